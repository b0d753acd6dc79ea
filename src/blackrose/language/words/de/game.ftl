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

place = { $known ->
    [yes] { $room-the }
   *[no] der Raum „{ $name }“
}
    .acc = { $known ->
        [yes] { $room-acc }
       *[no] den Raum „{ $name }“
    }
    .in = { $known ->
        [yes] { $room-in }
       *[no] im Raum „{ $name }“
    }
    .into = { $known ->
        [yes] { $room-into }
       *[no] in den Raum „{ $name }“
    }
    .out = { $known ->
        [yes] { $room-out }
       *[no] aus dem Raum „{ $name }“
    }
    .name = { $name }
slot = { $slot ->
    [0] das Spontanfeld
    [1] Feld I
    [2] Feld II
   *[3] Feld III
}
    .in = { $slot ->
        [0] auf dem Spontanfeld
       *[other] auf { slot }
    }
    .out = { $slot ->
        [0] vom Spontanfeld
       *[other] von { slot }
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
    [light] Basiszauber
   *[dark] Umkehrzauber
})
    .acc = { sided }
ruined-or-rebuilt = „{ $name }“ ({ $face ->
    [ruined] verwüstet
   *[rebuilt] wiederaufgebaut
})
    .acc = { ruined-or-rebuilt }
hidden-spell = ein Zauber
    .acc = einen Zauber
dummy = ein Scheinziel { $room-in }
    .acc = ein Scheinziel { $room-in }
hidden-quest = eine Aufgabe
    .acc = eine Aufgabe
hidden-command = einen Befehl
    .acc = einen Befehl
command-part = „{ $name }“ ({ $part ->
    [action] physisch
    [trap] Fallenzauber
    [protection] Schutzzauber
   *[spell] Zauber
})
    .acc = { command-part }
count-power = { $count ->
    [one] { $count } Machtpunkt
   *[other] { $count } Machtpunkte
}
count-damage = { $count } Schaden
count-instability = { $count } Instabilität
count-spells = { $count } Zauber
list-of = { $rest }, { $last }
spells-named = { $spells }

## Phasen

phase-black-rose = Black Rose Phase
phase-study = Studierphase
phase-preparation = Vorbereitungsphase
phase-action = Aktionsphase
phase-evocation = Beschwörungsphase
phase-clean-up = Aufräumphase
phase-setup = Aufbau

## Ereignisse

