### Слова страницы в браузере. Всё, что происходит за столом, вопросы и карты приходят с сервера.

## shell

title = Black Rose
skip = Перейти к содержанию
pages = Страницы
rules = Правила
about = Об игре
language = Язык
close = Закрыть
cancel = Отмена
unofficial = Неофициальное фанатское издание, не связанное с издателем.
page-did-not-come = Страница не загрузилась
page-did-not-come-why = Возможно, прервалась связь. Загрузите страницу ещё раз.
page-broke = На этой странице что-то сломалось
page-broke-why = Ваша игра цела, она на сервере. Загрузите страницу ещё раз, чтобы продолжить.
reload = Загрузить ещё раз
lost = Здесь ничего нет
lost-why = Этот адрес никуда не ведёт. Если вам прислали ссылку, попросите прислать её целиком.
to-start = В начало
settings = Настройки
settings-sound = Звуки
settings-sound-what = Тихий сигнал, когда ждут вас, и звуки того, что происходит за столом.
settings-notice = Отметка в заголовке страницы
settings-notice-what = Заголовок подскажет, что ваш ход, пока вы смотрите другую страницу.
settings-confirm = Спрашивать, где кончается отмена
settings-confirm-what = Переспрашивать перед выбором, который нельзя будет взять назад.
settings-text = Текстовый режим
settings-text-what = Стол в виде текста: для программ экранного чтения и для игры по номерам.
settings-larger = Крупный текст
settings-larger-what = Всё на размер крупнее.
settings-speed = Анимация
settings-speed-0 = нет
settings-speed-1 = быстрая
settings-speed-2 = обычная
settings-speed-3 = медленная

## start

start-line = Маги втайне готовят заклинания, обрушивают их друг на друга и рушат Ложу у себя над головой.
start-bot = Играть с ботом
start-bots = «Перерождение» против трёх ботов
start-new = Новый стол
start-join = Присоединиться
start-join-what = Вставьте ссылку, которую вам прислали, или код восстановления своего места.
start-learn = Впервые здесь?
start-learn-what = Выбрать можно только то, что разрешено, и страница говорит, к чему приведёт каждый выбор. Всё остальное есть в правилах, с поиском.
start-rules = Читать правила
enter-label = Ссылка или код восстановления
enter = Войти
enter-nothing = Вставьте сюда ссылку или код восстановления.
enter-no-link = Это не вся ссылка на стол. В её середине стоит знак #: скопируйте её целиком.
tables = Ваши столы
tables-over = Окончена
tables-your-turn = Ваш ход
tables-open = Приглашённый игрок ещё не пришёл
tables-waiting = Ожидается ход: { $who }
tables-on = Игра идёт
tables-all = Все ({ $count })
tables-fewer = Меньше
to-table = К столу
coming = Минуту …
again = Попробовать ещё раз
copy = Копировать
copied = Скопировано.
copy-by-hand = Текст выделен: скопируйте его вручную.
qr = QR-код
share = Поделиться
trouble-offline = Сервер не отвечает. Есть ли у вас связь?
trouble-other = Не получилось. Попробуйте ещё раз.
your-name = Ваше имя
new = Новый стол
new-edition = Издание
new-seats = Места
new-number = Сколько игроков
new-others = Остальные места
new-others-bot = Боты
new-others-friend = Друзья
new-others-here = За этим экраном
new-options = Игра
new-pace = Время на решение
new-pace-what = Когда время выйдет, остальные смогут посадить бота вместо того, кто медлит.
new-pace-0 = Без ограничения
new-pace-60 = 1 минута
new-pace-180 = 3 минуты
new-pace-600 = 10 минут
new-pace-86400 = 1 день
new-pace-259200 = 3 дня
new-make = Открыть стол
seat-numbered = Место { $number }
seat-open = свободное место
seat-who = Кто здесь сидит
seat-me = Я
seat-me-what = Ваше собственное место в этом браузере.
seat-here = Тоже здесь
seat-here-what = Кто-то ещё за этим экраном. Между вашими ходами карты скрывает занавес.
seat-friend = Друг
seat-friend-what = Вы получите ссылку, чтобы её отправить. Игра начнётся сразу и подождёт вашего друга.
seat-bot = Бот
seat-bot-what = Играет программа. Она видит только то, что можно видеть с её места.
seat-name = Имя
seat-level = Сила
seat-mage = Маг
seat-mage-later = Выбирается в игре
made = Стол открыт
made-invite = { $count ->
    [one] Пригласите друга
   *[other] Пригласите друзей
}
made-invite-what = Каждая ссылка — на одно место и для одного человека: кто первым откроет её и согласится, тот и сядет.
made-local = Этот сервер слушает только это устройство, и больше нигде ссылка не сработает. Для вашей сети запустите его так: { $command }
made-link = Ссылка на место { $number }
made-share = Сыграем в Black Rose:
made-codes = { $count ->
    [one] Сохраните свой код
   *[other] Сохраните свои коды
}
made-code = Код восстановления для места { $number }
made-watch = Зрители
made-watch-link = Ссылка для зрителей
made-watch-what = У кого она есть, тот видит стол, но не видит скрытых карт.
made-share-watch = Посмотрите нашу партию в Black Rose:
keep-seated = Место ваше.
keep-recovered = Место снова ваше, на этом устройстве.
keep-code = Ваш код восстановления
keep-what = С этим кодом вы вернёте себе место на другом устройстве или если этот браузер вас забыл. Сохраните его и никому не давайте.
join = Сесть за стол
join-by = Вас приглашают на партию в Black Rose ({ $edition }). За столом: { $who }.
join-nobody = На партии в Black Rose ({ $edition }) для вас оставлено место.
join-already = У вас уже есть место за этим столом.
join-accept = Занять место
watch = Смотреть игру
watch-entering = Вас впускают …
about-fans = Сделано игроками
about-fans-1 = Это неофициальное фанатское издание настольных игр Black Rose Wars. Издатель его не делал, не одобрял и не поддерживал, и никто на нём не зарабатывает.
about-fans-2 = Названия игр и того, что в них есть, — товарные знаки их владельцев. Картинки и тексты издателя здесь не используются: слова, рисунки и программа — наши. Если игра вам нравится, купите коробку.
about-own = Что придумали мы сами
about-own-1 = Многое о картах известно из опубликованных правил, а кое-что нет. На каждой карте сказано, откуда она взялась:
about-rulebook = из правил
about-rulebook-what = Числа и действие известны из опубликованных правил; слова наши.
about-community = со слов игроков
about-community-what = Игроки описали её публично. Подробности могут отличаться.
about-original = наша разработка
about-original-what = Никто нам её не описал, и мы сделали карту, которая подходит. Она не от издателя.
about-own-2 = Каждое правило, которому следует программа, пронумеровано, и его можно прочесть:
about-fair = Честно и скрытно
about-fair-1 = То, чего с вашего места знать нельзя, не покидает сервер, а бот видит не больше, чем человек на его месте. До игры сервер связывает себя своей тасовкой, а после неё каждый может проверить, что ничего не подменили.
about-fair-2 = Ни учётных записей, ни слежки, ничего с чужих серверов. Файл cookie говорит, какие места ваши, а настройки остаются в этом браузере.
about-credits = Благодарности
about-icons = Значки:
about-icons-all = Изменён только цвет. Спасибо всем, кто их рисовал:
about-fonts = Шрифты:
about-ornament = Чёрная роза, окно-роза, рамки и орнамент нарисованы для этого издания.
about-code = Программа
about-code-1 = Программа — свободное ПО под лицензией MIT. Страница сделана на Svelte, Fluent и Vite, сервер — на Litestar, msgspec и uvicorn.
about-licences = Лицензии всех частей страницы
about-data = Никаких гарантий нет. Игра хранится на том сервере, где в неё играют, с именами, которые игроки назвали сами.

