### What stands on a card around its text.

## Kinds of components

kind-school = School
kind-spell = Spell
kind-room = Room
kind-quest = Quest
kind-event = Event
kind-evocation = Evocation
kind-upgrade = Upgrade
kind-mage = Mage

## Spells

type-combat = combat
type-contingency = contingency
type-protection = protection
type-trap = trap

element-air = air
element-earth = earth
element-fire = fire
element-water = water
element-sacred = sacred
element-profane = profane
element-magic = magic
element-any = any element

school-forgotten = forgotten spell
school-personal = personal spell of { $owner }
school-named = school of { $name }
with-instability = places instability
figure-copies = { $count ->
    [one] { $count } copy
   *[other] { $count } copies
}
grimoire = Grimoire: { $name }

## Sides and lines

side-light = Light
side-dark = Dark
side-ruined = Ruined
side-rebuilt = Rebuilt
target-line = Target: { $target }

## Rooms, quests, evocations, mages

hue-black = black
hue-grey = grey
hue-violet = violet
hue-red = red
hue-green = green
hue-yellow = yellow
hue-blue = blue
figure-slots = { $count ->
    [one] { $count } slot
   *[other] { $count } slots
}
figure-rewards = rewards { $first }, { $second }, { $third }
figure-side = side { $side }
figure-power = { $count } power
figure-speed = Speed { $count }
figure-strength = Strength { $count }
figure-health = Health { $count }
figure-hand = Hand { $count }

## Where a component comes from

provenance-rulebook = from the rulebook
provenance-community = told by players
provenance-original = our own design
