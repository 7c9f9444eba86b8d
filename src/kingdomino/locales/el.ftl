### Kingdomino in Greek. Keys are shared by all six catalogues; a test compares them.

## Things of the game

terrain-wheat = σιτάρι
terrain-forest = δάσος
terrain-lake = λίμνη
terrain-meadow = λιβάδι
terrain-swamp = βάλτος
terrain-mine = ορυχείο

colour-pink = ροζ
colour-yellow = κίτρινο
colour-green = πράσινο
colour-blue = μπλε

variant-harmony = Αρμονία
variant-middle-kingdom = Κεντρικό Βασίλειο

due-kings = η σειρά των βασιλιάδων
due-deal = νέα γραμμή ντόμινο
due-claim = επιλογή ντόμινο
due-place = τοποθέτηση
due-over = τίποτα (η παρτίδα τελείωσε)

## The command line in general

cli-about = Το Kingdomino στο τερματικό: βαθμολογία, επανάληψη παρτίδας, έλεγχος του ανακατέματος, μέτρηση κινήσεων.
cli-example = Παράδειγμα: { $example }
cli-command = εντολή
cli-usage = χρήση:
cli-arguments = ορίσματα
cli-options = επιλογές
cli-help-option = εμφάνιση αυτής της βοήθειας και έξοδος
cli-version-option = εμφάνιση της έκδοσης και έξοδος
cli-lang-option = γλώσσα όλων των κειμένων· αν λείπει, αποφασίζει το περιβάλλον
cli-json-option = έξοδος σε JSON, για προγράμματα
cli-error = { $prog }: λάθος χρήση: { $message }
cli-argument-error = { $argument }: { $message }
cli-arguments-required = λείπουν ορίσματα: { $list }
cli-arguments-unknown = άγνωστα ορίσματα: { $list }
cli-one-value = χρειάζεται μία τιμή
cli-one-value-or-more = χρειάζεται τουλάχιστον μία τιμή
cli-invalid-choice = το { $value } δεν είναι στις επιλογές (διάλεξε από: { $choices })
cli-invalid-value = το { $value } δεν είναι έγκυρη τιμή
cli-not-together = δεν συνδυάζεται με { $list }
cli-refused = Δεν γίνεται δεκτό. { $sentence }
cli-output-lost = Δεν ήταν δυνατή η εγγραφή της εξόδου: { $reason }.

## kingdomino score

score-summary = Βαθμολογεί βασίλεια γραμμένα ως κείμενο, δείχνει τα λάθη τους και κατατάσσει τους παίκτες.
score-files-option = αρχείο κειμένου με ένα βασίλειο ή - για την τυπική είσοδο· δύο έως τέσσερα αρχεία κατατάσσονται
score-harmony-option = να μετρήσει η Αρμονία: 5 πόντοι για γεμάτο πλέγμα
score-middle-kingdom-option = να μετρήσει το Κεντρικό Βασίλειο: 10 πόντοι για κάστρο στο κέντρο
score-mighty-duel-option = Μεγάλη Μονομαχία: δύο παίκτες, 7×7 τετράγωνα
score-edition-option = ποια έκδοση λύνει τις ισοπαλίες· η classic κοιτάζει τα στέμματα μετά τη μεγαλύτερη ενότητα
score-photo-option = διάβασε τα αρχεία ως φωτογραφίες βασιλείων από ψηλά, χωρίς φιγούρες κάστρων και βασιλιάδες· θέλει το πρόσθετο "photo"
score-corners-option = γωνίες του βασιλείου στη φωτογραφία, x και y σε πίξελ, δεξιόστροφα από πάνω αριστερά· μία φορά για κάθε φωτογραφία
score-unsure = Διαβάστηκε από φωτογραφία. Έλεγξε αυτά τα τετράγωνα: { $squares }
score-standard-input = τυπική είσοδος
score-too-large-to-draw = Το βασίλειο είναι πολύ μεγάλο για να σχεδιαστεί εδώ.
score-terrain = Ενότητα
score-squares = Τετράγωνα
score-crowns = Στέμματα
score-points = Πόντοι
score-total = Σύνολο
score-for-ties = Για ισοπαλίες: μεγαλύτερη ενότητα με { $largest ->
    [one] 1 τετράγωνο
   *[other] { $largest } τετράγωνα
}, συνολικά { $crowns ->
    [one] 1 στέμμα
   *[other] { $crowns } στέμματα
}.
score-nothing-yet = Ως τώρα μόνο το κάστρο.
score-defects = Αυτό το βασίλειο δεν μπορεί να προκύψει σε παρτίδα:
score-defects-together = Αυτά τα βασίλεια δεν μπορούν να προκύψουν στην ίδια παρτίδα:
score-ranking = Κατάταξη
score-place = Θέση
score-player = Βασίλειο
score-largest = Μεγαλύτερη
score-tie-largest = { $players }: ίδιοι πόντοι· κρίνει η μεγαλύτερη ενότητα.
score-tie-crowns = { $players }: ίδιοι πόντοι και ίσες ενότητες· κρίνουν τα στέμματα.
score-tie-shared-first = { $players }: ισοπαλία σε όλα, οπότε μοιράζονται τη νίκη.
score-tie-shared = { $players }: ισοπαλία σε όλα, οπότε μοιράζονται τη θέση.

## Why a bonus was earned or not

reason-harmony-complete = το πλέγμα είναι γεμάτο
reason-harmony-gaps = { $empty ->
    [0] το βασίλειο δεν είναι γεμάτο πλέγμα
    [one] 1 τετράγωνο του πλέγματος είναι άδειο
   *[other] { $empty } τετράγωνα του πλέγματος είναι άδεια
}
reason-harmony-at-the-end = μετράει στο τέλος της παρτίδας
reason-middle-centred = το κάστρο είναι στο κέντρο
reason-middle-off-centre = εκτός κέντρου: δυτικά { $west }, ανατολικά { $east }, νότια { $south }, βόρεια { $north }
reason-middle-needs-one-castle = χρειάζεται ακριβώς ένα κάστρο
reason-middle-at-the-end = μετράει στο τέλος της παρτίδας

## What is wrong with a kingdom

defect-no-castle = Δεν υπάρχει κάστρο.
defect-several-castles = Υπάρχουν { $castles } κάστρα: { $squares }.
defect-not-connected-to-the-castle = Χωρίς σύνδεση με το κάστρο: { $squares }.
defect-too-wide = Έχει πλάτος { $width } τετράγωνα· επιτρέπονται { $grid }.
defect-too-high = Έχει ύψος { $height } τετράγωνα· επιτρέπονται { $grid }.
defect-more-than-the-box-holds = { $count } × { $terrain } { $crowns ->
    [0] χωρίς στέμμα
    [one] με 1 στέμμα
   *[other] με { $crowns } στέμματα
} ({ $squares })· το κουτί έχει { $in_the_box }.
defect-more-than-the-box-holds-together = Συνολικά { $count } × { $terrain } { $crowns ->
    [0] χωρίς στέμμα
    [one] με 1 στέμμα
   *[other] με { $crowns } στέμματα
}· το κουτί έχει { $in_the_box }.
defect-half-a-domino-left-over = { $count ->
    [one] Το 1 τετράγωνο είναι μονός αριθμός: περισσεύει μισό ντόμινο.
   *[other] Τα { $count } τετράγωνα είναι μονός αριθμός: περισσεύει μισό ντόμινο.
}
defect-no-way-to-tile-it = Δεν μπορεί να καλυφθεί με ντόμινο. Χωρίς ταίρι: { $squares }.
defect-no-such-dominoes-in-the-box = Με τα ντόμινο του κουτιού δεν βγαίνει αυτή η εικόνα.
defect-dominoes-cannot-be-laid-in-turn = Τα ντόμινο δεν μπορεί να μπήκαν το ένα μετά το άλλο: κάποια στιγμή κανένα δεν ακουμπά ούτε το κάστρο ούτε ίδιο τοπίο.

## kingdomino replay

replay-summary = Δείχνει μια καταγεγραμμένη παρτίδα κίνηση προς κίνηση.
replay-file-option = η καταγραφή μιας παρτίδας ή - για την τυπική είσοδο
replay-at-option = εμφάνιση της παρτίδας μετά από τόσες κινήσεις και έξοδος
replay-game-option = ποια παρτίδα, αν το αρχείο έχει πολλές
replay-keys = → επόμενη   ← προηγούμενη   ↑ ↓ γύρος   Home End   q έξοδος
replay-move-of = Κίνηση { $number } από { $count }
replay-game-of = Παρτίδα { $number } από { $count }
replay-start = Πριν από την πρώτη κίνηση
replay-chance = τύχη
replay-round = Γύρος { $round } από { $rounds }
replay-opening = Έναρξη
replay-line = Γραμμή
replay-next-line = Επόμενη
replay-free = ελεύθερο
replay-to-act = Παίζει { $player }: { $due }
replay-over = Η παρτίδα τελείωσε.
replay-waiting = Επόμενο βήμα: { $due }.
replay-player-points = { $player }: { $points ->
    [one] 1 πόντος
   *[other] { $points } πόντοι
}
replay-place = { $place }η θέση
replay-broken = { $moves ->
    [0] Η καταγραφή είναι λάθος από την πρώτη κίνηση.
    [one] Σωστή είναι μόνο η πρώτη κίνηση της καταγραφής.
   *[other] Σωστές είναι μόνο οι πρώτες { $moves } κινήσεις της καταγραφής.
}

## kingdomino review

review-summary = Ανάλυση παρτίδας: τι κόστισε κάθε κίνηση, τι έφερε κάθε γραμμή και γιατί.
review-seconds-option = δευτερόλεπτα ανά απόφαση (1)
review-playouts-option = δοκιμαστικές παρτίδες ανά απόφαση· έτσι η ανάλυση επαναλαμβάνεται ακριβώς
review-seat-option = εμφάνιση ενός μόνο παίκτη, μετράμε από το 0
review-annotate-option = γράφει σε αυτό το αρχείο την καταγραφή με την ανάλυση στα σχόλια
review-progress = Κινήσεις που αναλύθηκαν
review-number = Κίνηση
review-player = Παίκτης
review-played = Παίχτηκε
review-best = Καλύτερη
review-grade = Βαθμός
review-wins = Πιθανότητα νίκης
review-lost = Χαμένοι πόντοι
review-graph = Πιθανότητα νίκης από την πρώτη κίνηση ως την τελευταία
review-balance = Από πού προέκυψε το αποτέλεσμα
review-start = Αρχή
review-luck = Τύχη
review-own = Κινήσεις του παίκτη
review-others = Κινήσεις των άλλων
review-result = Αποτέλεσμα
review-accuracy = Ακρίβεια
review-costliest = Οι κινήσεις που κόστισαν περισσότερο
review-moment = Κίνηση { $number }, { $player }: { $move } ({ $grade }) κόστισε { $wins }% πιθανότητα νίκης και { $points } πόντους προβάδισμα. Καλύτερα: { $best }.
review-none-costly = Καμία κίνηση δεν κόστισε κάτι σημαντικό.
review-luckiest = Οι πιο τυχερές γραμμές
review-deal = Κίνηση { $number }, { $line }: { $degree ->
    [very] μεγάλη τύχη
    [some] τύχη
   *[little] λίγη τύχη
} ({ $player }), +{ $wins }% πιθανότητα νίκης.
review-note = Οι πιθανότητες νίκης προέρχονται από δοκιμαστικές παρτίδες· οι διαφορές είναι σε ποσοστιαίες μονάδες. Μια απώλεια μετρά μόνο αν είναι τουλάχιστον διπλάσια από το τυπικό σφάλμα της.
review-nothing = Η καταγραφή δεν έχει απόφαση για ανάλυση.
review-interrupted = Διακόπηκε: αναλύθηκαν { $done } από { $total } κινήσεις.
review-written = Η καταγραφή με τα σχόλια είναι στο { $file }.

grade-best = καλύτερη
grade-good = καλή
grade-inaccuracy = ανακρίβεια
grade-mistake = λάθος
grade-blunder = χοντρό λάθος

cause-scores-at-once = Η καλύτερη κίνηση δίνει αμέσως { $points ->
    [one] 1 πόντο
   *[other] { $points } πόντους
} ({ $terrain }: γίνεται { $squares } × { $crowns }), αυτή εδώ { $fewer ->
    [0] κανέναν
   *[other] μόνο { $fewer }
}.
cause-leaves-a-hole = { $mover ->
    [you] Άφησες
   *[other] Η κίνηση αφήνει
} { $count ->
    [one] ένα κενό
   *[other] κενά
} που κανένα ντόμινο δεν μπορεί να γεμίσει: { $squares }.
cause-leaves-no-room = { $room ->
    [0] { $mover ->
        [you] Δεν άφησες
       *[other] Η κίνηση δεν αφήνει
    } χώρο για { $left ->
        [one] το ντόμινο που έρχεται
       *[other] κανένα από τα { $left } ντόμινο που έρχονται
    }
   *[other] { $mover ->
        [you] Άφησες
       *[other] Η κίνηση αφήνει
    } χώρο μόνο για { $room } από τα { $left } ντόμινο που έρχονται
}· η καλύτερη κίνηση { $left ->
    [one] αφήνει
   *[other] αφήνει για { $more }
}.
cause-blocks-own-domino = { $mover ->
    [you] Το ντόμινό σου { $domino }
   *[other] Το ντόμινο { $domino }, που είναι ήδη επιλεγμένο,
} δεν ταιριάζει πια πουθενά.
cause-loses-the-middle = Το Κεντρικό Βασίλειο χάνεται: το κάστρο δεν μπορεί πια να βρεθεί στο κέντρο.
cause-loses-harmony = Η Αρμονία χάνεται: το πλέγμα δεν μπορεί πια να γεμίσει.
cause-cannot-be-placed = Το ντόμινο { $better } ταιριάζει { $mover ->
    [you] στο βασίλειό σου
   *[other] στο βασίλειο
} όπως είναι· το { $domino } δεν ταιριάζει πουθενά.
cause-promises-points = Όπως είναι { $mover ->
    [you] το βασίλειό σου
   *[other] το βασίλειο
}, το ντόμινο { $better } μπορεί να δώσει { $points ->
    [one] 1 πόντο
   *[other] { $points } πόντους
}, το { $domino } { $fewer ->
    [0] κανέναν
   *[other] μόνο { $fewer }
}.
cause-chooses-earlier = { $first ->
    [1] { $mover ->
        [you] Με το ντόμινο { $better } θα είχες την πρώτη επιλογή στον επόμενο γύρο.
       *[other] Στον επόμενο γύρο ο βασιλιάς στο ντόμινο { $better } διαλέγει πρώτος.
    }
   *[other] { $mover ->
        [you] Με το ντόμινο { $better } θα διάλεγες νωρίτερα στον επόμενο γύρο απ’ ό,τι με το { $domino }.
       *[other] Στον επόμενο γύρο ο βασιλιάς στο ντόμινο { $better } διαλέγει πριν από εκείνον στο { $domino }.
    }
}
cause-crowns-to-come = Στο τοπίο «{ $terrain }» { $crowns ->
    [one] μπορεί να έρθει ακόμη 1 στέμμα
   *[other] μπορεί να έρθουν ακόμη { $crowns } στέμματα
}, στο «{ $other_terrain }» { $fewer ->
    [0] κανένα
   *[other] μόνο { $fewer }
}.
cause-denies = Ο αντίπαλος ({ $seat }) διαλέγει αργότερα και θα μπορούσε να πάρει αμέσως { $points ->
    [one] 1 πόντο
   *[other] { $points } πόντους
} με το ντόμινο { $domino }.
web-cause-denies-you = Εσύ διαλέγεις αργότερα και θα μπορούσες να πάρεις αμέσως { $points ->
    [one] 1 πόντο
   *[other] { $points } πόντους
} με το ντόμινο { $domino }.
cause-grows-less = Στην καλύτερη θέση { $mover ->
    [you] η ενότητά σου
   *[other] η ενότητα
} ({ $terrain }) φτάνει τα { $squares } τετράγωνα, εδώ μόνο { $fewer }· { $crowns ->
    [one] μπορεί να έρθει ακόμη 1 στέμμα
   *[other] μπορεί να έρθουν ακόμη { $crowns } στέμματα
} του ίδιου τοπίου.
cause-has-more-crowns = Το ντόμινο { $better } έχει περισσότερα στέμματα ({ $crowns }) από το { $domino } ({ $fewer }).
cause-joins-less = Με το ντόμινο { $better } { $mover ->
    [you] η ενότητά σου
   *[other] η ενότητα
} ({ $terrain }) μπορεί να φτάσει τα { $squares } τετράγωνα· το { $domino } μπαίνει σε ενότητα με το πολύ { $fewer }.
cause-own-domino-scores-less = { $mover ->
    [you] Το ντόμινό σου { $domino }
   *[other] Το ντόμινο { $domino }, που είναι ήδη επιλεγμένο,
} θα μπορούσε να δώσει { $points ->
    [one] 1 πόντο
   *[other] { $points } πόντους
} μετά την καλύτερη κίνηση, { $fewer ->
    [0] κανέναν
   *[other] μόνο { $fewer }
} μετά από αυτήν εδώ.
cause-offers-score-less = Μετά την καλύτερη κίνηση, το ντόμινο { $domino } της επόμενης γραμμής θα μπορούσε να δώσει { $points ->
    [one] 1 πόντο
   *[other] { $points } πόντους
}· μετά από αυτήν εδώ, κανένα της γραμμής δεν δίνει { $fewer ->
    [0] πόντους
   *[other] πάνω από { $fewer }
}.
cause-coming-score-less = Μετά την καλύτερη κίνηση { $count ->
    [one] 1 από τα { $of } ντόμινο που ίσως έρθουν μπορεί να δώσει
   *[other] { $count } από τα { $of } ντόμινο που ίσως έρθουν μπορούν να δώσουν
} περισσότερους πόντους.
cause-closes-in = { $mover ->
    [you] Η ενότητά σου με τα στέμματα
   *[other] Η ενότητα με τα στέμματα
} ({ $terrain }) δεν μπορεί πια να μεγαλώσει: δεν μένει ελεύθερο τετράγωνο δίπλα της.
cause-fills-in-fewer-ways = Μετά από αυτή την κίνηση το υπόλοιπο πλέγμα γεμίζει πιο δύσκολα.
cause-forces-a-hole = Όπου κι αν μπει το ντόμινο { $domino }, αφήνει ένα κενό που κανένα ντόμινο δεν μπορεί να γεμίσει· το { $better } έχει θέση χωρίς τέτοιο κενό.
cause-has-fewer-places = Όπως είναι { $mover ->
    [you] το βασίλειό σου
   *[other] το βασίλειο
}, το ντόμινο { $better } ταιριάζει σε περισσότερες θέσεις ({ $places }) από το { $domino } ({ $fewer }).
hint-look-at-territory = Κοίτα τις ενότητές σου: μία μπορεί να μεγαλώσει ({ $terrain }).
hint-look-for-room = Πρόσεχε τον χώρο: μην αφήνεις κενά.
hint-look-at-the-middle = Σκέψου το Κεντρικό Βασίλειο: κράτα το κάστρο στο κέντρο.
hint-look-at-harmony = Σκέψου την Αρμονία: μπορείς ακόμη να γεμίσεις όλο το πλέγμα.
hint-look-at-own-domino = Κράτα μια θέση για το ντόμινο { $domino }, που έρχεται μετά.
hint-look-at-own-points = Σκέψου το ντόμινο { $domino }, που έρχεται μετά: πού θα έδινε πόντους;
hint-look-ahead = Τίποτα δεν δίνει πολλούς πόντους τώρα: σκέψου τη συνέχεια.
hint-look-beyond-points = Μην κυνηγάς μόνο τους πόντους τώρα: σκέψου τη συνέχεια.
hint-look-at-fits = Δες ποια από αυτά τα ντόμινο ταιριάζουν στο βασίλειό σου.
hint-look-at-points = Ένα από αυτά τα ντόμινο δίνει πόντους αμέσως.
hint-look-at-order = Σκέψου τη σειρά: ποιος θα διαλέξει νωρίς στον επόμενο γύρο;
hint-look-at-crowns = Μπορεί να έρθουν ακόμη πολλά στέμματα ({ $terrain }).
hint-look-at-others = Δες τι χρειάζεται ο αντίπαλος ({ $seat }).
hint-look-at-line = Σύγκρινε τα ντόμινο του επόμενου γύρου.
hint-look-at-next-line = Κοίτα τα ντόμινο από τα οποία θα διαλέξεις μετά.
hint-only-move = Υπάρχει μόνο μία κίνηση.
hint-here-territory = Εδώ, με το ένα μισό δίπλα στην ενότητά σου ({ $terrain }).
hint-here-castle = Εδώ, δίπλα στο κάστρο.
hint-here-slots = Ένα από αυτά τα δύο.
hint-adds-points = Δίνει αμέσως { $points ->
    [one] 1 πόντο
   *[other] { $points } πόντους
} παραπάνω: { $terrain } { $squares } × { $crowns } = { $worth }.
hint-grows = Μεγαλώνει την ενότητά σου ({ $terrain }) για αργότερα: { $squares } × { $crowns }.
hint-leaves-no-hole = Δεν αφήνει τετράγωνο που δεν μπορεί να γεμίσει.
hint-keeps-room = Αφήνει χώρο για { $more } ντόμινο ακόμη.
hint-keeps-the-middle = Το κάστρο μπορεί ακόμη να βρεθεί στο κέντρο.
hint-keeps-harmony = Το πλέγμα μπορεί ακόμη να γεμίσει.
hint-keeps-a-place = Το ντόμινο { $domino } θα ταιριάζει και μετά.
hint-fits = Το ντόμινο { $better } ταιριάζει στο βασίλειό σου, το { $domino } όχι.
hint-promises = Το ντόμινο { $better } μπορεί να δώσει αμέσως { $points ->
    [one] 1 πόντο
   *[other] { $points } πόντους
}.
hint-chooses-early = Με το ντόμινο { $better } διαλέγεις νωρίτερα στον επόμενο γύρο απ’ ό,τι με το { $domino }.
hint-crowns-ahead = { $crowns ->
    [one] Μπορεί να έρθει ακόμη 1 στέμμα ({ $terrain }).
   *[other] Μπορεί να έρθουν ακόμη { $crowns } στέμματα ({ $terrain }).
}
hint-takes-away = Αλλιώς ο αντίπαλος ({ $seat }) θα μπορούσε να πάρει { $points ->
    [one] 1 πόντο
   *[other] { $points } πόντους
} με το ντόμινο { $domino }.
hint-helps-own-domino = Το ντόμινό σου { $domino } μπορεί τότε να δώσει { $points ->
    [one] 1 πόντο
   *[other] { $points } πόντους
}.
hint-prepares-a-claim = Το ντόμινο { $domino } της επόμενης γραμμής μπορεί τότε να δώσει { $points ->
    [one] 1 πόντο
   *[other] { $points } πόντους
}.
hint-stays-open = Αφήνει { $free ->
    [one] 1 ελεύθερο τετράγωνο
   *[other] { $free } ελεύθερα τετράγωνα
} δίπλα στην ενότητά σου ({ $terrain }).
hint-brings-crowns = Το ντόμινο { $better } φέρνει { $crowns ->
    [one] 1 στέμμα
   *[other] { $crowns } στέμματα
}.
hint-joins = Με το ντόμινο { $better } η ενότητά σου ({ $terrain }) μπορεί να φτάσει τα { $squares } τετράγωνα.
hint-fits-cleanly = Το ντόμινο { $better } ταιριάζει χωρίς να αφήνει κενό.
hint-scores-more = Δίνει αμέσως { $points ->
    [one] 1 πόντο
   *[other] { $points } πόντους
} αντί για { $fewer ->
    [0] κανέναν
   *[other] { $fewer }
}.
hint-grows-more = Η ενότητά σου ({ $terrain }) φτάνει τα { $squares } τετράγωνα αντί για { $fewer }.
hint-coming-score-more = { $count ->
    [one] 1 από τα { $of } ντόμινο που ίσως έρθουν μπορεί να δώσει
   *[other] { $count } από τα { $of } ντόμινο που ίσως έρθουν μπορούν να δώσουν
} περισσότερους πόντους.
hint-fills-easily = Το πλέγμα γεμίζει με περισσότερους τρόπους.
hint-has-more-places = Το ντόμινο { $better } ταιριάζει σε { $places ->
    [one] 1 θέση
   *[other] { $places } θέσεις
}.
hint-none-better = Καμία άλλη κίνηση δεν είναι καλύτερη.

