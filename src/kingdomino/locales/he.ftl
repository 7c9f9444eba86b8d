### Kingdomino in Hebrew. Keys are shared by all six catalogues; a test compares them.

## Things of the game

terrain-wheat = חיטה
terrain-forest = יער
terrain-lake = אגם
terrain-meadow = אחו
terrain-swamp = ביצה
terrain-mine = מכרה

colour-pink = ורוד
colour-yellow = צהוב
colour-green = ירוק
colour-blue = כחול

variant-harmony = הרמוניה
variant-middle-kingdom = לב הממלכה

due-kings = סדר המלכים
due-deal = טור אריחים חדש
due-claim = בחירת אריח
due-place = הנחת אריח
due-over = סוף המשחק

## The command line in general

cli-about = קינגדומינו במסוף: חישוב ניקוד, שחזור משחק, בדיקת ערבוב וספירת מהלכים.
cli-example = דוגמה: { $example }
cli-command = פקודה
cli-usage = שימוש:
cli-arguments = ארגומנטים
cli-options = אפשרויות
cli-help-option = הצגת העזרה הזאת ויציאה
cli-version-option = הצגת הגרסה ויציאה
cli-lang-option = שפת התצוגה; אם לא צוינה, קובעות הגדרות הסביבה
cli-json-option = פלט JSON לתוכנות
cli-error = שימוש שגוי ב־{ $prog }: { $message }
cli-argument-error = בארגומנט ‎{ $argument }‎: { $message }
cli-arguments-required = חסר כאן: ‎{ $list }
cli-arguments-unknown = לא ברור מה פירוש: ‎{ $list }
cli-one-value = נדרש ערך אחד
cli-one-value-or-more = נדרש ערך אחד או יותר
cli-invalid-choice = הערך { $value } לא מתאים (אפשר לבחור מתוך { $choices })
cli-invalid-value = אי אפשר לקרוא את הערך { $value }
cli-not-together = אי אפשר לשלב אותו עם ‎{ $list }
cli-refused = הבקשה נדחתה. { $sentence }
cli-output-lost = לא ניתן לכתוב את הפלט: { $reason }.

## kingdomino score

score-summary = חישוב הניקוד של ממלכות המצוירות כטקסט, איתור הטעויות בהן ודירוג של כמה שחקנים.
score-files-option = קובץ טקסט ובו ממלכה, או - לקלט הסטנדרטי; שניים עד ארבעה קבצים מדורגים זה מול זה
score-harmony-option = כולל הרמוניה: 5 נקודות לתבנית מלאה
score-middle-kingdom-option = כולל לב הממלכה: 10 נקודות לטירה במרכז
score-mighty-duel-option = דו־קרב: שני שחקנים, 7×7 ריבועים
score-edition-option = המהדורה שלפיה שוברים שוויון; לפי classic, אחרי השטח הגדול ביותר מכריעים הכתרים
score-photo-option = לקרוא את הקבצים כתצלומי ממלכות שצולמו מלמעלה, בלי דמויות הטירה והמלכים; דורש את התוספת "photo"
score-corners-option = פינות הממלכה בתצלום, x ו־y בפיקסלים, בכיוון השעון מהפינה השמאלית העליונה; פעם אחת לכל תצלום
score-unsure = נקרא מתצלום. כדאי לבדוק את הריבועים: { $squares }
score-standard-input = קלט סטנדרטי
score-too-large-to-draw = הממלכה גדולה מכדי לצייר אותה כאן.
score-terrain = שטח
score-squares = ריבועים
score-crowns = כתרים
score-points = נקודות
score-total = סה״כ
score-for-ties = בשוויון: שטח מרבי של { $largest ->
    [one] ריבוע אחד
    [two] שני ריבועים
   *[other] { $largest } ריבועים
}, סה״כ { $crowns ->
    [one] כתר אחד
    [two] שני כתרים
   *[other] { $crowns } כתרים
}.
score-nothing-yet = בינתיים יש כאן רק טירה.
score-defects = ממלכה כזאת לא יכולה להיווצר במשחק:
score-defects-together = ממלכות כאלה לא יכולות להיווצר יחד במשחק אחד:
score-ranking = דירוג
score-place = מקום
score-player = ממלכה
score-largest = שטח מרבי
score-tie-largest = שוויון בנקודות ({ $players }): השטח הגדול יותר מכריע.
score-tie-crowns = שוויון בנקודות ובשטח הגדול ביותר ({ $players }): הכתרים מכריעים.
score-tie-shared-first = תיקו ({ $players }): הכול שווה, ולכן הניצחון משותף.
score-tie-shared = תיקו ({ $players }): הכול שווה, ולכן המקום משותף.

## Why a bonus was earned or not

reason-harmony-complete = התבנית מלאה
reason-harmony-gaps = { $empty ->
    [0] הממלכה אינה תבנית מלאה
    [one] ריבוע אחד בתבנית ריק
    [two] שני ריבועים בתבנית ריקים
   *[other] { $empty } ריבועים בתבנית ריקים
}
reason-harmony-at-the-end = הנקודות נספרות בסוף המשחק
reason-middle-centred = הטירה במרכז
reason-middle-off-centre = הטירה לא במרכז: מערב { $west }, מזרח { $east }, דרום { $south }, צפון { $north }
reason-middle-needs-one-castle = נדרשת טירה אחת בדיוק
reason-middle-at-the-end = הנקודות נספרות בסוף המשחק

## What is wrong with a kingdom

defect-no-castle = אין טירה.
defect-several-castles = יש { $castles } טירות: { $squares }.
defect-not-connected-to-the-castle = אין דרך מהטירה אל { $squares }.
defect-too-wide = רוחב הממלכה הוא { $width } ריבועים; מותר עד { $grid }.
defect-too-high = גובה הממלכה הוא { $height } ריבועים; מותר עד { $grid }.
defect-more-than-the-box-holds = יש { $count } × { $terrain } { $crowns ->
    [0] בלי כתר
    [one] עם כתר אחד
    [two] עם שני כתרים
   *[other] עם { $crowns } כתרים
} ({ $squares }); בקופסה יש { $in_the_box }.
defect-more-than-the-box-holds-together = יחד יש { $count } × { $terrain } { $crowns ->
    [0] בלי כתר
    [one] עם כתר אחד
    [two] עם שני כתרים
   *[other] עם { $crowns } כתרים
}; בקופסה יש { $in_the_box }.
defect-half-a-domino-left-over = מספר הריבועים אי־זוגי ({ $count }): נשאר חצי אריח.
defect-no-way-to-tile-it = אי אפשר לכסות את הממלכה באריחים שלמים; בלי בן זוג יישארו: { $squares }.
defect-no-such-dominoes-in-the-box = אין בקופסה אריחים שיוצרים את הציור הזה.
defect-dominoes-cannot-be-laid-in-turn = לא ייתכן שהאריחים הונחו בזה אחר זה: בשלב כלשהו אף אריח לא נוגע בשטח מסוגו או בטירה.

## kingdomino replay

replay-summary = מעבר על תיעוד של משחק, צעד אחר צעד.
replay-file-option = תיעוד של משחק, או - לקלט הסטנדרטי
replay-at-option = הצגת המשחק אחרי מספר המהלכים הזה ויציאה
replay-game-option = איזה משחק להציג, אם בקובץ יש כמה
replay-keys = → הבא   ← הקודם   ↑ ↓ סבב   Home End   q יציאה
replay-move-of = מהלך { $number } מתוך { $count }
replay-game-of = משחק { $number } מתוך { $count }
replay-start = לפני המהלך הראשון
replay-chance = הגרלה
replay-round = סבב { $round } מתוך { $rounds }
replay-opening = פתיחה
replay-line = הטור
replay-next-line = הטור הבא
replay-free = פנוי
replay-to-act = התור של { $player }: { $due }
replay-over = המשחק הסתיים.
replay-waiting = השלב הבא: { $due }.
replay-player-points = { $player }: { $points ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $points } נקודות
}
replay-place = מקום { $place ->
    [1] ראשון
    [2] שני
    [3] שלישי
   *[other] רביעי
}
replay-broken = { $moves ->
    [0] אין בתיעוד המשחק אף מהלך תקין.
    [one] רק המהלך הראשון בתיעוד המשחק תקין.
    [two] רק שני המהלכים הראשונים בתיעוד המשחק תקינים.
   *[other] רק { $moves } המהלכים הראשונים בתיעוד המשחק תקינים.
}

## kingdomino review

review-summary = ניתוח משחק: כמה עלה כל מהלך, מה הביא כל טור, ולמה.
review-seconds-option = שניות להחלטה (1)
review-playouts-option = משחקי סימולציה לכל החלטה; כך אפשר לחזור על הניתוח במדויק
review-seat-option = הצגת שחקן אחד בלבד, והספירה מתחילה ב־0
review-annotate-option = כתיבת תיעוד המשחק לקובץ הזה, עם הניתוח בהערות
review-progress = מהלכים שנותחו
review-number = מהלך
review-player = שחקן
review-played = שוחק
review-best = הטוב ביותר
review-grade = ציון
review-wins = סיכויי ניצחון
review-lost = נקודות שאבדו
review-graph = סיכויי הניצחון מהמהלך הראשון עד האחרון
review-balance = מה הביא לתוצאה
review-start = התחלה
review-luck = מזל
review-own = מהלכי השחקן
review-others = מהלכי האחרים
review-result = תוצאה
review-accuracy = דיוק
review-costliest = המהלכים שעלו הכי הרבה
review-moment = מהלך { $number }, { $player }: { $move } ({ $grade }) הפחית את סיכויי הניצחון ב־⁦{ $wins }%⁩ ואת היתרון ב־⁦{ $points }⁩ נקודות. עדיף: { $best }.
review-none-costly = אין מהלך שבבירור עלה ביוקר.
review-luckiest = הטורים עם המזל הגדול ביותר
review-deal = מהלך { $number }, { $line }: { $degree ->
    [very] מזל גדול מאוד
    [some] מזל
   *[little] מעט מזל
} עבור { $player }, ⁦+{ $wins }%⁩ בסיכויי הניצחון.
review-note = סיכויי הניצחון מגיעים ממשחקי סימולציה; ההפרשים הם בנקודות אחוז. הפסד נספר רק אם הוא לפחות כפול משגיאת התקן שלו.
review-nothing = אין בתיעוד החלטה לנתח.
review-interrupted = הניתוח נקטע: נותחו { $done } מתוך { $total } מהלכים.
review-written = התיעוד עם ההערות נמצא ב־{ $file }.

grade-best = הטוב ביותר
grade-good = טוב
grade-inaccuracy = אי־דיוק
grade-mistake = טעות
grade-blunder = טעות גסה

cause-scores-at-once = המהלך העדיף מביא מיד { $points ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $points } נקודות
} (ואז { $terrain }: ⁦{ $squares } × { $crowns }⁩), והמהלך הזה { $fewer ->
    [0] לא מביא כלום
   *[other] רק { $fewer }
}.
cause-leaves-a-hole = { $mover ->
    [you] השארת
   *[other] המהלך משאיר
} { $count ->
    [one] חור
    [two] שני חורים
   *[other] חורים
} ששום אריח לא יכול למלא: { $squares }.
cause-leaves-no-room = { $room ->
    [0] { $mover ->
        [you] לא השארת מקום
       *[other] המהלך לא משאיר מקום
    } { $left ->
        [1] לאריח שעוד יבוא
        [2] לאף אחד משני האריחים שעוד יבואו
       *[other] לאף אחד מ־{ $left } האריחים שעוד יבואו
    }
   *[other] { $mover ->
        [you] השארת מקום רק
       *[other] המהלך משאיר מקום רק
    } { $left ->
        [2] לאחד משני האריחים
       *[other] ל־{ $room } מתוך { $left } האריחים
    } שעוד יבואו
}; המהלך העדיף { $left ->
    [1] משאיר לו מקום
   *[other] משאיר מקום ל־{ $more }
}.
cause-blocks-own-domino = { $mover ->
    [you] לאריח { $domino } שלך
   *[other] לאריח { $domino }, שכבר נבחר,
} כבר אין שום מקום.
cause-loses-the-middle = הבונוס על לב הממלכה אבוד: הטירה כבר לא תוכל להיות במרכז.
cause-loses-harmony = ההרמוניה אבודה: כבר אי אפשר למלא את כל התבנית.
cause-cannot-be-placed = אריח { $better } מתאים { $mover ->
    [you] לממלכה שלך
   *[other] לממלכה
} כמו שהיא עכשיו; לאריח { $domino } אין בה מקום.
cause-promises-points = { $mover ->
    [you] בממלכה שלך
   *[other] בממלכה
} כמו שהיא עכשיו, אריח { $better } יכול להביא { $points ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $points } נקודות
}, ואריח { $domino } { $fewer ->
    [0] לא יביא כלום
   *[other] רק { $fewer }
}.
cause-chooses-earlier = { $first ->
    [1] { $mover ->
        [you] אריח { $better } היה נותן לך את הבחירה הראשונה בסבב הבא.
       *[other] מלך על אריח { $better } בוחר ראשון בסבב הבא.
    }
   *[other] { $mover ->
        [you] אריח { $better } היה מאפשר לך לבחור בסבב הבא מוקדם יותר מאשר אריח { $domino }.
       *[other] מלך על אריח { $better } בוחר בסבב הבא לפני מלך על אריח { $domino }.
    }
}
cause-crowns-to-come = { $crowns ->
    [one] עוד יכול לבוא כתר { $terrain } אחד
    [two] עוד יכולים לבוא שני כתרי { $terrain }
   *[other] עוד יכולים לבוא { $crowns } כתרי { $terrain }
}, { $fewer ->
    [0] ואף לא אחד של { $other_terrain }
    [one] ורק אחד של { $other_terrain }
    [two] ורק שניים של { $other_terrain }
   *[other] ורק { $fewer } של { $other_terrain }
}.
cause-denies = הבחירה של { $seat } באה אחר כך, ואריח { $domino } יכול להביא שם מיד { $points ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $points } נקודות
}.
web-cause-denies-you = הבחירה שלך באה אחר כך, ואריח { $domino } יכול להביא לך { $points ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $points } נקודות
} מיד.
cause-grows-less = המקום העדיף מגדיל את { $mover ->
    [you] ה{ $terrain } שלך
   *[other] ה{ $terrain }
} { $squares ->
    [2] לשני ריבועים
   *[other] ל־{ $squares } ריבועים
}, והמקום הזה רק ל־{ $fewer }; { $crowns ->
    [one] עוד יכול לבוא כתר { $terrain } אחד
    [two] עוד יכולים לבוא שני כתרי { $terrain }
   *[other] עוד יכולים לבוא { $crowns } כתרי { $terrain }
}.
cause-has-more-crowns = באריח { $better } יש יותר כתרים ({ $crowns }) מאשר באריח { $domino } ({ $fewer }).
cause-joins-less = אריח { $better } יכול להגדיל את { $mover ->
    [you] ה{ $terrain } שלך
   *[other] ה{ $terrain }
} { $squares ->
    [2] לשני ריבועים
   *[other] ל־{ $squares } ריבועים
}; השטח הגדול ביותר שאריח { $domino } יכול להצטרף אליו יגיע רק ל־{ $fewer }.
cause-own-domino-scores-less = { $mover ->
    [you] אריח { $domino } שלך
   *[other] אריח { $domino }, שכבר נבחר,
} יכול להביא { $points ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $points } נקודות
} אחרי המהלך העדיף, ואחרי המהלך הזה { $fewer ->
    [0] כלום
   *[other] רק { $fewer }
}.
cause-offers-score-less = אחרי המהלך העדיף אריח { $domino } מהטור הבא יכול להביא { $points ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $points } נקודות
}; אחרי המהלך הזה שום אריח שם לא יביא { $fewer ->
    [0] נקודות
   *[other] יותר מ־{ $fewer }
}.
cause-coming-score-less = אחרי המהלך העדיף { $count ->
    [one] אחד מ־{ $of } האריחים שאולי יבואו יכול
    [two] שניים מ־{ $of } האריחים שאולי יבואו יכולים
   *[other] { $count } מ־{ $of } האריחים שאולי יבואו יכולים
} להביא יותר נקודות.
cause-closes-in = { $mover ->
    [you] השטח שלך עם הכתרים
   *[other] השטח עם הכתרים
} ({ $terrain }) כבר לא יכול לגדול: לא נשאר לידו ריבוע פנוי.
cause-fills-in-fewer-ways = אחרי המהלך הזה קשה יותר למלא את שאר התבנית.
cause-forces-a-hole = בכל מקום שבו יונח, אריח { $domino } משאיר חור ששום אריח לא יכול למלא; לאריח { $better } יש מקום שלא משאיר חור כזה.
cause-has-fewer-places = { $mover ->
    [you] בממלכה שלך
   *[other] בממלכה
} כמו שהיא עכשיו, אריח { $better } מתאים ליותר מקומות ({ $places }) מאשר אריח { $domino } ({ $fewer }).
hint-look-at-territory = כדאי להביט בשטחים: עוד אפשר להגדיל את ה{ $terrain }.
hint-look-for-room = כדאי לשמור על המקום: בלי חורים.
hint-look-at-the-middle = כדאי לחשוב על לב הממלכה: הטירה צריכה להישאר במרכז.
hint-look-at-harmony = כדאי לחשוב על ההרמוניה: עוד אפשר למלא את כל התבנית.
hint-look-at-own-domino = כדאי לשמור מקום לאריח { $domino }, הבא בתור.
hint-look-at-own-points = כדאי לחשוב על אריח { $domino }, הבא בתור: איפה הוא יביא נקודות?
hint-look-ahead = כרגע שום דבר לא מביא הרבה: כדאי לחשוב קדימה.
hint-look-beyond-points = לא לרדוף רק אחרי הנקודות של עכשיו: כדאי לחשוב קדימה.
hint-look-at-fits = כדאי לבדוק אילו מהאריחים האלה מתאימים לממלכה שלך.
hint-look-at-points = אחד האריחים האלה מביא נקודות מיד.
hint-look-at-order = כדאי לחשוב על סדר התורות: מי יבחר מוקדם בסבב הבא?
hint-look-at-crowns = עוד יכולים לבוא הרבה כתרי { $terrain }.
hint-look-at-others = כדאי לבדוק מה דרוש { NAME($seat, form: "to") }.
hint-look-at-line = כדאי להשוות את אריחי הסבב הבא.
hint-look-at-next-line = כדאי להביט באריחים שמהם בוחרים אחר כך.
hint-only-move = יש רק מהלך אחד.
hint-here-territory = כאן: חצי אחד ליד ה{ $terrain } שלך.
hint-here-castle = כאן: ליד הטירה.
hint-here-slots = אחד משני אלה.
hint-adds-points = זה מביא מיד עוד { $points ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $points } נקודות
}: { $terrain } ⁦{ $squares } × { $crowns } = { $worth }⁩.
hint-grows = זה מגדיל את ה{ $terrain } שלך לקראת ההמשך: ⁦{ $squares } × { $crowns }⁩.
hint-leaves-no-hole = לא נשאר ריבוע שאי אפשר למלא.
hint-keeps-room = { $more ->
    [one] נשאר מקום לעוד אריח אחד.
    [two] נשאר מקום לעוד שני אריחים.
   *[other] נשאר מקום לעוד { $more } אריחים.
}
hint-keeps-the-middle = הטירה עוד תוכל להיות במרכז.
hint-keeps-harmony = עוד אפשר למלא את כל התבנית.
hint-keeps-a-place = גם אחר כך יש מקום לאריח { $domino }.
hint-fits = אריח { $better } מתאים לממלכה שלך, ואריח { $domino } לא.
hint-promises = אריח { $better } יכול להביא { $points ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $points } נקודות
} מיד.
hint-chooses-early = אריח { $better } מאפשר לך לבחור בסבב הבא מוקדם יותר מאשר אריח { $domino }.
hint-crowns-ahead = { $crowns ->
    [one] עוד יכול לבוא כתר { $terrain } אחד.
    [two] עוד יכולים לבוא שני כתרי { $terrain }.
   *[other] עוד יכולים לבוא { $crowns } כתרי { $terrain }.
}
hint-takes-away = אחרת אריח { $domino } יכול להביא { NAME($seat, form: "to") } { $points ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $points } נקודות
}.
hint-helps-own-domino = אריח { $domino } שלך יוכל אז להביא { $points ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $points } נקודות
}.
hint-prepares-a-claim = אריח { $domino } מהטור הבא יוכל אז להביא { $points ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $points } נקודות
}.
hint-stays-open = { $free ->
    [one] נשאר ריבוע פנוי אחד ליד ה{ $terrain } שלך.
    [two] נשארים שני ריבועים פנויים ליד ה{ $terrain } שלך.
   *[other] נשארים { $free } ריבועים פנויים ליד ה{ $terrain } שלך.
}
hint-brings-crowns = אריח { $better } מביא { $crowns ->
    [one] כתר אחד
    [two] שני כתרים
   *[other] { $crowns } כתרים
}.
hint-joins = אריח { $better } יכול להגדיל את ה{ $terrain } שלך { $squares ->
    [2] לשני ריבועים
   *[other] ל־{ $squares } ריבועים
}.
hint-fits-cleanly = אריח { $better } מתאים בלי להשאיר חור.
hint-scores-more = זה מביא מיד { $points ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $points } נקודות
} במקום { $fewer ->
    [0] כלום
   *[other] { $fewer }
}.
hint-grows-more = זה מגדיל את ה{ $terrain } שלך { $squares ->
    [2] לשני ריבועים
   *[other] ל־{ $squares } ריבועים
} במקום ל־{ $fewer }.
hint-coming-score-more = { $count ->
    [one] אחד מ־{ $of } האריחים שאולי יבואו יכול
    [two] שניים מ־{ $of } האריחים שאולי יבואו יכולים
   *[other] { $count } מ־{ $of } האריחים שאולי יבואו יכולים
} להביא יותר נקודות.
hint-fills-easily = אפשר למלא את התבנית ביותר דרכים.
hint-has-more-places = אריח { $better } מתאים { $places ->
    [one] למקום אחד
    [two] לשני מקומות
   *[other] ל־{ $places } מקומות
}.
hint-none-better = אין מהלך טוב ממנו.

