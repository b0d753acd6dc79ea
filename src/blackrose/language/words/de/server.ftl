### Was der Server den Spielern sagt: warum etwas abgelehnt wurde und was sich für einen neuen Tisch wählen lässt.

## Ablehnungen. Jede sagt, was richtig wäre; keine wiederholt, was gesendet wurde.

refused-malformed = Der Server konnte diese Anfrage nicht lesen.
refused-bad-name = Ein Name hat 1 bis { $most } druckbare Zeichen.
refused-bad-setup = Ein solcher Tisch lässt sich nicht aufbauen. Wähle Plätze, Magier und Optionen aus dem Angebot.
refused-origin = Diese Anfrage kam von einer anderen Website und wurde abgelehnt.
refused-no-right = Das darf dieser Browser an diesem Tisch nicht.
refused-no-seat = Dieser Browser hat diesen Platz nicht inne. Wenn es deiner ist, nimm deinen Wiederherstellungscode.
refused-not-found = Unter dieser Adresse gibt es nichts.
refused-no-table = Diesen Tisch gibt es nicht.
refused-no-replay = Diese Aufzeichnung gibt es nicht.
refused-no-edition = Diese Ausgabe gibt es nicht.
refused-wrong-link = Dieser Link gilt nicht oder nicht mehr. Bitte den Gastgeber um einen neuen.
refused-wrong-code = Dieser Wiederherstellungscode gilt nicht. Ein Code gilt nur einmal; nimm den neuesten.
refused-no-method = Diese Adresse nimmt solche Anfragen nicht an.
refused-taken = Dort sitzt schon jemand.
refused-not-over = Das geht erst, wenn die Partie vorbei ist.
refused-unplayable = Diese Partie wurde mit einer anderen Version gespielt und lässt sich hier nicht öffnen.
refused-not-now = Das geht jetzt nicht.
refused-bad-address = An diese E-Mail-Adresse kann nichts geschickt werden.
refused-mail-off = Dieser Server verschickt keine E-Mails.
refused-too-large = Das ist zu groß: Die Grenze liegt bei 64 KB.
refused-media-type = Der Server liest nur JSON.
refused-too-fast = { $seconds ->
    [one] Zu viele Anfragen. Versuche es in { $seconds } Sekunde noch einmal.
   *[other] Zu viele Anfragen. Versuche es in { $seconds } Sekunden noch einmal.
}
refused-internal = Der Server hat einen Fehler gemacht. Nichts wurde geändert; bitte versuche es noch einmal.
refused-full = Der Server hat so viele Tische, wie er fassen kann. Versuche es später noch einmal.
refused-not-saved = Das ließ sich nicht speichern, also wurde nichts geändert. Bitte versuche es noch einmal.
refused-going-down = Der Server wird heruntergefahren. Deine Partie ist gespeichert.

## Warum eine Verbindung endet

closed-restart = Der Server wird neu gestartet. Deine Partie ist gespeichert.
closed-moved = Dieser Platz wurde auf einem anderen Gerät übernommen.
closed-too-fast = Dieser Browser hat in kurzer Zeit zu viel gesendet. Lade die Seite neu, um weiterzuspielen.
closed-too-many = Es sind zu viele Verbindungen offen. Schließe einige und versuche es noch einmal.
closed-slow = Diese Verbindung kam mit dem Spiel nicht mehr mit. Lade die Seite neu, um weiterzuspielen.
closed-malformed = Diese Seite hat etwas gesendet, das der Server nicht lesen kann. Lade sie neu, um weiterzuspielen.
closed-no-table = Diesen Tisch gibt es nicht.
closed-no-seat = Dieser Browser hat diesen Platz nicht inne. Wenn es deiner ist, nimm deinen Wiederherstellungscode.
closed-internal = Der Server hat einen Fehler gemacht. Deine Partie ist gespeichert; lade die Seite neu, um weiterzuspielen.

## Bots

bot-random = Novize
    .text = Nimmt irgendeine erlaubte Antwort, ohne nachzudenken. Gut, um das Spiel kennenzulernen.
bot-greedy = Adept
    .text = Schaut einen Schritt voraus und nimmt, was sofort am meisten bringt.

## Ausgaben: der Name, wie sie ist, und ihre Optionen. Auf den Wert einer Option folgt, was er bewirkt.

edition-duel = Duell
    .text = Zwei Magier und vier Runden in einem Saal der Loge, etwa vierzig Minuten.

option-duel-crown = Krone
    .text = Wer die Krone hat, ist in der ersten Runde zuerst am Zug.
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
    .text = Wer die Krone hat, wählt vor der Partie die Seite.
option-duel-event-0 = { $name }
    .text = Diese Seite liegt oben.
option-duel-event-1 = { $name }
    .text = Diese Seite liegt oben.
option-duel-quests = Aufgaben
    .text = Es gibt zwei Aufgabenkarten; die obere Seite sagt, welche Aufgaben sich erfüllen lassen.
