### The game in a terminal: the table in sentences, the keys, the help.

## The start

title-rebirth = Black Rose Wars: Rebirth
title-duel = Black Rose Wars: Duel
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
room-empty = Ruined, all { $slots } slots empty.
room-filled = Ruined, { $filled } of { $slots } slots filled: { $list }.
room-rebuilt = Rebuilt, to be used once.
room-used = Rebuilt, used up.
room-models = Here: { $list }.
room-effect = Its effect: { $text }
room-touches = Next to: { $list }.
model-line = { $who } ({ $left } of { $health } health)
cell-line = In the Cell: { $who }. It opens to: { $list }.
table-quest-open = Open quest { $quest }, { count-power }: { $text }
quest-claimed = Quest { $quest }, { count-power }: claimed by { $who }.
seat-line = { $model }: physical tokens left: { $tokens }.
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
quest-state-0 = Active
quest-state-1 = Completed
quest-state-2 = Solved
seat-school = School of { $who }: { $school }. Trophies left to take: { $count }.
seat-captured = Trophies taken by { $who }: { $list }.
seat-quest = Quest of { $who }: { $quest }
seat-jinx = Jinx on { $who }: { $jinx }, { $cubes } of { $needed } cubes. { $text }
seat-destiny = Destiny on { $who }: { $list }.
seat-umbra = { $model } haunts { $who }.
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
plain-help-11 = The game in short:

command-undo = undo
command-language = language
command-board = board
command-hand = hand
command-log = log
command-help = help
command-save = save
command-quit = quit
command-options = options

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

## The rules in short

primer-duel-1 = Two mages duel for power through four rounds; the Black Rose plays as a third. Whoever has most power at the end wins; every tie is hers.
primer-duel-2 = A round: the Black Rose acts, you study and prepare spells, you act in turns, evocations act, the table is cleaned up.
primer-duel-3 = Study: draw 2 spells from your grimoire and 2 from the Library, then lay 2 to 4 face-down into the slots Q, I, II, III. Only the side you choose counts.
primer-duel-4 = Action: 1 or 2 actions a turn. Cast I, II, III in this order, Q at any time; two casts in a turn only if one is from Q. Explore, Fight and Command cost a physical token each, Momentum a ready spell.
primer-duel-5 = Damage: cubes on a health bar. When a bar is full the mage is defeated: whoever placed most gains 3, the other 1; equal 2 each; all alone 4. The last cube gives a trophy.
primer-duel-6 = Instability: cubes in a room's slots. A full room is rebuilt in clean-up and pays its three rewards by who has most cubes; its rebuilt effect can be used once.
primer-duel-7 = Quests: whoever first meets one may claim it: the Black Rose inflicts as much damage as it gives power.
primer-duel-8 = End: 3 power for most trophies and for most rooms (2 each if tied); the Black Rose gains the power of every unclaimed quest.
primer-duel-9 = Range: 0 is your room, 1 and 2 are straight lines through rooms, * is anywhere. Your effects never hurt your own side. A dummy is a target that is nobody.
primer-rebirth-1 = Two to six mages fight for power in the Lodge; the Black Rose gains power, too. When anybody reaches the last figure of the track, that round is the last. Whoever has most power then wins.
primer-rebirth-2 = The track has three moons. With the second and the third come new quests and events, and each mage gets a personal spell.
primer-rebirth-3 = A round: the Black Rose draws an event and quests are dealt, you study, prepare spells, act in turns, evocations act, the table is cleaned up.
primer-rebirth-4 = Study: 2 spells from your grimoire, 4 from schools of your choice; keep 2 of those, and you may put 1 spell away. Then lay your spells face-down into the slots Q, I, II, III. Only the side you choose counts.
primer-rebirth-5 = Action: 1 or 2 actions a turn. Cast I, II, III in this order, Q at any time. Explore, Fight and Command cost a physical token each, Momentum a ready spell. A trap or protection gets a token and waits face-down; you are asked when it can be revealed.
primer-rebirth-6 = Damage: cubes on a health bar. When a bar is full the mage goes to the Cell: 4, 2 and 1 power by who placed most, 5 for one who placed all. The last cube takes a trophy.
primer-rebirth-7 = Quests are your own and secret. One whose condition is met is shown and gets cubes; Completed, its effect can be used before or after an action and Solves it.
primer-rebirth-8 = Jinxes burden a mage until enough cubes lie on them, one each clean-up. Destiny lets its owner convert cubes when the mage is defeated. An Umbra follows its mage and strikes.
primer-rebirth-9 = Range: 0 is your room, 1 and 2 are straight lines through rooms, * is anywhere. Your effects can hurt your own side. Enhancement: if such spells lie revealed before you.

## The end

over-winner = The winner: { $who }.
over-seed = The seed of this game, for whoever wants to deal it again: { $seed }

## On the board

cell = Cell
cell-empty = empty
face-rebuilt = ✔ rebuilt
face-used = ✖ used up

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
help-key-undo = take your last choice back, as far as nothing new has become known
help-key-panes = log, hand and spells in the slots, quests and event, card; pressed twice: in full
help-key-scroll = scroll the log, hand, quests or card
help-key-save = save the game
help-key-language = the next language
help-key-help = this help
help-key-quit = leave
help-signs = Signs
help-free = free slot
help-tokens = physical tokens: left, spent
help-trophies = trophies
help-won = rooms won
help-trap = trap
help-protection = protection
help-jinx = jinx
help-destiny = Destiny
help-umbra = Umbras that haunt
help-own-quests = quests: Active, Completed, Solved
help-primer = The game in short
