### Kingdomino in Bulgarian. Keys are shared by all six catalogues; a test compares them.

## Things of the game

terrain-wheat = жито
terrain-forest = гора
terrain-lake = езеро
terrain-meadow = ливада
terrain-swamp = блато
terrain-mine = мина

colour-pink = розов
colour-yellow = жълт
colour-green = зелен
colour-blue = син

variant-harmony = Хармония
variant-middle-kingdom = Средното кралство

due-kings = подреждане на кралете
due-deal = нова редица плочки
due-claim = избор на плочка
due-place = поставяне на плочка
due-over = нищо, играта свърши

## The command line in general

cli-about = Kingdomino в терминала: точкуване, повторение на игри, проверка на разбъркването, броене на ходове.
cli-example = Пример: { $example }
cli-command = команда
cli-usage = употреба:
cli-arguments = аргументи
cli-options = опции
cli-help-option = показване на тази помощ и изход
cli-version-option = показване на версията и изход
cli-lang-option = език на всички текстове; ако не е посочен, се определя от средата
cli-json-option = извеждане на JSON за програми
cli-error = { $prog }: грешка: { $message }
cli-argument-error = { $argument }: { $message }
cli-arguments-required = липсва: { $list }
cli-arguments-unknown = непознато: { $list }
cli-one-value = нужна е една стойност
cli-one-value-or-more = нужна е поне една стойност
cli-invalid-choice = { $value } не е сред възможностите ({ $choices })
cli-invalid-value = { $value } не е валидно
cli-not-together = не може заедно с { $list }
cli-refused = Отказано. { $sentence }
cli-output-lost = Изходът не можа да се запише: { $reason }.

## kingdomino score

score-summary = Точкува кралства, нарисувани с текст, посочва какво не е наред в тях и класира няколко играчи.
score-files-option = текстов файл с кралство или - за стандартния вход; от два до четири файла се класират
score-harmony-option = с Хармония: 5 точки за пълна решетка
score-middle-kingdom-option = със Средното кралство: 10 точки за замък в центъра
score-mighty-duel-option = Великият дуел: двама играчи, 7×7 квадрата
score-edition-option = по кое издание се решава равенството; при classic след най-голямата област се гледат короните
score-photo-option = четене на файловете като снимки на кралства отгоре, без фигурите на замъците и кралете; нужна е добавката "photo"
score-corners-option = ъглите на кралството на снимката, x и y в пиксели, по часовниковата стрелка от горния ляв; по веднъж за всяка снимка
score-unsure = Прочетено от снимка. Провери тези квадрати: { $squares }
score-standard-input = стандартен вход
score-too-large-to-draw = Кралството е твърде голямо, за да се нарисува тук.
score-terrain = Област
score-squares = Квадрати
score-crowns = Корони
score-points = Точки
score-total = Общо
score-for-ties = При равенство: най-голяма област от { $largest ->
    [one] 1 квадрат
   *[other] { $largest } квадрата
}, общо { $crowns ->
    [one] 1 корона
   *[other] { $crowns } корони
}.
score-nothing-yet = Засега има само замък.
score-defects = Такова кралство не може да се получи в истинска игра:
score-defects-together = Тези кралства не могат да са от една и съща игра:
score-ranking = Класиране
score-place = Място
score-player = Кралство
score-largest = Най-голяма
score-tie-largest = { $players }: равни точки; решава по-голямата област.
score-tie-crowns = { $players }: равни точки и равни най-големи области; решават короните.
score-tie-shared-first = { $players }: пълно равенство, затова споделят победата.
score-tie-shared = { $players }: пълно равенство, затова споделят мястото.

## Why a bonus was earned or not

reason-harmony-complete = решетката е пълна
reason-harmony-gaps = { $empty ->
    [0] кралството не е пълна решетка
    [one] 1 квадрат от решетката е празен
   *[other] { $empty } квадрата от решетката са празни
}
reason-harmony-at-the-end = брои се в края на играта
reason-middle-centred = замъкът е в центъра
reason-middle-off-centre = замъкът не е в центъра (на запад { $west }, на изток { $east }, на юг { $south }, на север { $north })
reason-middle-needs-one-castle = нужен е точно един замък
reason-middle-at-the-end = брои се в края на играта

## What is wrong with a kingdom

defect-no-castle = Няма замък.
defect-several-castles = Има { $castles } замъка: { $squares }.
defect-not-connected-to-the-castle = От замъка няма път до { $squares }.
defect-too-wide = Широко е { $width } квадрата; позволени са { $grid }.
defect-too-high = Високо е { $height } квадрата; позволени са { $grid }.
defect-more-than-the-box-holds = { $count } × { $terrain } { $crowns ->
    [0] без корона
    [one] с 1 корона
   *[other] с { $crowns } корони
} ({ $squares }); в кутията има { $in_the_box }.
defect-more-than-the-box-holds-together = Общо { $count } × { $terrain } { $crowns ->
    [0] без корона
    [one] с 1 корона
   *[other] с { $crowns } корони
}; в кутията има { $in_the_box }.
defect-half-a-domino-left-over = { $count ->
    [one] 1 квадрат е нечетен брой: остава половин плочка.
   *[other] { $count } квадрата са нечетен брой: остава половин плочка.
}
defect-no-way-to-tile-it = Не може да се покрие с плочки: без двойка остават { $squares }.
defect-no-such-dominoes-in-the-box = С плочките от кутията не се получава такова кралство.
defect-dominoes-cannot-be-laid-in-turn = Плочките не могат да са поставени една след друга: в даден момент никоя от останалите не опира до същия терен или до замъка.

## kingdomino replay

replay-summary = Показва записана игра ход по ход.
replay-file-option = запис на игра или - за стандартния вход
replay-at-option = показване на играта след толкова хода и изход
replay-game-option = коя игра, ако във файла са няколко
replay-keys = → напред   ← назад   ↑ ↓ рунд   Home End   q изход
replay-move-of = Ход { $number } от { $count }
replay-game-of = Игра { $number } от { $count }
replay-start = Преди първия ход
replay-chance = жребий
replay-round = Рунд { $round } от { $rounds }
replay-opening = Начало
replay-line = Редица
replay-next-line = Следваща
replay-free = свободна
replay-to-act = На ход е { $player }: { $due }
replay-over = Играта свърши.
replay-waiting = Следваща стъпка: { $due }.
replay-player-points = { $player }: { $points ->
    [one] 1 точка
   *[other] { $points } точки
}
replay-place = { $place ->
    [one] 1-во място
    [2] 2-ро място
   *[other] { $place }-то място
}
replay-broken = { $moves ->
    [0] Нито един ход в записа не е валиден.
    [one] Валиден е само първият ход в записа.
   *[other] Валидни са само първите { $moves } хода в записа.
}

## kingdomino review

review-summary = Анализ на игра: какво е струвал всеки ход, какво е донесла всяка редица и защо.
review-seconds-option = секунди за решение (1)
review-playouts-option = симулирани игри за решение; с тях анализът може да се повтори точно
review-seat-option = показване само на един играч, броят се от 0
review-annotate-option = записва играта с анализа като коментари в този файл
review-progress = Анализирани ходове
review-number = Ход
review-player = Играч
review-played = Изигран
review-best = Най-добър
review-grade = Оценка
review-wins = Шанс за победа
review-lost = Загубени точки
review-graph = Шанс за победа от първия до последния ход
review-balance = Откъде дойде резултатът
review-start = Начало
review-luck = Късмет
review-own = Собствени ходове
review-others = Ходове на другите
review-result = Резултат
review-accuracy = Точност
review-costliest = Ходовете, които струваха най-много
review-moment = Ход { $number }, { $player }: { $move } ({ $grade }) струваше { $wins }% шанс за победа и { $points } точки преднина. По-добре: { $best }.
review-none-costly = Никой ход не струваше явно скъпо.
review-luckiest = Редиците с най-много късмет
review-deal = Ход { $number }, { $line }: { $degree ->
    [very] голям късмет
    [some] късмет
   *[little] малко късмет
} за { $player }, +{ $wins }% шанс за победа.
review-note = Шансовете за победа идват от симулирани игри; разликите са в процентни пунктове. Загуба се брои само ако е поне два пъти колкото стандартната ѝ грешка.
review-nothing = В записа няма решение за анализ.
review-interrupted = Прекъснато: анализирани са { $done } от { $total } хода.
review-written = Записът с коментарите е в { $file }.

grade-best = най-добър
grade-good = добър
grade-inaccuracy = неточност
grade-mistake = грешка
grade-blunder = груба грешка

cause-scores-at-once = По-добрият ход носи веднага { $points ->
    [one] 1 точка
   *[other] { $points } точки
} ({ $terrain } става { $squares } × { $crowns }), а този – { $fewer ->
    [0] нищо
   *[other] само { $fewer }
}.
cause-leaves-a-hole = { $count ->
    [one] { $mover ->
        [you] Така си оставяш
       *[other] Така остава
    } дупка, която никоя плочка не може да запълни: { $squares }.
   *[other] { $mover ->
        [you] Така си оставяш
       *[other] Така остават
    } дупки, които никоя плочка не може да запълни: { $squares }.
}
cause-leaves-no-room = { $left ->
    [one] { $mover ->
        [you] Така не си оставяш
       *[other] Така не остава
    } място за предстоящата плочка; по-добрият ход оставя.
   *[other] { $mover ->
        [you] { $room ->
            [0] Така не си оставяш място за нито една
           *[other] Така си оставяш място само за { $room }
        }
       *[other] { $room ->
            [0] Така не остава място за нито една
           *[other] Така остава място само за { $room }
        }
    } от предстоящите { $left } плочки; по-добрият ход оставя място за { $more }.
}
cause-blocks-own-domino = { $mover ->
    [you] Твоята плочка { $domino }
   *[other] Избраната плочка { $domino }
} вече не пасва никъде.
cause-loses-the-middle = Бонусът за Средното кралство е загубен: замъкът вече не може да е в центъра.
cause-loses-harmony = Бонусът за Хармония е загубен: решетката вече не може да се запълни.
cause-cannot-be-placed = Плочка { $better } пасва в { $mover ->
    [you] сегашното ти кралство
   *[other] сегашното кралство
}, а плочка { $domino } не пасва никъде.
cause-promises-points = В { $mover ->
    [you] сегашното ти кралство
   *[other] сегашното кралство
} плочка { $better } може да донесе { $points ->
    [one] 1 точка
   *[other] { $points } точки
}, а плочка { $domino } – { $fewer ->
    [0] нищо
   *[other] само { $fewer }
}.
cause-chooses-earlier = { $first ->
    [1] { $mover ->
        [you] С плочка { $better } щеше да имаш първия избор в следващия рунд.
       *[other] В следващия рунд крал върху плочка { $better } избира пръв.
    }
   *[other] { $mover ->
        [you] С плочка { $better } щеше да избираш по-рано в следващия рунд, отколкото с плочка { $domino }.
       *[other] В следващия рунд крал върху плочка { $better } избира преди крал върху плочка { $domino }.
    }
}
cause-crowns-to-come = { $crowns ->
    [one] Може да излезе още 1 корона
   *[other] Може да излязат още { $crowns } корони
} върху { $terrain }, а върху { $other_terrain } – { $fewer ->
    [0] нито една
   *[other] само { $fewer }
}.
cause-denies = { $seat } избира по-късно и може веднага да вземе { $points ->
    [one] 1 точка
   *[other] { $points } точки
} с плочка { $domino }.
web-cause-denies-you = Ти избираш по-късно и можеш веднага да вземеш { $points ->
    [one] 1 точка
   *[other] { $points } точки
} с плочка { $domino }.
cause-grows-less = По-доброто място разширява { $mover ->
    [you] областта ти
   *[other] областта
} ({ $terrain }) до { $squares } квадрата, а това – само до { $fewer }; { $crowns ->
    [one] може да излезе още 1 корона
   *[other] може да излязат още { $crowns } корони
} върху такъв терен.
cause-has-more-crowns = Плочка { $better } има повече корони ({ $crowns }) от плочка { $domino } ({ $fewer }).
cause-joins-less = Плочка { $better } може да разшири { $mover ->
    [you] областта ти
   *[other] областта
} ({ $terrain }) до { $squares } квадрата, а плочка { $domino } – най-много до { $fewer }.
cause-own-domino-scores-less = { $mover ->
    [you] Твоята плочка { $domino }
   *[other] Избраната плочка { $domino }
} може да донесе { $points ->
    [one] 1 точка
   *[other] { $points } точки
} след по-добрия ход, а след този – { $fewer ->
    [0] нищо
   *[other] само { $fewer }
}.
cause-offers-score-less = След по-добрия ход плочка { $domino } от следващата редица може да донесе { $points ->
    [one] 1 точка
   *[other] { $points } точки
}; след този никоя там не носи { $fewer ->
    [0] точки
   *[other] повече от { $fewer }
}.
cause-coming-score-less = След по-добрия ход { $count ->
    [one] 1 от { $of } възможни плочки може да донесе
   *[other] { $count } от { $of } възможни плочки могат да донесат
} повече точки.
cause-closes-in = { $mover ->
    [you] Областта ти с корони
   *[other] Областта с корони
} ({ $terrain }) вече не може да расте: до нея не остава свободен квадрат.
cause-fills-in-fewer-ways = След този ход останалата част от решетката се запълва по-трудно.
cause-forces-a-hole = Където и да отиде плочка { $domino }, оставя дупка, която никоя плочка не може да запълни; за плочка { $better } има място без дупка.
cause-has-fewer-places = В { $mover ->
    [you] сегашното ти кралство
   *[other] сегашното кралство
} плочка { $better } пасва на повече места ({ $places }) от плочка { $domino } ({ $fewer }).
hint-look-at-territory = Виж областите си: една от тях ({ $terrain }) може да порасне.
hint-look-for-room = Пази си мястото: не оставяй дупки.
hint-look-at-the-middle = Мисли за Средното кралство: дръж замъка в центъра.
hint-look-at-harmony = Мисли за Хармония: още можеш да запълниш цялата решетка.
hint-look-at-own-domino = Остави място за плочка { $domino }, която идва след това.
hint-look-at-own-points = Помисли за плочка { $domino }, която идва след това: къде носи точки?
hint-look-ahead = Сега нищо не носи много точки: мисли напред.
hint-look-beyond-points = Не гони само точките сега: мисли напред.
hint-look-at-fits = Виж кои от тези плочки пасват в кралството ти.
hint-look-at-points = Една от тези плочки носи точки веднага.
hint-look-at-order = Мисли за реда на игра: кой избира рано в следващия рунд?
hint-look-at-crowns = Може да излязат още много корони върху { $terrain }.
hint-look-at-others = Виж от какво има нужда { $seat }.
hint-look-at-line = Сравни плочките за следващия рунд.
hint-look-at-next-line = Виж плочките, от които ще избираш след това.
hint-only-move = Има само един ход.
hint-here-territory = Тук: едната половина до областта ти ({ $terrain }).
hint-here-castle = Тук: до замъка.
hint-here-slots = Една от тези две.
hint-adds-points = Носи веднага още { $points ->
    [one] 1 точка
   *[other] { $points } точки
}: { $terrain } { $squares } × { $crowns } = { $worth }.
hint-grows = Разширява областта ти ({ $terrain }) за по-късно: { $squares } × { $crowns }.
hint-leaves-no-hole = Не оставя квадрат, който не може да се запълни.
hint-keeps-room = { $more ->
    [one] Остава място за още 1 плочка.
   *[other] Остава място за още { $more } плочки.
}
hint-keeps-the-middle = Замъкът още може да е в центъра.
hint-keeps-harmony = Решетката още може да се запълни.
hint-keeps-a-place = Плочка { $domino } ще пасва и след това.
hint-fits = Плочка { $better } пасва в кралството ти, а { $domino } не.
hint-promises = Плочка { $better } може да донесе веднага { $points ->
    [one] 1 точка
   *[other] { $points } точки
}.
hint-chooses-early = С плочка { $better } избираш по-рано в следващия рунд, отколкото с { $domino }.
hint-crowns-ahead = { $crowns ->
    [one] Може да излезе още 1 корона върху { $terrain }.
   *[other] Може да излязат още { $crowns } корони върху { $terrain }.
}
hint-takes-away = Иначе { $seat } може да вземе { $points ->
    [one] 1 точка
   *[other] { $points } точки
} с плочка { $domino }.
hint-helps-own-domino = Тогава твоята плочка { $domino } може да донесе { $points ->
    [one] 1 точка
   *[other] { $points } точки
}.
hint-prepares-a-claim = Тогава плочка { $domino } от следващата редица може да донесе { $points ->
    [one] 1 точка
   *[other] { $points } точки
}.
hint-stays-open = { $free ->
    [one] Остава 1 свободен квадрат до областта ти ({ $terrain }).
   *[other] Остават { $free } свободни квадрата до областта ти ({ $terrain }).
}
hint-brings-crowns = Плочка { $better } носи { $crowns ->
    [one] 1 корона
   *[other] { $crowns } корони
}.
hint-joins = Плочка { $better } може да разшири областта ти ({ $terrain }) до { $squares } квадрата.
hint-fits-cleanly = Плочка { $better } пасва, без да оставя дупка.
hint-scores-more = Носи веднага { $points ->
    [one] 1 точка
   *[other] { $points } точки
} вместо { $fewer ->
    [0] нула
   *[other] { $fewer }
}.
hint-grows-more = Разширява областта ти ({ $terrain }) до { $squares } квадрата вместо до { $fewer }.
hint-coming-score-more = { $count ->
    [one] 1 от { $of } възможни плочки може да донесе
   *[other] { $count } от { $of } възможни плочки могат да донесат
} повече точки.
hint-fills-easily = Решетката може да се запълни по повече начини.
hint-has-more-places = Плочка { $better } пасва на { $places ->
    [one] 1 място
   *[other] { $places } места
}.
hint-none-better = Няма по-добър ход.

