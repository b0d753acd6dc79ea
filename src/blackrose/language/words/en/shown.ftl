### What a table says to whoever looks at it, besides the words of the game: who is waited for, why something
### cannot be done, what a choice was refused for.

## Who is waited for

waiting-for = Waiting for { $who }: { $what }
wait-mage = a mage
wait-grimoire = a starting grimoire
wait-event-side = the side of the event card
wait-quest-side = the side of a quest card
wait-discard = discards down to the hand limit
wait-plan = the spells of this round
wait-action = an action
wait-part = the next step of an action
wait-evocation = the evocation that activates
wait-target = a target for { $effect }
wait-model = a model, for { $effect }
wait-room = a room, for { $effect }
wait-may = yes or no to { $effect }
wait-cube = { $effect ->
    [none] cubes, for Destiny
   *[other] cubes, for { $effect }
}
wait-share = how the last cubes are shared out, for { $effect }
wait-cast = the spell to cast, for { $effect }
wait-order = the order of cards, for { $effect }
wait-name = what is named, for { $effect }
wait-strike = how an attack is made
wait-spell = a spell to discard, for { $effect }
wait-claim = whether a quest is claimed
wait-react = the effect that applies next
wait-upgrade = the upgrade an evocation carries
wait-rebuild = the room that is rebuilt next
wait-choose = one of the effects of { $effect }
wait-amount = an amount, for { $effect }
wait-school = a school
wait-keep = the spells to keep
wait-put-away = a spell put away, and the hand limit
wait-give-up = whether a quest is given up
wait-quest = a quest
wait-quest-effect = the quest whose effect is activated
wait-event = an event
wait-kind = what is summoned
wait-first = what comes first
wait-element = the element a spell counts as
wait-replace = the evocation that makes room
wait-jinx = a jinx
wait-destiny = how many Destiny come true
wait-trophy = whose trophy
wait-take-back = Active spells taken back to hand
wait-clean-up = the effect that comes first
wait-remove = the evocation that leaves
wait-winner = the winner's name
wait-step = what the Black Rose's evocation does
over-line = The game is over.

## A faction's letter where it is not a mage's

letter-rose = R

## Why a choice stands

back-nothing = There is nothing to take back: you have not chosen anything yet.
back-over = The game is over; nothing can be taken back.
back-others = Another player has chosen since: it cannot be taken back.
back-revealed = Something hidden has become known since: it cannot be taken back.
back-chance = Chance has been used since: it cannot be taken back.
back-asked = Another player has been asked since: it cannot be taken back.
back-window = The time to react is over: what was answered stands.
# While all choose in secret and this seat has not chosen anything of it.
back-secret = There is nothing of this choice to take back yet.

## What is not possible now, and why

absent-cast = Cast a spell { $slot-in }
absent-cast-any = Cast a spell
absent-momentum = Momentum
absent-move = Move
absent-attack = Attack
absent-use = Activate the room
absent-action = Another action
absent-quest = The effect of a Completed quest

why-tokens = Both of your physical action tokens are exhausted this round.
why-in-cell = You are in your Cell: only Explore or Momentum gets you out.
why-no-evocation = You have no evocation in the Lodge.
why-slot-empty = The slot is empty.
why-slot-revealed = That spell has been cast already this round.
why-slot-active = That spell waits already, with its token on it.
why-slot-order = Standard slots are cast in order: { $slot } comes first.
why-one-standard = You have cast a standard spell in this activation; only the quick spell can still be cast.
why-none-ready = None of your spells is Ready.
why-one-action = Whoever can act must take at least one action.
why-must-leave = The action that leaves the Cell must bring you out.
why-no-moves = This action has no move, or none is left.
why-no-attack = This action has no attack, or it has been made.
why-nobody-here = There is nobody to attack in your room.
why-nobody-near = There is nobody to attack in the room of { $model }.
why-no-use = The room can be activated once in such an action, and not with Momentum.
why-evocation-use = Evocations do not activate rooms.
why-two-actions = You have taken both actions of this activation.
why-quest-cell = Effects of Completed quests cannot be activated in the Cell.
why-forbidden = A jinx or another effect on you forbids it.
why-room-used = This room's token is used; it turns back in clean-up.
why-room-shut = This room cannot be activated for the rest of the round.
why-room-closed = The Black Rose Room is closed until the second moon.
why-room-collapsed = This room has collapsed: it does nothing any more.
why-room-price = This room can be activated only if its whole effect is possible: four spells in hand, three forgotten ones in the deck.
why-slot-needed = At least two spells must be prepared.
why-target-cell = Nobody in a Cell can be a target.
why-target-self = An effect on a model does not mean the one that acts.
why-target-kind = This effect aims at something else.
why-target-range = Not within range in a straight line.
why-target-own = Your own effects do not touch your own side.

## Why a message was refused