event-entered = { $from ->
    [start] { $who } beginnt { $room-in }.
    [skill] { $who } verlässt die Kammer durch die Fähigkeit „{ $skill }“ und betritt { $room-acc }.
    [cell] { $who } verlässt die Kammer und betritt { $room-acc }.
    [nowhere] { $who } erscheint { $room-in }.
   *[room] { $who } betritt { $room-acc }.
}
event-suffered = { $who } erleidet { count-damage } durch { $by-acc }.
event-healed = { count-damage } auf { $who-dat } wird geheilt.
event-converted-damage = { $by } konvertiert { count-damage } auf { $who-dat }.
event-converted-instability = { $by } konvertiert { count-instability } { $room-in }.
event-placed = { $by } verursacht { count-instability } { $foreign ->
    [yes] mit Schadensmarkern von { $owner-dat }
   *[no] { "" }
} { $room-in }{ $last ->
    [yes] : Der Raum ist voll.
   *[no] .
}
event-unplaced = { count-instability } von { $owner-dat } verschwindet { $room-out }.
event-gained = { $who } erhält { count-power }.
event-lost = { $who } verliert { count-power }.
event-drew = { $who } { $pile ->
    [grimoire] zieht { $spell-acc } aus dem Zauberbuch.
    [library] zieht { $spell-acc } aus der Bibliothek.
    [forgotten] nimmt { $spell-acc } aus den Zaubern der Vergessenen.
   *[memories] nimmt { $spell-acc } aus den Erinnerungen.
}
event-took-forgotten = { $who } hat einen Zauber der Vergessenen genommen.
event-discarded = { $who } legt { $spell-acc } { $from ->
    [hand] aus der Hand ab.
   *[sheet] vom Charaktertableau ab.
}
event-revealed = { $who } deckt { $spell-acc } { $slot-in } auf.
event-activated-spell = { $who } aktiviert den Zauber { $slot-in }: Er wartet verdeckt unter seinem Plättchen.
event-prepared = { $who } bereitet { count-spells } vor.
event-summoned = { $who } beschwört { $noun-gender ->
    [m] einen
    [f] eine
   *[n] ein
} { $noun-acc } { $room-in }.
event-removed = { $who } verlässt die Akademie.
event-felled = { $who } wird von { $by-dat } besiegt.
event-defeated = { $own ->
    [yes] { $who } ist am eigenen Schaden gescheitert.
   *[no] { $by } hat { $who-acc } besiegt.
}
event-celled = { $who } ist besiegt und kehrt in die Kammer zurück.
event-trophy = { $named ->
    [yes] { $who } nimmt eine Trophäe von { $whom-dat }.
   *[no] { $who } rückt auf der Trophäenleiste vor.
}
event-room-won = { $who } rückt auf der Raumleiste vor, für { $room-acc }.
event-cubes-back = Alle Schadensmarker auf { $who-dat } gehen an ihre Besitzer zurück.
event-activated = { $who } wird erweckt{ $foreign ->
    [yes] , unter der Kontrolle von { $by-dat }.
   *[no] .
}
event-resolved = { $effect } ist abgehandelt.
event-reaches = { $effect } wird gleich jemanden betreffen.
event-claimed = { $who } beansprucht die Aufgabe { $quest }.
event-rebuilt = { $room } ist wiederaufgebaut.
event-collapsed = { $room } ist zerstört; das Aktivierungsplättchen geht an { $who }.
event-opened = { $room } erhält sein Aktivierungsplättchen: Der Raum kann ab jetzt aktiviert werden.
event-used-room = { $spent ->
    [yes] { $who } will { $room-acc } aktivieren, doch das Aktivierungsplättchen ist schon umgedreht.
   *[no] { $who } aktiviert { $room-acc }.
}
event-crown = { $who } nimmt das Kronenplättchen.
event-round = { $rounds ->
    [0] Runde { $round }
   *[other] Runde { $round } von { $rounds }
}
event-phase = { $phase }
event-exhausted = { $who } dreht ein Aktionsplättchen um (noch { $count }).
event-lasting = { $spell } { $slot-in } bleibt in Kraft{ $on ->
    [target] , auf { $target-dat }.
    [nobody] , auf niemandem.
   *[self] .
}
event-assigned = { $who } bekommt die Aufwertung { $upgrade }.
event-upgrade-back = { $who } gibt die Aufwertung { $upgrade } zurück.
event-reshuffled = { $who } mischt die Erinnerungen zu einem neuen Zauberbuch.
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
    [solved] für die eigenen Aufgaben.
    [crown] für das Kronenplättchen.
   *[quests] für eine offene Aufgabe.
}
event-over = { $who } gewinnt das Spiel.
event-chosen = { $what ->
    [mage] { $who } spielt { $name }.
    [grimoire] { $who } nimmt das Zauberbuch „{ $name }“.
    [event] Die Ereigniskarte zeigt „{ $name }“.
    [school] { $who } nimmt die Zauberschule „{ $name }“.
   *[quests] Die Aufgabenkarte zeigt Seite { $name }.
}
event-dealt = { $where ->
    [centre] { $room } liegt in der Mitte.
   *[ring] { $room } wird ausgelegt.
}
event-moon = { $moon ->
    [2] Die 2. Mondphase beginnt: neue Aufgaben und Ereignisse, und jeder Magi bekommt einen Charakterzauber.
   *[3] Die 3. Mondphase beginnt: neue Aufgaben und Ereignisse, und jeder Magi bekommt einen Charakterzauber.
}
event-last-round = { $who } hat das Ende des Machttableaus erreicht: Diese Runde ist die letzte.
event-event-drawn = { $who } zieht das Ereignis { $event }.
event-event-placed = Das Ereignis { $event } liegt auf Feld { $number }.
event-event-discarded = Das Ereignis { $event } { $pushed ->
    [yes] verlässt das Ereignistableau.
   *[no] wird abgelegt.
}
event-quest-drawn = { $who } zieht { $quest-acc }.
event-quest-shown = { $who } deckt die Aufgabe { $quest } auf.
event-quest-progress = { $who } legt einen Schadensmarker auf die Aufgabe { $quest } ({ $count }).
event-quest-completed = { $who } schließt die Aufgabe { $quest } ab.
event-quest-solved = { $who } löst die Aufgabe { $quest }.
event-quest-discarded = { $who } legt { $quest-acc } ab.
event-quest-put-back = { $who } legt { $quest-acc } auf den Stapel zurück.
event-quest-taken = { $who } nimmt { $quest-acc } von { $whom-dat }.
event-quest-held = { $who } kann die Aufgabe { $quest } in dieser Runde nicht erfüllen.
event-showed = { $who } zeigt { $spell-acc }; der Zauber bleibt vorbereitet.
event-acted = { $who } hat eine physische Aktion beendet.
event-cast = { $who } wirkt einen Zauber.
event-painted = { $room } gilt bis zum Ende der Runde als { $hue }.
event-named = { $who } nennt { $element } für den Zauber { $slot-in }.
event-put-away = { $who } entfernt { $spell-acc }.
event-personal = { $who } nimmt den Charakterzauber { $spell }.
event-returned = { $who } nimmt { $spell-acc } { $slot-out } zurück auf die Hand.
event-swapped = { $who } tauscht { $spell-acc } { $slot-in } gegen { $other-acc }.
event-gave = { $who } gibt { $spell-acc } an { $whom-acc }.
event-searched = { $who } durchsucht { $pile ->
    [memories] die Erinnerungen
    [discards] die Ablagestapel der Bibliothek
   *[grimoire] das Zauberbuch
} und nimmt { $spell-acc }.
event-jinxed = { $who } trägt den Fluch { $jinx }.
event-jinx-cube = { $who } arbeitet am Fluch { $jinx } ({ $count }).
event-jinx-gone = { $who } ist den Fluch { $jinx } los.
event-destined = { $by } weist { $who-dat } { $count } Schicksalsplättchen zu.
event-destiny-met = { $count ->
    [one] { $count } Schicksalsplättchen von { $by-dat } auf { $who-dat } erfüllt sich.
   *[other] { $count } Schicksalsplättchen von { $by-dat } auf { $who-dat } erfüllen sich.
}
event-haunted = { $model } sucht { $who-acc } heim.
event-trophy-lost = { $who } gibt eine Trophäe von { $whom-dat } ab.
event-transferred = { count-damage } auf { $who-dat } wird auf { $whom-acc } übertragen.
event-cancelled = { $effect } wird neutralisiert.
event-spared = { $who } ignoriert { $effect-acc }.
event-redirected = { $effect } wird auf { $target-acc } umgeleitet.
event-token-back = { $who } dreht ein Aktionsplättchen auf die Vorderseite.
event-saw-spell = { $who } sieht sich einen Zauber von { $whom-dat }{ $at ->
    [hand] { "" }
   *[slot] { " " }{ $slot-in }
} an: { $spell }.
event-saw-quest = { $who } sieht sich { $quest-acc } { $from ->
    [deck] im Stapel an.
   *[mage] von { $whom-dat } an.
}
event-saw-event = { $who } sieht sich { $known ->
    [yes] das Ereignis { $event } an.
   *[no] ein Ereignis an.
}
event-declared = { $who } nennt: { $name }.
event-copied = { $room } ist bis zum Ende der Runde eine Kopie: { $name }.
event-became = { $who } wird zu { $noun-gender ->
    [f] einer
   *[m] einem
} { $noun-dat }.
event-turned-back = { $who } ist { $noun-gender ->
    [f] keine
   *[m] kein
} { $noun } mehr.
event-peeked = { $who } sieht sich { $spell-acc } an und lässt den Zauber liegen.
event-blocked = { $block ->
    [0] { $who } kann sich bis zum Ende der Runde nicht bewegen und nicht bewegt werden.
    [1] { $who } kann sich bis zum Ende der Runde nicht durch physische Aktionen bewegen.
    [2] { $who } kann bis zum Ende der Runde keine physischen Aktionen ausführen.
   *[3] { $who } kann bis zum Ende der Runde keine Räume aktivieren.
}
event-unblocked = { $who } ist nicht mehr blockiert.
event-closed = { $room } kann bis zum Ende der Runde nicht aktiviert werden.
event-faded = { count-damage } auf { $who-dat } vergeht.
event-withheld = Nicht möglich für { $who-acc }. { $why }

