### Kingdomino in English. Keys are shared by all six catalogues; a test compares them.

## Things of the game

terrain-wheat = wheat
terrain-forest = forest
terrain-lake = lake
terrain-meadow = meadow
terrain-swamp = swamp
terrain-mine = mine

colour-pink = pink
colour-yellow = yellow
colour-green = green
colour-blue = blue

variant-harmony = Harmony
variant-middle-kingdom = Middle Kingdom

due-kings = the order of the kings
due-deal = a new line of dominoes
due-claim = a claim
due-place = a placement
due-over = nothing more, the game is over

## The command line in general

cli-about = Kingdomino in the terminal: work out scores, replay games, check a shuffle, count moves.
cli-example = Example: { $example }
cli-command = command
cli-usage = usage:
cli-arguments = arguments
cli-options = options
cli-help-option = show this help and exit
cli-version-option = show the version and exit
cli-lang-option = language to use; by default the one set in your environment
cli-json-option = print JSON for programs
cli-error = { $prog }: error: { $message }
cli-argument-error = { $argument }: { $message }
cli-arguments-required = missing: { $list }
cli-arguments-unknown = not recognised: { $list }
cli-one-value = needs one value
cli-one-value-or-more = needs at least one value
cli-invalid-choice = { $value } is not one of the choices ({ $choices })
cli-invalid-value = { $value } is not valid
cli-not-together = cannot be used together with { $list }
cli-refused = Refused. { $sentence }
cli-output-lost = The output could not be written: { $reason }.

## kingdomino score

score-summary = Score kingdoms drawn as text, point out mistakes in them, and rank several players.
score-files-option = a text file with a kingdom, or - for standard input; give two to four files to rank them
score-harmony-option = count Harmony: 5 points for a full grid
score-middle-kingdom-option = count the Middle Kingdom: 10 points for a castle in the centre
score-mighty-duel-option = a Mighty Duel: two players, 7×7 squares
score-edition-option = edition whose rules break ties; classic compares crowns after the largest territory
score-photo-option = read the files as photos of kingdoms, taken from above without castle figures and kings; needs the extra "photo"
score-corners-option = corners of the kingdom in a photo, x and y in pixels, clockwise from the upper left; once for each photo
score-unsure = Read from a photo. Check these squares: { $squares }
score-standard-input = standard input
score-too-large-to-draw = The kingdom is too large to draw here.
score-terrain = Territory
score-squares = Squares
score-crowns = Crowns
score-points = Points
score-total = Total
score-for-ties = For ties: largest territory { $largest ->
    [one] 1 square
   *[other] { $largest } squares
}, { $crowns ->
    [one] 1 crown
   *[other] { $crowns } crowns
} in all.
score-nothing-yet = Only the castle so far.
score-defects = This kingdom cannot come from a real game:
score-defects-together = These kingdoms cannot come from the same game:
score-ranking = Ranking
score-place = Place
score-player = Kingdom
score-largest = Largest
score-tie-largest = { $players }: tied on points; the larger territory wins.
score-tie-crowns = { $players }: tied on points and largest territory; most crowns wins.
score-tie-shared-first = { $players }: still tied, so they share the victory.
score-tie-shared = { $players }: still tied, so they share the place.

## Why a bonus was earned or not

reason-harmony-complete = the grid is full
reason-harmony-gaps = { $empty ->
    [0] the kingdom is not a full grid
    [one] 1 square of the grid is empty
   *[other] { $empty } squares of the grid are empty
}
reason-harmony-at-the-end = counts at the end of the game
reason-middle-centred = the castle is in the centre
reason-middle-off-centre = off centre: west { $west }, east { $east }, south { $south }, north { $north }
reason-middle-needs-one-castle = there must be exactly one castle
reason-middle-at-the-end = counts at the end of the game

## What is wrong with a kingdom

defect-no-castle = There is no castle.
defect-several-castles = There are { $castles } castles: { $squares }.
defect-not-connected-to-the-castle = No path leads from the castle to { $squares }.
defect-too-wide = It is { $width } squares wide; { $grid } are allowed.
defect-too-high = It is { $height } squares high; { $grid } are allowed.
defect-more-than-the-box-holds = { $count } × { $terrain } with { $crowns ->
    [0] no crown
    [one] 1 crown
   *[other] { $crowns } crowns
} ({ $squares }); the box holds { $in_the_box }.
defect-more-than-the-box-holds-together = Together { $count } × { $terrain } with { $crowns ->
    [0] no crown
    [one] 1 crown
   *[other] { $crowns } crowns
}; the box holds { $in_the_box }.
defect-half-a-domino-left-over = { $count ->
    [one] 1 square is an odd number: half a domino is left over.
   *[other] { $count } squares is an odd number: half a domino is left over.
}
defect-no-way-to-tile-it = It cannot be covered with dominoes: { $squares } would be left over.
defect-no-such-dominoes-in-the-box = The dominoes in the box cannot make this kingdom.
defect-dominoes-cannot-be-laid-in-turn = Its dominoes cannot have been placed one after another: at some point, none of those left would touch matching terrain or the castle.

## kingdomino replay

replay-summary = Step through a game record.
replay-file-option = a game record, or - for standard input
replay-at-option = show the game after this many moves, and exit
replay-game-option = which game, where the file holds several
replay-keys = → next   ← back   ↑ ↓ round   Home End   q quit
replay-move-of = Move { $number } of { $count }
replay-game-of = Game { $number } of { $count }
replay-start = Before the first move
replay-chance = chance
replay-round = Round { $round } of { $rounds }
replay-opening = Opening
replay-line = Line
replay-next-line = Next line
replay-free = free
replay-to-act = { $player } to move: { $due }
replay-over = The game is over.
replay-waiting = Next: { $due }.
replay-player-points = { $player }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
replay-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} place
replay-broken = { $moves ->
    [0] No move of the game record is valid.
    [one] Only the first move of the game record is valid.
   *[other] Only the first { $moves } moves of the game record are valid.
}

## kingdomino review

review-summary = Review a game: what each move cost, what each deal brought, and why.
review-seconds-option = seconds per decision (1)
review-playouts-option = simulated games per decision; makes a review repeatable
review-seat-option = show one player only, counted from 0
review-annotate-option = write the record with the review in its comments to this file
review-progress = Moves reviewed
review-number = Move
review-player = Player
review-played = Played
review-best = Best
review-grade = Grade
review-wins = Win chance
review-lost = Points lost
review-graph = Win chance from the first move to the last
review-balance = Where the result came from
review-start = Start
review-luck = Luck
review-own = Own moves
review-others = Others’ moves
review-result = Result
review-accuracy = Accuracy
review-costliest = The costliest moves
review-moment = Move { $number }, { $player }: { $move } ({ $grade }) cost { $wins }% win chance and { $points } points of lead. Better: { $best }.
review-none-costly = No move was clearly costly.
review-luckiest = The luckiest deals
review-deal = Move { $number }, { $line }: { $degree ->
    [very] very lucky
    [some] lucky
   *[little] a little lucky
} for { $player }, +{ $wins }% win chance.
review-note = Win chances come from simulated games; differences are in percentage points. A loss counts only if it is at least twice its standard error.
review-nothing = The record has no decision to review.
review-interrupted = Interrupted: { $done } of { $total } moves are reviewed.
review-written = The annotated record is in { $file }.

grade-best = best
grade-good = good
grade-inaccuracy = inaccuracy
grade-mistake = mistake
grade-blunder = blunder

cause-scores-at-once = The better move scores { $points } right away ({ $terrain } becomes { $squares } × { $crowns }), this one { $fewer ->
    [0] nothing
   *[other] only { $fewer }
}.
cause-leaves-a-hole = { $mover ->
    [you] You left
   *[other] This leaves
} { $count ->
    [one] a hole
   *[other] holes
} that no domino can fill: { $squares }.
cause-leaves-no-room = { $mover ->
    [you] You left
   *[other] This leaves
} { $room ->
    [0] no room for { $left ->
        [one] the domino
       *[other] any of the { $left } dominoes
    }
   *[other] room for only { $room } of the { $left } dominoes
} to come; the better move leaves room for { $left ->
    [one] it
   *[other] { $more }
}.
cause-blocks-own-domino = { $mover ->
    [you] Your domino { $domino }
   *[other] Domino { $domino }, already claimed,
} no longer fits anywhere.
cause-loses-the-middle = Middle Kingdom is lost: the castle can no longer end up in the centre.
cause-loses-harmony = Harmony is lost: the grid can no longer be filled.
cause-cannot-be-placed = Domino { $better } fits { $mover ->
    [you] your
   *[other] the
} kingdom as it stands; domino { $domino } does not fit anywhere.
cause-promises-points = As { $mover ->
    [you] your
   *[other] the
} kingdom stands, domino { $better } can score { $points }, domino { $domino } { $fewer ->
    [0] nothing
   *[other] only { $fewer }
}.
cause-chooses-earlier = { $first ->
    [1] { $mover ->
        [you] Domino { $better } would have let you choose first next round.
       *[other] A king on domino { $better } chooses first next round.
    }
   *[other] { $mover ->
        [you] Domino { $better } would have let you choose earlier next round than domino { $domino }.
       *[other] A king on domino { $better } chooses before one on domino { $domino } next round.
    }
}
cause-crowns-to-come = { $crowns ->
    [one] 1 { $terrain } crown
   *[other] { $crowns } { $terrain } crowns
} may still come, but { $fewer ->
    [0] no { $other_terrain } crowns
    [one] only 1 { $other_terrain } crown
   *[other] only { $fewer } { $other_terrain } crowns
}.
cause-denies = { $seat } chooses later and could score { $points } right away with domino { $domino }.
web-cause-denies-you = You choose later and could score { $points } right away with domino { $domino }.
cause-grows-less = The better place grows { $mover ->
    [you] your
   *[other] the
} { $terrain } to { $squares } squares, this one only to { $fewer }; { $crowns ->
    [one] 1 { $terrain } crown
   *[other] { $crowns } { $terrain } crowns
} may still come.
cause-has-more-crowns = Domino { $better } has more crowns ({ $crowns }) than domino { $domino } ({ $fewer }).
cause-joins-less = Domino { $better } can grow { $mover ->
    [you] your
   *[other] the
} { $terrain } to { $squares } squares; the largest territory domino { $domino } can be part of has only { $fewer }.
cause-own-domino-scores-less = { $mover ->
    [you] Your domino { $domino }
   *[other] Domino { $domino }, already claimed,
} could score { $points } after the better move, { $fewer ->
    [0] nothing
   *[other] only { $fewer }
} after this one.
cause-offers-score-less = After the better move, domino { $domino } of the next line could score { $points }; after this one, none there scores { $fewer ->
    [0] anything
   *[other] more than { $fewer }
}.
cause-coming-score-less = After the better move, { $count } of the { $of } dominoes that may come could score more.
cause-closes-in = { $mover ->
    [you] Your
   *[other] The
} { $terrain } territory with crowns can no longer grow: no free square is left beside it.
cause-fills-in-fewer-ways = After this move, the rest of the grid is harder to fill.
cause-forces-a-hole = Wherever domino { $domino } goes, it leaves a hole that no domino can fill; domino { $better } has a place that leaves none.
cause-has-fewer-places = Domino { $better } fits in more places ({ $places }) than domino { $domino } ({ $fewer }), as { $mover ->
    [you] your
   *[other] the
} kingdom stands.
hint-look-at-territory = Look at your territories: { $terrain } can grow.
hint-look-for-room = Watch your space: leave no gaps.
hint-look-at-the-middle = Think of Middle Kingdom: keep the castle in the centre.
hint-look-at-harmony = Think of Harmony: you can still fill the whole grid.
hint-look-at-own-domino = Keep a place for domino { $domino }, which comes next.
hint-look-at-own-points = Think of domino { $domino }, which comes next: where would it score?
hint-look-ahead = Nothing scores much now: think ahead.
hint-look-beyond-points = Don’t just take the most points now: think ahead.
hint-look-at-fits = See which of these dominoes fit your kingdom.
hint-look-at-points = One of these dominoes scores right away.
hint-look-at-order = Think about turn order: who chooses early next round?
hint-look-at-crowns = Many { $terrain } crowns may still come.
hint-look-at-others = Look at what { NAME($seat, form: "inside") } needs.
hint-look-at-line = Compare the dominoes of the next round.
hint-look-at-next-line = Look at the dominoes you’ll choose from next.
hint-only-move = There is only one move.
hint-here-territory = Here: one half next to your { $terrain }.
hint-here-castle = Here: beside the castle.
hint-here-slots = One of these two.
hint-adds-points = It scores { $points ->
    [one] 1 more point
   *[other] { $points } more points
} right away: { $terrain } { $squares } × { $crowns } = { $worth }.
hint-grows = It grows your { $terrain } for later: { $squares } × { $crowns }.
hint-leaves-no-hole = It leaves no square that can’t be filled.
hint-keeps-room = { $more ->
    [one] It leaves room for 1 more domino.
   *[other] It leaves room for { $more } more dominoes.
}
hint-keeps-the-middle = The castle can still end up in the centre.
hint-keeps-harmony = The grid can still be filled.
hint-keeps-a-place = Domino { $domino } still fits afterwards.
hint-fits = Domino { $better } fits your kingdom, { $domino } does not.
hint-promises = Domino { $better } can score { $points } right away.
hint-chooses-early = Domino { $better } lets you choose earlier next round than { $domino }.
hint-crowns-ahead = { $crowns ->
    [one] 1 { $terrain } crown may still come.
   *[other] { $crowns } { $terrain } crowns may still come.
}
hint-takes-away = Otherwise { NAME($seat, form: "inside") } could score { $points } with domino { $domino }.
hint-helps-own-domino = Your domino { $domino } can then score { $points }.
hint-prepares-a-claim = Domino { $domino } of the next line can then score { $points }.
hint-stays-open = { $free ->
    [one] It leaves 1 free square beside your { $terrain }.
   *[other] It leaves { $free } free squares beside your { $terrain }.
}
hint-brings-crowns = Domino { $better } brings { $crowns ->
    [one] 1 crown
   *[other] { $crowns } crowns
}.
hint-joins = Domino { $better } can grow your { $terrain } to { $squares } squares.
hint-fits-cleanly = Domino { $better } fits without leaving a gap.
hint-scores-more = It scores { $points } right away instead of { $fewer ->
    [0] nothing
   *[other] { $fewer }
}.
hint-grows-more = It grows your { $terrain } to { $squares } squares instead of { $fewer }.
hint-coming-score-more = { $count } of the { $of } dominoes that may come could score more.
hint-fills-easily = The grid can be filled in more ways.
hint-has-more-places = Domino { $better } fits in { $places ->
    [one] 1 place
   *[other] { $places } places
}.
hint-none-better = No other move is better.