## kingdomino puzzles

puzzles-summary = Търсене на задачи: позиции с един явно най-добър ход.
puzzles-games-option = в колко игри се търси (100)
puzzles-out-option = файлът със задачите; незавършен файл се продължава
puzzles-keep-option = спиране, когато всяка трудност има толкова
puzzles-rules-option = правилата на игрите; може да се дадат няколко пъти, игрите ги редуват
puzzles-seed-option = начално число за всички игри (1)
puzzles-found = { $count ->
    [one] 1 задача
   *[other] { $count } задачи
} в { $file }: лесни { $easy }, средни { $medium }, трудни { $hard }.
error-puzzles-differ = Файлът { $file } е направен с други опции; избери друг файл или използвай опциите от началото му.
error-not-a-puzzle = Ред { $line } не е задача: { $text }

## kingdomino verify

verify-summary = Проверява дали купчинката на завършена игра е определена преди първия ход и не е променяна след това.
verify-file-option = запис на завършена игра или - за стандартния вход
verify-commitment-option = отпечатъкът, записан в началото на играта
verify-commitment = Отпечатък { $commitment }
verify-commitment-is-the-noted-one = Отпечатъкът съвпада със записания.
verify-commitment-matches = Солта, кралете и купчинката дават отпечатъка.
verify-deals-follow-the-deck = Всички редици са изтеглени от тази купчинка.
verify-seed-gives-the-deck = Началното число дава тази купчинка и тези крале.
verify-yes = да
verify-no = НЕ
verify-passed = Разбъркването е било честно.
verify-failed = Разбъркването НЕ отговаря на обещаното.

## kingdomino perft

perft-summary = Брои всички възможни продължения, за да се сравнят две програми за играта.
perft-files-option = файлове с очаквани бройки
perft-dominoes-option = поставяне на тези плочки една след друга, като в началото има само замък
perft-grid-option = ширина и височина на кралството
perft-rules-option = броене на решенията в игра с тези правила
perft-seed-option = начално число за купчинката
perft-after-option = брой решения, взети преди началото на броенето
perft-depth-option = на колко решения дълбочина да се брои
perft-depth = Дълбочина
perft-count = Брой
perft-seconds = Секунди
perft-game-over = Играта свършва след { $decisions } решения: няма какво повече да се брои.
perft-one-task = посочи файлове, --dominoes или --rules, но само едно от трите
perft-line-right = { $subject }: вярно
perft-line-wrong = { $subject }: ГРЕШНО на дълбочина { $depth }, преброени са { $counted }
perft-all-right = { $lines ->
    [one] 1 ред, верен.
   *[other] { $lines } реда, всички верни.
}
perft-some-wrong = Грешни редове: { $wrong } от { $lines }.

## Errors

error-at = Ред { $line }, колона { $column }: { $sentence }
error-in-file = { $file }: { $sentence }

error-file-not-found = Няма файл { $file }.
error-no-standard-input = Няма стандартен вход за четене.
error-file-is-a-folder = { $file } е папка, а не файл.
error-file-not-allowed = Нямаш право да четеш { $file }.
error-file-not-text = { $file } не е текст: байт { $byte } не е UTF-8.
error-file-too-large = Файлът { $file } е твърде голям; позволени са най-много { $most } байта.
error-unreadable-file = { $file } не може да се прочете: { $reason }.

error-players-out-of-range = Играчите могат да са от { $least } до { $most }, а не { $players }.
error-unknown-edition = Няма издание { $edition }; има { $known }.
error-variant-not-yes-or-no = { $variant } се включва или изключва; { $value } не е нито едното, нито другото.
error-mighty-duel-needs-two = Великият дуел е за двама играчи, а не за { $players }.
error-unreadable-ruleset = „{ $text }“ не са правила. Пиши ги така: „3 revised harmony middle-kingdom“.
error-not-a-ruleset = { $value } не са правила.

error-no-such-domino = Няма плочка { $domino }; номерата са от 1 до 48.
error-no-such-seat = Няма място { $number }; играчите са { $players } и се броят от 0.
error-unknown-direction = { $direction } не е посока; използвай n, e, s или w.
error-equal-halves-turned-round = Двете половини на плочка { $domino } са еднакви, затова { $direction } никога не се използва за нея: започни от другия ѝ квадрат и пиши n или e.
error-deal-not-ascending = Плочките в редицата се пишат във възходящ ред и всяка само веднъж; { $dominoes } не са така.
error-unreadable-move = „{ $text }“ не е ход.
error-unreadable-square = „{ $text }“ не е квадрат; квадратите са от a1 до m13.
error-no-such-land = { $square } не може да показва { $land }.

error-empty-picture = Рисунката е празна: нарисувай замъка като ##, а квадратите като w0.
error-unreadable-picture = „{ $text }“ не е квадрат. Пиши w, f, l, m, s или n и броя на короните от 0 до 3, ## за замъка, .. за празно място.
error-uneven-margin = Този ред започва по-вляво или по-вдясно от първия. За празно място пиши ..
error-picture-too-large = Рисунката може да има най-много { $most } реда и { $most } колони.

error-not-now = { $move } не може да се изиграе сега. На ред е: { $due }.
error-another-domino-is-due = { $move } не може да се изиграе: на ред е плочка { $domino }.
error-square-taken = { $move } попада на заето място: { $squares }.
error-outgrows-the-grid = След { $move } кралството става широко { $width } и високо { $height } квадрата; позволени са { $grid }.
error-no-matching-neighbour = { $move } не опира нито до замъка, нито до същия терен ({ $terrains }).
error-must-be-placed = За плочка { $domino } има място, затова трябва да се постави.
error-already-claimed = На плочка { $domino } вече има крал: { $seat }.
error-not-in-the-line = Плочка { $domino } не е в редицата: { $line }.
error-wrong-line-size = В тази игра редицата е от { $size } плочки.
error-already-turned-up = Вече са обърнати: { $dominoes }.
error-wrong-kings = Кралете { $kings } не са както трябва: { $players } играчи имат по { $each ->
    [one] 1 крал
   *[other] { $each } крале
}.

error-unreadable-position = „{ $text }“ не може да се разчете в реда на позицията (поле { $field }).
error-domino-twice-in-position = Една плочка се среща два пъти в позицията.
error-turned-up-dominoes-do-not-make-lines = Обърнатите плочки са { $dominoes }, а от тях не стават цели редици по { $size }.
error-opening-after-the-first-line = Щом е обърнато нещо повече от първата редица, началото вече е минало.
error-claims-do-not-follow = Избраните плочки не отговарят на кралете, които вече са играли ({ $acted }).
error-wrong-number-of-kingdoms = Кралствата са { $kingdoms }, а играчите са { $players }.
error-kingdom-does-not-fit = Кралството на играча ({ $seat }) трябва да има един замък и да се побира в { $grid }×{ $grid } квадрата.
error-kingdom-of-wrong-size = Квадратите в кралството на играча ({ $seat }) са { $squares }; дотук броят им е четен и най-много { $most }.
error-kingdoms-hold-more-than-was-laid = В кралствата има квадрати, каквито няма никоя от поставените досега плочки.
error-due-does-not-follow = Тук на ред не е „{ $due }“.

error-unreadable-record = Това не е запис на игра.
error-unreadable-tag = Този таг не може да се разчете: { $text }
error-tag-given-twice = Този таг се среща два пъти: { $text }
error-unreadable-tag-value = Тагът { $tag } не може да се разчете: { $text }
error-missing-tag = Липсва тагът { $tag }.
error-position-of-another-ruleset = Позицията е по правилата „{ $ruleset }“, а записът е по „{ $expected }“.
error-comment-not-closed = Коментарът започва и завършва с фигурна скоба; тук едната липсва.
error-too-many-moves = Никоя игра няма толкова много ходове.
error-too-many-comments = Никой запис няма толкова коментари.
error-record-ends-early = Записът свършва преди края на играта, а посочва резултат ({ $result }).
error-wrong-result = Посоченият резултат е { $result }, но играта е завършила с { $expected }.
error-revealed-before-the-end = Тагът { $tag } няма място в незавършена игра.
error-no-such-move-number = Няма ход { $number }; ходовете в записа са { $count }.
error-no-such-game = Няма игра { $number }; игрите във файла са { $count }.
error-nothing-to-verify = В записа няма таг { $tag }, така че няма какво да се провери.
error-too-many-commitments = { $commitments } отпечатъка за { $games } игри.
error-unreadable-commitment = „{ $text }“ не е отпечатък: нужни са 64 цифри от 0 до f.
error-not-before-the-end = Това е възможно едва след края на играта.
error-nothing-to-undo = Няма какво да се върне.
error-not-legal-here = { $move } не е позволено тук.
error-no-such-action = Няма решение с номер { $action }.
error-move-without-number = { $move } няма номер сред решенията в тази игра.
error-not-a-kingdom-of-a-game = Никоя игра не води до това кралство на { $grid }×{ $grid } квадрата: { $seat }.
error-not-a-position-of-a-game = Никоя игра не води до тази позиция.
error-unusable-comment = Коментарът е текст без фигурни скоби.
error-unusable-tag = { $tag } не може да се добави като таг. Името е главна буква и още букви от A до Z, стойността е текст, а собствените тагове на записа не се подменят.
error-too-many-tags = Един запис има най-много { $most } тага.

error-wrong-deck-size = Плочките в купчинката са { $size }, а за тази игра са нужни { $expected }.
error-domino-twice-in-deck = Повече от веднъж в купчинката: { $dominoes }.
error-kings-are-drawn = В тази позиция кралете вече са изтеглени.
error-not-a-list-of-numbers = { $name } трябва да е списък от числа, а не { $value }.
error-not-a-whole-number = { $name } трябва да е цяло число, а не { $value }.
error-unusable-seed = { $seed } не става за начално число: нужно е цяло число от 0 нагоре с най-много { $most_bits } бита.
error-unusable-salt = { $salt } не става за сол: нужни са от 32 до 128 цифри от 0 до f.
error-wrong-number-of-names = Нужни са { $players } имена; дадено е: { $names }.

error-no-game-begun = Още не е започнала нито една игра от тази Династия.
error-not-a-game = { $value } не е игра.
error-dynasty-is-over = Династията е от { $games } игри и всички са изиграни.
error-game-still-runs = Игра { $game } още не е свършила.
error-another-ruleset = В една Династия правилата не се сменят: { $expected }, а не { $ruleset }.
error-other-players = В една Династия играчите не се сменят: { $expected }, а не { $players }.
error-game-already-counted = Това отново е игра { $game } от Династията: всяка игра се брои веднъж.

error-unreadable-perft-line = Този ред с очаквани бройки не може да се разчете: { $text }
error-domino-laid-twice = Една плочка може да се постави само веднъж; дадени повече от веднъж: { $dominoes }.
error-no-such-decision = Игра с правилата { $rules } свършва след { $decisions } решения: няма позиция след { $after }.

## kingdomino tournament

tournament-summary = Ботове играят помежду си; всяка купчинка се изиграва с всички размествания на местата.
tournament-entrants-option = по един бот за всеки играч, може и един и същ няколко пъти: king, king@0.1 (секунди за решение), king:2000 (пробни игри за решение) или твой собствен: mybot.py:MyBot, "cmd:./mybot --fast"
tournament-rules-option = правилата, по които се играе; иначе класическата игра с по един играч за всеки бот
tournament-games-option = брой игри, закръглен нагоре до цели купчинки (100)
tournament-seed-option = начално число за всички купчинки и решения (1)
tournament-jobs-option = колко процеса играят едновременно (1)
tournament-out-option = папка за записите на всички игри; прекъснат турнир продължава оттам
tournament-seconds-option = секунди за решение за ботове без свой бюджет
tournament-playouts-option = пробни игри за решение за същите ботове; с тях всяка игра може да се повтори точно
tournament-sprt-option = спира, щом се реши дали първият бот печели повече от P0, или по-малко от P1, например 0.5,0.55; без двойка: 1/броя на играчите и с 0.05 повече
tournament-ray-option = играе на клъстера на Ray с този адрес, например 10.0.0.1:6379; бюджети само в пробни игри
tournament-games = Игри
tournament-progress = Изиграни са { $finished } от { $wanted } игри.
tournament-time-left = оставащо време
tournament-title = Правила: { $rules }. Начално число: { $seed }.
tournament-counted = { $games ->
    [one] 1 игра
   *[other] { $games } игри
}: { $decks ->
    [one] 1 купчинка
   *[other] { $decks } купчинки
} × { $rotations ->
    [one] 1 разместване
   *[other] { $rotations } размествания
} на местата.
tournament-entrant = Бот
tournament-wins = Победи
tournament-points = Точки
tournament-margin = Преднина
tournament-rating = Рейтинг
tournament-forfeits = Служебни
tournament-intervals = Интервалите са 95%, по купчинки: на Уилсън за победите, на Стюдънт за точките и за преднината пред най-добрия друг играч. Споделената победа се брои на части. Рейтинг: openskill, mu ± sigma.
tournament-several-seats = Бот с няколко места е показан със средното за местата му.
tournament-forfeits-note = Служебно загубена игра се брои за загуба; точките и преднината се смятат без нея.
tournament-forfeited = { $entrant } загуби служебно { $games ->
    [one] 1 игра
   *[other] { $games } игри
}: { $kind }. Първата: купчинка { $deck }, разместване { $rotation }: { $reason }
forfeit-crash = процесът му приключи
forfeit-timeout = няма отговор навреме
forfeit-illegal = ход против правилата
forfeit-rubbish = нечетим отговор
forfeit-flood = твърде много изход
forfeit-error = съобщи за грешка
forfeit-unflushed = отговорът дойде чак когато входът му беше затворен; изпразвай изхода (flush) след всеки ред
tournament-stopped-early = Турнирът беше спрян от теста: рискът му от 5% е верен, а интервалите са за предварително определен брой купчинки.
tournament-above = Решено след { $decks ->
    [one] 1 купчинка
   *[other] { $decks } купчинки
}: { $entrant } печели повече от { $lower }% (риск 5%; срещу { $upper }%).
tournament-below = Решено след { $decks ->
    [one] 1 купчинка
   *[other] { $decks } купчинки
}: { $entrant } печели по-малко от { $upper }% (риск 5%; срещу { $lower }%).
tournament-undecided = Не е решено след { $decks ->
    [one] 1 купчинка
   *[other] { $decks } купчинки
}: { $entrant } може да печели повече от { $lower }% или по-малко от { $upper }%.
tournament-interrupted = Прекъснато: завършени са { $finished } от { $wanted } игри. Броят се само цели купчинки.
tournament-go-on = Същата команда ще продължи турнира в папката { $folder }.

