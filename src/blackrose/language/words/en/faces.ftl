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
kind-jinx = Jinx
kind-avatar = Avatar
kind-command = Command card

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
school-favourite = favourite school: { $name }
school-named = school of magic: { $name }
with-instability = places instability
mark-room-trap = room trap
figure-copies = { $count ->
    [one] { $count } copy
   *[other] { $count } copies
}
grimoire = Grimoire: { $name }

## Sides and lines

side-light = Light
side-dark = Dark
side-only = One side
side-effect = Effect
side-instead = Instead of attacking
side-ruined = Destroyed
side-rebuilt = Rebuilt
target-line = Target: { $target }

## Rooms, quests, evocations, mages

hue-black = black
hue-grey = grey
hue-purple = purple
hue-red = red
hue-green = green
hue-yellow = yellow
hue-blue = blue
figure-slots = { $count ->
    [one] { $count } slot
   *[other] { $count } slots
}
figure-rewards = rewards { $first }, { $second }, { $third }
figure-token = token { $count }
figure-side = side { $side }
figure-power = { $count } power
figure-speed = Speed { $count }
figure-strength = Strength { $count }
figure-health = Health { $count }
figure-hand = Hand { $count }
figure-quests = Quests { $count }
figure-cubes = { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
}
figure-moon = moon { $moon }
quest-open = open
quest-hidden = hidden
quest-four = 4+ mages
quest-instead = in place of the room's effect
quest-beside = with the room's effect
quest-shown = { $when ->
    [turn] shown at the start of your turn
    [black-rose] shown in the Black Rose phase
    [action] shown in the action phase
    [evocation] shown in the evocation phase
   *[clean-up] shown in the clean-up phase
}
figure-health-none = cannot suffer damage
mark-large = large
mark-forgotten = forgotten
mark-assigned = assigned to a mage
assigned-1 = It belongs to the Black Rose and comes to the room of the mage to whom it is assigned.
assigned-2 = In the evocation phase it acts before the mages' evocations: it moves towards that mage and attacks nobody else, and its damage is black.
assigned-3 = It suffers no damage; it leaves when that mage is defeated.
with-crown = with the crown
figure-slot = slot { $slot }
figure-rose = the Black Rose +{ $drawn }, when discarded +{ $discarded }

## Avatars and their commands

event-of = event of the Avatar { $name }
avatar-start = starts in: { $room }
avatar-skill = Skill: { $name }
avatar-skill-does = When due to activate in its Cell, it is placed in the { $room } instead.
criterion-damage = most damage
criterion-nearest = nearest
criterion-power = most power
criterion-mages = most mages
criterion-models = most models
criterion-instability = most instability
criterion-black-damage = most black damage
command-of = command of { $name }
command-mild = mild
command-priority = priority { $letter ->
    [A] A
    [B] B
   *[C] C
}
command-extra = extra card
command-spell = Spell
command-action = Physical action
command-armed = Armed back
armed-damaged = Set off when { $avatar } suffers damage; the target is the mage who inflicted it.
armed-targeted = Set off when a combat spell targets { $avatar }; the target is the mage who cast it.

## When an event card works

time-instant = at once
time-always = all the time
time-black-rose = Black Rose phase
time-study = study phase
time-preparation = preparation phase
time-action = action phase
time-evocation = evocation phase
time-clean-up = clean-up phase

## Where a component comes from

provenance-rulebook = from the rulebook
provenance-community = told by players
provenance-original = our own design
