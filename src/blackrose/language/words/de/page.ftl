### Die Worte der Seite im Browser. Was am Tisch geschieht, Fragen und Karten kommen vom Server.

## shell

title = Black Rose
skip = Zum Inhalt springen
pages = Seiten
rules = Regeln
about = Über das Spiel
language = Sprache
close = Schließen
cancel = Abbrechen
unofficial = Eine inoffizielle Fan-Ausgabe, ohne Verbindung zum Verlag.
page-did-not-come = Diese Seite ist nicht angekommen
page-did-not-come-why = Vielleicht ist die Verbindung abgerissen. Lade die Seite neu.
lost = Hier ist nichts
lost-why = Diese Adresse führt nirgendwohin. Wenn dir jemand einen Link geschickt hat, lass ihn dir noch einmal vollständig geben.
to-start = Zum Anfang
settings = Einstellungen
settings-sound = Töne
settings-sound-what = Ein leiser Ton, wenn auf dich gewartet wird, und zu dem, was am Tisch geschieht.
settings-notice = Hinweis im Seitentitel
settings-notice-what = Der Titel sagt dir, dass du dran bist, während du eine andere Seite ansiehst.
settings-confirm = Nachfragen, wo das Zurücknehmen endet
settings-confirm-what = Vor einer Entscheidung, die nicht zurückgenommen werden kann, noch einmal fragen.
settings-text = Textmodus
settings-text-what = Der Tisch als Text, für Bildschirmleser und zum Spielen nach Nummern.
settings-larger = Größere Schrift
settings-larger-what = Alles eine Stufe größer.
settings-speed = Animationen
settings-speed-0 = keine
settings-speed-1 = schnell
settings-speed-2 = normal
settings-speed-3 = langsam

## rules

rules-what = Jede Regel mit ihrer Nummer, in unseren eigenen Worten. Gezeigt werden nur die Regeln der gewählten Ausgabe.
rules-search = Regeln durchsuchen
rules-search-hint = Wörter oder eine Nummer wie END.4
rules-editions = Ausgabe
rules-edition-C = Classic
rules-edition-R = Rebirth
rules-edition-D = Duel
rules-edition-A = Avatar
rules-edition-all = Alle
rules-count = { $count ->
    [one] { $count } Regel
   *[other] { $count } Regeln
}
rules-contents = Inhalt
rules-glance = Auf einen Blick
rules-glance-what = Worin sie sich unterscheiden
rules-signs = Was die Zeichen bedeuten
rules-signs-editions = C steht für Classic, R für Rebirth, D für Duel; A ist, was ein Avatar zu einer Partie Rebirth hinzufügt. Eine Regel gilt für die Ausgaben, deren Buchstaben sie trägt, und für keine anderen.
rules-signs-sources = Hinter einer Regel steht, woher sie kommt: S0 ist das englische Regelheft von Rebirth, S1 das russische von Classic, S2 das russische von Duel, S3 ein Entwurf von Rebirth mit Antworten auf Fragen, S4 das deutsche von Classic.
rules-signs-ruling = „Entscheidung“ kennzeichnet, was wir selbst festgelegt haben, wo die Hefte schweigen oder sich widersprechen.
rules-link = Link zu dieser Regel
rules-no-such = Eine Regel { $id } gibt es nicht.
rules-nothing = Keine Regel enthält alle diese Wörter.
rules-in-all = In allen Ausgaben suchen
rules-clear = Suche leeren
rules-coming = Die Regeln werden geholt …
rules-trouble = Die Regeln konnten nicht geholt werden.
rules-again = Noch einmal versuchen
rules-back = Zurück
rules-whole = Ganze Seite
rules-to-table = Zurück an den Tisch
rules-to-replay = Zurück zur Aufzeichnung

## Board and cards

board-lodge = Die Loge
board-cell = Kammer von { $name }
board-hue = { $colour ->
    [black] schwarz
    [grey] grau
    [violet] violett
    [red] rot
    [green] grün
    [yellow] gelb
    [blue] blau
   *[other] { $colour }
}
board-face = { $face ->
    [ruined] zerstört
    [available] wiederaufgebaut, Effekt noch frei
   *[used] wiederaufgebaut, Effekt verbraucht
}
board-slots = { $filled } von { $capacity } Feldern belegt
board-cubes-of = { $count } Würfel von { $name }
board-here = Hier: { $names }
board-health = { $left } von { $health } Leben
board-damage = Schaden: { $cubes }
board-choose = Wählen: { $text }
board-choices = { $count ->
    [one] { $count } Möglichkeit hier
   *[other] { $count } Möglichkeiten hier
}
board-choices-in = Auswahl: { $name }
board-now = liegt oben
board-would-gain = +{ $power } Machtpunkte
board-when-full = So viel gäbe es, wenn der Raum mit dieser Rangfolge voll wäre.
board-rewards = Ist der Raum voll: { $first }, { $second } und { $third } Machtpunkte für die meisten Würfel.
board-rule = Regel { $rule }
board-slot = { $state ->
    [empty] leer
    [ready] verdeckt, bereit
    [active] verdeckt, mit Marke
   *[revealed] aufgedeckt
}
board-slot-card = { $name } ({ $side })
board-seat-of = Platz von { $name }
board-seat-open = wartet auf einen Menschen
board-seat-person = am Tisch
board-seat-offline = nicht verbunden
board-seat-bot = Bot: { $bot }
board-seat-bot-stands-in = { $bot } springt ein
board-seat-crown = hat die Krone
board-seat-first = Erster Magier
board-seat-controlled = geführt von { $name }
board-seat-counts = Zahlen
board-seat-clock = noch { $time }
board-seat-clock-over = Zeit abgelaufen
board-count-power = Machtpunkte
board-count-hand = Hand
board-count-hand-about = Zauber auf der Hand. Nur der Besitzer sieht sie.
board-count-grimoire = Grimoire
board-count-grimoire-about = Zauber, die noch vom eigenen Stapel gezogen werden können.
board-count-memories = Erinnerungen
board-count-memories-about = Offen abgelegte Zauber; sie kommen zurück, wenn das Grimoire neu gebildet wird.
board-count-cubes = Würfel übrig
board-count-cubes-about = Würfel, die noch nicht im Spiel sind. Sie zeigen Schaden und Instabilität an.
board-count-tokens = Aktionsmarken
board-count-tokens-about = Marken, die diese Runde noch zum Bewegen, Zuschlagen und Nutzen von Räumen bleiben.
board-count-trophies = Trophäen
board-count-trophies-about = Besiegte Magier. Sie zählen am Ende des Spiels noch einmal.
board-count-rooms = Gewonnene Räume
board-count-rooms-about = Räume, die vor allem mit diesen Würfeln wieder aufgebaut wurden. Sie zählen am Ende noch einmal.
board-track-about = Wer am Ende die meisten Machtpunkte hat, gewinnt. Die Leiste endet bei { $top }.
board-piece-strength = Stärke { $count }
board-piece-speed = Tempo { $count }
board-piece-exhausted = Wurde diese Runde schon aktiviert.
board-quests = Aufgaben
board-quests-none = Noch liegt keine Aufgabe aus.
board-quest-claimed = beansprucht: { $name }
board-event = Ereignis
board-event-none = Noch liegt kein Ereignis aus.
board-lasting = In Kraft
card-own-design = eigener Entwurf
card-choose-side = Seite wählen: { $side }
