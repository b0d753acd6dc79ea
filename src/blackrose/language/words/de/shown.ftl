### Was ein Tisch dem sagt, der zusieht, außer den Worten des Spiels: auf wen gewartet wird, warum etwas nicht
### geht, weshalb eine Wahl nicht angenommen wurde.

## Auf wen gewartet wird

waiting-for = Warten auf { $who-acc }: { $what }
wait-mage = ein Magi
wait-grimoire = ein erstes Zauberbuch
wait-event-side = die Seite der Ereigniskarte
wait-quest-side = die Seite einer Aufgabenkarte
wait-discard = Ablegen bis zum Handkartenlimit
wait-plan = die Zauber dieser Runde
wait-action = eine Aktion
wait-part = der nächste Schritt einer Aktion
wait-evocation = die Beschwörung, die erweckt wird
wait-target = ein Ziel für { $effect-acc }
wait-model = eine Figur für { $effect-acc }
wait-room = ein Raum für { $effect-acc }
wait-may = Ja oder Nein zu { $effect }
wait-cube = { $effect ->
    [none] Schadensmarker für das Schicksal
   *[other] Schadensmarker für { $effect-acc }
}
wait-share = die Verteilung der letzten Schadensmarker für { $effect-acc }
wait-cast = der Zauber, der gewirkt wird, für { $effect-acc }
wait-order = die Reihenfolge von Karten für { $effect-acc }
wait-name = was genannt wird, für { $effect-acc }
wait-strike = die Art eines Angriffs
wait-spell = ein Zauber zum Ablegen für { $effect-acc }
wait-claim = ob eine Aufgabe beansprucht wird
wait-react = der Effekt, der als Nächstes gilt
wait-upgrade = die Aufwertung einer Beschwörung
wait-rebuild = der Raum, der als Nächstes wiederaufgebaut wird
wait-choose = einer der Effekte von { $effect }
wait-amount = eine Anzahl für { $effect-acc }
wait-school = eine Zauberschule
wait-keep = die Zauber, die bleiben
wait-put-away = ein entfernter Zauber und das Handkartenlimit
wait-give-up = ob eine Aufgabe abgelegt wird
wait-quest = eine Aufgabe
wait-quest-effect = die Aufgabe, deren Effekt genutzt wird
wait-event = ein Ereignis
wait-kind = was beschworen wird
wait-first = was zuerst kommt
wait-element = das Element eines Zaubers
wait-replace = die Beschwörung, die weicht
wait-jinx = ein Fluch
wait-destiny = wie viele Schicksalsplättchen sich erfüllen
wait-trophy = wessen Trophäe
wait-take-back = aktivierte Zauber zurück auf die Hand
wait-clean-up = der Effekt, der zuerst kommt
wait-remove = die Beschwörung, die geht
wait-winner = der Name des Siegers
wait-step = was die Beschwörung der Black Rose tut
over-line = Das Spiel ist aus.

## Der Buchstabe einer Partei, wo es kein Magi ist

letter-rose = R

## Warum eine Wahl bestehen bleibt

back-nothing = Es gibt nichts zurückzunehmen: Du hast noch nichts gewählt.
back-over = Das Spiel ist aus; nichts kann zurückgenommen werden.
back-others = Seitdem hat jemand anders gewählt: Das kann nicht zurückgenommen werden.
back-revealed = Seitdem ist Verborgenes bekannt geworden: Das kann nicht zurückgenommen werden.
back-chance = Seitdem hat der Zufall entschieden: Das kann nicht zurückgenommen werden.
back-asked = Seitdem ist jemand anders gefragt: Das kann nicht zurückgenommen werden.
back-window = Die Zeit zum Reagieren ist vorbei: Die Antwort gilt.
back-secret = Von dieser Wahl gibt es noch nichts zurückzunehmen.

## Was gerade nicht geht, und warum

absent-cast = Einen Zauber { $slot-in } wirken
absent-cast-any = Einen Zauber wirken
absent-momentum = Schwung
absent-move = Bewegen
absent-attack = Angreifen
absent-use = Den Raum aktivieren
absent-action = Noch eine Aktion
absent-quest = Der Effekt einer abgeschlossenen Aufgabe