## kingdomino puzzles

puzzles-summary = Αναζήτηση γρίφων: θέσεις με μία σαφώς καλύτερη κίνηση.
puzzles-games-option = σε πόσες παρτίδες γίνεται αναζήτηση (100)
puzzles-out-option = αρχείο όπου θα γραφτούν οι γρίφοι· ένα ημιτελές συνεχίζεται
puzzles-keep-option = διακοπή όταν κάθε βαθμός δυσκολίας έχει τόσους
puzzles-rules-option = οι κανόνες των παρτίδων· δίνονται και περισσότερες φορές, οι παρτίδες τους παίρνουν με τη σειρά
puzzles-seed-option = σπόρος για όλες τις παρτίδες (1)
puzzles-found = { $count ->
    [one] 1 γρίφος
   *[other] { $count } γρίφοι
} στο { $file }: εύκολοι { $easy }, μέτριοι { $medium }, δύσκολοι { $hard }.
error-puzzles-differ = Το αρχείο { $file } έγινε με άλλες επιλογές· διάλεξε άλλο αρχείο ή τις επιλογές με τις οποίες αρχίζει.
error-not-a-puzzle = Η γραμμή { $line } δεν είναι γρίφος: { $text }

## kingdomino verify

verify-summary = Ελέγχει ότι η στοίβα μιας τελειωμένης παρτίδας είχε οριστεί πριν από την πρώτη κίνηση και δεν άλλαξε.
verify-file-option = η καταγραφή μιας τελειωμένης παρτίδας ή - για την τυπική είσοδο
verify-commitment-option = η δέσμευση που σημείωσες όταν άρχισε η παρτίδα
verify-commitment = Δέσμευση { $commitment }
verify-commitment-is-the-noted-one = Η δέσμευση είναι αυτή που σημείωσες.
verify-commitment-matches = Το αλάτι, οι βασιλιάδες και η στοίβα δίνουν τη δέσμευση.
verify-deals-follow-the-deck = Κάθε γραμμή βγήκε από αυτή τη στοίβα.
verify-seed-gives-the-deck = Ο σπόρος δίνει αυτή τη στοίβα και αυτούς τους βασιλιάδες.
verify-yes = ναι
verify-no = ΟΧΙ
verify-passed = Το ανακάτεμα ήταν τίμιο.
verify-failed = Το ανακάτεμα ΔΕΝ ήταν αυτό που είχε δηλωθεί.

## kingdomino perft

perft-summary = Μετράει όλες τις δυνατές συνέχειες, για σύγκριση μιας μηχανής με μια άλλη.
perft-files-option = αρχεία με τα αναμενόμενα πλήθη
perft-dominoes-option = τοποθέτηση αυτών των ντόμινο με τη σειρά, ξεκινώντας μόνο με το κάστρο
perft-grid-option = πλάτος και ύψος του βασιλείου
perft-rules-option = μέτρηση των αποφάσεων μιας παρτίδας με αυτούς τους κανόνες
perft-seed-option = σπόρος της στοίβας
perft-after-option = πόσες αποφάσεις προηγούνται της μέτρησης
perft-depth-option = βάθος της μέτρησης, σε αποφάσεις
perft-depth = Βάθος
perft-count = Πλήθος
perft-seconds = Δευτερόλεπτα
perft-game-over = Η παρτίδα τελειώνει μετά από { $decisions } αποφάσεις: δεν υπάρχει τίποτε άλλο για μέτρηση.
perft-one-task = δώσε αρχεία, --dominoes ή --rules, και μόνο ένα από τα τρία
perft-line-right = { $subject }: σωστό
perft-line-wrong = { $subject }: ΛΑΘΟΣ σε βάθος { $depth }, η μέτρηση έδωσε { $counted }
perft-all-right = { $lines ->
    [one] 1 γραμμή, σωστή.
   *[other] { $lines } γραμμές, όλες σωστές.
}
perft-some-wrong = Λανθασμένες γραμμές: { $wrong } από { $lines }.

## Errors

error-at = Γραμμή { $line }, στήλη { $column }: { $sentence }
error-in-file = { $file }: { $sentence }

error-file-not-found = Δεν υπάρχει αρχείο { $file }.
error-no-standard-input = Δεν υπάρχει τυπική είσοδος για ανάγνωση.
error-file-is-a-folder = Το { $file } είναι φάκελος, όχι αρχείο.
error-file-not-allowed = Δεν έχεις άδεια να διαβάσεις το αρχείο { $file }.
error-file-not-text = Το αρχείο { $file } δεν είναι κείμενο: το byte { $byte } δεν είναι UTF-8.
error-file-too-large = Το αρχείο { $file } είναι πολύ μεγάλο· το όριο είναι { $most } byte.
error-unreadable-file = Το αρχείο { $file } δεν διαβάζεται: { $reason }.

error-players-out-of-range = Οι παίκτες δεν μπορεί να είναι { $players }· παίζουν { $least } έως { $most }.
error-unknown-edition = Δεν υπάρχει έκδοση { $edition }· υπάρχουν οι { $known }.
error-variant-not-yes-or-no = Η παραλλαγή { $variant } ή παίζεται ή δεν παίζεται· το { $value } δεν λέει ούτε ναι ούτε όχι.
error-mighty-duel-needs-two = Η Μεγάλη Μονομαχία είναι για 2 παίκτες, όχι για { $players }.
error-unreadable-ruleset = Το «{ $text }» δεν είναι σύνολο κανόνων. Γράψε το έτσι: «3 revised harmony middle-kingdom».
error-not-a-ruleset = Το { $value } δεν είναι σύνολο κανόνων.

error-no-such-domino = Δεν υπάρχει ντόμινο { $domino }· τα ντόμινο έχουν αριθμούς 1 έως 48.
error-no-such-seat = Δεν υπάρχει παίκτης { $number }· οι παίκτες είναι { $players } και μετράμε από το 0.
error-unknown-direction = Το { $direction } δεν είναι κατεύθυνση· κατευθύνσεις είναι τα n, e, s και w.
error-equal-halves-turned-round = Τα δύο μισά του ντόμινο { $domino } είναι ίδια, γι’ αυτό το { $direction } δεν γράφεται ποτέ: γύρισε το ντόμινο και γράψε n ή e.
error-deal-not-ascending = Μια γραμμή γράφεται σε αύξουσα σειρά, κάθε ντόμινο μία φορά, και όχι έτσι: { $dominoes }.
error-unreadable-move = Το «{ $text }» δεν είναι κίνηση.
error-unreadable-square = Το «{ $text }» δεν είναι τετράγωνο· τα τετράγωνα είναι a1 έως m13.
error-no-such-land = Το { $square } δεν μπορεί να δείχνει { $land }.

error-empty-picture = Η εικόνα είναι άδεια: γράψε ένα κάστρο ως ## και τετράγωνα όπως w0.
error-unreadable-picture = Το «{ $text }» δεν είναι τετράγωνο. Γράψε w, f, l, m, s ή n με 0 έως 3 στέμματα, ## για το κάστρο, .. για το κενό.
error-uneven-margin = Αυτή η σειρά αρχίζει πιο αριστερά ή δεξιά από την πρώτη. Για κενό γράψε ..
error-picture-too-large = Μια εικόνα έχει το πολύ { $most } γραμμές και στήλες.

error-not-now = Η κίνηση { $move } δεν γίνεται τώρα· αναμένεται: { $due }.
error-another-domino-is-due = Η κίνηση { $move } δεν γίνεται: σειρά έχει το ντόμινο { $domino }.
error-square-taken = Η κίνηση { $move } καλύπτει πιασμένα τετράγωνα: { $squares }.
error-outgrows-the-grid = Με την κίνηση { $move } το βασίλειο φτάνει σε πλάτος { $width } και ύψος { $height }· επιτρέπονται { $grid }.
error-no-matching-neighbour = Η κίνηση { $move } δεν ακουμπά ούτε το κάστρο ούτε ίδιο τοπίο ({ $terrains }).
error-must-be-placed = Το ντόμινο { $domino } ταιριάζει κάπου, άρα πρέπει να τοποθετηθεί.
error-already-claimed = Το ντόμινο { $domino } έχει ήδη βασιλιά (χρώμα: { $seat }).
error-not-in-the-line = Το ντόμινο { $domino } δεν είναι στη γραμμή: { $line }.
error-wrong-line-size = Σε αυτή την παρτίδα κάθε γραμμή έχει { $size } ντόμινο.
error-already-turned-up = Ήδη ανοιχτά ντόμινο: { $dominoes }.
error-wrong-kings = Οι βασιλιάδες { $kings } δεν ταιριάζουν: παίζουν { $players } παίκτες με { $each ->
    [one] 1 βασιλιά
   *[other] { $each } βασιλιάδες
} ο καθένας.

error-unreadable-position = Το «{ $text }» δεν διαβάζεται σε γραμμή θέσης (πεδίο { $field }).
error-domino-twice-in-position = Ένα ντόμινο υπάρχει δύο φορές στη θέση.
error-turned-up-dominoes-do-not-make-lines = Τα ανοιχτά ντόμινο είναι { $dominoes } και δεν βγάζουν ολόκληρες γραμμές των { $size }.
error-opening-after-the-first-line = Η έναρξη τελειώνει μόλις ανοίξουν ντόμινο πέρα από την πρώτη γραμμή.
error-claims-do-not-follow = Οι επιλογές ντόμινο δεν συμφωνούν με τους βασιλιάδες που έχουν παίξει ({ $acted }).
error-wrong-number-of-kingdoms = Τα βασίλεια είναι { $kingdoms }, αλλά οι παίκτες { $players }.
error-kingdom-does-not-fit = Το { $seat } βασίλειο χρειάζεται ένα κάστρο και πρέπει να χωράει σε { $grid }×{ $grid } τετράγωνα.
error-kingdom-of-wrong-size = Το { $seat } βασίλειο έχει { $squares ->
    [one] 1 τετράγωνο
   *[other] { $squares } τετράγωνα
}· τώρα πρέπει να έχει ζυγό αριθμό, το πολύ { $most }.
error-kingdoms-hold-more-than-was-laid = Τα βασίλεια δείχνουν τετράγωνα που δεν έχει κανένα από τα ντόμινο που μπήκαν ως τώρα.
error-due-does-not-follow = Δεν αναμένεται εδώ «{ $due }».

error-unreadable-record = Αυτό δεν είναι καταγραφή παρτίδας.
error-unreadable-tag = Αυτή η ετικέτα δεν διαβάζεται: { $text }
error-tag-given-twice = Αυτή η ετικέτα υπάρχει δύο φορές: { $text }
error-unreadable-tag-value = Η τιμή της ετικέτας { $tag } δεν διαβάζεται: { $text }
error-missing-tag = Λείπει η ετικέτα { $tag }.
error-position-of-another-ruleset = Η θέση είναι με τους κανόνες «{ $ruleset }», η καταγραφή με τους «{ $expected }».
error-comment-not-closed = Ένα σχόλιο αρχίζει και τελειώνει με άγκιστρο· εδώ λείπει ένα.
error-too-many-moves = Καμία παρτίδα δεν έχει τόσες κινήσεις.
error-too-many-comments = Καμία καταγραφή δεν έχει τόσα σχόλια.
error-record-ends-early = Η καταγραφή σταματά πριν τελειώσει η παρτίδα, κι όμως δίνει αποτέλεσμα ({ $result }).
error-wrong-result = Η καταγραφή δίνει αποτέλεσμα { $result }, αλλά η παρτίδα τελείωσε { $expected }.
error-revealed-before-the-end = Η ετικέτα { $tag } δεν έχει θέση σε παρτίδα που συνεχίζεται.
error-no-such-move-number = Δεν υπάρχει κίνηση { $number }· η καταγραφή έχει { $count }.
error-no-such-game = Δεν υπάρχει παρτίδα { $number }· το αρχείο έχει { $count }.
error-nothing-to-verify = Η καταγραφή δεν έχει ετικέτα { $tag }, οπότε δεν υπάρχει κάτι για έλεγχο.
error-too-many-commitments = { $commitments } δεσμεύσεις για { $games } παρτίδες.
error-unreadable-commitment = Το «{ $text }» δεν είναι δέσμευση: χρειάζονται 64 ψηφία από 0 έως f.
error-not-before-the-end = Αυτό γίνεται μόνο μετά το τέλος της παρτίδας.
error-nothing-to-undo = Δεν υπάρχει απόφαση για αναίρεση.
error-not-legal-here = Η κίνηση { $move } δεν επιτρέπεται εδώ.
error-no-such-action = Δεν υπάρχει απόφαση με αριθμό { $action }.
error-move-without-number = Η κίνηση { $move } δεν έχει αριθμό στις αποφάσεις αυτής της παρτίδας.
error-not-a-kingdom-of-a-game = Καμία παρτίδα δεν οδηγεί στο { $seat } βασίλειο σε { $grid }×{ $grid } τετράγωνα.
error-not-a-position-of-a-game = Καμία παρτίδα δεν οδηγεί σε αυτή τη θέση.
error-unusable-comment = Ένα σχόλιο είναι κείμενο χωρίς άγκιστρα.
error-unusable-tag = Το { $tag } δεν μπορεί να προστεθεί ως ετικέτα. Το όνομα είναι ένα κεφαλαίο και άλλα γράμματα από A έως Z, η τιμή είναι κείμενο, και οι ετικέτες της ίδιας της καταγραφής δεν αντικαθίστανται.
error-too-many-tags = Μια καταγραφή έχει το πολύ { $most } ετικέτες.

error-wrong-deck-size = Η στοίβα έχει { $size } ντόμινο· αυτή η παρτίδα θέλει { $expected }.
error-domino-twice-in-deck = Στη στοίβα πάνω από μία φορά: { $dominoes }.
error-kings-are-drawn = Σε αυτή τη θέση οι βασιλιάδες έχουν ήδη τραβηχτεί.
error-not-a-list-of-numbers = Το { $name } πρέπει να είναι λίστα αριθμών, όχι { $value }.
error-not-a-whole-number = Το { $name } πρέπει να είναι ακέραιος αριθμός, όχι { $value }.
error-unusable-seed = Το { $seed } δεν είναι σπόρος: χρειάζεται ακέραιος από το 0 και πάνω, με το πολύ { $most_bits } bit.
error-unusable-salt = Το { $salt } δεν είναι αλάτι: χρειάζονται 32 έως 128 ψηφία από 0 έως f.
error-wrong-number-of-names = Χρειάζονται { $players } ονόματα· δόθηκαν: { $names }.

error-no-game-begun = Δεν έχει αρχίσει καμία παρτίδα αυτής της Δυναστείας.
error-not-a-game = Το { $value } δεν είναι παρτίδα.
error-dynasty-is-over = Μια Δυναστεία έχει { $games } παρτίδες και παίχτηκαν όλες.
error-game-still-runs = Η παρτίδα { $game } δεν έχει τελειώσει ακόμη.
error-another-ruleset = Μια Δυναστεία κρατά τους κανόνες της: { $expected }, όχι { $ruleset }.
error-other-players = Μια Δυναστεία κρατά τους παίκτες της: { $expected }, όχι { $players }.
error-game-already-counted = Αυτή είναι πάλι η παρτίδα { $game } της Δυναστείας: κάθε παρτίδα μετράει μία φορά.

error-unreadable-perft-line = Αυτή η γραμμή με αναμενόμενα πλήθη δεν διαβάζεται: { $text }
error-domino-laid-twice = Ένα ντόμινο τοποθετείται μόνο μία φορά· δόθηκαν πάνω από μία φορά: { $dominoes }.
error-no-such-decision = Μια παρτίδα με τους κανόνες { $rules } τελειώνει μετά από { $decisions } αποφάσεις: δεν υπάρχει θέση μετά από { $after }.

## kingdomino tournament

tournament-summary = Βάζει μποτ να παίξουν μεταξύ τους, κάθε στοίβα με όλες τις εναλλαγές θέσεων.
tournament-entrants-option = ένα μποτ για κάθε παίκτη, και το ίδιο όσες φορές θέλεις: king, king@0.1 (δευτερόλεπτα ανά απόφαση), king:2000 (δοκιμαστικές παρτίδες ανά απόφαση) ή δικό σου: mybot.py:MyBot, "cmd:./mybot --fast"
tournament-rules-option = οι κανόνες· αν λείπουν, το κλασικό παιχνίδι με έναν παίκτη για κάθε μποτ
tournament-games-option = πόσες παρτίδες, στρογγυλεμένες προς τα πάνω σε ολόκληρες στοίβες (100)
tournament-seed-option = σπόρος για όλες τις στοίβες και τις αποφάσεις (1)
tournament-jobs-option = πόσες διεργασίες παίζουν ταυτόχρονα (1)
tournament-out-option = φάκελος για τις καταγραφές όλων των παρτίδων· ένα τουρνουά που διακόπηκε συνεχίζει από εκεί
tournament-seconds-option = δευτερόλεπτα ανά απόφαση, για μποτ χωρίς δικό τους όριο
tournament-playouts-option = δοκιμαστικές παρτίδες ανά απόφαση, ομοίως· έτσι κάθε παρτίδα επαναλαμβάνεται ακριβώς
tournament-sprt-option = σταματά μόλις κριθεί αν το πρώτο μποτ κερδίζει πάνω από P0 ή κάτω από P1, π.χ. 0.5,0.55· χωρίς ζεύγος: 1/παίκτες και 0.05 παραπάνω
tournament-ray-option = παίζει στη συστοιχία Ray σε αυτή τη διεύθυνση, π.χ. 10.0.0.1:6379· όρια μόνο σε δοκιμαστικές παρτίδες
tournament-games = Παρτίδες
tournament-progress = Έχουν παιχτεί { $finished } από { $wanted } παρτίδες.
tournament-time-left = απομένουν
tournament-title = Κανόνες: { $rules }. Σπόρος: { $seed }.
tournament-counted = { $games ->
    [one] 1 παρτίδα
   *[other] { $games } παρτίδες
}: { $decks ->
    [one] 1 στοίβα
   *[other] { $decks } στοίβες
} × { $rotations ->
    [one] 1 εναλλαγή θέσεων
   *[other] { $rotations } εναλλαγές θέσεων
}.
tournament-entrant = Μποτ
tournament-wins = Νίκες
tournament-points = Πόντοι
tournament-margin = Διαφορά
tournament-rating = Βαθμός
tournament-forfeits = Άνευ αγώνα
tournament-intervals = Τα διαστήματα είναι 95%, ως προς τις στοίβες: του Wilson για τις νίκες, του Student για τους πόντους και τη διαφορά από τον καλύτερο άλλο παίκτη. Μια νίκη που μοιράζεται μετρά σε κλάσματα. Βαθμός: openskill, mu ± sigma.
tournament-several-seats = Για ένα μποτ με πολλές θέσεις δίνεται ο μέσος όρος των θέσεών του.
tournament-forfeits-note = Μια παρτίδα που χάθηκε άνευ αγώνα μετρά ως ήττα· οι πόντοι και οι διαφορές υπολογίζονται χωρίς αυτήν.
tournament-forfeited = Το { $entrant } έχασε άνευ αγώνα { $games ->
    [one] 1 παρτίδα
   *[other] { $games } παρτίδες
}: { $kind }. Η πρώτη: στοίβα { $deck }, εναλλαγή { $rotation }: { $reason }
forfeit-crash = η διεργασία του τερματίστηκε
forfeit-timeout = δεν απάντησε εγκαίρως
forfeit-illegal = κίνηση ενάντια στους κανόνες
forfeit-rubbish = απάντηση που δεν διαβάζεται
forfeit-flood = υπερβολική έξοδος
forfeit-error = ανέφερε σφάλμα
forfeit-unflushed = η απάντησή του ήρθε μόνο όταν έκλεισε η είσοδός του· άδειαζε την έξοδο (flush) μετά από κάθε γραμμή
tournament-stopped-early = Το τεστ σταμάτησε το τουρνουά: το ρίσκο του 5% ισχύει, ενώ τα διαστήματα αφορούν αριθμό στοιβών ορισμένο από πριν.
tournament-above = Κρίθηκε μετά από { $decks ->
    [one] 1 στοίβα
   *[other] { $decks } στοίβες
}: το { $entrant } κερδίζει πάνω από { $lower }% (ρίσκο 5%· απέναντι στο { $upper }%).
tournament-below = Κρίθηκε μετά από { $decks ->
    [one] 1 στοίβα
   *[other] { $decks } στοίβες
}: το { $entrant } κερδίζει κάτω από { $upper }% (ρίσκο 5%· απέναντι στο { $lower }%).
tournament-undecided = Δεν κρίθηκε μετά από { $decks ->
    [one] 1 στοίβα
   *[other] { $decks } στοίβες
}: το { $entrant } μπορεί να κερδίζει πάνω από { $lower }% ή κάτω από { $upper }%.
tournament-interrupted = Διακόπηκε: τελείωσαν { $finished } από { $wanted } παρτίδες. Μετρούν μόνο ολόκληρες στοίβες.
tournament-go-on = Η ίδια εντολή συνεχίζει από εκεί που σταματά ο φάκελος { $folder }.