## Board and cards

board-lodge = Ложа
board-cell = Келья: { $name }
board-hue = { $colour ->
    [black] чёрная
    [grey] серая
    [violet] фиолетовая
    [red] красная
    [green] зелёная
    [yellow] жёлтая
    [blue] синяя
   *[other] { $colour }
}
board-face = { $face ->
    [ruined] разрушена
    [available] восстановлена, эффект доступен
   *[used] восстановлена, эффект использован
}
board-slots = занято ячеек: { $filled } из { $capacity }
board-cubes-of = { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
   *[other] { $count } кубиков
} ({ $name })
board-here = Здесь: { $names }
board-health = здоровье { $left } из { $health }
board-damage = Урон: { $cubes }
board-choose = Выбрать: { $text }
board-choices = { $count ->
    [one] { $count } вариант здесь
    [few] { $count } варианта здесь
   *[other] { $count } вариантов здесь
}
board-choices-in = Выбор: { $name }
board-now = сейчас
board-would-gain = +{ $power } очк. силы
board-when-full = Столько очков даст комната, если заполнится при таком порядке.
board-rewards = Когда заполнится: { $first }, { $second } и { $third } очков силы за наибольшее число кубиков.
board-rule = Правило { $rule }
board-slot = { $state ->
    [empty] пусто
    [ready] лицом вниз, заготовлено
    [active] лицом вниз, с жетоном
   *[revealed] раскрыто
}
board-slot-card = { $name } ({ $side })
board-seat-of = Место: { $name }
board-seat-open = ждёт игрока
board-seat-person = за столом
board-seat-offline = не в сети
board-seat-bot = бот: { $bot }
board-seat-bot-stands-in = { $bot } на замене
board-seat-crown = владеет короной
board-seat-first = первый маг
board-seat-controlled = под контролем: { $name }
board-seat-counts = Числа
board-seat-clock = осталось { $time }
board-seat-clock-over = время вышло
board-count-power = Очки силы
board-count-hand = Рука
board-count-hand-about = Заклинания в руке. Их видит только владелец.
board-count-grimoire = Гримуар
board-count-grimoire-about = Заклинания, которые ещё можно взять из личной стопки.
board-count-memories = Воспоминания
board-count-memories-about = Открыто отложенные заклинания; они вернутся, когда гримуар соберут заново.
board-count-cubes = Кубики в запасе
board-count-cubes-about = Кубики, которых ещё нет на столе. Ими отмечают урон и нестабильность.
board-count-tokens = Жетоны действий
board-count-tokens-about = Жетоны, оставшиеся в этом раунде на перемещение, удар и использование комнат.
board-count-trophies = Трофеи
board-count-trophies-about = Побеждённые маги. В конце игры они учитываются ещё раз.
board-count-rooms = Выигранные комнаты
board-count-rooms-about = Комнаты, восстановленные в основном этими кубиками. В конце игры они учитываются ещё раз.
board-track-about = В конце побеждает тот, у кого больше очков силы. Трек заканчивается на { $top }.
board-piece-strength = Сила { $count }
board-piece-speed = Скорость { $count }
board-piece-exhausted = В этом раунде уже действовало.
board-quests = Задания
board-quests-none = Заданий на столе пока нет.
board-quest-claimed = заявлено: { $name }
board-event = Событие
board-event-none = Событие пока не выложено.
board-lasting = В силе
board-haunts = преследует: { $name }
board-haunted = Преследует
board-large = большое воплощение
board-moon = Луна { $moon }
board-track-moons = Вторая луна восходит при { $second } очках силы, третья — при { $third }. При { $end } раунд становится последним.
board-last-round = Последний раунд
board-fold = Свернуть место: { $name }
board-unfold = Развернуть место: { $name }
board-evocations = Воплощения
board-slot-waits = { $what ->
    [trap] ждёт ловушка
   *[protection] ждёт защита
}
board-school = Школа
board-count-aside = Личные заклинания
board-count-aside-about = Отложенные личные заклинания; они приходят в руку, когда их призывает эффект.
board-task-hidden = Скрытое задание, луна { $moon }
board-task-state = { $state ->
    [active] активно
    [completed] завершено
   *[solved] выполнено
}
board-task-cubes = кубиков: { $filled } из { $slots }
board-jinx = Сглаз
board-destiny-of = Жетоны судьбы: { $names }
board-captured = Взятые трофеи: { $names }
board-events = Поле событий
board-event-deck = Карты в колоде событий
board-event-discards = Прошедшие события
board-event-now = действует сейчас
board-event-empty = Здесь нет события.
board-event-gone = Прошли:
board-library = Библиотека
board-library-deck = Карты в колоде
board-library-discards = Сброшенные заклинания
board-forgotten = Забытые заклинания
board-enlarge = Увеличить Ложу
board-whole = Показать всю Ложу
card-own-design = наша разработка
card-choose-side = Выбрать сторону: { $side }
card-enhanced = Усиление: есть { $met } из { $all } стихий
card-figure = { $name ->
    [health] Здоровье
    [strength] Сила
    [speed] Скорость
    [cubes] Кубики
   *[hand] Рука
}
motion-your-turn = ваш ход

