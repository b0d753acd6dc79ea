### Was am Tisch geschieht und gefragt wird: das Protokoll, die Fragen, ihre Antworten.
###
### Formen dessen, der handelt oder dem etwas geschieht: Nominativ, acc, dat.

## Wer

player = Spieler { $number }
    .acc = Spieler { $number }
    .dat = Spieler { $number }
mage-named = { $name }
    .acc = { $name }
    .dat = { $name }
evocation-numbered = { $noun } { $number } von { $owner-dat }
    .acc = { $noun-acc } { $number } von { $owner-dat }
    .dat = { $noun-dat } { $number } von { $owner-dat }

## Was

place = „{ $name }“
    .acc = „{ $name }“
    .in = in „{ $name }“
    .into = in „{ $name }“
slot = { $slot ->
    [0] der Schnellplatz
    [1] Platz I
    [2] Platz II
   *[3] Platz III
}
    .in = { $slot ->
        [0] auf dem Schnellplatz
       *[other] auf { slot }
    }
    .short = { $slot ->
        [0] S
        [1] I
        [2] II
       *[3] III
    }
named = „{ $name }“
    .acc = „{ $name }“
sided = „{ $name }“ ({ $side ->
    [light] hell
   *[dark] dunkel
})
    .acc = { sided }
ruined-or-rebuilt = „{ $name }“ ({ $face ->
    [ruined] zerstört
   *[rebuilt] wiederaufgebaut
})
    .acc = { ruined-or-rebuilt }
hidden-spell = ein Zauber
    .acc = einen Zauber
dummy = ein Scheinziel { $room-in }
    .acc = ein Scheinziel { $room-in }
hidden-quest = eine Aufgabe
    .acc = eine Aufgabe
count-power = { $count ->
    [one] { $count } Machtpunkt
   *[other] { $count } Machtpunkte
}
count-damage = { $count } Schaden
count-instability = { $count } Instabilitätswürfel
count-spells = { $count } Zauber
list-of = { $rest }, { $last }

## Phasen

phase-black-rose = Phase der Schwarzen Rose
phase-study = Studierphase
phase-preparation = Vorbereitungsphase
phase-action = Aktionsphase
phase-evocation = Beschwörungsphase
phase-clean-up = Aufräumphase
phase-setup = Aufbau

## Ereignisse