error-wrong-number-of-entrants = Τα μποτ είναι { $entrants }, αλλά το τραπέζι είναι για { $players }.
error-unreadable-budget = Το «{ $entrant }» δεν διαβάζεται: γράψε king@0.1 για δευτερόλεπτα ή king:2000 για δοκιμαστικές παρτίδες.
error-unloadable-bot = Το μποτ { $bot } δεν φορτώνεται: { $reason }
error-bot-in-this-process-only = Το μποτ { $bot } είναι καταχωρισμένο μόνο σε αυτή τη διεργασία, ενώ το τουρνουά παίζεται σε άλλες: γράψε το ως file.py:Class.
error-too-few-games = Οι { $games } παρτίδες είναι πολύ λίγες· χρειάζεται τουλάχιστον 1.
error-unusable-jobs = Οι διεργασίες μπορεί να είναι 1 έως { $most }, όχι { $jobs }.
error-process-not-started = Η διεργασία { $number } του τουρνουά δεν ξεκίνησε: { $reason }. Ίσως βοηθήσουν λιγότερα --jobs.
error-unreadable-sprt = Το «{ $text }» δεν είναι ζεύγος ποσοστών νίκης· γράψε το μικρότερο και το μεγαλύτερο, π.χ. 0.5,0.55.
error-nothing-to-compare = Ένα τεστ χρειάζεται δύο διαφορετικά μποτ.
error-bot-failed = Το μποτ { $bot } απέτυχε στη στοίβα { $deck }, εναλλαγή { $rotation }: { $reason }
error-process-ended = Η διεργασία που έπαιζε τη στοίβα { $deck }, εναλλαγή { $rotation }, τερματίστηκε· στο τραπέζι ήταν { $bots }.
error-folder-not-writable = Δεν γίνεται εγγραφή στον φάκελο { $folder }: { $reason }
error-file-not-writable = Δεν γίνεται εγγραφή στο αρχείο { $file }: { $reason }
error-not-a-tournament-folder = Ο φάκελος { $folder } δεν είναι φάκελος τουρνουά, ούτε είναι άδειος.
error-no-tournament-in-folder = Δεν υπάρχει τουρνουά στον φάκελο { $folder }.
error-another-tournament = Ο φάκελος { $folder } έχει άλλο τουρνουά ({ $name }: «{ $there }», όχι «{ $wanted }»).
error-another-file-of-the-bot = Οι παρτίδες στον φάκελο { $folder } δεν παίχτηκαν από το { $bot } όπως είναι τώρα: το αρχείο του άλλαξε ή δεν είχε σημειωθεί. Διάλεξε άλλον φάκελο.
error-tournament-in-use = Μια άλλη διεργασία παίζει το τουρνουά του φακέλου { $folder }.
error-damaged-games-file = Το { $file } έχει χαλάσει: δεν είναι σειρά καταγραφών αυτού του τουρνουά.
error-cluster-needs-playouts = Σε συστοιχία τα όρια είναι σε δοκιμαστικές παρτίδες: γράψε το { $bot } με :2000 ή κάτι ανάλογο, χωρίς δευτερόλεπτα.
error-cluster-not-reached = Δεν υπάρχει προσβάσιμη συστοιχία Ray στη διεύθυνση { $address }: { $reason }
error-cluster-failed = Η συστοιχία απέτυχε: { $reason }
error-another-version-on-a-node = Ένα μηχάνημα της συστοιχίας έχει άλλη έκδοση ({ $name }: «{ $there }», όχι «{ $wanted }»).

## kingdomino selfplay

selfplay-summary = Βάζει μποτ να παίξουν μεταξύ τους και κρατά κάθε απόφαση ως δεδομένα σε αρχεία Parquet.
selfplay-entrants-option = ένα μποτ για όλες τις θέσεις ή ένα για κάθε παίκτη, όπως στο τουρνουά
selfplay-out-option = φάκελος για τα δεδομένα· όσα υπάρχουν ήδη δεν ξαναπαίζονται
selfplay-rules-option = οι κανόνες· αν λείπουν, το κλασικό παιχνίδι (για δύο παίκτες αν δοθεί ένα μποτ)
selfplay-file-option = πόσες στοίβες γράφονται σε κάθε αρχείο (16)
selfplay-done = Στον φάκελο { $folder } υπάρχουν { $finished } από { $wanted } παρτίδες.

error-no-such-data = Το «{ $value }» δεν είναι έγκυρη τιμή για το { $name }.
error-no-selfplay-in-folder = Δεν υπάρχουν δεδομένα από παρτίδες μεταξύ μποτ στον φάκελο { $folder }.

## kingdomino train

train-summary = Εκπαιδεύει ένα δίκτυο που αποτιμά βασίλεια, με παρτίδες εναντίον του εαυτού του.
train-folder-option = φάκελος για τα βάρη, τα στοιχεία τους και την καμπύλη μάθησης· η εκπαίδευση συνεχίζει από τα βάρη που υπάρχουν ήδη
train-games-option = εκπαίδευση ώσπου να παιχτούν συνολικά τόσες παρτίδες
train-seconds-option = εκπαίδευση ώσπου να περάσουν συνολικά τόσα δευτερόλεπτα
train-seed-option = σπόρος για τα πρώτα βάρη και όλες τις παρτίδες (1)
train-jobs-option = πόσα νήματα παίζουν ταυτόχρονα (1)
train-ray-option = παίζει τις παρτίδες στη συστοιχία Ray σε αυτή τη διεύθυνση, π.χ. 10.0.0.1:6379
train-report = { $games ->
    [one] { $games } παρτίδα
   *[other] { $games } παρτίδες
}, { $minutes ->
    [one] { $minutes } λεπτό
   *[other] { $minutes } λεπτά
}. Σφάλμα πρόβλεψης: ± { $error } πόντοι. Μέσοι πόντοι με 2, 3 και 4 παίκτες: { $two }, { $three }, { $four }.

error-training-has-another-seed = Τα βάρη στον φάκελο { $folder } ξεκίνησαν με σπόρο { $seed }.
error-unreadable-training = Τα βάρη στον φάκελο { $folder } δεν διαβάζονται.

## kingdomino bots

bots-summary = Δείχνει τα μποτ, από το πιο αδύναμο ως το πιο δυνατό, με τον βαθμό που μετρήθηκε.
bots-from-option = υπολογίζει ξανά τους βαθμούς από τους φακέλους αυτών των τουρνουά
bots-save-option = γράφει τους βαθμούς σε αυτό το αρχείο
bots-name = Μποτ
bots-rating = Βαθμός
bots-games = Παρτίδες
bots-about = Πώς παίζει
bots-about-page = Παίζει στην τύχη.
bots-about-squire = Παίρνει τους περισσότερους πόντους που μπορεί τώρα.
bots-about-knight = Ζυγίζει μαζί τοποθέτηση και επιλογή, με τον νου του στον χώρο και στα μπόνους.
bots-about-duke = Κοιτάζει έναν γύρο μπροστά και κρίνει με βάση όσα έμαθε παίζοντας με τον εαυτό του· λίγα χιλιοστά του δευτ. ανά απόφαση.
bots-about-king = Όπως ο δούκας, αλλά σκέφτεται περισσότερο και βαθύτερα: το πιο δυνατό, 0,1 δευτ. ανά απόφαση.
bots-rating-note = Βαθμός: openskill, mu ± sigma· μεγαλύτερος βαθμός, πιο δυνατό μποτ· τα νέα ξεκινούν από το 25.
bots-unmeasured = Δεν έχουν μετρηθεί ακόμη: { $names }.

error-no-such-bot = Δεν υπάρχει μποτ { $name }· υπάρχουν: { $known }.
error-bot-without-class = Το { $name } είναι όνομα αρχείου ή module, όχι του μποτ μέσα σε αυτό: γράψε { $name }:MyBot, με το όνομα της κλάσης ή της συνάρτησης.
error-bot-name-taken = Υπάρχει ήδη μποτ { $name }.
error-unusable-bot-name = Το { $name } δεν γίνεται όνομα μποτ: το όνομα είναι μία λέξη χωρίς : ή @ και χωρίς παύλα μπροστά.
error-unusable-bot-maker = Το { $value } δεν φτιάχνει το μποτ { $name }: δώσε την κλάση του ή μια συνάρτηση χωρίς ορίσματα.
error-unusable-budget = Το { $value } δεν είναι έγκυρη τιμή για το { $name }.
error-two-budgets = Δευτερόλεπτα ή δοκιμαστικές παρτίδες: μόνο ένα μπορεί να είναι το όριο.
error-nothing-to-choose = Δεν υπάρχει απόφαση εδώ: { $due }.
error-not-a-position = Το { $value } δεν είναι θέση· η θέση μιας παρτίδας είναι game.position.
error-not-a-kingdom = Το { $value } δεν είναι βασίλειο· χρησιμοποίησε το position.kingdoms[seat].

## kingdomino bot

bot-summary = Τρέχει ένα μποτ ως πρόγραμμα που διαβάζει και γράφει γραμμές, για να του μιλούν άλλα προγράμματα.
bot-bot-option = king, king@0.1, king:2000 ή δικό σου: mybot.py:MyBot

## kingdomino bot-check

bot-check-summary = Δοκιμάζει ένα μποτ στις ιδιαίτερες περιπτώσεις του πρωτοκόλλου και λέει τι δεν πάει καλά.
bot-check-bot-option = cmd: και η εντολή ενός προγράμματος ή δικό σου: mybot.py:MyBot
bot-check-start = λέει ready
bot-check-moves = παίζει σύμφωνα με τους κανόνες: { $rules }
bot-check-ignores = αγνοεί άγνωστες γραμμές και κλειδιά, χαρακτήρες CR και ένα καθυστερημένο stop
bot-check-time = δεν ξεπερνά το μισό δευτερόλεπτο
bot-check-stop = απαντά αμέσως στο stop
bot-check-quit = φεύγει μετά το quit
bot-check-passed = σωστό    { $check }
bot-check-failed = λάθος    { $check }: { $fault } ({ $reason })
bot-check-ready = Όλα εντάξει: μπορεί να μπει σε τουρνουά.
bot-check-not-ready = Δεν είναι ακόμη έτοιμο για τουρνουά. Η σελίδα «The bot protocol» γράφει τι αναμένεται.

## kingdomino bench

bench-summary = Μετράει πόσο γρήγορες είναι οι μηχανές σε αυτόν τον υπολογιστή.
bench-what-option = τι θα μετρηθεί: playouts (τυχαίες παρτίδες ως το τέλος), legal (λίστες επιτρεπτών κινήσεων), score (βαθμολόγηση βασιλείων), search (προσομοιώσεις), και τα τέσσερα μεταγλωττισμένα· rules (τυχαίες παρτίδες σε απλή Python)· ή environment (βήματα των διεπαφών για έρευνα)
bench-rules-option = οι κανόνες του παιχνιδιού (4 classic· environment: 2 classic, 4 classic, 2 classic mighty-duel)
bench-seconds-option = πόσα δευτερόλεπτα κρατά η μέτρηση (3)
bench-threads-option = πόσα νήματα δουλεύουν ταυτόχρονα (1)
bench-measuring = Μέτρηση· την πρώτη φορά προηγείται η μεταγλώττιση
bench-title = Κανόνες: { $rules }. { $threads ->
    [one] 1 νήμα
   *[other] { $threads } νήματα
}.
bench-playouts-per-second = Δοκιμαστικές παρτίδες ανά δευτερόλεπτο
bench-queries-per-second = Λίστες επιτρεπτών κινήσεων ανά δευτερόλεπτο
bench-kingdoms-per-second = Βαθμολογήσεις βασιλείων ανά δευτερόλεπτο
bench-simulations-per-second = Προσομοιώσεις ανά δευτερόλεπτο
bench-steps-per-second = Βήματα ανά δευτερόλεπτο: { $what }
bench-games-per-second = Παρτίδες ανά δευτερόλεπτο
bench-mean-points = Μέσος όρος πόντων ανά παίκτη
bench-mean-moves = Μέσος όρος επιτρεπτών κινήσεων
bench-positions = Θέσεις που ερευνήθηκαν

## Environments

error-extra-not-installed = Το { $package } δεν είναι εγκατεστημένο. Έρχεται με: pip install "kingdomino[{ $extra }]"
error-photo-corners = Οι γωνίες { $corners } δεν περικλείουν βασίλειο: δώσε x και y για τέσσερις γωνίες με τη σειρά.
error-no-kingdom-in-photo = Δεν βρέθηκε βασίλειο στο { $file }. Φωτογράφισέ το από ψηλά σε μονόχρωμο τραπέζι ή δώσε τις γωνίες με --corners.
error-not-a-photo = Το { $file } δεν είναι εικόνα που διαβάζεται εδώ. Γίνονται δεκτά JPEG, PNG και WebP.
error-photo-too-large = Το { $file } έχει πάρα πολλά πίξελ. Μίκρυνέ το πρώτα.
error-photo-too-small = Το { $file } είναι πολύ μικρό: { $width } × { $height } πίξελ. Κάθε πλευρά θέλει τουλάχιστον 100 πίξελ.
error-photo-corners-count = Το --corners δόθηκε { $given ->
    [one] μία φορά
   *[other] { $given } φορές
} για { $photos ->
    [one] 1 φωτογραφία
   *[other] { $photos } φωτογραφίες
}: δώσε το μία φορά για καθεμία ή καθόλου.
error-unknown-choice = Το { $value } δεν είναι έγκυρη τιμή για το { $name }. Διάλεξε από: { $known }.
error-unusable-number = Το { $value } δεν είναι έγκυρη τιμή για το { $name }: χρειάζεται ακέραιος από { $least } έως { $most }.
error-not-reset = Δεν υπάρχει παρτίδα σε εξέλιξη: κάλεσε πρώτα reset.
error-wrong-actions = Το { $value } δεν δίνει μία ενέργεια ανά παρτίδα: χρειάζονται { $number } ακέραιοι.
error-illegal-action = Η ενέργεια { $action } δεν επιτρέπεται σε αυτή τη θέση.
error-wrong-reset-mask = Το { $value } δεν λέει για καθεμία από τις { $number } παρτίδες αν ξαναρχίζει: χρειάζεται πίνακας με True και False.
error-wrong-opponents = Το { $value } δεν ταιριάζει στις άλλες θέσεις: δώσε { $number } μποτ ή ένα μποτ για όλες.
error-position-of-other-rules = Η θέση είναι με τους κανόνες «{ $ruleset }», ενώ το περιβάλλον παίζει με τους «{ $expected }».
error-opponent-moved-illegally = Το μποτ { $bot } διάλεξε { $move }, που δεν το επιτρέπουν οι κανόνες.

## kingdomino picture

picture-summary = Σχεδιάζει το τραπέζι μιας καταγεγραμμένης παρτίδας ως εικόνα.
picture-at-option = σχεδιάζει την παρτίδα μετά από τόσες κινήσεις (αλλιώς στο τέλος της)
picture-output-option = το αρχείο που θα γραφτεί, με κατάληξη .svg ή .png
picture-written = Γράφτηκε: { $file }
error-unknown-picture-format = Το { $file } δεν είναι όνομα εικόνας: πρέπει να τελειώνει σε .svg ή .png.

## kingdomino warmup

warmup-summary = Μεταγλωττίζει τη γρήγορη μηχανή από πριν, ώστε να μην την περιμένει καμία παρτίδα.
warmup-once = Πρώτα μεταγλωττίζεται η αναζήτηση, μία φορά σε αυτόν τον υπολογιστή: διαρκεί περίπου ένα λεπτό.
warmup-compiling = Μεταγλώττιση
warmup-step = { $number } από { $count }: { $name }
warmup-ready = Όλα είναι έτοιμα, μετά από { $seconds } δευτ.
warmup-kept = Ο μεταγλωττισμένος κώδικας αποθηκεύεται στον φάκελο { $folder }
warmup-not-kept = Σε κανέναν φάκελο δεν γίνεται εγγραφή, οπότε ο μεταγλωττισμένος κώδικας δεν αποθηκεύεται: κάθε εκκίνηση μεταγλωττίζει ξανά.
warmup-uncompiled = Η Numba λείπει ή είναι απενεργοποιημένη, άρα δεν υπάρχει τίποτα για μεταγλώττιση: η μηχανή τρέχει ως απλή Python, με ακρίβεια αλλά αργά.

## The browser: every page

web-common-brand-link = Kingdomino, στην αρχική σελίδα
web-common-navigation = Σελίδες
web-common-skip = Στο περιεχόμενο
web-common-home = Παιχνίδι
web-common-learn = Μαθήματα
web-common-pad = Μπλοκ πόντων
web-common-replay = Επανάληψη
web-common-daily = Σήμερα
web-common-statistics = Στατιστικά
web-common-more = Άλλα
web-common-settings = Ρυθμίσεις
web-common-language = Γλώσσα
web-common-close = Κλείσιμο
web-common-cancel = Άκυρο
web-common-try-again = Δοκίμασε ξανά
web-common-page-failed = Η σελίδα δεν μπόρεσε να φορτωθεί.
web-common-words-failed = Αυτή η γλώσσα δεν φορτώθηκε. Οι προσπάθειες συνεχίζονται…
web-engine-fetching = Λήψη των μποτ, { $megabytes } MB
web-engine-progress = { $done } από { $megabytes } MB
web-engine-once = Μία φορά μόνο· μετά ξεκινά αμέσως.
web-engine-starting = Τα μποτ ξυπνούν
web-engine-waits = Ξεκινά μόλις είναι έτοιμο
web-engine-slow = Αυτό κρατά περισσότερο από το συνηθισμένο.
web-engine-learn = Μάθε όσο περιμένεις
web-engine-failed-network = Ένα μέρος του παιχνιδιού δεν κατέβηκε. Όσα κατέβηκαν κρατήθηκαν.
web-engine-failed-browser = Αυτός ο περιηγητής δεν μπορεί να ξεκινήσει το παιχνίδι. Ενημέρωσέ τον ή δοκίμασε άλλον.
web-engine-full = Ο χώρος αποθήκευσης του περιηγητή γέμισε. Μπορείς να συνεχίσεις, αλλά ό,τι γίνει από εδώ και πέρα χάνεται όταν κλείσει η σελίδα.
web-engine-refused = Αυτό το παράθυρο δεν κρατά τίποτα, όπως τα ιδιωτικά. Μπορείς να παίξεις, αλλά οι παρτίδες σου χάνονται όταν κλείσει.
web-keeping-newer = Υπάρχει νέα έκδοση.
web-keeping-reload = Επαναφόρτωση
web-keeping-ready = Έτοιμο για παιχνίδι χωρίς σύνδεση: όλα τρέχουν στον περιηγητή σου.
web-keeping-offline = Δεν υπάρχει σύνδεση.
web-keeping-install-title = Εγκατάσταση του Kingdomino στη συσκευή;
web-keeping-install-about = Ανοίγει σε δικό του παράθυρο, και χωρίς δίκτυο.
web-keeping-install-ios = Στο Safari: το κουμπί κοινής χρήσης, μετά «Προσθήκη στην οθόνη Αφετηρίας».
web-keeping-install = Εγκατάσταση
web-keeping-not-now = Όχι τώρα
web-page-friends-about = Όλοι σε αυτή τη συσκευή, από χέρι σε χέρι. Διαλέγεις θέσεις, μποτ και κανόνες.
web-page-needs-server = Για παιχνίδι σε πολλές συσκευές χρειάζεται διακομιστής. Εδώ μπορείτε να δίνετε τη συσκευή ο ένας στον άλλον.
web-page-day = Για να συγκριθείς με όλους και με τον βασιλιά χρειάζεται διακομιστής.
web-page-offer = Ο διακομιστής δεν απαντά. Στο μεταξύ μπορείς να παίξεις εδώ, στον περιηγητή· αυτές οι παρτίδες μένουν εδώ.
web-page-play-here = Παίξε εδώ
web-page-is-here = Παίζεις σε αυτόν τον περιηγητή, χωρίς τον διακομιστή. Αυτές οι παρτίδες μένουν εδώ.
web-page-to-server = Πίσω στον διακομιστή
web-page-data-title = Οι παρτίδες σου
web-page-data-about = Οι παρτίδες και τα στατιστικά μένουν μόνο σε αυτόν τον περιηγητή. Ένα αρχείο τα μεταφέρει σε άλλον ή πίσω.
web-page-export = Αποθήκευση σε αρχείο
web-page-import = Εισαγωγή από αρχείο
web-page-imported = { $games ->
    [0] Όλα όσα έχει το αρχείο υπάρχουν ήδη εδώ.
    [one] Προστέθηκε μία παρτίδα.
   *[other] Προστέθηκαν { $games } παρτίδες.
}
web-common-sound-ask = Παιχνίδι με ήχο;
web-common-sound-on = Με ήχο
web-common-sound-off = Όχι, ευχαριστώ
web-lost-title = Εδώ δεν υπάρχει τίποτα
web-lost-about = Η διεύθυνση δεν οδηγεί πουθενά: ίσως είναι παλιά ή λείπει ένα γράμμα.
web-lost-home = Στην αρχική σελίδα

## The browser: settings

web-settings-title = Ρυθμίσεις
web-settings-kept = Αποθηκεύονται σε αυτόν τον περιηγητή. Κάθε αλλαγή ισχύει αμέσως.
web-settings-language = Γλώσσα
web-settings-look = Εμφάνιση
web-settings-theme = Θέμα
web-settings-theme-system = Αυτόματο
web-settings-theme-light = Φωτεινό
web-settings-theme-dark = Σκούρο
web-settings-motion = Κίνηση
web-settings-motion-system = Αυτόματη
web-settings-motion-full = Πλήρης
web-settings-motion-reduced = Μειωμένη
web-settings-motion-about = Μειωμένη: τίποτα δεν πετά και δεν γλιστρά· οι κινήσεις απλώς εμφανίζονται.
web-settings-marks = Σημάδια στα τετράγωνα
web-settings-marks-about = Ένα απλό σημάδι για κάθε τοπίο, αν τα χρώματα ξεχωρίζουν δύσκολα.
web-settings-large-numbers = Μεγαλύτεροι αριθμοί
web-settings-large-numbers-about = Πόντοι, αριθμοί ντόμινο και ετικέτες στο ταμπλό.
web-settings-preview = Έτσι φαίνονται τώρα ένα ντόμινο και ένα βασίλειο
web-settings-play = Παιχνίδι
web-settings-drop = Τοποθέτηση μόλις αφήσεις το ντόμινο
web-settings-drop-auto = Με το ποντίκι
web-settings-drop-on = Πάντα
web-settings-drop-off = Ποτέ
web-settings-drop-about = Αλλιώς το ντόμινο περιμένει εκεί όπου αφέθηκε, μέχρι να επιβεβαιώσεις.
web-settings-click = Ένα κλικ τοποθετεί το ντόμινο
web-settings-click-about = Αλλιώς το πρώτο κλικ δείχνει τη θέση και το δεύτερο την επιβεβαιώνει.
web-settings-pace = Ρυθμός των μποτ
web-settings-pace-calm = Ήρεμος
web-settings-pace-normal = Κανονικός
web-settings-pace-fast = Γρήγορος
web-settings-pace-instant = Άμεσος
web-settings-keys = Συντομεύσεις με ένα γράμμα
web-settings-keys-about = Το R στρίβει, το N δείχνει την επόμενη θέση, το U αναιρεί. Τα βέλη, το Enter και το Esc δουλεύουν πάντα.
web-settings-cover = Οθόνη αλλαγής παίκτη στην ίδια συσκευή
web-settings-cover-about = Δείχνει ποιος παίρνει τη συσκευή· το ρολόι σταματά στο μεταξύ. Δεν εμφανίζεται αν υπάρχει ρολόι και παίζουν και άλλοι από δικές τους συσκευές.
web-settings-turns = Όταν είναι η σειρά σου
web-settings-notify = Ειδοποίηση όταν με περιμένει μια παρτίδα
web-settings-notify-about = Ειδοποίηση από τον περιηγητή, όσο είναι ανοιχτή κάποια καρτέλα του Kingdomino.
web-settings-notify-refused = Ο περιηγητής δεν επιτρέπει ειδοποιήσεις από αυτή τη σελίδα. Μπορείς να το αλλάξεις στις ρυθμίσεις του.
web-say = Στείλε αντίδραση
web-say-well-done = Μπράβο
web-say-ouch = Ωχ
web-say-thinking = Σκέφτομαι
web-say-thank-you = Ευχαριστώ
web-say-hurry = Είσαι εκεί;
web-say-good-game = Ωραίο παιχνίδι
web-say-heard = { $name }: { $word }.
web-say-show = Εμφάνιση αντιδράσεων
web-say-show-of = Εμφάνιση αντιδράσεων: { $name }
web-say-about = Έξι σύντομες αντιδράσεις που φαίνονται λίγα δευτερόλεπτα, χωρίς πληκτρολόγηση. Κανείς δεν μαθαίνει αν τις κλείσεις.
web-say-wait = Μία αντίδραση κάθε οκτώ δευτερόλεπτα.
web-say-hurry-later = Όταν κάποιος σκέφτεται πάνω από είκοσι δευτερόλεπτα.
web-say-muted = Σε σίγαση: { $name }.
web-say-unmuted = Τέλος σίγασης: { $name }.
web-say-is-muted = σε σίγαση
web-say-hold = Κράτα πατημένο ή πάτησε M για σίγαση ή κατάργησή της: { $name }
web-settings-sounds = Ήχοι
web-settings-sound = Αναπαραγωγή ήχων
web-settings-sound-about = Χαρτί, ξύλο και τρεις νότες όταν είναι η σειρά σου. Παίζεται και χωρίς ήχο.
web-settings-volume = Ένταση
web-settings-volume-value = { $percent }%
web-settings-reset = Επαναφορά ρυθμίσεων
web-settings-reset-done = Έγινε επαναφορά των ρυθμίσεων.

