### What happens at the table and what is asked there: the log, the questions, their answers.
###
### Names of rooms, spells, quests and upgrades come from the packs and are put in as they are.

## Who

player = player { $number }
# A mage by name; a mage with a message of their own has the name's forms there.
mage-named = { $name }
evocation-numbered = { $owner }'s { $noun } { $number }

## What

place = the { $name }
    .in = in the { $name }
    .into = into the { $name }
slot = { $slot ->
    [0] the quick slot
    [1] slot I
    [2] slot II
   *[3] slot III
}
    .in = in { slot }
    .short = { $slot ->
        [0] Q
        [1] I
        [2] II
       *[3] III
    }
named = { $name }
sided = { $name } ({ $side ->
    [light] light
   *[dark] dark
})
ruined-or-rebuilt = { $name } ({ $face ->
    [ruined] destroyed
   *[rebuilt] rebuilt
})
hidden-spell = a spell
dummy = a dummy { $room-in }
hidden-quest = a quest
hidden-command = a command
command-part = { $name } ({ $part ->
    [action] physical
    [trap] trap
    [protection] protection
   *[spell] spell
})
count-power = { $count } power
count-damage = { $count } damage
count-instability = { $count } instability
count-spells = { $count ->
    [one] { $count } spell
   *[other] { $count } spells
}
list-of = { $rest }, { $last }
spells-named = { $spells }

## Phases

phase-black-rose = Black Rose phase
phase-study = Study phase
phase-preparation = Preparation phase
phase-action = Action phase
phase-evocation = Evocation phase
phase-clean-up = Clean-up phase
phase-setup = Setup

## Events

event-entered = { $from ->
    [start] { $who } starts { $room-in }.
    [skill] { $who } leaves the Cell by the skill { $skill } and enters { $room }.
    [cell] { $who } leaves the Cell and enters { $room }.
    [nowhere] { $who } appears { $room-in }.
   *[room] { $who } enters { $room }.
}
event-suffered = { $who } suffers { count-damage } from { $by }.
event-healed = { count-damage } on { $who } is healed.
event-converted-damage = { $by } converts { count-damage } on { $who }.
event-converted-instability = { $by } converts { count-instability } { $room-in }.
event-placed = { $by } places { count-instability } { $foreign ->
    [yes] of { $owner }
   *[no] { "" }
} { $room-in }{ $last ->
    [yes] : the room is full.
   *[no] .
}
event-unplaced = { count-instability } of { $owner } leaves { $room }.
event-gained = { $who } gains { count-power }.
event-lost = { $who } loses { count-power }.
event-drew = { $who } { $pile ->
    [grimoire] draws { $spell } from the grimoire.
    [library] draws { $spell } from the Library.
    [forgotten] takes { $spell } from the forgotten spells.
   *[memories] takes { $spell } from the Memories.
}
event-took-forgotten = { $who } has taken a forgotten spell.
event-discarded = { $who } discards { $spell } { $from ->
    [hand] from hand.
   *[sheet] from { $count ->
        [one] a slot.
       *[other] the slots.
    }
}
event-revealed = { $who } reveals { $spell } { $slot-in }.
event-activated-spell = { $who } puts a token on the spell { $slot-in }: it waits, face-down.
event-prepared = { $who } prepares { count-spells }.
event-summoned = { $who } summons { $noun-a } { $noun } { $room-in }.
event-removed = { $who } leaves the Lodge.
event-felled = { $who } is defeated by { $by }.
event-defeated = { $own ->
    [yes] { $who } has fallen to their own damage.
   *[no] { $by } has defeated { $who }.
}
event-celled = { $who } is defeated and goes back to the Cell.
event-trophy = { $named ->
    [yes] { $who } takes a trophy of { $whom }.
   *[no] { $who } advances on the trophy track.
}
event-room-won = { $who } advances on the room track, for { $room }.
event-cubes-back = All damage on { $who } goes back to its owners.
event-activated = { $who } activates{ $foreign ->
    [yes] { " " }under the control of { $by }.
   *[no] .
}
event-resolved = { $effect } is resolved.
event-reaches = { $effect } is about to affect somebody.
event-claimed = { $who } claims the quest { $quest }.
event-rebuilt = { $room } is rebuilt.
event-collapsed = { $room } collapses; { $who } takes its activation token.
event-opened = { $room } gets its activation token: from now on it can be activated.
event-used-room = { $spent ->
    [yes] { $who } activates { $room }, but its token is used.
   *[no] { $who } activates { $room }.
}
event-crown = { $who } gets the crown.
event-round = { $rounds ->
    [0] Round { $round }
   *[other] Round { $round } of { $rounds }
}
event-phase = { $phase }
event-exhausted = { $who } exhausts a physical action token ({ $count } left).
event-lasting = { $spell } { $slot-in } stays in force{ $on ->
    [target] { " " }on { $target }.
    [nobody] , on nobody.
   *[self] .
}
event-assigned = { $who } gets the upgrade { $upgrade }.
event-upgrade-back = { $who } gives the upgrade { $upgrade } back.
event-reshuffled = { $who } shuffles the Memories into a new grimoire.
event-ignored = { $who } ignores { count-damage }.
event-targeted = { $at ->
    [nothing] { $who } finds no target for { $effect }.
   *[target] { $who } aims { $effect } at { $target }.
}
event-attacked = { $who } attacks { $whom }.
event-voided = { $effect } would go on for ever and is stopped.
event-scored = { $who } { $reason ->
    [trophies] gains { count-power } for the trophies.
    [rooms] gains { count-power } for the rooms.
    [solved] gains { count-power } for the Solved quests.
    [crown] gains { count-power } for the crown.
   *[quests] gains { count-power } for an unclaimed quest.
}
event-over = { $who } wins the game.
event-chosen = { $what ->
    [mage] { $who } plays { $name }.
    [grimoire] { $who } takes the grimoire { $name }.
    [event] The event card shows { $name }.
    [school] { $who } takes the school { $name }.
   *[quests] The quest card shows side { $name }.
}
event-dealt = { $where ->
    [centre] { $room } lies in the centre.
   *[ring] { $room } is laid out.
}
event-moon = { $moon ->
    [2] The second moon rises: new quests and events, and a personal spell for every mage.
   *[3] The third moon rises: new quests and events, and a personal spell for every mage.
}
event-last-round = { $who } has reached the end of the track: this round is the last.
event-event-drawn = { $who } draws the event { $event }.
event-event-placed = The event { $event } lies on slot { $number }.
event-event-discarded = The event { $event } { $pushed ->
    [yes] leaves the board.
   *[no] is discarded.
}
event-quest-drawn = { $who } draws { $quest }.
event-quest-shown = { $who } reveals the quest { $quest }.
event-quest-progress = { $who } puts a cube on the quest { $quest } ({ $count }).
event-quest-completed = { $who } completes the quest { $quest }.
event-quest-solved = { $who } solves the quest { $quest }.
event-quest-discarded = { $who } discards { $quest }.
event-quest-put-back = { $who } puts { $quest } back on its deck.
event-quest-taken = { $who } takes { $quest } from { $whom }.
event-quest-held = { $who } cannot fulfil the quest { $quest } in this round.
event-showed = { $who } shows { $spell }, which stays Ready.
event-acted = { $who } has completed a physical action.
event-cast = { $who } casts a spell.
event-painted = { $room } counts as { $hue } until the end of the round.
event-named = { $who } names { $element } for the spell { $slot-in }.
event-put-away = { $who } puts { $spell } away.
event-personal = { $who } takes the personal spell { $spell }.
event-returned = { $who } takes { $spell } { $slot-in } back to hand.
event-swapped = { $who } swaps { $spell } { $slot-in } with { $other }.
event-gave = { $who } gives { $spell } to { $whom }.
event-searched = { $who } searches the { $pile ->
    [memories] Memories
    [discards] discards of the Library
   *[grimoire] grimoire
} and takes { $spell }.
event-jinxed = { $who } carries the jinx { $jinx }.
event-jinx-cube = { $who } works on the jinx { $jinx } ({ $count }).
event-jinx-gone = { $who } is rid of the jinx { $jinx }.
event-destined = { $by } puts { $count } Destiny on { $who }.
event-destiny-met = { $count } Destiny of { $by } on { $who } comes true.
event-haunted = { $model } is assigned to { $who }.
event-trophy-lost = { $who } gives up a trophy of { $whom }.
event-transferred = { $whom } takes { count-damage } in place of { $who }.
event-cancelled = { $effect } is cancelled.
event-spared = { $who } ignores { $effect }.
event-redirected = { $effect } is redirected at { $target }.
event-token-back = { $who } has a physical action token available again.
event-saw-spell = { $who } looks at a spell of { $whom }{ $at ->
    [hand] { "" }
   *[slot] { " " }{ $slot-in }
}: { $spell }.
event-saw-quest = { $who } looks at { $from ->
    [deck] { $quest } in the deck.
   *[mage] { $quest } of { $whom }.
}
event-saw-event = { $who } looks at { $known ->
    [yes] the event { $event }.
   *[no] an event.
}
event-declared = { $who } names { $name }.
event-copied = { $room } is a copy of { $name } until the end of the round.
event-became = { $who } becomes { $noun-a } { $noun }.
event-turned-back = { $who } is no { $noun } any more.
event-peeked = { $who } looks at { $spell } and leaves it.
event-blocked = { $block ->
    [0] { $who } cannot move until the end of the round.
    [1] { $who } cannot move by physical actions until the end of the round.
    [2] { $who } cannot take physical actions until the end of the round.
   *[3] { $who } cannot activate rooms until the end of the round.
}
event-unblocked = { $who } is no longer blocked.
event-closed = { $room } cannot be activated until the end of the round.
event-faded = { count-damage } on { $who } fades.
event-withheld = Not possible for { $who }. { $why }