why-tokens = Deine beiden Aktionsplättchen sind in dieser Runde verbraucht.
why-in-cell = Du bist in deiner Kammer: Nur Erkunden oder Schwung führt hinaus.
why-no-evocation = Du hast keine Beschwörung in der Akademie.
why-slot-empty = Das Feld ist leer.
why-slot-revealed = Dieser Zauber ist in dieser Runde schon gewirkt.
why-slot-active = Dieser Zauber ist schon aktiviert und wartet, mit seinem Plättchen darauf.
why-slot-order = Standardzauber werden der Reihe nach gewirkt: Zuerst kommt { $slot }.
why-one-standard = Du hast in diesem Zug schon einen Standardzauber gewirkt; nur der Spontanzauber ist noch möglich.
why-none-ready = Keiner deiner Zauber ist noch vorbereitet.
why-one-action = Wer handeln kann, muss mindestens eine Aktion ausführen.
why-must-leave = Die Aktion, mit der du die Kammer verlässt, muss dich hinausführen.
why-no-moves = Diese Aktion hat keine Bewegung, oder keine ist mehr übrig.
why-no-attack = Diese Aktion hat keinen Angriff, oder er ist schon ausgeführt.
why-nobody-here = In deinem Raum ist niemand, den du angreifen könntest.
why-nobody-near = Im Raum von { $model-dat } ist niemand, der angegriffen werden könnte.
why-no-use = Der Raum lässt sich in einer solchen Aktion einmal aktivieren, und mit Schwung gar nicht.
why-evocation-use = Beschwörungen aktivieren keine Räume.
why-two-actions = Du hast beide Aktionen dieses Zuges ausgeführt.
why-quest-cell = In der Kammer lassen sich die Effekte abgeschlossener Aufgaben nicht nutzen.
why-forbidden = Ein Fluch oder ein anderer Effekt auf dir verbietet es.
why-room-used = Das Aktivierungsplättchen dieses Raums ist umgedreht; in der Aufräumphase kommt es auf die Vorderseite zurück.
why-room-shut = Dieser Raum lässt sich in dieser Runde nicht mehr aktivieren.
why-room-closed = Der Rosensaal ist bis zur zweiten Mondphase geschlossen.
why-room-collapsed = Dieser Raum ist zerstört: Er tut nichts mehr.
why-room-price = Dieser Raum lässt sich nur aktivieren, wenn sein ganzer Effekt möglich ist: vier Zauber auf der Hand, drei Zauber der Vergessenen im Stapel.
why-slot-needed = Mindestens zwei Zauber müssen vorbereitet werden.
why-target-cell = Wer in einer Kammer ist, kann kein Ziel sein.
why-target-self = Ein Effekt auf eine Figur meint nicht die, die handelt.
why-target-kind = Dieser Effekt zielt auf etwas anderes.
why-target-range = Nicht in Reichweite und Sichtlinie.
why-target-own = Deine eigenen Effekte betreffen deine eigene Seite nicht.

## Weshalb eine Nachricht nicht angenommen wurde

refused-bad-order = Ein Auftrag braucht eine eigene verdeckte Falle oder einen eigenen verdeckten Schutz, und jemand anderen, gegen den er gilt.
refused-stale = Der Tisch hat sich seitdem verändert; sieh noch einmal hin und wähle dann.
refused-illegal = Das gehört nicht zu den möglichen Antworten.
refused-not-asked = Du wirst gerade nichts gefragt.
refused-cannot-back = Das kann nicht zurückgenommen werden.
refused-over = Das Spiel ist aus.
refused-malformed = Diese Nachricht war nicht zu lesen.
refused-too-fast = Zu viele Nachrichten auf einmal; warte einen Augenblick.
refused-no-right = Dieser Platz gehört dir nicht.
refused-not-saved = Die Wahl konnte nicht gespeichert werden und gilt deshalb nicht; versuche es noch einmal.
refused-internal = Hier ist etwas schiefgegangen; nichts wurde geändert. Versuche es noch einmal.

## Ein Avatar, und Spiele gegen ihn

armed-back = Der nächste Befehl von { $who-dat } ist ein { $type ->
    [trap] Fallenzauber
   *[protection] Schutzzauber
}: { $mark ->
    [damaged] Schaden an ihm löst ihn aus.
   *[targeted] Ein Kampfzauber, der auf ihn zielt, löst ihn aus.
}
choice-tied = Gleichstand: Der Kronenträger wählt.
over-together = Die Magi gewinnen gemeinsam.
solo-won = { $count ->
    [0] Du hast { $who-acc } bezwungen, wenn auch nur im Gleichstand.
   *[other] Du hast { $who-acc } mit { $count } { $count ->
        [one] Machtpunkt
       *[other] Machtpunkten
    } Vorsprung bezwungen.
}
solo-lost = { $count ->
    [0] { $who } gewinnt im Gleichstand.
   *[other] { $who } gewinnt mit { $count } { $count ->
        [one] Machtpunkt
       *[other] Machtpunkten
    } Vorsprung.
}
solo-won-together = { $count ->
    [0] Gemeinsam habt ihr { $who-dat } standgehalten: Der beste Magi ist mit ihm gleichauf.
   *[other] Gemeinsam habt ihr { $who-acc } bezwungen: Der beste Magi hat { $count } { $count ->
        [one] Machtpunkt
       *[other] Machtpunkte
    } mehr.
}
solo-lost-together = { $who } gewinnt: Er hat { $count } { $count ->
    [one] Machtpunkt
   *[other] Machtpunkte
} mehr als der beste Magi.
solo-score = Wertung { $score }: Schwierigkeit { $level } mal der Abstand und, bei einem Sieg, wie schnell er kam.
occasion-today = Das Spiel vom { $name }: für alle dasselbe. Sein Startwert ist öffentlich, also bindet keine Festlegung seinen Zufall.
occasion-challenge = { $public ->
    [yes] Herausforderung { $name }. Ihr Startwert ist öffentlich, also bindet keine Festlegung ihren Zufall.
   *[no] Herausforderung { $name }.
}

