### Was der Server den Spielern sagt: warum etwas abgelehnt wurde und was sich für einen neuen Tisch wählen lässt.

## Ablehnungen. Jede sagt, was richtig wäre; keine wiederholt, was gesendet wurde.

refused-malformed = Der Server konnte diese Anfrage nicht lesen.
refused-bad-name = Ein Name hat 1 bis { $most } druckbare Zeichen.
refused-bad-setup = Ein solcher Tisch lässt sich nicht aufbauen. Wähle Plätze, Magi und Optionen aus dem Angebot.
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
