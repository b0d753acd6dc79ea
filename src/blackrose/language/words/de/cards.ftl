### Die Kartensprache auf Deutsch: was mehrere Formen brauchen. Die Wörter jeder Form stehen bei ihr, in language/forms.
###
### Formen einer Figurengruppe: Nominativ, acc, dat, gen, from (von …), upon (auf …), room (im Raum …),
### room-into (in den Raum …), room-acc (den Raum …), room-out (aus dem Raum …), self (rückbezüglich), this (genannt statt „sie“),
### agrees (you, one, many: welche Verbform folgt), gender.
### Formen eines Verbs: order (Befehl), you, one, many, may (Grundform nach „darfst“), particle (der abgetrennte
### Teil: „füge … zu“), tail (was noch dahinter steht), asked (du sollst es tun, die Figur ist das Objekt).

## Arten von Figuren. weak: nach „jeder“; many: mehrere mit Begleiter; counted: mehrere nach einer Zahl.

noun-model = Figur
    .weak = Figur
    .acc = Figur
    .dat = Figur
    .gen = Figur
    .many = Figuren
    .counted = Figuren
    .gender = f
noun-mage = Magi
    .weak = Magi
    .acc = Magi
    .dat = Magi
    .gen = Magi
    .many = Magi
    .counted = Magi
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
noun-flesh-horror = Fleischgrauen
    .weak = Fleischgrauen
    .acc = Fleischgrauen
    .dat = Fleischgrauen
    .gen = Fleischgrauens
    .many = Fleischgrauen
    .counted = Fleischgrauen
    .gender = n
noun-landsknecht = Landsknecht
    .weak = Landsknecht
    .acc = Landsknecht
    .dat = Landsknecht
    .gen = Landsknechts
    .many = Landsknechte
    .counted = Landsknechte
    .gender = m
noun-bone-knight = Knochenritter
    .weak = Knochenritter
    .acc = Knochenritter
    .dat = Knochenritter
    .gen = Knochenritters
    .many = Knochenritter
    .counted = Knochenritter
    .gender = m
noun-divine-altar = Göttlicher Altar
    .weak = Göttliche Altar
    .acc = Göttlichen Altar
    .dat = Göttlichen Altar
    .gen = Göttlichen Altars
    .many = Göttlichen Altäre
    .counted = Göttliche Altäre
    .gender = m
noun-mutant-altar = Mutanten-Altar
    .weak = Mutanten-Altar
    .acc = Mutanten-Altar
    .dat = Mutanten-Altar
    .gen = Mutanten-Altars
    .many = Mutanten-Altäre
    .counted = Mutanten-Altäre
    .gender = m
noun-cerberus = Cerberus
    .weak = Cerberus
    .acc = Cerberus
    .dat = Cerberus
    .gen = Cerberus
    .many = Cerberus
    .counted = Cerberus
    .gender = m
noun-malacoda = Malacoda
    .weak = Malacoda
    .acc = Malacoda
    .dat = Malacoda
    .gen = Malacoda
    .many = Malacoda
    .counted = Malacoda
    .gender = m
noun-andromeda = Andromeda
    .weak = Andromeda
    .acc = Andromeda
    .dat = Andromeda
    .gen = Andromeda
    .many = Andromedas
    .counted = Andromedas
    .gender = f
noun-infamy-of-crete = Schande von Kreta
    .weak = Schande von Kreta
    .acc = Schande von Kreta
    .dat = Schande von Kreta
    .gen = Schande von Kreta
    .many = Schanden von Kreta
    .counted = Schanden von Kreta
    .gender = f
noun-abomination = Abscheulichkeit
    .weak = Abscheulichkeit
    .acc = Abscheulichkeit
    .dat = Abscheulichkeit
    .gen = Abscheulichkeit
    .many = Abscheulichkeiten
    .counted = Abscheulichkeiten
    .gender = f
noun-mutation = Mutation
    .weak = Mutation
    .acc = Mutation
    .dat = Mutation
    .gen = Mutation
    .many = Mutationen
    .counted = Mutationen
    .gender = f