event-commanded = { $who } deckt den Befehl { $command } auf ({ $left ->
    [0] der letzte dieser Runde
   *[other] noch { $left } in dieser Runde
}).
event-sprang = Der scharfe Befehl { $command } von { $who-dat } wird ausgelöst.
event-command-lost = { $who } legt den Befehl { $command } ab; er bewirkt nichts.
event-commands-back = { $who } legt { $count ->
    [one] { $count } verbrauchten Befehl
   *[other] { $count } verbrauchte Befehle
} zurück und mischt.
event-saw-command = { $who } sieht sich { $command-acc } oben auf dem Befehlsstapel an.
# Was ein Avatar vergleicht, und was daraus wird.
event-weighed = { $tied ->
    [yes] Gleichstand, { $criterion }
   *[no] { $criterion }
}: { $list }{ $chosen ->
    [yes] { " " }→ { $name }.
   *[no] .
}
event-decided = { $by ->
    [crown] Gleichstand: Der Kronenträger wählt.
   *[rules] → { $name }.
}
weighed-all = alle 0
weighed-others = die anderen 0
weighed-figure = { $name } { $far ->
    [yes] kein Weg
   *[no] { $count }
}

heading-count = Schlusswertung
# Was ein Text bewirkt, den sonst nichts ankündigt.
cause-event = Ereignis: { $effect }
cause-other = { $effect }:
came-to-nothing = { $effect }: Es geschieht nichts.