## kingdomino serve, kingdomino play and the server's settings

serve-summary = Φιλοξενεί παιχνίδια, για μια λέσχη ή για το διαδίκτυο.
serve-ready = Έτοιμο: { $address }
serve-no-client-title = Ο διακομιστής τρέχει, αλλά λείπουν οι σελίδες του
serve-no-client-about = Αυτό το αντίγραφο του Kingdomino δεν έχει τις σελίδες για τον περιηγητή. Εγκατάστησε ένα δημοσιευμένο πακέτο ή ξεκίνα το ./play στον φάκελο του κώδικα: αυτό τις φτιάχνει. Τα προγράμματα μπορούν ήδη να χρησιμοποιούν τον διακομιστή.
serve-refused-title = Ο διακομιστής αρνήθηκε να δείξει αυτή τη σελίδα
backup-done = Το αντίγραφο ασφαλείας είναι στο { $file } ({ $megabytes } MB). Φύλαξέ το όπως τη βάση δεδομένων: έχει μέσα ονόματα και τις στοίβες των παρτίδων σε εξέλιξη.
backup-copying = Αντιγραφή
backup-file-option = το νέο αρχείο· ένα αρχείο που υπάρχει δεν αντικαθίσταται ποτέ
backup-summary = Αντιγράφει τη βάση δεδομένων σε νέο αρχείο, ακόμη και ενώ ο διακομιστής τρέχει.
site-summary = Γράφει το παιχνίδι ως φάκελο αρχείων για οποιονδήποτε χώρο φιλοξενίας: παίζεται στον περιηγητή, χωρίς διακομιστή.
site-folder-option = ο φάκελος που θα γραφτεί· ιστότοπος που υπάρχει ήδη εκεί αντικαθίσταται
site-written = Ο ιστότοπος είναι στο { $folder }. Η πρώτη επίσκεψη κατεβάζει { $megabytes } MB, οι επόμενες σχεδόν τίποτα. Για δοκιμή: { $example }
play-summary = Ανοίγει το παιχνίδι στον περιηγητή. Το ίδιο κάνει και σκέτο kingdomino.
play-host-option = διεύθυνση ακρόασης· με 0.0.0.0 μπαίνουν και κινητά και τάμπλετ του σπιτιού
play-port-option = θύρα ακρόασης· αλλιώς 8017 ή κάποια ελεύθερη
play-no-browser-option = χωρίς άνοιγμα περιηγητή
play-ready = Το Kingdomino είναι έτοιμο: { $address }
play-already = Το Kingdomino τρέχει ήδη: { $address }
play-in-the-house = Για άλλες συσκευές του σπιτιού: { $address }
play-stop = Ctrl-C για τερματισμό. Τα παιχνίδια αποθηκεύονται.
play-goodbye = Τα λέμε την επόμενη φορά.

setting-host = διεύθυνση ακρόασης· με 0.0.0.0 μπαίνουν και άλλα μηχανήματα
setting-port = θύρα ακρόασης
setting-database = πού αποθηκεύονται όλα: ένα αρχείο SQLite (αλλιώς ένα στον προσωπικό φάκελο) ή postgresql://user:password@host/name
setting-workers = διεργασίες διακομιστή σε αυτή τη θύρα· για πάνω από μία χρειάζεται PostgreSQL
setting-public-url = διεύθυνση στην οποία βρίσκουν οι περιηγητές τον διακομιστή, για παράδειγμα https://example.org
setting-trusted-proxies = διευθύνσεις και δίκτυα αξιόπιστων διακομιστών μεσολάβησης (για τις κεφαλίδες X-Forwarded), με κόμματα ανάμεσα
setting-origins = άλλες προελεύσεις που οι σελίδες τους μπορούν να χρησιμοποιούν τον διακομιστή, με κόμματα ανάμεσα
setting-allowed-hosts = άλλα ονόματα με τα οποία βρίσκουν οι περιηγητές τον διακομιστή, με κόμματα ανάμεσα· .example.org για όλα τα ονόματα κάτω από αυτό, * για κάθε όνομα
setting-network-addresses = διευθύνσεις στις οποίες βρίσκουν αυτή τη συσκευή οι άλλες του δικτύου, με κόμματα ανάμεσα· αν είναι κενό, εντοπίζονται αυτόματα
setting-log-level = τι καταγράφεται: debug, info, warning ή error, και ό,τι είναι σοβαρότερο
setting-log-format = json ή text
setting-retention-days = ημέρες ώσπου να σβηστούν οι τελειωμένες παρτίδες· αλλιώς ποτέ
setting-idle-days = ημέρες ώσπου να σβηστούν τραπέζια που δεν αγγίζει κανείς· none για ποτέ
setting-secret-days = ημέρες ώσπου να ξεχαστεί ένας περιηγητής που δεν ξανάρχεται
setting-messages-per-second = μηνύματα που μπορεί να στείλει μια σύνδεση το δευτερόλεπτο
setting-burst = μηνύματα που μπορεί να στείλει μαζί
setting-connections-per-address = ταυτόχρονες συνδέσεις από μία διεύθυνση
setting-tables-per-guest = ανολοκλήρωτα τραπέζια που μπορεί να έχει ένας άνθρωπος
setting-guests-per-hour = νέοι επισκέπτες από μία διεύθυνση την ώρα
setting-wrong-codes-per-minute = λάθος κωδικοί από ένα άτομο το λεπτό
setting-bot-processes = διεργασίες που υπολογίζουν τις κινήσεις των μποτ· με 0 το αναλαμβάνει το kingdomino worker
setting-review-playouts = δοκιμαστικές παρτίδες ανά απόφαση μιας ανάλυσης
setting-reviews-per-guest = ανολοκλήρωτες αναλύσεις που μπορεί να περιμένει ένας άνθρωπος
setting-reviews-per-hour = νέες αναλύσεις από μία διεύθυνση την ώρα

## Errors at the start of a server, and of its database

error-wrong-setting = Το { $setting } δεν μπορεί να είναι «{ $value }». Χρησιμοποίησε { $expected }
error-workers-need-postgresql = { $workers } διεργασίες χρειάζονται βάση PostgreSQL: ένα αρχείο είναι για μία διεργασία.
error-database-in-use = Ένας άλλος διακομιστής έχει ανοιχτό το { $file }: ένα αρχείο είναι για μία διεργασία. Σταμάτησε εκείνον ή δώσε άλλο αρχείο με { $setting }.
error-nobody-would-think = Κανείς δεν θα υπολόγιζε τις κινήσεις των μποτ: χωρίς δικές του διεργασίες για μποτ ο διακομιστής χρειάζεται εργάτες, και αυτοί βάση PostgreSQL.
error-no-home-folder = Δεν υπάρχει προσωπικός φάκελος για να αποθηκευτούν τα παιχνίδια· δώσε { $setting }.
error-worker-did-not-start = Μια διεργασία διακομιστή τελείωσε πριν να είναι έτοιμη (κωδικός εξόδου { $exit }).
error-database-folder-refused = Δεν μπορεί να υπάρχει βάση δεδομένων στον φάκελο { $folder }: { $reason ->
    [EACCES] δεν επιτρέπεται η εγγραφή εκεί
    [EPERM] δεν επιτρέπεται η εγγραφή εκεί
    [EROFS] είναι μόνο για ανάγνωση
    [ENOSPC] ο δίσκος είναι γεμάτος
    [ENOENT] τίποτα δεν μπορεί να δημιουργηθεί εκεί
    [ENOTDIR] υπάρχει αρχείο εκεί που θα έπρεπε να είναι φάκελος
    [EISDIR] υπάρχει φάκελος εκεί που θα έπρεπε να είναι το αρχείο
   *[other] { $reason }
}.
error-database-is-newer = Η βάση δεδομένων { $database } ανήκει σε νεότερη έκδοση του Kingdomino. Χρησιμοποίησε εκείνη την έκδοση ή άλλη βάση δεδομένων.
error-not-a-database = Το { $file } δεν είναι βάση δεδομένων SQLite.
error-backup-needs-pg-dump = Το { $database } είναι βάση δεδομένων PostgreSQL. Για αντίγραφο ασφαλείας χρησιμοποίησε το δικό της πρόγραμμα: pg_dump --format custom --file kingdomino.dump, με τη διεύθυνση της βάσης δεδομένων.
error-backup-failed = Το αντίγραφο ασφαλείας { $file } δεν μπόρεσε να γραφτεί: { $reason }.
error-backup-has-no-room = Ο δίσκος του { $folder } είναι γεμάτος: το αντίγραφο ασφαλείας δεν έγινε.
error-backup-exists = Το { $file } υπάρχει ήδη, και ένα αντίγραφο ασφαλείας δεν αντικαθιστά τίποτα. Διάλεξε άλλο όνομα ή σβήσε πρώτα αυτό το αρχείο.
error-site-not-built = Αυτό το αντίγραφο του Kingdomino δεν έχει τις σελίδες για τον περιηγητή. Εγκατάστησε ένα δημοσιευμένο πακέτο ή ξεκίνα το ./play στον φάκελο του κώδικα: αυτό τις φτιάχνει.
error-site-folder-taken = Ο φάκελος { $folder } περιέχει κάτι άλλο, και τίποτα δεν άλλαξε εκεί. Διάλεξε έναν άδειο φάκελο ή έναν που δεν υπάρχει ακόμη.
error-no-such-database = Δεν υπάρχει βάση δεδομένων { $file }.
error-database-damaged = Η βάση δεδομένων { $file } έχει καταστραφεί. Σταμάτησε τον διακομιστή και βάλε στη θέση της ένα αντίγραφο ασφαλείας· το «Backup and restore» στο docs/guides/host.md λέει πώς, και τι μπορείς να δοκιμάσεις χωρίς αντίγραφο.
error-unknown-database = Το «{ $scheme }» δεν είναι είδος βάσης δεδομένων γνωστό εδώ. Χρησιμοποίησε sqlite:///kingdomino.db ή postgresql://user:password@host/name.
error-unreadable-database = Η διεύθυνση της βάσης δεδομένων δεν διαβάζεται. Παράδειγμα: { $scheme ->
    [postgresql] postgresql://user:password@host/name
   *[other] sqlite:///kingdomino.db
}
error-postgresql-not-installed = Για PostgreSQL χρειάζεται ακόμη ένα πακέτο: εγκατάστησε { $extra }.

## Errors that a server sends

error-cannot-listen = Δεν γίνεται ακρόαση στο { $host }, θύρα { $port }: { $reason }
error-too-many-requests = Πολύ γρήγορα. Δοκίμασε πάλι σε { $seconds ->
    [one] 1 δευτερόλεπτο
   *[other] { $seconds } δευτερόλεπτα
}.
error-too-many-connections = Υπάρχουν πάρα πολλές συνδέσεις από αυτή τη διεύθυνση· το πολύ { $most }.
error-wrong-length-of-name = Ένα όνομα έχει 1 έως { $most } χαρακτήρες, όχι { $length }.
error-unusable-name = Ένα όνομα δεν μπορεί να έχει αόρατους χαρακτήρες ή χαρακτήρες ελέγχου.
error-too-many-marks = Οι τόνοι και τα άλλα σημάδια ενός ονόματος χρειάζονται ένα γράμμα, και ένα γράμμα μπορεί να έχει το πολύ { $most }.
error-unknown-language = Δεν υπάρχει γλώσσα { $language }· υπάρχουν { $known }.
error-no-secret = Ο διακομιστής δεν ξέρει ποιος ρωτά: δεν στάλθηκε κλειδί.
error-wrong-secret = Ο διακομιστής δεν γνωρίζει αυτό το κλειδί· ξεκίνα πάλι ως επισκέπτης.
error-expired-secret = Αυτό το κλειδί είναι πολύ παλιό· ξεκίνα πάλι ως επισκέπτης.
error-wrong-link = Αυτός ο σύνδεσμος έχει χρησιμοποιηθεί, είναι πολύ παλιός ή δεν δόθηκε ποτέ. Ζήτησε καινούριο.
error-foreign-origin = Μια σελίδα από αλλού δεν μπορεί να το κάνει αυτό.
error-cannot-open-here = Μόνο όποιος βρίσκεται στη συσκευή όπου ξεκίνησε το παιχνίδι μπορεί να το ανοίξει στο δίκτυο, και μόνο μία φορά.
error-game-not-shared = Ο οικοδεσπότης μοιράζεται αυτή την παρτίδα μόνο με όσους την έπαιξαν.
error-no-network = Αυτή η συσκευή δεν είναι συνδεδεμένη σε δίκτυο αυτή τη στιγμή.
error-unknown-host = Ο διακομιστής δεν απαντά στο όνομα { $host }. Όποιος τον λειτουργεί μπορεί να επιτρέψει αυτό το όνομα με { $setting }.
error-unreadable-body = Αυτό που στάλθηκε δεν είναι JSON σε UTF-8.
error-wrong-field = Το πεδίο { $field } δεν είναι όπως πρέπει ({ $problem }).
error-body-too-large = Είναι πάρα πολύ· το πολύ { $most } byte.
error-no-such-page = Δεν υπάρχει τίποτα σε αυτή τη διεύθυνση.
error-wrong-method = Αυτό δεν γίνεται σε αυτή τη διεύθυνση.
error-no-such-table = Δεν υπάρχει τραπέζι { $table }.
error-not-here = Γι’ αυτό χρειάζεται διακομιστής. Εδώ το παιχνίδι τρέχει εξ ολοκλήρου στον περιηγητή σου.
error-level-not-here = Αυτό το μποτ χρειάζεται διακομιστή. Διάλεξε άλλο επίπεδο.
error-no-such-finished-game = Δεν υπάρχει τελειωμένη παρτίδα { $game }.
error-no-such-review = Δεν υπάρχει τέτοια ανάλυση. Ίσως η παρτίδα της διαγράφηκε.
error-review-of-unfinished-game = Αυτή η παρτίδα δεν τελείωσε (κινήσεις: { $moves }). Αναλύονται μόνο τελειωμένες παρτίδες.
error-too-many-reviews = Περιμένεις ήδη { $most } αναλύσεις. Περίμενε να τελειώσει μία ή σταμάτησε μία.
error-not-your-review = Δεν περιμένεις αυτή την ανάλυση.
error-not-reviewed-yet = Η κίνηση { $number } δεν έχει αναλυθεί ακόμη.
error-not-an-alternative = Η κίνηση { $move } δεν ήταν δυνατή εκεί.
error-no-such-day = Δεν υπάρχει πρόκληση για την ημέρα { $day }: διάλεξε ημέρα από { $first } έως { $last }.
error-too-many-records = { $records } καταγραφές είναι πάρα πολλές· το πολύ { $most }.
error-square-given-twice = Ένα τετράγωνο δόθηκε δύο φορές.
error-server-busy = Ο διακομιστής έχει πάρα πολλή δουλειά· δοκίμασε πάλι σε λίγο.
error-server-error = Κάτι πήγε στραβά στον διακομιστή. Τίποτα δεν άλλαξε.
error-storage-unavailable = Ο διακομιστής δεν μπορεί να αποθηκεύσει τίποτα τώρα: { $reason ->
    [storage_full] ο δίσκος της βάσης δεδομένων είναι γεμάτος. Δοκίμασε πάλι σε λίγο.
    [storage_read_only] η βάση δεδομένων είναι μόνο για ανάγνωση. Δοκίμασε πάλι σε λίγο.
    [storage_gone] δεν υπάρχει πρόσβαση στη βάση δεδομένων. Δοκίμασε πάλι σε λίγο.
    [storage_damaged] η βάση δεδομένων έχει καταστραφεί· όποιος λειτουργεί τον διακομιστή πρέπει να την επαναφέρει από αντίγραφο ασφαλείας. Νέα προσπάθεια δεν θα βοηθήσει.
   *[other] παρουσιάστηκε απρόσμενο σφάλμα. Δοκίμασε πάλι σε λίγο.
}
error-not-a-games-file = Αυτό δεν είναι αρχείο αποθηκευμένων παρτίδων του Kingdomino.
error-restarting = Γίνεται επανεκκίνηση του διακομιστή. Το παιχνίδι σου είναι ασφαλές· δοκίμασε πάλι σε λίγο.
error-table-unreadable = Αυτός ο διακομιστής δεν μπορεί να ανοίξει το τραπέζι { $table }: παίχτηκε με νεότερη έκδοση του προγράμματος. Τίποτα δεν χάθηκε· ζήτησε από όποιον διαχειρίζεται τον διακομιστή να τον ενημερώσει.
error-hello-first = Μια σύνδεση αρχίζει με hello.
error-hello-twice = Αυτή η σύνδεση έχει ήδη στείλει hello.
error-unreadable-message = Ο διακομιστής δεν μπορεί να διαβάσει αυτό το μήνυμα.
error-unknown-message = Ο διακομιστής δεν γνωρίζει τέτοιο μήνυμα.
error-stale = Το παιχνίδι προχώρησε στο μεταξύ· αυτή είναι η τωρινή θέση.
error-no-game-runs = Σε αυτό το τραπέζι δεν παίζεται τώρα παιχνίδι.
error-already-begun = Το παιχνίδι έχει ήδη αρχίσει.
error-not-the-host = Μόνο ο οικοδεσπότης του τραπεζιού μπορεί να το κάνει αυτό.
error-not-your-seat = Αυτή δεν είναι η θέση σου.
error-nobody-to-hurry = Κανείς δεν σκέφτεται ακόμη πάνω από { $seconds } δευτερόλεπτα.
error-too-many-words = Το πολύ { $most } αντιδράσεις ανά γύρο.
error-not-your-turn = Είναι η σειρά άλλου παίκτη.
error-not-a-bots-turn = Είναι η σειρά ανθρώπου, όχι μποτ.
error-seat-taken = Αυτή η θέση είναι πιασμένη.
error-seat-is-open = Δεν κάθεται κανείς εκεί.
error-seats-open = Υπάρχουν ακόμη ελεύθερες θέσεις.
error-wrong-number-of-seats = Ένα παιχνίδι για { $players } παίκτες χρειάζεται { $players } θέσεις, όχι { $seats }.
error-player-is-here = Ο παίκτης είναι στο τραπέζι.
error-bot-without-a-level = Ένα μποτ χρειάζεται επίπεδο.
error-too-many-tables = Είσαι σε πάρα πολλά τραπέζια· το πολύ { $most }. Φύγε πρώτα από ένα.
error-too-many-changes = Έγιναν πάρα πολλές αλλαγές σε αυτό το τραπέζι. Ξεκίνα την επόμενη παρτίδα ή άνοιξε νέο τραπέζι.
error-deck-and-kings-together = Η στοίβα και η σειρά των βασιλιάδων δίνονται μαζί ή καθόλου.
error-deck-is-fixed = Η στοίβα ετοιμάστηκε για αυτούς τους κανόνες, οπότε δεν αλλάζουν.
error-position-and-deck = Ένα τραπέζι που ξεκινά από θέση δεν έχει ούτε δική του στοίβα ούτε Δυναστεία.
error-position-is-over = Σε αυτή τη θέση η παρτίδα έχει τελειώσει.
error-position-is-fixed = Το τραπέζι ξεκινά από θέση αυτών των κανόνων, γι’ αυτό δεν αλλάζουν.
error-deck-is-gone = Η στοίβα που ετοιμάστηκε για το τραπέζι { $table } δεν υπάρχει πια.
error-day-is-fixed = Σε αυτό το τραπέζι παίζεται η πρόκληση της ημέρας { $day }: θέσεις και κανόνες μένουν όπως είναι.
error-day-not-finished = Τέλειωσε πρώτα την πρώτη σου προσπάθεια για την ημέρα { $day }.
error-domino-not-in-sight = Το ντόμινο { $domino } δεν είναι σε καμία από τις δύο γραμμές.
error-line-was-revealed = Είναι αργά για αναίρεση: άνοιξε νέα γραμμή.
error-no-more-undos = Δεν υπάρχουν άλλες αναιρέσεις: έχεις ήδη αναιρέσει { $most } αποφάσεις σε αυτό το παιχνίδι.
error-decision-of-one-away = Είναι αργά για αναίρεση: στο μεταξύ έπαιξε κάποιος που τώρα λείπει.
error-undo-already-asked = Έχει ήδη ζητηθεί αναίρεση.
error-not-asked = Τώρα δεν υπάρχει ερώτηση για να απαντήσεις.
error-clock-cannot-stand = Το ρολόι σταματά μόνο όταν μοιράζεστε όλοι μία συσκευή, και μία φορά για κάθε απόφαση.
error-hints-not-allowed = Σε αυτό το τραπέζι δεν υπάρχουν υποδείξεις.
error-coach-busy = Ο προπονητής είναι απασχολημένος. Ρώτησε ξανά σε λίγο.
error-no-such-puzzle = Δεν υπάρχει γρίφος { $number }: ο τελευταίος είναι ο { $puzzles }.

## kingdomino worker

worker-summary = Υπολογίζει τις κινήσεις των μποτ για διακομιστές που μοιράζονται μια βάση PostgreSQL.
worker-processes-option = διεργασίες που υπολογίζουν κινήσεις (1)
worker-name-option = όνομα αυτού του εργάτη στις καταγραφές· αλλιώς το όνομα του μηχανήματος και ένας αριθμός
worker-ready = Ο εργάτης { $worker } υπολογίζει κινήσεις για τους διακομιστές στο { $database }.
worker-ended = Τέλος μετά από { $jobs ->
    [one] 1 κίνηση
   *[other] { $jobs } κινήσεις
}.
error-worker-needs-postgresql = Ένας εργάτης χρειάζεται τη βάση PostgreSQL των διακομιστών του: --database postgresql://host/kingdomino

## The browser: the end of a game

