### Игра в терминале: стол в предложениях, клавиши, справка.

## Начало

notice-unofficial = Неофициальное издание поклонников: без рисунков и текстов издателя.
notice-original = Карты нашей разработки отмечены знаком ✎: у некоторых карт коробки известно только название.

## Стол в предложениях

round-line = Раунд { $round } из { $rounds }, { $phase }. Корона: { $who }.
event-line = Событие этого раунда: { $name }. { $text }
power-line = Очки силы: { $list }.
tracks-line = Трофеи: { $trophies }. Выигранные комнаты: { $rooms }.
counted = { $who } { $count }
several = { $count } × { $name }
room-line = { $name }, { $colour }.
room-state = { $face ->
    [ruined] Разрушена
    [available] Восстановлена, эффект доступен
    [used] Восстановлена, эффект использован
    [open] Жетон доступен
    [turned] Жетон использован
    [closed] Закрыто до второй фазы луны
   *[collapsed] Уничтожена
}
room-empty = { room-state }, все ячейки ({ $slots }) пусты.
room-filled = { room-state }, занято ячеек: { $filled } из { $slots }: { $list }.
room-done = { room-state }.
room-worth = Её жетон в конце даёт { $count }.
room-leads = Больше всего нестабильности: { $list }.
room-closed = До конца раунда её нельзя активировать.
room-copies = До конца раунда — копия: { $name }.
room-models = Здесь: { $list }.
room-effect = Её эффект: { $text }
room-touches = Рядом: { $list }.
model-line = { $who } (здоровье { $left } из { $health })
model-also = { $model }, считается также: { $name }
cell-line = В келье: { $who }. Из неё можно выйти сюда: { $list }.
table-quest-open = Открытое задание { $quest }, { count-power }: { $text }
quest-claimed = Задание { $quest }, { count-power }: выполнено, { $who }.
seat-line = { $model }: жетонов физических действий осталось { $tokens }.
seat-damage = Урон у { $who-gen }, слева направо: { $list }.
seat-slots = Ячейки { $who-gen }: { $list }.
seat-evocations = Воплощения { $who-gen }: { $list }.
seat-cards = Карты { $who-gen }: на руке { $hand }, в гримуаре { $grimoire }, в воспоминаниях { $memories }.
slot-line = { $slot }: { $state }
slot-empty = пусто
slot-ready = заготовлено
slot-active = активировано
slot-revealed = раскрыто
slot-lasting = раскрыто, эффект в силе
slot-spell = { $spell }, { $state }
hand-empty = У вас на руке ничего нет.
hand-line = У вас на руке { count-spells }.
answer-discard = вы сбрасываете { $spell-acc }
answer-skip = ячейка остаётся пустой
round-line-open = Раунд { $round }, { $phase }. Корона: { $who }.
moons-line = Фаза луны { $moon } из 3; вторая наступает при { $second } очках силы, третья при { $third }, последний раунд — при { $end }.
event-on-board = Событие { $slot }: { $name }, { $text }
library-line = Осталось в библиотеке: { $list }.
own-quest-hidden = тайное задание { $moon }-й фазы луны
own-quest-active = активное
own-quest-completed = завершённое
own-quest-solved = выполненное
own-quest-met = выполнено, ещё не показано
quest-discards-line = Сброшенные задания: { $list }.
seat-school = Школа { $who-gen }: { $school }. Трофеев ещё можно взять: { $count }.
seat-captured = Трофеи у { $who-gen }: { $list }.
seat-won = Жетоны активации у { $who-gen }: { $list }.
room-won-line = { $name } ({ $power })
seat-quest = Задание { $who-gen }: { $quest }
seat-jinx = Сглаз у { $who-gen }: { $jinx }, фишек { $cubes } из { $needed }. { $text }
seat-destiny = Судьба { $who-gen }: { $list }.
seat-umbra = { $model } преследует { $who-acc }.
slot-trap = активированная ловушка
slot-protection = активированная защита
answer-keep = вы оставляете { $spell-acc }
answer-away = вы убираете { $spell-acc }
answer-back = вы возвращаете на руку { $spell-acc }
answer-done = больше ничего

## Простые строки

