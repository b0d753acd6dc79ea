### The game in a terminal: the table in sentences, the keys, the help.

## The start

notice-unofficial = An unofficial fan edition: no art and no text of the publisher.
notice-original = Cards of our own design are marked with ✎: of some of the box's cards only the name is known.

## The table in sentences

round-line = Round { $round } of { $rounds }, { $phase }. The crown is with { $who }.
event-line = Event of this round: { $name }. { $text }
power-line = Power: { $list }.
tracks-line = Trophies: { $trophies }. Rooms won: { $rooms }.
counted = { $who } { $count }
several = { $count } × { $name }
room-line = { $name }, { $colour }.
room-state = { $face ->
    [ruined] Destroyed
    [available] Rebuilt, available
    [used] Rebuilt, used
    [open] Token available
    [turned] Token used
    [closed] Closed until the second moon
   *[collapsed] Collapsed
}
room-empty = { room-state }, all { $slots } slots empty.
room-filled = { room-state }, { $filled } of { $slots } slots filled: { $list }.
room-done = { room-state }.
room-worth = Its token is worth { $count } at the end.
room-leads = Most instability: { $list }.
room-closed = Nobody can activate it for the rest of the round.
room-copies = Until the end of the round a copy: { $name }.
room-models = Here: { $list }.
room-effect = Its effect: { $text }
room-touches = Next to: { $list }.
model-line = { $who } ({ $left } of { $health } health)
model-also = { $model }, counts as { $name } too
cell-line = In the Cell: { $who }. It opens to: { $list }.
table-quest-open = Open quest { $quest }, { count-power }: { $text }
quest-claimed = Quest { $quest }, { count-power }: claimed by { $who }.
seat-line = { $model }: physical action tokens left: { $tokens }.
seat-damage = Damage on { $who }, from the left: { $list }.
seat-slots = Slots of { $who }: { $list }.
seat-evocations = Evocations of { $who }: { $list }.
seat-cards = Cards of { $who }: { $hand } in hand, { $grimoire } in the grimoire, { $memories } in the Memories.
slot-line = { $slot }: { $state }
slot-empty = empty
slot-ready = face-down, ready
slot-active = face-down, with a token
slot-revealed = revealed
slot-lasting = revealed, in force
slot-spell = { $spell }, { $state }
hand-empty = Your hand is empty.
hand-line = Your hand: { count-spells }.
answer-discard = you discard { $spell }
answer-skip = a slot stays empty
round-line-open = Round { $round }, { $phase }. The crown is with { $who }.
moons-line = Moon { $moon } of 3; the second comes at { $second } power, the third at { $third }, the last round at { $end }.
event-on-board = Event { $slot }: { $name }, { $text }
library-line = Left in the Library: { $list }.
own-quest-hidden = a hidden quest of moon { $moon }
own-quest-active = Active
own-quest-completed = Completed
own-quest-solved = Solved
own-quest-met = fulfilled, to be shown
quest-discards-line = Discarded quests: { $list }.
seat-school = School of { $who }: { $school }. Trophies left to take: { $count }.
seat-captured = Trophies taken by { $who }: { $list }.
seat-won = Room tokens of { $who }: { $list }.
room-won-line = { $name } ({ $power })
seat-quest = Quest of { $who }: { $quest }
seat-jinx = Jinx on { $who }: { $jinx }, { $cubes } of { $needed } cubes. { $text }
seat-destiny = Destiny on { $who }: { $list }.
seat-umbra = { $model } is assigned to { $who }.
slot-trap = face-down trap
slot-protection = face-down protection
answer-keep = you keep { $spell }
answer-away = you put { $spell } away
answer-back = you take { $spell } back to your hand
answer-done = nothing more

## Plain lines