## kingdomino puzzles

puzzles-summary = חיפוש חידות: עמדות שיש בהן מהלך אחד שהוא בבירור הטוב ביותר.
puzzles-games-option = בכמה משחקים מחפשים (100)
puzzles-out-option = קובץ שאליו נכתבות החידות; קובץ שלא הושלם ממשיכים
puzzles-keep-option = לעצור כשיש כמות כזאת בכל דרגת קושי
puzzles-rules-option = חוקי המשחקים; אפשר לציין כמה פעמים, והמשחקים עוברים ביניהם לפי הסדר
puzzles-seed-option = הזרע של כל המשחקים (1)
puzzles-found = { $count ->
    [one] חידה אחת
    [two] שתי חידות
   *[other] { $count } חידות
} ב־{ $file }: { $easy } קלות, { $medium } בינוניות, { $hard } קשות.
error-puzzles-differ = הקובץ { $file } נוצר עם אפשרויות אחרות; יש לבחור קובץ אחר, או להשתמש באפשרויות שבראשו.
error-not-a-puzzle = שורה { $line } אינה חידה: { $text }

## kingdomino verify

verify-summary = בדיקה שהערימה במשחק שהסתיים נקבעה עוד לפני המהלך הראשון.
verify-file-option = תיעוד של משחק שהסתיים, או - לקלט הסטנדרטי
verify-commitment-option = ההתחייבות שרשמת בתחילת המשחק
verify-commitment = התחייבות { $commitment }
verify-commitment-is-the-noted-one = זאת ההתחייבות שרשמת.
verify-commitment-matches = ההתחייבות מתקבלת מהמלח, מסדר המלכים ומהערימה.
verify-deals-follow-the-deck = כל הטורים נלקחו מהערימה הזאת.
verify-seed-gives-the-deck = מהזרע מתקבלים הערימה הזאת וסדר המלכים הזה.
verify-yes = כן
verify-no = לא
verify-passed = הערבוב היה הוגן.
verify-failed = הערבוב לא היה כפי שהובטח.

## kingdomino perft

perft-summary = ספירת כל דרכי ההמשך, להשוואה בין מנועי משחק.
perft-files-option = קבצים עם הספירות הצפויות
perft-dominoes-option = הנחת האריחים האלה בזה אחר זה, החל מטירה בודדת
perft-grid-option = רוחב הממלכה וגובהה
perft-rules-option = ספירת ההחלטות במשחק לפי החוקים האלה
perft-seed-option = הזרע של הערימה
perft-after-option = מספר ההחלטות לפני תחילת הספירה
perft-depth-option = עומק הספירה, בהחלטות
perft-depth = עומק
perft-count = ספירה
perft-seconds = שניות
perft-game-over = המשחק מסתיים אחרי { $decisions } החלטות: אין עוד מה לספור.
perft-one-task = יש לציין קבצים, ‎--dominoes או ‎--rules, ורק אחד מהם
perft-line-right = נכון: { $subject }
perft-line-wrong = שגוי: { $subject }; בעומק { $depth } נספרו { $counted }
perft-all-right = { $lines ->
    [one] שורה אחת, נכונה.
    [two] שתי שורות, שתיהן נכונות.
   *[other] { $lines } שורות, כולן נכונות.
}
perft-some-wrong = שורות שגויות: { $wrong } מתוך { $lines }.

## Errors

error-at = שורה { $line }, עמודה { $column }: { $sentence }
error-in-file = בקובץ { $file }: { $sentence }

error-file-not-found = הקובץ { $file } לא נמצא.
error-no-standard-input = אין קלט סטנדרטי לקריאה.
error-file-is-a-folder = השם { $file } הוא של תיקייה, לא של קובץ.
error-file-not-allowed = אין הרשאה לקרוא את הקובץ { $file }.
error-file-not-text = הקובץ { $file } אינו קובץ טקסט: בייט מספר { $byte } אינו UTF-8.
error-file-too-large = הקובץ { $file } גדול מדי; אפשר עד { $most } בייטים.
error-unreadable-file = אי אפשר לקרוא את הקובץ { $file }: { $reason }.

error-players-out-of-range = מספר השחקנים צריך להיות { $least } עד { $most }, לא { $players }.
error-unknown-edition = אין מהדורה { $edition }; המהדורות הן { $known }.
error-variant-not-yes-or-no = משחקים עם { $variant } או בלי; הערך { $value } אינו כן ואינו לא.
error-mighty-duel-needs-two = דו־קרב הוא ל־2 שחקנים, לא ל־{ $players }.
error-unreadable-ruleset = הטקסט ”{ $text }” אינו מערכת חוקים; כך כותבים אחת: ”⁦3 revised harmony middle-kingdom⁩”.
error-not-a-ruleset = הערך { $value } אינו מערכת חוקים.

error-no-such-domino = אין אריח { $domino }; האריחים ממוספרים מ־1 עד 48.
error-no-such-seat = אין מקום מספר { $number }; יש { $players } שחקנים, והספירה מתחילה ב־0.
error-unknown-direction = הסימן { $direction } אינו כיוון; הכיוונים הם n, e, s ו־w.
error-equal-halves-turned-round = שני החצאים של אריח { $domino } זהים, ולכן לא כותבים { $direction }: יש לסובב אותו ולהשתמש ב־n או ב־e.
error-deal-not-ascending = טור כותבים בסדר עולה, כל אריח פעם אחת; לא כך: { $dominoes }.
error-unreadable-move = הטקסט ”{ $text }” אינו מהלך.
error-unreadable-square = הטקסט ”{ $text }” אינו ריבוע; הריבועים הם a1 עד m13.
error-no-such-land = הריבוע { $square } לא יכול להציג { $land }.

error-empty-picture = הציור ריק: טירה מציירים כ־## וריבועים כמו w0.
error-unreadable-picture = הטקסט ”{ $text }” אינו ריבוע. כותבים w, f, l, m, s או n עם 0 עד 3 כתרים, ## לטירה, .. למקום ריק.
error-uneven-margin = השורה הזאת מתחילה ימינה או שמאלה מהשורה הראשונה. למקום ריק כותבים ..
error-picture-too-large = בציור יש לכל היותר { $most } שורות ועמודות.

error-not-now = המהלך { $move } לא אפשרי כעת; השלב הנוכחי: { $due }.
error-another-domino-is-due = המהלך { $move } לא אפשרי: עכשיו תורו של אריח { $domino }.
error-square-taken = המהלך { $move } מכסה מקום תפוס: { $squares }.
error-outgrows-the-grid = המהלך { $move } מגדיל את הממלכה לרוחב { $width } ולגובה { $height }; מותר עד { $grid }.
error-no-matching-neighbour = במהלך { $move } האריח לא נוגע בטירה ולא בשטח מסוגו ({ $terrains }).
error-must-be-placed = יש מקום לאריח { $domino }, ולכן חובה להניח אותו.
error-already-claimed = על אריח { $domino } כבר עומד מלך: { $seat }.
error-not-in-the-line = אריח { $domino } לא נמצא בטור: { $line }.
error-wrong-line-size = במשחק הזה יש { $size } אריחים בכל טור.
error-already-turned-up = האריחים האלה כבר נחשפו: { $dominoes }.
error-wrong-kings = המלכים { $kings } לא מתאימים: יש { $players } שחקנים, ולכל אחד { $each ->
    [one] מלך אחד
    [two] שני מלכים
   *[other] { $each } מלכים
}.

error-unreadable-position = אי אפשר לקרוא את ”{ $text }” בשורת עמדה (שדה { $field }).
error-domino-twice-in-position = אחד האריחים מופיע בעמדה פעמיים.
error-turned-up-dominoes-do-not-make-lines = מספר האריחים שנחשפו הוא { $dominoes }, והוא לא מתחלק לטורים שלמים של { $size }.
error-opening-after-the-first-line = הפתיחה מסתיימת ברגע שנחשפים אריחים מעבר לטור הראשון.
error-claims-do-not-follow = הבחירות לא תואמות את מספר המלכים שכבר פעלו ({ $acted }).
error-wrong-number-of-kingdoms = מספר הממלכות הוא { $kingdoms }, אבל מספר השחקנים הוא { $players }.
error-kingdom-does-not-fit = הממלכה בצבע { $seat } צריכה לכלול טירה אחת ולהיכנס ב־{ $grid }×{ $grid } ריבועים.
error-kingdom-of-wrong-size = מספר הריבועים בממלכה בצבע { $seat } הוא { $squares }; בשלב הזה הוא צריך להיות זוגי, ולכל היותר { $most }.
error-kingdoms-hold-more-than-was-laid = בממלכות יש ריבועים שאינם באף אריח שהונח עד כה.
error-due-does-not-follow = השלב ”{ $due }” אינו השלב הנכון כאן.

error-unreadable-record = זה לא תיעוד של משחק.
error-unreadable-tag = אי אפשר לקרוא את התג הזה: { $text }
error-tag-given-twice = התג הזה מופיע פעמיים: { $text }
error-unreadable-tag-value = אי אפשר לקרוא את התג { $tag }: { $text }
error-missing-tag = התג { $tag } חסר.
error-position-of-another-ruleset = העמדה שייכת לחוקים ”{ $ruleset }”, והתיעוד – לחוקים ”{ $expected }”.
error-comment-not-closed = הערה מתחילה ומסתיימת בסוגר מסולסל; כאן חסר אחד.
error-too-many-moves = אין משחק עם כל כך הרבה מהלכים.
error-too-many-comments = באף תיעוד של משחק אין כל כך הרבה הערות.
error-record-ends-early = התיעוד נגמר לפני סוף המשחק, אף שמצוינת בו תוצאה ({ $result }).
error-wrong-result = התוצאה הרשומה היא { $result }, אבל המשחק הסתיים בתוצאה { $expected }.
error-revealed-before-the-end = לתג { $tag } אין מקום במשחק שעוד לא הסתיים.
error-no-such-move-number = אין מהלך { $number }; מספר המהלכים בתיעוד הוא { $count }.
error-no-such-game = אין משחק { $number }; מספר המשחקים בקובץ הוא { $count }.
error-nothing-to-verify = בתיעוד אין תג { $tag }, ולכן אין מה לבדוק.
error-too-many-commitments = ניתנו { $commitments } התחייבויות ל־{ $games } משחקים.
error-unreadable-commitment = הטקסט ”{ $text }” אינו התחייבות: צריך 64 ספרות מ־0 עד f.
error-not-before-the-end = זה אפשרי רק אחרי סוף המשחק.
error-nothing-to-undo = אין החלטה שאפשר לבטל.
error-not-legal-here = המהלך { $move } אינו מותר כאן.
error-no-such-action = אין החלטה מספר { $action }.
error-move-without-number = למהלך { $move } אין מספר בין ההחלטות של המשחק הזה.
error-not-a-kingdom-of-a-game = שום משחק לא מוביל לממלכה בצבע { $seat } על { $grid }×{ $grid } ריבועים.
error-not-a-position-of-a-game = שום משחק לא מוביל לעמדה הזאת.
error-unusable-comment = הערה היא טקסט בלי סוגריים מסולסלים.
error-unusable-tag = אי אפשר להוסיף את { $tag } כתג. השם הוא אות גדולה ואחריה עוד אותיות מ־A עד Z, הערך הוא טקסט, ואת התגים של התיעוד עצמו אי אפשר להחליף.
error-too-many-tags = בתיעוד יש לכל היותר { $most } תגים.

error-wrong-deck-size = מספר האריחים בערימה הוא { $size }; במשחק הזה צריך { $expected }.
error-domino-twice-in-deck = אריחים שנמצאים בערימה יותר מפעם אחת: { $dominoes }.
error-kings-are-drawn = בעמדה הזאת המלכים כבר הוגרלו.
error-not-a-list-of-numbers = הערך של { $name } צריך להיות רשימת מספרים, לא { $value }.
error-not-a-whole-number = הערך של { $name } צריך להיות מספר שלם, ולא { $value }.
error-unusable-seed = הערך { $seed } אינו זרע: צריך מספר שלם, 0 ומעלה, של { $most_bits } ביטים לכל היותר.
error-unusable-salt = הערך { $salt } אינו מלח: צריך 32 עד 128 ספרות מ־0 עד f.
error-wrong-number-of-names = צריך { $players } שמות; אלה שהתקבלו: { $names }.

error-no-game-begun = עוד לא התחיל אף משחק בשושלת הזאת.
error-not-a-game = הערך { $value } אינו משחק.
error-dynasty-is-over = בשושלת יש { $games } משחקים, וכולם כבר שוחקו.
error-game-still-runs = משחק { $game } בשושלת עדיין לא הסתיים.
error-another-ruleset = בשושלת החוקים לא משתנים: { $expected }, לא { $ruleset }.
error-other-players = בשושלת השחקנים לא משתנים: { $expected }, לא { $players }.
error-game-already-counted = זה שוב משחק { $game } בשושלת: כל משחק נספר פעם אחת.

error-unreadable-perft-line = אי אפשר לקרוא את שורת הספירות הצפויות הזאת: { $text }
error-domino-laid-twice = אפשר להניח כל אריח פעם אחת בלבד; אריחים שניתנו יותר מפעם אחת: { $dominoes }.
error-no-such-decision = משחק עם החוקים { $rules } מסתיים אחרי { $decisions } החלטות: אין עמדה אחרי { $after }.

## kingdomino tournament

tournament-summary = טורניר בין בוטים: כל ערימה משוחקת בכל סידורי הישיבה.
tournament-entrants-option = בוט אחד לכל שחקן, ומותר לחזור על אותו בוט: king, ‏king@0.1 (שניות להחלטה), ‏king:2000 (הרצות להחלטה), או בוט משלך: mybot.py:MyBot, ‏"cmd:./mybot --fast"
tournament-rules-option = חוקי המשחק; אם לא צוינו, המשחק הקלאסי עם שחקן לכל בוט
tournament-games-option = מספר המשחקים, בעיגול כלפי מעלה לערימות שלמות (100)
tournament-seed-option = הזרע של כל הערימות וההחלטות (1)
tournament-jobs-option = מספר התהליכים שמשחקים במקביל (1)
tournament-out-option = תיקייה לתיעוד של כל המשחקים; טורניר שנקטע ממשיך משם
tournament-seconds-option = שניות להחלטה, לבוטים שלא צוין להם תקציב
tournament-playouts-option = הרצות להחלטה, כנ״ל; כך אפשר לחזור על כל משחק במדויק
tournament-sprt-option = עצירה ברגע שמוכרע אם הבוט הראשון מנצח יותר מ־P0 או פחות מ־P1, למשל 0.5,0.55; בלי ערכים: 1 חלקי מספר השחקנים, ו־0.05 מעליו
tournament-ray-option = לשחק באשכול Ray שבכתובת הזאת, למשל 10.0.0.1:6379; תקציבים בהרצות בלבד
tournament-games = משחקים
tournament-progress = הסתיימו { $finished } מתוך { $wanted } משחקים.
tournament-time-left = זמן שנותר
tournament-title = חוקים: { $rules }. זרע: { $seed }.
tournament-counted = { $games ->
    [one] משחק אחד
    [two] שני משחקים
   *[other] { $games } משחקים
}: { $decks ->
    [one] ערימה אחת
    [two] שתי ערימות
   *[other] { $decks } ערימות
} × { $rotations ->
    [one] סידור ישיבה אחד
    [two] שני סידורי ישיבה
   *[other] { $rotations } סידורי ישיבה
}.
tournament-entrant = בוט
tournament-wins = ניצחונות
tournament-points = נקודות
tournament-margin = הפרש
tournament-rating = דירוג
tournament-forfeits = ויתורים
tournament-intervals = רווחי הסמך הם של 95%, על פני ערימות: לפי וילסון לניצחונות, לפי סטודנט לנקודות ולהפרש מהשחקן הטוב ביותר האחר. ניצחון משותף נספר בחלקים. דירוג: openskill, ‏mu ± sigma.
tournament-several-seats = לבוט שיושב בכמה מקומות מוצג הממוצע שלהם.
tournament-forfeits-note = משחק שבוט ויתר עליו נספר כהפסד; הנקודות וההפרשים אינם כוללים אותו.
tournament-forfeited = הבוט { $entrant } הפסיד בוויתור { $games ->
    [one] משחק אחד
    [two] שני משחקים
   *[other] { $games } משחקים
}, { $kind }. הראשון: ערימה { $deck }, סידור ישיבה { $rotation }: { $reason }
forfeit-crash = כי התהליך שלו הסתיים
forfeit-timeout = כי לא ענה בזמן
forfeit-illegal = בגלל מהלך שהחוקים אוסרים
forfeit-rubbish = בגלל תשובה שאי אפשר לקרוא
forfeit-flood = בגלל פלט רב מדי
forfeit-error = כי דיווח על שגיאה
forfeit-unflushed = כי תשובתו הגיעה רק אחרי שהקלט שלו נסגר; צריך לרוקן את הפלט (flush) אחרי כל שורה
tournament-stopped-early = המבחן עצר את הטורניר: הסיכון של 5% תקף, אבל רווחי הסמך מחושבים כאילו מספר הערימות נקבע מראש.
tournament-above = הוכרע אחרי { $decks ->
    [one] ערימה אחת
    [two] שתי ערימות
   *[other] { $decks } ערימות
}: הבוט { $entrant } מנצח יותר מ־{ $lower }% (סיכון 5%; נבדק מול { $upper }%).
tournament-below = הוכרע אחרי { $decks ->
    [one] ערימה אחת
    [two] שתי ערימות
   *[other] { $decks } ערימות
}: הבוט { $entrant } מנצח פחות מ־{ $upper }% (סיכון 5%; נבדק מול { $lower }%).
tournament-undecided = לא הוכרע אחרי { $decks ->
    [one] ערימה אחת
    [two] שתי ערימות
   *[other] { $decks } ערימות
}: ייתכן שהבוט { $entrant } מנצח יותר מ־{ $lower }% או פחות מ־{ $upper }%.
tournament-interrupted = הטורניר נקטע: הסתיימו { $finished } מתוך { $wanted } משחקים. נספרות רק ערימות שלמות.
tournament-go-on = אותה פקודה תמשיך את הטורניר שבתיקייה { $folder }.

