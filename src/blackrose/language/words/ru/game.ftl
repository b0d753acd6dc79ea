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
mage-rikkart = { $name }
    .acc = Риккарта
    .gen = Риккарта
    .dat = Риккарту
    .ins = Риккартом
mage-gramigna = { $name }
    .acc = Граминью
    .gen = Граминьи
    .dat = Граминье
    .ins = Граминьей
mage-arianna = { $name }
    .acc = Арианну
    .gen = Арианны
    .dat = Арианне
    .ins = Арианной
mage-baron-doria = { $name }
    .acc = барона Дориа
    .gen = барона Дориа
    .dat = барону Дориа
    .ins = бароном Дориа
mage-angela = { $name }
    .acc = Анджелу
    .gen = Анджелы
    .dat = Анджеле
    .ins = Анджелой
mage-mors = { $name }
    .acc = Морса
    .gen = Морса
    .dat = Морсу
    .ins = Морсом
mage-nero = { $name }
    .acc = Ниро
    .gen = Ниро
    .dat = Ниро
    .ins = Ниро
mage-tessa = { $name }
    .acc = Тессу
    .gen = Тессы
    .dat = Тессе
    .ins = Тессой
mage-rebecca = { $name }
    .acc = Ребекку
    .gen = Ребекки
    .dat = Ребекке
    .ins = Ребеккой
mage-jaf-ar = { $name }
    .acc = Джафара
    .gen = Джафара
    .dat = Джафару
    .ins = Джафаром
mage-marco = { $name }
    .acc = Марко
    .gen = Марко
    .dat = Марко
    .ins = Марко
mage-geneve = { $name }
    .acc = Женеву
    .gen = Женевы
    .dat = Женеве
    .ins = Женевой
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
    [0] ячейка быстрого заклинания
    [1] ячейка I
    [2] ячейка II
   *[3] ячейка III
}
    .in = { $slot ->
        [0] в ячейке быстрого заклинания
        [1] в ячейке I
        [2] в ячейке II
       *[3] в ячейке III
    }
    .out = { $slot ->
        [0] из ячейки быстрого заклинания
        [1] из ячейки I
        [2] из ячейки II
       *[3] из ячейки III
    }
    .short = { $slot ->
        [0] Б
        [1] I
        [2] II
       *[3] III
    }
# Название в кавычках не склоняется: склоняется слово перед ним. effect: то, что на этом написано.
named = «{ $name }»
    .acc = { $kind ->
        [spell] заклинание
        [quest] задание
        [event] событие
        [jinx] сглаз
        [upgrade] улучшение
        [command] команду
       *[evocation] воплощение
    } «{ $name }»
    .gen = { $kind ->
        [spell] заклинания
        [quest] задания
        [event] события
        [jinx] сглаза
        [upgrade] улучшения
        [command] команды
       *[evocation] воплощения
    } «{ $name }»
    .effect = эффект { named.gen }
spells-named = { $count ->
    [1] заклинание
   *[other] заклинания
} { $spells }
sided = «{ $name }» ({ $side ->
    [light] основной эффект
   *[dark] обратный эффект
})
    .acc = заклинание { sided }
    .effect = { $side ->
        [light] основной эффект
       *[dark] обратный эффект
    } заклинания «{ $name }»
ruined-or-rebuilt = «{ $name }» ({ $face ->
    [ruined] разрушенная
   *[rebuilt] восстановленная
})
    .effect = эффект { $face ->
        [ruined] разрушенной
       *[rebuilt] восстановленной
    } комнаты «{ $name }»
hidden-spell = заклинание
    .acc = заклинание
dummy = мнимая цель { $room-in }
    .acc = мнимую цель { $room-in }
hidden-quest = задание
    .acc = задание
    .gen = задания
hidden-command = команду
    .acc = команду
    .gen = команды
command-part = «{ $name }» ({ $part ->
    [action] физическая часть
    [trap] ловушка
    [protection] защита
   *[spell] заклинание
})
    .acc = команду { command-part }
    .effect = { $part ->
        [action] физическая часть
        [trap] ловушка
        [protection] защита
       *[spell] заклинание
    } команды «{ $name }»
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
    [one] фишку
    [few] фишки
   *[many] фишек
} нестабильности
count-spells = { $count } { $count ->
    [one] заклинание
    [few] заклинания
   *[many] заклинаний
}
list-of = { $rest }, { $last }

## Этапы