## replay

replay = Запись партии
replay-bar = { $rounds ->
    [0] Раунд { $round } · { $phase }
   *[other] Раунд { $round } из { $rounds } · { $phase }
}
replay-coming = Партия загружается…
replay-none = Такой записи нет
replay-start = Перед первым выбором
replay-moment = Момент партии
replay-where = { $round ->
    [0] { $at } из { $end } · { $phase }
   *[other] { $at } из { $end } · раунд { $round }, { $phase }
}
replay-rounds = Раунды
replay-to-round = К раунду { $round }
replay-play = Смотреть
replay-pause = Пауза
replay-back = На шаг назад
replay-on = На шаг вперёд
replay-round-back = К началу раунда
replay-round-on = К следующему раунду
replay-speed = Скорость: { $speed }
replay-eyes = Чьими глазами
replay-eyes-open = Все карты открыты
replay-eyes-watching = Глазами зрителя
replay-eyes-of = Глазами игрока: { $name }
replay-hand = Рука
replay-share = Поделиться
replay-fork-short = Играть отсюда
replay-fork = Играть с этого момента
replay-fork-what = { $at ->
    [0] Новая партия начнётся с теми же картами.
    [1] Новая партия начнётся после первого выбора, карты лежат так же. Прежняя останется как есть.
   *[other] Новая партия начнётся после выбора { $at }, карты лежат так же. Прежняя останется как есть.
}
replay-fork-seat = Вы играете за
replay-fork-bots = Против
replay-fork-strongest = сильнейшего бота
replay-fork-go = Играть
replay-tabs = Части записи
replay-beside = Журнал, задания и графики
replay-tab-board = Поле
replay-tab-seats = Игроки
replay-tab-log = Журнал
replay-tab-quests = Задания
replay-tab-charts = Графики

## end

end-over = Игра окончена
end-count = Итоговый подсчёт
end-skip = Показать всё
end-no-count = Подсчитывать было нечего.
end-standing = Итоговые места
end-with = { $power ->
    [one] { $power } очко силы
    [few] { $power } очка силы
   *[other] { $power } очков силы
}
end-before = до
end-total = всего
end-reason = { $reason ->
    [trophies] Трофеи
    [rooms] Комнаты
    [quests] Задания
    [solved] Выполненные задания
    [crown] Корона
   *[other] Прочее
}
end-ways = Что дальше
end-rematch = Сыграть ещё раз
end-replay = Смотреть запись
end-share = Поделиться
end-new = Новая игра
end-share-link = Ссылка на запись
end-share-what = По этой ссылке можно посмотреть всю партию с открытыми картами.
end-course = Ход игры
end-course-coming = Графики строятся…
end-chart = { $chart ->
    [power] Сила
    [damage] Нанесённый урон
    [rooms] Выигранные комнаты
    [instability] Выложенная нестабильность
   *[other] Ход игры
}
end-chart-label = { $title }; в конце: { $summary }
end-chart-round = Раунд { $round }
end-chart-rounds = Раунд
end-chart-table = В виде таблицы
end-proof = Проверить честность тасовки
end-proof-what = До раздачи первой карты стол опубликовал обязательство о ключе всех случайностей; теперь, когда игра окончена, ключ раскрыт. Скачайте запись: команда заново раздаст всю партию и сравнит.
end-commitment = Обязательство
end-seed = Ключ
end-command = Команда
end-record = Скачать запись

## rules