web-end-title = Τελική βαθμολογία
web-end-counting = Τετράγωνα × στέμματα, ενότητα προς ενότητα.
web-end-you = Εσύ
web-end-you-win = Κερδίζεις με { $points ->
    [one] 1 πόντο
   *[other] { $points } πόντους
}
web-end-wins = { $name }: νίκη με { $points ->
    [one] 1 πόντο
   *[other] { $points } πόντους
}
web-end-shared-win = Κοινή νίκη: { $names }, με { $points ->
    [one] 1 πόντο
   *[other] { $points } πόντους
} ο καθένας
web-end-shared-win-you = Κοινή νίκη: εσύ και { $names }, με { $points ->
    [one] 1 πόντο
   *[other] { $points } πόντους
} ο καθένας
web-end-by-points = { $margin ->
    [one] Διαφορά 1 πόντου από τη δεύτερη θέση ({ $name }).
   *[other] Διαφορά { $margin } πόντων από τη δεύτερη θέση ({ $name }).
}
web-end-you-behind = { $place ->
    [2] Δεύτερη
    [3] Τρίτη
   *[other] Τέταρτη
} θέση για σένα με { $points }, σε απόσταση { $margin } από την πρώτη.
web-end-above-median = Οι πόντοι σου είναι { $more } πάνω από τη διάμεσό σου.
web-end-by-largest = Ίδιοι πόντοι ({ $name })· κρίνει η μεγαλύτερη ενότητα: { $one } τετράγωνα έναντι { $two }.
web-end-by-largest-you = Ίδιοι πόντοι με σένα· κρίνει η μεγαλύτερη ενότητα: { $one } τετράγωνα έναντι { $two }.
web-end-by-crowns = Ίδιοι πόντοι και ίσες ενότητες ({ $name })· κρίνουν τα στέμματα: { $one } έναντι { $two }.
web-end-by-crowns-you = Ίδιοι πόντοι και ίσες ενότητες με σένα· κρίνουν τα στέμματα: { $one } έναντι { $two }.
web-end-by-nothing = Όλα όσα μετρούν είναι ίσα, οπότε η νίκη μοιράζεται.
web-end-players = { $count ->
    [one] 1 παίκτης
   *[other] { $count } παίκτες
}
web-end-edition-classic = κλασική έκδοση
web-end-edition-revised = αναθεωρημένη έκδοση
web-end-mighty-duel = Μεγάλη Μονομαχία
web-end-place-1 = Πρώτη θέση
web-end-place-2 = Δεύτερη θέση
web-end-place-3 = Τρίτη θέση
web-end-place-4 = Τέταρτη θέση
web-end-shared-1 = Κοινή πρώτη θέση
web-end-shared-2 = Κοινή δεύτερη θέση
web-end-shared-3 = Κοινή τρίτη θέση
web-end-tie-shared = Ισοπαλία σε όλα, οπότε η θέση μοιράζεται.
web-end-tie-largest = Ίδιοι πόντοι ({ $name })· μεγαλύτερη ενότητα { $own } έναντι { $other }.
web-end-tie-largest-you = Ίδιοι πόντοι με σένα· μεγαλύτερη ενότητα { $own } έναντι { $other }.
web-end-tie-crowns = Ίδιοι πόντοι και ίση ενότητα ({ $name })· στέμματα { $own } έναντι { $other }.
web-end-tie-crowns-you = Ίδιοι πόντοι και ίση ενότητα με σένα· στέμματα { $own } έναντι { $other }.
web-end-next = Επόμενο
web-end-skip = Παράλειψη
web-end-count-again = Ξαναμέτρα
web-end-table = Πόντοι: { $name }
web-end-table-you = Οι πόντοι σου
web-end-territory = Ενότητα
web-end-worth = Τετράγωνα × στέμματα
web-end-points = Πόντοι
web-end-crownless = { $count ->
    [one] 1 ενότητα χωρίς στέμματα
   *[other] { $count } ενότητες χωρίς στέμματα
}
web-end-smaller = { $count ->
    [one] 1 μικρότερη ενότητα
   *[other] { $count } μικρότερες ενότητες
}
web-end-bonuses = Μπόνους
web-end-no-bonus = Χωρίς μπόνους
web-end-numbers = Αναλυτικά
web-end-unfold = { $name }: ολόκληρο το βασίλειο
web-end-total = Σύνολο
web-end-largest = Μεγαλύτερη ενότητα { $largest ->
    [one] 1 τετράγωνο
   *[other] { $largest } τετράγωνα
}, { $crowns ->
    [one] 1 στέμμα
   *[other] { $crowns } στέμματα
}
web-end-discarded = Ξεσκαρταρισμένα: { $dominoes }
web-end-standing = Η Δυναστεία μετά από { $games ->
    [one] 1 παρτίδα
   *[other] { $games } παρτίδες
}
web-end-standing-about = Τα αθροίσματα ως τώρα· κερδίζει το μεγαλύτερο μετά την τελευταία παρτίδα.
web-end-standing-you = Κερδίζεις τη Δυναστεία με { $points ->
    [one] 1 πόντο
   *[other] { $points } πόντους
}.
web-end-standing-wins = { $name }: νίκη στη Δυναστεία με { $points ->
    [one] 1 πόντο
   *[other] { $points } πόντους
}.
web-end-standing-shared = Κοινή νίκη στη Δυναστεία: { $names }, με { $points ->
    [one] 1 πόντο
   *[other] { $points } πόντους
} ο καθένας.
web-end-standing-shared-you = Κοινή νίκη στη Δυναστεία: εσύ και { $names }, με { $points ->
    [one] 1 πόντο
   *[other] { $points } πόντους
} ο καθένας.
web-end-player = Παίκτης
web-end-game = Παρτίδα { $number }
web-end-sum = Άθροισμα
web-end-ranking = Τελική κατάταξη
web-end-what-next = Και τώρα;
web-end-medal-best = Ατομικό ρεκόρ: { $points }
web-end-medal-first-win = Η πρώτη σου νίκη
web-end-medal-first-against = Πρώτη νίκη στο επίπεδο { $level }
web-end-medal-bonuses = Και τα δύο μπόνους
web-end-try-level = Και τώρα επίπεδο { $level };
web-end-play-again = Νέα παρτίδα
web-end-next-game = Επόμενη παρτίδα
web-end-new-dynasty = Νέα Δυναστεία
web-end-terms = Αλλαγή παικτών ή ρυθμίσεων
web-end-replay = Δες την επανάληψη
web-end-shared = Όποιος έχει τον σύνδεσμο μπορεί να δει και να αναλύσει αυτές τις παρτίδες
web-end-link = Σύνδεσμος επανάληψης
web-end-copy-link = Αντιγραφή συνδέσμου επανάληψης
web-end-record = Λήψη της καταγραφής
web-end-home = Στην αρχική σελίδα
web-end-ready = Έτοιμοι: { $names }.
web-end-waiting = Περιμένουμε: { $names }.
web-end-asked = { $name }: πάμε άλλη μία;
web-end-asked-about = Ίδιες θέσεις, ίδιοι κανόνες.
web-end-not-now = Όχι τώρα
web-end-bot-for = Μποτ στη θέση: { $name }
web-end-play-with-bot = Παιχνίδι με μποτ
web-end-seat-open = Μια θέση είναι ελεύθερη· η επόμενη παρτίδα αρχίζει μόλις πιαστεί.
web-end-shuffle = Έλεγχος του ανακατέματος
web-end-shuffle-about = Πριν ανοίξει το πρώτο ντόμινο, ο διακομιστής έδειξε ένα αποτύπωμα ολόκληρης της ανακατεμένης στοίβας. Τώρα η στοίβα είναι φανερή: αν το αποτύπωμά της είναι το ίδιο, κανείς δεν την άλλαξε στη διάρκεια της παρτίδας.
web-end-shuffle-noted = Αυτός ο περιηγητής σημείωσε το ίδιο αποτύπωμα όταν άρχισε η παρτίδα.
web-end-shuffle-checking = Γίνεται έλεγχος…
web-end-shuffle-print = Αποτύπωμα:

## The browser: first page

bot-page = Ακόλουθος
bot-squire = Ιπποκόμος
bot-knight = Ιππότης
bot-duke = Δούκας
bot-king = Βασιλιάς
bot-numbered = { $level } { $number }
bot-page-about = Παίζει ό,τι να ’ναι, με χαρά. Καλός πρώτος αντίπαλος.
bot-squire-about = Παίρνει τώρα όσους πόντους μπορεί και δεν κοιτά παραπέρα.
bot-knight-about = Ζυγίζει μαζί τοποθέτηση και επιλογή, με τον νου στον χώρο.
bot-duke-about = Κοιτάζει έναν γύρο μπροστά, στο άψε σβήσε.
bot-king-about = Υπολογίζει και τις δικές σου απαντήσεις. Ο πιο δυνατός απ’ όλους.
bot-goose-herd = Χηνοβοσκός
bot-goose-herd-manner = Χαιρετά κάθε ντόμινο που περνά.
bot-kitchen-hand = Βοηθός κουζίνας
bot-kitchen-hand-manner = Πρώτα ανακατεύει, μετά δοκιμάζει.
bot-bell-ringer = Καμπανάρης
bot-bell-ringer-manner = Πάντα στην ώρα, ποτέ βιαστικά.
bot-miller = Μυλωνάς
bot-miller-manner = Μετρά σακιά, όχι εποχές.
bot-ferryman = Βαρκάρης
bot-ferryman-manner = Περνά απέναντι από τον πιο σύντομο δρόμο.
bot-beekeeper = Μελισσοκόμος
bot-beekeeper-manner = Δεν αφήνει λουλούδι για αργότερα.
bot-falconer = Γερακάρης
bot-falconer-manner = Κοιτά πρώτα όλο το πεδίο.
bot-mason = Χτίστης
bot-mason-manner = Θέλει ίσιες άκρες και καθόλου κενά.
bot-forester = Δασοφύλακας
bot-forester-manner = Ήσυχος και υπομονετικός, σπάνια ξαφνιάζεται.
bot-steward = Οικονόμος
bot-steward-manner = Κρατά τα κατάστιχα και τα κλείνει απαλά.
bot-surveyor = Τοπογράφος
bot-surveyor-manner = Έχει μετρήσει και το δικό σου βασίλειο.
bot-chancellor = Καγκελάριος
bot-chancellor-manner = Διαβάζει τα ψιλά γράμματα κάθε ντόμινο.
bot-astronomer = Αστρονόμος
bot-astronomer-manner = Είδε τη βραδιά να έρχεται από μακριά.
bot-chronicler = Χρονικογράφος
bot-chronicler-manner = Θυμάται πώς τελειώνουν συνήθως αυτές οι ιστορίες.
bot-regent = Αντιβασιλέας
bot-regent-manner = Λέει λίγα, υποκλίνεται στο τέλος.
web-home-about = Στρώσε χωράφια, δάση και λίμνες γύρω από το κάστρο σου. Δώδεκα ντόμινο, περίπου 15 λεπτά.
web-home-play-now = Παίξε τώρα
web-home-play-now-about = Εσύ και τρία εύκολα μποτ. Χωρίς λογαριασμό.
web-home-hello = Καλώς ήρθες πάλι, { $name }
web-home-as-last-time = Όπως την προηγούμενη φορά:
web-home-change = Αλλαγή
web-home-friends = Παιχνίδι με φίλους
web-home-friends-about = Με σύνδεσμο ή όλοι σε αυτή τη συσκευή. Εσύ διαλέγεις θέσεις, μποτ και κανόνες.
web-home-solve = Λύσε έναν γρίφο
web-home-pad-real = Μπλοκ πόντων για το επιτραπέζιο
web-home-opening = Ανοίγει…
web-home-setup = Παιχνίδι με φίλους ή επιλογή αντιπάλων
web-home-players = Παίκτες
web-home-where = Φίλοι
web-home-where-link = Με σύνδεσμο ή κωδικό
web-home-where-here = Σε αυτή τη συσκευή
web-home-seats = Θέσεις
web-home-seat = Ποιος παίζει το { $colour }
web-home-you = Εσύ
web-home-your-name = Το όνομά σου
web-home-name-of = Όνομα του παίκτη με το { $colour }
web-home-player = Παίκτης { $number }
web-home-sitter-open = Ένας φίλος
web-home-sitter-open-about = με σύνδεσμο ή κωδικό
web-home-sitter-here = Κάποιος σε αυτή τη συσκευή
web-home-sitter-bot = Μποτ: { $level }
web-home-bots = Μποτ
web-home-bots-all = Επίπεδο όλων των μποτ
web-home-bots-mixed = Από το πιο αδύναμο στο πιο δυνατό. Ένα πάτημα ορίζει όλα τα μποτ.
web-bots-title = Γνώρισε τα μποτ
web-bots-about = Πέντε επίπεδα, τρεις χαρακτήρες στο καθένα. Οι χαρακτήρες του ίδιου επιπέδου παίζουν εξίσου καλά· διαφέρουν μόνο στο ύφος.
web-bots-strength = Δύναμη { $number } από 5
web-bots-who = Ποιοι είναι;
web-bots-seat = μποτ, { $level }
web-bots-with-level = { $name } ({ $level })
web-bots-play = Παίξε
web-bots-play-against = Παίξε με τρία μποτ: { $level }
web-name-title = Πώς να σε λέμε;
web-name-about = Θα το βλέπουν οι άλλοι στο τραπέζι. Αλλάζει όποτε θέλεις.
web-name-ideas = Ή ένα από αυτά:
web-name-go = Παίξε
web-name-guest = Επισκέπτης
web-name-forms = { $name }
web-home-variants = Παραλλαγές
web-home-harmony = Αρμονία +5
web-home-middle-kingdom = Κεντρικό Βασίλειο +10
web-home-dynasty = Δυναστεία, 3 παρτίδες
web-home-dynasty-short = Δυναστεία
web-home-mighty-duel = Μεγάλη Μονομαχία 7 × 7: δύο παίκτες
web-home-mighty-duel-short = Μεγάλη Μονομαχία
web-home-more = Έκδοση, ρολόι, ποιος μπαίνει
web-home-edition = Έκδοση
web-home-edition-classic = Κλασική
web-home-edition-revised = Αναθεωρημένη
web-home-edition-classic-about = Τρεις παίκτες: γραμμές των τριών. Στην ισοπαλία κρίνει η μεγαλύτερη ενότητα, μετά τα στέμματα.
web-home-edition-revised-about = Τρεις παίκτες: γραμμές των τεσσάρων, ένα περισσεύει. Στην ισοπαλία κρίνει η μεγαλύτερη ενότητα, αλλιώς η νίκη μοιράζεται.
web-home-clock = Ρολόι
web-home-clock-none = Χωρίς
web-home-clock-move = Ανά κίνηση
web-home-clock-bank = Συνολικά
web-home-clock-per-move = Κάθε κίνηση
web-home-clock-supply = Αρχικός χρόνος
web-home-clock-increment = Προσθήκη ανά κίνηση
web-home-seconds = { $seconds } δευτ.
web-home-minutes = { $minutes } λεπτά
web-home-day = Μία ημέρα
web-home-bank = { $minutes } λεπτά + { $seconds } δευτ.
web-home-listed = Ανοιχτό σε όλους
web-home-listed-about = Το τραπέζι φαίνεται στα ανοιχτά τραπέζια. Αλλιώς μπαίνει κανείς μόνο με τον κωδικό ή τον σύνδεσμο.
web-home-open-table = Άνοιξε το τραπέζι
web-home-start-game = Ξεκίνα το παιχνίδι
web-home-continue = Συνέχεια
web-home-back = Πίσω στο τραπέζι
web-home-back-named = Πίσω στο τραπέζι: { $names }
web-home-your-turn = Είναι η σειρά σου.
web-home-turn-at = Η σειρά σου στο { $code }
web-home-all-tables = Όλα τα τραπέζια: { $tables }
web-home-waiting-for = Σειρά έχει: { $name }.
web-home-waiting-seats = { $seats ->
    [one] 1 θέση είναι ελεύθερη.
   *[other] { $seats } θέσεις είναι ελεύθερες.
}
web-home-waiting-start = Όλες οι θέσεις είναι πιασμένες: μπορείς να ξεκινήσεις.
web-home-running = Το παιχνίδι συνεχίζεται.
web-home-somebody = Κάποιος
web-home-seat-open = ελεύθερη θέση
web-home-terms = { $players ->
    [one] 1 παίκτης
   *[other] { $players } παίκτες
}
web-home-join = Μπες με κωδικό
web-home-join-about = Γράψε τους πέντε χαρακτήρες του κωδικού που βλέπει ο οικοδεσπότης ή επικόλλησε τον σύνδεσμο.
web-home-join-looking = Αναζήτηση τραπεζιού…
web-home-join-button = Μπες
web-home-join-named = Μπες στο τραπέζι: { $name }
web-home-lobby = Ανοιχτά τραπέζια
web-home-won = { $points ->
    [one] Νίκη με 1 πόντο.
   *[other] Νίκη με { $points } πόντους.
}
web-home-placed = { $points ->
    [one] { $place }η θέση με 1 πόντο.
   *[other] { $place }η θέση με { $points } πόντους.
}
web-home-replay = Επανάληψη
web-home-learn = Μαθήματα
web-home-learn-about = Έξι σύντομα μαθήματα και μετά όλοι οι κανόνες.
web-home-me = Τα στοιχεία σου
web-home-me-about = Χωρίς λογαριασμό: μόνο αυτός ο περιηγητής σε γνωρίζει. Ένας σύνδεσμος μεταφέρει τις παρτίδες σου σε άλλη συσκευή.
web-home-rename = Αλλαγή
web-home-renamed = Από εδώ και πέρα λέγεσαι { $name }.
web-home-device = Συνέχισε σε άλλη συσκευή
web-home-device-about = Άνοιξε αυτόν τον σύνδεσμο στην άλλη συσκευή. Ισχύει μία φορά, για δέκα λεπτά. Μην τον δείξεις σε κανέναν: όποιος τον έχει παίζει με το όνομά σου.
web-home-device-link = Σύνδεσμος για την άλλη συσκευή
web-home-copy = Αντιγραφή
web-home-copied = Αντιγράφηκε.
web-home-erase = Διαγραφή των δεδομένων μου
web-home-erase-about = Το όνομα, το κλειδί και ο κατάλογος των παρτίδων σου διαγράφονται εδώ και στον διακομιστή. Παρτίδες που έπαιξαν και άλλοι μένουν, χωρίς το όνομά σου. Δεν αναιρείται.
web-home-erase-really = Οριστική διαγραφή
web-home-erased = Τα δεδομένα σου διαγράφηκαν.
web-home-names = Πλάτανος, Ελιά, Χελιδόνι, Τριφύλλι, Βελανίδι, Ελάφι, Δάφνη, Αηδόνι
web-home-error-unreachable = Ο διακομιστής δεν απαντά. Δοκίμασε ξανά σε λίγο.
web-home-error-unknown = Κάτι πήγε στραβά. Δεν χάθηκε τίποτα· δοκίμασε ξανά.

# The challenge of a day and statistics in the browser
web-daily-title = Πρόκληση της ημέρας
web-daily-points = { $points ->
    [one] { $points } πόντος
   *[other] { $points } πόντοι
  }
web-daily-place = { $place ->
    [1] 1η θέση στους 4
    [2] 2η θέση στους 4
    [3] 3η θέση στους 4
   *[other] 4η θέση στους 4
}
web-daily-result = { $points ->
    [one] { $points } πόντος
   *[other] { $points } πόντοι
}, { $place ->
    [1] 1η θέση στους 4
    [2] 2η θέση στους 4
    [3] 3η θέση στους 4
   *[other] 4η θέση στους 4
}
web-daily-about = Μία στοίβα την ημέρα, ίδια για όλους: εσύ απέναντι σε ιπποκόμο, ιππότη και δούκα.
web-daily-rules = Μετράει η πρώτη παρτίδα που τελειώνεις. Μπορείς να φύγεις και να συνεχίσεις αργότερα, όχι όμως να ξαναρχίσεις. Παίζονται η Αρμονία και το Κεντρικό Βασίλειο.
web-daily-honest = Η στοίβα προκύπτει από την ημερομηνία, άρα μπορεί να υπολογιστεί από πριν. Αυτή η σελίδα δεν μαθαίνει τίποτα για ένα ντόμινο πριν ανοίξει.
web-daily-play = Παίξε τη σημερινή
web-daily-play-past = Παίξε αυτή την ημέρα
web-daily-go-on = Συνέχισε
web-daily-running = Γύρος { $round } από { $rounds }. Η παρτίδα σου σε περιμένει.
web-daily-again = Παίξε ξανά (δεν μετράει)
web-daily-see = Δες το αποτέλεσμα
web-daily-have-played = { $results ->
    [0] Δεν την τελείωσε κανείς ακόμη.
    [one] Την τελείωσε 1 παίκτης.
   *[other] Την τελείωσαν { $results } παίκτες.
}
web-daily-next = Επόμενη στοίβα σε { $hours } ώ. { $minutes } λεπ.
web-daily-midnight = τα μεσάνυχτα (UTC)
web-daily-your-kingdom = Το βασίλειό σου
web-daily-parts = Ενότητες { $territories }, Αρμονία { $harmony }, Κεντρικό Βασίλειο { $middle }
web-daily-everybody = Οι πόντοι όλων
web-daily-results = { $results ->
    [one] { $results } αποτέλεσμα ως τώρα
   *[other] { $results } αποτελέσματα ως τώρα
  }
web-daily-middle = διάμεσος { $points }
web-daily-you = Εσύ { $points }
web-daily-more-than = Ξεπερνάς { $less } από τα { $results } αποτελέσματα. Τα μισά από όλα είναι μεταξύ { $low } και { $high }.
web-daily-few = { $results ->
    [0] Κανένα αποτέλεσμα ακόμη· το διάγραμμα εμφανίζεται με το τρίτο.
    [one] { $results } αποτέλεσμα ως τώρα· το διάγραμμα εμφανίζεται με το τρίτο.
   *[other] { $results } αποτελέσματα ως τώρα· το διάγραμμα εμφανίζεται με το τρίτο.
}
web-daily-middle-of = Η διάμεσος των { $results } αποτελεσμάτων είναι { $middle }.
web-daily-as-table = Ως πίνακας
web-daily-column-points = Πόντοι
web-daily-column-results = Αποτελέσματα
web-daily-king-title = Ο βασιλιάς στη θέση σου
web-daily-king = Με την ίδια στοίβα και τα ίδια μποτ, ο βασιλιάς πήρε { $points ->
    [one] { $points } πόντο
   *[other] { $points } πόντους
} και την { $place ->
    [1] 1η θέση στους 4
    [2] 2η θέση στους 4
    [3] 3η θέση στους 4
   *[other] 4η θέση στους 4
}.
web-daily-king-later = Ο βασιλιάς παίζει ακόμη. Το αποτέλεσμά του έρχεται σε λίγο.
web-daily-story = Η ιστορία της ημέρας
web-daily-richest = Η πιο αποδοτική κίνηση
web-daily-luck = Τύχη στις γραμμές: { $luck } πιθανότητα νίκης.
web-daily-accuracy = Ακρίβεια { $accuracy }%, σε { $moves } κινήσεις.
web-daily-no-slip = Καμία κίνηση δεν κόστισε ακριβά.
web-daily-see-move = Δες την κίνηση
web-daily-review-first = Η ανάλυση δείχνει τι σου έδωσαν οι γραμμές και ποια κίνηση κόστισε περισσότερο.
web-daily-late = Παίχτηκε αφού πέρασε η ημέρα, γι’ αυτό δεν μετράει με τα άλλα αποτελέσματα.
web-daily-month-before = Προηγούμενος μήνας
web-daily-month-after = Επόμενος μήνας
web-daily-day-open = { $date }
web-daily-day-running = { $date }, σε εξέλιξη
web-daily-day-points = { $date }, { $points ->
    [one] { $points } πόντος
   *[other] { $points } πόντοι
  }
web-daily-day-late = { $date }, { $points ->
    [one] { $points } πόντος
   *[other] { $points } πόντοι
  }, παίχτηκε αργότερα
