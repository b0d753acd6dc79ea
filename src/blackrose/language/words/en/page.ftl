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

## start

start-line = Mages plan their spells in secret, spring them on each other, and bring the Lodge down around them.
start-bot = Play against a bot
start-new = New table
start-join = Join
start-join-what = Paste the link you were sent, or the recovery code of your seat.
start-learn = New here?
start-learn-what = Only what is allowed can be chosen, and the page says what each choice would do. Everything else is in the rules, with search.
start-rules = Read the rules
enter-label = Link or recovery code
enter = Enter
enter-nothing = Paste a link or a recovery code here.
enter-no-link = This is no whole link of a table. It has a # in its middle: copy all of it.
tables = Your tables
tables-over = Over
tables-your-turn = Your turn
tables-open = An invited player has not come yet
tables-waiting = Waiting for { $who }
tables-on = The game goes on
tables-all = All { $count }
tables-fewer = Fewer
to-table = To the table
coming = One moment …
again = Try again
copy = Copy
copied = Copied.
copy-by-hand = It is selected: copy it by hand.
share = Share
trouble-offline = The server does not answer. Is your connection up?
trouble-other = That did not work. Try again.
your-name = Your name
new = New table
new-edition = Edition
new-seats = Seats
new-number = How many play
new-options = The game
new-pace = Time for a decision
new-pace-what = When the time is over the others may let a bot sit down for whoever is late.
new-pace-0 = No limit
new-pace-60 = 1 minute
new-pace-180 = 3 minutes
new-pace-600 = 10 minutes
new-pace-86400 = 1 day
new-pace-259200 = 3 days
new-make = Set the table
seat-numbered = Seat { $number }
seat-open = an open seat
seat-who = Who sits here
seat-me = Me
seat-me-what = Your own seat in this browser.
seat-here = Here as well
seat-here-what = Somebody else at this screen. Between your turns a curtain hides the cards.
seat-friend = A friend
seat-friend-what = You get a link to send. The game begins at once and waits for your friend.
seat-bot = A bot
seat-bot-what = A player that is a program. It sees only what its seat may see.
seat-name = Name
seat-level = Strength
seat-mage = Mage
seat-mage-later = Chosen in the game
made = The table is set
made-invite = { $count ->
    [one] Invite your friend
   *[other] Invite your friends
}
made-invite-what = Each link is for one seat and for one person: whoever opens it first and accepts, sits there.
made-link = Link for seat { $number }
made-share = Come and play Black Rose with me:
made-codes = { $count ->
    [one] Keep your code
   *[other] Keep your codes
}
made-code = Recovery code for seat { $number }
made-watch = Spectators
made-watch-link = Link for spectators
made-watch-what = Whoever has it sees the table and no hidden cards.
made-share-watch = Watch our game of Black Rose:
keep-seated = The seat is yours.
keep-recovered = The seat is yours again, on this device.
keep-code = Your recovery code
keep-what = With this code you get your seat back on another device, or when this browser has forgotten you. Keep it, and give it to nobody.
join = Join a table
join-by = { $who } invites you to a game of Black Rose ({ $edition }).
join-nobody = A seat is kept for you at a game of Black Rose ({ $edition }).
join-already = You already have a seat at this table.
join-accept = Take the seat
watch = Watch a game
watch-entering = You are being let in …
about-fans = Made by players
about-fans-1 = This is an unofficial fan edition of the board games Black Rose Wars. It is not made, approved or sponsored by the publisher, and nobody earns money with it.
about-fans-2 = The names of the games and of what is in them are trademarks of their owners. None of the publisher’s pictures or texts are used here: wording, drawing and code are our own. If you like the game, buy the box.
about-own = What is our own design
about-own-1 = Much of the cards is known from the published rulebooks, and some is not. Each card says where it comes from:
about-rulebook = from the rulebook
about-rulebook-what = Figures and effect are known from published rules; the words are ours.
about-community = told by players
about-community-what = Players have described it in public. It may differ in details.
about-original = our own design
about-original-what = Nobody told us, so we made a card that fits. It is not the publisher’s.
about-own-2 = Every rule the program follows is numbered and can be read:
about-fair = Fair and private
about-fair-1 = What your seat may not know never leaves the server, and bots see no more than a player on their seat. Before the game the server commits itself to its shuffle, and after it everybody can check that nothing was touched.
about-fair-2 = No account, no tracking, nothing from other hosts. A cookie says which seats are yours, and your settings stay in this browser.
about-credits = Credits
about-icons = Icons:
about-icons-all = Changed in colour only. Our thanks to all its contributors:
about-fonts = Typefaces:
about-ornament = The black rose, the rose window, frames and ornaments were drawn for this edition.
about-code = Program
about-code-1 = The program is free software under the MIT licence. The page is made with Svelte, Fluent and Vite, the server with Litestar, msgspec and uvicorn.
about-licences = Licences of all parts of the page
about-data = It comes without warranty. A game is kept on the server where it is played, with the names its players gave themselves.

## Board and cards

