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
cli-error = { $prog }: forkert brug: { $message }
cli-argument-error = { $argument }: { $message }
cli-arguments-required = her mangler: { $list }
cli-arguments-unknown = det her kan ikke forstås: { $list }
cli-one-value = der skal bruges én værdi
cli-one-value-or-more = der skal bruges mindst én værdi
cli-invalid-choice = { $value } er ikke en mulighed (vælg mellem { $choices })
cli-invalid-value = { $value } kan ikke forstås
cli-not-together = kan ikke bruges sammen med { $list }
cli-refused = Afvist. { $sentence }
cli-output-lost = Resultatet kunne ikke skrives: { $reason }.

## kingdomino score

score-summary = Gør point op for kongeriger tegnet som tekst, påpeg fejl i dem, og lav en rangliste over flere spillere.
score-files-option = en tekstfil med et kongerige eller - for standardinput; to til fire filer får en rangliste
score-harmony-option = medregn Harmoni: 5 point for et fyldt gitter
score-middle-kingdom-option = medregn Midtkongerige: 10 point for et slot i midten
score-mighty-duel-option = Den Mægtige Duel: to spillere, 7×7 kvadrater
score-edition-option = udgaven, hvis regler gælder ved uafgjort; i classic tæller kronerne efter det største territorium
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
score-defects = Dette kongerige kan ikke være opstået i et spil:
score-defects-together = Disse kongeriger kan ikke være opstået i samme spil:
score-ranking = Rangliste
score-place = Plads
score-player = Kongerige
score-largest = Største
score-tie-largest = { $players }: lige mange point; det største territorium afgør det.
score-tie-crowns = { $players }: lige mange point og lige store territorier; kronerne afgør det.
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
defect-no-such-dominoes-in-the-box = Æskens dominobrikker kan ikke danne dette billede.
defect-dominoes-cannot-be-laid-in-turn = Dominobrikkerne kan ikke være lagt en efter en: på et tidspunkt er der ingen, der støder op til sit eget terræn eller til slottet.

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
    [0] Referatet er forkert fra første træk.
    [one] Kun det første træk i referatet er i orden.
   *[other] Kun de første { $moves } træk i referatet er i orden.
}

## kingdomino review

review-summary = Gennemgå et spil: hvad hvert træk kostede, hvad hver linje gav, og hvorfor.
review-seconds-option = sekunder pr. beslutning (1)
review-playouts-option = prøvespil pr. beslutning; så kan gennemgangen gentages nøjagtigt
review-seat-option = vis kun én spiller, talt fra 0
review-annotate-option = skriv referatet med gennemgangen som kommentarer til denne fil
review-progress = Gennemgåede træk
review-number = Træk
review-player = Spiller
review-played = Spillet
review-best = Bedst
review-grade = Karakter
review-wins = Vinderchance
review-lost = Tabt
review-graph = Vinderchance fra første træk til sidste
review-balance = Det består resultatet af
review-start = Udgangspunkt
review-luck = Held
review-own = Egne træk
review-others = De andres træk
review-result = Resultat
review-accuracy = Præcision
review-costliest = De dyreste træk
review-moment = Træk { $number }, { $player }: { $move } ({ $grade }), { $wins } sejrspoint og { $points } points forspring tabt. Bedre: { $best }.
review-no-cause = Intet på bordet forklarer det: { $best } vinder oftere i prøvespil.
review-none-costly = Intet træk har med sikkerhed tabt noget.
review-luckiest = De heldigste linjer
review-deal = Træk { $number }, { $line }: { $degree ->
    [very] meget heldigt
    [some] heldigt
   *[little] lidt heldigt
} for { $player }, { $wins } sejrspoint.
review-note = Et sejrspoint er en hundrededel af en sejr. Vinderchancerne kommer fra prøvespil. Et tab tæller kun, hvis det er mindst det dobbelte af sin standardfejl.
review-nothing = Referatet har ingen beslutning at gennemgå.
review-interrupted = Afbrudt: { $done } af { $total } træk er gennemgået.
review-written = Referatet med kommentarer er i { $file }.

grade-best = bedst
grade-good = godt
grade-inaccuracy = unøjagtighed
grade-mistake = fejl
grade-blunder = bommert

cause-scores-at-once = Point med det samme: { $points } med det bedre træk ({ $terrain }, { $squares } × { $crowns }), { $fewer } med dette.
cause-leaves-a-hole = { $count ->
    [one] Det efterlader et kvadrat, som ingen dominobrik kan fylde: { $squares }.
   *[other] Det efterlader kvadrater, som ingen dominobrik kan fylde: { $squares }.
}
cause-leaves-no-room = Kommende dominobrikker: { $left }. Plads til dem efter dette træk: { $room }; efter det bedre: { $more }.
cause-blocks-own-domino = Derefter passer brik { $domino }, som allerede er valgt, ingen steder.
cause-loses-the-middle = Derefter kan slottet ikke længere ligge i midten (Midtkongerige).
cause-loses-harmony = Derefter kan gitteret ikke længere fyldes (Harmoni).
cause-cannot-be-placed = Som kongeriget ser ud nu, passer brik { $domino } ingen steder, og det gør brik { $better }.
cause-promises-points = Mulige point, som kongeriget ser ud nu: { $points } med brik { $better }, { $fewer } med brik { $domino }.
cause-chooses-earlier = I næste runde vælger en konge på brik { $better } før en på brik { $domino }.
cause-crowns-to-come = Kroner, der endnu ikke er vendt: { $terrain } { $crowns }, { $other_terrain } { $fewer }.
cause-denies = { $seat } vælger senere og kunne få { $points } point med det samme med brik { $domino }.
web-cause-denies-you = Du vælger senere og kunne få { $points } point med det samme med brik { $domino }.
cause-grows-less = Det bedre sted gør territoriet { $terrain } { $squares } kvadrater stort, dette { $fewer }; dets kroner, der endnu ikke er vendt: { $crowns }.
cause-fits-fewer = Af de { $unseen } brikker, der endnu ikke er vendt, ville { $more } passe et sted efter det bedre træk, { $fits } efter dette.
cause-has-more-crowns = Kroner: { $crowns } på brik { $better }, { $fewer } på brik { $domino }.
cause-joins-less = Som kongeriget ser ud nu, kan brik { $better } bringe { $terrain } op på { $squares } kvadrater; brik { $domino } når højst { $fewer }.
cause-own-domino-scores-less = Brik { $domino }, som allerede er valgt, kan give { $points } point efter det bedre træk, { $fewer } efter dette.
cause-offers-score-less = Af de brikker, der kan vælges, kan { $domino } give { $points } point efter det bedre træk; efter dette giver ingen mere end { $fewer }.
cause-coming-score-less = Point, som de { $unseen } brikker, der endnu ikke er vendt, kan give med det samme, lagt sammen: { $points } efter det bedre træk, { $fewer } efter dette.
cause-closes-in = Frie kvadrater ved siden af { $terrain }: { $free } efter det bedre træk, { $fewer } efter dette.
cause-spreads-more = Kvadrater, der stadig kan bygges på: { $squares } efter det bedre træk, { $fewer } efter dette.
cause-fills-in-fewer-ways = Måder at fylde resten af gitteret med dominobrikker: { $ways } efter det bedre træk, { $fewer } efter dette.
cause-forces-a-hole = Hver plads til brik { $domino } efterlader et kvadrat, som ingen dominobrik kan fylde; brik { $better } har en plads, der ikke gør.
cause-has-fewer-places = Pladser, som kongeriget ser ud nu: { $places } til brik { $better }, { $fewer } til brik { $domino }.
hint-look-at-territory = Se på dine territorier: { $terrain } kan vokse.
hint-look-for-room = Hold øje med pladsen: undgå huller.
hint-look-at-the-middle = Husk midten: slottet skal ligge i centrum.
hint-look-at-harmony = Husk Harmoni: hele gitteret kan stadig fyldes.
hint-look-at-own-domino = Gem en plads til brik { $domino }, som kommer bagefter.
hint-look-at-own-points = Tænk på brik { $domino }, som kommer bagefter: hvor giver den point?
hint-look-ahead = Intet sted giver meget nu: tænk på de næste runder.
hint-look-beyond-points = Ikke flest point nu: tænk på de næste runder.
hint-look-at-fits = Se, hvilke brikker der passer i dit kongerige.
hint-look-at-points = En af brikkerne giver point med det samme.
hint-look-at-order = Tænk på rækkefølgen: hvem vælger tidligt i næste runde?
hint-look-at-crowns = Der er mange kroner endnu: { $terrain }.
hint-look-at-others = Se, hvad { $seat } har brug for.
hint-look-at-line = Sammenlign brikkerne i næste runde.
hint-look-at-next-line = Se på de brikker, du vælger blandt bagefter.
hint-only-move = Der er kun ét træk.
hint-here-territory = Her, den ene halvdel ved dette territorium: { $terrain }.
hint-here-castle = Her, ved siden af slottet.
hint-here-slots = En af disse to.
hint-adds-points = { $terrain } { $squares } × { $crowns } = { $worth }: { $points } point mere med det samme.
hint-grows = Et større territorium til senere: { $terrain }, { $squares } × { $crowns }.
hint-leaves-no-hole = Det efterlader intet kvadrat, der ikke kan fyldes.
hint-keeps-room = Der bliver plads til { $more } brikker mere.
hint-keeps-the-middle = Slottet kan stadig ligge i midten.
hint-keeps-harmony = Gitteret kan stadig fyldes.
hint-keeps-a-place = Brik { $domino } passer stadig bagefter.
hint-fits = Brik { $better } passer i dit kongerige, { $domino } gør ikke.
hint-promises = Brik { $better } kan give { $points } point med det samme.
hint-chooses-early = Med { $better } vælger du før { $domino } i næste runde.
hint-crowns-ahead = Kroner, der mangler: { $terrain } { $crowns }.
hint-takes-away = { $seat } kunne få { $points } point med brik { $domino }.
hint-helps-own-domino = Brik { $domino } kan så give { $points } point.
hint-prepares-a-claim = Brik { $domino } i næste linje kan så give { $points } point.
hint-stays-open = Frie kvadrater ved siden af { $terrain }: { $free }.
hint-brings-crowns = Kroner på brik { $better }: { $crowns }.
hint-joins = Brik { $better } kan bringe { $terrain } op på { $squares } kvadrater.
hint-fits-cleanly = Brik { $better } passer uden at efterlade et hul.
hint-scores-more = Point med det samme: { $points }, ikke { $fewer }.
hint-grows-more = { $terrain }: { $squares } kvadrater, ikke { $fewer }.
hint-fits-more = Kommende brikker, der passer: { $more }, ikke { $fits }.
hint-coming-score-more = De kommende brikker kan give flere point.
hint-stays-compact = Kvadrater at bygge på: { $squares }, ikke { $fewer }.
hint-fills-easily = Gitteret kan fyldes på flere måder.
hint-has-more-places = Pladser til brik { $better }: { $places }.
hint-wins-most-often = Det vinder oftest i prøvespil.

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
error-puzzles-differ = Filen { $file } er lavet med andre valg; angiv en anden fil eller de valg, den begynder med.
error-not-a-puzzle = Linje { $line } er ikke en opgave: { $text }

