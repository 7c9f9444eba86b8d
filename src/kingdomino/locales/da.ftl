### Kingdomino in Danish. Keys are shared by all six catalogues; a test compares them.

## Things of the game

terrain-wheat = hvede
terrain-forest = skov
terrain-lake = sø
terrain-meadow = græsslette
terrain-swamp = sump
terrain-mine = mine

colour-pink = pink
colour-yellow = gul
colour-green = grøn
colour-blue = blå

variant-harmony = Harmoni
variant-middle-kingdom = Midtkongerige

due-kings = kongernes rækkefølge
due-deal = en ny linje dominobrikker
due-claim = valg af en dominobrik
due-place = placering af en dominobrik
due-over = intet mere, spillet er slut

## The command line in general

cli-about = Kingdomino i terminalen: gør pointene op, gennemgå et spil, kontroller en blanding, tæl træk.
cli-example = Eksempel: { $example }
cli-command = kommando
cli-usage = brug:
cli-arguments = argumenter
cli-options = tilvalg
cli-help-option = vis denne hjælp, og afslut
cli-version-option = vis versionen, og afslut
cli-lang-option = sprog for alt, der vises; ellers bestemmer miljøvariablerne
cli-json-option = skriv JSON til brug i programmer
cli-error = { $prog }: fejl: { $message }
cli-argument-error = { $argument }: { $message }
cli-arguments-required = mangler: { $list }
cli-arguments-unknown = ukendt: { $list }
cli-one-value = der skal bruges én værdi
cli-one-value-or-more = der skal bruges mindst én værdi
cli-invalid-choice = { $value } er ikke en mulighed (vælg mellem { $choices })
cli-invalid-value = { $value } er ikke gyldigt
cli-not-together = kan ikke bruges sammen med { $list }
cli-refused = Afvist. { $sentence }
cli-output-lost = Resultatet kunne ikke skrives: { $reason }.

## kingdomino score

score-summary = Gør point op for kongeriger tegnet som tekst, påpeg fejl i dem, og lav en rangliste over flere spillere.
score-files-option = en tekstfil med et kongerige eller - for standardinput; to til fire filer giver en rangliste
score-harmony-option = medregn Harmoni: 5 point for et fyldt gitter
score-middle-kingdom-option = medregn Midtkongerige: 10 point for et slot i midten
score-mighty-duel-option = Den Mægtige Duel: to spillere, 7×7 kvadrater
score-edition-option = udgaven, hvis regler gælder ved uafgjort; i classic tæller kronerne efter det største territorium
score-photo-option = læs filerne som fotos af kongeriger, taget oppefra uden slotsfigurer og konger; kræver tilføjelsen "photo"
score-corners-option = kongerigets hjørner på et foto, x og y i pixels, med uret fra øverste venstre; én gang for hvert foto
score-unsure = Læst fra et foto. Tjek disse kvadrater: { $squares }
score-standard-input = standardinput
score-too-large-to-draw = Kongeriget er for stort til at blive tegnet her.
score-terrain = Territorium
score-squares = Kvadrater
score-crowns = Kroner
score-points = Point
score-total = I alt
score-for-ties = Ved uafgjort: største territorium på { $largest ->
    [one] 1 kvadrat
   *[other] { $largest } kvadrater
}, { $crowns ->
    [one] 1 krone
   *[other] { $crowns } kroner
} i alt.
score-nothing-yet = Indtil videre er der kun slottet.
score-defects = Dette kongerige kan ikke være opstået i et rigtigt spil:
score-defects-together = Disse kongeriger kan ikke være opstået i samme spil:
score-ranking = Rangliste
score-place = Plads
score-player = Kongerige
score-largest = Største
score-tie-largest = { $players }: lige mange point; det største territorium vinder.
score-tie-crowns = { $players }: lige mange point og lige store territorier; flest kroner vinder.
score-tie-shared-first = { $players }: alt står lige, så de deler sejren.
score-tie-shared = { $players }: alt står lige, så de deler pladsen.

## Why a bonus was earned or not

reason-harmony-complete = gitteret er fyldt ud
reason-harmony-gaps = { $empty ->
    [0] kongeriget er ikke et fyldt gitter
    [one] 1 kvadrat i gitteret er tomt
   *[other] { $empty } kvadrater i gitteret er tomme
}
reason-harmony-at-the-end = tæller, når spillet er slut
reason-middle-centred = slottet ligger i midten
reason-middle-off-centre = slottet ligger ikke i midten (vest { $west }, øst { $east }, syd { $south }, nord { $north })
reason-middle-needs-one-castle = der skal være præcis ét slot
reason-middle-at-the-end = tæller, når spillet er slut

## What is wrong with a kingdom

defect-no-castle = Der er intet slot.
defect-several-castles = Der er { $castles } slotte: { $squares }.
defect-not-connected-to-the-castle = Der er ingen vej fra slottet til { $squares }.
defect-too-wide = Det er { $width } kvadrater bredt; højst { $grid } er tilladt.
defect-too-high = Det er { $height } kvadrater højt; højst { $grid } er tilladt.
defect-more-than-the-box-holds = { $count } × { $terrain } { $crowns ->
    [0] uden krone
    [one] med 1 krone
   *[other] med { $crowns } kroner
} ({ $squares }); der er { $in_the_box } i æsken.
defect-more-than-the-box-holds-together = Tilsammen { $count } × { $terrain } { $crowns ->
    [0] uden krone
    [one] med 1 krone
   *[other] med { $crowns } kroner
}; der er { $in_the_box } i æsken.
defect-half-a-domino-left-over = { $count ->
    [one] 1 kvadrat er et ulige antal: en halv dominobrik bliver tilovers.
   *[other] { $count } kvadrater er et ulige antal: en halv dominobrik bliver tilovers.
}
defect-no-way-to-tile-it = Det kan ikke dækkes med dominobrikker: { $squares } bliver alene tilbage.
defect-no-such-dominoes-in-the-box = Æskens dominobrikker kan ikke danne dette kongerige.
defect-dominoes-cannot-be-laid-in-turn = Dominobrikkerne kan ikke være lagt en efter en: på et tidspunkt ville ingen af de resterende røre samme terræn eller slottet.

## kingdomino replay

replay-summary = Gennemgå et spilreferat træk for træk.
replay-file-option = et spilreferat eller - for standardinput
replay-at-option = vis spillet efter så mange træk, og afslut
replay-game-option = hvilket spil, hvis filen har flere
replay-keys = → frem   ← tilbage   ↑ ↓ runde   Home End   q afslut
replay-move-of = Træk { $number } af { $count }
replay-game-of = Spil { $number } af { $count }
replay-start = Før det første træk
replay-chance = lodtrækning
replay-round = Runde { $round } af { $rounds }
replay-opening = Startrunde
replay-line = Linje
replay-next-line = Næste linje
replay-free = ledig
replay-to-act = { $player } har turen: { $due }
replay-over = Spillet er slut.
replay-waiting = Nu følger { $due }.
replay-player-points = { $player }: { $points } point
replay-place = { $place }. plads
replay-broken = { $moves ->
    [0] Intet træk i spilreferatet er gyldigt.
    [one] Kun det første træk i spilreferatet er gyldigt.
   *[other] Kun de første { $moves } træk i spilreferatet er gyldige.
}

## kingdomino review

review-summary = Analyser et spil: hvad hvert træk kostede, hvad hver linje gav, og hvorfor.
review-seconds-option = sekunder pr. beslutning (1)
review-playouts-option = simulerede spil pr. beslutning; så kan analysen gentages nøjagtigt
review-seat-option = vis kun én spiller, talt fra 0
review-annotate-option = skriv spilreferatet med analysen som kommentarer til denne fil
review-progress = Analyserede træk
review-number = Træk
review-player = Spiller
review-played = Valgt
review-best = Bedst
review-grade = Vurdering
review-wins = Vinderchance
review-lost = Tabte point
review-graph = Vinderchance fra første træk til sidste
review-balance = Hvor resultatet kom fra
review-start = Start
review-luck = Held
review-own = Egne træk
review-others = De andres træk
review-result = Resultat
review-accuracy = Præcision
review-costliest = De dyreste træk
review-moment = Træk { $number }, { $player }: { $move } ({ $grade }) kostede { $wins } % vinderchance og { $points } point af forspringet. Bedre: { $best }.
review-none-costly = Ingen træk kostede for alvor noget.
review-luckiest = De heldigste linjer
review-deal = Træk { $number }, { $line }: { $degree ->
    [very] meget heldigt
    [some] heldigt
   *[little] lidt heldigt
} for { $player }, +{ $wins } % vinderchance.
review-note = Vinderchancerne kommer fra simulerede spil; forskelle er i procentpoint. Et tab tæller kun, hvis det er mindst det dobbelte af sin standardfejl.
review-nothing = Spilreferatet har ingen beslutninger at analysere.
review-interrupted = Afbrudt: { $done } af { $total } træk er analyseret.
review-written = Spilreferatet med kommentarer ligger i { $file }.

grade-best = bedst
grade-good = godt
grade-inaccuracy = unøjagtighed
grade-mistake = fejl
grade-blunder = bommert

cause-scores-at-once = Det bedste træk giver { $points } point med det samme ({ $terrain } bliver { $squares } × { $crowns }), dette { $fewer ->
    [0] ingenting
   *[other] kun { $fewer }
}.
cause-leaves-a-hole = { $mover ->
    [you] Du efterlod
   *[other] Det efterlader
} { $count ->
    [one] et hul
   *[other] huller
}, som ingen dominobrik kan fylde: { $squares }.
cause-leaves-no-room = { $left ->
    [one] Det levner ikke plads til den kommende brik; det gør det bedste træk.
   *[other] { $room ->
        [0] Det levner ikke plads til nogen
       *[other] Det levner kun plads til { $room }
    } af de { $left } kommende brikker; det bedste træk levner plads til { $more }.
}
cause-blocks-own-domino = { $mover ->
    [you] Din brik { $domino }
   *[other] Brik { $domino }, som allerede er valgt,
} passer ikke længere nogen steder.
cause-loses-the-middle = Midtkongerige er tabt: slottet kan ikke længere ende i midten.
cause-loses-harmony = Harmoni er tabt: gitteret kan ikke længere fyldes.
cause-cannot-be-placed = Som { $mover ->
    [you] dit kongerige
   *[other] kongeriget
} ser ud nu, kan brik { $better } lægges, men brik { $domino } passer ingen steder.
cause-promises-points = Som { $mover ->
    [you] dit kongerige
   *[other] kongeriget
} ser ud nu, kan brik { $better } give { $points } point, brik { $domino } { $fewer ->
    [0] ingenting
   *[other] kun { $fewer }
}.
cause-chooses-earlier = { $first ->
    [1] { $mover ->
        [you] Med brik { $better } ville du have valgt først i næste runde.
       *[other] I næste runde vælger en konge på brik { $better } først.
    }
   *[other] { $mover ->
        [you] Med brik { $better } ville du have valgt tidligere i næste runde end med brik { $domino }.
       *[other] I næste runde vælger en konge på brik { $better } før en på brik { $domino }.
    }
}
cause-crowns-to-come = Der kan stadig komme { $crowns ->
    [one] 1 { $terrain }krone
   *[other] { $crowns } { $terrain }kroner
}, men { $fewer ->
    [0] ingen { $other_terrain }kroner
    [one] kun 1 { $other_terrain }krone
   *[other] kun { $fewer } { $other_terrain }kroner
}.
cause-denies = { $seat } vælger senere og kunne få { $points } point med det samme for brik { $domino }.
web-cause-denies-you = Du vælger senere og kunne få { $points } point med det samme for brik { $domino }.
cause-grows-less = På det bedste sted vokser { $mover ->
    [you] din { $terrain }
   *[other] territoriet ({ $terrain })
} til { $squares } kvadrater, her kun til { $fewer }; der kan stadig komme { $crowns ->
    [one] 1 { $terrain }krone
   *[other] { $crowns } { $terrain }kroner
}.
cause-has-more-crowns = Brik { $better } har flere kroner ({ $crowns }) end brik { $domino } ({ $fewer }).
cause-joins-less = Brik { $better } kan få { $mover ->
    [you] din { $terrain }
   *[other] territoriet ({ $terrain })
} op på { $squares } kvadrater; brik { $domino } når højst { $fewer }.
cause-own-domino-scores-less = { $mover ->
    [you] Din brik { $domino }
   *[other] Brik { $domino }, som allerede er valgt,
} kunne give { $points } point efter det bedste træk, { $fewer ->
    [0] ingenting
   *[other] kun { $fewer }
} efter dette.
cause-offers-score-less = Efter det bedste træk kunne brik { $domino } i næste linje give { $points } point; efter dette giver ingen brik dér { $fewer ->
    [0] noget
   *[other] mere end { $fewer }
}.
cause-coming-score-less = Efter det bedste træk kan { $count } af de { $of } brikker, der måske kommer, give flere point.
cause-closes-in = { $mover ->
    [you] Dit territorium med kroner
   *[other] Territoriet med kroner
} ({ $terrain }) kan ikke vokse mere: der er ingen frie kvadrater ved siden af.
cause-fills-in-fewer-ways = Efter dette træk er resten af gitteret sværere at fylde.
cause-forces-a-hole = Hvor brik { $domino } end lægges, efterlader den et hul, som ingen dominobrik kan fylde; brik { $better } har en plads, hvor det ikke sker.
cause-has-fewer-places = Som { $mover ->
    [you] dit kongerige
   *[other] kongeriget
} ser ud nu, passer brik { $better } flere steder ({ $places }) end brik { $domino } ({ $fewer }).
hint-look-at-territory = Se på dine territorier: din { $terrain } kan vokse.
hint-look-for-room = Hold øje med pladsen: undgå huller.
hint-look-at-the-middle = Husk Midtkongerige: hold slottet i midten.
hint-look-at-harmony = Husk Harmoni: du kan stadig fylde hele gitteret.
hint-look-at-own-domino = Gem en plads til brik { $domino }, som kommer bagefter.
hint-look-at-own-points = Tænk på brik { $domino }, som kommer bagefter: hvor giver den point?
hint-look-ahead = Intet giver ret meget nu: tænk på de næste runder.
hint-look-beyond-points = Gå ikke kun efter flest point nu: tænk på de næste runder.
hint-look-at-fits = Se, hvilke af brikkerne der passer i dit kongerige.
hint-look-at-points = En af brikkerne giver point med det samme.
hint-look-at-order = Tænk på rækkefølgen: hvem vælger tidligt i næste runde?
hint-look-at-crowns = Der kan stadig komme mange { $terrain }kroner.
hint-look-at-others = Se, hvad { $seat } har brug for.
hint-look-at-line = Sammenlign brikkerne i næste runde.
hint-look-at-next-line = Se på de brikker, du kan vælge imellem bagefter.
hint-only-move = Der er kun ét træk.
hint-here-territory = Her: den ene halvdel ved din { $terrain }.
hint-here-castle = Her: ved siden af slottet.
hint-here-slots = En af disse to.
hint-adds-points = Det giver { $points } point mere med det samme: { $terrain } { $squares } × { $crowns } = { $worth }.
hint-grows = Det gør din { $terrain } større til senere: { $squares } × { $crowns }.
hint-leaves-no-hole = Det efterlader intet kvadrat, der ikke kan fyldes.
hint-keeps-room = { $more ->
    [one] Det levner plads til 1 brik mere.
   *[other] Det levner plads til { $more } brikker mere.
}
hint-keeps-the-middle = Slottet kan stadig ende i midten.
hint-keeps-harmony = Gitteret kan stadig fyldes.
hint-keeps-a-place = Brik { $domino } passer stadig bagefter.
hint-fits = Brik { $better } passer i dit kongerige, det gør { $domino } ikke.
hint-promises = Brik { $better } kan give { $points } point med det samme.
hint-chooses-early = Med brik { $better } vælger du tidligere i næste runde end med { $domino }.
hint-crowns-ahead = { $crowns ->
    [one] Der kan stadig komme 1 { $terrain }krone.
   *[other] Der kan stadig komme { $crowns } { $terrain }kroner.
}
hint-takes-away = Ellers kunne { $seat } få { $points } point for brik { $domino }.
hint-helps-own-domino = Din brik { $domino } kan så give { $points } point.
hint-prepares-a-claim = Brik { $domino } i næste linje kan så give { $points } point.
hint-stays-open = { $free ->
    [one] Der er stadig 1 frit kvadrat ved siden af din { $terrain }.
   *[other] Der er stadig { $free } frie kvadrater ved siden af din { $terrain }.
}
hint-brings-crowns = Brik { $better } giver { $crowns ->
    [one] 1 krone
   *[other] { $crowns } kroner
}.
hint-joins = Brik { $better } kan få din { $terrain } op på { $squares } kvadrater.
hint-fits-cleanly = Brik { $better } passer uden at efterlade et hul.
hint-scores-more = Det giver { $points } point med det samme i stedet for { $fewer ->
    [0] ingenting
   *[other] { $fewer }
}.
hint-grows-more = Din { $terrain } vokser til { $squares } kvadrater i stedet for { $fewer }.
hint-coming-score-more = { $count } af de { $of } brikker, der måske kommer, kan give flere point.
hint-fills-easily = Gitteret kan fyldes på flere måder.
hint-has-more-places = Brik { $better } passer { $places ->
    [one] 1 sted
   *[other] { $places } steder
}.
hint-none-better = Intet andet træk er bedre.

