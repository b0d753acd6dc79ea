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
page-did-not-come = This page did not load
page-did-not-come-why = Perhaps the connection broke. Load the page again.
page-broke = Something went wrong on this page
page-broke-why = Your game is safe on the server. Load the page again to go on.
reload = Load again
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
start-bots = { $edition } against { $count ->
    [1] a bot
    [2] two bots
    [3] three bots
   *[other] { $count } bots
}
start-new = New table
start-solo = Solo against { $avatar }
start-solo-what = Alone against { $avatar }, a rival that plays by rules: four difficulties, a game of the day, ten challenges, and a record of your games.
start-solo-choose = Choose a solo game
start-join = Join
start-join-what = Paste the link you were sent, or the recovery code of your seat.
start-learn = New here?
start-learn-what = Only what is allowed can be chosen, and the page says what each choice would do. Everything else is in the rules, with search.
start-rules = Read the rules
enter-label = Link or recovery code
enter = Enter
enter-nothing = Paste a link or a recovery code here.
enter-no-link = This is only part of a link to a table. There is a # in its middle: copy all of it.
tables = Your tables
tables-over = Over
tables-you-won = You won
tables-won = { $who } won
tables-rose-won = The Black Rose won
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
qr = QR code
share = Share
trouble-offline = The server does not answer. Is your connection up?
trouble-other = That did not work. Try again.
your-name = Your name
new = New table
new-edition = Edition
new-seats = Seats
new-number = How many play
new-avatar = Avatar
new-avatar-what = A rival that plays by rules and is the Black Rose as well. With one, you may also play alone.
new-avatar-none = None
new-avatar-none-what = The Black Rose has no mage.
new-difficulty-what = How many commands the Avatar carries out in each round.
new-others = The other seats
new-others-bot = Bots
new-others-friend = Friends
new-others-here = At this screen
new-options = The game
new-pace = Time for a decision
new-pace-what = When the time is over the others may let a bot sit down for whoever is late.
lodge-own = Lay out the Lodge yourself
lodge-own-what = Otherwise chance says where the rooms lie.
lodge-how = Press a room, then another: they change places.
lodge-shuffle = Mix them
lodge-bound = { $centre } lies in the centre, { $beside } right beside it.
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
made-local = This server listens to this device only, so a link works nowhere else. For your network start it by: { $command }
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
    [purple] purple
    [red] red
    [green] green
    [yellow] yellow
    [blue] blue
   *[other] { $colour }
}
board-face = { $face ->
    [ruined] destroyed
    [available] rebuilt, available
    [used] rebuilt, used
    [open] token available
    [turned] token used
    [closed] closed until the second moon
   *[collapsed] collapsed
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
board-count-tokens = Physical action tokens
board-count-tokens-about = Tokens available this round for Explore, Fight and Command.
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
board-haunts = assigned to { $name }
board-haunted = Assigned
board-large = large
board-moon = Moon { $moon }
board-track-moons = The second moon rises at { $second } power, the third at { $third }. At { $end } the round becomes the last one.
board-last-round = Last round
board-fold = Fold { $name }’s seat
board-unfold = Unfold { $name }’s seat
board-evocations = Evocations
board-slot-waits = { $what ->
    [trap] a trap waits
   *[protection] a protection waits
}
board-school = School
board-count-aside = Personal spells
board-count-aside-about = Personal spells set aside; they come to hand when an effect calls them.
board-task-hidden = Hidden quest, moon { $moon }
board-task-state = { $state ->
    [active] active
    [completed] completed
   *[solved] { $slots ->
        [0] fulfilled
       *[other] solved
    }
}
board-task-met = fulfilled: is shown as soon as it may be
board-quest-deck = Cards in the quest deck
board-quest-discards = Discarded quests
board-worth = its token is worth { $power } at the end
board-leads = most instability: { $names }
board-copies = until the end of the round a copy: { $name }
board-also = counts as { $name } too
board-task-cubes = { $filled } of { $slots } cubes
board-jinx = Jinx
board-destiny-of = Destiny of { $names }
board-captured = Trophies taken from { $names }
board-won = Rooms won: { $names }
board-closed = { $name }: cannot be activated for the rest of the round
board-token-worth = Worth { $power } power at the end to whoever has most instability here when it is full; on a tie the Black Rose takes it.
board-task-part = { $done } of { $needed }
board-blocked-move = cannot move until the end of the round
board-blocked-walk = cannot move by physical actions until the end of the round
board-blocked-act = cannot take physical actions until the end of the round
board-blocked-rooms = cannot activate rooms until the end of the round
board-events = Event board
board-event-deck = Cards in the event deck
board-event-discards = Events gone by
board-event-now = works now
board-event-empty = No event lies here.
board-event-gone = Gone by:
board-library = Library
board-library-deck = Cards in the deck
board-library-discards = Discarded spells
board-forgotten = Forgotten spells
board-enlarge = Enlarge the Lodge
board-whole = Show the whole Lodge
card-own-design = our own design
card-choose-side = Choose the side: { $side }
card-enhanced = Enhancement: { $met } of { $all } elements are there
card-figure = { $name ->
    [health] Health
    [strength] Strength
    [speed] Speed
    [cubes] Cubes
   *[hand] Hand
}
motion-your-turn = your turn

## replay

replay = Replay
replay-bar = { $rounds ->
    [0] Round { $round } · { $phase }
   *[other] Round { $round } of { $rounds } · { $phase }
}
replay-coming = The game is being fetched …
replay-none = There is no such replay
replay-start = Before the first choice
replay-moment = Moment of the game
replay-where = { $round ->
    [0] { $at } of { $end } · { $phase }
   *[other] { $at } of { $end } · round { $round }, { $phase }
}
replay-rounds = Rounds
replay-to-round = To round { $round }
replay-play = Play
replay-pause = Pause
replay-back = One step back
replay-on = One step on
replay-round-back = To the beginning of the round
replay-round-on = To the next round
replay-speed = Speed: { $speed }
replay-eyes = Through whose eyes
replay-eyes-open = All cards open
replay-eyes-watching = As a spectator
replay-eyes-of = Through the eyes of { $name }
replay-hand = Hand
replay-share = Share
replay-fork-short = Go on from here
replay-fork = Go on from here
replay-fork-what = { $at ->
    [0] A new game begins with the same cards.
    [1] A new game begins after the first choice, with the cards as they lay. The old one stays as it is.
   *[other] A new game begins after choice { $at }, with the cards as they lay. The old one stays as it is.
}
replay-fork-seat = You play
replay-fork-bots = Against
replay-fork-strongest = the strongest bot
replay-fork-go = Play
replay-tabs = Parts of the replay
replay-beside = Log, quests and charts
replay-tab-board = Board
replay-tab-seats = Seats
replay-tab-log = Log
replay-tab-quests = Quests
replay-tab-charts = Charts

## end

end-over = The game is over
end-you-won = The victory is yours.
end-you-lost = You have not won this time.
end-count = The final count
end-skip = Show all
end-no-count = Nothing was counted.
end-standing = Final standing
end-with = { $power ->
    [one] with { $power } power
   *[other] with { $power } power
}
end-solo = { $people ->
    [one] The solo game
   *[other] Against the Avatar
}
end-solo-together = You played as one side: all win if the best of you beats it.
end-solo-not-first = This day’s game was played before: the first time counts.
end-solo-first = Your first game at this difficulty is in your record.
end-solo-best = Your best score at this difficulty; before it was { $before }.
end-solo-record = Your best score at this difficulty is { $best }.
end-solo-public = The cards of this game are known to all beforehand: they are dealt from a public key.
end-solo-harder = Next: { $difficulty }
end-before = before
end-total = total
end-reason = { $reason ->
    [trophies] Trophies
    [rooms] Rooms
    [quests] Quests
    [solved] Solved quests
    [crown] Crown
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

## lessons

lesson-guide = Guide
lesson-start = Learn by playing
lesson-here = Explain things as they come up
lesson-next = Next
lesson-done = Got it
lesson-stop = No more hints
lesson-stopped = The guide is off. “Learn by playing” on the start page brings it back.
lesson-fold = Fold the guide away
lesson-unfold = Show the guide
lesson-more = { $count } more
lesson-rule = Rule { $rule }

lesson-title-welcome = Welcome to the Lodge
lesson-text-welcome = You are a mage who fights for power, and the Black Rose herself plays along. Whoever has the most power at the end wins. You need not know the rules: only what is allowed is offered, and what is lit can be chosen.
lesson-title-blackrose = The Black Rose phase
lesson-text-blackrose = Each round begins with her: an event happens, good or bad for everybody. She gains power like a mage, so keep an eye on her token on the track.
lesson-title-study = The study phase
lesson-text-study = You draw new spells. Most spells have a light and a dark side and you use only one of them, so read both: point at a card, or hold it, and it opens.
lesson-title-action = The action phase
lesson-text-action = Now you act by turns, one or two actions at a time, until nobody can act any more. You may take one action and keep the rest for later: often it pays to see what the others do first.
lesson-title-evocation = The evocation phase
lesson-text-evocation = Each evocation on the board moves and strikes once more, by turns. An evocation does so for whoever controls it.
lesson-title-cleanup = The clean-up phase
lesson-text-cleanup = The spells of this round go to the Memories, and rooms whose slots are full pay whoever filled them. After that the next round begins.
lesson-text-cleanup-classic = The spells of this round go to the Memories, traps that nobody set off to the hand. Tokens of rooms turn back, and rooms whose slots are full collapse: their tokens go to whoever has most cubes there. After that the next round begins.
lesson-title-over = The game is over
lesson-text-over = Now trophies, rooms and what else counts are added up. Look at the curves to see where the game turned, watch it again from any moment, or play on from there in another way.
lesson-title-dmage = Choose your mage
lesson-text-dmage = Mages differ in health, strength, speed and in the spells only they have. For a first game any of them will do.
lesson-title-dgrimoire = Your first spells
lesson-text-dgrimoire = The grimoire is the deck you draw from each round. Point at the lists to see what is in them; one is not better than the other, only different.
lesson-title-deventside = The event card
lesson-text-deventside = It says what the Black Rose does in each round of this game. Everybody sees it from the start, so you can plan for it.
lesson-title-dquestside = The quests
lesson-text-dquestside = Quests give power to whoever meets them first. The side you choose says which quests lie open for everybody.
lesson-title-ddiscard = Too many spells
lesson-text-ddiscard = Your hand is over its limit. What you discard goes to the Memories and can come back from there.
lesson-title-dplan = Lay out your spells
lesson-text-dplan = Put spells face-down into your slots and choose the side of each. Spells from I, II, III can only be cast in this order, the quick one at any time. Nobody sees them, and you may change your mind until you lock the plan.
lesson-title-daction = Choose an action
lesson-text-daction = Explore moves you, Fight strikes somebody in your room, Command, where it is offered, sends an evocation: each costs one physical action token. Casting costs the spell you have laid out, and Momentum discards one to move a step. Try to end where your next spell reaches somebody.
lesson-title-dpart = Step by step
lesson-text-dpart = An action has parts: moves, an attack, activating the room you are in. Lit rooms can be entered and lit models attacked; a room can be activated once, before or after the rest. You may leave out what you do not want.
lesson-title-devocation = Which evocation acts
lesson-text-devocation = Evocations fight for you: they move, strike, and stand in the way. An evocation that has acted is exhausted until the round ends.
lesson-title-dtarget = Choose a target
lesson-text-dtarget = The number behind the target is its range: so many rooms in a straight line, 0 is your own room. Where a dummy is offered you may aim at nobody at all, to have the rest of the spell.
lesson-title-dmodel = Choose a model
lesson-text-dmodel = The sentence that is being carried out stands above the answers. The models it can mean are lit on the board.
lesson-title-droom = Choose a room
lesson-text-droom = The rooms this sentence can mean are lit. Think of who stands there, and of how full its slots are.
lesson-title-dmay = You may
lesson-text-dmay = Where a card says “may” the choice is yours. Read the sentence: some bring something and cost something as well.
lesson-title-dcube = Choose cubes
lesson-text-dcube = Cubes show who did the damage, and who did most gains most when the mage falls. So it matters whose cube goes.
lesson-title-dshare = Too few cubes
lesson-text-dshare = A faction can only place the cubes it has. Where they do not suffice you say how they are shared out.
lesson-title-dspell = Discard a spell
lesson-text-dspell = Choose what you need least. A spell in a slot is lost for this round, one in the hand only for later.
lesson-title-dcast = Cast a spell from hand
lesson-text-dcast = Choose a slot that is free or whose spell may make way, then the spell from your hand and its side. It is cast at once, as from your sheet.
lesson-title-dclaim = Claim a quest?
lesson-text-dclaim = You have met a quest. If you claim it you gain its power and it is closed to all others, but the Black Rose strikes you for it. With little health left, think twice. What will still hold later can be put off, so that you are not asked each time.
lesson-title-dreact = Something answers
lesson-text-dreact = What has just happened sets off something of yours: a trap, a protection, an effect in force. You may reveal or use it now, or keep it for later. You can also say beforehand what shall happen: standing orders lie below your answers.
lesson-title-dupgrade = An upgrade
lesson-text-dupgrade = Upgrades make an evocation stronger as long as it stands. It can carry one, so choose which it keeps.
lesson-title-drebuild = Rooms are full
lesson-text-drebuild = Several rooms are full. The order can matter, because each pays whoever has the most cubes in it.
lesson-title-dchoose = Choose one
lesson-text-dchoose = This card offers several effects and you get one of them. Point at an answer to see what is certain to happen.
lesson-title-dname = Name something
lesson-text-dname = Later sentences of this card speak of what you name now: a colour of rooms, or a type of spells.
lesson-title-dstrike = How you strike
lesson-text-dstrike = An effect that lasts this round changes your attacks. Choose how this one is made: as it is, or the way the effect allows.
lesson-title-damount = How much
lesson-text-damount = “Up to” means that less is allowed, even nothing. Usually the most is best, but not where it costs you something.
lesson-title-ehurt = You were hit
lesson-text-ehurt = Damage lies as cubes on your health bar, each in the colour of whoever did it. When the bar is full you are defeated, and those who hurt you gain power by their share.
lesson-title-edefeated = A mage is defeated
lesson-text-edefeated = Whoever did the most damage gains the most power, and the last blow wins a trophy. The defeated mage goes back to the Cell with a clean bar and walks out again with the next Explore or Momentum: it costs a step, not the game.
lesson-title-eplaced = Instability
lesson-text-eplaced = Cubes in the slots of a room are instability, in the colour of whoever placed them. When all slots are full the room pays in clean-up, first of all the one with most cubes there. It is the quiet way to power.
lesson-text-eplaced-classic = Cubes in the slots of a room are instability, in the colour of whoever placed them. When all slots are full the room collapses in clean-up, and whoever has most cubes there takes its token; the figure on it is power at the end.
lesson-title-erebuilt = A room changes
lesson-text-erebuilt = A full room has paid its rewards and now shows another face, with another effect. Point at it to read both.
lesson-title-ecollapsed = A room collapses
lesson-text-ecollapsed = Whoever had most cubes there took its token, which counts at the end; on a tie the Black Rose has it. The room stays where it is, but nobody can activate it any more.
lesson-title-eopened = The Black Rose Room is open
lesson-text-eopened = With the second moon it has its token: it gives a forgotten spell to whoever gives up four of their own.
lesson-title-eblocked = Blocked
lesson-text-eblocked = A block token keeps a mage from something for the rest of the round: moving, physical actions or activating rooms. It goes in the clean-up, and when the mage comes to the Cell.
lesson-title-eclaimed = A quest is gone
lesson-text-eclaimed = Quests are first come, first served. What nobody claims may serve the Black Rose in the end, so look at the list now and then.
lesson-title-esummoned = An evocation appears
lesson-text-esummoned = Evocations have health, strength and speed like mages. They act with Command and in the evocation phase, and striking them down keeps them from striking you.
lesson-text-esummoned-classic = Evocations have health, strength and speed like mages. They act in the evocation phase and through spells, and striking them down keeps them from striking you.
lesson-title-elasting = An effect that stays
lesson-text-elasting = This text does not end with its turn. Effects in force are listed beside the board, with the card they come from.
lesson-title-undo = Taking back
lesson-text-undo = You can take your last choice back as long as nothing hidden has become known and nobody else has chosen. So try things out: a wrong press costs nothing.
lesson-title-preparation = The preparation phase
lesson-text-preparation = Now everybody lays out spells at the same time, face-down. A trap or a protection that you cast stays hidden and waits for its condition; in the list under your slots you say what shall happen when it comes.
lesson-title-dschool = A school of magic
lesson-text-dschool = At the beginning you take one school, which gives you your first spells. Later each round you draw from the schools of the Library: all hear which ones you name, nobody sees the cards.
lesson-title-dkeep = Keep two
lesson-text-dkeep = Of the spells drawn from the Library you keep two. The others go face-up to the discards of their schools, where everybody can see them.
lesson-title-dputaway = Thin out your hand
lesson-text-dputaway = Once a round you may put one spell away: it leaves your cards and goes back to its school. If you hold too many, the rest goes to the Memories.
lesson-title-dgiveup = Give up a quest?
lesson-text-dgiveup = You may give up a quest you cannot meet and draw another instead. The Black Rose gains power for it, more under later moons.
lesson-title-dquest = Which quest
lesson-text-dquest = You hold more quests than you may, or an effect asks for one. Keep what you are closest to.
lesson-title-dquesteffect = A completed quest
lesson-text-dquesteffect = A quest you have completed can be activated once, before or after an action of yours: it gives its effect and its power, and counts again at the end.
lesson-text-dquesteffect-classic = Several of your quests are fulfilled at once. You show them one after the other, and each gives its effect and its power before the next: say which comes first.
lesson-title-devent = An event
lesson-text-devent = Events lie on the board for some rounds and move on. Read what each does, and in which phase.
lesson-title-dkind = What do you summon?
lesson-text-dkind = You choose what appears. Figures and texts of each stand beside its name.
lesson-title-dreplace = No place left
lesson-text-dreplace = You can have three evocations. For a fourth one must go, or the new one does not come.
lesson-title-dorder = Cards go back on their pile
lesson-text-dorder = Say which of the cards you have looked at lies on top, then the next, until all are back. Nobody else sees them.
lesson-title-dfirst = What comes first
lesson-text-dfirst = A spell places cubes in two ways, and there are too few of them, or the order matters. You say which comes first.
lesson-title-delement = Any element
lesson-text-delement = A spell of any element counts as the one you name now, for as long as it lies on your sheet.
lesson-title-djinx = A jinx
lesson-text-djinx = A jinx handicaps its mage until it is worked off with cubes, one each clean-up. Nobody has two of the same kind.
lesson-title-ddestiny = Destiny
lesson-text-ddestiny = Your Destiny lies on the mage who falls now. Each one you let come true counts as damage of yours for the rewards; what you keep stays for later.
lesson-title-dtrophy = A trophy
lesson-text-dtrophy = Trophies are taken from the mages themselves and count at the end. Each mage has only so many.
lesson-title-dtakeback = Spells that waited in vain
lesson-text-dtakeback = Traps and protections that nobody set off can come back to your hand. What you leave goes to the Memories.
lesson-title-dcleanup = In which order
lesson-text-dcleanup = Several of your cards do something in clean-up. You say which comes first.
lesson-title-dremove = What leaves the Avatar
lesson-text-dremove = Each clean-up one evocation that was put on the Avatar leaves it. Whoever holds the crown says which.
lesson-title-dwinner = A tie to the end
lesson-text-dwinner = Nothing is left that could decide, so the crown holder names the winner.
lesson-title-dstep = You move for the Black Rose
lesson-text-dstep = Her evocations go where her rules lead them. Where several ways are equally good, the crown holder chooses: today that is you.
lesson-title-ejinxed = A jinx falls
lesson-text-ejinxed = A jinx lies on a mage and weakens them in every round. It is worked off in clean-up, cube by cube.
lesson-title-emoon = The moon rises
lesson-text-emoon = Somebody’s power has reached the next moon: from now on events and quests come from its deck, and are worth more.
lesson-title-aavatar = A rival that plays by rules
lesson-text-aavatar = The Avatar is a mage like you and the Black Rose as well, and nobody plays it: it turns a command card and does what stands there. To win you need more power than it has at the end. Its panel tells everything about it.
lesson-title-acommand = It turned a command
lesson-text-acommand = A command card is carried out from top to bottom. It has a few of them each round and goes on when you can act no more. The used ones come back in clean-up: after a while you know what may come.
lesson-title-adecided = Why it chose so
lesson-text-adecided = It never thinks, it compares: who has the most damage, who is nearest, who has the most power. Its panel shows each comparison with the figures, and the board lights up what was compared. So you can stand where it will rather go for something else.
lesson-title-aarmed = An armed back
lesson-text-aarmed = The card on top of its deck shows a mark: struck in the way the mark says, it goes off at once. A spell on a room, or an evocation that goes first, can be the better answer. It costs the Avatar one of its commands.
lesson-title-asprang = It was set off
lesson-text-asprang = Only the trap or protection part of the armed card works now. The card goes to its Memories and counts as one of its commands.
lesson-title-abehalf = You decide for it
lesson-text-abehalf = By its own rules everything here is equal, so the crown holder chooses. Alone that is always you: choose what harms you least.
lesson-title-aover = How it is counted
lesson-text-aover = What counts is your power against the Avatar’s. The margin and the number of rounds make the score; the record keeps your games, and a harder difficulty counts more.

## solo: games against an Avatar, their record, and in short

solo = Solo
solo-title = Solo against { $avatar }
solo-part-play = Play
solo-part-short = In short
solo-part-record = My record
solo-own = our own, not from the book
solo-own-value = { $name } (our own)
solo-difficulty = Difficulty
solo-by-chance = By chance
solo-more-options = More options
solo-comparable = Only games of the usual length and options are compared by their score.
solo-play = Play
solo-own-game = A game as you like it
solo-again = Try again
solo-all = All solo games
solo-today = Game of the day
solo-against = { $mage } ({ $school }) against { $avatar }, { $difficulty }
solo-today-play = Play today’s game
solo-today-again = Play it again
solo-today-played = { $outcome ->
    [won] Won by { $margin }, score { $score }.
   *[other] Lost by { $margin }, score { $score }.
} The first time counts.
solo-challenges = Challenges
solo-challenges-what = Ten prepared games, each with a goal of its own.
solo-challenges-done = { $done } of { $count } met
solo-challenge-play = Play the challenge { $name }
solo-you-choose = you choose
solo-best = best score { $score }
solo-kind = { $kind ->
    [ordinary] Own game
    [today] Game of the day
    [challenge] Challenge
   *[other] Own options
}
record = My solo games
record-what = Kept in this browser alone and sent nowhere.
record-not-kept = This browser keeps nothing: the record lasts as long as this page.
record-empty = No solo game has been played to its end yet.
record-games = Games
record-won = Won
record-streak = Won in a row
record-best = Best score
record-by-difficulty = By difficulty
record-all = All games
record-when = Day
record-kind = Game
record-result = Result
record-margin = Margin
record-score = Score
record-outcome = { $outcome ->
    [won] won
   *[other] lost
}
record-save = Save as a file
record-bring = Bring in a file
record-brought = { $count ->
    [0] Nothing in this file is new.
    [one] One game was added.
   *[other] { $count } games were added.
}
record-clear = Clear the record
record-clear-sure = { $count ->
    [one] One game will be forgotten. This cannot be undone.
   *[other] All { $count } games will be forgotten. This cannot be undone.
}
short = Against the Avatar in short
short-learn = A first game with the guide
short-rival = Who it is
short-rival-what = An Avatar sits at the table as one more mage, led by rules, and is the Black Rose at the same time: her token on the power track and her black cubes are its own. You can strike it, defeat it and take its trophies, as with any mage.
short-turn = Its turn
short-turn-what = When it is due it turns the top card of its command deck and carries it out from top to bottom. It does so two to four times a round, by difficulty, and goes on after your last action until all are used.
short-card = A command card
short-card-what = A physical part moves and strikes, a spell part is a spell of its own. The mark for instability places a black cube in its room right before the spell part; the mark for an extra card turns one more, which does not count.
short-choice = Whom it chooses
short-choice-what = Each part names a priority. A: the most damage, then the nearest, then the most power. B: the nearest, then the most power, then the most damage. C, for rooms: the most mages, then models, then instability. Steps are counted through rooms; mages in Cells do not count. The table shows each choice with all its figures.
short-crown = Where its rules decide nothing
short-crown-what = Among what is equal the crown holder chooses. Alone you always hold the crown, so you are the one who is asked.
short-armed = The armed back
short-armed-what = A mark on the back of the top card arms it: it goes off when a combat spell targets the Avatar, or when the Avatar suffers damage, as the mark says. Only its trap or protection part works then, and it counts as one of its commands.
short-fall = When it falls
short-fall-what = A defeat pays as always and sends it to its Cell. It does not stay there: when it is due next, its skill takes it to the Black Rose Room.
short-never = What it never does
short-never-what = It does not study or prepare, draws no quests, never gets the crown, suffers no black damage, and events that touch mages pass it by.
short-deck = Its decks
short-deck-what = Each moon has a command deck and an event deck of its own. In clean-up the cards it has used are shuffled under their deck: you learn them, but cannot count on them.
short-end = Who wins
short-end-what = At the end it is a mage among mages: it ranks for trophies and solved quests, and most power wins. A tie is broken as among mages, by solved quests and then trophies.
short-own = What is ours
short-own-what = The book has Apprentice and Master. Novice, Legend, playing together, the score, the game of the day and the challenges are our own, and marked so.

## the Avatar at the table

avatar-choice = Why it chose so
avatar-priority = Priority { $letter }
avatar-chosen = { $name } is chosen
avatar-equal = { $count ->
    [0] Nothing could be chosen.
   *[other] Equal by all: { $names }. The crown holder chooses.
}
avatar-others = { $count } others: { $figures }
avatar-on-board = Show on the board
avatar-command-now = Carried out now
avatar-command-last = Latest command
avatar-command-sprung = Set off
avatar-part = { $state ->
    [done] done
    [running] now
    [left-out] left out
    [waiting] next
   *[other] { "" }
}
avatar-commands = { $left } of { $commands } commands left this round
avatar-commands-round = { $commands } commands in each round
avatar-decks = Command decks by moon
avatar-deck = Cards in the deck
avatar-armed = The top card is armed.
avatar-armed-not-now = Not now: its commands are used up.
avatar-used = Memories
avatar-together = together
avatar-decides = By what it decides
avatar-all-commands = All its commands
avatar-skill = Skill
avatar-crown = What is still equal the crown holder decides.
avatar-margin = { $side ->
    [ahead] { $count } power ahead of { $name }
    [behind] { $count } power behind { $name }
   *[level] level with { $name }
}
goal = Goal of the challenge
goal-state = { $state ->
    [met] met
    [failed] failed
   *[open] open
}

## notices

notices = Notices
notices-system = On this device
notices-system-on = Call me when it is my turn
notices-system-what = Your system shows a notice while this page is open but not in sight.
notices-system-none = This browser cannot show notices of your system.
notices-system-refused = This browser does not allow it. Look at its settings for this page.
notices-call = Black Rose: it is your turn
notices-call-sample = This is how you will be called.
notices-mail = By e-mail
notices-mail-what = When the table waits for you and you have not been here for a while, you get a letter: one a wait, with nothing in it that others could not see.
notices-mail-kept = The address is kept until this game is over, or you want no more letters. Others at the table do not see it.
notices-address = E-mail address
notices-ask = Send me a link to confirm
notices-asked = A letter is on its way to { $address }. Open the link in it; before that nothing else is sent.
notices-on = Letters go to { $address }.
notices-other = Another address
notices-stop = No more letters
notices-confirm-what = You will get a letter when a table waits for you. Is that what you want?
notices-confirm = Yes, send me letters
notices-confirmed = Done. You get a letter when the table waits for you and you are not there. You can close this page.
notices-end-what = Shall no table write to this address any more, and the address be forgotten?
notices-end = No more letters
notices-ended = Done. The address is forgotten, and nothing more is sent to it.

## table

table-title = The table
table-coming = The table is being laid …
table-unknown = There is no such table. Perhaps the link is incomplete.
table-no-right = You have no seat at this table. Ask for an invitation, or enter your recovery code on the start page.
table-moved = Your seat is played on another device now. To play here again, enter your recovery code on the start page.
table-closed = The table has ended the connection.
table-offline = No connection. What you see may be old; trying again …
table-round = { $rounds ->
    [0] Round { $round }
   *[other] Round { $round } of { $rounds }
}
table-rule = Rule { $rule }
table-tabs = Parts of the table
table-tab-board = Board
table-tab-me = Me
table-tab-rivals = { $count ->
    [0] Seats
    [one] Rival
   *[other] Rivals
}
table-tab-seats = Seats
table-tab-log = Log
table-tab-quests = Quests
table-tab-events = Events
table-window = A window is open: { $name } may answer
table-window-left = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
}
table-library = Library
table-tab-answers = something to choose here
table-rivals = Power and rivals
table-beside = Log and quests
table-to-board = See the board
table-to-end = Back to the result
table-hand = Your hand
table-hand-empty = Your hand is empty.
table-hand-hidden = Your cards are hidden.
table-hide-hand = Hide my cards
table-show-hand = Show my cards
table-menu = Menu
table-text-mode = Text mode
table-report = Report a bug
table-report-what = The file holds what your seat sees, the log, and versions; nothing that others keep secret. Attach it to your report.
table-report-get = Download the file
table-cards = Cards
table-memories = Memories
table-grimoire = My grimoire
table-grimoire-about = What you can still draw, in no order.
table-removed = Removed
table-removed-about = Out of the game for good.
table-unseen = What could it be
table-unseen-about = Spells you have not seen this game. Any card you cannot see is one of these.
table-group = { $group ->
    [forgotten] Forgotten spells
    [personal] Personal spells
   *[other] { $group }
}
table-no-cards = No cards.
table-place-hand = { $name }, in hand: { $count }
table-place-slots = { $name }, face-down: { $count }
table-place-grimoire = { $name }, grimoire: { $count }
table-place-library = Library: { $count }
table-place-forgotten = Forgotten: { $count }
table-seats = Seats and guests
table-seat-nobody = Nobody yet
table-seat-open = waits for somebody
table-seat-here = at the table
table-seat-away = not connected
table-seat-bot = bot: { $bot }
table-seat-stands-in = { $bot } stands in
table-seat-you = you
table-seat-late = The time is up.
table-shuffles = The shuffles
table-shuffles-what = A secret key fixes all the chance of this game. With this commitment the table bound itself to it before the first card was dealt: once the game is over the key is told, and anybody can check that it fits. Write it down if you want to be sure.
table-seat-bot-in = Let a bot play
table-late-bot = Time is up: let a bot play
table-bot-for-you = A bot plays for you.
table-wait-open = { $name }’s seat still waits for somebody.
table-wait-late = { $name } has used up the time.
table-wait-away = { $name } is not connected.
table-invite = Make an invitation
table-invite-link = Invitation
table-invite-what = For one person. A link made earlier for this seat no longer works.
table-leave = Leave; a bot plays on
table-leave-sure = Yes, let a bot play on
table-return = Take my seat back
table-code = New recovery code
table-code-what = With it you take your seat along to another device. The code before it no longer works.
table-watchers = { $count ->
    [0] Nobody is watching.
    [one] { $count } spectator is watching.
   *[other] { $count } spectators are watching.
}
table-watch-make = Link for spectators
table-watch-link = Link for spectators
table-watch-what = They see what everybody may see, and no hidden card. An earlier link no longer works.
table-help = Keys
table-help-choosing = Choosing
table-help-choosing-1 = choose the answer of this number
table-help-choosing-2 = go from answer to answer
table-help-choosing-3 = choose; do it, where it was asked again
table-help-choosing-4 = not yet
table-help-choosing-5 = take the last choice back
table-help-planning = Planning
table-help-planning-1 = lay the card of this number into the marked slot
table-help-planning-2 = light or dark side of the card laid last
table-help-planning-3 = mark another slot
table-help-planning-4 = the card laid last changes places with the marked slot
table-help-planning-5 = take it back into the hand
table-help-planning-6 = lock the plan
table-help-looking = Looking
table-help-looking-1 = enlarge the card in focus, or the one that asks
table-help-looking-2 = hide or show your cards
table-help-looking-3 = the log
table-help-looking-4 = text mode
table-help-looking-5 = this list
table-help-touch = By touch: hold a finger on a room, a piece or a card to read it. A first tap on an answer shows what it would do, where that matters.
curtain-pass = Pass the screen to { $who }
curtain-only-you = Go on when nobody else can see it.
curtain-ready = I am { $who }

## choosing

choose-prompt = What is asked
choose-answers = Answers
choose-resolving = The text that is being carried out
choose-final = cannot be taken back
choose-do-it = Do it
choose-not-yet = Not yet
choose-undo = Undo
choose-why = Why?
choose-absent = Not now:
choose-card = { $name }: { $text }
choose-preview = What is certain
choose-preview-more = What follows depends on chance or on hidden cards.
choose-preview-open = What it does depends on chance or on hidden cards.
choose-pass-by = Pass, and do not ask again before my next action
cubes-confirm = { $count ->
    [0] Confirm: no cube
    [one] Confirm { $count } cube
   *[other] Confirm { $count } cubes
}
cubes-picked = { $count } of { $most } picked
choose-ask-again = Ask again
pick-aside = Put one of your hand away first
pick-done = { $what ->
    [keep] { $name } is kept
    [away] { $name } is put away
   *[other] { $name } is discarded
}
school-lies = { $deck } in the deck, { $discards } in its discards
school-rest = All further draws from { $name }
school-rest-what = A press on a school is one draw. The arrow beside it takes all the rest from there.
react-happened = What has just happened
react-nothing = Nothing of yours answers this. The others cannot tell: they see only that you were asked.
react-passing = Your traps and protections stay hidden until your next action.
order-title = { $count ->
    [one] Standing order for { $count } spell
   *[other] Standing orders for { $count } spells
}
order-what = What shall happen when a trap or protection could be revealed. Only you see this, and you can change it at any time.
order-for = Standing order for { $name }
order-mode-ask = Ask me
order-mode-first = Reveal at the first chance
order-mode-saves = Only if it saves me from defeat
order-mode-against = Only against …
plan-title = { $least ->
    [1] Prepare your spell, face-down.
   *[other] Prepare { $least } to { $most } spells, face-down.
}
plan-slots = Your slots
plan-slot-empty = Slot { $slot }: { $what }
plan-slot-filled = Slot { $slot }: { $name }, { $side }
plan-empty = empty
plan-next-here = next card here
plan-remove = Take { $name } back
plan-lies = { $name }: in slot { $slot }
plan-light = Light
plan-dark = Dark
plan-copies = { $left } of { $copies }
plan-lock = { $count ->
    [0] Lock
    [one] Lock { $count } spell
   *[other] Lock { $count } spells
}
plan-locked = Your plan is locked.
plan-others = { $count ->
    [one] One more is still planning.
   *[other] { $count } others are still planning.
}
plan-last = The others are done: your lock begins the round.
plan-change = Change my plan
plan-close-up = Move up
plan-more = You may add more, or lock.
plan-not-offered = { $name } cannot lie in slot { $slot } now. What was sent has been taken back.
plan-refused = The plan was not taken. Try again.
plan-wrong-few = Lay out at least { $least }: choose a half of a card.
plan-wrong-gap = There is a gap between the slots.
plan-wrong-first = The first slot must be filled.
plan-wrong-quick = The quick slot must be filled.
plan-wrong-hand = A card of this plan is no longer in your hand.

## log

log-title = Log
log-filter = Whose doings
log-everybody = Everybody
log-empty = Nothing has happened yet.
log-commitment = Commitment to the shuffles: { $commitment }…
log-since = Since your last visit
log-hit-you = This hit you
log-fold = Fold
log-unfold = Unfold ({ $count })
log-fold-all = Fold all actions
log-unfold-all = Unfold all actions
log-more = { $count ->
    [one] … and { $count } more
   *[other] … and { $count } more
}
log-to-end = To the end

## text mode

text-title = The table as text
text-leave = Leave text mode
text-said = What was said
text-line = A number, words of an answer, or a command (? for help)
text-send = Send
text-commands = Commands
text-name-o = Answers
text-name-l = Log
text-name-b = Board
text-name-h = Hand
text-name-s = Seats
text-name-q = Quests
text-name-u = Undo
text-name-help = Help
text-help-number = A number, or words of an answer: choose it.
text-help-o = o, or nothing: what is asked, and all answers.
text-help-u = u: take your last choice back.
text-help-l = l: the last lines of the log; l 30: the last thirty.
text-help-b = b: the board, room by room.
text-help-h = h: your hand, both sides of each card.
text-help-s = s: the seats: power, health, slots, counts.
text-help-q = q: quests, event, effects in force.
text-help-r = r 3: read the card of answer 3; r and words: read the card of that name; r: the card that asks.
text-help-t = t: leave text mode.
text-answers = { $count ->
    [one] { $count } answer; o lists it.
   *[other] { $count } answers; o lists them.
}
text-confirm = This cannot be taken back. y: do it. n: not yet.
text-not-done = Not done.
text-busy = One moment: the last choice is on its way.
text-no-number = The answers have the numbers 1 to { $count }.
text-not-understood = That is no answer and no command. Type ? for help.
text-no-undo = There is nothing to take back.
text-no-hand = You are watching: you have no hand.
text-no-card = No such card.
text-which-card = Which card? Type r and a number or words of its name.
text-absent = Not now: { $text }. { $why } ({ $rule })
text-next-to = Next to: { $names }
text-in-cell = In the Cell: { $name }
text-power = { $name }: { $power } power
text-counts = in hand { $hand }, grimoire { $grimoire }, Memories { $memories }, cubes { $pool }, action tokens { $tokens }, trophies { $trophies }, rooms won { $rooms }
text-crown = has the crown
text-lasting = In force: { $name } ({ $owner })
text-name-w = Orders
text-name-a = Avatar
text-help-a = a: the Avatar: its commands, its latest choice, how far ahead of it everybody is.
text-no-avatar = No Avatar plays here.
text-avatar-decks = Cards in its command decks by moon: { $decks }; moon { $moon } is in use.
text-help-cubes = Where several cubes are asked for: all their numbers in one line, in any order, such as 1 3; 0 for none.
text-help-w = w: standing orders for your traps and protections; w 2 1: for the second of them: 1 ask me, 2 first chance, 3 only if it saves me, 4 only against, with the numbers of the seats.
text-orders-none = You have no trap and no protection in your slots.
text-order = { $number }. { $slot }, { $name }: { $order }
text-order-against = { $order } { $names }
text-cubes = Type the numbers of the cubes you choose in one line, such as 1 3: { $least ->
    [0] up to { $most }, or 0 for none.
   *[other] { $most } of them.
}
text-cubes-wrong = These cubes cannot be chosen together.
text-order-wrong = Type w, the number of the spell and the number of the order, such as w 1 2.
text-window = { $seconds ->
    [one] You have { $seconds } second to react.
   *[other] You have { $seconds } seconds to react.
}
text-moon = Moon { $moon }
text-last-round = this is the last round
text-school = school of { $name }
text-task = quest { $name } ({ board-task-state }{ $slots ->
    [0] { "" }
   *[other] , { $cubes } of { $slots } cubes
})
text-quest-discards = Discarded quests: { $names }
text-task-hidden = a hidden quest of moon { $moon }
text-jinx = jinx { $name } ({ $cubes } of { $needed } cubes)
text-destiny = Destiny of { $names }
text-haunted = assigned: { $names }
text-event-board = Event { $slot }: { $text }
text-no-events = No event lies on the board.
text-school-deck = { $name }: { $deck } in the deck, { $discards } in its discards