## kingdomino puzzles

puzzles-summary = Look for puzzles: positions with one clearly best move.
puzzles-games-option = how many games are searched (100)
puzzles-out-option = file to write the puzzles to; an unfinished one is continued
puzzles-keep-option = stop when each difficulty has this many
puzzles-rules-option = the rules of the games; may be given several times, the games take them in turn
puzzles-seed-option = seed of all games (1)
puzzles-found = { $count ->
    [one] 1 puzzle
   *[other] { $count } puzzles
} in { $file }: { $easy } easy, { $medium } medium, { $hard } hard.
error-puzzles-differ = The file { $file } was made with other options; choose another file, or use the options it begins with.
error-not-a-puzzle = Line { $line } is not a puzzle: { $text }

## kingdomino verify

verify-summary = Check that the deck of a finished game was set before its first move and never changed.
verify-file-option = the record of a finished game, or - for standard input
verify-commitment-option = the commitment that you noted when the game began
verify-commitment = Commitment { $commitment }
verify-commitment-is-the-noted-one = The commitment is the one you noted.
verify-commitment-matches = Salt, kings and deck match the commitment.
verify-deals-follow-the-deck = Every line was dealt from that deck.
verify-seed-gives-the-deck = The seed produces that deck and those kings.
verify-yes = yes
verify-no = NO
verify-passed = The shuffle was honest.
verify-failed = The shuffle was NOT what was promised.

## kingdomino perft

perft-summary = Count all ways to continue, to compare one engine with another.
perft-files-option = files of expected counts
perft-dominoes-option = place these dominoes one after another, starting with the castle alone
perft-grid-option = width and height of the kingdom
perft-rules-option = count decisions of a game with these rules
perft-seed-option = seed of the deck
perft-after-option = decisions to make before counting begins
perft-depth-option = how many decisions deep
perft-depth = Depth
perft-count = Count
perft-seconds = Seconds
perft-game-over = The game is over after { $decisions } decisions: there is nothing more to count.
perft-one-task = give files, --dominoes or --rules, and only one of them
perft-line-right = { $subject }: right
perft-line-wrong = { $subject }: WRONG at depth { $depth }, counted { $counted }
perft-all-right = { $lines ->
    [one] 1 line, right.
   *[other] { $lines } lines, all right.
}
perft-some-wrong = { $wrong ->
    [one] 1 of { $lines } lines is wrong.
   *[other] { $wrong } of { $lines } lines are wrong.
}

## Errors

error-at = Line { $line }, column { $column }: { $sentence }
error-in-file = { $file }: { $sentence }

error-file-not-found = There is no file { $file }.
error-no-standard-input = There is no standard input to read.
error-file-is-a-folder = { $file } is a folder, not a file.
error-file-not-allowed = You do not have permission to read { $file }.
error-file-not-text = { $file } is not text: byte { $byte } is not UTF-8.
error-file-too-large = { $file } is too large; the limit is { $most } bytes.
error-unreadable-file = { $file } cannot be read: { $reason }.

error-players-out-of-range = There can be { $least } to { $most } players, not { $players }.
error-unknown-edition = There is no edition { $edition }; the editions are { $known }.
error-variant-not-yes-or-no = { $variant } is either on or off; { $value } is neither.
error-mighty-duel-needs-two = The Mighty Duel is for 2 players, not { $players }.
error-unreadable-ruleset = “{ $text }” is not a ruleset. Write it like this: “3 revised harmony middle-kingdom”.
error-not-a-ruleset = { $value } is not a ruleset.

error-no-such-domino = There is no domino { $domino }; they are numbered 1 to 48.
error-no-such-seat = There is no seat { $number }; there are { $players } players, counted from 0.
error-unknown-direction = { $direction } is not a direction; use n, e, s or w.
error-equal-halves-turned-round = Both halves of domino { $domino } are the same, so { $direction } is never used for it: start from its other square and write n or e.
error-deal-not-ascending = A line lists each domino once, in ascending order; { $dominoes } does not.
error-unreadable-move = “{ $text }” is not a move.
error-unreadable-square = “{ $text }” is not a square; squares are a1 to m13.
error-no-such-land = { $square } cannot show { $land }.

error-empty-picture = The picture is empty: draw a castle as ## and squares as w0.
error-unreadable-picture = “{ $text }” is not a square. Write w, f, l, m, s or n with 0 to 3 crowns, ## for the castle, .. for nothing.
error-uneven-margin = This row begins further left or right than the first one. Write .. for nothing.
error-picture-too-large = A picture has at most { $most } rows and columns.

error-not-now = { $move } is not possible now. Next: { $due }.
error-another-domino-is-due = { $move } is not possible: domino { $domino } comes first.
error-square-taken = { $move } covers squares that are taken: { $squares }.
error-outgrows-the-grid = { $move } makes the kingdom { $width } wide and { $height } high; the limit is { $grid }.
error-no-matching-neighbour = { $move } touches neither the castle nor matching terrain ({ $terrains }).
error-must-be-placed = Domino { $domino } fits somewhere, so it must be placed.
error-already-claimed = Domino { $domino } has a king already: { $seat }.
error-not-in-the-line = Domino { $domino } is not in the line: { $line }.
error-wrong-line-size = A line has { $size } dominoes in this game.
error-already-turned-up = Already turned up: { $dominoes }.
error-wrong-kings = The kings { $kings } do not fit: { $players } players with { $each ->
    [one] 1 king
   *[other] { $each } kings
} each.

error-unreadable-position = “{ $text }” cannot be read in a position line (field { $field }).
error-domino-twice-in-position = A domino appears twice in the position.
error-turned-up-dominoes-do-not-make-lines = { $dominoes } dominoes are turned up, which does not make whole lines of { $size }.
error-opening-after-the-first-line = The opening is over once more than the first line is turned up.
error-claims-do-not-follow = The claims do not follow from the kings that have acted ({ $acted }).
error-wrong-number-of-kingdoms = { $kingdoms } kingdoms for { $players } players.
error-kingdom-does-not-fit = The { $seat } kingdom needs one castle and must fit { $grid }×{ $grid } squares.
error-kingdom-of-wrong-size = The { $seat } kingdom has { $squares } squares; at this point it must be an even number, { $most } at most.
error-kingdoms-hold-more-than-was-laid = The kingdoms show squares that are on no domino placed so far.
error-due-does-not-follow = “{ $due }” is not what comes next here.

error-unreadable-record = This is not a game record.
error-unreadable-tag = This tag cannot be read: { $text }
error-tag-given-twice = This tag appears twice: { $text }
error-unreadable-tag-value = The tag { $tag } cannot be read: { $text }
error-missing-tag = The tag { $tag } is missing.
error-position-of-another-ruleset = The position is of the ruleset “{ $ruleset }”; the record says “{ $expected }”.
error-comment-not-closed = A comment begins with a brace and ends with one; here one is missing.
error-too-many-moves = No game has that many moves.
error-too-many-comments = No record has that many comments.
error-record-ends-early = The record ends before the game does, although it gives a result ({ $result }).
error-wrong-result = The record gives the result as { $result }, but the game ended { $expected }.
error-revealed-before-the-end = The tag { $tag } does not belong in an unfinished game.
error-no-such-move-number = There is no move { $number }; the record has { $count }.
error-no-such-game = There is no game { $number }; the file has { $count }.
error-nothing-to-verify = The record has no tag { $tag }, so there is nothing to check.
error-too-many-commitments = { $commitments } commitments for { $games } games.
error-unreadable-commitment = “{ $text }” is not a commitment: that is 64 digits from 0 to f.
error-not-before-the-end = That is only possible once the game is over.
error-nothing-to-undo = There is nothing to undo.
error-not-legal-here = { $move } is not allowed here.
error-no-such-action = There is no decision number { $action }.
error-move-without-number = { $move } has no number among the decisions of this game.
error-not-a-kingdom-of-a-game = No game leads to the { $seat } kingdom on { $grid }×{ $grid } squares.
error-not-a-position-of-a-game = No game leads to this position.
error-unusable-comment = A comment is text that contains no braces.
error-unusable-tag = { $tag } cannot be added as a tag. A name is a capital letter and further letters A to Z, a value is text, and the record’s own tags cannot be replaced.
error-too-many-tags = A record has at most { $most } tags.

error-wrong-deck-size = The deck has { $size } dominoes; this game takes { $expected }.
error-domino-twice-in-deck = In the deck more than once: { $dominoes }.
error-kings-are-drawn = The kings have been drawn in this position already.
error-not-a-list-of-numbers = { $name } must be a list of numbers, not { $value }.
error-not-a-whole-number = { $name } must be a whole number, not { $value }.
error-unusable-seed = { $seed } cannot be a seed: use a whole number, 0 or more, of at most { $most_bits } bits.
error-unusable-salt = { $salt } cannot be a salt: use 32 to 128 digits from 0 to f.
error-wrong-number-of-names = { $players } names are needed, not these: { $names }.

error-no-game-begun = No game of this Dynasty has started.
error-not-a-game = { $value } is not a game.
error-dynasty-is-over = A Dynasty has { $games } games, and all of them have been played.
error-game-still-runs = Game { $game } is not over yet.
error-another-ruleset = The rules cannot change during a Dynasty: { $expected }, not { $ruleset }.
error-other-players = The players cannot change during a Dynasty: { $expected }, not { $players }.
error-game-already-counted = This is game { $game } of the Dynasty again: each game counts once.

error-unreadable-perft-line = This line of expected counts cannot be read: { $text }
error-domino-laid-twice = A domino can be laid only once; given more than once: { $dominoes }.
error-no-such-decision = A game with the rules { $rules } is over after { $decisions } decisions: there is no position after { $after }.

## kingdomino tournament

tournament-summary = Let bots play each other, every deck with all seat rotations.
tournament-entrants-option = one bot for each player; the same bot may appear more than once: king, king@0.1 (seconds per decision), king:2000 (playouts per decision), or your own: mybot.py:MyBot, "cmd:./mybot --fast"
tournament-rules-option = the rules to play by; without this, the classic game for as many players as bots
tournament-games-option = how many games, rounded up to whole decks (100)
tournament-seed-option = seed of all decks and decisions (1)
tournament-jobs-option = how many processes play at once (1)
tournament-out-option = folder for the records of all games; an interrupted tournament resumes from there
tournament-seconds-option = seconds per decision, for bots without a budget of their own
tournament-playouts-option = playouts per decision, for the same bots; with these every game can be repeated exactly
tournament-sprt-option = stop when it is decided whether the first bot wins more than P0 or less than P1, such as 0.5,0.55; without a pair: 1/players, and 0.05 more
tournament-ray-option = play on the Ray cluster at this address, such as 10.0.0.1:6379; budgets in playouts only
tournament-games = Games
tournament-progress = { $finished } of { $wanted } games have been played.
tournament-time-left = time left
tournament-title = Rules: { $rules }. Seed: { $seed }.
tournament-counted = { $games ->
    [one] 1 game
   *[other] { $games } games
}: { $decks ->
    [one] 1 deck
   *[other] { $decks } decks
} × { $rotations ->
    [one] 1 seat rotation
   *[other] { $rotations } seat rotations
}.
tournament-entrant = Bot
tournament-wins = Wins
tournament-points = Points
tournament-margin = Margin
tournament-rating = Rating
tournament-forfeits = Forfeits
tournament-intervals = Intervals are 95%, over decks: Wilson’s for wins, Student’s for points and for the margin over the best other player. A shared victory is split between the winners. Rating: openskill, mu ± sigma.
tournament-several-seats = A bot with several seats is shown by the average of its seats.
tournament-forfeits-note = A forfeited game counts as a loss; points and margins leave it out.
tournament-forfeited = { $entrant } forfeited { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $kind }. First: deck { $deck }, rotation { $rotation }: { $reason }
forfeit-crash = its process ended
forfeit-timeout = no answer in time
forfeit-illegal = a move against the rules
forfeit-rubbish = an unreadable answer
forfeit-flood = too much output
forfeit-error = it reported an error
forfeit-unflushed = its answer came only after its input was closed; flush the output after every line
tournament-stopped-early = The test ended the tournament early: its 5% risk holds, but the intervals assume a number of decks chosen in advance.
tournament-above = Decided after { $decks ->
    [one] 1 deck
   *[other] { $decks } decks
}: { $entrant } wins more than { $lower }% (risk 5%; tested against { $upper }%).
tournament-below = Decided after { $decks ->
    [one] 1 deck
   *[other] { $decks } decks
}: { $entrant } wins less than { $upper }% (risk 5%; tested against { $lower }%).
tournament-undecided = Undecided after { $decks ->
    [one] 1 deck
   *[other] { $decks } decks
}: { $entrant } may win more than { $lower }% or less than { $upper }%.
tournament-interrupted = Interrupted: { $finished } of { $wanted } games are finished. Only complete decks count.
tournament-go-on = Run the same command again to resume from { $folder }.

error-wrong-number-of-entrants = A table of { $players } needs { $players } bots, not { $entrants }.
error-unreadable-budget = “{ $entrant }” cannot be read: write king@0.1 for seconds or king:2000 for playouts.
error-unloadable-bot = The bot { $bot } cannot be loaded: { $reason }
error-bot-in-this-process-only = The bot { $bot } is registered in this process only, and a tournament plays in others: enter it as file.py:Class.
error-too-few-games = { $games } games are too few; play at least 1.
error-unusable-jobs = There can be 1 to { $most } processes, not { $jobs }.
error-process-not-started = Process { $number } of the tournament could not be started: { $reason }. Fewer --jobs may help.
error-unreadable-sprt = “{ $text }” is not a pair of win shares; write the lower and the higher, such as 0.5,0.55.
error-nothing-to-compare = A test needs two different bots.
error-bot-failed = The bot { $bot } failed in deck { $deck }, rotation { $rotation }: { $reason }
error-process-ended = The process that played deck { $deck }, rotation { $rotation } ended; at the table were { $bots }.
error-folder-not-writable = Cannot write to the folder { $folder }: { $reason }
error-file-not-writable = Cannot write the file { $file }: { $reason }
error-not-a-tournament-folder = { $folder } is not a tournament folder, and it is not empty.
error-no-tournament-in-folder = There is no tournament in { $folder }.
error-another-tournament = { $folder } holds another tournament ({ $name }: “{ $there }”, not “{ $wanted }”).
error-another-file-of-the-bot = The games in { $folder } were not played by the present version of { $bot }: its file has changed, or was not recorded. Choose another folder.
error-tournament-in-use = Another process is playing the tournament in { $folder }.
error-damaged-games-file = { $file } is damaged: it is not a series of this tournament’s records.
error-cluster-needs-playouts = On a cluster, budgets are in playouts: write { $bot } with :2000 or the like, without seconds.
error-cluster-not-reached = No Ray cluster can be reached at { $address }: { $reason }
error-cluster-failed = The cluster failed: { $reason }
error-another-version-on-a-node = A node of the cluster has another version ({ $name }: “{ $there }”, not “{ $wanted }”).