## kingdomino verify

verify-summary = Kontroller, at trækkebunken i et afsluttet spil lå fast før det første træk.
verify-file-option = referatet af et afsluttet spil eller - for standardinput
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

error-players-out-of-range = Antallet af spillere kan ikke være { $players }; det skal være fra { $least } til { $most }.
error-unknown-edition = Udgaven { $edition } findes ikke; vælg mellem { $known }.
error-variant-not-yes-or-no = Enten spiller man med { $variant }, eller også gør man ikke; { $value } er ingen af delene.
error-mighty-duel-needs-two = Den Mægtige Duel er for 2 spillere, ikke { $players }.
error-unreadable-ruleset = ”{ $text }” er ikke et regelsæt; et eksempel er ”3 revised harmony middle-kingdom”.
error-not-a-ruleset = { $value } er ikke et regelsæt.

error-no-such-domino = Dominobrik { $domino } findes ikke; brikkerne er nummereret fra 1 til 48.
error-no-such-seat = Spiller nummer { $number } findes ikke; der er { $players } spillere, talt fra 0.
error-unknown-direction = { $direction } er ikke en retning; retningerne er n, e, s og w.
error-equal-halves-turned-round = De to halvdele af dominobrik { $domino } er ens, så { $direction } skrives aldrig: drej brikken, og brug n eller e.
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
error-no-matching-neighbour = { $move } støder hverken op til slottet eller til sit eget terræn ({ $terrains }).
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
error-position-of-another-ruleset = Stillingen hører til regelsættet ”{ $ruleset }”; referatet siger ”{ $expected }”.
error-comment-not-closed = En kommentar begynder og slutter med en tuborgparentes; her mangler der en.
error-too-many-moves = Intet spil har så mange træk.
error-too-many-comments = Intet referat har så mange kommentarer.
error-record-ends-early = Referatet slutter før spillet, selv om det angiver et resultat ({ $result }).
error-wrong-result = Resultatet er angivet som { $result }, men spillet endte { $expected }.
error-revealed-before-the-end = Mærket { $tag } hører ikke hjemme i et igangværende spil.
error-no-such-move-number = Træk { $number } findes ikke; referatet har { $count }.
error-no-such-game = Spil { $number } findes ikke; filen har { $count }.
error-nothing-to-verify = Referatet har ikke mærket { $tag }, så der er intet at kontrollere.
error-too-many-commitments = { $commitments } forseglinger til { $games } spil.
error-unreadable-commitment = ”{ $text }” er ikke en forsegling: den består af 64 cifre fra 0 til f.
error-not-before-the-end = Det må vente, til spillet er slut.
error-nothing-to-undo = Der er ingen beslutning at fortryde.
error-not-legal-here = { $move } er ikke tilladt her.
error-no-such-action = Der er ingen beslutning nummer { $action }.
error-move-without-number = { $move } har intet nummer blandt beslutningerne i dette spil.
error-not-a-kingdom-of-a-game = Intet spil fører til dette kongerige på { $grid }×{ $grid } kvadrater: { $seat }.
error-not-a-position-of-a-game = Intet spil fører til denne stilling.
error-unusable-comment = En kommentar er tekst uden tuborgparenteser.
error-unusable-tag = { $tag } kan ikke tilføjes som mærke. Navnet består af et stort bogstav og flere bogstaver fra A til Z, værdien er tekst, og referatets egne mærker kan ikke erstattes.
error-too-many-tags = Et referat har højst { $most } mærker.

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
error-another-ruleset = Et Dynasti beholder sine regler: { $expected }, ikke { $ruleset }.
error-other-players = Et Dynasti beholder sine spillere: { $expected }, ikke { $players }.
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
tournament-playouts-option = prøvespil pr. beslutning, ligeså; så kan hvert spil gentages nøjagtigt
tournament-sprt-option = stop, når det er afgjort, om den første bot vinder mere end P0 eller mindre end P1, f.eks. 0.5,0.55; uden et par: 1/antal spillere og 0.05 mere
tournament-ray-option = spil på Ray-klyngen på denne adresse, f.eks. 10.0.0.1:6379; kun budgetter i prøvespil
tournament-games = Spil
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
}: om { $entrant } vinder mere end { $lower } % eller mindre end { $upper } %.
tournament-interrupted = Afbrudt: { $finished } af { $wanted } spil er færdige. Kun hele bunker tæller.
tournament-go-on = Den samme kommando fortsætter, hvor { $folder } slutter.

error-wrong-number-of-entrants = { $entrants ->
    [one] 1 bot passer
   *[other] { $entrants } botter passer
} ikke til et bord med { $players }.
error-unreadable-budget = ”{ $entrant }” kan ikke læses: skriv king@0.1 for sekunder eller king:2000 for prøvespil.
error-unloadable-bot = Botten { $bot } kan ikke indlæses: { $reason }
error-bot-in-this-process-only = Botten { $bot } er kun registreret i denne proces, og en turnering spilles i andre: angiv den som file.py:Class.
error-too-few-games = { $games } spil er for få; 1 er det mindste.
error-unusable-jobs = { $jobs } processer er ikke muligt; 1 til { $most } er.
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
error-damaged-games-file = { $file } er beskadiget: den er ikke en række referater fra denne turnering.
error-cluster-needs-playouts = På en klynge er budgetter i prøvespil: skriv { $bot } med :2000 eller lignende, uden sekunder.
error-cluster-not-reached = Der er ingen Ray-klynge at nå på { $address }: { $reason }
error-cluster-failed = Klyngen fejlede: { $reason }
error-another-version-on-a-node = En maskine i klyngen har en anden version ({ $name }: ”{ $there }”, ikke ”{ $wanted }”).

## kingdomino selfplay

selfplay-summary = Lad botter spille mod hinanden, og gem hver beslutning som data i Parquet-filer.
selfplay-entrants-option = en bot til alle pladser eller en til hver spiller, skrevet som til en turnering
selfplay-out-option = mappe til dataene; det, der allerede er der, spilles ikke igen
selfplay-rules-option = reglerne, der spilles efter; ellers det klassiske spil, for to med én bot
selfplay-file-option = hvor mange bunker der skrives i én fil (16)
selfplay-done = { $finished } af { $wanted } spil er i { $folder }.

error-package-missing = Det kræver pakken { $package }: pip install "kingdomino[{ $extra }]"
error-no-such-data = ”{ $value }” er ikke muligt for { $name }.
error-no-selfplay-in-folder = Der er ingen data fra botternes spil i { $folder }.

## kingdomino bots

bots-summary = Vis botterne fra den svageste til den stærkeste med deres målte rating.
bots-from-option = beregn botternes rating på ny ud fra disse turneringsmapper
bots-save-option = skriv ratingen til denne fil
bots-name = Bot
bots-rating = Rating
bots-games = Spil
bots-about = Sådan spiller den
bots-about-page = Tilfældigt.
bots-about-squire = Tager flest mulige point her og nu.
bots-about-knight = Afvejer placering og valg sammen og tænker på plads og bonusser.
bots-about-duke = Spiller mange spil til ende i hovedet, ca. 0,02 s pr. tur.
bots-about-king = Som hertugen, men tænker længere og dybere: den stærkeste, 0,1 s pr. beslutning.
bots-rating-note = Rating: openskill, mu ± sigma; højere er stærkere, nye begynder på 25.
bots-unmeasured = Endnu ikke målt: { $names }.

error-no-such-bot = Der findes ingen bot { $name }; der findes { $known }.
error-bot-without-class = { $name } er navnet på en fil eller et modul, men ikke på botten i det: skriv { $name }:MyBot med navnet på klassen eller funktionen.
error-bot-name-taken = Der findes allerede en bot { $name }.
error-unusable-bot-name = { $name } kan ikke være navnet på en bot: det er ét ord uden : eller @ og uden en bindestreg foran.
error-unusable-bot-maker = { $value } kan ikke lave botten { $name }: angiv dens klasse eller en funktion uden argumenter.
error-unusable-budget = { $value } er ikke muligt for { $name }.
error-two-budgets = Sekunder eller prøvespil: kun det ene kan være budgettet.
error-nothing-to-choose = Der er ingen beslutning at tage her: { $due }.
error-not-a-position = { $value } er ikke en stilling; et spils stilling er game.position.

