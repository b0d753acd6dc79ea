### Die Kartensprache auf Deutsch, Fortsetzung: was mit Magiern, Aufgaben, Ereignissen, Trophäen, der Krone und
### laufenden Effekten geschieht. Die Formen der Verben sind die aus cards.ftl.

## Schaden, und was Magier tragen

# Ein Schlüsselwort, das ein ganzer Satzteil ist.
pain = Schmerz { quantity } { $each }{ $cap }
suffer-black = { $each } { $quantity ->
    [all] den gesamten schwarzen
   *[some] { $count } schwarze{ $count ->
        [one] n
       *[other] { "" }
    }
} Schaden
    .order = erleide
    .may = erleiden
    .tail = { $cap }
transfer-damage = { $each } { $quantity ->
    [all] diesen gesamten Schaden
   *[some] { $count } dieses Schadens
} auf { $to-acc }
    .order = verschiebe
    .may = verschieben
    .tail = { $cap }
defeat = { $whom-acc }
    .order = besiege
    .may = besiegen
counted-thing = { $quantity ->
    [all] alle { $thing-counted }
   *[some] { $count } { $count ->
        [one] { $thing-acc }
       *[other] { $thing-counted }
    }
}
assign-thing = { $to-dat } { $each } { counted-thing }
    .order = weise
    .may = zuweisen
    .particle = zu
    .tail = { $cap }
remove-thing = { $each } { counted-thing } { $on-from }
    .order = entferne
    .may = entfernen
    .tail = { $cap }

## Macht, Trophäen, Krone

steal = { $of-dat } { $each } { power }
    .order = stiehl
    .may = stehlen
    .tail = { $cap }
take-trophy = { $of-dat } 1 Trophäe
    .order = nimm
    .may = abnehmen
    .particle = ab
discard-trophy = 1 Trophäe
    .order = wirf
    .may = abwerfen
    .particle = ab
give-trophy = der Schwarzen Rose 1 Trophäe
    .order = gib
    .may = geben
take-crown = die Krone
    .order = nimm
    .may = nehmen

## Zauber

search = 1 Zauber deiner Wahl aus deinem Grimoire { $memories ->
    [yes] oder deinen Erinnerungen
   *[no] { "" }
}
    .order = nimm
    .may = nehmen
shuffle-memories = deine Erinnerungen in dein Grimoire
    .order = mische
    .may = mischen
return-revealed = 1 deiner aufgedeckten { such-spells } auf die Hand
    .order = nimm
    .may = zurücknehmen
    .particle = zurück
swap-revealed = 1 deiner aufgedeckten Zauber gegen 1 Zauber aus der Hand
    .order = tausche
    .may = tauschen
cast-next = deinen nächsten bereiten Zauber
    .order = wirke
    .may = wirken
give-forgotten = { $to-dat } 1 vergessenen Zauber aus der Hand
    .order = gib
    .may = geben
discard-chosen = 1 bereiten Zauber deiner Wahl
    .order = wirf
    .one = wirft
    .may = abwerfen
    .particle = ab
ignore-spell = diesen Zauber
    .order = ignoriere
    .may = ignorieren
cancel-spell = diesen Zauber
    .order = hebe
    .may = aufheben
    .particle = auf
redirect-spell = diesen Zauber
    .order = lenke
    .may = umlenken
    .particle = um

## Aufgaben und Ereignisse

draw-quest = { $each } { quantity } { $quantity ->
    [all] Aufgaben
   *[some] { $count ->
        [one] Aufgabe
       *[other] Aufgaben
    }
} { of-moon }
    .order = ziehe
    .one = zieht
    .may = ziehen
    .tail = { $cap }
draw-event = { $each } { quantity } { $quantity ->
    [all] Ereignisse
   *[some] { $count ->
        [one] Ereignis
       *[other] Ereignisse
    }
} { of-moon }
    .order = ziehe
    .may = ziehen
    .tail = { $cap }
of-moon = { $moon ->
    [0] { "" }
   *[other] von Mond { $moon }
}
discard-quest = { $each } { quantity } { $quantity ->
    [all] { $quest-many }
   *[some] { $count ->
        [one] { $quest }
       *[other] { $quest-counted }
    }
}
    .order = wirf
    .one = wirft
    .may = abwerfen
    .particle = ab
    .tail = { $cap }
advance-quest = eine deiner { $quest-many }
    .order = { $to ->
        [solved] löse
       *[completed] schließe
    }
    .may = { $to ->
        [solved] lösen
       *[completed] abschließen
    }
    .particle = { $to ->
        [solved] { "" }
       *[completed] ab
    }
discard-event = 1 Ereignis
    .order = wirf
    .may = abwerfen
    .particle = ab

## Räume, Kammern, Marken

use-room = { $room-acc }
    .order = nutze
    .may = nutzen
    .tail = { $rebuilt ->
        [yes] , als wäre er wiederaufgebaut
       *[no] { "" }
    }{ $spent ->
        [yes] , auch wenn er schon genutzt wurde
       *[no] { "" }
    }
to-cell = { $who-self } in { $who-agrees ->
    [you] deine
   *[one] { $who-gender ->
        [f] ihre
       *[m] seine
    }
} Kammer
    .order = stelle
    .may = stellen
recover-token = 1 Aktionsmarke
    .order = erhalte
    .may = zurückerhalten
    .particle = zurück

## Regeln, und wovon sie sprechen

this-quest = diese Aufgabe
    .agrees = one
    .gender = f
keep-quest = nicht gelöst
    .one = wird
activation-of = die Aktivierung { $who-gen }
    .agrees = one
    .gender = f
ends = { "" }
    .one = endet
becomes = zu { $kind } { $range }
    .one = wird
spells-of = { $whose ->
    [yours] deine { $types }zauber
   *[mages] { $types }zauber von Magiern
}
    .agrees = many
    .gender = m
spells-inflict = +{ $count } Schaden
    .many = fügen
    .particle = zu
suffer-more = durch jeden Treffer { $count } Schaden mehr
    .you = erleidest
cannot-suffer = keinen Schaden erleiden
    .you = kannst
    .one = kann
    .many = können
cannot-use-rooms = keine Räume nutzen
    .you = kannst
cannot-fight = nicht kämpfen
    .you = kannst
cannot-command = nicht befehlen
    .you = kannst
trophies-of-defeated = Trophäen besiegter Magier
    .agrees = many
    .gender = f
go-to-rose = an die Schwarze Rose
    .many = gehen