## kingdomino selfplay

selfplay-summary = Let bots play each other, and keep every decision as data in Parquet files.
selfplay-entrants-option = one bot for every seat, or one for each player, written as for a tournament
selfplay-out-option = folder for the data; what is there already is not played again
selfplay-rules-option = the rules to play by; without this, the classic game (for two players if one bot is given)
selfplay-file-option = how many decks are written to one file (16)
selfplay-done = { $finished } of { $wanted } games are in { $folder }.

error-no-such-data = “{ $value }” is not valid for { $name }.
error-no-selfplay-in-folder = There is no self-play data in { $folder }.

## kingdomino train

train-summary = Train a network that values kingdoms, by self-play.
train-folder-option = folder for the weights, their card and the learning curve; training continues from weights that are already there
train-games-option = train until this many games have been played in total
train-seconds-option = train until this many seconds have been spent in total
train-seed-option = seed of the first weights and of all games (1)
train-jobs-option = how many threads play at once (1)
train-ray-option = play the games on the Ray cluster at this address, such as 10.0.0.1:6379
train-report = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $minutes } min. Prediction error: ± { $error } points. Mean points with 2, 3 and 4 players: { $two }, { $three }, { $four }.

error-training-has-another-seed = The weights in { $folder } began with seed { $seed }.
error-unreadable-training = The weights in { $folder } cannot be read.

## kingdomino bots

bots-summary = List the bots, from the weakest to the strongest, with their measured ratings.
bots-from-option = rate the bots again, from the folders of these tournaments
bots-save-option = write the ratings to this file
bots-name = Bot
bots-rating = Rating
bots-games = Games
bots-about = How it plays
bots-about-page = Plays at random.
bots-about-squire = Takes as many points as it can right now.
bots-about-knight = Thinks about placing and claiming together, and about room and bonuses.
bots-about-duke = Looks a round ahead and judges by what it learned from games against itself; a few milliseconds per decision.
bots-about-king = Like the Duke, but thinks longer and deeper: the strongest, 0.1 s per decision.
bots-rating-note = Rating: openskill, mu ± sigma; higher is stronger, new bots start at 25.
bots-unmeasured = Not measured yet: { $names }.

error-no-such-bot = There is no bot called { $name }. The bots are { $known }.
error-bot-without-class = { $name } names a file or a module but not the bot in it: write { $name }:MyBot, with the name of its class or function.
error-bot-name-taken = There is already a bot called { $name }.
error-unusable-bot-name = { $name } cannot be a bot’s name: use one word without : or @ that does not start with a dash.
error-unusable-bot-maker = { $value } cannot make the bot { $name }: give its class, or a function without arguments.
error-unusable-budget = { $value } is not valid for { $name }.
error-two-budgets = Seconds or playouts: only one of them can be the budget.
error-nothing-to-choose = There is no decision to make here ({ $due }).
error-not-a-position = { $value } is not a position; use game.position.
error-not-a-kingdom = { $value } is not a kingdom; use position.kingdoms[seat].

## kingdomino bot

bot-summary = Run a bot as a program that reads and writes lines, for other programs to talk to.
bot-bot-option = king, king@0.1, king:2000, or your own: mybot.py:MyBot

## kingdomino bot-check

bot-check-summary = Test a bot against the edge cases of the protocol and say what is wrong.
bot-check-bot-option = cmd: and the command of a program, or your own: mybot.py:MyBot
bot-check-start = says ready
bot-check-moves = moves legally: { $rules }
bot-check-ignores = ignores unknown lines and keys, carriage returns and a late stop
bot-check-time = keeps to half a second
bot-check-stop = answers stop at once
bot-check-quit = leaves after quit
bot-check-passed = ok      { $check }
bot-check-failed = wrong   { $check }: { $fault } ({ $reason })
bot-check-ready = All is well: it can enter a tournament.
bot-check-not-ready = It is not ready for a tournament yet. The page “The bot protocol” says what is expected.

## kingdomino bench

bench-summary = Measure how fast the engines are on this machine.
bench-what-option = what to measure: playouts (random games to their end), legal (lists of legal moves), score (kingdoms), search (simulations), all four compiled; rules (random games in plain Python); or environment (steps of the interfaces for research)
bench-rules-option = the rules to play by (4 classic; environment: 2 classic, 4 classic, 2 classic mighty-duel)
bench-seconds-option = how many seconds to measure (3)
bench-threads-option = how many threads work at once (1)
bench-measuring = Measuring; on the first run, the engine is compiled first
bench-title = Rules: { $rules }. { $threads ->
    [one] 1 thread
   *[other] { $threads } threads
}.
bench-playouts-per-second = Playouts per second
bench-queries-per-second = Lists of legal moves per second
bench-kingdoms-per-second = Kingdoms scored per second
bench-simulations-per-second = Simulations per second
bench-steps-per-second = Steps per second: { $what }
bench-games-per-second = Games per second
bench-mean-points = Mean points of a player
bench-mean-moves = Mean number of legal moves
bench-positions = Positions searched

## Environments

error-extra-not-installed = { $package } is not installed. It comes with: pip install "kingdomino[{ $extra }]"
error-photo-corners = The corners { $corners } do not enclose a kingdom: give x and y of four corners in order around it.
error-no-kingdom-in-photo = No kingdom was found in { $file }. Photograph it from above on a plain table, or give its corners with --corners.
error-not-a-photo = { $file } is not a picture this program can read. JPEG, PNG and WebP work.
error-photo-too-large = { $file } has too many pixels. Make it smaller first.
error-photo-too-small = { $file } is too small to read: { $width } × { $height } pixels. Each side needs at least 100 pixels.
error-photo-corners-count = --corners was given { $given ->
    [one] once
   *[other] { $given } times
} for { $photos ->
    [one] 1 photo
   *[other] { $photos } photos
}: give it once for each photo, or not at all.
error-unknown-choice = { $value } is not valid for { $name }. Choose from { $known }.
error-unusable-number = { $value } is not valid for { $name }: use a whole number from { $least } to { $most }.
error-not-reset = There is no game in progress: call reset first.
error-wrong-actions = { $value } does not give one action per game: { $number } whole numbers are needed.
error-illegal-action = Action { $action } is not legal in this position.
error-wrong-reset-mask = { $value } does not say for each of { $number } games whether it starts again: use an array of True and False.
error-wrong-opponents = { $value } does not fit the other seats: name { $number } bots, or one bot for all of them.
error-position-of-other-rules = The position is of the ruleset “{ $ruleset }”; this environment plays “{ $expected }”.
error-opponent-moved-illegally = The bot { $bot } chose { $move }, which the rules do not allow.

## kingdomino picture

picture-summary = Draw the table of a recorded game as a picture.
picture-at-option = draw the game after this many moves (default: at its end)
picture-output-option = the file to write, ending in .svg or .png
picture-written = Written: { $file }
error-unknown-picture-format = { $file } is not the name of a picture: it has to end in .svg or .png.

## kingdomino warmup

warmup-summary = Compile the fast engine ahead of time, so that no game has to wait for it.
warmup-once = The search is compiled first, once on this machine: it takes about a minute.
warmup-compiling = Compiling
warmup-step = { $number } of { $count }: { $name }
warmup-ready = Everything is ready. It took { $seconds } s.
warmup-kept = The compiled code is kept in { $folder }
warmup-not-kept = There is no folder that can be written to, so the compiled code is not kept: every start compiles it again.
warmup-uncompiled = Numba is missing or switched off, so there is nothing to compile: the engine runs as plain Python, exact but slow.

## The browser: every page

web-common-brand-link = Kingdomino, home page
web-common-navigation = Pages
web-common-skip = Skip to content
web-common-home = Play
web-common-learn = Learn
web-common-pad = Score pad
web-common-replay = Replay
web-common-daily = Daily
web-common-statistics = Statistics
web-common-more = More
web-common-settings = Settings
web-common-language = Language
web-common-close = Close
web-common-cancel = Cancel
web-common-try-again = Try again
web-common-page-failed = This page could not be loaded.
web-common-words-failed = This language could not be loaded. Still trying…
web-engine-fetching = Fetching the bots, { $megabytes } MB
web-engine-progress = { $done } of { $megabytes } MB
web-engine-once = Just once; after that it starts instantly.
web-engine-starting = Waking the bots
web-engine-waits = Starts when ready
web-engine-slow = It is taking longer than usual.
web-engine-learn = Learn as you wait
web-engine-failed-network = Part of the game could not be fetched. What has arrived is kept.
web-engine-failed-browser = This browser cannot start the game. Update it, or try another browser.
web-engine-full = This browser’s storage is full. You can keep playing, but anything from now on is lost when the page closes.
web-engine-refused = This window keeps nothing, like a private window. You can play, but your games are gone when it closes.
web-keeping-newer = A new version is here.
web-keeping-reload = Reload
web-keeping-ready = Ready to play offline: the whole game runs in your browser.
web-keeping-offline = You are offline.
web-keeping-install-title = Install Kingdomino on this device?
web-keeping-install-about = It opens in a window of its own, even without a network.
web-keeping-install-ios = In Safari: tap Share, then “Add to Home Screen”.
web-keeping-install = Install
web-keeping-not-now = Not now
web-page-friends-about = All on one device, passed around. You choose seats, bots and rules.
web-page-needs-server = To play on several devices, you need a server. Here you can pass this one around.
web-page-day = To compare your score with everyone’s and the King’s, you need a server.
web-page-offer = The server cannot be reached. Meanwhile you can play here, in this browser; those games stay here.
web-page-play-here = Play here
web-page-is-here = You are playing in this browser, without the server. These games stay here.
web-page-to-server = Back to the server
web-page-data-title = Your games
web-page-data-about = Games and statistics are kept in this browser only. Save them to a file to take them to another.
web-page-export = Save to a file
web-page-import = Load from a file
web-page-imported = { $games ->
    [0] Everything in the file is here already.
    [one] One game was added.
   *[other] { $games } games were added.
}
web-common-sound-ask = Play with sound?
web-common-sound-on = Sound on
web-common-sound-off = No thanks
web-lost-title = Nothing here
web-lost-about = This page does not exist: the address may be old, or a letter may be missing.
web-lost-home = Home page

## The browser: settings

web-settings-title = Settings
web-settings-kept = Saved in this browser. Changes take effect right away.
web-settings-language = Language
web-settings-look = Appearance
web-settings-theme = Theme
web-settings-theme-system = Same as device
web-settings-theme-light = Light
web-settings-theme-dark = Dark
web-settings-motion = Motion
web-settings-motion-system = Same as device
web-settings-motion-full = Full
web-settings-motion-reduced = Reduced
web-settings-motion-about = Reduced: nothing flies or glides; moves simply appear.
web-settings-marks = Marks on the squares
web-settings-marks-about = A simple symbol for each terrain, if the colours are hard to tell apart.
web-settings-large-numbers = Larger numbers
web-settings-large-numbers-about = Points, domino numbers and labels on the board.
web-settings-preview = How a domino and a kingdom look now
web-settings-play = Play
web-settings-drop = Place a domino when you drop it
web-settings-drop-auto = With the mouse
web-settings-drop-on = Always
web-settings-drop-off = Never
web-settings-drop-about = Otherwise the domino waits where it was dropped until you confirm.
web-settings-click = One click places the domino
web-settings-click-about = If this is off, the first click shows the place and the second one confirms it.
web-settings-pace = Bot speed
web-settings-pace-calm = Calm
web-settings-pace-normal = Normal
web-settings-pace-fast = Fast
web-settings-pace-instant = Instant
web-settings-keys = Single-letter shortcuts
web-settings-keys-about = R turns, N shows the next place, U undoes. Arrows, Enter and Esc always work.
web-settings-cover = Hand-over screen between players on one device
web-settings-cover-about = Shows who takes the device next; the clock is paused meanwhile. Not shown if there is a clock and others play on their own devices.
web-settings-turns = When it is your turn
web-settings-notify = Tell me when a game is waiting for me
web-settings-notify-about = A notification from your browser, as long as any Kingdomino tab is open.
web-settings-notify-refused = Your browser does not allow notifications from this page. You can allow them in its settings.
web-say = Send a reaction
web-say-well-done = Well done
web-say-ouch = Ouch
web-say-thinking = Thinking
web-say-thank-you = Thank you
web-say-hurry = Still there?
web-say-good-game = Good game
web-say-heard = { $name }: { $word }.
web-say-show = Show reactions
web-say-show-of = Show reactions from { $name }
web-say-about = Six quick reactions, shown for a few seconds; nothing to type. Nobody is told if you switch them off.
web-say-wait = One reaction every eight seconds.
web-say-hurry-later = For when somebody has been thinking for twenty seconds.
web-say-muted = { $name } is muted.
web-say-unmuted = { $name } is no longer muted.
web-say-is-muted = muted
web-say-hold = Press and hold, or press M, to mute or unmute { $name }
web-settings-sounds = Sounds
web-settings-sound = Play sounds
web-settings-sound-about = Paper, wood, and three notes when it is your turn. You can play without sound.
web-settings-volume = Volume
web-settings-volume-value = { $percent }%
web-settings-reset = Reset all settings
web-settings-reset-done = All settings have been reset.

## kingdomino serve, kingdomino play and the server's settings