event-commanded = { $who } turns the command { $command } ({ $left ->
    [0] the last of this round
   *[other] { $left } left this round
}).
event-sprang = { $who }'s armed command { $command } is set off.
event-command-lost = { $who } discards the command { $command }; it does nothing.
event-commands-back = { $who } puts { $count ->
    [one] { $count } used command
   *[other] { $count } used commands
} back and shuffles.
event-saw-command = { $who } looks at { $command } on top of the command deck.
# What an Avatar compares, and what comes of it.
event-weighed = { $tied ->
    [yes] tied, { $criterion }
   *[no] { $criterion }
}: { $list }{ $chosen ->
    [yes] { " " }→ { $name }.
   *[no] .
}
event-decided = { $by ->
    [crown] tied: the crown holder chooses.
   *[rules] → { $name }.
}
weighed-all = all 0
weighed-others = the others 0
weighed-figure = { $name } { $far ->
    [yes] no way
   *[no] { $count }
}

heading-count = Final count
# What happens because of a text that nothing else announces.
cause-event = Event: { $effect }
cause-other = { $effect }:
came-to-nothing = { $effect }: nothing happens.

## Questions

asked-of = { $who }: { $question }
ask-mage = choose your mage.
ask-grimoire = choose your starting grimoire.
ask-event-side = choose the side of the event card.
ask-quest-side = choose the side of a quest card.
ask-discard = you hold too many spells; discard one.
ask-plan = { $free ->
    [yes] do you prepare a spell { $slot-in }, face-down?
   *[no] prepare a spell { $slot-in }, face-down.
}
ask-action = { $free ->
    [yes] do you take another action?
   *[no] choose your action.
}
ask-part = { $own ->
    [yes] { $free ->
        [yes] what do you do next?
       *[no] choose what to do next.
    }
   *[no] { $free ->
        [yes] what does { $model } do next?
       *[no] choose what { $model } does next.
    }
}
ask-evocation = { $free ->
    [yes] do you activate an evocation?
   *[no] choose the evocation that activates.
}
ask-target = choose a target for { $effect }.
ask-model = { $effect }: { $free ->
    [yes] do you choose a model?
   *[no] choose a model.
}
ask-room = { $effect }: choose a room.
ask-may = { $effect }: do you want to?
ask-cube = { $effect ->
    [none] your Destiny comes true
   *[other] { $effect }
}: choose { $pick ->
    [one] a cube
    [most] up to { $count } { $count ->
        [one] cube
       *[other] cubes
    }
    [all] { $count } cubes
   *[some] cubes
}{ $on ->
    [model] { " " }on { $model }.
    [room] { " " }{ $room-in }.
   *[unsure] .
}
ask-share = { $effect }: too few cubes are left; how many go { $on ->
    [model] on { $model }?
    [room] { $room-into }?
   *[unsure] to the next place?
}
ask-spell = { $effect }: choose a spell.
ask-cast = { $effect }: choose the spell you cast, and the slot for it.
ask-order = { $effect }: put the cards back from the top. Which comes next?
ask-name = { $effect }: choose what you name.
ask-strike = how do you attack?
ask-claim = do you claim a quest?
ask-react = { $what ->
    [one] do you reveal { $spell }?
    [some] do you reveal a spell?
    [order] choose which effect applies next.
   *[unsure] do you answer what has just happened?
}
ask-upgrade = { $effect }: choose the upgrade it carries.
ask-rebuild = choose the room that is rebuilt next.
ask-choose = { $effect }: choose one.
ask-amount = { $effect }: how much?
ask-school = { $effect ->
    [none] choose a school.
    [draw] your draw no. { $draw } from the Library: choose a school.
   *[other] { $effect }: choose a school.
}
ask-keep = { $away ->
    [yes] choose a spell to keep; before that you may put one of your hand away.
   *[no] choose a spell to keep.
}
ask-put-away = { $free ->
    [yes] do you put a spell away?
   *[no] you hold too many spells: put one away or discard one.
}
ask-give-up = { $free ->
    [yes] do you give up a quest?
   *[no] you have too many quests; give one up.
}
ask-quest = { $free ->
    [yes] do you choose a quest?
   *[no] choose a quest.
}
ask-quest-given = choose the quest you give away.
ask-quest-effect = choose the quest whose effect you activate.
ask-event = { $free ->
    [yes] do you choose an event?
   *[no] choose an event.
}
ask-kind = { $effect }: choose what you summon.
ask-replace = you have no place left: does an evocation make room?
ask-first = what comes first?
ask-element = which element does this spell count as?
ask-jinx = { $effect }: choose a jinx.
ask-destiny = how many of your Destiny on the defeated mage come true?
ask-trophy = { $effect }: choose whose trophy.
ask-take-back = take Active spells back to hand?
ask-clean-up = choose the effect that comes first.
ask-remove = choose the evocation that leaves.
ask-winner = a tie to the end: name the winner.
ask-step = { $free ->
    [yes] what does the Black Rose's evocation do?
   *[no] choose what the Black Rose's evocation does.
}
# The same for the others, who may not know more.
ask-secretly = { $kind ->
    [discard] discard down to the hand limit
    [keep] keep two of the spells drawn
    [put-away] put a spell away and cut the hand to its limit
    [take-back] take Active spells back to hand
   *[plan] prepare spells
}

