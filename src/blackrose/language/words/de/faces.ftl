### Was auf einer Karte um ihren Text herum steht.

## Arten von Spielmaterial

kind-school = Schule
kind-spell = Zauber
kind-room = Raum
kind-quest = Aufgabe
kind-event = Ereignis
kind-evocation = Beschwörung
kind-upgrade = Aufwertung
kind-mage = Magier
kind-jinx = Fluch

## Zauber

type-combat = Kampf
type-contingency = Kontingenz
type-protection = Schutz
type-trap = Falle

element-air = Luft
element-earth = Erde
element-fire = Feuer
element-water = Wasser
element-sacred = heilig
element-profane = profan
element-magic = Magie
element-any = beliebig

school-forgotten = vergessener Zauber
school-personal = persönlicher Zauber: { $owner }
school-named = Schule: { $name }
with-instability = legt Instabilität
figure-copies = { $count ->
    [one] { $count } Exemplar
   *[other] { $count } Exemplare
}
grimoire = Grimoire: { $name }

## Seiten und Zeilen

side-light = Hell
side-dark = Dunkel
side-only = Einseitig
side-ruined = Zerstört
side-rebuilt = Wiederaufgebaut
target-line = Ziel: { $target }

## Räume, Aufgaben, Beschwörungen, Magier

hue-black = schwarz
hue-grey = grau
hue-violet = violett
hue-red = rot
hue-green = grün
hue-yellow = gelb
hue-blue = blau
figure-slots = { $count ->
    [one] { $count } Feld
   *[other] { $count } Felder
}
figure-rewards = Belohnung { $first }, { $second }, { $third }
figure-side = Seite { $side }
figure-power = { $count ->
    [one] { $count } Machtpunkt
   *[other] { $count } Machtpunkte
}
figure-speed = Tempo { $count }
figure-strength = Stärke { $count }
figure-health = Leben { $count }
figure-hand = Hand { $count }
figure-quests = Aufgaben { $count }
figure-cubes = { $count } Würfel
figure-moon = Mond { $moon }
quest-open = offen
quest-hidden = verdeckt
figure-health-none = kann keinen Schaden erleiden
mark-large = groß
mark-forgotten = vergessen
mark-assigned = wird Magiern zugewiesen
with-crown = mit Krone
figure-slot = Platz { $slot }
figure-rose = die Schwarze Rose +{ $drawn }, beim Ablegen +{ $discarded }

## Wann eine Ereigniskarte wirkt

time-instant = sofort
time-always = jederzeit
time-black-rose = Phase der Schwarzen Rose
time-study = Studierphase
time-preparation = Vorbereitungsphase
time-action = Aktionsphase
time-evocation = Beschwörungsphase
time-clean-up = Aufräumphase

## Woher etwas stammt

provenance-rulebook = aus der Anleitung
provenance-community = von Spielern überliefert
provenance-original = eigener Entwurf