plain-start = Answer with a number or with words of an answer. Type help to see the commands.
plain-empty = Type a number from 1 to { $count }, words of an answer, or help.
plain-bad-number = There is no answer { $given }; there are 1 to { $count }.
plain-ambiguous = “{ $given }” could be: { $list }.
plain-not-understood = “{ $given }” is none of the answers. Type a number from 1 to { $count }, words of an answer, or help.
plain-cubes = Type the numbers of the cubes you choose in one line, such as 1 3: { $least ->
    [0] up to { $most }, or 0 for none.
   *[other] { $most } of them.
}
plain-cubes-more = { $left ->
    [one] { $left } more cube must be chosen.
   *[other] { $left } more cubes must be chosen.
}
plain-cubes-wrong = “{ $given }”: these cubes cannot be chosen together.
screen-cubes = { $count ->
    [0] Confirm: no cube
    [one] Confirm { $count } cube
   *[other] Confirm { $count } cubes
}
screen-cubes-wrong = { $most } cubes must be chosen.
plain-bad-language = There is no language “{ $given }”; there are: en, de, ru.
plain-seal = This ends your secret choice. Enter: so be it. n: back.
plain-no-words = n no u
plain-end-of-input = The input has ended; the game stops here and is not saved.
plain-end-saved = The input has ended; the game stops here. It is saved in { $path }.
plain-quit = Goodbye. The game is not saved.
plain-quit-saved = Goodbye. The game is saved in { $path }.
plain-help-1 = A number or words of an answer: choose it.
plain-help-2 = u, undo: take your last choice back, as far as nothing new has become known.
plain-help-3 = b, board: the whole table.
plain-help-4 = h, hand: your hand, both sides of every card, and your slots.
plain-help-5 = log: what happened last; log all: everything.
plain-help-6 = o, options: what is asked, again.
plain-help-7 = l, language: the next language; l en, l de, l ru: that one.
plain-help-8 = save, save FILE: save the game, now and after every choice.
plain-help-9 = ?, help: this text.
plain-help-10 = q, quit: stop.
plain-help-11 = w, why: what is not offered just now, why not, and the rule.
plain-help-12 = The game in short:

command-undo = undo
command-language = language
command-board = board
command-hand = hand
command-log = log
command-help = help
command-save = save
command-quit = quit
command-options = options
command-why = why
not-now = Not now: { $text }. { $why } ({ $rule })
not-now-nothing = Nothing that you might look for is missing here.
not-now-title = Not now

## Taking back, saving, languages

undone = Taken back.
undo-nothing = There is nothing to take back: you have not chosen anything yet.
undo-over = The game is over; nothing can be taken back.
undo-others = Another player has chosen since: it cannot be taken back.
undo-revealed = Something hidden has become known since: it cannot be taken back.
undo-chance = Chance has been used since: it cannot be taken back.
undo-asked = Another player has been asked since: it cannot be taken back.
saved = Saved in { $path }, from now on after every choice.
save-failed = Not saved: { $reason }
language-now = The language is English now.

## Handing over the keyboard

curtain = Pass the keyboard to { $who }.
curtain-ready = Press Enter when only you can see the screen.
curtain-space = Press Space when only you can see the screen.

## The end

over-winner = The winner: { $who }.
over-seed = The seed of this game, for whoever wants to deal it again: { $seed }

## On the board

cell = Cell
cell-empty = empty
face-short = { $face ->
    [available] ✔ rebuilt
    [used] ✖ used
   *[collapsed] ✖ collapsed
}

## The screen

top-round = Round { $round }/{ $rounds }
top-moon = Round { $round } · Moon { $moon }
top-last = last round
events-title = Events
trophies-left = { $count } left
trophies-taken = taken:
rose-letter = R
rose-word = Black Rose
crown-word = crown
tokens-word = actions
player-you = you
player-person = person
player-bot = bot: { $name }
bot-random = random
bot-greedy = greedy
waiting-for = Waiting for { $who }.
claimed-by = claimed by
slot-hidden = face-down
cards-wide = { $hand } in hand · { $grimoire } in the grimoire · { $memories } in the Memories
cards-short = hand { $hand } gr { $grimoire } mem { $memories } ⚑{ $trophies } ⌂{ $rooms }
pane-log = Log
pane-hand = Hand
pane-quests = Quests
pane-card = Card
keys = ↑↓ Enter or 1–9 choose · u undo · Space card · g log · h hand · e quests · s save · l language · ? help · q quit
keys-short = ↑↓⏎ choose · u undo · ␣ card · g h e d · s l · ? help · q quit

## Dialogs

