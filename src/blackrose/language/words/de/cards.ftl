### Die Kartensprache auf Deutsch.
###
### Formen einer Figurengruppe: Nominativ, acc, dat, gen, from (von …), upon (auf …), room (im Raum …),
### room-into (in den Raum …), room-acc (den Raum …), room-out (aus dem Raum …), self (rückbezüglich), this (genannt statt „sie“),
### agrees (you, one, many: welche Verbform folgt), gender.
### Formen eines Verbs: order (Befehl), you, one, many, may (Grundform nach „darfst“), particle (der abgetrennte
### Teil: „füge … zu“), tail (was noch dahinter steht).

## Arten von Figuren. weak: nach „jeder“; many: mehrere mit Begleiter; counted: mehrere nach einer Zahl.

noun-model = Figur
    .weak = Figur
    .acc = Figur
    .dat = Figur
    .gen = Figur
    .many = Figuren
    .counted = Figuren
    .gender = f
noun-mage = Magier
    .weak = Magier
    .acc = Magier
    .dat = Magier
    .gen = Magiers
    .many = Magier
    .counted = Magier
    .gender = m
noun-evocation = Beschwörung
    .weak = Beschwörung
    .acc = Beschwörung
    .dat = Beschwörung
    .gen = Beschwörung
    .many = Beschwörungen
    .counted = Beschwörungen
    .gender = f
noun-undead = Untoter
    .weak = Untote
    .acc = Untoten
    .dat = Untoten
    .gen = Untoten
    .many = Untoten
    .counted = Untote
    .gender = m
noun-templar = Templer
    .weak = Templer
    .acc = Templer
    .dat = Templer
    .gen = Templers
    .many = Templer
    .counted = Templer
    .gender = m
noun-demon = Dämon
    .weak = Dämon
    .acc = Dämon
    .dat = Dämon
    .gen = Dämons
    .many = Dämonen
    .counted = Dämonen
    .gender = m
noun-construct = Konstrukt
    .weak = Konstrukt
    .acc = Konstrukt
    .dat = Konstrukt
    .gen = Konstrukts
    .many = Konstrukte
    .counted = Konstrukte
    .gender = n
noun-nightmare = Albtraum
    .weak = Albtraum
    .acc = Albtraum
    .dat = Albtraum
    .gen = Albtraums
    .many = Albträume
    .counted = Albträume
    .gender = m
noun-totem = Totem
    .weak = Totem
    .acc = Totem
    .dat = Totem
    .gen = Totems
    .many = Totems
    .counted = Totems
    .gender = n
noun-succubus = Sukkubus
    .weak = Sukkubus
    .acc = Sukkubus
    .dat = Sukkubus
    .gen = Sukkubus
    .many = Sukkubi
    .counted = Sukkubi
    .gender = m
noun-nigredo = Nigredo
    .weak = Nigredo
    .acc = Nigredo
    .dat = Nigredo
    .gen = Nigredo
    .many = Nigredos
    .counted = Nigredos
    .gender = f
noun-cadaver = Kadaver
    .weak = Kadaver
    .acc = Kadaver
    .dat = Kadaver
    .gen = Kadavers
    .many = Kadaver
    .counted = Kadaver
    .gender = m
noun-colossus = Koloss
    .weak = Koloss
    .acc = Koloss
    .dat = Koloss
    .gen = Kolosses
    .many = Kolosse
    .counted = Kolosse
    .gender = m
noun-umbra = Umbra
    .weak = Umbra
    .acc = Umbra
    .dat = Umbra
    .gen = Umbra
    .many = Umbrae
    .counted = Umbrae
    .gender = f
noun-albedo = Albedo
    .weak = Albedo
    .acc = Albedo
    .dat = Albedo
    .gen = Albedo
    .many = Albedos
    .counted = Albedos
    .gender = f
# Ein Name, von dem nur der Name bekannt ist.
named-noun = Beschwörung „{ $name }“
    .weak = Beschwörung „{ $name }“
    .acc = Beschwörung „{ $name }“
    .dat = Beschwörung „{ $name }“
    .gen = Beschwörung „{ $name }“
    .many = Beschwörungen „{ $name }“
    .counted = Beschwörungen „{ $name }“
    .gender = f

## Wer

you = du
    .acc = dich
    .dat = dir
    .gen = deiner
    .from = von dir
    .upon = auf dir
    .room = in deinem Raum
    .room-out = aus deinem Raum
    .room-into = in deinen Raum
    .room-acc = deinen Raum
    .self = dich
    .this = du
    .agrees = you
    .gender = m