noun-altar = Altar
    .weak = Altar
    .acc = Altar
    .dat = Altar
    .gen = Altars
    .many = Altäre
    .counted = Altäre
    .gender = m
noun-beast = Bestie
    .weak = Bestie
    .acc = Bestie
    .dat = Bestie
    .gen = Bestie
    .many = Bestien
    .counted = Bestien
    .gender = f
# Ein Name, von dem nur der Name bekannt ist.
named-noun = Wesen „{ $name }“
    .weak = Wesen „{ $name }“
    .acc = Wesen „{ $name }“
    .dat = Wesen „{ $name }“
    .gen = Wesens „{ $name }“
    .many = Wesen „{ $name }“
    .counted = Wesen „{ $name }“
    .gender = n
# Was beschworen wird, wo der Text keine Art nennt: niemand beschwört eine Beschwörung.
summoned = Wesen
    .weak = Wesen
    .acc = Wesen
    .dat = Wesen
    .gen = Wesens
    .many = Wesen
    .counted = Wesen
    .gender = n

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
# „Sie“ könnte die Aufwertung sein, von der eben die Rede war; das betrifft zwei Fälle.
it-by-name = diese { $noun }
    .acc = diese { $noun-acc }
    .dat = { it.dat }
    .gen = { it.gen }
    .from = { it.from }
    .upon = { it.upon }
    .room = { it.room }
    .room-out = { it.room-out }
    .room-into = { it.room-into }
    .room-acc = { it.room-acc }
    .self = diese { $noun-acc }
    .this = { it.this }
    .agrees = { it.agrees }
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
black-rose = die Black Rose
    .acc = die Black Rose
    .dat = der Black Rose
    .gen = der Black Rose
    .from = von der Black Rose
    .upon = auf der Black Rose
    .room = im Raum der Black Rose
    .room-out = aus dem Raum der Black Rose
    .room-into = in den Raum der Black Rose
    .room-acc = den Raum der Black Rose
    .self = die Black Rose
    .this = die Black Rose
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
# Was ein „es“ meint, wenn vom Ziel schon die Rede war.
target-again = Ziel
    .weak = Ziel
    .acc = Ziel
    .dat = Ziel
    .gen = Ziels
    .many = Ziele
    .counted = Ziele
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
owner = { $its ->
    [yes] { whose-it } Besitzer
   *[no] der Besitzer { $of-gen }
}
    .acc = { $its ->
        [yes] { whose-it } Besitzer
       *[no] den Besitzer { $of-gen }
    }
    .dat = { $its ->
        [yes] { whose-it } Besitzer
       *[no] dem Besitzer { $of-gen }
    }
    .gen = { $its ->
        [yes] von { whose-it } Besitzer
       *[no] des Besitzers { $of-gen }
    }
    .from = { $its ->
        [yes] von { whose-it } Besitzer
       *[no] vom Besitzer { $of-gen }
    }
    .upon = auf { owner.dat }
    .room = im Raum { owner.gen }
    .room-out = aus dem Raum { owner.gen }
    .room-into = in den Raum { owner.gen }
    .room-acc = den Raum { owner.gen }
    .self = { owner.acc }
    .this = { owner }
    .agrees = one
    .gender = m
whose-it = { $gender ->
    [f] deren
   *[m] dessen
}
crown-holder = der Magi mit dem Kronenplättchen
    .acc = den Magi mit dem Kronenplättchen
    .dat = dem Magi mit dem Kronenplättchen
    .gen = des Magi mit dem Kronenplättchen
    .from = vom Magi mit dem Kronenplättchen
    .upon = auf dem Magi mit dem Kronenplättchen
    .room = im Raum des Magi mit dem Kronenplättchen
    .room-out = aus dem Raum des Magi mit dem Kronenplättchen
    .room-into = in den Raum des Magi mit dem Kronenplättchen
    .room-acc = den Raum des Magi mit dem Kronenplättchen
    .self = den Magi mit dem Kronenplättchen
    .this = dieser Magi
    .agrees = one
    .gender = m
avatar-the-possessed = der Besessene
    .acc = den Besessenen
    .dat = dem Besessenen
    .gen = des Besessenen
    .from = vom Besessenen
    .upon = auf dem Besessenen
    .room = im Raum des Besessenen
    .room-out = aus dem Raum des Besessenen
    .room-into = in den Raum des Besessenen
    .room-acc = den Raum des Besessenen
    .self = sich
    .this = der Besessene
    .agrees = one
    .gender = m
# Ein Avatar, von dem nur der Name bekannt ist.
named-avatar = der Avatar „{ $name }“
    .acc = den Avatar „{ $name }“
    .dat = dem Avatar „{ $name }“
    .gen = des Avatars „{ $name }“
    .from = vom Avatar „{ $name }“
    .upon = auf dem Avatar „{ $name }“
    .room = im Raum des Avatars „{ $name }“
    .room-out = aus dem Raum des Avatars „{ $name }“
    .room-into = in den Raum des Avatars „{ $name }“
    .room-acc = den Raum des Avatars „{ $name }“
    .self = sich
    .this = der Avatar „{ $name }“
    .agrees = one
    .gender = m
# Von wem aus ein Effekt weiterspringt.
hit-before = die zuletzt getroffene Figur
    .from = von der zuletzt getroffenen Figur
    .room = im Raum der zuletzt getroffenen Figur
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
    [any] { plain-models }
    [others] { plain-models } anderer Magi
   *[other] { owned }
} { $place }
    .acc = { determiner.acc } { $whose ->
        [any] { plain-models.acc }
        [others] { plain-models.acc } anderer Magi
       *[other] { owned }
    } { $place }
    .dat = { determiner.dat } { $whose ->
        [any] { plain-models.dat }
        [others] { plain-models.dat } anderer Magi
       *[other] { owned }
    } { $place }
    .gen = { determiner.gen } { $whose ->
        [any] { plain-models.gen }
        [others] { plain-models.gen } anderer Magi
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
plain-models = { damaged } { $quantifier ->
    [each] { $noun-weak }
    [each-other] { $noun-weak }
   *[one] { $noun }
}
    .acc = { damaged.acc } { $noun-acc }
    .dat = { damaged-weak } { $noun-dat }
    .gen = { damaged-weak } { $noun-gen }
determiner = { $quantifier ->
    [one] ein{ $whose ->
        [any] { weak-ending }
        [others] { weak-ending }
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
            [others] { weak-ending.acc }
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
damaged = { $hurt ->
    [no] { "" }
   *[yes] { by-this-effect }{ $quantifier ->
        [one] { ending }
        [another] { ending }
       *[each] e
    }
}
    .acc = { $hurt ->
        [no] { "" }
       *[yes] { by-this-effect }{ $quantifier ->
            [one] { ending.acc }
            [another] { ending.acc }
           *[each] { $noun-gender ->
                [m] en
               *[f] e
            }
        }
    }
damaged-weak = { $hurt ->
    [no] { "" }
   *[yes] { by-this-effect }en
}
damaged-strong = { $hurt ->
    [no] { "" }
   *[yes] { by-this-effect }e
}
by-this-effect = von diesem Effekt { $hurt ->
    [unhit] noch nicht getroffen
   *[yes] verletzt
}
owned = { $whose ->
    [yours] deiner
    [theirs] seiner
    [avatars-own] seiner
   *[targets] der
} { other-of } { damaged-weak } { $noun-many } { of-target }
other-of = { $quantifier ->
    [each-other] anderen
   *[each] { "" }
}
of-target = { $whose ->
    [targets] des Ziels
    [others] anderer Magi
    [avatars] { $avatar-gen }
   *[yours] { "" }
}
group = { $whose ->
    [yours] deine
    [avatars-own] seine
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

with-health = mit höchstens { $count } { $count ->
    [one] Lebenspunkt
   *[other] Lebenspunkten
}
without-black = ohne schwarzen Schaden
with-damage = mit mindestens { $count } Schaden
without-crown = ohne Kronenplättchen
with-extreme = mit { $extreme ->
    [least-power] den wenigsten Machtpunkten
    [most-damage] dem meisten Schaden
    [most-damage-on-you] dem meisten Schaden auf dir
    [most-trophies] den meisten Trophäen
    [most-evocations] den meisten Beschwörungen
   *[most-power] den meisten Machtpunkten
}
# Steht schon vor dem Hauptwort: „von diesem Effekt noch nicht getroffen“.
not-yet-hit = { "" }
thing-destiny = Schicksalsplättchen
    .acc = Schicksalsplättchen
    .counted = Schicksalsplättchen
    .with = mit Schicksalsplättchen
    .gender = n
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

in-lodge = in der Akademie
in-target-room = im Zielraum
in-colour = in einem { $colours } Raum
in-cell = in einer Kammer
in-same-colour = in Räumen derselben Farbe
# by: ob die Entfernung als jemandes Raum gesagt wird („in deinem Raum oder einem benachbarten“), nicht als Zahl.
within = { $by ->
    [yes] { $anchor-room } { or-adjacent-dat }
   *[no] { $range ->
        [0] { $anchor-room }
       *[other] in Reichweite { $range } { $anchor-from }
    }
}
or-adjacent-dat = { $range ->
    [1] oder einem benachbarten
   *[0] { "" }
}
or-adjacent-acc = { $range ->
    [1] oder einen benachbarten
   *[0] { "" }
}

room-at = { $by ->
    [yes] { $anchor-room } { or-adjacent-dat }
   *[no] { $range ->
        [0] { $anchor-room }
       *[other] in { any-dat } Raum in Reichweite { $range } { $anchor-from }
    }
} { $other }
    .acc = { $by ->
        [yes] { $anchor-room-acc } { or-adjacent-acc }
       *[no] { $range ->
            [0] { $anchor-room-acc }
           *[other] { any-acc } Raum in Reichweite { $range } { $anchor-from }
        }
    } { $other }
    .into = { $by ->
        [yes] { $anchor-room-into } { or-adjacent-acc }
       *[no] { $range ->
            [0] { $anchor-room-into }
           *[other] in { any-acc } Raum in Reichweite { $range } { $anchor-from }
        }
    } { $other }
    .out = { $by ->
        [yes] { $anchor-room-out } { or-adjacent-dat }
       *[no] { $range ->
            [0] { $anchor-room-out }
           *[other] aus { any-dat } Raum in Reichweite { $range } { $anchor-from }
        }
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
any-room = in einem beliebigen { $colours } Raum { $other }
    .acc = einen beliebigen { $colours } Raum { $other }
    .into = in einen beliebigen { $colours } Raum { $other }
    .out = aus einem beliebigen { $colours } Raum { $other }
    .early = { "" }
    .late = { any-room }
every-room = in jedem { $colours } Raum { with-mage }
    .acc = jeden { $colours } Raum { with-mage }
    .into = in jeden { $colours } Raum { with-mage }
    .out = aus jedem { $colours } Raum { with-mage }
    .early = { "" }
    .late = { every-room }
with-mage = { $mage ->
    [yes] mit einem Magi
    [none] ohne Magi
   *[any] { "" }
}
named-room = { $known ->
    [yes] { $room-in }
   *[no] im Raum „{ $name }“
}
    .acc = { $known ->
        [yes] { $room-acc }
       *[no] den Raum „{ $name }“
    }
    .into = { $known ->
        [yes] { $room-into }
       *[no] in den Raum „{ $name }“
    }
    .out = { $known ->
        [yes] { $room-out }
       *[no] aus dem Raum „{ $name }“
    }
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
excepted = { $known ->
    [yes] { $name }
   *[no] „{ $name }“
}
list-excepted-more = { $rest }, { $last }
list-excepted = { $rest } und { $last }
# Die Räume, die ein Auslöser meint. in: wo; gen: wessen.
some-room = einen { $colours } Raum { without-yours } { holding }
    .in = in einem { $colours } Raum { without-yours } { holding }
    .gen = eines { $colours } Raums { without-yours } { holding }
room-of-name = { $known ->
    [yes] { $room-acc }
   *[no] den Raum „{ $name }“
}
    .in = { $known ->
        [yes] { $room-in }
       *[no] im Raum „{ $name }“
    }
    .gen = { $known ->
        [yes] { $room-gen }
       *[no] des Raums „{ $name }“
    }
its-room = den Raum dieser Beschwörung
    .in = im Raum dieser Beschwörung
    .gen = des Raums dieser Beschwörung
that-room = diesen Raum
    .in = in diesem Raum
    .gen = dieses Raums
without-yours = { $without ->
    [yes] ohne deine Instabilität
   *[no] { "" }
}
holding = { $holds ->
    [no] { "" }
   *[yours] mit { $holding-dat }
}

colour-black = schwarzen
    .strong = schwarze
    .one = schwarzer
colour-grey = grauen
    .strong = graue
    .one = grauer
colour-purple = violetten
    .strong = violette
    .one = violetter
colour-red = roten
    .strong = rote
    .one = roter
colour-green = grünen
    .strong = grüne
    .one = grüner
colour-yellow = gelben
    .strong = gelbe
    .one = gelber
colour-blue = blauen
    .strong = blaue
    .one = blauer

## Die Namen der Räume: der Name selbst, the (mit Artikel), acc, gen, in (wo), into (wohin), out (woher).

tile-black-rose-room = Rosensaal
    .the = der Rosensaal
    .acc = den Rosensaal
    .gen = des Rosensaals
    .in = im Rosensaal
    .into = in den Rosensaal
    .out = aus dem Rosensaal
tile-throne-room = Thronsaal
    .the = der Thronsaal
    .acc = den Thronsaal
    .gen = des Thronsaals
    .in = im Thronsaal
    .into = in den Thronsaal
    .out = aus dem Thronsaal
tile-armory = Waffenkammer
    .the = die Waffenkammer
    .acc = die Waffenkammer
    .gen = der Waffenkammer
    .in = in der Waffenkammer
    .into = in die Waffenkammer
    .out = aus der Waffenkammer
tile-pleasures-room = Meditationszimmer
    .the = das Meditationszimmer
    .acc = das Meditationszimmer
    .gen = des Meditationszimmers
    .in = im Meditationszimmer
    .into = ins Meditationszimmer
    .out = aus dem Meditationszimmer
tile-crypt = Krypta
    .the = die Krypta
    .acc = die Krypta
    .gen = der Krypta
    .in = in der Krypta
    .into = in die Krypta
    .out = aus der Krypta
tile-sacrificial-altar = Opferaltar
    .the = der Opferaltar
    .acc = den Opferaltar
    .gen = des Opferaltars
    .in = am Opferaltar
    .into = an den Opferaltar
    .out = vom Opferaltar
tile-cemetery = Friedhof
    .the = der Friedhof
    .acc = den Friedhof
    .gen = des Friedhofs
    .in = auf dem Friedhof
    .into = auf den Friedhof
    .out = vom Friedhof
tile-summoner-room = Beschwörungshalle
    .the = die Beschwörungshalle
    .acc = die Beschwörungshalle
    .gen = der Beschwörungshalle
    .in = in der Beschwörungshalle
    .into = in die Beschwörungshalle
    .out = aus der Beschwörungshalle
tile-alchemical-laboratory = Laboratorium
    .the = das Laboratorium
    .acc = das Laboratorium
    .gen = des Laboratoriums
    .in = im Laboratorium
    .into = ins Laboratorium
    .out = aus dem Laboratorium
tile-alchemic-laboratory = Laboratorium
    .the = das Laboratorium
    .acc = das Laboratorium
    .gen = des Laboratoriums
    .in = im Laboratorium
    .into = ins Laboratorium
    .out = aus dem Laboratorium
tile-arena = Arena
    .the = die Arena
    .acc = die Arena
    .gen = der Arena
    .in = in der Arena
    .into = in die Arena
    .out = aus der Arena
tile-observatory = Sternwarte
    .the = die Sternwarte
    .acc = die Sternwarte
    .gen = der Sternwarte
    .in = in der Sternwarte
    .into = in die Sternwarte
    .out = aus der Sternwarte
tile-bibliotheca = Bibliothek
    .the = die Bibliothek
    .acc = die Bibliothek
    .gen = der Bibliothek
    .in = in der Bibliothek
    .into = in die Bibliothek
    .out = aus der Bibliothek
tile-sanctuary = Heiligtum
    .the = das Heiligtum
    .acc = das Heiligtum
    .gen = des Heiligtums
    .in = im Heiligtum
    .into = ins Heiligtum
    .out = aus dem Heiligtum
tile-garden = Garten
    .the = der Garten
    .acc = den Garten
    .gen = des Gartens
    .in = im Garten
    .into = in den Garten
    .out = aus dem Garten
tile-forge = Schmiede
    .the = die Schmiede
    .acc = die Schmiede
    .gen = der Schmiede
    .in = in der Schmiede
    .into = in die Schmiede
    .out = aus der Schmiede
tile-treasure-room = Schatzkammer
    .the = die Schatzkammer
    .acc = die Schatzkammer
    .gen = der Schatzkammer
    .in = in der Schatzkammer
    .into = in die Schatzkammer
    .out = aus der Schatzkammer
tile-the-abyss = Abgrund
    .the = der Abgrund
    .acc = den Abgrund
    .gen = des Abgrunds
    .in = im Abgrund
    .into = in den Abgrund
    .out = aus dem Abgrund
tile-oracle-room = Orakelkammer
    .the = die Orakelkammer
    .acc = die Orakelkammer
    .gen = der Orakelkammer
    .in = in der Orakelkammer
    .into = in die Orakelkammer
    .out = aus der Orakelkammer
tile-mirrors-room = Spiegelsaal
    .the = der Spiegelsaal
    .acc = den Spiegelsaal
    .gen = des Spiegelsaals
    .in = im Spiegelsaal
    .into = in den Spiegelsaal
    .out = aus dem Spiegelsaal
tile-occult-black-rose-room = Okkulter Rosensaal
    .the = der Okkulte Rosensaal
    .acc = den Okkulten Rosensaal
    .gen = des Okkulten Rosensaals
    .in = im Okkulten Rosensaal
    .into = in den Okkulten Rosensaal
    .out = aus dem Okkulten Rosensaal
tile-crypt-of-the-saint = Krypta des Heiligen
    .the = die Krypta des Heiligen
    .acc = die Krypta des Heiligen
    .gen = der Krypta des Heiligen
    .in = in der Krypta des Heiligen
    .into = in die Krypta des Heiligen
    .out = aus der Krypta des Heiligen
tile-templar-armory = Templer-Waffenkammer
    .the = die Templer-Waffenkammer
    .acc = die Templer-Waffenkammer
    .gen = der Templer-Waffenkammer
    .in = in der Templer-Waffenkammer
    .into = in die Templer-Waffenkammer
    .out = aus der Templer-Waffenkammer
tile-sacral-summoner-room = Sakrale Beschwörungshalle
    .the = die Sakrale Beschwörungshalle
    .acc = die Sakrale Beschwörungshalle
    .gen = der Sakralen Beschwörungshalle
    .in = in der Sakralen Beschwörungshalle
    .into = in die Sakrale Beschwörungshalle
    .out = aus der Sakralen Beschwörungshalle
tile-templar-treasure-room = Templer-Schatzkammer
    .the = die Templer-Schatzkammer
    .acc = die Templer-Schatzkammer
    .gen = der Templer-Schatzkammer
    .in = in der Templer-Schatzkammer
    .into = in die Templer-Schatzkammer
    .out = aus der Templer-Schatzkammer
tile-library-of-the-order = Bibliothek des Ordens
    .the = die Bibliothek des Ordens
    .acc = die Bibliothek des Ordens
    .gen = der Bibliothek des Ordens
    .in = in der Bibliothek des Ordens
    .into = in die Bibliothek des Ordens
    .out = aus der Bibliothek des Ordens
tile-abyss-of-faith = Abgrund des Glaubens
    .the = der Abgrund des Glaubens
    .acc = den Abgrund des Glaubens
    .gen = des Abgrunds des Glaubens
    .in = im Abgrund des Glaubens
    .into = in den Abgrund des Glaubens
    .out = aus dem Abgrund des Glaubens

## Aufzählungen

list-or = { $rest } oder { $last }
list-rooms = { $rest } und { $last }
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
instability = { $quantity ->
    [all] die gesamte Instabilität
   *[some] { $count } Instabilität
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
bonus = { $value } { $count ->
    [1] { $stat-one }
   *[other] { $stat }
} { $each }
    .with = mit { bonus }
bonuses = { $first } und { $second }
    .with = { $first-with } und { $second }
stat-strength = Angriffswert
    .one = Angriffswert
stat-speed = Bewegungswert
    .one = Bewegungswert
stat-health = Lebenspunkte
    .one = Lebenspunkt

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
of-element-profane = Unheilig
    .a = { "" }
of-element-magic = Magie
    .a = { "" }
of-element-any = Beliebig
    .a = { "" }
of-type-combat = Kampf
    .a = { "" }
    .front = Kampf-
of-type-contingency = Klassik
    .a = { "" }
    .front = Klassik-
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
quest-state-solved = { $steps ->
    [yes] gelöste Aufgabe
   *[no] erfüllte Aufgabe
}
    .counted = { solved }e Aufgaben
    .many = { solved }en Aufgaben
# Wo Aufgaben vorher abgeschlossen werden, werden sie gelöst; sonst erfüllt, wie in Classic.
solved = { $steps ->
    [yes] gelöst
   *[no] erfüllt
}
    .order = { $steps ->
        [yes] löse
       *[no] erfülle
    }
    .one = { $steps ->
        [yes] löst
       *[no] erfüllt
    }
    .may = { $steps ->
        [yes] lösen
       *[no] erfüllen
    }

## Was mehrere Satzteile brauchen.

their = { $subject-agrees ->
    [you] dein
   *[one] { $subject-gender ->
        [f] ihr
       *[m] sein
    }
}
counted-thing = { $quantity ->
    [all] alle { $thing-counted }
   *[some] { $count } { $count ->
        [one] { $thing-acc }
       *[other] { $thing-counted }
    }
}
of-moon = { $moon ->
    [0] { "" }
   *[other] der { $moon }. Mondphase
}

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

while = { $trigger }, während { $condition }
in-one-round = in einer Runde: { $deeds-capital }
list-deeds = { $rest }; und { $last }
deed-times = { $deed } ({ $times }-mal)
deed-different = { $deed } ({ $times } verschiedene { $of ->
    [room] Räume
    [mage] Magi
    [evocation] Beschwörungen
   *[model] Figuren
})

## Bedingungen. who: von wem etwas gesagt wird; same, wo er eben genannt wurde.

fact-main = { fact-who } { $verb } { $rest }
fact-sub = { $who ->
    [there] { $rest }
   *[other] { fact-who } { $rest }
} { $verb }
fact-who = { $who ->
    [you] du
    [target] das Ziel
    [rose] die Black Rose
    [there] es
   *[same] { "" }
}

## Sätze

whenever = immer wenn { $trigger }
may-first = du darfst { $clauses }
may-turn = darfst du { $clauses }
after = { $condition }, { $main }
after-otherwise = { $condition } { $main }
full-stop = { $body }.
persistent = anhaltend: { $body-capital }
# Was bis zum Ende der Runde gilt, wenn etwas getan wurde.
held-if = gilt bis zum Ende der Runde: { $body-capital }
for-round = bis zum Ende der Runde: { $body-capital }
at-most-times = { $main }, höchstens { $count ->
    [1] einmal
   *[other] { $count }-mal
}
in-play-order = jeder Magi in Spielreihenfolge: { $body-capital }
choose-one = wähle eins: { $options-capital }
then = { $rest }, { $asks ->
    [yes] und
   *[no] dann
} { $last }
chosen-by = { $who } wählt eins: { $options-capital }
or-option = { $rest }; oder { $last }

## Ziele

aim-self = Selbst
aim-special = Spezial
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
} { $kind } { $range } { $which }
coloured-aim = { $colours-one } { $kind } { $range } { $which }
aim-room = Raum
    .gender = m
anywhere = *
until-round = bis zum Ende der Runde