rules-what = Все правила по номерам, изложенные нашими словами. Показаны только правила выбранного издания.
rules-search = Поиск по правилам
rules-search-hint = слова или номер, например END.4
rules-editions = Издание
rules-edition-C = Классика
rules-edition-R = Возрождение
rules-edition-D = Дуэль
rules-edition-A = Аватар
rules-edition-all = Все
rules-count = { $count ->
    [one] { $count } правило
    [few] { $count } правила
   *[other] { $count } правил
}
rules-contents = Содержание
rules-glance = Вкратце
rules-glance-what = Чем отличаются
rules-signs = Что значат обозначения
rules-signs-editions = C — «Классика», R — «Возрождение», D — «Дуэль»; A — то, что Аватар добавляет к партии «Возрождения». Правило действует в изданиях, буквы которых при нём стоят, и ни в каких других.
rules-signs-sources = После правила указано, откуда оно: S0 — английская книга правил «Возрождения», S1 — русская «Классики», S2 — русская «Дуэли», S3 — черновик «Возрождения» с ответами на вопросы, S4 — немецкая «Классики».
rules-signs-ruling = «Решение» отмечает то, что решили мы сами там, где книги молчат или расходятся.
rules-link = Ссылка на это правило
rules-no-such = Правила { $id } нет.
rules-nothing = Ни в одном правиле нет всех этих слов.
rules-in-all = Искать во всех изданиях
rules-clear = Очистить поиск
rules-coming = Правила загружаются…
rules-trouble = Не удалось загрузить правила.
rules-again = Повторить
rules-back = Назад
rules-whole = Вся страница
rules-to-table = Вернуться за стол
rules-to-replay = Вернуться к записи

## lessons

lesson-guide = Проводник
lesson-start = Учиться играя
lesson-next = Дальше
lesson-done = Понятно
lesson-stop = Больше не подсказывать
lesson-stopped = Проводник отключён. «Учиться играя» на стартовой странице вернёт его.
lesson-fold = Свернуть проводника
lesson-unfold = Показать проводника
lesson-more = ещё { $count }
lesson-rule = Правило { $rule }