refused-bad-order = A standing order needs one of your own face-down traps or protections, and somebody else it is against.
refused-stale = The table has changed since; look again and choose.
refused-illegal = That is not among the possible answers.
refused-not-asked = You are not asked anything now.
refused-cannot-back = That cannot be taken back.
refused-over = The game is over.
refused-malformed = That message could not be read.
refused-too-fast = Too many messages at once; wait a moment.
refused-no-right = This seat is not yours.
refused-not-saved = The choice could not be saved, so it does not count; try again.
refused-internal = Something went wrong here; nothing was changed. Try again.

## An Avatar, and games against it

armed-back = The next command of { $who } is a { $type ->
    [trap] trap
   *[protection] protection
}: { $mark ->
    [damaged] it is set off by damage on it.
   *[targeted] it is set off by a combat spell aimed at it.
}
choice-tied = Tied: the crown holder chooses.
over-together = The mages win together.
solo-won = { $count ->
    [0] You have beaten { $who }, if only by the tie-break.
   *[other] You have beaten { $who } by { $count } power.
}
solo-lost = { $count ->
    [0] { $who } wins by the tie-break.
   *[other] { $who } wins by { $count } power.
}
solo-won-together = { $count ->
    [0] Together you have held out against { $who }: the best mage is level with it.
   *[other] Together you have beaten { $who }: the best mage has { $count } power more.
}
solo-lost-together = { $who } wins: it has { $count } power more than the best mage.
solo-score = Score { $score }: difficulty { $level } times the margin and, of a victory, how quick it was.
occasion-today = The game of { $name }: the same for everybody. Its seed is public, so no commitment binds its chance.
occasion-challenge = { $public ->
    [yes] Challenge { $name }. Its seed is public, so no commitment binds its chance.
   *[no] Challenge { $name }.
}

## The goals of challenges

goal-until = { $before ->
    [moon] { $number ->
        [2] { " " }before the second moon
       *[3] { " " }before the third moon
    }
    [round] { " " }before round { $number }
   *[end] { "" }
}
goal-win = Win.
goal-margin = { $behind ->
    [yes] End no more than { $count } power behind it.
   *[no] End at least { $count } power ahead of it.
}
goal-power = Reach { $count } power{ goal-until }.
goal-its-power = Do not let it have more than { $count } power{ goal-until }.
goal-its-defeats = { $count ->
    [one] Defeat it{ goal-until }.
   *[other] Defeat it { $count } times{ goal-until }.
}
goal-own-defeats = { $count ->
    [0] Do not be defeated{ goal-until }.
    [one] Be defeated once at most{ goal-until }.
   *[other] Be defeated { $count } times at most{ goal-until }.
}
goal-trophies = { $count ->
    [one] Take a trophy of it{ goal-until }.
   *[other] Take { $count } trophies of it{ goal-until }.
}
goal-quests = { $count ->
    [one] Solve a quest{ goal-until }.
   *[other] Solve { $count } quests{ goal-until }.
}
goal-rooms = { $count ->
    [one] Gain power from a rebuilt room{ goal-until }.
   *[other] Gain power from { $count } rebuilt rooms{ goal-until }.
}
goal-summonings = { $limit ->
    [least] { $count ->
        [one] Summon an evocation{ goal-until }.
       *[other] Summon { $count } evocations{ goal-until }.
    }
   *[most] { $count ->
        [0] Summon no evocation{ goal-until }.
        [one] Summon one evocation at most{ goal-until }.
       *[other] Summon { $count } evocations at most{ goal-until }.
    }
}
goal-combat-spells = { $limit ->
    [least] { $count ->
        [one] Reveal a combat spell{ goal-until }.
       *[other] Reveal { $count } combat spells{ goal-until }.
    }
   *[most] { $count ->
        [0] Reveal no combat spell{ goal-until }.
        [one] Reveal one combat spell at most{ goal-until }.
       *[other] Reveal { $count } combat spells at most{ goal-until }.
    }
}
goal-traps = { $limit ->
    [least] { $count ->
        [one] Reveal a trap or protection{ goal-until }.
       *[other] Reveal { $count } traps or protections{ goal-until }.
    }
   *[most] { $count ->
        [0] Reveal no trap and no protection{ goal-until }.
       *[other] Reveal no more than { $count } traps and protections{ goal-until }.
    }
}
goal-armed-commands = { $limit ->
    [least] { $count ->
        [one] Set off an armed command{ goal-until }.
       *[other] Set off { $count } armed commands{ goal-until }.
    }
   *[most] { $count ->
        [0] Set off no armed command{ goal-until }.
        [one] Set off one armed command at most{ goal-until }.
       *[other] Set off { $count } armed commands at most{ goal-until }.
    }
}
goal-damage-suffered = { $count ->
    [0] Suffer no damage{ goal-until }.
   *[other] Suffer no more than { $count } damage{ goal-until }.
}
goal-rounds = The game ends in round { $count } at the latest.