plain-start = Отвечайте числом или словами ответа. «справка» покажет команды.
plain-empty = Введите число от 1 до { $count }, слова ответа или «справка».
plain-bad-number = Ответа { $given } нет; есть от 1 до { $count }.
plain-ambiguous = «{ $given }» может значить: { $list }.
plain-not-understood = «{ $given }» нет среди ответов. Введите число от 1 до { $count }, слова ответа или «справка».
plain-cubes = Введите номера выбранных фишек в одной строке, например 1 3: { $least ->
    [0] не больше { $most }, 0 — ни одной.
   *[other] всего { $most }.
}
plain-cubes-more = Осталось выбрать фишек: { $left }.
plain-cubes-wrong = «{ $given }»: эти фишки нельзя выбрать вместе.
screen-cubes = { $count ->
    [0] Подтвердить: ни одной
    [one] Подтвердить: { $count } фишка
    [few] Подтвердить: { $count } фишки
   *[other] Подтвердить: { $count } фишек
}
screen-cubes-wrong = Нужно выбрать фишек: { $most }.
plain-bad-language = Языка «{ $given }» нет; есть: en, de, ru.
plain-seal = На этом ваш тайный выбор закончен. Enter: пусть так. н: назад.
plain-no-words = n н нет u
plain-end-of-input = Ввод закончился; игра остановлена и не сохранена.
plain-end-saved = Ввод закончился; игра остановлена. Она сохранена в { $path }.
plain-quit = До свидания. Игра не сохранена.
plain-quit-saved = До свидания. Игра сохранена в { $path }.
plain-help-1 = Число или слова ответа: выбрать его.
plain-help-2 = u, назад: отменить последний выбор, пока не стало известно ничего нового.
plain-help-3 = b, поле: весь стол.
plain-help-4 = h, рука: ваша рука, оба эффекта каждой карты, и ваши ячейки.
plain-help-5 = log, журнал: что случилось недавно; log all: всё.
plain-help-6 = o, вопрос: ещё раз, о чём спрашивают.
plain-help-7 = l, язык: следующий язык; l en, l de, l ru: этот.
plain-help-8 = save, сохранить, сохранить ФАЙЛ: сохранить игру сейчас и после каждого выбора.
plain-help-9 = ?, справка: этот текст.
plain-help-10 = q, выход: закончить.
plain-help-11 = w, почему: чего сейчас нельзя, почему и по какому правилу.
plain-help-12 = Игра вкратце:

command-undo = назад
command-language = язык
command-board = поле
command-hand = рука
command-log = журнал
command-help = справка
command-save = сохранить
command-quit = выход
command-options = вопрос
command-why = почему
not-now = Сейчас нельзя: { $text }. { $why } ({ $rule })
not-now-nothing = Здесь есть всё, что вы могли бы искать.
not-now-title = Сейчас нельзя

## Отмена, сохранение, языки

undone = Отменено.
undo-nothing = Отменять нечего: вы ещё ничего не выбирали.
undo-over = Игра окончена; отменить ничего нельзя.
undo-others = С тех пор выбирал другой игрок: отменить нельзя.
undo-revealed = С тех пор стало известно скрытое: отменить нельзя.
undo-chance = С тех пор решал случай: отменить нельзя.
undo-asked = С тех пор спросили другого игрока: отменить нельзя.
saved = Сохранено в { $path }, отныне после каждого выбора.
save-failed = Не сохранено: { $reason }
language-now = Теперь язык русский.

## Передача клавиатуры

curtain = Передайте клавиатуру: { $who }.
curtain-ready = Нажмите Enter, когда экран видите только вы.
curtain-space = Нажмите пробел, когда экран видите только вы.

## Конец

over-winner = Победа: { $who }.
over-seed = Начальное число этой партии, для тех, кто захочет раздать её снова: { $seed }

## На поле

cell = Келья
cell-empty = пусто
face-short = { $face ->
    [available] ✔ доступна
    [used] ✖ использована
   *[collapsed] ✖ уничтожена
}

## Экран

top-round = Раунд { $round }/{ $rounds }
top-moon = Раунд { $round } · Фаза луны { $moon }
top-last = последний раунд
events-title = События
trophies-left = осталось { $count }
trophies-taken = взяты:
rose-letter = Р
rose-word = Чёрная Роза
crown-word = корона
tokens-word = физические действия
player-you = вы
player-person = человек
player-bot = бот: { $name }
bot-random = случайный
bot-greedy = жадный
waiting-for = Ожидание: { $who }.
claimed-by = выполнено:
slot-hidden = закрыто
cards-wide = рука { $hand } · гримуар { $grimoire } · воспоминания { $memories }
cards-short = рк { $hand } гр { $grimoire } вс { $memories } ⚑{ $trophies } ⌂{ $rooms }
pane-log = Журнал
pane-hand = Рука
pane-quests = Задания
pane-card = Карта
keys = ↑↓ Enter 1–9 выбор · u отмена · пробел карта · g журнал · h рука · e задания · s файл · l язык · ? справка · q выход
keys-short = ↑↓⏎ выбор · u отмена · ␣ карта · g h e d · s l · ? справка · q выход

## Окна

