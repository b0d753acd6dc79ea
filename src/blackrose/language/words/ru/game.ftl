### Что происходит за столом и о чём спрашивают: журнал, вопросы, ответы.
###
### Формы того, кто действует или с кем что-то происходит: именительный, acc, gen, dat, ins.

## Кто

player = игрок { $number }
    .acc = игрока { $number }
    .gen = игрока { $number }
    .dat = игроку { $number }
    .ins = игроком { $number }
mage-bartholomew = { $name }
    .acc = Варфоломея
    .gen = Варфоломея
    .dat = Варфоломею
    .ins = Варфоломеем
mage-ulrich = { $name }
    .acc = Ульриха
    .gen = Ульриха
    .dat = Ульриху
    .ins = Ульрихом
# Имя, склонения которого мы не знаем.
mage-named = { $name }
    .acc = мага «{ $name }»
    .gen = мага «{ $name }»
    .dat = магу «{ $name }»
    .ins = магом «{ $name }»
evocation-numbered = { $noun } { $owner-gen } №{ $number }
    .acc = { $noun-acc } { $owner-gen } №{ $number }
    .gen = { $noun-gen } { $owner-gen } №{ $number }
    .dat = { $noun-dat } { $owner-gen } №{ $number }
    .ins = { $noun-ins } { $owner-gen } №{ $number }

## Что

place = комната «{ $name }»
    .acc = комнату «{ $name }»
    .gen = комнаты «{ $name }»
    .in = в комнате «{ $name }»
    .into = в комнату «{ $name }»
slot = { $slot ->
    [0] быстрая ячейка
    [1] ячейка I
    [2] ячейка II
   *[3] ячейка III
}
    .in = { $slot ->
        [0] в быстрой ячейке
        [1] в ячейке I
        [2] в ячейке II
       *[3] в ячейке III
    }
    .short = { $slot ->
        [0] Б
        [1] I
        [2] II
       *[3] III
    }
named = «{ $name }»
sided = «{ $name }» ({ $side ->
    [light] светлая
   *[dark] тёмная
})
ruined-or-rebuilt = «{ $name }» ({ $face ->
    [ruined] разрушенная
   *[rebuilt] восстановленная
})
hidden-spell = заклинание
dummy = ложная цель { $room-in }
    .acc = ложную цель { $room-in }
hidden-quest = задание
count-power = { $count } { $count ->
    [one] очко
    [few] очка
   *[many] очков
} силы
count-damage = { $count } { $count ->
    [one] урон
   *[many] урона
}
count-instability = { $count } { $count ->
    [one] нестабильность
    [few] нестабильности
   *[many] нестабильностей
}
count-spells = { $count } { $count ->
    [one] заклинание
    [few] заклинания
   *[many] заклинаний
}
list-of = { $rest }, { $last }

## Этапы

phase-black-rose = Этап Чёрной Розы
phase-study = Этап изучения
phase-preparation = Этап заготовки
phase-action = Этап действий
phase-evocation = Этап воплощений
phase-clean-up = Этап очистки
phase-setup = Подготовка

## События

