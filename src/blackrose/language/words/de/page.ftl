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
page-broke = Auf dieser Seite ist etwas schiefgegangen
page-broke-why = Dein Spiel ist auf dem Server sicher. Lade die Seite neu, um weiterzuspielen.
reload = Neu laden
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

## start

start-line = Magi planen ihre Zauber im Geheimen, fallen übereinander her und bringen die Akademie über sich zum Einsturz.
start-bot = Gegen einen Bot spielen
start-bots = { $edition } gegen { $count ->
    [1] einen Bot
    [2] zwei Bots
    [3] drei Bots
   *[other] { $count } Bots
}
start-new = Neuer Tisch
start-solo = Solo: { $avatar }
start-solo-what = Allein gegen einen Avatar, den Regeln führen ({ $avatar }): vier Schwierigkeiten, eine Partie des Tages, zehn Herausforderungen und deine Bilanz.
start-solo-choose = Solopartie wählen
start-join = Mitspielen
start-join-what = Füge den Link ein, den du bekommen hast, oder den Wiederherstellungscode deines Platzes.
start-learn = Neu hier?
start-learn-what = Wählen lässt sich nur, was erlaubt ist, und die Seite sagt, was jede Wahl bewirkt. Alles andere steht in den Regeln, mit Suche.
start-rules = Regeln lesen
enter-label = Link oder Wiederherstellungscode
enter = Eintreten
enter-nothing = Füge hier einen Link oder einen Wiederherstellungscode ein.
enter-no-link = Das ist kein vollständiger Link zu einem Tisch. In seiner Mitte steht ein #: Kopiere ihn ganz.
tables = Deine Tische
tables-over = Beendet
tables-you-won = Du hast gewonnen
tables-won = { $who } hat gewonnen
tables-rose-won = Die Black Rose hat gewonnen
tables-your-turn = Du bist dran
tables-open = Ein geladener Gast ist noch nicht da
tables-waiting = Es wird auf { $who } gewartet
tables-on = Das Spiel läuft
tables-all = Alle { $count }
tables-fewer = Weniger
to-table = Zum Tisch
coming = Einen Moment …
again = Noch einmal versuchen
copy = Kopieren
copied = Kopiert.
copy-by-hand = Es ist markiert: Kopiere es von Hand.
qr = QR-Code
share = Teilen
trouble-offline = Der Server antwortet nicht. Steht deine Verbindung?
trouble-other = Das hat nicht geklappt. Versuche es noch einmal.
your-name = Dein Name
new = Neuer Tisch
new-edition = Ausgabe
new-seats = Plätze
new-number = Wie viele spielen
new-avatar = Avatar
new-avatar-what = Ein Gegner, den Regeln führen und der zugleich die Black Rose ist. Mit ihm kannst du auch allein spielen.
new-avatar-none = Keiner
new-avatar-none-what = Die Black Rose hat keinen Magi.
new-difficulty-what = Wie viele Befehle der Avatar in jeder Runde ausführt.
new-others = Die anderen Plätze
new-others-bot = Bots
new-others-friend = Freunde
new-others-here = An diesem Bildschirm
new-options = Das Spiel
new-pace = Zeit für eine Entscheidung
new-pace-what = Ist die Zeit um, können die anderen einen Bot für den Säumigen spielen lassen.
lodge-own = Die Akademie selbst auslegen
lodge-own-what = Sonst entscheidet der Zufall, wo die Räume liegen.
lodge-how = Wähle einen Raum, dann einen anderen: Sie tauschen die Plätze.
lodge-shuffle = Mischen
lodge-bound = { $centre } liegt in der Mitte, { $beside } direkt daneben.
new-pace-0 = Unbegrenzt
new-pace-60 = 1 Minute
new-pace-180 = 3 Minuten
new-pace-600 = 10 Minuten
new-pace-86400 = 1 Tag
new-pace-259200 = 3 Tage
new-make = Tisch eröffnen
seat-numbered = Platz { $number }
seat-open = ein freier Platz
seat-who = Wer hier sitzt
seat-me = Ich
seat-me-what = Dein eigener Platz in diesem Browser.
seat-here = Auch hier
seat-here-what = Jemand anderes an diesem Bildschirm. Zwischen euren Zügen verbirgt ein Vorhang die Karten.
seat-friend = Ein Gast
seat-friend-what = Du bekommst einen Link zum Verschicken. Das Spiel beginnt sofort und wartet auf deinen Gast.
seat-bot = Ein Bot
seat-bot-what = Ein Programm spielt mit. Es sieht nur, was sein Platz sehen darf.
seat-name = Name
seat-level = Spielstärke
seat-mage = Magi
seat-mage-later = Wird im Spiel gewählt
made = Der Tisch ist eröffnet
made-invite = { $count ->
    [one] Lade deinen Gast ein
   *[other] Lade deine Gäste ein
}
made-invite-what = Jeder Link gilt für einen Platz und eine Person: Wer ihn als Erstes öffnet und annimmt, sitzt dort.
made-local = Dieser Server hört nur auf dieses Gerät, und ein Link funktioniert nirgends sonst. Für dein Netzwerk starte ihn mit: { $command }
made-link = Link für Platz { $number }
made-share = Spiel Black Rose mit mir:
made-codes = { $count ->
    [one] Bewahre deinen Code auf
   *[other] Bewahrt eure Codes auf
}
made-code = Wiederherstellungscode für Platz { $number }
made-watch = Zuschauer
made-watch-link = Link für Zuschauer
made-watch-what = Wer ihn hat, sieht den Tisch, aber keine verdeckten Karten.
made-share-watch = Sieh bei unserer Partie Black Rose zu:
keep-seated = Der Platz gehört dir.
keep-recovered = Der Platz gehört wieder dir, auf diesem Gerät.
keep-code = Dein Wiederherstellungscode
keep-what = Mit diesem Code bekommst du deinen Platz auf einem anderen Gerät zurück, oder wenn dieser Browser dich vergessen hat. Bewahre ihn auf und gib ihn niemandem.
join = Mitspielen
join-by = { $who } lädt dich zu einer Partie Black Rose ein ({ $edition }).
join-nobody = Bei einer Partie Black Rose ({ $edition }) ist ein Platz für dich frei.
join-already = Du hast schon einen Platz an diesem Tisch.
join-accept = Platz nehmen
watch = Zusehen
watch-entering = Du wirst eingelassen …
about-fans = Von Spielern gemacht
about-fans-1 = Dies ist eine inoffizielle Fan-Ausgabe der Brettspiele Black Rose Wars. Sie ist vom Verlag weder gemacht noch gebilligt noch gefördert, und niemand verdient daran.
about-fans-2 = Die Namen der Spiele und ihrer Inhalte sind Marken ihrer Inhaber. Bilder und Texte des Verlags werden hier nicht verwendet: Wortlaut, Zeichnung und Programm sind unsere eigenen. Wenn dir das Spiel gefällt, kauf die Schachtel.
about-own = Was unser eigener Entwurf ist
about-own-1 = Vieles an den Karten ist aus den veröffentlichten Anleitungen bekannt, manches nicht. Jede Karte sagt, woher sie kommt:
about-rulebook = aus der Anleitung
about-rulebook-what = Zahlen und Wirkung sind aus veröffentlichten Regeln bekannt; die Worte sind von uns.
about-community = von Spielern überliefert
about-community-what = Spieler haben sie öffentlich beschrieben. Einzelheiten können abweichen.
about-original = eigener Entwurf
about-original-what = Niemand hat es uns gesagt, also haben wir eine Karte gemacht, die passt. Sie ist nicht vom Verlag.
about-own-2 = Jede Regel, der das Programm folgt, ist nummeriert und nachzulesen:
about-fair = Ehrlich und verschwiegen
about-fair-1 = Was dein Platz nicht wissen darf, verlässt den Server nicht, und ein Bot sieht nicht mehr als ein Mensch auf seinem Platz. Vor dem Spiel legt sich der Server auf seine Mischung fest, und danach kann jeder prüfen, dass nichts verändert wurde.
about-fair-2 = Kein Konto, keine Verfolgung, nichts von fremden Servern. Ein Cookie sagt, welche Plätze dir gehören, und deine Einstellungen bleiben in diesem Browser.
about-credits = Dank
about-icons = Symbole:
about-icons-all = Nur in der Farbe verändert. Unser Dank gilt allen, die beigetragen haben:
about-fonts = Schriften:
about-ornament = Die schwarze Rose, das Rosenfenster, Rahmen und Zierrat wurden für diese Ausgabe gezeichnet.
about-code = Programm
about-code-1 = Das Programm ist freie Software unter der MIT-Lizenz. Die Seite ist mit Svelte, Fluent und Vite gemacht, der Server mit Litestar, msgspec und uvicorn.
about-licences = Lizenzen aller Teile der Seite
about-data = Es kommt ohne Gewähr. Ein Spiel wird auf dem Server aufbewahrt, auf dem es gespielt wird, mit den Namen, die sich die Spieler selbst gegeben haben.