sheet-hint = ↑ ↓ scroll · Escape closes
question-hint = Enter: yes · any other key: no
letters-yes = y j
seal-plan = This ends your planning; after it nothing can be taken back. Go on?
seal-discard = This ends your discarding; after it nothing can be taken back. Go on?
seal-keep = This ends your study; after it nothing can be taken back. Go on?
seal-put-away = This ends your study; after it nothing can be taken back. Go on?
seal-take-back = This ends your choice; after it nothing can be taken back. Go on?
leave-question = Leave the game?
leave-unsaved = It is not saved. (No, then s, saves it.)
leave-saved = It is saved in { $path }.
save-question = Save the game to this file, now and after every choice:
save-hint = Enter saves · Escape goes back
start-keys = Enter: begin · l: language · ?: help · q: quit
start-resumed = { $count ->
    [one] A saved game with { $count } choice goes on.
   *[other] A saved game with { $count } choices goes on.
}
start-commitment = Commitment to the game's chance: { $commitment }…
ending-next = Enter: next step · b: table · g: log · l: language
ending-done = Enter: leave · b: table · g: log · l: language

## Help

help-title = Help
help-keys = Keys
help-key-move = move among the answers
help-key-take = take the answer under the cursor
help-key-digit = take an answer by its number
help-key-card = the whole card of the answer under the cursor
help-key-why = what is not offered just now, and why
help-key-undo = take your last choice back, as far as nothing new has become known
help-key-panes = log, hand and spells in the slots, quests and event, card; pressed twice: in full
help-key-scroll = scroll the log, hand, quests or card
help-key-save = save the game
help-key-language = the next language
help-key-help = this help
help-key-quit = leave
help-signs = Signs
help-free = free slot
help-tokens = physical action tokens: available, exhausted
help-trophies = trophies
help-won = rooms won
help-trap = trap
help-protection = protection
help-jinx = jinx
help-destiny = Destiny
help-umbra = Umbras assigned
help-own-quests = quests: Active, Completed or fulfilled and to be shown, Solved
help-copies = room that is a copy of another
help-closed = room closed for the round; block token
help-token = room token: available, used
help-primer = The game in short

## What a mage cannot do for the rest of the round

blocked-move = cannot move until the end of the round
blocked-walk = cannot move by physical actions until the end of the round
blocked-act = cannot take physical actions until the end of the round
blocked-rooms = cannot activate rooms until the end of the round

## Against an Avatar

against = You play against { $who }, difficulty { $difficulty }{ $own ->
    [yes] { " " }(a level of our own, not the book's).
   *[no] .
}
against-together = Together: all mages win if the best of them beats it. (Our own option, not the book's.)
goal-head = { $state ->
    [met] Challenge met
    [failed] Challenge failed
   *[open] Challenge
}: { $name }. { $text }
goal-line = { $state ->
    [met] [x]
    [failed] [failed]
   *[open] [ ]
} { $text }
avatar-line = { $who }, difficulty { $difficulty }: { $left } of { $commands } commands left this round, { $deck } cards in the deck of this moon.
avatar-used = Used by { $who } this round: { $list }.
avatar-running = { $who } carries out { $name }.
avatar-choice = How { $who } chose last: { $text } ({ $rule })
avatar-priority = Priority { $letter }: { $text }.
avatar-margins = Ahead of { $who }: { $list }.
avatar-deck = deck { $deck }
avatar-armed = { $type ->
    [trap] trap
   *[protection] protection
} if { $mark ->
    [damaged] damaged
   *[targeted] a combat spell aims at it
}
challenge-about = { $difficulty }{ $own ->
    [yes] , our own level
   *[no] { "" }
}
record-kept = Your record has { $count ->
    [one] { $count } game
   *[other] { $count } games
}, the best score is { $score }. It is kept in { $path }.
record-failed = This game is not in your record: { $reason }
record-broken = { $path }: these lines cannot be read and stay as they are: { $lines }.
records-none = There is no game in your record yet.
records-head = { $count ->
    [one] { $count } game
   *[other] { $count } games
} against an Avatar, { $won } won; the best score is { $score }.
records-line = { $date } · { $difficulty } · { $mage }, { $school } · { $result ->
    [won] won
   *[lost] lost
} { $margin } · score { $score } · rounds { $rounds }{ $seed ->
    [today] { " · " }game of { $name }
    [challenge] { " · " }challenge { $name }: { $goal ->
        [met] met
        [failed] failed
       *[other] open
    }
   *[ordinary] { "" }
}