phase-black-rose = Этап Чёрной Розы
phase-study = Этап изучения
phase-preparation = Этап планирования
phase-action = Этап действий
phase-evocation = Этап воплощений
phase-clean-up = Этап очистки
phase-setup = Подготовка

## События

event-entered = { $from ->
    [start] { $who } начинает { $room-in }.
    [skill] { $who } покидает келью навыком «{ $skill }» и входит { $room-into }.
    [cell] { $who } покидает келью и входит { $room-into }.
    [nowhere] { $who } появляется { $room-in }.
   *[room] { $who } входит { $room-into }.
}
event-suffered = { $who } получает { count-damage } от { $by-gen }.
event-healed = У { $who-gen } исцелено: { count-damage }.
event-converted-damage = { $by } заменяет { count-damage } у { $who-gen }.
event-converted-instability = { $by } заменяет { count-instability } { $room-in }.
event-placed = { $by } помещает { count-instability } { $foreign ->
    [yes] { $owner-gen }
   *[no] { "" }
} { $room-into }{ $last ->
    [yes] : комната заполнена.
   *[no] .
}
event-unplaced = { $owner } убирает { count-instability } из { $room-gen }.
event-gained = { $who } получает { count-power }.
event-lost = { $who } теряет { count-power }.
event-drew = { $who } берёт { $spell-acc } { $pile ->
    [grimoire] из гримуара.
    [library] из библиотеки.
    [forgotten] из колоды забытых заклинаний.
   *[memories] из воспоминаний.
}
event-took-forgotten = { $who } берёт забытое заклинание.
event-discarded = { $who } сбрасывает { $spell-acc } { $from ->
    [hand] с руки.
   *[sheet] из { $count ->
        [one] ячейки.
       *[other] ячеек.
    }
}
event-revealed = { $who } раскрывает { $spell-acc } { $slot-in }.
event-activated-spell = { $who } кладёт жетон на заклинание { $slot-in }: оно активировано, но не раскрыто.
event-prepared = { $who } заготавливает { count-spells }.
event-summoned = { $who } призывает { $noun-acc } { $room-into }.
event-removed = { $who } покидает ложу.
event-felled = { $by } побеждает { $who-acc }.
event-defeated = { $own ->
    [yes] { $who } терпит поражение от собственного урона.
   *[no] { $by } побеждает { $who-acc }.
}
event-celled = { $who } терпит поражение и возвращается в келью.
event-trophy = { $named ->
    [yes] { $who } берёт трофей { $whom-gen }.
   *[no] { $who } продвигает фишку по треку трофеев.
}
event-room-won = { $who } продвигает фишку по треку комнат за { $room-acc }.
event-cubes-back = Все фишки урона с панели жизни { $who-gen } возвращаются владельцам.
event-activated = { $who } активируется{ $foreign ->
    [yes] { " " }под контролем { $by-gen }.
   *[no] .
}
event-resolved = Эффект применён: { $effect }.
event-reaches = Заклинание вот-вот кого-то затронет: { $effect }.
event-claimed = { $who } объявляет о выполнении задания { $quest }.
event-rebuilt = { $room } восстановлена.
event-collapsed = { $room } уничтожена; жетон активации получает { $who }.
event-opened = { $room } получает жетон активации: теперь её можно активировать.
event-used-room = { $spent ->
    [yes] { $who } хочет активировать { $room-acc }, но её жетон активации уже перевёрнут.
   *[no] { $who } активирует { $room-acc }.
}
event-crown = { $who } получает корону.
event-round = { $rounds ->
    [0] Раунд { $round }
   *[other] Раунд { $round } из { $rounds }
}
event-phase = { $phase }
event-exhausted = { $who } истощает жетон физического действия (осталось: { $count }).
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
   *[target] { $who } направляет { $effect-effect } на { $target-acc }.
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
    [event] На карте событий — «{ $name }».
    [school] { $who } берёт школу «{ $name }».
   *[quests] На карте заданий — сторона { $name }.
}
event-dealt = { $where ->
    [centre] { $room } лежит в центре.
   *[ring] { $room } выложена.
}
event-moon = { $moon ->
    [2] Наступает вторая фаза луны: новые задания и события, и каждый маг получает личное заклинание.
   *[3] Наступает третья фаза луны: новые задания и события, и каждый маг получает личное заклинание.
}
event-last-round = { $who } достигает последней отметки трека силы: этот раунд последний.
event-event-drawn = { $who } берёт событие { $event }.
event-event-placed = Событие { $event } лежит в ячейке { $number }.
event-event-discarded = Событие { $event } { $pushed ->
    [yes] покидает планшет событий.
   *[no] сброшено.
}
event-quest-drawn = { $who } берёт { $quest-acc }.
event-quest-shown = { $who } показывает задание { $quest }.
event-quest-progress = { $who } кладёт фишку на задание { $quest } ({ $count }).
event-quest-completed = { $who } завершает задание { $quest }.
event-quest-solved = { $who } выполняет задание { $quest }.
event-quest-discarded = { $who } сбрасывает { $quest-acc }.
event-quest-put-back = { $who } кладёт { $quest-acc } обратно на колоду.
event-quest-taken = { $who } забирает { $quest-acc } у { $whom-gen }.
event-quest-held = { $who } не может выполнить задание { $quest } в этом раунде.
event-showed = { $who } показывает { $spell-acc }; заклинание остаётся заготовленным.
event-acted = { $who } завершает физическое действие.
event-cast = { $who } творит заклинание.
event-painted = { $room } до конца раунда считается комнатой другого цвета: { $hue }.
event-named = { $who } называет стихию заклинания { $slot-in }: { $element }.
event-put-away = { $who } убирает { $spell-acc }.
event-personal = { $who } берёт личное заклинание { $spell }.
event-returned = { $who } возвращает на руку { $spell-acc } { $slot-out }.
event-swapped = { $who } меняет { $spell-acc } { $slot-in } на { $other-acc }.
event-gave = { $who } передаёт { $spell-acc } { $whom-dat }.
event-searched = { $who } просматривает { $pile ->
    [memories] воспоминания
    [discards] сброс библиотеки
   *[grimoire] гримуар
} и берёт { $spell-acc }.
event-jinxed = { $who } получает сглаз { $jinx }.
event-jinx-cube = { $who } кладёт фишку на сглаз { $jinx } ({ $count }).
event-jinx-gone = { $who } избавляется от сглаза { $jinx }.
event-destined = { $by } назначает { $who-dat } { $count ->
    [one] { $count } жетон судьбы
    [few] { $count } жетона судьбы
   *[many] { $count } жетонов судьбы
}.
event-destiny-met = У { $who-gen } { $count ->
    [one] сбывается { $count } жетон судьбы
    [few] сбываются { $count } жетона судьбы
   *[many] сбывается { $count } жетонов судьбы
} { $by-gen }.
event-haunted = { $model } преследует { $who-acc }.
event-trophy-lost = { $who } отдаёт трофей { $whom-gen }.
event-transferred = { $whom } принимает { count-damage } вместо { $who-gen }.
event-cancelled = Эффект отменён: { $effect }.
event-spared = { $who } игнорирует { $effect-effect }.
event-redirected = { $effect }: новая цель — { $target }.
event-token-back = { $who } возвращает себе жетон физического действия.
event-saw-spell = { $who } смотрит заклинание { $whom-gen }{ $at ->
    [hand] { "" }
   *[slot] { " " }{ $slot-in }
}: { $spell }.
event-saw-quest = { $who } смотрит { $quest-acc } { $from ->
    [deck] в колоде.
   *[mage] у { $whom-gen }.
}
event-saw-event = { $who } смотрит { $known ->
    [yes] событие { $event }.
   *[no] одно событие.
}
event-declared = { $who } называет: { $name }.
event-copied = { $room } до конца раунда копирует комнату «{ $name }».
event-became = { $who } становится { $noun-ins }.
event-turned-back = { $who } больше не { $noun }.
event-peeked = { $who } смотрит { $spell-acc } и возвращает на место.
event-blocked = { $block ->
    [0] До конца раунда { $who } не передвигается, и передвинуть эту фигурку нельзя.
    [1] { $who } не может передвигаться физическими действиями до конца раунда.
    [2] { $who } не может совершать физические действия до конца раунда.
   *[3] { $who } не может активировать комнаты до конца раунда.
}
event-unblocked = С { $who-gen } сняты все запреты.
event-closed = До конца раунда нельзя активировать { $room-acc }.
event-faded = С { $who-gen } исчезает { count-damage }.
event-withheld = { $who } не может этого сделать. { $why }

