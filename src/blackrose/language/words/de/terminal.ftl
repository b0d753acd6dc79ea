### Das Spiel im Terminal: der Tisch in Sätzen, die Tasten, die Hilfe.

## Der Anfang

title-rebirth = Black Rose Wars: Rebirth
title-duel = Black Rose Wars: Duel
notice-unofficial = Eine inoffizielle Ausgabe von Fans: ohne Bilder und Texte des Verlags.
notice-original = Karten aus eigenem Entwurf tragen ein ✎: Von manchen Karten der Schachtel ist nur der Name bekannt.

## Der Tisch in Sätzen

round-line = Runde { $round } von { $rounds }, { $phase }. Die Krone hat { $who }.
event-line = Ereignis dieser Runde: { $name }. { $text }
power-line = Machtpunkte: { $list }.
tracks-line = Trophäen: { $trophies }. Gewonnene Räume: { $rooms }.
counted = { $who } { $count }
several = { $count } × { $name }
room-line = { $name }, { $colour }.
room-empty = Zerstört, alle { $slots } Felder leer.
room-filled = Zerstört, { $filled } von { $slots } Feldern belegt: { $list }.
room-rebuilt = Wiederaufgebaut, noch einmal nutzbar.
room-used = Wiederaufgebaut, verbraucht.
room-models = Hier: { $list }.
room-effect = Der Effekt: { $text }
room-touches = Daneben: { $list }.
model-line = { $who } (Leben { $left } von { $health })
cell-line = In der Kammer: { $who }. Sie öffnet sich zu: { $list }.
table-quest-open = Offene Aufgabe { $quest }, { count-power }: { $text }
quest-claimed = Aufgabe { $quest }, { count-power }: beansprucht, { $who }.
seat-line = { $model }: noch { $tokens ->
    [one] { $tokens } Aktionsmarke
   *[other] { $tokens } Aktionsmarken
}.
seat-damage = Schaden auf { $who-dat }, von links: { $list }.
seat-slots = Plätze von { $who-dat }: { $list }.
seat-evocations = Beschwörungen von { $who-dat }: { $list }.
seat-cards = Karten von { $who-dat }: { $hand } auf der Hand, { $grimoire } im Grimoire, { $memories } in den Erinnerungen.
slot-line = { $slot }: { $state }
slot-empty = leer
slot-ready = verdeckt, bereit
slot-active = verdeckt, mit Marke
slot-revealed = aufgedeckt
slot-lasting = aufgedeckt, in Kraft
slot-spell = { $spell }, { $state }
hand-empty = Deine Hand ist leer.
hand-line = Deine Hand: { count-spells }.
answer-discard = du wirfst { $spell-acc } ab
answer-skip = ein Platz bleibt leer
round-line-open = Runde { $round }, { $phase }. Die Krone hat { $who }.
moons-line = Mond { $moon } von 3; der zweite kommt bei { $second } Machtpunkten, der dritte bei { $third }, die letzte Runde bei { $end }.
event-on-board = Ereignis { $slot }: { $name }, { $text }
library-line = Noch in der Bibliothek: { $list }.
own-quest-hidden = eine geheime Aufgabe von Mond { $moon }
quest-state-0 = aktiv
quest-state-1 = abgeschlossen
quest-state-2 = gelöst
seat-school = Schule von { $who-dat }: { $school }. Trophäen, die noch zu holen sind: { $count }.
seat-captured = Trophäen bei { $who-dat }: { $list }.
seat-quest = Aufgabe von { $who-dat }: { $quest }
seat-jinx = Fluch auf { $who-dat }: { $jinx }, { $cubes } von { $needed } Würfeln. { $text }
seat-destiny = Schicksal auf { $who-dat }: { $list }.
seat-umbra = { $model } sucht { $who-acc } heim.
slot-trap = verdeckte Falle
slot-protection = verdeckter Schutz
answer-keep = du behältst { $spell-acc }
answer-away = du legst { $spell-acc } weg
answer-back = du nimmst { $spell-acc } auf die Hand zurück
answer-done = nichts weiter

## Einfache Zeilen