## Board and cards

board-lodge = Die Akademie
board-cell = Kammer von { $name }
board-hue = { $colour ->
    [black] schwarz
    [grey] grau
    [purple] violett
    [red] rot
    [green] grün
    [yellow] gelb
    [blue] blau
   *[other] { $colour }
}
board-face = { $face ->
    [ruined] verwüstet
    [available] wiederaufgebaut, Effekt noch frei
    [used] wiederaufgebaut, Effekt verbraucht
    [open] Plättchen frei
    [turned] Plättchen umgedreht
    [closed] geschlossen bis zur zweiten Mondphase
   *[collapsed] zerstört
}
board-slots = { $filled } von { $capacity } Aussparungen belegt
board-cubes-of = { $count } Schadensmarker von { $name }
board-here = Hier: { $names }
board-health = { $left } von { $health } Lebenspunkten
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
board-rewards = Ist der Raum voll: { $first }, { $second } und { $third } Machtpunkte für die meisten Schadensmarker.
board-rule = Regel { $rule }
board-slot = { $state ->
    [empty] leer
    [ready] verdeckt, vorbereitet
    [active] verdeckt, aktiviert
   *[revealed] aufgedeckt
}
board-slot-card = { $name } ({ $side })
board-seat-of = Platz von { $name }
board-seat-open = wartet auf einen Menschen
board-seat-person = am Tisch
board-seat-offline = nicht verbunden
board-seat-bot = Bot: { $bot }
board-seat-bot-stands-in = { $bot } springt ein
board-seat-crown = hat das Kronenplättchen
board-seat-first = Erster Magi
board-seat-controlled = geführt von { $name }
board-seat-counts = Zahlen
board-seat-clock = noch { $time }
board-seat-clock-over = Zeit abgelaufen
board-count-power = Machtpunkte
board-count-hand = Hand
board-count-hand-about = Zauber auf der Hand. Nur der Besitzer sieht sie.
board-count-grimoire = Zauberbuch
board-count-grimoire-about = Zauber, die noch vom eigenen Stapel gezogen werden können.
board-count-memories = Erinnerungen
board-count-memories-about = Offen abgelegte Zauber; sie kommen zurück, wenn das Zauberbuch neu gebildet wird.
board-count-cubes = Schadensmarker übrig
board-count-cubes-about = Schadensmarker, die noch nicht im Spiel sind. Sie zeigen Schaden und Instabilität an.
board-count-tokens = Aktionsplättchen
board-count-tokens-about = Plättchen, die in dieser Runde noch bleiben: zum Bewegen, Angreifen, Aktivieren von Räumen und Befehlen.
board-count-trophies = Trophäen
board-count-trophies-about = Besiegte Magi. Sie zählen am Ende des Spiels noch einmal.
board-count-rooms = Gewonnene Räume
board-count-rooms-about = Räume, die vor allem mit diesen Schadensmarkern wiederaufgebaut wurden. Sie zählen am Ende noch einmal.
board-track-about = Wer am Ende die meisten Machtpunkte hat, gewinnt. Das Machttableau endet bei { $top }.
board-piece-strength = Angriffswert { $count }
board-piece-speed = Bewegungswert { $count }
board-piece-exhausted = Wurde in dieser Runde schon erweckt.
board-quests = Aufgaben
board-quests-none = Noch liegt keine Aufgabe aus.
board-quest-claimed = beansprucht: { $name }
board-event = Ereignis
board-event-none = Noch liegt kein Ereignis aus.
board-lasting = In Kraft
board-haunts = sucht { $name } heim
board-haunted = Heimgesucht von
board-large = groß
board-moon = { $moon }. Mondphase
board-track-moons = Die 2. Mondphase beginnt bei { $second } Machtpunkten, die 3. bei { $third }. Bei { $end } wird die Runde zur letzten.
board-last-round = Letzte Runde
board-fold = Platz von { $name } einklappen
board-unfold = Platz von { $name } ausklappen
board-evocations = Beschwörungen
board-slot-waits = { $what ->
    [trap] eine Falle wartet
   *[protection] ein Schutz wartet
}
board-school = Zauberschule
board-count-aside = Charakterzauber
board-count-aside-about = Charakterzauber, die bereitliegen; sie kommen auf die Hand, wenn ein Effekt sie holt.
board-task-hidden = Verdeckte Aufgabe, { $moon }. Mondphase
# Wo Aufgaben keine Schadensmarker brauchen (slots: 0), werden sie erfüllt, wie in Classic.
board-task-state = { $state ->
    [active] aktiv
    [completed] abgeschlossen
   *[solved] { $slots ->
        [0] erfüllt
       *[other] gelöst
    }
}
board-task-met = erfüllt: wird gezeigt, sobald es möglich ist
board-quest-deck = Karten im Aufgabenstapel
board-quest-discards = Abgelegte Aufgaben
board-worth = sein Aktivierungsplättchen zählt am Ende { $power }
board-leads = meiste Instabilität: { $names }
board-copies = bis zum Ende der Runde eine Kopie: { $name }
board-also = zählt auch als { $name }
board-task-cubes = { $filled } von { $slots } Schadensmarkern
board-jinx = Fluch
board-destiny-of = Schicksal von { $names }
board-captured = Trophäen von { $names }
board-won = Gewonnene Räume: { $names }
board-closed = { $name }: darf bis zum Ende der Runde nicht aktiviert werden
board-token-worth = Am Ende { $power } Machtpunkte für den, der hier am meisten Instabilität hat, wenn der Raum voll ist; bei Gleichstand nimmt die Black Rose das Plättchen.
board-task-part = { $done } von { $needed }
board-blocked-move = darf sich bis zum Ende der Runde nicht bewegen
board-blocked-walk = darf sich bis zum Ende der Runde nicht durch physische Aktionen bewegen
board-blocked-act = darf bis zum Ende der Runde keine physischen Aktionen ausführen
board-blocked-rooms = darf bis zum Ende der Runde keine Räume aktivieren
board-events = Ereignistableau
board-event-deck = Karten im Ereignisstapel
board-event-discards = Vergangene Ereignisse
board-event-now = wirkt jetzt
board-event-empty = Hier liegt kein Ereignis.
board-event-gone = Vergangen:
board-library = Bibliothek
board-library-deck = Karten im Stapel
board-library-discards = Abgelegte Zauber
board-forgotten = Zauber der Vergessenen
board-enlarge = Akademie vergrößern
board-whole = Ganze Akademie zeigen
card-own-design = eigener Entwurf
card-choose-side = Seite wählen: { $side }
card-enhanced = Verstärkung: { $met } von { $all } Elementen sind da
card-figure = { $name ->
    [health] Lebenspunkte
    [strength] Angriffswert
    [speed] Bewegungswert
    [cubes] Schadensmarker
   *[hand] Handkartenlimit
}
motion-your-turn = du bist dran

## replay

replay = Aufzeichnung
replay-bar = { $rounds ->
    [0] Runde { $round } · { $phase }
   *[other] Runde { $round } von { $rounds } · { $phase }
}
replay-coming = Das Spiel wird geholt …
replay-none = Diese Aufzeichnung gibt es nicht
replay-start = Vor der ersten Entscheidung
replay-moment = Zeitpunkt im Spiel
replay-where = { $round ->
    [0] { $at } von { $end } · { $phase }
   *[other] { $at } von { $end } · Runde { $round }, { $phase }
}
replay-rounds = Runden
replay-to-round = Zu Runde { $round }
replay-play = Abspielen
replay-pause = Anhalten
replay-back = Einen Schritt zurück
replay-on = Einen Schritt weiter
replay-round-back = Zum Beginn der Runde
replay-round-on = Zur nächsten Runde
replay-speed = Geschwindigkeit: { $speed }
replay-eyes = Mit wessen Augen
replay-eyes-open = Alle Karten offen
replay-eyes-watching = Als Zuschauer
replay-eyes-of = Mit den Augen von { $name }
replay-hand = Hand
replay-share = Teilen
replay-fork-short = Von hier weiterspielen
replay-fork = Von hier weiterspielen
replay-fork-what = { $at ->
    [0] Ein neues Spiel beginnt mit denselben Karten.
    [1] Ein neues Spiel beginnt nach der ersten Entscheidung, mit den Karten, wie sie lagen. Das alte bleibt, wie es ist.
   *[other] Ein neues Spiel beginnt nach Entscheidung { $at }, mit den Karten, wie sie lagen. Das alte bleibt, wie es ist.
}
replay-fork-seat = Du spielst
replay-fork-bots = Gegen
replay-fork-strongest = den stärksten Bot
replay-fork-go = Spielen
replay-tabs = Teile der Aufzeichnung
replay-beside = Verlauf, Aufgaben und Kurven
replay-tab-board = Spielplan
replay-tab-seats = Plätze
replay-tab-log = Verlauf
replay-tab-quests = Aufgaben
replay-tab-charts = Kurven