serve-summary = Host games for a club or on the internet.
serve-ready = Ready: { $address }
serve-no-client-title = The server runs, but its pages are missing
serve-no-client-about = This copy of Kingdomino has no web client in it. Install a released package, or start ./play in the source folder, which builds the client. Programs can use the server meanwhile.
serve-refused-title = The server refused this page
backup-done = The backup is in { $file } ({ $megabytes } MB). Keep it as safe as the database: it holds names and the decks of running games.
backup-copying = Copying
backup-file-option = the new file; an existing file is never overwritten
backup-summary = Copy the database into a new file, even while the server is running.
site-summary = Write the game as a folder of files for any web host: it plays in the browser, without a server.
site-folder-option = the folder to write; a site that is there already is replaced
site-written = The site is in { $folder }. A first visit fetches { $megabytes } MB, later ones almost nothing. To try it: { $example }
play-summary = Play in the browser. Running kingdomino alone does the same.
play-host-option = address to listen on; 0.0.0.0 lets phones and tablets in the house join
play-port-option = port to listen on; by default 8017, or any free one
play-no-browser-option = do not open a browser
play-ready = Kingdomino is ready: { $address }
play-already = Kingdomino is already running: { $address }
play-in-the-house = For other devices in the house: { $address }
play-stop = Press Ctrl-C to stop. Your games are saved.
play-goodbye = See you next time.

setting-host = address to listen on; 0.0.0.0 lets other machines in
setting-port = port to listen on
setting-database = where everything is stored: an SQLite file (by default one in your own folder) or postgresql://user:password@host/name
setting-workers = server processes on this port; more than one needs PostgreSQL
setting-public-url = address at which browsers reach the server, such as https://example.org
setting-trusted-proxies = addresses and networks of trusted proxies (for X-Forwarded headers), separated by commas
setting-origins = other origins whose pages may use the server, separated by commas
setting-allowed-hosts = other names by which browsers may reach the server, separated by commas; .example.org for all names below it, * for every name
setting-network-addresses = addresses at which other devices on the network reach this one, separated by commas; detected automatically if empty
setting-log-level = lowest level of messages to log: debug, info, warning or error
setting-log-format = json or text
setting-retention-days = days until finished games are deleted; by default never
setting-idle-days = days until unused tables are deleted; none for never
setting-secret-days = days until a browser that does not come back is forgotten
setting-messages-per-second = messages that a connection may send in a second
setting-burst = messages that it may send at once
setting-connections-per-address = connections from one address at a time
setting-tables-per-guest = unfinished tables that one person may have
setting-guests-per-hour = new guests from one address in an hour
setting-wrong-codes-per-minute = wrong codes from one person in a minute
setting-bot-processes = processes that work out the bots’ moves; 0 leaves that to kingdomino worker
setting-review-playouts = simulated games per decision of a review
setting-reviews-per-guest = unfinished reviews that one person may wait for
setting-reviews-per-hour = new reviews from one address in an hour

## Errors at the start of a server, and of its database

error-wrong-setting = { $setting } cannot be “{ $value }”. Use { $expected }
error-workers-need-postgresql = { $workers } processes need a PostgreSQL database: a file is for one process.
error-database-in-use = Another server has { $file } open: a file is for one process. Stop that server, or give another file with { $setting }.
error-nobody-would-think = Nothing could work out the bots’ moves: without bot processes of its own a server needs workers, and those need a PostgreSQL database.
error-no-home-folder = There is no home folder to keep the games in; give { $setting }.
error-worker-did-not-start = A server process ended before it was ready (exit code { $exit }).
error-database-folder-refused = No database can be kept in the folder { $folder }: { $reason ->
    [EACCES] writing there is not allowed
    [EPERM] writing there is not allowed
    [EROFS] it can only be read
    [ENOSPC] the disk is full
    [ENOENT] nothing can be created there
    [ENOTDIR] a file is where a folder should be
    [EISDIR] a folder is where the file should be
   *[other] { $reason }
}.
error-database-is-newer = The database { $database } belongs to a newer version of Kingdomino. Use that version, or another database.
error-not-a-database = { $file } is not an SQLite database.
error-backup-needs-pg-dump = { $database } is a PostgreSQL database. Use its own program for backups: pg_dump --format custom --file kingdomino.dump, with the address of the database.
error-backup-failed = The backup { $file } could not be written: { $reason }.
error-backup-has-no-room = The disk of { $folder } is full: the backup was not made.
error-backup-exists = { $file } exists already, and a backup overwrites nothing. Choose another name, or delete that file first.
error-site-not-built = This copy of Kingdomino has no web client in it. Install a released package, or start ./play in the source folder, which builds the client.
error-site-folder-taken = { $folder } holds something else, and nothing in it was changed. Choose an empty folder, or one that does not exist yet.
error-no-such-database = There is no database { $file }.
error-database-damaged = The database { $file } is damaged. Stop the server and put a backup in its place; “Backup and restore” in docs/guides/host.md says how, and what to try without a backup.
error-unknown-database = “{ $scheme }” is not a supported kind of database. Use sqlite:///kingdomino.db or postgresql://user:password@host/name.
error-unreadable-database = The address of the database cannot be read. For example: { $scheme ->
    [postgresql] postgresql://user:password@host/name
   *[other] sqlite:///kingdomino.db
}
error-postgresql-not-installed = PostgreSQL needs one more package: install { $extra }.

## Errors that a server sends

error-cannot-listen = The server cannot listen on { $host }, port { $port }: { $reason }
error-too-many-requests = That was too fast. Try again in { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}.
error-too-many-connections = Too many connections from this address; the limit is { $most }.
error-wrong-length-of-name = A name has 1 to { $most } characters, not { $length }.
error-unusable-name = A name cannot contain invisible or control characters.
error-too-many-marks = Accents and other marks in a name need a letter to stand on, and a letter can carry at most { $most }.
error-unknown-language = There is no language { $language }; the languages are { $known }.
error-no-secret = The server does not know who you are: no secret key was sent.
error-wrong-secret = The server does not know this secret key; start again as a guest.
error-expired-secret = This secret key has expired; start again as a guest.
error-wrong-link = This link has been used, has expired, or never existed. Ask for a new one.
error-foreign-origin = Pages from other sites cannot do that.
error-cannot-open-here = Only the person at the device where the game was started can open it to the network, and only once.
error-game-not-shared = The host shares this game only with the people who played it.
error-no-network = This device is not on a network right now.
error-unknown-host = The server does not answer to the name { $host }. Whoever runs it can allow this name with { $setting }.
error-unreadable-body = What was sent is not JSON in UTF-8.
error-wrong-field = The field { $field } is not valid ({ $problem }).
error-body-too-large = That is too much; the limit is { $most } bytes.
error-no-such-page = There is nothing at this address.
error-wrong-method = That cannot be done at this address.
error-no-such-table = There is no table { $table }.
error-not-here = This needs a server. Here the game runs entirely in your browser.
error-level-not-here = This bot needs a server. Choose another level.
error-no-such-finished-game = There is no finished game { $game }.
error-no-such-review = There is no such review. Perhaps its game was deleted.
error-review-of-unfinished-game = This game is not over ({ $moves } moves). Only finished games are reviewed.
error-too-many-reviews = You are waiting for { $most } reviews already. Wait until one is done, or stop one.
error-not-your-review = You are not waiting for this review.
error-not-reviewed-yet = Move { $number } is not reviewed yet.
error-not-an-alternative = { $move } was not possible there.
error-no-such-day = There is no challenge for { $day }: choose a day from { $first } to { $last }.
error-too-many-records = { $records } records are too many; the limit is { $most }.
error-square-given-twice = A square is given twice.
error-server-busy = The server is busy; try again in a moment.
error-server-error = Something went wrong on the server. Nothing was changed.
error-storage-unavailable = The server cannot store anything right now: { $reason ->
    [storage_full] the database disk is full. Try again in a moment.
    [storage_read_only] the database is read-only. Try again in a moment.
    [storage_gone] the database cannot be reached. Try again in a moment.
    [storage_damaged] the database is damaged; whoever runs the server has to restore it from a backup. Trying again will not help.
   *[other] there was an unexpected error. Try again in a moment.
}
error-not-a-games-file = This is not a file of games saved by Kingdomino.
error-restarting = The server is restarting. Your game is safe; try again in a moment.
error-table-unreadable = This server cannot open table { $table }: it was played on with a newer version of the program. Nothing is lost; ask the host to update the server.
error-hello-first = A connection begins with hello.
error-hello-twice = This connection has said hello already.
error-unreadable-message = The server cannot read this message.
error-unknown-message = The server does not know this kind of message.
error-stale = The game has moved on; this is how it stands now.
error-no-game-runs = No game is in progress at this table.
error-already-begun = The game has already started.
error-not-the-host = Only the host of the table can do that.
error-not-your-seat = That is not your seat.
error-nobody-to-hurry = Nobody has been thinking for { $seconds } seconds yet.
error-too-many-words = No more than { $most } reactions a round.
error-not-your-turn = It is another player’s turn.
error-not-a-bots-turn = It is a person’s turn, not a bot’s.
error-seat-taken = This seat is taken.
error-seat-is-open = Nobody sits there.
error-seats-open = There are still open seats.
error-wrong-number-of-seats = A game for { $players } players needs { $players } seats, not { $seats }.
error-player-is-here = The player is at the table.
error-bot-without-a-level = A bot needs a level.
error-too-many-tables = You are at too many tables; the limit is { $most }. Leave one first.
error-too-many-changes = There have been too many changes at this table. Start the next game, or open a new table.
error-deck-and-kings-together = The deck and the order of the kings are given together, or neither of them.
error-deck-is-fixed = The deck was set up for these rules, so they cannot change.
error-position-and-deck = A table that begins from a position has neither a deck of its own nor a Dynasty.
error-position-is-over = In this position the game is over.
error-position-is-fixed = The table begins from a position of these rules, so they cannot change.
error-deck-is-gone = The deck prepared for table { $table } no longer exists.
error-day-is-fixed = This table plays the challenge of { $day }: its seats and rules stay as they are.
error-day-not-finished = First finish your first try at the challenge of { $day }.
error-domino-not-in-sight = Domino { $domino } is in neither of the two lines.
error-line-was-revealed = It is too late to undo: a new line has been turned over.
error-no-more-undos = No more undos: you have taken back { $most } decisions in this game.
error-decision-of-one-away = It is too late to undo: someone who is not playing at the moment has moved since.
error-undo-already-asked = There is already a request to undo.
error-not-asked = There is nothing to answer right now.
error-clock-cannot-stand = The clock can be paused only when everybody shares one device, and once per decision.
error-hints-not-allowed = Hints are off at this table.
error-coach-busy = The coach is busy. Please ask again in a moment.
error-no-such-puzzle = There is no puzzle { $number }: the last one is { $puzzles }.

## kingdomino worker

worker-summary = Work out the bots’ moves for servers that share a PostgreSQL database.
worker-processes-option = processes that work out moves (1)
worker-name-option = name of this worker in logs; by default the machine’s name and a number
worker-ready = Worker { $worker } is ready for the servers at { $database }.
worker-ended = Ended after { $jobs ->
    [one] 1 move
   *[other] { $jobs } moves
}.
error-worker-needs-postgresql = A worker needs the PostgreSQL database of its servers: --database postgresql://host/kingdomino

## The browser: the end of a game

web-end-title = Final score
web-end-counting = Squares × crowns, territory by territory.
web-end-you = You
web-end-you-win = You win with { $points ->
    [one] 1 point
   *[other] { $points } points
}
web-end-wins = { $name } wins with { $points ->
    [one] 1 point
   *[other] { $points } points
}
web-end-shared-win = { $names } share the victory with { $points ->
    [one] 1 point
   *[other] { $points } points
} each
web-end-shared-win-you = You share the victory with { $names }: { $points ->
    [one] 1 point
   *[other] { $points } points
} each
web-end-by-points = { $margin ->
    [one] 1 point ahead of { NAME($name, form: "inside") }.
   *[other] { $margin } points ahead of { NAME($name, form: "inside") }.
}
web-end-you-behind = You came { $place ->
    [2] second
    [3] third
   *[other] fourth
} with { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $margin } behind.
web-end-above-median = Your score is { $more } above your median.
web-end-by-largest = Tied on points with { NAME($name, form: "inside") }; the larger territory wins, { $one } squares to { $two }.
web-end-by-largest-you = Tied on points with you; the larger territory wins, { $one } squares to { $two }.
web-end-by-crowns = Tied on points and largest territory with { NAME($name, form: "inside") }; most crowns wins, { $one } to { $two }.
web-end-by-crowns-you = Tied on points and largest territory with you; most crowns wins, { $one } to { $two }.
web-end-by-nothing = Tied on everything that counts, so the victory is shared.
web-end-players = { $count ->
    [one] 1 player
   *[other] { $count } players
}
web-end-edition-classic = classic edition
web-end-edition-revised = revised edition
web-end-mighty-duel = Mighty Duel
web-end-place-1 = First
web-end-place-2 = Second
web-end-place-3 = Third
web-end-place-4 = Fourth
web-end-shared-1 = Joint first
web-end-shared-2 = Joint second
web-end-shared-3 = Joint third
web-end-tie-shared = Tied on everything, so the place is shared.
web-end-tie-largest = Same points as { NAME($name, form: "inside") }; largest territory { $own } to { $other }.
web-end-tie-largest-you = Same points as you; largest territory { $own } to { $other }.
web-end-tie-crowns = Same points and largest territory as { NAME($name, form: "inside") }; crowns { $own } to { $other }.
web-end-tie-crowns-you = Same points and largest territory as you; crowns { $own } to { $other }.
web-end-next = Next
web-end-skip = Skip
web-end-count-again = Count again
web-end-table = { $name }’s points
web-end-table-you = Your points
web-end-territory = Territory
web-end-worth = Squares × crowns
web-end-points = Points
web-end-crownless = { $count ->
    [one] 1 territory without crowns
   *[other] { $count } territories without crowns
}
web-end-smaller = { $count ->
    [one] 1 smaller territory
   *[other] { $count } smaller territories
}
web-end-bonuses = Bonuses
web-end-no-bonus = No bonus this time
web-end-numbers = All the numbers
web-end-unfold = { $name }: the whole kingdom
web-end-total = Total
web-end-largest = Largest territory { $largest ->
    [one] 1 square
   *[other] { $largest } squares
}, { $crowns ->
    [one] 1 crown
   *[other] { $crowns } crowns
}
web-end-discarded = Discarded: { $dominoes }
web-end-standing = The Dynasty after { $games ->
    [one] 1 game
   *[other] { $games } games
}
web-end-standing-about = The totals so far; the highest after the last game wins.
web-end-standing-you = You win the Dynasty with { $points ->
    [one] 1 point
   *[other] { $points } points
}.
web-end-standing-wins = { $name } wins the Dynasty with { $points ->
    [one] 1 point
   *[other] { $points } points
}.
web-end-standing-shared = { $names } share the victory in the Dynasty with { $points ->
    [one] 1 point
   *[other] { $points } points
} each.
web-end-standing-shared-you = You share the victory in the Dynasty with { $names }: { $points ->
    [one] 1 point
   *[other] { $points } points
} each.
web-end-player = Player
web-end-game = Game { $number }
web-end-sum = Total
web-end-ranking = Final ranking
web-end-what-next = What next?
web-end-medal-best = Your best yet: { $points }
web-end-medal-first-win = Your first win
web-end-medal-first-against = First win against the { $level }
web-end-medal-bonuses = Both bonuses
web-end-try-level = Try the { $level }?
web-end-play-again = Play again
web-end-next-game = Next game
web-end-new-dynasty = New Dynasty
web-end-terms = Change players or options
web-end-replay = Watch the replay
web-end-shared = Anyone with the link can watch and review these games
web-end-link = Link to the replay
web-end-copy-link = Copy the link to the replay
web-end-record = Download the game record
web-end-home = Home page
web-end-ready = Ready: { $names }.
web-end-waiting = Waiting for { $names }.
web-end-asked = { $name } wants to play again
web-end-asked-about = Same seats, same rules.
web-end-not-now = Not now
web-end-bot-for = A bot instead of { $name }
web-end-play-with-bot = Play with a bot
web-end-seat-open = A seat is free; the next game cannot start until every seat is taken.
web-end-shuffle = Check the shuffle
web-end-shuffle-about = Before the first domino was turned up, the server showed a fingerprint of the whole shuffled deck. Now the deck is open: if its fingerprint is the same, nobody changed it during the game.
web-end-shuffle-noted = This browser noted the same fingerprint when the game began.
web-end-shuffle-checking = Checking…
web-end-shuffle-print = Fingerprint:

## The browser: home page

bot-page = Page
bot-squire = Squire
bot-knight = Knight
bot-duke = Duke
bot-king = King
bot-numbered = { $level } { $number }
bot-page-about = Plays anything, happily. A good first opponent.
bot-squire-about = Takes the most points it can get now, and looks no further.
bot-knight-about = Weighs placing and claiming together, with an eye on room.
bot-duke-about = Looks one round ahead, in a blink.
bot-king-about = Considers your replies too. The strongest of all.
bot-goose-herd = The Gooseherd
    .inside = the Gooseherd
bot-goose-herd-manner = Waves at every domino that goes by.
bot-kitchen-hand = The Kitchen Hand
    .inside = the Kitchen Hand
bot-kitchen-hand-manner = Stirs first and tastes later.
bot-bell-ringer = The Bell-ringer
    .inside = the Bell-ringer
bot-bell-ringer-manner = Always on time, never in a hurry.
bot-miller = The Miller
    .inside = the Miller
bot-miller-manner = Counts sacks, not seasons.
bot-ferryman = The Ferryman
    .inside = the Ferryman
bot-ferryman-manner = Takes the shortest way across.
bot-beekeeper = The Beekeeper
    .inside = the Beekeeper
bot-beekeeper-manner = Leaves no flower for later.
bot-falconer = The Falconer
    .inside = the Falconer
bot-falconer-manner = Looks over the whole field first.
bot-mason = The Mason
    .inside = the Mason
bot-mason-manner = Likes straight edges and no holes.
bot-forester = The Forester
    .inside = the Forester
bot-forester-manner = Quiet, patient, rarely surprised.
bot-steward = The Steward
    .inside = the Steward
bot-steward-manner = Keeps the books, and closes them gently.
bot-surveyor = The Surveyor
    .inside = the Surveyor
bot-surveyor-manner = Has measured your kingdom too.
bot-chancellor = The Chancellor
    .inside = the Chancellor
bot-chancellor-manner = Reads the small print of every domino.
bot-astronomer = The Astronomer
    .inside = the Astronomer
bot-astronomer-manner = Saw this evening coming from afar.
bot-chronicler = The Chronicler
    .inside = the Chronicler
bot-chronicler-manner = Remembers how these things usually end.
bot-regent = The Regent
    .inside = the Regent
bot-regent-manner = Says little, bows at the end.
web-home-about = Build a kingdom of fields, forests and lakes around your castle. Twelve dominoes, about 15 minutes.
web-home-play-now = Play now
web-home-play-now-about = You and three easy bots. No account needed.
web-home-hello = Good to see you, { $name }
web-home-as-last-time = Same as last time:
web-home-change = Change
web-home-friends = Play with friends
web-home-friends-about = By link, or all on this device. You choose seats, bots and rules.
web-home-solve = Solve a puzzle
web-home-pad-real = Score pad for the real game
web-home-opening = Opening…
web-home-setup = Play with friends or choose opponents
web-home-players = Players
web-home-where = Friends
web-home-where-link = By link or code
web-home-where-here = On this device
web-home-seats = Seats
web-home-seat = Who plays { $colour }
web-home-you = You
web-home-your-name = Your name
web-home-name-of = Name of the { $colour } player
web-home-player = Player { $number }
web-home-sitter-open = A friend
web-home-sitter-open-about = by link or code
web-home-sitter-here = Someone on this device
web-home-sitter-bot = Bot: { $level }
web-home-bots = Bots
web-home-bots-all = Level of all bots
web-home-bots-mixed = Weakest to strongest. Choosing one sets all bots.
web-bots-title = Meet the bots
web-bots-about = Five levels, three characters each. Characters of the same level play equally well; only their manners differ.
web-bots-strength = Strength { $number } of 5
web-bots-who = Who are they?
web-bots-seat = bot, { $level }
web-bots-with-level = { $name } ({ $level })
web-bots-play = Play
web-bots-play-against = Play against three bots: { $level }
web-name-title = What should we call you?
web-name-about = Others at your table will see it. You can change it at any time.
web-name-ideas = Or one of these:
web-name-go = Play
web-name-guest = Guest
web-name-forms = { NAME($name, form: "inside") }
web-home-variants = Variants
web-home-harmony = Harmony +5
web-home-middle-kingdom = Middle Kingdom +10
web-home-dynasty = Dynasty, 3 games
web-home-dynasty-short = Dynasty
web-home-mighty-duel = Mighty Duel 7 × 7: two players
web-home-mighty-duel-short = Mighty Duel
web-home-more = Edition, clock, who may join
web-home-edition = Edition
web-home-edition-classic = Classic
web-home-edition-revised = Revised
web-home-edition-classic-about = Three players: lines of three. A tie goes to the largest territory, then to the most crowns.
web-home-edition-revised-about = Three players: lines of four, and one is left over. A tie goes to the largest territory; if that is tied too, the victory is shared.
web-home-clock = Clock
web-home-clock-none = None
web-home-clock-move = Per move
web-home-clock-bank = Whole game
web-home-clock-per-move = Each move
web-home-clock-supply = Start with
web-home-clock-increment = Added per move
web-home-seconds = { $seconds } s
web-home-minutes = { $minutes } min
web-home-day = A day
web-home-bank = { $minutes } min + { $seconds } s
web-home-listed = Anyone can join
web-home-listed-about = Your table is shown in the list of open tables. Otherwise people need the code or the link.
web-home-open-table = Open the table
web-home-start-game = Start the game
web-home-continue = Continue
web-home-back = Back to the table
web-home-back-named = Back to the table with { $names }
web-home-your-turn = It is your turn.
web-home-turn-at = Your turn at { $code }
web-home-all-tables = All { $tables } tables
web-home-waiting-for = Waiting for { NAME($name, form: "inside") }.
web-home-waiting-seats = { $seats ->
    [one] 1 seat is free.
   *[other] { $seats } seats are free.
}
web-home-waiting-start = All seats are taken: you can start.
web-home-running = Game in progress.
web-home-somebody = Someone
web-home-seat-open = free seat
web-home-terms = { $players ->
    [one] 1 player
   *[other] { $players } players
}
web-home-join = Join with a code
web-home-join-about = Type the five characters of the code that the host can see, or paste the link.
web-home-join-looking = Looking for the table…
web-home-join-button = Join
web-home-join-named = Join { $name }’s table
web-home-lobby = Open tables
web-home-won = { $points ->
    [one] Won with 1 point.
   *[other] Won with { $points } points.
}
web-home-placed = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} place with { $points ->
    [one] 1 point
   *[other] { $points } points
}.
web-home-replay = Replay
web-home-learn = Learn
web-home-learn-about = Six short lessons, then the rules in full.
web-home-me = About you
web-home-me-about = No account: only this browser knows who you are. A link takes your games to another device.
web-home-rename = Change
web-home-renamed = You are { $name } from now on.
web-home-device = Continue on another device
web-home-device-about = Open this link on the other device. It works once, for ten minutes. Do not show it to anyone: whoever has it can play as you.
web-home-device-link = Link for the other device
web-home-copy = Copy
web-home-copied = Copied.
web-home-erase = Delete my data
web-home-erase-about = Your name, your secret key and your list of games are deleted here and on the server. Games that others played in stay, without your name. This cannot be undone.
web-home-erase-really = Delete for good
web-home-erased = Your data is deleted.
web-home-names = Maple, Willow, Robin, Clover, Acorn, Otter, Heather, Wren
web-home-error-unreachable = The server cannot be reached. Try again in a moment.
web-home-error-unknown = Something went wrong. Nothing was lost; try again.

# The challenge of a day and statistics in the browser
web-daily-title = Daily challenge
web-daily-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
web-daily-place = { $place ->
    [1] first of four
    [2] second of four
    [3] third of four
   *[other] fourth of four
  }
web-daily-result = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, { $place ->
    [1] first of four
    [2] second of four
    [3] third of four
   *[other] fourth of four
  }
web-daily-about = One deck a day, the same for everyone: you against a Squire, a Knight and a Duke.
web-daily-rules = Your first finished game counts. You can leave and come back later, but not start over. Harmony and Middle Kingdom are in play.
web-daily-honest = The deck is worked out from the date, so it could be known in advance. But this page is told nothing about it before it is dealt.
web-daily-play = Play today’s deck
web-daily-play-past = Play this day
web-daily-go-on = Continue
web-daily-running = Round { $round } of { $rounds }. Your game is waiting for you.
web-daily-again = Play again (does not count)
web-daily-see = See the result
web-daily-have-played = { $results ->
    [0] Nobody has finished it yet.
    [one] 1 player has finished it.
   *[other] { $results } players have finished it.
}
web-daily-next = Next deck in { $hours } h { $minutes } min.
web-daily-midnight = at midnight UTC
web-daily-your-kingdom = Your kingdom
web-daily-parts = Territories { $territories }, Harmony { $harmony }, Middle Kingdom { $middle }
web-daily-everybody = Everyone’s scores
web-daily-results = { $results ->
    [one] { $results } result so far
   *[other] { $results } results so far
  }
web-daily-middle = median { $points }
web-daily-you = You { $points }
web-daily-more-than = You beat { $less } of { $results }. Half of all results are between { $low } and { $high }.
web-daily-few = { $results ->
    [0] No results yet; the chart appears with the third.
    [one] { $results } result so far; the chart appears with the third.
   *[other] { $results } results so far; the chart appears with the third.
}
web-daily-middle-of = The median of { $results } results is { $middle }.
web-daily-as-table = As a table
web-daily-column-points = Points
web-daily-column-results = Results
web-daily-king-title = The King in your seat
web-daily-king = With the same deck and the same bots, the King got { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $place ->
    [1] first of four
    [2] second of four
    [3] third of four
   *[other] fourth of four
}.
web-daily-king-later = The King is still playing. Its result will be here soon.
web-daily-story = The story of the day
web-daily-richest = Biggest move
web-daily-luck = Luck of the draw: { $luck } win chance.
web-daily-accuracy = Accuracy { $accuracy }%, over { $moves } moves.
web-daily-no-slip = The review found no costly move.
web-daily-see-move = See it
web-daily-review-first = A review shows what the deals gave you and which move cost the most.
web-daily-late = Played after the day was over, so it does not count with the others.
web-daily-month-before = Previous month
web-daily-month-after = Next month
web-daily-day-open = { $date }
web-daily-day-running = { $date }, in progress
web-daily-day-points = { $date }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
web-daily-day-late = { $date }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, played later
web-daily-summary = { $days ->
    [one] { $days } day played, { $average } points.
   *[other] { $days } days played, { $average } points on average.
  }
web-daily-past = You can still play any past day; it just does not count with the others.
web-daily-share = Share
web-daily-share-title = Share your result
web-daily-share-text = Kingdomino, daily challenge of { $date }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, { $place ->
    [1] first of four
    [2] second of four
    [3] third of four
   *[other] fourth of four
  }.
web-daily-card-middle = { $place ->
    [1] first of four
    [2] second of four
    [3] third of four
   *[other] fourth of four
}, median { $middle }
web-daily-save-picture = Save the picture
web-daily-copy-text = Copy the text
web-daily-share-failed = Sharing does not work here. Select the text and copy it.

web-stats-title = Your games
web-stats-all = All
web-stats-players = { $players } players
web-stats-save = Save as a file
web-stats-csv = Table (CSV)
web-stats-json = JSON
web-stats-games = { $games ->
    [one] game finished
   *[other] games finished
  }
