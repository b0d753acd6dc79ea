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