## end

end-over = Das Spiel ist aus
end-you-won = Der Sieg gehört dir.
end-you-lost = Diesmal hast du nicht gewonnen.
end-count = Die Schlusswertung
end-skip = Alles zeigen
end-no-count = Es wurde nichts gewertet.
end-standing = Endstand
end-with = { $power ->
    [one] mit { $power } Machtpunkt
   *[other] mit { $power } Machtpunkten
}
end-solo = { $people ->
    [one] Die Solopartie
   *[other] Gegen den Avatar
}
end-solo-together = Ihr wart eine Seite: Alle gewinnen, wenn der Beste von euch ihn schlägt.
end-solo-not-first = Die Partie dieses Tages hast du schon gespielt: Das erste Mal zählt.
end-solo-first = Deine erste Partie mit dieser Schwierigkeit steht in deiner Bilanz.
end-solo-best = Deine beste Wertung mit dieser Schwierigkeit; vorher war es { $before }.
end-solo-record = Deine beste Wertung mit dieser Schwierigkeit ist { $best }.
end-solo-public = Die Karten dieser Partie stehen für alle im Voraus fest: Sie werden nach einem öffentlichen Schlüssel ausgeteilt.
end-solo-harder = Als Nächstes: { $difficulty }
end-before = vorher
end-total = gesamt
end-reason = { $reason ->
    [trophies] Trophäen
    [rooms] Räume
    [quests] Aufgaben
    [solved] Eigene Aufgaben
    [crown] Kronenplättchen
   *[other] Sonstiges
}
end-ways = Wie es weitergeht
end-rematch = Noch einmal
end-replay = Aufzeichnung ansehen
end-share = Teilen
end-new = Neues Spiel
end-share-link = Link zur Aufzeichnung
end-share-what = Wer diesen Link hat, kann das ganze Spiel ansehen, mit allen Karten offen.
end-course = Der Verlauf des Spiels
end-course-coming = Die Kurven werden gezeichnet …
end-chart = { $chart ->
    [power] Machtpunkte
    [damage] Zugefügter Schaden
    [rooms] Gewonnene Räume
    [instability] Verursachte Instabilität
   *[other] Verlauf
}
end-chart-label = { $title }; am Ende: { $summary }
end-chart-round = Runde { $round }
end-chart-rounds = Runde
end-chart-table = Als Tabelle
end-proof = Das Mischen nachprüfen
end-proof-what = Bevor die erste Karte verteilt war, hat sich der Tisch öffentlich auf den Schlüssel allen Zufalls festgelegt; jetzt, da das Spiel aus ist, nennt er ihn. Lade das Protokoll herunter: Der Befehl verteilt das ganze Spiel noch einmal und vergleicht.
end-commitment = Festlegung
end-seed = Schlüssel
end-command = Befehl
end-record = Protokoll herunterladen

## rules

rules-what = Jede Regel mit ihrer Nummer, in unseren eigenen Worten. Gezeigt werden nur die Regeln der gewählten Ausgabe.
rules-search = Regeln durchsuchen
rules-search-hint = Wörter oder eine Nummer wie END.4
rules-editions = Ausgabe
rules-edition-C = Classic
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

## lessons

lesson-guide = Begleiter
lesson-start = Spielend lernen
lesson-here = Erklären, was vorkommt
lesson-next = Weiter
lesson-done = Verstanden
lesson-stop = Keine Hinweise mehr
lesson-stopped = Der Begleiter schweigt. „Spielend lernen“ auf der Startseite holt ihn zurück.
lesson-fold = Begleiter einklappen
lesson-unfold = Begleiter zeigen
lesson-more = noch { $count }
lesson-rule = Regel { $rule }

