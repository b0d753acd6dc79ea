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