## Die Ziele der Herausforderungen

goal-until = { $before ->
    [moon] { $number ->
        [2] { " " }vor der 2. Mondphase
       *[3] { " " }vor der 3. Mondphase
    }
    [round] { " " }vor Runde { $number }
   *[end] { "" }
}
goal-win = Gewinne.
goal-margin = { $behind ->
    [yes] Liege am Ende höchstens { $count } { $count ->
        [one] Machtpunkt
       *[other] Machtpunkte
    } zurück.
   *[no] Liege am Ende mindestens { $count } { $count ->
        [one] Machtpunkt
       *[other] Machtpunkte
    } vorn.
}
goal-power = Erreiche{ goal-until } { $count } { $count ->
    [one] Machtpunkt
   *[other] Machtpunkte
}.
goal-its-power = Lass ihn{ goal-until } nicht mehr als { $count } { $count ->
    [one] Machtpunkt
   *[other] Machtpunkte
} haben.
goal-its-defeats = { $count ->
    [one] Besiege ihn{ goal-until }.
   *[other] Besiege ihn{ goal-until } { $count }-mal.
}
goal-own-defeats = { $count ->
    [0] Werde{ goal-until } nicht besiegt.
   *[other] Werde{ goal-until } höchstens { $count }-mal besiegt.
}
goal-trophies = { $count ->
    [one] Nimm{ goal-until } eine Trophäe von ihm.
   *[other] Nimm{ goal-until } { $count } Trophäen von ihm.
}
goal-quests = { $count ->
    [one] Löse{ goal-until } eine Aufgabe.
   *[other] Löse{ goal-until } { $count } Aufgaben.
}
goal-rooms = { $count ->
    [one] Erhalte{ goal-until } Macht aus einem wiederaufgebauten Raum.
   *[other] Erhalte{ goal-until } Macht aus { $count } wiederaufgebauten Räumen.
}
goal-summonings = { $limit ->
    [least] { $count ->
        [one] Beschwöre{ goal-until } eine Beschwörung.
       *[other] Beschwöre{ goal-until } { $count } Beschwörungen.
    }
   *[most] { $count ->
        [0] Beschwöre{ goal-until } keine Beschwörung.
        [one] Beschwöre{ goal-until } höchstens eine Beschwörung.
       *[other] Beschwöre{ goal-until } höchstens { $count } Beschwörungen.
    }
}
goal-combat-spells = { $limit ->
    [least] { $count ->
        [one] Decke{ goal-until } einen Kampfzauber auf.
       *[other] Decke{ goal-until } { $count } Kampfzauber auf.
    }
   *[most] { $count ->
        [0] Decke{ goal-until } keinen Kampfzauber auf.
       *[other] Decke{ goal-until } höchstens { $count } Kampfzauber auf.
    }
}
goal-traps = { $limit ->
    [least] { $count ->
        [one] Decke{ goal-until } einen Fallen- oder Schutzzauber auf.
       *[other] Decke{ goal-until } { $count } Fallen- oder Schutzzauber auf.
    }
   *[most] { $count ->
        [0] Decke{ goal-until } keinen Fallen- und keinen Schutzzauber auf.
       *[other] Decke{ goal-until } höchstens { $count } Fallen- und Schutzzauber auf.
    }
}
goal-armed-commands = { $limit ->
    [least] { $count ->
        [one] Löse{ goal-until } einen scharfen Befehl aus.
       *[other] Löse{ goal-until } { $count } scharfe Befehle aus.
    }
   *[most] { $count ->
        [0] Löse{ goal-until } keinen scharfen Befehl aus.
        [one] Löse{ goal-until } höchstens einen scharfen Befehl aus.
       *[other] Löse{ goal-until } höchstens { $count } scharfe Befehle aus.
    }
}
goal-damage-suffered = { $count ->
    [0] Erleide{ goal-until } keinen Schaden.
   *[other] Erleide{ goal-until } höchstens { $count } Schaden.
}
goal-rounds = Das Spiel endet spätestens in Runde { $count }.
