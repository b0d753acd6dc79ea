### Das Spiel im Terminal: der Tisch in Sätzen, die Tasten, die Hilfe.

## Der Anfang

notice-unofficial = Eine inoffizielle Ausgabe von Fans: ohne Bilder und Texte des Verlags.
notice-original = Karten aus eigenem Entwurf tragen ein ✎: Von manchen Karten der Schachtel ist nur der Name bekannt.

## Der Tisch in Sätzen

round-line = Runde { $round } von { $rounds }, { $phase }. Das Kronenplättchen hat { $who }.
event-line = Ereignis dieser Runde: { $name }. { $text }
power-line = Machtpunkte: { $list }.
tracks-line = Trophäen: { $trophies }. Gewonnene Räume: { $rooms }.
counted = { $who } { $count }
several = { $count } × { $name }
room-line = { $name }, { $colour }.
room-state = { $face ->
    [ruined] Verwüstet
    [available] Wiederaufgebaut, kann aktiviert werden
    [used] Wiederaufgebaut, verbraucht
    [open] Plättchen frei
    [turned] Plättchen umgedreht
    [closed] Geschlossen bis zur zweiten Mondphase
   *[collapsed] Zerstört
}
room-empty = { room-state }, alle { $slots } Aussparungen leer.
room-filled = { room-state }, { $filled } von { $slots } Aussparungen belegt: { $list }.
room-done = { room-state }.
room-worth = Sein Aktivierungsplättchen zählt am Ende { $count }.
room-leads = Meiste Instabilität: { $list }.
room-closed = Bis zum Ende der Runde darf ihn niemand aktivieren.
room-copies = Bis zum Ende der Runde eine Kopie: { $name }.
room-models = Hier: { $list }.
room-effect = Der Effekt: { $text }
room-touches = Daneben: { $list }.
model-line = { $who } ({ $left } von { $health } Lebenspunkten)
model-also = { $model }, zählt auch als { $name }
cell-line = In der Kammer: { $who }. Sie öffnet sich zu: { $list }.
table-quest-open = Offene Aufgabe { $quest }, { count-power }: { $text }
quest-claimed = Aufgabe { $quest }, { count-power }: beansprucht, { $who }.
seat-line = { $model }: noch { $tokens } Aktionsplättchen.
seat-damage = Schaden auf { $who-dat }, von links: { $list }.
seat-slots = Felder von { $who-dat }: { $list }.
seat-evocations = Beschwörungen von { $who-dat }: { $list }.
seat-cards = Karten von { $who-dat }: { $hand } auf der Hand, { $grimoire } im Zauberbuch, { $memories } in den Erinnerungen.
slot-line = { $slot }: { $state }
slot-empty = leer
slot-ready = verdeckt, vorbereitet
slot-active = verdeckt, aktiviert
slot-revealed = aufgedeckt
slot-lasting = aufgedeckt, in Kraft
slot-spell = { $spell }, { $state }
hand-empty = Deine Hand ist leer.
hand-line = Deine Hand: { count-spells }.
answer-discard = du legst { $spell-acc } ab
answer-skip = ein Feld bleibt frei
round-line-open = Runde { $round }, { $phase }. Das Kronenplättchen hat { $who }.
moons-line = { $moon }. Mondphase von 3; die 2. kommt bei { $second } Machtpunkten, die 3. bei { $third }, die letzte Runde bei { $end }.
event-on-board = Ereignis { $slot }: { $name }, { $text }
library-line = Noch in der Bibliothek: { $list }.
own-quest-hidden = eine geheime Aufgabe der { $moon }. Mondphase
own-quest-active = aktiv
own-quest-completed = abgeschlossen
own-quest-solved = gelöst
own-quest-met = erfüllt, noch zu zeigen
quest-discards-line = Abgelegte Aufgaben: { $list }.
seat-school = Zauberschule von { $who-dat }: { $school }. Trophäen, die noch zu holen sind: { $count }.
seat-captured = Trophäen bei { $who-dat }: { $list }.
seat-won = Aktivierungsplättchen bei { $who-dat }: { $list }.
room-won-line = { $name } ({ $power })
seat-quest = Aufgabe von { $who-dat }: { $quest }
seat-jinx = Fluch auf { $who-dat }: { $jinx }, { $cubes } von { $needed } Schadensmarkern. { $text }
seat-destiny = Schicksal auf { $who-dat }: { $list }.
seat-umbra = { $model } sucht { $who-acc } heim.
slot-trap = verdeckter Fallenzauber
slot-protection = verdeckter Schutzzauber
answer-keep = du behältst { $spell-acc }
answer-away = du entfernst { $spell-acc }
answer-back = du nimmst { $spell-acc } auf die Hand zurück
answer-done = nichts weiter