web-daily-summary = { $days ->
    [one] { $days } ημέρα, { $average } πόντοι.
   *[other] { $days } ημέρες, κατά μέσο όρο { $average } πόντοι.
}
web-daily-past = Μπορείς να παίξεις και κάθε περασμένη ημέρα· απλώς δεν μετράει με τα άλλα αποτελέσματα.
web-daily-share = Κοινοποίηση
web-daily-share-title = Μοιράσου το αποτέλεσμά σου
web-daily-share-text = Kingdomino, πρόκληση της ημέρας, { $date }: { $points ->
    [one] { $points } πόντος
   *[other] { $points } πόντοι
}, { $place ->
    [1] 1η θέση στους 4
    [2] 2η θέση στους 4
    [3] 3η θέση στους 4
   *[other] 4η θέση στους 4
}.
web-daily-card-middle = { $place ->
    [1] 1η θέση στους 4
    [2] 2η θέση στους 4
    [3] 3η θέση στους 4
   *[other] 4η θέση στους 4
}, διάμεσος { $middle }
web-daily-save-picture = Αποθήκευση εικόνας
web-daily-copy-text = Αντιγραφή κειμένου
web-daily-share-failed = Η κοινοποίηση δεν λειτουργεί εδώ. Επίλεξε το κείμενο και αντίγραψέ το.

web-stats-title = Οι παρτίδες σου
web-stats-all = Όλες
web-stats-players = { $players } παίκτες
web-stats-save = Αποθήκευση ως αρχείο
web-stats-csv = Πίνακας (CSV)
web-stats-json = JSON
web-stats-games = { $games ->
    [one] τελειωμένη παρτίδα
   *[other] τελειωμένες παρτίδες
  }
web-stats-won = νίκες· μόνο με την τύχη θα ήταν { $chance }
web-stats-won-short = νίκες, { $percent }%
web-stats-average = πόντοι κατά μέσο όρο
web-stats-best = καλύτερο, { $date }
web-stats-best-short = καλύτερο
web-stats-accuracy-of = ακρίβεια στις τελευταίες δέκα παρτίδες με ανάλυση, { $moves } κινήσεις
web-stats-line = Εξέλιξη των πόντων
web-stats-line-about = κουκκίδες: παρτίδες · γραμμή: μέσος όρος επτά
web-stats-newest = οι τελευταίες { $games } παρτίδες
web-stats-first = πρώτη παρτίδα
web-stats-last = τελευταία παρτίδα
web-stats-column-day = Ημέρα
web-stats-column-mean = Μέσος όρος επτά παρτίδων
web-stats-best-kingdom = Καλύτερο βασίλειο
web-stats-watch-best = Δες την παρτίδα του καλύτερου βασιλείου σου
web-stats-levels = Νίκες ανά επίπεδο
web-stats-level-about = Η παρτίδα μετράει για το δυνατότερο μποτ στο τραπέζι.
web-stats-people = Μόνο άνθρωποι
web-stats-variants = Νίκες ανά παραλλαγή
web-stats-plain = Χωρίς μπόνους
web-stats-both = Και τα δύο μπόνους
web-stats-few = Οι διαγραμμισμένες μπάρες είναι για λιγότερες από πέντε παρτίδες.
web-stats-of = { $won } από { $games }
web-stats-terrains = Οι ενότητές σου
web-stats-share = { $share }% των πόντων
web-stats-accuracy = Στις τελευταίες δέκα παρτίδες με ανάλυση: { $accuracy }%, σε { $moves } κινήσεις.
web-stats-luck = Τύχη
web-stats-luck-about = { $games ->
    [one] Σε μία παρτίδα με ανάλυση η τύχη έδωσε { $luck } πιθανότητα νίκης.
   *[other] Σε { $games } παρτίδες με ανάλυση η τύχη έδωσε { $luck } πιθανότητα νίκης ανά παρτίδα.
}
web-stats-column-moves = Κινήσεις με ανάλυση
web-stats-hinted = { $games ->
    [one] { $games } παρτίδα με υποδείξεις δεν περιλαμβάνεται (νίκες: { $won }, πόντοι: { $average }).
   *[other] { $games } παρτίδες με υποδείξεις δεν περιλαμβάνονται (νίκες: { $won }, πόντοι κατά μέσο όρο: { $average }).
}
web-stats-left-out = Δεν μετρούν: παρτίδες όπου είχες πάνω από μία θέση, παρτίδες που δεν άρχισαν από την αρχή, νέες προσπάθειες στην πρόκληση της ημέρας.
web-stats-empty-title = Καμία τελειωμένη παρτίδα ακόμη
web-stats-empty-filter = Καμία τελειωμένη παρτίδα με τόσους παίκτες ακόμη
web-stats-empty = Οι πόντοι, οι νίκες και οι καλύτερες ενότητές σου θα φαίνονται εδώ μετά την πρώτη παρτίδα.
web-stats-replay = Δες μια καταγραφή
web-stats-last-games = { $games ->
    [one] Πόντοι της τελευταίας παρτίδας
   *[other] Πόντοι των τελευταίων { $games } παρτίδων
  }
web-join-title = Μπες σε τραπέζι
web-join-table-of = Τραπέζι: { $name }
web-join-name = Πώς να σε λένε οι άλλοι;
web-join-sit = Κάθισε
web-join-watch = Παρακολούθησε
web-join-full = Όλες οι θέσεις είναι πιασμένες. Μπορείς να παρακολουθήσεις.
web-join-finished = Αυτή η παρτίδα τελείωσε. Μπορείς να δεις πώς.
web-join-home = Στην αρχική σελίδα
web-join-wrong-about = Ίσως ένας χαρακτήρας είναι λάθος ή το τραπέζι δεν υπάρχει πια: όσα δεν χρησιμοποιούνται διαγράφονται. Διόρθωσε τον κωδικό ή ζήτησε νέο σύνδεσμο.
web-join-device = Συνέχισε σε αυτή τη συσκευή
web-join-device-about = Το όνομα και οι παρτίδες σου έρχονται μαζί. Ο σύνδεσμος ισχύει μόνο μία φορά.
web-join-device-instead = Αυτός ο περιηγητής παίζει τώρα ως { $name }. Αν συνεχίσεις, θα παίζει ως ο παίκτης της άλλης συσκευής.
web-join-device-go = Συνέχισε εδώ
web-join-device-done = Καλώς ήρθες ξανά, { $name }.
web-join-device-no-code = Ο κωδικός λείπει από τον σύνδεσμο. Φτιάξε νέον στην άλλη συσκευή, στην αρχική σελίδα.

## The browser: replay

web-replay-title = Επανάληψη
web-replay-drop = Μπορείς να σύρεις μια καταγραφή παρτίδας οπουδήποτε σε αυτή τη σελίδα.
web-replay-other = Άλλη παρτίδα
web-replay-mine = Οι τελειωμένες παρτίδες σου
web-replay-all = Όλες { $games }
web-replay-won = Νίκες { $games }
web-replay-people = Με ανθρώπους { $games }
web-replay-which-games = Ποιες παρτίδες
web-replay-open = Άνοιγμα καταγραφής
web-replay-watch = Δες
web-replay-watch-named = Δες: { $result }
web-replay-more = Περισσότερες
web-replay-none = Καμία τελειωμένη παρτίδα ακόμη
web-replay-none-about = Κάθε παρτίδα που τελειώνεις εδώ φυλάγεται, για να μπορείς να την ξαναδείς.
web-replay-none-here = Καμία τέτοια παρτίδα ακόμη.
web-replay-drop-here = Άφησε εδώ την καταγραφή για να ανοίξει
web-replay-fetching = Φόρτωση της παρτίδας…
web-replay-still-fetching = Φορτώνεται ακόμη…
web-replay-too-large = Το { $file } είναι πολύ μεγάλο για καταγραφή παρτίδας.
web-replay-unreadable = Το { $file } δεν διαβάζεται.
web-replay-no-record = Το { $file } δεν είναι καταγραφή παρτίδας.
web-replay-broken = { $moves ->
    [0] Καμία κίνηση της καταγραφής δεν είναι σωστή.
    [one] Σωστή είναι μόνο η πρώτη κίνηση της καταγραφής· αυτή φαίνεται.
   *[other] Σωστές είναι μόνο οι πρώτες { $moves } κινήσεις της καταγραφής· αυτές φαίνονται.
}
web-replay-which = Ποια παρτίδα
web-replay-kingdoms = Τα βασίλεια
web-replay-kingdom = { $name }, { $points ->
    [one] 1 πόντος
   *[other] { $points } πόντοι
}
web-replay-at-place = { $place }η θέση
web-replay-territory = { $terrain }: { $squares } × { $crowns } = { $points }
web-replay-opening = Έναρξη
web-replay-round = Γύρος { $round } από { $rounds }
web-replay-pile = { $pile ->
    [0] κανένα ντόμινο στη στοίβα
    [one] 1 ντόμινο στη στοίβα
   *[other] { $pile } ντόμινο στη στοίβα
}
web-replay-moves = Κινήσεις
web-replay-start = Πριν από την πρώτη κίνηση
web-replay-kings = Σειρά των βασιλιάδων: { $names }
web-replay-deal = Νέα γραμμή: { $dominoes }
web-replay-claim = { $name }: επιλογή του { $domino }
web-replay-discard = { $name }: το { $domino } ξεσκαρτάρεται, δεν ταιριάζει πουθενά
web-replay-place = { $points ->
    [0] { $name }: το { $domino } στο { $square }
   *[other] { $name }: το { $domino } στο { $square }, +{ $points }
}
web-replay-controls = Μετακίνηση μέσα στην παρτίδα
web-replay-first = Στην αρχή
web-replay-back = Μία κίνηση πίσω
web-replay-on = Μία κίνηση μπροστά
web-replay-last = Στο τέλος
web-replay-play = Αναπαραγωγή
web-replay-pause = Παύση
web-replay-slider = Κίνηση
web-replay-move-of = Κίνηση { $number } από { $count }
web-replay-pace = Ρυθμός
web-replay-pace-slow = Αργός
web-replay-pace-normal = Κανονικός
web-replay-pace-fast = Γρήγορος
web-replay-keys = ← → μία κίνηση · Page Up, Page Down ένας γύρος · Home, End · το διάστημα παίζει και σταματά

## The browser: review

web-review-title = Ανάλυση παρτίδας
web-review-open = Ανάλυση
web-review-open-named = Ανάλυση της παρτίδας: { $names }
web-review-practice = Το τραπέζι συνεχίζει από μια τελειωμένη παρτίδα. Τα ντόμινο που δεν είχε δει κανείς ανακατεύτηκαν ξανά και το αποτέλεσμα δεν μετράει.
web-review-back = Πίσω
web-review-opening = Φόρτωση της παρτίδας…
web-review-making = Η παρτίδα αναλύεται
web-review-progress = { $done } από { $total } κινήσεις
web-review-waiting = { $before ->
    [0] Αναμονή για ελεύθερη θέση
   *[other] Αναμονή στην ουρά, { $before } πριν από σένα
}
web-review-stopped = Σταμάτησε: { $count }
web-review-resume = Συνέχισε
web-review-stop = Σταμάτα
web-review-failed = Αυτή η παρτίδα δεν μπορεί να αναλυθεί.
web-review-gone = Η παρτίδα διαγράφηκε, και μαζί η ανάλυσή της.
web-review-whose = Ποιου οι κινήσεις φαίνονται
web-review-show = Δείξε τις κινήσεις: { $name }
web-review-show-you = Δείξε τις κινήσεις σου
web-review-move = Η κίνηση
web-review-line = Η γραμμή
web-review-played = Παίχτηκε
web-review-best = Καλύτερη
web-review-label-played = Παίχτηκε { $points }
web-review-label-best = Καλύτερη { $points }
web-review-where = { $round ->
    [0] Έναρξη, ντόμινο { $domino }
   *[other] Γύρος { $round }, ντόμινο { $domino }
}
web-review-round = { $round ->
    [0] Έναρξη
   *[other] Γύρος { $round }
}
web-review-placed = Γύρος { $round }, τοποθέτηση { $domino }
web-review-claimed = { $round ->
    [0] Έναρξη, επιλογή { $domino }
   *[other] Γύρος { $round }, επιλογή { $domino }
}
web-review-deal = Γραμμή του γύρου { $round }
web-review-deal-gave = Ήρθαν: { $dominoes }
web-review-lucky-deal = Τυχερή γραμμή
web-review-good-deal = Καλή γραμμή
web-review-unlucky-deal = Άτυχη γραμμή
web-review-grade = Βαθμός
web-review-grade-best = Καλύτερη
web-review-grade-good = Καλή
web-review-grade-inaccuracy = Ανακρίβεια
web-review-grade-mistake = Λάθος
web-review-grade-blunder = Χοντρό λάθος
web-review-no-cause = Δεν ξεχωρίζει μία αιτία: η διαφορά φαίνεται αργότερα στην παρτίδα.
web-review-lost = Κόστισε περίπου { $points ->
    [one] 1 πόντο
   *[other] { $points } πόντους
}{ $wins ->
    [0] .
   *[other] {" "}και { $wins }% πιθανότητα νίκης.
}
web-review-was-best = Καμία κίνηση δεν ήταν καλύτερη.
web-review-forced = Δεν υπήρχε άλλη κίνηση.
web-review-not-yet = Η ανάλυση δεν έχει φτάσει ακόμη σε αυτή την κίνηση. Κοίτα ό,τι θέλεις στο μεταξύ: όσα αναλύθηκαν μένουν, ακόμη κι αν φύγεις.
web-review-luck-of = Αυτή η γραμμή: { $wins } πιθανότητα νίκης ({ $name }).
web-review-luck-you = Αυτή η γραμμή: { $wins } πιθανότητα νίκης για σένα.
web-review-graph = Πιθανότητα νίκης
web-review-graph-band = η σκιά δείχνει πόσο σίγουρη είναι η ανάλυση
web-review-round-axis = γύρος
web-review-as-table = Δείξε ως πίνακα
web-review-table = Πιθανότητες νίκης, κίνηση προς κίνηση
web-review-balance = Τύχη και ικανότητα ως εδώ
web-review-balance-spoken = { $name }: αρχή { $start } τοις εκατό, τύχη { $luck }, κινήσεις του παίκτη { $own }, κινήσεις των άλλων { $others }: { $now } τοις εκατό.
web-review-balance-you = Η πιθανότητα νίκης σου: αρχή { $start } τοις εκατό, τύχη { $luck }, οι κινήσεις σου { $own }, κινήσεις των άλλων { $others }: { $now } τοις εκατό.
web-review-part-start = αρχή
web-review-part-luck = τύχη
web-review-part-own = κινήσεις σου
web-review-part-theirs = ο παίκτης
web-review-part-others = οι άλλοι
web-review-part-now = τώρα
web-review-moments = Κρίσιμες στιγμές
web-review-decisions = { $count ->
    [one] από { $count } απόφαση
   *[other] από { $count } αποφάσεις
}
web-review-to-come = έρχεται
web-review-no-moments = Τίποτα δεν ξεχώρισε.
web-review-accuracy = Ακρίβεια
web-review-accuracy-about = 100% σημαίνει την καλύτερη κίνηση κάθε φορά, όσο μπορεί να κρίνει η ανάλυση.
web-review-given = Πόντοι που χάθηκαν
web-review-given-about = όλες οι αποφάσεις μαζί· λιγότερο είναι καλύτερο
web-review-accuracy-is = ακρίβεια { $accuracy }%
web-review-points = { $points ->
    [one] 1 πόντος
   *[other] { $points } πόντοι
}
web-review-points-lost = Χαμένοι πόντοι
web-review-before = Πριν
web-review-after = Μετά
web-review-try = Δοκίμασε ξανά
web-review-try-where = Γύρος { $round }: πού πάει το ντόμινο { $domino };
web-review-try-which = { $round ->
    [0] Έναρξη: ποιο ντόμινο διαλέγεις;
   *[other] Γύρος { $round }: ποιο ντόμινο διαλέγεις;
}
web-review-try-about = Η κίνηση της παρτίδας κόστισε περίπου { $points ->
    [one] 1 πόντο
   *[other] { $points } πόντους
}. Η απάντηση μένει κρυφή ώσπου να δοκιμάσεις ή να τη ζητήσεις.
web-review-try-best = Βρήκες την καλύτερη κίνηση.
web-review-try-lost = Κοστίζει περίπου { $points ->
    [one] 1 πόντο
   *[other] { $points } πόντους
}.
web-review-tries-left = { $left ->
    [0] Ήταν η τελευταία δοκιμή.
    [one] Μία δοκιμή ακόμη.
   *[other] { $left } δοκιμές ακόμη.
}
web-review-try-leave = Έξοδος
web-review-show-best = Δείξε την καλύτερη
web-review-retries = Οι δοκιμές σου
web-review-found = { $tries ->
    [one] βρέθηκε με την πρώτη
   *[other] βρέθηκε μετά από { $tries } δοκιμές
}
web-review-shown = εμφανίστηκε η απάντηση
web-review-now = τώρα
web-review-play-on = Παίξε από εδώ

## The browser: the table

