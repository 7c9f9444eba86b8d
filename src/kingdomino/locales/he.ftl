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
cli-error = שימוש שגוי ב-{ $prog }: { $message }
cli-argument-error = בארגומנט { $argument }: { $message }
cli-arguments-required = חסר כאן: { $list }
cli-arguments-unknown = לא ברור מה פירוש: { $list }
cli-one-value = נדרש ערך אחד
cli-one-value-or-more = נדרש ערך אחד או יותר
cli-invalid-choice = הערך { $value } לא מתאים (בחרו מתוך { $choices })
cli-invalid-value = אי אפשר לקרוא את הערך { $value }
cli-not-together = אי אפשר לשלב אותו עם { $list }
cli-refused = הבקשה נדחתה. { $sentence }

## kingdomino score

score-summary = חישוב הניקוד של ממלכות המצוירות כטקסט, איתור הטעויות בהן ודירוג של כמה שחקנים.
score-files-option = קובץ טקסט ובו ממלכה, או - לקלט הסטנדרטי; שניים עד ארבעה קבצים מדורגים זה מול זה
score-harmony-option = כולל הרמוניה: 5 נקודות לתבנית מלאה
score-middle-kingdom-option = כולל לב הממלכה: 10 נקודות לטירה במרכז
score-mighty-duel-option = דו-קרב: שני שחקנים, 7×7 ריבועים
score-edition-option = המהדורה שלפיה שוברים שוויון; לפי classic, אחרי השטח הגדול ביותר מכריעים הכתרים
score-standard-input = קלט סטנדרטי
score-too-large-to-draw = הממלכה גדולה מכדי לצייר אותה כאן.
score-terrain = שטח
score-squares = ריבועים
score-crowns = כתרים
score-points = נקודות
score-total = סה"כ
score-for-ties = בשוויון: שטח מרבי של { $largest ->
    [one] ריבוע אחד
    [two] שני ריבועים
   *[other] { $largest } ריבועים
}, סה"כ { $crowns ->
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
score-tie-crowns = שוויון בנקודות ובשטח ({ $players }): הכתרים מכריעים.
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
defect-half-a-domino-left-over = מספר הריבועים אי-זוגי ({ $count }): נשאר חצי אריח.
defect-no-way-to-tile-it = אי אפשר לכסות את הממלכה באריחים שלמים; בלי בן זוג יישארו: { $squares }.
defect-no-such-dominoes-in-the-box = אין בקופסה אריחים שיוצרים את הציור הזה.
defect-dominoes-cannot-be-laid-in-turn = לא ייתכן שהאריחים הונחו בזה אחר זה: בשלב כלשהו אף אריח לא נוגע בשטח מסוגו או בטירה.

## kingdomino replay

replay-summary = מעבר על רישום של משחק, צעד אחר צעד.
replay-file-option = רישום של משחק, או - לקלט הסטנדרטי
replay-at-option = הצגת המשחק אחרי מספר המהלכים הזה ויציאה
replay-game-option = איזה משחק להציג, אם בקובץ יש כמה
replay-keys = → הבא   ← הקודם   ↑ ↓ סיבוב   Home End   q יציאה
replay-move-of = מהלך { $number } מתוך { $count }
replay-game-of = משחק { $number } מתוך { $count }
replay-start = לפני המהלך הראשון
replay-chance = הגרלה
replay-round = סיבוב { $round } מתוך { $rounds }
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
replay-place = מקום { $place }
replay-broken = { $moves ->
    [0] אין ברישום אף מהלך תקין.
    [one] הרישום תקין רק לאורך מהלך אחד.
    [two] הרישום תקין רק לאורך שני מהלכים.
   *[other] הרישום תקין רק לאורך { $moves } מהלכים.
}

## kingdomino verify

verify-summary = בדיקה שהערימה במשחק שהסתיים נקבעה עוד לפני המהלך הראשון.
verify-file-option = רישום של משחק שהסתיים, או - לקלט הסטנדרטי
verify-commitment-option = ההתחייבות שרשמתם בתחילת המשחק
verify-commitment = התחייבות { $commitment }
verify-commitment-is-the-noted-one = זאת ההתחייבות שרשמתם.
verify-commitment-matches = ההתחייבות מתקבלת מהמלח, מסדר המלכים ומהערימה.
verify-deals-follow-the-deck = כל הטורים נלקחו מהערימה הזאת.
verify-seed-gives-the-deck = מהזרע מתקבלים הערימה הזאת וסדר המלכים הזה.
verify-yes = כן
verify-no = לא!
verify-passed = הערבוב היה הוגן.
verify-failed = הערבוב לא היה כפי שהובטח!

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
perft-one-task = ציינו קבצים, --dominoes או --rules, ורק אחד מהם
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
error-file-is-a-folder = השם { $file } הוא של תיקייה, לא של קובץ.
error-file-not-allowed = אין לכם הרשאה לקרוא את הקובץ { $file }.
error-file-not-text = הקובץ { $file } אינו קובץ טקסט: בייט מספר { $byte } אינו UTF-8.
error-file-too-large = הקובץ { $file } גדול מדי; אפשר עד { $most } בייטים.
error-unreadable-file = אי אפשר לקרוא את הקובץ { $file }: { $reason }.

error-players-out-of-range = מספר השחקנים צריך להיות { $least } עד { $most }, לא { $players }.
error-unknown-edition = אין מהדורה { $edition }; המהדורות הן { $known }.
error-variant-not-yes-or-no = משחקים עם { $variant } או בלי; הערך { $value } אינו כן ואינו לא.
error-mighty-duel-needs-two = דו-קרב הוא ל-2 שחקנים, לא ל-{ $players }.
error-unreadable-ruleset = הטקסט "{ $text }" אינו מערכת חוקים; כך כותבים אחת: "3 revised harmony middle-kingdom".
error-not-a-ruleset = { $value } אינו מערכת חוקים.