lesson-title-welcome = Добро пожаловать в ложу
lesson-text-welcome = Вы — маг, который борется за силу, и сама Чёрная Роза играет вместе с вами. Побеждает тот, у кого в конце больше очков силы. Знать правила не обязательно: предлагается только то, что разрешено, а что подсвечено, можно выбрать.
lesson-title-blackrose = Этап Чёрной Розы
lesson-text-blackrose = С неё начинается каждый раунд: происходит событие, на пользу или во вред всем. Она набирает очки силы, как маг, поэтому следите за её жетоном на треке.
lesson-title-study = Этап изучения
lesson-text-study = Вы берёте новые заклинания. У большинства есть светлая и тёмная стороны, а применить можно только одну, поэтому прочтите обе: наведите на карту или удерживайте её, и она раскроется.
lesson-title-action = Этап действий
lesson-text-action = Теперь все действуют по очереди, по одному или два действия, пока кто-то ещё может действовать. Можно сделать одно действие, а остальное приберечь: часто полезно сперва увидеть, что сделают другие.
lesson-title-evocation = Этап воплощений
lesson-text-evocation = Каждое воплощение на поле по очереди ещё раз движется и атакует. Оно делает это для того, кто им управляет.
lesson-title-cleanup = Этап очистки
lesson-text-cleanup = Заклинания этого раунда уходят в воспоминания, а комнаты, все ячейки которых заняты, платят тем, кто их заполнил. Затем начинается следующий раунд.
lesson-title-over = Игра окончена
lesson-text-over = Теперь подсчитываются трофеи, комнаты и всё остальное. Графики покажут, где случился перелом; партию можно пересмотреть и с любого момента сыграть иначе.
lesson-title-dmage = Выберите мага
lesson-text-dmage = Маги различаются здоровьем, силой атаки, скоростью и заклинаниями, которые есть только у них. Для первой партии подойдёт любой.
lesson-title-dgrimoire = Первые заклинания
lesson-text-dgrimoire = Гримуар — колода, из которой вы берёте карты каждый раунд. Наведите на списки, чтобы увидеть, что в них; ни один не лучше, они просто разные.
lesson-title-deventside = Карта события
lesson-text-deventside = Она говорит, что Чёрная Роза делает в каждом раунде этой партии. Все видят её с самого начала, так что её можно учитывать в планах.
lesson-title-dquestside = Задания
lesson-text-dquestside = Задания дают очки силы тому, кто выполнит их первым. Выбранная сторона определяет, какие задания открыты для всех.
lesson-title-ddiscard = Слишком много заклинаний
lesson-text-ddiscard = В конце изучения рука сокращается до предела. Сброшенное уходит в воспоминания и может вернуться оттуда.
lesson-title-dplan = Разложите заклинания
lesson-text-dplan = Положите заклинания лицом вниз в ячейки и выберите сторону каждого. Из I, II, III они творятся только по порядку, быстрое — в любой момент. Их никто не видит, и передумать можно, пока план не закреплён.
lesson-title-daction = Выберите действие
lesson-text-daction = Исследование передвигает вас, бой бьёт кого-то в вашей комнате, приказ отправляет воплощение: каждое стоит жетона действия. Сотворение тратит заготовленное заклинание, а инерция сбрасывает одно ради шага. Старайтесь закончить там, откуда следующее заклинание достанет до цели.
lesson-title-dpart = Шаг за шагом
lesson-text-dpart = Действие состоит из частей: шаги, атака, активация комнаты, где вы стоите. В подсвеченные комнаты можно войти, подсвеченные фигуры — атаковать; комната активируется один раз, до или после остального. Ненужное можно пропустить.
lesson-title-devocation = Какое воплощение действует
lesson-text-devocation = Воплощения сражаются за вас: движутся, атакуют, стоят на пути. Подействовавшее воплощение истощено до конца раунда.
lesson-title-dtarget = Выберите цель
lesson-text-dtarget = Число рядом с целью — дальность: столько комнат по прямой, 0 — ваша комната. Если рядом нет достойной цели, можно выбрать ложную, то есть никого, чтобы получить остальную часть заклинания.
lesson-title-dmodel = Выберите фигуру
lesson-text-dmodel = Исполняемое предложение показано над ответами. Фигуры, о которых может идти речь, подсвечены на поле.
lesson-title-droom = Выберите комнату
lesson-text-droom = Комнаты, о которых может идти речь, подсвечены. Учтите, кто там стоит и насколько заполнены ячейки.
lesson-title-dmay = По желанию
lesson-text-dmay = Если на карте сказано «может», решаете вы. Прочтите предложение: иногда выгода имеет свою цену.
lesson-title-dcube = Выберите кубик
lesson-text-dcube = Кубики показывают, кто нанёс урон, а кто нанёс больше, тот больше и получит, когда маг падёт. Поэтому важно, чей кубик уйдёт.
lesson-title-dshare = Не хватает кубиков
lesson-text-dshare = Сторона может выложить только те кубики, что у неё есть. Если их не хватает, вы решаете, как их распределить.
lesson-title-dspell = Сбросьте заклинание
lesson-text-dspell = Выберите наименее нужное. Заклинание из ячейки потеряно для этого раунда, из руки — только на будущее.
lesson-title-dclaim = Заявить задание?
lesson-text-dclaim = Вы выполнили задание. Если заявить его, вы получите очки силы и закроете его для других, но Чёрная Роза нанесёт вам урон. Если здоровья мало, подумайте дважды.
lesson-title-dreact = Ответное действие
lesson-text-dreact = То, что произошло, задевает что-то ваше: ловушку, защиту, действующий эффект. Можно раскрыть или применить это сейчас, а можно приберечь. Можно и заранее сказать, что делать: распоряжения стоят под вашими ответами.
lesson-title-dupgrade = Улучшение
lesson-text-dupgrade = Улучшения усиливают воплощение, пока оно на поле. Оно может нести одно, поэтому выберите, какое оставить.
lesson-title-drebuild = Восстановление комнат
lesson-text-drebuild = Заполнено несколько комнат. Порядок может быть важен: каждая платит тому, у кого в ней больше кубиков.
lesson-title-dchoose = Выберите одно
lesson-text-dchoose = Карта предлагает несколько эффектов, и вы получите один из них. Наведите на ответ, чтобы увидеть, что точно произойдёт.
lesson-title-damount = Сколько
lesson-text-damount = «До» означает, что можно и меньше, даже ничего. Обычно лучше больше, но не там, где за это приходится платить.
lesson-title-ehurt = Вас ранили
lesson-text-ehurt = Урон лежит кубиками на шкале здоровья, каждый — цвета того, кто его нанёс. Когда шкала полна, вы побеждены, и ранившие вас получают очки силы по своей доле.
lesson-title-edefeated = Маг побеждён
lesson-text-edefeated = Кто нанёс больше всего урона, получает больше очков силы, а последний удар приносит трофей. Побеждённый возвращается в келью с чистой шкалой и выходит при следующем исследовании или инерции: это стоит шага, а не игры.
lesson-title-eplaced = Нестабильность
lesson-text-eplaced = Кубики в ячейках комнаты — нестабильность, цвета того, кто их положил. Когда ячейки заполнены, комната при очистке платит награды: сначала тому, у кого кубиков больше. Это тихий путь к силе.
lesson-title-erebuilt = Комната меняется
lesson-text-erebuilt = Заполненная комната выплатила награды и теперь показывает другую сторону с другим эффектом. Наведите на неё, чтобы прочесть обе.
lesson-title-eclaimed = Задание выполнено
lesson-text-eclaimed = Задание достаётся тому, кто успел первым. Невыполненные в конце могут достаться Чёрной Розе, поэтому поглядывайте на список.
lesson-title-esummoned = Появилось воплощение
lesson-text-esummoned = У воплощений есть здоровье, сила атаки и скорость, как у магов. Они действуют по приказу и на этапе воплощений; уничтоженное воплощение вас уже не ударит.
lesson-title-elasting = Длящийся эффект
lesson-text-elasting = Этот текст действует и после хода. Действующие эффекты перечислены рядом с полем вместе с картами, от которых они исходят.
lesson-title-undo = Отмена
lesson-text-undo = Последний выбор можно отменить, пока не открылось ничего скрытого и никто другой не выбирал. Так что пробуйте: ошибочное нажатие ничего не стоит.
lesson-title-preparation = Этап подготовки
lesson-text-preparation = Теперь все одновременно раскладывают заклинания лицом вниз. Сотворённая ловушка или защита остаётся скрытой и ждёт своего условия; в списке под ячейками вы говорите, что делать, когда оно настанет.
lesson-title-dschool = Школа магии
lesson-text-dschool = В начале вы берёте одну школу, из неё ваши первые заклинания. Потом каждый раунд вы берёте карты из школ библиотеки: все слышат, какие вы назвали, но карт никто не видит.
lesson-title-dkeep = Оставьте два
lesson-text-dkeep = Из заклинаний, взятых из библиотеки, вы оставляете два. Остальные уходят лицом вверх в сброс своих школ, где их видят все.
lesson-title-dputaway = Проредить руку
lesson-text-dputaway = Раз за раунд можно убрать одно заклинание: оно уходит из ваших карт в свою школу. Если карт слишком много, лишние уходят в воспоминания.
lesson-title-dgiveup = Отказаться от задания?
lesson-text-dgiveup = От задания, которое не выполнить, можно отказаться и взять другое. Чёрная Роза получает за это очки силы, при поздних фазах луны больше.
lesson-title-dquest = Какое задание
lesson-text-dquest = У вас больше заданий, чем можно, или задание нужно эффекту. Оставьте то, к чему вы ближе всего.
lesson-title-dquesteffect = Завершённое задание
lesson-text-dquesteffect = Завершённое задание можно применить один раз, до или после своего действия: оно даёт эффект и очки силы и ещё раз считается в конце.
lesson-title-devent = Событие
lesson-text-devent = События лежат на поле несколько раундов и сдвигаются. Прочтите, что делает каждое и на каком этапе.
lesson-title-dkind = Кого призвать?
lesson-text-dkind = Вы выбираете, кто появится. Показатели и текст стоят рядом с именем.
lesson-title-dreplace = Места нет
lesson-text-dreplace = У вас может быть три воплощения. Ради четвёртого одно должно уйти, иначе новое не появится.
lesson-title-djinx = Сглаз
lesson-text-djinx = Сглаз мешает магу, пока его не отработают кубиками, по одному за очистку. Двух одинаковых ни у кого не бывает.
lesson-title-ddestiny = Судьба
lesson-text-ddestiny = Ваши жетоны судьбы лежат на маге, который сейчас повержен. Каждый сбывшийся считается в награде как ваш урон; оставленный пригодится позже.
lesson-title-dtrophy = Трофей
lesson-text-dtrophy = Трофеи отнимают у самих магов, и они считаются в конце. У каждого мага их ограниченное число.
lesson-title-dtakeback = Ждали напрасно
lesson-text-dtakeback = Ловушки и защиты, которые не сработали, можно вернуть на руку. Оставленное уходит в воспоминания.
lesson-title-dcleanup = В каком порядке
lesson-text-dcleanup = Несколько ваших карт действуют при очистке. Вы решаете, какая первой.
lesson-title-dwinner = Ничья до конца
lesson-text-dwinner = Решить больше нечему, поэтому победителя называет владелец короны.
lesson-title-dstep = Вы ходите за Чёрную Розу
lesson-text-dstep = Её воплощения идут туда, куда ведут правила. Где несколько путей равны, выбирает владелец короны: сейчас это вы.
lesson-title-ejinxed = Сглаз
lesson-text-ejinxed = Сглаз лежит на маге и мешает ему каждый раунд. При очистке его отрабатывают, кубик за кубиком.
lesson-title-emoon = Луна восходит
lesson-text-emoon = Чьи-то очки силы достигли следующей фазы луны: теперь события и задания берутся из её колоды и стоят больше.