## kingdomino bot

bot-summary = Kør en bot som et program, der læser og skriver linjer, så andre programmer kan tale med den.
bot-bot-option = king, king@0.1, king:2000 eller din egen: mybot.py:MyBot

## kingdomino bench

bench-summary = Mål, hvor hurtige motorerne er på denne maskine.
bench-what-option = hvad der måles: playouts (tilfældige spil til ende), legal (lister over lovlige træk), score (kongeriger), search (simulationer), alle fire kompileret; rules (tilfældige spil i ren Python); eller environment (skridt i grænsefladerne til forskning)
bench-rules-option = reglerne, der spilles efter (4 classic; environment: 2 classic, 4 classic, 2 classic mighty-duel)
bench-seconds-option = hvor mange sekunder der måles (3)
bench-threads-option = hvor mange tråde der arbejder på samme tid (1)
bench-measuring = Måler; første gang kompileres der først
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
error-unknown-choice = { $value } er ikke muligt for { $name }. Mulige er { $known }.
error-unusable-number = { $value } er ikke muligt for { $name }: der skal bruges et helt tal fra { $least } til { $most }.
error-not-reset = Der er intet spil i gang: kald reset først.
error-wrong-actions = { $value } er ikke én handling pr. spil: der skal bruges { $number } hele tal.
error-illegal-action = Handling { $action } er ikke tilladt i denne stilling.
error-wrong-reset-mask = { $value } siger ikke for hvert af { $number } spil, om det begynder forfra: brug en række af True og False.
error-wrong-opponents = { $value } passer ikke til de andre pladser: angiv { $number } botter eller én bot til dem alle.
error-opponent-moved-illegally = Botten { $bot } valgte { $move }, som reglerne ikke tillader.

## kingdomino picture

picture-summary = Tegn bordet i et spilreferat som et billede.
picture-at-option = tegn spillet efter så mange træk (ved spillets slutning)
picture-output-option = filen, der skrives, med endelsen .svg eller .png
picture-written = Skrevet: { $file }
error-unknown-picture-format = { $file } er ikke navnet på et billede: det skal ende på .svg eller .png.

## kingdomino warmup

warmup-summary = Kompiler den hurtige motor på forhånd, så intet spil skal vente på den.
warmup-once = Først kompileres søgningen, én gang på denne maskine: det tager omkring et minut.
warmup-compiling = Kompilerer
warmup-step = { $number } af { $count }: { $name }
warmup-ready = Alt er klar efter { $seconds } s.
warmup-kept = Den kompilerede kode ligger i { $folder }
warmup-not-kept = Der er ingen mappe at skrive i, så den kompilerede kode gemmes ikke: hver start kompilerer forfra.
warmup-uncompiled = Numba mangler eller er slået fra, så der er intet at kompilere: motoren kører som ren Python, nøjagtigt og langsomt.

## The browser: every page

web-common-brand-link = Kingdomino, til forsiden
web-common-navigation = Sider
web-common-skip = Til indholdet
web-common-home = Spil
web-common-learn = Lær
web-common-pad = Pointblok
web-common-replay = Se igen
web-common-daily = Daglig
web-common-statistics = Statistik
web-common-more = Mere
web-common-settings = Indstillinger
web-common-language = Sprog
web-common-to-light = Lyst tema
web-common-to-dark = Mørkt tema
web-common-close = Luk
web-common-cancel = Annuller
web-common-try-again = Prøv igen
web-common-page-failed = Siden kunne ikke hentes.
web-common-words-failed = Sprogets tekster kunne ikke hentes. Siden bliver ved med at prøve.
web-lost-title = Her er ingenting
web-lost-about = Adressen fører ingen steder hen: den kan være gammel, eller der mangler et bogstav.
web-lost-home = Til forsiden

## The browser: settings

web-settings-title = Indstillinger
web-settings-kept = Gemmes i denne browser. Hver ændring gælder med det samme.
web-settings-language = Sprog
web-settings-look = Udseende
web-settings-theme = Tema
web-settings-theme-system = Som systemet
web-settings-theme-light = Lyst
web-settings-theme-dark = Mørkt
web-settings-motion = Bevægelse
web-settings-motion-system = Som systemet
web-settings-motion-full = Fuld
web-settings-motion-reduced = Begrænset
web-settings-motion-about = Begrænset: intet flyver eller glider; trækkene vises bare.
web-settings-marks = Tegn på kvadraterne
web-settings-marks-about = Et simpelt tegn for hvert terræn, hvis farverne er svære at skelne.
web-settings-large-numbers = Større tal
web-settings-large-numbers-about = Point, briknumre og mærkater på brættet.
web-settings-preview = Sådan ser en dominobrik og et kongerige ud nu
web-settings-play = Spil
web-settings-drop = Når brikken slippes, er den lagt
web-settings-drop-auto = Med musen
web-settings-drop-on = Altid
web-settings-drop-off = Aldrig
web-settings-drop-about = Ellers venter brikken, hvor den blev sluppet, til du bekræfter.
web-settings-pace = Botternes tempo
web-settings-pace-calm = Roligt
web-settings-pace-normal = Almindeligt
web-settings-pace-fast = Hurtigt
web-settings-pace-instant = Straks
web-settings-keys = Enkelte bogstaver som genveje
web-settings-keys-about = R drejer, N viser næste plads, U fortryder. Pile, Enter og Esc virker altid.
web-settings-cover = Skærm mellem spillere på samme enhed
web-settings-cover-about = Viser, hvem der skal have enheden; uret står stille imens. Vises ikke, når der spilles med ur og andre sidder ved deres egne enheder.
web-say = Sig noget
web-say-well-done = Godt spillet
web-say-ouch = Av
web-say-thinking = Tænker
web-say-thank-you = Tak
web-say-hurry = Skynd dig?
web-say-good-game = Godt spil
web-say-heard = { $name }: { $word }.
web-say-show = Vis, hvad andre siger
web-say-show-of = Vis, hvad { $name } siger
web-say-about = Seks ord i få sekunder, intet at skrive. Ingen får at vide, at du slår dem fra.
web-say-wait = Ét ord hvert ottende sekund.
web-say-hurry-later = Til en, der har tænkt i tyve sekunder.
web-say-muted = Det, { $name } siger, vises ikke længere.
web-say-unmuted = Det, { $name } siger, vises igen.
web-say-is-muted = ord skjult
web-say-hold = Hold nede, eller tryk M: vis eller skjul, hvad { $name } siger
web-settings-sounds = Lyde
web-settings-sound = Afspil lyde
web-settings-sound-about = Papir, træ og tre toner, når det er din tur. Du kan også spille uden lyd.
web-settings-volume = Lydstyrke
web-settings-volume-value = { $percent } %
web-settings-reset = Nulstil indstillingerne
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
backup-summary = Kopier databasen til en ny fil, også mens serveren kører.
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
setting-redis = Redis, der forbinder flere servere, for eksempel redis://host:6379/0
setting-workers = serverprocesser på denne port; mere end én kræver PostgreSQL og Redis
setting-public-url = adresse, som browsere når serveren på, for eksempel https://example.org
setting-trusted-proxies = adresser og netværk for proxyer, hvis X-Forwarded-felter der stoles på, med komma imellem
setting-origins = flere oprindelser, hvis sider må bruge serveren, med komma imellem
setting-allowed-hosts = andre navne, som browsere må nå serveren under, med komma imellem; .example.org for alle navne under det, * for ethvert navn
setting-network-addresses = adresser, som netværkets andre enheder når denne under, med komma imellem; findes af sig selv, hvis tom
setting-log-level = hvad der logges: debug, info, warning eller error, og alt, der er alvorligere
setting-log-format = json eller text
setting-retention-days = dage, til afsluttede spil slettes; ellers aldrig
setting-idle-days = dage, til borde, som ingen rører, slettes; none for aldrig
setting-secret-days = dage, til en browser, der ikke kommer igen, er glemt
setting-messages-per-second = beskeder, en forbindelse må sende i sekundet
setting-burst = beskeder, den må sende på én gang
setting-connections-per-address = forbindelser fra én adresse ad gangen
setting-tables-per-guest = uafsluttede borde, én person må have
setting-guests-per-hour = nye gæster fra én adresse i timen
setting-wrong-codes-per-minute = forkerte koder fra én person i minuttet
setting-bot-processes = processer, der beregner botternes træk; 0 overlader det til kingdomino worker
setting-review-playouts = prøvespil pr. beslutning i en gennemgang
setting-reviews-per-guest = uafsluttede gennemgange, én person må vente på
setting-reviews-per-hour = nye gennemgange fra én adresse i timen

