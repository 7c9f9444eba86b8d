CREATE FUNCTION public.add_result() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF NEW.counted THEN INSERT INTO result_sums (guest, players, variant, level, hinted, games, won, points, harmony, middle_kingdom, wheat, forest, lake, meadow, swamp, mine) VALUES (NEW.guest, NEW.players, NEW.variant, NEW.level, NEW.hints > 0, 1, NEW.won, NEW.points, NEW.harmony, NEW.middle_kingdom, NEW.wheat, NEW.forest, NEW.lake, NEW.meadow, NEW.swamp, NEW.mine) ON CONFLICT (guest, players, variant, level, hinted) DO UPDATE SET games = result_sums.games + excluded.games, won = result_sums.won + excluded.won, points = result_sums.points + excluded.points, harmony = result_sums.harmony + excluded.harmony, middle_kingdom = result_sums.middle_kingdom + excluded.middle_kingdom, wheat = result_sums.wheat + excluded.wheat, forest = result_sums.forest + excluded.forest, lake = result_sums.lake + excluded.lake, meadow = result_sums.meadow + excluded.meadow, swamp = result_sums.swamp + excluded.swamp, mine = result_sums.mine + excluded.mine; END IF; RETURN NULL; END $$;
CREATE FUNCTION public.take_result() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF OLD.counted THEN UPDATE result_sums SET games = games - 1, won = won - OLD.won, points = points - OLD.points, harmony = harmony - OLD.harmony, middle_kingdom = middle_kingdom - OLD.middle_kingdom, wheat = wheat - OLD.wheat, forest = forest - OLD.forest, lake = lake - OLD.lake, meadow = meadow - OLD.meadow, swamp = swamp - OLD.swamp, mine = mine - OLD.mine WHERE guest = OLD.guest AND players = OLD.players AND variant = OLD.variant AND level = OLD.level AND hinted = (OLD.hints > 0); DELETE FROM result_sums WHERE games = 0 AND guest = OLD.guest AND players = OLD.players AND variant = OLD.variant AND level = OLD.level AND hinted = (OLD.hints > 0); END IF; RETURN NULL; END $$;
CREATE TABLE public.alembic_version (
    version_num character varying(32) NOT NULL
);
CREATE UNLOGGED TABLE public.alive (
    name text NOT NULL,
    job_version integer,
    seen timestamp with time zone NOT NULL
);
CREATE TABLE public.challenge_kings (
    day text NOT NULL,
    points integer NOT NULL,
    place integer NOT NULL
);
CREATE TABLE public.challenges (
    guest bigint NOT NULL,
    day text NOT NULL,
    "table" text NOT NULL,
    counted boolean NOT NULL,
    begun bigint NOT NULL,
    game text,
    points integer,
    place integer
);
CREATE TABLE public.closed_tables (
    "table" text NOT NULL
);
CREATE TABLE public.entries (
    "table" text NOT NULL,
    number integer NOT NULL,
    at bigint NOT NULL,
    events text NOT NULL
);
CREATE TABLE public.games (
    game text NOT NULL,
    "table" text NOT NULL,
    number integer NOT NULL,
    rules text NOT NULL,
    players text NOT NULL,
    guests text NOT NULL,
    points text NOT NULL,
    places text NOT NULL,
    record text NOT NULL,
    ended bigint NOT NULL
);
CREATE TABLE public.games_guests (
    guest bigint NOT NULL,
    ended bigint NOT NULL,
    game text NOT NULL
);
CREATE TABLE public.guests (
    number bigint NOT NULL,
    name text NOT NULL,
    language text NOT NULL,
    created bigint NOT NULL
);
ALTER TABLE public.guests ALTER COLUMN number ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.guests_number_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.hidden (
    game text NOT NULL,
    "table" text NOT NULL,
    rules text NOT NULL,
    seed text,
    salt text,
    deck text NOT NULL,
    kings text NOT NULL
);
CREATE UNLOGGED TABLE public.jobs (
    number bigint NOT NULL,
    version integer NOT NULL,
    name text NOT NULL,
    queue text NOT NULL,
    rank integer NOT NULL,
    guest bigint NOT NULL,
    job text NOT NULL,
    asked_until timestamp with time zone NOT NULL,
    worker text,
    takes integer DEFAULT 0 NOT NULL,
    claimed_until timestamp with time zone DEFAULT '-infinity'::timestamp with time zone NOT NULL,
    answer text,
    kept_until timestamp with time zone
);
ALTER TABLE public.jobs ALTER COLUMN number ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.jobs_number_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.links (
    hash bytea NOT NULL,
    guest bigint NOT NULL,
    expires bigint NOT NULL
);
CREATE UNLOGGED TABLE public.presence (
    "table" text NOT NULL,
    server text NOT NULL,
    people text NOT NULL,
    watchers integer NOT NULL
);
CREATE TABLE public.result_sums (
    guest bigint NOT NULL,
    players integer NOT NULL,
    variant text NOT NULL,
    level text NOT NULL,
    hinted boolean NOT NULL,
    games integer NOT NULL,
    won bigint NOT NULL,
    points bigint NOT NULL,
    harmony bigint NOT NULL,
    middle_kingdom bigint NOT NULL,
    wheat bigint NOT NULL,
    forest bigint NOT NULL,
    lake bigint NOT NULL,
    meadow bigint NOT NULL,
    swamp bigint NOT NULL,
    mine bigint NOT NULL
);
CREATE TABLE public.results (
    guest bigint NOT NULL,
    ended bigint NOT NULL,
    game text NOT NULL,
    counted boolean NOT NULL,
    players integer NOT NULL,
    variant text NOT NULL,
    level text NOT NULL,
    hints integer NOT NULL,
    seat integer NOT NULL,
    points integer NOT NULL,
    place integer NOT NULL,
    won integer NOT NULL,
    harmony integer NOT NULL,
    middle_kingdom integer NOT NULL,
    wheat integer NOT NULL,
    forest integer NOT NULL,
    lake integer NOT NULL,
    meadow integer NOT NULL,
    swamp integer NOT NULL,
    mine integer NOT NULL
);
CREATE TABLE public.review_askers (
    review text NOT NULL,
    guest bigint NOT NULL
);
CREATE TABLE public.review_figures (
    game text NOT NULL,
    seat integer NOT NULL,
    moves integer NOT NULL,
    accuracy double precision NOT NULL,
    luck double precision NOT NULL
);
CREATE TABLE public.review_steps (
    review text NOT NULL,
    number integer NOT NULL,
    step text NOT NULL,
    alternatives text NOT NULL
);
CREATE TABLE public.reviews (
    key text NOT NULL,
    game text,
    record text NOT NULL,
    made_by text NOT NULL,
    playouts integer NOT NULL,
    start text,
    done integer NOT NULL,
    total integer NOT NULL,
    failure text,
    queued bigint NOT NULL,
    used bigint NOT NULL,
    server text,
    claimed_until bigint NOT NULL
);
CREATE TABLE public.seats (
    "table" text NOT NULL,
    guest bigint NOT NULL,
    sits boolean NOT NULL
);
CREATE TABLE public.secrets (
    guest bigint NOT NULL,
    hash bytea NOT NULL,
    expires bigint NOT NULL
);
CREATE TABLE public.snapshots (
    "table" text NOT NULL,
    version integer NOT NULL,
    format integer NOT NULL,
    state text NOT NULL
);
CREATE TABLE public.tables (
    code text NOT NULL,
    version integer NOT NULL,
    stage text NOT NULL,
    rules text NOT NULL,
    dynasty boolean NOT NULL,
    listed boolean NOT NULL,
    clock text,
    host bigint NOT NULL,
    seats text NOT NULL,
    guests text NOT NULL,
    open_seats integer NOT NULL,
    to_act text NOT NULL,
    created bigint NOT NULL,
    updated bigint NOT NULL
)
WITH (fillfactor='70');
CREATE TABLE public.up (
    server text NOT NULL,
    started bigint NOT NULL,
    seen bigint NOT NULL
);
INSERT INTO public.alembic_version VALUES ('0008');
INSERT INTO public.challenges VALUES (1, '2026-11-19', 'NOZ5S', true, 1795125399497, NULL, NULL, NULL);
INSERT INTO public.entries VALUES ('S2NQ5', 1, 1795125353526, '{"v":2,"events":[{"type":"created","rules":"3 revised harmony","dynasty":false,"listed":false,"clock":null,"fixed_deck":false,"host":1},{"type":"sat","seat":0,"guest":1,"name":"Anna"},{"type":"bot_sat","seat":2,"level":"page"}]}');
INSERT INTO public.entries VALUES ('S2NQ5', 2, 1795125353655, '{"v":2,"events":[{"type":"sat","seat":1,"guest":2,"name":"Boris"}]}');
INSERT INTO public.entries VALUES ('S2NQ5', 3, 1795125353775, '{"v":2,"events":[{"type":"bot_sat","seat":2,"level":"squire"}]}');
INSERT INTO public.entries VALUES ('S2NQ5', 4, 1795125353804, '{"v":2,"events":[{"type":"stood","seat":2}]}');
INSERT INTO public.entries VALUES ('S2NQ5', 5, 1795125353832, '{"v":2,"events":[{"type":"configured","rules":"4 classic middle-kingdom","dynasty":false,"listed":true,"clock":{"kind":"bank","seconds":600,"increment":5}}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 1, 1795125353879, '{"v":2,"events":[{"type":"created","rules":"2 classic","dynasty":false,"listed":false,"clock":null,"fixed_deck":false,"host":1},{"type":"sat","seat":0,"guest":1,"name":"Anna"},{"type":"bot_sat","seat":1,"level":"page"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 2, 1795125353952, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"squire"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 3, 1795125353987, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"page"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 4, 1795125354006, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"squire"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 5, 1795125354025, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"page"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 6, 1795125354063, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"squire"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 7, 1795125354089, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"page"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 8, 1795125354104, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"squire"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 9, 1795125354125, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"page"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 10, 1795125354148, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"squire"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 11, 1795125354169, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"page"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 12, 1795125354184, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"squire"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 13, 1795125354202, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"page"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 14, 1795125354211, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"squire"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 15, 1795125354234, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"page"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 16, 1795125354254, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"squire"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 17, 1795125354284, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"page"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 18, 1795125354307, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"squire"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 19, 1795125354314, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"page"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 20, 1795125354342, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"squire"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 21, 1795125354395, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"page"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 22, 1795125354415, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"squire"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 23, 1795125354450, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"page"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 24, 1795125354490, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"squire"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 25, 1795125354530, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"page"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 26, 1795125354582, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"squire"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 27, 1795125354611, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"page"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 28, 1795125354651, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"squire"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 29, 1795125354727, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"page"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 30, 1795125354786, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"squire"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 31, 1795125354835, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"page"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 32, 1795125354861, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"squire"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 33, 1795125354966, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"page"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 34, 1795125355004, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"squire"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 35, 1795125355026, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"page"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 36, 1795125355041, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"squire"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 37, 1795125355072, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"page"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 38, 1795125355183, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"squire"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 39, 1795125355227, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"page"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 40, 1795125355335, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"squire"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 41, 1795125355398, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"page"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 42, 1795125355406, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"squire"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 43, 1795125355439, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"page"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 44, 1795125355474, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"squire"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 45, 1795125355496, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"page"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 46, 1795125355541, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"squire"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 47, 1795125355563, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"page"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 48, 1795125355602, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"squire"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 49, 1795125355650, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"page"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 50, 1795125355663, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"squire"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 51, 1795125355686, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"page"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 52, 1795125355705, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"squire"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 53, 1795125355731, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"page"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 54, 1795125355802, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"squire"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 55, 1795125355863, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"page"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 56, 1795125355893, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"squire"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 57, 1795125355938, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"page"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 58, 1795125355958, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"squire"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 59, 1795125355994, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"page"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 60, 1795125356030, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"squire"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 61, 1795125356074, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"page"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 62, 1795125356087, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"squire"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 63, 1795125356105, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"page"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 64, 1795125356123, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"squire"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 65, 1795125356153, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"page"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 66, 1795125356178, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"squire"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 67, 1795125356214, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"page"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 68, 1795125356227, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"squire"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 69, 1795125356242, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"page"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 70, 1795125356257, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"squire"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 71, 1795125356274, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"page"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 72, 1795125356286, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"squire"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 73, 1795125356422, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"page"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 74, 1795125356441, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"squire"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 75, 1795125356489, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"page"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 76, 1795125356555, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"squire"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 77, 1795125356570, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"page"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 78, 1795125356589, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"squire"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 79, 1795125356603, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"page"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 80, 1795125356630, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"squire"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 81, 1795125356663, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"page"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 82, 1795125356706, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"squire"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 83, 1795125356751, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"page"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 84, 1795125356765, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"squire"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 85, 1795125356786, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"page"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 86, 1795125356798, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"squire"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 87, 1795125356835, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"page"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 88, 1795125356873, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"squire"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 89, 1795125356875, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"page"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 90, 1795125356877, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"squire"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 91, 1795125356879, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"page"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 92, 1795125356890, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"squire"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 93, 1795125357126, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"page"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 94, 1795125357208, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"squire"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 95, 1795125357231, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"page"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 96, 1795125357279, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"squire"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 97, 1795125357354, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"page"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 98, 1795125357516, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"squire"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 99, 1795125357548, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"page"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 100, 1795125357585, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"squire"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 101, 1795125357608, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"page"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 102, 1795125357645, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"squire"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 103, 1795125357664, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"page"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 104, 1795125357730, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"squire"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 105, 1795125357796, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"page"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 106, 1795125357875, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"squire"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 107, 1795125357902, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"page"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 108, 1795125357950, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"squire"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 109, 1795125357996, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"page"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 110, 1795125358008, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"squire"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 111, 1795125358034, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"page"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 112, 1795125358058, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"squire"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 113, 1795125358086, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"page"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 114, 1795125358102, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"squire"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 115, 1795125358128, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"page"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 116, 1795125358146, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"squire"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 117, 1795125358188, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"page"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 118, 1795125358238, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"squire"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 119, 1795125358250, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"page"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 120, 1795125358302, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"squire"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 121, 1795125358354, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"page"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 122, 1795125358369, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"squire"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 123, 1795125358407, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"page"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 124, 1795125358434, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"squire"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 125, 1795125358439, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"page"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 126, 1795125358465, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"squire"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 127, 1795125358508, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"page"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 128, 1795125358512, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"squire"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 129, 1795125358518, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"page"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 130, 1795125358532, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"squire"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 131, 1795125358559, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"page"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 132, 1795125358574, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"squire"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 133, 1795125358621, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"page"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 134, 1795125358640, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"squire"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 135, 1795125358652, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"page"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 136, 1795125358688, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"squire"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 137, 1795125358722, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"page"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 138, 1795125358778, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"squire"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 139, 1795125358798, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"page"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 140, 1795125358834, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"squire"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 141, 1795125358894, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"page"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 142, 1795125358925, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"squire"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 143, 1795125358955, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"page"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 144, 1795125358972, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"squire"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 145, 1795125359032, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"page"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 146, 1795125359039, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"squire"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 147, 1795125359047, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"page"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 148, 1795125359086, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"squire"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 149, 1795125359109, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"page"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 150, 1795125359117, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"squire"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 151, 1795125359146, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"page"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 152, 1795125359176, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"squire"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 153, 1795125359190, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"page"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 154, 1795125359214, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"squire"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 155, 1795125359235, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"page"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 156, 1795125359287, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"squire"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 157, 1795125359326, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"page"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 158, 1795125359371, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"squire"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 159, 1795125359410, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"page"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 160, 1795125359436, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"squire"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 161, 1795125359470, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"page"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 162, 1795125359513, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"squire"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 163, 1795125359547, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"page"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 164, 1795125359575, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"squire"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 165, 1795125359605, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"page"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 166, 1795125359672, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"squire"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 167, 1795125359711, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"page"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 168, 1795125359805, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"squire"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 169, 1795125359837, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"page"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 170, 1795125359874, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"squire"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 171, 1795125359902, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"page"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 172, 1795125359953, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"squire"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 173, 1795125359998, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"page"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 174, 1795125360038, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"squire"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 175, 1795125360098, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"page"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 176, 1795125360132, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"squire"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 177, 1795125360193, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"page"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 178, 1795125360208, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"squire"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 179, 1795125360243, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"page"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 180, 1795125360266, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"squire"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 181, 1795125360413, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"page"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 182, 1795125360458, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"squire"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 183, 1795125360475, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"page"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 184, 1795125360527, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"squire"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 185, 1795125360552, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"page"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 186, 1795125360582, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"squire"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 187, 1795125360619, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"page"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 188, 1795125360638, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"squire"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 189, 1795125360672, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"page"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 190, 1795125360711, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"squire"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 191, 1795125360778, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"page"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 192, 1795125360802, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"squire"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 193, 1795125360820, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"page"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 194, 1795125360938, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"squire"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 195, 1795125360960, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"page"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 196, 1795125361014, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"squire"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 197, 1795125361034, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"page"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 198, 1795125361060, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"squire"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 199, 1795125361098, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"page"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 200, 1795125361126, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"squire"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 201, 1795125361170, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"page"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 202, 1795125361218, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"squire"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 203, 1795125361227, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"page"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 204, 1795125361261, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"squire"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 205, 1795125361282, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"page"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 206, 1795125361320, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"squire"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 207, 1795125361346, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"page"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 208, 1795125361390, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"squire"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 209, 1795125361418, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"page"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 210, 1795125361455, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"squire"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 211, 1795125361488, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"page"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 212, 1795125361522, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"squire"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 213, 1795125361532, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"page"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 214, 1795125361562, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"squire"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 215, 1795125361593, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"page"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 216, 1795125361615, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"squire"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 217, 1795125361648, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"page"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 218, 1795125361672, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"squire"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 219, 1795125361706, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"page"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 220, 1795125361744, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"squire"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 221, 1795125361765, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"page"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 222, 1795125361801, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"squire"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 223, 1795125361812, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"page"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 224, 1795125361843, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"squire"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 225, 1795125361862, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"page"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 226, 1795125361886, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"squire"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 227, 1795125361902, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"page"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 228, 1795125361920, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"squire"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 229, 1795125361975, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"page"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 230, 1795125361986, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"squire"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 231, 1795125362018, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"page"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 232, 1795125362033, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"squire"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 233, 1795125362056, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"page"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 234, 1795125362068, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"squire"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 235, 1795125362103, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"page"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 236, 1795125362114, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"squire"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 237, 1795125362147, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"page"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 238, 1795125362203, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"squire"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 239, 1795125362337, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"page"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 240, 1795125362418, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"squire"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 241, 1795125362440, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"page"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 242, 1795125362479, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"squire"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 243, 1795125362503, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"page"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 244, 1795125362518, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"squire"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 245, 1795125362540, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"page"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 246, 1795125362563, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"squire"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 247, 1795125362594, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"page"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 248, 1795125362608, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"squire"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 249, 1795125362638, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"page"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 250, 1795125362670, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"squire"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 251, 1795125362694, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"page"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 252, 1795125362722, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"squire"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 253, 1795125362734, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"page"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 254, 1795125362762, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"squire"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 255, 1795125362779, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"page"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 256, 1795125362790, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"squire"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 257, 1795125362813, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"page"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 258, 1795125362834, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"squire"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 259, 1795125362891, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"page"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 260, 1795125362934, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"squire"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 261, 1795125362971, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"page"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 262, 1795125362987, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"squire"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 263, 1795125362995, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"page"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 264, 1795125363032, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"squire"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 265, 1795125363074, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"page"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 266, 1795125363076, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"squire"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 267, 1795125363112, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"page"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 268, 1795125363130, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"squire"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 269, 1795125363150, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"page"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 270, 1795125363174, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"squire"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 271, 1795125363191, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"page"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 272, 1795125363219, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"squire"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 273, 1795125363251, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"page"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 274, 1795125363270, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"squire"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 275, 1795125363356, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"page"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 276, 1795125363372, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"squire"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 277, 1795125363403, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"page"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 278, 1795125363416, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"squire"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 279, 1795125363434, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"page"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 280, 1795125363484, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"squire"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 281, 1795125363529, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"page"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 282, 1795125363562, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"squire"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 283, 1795125363602, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"page"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 284, 1795125363647, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"squire"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 285, 1795125363666, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"page"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 286, 1795125363713, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"squire"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 287, 1795125363742, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"page"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 288, 1795125363794, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"squire"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 289, 1795125363854, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"page"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 290, 1795125363914, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"squire"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 291, 1795125363950, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"page"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 292, 1795125363979, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"squire"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 293, 1795125363993, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"page"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 294, 1795125364019, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"squire"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 295, 1795125364060, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"page"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 296, 1795125364103, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"squire"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 297, 1795125364114, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"page"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 298, 1795125364138, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"squire"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 299, 1795125364166, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"page"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 300, 1795125364190, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"squire"}]}');
INSERT INTO public.entries VALUES ('8Z4DO', 301, 1795125364203, '{"v":2,"events":[{"type":"bot_sat","seat":1,"level":"page"}]}');
INSERT INTO public.entries VALUES ('CP38P', 1, 1795125364255, '{"v":2,"events":[{"type":"created","rules":"2 classic","dynasty":false,"listed":false,"clock":null,"fixed_deck":false,"host":1},{"type":"sat","seat":0,"guest":1,"name":"Anna"}]}');
INSERT INTO public.entries VALUES ('CP38P', 2, 1795125364350, '{"v":2,"events":[{"type":"sat","seat":1,"guest":2,"name":"Boris"}]}');
INSERT INTO public.entries VALUES ('CP38P', 3, 1795125364366, '{"v":2,"events":[{"type":"stood","seat":0},{"type":"host_passed","guest":2}]}');
INSERT INTO public.entries VALUES ('JR3NA', 1, 1795125364406, '{"v":2,"events":[{"type":"created","rules":"2 revised mighty-duel harmony middle-kingdom","dynasty":false,"listed":false,"clock":null,"fixed_deck":false,"host":1},{"type":"sat","seat":0,"guest":1,"name":"Anna"}]}');
INSERT INTO public.entries VALUES ('JR3NA', 2, 1795125364537, '{"v":2,"events":[{"type":"sat","seat":1,"guest":2,"name":"Boris"}]}');
INSERT INTO public.entries VALUES ('JR3NA', 3, 1795125364555, '{"v":2,"before":{"rules":"2 revised mighty-duel harmony middle-kingdom","created":1795125364406,"dynasty":false,"listed":false,"fixed_deck":false,"hints":null,"clock":null,"host":1,"seats":[{"seat":0,"kind":"person","name":"Anna","guest":1,"level":null,"stand_in":null,"timeouts":0,"face":null},{"seat":1,"kind":"person","name":"Boris","guest":2,"level":null,"stand_in":null,"timeouts":0,"face":null}],"points":[],"start":null,"challenge":null},"events":[{"type":"began","game":"JR3NA-1","number":1,"commitment":"4803a98c2bc006d68c202e872d2be87b60185a8a293f284cba6d7db28d805d87","chance":["kings 0 1 1 0","deal 4 24 33 37"]}]}');
INSERT INTO public.entries VALUES ('JR3NA', 4, 1795125364572, '{"v":2,"events":[{"type":"moved","seat":0,"move":"=4","by":"person","chance":[],"points":0,"spent":17}]}');
INSERT INTO public.entries VALUES ('JR3NA', 5, 1795125364582, '{"v":2,"events":[{"type":"moved","seat":1,"move":"=24","by":"person","chance":[],"points":0,"spent":10}]}');
INSERT INTO public.entries VALUES ('JR3NA', 6, 1795125364586, '{"v":2,"events":[{"type":"moved","seat":1,"move":"=33","by":"person","chance":[],"points":0,"spent":4}]}');
INSERT INTO public.entries VALUES ('JR3NA', 7, 1795125364607, '{"v":2,"events":[{"type":"moved","seat":0,"move":"=37","by":"person","chance":["deal 22 27 30 43"],"points":0,"spent":20}]}');
INSERT INTO public.entries VALUES ('JR3NA', 8, 1795125364625, '{"v":2,"events":[{"type":"moved","seat":0,"move":"4@g5n","by":"person","chance":[],"points":0,"spent":18}]}');
INSERT INTO public.entries VALUES ('JR3NA', 9, 1795125364634, '{"v":2,"events":[{"type":"moved","seat":0,"move":"=22","by":"person","chance":[],"points":0,"spent":9}]}');
INSERT INTO public.entries VALUES ('JR3NA', 10, 1795125364658, '{"v":2,"events":[{"type":"moved","seat":1,"move":"24@g5n","by":"person","chance":[],"points":1,"spent":24}]}');
INSERT INTO public.entries VALUES ('JR3NA', 11, 1795125364666, '{"v":2,"events":[{"type":"moved","seat":1,"move":"=27","by":"person","chance":[],"points":1,"spent":8}]}');
INSERT INTO public.entries VALUES ('JR3NA', 12, 1795125364675, '{"v":2,"events":[{"type":"moved","seat":1,"move":"33@g3n","by":"person","chance":[],"points":3,"spent":9}]}');
INSERT INTO public.entries VALUES ('JR3NA', 13, 1795125364683, '{"v":2,"events":[{"type":"moved","seat":1,"move":"=30","by":"person","chance":[],"points":3,"spent":8}]}');
INSERT INTO public.entries VALUES ('JR3NA', 14, 1795125364710, '{"v":2,"events":[{"type":"moved","seat":0,"move":"37@f6n","by":"person","chance":[],"points":1,"spent":27}]}');
INSERT INTO public.entries VALUES ('JR3NA', 15, 1795125364730, '{"v":2,"events":[{"type":"moved","seat":0,"move":"=43","by":"person","chance":["deal 6 12 39 40"],"points":1,"spent":20}]}');
INSERT INTO public.entries VALUES ('JR3NA', 16, 1795125364751, '{"v":2,"events":[{"type":"moved","seat":0,"move":"22@h6n","by":"person","chance":[],"points":2,"spent":20}]}');
INSERT INTO public.entries VALUES ('JR3NA', 17, 1795125364762, '{"v":2,"events":[{"type":"moved","seat":0,"move":"=6","by":"person","chance":[],"points":2,"spent":11}]}');
INSERT INTO public.entries VALUES ('JR3NA', 18, 1795125364780, '{"v":2,"events":[{"type":"moved","seat":1,"move":"27@f4n","by":"person","chance":[],"points":7,"spent":17}]}');
INSERT INTO public.entries VALUES ('JR3NA', 19, 1795125364790, '{"v":2,"events":[{"type":"moved","seat":1,"move":"=12","by":"person","chance":[],"points":7,"spent":10}]}');
INSERT INTO public.entries VALUES ('JR3NA', 20, 1795125364802, '{"v":2,"events":[{"type":"moved","seat":1,"move":"30@g2e","by":"person","chance":[],"points":10,"spent":12}]}');
INSERT INTO public.entries VALUES ('OUX7Z', 11, 1795125369962, '{"v":2,"events":[{"type":"moved","seat":0,"move":"=14","by":"person","chance":[],"points":1,"spent":8}]}');
INSERT INTO public.entries VALUES ('QRMT8', 1, 1795125364816, '{"v":2,"events":[{"type":"created","rules":"4 classic harmony","dynasty":false,"listed":false,"clock":null,"fixed_deck":false,"host":1},{"type":"sat","seat":0,"guest":1,"name":"Anna"},{"type":"bot_sat","seat":1,"level":"page"},{"type":"bot_sat","seat":2,"level":"page"},{"type":"bot_sat","seat":3,"level":"page"}]}');
INSERT INTO public.entries VALUES ('QRMT8', 2, 1795125364852, '{"v":2,"before":{"rules":"4 classic harmony","created":1795125364816,"dynasty":false,"listed":false,"fixed_deck":false,"hints":null,"clock":null,"host":1,"seats":[{"seat":0,"kind":"person","name":"Anna","guest":1,"level":null,"stand_in":null,"timeouts":0,"face":null},{"seat":1,"kind":"bot","name":null,"guest":null,"level":"page","stand_in":null,"timeouts":0,"face":"goose-herd"},{"seat":2,"kind":"bot","name":null,"guest":null,"level":"page","stand_in":null,"timeouts":0,"face":"kitchen-hand"},{"seat":3,"kind":"bot","name":null,"guest":null,"level":"page","stand_in":null,"timeouts":0,"face":"bell-ringer"}],"points":[],"start":null,"challenge":null},"events":[{"type":"began","game":"QRMT8-1","number":1,"commitment":"761ca847c2f774b1c8634863f7cc35b7ed3a45a5af3f815dfdaa32fbe191b003","chance":["kings 2 0 1 3","deal 2 23 32 36"]}]}');
INSERT INTO public.entries VALUES ('QRMT8', 3, 1795125368554, '{"v":2,"events":[{"type":"moved","seat":2,"move":"=36","by":"bot","chance":[],"points":0,"spent":3701}]}');
INSERT INTO public.entries VALUES ('QRMT8', 4, 1795125368561, '{"v":2,"events":[{"type":"moved","seat":0,"move":"=2","by":"person","chance":[],"points":0,"spent":7}]}');
INSERT INTO public.entries VALUES ('QRMT8', 5, 1795125368706, '{"v":2,"events":[{"type":"moved","seat":1,"move":"=23","by":"bot","chance":[],"points":0,"spent":145}]}');
INSERT INTO public.entries VALUES ('QRMT8', 6, 1795125368740, '{"v":2,"events":[{"type":"moved","seat":3,"move":"=32","by":"bot","chance":["deal 24 26 39 40"],"points":0,"spent":34}]}');
INSERT INTO public.entries VALUES ('QRMT8', 7, 1795125368802, '{"v":2,"events":[{"type":"moved","seat":0,"move":"2@g5n","by":"person","chance":[],"points":0,"spent":62}]}');
INSERT INTO public.entries VALUES ('QRMT8', 8, 1795125368850, '{"v":2,"events":[{"type":"moved","seat":0,"move":"=24","by":"person","chance":[],"points":0,"spent":48}]}');
INSERT INTO public.entries VALUES ('QRMT8', 9, 1795125368879, '{"v":2,"events":[{"type":"moved","seat":1,"move":"23@h7s","by":"bot","chance":[],"points":1,"spent":29}]}');
INSERT INTO public.entries VALUES ('QRMT8', 10, 1795125368911, '{"v":2,"events":[{"type":"moved","seat":1,"move":"=26","by":"bot","chance":[],"points":1,"spent":32}]}');
INSERT INTO public.entries VALUES ('QRMT8', 11, 1795125368973, '{"v":2,"events":[{"type":"moved","seat":3,"move":"32@f8e","by":"bot","chance":[],"points":1,"spent":61}]}');
INSERT INTO public.entries VALUES ('QRMT8', 12, 1795125368991, '{"v":2,"events":[{"type":"moved","seat":3,"move":"=40","by":"bot","chance":[],"points":1,"spent":18}]}');
INSERT INTO public.entries VALUES ('QRMT8', 13, 1795125369005, '{"v":2,"events":[{"type":"moved","seat":2,"move":"36@g9s","by":"bot","chance":[],"points":1,"spent":14}]}');
INSERT INTO public.entries VALUES ('QRMT8', 14, 1795125369064, '{"v":2,"events":[{"type":"moved","seat":2,"move":"=39","by":"bot","chance":["deal 7 14 37 38"],"points":1,"spent":59}]}');
INSERT INTO public.entries VALUES ('QRMT8', 15, 1795125369077, '{"v":2,"events":[{"type":"moved","seat":0,"move":"24@g3n","by":"person","chance":[],"points":1,"spent":13}]}');
INSERT INTO public.entries VALUES ('RQF5A', 1, 1795125369095, '{"v":2,"events":[{"type":"created","rules":"2 classic","dynasty":false,"listed":false,"clock":null,"fixed_deck":true,"host":1},{"type":"sat","seat":0,"guest":1,"name":"Anna"}]}');
INSERT INTO public.entries VALUES ('RQF5A', 2, 1795125369172, '{"v":2,"events":[{"type":"sat","seat":1,"guest":2,"name":"Boris"}]}');
INSERT INTO public.entries VALUES ('RQF5A', 3, 1795125369252, '{"v":2,"before":{"rules":"2 classic","created":1795125369095,"dynasty":false,"listed":false,"fixed_deck":true,"hints":null,"clock":null,"host":1,"seats":[{"seat":0,"kind":"person","name":"Anna","guest":1,"level":null,"stand_in":null,"timeouts":0,"face":null},{"seat":1,"kind":"person","name":"Boris","guest":2,"level":null,"stand_in":null,"timeouts":0,"face":null}],"points":[],"start":null,"challenge":null},"events":[{"type":"began","game":"RQF5A-1","number":1,"commitment":"414ee56ceb8f6a231ba345933c0b32881f509c2279b3398df43932e86e0d0276","chance":["kings 0 1 1 0","deal 17 23 40 45"]}]}');
INSERT INTO public.entries VALUES ('RQF5A', 4, 1795125369328, '{"v":2,"events":[{"type":"moved","seat":0,"move":"=17","by":"person","chance":[],"points":0,"spent":76}]}');
INSERT INTO public.entries VALUES ('RQF5A', 5, 1795125369335, '{"v":2,"events":[{"type":"moved","seat":1,"move":"=23","by":"person","chance":[],"points":0,"spent":7}]}');
INSERT INTO public.entries VALUES ('RQF5A', 6, 1795125369358, '{"v":2,"events":[{"type":"moved","seat":1,"move":"=40","by":"person","chance":[],"points":0,"spent":23}]}');
INSERT INTO public.entries VALUES ('RQF5A', 7, 1795125369369, '{"v":2,"events":[{"type":"moved","seat":0,"move":"=45","by":"person","chance":["deal 2 30 34 42"],"points":0,"spent":11}]}');
INSERT INTO public.entries VALUES ('RQF5A', 8, 1795125369402, '{"v":2,"events":[{"type":"moved","seat":0,"move":"17@g5n","by":"person","chance":[],"points":0,"spent":32}]}');
INSERT INTO public.entries VALUES ('RQF5A', 9, 1795125369425, '{"v":2,"events":[{"type":"moved","seat":0,"move":"=2","by":"person","chance":[],"points":0,"spent":23}]}');
INSERT INTO public.entries VALUES ('RQF5A', 10, 1795125369450, '{"v":2,"events":[{"type":"moved","seat":1,"move":"23@g5n","by":"person","chance":[],"points":1,"spent":25}]}');
INSERT INTO public.entries VALUES ('RQF5A', 11, 1795125369481, '{"v":2,"events":[{"type":"moved","seat":1,"move":"=30","by":"person","chance":[],"points":1,"spent":31}]}');
INSERT INTO public.entries VALUES ('RQF5A', 12, 1795125369510, '{"v":2,"events":[{"type":"moved","seat":1,"move":"40@g3n","by":"person","chance":[],"points":3,"spent":29}]}');
INSERT INTO public.entries VALUES ('OUX7Z', 1, 1795125369572, '{"v":2,"events":[{"type":"created","rules":"2 classic","dynasty":false,"listed":false,"clock":null,"fixed_deck":false,"host":1},{"type":"sat","seat":0,"guest":1,"name":"Anna"}]}');
INSERT INTO public.entries VALUES ('OUX7Z', 2, 1795125369747, '{"v":2,"events":[{"type":"sat","seat":1,"guest":2,"name":"Boris"}]}');
INSERT INTO public.entries VALUES ('OUX7Z', 3, 1795125369785, '{"v":2,"before":{"rules":"2 classic","created":1795125369572,"dynasty":false,"listed":false,"fixed_deck":false,"hints":null,"clock":null,"host":1,"seats":[{"seat":0,"kind":"person","name":"Anna","guest":1,"level":null,"stand_in":null,"timeouts":0,"face":null},{"seat":1,"kind":"person","name":"Boris","guest":2,"level":null,"stand_in":null,"timeouts":0,"face":null}],"points":[],"start":null,"challenge":null},"events":[{"type":"began","game":"OUX7Z-1","number":1,"commitment":"c6541fc3ed98530f52e0372804489bdde6a3e31db113d4786ca4404fac6c4e5f","chance":["kings 1 0 0 1","deal 1 24 29 48"]}]}');
INSERT INTO public.entries VALUES ('OUX7Z', 4, 1795125369839, '{"v":2,"events":[{"type":"moved","seat":1,"move":"=1","by":"person","chance":[],"points":0,"spent":54}]}');
INSERT INTO public.entries VALUES ('OUX7Z', 5, 1795125369863, '{"v":2,"events":[{"type":"moved","seat":0,"move":"=24","by":"person","chance":[],"points":0,"spent":24}]}');
INSERT INTO public.entries VALUES ('OUX7Z', 6, 1795125369883, '{"v":2,"events":[{"type":"moved","seat":0,"move":"=29","by":"person","chance":[],"points":0,"spent":20}]}');
INSERT INTO public.entries VALUES ('OUX7Z', 7, 1795125369894, '{"v":2,"events":[{"type":"moved","seat":1,"move":"=48","by":"person","chance":["deal 7 14 36 39"],"points":0,"spent":11}]}');
INSERT INTO public.entries VALUES ('OUX7Z', 8, 1795125369918, '{"v":2,"events":[{"type":"moved","seat":1,"move":"1@g5n","by":"person","chance":[],"points":0,"spent":24}]}');
INSERT INTO public.entries VALUES ('OUX7Z', 9, 1795125369936, '{"v":2,"events":[{"type":"moved","seat":1,"move":"=7","by":"person","chance":[],"points":0,"spent":18}]}');
INSERT INTO public.entries VALUES ('OUX7Z', 10, 1795125369954, '{"v":2,"events":[{"type":"moved","seat":0,"move":"24@g5n","by":"person","chance":[],"points":1,"spent":18}]}');
INSERT INTO public.entries VALUES ('OUX7Z', 12, 1795125369991, '{"v":2,"events":[{"type":"moved","seat":0,"move":"29@g4e","by":"person","chance":[],"points":4,"spent":29}]}');
INSERT INTO public.entries VALUES ('OUX7Z', 13, 1795125370015, '{"v":2,"events":[{"type":"moved","seat":0,"move":"=36","by":"person","chance":[],"points":4,"spent":24}]}');
INSERT INTO public.entries VALUES ('OUX7Z', 14, 1795125370054, '{"v":2,"events":[{"type":"moved","seat":1,"move":"48@g4e","by":"person","chance":[],"points":3,"spent":39}]}');
INSERT INTO public.entries VALUES ('OUX7Z', 15, 1795125370066, '{"v":2,"events":[{"type":"moved","seat":1,"move":"=39","by":"person","chance":["deal 18 27 28 47"],"points":3,"spent":12}]}');
INSERT INTO public.entries VALUES ('OUX7Z', 16, 1795125370082, '{"v":2,"events":[{"type":"moved","seat":1,"move":"7@f6n","by":"person","chance":[],"points":3,"spent":16}]}');
INSERT INTO public.entries VALUES ('OUX7Z', 17, 1795125370101, '{"v":2,"events":[{"type":"undone","seat":1,"count":1}]}');
INSERT INTO public.entries VALUES ('OUX7Z', 18, 1795125370141, '{"v":2,"events":[{"type":"moved","seat":1,"move":"7@f6n","by":"person","chance":[],"points":3,"spent":74}]}');
INSERT INTO public.entries VALUES ('OUX7Z', 19, 1795125370150, '{"v":2,"events":[{"type":"moved","seat":1,"move":"=18","by":"person","chance":[],"points":3,"spent":9}]}');
INSERT INTO public.entries VALUES ('OUX7Z', 20, 1795125370177, '{"v":2,"events":[{"type":"undo_requested","seat":1}]}');
INSERT INTO public.entries VALUES ('OUX7Z', 21, 1795125370206, '{"v":2,"events":[{"type":"undo_agreed","guest":1},{"type":"undone","seat":1,"count":1}]}');
INSERT INTO public.entries VALUES ('OUX7Z', 22, 1795125370229, '{"v":2,"events":[{"type":"moved","seat":1,"move":"=18","by":"person","chance":[],"points":3,"spent":32}]}');
INSERT INTO public.entries VALUES ('OUX7Z', 23, 1795125370233, '{"v":2,"events":[{"type":"undo_requested","seat":1}]}');
INSERT INTO public.entries VALUES ('OUX7Z', 24, 1795125370306, '{"v":2,"events":[{"type":"undo_declined","guest":1}]}');
INSERT INTO public.entries VALUES ('NWFZS', 1, 1795125370362, '{"v":2,"events":[{"type":"created","rules":"2 classic","dynasty":false,"listed":false,"clock":null,"fixed_deck":false,"host":1},{"type":"sat","seat":0,"guest":1,"name":"Anna"}]}');
INSERT INTO public.entries VALUES ('NWFZS', 2, 1795125370485, '{"v":2,"events":[{"type":"sat","seat":1,"guest":2,"name":"Boris"}]}');
INSERT INTO public.entries VALUES ('NWFZS', 3, 1795125370515, '{"v":2,"before":{"rules":"2 classic","created":1795125370362,"dynasty":false,"listed":false,"fixed_deck":false,"hints":null,"clock":null,"host":1,"seats":[{"seat":0,"kind":"person","name":"Anna","guest":1,"level":null,"stand_in":null,"timeouts":0,"face":null},{"seat":1,"kind":"person","name":"Boris","guest":2,"level":null,"stand_in":null,"timeouts":0,"face":null}],"points":[],"start":null,"challenge":null},"events":[{"type":"began","game":"NWFZS-1","number":1,"commitment":"aa8e5da5549ce879e47cb9c0f4d79a8a50e2316ed53814daf0237eed4bc61ed0","chance":["kings 1 0 0 1","deal 24 26 28 43"]}]}');
INSERT INTO public.entries VALUES ('NWFZS', 4, 1795125370570, '{"v":2,"events":[{"type":"moved","seat":1,"move":"=24","by":"person","chance":[],"points":0,"spent":55}]}');
INSERT INTO public.entries VALUES ('NWFZS', 5, 1795125370600, '{"v":2,"events":[{"type":"undo_requested","seat":1}]}');
INSERT INTO public.entries VALUES ('TD5NJ', 1, 1795125370654, '{"v":2,"events":[{"type":"created","rules":"2 classic","dynasty":false,"listed":false,"clock":{"kind":"bank","seconds":900,"increment":10},"fixed_deck":false,"host":1},{"type":"sat","seat":0,"guest":1,"name":"Anna"}]}');
INSERT INTO public.entries VALUES ('TD5NJ', 2, 1795125370680, '{"v":2,"events":[{"type":"sat","seat":1,"guest":2,"name":"Boris"}]}');
INSERT INTO public.entries VALUES ('TD5NJ', 3, 1795125370746, '{"v":2,"before":{"rules":"2 classic","created":1795125370654,"dynasty":false,"listed":false,"fixed_deck":false,"hints":null,"clock":{"kind":"bank","seconds":900,"increment":10},"host":1,"seats":[{"seat":0,"kind":"person","name":"Anna","guest":1,"level":null,"stand_in":null,"timeouts":0,"face":null},{"seat":1,"kind":"person","name":"Boris","guest":2,"level":null,"stand_in":null,"timeouts":0,"face":null}],"points":[],"start":null,"challenge":null},"events":[{"type":"began","game":"TD5NJ-1","number":1,"commitment":"a13fcb6a2f1ddb57d702c3ffbd0595413b5ff03d58c924dbf60218b42bc6b5f9","chance":["kings 1 0 0 1","deal 9 12 37 38"]}]}');
INSERT INTO public.entries VALUES ('TD5NJ', 4, 1795125370837, '{"v":2,"events":[{"type":"moved","seat":1,"move":"=9","by":"person","chance":[],"points":0,"spent":91}]}');
INSERT INTO public.entries VALUES ('TD5NJ', 5, 1795125370857, '{"v":2,"events":[{"type":"moved","seat":0,"move":"=12","by":"person","chance":[],"points":0,"spent":20}]}');
INSERT INTO public.entries VALUES ('TD5NJ', 6, 1795125370907, '{"v":2,"events":[{"type":"moved","seat":0,"move":"=37","by":"person","chance":[],"points":0,"spent":50}]}');
INSERT INTO public.entries VALUES ('TD5NJ', 7, 1795125370936, '{"v":2,"events":[{"type":"moved","seat":1,"move":"=38","by":"person","chance":["deal 3 4 29 41"],"points":0,"spent":29}]}');
INSERT INTO public.entries VALUES ('TD5NJ', 8, 1795125371062, '{"v":2,"events":[{"type":"moved","seat":1,"move":"9@g5n","by":"person","chance":[],"points":0,"spent":126}]}');
INSERT INTO public.entries VALUES ('TD5NJ', 9, 1795125371077, '{"v":2,"events":[{"type":"moved","seat":1,"move":"=3","by":"person","chance":[],"points":0,"spent":15}]}');
INSERT INTO public.entries VALUES ('TD5NJ', 10, 1795125371106, '{"v":2,"events":[{"type":"moved","seat":0,"move":"12@g5n","by":"person","chance":[],"points":0,"spent":28}]}');
INSERT INTO public.entries VALUES ('TD5NJ', 11, 1795125371149, '{"v":2,"events":[{"type":"moved","seat":0,"move":"=4","by":"person","chance":[],"points":0,"spent":43}]}');
INSERT INTO public.entries VALUES ('UX2NK', 1, 1795125371187, '{"v":2,"events":[{"type":"created","rules":"2 classic","dynasty":false,"listed":false,"clock":{"kind":"move","seconds":1,"increment":0},"fixed_deck":false,"host":1},{"type":"sat","seat":0,"guest":1,"name":"Anna"}]}');
INSERT INTO public.entries VALUES ('UX2NK', 2, 1795125371352, '{"v":2,"events":[{"type":"sat","seat":1,"guest":2,"name":"Boris"}]}');
INSERT INTO public.entries VALUES ('UX2NK', 3, 1795125371378, '{"v":2,"before":{"rules":"2 classic","created":1795125371187,"dynasty":false,"listed":false,"fixed_deck":false,"hints":null,"clock":{"kind":"move","seconds":1,"increment":0},"host":1,"seats":[{"seat":0,"kind":"person","name":"Anna","guest":1,"level":null,"stand_in":null,"timeouts":0,"face":null},{"seat":1,"kind":"person","name":"Boris","guest":2,"level":null,"stand_in":null,"timeouts":0,"face":null}],"points":[],"start":null,"challenge":null},"events":[{"type":"began","game":"UX2NK-1","number":1,"commitment":"36921921fc78232bd54660d8a3fbe8273cc7e12353b40a979a0ce32dc1d8cf05","chance":["kings 0 0 1 1","deal 10 27 28 37"]}]}');
INSERT INTO public.entries VALUES ('UX2NK', 4, 1795125371419, '{"v":2,"events":[{"type":"moved","seat":0,"move":"=10","by":"person","chance":[],"points":0,"spent":41}]}');
INSERT INTO public.entries VALUES ('UX2NK', 5, 1795125371423, '{"v":2,"events":[{"type":"moved","seat":0,"move":"=27","by":"person","chance":[],"points":0,"spent":4}]}');
INSERT INTO public.entries VALUES ('UX2NK', 6, 1795125375039, '{"v":2,"events":[{"type":"moved","seat":1,"move":"=28","by":"clock","chance":[],"points":0,"spent":3616}]}');
INSERT INTO public.entries VALUES ('UX2NK', 7, 1795125376043, '{"v":2,"events":[{"type":"moved","seat":1,"move":"=37","by":"clock","chance":["deal 1 12 22 23"],"points":0,"spent":1004}]}');
INSERT INTO public.entries VALUES ('UX2NK', 8, 1795125376070, '{"v":2,"events":[{"type":"moved","seat":0,"move":"10@g5n","by":"person","chance":[],"points":0,"spent":27}]}');
INSERT INTO public.entries VALUES ('UX2NK', 9, 1795125376077, '{"v":2,"events":[{"type":"moved","seat":0,"move":"=1","by":"person","chance":[],"points":0,"spent":7}]}');
INSERT INTO public.entries VALUES ('UX2NK', 10, 1795125376098, '{"v":2,"events":[{"type":"moved","seat":0,"move":"27@f6n","by":"person","chance":[],"points":1,"spent":21}]}');
INSERT INTO public.entries VALUES ('UX2NK', 11, 1795125376114, '{"v":2,"events":[{"type":"moved","seat":0,"move":"=12","by":"person","chance":[],"points":1,"spent":16}]}');
INSERT INTO public.entries VALUES ('UX2NK', 12, 1795125377139, '{"v":2,"events":[{"type":"moved","seat":1,"move":"28@g5n","by":"clock","chance":[],"points":1,"spent":1024},{"type":"stood_in","seat":1,"level":"knight","why":"time"}]}');
INSERT INTO public.entries VALUES ('UX2NK', 13, 1795125377158, '{"v":2,"events":[{"type":"came_back","seat":1}]}');
INSERT INTO public.entries VALUES ('L6Q55', 1, 1795125377222, '{"v":2,"events":[{"type":"created","rules":"2 classic","dynasty":true,"listed":false,"clock":null,"fixed_deck":false,"host":1},{"type":"sat","seat":0,"guest":1,"name":"Anna"}]}');
INSERT INTO public.entries VALUES ('L6Q55', 2, 1795125377344, '{"v":2,"events":[{"type":"sat","seat":1,"guest":2,"name":"Boris"}]}');
INSERT INTO public.entries VALUES ('L6Q55', 3, 1795125377370, '{"v":2,"before":{"rules":"2 classic","created":1795125377222,"dynasty":true,"listed":false,"fixed_deck":false,"hints":null,"clock":null,"host":1,"seats":[{"seat":0,"kind":"person","name":"Anna","guest":1,"level":null,"stand_in":null,"timeouts":0,"face":null},{"seat":1,"kind":"person","name":"Boris","guest":2,"level":null,"stand_in":null,"timeouts":0,"face":null}],"points":[],"start":null,"challenge":null},"events":[{"type":"began","game":"L6Q55-1","number":1,"commitment":"5308e1cdc9ae1991c9c4bde6bcdf577aedb4b044860f5fbc85ce9d7b16ad3a3b","chance":["kings 0 1 0 1","deal 2 22 23 43"]}]}');
INSERT INTO public.entries VALUES ('L6Q55', 4, 1795125377409, '{"v":2,"events":[{"type":"moved","seat":0,"move":"=2","by":"person","chance":[],"points":0,"spent":39}]}');
INSERT INTO public.entries VALUES ('L6Q55', 5, 1795125377422, '{"v":2,"events":[{"type":"moved","seat":1,"move":"=22","by":"person","chance":[],"points":0,"spent":12}]}');
INSERT INTO public.entries VALUES ('L6Q55', 6, 1795125377446, '{"v":2,"events":[{"type":"moved","seat":0,"move":"=23","by":"person","chance":[],"points":0,"spent":24}]}');
INSERT INTO public.entries VALUES ('L6Q55', 7, 1795125377452, '{"v":2,"events":[{"type":"moved","seat":1,"move":"=43","by":"person","chance":["deal 1 13 25 28"],"points":0,"spent":6}]}');
INSERT INTO public.entries VALUES ('L6Q55', 8, 1795125377475, '{"v":2,"events":[{"type":"moved","seat":0,"move":"2@g5n","by":"person","chance":[],"points":0,"spent":22}]}');
INSERT INTO public.entries VALUES ('L6Q55', 9, 1795125377494, '{"v":2,"events":[{"type":"moved","seat":0,"move":"=1","by":"person","chance":[],"points":0,"spent":19}]}');
INSERT INTO public.entries VALUES ('L6Q55', 10, 1795125377505, '{"v":2,"events":[{"type":"moved","seat":1,"move":"22@g5n","by":"person","chance":[],"points":1,"spent":11}]}');
INSERT INTO public.entries VALUES ('L6Q55', 11, 1795125377523, '{"v":2,"events":[{"type":"moved","seat":1,"move":"=13","by":"person","chance":[],"points":1,"spent":17}]}');
INSERT INTO public.entries VALUES ('L6Q55', 12, 1795125377532, '{"v":2,"events":[{"type":"moved","seat":0,"move":"23@g4e","by":"person","chance":[],"points":3,"spent":9}]}');
INSERT INTO public.entries VALUES ('L6Q55', 13, 1795125377554, '{"v":2,"events":[{"type":"moved","seat":0,"move":"=25","by":"person","chance":[],"points":3,"spent":22}]}');
INSERT INTO public.entries VALUES ('L6Q55', 14, 1795125377582, '{"v":2,"events":[{"type":"moved","seat":1,"move":"43@g4e","by":"person","chance":[],"points":4,"spent":28}]}');
INSERT INTO public.entries VALUES ('L6Q55', 15, 1795125377601, '{"v":2,"events":[{"type":"moved","seat":1,"move":"=28","by":"person","chance":["deal 8 27 39 45"],"points":4,"spent":19}]}');
INSERT INTO public.entries VALUES ('L6Q55', 16, 1795125377616, '{"v":2,"events":[{"type":"moved","seat":0,"move":"1@f3n","by":"person","chance":[],"points":5,"spent":14}]}');
INSERT INTO public.entries VALUES ('L6Q55', 17, 1795125377624, '{"v":2,"events":[{"type":"moved","seat":0,"move":"=8","by":"person","chance":[],"points":5,"spent":8}]}');
INSERT INTO public.entries VALUES ('L6Q55', 18, 1795125377650, '{"v":2,"events":[{"type":"moved","seat":1,"move":"13@g3e","by":"person","chance":[],"points":5,"spent":26}]}');
INSERT INTO public.entries VALUES ('L6Q55', 19, 1795125377677, '{"v":2,"events":[{"type":"moved","seat":1,"move":"=27","by":"person","chance":[],"points":5,"spent":27}]}');
INSERT INTO public.entries VALUES ('L6Q55', 20, 1795125377694, '{"v":2,"events":[{"type":"moved","seat":0,"move":"25@d3e","by":"person","chance":[],"points":7,"spent":17}]}');
INSERT INTO public.entries VALUES ('L6Q55', 21, 1795125377717, '{"v":2,"events":[{"type":"moved","seat":0,"move":"=39","by":"person","chance":[],"points":7,"spent":23}]}');
INSERT INTO public.entries VALUES ('L6Q55', 22, 1795125377736, '{"v":2,"events":[{"type":"moved","seat":1,"move":"28@i3n","by":"person","chance":[],"points":7,"spent":19}]}');
INSERT INTO public.entries VALUES ('L6Q55', 23, 1795125377744, '{"v":2,"events":[{"type":"moved","seat":1,"move":"=45","by":"person","chance":["deal 16 20 38 46"],"points":7,"spent":8}]}');
INSERT INTO public.entries VALUES ('L6Q55', 24, 1795125377766, '{"v":2,"events":[{"type":"moved","seat":0,"move":"8@f6n","by":"person","chance":[],"points":7,"spent":22}]}');
INSERT INTO public.entries VALUES ('L6Q55', 25, 1795125377777, '{"v":2,"events":[{"type":"moved","seat":0,"move":"=16","by":"person","chance":[],"points":7,"spent":11}]}');
INSERT INTO public.entries VALUES ('L6Q55', 26, 1795125377783, '{"v":2,"events":[{"type":"moved","seat":1,"move":"27@e3e","by":"person","chance":[],"points":9,"spent":6}]}');
INSERT INTO public.entries VALUES ('L6Q55', 27, 1795125377802, '{"v":2,"events":[{"type":"moved","seat":1,"move":"=20","by":"person","chance":[],"points":9,"spent":19}]}');
INSERT INTO public.entries VALUES ('L6Q55', 28, 1795125377818, '{"v":2,"events":[{"type":"moved","seat":0,"move":"39@h6n","by":"person","chance":[],"points":8,"spent":16}]}');
INSERT INTO public.entries VALUES ('L6Q55', 29, 1795125377831, '{"v":2,"events":[{"type":"moved","seat":0,"move":"=38","by":"person","chance":[],"points":8,"spent":13}]}');
INSERT INTO public.entries VALUES ('L6Q55', 30, 1795125377861, '{"v":2,"events":[{"type":"moved","seat":1,"move":"45@e4e","by":"person","chance":[],"points":12,"spent":30}]}');
INSERT INTO public.entries VALUES ('L6Q55', 31, 1795125377872, '{"v":2,"events":[{"type":"moved","seat":1,"move":"=46","by":"person","chance":["deal 7 31 33 48"],"points":12,"spent":11}]}');
INSERT INTO public.entries VALUES ('L6Q55', 32, 1795125377891, '{"v":2,"events":[{"type":"moved","seat":0,"move":"16@g3e","by":"person","chance":[],"points":9,"spent":18}]}');
INSERT INTO public.entries VALUES ('L6Q55', 33, 1795125377900, '{"v":2,"events":[{"type":"moved","seat":0,"move":"=7","by":"person","chance":[],"points":9,"spent":9}]}');
INSERT INTO public.entries VALUES ('L6Q55', 34, 1795125377932, '{"v":2,"events":[{"type":"moved","seat":1,"move":"20@f5n","by":"person","chance":[],"points":19,"spent":32}]}');
INSERT INTO public.entries VALUES ('L6Q55', 35, 1795125377954, '{"v":2,"events":[{"type":"moved","seat":1,"move":"=31","by":"person","chance":[],"points":19,"spent":22}]}');
INSERT INTO public.entries VALUES ('L6Q55', 36, 1795125377972, '{"v":2,"events":[{"type":"moved","seat":0,"move":"38@e4n","by":"person","chance":[],"points":11,"spent":17}]}');
INSERT INTO public.entries VALUES ('L6Q55', 37, 1795125377997, '{"v":2,"events":[{"type":"moved","seat":0,"move":"=33","by":"person","chance":[],"points":11,"spent":25}]}');
INSERT INTO public.entries VALUES ('L6Q55', 38, 1795125378046, '{"v":2,"events":[{"type":"moved","seat":1,"move":"46@h5n","by":"person","chance":[],"points":23,"spent":49}]}');
INSERT INTO public.entries VALUES ('L6Q55', 39, 1795125378064, '{"v":2,"events":[{"type":"moved","seat":1,"move":"=48","by":"person","chance":["deal 17 40 42 47"],"points":23,"spent":18}]}');
INSERT INTO public.entries VALUES ('L6Q55', 40, 1795125378085, '{"v":2,"events":[{"type":"moved","seat":0,"move":"7@d6e","by":"person","chance":[],"points":11,"spent":21}]}');
INSERT INTO public.entries VALUES ('L6Q55', 41, 1795125378093, '{"v":2,"events":[{"type":"moved","seat":0,"move":"=17","by":"person","chance":[],"points":11,"spent":8}]}');
INSERT INTO public.entries VALUES ('L6Q55', 42, 1795125378140, '{"v":2,"events":[{"type":"moved","seat":1,"move":"31@i5n","by":"person","chance":[],"points":25,"spent":47}]}');
INSERT INTO public.entries VALUES ('L6Q55', 43, 1795125378153, '{"v":2,"events":[{"type":"moved","seat":1,"move":"=40","by":"person","chance":[],"points":25,"spent":13}]}');
INSERT INTO public.entries VALUES ('UX2NK', 14, 1795125378177, '{"v":2,"events":[{"type":"moved","seat":1,"move":"=22","by":"clock","chance":[],"points":1,"spent":1038}]}');
INSERT INTO public.entries VALUES ('L6Q55', 44, 1795125378178, '{"v":2,"events":[{"type":"moved","seat":0,"move":"33@d5s","by":"person","chance":[],"points":17,"spent":24}]}');
INSERT INTO public.entries VALUES ('L6Q55', 45, 1795125378210, '{"v":2,"events":[{"type":"moved","seat":0,"move":"=42","by":"person","chance":[],"points":17,"spent":32}]}');
INSERT INTO public.entries VALUES ('L6Q55', 46, 1795125378218, '{"v":2,"events":[{"type":"moved","seat":1,"move":"48@e5n","by":"person","chance":[],"points":30,"spent":8}]}');
INSERT INTO public.entries VALUES ('L6Q55', 47, 1795125378232, '{"v":2,"events":[{"type":"moved","seat":1,"move":"=47","by":"person","chance":[],"points":30,"spent":14}]}');
INSERT INTO public.entries VALUES ('L6Q55', 48, 1795125378237, '{"v":2,"events":[{"type":"moved","seat":0,"move":"17@d7e","by":"person","chance":[],"points":18,"spent":4}]}');
INSERT INTO public.entries VALUES ('L6Q55', 49, 1795125378259, '{"v":2,"events":[{"type":"moved","seat":1,"move":"40@e7e","by":"person","chance":[],"points":35,"spent":22}]}');
INSERT INTO public.entries VALUES ('L6Q55', 50, 1795125378294, '{"v":2,"events":[{"type":"moved","seat":0,"move":"42x","by":"person","chance":[],"points":18,"spent":35}]}');
INSERT INTO public.entries VALUES ('L6Q55', 51, 1795125378339, '{"v":2,"events":[{"type":"moved","seat":1,"move":"47@h7e","by":"person","chance":[],"points":37,"spent":45},{"type":"finished","result":{"places":[2,1],"winners":[1],"scores":[{"total":18,"territories":18,"harmony":0,"middle_kingdom":0,"largest":8,"crowns":5,"harmony_reason":{"code":"harmony_not_played","facts":{}},"middle_kingdom_reason":{"code":"middle_not_played","facts":{}}},{"total":37,"territories":37,"harmony":0,"middle_kingdom":0,"largest":7,"crowns":17,"harmony_reason":{"code":"harmony_not_played","facts":{}},"middle_kingdom_reason":{"code":"middle_not_played","facts":{}}}],"decided_by":"points","seed":"106382909561237207385585067967931064155837423846494122872821671103255775176326","salt":"84d20cf9329e7ee645e83731618599ec1711a1cdc5c1fe1b0047f07895e458db","deck":[22,43,2,23,25,28,13,1,39,27,45,8,20,46,16,38,33,7,31,48,42,40,47,17]}}]}');
INSERT INTO public.entries VALUES ('L6Q55', 52, 1795125378381, '{"v":2,"events":[{"type":"wants_again","seat":0}]}');
INSERT INTO public.entries VALUES ('E4LJG', 1, 1795125378419, '{"v":2,"events":[{"type":"created","rules":"2 revised","dynasty":true,"listed":false,"clock":null,"fixed_deck":false,"host":1},{"type":"sat","seat":0,"guest":1,"name":"Anna"},{"type":"sat","seat":1,"guest":1,"name":"Anna"}]}');
INSERT INTO public.entries VALUES ('E4LJG', 2, 1795125378471, '{"v":2,"before":{"rules":"2 revised","created":1795125378419,"dynasty":true,"listed":false,"fixed_deck":false,"hints":null,"clock":null,"host":1,"seats":[{"seat":0,"kind":"person","name":"Anna","guest":1,"level":null,"stand_in":null,"timeouts":0,"face":null},{"seat":1,"kind":"person","name":"Anna","guest":1,"level":null,"stand_in":null,"timeouts":0,"face":null}],"points":[],"start":null,"challenge":null},"events":[{"type":"began","game":"E4LJG-1","number":1,"commitment":"d6113b569cbe69ef3c6bfec2822ca0272f463295997915fea3b00a5a80b8c8c3","chance":["kings 0 1 0 1","deal 6 12 30 36"]}]}');
INSERT INTO public.entries VALUES ('E4LJG', 3, 1795125378522, '{"v":2,"events":[{"type":"moved","seat":0,"move":"=6","by":"person","chance":[],"points":0,"spent":51}]}');
INSERT INTO public.entries VALUES ('E4LJG', 4, 1795125378534, '{"v":2,"events":[{"type":"moved","seat":1,"move":"=12","by":"person","chance":[],"points":0,"spent":12}]}');
INSERT INTO public.entries VALUES ('E4LJG', 5, 1795125378550, '{"v":2,"events":[{"type":"moved","seat":0,"move":"=30","by":"person","chance":[],"points":0,"spent":16}]}');
INSERT INTO public.entries VALUES ('E4LJG', 6, 1795125378567, '{"v":2,"events":[{"type":"moved","seat":1,"move":"=36","by":"person","chance":["deal 2 17 35 46"],"points":0,"spent":17}]}');
INSERT INTO public.entries VALUES ('E4LJG', 7, 1795125378579, '{"v":2,"events":[{"type":"moved","seat":0,"move":"6@g5n","by":"person","chance":[],"points":0,"spent":12}]}');
INSERT INTO public.entries VALUES ('E4LJG', 8, 1795125378602, '{"v":2,"events":[{"type":"moved","seat":0,"move":"=2","by":"person","chance":[],"points":0,"spent":23}]}');
INSERT INTO public.entries VALUES ('E4LJG', 9, 1795125378616, '{"v":2,"events":[{"type":"moved","seat":1,"move":"12@g5n","by":"person","chance":[],"points":0,"spent":14}]}');
INSERT INTO public.entries VALUES ('E4LJG', 10, 1795125378627, '{"v":2,"events":[{"type":"moved","seat":1,"move":"=17","by":"person","chance":[],"points":0,"spent":11}]}');
INSERT INTO public.entries VALUES ('E4LJG', 11, 1795125378639, '{"v":2,"events":[{"type":"moved","seat":0,"move":"30@f6n","by":"person","chance":[],"points":1,"spent":12}]}');
INSERT INTO public.entries VALUES ('E4LJG', 12, 1795125378661, '{"v":2,"events":[{"type":"moved","seat":0,"move":"=35","by":"person","chance":[],"points":1,"spent":22}]}');
INSERT INTO public.entries VALUES ('E4LJG', 13, 1795125378681, '{"v":2,"events":[{"type":"moved","seat":1,"move":"36@f6n","by":"person","chance":[],"points":1,"spent":20}]}');
INSERT INTO public.entries VALUES ('E4LJG', 14, 1795125378714, '{"v":2,"events":[{"type":"moved","seat":1,"move":"=46","by":"person","chance":["deal 1 11 25 26"],"points":1,"spent":33}]}');
INSERT INTO public.entries VALUES ('E4LJG', 15, 1795125378726, '{"v":2,"events":[{"type":"moved","seat":0,"move":"2@e6n","by":"person","chance":[],"points":1,"spent":12}]}');
INSERT INTO public.entries VALUES ('E4LJG', 16, 1795125378746, '{"v":2,"events":[{"type":"moved","seat":0,"move":"=1","by":"person","chance":[],"points":1,"spent":20}]}');
INSERT INTO public.entries VALUES ('E4LJG', 17, 1795125378753, '{"v":2,"events":[{"type":"moved","seat":1,"move":"17@h6n","by":"person","chance":[],"points":1,"spent":7}]}');
INSERT INTO public.entries VALUES ('E4LJG', 18, 1795125378757, '{"v":2,"events":[{"type":"moved","seat":1,"move":"=11","by":"person","chance":[],"points":1,"spent":4}]}');
INSERT INTO public.entries VALUES ('E4LJG', 19, 1795125378782, '{"v":2,"events":[{"type":"moved","seat":0,"move":"35@g3n","by":"person","chance":[],"points":2,"spent":25}]}');
INSERT INTO public.entries VALUES ('E4LJG', 20, 1795125378798, '{"v":2,"events":[{"type":"moved","seat":0,"move":"=25","by":"person","chance":[],"points":2,"spent":16}]}');
INSERT INTO public.entries VALUES ('E4LJG', 21, 1795125378811, '{"v":2,"events":[{"type":"moved","seat":1,"move":"46@g4e","by":"person","chance":[],"points":3,"spent":13}]}');
INSERT INTO public.entries VALUES ('E4LJG', 22, 1795125378818, '{"v":2,"events":[{"type":"moved","seat":1,"move":"=26","by":"person","chance":["deal 23 24 28 39"],"points":3,"spent":7}]}');
INSERT INTO public.entries VALUES ('E4LJG', 23, 1795125378828, '{"v":2,"events":[{"type":"moved","seat":0,"move":"1@e4n","by":"person","chance":[],"points":2,"spent":9}]}');
INSERT INTO public.entries VALUES ('E4LJG', 24, 1795125378846, '{"v":2,"events":[{"type":"moved","seat":0,"move":"=23","by":"person","chance":[],"points":2,"spent":18}]}');
INSERT INTO public.entries VALUES ('E4LJG', 25, 1795125378862, '{"v":2,"events":[{"type":"moved","seat":1,"move":"11@e6n","by":"person","chance":[],"points":5,"spent":16}]}');
INSERT INTO public.entries VALUES ('E4LJG', 26, 1795125378884, '{"v":2,"events":[{"type":"moved","seat":1,"move":"=24","by":"person","chance":[],"points":5,"spent":22}]}');
INSERT INTO public.entries VALUES ('E4LJG', 27, 1795125378918, '{"v":2,"events":[{"type":"moved","seat":0,"move":"25@d3n","by":"person","chance":[],"points":3,"spent":34}]}');
INSERT INTO public.entries VALUES ('E4LJG', 28, 1795125378930, '{"v":2,"events":[{"type":"moved","seat":0,"move":"=28","by":"person","chance":[],"points":3,"spent":12}]}');
INSERT INTO public.entries VALUES ('E4LJG', 29, 1795125378951, '{"v":2,"events":[{"type":"moved","seat":1,"move":"26@f4n","by":"person","chance":[],"points":6,"spent":21}]}');
INSERT INTO public.entries VALUES ('E4LJG', 30, 1795125378962, '{"v":2,"events":[{"type":"moved","seat":1,"move":"=39","by":"person","chance":["deal 3 21 38 41"],"points":6,"spent":11}]}');
INSERT INTO public.entries VALUES ('E4LJG', 31, 1795125378972, '{"v":2,"events":[{"type":"moved","seat":0,"move":"23@e3e","by":"person","chance":[],"points":10,"spent":10}]}');
INSERT INTO public.entries VALUES ('E4LJG', 32, 1795125378994, '{"v":2,"events":[{"type":"moved","seat":0,"move":"=3","by":"person","chance":[],"points":10,"spent":22}]}');
INSERT INTO public.entries VALUES ('E4LJG', 33, 1795125379013, '{"v":2,"events":[{"type":"moved","seat":1,"move":"24@f3e","by":"person","chance":[],"points":9,"spent":19}]}');
INSERT INTO public.entries VALUES ('E4LJG', 34, 1795125379031, '{"v":2,"events":[{"type":"moved","seat":1,"move":"=21","by":"person","chance":[],"points":9,"spent":18}]}');
INSERT INTO public.entries VALUES ('E4LJG', 35, 1795125379036, '{"v":2,"events":[{"type":"moved","seat":0,"move":"28@c3n","by":"person","chance":[],"points":13,"spent":5}]}');
INSERT INTO public.entries VALUES ('E4LJG', 36, 1795125379049, '{"v":2,"events":[{"type":"moved","seat":0,"move":"=38","by":"person","chance":[],"points":13,"spent":13}]}');
INSERT INTO public.entries VALUES ('E4LJG', 37, 1795125379069, '{"v":2,"events":[{"type":"moved","seat":1,"move":"39@e5s","by":"person","chance":[],"points":11,"spent":20}]}');
INSERT INTO public.entries VALUES ('E4LJG', 38, 1795125379078, '{"v":2,"events":[{"type":"moved","seat":1,"move":"=41","by":"person","chance":["deal 22 31 43 48"],"points":11,"spent":9}]}');
INSERT INTO public.entries VALUES ('E4LJG', 39, 1795125379098, '{"v":2,"events":[{"type":"moved","seat":0,"move":"3@f4n","by":"person","chance":[],"points":13,"spent":20}]}');
INSERT INTO public.entries VALUES ('E4LJG', 40, 1795125379118, '{"v":2,"events":[{"type":"moved","seat":0,"move":"=22","by":"person","chance":[],"points":13,"spent":20}]}');
INSERT INTO public.entries VALUES ('E4LJG', 41, 1795125379134, '{"v":2,"events":[{"type":"moved","seat":1,"move":"21@h3e","by":"person","chance":[],"points":13,"spent":16}]}');
INSERT INTO public.entries VALUES ('E4LJG', 42, 1795125379154, '{"v":2,"events":[{"type":"moved","seat":1,"move":"=31","by":"person","chance":[],"points":13,"spent":20}]}');
INSERT INTO public.entries VALUES ('E4LJG', 43, 1795125379173, '{"v":2,"events":[{"type":"moved","seat":0,"move":"38@d5n","by":"person","chance":[],"points":15,"spent":19}]}');
INSERT INTO public.entries VALUES ('E4LJG', 44, 1795125379181, '{"v":2,"events":[{"type":"moved","seat":0,"move":"=43","by":"person","chance":[],"points":15,"spent":8}]}');
INSERT INTO public.entries VALUES ('UX2NK', 15, 1795125379202, '{"v":2,"events":[{"type":"moved","seat":1,"move":"37@g9s","by":"clock","chance":[],"points":2,"spent":1025}]}');
INSERT INTO public.entries VALUES ('E4LJG', 45, 1795125379206, '{"v":2,"events":[{"type":"moved","seat":1,"move":"41@i5s","by":"person","chance":[],"points":17,"spent":25}]}');
INSERT INTO public.entries VALUES ('E4LJG', 46, 1795125379259, '{"v":2,"events":[{"type":"moved","seat":1,"move":"=48","by":"person","chance":[],"points":17,"spent":53}]}');
INSERT INTO public.entries VALUES ('E4LJG', 47, 1795125379278, '{"v":2,"events":[{"type":"moved","seat":0,"move":"22@c5n","by":"person","chance":[],"points":26,"spent":18}]}');
INSERT INTO public.entries VALUES ('E4LJG', 48, 1795125379306, '{"v":2,"events":[{"type":"moved","seat":1,"move":"31@i7s","by":"person","chance":[],"points":19,"spent":28}]}');
INSERT INTO public.entries VALUES ('E4LJG', 49, 1795125379329, '{"v":2,"events":[{"type":"moved","seat":0,"move":"43@c7e","by":"person","chance":[],"points":33,"spent":22}]}');
INSERT INTO public.entries VALUES ('E4LJG', 50, 1795125379360, '{"v":2,"events":[{"type":"moved","seat":1,"move":"48x","by":"person","chance":[],"points":19,"spent":31},{"type":"finished","result":{"places":[1,2],"winners":[0],"scores":[{"total":33,"territories":33,"harmony":0,"middle_kingdom":0,"largest":9,"crowns":9,"harmony_reason":{"code":"harmony_not_played","facts":{}},"middle_kingdom_reason":{"code":"middle_not_played","facts":{}}},{"total":19,"territories":19,"harmony":0,"middle_kingdom":0,"largest":4,"crowns":10,"harmony_reason":{"code":"harmony_not_played","facts":{}},"middle_kingdom_reason":{"code":"middle_not_played","facts":{}}}],"decided_by":"points","seed":"18787024118129867638559919961334247755039909931612365124530413236246930698352","salt":"51017a93abf0e405e31fc59b91c2b4241fcacff59743dd0f447826e84343b069","deck":[6,12,36,30,2,46,35,17,26,25,1,11,23,39,28,24,41,3,21,38,43,31,22,48]}}]}');
INSERT INTO public.entries VALUES ('E4LJG', 51, 1795125379431, '{"v":2,"before":{"rules":"2 revised","created":1795125378419,"dynasty":true,"listed":false,"fixed_deck":false,"hints":null,"clock":null,"host":1,"seats":[{"seat":0,"kind":"person","name":"Anna","guest":1,"level":null,"stand_in":null,"timeouts":0,"face":null},{"seat":1,"kind":"person","name":"Anna","guest":1,"level":null,"stand_in":null,"timeouts":0,"face":null}],"points":[[33,19]],"start":null,"challenge":null},"events":[{"type":"wants_again","seat":0},{"type":"wants_again","seat":1},{"type":"began","game":"E4LJG-2","number":2,"commitment":"c9b1c8d1456e11ee52b501f6add9df5de8c42eddeb1733d02a8f9c25bdeeca65","chance":["kings 0 0 1 1","deal 2 5 11 33"]}]}');
INSERT INTO public.entries VALUES ('E4LJG', 52, 1795125379446, '{"v":2,"events":[{"type":"moved","seat":0,"move":"=2","by":"person","chance":[],"points":0,"spent":15}]}');
INSERT INTO public.entries VALUES ('E4LJG', 53, 1795125379460, '{"v":2,"events":[{"type":"moved","seat":0,"move":"=5","by":"person","chance":[],"points":0,"spent":14}]}');
INSERT INTO public.entries VALUES ('E4LJG', 54, 1795125379479, '{"v":2,"events":[{"type":"moved","seat":1,"move":"=11","by":"person","chance":[],"points":0,"spent":19}]}');
INSERT INTO public.entries VALUES ('E4LJG', 55, 1795125379492, '{"v":2,"events":[{"type":"moved","seat":1,"move":"=33","by":"person","chance":["deal 8 13 32 35"],"points":0,"spent":13}]}');
INSERT INTO public.entries VALUES ('E4LJG', 56, 1795125379513, '{"v":2,"events":[{"type":"moved","seat":0,"move":"2@g5n","by":"person","chance":[],"points":0,"spent":21}]}');
INSERT INTO public.entries VALUES ('E4LJG', 57, 1795125379526, '{"v":2,"events":[{"type":"moved","seat":0,"move":"=8","by":"person","chance":[],"points":0,"spent":13}]}');
INSERT INTO public.entries VALUES ('E4LJG', 58, 1795125379578, '{"v":2,"events":[{"type":"moved","seat":0,"move":"5@f6n","by":"person","chance":[],"points":0,"spent":52}]}');
INSERT INTO public.entries VALUES ('E4LJG', 59, 1795125379594, '{"v":2,"events":[{"type":"moved","seat":0,"move":"=13","by":"person","chance":[],"points":0,"spent":16}]}');
INSERT INTO public.entries VALUES ('E4LJG', 60, 1795125379614, '{"v":2,"events":[{"type":"moved","seat":1,"move":"11@g5n","by":"person","chance":[],"points":0,"spent":20}]}');
INSERT INTO public.entries VALUES ('E4LJG', 61, 1795125379647, '{"v":2,"events":[{"type":"moved","seat":1,"move":"=32","by":"person","chance":[],"points":0,"spent":32}]}');
INSERT INTO public.entries VALUES ('E4LJG', 62, 1795125379661, '{"v":2,"events":[{"type":"moved","seat":1,"move":"33@f6n","by":"person","chance":[],"points":1,"spent":14}]}');
INSERT INTO public.entries VALUES ('E4LJG', 63, 1795125379686, '{"v":2,"events":[{"type":"moved","seat":1,"move":"=35","by":"person","chance":["deal 17 28 47 48"],"points":1,"spent":25}]}');
INSERT INTO public.entries VALUES ('E4LJG', 64, 1795125379710, '{"v":2,"events":[{"type":"moved","seat":0,"move":"8@h6n","by":"person","chance":[],"points":0,"spent":24}]}');
INSERT INTO public.entries VALUES ('E4LJG', 65, 1795125379747, '{"v":2,"events":[{"type":"moved","seat":0,"move":"=17","by":"person","chance":[],"points":0,"spent":37}]}');
INSERT INTO public.entries VALUES ('E4LJG', 66, 1795125379758, '{"v":2,"events":[{"type":"moved","seat":0,"move":"13@f4n","by":"person","chance":[],"points":0,"spent":11}]}');
INSERT INTO public.entries VALUES ('E4LJG', 67, 1795125379781, '{"v":2,"events":[{"type":"moved","seat":0,"move":"=28","by":"person","chance":[],"points":0,"spent":23}]}');
INSERT INTO public.entries VALUES ('E4LJG', 68, 1795125379798, '{"v":2,"events":[{"type":"moved","seat":1,"move":"32@f5s","by":"person","chance":[],"points":4,"spent":17}]}');
INSERT INTO public.entries VALUES ('E4LJG', 69, 1795125379837, '{"v":2,"events":[{"type":"moved","seat":1,"move":"=47","by":"person","chance":[],"points":4,"spent":39}]}');
INSERT INTO public.entries VALUES ('E4LJG', 70, 1795125379858, '{"v":2,"events":[{"type":"moved","seat":1,"move":"35@e3n","by":"person","chance":[],"points":5,"spent":20}]}');
INSERT INTO public.entries VALUES ('E4LJG', 71, 1795125379863, '{"v":2,"events":[{"type":"moved","seat":1,"move":"=48","by":"person","chance":["deal 1 6 34 45"],"points":5,"spent":5}]}');
INSERT INTO public.entries VALUES ('E4LJG', 72, 1795125379874, '{"v":2,"events":[{"type":"moved","seat":0,"move":"17@h4n","by":"person","chance":[],"points":0,"spent":11}]}');
INSERT INTO public.entries VALUES ('E4LJG', 73, 1795125379893, '{"v":2,"events":[{"type":"moved","seat":0,"move":"=1","by":"person","chance":[],"points":0,"spent":19}]}');
INSERT INTO public.entries VALUES ('E4LJG', 74, 1795125379903, '{"v":2,"events":[{"type":"moved","seat":0,"move":"28@h3e","by":"person","chance":[],"points":2,"spent":10}]}');
INSERT INTO public.entries VALUES ('E4LJG', 75, 1795125379926, '{"v":2,"events":[{"type":"moved","seat":0,"move":"=6","by":"person","chance":[],"points":2,"spent":23}]}');
INSERT INTO public.entries VALUES ('E4LJG', 76, 1795125379931, '{"v":2,"events":[{"type":"moved","seat":1,"move":"47@h6n","by":"person","chance":[],"points":7,"spent":5}]}');
INSERT INTO public.entries VALUES ('E4LJG', 77, 1795125379950, '{"v":2,"events":[{"type":"moved","seat":1,"move":"=34","by":"person","chance":[],"points":7,"spent":18}]}');
INSERT INTO public.entries VALUES ('E4LJG', 78, 1795125379970, '{"v":2,"events":[{"type":"moved","seat":1,"move":"48@i6n","by":"person","chance":[],"points":15,"spent":20}]}');
INSERT INTO public.entries VALUES ('E4LJG', 79, 1795125380058, '{"v":2,"events":[{"type":"moved","seat":1,"move":"=45","by":"person","chance":["deal 3 7 37 40"],"points":15,"spent":87}]}');
INSERT INTO public.entries VALUES ('E4LJG', 80, 1795125380090, '{"v":2,"events":[{"type":"moved","seat":0,"move":"1@e3n","by":"person","chance":[],"points":2,"spent":32}]}');
INSERT INTO public.entries VALUES ('E4LJG', 81, 1795125380098, '{"v":2,"events":[{"type":"moved","seat":0,"move":"=3","by":"person","chance":[],"points":2,"spent":8}]}');
INSERT INTO public.entries VALUES ('E4LJG', 82, 1795125380118, '{"v":2,"events":[{"type":"moved","seat":0,"move":"6@f3e","by":"person","chance":[],"points":4,"spent":20}]}');
INSERT INTO public.entries VALUES ('E4LJG', 83, 1795125380137, '{"v":2,"events":[{"type":"moved","seat":0,"move":"=7","by":"person","chance":[],"points":4,"spent":19}]}');
INSERT INTO public.entries VALUES ('E4LJG', 84, 1795125380170, '{"v":2,"events":[{"type":"moved","seat":1,"move":"34@f3e","by":"person","chance":[],"points":18,"spent":33}]}');
INSERT INTO public.entries VALUES ('E4LJG', 85, 1795125380198, '{"v":2,"events":[{"type":"moved","seat":1,"move":"=37","by":"person","chance":[],"points":18,"spent":28}]}');
INSERT INTO public.entries VALUES ('E4LJG', 86, 1795125380208, '{"v":2,"events":[{"type":"moved","seat":1,"move":"45@i4n","by":"person","chance":[],"points":20,"spent":10}]}');
INSERT INTO public.entries VALUES ('E4LJG', 87, 1795125380222, '{"v":2,"events":[{"type":"moved","seat":1,"move":"=40","by":"person","chance":["deal 18 22 26 30"],"points":20,"spent":14}]}');
INSERT INTO public.entries VALUES ('UX2NK', 16, 1795125380222, '{"v":2,"events":[{"type":"moved","seat":1,"move":"=23","by":"clock","chance":["deal 24 25 42 47"],"points":2,"spent":1020},{"type":"stood_in","seat":1,"level":"knight","why":"time"}]}');
INSERT INTO public.entries VALUES ('E4LJG', 88, 1795125380258, '{"v":2,"events":[{"type":"moved","seat":0,"move":"3@i4n","by":"person","chance":[],"points":6,"spent":36}]}');
INSERT INTO public.entries VALUES ('E4LJG', 89, 1795125380320, '{"v":2,"events":[{"type":"moved","seat":0,"move":"=18","by":"person","chance":[],"points":6,"spent":62}]}');
INSERT INTO public.entries VALUES ('E4LJG', 90, 1795125380349, '{"v":2,"events":[{"type":"moved","seat":0,"move":"7@i6n","by":"person","chance":[],"points":6,"spent":29}]}');
INSERT INTO public.entries VALUES ('E4LJG', 91, 1795125380373, '{"v":2,"events":[{"type":"moved","seat":0,"move":"=22","by":"person","chance":[],"points":6,"spent":24}]}');
INSERT INTO public.entries VALUES ('E4LJG', 92, 1795125380390, '{"v":2,"events":[{"type":"moved","seat":1,"move":"37@h4n","by":"person","chance":[],"points":23,"spent":17}]}');
INSERT INTO public.entries VALUES ('E4LJG', 93, 1795125380425, '{"v":2,"events":[{"type":"moved","seat":1,"move":"=26","by":"person","chance":[],"points":23,"spent":35}]}');
INSERT INTO public.entries VALUES ('E4LJG', 94, 1795125380439, '{"v":2,"events":[{"type":"moved","seat":1,"move":"40@i3w","by":"person","chance":[],"points":27,"spent":14}]}');
INSERT INTO public.entries VALUES ('E4LJG', 95, 1795125380480, '{"v":2,"events":[{"type":"moved","seat":1,"move":"=30","by":"person","chance":[],"points":27,"spent":41}]}');
INSERT INTO public.entries VALUES ('E4LJG', 96, 1795125380540, '{"v":2,"events":[{"type":"moved","seat":0,"move":"18@e5n","by":"person","chance":[],"points":6,"spent":59}]}');
INSERT INTO public.entries VALUES ('E4LJG', 97, 1795125380562, '{"v":2,"events":[{"type":"moved","seat":0,"move":"22x","by":"person","chance":[],"points":6,"spent":22}]}');
INSERT INTO public.entries VALUES ('E4LJG', 98, 1795125380599, '{"v":2,"events":[{"type":"moved","seat":1,"move":"26@e5n","by":"person","chance":[],"points":30,"spent":37}]}');
INSERT INTO public.entries VALUES ('E4LJG', 99, 1795125380626, '{"v":2,"events":[{"type":"moved","seat":1,"move":"30x","by":"person","chance":[],"points":30,"spent":27},{"type":"finished","result":{"places":[2,1],"winners":[1],"scores":[{"total":6,"territories":6,"harmony":0,"middle_kingdom":0,"largest":6,"crowns":1,"harmony_reason":{"code":"harmony_not_played","facts":{}},"middle_kingdom_reason":{"code":"middle_not_played","facts":{}}},{"total":30,"territories":30,"harmony":0,"middle_kingdom":0,"largest":3,"crowns":14,"harmony_reason":{"code":"harmony_not_played","facts":{}},"middle_kingdom_reason":{"code":"middle_not_played","facts":{}}}],"decided_by":"points","seed":"31587544931449424185314886593017317169326965850616231182707473945862430680543","salt":"65f476c4ea6648eae4a819cb8bca8ae5061289eb0f9c709759690046617136af","deck":[5,11,2,33,32,35,8,13,48,47,28,17,34,45,6,1,3,40,7,37,18,26,22,30]}}]}');
INSERT INTO public.entries VALUES ('E4LJG', 100, 1795125380670, '{"v":2,"before":{"rules":"2 revised","created":1795125378419,"dynasty":true,"listed":false,"fixed_deck":false,"hints":null,"clock":null,"host":1,"seats":[{"seat":0,"kind":"person","name":"Anna","guest":1,"level":null,"stand_in":null,"timeouts":0,"face":null},{"seat":1,"kind":"person","name":"Anna","guest":1,"level":null,"stand_in":null,"timeouts":0,"face":null}],"points":[[33,19],[6,30]],"start":null,"challenge":null},"events":[{"type":"wants_again","seat":0},{"type":"wants_again","seat":1},{"type":"began","game":"E4LJG-3","number":3,"commitment":"7c661fb13f10d8587805c47f3b7c7d39345a48536d618f7ae666b0718b0afceb","chance":["kings 0 0 1 1","deal 5 20 22 48"]}]}');
INSERT INTO public.entries VALUES ('E4LJG', 101, 1795125380699, '{"v":2,"events":[{"type":"moved","seat":0,"move":"=5","by":"person","chance":[],"points":0,"spent":29}]}');
INSERT INTO public.entries VALUES ('E4LJG', 102, 1795125380700, '{"v":2,"events":[{"type":"moved","seat":0,"move":"=20","by":"person","chance":[],"points":0,"spent":1}]}');
INSERT INTO public.entries VALUES ('E4LJG', 103, 1795125380707, '{"v":2,"events":[{"type":"moved","seat":1,"move":"=22","by":"person","chance":[],"points":0,"spent":7}]}');
INSERT INTO public.entries VALUES ('E4LJG', 104, 1795125380714, '{"v":2,"events":[{"type":"moved","seat":1,"move":"=48","by":"person","chance":["deal 25 28 37 47"],"points":0,"spent":7}]}');
INSERT INTO public.entries VALUES ('E4LJG', 105, 1795125380742, '{"v":2,"events":[{"type":"moved","seat":0,"move":"5@g5n","by":"person","chance":[],"points":0,"spent":28}]}');
INSERT INTO public.entries VALUES ('E4LJG', 106, 1795125380761, '{"v":2,"events":[{"type":"moved","seat":0,"move":"=25","by":"person","chance":[],"points":0,"spent":19}]}');
INSERT INTO public.entries VALUES ('E4LJG', 107, 1795125380789, '{"v":2,"events":[{"type":"moved","seat":0,"move":"20@f6n","by":"person","chance":[],"points":1,"spent":27}]}');
INSERT INTO public.entries VALUES ('E4LJG', 108, 1795125380800, '{"v":2,"events":[{"type":"moved","seat":0,"move":"=28","by":"person","chance":[],"points":1,"spent":11}]}');
INSERT INTO public.entries VALUES ('E4LJG', 109, 1795125380827, '{"v":2,"events":[{"type":"moved","seat":1,"move":"22@g5n","by":"person","chance":[],"points":1,"spent":26}]}');
INSERT INTO public.entries VALUES ('E4LJG', 110, 1795125380840, '{"v":2,"events":[{"type":"moved","seat":1,"move":"=37","by":"person","chance":[],"points":1,"spent":13}]}');
INSERT INTO public.entries VALUES ('E4LJG', 111, 1795125380872, '{"v":2,"events":[{"type":"moved","seat":1,"move":"48@g4e","by":"person","chance":[],"points":5,"spent":31}]}');
INSERT INTO public.entries VALUES ('E4LJG', 112, 1795125380882, '{"v":2,"events":[{"type":"moved","seat":1,"move":"=47","by":"person","chance":["deal 17 26 35 36"],"points":5,"spent":10}]}');
INSERT INTO public.entries VALUES ('E4LJG', 113, 1795125380902, '{"v":2,"events":[{"type":"moved","seat":0,"move":"25@f4n","by":"person","chance":[],"points":3,"spent":19}]}');
INSERT INTO public.entries VALUES ('E4LJG', 114, 1795125380929, '{"v":2,"events":[{"type":"moved","seat":0,"move":"=17","by":"person","chance":[],"points":3,"spent":27}]}');
INSERT INTO public.entries VALUES ('E4LJG', 115, 1795125380958, '{"v":2,"events":[{"type":"moved","seat":0,"move":"28@f3e","by":"person","chance":[],"points":6,"spent":29}]}');
INSERT INTO public.entries VALUES ('E4LJG', 116, 1795125380971, '{"v":2,"events":[{"type":"moved","seat":0,"move":"=26","by":"person","chance":[],"points":6,"spent":13}]}');
INSERT INTO public.entries VALUES ('E4LJG', 117, 1795125381010, '{"v":2,"events":[{"type":"moved","seat":1,"move":"37@f6n","by":"person","chance":[],"points":6,"spent":39}]}');
INSERT INTO public.entries VALUES ('E4LJG', 118, 1795125381026, '{"v":2,"events":[{"type":"moved","seat":1,"move":"=35","by":"person","chance":[],"points":6,"spent":15}]}');
INSERT INTO public.entries VALUES ('E4LJG', 119, 1795125381028, '{"v":2,"events":[{"type":"moved","seat":1,"move":"47@g3e","by":"person","chance":[],"points":13,"spent":2}]}');
INSERT INTO public.entries VALUES ('E4LJG', 120, 1795125381032, '{"v":2,"events":[{"type":"moved","seat":1,"move":"=36","by":"person","chance":["deal 6 12 13 15"],"points":13,"spent":4}]}');
INSERT INTO public.entries VALUES ('E4LJG', 121, 1795125381034, '{"v":2,"events":[{"type":"moved","seat":0,"move":"17@e3n","by":"person","chance":[],"points":8,"spent":2}]}');
INSERT INTO public.entries VALUES ('E4LJG', 122, 1795125381054, '{"v":2,"events":[{"type":"moved","seat":0,"move":"=6","by":"person","chance":[],"points":8,"spent":20}]}');
INSERT INTO public.entries VALUES ('E4LJG', 123, 1795125381061, '{"v":2,"events":[{"type":"moved","seat":0,"move":"26@d3n","by":"person","chance":[],"points":14,"spent":7}]}');
INSERT INTO public.entries VALUES ('E4LJG', 124, 1795125381073, '{"v":2,"events":[{"type":"moved","seat":0,"move":"=12","by":"person","chance":[],"points":14,"spent":12}]}');
INSERT INTO public.entries VALUES ('E4LJG', 125, 1795125381075, '{"v":2,"events":[{"type":"moved","seat":1,"move":"35@f5s","by":"person","chance":[],"points":15,"spent":2}]}');
INSERT INTO public.entries VALUES ('E4LJG', 126, 1795125381078, '{"v":2,"events":[{"type":"moved","seat":1,"move":"=13","by":"person","chance":[],"points":15,"spent":3}]}');
INSERT INTO public.entries VALUES ('E4LJG', 127, 1795125381080, '{"v":2,"events":[{"type":"moved","seat":1,"move":"36@h5n","by":"person","chance":[],"points":17,"spent":1}]}');
INSERT INTO public.entries VALUES ('E4LJG', 128, 1795125381081, '{"v":2,"events":[{"type":"moved","seat":1,"move":"=15","by":"person","chance":["deal 16 34 42 44"],"points":17,"spent":1}]}');
INSERT INTO public.entries VALUES ('E4LJG', 129, 1795125381091, '{"v":2,"events":[{"type":"moved","seat":0,"move":"6@c3n","by":"person","chance":[],"points":20,"spent":10}]}');
INSERT INTO public.entries VALUES ('E4LJG', 130, 1795125381102, '{"v":2,"events":[{"type":"moved","seat":0,"move":"=16","by":"person","chance":[],"points":20,"spent":11}]}');
INSERT INTO public.entries VALUES ('E4LJG', 131, 1795125381118, '{"v":2,"events":[{"type":"moved","seat":0,"move":"12x","by":"person","chance":[],"points":20,"spent":16}]}');
INSERT INTO public.entries VALUES ('E4LJG', 132, 1795125381125, '{"v":2,"events":[{"type":"moved","seat":0,"move":"=34","by":"person","chance":[],"points":20,"spent":7}]}');
INSERT INTO public.entries VALUES ('E4LJG', 133, 1795125381132, '{"v":2,"events":[{"type":"moved","seat":1,"move":"13@e3n","by":"person","chance":[],"points":17,"spent":7}]}');
INSERT INTO public.entries VALUES ('E4LJG', 134, 1795125381149, '{"v":2,"events":[{"type":"moved","seat":1,"move":"=42","by":"person","chance":[],"points":17,"spent":17}]}');
INSERT INTO public.entries VALUES ('E4LJG', 135, 1795125381161, '{"v":2,"events":[{"type":"moved","seat":1,"move":"15@d3n","by":"person","chance":[],"points":17,"spent":12}]}');
INSERT INTO public.entries VALUES ('E4LJG', 136, 1795125381186, '{"v":2,"events":[{"type":"moved","seat":1,"move":"=44","by":"person","chance":["deal 38 39 40 43"],"points":17,"spent":25}]}');
INSERT INTO public.entries VALUES ('E4LJG', 137, 1795125381216, '{"v":2,"events":[{"type":"moved","seat":0,"move":"16@d5n","by":"person","chance":[],"points":20,"spent":30}]}');
INSERT INTO public.entries VALUES ('E4LJG', 138, 1795125381230, '{"v":2,"events":[{"type":"moved","seat":0,"move":"=38","by":"person","chance":[],"points":20,"spent":14}]}');
INSERT INTO public.entries VALUES ('E4LJG', 139, 1795125381245, '{"v":2,"events":[{"type":"moved","seat":0,"move":"34@e5n","by":"person","chance":[],"points":22,"spent":15}]}');
INSERT INTO public.entries VALUES ('E4LJG', 140, 1795125381290, '{"v":2,"events":[{"type":"moved","seat":0,"move":"=39","by":"person","chance":[],"points":22,"spent":45}]}');
INSERT INTO public.entries VALUES ('E4LJG', 141, 1795125381320, '{"v":2,"events":[{"type":"moved","seat":1,"move":"42@e5n","by":"person","chance":[],"points":20,"spent":30}]}');
INSERT INTO public.entries VALUES ('E4LJG', 142, 1795125381324, '{"v":2,"events":[{"type":"moved","seat":1,"move":"=40","by":"person","chance":[],"points":20,"spent":4}]}');
INSERT INTO public.entries VALUES ('E4LJG', 143, 1795125381373, '{"v":2,"events":[{"type":"moved","seat":1,"move":"44@d5n","by":"person","chance":[],"points":22,"spent":49}]}');
INSERT INTO public.entries VALUES ('E4LJG', 144, 1795125381391, '{"v":2,"events":[{"type":"moved","seat":1,"move":"=43","by":"person","chance":[],"points":22,"spent":17}]}');
INSERT INTO public.entries VALUES ('E4LJG', 145, 1795125381410, '{"v":2,"events":[{"type":"moved","seat":0,"move":"38@c5n","by":"person","chance":[],"points":24,"spent":19}]}');
INSERT INTO public.entries VALUES ('E4LJG', 146, 1795125381427, '{"v":2,"events":[{"type":"moved","seat":0,"move":"39@c7e","by":"person","chance":[],"points":28,"spent":17}]}');
INSERT INTO public.entries VALUES ('E4LJG', 147, 1795125381453, '{"v":2,"events":[{"type":"moved","seat":1,"move":"40x","by":"person","chance":[],"points":22,"spent":26}]}');
INSERT INTO public.entries VALUES ('E4LJG', 148, 1795125381478, '{"v":2,"events":[{"type":"moved","seat":1,"move":"43@e7w","by":"person","chance":[],"points":28,"spent":25},{"type":"finished","result":{"places":[1,2],"winners":[0],"scores":[{"total":28,"territories":28,"harmony":0,"middle_kingdom":0,"largest":6,"crowns":7,"harmony_reason":{"code":"harmony_not_played","facts":{}},"middle_kingdom_reason":{"code":"middle_not_played","facts":{}}},{"total":28,"territories":28,"harmony":0,"middle_kingdom":0,"largest":3,"crowns":15,"harmony_reason":{"code":"harmony_not_played","facts":{}},"middle_kingdom_reason":{"code":"middle_not_played","facts":{}}}],"decided_by":"largest","seed":"76706296500807349977063814590083044580696624497624939239796281433259864318560","salt":"a6efec5a62d7f043d99e59845cf28fc0aa5d0779c6fae55176ddb7a463289d6b","deck":[48,5,22,20,47,25,28,37,35,36,17,26,6,13,12,15,16,42,44,34,43,40,38,39]}}]}');
INSERT INTO public.entries VALUES ('DMPBJ', 1, 1795125381558, '{"v":2,"events":[{"type":"created","rules":"2 classic mighty-duel harmony","dynasty":false,"listed":false,"clock":null,"fixed_deck":false,"host":1},{"type":"sat","seat":0,"guest":1,"name":"Anna"}]}');
INSERT INTO public.entries VALUES ('DMPBJ', 2, 1795125381699, '{"v":2,"events":[{"type":"sat","seat":1,"guest":2,"name":"Boris"}]}');
INSERT INTO public.entries VALUES ('DMPBJ', 3, 1795125381783, '{"v":2,"before":{"rules":"2 classic mighty-duel harmony","created":1795125381558,"dynasty":false,"listed":false,"fixed_deck":false,"hints":null,"clock":null,"host":1,"seats":[{"seat":0,"kind":"person","name":"Anna","guest":1,"level":null,"stand_in":null,"timeouts":0,"face":null},{"seat":1,"kind":"person","name":"Boris","guest":2,"level":null,"stand_in":null,"timeouts":0,"face":null}],"points":[],"start":null,"challenge":null},"events":[{"type":"began","game":"DMPBJ-1","number":1,"commitment":"9867590eed48be1ee8f4b8a11b21aea5034a9eaeb5c7fefa489c95921accb005","chance":["kings 1 1 0 0","deal 9 18 30 44"]}]}');
INSERT INTO public.entries VALUES ('DMPBJ', 4, 1795125381850, '{"v":2,"events":[{"type":"moved","seat":1,"move":"=9","by":"person","chance":[],"points":0,"spent":67}]}');
INSERT INTO public.entries VALUES ('DMPBJ', 5, 1795125381885, '{"v":2,"events":[{"type":"moved","seat":1,"move":"=18","by":"person","chance":[],"points":0,"spent":35}]}');
INSERT INTO public.entries VALUES ('DMPBJ', 6, 1795125381898, '{"v":2,"events":[{"type":"moved","seat":0,"move":"=30","by":"person","chance":[],"points":0,"spent":13}]}');
INSERT INTO public.entries VALUES ('DMPBJ', 7, 1795125381922, '{"v":2,"events":[{"type":"moved","seat":0,"move":"=44","by":"person","chance":["deal 19 27 28 40"],"points":0,"spent":24}]}');
INSERT INTO public.entries VALUES ('DMPBJ', 8, 1795125381938, '{"v":2,"events":[{"type":"moved","seat":1,"move":"9@g5n","by":"person","chance":[],"points":0,"spent":16}]}');
INSERT INTO public.entries VALUES ('DMPBJ', 9, 1795125381958, '{"v":2,"events":[{"type":"moved","seat":1,"move":"=19","by":"person","chance":[],"points":0,"spent":20}]}');
INSERT INTO public.entries VALUES ('DMPBJ', 10, 1795125382035, '{"v":2,"events":[{"type":"moved","seat":1,"move":"18@f6n","by":"person","chance":[],"points":0,"spent":77}]}');
INSERT INTO public.entries VALUES ('DMPBJ', 11, 1795125382055, '{"v":2,"events":[{"type":"moved","seat":1,"move":"=27","by":"person","chance":[],"points":0,"spent":20}]}');
INSERT INTO public.entries VALUES ('DMPBJ', 12, 1795125382082, '{"v":2,"events":[{"type":"moved","seat":0,"move":"30@g5n","by":"person","chance":[],"points":1,"spent":27}]}');
INSERT INTO public.entries VALUES ('DMPBJ', 13, 1795125382098, '{"v":2,"events":[{"type":"moved","seat":0,"move":"=28","by":"person","chance":[],"points":1,"spent":16}]}');
INSERT INTO public.entries VALUES ('DMPBJ', 14, 1795125382116, '{"v":2,"events":[{"type":"moved","seat":0,"move":"44@f6n","by":"person","chance":[],"points":3,"spent":18}]}');
INSERT INTO public.entries VALUES ('DMPBJ', 15, 1795125382168, '{"v":2,"events":[{"type":"moved","seat":0,"move":"=40","by":"person","chance":["deal 5 20 39 43"],"points":3,"spent":52}]}');
INSERT INTO public.entries VALUES ('DMPBJ', 16, 1795125382200, '{"v":2,"events":[{"type":"moved","seat":1,"move":"19@f4n","by":"person","chance":[],"points":1,"spent":31}]}');
INSERT INTO public.entries VALUES ('DMPBJ', 17, 1795125382227, '{"v":2,"events":[{"type":"moved","seat":1,"move":"=5","by":"person","chance":[],"points":1,"spent":27}]}');
INSERT INTO public.entries VALUES ('DMPBJ', 18, 1795125382260, '{"v":2,"events":[{"type":"moved","seat":1,"move":"27@f2n","by":"person","chance":[],"points":3,"spent":33}]}');
INSERT INTO public.entries VALUES ('DMPBJ', 19, 1795125382278, '{"v":2,"events":[{"type":"moved","seat":1,"move":"=20","by":"person","chance":[],"points":3,"spent":18}]}');
INSERT INTO public.entries VALUES ('DMPBJ', 20, 1795125382317, '{"v":2,"events":[{"type":"moved","seat":0,"move":"28@g3n","by":"person","chance":[],"points":5,"spent":39}]}');
INSERT INTO public.entries VALUES ('DMPBJ', 21, 1795125382337, '{"v":2,"events":[{"type":"moved","seat":0,"move":"=39","by":"person","chance":[],"points":5,"spent":20}]}');
INSERT INTO public.entries VALUES ('DMPBJ', 22, 1795125382370, '{"v":2,"events":[{"type":"moved","seat":0,"move":"40@h5n","by":"person","chance":[],"points":6,"spent":33}]}');
INSERT INTO public.entries VALUES ('DMPBJ', 23, 1795125382409, '{"v":2,"events":[{"type":"moved","seat":0,"move":"=43","by":"person","chance":["deal 15 16 31 37"],"points":6,"spent":39}]}');
INSERT INTO public.entries VALUES ('UX2NK', 17, 1795125382410, '{"v":2,"events":[{"type":"moved","seat":0,"move":"1@e7n","by":"clock","chance":[],"points":1,"spent":2188}]}');
INSERT INTO public.entries VALUES ('DMPBJ', 24, 1795125382490, '{"v":2,"events":[{"type":"moved","seat":1,"move":"5@e1n","by":"person","chance":[],"points":5,"spent":81}]}');
INSERT INTO public.entries VALUES ('DMPBJ', 25, 1795125382526, '{"v":2,"events":[{"type":"moved","seat":1,"move":"=15","by":"person","chance":[],"points":5,"spent":36}]}');
INSERT INTO public.entries VALUES ('DMPBJ', 26, 1795125382561, '{"v":2,"events":[{"type":"moved","seat":1,"move":"20@e3n","by":"person","chance":[],"points":9,"spent":34}]}');
INSERT INTO public.entries VALUES ('DMPBJ', 27, 1795125382575, '{"v":2,"events":[{"type":"moved","seat":1,"move":"=16","by":"person","chance":[],"points":9,"spent":14}]}');
INSERT INTO public.entries VALUES ('DMPBJ', 28, 1795125382602, '{"v":2,"events":[{"type":"moved","seat":0,"move":"39@f5s","by":"person","chance":[],"points":7,"spent":27}]}');
INSERT INTO public.entries VALUES ('DMPBJ', 29, 1795125382630, '{"v":2,"events":[{"type":"moved","seat":0,"move":"=31","by":"person","chance":[],"points":7,"spent":28}]}');
INSERT INTO public.entries VALUES ('DMPBJ', 30, 1795125382647, '{"v":2,"events":[{"type":"moved","seat":0,"move":"43@f2n","by":"person","chance":[],"points":12,"spent":17}]}');
INSERT INTO public.entries VALUES ('DMPBJ', 31, 1795125382676, '{"v":2,"events":[{"type":"moved","seat":0,"move":"=37","by":"person","chance":["deal 2 8 13 41"],"points":12,"spent":29}]}');
INSERT INTO public.entries VALUES ('DMPBJ', 32, 1795125382683, '{"v":2,"events":[{"type":"moved","seat":1,"move":"15@d3n","by":"person","chance":[],"points":11,"spent":7}]}');
INSERT INTO public.entries VALUES ('DMPBJ', 33, 1795125382712, '{"v":2,"events":[{"type":"moved","seat":1,"move":"=2","by":"person","chance":[],"points":11,"spent":29}]}');
INSERT INTO public.entries VALUES ('DMPBJ', 34, 1795125382746, '{"v":2,"events":[{"type":"moved","seat":1,"move":"16@d2s","by":"person","chance":[],"points":13,"spent":34}]}');
INSERT INTO public.entries VALUES ('DMPBJ', 35, 1795125382786, '{"v":2,"events":[{"type":"moved","seat":1,"move":"=8","by":"person","chance":[],"points":13,"spent":20}]}');
INSERT INTO public.entries VALUES ('DMPBJ', 36, 1795125382817, '{"v":2,"events":[{"type":"moved","seat":0,"move":"31@e1n","by":"person","chance":[],"points":13,"spent":31}]}');
INSERT INTO public.entries VALUES ('DMPBJ', 37, 1795125382862, '{"v":2,"events":[{"type":"moved","seat":0,"move":"=13","by":"person","chance":[],"points":13,"spent":45}]}');
INSERT INTO public.entries VALUES ('DMPBJ', 38, 1795125382880, '{"v":2,"events":[{"type":"moved","seat":0,"move":"37@d1n","by":"person","chance":[],"points":15,"spent":18}]}');
INSERT INTO public.entries VALUES ('DMPBJ', 39, 1795125382913, '{"v":2,"events":[{"type":"moved","seat":0,"move":"=41","by":"person","chance":["deal 6 21 22 46"],"points":15,"spent":33}]}');
INSERT INTO public.entries VALUES ('DMPBJ', 40, 1795125382946, '{"v":2,"events":[{"type":"moved","seat":1,"move":"2@c1n","by":"person","chance":[],"points":17,"spent":33}]}');
INSERT INTO public.entries VALUES ('DMPBJ', 41, 1795125382979, '{"v":2,"events":[{"type":"moved","seat":1,"move":"=6","by":"person","chance":[],"points":17,"spent":33}]}');
INSERT INTO public.entries VALUES ('DMPBJ', 42, 1795125383002, '{"v":2,"events":[{"type":"moved","seat":1,"move":"8@g3n","by":"person","chance":[],"points":17,"spent":23}]}');
INSERT INTO public.entries VALUES ('DMPBJ', 43, 1795125383022, '{"v":2,"events":[{"type":"moved","seat":1,"move":"=21","by":"person","chance":[],"points":17,"spent":20}]}');
INSERT INTO public.entries VALUES ('DMPBJ', 44, 1795125383063, '{"v":2,"events":[{"type":"moved","seat":0,"move":"13@f1e","by":"person","chance":[],"points":15,"spent":40}]}');
INSERT INTO public.entries VALUES ('DMPBJ', 45, 1795125383091, '{"v":2,"events":[{"type":"moved","seat":0,"move":"=22","by":"person","chance":[],"points":15,"spent":28}]}');
INSERT INTO public.entries VALUES ('DMPBJ', 46, 1795125383114, '{"v":2,"events":[{"type":"moved","seat":0,"move":"41@c1n","by":"person","chance":[],"points":20,"spent":23}]}');
INSERT INTO public.entries VALUES ('DMPBJ', 47, 1795125383138, '{"v":2,"events":[{"type":"moved","seat":0,"move":"=46","by":"person","chance":["deal 11 23 26 45"],"points":20,"spent":24}]}');
INSERT INTO public.entries VALUES ('DMPBJ', 48, 1795125383168, '{"v":2,"events":[{"type":"moved","seat":1,"move":"6@f1e","by":"person","chance":[],"points":19,"spent":30}]}');
INSERT INTO public.entries VALUES ('DMPBJ', 49, 1795125383197, '{"v":2,"events":[{"type":"moved","seat":1,"move":"=11","by":"person","chance":[],"points":19,"spent":29}]}');
INSERT INTO public.entries VALUES ('DMPBJ', 50, 1795125383209, '{"v":2,"events":[{"type":"moved","seat":1,"move":"21@b1n","by":"person","chance":[],"points":29,"spent":12}]}');
INSERT INTO public.entries VALUES ('DMPBJ', 51, 1795125383226, '{"v":2,"events":[{"type":"moved","seat":1,"move":"=23","by":"person","chance":[],"points":29,"spent":17}]}');
INSERT INTO public.entries VALUES ('DMPBJ', 52, 1795125383253, '{"v":2,"events":[{"type":"moved","seat":0,"move":"22@b1n","by":"person","chance":[],"points":22,"spent":27}]}');
INSERT INTO public.entries VALUES ('DMPBJ', 53, 1795125383294, '{"v":2,"events":[{"type":"moved","seat":0,"move":"=26","by":"person","chance":[],"points":22,"spent":41}]}');
INSERT INTO public.entries VALUES ('DMPBJ', 54, 1795125383327, '{"v":2,"events":[{"type":"moved","seat":0,"move":"46@b3n","by":"person","chance":[],"points":24,"spent":33}]}');
INSERT INTO public.entries VALUES ('DMPBJ', 55, 1795125383350, '{"v":2,"events":[{"type":"moved","seat":0,"move":"=45","by":"person","chance":["deal 12 29 33 47"],"points":24,"spent":23}]}');
INSERT INTO public.entries VALUES ('DMPBJ', 56, 1795125383378, '{"v":2,"events":[{"type":"moved","seat":1,"move":"11@a1n","by":"person","chance":[],"points":29,"spent":28}]}');
INSERT INTO public.entries VALUES ('DMPBJ', 57, 1795125383387, '{"v":2,"events":[{"type":"moved","seat":1,"move":"=12","by":"person","chance":[],"points":29,"spent":9}]}');
INSERT INTO public.entries VALUES ('DMPBJ', 58, 1795125383421, '{"v":2,"events":[{"type":"moved","seat":1,"move":"23@c3n","by":"person","chance":[],"points":41,"spent":33}]}');
INSERT INTO public.entries VALUES ('DMPBJ', 59, 1795125383449, '{"v":2,"events":[{"type":"moved","seat":1,"move":"=29","by":"person","chance":[],"points":41,"spent":28}]}');
INSERT INTO public.entries VALUES ('UX2NK', 18, 1795125383449, '{"v":2,"events":[{"type":"moved","seat":0,"move":"=24","by":"clock","chance":[],"points":1,"spent":1039}]}');
INSERT INTO public.entries VALUES ('DMPBJ', 60, 1795125383470, '{"v":2,"events":[{"type":"moved","seat":0,"move":"26@h1n","by":"person","chance":[],"points":26,"spent":21}]}');
INSERT INTO public.entries VALUES ('DMPBJ', 61, 1795125383518, '{"v":2,"events":[{"type":"moved","seat":0,"move":"=33","by":"person","chance":[],"points":26,"spent":48}]}');
INSERT INTO public.entries VALUES ('DMPBJ', 62, 1795125383534, '{"v":2,"events":[{"type":"moved","seat":0,"move":"45@d3e","by":"person","chance":[],"points":28,"spent":16}]}');
INSERT INTO public.entries VALUES ('DMPBJ', 63, 1795125383554, '{"v":2,"events":[{"type":"moved","seat":0,"move":"=47","by":"person","chance":["deal 24 36 38 42"],"points":28,"spent":20}]}');
INSERT INTO public.entries VALUES ('DMPBJ', 64, 1795125383570, '{"v":2,"events":[{"type":"moved","seat":1,"move":"12x","by":"person","chance":[],"points":41,"spent":16}]}');
INSERT INTO public.entries VALUES ('DMPBJ', 65, 1795125383590, '{"v":2,"events":[{"type":"moved","seat":1,"move":"=24","by":"person","chance":[],"points":41,"spent":19}]}');
INSERT INTO public.entries VALUES ('DMPBJ', 66, 1795125383610, '{"v":2,"events":[{"type":"moved","seat":1,"move":"29@a3e","by":"person","chance":[],"points":42,"spent":20}]}');
INSERT INTO public.entries VALUES ('DMPBJ', 67, 1795125383634, '{"v":2,"events":[{"type":"moved","seat":1,"move":"=36","by":"person","chance":[],"points":42,"spent":24}]}');
INSERT INTO public.entries VALUES ('DMPBJ', 68, 1795125383658, '{"v":2,"events":[{"type":"moved","seat":0,"move":"33@h4s","by":"person","chance":[],"points":33,"spent":24}]}');
INSERT INTO public.entries VALUES ('DMPBJ', 69, 1795125383669, '{"v":2,"events":[{"type":"moved","seat":0,"move":"=38","by":"person","chance":[],"points":33,"spent":11}]}');
INSERT INTO public.entries VALUES ('DMPBJ', 70, 1795125383699, '{"v":2,"events":[{"type":"moved","seat":0,"move":"47@c3n","by":"person","chance":[],"points":39,"spent":29}]}');
INSERT INTO public.entries VALUES ('DMPBJ', 71, 1795125383718, '{"v":2,"events":[{"type":"moved","seat":0,"move":"=42","by":"person","chance":["deal 7 25 32 48"],"points":39,"spent":19}]}');
INSERT INTO public.entries VALUES ('DMPBJ', 72, 1795125383746, '{"v":2,"events":[{"type":"moved","seat":1,"move":"24@a4n","by":"person","chance":[],"points":45,"spent":27}]}');
INSERT INTO public.entries VALUES ('DMPBJ', 73, 1795125383771, '{"v":2,"events":[{"type":"moved","seat":1,"move":"=7","by":"person","chance":[],"points":45,"spent":25}]}');
INSERT INTO public.entries VALUES ('DMPBJ', 74, 1795125383786, '{"v":2,"events":[{"type":"moved","seat":1,"move":"36@b5n","by":"person","chance":[],"points":46,"spent":15}]}');
INSERT INTO public.entries VALUES ('DMPBJ', 75, 1795125383811, '{"v":2,"events":[{"type":"moved","seat":1,"move":"=25","by":"person","chance":[],"points":46,"spent":25}]}');
INSERT INTO public.entries VALUES ('DMPBJ', 76, 1795125383835, '{"v":2,"events":[{"type":"moved","seat":0,"move":"38@d4e","by":"person","chance":[],"points":45,"spent":24}]}');
INSERT INTO public.entries VALUES ('DMPBJ', 77, 1795125383848, '{"v":2,"events":[{"type":"moved","seat":0,"move":"=32","by":"person","chance":[],"points":45,"spent":13}]}');
INSERT INTO public.entries VALUES ('DMPBJ', 78, 1795125383870, '{"v":2,"events":[{"type":"moved","seat":0,"move":"42@d5e","by":"person","chance":[],"points":51,"spent":22}]}');
INSERT INTO public.entries VALUES ('DMPBJ', 79, 1795125383880, '{"v":2,"events":[{"type":"moved","seat":0,"move":"=48","by":"person","chance":["deal 1 3 4 14"],"points":51,"spent":10}]}');
INSERT INTO public.entries VALUES ('DMPBJ', 80, 1795125383908, '{"v":2,"events":[{"type":"moved","seat":1,"move":"7@d5e","by":"person","chance":[],"points":46,"spent":28}]}');
INSERT INTO public.entries VALUES ('DMPBJ', 81, 1795125383933, '{"v":2,"events":[{"type":"moved","seat":1,"move":"=1","by":"person","chance":[],"points":46,"spent":25}]}');
INSERT INTO public.entries VALUES ('DMPBJ', 82, 1795125383938, '{"v":2,"events":[{"type":"moved","seat":1,"move":"25@c6s","by":"person","chance":[],"points":47,"spent":5}]}');
INSERT INTO public.entries VALUES ('DMPBJ', 83, 1795125383974, '{"v":2,"events":[{"type":"moved","seat":1,"move":"=3","by":"person","chance":[],"points":47,"spent":36}]}');
INSERT INTO public.entries VALUES ('DMPBJ', 84, 1795125383991, '{"v":2,"events":[{"type":"moved","seat":0,"move":"32@c5n","by":"person","chance":[],"points":53,"spent":17}]}');
INSERT INTO public.entries VALUES ('DMPBJ', 85, 1795125384018, '{"v":2,"events":[{"type":"moved","seat":0,"move":"=4","by":"person","chance":[],"points":53,"spent":27}]}');
INSERT INTO public.entries VALUES ('DMPBJ', 86, 1795125384031, '{"v":2,"events":[{"type":"moved","seat":0,"move":"48@b6s","by":"person","chance":[],"points":66,"spent":12}]}');
INSERT INTO public.entries VALUES ('DMPBJ', 87, 1795125384046, '{"v":2,"events":[{"type":"moved","seat":0,"move":"=14","by":"person","chance":["deal 10 17 34 35"],"points":66,"spent":15}]}');
INSERT INTO public.entries VALUES ('DMPBJ', 88, 1795125384078, '{"v":2,"events":[{"type":"moved","seat":1,"move":"1@a6n","by":"person","chance":[],"points":47,"spent":32}]}');
INSERT INTO public.entries VALUES ('DMPBJ', 89, 1795125384102, '{"v":2,"events":[{"type":"moved","seat":1,"move":"=10","by":"person","chance":[],"points":47,"spent":24}]}');
INSERT INTO public.entries VALUES ('DMPBJ', 90, 1795125384113, '{"v":2,"events":[{"type":"moved","seat":1,"move":"3@d6n","by":"person","chance":[],"points":49,"spent":11}]}');
INSERT INTO public.entries VALUES ('DMPBJ', 91, 1795125384120, '{"v":2,"events":[{"type":"moved","seat":1,"move":"=17","by":"person","chance":[],"points":49,"spent":7}]}');
INSERT INTO public.entries VALUES ('DMPBJ', 92, 1795125384142, '{"v":2,"events":[{"type":"moved","seat":0,"move":"4@d6n","by":"person","chance":[],"points":66,"spent":22}]}');
INSERT INTO public.entries VALUES ('DMPBJ', 93, 1795125384166, '{"v":2,"events":[{"type":"moved","seat":0,"move":"=34","by":"person","chance":[],"points":66,"spent":24}]}');
INSERT INTO public.entries VALUES ('DMPBJ', 94, 1795125384180, '{"v":2,"events":[{"type":"moved","seat":0,"move":"14@b7e","by":"person","chance":[],"points":66,"spent":14}]}');
INSERT INTO public.entries VALUES ('DMPBJ', 95, 1795125384200, '{"v":2,"events":[{"type":"moved","seat":0,"move":"=35","by":"person","chance":[],"points":66,"spent":20}]}');
INSERT INTO public.entries VALUES ('DMPBJ', 96, 1795125384221, '{"v":2,"events":[{"type":"moved","seat":1,"move":"10@e6n","by":"person","chance":[],"points":49,"spent":21}]}');
INSERT INTO public.entries VALUES ('DMPBJ', 97, 1795125384238, '{"v":2,"events":[{"type":"moved","seat":1,"move":"17@c7w","by":"person","chance":[],"points":50,"spent":17}]}');
INSERT INTO public.entries VALUES ('DMPBJ', 98, 1795125384259, '{"v":2,"events":[{"type":"moved","seat":0,"move":"34@e6n","by":"person","chance":[],"points":67,"spent":20}]}');
INSERT INTO public.entries VALUES ('OLQDU', 27, 1795125385390, '{"v":2,"events":[{"type":"moved","seat":0,"move":"=15","by":"person","chance":[],"points":0,"spent":22}]}');
INSERT INTO public.entries VALUES ('UX2NK', 33, 1795125385401, '{"v":2,"events":[{"type":"moved","seat":0,"move":"4@d6e","by":"bot","chance":[],"points":15,"spent":55}]}');
INSERT INTO public.entries VALUES ('OLQDU', 28, 1795125385414, '{"v":2,"events":[{"type":"moved","seat":1,"move":"37@h3n","by":"person","chance":[],"points":9,"spent":24}]}');
INSERT INTO public.entries VALUES ('DMPBJ', 99, 1795125384282, '{"v":2,"events":[{"type":"moved","seat":0,"move":"35x","by":"person","chance":[],"points":67,"spent":23},{"type":"finished","result":{"places":[1,2],"winners":[0],"scores":[{"total":67,"territories":67,"harmony":0,"middle_kingdom":0,"largest":4,"crowns":29,"harmony_reason":{"code":"harmony_gaps","facts":{"empty":2}},"middle_kingdom_reason":{"code":"middle_not_played","facts":{}}},{"total":50,"territories":50,"harmony":0,"middle_kingdom":0,"largest":9,"crowns":9,"harmony_reason":{"code":"harmony_gaps","facts":{"empty":2}},"middle_kingdom_reason":{"code":"middle_not_played","facts":{}}}],"decided_by":"points","seed":"46665263062884692589529264011369404049097327493274548581257280849606071327776","salt":"67f3d82cac860e2634c0afbeaa434f059fd18ddf3fe459206c9de9f8630aefc6","deck":[44,30,9,18,28,40,27,19,5,39,20,43,16,15,37,31,13,8,41,2,21,6,46,22,26,45,11,23,47,33,12,29,24,38,36,42,7,48,32,25,14,4,1,3,35,34,17,10]}}]}');
INSERT INTO public.entries VALUES ('OLQDU', 1, 1795125384376, '{"v":2,"events":[{"type":"created","rules":"2 classic","dynasty":false,"listed":false,"clock":null,"fixed_deck":false,"host":1},{"type":"sat","seat":0,"guest":1,"name":"Anna"}]}');
INSERT INTO public.entries VALUES ('UX2NK', 19, 1795125384507, '{"v":2,"events":[{"type":"moved","seat":0,"move":"12@g8n","by":"clock","chance":[],"points":1,"spent":1057},{"type":"stood_in","seat":0,"level":"knight","why":"time"}]}');
INSERT INTO public.entries VALUES ('UX2NK', 20, 1795125384594, '{"v":2,"events":[{"type":"moved","seat":0,"move":"=25","by":"bot","chance":[],"points":1,"spent":87}]}');
INSERT INTO public.entries VALUES ('OLQDU', 2, 1795125384598, '{"v":2,"events":[{"type":"sat","seat":1,"guest":2,"name":"Boris"}]}');
INSERT INTO public.entries VALUES ('UX2NK', 21, 1795125384645, '{"v":2,"events":[{"type":"moved","seat":1,"move":"22@e7e","by":"bot","chance":[],"points":3,"spent":51}]}');
INSERT INTO public.entries VALUES ('OLQDU', 3, 1795125384683, '{"v":2,"before":{"rules":"2 classic","created":1795125384376,"dynasty":false,"listed":false,"fixed_deck":false,"hints":null,"clock":null,"host":1,"seats":[{"seat":0,"kind":"person","name":"Anna","guest":1,"level":null,"stand_in":null,"timeouts":0,"face":null},{"seat":1,"kind":"person","name":"Boris","guest":2,"level":null,"stand_in":null,"timeouts":0,"face":null}],"points":[],"start":null,"challenge":null},"events":[{"type":"began","game":"OLQDU-1","number":1,"commitment":"c7fc227452114f33e0b80e7f39d79ed7bc03c60976deacb345502fd3607881a4","chance":["kings 0 0 1 1","deal 1 8 13 30"]}]}');
INSERT INTO public.entries VALUES ('UX2NK', 22, 1795125384742, '{"v":2,"events":[{"type":"moved","seat":1,"move":"=42","by":"bot","chance":[],"points":3,"spent":97}]}');
INSERT INTO public.entries VALUES ('OLQDU', 4, 1795125384761, '{"v":2,"events":[{"type":"moved","seat":0,"move":"=1","by":"person","chance":[],"points":0,"spent":78}]}');
INSERT INTO public.entries VALUES ('OLQDU', 5, 1795125384786, '{"v":2,"events":[{"type":"moved","seat":0,"move":"=8","by":"person","chance":[],"points":0,"spent":25}]}');
INSERT INTO public.entries VALUES ('UX2NK', 23, 1795125384790, '{"v":2,"events":[{"type":"moved","seat":1,"move":"23@d7w","by":"bot","chance":[],"points":6,"spent":48}]}');
INSERT INTO public.entries VALUES ('OLQDU', 6, 1795125384809, '{"v":2,"events":[{"type":"moved","seat":1,"move":"=13","by":"person","chance":[],"points":0,"spent":23}]}');
INSERT INTO public.entries VALUES ('OLQDU', 7, 1795125384834, '{"v":2,"events":[{"type":"moved","seat":1,"move":"=30","by":"person","chance":["deal 9 16 19 43"],"points":0,"spent":25}]}');
INSERT INTO public.entries VALUES ('UX2NK', 24, 1795125384857, '{"v":2,"events":[{"type":"moved","seat":1,"move":"=47","by":"bot","chance":["deal 4 15 16 32"],"points":6,"spent":67}]}');
INSERT INTO public.entries VALUES ('OLQDU', 8, 1795125384873, '{"v":2,"events":[{"type":"moved","seat":0,"move":"1@g5n","by":"person","chance":[],"points":0,"spent":38}]}');
INSERT INTO public.entries VALUES ('OLQDU', 9, 1795125384903, '{"v":2,"events":[{"type":"moved","seat":0,"move":"=9","by":"person","chance":[],"points":0,"spent":30}]}');
INSERT INTO public.entries VALUES ('OLQDU', 10, 1795125384928, '{"v":2,"events":[{"type":"moved","seat":0,"move":"8@f6n","by":"person","chance":[],"points":0,"spent":25}]}');
INSERT INTO public.entries VALUES ('UX2NK', 25, 1795125384938, '{"v":2,"events":[{"type":"moved","seat":0,"move":"24@d7n","by":"bot","chance":[],"points":2,"spent":81}]}');
INSERT INTO public.entries VALUES ('OLQDU', 11, 1795125384968, '{"v":2,"events":[{"type":"moved","seat":0,"move":"=16","by":"person","chance":[],"points":0,"spent":39}]}');
INSERT INTO public.entries VALUES ('OLQDU', 12, 1795125384986, '{"v":2,"events":[{"type":"moved","seat":1,"move":"13@g5n","by":"person","chance":[],"points":0,"spent":18}]}');
INSERT INTO public.entries VALUES ('UX2NK', 26, 1795125385006, '{"v":2,"events":[{"type":"moved","seat":0,"move":"=4","by":"bot","chance":[],"points":2,"spent":68}]}');
INSERT INTO public.entries VALUES ('OLQDU', 13, 1795125385035, '{"v":2,"events":[{"type":"moved","seat":1,"move":"=19","by":"person","chance":[],"points":0,"spent":48}]}');
INSERT INTO public.entries VALUES ('OLQDU', 14, 1795125385054, '{"v":2,"events":[{"type":"moved","seat":1,"move":"30@g3n","by":"person","chance":[],"points":1,"spent":19}]}');
INSERT INTO public.entries VALUES ('UX2NK', 27, 1795125385071, '{"v":2,"events":[{"type":"moved","seat":0,"move":"25@c7s","by":"bot","chance":[],"points":5,"spent":65}]}');
INSERT INTO public.entries VALUES ('OLQDU', 15, 1795125385082, '{"v":2,"events":[{"type":"moved","seat":1,"move":"=43","by":"person","chance":["deal 3 17 37 45"],"points":1,"spent":28}]}');
INSERT INTO public.entries VALUES ('OLQDU', 16, 1795125385106, '{"v":2,"events":[{"type":"moved","seat":0,"move":"9@f4n","by":"person","chance":[],"points":0,"spent":24}]}');
INSERT INTO public.entries VALUES ('UX2NK', 28, 1795125385122, '{"v":2,"events":[{"type":"moved","seat":0,"move":"=15","by":"bot","chance":[],"points":5,"spent":51}]}');
INSERT INTO public.entries VALUES ('OLQDU', 17, 1795125385127, '{"v":2,"events":[{"type":"moved","seat":0,"move":"=3","by":"person","chance":[],"points":0,"spent":21}]}');
INSERT INTO public.entries VALUES ('OLQDU', 18, 1795125385166, '{"v":2,"events":[{"type":"moved","seat":0,"move":"16@g4e","by":"person","chance":[],"points":0,"spent":39}]}');
INSERT INTO public.entries VALUES ('OLQDU', 19, 1795125385199, '{"v":2,"events":[{"type":"moved","seat":0,"move":"=17","by":"person","chance":[],"points":0,"spent":33}]}');
INSERT INTO public.entries VALUES ('UX2NK', 29, 1795125385199, '{"v":2,"events":[{"type":"moved","seat":1,"move":"42@e8e","by":"bot","chance":[],"points":11,"spent":77}]}');
INSERT INTO public.entries VALUES ('OLQDU', 20, 1795125385210, '{"v":2,"events":[{"type":"moved","seat":1,"move":"19@f4n","by":"person","chance":[],"points":4,"spent":11}]}');
INSERT INTO public.entries VALUES ('OLQDU', 21, 1795125385233, '{"v":2,"events":[{"type":"moved","seat":1,"move":"=37","by":"person","chance":[],"points":4,"spent":23}]}');
INSERT INTO public.entries VALUES ('UX2NK', 30, 1795125385251, '{"v":2,"events":[{"type":"moved","seat":1,"move":"=16","by":"bot","chance":[],"points":11,"spent":51}]}');
INSERT INTO public.entries VALUES ('OLQDU', 22, 1795125385263, '{"v":2,"events":[{"type":"moved","seat":1,"move":"43@f3w","by":"person","chance":[],"points":7,"spent":29}]}');
INSERT INTO public.entries VALUES ('OLQDU', 23, 1795125385291, '{"v":2,"events":[{"type":"moved","seat":1,"move":"=45","by":"person","chance":["deal 2 15 23 46"],"points":7,"spent":28}]}');
INSERT INTO public.entries VALUES ('OLQDU', 24, 1795125385301, '{"v":2,"events":[{"type":"moved","seat":0,"move":"3@h6n","by":"person","chance":[],"points":0,"spent":10}]}');
INSERT INTO public.entries VALUES ('UX2NK', 31, 1795125385319, '{"v":2,"events":[{"type":"moved","seat":1,"move":"47@c9s","by":"bot","chance":[],"points":15,"spent":68}]}');
INSERT INTO public.entries VALUES ('OLQDU', 25, 1795125385325, '{"v":2,"events":[{"type":"moved","seat":0,"move":"=2","by":"person","chance":[],"points":0,"spent":24}]}');
INSERT INTO public.entries VALUES ('UX2NK', 32, 1795125385346, '{"v":2,"events":[{"type":"moved","seat":1,"move":"=32","by":"bot","chance":["deal 14 20 35 43"],"points":15,"spent":27}]}');
INSERT INTO public.entries VALUES ('OLQDU', 26, 1795125385368, '{"v":2,"events":[{"type":"moved","seat":0,"move":"17@e3n","by":"person","chance":[],"points":0,"spent":43}]}');
INSERT INTO public.entries VALUES ('OLQDU', 29, 1795125385441, '{"v":2,"events":[{"type":"moved","seat":1,"move":"=23","by":"person","chance":[],"points":9,"spent":27}]}');
INSERT INTO public.entries VALUES ('OLQDU', 30, 1795125385467, '{"v":2,"events":[{"type":"moved","seat":1,"move":"45@d4e","by":"person","chance":[],"points":12,"spent":26}]}');
INSERT INTO public.entries VALUES ('UX2NK', 34, 1795125385468, '{"v":2,"events":[{"type":"moved","seat":0,"move":"=20","by":"bot","chance":[],"points":15,"spent":67}]}');
INSERT INTO public.entries VALUES ('OLQDU', 31, 1795125385475, '{"v":2,"events":[{"type":"moved","seat":1,"move":"=46","by":"person","chance":["deal 35 39 44 47"],"points":12,"spent":8}]}');
INSERT INTO public.entries VALUES ('OLQDU', 32, 1795125385504, '{"v":2,"events":[{"type":"moved","seat":0,"move":"2@f3e","by":"person","chance":[],"points":0,"spent":29}]}');
INSERT INTO public.entries VALUES ('OLQDU', 33, 1795125385522, '{"v":2,"events":[{"type":"moved","seat":0,"move":"=35","by":"person","chance":[],"points":0,"spent":18}]}');
INSERT INTO public.entries VALUES ('UX2NK', 35, 1795125385535, '{"v":2,"events":[{"type":"moved","seat":0,"move":"15@f8n","by":"bot","chance":[],"points":15,"spent":67}]}');
INSERT INTO public.entries VALUES ('OLQDU', 34, 1795125385545, '{"v":2,"events":[{"type":"moved","seat":0,"move":"15@h3e","by":"person","chance":[],"points":0,"spent":23}]}');
INSERT INTO public.entries VALUES ('OLQDU', 35, 1795125385570, '{"v":2,"events":[{"type":"moved","seat":0,"move":"=39","by":"person","chance":[],"points":0,"spent":25}]}');
INSERT INTO public.entries VALUES ('UX2NK', 36, 1795125385591, '{"v":2,"events":[{"type":"moved","seat":0,"move":"=14","by":"bot","chance":[],"points":15,"spent":56}]}');
INSERT INTO public.entries VALUES ('OLQDU', 36, 1795125385603, '{"v":2,"events":[{"type":"moved","seat":1,"move":"23@e5n","by":"person","chance":[],"points":19,"spent":32}]}');
INSERT INTO public.entries VALUES ('OLQDU', 37, 1795125385635, '{"v":2,"events":[{"type":"moved","seat":1,"move":"=44","by":"person","chance":[],"points":19,"spent":32}]}');
INSERT INTO public.entries VALUES ('OLQDU', 38, 1795125385679, '{"v":2,"events":[{"type":"moved","seat":1,"move":"46@d5n","by":"person","chance":[],"points":23,"spent":43}]}');
INSERT INTO public.entries VALUES ('OLQDU', 39, 1795125385698, '{"v":2,"events":[{"type":"moved","seat":1,"move":"=47","by":"person","chance":["deal 11 20 40 48"],"points":23,"spent":19}]}');
INSERT INTO public.entries VALUES ('UX2NK', 37, 1795125385710, '{"v":2,"events":[{"type":"moved","seat":1,"move":"16@e6e","by":"bot","chance":[],"points":17,"spent":119}]}');
INSERT INTO public.entries VALUES ('OLQDU', 40, 1795125385723, '{"v":2,"events":[{"type":"moved","seat":0,"move":"35@e5n","by":"person","chance":[],"points":6,"spent":24}]}');
INSERT INTO public.entries VALUES ('OLQDU', 41, 1795125385755, '{"v":2,"events":[{"type":"moved","seat":0,"move":"=11","by":"person","chance":[],"points":6,"spent":31}]}');
INSERT INTO public.entries VALUES ('UX2NK', 38, 1795125385770, '{"v":2,"events":[{"type":"moved","seat":1,"move":"=35","by":"bot","chance":[],"points":17,"spent":60}]}');
INSERT INTO public.entries VALUES ('OLQDU', 42, 1795125385775, '{"v":2,"events":[{"type":"moved","seat":0,"move":"39@i4n","by":"person","chance":[],"points":7,"spent":20}]}');
INSERT INTO public.entries VALUES ('UX2NK', 39, 1795125385833, '{"v":2,"events":[{"type":"moved","seat":1,"move":"32@e5e","by":"bot","chance":[],"points":19,"spent":62}]}');
INSERT INTO public.entries VALUES ('OLQDU', 43, 1795125385848, '{"v":2,"events":[{"type":"moved","seat":0,"move":"=20","by":"person","chance":[],"points":7,"spent":73}]}');
INSERT INTO public.entries VALUES ('OLQDU', 44, 1795125385867, '{"v":2,"events":[{"type":"moved","seat":1,"move":"44@h5n","by":"person","chance":[],"points":26,"spent":18}]}');
INSERT INTO public.entries VALUES ('UX2NK', 40, 1795125385870, '{"v":2,"events":[{"type":"moved","seat":1,"move":"=43","by":"bot","chance":["deal 7 11 13 45"],"points":19,"spent":37}]}');
INSERT INTO public.entries VALUES ('OLQDU', 45, 1795125385893, '{"v":2,"events":[{"type":"moved","seat":1,"move":"=40","by":"person","chance":[],"points":26,"spent":26}]}');
INSERT INTO public.entries VALUES ('OLQDU', 46, 1795125385914, '{"v":2,"events":[{"type":"moved","seat":1,"move":"47@f6n","by":"person","chance":[],"points":28,"spent":21}]}');
INSERT INTO public.entries VALUES ('UX2NK', 41, 1795125385923, '{"v":2,"events":[{"type":"moved","seat":0,"move":"14@c8n","by":"bot","chance":[],"points":15,"spent":52}]}');
INSERT INTO public.entries VALUES ('OLQDU', 47, 1795125385942, '{"v":2,"events":[{"type":"moved","seat":1,"move":"=48","by":"person","chance":[],"points":28,"spent":28}]}');
INSERT INTO public.entries VALUES ('OLQDU', 48, 1795125385971, '{"v":2,"events":[{"type":"moved","seat":0,"move":"11x","by":"person","chance":[],"points":7,"spent":29}]}');
INSERT INTO public.entries VALUES ('UX2NK', 42, 1795125385979, '{"v":2,"events":[{"type":"moved","seat":0,"move":"=13","by":"bot","chance":[],"points":15,"spent":56}]}');
INSERT INTO public.entries VALUES ('OLQDU', 49, 1795125385993, '{"v":2,"events":[{"type":"moved","seat":0,"move":"20x","by":"person","chance":[],"points":7,"spent":22}]}');
INSERT INTO public.entries VALUES ('OLQDU', 50, 1795125386018, '{"v":2,"events":[{"type":"moved","seat":1,"move":"40@d7e","by":"person","chance":[],"points":33,"spent":24}]}');
INSERT INTO public.entries VALUES ('OLQDU', 51, 1795125386032, '{"v":2,"events":[{"type":"moved","seat":1,"move":"48x","by":"person","chance":[],"points":33,"spent":13},{"type":"finished","result":{"places":[2,1],"winners":[1],"scores":[{"total":7,"territories":7,"harmony":0,"middle_kingdom":0,"largest":6,"crowns":2,"harmony_reason":{"code":"harmony_not_played","facts":{}},"middle_kingdom_reason":{"code":"middle_not_played","facts":{}}},{"total":33,"territories":33,"harmony":0,"middle_kingdom":0,"largest":6,"crowns":15,"harmony_reason":{"code":"harmony_not_played","facts":{}},"middle_kingdom_reason":{"code":"middle_not_played","facts":{}}}],"decided_by":"points","seed":"47599047482983386105935181655068939666064291133726718194946364588052575306365","salt":"c6cdc1bb1de1a69c0f2a1ed1d4a5e514ab65858fb497475aa71f4c1327c138ec","deck":[13,8,1,30,9,16,43,19,3,37,17,45,23,15,46,2,39,35,47,44,11,40,48,20]}}]}');
INSERT INTO public.entries VALUES ('UX2NK', 43, 1795125386035, '{"v":2,"events":[{"type":"moved","seat":0,"move":"20@d9e","by":"bot","chance":[],"points":22,"spent":56}]}');
INSERT INTO public.entries VALUES ('OLQDU', 52, 1795125386093, '{"v":2,"events":[{"type":"wants_again","seat":1}]}');
INSERT INTO public.entries VALUES ('UX2NK', 44, 1795125386126, '{"v":2,"events":[{"type":"moved","seat":0,"move":"=45","by":"bot","chance":[],"points":22,"spent":91}]}');
INSERT INTO public.entries VALUES ('OLQDU', 53, 1795125386143, '{"v":2,"before":{"rules":"2 classic","created":1795125384376,"dynasty":false,"listed":false,"fixed_deck":false,"hints":null,"clock":null,"host":1,"seats":[{"seat":0,"kind":"person","name":"Anna","guest":1,"level":null,"stand_in":null,"timeouts":0,"face":null},{"seat":1,"kind":"person","name":"Boris","guest":2,"level":null,"stand_in":null,"timeouts":0,"face":null}],"points":[[7,33]],"start":null,"challenge":null},"events":[{"type":"wants_again","seat":0},{"type":"began","game":"OLQDU-2","number":2,"commitment":"d6185a36791838aba129d0ca2fa9643cf7e75ad6c4b4a12dbafd18dca72708d3","chance":["kings 0 1 0 1","deal 4 15 16 26"]}]}');
INSERT INTO public.entries VALUES ('UX2NK', 45, 1795125386175, '{"v":2,"events":[{"type":"moved","seat":1,"move":"35@d5w","by":"bot","chance":[],"points":22,"spent":48}]}');
INSERT INTO public.entries VALUES ('UX2NK', 46, 1795125386272, '{"v":2,"events":[{"type":"moved","seat":1,"move":"=7","by":"bot","chance":[],"points":22,"spent":97}]}');
INSERT INTO public.entries VALUES ('UX2NK', 47, 1795125386396, '{"v":2,"events":[{"type":"moved","seat":1,"move":"43@d8n","by":"bot","chance":[],"points":28,"spent":123}]}');
INSERT INTO public.entries VALUES ('UX2NK', 48, 1795125386456, '{"v":2,"events":[{"type":"moved","seat":1,"move":"=11","by":"bot","chance":[],"points":28,"spent":60}]}');
INSERT INTO public.entries VALUES ('UX2NK', 49, 1795125386542, '{"v":2,"events":[{"type":"moved","seat":1,"move":"7@c6e","by":"bot","chance":[],"points":32,"spent":86}]}');
INSERT INTO public.entries VALUES ('HONE7', 4, 1795125386585, '{"v":2,"events":[{"type":"moved","seat":1,"move":"=6","by":"person","chance":[],"points":0,"spent":70}]}');
INSERT INTO public.entries VALUES ('HONE7', 5, 1795125386625, '{"v":2,"events":[{"type":"moved","seat":0,"move":"=18","by":"person","chance":[],"points":0,"spent":39}]}');
INSERT INTO public.entries VALUES ('UX2NK', 50, 1795125386636, '{"v":2,"events":[{"type":"moved","seat":1,"move":"11@e9e","by":"bot","chance":[],"points":38,"spent":94}]}');
INSERT INTO public.entries VALUES ('HONE7', 6, 1795125386654, '{"v":2,"events":[{"type":"moved","seat":1,"move":"=21","by":"person","chance":[],"points":0,"spent":29}]}');
INSERT INTO public.entries VALUES ('HONE7', 7, 1795125386674, '{"v":2,"events":[{"type":"moved","seat":0,"move":"=23","by":"person","chance":["deal 13 14 30 44"],"points":0,"spent":20}]}');
INSERT INTO public.entries VALUES ('UX2NK', 51, 1795125386677, '{"v":2,"events":[{"type":"moved","seat":0,"move":"13@c5e","by":"bot","chance":[],"points":25,"spent":41}]}');
INSERT INTO public.entries VALUES ('HONE7', 8, 1795125386710, '{"v":2,"events":[{"type":"moved","seat":1,"move":"6@g5n","by":"person","chance":[],"points":0,"spent":36}]}');
INSERT INTO public.entries VALUES ('HONE7', 9, 1795125386734, '{"v":2,"events":[{"type":"moved","seat":1,"move":"=13","by":"person","chance":[],"points":0,"spent":24}]}');
INSERT INTO public.entries VALUES ('HONE7', 10, 1795125386747, '{"v":2,"events":[{"type":"moved","seat":0,"move":"18@g5n","by":"person","chance":[],"points":0,"spent":13}]}');
INSERT INTO public.entries VALUES ('UX2NK', 52, 1795125386771, '{"v":2,"events":[{"type":"moved","seat":0,"move":"45x","by":"bot","chance":[],"points":25,"spent":94},{"type":"finished","result":{"places":[2,1],"winners":[1],"scores":[{"total":25,"territories":25,"harmony":0,"middle_kingdom":0,"largest":7,"crowns":4,"harmony_reason":{"code":"harmony_not_played","facts":{}},"middle_kingdom_reason":{"code":"middle_not_played","facts":{}}},{"total":38,"territories":38,"harmony":0,"middle_kingdom":0,"largest":4,"crowns":12,"harmony_reason":{"code":"harmony_not_played","facts":{}},"middle_kingdom_reason":{"code":"middle_not_played","facts":{}}}],"decided_by":"points","seed":"34460214244388969547162619377636357443209914235177121671637387424943301917895","salt":"1dc4a3ecf7484cc34e93a305301a5783a95bff1c3acd6b5adecd6e24ac3d31b0","deck":[27,37,10,28,22,1,12,23,25,42,24,47,15,4,32,16,14,20,43,35,45,11,13,7]}}]}');
INSERT INTO public.entries VALUES ('HONE7', 11, 1795125386790, '{"v":2,"events":[{"type":"moved","seat":0,"move":"=14","by":"person","chance":[],"points":0,"spent":43}]}');
INSERT INTO public.entries VALUES ('HONE7', 12, 1795125386816, '{"v":2,"events":[{"type":"moved","seat":1,"move":"21@f6n","by":"person","chance":[],"points":1,"spent":25}]}');
INSERT INTO public.entries VALUES ('HONE7', 13, 1795125386825, '{"v":2,"events":[{"type":"moved","seat":1,"move":"=30","by":"person","chance":[],"points":1,"spent":9}]}');
INSERT INTO public.entries VALUES ('HONE7', 14, 1795125386836, '{"v":2,"events":[{"type":"moved","seat":0,"move":"23@f6n","by":"person","chance":[],"points":1,"spent":11}]}');
INSERT INTO public.entries VALUES ('HONE7', 15, 1795125386841, '{"v":2,"events":[{"type":"moved","seat":0,"move":"=44","by":"person","chance":["deal 7 32 42 48"],"points":1,"spent":5}]}');
INSERT INTO public.entries VALUES ('HONE7', 16, 1795125386863, '{"v":2,"events":[{"type":"moved","seat":1,"move":"13@g3n","by":"person","chance":[],"points":1,"spent":22}]}');
INSERT INTO public.entries VALUES ('HONE7', 17, 1795125386885, '{"v":2,"events":[{"type":"moved","seat":1,"move":"=7","by":"person","chance":[],"points":1,"spent":22}]}');
INSERT INTO public.entries VALUES ('HONE7', 18, 1795125386911, '{"v":2,"events":[{"type":"moved","seat":0,"move":"14@f5s","by":"person","chance":[],"points":2,"spent":26}]}');
INSERT INTO public.entries VALUES ('HONE7', 19, 1795125386950, '{"v":2,"events":[{"type":"moved","seat":0,"move":"=32","by":"person","chance":[],"points":2,"spent":39}]}');
INSERT INTO public.entries VALUES ('HONE7', 20, 1795125386963, '{"v":2,"events":[{"type":"moved","seat":1,"move":"30@e3e","by":"person","chance":[],"points":2,"spent":13}]}');
INSERT INTO public.entries VALUES ('HONE7', 21, 1795125387000, '{"v":2,"events":[{"type":"moved","seat":1,"move":"=42","by":"person","chance":[],"points":2,"spent":37}]}');
INSERT INTO public.entries VALUES ('HONE7', 22, 1795125387019, '{"v":2,"events":[{"type":"moved","seat":0,"move":"44@h6n","by":"person","chance":[],"points":4,"spent":19}]}');
INSERT INTO public.entries VALUES ('HONE7', 23, 1795125387056, '{"v":2,"events":[{"type":"moved","seat":0,"move":"=48","by":"person","chance":["deal 2 20 28 40"],"points":4,"spent":37}]}');
INSERT INTO public.entries VALUES ('HONE7', 24, 1795125387094, '{"v":2,"events":[{"type":"moved","seat":1,"move":"7@c3e","by":"person","chance":[],"points":4,"spent":38}]}');
INSERT INTO public.entries VALUES ('HONE7', 25, 1795125387117, '{"v":2,"events":[{"type":"moved","seat":1,"move":"=2","by":"person","chance":[],"points":4,"spent":23}]}');
INSERT INTO public.entries VALUES ('HONE7', 26, 1795125387142, '{"v":2,"events":[{"type":"moved","seat":0,"move":"32@f3e","by":"person","chance":[],"points":6,"spent":25}]}');
INSERT INTO public.entries VALUES ('HONE7', 27, 1795125387162, '{"v":2,"events":[{"type":"moved","seat":0,"move":"=20","by":"person","chance":[],"points":6,"spent":20}]}');
INSERT INTO public.entries VALUES ('HONE7', 28, 1795125387190, '{"v":2,"events":[{"type":"moved","seat":1,"move":"42@c4n","by":"person","chance":[],"points":7,"spent":28}]}');
INSERT INTO public.entries VALUES ('HONE7', 29, 1795125387230, '{"v":2,"events":[{"type":"moved","seat":1,"move":"=28","by":"person","chance":[],"points":7,"spent":40}]}');
INSERT INTO public.entries VALUES ('HONE7', 30, 1795125387250, '{"v":2,"events":[{"type":"moved","seat":0,"move":"48@e5n","by":"person","chance":[],"points":10,"spent":20}]}');
INSERT INTO public.entries VALUES ('HONE7', 31, 1795125387274, '{"v":2,"events":[{"type":"moved","seat":0,"move":"=40","by":"person","chance":["deal 1 11 36 39"],"points":10,"spent":24}]}');
INSERT INTO public.entries VALUES ('HONE7', 32, 1795125387295, '{"v":2,"events":[{"type":"moved","seat":1,"move":"2@e4e","by":"person","chance":[],"points":7,"spent":20}]}');
INSERT INTO public.entries VALUES ('HONE7', 33, 1795125387317, '{"v":2,"events":[{"type":"moved","seat":1,"move":"=1","by":"person","chance":[],"points":7,"spent":22}]}');
INSERT INTO public.entries VALUES ('HONE7', 34, 1795125387327, '{"v":2,"events":[{"type":"moved","seat":0,"move":"20@d3e","by":"person","chance":[],"points":12,"spent":9}]}');
INSERT INTO public.entries VALUES ('HONE7', 35, 1795125387364, '{"v":2,"events":[{"type":"moved","seat":0,"move":"=11","by":"person","chance":[],"points":12,"spent":37}]}');
INSERT INTO public.entries VALUES ('HONE7', 36, 1795125387394, '{"v":2,"events":[{"type":"moved","seat":1,"move":"28@d5s","by":"person","chance":[],"points":9,"spent":30}]}');
INSERT INTO public.entries VALUES ('HONE7', 37, 1795125387418, '{"v":2,"events":[{"type":"moved","seat":1,"move":"=36","by":"person","chance":[],"points":9,"spent":24}]}');
INSERT INTO public.entries VALUES ('HONE7', 38, 1795125387423, '{"v":2,"events":[{"type":"moved","seat":0,"move":"40@d4n","by":"person","chance":[],"points":14,"spent":5}]}');
INSERT INTO public.entries VALUES ('HONE7', 39, 1795125387448, '{"v":2,"events":[{"type":"moved","seat":0,"move":"=39","by":"person","chance":["deal 5 33 37 47"],"points":14,"spent":25}]}');
INSERT INTO public.entries VALUES ('HONE7', 40, 1795125387471, '{"v":2,"events":[{"type":"moved","seat":1,"move":"1@e5n","by":"person","chance":[],"points":15,"spent":22}]}');
INSERT INTO public.entries VALUES ('HONE7', 41, 1795125387478, '{"v":2,"events":[{"type":"moved","seat":1,"move":"=5","by":"person","chance":[],"points":15,"spent":7}]}');
INSERT INTO public.entries VALUES ('HONE7', 42, 1795125387501, '{"v":2,"events":[{"type":"moved","seat":0,"move":"11@h4n","by":"person","chance":[],"points":14,"spent":23}]}');
INSERT INTO public.entries VALUES ('HONE7', 43, 1795125387534, '{"v":2,"events":[{"type":"moved","seat":0,"move":"=33","by":"person","chance":[],"points":14,"spent":33}]}');
INSERT INTO public.entries VALUES ('HONE7', 44, 1795125387559, '{"v":2,"events":[{"type":"moved","seat":1,"move":"36@d6n","by":"person","chance":[],"points":17,"spent":24}]}');
INSERT INTO public.entries VALUES ('HONE7', 45, 1795125387573, '{"v":2,"events":[{"type":"moved","seat":1,"move":"=37","by":"person","chance":[],"points":17,"spent":14}]}');
INSERT INTO public.entries VALUES ('HONE7', 46, 1795125387594, '{"v":2,"events":[{"type":"moved","seat":0,"move":"39x","by":"person","chance":[],"points":14,"spent":21}]}');
INSERT INTO public.entries VALUES ('HONE7', 47, 1795125387614, '{"v":2,"events":[{"type":"moved","seat":0,"move":"=47","by":"person","chance":[],"points":14,"spent":20}]}');
INSERT INTO public.entries VALUES ('HONE7', 48, 1795125387632, '{"v":2,"events":[{"type":"moved","seat":1,"move":"5x","by":"person","chance":[],"points":17,"spent":18}]}');
INSERT INTO public.entries VALUES ('HONE7', 49, 1795125387662, '{"v":2,"events":[{"type":"moved","seat":0,"move":"33x","by":"person","chance":[],"points":14,"spent":30}]}');
INSERT INTO public.entries VALUES ('HONE7', 50, 1795125387689, '{"v":2,"events":[{"type":"moved","seat":1,"move":"37@c6n","by":"person","chance":[],"points":20,"spent":26}]}');
INSERT INTO public.entries VALUES ('HONE7', 51, 1795125387719, '{"v":2,"events":[{"type":"moved","seat":0,"move":"47@d7e","by":"person","chance":[],"points":26,"spent":29},{"type":"finished","result":{"places":[1,2],"winners":[0],"scores":[{"total":26,"territories":26,"harmony":0,"middle_kingdom":0,"largest":4,"crowns":11,"harmony_reason":{"code":"harmony_not_played","facts":{}},"middle_kingdom_reason":{"code":"middle_not_played","facts":{}}},{"total":20,"territories":20,"harmony":0,"middle_kingdom":0,"largest":8,"crowns":7,"harmony_reason":{"code":"harmony_not_played","facts":{}},"middle_kingdom_reason":{"code":"middle_not_played","facts":{}}}],"decided_by":"points","seed":"47764454220535937627810887921038802317518495318218691903731991836523306011572","salt":"51e6e3b0d5ad5c14a70410c46af210b629e3257d337e994ebfdc62b13051e554","deck":[23,6,21,18,14,44,13,30,7,42,32,48,20,40,28,2,1,36,39,11,47,33,37,5]}}]}');
INSERT INTO public.entries VALUES ('N75CR', 4, 1795125388002, '{"v":2,"events":[{"type":"moved","seat":0,"move":"=22","by":"person","chance":[],"points":0,"spent":35}]}');
INSERT INTO public.entries VALUES ('N75CR', 5, 1795125388041, '{"v":2,"events":[{"type":"moved","seat":1,"move":"=31","by":"person","chance":[],"points":0,"spent":39}]}');
INSERT INTO public.entries VALUES ('N75CR', 6, 1795125388078, '{"v":2,"events":[{"type":"moved","seat":1,"move":"=39","by":"person","chance":[],"points":0,"spent":37}]}');
INSERT INTO public.entries VALUES ('N75CR', 7, 1795125388085, '{"v":2,"events":[{"type":"moved","seat":0,"move":"=42","by":"person","chance":["deal 4 5 10 45"],"points":0,"spent":7}]}');
INSERT INTO public.entries VALUES ('N75CR', 8, 1795125388105, '{"v":2,"events":[{"type":"moved","seat":0,"move":"22@g5n","by":"person","chance":[],"points":1,"spent":20}]}');
INSERT INTO public.entries VALUES ('N75CR', 9, 1795125388127, '{"v":2,"events":[{"type":"moved","seat":0,"move":"=4","by":"person","chance":[],"points":1,"spent":22}]}');
INSERT INTO public.entries VALUES ('N75CR', 10, 1795125388143, '{"v":2,"events":[{"type":"moved","seat":1,"move":"31@g5n","by":"person","chance":[],"points":1,"spent":16}]}');
INSERT INTO public.entries VALUES ('HONE7', 52, 1795125388230, '{"v":2,"events":[{"type":"stood","seat":1}]}');
INSERT INTO public.entries VALUES ('N75CR', 11, 1795125388257, '{"v":2,"events":[{"type":"stood","seat":1}]}');
INSERT INTO public.entries VALUES ('HONE7', 1, 1795125386262, '{"v":2,"events":[{"type":"created","rules":"2 classic","dynasty":false,"listed":false,"clock":null,"fixed_deck":false,"host":1},{"type":"sat","seat":0,"guest":1,"name":"Anna"}]}');
INSERT INTO public.entries VALUES ('HONE7', 2, 1795125386444, '{"v":2,"events":[{"type":"sat","seat":1,"guest":3,"name":""}]}');
INSERT INTO public.entries VALUES ('HONE7', 3, 1795125386515, '{"v":2,"before":{"rules":"2 classic","created":1795125386262,"dynasty":false,"listed":false,"fixed_deck":false,"hints":null,"clock":null,"host":1,"seats":[{"seat":0,"kind":"person","name":"Anna","guest":1,"level":null,"stand_in":null,"timeouts":0,"face":null},{"seat":1,"kind":"person","name":"","guest":3,"level":null,"stand_in":null,"timeouts":0,"face":null}],"points":[],"start":null,"challenge":null},"events":[{"type":"began","game":"HONE7-1","number":1,"commitment":"758b69998ba5ee637768774a25ab8eea0d633711f774c42e93ba3f28133d3aff","chance":["kings 1 0 1 0","deal 6 18 21 23"]}]}');
INSERT INTO public.entries VALUES ('N75CR', 1, 1795125387790, '{"v":2,"events":[{"type":"created","rules":"2 classic","dynasty":false,"listed":false,"clock":null,"fixed_deck":false,"host":1},{"type":"sat","seat":0,"guest":1,"name":"Anna"}]}');
INSERT INTO public.entries VALUES ('N75CR', 2, 1795125387903, '{"v":2,"events":[{"type":"sat","seat":1,"guest":3,"name":""}]}');
INSERT INTO public.entries VALUES ('N75CR', 3, 1795125387967, '{"v":2,"before":{"rules":"2 classic","created":1795125387790,"dynasty":false,"listed":false,"fixed_deck":false,"hints":null,"clock":null,"host":1,"seats":[{"seat":0,"kind":"person","name":"Anna","guest":1,"level":null,"stand_in":null,"timeouts":0,"face":null},{"seat":1,"kind":"person","name":"","guest":3,"level":null,"stand_in":null,"timeouts":0,"face":null}],"points":[],"start":null,"challenge":null},"events":[{"type":"began","game":"N75CR-1","number":1,"commitment":"1b85f79d9a269cd7150a02a8b0e3dc6c4a6fb6e3d1bdcd6cc78687b7a14b14fb","chance":["kings 0 1 1 0","deal 22 31 39 42"]}]}');
INSERT INTO public.entries VALUES ('LQZOK', 1, 1795125389245, '{"v":2,"events":[{"type":"created","rules":"3 classic","dynasty":false,"listed":false,"clock":null,"fixed_deck":false,"host":1},{"type":"sat","seat":0,"guest":1,"name":"Anna"},{"type":"bot_sat","seat":2,"level":"page"}]}');
INSERT INTO public.entries VALUES ('LQZOK', 2, 1795125389379, '{"v":2,"events":[{"type":"sat","seat":1,"guest":2,"name":"Boris"}]}');
INSERT INTO public.entries VALUES ('NOZ5S', 4, 1795125399915, '{"v":2,"events":[{"type":"moved","seat":3,"move":"=30","by":"bot","chance":[],"points":0,"spent":265}]}');
INSERT INTO public.entries VALUES ('NOZ5S', 5, 1795125399949, '{"v":2,"events":[{"type":"moved","seat":1,"move":"=34","by":"bot","chance":[],"points":0,"spent":34}]}');
INSERT INTO public.entries VALUES ('NOZ5S', 6, 1795125399966, '{"v":2,"events":[{"type":"moved","seat":0,"move":"=9","by":"person","chance":["deal 6 14 20 32"],"points":0,"spent":17}]}');
INSERT INTO public.entries VALUES ('NOZ5S', 7, 1795125399984, '{"v":2,"events":[{"type":"moved","seat":0,"move":"9@g5n","by":"person","chance":[],"points":0,"spent":18}]}');
INSERT INTO public.entries VALUES ('LQZOK', 3, 1795125389397, '{"v":2,"before":{"rules":"3 classic","created":1795125389245,"dynasty":false,"listed":false,"fixed_deck":false,"hints":null,"clock":null,"host":1,"seats":[{"seat":0,"kind":"person","name":"Anna","guest":1,"level":null,"stand_in":null,"timeouts":0,"face":null},{"seat":1,"kind":"person","name":"Boris","guest":2,"level":null,"stand_in":null,"timeouts":0,"face":null},{"seat":2,"kind":"bot","name":null,"guest":null,"level":"page","stand_in":null,"timeouts":0,"face":"goose-herd"}],"points":[],"start":null,"challenge":null},"events":[{"type":"began","game":"LQZOK-1","number":1,"commitment":"750539bf82f6415f0b001481c1292a9c0d9a74526bb575278be7d802f7f49345","chance":["kings 2 0 1","deal 15 17 31"]}]}');
INSERT INTO public.entries VALUES ('LQZOK', 4, 1795125389461, '{"v":2,"events":[{"type":"stood_in","seat":1,"level":"page","why":"host"}]}');
INSERT INTO public.entries VALUES ('LQZOK', 5, 1795125389484, '{"v":2,"events":[{"type":"moved","seat":2,"move":"=31","by":"bot","chance":[],"points":0,"spent":87}]}');
INSERT INTO public.entries VALUES ('LQZOK', 6, 1795125389491, '{"v":2,"events":[{"type":"moved","seat":0,"move":"=15","by":"person","chance":[],"points":0,"spent":7}]}');
INSERT INTO public.entries VALUES ('LQZOK', 7, 1795125389544, '{"v":2,"events":[{"type":"moved","seat":1,"move":"=17","by":"bot","chance":["deal 3 25 29"],"points":0,"spent":53}]}');
INSERT INTO public.entries VALUES ('LQZOK', 8, 1795125389552, '{"v":2,"events":[{"type":"moved","seat":0,"move":"15@g5n","by":"person","chance":[],"points":0,"spent":8}]}');
INSERT INTO public.entries VALUES ('LQZOK', 9, 1795125389557, '{"v":2,"events":[{"type":"moved","seat":0,"move":"=3","by":"person","chance":[],"points":0,"spent":5}]}');
INSERT INTO public.entries VALUES ('LQZOK', 10, 1795125389641, '{"v":2,"events":[{"type":"moved","seat":1,"move":"17@g5n","by":"bot","chance":[],"points":0,"spent":84}]}');
INSERT INTO public.entries VALUES ('LQZOK', 11, 1795125389706, '{"v":2,"events":[{"type":"moved","seat":1,"move":"=29","by":"bot","chance":[],"points":0,"spent":65}]}');
INSERT INTO public.entries VALUES ('LQZOK', 12, 1795125389739, '{"v":2,"events":[{"type":"moved","seat":2,"move":"31@g5n","by":"bot","chance":[],"points":1,"spent":33}]}');
INSERT INTO public.entries VALUES ('LQZOK', 13, 1795125389791, '{"v":2,"events":[{"type":"moved","seat":2,"move":"=25","by":"bot","chance":["deal 4 34 48"],"points":1,"spent":52}]}');
INSERT INTO public.entries VALUES ('LQZOK', 14, 1795125389802, '{"v":2,"events":[{"type":"moved","seat":0,"move":"3@f6n","by":"person","chance":[],"points":0,"spent":11}]}');
INSERT INTO public.entries VALUES ('5VDDN', 1, 1795125389827, '{"v":3,"events":[{"type":"created","rules":"2 classic","dynasty":false,"listed":false,"clock":null,"fixed_deck":false,"host":1},{"type":"from_position","position":"2 classic; ## | ##; kings 0 1 1 0; 5:1 17:0 22 40; claim 2; -"},{"type":"sat","seat":0,"guest":1,"name":"Anna"},{"type":"hints_set","allowed":true}]}');
INSERT INTO public.entries VALUES ('5VDDN', 2, 1795125390082, '{"v":2,"events":[{"type":"sat","seat":1,"guest":2,"name":"Boris"}]}');
INSERT INTO public.entries VALUES ('5VDDN', 3, 1795125390191, '{"v":2,"before":{"rules":"2 classic","created":1795125389827,"dynasty":false,"listed":false,"fixed_deck":false,"hints":true,"clock":null,"host":1,"seats":[{"seat":0,"kind":"person","name":"Anna","guest":1,"level":null,"stand_in":null,"timeouts":0,"face":null},{"seat":1,"kind":"person","name":"Boris","guest":2,"level":null,"stand_in":null,"timeouts":0,"face":null}],"points":[],"start":"2 classic; ## | ##; kings 0 1 1 0; 5:1 17:0 22 40; claim 2; -","challenge":null},"events":[{"type":"began","game":"5VDDN-1","number":1,"commitment":"8b1a5b4536550c42199ebeef353353e5c579671207b96b0890f2bb33dc14142e","chance":[]}]}');
INSERT INTO public.entries VALUES ('5VDDN', 4, 1795125398516, '{"v":2,"events":[{"type":"hint_used","seat":1,"step":3,"level":"king"}]}');
INSERT INTO public.entries VALUES ('5VDDN', 5, 1795125398586, '{"v":2,"events":[{"type":"moved","seat":1,"move":"=22","by":"person","chance":[],"points":0,"spent":8395}]}');
INSERT INTO public.entries VALUES ('5VDDN', 6, 1795125398603, '{"v":2,"events":[{"type":"moved","seat":0,"move":"=40","by":"person","chance":["deal 4 10 41 46"],"points":0,"spent":17}]}');
INSERT INTO public.entries VALUES ('5VDDN', 7, 1795125398630, '{"v":2,"events":[{"type":"moved","seat":1,"move":"5@g5n","by":"person","chance":[],"points":0,"spent":27}]}');
INSERT INTO public.entries VALUES ('CSA63', 1, 1795125398658, '{"v":2,"events":[{"type":"created","rules":"2 classic","dynasty":false,"listed":false,"clock":{"kind":"bank","seconds":900,"increment":10},"fixed_deck":false,"host":1},{"type":"sat","seat":0,"guest":1,"name":"Anna"},{"type":"sat","seat":1,"guest":1,"name":"Anna"}]}');
INSERT INTO public.entries VALUES ('CSA63', 2, 1795125398734, '{"v":2,"before":{"rules":"2 classic","created":1795125398658,"dynasty":false,"listed":false,"fixed_deck":false,"hints":null,"clock":{"kind":"bank","seconds":900,"increment":10},"host":1,"seats":[{"seat":0,"kind":"person","name":"Anna","guest":1,"level":null,"stand_in":null,"timeouts":0,"face":null},{"seat":1,"kind":"person","name":"Anna","guest":1,"level":null,"stand_in":null,"timeouts":0,"face":null}],"points":[],"start":null,"challenge":null},"events":[{"type":"began","game":"CSA63-1","number":1,"commitment":"0f1879a0937b23b11f503039041b285cd007e14ee9f987511b8f1457a656c9da","chance":["kings 0 1 0 1","deal 12 20 22 30"]}]}');
INSERT INTO public.entries VALUES ('CSA63', 3, 1795125398783, '{"v":3,"events":[{"type":"covered","seat":0,"covered":true,"spent":49}]}');
INSERT INTO public.entries VALUES ('CSA63', 4, 1795125398818, '{"v":3,"events":[{"type":"covered","seat":0,"covered":false,"spent":49}]}');
INSERT INTO public.entries VALUES ('CSA63', 5, 1795125398843, '{"v":2,"events":[{"type":"moved","seat":0,"move":"=12","by":"person","chance":[],"points":0,"spent":74}]}');
INSERT INTO public.entries VALUES ('CSA63', 6, 1795125398853, '{"v":3,"events":[{"type":"covered","seat":1,"covered":true,"spent":10}]}');
INSERT INTO public.entries VALUES ('KFBMW', 1, 1795125398919, '{"v":2,"events":[{"type":"created","rules":"2 classic","dynasty":false,"listed":false,"clock":null,"fixed_deck":false,"host":1},{"type":"sat","seat":0,"guest":1,"name":"Anna"},{"type":"hints_set","allowed":false}]}');
INSERT INTO public.entries VALUES ('KFBMW', 2, 1795125399006, '{"v":2,"events":[{"type":"sat","seat":1,"guest":2,"name":"Boris"}]}');
INSERT INTO public.entries VALUES ('KFBMW', 3, 1795125399052, '{"v":2,"events":[{"type":"wants_again","seat":1}]}');
INSERT INTO public.entries VALUES ('KFBMW', 4, 1795125399086, '{"v":2,"events":[{"type":"not_ready","seat":1}]}');
INSERT INTO public.entries VALUES ('NOZ5S', 1, 1795125399566, '{"v":3,"events":[{"type":"created","rules":"4 classic harmony middle-kingdom","dynasty":false,"listed":false,"clock":null,"fixed_deck":false,"host":1},{"type":"challenge","day":"2026-11-19","counted":true},{"type":"hints_set","allowed":false},{"type":"sat","seat":0,"guest":1,"name":"Anna"},{"type":"bot_sat","seat":1,"level":"squire"},{"type":"bot_sat","seat":2,"level":"knight"},{"type":"bot_sat","seat":3,"level":"duke"}]}');
INSERT INTO public.entries VALUES ('NOZ5S', 2, 1795125399591, '{"v":2,"before":{"rules":"4 classic harmony middle-kingdom","created":1795125399566,"dynasty":false,"listed":false,"fixed_deck":false,"hints":false,"clock":null,"host":1,"seats":[{"seat":0,"kind":"person","name":"Anna","guest":1,"level":null,"stand_in":null,"timeouts":0,"face":null},{"seat":1,"kind":"bot","name":null,"guest":null,"level":"squire","stand_in":null,"timeouts":0,"face":"miller"},{"seat":2,"kind":"bot","name":null,"guest":null,"level":"knight","stand_in":null,"timeouts":0,"face":"falconer"},{"seat":3,"kind":"bot","name":null,"guest":null,"level":"duke","stand_in":null,"timeouts":0,"face":"steward"}],"points":[],"start":null,"challenge":{"day":"2026-11-19","counted":true}},"events":[{"type":"began","game":"NOZ5S-1","number":1,"commitment":"ebac2cc62b22fa55be9fc805ebb4a2598ec24953a05140ce6317077893633427","chance":["kings 2 3 1 0","deal 9 30 34 39"]}]}');
INSERT INTO public.entries VALUES ('NOZ5S', 3, 1795125399650, '{"v":2,"events":[{"type":"moved","seat":2,"move":"=39","by":"bot","chance":[],"points":0,"spent":59}]}');
INSERT INTO public.entries VALUES ('NOZ5S', 8, 1795125400007, '{"v":2,"events":[{"type":"moved","seat":0,"move":"=6","by":"person","chance":[],"points":0,"spent":23}]}');
INSERT INTO public.games VALUES ('L6Q55-1', 'L6Q55', 1, '2 classic', '["Anna", "Boris"]', '[1, 2]', '18 37', '2 1', '[Ruleset "2 classic"]
[Players "Anna, Boris"]
[Result "2:18 1:37"]
[Commitment "5308e1cdc9ae1991c9c4bde6bcdf577aedb4b044860f5fbc85ce9d7b16ad3a3b"]
[Seed "106382909561237207385585067967931064155837423846494122872821671103255775176326"]
[Salt "84d20cf9329e7ee645e83731618599ec1711a1cdc5c1fe1b0047f07895e458db"]
[Deck "22 43 2 23 25 28 13 1 39 27 45 8 20 46 16 38 33 7 31 48 42 40 47 17"]
kings 0 1 0 1
deal 2 22 23 43 =2 =22 =23 =43
deal 1 13 25 28 2@g5n =1 22@g5n =13 23@g4e =25 43@g4e =28
deal 8 27 39 45 1@f3n =8 13@g3e =27 25@d3e =39 28@i3n =45
deal 16 20 38 46 8@f6n =16 27@e3e =20 39@h6n =38 45@e4e =46
deal 7 31 33 48 16@g3e =7 20@f5n =31 38@e4n =33 46@h5n =48
deal 17 40 42 47 7@d6e =17 31@i5n =40 33@d5s =42 48@e5n =47 17@d7e 40@e7e 42x
47@h7e
', 1795125378339);
INSERT INTO public.games VALUES ('E4LJG-1', 'E4LJG', 1, '2 revised', '["Anna", "Anna"]', '[1, 1]', '33 19', '1 2', '[Ruleset "2 revised"]
[Players "Anna, Anna"]
[Result "1:33 2:19"]
[Commitment "d6113b569cbe69ef3c6bfec2822ca0272f463295997915fea3b00a5a80b8c8c3"]
[Seed "18787024118129867638559919961334247755039909931612365124530413236246930698352"]
[Salt "51017a93abf0e405e31fc59b91c2b4241fcacff59743dd0f447826e84343b069"]
[Deck "6 12 36 30 2 46 35 17 26 25 1 11 23 39 28 24 41 3 21 38 43 31 22 48"]
kings 0 1 0 1
deal 6 12 30 36 =6 =12 =30 =36
deal 2 17 35 46 6@g5n =2 12@g5n =17 30@f6n =35 36@f6n =46
deal 1 11 25 26 2@e6n =1 17@h6n =11 35@g3n =25 46@g4e =26
deal 23 24 28 39 1@e4n =23 11@e6n =24 25@d3n =28 26@f4n =39
deal 3 21 38 41 23@e3e =3 24@f3e =21 28@c3n =38 39@e5s =41
deal 22 31 43 48 3@f4n =22 21@h3e =31 38@d5n =43 41@i5s =48 22@c5n 31@i7s 43@c7e
48x
', 1795125379360);
INSERT INTO public.games VALUES ('E4LJG-2', 'E4LJG', 2, '2 revised', '["Anna", "Anna"]', '[1, 1]', '6 30', '2 1', '[Ruleset "2 revised"]
[Players "Anna, Anna"]
[Result "2:6 1:30"]
[Commitment "c9b1c8d1456e11ee52b501f6add9df5de8c42eddeb1733d02a8f9c25bdeeca65"]
[Seed "31587544931449424185314886593017317169326965850616231182707473945862430680543"]
[Salt "65f476c4ea6648eae4a819cb8bca8ae5061289eb0f9c709759690046617136af"]
[Deck "5 11 2 33 32 35 8 13 48 47 28 17 34 45 6 1 3 40 7 37 18 26 22 30"]
kings 0 0 1 1
deal 2 5 11 33 =2 =5 =11 =33
deal 8 13 32 35 2@g5n =8 5@f6n =13 11@g5n =32 33@f6n =35
deal 17 28 47 48 8@h6n =17 13@f4n =28 32@f5s =47 35@e3n =48
deal 1 6 34 45 17@h4n =1 28@h3e =6 47@h6n =34 48@i6n =45
deal 3 7 37 40 1@e3n =3 6@f3e =7 34@f3e =37 45@i4n =40
deal 18 22 26 30 3@i4n =18 7@i6n =22 37@h4n =26 40@i3w =30 18@e5n 22x 26@e5n 30x
', 1795125380626);
INSERT INTO public.games VALUES ('E4LJG-3', 'E4LJG', 3, '2 revised', '["Anna", "Anna"]', '[1, 1]', '28 28', '1 2', '[Ruleset "2 revised"]
[Players "Anna, Anna"]
[Result "1:28 2:28"]
[Commitment "7c661fb13f10d8587805c47f3b7c7d39345a48536d618f7ae666b0718b0afceb"]
[Seed "76706296500807349977063814590083044580696624497624939239796281433259864318560"]
[Salt "a6efec5a62d7f043d99e59845cf28fc0aa5d0779c6fae55176ddb7a463289d6b"]
[Deck "48 5 22 20 47 25 28 37 35 36 17 26 6 13 12 15 16 42 44 34 43 40 38 39"]
kings 0 0 1 1
deal 5 20 22 48 =5 =20 =22 =48
deal 25 28 37 47 5@g5n =25 20@f6n =28 22@g5n =37 48@g4e =47
deal 17 26 35 36 25@f4n =17 28@f3e =26 37@f6n =35 47@g3e =36
deal 6 12 13 15 17@e3n =6 26@d3n =12 35@f5s =13 36@h5n =15
deal 16 34 42 44 6@c3n =16 12x =34 13@e3n =42 15@d3n =44
deal 38 39 40 43 16@d5n =38 34@e5n =39 42@e5n =40 44@d5n =43 38@c5n 39@c7e 40x
43@e7w
', 1795125381478);
INSERT INTO public.games VALUES ('DMPBJ-1', 'DMPBJ', 1, '2 classic mighty-duel harmony', '["Anna", "Boris"]', '[1, 2]', '67 50', '1 2', '[Ruleset "2 classic mighty-duel harmony"]
[Players "Anna, Boris"]
[Result "1:67 2:50"]
[Commitment "9867590eed48be1ee8f4b8a11b21aea5034a9eaeb5c7fefa489c95921accb005"]
[Seed "46665263062884692589529264011369404049097327493274548581257280849606071327776"]
[Salt "67f3d82cac860e2634c0afbeaa434f059fd18ddf3fe459206c9de9f8630aefc6"]
[Deck "44 30 9 18 28 40 27 19 5 39 20 43 16 15 37 31 13 8 41 2 21 6 46 22 26 45 11 23 47 33 12 29 24 38 36 42 7 48 32 25 14 4 1 3 35 34 17 10"]
kings 1 1 0 0
deal 9 18 30 44 =9 =18 =30 =44
deal 19 27 28 40 9@g5n =19 18@f6n =27 30@g5n =28 44@f6n =40
deal 5 20 39 43 19@f4n =5 27@f2n =20 28@g3n =39 40@h5n =43
deal 15 16 31 37 5@e1n =15 20@e3n =16 39@f5s =31 43@f2n =37
deal 2 8 13 41 15@d3n =2 16@d2s =8 31@e1n =13 37@d1n =41
deal 6 21 22 46 2@c1n =6 8@g3n =21 13@f1e =22 41@c1n =46
deal 11 23 26 45 6@f1e =11 21@b1n =23 22@b1n =26 46@b3n =45
deal 12 29 33 47 11@a1n =12 23@c3n =29 26@h1n =33 45@d3e =47
deal 24 36 38 42 12x =24 29@a3e =36 33@h4s =38 47@c3n =42
deal 7 25 32 48 24@a4n =7 36@b5n =25 38@d4e =32 42@d5e =48
deal 1 3 4 14 7@d5e =1 25@c6s =3 32@c5n =4 48@b6s =14
deal 10 17 34 35 1@a6n =10 3@d6n =17 4@d6n =34 14@b7e =35 10@e6n 17@c7w 34@e6n
35x
', 1795125384282);
INSERT INTO public.games VALUES ('OLQDU-1', 'OLQDU', 1, '2 classic', '["Anna", "Boris"]', '[1, 2]', '7 33', '2 1', '[Ruleset "2 classic"]
[Players "Anna, Boris"]
[Result "2:7 1:33"]
[Commitment "c7fc227452114f33e0b80e7f39d79ed7bc03c60976deacb345502fd3607881a4"]
[Seed "47599047482983386105935181655068939666064291133726718194946364588052575306365"]
[Salt "c6cdc1bb1de1a69c0f2a1ed1d4a5e514ab65858fb497475aa71f4c1327c138ec"]
[Deck "13 8 1 30 9 16 43 19 3 37 17 45 23 15 46 2 39 35 47 44 11 40 48 20"]
kings 0 0 1 1
deal 1 8 13 30 =1 =8 =13 =30
deal 9 16 19 43 1@g5n =9 8@f6n =16 13@g5n =19 30@g3n =43
deal 3 17 37 45 9@f4n =3 16@g4e =17 19@f4n =37 43@f3w =45
deal 2 15 23 46 3@h6n =2 17@e3n =15 37@h3n =23 45@d4e =46
deal 35 39 44 47 2@f3e =35 15@h3e =39 23@e5n =44 46@d5n =47
deal 11 20 40 48 35@e5n =11 39@i4n =20 44@h5n =40 47@f6n =48 11x 20x 40@d7e 48x
', 1795125386032);
INSERT INTO public.games VALUES ('UX2NK-1', 'UX2NK', 1, '2 classic', '["Anna", "Boris"]', '[1, 2]', '25 38', '2 1', '[Ruleset "2 classic"]
[Players "Anna, Boris"]
[Result "2:25 1:38"]
[Commitment "36921921fc78232bd54660d8a3fbe8273cc7e12353b40a979a0ce32dc1d8cf05"]
[Seed "34460214244388969547162619377636357443209914235177121671637387424943301917895"]
[Salt "1dc4a3ecf7484cc34e93a305301a5783a95bff1c3acd6b5adecd6e24ac3d31b0"]
[Deck "27 37 10 28 22 1 12 23 25 42 24 47 15 4 32 16 14 20 43 35 45 11 13 7"]
kings 0 0 1 1
deal 10 27 28 37 =10 =27 =28 =37
deal 1 12 22 23 10@g5n =1 27@f6n =12 28@g5n =22 37@g9s =23
deal 24 25 42 47 1@e7n =24 12@g8n =25 22@e7e =42 23@d7w =47
deal 4 15 16 32 24@d7n =4 25@c7s =15 42@e8e =16 47@c9s =32
deal 14 20 35 43 4@d6e =20 15@f8n =14 16@e6e =35 32@e5e =43
deal 7 11 13 45 14@c8n =13 20@d9e =45 35@d5w =7 43@d8n =11 7@c6e 11@e9e 13@c5e
45x
', 1795125386771);
INSERT INTO public.games VALUES ('HONE7-1', 'HONE7', 1, '2 classic', '["Anna", ""]', '[1, null]', '26 20', '1 2', '[Ruleset "2 classic"]
[Players "Anna, "]
[Result "1:26 2:20"]
[Commitment "758b69998ba5ee637768774a25ab8eea0d633711f774c42e93ba3f28133d3aff"]
[Seed "47764454220535937627810887921038802317518495318218691903731991836523306011572"]
[Salt "51e6e3b0d5ad5c14a70410c46af210b629e3257d337e994ebfdc62b13051e554"]
[Deck "23 6 21 18 14 44 13 30 7 42 32 48 20 40 28 2 1 36 39 11 47 33 37 5"]
kings 1 0 1 0
deal 6 18 21 23 =6 =18 =21 =23
deal 13 14 30 44 6@g5n =13 18@g5n =14 21@f6n =30 23@f6n =44
deal 7 32 42 48 13@g3n =7 14@f5s =32 30@e3e =42 44@h6n =48
deal 2 20 28 40 7@c3e =2 32@f3e =20 42@c4n =28 48@e5n =40
deal 1 11 36 39 2@e4e =1 20@d3e =11 28@d5s =36 40@d4n =39
deal 5 33 37 47 1@e5n =5 11@h4n =33 36@d6n =37 39x =47 5x 33x 37@c6n 47@d7e
', 1795125387719);
INSERT INTO public.games_guests VALUES (1, 1795125378339, 'L6Q55-1');
INSERT INTO public.games_guests VALUES (2, 1795125378339, 'L6Q55-1');
INSERT INTO public.games_guests VALUES (1, 1795125379360, 'E4LJG-1');
INSERT INTO public.games_guests VALUES (1, 1795125380626, 'E4LJG-2');
INSERT INTO public.games_guests VALUES (1, 1795125381478, 'E4LJG-3');
INSERT INTO public.games_guests VALUES (1, 1795125384282, 'DMPBJ-1');
INSERT INTO public.games_guests VALUES (2, 1795125384282, 'DMPBJ-1');
INSERT INTO public.games_guests VALUES (1, 1795125386032, 'OLQDU-1');
INSERT INTO public.games_guests VALUES (2, 1795125386032, 'OLQDU-1');
INSERT INTO public.games_guests VALUES (1, 1795125386771, 'UX2NK-1');
INSERT INTO public.games_guests VALUES (2, 1795125386771, 'UX2NK-1');
INSERT INTO public.games_guests VALUES (1, 1795125387719, 'HONE7-1');
INSERT INTO public.guests OVERRIDING SYSTEM VALUE VALUES (1, 'Anna', 'en', 1795125352966);
INSERT INTO public.guests OVERRIDING SYSTEM VALUE VALUES (2, 'Boris', 'en', 1795125353057);
INSERT INTO public.hidden VALUES ('JR3NA-1', 'JR3NA', '2 revised mighty-duel harmony middle-kingdom', '105029010030654396980271713807815027521057162122600991469247270827845999231721', '914151306436a0c9eb5870a1db0b920c8d3b7f80d0ec74545d19963bbb260f80', '4 37 24 33 43 27 30 22 6 39 12 40 29 19 36 5 18 25 21 26 42 11 9 8 15 2 41 20 10 34 32 7 47 38 46 17 48 3 35 23 14 28 45 16 13 31 1 44', '0 1 1 0');
INSERT INTO public.hidden VALUES ('QRMT8-1', 'QRMT8', '4 classic harmony', '88683333563626879730957007799188497982468889270620235308187782809396961171085', '8e7e6abdc3ecbc7f6046fa886a6c27e5149805edb34686b8d48e38b49f648e93', '2 23 36 32 24 40 26 39 14 38 7 37 30 29 3 18 31 10 48 25 27 28 8 15 33 20 5 4 22 17 41 1 9 21 45 19 13 42 16 43 34 12 11 44 35 6 47 46', '2 0 1 3');
INSERT INTO public.hidden VALUES ('RQF5A-0', 'RQF5A', '2 classic', NULL, NULL, '40 17 23 45 42 34 2 30 16 4 11 8 24 31 48 25 7 19 37 1 36 32 14 9', '0 1 1 0');
INSERT INTO public.hidden VALUES ('RQF5A-1', 'RQF5A', '2 classic', NULL, 'f5c601a77a4bfed68f64e800bb3940543bf292727fac6b41b3835f685cf13681', '40 17 23 45 42 34 2 30 16 4 11 8 24 31 48 25 7 19 37 1 36 32 14 9', '0 1 1 0');
INSERT INTO public.hidden VALUES ('OUX7Z-1', 'OUX7Z', '2 classic', '2189443023876363995776023842006772071183698246982402882887057648238872433007', '3ca6d7c55af280dc6b499638fdfe59301dc3cb014a52db9ac8b033163458f138', '1 24 48 29 39 7 14 36 47 27 28 18 19 42 10 6 8 23 45 15 31 2 12 34', '1 0 0 1');
INSERT INTO public.hidden VALUES ('NWFZS-1', 'NWFZS', '2 classic', '107751059240393270068833707276493046802171428329211508821749000745114350243924', '7f0c95a0d310340082ed5f73fa1c3dd88fa9c2c0ea20e1dbec3762371edb8d61', '43 26 28 24 15 25 17 20 22 2 23 27 3 12 30 7 16 14 13 19 10 9 46 37', '1 0 0 1');
INSERT INTO public.hidden VALUES ('TD5NJ-1', 'TD5NJ', '2 classic', '66382904132191078986106956604990296756443702402183790391014010992978444195632', '4b0f19a96a9dd98fa3bb42cbcc2044473c170f7768905c93b1352367a6d89d2c', '38 37 9 12 3 4 29 41 23 5 2 15 30 24 31 33 19 39 14 26 46 48 45 32', '1 0 0 1');
INSERT INTO public.hidden VALUES ('UX2NK-1', 'UX2NK', '2 classic', '34460214244388969547162619377636357443209914235177121671637387424943301917895', '1dc4a3ecf7484cc34e93a305301a5783a95bff1c3acd6b5adecd6e24ac3d31b0', '27 37 10 28 22 1 12 23 25 42 24 47 15 4 32 16 14 20 43 35 45 11 13 7', '0 0 1 1');
INSERT INTO public.hidden VALUES ('L6Q55-1', 'L6Q55', '2 classic', '106382909561237207385585067967931064155837423846494122872821671103255775176326', '84d20cf9329e7ee645e83731618599ec1711a1cdc5c1fe1b0047f07895e458db', '22 43 2 23 25 28 13 1 39 27 45 8 20 46 16 38 33 7 31 48 42 40 47 17', '0 1 0 1');
INSERT INTO public.hidden VALUES ('E4LJG-1', 'E4LJG', '2 revised', '18787024118129867638559919961334247755039909931612365124530413236246930698352', '51017a93abf0e405e31fc59b91c2b4241fcacff59743dd0f447826e84343b069', '6 12 36 30 2 46 35 17 26 25 1 11 23 39 28 24 41 3 21 38 43 31 22 48', '0 1 0 1');
INSERT INTO public.hidden VALUES ('E4LJG-2', 'E4LJG', '2 revised', '31587544931449424185314886593017317169326965850616231182707473945862430680543', '65f476c4ea6648eae4a819cb8bca8ae5061289eb0f9c709759690046617136af', '5 11 2 33 32 35 8 13 48 47 28 17 34 45 6 1 3 40 7 37 18 26 22 30', '0 0 1 1');
INSERT INTO public.hidden VALUES ('E4LJG-3', 'E4LJG', '2 revised', '76706296500807349977063814590083044580696624497624939239796281433259864318560', 'a6efec5a62d7f043d99e59845cf28fc0aa5d0779c6fae55176ddb7a463289d6b', '48 5 22 20 47 25 28 37 35 36 17 26 6 13 12 15 16 42 44 34 43 40 38 39', '0 0 1 1');
INSERT INTO public.hidden VALUES ('DMPBJ-1', 'DMPBJ', '2 classic mighty-duel harmony', '46665263062884692589529264011369404049097327493274548581257280849606071327776', '67f3d82cac860e2634c0afbeaa434f059fd18ddf3fe459206c9de9f8630aefc6', '44 30 9 18 28 40 27 19 5 39 20 43 16 15 37 31 13 8 41 2 21 6 46 22 26 45 11 23 47 33 12 29 24 38 36 42 7 48 32 25 14 4 1 3 35 34 17 10', '1 1 0 0');
INSERT INTO public.hidden VALUES ('OLQDU-1', 'OLQDU', '2 classic', '47599047482983386105935181655068939666064291133726718194946364588052575306365', 'c6cdc1bb1de1a69c0f2a1ed1d4a5e514ab65858fb497475aa71f4c1327c138ec', '13 8 1 30 9 16 43 19 3 37 17 45 23 15 46 2 39 35 47 44 11 40 48 20', '0 0 1 1');
INSERT INTO public.hidden VALUES ('OLQDU-2', 'OLQDU', '2 classic', '33451471519006248309569518891388932258312536269413734089421439776963580479277', '22209ca2804735637fed26a4b003f875e5af8bafcd53a1a9af947d7fbf3befbc', '26 16 15 4 37 31 40 13 27 28 38 36 43 19 18 47 29 23 21 3 2 39 17 22', '0 1 0 1');
INSERT INTO public.hidden VALUES ('HONE7-1', 'HONE7', '2 classic', '47764454220535937627810887921038802317518495318218691903731991836523306011572', '51e6e3b0d5ad5c14a70410c46af210b629e3257d337e994ebfdc62b13051e554', '23 6 21 18 14 44 13 30 7 42 32 48 20 40 28 2 1 36 39 11 47 33 37 5', '1 0 1 0');
INSERT INTO public.hidden VALUES ('N75CR-1', 'N75CR', '2 classic', '55118870198996320991527003745356595085517318197206656622344931524724906883953', '29917e40ec0317f4783e27ab562bad733d98177813297fb05ca5a784e3046a48', '22 39 42 31 10 45 4 5 15 27 1 46 16 24 13 40 48 9 29 2 14 41 28 20', '0 1 1 0');
INSERT INTO public.hidden VALUES ('LQZOK-1', 'LQZOK', '3 classic', '78813755641991826806074568215854921981540940893555183464478324416736055176415', '3542c2c00c12108ef339ac1229fb906d1d77d9681453a120ec41fc605f56a81d', '17 15 31 3 29 25 4 34 48 41 5 13 40 1 37 9 11 14 27 20 19 46 2 43 32 28 42 30 38 18 33 10 16 24 7 6', '2 0 1');
INSERT INTO public.hidden VALUES ('5VDDN-1', '5VDDN', '2 classic', '40609704400323030563612734263732078052599300437101462582769237383681832831947', 'e7c3a25b17a4b19373e18efc91d3b05bb47a24c77956ffac32950967d9a834f3', '41 46 10 4 11 43 6 37 12 15 30 13 3 29 7 24 45 39 44 8', '');
INSERT INTO public.hidden VALUES ('CSA63-1', 'CSA63', '2 classic', '23970924840038375419751847196415646662819295339497795706590558052583360279752', 'f0cbcf551271312cbfe2c18eb5b085521b56f4af6c9b1a5db89b4130ec6af568', '12 20 22 30 18 3 43 7 14 1 23 40 11 47 31 28 25 2 29 33 37 46 27 32', '0 1 0 1');
INSERT INTO public.hidden VALUES ('NOZ5S-1', 'NOZ5S', '4 classic harmony middle-kingdom', '41358210909713753951533214860537114322', 'a91e6db25288b00bd0008f599ea32cfe4414f1b6a7b7739921d34317ecb83ade', '34 39 30 9 20 6 32 14 24 8 1 21 46 19 48 45 12 31 17 47 37 36 3 33 28 25 11 13 42 38 43 15 18 29 26 4 44 5 22 2 10 16 27 7 35 23 41 40', '2 3 1 0');
INSERT INTO public.result_sums VALUES (1, 2, 'mighty_duel', '', false, 1, 12, 67, 0, 0, 2, 4, 11, 12, 14, 24);
INSERT INTO public.result_sums VALUES (2, 2, 'mighty_duel', '', false, 1, 0, 50, 0, 0, 36, 13, 0, 1, 0, 0);
INSERT INTO public.result_sums VALUES (2, 2, 'plain', '', false, 3, 36, 108, 0, 0, 34, 5, 12, 14, 12, 31);
INSERT INTO public.result_sums VALUES (1, 2, 'plain', '', false, 4, 12, 76, 0, 0, 20, 20, 15, 0, 5, 16);
INSERT INTO public.results VALUES (1, 1795125378339, 'L6Q55-1', true, 2, 'plain', '', 0, 0, 18, 2, 0, 0, 0, 8, 2, 6, 0, 2, 0);
INSERT INTO public.results VALUES (2, 1795125378339, 'L6Q55-1', true, 2, 'plain', '', 0, 1, 37, 1, 12, 0, 0, 14, 3, 2, 0, 4, 14);
INSERT INTO public.results VALUES (1, 1795125379360, 'E4LJG-1', false, 2, 'plain', '', 0, 0, 33, 1, 12, 0, 0, 18, 4, 2, 0, 9, 0);
INSERT INTO public.results VALUES (1, 1795125380626, 'E4LJG-2', false, 2, 'plain', '', 0, 0, 6, 2, 0, 0, 0, 0, 6, 0, 0, 0, 0);
INSERT INTO public.results VALUES (1, 1795125381478, 'E4LJG-3', false, 2, 'plain', '', 0, 0, 28, 1, 12, 0, 0, 2, 18, 2, 0, 6, 0);
INSERT INTO public.results VALUES (1, 1795125384282, 'DMPBJ-1', true, 2, 'mighty_duel', '', 0, 0, 67, 1, 12, 0, 0, 2, 4, 11, 12, 14, 24);
INSERT INTO public.results VALUES (2, 1795125384282, 'DMPBJ-1', true, 2, 'mighty_duel', '', 0, 1, 50, 2, 0, 0, 0, 36, 13, 0, 1, 0, 0);
INSERT INTO public.results VALUES (1, 1795125386032, 'OLQDU-1', true, 2, 'plain', '', 0, 0, 7, 2, 0, 0, 0, 0, 0, 6, 0, 1, 0);
INSERT INTO public.results VALUES (2, 1795125386032, 'OLQDU-1', true, 2, 'plain', '', 0, 1, 33, 1, 12, 0, 0, 12, 0, 2, 2, 4, 13);
INSERT INTO public.results VALUES (1, 1795125386771, 'UX2NK-1', true, 2, 'plain', '', 0, 0, 25, 2, 0, 0, 0, 7, 18, 0, 0, 0, 0);
INSERT INTO public.results VALUES (2, 1795125386771, 'UX2NK-1', true, 2, 'plain', '', 0, 1, 38, 1, 12, 0, 0, 8, 2, 8, 12, 4, 4);
INSERT INTO public.results VALUES (1, 1795125387719, 'HONE7-1', true, 2, 'plain', '', 0, 0, 26, 1, 12, 0, 0, 5, 0, 3, 0, 2, 16);
INSERT INTO public.seats VALUES ('UX2NK', 1, true);
INSERT INTO public.seats VALUES ('UX2NK', 2, true);
INSERT INTO public.seats VALUES ('S2NQ5', 1, true);
INSERT INTO public.seats VALUES ('S2NQ5', 2, true);
INSERT INTO public.seats VALUES ('HONE7', 1, true);
INSERT INTO public.seats VALUES ('N75CR', 1, true);
INSERT INTO public.seats VALUES ('LQZOK', 1, true);
INSERT INTO public.seats VALUES ('LQZOK', 2, true);
INSERT INTO public.seats VALUES ('L6Q55', 1, true);
INSERT INTO public.seats VALUES ('L6Q55', 2, true);
INSERT INTO public.seats VALUES ('5VDDN', 1, true);
INSERT INTO public.seats VALUES ('5VDDN', 2, true);
INSERT INTO public.seats VALUES ('8Z4DO', 1, true);
INSERT INTO public.seats VALUES ('CSA63', 1, true);
INSERT INTO public.seats VALUES ('CP38P', 1, false);
INSERT INTO public.seats VALUES ('E4LJG', 1, true);
INSERT INTO public.seats VALUES ('CP38P', 2, true);
INSERT INTO public.seats VALUES ('JR3NA', 1, true);
INSERT INTO public.seats VALUES ('JR3NA', 2, true);
INSERT INTO public.seats VALUES ('QRMT8', 1, true);
INSERT INTO public.seats VALUES ('RQF5A', 1, true);
INSERT INTO public.seats VALUES ('RQF5A', 2, true);
INSERT INTO public.seats VALUES ('KFBMW', 1, true);
INSERT INTO public.seats VALUES ('KFBMW', 2, true);
INSERT INTO public.seats VALUES ('NOZ5S', 1, true);
INSERT INTO public.seats VALUES ('DMPBJ', 1, true);
INSERT INTO public.seats VALUES ('DMPBJ', 2, true);
INSERT INTO public.seats VALUES ('OUX7Z', 1, true);
INSERT INTO public.seats VALUES ('OUX7Z', 2, true);
INSERT INTO public.seats VALUES ('NWFZS', 1, true);
INSERT INTO public.seats VALUES ('NWFZS', 2, true);
INSERT INTO public.seats VALUES ('TD5NJ', 1, true);
INSERT INTO public.seats VALUES ('TD5NJ', 2, true);
INSERT INTO public.seats VALUES ('OLQDU', 1, true);
INSERT INTO public.seats VALUES ('OLQDU', 2, true);
INSERT INTO public.secrets VALUES (1, '\xadb9cc78e61af9c9cc614c7deff01cd0ab92fdcdf6d28560597d294ad495f13d', 1829685352966);
INSERT INTO public.secrets VALUES (2, '\xe29938cc03ca6505424e357ce0cbad63a56a72819a936793d19b4895579f3bc8', 1829685353057);
INSERT INTO public.tables VALUES ('S2NQ5', 5, 'gathering', '4 classic middle-kingdom', false, true, '{"kind":"bank","seconds":600,"increment":5}', 1, '[{"seat":0,"kind":"person","name":"Anna","guest":1,"level":null,"stand_in":null,"timeouts":0,"face":null},{"seat":1,"kind":"person","name":"Boris","guest":2,"level":null,"stand_in":null,"timeouts":0,"face":null},{"seat":2,"kind":"open","name":null,"guest":null,"level":null,"stand_in":null,"timeouts":0,"face":null},{"seat":3,"kind":"open","name":null,"guest":null,"level":null,"stand_in":null,"timeouts":0,"face":null}]', '1 2', 2, '', 1795125353526, 1795125353832);
INSERT INTO public.tables VALUES ('NWFZS', 5, 'playing', '2 classic', false, false, NULL, 1, '[{"seat":0,"kind":"person","name":"Anna","guest":1,"level":null,"stand_in":null,"timeouts":0,"face":null},{"seat":1,"kind":"person","name":"Boris","guest":2,"level":null,"stand_in":null,"timeouts":0,"face":null}]', '1 2', 0, '1', 1795125370362, 1795125370600);
INSERT INTO public.tables VALUES ('QRMT8', 15, 'playing', '4 classic harmony', false, false, NULL, 1, '[{"seat":0,"kind":"person","name":"Anna","guest":1,"level":null,"stand_in":null,"timeouts":0,"face":null},{"seat":1,"kind":"bot","name":null,"guest":null,"level":"page","stand_in":null,"timeouts":0,"face":"goose-herd"},{"seat":2,"kind":"bot","name":null,"guest":null,"level":"page","stand_in":null,"timeouts":0,"face":"kitchen-hand"},{"seat":3,"kind":"bot","name":null,"guest":null,"level":"page","stand_in":null,"timeouts":0,"face":"bell-ringer"}]', '1', 0, '1', 1795125364816, 1795125369077);
INSERT INTO public.tables VALUES ('JR3NA', 20, 'playing', '2 revised mighty-duel harmony middle-kingdom', false, false, NULL, 1, '[{"seat":0,"kind":"person","name":"Anna","guest":1,"level":null,"stand_in":null,"timeouts":0,"face":null},{"seat":1,"kind":"person","name":"Boris","guest":2,"level":null,"stand_in":null,"timeouts":0,"face":null}]', '1 2', 0, '2', 1795125364406, 1795125364802);
INSERT INTO public.tables VALUES ('8Z4DO', 301, 'gathering', '2 classic', false, false, NULL, 1, '[{"seat":0,"kind":"person","name":"Anna","guest":1,"level":null,"stand_in":null,"timeouts":0,"face":null},{"seat":1,"kind":"bot","name":null,"guest":null,"level":"page","stand_in":null,"timeouts":0,"face":"goose-herd"}]', '1', 0, '', 1795125353879, 1795125364203);
INSERT INTO public.tables VALUES ('CP38P', 3, 'gathering', '2 classic', false, false, NULL, 2, '[{"seat":0,"kind":"open","name":null,"guest":null,"level":null,"stand_in":null,"timeouts":0,"face":null},{"seat":1,"kind":"person","name":"Boris","guest":2,"level":null,"stand_in":null,"timeouts":0,"face":null}]', '2', 1, '', 1795125364255, 1795125364366);
INSERT INTO public.tables VALUES ('OUX7Z', 24, 'playing', '2 classic', false, false, NULL, 1, '[{"seat":0,"kind":"person","name":"Anna","guest":1,"level":null,"stand_in":null,"timeouts":0,"face":null},{"seat":1,"kind":"person","name":"Boris","guest":2,"level":null,"stand_in":null,"timeouts":0,"face":null}]', '1 2', 0, '1', 1795125369572, 1795125370306);
INSERT INTO public.tables VALUES ('RQF5A', 12, 'playing', '2 classic', false, false, NULL, 1, '[{"seat":0,"kind":"person","name":"Anna","guest":1,"level":null,"stand_in":null,"timeouts":0,"face":null},{"seat":1,"kind":"person","name":"Boris","guest":2,"level":null,"stand_in":null,"timeouts":0,"face":null}]', '1 2', 0, '2', 1795125369095, 1795125369510);
INSERT INTO public.tables VALUES ('TD5NJ', 11, 'playing', '2 classic', false, false, '{"kind":"bank","seconds":900,"increment":10}', 1, '[{"seat":0,"kind":"person","name":"Anna","guest":1,"level":null,"stand_in":null,"timeouts":0,"face":null},{"seat":1,"kind":"person","name":"Boris","guest":2,"level":null,"stand_in":null,"timeouts":0,"face":null}]', '1 2', 0, '1', 1795125370654, 1795125371149);
INSERT INTO public.tables VALUES ('L6Q55', 52, 'playing', '2 classic', true, false, NULL, 1, '[{"seat":0,"kind":"person","name":"Anna","guest":1,"level":null,"stand_in":null,"timeouts":0,"face":null},{"seat":1,"kind":"person","name":"Boris","guest":2,"level":null,"stand_in":null,"timeouts":0,"face":null}]', '1 2', 0, '', 1795125377222, 1795125378381);
INSERT INTO public.tables VALUES ('E4LJG', 148, 'finished', '2 revised', true, false, NULL, 1, '[{"seat":0,"kind":"person","name":"Anna","guest":1,"level":null,"stand_in":null,"timeouts":0,"face":null},{"seat":1,"kind":"person","name":"Anna","guest":1,"level":null,"stand_in":null,"timeouts":0,"face":null}]', '1', 0, '', 1795125378419, 1795125381478);
INSERT INTO public.tables VALUES ('UX2NK', 52, 'finished', '2 classic', false, false, '{"kind":"move","seconds":1,"increment":0}', 1, '[{"seat":0,"kind":"person","name":"Anna","guest":1,"level":null,"stand_in":"knight","timeouts":0,"face":null},{"seat":1,"kind":"person","name":"Boris","guest":2,"level":null,"stand_in":"knight","timeouts":0,"face":null}]', '1 2', 0, '', 1795125371187, 1795125386771);
INSERT INTO public.tables VALUES ('OLQDU', 53, 'playing', '2 classic', false, false, NULL, 1, '[{"seat":0,"kind":"person","name":"Anna","guest":1,"level":null,"stand_in":null,"timeouts":0,"face":null},{"seat":1,"kind":"person","name":"Boris","guest":2,"level":null,"stand_in":null,"timeouts":0,"face":null}]', '1 2', 0, '1', 1795125384376, 1795125386143);
INSERT INTO public.tables VALUES ('DMPBJ', 99, 'finished', '2 classic mighty-duel harmony', false, false, NULL, 1, '[{"seat":0,"kind":"person","name":"Anna","guest":1,"level":null,"stand_in":null,"timeouts":0,"face":null},{"seat":1,"kind":"person","name":"Boris","guest":2,"level":null,"stand_in":null,"timeouts":0,"face":null}]', '1 2', 0, '', 1795125381558, 1795125384282);
INSERT INTO public.tables VALUES ('HONE7', 52, 'finished', '2 classic', false, false, NULL, 1, '[{"seat":0,"kind":"person","name":"Anna","guest":1,"level":null,"stand_in":null,"timeouts":0,"face":null},{"seat":1,"kind":"open","name":null,"guest":null,"level":null,"stand_in":null,"timeouts":0,"face":null}]', '1', 1, '', 1795125386262, 1795125388230);
INSERT INTO public.tables VALUES ('N75CR', 11, 'playing', '2 classic', false, false, NULL, 1, '[{"seat":0,"kind":"person","name":"Anna","guest":1,"level":null,"stand_in":null,"timeouts":0,"face":null},{"seat":1,"kind":"open","name":null,"guest":null,"level":null,"stand_in":null,"timeouts":0,"face":null}]', '1', 1, '', 1795125387790, 1795125388257);
INSERT INTO public.tables VALUES ('LQZOK', 14, 'playing', '3 classic', false, false, NULL, 1, '[{"seat":0,"kind":"person","name":"Anna","guest":1,"level":null,"stand_in":null,"timeouts":0,"face":null},{"seat":1,"kind":"person","name":"Boris","guest":2,"level":null,"stand_in":"page","timeouts":0,"face":null},{"seat":2,"kind":"bot","name":null,"guest":null,"level":"page","stand_in":null,"timeouts":0,"face":"goose-herd"}]', '1 2', 0, '1', 1795125389245, 1795125389802);
INSERT INTO public.tables VALUES ('5VDDN', 7, 'playing', '2 classic', false, false, NULL, 1, '[{"seat":0,"kind":"person","name":"Anna","guest":1,"level":null,"stand_in":null,"timeouts":0,"face":null},{"seat":1,"kind":"person","name":"Boris","guest":2,"level":null,"stand_in":null,"timeouts":0,"face":null}]', '1 2', 0, '2', 1795125389827, 1795125398630);
INSERT INTO public.tables VALUES ('CSA63', 6, 'playing', '2 classic', false, false, '{"kind":"bank","seconds":900,"increment":10}', 1, '[{"seat":0,"kind":"person","name":"Anna","guest":1,"level":null,"stand_in":null,"timeouts":0,"face":null},{"seat":1,"kind":"person","name":"Anna","guest":1,"level":null,"stand_in":null,"timeouts":0,"face":null}]', '1', 0, '1', 1795125398658, 1795125398853);
INSERT INTO public.tables VALUES ('NOZ5S', 8, 'playing', '4 classic harmony middle-kingdom', false, false, NULL, 1, '[{"seat":0,"kind":"person","name":"Anna","guest":1,"level":null,"stand_in":null,"timeouts":0,"face":null},{"seat":1,"kind":"bot","name":null,"guest":null,"level":"squire","stand_in":null,"timeouts":0,"face":"miller"},{"seat":2,"kind":"bot","name":null,"guest":null,"level":"knight","stand_in":null,"timeouts":0,"face":"falconer"},{"seat":3,"kind":"bot","name":null,"guest":null,"level":"duke","stand_in":null,"timeouts":0,"face":"steward"}]', '1', 0, '', 1795125399566, 1795125400007);
INSERT INTO public.tables VALUES ('KFBMW', 4, 'gathering', '2 classic', false, false, NULL, 1, '[{"seat":0,"kind":"person","name":"Anna","guest":1,"level":null,"stand_in":null,"timeouts":0,"face":null},{"seat":1,"kind":"person","name":"Boris","guest":2,"level":null,"stand_in":null,"timeouts":0,"face":null}]', '1 2', 0, '', 1795125398919, 1795125399086);
INSERT INTO public.up VALUES ('95af2d1d2bdfb573', 1795125351546, 1795125400499);
INSERT INTO public.up VALUES ('7224557c93ce288a', 1795125402209, 1795125404059);
ALTER TABLE ONLY public.alembic_version
    ADD CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num);
ALTER TABLE ONLY public.alive
    ADD CONSTRAINT pk_alive PRIMARY KEY (name);
ALTER TABLE ONLY public.challenge_kings
    ADD CONSTRAINT pk_challenge_kings PRIMARY KEY (day);
ALTER TABLE ONLY public.challenges
    ADD CONSTRAINT pk_challenges PRIMARY KEY (guest, day);
ALTER TABLE ONLY public.closed_tables
    ADD CONSTRAINT pk_closed_tables PRIMARY KEY ("table");
ALTER TABLE ONLY public.entries
    ADD CONSTRAINT pk_entries PRIMARY KEY ("table", number);
ALTER TABLE ONLY public.games
    ADD CONSTRAINT pk_games PRIMARY KEY (game);
ALTER TABLE ONLY public.games_guests
    ADD CONSTRAINT pk_games_guests PRIMARY KEY (guest, ended, game);
ALTER TABLE ONLY public.guests
    ADD CONSTRAINT pk_guests PRIMARY KEY (number);
ALTER TABLE ONLY public.hidden
    ADD CONSTRAINT pk_hidden PRIMARY KEY (game);
ALTER TABLE ONLY public.jobs
    ADD CONSTRAINT pk_jobs PRIMARY KEY (number);
ALTER TABLE ONLY public.links
    ADD CONSTRAINT pk_links PRIMARY KEY (hash);
ALTER TABLE ONLY public.presence
    ADD CONSTRAINT pk_presence PRIMARY KEY ("table", server);
ALTER TABLE ONLY public.result_sums
    ADD CONSTRAINT pk_result_sums PRIMARY KEY (guest, players, variant, level, hinted);
ALTER TABLE ONLY public.results
    ADD CONSTRAINT pk_results PRIMARY KEY (guest, ended, game);
ALTER TABLE ONLY public.review_askers
    ADD CONSTRAINT pk_review_askers PRIMARY KEY (review, guest);
ALTER TABLE ONLY public.review_figures
    ADD CONSTRAINT pk_review_figures PRIMARY KEY (game, seat);
ALTER TABLE ONLY public.review_steps
    ADD CONSTRAINT pk_review_steps PRIMARY KEY (review, number);
ALTER TABLE ONLY public.reviews
    ADD CONSTRAINT pk_reviews PRIMARY KEY (key);
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT pk_seats PRIMARY KEY ("table", guest);
ALTER TABLE ONLY public.secrets
    ADD CONSTRAINT pk_secrets PRIMARY KEY (guest, hash);
ALTER TABLE ONLY public.snapshots
    ADD CONSTRAINT pk_snapshots PRIMARY KEY ("table");
ALTER TABLE ONLY public.tables
    ADD CONSTRAINT pk_tables PRIMARY KEY (code);
ALTER TABLE ONLY public.up
    ADD CONSTRAINT pk_up PRIMARY KEY (server);
CREATE INDEX ix_challenges_day_points ON public.challenges USING btree (day, points) WHERE (counted AND (points IS NOT NULL));
CREATE INDEX ix_games_ended ON public.games USING btree (ended);
CREATE INDEX ix_games_guests_game ON public.games_guests USING btree (game);
CREATE INDEX ix_hidden_table ON public.hidden USING btree ("table");
CREATE UNIQUE INDEX ix_jobs_version_name ON public.jobs USING btree (version, name);
CREATE INDEX ix_links_expires ON public.links USING btree (expires);
CREATE INDEX ix_links_guest ON public.links USING btree (guest);
CREATE INDEX ix_results_best ON public.results USING btree (guest, points, players) WHERE (counted AND (hints = 0));
CREATE INDEX ix_results_game ON public.results USING btree (game);
CREATE INDEX ix_review_askers_guest ON public.review_askers USING btree (guest);
CREATE INDEX ix_reviews_game ON public.reviews USING btree (game);
CREATE INDEX ix_reviews_unfinished ON public.reviews USING btree (queued) WHERE (done < total);
CREATE INDEX ix_reviews_used ON public.reviews USING btree (used);
CREATE INDEX ix_seats_guest ON public.seats USING btree (guest);
CREATE INDEX ix_secrets_expires ON public.secrets USING btree (expires);
CREATE INDEX ix_tables_gathering ON public.tables USING btree (created) WHERE (listed AND (stage = 'gathering'::text));
CREATE INDEX ix_tables_host ON public.tables USING btree (host);
CREATE INDEX ix_up_seen ON public.up USING btree (seen);
CREATE TRIGGER add_result AFTER INSERT ON public.results FOR EACH ROW EXECUTE FUNCTION public.add_result();
CREATE TRIGGER take_result AFTER DELETE ON public.results FOR EACH ROW EXECUTE FUNCTION public.take_result();
ALTER TABLE ONLY public.entries
    ADD CONSTRAINT fk_entries_table FOREIGN KEY ("table") REFERENCES public.tables(code) ON DELETE CASCADE;
ALTER TABLE ONLY public.games_guests
    ADD CONSTRAINT fk_games_guests_game FOREIGN KEY (game) REFERENCES public.games(game) ON DELETE CASCADE;
ALTER TABLE ONLY public.hidden
    ADD CONSTRAINT fk_hidden_table FOREIGN KEY ("table") REFERENCES public.tables(code) ON DELETE CASCADE;
ALTER TABLE ONLY public.links
    ADD CONSTRAINT fk_links_guest FOREIGN KEY (guest) REFERENCES public.guests(number) ON DELETE CASCADE;
ALTER TABLE ONLY public.results
    ADD CONSTRAINT fk_results_game FOREIGN KEY (game) REFERENCES public.games(game) ON DELETE CASCADE;
ALTER TABLE ONLY public.review_askers
    ADD CONSTRAINT fk_review_askers_guest FOREIGN KEY (guest) REFERENCES public.guests(number) ON DELETE CASCADE;
ALTER TABLE ONLY public.review_askers
    ADD CONSTRAINT fk_review_askers_review FOREIGN KEY (review) REFERENCES public.reviews(key) ON DELETE CASCADE;
ALTER TABLE ONLY public.review_figures
    ADD CONSTRAINT fk_review_figures_game FOREIGN KEY (game) REFERENCES public.games(game) ON DELETE CASCADE;
ALTER TABLE ONLY public.review_steps
    ADD CONSTRAINT fk_review_steps_review FOREIGN KEY (review) REFERENCES public.reviews(key) ON DELETE CASCADE;
ALTER TABLE ONLY public.reviews
    ADD CONSTRAINT fk_reviews_game FOREIGN KEY (game) REFERENCES public.games(game) ON DELETE CASCADE;
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT fk_seats_table FOREIGN KEY ("table") REFERENCES public.tables(code) ON DELETE CASCADE;
ALTER TABLE ONLY public.secrets
    ADD CONSTRAINT fk_secrets_guest FOREIGN KEY (guest) REFERENCES public.guests(number) ON DELETE CASCADE;
ALTER TABLE ONLY public.snapshots
    ADD CONSTRAINT fk_snapshots_table FOREIGN KEY ("table") REFERENCES public.tables(code) ON DELETE CASCADE;
