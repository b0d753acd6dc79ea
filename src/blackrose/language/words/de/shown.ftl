### Was ein Tisch dem sagt, der zusieht, außer den Worten des Spiels: auf wen gewartet wird, warum etwas nicht
### geht, weshalb eine Wahl nicht angenommen wurde.

## Auf wen gewartet wird

waiting-for = Warten auf { $who-acc }: { $what }
wait-mage = ein Magier
wait-grimoire = ein erstes Grimoire
wait-event-side = die Seite der Ereigniskarte
wait-quest-side = die Seite einer Aufgabenkarte
wait-discard = Abwerfen bis zum Handlimit
wait-plan = die Zauber dieser Runde
wait-action = eine Aktion
wait-part = der nächste Schritt einer Aktion
wait-evocation = die Beschwörung, die aktiviert wird
wait-target = ein Ziel für { $effect-acc }
wait-model = eine Figur für { $effect-acc }
wait-room = ein Raum für { $effect-acc }
wait-may = Ja oder Nein zu { $effect }
wait-cube = ein Würfel für { $effect-acc }
wait-share = die Verteilung der letzten Würfel für { $effect-acc }
wait-spell = ein abzuwerfender Zauber für { $effect-acc }
wait-claim = ob eine Aufgabe beansprucht wird
wait-react = der Effekt, der als Nächstes gilt
wait-upgrade = die Aufwertung, die bleibt
wait-rebuild = der Raum, der als Nächstes wiederaufgebaut wird
wait-choose = einer der Effekte von { $effect }
wait-amount = eine Anzahl für { $effect-acc }
wait-school = eine Schule
wait-keep = die Zauber, die bleiben
wait-put-away = ein weggelegter Zauber und das Handlimit
wait-give-up = ob eine Aufgabe aufgegeben wird
wait-quest = eine Aufgabe
wait-quest-effect = die Aufgabe, deren Effekt genutzt wird
wait-event = ein Ereignis
wait-kind = was beschworen wird
wait-replace = die Beschwörung, die weicht
wait-jinx = ein Fluch
wait-destiny = wie viel Schicksal sich erfüllt
wait-trophy = wessen Trophäe
wait-take-back = aktive Zauber zurück auf die Hand
wait-clean-up = der Effekt, der zuerst kommt
wait-winner = der Name des Siegers
wait-step = was die Beschwörung der Schwarzen Rose tut
over-line = Das Spiel ist aus.

## Der Buchstabe einer Partei, wo es kein Magier ist

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
absent-move = Gehen
absent-attack = Angreifen
absent-use = Den Raum nutzen
absent-action = Noch eine Aktion
absent-quest = Der Effekt einer abgeschlossenen Aufgabe

why-tokens = Deine beiden physischen Marken sind in dieser Runde verbraucht.
why-in-cell = Du bist in deiner Kammer: Nur Erkunden oder Schwung führt hinaus.
why-no-evocation = Du hast keine Beschwörung in der Loge.
why-slot-empty = Der Platz ist leer.
why-slot-revealed = Dieser Zauber ist in dieser Runde schon gewirkt.
why-slot-active = Dieser Zauber wartet schon, mit seiner Marke darauf.
why-slot-order = Standardplätze werden der Reihe nach gewirkt: Zuerst kommt { $slot }.
why-one-standard = Du hast in dieser Aktivierung schon einen Standardzauber gewirkt; nur der Schnellzauber ist noch möglich.
why-none-ready = Keiner deiner Zauber ist bereit.
why-one-action = Wer handeln kann, muss mindestens eine Aktion ausführen.
why-must-leave = Die Aktion, mit der du die Kammer verlässt, muss dich hinausführen.
why-no-moves = Diese Aktion hat keine Bewegung, oder keine ist mehr übrig.
why-no-attack = Diese Aktion hat keinen Angriff, oder er ist schon ausgeführt.
why-nobody-here = In deinem Raum ist niemand, den du angreifen könntest.
why-nobody-near = Im Raum von { $model-dat } ist niemand, der angegriffen werden könnte.
why-no-use = Der Raum lässt sich in einer solchen Aktion einmal nutzen, und mit Schwung gar nicht.
why-evocation-use = Beschwörungen nutzen keine Räume.
why-two-actions = Du hast beide Aktionen dieser Aktivierung ausgeführt.
why-quest-cell = In der Kammer lassen sich die Effekte abgeschlossener Aufgaben nicht nutzen.
why-forbidden = Ein Fluch oder ein anderer Effekt auf dir verbietet es.
why-room-used = Die Marke dieses Raums ist verbraucht; in der Aufräumphase wird sie zurückgedreht.
why-slot-needed = Mindestens zwei Zauber müssen vorbereitet werden.
why-target-cell = Wer in einer Kammer ist, kann kein Ziel sein.
why-target-self = Ein Effekt auf eine Figur meint nicht die, die handelt.
why-target-kind = Dieser Effekt zielt auf etwas anderes.
why-target-range = Nicht in Reichweite auf einer geraden Linie.
why-target-own = Deine eigenen Effekte berühren deine eigene Seite nicht.

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