event-entered = { $from ->
    [cell] { $who } покидает келью и входит { $room-into }.
    [nowhere] { $who } появляется { $room-in }.
   *[room] { $who } входит { $room-into }.
}
event-suffered = { $who } получает { count-damage } от { $by-gen }.
event-healed = С { $who-gen } снимается { count-damage }.
event-converted-damage = { $by } заменяет { count-damage } у { $who-gen }.
event-converted-instability = { $by } заменяет { count-instability } { $room-in }.
event-placed = { $by } помещает { count-instability } { $foreign ->
    [yes] { $owner-gen }
   *[no] { "" }
} { $room-into }{ $last ->
    [yes] : комната заполнена.
   *[no] .
}
event-unplaced = Из { $room-gen } убрано: { count-instability } { $owner-gen }.
event-gained = { $who } получает { count-power }.
event-lost = { $who } теряет { count-power }.
event-drew = { $who } берёт { $spell } { $pile ->
    [grimoire] из гримуара.
    [library] из библиотеки.
    [forgotten] из забытых заклинаний.
   *[memories] из воспоминаний.
}
event-took-forgotten = { $who } берёт забытое заклинание.
event-discarded = { $who } сбрасывает { $spell } { $from ->
    [hand] с руки.
   *[sheet] из { $count ->
        [one] ячейки.
       *[other] ячеек.
    }
}
event-revealed = { $who } раскрывает { $spell } { $slot-in }.
event-activated-spell = { $who } кладёт жетон на заклинание { $slot-in }: оно ждёт лицом вниз.
event-prepared = { $who } заготавливает { count-spells }.
event-summoned = { $who } призывает { $noun-acc } { $room-into }.
event-removed = { $who } покидает ложу.
event-felled = { $by } уничтожает { $who-acc }.
event-defeated = { $own ->
    [yes] { $who } пал от собственного урона.
   *[no] { $by } побеждает { $who-acc }.
}
event-celled = { $who } терпит поражение и возвращается в келью.
event-trophy = { $named ->
    [yes] { $who } берёт трофей { $whom-gen }.
   *[no] { $who } продвигается по треку трофеев.
}
event-room-won = { $who } продвигается по треку комнат за { $room-acc }.
event-cubes-back = Весь урон у { $who-gen } возвращается владельцам.
event-activated = { $who } активируется{ $foreign ->
    [yes] { " " }под контролем { $by-gen }.
   *[no] .
}
event-resolved = Эффект применён: { $effect }.
event-claimed = { $who } заявляет задание { $quest }.
event-rebuilt = { $room } восстановлена.
event-used-room = { $spent ->
    [yes] { $who } активирует { $room-acc }, но её жетон уже использован.
   *[no] { $who } активирует { $room-acc }.
}
event-crown = { $who } получает корону.
event-round = { $rounds ->
    [0] Раунд { $round }
   *[other] Раунд { $round } из { $rounds }
}
event-phase = { $phase }
event-exhausted = { $who } истощает жетон действия (осталось: { $count }).
event-lasting = { $spell } { $slot-in } остаётся в силе{ $on ->
    [target] : цель — { $target }.
    [nobody] , но без цели.
   *[self] .
}
event-assigned = { $who } получает улучшение { $upgrade }.
event-upgrade-back = { $who } возвращает улучшение { $upgrade }.
event-reshuffled = { $who } замешивает воспоминания в новый гримуар.
event-ignored = { $who } игнорирует { count-damage }.
event-targeted = { $at ->
    [nothing] { $who } не находит цели: { $effect }.
   *[target] { $who } направляет { $effect } на { $target-acc }.
}
event-attacked = { $who } атакует { $whom-acc }.
event-voided = Бесконечная цепочка прервана: { $effect }.
event-scored = { $who } получает { count-power } { $reason ->
    [trophies] за трофеи.
    [rooms] за комнаты.
    [solved] за выполненные задания.
    [crown] за корону.
   *[quests] за невыполненное задание.
}
event-over = { $who } выигрывает партию.
event-chosen = { $what ->
    [mage] { $who } играет за { $name-acc }.
    [grimoire] { $who } берёт гримуар «{ $name }».
    [event] На карте события — «{ $name }».
    [school] { $who } берёт школу «{ $name }».
   *[quests] На карте заданий — сторона { $name }.
}
event-dealt = { $where ->
    [centre] { $room } лежит в центре.
   *[ring] { $room } выложена.
}
event-moon = { $moon ->
    [2] Восходит вторая луна: новые задания и события, и каждый маг получает личное заклинание.
   *[3] Восходит третья луна: новые задания и события, и каждый маг получает личное заклинание.
}
event-last-round = { $who } достигает конца трека: этот раунд последний.
event-event-drawn = { $who } берёт событие { $event }.
event-event-placed = Событие { $event } лежит в ячейке { $number }.
event-event-discarded = Событие { $event } { $pushed ->
    [yes] покидает поле.
   *[no] сброшено.
}
event-quest-drawn = { $who } берёт { $quest }.
event-quest-shown = { $who } показывает задание { $quest }.
event-quest-progress = { $who } кладёт кубик на задание { $quest } ({ $count }).
event-quest-completed = { $who } завершает задание { $quest }.
event-quest-solved = { $who } выполняет задание { $quest }.
event-quest-discarded = { $who } сбрасывает { $quest }.
event-put-away = { $who } убирает { $spell }.
event-personal = { $who } берёт личное заклинание { $spell }.
event-returned = { $who } возвращает на руку { $spell } { $slot-in }.
event-swapped = { $who } меняет { $spell } { $slot-in } на { $other }.
event-gave = { $who } отдаёт { $spell }: получает { $whom }.
event-searched = { $who } просматривает { $pile ->
    [memories] воспоминания
   *[grimoire] гримуар
} и берёт { $spell }.
event-jinxed = { $who } получает сглаз { $jinx }.
event-jinx-cube = { $who } избавляется от сглаза { $jinx } ({ $count }).
event-jinx-gone = { $who } больше не носит сглаз { $jinx }.
event-destined = { $by } кладёт { $count ->
    [one] { $count } жетон судьбы
    [few] { $count } жетона судьбы
   *[many] { $count } жетонов судьбы
}: цель — { $who }.
event-destiny-met = У { $who-gen } { $count ->
    [one] сбывается { $count } жетон судьбы
    [few] сбываются { $count } жетона судьбы
   *[many] сбывается { $count } жетонов судьбы
} { $by-gen }.
event-haunted = { $model } преследует { $who-acc }.
event-trophy-lost = { $who } отдаёт трофей { $whom-gen }.
event-transferred = { $whom } принимает { count-damage } вместо { $who-gen }.
event-cancelled = Эффект отменён: { $effect }.
event-spared = { $who } игнорирует { $effect }.
event-redirected = { $effect }: новая цель — { $target }.
event-token-back = { $who } снова может использовать жетон действия.
event-peeked = { $who } смотрит на { $spell } и оставляет.