event-entered = { $from ->
    [cell] { $who } verlässt die Kammer und betritt { $room }.
    [nowhere] { $who } erscheint { $room-in }.
   *[room] { $who } betritt { $room }.
}
event-suffered = { $who } erleidet { count-damage } durch { $by-acc }.
event-healed = { count-damage } auf { $who-dat } wird geheilt.
event-converted-damage = { $by } wandelt { count-damage } auf { $who-dat } um.
event-converted-instability = { $by } wandelt { count-instability } { $room-in } um.
event-placed = { $by } legt { count-instability } { $foreign ->
    [yes] von { $owner-dat }
   *[no] { "" }
} { $room-into }{ $last ->
    [yes] : Der Raum ist voll.
   *[no] .
}
event-unplaced = { $count ->
    [one] { count-instability } von { $owner-dat } verschwindet aus { $room }.
   *[other] { count-instability } von { $owner-dat } verschwinden aus { $room }.
}
event-gained = { $who } erhält { count-power }.
event-lost = { $who } verliert { count-power }.
event-drew = { $who } { $pile ->
    [grimoire] zieht { $spell-acc } aus dem Grimoire.
    [library] zieht { $spell-acc } aus der Bibliothek.
    [forgotten] nimmt { $spell-acc } von den vergessenen Zaubern.
   *[memories] nimmt { $spell-acc } aus den Erinnerungen.
}
event-took-forgotten = { $who } hat einen vergessenen Zauber genommen.
event-discarded = { $who } wirft { $spell-acc } { $from ->
    [hand] aus der Hand ab.
   *[sheet] von { $count ->
        [one] einem Platz ab.
       *[other] den Plätzen ab.
    }
}
event-revealed = { $who } deckt { $spell-acc } { $slot-in } auf.
event-activated-spell = { $who } legt eine Marke auf den Zauber { $slot-in }: Er wartet verdeckt.
event-prepared = { $who } bereitet { count-spells } vor.
event-summoned = { $who } beschwört { $noun-gender ->
    [m] einen
    [f] eine
   *[n] ein
} { $noun-acc } { $room-in }.
event-removed = { $who } verlässt die Loge.
event-felled = { $who } wird von { $by-dat } vernichtet.
event-defeated = { $own ->
    [yes] { $who } ist am eigenen Schaden gescheitert.
   *[no] { $by } hat { $who-acc } besiegt.
}
event-celled = { $who } ist besiegt und kehrt in die Kammer zurück.
event-trophy = { $named ->
    [yes] { $who } nimmt eine Trophäe von { $whom-dat }.
   *[no] { $who } rückt auf der Trophäenleiste vor.
}
event-room-won = { $who } rückt auf der Raumleiste vor, für { $room }.
event-cubes-back = Aller Schaden auf { $who-dat } geht an seine Besitzer zurück.
event-activated = { $who } wird aktiviert{ $foreign ->
    [yes] , unter der Kontrolle von { $by-dat }.
   *[no] .
}
event-resolved = { $effect } ist abgehandelt.
event-claimed = { $who } beansprucht die Aufgabe { $quest }.
event-rebuilt = { $room } ist wiederaufgebaut.
event-used-room = { $spent ->
    [yes] { $who } nutzt { $room }, doch die Marke ist verbraucht.
   *[no] { $who } nutzt { $room }.
}
event-crown = { $who } nimmt die Krone.
event-round = { $rounds ->
    [0] Runde { $round }
   *[other] Runde { $round } von { $rounds }
}
event-phase = { $phase }
event-exhausted = { $who } gibt eine Aktionsmarke aus (noch { $count }).
event-lasting = { $spell } { $slot-in } bleibt in Kraft{ $on ->
    [target] , auf { $target-dat }.
    [nobody] , auf niemandem.
   *[self] .
}
event-assigned = { $who } bekommt die Aufwertung { $upgrade }.
event-upgrade-back = { $who } gibt die Aufwertung { $upgrade } zurück.
event-reshuffled = { $who } mischt die Erinnerungen zu einem neuen Grimoire.
event-ignored = { $who } ignoriert { count-damage }.
event-targeted = { $at ->
    [nothing] { $who } findet kein Ziel für { $effect }.
   *[target] { $who } richtet { $effect } auf { $target-acc }.
}
event-attacked = { $who } greift { $whom-acc } an.
event-voided = { $effect } ginge endlos weiter und wird abgebrochen.
event-scored = { $who } erhält { count-power } { $reason ->
    [trophies] für die Trophäen.
    [rooms] für die Räume.
    [solved] für die gelösten Aufgaben.
    [crown] für die Krone.
   *[quests] für eine offene Aufgabe.
}
event-over = { $who } gewinnt das Spiel.
event-chosen = { $what ->
    [mage] { $who } spielt { $name }.
    [grimoire] { $who } nimmt das Grimoire „{ $name }“.
    [event] Die Ereigniskarte zeigt „{ $name }“.
    [school] { $who } nimmt die Schule „{ $name }“.
   *[quests] Die Aufgabenkarte zeigt Seite { $name }.
}
event-dealt = { $where ->
    [centre] { $room } liegt in der Mitte.
   *[ring] { $room } wird ausgelegt.
}
event-moon = { $moon ->
    [2] Der zweite Mond geht auf: neue Aufgaben und Ereignisse, und jeder Magier bekommt einen persönlichen Zauber.
   *[3] Der dritte Mond geht auf: neue Aufgaben und Ereignisse, und jeder Magier bekommt einen persönlichen Zauber.
}
event-last-round = { $who } hat das Ende der Leiste erreicht: Diese Runde ist die letzte.
event-event-drawn = { $who } zieht das Ereignis { $event }.
event-event-placed = Das Ereignis { $event } liegt auf Platz { $number }.
event-event-discarded = Das Ereignis { $event } { $pushed ->
    [yes] verlässt den Plan.
   *[no] wird abgelegt.
}
event-quest-drawn = { $who } zieht { $quest-acc }.
event-quest-shown = { $who } zeigt die Aufgabe { $quest }.
event-quest-progress = { $who } legt einen Würfel auf die Aufgabe { $quest } ({ $count }).
event-quest-completed = { $who } schließt die Aufgabe { $quest } ab.
event-quest-solved = { $who } löst die Aufgabe { $quest }.
event-quest-discarded = { $who } legt { $quest-acc } ab.
event-put-away = { $who } legt { $spell-acc } weg.
event-personal = { $who } nimmt den persönlichen Zauber { $spell }.
event-returned = { $who } nimmt { $spell-acc } { $slot-in } zurück auf die Hand.
event-swapped = { $who } tauscht { $spell-acc } { $slot-in } gegen { $other-acc }.
event-gave = { $who } gibt { $spell-acc } an { $whom-acc }.
event-searched = { $who } durchsucht { $pile ->
    [memories] die Erinnerungen
   *[grimoire] das Grimoire
} und nimmt { $spell-acc }.
event-jinxed = { $who } trägt den Fluch { $jinx }.
event-jinx-cube = { $who } arbeitet am Fluch { $jinx } ({ $count }).
event-jinx-gone = { $who } ist den Fluch { $jinx } los.
event-destined = { $by } legt { $count } Schicksal auf { $who-acc }.
event-destiny-met = { $count } Schicksal von { $by-dat } auf { $who-dat } erfüllt sich.
event-haunted = { $model } sucht { $who-acc } heim.
event-trophy-lost = { $who } gibt eine Trophäe von { $whom-dat } ab.
event-transferred = { $whom } nimmt { count-damage } anstelle von { $who-dat }.
event-cancelled = { $effect } wird aufgehoben.
event-spared = { $who } ignoriert { $effect-acc }.
event-redirected = { $effect } wird auf { $target-acc } umgelenkt.
event-token-back = { $who } kann eine Aktionsmarke wieder nutzen.
event-peeked = { $who } sieht { $spell-acc } an und lässt ihn liegen.