event-commanded = { $who } открывает { $command-acc } ({ $left ->
    [0] последняя в этом раунде
   *[other] ещё { $left } в этом раунде
}).
event-sprang = Взведённая команда { $command } срабатывает: { $who }.
event-command-lost = { $who } сбрасывает { $command-acc }; она ничего не делает.
event-commands-back = { $who } возвращает использованные команды ({ $count }) и перемешивает.
event-saw-command = { $who } смотрит { $command-acc } сверху колоды команд.
# Что сравнивает Аватар и что из этого выходит.
event-weighed = { $tied ->
    [yes] ничья, { $criterion }
   *[no] { $criterion }
}: { $list }{ $chosen ->
    [yes] { " " }→ { $name }.
   *[no] .
}
event-decided = { $by ->
    [crown] ничья: выбирает обладатель короны.
   *[rules] → { $name }.
}
weighed-all = у всех 0
weighed-others = у остальных 0
weighed-figure = { $name } { $far ->
    [yes] нет пути
   *[no] { $count }
}

heading-count = Подведение итогов
# Что делает текст, о котором ничто больше не говорит.
cause-event = Событие: { $effect }
cause-other = { $effect }:
came-to-nothing = { $effect }: ничего не происходит.

## Вопросы

asked-of = { $who }: { $question }
ask-mage = выберите своего мага.
ask-grimoire = выберите стартовый гримуар.
ask-event-side = выберите сторону карты событий.
ask-quest-side = выберите сторону карты заданий.
ask-discard = у вас слишком много заклинаний, сбросьте одно.
ask-plan = { $free ->
    [yes] заготавливаете заклинание { $slot-in }, лицевой стороной вниз?
   *[no] заготовьте заклинание { $slot-in }, лицевой стороной вниз.
}
ask-action = { $free ->
    [yes] выполняете ещё одно действие?
   *[no] выберите действие.
}
ask-part = { $own ->
    [yes] { $free ->
        [yes] что вы делаете дальше?
       *[no] выберите, что делать дальше.
    }
   *[no] { $free ->
        [yes] что дальше делает { $model }?
       *[no] выберите, что дальше делает { $model }.
    }
}
ask-evocation = { $free ->
    [yes] активируете воплощение?
   *[no] выберите воплощение, которое активируется.
}
ask-target = выберите цель: { $effect }.
ask-model = { $effect }: { $free ->
    [yes] выбираете фигурку?
   *[no] выберите фигурку.
}
ask-room = { $effect }: выберите комнату.
ask-may = { $effect }: хотите?
ask-cube = { $effect ->
    [none] ваша судьба сбывается
   *[other] { $effect }
}: выберите { $pick ->
    [one] фишку
    [most] до { $count } { $count ->
        [one] фишки
       *[other] фишек
    }
    [all] { $count } { $count ->
        [one] фишку
        [few] фишки
       *[other] фишек
    }
   *[some] фишки
}{ $on ->
    [model] { " " }у { $model-gen }.
    [room] { " " }{ $room-in }.
   *[unsure] .
}
ask-share = { $effect }: фишек слишком мало. Сколько { $on ->
    [model] получает { $model }?
    [room] поместить { $room-into }?
   *[unsure] пойдёт на следующее место?
}
ask-spell = { $effect }: выберите заклинание.
ask-cast = { $effect }: выберите заклинание, которое сотворите, и место для него.
ask-order = { $effect }: верните карты, начиная с верхней. Какая следующая?
ask-name = { $effect }: выберите, что назвать.
ask-strike = как вы атакуете?
ask-claim = объявляете о выполнении задания?
ask-react = { $what ->
    [one] раскрываете { $spell }?
    [some] раскрываете заклинание?
    [order] выберите, какой эффект применить следующим.
   *[unsure] отвечаете на то, что произошло?
}
ask-upgrade = { $effect }: выберите улучшение, которое будет у воплощения.
ask-rebuild = выберите комнату, которая восстанавливается следующей.
ask-choose = { $effect }: выберите одно.
ask-amount = { $effect }: сколько?
ask-school = { $effect ->
    [none] выберите школу.
    [draw] ваше заклинание № { $draw } из библиотеки: выберите школу.
   *[other] { $effect }: выберите школу.
}
ask-keep = { $away ->
    [yes] выберите заклинание, которое оставите; до этого можно убрать одно с руки.
   *[no] выберите заклинание, которое оставите.
}
ask-put-away = { $free ->
    [yes] убираете заклинание?
   *[no] у вас слишком много заклинаний: уберите или сбросьте одно.
}
ask-give-up = { $free ->
    [yes] отказываетесь от задания?
   *[no] у вас слишком много заданий, откажитесь от одного.
}
ask-quest = { $free ->
    [yes] выбираете задание?
   *[no] выберите задание.
}
ask-quest-given = выберите задание, которое отдаёте.
ask-quest-effect = выберите задание, эффект которого примените.
ask-event = { $free ->
    [yes] выбираете событие?
   *[no] выберите событие.
}
ask-kind = { $effect }: выберите, кого призвать.
ask-replace = свободных ячеек нет: уступит ли место какое-нибудь воплощение?
ask-first = что сначала?
ask-element = какой стихией считается это заклинание?
ask-jinx = { $effect }: выберите сглаз.
ask-destiny = сколько ваших жетонов судьбы сбывается?
ask-trophy = { $effect }: выберите, чей трофей.
ask-take-back = вернуть активированные заклинания на руку?
ask-clean-up = выберите, какой эффект будет первым.
ask-remove = выберите воплощение, которое уходит.
ask-winner = ничья до конца: назовите победителя.
ask-step = { $free ->
    [yes] что делает воплощение Чёрной Розы?
   *[no] выберите, что делает воплощение Чёрной Розы.
}
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
option-cast = Сотворить { $slot-out }: { $spell }
option-momentum = Инерция, сбросить { $slot-out }: { $spell }
option-end = Закончить активацию
option-move = Передвинуться { $room-into }
option-attack = Атаковать { $model-acc }
option-ability = Применить эффект карты
option-use = Активировать { $room-acc }
option-stop = { $kind ->
    [cube] Больше ни одной фишки
    [event] Не разыгрывать ни одного
   *[part] Остановиться
}
option-model = { $model }
option-pass = { $kind ->
    [claim] Ничего не объявлять
    [give-up] Ни от чего не отказываться
    [replace] Не призывать новое
    [take-back] Остальные оставить
    [evocation] Больше не активировать
   *[react] Пас
}
option-dummy = Мнимая цель { $room-in }
option-dummy-nowhere = Мнимая цель: никто
dummy-nowhere = мнимая цель
    .acc = мнимую цель