option-duel-quests-random = Zufällig
    .text = Der Zufall dreht beide Karten.
option-duel-quests-choose = Gewählt
    .text = Wer die Krone hat, wählt vor der Partie von jeder Karte eine Seite.
option-duel-quests-1a-2a = 1A und 2A
    .text = Bei beiden Karten liegt Seite A oben.
option-duel-quests-1a-2b = 1A und 2B
    .text = Bei der ersten Karte liegt Seite A oben, bei der zweiten Seite B.
option-duel-quests-1b-2a = 1B und 2A
    .text = Bei der ersten Karte liegt Seite B oben, bei der zweiten Seite A.
option-duel-quests-1b-2b = 1B und 2B
    .text = Bei beiden Karten liegt Seite B oben.
option-duel-grimoire = Grimoires
    .text = Es gibt zwei Listen von Zaubern für den Anfang; jeder Magier bekommt eine.
option-duel-grimoire-choose = Gewählt
    .text = Wer die Krone hat, nimmt eine Liste, der andere Magier bekommt die andere.
option-duel-grimoire-random = Zufällig
    .text = Der Zufall verteilt die Listen.
option-duel-grimoire-0 = Erste Liste
    .text = Wer die Krone hat, bekommt die erste Liste, der andere Magier die zweite.
option-duel-grimoire-1 = Zweite Liste
    .text = Wer die Krone hat, bekommt die zweite Liste, der andere Magier die erste.

edition-rebirth = Rebirth
    .text = Zwei bis sechs Magier in der ganzen Loge, bis der dritte Mond vorüber ist: Fallen, Schulen, eigene Aufgaben und Ereignisse; zwei Stunden und mehr.

option-rebirth-crown = Krone
    .text = Wer die Krone hat, ist der Erste Magier der ersten Runde.
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
option-rebirth-setup = Magier und Schulen
    .text = Wie alle zu Magier, Schule und Zauberliste kommen.
option-rebirth-setup-choose = Gewählt
    .text = Alle wählen selbst, von der Krone an.
option-rebirth-setup-random = Zufall
    .text = Der Zufall teilt sie aus.
option-rebirth-expansion = Erweiterung
    .text = Todesmagie und zwei weitere Magier; zu fünft oder sechst werden sie gebraucht.
option-rebirth-expansion-no = Ohne
    .text = Die Grundschachtel.
option-rebirth-expansion-yes = Mit
    .text = Tod ist eine siebte Schule, Angela und Mors stehen zur Wahl.
option-rebirth-moons = Länge
    .text = Bei welcher Macht die Monde aufgehen und die letzte Runde kommt.
option-rebirth-moons-6-18-30 = Üblich
    .text = Monde bei 6 und 18, Ende bei 30.
option-rebirth-moons-4-12-20 = Kurz
    .text = Monde bei 4 und 12, Ende bei 20.
option-rebirth-moons-2-6-10 = Kostprobe
    .text = Monde bei 2 und 6, Ende bei 10.
option-rebirth-moons-8-24-40 = Lang
    .text = Monde bei 8 und 24, Ende bei 40.
option-rebirth-steady-crown = Feste Krone
    .text = Ob Ereignisse die Krone weitergeben.
option-rebirth-steady-crown-no = Nein
    .text = Wer ein Ereignis mit Krone zieht, nimmt die Krone.
option-rebirth-steady-crown-yes = Ja
    .text = Kronen auf Ereignissen zählen nicht.
option-rebirth-summoner = Krone des Beschwörers
    .text = In welcher Reihenfolge Beschwörungen aktiviert werden.
option-rebirth-summoner-no = Nein
    .text = Magier für Magier, jeweils alle eigenen.
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

## Briefe per E-Mail

mail-confirm-subject = Black Rose: Bestätige deine Adresse
mail-confirm-text = Jemand, wahrscheinlich du, möchte an diese Adresse eine E-Mail bekommen, wenn an einem Tisch von Black Rose auf ihn gewartet wird. Wenn du das möchtest, öffne diesen Link und bestätige es. Er gilt einmal und einen Tag lang:
mail-confirm-not-me = Wenn du es nicht warst, brauchst du nichts zu tun: Die Adresse wird vergessen, und es kommt nichts weiter.
mail-turn-subject = { $count ->
    [one] Black Rose: Du bist dran
   *[other] Black Rose: { $count } Tische warten auf dich
}
mail-turn-round = { $rounds ->
    [0] { $edition }, Runde { $round }
   *[other] { $edition }, Runde { $round } von { $rounds }
}
mail-turn-setup = { $edition }, vor der ersten Runde
mail-turn-players = Am Tisch: { $players }
mail-turn-asked = Gewartet wird auf { $who }: { $what }
mail-turn-why = Du hast am Tisch um diese E-Mail gebeten. Es kommt keine weitere dazu, bis du wieder dort warst.
mail-stop = Keine E-Mails mehr an diese Adresse:
