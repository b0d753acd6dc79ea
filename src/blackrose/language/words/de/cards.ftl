### Die Kartensprache auf Deutsch.
###
### Formen einer Figurengruppe: Nominativ, acc, dat, gen, from (von …), upon (auf …), room (im Raum …),
### room-into (in den Raum …), room-out (aus dem Raum …), self (rückbezüglich), this (genannt statt „sie“),
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
    .room-into = in { $gender ->
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
    .self = diese Beschwörung
    .this = diese Beschwörung
    .agrees = one
    .gender = f
models = { determiner } { $whose ->
    [any] { $quantifier ->
        [each] { $noun-weak }
        [each-other] { $noun-weak }
       *[one] { $noun }
    }
   *[other] { owned }
} { $place }
    .acc = { determiner.acc } { $whose ->
        [any] { $noun-acc }
       *[other] { owned }
    } { $place }
    .dat = { determiner.dat } { $whose ->
        [any] { $noun-dat }
       *[other] { owned }
    } { $place }
    .gen = { determiner.gen } { $whose ->
        [any] { $noun-gen }
       *[other] { owned }
    } { $place }
    .from = von { models.dat }
    .upon = auf { models.dat }
    .room = im Raum { models.gen }
    .room-out = aus dem Raum { models.gen }
    .room-into = in den Raum { models.gen }
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
owned = { $whose ->
    [yours] deiner
   *[targets] der
} { other-of } { $noun-many } { of-target }
other-of = { $quantifier ->
    [each-other] anderen
   *[each] { "" }
}
of-target = { $whose ->
    [targets] des Ziels
   *[yours] { "" }
}
group = { $whose ->
    [yours] deine
   *[targets] die
} { other-of } { $noun-many } { of-target } { $place }
    .agrees = many
    .gender = { $noun-gender }

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
}
    .into = { $range ->
        [0] { $anchor-room-into }
       *[other] in { $quantifier ->
            [one] einen
            [another] einen anderen
            [each-other] jeden anderen
           *[each] jeden
        } Raum in Reichweite { $range } { $anchor-from }
    }
    .out = { $range ->
        [0] { $anchor-room-out }
       *[other] aus { any-dat } Raum in Reichweite { $range } { $anchor-from }
    }
    .early = { "" }
    .late = { room-at }
any-dat = { $quantifier ->
    [one] einem
    [another] einem anderen
    [each-other] jedem anderen
   *[each] jedem
}
any-room = in einem beliebigen Raum
    .into = in einen beliebigen Raum
    .out = aus einem beliebigen Raum
    .early = { "" }
    .late = { any-room }
every-room = in jedem { $colours } Raum
    .into = in jeden { $colours } Raum
    .out = aus jedem { $colours } Raum
    .early = { "" }
    .late = { every-room }
target-room = im Zielraum
    .into = in den Zielraum
    .out = aus dem Zielraum
    .early = { "" }
    .late = im Zielraum
there = dort
    .into = dorthin
    .out = dort
    .early = dort
    .late = { "" }
# Der Zielraum, wo das Englische ihn nicht nennt.
unsaid-room = { "" }
    .into = in den Zielraum
    .out = { "" }
    .early = { "" }
    .late = { "" }
some-room = einen { $colours } Raum { $without ->
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
each-damage = für { $every ->
    [1] jeden Schaden
   *[other] je { $every } Schaden
} { $who-upon }
each-ignored = für { $every ->
    [1] jeden ignorierten Schaden
   *[other] je { $every } ignorierte Schaden
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
        } { $noun-counted }
       *[other] { owned }
    } { $place }
}
bonus = +{ $value } { $stat }
    .with = mit +{ $value } { $stat }
stat-strength = Stärke
stat-speed = Tempo

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
inflict = { $on-dat } { $each } { damage }
    .order = füge
    .one = fügt
    .may = zufügen
    .particle = zu
    .tail = { $cap }
convert-damage = { $each } { damage } { $on-upon }
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
heal = { $each } { damage } { $on-from }
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
discard = { $each } { quantity } { $kept ->
    [ready] bereit{ adjective-ending } Zauber
   *[hand] Zauber aus der Hand
}
    .order = wirf
    .one = wirft
    .may = abwerfen
    .particle = ab
    .tail = { $cap }
summon = { $each } { quantity } { $quantity ->
    [all] { $noun-many }
   *[some] { $count ->
        [one] { $noun-acc }
       *[other] { $noun-counted }
    }
} { $where }
    .order = beschwöre
    .one = beschwört
    .may = beschwören
    .tail = { $cap }
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

trigger-main = { $subject } { verb } { $verb } { $verb-particle }
trigger-sub = { $subject } { $verb } { $verb-particle }{ verb }

enters = { $room }
    .you = betrittst
    .one = betritt
inflicts = { $on-dat } Schaden
    .you = fügst
    .one = fügt
    .particle = zu
suffers = Schaden
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

## Bedingungen

fact-main = { fact-you } { $verb } { $rest }
fact-sub = { fact-you } { $rest } { $verb }
fact-you = { $position ->
    [first] du
   *[more] { "" }
}

has-revealed = mindestens { $count } aufgedeckte{ $count ->
    [one] n
   *[other] { "" }
} { $kind ->
    [combat] Kampfzauber
    [contingency] Kontingenzzauber
    [protection] Schutzzauber
    [trap] Fallenzauber
   *[any] Zauber
} { $elements ->
    [0] { "" }
    [one] mit { $elements } Element
   *[other] mit { $elements } verschiedenen Elementen
}
    .verb = hast
owns-evocations = mindestens { $count } { $count ->
    [one] Beschwörung
   *[other] Beschwörungen
}
    .verb = besitzt
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
if-case = wenn { $condition }
whenever = immer wenn { $trigger }
may-first = du darfst { $clauses }
may-turn = darfst du { $clauses }
after = { $condition }, { $main }
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
} { $kind } { $range }
aim-room = Raum
    .gender = m
anywhere = *