error-wrong-number-of-entrants = За маса от { $players } са нужни { $players } бота, а не { $entrants }.
error-unreadable-budget = „{ $entrant }“ не може да се разчете: пиши king@0.1 за секунди или king:2000 за пробни игри.
error-unloadable-bot = Ботът { $bot } не може да се зареди: { $reason }
error-bot-in-this-process-only = Ботът { $bot } е регистриран само в този процес, а турнирът се играе в други: запиши го като file.py:Class.
error-too-few-games = { $games } игри са твърде малко; изиграй поне 1.
error-unusable-jobs = Процесите могат да са от 1 до { $most }, а не { $jobs }.
error-process-not-started = Процес { $number } на турнира не можа да се стартира: { $reason }. По-малко --jobs може да помогне.
error-unreadable-sprt = „{ $text }“ не е двойка дялове на победите; напиши по-малкия и по-големия, например 0.5,0.55.
error-nothing-to-compare = За тест са нужни два различни бота.
error-bot-failed = Ботът { $bot } се провали в купчинка { $deck }, разместване { $rotation }: { $reason }
error-process-ended = Процесът, който играеше купчинка { $deck }, разместване { $rotation }, приключи; на масата бяха { $bots }.
error-folder-not-writable = В папката { $folder } не може да се пише: { $reason }
error-file-not-writable = Файлът { $file } не може да се запише: { $reason }
error-not-a-tournament-folder = { $folder } не е папка на турнир и не е празна.
error-no-tournament-in-folder = В { $folder } няма турнир.
error-another-tournament = В { $folder } има друг турнир ({ $name }: „{ $there }“, а не „{ $wanted }“).
error-another-file-of-the-bot = Игрите в { $folder } не са играни от { $bot } в сегашния му вид: файлът му е променен или не е бил отбелязан. Избери друга папка.
error-tournament-in-use = Друг процес играе турнира в { $folder }.
error-damaged-games-file = { $file } е повреден: не е поредица от записи на този турнир.
error-cluster-needs-playouts = На клъстер бюджетите са в пробни игри: запиши { $bot } с :2000 или подобно, без секунди.
error-cluster-not-reached = На { $address } няма достъпен клъстер на Ray: { $reason }
error-cluster-failed = Клъстерът се провали: { $reason }
error-another-version-on-a-node = Една от машините на клъстера има друга версия ({ $name }: „{ $there }“, а не „{ $wanted }“).

## kingdomino selfplay

selfplay-summary = Ботове играят помежду си, а всяко решение се запазва като данни във файлове Parquet.
selfplay-entrants-option = един бот за всички места или по един за всеки играч, записани като за турнир
selfplay-out-option = папка за данните; каквото вече е там, не се играе отново
selfplay-rules-option = правилата, по които се играе; иначе класическата игра (за двама играчи, ако ботът е един)
selfplay-file-option = колко купчинки се записват в един файл (16)
selfplay-done = В { $folder } са { $finished } от { $wanted } игри.

error-no-such-data = { $name } не може да е „{ $value }“.
error-no-selfplay-in-folder = В { $folder } няма данни от игри между ботове.

## kingdomino train

train-summary = Учи се да оценява кралства, като играе срещу себе си.
train-folder-option = папка за теглата, описанието им и кривата; ученето продължава от теглата, които са там
train-games-option = учи, докато се изиграят общо толкова игри
train-seconds-option = учи, докато минат общо толкова секунди
train-seed-option = начално число за първите тегла и за всички игри (1)
train-jobs-option = колко нишки играят едновременно (1)
train-ray-option = играе игрите на клъстера на Ray с този адрес, например 10.0.0.1:6379
train-report = { $games ->
    [one] { $games } игра
   *[other] { $games } игри
}, { $minutes } мин. Точките се предвиждат с грешка ± { $error }. Средно точки при 2, 3 и 4 играчи: { $two }, { $three }, { $four }.

error-training-has-another-seed = Теглата в { $folder } са започнати с начално число { $seed }.
error-unreadable-training = Теглата в { $folder } не могат да се прочетат.

## kingdomino bots

bots-summary = Показва ботовете от най-слабия до най-силния с измерения им рейтинг.
bots-from-option = изчислява рейтинга наново от папките на тези турнири
bots-save-option = записва рейтинга в този файл
bots-name = Бот
bots-rating = Рейтинг
bots-games = Игри
bots-about = Как играе
bots-about-page = Играе наслуки.
bots-about-squire = Взима възможно най-много точки веднага.
bots-about-knight = Преценява поставянето и избора заедно, с мисъл за място и бонуси.
bots-about-duke = Гледа един рунд напред и преценява по това, което е научил от игри срещу себе си; няколко милисекунди за решение.
bots-about-king = Като херцога, но мисли по-дълго и по-дълбоко: най-силният, 0,1 с за всяко решение.
bots-rating-note = Рейтинг: openskill, mu ± sigma; повече значи по-силен, новите започват от 25.
bots-unmeasured = Още не са измерени: { $names }.

error-no-such-bot = Няма бот с име { $name }. Ботовете са { $known }.
error-bot-without-class = { $name } е име на файл или модул, но не и на бота в него: пиши { $name }:MyBot с името на класа или функцията.
error-bot-name-taken = Вече има бот с име { $name }.
error-unusable-bot-name = { $name } не може да е име на бот: името е една дума без : и @ и без тире отпред.
error-unusable-bot-maker = { $value } не може да създаде бота { $name }: дай класа му или функция без аргументи.
error-unusable-budget = { $name } не може да е { $value }.
error-two-budgets = Секунди или пробни игри: само едното може да е бюджет.
error-nothing-to-choose = Тук няма какво да се решава: { $due }.
error-not-a-position = { $value } не е позиция; използвай game.position.
error-not-a-kingdom = { $value } не е кралство; използвай position.kingdoms[seat].

## kingdomino bot

bot-summary = Пуска бот като програма, която чете и пише редове, за да говорят с нея други програми.
bot-bot-option = king, king@0.1, king:2000 или твой собствен: mybot.py:MyBot

## kingdomino bot-check

bot-check-summary = Изпробва бот в особените случаи на протокола и казва какво не е наред.
bot-check-bot-option = cmd: и командата на програма или твой собствен: mybot.py:MyBot
bot-check-start = казва ready
bot-check-moves = играе по правилата: { $rules }
bot-check-ignores = пренебрегва непознати редове и ключове, знак за връщане и закъснял stop
bot-check-time = спазва половин секунда
bot-check-stop = отговаря веднага на stop
bot-check-quit = напуска след quit
bot-check-passed = наред     { $check }
bot-check-failed = грешно    { $check }: { $fault } ({ $reason })
bot-check-ready = Всичко е наред: може да влезе в турнир.
bot-check-not-ready = Още не е готов за турнир. На страницата „The bot protocol“ пише какво се очаква.

## kingdomino bench

bench-summary = Измерва колко бързи са двигателите на тази машина.
bench-what-option = какво да се измери: playouts (случайни игри докрай), legal (списъци с позволени ходове), score (точкуване на кралства), search (симулации), и четирите компилирани; rules (случайни игри на чист Python); или environment (стъпки на интерфейсите за изследвания)
bench-rules-option = правилата на играта (4 classic; environment: 2 classic, 4 classic, 2 classic mighty-duel)
bench-seconds-option = колко секунди да се мери (3)
bench-threads-option = колко нишки работят едновременно (1)
bench-measuring = Измерване; първия път двигателят преди това се компилира
bench-title = Правила: { $rules }. { $threads ->
    [one] 1 нишка
   *[other] { $threads } нишки
}.
bench-playouts-per-second = Пробни игри в секунда
bench-queries-per-second = Списъци с позволени ходове в секунда
bench-kingdoms-per-second = Точкувани кралства в секунда
bench-simulations-per-second = Симулации в секунда
bench-steps-per-second = Стъпки в секунда: { $what }
bench-games-per-second = Игри в секунда
bench-mean-points = Средно точки на играч
bench-mean-moves = Средно позволени ходове
bench-positions = Претърсени позиции

## Environments

error-extra-not-installed = { $package } не е инсталиран. Идва с: pip install "kingdomino[{ $extra }]"
error-photo-corners = Ъглите { $corners } не ограждат кралство: дай x и y на четири ъгъла подред.
error-no-kingdom-in-photo = На снимката { $file } не се намери кралство. Снимай отгоре върху едноцветна маса или дай ъглите с --corners.
error-not-a-photo = { $file } не е изображение, което може да се прочете. Стават JPEG, PNG и WebP.
error-photo-too-large = Снимката { $file } има твърде много пиксели. Първо я намали.
error-photo-too-small = Снимката { $file } е твърде малка: { $width } × { $height } пиксела. Всяка страна трябва да е поне 100 пиксела.
error-photo-corners-count = --corners е дадено { $given ->
    [one] 1 път
   *[other] { $given } пъти
} за { $photos ->
    [one] 1 снимка
   *[other] { $photos } снимки
}: дай го по веднъж за всяка снимка или изобщо не.
error-unknown-choice = { $name } не може да е { $value }. Избери от { $known }.
error-unusable-number = { $name } не може да е { $value }: нужно е цяло число от { $least } до { $most }.
error-not-reset = Няма започната игра: първо извикай reset.
error-wrong-actions = { $value } не дава по едно действие за всяка игра: нужни са { $number } цели числа.
error-illegal-action = Действие { $action } не е позволено в тази позиция.
error-wrong-reset-mask = { $value } не казва за всяка от { $number } игри дали започва отначало: нужен е масив от True и False.
error-wrong-opponents = { $value } не съответства на другите места: посочи { $number } бота или един бот за всички.
error-position-of-other-rules = Позицията е по правилата „{ $ruleset }“, а средата играе по „{ $expected }“.
error-opponent-moved-illegally = Ботът { $bot } избра { $move }, а правилата не го позволяват.

## kingdomino picture

picture-summary = Рисува масата на записана игра като картинка.
picture-at-option = рисува играта след толкова хода (иначе края ѝ)
picture-output-option = файлът за запис с разширение .svg или .png
picture-written = Записано: { $file }
error-unknown-picture-format = { $file } не е име на картинка: трябва да завършва на .svg или .png.

## kingdomino warmup

warmup-summary = Компилира бързия двигател предварително, за да не го чака никоя игра.
warmup-once = Първо се компилира търсенето, веднъж на този компютър: това трае около минута.
warmup-compiling = Компилиране
warmup-step = { $number } от { $count }: { $name }
warmup-ready = Всичко е готово. Отне { $seconds } с.
warmup-kept = Компилираният код се пази в { $folder }
warmup-not-kept = Няма папка, в която може да се пише, затова компилираният код не се пази: всяко стартиране компилира отново.
warmup-uncompiled = Numba липсва или е изключена, затова няма какво да се компилира: двигателят работи като чист Python, точно и бавно.

## The browser: every page

web-common-brand-link = Kingdomino, начална страница
web-common-navigation = Страници
web-common-skip = Към съдържанието
web-common-home = Игра
web-common-learn = Уроци
web-common-pad = Лист за точки
web-common-replay = Повторение
web-common-daily = Днес
web-common-statistics = Статистика
web-common-more = Още
web-common-settings = Настройки
web-common-language = Език
web-common-close = Затвори
web-common-cancel = Отказ
web-common-try-again = Опитай отново
web-common-page-failed = Страницата не можа да се зареди.
web-common-words-failed = Този език не можа да се зареди. Опитите продължават…
web-engine-fetching = Изтегляне на ботовете, { $megabytes } MB
web-engine-progress = { $done } от { $megabytes } MB
web-engine-once = Само веднъж; после започва веднага.
web-engine-starting = Ботовете се събуждат
web-engine-waits = Започва, щом е готово
web-engine-slow = Отнема повече време от обикновено.
web-engine-learn = Учи, докато чакаш
web-engine-failed-network = Част от играта не можа да се изтегли. Изтегленото дотук се пази.
web-engine-failed-browser = Този браузър не може да пусне играта. Обнови го или опитай с друг.
web-engine-full = Хранилището на този браузър е пълно. Можеш да продължиш играта, но всичко оттук нататък ще се загуби при затваряне на страницата.
web-engine-refused = Този прозорец не пази нищо, също като прозорец „инкогнито“. Можеш да играеш, но игрите ти изчезват, щом го затвориш.
web-keeping-newer = Има нова версия.
web-keeping-reload = Презареди
web-keeping-ready = Готово за игра без мрежа: цялата игра върви в браузъра ти.
web-keeping-offline = Няма връзка с мрежата.
web-keeping-install-title = Да се инсталира ли Kingdomino на устройството?
web-keeping-install-about = Отваря се в собствен прозорец, и без мрежа.
web-keeping-install-ios = В Safari: бутонът за споделяне, после „Добавяне към началния екран“.
web-keeping-install = Инсталирай
web-keeping-not-now = Не сега
web-page-friends-about = Всички на това устройство, от ръка на ръка. Ти избираш места, ботове и правила.
web-page-needs-server = За игра на няколко устройства трябва сървър. Тук можете да си подавате устройството и да играете.
web-page-day = За да сравниш резултата си с всички и с краля, ти трябва сървър.
web-page-offer = Сървърът е недостъпен. Междувременно можеш да играеш тук, в браузъра; тези игри остават тук.
web-page-play-here = Играй тук
web-page-is-here = Играеш в този браузър, без сървъра. Тези игри остават тук.
web-page-to-server = Обратно към сървъра
web-page-data-title = Твоите игри
web-page-data-about = Игрите и статистиката се пазят само в този браузър. С файл се пренасят в друг или обратно.
web-page-export = Запази във файл
web-page-import = Внеси от файл
web-page-imported = { $games ->
    [0] Всичко от файла вече е тук.
    [one] Внесена е една игра.
   *[other] Внесени са { $games } игри.
}
web-common-sound-ask = Игра със звук?
web-common-sound-on = Със звук
web-common-sound-off = Не, благодаря
web-lost-title = Тук няма нищо
web-lost-about = Тази страница не съществува: адресът може да е стар или да липсва буква.
web-lost-home = Начална страница

## The browser: settings

web-settings-title = Настройки
web-settings-kept = Пазят се в този браузър. Промените важат веднага.
web-settings-language = Език
web-settings-look = Изглед
web-settings-theme = Тема
web-settings-theme-system = Като устройството
web-settings-theme-light = Светла
web-settings-theme-dark = Тъмна
web-settings-motion = Движение
web-settings-motion-system = Като устройството
web-settings-motion-full = Пълно
web-settings-motion-reduced = Ограничено
web-settings-motion-about = Ограничено: нищо не лети и не се плъзга; ходовете просто се появяват.
web-settings-marks = Знаци върху квадратите
web-settings-marks-about = Прост знак за всеки терен, ако цветовете трудно се различават.
web-settings-large-numbers = По-големи числа
web-settings-large-numbers-about = Точки, номера на плочки и надписи на дъската.
web-settings-preview = Така изглеждат сега плочка и кралство
web-settings-play = Игра
web-settings-drop = Поставяй плочката, щом я пуснеш
web-settings-drop-auto = С мишката
web-settings-drop-on = Винаги
web-settings-drop-off = Никога
web-settings-drop-about = Иначе плочката чака, където е пусната, докато потвърдиш.
web-settings-click = Едно щракване поставя плочката
web-settings-click-about = Иначе първото щракване показва мястото, а второто потвърждава.
web-settings-pace = Темпо на ботовете
web-settings-pace-calm = Спокойно
web-settings-pace-normal = Нормално
web-settings-pace-fast = Бързо
web-settings-pace-instant = Веднага
web-settings-keys = Бързи клавиши с една буква
web-settings-keys-about = R завърта, N показва следващото място, U връща хода. Стрелките, Enter и Esc работят винаги.
web-settings-cover = Междинен екран между играчи на едно устройство
web-settings-cover-about = Показва кой взима устройството; дотогава часовникът е на пауза. Не се показва, ако има часовник и други играят на свои устройства.
web-settings-turns = Когато си на ход
web-settings-notify = Известявай ме, когато ме чака игра
web-settings-notify-about = Известие от браузъра, докато е отворен някой раздел с Kingdomino.
web-settings-notify-refused = Браузърът ти не позволява известия от тази страница. Това се променя в настройките му.
web-say = Изпрати реакция
web-say-well-done = Браво
web-say-ouch = Ох
web-say-thinking = Мисля
web-say-thank-you = Благодаря
web-say-hurry = Тук ли си?
web-say-good-game = Хубава игра
web-say-heard = { $name }: { $word }
web-say-show = Показвай реакциите
web-say-show-of = Показвай реакциите на { $name }
web-say-about = Шест кратки реакции, които се виждат няколко секунди; няма какво да пишеш. Никой не разбира, ако ги изключиш.
web-say-wait = По една реакция на осем секунди.
web-say-hurry-later = Когато някой мисли вече двайсет секунди.
web-say-muted = Реакциите на { $name } са заглушени.
web-say-unmuted = Реакциите на { $name } вече не са заглушени.
web-say-is-muted = заглушени реакции
web-say-hold = Задръж или натисни M, за да заглушиш или пуснеш реакциите на { $name }
web-settings-sounds = Звуци
web-settings-sound = Пускай звуци
web-settings-sound-about = Хартия, дърво и три тона, когато си на ход. Може да се играе и без звук.
web-settings-volume = Сила на звука
web-settings-volume-value = { $percent }%
web-settings-reset = Нулирай всички настройки
web-settings-reset-done = Всички настройки са нулирани.