error-wrong-setting = { $setting } kan ikke være ”{ $value }”. Muligt: { $expected }
error-workers-need-postgresql-and-redis = { $workers } processer kræver en PostgreSQL-database og Redis: en fil er til én proces.
error-database-in-use = En anden server har { $file } åben: en fil er til én proces. Stop den server, eller angiv en anden fil med { $setting }.
error-nobody-would-think = Uden botprocesser og uden Redis er der ingen til at beregne botternes træk.
error-no-home-folder = Der er ingen hjemmemappe at gemme spillene i; angiv { $setting }.
error-cannot-listen = Der kan ikke lyttes på { $host }, port { $port }: { $reason }
error-worker-did-not-start = En serverproces sluttede, før den var klar (slutkode { $exit }).
error-too-many-requests = Det var for meget på én gang. Prøv igen om { $seconds ->
    [one] 1 sekund
   *[other] { $seconds } sekunder
}.
error-too-many-connections = Der er for mange forbindelser fra denne adresse; højst { $most } er tilladt.
error-wrong-length-of-name = Et navn har 1 til { $most } tegn, ikke { $length }.
error-unusable-name = Et navn må ikke have usynlige tegn eller styretegn.
error-too-many-marks = Accenter og andre tegn i et navn skal stå ved et bogstav, og et bogstav kan højst bære { $most }.
error-unknown-language = Der er intet sprog { $language }; der er { $known }.
error-no-secret = Serveren ved ikke, hvem der spørger: der blev ikke sendt nogen nøgle.
error-wrong-secret = Serveren kender ikke denne nøgle; begynd forfra som gæst.
error-expired-secret = Denne nøgle er for gammel; begynd forfra som gæst.
error-wrong-link = Dette link er brugt, for gammelt eller aldrig givet ud. Bed om et nyt.
error-foreign-origin = Det må en side fra et andet sted ikke.
error-cannot-open-here = Kun den, der sidder ved enheden, hvor spillet blev startet, kan åbne det for netværket, og kun én gang.
error-game-not-shared = Værten deler kun dette spil med dem, der spillede det.
error-no-network = Denne enhed er ikke i noget netværk i øjeblikket.
error-unknown-host = Serveren svarer ikke under navnet { $host }. Den, der driver den, kan tillade navnet med { $setting }.
error-unreadable-body = Det sendte er ikke JSON i UTF-8.
error-wrong-field = Feltet { $field } er ikke, som det skal være ({ $problem }).
error-body-too-large = Det er for meget; højst { $most } byte er tilladt.
error-no-such-page = Der er intet på denne adresse.
error-wrong-method = Det kan ikke gøres på denne adresse.
error-no-such-table = Bord { $table } findes ikke.
error-no-such-finished-game = Der er intet afsluttet spil { $game }.
error-no-such-review = Den gennemgang findes ikke. Måske er spillet slettet.
error-review-of-unfinished-game = Spillet er ikke slut ({ $moves } træk). Kun afsluttede spil bliver gennemgået.
error-too-many-reviews = Du venter allerede på { $most } gennemgange. Vent, til en er færdig, eller stop en.
error-not-your-review = Du venter ikke på den gennemgang.
error-not-reviewed-yet = Træk { $number } er ikke gennemgået endnu.
error-not-an-alternative = { $move } var ikke muligt dér.
error-no-such-day = { $day } kan ikke spilles; dagene fra { $first } til { $last } kan.
error-too-many-records = { $records } spilreferater er for mange; højst { $most } er tilladt.
error-square-given-twice = Et kvadrat er angivet to gange.
error-server-busy = Serveren har travlt; prøv igen om lidt.
error-server-error = Noget gik galt i serveren. Intet blev ændret.
error-storage-unavailable = Serveren kan ikke gemme noget lige nu: { $reason ->
    [storage_full] databasens disk er fuld. Prøv igen om lidt.
    [storage_read_only] databasen kan kun læses. Prøv igen om lidt.
    [storage_gone] databasen kan ikke nås. Prøv igen om lidt.
    [storage_damaged] databasen er beskadiget og skal gendannes fra en sikkerhedskopi af den, der driver serveren. Det hjælper ikke at prøve igen.
   *[other] der opstod en uventet fejl. Prøv igen om lidt.
}
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
error-no-such-database = Der er ingen database { $file }.
error-database-damaged = Databasen { $file } er beskadiget. Stop serveren, og læg en sikkerhedskopi i stedet; “Backup and restore” i docs/guides/host.md fortæller hvordan, og hvad man kan prøve uden en.
error-unknown-database = ”{ $scheme }” er ikke en slags database, der kendes her. Brug sqlite:///kingdomino.db eller postgresql://user:password@host/name.
error-unreadable-database = Databasens adresse kan ikke læses. Sådan ser en ud: { $scheme ->
    [postgresql] postgresql://user:password@host/name
   *[other] sqlite:///kingdomino.db
}
error-postgresql-not-installed = PostgreSQL kræver en pakke mere: installer { $extra }.
error-needs-extra = Det kræver pakken { $package }: installer kingdomino[{ $extra }].
error-unusable-redis-url = Denne Redis-adresse kan ikke bruges: { $url }. En brugbar er redis://host:6379/0.
error-restarting = Serveren genstarter. Dit spil er gemt; prøv igen om lidt.
error-table-unreadable = Denne server kan ikke åbne bord { $table }: der er spillet ved det med en nyere udgave af programmet. Intet er gået tabt; bed den, der driver serveren, om at opdatere den.
error-hello-first = En forbindelse begynder med hello.
error-hello-twice = Denne forbindelse har allerede sagt hello.
error-unreadable-message = Serveren kan ikke læse denne besked.
error-unknown-message = Serveren kender ikke denne slags besked.
error-stale = Spillet er gået videre imens; sådan står det nu.
error-no-game-runs = Der er intet spil i gang ved dette bord.
error-already-begun = Spillet er allerede begyndt.
error-not-the-host = Det kan kun bordets vært gøre.
error-not-your-seat = Det er ikke din plads.
error-nobody-to-hurry = Ingen har tænkt i { $seconds } sekunder endnu.
error-too-many-words = Højst { $most } ord pr. runde.
error-not-your-turn = Det er en anden spillers tur.
error-not-a-bots-turn = Det er et menneskes tur, ikke en bots.
error-seat-taken = Pladsen er optaget.
error-seat-is-open = Der sidder ingen på den plads.
error-seats-open = Der er stadig ledige pladser.
error-wrong-number-of-seats = Et spil for { $players } spillere kræver { $players } pladser, ikke { $seats }.
error-player-is-here = Spilleren er ved bordet.
error-bot-without-a-level = En bot skal have et niveau.
error-too-many-tables = Det er for mange borde på én gang; højst { $most } er tilladt. Forlad et først.
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
error-undo-already-asked = De andre bliver allerede spurgt.
error-not-asked = Der er ikke noget, du skal svare på nu.
error-clock-cannot-stand = Uret står kun stille, når I deler én enhed og ingen andre spiller med, og kun én gang pr. beslutning.
error-hints-not-allowed = Der er ingen hjælp ved dette bord.
error-coach-busy = Træneren har travlt. Spørg igen om lidt.
error-no-such-puzzle = Der er ingen opgave { $number }: den sidste er { $puzzles }.

## kingdomino worker

worker-summary = Beregn botternes træk for servere, der deles om en Redis.
worker-processes-option = processer, der beregner træk (1)
worker-name-option = denne workers navn i loggen; ellers maskinens navn og et nummer
worker-ready = Workeren { $worker } arbejder for serverne på { $redis }.
worker-ended = Sluttede efter { $jobs ->
    [one] 1 træk
   *[other] { $jobs } træk
}.
error-worker-needs-redis = En worker skal vide, hvor Redis er: --redis redis://host:6379/0

## The browser: the end of a game

web-end-title = Den endelige optælling
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
web-end-by-points-you = { $margin ->
    [one] 1 point foran dig.
   *[other] { $margin } point foran dig.
}
web-end-by-largest = Lige mange point som { $name }; det største territorium afgør det: { $one } kvadrater mod { $two }.
web-end-by-largest-you = Lige mange point som dig; det største territorium afgør det: { $one } kvadrater mod { $two }.
web-end-by-crowns = Lige mange point og lige stort territorium som { $name }; kronerne afgør det: { $one } mod { $two }.
web-end-by-crowns-you = Lige mange point og lige stort territorium som dig; kronerne afgør det: { $one } mod { $two }.
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
web-end-tie-crowns = Point og største territorium som { $name }; kroner { $own } mod { $other }.
web-end-tie-crowns-you = Point og største territorium som dig; kroner { $own } mod { $other }.
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
web-end-play-again = Spil igen
web-end-next-game = Næste spil
web-end-new-dynasty = Et nyt Dynasti
web-end-terms = Ændr indstillingerne
web-end-replay = Se spillet igen
web-end-shared = Alle med linket må se og gennemgå disse spil
web-end-link = Link til genafspilningen
web-end-copy-link = Kopiér linket til genafspilningen
web-end-record = Hent referatet
web-end-home = Til forsiden
web-end-ready = Klar: { $names }.
web-end-waiting = Mangler endnu: { $names }.
web-end-seat-open = En plads er ledig; det næste spil begynder, når den er taget.
web-end-shuffle = Kontroller blandingen
web-end-shuffle-about = Før den første dominobrik blev vendt, viste serveren et fingeraftryk af hele den blandede trækkebunke. Nu ligger bunken åbent: er fingeraftrykket det samme, har ingen ændret den under spillet.
web-end-shuffle-noted = Denne browser noterede det samme fingeraftryk, da spillet begyndte.
web-end-shuffle-checking = Kontrollerer…
web-end-shuffle-print = Fingeraftryk:

## The browser: first page