## notices

notices = Уведомления
notices-system = На этом устройстве
notices-system-on = Позвать меня, когда мой ход
notices-system-what = Система покажет уведомление, пока эта страница открыта, но её не видно.
notices-system-none = Этот браузер не умеет показывать системные уведомления.
notices-system-refused = Браузер этого не разрешает. Проверьте его настройки для этой страницы.
notices-call = Black Rose: ваш ход
notices-call-sample = Так вас позовут.
notices-mail = По электронной почте
notices-mail-what = Если стол ждёт вас, а вас какое-то время не было, придёт письмо: одно на каждое ожидание, и в нём не будет ничего, чего не видят другие.
notices-mail-kept = Адрес хранится, пока не закончится эта партия или пока вы не откажетесь от писем. Другие за столом его не видят.
notices-address = Адрес электронной почты
notices-ask = Прислать ссылку для подтверждения
notices-asked = Письмо на { $address } отправляется. Откройте ссылку в нём; до этого других писем не будет.
notices-on = Письма приходят на { $address }.
notices-other = Другой адрес
notices-stop = Больше не присылать
notices-confirm-what = Вам будет приходить письмо, когда стол ждёт вас. Вы этого хотите?
notices-confirm = Да, присылайте письма
notices-confirmed = Готово. Письмо придёт, когда стол ждёт вас, а вас нет. Эту страницу можно закрыть.
notices-end-what = Больше не писать на этот адрес ни с одного стола и забыть его?
notices-end = Больше не присылать
notices-ended = Готово. Адрес забыт, и писем на него больше не будет.

## table