## kingdomino serve, kingdomino play and the server's settings

serve-summary = Пуска сървър за игри, за клуб или за интернет.
serve-ready = Готово: { $address }
serve-no-client-title = Сървърът работи, но страниците му липсват
serve-no-client-about = В това копие на Kingdomino няма уеб клиент. Инсталирай издаден пакет или стартирай ./play в папката с изходния код: той изгражда клиента. Програмите могат да ползват сървъра и сега.
serve-refused-title = Сървърът отказа да покаже тази страница
backup-done = Резервното копие е в { $file } ({ $megabytes } MB). Пази го като самата база данни: в него има имена и купчинките на започнатите игри.
backup-copying = Копиране
backup-file-option = новият файл; съществуващ файл никога не се презаписва
backup-summary = Копира базата данни в нов файл, дори докато сървърът работи.
site-summary = Записва играта като папка с файлове за всеки уеб хостинг: играе се в браузъра, без сървър.
site-folder-option = папката за запис; сайт, който вече е там, се заменя
site-written = Сайтът е в { $folder }. Първото посещение изтегля { $megabytes } MB, следващите – почти нищо. За проба: { $example }
play-summary = Отваря играта в браузъра. Командата kingdomino без нищо друго прави същото.
play-host-option = адрес, на който се слуша; 0.0.0.0 пуска телефони и таблети от дома
play-port-option = порт, на който се слуша; иначе 8017 или друг свободен
play-no-browser-option = без отваряне на браузър
play-ready = Kingdomino е готова: { $address }
play-already = Kingdomino вече работи: { $address }
play-in-the-house = За други устройства в дома: { $address }
play-stop = Ctrl-C спира. Игрите се пазят.
play-goodbye = До следващия път.

setting-host = адрес, на който се слуша; 0.0.0.0 пуска други машини
setting-port = порт, на който се слуша
setting-database = къде се пази всичко: файл на SQLite (иначе един в личната папка) или postgresql://user:password@host/name
setting-workers = процеси на сървъра на този порт; повече от един изисква PostgreSQL
setting-public-url = адрес, на който браузърите намират сървъра, например https://example.org
setting-trusted-proxies = адреси и мрежи на доверени прокси сървъри (за заглавките X-Forwarded), със запетаи между тях
setting-origins = други източници, чиито страници могат да ползват сървъра, със запетаи между тях
setting-allowed-hosts = други имена, с които браузърите могат да стигат до сървъра, със запетаи между тях; .example.org за всички имена под него, * за всяко име
setting-network-addresses = адреси, на които другите устройства в мрежата стигат до това, със запетаи между тях; ако е празно, се откриват автоматично
setting-log-level = най-ниско ниво на съобщенията, които се записват: debug, info, warning или error
setting-log-format = json или text
setting-retention-days = дни, след които завършените игри се изтриват; иначе никога
setting-idle-days = дни, след които се изтриват неизползвани маси; none за никога
setting-secret-days = дни, след които се забравя браузър, който не се връща
setting-messages-per-second = съобщения, които една връзка може да праща в секунда
setting-burst = съобщения, които може да прати наведнъж
setting-connections-per-address = едновременни връзки от един адрес
setting-tables-per-guest = незавършени маси, които един човек може да има
setting-guests-per-hour = нови гости от един адрес на час
setting-wrong-codes-per-minute = грешни кодове от един човек в минута
setting-bot-processes = процеси, които изчисляват ходовете на ботовете; 0 оставя това на kingdomino worker
setting-review-playouts = симулирани игри за решение при анализ
setting-reviews-per-guest = незавършени анализи, които един човек може да чака
setting-reviews-per-hour = нови анализи от един адрес на час

## Errors at the start of a server, and of its database

error-wrong-setting = { $setting } не може да бъде „{ $value }“. Възможно: { $expected }
error-workers-need-postgresql = { $workers } процеса изискват база PostgreSQL: файлът е за един процес.
error-database-in-use = Друг сървър е отворил { $file }: файлът е за един процес. Спри онзи сървър или задай друг файл с { $setting }.
error-nobody-would-think = Няма кой да изчислява ходовете на ботовете: без собствени процеси за ботове на сървъра му трябват работници, а те изискват база PostgreSQL.
error-no-home-folder = Няма домашна папка, в която да се пазят игрите; задай { $setting }.
error-worker-did-not-start = Процес на сървъра приключи, преди да е готов (код { $exit }).
error-database-folder-refused = В папката { $folder } не може да се държи база данни: { $reason ->
    [EACCES] там не е позволено да се пише
    [EPERM] там не е позволено да се пише
    [EROFS] тя може само да се чете
    [ENOSPC] дискът е пълен
    [ENOENT] там не може да се създаде нищо
    [ENOTDIR] има файл там, където трябва да е папка
    [EISDIR] има папка там, където трябва да е файлът
   *[other] { $reason }
}.
error-database-is-newer = Базата данни { $database } е от по-нова версия на Kingdomino. Използвай тази версия или друга база данни.
error-not-a-database = { $file } не е база данни на SQLite.
error-backup-needs-pg-dump = { $database } е база данни на PostgreSQL. За резервно копие използвай нейната програма: pg_dump --format custom --file kingdomino.dump с адреса на базата данни.
error-backup-failed = Резервното копие { $file } не можа да се запише: { $reason }.
error-backup-has-no-room = Дискът на { $folder } е пълен: резервното копие не беше направено.
error-backup-exists = { $file } вече съществува, а резервното копие не презаписва нищо. Избери друго име или първо изтрий този файл.
error-site-not-built = В това копие на Kingdomino няма уеб клиент. Инсталирай издаден пакет или стартирай ./play в папката с изходния код: той изгражда клиента.
error-site-folder-taken = В { $folder } има нещо друго и нищо в нея не беше променено. Избери празна папка или такава, която още не съществува.
error-no-such-database = Няма база данни { $file }.
error-database-damaged = Базата данни { $file } е повредена. Спри сървъра и сложи резервно копие на нейно място; разделът „Backup and restore“ в docs/guides/host.md казва как и какво може да се опита без копие.
error-unknown-database = „{ $scheme }“ не е поддържан вид база данни. Използвай sqlite:///kingdomino.db или postgresql://user:password@host/name.
error-unreadable-database = Адресът на базата данни не може да се прочете. Например: { $scheme ->
    [postgresql] postgresql://user:password@host/name
   *[other] sqlite:///kingdomino.db
}
error-postgresql-not-installed = За PostgreSQL е нужен още един пакет: инсталирай { $extra }.

## Errors that a server sends

error-cannot-listen = Не може да се слуша на { $host }, порт { $port }: { $reason }
error-too-many-requests = Това беше твърде бързо. Опитай пак след { $seconds ->
    [one] 1 секунда
   *[other] { $seconds } секунди
}.
error-too-many-connections = От този адрес има твърде много връзки; позволени са най-много { $most }.
error-wrong-length-of-name = Името има от 1 до { $most } знака, а не { $length }.
error-unusable-name = В името не може да има невидими или управляващи знаци.
error-too-many-marks = Ударенията и другите знаци над и под буквите в името трябва да стоят към буква, най-много по { $most } на буква.
error-unknown-language = Няма език { $language }; има { $known }.
error-no-secret = Сървърът не знае кой си: не е изпратен ключ.
error-wrong-secret = Сървърът не познава този ключ; започни отново като гост.
error-expired-secret = Този ключ е изтекъл; започни отново като гост.
error-wrong-link = Този линк вече е използван, изтекъл е или никога не е съществувал. Поискай нов.
error-foreign-origin = Страници от други сайтове не могат да правят това.
error-cannot-open-here = Само човекът при устройството, на което е стартирана играта, може да я отвори за мрежата, и то веднъж.
error-game-not-shared = Домакинът споделя тази игра само с хората, които са я играли.
error-no-network = В момента това устройство не е в мрежа.
error-unknown-host = Сървърът не отговаря на името { $host }. Който го поддържа, може да разреши това име с { $setting }.
error-unreadable-body = Изпратеното не е JSON в UTF-8.
error-wrong-field = Полето { $field } не е валидно ({ $problem }).
error-body-too-large = Това е твърде много; позволени са най-много { $most } байта.
error-no-such-page = На този адрес няма нищо.
error-wrong-method = Това не може да се направи на този адрес.
error-no-such-table = Няма маса { $table }.
error-not-here = За това е нужен сървър. Тук играта работи изцяло в браузъра ти.
error-level-not-here = За този бот е нужен сървър. Избери друго ниво.
error-no-such-finished-game = Няма завършена игра { $game }.
error-no-such-review = Няма такъв анализ. Може би играта е изтрита.
error-review-of-unfinished-game = Тази игра не е завършила (ходове: { $moves }). Анализират се само завършени игри.
error-too-many-reviews = Вече чакаш { $most } анализа. Изчакай някой да завърши или спри някой.
error-not-your-review = Не чакаш този анализ.
error-not-reviewed-yet = Ход { $number } още не е анализиран.
error-not-an-alternative = Ходът { $move } не е бил възможен там.
error-no-such-day = Няма предизвикателство за { $day }: избери ден от { $first } до { $last }.
error-too-many-records = { $records } записа са твърде много; позволени са най-много { $most }.
error-square-given-twice = Един квадрат е даден два пъти.
error-server-busy = Сървърът е зает; опитай пак след малко.
error-server-error = Нещо се обърка на сървъра. Нищо не е променено.
error-storage-unavailable = Сървърът не може да запази нищо сега: { $reason ->
    [storage_full] дискът на базата данни е пълен. Опитай пак след малко.
    [storage_read_only] базата данни може само да се чете. Опитай пак след малко.
    [storage_gone] базата данни е недостъпна. Опитай пак след малко.
    [storage_damaged] базата данни е повредена и който поддържа сървъра, трябва да я възстанови от резервно копие. Нов опит няма да помогне.
   *[other] възникна неочаквана грешка. Опитай пак след малко.
}
error-not-a-games-file = Това не е файл със запазени игри от Kingdomino.
error-restarting = Сървърът се рестартира. Играта е запазена; опитай пак след малко.
error-table-unreadable = Този сървър не може да отвори маса { $table }: на нея е играно с по-нова версия на програмата. Нищо не е загубено; помоли този, който поддържа сървъра, да го обнови.
error-hello-first = Връзката започва с hello.
error-hello-twice = По тази връзка вече е изпратено hello.
error-unreadable-message = Сървърът не може да прочете това съобщение.
error-unknown-message = Сървърът не познава такова съобщение.
error-stale = Играта е продължила; ето как стоят нещата сега.
error-no-game-runs = На тази маса в момента не се играе.
error-already-begun = Играта вече е започнала.
error-not-the-host = Само домакинът на масата може да направи това.
error-not-your-seat = Това не е твоето място.
error-nobody-to-hurry = Още никой не е мислил { $seconds } секунди.
error-too-many-words = Най-много { $most } реакции на рунд.
error-not-your-turn = На ход е друг играч.
error-not-a-bots-turn = На ход е човек, а не бот.
error-seat-taken = Това място е заето.
error-seat-is-open = На това място не седи никой.
error-seats-open = Все още има свободни места.
error-wrong-number-of-seats = За игра с { $players } играчи са нужни { $players } места, а не { $seats }.
error-player-is-here = Играчът е на масата.
error-bot-without-a-level = Трябва да се посочи нивото на бота.
error-too-many-tables = Седиш на твърде много маси; позволени са най-много { $most }. Първо напусни някоя.
error-too-many-changes = На тази маса са направени твърде много промени. Започни следващата игра или отвори нова маса.
error-deck-and-kings-together = Купчинката и подреждането на кралете се задават заедно или изобщо не се задават.
error-deck-is-fixed = Купчинката е подредена за тези правила и те не могат да се променят.
error-position-and-deck = Маса, която започва от позиция, няма нито собствена купчинка, нито Династия.
error-position-is-over = В тази позиция играта е свършила.
error-position-is-fixed = Масата започва от позиция с тези правила, затова те не могат да се сменят.
error-deck-is-gone = Купчинката, подредена за маса { $table }, вече я няма.
error-day-is-fixed = На тази маса се играе предизвикателството за { $day }: местата и правилата остават същите.
error-day-not-finished = Първо завърши първия си опит за { $day }.
error-domino-not-in-sight = Плочка { $domino } не е в нито една от двете редици.
error-line-was-revealed = Късно е за връщане: обърната е нова редица.
error-no-more-undos = Повече не може да се връща: в тази игра вече върна { $most } решения.
error-decision-of-one-away = Късно е за връщане: междувременно е играл човек, когото сега го няма.
error-undo-already-asked = Вече има молба за връщане на ход.
error-not-asked = В момента няма въпрос, на който да отговориш.
error-clock-cannot-stand = Часовникът може да се спре само когато всички играят на едно устройство, и то веднъж за всяко решение.
error-hints-not-allowed = На тази маса подсказките са изключени.
error-coach-busy = Треньорът е зает. Опитай пак след малко.
error-no-such-puzzle = Няма задача { $number }: последната е { $puzzles }.

## kingdomino worker

worker-summary = Изчислява ходовете на ботовете за сървъри, които делят една база PostgreSQL.
worker-processes-option = процеси, които изчисляват ходове (1)
worker-name-option = име на този работник в дневника; иначе името на машината и номер
worker-ready = Работникът { $worker } изчислява ходове за сървърите на { $database }.
worker-ended = Приключи след { $jobs ->
    [one] 1 ход
   *[other] { $jobs } хода
}.
error-worker-needs-postgresql = На работника му трябва базата PostgreSQL на неговите сървъри: --database postgresql://host/kingdomino

## The browser: the end of a game