lesson-title-welcome = Willkommen in der Akademie
lesson-text-welcome = Du bist ein Magi und ringst um Macht; die Black Rose selbst spielt mit. Wer am Ende die meisten Machtpunkte hat, gewinnt. Du musst die Regeln nicht kennen: Angeboten wird nur, was erlaubt ist, und was leuchtet, kannst du wählen.
lesson-title-blackrose = Die Black Rose Phase
lesson-text-blackrose = Jede Runde beginnt mit ihr: Ein Ereignis geschieht, zum Guten oder Schlechten für alle. Sie sammelt Machtpunkte wie ein Magi; behalte ihr Machtplättchen im Auge.
lesson-title-study = Die Studierphase
lesson-text-study = Du ziehst neue Zauber. Die meisten Zauber haben 2 Seiten, einen Basiszauber und einen Umkehrzauber, und nur einen davon kannst du wirken. Lies beide: Zeige auf eine Karte oder halte sie gedrückt, dann öffnet sie sich.
lesson-title-action = Die Aktionsphase
lesson-text-action = Jetzt handelt ihr abwechselnd, mit ein oder zwei Aktionen, bis niemand mehr handeln kann. Du darfst eine Aktion machen und den Rest für später aufheben: Oft lohnt es sich, erst zu sehen, was die anderen tun.
lesson-title-evocation = Die Beschwörungsphase
lesson-text-evocation = Jetzt wird jede Beschwörung auf dem Spielplan erweckt: Sie bewegt sich und greift noch einmal an. Sie tut es für den, der sie kontrolliert.
lesson-title-cleanup = Die Aufräumphase
lesson-text-cleanup = Die Zauber dieser Runde kommen zu den Erinnerungen, und Räume, deren Aussparungen alle belegt sind, zahlen denen, die sie gefüllt haben. Danach beginnt die nächste Runde.
lesson-text-cleanup-classic = Die Zauber dieser Runde kommen zu den Erinnerungen, Fallen, die niemand ausgelöst hat, zurück auf die Hand. Aktivierungsplättchen werden zurückgedreht, und Räume, deren Aussparungen alle belegt sind, werden zerstört: Ihr Plättchen nimmt, wer dort die meisten Schadensmarker hat. Danach beginnt die nächste Runde.
lesson-title-over = Das Spiel ist aus
lesson-text-over = Jetzt wird gewertet: Trophäen, Räume und was sonst noch zählt. Die Kurven zeigen, wo sich das Spiel gewendet hat; du kannst es dir noch einmal ansehen und von jedem Zeitpunkt an anders weiterspielen.
lesson-title-dmage = Wähle deinen Magi
lesson-text-dmage = Magi unterscheiden sich in Lebenspunkten, Angriffswert, Bewegungswert und in den Zaubern, die nur sie haben. Für das erste Spiel ist jeder recht.
lesson-title-dgrimoire = Deine ersten Zauber
lesson-text-dgrimoire = Das Zauberbuch ist der Stapel, von dem du jede Runde ziehst. Zeige auf die Listen, um zu sehen, was darin ist; keine ist besser, sie sind nur verschieden.
lesson-title-deventside = Die Ereigniskarte
lesson-text-deventside = Sie sagt, was die Black Rose in jeder Runde dieses Spiels tut. Alle sehen sie von Anfang an, du kannst also damit planen.
lesson-title-dquestside = Die Aufgaben
lesson-text-dquestside = Aufgaben bringen dem Machtpunkte, der sie zuerst erfüllt. Die gewählte Seite sagt, welche Aufgaben für alle offen liegen.
lesson-title-ddiscard = Zu viele Zauber
lesson-text-ddiscard = Deine Hand ist über ihrem Limit. Was du ablegst, kommt zu den Erinnerungen und kann von dort zurückkehren.
lesson-title-dplan = Lege deine Zauber aus
lesson-text-dplan = Lege Zauber verdeckt auf deine Felder und wähle bei jedem, ob du den Basiszauber oder den Umkehrzauber willst. Die von I, II, III kannst du nur in dieser Reihenfolge wirken, den Spontanzauber jederzeit. Niemand sieht sie, und bis du den Plan festlegst, kannst du es dir anders überlegen.
lesson-title-daction = Wähle eine Aktion
lesson-text-daction = Erkunden bewegt dich, Kämpfen trifft jemanden in deinem Raum, Befehlen, wo es angeboten wird, erweckt eine Beschwörung: Jedes kostet ein Aktionsplättchen. Wirken kostet den vorbereiteten Zauber, und Schwung legt einen ab, um einen Schritt zu gehen. Versuche dort zu enden, wo dein nächster Zauber jemanden erreicht.
lesson-title-dpart = Schritt für Schritt
lesson-text-dpart = Eine Aktion hat Teile: Schritte, einen Angriff, das Aktivieren des Raums, in dem du stehst. Leuchtende Räume kannst du betreten, leuchtende Figuren angreifen; einen Raum kannst du einmal aktivieren, vor oder nach dem Übrigen. Was du nicht willst, lässt du weg.
lesson-title-devocation = Welche Beschwörung handelt
lesson-text-devocation = Beschwörungen kämpfen für dich: Sie bewegen sich, greifen an und stehen im Weg. Eine, die erweckt wurde, ist bis zum Ende der Runde erschöpft.
lesson-title-dtarget = Wähle ein Ziel
lesson-text-dtarget = Die Zahl beim Ziel ist die Reichweite: so viele Räume in gerader Linie, 0 ist dein eigener Raum. Wird ein Scheinziel angeboten, darfst du auf niemanden zielen, um den Rest des Zaubers zu haben.
lesson-title-dmodel = Wähle eine Figur
lesson-text-dmodel = Der Satz, der gerade ausgeführt wird, steht über den Antworten. Die Figuren, die er meinen kann, leuchten auf dem Spielplan.
lesson-title-droom = Wähle einen Raum
lesson-text-droom = Die Räume, die dieser Satz meinen kann, leuchten. Bedenke, wer dort steht und wie viele Aussparungen belegt sind.
lesson-title-dmay = Du darfst
lesson-text-dmay = Wo eine Karte „darf“ sagt, entscheidest du. Lies den Satz: Manches bringt etwas und kostet auch etwas.
lesson-title-dcube = Wähle Schadensmarker
lesson-text-dcube = Schadensmarker zeigen, von wem der Schaden stammt, und wer am meisten zugefügt hat, gewinnt am meisten, wenn der Magi besiegt wird. Es ist also wichtig, wessen Schadensmarker verschwindet.
lesson-title-dshare = Zu wenige Schadensmarker
lesson-text-dshare = Jede Seite kann nur die Schadensmarker legen, die sie hat. Wo sie nicht reichen, sagst du, wie sie verteilt werden.
lesson-title-dspell = Lege einen Zauber ab
lesson-text-dspell = Wähle, was du am wenigsten brauchst. Ein Zauber auf einem Feld fehlt dir noch in dieser Runde, einer auf der Hand erst später.
lesson-title-dcast = Wirke einen Zauber von der Hand
lesson-text-dcast = Wähle ein freies Feld oder eines, dessen Zauber weichen darf, dann den Zauber auf deiner Hand und seine Seite. Er wird sofort gewirkt, wie von deinem Tableau.
lesson-title-dclaim = Aufgabe beanspruchen?
lesson-text-dclaim = Du hast eine Aufgabe erfüllt. Beanspruchst du sie, erhältst du ihre Machtpunkte und für alle anderen ist sie vergeben; dafür fügt die Black Rose dir Schaden zu. Mit wenigen Lebenspunkten überlege es dir zweimal. Was auch später noch zutrifft, kannst du aufschieben, damit du nicht jedes Mal gefragt wirst.
lesson-title-dreact = Etwas antwortet
lesson-text-dreact = Was eben geschehen ist, löst etwas von dir aus: eine Falle, einen Schutzzauber, einen Effekt in Kraft. Du darfst es jetzt aufdecken oder nutzen oder für später aufheben. Du kannst auch vorab sagen, was geschehen soll: Die Anweisungen stehen unter deinen Antworten.
lesson-title-dupgrade = Eine Aufwertung
lesson-text-dupgrade = Aufwertungen machen eine Beschwörung stärker, solange sie steht. Sie kann eine tragen; wähle, welche sie behält.
lesson-title-drebuild = Räume sind voll
lesson-text-drebuild = Mehrere Räume sind voll. Die Reihenfolge kann wichtig sein, denn jeder zahlt dem, der die meisten Schadensmarker darin hat.
lesson-title-dchoose = Wähle eines
lesson-text-dchoose = Diese Karte bietet mehrere Effekte an, und du bekommst einen davon. Zeige auf eine Antwort, um zu sehen, was sicher geschieht.
lesson-title-dname = Benenne etwas
lesson-text-dname = Spätere Sätze dieser Karte sprechen von dem, was du jetzt benennst: eine Farbe von Räumen oder eine Kategorie von Zaubern.
lesson-title-dstrike = Wie du zuschlägst
lesson-text-dstrike = Ein Effekt, der diese Runde gilt, verändert deine Angriffe. Wähle, wie dieser ausgeführt wird: wie sonst, oder so, wie der Effekt es erlaubt.
lesson-title-damount = Wie viel
lesson-text-damount = „Bis zu“ heißt, dass auch weniger erlaubt ist, sogar nichts. Meist ist das Höchste am besten, aber nicht dort, wo es dich etwas kostet.
lesson-title-ehurt = Du wurdest getroffen
lesson-text-ehurt = Schaden liegt als Schadensmarker auf deiner Lebenspunkteleiste, jeder in der Farbe dessen, der ihn zugefügt hat. Ist sie voll, bist du besiegt, und wer dich verletzt hat, erhält Machtpunkte nach seinem Anteil.
lesson-title-edefeated = Ein Magi ist besiegt
lesson-text-edefeated = Wer den meisten Schaden zugefügt hat, erhält die meisten Machtpunkte, und der letzte Schlag bringt eine Trophäe. Der Besiegte kehrt mit leerer Leiste in die Kammer zurück und kommt mit dem nächsten Erkunden oder Schwung wieder heraus: Es kostet einen Schritt, nicht das Spiel.
lesson-title-eplaced = Instabilität
lesson-text-eplaced = Schadensmarker in den Aussparungen eines Raums sind Instabilität, in der Farbe dessen, der sie verursacht hat. Sind alle Aussparungen belegt, lohnt sich der Raum in der Aufräumphase, vor allem für den, der dort die meisten Schadensmarker hat. Es ist der stille Weg zur Macht.
lesson-text-eplaced-classic = Schadensmarker in den Aussparungen eines Raums sind Instabilität, in der Farbe dessen, der sie verursacht hat. Sind alle Aussparungen belegt, wird der Raum in der Aufräumphase zerstört; wer dort die meisten Schadensmarker hat, nimmt sein Plättchen, dessen Zahl am Ende Machtpunkte bringt.
lesson-title-erebuilt = Ein Raum verändert sich
lesson-text-erebuilt = Ein voller Raum hat seine Belohnungen gezahlt und zeigt nun eine andere Seite, mit anderem Effekt. Zeige auf ihn, um beide zu lesen.
lesson-title-ecollapsed = Ein Raum ist zerstört
lesson-text-ecollapsed = Wer dort die meisten Schadensmarker hatte, hat das Aktivierungsplättchen genommen, das am Ende zählt; bei Gleichstand hat es die Black Rose. Der Raum bleibt liegen, aber niemand kann ihn mehr aktivieren.
lesson-title-eopened = Der Rosensaal ist offen
lesson-text-eopened = Mit der zweiten Mondphase hat er sein Aktivierungsplättchen: Er gibt einen Zauber der Vergessenen, wenn man vier eigene Zauber ablegt.
lesson-title-eblocked = Blockiert
lesson-text-eblocked = Eine Blockade hindert einen Magi für den Rest der Runde an etwas: sich zu bewegen, physische Aktionen auszuführen oder Räume zu aktivieren. Sie endet in der Aufräumphase und wenn der Magi in die Kammer kommt.
lesson-title-eclaimed = Eine Aufgabe ist vergeben
lesson-text-eclaimed = Bei Aufgaben gilt: Wer zuerst kommt, erhält sie. Was niemand beansprucht, kann am Ende der Black Rose nützen; sieh also ab und zu in die Liste.
lesson-title-esummoned = Eine Beschwörung erscheint
lesson-text-esummoned = Beschwörungen haben Lebenspunkte, Angriffswert und Bewegungswert wie Magi. Sie werden durch Befehlen und in der Beschwörungsphase erweckt; wer sie besiegt, wird nicht von ihnen getroffen.
lesson-text-esummoned-classic = Beschwörungen haben Lebenspunkte, Angriffswert und Bewegungswert wie Magi. Sie werden in der Beschwörungsphase und durch Zauber erweckt; wer sie besiegt, wird nicht von ihnen getroffen.
lesson-title-elasting = Ein Effekt, der bleibt
lesson-text-elasting = Dieser Text endet nicht mit dem Zug. Effekte in Kraft stehen neben dem Spielplan, mit der Karte, von der sie kommen.
lesson-title-undo = Zurücknehmen
lesson-text-undo = Deine letzte Wahl kannst du zurücknehmen, solange nichts Verdecktes bekannt geworden ist und niemand sonst gewählt hat. Probiere also ruhig: Ein falscher Druck kostet nichts.
lesson-title-preparation = Die Vorbereitungsphase
lesson-text-preparation = Jetzt legen alle zugleich verdeckt Zauber aus. Einen Fallen- oder Schutzzauber aktivierst du zuerst: Er bleibt verdeckt und wartet auf seine Bedingung; in der Liste unter deinen Feldern sagst du, was geschehen soll, wenn sie eintritt.
lesson-title-dschool = Eine Zauberschule
lesson-text-dschool = Zu Beginn nimmst du eine Zauberschule, aus der deine ersten Zauber kommen. Später ziehst du jede Runde aus den Zauberschulen der Bibliothek: Alle hören, welche du nennst, niemand sieht die Karten.
lesson-title-dkeep = Behalte zwei
lesson-text-dkeep = Von den Zaubern aus der Bibliothek behältst du zwei. Die anderen kommen offen auf die Ablagestapel ihrer Zauberschulen, wo alle sie sehen.
lesson-title-dputaway = Die Hand ausdünnen
lesson-text-dputaway = Einmal in der Runde darfst du einen Zauber entfernen: Er verlässt deine Karten und geht auf den Ablagestapel seiner Zauberschule. Hältst du zu viele, kommt der Rest zu den Erinnerungen.
lesson-title-dgiveup = Eine Aufgabe ablegen?
lesson-text-dgiveup = Eine Aufgabe, die du nicht erfüllen kannst, darfst du ablegen und eine andere ziehen. Die Black Rose erhält dafür Machtpunkte, in späteren Mondphasen mehr.
lesson-title-dquest = Welche Aufgabe
lesson-text-dquest = Du hast mehr Aufgaben, als du haben darfst, oder ein Effekt fragt nach einer. Behalte, was du am ehesten schaffst.
lesson-title-dquesteffect = Eine abgeschlossene Aufgabe
lesson-text-dquesteffect = Eine abgeschlossene Aufgabe kannst du einmal nutzen, vor oder nach einer deiner Aktionen: Sie gibt ihren Effekt und ihre Machtpunkte und zählt am Ende noch einmal.
lesson-text-dquesteffect-classic = Mehrere deiner Aufgaben sind auf einmal erfüllt. Du zeigst eine nach der anderen, und jede gibt ihren Effekt und ihre Machtpunkte vor der nächsten: Bestimme, welche zuerst kommt.
lesson-title-devent = Ein Ereignis
lesson-text-devent = Ereignisse liegen einige Runden auf dem Ereignistableau und rücken weiter. Lies, was jedes tut und in welcher Phase.
lesson-title-dkind = Was beschwörst du?
lesson-text-dkind = Du wählst, was erscheint. Werte und Text stehen jeweils neben dem Namen.
lesson-title-dreplace = Kein Platz mehr
lesson-text-dreplace = Du kannst drei Beschwörungen haben. Für eine vierte muss eine weichen, oder die neue kommt nicht.
lesson-title-dorder = Karten zurück auf ihren Stapel
lesson-text-dorder = Sage, welche der Karten, die du angesehen hast, zuoberst liegt, dann die nächste, bis alle zurückgelegt sind. Niemand sonst sieht sie.
lesson-title-dfirst = Was kommt zuerst
lesson-text-dfirst = Ein Zauber legt Schadensmarker auf zwei Arten, und es sind zu wenige da, oder die Reihenfolge zählt. Du sagst, was zuerst kommt.
lesson-title-delement = Beliebiges Element
lesson-text-delement = Ein Zauber mit beliebigem Element zählt als das, das du jetzt nennst, solange er auf deinem Tableau liegt.
lesson-title-djinx = Ein Fluch
lesson-text-djinx = Ein Fluch behindert seinen Magi, bis er mit Schadensmarkern abgearbeitet ist, einem je Aufräumphase. Niemand hat zwei von derselben Art.
lesson-title-ddestiny = Schicksal
lesson-text-ddestiny = Deine Schicksalsplättchen liegen auf dem Magi, der jetzt besiegt wird. Jedes, das du sich erfüllen lässt, zählt bei der Belohnung wie Schaden von dir; was du behältst, bleibt für später.
lesson-title-dtrophy = Eine Trophäe
lesson-text-dtrophy = Trophäen werden den Magi selbst abgenommen und zählen am Ende. Jeder Magi hat nur eine begrenzte Zahl.
lesson-title-dtakeback = Zauber, die vergeblich warteten
lesson-text-dtakeback = Fallen und Schutzzauber, die niemand ausgelöst hat, dürfen auf deine Hand zurück. Was du liegen lässt, kommt zu den Erinnerungen.
lesson-title-dcleanup = In welcher Reihenfolge
lesson-text-dcleanup = Mehrere deiner Karten tun etwas in der Aufräumphase. Du sagst, welche zuerst kommt.
lesson-title-dremove = Was den Avatar verlässt
lesson-text-dremove = In jeder Aufräumphase verlässt eine der Beschwörungen, die dem Avatar zugewiesen sind, die Akademie. Wer das Kronenplättchen hat, sagt, welche.
lesson-title-dwinner = Gleichstand bis zuletzt
lesson-text-dwinner = Nichts kann mehr entscheiden, also bestimmt, wer das Kronenplättchen hat, den Sieger.
lesson-title-dstep = Du ziehst für die Black Rose
lesson-text-dstep = Ihre Beschwörungen gehen, wohin ihre Regeln sie führen. Wo mehrere Wege gleich gut sind, wählt, wer das Kronenplättchen hat: Heute bist du das.
lesson-title-ejinxed = Ein Fluch trifft
lesson-text-ejinxed = Ein Fluch liegt auf einem Magi und schwächt ihn in jeder Runde. In der Aufräumphase wird er Schadensmarker um Schadensmarker abgearbeitet.
lesson-title-emoon = Die nächste Mondphase
lesson-text-emoon = Jemandes Machtplättchen hat die nächste Mondphase erreicht: Ab jetzt kommen Ereignisse und Aufgaben aus deren Stapeln und sind mehr wert.
lesson-title-aavatar = Ein Gegner, den Regeln führen
lesson-text-aavatar = Der Avatar ist ein Magi wie du und zugleich die Black Rose, und niemand spielt ihn: Er deckt eine Befehlskarte auf und tut, was darauf steht. Du gewinnst, wenn du am Ende mehr Machtpunkte hast als er. Seine Tafel sagt alles über ihn.
lesson-title-acommand = Er hat einen Befehl aufgedeckt
lesson-text-acommand = Eine Befehlskarte wird von oben nach unten ausgeführt. Er hat einige davon in jeder Runde und macht weiter, wenn du nicht mehr handeln kannst. Verbrauchte kommen beim Aufräumen zurück: Nach einer Weile weißt du, was kommen kann.
lesson-title-adecided = Warum er so wählte
lesson-text-adecided = Er überlegt nie, er vergleicht: wer am meisten Schaden hat, wer am nächsten steht, wer die meisten Machtpunkte hat. Seine Tafel zeigt jeden Vergleich mit den Zahlen, und auf dem Plan leuchtet, was verglichen wurde. So kannst du stehen, wo er lieber etwas anderes nimmt.
lesson-title-aarmed = Eine scharfe Rückseite
lesson-text-aarmed = Die oberste Karte seines Stapels zeigt ein Zeichen: Triffst du ihn so, wie das Zeichen sagt, wird sie sofort ausgelöst. Ein Zauber auf einen Raum oder eine Beschwörung, die vorangeht, kann die bessere Antwort sein. Ihn kostet es einen seiner Befehle.
lesson-title-asprang = Sie wurde ausgelöst
lesson-text-asprang = Jetzt wirkt nur der Fallen- oder Schutzteil der scharfen Karte. Sie kommt in seine Erinnerungen und zählt als einer seiner Befehle.
lesson-title-abehalf = Du entscheidest für ihn
lesson-text-abehalf = Nach seinen eigenen Regeln ist hier alles gleich, also wählt, wer das Kronenplättchen hat. Allein bist das immer du: Wähle, was dir am wenigsten schadet.
lesson-title-aover = Wie gezählt wird
lesson-text-aover = Es zählen deine Machtpunkte gegen die des Avatars. Vorsprung und Zahl der Runden ergeben die Wertung; die Bilanz merkt sich deine Partien, und eine höhere Schwierigkeit zählt mehr.

