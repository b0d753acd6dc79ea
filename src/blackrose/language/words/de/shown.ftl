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