it = { $gender ->
    [m] er
    [f] sie
   *[n] es
}
    .acc = { $gender ->
        [m] ihn
        [f] sie
       *[n] es
    }
    .dat = { $gender ->
        [f] ihr
       *[m] ihm
    }
    .gen = { $gender ->
        [f] ihrer
       *[m] seiner
    }
    .from = von { it.dat }
    .upon = auf { it.dat }
    .room = in { $gender ->
        [f] ihrem
       *[m] seinem
    } Raum
    .room-out = aus { $gender ->
        [f] ihrem
       *[m] seinem
    } Raum
    .room-into = in { it.room-acc }
    .room-acc = { $gender ->
        [f] ihren
       *[m] seinen
    } Raum
    .self = { it.acc }
    .this = dies{ ending } { $noun-weak }
    .agrees = one
    .gender = { $gender }
# Wer handelt, und von wem eben die Rede war: nicht noch einmal genannt.
oneself = { $plain }
    .acc = { $plain-agrees ->
        [you] { $plain-acc }
       *[one] { it.acc }
    }
    .dat = { $plain-agrees ->
        [you] { $plain-dat }
       *[one] { it.dat }
    }
    .gen = { $plain-agrees ->
        [you] { $plain-gen }
       *[one] { it.gen }
    }
    .from = { $plain-agrees ->
        [you] { $plain-from }
       *[one] { it.from }
    }
    .upon = { $plain-agrees ->
        [you] { $plain-upon }
       *[one] { it.upon }
    }
    .room = { $plain-agrees ->
        [you] { $plain-room }
       *[one] { it.room }
    }
    .room-into = { $plain-agrees ->
        [you] { $plain-room-into }
       *[one] { it.room-into }
    }
    .room-acc = { $plain-agrees ->
        [you] { $plain-room-acc }
       *[one] { it.room-acc }
    }
    .room-out = { $plain-agrees ->
        [you] { $plain-room-out }
       *[one] { it.room-out }
    }
    .self = { $plain-agrees ->
        [you] { $plain-self }
       *[one] { it.self }
    }
    .this = { $plain-this }
    .agrees = { $plain-agrees }
    .gender = { $gender }
again = { it }
    .acc = { it.acc }
    .dat = { it.dat }
    .gen = { it.gen }
    .from = { it.from }
    .upon = { it.upon }
    .room = { it.room }
    .room-into = { it.room-into }
    .room-acc = { it.room-acc }
    .room-out = { it.room-out }
    .self = { it.self }
    .this = { $plain-this }
    .agrees = { $plain-agrees }
    .gender = { $gender }
black-rose = die Schwarze Rose
    .acc = die Schwarze Rose
    .dat = der Schwarzen Rose
    .gen = der Schwarzen Rose
    .from = von der Schwarzen Rose
    .upon = auf der Schwarzen Rose
    .room = im Raum der Schwarzen Rose
    .room-out = aus dem Raum der Schwarzen Rose
    .room-into = in den Raum der Schwarzen Rose
    .room-acc = den Raum der Schwarzen Rose
    .self = die Schwarze Rose
    .this = die Schwarze Rose
    .agrees = one
    .gender = f
target = das Ziel
    .acc = das Ziel
    .dat = dem Ziel
    .gen = des Ziels
    .from = vom Ziel
    .upon = auf dem Ziel
    .room = im Raum des Ziels
    .room-out = aus dem Raum des Ziels
    .room-into = in den Raum des Ziels
    .room-acc = den Raum des Ziels
    .self = das Ziel
    .this = das Ziel
    .agrees = one
    .gender = n
attacker = der Angreifer
    .acc = den Angreifer
    .dat = dem Angreifer
    .gen = des Angreifers
    .from = vom Angreifer
    .upon = auf dem Angreifer
    .room = im Raum des Angreifers
    .room-out = aus dem Raum des Angreifers
    .room-into = in den Raum des Angreifers
    .room-acc = den Raum des Angreifers
    .self = den Angreifer
    .this = der Angreifer
    .agrees = one
    .gender = m
this-evocation = diese Beschwörung
    .acc = diese Beschwörung
    .dat = dieser Beschwörung
    .gen = dieser Beschwörung
    .from = von dieser Beschwörung
    .upon = auf dieser Beschwörung
    .room = im Raum dieser Beschwörung
    .room-out = aus dem Raum dieser Beschwörung
    .room-into = in den Raum dieser Beschwörung
    .room-acc = den Raum dieser Beschwörung
    .self = diese Beschwörung
    .this = diese Beschwörung
    .agrees = one
    .gender = f