web-stats-won = won; luck alone would give { $chance }
web-stats-won-short = won, { $percent }%
web-stats-average = points on average
web-stats-best = best, { $date }
web-stats-best-short = best
web-stats-accuracy-of = accuracy in the last ten reviewed games, { $moves } moves
web-stats-line = Points over time
web-stats-line-about = dots: games · line: average of seven
web-stats-newest = last { $games } games
web-stats-first = first game
web-stats-last = last game
web-stats-column-day = Day
web-stats-column-mean = Seven-game average
web-stats-best-kingdom = Best kingdom
web-stats-watch-best = Watch the game with your best kingdom
web-stats-levels = Wins by level
web-stats-level-about = A game counts for the strongest bot at the table.
web-stats-people = People only
web-stats-variants = Wins by variant
web-stats-plain = No bonuses
web-stats-both = Both bonuses
web-stats-few = Hatched bars stand for fewer than five games.
web-stats-of = { $won } of { $games }
web-stats-terrains = Your territories
web-stats-share = { $share }% of points
web-stats-accuracy = Of the last ten reviewed games: { $accuracy }%, over { $moves } moves.
web-stats-luck = Luck
web-stats-luck-about = { $games ->
    [one] In one reviewed game, luck was worth { $luck } win chance.
   *[other] In { $games } reviewed games, luck was worth { $luck } win chance a game.
}
web-stats-column-moves = Moves reviewed
web-stats-hinted = { $games ->
    [one] { $games } game with hints is not included: { $won } won, { $average } points.
   *[other] { $games } games with hints are not included: { $won } won, { $average } points on average.
}
web-stats-left-out = Not counted: games where you had several seats, games started from a position, repeat tries at the daily challenge.
web-stats-empty-title = No finished games yet
web-stats-empty-filter = No finished games with this many players yet
web-stats-empty = Your points, wins and best territories appear here after your first game.
web-stats-replay = Replay a game record
web-stats-last-games = { $games ->
    [one] Points of the last game
   *[other] Points of the last { $games } games
  }
web-join-title = Join a table
web-join-table-of = { $name }’s table
web-join-name = What should the others call you?
web-join-sit = Sit down
web-join-watch = Watch
web-join-full = All seats are taken. You can watch.
web-join-finished = This game is over. You can see how it ended.
web-join-home = Home page
web-join-wrong-about = A character may be wrong, or the table may be gone: unused tables are removed after a while. Check the code or ask for a new link.
web-join-device = Continue on this device
web-join-device-about = Your name and your games come along. The link works only once.
web-join-device-instead = This browser plays as { $name } now. If you continue, it will play as the person from the other device instead.
web-join-device-go = Continue here
web-join-device-done = Welcome back, { $name }.
web-join-device-no-code = The code is missing from this link. Make a new one on the home page of the other device.

## The browser: replay

web-replay-title = Replay
web-replay-drop = You can drop a game record anywhere on this page.
web-replay-other = Another game
web-replay-mine = Your finished games
web-replay-all = All { $games }
web-replay-won = Won { $games }
web-replay-people = With people { $games }
web-replay-which-games = Which games
web-replay-open = Open a game record
web-replay-watch = Watch
web-replay-watch-named = Watch: { $result }
web-replay-more = More
web-replay-none = No finished games yet
web-replay-none-about = Every game you finish here is kept, so you can watch it again.
web-replay-none-here = No games like that yet.
web-replay-drop-here = Drop the game record here to open it
web-replay-fetching = Loading the game…
web-replay-still-fetching = Still loading…
web-replay-too-large = { $file } is too large to be a game record.
web-replay-unreadable = { $file } cannot be read.
web-replay-no-record = { $file } is not a game record.
web-replay-broken = { $moves ->
    [0] No move of this game record is valid.
    [one] Only the first move of this game record is valid; it is shown.
   *[other] Only the first { $moves } moves of this game record are valid; they are shown.
}
web-replay-which = Which game
web-replay-kingdoms = The kingdoms
web-replay-kingdom = { $name }, { $points ->
    [one] 1 point
   *[other] { $points } points
}
web-replay-at-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} place
web-replay-territory = { $terrain }: { $squares } × { $crowns } = { $points }
web-replay-opening = Opening
web-replay-round = Round { $round } of { $rounds }
web-replay-pile = { $pile ->
    [0] no dominoes in the pile
    [one] 1 domino in the pile
   *[other] { $pile } dominoes in the pile
}
web-replay-moves = Moves
web-replay-start = Before the first move
web-replay-kings = Order of the kings: { $names }
web-replay-deal = New line: { $dominoes }
web-replay-claim = { $name } claims { $domino }
web-replay-discard = { $name } discards { $domino }: it fits nowhere
web-replay-place = { $points ->
    [0] { $name } places { $domino } on { $square }
   *[other] { $name } places { $domino } on { $square }: +{ $points }
}
web-replay-controls = Step through the game
web-replay-first = To the beginning
web-replay-back = One move back
web-replay-on = One move forward
web-replay-last = To the end
web-replay-play = Play
web-replay-pause = Pause
web-replay-slider = Move
web-replay-move-of = Move { $number } of { $count }
web-replay-pace = Speed
web-replay-pace-slow = Slow
web-replay-pace-normal = Normal
web-replay-pace-fast = Fast
web-replay-keys = ← → one move · Page Up, Page Down one round · Home, End · Space plays and pauses

## The browser: review

web-review-title = Game review
web-review-open = Review
web-review-open-named = Review the game: { $names }
web-review-practice = This table continues from a finished game. The dominoes nobody had seen are reshuffled, and the result does not count.
web-review-back = Back
web-review-opening = Loading the game…
web-review-making = Reviewing the game
web-review-progress = { $done } of { $total } moves
web-review-waiting = { $before ->
    [0] Waiting for a free slot
   *[other] Waiting in line, { $before } ahead of you
}
web-review-stopped = Stopped after { $count }
web-review-resume = Resume
web-review-stop = Stop
web-review-failed = This game cannot be reviewed.
web-review-gone = The game was deleted, and its review with it.
web-review-whose = Whose game is shown
web-review-show = Show { NAME($name, form: "inside") }’s moves
web-review-show-you = Show your moves
web-review-move = The move
web-review-line = The line
web-review-played = Played
web-review-best = Best
web-review-label-played = Played { $points }
web-review-label-best = Best { $points }
web-review-where = { $round ->
    [0] Opening, domino { $domino }
   *[other] Round { $round }, domino { $domino }
}
web-review-round = { $round ->
    [0] Opening
   *[other] Round { $round }
}
web-review-placed = Round { $round }, placed { $domino }
web-review-claimed = { $round ->
    [0] Opening, claimed { $domino }
   *[other] Round { $round }, claimed { $domino }
}
web-review-deal = Deal of round { $round }
web-review-deal-gave = Dealt: { $dominoes }
web-review-lucky-deal = Lucky deal
web-review-good-deal = Good deal
web-review-unlucky-deal = Unlucky deal
web-review-grade = Grade
web-review-grade-best = Best
web-review-grade-good = Good
web-review-grade-inaccuracy = Inaccuracy
web-review-grade-mistake = Mistake
web-review-grade-blunder = Blunder
web-review-no-cause = No single reason stands out: the difference shows later in the game.
web-review-lost = It cost { $points ->
    [one] about 1 point
   *[other] about { $points } points
}{ $wins ->
    [0] .
   *[other] {" and "}{ $wins }% win chance.
}
web-review-was-best = No move was better.
web-review-forced = There was no other move.
web-review-not-yet = The review has not reached this move yet. Feel free to look around: what is done is kept, even if you leave.
web-review-luck-of = This deal: { $wins } win chance for { NAME($name, form: "inside") }.
web-review-luck-you = This deal: { $wins } win chance for you.
web-review-graph = Win chance
web-review-graph-band = shading shows how sure the review is
web-review-round-axis = round
web-review-as-table = Show as a table
web-review-table = Win chances, move by move
web-review-balance = Luck and skill so far
web-review-balance-spoken = { $name }: start { $start } percent, luck { $luck }, own moves { $own }, the others’ moves { $others }: { $now } percent.
web-review-balance-you = Your win chance: start { $start } percent, luck { $luck }, your moves { $own }, the others’ moves { $others }: { $now } percent.
web-review-part-start = start
web-review-part-luck = luck
web-review-part-own = your moves
web-review-part-theirs = own moves
web-review-part-others = others
web-review-part-now = now
web-review-moments = Key moments
web-review-decisions = { $count ->
    [one] of { $count } decision
   *[other] of { $count } decisions
}
web-review-to-come = still to come
web-review-no-moments = Nothing stood out.
web-review-accuracy = Accuracy
web-review-accuracy-about = 100% means the best move every time, as far as the review can tell.
web-review-given = Points given away
web-review-given-about = all decisions together; lower is better
web-review-accuracy-is = accuracy { $accuracy }%
web-review-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
web-review-points-lost = Points lost
web-review-before = Before
web-review-after = After
web-review-try = Try again
web-review-try-where = Round { $round }: where does domino { $domino } go?
web-review-try-which = { $round ->
    [0] Opening: which domino do you claim?
   *[other] Round { $round }: which domino do you claim?
}
web-review-try-about = The move in the game cost { $points ->
    [one] about 1 point
   *[other] about { $points } points
}. The answer stays hidden until you try, or ask for it.
web-review-try-best = You found the best move.
web-review-try-lost = It costs { $points ->
    [one] about 1 point
   *[other] about { $points } points
}.
web-review-tries-left = { $left ->
    [0] That was the last try.
    [one] One more try.
   *[other] { $left } more tries.
}
web-review-try-leave = Leave
web-review-show-best = Show the best move
web-review-retries = Your retries
web-review-found = { $tries ->
    [one] found on the first try
   *[other] found after { $tries } tries
}
web-review-shown = the answer was shown
web-review-now = now
web-review-play-on = Play on from here

## The browser: the table