bot-page = Hofpage
bot-squire = Væbner
bot-knight = Ridder
bot-duke = Hertug
bot-king = Konge
bot-numbered = { $level } { $number }
bot-page-about = Spiller hvad som helst, og gerne. En første modstander.
bot-squire-about = Tager flest mulige point nu og ser ikke længere frem.
bot-knight-about = Afvejer placering og valg sammen, med øje for pladsen.
bot-duke-about = Spiller hvert træk til ende mange gange, på et øjeblik.
bot-king-about = Tænker også på dine svar. Den stærkeste her.
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
web-home-about = Læg marker, skove og søer omkring dit slot. Tolv dominobrikker, et kvarter.
web-home-play-now = Spil nu
web-home-play-now-about = Dig og tre lette botter. Ingen konto.
web-home-opening = Åbner…
web-home-setup = Opret et bord
web-home-players = Spillere
web-home-seats = Pladser
web-home-seat = Hvem spiller { $colour }
web-home-you = Dig
web-home-your-name = Dit navn
web-home-name-of = Navn på den, der spiller { $colour }
web-home-player = Spiller { $number }
web-home-sitter-open = En ven
web-home-sitter-open-about = med link eller kode
web-home-sitter-here = En til her
web-home-sitter-bot = Bot: { $level }
web-home-bots = Botter
web-home-bots-all = Alle botters niveau
web-home-bots-mixed = Fra den svageste til den stærkeste. Et tryk indstiller alle botter.
web-bots-title = Hvem sætter sig ved dit bord
web-bots-about = Fem niveauer med tre ansigter hver. Ansigter på samme niveau spiller ens: kun deres manerer er forskellige.
web-bots-strength = Styrke { $number } af 5
web-bots-who = Hvem er de?
web-bots-seat = { $level }, en bot
web-bots-with-level = { $name } ({ $level })
web-bots-play = Spil
web-bots-play-against = Spil mod tre på niveauet { $level }
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
web-home-more = Udgave, ur, hvem kan være med
web-home-edition = Udgave
web-home-edition-classic = Klassisk
web-home-edition-revised = Revideret
web-home-edition-classic-about = Tre spillere: linjer på tre. Ved uafgjort vinder det største territorium, derefter flest kroner.
web-home-edition-revised-about = Tre spillere: linjer på fire, én bliver tilovers. Ved uafgjort vinder det største territorium, ellers deles sejren.
web-home-clock = Ur
web-home-clock-none = Uden
web-home-clock-move = Pr. træk
web-home-clock-bank = I alt
web-home-clock-per-move = Hvert træk
web-home-clock-supply = Grundtid
web-home-clock-increment = Tillæg pr. træk
web-home-seconds = { $seconds } sek.
web-home-minutes = { $minutes } min.
web-home-day = Et døgn
web-home-bank = { $minutes } min. + { $seconds } sek.
web-home-listed = Alle må være med
web-home-listed-about = Bordet vises blandt de åbne borde. Ellers fører kun koden og linket derhen.
web-home-open-table = Åbn bordet
web-home-start-game = Start spillet
web-home-pass = Spil her på skift
web-home-pass-about = Alle spiller på denne enhed. Den siger, hvem der skal have den efter hver tur.
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
web-home-waiting-start = Alle pladser er taget: spillet kan begynde.
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
web-home-join-named = Deltag ved bordet: { $name }
web-home-lobby = Åbne borde
web-home-lobby-empty = Lige nu venter intet bord på spillere. Åbn et, hvor alle må være med.
web-home-lobby-away = Serveren svarer ikke. Listen kommer tilbage af sig selv.
web-home-fetching = Henter…
web-home-finished = Mine afsluttede spil
web-home-won = { $points ->
    [one] Vundet med 1 point.
   *[other] Vundet med { $points } point.
}
web-home-placed = { $points ->
    [one] { $place }. plads med 1 point.
   *[other] { $place }. plads med { $points } point.
}
web-home-replay = Se igen
web-home-replay-named = Se spillet igen: { $names }
web-home-record = Hent referatet
web-home-older = Ældre spil
web-home-pad = Pointblok
web-home-pad-about = Har du æsken? Mal dit kongerige, og få pointene.
web-home-learn = Lær spillet
web-home-learn-about = Seks korte lektioner, derefter alle reglerne.
web-home-new = Ny her?
web-home-new-1 = Vælg en dominobrik. Med et lavt nummer vælger du tidligere næste gang; et højt har som regel flere kroner.
web-home-new-2 = Læg den i dit kongerige: den ene halvdel skal røre sit eget terræn, eller slottet, som passer til alt.
web-home-new-3 = Kvadrater af samme terræn, der rører hinanden, er et territorium. Det er kvadrater gange kroner værd; uden krone intet.
web-home-me = Om dig
web-home-me-about = Ingen konto: kun denne browser ved, hvem du er. Et link tager dine spil med til en anden enhed.
web-home-rename = Skift
web-home-renamed = Du hedder nu { $name }.
web-home-device = Fortsæt på en anden enhed
web-home-device-about = Åbn linket på den anden enhed. Det virker én gang, i ti minutter. Vis det ikke til nogen: den, der har det, spiller som dig.
web-home-device-link = Link til den anden enhed
web-home-copy = Kopier
web-home-copied = Kopieret.
web-home-erase = Slet mine data
web-home-erase-about = Dit navn, din nøgle og din liste over spil slettes her og på serveren. Spil, som andre også spillede, bliver stående uden dit navn. Det kan ikke fortrydes.
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
web-daily-about = Én bunke om dagen for alle: dig mod en væbner, en ridder og en hertug.
web-daily-rules = Dit første færdige spil tæller. Du kan gå fra det og fortsætte senere, men ikke begynde forfra. Med Harmoni og Midtkongerige.
web-daily-honest = Bunken følger af datoen og kan altså regnes ud på forhånd. Intet af den sendes til siden, før der deles ud.
web-daily-play = Spil dagens bunke
web-daily-play-past = Spil denne dag
web-daily-go-on = Fortsæt
web-daily-running = Runde { $round } af { $rounds }. Dit spil venter på dig.
web-daily-again = Spil igen uden at det tæller
web-daily-see = Se resultatet
web-daily-have-played = { $results ->
    [0] Ingen er færdige endnu.
    [one] { $results } er færdig.
   *[other] { $results } er færdige.
  }
web-daily-next = Næste bunke om { $hours } t { $minutes } min.
web-daily-midnight = ved midnat, universaltid
web-daily-your-kingdom = Dit kongerige
web-daily-parts = Territorier { $territories }, Harmoni { $harmony }, Midtkongerige { $middle }
web-daily-everybody = Alles point
web-daily-results = { $results ->
    [one] { $results } resultat indtil nu
   *[other] { $results } resultater indtil nu
  }
web-daily-middle = midten { $points }
web-daily-you = Dig { $points }
web-daily-more-than = Flere end { $less } af { $results }. Halvdelen af alle resultater ligger mellem { $low } og { $high }.
web-daily-few = { $results ->
    [0] Ingen resultater tæller endnu; billedet kommer med det tyvende.
    [one] { $results } resultat indtil nu; billedet kommer med det tyvende.
   *[other] { $results } resultater indtil nu; billedet kommer med det tyvende.
  }
web-daily-middle-of = Midten af { $results } resultater er { $middle }.
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
web-daily-king-later = Kongen spiller endnu. Resultatet kommer her om lidt.
web-daily-story = Det afgjorde dagen
web-daily-richest = Flest point på én gang
web-daily-luck = Linjerne ændrede din vinderchance med { $luck } %.
web-daily-accuracy = Præcision { $accuracy } % over { $moves } træk.
web-daily-no-slip = Gennemgangen fandt intet dyrt træk.
web-daily-see-move = Se trækket
web-daily-review-first = En gennemgang viser, hvad linjerne gav dig, og hvilket træk der kostede mest.
web-daily-late = Spillet efter sin dag: tæller ikke med de andre.
web-daily-month-before = Måneden før
web-daily-month-after = Måneden efter
web-daily-day-open = { $date }
web-daily-day-running = { $date }, påbegyndt
web-daily-day-points = { $date }, { $points } point
web-daily-day-late = { $date }, { $points } point, spillet senere
web-daily-summary = { $days ->
    [one] { $days } dag spillet, { $average } point.
   *[other] { $days } dage spillet, { $average } point i gennemsnit.
  }
web-daily-past = Alle tidligere dage kan stadig spilles; de tæller bare ikke med de andre.
web-daily-share = Del
web-daily-share-title = Del dit resultat
web-daily-share-text = Kingdomino, udfordringen { $date }: { $points } point, { $place ->
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
  }, midten af alle: { $middle }
web-daily-save-picture = Gem billedet
web-daily-copy-text = Kopiér teksten
web-daily-share-failed = Det virkede ikke her. Teksten kan markeres og kopieres.

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
web-stats-won = vundet; ved ren tilfældighed ville det være { $chance }
web-stats-won-short = vundet, { $percent } %
web-stats-average = point i gennemsnit
web-stats-best = bedst, { $date }
web-stats-best-short = bedst
web-stats-accuracy-of = præcision i de seneste ti gennemgåede spil, { $moves } træk
web-stats-line = Point over tid
web-stats-line-about = prik: et spil · linje: gennemsnit af syv
web-stats-newest = de nyeste { $games } spil
web-stats-first = første spil
web-stats-last = sidste spil
web-stats-column-day = Dag
web-stats-column-mean = Gennemsnit af syv
web-stats-best-kingdom = Bedste kongerige
web-stats-watch-best = Se spillet med dit bedste kongerige
web-stats-levels = Sejre efter niveau
web-stats-level-about = Et spil regnes til den stærkeste bot ved bordet.
web-stats-people = Kun mennesker
web-stats-variants = Sejre efter variation
web-stats-plain = Uden bonus
web-stats-both = Begge bonusser
web-stats-few = Skraverede søjler står for færre end fem spil.
web-stats-of = { $won } af { $games }
web-stats-terrains = Dine territorier
web-stats-share = { $share } % af point
web-stats-accuracy = I de seneste ti gennemgåede spil: { $accuracy } % over { $moves } træk.
web-stats-luck = Held
web-stats-luck-about =
    I { $games ->
    [one] et gennemgået spil
   *[other] { $games } gennemgåede spil
    } ændrede linjerne din vinderchance med { $luck } % pr. spil.
web-stats-column-moves = Gennemgåede træk
web-stats-hinted = { $games ->
    [one] { $games } spil med tip er ikke med i tallene: { $won } vundet, { $average } point.
   *[other] { $games } spil med tip er ikke med i tallene: { $won } vundet, { $average } point i gennemsnit.
  }