## kingdomino puzzles

puzzles-summary = Find opgaver: stillinger med ét klart bedste træk.
puzzles-games-option = hvor mange spil der gennemsøges (100)
puzzles-out-option = filen med opgaver; en ufærdig fil fortsættes
puzzles-keep-option = stop, når hver sværhedsgrad har så mange
puzzles-rules-option = spillenes regler; kan angives flere gange, og spillene bruger dem på skift
puzzles-seed-option = startværdi for alle spil (1)
puzzles-found = { $count ->
    [one] 1 opgave
   *[other] { $count } opgaver
} i { $file }: { $easy } lette, { $medium } middel, { $hard } svære.
error-puzzles-differ = Filen { $file } er lavet med andre tilvalg; vælg en anden fil, eller brug de tilvalg, den begynder med.
error-not-a-puzzle = Linje { $line } er ikke en opgave: { $text }

## kingdomino verify

verify-summary = Kontroller, at trækkebunken i et afsluttet spil lå fast før det første træk og aldrig blev ændret.
verify-file-option = spilreferatet fra et afsluttet spil eller - for standardinput
verify-commitment-option = den forsegling, du noterede, da spillet begyndte
verify-commitment = Forsegling { $commitment }
verify-commitment-is-the-noted-one = Forseglingen er den, du noterede.
verify-commitment-matches = Salt, konger og trækkebunke giver forseglingen.
verify-deals-follow-the-deck = Alle linjer er trukket fra den trækkebunke.
verify-seed-gives-the-deck = Startværdien giver netop den trækkebunke og de konger.
verify-yes = ja
verify-no = NEJ
verify-passed = Blandingen var ærlig.
verify-failed = Blandingen var IKKE som lovet.

## kingdomino perft

perft-summary = Tæl alle måder, spillet kan fortsætte på, så to spilmotorer kan sammenlignes.
perft-files-option = filer med forventede antal
perft-dominoes-option = læg disse dominobrikker en efter en i et kongerige, der kun har slottet
perft-grid-option = kongerigets bredde og højde
perft-rules-option = tæl beslutninger i et spil med disse regler
perft-seed-option = startværdi for trækkebunken
perft-after-option = antal beslutninger, der tages, før tællingen begynder
perft-depth-option = hvor mange beslutninger frem der skal tælles
perft-depth = Dybde
perft-count = Antal
perft-seconds = Sekunder
perft-game-over = Spillet er slut efter { $decisions } beslutninger: der er ikke mere at tælle.
perft-one-task = angiv filer, --dominoes eller --rules, og kun én af delene
perft-line-right = { $subject }: rigtigt
perft-line-wrong = { $subject }: FORKERT ved dybde { $depth }, optalt til { $counted }
perft-all-right = { $lines ->
    [one] 1 linje, rigtig.
   *[other] { $lines } linjer, alle rigtige.
}
perft-some-wrong = { $wrong ->
    [one] 1 af { $lines } linjer er forkert.
   *[other] { $wrong } af { $lines } linjer er forkerte.
}

## Errors

error-at = Linje { $line }, kolonne { $column }: { $sentence }
error-in-file = { $file }: { $sentence }

error-file-not-found = Filen { $file } findes ikke.
error-no-standard-input = Der er intet standardinput at læse.
error-file-is-a-folder = { $file } er en mappe, ikke en fil.
error-file-not-allowed = Du har ikke lov til at læse { $file }.
error-file-not-text = { $file } er ikke tekst: byte { $byte } er ikke UTF-8.
error-file-too-large = { $file } er for stor; højst { $most } byte er tilladt.
error-unreadable-file = { $file } kan ikke læses: { $reason }.

error-players-out-of-range = Der kan være { $least } til { $most } spillere, ikke { $players }.
error-unknown-edition = Udgaven { $edition } findes ikke; vælg mellem { $known }.
error-variant-not-yes-or-no = { $variant } er enten slået til eller fra; { $value } er ingen af delene.
error-mighty-duel-needs-two = Den Mægtige Duel er for 2 spillere, ikke { $players }.
error-unreadable-ruleset = ”{ $text }” er ikke et regelsæt. Skriv det sådan her: ”3 revised harmony middle-kingdom”.
error-not-a-ruleset = { $value } er ikke et regelsæt.

error-no-such-domino = Dominobrik { $domino } findes ikke; brikkerne er nummereret fra 1 til 48.
error-no-such-seat = Spiller nummer { $number } findes ikke; der er { $players } spillere, talt fra 0.
error-unknown-direction = { $direction } er ikke en retning; retningerne er n, e, s og w.
error-equal-halves-turned-round = De to halvdele af dominobrik { $domino } er ens, så { $direction } bruges aldrig til den: begynd fra dens andet kvadrat, og skriv n eller e.
error-deal-not-ascending = En linje skrives i stigende rækkefølge med hver dominobrik én gang; det passer ikke med { $dominoes }.
error-unreadable-move = ”{ $text }” er ikke et træk.
error-unreadable-square = ”{ $text }” er ikke et kvadrat; kvadraterne hedder a1 til m13.
error-no-such-land = { $square } kan ikke vise { $land }.

error-empty-picture = Billedet er tomt: tegn et slot som ## og kvadrater som w0.
error-unreadable-picture = ”{ $text }” er ikke et kvadrat. Skriv w (hvede), f (skov), l (sø), m (græsslette), s (sump) eller n (mine) med 0 til 3 kroner, ## for slottet og .. for ingenting.
error-uneven-margin = Denne række begynder længere til venstre eller højre end den første. Skriv .. for ingenting.
error-picture-too-large = Et billede har højst { $most } rækker og kolonner.

error-not-now = { $move } kan ikke spilles nu. Næste skridt: { $due }.
error-another-domino-is-due = { $move } kan ikke spilles: det er dominobrik { $domino }, der står for tur.
error-square-taken = { $move } kan ikke spilles. Allerede optaget: { $squares }.
error-outgrows-the-grid = Med { $move } bliver kongeriget { $width } bredt og { $height } højt; højst { $grid } er tilladt.
error-no-matching-neighbour = { $move } rører hverken slottet eller samme terræn ({ $terrains }).
error-must-be-placed = Dominobrik { $domino } kan lægges et sted, så den skal lægges.
error-already-claimed = Der står allerede en konge på dominobrik { $domino }: { $seat }.
error-not-in-the-line = Dominobrik { $domino } er ikke i linjen: { $line }.
error-wrong-line-size = En linje har { $size } dominobrikker i dette spil.
error-already-turned-up = Allerede vendt op: { $dominoes }.
error-wrong-kings = Kongerne { $kings } passer ikke: der er { $players } spillere med { $each ->
    [one] 1 konge
   *[other] { $each } konger
} hver.

error-unreadable-position = ”{ $text }” kan ikke forstås i en stillingslinje (felt { $field }).
error-domino-twice-in-position = En dominobrik forekommer to gange i stillingen.
error-turned-up-dominoes-do-not-make-lines = { $dominoes ->
    [one] 1 dominobrik er
   *[other] { $dominoes } dominobrikker er
} vendt op; det svarer ikke til hele linjer med { $size } i hver.
error-opening-after-the-first-line = Startrunden er slut, så snart mere end den første linje er vendt op.
error-claims-do-not-follow = De valgte dominobrikker passer ikke med de konger, der har haft tur ({ $acted }).
error-wrong-number-of-kingdoms = Antallet af kongeriger er { $kingdoms }, men der er { $players } spillere.
error-kingdom-does-not-fit = Kongeriget ({ $seat }) skal have ét slot og være inden for { $grid }×{ $grid } kvadrater.
error-kingdom-of-wrong-size = Kongeriget ({ $seat }) har { $squares ->
    [one] 1 kvadrat
   *[other] { $squares } kvadrater
}; på dette tidspunkt skal det være et lige antal på højst { $most }.
error-kingdoms-hold-more-than-was-laid = Kongerigerne viser kvadrater, som ikke findes på de dominobrikker, der er lagt indtil nu.
error-due-does-not-follow = ”{ $due }” er ikke det næste skridt her.

error-unreadable-record = Dette er ikke et spilreferat.
error-unreadable-tag = Dette mærke kan ikke forstås: { $text }
error-tag-given-twice = Dette mærke står her to gange: { $text }
error-unreadable-tag-value = Mærket { $tag } kan ikke forstås: { $text }
error-missing-tag = Mærket { $tag } mangler.
error-position-of-another-ruleset = Stillingen hører til regelsættet ”{ $ruleset }”; spilreferatet siger ”{ $expected }”.
error-comment-not-closed = En kommentar begynder og slutter med en tuborgparentes; her mangler der en.
error-too-many-moves = Intet spil har så mange træk.
error-too-many-comments = Intet spilreferat har så mange kommentarer.
error-record-ends-early = Spilreferatet slutter før spillet, selv om det angiver et resultat ({ $result }).
error-wrong-result = Resultatet er angivet som { $result }, men spillet endte { $expected }.
error-revealed-before-the-end = Mærket { $tag } hører ikke hjemme i et igangværende spil.
error-no-such-move-number = Træk { $number } findes ikke; spilreferatet har { $count }.
error-no-such-game = Spil { $number } findes ikke; filen har { $count }.
error-nothing-to-verify = Spilreferatet har ikke mærket { $tag }, så der er intet at kontrollere.
error-too-many-commitments = { $commitments } forseglinger til { $games } spil.
error-unreadable-commitment = ”{ $text }” er ikke en forsegling: den består af 64 cifre fra 0 til f.
error-not-before-the-end = Det må vente, til spillet er slut.
error-nothing-to-undo = Der er intet at fortryde.
error-not-legal-here = { $move } er ikke tilladt her.
error-no-such-action = Der er ingen beslutning nummer { $action }.
error-move-without-number = { $move } har intet nummer blandt beslutningerne i dette spil.
error-not-a-kingdom-of-a-game = Intet spil fører til dette kongerige på { $grid }×{ $grid } kvadrater: { $seat }.
error-not-a-position-of-a-game = Intet spil fører til denne stilling.
error-unusable-comment = En kommentar er tekst uden tuborgparenteser.
error-unusable-tag = { $tag } kan ikke tilføjes som mærke. Navnet består af et stort bogstav og flere bogstaver fra A til Z, værdien er tekst, og spilreferatets egne mærker kan ikke erstattes.
error-too-many-tags = Et spilreferat har højst { $most } mærker.

error-wrong-deck-size = Trækkebunken har { $size ->
    [one] 1 dominobrik
   *[other] { $size } dominobrikker
}; dette spil skal bruge { $expected }.
error-domino-twice-in-deck = Mere end én gang i trækkebunken: { $dominoes }.
error-kings-are-drawn = Kongerne er allerede trukket i denne stilling.
error-not-a-list-of-numbers = { $name } skal være en liste med tal, ikke { $value }.
error-not-a-whole-number = { $name } skal være et helt tal, ikke { $value }.
error-unusable-seed = { $seed } er ikke en startværdi: den skal være et helt tal fra 0 og opefter på højst { $most_bits } bit.
error-unusable-salt = { $salt } kan ikke bruges som salt: det skal være 32 til 128 cifre fra 0 til f.
error-wrong-number-of-names = Der skal bruges { $players } navne; angivet er { $names }.

error-no-game-begun = Intet spil i dette Dynasti er begyndt.
error-not-a-game = { $value } er ikke et spil.
error-dynasty-is-over = Et Dynasti har { $games } spil, og alle er spillet.
error-game-still-runs = Spil { $game } er ikke slut endnu.
error-another-ruleset = Reglerne kan ikke ændres midt i et Dynasti: { $expected }, ikke { $ruleset }.
error-other-players = Spillerne kan ikke skiftes ud midt i et Dynasti: { $expected }, ikke { $players }.
error-game-already-counted = Dette er igen spil { $game } i Dynastiet: hvert spil tæller én gang.

error-unreadable-perft-line = Denne linje med forventede antal kan ikke forstås: { $text }
error-domino-laid-twice = En dominobrik kan kun lægges én gang; angivet mere end én gang: { $dominoes }.
error-no-such-decision = Et spil med reglerne { $rules } er slut efter { $decisions } beslutninger: der er ingen stilling efter { $after }.

## kingdomino tournament

tournament-summary = Lad botter spille mod hinanden, hver bunke med alle pladsrotationer.
tournament-entrants-option = en bot til hver spiller, gerne den samme flere gange: king, king@0.1 (sekunder pr. beslutning), king:2000 (prøvespil pr. beslutning) eller din egen: mybot.py:MyBot, "cmd:./mybot --fast"
tournament-rules-option = reglerne, der spilles efter; ellers det klassiske spil med en spiller pr. bot
tournament-games-option = antal spil, rundet op til hele bunker (100)
tournament-seed-option = startværdi for alle bunker og beslutninger (1)
tournament-jobs-option = hvor mange processer der spiller på samme tid (1)
tournament-out-option = mappe til alle spilreferater; en afbrudt turnering fortsætter derfra
tournament-seconds-option = sekunder pr. beslutning for botter uden eget budget
tournament-playouts-option = prøvespil pr. beslutning for de samme botter; så kan hvert spil gentages nøjagtigt
tournament-sprt-option = stop, når det er afgjort, om den første bot vinder mere end P0 eller mindre end P1, f.eks. 0.5,0.55; uden et par: 1/antal spillere og 0.05 mere
tournament-ray-option = spil på Ray-klyngen på denne adresse, f.eks. 10.0.0.1:6379; kun budgetter i prøvespil
tournament-games = Spil
tournament-progress = { $finished } af { $wanted } spil er spillet.
tournament-time-left = tid tilbage
tournament-title = Regler: { $rules }. Startværdi: { $seed }.
tournament-counted = { $games } spil: { $decks ->
    [one] 1 bunke
   *[other] { $decks } bunker
} × { $rotations ->
    [one] 1 pladsrotation
   *[other] { $rotations } pladsrotationer
}.
tournament-entrant = Bot
tournament-wins = Sejre
tournament-points = Point
tournament-margin = Forspring
tournament-rating = Rating
tournament-forfeits = Dømt tabt
tournament-intervals = Intervallerne er på 95 %, over bunker: Wilsons for sejre, Students for point og for forspringet til den bedste anden spiller. En delt sejr tæller som brøkdele. Rating: openskill, mu ± sigma.
tournament-several-seats = En bot med flere pladser vises med gennemsnittet af dem.
tournament-forfeits-note = Et spil, der er dømt tabt, tæller som nederlag; point og forspring regnes uden det.
tournament-forfeited = { $entrant } fik { $games } spil dømt tabt: { $kind }. Første gang: bunke { $deck }, rotation { $rotation }: { $reason }
forfeit-crash = dens proces sluttede
forfeit-timeout = intet svar i tide
forfeit-illegal = et træk mod reglerne
forfeit-rubbish = et ulæseligt svar
forfeit-flood = for meget output
forfeit-error = den meldte en fejl
forfeit-unflushed = svaret kom først, da dens input blev lukket; tøm outputtet (flush) efter hver linje
tournament-stopped-early = Testen stoppede turneringen: dens risiko på 5 % holder, mens intervallerne gælder for et antal bunker, der er fastlagt på forhånd.
tournament-above = Afgjort efter { $decks ->
    [one] 1 bunke
   *[other] { $decks } bunker
}: { $entrant } vinder mere end { $lower } % (risiko 5 %; modhypotesen var { $upper } %).
tournament-below = Afgjort efter { $decks ->
    [one] 1 bunke
   *[other] { $decks } bunker
}: { $entrant } vinder mindre end { $upper } % (risiko 5 %; modhypotesen var { $lower } %).
tournament-undecided = Ikke afgjort efter { $decks ->
    [one] 1 bunke
   *[other] { $decks } bunker
}: { $entrant } vinder måske mere end { $lower } % eller mindre end { $upper } %.
tournament-interrupted = Afbrudt: { $finished } af { $wanted } spil er færdige. Kun hele bunker tæller.
tournament-go-on = Kør den samme kommando igen for at fortsætte fra { $folder }.