## Einfache Zeilen

plain-start = Antworte mit einer Zahl oder mit Wörtern einer Antwort. „hilfe“ zeigt die Befehle.
plain-empty = Gib eine Zahl von 1 bis { $count } ein, Wörter einer Antwort, oder „hilfe“.
plain-bad-number = Es gibt keine Antwort { $given }; es gibt 1 bis { $count }.
plain-ambiguous = „{ $given }“ könnte heißen: { $list }.
plain-not-understood = „{ $given }“ ist keine der Antworten. Gib eine Zahl von 1 bis { $count } ein, Wörter einer Antwort, oder „hilfe“.
plain-cubes = Tippe die Nummern der Schadensmarker, die du wählst, in einer Zeile, etwa 1 3: { $least ->
    [0] bis zu { $most }, oder 0 für keinen.
   *[other] { $most } davon.
}
plain-cubes-more = Noch { $left } Schadensmarker zu wählen.
plain-cubes-wrong = „{ $given }“: Diese Schadensmarker können nicht zusammen gewählt werden.
screen-cubes = { $count ->
    [0] Bestätigen: keinen Schadensmarker
   *[other] { $count } Schadensmarker bestätigen
}
screen-cubes-wrong = Es müssen { $most } Schadensmarker gewählt werden.
plain-bad-language = Es gibt keine Sprache „{ $given }“; es gibt: en, de, ru.
plain-seal = Damit endet deine geheime Wahl. Eingabetaste: so sei es. n: zurück.
plain-no-words = n nein u
plain-end-of-input = Die Eingabe ist zu Ende; das Spiel hört hier auf und ist nicht gespeichert.
plain-end-saved = Die Eingabe ist zu Ende; das Spiel hört hier auf. Es ist gespeichert in { $path }.
plain-quit = Auf Wiedersehen. Das Spiel ist nicht gespeichert.
plain-quit-saved = Auf Wiedersehen. Das Spiel ist gespeichert in { $path }.
plain-help-1 = Eine Zahl oder Wörter einer Antwort: sie wählen.
plain-help-2 = u, zurück: die letzte Wahl zurücknehmen, solange nichts Neues bekannt geworden ist.
plain-help-3 = b, spielplan: der ganze Tisch.
plain-help-4 = h, hand: deine Hand, beide Seiten jeder Karte, und deine Felder.
plain-help-5 = log, protokoll: was zuletzt geschah; log all: alles.
plain-help-6 = o, fragen: noch einmal, was gefragt ist.
plain-help-7 = l, sprache: die nächste Sprache; l en, l de, l ru: diese.
plain-help-8 = save, speichern, speichern DATEI: das Spiel speichern, jetzt und nach jeder Wahl.
plain-help-9 = ?, hilfe: dieser Text.
plain-help-10 = q, ende: aufhören.
plain-help-11 = w, warum: was gerade nicht angeboten wird, warum nicht, und die Regel.
plain-help-12 = Das Spiel in Kürze:

command-undo = zurück
command-language = sprache
command-board = spielplan
command-hand = hand
command-log = protokoll
command-help = hilfe
command-save = speichern
command-quit = ende
command-options = fragen
command-why = warum
not-now = Jetzt nicht: { $text }. { $why } ({ $rule })
not-now-nothing = Hier fehlt nichts, was du suchen könntest.
not-now-title = Jetzt nicht

## Zurücknehmen, Speichern, Sprachen

undone = Zurückgenommen.
undo-nothing = Es gibt nichts zurückzunehmen: Du hast noch nichts gewählt.
undo-over = Das Spiel ist aus; nichts kann zurückgenommen werden.
undo-others = Seitdem hat jemand anders gewählt: Das kann nicht zurückgenommen werden.
undo-revealed = Seitdem ist Verborgenes bekannt geworden: Das kann nicht zurückgenommen werden.
undo-chance = Seitdem hat der Zufall entschieden: Das kann nicht zurückgenommen werden.
undo-asked = Seitdem ist jemand anders gefragt: Das kann nicht zurückgenommen werden.
saved = Gespeichert in { $path }, von jetzt an nach jeder Wahl.
save-failed = Nicht gespeichert: { $reason }
language-now = Die Sprache ist jetzt Deutsch.