## solo: games against an Avatar, their record, and in short

solo = Solo
solo-title = Solo: { $avatar }
solo-part-play = Spielen
solo-part-short = Kurz erklärt
solo-part-record = Meine Bilanz
solo-own = von uns, nicht aus dem Buch
solo-own-value = { $name } (von uns)
solo-difficulty = Schwierigkeit
solo-by-chance = Durch Zufall
solo-more-options = Weitere Optionen
solo-comparable = Nur Partien mit der üblichen Länge und den üblichen Optionen werden nach ihrer Wertung verglichen.
solo-play = Spielen
solo-own-game = Eine Partie nach deinem Geschmack
solo-again = Noch einmal versuchen
solo-all = Alle Solopartien
solo-today = Partie des Tages
solo-against = { $mage } ({ $school }) gegen: { $avatar }, { $difficulty }
solo-today-play = Die heutige Partie spielen
solo-today-again = Noch einmal spielen
solo-today-played = { $outcome ->
    [won] Gewonnen mit { $margin } Vorsprung, Wertung { $score }.
   *[other] Verloren mit { $margin } Rückstand, Wertung { $score }.
} Das erste Mal zählt.
solo-challenges = Herausforderungen
solo-challenges-what = Zehn vorbereitete Partien, jede mit einem eigenen Ziel.
solo-challenges-done = { $done } von { $count } geschafft
solo-challenge-play = Die Herausforderung { $name } spielen
solo-you-choose = du wählst
solo-best = beste Wertung { $score }
solo-kind = { $kind ->
    [ordinary] Eigene Partie
    [today] Partie des Tages
    [challenge] Herausforderung
   *[other] Eigene Optionen
}
record = Meine Solopartien
record-what = Steht nur in diesem Browser und wird nirgendwohin geschickt.
record-not-kept = Dieser Browser merkt sich nichts: Die Bilanz bleibt nur, solange diese Seite offen ist.
record-empty = Noch keine Solopartie ist zu Ende gespielt.
record-games = Partien
record-won = Gewonnen
record-streak = Siege in Folge
record-best = Beste Wertung
record-by-difficulty = Nach Schwierigkeit
record-all = Alle Partien
record-when = Tag
record-kind = Partie
record-result = Ergebnis
record-margin = Vorsprung
record-score = Wertung
record-outcome = { $outcome ->
    [won] gewonnen
   *[other] verloren
}
record-save = Als Datei sichern
record-bring = Datei einlesen
record-brought = { $count ->
    [0] In dieser Datei ist nichts Neues.
    [one] Eine Partie ist hinzugekommen.
   *[other] { $count } Partien sind hinzugekommen.
}
record-clear = Bilanz leeren
record-clear-sure = { $count ->
    [one] Eine Partie wird vergessen. Das lässt sich nicht zurücknehmen.
   *[other] Alle { $count } Partien werden vergessen. Das lässt sich nicht zurücknehmen.
}
short = Gegen den Avatar, kurz erklärt
short-learn = Eine erste Partie mit Erklärungen
short-rival = Wer er ist
short-rival-what = Ein Avatar sitzt als weiterer Magi am Tisch, von Regeln geführt, und ist zugleich die Black Rose: Ihr Machtplättchen und ihre schwarzen Schadensmarker sind seine. Du kannst ihn angreifen, besiegen und seine Trophäen nehmen wie bei jedem Magi.
short-turn = Sein Zug
short-turn-what = Ist er an der Reihe, deckt er die oberste Karte seines Befehlsstapels auf und führt sie von oben nach unten aus. Das tut er je nach Schwierigkeit zwei- bis viermal je Runde, auch noch nach deiner letzten Aktion, bis alle verbraucht sind.
short-card = Eine Befehlskarte
short-card-what = Ein physischer Teil geht und greift an, ein Zauberteil ist ein eigener Zauber. Das Symbol für Instabilität legt unmittelbar vor dem Zauberteil einen schwarzen Schadensmarker in seinen Raum; das Zeichen „Zusatzkarte“ deckt eine weitere Karte auf, die nicht mitzählt.
short-choice = Wen er wählt
short-choice-what = Jeder Teil nennt eine Priorität. A: am meisten Schaden, dann am nächsten, dann die meisten Machtpunkte. B: am nächsten, dann die meisten Machtpunkte, dann am meisten Schaden. C, für Räume: die meisten Magi, dann Figuren, dann Instabilität. Gezählt werden Schritte durch Räume; Magi in Kammern zählen nicht. Der Tisch zeigt jede Wahl mit allen Zahlen.
short-crown = Wo seine Regeln nichts entscheiden
short-crown-what = Unter Gleichem wählt, wer das Kronenplättchen hat. Allein hast du es immer, also wirst du gefragt.
short-armed = Die scharfe Rückseite
short-armed-what = Ein Zeichen auf der Rückseite der obersten Karte macht sie scharf: Sie wird ausgelöst, wenn ein Kampfzauber auf den Avatar zielt oder wenn er Schaden erleidet, je nach Zeichen. Dann wirkt nur ihr Fallen- oder Schutzteil, und sie zählt als einer seiner Befehle.
short-fall = Wenn er fällt
short-fall-what = Eine Niederlage bringt, was sie immer bringt, und schickt ihn in seine Kammer. Dort bleibt er nicht: Ist er das nächste Mal an der Reihe, bringt ihn seine Fähigkeit in den Rosensaal.
short-never = Was er nie tut
short-never-what = Er studiert nicht, bereitet nichts vor, zieht keine Aufgaben, bekommt nie das Kronenplättchen, erleidet keinen schwarzen Schaden, und Ereignisse, die Magi treffen, lassen ihn aus.
short-deck = Seine Stapel
short-deck-what = Jede Mondphase hat einen eigenen Befehls- und einen eigenen Ereignisstapel. Beim Aufräumen werden verbrauchte Karten gemischt unter ihren Stapel gelegt: Du lernst sie kennen, kannst aber nicht auf sie zählen.
short-end = Wer gewinnt
short-end-what = Am Ende ist er ein Magi unter Magi: Er hat Ränge bei Trophäen und gelösten Aufgaben, und die meisten Machtpunkte gewinnen. Ein Gleichstand wird wie unter Magi geklärt, nach gelösten Aufgaben, dann nach Trophäen.
short-own = Was von uns ist
short-own-what = Das Buch kennt Lehrling und Meister. Neuling, Legende, das gemeinsame Spiel, die Wertung, die Partie des Tages und die Herausforderungen sind von uns und so gekennzeichnet.