web-stats-left-out = Ikke talt med: spil, hvor du havde flere pladser, spil fra en stilling, yderligere forsøg på dagens udfordring.
web-stats-empty-title = Intet afsluttet spil endnu
web-stats-empty-filter = Intet afsluttet spil med så mange spillere endnu
web-stats-empty = Point, sejre og det, du dyrker, står her efter dit første spil.
web-stats-replay = Afspil et spilreferat
web-stats-first-title = Dit første spil begynder denne linje
web-stats-last-games = { $games ->
    [one] Point i det sidste spil
   *[other] Point i de sidste { $games } spil
  }
web-stats-all-link = Al statistik
web-join-title = Vær med ved et bord
web-join-table-of = Bord: { $name }
web-join-name = Hvad skal de andre kalde dig?
web-join-sit = Sæt dig
web-join-watch = Se på
web-join-full = Alle pladser er taget. Du kan se på.
web-join-finished = Spillet her er slut. Du kan se, hvordan det endte.
web-join-home = Til forsiden
web-join-wrong-about = Måske er et tegn forkert, eller bordet er væk: borde, som ingen bruger, bliver fjernet. Ret koden, eller bed om et nyt link.
web-join-device = Fortsæt på denne enhed
web-join-device-about = Dit navn og dine spil følger med. Linket er dermed brugt.
web-join-device-instead = Indtil nu har denne browser spillet som { $name }. I stedet fortsætter den som spilleren fra den anden enhed.
web-join-device-go = Overtag
web-join-device-done = Velkommen tilbage, { $name }.
web-join-device-no-code = Koden mangler i linket. Lav et nyt på den anden enhed, på forsiden.

## The browser: replay

web-replay-title = Se igen
web-replay-drop = Et referat kan slippes hvor som helst på denne side.
web-replay-other = Et andet spil
web-replay-mine = Dine afsluttede spil
web-replay-all = Alle { $games }
web-replay-won = Vundne { $games }
web-replay-people = Med mennesker { $games }
web-replay-which-games = Hvilke spil
web-replay-open = Åbn et referat
web-replay-watch = Se
web-replay-watch-named = Se: { $result }
web-replay-more = Flere
web-replay-none = Intet afsluttet spil endnu
web-replay-none-about = Hvert spil, du afslutter her, gemmes med sine færdige kongeriger, så du kan se det igen.
web-replay-none-here = Intet spil af den slags endnu.
web-replay-drop-here = Slip referatet her for at åbne det
web-replay-fetching = Henter spillet…
web-replay-still-fetching = Henter stadig…
web-replay-too-large = { $file } er for stor til at være referatet af et spil.
web-replay-unreadable = { $file } kan ikke læses.
web-replay-no-record = { $file } er ikke et spilreferat.
web-replay-broken = { $moves ->
    [0] Intet træk i referatet er i orden.
    [one] Kun det første træk i referatet er i orden; det vises.
   *[other] Kun de første { $moves } træk i referatet er i orden; de vises.
}
web-replay-which = Hvilket spil
web-replay-kingdoms = Kongerigerne
web-replay-kingdom = { $name }, { $points ->
    [one] 1 point
   *[other] { $points } point
}
web-replay-at-place = { $place }. plads
web-replay-territory = { $terrain }: { $squares } × { $crowns } = { $points }
web-replay-lines = Linjerne
web-replay-opening = Startrunde
web-replay-round = Runde { $round } af { $rounds }
web-replay-pile = { $pile ->
    [0] ingen dominobrikker i bunken
    [one] 1 dominobrik i bunken
   *[other] { $pile } dominobrikker i bunken
}
web-replay-line = Denne runde
web-replay-next-line = Næste runde
web-replay-slot = { $domino }: { $one } og { $two }, { $crowns ->
    [0] ingen krone
    [one] 1 krone
   *[other] { $crowns } kroner
}, ledig
web-replay-slot-claimed = { $domino }: { $one } og { $two }, { $crowns ->
    [0] ingen krone
    [one] 1 krone
   *[other] { $crowns } kroner
}, konge: { $name }
web-replay-moves = Træk
web-replay-start = Før det første træk
web-replay-kings = Kongerne trækkes: { $names }
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

web-review-title = Gennemgang
web-review-open = Gennemgå
web-review-open-named = Gennemgå spillet: { $names }
web-review-practice = Bordet fortsætter fra en stilling i et afsluttet spil: det usete er blandet igen, og resultatet tæller ikke.
web-review-back = Tilbage
web-review-opening = Spillet hentes…
web-review-making = Gennemgangen bliver lavet
web-review-progress = { $done } af { $total } træk
web-review-waiting = { $before ->
    [0] Venter på en ledig plads
   *[other] Venter på en ledig plads, { $before } før dig
}
web-review-stopped = Stoppet efter { $count }
web-review-resume = Fortsæt
web-review-stop = Stands
web-review-failed = Det spil kan ikke gennemgås.
web-review-gone = Spillet er slettet, og gennemgangen med det.
web-review-whose = Hvis spil vises
web-review-show = Vis { $name }
web-review-show-you = Vis dine træk
web-review-move = Trækket
web-review-line = Linjen
web-review-played = Spillet
web-review-best = Bedst
web-review-label-played = Spillet { $points }
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
web-review-deal-gave = { $dominoes } kom
web-review-lucky-deal = Heldig linje
web-review-good-deal = God linje
web-review-unlucky-deal = Uheldig linje
web-review-grade = Vurdering
web-review-grade-best = Bedst
web-review-grade-good = Godt
web-review-grade-inaccuracy = Unøjagtigt
web-review-grade-mistake = Fejl
web-review-grade-blunder = Bommert
web-review-no-cause = Intet på bordet viser hvorfor: det bedste træk vinder oftere i prøvespil.
web-review-lost = Det kostede { $wins } % vinderchance og { $points } point af forspringet.
web-review-was-best = Intet var bedre.
web-review-forced = Der var intet andet træk.
web-review-not-yet = Gennemgangen er ikke nået hertil endnu. Du kan se videre; det gennemgåede bliver, også hvis du går.
web-review-luck-of = Held i denne linje for { $name }: { $wins } %.
web-review-luck-you = Dit held i denne linje: { $wins } %.
web-review-graph = Vinderchance
web-review-graph-bars = søjler: hvad hver linje gav eller tog
web-review-graph-hidden = skjult herfra, mens du prøver
web-review-graph-at = Træk { $number }: { $chances }
web-review-chance-of = { $name } { $wins } procent
web-review-chance-you = du { $wins } procent
web-review-luck-axis = held
web-review-round-axis = runde
web-review-as-table = Vis som tabel
web-review-table = Vinderchancer, træk for træk
web-review-balance = Held og dygtighed, indtil nu
web-review-balance-spoken = { $name }: start { $start } procent, held { $luck }, egne træk { $own }, de andres træk { $others }: { $now } procent.
web-review-balance-you = Din vinderchance: start { $start } procent, held { $luck }, dine træk { $own }, de andres træk { $others }: { $now } procent.
web-review-part-start = begyndelse
web-review-part-luck = held
web-review-part-own = dine træk
web-review-part-theirs = egne træk
web-review-part-others = de andre
web-review-part-now = nu
web-review-moments = Øjeblikke
web-review-decisions = { $count ->
    [one] af { $count } beslutning
   *[other] af { $count } beslutninger
}
web-review-to-come = kommer endnu
web-review-no-moments = Intet skilte sig ud.
web-review-accuracy = Præcision
web-review-accuracy-about = 100 % ville være det bedste træk hver gang, så vidt gennemgangen ser.
web-review-try = Prøv igen
web-review-try-board = Kongeriget: hvor skal brik { $domino } ligge?
web-review-try-claim = Hvilken brik?
web-review-try-where = Runde { $round }: hvor hører { $domino } til?
web-review-try-which = { $round ->
    [0] Startrunde: hvilken brik vælger du?
   *[other] Runde { $round }: hvilken brik vælger du?
}
web-review-try-about = Trækket i spillet kostede { $wins } % vinderchance. Intet vises, før du har prøvet eller spurgt.
web-review-try-place = Læg her
web-review-try-choose = Vælg den
web-review-try-best = Du fandt det bedste træk.
web-review-try-lost = Det koster { $wins } % vinderchance.
web-review-tries-left = { $left ->
    [0] Det var det sidste forsøg.
    [one] Et forsøg til.
   *[other] { $left } forsøg til.
}
web-review-try-leave = Forlad
web-review-show-best = Vis det bedste
web-review-retries = Dine forsøg
web-review-found = { $tries ->
    [one] fundet i første forsøg
   *[other] efter { $tries } forsøg
}
web-review-shown = det bedste blev vist
web-review-now = nu
web-review-play-on = Spil videre herfra

## The browser: the table