board-lodge = The Lodge
board-cell = Cell of { $name }
board-hue = { $colour ->
    [black] black
    [grey] grey
    [violet] violet
    [red] red
    [green] green
    [yellow] yellow
    [blue] blue
   *[other] { $colour }
}
board-face = { $face ->
    [ruined] ruined
    [available] rebuilt, effect unused this round
   *[used] rebuilt, effect used this round
}
board-slots = { $filled } of { $capacity } slots filled
board-cubes-of = { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
} of { $name }
board-here = Here: { $names }
board-health = { $left } of { $health } health
board-damage = Damage in order: { $cubes }
board-choose = Choose: { $text }
board-choices = { $count ->
    [one] { $count } choice here
   *[other] { $count } choices here
}
board-choices-in = Choose: { $name }
board-now = up now
board-would-gain = +{ $power } power
board-when-full = This is what they would gain if it filled with this ranking.
board-rewards = When full: { $first }, { $second } and { $third } power for the most cubes.
board-rule = Rule { $rule }
board-slot = { $state ->
    [empty] empty
    [ready] face down, ready
    [active] face down, with a token
   *[revealed] revealed
}
board-slot-card = { $name } ({ $side })
board-seat-of = { $name }’s seat
board-seat-open = waiting for a player
board-seat-person = at the table
board-seat-offline = away
board-seat-bot = bot: { $bot }
board-seat-bot-stands-in = { $bot } stands in
board-seat-crown = holds the Crown
board-seat-first = First Mage
board-seat-controlled = controlled by { $name }
board-seat-counts = Counts
board-seat-clock = time left: { $time }
board-seat-clock-over = time is over
board-count-power = Power
board-count-hand = Hand
board-count-hand-about = Spells in hand. Only the owner sees them.
board-count-grimoire = Grimoire
board-count-grimoire-about = Spells left to draw from this mage’s own pile.
board-count-memories = Memories
board-count-memories-about = Spells set aside in the open; they come back when the grimoire is made anew.
board-count-cubes = Cubes left
board-count-cubes-about = Cubes not yet on the table. They mark damage and instability.
board-count-tokens = Action tokens
board-count-tokens-about = Tokens left this round for moving, striking and using rooms.
board-count-trophies = Trophies
board-count-trophies-about = Mages defeated. They count again at the end of the game.
board-count-rooms = Rooms won
board-count-rooms-about = Rooms rebuilt mainly with this faction’s cubes. They count again at the end of the game.
board-track-about = Whoever has most power at the end wins. The track ends at { $top }.
board-piece-strength = Strength { $count }
board-piece-speed = Speed { $count }
board-piece-exhausted = Has been activated this round.
board-quests = Quests
board-quests-none = No quest lies on the table yet.
board-quest-claimed = claimed by { $name }
board-event = Event
board-event-none = No event lies on the table yet.
board-lasting = In force
card-own-design = our own design
card-choose-side = Choose the side: { $side }
card-figure = { $name ->
    [health] Health
    [strength] Strength
    [speed] Speed
   *[hand] Hand
}
motion-your-turn = your turn

## end

end-over = The game is over
end-count = The final count
end-skip = Show all
end-no-count = Nothing was counted.
end-standing = Final standing
end-with = { $power ->
    [one] with { $power } power
   *[other] with { $power } power
}
end-before = before
end-total = total
end-reason = { $reason ->
    [trophies] Trophies
    [rooms] Rooms
    [quests] Quests
   *[other] Other
}
end-ways = From here
end-rematch = Play again
end-replay = Watch the replay
end-share = Share
end-new = New game
end-share-link = Link to the replay
end-share-what = Whoever has this link can watch the whole game, with all cards open.
end-course = The course of the game
end-course-coming = The curves are being drawn …
end-chart = { $chart ->
    [power] Power
    [damage] Damage inflicted
    [rooms] Rooms won
    [instability] Instability placed
   *[other] Course
}
end-chart-label = { $title }; at the end: { $summary }
end-chart-round = Round { $round }
end-chart-rounds = Round
end-chart-table = As a table
end-proof = Check the shuffles
end-proof-what = Before the first card was dealt, the table published a commitment to the key of all its chance; now that the game is over it has named the key. Download the record, and the command deals the whole game again and compares.
end-commitment = Commitment
end-seed = Key
end-command = Command
end-record = Download the record

## rules

rules-what = Every rule by number, in our own words. Only the rules of the edition you choose are shown.
rules-search = Search the rules
rules-search-hint = words, or a number such as END.4
rules-editions = Edition
rules-edition-C = Classic
rules-edition-R = Rebirth
rules-edition-D = Duel
rules-edition-A = Avatar
rules-edition-all = All
rules-count = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
}
rules-contents = Contents
rules-glance = At a glance
rules-glance-what = What differs
rules-signs = What the signs mean
rules-signs-editions = C is Classic, R Rebirth, D Duel; A is what an Avatar adds to a game of Rebirth. A rule holds for the editions whose letters it carries and for no others.
rules-signs-sources = Behind a rule stands where it comes from: S0 is the English rulebook of Rebirth, S1 the Russian one of Classic, S2 the Russian one of Duel, S3 a draft of Rebirth with answers to questions, S4 the German one of Classic.
rules-signs-ruling = Ruling marks a decision of ours, where the books are silent or disagree.
rules-link = Link to this rule
rules-no-such = There is no rule { $id }.
rules-nothing = No rule has all of these words.
rules-in-all = Search all editions
rules-clear = Clear the search
rules-coming = The rules are being fetched …
rules-trouble = The rules could not be fetched.
rules-again = Try again
rules-back = Back
rules-whole = Whole page
rules-to-table = Back to the table
rules-to-replay = Back to the replay