## the Avatar at the table

avatar-choice = Warum er so wählte
avatar-priority = Priorität { $letter }
avatar-chosen = Gewählt: { $name }
avatar-equal = { $count ->
    [0] Nichts war zu wählen.
   *[other] In allem gleich: { $names }. Der Kronenträger wählt.
}
avatar-others = { $count } andere: { $figures }
avatar-on-board = Auf dem Plan zeigen
avatar-command-now = Wird ausgeführt
avatar-command-last = Letzter Befehl
avatar-command-sprung = Ausgelöst
avatar-part = { $state ->
    [done] fertig
    [running] jetzt
    [left-out] entfällt
    [waiting] folgt
   *[other] { "" }
}
avatar-commands = Noch { $left } von { $commands } Befehlen in dieser Runde
avatar-commands-round = { $commands } Befehle in jeder Runde
avatar-decks = Befehlsstapel nach Mondphasen
avatar-deck = Karten im Stapel
avatar-armed = Die oberste Karte ist scharf.
avatar-armed-not-now = Jetzt nicht: Seine Befehle sind verbraucht.
avatar-used = Erinnerungen
avatar-together = gemeinsam
avatar-decides = Wonach er entscheidet
avatar-all-commands = Alle seine Befehle
avatar-skill = Fähigkeit
avatar-crown = Was dann noch gleich ist, entscheidet der Kronenträger.
avatar-margin = { $side ->
    [ahead] { $count } Machtpunkte vor: { $name }
    [behind] { $count } Machtpunkte hinter: { $name }
   *[level] gleichauf: { $name }
}
goal = Ziel der Herausforderung
goal-state = { $state ->
    [met] erreicht
    [failed] verfehlt
   *[open] offen
}

## notices