error-wrong-number-of-entrants = Et bord med { $players } kræver { $players } botter, ikke { $entrants }.
error-unreadable-budget = ”{ $entrant }” kan ikke læses: skriv king@0.1 for sekunder eller king:2000 for prøvespil.
error-unloadable-bot = Botten { $bot } kan ikke indlæses: { $reason }
error-bot-in-this-process-only = Botten { $bot } er kun registreret i denne proces, og en turnering spilles i andre: angiv den som file.py:Class.
error-too-few-games = { $games } spil er for få; spil mindst 1.
error-unusable-jobs = Der kan være 1 til { $most } processer, ikke { $jobs }.
error-process-not-started = Turneringens proces { $number } kunne ikke startes: { $reason }. Færre --jobs kan hjælpe.
error-unreadable-sprt = ”{ $text }” er ikke et par sejrsandele; skriv den laveste og den højeste, f.eks. 0.5,0.55.
error-nothing-to-compare = En test kræver to forskellige botter.
error-bot-failed = Botten { $bot } fejlede i bunke { $deck }, rotation { $rotation }: { $reason }
error-process-ended = Processen, der spillede bunke { $deck }, rotation { $rotation }, sluttede; ved bordet sad { $bots }.
error-folder-not-writable = Der kan ikke skrives i mappen { $folder }: { $reason }
error-file-not-writable = Filen { $file } kan ikke skrives: { $reason }
error-not-a-tournament-folder = { $folder } er ikke en turneringsmappe og er heller ikke tom.
error-no-tournament-in-folder = Der er ingen turnering i { $folder }.
error-another-tournament = { $folder } indeholder en anden turnering ({ $name }: ”{ $there }”, ikke ”{ $wanted }”).
error-another-file-of-the-bot = Spillene i { $folder } blev ikke spillet af { $bot }, som den er nu: dens fil er ændret eller blev ikke noteret. Vælg en anden mappe.
error-tournament-in-use = En anden proces er ved at spille turneringen i { $folder }.
error-damaged-games-file = { $file } er beskadiget: den er ikke en række spilreferater fra denne turnering.
error-cluster-needs-playouts = På en klynge er budgetter i prøvespil: skriv { $bot } med :2000 eller lignende, uden sekunder.
error-cluster-not-reached = Ray-klyngen på { $address } kan ikke nås: { $reason }
error-cluster-failed = Klyngen fejlede: { $reason }
error-another-version-on-a-node = En maskine i klyngen har en anden version ({ $name }: ”{ $there }”, ikke ”{ $wanted }”).

## kingdomino selfplay

selfplay-summary = Lad botter spille mod hinanden, og gem hver beslutning som data i Parquet-filer.
selfplay-entrants-option = en bot til alle pladser eller en til hver spiller, skrevet som til en turnering
selfplay-out-option = mappe til dataene; det, der allerede er der, spilles ikke igen
selfplay-rules-option = reglerne, der spilles efter; ellers det klassiske spil (for to spillere, hvis der angives én bot)
selfplay-file-option = hvor mange bunker der skrives i én fil (16)
selfplay-done = { $finished } af { $wanted } spil er i { $folder }.

error-no-such-data = { $name } kan ikke være ”{ $value }”.
error-no-selfplay-in-folder = Der er ingen data fra botternes spil i { $folder }.

## kingdomino train

train-summary = Lær programmet at vurdere kongeriger ved at lade det spille mod sig selv.
train-folder-option = mappe til vægtene, deres beskrivelse og kurven; træningen fortsætter fra de vægte, der allerede ligger der
train-games-option = træn, indtil der i alt er spillet så mange spil
train-seconds-option = træn, indtil der i alt er brugt så mange sekunder
train-seed-option = startværdi for de første vægte og alle spil (1)
train-jobs-option = hvor mange tråde der spiller på samme tid (1)
train-ray-option = spil spillene på Ray-klyngen på denne adresse, f.eks. 10.0.0.1:6379
train-report = { $games } spil, { $minutes } min. Point forudsiges med en fejl på ± { $error }. Point i snit med 2, 3 og 4 spillere: { $two }, { $three }, { $four }.

error-training-has-another-seed = Vægtene i { $folder } begyndte med startværdien { $seed }.
error-unreadable-training = Vægtene i { $folder } kan ikke læses.

## kingdomino bots

bots-summary = Vis botterne fra den svageste til den stærkeste med deres målte rating.
bots-from-option = beregn botternes rating på ny ud fra disse turneringsmapper
bots-save-option = skriv ratingen til denne fil
bots-name = Bot
bots-rating = Rating
bots-games = Spil
bots-about = Sådan spiller den
bots-about-page = Spiller tilfældigt.
bots-about-squire = Tager flest mulige point her og nu.
bots-about-knight = Afvejer placering og valg sammen og tænker på plads og bonusser.
bots-about-duke = Ser en runde frem og vurderer ud fra det, den har lært af spil mod sig selv; nogle få millisekunder pr. beslutning.
bots-about-king = Som hertugen, men tænker længere og dybere: den stærkeste, 0,1 s pr. beslutning.
bots-rating-note = Rating: openskill, mu ± sigma; højere er stærkere, nye begynder på 25.
bots-unmeasured = Endnu ikke målt: { $names }.

error-no-such-bot = Der findes ingen bot ved navn { $name }. Botterne er { $known }.
error-bot-without-class = { $name } er navnet på en fil eller et modul, men ikke på botten i det: skriv { $name }:MyBot med navnet på klassen eller funktionen.
error-bot-name-taken = Der findes allerede en bot ved navn { $name }.
error-unusable-bot-name = { $name } kan ikke være navnet på en bot: det er ét ord uden : eller @ og uden en bindestreg foran.
error-unusable-bot-maker = { $value } kan ikke lave botten { $name }: angiv dens klasse eller en funktion uden argumenter.
error-unusable-budget = { $name } kan ikke være { $value }.
error-two-budgets = Sekunder eller prøvespil: kun det ene kan være budgettet.
error-nothing-to-choose = Der er ingen beslutning at tage her: { $due }.
error-not-a-position = { $value } er ikke en stilling; brug game.position.
error-not-a-kingdom = { $value } er ikke et kongerige; brug position.kingdoms[seat].

## kingdomino bot

bot-summary = Kør en bot som et program, der læser og skriver linjer, så andre programmer kan tale med den.
bot-bot-option = king, king@0.1, king:2000 eller din egen: mybot.py:MyBot

## kingdomino bot-check

bot-check-summary = Prøv en bot af i protokollens særtilfælde, og få at vide, hvad der er galt.
bot-check-bot-option = cmd: og et programs kommando, eller din egen: mybot.py:MyBot
bot-check-start = siger ready
bot-check-moves = trækker efter reglerne: { $rules }
bot-check-ignores = ser bort fra ukendte linjer og nøgler, vognretur og et sent stop
bot-check-time = holder et halvt sekund
bot-check-stop = svarer straks på stop
bot-check-quit = slutter efter quit
bot-check-passed = i orden  { $check }
bot-check-failed = forkert  { $check }: { $fault } ({ $reason })
bot-check-ready = Alt er i orden: Den kan være med i en turnering.
bot-check-not-ready = Den er ikke klar til en turnering endnu. Siden ”The bot protocol” fortæller, hvad der ventes.

## kingdomino bench

bench-summary = Mål, hvor hurtige motorerne er på denne maskine.
bench-what-option = hvad der måles: playouts (tilfældige spil til ende), legal (lister over lovlige træk), score (kongeriger), search (simulationer), alle fire kompileret; rules (tilfældige spil i ren Python); eller environment (skridt i grænsefladerne til forskning)
bench-rules-option = reglerne, der spilles efter (4 classic; environment: 2 classic, 4 classic, 2 classic mighty-duel)
bench-seconds-option = hvor mange sekunder der måles (3)
bench-threads-option = hvor mange tråde der arbejder på samme tid (1)
bench-measuring = Måler; første gang kompileres motoren først
bench-title = Regler: { $rules }. { $threads ->
    [one] 1 tråd
   *[other] { $threads } tråde
}.
bench-playouts-per-second = Prøvespil pr. sekund
bench-queries-per-second = Lister over lovlige træk pr. sekund
bench-kingdoms-per-second = Opgjorte kongeriger pr. sekund
bench-simulations-per-second = Simulationer pr. sekund
bench-steps-per-second = Skridt pr. sekund: { $what }
bench-games-per-second = Spil pr. sekund
bench-mean-points = Point pr. spiller i gennemsnit
bench-mean-moves = Lovlige træk i gennemsnit
bench-positions = Gennemsøgte stillinger

## Environments

error-extra-not-installed = { $package } er ikke installeret. Det følger med: pip install "kingdomino[{ $extra }]"
error-photo-corners = Hjørnerne { $corners } omslutter ikke et kongerige: angiv x og y for fire hjørner i rækkefølge.
error-no-kingdom-in-photo = Der blev ikke fundet noget kongerige på { $file }. Tag billedet oppefra på et ensfarvet bord, eller angiv hjørnerne med --corners.
error-not-a-photo = { $file } er ikke et billede, der kan læses. JPEG, PNG og WebP virker.
error-photo-too-large = { $file } har for mange pixels. Gør det mindre først.
error-photo-too-small = { $file } er for lille til at læse: { $width } × { $height } pixels. Hver side skal være mindst 100 pixels.
error-photo-corners-count = --corners blev angivet { $given ->
    [one] én gang
   *[other] { $given } gange
} for { $photos ->
    [one] 1 foto
   *[other] { $photos } fotos
}: angiv det én gang for hvert foto eller slet ikke.
error-unknown-choice = { $name } kan ikke være { $value }. Vælg mellem { $known }.
error-unusable-number = { $name } kan ikke være { $value }: brug et helt tal fra { $least } til { $most }.
error-not-reset = Der er intet spil i gang: kald reset først.
error-wrong-actions = { $value } er ikke én handling pr. spil: der skal bruges { $number } hele tal.
error-illegal-action = Handling { $action } er ikke tilladt i denne stilling.
error-wrong-reset-mask = { $value } siger ikke for hvert af { $number } spil, om det begynder forfra: brug en række af True og False.
error-wrong-opponents = { $value } passer ikke til de andre pladser: angiv { $number } botter eller én bot til dem alle.
error-position-of-other-rules = Stillingen hører til regelsættet ”{ $ruleset }”; dette miljø spiller efter ”{ $expected }”.
error-opponent-moved-illegally = Botten { $bot } valgte { $move }, som reglerne ikke tillader.

## kingdomino picture

picture-summary = Tegn bordet i et spilreferat som et billede.
picture-at-option = tegn spillet efter så mange træk (ellers ved spillets slutning)
picture-output-option = filen, der skrives, med endelsen .svg eller .png
picture-written = Skrevet: { $file }
error-unknown-picture-format = { $file } er ikke navnet på et billede: det skal ende på .svg eller .png.

## kingdomino warmup

warmup-summary = Kompiler den hurtige motor på forhånd, så intet spil skal vente på den.
warmup-once = Først kompileres søgningen, én gang på denne maskine: det tager omkring et minut.
warmup-compiling = Kompilerer
warmup-step = { $number } af { $count }: { $name }
warmup-ready = Alt er klar. Det tog { $seconds } s.
warmup-kept = Den kompilerede kode ligger i { $folder }
warmup-not-kept = Der er ingen mappe at skrive i, så den kompilerede kode gemmes ikke: hver start kompilerer forfra.
warmup-uncompiled = Numba mangler eller er slået fra, så der er intet at kompilere: motoren kører som ren Python, nøjagtigt og langsomt.

## The browser: every page

web-common-brand-link = Kingdomino, forside
web-common-navigation = Sider
web-common-skip = Til indholdet
web-common-home = Spil
web-common-learn = Lær
web-common-pad = Pointblok
web-common-replay = Se igen
web-common-daily = I dag
web-common-statistics = Statistik
web-common-more = Mere
web-common-settings = Indstillinger
web-common-language = Sprog
web-common-close = Luk
web-common-cancel = Annuller
web-common-try-again = Prøv igen
web-common-page-failed = Siden kunne ikke hentes.
web-common-words-failed = Sproget kunne ikke hentes. Prøver stadig…
web-engine-fetching = Henter botterne, { $megabytes } MB
web-engine-progress = { $done } af { $megabytes } MB
web-engine-once = Kun én gang; derefter starter det med det samme.
web-engine-starting = Botterne vågner
web-engine-waits = Starter, når alt er klar
web-engine-slow = Det tager længere end normalt.
web-engine-learn = Lær imens
web-engine-failed-network = En del af spillet kunne ikke hentes. Det, der allerede er her, er gemt.
web-engine-failed-browser = Denne browser kan ikke starte spillet. Opdater den, eller prøv en anden.
web-engine-full = Browserens lager er fuldt. Du kan spille videre, men det, der sker fra nu af, går tabt, når siden lukkes.
web-engine-refused = Dette vindue gemmer intet, ligesom private vinduer. Du kan spille, men dine spil er væk, når det lukkes.
web-keeping-newer = Der er en ny version.
web-keeping-reload = Genindlæs
web-keeping-ready = Klar til at spille offline: hele spillet kører i din browser.
web-keeping-offline = Du er offline.
web-keeping-install-title = Vil du installere Kingdomino på enheden?
web-keeping-install-about = Det åbner i sit eget vindue, også uden netværk.
web-keeping-install-ios = I Safari: deleknappen, derefter ”Føj til hjemmeskærm”.
web-keeping-install = Installer
web-keeping-not-now = Ikke nu
web-page-friends-about = Alle på denne enhed, fra hånd til hånd. Du vælger pladser, botter og regler.
web-page-needs-server = Det kræver en server at spille på flere enheder. Her kan I spille ved at give enheden videre.
web-page-day = Det kræver en server at sammenligne dit resultat med de andres og kongens.
web-page-offer = Serveren kan ikke nås. Du kan spille her imens, i browseren; disse spil bliver her.
web-page-play-here = Spil her
web-page-is-here = Du spiller i denne browser, uden serveren. Disse spil bliver her.
web-page-to-server = Tilbage til serveren
web-page-data-title = Dine spil
web-page-data-about = Spil og statistik gemmes kun i denne browser. En fil flytter dem til en anden eller tilbage.
web-page-export = Gem i en fil
web-page-import = Hent fra en fil
web-page-imported = { $games ->
    [0] Alt i filen er her allerede.
    [one] Et spil tilføjet.
   *[other] { $games } spil tilføjet.
}
web-common-sound-ask = Vil du spille med lyd?
web-common-sound-on = Lyd til
web-common-sound-off = Nej tak
web-lost-title = Her er ingenting
web-lost-about = Siden findes ikke: adressen kan være gammel, eller der mangler måske et bogstav.
web-lost-home = Til forsiden

## The browser: settings

web-settings-title = Indstillinger
web-settings-kept = Gemmes i denne browser. Ændringer gælder med det samme.
web-settings-language = Sprog
web-settings-look = Udseende
web-settings-theme = Tema
web-settings-theme-system = Som enheden
web-settings-theme-light = Lyst
web-settings-theme-dark = Mørkt
web-settings-motion = Bevægelse
web-settings-motion-system = Som enheden
web-settings-motion-full = Fuld
web-settings-motion-reduced = Begrænset
web-settings-motion-about = Begrænset: intet flyver eller glider; trækkene vises bare.
web-settings-marks = Tegn på kvadraterne
web-settings-marks-about = Et simpelt tegn for hvert terræn, hvis farverne er svære at skelne.
web-settings-large-numbers = Større tal
web-settings-large-numbers-about = Point, briknumre og mærkater på brættet.
web-settings-preview = Sådan ser en dominobrik og et kongerige ud nu
web-settings-play = Spil
web-settings-drop = Læg brikken, når den slippes
web-settings-drop-auto = Med musen
web-settings-drop-on = Altid
web-settings-drop-off = Aldrig
web-settings-drop-about = Ellers venter brikken, hvor den blev sluppet, til du bekræfter.
web-settings-click = Ét klik lægger brikken
web-settings-click-about = Ellers viser det første klik pladsen, og det andet bekræfter.
web-settings-pace = Botternes tempo
web-settings-pace-calm = Roligt
web-settings-pace-normal = Almindeligt
web-settings-pace-fast = Hurtigt
web-settings-pace-instant = Straks
web-settings-keys = Genveje med ét bogstav
web-settings-keys-about = R drejer, N viser næste plads, U fortryder. Pile, Enter og Esc virker altid.
web-settings-cover = Skærm ved spillerskift på samme enhed
web-settings-cover-about = Viser, hvem der skal have enheden; uret er på pause imens. Vises ikke, hvis der er ur på, og andre spiller på deres egne enheder.
web-settings-turns = Når det er din tur
web-settings-notify = Sig til, når et spil venter på mig
web-settings-notify-about = En notifikation fra din browser, så længe en Kingdomino-fane er åben.
web-settings-notify-refused = Din browser tillader ikke notifikationer fra denne side. Det kan ændres i browserens indstillinger.
web-say = Send en reaktion
web-say-well-done = Flot
web-say-ouch = Av
web-say-thinking = Tænker
web-say-thank-you = Tak
web-say-hurry = Er du der?
web-say-good-game = Tak for spillet
web-say-heard = { $name }: { $word }
web-say-show = Vis reaktioner
web-say-show-of = Vis reaktioner fra { $name }
web-say-about = Seks små reaktioner, der vises i få sekunder; du skal ikke skrive noget. Ingen får det at vide, hvis du slår dem fra.
web-say-wait = Én reaktion hvert ottende sekund.
web-say-hurry-later = Til når nogen har tænkt i tyve sekunder.
web-say-muted = Reaktioner fra { $name } er slået fra.
web-say-unmuted = Reaktioner fra { $name } er slået til igen.
web-say-is-muted = reaktioner slået fra
web-say-hold = Hold nede, eller tryk på M, for at vise eller skjule reaktioner fra { $name }
web-settings-sounds = Lyde
web-settings-sound = Afspil lyde
web-settings-sound-about = Papir, træ og tre toner, når det er din tur. Du kan også spille uden lyd.
web-settings-volume = Lydstyrke
web-settings-volume-value = { $percent } %
web-settings-reset = Nulstil alle indstillinger
web-settings-reset-done = Alle indstillinger er nulstillet.