sheet-hint = ↑ ↓ прокрутка · Escape закрывает
question-hint = Enter: да · любая другая клавиша: нет
letters-yes = д y
seal-plan = На этом планирование закончено; потом ничего не отменить. Продолжить?
seal-discard = На этом сброс закончен; потом ничего не отменить. Продолжить?
seal-keep = На этом изучение закончено; потом ничего не отменить. Продолжить?
seal-put-away = На этом изучение закончено; потом ничего не отменить. Продолжить?
seal-take-back = На этом выбор закончен; потом ничего не отменить. Продолжить?
leave-question = Выйти из игры?
leave-unsaved = Она не сохранена. (Нет, затем s — сохранит её.)
leave-saved = Она сохранена в { $path }.
save-question = Сохранить игру в этот файл, сейчас и после каждого выбора:
save-hint = Enter сохраняет · Escape возвращает
start-keys = Enter: начать · l: язык · ?: справка · q: выход
start-resumed = { $count ->
    [one] Продолжается сохранённая игра: { $count } решение.
    [few] Продолжается сохранённая игра: { $count } решения.
   *[many] Продолжается сохранённая игра: { $count } решений.
}
start-commitment = Обязательство о случае этой игры: { $commitment }…
ending-next = Enter: следующий шаг · b: стол · g: журнал · l: язык
ending-done = Enter: выйти · b: стол · g: журнал · l: язык

## Справка

help-title = Справка
help-keys = Клавиши
help-key-move = двигаться по ответам
help-key-take = взять ответ под курсором
help-key-digit = взять ответ по числу
help-key-card = вся карта ответа под курсором
help-key-why = чего сейчас нельзя и почему
help-key-undo = отменить последний выбор, пока не стало известно ничего нового
help-key-panes = журнал, рука и заклинания в ячейках, задания и событие, карта; второй раз: целиком
help-key-scroll = прокрутить журнал, руку, задания или карту
help-key-save = сохранить игру
help-key-language = следующий язык
help-key-help = эта справка
help-key-quit = выйти
help-signs = Знаки
help-free = свободная ячейка
help-tokens = жетоны физических действий: доступные, истощённые
help-trophies = трофеи
help-won = выигранные комнаты
help-trap = ловушка
help-protection = защита
help-jinx = сглаз
help-destiny = судьба
help-umbra = умбры, что преследуют
help-own-quests = задания: активное, завершённое, выполненное
help-copies = комната — копия другой
help-closed = комната закрыта до конца раунда; жетон запрета
help-token = жетон активации: доступен, использован
help-primer = Игра вкратце

## What a mage cannot do for the rest of the round

blocked-move = не может передвигаться до конца раунда
blocked-walk = не может передвигаться физическими действиями до конца раунда
blocked-act = не может совершать физические действия до конца раунда
blocked-rooms = не может активировать комнаты до конца раунда

## Против Аватара

against = Ваш соперник — { $who }, сложность: { $difficulty }{ $own ->
    [yes] { " " }(наш уровень, его нет в правилах).
   *[no] .
}
against-together = Вместе: побеждают все маги, если его превзойдёт лучший из них. (Наша настройка, её нет в правилах.)
goal-head = { $state ->
    [met] Испытание пройдено
    [failed] Испытание провалено
   *[open] Испытание
}: { $name }. { $text }
goal-line = { $state ->
    [met] [x]
    [failed] [провал]
   *[open] [ ]
} { $text }
avatar-line = { $who }, сложность: { $difficulty }. В этом раунде осталось команд: { $left } из { $commands }; в колоде этой луны карт: { $deck }.
avatar-used = { $who } использовал в этом раунде: { $list }.
avatar-running = { $who } выполняет: «{ $name }».
avatar-choice = Последний выбор — { $who }: { $text } ({ $rule })
avatar-priority = Приоритет { $letter }: { $text }.
avatar-margins = Перевес над { $who-ins }: { $list }.
avatar-deck = колода { $deck }
avatar-armed = { $type ->
    [trap] ловушка
   *[protection] защита
} от { $mark ->
    [damaged] урона
   *[targeted] заклинания боя
}
challenge-about = { $difficulty }{ $own ->
    [yes] , наш уровень
   *[no] { "" }
}
record-kept = В вашем списке игр: { $count }, лучший счёт: { $score }. Он хранится в { $path }.
record-failed = Этой игры нет в вашем списке: { $reason }
record-broken = { $path }: эти строки не читаются и остаются как есть: { $lines }.
records-none = В вашем списке ещё нет игр.
records-head = Игр против Аватара: { $count }, побед: { $won }; лучший счёт: { $score }.
records-line = { $date } · { $difficulty } · { $mage }, { $school } · { $result ->
    [won] победа
   *[lost] поражение
} { $margin } · счёт { $score } · раундов { $rounds }{ $seed ->
    [today] { " · " }игра дня { $name }
    [challenge] { " · " }испытание { $name }: { $goal ->
        [met] пройдено
        [failed] провалено
       *[other] не окончено
    }
   *[ordinary] { "" }
}
