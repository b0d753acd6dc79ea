### Duel: der Name, die Optionen, die Regeln in Kürze.

title-duel = Black Rose Wars: Duel
edition-duel = Duel
    .text = Zwei Magi und vier Runden in einem Saal der Akademie, etwa vierzig Minuten.

## Die Optionen. Auf den Wert einer Option folgt, was er bewirkt.

option-duel-crown = Kronenplättchen
    .text = Wer das Kronenplättchen hat, ist in der ersten Runde zuerst am Zug.
option-duel-crown-random = Zufällig
    .text = Der Zufall entscheidet, wer beginnt.
option-duel-crown-0 = Platz 1
    .text = Der erste Platz beginnt.
option-duel-crown-1 = Platz 2
    .text = Der zweite Platz beginnt.
option-duel-event = Ereigniskarte
    .text = Jede Seite der Ereigniskarte hat ein Ereignis für jede Runde; eine Seite liegt die ganze Partie lang oben.
option-duel-event-random = Zufällig
    .text = Der Zufall dreht die Karte.
option-duel-event-choose = Gewählt
    .text = Wer das Kronenplättchen hat, wählt vor der Partie die Seite.
option-duel-event-0 = { $name }
    .text = Diese Seite liegt oben.
option-duel-event-1 = { $name }
    .text = Diese Seite liegt oben.
option-duel-quests = Aufgaben
    .text = Es gibt zwei Aufgabenkarten; die obere Seite sagt, welche Aufgaben sich erfüllen lassen.
option-duel-quests-random = Zufällig
    .text = Der Zufall dreht beide Karten.
option-duel-quests-choose = Gewählt
    .text = Wer das Kronenplättchen hat, wählt vor der Partie von jeder Karte eine Seite.
option-duel-quests-1a-2a = 1A und 2A
    .text = Bei beiden Karten liegt Seite A oben.
option-duel-quests-1a-2b = 1A und 2B
    .text = Bei der ersten Karte liegt Seite A oben, bei der zweiten Seite B.
option-duel-quests-1b-2a = 1B und 2A
    .text = Bei der ersten Karte liegt Seite B oben, bei der zweiten Seite A.
option-duel-quests-1b-2b = 1B und 2B
    .text = Bei beiden Karten liegt Seite B oben.
option-duel-grimoire = Zauberbücher
    .text = Es gibt zwei Listen von Zaubern für den Anfang; jeder Magi bekommt eine.
option-duel-grimoire-choose = Gewählt
    .text = Wer das Kronenplättchen hat, nimmt eine Liste, der andere Magi bekommt die andere.
option-duel-grimoire-random = Zufällig
    .text = Der Zufall verteilt die Listen.
option-duel-grimoire-0 = Erste Liste
    .text = Wer das Kronenplättchen hat, bekommt die erste Liste, der andere Magi die zweite.
option-duel-grimoire-1 = Zweite Liste
    .text = Wer das Kronenplättchen hat, bekommt die zweite Liste, der andere Magi die erste.

## Die Regeln in Kürze

primer-duel-1 = Zwei Magi ringen vier Runden lang um Macht; die Black Rose spielt als Dritte mit. Wer am Ende die meisten Machtpunkte hat, gewinnt; jeder Gleichstand gehört ihr.
primer-duel-2 = Eine Runde: Die Black Rose handelt, ihr studiert und bereitet Zauber vor, handelt abwechselnd, Beschwörungen handeln, der Tisch wird aufgeräumt.
primer-duel-3 = Studieren: Ziehe 2 Zauber aus deinem Zauberbuch und 2 aus der Bibliothek, dann lege 2 bis 4 verdeckt auf die Felder S (Spontanzauber), I, II, III (Standardzauber). Nur die gewählte Seite zählt.
primer-duel-4 = Handeln: 1 oder 2 Aktionen je Zug. Wirke I, II, III in dieser Reihenfolge, S jederzeit; zwei Zauber in einem Zug nur, wenn einer von S kommt. Erkunden, Kämpfen und Befehlen kosten je ein Aktionsplättchen, Schwung einen vorbereiteten Zauber.
primer-duel-5 = Schaden: Schadensmarker auf einer Lebenspunkteleiste. Ist sie voll, ist der Magi besiegt: Wer am meisten legte, erhält 3, der andere 1; bei Gleichstand je 2; ganz allein 4. Der letzte Schadensmarker bringt eine Trophäe.
primer-duel-6 = Instabilität: Schadensmarker in den Aussparungen eines Raums. Ein voller Raum wird in der Aufräumphase wiederaufgebaut und zahlt seine drei Belohnungen nach der Zahl der Schadensmarker; danach kann er einmal mit seinem neuen Effekt aktiviert werden.
primer-duel-7 = Aufgaben: Wer eine zuerst erfüllt, darf sie beanspruchen: Die Black Rose fügt so viel Schaden zu, wie sie Machtpunkte bringt.
primer-duel-8 = Ende: 3 Machtpunkte für die meisten Trophäen und für die meisten Räume (je 2 bei Gleichstand); die Black Rose erhält die Machtpunkte jeder offenen Aufgabe.
primer-duel-9 = Reichweite: 0 ist dein Raum, 1 und 2 sind gerade Linien durch Räume, * ist überall. Deine Effekte fügen deiner eigenen Seite keinen Schaden zu, außer sie sagen es. Ein Scheinziel ist ein Ziel, das niemand ist.
