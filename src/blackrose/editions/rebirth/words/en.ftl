### Rebirth: its name, its options, the rules in short.

title-rebirth = Black Rose Wars: Rebirth
edition-rebirth = Rebirth
    .text = Two to six mages in the whole Lodge until the third moon is past: traps, schools, quests and events of your own; two hours and more.

## The options. The value of an option is followed by what it does.

option-rebirth-crown = Crown
    .text = Whoever has the crown is the First Mage of the first round.
option-rebirth-crown-random = By chance
    .text = Chance decides who begins.
option-rebirth-crown-0 = Seat 1
    .text = Seat 1 begins.
option-rebirth-crown-1 = Seat 2
    .text = Seat 2 begins.
option-rebirth-crown-2 = Seat 3
    .text = Seat 3 begins.
option-rebirth-crown-3 = Seat 4
    .text = Seat 4 begins.
option-rebirth-crown-4 = Seat 5
    .text = Seat 5 begins.
option-rebirth-crown-5 = Seat 6
    .text = Seat 6 begins.
option-rebirth-setup = Mages and schools
    .text = How each player comes to a mage, a school and a list of spells.
option-rebirth-setup-choose = Chosen
    .text = Each player chooses, from the crown on.
option-rebirth-setup-random = By chance
    .text = Chance gives them out.
option-rebirth-expansion = Expansion
    .text = Death magic and two more mages; five or six players need them.
option-rebirth-expansion-no = Without
    .text = The base box.
option-rebirth-expansion-yes = With
    .text = Death is a seventh school, Angela and Mors can be chosen.
option-rebirth-moons = Length
    .text = At which power the moons rise and the last round comes.
option-rebirth-moons-6-18-30 = Standard
    .text = Moons at 6 and 18, the end at 30.
option-rebirth-moons-4-12-20 = Short
    .text = Moons at 4 and 12, the end at 20.
option-rebirth-moons-2-6-10 = A taste
    .text = Moons at 2 and 6, the end at 10.
option-rebirth-moons-8-24-40 = Long
    .text = Moons at 8 and 24, the end at 40.
option-rebirth-steady-crown = Steady crown
    .text = Whether events can move the crown.
option-rebirth-steady-crown-no = No
    .text = Whoever draws an event with a crown gets the crown.
option-rebirth-steady-crown-yes = Yes
    .text = Crowns on events do not count.
option-rebirth-summoner = Crown of the summoner
    .text = In which order evocations activate.
option-rebirth-summoner-no = No
    .text = Mage by mage, each all of their own.
option-rebirth-summoner-yes = Yes
    .text = One each by turns.
option-rebirth-window = Time to react
    .text = How long there is to reveal a trap or protection when several people play; as long for everybody who might have one.
option-rebirth-window-5 = Five seconds
    .text = Short enough not to hold up the game.
option-rebirth-window-3 = Three seconds
    .text = For quick players.
option-rebirth-window-8 = Eight seconds
    .text = Time to think.
option-rebirth-window-0 = No limit
    .text = Whoever might react answers each time.

## The rules in short

primer-rebirth-1 = Two to six mages fight for power in the Lodge; the Black Rose gains power, too. When anybody reaches the last figure of the track, that round is the last. Whoever has most power then wins.
primer-rebirth-2 = The track has three moons. With the second and the third come new quests and events, and each mage gets a personal spell.
primer-rebirth-3 = A round: the Black Rose draws an event and quests are dealt, you study, prepare spells, act in turns, evocations act, the table is cleaned up.
primer-rebirth-4 = Study: 2 spells from your grimoire, 4 from schools of your choice; keep 2 of those, and you may put 1 spell away. Then lay your spells face-down into the slots Q, I, II, III. Only the side you choose counts.
primer-rebirth-5 = Action: 1 or 2 actions a turn. Cast I, II, III in this order, Q at any time. Explore, Fight and Command cost a physical action token each, Momentum a Ready spell. A trap or protection gets a token and waits face-down; you are asked when it can be revealed.
primer-rebirth-6 = Damage: cubes on a health bar. When a bar is full the mage goes to the Cell: 4, 2 and 1 power by who placed most, 5 for one who placed all. The last cube takes a trophy.
primer-rebirth-7 = Quests are your own and secret. One whose condition is met is revealed and gets cubes; Completed, its effect can be activated before or after an action and Solves it.
primer-rebirth-8 = Jinxes burden a mage until enough cubes lie on them, one each clean-up. Destiny lets its owner convert cubes when the mage is defeated. An Umbra follows its mage and strikes.
primer-rebirth-9 = Range: 0 is your room, 1 and 2 are straight lines through rooms, * is anywhere. Your effects do not damage your own side unless they say so. Enhancement: if such spells lie revealed before you.
