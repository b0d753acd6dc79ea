### The card language in English. Printing gives the text of the packs back, letter for letter.
###
### The forms of a model phrase: on (with its preposition), self (reflexive), agrees (you, one or many: which verb
### form follows), gender. The forms of a verb: order (also "you gain", "they gain"), one ("it gains").

## Kinds of models. many: several of them; a: the article before it.

noun-model = model
    .many = models
    .a = a
    .gender = n
noun-mage = mage
    .many = mages
    .a = a
    .gender = n
noun-evocation = evocation
    .many = evocations
    .a = an
    .gender = n
noun-undead = undead
    .many = undead
    .a = an
    .gender = n
noun-templar = Templar
    .many = Templars
    .a = a
    .gender = n
# A name of which only the name is known.
named-noun = { $name }
    .many = { $several }
    .a = { $vowel }
    .gender = n

## Who

you = you
    .on = on you
    .self = yourself
    .agrees = you
    .gender = n
it = { $gender ->
   *[n] it
}
    .on = on it
    .self = it
    .agrees = one
    .gender = n
# The one who acts, and the one spoken of just before; English names them again.
oneself = { $plain }
    .on = { $plain-on }
    .self = { $plain-self }
    .agrees = { $plain-agrees }
    .gender = { $gender }
again = { $plain }
    .on = { $plain-on }
    .self = { $plain-self }
    .agrees = { $plain-agrees }
    .gender = { $gender }
black-rose = the Black Rose
    .on = on the Black Rose
    .self = the Black Rose
    .agrees = one
    .gender = n
target = the target
    .on = on the target
    .self = the target
    .agrees = one
    .gender = n
attacker = the attacker
    .on = on the attacker
    .self = the attacker
    .agrees = one
    .gender = n
this-evocation = this evocation
    .on = on this evocation
    .self = this evocation
    .agrees = one
    .gender = n
models = { $whose ->
    [any] { $quantifier ->
        [one] { $noun-a }
        [another] another
        [each-other] each other
       *[each] each
    } { $noun } { $place }
   *[other] { $quantifier ->
        [another] another
        [one] one
       *[each] each
    } of { owned }
}
    .on = on { models }
    .self = { models }
    .agrees = one
    .gender = n
owned = { $whose ->
    [yours] your
   *[targets] the target's
} { $quantifier ->
    [each-other] other
   *[each] { "" }
} { $noun-many } { $place }
group = { owned }
    .agrees = many
    .gender = n

## Where

in-lodge = in the Lodge
in-target-room = in the target room
within = { $range } from { $anchor }

room-at = in { $quantifier ->
    [one] a
    [another] another
    [each-other] each other
   *[each] each
} room { $range } from { $anchor }
any-room = in any room
every-room = in each { $colours } room
target-room = in the target room
there = there
unsaid-room = { "" }
some-room = a { $colours } room { $without ->
    [yes] without your instability
   *[no] { "" }
}

colour-black = black
colour-grey = grey
colour-violet = violet
colour-red = red
colour-green = green
colour-yellow = yellow
colour-blue = blue

## Lists

list-or = { $rest } or { $last }
list-and = { $rest } and { $last }
# The same before a clause with a subject of its own.
list-and-new = { list-and }

## How much. quantity: some (then count says it) or all.

quantity = { $quantity ->
    [all] all
   *[some] { $count }
}
spells = { $quantity ->
    [all] spells
   *[some] { $count ->
        [one] spell
       *[other] spells
    }
}
cap = , up to { $count }
every = { $every ->
    [1] each
   *[other] every { $every }
}
each-damage = for { every } damage { $who-on }
each-ignored = for { every } damage ignored
each-instability = for { every } { $whose ->
    [yours] of your
   *[any] { "" }
} instability { $where }
each-model = for { $every ->
    [1] { $models }
   *[other] every { $every } { $whose ->
        [any] { $quantifier ->
            [each-other] other
           *[each] { "" }
        } { $noun-many } { $place }
       *[other] of { owned }
    }
}
bonus = +{ $value } { $stat }
    .with = with +{ $value } { $stat }
stat-strength = Strength
stat-speed = Speed

## Clauses: what follows the verb, and the verb.

gain = { quantity } power { $each }{ $cap }
    .order = gain
    .one = gains
lose = { quantity } power { $each }{ $cap }
    .order = lose
    .one = loses
inflict = { quantity } damage { $on-on } { $each }{ $cap }
    .order = inflict
    .one = inflicts
convert-damage = { quantity } damage { $on-on } { $each }{ $cap }
    .order = convert
    .one = converts
convert-instability = { quantity } instability { $on } { $each }{ $cap }
    .order = convert
    .one = converts
convert-inflicted = all damage inflicted by { $by }
    .order = convert
    .one = converts
place-instability = { quantity } instability { $owner ->
    [black] of the Black Rose
   *[own] { "" }
} { $where } { $each }{ $cap }
    .order = place
    .one = places