web-end-title = Краен резултат
web-end-counting = Квадрати × корони, област по област.
web-end-you = Ти
web-end-you-win = Печелиш с { $points ->
    [one] 1 точка
   *[other] { $points } точки
}
web-end-wins = { $name } печели с { $points ->
    [one] 1 точка
   *[other] { $points } точки
}
web-end-shared-win = { $names } споделят победата с по { $points ->
    [one] 1 точка
   *[other] { $points } точки
}
web-end-shared-win-you = Споделяш победата с { $names }: по { $points ->
    [one] 1 точка
   *[other] { $points } точки
}
web-end-by-points = { $margin ->
    [one] 1 точка пред { $name }.
   *[other] { $margin } точки пред { $name }.
}
web-end-you-behind = { $place ->
    [2] Второ
    [3] Трето
   *[other] Четвърто
} място за теб с { $points } т., на { $margin } т. от първото.
web-end-above-median = Резултатът ти е с { $more } т. над твоята медиана.
web-end-by-largest = Равни точки с { $name }; решава по-голямата област: { $one } срещу { $two } квадрата.
web-end-by-largest-you = Равни точки с теб; решава по-голямата област: { $one } срещу { $two } квадрата.
web-end-by-crowns = Равни точки и равни най-големи области с { $name }; решават короните: { $one } срещу { $two }.
web-end-by-crowns-you = Равни точки и равни най-големи области с теб; решават короните: { $one } срещу { $two }.
web-end-by-nothing = Всичко, което се брои, е равно, затова победата е споделена.
web-end-players = { $count ->
    [one] 1 играч
   *[other] { $count } играчи
}
web-end-edition-classic = класическо издание
web-end-edition-revised = обновено издание
web-end-mighty-duel = Великият дуел
web-end-place-1 = Първо място
web-end-place-2 = Второ място
web-end-place-3 = Трето място
web-end-place-4 = Четвърто място
web-end-shared-1 = Споделено първо място
web-end-shared-2 = Споделено второ място
web-end-shared-3 = Споделено трето място
web-end-tie-shared = Пълно равенство, затова мястото е споделено.
web-end-tie-largest = Равни точки с { $name }; най-голяма област { $own } срещу { $other }.
web-end-tie-largest-you = Равни точки с теб; най-голяма област { $own } срещу { $other }.
web-end-tie-crowns = Равни точки и равни най-големи области с { $name }; корони { $own } срещу { $other }.
web-end-tie-crowns-you = Равни точки и равни най-големи области с теб; корони { $own } срещу { $other }.
web-end-next = Напред
web-end-skip = Прескочи
web-end-count-again = Преброй пак
web-end-table = Точки: { $name }
web-end-table-you = Твоите точки
web-end-territory = Област
web-end-worth = Квадрати × корони
web-end-points = Точки
web-end-crownless = { $count ->
    [one] 1 област без корони
   *[other] { $count } области без корони
}
web-end-smaller = { $count ->
    [one] още 1 по-малка област
   *[other] още { $count } по-малки области
}
web-end-bonuses = Бонуси
web-end-no-bonus = Този път без бонус
web-end-numbers = Всички числа
web-end-unfold = { $name }: цялото кралство
web-end-total = Общо
web-end-largest = Най-голяма област { $largest ->
    [one] 1 квадрат
   *[other] { $largest } квадрата
}, { $crowns ->
    [one] 1 корона
   *[other] { $crowns } корони
}
web-end-discarded = Извадени от игра: { $dominoes }
web-end-standing = Династията след { $games ->
    [one] 1 игра
   *[other] { $games } игри
}
web-end-standing-about = Сборовете досега; най-високият след последната игра печели.
web-end-standing-you = Печелиш Династията с { $points ->
    [one] 1 точка
   *[other] { $points } точки
}.
web-end-standing-wins = { $name } печели Династията с { $points ->
    [one] 1 точка
   *[other] { $points } точки
}.
web-end-standing-shared = { $names } споделят победата в Династията с по { $points ->
    [one] 1 точка
   *[other] { $points } точки
}.
web-end-standing-shared-you = Споделяш победата в Династията с { $names }: по { $points ->
    [one] 1 точка
   *[other] { $points } точки
}.
web-end-player = Играч
web-end-game = Игра { $number }
web-end-sum = Сбор
web-end-ranking = Крайно класиране
web-end-what-next = Какво следва?
web-end-medal-best = Твоят рекорд: { $points }
web-end-medal-first-win = Първата ти победа
web-end-medal-first-against = Първа победа на ниво { $level }
web-end-medal-bonuses = И двата бонуса
web-end-try-level = А сега на ниво { $level }?
web-end-play-again = Нова игра
web-end-next-game = Следваща игра
web-end-new-dynasty = Нова Династия
web-end-terms = Смени играчите или настройките
web-end-replay = Виж повторението
web-end-shared = Всеки, който има линка, може да гледа и анализира тези игри
web-end-link = Линк към повторението
web-end-copy-link = Копирай линка към повторението
web-end-record = Изтегли записа на играта
web-end-home = Начална страница
web-end-ready = Готови: { $names }.
web-end-waiting = Чакаме: { $names }.
web-end-asked = { $name } иска още една игра
web-end-asked-about = Същите места, същите правила.
web-end-not-now = Не сега
web-end-bot-for = Бот вместо { $name }
web-end-play-with-bot = Игра с бот
web-end-seat-open = Едно място е свободно; следващата игра може да започне едва когато всички места са заети.
web-end-shuffle = Провери разбъркването
web-end-shuffle-about = Преди да се обърне първата плочка, сървърът показа отпечатък на цялата разбъркана купчинка. Сега купчинката е открита: ако отпечатъкът ѝ е същият, никой не я е променял по време на играта.
web-end-shuffle-noted = Този браузър е записал същия отпечатък в началото на играта.
web-end-shuffle-checking = Проверява се…
web-end-shuffle-print = Отпечатък:

## The browser: home page

bot-page = Паж
bot-squire = Оръженосец
bot-knight = Рицар
bot-duke = Херцог
bot-king = Крал
bot-numbered = { $level } { $number }
bot-page-about = Играе каквото дойде, с радост. Добър първи съперник.
bot-squire-about = Взима възможно най-много точки сега и не гледа по-далеч.
bot-knight-about = Претегля поставянето и избора заедно, с мисъл за мястото.
bot-duke-about = За миг поглежда един рунд напред.
bot-king-about = Мисли и за твоите отговори. Най-силният от всички.
bot-goose-herd = Гъсаря
bot-goose-herd-manner = Маха на всяка плочка, която минава.
bot-kitchen-hand = Чирака
bot-kitchen-hand-manner = Първо бърка, после опитва.
bot-bell-ringer = Звънаря
bot-bell-ringer-manner = Винаги навреме, никога не бърза.
bot-miller = Мелничаря
bot-miller-manner = Брои чували, не сезони.
bot-ferryman = Лодкаря
bot-ferryman-manner = Минава отсреща по най-късия път.
bot-beekeeper = Пчеларя
bot-beekeeper-manner = Не оставя цвете за после.
bot-falconer = Соколаря
bot-falconer-manner = Първо оглежда цялото поле.
bot-mason = Зидаря
bot-mason-manner = Обича прави ръбове без дупки.
bot-forester = Лесничея
bot-forester-manner = С тишина и търпение, рядко с изненада.
bot-steward = Иконома
bot-steward-manner = Води тефтерите и ги затваря внимателно.
bot-surveyor = Земемера
bot-surveyor-manner = Измерил е и твоето кралство.
bot-chancellor = Канцлера
bot-chancellor-manner = Чете дребния шрифт на всяка плочка.
bot-astronomer = Астронома
bot-astronomer-manner = Видял е тази вечер отдалече.
bot-chronicler = Летописеца
bot-chronicler-manner = Помни как обикновено свършва.
bot-regent = Регента
bot-regent-manner = Говори малко, накрая се покланя.
web-home-about = Построй кралство от поля, гори и езера около своя замък. Дванайсет плочки, петнайсетина минути.
web-home-play-now = Играй сега
web-home-play-now-about = Ти и три лесни бота. Без регистрация.
web-home-hello = Радваме се да те видим, { $name }
web-home-as-last-time = Както миналия път:
web-home-change = Промяна
web-home-friends = Игра с приятели
web-home-friends-about = С линк или заедно на това устройство. Ти избираш местата, ботовете и правилата.
web-home-solve = Реши задача
web-home-pad-real = Лист за точки към истинската игра
web-home-opening = Отваряне…
web-home-setup = Игра с приятели или избор на съперници
web-home-players = Играчи
web-home-where = Приятели
web-home-where-link = С линк или код
web-home-where-here = На това устройство
web-home-seats = Места
web-home-seat = Кой играе с цвят „{ $colour }“
web-home-you = Ти
web-home-your-name = Твоето име
web-home-name-of = Име на играча с цвят „{ $colour }“
web-home-player = Играч { $number }
web-home-sitter-open = Приятел
web-home-sitter-open-about = с линк или код
web-home-sitter-here = Някой на това устройство
web-home-sitter-bot = Бот: { $level }
web-home-bots = Ботове
web-home-bots-all = Ниво на всички ботове
web-home-bots-mixed = От най-слабия до най-силния. Изборът важи за всички ботове.
web-bots-title = Запознай се с ботовете
web-bots-about = Пет нива с по трима герои. Героите от едно ниво играят еднакво добре: различни са само маниерите им.
web-bots-strength = Сила { $number } от 5
web-bots-who = Кои са те?
web-bots-seat = бот, { $level }
web-bots-with-level = { $name } ({ $level })
web-bots-play = Играй
web-bots-play-against = Играй срещу три бота: { $level }
web-name-title = Как да те наричаме?
web-name-about = Другите на масата ще го виждат. Можеш да го смениш по всяко време.
web-name-ideas = Или едно от тези:
web-name-go = Играй
web-name-guest = Гост
web-name-forms = { $name }
web-home-variants = Варианти
web-home-harmony = Хармония +5
web-home-middle-kingdom = Средното кралство +10
web-home-dynasty = Династия, 3 игри
web-home-dynasty-short = Династия
web-home-mighty-duel = Великият дуел 7 × 7: двама играчи
web-home-mighty-duel-short = Великият дуел
web-home-more = Издание, часовник, кой може да влезе
web-home-edition = Издание
web-home-edition-classic = Класическо
web-home-edition-revised = Обновено
web-home-edition-classic-about = Трима играчи: редици по три. При равенство решава най-голямата област, после короните.
web-home-edition-revised-about = Трима играчи: редици по четири, една остава. При равенство решава най-голямата област; ако и тя е равна, победата се споделя.
web-home-clock = Часовник
web-home-clock-none = Без
web-home-clock-move = За ход
web-home-clock-bank = Цялата игра
web-home-clock-per-move = За всеки ход
web-home-clock-supply = В началото
web-home-clock-increment = Добавка за ход
web-home-seconds = { $seconds } сек.
web-home-minutes = { $minutes } мин.
web-home-day = Един ден
web-home-bank = { $minutes } мин. + { $seconds } сек.
web-home-listed = Всеки може да се включи
web-home-listed-about = Масата се показва в списъка с отворени маси. Иначе до нея се стига само с кода или линка.
web-home-open-table = Отвори масата
web-home-start-game = Започни играта
web-home-continue = Продължи
web-home-back = Обратно на масата
web-home-back-named = Обратно на масата с { $names }
web-home-your-turn = Твой ход е.
web-home-turn-at = Твой ход на маса { $code }
web-home-all-tables = Всички маси: { $tables }
web-home-waiting-for = Чака се { $name }.
web-home-waiting-seats = { $seats ->
    [one] 1 място е свободно.
   *[other] { $seats } места са свободни.
}
web-home-waiting-start = Всички места са заети: можеш да започнеш.
web-home-running = Играта продължава.
web-home-somebody = Някой
web-home-seat-open = свободно място
web-home-terms = { $players ->
    [one] 1 играч
   *[other] { $players } играчи
}
web-home-join = Включи се с код
web-home-join-about = Въведи петте знака от кода, който вижда домакинът, или постави линка.
web-home-join-looking = Търсене на масата…
web-home-join-button = Включи се
web-home-join-named = Включи се на масата на { $name }
web-home-lobby = Отворени маси
web-home-won = { $points ->
    [one] Победа с 1 точка.
   *[other] Победа с { $points } точки.
}
web-home-placed = { $place ->
    [2] 2-ро
   *[other] { $place }-то
} място с { $points ->
    [one] 1 точка
   *[other] { $points } точки
}.
web-home-replay = Повторение
web-home-learn = Уроци
web-home-learn-about = Шест кратки урока, после всички правила.
web-home-me = Твоите данни
web-home-me-about = Без профил: само този браузър знае кой си. С линк пренасяш игрите си на друго устройство.
web-home-rename = Промени
web-home-renamed = Отсега името ти е { $name }.
web-home-device = Продължи на друго устройство
web-home-device-about = Отвори този линк на другото устройство. Работи веднъж, десет минути. Не го показвай на никого: който го има, може да играе от твое име.
web-home-device-link = Линк за другото устройство
web-home-copy = Копирай
web-home-copied = Копирано.
web-home-erase = Изтрий моите данни
web-home-erase-about = Името, тайният ключ и списъкът ти с игри се изтриват тук и на сървъра. Игрите, в които са участвали и други, остават без името ти. Това е необратимо.
web-home-erase-really = Изтрий завинаги
web-home-erased = Данните ти са изтрити.
web-home-names = Явор, Върба, Лястовица, Детелина, Жълъд, Бухал, Калина, Славей
web-home-error-unreachable = Няма връзка със сървъра. Опитай пак след малко.
web-home-error-unknown = Нещо се обърка. Нищо не е загубено; опитай пак.

# The challenge of a day and statistics in the browser
web-daily-title = Предизвикателство на деня
web-daily-points = { $points ->
    [one] { $points } точка
   *[other] { $points } точки
  }
web-daily-place = { $place ->
    [1] първо място от четири
    [2] второ място от четири
    [3] трето място от четири
   *[other] четвърто място от четири
  }
web-daily-result = { $points ->
    [one] { $points } точка
   *[other] { $points } точки
  }, { $place ->
    [1] първо място от четири
    [2] второ място от четири
    [3] трето място от четири
   *[other] четвърто място от четири
  }
web-daily-about = Една купчинка на ден, една и съща за всички: ти срещу оръженосец, рицар и херцог.
web-daily-rules = Брои се първата ти завършена игра. Можеш да излезеш и да се върнеш по-късно, но не и да започнеш отначало. Играе се с Хармония и Средното кралство.
web-daily-honest = Купчинката се изчислява от датата, затова би могла да се узнае предварително. Но до страницата не стига нищо от нея, преди редицата да се обърне.
web-daily-play = Играй днешното
web-daily-play-past = Играй този ден
web-daily-go-on = Продължи
web-daily-running = Рунд { $round } от { $rounds }. Играта те чака.
web-daily-again = Играй пак (не се брои)
web-daily-see = Виж резултата
web-daily-have-played = { $results ->
    [0] Още никой не го е завършил.
    [one] 1 играч го е завършил.
   *[other] { $results } играчи са го завършили.
}
web-daily-next = Следващото е след { $hours } ч { $minutes } мин.
web-daily-midnight = в полунощ по UTC
web-daily-your-kingdom = Твоето кралство
web-daily-parts = Области { $territories }, Хармония { $harmony }, Средното кралство { $middle }
web-daily-everybody = Точките на всички
web-daily-results = { $results ->
    [one] { $results } резултат досега
   *[other] { $results } резултата досега
  }
web-daily-middle = медиана { $points }
web-daily-you = Ти { $points }
web-daily-more-than = Изпреварваш { $less } от { $results } резултата. Половината са между { $low } и { $high }.
web-daily-few = { $results ->
    [0] Още няма резултати; графиката се появява при третия.
    [one] { $results } резултат досега; графиката се появява при третия.
   *[other] { $results } резултата досега; графиката се появява при третия.
}
web-daily-middle-of = Медианата на { $results } резултата е { $middle }.
web-daily-as-table = Като таблица
web-daily-column-points = Точки
web-daily-column-results = Резултати
web-daily-king-title = Кралят на твоето място
web-daily-king = Със същата купчинка и същите ботове кралят събра { $points ->
    [one] { $points } точка
   *[other] { $points } точки
  }, { $place ->
    [1] първо място от четири
    [2] второ място от четири
    [3] трето място от четири
   *[other] четвърто място от четири
  }.
web-daily-king-later = Кралят още играе. Резултатът скоро ще е тук.
web-daily-story = Какво реши деня
web-daily-richest = Най-много точки наведнъж
web-daily-luck = Късмет от редиците: { $luck } шанс за победа.
web-daily-accuracy = Точност { $accuracy }%, { $moves } хода.
web-daily-no-slip = Анализът не откри ход, който да ти е струвал скъпо.
web-daily-see-move = Виж хода
web-daily-review-first = Анализът показва какво ти дадоха редиците и кой ход ти струва най-много.
web-daily-late = Изиграно след края на деня, затова не се брои с другите.
web-daily-month-before = Предишен месец
web-daily-month-after = Следващ месец
web-daily-day-open = { $date }
web-daily-day-running = { $date }, в ход
web-daily-day-points = { $date }, { $points ->
    [one] { $points } точка
   *[other] { $points } точки
  }
web-daily-day-late = { $date }, { $points ->
    [one] { $points } точка
   *[other] { $points } точки
  }, изиграно по-късно
web-daily-summary = { $days ->
    [one] { $days } изигран ден, { $average } точки.
   *[other] { $days } изиграни дни, средно { $average } точки.
  }
web-daily-past = Всеки минал ден още може да се изиграе, но не се брои с другите.
web-daily-share = Сподели
web-daily-share-title = Сподели резултата си
web-daily-share-text = Kingdomino, предизвикателство на деня, { $date }: { $points ->
    [one] { $points } точка
   *[other] { $points } точки
  }, { $place ->
    [1] първо място от четири
    [2] второ място от четири
    [3] трето място от четири
   *[other] четвърто място от четири
  }.
web-daily-card-middle = { $place ->
    [1] първо място от четири
    [2] второ място от четири
    [3] трето място от четири
   *[other] четвърто място от четири
}, медиана { $middle }
web-daily-save-picture = Запази изображението
web-daily-copy-text = Копирай текста
web-daily-share-failed = Споделянето не работи тук. Маркирай текста и го копирай.

web-stats-title = Твоите игри
web-stats-all = Всички
web-stats-players = { $players } играчи
web-stats-save = Запази като файл
web-stats-csv = Таблица (CSV)
web-stats-json = JSON
web-stats-games = { $games ->
    [one] завършена игра
   *[other] завършени игри
  }