error-wrong-number-of-entrants = מספר הבוטים הוא { $entrants }, אבל בשולחן { $players } שחקנים.
error-unreadable-budget = אי אפשר לקרוא את ”{ $entrant }”: כותבים king@0.1 לשניות או king:2000 להרצות.
error-unloadable-bot = אי אפשר לטעון את הבוט { $bot }: { $reason }
error-bot-in-this-process-only = הבוט { $bot } רשום רק בתהליך הזה, וטורניר משוחק בתהליכים אחרים: צריך לכתוב אותו כ־file.py:Class.
error-too-few-games = מספר המשחקים { $games } קטן מדי; צריך לפחות משחק אחד.
error-unusable-jobs = מספר התהליכים צריך להיות 1 עד { $most }, לא { $jobs }.
error-process-not-started = אי אפשר להפעיל את תהליך { $number } של הטורניר: { $reason }. ייתכן שפחות תהליכים ב־‎--jobs יעזרו.
error-unreadable-sprt = הטקסט ”{ $text }” אינו זוג שיעורי ניצחון; כותבים את הנמוך ואחריו את הגבוה, למשל 0.5,0.55.
error-nothing-to-compare = למבחן דרושים שני בוטים שונים.
error-bot-failed = הבוט { $bot } נכשל בערימה { $deck }, סידור ישיבה { $rotation }: { $reason }
error-process-ended = התהליך ששיחק את ערימה { $deck }, סידור ישיבה { $rotation }, הסתיים; ליד השולחן ישבו { $bots }.
error-folder-not-writable = אי אפשר לכתוב בתיקייה { $folder }: { $reason }
error-file-not-writable = אי אפשר לכתוב את הקובץ { $file }: { $reason }
error-not-a-tournament-folder = התיקייה { $folder } אינה תיקייה של טורניר, וגם אינה ריקה.
error-no-tournament-in-folder = אין טורניר בתיקייה { $folder }.
error-another-tournament = בתיקייה { $folder } יש טורניר אחר ({ $name }: ”{ $there }”, לא ”{ $wanted }”).
error-another-file-of-the-bot = המשחקים בתיקייה { $folder } לא שוחקו עם { $bot } כפי שהוא עכשיו: הקובץ שלו השתנה, או שלא נרשם. צריך תיקייה אחרת.
error-tournament-in-use = תהליך אחר משחק עכשיו את הטורניר שבתיקייה { $folder }.
error-damaged-games-file = הקובץ { $file } פגום: הוא אינו תיעוד של משחקי הטורניר הזה.
error-cluster-needs-playouts = באשכול התקציבים הם בהרצות: צריך לכתוב את { $bot } עם ‎:2000 או מספר דומה, בלי שניות.
error-cluster-not-reached = אי אפשר להגיע לאשכול Ray בכתובת { $address }: { $reason }
error-cluster-failed = האשכול נכשל: { $reason }
error-another-version-on-a-node = באחד ממחשבי האשכול יש גרסה אחרת ({ $name }: ”{ $there }”, לא ”{ $wanted }”).

## kingdomino selfplay

selfplay-summary = משחקים בין בוטים, שבהם כל החלטה נשמרת כנתונים בקובצי Parquet.
selfplay-entrants-option = בוט אחד לכל המקומות, או בוט לכל שחקן, כמו בטורניר
selfplay-out-option = תיקייה לנתונים; מה שכבר נמצא בה אינו משוחק שוב
selfplay-rules-option = חוקי המשחק; אם לא צוינו, המשחק הקלאסי (לשני שחקנים, אם צוין בוט אחד)
selfplay-file-option = מספר הערימות בכל קובץ (16)
selfplay-done = בתיקייה { $folder } יש { $finished } מתוך { $wanted } משחקים.

error-no-such-data = הערך ”{ $value }” אינו תקף עבור { $name }.
error-no-selfplay-in-folder = אין בתיקייה { $folder } נתונים של משחק עצמי.

## kingdomino train

train-summary = אימון רשת שמעריכה ממלכות, במשחקים נגד עצמה.
train-folder-option = תיקייה למשקולות, לכרטיס שלהן ולעקומת הלמידה; האימון ממשיך מהמשקולות שכבר נמצאות בה
train-games-option = מספר המשחקים הכולל שאחריו האימון נפסק
train-seconds-option = מספר השניות הכולל שאחריו האימון נפסק
train-seed-option = הזרע של המשקולות הראשונות ושל כל המשחקים (1)
train-jobs-option = מספר התהליכונים שמשחקים במקביל (1)
train-ray-option = לשחק את המשחקים באשכול Ray שבכתובת הזאת, למשל 10.0.0.1:6379
train-report = { $games ->
    [one] משחק אחד
    [two] שני משחקים
   *[other] { $games } משחקים
}, { $minutes } דק׳. שגיאת החיזוי: ± { $error } נקודות. ניקוד ממוצע ל־2, 3 ו־4 שחקנים: { $two }, { $three }, { $four }.

error-training-has-another-seed = המשקולות בתיקייה { $folder } התחילו מהזרע { $seed }.
error-unreadable-training = אי אפשר לקרוא את המשקולות בתיקייה { $folder }.

## kingdomino bots

bots-summary = רשימת הבוטים, מהחלש לחזק, עם הדירוג שנמדד לכל אחד.
bots-from-option = דירוג מחדש של הבוטים, מתוך תיקיות הטורנירים האלה
bots-save-option = כתיבת הדירוגים לקובץ הזה
bots-name = בוט
bots-rating = דירוג
bots-games = משחקים
bots-about = איך הוא משחק
bots-about-page = משחק באקראי.
bots-about-squire = לוקח את מרב הנקודות שאפשר לקבל עכשיו.
bots-about-knight = שוקל יחד את ההנחה ואת בחירת האריח, וחושב גם על מקום ועל בונוסים.
bots-about-duke = מסתכל סבב אחד קדימה ומעריך לפי מה שלמד ממשחקים נגד עצמו; כמה אלפיות שנייה לכל החלטה.
bots-about-king = כמו הדוכס, אבל לאט ולעומק יותר: החזק מכולם, 0.1 שנייה לכל החלטה.
bots-rating-note = דירוג: openskill, ‏mu ± sigma; גבוה יותר הוא חזק יותר, וההתחלה היא 25.
bots-unmeasured = עוד לא נמדדו: { $names }.

error-no-such-bot = אין בוט { $name }; יש { $known }.
error-bot-without-class = { $name } הוא שם של קובץ או מודול, בלי הבוט שבתוכו: כותבים { $name }:MyBot, עם שם המחלקה או הפונקציה.
error-bot-name-taken = כבר יש בוט בשם { $name }.
error-unusable-bot-name = { $name } לא יכול להיות שם של בוט: שם הוא מילה אחת בלי : ו־@, ובלי מקף בהתחלה.
error-unusable-bot-maker = { $value } לא יכול ליצור את הבוט { $name }: צריך את המחלקה שלו, או פונקציה בלי ארגומנטים.
error-unusable-budget = הערך { $value } אינו תקף עבור { $name }.
error-two-budgets = שניות או הרצות: רק אחד מהשניים יכול להיות התקציב.
error-nothing-to-choose = אין כאן החלטה לקבל: { $due }.
error-not-a-position = הערך { $value } אינו עמדה; העמדה של משחק היא game.position.
error-not-a-kingdom = הערך { $value } אינו ממלכה; ממלכה של עמדה היא ⁦position.kingdoms[seat]⁩.

## kingdomino bot

bot-summary = הפעלת בוט כתוכנית שקוראת וכותבת שורות, לשיחה עם תוכניות אחרות.
bot-bot-option = king, ‏king@0.1, ‏king:2000, או בוט משלך: mybot.py:MyBot

## kingdomino bot-check

bot-check-summary = בדיקת בוט במקרי הקצה של הפרוטוקול, עם הסבר על מה ששגוי.
bot-check-bot-option = ‏cmd:‎ ואחריו פקודה של תוכנית, או בוט משלך: mybot.py:MyBot
bot-check-start = אומר ready
bot-check-moves = מהלכיו חוקיים: { $rules }
bot-check-ignores = מתעלם משורות וממפתחות לא מוכרים, מ־carriage return ומ־stop מאוחר
bot-check-time = עומד בחצי שנייה
bot-check-stop = עונה מיד על stop
bot-check-quit = יוצא אחרי quit
bot-check-passed = תקין   { $check }
bot-check-failed = שגוי   { $check }: { $fault } ({ $reason })
bot-check-ready = הכול תקין: אפשר לצרף אותו לטורניר.
bot-check-not-ready = הוא עוד לא מוכן לטורניר. בדף ”The bot protocol” כתוב מה מצופה ממנו.

## kingdomino bench

bench-summary = מדידת מהירות המנועים במחשב הזה.
bench-what-option = מה למדוד: playouts (משחקים אקראיים עד הסוף), legal (רשימות של מהלכים חוקיים), score (ניקוד ממלכות), search (סימולציות), ארבעתם בקוד מהודר; rules (משחקים אקראיים בפייתון רגיל); או environment (צעדים של הממשקים למחקר)
bench-rules-option = החוקים שלפיהם משחקים (⁦4 classic; environment: 2 classic, 4 classic, 2 classic mighty-duel⁩)
bench-seconds-option = כמה שניות למדוד (3)
bench-threads-option = כמה תהליכונים עובדים במקביל (1)
bench-measuring = מדידה; בפעם הראשונה קודם לה הידור
bench-title = חוקים: { $rules }. { $threads ->
    [one] תהליכון אחד
    [two] שני תהליכונים
   *[other] { $threads } תהליכונים
}.
bench-playouts-per-second = הרצות בשנייה
bench-queries-per-second = רשימות מהלכים חוקיים בשנייה
bench-kingdoms-per-second = ממלכות שנוקדו בשנייה
bench-simulations-per-second = סימולציות בשנייה
bench-steps-per-second = צעדים בשנייה: { $what }
bench-games-per-second = משחקים בשנייה
bench-mean-points = ממוצע נקודות לשחקן
bench-mean-moves = ממוצע מהלכים חוקיים
bench-positions = עמדות שנבדקו

## Environments

error-extra-not-installed = החבילה { $package } אינה מותקנת. אפשר להתקין אותה כך: pip install "kingdomino[{ $extra }]"
error-photo-corners = הפינות { $corners } אינן מקיפות ממלכה: יש לתת x ו־y של ארבע פינות לפי הסדר סביבה.
error-no-kingdom-in-photo = לא נמצאה ממלכה בתצלום { $file }. כדאי לצלם מלמעלה על שולחן חלק, או לתת את הפינות עם ‎--corners.
error-not-a-photo = הקובץ { $file } אינו תמונה שאפשר לקרוא. JPEG, PNG ו־WebP מתאימים.
error-photo-too-large = בתמונה { $file } יש יותר מדי פיקסלים. יש להקטין אותה קודם.
error-photo-too-small = התמונה { $file } קטנה מדי: ⁦{ $width } × { $height }⁩ פיקסלים. כל צד צריך להיות לפחות 100 פיקסלים.
error-photo-corners-count = האפשרות ‎--corners ניתנה { $given ->
    [one] פעם אחת
    [two] פעמיים
   *[other] { $given } פעמים
} עבור { $photos ->
    [one] תצלום אחד
    [two] שני תצלומים
   *[other] { $photos } תצלומים
}: יש לתת אותה פעם אחת לכל תצלום, או בכלל לא.
error-unknown-choice = הערך { $value } אינו תקף עבור { $name }. אפשר לבחור מתוך { $known }.
error-unusable-number = הערך { $value } אינו תקף עבור { $name }: צריך מספר שלם מ־{ $least } עד { $most }.
error-not-reset = אין משחק פעיל: קודם צריך לקרוא ל־reset.
error-wrong-actions = הערך { $value } אינו פעולה אחת לכל משחק: צריך { $number } מספרים שלמים.
error-illegal-action = פעולה { $action } אינה חוקית בעמדה הזאת.
error-wrong-reset-mask = הערך { $value } אינו אומר על כל אחד מ־{ $number } המשחקים אם הוא מתחיל מחדש: צריך מערך של True ו־False.
error-wrong-opponents = הערך { $value } אינו מתאים לשאר המקומות: צריך { $number } בוטים, או בוט אחד לכולם.
error-position-of-other-rules = העמדה שייכת לחוקים ”{ $ruleset }”, והסביבה משחקת לפי ”{ $expected }”.
error-opponent-moved-illegally = הבוט { $bot } בחר { $move }, והחוקים אוסרים זאת.

## kingdomino picture

picture-summary = ציור השולחן של משחק רשום כתמונה.
picture-at-option = ציור המשחק אחרי מספר המהלכים הזה (ברירת מחדל: בסופו)
picture-output-option = הקובץ שייכתב, עם הסיומת ‎.svg או ‎.png
picture-written = נכתב: { $file }
error-unknown-picture-format = השם { $file } אינו של תמונה: הוא צריך להסתיים ב־‎.svg או ב־‎.png.

## kingdomino warmup

warmup-summary = הידור המנוע המהיר מראש, כדי שאף משחק לא יחכה לו.
warmup-once = קודם מהדרים את מנוע החיפוש, פעם אחת במחשב הזה: זה לוקח כדקה.
warmup-compiling = הידור
warmup-step = { $number } מתוך { $count }: { $name }
warmup-ready = הכול מוכן, אחרי { $seconds ->
    [one] שנייה אחת
    [two] שתי שניות
   *[other] { $seconds } שניות
}.
warmup-kept = הקוד המהודר נשמר בתיקייה { $folder }
warmup-not-kept = אין תיקייה שאפשר לכתוב בה, ולכן הקוד המהודר לא נשמר: כל הפעלה תהדר מחדש.
warmup-uncompiled = הספרייה Numba חסרה או כבויה, ולכן אין מה להדר: המנוע רץ בפייתון רגיל, במדויק ולאט.

## The browser: every page

web-common-brand-link = Kingdomino, דף הבית
web-common-navigation = דפים
web-common-skip = אל התוכן
web-common-home = לשחק
web-common-learn = ללמוד
web-common-pad = פנקס ניקוד
web-common-replay = צפייה חוזרת
web-common-daily = היום
web-common-statistics = סטטיסטיקה
web-common-more = עוד
web-common-settings = הגדרות
web-common-language = שפה
web-common-close = לסגור
web-common-cancel = לבטל
web-common-try-again = לנסות שוב
web-common-page-failed = הדף לא נטען.
web-common-words-failed = השפה לא נטענה. ממשיכים לנסות…
web-engine-fetching = הורדת הבוטים, { $megabytes } MB
web-engine-progress = { $done } מתוך { $megabytes } MB
web-engine-once = פעם אחת בלבד; אחר כך זה מתחיל מיד.
web-engine-starting = הבוטים מתעוררים
web-engine-waits = מתחיל כשהכול מוכן
web-engine-slow = זה נמשך יותר מהרגיל.
web-engine-learn = ללמוד בינתיים
web-engine-failed-network = חלק מהמשחק לא ירד. מה שכבר כאן נשמר.
web-engine-failed-browser = הדפדפן הזה לא מצליח להפעיל את המשחק. אפשר לעדכן אותו, או לנסות דפדפן אחר.
web-engine-full = האחסון של הדפדפן הזה מלא. אפשר להמשיך לשחק, אבל מה שיקרה מעכשיו יאבד כשהדף ייסגר.
web-engine-refused = החלון הזה לא שומר דבר, כמו חלון פרטי. אפשר לשחק, אבל המשחקים ייעלמו כשייסגר.
web-keeping-newer = יש גרסה חדשה.
web-keeping-reload = טעינה מחדש
web-keeping-ready = אפשר לשחק גם בלי רשת: כל המשחק רץ בדפדפן.
web-keeping-offline = אין חיבור לרשת.
web-keeping-install-title = להתקין את קינגדומינו במכשיר?
web-keeping-install-about = הוא נפתח בחלון משלו, גם בלי רשת.
web-keeping-install-ios = בספארי: כפתור השיתוף, ואז ”הוספה למסך הבית”.
web-keeping-install = התקנה
web-keeping-not-now = לא עכשיו
web-page-friends-about = כולם במכשיר הזה, מיד ליד. בוחרים מקומות, בוטים וחוקים.
web-page-needs-server = למשחק בכמה מכשירים צריך שרת. כאן אפשר להעביר את המכשיר מיד ליד ולשחק.
web-page-day = כדי להשוות את התוצאה שלך לתוצאות של כולם ושל המלך, צריך שרת.
web-page-offer = אי אפשר להגיע לשרת. בינתיים אפשר לשחק כאן, בדפדפן; המשחקים האלה נשארים כאן.
web-page-play-here = לשחק כאן
web-page-is-here = המשחק רץ בדפדפן הזה, בלי השרת. המשחקים האלה נשארים כאן.
web-page-to-server = חזרה לשרת
web-page-data-title = המשחקים שלך
web-page-data-about = המשחקים והסטטיסטיקה נשמרים רק בדפדפן הזה. קובץ מעביר אותם לדפדפן אחר, או בחזרה.
web-page-export = שמירה לקובץ
web-page-import = טעינה מקובץ
web-page-imported = { $games ->
    [0] כל מה שבקובץ כבר נמצא כאן.
    [one] נוסף משחק אחד.
    [two] נוספו שני משחקים.
   *[other] נוספו { $games } משחקים.
}
web-common-sound-ask = לשחק עם צלילים?
web-common-sound-on = להפעיל צלילים
web-common-sound-off = לא, תודה
web-lost-title = אין כאן כלום
web-lost-about = הכתובת לא מובילה לשום מקום: אולי היא ישנה, ואולי חסרה בה אות.
web-lost-home = לדף הבית

## The browser: settings

web-settings-title = הגדרות
web-settings-kept = נשמר בדפדפן הזה. כל שינוי חל מיד.
web-settings-language = שפה
web-settings-look = מראה
web-settings-theme = ערכת צבעים
web-settings-theme-system = לפי המכשיר
web-settings-theme-light = בהירה
web-settings-theme-dark = כהה
web-settings-motion = תנועה
web-settings-motion-system = לפי המכשיר
web-settings-motion-full = מלאה
web-settings-motion-reduced = מופחתת
web-settings-motion-about = מופחתת: שום דבר לא עף ולא מחליק; המהלכים פשוט מופיעים.
web-settings-marks = סימנים על הריבועים
web-settings-marks-about = סימן פשוט לכל סוג שטח, למי שקשה להבחין בין הצבעים.
web-settings-large-numbers = מספרים גדולים יותר
web-settings-large-numbers-about = נקודות, מספרי אריחים ותוויות על הלוח.
web-settings-preview = כך נראים עכשיו אריח וממלכה
web-settings-play = משחק
web-settings-drop = שחרור אריח מניח אותו
web-settings-drop-auto = בעכבר
web-settings-drop-on = תמיד
web-settings-drop-off = אף פעם
web-settings-drop-about = אחרת האריח ממתין במקום שבו שוחרר, עד לאישור.
web-settings-click = לחיצה אחת מניחה את האריח
web-settings-click-about = בלי זה, הלחיצה הראשונה מראה את המקום והשנייה מאשרת אותו.
web-settings-pace = קצב הבוטים
web-settings-pace-calm = רגוע
web-settings-pace-normal = רגיל
web-settings-pace-fast = מהיר
web-settings-pace-instant = מיידי
web-settings-keys = אותיות בודדות כקיצורי דרך
web-settings-keys-about = המקש R מסובב, N מציג את המקום הבא, U מבטל. החצים, Enter ו־Esc פועלים תמיד.
web-settings-cover = מסך ביניים בין שחקנים במכשיר אחד
web-settings-cover-about = מוצג בו למי המכשיר עובר, והשעון מושהה בינתיים. לא מוצג כשיש שעון ואחרים משחקים במכשירים משלהם.
web-settings-turns = כשמגיע התור שלך
web-settings-notify = להודיע לי כשמשחק מחכה לי
web-settings-notify-about = התראה מהדפדפן, כל עוד לשונית כלשהי של קינגדומינו פתוחה.
web-settings-notify-refused = הדפדפן לא מרשה התראות מהדף הזה. אפשר לשנות זאת בהגדרות שלו.
web-say = לשלוח תגובה
web-say-well-done = כל הכבוד
web-say-ouch = אאוץ׳
web-say-thinking = רגע, חושבים
web-say-thank-you = תודה
web-say-hurry = עוד כאן?
web-say-good-game = משחק יפה
web-say-heard = { $name }: { $word }.
web-say-show = להציג תגובות
web-say-show-of = להציג את התגובות של { $name }
web-say-about = שש תגובות קצרות שמופיעות לכמה שניות; אין מה להקליד. איש לא יידע אם כיבית אותן.
web-say-wait = תגובה אחת בכל שמונה שניות.
web-say-hurry-later = למקרה שמישהו חושב כבר עשרים שניות.
web-say-muted = { $name } בהשתקה.
web-say-unmuted = { $name } כבר לא בהשתקה.
web-say-is-muted = בהשתקה
web-say-hold = לחיצה ארוכה, או M: להשתיק את { $name } או לבטל את ההשתקה
web-settings-sounds = צלילים
web-settings-sound = להשמיע צלילים
web-settings-sound-about = נייר, עץ ושלושה צלילים כשמגיע התור שלך. אפשר לשחק גם בלי קול.
web-settings-volume = עוצמה
web-settings-volume-value = ⁦{ $percent }%⁩
web-settings-reset = איפוס ההגדרות
web-settings-reset-done = כל ההגדרות חזרו למצבן הראשוני.