error-no-such-domino = אין אריח { $domino }; האריחים ממוספרים מ-1 עד 48.
error-no-such-seat = אין מושב { $number }; יש { $players } שחקנים, והספירה מתחילה ב-0.
error-unknown-direction = הסימן { $direction } אינו כיוון; הכיוונים הם n, e, s ו-w.
error-equal-halves-turned-round = שני החצאים של אריח { $domino } זהים, ולכן לא כותבים { $direction }: סובבו אותו והשתמשו ב-n או ב-e.
error-deal-not-ascending = טור כותבים בסדר עולה, כל אריח פעם אחת; לא כך: { $dominoes }.
error-unreadable-move = הטקסט "{ $text }" אינו מהלך.
error-unreadable-square = הטקסט "{ $text }" אינו ריבוע; הריבועים הם a1 עד m13.
error-no-such-land = הריבוע { $square } לא יכול להציג { $land }.

error-empty-picture = הציור ריק: טירה מציירים כ-## וריבועים כמו w0.
error-unreadable-picture = הטקסט "{ $text }" אינו ריבוע. כתבו w, f, l, m, s או n עם 0 עד 3 כתרים, ## לטירה, .. למקום ריק.
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

error-unreadable-position = אי אפשר לקרוא את "{ $text }" בשורת עמדה (שדה { $field }).
error-domino-twice-in-position = אחד האריחים מופיע בעמדה פעמיים.
error-turned-up-dominoes-do-not-make-lines = מספר האריחים שנחשפו הוא { $dominoes }, והוא לא מתחלק לטורים שלמים של { $size }.
error-opening-after-the-first-line = הפתיחה מסתיימת ברגע שנחשפים אריחים מעבר לטור הראשון.
error-claims-do-not-follow = הבחירות לא תואמות את מספר המלכים שכבר פעלו ({ $acted }).
error-wrong-number-of-kingdoms = מספר הממלכות הוא { $kingdoms }, אבל מספר השחקנים הוא { $players }.
error-kingdom-does-not-fit = הממלכה בצבע { $seat } צריכה לכלול טירה אחת ולהיכנס ב-{ $grid }×{ $grid } ריבועים.
error-kingdom-of-wrong-size = מספר הריבועים בממלכה בצבע { $seat } הוא { $squares }; בשלב הזה הוא צריך להיות זוגי, ולכל היותר { $most }.
error-kingdoms-hold-more-than-was-laid = בממלכות יש ריבועים שאינם באף אריח שהונח עד כה.
error-due-does-not-follow = השלב "{ $due }" אינו השלב הנכון כאן.

error-unreadable-record = זה לא רישום של משחק.
error-unreadable-tag = אי אפשר לקרוא את התג הזה: { $text }
error-tag-given-twice = התג הזה מופיע פעמיים: { $text }
error-unreadable-tag-value = אי אפשר לקרוא את התג { $tag }: { $text }
error-missing-tag = התג { $tag } חסר.
error-comment-not-closed = הערה מתחילה ומסתיימת בסוגר מסולסל; כאן חסר אחד.
error-too-many-moves = אין משחק עם כל כך הרבה מהלכים.
error-record-ends-early = הרישום נגמר לפני סוף המשחק, אף שמצוינת בו תוצאה ({ $result }).
error-wrong-result = התוצאה הרשומה היא { $result }, אבל המשחק הסתיים בתוצאה { $expected }.
error-revealed-before-the-end = לתג { $tag } אין מקום במשחק שעוד לא הסתיים.
error-no-such-move-number = אין מהלך { $number }; מספר המהלכים ברישום הוא { $count }.
error-no-such-game = אין משחק { $number }; מספר המשחקים בקובץ הוא { $count }.
error-nothing-to-verify = ברישום אין תג { $tag }, ולכן אין מה לבדוק.
error-not-before-the-end = זה אפשרי רק אחרי סוף המשחק.
error-nothing-to-undo = אין החלטה שאפשר לבטל.
error-unusable-comment = הערה היא טקסט בלי סוגריים מסולסלים.

error-wrong-deck-size = מספר האריחים בערימה הוא { $size }; במשחק הזה צריך { $expected }.
error-domino-twice-in-deck = בערימה יותר מפעם אחת: { $dominoes }.
error-not-a-list-of-numbers = הערך של { $name } צריך להיות רשימת מספרים, לא { $value }.
error-unusable-seed = הערך { $seed } אינו זרע: צריך מספר שלם, 0 ומעלה, של { $most_bits } ביטים לכל היותר.
error-unusable-salt = הערך { $salt } אינו מלח: צריך 32 עד 128 ספרות מ-0 עד f.
error-wrong-number-of-names = צריך { $players } שמות; אלה שהתקבלו: { $names }.

error-no-game-begun = עוד לא התחיל אף סבב בשושלת הזאת.
error-dynasty-is-over = בשושלת יש { $games } סבבים, וכולם כבר שוחקו.
error-game-still-runs = סבב { $game } בשושלת עדיין לא הסתיים.
error-another-ruleset = בשושלת החוקים לא משתנים: { $expected }, לא { $ruleset }.
error-other-players = בשושלת השחקנים לא משתנים: { $expected }, לא { $players }.

error-unreadable-perft-line = אי אפשר לקרוא את שורת הספירות הצפויות הזאת: { $text }