## Fragen

asked-of = { $who }: { $question }
ask-mage = Wähle deinen Magi.
ask-grimoire = Wähle dein erstes Zauberbuch.
ask-event-side = Wähle die Seite der Ereigniskarte.
ask-quest-side = Wähle die Seite einer Aufgabenkarte.
ask-discard = Du hast zu viele Zauber auf der Hand. Lege einen ab.
ask-plan = { $free ->
    [yes] Bereitest du einen Zauber vor, verdeckt { $slot-in }?
   *[no] Bereite einen Zauber vor, verdeckt { $slot-in }.
}
ask-action = { $free ->
    [yes] Führst du noch eine Aktion aus?
   *[no] Wähle deine Aktion.
}
ask-part = { $own ->
    [yes] { $free ->
        [yes] Was tust du als Nächstes?
       *[no] Wähle, was du als Nächstes tust.
    }
   *[no] { $free ->
        [yes] Was tut { $model } als Nächstes?
       *[no] Wähle, was { $model } als Nächstes tut.
    }
}
ask-evocation = { $free ->
    [yes] Erweckst du eine Beschwörung?
   *[no] Wähle die Beschwörung, die du erweckst.
}
ask-target = Wähle ein Ziel für { $effect }.
ask-model = { $effect }: { $free ->
    [yes] Wählst du eine Figur?
   *[no] Wähle eine Figur.
}
ask-room = { $effect }: Wähle einen Raum.
ask-may = { $effect }: Möchtest du?
ask-cube = { $effect ->
    [none] Dein Schicksal erfüllt sich
   *[other] { $effect }
}: Wähle { $pick ->
    [one] einen Schadensmarker
    [most] bis zu { $count } Schadensmarker
    [all] { $count } Schadensmarker
   *[some] Schadensmarker
}{ $on ->
    [model] { " " }auf { $model-dat }.
    [room] { " " }{ $room-in }.
   *[unsure] .
}
ask-share = { $effect }: Es sind zu wenige Schadensmarker da. Wie viele kommen { $on ->
    [model] auf { $model-acc }?
    [room] { $room-into }?
   *[unsure] an die nächste Stelle?
}
ask-spell = { $effect }: Wähle einen Zauber.
ask-cast = { $effect }: Wähle den Zauber, den du wirkst, und das Feld dafür.
ask-order = { $effect }: Lege die Karten von oben an zurück. Welche kommt als Nächste?
ask-name = { $effect }: Wähle, was du nennst.
ask-strike = Wie greifst du an?
ask-claim = Beanspruchst du eine Aufgabe?
ask-react = { $what ->
    [one] Deckst du { $spell-acc } auf?
    [some] Deckst du einen Zauber auf?
    [order] Wähle, welcher Effekt als Nächstes gilt.
   *[unsure] Antwortest du auf das, was eben geschehen ist?
}
ask-upgrade = { $effect }: Wähle die Aufwertung, die sie trägt.
ask-rebuild = Wähle den Raum, der als Nächstes wiederaufgebaut wird.
ask-choose = { $effect }: Wähle eines.
ask-amount = { $effect }: Wie viel?
ask-school = { $effect ->
    [none] Wähle eine Zauberschule.
    [draw] dein { $draw }. Zauber aus der Bibliothek: Wähle eine Zauberschule.
   *[other] { $effect }: Wähle eine Zauberschule.
}
ask-keep = { $away ->
    [yes] Wähle einen Zauber, den du behältst; vorher darfst du einen aus deiner Hand entfernen.
   *[no] Wähle einen Zauber, den du behältst.
}
ask-put-away = { $free ->
    [yes] Entfernst du einen Zauber?
   *[no] Du hast zu viele Zauber auf der Hand: Entferne einen oder lege einen ab.
}
ask-give-up = { $free ->
    [yes] Legst du eine Aufgabe ab?
   *[no] Du hast zu viele Aufgaben. Lege eine ab.
}
ask-quest = { $free ->
    [yes] Wählst du eine Aufgabe?
   *[no] Wähle eine Aufgabe.
}
ask-quest-given = Wähle die Aufgabe, die du abgibst.
ask-quest-effect = Wähle die Aufgabe, deren Effekt du nutzt.
ask-event = { $free ->
    [yes] Wählst du ein Ereignis?
   *[no] Wähle ein Ereignis.
}
ask-kind = { $effect }: Wähle, was du beschwörst.
ask-replace = Du hast keinen Platz mehr: Weicht eine Beschwörung?
ask-first = Was kommt zuerst?
ask-element = Als welches Element zählt dieser Zauber?
ask-jinx = { $effect }: Wähle einen Fluch.
ask-destiny = Wie viele deiner Schicksalsplättchen auf dem Besiegten erfüllen sich?
ask-trophy = { $effect }: Wähle, wessen Trophäe.
ask-take-back = Nimmst du aktivierte Zauber auf die Hand zurück?
ask-clean-up = Wähle den Effekt, der zuerst kommt.
ask-remove = Wähle die Beschwörung, die geht.
ask-winner = Gleichstand bis zuletzt: Bestimme den Sieger.
ask-step = { $free ->
    [yes] Was tut die Beschwörung der Black Rose?
   *[no] Wähle, was die Beschwörung der Black Rose tut.
}
# Dasselbe für die anderen, die nicht mehr wissen dürfen.
ask-secretly = { $kind ->
    [discard] legt Zauber bis zum Handkartenlimit ab
    [keep] behält zwei der gezogenen Zauber
    [put-away] entfernt einen Zauber und kürzt die Hand
    [take-back] nimmt aktivierte Zauber auf die Hand zurück
   *[plan] bereitet Zauber vor
}