option-room = { $room }
option-nothing = Ничего
option-yes = Да
option-no = Нет
option-cube = Фишка { $number }: { $owner }
option-cube-plain = Фишка { $number }
option-amount = { $count }
option-slot = { $spell } { $slot-in }
option-free-slot = Свободное место { $slot-in }
option-colour = { $name }
option-type = { $name }
option-spend = Атаковать { $model-acc } и убрать нестабильность ради урона
option-instead = Атаковать { $model-acc } и вместо урона поместить нестабильность
option-claim = Объявить о выполнении: { $quest }
option-later = Не раньше моего следующего действия
option-nextround = Не в этом раунде
option-reveal = Раскрыть { $slot-in }: { $spell }
option-lasting = Применить { $slot-out }: { $spell }
option-upgrade = { $upgrade }
option-school = { $name }
option-away = Убрать { $spell-acc }
option-done = Готово
option-quest = { $kind ->
    [give-up] Отказаться от { $quest-gen }
    [action] Применить эффект задания { $quest }
   *[other] { $quest }
}
option-event = { $event }
option-kind = { $noun }
option-jinx = { $jinx }
option-standing = Применить { $effect-effect }
option-effect = { $effect }
option-choice = { $text }
option-element = { $element }
option-first = { $what ->
    [mark] нестабильность символа
    [effect] эффект
   *[sentence] { $text }
}

## Что помогает выбрать

hint-explore = передвижение и активация комнаты, в которой вы находитесь
hint-fight = физическая атака и активация комнаты, в которой вы находитесь
hint-command = одно из ваших воплощений активируется
hint-momentum = { $move ->
    [must] затем передвиньтесь на 1 комнату
   *[may] затем можно передвинуться на 1 комнату
}
hint-dummy = ни в кого не целит
hint-later = задание остаётся, вас спросят тогда
hint-nextround = задание остаётся, вас спросят в следующем
hint-end = отказаться от второго действия
hint-favourite = рекомендуется: к этой школе относятся ваши личные заклинания
hint-health = здоровье { $left } из { $health }
hint-room = { $colour }, занято ячеек: { $filled } из { $slots }
hint-room-done = { $colour }, { $face ->
    [available] восстановлена
    [used] восстановлена, использована
   *[collapsed] уничтожена
}

## Вопросы, на которые место отвечает за того, у кого нет игрока

asked-for = { $avatar ->
    [yes] За { $who-acc }: правила этого не решают, поэтому выбирает обладатель короны.
   *[no] За { $who-acc }: выбирает обладатель короны.
}