that = dies{ ending } { $noun-weak }
    .acc = dies{ ending.acc } { $noun-acc }
    .dat = dies{ ending.dat } { $noun-dat }
    .gen = dies{ ending.gen } { $noun-gen }
    .from = von { that.dat }
    .upon = auf { that.dat }
    .room = im Raum { that.gen }
    .room-out = aus dem Raum { that.gen }
    .room-into = in den Raum { that.gen }
    .room-acc = den Raum { that.gen }
    .self = { that.acc }
    .this = { that }
    .agrees = one
    .gender = { $noun-gender }
caster = der Wirkende
    .acc = den Wirkenden
    .dat = dem Wirkenden
    .gen = des Wirkenden
    .from = vom Wirkenden
    .upon = auf dem Wirkenden
    .room = im Raum des Wirkenden
    .room-out = aus dem Raum des Wirkenden
    .room-into = in den Raum des Wirkenden
    .room-acc = den Raum des Wirkenden
    .self = den Wirkenden
    .this = der Wirkende
    .agrees = one
    .gender = m
crown-holder = der Kronenträger
    .acc = den Kronenträger
    .dat = dem Kronenträger
    .gen = des Kronenträgers
    .from = vom Kronenträger
    .upon = auf dem Kronenträger
    .room = im Raum des Kronenträgers
    .room-out = aus dem Raum des Kronenträgers
    .room-into = in den Raum des Kronenträgers
    .room-acc = den Raum des Kronenträgers
    .self = den Kronenträger
    .this = der Kronenträger
    .agrees = one
    .gender = m
# Der Zielraum als der Ort, von dem aus Entfernungen zählen.
from-target-room = der Zielraum
    .acc = den Zielraum
    .dat = dem Zielraum
    .gen = des Zielraums
    .from = vom Zielraum
    .upon = auf dem Zielraum
    .room = im Zielraum
    .room-out = aus dem Zielraum
    .room-into = in den Zielraum
    .room-acc = den Zielraum
    .self = den Zielraum
    .this = der Zielraum
    .agrees = one
    .gender = m
models = { determiner } { $whose ->
    [any] { damaged } { $quantifier ->
        [each] { $noun-weak }
        [each-other] { $noun-weak }
       *[one] { $noun }
    }
   *[other] { owned }
} { $place }
    .acc = { determiner.acc } { $whose ->
        [any] { damaged.acc } { $noun-acc }
       *[other] { owned }
    } { $place }
    .dat = { determiner.dat } { $whose ->
        [any] { damaged-weak } { $noun-dat }
       *[other] { owned }
    } { $place }
    .gen = { determiner.gen } { $whose ->
        [any] { damaged-weak } { $noun-gen }
       *[other] { owned }
    } { $place }
    .from = von { models.dat }
    .upon = auf { models.dat }
    .room = im Raum { models.gen }
    .room-out = aus dem Raum { models.gen }
    .room-into = in den Raum { models.gen }
    .room-acc = den Raum { models.gen }
    .self = { models.acc }
    .this = { models }
    .agrees = one
    .gender = { $noun-gender }
determiner = { $quantifier ->
    [one] ein{ $whose ->
        [any] { weak-ending }
       *[other] { ending }
    }
    [another] ein{ weak-ending } ander{ ending }
    [each-other] jed{ ending } { $whose ->
        [any] andere
       *[other] { "" }
    }
   *[each] jed{ ending }
}
    .acc = { $quantifier ->
        [one] ein{ $whose ->
            [any] { weak-ending.acc }
           *[other] { ending.acc }
        }
        [another] ein{ weak-ending.acc } ander{ ending.acc }
        [each-other] jed{ ending.acc } { $whose ->
            [any] { $noun-gender ->
                [m] anderen
               *[f] andere
            }
           *[other] { "" }
        }
       *[each] jed{ ending.acc }
    }
    .dat = { $quantifier ->
        [one] ein{ ending.dat }
        [another] ein{ ending.dat } anderen
        [each-other] jed{ ending.dat } { $whose ->
            [any] anderen
           *[other] { "" }
        }
       *[each] jed{ ending.dat }
    }
    .gen = { $quantifier ->
        [one] ein{ ending.gen }
        [another] ein{ ending.gen } anderen
        [each-other] jed{ ending.gen } { $whose ->
            [any] anderen
           *[other] { "" }
        }
       *[each] jed{ ending.gen }
    }
ending = { $noun-gender ->
    [m] er
    [f] e
   *[n] es
}
    .acc = { $noun-gender ->
        [m] en
        [f] e
       *[n] es
    }
    .dat = { $noun-gender ->
        [f] er
       *[m] em
    }
    .gen = { $noun-gender ->
        [f] er
       *[m] es
    }