## Antworten

option-mage = { $name }
option-grimoire = { $name }
option-side = { $name }
option-card = { $spell }
option-plan = { $spell }
option-skip = Das Feld frei lassen
option-explore = Erkunden
option-fight = Kämpfen
option-command = Befehlen
option-cast = { $spell } { $slot-in } wirken
option-momentum = Schwung: { $spell } { $slot-out } ablegen
option-end = Zug beenden
option-move = { $room-into } gehen
option-attack = { $model-acc } angreifen
option-ability = Den Effekt der Karte ausführen
option-use = { $room-acc } aktivieren
option-stop = { $kind ->
    [cube] Keinen Schadensmarker mehr
    [event] Keines ausspielen
   *[part] Aufhören
}
option-model = { $model }
option-pass = { $kind ->
    [claim] Nichts beanspruchen
    [give-up] Nichts ablegen
    [replace] Auf die neue verzichten
    [take-back] Den Rest liegen lassen
    [evocation] Keine mehr erwecken
   *[react] Passen
}
option-dummy = Ein Scheinziel { $room-in }
option-dummy-nowhere = Ein Scheinziel: niemand
dummy-nowhere = ein Scheinziel
    .acc = ein Scheinziel
option-room = { $room-name }
option-nothing = Nichts
option-yes = Ja
option-no = Nein
option-cube = Schadensmarker { $number }: { $owner }
option-cube-plain = Schadensmarker { $number }
option-amount = { $count }
option-slot = { $spell } { $slot-in }
option-free-slot = Ein freier Platz { $slot-in }
option-colour = { $name }
option-type = { $name }
option-spend = { $model-acc } angreifen und für mehr Schaden Schadensmarker entfernen
option-instead = { $model-acc } angreifen und statt Schaden Instabilität verursachen
option-claim = { $quest } beanspruchen
option-later = Nicht vor meiner nächsten Aktion
option-nextround = Nicht in dieser Runde
option-reveal = { $spell } { $slot-in } aufdecken
option-lasting = { $spell } { $slot-in } anwenden
option-upgrade = { $upgrade }
option-school = { $name }
option-away = { $spell } entfernen
option-done = Fertig
option-quest = { $kind ->
    [give-up] { $quest } ablegen
    [action] Aufgabe { $quest } nutzen
   *[other] { $quest }
}
option-event = { $event }
option-kind = { $noun }
option-jinx = { $jinx }
option-standing = { $effect } anwenden
option-effect = { $effect }
option-choice = { $text }
option-element = { $element }
option-first = { $what ->
    [mark] die Instabilität des Zeichens
    [effect] der Effekt
   *[sentence] { $text }
}