heading-count = Подведение итогов
# Что делает текст, о котором ничто больше не говорит.
cause-event = Событие: { $effect }
cause-other = { $effect }:

## Вопросы

asked-of = { $who }: { $question }
ask-mage = выберите своего мага.
ask-grimoire = выберите начальный гримуар.
ask-event-side = выберите сторону карты события.
ask-quest-side = выберите сторону карты заданий.
ask-discard = у вас слишком много заклинаний, сбросьте одно.
ask-plan = заготовьте заклинание { $slot-in }, лицом вниз.
ask-action = выберите действие.
ask-part = { $own ->
    [yes] выберите, что делать дальше.
   *[no] выберите, что дальше делает { $model }.
}
ask-evocation = выберите воплощение, которое активируется.
ask-target = выберите цель: { $effect }.
ask-model = { $effect }: выберите фигурку.
ask-room = { $effect }: выберите комнату.
ask-may = { $effect }: хотите?
ask-cube = { $effect }: выберите кубик{ $on ->
    [model] { " " }у { $model-gen }.
    [room] { " " }{ $room-in }.
   *[unsure] .
}
ask-share = { $effect }: кубиков слишком мало. Сколько { $on ->
    [model] получает { $model }?
    [room] поместить { $room-into }?
   *[unsure] пойдёт на следующее место?
}
ask-spell = { $effect }: выберите заклинание, которое сбросите.
ask-claim = заявляете задание?
ask-react = выберите, какой эффект применить следующим.
ask-upgrade = { $effect }: выберите улучшение, которое останется.
ask-rebuild = выберите комнату, которая восстанавливается следующей.
ask-choose = { $effect }: выберите одно.
ask-amount = { $effect }: сколько?
ask-school = { $effect ->
    [none] выберите школу.
    [draw] ваше заклинание № { $draw } из Библиотеки: выберите школу.
   *[other] { $effect }: выберите школу.
}
ask-keep = выберите заклинание, которое оставите.
ask-put-away = уберите заклинание или сократите руку до предела.
ask-give-up = отказываетесь от задания?
ask-quest = выберите задание.
ask-quest-effect = выберите задание, эффект которого примените.
ask-event = выберите событие.
ask-kind = { $effect }: выберите, кого призвать.
ask-replace = мест больше нет: выберите воплощение, которое уступит место.
ask-jinx = { $effect }: выберите сглаз.
ask-destiny = сколько ваших жетонов судьбы сбывается?
ask-trophy = { $effect }: выберите, чей трофей.
ask-take-back = вернуть активированные заклинания на руку?
ask-clean-up = выберите, какой эффект будет первым.
ask-winner = ничья до конца: назовите победителя.
ask-step = выберите, что делает воплощение Чёрной Розы.
# То же для других, кому нельзя знать больше.
ask-secretly = { $kind ->
    [discard] сбрасывает лишние заклинания
    [keep] оставляет два из взятых заклинаний
    [put-away] убирает заклинание и сокращает руку
    [take-back] возвращает активированные заклинания на руку
   *[plan] заготавливает заклинания
}

