### Was auf einer Karte um ihren Text herum steht.

## Arten von Spielmaterial

kind-school = Zauberschule
kind-spell = Zauber
kind-room = Raum
kind-quest = Aufgabe
kind-event = Ereignis
kind-evocation = Beschwörung
kind-upgrade = Aufwertung
kind-mage = Magi
kind-jinx = Fluch
kind-avatar = Avatar
kind-command = Befehlskarte

## Zauber

type-combat = Kampfzauber
type-contingency = Klassikzauber
type-protection = Schutzzauber
type-trap = Fallenzauber

element-air = Luft
element-earth = Erde
element-fire = Feuer
element-water = Wasser
element-sacred = heilig
element-profane = unheilig
element-magic = Magie
element-any = beliebig

school-forgotten = Zauber der Vergessenen
school-personal = Charakterzauber: { $owner }
school-favourite = Lieblingszauberschule: { $name }
school-named = Zauberschule: { $name }
with-instability = verursacht Instabilität
mark-room-trap = Kombinations-Falle
figure-copies = { $count ->
    [one] { $count } Exemplar
   *[other] { $count } Exemplare
}
grimoire = Zauberbuch: { $name }

## Seiten und Zeilen

side-light = Basiszauber
side-dark = Umkehrzauber
side-only = Einseitig
side-effect = Effekt
side-instead = Statt mit dieser Beschwörung anzugreifen
side-ruined = Verwüstet
side-rebuilt = Wiederaufgebaut
target-line = Ziel: { $target }

## Räume, Aufgaben, Beschwörungen, Magi

hue-black = schwarz
hue-grey = grau
hue-purple = violett
hue-red = rot
hue-green = grün
hue-yellow = gelb
hue-blue = blau
figure-slots = { $count ->
    [one] { $count } Aussparung
   *[other] { $count } Aussparungen
}
figure-rewards = Belohnung { $first }, { $second }, { $third }
figure-token = Aktivierungsplättchen { $count }
figure-side = Seite { $side }
figure-power = { $count ->
    [one] { $count } Machtpunkt
   *[other] { $count } Machtpunkte
}
figure-speed = Bewegungswert { $count }
figure-strength = Angriffswert { $count }
figure-health = Lebenspunkte { $count }
figure-hand = Handkartenlimit { $count }
figure-quests = Aufgaben { $count }
figure-cubes = { $count } Schadensmarker
figure-moon = { $moon }. Mondphase
quest-open = offen
quest-hidden = verdeckt
quest-four = 4+ Magi
quest-instead = anstelle des Raumeffekts
quest-beside = zusammen mit dem Raumeffekt
quest-shown = { $when ->
    [turn] aufdecken zu Beginn deines Zuges
    [black-rose] aufdecken in der Black Rose Phase
    [action] aufdecken in der Aktionsphase
    [evocation] aufdecken in der Beschwörungsphase
   *[clean-up] aufdecken in der Aufräumphase
}
figure-health-none = kann keinen Schaden erleiden
mark-large = groß
mark-forgotten = nur durch einen Zauber, der diese Beschwörung nennt
mark-assigned = wird einem Magi zugewiesen
assigned-1 = Sie gehört der Black Rose und kommt in den Raum des Magi, dem sie zugewiesen wird.
assigned-2 = In der Beschwörungsphase handelt sie vor den Beschwörungen der Magi: Sie bewegt sich auf diesen Magi zu und greift niemand anderen an; ihr Schaden ist schwarz.
assigned-3 = Sie erleidet keinen Schaden; sie geht, wenn dieser Magi besiegt wird.
with-crown = mit Kronensymbol
figure-slot = Feld { $slot }
figure-rose = die Black Rose +{ $drawn }, beim Ablegen +{ $discarded }

## Avatare und ihre Befehlskarten

event-of = Ereignis des Avatars: { $name }
avatar-start = beginnt im Raum: { $room }
avatar-skill = Fähigkeit: { $name }
avatar-skill-does = Wäre er in seiner Kammer am Zug, wird er stattdessen in diesen Raum gestellt: { $room }.
criterion-damage = am meisten Schaden
criterion-nearest = am nächsten
criterion-power = meiste Machtpunkte
criterion-mages = meiste Magi
criterion-models = meiste Figuren
criterion-instability = meiste Instabilität
criterion-black-damage = am meisten schwarzer Schaden
command-of = Befehlskarte: { $name }
command-mild = mild
command-priority = Priorität { $letter ->
    [A] A
    [B] B
   *[C] C
}
command-extra = weitere Karte
command-spell = Zauber
command-action = Physische Aktion
command-armed = Scharfe Rückseite
armed-damaged = Wird ausgelöst, wenn { $avatar } Schaden erleidet; das Ziel ist der Magi, der ihn zugefügt hat.
armed-targeted = Wird ausgelöst, wenn ein Kampfzauber auf { $avatar-acc } zielt; das Ziel ist der Magi, der ihn wirkt.

## Wann eine Ereigniskarte wirkt

time-instant = sofort
time-always = jederzeit
time-black-rose = Black Rose Phase
time-study = Studierphase
time-preparation = Vorbereitungsphase
time-action = Aktionsphase
time-evocation = Beschwörungsphase
time-clean-up = Aufräumphase

## Woher etwas stammt

provenance-rulebook = aus der Anleitung
provenance-community = von Spielern überliefert
provenance-original = eigener Entwurf