## Was bei der Wahl hilft

hint-explore = dich bewegen und den Raum aktivieren, in dem du stehst
hint-fight = angreifen und den Raum aktivieren, in dem du stehst
hint-command = eine deiner Beschwörungen erwecken
hint-momentum = { $move ->
    [must] danach bewegst du dich 1 Raum weit
   *[may] danach darfst du dich 1 Raum weit bewegen
}
hint-dummy = zielt auf niemanden
hint-later = sie bleibt offen, und du wirst dann gefragt
hint-nextround = sie bleibt offen, und du wirst in der nächsten gefragt
hint-end = auf die zweite Aktion verzichten
hint-favourite = empfohlen: Deine Charakterzauber gehören zu dieser Zauberschule
hint-health = { $left } von { $health } Lebenspunkten
hint-room = { $colour }, { $filled } von { $slots } Aussparungen belegt
hint-room-done = { $colour }, { $face ->
    [available] wiederaufgebaut
    [used] wiederaufgebaut, verbraucht
   *[collapsed] zerstört
}

## Fragen, die ein Platz für jemanden ohne Spieler beantwortet

asked-for = { $avatar ->
    [yes] Für { $who-acc }: Seine Regeln lassen das offen, also wählt der Kronenträger.
   *[no] Für { $who-acc }: Der Kronenträger wählt.
}