## Die Tastatur weitergeben

curtain = Gib die Tastatur an { $who-acc } weiter.
curtain-ready = Drücke die Eingabetaste, wenn nur du den Bildschirm siehst.
curtain-space = Drücke die Leertaste, wenn nur du den Bildschirm siehst.

## Das Ende

over-winner = Gewonnen hat: { $who }.
over-seed = Der Startwert dieses Spiels, für alle, die es noch einmal austeilen wollen: { $seed }

## Auf dem Spielplan

cell = Kammer
cell-empty = leer
face-short = { $face ->
    [available] ✔ wiederaufgebaut
    [used] ✖ verbraucht
   *[collapsed] ✖ zerstört
}

## Der Bildschirm

top-round = Runde { $round }/{ $rounds }
top-moon = Runde { $round } · { $moon }. Mondphase
top-last = letzte Runde
events-title = Ereignisse
trophies-left = noch { $count }
trophies-taken = geholt:
rose-letter = R
rose-word = Black Rose
crown-word = Kronenplättchen
tokens-word = Aktionen
player-you = du
player-person = Mensch
player-bot = Bot: { $name }
bot-random = Zufall
bot-greedy = gierig
waiting-for = Warten auf { $who-acc }.
claimed-by = beansprucht:
slot-hidden = verdeckt
cards-wide = Hand { $hand } · Zauberbuch { $grimoire } · Erinnerungen { $memories }
cards-short = Hand { $hand } Zb { $grimoire } Er { $memories } ⚑{ $trophies } ⌂{ $rooms }
pane-log = Log
pane-hand = Hand
pane-quests = Aufgaben
pane-card = Karte
keys = ↑↓ Enter 1–9 wählen · u zurück · ␣ Karte · g Log · h Hand · e Aufgaben · s sichern · l Sprache · ? Hilfe · q Ende
keys-short = ↑↓⏎ wählen · u zurück · ␣ Karte · g h e d · s l · ? Hilfe · q Ende

## Fenster

sheet-hint = ↑ ↓ blättern · Escape schließt
question-hint = Eingabetaste: ja · jede andere Taste: nein
letters-yes = j y
seal-plan = Damit endet deine Planung; danach ist nichts mehr zurückzunehmen. Weiter?
seal-discard = Damit endet dein Ablegen; danach ist nichts mehr zurückzunehmen. Weiter?
seal-keep = Damit endet dein Studium; danach ist nichts mehr zurückzunehmen. Weiter?
seal-put-away = Damit endet dein Studium; danach ist nichts mehr zurückzunehmen. Weiter?
seal-take-back = Damit endet deine Wahl; danach ist nichts mehr zurückzunehmen. Weiter?
leave-question = Das Spiel verlassen?
leave-unsaved = Es ist nicht gespeichert. (Nein, dann s, speichert es.)
leave-saved = Es ist gespeichert in { $path }.
save-question = Das Spiel in dieser Datei speichern, jetzt und nach jeder Wahl:
save-hint = Eingabetaste speichert · Escape geht zurück
start-keys = Eingabetaste: beginnen · l: Sprache · ?: Hilfe · q: Ende
start-resumed = { $count ->
    [one] Ein gespeichertes Spiel mit { $count } Entscheidung geht weiter.
   *[other] Ein gespeichertes Spiel mit { $count } Entscheidungen geht weiter.
}
start-commitment = Bindung des Zufalls dieses Spiels: { $commitment }…
ending-next = Eingabetaste: nächster Schritt · b: Tisch · g: Log · l: Sprache
ending-done = Eingabetaste: verlassen · b: Tisch · g: Log · l: Sprache

## Hilfe