web-stats-won = спечелени; само с късмет щяха да са { $chance }
web-stats-won-short = спечелени, { $percent }%
web-stats-average = точки средно
web-stats-best = рекорд, { $date }
web-stats-best-short = рекорд
web-stats-accuracy-of = точност в последните десет анализирани игри, { $moves } хода
web-stats-line = Точки във времето
web-stats-line-about = кръгчета: игри · линия: средно от седем
web-stats-newest = последните { $games } игри
web-stats-first = първа игра
web-stats-last = последна игра
web-stats-column-day = Ден
web-stats-column-mean = Средно от седем игри
web-stats-best-kingdom = Най-добро кралство
web-stats-watch-best = Гледай играта с най-доброто си кралство
web-stats-levels = Победи по ниво
web-stats-level-about = Всяка игра се отчита към най-силния бот на масата.
web-stats-people = Само хора
web-stats-variants = Победи по вариант
web-stats-plain = Без бонус
web-stats-both = И двата бонуса
web-stats-few = Щрихованите ленти са за по-малко от пет игри.
web-stats-of = { $won } от { $games }
web-stats-terrains = Твоите области
web-stats-share = { $share }% от точките
web-stats-accuracy = В последните десет анализирани игри: { $accuracy }%, { $moves } хода.
web-stats-luck = Късмет
web-stats-luck-about = { $games ->
    [one] В една анализирана игра късметът промени шанса ти за победа с { $luck }.
   *[other] В { $games } анализирани игри късметът промени шанса ти за победа средно с { $luck } на игра.
}
web-stats-column-moves = Анализирани ходове
web-stats-hinted = { $games ->
    [one] { $games } игра с подсказки не се брои (победи: { $won }, точки: { $average }).
   *[other] { $games } игри с подсказки не се броят (победи: { $won }, средно точки: { $average }).
}
web-stats-left-out = Не се броят: игри, в които играеш на няколко места, игри от позиция, следващи опити в предизвикателството на деня.
web-stats-empty-title = Още няма завършени игри
web-stats-empty-filter = Още няма завършени игри с толкова играчи
web-stats-empty = Точките, победите и най-добрите ти области ще се появят тук след първата игра.
web-stats-replay = Гледай запис на игра
web-stats-last-games = { $games ->
    [one] Точки от последната игра
   *[other] Точки от последните { $games } игри
  }
web-join-title = Включи се на маса
web-join-table-of = Масата на { $name }
web-join-name = Как да те наричат другите?
web-join-sit = Седни
web-join-watch = Гледай
web-join-full = Всички места са заети. Можеш да гледаш.
web-join-finished = Играта е приключила. Можеш да видиш как.
web-join-home = Начална страница
web-join-wrong-about = Може би има сгрешен знак или масата вече я няма: неизползваните маси се изтриват след време. Провери кода или поискай нов линк.
web-join-device = Продължи на това устройство
web-join-device-about = Името и игрите ти се прехвърлят тук. Линкът работи само веднъж.
web-join-device-instead = Сега този браузър играе като { $name }. Ако продължиш, ще играе като човека от другото устройство.
web-join-device-go = Продължи тук
web-join-device-done = Здравей отново, { $name }.
web-join-device-no-code = Кодът липсва в този линк. Направи нов от началната страница на другото устройство.

## The browser: replay

web-replay-title = Повторение
web-replay-drop = Можеш да пуснеш запис на игра където и да е на тази страница.
web-replay-other = Друга игра
web-replay-mine = Твоите завършени игри
web-replay-all = Всички { $games }
web-replay-won = Спечелени { $games }
web-replay-people = С хора { $games }
web-replay-which-games = Кои игри
web-replay-open = Отвори запис на игра
web-replay-watch = Гледай
web-replay-watch-named = Гледай: { $result }
web-replay-more = Още
web-replay-none = Още няма завършени игри
web-replay-none-about = Всяка игра, която завършиш тук, се пази, за да я гледаш пак.
web-replay-none-here = Още няма такива игри.
web-replay-drop-here = Пусни записа на играта тук, за да го отвориш
web-replay-fetching = Играта се зарежда…
web-replay-still-fetching = Още се зарежда…
web-replay-too-large = { $file } е твърде голям за запис на игра.
web-replay-unreadable = { $file } не може да се прочете.
web-replay-no-record = { $file } не е запис на игра.
web-replay-broken = { $moves ->
    [0] Нито един ход в записа не е валиден.
    [one] Валиден е само първият ход в записа; той е показан.
   *[other] Валидни са само първите { $moves } хода в записа; те са показани.
}
web-replay-which = Коя игра
web-replay-kingdoms = Кралствата
web-replay-kingdom = { $name }, { $points ->
    [one] 1 точка
   *[other] { $points } точки
}
web-replay-at-place = { $place ->
    [1] 1-во
    [2] 2-ро
   *[other] { $place }-то
} място
web-replay-territory = { $terrain }: { $squares } × { $crowns } = { $points }
web-replay-opening = Начало
web-replay-round = Рунд { $round } от { $rounds }
web-replay-pile = { $pile ->
    [0] няма плочки в купчинката
    [one] 1 плочка в купчинката
   *[other] { $pile } плочки в купчинката
}
web-replay-moves = Ходове
web-replay-start = Преди първия ход
web-replay-kings = Ред на кралете: { $names }
web-replay-deal = Нова редица: { $dominoes }
web-replay-claim = { $name } избира { $domino }
web-replay-discard = { $name } изважда { $domino } от игра: не пасва никъде
web-replay-place = { $points ->
    [0] { $name } поставя { $domino } на { $square }
   *[other] { $name } поставя { $domino } на { $square }: +{ $points }
}
web-replay-controls = Движение през играта
web-replay-first = Към началото
web-replay-back = Един ход назад
web-replay-on = Един ход напред
web-replay-last = Към края
web-replay-play = Пускане
web-replay-pause = Пауза
web-replay-slider = Ход
web-replay-move-of = Ход { $number } от { $count }
web-replay-pace = Темпо
web-replay-pace-slow = Бавно
web-replay-pace-normal = Нормално
web-replay-pace-fast = Бързо
web-replay-keys = ← → един ход · Page Up, Page Down един рунд · Home, End · интервал пуска и спира

## The browser: review

web-review-title = Анализ на играта
web-review-open = Анализ
web-review-open-named = Анализ на играта: { $names }
web-review-practice = Тази маса продължава от завършена игра. Плочките, които никой не е видял, са разбъркани наново и резултатът не се брои.
web-review-back = Назад
web-review-opening = Играта се зарежда…
web-review-making = Играта се анализира
web-review-progress = { $done } от { $total } хода
web-review-waiting = { $before ->
    [0] Чака се свободно място
   *[other] На опашката, { $before } преди теб
}
web-review-stopped = Спрян след { $count }
web-review-resume = Продължи
web-review-stop = Спри
web-review-failed = Тази игра не може да се анализира.
web-review-gone = Играта е изтрита, а с нея и анализът ѝ.
web-review-whose = Чия игра се показва
web-review-show = Покажи ходовете на { $name }
web-review-show-you = Покажи твоите ходове
web-review-move = Ходът
web-review-line = Редицата
web-review-played = Изигран
web-review-best = Най-добър
web-review-label-played = Изигран { $points }
web-review-label-best = Най-добър { $points }
web-review-where = { $round ->
    [0] Начало, плочка { $domino }
   *[other] Рунд { $round }, плочка { $domino }
}
web-review-round = { $round ->
    [0] Начало
   *[other] Рунд { $round }
}
web-review-placed = Рунд { $round }, поставена { $domino }
web-review-claimed = { $round ->
    [0] Начало, избрана { $domino }
   *[other] Рунд { $round }, избрана { $domino }
}
web-review-deal = Редица на рунд { $round }
web-review-deal-gave = Изтеглени: { $dominoes }
web-review-lucky-deal = Късметлийска редица
web-review-good-deal = Добра редица
web-review-unlucky-deal = Редица без късмет
web-review-grade = Оценка
web-review-grade-best = Най-добър
web-review-grade-good = Добър
web-review-grade-inaccuracy = Неточност
web-review-grade-mistake = Грешка
web-review-grade-blunder = Груба грешка
web-review-no-cause = Няма една ясна причина: разликата се вижда по-късно в играта.
web-review-lost = Струваше около { $points ->
    [one] { $points } точка
   *[other] { $points } точки
}{ $wins ->
    [0] .
   *[other] {" "}и { $wins }% шанс за победа.
}
web-review-was-best = Нямаше по-добър ход.
web-review-forced = Нямаше друг ход.
web-review-not-yet = Анализът още не е стигнал до този ход. Разгледай спокойно: готовото се пази, дори да излезеш.
web-review-luck-of = Тази редица: { $wins } шанс за победа за { $name }.
web-review-luck-you = Тази редица: { $wins } шанс за победа за теб.
web-review-graph = Шанс за победа
web-review-graph-band = сянката показва колко сигурен е анализът
web-review-round-axis = рунд
web-review-as-table = Покажи като таблица
web-review-table = Шансове за победа, ход по ход
web-review-balance = Късмет и умение дотук
web-review-balance-spoken = { $name }: начало { $start } процента, късмет { $luck }, собствени ходове { $own }, ходове на другите { $others }: { $now } процента.
web-review-balance-you = Твоят шанс за победа: начало { $start } процента, късмет { $luck }, твоите ходове { $own }, ходове на другите { $others }: { $now } процента.
web-review-part-start = начало
web-review-part-luck = късмет
web-review-part-own = твои ходове
web-review-part-theirs = собствени ходове
web-review-part-others = другите
web-review-part-now = сега
web-review-moments = Ключови моменти
web-review-decisions = { $count ->
    [one] от { $count } решение
   *[other] от { $count } решения
}
web-review-to-come = предстои
web-review-no-moments = Нищо не се откроява.
web-review-accuracy = Точност
web-review-accuracy-about = 100% значи най-добрия ход всеки път, доколкото анализът може да прецени.
web-review-given = Изпуснати точки
web-review-given-about = всички решения заедно; по-малко е по-добре
web-review-accuracy-is = точност { $accuracy }%
web-review-points = { $points ->
    [one] { $points } точка
   *[other] { $points } точки
}
web-review-points-lost = Загубени точки
web-review-before = Преди
web-review-after = След
web-review-try = Опитай пак
web-review-try-where = Рунд { $round }: къде отива плочка { $domino }?
web-review-try-which = { $round ->
    [0] Начало: коя плочка избираш?
   *[other] Рунд { $round }: коя плочка избираш?
}
web-review-try-about = Ходът в играта струваше около { $points ->
    [one] { $points } точка
   *[other] { $points } точки
}. Отговорът е скрит, докато не опиташ или не го поискаш.
web-review-try-best = Откри най-добрия ход.
web-review-try-lost = Струва около { $points ->
    [one] { $points } точка
   *[other] { $points } точки
}.
web-review-tries-left = { $left ->
    [0] Това беше последният опит.
    [one] Още един опит.
   *[other] Още { $left } опита.
}
web-review-try-leave = Излез
web-review-show-best = Покажи най-добрия ход
web-review-retries = Твоите нови опити
web-review-found = { $tries ->
    [one] открит от първия опит
   *[other] открит след { $tries } опита
}
web-review-shown = отговорът беше показан
web-review-now = сега
web-review-play-on = Играй оттук нататък

## The browser: the table