plain-start = Antworte mit einer Zahl oder mit Wörtern einer Antwort. „hilfe“ zeigt die Befehle.
plain-empty = Gib eine Zahl von 1 bis { $count } ein, Wörter einer Antwort, oder „hilfe“.
plain-bad-number = Es gibt keine Antwort { $given }; es gibt 1 bis { $count }.
plain-ambiguous = „{ $given }“ könnte heißen: { $list }.
plain-not-understood = „{ $given }“ ist keine der Antworten. Gib eine Zahl von 1 bis { $count } ein, Wörter einer Antwort, oder „hilfe“.
plain-bad-language = Es gibt keine Sprache „{ $given }“; es gibt: en, de, ru.
plain-seal = Damit endet deine geheime Wahl. Eingabetaste: so sei es. n: zurück.
plain-no-words = n nein u
plain-end-of-input = Die Eingabe ist zu Ende; das Spiel hört hier auf und ist nicht gespeichert.
plain-end-saved = Die Eingabe ist zu Ende; das Spiel hört hier auf. Es ist gespeichert in { $path }.
plain-quit = Auf Wiedersehen. Das Spiel ist nicht gespeichert.
plain-quit-saved = Auf Wiedersehen. Das Spiel ist gespeichert in { $path }.
plain-help-1 = Eine Zahl oder Wörter einer Antwort: sie wählen.
plain-help-2 = u, zurück: die letzte Wahl zurücknehmen, solange nichts Neues bekannt geworden ist.
plain-help-3 = b, brett: der ganze Tisch.
plain-help-4 = h, hand: deine Hand, beide Seiten jeder Karte, und deine Plätze.
plain-help-5 = log, protokoll: was zuletzt geschah; log all: alles.
plain-help-6 = o, fragen: noch einmal, was gefragt ist.
plain-help-7 = l, sprache: die nächste Sprache; l en, l de, l ru: diese.
plain-help-8 = save, speichern, speichern DATEI: das Spiel speichern, jetzt und nach jeder Wahl.
plain-help-9 = ?, hilfe: dieser Text.
plain-help-10 = q, ende: aufhören.
plain-help-11 = Das Spiel in Kürze:

command-undo = zurück
command-language = sprache
command-board = brett
command-hand = hand
command-log = protokoll
command-help = hilfe
command-save = speichern
command-quit = ende
command-options = fragen

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

## Die Regeln in Kürze

primer-duel-1 = Zwei Magier ringen vier Runden lang um Macht; die Schwarze Rose spielt als Dritte mit. Wer am Ende die meisten Machtpunkte hat, gewinnt; jeder Gleichstand gehört ihr.
primer-duel-2 = Eine Runde: Die Schwarze Rose handelt, ihr studiert und bereitet Zauber vor, handelt abwechselnd, Beschwörungen handeln, der Tisch wird aufgeräumt.
primer-duel-3 = Studieren: Ziehe 2 Zauber aus deinem Grimoire und 2 aus der Bibliothek, dann lege 2 bis 4 verdeckt auf die Plätze S, I, II, III. Nur die gewählte Seite zählt.
primer-duel-4 = Handeln: 1 oder 2 Aktionen je Zug. Wirke I, II, III in dieser Reihenfolge, S jederzeit; zwei Zauber in einem Zug nur, wenn einer von S kommt. Erkunden, Kämpfen und Befehlen kosten je eine Aktionsmarke, Schwung einen bereiten Zauber.
primer-duel-5 = Schaden: Würfel auf einer Lebensleiste. Ist sie voll, ist der Magier besiegt: Wer am meisten legte, erhält 3, der andere 1; bei Gleichstand je 2; ganz allein 4. Der letzte Würfel bringt eine Trophäe.
primer-duel-6 = Instabilität: Würfel auf den Feldern eines Raums. Ein voller Raum wird beim Aufräumen wiederaufgebaut und zahlt seine drei Belohnungen nach der Zahl der Würfel; sein neuer Effekt ist einmal nutzbar.
primer-duel-7 = Aufgaben: Wer eine zuerst erfüllt, darf sie beanspruchen: Die Schwarze Rose fügt so viel Schaden zu, wie sie Machtpunkte bringt.
primer-duel-8 = Ende: 3 Machtpunkte für die meisten Trophäen und für die meisten Räume (je 2 bei Gleichstand); die Schwarze Rose erhält die Machtpunkte jeder offenen Aufgabe.
primer-duel-9 = Reichweite: 0 ist dein Raum, 1 und 2 sind gerade Linien durch Räume, * ist überall. Deine Effekte treffen nie deine eigene Seite. Ein Scheinziel ist ein Ziel, das niemand ist.
primer-rebirth-1 = Zwei bis sechs Magier ringen in der Loge um Macht; auch die Schwarze Rose erhält Machtpunkte. Erreicht jemand die letzte Zahl der Leiste, ist diese Runde die letzte. Wer dann die meisten Machtpunkte hat, gewinnt.
primer-rebirth-2 = Die Leiste hat drei Monde. Mit dem zweiten und dem dritten kommen neue Aufgaben und Ereignisse, und jeder Magier erhält einen persönlichen Zauber.
primer-rebirth-3 = Eine Runde: Die Schwarze Rose zieht ein Ereignis, Aufgaben werden verteilt, ihr studiert, bereitet Zauber vor, handelt abwechselnd, Beschwörungen handeln, der Tisch wird aufgeräumt.
primer-rebirth-4 = Studieren: 2 Zauber aus deinem Grimoire, 4 aus Schulen deiner Wahl; behalte 2 davon, und du darfst 1 Zauber weglegen. Dann lege Zauber verdeckt auf die Plätze S, I, II, III. Nur die gewählte Seite zählt.
primer-rebirth-5 = Handeln: 1 oder 2 Aktionen je Zug. Wirke I, II, III in dieser Reihenfolge, S jederzeit. Erkunden, Kämpfen und Befehlen kosten je eine Aktionsmarke, Schwung einen bereiten Zauber. Falle und Schutz erhalten eine Marke und warten verdeckt; du wirst gefragt, wenn du sie aufdecken kannst.
primer-rebirth-6 = Schaden: Würfel auf einer Lebensleiste. Ist sie voll, kommt der Magier in die Kammer: 4, 2 und 1 Machtpunkte danach, wer am meisten legte, 5 für den, der alle legte. Der letzte Würfel holt eine Trophäe.
primer-rebirth-7 = Aufgaben sind deine eigenen und geheim. Tritt die Bedingung ein, wird die Aufgabe gezeigt und erhält Würfel; abgeschlossen kann ihr Effekt vor oder nach einer Aktion genutzt werden und löst sie.
primer-rebirth-8 = Flüche belasten einen Magier, bis genug Würfel darauf liegen, einer je Aufräumen. Schicksal lässt seinen Besitzer Würfel umwandeln, wenn der Magier besiegt wird. Eine Umbra folgt ihrem Magier und schlägt zu.
primer-rebirth-9 = Reichweite: 0 ist dein Raum, 1 und 2 sind gerade Linien durch Räume, * ist überall. Deine Effekte können deine eigene Seite treffen. Verstärkung: wenn solche Zauber aufgedeckt vor dir liegen.