table-title = Стол
table-coming = Стол накрывается …
table-unknown = Такого стола нет. Возможно, ссылка неполная.
table-no-right = У вас нет места за этим столом. Попросите приглашение или введите код восстановления на начальной странице.
table-moved = Теперь за ваше место играют на другом устройстве. Чтобы снова играть здесь, введите код восстановления на начальной странице.
table-closed = Стол завершил соединение.
table-offline = Нет связи. То, что вы видите, могло устареть; пробуем снова …
table-round = { $rounds ->
    [0] Раунд { $round }
   *[other] Раунд { $round } из { $rounds }
}
table-rule = Правило { $rule }
table-tabs = Части стола
table-tab-board = Поле
table-tab-me = Я
table-tab-rivals = { $count ->
    [0] Места
    [one] Соперник
   *[other] Соперники
}
table-tab-seats = Места
table-tab-log = Журнал
table-tab-quests = Задания
table-tab-events = События
table-window = Открыто окно: может ответить { $name }
table-window-left = { $seconds ->
    [one] осталась { $seconds } секунда
    [few] осталось { $seconds } секунды
   *[many] осталось { $seconds } секунд
}
table-library = Библиотека
table-tab-answers = здесь есть что выбрать
table-rivals = Очки силы и соперники
table-beside = Журнал и задания
table-to-board = Посмотреть поле
table-to-end = Вернуться к итогам
table-hand = Ваша рука
table-hand-empty = В руке нет карт.
table-hand-hidden = Ваши карты скрыты.
table-hide-hand = Скрыть мои карты
table-show-hand = Показать мои карты
table-menu = Меню
table-text-mode = Текстовый режим
table-report = Сообщить об ошибке
table-report-what = В файле то, что видно с вашего места, журнал и версии; ничего из того, что скрывают другие. Приложите его к сообщению.
table-report-get = Скачать файл
table-cards = Карты
table-memories = Воспоминания
table-grimoire = Мой гримуар
table-grimoire-about = Что вы ещё можете взять, без порядка.
table-removed = Убраны
table-removed-about = Навсегда вне игры.
table-unseen = Что это может быть
table-unseen-about = Заклинания, которых вы в этой игре ещё не видели. Любая скрытая от вас карта — одна из них.
table-group = { $group ->
    [forgotten] Забытые заклинания
    [personal] Личные заклинания
   *[other] { $group }
}
table-no-cards = Нет карт.
table-place-hand = { $name }, в руке: { $count }
table-place-slots = { $name }, лицом вниз: { $count }
table-place-grimoire = { $name }, гримуар: { $count }
table-place-library = Библиотека: { $count }
table-place-forgotten = Забытые: { $count }
table-seats = Места и гости
table-seat-nobody = Пока никого
table-seat-open = ждёт игрока
table-seat-here = за столом
table-seat-away = не в сети
table-seat-bot = бот: { $bot }
table-seat-stands-in = { $bot } на замене
table-seat-you = вы
table-seat-late = Время вышло.
table-seat-bot-in = Пусть играет бот
table-late-bot = Время вышло: пусть играет бот
table-bot-for-you = За вас играет бот.
table-wait-open = Место ({ $name }) ещё ждёт игрока.
table-wait-late = Время вышло: { $name }.
table-wait-away = Не в сети: { $name }.
table-invite = Создать приглашение
table-invite-link = Приглашение
table-invite-what = Для одного человека. Прежняя ссылка на это место больше не действует.
table-leave = Встать; доиграет бот
table-leave-sure = Да, пусть играет бот
table-return = Вернуться на своё место
table-code = Новый код восстановления
table-code-what = С ним вы перенесёте своё место на другое устройство. Прежний код больше не действует.
table-watchers = { $count ->
    [0] Зрителей нет.
    [one] Смотрит { $count } зритель.
    [few] Смотрят { $count } зрителя.
   *[other] Смотрят { $count } зрителей.
}
table-watch-make = Ссылка для зрителей
table-watch-link = Ссылка для зрителей
table-watch-what = Зрители видят то, что могут видеть все, и ни одной скрытой карты. Прежняя ссылка больше не действует.
table-help = Клавиши
table-help-choosing = Выбор
table-help-choosing-1 = выбрать ответ с этим номером
table-help-choosing-2 = перейти к другому ответу
table-help-choosing-3 = выбрать; подтвердить там, где переспросили
table-help-choosing-4 = пока нет
table-help-choosing-5 = отменить последний выбор
table-help-planning = Подготовка
table-help-planning-1 = положить карту с этим номером в отмеченную ячейку
table-help-planning-2 = светлая (l) или тёмная (d) сторона последней карты
table-help-planning-3 = отметить другую ячейку
table-help-planning-4 = поменять последнюю карту местами с отмеченной ячейкой
table-help-planning-5 = вернуть в руку
table-help-planning-6 = закрепить план
table-help-looking = Просмотр
table-help-looking-1 = увеличить карту в фокусе или ту, что задаёт вопрос
table-help-looking-2 = скрыть или показать свои карты
table-help-looking-3 = журнал
table-help-looking-4 = текстовый режим
table-help-looking-5 = этот список
table-help-touch = На сенсорном экране: удерживайте палец на комнате, фигуре или карте, чтобы прочитать её. Первое касание ответа показывает его последствия, если они важны.
curtain-pass = Передайте экран: { $who }
curtain-only-you = Продолжайте, когда экран не видит никто другой.
curtain-ready = Это я, { $who }

## choosing

choose-prompt = О чём спрашивают
choose-answers = Ответы
choose-resolving = Текст, который сейчас исполняется
choose-final = отменить будет нельзя
choose-do-it = Сделать
choose-not-yet = Пока нет
choose-undo = Отменить
choose-why = Почему?
choose-absent = Сейчас нельзя:
choose-card = { $name }: { $text }
choose-preview = Что точно произойдёт
choose-preview-more = Дальнейшее зависит от случая или скрытых карт.
choose-preview-open = Последствия зависят от случая или скрытых карт.
choose-pass-by = Пропустить и не спрашивать до моего следующего действия
choose-passing = До вашего следующего действия задания пропускаются.
choose-ask-again = Снова спрашивать
pick-done = { $what ->
    [keep] { $name }: остаётся
    [away] { $name }: убрано
   *[other] { $name }: в сброс
}
school-lies = в колоде { $deck }, в сбросе { $discards }
school-rest = Все остальные карты из школы «{ $name }»
school-rest-what = Каждое нажатие на школу — одна карта. Стрелка рядом берёт оттуда все остальные.
react-happened = Что только что произошло
react-nothing = Вам нечем ответить. Другие этого не узнают: они видят только, что вас спросили.
react-passing = Ваши ловушки и защиты остаются скрытыми до вашего следующего действия.
order-title = { $count ->
    [one] Распоряжение для { $count } заклинания
   *[other] Распоряжения для { $count } заклинаний
}
order-what = Что делать, когда ловушку или защиту можно раскрыть. Это видите только вы, и изменить это можно в любой момент.
order-for = Распоряжение: { $name }
order-mode-ask = Спросить меня
order-mode-first = Раскрыть при первой возможности
order-mode-saves = Только если это спасёт от поражения
order-mode-against = Только против …
plan-title = { $least ->
    [1] Заготовьте заклинание лицом вниз.
   *[other] Заготовьте от { $least } до { $most } заклинаний лицом вниз.
}
plan-slots = Ваши ячейки
plan-slot-empty = Ячейка { $slot }: { $what }
plan-slot-filled = Ячейка { $slot }: { $name }, { $side }
plan-empty = пусто
plan-next-here = следующая карта
plan-remove = Вернуть: { $name }
plan-lies = { $name }: ячейка { $slot }
plan-light = Светлая
plan-dark = Тёмная
plan-copies = { $left } из { $copies }
plan-lock = { $count ->
    [0] Закрепить
    [one] Закрепить { $count } заклинание
    [few] Закрепить { $count } заклинания
   *[other] Закрепить { $count } заклинаний
}
plan-locked = План закреплён.
plan-others = { $count ->
    [one] Ещё { $count } игрок готовит заклинания.
    [few] Ещё { $count } игрока готовят заклинания.
   *[other] Ещё { $count } игроков готовят заклинания.
}
plan-last = Остальные готовы: как закрепите, начнётся раунд.
plan-change = Изменить план
plan-close-up = Сдвинуть
plan-more = Можно добавить ещё или закрепить.
plan-not-offered = { $name } сейчас нельзя положить в ячейку { $slot }. Отправленное отменено.
plan-refused = План не принят. Попробуйте ещё раз.
plan-wrong-few = Выложите не меньше { $least }: выберите половину карты.
plan-wrong-gap = Между ячейками пропуск.
plan-wrong-first = Первая ячейка должна быть занята.
plan-wrong-hand = Одной из карт этого плана больше нет в руке.