web-table-gathering-title = Around the table
web-table-seats-open = { $seats ->
    [one] 1 seat is open.
   *[other] { $seats } seats are open.
}
web-table-ready-host = Everybody is here. You can start.
web-table-ready-wait = Everybody is here. { $name } can start the game.
web-table-ready = Everybody is here. The host can start the game.
web-table-ready-missing = { $people ->
    [one] { $name } is not ready yet.
   *[other] { $people } people are not ready yet.
}
web-table-is-ready = ready
web-table-not-ready = not yet
web-table-i-am-ready = I am ready
web-table-begins-when = You can start when every seat is taken and everybody is ready. If somebody is not, wait half a minute and start anyway.
web-table-your-name = Your name
web-table-their-name = Name
web-table-sit = Sit here
web-table-stand = Stand up
web-table-clear = Free the seat
web-table-add-bot = Add a bot
web-table-add-bot-short = Bot
web-table-add-person = Add a player here
web-table-add-person-short = Player here
web-table-add-person-about = One more person at this screen. You pass the device on, turn by turn.
web-table-level = Level
web-table-start = Start the game
web-table-invite = Invite others
web-table-invite-short = Invite
web-table-invite-about = Anyone with the link or the code can sit down or watch. No account needed.
web-table-invite-how = Scan the QR code with a phone, or type the code on the home page.
web-table-invite-alone = Only this device can reach the table.
web-table-invite-open = Open it to the network
web-table-invite-open-about = You can open it now: every device on the same network can then reach this server until you close it. Do this at home, not on a public network.
web-table-invite-command = Or start the game with
web-table-invite-later = Link and code work once others can reach this device.
web-table-invite-here = Pass and play here instead
web-table-invite-networks = Network
web-table-invite-reachable = Other devices on your network can reach the table now.
web-table-reach-network = reachable on your network
web-table-reach-public = reachable from anywhere
web-table-qr = QR code of the link
web-table-watch-link = Copy a link to watch
web-table-select-link = The link is selected: copy it from there.
web-table-code = Code: { $code }
web-table-link = Link to this table
web-table-copy = Copy the link
web-table-share = Share
web-table-share-text = Come and play Kingdomino. The code is { $code }.
web-table-watchers = { $people ->
    [one] 1 person is watching.
   *[other] { $people } people are watching.
}
web-table-seat = Seat { $number }
web-table-seat-open = Open seat
web-table-seat-open-about = for a person or a bot
web-table-seat-you = you
web-table-seat-you-host = you, the host
web-table-seat-host = the host
web-table-seat-here = is here
web-table-seat-away = not here at the moment
web-table-terms = Game options
web-table-terms-change = Change options
web-table-terms-take = Use these options
web-table-players = { $players ->
    [one] 1 player
   *[other] { $players } players
}
web-table-how-many = Players
web-table-edition = Edition
web-table-edition-classic = Classic edition
web-table-edition-revised = Revised edition
web-table-mighty-duel = The Mighty Duel, 7 × 7
web-table-dynasty = Dynasty: three games
web-table-listed = Anyone can find this table in the list
# The order of the draw pile was chosen by whoever set up the table: in lists of terms.
web-table-fixed-deck = Prearranged draw pile
web-table-clock-move = { $time } for each decision
web-table-clock-bank = { $time } for the whole game
web-table-title = Table
web-table-title-turn = Your turn
web-table-menu = Menu
web-table-menu-home = Home page
web-table-menu-kept = your seat is kept
web-table-menu-fast = Bots play fast
web-table-menu-rules = The rules
web-table-menu-copy = Copy the link to this table
web-table-leave = Leave the game for good
web-table-leave-about = Your seat becomes free, and someone else can take over for you.
web-table-leave-sure = Yes, leave
web-table-opening = Opening
web-table-game = Game { $number } of 3
web-table-round = Round { $round }
web-table-round-of = Round { $round } of { $rounds }
web-table-round-word = Round
web-table-your-turn = your turn
web-table-turn-of = { $name }’s turn
web-table-step = { $whose }, step { $part } of 2
web-table-step-short = { $part } of 2
web-table-last-domino = { $whose }, last domino
web-table-place = Place domino { $domino }
web-table-place-short = Place { $domino }
web-table-claim-one = Claim a domino
web-table-claim-one-short = Claim one
web-table-choose-first = Choose your first domino
web-table-choose-first-of = { $name } chooses a first domino
web-table-choose-first-short = First domino
web-table-choose-first-tap = { $pointer ->
    [touch] Tap one of the dominoes above.
   *[mouse] Click one of the dominoes above.
}
web-table-then-chooses = next: { NAME($name, form: "inside") }
web-table-then-you = then you again
web-table-you-choose-last = you choose last
web-table-is-placing = { $name } is placing { $domino }
web-table-is-claiming = { $name } is choosing
web-table-over = The game is over
web-table-undo = Undo
web-table-undo-ask = Ask to undo
web-table-undo-asked = { $name } would like to take back the last decision. Is that all right?
web-table-undo-agree = Agree
web-table-undo-decline = I’d rather not
web-table-undo-waiting = Asking the others whether you may undo.
web-table-lost = { $seconds ->
    [one] Connection lost. Trying again in 1 s. Your game is safe.
   *[other] Connection lost. Trying again in { $seconds } s. Your game is safe.
}
web-table-lost-trying = Connection lost. Trying again… Your game is safe.
web-table-lost-now = Try now
web-table-missed = { $moves ->
    [one] 1 move since you left
   *[other] { $moves } moves since you left
}
web-table-missed-show = Show
web-table-moved-on = The game has moved on. This is how it stands now.
web-table-no-answer = The server is not responding. Nothing was lost; please try again.
web-table-no-server = The server cannot be reached. Trying again…
web-table-still-fetching = Still loading…
web-table-not-found = No table has the code { $code }
web-table-not-found-about = A character may be wrong, or the table no longer exists.
web-table-you = You
web-table-your-kingdom = { $points ->
    [one] Your kingdom, 1 point
   *[other] Your kingdom, { $points } points
}
web-table-kingdom-of = { $points ->
    [one] { $name }’s kingdom, 1 point
   *[other] { $name }’s kingdom, { $points } points
}
web-table-square-castle = { $square }, castle
web-table-square-land = { $square }, { $terrain }, territory of { $squares } with { $crowns ->
    [0] no crown
    [one] 1 crown
   *[other] { $crowns } crowns
}
web-table-square-fits = { $points ->
    [one] { $square }, empty, fits here: 1 point
   *[other] { $square }, empty, fits here: { $points } points
}
web-table-square-turned = { $square }, empty, fits after turning
web-table-square-would-fit = { $square }, empty, the chosen domino fits
web-table-square-lost = { $square }, empty, would be out of reach
web-table-square-empty = { $square }, empty
web-table-limit = Your kingdom is { $wide } wide and { $high } high; { $grid } by { $grid } is allowed.
web-table-limit-short = { $size } of { $grid }
web-table-towards-n = north
web-table-towards-e = east
web-table-towards-s = south
web-table-towards-w = west
web-table-ghost = { $points ->
    [one] { $domino } at { $square } { $direction }: { $faces }, 1 point
   *[other] { $domino } at { $square } { $direction }: { $faces }, { $points } points
}
web-table-ghost-refused = { $domino } at { $square } { $direction }: not here. { $reason }
web-table-all-of = all { $terrain }
web-table-both-of = { $first } and { $second }
web-table-why-square-taken = It would cover a square that is already taken.
web-table-why-outgrows-the-grid = It would go outside your { $grid } × { $grid } grid.
web-table-why-no-matching-neighbour = Neither half touches matching terrain or the castle.
web-table-why-unknown = It cannot go here.
web-table-hand = Your hand
web-table-turn-left = Turn left
web-table-turn-right = Turn right
web-table-place-here = Place here
web-table-place-about = { $pointer ->
    [touch] Tap a square, or drag the domino there.
   *[mouse] Click a square, or drag the domino there.
}
web-table-adds = { $points ->
    [one] +1 point
   *[other] +{ $points } points
}
web-table-adds-nothing = No crown: it scores nothing yet.
web-table-hover-about = Click to place it here. Press R or right-click to turn it.
web-table-not-here = Not here
web-table-refused = That did not work
web-table-domino-is = Domino { $domino }: { $faces }
web-table-domino = Domino { $domino }
web-table-choose-title = Choose your next domino
web-table-choose-about = A lower number plays earlier; a higher one often has more crowns.
web-table-choose-short = Low plays earlier; high often has more crowns.
web-table-claim-order = { $order ->
    [1] You play first.
    [2] You play second at the latest.
    [3] You play third at the latest.
   *[other] You play fourth at the latest.
}
web-table-claim-sure = { $order ->
    [1] You play first.
    [2] You play second.
    [3] You play third.
   *[other] You play fourth.
}
web-table-claim-places = { $places ->
    [0] Right now it fits nowhere.
    [one] Fits in 1 place, shown on your kingdom.
   *[other] Fits in { $places } places, shown on your kingdom.
}
web-table-claim-short = { $places ->
    [0] Fits nowhere now.
    [one] Fits in 1 place.
   *[other] Fits in { $places } places.
}
web-table-claim = Claim { $domino }
web-table-claim-none = Claim
web-table-fits-nowhere = { $domino } fits nowhere
web-table-fits-nowhere-about = It leaves the game and scores nothing.
web-table-harmony-lost = Harmony is lost.
web-table-discard = Discard { $domino } and continue
web-table-pass-to = Pass the device to { $name }
web-table-cover-take = I am { $name }
web-table-cover-places = { $name } places { $domino } next.
web-table-cover-claims = { $name } chooses next.
web-table-cover-clock = The clock is paused.
web-table-cover-more = { $moves ->
    [one] and 1 move before that
   *[other] and { $moves } moves before that
}
web-table-cover-never = No hand-over screen at this table
web-table-trying = just trying it out
web-table-watching = You are watching.
web-table-you-later = Your turn comes in the next round.
web-table-you-are-next = { $others ->
    [0] You are next.
    [one] After this turn, { $others } more before yours.
   *[other] After this turn, { $others } more before yours.
}
web-table-away = { $minutes ->
    [0] { $name } has been away for less than a minute.
    [one] { $name } has been away for 1 minute.
   *[other] { $name } has been away for { $minutes } minutes.
}
web-table-away-short = { $minutes ->
    [0] away for under 1 min
    [one] away for 1 min
   *[other] away for { $minutes } min
}
web-table-let-bot-play = Let a bot play for now
web-table-replaced = A bot is playing for you.
web-table-back = I’m back
web-table-seat-left-about = This player has left. The game is waiting for someone to take over.
web-table-lines = The two lines
web-table-this-round = This round
web-table-next-round = Next round
web-table-now = Now
web-table-next = Next
web-table-lowest-first = lowest plays first
web-table-to-be-claimed = to choose from
web-table-choose-one = choose one
web-table-last-round = this is the last round
web-table-no-more = No more dominoes
web-table-kings = The kings
web-table-kings-short = Kings
web-table-kings-about = they choose in this order
web-table-king-claimed = { $name } has chosen
web-table-king-claimed-you = You have chosen
web-table-king-waits = { $name } is number { $order } to choose
web-table-king-waits-you = You are number { $order } to choose
web-table-slot-nobody = { $domino }: { $faces }, nobody’s
web-table-slot-done = { $domino }: { $faces }, { $name }, played
web-table-slot-done-you = { $domino }: { $faces }, yours, played
web-table-slot-discarded = { $domino }: { $faces }, { $name }, discarded
web-table-slot-discarded-you = { $domino }: { $faces }, yours, discarded
web-table-slot-now = { $domino }: { $faces }, { $name }, playing now
web-table-slot-now-you = { $domino }: { $faces }, your turn now
web-table-slot-waits = { $domino }: { $faces }, { $name }, number { $order } to play
web-table-slot-waits-you = { $domino }: { $faces }, yours, number { $order } to play
web-table-slot-free = { $domino }: { $faces }, free
web-table-slot-claimed = { $domino }: { $faces }, claimed by { NAME($name, form: "inside") }
web-table-slot-claimed-you = { $domino }: { $faces }, claimed by you
web-table-others = The other kingdoms
web-table-other = { $points ->
    [one] { $name }, { $colour }, 1 point, { $doing }
   *[other] { $name }, { $colour }, { $points } points, { $doing }
}
web-table-look-at = Look at { NAME($name, form: "inside") }’s kingdom
web-table-holds = holds { $dominoes }
web-table-claimed = claimed { $dominoes }
web-table-waits = waiting
web-table-places-now = is placing { $domino }
web-table-claims-now = is choosing
web-table-seat-left = has left
web-table-stand-in = { $level } is playing for now
web-table-only-castle = Only the castle so far
web-table-no-points = No points yet
web-table-discarded = Discarded: { $dominoes }
web-table-watch-this = Enlarge this kingdom
web-table-log = Log
web-table-log-empty = Nothing has happened yet.
web-table-pile = { $dominoes ->
    [0] no dominoes in the pile
    [one] 1 domino in the pile
   *[other] { $dominoes } dominoes in the pile
}
web-table-log-claimed = { $name } claimed { $domino }
web-table-log-claimed-you = You claimed { $domino }
web-table-log-placed = { $name } placed { $domino }
web-table-log-placed-you = You placed { $domino }
web-table-log-discarded = { $name } discarded { $domino }
web-table-log-discarded-you = You discarded { $domino }
web-table-log-undone = { $name } took it back
web-table-log-undone-you = You took it back
web-table-log-stood-in = A bot ({ $level }) took over for { $name }
web-table-log-stood-in-you = A bot ({ $level }) took over for you
web-table-log-came-back = { $name } is back
web-table-log-came-back-you = You are back
web-table-log-left = { $name } left the game
web-table-log-left-you = You left the game
web-table-log-clock = { $sentence } (time ran out)
web-table-log-leftover = Nobody took { $domino }; it leaves the game
web-table-call-place = It is your turn: place domino { $domino }.
web-table-call-claim = It is your turn: claim a domino for the next round.
web-table-call-discard = It is your turn: domino { $domino } fits nowhere and leaves the game.
web-table-call-other = { $name }: { $what }
web-table-keys = Keys
web-table-keys-arrows = move the domino square by square
web-table-keys-turn = turn it clockwise, or back
web-table-keys-next = next or previous legal place
web-table-keys-enter = place here, or claim
web-table-keys-escape = back to the hand
web-table-keys-slots = choose a domino for the next round
web-table-keys-undo = undo
web-table-keys-log = show the log
web-table-keys-say = send a reaction
web-table-keys-mute = on a player’s card: mute or unmute them
web-table-keys-space = skip the animation
web-table-keys-help = this list
web-table-less-motion = Less motion
web-table-all-settings = All settings
web-table-bots-warming = The bots are getting ready: step { $done } of { $total }.

## The browser: score pad

web-pad-title = Score pad
web-pad-back = Home page
web-pad-kingdoms = Kingdoms
web-pad-player = Player { $number }
web-pad-undo = Undo
web-pad-undone = Undone.
web-pad-clear = Clear
web-pad-cleared = Cleared. Undo brings it back.
web-pad-clear-all = Clear all kingdoms
web-pad-game = Players and rules
web-pad-players = Players
web-pad-size = Size of the kingdom
web-pad-size-about = 7 × 7 is the Mighty Duel, for two.
web-pad-edition = Edition
web-pad-edition-about = If points and largest territories are tied, the classic edition compares crowns; in the revised one the victory is shared.
web-pad-done = Done
web-pad-paint-with = Paint with
web-pad-squares = Squares
web-pad-dominoes = Dominoes
web-pad-castle = Castle
web-pad-empty = Empty
web-pad-crowns = Crowns
web-pad-crowns-count = { $crowns ->
    [0] No crown
    [one] 1 crown
   *[other] { $crowns } crowns
}
web-pad-turn-left = Turn left
web-pad-turn-right = Turn right
web-pad-land = { $crowns ->
    [0] { $terrain }
    [one] { $terrain } with 1 crown
   *[other] { $terrain } with { $crowns } crowns
}
web-pad-domino = { $number }: { $one } and { $two }
web-pad-domino-used = { $domino } (already placed)
web-pad-no-room = There is no room for both halves here.
web-pad-grid = { $name }’s kingdom, { $points ->
    [one] 1 point
   *[other] { $points } points
}
web-pad-square-land = { $square }, { $terrain }, { $crowns ->
    [0] no crown
    [one] 1 crown
   *[other] { $crowns } crowns
}
web-pad-square-castle = { $square }, castle
web-pad-square-empty = { $square }, empty
web-pad-score = Points of this kingdom
web-pad-name = Name
web-pad-total = Total
web-pad-told = { $points ->
    [one] 1 point
   *[other] { $points } points
}
web-pad-away = The server is not responding. Points are still counted; once it is back, it checks whether the dominoes can form this kingdom.
web-pad-begin = { $pointer ->
    [touch] Choose a terrain, then tap the squares of your kingdom. A second tap adds a crown.
   *[mouse] Choose a terrain, then click the squares of your kingdom. A second click adds a crown.
}
web-pad-territory = Territory
web-pad-squares-times-crowns = Squares × crowns
web-pad-points = Points
web-pad-without-crowns = Without crowns
web-pad-squares-count = { $squares ->
    [one] 1 square
   *[other] { $squares } squares
}
web-pad-defects = Worth a second look
web-pad-show = Show on the board
web-pad-next = Next: { $name }
web-pad-photo = From a photo
web-pad-photo-title = Score a real kingdom
web-pad-photo-about = Straight from above, in even light, with the whole kingdom in the picture. Take off the castle and the kings first.
web-pad-photo-camera = Photograph a kingdom
web-pad-photo-choose = Choose a picture
web-pad-photo-drop = Or drop a picture anywhere on this page, or paste one.
web-pad-photo-stays = The picture stays on this device. Nothing is sent.
web-pad-photo-drop-here = Drop the picture here
web-pad-photo-becomes = { $name }: the picture becomes this kingdom. You check it before it counts.
web-pad-photo-opening = Opening the picture
web-pad-photo-reading = Reading the squares
web-pad-photo-not-loaded = The part of the page that reads photos could not be loaded. Try again once you are online.
web-pad-photo-trouble-heic = This browser cannot open HEIC pictures. Save the photo as JPEG and choose it again.
web-pad-photo-trouble-not-a-picture = This file is not a picture that the browser can open. JPEG, PNG and WebP work.
web-pad-photo-trouble-too-large = This picture is too large to read here. Make it smaller and choose it again.
web-pad-photo-trouble-too-small = This picture is too small to read. Each side needs at least 100 pixels.
web-pad-photo-corners = Set the corners
web-pad-photo-corners-about = Drag each ring to a corner of the kingdom’s frame, empty squares included. On a keyboard, the arrows move a ring; with Shift it moves further.
web-pad-photo-none = No kingdom found. Set the corners yourself, or take a new photo from above.
web-pad-photo-crossed = The four corners have to enclose the kingdom.
web-pad-photo-corner = Corner, { $corner }, { $across } across, { $down } down
web-pad-photo-corner-upper-left = upper left
web-pad-photo-corner-upper-right = upper right
web-pad-photo-corner-lower-right = lower right
web-pad-photo-corner-lower-left = lower left
web-pad-photo-recognise = Read the squares
web-pad-photo-again = Another picture
web-pad-photo-check = { $squares ->
    [one] Check one square
   *[other] Check { $squares } squares
}
web-pad-photo-checked = Nothing left to check
web-pad-photo-check-about = { $squares ->
    [one] One square is certain.
   *[other] { $squares } squares are certain.
} Check the ones with a question mark, and correct any that are wrong.
web-pad-photo-compare = Compare the board with the picture, and correct any square that is wrong.
web-pad-photo-many = Many squares are uncertain. Check whether the corners sit right, take the picture again from above, or correct the squares here.
web-pad-photo-what = What is here?
web-pad-photo-guess = Looks most like: { $guess }
web-pad-photo-square-unsure = { $square }, uncertain
web-pad-photo-points = { $points ->
    [one] { $points } point if all is right
   *[other] { $points } points if all is right
}
web-pad-photo-right = Correct, next
web-pad-photo-next = Next uncertain
web-pad-photo-use = Use it as is
web-pad-photo-count = Count
web-pad-photo-picture = Corners
web-pad-ranking = Final ranking
web-pad-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} place
web-pad-for-ties = Largest territory { $largest }, crowns { $crowns }
web-pad-together = These kingdoms cannot all come from one box