heading-count = Schlusswertung
# Was ein Text bewirkt, den sonst nichts ankündigt.
cause-event = Ereignis: { $effect }
cause-other = { $effect }:

## Fragen

asked-of = { $who }: { $question }
ask-mage = Wähle deinen Magier.
ask-grimoire = Wähle dein erstes Grimoire.
ask-event-side = Wähle die Seite der Ereigniskarte.
ask-quest-side = Wähle die Seite einer Aufgabenkarte.
ask-discard = Du hast zu viele Zauber auf der Hand. Wirf einen ab.
ask-plan = Bereite einen Zauber vor, verdeckt { $slot-in }.
ask-action = Wähle deine Aktion.
ask-part = { $own ->
    [yes] Wähle, was du als Nächstes tust.
   *[no] Wähle, was { $model } als Nächstes tut.
}
ask-evocation = Wähle die Beschwörung, die aktiviert wird.
ask-target = Wähle ein Ziel für { $effect }.
ask-model = { $effect }: Wähle eine Figur.
ask-room = { $effect }: Wähle einen Raum.
ask-may = { $effect }: Möchtest du?
ask-cube = { $effect }: Wähle einen Würfel{ $on ->
    [model] { " " }auf { $model-dat }.
    [room] { " " }{ $room-in }.
   *[unsure] .
}
ask-share = { $effect }: Es sind zu wenige Würfel da. Wie viele kommen { $on ->
    [model] auf { $model-acc }?
    [room] { $room-into }?
   *[unsure] an die nächste Stelle?
}
ask-spell = { $effect }: Wähle einen Zauber, den du abwirfst.
ask-claim = Beanspruchst du eine Aufgabe?
ask-react = Wähle, welcher Effekt als Nächstes gilt.
ask-upgrade = { $effect }: Wähle die Aufwertung, die bleibt.
ask-rebuild = Wähle den Raum, der als Nächstes wiederaufgebaut wird.
ask-choose = { $effect }: Wähle eines.
ask-amount = { $effect }: Wie viel?
ask-school = { $effect ->
    [none] Wähle eine Schule.
    [draw] dein { $draw }. Zug aus der Bibliothek: Wähle eine Schule.
   *[other] { $effect }: Wähle eine Schule.
}
ask-keep = Wähle einen Zauber, den du behältst.
ask-put-away = Lege einen Zauber weg oder kürze deine Hand auf das Limit.
ask-give-up = Gibst du eine Aufgabe auf?
ask-quest = Wähle eine Aufgabe.
ask-quest-effect = Wähle die Aufgabe, deren Effekt du nutzt.
ask-event = Wähle ein Ereignis.
ask-kind = { $effect }: Wähle, was du beschwörst.
ask-replace = Du hast keinen Platz mehr: Wähle die Beschwörung, die weicht.
ask-jinx = { $effect }: Wähle einen Fluch.
ask-destiny = Wie viel von deinem Schicksal auf dem Besiegten erfüllt sich?
ask-trophy = { $effect }: Wähle, wessen Trophäe.
ask-take-back = Nimmst du aktive Zauber auf die Hand zurück?
ask-clean-up = Wähle den Effekt, der zuerst kommt.
ask-winner = Gleichstand bis zuletzt: Bestimme den Sieger.
ask-step = Wähle, was die Beschwörung der Schwarzen Rose tut.
# Dasselbe für die anderen, die nicht mehr wissen dürfen.
ask-secretly = { $kind ->
    [discard] wirft Zauber bis zum Handlimit ab
    [keep] behält zwei der gezogenen Zauber
    [put-away] legt einen Zauber weg und kürzt die Hand
    [take-back] nimmt aktive Zauber auf die Hand zurück
   *[plan] bereitet Zauber vor
}