## kingdomino serve, kingdomino play and the server's settings

serve-summary = אירוח משחקים, למועדון או לאינטרנט.
serve-ready = מוכן: { $address }
serve-no-client-title = השרת פועל, אבל הדפים שלו חסרים
serve-no-client-about = בעותק הזה של קינגדומינו אין דפים לדפדפן. אפשר להתקין חבילה שפורסמה, או להפעיל את ‎./play בתיקיית הקוד: הוא בונה את הדפים. תוכנות יכולות להשתמש בשרת כבר עכשיו.
serve-refused-title = השרת סירב להציג את הדף הזה
backup-done = הגיבוי נמצא ב־{ $file } ({ $megabytes } MB). יש לשמור עליו כמו על מסד הנתונים: יש בו שמות וערימות של משחקים שעוד לא הסתיימו.
backup-copying = העתקה
backup-file-option = הקובץ החדש; קובץ קיים לעולם לא יוחלף
backup-summary = העתקת מסד הנתונים לקובץ חדש, גם כשהשרת פועל.
site-summary = כתיבת המשחק כתיקיית קבצים לכל אחסון אתרים: משחקים בו בדפדפן, בלי שרת.
site-folder-option = התיקייה לכתיבה; אתר שכבר נמצא בה יוחלף
site-written = האתר נמצא ב־{ $folder }. ביקור ראשון מוריד { $megabytes } MB, והבאים כמעט כלום. לניסיון: { $example }
play-summary = משחק בדפדפן. גם הפקודה kingdomino לבדה עושה זאת.
play-host-option = כתובת להאזנה; 0.0.0.0 מכניס גם טלפונים וטאבלטים שבבית
play-port-option = פורט להאזנה; בלעדיו 8017, או כל פורט פנוי
play-no-browser-option = בלי לפתוח דפדפן
play-ready = קינגדומינו מוכן: { $address }
play-already = קינגדומינו כבר פועל: { $address }
play-in-the-house = למכשירים אחרים בבית: { $address }
play-stop = ‏Ctrl-C מסיים. המשחקים נשמרים.
play-goodbye = להתראות בפעם הבאה.

setting-host = כתובת להאזנה; 0.0.0.0 מכניס גם מחשבים אחרים
setting-port = פורט להאזנה
setting-database = היכן הכול נשמר: קובץ SQLite (בלעדיו, קובץ בתיקייה האישית) או postgresql://user:password@host/name
setting-workers = תהליכי שרת בפורט הזה; יותר מאחד דורש PostgreSQL
setting-public-url = הכתובת שבה דפדפנים מגיעים לשרת, למשל https://example.org
setting-trusted-proxies = כתובות ורשתות של שרתי ביניים שמאמינים לכותרות X-Forwarded שלהם, עם פסיקים ביניהן
setting-origins = מקורות נוספים שהדפים שלהם רשאים להשתמש בשרת, עם פסיקים ביניהם
setting-allowed-hosts = שמות נוספים שבהם דפדפנים רשאים להגיע לשרת, עם פסיקים ביניהם; ‎.example.org לכל השמות שתחתיו, ‎* לכל שם
setting-network-addresses = כתובות שבהן מכשירים אחרים ברשת מגיעים למכשיר הזה, עם פסיקים ביניהן; אם ריק, הן מאותרות אוטומטית
setting-log-level = מה נרשם ביומן: debug, info, warning או error, וכל מה שחמור מזה
setting-log-format = ‏json או text
setting-retention-days = ימים עד שמשחקים גמורים נמחקים; בלעדיו לעולם לא
setting-idle-days = ימים עד ששולחנות שאיש אינו נוגע בהם נמחקים; none פירושו לעולם לא
setting-secret-days = ימים עד שדפדפן שאינו חוזר נשכח
setting-messages-per-second = הודעות שחיבור רשאי לשלוח בשנייה
setting-burst = הודעות שהוא רשאי לשלוח בבת אחת
setting-connections-per-address = חיבורים מכתובת אחת בו זמנית
setting-tables-per-guest = שולחנות לא גמורים שמותר לאדם אחד
setting-guests-per-hour = אורחים חדשים מכתובת אחת בשעה
setting-wrong-codes-per-minute = קודים שגויים מאדם אחד בדקה
setting-bot-processes = תהליכים שמחשבים את מהלכי הבוטים; 0 משאיר זאת ל־kingdomino worker
setting-review-playouts = משחקי סימולציה לכל החלטה בניתוח
setting-reviews-per-guest = ניתוחים לא גמורים שמותר לאדם אחד
setting-reviews-per-hour = ניתוחים חדשים מכתובת אחת בשעה

## Errors at the start of a server, and of its database

error-wrong-setting = ההגדרה ‎{ $setting }‎ לא יכולה להיות ”{ $value }”. צריך { $expected }
error-workers-need-postgresql = ל־{ $workers } תהליכים דרוש מסד נתונים PostgreSQL: קובץ הוא לתהליך אחד.
error-database-in-use = שרת אחר כבר פתח את { $file }: קובץ הוא לתהליך אחד. יש לעצור אותו, או לציין קובץ אחר עם ‎{ $setting }‎.
error-nobody-would-think = אין מי שיחשב את מהלכי הבוטים: בלי תהליכי בוטים משלו השרת זקוק לעובדים, ולהם דרוש מסד נתונים PostgreSQL.
error-no-home-folder = אין תיקיית בית לשמור בה את המשחקים; יש לציין ‎{ $setting }‎.
error-worker-did-not-start = תהליך שרת הסתיים לפני שהיה מוכן (קוד יציאה { $exit }).
error-database-folder-refused = אי אפשר לשמור מסד נתונים בתיקייה { $folder }: { $reason ->
    [EACCES] אין הרשאה לכתוב שם
    [EPERM] אין הרשאה לכתוב שם
    [EROFS] היא פתוחה לקריאה בלבד
    [ENOSPC] הדיסק מלא
    [ENOENT] אי אפשר ליצור שם דבר
    [ENOTDIR] יש קובץ במקום שצריכה להיות בו תיקייה
    [EISDIR] יש תיקייה במקום שצריך להיות בו הקובץ
   *[other] { $reason }
}.
error-database-is-newer = מסד הנתונים { $database } שייך לגרסה חדשה יותר של קינגדומינו. יש להשתמש בגרסה ההיא, או במסד נתונים אחר.
error-not-a-database = הקובץ { $file } אינו מסד נתונים של SQLite.
error-backup-needs-pg-dump = ‏{ $database } הוא מסד נתונים של PostgreSQL. לגיבוי יש להשתמש בתוכנה שלו: pg_dump --format custom --file kingdomino.dump, עם הכתובת של מסד הנתונים.
error-backup-failed = אי אפשר היה לכתוב את הגיבוי { $file }: { $reason }.
error-backup-has-no-room = הדיסק של { $folder } מלא: הגיבוי לא נעשה.
error-backup-exists = הקובץ { $file } כבר קיים, וגיבוי אינו מחליף שום קובץ. אפשר לבחור שם אחר, או למחוק אותו קודם.
error-site-not-built = בעותק הזה של קינגדומינו אין דפים לדפדפן. אפשר להתקין חבילה שפורסמה, או להפעיל את ‎./play בתיקיית הקוד: הוא בונה את הדפים.
error-site-folder-taken = בתיקייה { $folder } יש משהו אחר, ודבר בה לא השתנה. אפשר לבחור תיקייה ריקה, או תיקייה שעוד לא קיימת.
error-no-such-database = אין מסד נתונים { $file }.
error-database-damaged = מסד הנתונים { $file } פגום. יש לעצור את השרת ולשים גיבוי במקומו; הסעיף ”Backup and restore” ב־docs/guides/host.md מסביר איך, ומה לנסות בלי גיבוי.
error-unknown-database = הסוג ”{ $scheme }” של מסד נתונים אינו מוכר כאן. אפשר להשתמש ב־sqlite:///kingdomino.db או ב־postgresql://user:password@host/name.
error-unreadable-database = אי אפשר לקרוא את הכתובת של מסד הנתונים. לדוגמה: { $scheme ->
    [postgresql] postgresql://user:password@host/name
   *[other] sqlite:///kingdomino.db
}
error-postgresql-not-installed = ל־PostgreSQL דרושה חבילה נוספת: יש להתקין { $extra }‎.

## Errors that a server sends

error-cannot-listen = אי אפשר להאזין ל־{ $host }, פורט { $port }: { $reason }
error-too-many-requests = זה היה יותר מדי בבת אחת. אפשר לנסות שוב בעוד { $seconds ->
    [one] שנייה אחת
    [two] שתי שניות
   *[other] { $seconds } שניות
}.
error-too-many-connections = יש יותר מדי חיבורים מהכתובת הזאת; אפשר עד { $most }.
error-wrong-length-of-name = בשם יש 1 עד { $most } תווים, לא { $length }.
error-unusable-name = בשם אסור שיהיו תווים בלתי נראים או תווי בקרה.
error-too-many-marks = סימני ניקוד וסימנים אחרים בשם צריכים אות לעמוד עליה, ועל אות אחת אפשר לשים לכל היותר { $most }.
error-unknown-language = אין שפה { $language }; יש { $known }.
error-no-secret = השרת אינו יודע מי שואל: לא נשלח מפתח סודי.
error-wrong-secret = השרת אינו מכיר את המפתח הסודי הזה; יש להתחיל מחדש כאורח.
error-expired-secret = המפתח הסודי הזה ישן מדי; יש להתחיל מחדש כאורח.
error-wrong-link = הקישור הזה כבר נוצל, ישן מדי, או שמעולם לא ניתן. אפשר לבקש קישור חדש.
error-foreign-origin = דף ממקום אחר אינו רשאי לעשות זאת.
error-cannot-open-here = רק מי שנמצא במכשיר שבו הופעל המשחק יכול לפתוח אותו לרשת, ורק פעם אחת.
error-game-not-shared = המארח משתף את המשחק הזה רק עם מי ששיחקו בו.
error-no-network = המכשיר הזה אינו מחובר לרשת כרגע.
error-unknown-host = השרת אינו עונה בשם { $host }. מי שמפעיל את השרת יכול להתיר את השם הזה בעזרת ‎{ $setting }.
error-unreadable-body = מה שנשלח אינו JSON ב־UTF-8.
error-wrong-field = השדה { $field } אינו כפי שצריך ({ $problem }).
error-body-too-large = זה יותר מדי; אפשר עד { $most } בייטים.
error-no-such-page = אין כלום בכתובת הזאת.
error-wrong-method = אי אפשר לעשות זאת בכתובת הזאת.
error-no-such-table = אין שולחן { $table }.
error-not-here = לזה צריך שרת, וכאן המשחק פועל כולו בדפדפן.
error-level-not-here = לבוט הזה צריך שרת. אפשר לבחור רמה אחרת.
error-no-such-finished-game = אין משחק גמור { $game }.
error-no-such-review = אין ניתוח כזה. אולי המשחק שלו נמחק.
error-review-of-unfinished-game = המשחק הזה לא נגמר (מהלכים: { $moves }). מנתחים רק משחקים גמורים.
error-too-many-reviews = כבר ביקשת { $most } ניתוחים שעוד לא הסתיימו. יש לחכות שאחד ייגמר, או לעצור אחד.
error-not-your-review = הניתוח הזה לא הוזמן על ידך.
error-not-reviewed-yet = מהלך { $number } עוד לא נותח.
error-not-an-alternative = המהלך { $move } לא היה אפשרי שם.
error-no-such-day = אין אתגר ל־{ $day }: אפשר לבחור יום מ־{ $first } עד { $last }.
error-too-many-records = מספר המשחקים המתועדים { $records } גדול מדי; אפשר עד { $most }.
error-square-given-twice = ריבוע אחד מופיע פעמיים.
error-server-busy = לשרת יש יותר מדי עבודה; אפשר לנסות שוב בעוד רגע.
error-server-error = משהו השתבש בשרת. דבר לא השתנה.
error-storage-unavailable = השרת אינו יכול לשמור דבר עכשיו: { $reason ->
    [storage_full] הדיסק של מסד הנתונים מלא. אפשר לנסות שוב בעוד רגע.
    [storage_read_only] מסד הנתונים פתוח לקריאה בלבד. אפשר לנסות שוב בעוד רגע.
    [storage_gone] אי אפשר להגיע למסד הנתונים. אפשר לנסות שוב בעוד רגע.
    [storage_damaged] מסד הנתונים פגום, ומי שמפעיל את השרת צריך לשחזר אותו מגיבוי. ניסיון נוסף לא יעזור.
   *[other] אירעה תקלה לא צפויה. אפשר לנסות שוב בעוד רגע.
}
error-not-a-games-file = זה לא קובץ משחקים שנשמר מקינגדומינו.
error-restarting = השרת מופעל מחדש. המשחק שמור; אפשר לנסות שוב בעוד רגע.
error-table-unreadable = השרת הזה אינו יכול לפתוח את השולחן { $table }: שיחקו בו בגרסה חדשה יותר של התוכנה. דבר לא אבד; כדאי לבקש ממי שמפעיל את השרת לעדכן אותו.
error-hello-first = חיבור מתחיל בהודעת hello.
error-hello-twice = בחיבור הזה כבר נשלחה הודעת hello.
error-unreadable-message = השרת אינו יכול לקרוא את ההודעה הזאת.
error-unknown-message = השרת אינו מכיר הודעה מסוג כזה.
error-stale = המשחק התקדם בינתיים; זה המצב עכשיו.
error-no-game-runs = בשולחן הזה לא מתנהל משחק עכשיו.
error-already-begun = המשחק כבר התחיל.
error-not-the-host = רק מי שמארח את השולחן יכול לעשות זאת.
error-not-your-seat = זה לא המקום שלך.
error-nobody-to-hurry = איש עוד לא חושב יותר מ־{ $seconds } שניות.
error-too-many-words = לא יותר מ־{ $most } תגובות בסבב.
error-not-your-turn = התור הוא של שחקן אחר.
error-not-a-bots-turn = התור הוא של אדם, לא של בוט.
error-seat-taken = המקום הזה תפוס.
error-seat-is-open = איש אינו יושב שם.
error-seats-open = יש עוד מקומות פנויים.
error-wrong-number-of-seats = במשחק של { $players } שחקנים צריך { $players } מקומות, לא { $seats }.
error-player-is-here = השחקן נמצא ליד השולחן.
error-bot-without-a-level = צריך לציין את הרמה של הבוט.
error-too-many-tables = אלה יותר מדי שולחנות בבת אחת; אפשר עד { $most }. קודם יש לעזוב אחד.
error-too-many-changes = בשולחן הזה נעשו יותר מדי שינויים. אפשר להתחיל את המשחק הבא או לפתוח שולחן חדש.
error-deck-and-kings-together = את הערימה ואת סדר המלכים נותנים יחד, או שלא נותנים אף אחד מהם.
error-deck-is-fixed = הערימה סודרה מראש לחוקים האלה, ולכן אי אפשר לשנות אותם.
error-position-and-deck = לשולחן שמתחיל מעמדה אין ערימה משלו ואין שושלת.
error-position-is-over = בעמדה הזאת המשחק כבר נגמר.
error-position-is-fixed = השולחן מתחיל מעמדה של החוקים האלה, ולכן אי אפשר לשנות אותם.
error-deck-is-gone = הערימה שסודרה מראש לשולחן { $table } כבר איננה.
error-day-is-fixed = השולחן הזה משחק את האתגר של { $day }: המקומות והחוקים נשארים כפי שהם.
error-day-not-finished = קודם יש לסיים את הניסיון הראשון באתגר של { $day }.
error-domino-not-in-sight = אריח { $domino } אינו באף אחד משני הטורים.
error-line-was-revealed = מאוחר מדי לבטל: מאז נחשף טור חדש.
error-no-more-undos = אין עוד ביטולים: כבר ביטלת { $most } החלטות במשחק הזה.
error-decision-of-one-away = מאוחר מדי לבטל: מאז שיחק מישהו שאינו כאן עכשיו.
error-undo-already-asked = השחקנים האחרים כבר נשאלים על כך.
error-not-asked = אין עכשיו שאלה שמחכה לתשובה שלך.
error-clock-cannot-stand = אפשר להשהות את השעון רק כשכולם משחקים במכשיר אחד, ופעם אחת בכל החלטה.
error-hints-not-allowed = אין רמזים בשולחן הזה.
error-coach-busy = המאמן עסוק. כדאי לנסות שוב בעוד רגע.
error-no-such-puzzle = אין חידה { $number }: האחרונה היא { $puzzles }.

## kingdomino worker

worker-summary = חישוב מהלכי הבוטים בשביל שרתים שחולקים מסד נתונים PostgreSQL אחד.
worker-processes-option = תהליכים שמחשבים מהלכים (1)
worker-name-option = השם של העובד הזה ביומן; בלעדיו שם המחשב ומספר
worker-ready = העובד { $worker } מוכן לשרתים ב־{ $database }.
worker-ended = הסתיים אחרי { $jobs ->
    [one] מהלך אחד
    [two] שני מהלכים
   *[other] { $jobs } מהלכים
}.
error-worker-needs-postgresql = לעובד דרוש מסד הנתונים PostgreSQL של השרתים שלו: ‎--database postgresql://host/kingdomino

## The browser: the end of a game

