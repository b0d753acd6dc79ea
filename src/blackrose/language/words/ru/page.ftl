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
share = Поделиться
trouble-offline = Сервер не отвечает. Есть ли у вас связь?
trouble-other = Не получилось. Попробуйте ещё раз.
your-name = Ваше имя
new = Новый стол
new-edition = Издание
new-seats = Места
new-number = Сколько игроков
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
card-own-design = наша разработка
card-choose-side = Выбрать сторону: { $side }
card-figure = { $name ->
    [health] Здоровье
    [strength] Сила
    [speed] Скорость
   *[hand] Рука
}
motion-your-turn = ваш ход

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