## kingdomino serve, kingdomino play and the server's settings

serve-summary = Vær vært for spil i en klub eller på internettet.
serve-ready = Klar: { $address }
serve-no-client-title = Serveren kører, men dens sider mangler
serve-no-client-about = Denne udgave af Kingdomino har ingen webklient med. Installer en udgivet pakke, eller start ./play i kildemappen; så bygges klienten. Programmer kan bruge serveren imens.
serve-refused-title = Serveren afviste at vise denne side
backup-done = Sikkerhedskopien ligger i { $file } ({ $megabytes } MB). Pas på den som på databasen: den indeholder navne og bunkerne fra spil, der er i gang.
backup-copying = Kopierer
backup-file-option = den nye fil; en fil, der findes, overskrives aldrig
backup-summary = Kopier databasen til en ny fil, selv mens serveren kører.
site-summary = Skriv spillet som en mappe med filer til et hvilket som helst webhotel: det spilles i browseren, uden server.
site-folder-option = mappen, der skal skrives; et websted, der allerede ligger der, erstattes
site-written = Webstedet ligger i { $folder }. Et første besøg henter { $megabytes } MB, senere besøg næsten intet. Prøv det: { $example }
play-summary = Spil i browseren. Kommandoen kingdomino alene gør det samme.
play-host-option = adresse, der lyttes på; 0.0.0.0 lukker telefoner og tablets i hjemmet ind
play-port-option = port, der lyttes på; ellers 8017 eller en anden ledig
play-no-browser-option = åbn ingen browser
play-ready = Kingdomino er klar: { $address }
play-already = Kingdomino kører allerede: { $address }
play-in-the-house = Til andre enheder i hjemmet: { $address }
play-stop = Stop med Ctrl-C. Spillene er gemt.
play-goodbye = På gensyn.

setting-host = adresse, der lyttes på; 0.0.0.0 lukker andre maskiner ind
setting-port = port, der lyttes på
setting-database = hvor alt gemmes: en SQLite-fil (ellers en i din egen mappe) eller postgresql://user:password@host/name
setting-workers = serverprocesser på denne port; mere end én kræver PostgreSQL
setting-public-url = adresse, som browsere når serveren på, for eksempel https://example.org
setting-trusted-proxies = adresser og netværk for betroede proxyer (til X-Forwarded-felter), med komma imellem
setting-origins = flere oprindelser, hvis sider må bruge serveren, med komma imellem
setting-allowed-hosts = andre navne, som browsere må bruge til serveren, med komma imellem; .example.org for alle navne under det, * for ethvert navn
setting-network-addresses = adresser, som andre enheder på netværket når denne på, med komma imellem; findes automatisk, hvis ingen er angivet
setting-log-level = laveste niveau af beskeder, der logges: debug, info, warning eller error
setting-log-format = json eller text
setting-retention-days = dage, til afsluttede spil slettes; ellers aldrig
setting-idle-days = antal dage, før ubrugte borde slettes; none for aldrig
setting-secret-days = dage, til en browser, der ikke kommer igen, er glemt
setting-messages-per-second = beskeder, en forbindelse må sende i sekundet
setting-burst = beskeder, den må sende på én gang
setting-connections-per-address = forbindelser fra én adresse ad gangen
setting-tables-per-guest = uafsluttede borde, én person må have
setting-guests-per-hour = nye gæster fra én adresse i timen
setting-wrong-codes-per-minute = forkerte koder fra én person i minuttet
setting-bot-processes = processer, der beregner botternes træk; 0 overlader det til kingdomino worker
setting-review-playouts = simulerede spil pr. beslutning i en analyse
setting-reviews-per-guest = ufærdige analyser, én person må vente på
setting-reviews-per-hour = nye analyser fra én adresse i timen

## Errors at the start of a server, and of its database

error-wrong-setting = { $setting } kan ikke være ”{ $value }”. Muligt: { $expected }
error-workers-need-postgresql = { $workers } processer kræver en PostgreSQL-database: en fil er til én proces.
error-database-in-use = En anden server har { $file } åben: en fil er til én proces. Stop den server, eller angiv en anden fil med { $setting }.
error-nobody-would-think = Der er intet til at beregne botternes træk: uden egne botprocesser har serveren brug for workere, og de kræver en PostgreSQL-database.
error-no-home-folder = Der er ingen hjemmemappe at gemme spillene i; angiv { $setting }.
error-worker-did-not-start = En serverproces sluttede, før den var klar (slutkode { $exit }).
error-database-folder-refused = Der kan ikke ligge en database i mappen { $folder }: { $reason ->
    [EACCES] det er ikke tilladt at skrive der
    [EPERM] det er ikke tilladt at skrive der
    [EROFS] den kan kun læses
    [ENOSPC] disken er fuld
    [ENOENT] der kan ikke oprettes noget der
    [ENOTDIR] der er en fil, hvor der skulle være en mappe
    [EISDIR] der er en mappe, hvor filen skulle være
   *[other] { $reason }
}.
error-database-is-newer = Databasen { $database } hører til en nyere version af Kingdomino. Brug den version eller en anden database.
error-not-a-database = { $file } er ikke en SQLite-database.
error-backup-needs-pg-dump = { $database } er en PostgreSQL-database. Brug dens eget program til sikkerhedskopier: pg_dump --format custom --file kingdomino.dump med databasens adresse.
error-backup-failed = Sikkerhedskopien { $file } kunne ikke skrives: { $reason }.
error-backup-has-no-room = Disken med { $folder } er fuld: sikkerhedskopien blev ikke lavet.
error-backup-exists = { $file } findes allerede, og en sikkerhedskopi overskriver intet. Vælg et andet navn, eller slet den fil først.
error-site-not-built = Denne udgave af Kingdomino har ingen webklient med. Installer en udgivet pakke, eller start ./play i kildemappen; så bygges klienten.
error-site-folder-taken = { $folder } indeholder noget andet, og intet af det blev ændret. Vælg en tom mappe eller en, der ikke findes endnu.
error-no-such-database = Der er ingen database { $file }.
error-database-damaged = Databasen { $file } er beskadiget. Stop serveren, og læg en sikkerhedskopi i stedet; ”Backup and restore” i docs/guides/host.md fortæller hvordan, og hvad man kan prøve uden en.
error-unknown-database = ”{ $scheme }” er ikke en database, der kan bruges her. Brug sqlite:///kingdomino.db eller postgresql://user:password@host/name.
error-unreadable-database = Databasens adresse kan ikke læses. For eksempel: { $scheme ->
    [postgresql] postgresql://user:password@host/name
   *[other] sqlite:///kingdomino.db
}
error-postgresql-not-installed = PostgreSQL kræver en pakke mere: installer { $extra }.

## Errors that a server sends

error-cannot-listen = Der kan ikke lyttes på { $host }, port { $port }: { $reason }
error-too-many-requests = Det gik for hurtigt. Prøv igen om { $seconds ->
    [one] 1 sekund
   *[other] { $seconds } sekunder
}.
error-too-many-connections = Der er for mange forbindelser fra denne adresse; højst { $most } er tilladt.
error-wrong-length-of-name = Et navn har 1 til { $most } tegn, ikke { $length }.
error-unusable-name = Et navn må ikke have usynlige tegn eller styretegn.
error-too-many-marks = Accenter og andre tegn i et navn skal stå ved et bogstav, og et bogstav kan højst bære { $most }.
error-unknown-language = Der er intet sprog { $language }; der er { $known }.
error-no-secret = Serveren ved ikke, hvem du er: der blev ikke sendt nogen nøgle.
error-wrong-secret = Serveren kender ikke denne nøgle; begynd forfra som gæst.
error-expired-secret = Denne nøgle er udløbet; begynd forfra som gæst.
error-wrong-link = Linket er brugt, udløbet eller har aldrig eksisteret. Bed om et nyt.
error-foreign-origin = Det må sider fra andre websteder ikke.
error-cannot-open-here = Kun den, der sidder ved enheden, hvor spillet blev startet, kan åbne det for netværket, og kun én gang.
error-game-not-shared = Værten deler kun dette spil med dem, der spillede det.
error-no-network = Denne enhed er ikke på noget netværk lige nu.
error-unknown-host = Serveren svarer ikke på navnet { $host }. Den, der driver den, kan tillade navnet med { $setting }.
error-unreadable-body = Det sendte er ikke JSON i UTF-8.
error-wrong-field = Feltet { $field } er ikke gyldigt ({ $problem }).
error-body-too-large = Det er for meget; højst { $most } byte er tilladt.
error-no-such-page = Der er intet på denne adresse.
error-wrong-method = Det kan ikke gøres på denne adresse.
error-no-such-table = Bord { $table } findes ikke.
error-not-here = Det kræver en server. Her kører hele spillet i din browser.
error-level-not-here = Denne bot kræver en server. Vælg et andet niveau.
error-no-such-finished-game = Der er intet afsluttet spil { $game }.
error-no-such-review = Den analyse findes ikke. Måske er spillet slettet.
error-review-of-unfinished-game = Spillet er ikke slut ({ $moves } træk). Kun afsluttede spil kan analyseres.
error-too-many-reviews = Du venter allerede på { $most } analyser. Vent, til en er færdig, eller stop en.
error-not-your-review = Du venter ikke på den analyse.
error-not-reviewed-yet = Træk { $number } er ikke analyseret endnu.
error-not-an-alternative = { $move } var ikke muligt dér.
error-no-such-day = Der er ingen udfordring for { $day }: vælg en dag fra { $first } til { $last }.
error-too-many-records = { $records } spilreferater er for mange; højst { $most } er tilladt.
error-square-given-twice = Et kvadrat er angivet to gange.
error-server-busy = Serveren har travlt; prøv igen om lidt.
error-server-error = Noget gik galt på serveren. Intet blev ændret.
error-storage-unavailable = Serveren kan ikke gemme noget lige nu: { $reason ->
    [storage_full] databasens disk er fuld. Prøv igen om lidt.
    [storage_read_only] databasen kan kun læses. Prøv igen om lidt.
    [storage_gone] databasen kan ikke nås. Prøv igen om lidt.
    [storage_damaged] databasen er beskadiget og skal gendannes fra en sikkerhedskopi af den, der driver serveren. Det hjælper ikke at prøve igen.
   *[other] der opstod en uventet fejl. Prøv igen om lidt.
}
error-not-a-games-file = Dette er ikke en fil med gemte spil fra Kingdomino.
error-restarting = Serveren genstarter. Dit spil er gemt; prøv igen om lidt.
error-table-unreadable = Denne server kan ikke åbne bord { $table }: der er spillet ved det med en nyere udgave af programmet. Intet er gået tabt; bed den, der driver serveren, om at opdatere den.
error-hello-first = En forbindelse begynder med hello.
error-hello-twice = Denne forbindelse har allerede sagt hello.
error-unreadable-message = Serveren kan ikke læse denne besked.
error-unknown-message = Serveren kender ikke denne slags besked.
error-stale = Spillet er gået videre; sådan står det nu.
error-no-game-runs = Der er intet spil i gang ved dette bord.
error-already-begun = Spillet er allerede begyndt.
error-not-the-host = Det kan kun bordets vært gøre.
error-not-your-seat = Det er ikke din plads.
error-nobody-to-hurry = Ingen har siddet og tænkt i { $seconds } sekunder endnu.
error-too-many-words = Højst { $most } reaktioner pr. runde.
error-not-your-turn = Det er en anden spillers tur.
error-not-a-bots-turn = Det er et menneskes tur, ikke en bots.
error-seat-taken = Pladsen er optaget.
error-seat-is-open = Der sidder ingen på den plads.
error-seats-open = Der er stadig ledige pladser.
error-wrong-number-of-seats = Et spil for { $players } spillere kræver { $players } pladser, ikke { $seats }.
error-player-is-here = Spilleren er ved bordet.
error-bot-without-a-level = En bot skal have et niveau.
error-too-many-tables = Du sidder ved for mange borde; højst { $most } er tilladt. Forlad et først.
error-too-many-changes = Der er lavet for mange ændringer ved dette bord. Start det næste spil, eller åbn et nyt bord.
error-deck-and-kings-together = Trækkebunken og kongernes rækkefølge angives sammen eller slet ikke.
error-deck-is-fixed = Trækkebunken blev lagt til rette efter disse regler, så de kan ikke ændres.
error-position-and-deck = Et bord, der begynder fra en stilling, har hverken sin egen bunke eller et Dynasti.
error-position-is-over = I den stilling er spillet slut.
error-position-is-fixed = Bordet begynder fra en stilling med disse regler, så de kan ikke ændres.
error-deck-is-gone = Den trækkebunke, der blev lagt til rette for bord { $table }, er væk.
error-day-is-fixed = Dette bord spiller udfordringen fra { $day }: pladser og regler bliver, som de er.
error-day-not-finished = Gør først dit første forsøg på udfordringen fra { $day } færdigt.
error-domino-not-in-sight = Dominobrik { $domino } er ikke i nogen af de to linjer.
error-line-was-revealed = Det er for sent at fortryde: en ny linje er vendt.
error-no-more-undos = Du kan ikke fortryde mere: du har taget { $most } beslutninger tilbage i dette spil.
error-decision-of-one-away = Det er for sent at fortryde: en spiller, der ikke er her nu, har spillet siden.
error-undo-already-asked = Der er allerede bedt om at fortryde.
error-not-asked = Der er ikke noget, du skal svare på nu.
error-clock-cannot-stand = Uret kan kun sættes på pause, når alle deler én enhed, og kun én gang pr. beslutning.
error-hints-not-allowed = Tip er slået fra ved dette bord.
error-coach-busy = Træneren har travlt. Spørg igen om lidt.
error-no-such-puzzle = Der er ingen opgave { $number }: den sidste er { $puzzles }.

## kingdomino worker

worker-summary = Beregn botternes træk for servere, der deles om en PostgreSQL-database.
worker-processes-option = processer, der beregner træk (1)
worker-name-option = denne workers navn i loggen; ellers maskinens navn og et nummer
worker-ready = Workeren { $worker } arbejder for serverne på { $database }.
worker-ended = Sluttede efter { $jobs ->
    [one] 1 træk
   *[other] { $jobs } træk
}.
error-worker-needs-postgresql = En worker skal bruge sine serveres PostgreSQL-database: --database postgresql://host/kingdomino

## The browser: the end of a game