web-end-title = הניקוד הסופי
web-end-counting = ריבועים × כתרים, שטח אחר שטח.
web-end-you = אני
web-end-you-win = ניצחת עם { $points ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $points } נקודות
}
web-end-wins = { $name }: ניצחון עם { $points ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $points } נקודות
}
web-end-shared-win = ניצחון משותף עם { $points ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $points } נקודות
} לכל אחד: { $names }
web-end-shared-win-you = ניצחון משותף שלך עם { $names }: { $points ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $points } נקודות
} לכל אחד
web-end-by-points = { $margin ->
    [one] יתרון של נקודה אחת על { $name }.
    [two] יתרון של שתי נקודות על { $name }.
   *[other] יתרון של { $margin } נקודות על { $name }.
}
web-end-you-behind = { $place ->
    [2] מקום שני
    [3] מקום שלישי
   *[other] מקום רביעי
} עם { $points }, בפער של { $margin } מהמקום הראשון.
web-end-above-median = התוצאה שלך גבוהה ב־{ $more } מהחציון שלך.
web-end-by-largest = שוויון בנקודות עם { $name }; השטח הגדול ביותר מכריע: { $one } ריבועים מול { $two }.
web-end-by-largest-you = שוויון איתך בנקודות; השטח הגדול ביותר מכריע: { $one } ריבועים מול { $two }.
web-end-by-crowns = שוויון בנקודות ובשטח הגדול ביותר עם { $name }; הכתרים מכריעים: { $one } מול { $two }.
web-end-by-crowns-you = שוויון איתך בנקודות ובשטח הגדול ביותר; הכתרים מכריעים: { $one } מול { $two }.
web-end-by-nothing = כל מה שנספר שווה, ולכן הניצחון משותף.
web-end-players = { $count ->
    [one] שחקן אחד
    [two] שני שחקנים
   *[other] { $count } שחקנים
}
web-end-edition-classic = המהדורה הקלאסית
web-end-edition-revised = המהדורה המעודכנת
web-end-mighty-duel = דו־קרב
web-end-place-1 = מקום ראשון
web-end-place-2 = מקום שני
web-end-place-3 = מקום שלישי
web-end-place-4 = מקום רביעי
web-end-shared-1 = מקום ראשון משותף
web-end-shared-2 = מקום שני משותף
web-end-shared-3 = מקום שלישי משותף
web-end-tie-shared = הכול שווה, ולכן המקום משותף.
web-end-tie-largest = שוויון בנקודות עם { $name }; השטח הגדול ביותר: { $own } מול { $other }.
web-end-tie-largest-you = שוויון איתך בנקודות; השטח הגדול ביותר: { $own } מול { $other }.
web-end-tie-crowns = שוויון בנקודות ובשטח הגדול ביותר עם { $name }; כתרים: { $own } מול { $other }.
web-end-tie-crowns-you = שוויון איתך בנקודות ובשטח הגדול ביותר; כתרים: { $own } מול { $other }.
web-end-next = הלאה
web-end-skip = לדלג
web-end-count-again = לספור שוב
web-end-table = הנקודות של { $name }
web-end-table-you = הנקודות שלך
web-end-territory = שטח
web-end-worth = ריבועים × כתרים
web-end-points = נקודות
web-end-crownless = { $count ->
    [one] שטח אחד בלי כתרים
    [two] שני שטחים בלי כתרים
   *[other] { $count } שטחים בלי כתרים
}
web-end-smaller = { $count ->
    [one] שטח קטן נוסף
    [two] שני שטחים קטנים נוספים
   *[other] { $count } שטחים קטנים נוספים
}
web-end-bonuses = בונוסים
web-end-no-bonus = בלי בונוס הפעם
web-end-numbers = כל המספרים
web-end-unfold = { $name }: הממלכה כולה
web-end-total = סך הכול
web-end-largest = השטח הגדול ביותר: { $largest ->
    [one] ריבוע אחד
    [two] שני ריבועים
   *[other] { $largest } ריבועים
}, { $crowns ->
    [one] כתר אחד
    [two] שני כתרים
   *[other] { $crowns } כתרים
}
web-end-discarded = יצאו מהמשחק: { $dominoes }
web-end-standing = השושלת אחרי { $games ->
    [one] משחק אחד
    [two] שני משחקים
   *[other] { $games } משחקים
}
web-end-standing-about = הסכומים עד כה; הסכום הגבוה ביותר אחרי המשחק האחרון מנצח.
web-end-standing-you = ניצחת בשושלת עם { $points ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $points } נקודות
}.
web-end-standing-wins = { $name }: ניצחון בשושלת עם { $points ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $points } נקודות
}.
web-end-standing-shared = ניצחון משותף בשושלת עם { $points ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $points } נקודות
} לכל אחד: { $names }.
web-end-standing-shared-you = ניצחון משותף שלך בשושלת עם { $names }: { $points ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $points } נקודות
} לכל אחד.
web-end-player = שחקן
web-end-game = משחק { $number }
web-end-sum = סכום
web-end-ranking = דירוג סופי
web-end-what-next = מה הלאה?
web-end-medal-best = שיא אישי: { $points }
web-end-medal-first-win = הניצחון הראשון שלך
web-end-medal-first-against = ניצחון ראשון ברמת { $level }
web-end-medal-bonuses = שני הבונוסים
web-end-try-level = לנסות מול { $level }?
web-end-play-again = לשחק שוב
web-end-next-game = למשחק הבא
web-end-new-dynasty = שושלת חדשה
web-end-terms = לשנות שחקנים או אפשרויות
web-end-replay = לצפות במשחק שוב
web-end-shared = כל מי שקיבל את הקישור יכול לצפות במשחקים האלה ולנתח אותם
web-end-link = קישור לצפייה חוזרת
web-end-copy-link = להעתיק את הקישור לצפייה חוזרת
web-end-record = להוריד את תיעוד המשחק
web-end-home = לדף הבית
web-end-ready = מוכנים: { $names }.
web-end-waiting = ממתינים: { $names }.
web-end-asked = { $name }: רוצים עוד משחק?
web-end-asked-about = אותם מקומות, אותם חוקים.
web-end-not-now = לא עכשיו
web-end-bot-for = בוט במקום { $name }
web-end-play-with-bot = לשחק עם בוט
web-end-seat-open = יש מקום פנוי; המשחק הבא יתחיל כשהוא ייתפס.
web-end-shuffle = לבדוק את הערבוב
web-end-shuffle-about = עוד לפני שנחשף האריח הראשון הציג השרת טביעת אצבע של כל הערימה המעורבבת. עכשיו הערימה גלויה: אם טביעת האצבע שלה זהה, איש לא שינה אותה במהלך המשחק.
web-end-shuffle-noted = הדפדפן הזה רשם את אותה טביעת אצבע כשהמשחק התחיל.
web-end-shuffle-checking = בבדיקה…
web-end-shuffle-print = טביעת אצבע:

## The browser: first page

bot-page = נער חצר
bot-squire = נושא כלים
bot-knight = אביר
bot-duke = דוכס
bot-king = מלך
bot-numbered = { $level } { $number }
bot-page-about = משחק כל מה שבא, ובשמחה. יריב ראשון מצוין.
bot-squire-about = לוקח את מרב הנקודות עכשיו, ולא מסתכל הלאה.
bot-knight-about = שוקל יחד הנחה ובחירה, וחושב על מקום.
bot-duke-about = מסתכל סבב אחד קדימה, בהרף עין.
bot-king-about = שוקל גם את התשובות שלך. החזק מכולם.
bot-goose-herd = רועה האווזים
    .to = לרועה האווזים
bot-goose-herd-manner = מנופף לכל אריח שעובר.
bot-kitchen-hand = עוזר המטבח
    .to = לעוזר המטבח
bot-kitchen-hand-manner = קודם בוחש, אחר כך טועם.
bot-bell-ringer = מצלצל הפעמונים
    .to = למצלצל הפעמונים
bot-bell-ringer-manner = תמיד בזמן, אף פעם לא בחיפזון.
bot-miller = הטוחן
    .to = לטוחן
bot-miller-manner = סופר שקים, לא עונות.
bot-ferryman = משיט המעבורת
    .to = למשיט המעבורת
bot-ferryman-manner = חוצה תמיד בדרך הקצרה ביותר.
bot-beekeeper = הכוורן
    .to = לכוורן
bot-beekeeper-manner = לא משאיר אף פרח לאחר כך.
bot-falconer = הבזיר
    .to = לבזיר
bot-falconer-manner = קודם סוקר את כל השדה.
bot-mason = הבנאי
    .to = לבנאי
bot-mason-manner = אוהב קצוות ישרים, בלי חורים.
bot-forester = היערן
    .to = ליערן
bot-forester-manner = שקט, סבלני, כמעט אף פעם לא מופתע.
bot-steward = מנהל האחוזה
    .to = למנהל האחוזה
bot-steward-manner = מנהל את הספרים, וסוגר אותם בעדינות.
bot-surveyor = המודד
    .to = למודד
bot-surveyor-manner = כבר מדד גם את הממלכה שלך.
bot-chancellor = הקנצלר
    .to = לקנצלר
bot-chancellor-manner = קורא את האותיות הקטנות בכל אריח.
bot-astronomer = האסטרונום
    .to = לאסטרונום
bot-astronomer-manner = ראה את הערב הזה בא כבר מרחוק.
bot-chronicler = כותב הקורות
    .to = לכותב הקורות
bot-chronicler-manner = זוכר איך דברים כאלה נגמרים בדרך כלל.
bot-regent = העוצר
    .to = לעוצר
bot-regent-manner = ממעט במילים, קד בסוף.
web-home-about = מניחים שדות, יערות ואגמים מסביב לטירה. שנים־עשר אריחי דומינו, רבע שעה.
web-home-play-now = לשחק עכשיו
web-home-play-now-about = מול שלושה בוטים קלים. בלי הרשמה.
web-home-hello = טוב לראות אותך, { $name }
web-home-as-last-time = כמו בפעם הקודמת:
web-home-change = לשנות
web-home-friends = לשחק עם חברים
web-home-friends-about = בקישור, או כולם במכשיר הזה. מקומות, בוטים וחוקים לבחירתך.
web-home-solve = לפתור חידה
web-home-pad-real = פנקס ניקוד למשחק האמיתי
web-home-opening = השולחן נפתח…
web-home-setup = לשחק עם חברים או לבחור יריבים
web-home-players = שחקנים
web-home-where = חברים
web-home-where-link = בקישור או בקוד
web-home-where-here = במכשיר הזה
web-home-seats = מקומות
web-home-seat = מי בצבע { $colour }
web-home-you = אני
web-home-your-name = השם שלך
web-home-name-of = שם השחקן בצבע { $colour }
web-home-player = שחקן { $number }
web-home-sitter-open = חבר
web-home-sitter-open-about = בקישור או בקוד
web-home-sitter-here = עוד מישהו במכשיר הזה
web-home-sitter-bot = בוט: { $level }
web-home-bots = בוטים
web-home-bots-all = הרמה של כל הבוטים
web-home-bots-mixed = מהחלש אל החזק. לחיצה קובעת את הרמה של כל הבוטים.
web-bots-title = להכיר את הבוטים
web-bots-about = חמש רמות, שלוש דמויות בכל רמה. דמויות באותה רמה משחקות באותה עוצמה; רק הגינונים שונים.
web-bots-strength = עוצמה { $number } מתוך 5
web-bots-who = מי הם?
web-bots-seat = בוט, { $level }
web-bots-with-level = { $name } ({ $level })
web-bots-play = לשחק
web-bots-play-against = לשחק נגד שלושה בוטים: { $level }
web-name-title = איך לקרוא לך?
web-name-about = השם יופיע לאחרים ליד השולחן. אפשר לשנות אותו בכל עת.
web-name-ideas = או אחד מאלה:
web-name-go = לשחק
web-name-guest = אורח
web-name-forms = { $name }
    .to = ל־{ $name }
web-home-variants = חוקים נוספים
web-home-harmony = הרמוניה ‎+5
web-home-middle-kingdom = לב הממלכה ‎+10
web-home-dynasty = שושלת, 3 משחקים
web-home-dynasty-short = שושלת
web-home-mighty-duel = דו־קרב 7 × 7: שני שחקנים
web-home-mighty-duel-short = דו־קרב
web-home-more = מהדורה, שעון ומי יכול להצטרף
web-home-edition = מהדורה
web-home-edition-classic = קלאסית
web-home-edition-revised = מעודכנת
web-home-edition-classic-about = שלושה שחקנים: טורים של שלושה אריחים. בשוויון מכריע השטח הגדול ביותר, ואחריו מספר הכתרים.
web-home-edition-revised-about = שלושה שחקנים: טורים של ארבעה, ואחד נשאר. בשוויון מכריע השטח הגדול ביותר; אם גם הוא שווה, הניצחון משותף.
web-home-clock = שעון
web-home-clock-none = בלי
web-home-clock-move = לכל מהלך
web-home-clock-bank = לכל המשחק
web-home-clock-per-move = כל מהלך
web-home-clock-supply = זמן בהתחלה
web-home-clock-increment = תוספת למהלך
web-home-seconds = { $seconds } שנ׳
web-home-minutes = { $minutes } דק׳
web-home-day = יממה
web-home-bank = { $minutes } דק׳ + { $seconds } שנ׳
web-home-listed = פתוח לכולם
web-home-listed-about = השולחן מופיע בין השולחנות הפתוחים. אחרת רק הקוד והקישור מובילים אליו.
web-home-open-table = לפתוח את השולחן
web-home-start-game = להתחיל במשחק
web-home-continue = להמשיך
web-home-back = חזרה לשולחן
web-home-back-named = חזרה לשולחן עם { $names }
web-home-your-turn = עכשיו התור שלך.
web-home-turn-at = התור שלך בשולחן { $code }
web-home-all-tables = כל השולחנות: { $tables }
web-home-waiting-for = ממתינים { NAME($name, form: "to") }.
web-home-waiting-seats = { $seats ->
    [one] מקום אחד פנוי.
    [two] שני מקומות פנויים.
   *[other] { $seats } מקומות פנויים.
}
web-home-waiting-start = כל המקומות תפוסים: אפשר להתחיל.
web-home-running = המשחק בעיצומו.
web-home-somebody = מישהו
web-home-seat-open = מקום פנוי
web-home-terms = { $players ->
    [one] שחקן אחד
    [two] שני שחקנים
   *[other] { $players } שחקנים
}
web-home-join = להצטרף בקוד
web-home-join-about = מקלידים את חמשת תווי הקוד שרואה מי שפתח את השולחן, או מדביקים את הקישור.
web-home-join-looking = מחפשים את השולחן…
web-home-join-button = להצטרף
web-home-join-named = להצטרף לשולחן של { $name }
web-home-lobby = שולחנות פתוחים
web-home-won = { $points ->
    [one] ניצחון עם נקודה אחת.
    [two] ניצחון עם שתי נקודות.
   *[other] ניצחון עם { $points } נקודות.
}
web-home-placed = מקום { $place ->
    [1] ראשון
    [2] שני
    [3] שלישי
   *[other] רביעי
} עם { $points ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $points } נקודות
}.
web-home-replay = צפייה חוזרת
web-home-learn = ללמוד
web-home-learn-about = שישה שיעורים קצרים, ואחריהם החוקים במלואם.
web-home-me = הפרטים שלך
web-home-me-about = בלי חשבון: רק הדפדפן הזה יודע מי משחק. קישור מעביר את המשחקים למכשיר אחר.
web-home-rename = לשנות
web-home-renamed = השם מעכשיו: { $name }.
web-home-device = להמשיך במכשיר אחר
web-home-device-about = פותחים את הקישור הזה במכשיר האחר. הוא פועל פעם אחת, במשך עשר דקות. אין להראות אותו לאיש: מי שמחזיק בו משחק בשמך.
web-home-device-link = קישור למכשיר האחר
web-home-copy = להעתיק
web-home-copied = הועתק.
web-home-erase = למחוק את הנתונים שלי
web-home-erase-about = השם, המפתח הסודי ורשימת המשחקים נמחקים כאן ובשרת. משחקים שגם אחרים שיחקו בהם נשארים, בלי השם שלך. אי אפשר לבטל את זה.
web-home-erase-really = למחוק לתמיד
web-home-erased = הנתונים נמחקו.
web-home-names = אלון, זית, סנונית, תלתן, איילה, ינשוף, רימון, דרור
web-home-error-unreachable = אי אפשר להגיע לשרת. כדאי לנסות שוב בעוד רגע.
web-home-error-unknown = משהו השתבש. שום דבר לא אבד; אפשר לנסות שוב.

# The challenge of a day and statistics in the browser
web-daily-title = האתגר היומי
web-daily-points = { $points ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $points } נקודות
}
web-daily-place = { $place ->
    [1] מקום ראשון מתוך ארבעה
    [2] מקום שני מתוך ארבעה
    [3] מקום שלישי מתוך ארבעה
   *[other] מקום רביעי מתוך ארבעה
}
web-daily-result = { $points ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $points } נקודות
}, { $place ->
    [1] מקום ראשון מתוך ארבעה
    [2] מקום שני מתוך ארבעה
    [3] מקום שלישי מתוך ארבעה
   *[other] מקום רביעי מתוך ארבעה
}
web-daily-about = ערימה אחת ביום, אותה ערימה לכולם: מול נושא כלים, אביר ודוכס.
web-daily-rules = נספר המשחק הראשון שמסתיים. אפשר לעזוב ולחזור אחר כך, אבל לא להתחיל מחדש. משחקים עם הרמוניה ועם לב הממלכה.
web-daily-honest = הערימה מחושבת מהתאריך, ולכן אפשר לדעת אותה מראש. לדף הזה לא נשלח ממנה דבר לפני שהאריחים נחשפים.
web-daily-play = לשחק את אתגר היום
web-daily-play-past = לשחק את האתגר הזה
web-daily-go-on = להמשיך
web-daily-running = סבב { $round } מתוך { $rounds }. המשחק מחכה.
web-daily-again = לשחק שוב (לא נספר)
web-daily-see = אל התוצאה
web-daily-have-played = { $results ->
    [0] אף אחד עוד לא סיים אותו.
    [one] שחקן אחד סיים אותו.
    [two] שני שחקנים סיימו אותו.
   *[other] { $results } שחקנים סיימו אותו.
}
web-daily-next = הערימה הבאה בעוד { $hours } שע׳ { $minutes } דק׳.
web-daily-midnight = בחצות לפי שעון UTC
web-daily-your-kingdom = הממלכה שלך
web-daily-parts = שטחים { $territories }, הרמוניה { $harmony }, לב הממלכה { $middle }
web-daily-everybody = התוצאות של כולם
web-daily-results = { $results ->
    [one] תוצאה אחת עד עכשיו
    [two] שתי תוצאות עד עכשיו
   *[other] { $results } תוצאות עד עכשיו
}
web-daily-middle = חציון { $points }
web-daily-you = שלך { $points }
web-daily-more-than = עקפת { $less } מתוך { $results }. מחצית התוצאות הן בין { $low } ל־{ $high }.
web-daily-few = { $results ->
    [0] עוד אין תוצאות; התרשים יופיע עם התוצאה השלישית.
    [one] תוצאה אחת עד עכשיו; התרשים יופיע עם התוצאה השלישית.
    [two] שתי תוצאות עד עכשיו; התרשים יופיע עם התוצאה השלישית.
   *[other] { $results } תוצאות עד עכשיו; התרשים יופיע עם התוצאה השלישית.
}
web-daily-middle-of = החציון של { $results } תוצאות הוא { $middle }.
web-daily-as-table = כטבלה
web-daily-column-points = נקודות
web-daily-column-results = תוצאות
web-daily-king-title = המלך במקומך
web-daily-king = עם אותה ערימה ואותם בוטים המלך השיג { $points ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $points } נקודות
}: { $place ->
    [1] מקום ראשון מתוך ארבעה
    [2] מקום שני מתוך ארבעה
    [3] מקום שלישי מתוך ארבעה
   *[other] מקום רביעי מתוך ארבעה
}.
web-daily-king-later = המלך עוד משחק. התוצאה תהיה כאן בקרוב.
web-daily-story = הסיפור של היום
web-daily-richest = המהלך הגדול ביותר
web-daily-luck = מזל בחלוקה: ⁦{ $luck }⁩ בסיכויי הניצחון.
web-daily-accuracy = דיוק ⁦{ $accuracy }%⁩, על פני { $moves } מהלכים.
web-daily-no-slip = הניתוח לא מצא מהלך שעלה ביוקר.
web-daily-see-move = לצפייה במהלך
web-daily-review-first = ניתוח המשחק מראה מה הטורים נתנו לך ואיזה מהלך עלה הכי ביוקר.
web-daily-late = שוחק אחרי שהיום נגמר, ולכן לא נספר עם האחרים.
web-daily-month-before = החודש הקודם
web-daily-month-after = החודש הבא
web-daily-day-open = { $date }
web-daily-day-running = { $date }, בעיצומו
web-daily-day-points = { $date }, { $points ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $points } נקודות
}
web-daily-day-late = { $date }, { $points ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $points } נקודות
}, שוחק אחר כך
web-daily-summary = { $days ->
    [one] יום אחד, { $average } נקודות.
    [two] יומיים, { $average } נקודות בממוצע.
   *[other] { $days } ימים, { $average } נקודות בממוצע.
}
web-daily-past = אפשר לשחק גם ימים שעברו; הם פשוט לא נספרים עם האחרים.
web-daily-share = שיתוף
web-daily-share-title = שיתוף התוצאה
web-daily-share-text = Kingdomino, האתגר היומי { $date }: { $points ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $points } נקודות
}, { $place ->
    [1] מקום ראשון מתוך ארבעה
    [2] מקום שני מתוך ארבעה
    [3] מקום שלישי מתוך ארבעה
   *[other] מקום רביעי מתוך ארבעה
}.
web-daily-card-middle = { $place ->
    [1] מקום ראשון מתוך ארבעה
    [2] מקום שני מתוך ארבעה
    [3] מקום שלישי מתוך ארבעה
   *[other] מקום רביעי מתוך ארבעה
}, חציון { $middle }
web-daily-save-picture = שמירת התמונה
web-daily-copy-text = העתקת הטקסט
web-daily-share-failed = אי אפשר לשתף כאן. אפשר לסמן את הטקסט ולהעתיק אותו.