weak-ending = { $noun-gender ->
    [f] e
   *[m] { "" }
}
    .acc = { $noun-gender ->
        [m] en
        [f] e
       *[n] { "" }
    }
damaged = { $damaged ->
    [yes] verletzt{ $quantifier ->
        [one] { ending }
        [another] { ending }
       *[each] e
    }
   *[no] { "" }
}
    .acc = { $damaged ->
        [yes] verletzt{ $quantifier ->
            [one] { ending.acc }
            [another] { ending.acc }
           *[each] { $noun-gender ->
                [m] en
               *[f] e
            }
        }
       *[no] { "" }
    }
damaged-weak = { $damaged ->
    [yes] verletzten
   *[no] { "" }
}
damaged-strong = { $damaged ->
    [yes] verletzte
   *[no] { "" }
}
owned = { $whose ->
    [yours] deiner
    [theirs] seiner
   *[targets] der
} { other-of } { damaged-weak } { $noun-many } { of-target }
other-of = { $quantifier ->
    [each-other] anderen
   *[each] { "" }
}
of-target = { $whose ->
    [targets] des Ziels
    [others] anderer Magier
   *[yours] { "" }
}
group = { $whose ->
    [yours] deine
   *[targets] die
} { other-of } { damaged-weak } { $noun-many } { of-target } { $place }
    .agrees = many
    .gender = { $noun-gender }
# Alle Figuren einer Art, wem sie auch gehören.
kinds = { $quantifier ->
    [each-other] andere
   *[each] { "" }
} { damaged-strong } { $noun-counted } { $place }
    .agrees = many
    .gender = { $noun-gender }
added-up = { $whose ->
    [any] aller { other-of } { damaged-weak } { $noun-many }
   *[other] { owned }
} { $place }

## Was Figuren haben und was auf ihnen liegt. with: gesagt von dem, der es hat.

with-health = mit höchstens { $count } Leben
without-black = ohne schwarzen Schaden
thing-destiny = Schicksalsmarke
    .acc = Schicksalsmarke
    .counted = Schicksalsmarken
    .with = mit Schicksalsmarke
    .gender = f
thing-jinx = Fluch
    .acc = Fluch
    .counted = Flüche
    .with = mit Fluch
    .gender = m
thing-upgrade = Aufwertung
    .acc = Aufwertung
    .counted = Aufwertungen
    .with = mit Aufwertung
    .gender = f
thing-assigned = { $noun }
    .acc = { $noun-acc }
    .counted = { $noun-counted }
    .with = mit { $noun-dat }
    .gender = { $noun-gender }
each-thing = { $thing-gender ->
    [m] jeden
    [f] jede
   *[n] jedes
}

## Wo. into: wohin; early und late: vor und nach dem, was dort geschieht.

in-lodge = in der Loge
in-target-room = im Zielraum
within = { $range ->
    [0] { $anchor-room }
   *[other] in Reichweite { $range } { $anchor-from }
}

room-at = { $range ->
    [0] { $anchor-room }
   *[other] in { any-dat } Raum in Reichweite { $range } { $anchor-from }
} { $other }
    .acc = { $range ->
        [0] { $anchor-room-acc }
       *[other] { any-acc } Raum in Reichweite { $range } { $anchor-from }
    } { $other }
    .into = { $range ->
        [0] { $anchor-room-into }
       *[other] in { any-acc } Raum in Reichweite { $range } { $anchor-from }
    } { $other }
    .out = { $range ->
        [0] { $anchor-room-out }
       *[other] aus { any-dat } Raum in Reichweite { $range } { $anchor-from }
    } { $other }
    .early = { "" }
    .late = { room-at }
any-acc = { $quantifier ->
    [one] einen
    [another] einen anderen
    [each-other] jeden anderen
   *[each] jeden
}
any-dat = { $quantifier ->
    [one] einem
    [another] einem anderen
    [each-other] jedem anderen
   *[each] jedem
}
any-room = in einem beliebigen Raum { $other }
    .acc = einen beliebigen Raum { $other }
    .into = in einen beliebigen Raum { $other }
    .out = aus einem beliebigen Raum { $other }
    .early = { "" }
    .late = { any-room }
every-room = in jedem { $colours } Raum { with-mage }
    .acc = jeden { $colours } Raum { with-mage }
    .into = in jeden { $colours } Raum { with-mage }
    .out = aus jedem { $colours } Raum { with-mage }
    .early = { "" }
    .late = { every-room }
