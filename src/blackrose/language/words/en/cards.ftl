### The card language in English: what several forms use. The words of each form stand with it, in language/forms.
### Printing gives the text of the packs back, letter for letter.
###
### The forms of a model phrase: on (with its preposition), self (reflexive), room (where it stands), agrees (you, one
### or many: which verb form follows), gender. The forms of a verb: order (also "you gain", "they gain"), one ("it gains").

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
noun-flesh-horror = Flesh Horror
    .many = Flesh Horrors
    .a = a
    .gender = n
noun-landsknecht = Landsknecht
    .many = Landsknechts
    .a = a
    .gender = n
noun-bone-knight = Bone Knight
    .many = Bone Knights
    .a = a
    .gender = n
noun-divine-altar = Divine Altar
    .many = Divine Altars
    .a = a
    .gender = n
noun-mutant-altar = Mutant Altar
    .many = Mutant Altars
    .a = a
    .gender = n
noun-cerberus = Cerberus
    .many = Cerberuses
    .a = a
    .gender = n
noun-malacoda = Malacoda
    .many = Malacodas
    .a = a
    .gender = n
noun-andromeda = Andromeda
    .many = Andromedas
    .a = an
    .gender = n
noun-infamy-of-crete = Infamy of Crete
    .many = Infamy of Cretes
    .a = an
    .gender = n
noun-abomination = Abomination
    .many = Abominations
    .a = an
    .gender = n
noun-mutation = mutation
    .many = mutations
    .a = a
    .gender = n
noun-altar = altar
    .many = altars
    .a = an
    .gender = n
noun-beast = beast
    .many = beasts
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
    .room = your room
    .agrees = you
    .gender = n
it = { $gender ->
   *[n] it
}
    .on = on it
    .self = it
    .room = its room
    .agrees = one
    .gender = n
# The one who acts, and the one spoken of just before; English names them again.
oneself = { $plain }
    .on = { $plain-on }
    .self = { $plain-self }
    .room = { $plain-room }
    .agrees = { $plain-agrees }
    .gender = { $gender }
again = { $plain }
    .on = { $plain-on }
    .self = { $plain-self }
    .room = { $plain-room }
    .agrees = { $plain-agrees }
    .gender = { $gender }
black-rose = the Black Rose
    .on = on the Black Rose
    .self = the Black Rose
    .room = the room of { black-rose }
    .agrees = one
    .gender = n
target = the target
    .on = on the target
    .self = the target
    .room = the target's room
    .agrees = one
    .gender = n
attacker = the attacker
    .on = on the attacker
    .self = the attacker
    .room = the room of { attacker }
    .agrees = one
    .gender = n
this-evocation = this evocation
    .on = on this evocation
    .self = this evocation
    .room = the room of { this-evocation }
    .agrees = one
    .gender = n
that = that { $noun }
    .on = on that { $noun }
    .self = that { $noun }
    .room = the room of { that }
    .agrees = one
    .gender = n
caster = its caster
    .on = on its caster
    .self = its caster
    .room = the room of { caster }
    .agrees = one
    .gender = n
owner = { $its ->
    [yes] its owner
   *[no] { $of }'s owner
}
    .on = on { owner }
    .self = { owner }
    .room = the room of { owner }
    .agrees = one
    .gender = n
crown-holder = the crown holder
    .on = on the crown holder
    .self = the crown holder
    .room = the room of { crown-holder }
    .agrees = one
    .gender = n
avatar-the-possessed = the Possessed
    .on = on the Possessed
    .self = itself
    .room = the room of the Possessed
    .agrees = one
    .gender = n
# An Avatar by its name, which has its article with it.
named-avatar = { $said }
    .on = on { $said }
    .self = itself
    .room = the room of { $said }
    .agrees = one
    .gender = n
# The target room as a point from which distances are counted.
from-target-room = the target room
    .on = on the target room
    .self = the target room
    .room = the target room
    .agrees = one
    .gender = n
models = { $whose ->
    [any] { $quantifier ->
        [one] { $noun-a }
        [another] another
        [each-other] each other
       *[each] each
    } { $noun } { damaged } { $place }
   *[other] { $quantifier ->
        [another] another
        [one] one
       *[each] each
    } of { owned }
}
    .on = on { models }
    .self = { models }
    .room = the room of { models }
    .agrees = one
    .gender = n