## Ответы

option-mage = { $name }
option-grimoire = { $name }
option-side = { $name }
option-card = { $spell }
option-plan = { $spell }
option-skip = Оставить ячейку пустой
option-explore = Исследование
option-fight = Бой
option-command = Приказ
option-cast = Сотворить { $spell } { $slot-in }
option-momentum = Инерция: сбросить { $spell } { $slot-in }
option-end = Закончить активацию
option-move = Перейти { $room-into }
option-attack = Атаковать { $model-acc }
option-use = Активировать { $room-acc }
option-stop = { $kind ->
    [cube] Больше ни одного кубика
   *[part] Остановиться
}
option-model = { $model }
option-pass = { $kind ->
    [claim] Ничего не заявлять
    [give-up] Ни от чего не отказываться
    [replace] Не призывать новое
    [take-back] Остальные оставить
    [evocation] Больше не активировать
   *[react] Пас
}
option-dummy = Ложная цель { $room-in }
option-dummy-nowhere = Ложная цель: никто
dummy-nowhere = ложная цель
    .acc = ложную цель
option-room = { $room }
option-nothing = Ничего
option-yes = Да
option-no = Нет
option-cube = Кубик { $number }: { $owner }
option-cube-plain = Кубик { $number }
option-amount = { $count }
option-slot = { $spell } { $slot-in }
option-claim = Заявить { $quest }
option-reveal = Раскрыть { $spell } { $slot-in }
option-lasting = Применить { $spell } { $slot-in }
option-upgrade = { $upgrade }
option-school = { $name }
option-away = Убрать { $spell }
option-done = Готово
option-quest = { $kind ->
    [give-up] Отказаться от { $quest }
    [action] Применить задание { $quest }
   *[other] { $quest }
}
option-event = { $event }
option-kind = { $noun }
option-jinx = { $jinx }
option-standing = Применить { $effect }
option-effect = { $effect }
option-choice = { $text }

## Что помогает выбрать

hint-explore = перемещение и активация комнаты, в которой вы стоите
hint-fight = физическая атака и активация комнаты, в которой вы стоите
hint-command = одно из ваших воплощений активируется
hint-momentum = затем можно перейти на 1 комнату
hint-dummy = ни в кого не целит
hint-end = отказаться от второго действия
hint-health = здоровье { $left } из { $health }
hint-room = { $colour }, занято ячеек: { $filled } из { $slots }
hint-room-rebuilt = { $colour }, восстановлена
hint-room-used = { $colour }, восстановлена, использована
