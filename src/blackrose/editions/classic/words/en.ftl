### Classic: its name, its options, the rules in short.

title-classic = Black Rose Wars
edition-classic = Classic
    .text = Two to six mages in a Lodge that collapses room by room, until the third moon is past: traps, masks, secret quests and events; two hours and more.

## The options. The value of an option is followed by what it does.

option-classic-crown = Crown
    .text = Whoever has the crown is the First Mage of the first round.
option-classic-crown-random = By chance
    .text = Chance decides who begins.
option-classic-crown-0 = Seat 1
    .text = Seat 1 begins.
option-classic-crown-1 = Seat 2
    .text = Seat 2 begins.
option-classic-crown-2 = Seat 3
    .text = Seat 3 begins.
option-classic-crown-3 = Seat 4
    .text = Seat 4 begins.
option-classic-crown-4 = Seat 5
    .text = Seat 5 begins.
option-classic-crown-5 = Seat 6
    .text = Seat 6 begins.
option-classic-setup = Mages and schools
    .text = How each player comes to a mage, a school and a list of spells.
option-classic-setup-choose = Chosen
    .text = Each player chooses, from the crown on.
option-classic-setup-random = By chance
    .text = Chance gives them out.
option-classic-expansion = Expansion
    .text = Two more mages; five or six players need them.
option-classic-expansion-no = Without
    .text = The base box.
option-classic-expansion-yes = With
    .text = Marco and Geneve can be chosen.
option-classic-for-the-crown = For the crown!
    .text = From when on the crown makes its holder the First Mage.
option-classic-for-the-crown-no = No
    .text = Whoever has it as a round begins is first all through the round.
option-classic-for-the-crown-yes = Yes
    .text = Whoever gets it is first from the next phase on.
option-classic-overkill = Overkill
    .text = What happens to damage beyond Health.
option-classic-overkill-no = No
    .text = It is not placed.
option-classic-overkill-yes = Yes
    .text = It is placed beside the bar and counts for the ranking.
option-classic-overload = Overload
    .text = What happens to instability beyond the slots of a room.
option-classic-overload-no = No
    .text = It is not placed.
option-classic-overload-yes = Yes
    .text = It is placed beside the slots and counts.
option-classic-extra-rounds = Extra rounds
    .text = What happens if mages tie for the win.
option-classic-extra-rounds-no = No
    .text = More fulfilled quests decide, then more trophies; last, the crown holder names the winner.
option-classic-extra-rounds-yes = Yes
    .text = Round follows round until somebody leads alone; only defeats, quests and collapsed rooms pay.
option-classic-lodge = Own Lodge
    .text = How the rooms are laid out: by chance, or as you like, the Black Rose Room in the centre and the Throne Room next to it.
option-classic-window = Time to react
    .text = How long there is to reveal a trap or protection when several people play; as long for everybody who might have one.
option-classic-window-5 = Five seconds
    .text = Short enough not to hold up the game.
option-classic-window-3 = Three seconds
    .text = For quick players.
option-classic-window-8 = Eight seconds
    .text = Time to think.
option-classic-window-0 = No limit
    .text = Whoever might react answers each time.

## The rules in short

primer-classic-1 = Two to six mages fight for power in the Lodge; the Black Rose gains power, too. When anybody reaches 30, that round is the last. Whoever has most power then wins; on a tie with her, the Black Rose.
primer-classic-2 = The track has three moons. With the second and the third come new quests and events, and each mage gets a personal spell. The Black Rose Room is closed until the second.
primer-classic-3 = A round: the Black Rose draws an event and quests are dealt, you study, prepare spells, act in turns, evocations act, the table is cleaned up.
primer-classic-4 = Study: 2 spells from your grimoire, 4 from schools of your choice; keep 2 of those, and you may put 1 spell away. Then lay spells face-down: one into Q, one to three into I, II, III. Only the side you choose counts. Your hand limit holds at every moment.
primer-classic-5 = Action: 1 or 2 actions a turn. Cast I, II, III in this order, Q at any time. Explore and Fight cost a physical action token each, Momentum a spell that still lies there, for a move. A trap or protection gets a token and waits face-down; you are asked when it can be revealed.
primer-classic-6 = Damage: cubes on a health bar. When it is full the mage goes to the Cell; a turn of theirs is over. Whoever placed most gains 4 power, the second 2, all others 1; one who placed all, 5. The last cube takes a trophy.
primer-classic-7 = Rooms are whole at first. Each can be activated once a round, which turns its token. A room full of instability collapses in the clean-up: whoever has most cubes there takes its token, which pays at the end, the Black Rose on a tie.
primer-classic-8 = Quests are your own and secret: do what one asks within a round and show it for its reward. You keep two unfinished ones at most. The most quests pay 6, 3 and 1 at the end, the most trophies 4, 2 and 1, the crown 1.
primer-classic-9 = Range: 0 is your room, 1 and 2 are straight lines through rooms, * is anywhere. Your effects do not damage your own side unless they say so. A spell that finds no target does nothing more.