with-mage = { $mage ->
    [yes] mit einem Magier
   *[no] { "" }
}
named-room = im Raum „{ $name }“
    .acc = den Raum „{ $name }“
    .into = in den Raum „{ $name }“
    .out = aus dem Raum „{ $name }“
    .early = { "" }
    .late = { named-room }
next-to-cell = in einem Raum neben deiner Kammer
    .acc = einen Raum neben deiner Kammer
    .into = in einen Raum neben deiner Kammer
    .out = aus einem Raum neben deiner Kammer
    .early = { "" }
    .late = { next-to-cell }
target-room = im Zielraum
    .acc = den Zielraum
    .into = in den Zielraum
    .out = aus dem Zielraum
    .early = { "" }
    .late = im Zielraum
there = dort
    .acc = den Raum dort
    .into = dorthin
    .out = dort
    .early = dort
    .late = { "" }
# Der Zielraum, wo das Englische ihn nicht nennt.
unsaid-room = { "" }
    .acc = den Zielraum
    .into = in den Zielraum
    .out = { "" }
    .early = { "" }
    .late = { "" }
other-than = (außer { $rooms })
excepted = „{ $name }“
list-excepted-more = { $rest }, { $last }
list-excepted = { $rest } und { $last }
# Die Räume, die ein Auslöser meint. in: wo; gen: wessen.
some-room = einen { $colours } Raum { without-yours }
    .in = in einem { $colours } Raum { without-yours }
    .gen = eines { $colours } Raums { without-yours }
room-of-name = den Raum „{ $name }“
    .in = im Raum „{ $name }“
    .gen = des Raums „{ $name }“
its-room = ihren Raum
    .in = in ihrem Raum
    .gen = ihres Raums
without-yours = { $without ->
    [yes] ohne deine Instabilität
   *[no] { "" }
}

colour-black = schwarzen
colour-grey = grauen
colour-violet = violetten
colour-red = roten
colour-green = grünen
colour-yellow = gelben
colour-blue = blauen

## Aufzählungen

list-or = { $rest } oder { $last }
list-and = { $rest } und { $last }
list-and-new = { list-and }

## Wie viel

power = { $quantity ->
    [all] alle Machtpunkte
   *[some] { $count ->
        [one] { $count } Machtpunkt
       *[other] { $count } Machtpunkte
    }
}
damage = { $quantity ->
    [all] den gesamten Schaden
   *[some] { $count } Schaden
}
cubes = { $quantity ->
    [all] alle Instabilitätswürfel
   *[some] { $count } Instabilitätswürfel
}
quantity = { $quantity ->
    [all] alle
   *[some] { $count }
}
adjective-ending = { $quantity ->
    [all] en
   *[some] { $count ->
        [one] en
       *[other] e
    }
}
cap = , höchstens { $count }
# Was es ohnehin gibt, und was für jedes von etwas dazukommt: es steht am Ende.
plus = { "" }
    .cap = , plus { $count } { $each }{ $cap }
each-damage = für { $every ->
    [1] jeden { $black ->
        [yes] schwarzen
       *[no] { "" }
    } Schaden
   *[other] je { $every } { $black ->
        [yes] schwarze
       *[no] { "" }
    } Schaden
} { $who-upon }
each-ignored = für { $every ->
    [1] jeden ignorierten Schaden
   *[other] je { $every } ignorierte Schaden
}
each-suffered = für { $every ->
    [1] jeden erlittenen Schaden
   *[other] je { $every } erlittene Schaden
}
each-strength = für { $every ->
    [1] jeden Punkt
   *[other] je { $every } Punkte
} Stärke { $models }
each-revealed = für { $every ->
    [1] jeden
   *[other] je { $every }
} deiner aufgedeckten { such-spells }
each-carried = für { $every ->
    [1] { each-thing } { $thing-acc }
   *[other] je { $every } { $thing-counted }
} { $who-upon }
each-of-theirs = für { $every ->
    [1] { each-thing }
   *[other] je { $every }
} { $who-agrees ->
    [you] deiner
   *[one] { $who-gender ->
        [f] ihrer
       *[m] seiner
    }
} { $thing-counted }
each-assigned = für { $every ->
    [1] { each-thing } zugewiesene { $thing-acc }
   *[other] je { $every } zugewiesene { $thing-counted }
}
each-instability = für { $every ->
    [1] { $whose ->
        [yours] jeden deiner
       *[any] jeden
    }
   *[other] je { $every } { $whose ->
        [yours] deiner
       *[any] { "" }
    }
} Instabilitätswürfel { $where }
each-model = für { $every ->
    [1] { $models-acc }
   *[other] je { $every } { $whose ->
        [any] { $quantifier ->
            [each-other] andere
           *[each] { "" }
        } { damaged-strong } { $noun-counted }
       *[other] { owned }
    } { $place }
}
bonus = { $value } { $stat } { $each }
    .with = mit { $value } { $stat } { $each }
