### The words of the page in the browser. What happens at the table, questions and cards come from the server.

## shell

title = Black Rose
skip = Skip to the content
pages = Pages
rules = Rules
about = About
language = Language
close = Close
cancel = Cancel
unofficial = An unofficial fan edition, not affiliated with the publisher.
page-did-not-come = This page did not come
page-did-not-come-why = Perhaps the connection broke. Load the page again.
lost = There is nothing here
lost-why = This address leads nowhere. If somebody sent you a link, ask for the whole of it.
to-start = To the start
settings = Settings
settings-sound = Sounds
settings-sound-what = A soft tone when you are waited for, and for what happens at the table.
settings-notice = Mark in the page’s title
settings-notice-what = The title tells you that it is your turn while you are looking at another page.
settings-confirm = Ask where undo ends
settings-confirm-what = Ask once more before a choice that cannot be taken back.
settings-text = Text mode
settings-text-what = The table as text, for screen readers and for playing by number.
settings-larger = Larger text
settings-larger-what = Everything a size larger.
settings-speed = Animations
settings-speed-0 = none
settings-speed-1 = quick
settings-speed-2 = usual
settings-speed-3 = slow