damaged = { $damaged ->
    [yes] damaged by this effect
   *[no] { "" }
}
owned = { $whose ->
    [yours] your
    [others] the other mages'
    [avatars] the
    [avatars-own] the
   *[targets] the target's
} { $quantifier ->
    [each-other] other
   *[each] { "" }
} { $noun-many } { damaged } { of-avatar } { $place }
of-avatar = { $whose ->
    [avatars] of { $avatar }
    [avatars-own] of { $avatar }
   *[others] { "" }
}
group = { owned }
    .agrees = many
    .gender = n
# All models of a kind, whoever owns them.
kinds = { $quantifier ->
    [each-other] other
   *[each] { "" }
} { $noun-many } { damaged } { $place }
    .agrees = many
    .gender = n
added-up = { $whose ->
    [any] { kinds }
   *[other] { owned }
}

## What models have, and what lies on them. with: said of who has it.

with-health = with at most { $count } Health
without-black = without black damage
with-damage = with at least { $count } damage
without-crown = without the crown
with-extreme = with the { $extreme ->
    [least-power] least power
    [most-damage] most damage
    [most-damage-on-you] most damage on you
    [most-trophies] most trophies
    [most-evocations] most evocations
   *[most-power] most power
}
not-yet-hit = not yet hit by this effect
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
in-colour = in a { $colours } room
in-cell = in a Cell
in-same-colour = in rooms of the same colour
# by: whether the distance is said as somebody's room ("your room or an adjacent one"), and not by a figure.
within = { $by ->
    [yes] in { room-by }
   *[no] { $range } from { $anchor }
}
room-by = { $anchor-room } { $range ->
    [1] or an adjacent one
   *[0] { "" }
}
room-at = in { room-at.bare }
    .bare = { $by ->
        [yes] { room-by }
       *[no] { $quantifier ->
            [one] a
            [another] another
            [each-other] each other
           *[each] each
        } room { $range } from { $anchor }
    } { $other }
any-room = in any { $colours } room { $other }
    .bare = any { $colours } room { $other }
every-room = in { every-room.bare }
    .bare = each { $colours } room { $mage ->
        [yes] with a mage
        [none] without a mage
       *[any] { "" }
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
   *[no] { $holds ->
        [no] { "" }
       *[yours] with { $holding }
    }
}
    .in = in { some-room }
room-of-name = the { $name }
    .in = in the { $name }
its-room = this evocation's room
    .in = in this evocation's room
that-room = that room
    .in = in that room

colour-black = black
colour-grey = grey
colour-purple = purple
colour-red = red
colour-green = green
colour-yellow = yellow
colour-blue = blue

## Lists

list-or = { $rest } or { $last }
list-rooms = { $rest } or { $last }
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
every-thing = { $every ->
    [1] { $thing }
   *[other] { $thing-many }
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

## What several clauses use.

their = { $subject-agrees ->
    [you] your
   *[other] their
}
counted-thing = { quantity } { $quantity ->
    [all] { $thing-many }
   *[some] { $count ->
        [one] { $thing }
       *[other] { $thing-many }
    }
}
of-moon = { $moon ->
    [0] { "" }
   *[other] of moon { $moon }
}

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

while = { $trigger } while { $condition }
in-one-round = in one round: { $deeds }
list-deeds = { $rest }; and { $last }
deed-times = { $deed }, { $times } times
deed-different = { $deed }, { $times } different ones

## Conditions. who: of whom it is said; same where that was just said.

fact-main = { $who ->
    [you] you
    [target] the target
    [rose] the Black Rose
    [there] there
   *[same] { "" }
} { $verb } { $rest }
fact-sub = { fact-main }

## Sentences. main: the clauses; body: the whole sentence with a small first letter, body-capital with a capital one.

whenever = whenever { $trigger }
may-first = you may { $clauses }
may-turn = you may { $clauses }
after = { $condition }, { $main }
after-otherwise = { $condition }, { $main }
full-stop = { $body }.
persistent = persistent: { $body-capital }
for-round = until the end of the round: { $body-capital }
at-most-times = { $main } at most { $count ->
    [1] once
   *[other] { $count } times
}
in-play-order = each mage in play order: { $body }
choose-one = choose one: { $options }
then = { $rest }, then { $last }
chosen-by = { $who } chooses one: { $options }
or-option = { $rest }; or { $last }

## Targets

aim-self = self
aim-special = special
aim = { $whose ->
    [any] any
    [yours] your
   *[none] { "" }
} { $kind } { $range } { $which }
coloured-aim = { $colours } room { $range } { $which }
aim-room = room
anywhere = *
until-round = until the end of the round