bonuses = { $first } und { $second }
    .with = { $first-with } und { $second }
stat-strength = Stärke
stat-speed = Tempo
stat-health = Leben

## Zauber nach Element und Art. front: vor „oder“.

such-spells = { $typed ->
    [yes] { $types }zauber
   *[no] Zauber
} { $elemental ->
    [yes] des Elements { $elements }
   *[no] { "" }
}
of-element-air = Luft
    .a = { "" }
of-element-earth = Erde
    .a = { "" }
of-element-fire = Feuer
    .a = { "" }
of-element-water = Wasser
    .a = { "" }
of-element-sacred = Heilig
    .a = { "" }
of-element-profane = Profan
    .a = { "" }
of-element-magic = Magie
    .a = { "" }
of-element-any = Beliebig
    .a = { "" }
of-type-combat = Kampf
    .a = { "" }
    .front = Kampf-
of-type-contingency = Kontingenz
    .a = { "" }
    .front = Kontingenz-
of-type-protection = Schutz
    .a = { "" }
    .front = Schutz-
of-type-trap = Fallen
    .a = { "" }
    .front = Fallen-

## Aufgaben danach, wie weit sie sind. counted: nach einer Zahl; many: mit Begleiter.

quest-state-active = aktive Aufgabe
    .counted = aktive Aufgaben
    .many = aktiven Aufgaben
quest-state-completed = abgeschlossene Aufgabe
    .counted = abgeschlossene Aufgaben
    .many = abgeschlossenen Aufgaben
quest-state-solved = gelöste Aufgabe
    .counted = gelöste Aufgaben
    .many = gelösten Aufgaben

## Satzteile: was zum Verb gehört, und das Verb.

gain = { $each } { power }
    .order = erhalte
    .one = erhält
    .may = erhalten
    .tail = { $cap }
lose = { $each } { power }
    .order = verliere
    .one = verliert
    .may = verlieren
    .tail = { $cap }
inflict = { $on-dat } { $where } { $each } { damage }
    .order = füge
    .one = fügt
    .may = zufügen
    .particle = zu
    .tail = { $cap }{ $quiet ->
        [yes] , ohne etwas auszulösen
       *[no] { "" }
    }
convert-damage = { $where } { $each } { damage } { $on-upon }
    .order = wandle
    .one = wandelt
    .may = umwandeln
    .particle = um
    .tail = { $cap }
convert-instability = { $on-early } { $each } { cubes } { $on-late }
    .order = wandle
    .one = wandelt
    .may = umwandeln
    .particle = um
    .tail = { $cap }
convert-inflicted = den gesamten Schaden
    .order = wandle
    .one = wandelt
    .may = umwandeln
    .particle = um
    .tail = , den { $by-this } zugefügt { $by-agrees ->
        [you] hast
       *[one] hat
    }
place-instability = { $each } { cubes } { $owner ->
    [black] der Schwarzen Rose
   *[own] { "" }
} { $where-into }
    .order = lege
    .one = legt
    .may = legen
    .tail = { $cap }
remove-instability = { $each } { quantity } { $quantity ->
    [all] { their }e
   *[some] { their }er
} Instabilitätswürfel { $where-out }
    .order = entferne
    .one = entfernt
    .may = entfernen
    .tail = { $cap }
their = { $subject-agrees ->
    [you] dein
   *[one] { $subject-gender ->
        [f] ihr
       *[m] sein
    }
}
remove = { $models-acc }
    .order = entferne
    .one = entfernt
    .may = entfernen
heal = { $each } { damage } { $spared ->
    [yes] außer schwarzem
   *[no] { "" }
} { $on-from }
    .order = heile
    .one = heilt
    .may = heilen
    .tail = { $cap }
draw = { $each } { quantity } { $pile ->
    [grimoire] Zauber aus { their }em Grimoire
    [library] Zauber aus der Bibliothek
    [forgotten] vergessen{ adjective-ending } Zauber
   *[memories] zufällig{ adjective-ending } Zauber aus { their }en Erinnerungen
}
    .order = { $pile ->
        [forgotten] nimm
        [memories] nimm
       *[other] ziehe
    }
    .one = { $pile ->
        [forgotten] nimmt
        [memories] nimmt
       *[other] zieht
    }
    .may = { $pile ->
        [forgotten] nehmen
        [memories] nehmen
       *[other] ziehen
    }
    .tail = { $cap }