web-end-title = Slutresultat
web-end-counting = Kvadrater × kroner, territorium for territorium.
web-end-you = Du
web-end-you-win = Du vinder med { $points } point
web-end-wins = { $name } vinder med { $points } point
web-end-shared-win = { $names } deler sejren med { $points } point hver
web-end-shared-win-you = Du deler sejren med { $names }: { $points } point hver
web-end-by-points = { $margin ->
    [one] 1 point foran { $name }.
   *[other] { $margin } point foran { $name }.
}
web-end-you-behind = Du blev { $place ->
    [2] nummer to
    [3] nummer tre
   *[other] nummer fire
} med { $points } point, { $margin } efter førstepladsen.
web-end-above-median = Dit resultat er { $more } point over din median.
web-end-by-largest = Lige så mange point som { $name }; det største territorium vinder: { $one } kvadrater mod { $two }.
web-end-by-largest-you = Lige så mange point som dig; det største territorium vinder: { $one } kvadrater mod { $two }.
web-end-by-crowns = Lige så mange point og lige så stort territorium som { $name }; flest kroner vinder: { $one } mod { $two }.
web-end-by-crowns-you = Lige så mange point og lige så stort territorium som dig; flest kroner vinder: { $one } mod { $two }.
web-end-by-nothing = Alt, der tæller, står lige, så sejren deles.
web-end-players = { $count ->
    [one] 1 spiller
   *[other] { $count } spillere
}
web-end-edition-classic = klassisk udgave
web-end-edition-revised = revideret udgave
web-end-mighty-duel = Den Mægtige Duel
web-end-place-1 = Førsteplads
web-end-place-2 = Andenplads
web-end-place-3 = Tredjeplads
web-end-place-4 = Fjerdeplads
web-end-shared-1 = Delt førsteplads
web-end-shared-2 = Delt andenplads
web-end-shared-3 = Delt tredjeplads
web-end-tie-shared = Alt står lige, så pladsen deles.
web-end-tie-largest = Lige så mange point som { $name }; største territorium { $own } mod { $other }.
web-end-tie-largest-you = Lige så mange point som dig; største territorium { $own } mod { $other }.
web-end-tie-crowns = Lige så mange point og lige så stort territorium som { $name }; kroner { $own } mod { $other }.
web-end-tie-crowns-you = Lige så mange point og lige så stort territorium som dig; kroner { $own } mod { $other }.
web-end-next = Næste
web-end-skip = Spring over
web-end-count-again = Tæl igen
web-end-table = Point: { $name }
web-end-table-you = Dine point
web-end-territory = Territorium
web-end-worth = Kvadrater × kroner
web-end-points = Point
web-end-crownless = { $count ->
    [one] 1 territorium uden kroner
   *[other] { $count } territorier uden kroner
}
web-end-smaller = { $count ->
    [one] 1 mindre territorium
   *[other] { $count } mindre territorier
}
web-end-bonuses = Bonusser
web-end-no-bonus = Ingen bonus denne gang
web-end-numbers = Alle tallene
web-end-unfold = { $name }: hele kongeriget
web-end-total = I alt
web-end-largest = Største territorium { $largest ->
    [one] 1 kvadrat
   *[other] { $largest } kvadrater
}, { $crowns ->
    [one] 1 krone
   *[other] { $crowns } kroner
}
web-end-discarded = Kasseret: { $dominoes }
web-end-standing = Dynastiet efter { $games ->
    [one] 1 spil
   *[other] { $games } spil
}
web-end-standing-about = Summerne indtil nu; den højeste efter det sidste spil vinder.
web-end-standing-you = Du vinder Dynastiet med { $points } point.
web-end-standing-wins = { $name } vinder Dynastiet med { $points } point.
web-end-standing-shared = { $names } deler sejren i Dynastiet med { $points } point hver.
web-end-standing-shared-you = Du deler sejren i Dynastiet med { $names }: { $points } point hver.
web-end-player = Spiller
web-end-game = Spil { $number }
web-end-sum = Sum
web-end-ranking = Slutstilling
web-end-what-next = Hvad nu?
web-end-medal-best = Din nye rekord: { $points }
web-end-medal-first-win = Din første sejr
web-end-medal-first-against = Første sejr over niveauet { $level }
web-end-medal-bonuses = Begge bonusser
web-end-try-level = Prøv niveauet { $level }?
web-end-play-again = Spil igen
web-end-next-game = Næste spil
web-end-new-dynasty = Nyt Dynasti
web-end-terms = Skift spillere eller indstillinger
web-end-replay = Se spillet igen
web-end-shared = Alle med linket kan se og analysere disse spil
web-end-link = Link til genafspilningen
web-end-copy-link = Kopier linket til genafspilningen
web-end-record = Hent spilreferatet
web-end-home = Til forsiden
web-end-ready = Klar: { $names }.
web-end-waiting = Venter på { $names }.
web-end-asked = { $name } vil spille igen
web-end-asked-about = Samme pladser, samme regler.
web-end-not-now = Ikke nu
web-end-bot-for = En bot i stedet for { $name }
web-end-play-with-bot = Spil med en bot
web-end-seat-open = En plads er ledig; det næste spil kan først begynde, når alle pladser er taget.
web-end-shuffle = Kontroller blandingen
web-end-shuffle-about = Før den første dominobrik blev vendt, viste serveren et fingeraftryk af hele den blandede trækkebunke. Nu ligger bunken åbent: er fingeraftrykket det samme, har ingen ændret den under spillet.
web-end-shuffle-noted = Denne browser noterede det samme fingeraftryk, da spillet begyndte.
web-end-shuffle-checking = Kontrollerer…
web-end-shuffle-print = Fingeraftryk:

## The browser: home page

bot-page = Hofpage
bot-squire = Væbner
bot-knight = Ridder
bot-duke = Hertug
bot-king = Konge
bot-numbered = { $level } { $number }
bot-page-about = Spiller hvad som helst med godt humør. God som første modstander.
bot-squire-about = Tager flest mulige point nu og ser ikke længere frem.
bot-knight-about = Afvejer placering og valg sammen, med øje for pladsen.
bot-duke-about = Ser en runde frem, på et øjeblik.
bot-king-about = Tænker også på dine modtræk. Den stærkeste af alle.
bot-goose-herd = Gåsehyrden
bot-goose-herd-manner = Vinker til hver brik, der kommer forbi.
bot-kitchen-hand = Køkkenhjælpen
bot-kitchen-hand-manner = Rører først og smager bagefter.
bot-bell-ringer = Klokkeringeren
bot-bell-ringer-manner = Altid til tiden, aldrig i hast.
bot-miller = Mølleren
bot-miller-manner = Tæller sække, ikke årstider.
bot-ferryman = Færgeføreren
bot-ferryman-manner = Tager den korteste vej over.
bot-beekeeper = Biavleren
bot-beekeeper-manner = Gemmer ingen blomst til senere.
bot-falconer = Falkoneren
bot-falconer-manner = Ser ud over hele marken først.
bot-mason = Mureren
bot-mason-manner = Kan lide lige kanter og ingen huller.
bot-forester = Skovfogeden
bot-forester-manner = Stille, tålmodig, sjældent overrasket.
bot-steward = Forvalteren
bot-steward-manner = Fører bøgerne og lukker dem blidt.
bot-surveyor = Landmåleren
bot-surveyor-manner = Har også målt dit kongerige.
bot-chancellor = Kansleren
bot-chancellor-manner = Læser det med småt på hver brik.
bot-astronomer = Astronomen
bot-astronomer-manner = Så denne aften komme på lang afstand.
bot-chronicler = Krønikeskriveren
bot-chronicler-manner = Husker, hvordan det som regel ender.
bot-regent = Regenten
bot-regent-manner = Siger kun lidt, bukker til sidst.
web-home-about = Byg et kongerige af marker, skove og søer omkring dit slot. Tolv dominobrikker, cirka et kvarter.
web-home-play-now = Spil nu
web-home-play-now-about = Dig og tre lette botter. Kræver ingen konto.
web-home-hello = Godt at se dig, { $name }
web-home-as-last-time = Som sidst:
web-home-change = Ændr
web-home-friends = Spil med venner
web-home-friends-about = Via link eller sammen på denne enhed. Du vælger pladser, botter og regler.
web-home-solve = Løs en opgave
web-home-pad-real = Pointblok til det rigtige spil
web-home-opening = Åbner…
web-home-setup = Spil med venner, eller vælg modstandere
web-home-players = Spillere
web-home-where = Venner
web-home-where-link = Via link eller kode
web-home-where-here = På denne enhed
web-home-seats = Pladser
web-home-seat = Hvem spiller { $colour }
web-home-you = Dig
web-home-your-name = Dit navn
web-home-name-of = Navn på den, der spiller { $colour }
web-home-player = Spiller { $number }
web-home-sitter-open = En ven
web-home-sitter-open-about = med link eller kode
web-home-sitter-here = En til på denne enhed
web-home-sitter-bot = Bot: { $level }
web-home-bots = Botter
web-home-bots-all = Alle botters niveau
web-home-bots-mixed = Fra svagest til stærkest. Dit valg gælder alle botter.
web-bots-title = Mød botterne
web-bots-about = Fem niveauer med tre figurer i hvert. Figurer på samme niveau spiller lige godt; kun deres væsen er forskelligt.
web-bots-strength = Styrke { $number } af 5
web-bots-who = Hvem er de?
web-bots-seat = bot, { $level }
web-bots-with-level = { $name } ({ $level })
web-bots-play = Spil
web-bots-play-against = Spil mod tre botter: { $level }
web-name-title = Hvad skal vi kalde dig?
web-name-about = De andre ved bordet kan se det. Du kan altid ændre det.
web-name-ideas = Eller et af disse:
web-name-go = Spil
web-name-guest = Gæst
web-name-forms = { $name }
web-home-variants = Variationer
web-home-harmony = Harmoni +5
web-home-middle-kingdom = Midtkongerige +10
web-home-dynasty = Dynasti, 3 spil
web-home-dynasty-short = Dynasti
web-home-mighty-duel = Den Mægtige Duel 7 × 7: to spillere
web-home-mighty-duel-short = Den Mægtige Duel
web-home-more = Udgave, ur, hvem der kan være med
web-home-edition = Udgave
web-home-edition-classic = Klassisk
web-home-edition-revised = Revideret
web-home-edition-classic-about = Tre spillere: linjer på tre. Ved uafgjort vinder det største territorium, derefter flest kroner.
web-home-edition-revised-about = Tre spillere: linjer på fire, og én bliver tilovers. Ved uafgjort vinder det største territorium; står det også lige, deles sejren.
web-home-clock = Ur
web-home-clock-none = Intet
web-home-clock-move = Pr. træk
web-home-clock-bank = Hele spillet
web-home-clock-per-move = Hvert træk
web-home-clock-supply = Grundtid
web-home-clock-increment = Tillæg pr. træk
web-home-seconds = { $seconds } sek.
web-home-minutes = { $minutes } min.
web-home-day = Et døgn
web-home-bank = { $minutes } min. + { $seconds } sek.
web-home-listed = Alle kan være med
web-home-listed-about = Bordet vises på listen over åbne borde. Ellers kommer man kun ind med koden eller linket.
web-home-open-table = Åbn bordet
web-home-start-game = Start spillet
web-home-continue = Fortsæt
web-home-back = Tilbage til bordet
web-home-back-named = Tilbage til bordet med { $names }
web-home-your-turn = Det er din tur.
web-home-turn-at = Din tur ved { $code }
web-home-all-tables = Alle { $tables } borde
web-home-waiting-for = Venter på { $name }.
web-home-waiting-seats = { $seats ->
    [one] 1 plads er ledig.
   *[other] { $seats } pladser er ledige.
}
web-home-waiting-start = Alle pladser er taget: du kan starte.
web-home-running = Spillet er i gang.
web-home-somebody = Nogen
web-home-seat-open = ledig plads
web-home-terms = { $players ->
    [one] 1 spiller
   *[other] { $players } spillere
}
web-home-join = Deltag med kode
web-home-join-about = Skriv de fem tegn i koden, som værten ser, eller indsæt linket.
web-home-join-looking = Leder efter bordet…
web-home-join-button = Deltag
web-home-join-named = Vær med ved bordet hos { $name }
web-home-lobby = Åbne borde
web-home-won = { $points ->
    [one] Vundet med 1 point.
   *[other] Vundet med { $points } point.
}
web-home-placed = { $points ->
    [one] { $place }. plads med 1 point.
   *[other] { $place }. plads med { $points } point.
}
web-home-replay = Se igen
web-home-learn = Lær spillet
web-home-learn-about = Seks korte lektioner, derefter alle reglerne.
web-home-me = Om dig
web-home-me-about = Ingen konto: kun denne browser ved, hvem du er. Et link tager dine spil med til en anden enhed.
web-home-rename = Skift
web-home-renamed = Fra nu af hedder du { $name }.
web-home-device = Fortsæt på en anden enhed
web-home-device-about = Åbn linket på den anden enhed. Det virker én gang, i ti minutter. Vis det ikke til nogen: den, der har det, kan spille som dig.
web-home-device-link = Link til den anden enhed
web-home-copy = Kopier
web-home-copied = Kopieret.
web-home-erase = Slet mine data
web-home-erase-about = Dit navn, din hemmelige nøgle og din liste over spil slettes her og på serveren. Spil, som andre var med i, bliver, men uden dit navn. Det kan ikke fortrydes.
web-home-erase-really = Slet for altid
web-home-erased = Dine data er slettet.
web-home-names = Birk, Pil, Lærke, Kløver, Agern, Odder, Lyng, Stær
web-home-error-unreachable = Serveren kan ikke nås. Prøv igen om et øjeblik.
web-home-error-unknown = Noget gik galt. Intet er tabt; prøv igen.

# The challenge of a day and statistics in the browser
web-daily-title = Dagens udfordring
web-daily-points = { $points } point
web-daily-place = { $place ->
    [1] nummer et af fire
    [2] nummer to af fire
    [3] nummer tre af fire
   *[other] nummer fire af fire
  }
web-daily-result = { $points } point, { $place ->
    [1] nummer et af fire
    [2] nummer to af fire
    [3] nummer tre af fire
   *[other] nummer fire af fire
  }
web-daily-about = Én bunke om dagen, den samme for alle: dig mod en væbner, en ridder og en hertug.
web-daily-rules = Dit første færdige spil tæller. Du kan gå fra det og komme tilbage senere, men ikke begynde forfra. Harmoni og Midtkongerige er med.
web-daily-honest = Bunken beregnes ud fra datoen, så den kunne regnes ud på forhånd. Men siden får intet at vide om den, før linjen vendes.
web-daily-play = Spil dagens bunke
web-daily-play-past = Spil denne dag
web-daily-go-on = Fortsæt
web-daily-running = Runde { $round } af { $rounds }. Dit spil venter på dig.
web-daily-again = Spil igen (tæller ikke)
web-daily-see = Se resultatet
web-daily-have-played = { $results ->
    [0] Ingen er færdige endnu.
    [one] 1 spiller er færdig.
   *[other] { $results } spillere er færdige.
}
web-daily-next = Næste bunke om { $hours } t { $minutes } min.
web-daily-midnight = ved midnat UTC
web-daily-your-kingdom = Dit kongerige
web-daily-parts = Territorier { $territories }, Harmoni { $harmony }, Midtkongerige { $middle }
web-daily-everybody = Alles point
web-daily-results = { $results ->
    [one] { $results } resultat indtil nu
   *[other] { $results } resultater indtil nu
  }
web-daily-middle = median { $points }
web-daily-you = Dig { $points }
web-daily-more-than = Du slog { $less } af { $results }. Halvdelen af alle resultater ligger mellem { $low } og { $high }.
web-daily-few = { $results ->
    [0] Ingen resultater endnu; grafen kommer ved det tredje.
    [one] { $results } resultat indtil nu; grafen kommer ved det tredje.
   *[other] { $results } resultater indtil nu; grafen kommer ved det tredje.
}
web-daily-middle-of = Medianen af { $results } resultater er { $middle }.
web-daily-as-table = Som tabel
web-daily-column-points = Point
web-daily-column-results = Resultater
web-daily-king-title = Kongen på din plads
web-daily-king = Med samme bunke og samme botter fik kongen { $points } point, { $place ->
    [1] nummer et af fire
    [2] nummer to af fire
    [3] nummer tre af fire
   *[other] nummer fire af fire
  }.
web-daily-king-later = Kongen spiller endnu. Resultatet kommer om lidt.
web-daily-story = Det afgjorde dagen
web-daily-richest = Flest point på én gang
web-daily-luck = Heldet med linjerne: { $luck } vinderchance.
web-daily-accuracy = Præcision { $accuracy } % over { $moves } træk.
web-daily-no-slip = Analysen fandt ingen dyre træk.
web-daily-see-move = Se trækket
web-daily-review-first = En analyse viser, hvad linjerne gav dig, og hvilket træk der kostede mest.
web-daily-late = Spillet, efter at dagen var gået, så det tæller ikke med.
web-daily-month-before = Forrige måned
web-daily-month-after = Næste måned
web-daily-day-open = { $date }
web-daily-day-running = { $date }, i gang
web-daily-day-points = { $date }, { $points } point
web-daily-day-late = { $date }, { $points } point, spillet senere
web-daily-summary = { $days ->
    [one] { $days } dag spillet, { $average } point.
   *[other] { $days } dage spillet, { $average } point i gennemsnit.
  }
web-daily-past = Du kan stadig spille alle tidligere dage; de tæller bare ikke med.
web-daily-share = Del
web-daily-share-title = Del dit resultat
web-daily-share-text = Kingdomino, dagens udfordring { $date }: { $points } point, { $place ->
    [1] nummer et af fire
    [2] nummer to af fire
    [3] nummer tre af fire
   *[other] nummer fire af fire
  }.
web-daily-card-middle = { $place ->
    [1] nummer et af fire
    [2] nummer to af fire
    [3] nummer tre af fire
   *[other] nummer fire af fire
}, median { $middle }
web-daily-save-picture = Gem billedet
web-daily-copy-text = Kopier teksten
web-daily-share-failed = Deling virker ikke her. Marker teksten, og kopier den.

web-stats-title = Dine spil
web-stats-all = Alle
web-stats-players = { $players } spillere
web-stats-save = Gem som fil
web-stats-csv = Tabel (CSV)
web-stats-json = JSON
web-stats-games = { $games ->
    [one] afsluttet spil
   *[other] afsluttede spil
  }
