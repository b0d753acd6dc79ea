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
noun-demon = demon
    .many = demons
    .a = a
    .gender = n
noun-construct = construct
    .many = constructs
    .a = a
    .gender = n
noun-nightmare = nightmare
    .many = nightmares
    .a = a
    .gender = n
# The kind and the evocation of that name.
noun-totem = { $name }
    .many = { $several }
    .a = a
    .gender = n
noun-succubus = Succubus
    .many = Succubuses
    .a = a
    .gender = n
noun-nigredo = Nigredo
    .many = Nigredos
    .a = a
    .gender = n
noun-cadaver = Cadaver
    .many = Cadavers
    .a = a
    .gender = n
noun-colossus = Colossus
    .many = Colossuses
    .a = a
    .gender = n
noun-umbra = Umbra
    .many = Umbras
    .a = an
    .gender = n
noun-albedo = Albedo
    .many = Albedos
    .a = an
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
that = that { $noun }
    .on = on that { $noun }
    .self = that { $noun }
    .agrees = one
    .gender = n
caster = its caster
    .on = on its caster
    .self = its caster
    .agrees = one
    .gender = n
crown-holder = the crown holder
    .on = on the crown holder
    .self = the crown holder
    .agrees = one
    .gender = n
# The target room as a point from which distances are counted.
from-target-room = the target room
    .on = on the target room
    .self = the target room
    .agrees = one
    .gender = n
models = { $whose ->
    [any] { $quantifier ->
        [one] { $damaged ->
            [yes] a
           *[no] { $noun-a }
        }
        [another] another
        [each-other] each other
       *[each] each
    } { damaged } { $noun } { $place }
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
damaged = { $damaged ->
    [yes] damaged
   *[no] { "" }
}
owned = { $whose ->
    [yours] your
    [others] the other mages'
   *[targets] the target's
} { $quantifier ->
    [each-other] other
   *[each] { "" }
} { damaged } { $noun-many } { $place }
group = { owned }
    .agrees = many
    .gender = n
# All models of a kind, whoever owns them.
kinds = { $quantifier ->
    [each-other] other
   *[each] { "" }
} { damaged } { $noun-many } { $place }
    .agrees = many
    .gender = n
added-up = { $whose ->
    [any] { kinds }
   *[other] { owned }
}

## What models have, and what lies on them. with: said of who has it.

with-health = with at most { $count } Health
without-black = without black damage
thing-destiny = Destiny
    .many = Destiny
    .with = with Destiny
thing-jinx = jinx
    .many = jinxes
    .with = with a jinx
thing-upgrade = upgrade
    .many = upgrades
    .with = with an upgrade
thing-assigned = { $noun }
    .many = { $noun-many }
    .with = with { $noun-a } { $noun }

## Where

in-lodge = in the Lodge
in-target-room = in the target room
within = { $range } from { $anchor }

room-at = in { $quantifier ->
    [one] a
    [another] another
    [each-other] each other
   *[each] each
} room { $range } from { $anchor } { $other }
    .bare = { $quantifier ->
        [one] a
        [another] another
        [each-other] each other
       *[each] each
    } room { $range } from { $anchor } { $other }
any-room = in any room { $other }
    .bare = any room { $other }
every-room = in { every-room.bare }
    .bare = each { $colours } room { $mage ->
        [yes] with a mage
       *[no] { "" }
    }
named-room = in the { $name }
    .bare = the { $name }
next-to-cell = in a room next to your Cell
    .bare = a room next to your Cell
target-room = in the target room
    .bare = the target room
there = there
    .bare = there
unsaid-room = { "" }
    .bare = { "" }
other-than = other than { $rooms }
excepted = the { $name }
list-excepted-more = { $rest } or { $last }
list-excepted = { $rest } or { $last }
# The rooms a trigger means. in: where.
some-room = a { $colours } room { $without ->
    [yes] without your instability
   *[no] { "" }
}
    .in = in { some-room }
room-of-name = the { $name }
    .in = in the { $name }
its-room = its room
    .in = in its room

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
# What there is anyway, and what comes on top for each of something.
plus = plus { $count } { $each }
    .cap = { $cap }
each-damage = for { every } { $black ->
    [yes] black
   *[no] { "" }
} damage { $who-on }
each-ignored = for { every } damage ignored
each-suffered = for { every } damage suffered
each-strength = for { every } Strength of { $models }
each-revealed = for { every } of your revealed { such-spells }
each-carried = for { every } { every-thing } { $assigned ->
    [yes] assigned to { $who }
   *[no] { $who-on }
}
each-of-theirs = for { every } of their { every-thing }
each-assigned = for { every } { every-thing } assigned
every-thing = { $every ->
    [1] { $thing }
   *[other] { $thing-many }
}
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
        } { damaged } { $noun-many } { $place }
       *[other] of { owned }
    }
}
bonus = { $value } { $stat } { $each }
    .with = with { $value } { $stat } { $each }
bonuses = { $first } and { $second }
    .with = { $first-with } and { $second }
stat-strength = Strength
stat-speed = Speed
stat-health = Health

## Spells by element and type. a: the article before it; front: before "or".