draw-top = { $each } { quantity } der obersten { $top } vergessenen Zauber
    .order = nimm
    .one = nimmt
    .may = nehmen
    .tail = { $cap }
discard = { $each } { quantity } { $kept ->
    [ready] bereit{ adjective-ending } Zauber
   *[hand] Zauber aus der Hand
}
    .order = wirf
    .one = wirft
    .may = abwerfen
    .particle = ab
    .tail = { $cap }
summon = { $where-early } { $each } { quantity } { $quantity ->
    [all] { $noun-many }
   *[some] { $count ->
        [one] { $noun-acc }
       *[other] { $noun-counted }
    }
} { $which } { $where-late }
    .order = beschwöre
    .one = beschwört
    .may = beschwören
    .tail = { $cap }
of-choice = deiner Wahl { $health }
same-kind = derselben Art
activate = { $controlled ->
    [yes] unter deiner Kontrolle
   *[no] { "" }
} { $bonus-with } aktiviert
    .you = wirst
    .one = wird
    .many = werden
    .may = werden
assign = { $to-dat } „{ $name }“
    .order = weise
    .one = weist
    .may = zuweisen
    .particle = zu
move = { $who-self } bis zu { $rooms ->
    [one] { $rooms } Raum
   *[other] { $rooms } Räume
} weit
    .order = bewege
    .one = bewegt
    .may = bewegen
put = { $who-self } { $where-into }
    .order = stelle
    .one = stellt
    .may = stellen
attack = { $bonus-with } einen physischen Angriff gegen { $on-acc }
    .order = führe
    .one = führt
    .may = ausführen
    .particle = aus
ignore = { $each } { $quantity ->
    [all] diesen gesamten Schaden
   *[some] bis zu { $count } dieses Schadens
}
    .order = ignoriere
    .one = ignoriert
    .may = ignorieren
    .tail = { $cap }
has = { $until ->
    [activation] bis zum Ende der Aktivierung
   *[always] { "" }
} { $bonus }
    .you = hast
    .one = hat
    .many = haben
    .may = haben
# Ganze Regeln in einem Stück.
ignore-each = wenn du Schaden erleiden würdest, ignoriere { $count } davon
place-less = wenn ein Magier, dem diese Beschwörung nicht gehört, Instabilität in ihren Raum legen würde, legt er { $count } weniger

## Wie ein Satzteil im Satz steht

verb = { $subject-agrees ->
    [you] { $verb-you }
    [many] { $verb-many }
   *[one] { $verb-one }
}
clause-order = { $verb-order } { $verb } { $verb-particle }{ $verb-tail }
clause-tell = { $subject } { verb } { $verb } { $verb-particle }{ $verb-tail }
clause-turn = { verb } { $subject } { $verb } { $verb-particle }{ $verb-tail }
clause-join = { verb } { $verb } { $verb-particle }{ $verb-tail }
clause-may = { $verb } { $verb-may }{ $verb-tail }

## Auslöser

trigger-main = { $subject } { verb } { $verb } { $verb-particle } { $verb-tail }
trigger-sub = { $subject } { $verb } { $verb-particle }{ verb } { $verb-tail }

enters = { $room }
    .you = betrittst
    .one = betritt
inflicts = { $on-dat } { in-person } { hit }
    .you = fügst
    .one = fügt
    .particle = zu
inflicts-or-heals = { in-person } { hit } { $on-upon }
    .you = verursachst oder heilst
    .one = verursacht oder heilt
hit = { $last ->
    [yes] den letzten
   *[no] { "" }
} Schaden
in-person = { $person ->
    [yes] persönlich
   *[no] { "" }
}
suffers = { $black ->
    [yes] schwarzen
   *[no] { "" }
} Schaden
    .you = erleidest
    .one = erleidet
places = { $last ->
    [yes] den letzten Instabilitätswürfel in einen Raum
   *[no] Instabilität
}
    .you = legst
    .one = legt
leaves = entfernt oder besiegt
    .you = wirst
    .one = wird
defeats = { $whom-acc }
    .you = besiegst
    .one = besiegt
resolves-summon = einen Beschwörungseffekt
    .you = führst
    .one = führt
    .particle = aus
takes-forgotten = einen vergessenen Zauber
    .you = nimmst
    .one = nimmt
activates = aktiviert
    .you = wirst
    .one = wird

moves = { $subject-agrees ->
    [you] dich
   *[one] sich
}
    .you = bewegst
    .one = bewegt