web-stats-won = vundet; rent held ville give { $chance }
web-stats-won-short = vundet, { $percent } %
web-stats-average = point i gennemsnit
web-stats-best = bedst, { $date }
web-stats-best-short = bedst
web-stats-accuracy-of = præcision i de seneste ti analyserede spil, { $moves } træk
web-stats-line = Point over tid
web-stats-line-about = prikker: spil · kurve: gennemsnit af syv
web-stats-newest = seneste { $games } spil
web-stats-first = første spil
web-stats-last = seneste spil
web-stats-column-day = Dag
web-stats-column-mean = Gennemsnit af syv spil
web-stats-best-kingdom = Bedste kongerige
web-stats-watch-best = Se spillet med dit bedste kongerige
web-stats-levels = Sejre efter niveau
web-stats-level-about = Et spil tæller under den stærkeste bot ved bordet.
web-stats-people = Kun mennesker
web-stats-variants = Sejre efter variation
web-stats-plain = Uden bonus
web-stats-both = Begge bonusser
web-stats-few = Skraverede søjler står for færre end fem spil.
web-stats-of = { $won } af { $games }
web-stats-terrains = Dine territorier
web-stats-share = { $share } % af pointene
web-stats-accuracy = I de seneste ti analyserede spil: { $accuracy } % over { $moves } træk.
web-stats-luck = Held
web-stats-luck-about = { $games ->
    [one] I et analyseret spil ændrede heldet din vinderchance med { $luck }.
   *[other] I { $games } analyserede spil ændrede heldet din vinderchance med { $luck } pr. spil.
}
web-stats-column-moves = Analyserede træk
web-stats-hinted = { $games ->
    [one] { $games } spil med tip er ikke talt med: { $won } vundet, { $average } point.
   *[other] { $games } spil med tip er ikke talt med: { $won } vundet, { $average } point i gennemsnit.
}
web-stats-left-out = Ikke talt med: spil, hvor du havde flere pladser, spil startet fra en stilling, ekstra forsøg på dagens udfordring.
web-stats-empty-title = Ingen afsluttede spil endnu
web-stats-empty-filter = Ingen afsluttede spil med så mange spillere endnu
web-stats-empty = Dine point, sejre og bedste territorier vises her efter dit første spil.
web-stats-replay = Afspil et spilreferat
web-stats-last-games = { $games ->
    [one] Point i det seneste spil
   *[other] Point i de seneste { $games } spil
  }
web-join-title = Vær med ved et bord
web-join-table-of = Bordet hos { $name }
web-join-name = Hvad skal de andre kalde dig?
web-join-sit = Sæt dig
web-join-watch = Se med
web-join-full = Alle pladser er taget. Du kan se med.
web-join-finished = Spillet er slut. Du kan se, hvordan det endte.
web-join-home = Til forsiden
web-join-wrong-about = Måske er et tegn forkert, eller bordet er væk: borde, som ingen bruger, fjernes efter et stykke tid. Tjek koden, eller bed om et nyt link.
web-join-device = Fortsæt på denne enhed
web-join-device-about = Dit navn og dine spil følger med. Linket virker kun én gang.
web-join-device-instead = Denne browser spiller nu som { $name }. Hvis du fortsætter, spiller den i stedet som personen fra den anden enhed.
web-join-device-go = Fortsæt her
web-join-device-done = Velkommen tilbage, { $name }.
web-join-device-no-code = Koden mangler i linket. Lav et nyt på forsiden på den anden enhed.

## The browser: replay

web-replay-title = Se igen
web-replay-drop = Du kan slippe et spilreferat hvor som helst på denne side.
web-replay-other = Et andet spil
web-replay-mine = Dine afsluttede spil
web-replay-all = Alle { $games }
web-replay-won = Vundne { $games }
web-replay-people = Med mennesker { $games }
web-replay-which-games = Hvilke spil
web-replay-open = Åbn et spilreferat
web-replay-watch = Se
web-replay-watch-named = Se: { $result }
web-replay-more = Flere
web-replay-none = Ingen afsluttede spil endnu
web-replay-none-about = Alle spil, du afslutter her, gemmes, så du kan se dem igen.
web-replay-none-here = Ingen spil af den slags endnu.
web-replay-drop-here = Slip spilreferatet her for at åbne det
web-replay-fetching = Henter spillet…
web-replay-still-fetching = Henter stadig…
web-replay-too-large = { $file } er for stor til at være et spilreferat.
web-replay-unreadable = { $file } kan ikke læses.
web-replay-no-record = { $file } er ikke et spilreferat.
web-replay-broken = { $moves ->
    [0] Intet træk i spilreferatet er gyldigt.
    [one] Kun det første træk i spilreferatet er gyldigt; det vises.
   *[other] Kun de første { $moves } træk i spilreferatet er gyldige; de vises.
}
web-replay-which = Hvilket spil
web-replay-kingdoms = Kongerigerne
web-replay-kingdom = { $name }, { $points ->
    [one] 1 point
   *[other] { $points } point
}
web-replay-at-place = { $place }. plads
web-replay-territory = { $terrain }: { $squares } × { $crowns } = { $points }
web-replay-opening = Startrunde
web-replay-round = Runde { $round } af { $rounds }
web-replay-pile = { $pile ->
    [0] ingen dominobrikker i bunken
    [one] 1 dominobrik i bunken
   *[other] { $pile } dominobrikker i bunken
}
web-replay-moves = Træk
web-replay-start = Før det første træk
web-replay-kings = Kongernes rækkefølge: { $names }
web-replay-deal = Ny linje: { $dominoes }
web-replay-claim = { $name } vælger { $domino }
web-replay-discard = { $name } kasserer { $domino }: den passer ingen steder
web-replay-place = { $points ->
    [0] { $name } lægger { $domino } på { $square }
   *[other] { $name } lægger { $domino } på { $square }: +{ $points }
}
web-replay-controls = Gå gennem spillet
web-replay-first = Til begyndelsen
web-replay-back = Et træk tilbage
web-replay-on = Et træk frem
web-replay-last = Til slutningen
web-replay-play = Afspil
web-replay-pause = Sæt på pause
web-replay-slider = Træk
web-replay-move-of = Træk { $number } af { $count }
web-replay-pace = Tempo
web-replay-pace-slow = Langsomt
web-replay-pace-normal = Almindeligt
web-replay-pace-fast = Hurtigt
web-replay-keys = ← → et træk · Page Up, Page Down en runde · Home, End · mellemrum afspiller og holder pause

## The browser: review

web-review-title = Spilanalyse
web-review-open = Analyser
web-review-open-named = Analyser spillet: { $names }
web-review-practice = Bordet fortsætter fra et afsluttet spil. De brikker, ingen havde set, er blandet igen, og resultatet tæller ikke.
web-review-back = Tilbage
web-review-opening = Spillet hentes…
web-review-making = Analyserer spillet
web-review-progress = { $done } af { $total } træk
web-review-waiting = { $before ->
    [0] Venter på en ledig plads
   *[other] Venter i kø, { $before } foran dig
}
web-review-stopped = Stoppet efter { $count }
web-review-resume = Fortsæt
web-review-stop = Stop
web-review-failed = Spillet kan ikke analyseres.
web-review-gone = Spillet er slettet, og analysen med det.
web-review-whose = Vælg spiller
web-review-show = Vis træk fra { $name }
web-review-show-you = Vis dine træk
web-review-move = Trækket
web-review-line = Linjen
web-review-played = Valgt
web-review-best = Bedst
web-review-label-played = Valgt { $points }
web-review-label-best = Bedst { $points }
web-review-where = { $round ->
    [0] Startrunde, brik { $domino }
   *[other] Runde { $round }, brik { $domino }
}
web-review-round = { $round ->
    [0] Startrunde
   *[other] Runde { $round }
}
web-review-placed = Runde { $round }, lagt { $domino }
web-review-claimed = { $round ->
    [0] Startrunde, valgt { $domino }
   *[other] Runde { $round }, valgt { $domino }
}
web-review-deal = Linjen i runde { $round }
web-review-deal-gave = Trukket: { $dominoes }
web-review-lucky-deal = Heldig linje
web-review-good-deal = God linje
web-review-unlucky-deal = Uheldig linje
web-review-grade = Vurdering
web-review-grade-best = Bedst
web-review-grade-good = Godt
web-review-grade-inaccuracy = Unøjagtighed
web-review-grade-mistake = Fejl
web-review-grade-blunder = Bommert
web-review-no-cause = Ingen enkelt grund skiller sig ud: forskellen viser sig senere i spillet.
web-review-lost = Det kostede cirka { $points } point{ $wins ->
    [0] .
   *[other] {" "}og { $wins } % vinderchance.
}
web-review-was-best = Intet træk var bedre.
web-review-forced = Der var intet andet træk.
web-review-not-yet = Analysen er ikke nået til dette træk endnu. Kig dig bare omkring: det, der er færdigt, bliver gemt, også hvis du går.
web-review-luck-of = Denne linje: { $wins } vinderchance til { $name }.
web-review-luck-you = Denne linje: { $wins } vinderchance til dig.
web-review-graph = Vinderchance
web-review-graph-band = skyggen viser, hvor sikker analysen er
web-review-round-axis = runde
web-review-as-table = Vis som tabel
web-review-table = Vinderchancer, træk for træk
web-review-balance = Held og dygtighed indtil nu
web-review-balance-spoken = { $name }: start { $start } procent, held { $luck }, egne træk { $own }, de andres træk { $others }: { $now } procent.
web-review-balance-you = Din vinderchance: start { $start } procent, held { $luck }, dine træk { $own }, de andres træk { $others }: { $now } procent.
web-review-part-start = start
web-review-part-luck = held
web-review-part-own = dine træk
web-review-part-theirs = egne træk
web-review-part-others = de andre
web-review-part-now = nu
web-review-moments = Nøgleøjeblikke
web-review-decisions = { $count ->
    [one] af { $count } beslutning
   *[other] af { $count } beslutninger
}
web-review-to-come = på vej
web-review-no-moments = Intet skilte sig ud.
web-review-accuracy = Præcision
web-review-accuracy-about = 100 % er det bedste træk hver gang, så vidt analysen kan se.
web-review-given = Forærede point
web-review-given-about = alle beslutninger lagt sammen; mindre er bedre
web-review-accuracy-is = præcision { $accuracy } %
web-review-points = { $points } point
web-review-points-lost = Tabte point
web-review-before = Før
web-review-after = Efter
web-review-try = Prøv igen
web-review-try-where = Runde { $round }: hvor skal brik { $domino } ligge?
web-review-try-which = { $round ->
    [0] Startrunde: hvilken brik vælger du?
   *[other] Runde { $round }: hvilken brik vælger du?
}
web-review-try-about = Trækket i spillet kostede cirka { $points } point. Svaret er skjult, til du prøver eller beder om det.
web-review-try-best = Du fandt det bedste træk.
web-review-try-lost = Det koster cirka { $points } point.
web-review-tries-left = { $left ->
    [0] Det var det sidste forsøg.
    [one] Et forsøg til.
   *[other] { $left } forsøg til.
}
web-review-try-leave = Afslut
web-review-show-best = Vis det bedste træk
web-review-retries = Dine nye forsøg
web-review-found = { $tries ->
    [one] fundet i første forsøg
   *[other] fundet efter { $tries } forsøg
}
web-review-shown = svaret blev vist
web-review-now = nu
web-review-play-on = Spil videre herfra

## The browser: the table