## Antworten

option-mage = { $name }
option-grimoire = { $name }
option-side = { $name }
option-card = { $spell }
option-plan = { $spell }
option-skip = Den Platz leer lassen
option-explore = Erkunden
option-fight = Kämpfen
option-command = Befehlen
option-cast = { $spell } { $slot-in } wirken
option-momentum = Schwung: { $spell } { $slot-in } abwerfen
option-end = Aktivierung beenden
option-move = { $room-into } gehen
option-attack = { $model-acc } angreifen
option-use = { $room } nutzen
option-stop = { $kind ->
    [cube] Keinen Würfel mehr
   *[part] Aufhören
}
option-model = { $model }
option-pass = { $kind ->
    [claim] Nichts beanspruchen
    [give-up] Nichts aufgeben
    [replace] Auf die neue verzichten
    [take-back] Den Rest liegen lassen
    [evocation] Keine mehr aktivieren
   *[react] Passen
}
option-dummy = Ein Scheinziel { $room-in }
option-dummy-nowhere = Ein Scheinziel: niemand
dummy-nowhere = ein Scheinziel
    .acc = ein Scheinziel
option-room = { $room }
option-nothing = Nichts
option-yes = Ja
option-no = Nein
option-cube = Würfel { $number }: { $owner }
option-cube-plain = Würfel { $number }
option-amount = { $count }
option-slot = { $spell } { $slot-in }
option-claim = { $quest } beanspruchen
option-reveal = { $spell } { $slot-in } aufdecken
option-lasting = { $spell } { $slot-in } anwenden
option-upgrade = { $upgrade }
option-school = { $name }
option-away = { $spell } weglegen
option-done = Fertig
option-quest = { $kind ->
    [give-up] { $quest } aufgeben
    [action] Aufgabe { $quest } nutzen
   *[other] { $quest }
}
option-event = { $event }
option-kind = { $noun }
option-jinx = { $jinx }
option-standing = { $effect } anwenden
option-effect = { $effect }
option-choice = { $text }

## Was bei der Wahl hilft

hint-explore = gehen und den Raum nutzen, in dem du stehst
hint-fight = einen physischen Angriff ausführen und den Raum nutzen, in dem du stehst
hint-command = eine deiner Beschwörungen wird aktiviert
hint-momentum = danach darfst du 1 Raum weit gehen
hint-dummy = zielt auf niemanden
hint-end = auf die zweite Aktion verzichten
hint-health = Leben { $left } von { $health }
hint-room = { $colour }, { $filled } von { $slots } Feldern belegt
hint-room-rebuilt = { $colour }, wiederaufgebaut
hint-room-used = { $colour }, wiederaufgebaut, verbraucht