web-table-gathering-title = Rundt om bordet
web-table-seats-open = { $seats ->
    [one] 1 plads er ledig.
   *[other] { $seats } pladser er ledige.
}
web-table-ready-host = Alle er her. Du kan starte spillet.
web-table-ready-wait = Alle er her. { $name } kan starte spillet.
web-table-ready = Alle er her. Værten kan starte spillet.
web-table-ready-missing = { $people ->
    [one] { $name } er ikke klar endnu.
   *[other] { $people } er ikke klar endnu.
}
web-table-is-ready = klar
web-table-not-ready = ikke endnu
web-table-i-am-ready = Jeg er klar
web-table-begins-when = Det begynder, når ingen plads er ledig, og alle er klar; efter et halvt minut kan du begynde alligevel.
web-table-your-name = Dit navn
web-table-their-name = Navn
web-table-sit = Sæt dig her
web-table-stand = Rejs dig
web-table-clear = Gør pladsen ledig
web-table-add-bot = Tilføj en bot
web-table-add-bot-short = Bot
web-table-add-person = Tilføj en spiller her
web-table-add-person-short = Her
web-table-add-person-about = En person mere ved denne skærm. I sender enheden videre, tur for tur.
web-table-level = Hvor stærk
web-table-start = Start spillet
web-table-invite = Inviter andre
web-table-invite-short = Inviter
web-table-invite-about = Alle med linket eller koden kan sætte sig eller se med. Ingen tilmelding.
web-table-invite-how = Ret et kamera mod den, eller skriv koden på forsiden.
web-table-invite-alone = Kun denne enhed kan nå bordet.
web-table-invite-open = Åbn for netværket
web-table-invite-open-about = Du kan åbne nu: så kan alle enheder i samme netværk nå denne server, til du lukker den. Gør det hjemme, ikke i et offentligt netværk.
web-table-invite-command = Eller start spillet med
web-table-invite-later = Link og kode virker, når andre kan nå denne enhed.
web-table-invite-here = Skiftes på denne enhed i stedet
web-table-invite-networks = Netværk
web-table-invite-reachable = Andre enheder i dit netværk kan nu nå bordet.
web-table-reach-network = kan nås i dit netværk
web-table-reach-public = kan nås overalt fra
web-table-qr = Linkets QR-kode
web-table-watch-link = Link til at se med
web-table-select-link = Linket er markeret: kopiér det derfra.
web-table-code = Kode: { $code }
web-table-link = Link til dette bord
web-table-copy = Kopier linket
web-table-copied = Linket er kopieret.
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
web-table-listed = Alle kan se bordet på listen
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
web-table-leave-sure = Ja, forlad
web-table-opening = Startrunde
web-table-game = Spil { $number } af 3
web-table-round = Runde { $round }
web-table-round-of = Runde { $round } af { $rounds }
web-table-round-word = Runde
web-table-your-turn = din tur
web-table-turn-of = { $name } spiller
web-table-step = { $whose }, trin { $part } af 2
web-table-step-short = { $part } af 2
web-table-last-domino = { $whose }, sidste brik
web-table-place = Læg brik { $domino }
web-table-place-short = Læg { $domino }
web-table-claim-one = Vælg en brik
web-table-claim-one-short = Vælg en
web-table-choose-first = Vælg din første brik
web-table-choose-first-of = { $name }: den første brik
web-table-choose-first-short = Første brik
web-table-choose-first-tap = Tryk på en af brikkerne ovenfor.
web-table-then-chooses = næste: { $name }
web-table-then-you = så dig igen
web-table-you-choose-last = sidste valg
web-table-is-placing = { $name } lægger { $domino }
web-table-is-claiming = { $name } vælger
web-table-over = Spillet er slut
web-table-undo = Fortryd
web-table-undo-ask = Bed om at fortryde
web-table-undo-asked = { $name } vil gerne fortryde sin seneste beslutning. Er det i orden?
web-table-undo-agree = Ja, det er fint
web-table-undo-decline = Helst ikke
web-table-undo-waiting = De andre bliver spurgt, om du må fortryde.
web-table-sound-on = Slå lyde til
web-table-sound-off = Slå lyde fra
web-table-lost = { $seconds ->
    [one] Forbindelsen er væk. Prøver igen om 1 s. Dit spil er gemt.
   *[other] Forbindelsen er væk. Prøver igen om { $seconds } s. Dit spil er gemt.
}
web-table-lost-trying = Forbindelsen er væk. Prøver igen… Dit spil er gemt.
web-table-lost-now = Nu
web-table-missed = { $moves ->
    [one] 1 træk, mens du var væk
   *[other] { $moves } træk, mens du var væk
}
web-table-missed-show = Vis
web-table-moved-on = Spillet er gået videre imens. Sådan står det nu.
web-table-no-answer = Serveren svarer ikke. Intet er gået tabt; prøv igen.
web-table-no-server = Serveren kan ikke nås. Prøver igen…
web-table-still-fetching = Henter stadig…
web-table-not-found = Intet bord har koden { $code }
web-table-not-found-about = Måske er et tegn forkert, eller bordet er slut for længst.
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
web-table-limit = Kongeriget er { $wide } bredt og { $high } højt; { $grid } gange { $grid } er tilladt.
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
web-table-why-square-taken = Den ville dække et optaget kvadrat.
web-table-why-outgrows-the-grid = Den ville gå ud over dine { $grid } × { $grid }.
web-table-why-no-matching-neighbour = Ingen af halvdelene rører sit eget terræn eller slottet.
web-table-why-unknown = Den må ikke ligge her.
web-table-hand = Din hånd
web-table-turn-left = Drej mod venstre
web-table-turn-right = Drej mod højre
web-table-place-here = Læg her
web-table-place-about = Tryk på et kvadrat, eller træk brikken derhen.
web-table-adds = { $points ->
    [one] +1 point
   *[other] +{ $points } point
}
web-table-adds-nothing = Ingen krone: det giver ingen point endnu.
web-table-not-here = Ikke her
web-table-refused = Det gik ikke
web-table-key-turn = drej
web-table-key-move = flyt
web-table-key-place = læg
web-table-domino-is = Brik { $domino }: { $faces }
web-table-domino = Brik { $domino }
web-table-choose-title = Vælg din næste brik
web-table-choose-about = Med et lavere nummer spiller du tidligere; et højere har ofte flere kroner.
web-table-choose-short = Lavt spiller før; højt har ofte flere kroner.
web-table-choose-first-about = Du lægger den i næste runde. Med et lavere nummer spiller du tidligere; et højere har ofte flere kroner.
web-table-claim-order = { $order ->
    [1] Du ville spille først i næste runde.
    [2] Du ville senest spille som nummer to.
    [3] Du ville senest spille som nummer tre.
    [4] Du ville senest spille som nummer fire.
   *[other] Du ville senest spille som nummer { $order }.
}
web-table-claim-places = { $places ->
    [0] Den passer ingen steder lige nu.
    [one] Passer 1 sted, vist i dit kongerige.
   *[other] Passer { $places } steder, vist i dit kongerige.
}
web-table-claim-short = { $places ->
    [0] Senest som nummer { $order }. Passer ingen steder nu.
    [one] Senest som nummer { $order }. Passer 1 sted.
   *[other] Senest som nummer { $order }. Passer { $places } steder.
}
web-table-claim = Vælg { $domino }
web-table-claim-none = Vælg
web-table-fits-nowhere = { $domino } passer ingen steder
web-table-fits-nowhere-about = Den går ud af spillet og giver ingen point.
web-table-harmony-lost = Harmonien er tabt.
web-table-discard = Kassér { $domino } og gå videre
web-table-pass-to = Giv enheden videre til { $name }
web-table-cover-take = Jeg er { $name }
web-table-cover-places = { $name } lægger { $domino } nu.
web-table-cover-claims = { $name } vælger nu.
web-table-cover-clock = Uret står stille.
web-table-cover-more = { $moves ->
    [one] 1 træk før det
   *[other] { $moves } træk før det
}
web-table-cover-never = Dæk ikke af ved dette bord
web-table-trying = kun en prøve
web-table-watching = Du ser med.
web-table-you-later = Din tur kommer i næste runde.
web-table-you-are-next = { $others ->
    [0] Du er den næste.
    [one] { $others } tur mere, så er det dig.
   *[other] { $others } ture mere, så er det dig.
}
web-table-away = { $minutes ->
    [0] { $name } er lige gået.
    [one] { $name } har været væk i 1 minut.
   *[other] { $name } har været væk i { $minutes } minutter.
}
web-table-away-short = { $minutes ->
    [0] lige gået
    [one] væk i 1 min.
   *[other] væk i { $minutes } min.
}
web-table-let-bot-play = Lad en bot spille imens
web-table-replaced = En bot spiller for dig lige nu.
web-table-back = Jeg er tilbage
web-table-seat-left-about = Pladsen er forladt. Spillet venter på en, der spiller videre.
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
web-table-slot-claimed = { $domino }: { $faces }, valgt: { $name }
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
web-table-watch-this = Vis dette kongerige stort
web-table-log = Forløb
web-table-log-empty = Der er ikke sket noget endnu.
web-table-pile = { $dominoes ->
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
web-table-log-stood-in = { $name }: { $level } spiller imens
web-table-log-stood-in-you = { $level } spiller for dig imens
web-table-log-came-back = { $name }: tilbage igen
web-table-log-came-back-you = Du er tilbage
web-table-log-left = { $name }: ude af spillet
web-table-log-left-you = Du forlod spillet
web-table-log-clock = { $sentence } (tiden løb ud)
web-table-log-leftover = { $domino } blev ikke valgt og går ud af spillet
web-table-call-place = Det er din tur: læg brik { $domino }.
web-table-call-claim = Det er din tur: vælg en brik fra næste runde.
web-table-call-discard = Det er din tur: brik { $domino } passer ingen steder og går ud af spillet.
web-table-call-other = { $name }: { $what }
web-table-keys = Taster
web-table-keys-arrows = flyt brikken kvadrat for kvadrat
web-table-keys-turn = drej den med uret, eller tilbage
web-table-keys-next = næste eller forrige lovlige sted
web-table-keys-enter = læg her, eller vælg
web-table-keys-escape = tilbage til hånden
web-table-keys-slots = vælg en brik fra næste runde
web-table-keys-undo = fortryd
web-table-keys-log = vis forløbet
web-table-keys-say = sig noget
web-table-keys-mute = På en spillers kort: vis eller skjul, hvad spilleren siger
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
web-pad-size-about = 7 × 7 er Den Mægtige Duel for to.
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
web-pad-away = Serveren svarer ikke. Det, du maler, bliver gemt; pointene kommer, når den er tilbage.
web-pad-begin = Vælg et terræn, og tryk på kongerigets kvadrater. Et tryk mere giver en krone.
web-pad-territory = Territorium
web-pad-squares-times-crowns = Kvadrater × kroner
web-pad-points = Point
web-pad-without-crowns = Uden kroner
web-pad-squares-count = { $squares ->
    [one] 1 kvadrat
   *[other] { $squares } kvadrater
}
web-pad-defects = Værd at se på igen
web-pad-show = Vis på brættet
web-pad-next = Næste: { $name }
web-pad-ranking = Slutstilling
web-pad-place = { $place }. plads
web-pad-for-ties = Største territorium { $largest }, kroner { $crowns }
web-pad-together = Tilsammen kan disse kongeriger ikke komme fra én æske

## The browser: hints, trainer, puzzles

web-hint = Tip
web-hint-step = Tip, trin { $step } af 3
web-hint-later = Du kan bede om et tip, når det er din tur.
web-hint-daily = Der er ingen tip i dagens udfordring, før dit resultat er talt med.
web-hint-thinking = Træneren tænker. Du kan spille videre.
web-hint-more-1 = Spørg igen for at se hvor.
web-hint-more-2 = Spørg igen for at se trækket.
web-hint-said = Tip { $step } af 3: { $sentence }
web-hint-squares = Felter: { $squares }.
web-hint-dominoes = Brikker { $dominoes }.
web-hint-thanks = Tak, jeg ser videre
web-hint-log = { $name }: tip { $step }
web-hint-log-you = Du fik tip { $step }
web-hint-allowed = Tip og karakterer tilladt
web-hint-used = { $moves ->
    [one] Tip ved { $moves } træk
   *[other] Tip ved { $moves } træk
}
web-hint-key = Tip, et trin mere
web-trainer = Træner
web-trainer-about = Giver hvert af dine træk en karakter bagefter.
web-trainer-best = Intet andet træk vinder oftere.
web-trainer-good = Næsten lige så godt som det bedste.
web-trainer-worse = Et andet træk vinder oftere.
web-trainer-better = Bedre: { $sentence }
web-trainer-said = { $grade }. { $sentence }
web-trainer-grade-best = Bedst
web-trainer-grade-good = Godt
web-trainer-grade-inaccuracy = Upræcist
web-trainer-grade-mistake = Fejl
web-trainer-grade-blunder = Bommert
web-puzzles-title = Opgaver
web-puzzles-about = Ét træk er klart bedst. Alle er fra rigtige spil.
web-puzzles-easy = Let
web-puzzles-easy-about = Væbneren overser dem.
web-puzzles-medium = Middel
web-puzzles-medium-about = Ridderen overser dem.
web-puzzles-hard = Svær
web-puzzles-hard-about = Hertugen overser dem.
web-puzzles-number = Opgave { $number }
web-puzzles-count = { $solved } af { $puzzles } løst
web-puzzles-is-solved = Opgave { $number }, løst
web-puzzles-is-shown = Opgave { $number }, svaret er set
web-puzzles-place = Hvor ligger brik { $domino } bedst?
web-puzzles-claim = Hvilken brik er bedst at vælge?
web-puzzles-solved = Løst: det er det bedste træk.
web-puzzles-wrong = { $lost ->
    [one] Ikke det bedste: det vinder { $lost } spil færre ud af hundrede.
   *[other] Ikke det bedste: det vinder { $lost } spil færre ud af hundrede.
}
web-puzzles-tries = { $tries ->
    [one] { $tries } forsøg tilbage
   *[other] { $tries } forsøg tilbage
}
web-puzzles-again = Prøv igen
web-puzzles-show = Vis det bedste
web-puzzles-best = Det bedste: { $move }.
web-puzzles-next = Næste opgave
web-puzzles-all = Alle opgaver
web-puzzles-loading = Opgaven lægges frem
web-puzzles-domino = brik { $domino }
web-puzzles-lies = brik { $domino } på { $first } og { $second }

## The browser: learning

web-learn-title = Lær at spille
web-learn-about = Seks lektioner på et minut eller to, på et rigtigt bræt. Intet kan gå galt, og hver lektion kan spilles igen.
web-learn-number = Lektion { $number } af { $count }
web-learn-progress = { $done } af { $all } trin er klaret
web-learn-learned = klaret
web-learn-well-done = Godt klaret. Og nu en ting til.
web-learn-go-on = Videre
web-learn-again = Forfra
web-learn-next = Næste: { $lesson }
web-learn-play = Spil et spil
web-learn-laying-out = Lægger brikkerne frem…
web-learn-place = Læg, så det passer
web-learn-place-about = Hvor en dominobrik må ligge
web-learn-place-1 = Dit kongerige vokser omkring slottet. Tryk på et lyst kvadrat: brikken viser, hvordan den vil ligge. Tryk igen, eller brug den røde knap, for at lægge den.
web-learn-place-2 = Halvt hvede, halvt skov. Den ene halvdel skal røre sit eget terræn, side mod side: hvede ved din hvede. Eller slottet, som passer til alt. Drej brikken med de runde pile.
web-learn-place-3 = Kun skov. Find den skov, du har, eller en fri side af slottet. Kvadrater med prik passer, som brikken ligger nu; kvadrater med prikket kant passer, når den drejes.
web-learn-place-4 = Hvede og sø. Én halvdel, der passer, er nok: ved den anden må alt ligge.
web-learn-place-done = Det er alt om at lægge: den ene halvdel ved sit eget terræn eller slottet, side mod side, på to tomme kvadrater.
web-learn-castle = Slottet
web-learn-castle-about = Det passer til alt
web-learn-castle-1 = Du har en sø og står med en sump: de passer ikke sammen. Men slottet passer til alle terræner. Kun dets frie sider lyser.
web-learn-castle-2 = Endnu et nyt terræn: skov. Slottet hjælper igen. Husk, at det kun har fire sider.
web-learn-castle-3 = Græssletten får den sidste frie side. Derefter skal den ene halvdel altid passe til et terræn, du har.
web-learn-castle-done = Slottet passer til alle terræner, men hører ikke til noget territorium og giver ikke selv point. Dets fire sider er kostbare i starten.
web-learn-crowns = Territorier og kroner
web-learn-crowns-about = Hvad der giver point
web-learn-crowns-1 = Kvadrater af samme terræn, der rører hinanden, er ét territorium. Læg to kvadrater hvede. Uden krone er de endnu intet værd.
web-learn-crowns-2 = Nu hvede med en krone. Føj den til din hvede: tre kvadrater gange én krone er 3 point. Tallet på brikken siger, hvad pladsen ville give.
web-learn-crowns-3 = En krone mere tæller for hvert kvadrat i territoriet. Prøv pladser, og hold øje med tallet: op til 5.
web-learn-crowns-4 = Og en tredje. Jo større territoriet allerede er, des mere giver en krone: op til 7.
web-learn-crowns-done = { $points ->
    [15] 15 point: fem kvadrater gange tre kroner. Det er hele hemmeligheden.
    [one] 1 point. Fem kvadrater gange tre kroner ville være 15; spil igen, hvis du vil.
   *[other] { $points } point. Fem kvadrater gange tre kroner ville være 15; spil igen, hvis du vil.
}
web-learn-claim = Valg og rækkefølge
web-learn-claim-about = Bedre brikker, senere tur
web-learn-claim-1 = Fire brikker ligger i en linje, laveste nummer først. Du har to konger. Sæt den første på en brik: tryk på den, og vælg den.
web-learn-claim-2 = Med et lavt nummer spiller du tidligt i næste runde, men kronerne er på de høje numre. Vælg én til. Botten tager de to andre.
web-learn-claim-3 = En tur har to trin. Læg først den brik, din konge står på.
web-learn-claim-4 = Flyt så kongen til den næste linje. Vælg en ledig brik; under brættet kan du se, hvornår du så skal spille.
web-learn-claim-5 = Din anden konge har tur. Læg dens brik.
web-learn-claim-6 = Og vælg en gang til. Et lavt nummer nu giver dig et tidligt valg næste gang.
web-learn-claim-done = Læg, og vælg så: sådan er hver tur. Med tre eller fire spillere har alle én konge i stedet for to.
web-learn-limit = Fem gange fem
web-learn-limit-about = Grænsen og kasserede brikker
web-learn-limit-1 = Et kongerige er aldrig bredere eller højere end fem kvadrater, slottet medregnet. Dit er fem bredt: øst og vest er lukket. Læg denne inden for den prikkede ramme.
web-learn-limit-2 = Hver række, du åbner mod nord, lukker en mod syd. Skraverede kvadrater viser, hvad en plads ville koste.
web-learn-limit-3 = Slottet er omringet, og der er ingen sø: brikken passer ingen steder. Kun da kasseres den. Den går ud af spillet og giver ingen point.
web-learn-limit-done = En brik, der passer et sted, skal lægges, også når det gør ondt. En, der ikke passer nogen steder, kasseres. Hold plads fri.
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
web-learn-figure-own = Den ene halvdel rører sit eget terræn
web-learn-figure-castle = Slottet passer til alle terræner
web-learn-figure-none = Ingen halvdel rører sit eget terræn
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
web-learn-rules-scoring-3 = Et kongeriges point er territoriernes og de aftalte bonussers. Bonusserne kommer til allersidst.
web-learn-rules-end = Slutningen og uafgjort
web-learn-rules-end-1 = Spilleren med flest point vinder.
web-learn-rules-end-2 = Ved lige mange point vinder det største enkelte territorium, talt i kvadrater, med eller uden kroner. Hvad der så kommer, afhænger af udgaven.
web-learn-rules-end-3 = Pladserne under den første findes på samme måde. Spillere, der forbliver lige, deler en plads, og den næste springes over.
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
