### Classic: der Name, die Optionen, die Regeln in Kürze.

title-classic = Black Rose Wars
edition-classic = Classic
    .text = Zwei bis sechs Magi in einer Akademie, deren Räume nach und nach zerstört werden, bis die 3. Mondphase vorüber ist: Fallen, Maskenzauber, geheime Aufgaben und Ereignisse; zwei Stunden und mehr.

## Die Optionen. Auf den Wert einer Option folgt, was er bewirkt.

option-classic-crown = Kronenplättchen
    .text = Wer das Kronenplättchen hat, ist der Erste Magi der ersten Runde.
option-classic-crown-random = Zufall
    .text = Der Zufall bestimmt, wer beginnt.
option-classic-crown-0 = Platz 1
    .text = Platz 1 beginnt.
option-classic-crown-1 = Platz 2
    .text = Platz 2 beginnt.
option-classic-crown-2 = Platz 3
    .text = Platz 3 beginnt.
option-classic-crown-3 = Platz 4
    .text = Platz 4 beginnt.
option-classic-crown-4 = Platz 5
    .text = Platz 5 beginnt.
option-classic-crown-5 = Platz 6
    .text = Platz 6 beginnt.
option-classic-setup = Magi und Zauberschulen
    .text = Wie alle zu Magi, Zauberschule und Zauberliste kommen.
option-classic-setup-choose = Gewählt
    .text = Alle wählen selbst; wer das Kronenplättchen hat, beginnt.
option-classic-setup-random = Zufall
    .text = Der Zufall teilt sie aus.
option-classic-expansion = Erweiterung
    .text = Zwei weitere Magi; zu fünft oder sechst werden sie gebraucht.
option-classic-expansion-no = Ohne
    .text = Die Grundschachtel.
option-classic-expansion-yes = Mit
    .text = Marco und Geneve stehen zur Wahl.
option-classic-for-the-crown = Für die Krone!
    .text = Ab wann das Kronenplättchen zum Ersten Magi macht.
option-classic-for-the-crown-no = Nein
    .text = Wer es zu Beginn der Runde hat, ist die ganze Runde lang Erster.
option-classic-for-the-crown-yes = Ja
    .text = Wer es nimmt, ist ab der nächsten Phase Erster.
option-classic-overkill = Overkill
    .text = Was mit Schaden über die Lebenspunkte hinaus geschieht.
option-classic-overkill-no = Nein
    .text = Er wird nicht gelegt.
option-classic-overkill-yes = Ja
    .text = Er kommt neben die Lebenspunkteleiste und zählt für die Ränge.
option-classic-overload = Überlastung
    .text = Was mit Instabilität über die Aussparungen eines Raums hinaus geschieht.
option-classic-overload-no = Nein
    .text = Sie wird nicht gelegt.
option-classic-overload-yes = Ja
    .text = Sie kommt neben die Instabilitätsleiste und zählt.
option-classic-extra-rounds = Zusätzliche Spielrunden
    .text = Was geschieht, wenn Magi gleichauf um den Sieg liegen.
option-classic-extra-rounds-no = Nein
    .text = Mehr erfüllte Aufgaben entscheiden, dann mehr Trophäen; zuletzt bestimmt, wer das Kronenplättchen hat, den Sieger.
option-classic-extra-rounds-yes = Ja
    .text = Runde auf Runde folgt, bis jemand allein vorn liegt; Machtpunkte bringen nur noch besiegte Magi, Aufgaben und zerstörte Räume.
option-classic-lodge = Eigene Akademie
    .text = Wie die Räume liegen: nach Zufall oder nach Belieben, der Rosensaal in der Mitte und der Thronsaal daneben.
option-classic-window = Zeit zum Reagieren
    .text = Wie viel Zeit bleibt, eine Falle oder einen Schutz aufzudecken, wenn mehrere Menschen spielen; gleich lang für alle, die etwas haben könnten.