web-table-gathering-title = Γύρω από το τραπέζι
web-table-seats-open = { $seats ->
    [one] 1 θέση είναι ελεύθερη.
   *[other] { $seats } θέσεις είναι ελεύθερες.
}
web-table-ready-host = Είναι όλοι εδώ. Μπορείς να αρχίσεις.
web-table-ready-wait = Είναι όλοι εδώ. Το παιχνίδι μπορεί να το ξεκινήσει ο οικοδεσπότης ({ $name }).
web-table-ready = Είναι όλοι εδώ. Το παιχνίδι μπορεί να το ξεκινήσει ο οικοδεσπότης.
web-table-ready-missing = { $people ->
    [one] Περιμένουμε ακόμη: { $name }.
   *[other] Περιμένουμε ακόμη { $people } άτομα.
}
web-table-is-ready = έτοιμος/-η
web-table-not-ready = όχι ακόμη
web-table-i-am-ready = Από μένα, πάμε
web-table-begins-when = Μπορείς να ξεκινήσεις όταν πιαστούν όλες οι θέσεις και είναι όλοι έτοιμοι. Αν κάποιος δεν είναι, περίμενε μισό λεπτό και ξεκίνα ούτως ή άλλως.
web-table-your-name = Το όνομά σου
web-table-their-name = Όνομα
web-table-sit = Κάθισε εδώ
web-table-stand = Σήκω
web-table-clear = Άδειασε τη θέση
web-table-add-bot = Πρόσθεσε μποτ
web-table-add-bot-short = Μποτ
web-table-add-person = Πρόσθεσε παίκτη εδώ
web-table-add-person-short = Παίκτης εδώ
web-table-add-person-about = Ένα ακόμη άτομο σε αυτή την οθόνη. Δίνετε τη συσκευή ο ένας στον άλλον, με τη σειρά.
web-table-level = Επίπεδο
web-table-start = Ξεκίνα το παιχνίδι
web-table-invite = Κάλεσε άλλους
web-table-invite-short = Κάλεσε
web-table-invite-about = Όποιος έχει τον σύνδεσμο ή τον κωδικό μπορεί να καθίσει ή να παρακολουθήσει. Χωρίς λογαριασμό.
web-table-invite-how = Σκάναρε τον κωδικό QR με ένα κινητό ή γράψε τον κωδικό στην αρχική σελίδα.
web-table-invite-alone = Μόνο αυτή η συσκευή έχει πρόσβαση στο τραπέζι.
web-table-invite-open = Άνοιγμα στο δίκτυο
web-table-invite-open-about = Μπορείς να το ανοίξεις τώρα: τότε κάθε συσκευή του ίδιου δικτύου έχει πρόσβαση σε αυτόν τον διακομιστή, μέχρι να τον κλείσεις. Κάν’ το στο σπίτι, όχι σε δημόσιο δίκτυο.
web-table-invite-command = Ή ξεκίνα το παιχνίδι με
web-table-invite-later = Ο σύνδεσμος και ο κωδικός λειτουργούν μόλις αποκτήσουν πρόσβαση και άλλες συσκευές.
web-table-invite-here = Παίξτε εναλλάξ σε αυτή τη συσκευή
web-table-invite-networks = Δίκτυο
web-table-invite-reachable = Οι άλλες συσκευές του δικτύου σου έχουν τώρα πρόσβαση στο τραπέζι.
web-table-reach-network = προσβάσιμο στο δίκτυό σου
web-table-reach-public = προσβάσιμο από παντού
web-table-qr = Κωδικός QR του συνδέσμου
web-table-watch-link = Αντιγραφή συνδέσμου θεατή
web-table-select-link = Ο σύνδεσμος είναι επιλεγμένος: αντίγραψέ τον από εκεί.
web-table-code = Κωδικός: { $code }
web-table-link = Σύνδεσμος για αυτό το τραπέζι
web-table-copy = Αντιγραφή συνδέσμου
web-table-share = Κοινοποίηση
web-table-share-text = Έλα να παίξουμε Kingdomino. Ο κωδικός είναι { $code }.
web-table-watchers = { $people ->
    [one] 1 άτομο παρακολουθεί.
   *[other] { $people } άτομα παρακολουθούν.
}
web-table-seat = Θέση { $number }
web-table-seat-open = Ελεύθερη θέση
web-table-seat-open-about = για άνθρωπο ή μποτ
web-table-seat-you = εσύ
web-table-seat-you-host = εσύ, ο οικοδεσπότης
web-table-seat-host = ο οικοδεσπότης
web-table-seat-here = είναι εδώ
web-table-seat-away = δεν είναι εδώ αυτή τη στιγμή
web-table-terms = Ρυθμίσεις παιχνιδιού
web-table-terms-change = Αλλαγή ρυθμίσεων
web-table-terms-take = Εφαρμογή
web-table-players = { $players ->
    [one] 1 παίκτης
   *[other] { $players } παίκτες
}
web-table-how-many = Παίκτες
web-table-edition = Έκδοση
web-table-edition-classic = Κλασική έκδοση
web-table-edition-revised = Αναθεωρημένη έκδοση
web-table-mighty-duel = Η Μεγάλη Μονομαχία, 7 × 7
web-table-dynasty = Δυναστεία: τρεις παρτίδες
web-table-listed = Το τραπέζι φαίνεται στη λίστα για όλους
web-table-fixed-deck = Προκαθορισμένη στοίβα
web-table-clock-move = { $time } για κάθε απόφαση
web-table-clock-bank = { $time } για όλο το παιχνίδι
web-table-title = Τραπέζι
web-table-title-turn = Η σειρά σου
web-table-menu = Μενού
web-table-menu-home = Στην αρχική σελίδα
web-table-menu-kept = σου κρατάμε τη θέση
web-table-menu-fast = Γρήγορα μποτ
web-table-menu-rules = Οι κανόνες
web-table-menu-copy = Αντιγραφή συνδέσμου τραπεζιού
web-table-leave = Οριστική αποχώρηση
web-table-leave-about = Η θέση σου ελευθερώνεται και κάποιος άλλος μπορεί να συνεχίσει για σένα.
web-table-leave-sure = Ναι, αποχώρηση
web-table-opening = Έναρξη
web-table-game = Παρτίδα { $number } από 3
web-table-round = Γύρος { $round }
web-table-round-of = Γύρος { $round } από { $rounds }
web-table-round-word = Γύρος
web-table-your-turn = η σειρά σου
web-table-turn-of = παίζει: { $name }
web-table-step = { $whose }, βήμα { $part } από 2
web-table-step-short = { $part } από 2
web-table-last-domino = { $whose }, τελευταίο ντόμινο
web-table-place = Τοποθέτησε το { $domino }
web-table-place-short = Βάλε { $domino }
web-table-claim-one = Διάλεξε ντόμινο
web-table-claim-one-short = Διάλεξε ένα
web-table-choose-first = Διάλεξε το πρώτο σου ντόμινο
web-table-choose-first-of = { $name }: το πρώτο ντόμινο
web-table-choose-first-short = Πρώτο ντόμινο
web-table-choose-first-tap = { $pointer ->
    [touch] Πάτησε ένα από τα ντόμινο πάνω.
   *[mouse] Κάνε κλικ σε ένα από τα ντόμινο πάνω.
}
web-table-then-chooses = μετά: { $name }
web-table-then-you = μετά πάλι εσύ
web-table-you-choose-last = διαλέγεις στο τέλος
web-table-is-placing = { $name }: τοποθετεί το { $domino }
web-table-is-claiming = { $name }: διαλέγει ντόμινο
web-table-over = Το παιχνίδι τελείωσε
web-table-undo = Αναίρεση
web-table-undo-ask = Ζήτα αναίρεση
web-table-undo-asked = { $name }: ζητά αναίρεση της τελευταίας απόφασης. Συμφωνείς;
web-table-undo-agree = Συμφωνώ
web-table-undo-decline = Καλύτερα όχι
web-table-undo-waiting = Ρωτάμε τους άλλους αν γίνεται αναίρεση.
web-table-lost = { $seconds ->
    [one] Η σύνδεση χάθηκε. Νέα προσπάθεια σε 1 δευτ. Το παιχνίδι σου είναι ασφαλές.
   *[other] Η σύνδεση χάθηκε. Νέα προσπάθεια σε { $seconds } δευτ. Το παιχνίδι σου είναι ασφαλές.
}
web-table-lost-trying = Η σύνδεση χάθηκε. Νέα προσπάθεια… Το παιχνίδι σου είναι ασφαλές.
web-table-lost-now = Ξανά τώρα
web-table-missed = { $moves ->
    [one] 1 κίνηση όσο έλειπες
   *[other] { $moves } κινήσεις όσο έλειπες
}
web-table-missed-show = Εμφάνιση
web-table-moved-on = Το παιχνίδι προχώρησε στο μεταξύ. Αυτή είναι η τωρινή θέση.
web-table-no-answer = Ο διακομιστής δεν απαντά. Δεν χάθηκε τίποτα· δοκίμασε ξανά.
web-table-no-server = Ο διακομιστής δεν είναι προσβάσιμος. Νέα προσπάθεια…
web-table-still-fetching = Φορτώνει ακόμη…
web-table-not-found = Κανένα τραπέζι δεν έχει τον κωδικό { $code }
web-table-not-found-about = Ίσως ένας χαρακτήρας είναι λάθος ή το τραπέζι έκλεισε από καιρό.
web-table-you = Εσύ
web-table-your-kingdom = { $points ->
    [one] Το βασίλειό σου, 1 πόντος
   *[other] Το βασίλειό σου, { $points } πόντοι
}
web-table-kingdom-of = { $points ->
    [one] Βασίλειο: { $name }, 1 πόντος
   *[other] Βασίλειο: { $name }, { $points } πόντοι
}
web-table-square-castle = { $square }, κάστρο
web-table-square-land = { $square }, { $terrain }, { $squares ->
    [one] ενότητα 1 τετραγώνου
   *[other] ενότητα { $squares } τετραγώνων
}, { $crowns ->
    [0] χωρίς στέμμα
    [one] 1 στέμμα
   *[other] { $crowns } στέμματα
}
web-table-square-fits = { $points ->
    [one] { $square }, κενό, ταιριάζει εδώ: 1 πόντος
   *[other] { $square }, κενό, ταιριάζει εδώ: { $points } πόντοι
}
web-table-square-turned = { $square }, κενό, ταιριάζει αν στρίψεις το ντόμινο
web-table-square-would-fit = { $square }, κενό, το επιλεγμένο ντόμινο ταιριάζει
web-table-square-lost = { $square }, κενό, θα έμενε εκτός ορίων
web-table-square-empty = { $square }, κενό
web-table-limit = Το βασίλειο έχει πλάτος { $wide } και ύψος { $high }· επιτρέπεται { $grid } επί { $grid }.
web-table-limit-short = { $size } από { $grid }
web-table-towards-n = προς βορρά
web-table-towards-e = προς ανατολή
web-table-towards-s = προς νότο
web-table-towards-w = προς δύση
web-table-ghost = { $points ->
    [one] { $domino } στο { $square } { $direction }: { $faces }, 1 πόντος
   *[other] { $domino } στο { $square } { $direction }: { $faces }, { $points } πόντοι
}
web-table-ghost-refused = { $domino } στο { $square } { $direction }: όχι εδώ. { $reason }
web-table-all-of = όλο { $terrain }
web-table-both-of = { $first } και { $second }
web-table-why-square-taken = Θα κάλυπτε πιασμένο τετράγωνο.
web-table-why-outgrows-the-grid = Θα έβγαινε από το πλέγμα { $grid } × { $grid }.
web-table-why-no-matching-neighbour = Κανένα μισό δεν ακουμπά ίδιο τοπίο ή το κάστρο.
web-table-why-unknown = Δεν επιτρέπεται εδώ.
web-table-hand = Το χέρι σου
web-table-turn-left = Στροφή αριστερά
web-table-turn-right = Στροφή δεξιά
web-table-place-here = Βάλ’ το εδώ
web-table-place-about = { $pointer ->
    [touch] Πάτησε ένα τετράγωνο ή σύρε εκεί το ντόμινο.
   *[mouse] Κάνε κλικ σε ένα τετράγωνο ή σύρε εκεί το ντόμινο.
}
web-table-adds = { $points ->
    [one] +1 πόντος
   *[other] +{ $points } πόντοι
}
web-table-adds-nothing = Χωρίς στέμμα: δεν δίνει ακόμη πόντους.
web-table-hover-about = Κλικ για να μπει εδώ. Με R ή δεξί κλικ στρίβει.
web-table-not-here = Όχι εδώ
web-table-refused = Δεν έγινε
web-table-domino-is = Ντόμινο { $domino }: { $faces }
web-table-domino = Ντόμινο { $domino }
web-table-choose-title = Διάλεξε το επόμενο ντόμινο
web-table-choose-about = Με μικρότερο αριθμό παίζεις νωρίτερα· ο μεγαλύτερος έχει συχνά περισσότερα στέμματα.
web-table-choose-short = Μικρός αριθμός: νωρίτερα· μεγάλος: πιο πολλά στέμματα.
web-table-claim-order = { $order ->
    [1] Σειρά: 1η.
   *[other] Σειρά: το αργότερο { $order }η.
}
web-table-claim-sure = Σειρά: { $order }η.
web-table-claim-places = { $places ->
    [0] Προς το παρόν δεν ταιριάζει πουθενά.
    [one] Ταιριάζει σε 1 θέση, που φαίνεται στο βασίλειό σου.
   *[other] Ταιριάζει σε { $places } θέσεις, που φαίνονται στο βασίλειό σου.
}
web-table-claim-short = { $places ->
    [0] Τώρα δεν ταιριάζει πουθενά.
    [one] Ταιριάζει σε 1 θέση.
   *[other] Ταιριάζει σε { $places } θέσεις.
}
web-table-claim = Διάλεξε το { $domino }
web-table-claim-none = Διάλεξε
web-table-fits-nowhere = Το { $domino } δεν ταιριάζει πουθενά
web-table-fits-nowhere-about = Βγαίνει από το παιχνίδι και δεν δίνει πόντους.
web-table-harmony-lost = Η Αρμονία χάνεται.
web-table-discard = Ξεσκαρτάρισε το { $domino }
web-table-pass-to = Τη συσκευή παίρνει: { $name }
web-table-cover-take = Εδώ { $name }
web-table-cover-places = { $name }: τώρα βάζει το { $domino }.
web-table-cover-claims = { $name }: τώρα διαλέγει.
web-table-cover-clock = Το ρολόι είναι σε παύση.
web-table-cover-more = { $moves ->
    [one] και 1 κίνηση πιο πριν
   *[other] και { $moves } κινήσεις πιο πριν
}
web-table-cover-never = Χωρίς οθόνη αλλαγής σε αυτό το τραπέζι
web-table-trying = μόνο δοκιμή
web-table-watching = Παρακολουθείς.
web-table-you-later = Η σειρά σου έρχεται στον επόμενο γύρο.
web-table-you-are-next = { $others ->
    [0] Μετά είναι η σειρά σου.
    [one] Μετά από αυτή τη σειρά, { $others } ακόμη πριν από τη δική σου.
   *[other] Μετά από αυτή τη σειρά, { $others } ακόμη πριν από τη δική σου.
}
web-table-away = { $minutes ->
    [0] { $name }: μόλις έφυγε.
    [one] { $name }: λείπει εδώ και 1 λεπτό.
   *[other] { $name }: λείπει εδώ και { $minutes } λεπτά.
}
web-table-away-short = { $minutes ->
    [0] μόλις έφυγε
    [one] λείπει 1 λεπτό
   *[other] λείπει { $minutes } λεπτά
}
web-table-let-bot-play = Να παίξει ένα μποτ
web-table-replaced = Αυτή τη στιγμή παίζει για σένα ένα μποτ.
web-table-back = Γύρισα
web-table-seat-left-about = Ο παίκτης έφυγε. Το παιχνίδι περιμένει κάποιον να συνεχίσει.
web-table-lines = Οι δύο γραμμές
web-table-this-round = Αυτός ο γύρος
web-table-next-round = Επόμενος γύρος
web-table-now = Τώρα
web-table-next = Μετά
web-table-lowest-first = ο μικρότερος πρώτα
web-table-to-be-claimed = για επιλογή
web-table-choose-one = διάλεξε ένα
web-table-last-round = αυτός είναι ο τελευταίος γύρος
web-table-no-more = Τέλος τα ντόμινο
web-table-kings = Οι βασιλιάδες
web-table-kings-short = Σειρά
web-table-kings-about = διαλέγουν με αυτή τη σειρά
web-table-king-claimed = { $name }: έγινε η επιλογή
web-table-king-claimed-you = Έχεις διαλέξει
web-table-king-waits = { $name }: σειρά επιλογής { $order }
web-table-king-waits-you = Η σειρά επιλογής σου: { $order }
web-table-slot-nobody = { $domino }: { $faces }, κανενός
web-table-slot-done = { $domino }: { $faces }, { $name }, παίχτηκε
web-table-slot-done-you = { $domino }: { $faces }, δικό σου, παίχτηκε
web-table-slot-discarded = { $domino }: { $faces }, { $name }, ξεσκαρταρισμένο
web-table-slot-discarded-you = { $domino }: { $faces }, δικό σου, ξεσκαρταρισμένο
web-table-slot-now = { $domino }: { $faces }, { $name }, τώρα
web-table-slot-now-you = { $domino }: { $faces }, τώρα είναι η σειρά σου
web-table-slot-waits = { $domino }: { $faces }, { $name }, σειρά { $order }
web-table-slot-waits-you = { $domino }: { $faces }, δικό σου, σειρά { $order }
web-table-slot-free = { $domino }: { $faces }, ελεύθερο
web-table-slot-claimed = { $domino }: { $faces }, επιλογή: { $name }
web-table-slot-claimed-you = { $domino }: { $faces }, επιλογή σου
web-table-others = Τα άλλα βασίλεια
web-table-other = { $points ->
    [one] { $name }, { $colour }, 1 πόντος, { $doing }
   *[other] { $name }, { $colour }, { $points } πόντοι, { $doing }
}
web-table-look-at = Δες το βασίλειο: { $name }
web-table-holds = κρατά { $dominoes }
web-table-claimed = επέλεξε { $dominoes }
web-table-waits = περιμένει
web-table-places-now = τοποθετεί { $domino }
web-table-claims-now = διαλέγει
web-table-seat-left = έφυγε
web-table-stand-in = στο μεταξύ παίζει: { $level }
web-table-only-castle = Προς το παρόν μόνο το κάστρο
web-table-no-points = Κανένας πόντος ακόμη
web-table-discarded = Ξεσκαρταρισμένα: { $dominoes }
web-table-watch-this = Μεγέθυνση βασιλείου
web-table-log = Ιστορικό
web-table-log-empty = Δεν έγινε τίποτα ακόμη.
web-table-pile = { $dominoes ->
    [0] κανένα ντόμινο στη στοίβα
    [one] 1 ντόμινο στη στοίβα
   *[other] { $dominoes } ντόμινο στη στοίβα
}
web-table-log-claimed = { $name }: επιλογή { $domino }
web-table-log-claimed-you = Διάλεξες το { $domino }
web-table-log-placed = { $name }: τοποθέτηση { $domino }
web-table-log-placed-you = Τοποθέτησες το { $domino }
web-table-log-discarded = { $name }: ξεσκαρτάρισμα { $domino }
web-table-log-discarded-you = Ξεσκαρτάρισες το { $domino }
web-table-log-undone = { $name }: αναίρεση
web-table-log-undone-you = Έκανες αναίρεση
web-table-log-stood-in = { $name }: στο μεταξύ παίζει { $level }
web-table-log-stood-in-you = Στο μεταξύ παίζει για σένα: { $level }
web-table-log-came-back = { $name }: επιστροφή
web-table-log-came-back-you = Επέστρεψες
web-table-log-left = { $name }: αποχώρηση
web-table-log-left-you = Αποχώρησες
web-table-log-clock = { $sentence } (τελείωσε ο χρόνος)
web-table-log-leftover = Το { $domino } δεν επιλέχθηκε και βγαίνει από το παιχνίδι
web-table-call-place = Είναι η σειρά σου: τοποθέτησε το ντόμινο { $domino }.
web-table-call-claim = Είναι η σειρά σου: διάλεξε ντόμινο του επόμενου γύρου.
web-table-call-discard = Είναι η σειρά σου: το ντόμινο { $domino } δεν ταιριάζει πουθενά και βγαίνει από το παιχνίδι.
web-table-call-other = { $name }: { $what }
web-table-keys = Πλήκτρα
web-table-keys-arrows = μετακίνηση του ντόμινο ανά τετράγωνο
web-table-keys-turn = στροφή δεξιόστροφα ή πίσω
web-table-keys-next = επόμενη ή προηγούμενη επιτρεπτή θέση
web-table-keys-enter = τοποθέτηση εδώ ή επιλογή
web-table-keys-escape = πίσω στο χέρι
web-table-keys-slots = επιλογή ντόμινο του επόμενου γύρου
web-table-keys-undo = αναίρεση
web-table-keys-log = εμφάνιση ιστορικού
web-table-keys-say = αποστολή αντίδρασης
web-table-keys-mute = σε κάρτα παίκτη: σίγαση ή κατάργησή της
web-table-keys-space = παράλειψη του εφέ κίνησης
web-table-keys-help = αυτή η λίστα
web-table-less-motion = Λιγότερη κίνηση
web-table-all-settings = Όλες οι ρυθμίσεις
web-table-bots-warming = Τα μποτ ετοιμάζονται: βήμα { $done } από { $total }.

## The browser: score pad

web-pad-title = Μπλοκ πόντων
web-pad-back = Στην αρχική σελίδα
web-pad-kingdoms = Βασίλεια
web-pad-player = Παίκτης { $number }
web-pad-undo = Αναίρεση
web-pad-undone = Αναιρέθηκε.
web-pad-clear = Καθάρισμα
web-pad-cleared = Καθαρίστηκε. Η αναίρεση το επαναφέρει.
web-pad-clear-all = Καθάρισμα όλων
web-pad-game = Παίκτες και κανόνες
web-pad-players = Παίκτες
web-pad-size = Μέγεθος του βασιλείου
web-pad-size-about = 7 × 7 είναι η Μεγάλη Μονομαχία, για δύο.
web-pad-edition = Έκδοση
web-pad-edition-about = Με ίσους πόντους και ίσες μεγαλύτερες ενότητες, η κλασική έκδοση μετρά στέμματα· στην αναθεωρημένη η νίκη μοιράζεται.
web-pad-done = Έτοιμο
web-pad-paint-with = Ζωγράφισε με
web-pad-squares = Τετράγωνα
web-pad-dominoes = Ντόμινο
web-pad-castle = Κάστρο
web-pad-empty = Κενό
web-pad-crowns = Στέμματα
web-pad-crowns-count = { $crowns ->
    [0] Χωρίς στέμμα
    [one] 1 στέμμα
   *[other] { $crowns } στέμματα
}
web-pad-turn-left = Στροφή αριστερά
web-pad-turn-right = Στροφή δεξιά
web-pad-land = { $crowns ->
    [0] { $terrain }
    [one] { $terrain } με 1 στέμμα
   *[other] { $terrain } με { $crowns } στέμματα
}
web-pad-domino = { $number }: { $one } και { $two }
web-pad-domino-used = { $domino } (έχει ήδη τοποθετηθεί)
web-pad-no-room = Εδώ δεν χωρούν και τα δύο μισά.
web-pad-grid = Βασίλειο: { $name }, { $points ->
    [one] 1 πόντος
   *[other] { $points } πόντοι
}
web-pad-square-land = { $square }, { $terrain }, { $crowns ->
    [0] χωρίς στέμμα
    [one] 1 στέμμα
   *[other] { $crowns } στέμματα
}
web-pad-square-castle = { $square }, κάστρο
web-pad-square-empty = { $square }, κενό
web-pad-score = Πόντοι του βασιλείου
web-pad-name = Όνομα
web-pad-total = Σύνολο
web-pad-told = { $points ->
    [one] 1 πόντος
   *[other] { $points } πόντοι
}
web-pad-away = Ο διακομιστής δεν απαντά. Οι πόντοι μετριούνται στο μεταξύ εδώ· μόλις επιστρέψει, ελέγχεται αν βγαίνει τέτοιο βασίλειο από τα ντόμινο.
web-pad-begin = { $pointer ->
    [touch] Διάλεξε τοπίο και πάτησε τα τετράγωνα του βασιλείου. Δεύτερο πάτημα προσθέτει στέμμα.
   *[mouse] Διάλεξε τοπίο και κάνε κλικ στα τετράγωνα του βασιλείου. Δεύτερο κλικ προσθέτει στέμμα.
}
web-pad-territory = Ενότητα
web-pad-squares-times-crowns = Τετράγωνα × στέμματα
web-pad-points = Πόντοι
web-pad-without-crowns = Χωρίς στέμματα
web-pad-squares-count = { $squares ->
    [one] 1 τετράγωνο
   *[other] { $squares } τετράγωνα
}
web-pad-defects = Αξίζει μια δεύτερη ματιά
web-pad-show = Δείξε στο ταμπλό
web-pad-next = Επόμενος: { $name }
web-pad-photo = Από φωτογραφία
web-pad-photo-title = Μέτρησε ένα αληθινό βασίλειο
web-pad-photo-about = Ακριβώς από ψηλά, με ομοιόμορφο φως και όλο το βασίλειο στην εικόνα. Βγάλε πρώτα το κάστρο και τους βασιλιάδες.
web-pad-photo-camera = Φωτογράφισε ένα βασίλειο
web-pad-photo-choose = Διάλεξε εικόνα
web-pad-photo-drop = Ή άφησε μια εικόνα οπουδήποτε στη σελίδα, ή κάνε επικόλληση.
web-pad-photo-stays = Η εικόνα μένει σε αυτή τη συσκευή. Τίποτα δεν στέλνεται.
web-pad-photo-drop-here = Άφησε την εικόνα εδώ
web-pad-photo-becomes = { $name }: η εικόνα γίνεται αυτό το βασίλειο. Το ελέγχεις πριν μετρήσει.
web-pad-photo-opening = Η εικόνα ανοίγει
web-pad-photo-reading = Διαβάζονται τα τετράγωνα
web-pad-photo-not-loaded = Το μέρος της σελίδας που διαβάζει φωτογραφίες δεν φορτώθηκε. Δοκίμασε ξανά όταν υπάρχει σύνδεση.
web-pad-photo-trouble-heic = Αυτός ο περιηγητής δεν ανοίγει εικόνες HEIC. Αποθήκευσε τη φωτογραφία ως JPEG και διάλεξέ την ξανά.
web-pad-photo-trouble-not-a-picture = Το αρχείο δεν είναι εικόνα που ανοίγει ο περιηγητής. Γίνονται δεκτά JPEG, PNG και WebP.
web-pad-photo-trouble-too-large = Η εικόνα είναι πολύ μεγάλη για να διαβαστεί εδώ. Μίκρυνέ την και διάλεξέ την ξανά.
web-pad-photo-trouble-too-small = Η εικόνα είναι πολύ μικρή για να διαβαστεί. Κάθε πλευρά θέλει τουλάχιστον 100 πίξελ.
web-pad-photo-corners = Βάλε τις γωνίες
web-pad-photo-corners-about = Σύρε κάθε κύκλο σε μια γωνία του πλαισίου του βασιλείου, μαζί με τα κενά τετράγωνα. Στο πληκτρολόγιο τα βέλη μετακινούν έναν κύκλο και το Shift μεγαλώνει τα βήματα.
web-pad-photo-none = Δεν βρέθηκε βασίλειο. Βάλε εσύ τις γωνίες ή φωτογράφισε ξανά από ψηλά.
web-pad-photo-crossed = Οι τέσσερις γωνίες πρέπει να περικλείουν το βασίλειο.
web-pad-photo-corner = Γωνία, { $corner }, { $across } δεξιά, { $down } κάτω
web-pad-photo-corner-upper-left = πάνω αριστερά
web-pad-photo-corner-upper-right = πάνω δεξιά
web-pad-photo-corner-lower-right = κάτω δεξιά
web-pad-photo-corner-lower-left = κάτω αριστερά
web-pad-photo-recognise = Διάβασε τα τετράγωνα
web-pad-photo-again = Άλλη εικόνα
web-pad-photo-check = { $squares ->
    [one] Έλεγξε ένα τετράγωνο
   *[other] Έλεγξε { $squares } τετράγωνα
}
web-pad-photo-checked = Δεν μένει τίποτα για έλεγχο
web-pad-photo-check-about = { $squares ->
    [one] Ένα τετράγωνο είναι σίγουρο.
   *[other] { $squares } τετράγωνα είναι σίγουρα.
} Έλεγξε όσα έχουν ερωτηματικό και διόρθωσε όποιο είναι λάθος.
web-pad-photo-compare = Σύγκρινε το ταμπλό με την εικόνα και διόρθωσε όποιο τετράγωνο είναι λάθος.
web-pad-photo-many = Πολλά τετράγωνα δεν είναι σίγουρα. Δες αν οι γωνίες είναι στη θέση τους, φωτογράφισε ξανά από ψηλά ή διόρθωσε τα τετράγωνα εδώ.
web-pad-photo-what = Τι υπάρχει εδώ;
web-pad-photo-guess = Μοιάζει περισσότερο με: { $guess }
web-pad-photo-square-unsure = { $square }, αβέβαιο
web-pad-photo-points = { $points ->
    [one] { $points } πόντος αν όλα είναι σωστά
   *[other] { $points } πόντοι αν όλα είναι σωστά
}
web-pad-photo-right = Σωστό, επόμενο
web-pad-photo-next = Επόμενο αβέβαιο
web-pad-photo-use = Χρήση όπως είναι
web-pad-photo-count = Μέτρηση
web-pad-photo-picture = Γωνίες
web-pad-ranking = Τελική κατάταξη
web-pad-place = { $place }η θέση
web-pad-for-ties = Μεγαλύτερη ενότητα { $largest }, στέμματα { $crowns }
web-pad-together = Μαζί, αυτά τα βασίλεια δεν βγαίνουν από ένα κουτί

## The browser: hints, trainer, puzzles

