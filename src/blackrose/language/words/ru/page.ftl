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