notices = Benachrichtigungen
notices-system = Auf diesem Gerät
notices-system-on = Ruf mich, wenn ich dran bin
notices-system-what = Dein System zeigt einen Hinweis, solange diese Seite offen, aber nicht zu sehen ist.
notices-system-none = Dieser Browser kann keine Hinweise deines Systems zeigen.
notices-system-refused = Dieser Browser erlaubt es nicht. Sieh in seinen Einstellungen für diese Seite nach.
notices-call = Black Rose: Du bist dran
notices-call-sample = So wirst du gerufen.
notices-mail = Per E-Mail
notices-mail-what = Wenn der Tisch auf dich wartet und du eine Weile nicht hier warst, bekommst du eine E-Mail: eine je Wartezeit, und es steht nichts darin, was andere nicht auch sehen.
notices-mail-kept = Die Adresse wird aufbewahrt, bis diese Partie zu Ende ist oder du keine E-Mails mehr willst. Andere am Tisch sehen sie nicht.
notices-address = E-Mail-Adresse
notices-ask = Schick mir einen Link zum Bestätigen
notices-asked = Eine E-Mail an { $address } ist unterwegs. Öffne den Link darin; vorher wird nichts weiter verschickt.
notices-on = E-Mails gehen an { $address }.
notices-other = Andere Adresse
notices-stop = Keine E-Mails mehr
notices-confirm-what = Du bekommst eine E-Mail, wenn ein Tisch auf dich wartet. Möchtest du das?
notices-confirm = Ja, schickt mir E-Mails
notices-confirmed = Erledigt. Du bekommst eine E-Mail, wenn der Tisch auf dich wartet und du nicht da bist. Du kannst diese Seite schließen.
notices-end-what = Soll kein Tisch mehr an diese Adresse schreiben, und soll sie vergessen werden?
notices-end = Keine E-Mails mehr
notices-ended = Erledigt. Die Adresse ist vergessen, und es wird nichts mehr an sie geschickt.

## table

table-title = Der Tisch
table-coming = Der Tisch wird gedeckt …
table-unknown = Diesen Tisch gibt es nicht. Vielleicht ist der Link nicht vollständig.
table-no-right = Du hast an diesem Tisch keinen Platz. Lass dich einladen, oder gib auf der Startseite deinen Wiederherstellungscode ein.
table-moved = Dein Platz wird jetzt auf einem anderen Gerät gespielt. Um hier weiterzuspielen, gib auf der Startseite deinen Wiederherstellungscode ein.
table-closed = Der Tisch hat die Verbindung beendet.
table-offline = Keine Verbindung. Was du siehst, ist vielleicht veraltet; neuer Versuch …
table-round = { $rounds ->
    [0] Runde { $round }
   *[other] Runde { $round } von { $rounds }
}
table-rule = Regel { $rule }
table-tabs = Teile des Tischs
table-tab-board = Spielplan
table-tab-me = Ich
table-tab-rivals = { $count ->
    [0] Plätze
    [one] Gegner
   *[other] Gegner
}
table-tab-seats = Plätze
table-tab-log = Verlauf
table-tab-quests = Aufgaben
table-tab-events = Ereignisse
table-window = Ein Fenster ist offen: { $name } kann antworten
table-window-left = { $seconds ->
    [one] noch { $seconds } Sekunde
   *[other] noch { $seconds } Sekunden
}
table-library = Bibliothek
table-tab-answers = hier ist etwas zu wählen
table-rivals = Machtpunkte und Gegner
table-beside = Verlauf und Aufgaben
table-to-board = Spielplan ansehen
table-to-end = Zurück zum Ergebnis
table-hand = Deine Hand
table-hand-empty = Deine Hand ist leer.
table-hand-hidden = Deine Karten sind verborgen.
table-hide-hand = Meine Karten verbergen
table-show-hand = Meine Karten zeigen
table-menu = Menü
table-text-mode = Textmodus
table-report = Fehler melden
table-report-what = Die Datei enthält, was dein Platz sieht, den Verlauf und die Versionen; nichts, was andere geheim halten. Häng sie an deine Meldung an.
table-report-get = Datei herunterladen
table-cards = Karten
table-memories = Erinnerungen
table-grimoire = Mein Zauberbuch
table-grimoire-about = Was du noch ziehen kannst, ohne Reihenfolge.
table-removed = Entfernt
table-removed-about = Endgültig aus dem Spiel.
table-unseen = Was könnte es sein?
table-unseen-about = Zauber, die du in diesem Spiel noch nicht gesehen hast. Jede Karte, die du nicht siehst, ist eine davon.
table-group = { $group ->
    [forgotten] Zauber der Vergessenen
    [personal] Charakterzauber
   *[other] { $group }
}
table-no-cards = Keine Karten.
table-place-hand = { $name }, auf der Hand: { $count }
table-place-slots = { $name }, verdeckt: { $count }
table-place-grimoire = { $name }, Zauberbuch: { $count }
table-place-library = Bibliothek: { $count }
table-place-forgotten = Zauber der Vergessenen: { $count }
table-seats = Plätze und Gäste
table-seat-nobody = Noch niemand
table-seat-open = wartet auf jemanden
table-seat-here = am Tisch
table-seat-away = nicht verbunden
table-seat-bot = Bot: { $bot }
table-seat-stands-in = { $bot } springt ein
table-seat-you = du
table-seat-late = Die Zeit ist um.
table-shuffles = Das Mischen
table-shuffles-what = Ein geheimer Schlüssel bestimmt allen Zufall dieses Spiels. Mit dieser Festlegung hat sich der Tisch vor der ersten Karte an ihn gebunden: Ist das Spiel aus, wird der Schlüssel genannt, und alle können prüfen, ob er passt. Wer sichergehen will, schreibt sie sich auf.
table-seat-bot-in = Einen Bot spielen lassen
table-late-bot = Zeit ist um: Bot spielen lassen
table-bot-for-you = Ein Bot spielt für dich.
table-wait-open = Der Platz von { $name } wartet noch auf jemanden.
table-wait-late = Die Zeit von { $name } ist um.
table-wait-away = { $name } ist nicht verbunden.
table-invite = Einladung erstellen
table-invite-link = Einladung
table-invite-what = Für eine Person. Ein früherer Link für diesen Platz gilt nicht mehr.
table-leave = Aufstehen; ein Bot spielt weiter
table-leave-sure = Ja, ein Bot soll weiterspielen
table-return = Meinen Platz wieder einnehmen
table-code = Neuer Wiederherstellungscode
table-code-what = Damit nimmst du deinen Platz auf ein anderes Gerät mit. Der Code davor gilt nicht mehr.
table-watchers = { $count ->
    [0] Niemand sieht zu.
    [one] { $count } Person sieht zu.
   *[other] { $count } Personen sehen zu.
}
table-watch-make = Link zum Zuschauen
table-watch-link = Link zum Zuschauen
table-watch-what = Wer zusieht, sieht, was alle sehen dürfen, und keine verdeckte Karte. Ein früherer Link gilt nicht mehr.
table-help = Tasten
table-help-choosing = Wählen
table-help-choosing-1 = die Antwort mit dieser Nummer wählen
table-help-choosing-2 = von Antwort zu Antwort gehen
table-help-choosing-3 = wählen; tun, wo nachgefragt wurde
table-help-choosing-4 = noch nicht
table-help-choosing-5 = die letzte Wahl zurücknehmen
table-help-planning = Planen
table-help-planning-1 = die Karte mit dieser Nummer auf das markierte Feld legen
table-help-planning-2 = Basiszauber (l) oder Umkehrzauber (d) der zuletzt gelegten Karte
table-help-planning-3 = ein anderes Feld markieren
table-help-planning-4 = die zuletzt gelegte Karte mit dem markierten Feld tauschen
table-help-planning-5 = zurück auf die Hand nehmen
table-help-planning-6 = den Plan festlegen
table-help-looking = Ansehen
table-help-looking-1 = die Karte im Fokus vergrößern, oder die, die gerade fragt
table-help-looking-2 = deine Karten verbergen oder zeigen
table-help-looking-3 = der Verlauf
table-help-looking-4 = Textmodus
table-help-looking-5 = diese Liste
table-help-touch = Mit dem Finger: Halte einen Raum, eine Figur oder eine Karte gedrückt, um sie zu lesen. Der erste Tipp auf eine Antwort zeigt, was sie bewirkt, wo das wichtig ist.
curtain-pass = Gib den Bildschirm an { $who }
curtain-only-you = Mach weiter, wenn niemand sonst ihn sehen kann.
curtain-ready = Ich bin { $who }

## choosing