web-stats-title = המשחקים שלך
web-stats-all = הכול
web-stats-players = { $players } שחקנים
web-stats-save = שמירה כקובץ
web-stats-csv = טבלה (CSV)
web-stats-json = JSON
web-stats-games = { $games ->
    [one] משחק גמור
    [two] משחקים גמורים
   *[other] משחקים גמורים
}
web-stats-won = ניצחונות; מזל לבדו היה נותן { $chance }
web-stats-won-short = ניצחונות, ⁦{ $percent }%⁩
web-stats-average = נקודות בממוצע
web-stats-best = השיא, { $date }
web-stats-best-short = השיא
web-stats-accuracy-of = דיוק בעשרת המשחקים האחרונים שנותחו, { $moves } מהלכים
web-stats-line = נקודות לאורך הזמן
web-stats-line-about = עיגולים: משחקים · קו: ממוצע של שבעה
web-stats-newest = { $games } המשחקים האחרונים
web-stats-first = משחק ראשון
web-stats-last = משחק אחרון
web-stats-column-day = יום
web-stats-column-mean = ממוצע של שבעה משחקים
web-stats-best-kingdom = הממלכה הטובה ביותר
web-stats-watch-best = צפייה במשחק עם הממלכה הטובה ביותר
web-stats-levels = ניצחונות לפי רמה
web-stats-level-about = כל משחק נרשם לפי הבוט החזק ביותר בשולחן.
web-stats-people = אנשים בלבד
web-stats-variants = ניצחונות לפי חוקים
web-stats-plain = בלי בונוסים
web-stats-both = שני הבונוסים
web-stats-few = עמודות מקווקוות: פחות מחמישה משחקים.
web-stats-of = { $won } מתוך { $games }
web-stats-terrains = השטחים שלך
web-stats-share = ⁦{ $share }%⁩ מהנקודות
web-stats-accuracy = בעשרת המשחקים האחרונים שנותחו: ⁦{ $accuracy }%⁩, על פני { $moves } מהלכים.
web-stats-luck = מזל
web-stats-luck-about = { $games ->
    [one] במשחק אחד שנותח
    [two] בשני משחקים שנותחו
   *[other] ב־{ $games } משחקים שנותחו
} המזל היה שווה ⁦{ $luck }⁩ בסיכויי הניצחון למשחק.
web-stats-column-moves = מהלכים שנותחו
web-stats-hinted = { $games ->
    [one] משחק אחד עם רמזים לא נכלל (ניצחונות: { $won }, נקודות: { $average }).
    [two] שני משחקים עם רמזים לא נכללים (ניצחונות: { $won }, נקודות בממוצע: { $average }).
   *[other] { $games } משחקים עם רמזים לא נכללים (ניצחונות: { $won }, נקודות בממוצע: { $average }).
}
web-stats-left-out = לא נספרים: משחקים שהיו לך בהם כמה מקומות, משחקים שהתחילו מעמדה, ניסיונות חוזרים באתגר היומי.
web-stats-empty-title = עוד אין משחקים גמורים
web-stats-empty-filter = עוד אין משחקים גמורים עם מספר השחקנים הזה
web-stats-empty = הנקודות, הניצחונות והשטחים הטובים ביותר שלך יופיעו כאן אחרי המשחק הראשון.
web-stats-replay = צפייה בתיעוד משחק
web-stats-last-games = { $games ->
    [one] הנקודות של המשחק האחרון
    [two] הנקודות של שני המשחקים האחרונים
   *[other] הנקודות של { $games } המשחקים האחרונים
}
web-join-title = להצטרף לשולחן
web-join-table-of = השולחן של { $name }
web-join-name = איך לקרוא לך?
web-join-sit = להתיישב
web-join-watch = לצפות
web-join-full = כל המקומות תפוסים. אפשר לצפות.
web-join-finished = המשחק הזה הסתיים. אפשר לראות איך הוא נגמר.
web-join-home = לדף הבית
web-join-wrong-about = אולי תו אחד שגוי, ואולי השולחן כבר איננו: שולחנות שלא משתמשים בהם נמחקים. אפשר לתקן את הקוד או לבקש קישור חדש.
web-join-device = להמשיך במכשיר הזה
web-join-device-about = השם והמשחקים עוברים לכאן. הקישור תקף לפעם אחת בלבד.
web-join-device-instead = עד עכשיו שיחקו בדפדפן הזה בשם { $name }. מעכשיו ישחקו בו בשם שבמכשיר האחר.
web-join-device-go = לעבור לכאן
web-join-device-done = טוב לראות אותך, { $name }.
web-join-device-no-code = הקוד חסר בקישור הזה. אפשר ליצור קישור חדש במכשיר האחר, בדף הבית.

## The browser: replay

web-replay-title = צפייה חוזרת
web-replay-drop = אפשר לגרור תיעוד של משחק לכל מקום בדף.
web-replay-other = משחק אחר
web-replay-mine = המשחקים שלך שהסתיימו
web-replay-all = הכול { $games }
web-replay-won = ניצחונות { $games }
web-replay-people = עם אנשים { $games }
web-replay-which-games = אילו משחקים
web-replay-open = לפתוח תיעוד משחק
web-replay-watch = לצפות
web-replay-watch-named = לצפות: { $result }
web-replay-more = עוד
web-replay-none = עוד אין משחקים גמורים
web-replay-none-about = כל משחק שמסתיים כאן נשמר, ואפשר לצפות בו שוב.
web-replay-none-here = עוד אין משחקים כאלה.
web-replay-drop-here = לשחרר כאן את תיעוד המשחק כדי לפתוח אותו
web-replay-fetching = המשחק בטעינה…
web-replay-still-fetching = עדיין בטעינה…
web-replay-too-large = הקובץ { $file } גדול מדי בשביל תיעוד של משחק.
web-replay-unreadable = אי אפשר לקרוא את הקובץ { $file }.
web-replay-no-record = הקובץ { $file } אינו תיעוד של משחק.
web-replay-broken = { $moves ->
    [0] אין בתיעוד המשחק אף מהלך תקין.
    [one] רק המהלך הראשון בתיעוד המשחק תקין; הוא מוצג.
    [two] רק שני המהלכים הראשונים בתיעוד המשחק תקינים; הם מוצגים.
   *[other] רק { $moves } המהלכים הראשונים בתיעוד המשחק תקינים; הם מוצגים.
}
web-replay-which = איזה משחק
web-replay-kingdoms = הממלכות
web-replay-kingdom = { $name }, { $points ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $points } נקודות
}
web-replay-at-place = מקום { $place ->
    [1] ראשון
    [2] שני
    [3] שלישי
   *[other] רביעי
}
web-replay-territory = { $terrain }: ⁦{ $squares } × { $crowns } = { $points }⁩
web-replay-opening = פתיחה
web-replay-round = סבב { $round } מתוך { $rounds }
web-replay-pile = { $pile ->
    [0] אין אריחים בערימה
    [one] אריח אחד בערימה
    [two] שני אריחים בערימה
   *[other] { $pile } אריחים בערימה
}
web-replay-moves = מהלכים
web-replay-start = לפני המהלך הראשון
web-replay-kings = סדר המלכים: { $names }
web-replay-deal = טור חדש: { $dominoes }
web-replay-claim = { $name }: בחירה באריח { $domino }
web-replay-discard = { $name }: האריח { $domino } יוצא מהמשחק, אין לו מקום
web-replay-place = { $points ->
    [0] { $name }: הנחת { $domino } על { $square }
   *[other] { $name }: הנחת { $domino } על { $square }, ⁦+{ $points }⁩
}
web-replay-controls = מעבר בין מהלכי המשחק
web-replay-first = להתחלה
web-replay-back = מהלך אחד אחורה
web-replay-on = מהלך אחד קדימה
web-replay-last = לסוף
web-replay-play = להפעיל
web-replay-pause = להשהות
web-replay-slider = מהלך
web-replay-move-of = מהלך { $number } מתוך { $count }
web-replay-pace = קצב
web-replay-pace-slow = איטי
web-replay-pace-normal = רגיל
web-replay-pace-fast = מהיר
web-replay-keys = ← → מהלך אחד · Page Up, Page Down סבב אחד · Home, End · רווח: הפעלה והשהיה

## The browser: review

web-review-title = ניתוח המשחק
web-review-open = ניתוח
web-review-open-named = ניתוח המשחק: { $names }
web-review-practice = השולחן הזה ממשיך ממשחק שהסתיים. האריחים שאיש לא ראה עורבבו מחדש, והתוצאה לא נספרת.
web-review-back = חזרה
web-review-opening = המשחק בטעינה…
web-review-making = מנתחים את המשחק
web-review-progress = { $done } מתוך { $total } מהלכים
web-review-waiting = { $before ->
    [0] ממתינים למקום פנוי
    [one] ממתינים בתור, אחד לפניך
    [two] ממתינים בתור, שניים לפניך
   *[other] ממתינים בתור, { $before } לפניך
}
web-review-stopped = נעצר אחרי { $count }
web-review-resume = להמשיך
web-review-stop = לעצור
web-review-failed = אי אפשר לנתח את המשחק הזה.
web-review-gone = המשחק נמחק, והניתוח שלו איתו.
web-review-whose = את מי מציגים
web-review-show = להציג את המהלכים של { $name }
web-review-show-you = להציג את המהלכים שלך
web-review-move = המהלך
web-review-line = הטור
web-review-played = שוחק
web-review-best = הטוב ביותר
web-review-label-played = שוחק { $points }
web-review-label-best = הכי טוב { $points }
web-review-where = { $round ->
    [0] פתיחה, אריח { $domino }
   *[other] סבב { $round }, אריח { $domino }
}
web-review-round = { $round ->
    [0] פתיחה
   *[other] סבב { $round }
}
web-review-placed = סבב { $round }, הונח { $domino }
web-review-claimed = { $round ->
    [0] פתיחה, נבחר { $domino }
   *[other] סבב { $round }, נבחר { $domino }
}
web-review-deal = הטור של סבב { $round }
web-review-deal-gave = נחשפו: { $dominoes }
web-review-lucky-deal = טור של מזל
web-review-good-deal = טור טוב
web-review-unlucky-deal = טור חסר מזל
web-review-grade = ציון
web-review-grade-best = הטוב ביותר
web-review-grade-good = טוב
web-review-grade-inaccuracy = אי־דיוק
web-review-grade-mistake = טעות
web-review-grade-blunder = טעות גסה
web-review-no-cause = אין סיבה אחת בולטת: ההבדל מתגלה בהמשך המשחק.
web-review-lost = הוא עלה { $points ->
    [one] כנקודה אחת
    [two] כשתי נקודות
   *[other] כ־{ $points } נקודות
}{ $wins ->
    [0] .
   *[other] {" "}ו־⁦{ $wins }%⁩ בסיכויי הניצחון.
}
web-review-was-best = לא היה מהלך טוב יותר.
web-review-forced = לא היה מהלך אחר.
web-review-not-yet = הניתוח עוד לא הגיע למהלך הזה. אפשר להסתכל בינתיים: מה שכבר נותח נשמר, גם אחרי שיוצאים.
web-review-luck-of = הטור הזה: ⁦{ $wins }⁩ בסיכויי הניצחון של { $name }.
web-review-luck-you = הטור הזה: ⁦{ $wins }⁩ בסיכויי הניצחון שלך.
web-review-graph = סיכויי ניצחון
web-review-graph-band = ההצללה מראה עד כמה הניתוח בטוח
web-review-round-axis = סבב
web-review-as-table = להציג כטבלה
web-review-table = סיכויי הניצחון, מהלך אחר מהלך
web-review-balance = מזל ויכולת עד כאן
web-review-balance-spoken = { $name }: התחלה { $start } אחוז, מזל { $luck }, מהלכי השחקן { $own }, מהלכי האחרים { $others }: { $now } אחוז.
web-review-balance-you = סיכויי הניצחון שלך: התחלה { $start } אחוז, מזל { $luck }, המהלכים שלך { $own }, מהלכי האחרים { $others }: { $now } אחוז.
web-review-part-start = התחלה
web-review-part-luck = מזל
web-review-part-own = המהלכים שלך
web-review-part-theirs = מהלכי השחקן
web-review-part-others = האחרים
web-review-part-now = עכשיו
web-review-moments = רגעי מפתח
web-review-decisions = { $count ->
    [one] מתוך החלטה אחת
    [two] מתוך שתי החלטות
   *[other] מתוך { $count } החלטות
}
web-review-to-come = עוד יבוא
web-review-no-moments = שום דבר לא בלט.
web-review-accuracy = דיוק
web-review-accuracy-about = 100% פירושו המהלך הטוב ביותר בכל פעם, עד כמה שהניתוח יכול לראות.
web-review-given = נקודות שהלכו לאיבוד
web-review-given-about = כל ההחלטות יחד; עדיף כמה שפחות
web-review-accuracy-is = דיוק ⁦{ $accuracy }%⁩
web-review-points = { $points ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $points } נקודות
}
web-review-points-lost = נקודות שאבדו
web-review-before = לפני
web-review-after = אחרי
web-review-try = לנסות שוב
web-review-try-where = סבב { $round }: איפה להניח את אריח { $domino }?
web-review-try-which = { $round ->
    [0] פתיחה: באיזה אריח לבחור?
   *[other] סבב { $round }: באיזה אריח לבחור?
}
web-review-try-about = המהלך במשחק עלה { $points ->
    [one] כנקודה אחת
    [two] כשתי נקודות
   *[other] כ־{ $points } נקודות
}. התשובה תוצג רק אחרי ניסיון, או לפי בקשה.
web-review-try-best = מצאת את המהלך הטוב ביותר.
web-review-try-lost = הוא עולה { $points ->
    [one] כנקודה אחת
    [two] כשתי נקודות
   *[other] כ־{ $points } נקודות
}.
web-review-tries-left = { $left ->
    [0] זה היה הניסיון האחרון.
    [one] עוד ניסיון אחד.
    [two] עוד שני ניסיונות.
   *[other] עוד { $left } ניסיונות.
}
web-review-try-leave = לצאת
web-review-show-best = להציג את הטוב ביותר
web-review-retries = הניסיונות שלך
web-review-found = { $tries ->
    [one] נמצא בניסיון הראשון
    [two] נמצא אחרי שני ניסיונות
   *[other] נמצא אחרי { $tries } ניסיונות
}
web-review-shown = התשובה הוצגה
web-review-now = עכשיו
web-review-play-on = לשחק מכאן

## The browser: the table