web-table-gathering-title = Rundt om bordet
web-table-seats-open = { $seats ->
    [one] 1 plads er ledig.
   *[other] { $seats } pladser er ledige.
}
web-table-ready-host = Alle er her. Du kan starte.
web-table-ready-wait = Alle er her. { $name } kan starte spillet.
web-table-ready = Alle er her. Værten kan starte spillet.
web-table-ready-missing = { $people ->
    [one] { $name } er ikke klar endnu.
   *[other] { $people } personer er ikke klar endnu.
}
web-table-is-ready = klar
web-table-not-ready = ikke endnu
web-table-i-am-ready = Jeg er klar
web-table-begins-when = Du kan starte, når alle pladser er taget, og alle er klar. Er nogen ikke klar, kan du starte alligevel efter et halvt minut.
web-table-your-name = Dit navn
web-table-their-name = Navn
web-table-sit = Sæt dig her
web-table-stand = Rejs dig
web-table-clear = Gør pladsen ledig
web-table-add-bot = Tilføj en bot
web-table-add-bot-short = Bot
web-table-add-person = Tilføj en spiller her
web-table-add-person-short = Spiller her
web-table-add-person-about = En person mere ved denne skærm. I sender enheden videre, tur for tur.
web-table-level = Niveau
web-table-start = Start spillet
web-table-invite = Inviter andre
web-table-invite-short = Inviter
web-table-invite-about = Alle med linket eller koden kan sætte sig eller se med. Kræver ingen konto.
web-table-invite-how = Scan QR-koden med en telefon, eller skriv koden på forsiden.
web-table-invite-alone = Kun denne enhed kan nå bordet.
web-table-invite-open = Åbn for netværket
web-table-invite-open-about = Du kan åbne nu: så kan alle enheder på samme netværk nå denne server, til du lukker den. Gør det hjemme, ikke på et offentligt netværk.
web-table-invite-command = Eller start spillet med
web-table-invite-later = Link og kode virker, når andre kan nå denne enhed.
web-table-invite-here = Spil her på skift i stedet
web-table-invite-networks = Netværk
web-table-invite-reachable = Andre enheder på dit netværk kan nu nå bordet.
web-table-reach-network = kan nås på dit netværk
web-table-reach-public = kan nås alle vegne fra
web-table-qr = QR-kode til linket
web-table-watch-link = Kopier link til tilskuere
web-table-select-link = Linket er markeret: kopier det derfra.
web-table-code = Kode: { $code }
web-table-link = Link til dette bord
web-table-copy = Kopier linket
web-table-share = Del
web-table-share-text = Kom og spil Kingdomino. Koden er { $code }.
web-table-watchers = { $people ->
    [one] 1 person ser med.
   *[other] { $people } personer ser med.
}
web-table-seat = Plads { $number }
web-table-seat-open = Ledig plads
web-table-seat-open-about = til en person eller en bot
web-table-seat-you = dig
web-table-seat-you-host = dig, værten
web-table-seat-host = værten
web-table-seat-here = er her
web-table-seat-away = er her ikke lige nu
web-table-terms = Spillets indstillinger
web-table-terms-change = Ændr indstillingerne
web-table-terms-take = Brug disse indstillinger
web-table-players = { $players ->
    [one] 1 spiller
   *[other] { $players } spillere
}
web-table-how-many = Spillere
web-table-edition = Udgave
web-table-edition-classic = Klassisk udgave
web-table-edition-revised = Revideret udgave
web-table-mighty-duel = Den Mægtige Duel, 7 × 7
web-table-dynasty = Dynasti: tre spil
web-table-listed = Alle kan finde bordet på listen
web-table-fixed-deck = Forudbestemt trækkebunke
web-table-clock-move = { $time } til hver beslutning
web-table-clock-bank = { $time } til hele spillet
web-table-title = Bord
web-table-title-turn = Din tur
web-table-menu = Menu
web-table-menu-home = Til forsiden
web-table-menu-kept = din plads er gemt
web-table-menu-fast = Botter spiller hurtigt
web-table-menu-rules = Reglerne
web-table-menu-copy = Kopier linket til bordet
web-table-leave = Forlad spillet for altid
web-table-leave-about = Din plads bliver ledig, og en anden kan spille videre for dig.
web-table-leave-sure = Ja, forlad spillet
web-table-opening = Startrunde
web-table-game = Spil { $number } af 3
web-table-round = Runde { $round }
web-table-round-of = Runde { $round } af { $rounds }
web-table-round-word = Runde
web-table-your-turn = din tur
web-table-turn-of = { $name } har turen
web-table-step = { $whose }, trin { $part } af 2
web-table-step-short = { $part } af 2
web-table-last-domino = { $whose }, sidste brik
web-table-place = Læg brik { $domino }
web-table-place-short = Læg { $domino }
web-table-claim-one = Vælg en brik
web-table-claim-one-short = Vælg en
web-table-choose-first = Vælg din første brik
web-table-choose-first-of = { $name } vælger sin første brik
web-table-choose-first-short = Første brik
web-table-choose-first-tap = { $pointer ->
    [touch] Tryk på en af brikkerne ovenfor.
   *[mouse] Klik på en af brikkerne ovenfor.
}
web-table-then-chooses = næste: { $name }
web-table-then-you = så dig igen
web-table-you-choose-last = du vælger sidst
web-table-is-placing = { $name } lægger { $domino }
web-table-is-claiming = { $name } vælger
web-table-over = Spillet er slut
web-table-undo = Fortryd
web-table-undo-ask = Bed om at fortryde
web-table-undo-asked = { $name } vil gerne fortryde sin seneste beslutning. Er det i orden?
web-table-undo-agree = Det er fint
web-table-undo-decline = Helst ikke
web-table-undo-waiting = De andre bliver spurgt, om du må fortryde.
web-table-lost = { $seconds ->
    [one] Forbindelsen er væk. Prøver igen om 1 s. Dit spil er gemt.
   *[other] Forbindelsen er væk. Prøver igen om { $seconds } s. Dit spil er gemt.
}
web-table-lost-trying = Forbindelsen er væk. Prøver igen… Dit spil er gemt.
web-table-lost-now = Prøv nu
web-table-missed = { $moves ->
    [one] 1 træk, mens du var væk
   *[other] { $moves } træk, mens du var væk
}
web-table-missed-show = Vis
web-table-moved-on = Spillet er gået videre. Sådan står det nu.
web-table-no-answer = Serveren svarer ikke. Intet er gået tabt; prøv igen.
web-table-no-server = Serveren kan ikke nås. Prøver igen…
web-table-still-fetching = Henter stadig…
web-table-not-found = Intet bord har koden { $code }
web-table-not-found-about = Måske er et tegn forkert, eller bordet findes ikke længere.
web-table-you = Du
web-table-your-kingdom = { $points ->
    [one] Dit kongerige, 1 point
   *[other] Dit kongerige, { $points } point
}
web-table-kingdom-of = { $points ->
    [one] Kongerige: { $name }, 1 point
   *[other] Kongerige: { $name }, { $points } point
}
web-table-square-castle = { $square }, slot
web-table-square-land = { $square }, { $terrain }, territorium på { $squares } { $crowns ->
    [0] uden krone
    [one] med 1 krone
   *[other] med { $crowns } kroner
}
web-table-square-fits = { $points ->
    [one] { $square }, tomt, passer her: 1 point
   *[other] { $square }, tomt, passer her: { $points } point
}
web-table-square-turned = { $square }, tomt, passer, når brikken drejes
web-table-square-would-fit = { $square }, tomt, den valgte brik passer
web-table-square-lost = { $square }, tomt, ville komme uden for rækkevidde
web-table-square-empty = { $square }, tomt
web-table-limit = Dit kongerige er { $wide } bredt og { $high } højt; { $grid } gange { $grid } er tilladt.
web-table-limit-short = { $size } af { $grid }
web-table-towards-n = mod nord
web-table-towards-e = mod øst
web-table-towards-s = mod syd
web-table-towards-w = mod vest
web-table-ghost = { $points ->
    [one] { $domino } på { $square } { $direction }: { $faces }, 1 point
   *[other] { $domino } på { $square } { $direction }: { $faces }, { $points } point
}
web-table-ghost-refused = { $domino } på { $square } { $direction }: ikke her. { $reason }
web-table-all-of = kun { $terrain }
web-table-both-of = { $first } og { $second }
web-table-why-square-taken = Den ville dække et kvadrat, der er optaget.
web-table-why-outgrows-the-grid = Den ville gå ud over dit gitter på { $grid } × { $grid }.
web-table-why-no-matching-neighbour = Ingen af halvdelene rører samme terræn eller slottet.
web-table-why-unknown = Den kan ikke ligge her.
web-table-hand = Din hånd
web-table-turn-left = Drej mod venstre
web-table-turn-right = Drej mod højre
web-table-place-here = Læg her
web-table-place-about = { $pointer ->
    [touch] Tryk på et kvadrat, eller træk brikken derhen.
   *[mouse] Klik på et kvadrat, eller træk brikken derhen.
}
web-table-adds = { $points ->
    [one] +1 point
   *[other] +{ $points } point
}
web-table-adds-nothing = Ingen krone: det giver ingen point endnu.
web-table-hover-about = Klik for at lægge den her. R eller højreklik drejer den.
web-table-not-here = Ikke her
web-table-refused = Det virkede ikke
web-table-domino-is = Brik { $domino }: { $faces }
web-table-domino = Brik { $domino }
web-table-choose-title = Vælg din næste brik
web-table-choose-about = Med et lavere nummer spiller du tidligere; et højere har ofte flere kroner.
web-table-choose-short = Lavt nummer: tidligere tur. Højt: ofte flere kroner.
web-table-claim-order = { $order ->
    [1] Du spiller først.
    [2] Du spiller senest som nummer to.
    [3] Du spiller senest som nummer tre.
   *[other] Du spiller senest som nummer fire.
}
web-table-claim-sure = { $order ->
    [1] Du spiller først.
    [2] Du spiller som nummer to.
    [3] Du spiller som nummer tre.
   *[other] Du spiller som nummer fire.
}
web-table-claim-places = { $places ->
    [0] Den passer ingen steder lige nu.
    [one] Passer 1 sted, vist i dit kongerige.
   *[other] Passer { $places } steder, vist i dit kongerige.
}
web-table-claim-short = { $places ->
    [0] Passer ingen steder nu.
    [one] Passer 1 sted.
   *[other] Passer { $places } steder.
}
web-table-claim = Vælg { $domino }
web-table-claim-none = Vælg
web-table-fits-nowhere = { $domino } passer ingen steder
web-table-fits-nowhere-about = Den går ud af spillet og giver ingen point.
web-table-harmony-lost = Harmoni er tabt.
web-table-discard = Kassér { $domino }, og fortsæt
web-table-pass-to = Giv enheden videre til { $name }
web-table-cover-take = Jeg er { $name }
web-table-cover-places = { $name } lægger { $domino } nu.
web-table-cover-claims = { $name } vælger nu.
web-table-cover-clock = Uret er sat på pause.
web-table-cover-more = { $moves ->
    [one] og 1 træk inden da
   *[other] og { $moves } træk inden da
}
web-table-cover-never = Spring skærmen over ved dette bord
web-table-trying = kun en prøve
web-table-watching = Du ser med.
web-table-you-later = Din tur kommer i næste runde.
web-table-you-are-next = { $others ->
    [0] Du er den næste.
    [one] Efter denne tur er der { $others } tur mere før din.
   *[other] Efter denne tur er der { $others } ture mere før din.
}
web-table-away = { $minutes ->
    [0] { $name } har været væk i under et minut.
    [one] { $name } har været væk i 1 minut.
   *[other] { $name } har været væk i { $minutes } minutter.
}
web-table-away-short = { $minutes ->
    [0] væk i under 1 min.
    [one] væk i 1 min.
   *[other] væk i { $minutes } min.
}
web-table-let-bot-play = Lad en bot spille imens
web-table-replaced = En bot spiller for dig.
web-table-back = Jeg er tilbage
web-table-seat-left-about = Spilleren har forladt spillet. Det venter på, at en anden tager over.
web-table-lines = De to linjer
web-table-this-round = Denne runde
web-table-next-round = Næste runde
web-table-now = Nu
web-table-next = Næste
web-table-lowest-first = laveste spiller først
web-table-to-be-claimed = kan vælges
web-table-choose-one = vælg en
web-table-last-round = dette er sidste runde
web-table-no-more = Ikke flere brikker
web-table-kings = Kongerne
web-table-kings-short = Konger
web-table-kings-about = de vælger i denne rækkefølge
web-table-king-claimed = { $name } har valgt
web-table-king-claimed-you = Du har valgt
web-table-king-waits = { $name } vælger som nummer { $order }
web-table-king-waits-you = Du vælger som nummer { $order }
web-table-slot-nobody = { $domino }: { $faces }, ingens
web-table-slot-done = { $domino }: { $faces }, { $name }, spillet
web-table-slot-done-you = { $domino }: { $faces }, din, spillet
web-table-slot-discarded = { $domino }: { $faces }, { $name }, kasseret
web-table-slot-discarded-you = { $domino }: { $faces }, din, kasseret
web-table-slot-now = { $domino }: { $faces }, { $name }, spiller nu
web-table-slot-now-you = { $domino }: { $faces }, din tur nu
web-table-slot-waits = { $domino }: { $faces }, { $name }, spiller som nummer { $order }
web-table-slot-waits-you = { $domino }: { $faces }, din, spilles som nummer { $order }
web-table-slot-free = { $domino }: { $faces }, ledig
web-table-slot-claimed = { $domino }: { $faces }, valgt af { $name }
web-table-slot-claimed-you = { $domino }: { $faces }, valgt af dig
web-table-others = De andre kongeriger
web-table-other = { $points ->
    [one] { $name }, { $colour }, 1 point, { $doing }
   *[other] { $name }, { $colour }, { $points } point, { $doing }
}
web-table-look-at = Se kongeriget: { $name }
web-table-holds = har { $dominoes }
web-table-claimed = valgte { $dominoes }
web-table-waits = venter
web-table-places-now = lægger { $domino }
web-table-claims-now = vælger
web-table-seat-left = har forladt spillet
web-table-stand-in = { $level } spiller imens
web-table-only-castle = Kun slottet indtil nu
web-table-no-points = Ingen point endnu
web-table-discarded = Kasseret: { $dominoes }
web-table-watch-this = Forstør dette kongerige
web-table-log = Forløb
web-table-log-empty = Der er ikke sket noget endnu.
web-table-pile = { $dominoes ->
    [0] ingen brikker i bunken
    [one] 1 brik i bunken
   *[other] { $dominoes } brikker i bunken
}
web-table-log-claimed = { $name } valgte { $domino }
web-table-log-claimed-you = Du valgte { $domino }
web-table-log-placed = { $name } lagde { $domino }
web-table-log-placed-you = Du lagde { $domino }
web-table-log-discarded = { $name } kasserede { $domino }
web-table-log-discarded-you = Du kasserede { $domino }
web-table-log-undone = { $name } fortrød
web-table-log-undone-you = Du fortrød
web-table-log-stood-in = En bot ({ $level }) overtog for { $name }
web-table-log-stood-in-you = En bot ({ $level }) overtog for dig
web-table-log-came-back = { $name } er tilbage
web-table-log-came-back-you = Du er tilbage
web-table-log-left = { $name } forlod spillet
web-table-log-left-you = Du forlod spillet
web-table-log-clock = { $sentence } (tiden løb ud)
web-table-log-leftover = Ingen tog { $domino }; den går ud af spillet
web-table-call-place = Det er din tur: læg brik { $domino }.
web-table-call-claim = Det er din tur: vælg en brik til næste runde.
web-table-call-discard = Det er din tur: brik { $domino } passer ingen steder og går ud af spillet.
web-table-call-other = { $name }: { $what }
web-table-keys = Taster
web-table-keys-arrows = flyt brikken kvadrat for kvadrat
web-table-keys-turn = drej den med uret, eller tilbage
web-table-keys-next = næste eller forrige lovlige sted
web-table-keys-enter = læg her, eller vælg
web-table-keys-escape = tilbage til hånden
web-table-keys-slots = vælg en brik til næste runde
web-table-keys-undo = fortryd
web-table-keys-log = vis forløbet
web-table-keys-say = send en reaktion
web-table-keys-mute = på en spillers kort: vis eller skjul reaktioner
web-table-keys-space = spring animationen over
web-table-keys-help = denne liste
web-table-less-motion = Mindre bevægelse
web-table-all-settings = Alle indstillinger
web-table-bots-warming = Botterne gør sig klar: trin { $done } af { $total }.

## The browser: score pad

web-pad-title = Pointblok
web-pad-back = Til forsiden
web-pad-kingdoms = Kongeriger
web-pad-player = Spiller { $number }
web-pad-undo = Fortryd
web-pad-undone = Fortrudt.
web-pad-clear = Ryd
web-pad-cleared = Ryddet. Fortryd henter det tilbage.
web-pad-clear-all = Ryd alle kongeriger
web-pad-game = Spillere og regler
web-pad-players = Spillere
web-pad-size = Kongerigets størrelse
web-pad-size-about = 7 × 7 er Den Mægtige Duel, for to.
web-pad-edition = Udgave
web-pad-edition-about = Er point og største territorium ens, tæller den klassiske udgave kroner; i den reviderede deles sejren.
web-pad-done = Færdig
web-pad-paint-with = Mal med
web-pad-squares = Kvadrater
web-pad-dominoes = Brikker
web-pad-castle = Slot
web-pad-empty = Tomt
web-pad-crowns = Kroner
web-pad-crowns-count = { $crowns ->
    [0] Ingen krone
    [one] 1 krone
   *[other] { $crowns } kroner
}
web-pad-turn-left = Drej mod venstre
web-pad-turn-right = Drej mod højre
web-pad-land = { $crowns ->
    [0] { $terrain }
    [one] { $terrain } med 1 krone
   *[other] { $terrain } med { $crowns } kroner
}
web-pad-domino = { $number }: { $one } og { $two }
web-pad-domino-used = { $domino } (er allerede lagt)
web-pad-no-room = Her er ikke plads til begge halvdele.
web-pad-grid = Kongerige: { $name }, { $points ->
    [one] 1 point
   *[other] { $points } point
}
web-pad-square-land = { $square }, { $terrain }, { $crowns ->
    [0] ingen krone
    [one] 1 krone
   *[other] { $crowns } kroner
}
web-pad-square-castle = { $square }, slot
web-pad-square-empty = { $square }, tomt
web-pad-score = Kongerigets point
web-pad-name = Navn
web-pad-total = I alt
web-pad-told = { $points ->
    [one] 1 point i alt
   *[other] { $points } point i alt
}
web-pad-away = Serveren svarer ikke. Pointene tælles her; når den er tilbage, tjekkes det, om kongeriget kan lægges med brikkerne.
web-pad-begin = { $pointer ->
    [touch] Vælg et terræn, og tryk på kongerigets kvadrater. Et tryk mere giver en krone.
   *[mouse] Vælg et terræn, og klik på kongerigets kvadrater. Et klik mere giver en krone.
}
web-pad-territory = Territorium
web-pad-squares-times-crowns = Kvadrater × kroner
web-pad-points = Point
web-pad-without-crowns = Uden kroner
web-pad-squares-count = { $squares ->
    [one] 1 kvadrat
   *[other] { $squares } kvadrater
}
web-pad-defects = Værd at kigge på igen
web-pad-show = Vis på brættet
web-pad-next = Næste: { $name }
web-pad-photo = Fra et foto
web-pad-photo-title = Tæl et rigtigt kongerige op
web-pad-photo-about = Lige oppefra, i jævnt lys og med hele kongeriget på billedet. Fjern først slottet og kongerne.
web-pad-photo-camera = Fotografér et kongerige
web-pad-photo-choose = Vælg et billede
web-pad-photo-drop = Eller slip et billede hvor som helst på siden, eller indsæt et.
web-pad-photo-stays = Billedet bliver på denne enhed. Intet sendes.
web-pad-photo-drop-here = Slip billedet her
web-pad-photo-becomes = { $name }: billedet bliver til dette kongerige. Du tjekker det, før det tæller.
web-pad-photo-opening = Åbner billedet
web-pad-photo-reading = Læser kvadraterne
web-pad-photo-not-loaded = Den del af siden, der læser fotos, kunne ikke hentes. Prøv igen, når du er online.
web-pad-photo-trouble-heic = Denne browser kan ikke åbne HEIC-billeder. Gem fotoet som JPEG, og vælg det igen.
web-pad-photo-trouble-not-a-picture = Filen er ikke et billede, som browseren kan åbne. JPEG, PNG og WebP virker.
web-pad-photo-trouble-too-large = Billedet er for stort til at blive læst her. Gør det mindre, og vælg det igen.
web-pad-photo-trouble-too-small = Billedet er for lille til at blive læst. Hver side skal være mindst 100 pixels.
web-pad-photo-corners = Sæt hjørnerne
web-pad-photo-corners-about = Træk hver ring til et hjørne af kongerigets ramme; tomme kvadrater hører med. Med tastaturet flytter pilene en ring, og Shift gør skridtene større.
web-pad-photo-none = Der blev ikke fundet noget kongerige. Sæt selv hjørnerne, eller tag billedet igen oppefra.
web-pad-photo-crossed = De fire hjørner skal omslutte kongeriget.
web-pad-photo-corner = Hjørne, { $corner }, vandret { $across }, lodret { $down }
web-pad-photo-corner-upper-left = øverst til venstre
web-pad-photo-corner-upper-right = øverst til højre
web-pad-photo-corner-lower-right = nederst til højre
web-pad-photo-corner-lower-left = nederst til venstre
web-pad-photo-recognise = Læs kvadraterne
web-pad-photo-again = Et andet billede
web-pad-photo-check = { $squares ->
    [one] Tjek ét kvadrat
   *[other] Tjek { $squares } kvadrater
}
web-pad-photo-checked = Der er intet tilbage at tjekke
web-pad-photo-check-about = { $squares ->
    [one] Ét kvadrat er sikkert.
   *[other] { $squares } kvadrater er sikre.
} Tjek dem med spørgsmålstegn, og ret dem, der er forkerte.
web-pad-photo-compare = Sammenlign brættet med billedet, og ret ethvert kvadrat, der er forkert.
web-pad-photo-many = Mange kvadrater er usikre. Se efter, om hjørnerne sidder rigtigt, tag billedet igen oppefra, eller ret kvadraterne her.
web-pad-photo-what = Hvad er her?
web-pad-photo-guess = Ligner mest: { $guess }
web-pad-photo-square-unsure = { $square }, usikkert
web-pad-photo-points = { $points ->
    [one] { $points } point, hvis alt er rigtigt
   *[other] { $points } point, hvis alt er rigtigt
}
web-pad-photo-right = Rigtigt, næste
web-pad-photo-next = Næste usikre
web-pad-photo-use = Brug det, som det er
web-pad-photo-count = Tæl
web-pad-photo-picture = Hjørner
web-pad-ranking = Slutstilling
web-pad-place = { $place }. plads
web-pad-for-ties = Største territorium { $largest }, kroner { $crowns }
web-pad-together = Disse kongeriger kan ikke alle komme fra én æske