## The browser: hints, trainer, puzzles

web-hint = Hint
web-hint-step = Hint, step { $step } of 3
web-hint-later = You can ask for a hint on your turn.
web-hint-daily = There are no hints in the daily challenge until your result is counted.
web-hint-thinking = The coach is thinking. You can keep playing.
web-hint-more-1 = Ask again to see where.
web-hint-more-2 = Ask again to see the move.
web-hint-said = Hint { $step } of 3: { $sentence }
web-hint-squares = Squares: { $squares }.
web-hint-dominoes = Dominoes { $dominoes }.
web-hint-thanks = I’ll think about it
web-hint-log = { $name } took hint { $step }
web-hint-log-you = You took hint { $step }
web-hint-allowed = Hints and move grades
web-hint-used = { $moves ->
    [one] Hints used on { $moves } move
   *[other] Hints used on { $moves } moves
}
web-hint-key = hint, then one step more
web-trainer = Coach
web-trainer-about = Grades each of your moves after you make it.
web-trainer-best = No other move wins more often.
web-trainer-good = About as good as the best.
web-trainer-worse = Another move wins more often.
web-trainer-better = Better: { $sentence }
web-trainer-said = { $grade }. { $sentence }
web-puzzles-title = Puzzles
web-puzzles-about = One move is clearly best. All come from real games.
web-puzzles-easy = Easy
web-puzzles-easy-about = The Squire misses these.
web-puzzles-medium = Medium
web-puzzles-medium-about = The Knight misses these.
web-puzzles-hard = Hard
web-puzzles-hard-about = The Duke misses these.
web-puzzles-number = Puzzle { $number }
web-puzzles-count = { $solved } of { $puzzles } solved
web-puzzles-today = Puzzle of the day
web-puzzles-solve = Solve it
web-puzzles-show-all = all { $count }
web-puzzles-is-solved = Puzzle { $number }, solved
web-puzzles-is-shown = Puzzle { $number }, answer seen
web-puzzles-place = Where is the best spot for domino { $domino }?
web-puzzles-claim = Which domino should you claim?
web-puzzles-solved = Solved: this is the best move.
web-puzzles-wrong = { $lost ->
    [one] Not the best: it wins 1 game fewer in a hundred.
   *[other] Not the best: it wins { $lost } games fewer in a hundred.
}
web-puzzles-tries = { $tries ->
    [one] { $tries } try left
   *[other] { $tries } tries left
}
web-puzzles-best = Best move: { $move }.
web-puzzles-next = Next puzzle
web-puzzles-all = All puzzles
web-puzzles-loading = Setting up the puzzle…
web-puzzles-domino = domino { $domino }
web-puzzles-lies = domino { $domino } on { $first } and { $second }

## The browser: learning

web-learn-title = Learn to play
web-learn-about = Six lessons of a minute or two, on a real board. You cannot do anything wrong, and you can repeat every lesson.
web-learn-number = Lesson { $number } of { $count }
web-learn-progress = { $done } of { $all } steps done
web-learn-learned = done
web-learn-well-done = Well done. One more thing to try.
web-learn-go-on = Continue
web-learn-again = Start over
web-learn-next = Next: { $lesson }
web-learn-play = Play a game
web-learn-laying-out = Laying out the dominoes…
web-learn-place = Placing and matching
web-learn-place-about = Where a domino can go
web-learn-place-1 = Your kingdom grows around the castle. { $pointer ->
    [touch] Tap a light square: the domino shows how it would lie. Tap it again, or press the red button, to place it.
   *[mouse] Click a light square: the domino shows how it would lie. Click it again, or press the red button, to place it.
}
web-learn-place-2 = Half wheat, half forest. One half must touch matching terrain, side to side: wheat beside your wheat. Or the castle, which matches everything. Turn the domino with the round arrows.
web-learn-place-3 = All forest. Find the forest you have, or a free side of the castle. Squares with a dot fit the way the domino is turned now; squares with a dotted edge fit after turning it.
web-learn-place-4 = Wheat and lake. One matching half is enough: the other half may touch anything.
web-learn-place-done = That is all there is to placing: one half beside matching terrain or the castle, side to side, on two empty squares.
web-learn-castle = The castle
web-learn-castle-about = It matches everything
web-learn-castle-1 = You have a lake and hold a swamp: they do not match. But the castle matches every terrain. Only its free sides light up.
web-learn-castle-2 = Another new terrain: forest. The castle helps again. Remember that it has only four sides.
web-learn-castle-3 = Meadow takes the last free side. After that, one half must always match a terrain you already have.
web-learn-castle-done = The castle matches every terrain, but it belongs to no territory and scores nothing itself. Its four sides are valuable at the start.
web-learn-crowns = Territories and crowns
web-learn-crowns-about = What makes points
web-learn-crowns-1 = Squares of one terrain that touch make one territory. Place two squares of wheat. Without a crown they score nothing yet.
web-learn-crowns-2 = Now wheat with a crown. Join it to your wheat: three squares times one crown makes 3 points. The number on the domino shows what a place would score.
web-learn-crowns-3 = A second crown counts for every square of the territory. Try places and watch the number: up to 5.
web-learn-crowns-4 = And a third one. The larger the territory already is, the more a crown brings: up to 7.
web-learn-crowns-done = { $points ->
    [15] 15 points: five squares times three crowns. That is the whole secret.
    [one] 1 point. Five squares times three crowns would have been 15; play it again if you like.
   *[other] { $points } points. Five squares times three crowns would have been 15; play it again if you like.
}
web-learn-claim = Claiming and the order
web-learn-claim-about = Better dominoes, later turns
web-learn-claim-1 = Four dominoes lie in a line, the lowest number first. You have two kings. Put the first one on a domino: { $pointer ->
    [touch] tap it
   *[mouse] click it
}, then claim it.
web-learn-claim-2 = Low numbers act first in the next round, but high numbers usually have more crowns. Claim a second one. The bot takes the other two.
web-learn-claim-3 = A turn has two steps. First place the domino your king stands on.
web-learn-claim-4 = Then move the king to the next line. Choose a free domino: when you { $pointer ->
    [touch] tap it
   *[mouse] click it
}, you can read when you would play.
web-learn-claim-5 = Now it is your second king’s turn. Place its domino.
web-learn-claim-6 = And claim once more. A low number now means an early choice later.
web-learn-claim-done = Place, then claim: that is every turn. With three or four players everybody has one king instead of two.
web-learn-limit = Five by five
web-learn-limit-about = The limit, and discarding
web-learn-limit-1 = A kingdom is never wider or higher than five squares, castle included. Yours is five wide: east and west are closed. Place this one inside the dotted frame.
web-learn-limit-2 = Every row you add in the north takes one away in the south. Hatched squares show what you would lose.
web-learn-limit-3 = The castle is surrounded and there is no lake: this domino fits nowhere. Only then is it discarded. It leaves the game and scores nothing.
web-learn-limit-done = A domino that fits somewhere must be placed, even if it hurts. One that fits nowhere is discarded. Leave yourself room.
web-learn-scoring = Counting up
web-learn-scoring-about = Points and the two bonuses
web-learn-scoring-1 = The game is over. The territory with the dashed line is { $terrain }. How many points is it worth?
web-learn-scoring-wrong = Not quite. Count its squares ({ $squares }) and its crowns ({ $crowns }), and multiply.
web-learn-scoring-2 = Right: { $squares } × { $crowns } = { $points }. Every territory is counted like that; two of one terrain that do not touch are counted separately. Without crowns: nothing.
web-learn-scoring-3 = Two bonuses can be agreed on before a game. Switch on both and see what this kingdom gets.
web-learn-scoring-done = { $points ->
    [one] 1 point in all.
   *[other] { $points } points in all.
} Now you know everything. The rest is practice: play a game.
web-learn-harmony = 5 points for a full grid
web-learn-middle-kingdom = 10 points for a castle in the exact centre
web-learn-total = { $points ->
    [one] Total: 1 point
   *[other] Total: { $points } points
}
web-learn-rules = The rules in full
web-learn-rules-about = Everything, with both editions and all variants, to look things up.
web-learn-contents = Contents
web-learn-terrain = Terrain
web-learn-squares = Squares
web-learn-crowns-column = { $crowns ->
    [0] without crown
    [one] with 1 crown
   *[other] with { $crowns } crowns
}
web-learn-rules-goal = The goal
web-learn-rules-goal-1 = Two to four players each build a kingdom of dominoes around a castle. Squares of one terrain that touch make a territory; crowns in it make it worth points.
web-learn-rules-goal-2 = Whoever has the most points at the end wins.
web-learn-rules-box = The dominoes
web-learn-rules-box-1 = There are 48 dominoes, numbered 1 to 48, with two squares each. A square shows one of six terrains and up to three crowns. High numbers have the better squares.
web-learn-rules-box-2 = The box holds this many squares of each kind:
web-learn-rules-setup = Setting up
web-learn-rules-setup-1 = Everybody takes a castle on its starting tile and kings of the same colour: two kings with two players, one king with three or four.
web-learn-rules-setup-2 = Four players use all 48 dominoes. Two players use 24 that are drawn at random; the others stay out, unseen, for the whole game. For three players see the editions below.
web-learn-rules-setup-3 = The draw pile lies face down: its order is a secret. A line is drawn from it, laid in order of number and then turned over.
web-learn-rules-opening = The opening
web-learn-rules-opening-1 = The kings are drawn in a random order, which everybody sees. In that order each king goes on a free domino of the first line, chosen by its owner: one king per domino.
web-learn-rules-opening-2 = When the first line is taken, a second one is laid beside it, and the first round begins.
web-learn-rules-round = A round
web-learn-rules-round-1 = The kings act in the order of their dominoes, lowest number first. A turn has two steps, and both must be done.
web-learn-rules-round-2 = First, the domino under the king goes into its owner’s kingdom. Second, the king moves to a free domino of the next line. So whoever takes a low number now chooses early next time.
web-learn-rules-round-3 = When all kings have acted, a new line is laid. In the last round there is no new line, and a turn is the first step alone. With two players there are 6 rounds (12 in the Mighty Duel), otherwise 12.
web-learn-rules-placing = Placing a domino
web-learn-rules-placing-1 = A domino covers two empty squares side by side, turned any of four ways. At least one of its halves must touch, by a side, a square of the same terrain or the castle, which matches everything.
web-learn-rules-placing-2 = One match is enough; whatever else the domino touches does not matter. Corners never count.
web-learn-rules-placing-3 = Once placed, a domino stays where it is.
web-learn-figure-own = One half touches matching terrain
web-learn-figure-castle = The castle matches every terrain
web-learn-figure-none = Neither half touches matching terrain
web-learn-figure-whole = Five by five without a gap: +5
web-learn-figure-gap = A gap: no bonus
web-learn-figure-middle = The castle in the centre: +10
web-learn-figure-aside = The castle off centre: no bonus
web-learn-rules-grid = Five by five
web-learn-rules-grid-1 = At every moment the kingdom with its castle fits in a square of five by five. The castle may end up anywhere in it.
web-learn-rules-grid-2 = So the edges are not fixed at the start: each domino that makes the kingdom wider or higher on one side closes room on the other.
web-learn-rules-discard = Discarding
web-learn-rules-discard-1 = A domino that can be placed must be placed, even if it hurts you. You cannot discard by choice.
web-learn-rules-discard-2 = A domino without any legal place leaves the game. It scores nothing and is not replaced; the king still moves on to the next line.
web-learn-rules-scoring = Scoring
web-learn-rules-scoring-1 = A territory is a group of squares of one terrain, joined by sides. It scores its squares times its crowns: 7 squares with 3 crowns score 21.
web-learn-rules-scoring-2 = Without a crown a territory scores 0, however large. Territories of one terrain that do not touch are counted separately. The castle belongs to none and joins none.
web-learn-rules-scoring-3 = A kingdom scores its territories plus the bonuses in play. Bonuses are added at the very end.
web-learn-rules-end = The end, and ties
web-learn-rules-end-1 = The player with the most points wins.
web-learn-rules-end-2 = If points are tied, the largest single territory wins, counted in squares, with or without crowns. What comes after that depends on the edition.
web-learn-rules-end-3 = The places below the first are decided in the same way. Players who are still tied share a place, and the next one is skipped.
web-learn-rules-variants = Variants
web-learn-rules-variants-1 = You can combine them as you like, in both editions.
web-learn-rules-harmony = 5 points for a kingdom that fills its grid completely.
web-learn-rules-middle-kingdom = 10 points if the castle is the exact centre of the kingdom: as far from its western edge as from its eastern, and from the southern as from the northern. Holes do not matter, and it may be smaller than the grid.
web-learn-rules-mighty-duel = For two players: all 48 dominoes, 12 rounds, and kingdoms of seven by seven.
web-learn-rules-dynasty = Three games in a row, with the kings drawn anew for each. The highest sum of points wins; equal sums share the victory.
web-learn-rules-editions = The two editions
web-learn-rules-editions-1 = Rulebooks from different years and in different languages disagree here and there. This game has two editions, which differ in two things.
web-learn-rules-editions-three = Three players
web-learn-rules-editions-three-about = Classic: 36 dominoes drawn at random, in lines of three. Revised: all 48 in lines of four; once the three players have chosen, the fourth domino goes back to the box.
web-learn-rules-editions-ties = Ties
web-learn-rules-editions-ties-about = Classic: after the largest territory the crowns of the whole kingdom decide; only then is the victory shared. Revised: it is shared right after the largest territory.
web-learn-rules-editions-same = The same in both
web-learn-rules-editions-same-about = The numbers in the draw pile stay hidden, a king is placed by its owner, Harmony asks for a full grid, and the Middle Kingdom for a castle in the centre of what was built.
