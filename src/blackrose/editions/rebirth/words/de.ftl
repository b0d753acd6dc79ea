### Rebirth: der Name, die Optionen, die Regeln in Kürze.

title-rebirth = Black Rose Wars: Rebirth
edition-rebirth = Rebirth
    .text = Zwei bis sechs Magi in der ganzen Akademie, bis die 3. Mondphase vorüber ist: Fallen, Zauberschulen, eigene Aufgaben und Ereignisse; zwei Stunden und mehr.

## Die Optionen. Auf den Wert einer Option folgt, was er bewirkt.

option-rebirth-crown = Kronenplättchen
    .text = Wer das Kronenplättchen hat, ist der Erste Magi der ersten Runde.
option-rebirth-crown-random = Zufall
    .text = Der Zufall bestimmt, wer beginnt.
option-rebirth-crown-0 = Platz 1
    .text = Platz 1 beginnt.
option-rebirth-crown-1 = Platz 2
    .text = Platz 2 beginnt.
option-rebirth-crown-2 = Platz 3
    .text = Platz 3 beginnt.
option-rebirth-crown-3 = Platz 4
    .text = Platz 4 beginnt.
option-rebirth-crown-4 = Platz 5
    .text = Platz 5 beginnt.
option-rebirth-crown-5 = Platz 6
    .text = Platz 6 beginnt.
option-rebirth-setup = Magi und Zauberschulen
    .text = Wie alle zu Magi, Zauberschule und Zauberliste kommen.
option-rebirth-setup-choose = Gewählt
    .text = Alle wählen selbst; wer das Kronenplättchen hat, beginnt.
option-rebirth-setup-random = Zufall
    .text = Der Zufall teilt sie aus.
option-rebirth-expansion = Erweiterung
    .text = Todesmagie und zwei weitere Magi; zu fünft oder sechst werden sie gebraucht.
option-rebirth-expansion-no = Ohne
    .text = Die Grundschachtel.
option-rebirth-expansion-yes = Mit
    .text = Tod ist eine siebte Zauberschule, Angela und Mors stehen zur Wahl.
option-rebirth-moons = Länge
    .text = Bei wie vielen Machtpunkten die Mondphasen beginnen und die letzte Runde kommt.
option-rebirth-moons-6-18-30 = Üblich
    .text = Mondphasen bei 6 und 18, Ende bei 30.
option-rebirth-moons-4-12-20 = Kurz
    .text = Mondphasen bei 4 und 12, Ende bei 20.
option-rebirth-moons-2-6-10 = Kostprobe
    .text = Mondphasen bei 2 und 6, Ende bei 10.
option-rebirth-moons-8-24-40 = Lang
    .text = Mondphasen bei 8 und 24, Ende bei 40.
option-rebirth-steady-crown = Feste Krone
    .text = Ob Ereignisse das Kronenplättchen weitergeben.
option-rebirth-steady-crown-no = Nein
    .text = Wer ein Ereignis mit Kronensymbol zieht, nimmt das Kronenplättchen.
option-rebirth-steady-crown-yes = Ja
    .text = Kronensymbole auf Ereignissen zählen nicht.
option-rebirth-summoner = Krone des Beschwörers
    .text = In welcher Reihenfolge Beschwörungen erweckt werden.
option-rebirth-summoner-no = Nein
    .text = Magi für Magi, jeweils alle eigenen.
option-rebirth-summoner-yes = Ja
    .text = Reihum je eine.
option-rebirth-window = Zeit zum Reagieren
    .text = Wie lange Zeit ist, eine Falle oder einen Schutz aufzudecken, wenn mehrere Menschen spielen; gleich lang für alle, die etwas haben könnten.
option-rebirth-window-5 = Fünf Sekunden
    .text = Kurz genug, um das Spiel nicht aufzuhalten.
option-rebirth-window-3 = Drei Sekunden
    .text = Für schnelle Spieler.
option-rebirth-window-8 = Acht Sekunden
    .text = Zeit zum Nachdenken.
option-rebirth-window-0 = Ohne Grenze
    .text = Wer reagieren könnte, antwortet jedes Mal.

## Die Regeln in Kürze

primer-rebirth-1 = Zwei bis sechs Magi ringen in der Akademie um Macht; auch die Black Rose erhält Machtpunkte. Erreicht jemand die letzte Zahl des Machttableaus, ist diese Runde die letzte. Wer dann die meisten Machtpunkte hat, gewinnt.
primer-rebirth-2 = Das Spiel hat drei Mondphasen. Mit der zweiten und der dritten kommen neue Aufgaben und Ereignisse, und jeder Magi erhält einen Charakterzauber.
primer-rebirth-3 = Eine Runde: Die Black Rose zieht ein Ereignis, Aufgaben werden verteilt, ihr studiert, bereitet Zauber vor, handelt abwechselnd, Beschwörungen handeln, der Tisch wird aufgeräumt.
primer-rebirth-4 = Studieren: 2 Zauber aus deinem Zauberbuch, 4 aus Zauberschulen deiner Wahl; behalte 2 davon, und du darfst 1 Zauber entfernen. Dann lege Zauber verdeckt auf die Felder S (Spontanzauber), I, II, III (Standardzauber). Nur die gewählte Seite zählt.
primer-rebirth-5 = Handeln: 1 oder 2 Aktionen je Zug. Wirke I, II, III in dieser Reihenfolge, S jederzeit. Erkunden, Kämpfen und Befehlen kosten je ein Aktionsplättchen, Schwung einen vorbereiteten Zauber. Fallen- und Schutzzauber werden mit einem Plättchen aktiviert und warten verdeckt; du wirst gefragt, wenn du sie aufdecken kannst.
primer-rebirth-6 = Schaden: Schadensmarker auf einer Lebenspunkteleiste. Ist sie voll, kommt der Magi in die Kammer: 4, 2 und 1 Machtpunkte danach, wer am meisten legte, 5 für den, der alle legte. Der letzte Schadensmarker holt eine Trophäe.
primer-rebirth-7 = Aufgaben sind deine eigenen und geheim. Tritt die Bedingung ein, wird die Aufgabe aufgedeckt und erhält Schadensmarker; abgeschlossen kann ihr Effekt vor oder nach einer Aktion genutzt werden und löst sie.
primer-rebirth-8 = Flüche belasten einen Magi, bis genug Schadensmarker darauf liegen, einer je Aufräumphase. Schicksalsplättchen lassen ihren Besitzer Schadensmarker konvertieren, wenn der Magi besiegt wird. Eine Umbra folgt ihrem Magi und greift ihn an.
primer-rebirth-9 = Reichweite: 0 ist dein Raum, 1 und 2 sind gerade Linien durch Räume, * ist überall. Deine Effekte fügen deiner eigenen Seite keinen Schaden zu, außer sie sagen es. Verstärkung: wenn solche Zauber aufgedeckt vor dir liegen.