remove-instability = { quantity } of { their } instability { $where } { $each }{ $cap }
    .order = remove
    .one = removes
their = { $subject-agrees ->
    [you] your
   *[other] their
}
remove = { $models }
    .order = remove
    .one = removes
heal = { quantity } damage { $on-on } { $each }{ $cap }
    .order = heal
    .one = heals
draw = { quantity } { $pile ->
    [grimoire] { spells } from { their } grimoire
    [library] { spells } from the Library
    [forgotten] forgotten { spells }
   *[memories] random { spells } from { their } Memories
} { $each }{ $cap }
    .order = { $pile ->
        [forgotten] take
        [memories] take
       *[other] draw
    }
    .one = { draw.order }s
discard = { quantity } { $kept ->
    [ready] Ready { spells }
   *[hand] { spells } from hand
} { $each }{ $cap }
    .order = discard
    .one = discards
summon = { quantity } { $quantity ->
    [all] { $noun-many }
   *[some] { $count ->
        [one] { $noun }
       *[other] { $noun-many }
    }
} { $where } { $each }{ $cap }
    .order = summon
    .one = summons
activate = { $controlled ->
    [yes] under your control
   *[no] { "" }
} { $bonus-with }
    .order = activate
    .one = activates
assign = { $name } to { $to }
    .order = assign
    .one = assigns
move = { $who-agrees ->
    [you] { "" }
   *[other] { $who }
} up to { $rooms ->
    [one] { $rooms } room
   *[other] { $rooms } rooms
}
    .order = move
    .one = moves
put = { $who-self } { $where }
    .order = place
    .one = places
attack = a physical attack { $on-on } { $bonus-with }
    .order = make
    .one = makes
ignore = { $quantity ->
    [all] all
   *[some] up to { $count }
} of that damage { $each }{ $cap }
    .order = ignore
    .one = ignores
has = { $bonus } { $until ->
    [activation] until the end of the activation
   *[always] { "" }
}
    .order = have
    .one = has
# Whole rules, said in one piece.
ignore-each = if you would suffer damage, ignore { $count } of it
place-less = if a mage who does not own this evocation would place instability in its room, they place { $count } less

## How a clause stands in its sentence: told to you, told of somebody, behind "if …," or "whenever …,", joined to a
## clause of the same subject, or behind "may".

verb = { $subject-agrees ->
    [one] { $verb-one }
   *[other] { $verb-order }
}
clause-order = { $verb-order } { $verb }
clause-tell = { $subject } { verb } { $verb }
clause-turn = { clause-tell }
clause-join = { verb } { $verb }
clause-may = { $verb-order } { $verb }

## Triggers. A main clause stands alone, a sub clause stands behind "whenever".

trigger-main = { $subject } { verb } { $verb }
trigger-sub = { trigger-main }

enters = { $room }
    .order = enter
    .one = enters
inflicts = damage { $on-on }
    .order = inflict
    .one = inflicts
suffers = damage
    .order = suffer
    .one = suffers
places = { $last ->
    [yes] the last instability in a room
   *[no] instability
}
    .order = place
    .one = places
leaves = removed or defeated
    .order = are
    .one = is
defeats = { $whom }
    .order = defeat
    .one = defeats
resolves-summon = an effect that summons
    .order = resolve
    .one = resolves
takes-forgotten = a forgotten spell
    .order = take
    .one = takes
activates = { "" }
    .order = activate
    .one = activates

## Conditions. position: first, or more behind another verb.

fact-main = { $position ->
    [first] you
   *[more] { "" }
} { $verb } { $rest }
fact-sub = { fact-main }

has-revealed = at least { $count } revealed { $kind ->
    [combat] combat
    [contingency] contingency
    [protection] protection
    [trap] trap
   *[any] { "" }
} { $count ->
    [one] spell
   *[other] spells
} { $elements ->
    [0] { "" }
   *[other] of { $elements } different elements
}
    .verb = have
owns-evocations = at least { $count } { $count ->
    [one] evocation
   *[other] evocations
}
    .verb = own
has-instability = instability in at least { $rooms } { $rooms ->
    [one] room
   *[other] rooms
}
    .verb = have
has-no-damage = no damage
    .verb = have

## Sentences. main: the clauses; body: all of it, begun small, and with body-capital begun great.

if-you-do = if you do
if-they-do = if they do
if-target-defeated = if that defeats the target
if-case = if { $condition }
whenever = whenever { $trigger }
may-first = you may { $clauses }
may-turn = you may { $clauses }
after = { $condition }, { $main }
full-stop = { $body }.
persistent = persistent: { $body-capital }
in-play-order = each mage in play order: { $body }
choose-one = choose one: { $options }
or-option = { $rest }; or { $last }

## Targets

aim-self = self
aim-special = special
aim = { $whose ->
    [any] any
    [yours] your
   *[none] { "" }
} { $kind } { $range }
aim-room = room
anywhere = *