## Answers

option-mage = { $name }
option-grimoire = { $name }
option-side = { $name }
option-card = { $spell }
option-plan = { $spell }
option-skip = Leave the slot empty
option-explore = Explore
option-fight = Fight
option-command = Command
option-cast = Cast { $spell } { $slot-in }
option-momentum = Momentum: discard { $spell } { $slot-in }
option-end = End the activation
option-move = Move to { $room }
option-attack = Attack { $model }
option-ability = Use the effect of the card
option-use = Activate { $room }
option-stop = { $kind ->
    [cube] No more cubes
    [event] Play none
   *[part] Stop here
}
option-model = { $model }
option-pass = { $kind ->
    [claim] Claim nothing
    [give-up] Give up nothing
    [replace] Leave the new one out
    [take-back] Leave the rest
    [evocation] Activate no more
   *[react] Pass
}
option-dummy = A dummy { $room-in }
option-dummy-nowhere = A dummy: nobody
dummy-nowhere = a dummy
option-room = { $room }
option-nothing = Nothing
option-yes = Yes
option-no = No
option-cube = Cube { $number }: { $owner }
option-cube-plain = Cube { $number }
option-amount = { $count }
option-slot = { $spell } { $slot-in }
option-free-slot = A free place { $slot-in }
option-colour = { $name }
option-type = { $name }
option-spend = Attack { $model } and remove instability for more damage
option-instead = Attack { $model } and place instability instead of damage
option-claim = Claim { $quest }
option-later = Not until my next action
option-nextround = Not this round
option-reveal = Reveal { $spell } { $slot-in }
option-lasting = Apply { $spell } { $slot-in }
option-upgrade = { $upgrade }
option-school = { $name }
option-away = Put { $spell } away
option-done = Done
option-quest = { $kind ->
    [give-up] Give up { $quest }
    [action] Activate the quest { $quest }
   *[other] { $quest }
}
option-event = { $event }
option-kind = { $noun }
option-jinx = { $jinx }
option-standing = Apply { $effect }
option-effect = { $effect }
option-choice = { $text }
option-element = { $element }
option-first = { $what ->
    [mark] the instability of the mark
    [effect] the effect
   *[sentence] { $text }
}

## What helps to choose

hint-explore = move, and activate the room you are in
hint-fight = perform a physical attack, and activate the room you are in
hint-command = one of your evocations activates
hint-momentum = { $move ->
    [must] then move 1 room
   *[may] then you may move 1 room
}
hint-dummy = aims at nobody
hint-later = it stays open, and you are asked then
hint-nextround = it stays open, and you are asked in the next
hint-end = leave the second action
hint-favourite = recommended: your personal spells are of this school
hint-health = { $left } of { $health } health
hint-room = { $colour }, { $filled } of { $slots } slots filled
hint-room-done = { $colour }, { $face ->
    [available] rebuilt
    [used] rebuilt, used
   *[collapsed] collapsed
}

## Questions that a seat answers for somebody who has no player

asked-for = { $avatar ->
    [yes] For { $who }: its rules leave this open, so the crown holder chooses.
   *[no] For { $who }: the crown holder chooses.
}