choose-prompt = Was gefragt ist
choose-answers = Antworten
choose-resolving = Der Text, der gerade ausgeführt wird
choose-final = lässt sich nicht zurücknehmen
choose-do-it = So machen
choose-not-yet = Noch nicht
choose-undo = Zurücknehmen
choose-why = Warum?
choose-absent = Jetzt nicht:
choose-card = { $name }: { $text }
choose-preview = Was sicher ist
choose-preview-more = Was folgt, hängt vom Zufall oder von verdeckten Karten ab.
choose-preview-open = Was geschieht, hängt vom Zufall oder von verdeckten Karten ab.
choose-pass-by = Verzichten, und vor meiner nächsten Aktion nicht mehr fragen
cubes-confirm = { $count ->
    [0] Bestätigen: keinen Schadensmarker
   *[other] { $count } Schadensmarker bestätigen
}
cubes-picked = { $count } von { $most } gewählt
choose-ask-again = Wieder fragen
pick-aside = Vorher einen Zauber deiner Hand entfernen
pick-done = { $what ->
    [keep] { $name } wird behalten
    [away] { $name } wird entfernt
   *[other] { $name } wird abgelegt
}
school-lies = { $deck } im Stapel, { $discards } im Ablagestapel
school-rest = Alle weiteren Karten aus { $name }
school-rest-what = Jeder Druck auf eine Zauberschule zieht eine Karte. Der Pfeil daneben nimmt alle übrigen von dort.
react-happened = Was eben geschehen ist
react-nothing = Nichts von dir antwortet darauf. Die anderen merken das nicht: Sie sehen nur, dass du gefragt wurdest.
react-passing = Deine Fallen und Schutzzauber bleiben bis zu deiner nächsten Aktion verdeckt.
order-title = { $count ->
    [one] Vorab-Anweisung für { $count } Zauber
   *[other] Vorab-Anweisungen für { $count } Zauber
}
order-what = Was geschehen soll, wenn eine Falle oder ein Schutzzauber aufgedeckt werden könnte. Nur du siehst das, und du kannst es jederzeit ändern.
order-for = Vorab-Anweisung für { $name }
order-mode-ask = Frag mich
order-mode-first = Bei erster Gelegenheit aufdecken
order-mode-saves = Nur wenn es mich vor der Niederlage rettet
order-mode-against = Nur gegen …
plan-title = { $least ->
    [1] Bereite deinen Zauber vor, verdeckt.
   *[other] Bereite { $least } bis { $most } Zauber vor, verdeckt.
}
plan-slots = Deine Felder
plan-slot-empty = Feld { $slot }: { $what }
plan-slot-filled = Feld { $slot }: { $name }, { $side }
plan-empty = leer
plan-next-here = nächste Karte
plan-remove = { $name } zurücknehmen
plan-lies = { $name }: auf Feld { $slot }
plan-light = Basis
plan-dark = Umkehr
plan-copies = { $left } von { $copies }
plan-lock = { $count ->
    [0] Festlegen
    [one] { $count } Zauber festlegen
   *[other] { $count } Zauber festlegen
}
plan-locked = Dein Plan steht.
plan-others = { $count ->
    [one] Noch jemand plant.
   *[other] Noch { $count } andere planen.
}
plan-last = Die anderen sind fertig: Legst du fest, beginnt die Runde.
plan-change = Plan ändern
plan-close-up = Aufrücken
plan-more = Du kannst weitere dazulegen oder festlegen.
plan-not-offered = { $name } kann jetzt nicht auf Feld { $slot } liegen. Was gesendet war, ist zurückgenommen.
plan-refused = Der Plan wurde nicht angenommen. Versuch es noch einmal.
plan-wrong-few = Lege mindestens { $least } aus: Wähle eine Hälfte einer Karte.
plan-wrong-gap = Zwischen den Feldern ist eine Lücke.
plan-wrong-first = Das erste Feld muss belegt sein.
plan-wrong-quick = Das Feld für den Spontanzauber muss belegt sein.
plan-wrong-hand = Eine Karte dieses Plans ist nicht mehr auf deiner Hand.

## log

log-title = Verlauf
log-filter = Wessen Taten
log-everybody = Alle
log-empty = Noch ist nichts geschehen.
log-commitment = Festlegung des Mischens: { $commitment }…
log-since = Seit deinem letzten Besuch
log-hit-you = Das hat dich getroffen
log-fold = Einklappen
log-unfold = Ausklappen ({ $count })
log-fold-all = Alle Aktionen einklappen
log-unfold-all = Alle Aktionen ausklappen
log-more = { $count ->
    [one] … und { $count } weitere
   *[other] … und { $count } weitere
}
log-to-end = Zum Ende

## text mode

text-title = Der Tisch als Text
text-leave = Textmodus verlassen
text-said = Was gesagt wurde
text-line = Eine Nummer, Wörter einer Antwort oder ein Befehl (? für Hilfe)
text-send = Senden
text-commands = Befehle
text-name-o = Antworten
text-name-l = Verlauf
text-name-b = Spielplan
text-name-h = Hand
text-name-s = Plätze
text-name-q = Aufgaben
text-name-u = Zurücknehmen
text-name-help = Hilfe
text-help-number = Eine Nummer oder Wörter einer Antwort: sie wählen.
text-help-o = o oder nichts: was gefragt ist, und alle Antworten.
text-help-u = u: deine letzte Wahl zurücknehmen.
text-help-l = l: die letzten Zeilen des Verlaufs; l 30: die letzten dreißig.
text-help-b = b: der Spielplan, Raum für Raum.
text-help-h = h: deine Hand, beide Seiten jeder Karte.
text-help-s = s: die Plätze: Machtpunkte, Lebenspunkte, Felder für Zauber, Zahlen.
text-help-q = q: Aufgaben, Ereignis, Effekte in Kraft.
text-help-r = r 3: die Karte von Antwort 3 lesen; r und Wörter: die Karte mit diesem Namen; r: die Karte, die fragt.
text-help-t = t: den Textmodus verlassen.
text-answers = { $count ->
    [one] { $count } Antwort; o nennt sie.
   *[other] { $count } Antworten; o zählt sie auf.
}
text-confirm = Das lässt sich nicht zurücknehmen. y: so machen. n: noch nicht.
text-not-done = Nicht getan.
text-busy = Einen Moment: Die letzte Wahl ist unterwegs.
text-no-number = Die Antworten haben die Nummern 1 bis { $count }.
text-not-understood = Das ist keine Antwort und kein Befehl. Tippe ? für Hilfe.
text-no-undo = Es gibt nichts zurückzunehmen.
text-no-hand = Du siehst zu: Du hast keine Hand.
text-no-card = Diese Karte gibt es nicht.
text-which-card = Welche Karte? Tippe r und eine Nummer oder Wörter ihres Namens.
text-absent = Jetzt nicht: { $text }. { $why } ({ $rule })
text-next-to = Daneben: { $names }
text-in-cell = In der Kammer: { $name }
text-power = { $name }: { $power } Machtpunkte
text-counts = auf der Hand { $hand }, Zauberbuch { $grimoire }, Erinnerungen { $memories }, Schadensmarker { $pool }, Aktionsplättchen { $tokens }, Trophäen { $trophies }, gewonnene Räume { $rooms }
text-crown = hat das Kronenplättchen
text-lasting = In Kraft: { $name } ({ $owner })
text-name-w = Anweisungen
text-name-a = Avatar
text-help-a = a: der Avatar: seine Befehle, seine letzte Wahl, wie weit alle vor ihm liegen.
text-no-avatar = Hier spielt kein Avatar mit.
text-avatar-decks = Karten in seinen Befehlsstapeln nach Mondphasen: { $decks }; in Gebrauch ist Mondphase { $moon }.
text-help-cubes = Wo nach mehreren Schadensmarkern gefragt wird: alle ihre Nummern in einer Zeile, in beliebiger Reihenfolge, etwa 1 3; 0 für keinen.
text-help-w = w: Anweisungen für deine Fallen und Schutzzauber; w 2 1: für den zweiten davon: 1 frag mich, 2 erste Gelegenheit, 3 nur wenn es mich rettet, 4 nur gegen, mit den Nummern der Plätze.
text-orders-none = Auf deinen Feldern liegt kein Fallen- und kein Schutzzauber.
text-order = { $number }. { $slot }, { $name }: { $order }
text-order-against = { $order } { $names }
text-cubes = Tippe die Nummern der Schadensmarker, die du wählst, in einer Zeile, etwa 1 3: { $least ->
    [0] bis zu { $most }, oder 0 für keinen.
   *[other] { $most } davon.
}
text-cubes-wrong = Diese Schadensmarker können nicht zusammen gewählt werden.
text-order-wrong = Tippe w, die Nummer des Zaubers und die Nummer der Anweisung, etwa w 1 2.
text-window = { $seconds ->
    [one] Du hast { $seconds } Sekunde, um zu reagieren.
   *[other] Du hast { $seconds } Sekunden, um zu reagieren.
}
text-moon = { $moon }. Mondphase
text-last-round = dies ist die letzte Runde
text-school = Zauberschule { $name }
text-task = Aufgabe { $name } ({ board-task-state }{ $slots ->
    [0] { "" }
   *[other] , { $cubes } von { $slots } Schadensmarkern
})
text-quest-discards = Abgelegte Aufgaben: { $names }
text-task-hidden = eine verdeckte Aufgabe der { $moon }. Mondphase
text-jinx = Fluch { $name } ({ $cubes } von { $needed } Schadensmarkern)
text-destiny = Schicksal von { $names }
text-haunted = heimgesucht von { $names }
text-event-board = Ereignis { $slot }: { $text }
text-no-events = Kein Ereignis liegt aus.
text-school-deck = { $name }: { $deck } im Stapel, { $discards } im Ablagestapel
