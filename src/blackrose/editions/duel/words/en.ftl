### Duel: its name, its options, the rules in short.

title-duel = Black Rose Wars: Duel
edition-duel = Duel
    .text = Two mages and four rounds in one hall of the Lodge, about forty minutes.

## The options. The value of an option is followed by what it does.

option-duel-crown = Crown
    .text = Whoever has the crown takes the first turn of the first round.
option-duel-crown-random = By chance
    .text = Chance decides who begins.
option-duel-crown-0 = Seat 1
    .text = The first seat begins.
option-duel-crown-1 = Seat 2
    .text = The second seat begins.
option-duel-event = Event card
    .text = Each side of the event card has one event for every round; one side lies up for the whole game.
option-duel-event-random = By chance
    .text = Chance turns the card.
option-duel-event-choose = Chosen
    .text = The crown holder chooses the side before the game.
option-duel-event-0 = { $name }
    .text = This side lies up.
option-duel-event-1 = { $name }
    .text = This side lies up.
option-duel-quests = Quests
    .text = There are two quest cards; the side that lies up says which quests can be fulfilled.
option-duel-quests-random = By chance
    .text = Chance turns both cards.
option-duel-quests-choose = Chosen
    .text = The crown holder chooses a side of each card before the game.
option-duel-quests-1a-2a = 1A and 2A
    .text = Both cards lie with side A up.
option-duel-quests-1a-2b = 1A and 2B
    .text = The first card lies with side A up, the second with side B.
option-duel-quests-1b-2a = 1B and 2A
    .text = The first card lies with side B up, the second with side A.
option-duel-quests-1b-2b = 1B and 2B
    .text = Both cards lie with side B up.
option-duel-grimoire = Grimoires
    .text = There are two lists of spells to start with; each mage gets one.
option-duel-grimoire-choose = Chosen
    .text = The crown holder takes one list, the other mage gets the other.
option-duel-grimoire-random = By chance
    .text = Chance gives out the lists.
option-duel-grimoire-0 = First list
    .text = The crown holder gets the first list, the other mage the second.
option-duel-grimoire-1 = Second list
    .text = The crown holder gets the second list, the other mage the first.

## The rules in short

primer-duel-1 = Two mages duel for power through four rounds; the Black Rose plays as a third. Whoever has most power at the end wins; every tie is hers.
primer-duel-2 = A round: the Black Rose acts, you study and prepare spells, you act in turns, evocations act, the table is cleaned up.
primer-duel-3 = Study: draw 2 spells from your grimoire and 2 from the Library, then lay 2 to 4 face-down into the slots Q, I, II, III. Only the side you choose counts.
primer-duel-4 = Action: 1 or 2 actions a turn. Cast I, II, III in this order, Q at any time; two casts in a turn only if one is from Q. Explore, Fight and Command cost a physical action token each, Momentum a Ready spell.
primer-duel-5 = Damage: cubes on a health bar. When a bar is full the mage is defeated: whoever placed most gains 3, the other 1; equal 2 each; all alone 4. The last cube gives a trophy.
primer-duel-6 = Instability: cubes in a room's slots. A full room is rebuilt in clean-up and pays its three rewards by who has most cubes; its rebuilt effect can be activated once.
primer-duel-7 = Quests: whoever first meets one may claim it: the Black Rose inflicts as much damage as it gives power.
primer-duel-8 = End: 3 power for most trophies and for most rooms (2 each if tied); the Black Rose gains the power of every unclaimed quest.
primer-duel-9 = Range: 0 is your room, 1 and 2 are straight lines through rooms, * is anywhere. Your effects do not damage your own side unless they say so. A dummy is a target that is nobody.