such-spells = { $elements } { $types } spells
of-element-air = air
    .a = an
of-element-earth = earth
    .a = an
of-element-fire = fire
    .a = a
of-element-water = water
    .a = a
of-element-sacred = sacred
    .a = a
of-element-profane = profane
    .a = a
of-element-magic = magic
    .a = a
of-element-any = any
    .a = an
of-type-combat = combat
    .a = a
    .front = combat
of-type-contingency = contingency
    .a = a
    .front = contingency
of-type-protection = protection
    .a = a
    .front = protection
of-type-trap = trap
    .a = a
    .front = trap

## Quests by how far they have come. many: several of them.

quest-state-active = Active quest
    .many = Active quests
quest-state-completed = Completed quest
    .many = Completed quests
quest-state-solved = Solved quest
    .many = Solved quests

## Clauses: what follows the verb, and the verb.

gain = { quantity } power { $each }{ $cap }
    .order = gain
    .one = gains
lose = { quantity } power { $each }{ $cap }
    .order = lose
    .one = loses
inflict = { quantity } damage { $quiet ->
    [yes] that triggers nothing
   *[no] { "" }
} { $on-on } { $where } { $each }{ $cap }
    .order = inflict
    .one = inflicts
convert-damage = { quantity } damage { $on-on } { $where } { $each }{ $cap }
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
heal = { quantity } damage { $spared ->
    [yes] that is not black
   *[no] { "" }
} { $on-on } { $each }{ $cap }
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
draw-top = { quantity } of the top { $top } forgotten { $top ->
    [one] spell
   *[other] spells
} { $each }{ $cap }
    .order = take
    .one = takes
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
} { $which } { $where } { $each }{ $cap }
    .order = summon
    .one = summons
of-choice = of your choice { $health }
same-kind = of the same kind
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
inflicts = { hit }
    .order = inflict
    .one = inflicts
inflicts-or-heals = { hit }
    .order = inflict or heal
    .one = inflicts or heals
hit = { $last ->
    [yes] the last
   *[no] { "" }
} damage { $person ->
    [yes] in person
   *[no] { "" }
} { $on-on }
suffers = { $black ->
    [yes] black
   *[no] { "" }
} damage
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

moves = { "" }
    .order = move
    .one = moves
is-defeated = defeated
    .order = are
    .one = is
is-celled = placed in { their } Cell
    .order = are
    .one = is
gains-or-loses = power
    .order = { $gains ->
        [yes] gain
       *[no] { "" }
    } { gain-or-lose } { $loses ->
        [yes] lose
       *[no] { "" }
    }
    .one = { $gains ->
        [yes] gains
       *[no] { "" }
    } { gain-or-lose } { $loses ->
        [yes] loses
       *[no] { "" }
    }
gain-or-lose = { $gains ->
    [yes] { $loses ->
        [yes] or
       *[no] { "" }
    }
   *[no] { "" }
}
solves = a quest
    .order = { $completes ->
        [yes] complete or
       *[no] { "" }
    } solve
    .one = { $completes ->
        [yes] completes or
       *[no] { "" }
    } solves
uses-room = { $room }
    .order = use
    .one = uses
resolves-spell = { $vowel } { $elements } { $types } spell { $where }
    .order = resolve
    .one = resolves
resolves-room = the effect of { $room }
    .order = resolve
    .one = resolves
resolves-placing = an effect that places { $converts ->
    [yes] or converts
   *[no] { "" }
} instability { $where }
    .order = resolve
    .one = resolves
reaches = { $whom }
    .order = reach
    .one = reaches
# Subjects of triggers.
a-spell = a spell
    .agrees = one
    .gender = n
with-your-damage = { $who } with your damage
    .agrees = { $who-agrees }
    .gender = { $who-gender }
while = { $trigger } while { $condition }

## Conditions. who: of whom it is said; same where that was just said.

fact-main = { $who ->
    [you] you
    [target] the target
    [rose] the Black Rose
   *[same] { "" }
} { $verb } { $rest }
fact-sub = { fact-main }

has-revealed = at least { $count } revealed { $elements } { $types } { $count ->
    [one] spell
   *[other] spells
} { $different ->
    [0] { "" }
   *[other] of { $different } different elements
}
    .verb = have
owns-evocations = { $count ->
    [0] no { $noun-many }
    [one] at least { $count } { $noun }
   *[other] at least { $count } { $noun-many }
}
    .verb = own
has-quests = { $count ->
    [0] no { $quest }
    [one] at least { $count } { $quest }
   *[other] at least { $count } { $quest-many }
}
    .verb = have
carries = at least { $count } { $count ->
    [one] { $thing }
   *[other] { $thing-many }
}
    .verb = has
defeated-by-rose = you
    .verb = defeated
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
if-you-defeated = if that defeats you
otherwise = otherwise
if-case = if { $condition }
whenever = whenever { $trigger }
may-first = you may { $clauses }
may-turn = you may { $clauses }
after = { $condition }, { $main }
after-otherwise = { $condition }, { $main }
enhanced = enhancement { $elements }: { $body }
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
} { $kind } { $range } { $health }
aim-room = room
anywhere = *