web-table-gathering-title = Около масата
web-table-seats-open = { $seats ->
    [one] 1 място е свободно.
   *[other] { $seats } места са свободни.
}
web-table-ready-host = Всички са тук. Можеш да започнеш.
web-table-ready-wait = Всички са тук. { $name } може да започне играта.
web-table-ready = Всички са тук. Домакинът може да започне играта.
web-table-ready-missing = { $people ->
    [one] Чака се { $name }.
   *[other] Чакат се { $people } души.
}
web-table-is-ready = иска да започне
web-table-not-ready = още не
web-table-i-am-ready = Може да започваме
web-table-begins-when = Можеш да започнеш, когато всички места са заети и всички са потвърдили. Ако някой не е, изчакай половин минута и започни така.
web-table-your-name = Твоето име
web-table-their-name = Име
web-table-sit = Седни тук
web-table-stand = Стани
web-table-clear = Освободи мястото
web-table-add-bot = Добави бот
web-table-add-bot-short = Бот
web-table-add-person = Добави играч тук
web-table-add-person-short = Играч тук
web-table-add-person-about = Още един човек пред този екран. Подавате си устройството ход след ход.
web-table-level = Ниво
web-table-start = Започни играта
web-table-invite = Покани други
web-table-invite-short = Покани
web-table-invite-about = Всеки, който има линка или кода, може да седне или да гледа. Без регистрация.
web-table-invite-how = Сканирай QR кода с телефон или въведи кода на началната страница.
web-table-invite-alone = Масата е достъпна само от това устройство.
web-table-invite-open = Отвори я за мрежата
web-table-invite-open-about = Можеш да я отвориш сега: тогава всяко устройство в същата мрежа ще има достъп до този сървър, докато не го затвориш. Прави го у дома, не в обществена мрежа.
web-table-invite-command = Или стартирай играта с
web-table-invite-later = Линкът и кодът ще работят, когато други имат достъп до това устройство.
web-table-invite-here = Вместо това играйте тук поред
web-table-invite-networks = Мрежа
web-table-invite-reachable = Масата вече е достъпна за другите устройства в мрежата ти.
web-table-reach-network = достъпна в мрежата ти
web-table-reach-public = достъпна отвсякъде
web-table-qr = QR код на линка
web-table-watch-link = Копирай линк за зрители
web-table-select-link = Линкът е маркиран: копирай го оттам.
web-table-code = Код: { $code }
web-table-link = Линк към тази маса
web-table-copy = Копирай линка
web-table-share = Сподели
web-table-share-text = Ела да играем Kingdomino. Кодът е { $code }.
web-table-watchers = { $people ->
    [one] 1 човек гледа.
   *[other] { $people } души гледат.
}
web-table-seat = Място { $number }
web-table-seat-open = Свободно място
web-table-seat-open-about = за човек или бот
web-table-seat-you = ти
web-table-seat-you-host = ти, домакинът
web-table-seat-host = домакинът
web-table-seat-here = тук е
web-table-seat-away = в момента не е тук
web-table-terms = Настройки на играта
web-table-terms-change = Промени настройките
web-table-terms-take = Използвай тези
web-table-players = { $players ->
    [one] 1 играч
   *[other] { $players } играчи
}
web-table-how-many = Играчи
web-table-edition = Издание
web-table-edition-classic = Класическо издание
web-table-edition-revised = Обновено издание
web-table-mighty-duel = Великият дуел, 7 × 7
web-table-dynasty = Династия: три игри
web-table-listed = Всеки може да намери масата в списъка
web-table-fixed-deck = Предварително подредена купчинка
web-table-clock-move = { $time } за всяко решение
web-table-clock-bank = { $time } за цялата игра
web-table-title = Маса
web-table-title-turn = Твой ход
web-table-menu = Меню
web-table-menu-home = Начална страница
web-table-menu-kept = мястото ти се пази
web-table-menu-fast = Ботовете играят бързо
web-table-menu-rules = Правилата
web-table-menu-copy = Копирай линка към масата
web-table-leave = Напусни играта завинаги
web-table-leave-about = Мястото ти се освобождава и някой друг може да продължи вместо теб.
web-table-leave-sure = Да, напускам
web-table-opening = Начало
web-table-game = Игра { $number } от 3
web-table-round = Рунд { $round }
web-table-round-of = Рунд { $round } от { $rounds }
web-table-round-word = Рунд
web-table-your-turn = твой ход
web-table-turn-of = на ход е { $name }
web-table-step = { $whose }, стъпка { $part } от 2
web-table-step-short = { $part } от 2
web-table-last-domino = { $whose }, последна плочка
web-table-place = Постави плочка { $domino }
web-table-place-short = Постави { $domino }
web-table-claim-one = Избери плочка
web-table-claim-one-short = Избери една
web-table-choose-first = Избери първата си плочка
web-table-choose-first-of = { $name } избира първата си плочка
web-table-choose-first-short = Първа плочка
web-table-choose-first-tap = { $pointer ->
    [touch] Докосни една от плочките горе.
   *[mouse] Щракни върху една от плочките горе.
}
web-table-then-chooses = следва: { $name }
web-table-then-you = после пак ти
web-table-you-choose-last = избираш накрая
web-table-is-placing = { $name } поставя { $domino }
web-table-is-claiming = { $name } избира
web-table-over = Играта свърши
web-table-undo = Върни хода
web-table-undo-ask = Помоли за връщане
web-table-undo-asked = { $name } иска да върне последното си решение. Може ли?
web-table-undo-agree = Може
web-table-undo-decline = По-добре не
web-table-undo-waiting = Питаме другите дали може да върнеш хода.
web-table-lost = { $seconds ->
    [one] Връзката прекъсна. Нов опит след 1 с. Играта ти е запазена.
   *[other] Връзката прекъсна. Нов опит след { $seconds } с. Играта ти е запазена.
}
web-table-lost-trying = Връзката прекъсна. Нов опит… Играта ти е запазена.
web-table-lost-now = Опитай сега
web-table-missed = { $moves ->
    [one] 1 ход, докато те нямаше
   *[other] { $moves } хода, докато те нямаше
}
web-table-missed-show = Покажи
web-table-moved-on = Играта е продължила. Ето как стоят нещата сега.
web-table-no-answer = Сървърът не отговаря. Нищо не е загубено; опитай отново.
web-table-no-server = Няма връзка със сървъра. Нов опит…
web-table-still-fetching = Още се зарежда…
web-table-not-found = Няма маса с код { $code }
web-table-not-found-about = Може да има сгрешен знак или масата вече не съществува.
web-table-you = Ти
web-table-your-kingdom = { $points ->
    [one] Твоето кралство, 1 точка
   *[other] Твоето кралство, { $points } точки
}
web-table-kingdom-of = { $points ->
    [one] Кралството на { $name }, 1 точка
   *[other] Кралството на { $name }, { $points } точки
}
web-table-square-castle = { $square }, замък
web-table-square-land = { $square }, { $terrain }, област от { $squares }, { $crowns ->
    [0] без корона
    [one] 1 корона
   *[other] { $crowns } корони
}
web-table-square-fits = { $points ->
    [one] { $square }, празно, пасва тук: 1 точка
   *[other] { $square }, празно, пасва тук: { $points } точки
}
web-table-square-turned = { $square }, празно, пасва след завъртане
web-table-square-would-fit = { $square }, празно, избраната плочка пасва
web-table-square-lost = { $square }, празно, би останало извън решетката
web-table-square-empty = { $square }, празно
web-table-limit = Кралството ти е широко { $wide } и високо { $high }; позволено е { $grid } на { $grid }.
web-table-limit-short = { $size } от { $grid }
web-table-towards-n = на север
web-table-towards-e = на изток
web-table-towards-s = на юг
web-table-towards-w = на запад
web-table-ghost = { $points ->
    [one] { $domino } на { $square } { $direction }: { $faces }, 1 точка
   *[other] { $domino } на { $square } { $direction }: { $faces }, { $points } точки
}
web-table-ghost-refused = { $domino } на { $square } { $direction }: не тук. { $reason }
web-table-all-of = само { $terrain }
web-table-both-of = { $first } и { $second }
web-table-why-square-taken = Би покрила квадрат, който вече е зает.
web-table-why-outgrows-the-grid = Би излязла извън решетката ти { $grid } × { $grid }.
web-table-why-no-matching-neighbour = Никоя половина не опира до същия терен или до замъка.
web-table-why-unknown = Тук не може.
web-table-hand = Твоята ръка
web-table-turn-left = Завърти наляво
web-table-turn-right = Завърти надясно
web-table-place-here = Постави тук
web-table-place-about = { $pointer ->
    [touch] Докосни квадрат или плъзни плочката там.
   *[mouse] Щракни върху квадрат или плъзни плочката там.
}
web-table-adds = { $points ->
    [one] +1 точка
   *[other] +{ $points } точки
}
web-table-adds-nothing = Без корона: засега не носи точки.
web-table-hover-about = Щракни, за да застане тук. R или десен бутон я завърта.
web-table-not-here = Не тук
web-table-refused = Не се получи
web-table-domino-is = Плочка { $domino }: { $faces }
web-table-domino = Плочка { $domino }
web-table-choose-title = Избери следващата си плочка
web-table-choose-about = С по-малък номер играеш по-рано; по-големият често има повече корони.
web-table-choose-short = Малък: по-рано; голям: често повече корони.
web-table-claim-order = { $order ->
    [1] Ходът ти е първи.
    [2] Ходът ти е най-късно втори.
    [3] Ходът ти е най-късно трети.
   *[other] Ходът ти е най-късно четвърти.
}
web-table-claim-sure = { $order ->
    [1] Ходът ти е първи.
    [2] Ходът ти е втори.
    [3] Ходът ти е трети.
   *[other] Ходът ти е четвърти.
}
web-table-claim-places = { $places ->
    [0] Засега не пасва никъде.
    [one] Пасва на 1 място, показано в кралството ти.
   *[other] Пасва на { $places } места, показани в кралството ти.
}
web-table-claim-short = { $places ->
    [0] Засега не пасва никъде.
    [one] Пасва на 1 място.
   *[other] Пасва на { $places } места.
}
web-table-claim = Избери { $domino }
web-table-claim-none = Избери
web-table-fits-nowhere = { $domino } не пасва никъде
web-table-fits-nowhere-about = Изважда се от игра и не носи точки.
web-table-harmony-lost = Бонусът за Хармония е загубен.
web-table-discard = Извади { $domino } и продължи
web-table-pass-to = Подай устройството на { $name }
web-table-cover-take = Аз съм { $name }
web-table-cover-places = Следва { $name }: поставя { $domino }.
web-table-cover-claims = Следва { $name }: избира.
web-table-cover-clock = Часовникът е на пауза.
web-table-cover-more = { $moves ->
    [one] и 1 ход преди това
   *[other] и { $moves } хода преди това
}
web-table-cover-never = Без междинен екран на тази маса
web-table-trying = само проба
web-table-watching = Гледаш играта.
web-table-you-later = Твоят ход е в следващия рунд.
web-table-you-are-next = { $others ->
    [0] Следващият ход е твой.
    [one] След този ход има още { $others } преди твоя.
   *[other] След този ход има още { $others } преди твоя.
}
web-table-away = { $minutes ->
    [0] { $name } отсъства от по-малко от минута.
    [one] { $name } отсъства от 1 минута.
   *[other] { $name } отсъства от { $minutes } минути.
}
web-table-away-short = { $minutes ->
    [0] отсъства под 1 мин
    [one] отсъства от 1 мин
   *[other] отсъства от { $minutes } мин
}
web-table-let-bot-play = Нека междувременно играе бот
web-table-replaced = Вместо теб играе бот.
web-table-back = Върнах се
web-table-seat-left-about = Този играч напусна. Играта чака някой да го замести.
web-table-lines = Двете редици
web-table-this-round = Този рунд
web-table-next-round = Следващ рунд
web-table-now = Сега
web-table-next = После
web-table-lowest-first = най-малкият е пръв
web-table-to-be-claimed = за избор
web-table-choose-one = избери една
web-table-last-round = това е последният рунд
web-table-no-more = Няма повече плочки
web-table-kings = Кралете
web-table-kings-short = Крале
web-table-kings-about = избират в този ред
web-table-king-claimed = { $name } вече избра
web-table-king-claimed-you = Ти вече избра
web-table-king-waits = { $name } избира под номер { $order }
web-table-king-waits-you = Избираш под номер { $order }
web-table-slot-nobody = { $domino }: { $faces }, ничия
web-table-slot-done = { $domino }: { $faces }, { $name }, изиграна
web-table-slot-done-you = { $domino }: { $faces }, твоя, изиграна
web-table-slot-discarded = { $domino }: { $faces }, { $name }, извадена
web-table-slot-discarded-you = { $domino }: { $faces }, твоя, извадена
web-table-slot-now = { $domino }: { $faces }, { $name }, играе сега
web-table-slot-now-you = { $domino }: { $faces }, сега е твоят ход
web-table-slot-waits = { $domino }: { $faces }, { $name }, играе под номер { $order }
web-table-slot-waits-you = { $domino }: { $faces }, твоя, под номер { $order }
web-table-slot-free = { $domino }: { $faces }, свободна
web-table-slot-claimed = { $domino }: { $faces }, избрана от { $name }
web-table-slot-claimed-you = { $domino }: { $faces }, избрана от теб
web-table-others = Другите кралства
web-table-other = { $points ->
    [one] { $name }, { $colour }, 1 точка, { $doing }
   *[other] { $name }, { $colour }, { $points } точки, { $doing }
}
web-table-look-at = Виж кралството на { $name }
web-table-holds = държи { $dominoes }
web-table-claimed = избра { $dominoes }
web-table-waits = чака
web-table-places-now = поставя { $domino }
web-table-claims-now = избира
web-table-seat-left = напусна
web-table-stand-in = междувременно играе { $level }
web-table-only-castle = Засега само замъкът
web-table-no-points = Още няма точки
web-table-discarded = Извадени: { $dominoes }
web-table-watch-this = Увеличи това кралство
web-table-log = Дневник
web-table-log-empty = Още нищо не се е случило.
web-table-pile = { $dominoes ->
    [0] няма плочки в купчинката
    [one] 1 плочка в купчинката
   *[other] { $dominoes } плочки в купчинката
}
web-table-log-claimed = { $name } избра { $domino }
web-table-log-claimed-you = Ти избра { $domino }
web-table-log-placed = { $name } постави { $domino }
web-table-log-placed-you = Ти постави { $domino }
web-table-log-discarded = { $name } извади { $domino } от игра
web-table-log-discarded-you = Ти извади { $domino } от игра
web-table-log-undone = { $name } върна хода
web-table-log-undone-you = Ти върна хода
web-table-log-stood-in = Бот ({ $level }) замести { $name }
web-table-log-stood-in-you = Бот ({ $level }) те замести
web-table-log-came-back = { $name } се върна
web-table-log-came-back-you = Отново си тук
web-table-log-left = { $name } напусна играта
web-table-log-left-you = Ти напусна играта
web-table-log-clock = { $sentence } (времето изтече)
web-table-log-leftover = Никой не взе { $domino }; изважда се от игра
web-table-call-place = Твой ход е: постави плочка { $domino }.
web-table-call-claim = Твой ход е: избери плочка за следващия рунд.
web-table-call-discard = Твой ход е: плочка { $domino } не пасва никъде и се изважда от игра.
web-table-call-other = { $name }: { $what }
web-table-keys = Клавиши
web-table-keys-arrows = премести плочката квадрат по квадрат
web-table-keys-turn = завърти по часовниковата стрелка или обратно
web-table-keys-next = следващо или предишно позволено място
web-table-keys-enter = постави тук или избери
web-table-keys-escape = обратно в ръката
web-table-keys-slots = избери плочка за следващия рунд
web-table-keys-undo = върни хода
web-table-keys-log = покажи дневника
web-table-keys-say = изпрати реакция
web-table-keys-mute = върху картата на играч: заглуши или пусни реакциите му
web-table-keys-space = пропусни анимацията
web-table-keys-help = този списък
web-table-less-motion = По-малко движение
web-table-all-settings = Всички настройки
web-table-bots-warming = Ботовете се подготвят: стъпка { $done } от { $total }.

## The browser: score pad

web-pad-title = Лист за точки
web-pad-back = Начална страница
web-pad-kingdoms = Кралства
web-pad-player = Играч { $number }
web-pad-undo = Отмени
web-pad-undone = Отменено.
web-pad-clear = Изчисти
web-pad-cleared = Изчистено. Отмяната го връща.
web-pad-clear-all = Изчисти всички кралства
web-pad-game = Играчи и правила
web-pad-players = Играчи
web-pad-size = Размер на кралството
web-pad-size-about = 7 × 7 е Великият дуел, за двама.
web-pad-edition = Издание
web-pad-edition-about = При равни точки и равни най-големи области класическото издание брои корони, а в обновеното победата се споделя.
web-pad-done = Готово
web-pad-paint-with = Рисувай с
web-pad-squares = Квадрати
web-pad-dominoes = Плочки
web-pad-castle = Замък
web-pad-empty = Празно
web-pad-crowns = Корони
web-pad-crowns-count = { $crowns ->
    [0] Без корона
    [one] 1 корона
   *[other] { $crowns } корони
}
web-pad-turn-left = Завърти наляво
web-pad-turn-right = Завърти надясно
web-pad-land = { $crowns ->
    [0] { $terrain }
    [one] { $terrain } с 1 корона
   *[other] { $terrain } с { $crowns } корони
}
web-pad-domino = { $number }: { $one } и { $two }
web-pad-domino-used = { $domino } (вече е поставена)
web-pad-no-room = Тук няма място за двете половини.
web-pad-grid = Кралството на { $name }, { $points ->
    [one] 1 точка
   *[other] { $points } точки
}
web-pad-square-land = { $square }, { $terrain }, { $crowns ->
    [0] без корона
    [one] 1 корона
   *[other] { $crowns } корони
}
web-pad-square-castle = { $square }, замък
web-pad-square-empty = { $square }, празно
web-pad-score = Точки на кралството
web-pad-name = Име
web-pad-total = Общо
web-pad-told = { $points ->
    [one] 1 точка
   *[other] { $points } точки
}
web-pad-away = Сървърът не отговаря. Точките се броят тук; дали кралството може да се нареди от плочките, ще се провери, щом той се върне.
web-pad-begin = { $pointer ->
    [touch] Избери терен и докосни квадратите на кралството си. Второ докосване добавя корона.
   *[mouse] Избери терен и щракни върху квадратите на кралството си. Второ щракване добавя корона.
}
web-pad-territory = Област
web-pad-squares-times-crowns = Квадрати × корони
web-pad-points = Точки
web-pad-without-crowns = Без корони
web-pad-squares-count = { $squares ->
    [one] 1 квадрат
   *[other] { $squares } квадрата
}
web-pad-defects = Провери пак
web-pad-show = Покажи на дъската
web-pad-next = Следващ: { $name }
web-pad-photo = От снимка
web-pad-photo-title = Точки за истинско кралство
web-pad-photo-about = Точно отгоре, на равномерна светлина, с цялото кралство в кадър. Първо махни замъка и кралете.
web-pad-photo-camera = Снимай кралство
web-pad-photo-choose = Избери снимка
web-pad-photo-drop = Или пусни снимка където и да е на страницата, или я постави.
web-pad-photo-stays = Снимката остава на това устройство. Нищо не се изпраща.
web-pad-photo-drop-here = Пусни снимката тук
web-pad-photo-becomes = { $name }: снимката става това кралство. Проверяваш го, преди да се брои.
web-pad-photo-opening = Снимката се отваря
web-pad-photo-reading = Квадратите се четат
web-pad-photo-not-loaded = Частта от страницата, която чете снимки, не се зареди. Опитай пак, когато имаш връзка.
web-pad-photo-trouble-heic = Този браузър не отваря HEIC. Запази снимката като JPEG и я избери пак.
web-pad-photo-trouble-not-a-picture = Този файл не е снимка, която браузърът може да отвори. Стават JPEG, PNG и WebP.
web-pad-photo-trouble-too-large = Снимката е твърде голяма за четене тук. Намали я и я избери пак.
web-pad-photo-trouble-too-small = Снимката е твърде малка за четене. Всяка страна трябва да е поне 100 пиксела.
web-pad-photo-corners = Постави ъглите
web-pad-photo-corners-about = Плъзни всеки кръг до ъгъл на рамката на кралството; празните квадрати също са в нея. С клавиатура стрелките местят кръга, а Shift прави стъпките по-големи.
web-pad-photo-none = Не се намери кралство. Постави ъглите ръчно или снимай пак отгоре.
web-pad-photo-crossed = Четирите ъгъла трябва да ограждат кралството.
web-pad-photo-corner = Ъгъл, { $corner }, { $across } надясно, { $down } надолу
web-pad-photo-corner-upper-left = горе вляво
web-pad-photo-corner-upper-right = горе вдясно
web-pad-photo-corner-lower-right = долу вдясно
web-pad-photo-corner-lower-left = долу вляво
web-pad-photo-recognise = Прочети квадратите
web-pad-photo-again = Друга снимка
web-pad-photo-check = { $squares ->
    [one] Провери един квадрат
   *[other] Провери { $squares } квадрата
}
web-pad-photo-checked = Няма повече за проверка
web-pad-photo-check-about = { $squares ->
    [one] Един квадрат е сигурен.
   *[other] { $squares } квадрата са сигурни.
} Провери тези с въпросителен знак и поправи грешните.
web-pad-photo-compare = Сравни дъската със снимката и поправи всеки грешен квадрат.
web-pad-photo-many = Много квадрати са несигурни. Виж дали ъглите са на място, снимай пак отгоре или поправи квадратите тук.
web-pad-photo-what = Какво има тук?
web-pad-photo-guess = Най-много прилича на: { $guess }
web-pad-photo-square-unsure = { $square }, несигурно
web-pad-photo-points = { $points ->
    [one] { $points } точка, ако всичко е вярно
   *[other] { $points } точки, ако всичко е вярно
}
web-pad-photo-right = Вярно, нататък
web-pad-photo-next = Следващ несигурен
web-pad-photo-use = Приеми така
web-pad-photo-count = Преброй
web-pad-photo-picture = Ъгли
web-pad-ranking = Крайно класиране
web-pad-place = { $place ->
    [1] 1-во
    [2] 2-ро
   *[other] { $place }-то
} място
web-pad-for-ties = Най-голяма област { $largest }, корони { $crowns }
web-pad-together = Тези кралства не могат всички да са от една кутия