web-hint = Υπόδειξη
web-hint-step = Υπόδειξη, βήμα { $step } από 3
web-hint-later = Μπορείς να ζητήσεις υπόδειξη όταν είναι η σειρά σου.
web-hint-daily = Στην πρόκληση της ημέρας δεν υπάρχουν υποδείξεις μέχρι να μετρήσει το αποτέλεσμά σου.
web-hint-thinking = Ο προπονητής σκέφτεται. Μπορείς να συνεχίσεις να παίζεις.
web-hint-more-1 = Ζήτα ξανά για να δεις πού.
web-hint-more-2 = Ζήτα ξανά για να δεις την κίνηση.
web-hint-said = Υπόδειξη { $step } από 3: { $sentence }
web-hint-squares = Τετράγωνα: { $squares }.
web-hint-dominoes = Ντόμινο { $dominoes }.
web-hint-thanks = Θα το σκεφτώ
web-hint-log = { $name }: υπόδειξη { $step }
web-hint-log-you = Πήρες υπόδειξη { $step }
web-hint-allowed = Υποδείξεις και βαθμοί κινήσεων
web-hint-used = { $moves ->
    [one] Υποδείξεις σε { $moves } κίνηση
   *[other] Υποδείξεις σε { $moves } κινήσεις
}
web-hint-key = υπόδειξη, μετά ένα βήμα ακόμη
web-trainer = Προπονητής
web-trainer-about = Βαθμολογεί κάθε κίνησή σου αφού την κάνεις.
web-trainer-best = Καμία άλλη κίνηση δεν κερδίζει συχνότερα.
web-trainer-good = Σχεδόν τόσο καλή όσο η καλύτερη.
web-trainer-worse = Άλλη κίνηση κερδίζει συχνότερα.
web-trainer-better = Καλύτερα: { $sentence }
web-trainer-said = { $grade }. { $sentence }
web-puzzles-title = Γρίφοι
web-puzzles-about = Μία κίνηση είναι σαφώς η καλύτερη. Όλοι από πραγματικές παρτίδες.
web-puzzles-easy = Εύκολοι
web-puzzles-easy-about = Ο ιπποκόμος δεν τους λύνει.
web-puzzles-medium = Μέτριοι
web-puzzles-medium-about = Ο ιππότης δεν τους λύνει.
web-puzzles-hard = Δύσκολοι
web-puzzles-hard-about = Ο δούκας δεν τους λύνει.
web-puzzles-number = Γρίφος { $number }
web-puzzles-count = Λύθηκαν { $solved } από { $puzzles }
web-puzzles-today = Ο γρίφος της ημέρας
web-puzzles-solve = Λύσε τον
web-puzzles-show-all = όλοι οι { $count }
web-puzzles-is-solved = Γρίφος { $number }, λυμένος
web-puzzles-is-shown = Γρίφος { $number }, είδες την απάντηση
web-puzzles-place = Ποια είναι η καλύτερη θέση για το ντόμινο { $domino };
web-puzzles-claim = Ποιο ντόμινο πρέπει να διαλέξεις;
web-puzzles-solved = Λύθηκε: αυτή είναι η καλύτερη κίνηση.
web-puzzles-wrong = { $lost ->
    [one] Δεν είναι η καλύτερη: κερδίζει 1 παρτίδα λιγότερη στις εκατό.
   *[other] Δεν είναι η καλύτερη: κερδίζει { $lost } παρτίδες λιγότερες στις εκατό.
}
web-puzzles-tries = { $tries ->
    [one] Μένει { $tries } προσπάθεια
   *[other] Μένουν { $tries } προσπάθειες
}
web-puzzles-best = Η καλύτερη κίνηση: { $move }.
web-puzzles-next = Επόμενος γρίφος
web-puzzles-all = Όλοι οι γρίφοι
web-puzzles-loading = Ο γρίφος στήνεται…
web-puzzles-domino = ντόμινο { $domino }
web-puzzles-lies = ντόμινο { $domino } στα { $first } και { $second }

## The browser: learning

web-learn-title = Μάθε να παίζεις
web-learn-about = Έξι μαθήματα του ενός ή δύο λεπτών, σε αληθινό ταμπλό. Τίποτα δεν μπορεί να πάει στραβά και κάθε μάθημα ξαναπαίζεται.
web-learn-number = Μάθημα { $number } από { $count }
web-learn-progress = { $done } από { $all } βήματα έγιναν
web-learn-learned = έγινε
web-learn-well-done = Ωραία. Και τώρα κάτι ακόμη.
web-learn-go-on = Παρακάτω
web-learn-again = Από την αρχή
web-learn-next = Επόμενο: { $lesson }
web-learn-play = Παίξε μια παρτίδα
web-learn-laying-out = Στρώνονται τα ντόμινο…
web-learn-place = Τοποθέτηση και ταίριασμα
web-learn-place-about = Πού μπορεί να μπει ένα ντόμινο
web-learn-place-1 = Το βασίλειό σου μεγαλώνει γύρω από το κάστρο. { $pointer ->
    [touch] Πάτησε ένα φωτεινό τετράγωνο: το ντόμινο δείχνει πώς θα μπει. Πάτησέ το ξανά ή πάτησε το κόκκινο κουμπί για να το βάλεις.
   *[mouse] Κάνε κλικ σε ένα φωτεινό τετράγωνο: το ντόμινο δείχνει πώς θα μπει. Κάνε κλικ ξανά ή πάτησε το κόκκινο κουμπί για να το βάλεις.
}
web-learn-place-2 = Μισό σιτάρι, μισό δάσος. Το ένα μισό πρέπει να ακουμπά με πλευρά ίδιο τοπίο: σιτάρι δίπλα στο σιτάρι σου. Ή το κάστρο, που ταιριάζει με όλα. Στρίψε το ντόμινο με τα στρογγυλά βέλη.
web-learn-place-3 = Όλο δάσος. Βρες το δάσος που έχεις ή μια ελεύθερη πλευρά του κάστρου. Τα τετράγωνα με τελεία ταιριάζουν όπως είναι το ντόμινο· όσα έχουν διάστικτη άκρη, μετά από στροφή.
web-learn-place-4 = Σιτάρι και λίμνη. Ένα μισό που ταιριάζει αρκεί: δίπλα στο άλλο ας είναι οτιδήποτε.
web-learn-place-done = Αυτά είναι όλα για την τοποθέτηση: ένα μισό δίπλα σε ίδιο τοπίο ή στο κάστρο, πλευρά με πλευρά, σε δύο κενά τετράγωνα.
web-learn-castle = Το κάστρο
web-learn-castle-about = Ταιριάζει με όλα
web-learn-castle-1 = Έχεις λίμνη και κρατάς βάλτο: δεν ταιριάζουν. Το κάστρο όμως ταιριάζει με κάθε τοπίο. Φωτίζονται μόνο οι ελεύθερες πλευρές του.
web-learn-castle-2 = Άλλο ένα νέο τοπίο: δάσος. Το κάστρο βοηθά πάλι. Να θυμάσαι ότι έχει μόνο τέσσερις πλευρές.
web-learn-castle-3 = Το λιβάδι παίρνει την τελευταία ελεύθερη πλευρά. Μετά, ένα μισό πρέπει πάντα να ταιριάζει με τοπίο που ήδη έχεις.
web-learn-castle-done = Το κάστρο ταιριάζει με κάθε τοπίο, αλλά δεν ανήκει σε καμία ενότητα και δεν δίνει πόντους. Οι τέσσερις πλευρές του είναι πολύτιμες στην αρχή.
web-learn-crowns = Ενότητες και στέμματα
web-learn-crowns-about = Τι δίνει πόντους
web-learn-crowns-1 = Τετράγωνα του ίδιου τοπίου που ακουμπούν κάνουν μία ενότητα. Βάλε δύο τετράγωνα σιτάρι. Χωρίς στέμμα δεν αξίζουν ακόμη τίποτα.
web-learn-crowns-2 = Τώρα σιτάρι με στέμμα. Ένωσέ το με το σιτάρι σου: τρία τετράγωνα επί ένα στέμμα κάνουν 3 πόντους. Ο αριθμός πάνω στο ντόμινο λέει τι θα δώσει η θέση.
web-learn-crowns-3 = Ένα δεύτερο στέμμα μετρά για κάθε τετράγωνο της ενότητας. Δοκίμασε θέσεις και κοίτα τον αριθμό: ως 5.
web-learn-crowns-4 = Και ένα τρίτο. Όσο μεγαλύτερη είναι ήδη η ενότητα, τόσο περισσότερα δίνει το στέμμα: ως 7.
web-learn-crowns-done = { $points ->
    [15] 15 πόντοι: πέντε τετράγωνα επί τρία στέμματα. Αυτό είναι όλο το μυστικό.
    [one] 1 πόντος. Πέντε τετράγωνα επί τρία στέμματα θα ήταν 15· παίξε ξανά αν θέλεις.
   *[other] { $points } πόντοι. Πέντε τετράγωνα επί τρία στέμματα θα ήταν 15· παίξε ξανά αν θέλεις.
}
web-learn-claim = Επιλογή και σειρά
web-learn-claim-about = Καλύτερα ντόμινο, αργότερα η σειρά σου
web-learn-claim-1 = Τέσσερα ντόμινο είναι σε γραμμή, ο μικρότερος αριθμός πρώτος. Έχεις δύο βασιλιάδες. Βάλε τον πρώτο σε ένα ντόμινο: { $pointer ->
    [touch] πάτησέ το
   *[mouse] κάνε κλικ πάνω του
} και διάλεξέ το.
web-learn-claim-2 = Με μικρό αριθμό παίζεις νωρίς στον επόμενο γύρο, αλλά οι μεγάλοι έχουν συνήθως περισσότερα στέμματα. Διάλεξε και δεύτερο. Το μποτ παίρνει τα άλλα δύο.
web-learn-claim-3 = Κάθε σειρά έχει δύο βήματα. Πρώτα βάλε το ντόμινο όπου στέκεται ο βασιλιάς σου.
web-learn-claim-4 = Μετά μετακίνησε τον βασιλιά στην επόμενη γραμμή. Διάλεξε ελεύθερο ντόμινο: μόλις { $pointer ->
    [touch] το πατήσεις
   *[mouse] κάνεις κλικ πάνω του
}, διαβάζεις πότε θα έπαιζες.
web-learn-claim-5 = Σειρά έχει ο δεύτερος βασιλιάς σου. Βάλε το ντόμινό του.
web-learn-claim-6 = Και διάλεξε άλλη μία φορά. Μικρός αριθμός τώρα σημαίνει ότι μετά διαλέγεις νωρίς.
web-learn-claim-done = Βάλε, μετά διάλεξε: έτσι είναι κάθε σειρά. Με τρεις ή τέσσερις παίκτες ο καθένας έχει έναν βασιλιά αντί για δύο.
web-learn-limit = Πέντε επί πέντε
web-learn-limit-about = Το όριο και το ξεσκαρτάρισμα
web-learn-limit-1 = Ένα βασίλειο δεν ξεπερνά ποτέ τα πέντε τετράγωνα σε πλάτος ή ύψος, μαζί με το κάστρο. Το δικό σου έχει πλάτος πέντε: ανατολή και δύση έκλεισαν. Βάλε αυτό μέσα στο διάστικτο πλαίσιο.
web-learn-limit-2 = Κάθε σειρά που ανοίγεις στον βορρά κλείνει μία στον νότο. Τα γραμμοσκιασμένα τετράγωνα δείχνουν τι χάνεται.
web-learn-limit-3 = Το κάστρο είναι περικυκλωμένο και λίμνη δεν υπάρχει: το ντόμινο δεν ταιριάζει πουθενά. Μόνο τότε το ξεσκαρτάρεις. Βγαίνει από το παιχνίδι χωρίς πόντους.
web-learn-limit-done = Ντόμινο που ταιριάζει κάπου πρέπει να μπει, ακόμη κι αν πονά. Όποιο δεν ταιριάζει πουθενά ξεσκαρτάρεται. Άφησε χώρο.
web-learn-scoring = Η μέτρηση
web-learn-scoring-about = Πόντοι και τα δύο μπόνους
web-learn-scoring-1 = Το παιχνίδι τελείωσε. Η ενότητα με τη διακεκομμένη γραμμή: { $terrain }. Πόσους πόντους αξίζει;
web-learn-scoring-wrong = Όχι ακριβώς. Μέτρησε τα τετράγωνα ({ $squares }) και τα στέμματα ({ $crowns }) και πολλαπλασίασε.
web-learn-scoring-2 = Σωστά: { $squares } × { $crowns } = { $points }. Έτσι μετρά κάθε ενότητα· δύο του ίδιου τοπίου που δεν ακουμπούν μετρούν χωριστά. Χωρίς στέμματα: τίποτα.
web-learn-scoring-3 = Δύο μπόνους μπορούν να συμφωνηθούν πριν από την παρτίδα. Ενεργοποίησε και τα δύο και δες τι παίρνει το βασίλειο.
web-learn-scoring-done = { $points ->
    [one] 1 πόντος συνολικά.
   *[other] { $points } πόντοι συνολικά.
} Τώρα τα ξέρεις όλα. Τα υπόλοιπα είναι εξάσκηση: παίξε μια παρτίδα.
web-learn-harmony = 5 πόντοι για γεμάτο πλέγμα
web-learn-middle-kingdom = 10 πόντοι για κάστρο ακριβώς στο κέντρο
web-learn-total = { $points ->
    [one] Σύνολο: 1 πόντος
   *[other] Σύνολο: { $points } πόντοι
}
web-learn-rules = Όλοι οι κανόνες
web-learn-rules-about = Τα πάντα, με τις δύο εκδόσεις και όλες τις παραλλαγές. Για να ανατρέχεις.
web-learn-contents = Περιεχόμενα
web-learn-terrain = Τοπίο
web-learn-squares = Τετράγωνα
web-learn-crowns-column = { $crowns ->
    [0] χωρίς στέμμα
    [one] με 1 στέμμα
   *[other] με { $crowns } στέμματα
}
web-learn-rules-goal = Ο στόχος
web-learn-rules-goal-1 = Δύο ως τέσσερις παίκτες χτίζουν ο καθένας ένα βασίλειο από ντόμινο γύρω από ένα κάστρο. Τετράγωνα του ίδιου τοπίου που ακουμπούν κάνουν ενότητα· τα στέμματα τής δίνουν πόντους.
web-learn-rules-goal-2 = Νικά όποιος έχει τους περισσότερους πόντους στο τέλος.
web-learn-rules-box = Τα ντόμινο
web-learn-rules-box-1 = Υπάρχουν 48 ντόμινο, αριθμημένα από 1 ως 48, με δύο τετράγωνα το καθένα. Ένα τετράγωνο δείχνει ένα από έξι τοπία και ως τρία στέμματα. Οι μεγάλοι αριθμοί έχουν τα καλύτερα.
web-learn-rules-box-2 = Τόσα τετράγωνα κάθε είδους έχει το κουτί:
web-learn-rules-setup = Προετοιμασία
web-learn-rules-setup-1 = Ο καθένας παίρνει ένα κάστρο στο αρχικό του πλακίδιο και βασιλιάδες του ίδιου χρώματος: δύο με δύο παίκτες, έναν με τρεις ή τέσσερις.
web-learn-rules-setup-2 = Τέσσερις παίκτες χρησιμοποιούν και τα 48 ντόμινο. Δύο χρησιμοποιούν 24 που τραβιούνται τυχαία· τα άλλα μένουν στο κουτί και δεν τα βλέπει κανείς. Για τρεις, δες τις εκδόσεις παρακάτω.
web-learn-rules-setup-3 = Η στοίβα τραβήγματος είναι κλειστή: η σειρά της είναι μυστική. Τραβιέται μια γραμμή, μπαίνει σε σειρά αριθμών και μετά γυρίζει.
web-learn-rules-opening = Η έναρξη
web-learn-rules-opening-1 = Οι βασιλιάδες τραβιούνται με τυχαία σειρά που τη βλέπουν όλοι. Με αυτή τη σειρά κάθε βασιλιάς μπαίνει σε ελεύθερο ντόμινο της πρώτης γραμμής, όποιο διαλέξει ο κάτοχός του: ένας σε κάθε ντόμινο.
web-learn-rules-opening-2 = Όταν πιαστεί η πρώτη γραμμή, στρώνεται δεύτερη δίπλα της και αρχίζει ο πρώτος γύρος.
web-learn-rules-round = Ένας γύρος
web-learn-rules-round-1 = Οι βασιλιάδες παίζουν με τη σειρά των ντόμινό τους, ο μικρότερος αριθμός πρώτος. Κάθε σειρά έχει δύο βήματα και γίνονται και τα δύο.
web-learn-rules-round-2 = Πρώτα, το ντόμινο κάτω από τον βασιλιά μπαίνει στο βασίλειο του κατόχου του. Μετά, ο βασιλιάς πάει σε ελεύθερο ντόμινο της επόμενης γραμμής. Όποιος παίρνει μικρό αριθμό τώρα διαλέγει νωρίς την επόμενη φορά.
web-learn-rules-round-3 = Όταν παίξουν όλοι οι βασιλιάδες, στρώνεται νέα γραμμή. Στον τελευταίο γύρο δεν υπάρχει νέα και γίνεται μόνο το πρώτο βήμα. Με δύο παίκτες οι γύροι είναι 6 (στη Μεγάλη Μονομαχία 12), αλλιώς 12.
web-learn-rules-placing = Τοποθέτηση ντόμινο
web-learn-rules-placing-1 = Ένα ντόμινο καλύπτει δύο διπλανά κενά τετράγωνα, στραμμένο με έναν από τέσσερις τρόπους. Τουλάχιστον ένα μισό πρέπει να ακουμπά με πλευρά τετράγωνο του ίδιου τοπίου ή το κάστρο, που ταιριάζει με όλα.
web-learn-rules-placing-2 = Ένα ταίριασμα αρκεί· ό,τι άλλο ακουμπά το ντόμινο δεν έχει σημασία. Οι γωνίες δεν μετρούν ποτέ.
web-learn-rules-placing-3 = Ένα ντόμινο που μπήκε δεν μετακινείται πια.
web-learn-figure-own = Το ένα μισό ακουμπά ίδιο τοπίο
web-learn-figure-castle = Το κάστρο ταιριάζει με κάθε τοπίο
web-learn-figure-none = Κανένα μισό δεν ακουμπά ίδιο τοπίο
web-learn-figure-whole = Πέντε επί πέντε χωρίς κενό: +5
web-learn-figure-gap = Υπάρχει κενό: χωρίς μπόνους
web-learn-figure-middle = Το κάστρο στο κέντρο: +10
web-learn-figure-aside = Το κάστρο εκτός κέντρου: χωρίς μπόνους
web-learn-rules-grid = Πέντε επί πέντε
web-learn-rules-grid-1 = Ανά πάσα στιγμή το βασίλειο με το κάστρο του πρέπει να χωρά σε τετράγωνο πέντε επί πέντε. Το κάστρο μπορεί να καταλήξει οπουδήποτε μέσα του.
web-learn-rules-grid-2 = Άρα τα όρια δεν είναι δεδομένα από την αρχή: κάθε ντόμινο που μεγαλώνει το βασίλειο προς μία πλευρά κλείνει χώρο από την άλλη.
web-learn-rules-discard = Ξεσκαρτάρισμα
web-learn-rules-discard-1 = Ντόμινο που μπορεί να μπει πρέπει να μπει, ακόμη κι αν σε βλάπτει. Δεν μπορείς να ξεσκαρτάρεις από επιλογή.
web-learn-rules-discard-2 = Ντόμινο χωρίς καμία επιτρεπτή θέση βγαίνει από το παιχνίδι. Δεν δίνει πόντους και δεν αντικαθίσταται· ο βασιλιάς πάει κανονικά στην επόμενη γραμμή.
web-learn-rules-scoring = Βαθμολογία
web-learn-rules-scoring-1 = Ενότητα είναι μια ομάδα τετραγώνων του ίδιου τοπίου, ενωμένων πλευρά με πλευρά. Δίνει τετράγωνα επί στέμματα: 7 τετράγωνα με 3 στέμματα δίνουν 21.
web-learn-rules-scoring-2 = Χωρίς στέμμα η ενότητα δίνει 0, όσο μεγάλη κι αν είναι. Ενότητες του ίδιου τοπίου που δεν ακουμπούν μετρούν χωριστά. Το κάστρο δεν ανήκει σε καμία ενότητα ούτε ενώνει ενότητες.
web-learn-rules-scoring-3 = Οι πόντοι ενός βασιλείου είναι το άθροισμα των ενοτήτων του και των μπόνους που παίζονται. Τα μπόνους προστίθενται στο τέλος.
web-learn-rules-end = Το τέλος και οι ισοπαλίες
web-learn-rules-end-1 = Νικά ο παίκτης με τους περισσότερους πόντους.
web-learn-rules-end-2 = Με ίσους πόντους κρίνει η μεγαλύτερη μεμονωμένη ενότητα σε τετράγωνα, με ή χωρίς στέμματα. Τι ακολουθεί εξαρτάται από την έκδοση.
web-learn-rules-end-3 = Οι θέσεις κάτω από την πρώτη βρίσκονται με τον ίδιο τρόπο. Όσοι μένουν ίσοι μοιράζονται τη θέση και η επόμενη παραλείπεται.
web-learn-rules-variants = Παραλλαγές
web-learn-rules-variants-1 = Συνδυάζονται ελεύθερα και στις δύο εκδόσεις.
web-learn-rules-harmony = 5 πόντοι για βασίλειο που γεμίζει όλο το πλέγμα του.
web-learn-rules-middle-kingdom = 10 πόντοι αν το κάστρο είναι ακριβώς στο κέντρο του βασιλείου: ίση απόσταση από δύση και ανατολή και ίση από νότο και βορρά. Τα κενά δεν πειράζουν και το βασίλειο μπορεί να είναι μικρότερο από το πλέγμα.
web-learn-rules-mighty-duel = Για δύο παίκτες: και τα 48 ντόμινο, 12 γύροι και βασίλεια επτά επί επτά.
web-learn-rules-dynasty = Τρεις παρτίδες στη σειρά, με τους βασιλιάδες να τραβιούνται ξανά σε κάθε μία. Νικά το μεγαλύτερο άθροισμα πόντων· αν τα αθροίσματα είναι ίσα, η νίκη μοιράζεται.
web-learn-rules-editions = Οι δύο εκδόσεις
web-learn-rules-editions-1 = Τα βιβλία κανόνων διαφορετικών ετών και γλωσσών διαφωνούν εδώ κι εκεί. Το παιχνίδι έχει δύο εκδόσεις, που διαφέρουν σε δύο σημεία.
web-learn-rules-editions-three = Τρεις παίκτες
web-learn-rules-editions-three-about = Κλασική: 36 ντόμινο τραβηγμένα τυχαία, σε γραμμές των τριών. Αναθεωρημένη: και τα 48 σε γραμμές των τεσσάρων· αφού διαλέξουν οι τρεις παίκτες, το τέταρτο γυρίζει στο κουτί.
web-learn-rules-editions-ties = Ισοπαλίες
web-learn-rules-editions-ties-about = Κλασική: μετά τη μεγαλύτερη ενότητα κρίνουν τα στέμματα όλου του βασιλείου· μόνο τότε η νίκη μοιράζεται. Αναθεωρημένη: μοιράζεται αμέσως μετά τη μεγαλύτερη ενότητα.
web-learn-rules-editions-same = Ίδια και στις δύο
web-learn-rules-editions-same-about = Οι αριθμοί στη στοίβα μένουν κρυφοί, τον βασιλιά τον βάζει ο κάτοχός του, η Αρμονία θέλει γεμάτο πλέγμα και το Κεντρικό Βασίλειο κάστρο στο κέντρο όσων χτίστηκαν.