web-table-gathering-title = סביב השולחן
web-table-seats-open = { $seats ->
    [one] מקום אחד פנוי.
    [two] שני מקומות פנויים.
   *[other] { $seats } מקומות פנויים.
}
web-table-ready-host = כולם כאן. אפשר להתחיל.
web-table-ready-wait = כולם כאן. ממתינים { NAME($name, form: "to") } כדי להתחיל.
web-table-ready = כולם כאן. ממתינים למארח כדי להתחיל.
web-table-ready-missing = { $people ->
    [one] ממתינים { NAME($name, form: "to") }.
    [two] ממתינים לעוד שניים.
   *[other] ממתינים לעוד { $people }.
}
web-table-is-ready = רוצה להתחיל
web-table-not-ready = עוד לא
web-table-i-am-ready = מבחינתי אפשר להתחיל
web-table-begins-when = אפשר להתחיל כשכל המקומות תפוסים וכולם מוכנים. אם מישהו לא מוכן, מחכים חצי דקה ומתחילים בכל זאת.
web-table-your-name = השם שלך
web-table-their-name = שם
web-table-sit = לשבת כאן
web-table-stand = לקום
web-table-clear = לפנות את המקום
web-table-add-bot = להוסיף בוט
web-table-add-bot-short = בוט
web-table-add-person = להוסיף שחקן כאן
web-table-add-person-short = שחקן כאן
web-table-add-person-about = עוד משתתף מול המסך הזה. המכשיר עובר מיד ליד, תור אחר תור.
web-table-level = רמה
web-table-start = להתחיל את המשחק
web-table-invite = להזמין אחרים
web-table-invite-short = להזמין
web-table-invite-about = כל מי שקיבל את הקישור או את הקוד יכול לשבת או לצפות. אין צורך בחשבון.
web-table-invite-how = לסרוק את קוד ה־QR בטלפון, או להקליד את הקוד בדף הבית.
web-table-invite-alone = רק המכשיר הזה יכול להגיע לשולחן.
web-table-invite-open = לפתוח לרשת
web-table-invite-open-about = אפשר לפתוח עכשיו: כל מכשיר באותה רשת יוכל להגיע לשרת הזה עד שייסגר. מתאים לבית, לא לרשת ציבורית.
web-table-invite-command = או להפעיל את המשחק עם
web-table-invite-later = הקישור והקוד יפעלו כשאחרים יוכלו להגיע למכשיר הזה.
web-table-invite-here = במקום זה לשחק כאן בתורות
web-table-invite-networks = רשת
web-table-invite-reachable = מכשירים אחרים ברשת יכולים עכשיו להגיע לשולחן.
web-table-reach-network = נגיש ברשת שלך
web-table-reach-public = נגיש מכל מקום
web-table-qr = קוד QR של הקישור
web-table-watch-link = להעתיק קישור לצפייה
web-table-select-link = הקישור מסומן: אפשר להעתיק אותו משם.
web-table-code = קוד: { $code }
web-table-link = קישור לשולחן הזה
web-table-copy = להעתיק את הקישור
web-table-share = לשתף
web-table-share-text = בואו לשחק קינגדומינו. הקוד: { $code }.
web-table-watchers = { $people ->
    [one] צופה אחד.
    [two] שני צופים.
   *[other] { $people } צופים.
}
web-table-seat = מקום { $number }
web-table-seat-open = מקום פנוי
web-table-seat-open-about = לאדם או לבוט
web-table-seat-you = המקום שלך
web-table-seat-you-host = המקום שלך (מארח)
web-table-seat-host = המארח
web-table-seat-here = כאן
web-table-seat-away = לא כאן כרגע
web-table-terms = אפשרויות המשחק
web-table-terms-change = לשנות את האפשרויות
web-table-terms-take = לשמור את השינויים
web-table-players = { $players ->
    [one] שחקן אחד
    [two] שני שחקנים
   *[other] { $players } שחקנים
}
web-table-how-many = שחקנים
web-table-edition = מהדורה
web-table-edition-classic = המהדורה הקלאסית
web-table-edition-revised = המהדורה המעודכנת
web-table-mighty-duel = דו־קרב, 7 × 7
web-table-dynasty = שושלת: שלושה משחקים
web-table-listed = השולחן מופיע ברשימה לכולם
web-table-fixed-deck = ערימה שסודרה מראש
web-table-clock-move = { $time } לכל החלטה
web-table-clock-bank = { $time } למשחק כולו
web-table-title = שולחן
web-table-title-turn = התור שלך
web-table-menu = תפריט
web-table-menu-home = לדף הבית
web-table-menu-kept = המקום שלך נשמר
web-table-menu-fast = בוטים משחקים מהר
web-table-menu-rules = החוקים
web-table-menu-copy = להעתיק את הקישור לשולחן
web-table-leave = לעזוב את המשחק לתמיד
web-table-leave-about = המקום שלך יתפנה, ומישהו אחר יוכל להמשיך במקומך.
web-table-leave-sure = כן, לעזוב
web-table-opening = פתיחה
web-table-game = משחק { $number } מתוך 3
web-table-round = סבב { $round }
web-table-round-of = סבב { $round } מתוך { $rounds }
web-table-round-word = סבב
web-table-your-turn = התור שלך
web-table-turn-of = התור של { $name }
web-table-step = { $whose }, שלב { $part } מתוך 2
web-table-step-short = { $part } מתוך 2
web-table-last-domino = { $whose }, האריח האחרון
web-table-place = להניח את אריח { $domino }
web-table-place-short = להניח { $domino }
web-table-claim-one = לבחור אריח
web-table-claim-one-short = לבחור אריח
web-table-choose-first = לבחור את האריח הראשון
web-table-choose-first-of = { $name }: בחירת האריח הראשון
web-table-choose-first-short = האריח הראשון
web-table-choose-first-tap = { $pointer ->
    [touch] להקיש על אחד האריחים למעלה.
   *[mouse] ללחוץ על אחד האריחים למעלה.
}
web-table-then-chooses = אחר כך: { $name }
web-table-then-you = ואז שוב הבחירה שלך
web-table-you-choose-last = הבחירה שלך אחרונה
web-table-is-placing = { $name }: הנחת אריח { $domino }
web-table-is-claiming = { $name }: בחירת אריח
web-table-over = המשחק הסתיים
web-table-undo = ביטול
web-table-undo-ask = לבקש ביטול
web-table-undo-asked = בקשה של { $name }: לבטל את ההחלטה האחרונה. זה בסדר?
web-table-undo-agree = להסכים
web-table-undo-decline = עדיף שלא
web-table-undo-waiting = האחרים נשאלים אם אפשר לבטל.
web-table-lost = { $seconds ->
    [one] החיבור אבד. ניסיון נוסף בעוד שנייה. המשחק שלך שמור.
    [two] החיבור אבד. ניסיון נוסף בעוד שתי שניות. המשחק שלך שמור.
   *[other] החיבור אבד. ניסיון נוסף בעוד { $seconds } שניות. המשחק שלך שמור.
}
web-table-lost-trying = החיבור אבד. מתבצע ניסיון נוסף… המשחק שלך שמור.
web-table-lost-now = לנסות עכשיו
web-table-missed = { $moves ->
    [one] מהלך אחד כשלא היית כאן
    [two] שני מהלכים כשלא היית כאן
   *[other] { $moves } מהלכים כשלא היית כאן
}
web-table-missed-show = להציג
web-table-moved-on = המשחק התקדם בינתיים. זה המצב עכשיו.
web-table-no-answer = השרת לא עונה. שום דבר לא אבד; כדאי לנסות שוב.
web-table-no-server = אי אפשר להגיע לשרת. מתבצע ניסיון נוסף…
web-table-still-fetching = עדיין בטעינה…
web-table-not-found = אין שולחן עם הקוד { $code }
web-table-not-found-about = אולי תו אחד שגוי, ואולי השולחן נסגר מזמן.
web-table-you = אני
web-table-your-kingdom = { $points ->
    [one] הממלכה שלך, נקודה אחת
    [two] הממלכה שלך, שתי נקודות
   *[other] הממלכה שלך, { $points } נקודות
}
web-table-kingdom-of = { $points ->
    [one] הממלכה של { $name }, נקודה אחת
    [two] הממלכה של { $name }, שתי נקודות
   *[other] הממלכה של { $name }, { $points } נקודות
}
web-table-square-castle = { $square }, טירה
web-table-square-land = { $square }, { $terrain }, { $squares ->
    [one] שטח של ריבוע אחד
    [two] שטח של שני ריבועים
   *[other] שטח של { $squares } ריבועים
}, { $crowns ->
    [0] בלי כתר
    [one] כתר אחד
    [two] שני כתרים
   *[other] { $crowns } כתרים
}
web-table-square-fits = { $points ->
    [one] { $square }, ריק, מתאים כאן: נקודה אחת
    [two] { $square }, ריק, מתאים כאן: שתי נקודות
   *[other] { $square }, ריק, מתאים כאן: { $points } נקודות
}
web-table-square-turned = { $square }, ריק, מתאים אחרי סיבוב
web-table-square-would-fit = { $square }, ריק, האריח שנבחר מתאים
web-table-square-lost = { $square }, ריק, יהיה מחוץ לתחום
web-table-square-empty = { $square }, ריק
web-table-limit = הממלכה ברוחב { $wide } ובגובה { $high }; מותר { $grid } על { $grid }.
web-table-limit-short = { $size } מתוך { $grid }
web-table-towards-n = צפונה
web-table-towards-e = מזרחה
web-table-towards-s = דרומה
web-table-towards-w = מערבה
web-table-ghost = { $points ->
    [one] { $domino } ב־{ $square } { $direction }: { $faces }, נקודה אחת
    [two] { $domino } ב־{ $square } { $direction }: { $faces }, שתי נקודות
   *[other] { $domino } ב־{ $square } { $direction }: { $faces }, { $points } נקודות
}
web-table-ghost-refused = { $domino } ב־{ $square } { $direction }: לא כאן. { $reason }
web-table-all-of = הכול { $terrain }
web-table-both-of = { $first } ו{ $second }
web-table-why-square-taken = זה יכסה ריבוע תפוס.
web-table-why-outgrows-the-grid = זה יחרוג מה־{ $grid } × { $grid } שלך.
web-table-why-no-matching-neighbour = אף חצי לא נוגע בסוג השטח שלו או בטירה.
web-table-why-unknown = אי אפשר להניח כאן.
web-table-hand = היד שלך
web-table-turn-left = לסובב שמאלה
web-table-turn-right = לסובב ימינה
web-table-place-here = להניח כאן
web-table-place-about = { $pointer ->
    [touch] מקישים על ריבוע, או גוררים לשם את האריח.
   *[mouse] לוחצים על ריבוע, או גוררים לשם את האריח.
}
web-table-adds = { $points ->
    [one] נקודה אחת נוספת
    [two] שתי נקודות נוספות
   *[other] { $points } נקודות נוספות
}
web-table-adds-nothing = אין כתר: עדיין בלי ניקוד.
web-table-hover-about = לחיצה מניחה אותו כאן. לסיבוב: R או לחיצה ימנית.
web-table-not-here = לא כאן
web-table-refused = זה לא הצליח
web-table-domino-is = אריח { $domino }: { $faces }
web-table-domino = אריח { $domino }
web-table-choose-title = לבחור את האריח הבא
web-table-choose-about = עם מספר נמוך משחקים קודם; במספר גבוה יש לרוב יותר כתרים.
web-table-choose-short = מספר נמוך משחק קודם; בגבוה יש לרוב יותר כתרים.
web-table-claim-order = { $order ->
    [1] התור שלך: ראשון.
    [2] התור שלך: שני לכל המאוחר.
    [3] התור שלך: שלישי לכל המאוחר.
   *[other] התור שלך: רביעי לכל המאוחר.
}
web-table-claim-sure = { $order ->
    [1] התור שלך: ראשון.
    [2] התור שלך: שני.
    [3] התור שלך: שלישי.
   *[other] התור שלך: רביעי.
}
web-table-claim-places = { $places ->
    [0] כרגע אין לו מקום.
    [one] מתאים למקום אחד, המסומן בממלכה.
    [two] מתאים לשני מקומות, המסומנים בממלכה.
   *[other] מתאים ל־{ $places } מקומות, המסומנים בממלכה.
}
web-table-claim-short = { $places ->
    [0] כרגע אין לו מקום.
    [one] מתאים למקום אחד.
    [two] מתאים לשני מקומות.
   *[other] מתאים ל־{ $places } מקומות.
}
web-table-claim = לבחור ב־{ $domino }
web-table-claim-none = לבחור
web-table-fits-nowhere = אין מקום לאריח { $domino }
web-table-fits-nowhere-about = הוא יוצא מהמשחק ולא מזכה בנקודות.
web-table-harmony-lost = ההרמוניה אבודה.
web-table-discard = להוציא את { $domino } ולהמשיך
web-table-pass-to = להעביר את המכשיר אל { $name }
web-table-cover-take = { $name } כאן
web-table-cover-places = עכשיו { $name }: מניחים את { $domino }.
web-table-cover-claims = עכשיו הבחירה של { $name }.
web-table-cover-clock = השעון מושהה.
web-table-cover-more = { $moves ->
    [one] ולפני כן מהלך אחד
    [two] ולפני כן שני מהלכים
   *[other] ולפני כן { $moves } מהלכים
}
web-table-cover-never = בלי מסך ביניים בשולחן הזה
web-table-trying = ניסיון, בלי להתחייב
web-table-watching = במצב צפייה.
web-table-you-later = התור שלך יגיע בסבב הבא.
web-table-you-are-next = { $others ->
    [0] התור הבא שלך.
    [one] אחרי התור הזה, עוד תור אחד לפניך.
    [two] אחרי התור הזה, עוד שני תורות לפניך.
   *[other] אחרי התור הזה, עוד { $others } תורות לפניך.
}
web-table-away = { $minutes ->
    [0] { $name }: לא כאן פחות מדקה.
    [one] { $name }: לא כאן כבר דקה.
    [two] { $name }: לא כאן כבר שתי דקות.
   *[other] { $name }: לא כאן כבר { $minutes } דקות.
}
web-table-away-short = { $minutes ->
    [0] לא כאן פחות מדקה
    [one] לא כאן דקה
    [two] לא כאן שתי דקות
   *[other] לא כאן { $minutes } דקות
}
web-table-let-bot-play = לתת לבוט לשחק בינתיים
web-table-replaced = כרגע בוט משחק במקומך.
web-table-back = חזרתי
web-table-seat-left-about = המקום הזה התפנה. המשחק ממתין למישהו שימשיך.
web-table-lines = שני הטורים
web-table-this-round = הסבב הזה
web-table-next-round = הסבב הבא
web-table-now = עכשיו
web-table-next = הבא
web-table-lowest-first = הנמוך משחק ראשון
web-table-to-be-claimed = לבחירה
web-table-choose-one = לבחור אחד
web-table-last-round = זה הסבב האחרון
web-table-no-more = אין עוד אריחים
web-table-kings = המלכים
web-table-kings-short = מלכים
web-table-kings-about = לפי הסדר הזה בוחרים
web-table-king-claimed = { $name }: הבחירה נעשתה
web-table-king-claimed-you = כבר בחרת
web-table-king-waits = { $name }: בחירה מספר { $order }
web-table-king-waits-you = הבחירה שלך היא מספר { $order }
web-table-slot-nobody = { $domino }: { $faces }, בלי מלך
web-table-slot-done = { $domino }: { $faces }, { $name }, שוחק
web-table-slot-done-you = { $domino }: { $faces }, שלך, שוחק
web-table-slot-discarded = { $domino }: { $faces }, { $name }, יצא מהמשחק
web-table-slot-discarded-you = { $domino }: { $faces }, שלך, יצא מהמשחק
web-table-slot-now = { $domino }: { $faces }, { $name }, עכשיו
web-table-slot-now-you = { $domino }: { $faces }, תורך עכשיו
web-table-slot-waits = { $domino }: { $faces }, { $name }, תור מספר { $order }
web-table-slot-waits-you = { $domino }: { $faces }, שלך, תור מספר { $order }
web-table-slot-free = { $domino }: { $faces }, פנוי
web-table-slot-claimed = { $domino }: { $faces }, נבחר על ידי { $name }
web-table-slot-claimed-you = { $domino }: { $faces }, נבחר על ידך
web-table-others = הממלכות האחרות
web-table-other = { $points ->
    [one] { $name }, { $colour }, נקודה אחת, { $doing }
    [two] { $name }, { $colour }, שתי נקודות, { $doing }
   *[other] { $name }, { $colour }, { $points } נקודות, { $doing }
}
web-table-look-at = להסתכל על הממלכה של { $name }
web-table-holds = ביד: { $dominoes }
web-table-claimed = הבחירה: { $dominoes }
web-table-waits = בהמתנה
web-table-places-now = הנחת { $domino }
web-table-claims-now = בחירת אריח
web-table-seat-left = לא במשחק
web-table-stand-in = { $level } משחק בינתיים
web-table-only-castle = בינתיים רק הטירה
web-table-no-points = עוד אין נקודות
web-table-discarded = יצאו מהמשחק: { $dominoes }
web-table-watch-this = להגדיל את הממלכה
web-table-log = יומן
web-table-log-empty = עדיין לא קרה כלום.
web-table-pile = { $dominoes ->
    [0] אין אריחים בערימה
    [one] אריח אחד בערימה
    [two] שני אריחים בערימה
   *[other] { $dominoes } אריחים בערימה
}
web-table-log-claimed = { $name }: בחירה ב־{ $domino }
web-table-log-claimed-you = בחרת את { $domino }
web-table-log-placed = { $name }: הנחת { $domino }
web-table-log-placed-you = הנחת את { $domino }
web-table-log-discarded = { $name }: { $domino } יצא מהמשחק
web-table-log-discarded-you = הוצאת את { $domino } מהמשחק
web-table-log-undone = { $name }: ביטול
web-table-log-undone-you = ביטלת את המהלך
web-table-log-stood-in = בוט ({ $level }) משחק במקום { $name }
web-table-log-stood-in-you = בוט ({ $level }) משחק במקומך
web-table-log-came-back = { $name }: חזרה למשחק
web-table-log-came-back-you = חזרת למשחק
web-table-log-left = { $name }: עזיבת המשחק
web-table-log-left-you = עזבת את המשחק
web-table-log-clock = { $sentence } (הזמן נגמר)
web-table-log-leftover = איש לא בחר ב־{ $domino } והוא יוצא מהמשחק
web-table-call-place = התור שלך: להניח את אריח { $domino }.
web-table-call-claim = התור שלך: לבחור אריח לסבב הבא.
web-table-call-discard = התור שלך: אין מקום לאריח { $domino } והוא יוצא מהמשחק.
web-table-call-other = { $name }: { $what }
web-table-keys = מקשים
web-table-keys-arrows = להזיז את האריח ריבוע אחר ריבוע
web-table-keys-turn = לסובב עם כיוון השעון, או חזרה
web-table-keys-next = המקום החוקי הבא או הקודם
web-table-keys-enter = להניח כאן, או לבחור
web-table-keys-escape = להחזיר את האריח אל היד
web-table-keys-slots = לבחור אריח לסבב הבא
web-table-keys-undo = ביטול
web-table-keys-log = להציג את היומן
web-table-keys-say = לשלוח תגובה
web-table-keys-mute = על כרטיס של שחקן: להשתיק או לבטל השתקה
web-table-keys-space = לדלג על ההנפשה
web-table-keys-help = הרשימה הזאת
web-table-less-motion = פחות תנועה
web-table-all-settings = כל ההגדרות
web-table-bots-warming = הבוטים מתכוננים: שלב { $done } מתוך { $total }.

## The browser: score pad

web-pad-title = פנקס ניקוד
web-pad-back = לדף הבית
web-pad-kingdoms = ממלכות
web-pad-player = שחקן { $number }
web-pad-undo = לבטל צעד
web-pad-undone = הצעד בוטל.
web-pad-clear = לנקות
web-pad-cleared = נוקה. ביטול הצעד מחזיר הכול.
web-pad-clear-all = לנקות את כל הממלכות
web-pad-game = שחקנים וחוקים
web-pad-players = שחקנים
web-pad-size = גודל הממלכה
web-pad-size-about = הגודל 7 × 7 הוא של הדו־קרב, לשני שחקנים.
web-pad-edition = מהדורה
web-pad-edition-about = כשהנקודות והשטח הגדול ביותר שווים, המהדורה הקלאסית סופרת כתרים, ובמעודכנת חולקים את הניצחון.
web-pad-done = סיום
web-pad-paint-with = במה לצייר
web-pad-squares = ריבועים
web-pad-dominoes = אריחים
web-pad-castle = טירה
web-pad-empty = ריק
web-pad-crowns = כתרים
web-pad-crowns-count = { $crowns ->
    [0] בלי כתר
    [one] כתר אחד
    [two] שני כתרים
   *[other] { $crowns } כתרים
}
web-pad-turn-left = לסובב שמאלה
web-pad-turn-right = לסובב ימינה
web-pad-land = { $crowns ->
    [0] { $terrain }
    [one] { $terrain } עם כתר
    [two] { $terrain } עם שני כתרים
   *[other] { $terrain } עם { $crowns } כתרים
}
web-pad-domino = { $number }: { $one } ו{ $two }
web-pad-domino-used = { $domino } (כבר מונח)
web-pad-no-room = אין כאן מקום לשני החצאים.
web-pad-grid = הממלכה של { $name }, { $points ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $points } נקודות
}
web-pad-square-land = { $square }, { $terrain }, { $crowns ->
    [0] בלי כתר
    [one] כתר אחד
    [two] שני כתרים
   *[other] { $crowns } כתרים
}
web-pad-square-castle = { $square }, טירה
web-pad-square-empty = { $square }, ריק
web-pad-score = הנקודות של הממלכה
web-pad-name = שם
web-pad-total = סך הכול
web-pad-told = { $points ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $points } נקודות
}
web-pad-away = השרת לא עונה. הנקודות נספרות בינתיים כאן; כשהשרת יחזור ייבדק אם אפשר להרכיב ממלכה כזאת מהאריחים.
web-pad-begin = { $pointer ->
    [touch] בוחרים סוג שטח ומקישים על ריבועי הממלכה. הקשה נוספת מוסיפה כתר.
   *[mouse] בוחרים סוג שטח ולוחצים על ריבועי הממלכה. לחיצה נוספת מוסיפה כתר.
}
web-pad-territory = שטח
web-pad-squares-times-crowns = ריבועים × כתרים
web-pad-points = נקודות
web-pad-without-crowns = בלי כתרים
web-pad-squares-count = { $squares ->
    [one] ריבוע אחד
    [two] שני ריבועים
   *[other] { $squares } ריבועים
}
web-pad-defects = כדאי לבדוק שוב
web-pad-show = להראות על הלוח
web-pad-next = הבא: { $name }
web-pad-photo = מתצלום
web-pad-photo-title = לחשב ניקוד לממלכה אמיתית
web-pad-photo-about = ישר מלמעלה, באור אחיד, כשכל הממלכה בתמונה. קודם מסירים את הטירה ואת המלכים.
web-pad-photo-camera = לצלם ממלכה
web-pad-photo-choose = לבחור תמונה
web-pad-photo-drop = אפשר גם לגרור תמונה לכל מקום בדף, או להדביק.
web-pad-photo-stays = התמונה נשארת במכשיר הזה. שום דבר לא נשלח.
web-pad-photo-drop-here = לשחרר את התמונה כאן
web-pad-photo-becomes = { $name }: התמונה תהפוך לממלכה הזאת. בודקים אותה לפני שהיא נספרת.
web-pad-photo-opening = פתיחת התמונה
web-pad-photo-reading = קריאת הריבועים
web-pad-photo-not-loaded = החלק שקורא תצלומים לא נטען. כדאי לנסות שוב כשיש חיבור.
web-pad-photo-trouble-heic = הדפדפן הזה לא פותח תמונות HEIC. כדאי לשמור את התצלום כ־JPEG ולבחור שוב.
web-pad-photo-trouble-not-a-picture = הקובץ הזה אינו תמונה שהדפדפן יכול לפתוח. JPEG, PNG ו־WebP מתאימים.
web-pad-photo-trouble-too-large = התמונה גדולה מדי לקריאה כאן. כדאי להקטין אותה ולבחור שוב.
web-pad-photo-trouble-too-small = התמונה קטנה מדי לקריאה. כל צד צריך להיות לפחות 100 פיקסלים.
web-pad-photo-corners = לסמן את הפינות
web-pad-photo-corners-about = גוררים כל טבעת לפינה של מסגרת הממלכה; גם ריבועים ריקים שייכים אליה. במקלדת: החצים מזיזים טבעת, ו־Shift מגדיל את הצעדים.
web-pad-photo-none = לא נמצאה ממלכה. אפשר לסמן את הפינות ידנית, או לצלם שוב מלמעלה.
web-pad-photo-crossed = ארבע הפינות צריכות להקיף את הממלכה.
web-pad-photo-corner = פינה, { $corner }, { $across } לרוחב, { $down } למטה
web-pad-photo-corner-upper-left = שמאל למעלה
web-pad-photo-corner-upper-right = ימין למעלה
web-pad-photo-corner-lower-right = ימין למטה
web-pad-photo-corner-lower-left = שמאל למטה
web-pad-photo-recognise = לקרוא את הריבועים
web-pad-photo-again = תמונה אחרת
web-pad-photo-check = { $squares ->
    [one] ריבוע אחד לבדיקה
    [two] שני ריבועים לבדיקה
   *[other] { $squares } ריבועים לבדיקה
}
web-pad-photo-checked = אין עוד מה לבדוק
web-pad-photo-check-about = { $squares ->
    [one] ריבוע אחד ודאי.
    [two] שני ריבועים ודאיים.
   *[other] { $squares } ריבועים ודאיים.
} כדאי לבדוק את אלה שיש עליהם סימן שאלה, ולתקן כל ריבוע שגוי.
web-pad-photo-compare = כדאי להשוות את הלוח לתמונה, ולתקן כל ריבוע שגוי.
web-pad-photo-many = הרבה ריבועים אינם ודאיים. כדאי לבדוק שהפינות במקומן, לצלם שוב מלמעלה, או לתקן את הריבועים כאן.
web-pad-photo-what = מה יש כאן?
web-pad-photo-guess = כנראה: { $guess }
web-pad-photo-square-unsure = { $square }, לא ודאי
web-pad-photo-points = { $points ->
    [one] נקודה אחת אם הכול נכון
    [two] שתי נקודות אם הכול נכון
   *[other] { $points } נקודות אם הכול נכון
}
web-pad-photo-right = נכון, הבא
web-pad-photo-next = הבא לבדיקה
web-pad-photo-use = להשתמש כך
web-pad-photo-count = לספור
web-pad-photo-picture = פינות
web-pad-ranking = דירוג סופי
web-pad-place = מקום { $place ->
    [1] ראשון
    [2] שני
    [3] שלישי
   *[other] רביעי
}
web-pad-for-ties = השטח הגדול ביותר { $largest }, כתרים { $crowns }
web-pad-together = יחד, הממלכות האלה אינן יכולות לצאת מקופסה אחת