## The browser: hints, trainer, puzzles

web-hint = Подсказка
web-hint-step = Подсказка, стъпка { $step } от 3
web-hint-later = Можеш да поискаш подсказка, когато си на ход.
web-hint-daily = В предизвикателството на деня няма подсказки, докато резултатът ти не бъде отчетен.
web-hint-thinking = Треньорът мисли. Можеш да продължиш да играеш.
web-hint-more-1 = Поискай пак за мястото.
web-hint-more-2 = Поискай пак за хода.
web-hint-said = Подсказка { $step } от 3: { $sentence }
web-hint-squares = Квадрати: { $squares }.
web-hint-dominoes = Плочки { $dominoes }.
web-hint-thanks = Ще помисля
web-hint-log = { $name } взе подсказка { $step }
web-hint-log-you = Ти взе подсказка { $step }
web-hint-allowed = Подсказки и оценки на ходовете
web-hint-used = { $moves ->
    [one] Подсказки при { $moves } ход
   *[other] Подсказки при { $moves } хода
}
web-hint-key = подсказка, после още една стъпка
web-trainer = Треньор
web-trainer-about = Оценява всеки твой ход, след като го направиш.
web-trainer-best = Никой друг ход не печели по-често.
web-trainer-good = Почти толкова добър, колкото най-добрият.
web-trainer-worse = Друг ход печели по-често.
web-trainer-better = По-добре: { $sentence }
web-trainer-said = { $grade }. { $sentence }
web-puzzles-title = Задачи
web-puzzles-about = Един ход е явно най-добър. Всички задачи са от истински игри.
web-puzzles-easy = Лесни
web-puzzles-easy-about = Оръженосецът ги пропуска.
web-puzzles-medium = Средни
web-puzzles-medium-about = Рицарят ги пропуска.
web-puzzles-hard = Трудни
web-puzzles-hard-about = Херцогът ги пропуска.
web-puzzles-number = Задача { $number }
web-puzzles-count = Решени { $solved } от { $puzzles }
web-puzzles-today = Задача на деня
web-puzzles-solve = Реши я
web-puzzles-show-all = всички { $count }
web-puzzles-is-solved = Задача { $number }, решена
web-puzzles-is-shown = Задача { $number }, видян отговор
web-puzzles-place = Къде е най-добре да поставиш плочка { $domino }?
web-puzzles-claim = Коя плочка да избереш?
web-puzzles-solved = Решено: това е най-добрият ход.
web-puzzles-wrong = { $lost ->
    [one] Не е най-добрият: от сто игри печели с { $lost } по-малко.
   *[other] Не е най-добрият: от сто игри печели с { $lost } по-малко.
}
web-puzzles-tries = { $tries ->
    [one] Остава { $tries } опит
   *[other] Остават { $tries } опита
}
web-puzzles-best = Най-добрият ход: { $move }.
web-puzzles-next = Следваща задача
web-puzzles-all = Всички задачи
web-puzzles-loading = Задачата се подрежда…
web-puzzles-domino = плочка { $domino }
web-puzzles-lies = плочка { $domino } на { $first } и { $second }

## The browser: learning

web-learn-title = Научи се да играеш
web-learn-about = Шест урока по минута-две на истинска дъска. Нищо не може да се обърка, а всеки урок може да се изиграе пак.
web-learn-number = Урок { $number } от { $count }
web-learn-progress = { $done } от { $all } стъпки са готови
web-learn-learned = готово
web-learn-well-done = Браво. А сега още едно нещо.
web-learn-go-on = Нататък
web-learn-again = Отначало
web-learn-next = Следва: { $lesson }
web-learn-play = Изиграй една игра
web-learn-laying-out = Подреждане на плочките…
web-learn-place = Поставяне и съвпадение
web-learn-place-about = Къде може да се постави плочка
web-learn-place-1 = Кралството ти расте около замъка. { $pointer ->
    [touch] Докосни светъл квадрат: плочката показва как ще застане. Докосни я пак или натисни червения бутон, за да я поставиш.
   *[mouse] Щракни върху светъл квадрат: плочката показва как ще застане. Щракни пак върху нея или натисни червения бутон, за да я поставиш.
}
web-learn-place-2 = Наполовина жито, наполовина гора. Едната половина трябва да опира до същия терен, страна до страна: жито до житото ти. Или до замъка, който пасва на всичко. Завърти с кръглите стрелки.
web-learn-place-3 = Цялата е гора. Намери гората, която имаш, или свободна страна на замъка. Квадратите с точка пасват, както е завъртяна плочката сега; тези с пунктиран ръб – след завъртане.
web-learn-place-4 = Жито и езеро. Стига едната половина да пасва: до другата може да има каквото и да е.
web-learn-place-done = Това е всичко за поставянето: едната половина до същия терен или до замъка, страна до страна, върху два празни квадрата.
web-learn-castle = Замъкът
web-learn-castle-about = Пасва на всичко
web-learn-castle-1 = Имаш езеро, а държиш блато: не пасват. Но замъкът пасва на всеки терен. Светят само свободните му страни.
web-learn-castle-2 = Още един нов терен: гора. Замъкът пак помага. Помни, че има само четири страни.
web-learn-castle-3 = Ливадата взима последната свободна страна. След това едната половина винаги трябва да съвпада с терен, който вече имаш.
web-learn-castle-done = Замъкът пасва на всеки терен, но не е част от никоя област и сам не носи точки. Четирите му страни са ценни в началото.
web-learn-crowns = Области и корони
web-learn-crowns-about = Какво носи точки
web-learn-crowns-1 = Допиращи се квадрати от един терен са една област. Постави два квадрата жито. Без корона още не струват нищо.
web-learn-crowns-2 = Сега жито с корона. Присъедини го към житото си: три квадрата × една корона = 3 точки. Числото върху плочката показва колко точки носи мястото.
web-learn-crowns-3 = Втора корона важи за всеки квадрат на областта. Опитай места и гледай числото: до 5.
web-learn-crowns-4 = И трета. Колкото по-голяма е областта, толкова повече носи короната: до 7.
web-learn-crowns-done = { $points ->
    [15] 15 точки: пет квадрата, умножени по три корони. Това е цялата тайна.
    [one] 1 точка. Пет квадрата, умножени по три корони, щяха да са 15; изиграй пак, ако искаш.
   *[other] { $points } точки. Пет квадрата, умножени по три корони, щяха да са 15; изиграй пак, ако искаш.
}
web-learn-claim = Избор и ред на игра
web-learn-claim-about = По-добри плочки, по-късен ход
web-learn-claim-1 = Четири плочки лежат в редица, най-малкият номер е първи. Имаш двама крале. Постави първия върху плочка: { $pointer ->
    [touch] докосни я
   *[mouse] щракни върху нея
} и я избери.
web-learn-claim-2 = С малък номер играеш рано в следващия рунд, но големите обикновено имат повече корони. Избери втора плочка. Ботът взима другите две.
web-learn-claim-3 = Ходът има две стъпки. Първо постави плочката, върху която стои кралят ти.
web-learn-claim-4 = После премести краля на следващата редица. Избери свободна плочка: когато { $pointer ->
    [touch] я докоснеш
   *[mouse] щракнеш върху нея
}, пише кога ще играеш.
web-learn-claim-5 = Сега е ходът на втория ти крал. Постави неговата плочка.
web-learn-claim-6 = И избери още веднъж. Малък номер сега значи ранен избор после.
web-learn-claim-done = Постави, после избери: такъв е всеки ход. При трима или четирима играчи всеки има един крал вместо двама.
web-learn-limit = Пет на пет
web-learn-limit-about = Границата и изваждането
web-learn-limit-1 = Кралството никога не е по-широко или по-високо от пет квадрата, заедно със замъка. Твоето е широко пет: изтокът и западът са затворени. Постави тази плочка в пунктираната рамка.
web-learn-limit-2 = Всеки ред, който отваряш на север, затваря един на юг. Щрихованите квадрати показват какво ще загубиш.
web-learn-limit-3 = Замъкът е обграден и няма езеро: плочката не пасва никъде. Само тогава се изважда от игра и не носи точки.
web-learn-limit-done = Плочка, която пасва някъде, трябва да се постави, дори да боли. Която не пасва никъде, се изважда. Остави си място.
web-learn-scoring = Броене на точките
web-learn-scoring-about = Точките и двата бонуса
web-learn-scoring-1 = Играта свърши. Областта с прекъснатата линия: { $terrain }. Колко точки носи?
web-learn-scoring-wrong = Не съвсем. Преброй квадратите ({ $squares }) и короните ({ $crowns }) и ги умножи.
web-learn-scoring-2 = Точно: { $squares } × { $crowns } = { $points }. Така се брои всяка област; две от един терен, които не се допират, се броят отделно. Без корони: нищо.
web-learn-scoring-3 = Преди игра може да се уговорят два бонуса. Включи и двата и виж какво получава кралството.
web-learn-scoring-done = { $points ->
    [one] Общо 1 точка.
   *[other] Общо { $points } точки.
} Вече знаеш всичко. Останалото е практика: изиграй една игра.
web-learn-harmony = 5 точки за пълна решетка
web-learn-middle-kingdom = 10 точки за замък точно в центъра
web-learn-total = { $points ->
    [one] Общо 1 точка
   *[other] Общо { $points } точки
}
web-learn-rules = Всички правила
web-learn-rules-about = Всичко, с двете издания и всички варианти. За справка.
web-learn-contents = Съдържание
web-learn-terrain = Терен
web-learn-squares = Квадрати
web-learn-crowns-column = { $crowns ->
    [0] без корона
    [one] с 1 корона
   *[other] с { $crowns } корони
}
web-learn-rules-goal = Целта на играта
web-learn-rules-goal-1 = От двама до четирима играчи строят по едно кралство от плочки около замък. Допиращи се квадрати от един терен са област; короните в нея ѝ дават точки.
web-learn-rules-goal-2 = Печели този, който има най-много точки накрая.
web-learn-rules-box = Плочките
web-learn-rules-box-1 = Има 48 плочки, номерирани от 1 до 48, с по два квадрата. Квадратът показва един от шест терена и до три корони. По-добрите квадрати са при големите номера.
web-learn-rules-box-2 = Толкова квадрати от всеки вид има в кутията:
web-learn-rules-setup = Подготовка
web-learn-rules-setup-1 = Всеки взима замък на стартова плочка и крале от същия цвят: по двама при двама играчи, по един при трима или четирима.
web-learn-rules-setup-2 = Четирима играчи ползват всички 48 плочки. Двама ползват 24, изтеглени случайно; другите остават в кутията и никой не ги вижда. За трима виж изданията по-долу.
web-learn-rules-setup-3 = Купчинката за теглене е с лице надолу: редът ѝ е тайна. От нея се тегли редица, подрежда се по номер и се обръща.
web-learn-rules-opening = Началото
web-learn-rules-opening-1 = Кралете се теглят в случаен ред, който всички виждат. В този ред всеки крал застава на свободна плочка от първата редица по избор на собственика: един крал на плочка.
web-learn-rules-opening-2 = Когато първата редица е заета, до нея се подрежда втора и започва първият рунд.
web-learn-rules-round = Един рунд
web-learn-rules-round-1 = Кралете играят по реда на плочките си, най-малкият номер е пръв. Ходът има две стъпки и двете са задължителни.
web-learn-rules-round-2 = Първо плочката под краля отива в кралството на собственика му. После кралят се мести на свободна плочка от следващата редица. Който сега вземе малък номер, следващия път избира рано.
web-learn-rules-round-3 = Когато всички крале са играли, се подрежда нова редица. В последния рунд няма нова и ходът е само първата стъпка. При двама играчи има 6 рунда (във Великия дуел – 12), иначе 12.
web-learn-rules-placing = Поставяне на плочка
web-learn-rules-placing-1 = Плочката покрива два съседни празни квадрата, завъртяна по един от четирите начина. Поне едната половина трябва да опира със страна до квадрат от същия терен или до замъка, който пасва на всичко.
web-learn-rules-placing-2 = Едно съвпадение стига; до какво друго опира плочката, няма значение. Ъглите никога не се броят.
web-learn-rules-placing-3 = Поставена плочка повече не се мести.
web-learn-figure-own = Едната половина опира до същия терен
web-learn-figure-castle = Замъкът пасва на всеки терен
web-learn-figure-none = Никоя половина не опира до същия терен
web-learn-figure-whole = Пет на пет без празнина: +5
web-learn-figure-gap = Има празнина: няма бонус
web-learn-figure-middle = Замъкът в центъра: +10
web-learn-figure-aside = Замъкът не е в центъра: няма бонус
web-learn-rules-grid = Пет на пет
web-learn-rules-grid-1 = Във всеки момент кралството със замъка трябва да се побира в квадрат пет на пет. Накрая замъкът може да е където и да е в него.
web-learn-rules-grid-2 = Затова границите не са определени от началото: всяка плочка, която разширява кралството от едната страна, затваря място от другата.
web-learn-rules-discard = Изваждане от игра
web-learn-rules-discard-1 = Плочка, която може да се постави, трябва да се постави, дори да вреди. Не може да се изважда по желание.
web-learn-rules-discard-2 = Плочка без нито едно позволено място се изважда от игра. Не носи точки и не се заменя; кралят все пак преминава на следващата редица.
web-learn-rules-scoring = Точкуване
web-learn-rules-scoring-1 = Област е група квадрати от един терен, свързани хоризонтално или вертикално. Точките ѝ са квадратите, умножени по короните: 7 квадрата с 3 корони носят 21.
web-learn-rules-scoring-2 = Без корона областта носи 0, колкото и да е голяма. Области от един терен, които не се допират, се броят отделно. Замъкът не е част от никоя област и не свързва области.
web-learn-rules-scoring-3 = Кралството носи точките на областите си и бонусите, с които се играе. Бонусите се добавят най-накрая.
web-learn-rules-end = Краят и равенствата
web-learn-rules-end-1 = Печели играчът с най-много точки.
web-learn-rules-end-2 = При равни точки решава най-голямата отделна област по брой квадрати, със или без корони. Какво следва, зависи от изданието.
web-learn-rules-end-3 = Местата след първото се определят по същия начин. Играчи, които пак са равни, споделят мястото, а следващото се прескача.
web-learn-rules-variants = Варианти
web-learn-rules-variants-1 = Могат да се смесват свободно и в двете издания.
web-learn-rules-harmony = 5 точки за кралство, което изпълва цялата си решетка.
web-learn-rules-middle-kingdom = 10 точки, ако замъкът е точно в центъра на кралството: еднакво далече от западния и източния край, от южния и северния. Дупките нямат значение, а кралството може да е по-малко от решетката.
web-learn-rules-mighty-duel = За двама играчи: всички 48 плочки, 12 рунда и кралства седем на седем.
web-learn-rules-dynasty = Три игри подред, като кралете се теглят наново за всяка. Печели най-големият сбор точки; при равни сборове победата се споделя.
web-learn-rules-editions = Двете издания
web-learn-rules-editions-1 = Правилниците от различни години и на различни езици тук-там се разминават. Тази игра има две издания, които се различават по две неща.
web-learn-rules-editions-three = Трима играчи
web-learn-rules-editions-three-about = Класическо: 36 случайно изтеглени плочки в редици по три. Обновено: всички 48 в редици по четири; щом тримата изберат, четвъртата се връща в кутията.
web-learn-rules-editions-ties = Равенства
web-learn-rules-editions-ties-about = Класическо: след най-голямата област решават короните в цялото кралство; едва тогава победата се споделя. Обновено: споделя се веднага след най-голямата област.
web-learn-rules-editions-same = Еднакво и в двете
web-learn-rules-editions-same-about = Номерата в купчинката остават скрити, кралят се поставя от собственика си, Хармония изисква пълна решетка, а Средното кралство – замък в центъра на построеното.