help-title = Hilfe
help-keys = Tasten
help-key-move = sich unter den Antworten bewegen
help-key-take = die markierte Antwort wählen
help-key-digit = eine Antwort nach ihrer Zahl wählen
help-key-card = die ganze Karte zur markierten Antwort
help-key-why = was gerade nicht angeboten wird, und warum
help-key-undo = die letzte Wahl zurücknehmen, solange nichts Neues bekannt geworden ist
help-key-panes = Log, Hand und Zauber auf den Feldern, Aufgaben und Ereignis, Karte; zweimal gedrückt: ganz
help-key-scroll = Log, Hand, Aufgaben oder Karte blättern
help-key-save = das Spiel speichern
help-key-language = die nächste Sprache
help-key-help = diese Hilfe
help-key-quit = verlassen
help-signs = Zeichen
help-free = freie Aussparung
help-tokens = Aktionsplättchen: übrig, umgedreht
help-trophies = Trophäen
help-won = gewonnene Räume
help-trap = Fallenzauber
help-protection = Schutzzauber
help-jinx = Fluch
help-destiny = Schicksal
help-umbra = Umbras, die heimsuchen
help-own-quests = Aufgaben: aktiv, abgeschlossen, gelöst oder erfüllt
help-copies = Raum, der einen anderen kopiert
help-closed = Raum, der für die Runde geschlossen ist; Blockadeplättchen
help-token = Aktivierungsplättchen: bereit, umgedreht
help-primer = Das Spiel in Kürze

## Was ein Magi für den Rest der Runde nicht kann

blocked-move = darf sich bis zum Ende der Runde nicht bewegen
blocked-walk = darf sich bis zum Ende der Runde nicht durch physische Aktionen bewegen
blocked-act = darf bis zum Ende der Runde keine physischen Aktionen ausführen
blocked-rooms = darf bis zum Ende der Runde keine Räume aktivieren

## Gegen einen Avatar

against = Du spielst gegen { $who-acc }, Schwierigkeit { $difficulty }{ $own ->
    [yes] { " " }(eine Stufe von uns, nicht aus dem Regelbuch).
   *[no] .
}
against-together = Gemeinsam: Alle Magi gewinnen, wenn der beste von ihnen ihn schlägt. (Unsere eigene Option, nicht aus dem Regelbuch.)
goal-head = { $state ->
    [met] Herausforderung bestanden
    [failed] Herausforderung gescheitert
   *[open] Herausforderung
}: { $name }. { $text }
goal-line = { $state ->
    [met] [x]
    [failed] [gescheitert]
   *[open] [ ]
} { $text }
avatar-line = { $who }, Schwierigkeit { $difficulty }: noch { $left } von { $commands } Befehlen in dieser Runde, { $deck } Karten im Stapel dieser Mondphase.
avatar-used = Von { $who-dat } in dieser Runde verbraucht: { $list }.
avatar-running = { $who } führt „{ $name }“ aus.
avatar-choice = So hat { $who } zuletzt gewählt: { $text } ({ $rule })
avatar-priority = Priorität { $letter }: { $text }.
avatar-margins = Vorsprung vor { $who-dat }: { $list }.
avatar-deck = Stapel { $deck }
avatar-armed = { $type ->
    [trap] Falle
   *[protection] Schutz
} bei { $mark ->
    [damaged] Schaden
   *[targeted] einem Kampfzauber auf ihn
}
challenge-about = { $difficulty }{ $own ->
    [yes] , eine Stufe von uns
   *[no] { "" }
}
record-kept = Deine Liste hat { $count ->
    [one] { $count } Spiel
   *[other] { $count } Spiele
}, die beste Wertung ist { $score }. Sie liegt in { $path }.
record-failed = Dieses Spiel steht nicht in deiner Liste: { $reason }
record-broken = { $path }: Diese Zeilen sind nicht lesbar und bleiben, wie sie sind: { $lines }.
records-none = In deiner Liste steht noch kein Spiel.
records-head = { $count ->
    [one] { $count } Spiel
   *[other] { $count } Spiele
} gegen einen Avatar, { $won } gewonnen; die beste Wertung ist { $score }.
records-line = { $date } · { $difficulty } · { $mage }, { $school } · { $result ->
    [won] gewonnen
   *[lost] verloren
} { $margin } · Wertung { $score } · Runden { $rounds }{ $seed ->
    [today] { " · " }Spiel vom { $name }
    [challenge] { " · " }Herausforderung { $name }: { $goal ->
        [met] bestanden
        [failed] gescheitert
       *[other] offen
    }
   *[ordinary] { "" }
}