## The browser: hints, trainer, puzzles

web-hint = Tip
web-hint-step = Tip, trin { $step } af 3
web-hint-later = Du kan bede om et tip, når det er din tur.
web-hint-daily = Der er ingen tip i dagens udfordring, før dit resultat er talt med.
web-hint-thinking = Træneren tænker. Du kan spille videre.
web-hint-more-1 = Spørg igen for at se hvor.
web-hint-more-2 = Spørg igen for at se trækket.
web-hint-said = Tip { $step } af 3: { $sentence }
web-hint-squares = Kvadrater: { $squares }.
web-hint-dominoes = Brikker { $dominoes }.
web-hint-thanks = Jeg tænker over det
web-hint-log = { $name } fik tip { $step }
web-hint-log-you = Du fik tip { $step }
web-hint-allowed = Tip og vurdering af træk
web-hint-used = { $moves ->
    [one] Tip brugt ved { $moves } træk
   *[other] Tip brugt ved { $moves } træk
}
web-hint-key = tip, derefter et trin mere
web-trainer = Træner
web-trainer-about = Vurderer hvert af dine træk bagefter.
web-trainer-best = Intet andet træk vinder oftere.
web-trainer-good = Omtrent lige så godt som det bedste.
web-trainer-worse = Et andet træk vinder oftere.
web-trainer-better = Bedre: { $sentence }
web-trainer-said = { $grade }. { $sentence }
web-puzzles-title = Opgaver
web-puzzles-about = Ét træk er klart bedst. Alle opgaver er fra rigtige spil.
web-puzzles-easy = Let
web-puzzles-easy-about = Væbneren overser dem.
web-puzzles-medium = Middel
web-puzzles-medium-about = Ridderen overser dem.
web-puzzles-hard = Svær
web-puzzles-hard-about = Hertugen overser dem.
web-puzzles-number = Opgave { $number }
web-puzzles-count = { $solved } af { $puzzles } løst
web-puzzles-today = Dagens opgave
web-puzzles-solve = Løs den
web-puzzles-show-all = alle { $count }
web-puzzles-is-solved = Opgave { $number }, løst
web-puzzles-is-shown = Opgave { $number }, svaret er set
web-puzzles-place = Hvor ligger brik { $domino } bedst?
web-puzzles-claim = Hvilken brik skal du vælge?
web-puzzles-solved = Løst: det er det bedste træk.
web-puzzles-wrong = { $lost ->
    [one] Ikke det bedste: det vinder { $lost } spil færre ud af hundrede.
   *[other] Ikke det bedste: det vinder { $lost } spil færre ud af hundrede.
}
web-puzzles-tries = { $tries ->
    [one] { $tries } forsøg tilbage
   *[other] { $tries } forsøg tilbage
}
web-puzzles-best = Det bedste træk: { $move }.
web-puzzles-next = Næste opgave
web-puzzles-all = Alle opgaver
web-puzzles-loading = Lægger opgaven frem…
web-puzzles-domino = brik { $domino }
web-puzzles-lies = brik { $domino } på { $first } og { $second }

## The browser: learning

web-learn-title = Lær at spille
web-learn-about = Seks lektioner på et minut eller to, på et rigtigt bræt. Intet kan gå galt, og hver lektion kan spilles igen.
web-learn-number = Lektion { $number } af { $count }
web-learn-progress = { $done } af { $all } trin er klaret
web-learn-learned = klaret
web-learn-well-done = Godt klaret. Og nu en ting mere.
web-learn-go-on = Videre
web-learn-again = Forfra
web-learn-next = Næste: { $lesson }
web-learn-play = Spil et spil
web-learn-laying-out = Lægger brikkerne frem…
web-learn-place = Læg, så det passer
web-learn-place-about = Hvor en dominobrik må ligge
web-learn-place-1 = Dit kongerige vokser omkring slottet. { $pointer ->
    [touch] Tryk på et lyst kvadrat: brikken viser, hvordan den vil ligge. Tryk på den igen, eller brug den røde knap, for at lægge den.
   *[mouse] Klik på et lyst kvadrat: brikken viser, hvordan den vil ligge. Klik på den igen, eller brug den røde knap, for at lægge den.
}
web-learn-place-2 = Halvt hvede, halvt skov. Den ene halvdel skal røre samme terræn, side mod side: hvede ved din hvede. Eller slottet, som passer til alt. Drej brikken med de runde pile.
web-learn-place-3 = Kun skov. Find den skov, du har, eller en fri side af slottet. Kvadrater med prik passer, som brikken ligger nu; kvadrater med prikket kant passer, når den drejes.
web-learn-place-4 = Hvede og sø. Én halvdel, der passer, er nok: den anden må ligge ved hvad som helst.
web-learn-place-done = Mere er der ikke i at lægge brikker: den ene halvdel ved samme terræn eller slottet, side mod side, på to tomme kvadrater.
web-learn-castle = Slottet
web-learn-castle-about = Det passer til alt
web-learn-castle-1 = Du har en sø og står med en sump: de passer ikke sammen. Men slottet passer til alle terræner. Kun dets frie sider lyser.
web-learn-castle-2 = Endnu et nyt terræn: skov. Slottet hjælper igen. Husk, at det kun har fire sider.
web-learn-castle-3 = Græssletten får den sidste frie side. Derefter skal den ene halvdel altid passe til et terræn, du har.
web-learn-castle-done = Slottet passer til alle terræner, men hører ikke til noget territorium og giver ikke selv point. Dets fire sider er værdifulde i starten.
web-learn-crowns = Territorier og kroner
web-learn-crowns-about = Hvad der giver point
web-learn-crowns-1 = Kvadrater af samme terræn, der rører hinanden, er ét territorium. Læg to kvadrater hvede. Uden krone er de endnu intet værd.
web-learn-crowns-2 = Nu hvede med en krone. Føj den til din hvede: tre kvadrater gange én krone er 3 point. Tallet på brikken viser, hvad pladsen ville give.
web-learn-crowns-3 = En krone mere tæller for hvert kvadrat i territoriet. Prøv pladser, og hold øje med tallet: op til 5.
web-learn-crowns-4 = Og en tredje. Jo større territoriet allerede er, des mere giver en krone: op til 7.
web-learn-crowns-done = { $points ->
    [15] 15 point: fem kvadrater gange tre kroner. Det er hele hemmeligheden.
    [one] 1 point. Fem kvadrater gange tre kroner ville være 15; spil igen, hvis du vil.
   *[other] { $points } point. Fem kvadrater gange tre kroner ville være 15; spil igen, hvis du vil.
}
web-learn-claim = Valg og rækkefølge
web-learn-claim-about = Bedre brikker, senere tur
web-learn-claim-1 = Fire brikker ligger i en linje, laveste nummer først. Du har to konger. Sæt den første på en brik: { $pointer ->
    [touch] tryk på den
   *[mouse] klik på den
}, og vælg den.
web-learn-claim-2 = Med et lavt nummer spiller du tidligt i næste runde, men høje numre har som regel flere kroner. Vælg én til. Botten tager de to andre.
web-learn-claim-3 = En tur har to trin. Læg først den brik, din konge står på.
web-learn-claim-4 = Flyt så kongen til den næste linje. Vælg en ledig brik: når du { $pointer ->
    [touch] trykker på den
   *[mouse] klikker på den
}, kan du læse, hvornår du så skal spille.
web-learn-claim-5 = Nu er det din anden konges tur. Læg dens brik.
web-learn-claim-6 = Og vælg en gang til. Et lavt nummer nu giver dig et tidligt valg næste gang.
web-learn-claim-done = Læg, og vælg så: sådan er hver tur. Med tre eller fire spillere har alle én konge i stedet for to.
web-learn-limit = Fem gange fem
web-learn-limit-about = Grænsen og kasserede brikker
web-learn-limit-1 = Et kongerige er aldrig bredere eller højere end fem kvadrater, slottet medregnet. Dit er fem bredt: øst og vest er lukket. Læg denne inden for den prikkede ramme.
web-learn-limit-2 = Hver række, du åbner mod nord, lukker en mod syd. Skraverede kvadrater viser, hvad du ville miste.
web-learn-limit-3 = Slottet er omringet, og der er ingen sø: brikken passer ingen steder. Kun da kasseres den. Den går ud af spillet og giver ingen point.
web-learn-limit-done = En brik, der passer et sted, skal lægges, også når det gør ondt. En, der ikke passer nogen steder, kasseres. Hold plads til dig selv.
web-learn-scoring = Optælling
web-learn-scoring-about = Point og de to bonusser
web-learn-scoring-1 = Spillet er slut. Territoriet med den stiplede linje er { $terrain }. Hvor mange point giver det?
web-learn-scoring-wrong = Ikke helt. Tæl kvadraterne ({ $squares }) og kronerne ({ $crowns }), og gang dem.
web-learn-scoring-2 = Rigtigt: { $squares } × { $crowns } = { $points }. Hvert territorium tælles sådan; to af samme terræn, der ikke rører hinanden, tælles hver for sig. Uden kroner: intet.
web-learn-scoring-3 = To bonusser kan aftales før et spil. Slå begge til, og se, hvad dette kongerige får.
web-learn-scoring-done = { $points ->
    [one] 1 point i alt.
   *[other] { $points } point i alt.
} Nu ved du alt. Resten er øvelse: spil et spil.
web-learn-harmony = 5 point for et fyldt gitter
web-learn-middle-kingdom = 10 point for et slot præcis i midten
web-learn-total = { $points ->
    [one] I alt 1 point
   *[other] I alt { $points } point
}
web-learn-rules = Alle reglerne
web-learn-rules-about = Det hele, med begge udgaver og alle variationer. Til at slå op i.
web-learn-contents = Indhold
web-learn-terrain = Terræn
web-learn-squares = Kvadrater
web-learn-crowns-column = { $crowns ->
    [0] uden krone
    [one] med 1 krone
   *[other] med { $crowns } kroner
}
web-learn-rules-goal = Hvad det går ud på
web-learn-rules-goal-1 = To til fire spillere bygger hver et kongerige af dominobrikker omkring et slot. Kvadrater af samme terræn, der rører hinanden, er et territorium; kroner gør det point værd.
web-learn-rules-goal-2 = Den, der har flest point til sidst, vinder.
web-learn-rules-box = Dominobrikkerne
web-learn-rules-box-1 = Der er 48 dominobrikker, nummereret 1 til 48, med to kvadrater hver. Et kvadrat viser ét af seks terræner og op til tre kroner. Høje numre har de bedste kvadrater.
web-learn-rules-box-2 = Så mange kvadrater af hver slags er der i æsken:
web-learn-rules-setup = Opstilling
web-learn-rules-setup-1 = Alle får et slot på en startbrik og konger i samme farve: to konger ved to spillere, én konge ved tre eller fire.
web-learn-rules-setup-2 = Fire spillere bruger alle 48 brikker. To spillere bruger 24, der trækkes tilfældigt; resten bliver i æsken, og ingen ser dem. For tre spillere se udgaverne nedenfor.
web-learn-rules-setup-3 = Trækkebunken ligger med bagsiden op: dens rækkefølge er hemmelig. En linje trækkes, lægges i nummerorden og vendes så.
web-learn-rules-opening = Startrunden
web-learn-rules-opening-1 = Kongerne trækkes i tilfældig rækkefølge, som alle ser. I den rækkefølge sættes hver konge på en ledig brik i den første linje, valgt af ejeren: én konge pr. brik.
web-learn-rules-opening-2 = Når den første linje er taget, lægges en ny ved siden af, og første runde begynder.
web-learn-rules-round = En runde
web-learn-rules-round-1 = Kongerne spiller i deres brikkers rækkefølge, laveste nummer først. En tur har to trin, og begge skal udføres.
web-learn-rules-round-2 = Først lægges brikken under kongen i ejerens kongerige. Derefter flytter kongen til en ledig brik i den næste linje. Den, der tager et lavt nummer nu, vælger altså tidligt næste gang.
web-learn-rules-round-3 = Når alle konger har haft tur, lægges en ny linje. I sidste runde er der ingen ny linje, og turen er kun det første trin. Med to spillere er der 6 runder (i Den Mægtige Duel 12), ellers 12.
web-learn-rules-placing = At lægge en brik
web-learn-rules-placing-1 = En brik dækker to tomme kvadrater ved siden af hinanden, drejet på en af fire måder. Mindst den ene halvdel skal med en side røre et kvadrat af samme terræn eller slottet, som passer til alt.
web-learn-rules-placing-2 = Det er nok, at ét sted passer; hvad brikken ellers rører, er ligegyldigt. Hjørner tæller aldrig.
web-learn-rules-placing-3 = Når en brik er lagt, må den ikke flyttes.
web-learn-figure-own = Den ene halvdel rører samme terræn
web-learn-figure-castle = Slottet passer til alle terræner
web-learn-figure-none = Ingen halvdel rører samme terræn
web-learn-figure-whole = Fem gange fem uden huller: +5
web-learn-figure-gap = Et hul: ingen bonus
web-learn-figure-middle = Slottet i midten: +10
web-learn-figure-aside = Slottet er ikke i midten: ingen bonus
web-learn-rules-grid = Fem gange fem
web-learn-rules-grid-1 = Til enhver tid skal kongeriget med sit slot kunne være i et kvadrat på fem gange fem. Slottet må ende hvor som helst i det.
web-learn-rules-grid-2 = Kanterne ligger altså ikke fast fra start: hver brik, der gør kongeriget større til den ene side, lukker plads på den anden.
web-learn-rules-discard = Når en brik kasseres
web-learn-rules-discard-1 = En brik, der kan lægges, skal lægges, også når det skader. Man må ikke kassere frivilligt.
web-learn-rules-discard-2 = En brik uden nogen lovlig plads går ud af spillet. Den giver ingen point og erstattes ikke; kongen flytter stadig til næste linje.
web-learn-rules-scoring = Pointgivning
web-learn-rules-scoring-1 = Et territorium er en gruppe kvadrater af samme terræn, forbundet side mod side. Det giver kvadrater gange kroner: 7 kvadrater med 3 kroner giver 21.
web-learn-rules-scoring-2 = Uden krone giver et territorium 0, uanset størrelsen. Territorier af samme terræn, der ikke rører hinanden, tælles hver for sig. Slottet hører ikke til noget territorium og forbinder ingen.
web-learn-rules-scoring-3 = Et kongerige får point for sine territorier plus de bonusser, der er med. Bonusserne lægges til allersidst.
web-learn-rules-end = Slutningen og uafgjort
web-learn-rules-end-1 = Spilleren med flest point vinder.
web-learn-rules-end-2 = Ved lige mange point vinder det største enkelte territorium, talt i kvadrater, med eller uden kroner. Hvad der så kommer, afhænger af udgaven.
web-learn-rules-end-3 = Pladserne under den første findes på samme måde. Spillere, der stadig står lige, deler en plads, og den næste springes over.
web-learn-rules-variants = Variationer
web-learn-rules-variants-1 = De kan blandes frit, i begge udgaver.
web-learn-rules-harmony = 5 point for et kongerige, der fylder hele sit gitter.
web-learn-rules-middle-kingdom = 10 point, hvis slottet er nøjagtigt i midten af kongeriget: lige langt fra vest- og østkanten og lige langt fra syd- og nordkanten. Huller er ligegyldige, og kongeriget må være mindre end gitteret.
web-learn-rules-mighty-duel = For to spillere: alle 48 brikker, 12 runder og kongeriger på syv gange syv.
web-learn-rules-dynasty = Tre spil i træk, hvor kongerne trækkes på ny hver gang. Den højeste pointsum vinder; ved samme sum deles sejren.
web-learn-rules-editions = De to udgaver
web-learn-rules-editions-1 = Regelhæfter fra forskellige år og på forskellige sprog er ikke helt enige. Dette spil har to udgaver, som adskiller sig på to punkter.
web-learn-rules-editions-three = Tre spillere
web-learn-rules-editions-three-about = Klassisk: 36 tilfældigt trukne brikker i linjer på tre. Revideret: alle 48 i linjer på fire; når de tre spillere har valgt, lægges den fjerde tilbage i æsken.
web-learn-rules-editions-ties = Uafgjort
web-learn-rules-editions-ties-about = Klassisk: efter det største territorium vinder flest kroner i hele kongeriget; først derefter deles sejren. Revideret: den deles straks efter det største territorium.
web-learn-rules-editions-same = Ens i begge
web-learn-rules-editions-same-about = Numrene i trækkebunken forbliver skjulte, en konge sættes af sin ejer, Harmoni kræver et fyldt gitter, og Midtkongerige kræver et slot midt i det, der er bygget.