## Das Ende

over-winner = Gewonnen hat: { $who }.
over-seed = Der Startwert dieses Spiels, für alle, die es noch einmal austeilen wollen: { $seed }

## Auf dem Brett

cell = Kammer
cell-empty = leer
face-rebuilt = ✔ aufgebaut
face-used = ✖ verbraucht

## Der Bildschirm

top-round = Runde { $round }/{ $rounds }
top-moon = Runde { $round } · Mond { $moon }
top-last = letzte Runde
events-title = Ereignisse
trophies-left = noch { $count }
trophies-taken = geholt:
rose-letter = R
rose-word = Schwarze Rose
crown-word = Krone
tokens-word = Aktionen
player-you = du
player-person = Mensch
player-bot = Bot: { $name }
bot-random = Zufall
bot-greedy = gierig
waiting-for = Warten auf { $who-acc }.
claimed-by = beansprucht:
slot-hidden = verdeckt
cards-wide = Hand { $hand } · Grimoire { $grimoire } · Erinnerungen { $memories }
cards-short = Hand { $hand } Gr { $grimoire } Er { $memories } ⚑{ $trophies } ⌂{ $rooms }
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
seal-discard = Damit endet dein Abwerfen; danach ist nichts mehr zurückzunehmen. Weiter?
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
help-key-take = die Antwort unter der Marke wählen
help-key-digit = eine Antwort nach ihrer Zahl wählen
help-key-card = die ganze Karte zur Antwort unter der Marke
help-key-undo = die letzte Wahl zurücknehmen, solange nichts Neues bekannt geworden ist
help-key-panes = Log, Hand und Zauber auf den Plätzen, Aufgaben und Ereignis, Karte; zweimal gedrückt: ganz
help-key-scroll = Log, Hand, Aufgaben oder Karte blättern
help-key-save = das Spiel speichern
help-key-language = die nächste Sprache
help-key-help = diese Hilfe
help-key-quit = verlassen
help-signs = Zeichen
help-free = freies Feld
help-tokens = Aktionsmarken: übrig, ausgegeben
help-trophies = Trophäen
help-won = gewonnene Räume
help-trap = Falle
help-protection = Schutz
help-jinx = Fluch
help-destiny = Schicksal
help-umbra = Umbras, die heimsuchen
help-own-quests = Aufgaben: aktiv, abgeschlossen, gelöst
help-primer = Das Spiel in Kürze
