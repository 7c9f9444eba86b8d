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
due-over = intet, for spillet er slut

## The command line in general

cli-about = Kingdomino i terminalen: gør pointene op, gennemgå et spil, kontrollér en blanding, tæl træk.
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
score-nothing-yet = Her er kun slottet endnu.
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
    [one] 1 kvadrat er et ulige antal: en halv dominobrik bliver til overs.
   *[other] { $count } kvadrater er et ulige antal: en halv dominobrik bliver til overs.
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

## kingdomino verify

verify-summary = Kontrollér, at trækkebunken i et afsluttet spil lå fast før det første træk.
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
error-file-is-a-folder = { $file } er en mappe, ikke en fil.
error-file-not-allowed = Du har ikke lov til at læse { $file }.
error-file-not-text = { $file } er ikke en tekst: byte { $byte } er ikke UTF-8.
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
error-comment-not-closed = En kommentar begynder og slutter med en tuborgparentes; her mangler der en.
error-too-many-moves = Intet spil har så mange træk.
error-record-ends-early = Referatet slutter før spillet, selv om det angiver et resultat ({ $result }).
error-wrong-result = Resultatet er angivet som { $result }, men spillet endte { $expected }.
error-revealed-before-the-end = Mærket { $tag } hører ikke hjemme i et igangværende spil.
error-no-such-move-number = Træk { $number } findes ikke; referatet har { $count }.
error-no-such-game = Spil { $number } findes ikke; filen har { $count }.
error-nothing-to-verify = Referatet har ikke mærket { $tag }, så der er intet at kontrollere.
error-not-before-the-end = Det må vente, til spillet er slut.
error-nothing-to-undo = Der er ingen beslutning at fortryde.
error-unusable-comment = En kommentar er tekst uden tuborgparenteser.

error-wrong-deck-size = Trækkebunken har { $size ->
    [one] 1 dominobrik
   *[other] { $size } dominobrikker
}; dette spil skal bruge { $expected }.
error-domino-twice-in-deck = Mere end én gang i trækkebunken: { $dominoes }.
error-not-a-list-of-numbers = { $name } skal være en liste med tal, ikke { $value }.
error-unusable-seed = { $seed } er ikke en startværdi: den skal være et helt tal fra 0 og opefter på højst { $most_bits } bit.
error-unusable-salt = { $salt } kan ikke bruges som salt: det skal være 32 til 128 cifre fra 0 til f.
error-wrong-number-of-names = Der skal bruges { $players } navne; angivet er { $names }.

error-no-game-begun = Intet spil i dette Dynasti er begyndt.
error-dynasty-is-over = Et Dynasti har { $games } spil, og alle er spillet.
error-game-still-runs = Spil { $game } er ikke slut endnu.
error-another-ruleset = Et Dynasti beholder sine regler: { $expected }, ikke { $ruleset }.
error-other-players = Et Dynasti beholder sine spillere: { $expected }, ikke { $players }.

error-unreadable-perft-line = Denne linje med forventede antal kan ikke forstås: { $text }
