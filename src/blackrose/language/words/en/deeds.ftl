### The card language in English, continued: what is done to mages, quests, events, trophies and the crown, and to
### running effects. The forms of a verb are those of cards.ftl.

## Damage, and what mages carry

# A keyword that is a whole clause.
pain = pain { quantity } { $each }{ $cap }
suffer-black = { quantity } black damage { $each }{ $cap }
    .order = suffer
transfer-damage = { quantity } of that damage to { $to } { $each }{ $cap }
    .order = move
defeat = { $whom }
    .order = defeat
counted-thing = { quantity } { $quantity ->
    [all] { $thing-many }
   *[some] { $count ->
        [one] { $thing }
       *[other] { $thing-many }
    }
}
assign-thing = { counted-thing } to { $to } { $each }{ $cap }
    .order = assign
remove-thing = { counted-thing } from { $on } { $each }{ $cap }
    .order = remove

## Power, trophies, crown

steal = { quantity } power from { $of } { $each }{ $cap }
    .order = steal
take-trophy = 1 trophy of { $of }
    .order = take
discard-trophy = 1 trophy
    .order = discard
give-trophy = 1 trophy to the Black Rose
    .order = give
take-crown = the crown
    .order = take

## Spells

search = 1 spell of your choice from your grimoire { $memories ->
    [yes] or Memories
   *[no] { "" }
}
    .order = take
shuffle-memories = your Memories into your grimoire
    .order = shuffle
return-revealed = 1 of your revealed { such-spells } to hand
    .order = return
swap-revealed = 1 of your revealed spells with 1 spell from hand
    .order = swap
cast-next = your next Ready spell
    .order = cast
give-forgotten = 1 forgotten spell from hand to { $to }
    .order = give
discard-chosen = 1 Ready spell of your choice
    .order = discard
    .one = discards
ignore-spell = that spell
    .order = ignore
cancel-spell = that spell
    .order = cancel
redirect-spell = that spell
    .order = redirect

## Quests and events

draw-quest = { quantity } { $quantity ->
    [all] quests
   *[some] { $count ->
        [one] quest
       *[other] quests
    }
} { of-moon } { $each }{ $cap }
    .order = draw
    .one = draws
draw-event = { quantity } { $quantity ->
    [all] events
   *[some] { $count ->
        [one] event
       *[other] events
    }
} { of-moon } { $each }{ $cap }
    .order = draw
of-moon = { $moon ->
    [0] { "" }
   *[other] of moon { $moon }
}
discard-quest = { quantity } { $quantity ->
    [all] { $quest-many }
   *[some] { $count ->
        [one] { $quest }
       *[other] { $quest-many }
    }
} { $each }{ $cap }
    .order = discard
    .one = discards
advance-quest = one of your { $quest-many }
    .order = { $to ->
        [solved] solve
       *[completed] complete
    }
discard-event = 1 event
    .order = discard

## Rooms, Cells, tokens

use-room = { $rebuilt ->
    [yes] the rebuilt effect of
   *[no] { "" }
} { $room-bare } { $spent ->
    [yes] even if it was used
   *[no] { "" }
}
    .order = use
to-cell = { $who-self } in { $who-agrees ->
    [you] your
   *[one] their
} Cell
    .order = place
recover-token = 1 physical token
    .order = recover

## Rules, and what they are said of

this-quest = this quest
    .agrees = one
    .gender = n
keep-quest = not solved
    .one = is
activation-of = the activation of { $who }
    .agrees = one
    .gender = n
ends = { "" }
    .one = ends
becomes = { $kind } { $range }
    .one = becomes
spells-of = { $whose ->
    [yours] your { $types } spells
   *[mages] { $types } spells of mages
}
    .agrees = many
    .gender = n
spells-inflict = +{ $count } damage
    .order = inflict
suffer-more = { $count } more damage from each hit
    .order = suffer
cannot-suffer = suffer damage
    .order = cannot
    .one = cannot
cannot-use-rooms = use rooms
    .order = cannot
cannot-fight = fight
    .order = cannot
cannot-command = command
    .order = cannot
trophies-of-defeated = trophies of defeated mages
    .agrees = many
    .gender = n
go-to-rose = to the Black Rose
    .order = go