## The browser: hints, trainer, puzzles

web-hint = רמז
web-hint-step = רמז, שלב { $step } מתוך 3
web-hint-later = אפשר לבקש רמז בתור שלך.
web-hint-daily = אין רמזים באתגר היומי עד שהתוצאה שלך תיספר.
web-hint-thinking = המאמן חושב. אפשר להמשיך לשחק.
web-hint-more-1 = עוד רמז יראה איפה.
web-hint-more-2 = עוד רמז יראה את המהלך.
web-hint-said = רמז { $step } מתוך 3: { $sentence }
web-hint-squares = ריבועים: { $squares }.
web-hint-dominoes = אריחים { $dominoes }.
web-hint-thanks = אחשוב על זה
web-hint-log = { $name }: רמז { $step }
web-hint-log-you = קיבלת רמז { $step }
web-hint-allowed = רמזים וציוני מהלכים
web-hint-used = { $moves ->
    [one] רמזים במהלך אחד
    [two] רמזים בשני מהלכים
   *[other] רמזים ב־{ $moves } מהלכים
}
web-hint-key = רמז, ואז עוד שלב
web-trainer = מאמן
web-trainer-about = נותן ציון לכל מהלך שלך אחרי שנעשה.
web-trainer-best = אין מהלך אחר שמנצח יותר ממנו.
web-trainer-good = טוב בערך כמו המהלך הטוב ביותר.
web-trainer-worse = יש מהלך אחר שמנצח יותר ממנו.
web-trainer-better = עדיף: { $sentence }
web-trainer-said = { $grade }. { $sentence }
web-puzzles-title = חידות
web-puzzles-about = מהלך אחד הוא בבירור הטוב ביותר. הכול ממשחקים אמיתיים.
web-puzzles-easy = קל
web-puzzles-easy-about = נושא הכלים מחמיץ אותן.
web-puzzles-medium = בינוני
web-puzzles-medium-about = האביר מחמיץ אותן.
web-puzzles-hard = קשה
web-puzzles-hard-about = הדוכס מחמיץ אותן.
web-puzzles-number = חידה { $number }
web-puzzles-count = נפתרו { $solved } מתוך { $puzzles }
web-puzzles-today = החידה היומית
web-puzzles-solve = לפתור
web-puzzles-show-all = כל ה־{ $count }
web-puzzles-is-solved = חידה { $number }, נפתרה
web-puzzles-is-shown = חידה { $number }, הפתרון הוצג
web-puzzles-place = איפה הכי טוב להניח את אריח { $domino }?
web-puzzles-claim = איזה אריח הכי כדאי לבחור?
web-puzzles-solved = פתרת: זה המהלך הטוב ביותר.
web-puzzles-wrong = { $lost ->
    [one] לא הטוב ביותר: מכל מאה משחקים הוא מנצח באחד פחות.
    [two] לא הטוב ביותר: מכל מאה משחקים הוא מנצח בשניים פחות.
   *[other] לא הטוב ביותר: מכל מאה משחקים הוא מנצח ב־{ $lost } פחות.
}
web-puzzles-tries = { $tries ->
    [one] נשאר ניסיון אחד
    [two] נשארו שני ניסיונות
   *[other] נשארו { $tries } ניסיונות
}
web-puzzles-best = המהלך הטוב ביותר: { $move }.
web-puzzles-next = החידה הבאה
web-puzzles-all = כל החידות
web-puzzles-loading = מסדרים את החידה…
web-puzzles-domino = אריח { $domino }
web-puzzles-lies = אריח { $domino } על { $first } ו־{ $second }

## The browser: learning

web-learn-title = ללמוד לשחק
web-learn-about = שישה שיעורים של דקה או שתיים, על לוח אמיתי. שום דבר לא יכול להשתבש, ואפשר לשחק כל שיעור שוב.
web-learn-number = שיעור { $number } מתוך { $count }
web-learn-progress = { $done } מתוך { $all } צעדים
web-learn-learned = הושלם
web-learn-well-done = יפה. ועכשיו עוד דבר אחד.
web-learn-go-on = להמשיך
web-learn-again = מההתחלה
web-learn-next = השיעור הבא: { $lesson }
web-learn-play = לשחק משחק
web-learn-laying-out = מסדרים את האריחים…
web-learn-place = הנחה והתאמה
web-learn-place-about = היכן מותר להניח אריח
web-learn-place-1 = הממלכה גדלה מסביב לטירה. { $pointer ->
    [touch] מקישים על ריבוע בהיר: האריח מראה איך הוא יונח. הקשה נוספת או הכפתור האדום מניחים אותו.
   *[mouse] לוחצים על ריבוע בהיר: האריח מראה איך הוא יונח. לחיצה נוספת או הכפתור האדום מניחים אותו.
}
web-learn-place-2 = חצי חיטה, חצי יער. חצי אחד חייב לגעת, צלע לצלע, בשטח מסוגו: חיטה ליד החיטה. או בטירה, שמתאימה להכול. מסובבים בעזרת החצים העגולים.
web-learn-place-3 = כולו יער. מחפשים את היער שכבר יש, או צלע פנויה של הטירה. ריבועים עם נקודות מתאימים לאריח כמו שהוא; ריבועים עם מסגרת מנוקדת מתאימים אחרי סיבוב.
web-learn-place-4 = חיטה ואגם. די בחצי אחד שמתאים: ליד החצי השני יכול להיות כל דבר.
web-learn-place-done = זה כל מה שצריך לדעת על הנחה: חצי אחד ליד שטח מסוגו או ליד הטירה, צלע לצלע, על שני ריבועים ריקים.
web-learn-castle = הטירה
web-learn-castle-about = היא מתאימה להכול
web-learn-castle-1 = בממלכה יש אגם, וביד יש ביצה: הם לא מתאימים. אבל הטירה מתאימה לכל סוג שטח. רק הצלעות הפנויות שלה מוארות.
web-learn-castle-2 = עוד סוג שטח חדש: יער. הטירה עוזרת שוב. כדאי לזכור שיש לה רק ארבע צלעות.
web-learn-castle-3 = האחו לוקח את הצלע הפנויה האחרונה. אחרי זה חצי אחד חייב תמיד להתאים לסוג שטח שכבר יש בממלכה.
web-learn-castle-done = הטירה מתאימה לכל סוג שטח, אבל היא לא שייכת לשום שטח ולא מזכה בנקודות. ארבע הצלעות שלה שוות הרבה בהתחלה.
web-learn-crowns = שטחים וכתרים
web-learn-crowns-about = מה מביא נקודות
web-learn-crowns-1 = ריבועים מאותו סוג שנוגעים זה בזה הם שטח אחד. מניחים שני ריבועי חיטה. בלי כתר הם עדיין לא שווים דבר.
web-learn-crowns-2 = עכשיו חיטה עם כתר. מחברים אותה לחיטה: שלושה ריבועים כפול כתר אחד הם 3 נקודות. המספר על האריח אומר מה המקום יביא.
web-learn-crowns-3 = כתר שני נספר לכל ריבוע בשטח. מנסים מקומות ועוקבים אחרי המספר: עד 5.
web-learn-crowns-4 = וכתר שלישי. ככל שהשטח גדול יותר, הכתר מביא יותר: עד 7.
web-learn-crowns-done = { $points ->
    [15] 15 נקודות: חמישה ריבועים כפול שלושה כתרים. זה כל הסוד.
    [one] נקודה אחת. חמישה ריבועים כפול שלושה כתרים היו 15; אפשר לשחק שוב.
    [two] שתי נקודות. חמישה ריבועים כפול שלושה כתרים היו 15; אפשר לשחק שוב.
   *[other] { $points } נקודות. חמישה ריבועים כפול שלושה כתרים היו 15; אפשר לשחק שוב.
}
web-learn-claim = בחירה וסדר התורות
web-learn-claim-about = אריחים טובים יותר, תור מאוחר יותר
web-learn-claim-1 = ארבעה אריחים מונחים בטור, המספר הנמוך ראשון. יש לך שני מלכים. מציבים את הראשון על אריח: { $pointer ->
    [touch] מקישים
   *[mouse] לוחצים
} עליו ואז בוחרים בו.
web-learn-claim-2 = מספרים נמוכים פועלים ראשונים בסבב הבא, אבל במספרים הגבוהים יש בדרך כלל יותר כתרים. בוחרים עוד אריח. הבוט לוקח את השניים האחרים.
web-learn-claim-3 = לתור שני צעדים. קודם מניחים את האריח שהמלך עומד עליו.
web-learn-claim-4 = אחר כך מעבירים את המלך לטור הבא. בוחרים אריח פנוי: { $pointer ->
    [touch] הקשה עליו
   *[mouse] לחיצה עליו
} מראה מתי יגיע תורך.
web-learn-claim-5 = תורו של המלך השני. מניחים את האריח שלו.
web-learn-claim-6 = ובוחרים פעם נוספת. מספר נמוך עכשיו פירושו בחירה מוקדמת אחר כך.
web-learn-claim-done = מניחים ואז בוחרים: כך נראה כל תור. במשחק לשלושה או לארבעה יש לכל אחד מלך אחד במקום שניים.
web-learn-limit = חמש על חמש
web-learn-limit-about = הגבול, והוצאת אריח
web-learn-limit-1 = ממלכה לעולם אינה רחבה או גבוהה מחמישה ריבועים, כולל הטירה. הרוחב כאן כבר חמישה: מזרח ומערב סגורים. מניחים את האריח בתוך המסגרת המנוקדת.
web-learn-limit-2 = כל שורה שנפתחת בצפון סוגרת שורה בדרום. ריבועים מקווקווים מראים על מה מוותרים.
web-learn-limit-3 = הטירה מוקפת ואין אגם: האריח לא מתאים לשום מקום. רק אז הוא יוצא מהמשחק, ואינו מביא נקודות.
web-learn-limit-done = אריח שמתאים איפשהו חייבים להניח, גם אם זה כואב. אריח שלא מתאים לשום מקום יוצא מהמשחק. כדאי להשאיר מקום.
web-learn-scoring = ספירת הנקודות
web-learn-scoring-about = נקודות ושני הבונוסים
web-learn-scoring-1 = המשחק הסתיים. השטח שמוקף בקו המקווקו: { $terrain }. כמה נקודות הוא שווה?
web-learn-scoring-wrong = לא בדיוק. סופרים את הריבועים ({ $squares }) ואת הכתרים ({ $crowns }), וכופלים.
web-learn-scoring-2 = נכון: ⁦{ $squares } × { $crowns } = { $points }⁩. כך סופרים כל שטח; שני שטחים מאותו סוג שאינם נוגעים נספרים בנפרד. בלי כתרים: כלום.
web-learn-scoring-3 = אפשר להסכים לפני המשחק על שני בונוסים. מפעילים את שניהם ורואים מה הממלכה מקבלת.
web-learn-scoring-done = { $points ->
    [one] נקודה אחת בסך הכול.
    [two] שתי נקודות בסך הכול.
   *[other] { $points } נקודות בסך הכול.
} זה כל מה שצריך לדעת. השאר הוא תרגול: הגיע הזמן לשחק.
web-learn-harmony = 5 נקודות על תבנית מלאה
web-learn-middle-kingdom = 10 נקודות על טירה בדיוק במרכז
web-learn-total = { $points ->
    [one] סך הכול נקודה אחת
    [two] סך הכול שתי נקודות
   *[other] סך הכול { $points } נקודות
}
web-learn-rules = החוקים במלואם
web-learn-rules-about = הכול, עם שתי המהדורות וכל החוקים הנוספים. לעיון.
web-learn-contents = תוכן העניינים
web-learn-terrain = סוג שטח
web-learn-squares = ריבועים
web-learn-crowns-column = { $crowns ->
    [0] בלי כתר
    [one] עם כתר אחד
    [two] עם שני כתרים
   *[other] עם { $crowns } כתרים
}
web-learn-rules-goal = מטרת המשחק
web-learn-rules-goal-1 = שניים עד ארבעה שחקנים בונים, כל אחד, ממלכה של אריחי דומינו מסביב לטירה. ריבועים מאותו סוג שנוגעים זה בזה הם שטח; הכתרים שבו נותנים לו ערך.
web-learn-rules-goal-2 = מי שצבר הכי הרבה נקודות בסוף מנצח.
web-learn-rules-box = האריחים
web-learn-rules-box-1 = יש 48 אריחים, ממוספרים מ־1 עד 48, ובכל אחד שני ריבועים. בכל ריבוע אחד משישה סוגי שטח, ועד שלושה כתרים. הריבועים הטובים נמצאים במספרים הגבוהים.
web-learn-rules-box-2 = כך מתחלקים הריבועים בקופסה:
web-learn-rules-setup = הכנה
web-learn-rules-setup-1 = לכל שחקן טירה על אריח הפתיחה ומלכים באותו צבע: שני מלכים במשחק לשניים, מלך אחד במשחק לשלושה או לארבעה.
web-learn-rules-setup-2 = ארבעה שחקנים משחקים בכל 48 האריחים. שני שחקנים משחקים ב־24 שנשלפו באקראי; האחרים נשארים בקופסה, ואיש לא רואה אותם. על שלושה שחקנים – במהדורות, למטה.
web-learn-rules-setup-3 = הערימה מונחת כשפני האריחים למטה: הסדר שלה סודי. שולפים ממנה טור, מסדרים לפי המספרים ואז הופכים.
web-learn-rules-opening = הפתיחה
web-learn-rules-opening-1 = המלכים נשלפים בסדר אקראי שכולם רואים. בסדר הזה כל מלך נעמד על אריח פנוי בטור הראשון, לפי בחירת בעליו: מלך אחד לאריח.
web-learn-rules-opening-2 = כשהטור הראשון נבחר כולו, מניחים לידו טור שני, והסבב הראשון מתחיל.
web-learn-rules-round = סבב
web-learn-rules-round-1 = המלכים פועלים לפי סדר האריחים שלהם, המספר הנמוך ראשון. לתור שני צעדים, ושניהם חובה.
web-learn-rules-round-2 = קודם, האריח שמתחת למלך עובר לממלכה של בעליו. אחר כך המלך עובר לאריח פנוי בטור הבא. לכן מי שלוקח מספר נמוך עכשיו יבחר מוקדם בפעם הבאה.
web-learn-rules-round-3 = אחרי שכל המלכים פעלו, מניחים טור חדש. בסבב האחרון אין טור חדש, והתור הוא הצעד הראשון בלבד. במשחק לשניים יש 6 סבבים (בדו־קרב 12), ובמשחק לשלושה או לארבעה 12.
web-learn-rules-placing = הנחת אריח
web-learn-rules-placing-1 = אריח מכסה שני ריבועים ריקים סמוכים, בכל אחד מארבעת הכיוונים. לפחות חצי אחד חייב לגעת, צלע לצלע, בריבוע מאותו סוג שטח או בטירה, שמתאימה להכול.
web-learn-rules-placing-2 = התאמה אחת מספיקה; במה עוד נוגע האריח, לא משנה. פינות לעולם אינן נספרות.
web-learn-rules-placing-3 = אריח שהונח נשאר במקומו.
web-learn-figure-own = חצי אחד נוגע בשטח מסוגו
web-learn-figure-castle = הטירה מתאימה לכל סוג שטח
web-learn-figure-none = אף חצי לא נוגע בשטח מסוגו
web-learn-figure-whole = חמש על חמש בלי חור: ⁦+5⁩
web-learn-figure-gap = יש חור: אין בונוס
web-learn-figure-middle = הטירה במרכז: ⁦+10⁩
web-learn-figure-aside = הטירה לא במרכז: אין בונוס
web-learn-rules-grid = חמש על חמש
web-learn-rules-grid-1 = בכל רגע הממלכה עם הטירה נכנסת בריבוע של חמש על חמש. הטירה יכולה לעמוד בסוף בכל מקום בתוכו.
web-learn-rules-grid-2 = לכן הגבולות אינם קבועים מראש: כל אריח שמרחיב את הממלכה בצד אחד סוגר מקום בצד השני.
web-learn-rules-discard = הוצאת אריח
web-learn-rules-discard-1 = אריח שאפשר להניח חייבים להניח, גם אם זה מזיק. אי אפשר להוציא אריח מהמשחק מבחירה.
web-learn-rules-discard-2 = אריח שאין לו מקום חוקי יוצא מהמשחק. הוא לא מביא נקודות ואין לו תחליף; המלך בכל זאת עובר לטור הבא.
web-learn-rules-scoring = ניקוד
web-learn-rules-scoring-1 = שטח הוא קבוצה של ריבועים מאותו סוג שמחוברים בצלעות. הוא שווה את מספר הריבועים כפול הכתרים: 7 ריבועים עם 3 כתרים הם 21.
web-learn-rules-scoring-2 = בלי כתר השטח שווה 0, גדול ככל שיהיה. שטחים מאותו סוג שאינם נוגעים נספרים בנפרד. הטירה לא שייכת לשום שטח ולא מחברת בין שטחים.
web-learn-rules-scoring-3 = נקודות הממלכה הן סכום הנקודות של השטחים ושל הבונוסים שמשחקים בהם. הבונוסים נספרים רק בסוף.
web-learn-rules-end = הסיום, ושוויון
web-learn-rules-end-1 = מי שצבר הכי הרבה נקודות מנצח.
web-learn-rules-end-2 = בשוויון נקודות מכריע השטח הגדול ביותר, לפי מספר הריבועים, עם כתרים או בלי. מה שבא אחר כך תלוי במהדורה.
web-learn-rules-end-3 = המקומות שאחרי הראשון נקבעים באותה דרך. מי שנשארים שווים חולקים מקום, ועל המקום הבא מדלגים.
web-learn-rules-variants = חוקים נוספים
web-learn-rules-variants-1 = אפשר לשלב ביניהם בכל צירוף, בשתי המהדורות.
web-learn-rules-harmony = 5 נקודות לממלכה שממלאת את התבנית כולה.
web-learn-rules-middle-kingdom = 10 נקודות אם הטירה היא בדיוק מרכז הממלכה: אותו מרחק מהקצה המערבי ומהמזרחי, ומהדרומי ומהצפוני. חורים לא משנים, והממלכה יכולה להיות קטנה מהתבנית.
web-learn-rules-mighty-duel = לשני שחקנים: כל 48 האריחים, 12 סבבים, וממלכות של שבע על שבע.
web-learn-rules-dynasty = שלושה משחקים ברצף, ובכל אחד שולפים את המלכים מחדש. סכום הנקודות הגבוה מנצח; אם הסכומים שווים, הניצחון משותף.
web-learn-rules-editions = שתי המהדורות
web-learn-rules-editions-1 = חוברות החוקים משנים שונות ובשפות שונות אינן זהות בכול. במשחק הזה שתי מהדורות, שנבדלות בשני דברים.
web-learn-rules-editions-three = שלושה שחקנים
web-learn-rules-editions-three-about = קלאסית: 36 אריחים שנשלפו באקראי, בטורים של שלושה. מעודכנת: כל 48 בטורים של ארבעה; אחרי ששלושת השחקנים בחרו, האריח הרביעי חוזר לקופסה.
web-learn-rules-editions-ties = שוויון
web-learn-rules-editions-ties-about = קלאסית: אחרי השטח הגדול ביותר מכריעים הכתרים בכל הממלכה; רק אז חולקים את הניצחון. מעודכנת: חולקים אותו מיד אחרי השטח הגדול ביותר.
web-learn-rules-editions-same = זהה בשתיהן
web-learn-rules-editions-same-about = המספרים בערימה נשארים נסתרים, את המלך מציב בעליו, הרמוניה דורשת תבנית מלאה, ולב הממלכה דורש טירה במרכז מה שנבנה.