is-defeated = besiegt
    .you = wirst
    .one = wird
is-celled = in { their }e Kammer gestellt
    .you = wirst
    .one = wird
gains-or-loses = Machtpunkte
    .you = { $gains ->
        [yes] erhältst
       *[no] { "" }
    } { gain-or-lose } { $loses ->
        [yes] verlierst
       *[no] { "" }
    }
    .one = { $gains ->
        [yes] erhält
       *[no] { "" }
    } { gain-or-lose } { $loses ->
        [yes] verliert
       *[no] { "" }
    }
gain-or-lose = { $gains ->
    [yes] { $loses ->
        [yes] oder
       *[no] { "" }
    }
   *[no] { "" }
}
solves = eine Aufgabe
    .you = { $completes ->
        [yes] schließt
       *[no] löst
    }
    .one = { solves.you }
    .particle = { $completes ->
        [yes] ab
       *[no] { "" }
    }
    .tail = { $completes ->
        [yes] { $place ->
            [main] oder löst sie
           *[sub] oder löst
        }
       *[no] { "" }
    }
uses-room = { $room }
    .you = nutzt
    .one = nutzt
resolves-spell = { $where } einen { such-spells }
    .you = führst
    .one = führt
    .particle = aus
resolves-room = den Effekt { $room-gen }
    .you = führst
    .one = führt
    .particle = aus
resolves-placing = einen Effekt
    .you = führst
    .one = führt
    .particle = aus
    .tail = , der { $where } Instabilität legt { $converts ->
        [yes] oder umwandelt
       *[no] { "" }
    }
reaches = { $whom-acc }
    .one = erreicht
# Wovon ein Auslöser spricht.
a-spell = ein Zauber
    .agrees = one
    .gender = m
with-your-damage = { $who } mit deinem Schaden
    .agrees = { $who-agrees }
    .gender = { $who-gender }
while = { $trigger }, während { $condition }

## Bedingungen. who: von wem etwas gesagt wird; same, wo er eben genannt wurde.

fact-main = { fact-who } { $verb } { $rest }
fact-sub = { fact-who } { $rest } { $verb }
fact-who = { $who ->
    [you] du
    [target] das Ziel
    [rose] die Schwarze Rose
   *[same] { "" }
}

has-revealed = mindestens { $count } aufgedeckte{ $count ->
    [one] n
   *[other] { "" }
} { such-spells } { $different ->
    [0] { "" }
    [one] mit { $different } Element
   *[other] mit { $different } verschiedenen Elementen
}
    .verb = hast
owns-evocations = { $count ->
    [0] keine { $noun-many }
    [one] mindestens { $count } { $noun-acc }
   *[other] mindestens { $count } { $noun-counted }
}
    .verb = besitzt
has-quests = { $count ->
    [0] keine { $quest }
    [one] mindestens { $count } { $quest }
   *[other] mindestens { $count } { $quest-counted }
}
    .verb = hast
carries = mindestens { $count } { $count ->
    [one] { $thing-acc }
   *[other] { $thing-counted }
}
    .verb = hat
defeated-by-rose = dich besiegt
    .verb = hat
has-instability = Instabilität in mindestens { $rooms } { $rooms ->
    [one] Raum
   *[other] Räumen
}
    .verb = hast
has-no-damage = keinen Schaden
    .verb = hast

## Sätze

if-you-do = wenn du das tust
if-they-do = wenn das geschieht
if-target-defeated = wenn das Ziel dadurch besiegt wird
if-you-defeated = wenn du dadurch besiegt wirst
otherwise = andernfalls
if-case = wenn { $condition }
whenever = immer wenn { $trigger }
may-first = du darfst { $clauses }
may-turn = darfst du { $clauses }
after = { $condition }, { $main }
after-otherwise = { $condition } { $main }
enhanced = Verstärkung ({ $elements }): { $body-capital }
full-stop = { $body }.
persistent = anhaltend: { $body-capital }
in-play-order = jeder Magier in Spielreihenfolge: { $body-capital }
choose-one = wähle eins: { $options-capital }
or-option = { $rest }; oder { $last }

## Ziele

aim-self = du selbst
aim-special = speziell
aim = { $whose ->
    [any] beliebige{ $kind-gender ->
        [m] r
        [f] { "" }
       *[n] s
    }
    [yours] eigene{ $kind-gender ->
        [m] r
        [f] { "" }
       *[n] s
    }
   *[none] { "" }
} { $kind } { $range } { $health }
aim-room = Raum
    .gender = m
anywhere = *