option-classic-window-5 = Fünf Sekunden
    .text = Kurz genug, um das Spiel nicht aufzuhalten.
option-classic-window-3 = Drei Sekunden
    .text = Für schnelle Spieler.
option-classic-window-8 = Acht Sekunden
    .text = Zeit zum Nachdenken.
option-classic-window-0 = Ohne Grenze
    .text = Wer reagieren könnte, antwortet jedes Mal.

## Wie das deutsche Heft es sagt: Eine Aufgabe, die getan ist, ist erfüllt.

event-quest-solved = { $who } erfüllt die Aufgabe { $quest }.
own-quest-solved = erfüllt

## Die Regeln in Kürze

primer-classic-1 = Zwei bis sechs Magi ringen in der Akademie um Macht; auch die Black Rose erhält Machtpunkte. Erreicht jemand die 30, ist diese Runde die letzte. Wer dann die meisten Machtpunkte hat, gewinnt; bei Gleichstand mit ihr die Black Rose.
primer-classic-2 = Das Spiel hat drei Mondphasen. Mit der zweiten und der dritten kommen neue Aufgaben und Ereignisse, und jeder Magi erhält einen Charakterzauber. Der Rosensaal ist bis zur zweiten geschlossen.
primer-classic-3 = Eine Runde: Die Black Rose zieht ein Ereignis, Aufgaben werden verteilt, ihr studiert, bereitet Zauber vor, handelt abwechselnd, Beschwörungen handeln, der Tisch wird aufgeräumt.
primer-classic-4 = Studieren: 2 Zauber aus deinem Zauberbuch, 4 aus Zauberschulen deiner Wahl; behalte 2 davon, und du darfst 1 Zauber entfernen. Dann lege Zauber verdeckt aus: einen auf S (Spontanzauber), einen bis drei auf I, II, III (Standardzauber). Nur die gewählte Seite zählt. Das Handkartenlimit gilt jederzeit.
primer-classic-5 = Handeln: 1 oder 2 Aktionen je Zug. Wirke I, II, III in dieser Reihenfolge, S jederzeit. Erkunden (Bewegen) und Kämpfen (Angreifen) kosten je ein Aktionsplättchen, Schwung (Zauber ablegen) einen Zauber, der noch verdeckt liegt, für eine Bewegung um 1 Raum. Fallen- und Schutzzauber werden mit einem Plättchen aktiviert und warten verdeckt; du wirst gefragt, wenn du sie aufdecken kannst.
primer-classic-6 = Schaden: Schadensmarker auf einer Lebenspunkteleiste. Ist sie voll, kommt der Magi in die Kammer; war er am Zug, ist der Zug vorbei. Wer am meisten gelegt hat, erhält 4 Machtpunkte, der Zweite 2, alle anderen 1; wer alle gelegt hat, 5. Der letzte Schadensmarker holt eine Trophäe.
primer-classic-7 = Räume sind anfangs unversehrt. Jeder kann einmal je Runde aktiviert werden; dann ist sein Aktivierungsplättchen umgedreht. Ein Raum voller Instabilität wird in der Aufräumphase zerstört: Wer dort die meisten Schadensmarker hat, bei Gleichstand die Black Rose, nimmt sein Aktivierungsplättchen, das am Ende Machtpunkte bringt.
primer-classic-8 = Aufgaben sind deine eigenen und geheim: Erfülle eine innerhalb einer Runde und decke sie für ihre Belohnung auf. Höchstens zwei unerfüllte darfst du haben. Die meisten Aufgaben bringen am Ende 6, 3 und 1, die meisten Trophäen 4, 2 und 1, das Kronenplättchen 1.
primer-classic-9 = Reichweite: 0 ist dein Raum, 1 und 2 sind gerade Linien durch Räume, * ist überall. Deine Effekte fügen deiner eigenen Seite keinen Schaden zu, außer sie sagen es. Ein Zauber, der kein Ziel findet, bewirkt nichts weiter.