## log

log-title = Журнал
log-filter = Чьи дела
log-everybody = Все
log-empty = Пока ничего не произошло.
log-since = С вашего прошлого визита
log-hit-you = Это задело вас
log-fold = Свернуть
log-unfold = Развернуть ({ $count })
log-fold-all = Свернуть все действия
log-unfold-all = Развернуть все действия
log-more = { $count ->
    [one] … и ещё { $count }
    [few] … и ещё { $count }
   *[other] … и ещё { $count }
}
log-to-end = В конец

## text mode

text-title = Стол в виде текста
text-leave = Выйти из текстового режима
text-said = Что было сказано
text-line = Номер, слова ответа или команда (? — помощь)
text-send = Отправить
text-commands = Команды
text-name-o = Ответы
text-name-l = Журнал
text-name-b = Поле
text-name-h = Рука
text-name-s = Места
text-name-q = Задания
text-name-u = Отменить
text-name-help = Помощь
text-help-number = Номер или слова ответа: выбрать его.
text-help-o = o или пустая строка: вопрос и все ответы.
text-help-u = u: отменить последний выбор.
text-help-l = l: последние строки журнала; l 30: последние тридцать.
text-help-b = b: поле, комната за комнатой.
text-help-h = h: ваша рука, обе стороны каждой карты.
text-help-s = s: места: сила, здоровье, ячейки, числа.
text-help-q = q: задания, событие, действующие эффекты.
text-help-r = r 3: прочитать карту ответа 3; r и слова: карту с таким названием; r: карту, которая спрашивает.
text-help-t = t: выйти из текстового режима.
text-answers = { $count ->
    [one] { $count } ответ; o перечислит.
    [few] { $count } ответа; o перечислит.
   *[other] { $count } ответов; o перечислит.
}
text-confirm = Отменить это будет нельзя. y: сделать. n: пока нет.
text-not-done = Не сделано.
text-busy = Минуту: последний выбор ещё в пути.
text-no-number = У ответов номера от 1 до { $count }.
text-not-understood = Это не ответ и не команда. Введите ? для помощи.
text-no-undo = Отменять нечего.
text-no-hand = Вы зритель: руки у вас нет.
text-no-card = Такой карты нет.
text-which-card = Какая карта? Введите r и номер или слова названия.
text-absent = Сейчас нельзя: { $text }. { $why } ({ $rule })
text-next-to = Рядом: { $names }
text-in-cell = В Келье: { $name }
text-power = { $name }: сила { $power }
text-counts = в руке { $hand }, гримуар { $grimoire }, воспоминания { $memories }, кубики { $pool }, жетоны действий { $tokens }, трофеи { $trophies }, выигранные комнаты { $rooms }
text-crown = владеет короной
text-lasting = В силе: { $name } ({ $owner })
text-name-w = Распоряжения
text-help-w = w: распоряжения для ваших ловушек и защит; w 2 1: для второй из них: 1 спросить меня, 2 при первой возможности, 3 только если спасёт, 4 только против, с номерами мест.
text-orders-none = В ваших ячейках нет ни ловушек, ни защит.
text-order = { $number }. { $slot }, { $name }: { $order }
text-order-against = { $order } { $names }
text-order-wrong = Введите w, номер заклинания и номер распоряжения, например w 1 2.
text-window = { $seconds ->
    [one] У вас { $seconds } секунда на ответ.
    [few] У вас { $seconds } секунды на ответ.
   *[other] У вас { $seconds } секунд на ответ.
}
text-moon = фаза луны { $moon }
text-last-round = это последний раунд
text-school = школа «{ $name }»
text-task = задание «{ $name }» ({ $state ->
    [active] активное
    [completed] завершённое
   *[solved] решённое
}, кубиков { $cubes } из { $slots })
text-task-hidden = скрытое задание фазы луны { $moon }
text-jinx = сглаз «{ $name }» (кубиков { $cubes } из { $needed })
text-destiny = жетоны судьбы: { $names }
text-haunted = преследуют: { $names }
text-event-board = Событие { $slot }: { $text }
text-school-deck = { $name }: в колоде { $deck }, в сбросе { $discards }
