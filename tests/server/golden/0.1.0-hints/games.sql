CREATE TABLE public.alembic_version (
    version_num character varying(32) NOT NULL
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
CREATE TABLE public.links (
    hash bytea NOT NULL,
    guest bigint NOT NULL,
    expires bigint NOT NULL
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
INSERT INTO public.alembic_version VALUES ('0005');
INSERT INTO public.challenges VALUES (1, '2026-11-17', 'Z7C8P', true, 1794918275243, NULL, NULL, NULL);
INSERT INTO public.entries VALUES ('ASR55', 1, 1794918261342, '{"v":2,"events":[{"rules":"3 revised harmony","dynasty":false,"listed":false,"clock":null,"fixed_deck":false,"host":1,"type":"created"},{"seat":0,"guest":1,"name":"Anna","type":"sat"},{"seat":2,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('ASR55', 2, 1794918261395, '{"v":2,"events":[{"seat":1,"guest":2,"name":"Boris","type":"sat"}]}');
INSERT INTO public.entries VALUES ('ASR55', 3, 1794918261406, '{"v":2,"events":[{"seat":2,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('ASR55', 4, 1794918261418, '{"v":2,"events":[{"seat":2,"type":"stood"}]}');
INSERT INTO public.entries VALUES ('ASR55', 5, 1794918261424, '{"v":2,"events":[{"rules":"4 classic middle-kingdom","dynasty":false,"listed":true,"clock":{"kind":"bank","seconds":600,"increment":5},"type":"configured"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 1, 1794918261507, '{"v":2,"events":[{"rules":"2 classic","dynasty":false,"listed":false,"clock":null,"fixed_deck":false,"host":1,"type":"created"},{"seat":0,"guest":1,"name":"Anna","type":"sat"},{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 2, 1794918261572, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 3, 1794918261577, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 4, 1794918261588, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 5, 1794918261589, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 6, 1794918261591, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 7, 1794918261599, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 8, 1794918261609, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 9, 1794918261610, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 10, 1794918261615, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 11, 1794918261618, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 12, 1794918261697, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 13, 1794918261703, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 14, 1794918261720, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 15, 1794918261724, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 16, 1794918261727, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 17, 1794918261758, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 18, 1794918261768, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 19, 1794918261771, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 20, 1794918261784, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 21, 1794918261790, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 22, 1794918261792, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 23, 1794918261796, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 24, 1794918261808, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 25, 1794918261812, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 26, 1794918261821, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 27, 1794918261824, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 28, 1794918261828, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 29, 1794918261830, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 30, 1794918261836, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 31, 1794918261850, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 32, 1794918261852, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 33, 1794918261854, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 34, 1794918261862, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 35, 1794918261864, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 36, 1794918261867, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 37, 1794918261876, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 38, 1794918261880, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 39, 1794918261887, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 40, 1794918261891, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 41, 1794918261915, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 42, 1794918261918, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 43, 1794918261923, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 44, 1794918261926, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 45, 1794918261988, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 46, 1794918261992, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 47, 1794918261999, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 48, 1794918262008, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 49, 1794918262011, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 50, 1794918262016, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 51, 1794918262018, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 52, 1794918262025, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 53, 1794918262037, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 54, 1794918262039, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 55, 1794918262044, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 56, 1794918262046, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 57, 1794918262048, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 58, 1794918262055, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 59, 1794918262057, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 60, 1794918262059, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 61, 1794918262067, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 62, 1794918262076, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 63, 1794918262080, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 64, 1794918262083, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 65, 1794918262091, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 66, 1794918262092, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 67, 1794918262096, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 68, 1794918262103, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 69, 1794918262107, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 70, 1794918262115, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 71, 1794918262117, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 72, 1794918262119, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 73, 1794918262124, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 74, 1794918262126, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 75, 1794918262131, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 76, 1794918262135, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 77, 1794918262137, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 78, 1794918262150, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 79, 1794918262157, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 80, 1794918262158, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 81, 1794918262160, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 82, 1794918262161, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 83, 1794918262169, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 84, 1794918262171, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 85, 1794918262176, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 86, 1794918262177, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 87, 1794918262184, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 88, 1794918262185, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 89, 1794918262191, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 90, 1794918262197, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 91, 1794918262199, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 92, 1794918262200, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 93, 1794918262204, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 94, 1794918262207, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 95, 1794918262209, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 96, 1794918262215, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 97, 1794918262217, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 98, 1794918262219, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 99, 1794918262220, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 100, 1794918262227, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 101, 1794918262228, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 102, 1794918262232, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 103, 1794918262234, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 104, 1794918262240, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 105, 1794918262241, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 106, 1794918262245, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 107, 1794918262252, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 108, 1794918262254, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 109, 1794918262259, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 110, 1794918262261, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 111, 1794918262263, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 112, 1794918262318, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 113, 1794918262320, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 114, 1794918262330, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 115, 1794918262365, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 116, 1794918262370, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 117, 1794918262399, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 118, 1794918262405, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 119, 1794918262415, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 120, 1794918262422, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 121, 1794918262447, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 122, 1794918262453, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 123, 1794918262463, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 124, 1794918262481, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 125, 1794918262484, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 126, 1794918262489, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 127, 1794918262497, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 128, 1794918262504, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 129, 1794918262512, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 130, 1794918262515, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 131, 1794918262523, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 132, 1794918262530, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 133, 1794918262537, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 134, 1794918262539, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 135, 1794918262542, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 136, 1794918262555, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 137, 1794918262561, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 138, 1794918262563, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 139, 1794918262567, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 140, 1794918262571, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 141, 1794918262575, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 142, 1794918262577, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 143, 1794918262582, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 144, 1794918262590, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 145, 1794918262600, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 146, 1794918262604, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 147, 1794918262608, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 148, 1794918262614, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 149, 1794918262617, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 150, 1794918262623, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 151, 1794918262626, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 152, 1794918262628, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 153, 1794918262630, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 154, 1794918262637, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 155, 1794918262643, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 156, 1794918262645, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 157, 1794918262648, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 158, 1794918262650, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 159, 1794918262655, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 160, 1794918262661, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 161, 1794918262663, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 162, 1794918262665, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 163, 1794918262674, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 164, 1794918262676, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 165, 1794918262677, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 166, 1794918262684, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 167, 1794918262686, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 168, 1794918262688, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 169, 1794918262692, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 170, 1794918262699, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 171, 1794918262701, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 172, 1794918262703, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 173, 1794918262704, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 174, 1794918262708, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 175, 1794918262712, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 176, 1794918262718, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 177, 1794918262723, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 178, 1794918262732, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 179, 1794918262743, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 180, 1794918262752, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 181, 1794918262754, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 182, 1794918262756, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 183, 1794918262762, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 184, 1794918262768, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 185, 1794918262769, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 186, 1794918262771, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 187, 1794918262775, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 188, 1794918262777, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 189, 1794918262778, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 190, 1794918262784, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 191, 1794918262786, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 192, 1794918262794, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 193, 1794918262796, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 194, 1794918262799, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 195, 1794918262811, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 196, 1794918262815, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 197, 1794918262817, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 198, 1794918262826, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 199, 1794918262828, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 200, 1794918262830, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 201, 1794918262837, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 202, 1794918262838, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 203, 1794918262842, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 204, 1794918262884, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 205, 1794918262908, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 206, 1794918262919, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 207, 1794918262999, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 208, 1794918263004, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 209, 1794918263012, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 210, 1794918263028, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 211, 1794918263088, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 212, 1794918263090, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 213, 1794918263092, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 214, 1794918263105, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 215, 1794918263107, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 216, 1794918263111, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 217, 1794918263119, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 218, 1794918263154, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 219, 1794918263157, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 220, 1794918263177, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 221, 1794918263193, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 222, 1794918263202, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 223, 1794918263216, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 224, 1794918263238, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 225, 1794918263254, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 226, 1794918263260, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 227, 1794918263271, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 228, 1794918263284, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 229, 1794918263340, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 230, 1794918263347, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 231, 1794918263368, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 232, 1794918263370, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 233, 1794918263371, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 234, 1794918263373, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 235, 1794918263374, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 236, 1794918263380, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 237, 1794918263387, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 238, 1794918263393, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 239, 1794918263394, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 240, 1794918263407, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 241, 1794918263505, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 242, 1794918263537, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 243, 1794918263543, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 244, 1794918263545, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 245, 1794918263548, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 246, 1794918263551, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 247, 1794918263552, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 248, 1794918263563, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 249, 1794918263643, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 250, 1794918263671, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 251, 1794918263677, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 252, 1794918263680, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 253, 1794918263682, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 254, 1794918263710, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 255, 1794918263719, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 256, 1794918263727, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 257, 1794918263790, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 258, 1794918263795, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 259, 1794918263864, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 260, 1794918263982, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 261, 1794918263990, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 262, 1794918264005, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 263, 1794918264008, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 264, 1794918264012, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 265, 1794918264024, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 266, 1794918264026, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 267, 1794918264047, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 268, 1794918264092, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 269, 1794918264112, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 270, 1794918264138, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 271, 1794918264159, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 272, 1794918264172, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 273, 1794918264191, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 274, 1794918264208, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 275, 1794918264274, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 276, 1794918264304, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 277, 1794918264309, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 278, 1794918264310, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 279, 1794918264312, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 280, 1794918264315, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 281, 1794918264323, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 282, 1794918264327, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 283, 1794918264332, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 284, 1794918264339, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 285, 1794918264343, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 286, 1794918264353, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 287, 1794918264354, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 288, 1794918264363, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 289, 1794918264469, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 290, 1794918264483, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 291, 1794918264488, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 292, 1794918264489, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 293, 1794918264493, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 294, 1794918264495, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 295, 1794918264502, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 296, 1794918264505, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 297, 1794918264586, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 298, 1794918264612, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 299, 1794918264624, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 300, 1794918264632, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('DKUQH', 301, 1794918264637, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('O2O35', 1, 1794918264661, '{"v":2,"events":[{"rules":"2 classic","dynasty":false,"listed":false,"clock":null,"fixed_deck":false,"host":1,"type":"created"},{"seat":0,"guest":1,"name":"Anna","type":"sat"}]}');
INSERT INTO public.entries VALUES ('O2O35', 2, 1794918264700, '{"v":2,"events":[{"seat":1,"guest":2,"name":"Boris","type":"sat"}]}');
INSERT INTO public.entries VALUES ('O2O35', 3, 1794918264716, '{"v":2,"events":[{"seat":0,"type":"stood"},{"guest":2,"type":"host_passed"}]}');
INSERT INTO public.entries VALUES ('P8RBE', 1, 1794918264756, '{"v":2,"events":[{"rules":"2 revised mighty-duel harmony middle-kingdom","dynasty":false,"listed":false,"clock":null,"fixed_deck":false,"host":1,"type":"created"},{"seat":0,"guest":1,"name":"Anna","type":"sat"}]}');
INSERT INTO public.entries VALUES ('P8RBE', 2, 1794918264875, '{"v":2,"events":[{"seat":1,"guest":2,"name":"Boris","type":"sat"}]}');
INSERT INTO public.entries VALUES ('P8RBE', 3, 1794918264977, '{"v":2,"events":[{"game":"P8RBE-1","number":1,"commitment":"79c39da11496f8ceb350f371065f84ed07c36d1f6b86b6dd31e65c68cfc705d1","chance":["kings 1 1 0 0","deal 14 32 36 48"],"type":"began"}]}');
INSERT INTO public.entries VALUES ('P8RBE', 4, 1794918265005, '{"v":2,"events":[{"seat":1,"move":"=14","by":"person","chance":[],"points":0,"spent":28,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('P8RBE', 5, 1794918265134, '{"v":2,"events":[{"seat":1,"move":"=32","by":"person","chance":[],"points":0,"spent":129,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('P8RBE', 6, 1794918265144, '{"v":2,"events":[{"seat":0,"move":"=36","by":"person","chance":[],"points":0,"spent":10,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('P8RBE', 7, 1794918265184, '{"v":2,"events":[{"seat":0,"move":"=48","by":"person","chance":["deal 1 10 23 37"],"points":0,"spent":39,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('P8RBE', 8, 1794918265195, '{"v":2,"events":[{"seat":1,"move":"14@g5n","by":"person","chance":[],"points":0,"spent":11,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('P8RBE', 9, 1794918265207, '{"v":2,"events":[{"seat":1,"move":"=1","by":"person","chance":[],"points":0,"spent":12,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('P8RBE', 10, 1794918265219, '{"v":2,"events":[{"seat":1,"move":"32@f6n","by":"person","chance":[],"points":2,"spent":12,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('P8RBE', 11, 1794918265244, '{"v":2,"events":[{"seat":1,"move":"=10","by":"person","chance":[],"points":2,"spent":25,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('P8RBE', 12, 1794918265255, '{"v":2,"events":[{"seat":0,"move":"36@g5n","by":"person","chance":[],"points":1,"spent":11,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('P8RBE', 13, 1794918265275, '{"v":2,"events":[{"seat":0,"move":"=23","by":"person","chance":[],"points":1,"spent":20,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('P8RBE', 14, 1794918265288, '{"v":2,"events":[{"seat":0,"move":"48@g4e","by":"person","chance":[],"points":4,"spent":12,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('P8RBE', 15, 1794918265299, '{"v":2,"events":[{"seat":0,"move":"=37","by":"person","chance":["deal 11 33 38 44"],"points":4,"spent":11,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('P8RBE', 16, 1794918265315, '{"v":2,"events":[{"seat":1,"move":"1@g3n","by":"person","chance":[],"points":2,"spent":16,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('P8RBE', 17, 1794918265379, '{"v":2,"events":[{"seat":1,"move":"=11","by":"person","chance":[],"points":2,"spent":64,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('P8RBE', 18, 1794918265425, '{"v":2,"events":[{"seat":1,"move":"10@h6n","by":"person","chance":[],"points":2,"spent":45,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('P8RBE', 19, 1794918265436, '{"v":2,"events":[{"seat":1,"move":"=33","by":"person","chance":[],"points":2,"spent":11,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('P8RBE', 20, 1794918265529, '{"v":2,"events":[{"seat":0,"move":"23@h2n","by":"person","chance":[],"points":8,"spent":93,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('AS5QW', 1, 1794918265577, '{"v":2,"events":[{"rules":"4 classic harmony","dynasty":false,"listed":false,"clock":null,"fixed_deck":false,"host":1,"type":"created"},{"seat":0,"guest":1,"name":"Anna","type":"sat"},{"seat":1,"level":"page","type":"bot_sat"},{"seat":2,"level":"page","type":"bot_sat"},{"seat":3,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('AS5QW', 2, 1794918265684, '{"v":2,"events":[{"game":"AS5QW-1","number":1,"commitment":"d0f2b2856512c334fbf36183c3382563dd546f51718957cc3740b2dec1e4f2eb","chance":["kings 3 0 1 2","deal 22 30 33 43"],"type":"began"}]}');
INSERT INTO public.entries VALUES ('AS5QW', 3, 1794918265727, '{"v":2,"events":[{"seat":3,"move":"=22","by":"bot","chance":[],"points":0,"spent":43,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('AS5QW', 4, 1794918265735, '{"v":2,"events":[{"seat":0,"move":"=30","by":"person","chance":[],"points":0,"spent":8,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('AS5QW', 5, 1794918265775, '{"v":2,"events":[{"seat":1,"move":"=33","by":"bot","chance":[],"points":0,"spent":40,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('AS5QW', 6, 1794918265806, '{"v":2,"events":[{"seat":2,"move":"=43","by":"bot","chance":["deal 23 34 45 46"],"points":0,"spent":31,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('AS5QW', 7, 1794918266200, '{"v":2,"events":[{"seat":3,"move":"22@h7s","by":"bot","chance":[],"points":1,"spent":394,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('AS5QW', 8, 1794918266283, '{"v":2,"events":[{"seat":3,"move":"=46","by":"bot","chance":[],"points":1,"spent":83,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('AS5QW', 9, 1794918266306, '{"v":2,"events":[{"seat":0,"move":"30@g5n","by":"person","chance":[],"points":1,"spent":23,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('AS5QW', 10, 1794918266339, '{"v":2,"events":[{"seat":0,"move":"=23","by":"person","chance":[],"points":1,"spent":33,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('AS5QW', 11, 1794918266366, '{"v":2,"events":[{"seat":1,"move":"33@f8s","by":"bot","chance":[],"points":1,"spent":27,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('AS5QW', 12, 1794918266393, '{"v":2,"events":[{"seat":1,"move":"=45","by":"bot","chance":[],"points":1,"spent":27,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('AS5QW', 13, 1794918266442, '{"v":2,"events":[{"seat":2,"move":"43@f7s","by":"bot","chance":[],"points":2,"spent":49,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('AS5QW', 14, 1794918266447, '{"v":2,"events":[{"seat":2,"move":"=34","by":"bot","chance":["deal 1 3 14 48"],"points":2,"spent":5,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('AS5QW', 15, 1794918266450, '{"v":2,"events":[{"seat":0,"move":"23@f6n","by":"person","chance":[],"points":3,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('BE3D3', 1, 1794918266473, '{"v":2,"events":[{"rules":"2 classic","dynasty":false,"listed":false,"clock":null,"fixed_deck":true,"host":1,"type":"created"},{"seat":0,"guest":1,"name":"Anna","type":"sat"}]}');
INSERT INTO public.entries VALUES ('BE3D3', 2, 1794918266534, '{"v":2,"events":[{"seat":1,"guest":2,"name":"Boris","type":"sat"}]}');
INSERT INTO public.entries VALUES ('BE3D3', 3, 1794918266548, '{"v":2,"events":[{"game":"BE3D3-1","number":1,"commitment":"39f215df9da9232d9b50500adc1db4519c256a9c896cf775af11ffd4aa986f1b","chance":["kings 0 1 1 0","deal 17 23 40 45"],"type":"began"}]}');
INSERT INTO public.entries VALUES ('BE3D3', 4, 1794918266555, '{"v":2,"events":[{"seat":0,"move":"=17","by":"person","chance":[],"points":0,"spent":7,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('BE3D3', 5, 1794918266560, '{"v":2,"events":[{"seat":1,"move":"=23","by":"person","chance":[],"points":0,"spent":5,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('BE3D3', 6, 1794918266568, '{"v":2,"events":[{"seat":1,"move":"=40","by":"person","chance":[],"points":0,"spent":8,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('BE3D3', 7, 1794918266572, '{"v":2,"events":[{"seat":0,"move":"=45","by":"person","chance":["deal 2 30 34 42"],"points":0,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('BE3D3', 8, 1794918266592, '{"v":2,"events":[{"seat":0,"move":"17@g5n","by":"person","chance":[],"points":0,"spent":20,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('BE3D3', 9, 1794918266600, '{"v":2,"events":[{"seat":0,"move":"=2","by":"person","chance":[],"points":0,"spent":8,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('BE3D3', 10, 1794918266632, '{"v":2,"events":[{"seat":1,"move":"23@g5n","by":"person","chance":[],"points":1,"spent":31,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('BE3D3', 11, 1794918266636, '{"v":2,"events":[{"seat":1,"move":"=30","by":"person","chance":[],"points":1,"spent":4,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('BE3D3', 12, 1794918266656, '{"v":2,"events":[{"seat":1,"move":"40@g3n","by":"person","chance":[],"points":3,"spent":19,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('WLBPE', 1, 1794918266689, '{"v":2,"events":[{"rules":"2 classic","dynasty":false,"listed":false,"clock":null,"fixed_deck":false,"host":1,"type":"created"},{"seat":0,"guest":1,"name":"Anna","type":"sat"}]}');
INSERT INTO public.entries VALUES ('WLBPE', 2, 1794918266719, '{"v":2,"events":[{"seat":1,"guest":2,"name":"Boris","type":"sat"}]}');
INSERT INTO public.entries VALUES ('WLBPE', 3, 1794918266741, '{"v":2,"events":[{"game":"WLBPE-1","number":1,"commitment":"e4671437f1c94000c32e1bab21f35f50e60633bdf8482cb64734c8a0b9ccd60e","chance":["kings 0 1 0 1","deal 3 21 25 43"],"type":"began"}]}');
INSERT INTO public.entries VALUES ('WLBPE', 4, 1794918266760, '{"v":2,"events":[{"seat":0,"move":"=3","by":"person","chance":[],"points":0,"spent":19,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('WLBPE', 5, 1794918266775, '{"v":2,"events":[{"seat":1,"move":"=21","by":"person","chance":[],"points":0,"spent":15,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('WLBPE', 6, 1794918266852, '{"v":2,"events":[{"seat":0,"move":"=25","by":"person","chance":[],"points":0,"spent":77,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('WLBPE', 7, 1794918266854, '{"v":2,"events":[{"seat":1,"move":"=43","by":"person","chance":["deal 28 29 32 48"],"points":0,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('WLBPE', 8, 1794918266857, '{"v":2,"events":[{"seat":0,"move":"3@g5n","by":"person","chance":[],"points":0,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('WLBPE', 9, 1794918266864, '{"v":2,"events":[{"seat":0,"move":"=28","by":"person","chance":[],"points":0,"spent":7,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('WLBPE', 10, 1794918266872, '{"v":2,"events":[{"seat":1,"move":"21@g5n","by":"person","chance":[],"points":1,"spent":8,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('WLBPE', 11, 1794918266875, '{"v":2,"events":[{"seat":1,"move":"=29","by":"person","chance":[],"points":1,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('WLBPE', 12, 1794918266882, '{"v":2,"events":[{"seat":0,"move":"25@g4e","by":"person","chance":[],"points":3,"spent":7,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('WLBPE', 13, 1794918266885, '{"v":2,"events":[{"seat":0,"move":"=32","by":"person","chance":[],"points":3,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('WLBPE', 14, 1794918266918, '{"v":2,"events":[{"seat":1,"move":"43@g4e","by":"person","chance":[],"points":4,"spent":33,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('WLBPE', 15, 1794918266951, '{"v":2,"events":[{"seat":1,"move":"=48","by":"person","chance":["deal 15 16 27 37"],"points":4,"spent":33,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('WLBPE', 16, 1794918266959, '{"v":2,"events":[{"seat":0,"move":"28@g3e","by":"person","chance":[],"points":8,"spent":8,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('WLBPE', 17, 1794918266973, '{"v":2,"events":[{"seat":0,"count":1,"type":"undone"}]}');
INSERT INTO public.entries VALUES ('WLBPE', 18, 1794918266976, '{"v":2,"events":[{"seat":0,"move":"28@g3e","by":"person","chance":[],"points":8,"spent":24,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('WLBPE', 19, 1794918266984, '{"v":2,"events":[{"seat":0,"move":"=15","by":"person","chance":[],"points":8,"spent":8,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('WLBPE', 20, 1794918267006, '{"v":2,"events":[{"seat":0,"type":"undo_requested"}]}');
INSERT INTO public.entries VALUES ('WLBPE', 21, 1794918267132, '{"v":2,"events":[{"guest":2,"type":"undo_agreed"},{"seat":0,"count":1,"type":"undone"}]}');
INSERT INTO public.entries VALUES ('WLBPE', 22, 1794918267143, '{"v":2,"events":[{"seat":0,"move":"=15","by":"person","chance":[],"points":8,"spent":19,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('WLBPE', 23, 1794918267156, '{"v":2,"events":[{"seat":0,"type":"undo_requested"}]}');
INSERT INTO public.entries VALUES ('WLBPE', 24, 1794918267159, '{"v":2,"events":[{"guest":2,"type":"undo_declined"}]}');
INSERT INTO public.entries VALUES ('8A5PP', 1, 1794918267185, '{"v":2,"events":[{"rules":"2 classic","dynasty":false,"listed":false,"clock":null,"fixed_deck":false,"host":1,"type":"created"},{"seat":0,"guest":1,"name":"Anna","type":"sat"}]}');
INSERT INTO public.entries VALUES ('8A5PP', 2, 1794918267218, '{"v":2,"events":[{"seat":1,"guest":2,"name":"Boris","type":"sat"}]}');
INSERT INTO public.entries VALUES ('8A5PP', 3, 1794918267230, '{"v":2,"events":[{"game":"8A5PP-1","number":1,"commitment":"3f5df2eea9c7ee6ff7bbf3d0c63faa88f98713efb4978710a40dd4c738eeed0d","chance":["kings 1 0 0 1","deal 18 26 29 41"],"type":"began"}]}');
INSERT INTO public.entries VALUES ('8A5PP', 4, 1794918267241, '{"v":2,"events":[{"seat":1,"move":"=18","by":"person","chance":[],"points":0,"spent":11,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('8A5PP', 5, 1794918267245, '{"v":2,"events":[{"seat":1,"type":"undo_requested"}]}');
INSERT INTO public.entries VALUES ('WVVYD', 1, 1794918267279, '{"v":2,"events":[{"rules":"2 classic","dynasty":false,"listed":false,"clock":{"kind":"bank","seconds":900,"increment":10},"fixed_deck":false,"host":1,"type":"created"},{"seat":0,"guest":1,"name":"Anna","type":"sat"}]}');
INSERT INTO public.entries VALUES ('WVVYD', 2, 1794918267303, '{"v":2,"events":[{"seat":1,"guest":2,"name":"Boris","type":"sat"}]}');
INSERT INTO public.entries VALUES ('WVVYD', 3, 1794918267314, '{"v":2,"events":[{"game":"WVVYD-1","number":1,"commitment":"ad70fe5258176be2ca9c48efcb8999c4cb2efbd87f6f71b8cb0678b8125921e0","chance":["kings 0 0 1 1","deal 9 21 34 38"],"type":"began"}]}');
INSERT INTO public.entries VALUES ('WVVYD', 4, 1794918267334, '{"v":2,"events":[{"seat":0,"move":"=9","by":"person","chance":[],"points":0,"spent":19,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('WVVYD', 5, 1794918267343, '{"v":2,"events":[{"seat":0,"move":"=21","by":"person","chance":[],"points":0,"spent":9,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('WVVYD', 6, 1794918267350, '{"v":2,"events":[{"seat":1,"move":"=34","by":"person","chance":[],"points":0,"spent":7,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('WVVYD', 7, 1794918267360, '{"v":2,"events":[{"seat":1,"move":"=38","by":"person","chance":["deal 3 20 31 32"],"points":0,"spent":8,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('WVVYD', 8, 1794918267372, '{"v":2,"events":[{"seat":0,"move":"9@g5n","by":"person","chance":[],"points":0,"spent":12,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('WVVYD', 9, 1794918267410, '{"v":2,"events":[{"seat":0,"move":"=3","by":"person","chance":[],"points":0,"spent":38,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('WVVYD', 10, 1794918267430, '{"v":2,"events":[{"seat":0,"move":"21@f6n","by":"person","chance":[],"points":1,"spent":19,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('WVVYD', 11, 1794918267440, '{"v":2,"events":[{"seat":0,"move":"=20","by":"person","chance":[],"points":1,"spent":10,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('FESJT', 1, 1794918267492, '{"v":2,"events":[{"rules":"2 classic","dynasty":false,"listed":false,"clock":{"kind":"move","seconds":1,"increment":0},"fixed_deck":false,"host":1,"type":"created"},{"seat":0,"guest":1,"name":"Anna","type":"sat"}]}');
INSERT INTO public.entries VALUES ('FESJT', 2, 1794918267580, '{"v":2,"events":[{"seat":1,"guest":2,"name":"Boris","type":"sat"}]}');
INSERT INTO public.entries VALUES ('FESJT', 3, 1794918267605, '{"v":2,"events":[{"game":"FESJT-1","number":1,"commitment":"1a113f4c27e6f8031114057332d820451606a7082361b5e24c2c6bccb91f4812","chance":["kings 1 0 1 0","deal 14 15 17 28"],"type":"began"}]}');
INSERT INTO public.entries VALUES ('FESJT', 4, 1794918268611, '{"v":2,"events":[{"seat":1,"move":"=28","by":"clock","chance":[],"points":0,"spent":1006,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('FESJT', 5, 1794918268617, '{"v":2,"events":[{"seat":0,"move":"=14","by":"person","chance":[],"points":0,"spent":6,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('FESJT', 6, 1794918269643, '{"v":2,"events":[{"seat":1,"move":"=15","by":"clock","chance":[],"points":0,"spent":1026,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('FESJT', 7, 1794918269647, '{"v":2,"events":[{"seat":0,"move":"=17","by":"person","chance":["deal 9 21 41 48"],"points":0,"spent":4,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('FESJT', 8, 1794918269650, '{"v":2,"events":[{"seat":0,"move":"14@g5n","by":"person","chance":[],"points":0,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('FESJT', 9, 1794918269657, '{"v":2,"events":[{"seat":0,"move":"=9","by":"person","chance":[],"points":0,"spent":7,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('FESJT', 10, 1794918270679, '{"v":2,"events":[{"seat":1,"move":"15@h7s","by":"clock","chance":[],"points":0,"spent":1021,"type":"moved"},{"seat":1,"level":"knight","why":"time","type":"stood_in"}]}');
INSERT INTO public.entries VALUES ('FESJT', 11, 1794918270681, '{"v":2,"events":[{"seat":1,"type":"came_back"}]}');
INSERT INTO public.entries VALUES ('GGWCQ', 1, 1794918270689, '{"v":2,"events":[{"rules":"2 classic","dynasty":true,"listed":false,"clock":null,"fixed_deck":false,"host":1,"type":"created"},{"seat":0,"guest":1,"name":"Anna","type":"sat"}]}');
INSERT INTO public.entries VALUES ('GGWCQ', 2, 1794918270698, '{"v":2,"events":[{"seat":1,"guest":2,"name":"Boris","type":"sat"}]}');
INSERT INTO public.entries VALUES ('GGWCQ', 3, 1794918270703, '{"v":2,"events":[{"game":"GGWCQ-1","number":1,"commitment":"d3c435f8024c679d3939b0fd4b8e8cbb5d15d4636ab96520d187676270e47144","chance":["kings 1 0 1 0","deal 1 5 31 45"],"type":"began"}]}');
INSERT INTO public.entries VALUES ('GGWCQ', 4, 1794918270708, '{"v":2,"events":[{"seat":1,"move":"=1","by":"person","chance":[],"points":0,"spent":5,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('GGWCQ', 5, 1794918270709, '{"v":2,"events":[{"seat":0,"move":"=5","by":"person","chance":[],"points":0,"spent":1,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('GGWCQ', 6, 1794918270716, '{"v":2,"events":[{"seat":1,"move":"=31","by":"person","chance":[],"points":0,"spent":7,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('GGWCQ', 7, 1794918270717, '{"v":2,"events":[{"seat":0,"move":"=45","by":"person","chance":["deal 20 23 30 43"],"points":0,"spent":1,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('GGWCQ', 8, 1794918270722, '{"v":2,"events":[{"seat":1,"move":"1@g5n","by":"person","chance":[],"points":0,"spent":4,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('GGWCQ', 9, 1794918270725, '{"v":2,"events":[{"seat":1,"move":"=20","by":"person","chance":[],"points":0,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('GGWCQ', 10, 1794918270738, '{"v":2,"events":[{"seat":0,"move":"5@g5n","by":"person","chance":[],"points":0,"spent":13,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('GGWCQ', 11, 1794918270741, '{"v":2,"events":[{"seat":0,"move":"=23","by":"person","chance":[],"points":0,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('GGWCQ', 12, 1794918270746, '{"v":2,"events":[{"seat":1,"move":"31@g3n","by":"person","chance":[],"points":1,"spent":5,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('GGWCQ', 13, 1794918270749, '{"v":2,"events":[{"seat":1,"move":"=30","by":"person","chance":[],"points":1,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('GGWCQ', 14, 1794918270784, '{"v":2,"events":[{"seat":0,"move":"45@f6n","by":"person","chance":[],"points":2,"spent":34,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('GGWCQ', 15, 1794918270797, '{"v":2,"events":[{"seat":0,"move":"=43","by":"person","chance":["deal 7 29 37 44"],"points":2,"spent":13,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('GGWCQ', 16, 1794918271042, '{"v":2,"events":[{"seat":1,"move":"20@e3e","by":"person","chance":[],"points":3,"spent":87,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('GGWCQ', 17, 1794918271068, '{"v":2,"events":[{"seat":1,"move":"=7","by":"person","chance":[],"points":3,"spent":26,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('GGWCQ', 18, 1794918271071, '{"v":2,"events":[{"seat":0,"move":"23@f4n","by":"person","chance":[],"points":5,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('GGWCQ', 19, 1794918271074, '{"v":2,"events":[{"seat":0,"move":"=29","by":"person","chance":[],"points":5,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('GGWCQ', 20, 1794918271080, '{"v":2,"events":[{"seat":1,"move":"30@c3e","by":"person","chance":[],"points":5,"spent":6,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('GGWCQ', 21, 1794918271092, '{"v":2,"events":[{"seat":1,"move":"=37","by":"person","chance":[],"points":5,"spent":12,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('GGWCQ', 22, 1794918271097, '{"v":2,"events":[{"seat":0,"move":"43@f3e","by":"person","chance":[],"points":8,"spent":4,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('GGWCQ', 23, 1794918271099, '{"v":2,"events":[{"seat":0,"move":"=44","by":"person","chance":["deal 10 21 27 42"],"points":8,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('GGWCQ', 24, 1794918271112, '{"v":2,"events":[{"seat":1,"move":"7@c4n","by":"person","chance":[],"points":7,"spent":13,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('GGWCQ', 25, 1794918271119, '{"v":2,"events":[{"seat":1,"move":"=10","by":"person","chance":[],"points":7,"spent":7,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('GGWCQ', 26, 1794918271127, '{"v":2,"events":[{"seat":0,"move":"29@g4e","by":"person","chance":[],"points":11,"spent":8,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('GGWCQ', 27, 1794918271129, '{"v":2,"events":[{"seat":0,"move":"=21","by":"person","chance":[],"points":11,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('GGWCQ', 28, 1794918271137, '{"v":2,"events":[{"seat":1,"move":"37@d4n","by":"person","chance":[],"points":9,"spent":8,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('GGWCQ', 29, 1794918271140, '{"v":2,"events":[{"seat":1,"move":"=27","by":"person","chance":[],"points":9,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('GGWCQ', 30, 1794918271157, '{"v":2,"events":[{"seat":0,"move":"44@h3e","by":"person","chance":[],"points":13,"spent":17,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('GGWCQ', 31, 1794918271167, '{"v":2,"events":[{"seat":0,"move":"=42","by":"person","chance":["deal 3 16 36 48"],"points":13,"spent":10,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('GGWCQ', 32, 1794918271171, '{"v":2,"events":[{"seat":1,"move":"10@e4n","by":"person","chance":[],"points":11,"spent":4,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('GGWCQ', 33, 1794918271175, '{"v":2,"events":[{"seat":1,"move":"=3","by":"person","chance":[],"points":11,"spent":4,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('GGWCQ', 34, 1794918271183, '{"v":2,"events":[{"seat":0,"move":"21@e3n","by":"person","chance":[],"points":17,"spent":8,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('GGWCQ', 35, 1794918271186, '{"v":2,"events":[{"seat":0,"move":"=16","by":"person","chance":[],"points":17,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('GGWCQ', 36, 1794918271191, '{"v":2,"events":[{"seat":1,"move":"27@f4n","by":"person","chance":[],"points":12,"spent":5,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('GGWCQ', 37, 1794918271195, '{"v":2,"events":[{"seat":1,"move":"=36","by":"person","chance":[],"points":12,"spent":4,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('GGWCQ', 38, 1794918271219, '{"v":2,"events":[{"seat":0,"move":"42@i5s","by":"person","chance":[],"points":23,"spent":24,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('GGWCQ', 39, 1794918271278, '{"v":2,"events":[{"seat":0,"move":"=48","by":"person","chance":["deal 6 17 41 46"],"points":23,"spent":59,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('GGWCQ', 40, 1794918271291, '{"v":2,"events":[{"seat":1,"move":"3@f6n","by":"person","chance":[],"points":12,"spent":13,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('GGWCQ', 41, 1794918271307, '{"v":2,"events":[{"seat":1,"move":"=6","by":"person","chance":[],"points":12,"spent":16,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('GGWCQ', 42, 1794918271320, '{"v":2,"events":[{"seat":0,"move":"16@h6n","by":"person","chance":[],"points":23,"spent":12,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('GGWCQ', 43, 1794918271322, '{"v":2,"events":[{"seat":0,"move":"=17","by":"person","chance":[],"points":23,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('GGWCQ', 44, 1794918271335, '{"v":2,"events":[{"seat":1,"move":"36@c6e","by":"person","chance":[],"points":17,"spent":13,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('GGWCQ', 45, 1794918271356, '{"v":2,"events":[{"seat":1,"move":"=41","by":"person","chance":[],"points":17,"spent":21,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('GGWCQ', 46, 1794918271359, '{"v":2,"events":[{"seat":0,"move":"48@e5n","by":"person","chance":[],"points":34,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('GGWCQ', 47, 1794918271387, '{"v":2,"events":[{"seat":0,"move":"=46","by":"person","chance":[],"points":34,"spent":28,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('GGWCQ', 48, 1794918271395, '{"v":2,"events":[{"seat":1,"move":"6@e6n","by":"person","chance":[],"points":17,"spent":8,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('GGWCQ', 49, 1794918271407, '{"v":2,"events":[{"seat":0,"move":"17@i7s","by":"person","chance":[],"points":34,"spent":12,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('GGWCQ', 50, 1794918271428, '{"v":2,"events":[{"seat":1,"move":"41@c7e","by":"person","chance":[],"points":29,"spent":21,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('GGWCQ', 51, 1794918271449, '{"v":2,"events":[{"seat":0,"move":"46x","by":"person","chance":[],"points":34,"spent":20,"type":"moved"},{"result":{"places":[1,2],"winners":[0],"scores":[{"total":34,"territories":34,"harmony":0,"middle_kingdom":0,"largest":3,"crowns":14,"harmony_reason":{"code":"harmony_not_played","facts":{}},"middle_kingdom_reason":{"code":"middle_not_played","facts":{}}},{"total":29,"territories":29,"harmony":0,"middle_kingdom":0,"largest":5,"crowns":8,"harmony_reason":{"code":"harmony_not_played","facts":{}},"middle_kingdom_reason":{"code":"middle_not_played","facts":{}}}],"decided_by":"points","seed":"77615978523275746046306970541667797225893916642568100684584964782131462294706","salt":"d90d912746310e9b6c5838ad4366b0a34171b101fdf976fb76f109c24a0e02a7","deck":[31,1,5,45,43,20,23,30,29,44,7,37,10,27,42,21,16,48,36,3,41,17,46,6]},"type":"finished"}]}');
INSERT INTO public.entries VALUES ('GGWCQ', 52, 1794918271457, '{"v":2,"events":[{"seat":0,"type":"wants_again"}]}');
INSERT INTO public.entries VALUES ('BCG22', 1, 1794918271465, '{"v":2,"events":[{"rules":"2 revised","dynasty":true,"listed":false,"clock":null,"fixed_deck":false,"host":1,"type":"created"},{"seat":0,"guest":1,"name":"Anna","type":"sat"},{"seat":1,"guest":1,"name":"Anna","type":"sat"}]}');
INSERT INTO public.entries VALUES ('BCG22', 2, 1794918271491, '{"v":2,"events":[{"game":"BCG22-1","number":1,"commitment":"24b6ff0c0a216123ba8c8d08fa396b8b2002dc84622c6de15c10dba861ff2a16","chance":["kings 1 1 0 0","deal 14 18 37 46"],"type":"began"}]}');
INSERT INTO public.entries VALUES ('BCG22', 3, 1794918271496, '{"v":2,"events":[{"seat":1,"move":"=14","by":"person","chance":[],"points":0,"spent":5,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('BCG22', 4, 1794918271505, '{"v":2,"events":[{"seat":1,"move":"=18","by":"person","chance":[],"points":0,"spent":9,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('BCG22', 5, 1794918271511, '{"v":2,"events":[{"seat":0,"move":"=37","by":"person","chance":[],"points":0,"spent":6,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('BCG22', 6, 1794918271566, '{"v":2,"events":[{"seat":0,"move":"=46","by":"person","chance":["deal 13 23 42 44"],"points":0,"spent":55,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('BCG22', 7, 1794918271583, '{"v":2,"events":[{"seat":1,"move":"14@g5n","by":"person","chance":[],"points":0,"spent":17,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('BCG22', 8, 1794918271586, '{"v":2,"events":[{"seat":1,"move":"=13","by":"person","chance":[],"points":0,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('BCG22', 9, 1794918271603, '{"v":2,"events":[{"seat":1,"move":"18@f6n","by":"person","chance":[],"points":0,"spent":17,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('BCG22', 10, 1794918271623, '{"v":2,"events":[{"seat":1,"move":"=23","by":"person","chance":[],"points":0,"spent":20,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('BCG22', 11, 1794918271629, '{"v":2,"events":[{"seat":0,"move":"37@g5n","by":"person","chance":[],"points":1,"spent":6,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('BCG22', 12, 1794918271635, '{"v":2,"events":[{"seat":0,"move":"=42","by":"person","chance":[],"points":1,"spent":6,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('BCG22', 13, 1794918271638, '{"v":2,"events":[{"seat":0,"move":"46@f6n","by":"person","chance":[],"points":3,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('BCG22', 14, 1794918271663, '{"v":2,"events":[{"seat":0,"move":"=44","by":"person","chance":["deal 2 11 16 25"],"points":3,"spent":25,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('BCG22', 15, 1794918271680, '{"v":2,"events":[{"seat":1,"move":"13@f4n","by":"person","chance":[],"points":0,"spent":17,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('FESJT', 12, 1794918271685, '{"v":2,"events":[{"seat":1,"move":"=41","by":"clock","chance":[],"points":0,"spent":1006,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('BCG22', 16, 1794918271691, '{"v":2,"events":[{"seat":1,"move":"=2","by":"person","chance":[],"points":0,"spent":11,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('BCG22', 17, 1794918271700, '{"v":2,"events":[{"seat":1,"move":"23@f3e","by":"person","chance":[],"points":2,"spent":8,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('BCG22', 18, 1794918271705, '{"v":2,"events":[{"seat":1,"move":"=11","by":"person","chance":[],"points":2,"spent":5,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('BCG22', 19, 1794918271707, '{"v":2,"events":[{"seat":0,"move":"42@g4e","by":"person","chance":[],"points":5,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('BCG22', 20, 1794918271709, '{"v":2,"events":[{"seat":0,"move":"=16","by":"person","chance":[],"points":5,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('BCG22', 21, 1794918271712, '{"v":2,"events":[{"seat":0,"move":"44@h3e","by":"person","chance":[],"points":9,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('BCG22', 22, 1794918271716, '{"v":2,"events":[{"seat":0,"move":"=25","by":"person","chance":["deal 1 5 12 32"],"points":9,"spent":4,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('BCG22', 23, 1794918271748, '{"v":2,"events":[{"seat":1,"move":"2@d3e","by":"person","chance":[],"points":4,"spent":31,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('BCG22', 24, 1794918271750, '{"v":2,"events":[{"seat":1,"move":"=1","by":"person","chance":[],"points":4,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('BCG22', 25, 1794918271760, '{"v":2,"events":[{"seat":1,"move":"11@e6n","by":"person","chance":[],"points":4,"spent":9,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('BCG22', 26, 1794918271765, '{"v":2,"events":[{"seat":1,"move":"=5","by":"person","chance":[],"points":4,"spent":4,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('BCG22', 27, 1794918271791, '{"v":2,"events":[{"seat":0,"move":"16@f4n","by":"person","chance":[],"points":9,"spent":24,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('BCG22', 28, 1794918271813, '{"v":2,"events":[{"seat":0,"move":"=12","by":"person","chance":[],"points":9,"spent":22,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('BCG22', 29, 1794918271819, '{"v":2,"events":[{"seat":0,"move":"25@e3n","by":"person","chance":[],"points":10,"spent":6,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('BCG22', 30, 1794918271831, '{"v":2,"events":[{"seat":0,"move":"=32","by":"person","chance":["deal 7 9 34 35"],"points":10,"spent":12,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('BCG22', 31, 1794918271834, '{"v":2,"events":[{"seat":1,"move":"1@c3n","by":"person","chance":[],"points":6,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('BCG22', 32, 1794918271850, '{"v":2,"events":[{"seat":1,"move":"=7","by":"person","chance":[],"points":6,"spent":16,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('BCG22', 33, 1794918271868, '{"v":2,"events":[{"seat":1,"move":"5@e4n","by":"person","chance":[],"points":6,"spent":17,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('BCG22', 34, 1794918271873, '{"v":2,"events":[{"seat":1,"move":"=9","by":"person","chance":[],"points":6,"spent":5,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('BCG22', 35, 1794918271876, '{"v":2,"events":[{"seat":0,"move":"12@i4n","by":"person","chance":[],"points":14,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('BCG22', 36, 1794918271880, '{"v":2,"events":[{"seat":0,"move":"=34","by":"person","chance":[],"points":14,"spent":4,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('BCG22', 37, 1794918271885, '{"v":2,"events":[{"seat":0,"move":"32@g3w","by":"person","chance":[],"points":18,"spent":5,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('BCG22', 38, 1794918271895, '{"v":2,"events":[{"seat":0,"move":"=35","by":"person","chance":["deal 3 10 15 45"],"points":18,"spent":10,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('BCG22', 39, 1794918271902, '{"v":2,"events":[{"seat":1,"move":"7x","by":"person","chance":[],"points":6,"spent":7,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('BCG22', 40, 1794918271907, '{"v":2,"events":[{"seat":1,"move":"=3","by":"person","chance":[],"points":6,"spent":5,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('BCG22', 41, 1794918271915, '{"v":2,"events":[{"seat":1,"move":"9x","by":"person","chance":[],"points":6,"spent":8,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('BCG22', 42, 1794918271924, '{"v":2,"events":[{"seat":1,"move":"=10","by":"person","chance":[],"points":6,"spent":9,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('BCG22', 43, 1794918271927, '{"v":2,"events":[{"seat":0,"move":"34@h5n","by":"person","chance":[],"points":23,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('BCG22', 44, 1794918271930, '{"v":2,"events":[{"seat":0,"move":"=15","by":"person","chance":[],"points":23,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('BCG22', 45, 1794918271940, '{"v":2,"events":[{"seat":0,"move":"35@h7e","by":"person","chance":[],"points":24,"spent":9,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('BCG22', 46, 1794918271968, '{"v":2,"events":[{"seat":0,"move":"=45","by":"person","chance":[],"points":24,"spent":28,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('BCG22', 47, 1794918271970, '{"v":2,"events":[{"seat":1,"move":"3@d4n","by":"person","chance":[],"points":6,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('BCG22', 48, 1794918271971, '{"v":2,"events":[{"seat":1,"move":"10@c6e","by":"person","chance":[],"points":6,"spent":1,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('BCG22', 49, 1794918271975, '{"v":2,"events":[{"seat":0,"move":"15@e5n","by":"person","chance":[],"points":24,"spent":4,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('BCG22', 50, 1794918271980, '{"v":2,"events":[{"seat":0,"move":"45x","by":"person","chance":[],"points":24,"spent":5,"type":"moved"},{"result":{"places":[1,2],"winners":[0],"scores":[{"total":24,"territories":24,"harmony":0,"middle_kingdom":0,"largest":4,"crowns":11,"harmony_reason":{"code":"harmony_not_played","facts":{}},"middle_kingdom_reason":{"code":"middle_not_played","facts":{}}},{"total":6,"territories":6,"harmony":0,"middle_kingdom":0,"largest":6,"crowns":1,"harmony_reason":{"code":"harmony_not_played","facts":{}},"middle_kingdom_reason":{"code":"middle_not_played","facts":{}}}],"decided_by":"points","seed":"23081964417234729826604044192434737844715493086236041889741912530625994006095","salt":"8300438e943a95a2483367e0d3a0d489e0d0c4a94c3f2a10dc2acb371d321b8c","deck":[14,37,46,18,13,42,23,44,11,16,2,25,5,12,32,1,35,9,34,7,15,3,45,10]},"type":"finished"}]}');
INSERT INTO public.entries VALUES ('BCG22', 51, 1794918272003, '{"v":2,"events":[{"seat":0,"type":"wants_again"},{"seat":1,"type":"wants_again"},{"game":"BCG22-2","number":2,"commitment":"e750572ff9b995e96cdb246352e3bf3c7e848262433a40e1489225f3ffc3971f","chance":["kings 0 1 0 1","deal 14 18 28 39"],"type":"began"}]}');
INSERT INTO public.entries VALUES ('BCG22', 52, 1794918272006, '{"v":2,"events":[{"seat":0,"move":"=14","by":"person","chance":[],"points":0,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('BCG22', 53, 1794918272008, '{"v":2,"events":[{"seat":1,"move":"=18","by":"person","chance":[],"points":0,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('BCG22', 54, 1794918272010, '{"v":2,"events":[{"seat":0,"move":"=28","by":"person","chance":[],"points":0,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('BCG22', 55, 1794918272012, '{"v":2,"events":[{"seat":1,"move":"=39","by":"person","chance":["deal 16 23 26 30"],"points":0,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('BCG22', 56, 1794918272013, '{"v":2,"events":[{"seat":0,"move":"14@g5n","by":"person","chance":[],"points":0,"spent":1,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('BCG22', 57, 1794918272015, '{"v":2,"events":[{"seat":0,"move":"=16","by":"person","chance":[],"points":0,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('BCG22', 58, 1794918272019, '{"v":2,"events":[{"seat":1,"move":"18@g5n","by":"person","chance":[],"points":0,"spent":4,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('BCG22', 59, 1794918272040, '{"v":2,"events":[{"seat":1,"move":"=23","by":"person","chance":[],"points":0,"spent":21,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('BCG22', 60, 1794918272042, '{"v":2,"events":[{"seat":0,"move":"28@f5n","by":"person","chance":[],"points":1,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('BCG22', 61, 1794918272051, '{"v":2,"events":[{"seat":0,"move":"=26","by":"person","chance":[],"points":1,"spent":9,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('BCG22', 62, 1794918272059, '{"v":2,"events":[{"seat":1,"move":"39@f6n","by":"person","chance":[],"points":1,"spent":8,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('BCG22', 63, 1794918272067, '{"v":2,"events":[{"seat":1,"move":"=30","by":"person","chance":["deal 2 13 34 48"],"points":1,"spent":8,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('BCG22', 64, 1794918272069, '{"v":2,"events":[{"seat":0,"move":"16@g4e","by":"person","chance":[],"points":1,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('BCG22', 65, 1794918272075, '{"v":2,"events":[{"seat":0,"move":"=2","by":"person","chance":[],"points":1,"spent":6,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('BCG22', 66, 1794918272079, '{"v":2,"events":[{"seat":1,"move":"23@h6n","by":"person","chance":[],"points":2,"spent":4,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('BCG22', 67, 1794918272081, '{"v":2,"events":[{"seat":1,"move":"=13","by":"person","chance":[],"points":2,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('BCG22', 68, 1794918272087, '{"v":2,"events":[{"seat":0,"move":"26@f3n","by":"person","chance":[],"points":2,"spent":6,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('BCG22', 69, 1794918272092, '{"v":2,"events":[{"seat":0,"move":"=34","by":"person","chance":[],"points":2,"spent":5,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('BCG22', 70, 1794918272100, '{"v":2,"events":[{"seat":1,"move":"30@h4n","by":"person","chance":[],"points":4,"spent":7,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('BCG22', 71, 1794918272102, '{"v":2,"events":[{"seat":1,"move":"=48","by":"person","chance":["deal 12 29 33 43"],"points":4,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('BCG22', 72, 1794918272108, '{"v":2,"events":[{"seat":0,"move":"2@e3n","by":"person","chance":[],"points":2,"spent":5,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('BCG22', 73, 1794918272110, '{"v":2,"events":[{"seat":0,"move":"=12","by":"person","chance":[],"points":2,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('BCG22', 74, 1794918272112, '{"v":2,"events":[{"seat":1,"move":"13@g3n","by":"person","chance":[],"points":4,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('BCG22', 75, 1794918272116, '{"v":2,"events":[{"seat":1,"move":"=29","by":"person","chance":[],"points":4,"spent":4,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('BCG22', 76, 1794918272119, '{"v":2,"events":[{"seat":0,"move":"34@h3w","by":"person","chance":[],"points":4,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('BCG22', 77, 1794918272123, '{"v":2,"events":[{"seat":0,"move":"=33","by":"person","chance":[],"points":4,"spent":4,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('BCG22', 78, 1794918272125, '{"v":2,"events":[{"seat":1,"move":"48@f3n","by":"person","chance":[],"points":7,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('BCG22', 79, 1794918272127, '{"v":2,"events":[{"seat":1,"move":"=43","by":"person","chance":["deal 3 7 20 45"],"points":7,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('BCG22', 80, 1794918272136, '{"v":2,"events":[{"seat":0,"move":"12@i3n","by":"person","chance":[],"points":4,"spent":8,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('BCG22', 81, 1794918272149, '{"v":2,"events":[{"seat":0,"move":"=3","by":"person","chance":[],"points":4,"spent":13,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('BCG22', 82, 1794918272152, '{"v":2,"events":[{"seat":1,"move":"29@e5n","by":"person","chance":[],"points":8,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('BCG22', 83, 1794918272154, '{"v":2,"events":[{"seat":1,"move":"=7","by":"person","chance":[],"points":8,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('BCG22', 84, 1794918272159, '{"v":2,"events":[{"seat":0,"move":"33@e6n","by":"person","chance":[],"points":7,"spent":5,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('BCG22', 85, 1794918272161, '{"v":2,"events":[{"seat":0,"move":"=20","by":"person","chance":[],"points":7,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('BCG22', 86, 1794918272167, '{"v":2,"events":[{"seat":1,"move":"43@e3n","by":"person","chance":[],"points":10,"spent":6,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('BCG22', 87, 1794918272169, '{"v":2,"events":[{"seat":1,"move":"=45","by":"person","chance":["deal 1 35 40 41"],"points":10,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('BCG22', 88, 1794918272171, '{"v":2,"events":[{"seat":0,"move":"3@h6n","by":"person","chance":[],"points":7,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('BCG22', 89, 1794918272176, '{"v":2,"events":[{"seat":0,"move":"=1","by":"person","chance":[],"points":7,"spent":5,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('BCG22', 90, 1794918272178, '{"v":2,"events":[{"seat":1,"move":"7@h3e","by":"person","chance":[],"points":12,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('BCG22', 91, 1794918272180, '{"v":2,"events":[{"seat":1,"move":"=35","by":"person","chance":[],"points":12,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('BCG22', 92, 1794918272182, '{"v":2,"events":[{"seat":0,"move":"20@h5e","by":"person","chance":[],"points":13,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('BCG22', 93, 1794918272184, '{"v":2,"events":[{"seat":0,"move":"=40","by":"person","chance":[],"points":13,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('BCG22', 94, 1794918272187, '{"v":2,"events":[{"seat":1,"move":"45@i4n","by":"person","chance":[],"points":15,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('BCG22', 95, 1794918272189, '{"v":2,"events":[{"seat":1,"move":"=41","by":"person","chance":[],"points":15,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('BCG22', 96, 1794918272192, '{"v":2,"events":[{"seat":0,"move":"1x","by":"person","chance":[],"points":13,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('BCG22', 97, 1794918272195, '{"v":2,"events":[{"seat":1,"move":"35x","by":"person","chance":[],"points":15,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('BCG22', 98, 1794918272197, '{"v":2,"events":[{"seat":0,"move":"40x","by":"person","chance":[],"points":13,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('BCG22', 143, 1794918272444, '{"v":2,"events":[{"seat":0,"move":"39@i7s","by":"person","chance":[],"points":21,"spent":1,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('BCG22', 144, 1794918272456, '{"v":2,"events":[{"seat":0,"move":"=42","by":"person","chance":[],"points":21,"spent":12,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('BCG22', 145, 1794918272461, '{"v":2,"events":[{"seat":0,"move":"10x","by":"person","chance":[],"points":21,"spent":5,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('BCG22', 146, 1794918272467, '{"v":2,"events":[{"seat":1,"move":"17x","by":"person","chance":[],"points":23,"spent":6,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('BCG22', 99, 1794918272200, '{"v":2,"events":[{"seat":1,"move":"41@i6n","by":"person","chance":[],"points":18,"spent":3,"type":"moved"},{"result":{"places":[2,1],"winners":[1],"scores":[{"total":13,"territories":13,"harmony":0,"middle_kingdom":0,"largest":6,"crowns":5,"harmony_reason":{"code":"harmony_not_played","facts":{}},"middle_kingdom_reason":{"code":"middle_not_played","facts":{}}},{"total":18,"territories":18,"harmony":0,"middle_kingdom":0,"largest":4,"crowns":13,"harmony_reason":{"code":"harmony_not_played","facts":{}},"middle_kingdom_reason":{"code":"middle_not_played","facts":{}}}],"decided_by":"points","seed":"27054397607693464869007828787149477537286664324986769136284176997388664434911","salt":"ef262d336c95bcb2d0f34f4ddab4739a31d5b0ebdeb79f372a41fae6d27bc7c0","deck":[18,28,39,14,23,16,26,30,2,48,13,34,33,12,43,29,3,45,20,7,35,1,41,40]},"type":"finished"}]}');
INSERT INTO public.entries VALUES ('BCG22', 100, 1794918272223, '{"v":2,"events":[{"seat":0,"type":"wants_again"},{"seat":1,"type":"wants_again"},{"game":"BCG22-3","number":3,"commitment":"bb1fa836f3b2c2f373c372c50f1137ca720c20988f167bee94ec63bc64332c40","chance":["kings 0 1 1 0","deal 3 8 29 41"],"type":"began"}]}');
INSERT INTO public.entries VALUES ('BCG22', 101, 1794918272231, '{"v":2,"events":[{"seat":0,"move":"=3","by":"person","chance":[],"points":0,"spent":8,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('BCG22', 102, 1794918272235, '{"v":2,"events":[{"seat":1,"move":"=8","by":"person","chance":[],"points":0,"spent":4,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('BCG22', 103, 1794918272255, '{"v":2,"events":[{"seat":1,"move":"=29","by":"person","chance":[],"points":0,"spent":20,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('BCG22', 104, 1794918272257, '{"v":2,"events":[{"seat":0,"move":"=41","by":"person","chance":["deal 4 7 16 47"],"points":0,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('BCG22', 105, 1794918272260, '{"v":2,"events":[{"seat":0,"move":"3@g5n","by":"person","chance":[],"points":0,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('BCG22', 106, 1794918272263, '{"v":2,"events":[{"seat":0,"move":"=4","by":"person","chance":[],"points":0,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('BCG22', 107, 1794918272266, '{"v":2,"events":[{"seat":1,"move":"8@g5n","by":"person","chance":[],"points":0,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('BCG22', 108, 1794918272283, '{"v":2,"events":[{"seat":1,"move":"=7","by":"person","chance":[],"points":0,"spent":17,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('BCG22', 109, 1794918272289, '{"v":2,"events":[{"seat":1,"move":"29@f6n","by":"person","chance":[],"points":1,"spent":6,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('BCG22', 110, 1794918272291, '{"v":2,"events":[{"seat":1,"move":"=16","by":"person","chance":[],"points":1,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('BCG22', 111, 1794918272293, '{"v":2,"events":[{"seat":0,"move":"41@f6n","by":"person","chance":[],"points":2,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('BCG22', 112, 1794918272299, '{"v":2,"events":[{"seat":0,"move":"=47","by":"person","chance":["deal 5 22 26 46"],"points":2,"spent":6,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('BCG22', 113, 1794918272302, '{"v":2,"events":[{"seat":0,"move":"4@g3n","by":"person","chance":[],"points":2,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('BCG22', 114, 1794918272304, '{"v":2,"events":[{"seat":0,"move":"=5","by":"person","chance":[],"points":2,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('BCG22', 115, 1794918272305, '{"v":2,"events":[{"seat":1,"move":"7@g3n","by":"person","chance":[],"points":1,"spent":1,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('BCG22', 116, 1794918272307, '{"v":2,"events":[{"seat":1,"move":"=22","by":"person","chance":[],"points":1,"spent":1,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('BCG22', 117, 1794918272308, '{"v":2,"events":[{"seat":1,"move":"16@h6n","by":"person","chance":[],"points":1,"spent":1,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('BCG22', 118, 1794918272310, '{"v":2,"events":[{"seat":1,"move":"=26","by":"person","chance":[],"points":1,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('BCG22', 119, 1794918272331, '{"v":2,"events":[{"seat":0,"move":"47@h6n","by":"person","chance":[],"points":4,"spent":21,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('BCG22', 120, 1794918272339, '{"v":2,"events":[{"seat":0,"move":"=46","by":"person","chance":["deal 24 25 30 37"],"points":4,"spent":8,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('BCG22', 121, 1794918272341, '{"v":2,"events":[{"seat":0,"move":"5@e3e","by":"person","chance":[],"points":4,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('BCG22', 122, 1794918272343, '{"v":2,"events":[{"seat":0,"move":"=24","by":"person","chance":[],"points":4,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('BCG22', 123, 1794918272349, '{"v":2,"events":[{"seat":1,"move":"22@h5e","by":"person","chance":[],"points":3,"spent":5,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('BCG22', 124, 1794918272351, '{"v":2,"events":[{"seat":1,"move":"=25","by":"person","chance":[],"points":3,"spent":1,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('BCG22', 125, 1794918272355, '{"v":2,"events":[{"seat":1,"move":"26@h3n","by":"person","chance":[],"points":5,"spent":4,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('BCG22', 126, 1794918272357, '{"v":2,"events":[{"seat":1,"move":"=30","by":"person","chance":[],"points":5,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('BCG22', 127, 1794918272359, '{"v":2,"events":[{"seat":0,"move":"46@h5e","by":"person","chance":[],"points":6,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('BCG22', 128, 1794918272364, '{"v":2,"events":[{"seat":0,"move":"=37","by":"person","chance":["deal 20 32 33 39"],"points":6,"spent":5,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('BCG22', 129, 1794918272367, '{"v":2,"events":[{"seat":0,"move":"24@h3n","by":"person","chance":[],"points":13,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('BCG22', 130, 1794918272372, '{"v":2,"events":[{"seat":0,"move":"=20","by":"person","chance":[],"points":13,"spent":5,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('BCG22', 131, 1794918272374, '{"v":2,"events":[{"seat":1,"move":"25@i3n","by":"person","chance":[],"points":9,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('BCG22', 132, 1794918272375, '{"v":2,"events":[{"seat":1,"move":"=32","by":"person","chance":[],"points":9,"spent":1,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('BCG22', 133, 1794918272379, '{"v":2,"events":[{"seat":1,"move":"30@f3n","by":"person","chance":[],"points":14,"spent":4,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('BCG22', 134, 1794918272380, '{"v":2,"events":[{"seat":1,"move":"=33","by":"person","chance":[],"points":14,"spent":1,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('BCG22', 135, 1794918272383, '{"v":2,"events":[{"seat":0,"move":"37@e6n","by":"person","chance":[],"points":17,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('BCG22', 136, 1794918272385, '{"v":2,"events":[{"seat":0,"move":"=39","by":"person","chance":["deal 10 17 18 42"],"points":17,"spent":1,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('BCG22', 137, 1794918272389, '{"v":2,"events":[{"seat":0,"move":"20@e4n","by":"person","chance":[],"points":18,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('BCG22', 138, 1794918272395, '{"v":2,"events":[{"seat":0,"move":"=10","by":"person","chance":[],"points":18,"spent":6,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('BCG22', 139, 1794918272424, '{"v":2,"events":[{"seat":1,"move":"32@e3n","by":"person","chance":[],"points":21,"spent":29,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('BCG22', 140, 1794918272426, '{"v":2,"events":[{"seat":1,"move":"=17","by":"person","chance":[],"points":21,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('BCG22', 141, 1794918272439, '{"v":2,"events":[{"seat":1,"move":"33@e5n","by":"person","chance":[],"points":23,"spent":13,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('BCG22', 142, 1794918272442, '{"v":2,"events":[{"seat":1,"move":"=18","by":"person","chance":[],"points":23,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('BCG22', 147, 1794918272475, '{"v":2,"events":[{"seat":1,"move":"18x","by":"person","chance":[],"points":23,"spent":7,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('BCG22', 148, 1794918272534, '{"v":2,"events":[{"seat":0,"move":"42@f5s","by":"person","chance":[],"points":23,"spent":59,"type":"moved"},{"result":{"places":[1,2],"winners":[0],"scores":[{"total":23,"territories":23,"harmony":0,"middle_kingdom":0,"largest":7,"crowns":12,"harmony_reason":{"code":"harmony_not_played","facts":{}},"middle_kingdom_reason":{"code":"middle_not_played","facts":{}}},{"total":23,"territories":23,"harmony":0,"middle_kingdom":0,"largest":6,"crowns":7,"harmony_reason":{"code":"harmony_not_played","facts":{}},"middle_kingdom_reason":{"code":"middle_not_played","facts":{}}}],"decided_by":"largest","seed":"17635769991337383640145067132774325720226307088053633719986660812733948918373","salt":"b721454e32405aac61b14ecd8ba4e1af18cac626f37b47bcab39edb2d502496c","deck":[3,29,41,8,7,16,4,47,22,26,5,46,30,25,37,24,20,32,33,39,17,10,42,18]},"type":"finished"}]}');
INSERT INTO public.entries VALUES ('YZS35', 1, 1794918272572, '{"v":2,"events":[{"rules":"2 classic mighty-duel harmony","dynasty":false,"listed":false,"clock":null,"fixed_deck":false,"host":1,"type":"created"},{"seat":0,"guest":1,"name":"Anna","type":"sat"}]}');
INSERT INTO public.entries VALUES ('YZS35', 2, 1794918272595, '{"v":2,"events":[{"seat":1,"guest":2,"name":"Boris","type":"sat"}]}');
INSERT INTO public.entries VALUES ('YZS35', 3, 1794918272609, '{"v":2,"events":[{"game":"YZS35-1","number":1,"commitment":"f5c817199200d85339299b7b270108e9fcf0a5032e8c6808f9561d8a8b63467a","chance":["kings 0 0 1 1","deal 17 36 38 39"],"type":"began"}]}');
INSERT INTO public.entries VALUES ('YZS35', 4, 1794918272623, '{"v":2,"events":[{"seat":0,"move":"=17","by":"person","chance":[],"points":0,"spent":14,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('YZS35', 5, 1794918272625, '{"v":2,"events":[{"seat":0,"move":"=36","by":"person","chance":[],"points":0,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('YZS35', 6, 1794918272629, '{"v":2,"events":[{"seat":1,"move":"=38","by":"person","chance":[],"points":0,"spent":4,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('YZS35', 7, 1794918272633, '{"v":2,"events":[{"seat":1,"move":"=39","by":"person","chance":["deal 13 22 35 43"],"points":0,"spent":4,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('YZS35', 8, 1794918272636, '{"v":2,"events":[{"seat":0,"move":"17@g5n","by":"person","chance":[],"points":0,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('YZS35', 9, 1794918272642, '{"v":2,"events":[{"seat":0,"move":"=13","by":"person","chance":[],"points":0,"spent":6,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('YZS35', 10, 1794918272647, '{"v":2,"events":[{"seat":0,"move":"36@f6n","by":"person","chance":[],"points":1,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('YZS35', 11, 1794918272649, '{"v":2,"events":[{"seat":0,"move":"=22","by":"person","chance":[],"points":1,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('YZS35', 12, 1794918272654, '{"v":2,"events":[{"seat":1,"move":"38@g5n","by":"person","chance":[],"points":1,"spent":5,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('YZS35', 13, 1794918272659, '{"v":2,"events":[{"seat":1,"move":"=35","by":"person","chance":[],"points":1,"spent":5,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('YZS35', 14, 1794918272661, '{"v":2,"events":[{"seat":1,"move":"39@f5n","by":"person","chance":[],"points":4,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('YZS35', 15, 1794918272663, '{"v":2,"events":[{"seat":1,"move":"=43","by":"person","chance":["deal 4 16 29 30"],"points":4,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('YZS35', 16, 1794918272665, '{"v":2,"events":[{"seat":0,"move":"13@g3n","by":"person","chance":[],"points":1,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('YZS35', 17, 1794918272678, '{"v":2,"events":[{"seat":0,"move":"=4","by":"person","chance":[],"points":1,"spent":13,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('YZS35', 18, 1794918272685, '{"v":2,"events":[{"seat":0,"move":"22@g2e","by":"person","chance":[],"points":3,"spent":7,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('YZS35', 19, 1794918272696, '{"v":2,"events":[{"seat":0,"move":"=16","by":"person","chance":[],"points":3,"spent":11,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('FESJT', 13, 1794918272703, '{"v":2,"events":[{"seat":0,"move":"17@h7s","by":"clock","chance":[],"points":0,"spent":1017,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('YZS35', 20, 1794918272723, '{"v":2,"events":[{"seat":1,"move":"35@h6n","by":"person","chance":[],"points":5,"spent":27,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('YZS35', 21, 1794918272727, '{"v":2,"events":[{"seat":1,"move":"=29","by":"person","chance":[],"points":5,"spent":4,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('YZS35', 22, 1794918272758, '{"v":2,"events":[{"seat":1,"move":"43@g4e","by":"person","chance":[],"points":7,"spent":31,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('YZS35', 23, 1794918272765, '{"v":2,"events":[{"seat":1,"move":"=30","by":"person","chance":["deal 19 26 28 41"],"points":7,"spent":7,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('YZS35', 24, 1794918272768, '{"v":2,"events":[{"seat":0,"move":"4@f3n","by":"person","chance":[],"points":3,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('YZS35', 25, 1794918272770, '{"v":2,"events":[{"seat":0,"move":"=19","by":"person","chance":[],"points":3,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('YZS35', 26, 1794918272773, '{"v":2,"events":[{"seat":0,"move":"16@g1e","by":"person","chance":[],"points":4,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('YZS35', 27, 1794918272774, '{"v":2,"events":[{"seat":0,"move":"=26","by":"person","chance":[],"points":4,"spent":1,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('YZS35', 28, 1794918272782, '{"v":2,"events":[{"seat":1,"move":"29@f3n","by":"person","chance":[],"points":8,"spent":7,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('YZS35', 29, 1794918272785, '{"v":2,"events":[{"seat":1,"move":"=28","by":"person","chance":[],"points":8,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('YZS35', 30, 1794918272787, '{"v":2,"events":[{"seat":1,"move":"30@g2n","by":"person","chance":[],"points":9,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('YZS35', 31, 1794918272795, '{"v":2,"events":[{"seat":1,"move":"=41","by":"person","chance":["deal 2 14 32 37"],"points":9,"spent":8,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('YZS35', 32, 1794918272803, '{"v":2,"events":[{"seat":0,"move":"19@f1n","by":"person","chance":[],"points":9,"spent":8,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('YZS35', 33, 1794918272810, '{"v":2,"events":[{"seat":0,"move":"=2","by":"person","chance":[],"points":9,"spent":7,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('YZS35', 34, 1794918272812, '{"v":2,"events":[{"seat":0,"move":"26@d1e","by":"person","chance":[],"points":12,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('YZS35', 35, 1794918272814, '{"v":2,"events":[{"seat":0,"move":"=14","by":"person","chance":[],"points":12,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('YZS35', 36, 1794918272818, '{"v":2,"events":[{"seat":1,"move":"28@f1n","by":"person","chance":[],"points":11,"spent":4,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('YZS35', 37, 1794918272823, '{"v":2,"events":[{"seat":1,"move":"=32","by":"person","chance":[],"points":11,"spent":5,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('YZS35', 38, 1794918272830, '{"v":2,"events":[{"seat":1,"move":"41@e3n","by":"person","chance":[],"points":17,"spent":7,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('YZS35', 39, 1794918272832, '{"v":2,"events":[{"seat":1,"move":"=37","by":"person","chance":["deal 1 6 46 48"],"points":17,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('YZS35', 40, 1794918272835, '{"v":2,"events":[{"seat":0,"move":"2@d2e","by":"person","chance":[],"points":16,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('NHCTS', 2, 1794918274738, '{"v":2,"events":[{"seat":1,"guest":2,"name":"Boris","type":"sat"}]}');
INSERT INTO public.entries VALUES ('YZS35', 41, 1794918272839, '{"v":2,"events":[{"seat":0,"move":"=1","by":"person","chance":[],"points":16,"spent":4,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('YZS35', 42, 1794918272843, '{"v":2,"events":[{"seat":0,"move":"14@c2n","by":"person","chance":[],"points":18,"spent":4,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('YZS35', 43, 1794918272845, '{"v":2,"events":[{"seat":0,"move":"=6","by":"person","chance":[],"points":18,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('YZS35', 44, 1794918272851, '{"v":2,"events":[{"seat":1,"move":"32@d1e","by":"person","chance":[],"points":19,"spent":6,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('YZS35', 45, 1794918272855, '{"v":2,"events":[{"seat":1,"move":"=46","by":"person","chance":[],"points":19,"spent":4,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('YZS35', 46, 1794918272859, '{"v":2,"events":[{"seat":1,"move":"37@c1n","by":"person","chance":[],"points":21,"spent":4,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('YZS35', 47, 1794918272863, '{"v":2,"events":[{"seat":1,"move":"=48","by":"person","chance":["deal 15 23 31 33"],"points":21,"spent":4,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('YZS35', 48, 1794918272869, '{"v":2,"events":[{"seat":0,"move":"1@b1n","by":"person","chance":[],"points":22,"spent":5,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('YZS35', 49, 1794918272875, '{"v":2,"events":[{"seat":0,"move":"=15","by":"person","chance":[],"points":22,"spent":6,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('YZS35', 50, 1794918272878, '{"v":2,"events":[{"seat":0,"move":"6@d3e","by":"person","chance":[],"points":22,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('YZS35', 51, 1794918272885, '{"v":2,"events":[{"seat":0,"move":"=23","by":"person","chance":[],"points":22,"spent":6,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('YZS35', 52, 1794918272887, '{"v":2,"events":[{"seat":1,"move":"46@h3e","by":"person","chance":[],"points":25,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('YZS35', 53, 1794918272891, '{"v":2,"events":[{"seat":1,"move":"=31","by":"person","chance":[],"points":25,"spent":4,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('YZS35', 54, 1794918272899, '{"v":2,"events":[{"seat":1,"move":"48@i1n","by":"person","chance":[],"points":33,"spent":4,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('YZS35', 55, 1794918272901, '{"v":2,"events":[{"seat":1,"move":"=33","by":"person","chance":["deal 7 12 24 40"],"points":33,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('YZS35', 56, 1794918272903, '{"v":2,"events":[{"seat":0,"move":"15@b3n","by":"person","chance":[],"points":24,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('YZS35', 57, 1794918272908, '{"v":2,"events":[{"seat":0,"move":"=7","by":"person","chance":[],"points":24,"spent":5,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('YZS35', 58, 1794918272910, '{"v":2,"events":[{"seat":0,"move":"23@h3n","by":"person","chance":[],"points":38,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('YZS35', 59, 1794918272912, '{"v":2,"events":[{"seat":0,"move":"=12","by":"person","chance":[],"points":38,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('YZS35', 60, 1794918272919, '{"v":2,"events":[{"seat":1,"move":"31@g1e","by":"person","chance":[],"points":37,"spent":7,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('YZS35', 61, 1794918272925, '{"v":2,"events":[{"seat":1,"move":"=24","by":"person","chance":[],"points":37,"spent":6,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('YZS35', 62, 1794918272927, '{"v":2,"events":[{"seat":1,"move":"33@d2n","by":"person","chance":[],"points":41,"spent":1,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('YZS35', 63, 1794918272942, '{"v":2,"events":[{"seat":1,"move":"=40","by":"person","chance":["deal 10 11 21 42"],"points":41,"spent":14,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('YZS35', 64, 1794918272947, '{"v":2,"events":[{"seat":0,"move":"7@c4n","by":"person","chance":[],"points":38,"spent":5,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('YZS35', 65, 1794918272952, '{"v":2,"events":[{"seat":0,"move":"=10","by":"person","chance":[],"points":38,"spent":5,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('YZS35', 66, 1794918272956, '{"v":2,"events":[{"seat":0,"move":"12@h6n","by":"person","chance":[],"points":38,"spent":4,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('YZS35', 67, 1794918272959, '{"v":2,"events":[{"seat":0,"move":"=11","by":"person","chance":[],"points":38,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('YZS35', 68, 1794918273000, '{"v":2,"events":[{"seat":1,"move":"24@c3n","by":"person","chance":[],"points":43,"spent":41,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('YZS35', 69, 1794918273075, '{"v":2,"events":[{"seat":1,"move":"=21","by":"person","chance":[],"points":43,"spent":75,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('YZS35', 70, 1794918273086, '{"v":2,"events":[{"seat":1,"move":"40@i4n","by":"person","chance":[],"points":51,"spent":11,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('YZS35', 71, 1794918273091, '{"v":2,"events":[{"seat":1,"move":"=42","by":"person","chance":["deal 18 20 27 47"],"points":51,"spent":5,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('YZS35', 72, 1794918273103, '{"v":2,"events":[{"seat":0,"move":"10@b5n","by":"person","chance":[],"points":38,"spent":12,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('YZS35', 73, 1794918273121, '{"v":2,"events":[{"seat":0,"move":"=18","by":"person","chance":[],"points":38,"spent":18,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('YZS35', 74, 1794918273160, '{"v":2,"events":[{"seat":0,"move":"11@c6n","by":"person","chance":[],"points":38,"spent":39,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('YZS35', 75, 1794918273215, '{"v":2,"events":[{"seat":0,"move":"=20","by":"person","chance":[],"points":38,"spent":55,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('YZS35', 76, 1794918273224, '{"v":2,"events":[{"seat":1,"move":"21@d4n","by":"person","chance":[],"points":53,"spent":9,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('YZS35', 77, 1794918273229, '{"v":2,"events":[{"seat":1,"move":"=27","by":"person","chance":[],"points":53,"spent":5,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('YZS35', 78, 1794918273232, '{"v":2,"events":[{"seat":1,"move":"42@c6e","by":"person","chance":[],"points":57,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('YZS35', 79, 1794918273241, '{"v":2,"events":[{"seat":1,"move":"=47","by":"person","chance":["deal 3 5 34 45"],"points":57,"spent":9,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('YZS35', 80, 1794918273247, '{"v":2,"events":[{"seat":0,"move":"18@d4n","by":"person","chance":[],"points":38,"spent":6,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('YZS35', 81, 1794918273259, '{"v":2,"events":[{"seat":0,"move":"=3","by":"person","chance":[],"points":38,"spent":12,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('YZS35', 82, 1794918273275, '{"v":2,"events":[{"seat":0,"move":"20@f5w","by":"person","chance":[],"points":40,"spent":15,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('YZS35', 83, 1794918273283, '{"v":2,"events":[{"seat":0,"move":"=5","by":"person","chance":[],"points":40,"spent":8,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('YZS35', 84, 1794918273289, '{"v":2,"events":[{"seat":1,"move":"27@e7e","by":"person","chance":[],"points":58,"spent":6,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('YZS35', 85, 1794918273295, '{"v":2,"events":[{"seat":1,"move":"=34","by":"person","chance":[],"points":58,"spent":6,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('YZS35', 86, 1794918273303, '{"v":2,"events":[{"seat":1,"move":"47@e6s","by":"person","chance":[],"points":62,"spent":8,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('YZS35', 87, 1794918273331, '{"v":2,"events":[{"seat":1,"move":"=45","by":"person","chance":["deal 8 9 25 44"],"points":62,"spent":28,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('YZS35', 88, 1794918273337, '{"v":2,"events":[{"seat":0,"move":"3x","by":"person","chance":[],"points":40,"spent":6,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('YZS35', 89, 1794918273339, '{"v":2,"events":[{"seat":0,"move":"=8","by":"person","chance":[],"points":40,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('YZS35', 90, 1794918273341, '{"v":2,"events":[{"seat":0,"move":"5x","by":"person","chance":[],"points":40,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('YZS35', 91, 1794918273352, '{"v":2,"events":[{"seat":0,"move":"=9","by":"person","chance":[],"points":40,"spent":11,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('YZS35', 92, 1794918273359, '{"v":2,"events":[{"seat":1,"move":"34@i6n","by":"person","chance":[],"points":65,"spent":6,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('YZS35', 93, 1794918273380, '{"v":2,"events":[{"seat":1,"move":"=25","by":"person","chance":[],"points":65,"spent":21,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('YZS35', 94, 1794918273388, '{"v":2,"events":[{"seat":1,"move":"45x","by":"person","chance":[],"points":65,"spent":8,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('YZS35', 95, 1794918273396, '{"v":2,"events":[{"seat":1,"move":"=44","by":"person","chance":[],"points":65,"spent":8,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('YZS35', 96, 1794918273398, '{"v":2,"events":[{"seat":0,"move":"8@d6e","by":"person","chance":[],"points":40,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('YZS35', 97, 1794918273407, '{"v":2,"events":[{"seat":0,"move":"9@d7e","by":"person","chance":[],"points":40,"spent":9,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('YZS35', 98, 1794918273409, '{"v":2,"events":[{"seat":1,"move":"25@d7w","by":"person","chance":[],"points":68,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('YZS35', 99, 1794918273413, '{"v":2,"events":[{"seat":1,"move":"44x","by":"person","chance":[],"points":68,"spent":3,"type":"moved"},{"result":{"places":[2,1],"winners":[1],"scores":[{"total":40,"territories":40,"harmony":0,"middle_kingdom":0,"largest":12,"crowns":6,"harmony_reason":{"code":"harmony_gaps","facts":{"empty":4}},"middle_kingdom_reason":{"code":"middle_not_played","facts":{}}},{"total":68,"territories":68,"harmony":0,"middle_kingdom":0,"largest":3,"crowns":29,"harmony_reason":{"code":"harmony_gaps","facts":{"empty":4}},"middle_kingdom_reason":{"code":"middle_not_played","facts":{}}}],"decided_by":"points","seed":"79354077153194353996685525448606921774883076275410610149383215218703080499798","salt":"36c9ac8eefd9d42ee28599428c61e090cf580f778b8d520e76caaa19221ed2e9","deck":[38,17,39,36,13,22,43,35,16,4,30,29,26,41,28,19,14,37,2,32,1,46,48,6,23,15,33,31,12,7,40,24,10,21,42,11,18,20,27,47,45,34,3,5,44,8,9,25]},"type":"finished"}]}');
INSERT INTO public.entries VALUES ('3HYE4', 1, 1794918273436, '{"v":2,"events":[{"rules":"2 classic","dynasty":false,"listed":false,"clock":null,"fixed_deck":false,"host":1,"type":"created"},{"seat":0,"guest":1,"name":"Anna","type":"sat"}]}');
INSERT INTO public.entries VALUES ('3HYE4', 2, 1794918273446, '{"v":2,"events":[{"seat":1,"guest":2,"name":"Boris","type":"sat"}]}');
INSERT INTO public.entries VALUES ('3HYE4', 3, 1794918273455, '{"v":2,"events":[{"game":"3HYE4-1","number":1,"commitment":"078671e1b6d079c52661704b4701ac3352b969a1d2551d1110ea9909c868f6be","chance":["kings 0 1 1 0","deal 23 27 38 46"],"type":"began"}]}');
INSERT INTO public.entries VALUES ('3HYE4', 4, 1794918273499, '{"v":2,"events":[{"seat":0,"move":"=23","by":"person","chance":[],"points":0,"spent":44,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('3HYE4', 5, 1794918273502, '{"v":2,"events":[{"seat":1,"move":"=27","by":"person","chance":[],"points":0,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('3HYE4', 6, 1794918273504, '{"v":2,"events":[{"seat":1,"move":"=38","by":"person","chance":[],"points":0,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('3HYE4', 7, 1794918273506, '{"v":2,"events":[{"seat":0,"move":"=46","by":"person","chance":["deal 9 17 25 34"],"points":0,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('3HYE4', 8, 1794918273507, '{"v":2,"events":[{"seat":0,"move":"23@g5n","by":"person","chance":[],"points":1,"spent":1,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('3HYE4', 9, 1794918273509, '{"v":2,"events":[{"seat":0,"move":"=9","by":"person","chance":[],"points":1,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('3HYE4', 10, 1794918273519, '{"v":2,"events":[{"seat":1,"move":"27@g5n","by":"person","chance":[],"points":1,"spent":10,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('3HYE4', 11, 1794918273544, '{"v":2,"events":[{"seat":1,"move":"=17","by":"person","chance":[],"points":1,"spent":25,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('3HYE4', 12, 1794918273552, '{"v":2,"events":[{"seat":1,"move":"38@f6n","by":"person","chance":[],"points":2,"spent":8,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('3HYE4', 13, 1794918273559, '{"v":2,"events":[{"seat":1,"move":"=25","by":"person","chance":[],"points":2,"spent":7,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('3HYE4', 14, 1794918273561, '{"v":2,"events":[{"seat":0,"move":"46@f5n","by":"person","chance":[],"points":5,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('3HYE4', 15, 1794918273568, '{"v":2,"events":[{"seat":0,"move":"=34","by":"person","chance":["deal 1 5 7 29"],"points":5,"spent":7,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('3HYE4', 16, 1794918273570, '{"v":2,"events":[{"seat":0,"move":"9@h6n","by":"person","chance":[],"points":5,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('3HYE4', 17, 1794918273576, '{"v":2,"events":[{"seat":0,"move":"=1","by":"person","chance":[],"points":5,"spent":5,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('3HYE4', 18, 1794918273587, '{"v":2,"events":[{"seat":1,"move":"17@g4e","by":"person","chance":[],"points":3,"spent":11,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('3HYE4', 19, 1794918273589, '{"v":2,"events":[{"seat":1,"move":"=5","by":"person","chance":[],"points":3,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('3HYE4', 20, 1794918273592, '{"v":2,"events":[{"seat":1,"move":"25@g3e","by":"person","chance":[],"points":7,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('3HYE4', 21, 1794918273595, '{"v":2,"events":[{"seat":1,"move":"=7","by":"person","chance":[],"points":7,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('3HYE4', 22, 1794918273597, '{"v":2,"events":[{"seat":0,"move":"34@h5e","by":"person","chance":[],"points":8,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('3HYE4', 23, 1794918273606, '{"v":2,"events":[{"seat":0,"move":"=29","by":"person","chance":["deal 6 14 31 32"],"points":8,"spent":9,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('3HYE4', 24, 1794918273608, '{"v":2,"events":[{"seat":0,"move":"1@g3n","by":"person","chance":[],"points":10,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('3HYE4', 25, 1794918273619, '{"v":2,"events":[{"seat":0,"move":"=6","by":"person","chance":[],"points":10,"spent":11,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('3HYE4', 26, 1794918273622, '{"v":2,"events":[{"seat":1,"move":"5@e3e","by":"person","chance":[],"points":11,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('3HYE4', 27, 1794918273629, '{"v":2,"events":[{"seat":1,"move":"=14","by":"person","chance":[],"points":11,"spent":7,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('3HYE4', 28, 1794918273631, '{"v":2,"events":[{"seat":1,"move":"7@i3n","by":"person","chance":[],"points":11,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('3HYE4', 29, 1794918273641, '{"v":2,"events":[{"seat":1,"move":"=31","by":"person","chance":[],"points":11,"spent":10,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('3HYE4', 30, 1794918273643, '{"v":2,"events":[{"seat":0,"move":"29@i4e","by":"person","chance":[],"points":12,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('3HYE4', 31, 1794918273647, '{"v":2,"events":[{"seat":0,"move":"=32","by":"person","chance":["deal 8 39 41 43"],"points":12,"spent":4,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('3HYE4', 32, 1794918273649, '{"v":2,"events":[{"seat":0,"move":"6@h3n","by":"person","chance":[],"points":14,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('3HYE4', 33, 1794918273659, '{"v":2,"events":[{"seat":0,"move":"=8","by":"person","chance":[],"points":14,"spent":10,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('3HYE4', 34, 1794918273663, '{"v":2,"events":[{"seat":1,"move":"14@f5s","by":"person","chance":[],"points":11,"spent":4,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('3HYE4', 35, 1794918273667, '{"v":2,"events":[{"seat":1,"move":"=39","by":"person","chance":[],"points":11,"spent":4,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('3HYE4', 36, 1794918273670, '{"v":2,"events":[{"seat":1,"move":"31@e4n","by":"person","chance":[],"points":13,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('3HYE4', 37, 1794918273671, '{"v":2,"events":[{"seat":1,"move":"=41","by":"person","chance":[],"points":13,"spent":1,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('3HYE4', 38, 1794918273673, '{"v":2,"events":[{"seat":0,"move":"32@j3w","by":"person","chance":[],"points":16,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('3HYE4', 39, 1794918273680, '{"v":2,"events":[{"seat":0,"move":"=43","by":"person","chance":["deal 2 11 20 26"],"points":16,"spent":7,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('3HYE4', 40, 1794918273683, '{"v":2,"events":[{"seat":0,"move":"8@i6n","by":"person","chance":[],"points":18,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('3HYE4', 41, 1794918273691, '{"v":2,"events":[{"seat":0,"move":"=2","by":"person","chance":[],"points":18,"spent":8,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('3HYE4', 42, 1794918273699, '{"v":2,"events":[{"seat":1,"move":"39@e6n","by":"person","chance":[],"points":16,"spent":8,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('3HYE4', 43, 1794918273701, '{"v":2,"events":[{"seat":1,"move":"=11","by":"person","chance":[],"points":16,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('3HYE4', 44, 1794918273703, '{"v":2,"events":[{"seat":1,"move":"41@h6n","by":"person","chance":[],"points":18,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('3HYE4', 45, 1794918273711, '{"v":2,"events":[{"seat":1,"move":"=20","by":"person","chance":[],"points":18,"spent":8,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('FESJT', 14, 1794918273712, '{"v":2,"events":[{"seat":0,"move":"=48","by":"clock","chance":[],"points":0,"spent":1009,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('3HYE4', 46, 1794918273715, '{"v":2,"events":[{"seat":0,"move":"43@f3n","by":"person","chance":[],"points":23,"spent":4,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('3HYE4', 47, 1794918273721, '{"v":2,"events":[{"seat":0,"move":"=26","by":"person","chance":[],"points":23,"spent":6,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('3HYE4', 48, 1794918273723, '{"v":2,"events":[{"seat":0,"move":"2x","by":"person","chance":[],"points":23,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('3HYE4', 49, 1794918273729, '{"v":2,"events":[{"seat":1,"move":"11@i6n","by":"person","chance":[],"points":22,"spent":5,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('3HYE4', 50, 1794918273731, '{"v":2,"events":[{"seat":1,"move":"20@h5e","by":"person","chance":[],"points":28,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('3HYE4', 51, 1794918273735, '{"v":2,"events":[{"seat":0,"move":"26@j5n","by":"person","chance":[],"points":30,"spent":4,"type":"moved"},{"result":{"places":[1,2],"winners":[0],"scores":[{"total":30,"territories":30,"harmony":0,"middle_kingdom":0,"largest":6,"crowns":9,"harmony_reason":{"code":"harmony_not_played","facts":{}},"middle_kingdom_reason":{"code":"middle_not_played","facts":{}}},{"total":28,"territories":28,"harmony":0,"middle_kingdom":0,"largest":6,"crowns":8,"harmony_reason":{"code":"harmony_not_played","facts":{}},"middle_kingdom_reason":{"code":"middle_not_played","facts":{}}}],"decided_by":"points","seed":"102129719830075602302239742900909654156880985569242395526751578292588920722044","salt":"7ac8b6ad1f3c03d341e5139139f620142f809aa7587487ab500dec786ebd0f0b","deck":[38,23,46,27,34,25,17,9,29,1,5,7,14,6,31,32,41,8,39,43,2,20,11,26]},"type":"finished"}]}');
INSERT INTO public.entries VALUES ('3HYE4', 52, 1794918273748, '{"v":2,"events":[{"seat":1,"type":"wants_again"}]}');
INSERT INTO public.entries VALUES ('3HYE4', 53, 1794918273756, '{"v":2,"events":[{"seat":0,"type":"wants_again"},{"game":"3HYE4-2","number":2,"commitment":"62f336dd960e77dc1162fa45ab04ae59d09d916dcf339784c571051149c04bb2","chance":["kings 1 0 0 1","deal 3 9 10 38"],"type":"began"}]}');
INSERT INTO public.entries VALUES ('POCTN', 3, 1794918273805, '{"v":2,"events":[{"game":"POCTN-1","number":1,"commitment":"70c91521ed1474da0cf2ba9f671a88855b111d6f38c50a265ecdbfc35b03cda3","chance":["kings 0 1 1 0","deal 4 13 22 37"],"type":"began"}]}');
INSERT INTO public.entries VALUES ('POCTN', 4, 1794918273813, '{"v":2,"events":[{"seat":0,"move":"=4","by":"person","chance":[],"points":0,"spent":8,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('POCTN', 5, 1794918273815, '{"v":2,"events":[{"seat":1,"move":"=13","by":"person","chance":[],"points":0,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('POCTN', 6, 1794918273822, '{"v":2,"events":[{"seat":1,"move":"=22","by":"person","chance":[],"points":0,"spent":7,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('POCTN', 7, 1794918273824, '{"v":2,"events":[{"seat":0,"move":"=37","by":"person","chance":["deal 9 16 26 43"],"points":0,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('POCTN', 8, 1794918273826, '{"v":2,"events":[{"seat":0,"move":"4@g5n","by":"person","chance":[],"points":0,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('POCTN', 9, 1794918273831, '{"v":2,"events":[{"seat":0,"move":"=9","by":"person","chance":[],"points":0,"spent":5,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('POCTN', 10, 1794918273834, '{"v":2,"events":[{"seat":1,"move":"13@g5n","by":"person","chance":[],"points":0,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('POCTN', 11, 1794918273835, '{"v":2,"events":[{"seat":1,"move":"=16","by":"person","chance":[],"points":0,"spent":1,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('POCTN', 12, 1794918273839, '{"v":2,"events":[{"seat":1,"move":"22@g4e","by":"person","chance":[],"points":2,"spent":4,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('POCTN', 13, 1794918273841, '{"v":2,"events":[{"seat":1,"move":"=26","by":"person","chance":[],"points":2,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('POCTN', 14, 1794918273842, '{"v":2,"events":[{"seat":0,"move":"37@f6n","by":"person","chance":[],"points":1,"spent":1,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('POCTN', 15, 1794918273848, '{"v":2,"events":[{"seat":0,"move":"=43","by":"person","chance":["deal 11 27 30 36"],"points":1,"spent":6,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('POCTN', 16, 1794918273851, '{"v":2,"events":[{"seat":0,"move":"9@f4n","by":"person","chance":[],"points":1,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('POCTN', 17, 1794918273852, '{"v":2,"events":[{"seat":0,"move":"=11","by":"person","chance":[],"points":1,"spent":1,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('POCTN', 18, 1794918273859, '{"v":2,"events":[{"seat":1,"move":"16@g3e","by":"person","chance":[],"points":3,"spent":7,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('POCTN', 19, 1794918273861, '{"v":2,"events":[{"seat":1,"move":"=27","by":"person","chance":[],"points":3,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('POCTN', 20, 1794918273863, '{"v":2,"events":[{"seat":1,"move":"26@e3e","by":"person","chance":[],"points":5,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('POCTN', 21, 1794918273870, '{"v":2,"events":[{"seat":1,"move":"=30","by":"person","chance":[],"points":5,"spent":7,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('POCTN', 22, 1794918273877, '{"v":2,"events":[{"seat":0,"move":"43@h6n","by":"person","chance":[],"points":3,"spent":7,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('POCTN', 2, 1794918273796, '{"v":2,"events":[{"seat":1,"guest":3,"name":"","type":"sat"}]}');
INSERT INTO public.entries VALUES ('POCTN', 23, 1794918273880, '{"v":2,"events":[{"seat":0,"move":"=36","by":"person","chance":["deal 1 25 28 29"],"points":3,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('POCTN', 24, 1794918273887, '{"v":2,"events":[{"seat":0,"move":"11@e6n","by":"person","chance":[],"points":5,"spent":7,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('POCTN', 25, 1794918273889, '{"v":2,"events":[{"seat":0,"move":"=1","by":"person","chance":[],"points":5,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('POCTN', 26, 1794918273891, '{"v":2,"events":[{"seat":1,"move":"27@d3n","by":"person","chance":[],"points":8,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('POCTN', 27, 1794918274063, '{"v":2,"events":[{"seat":1,"move":"=25","by":"person","chance":[],"points":8,"spent":172,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('POCTN', 28, 1794918274075, '{"v":2,"events":[{"seat":1,"move":"30@e4e","by":"person","chance":[],"points":10,"spent":12,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('POCTN', 29, 1794918274077, '{"v":2,"events":[{"seat":1,"move":"=28","by":"person","chance":[],"points":10,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('POCTN', 30, 1794918274080, '{"v":2,"events":[{"seat":0,"move":"36@e4n","by":"person","chance":[],"points":10,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('POCTN', 31, 1794918274083, '{"v":2,"events":[{"seat":0,"move":"=29","by":"person","chance":["deal 5 6 35 42"],"points":10,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('POCTN', 32, 1794918274091, '{"v":2,"events":[{"seat":0,"move":"1@d3n","by":"person","chance":[],"points":10,"spent":8,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('POCTN', 33, 1794918274093, '{"v":2,"events":[{"seat":0,"move":"=5","by":"person","chance":[],"points":10,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('POCTN', 34, 1794918274100, '{"v":2,"events":[{"seat":1,"move":"25@e5e","by":"person","chance":[],"points":12,"spent":7,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('POCTN', 35, 1794918274109, '{"v":2,"events":[{"seat":1,"move":"=6","by":"person","chance":[],"points":12,"spent":9,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('POCTN', 36, 1794918274112, '{"v":2,"events":[{"seat":1,"move":"28@d5n","by":"person","chance":[],"points":15,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('POCTN', 37, 1794918274115, '{"v":2,"events":[{"seat":1,"move":"=35","by":"person","chance":[],"points":15,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('POCTN', 38, 1794918274117, '{"v":2,"events":[{"seat":0,"move":"29@g4e","by":"person","chance":[],"points":13,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('POCTN', 39, 1794918274122, '{"v":2,"events":[{"seat":0,"move":"=42","by":"person","chance":["deal 10 20 39 47"],"points":13,"spent":5,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('POCTN', 40, 1794918274126, '{"v":2,"events":[{"seat":0,"move":"5@f3e","by":"person","chance":[],"points":15,"spent":4,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('POCTN', 41, 1794918274139, '{"v":2,"events":[{"seat":0,"move":"=10","by":"person","chance":[],"points":15,"spent":13,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('POCTN', 42, 1794918274142, '{"v":2,"events":[{"seat":1,"move":"6@h5n","by":"person","chance":[],"points":15,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('POCTN', 43, 1794918274144, '{"v":2,"events":[{"seat":1,"move":"=20","by":"person","chance":[],"points":15,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('POCTN', 44, 1794918274155, '{"v":2,"events":[{"seat":1,"move":"35@e6n","by":"person","chance":[],"points":17,"spent":6,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('POCTN', 45, 1794918274158, '{"v":2,"events":[{"seat":1,"move":"=39","by":"person","chance":[],"points":17,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('POCTN', 46, 1794918274164, '{"v":2,"events":[{"seat":0,"move":"42@d5n","by":"person","chance":[],"points":27,"spent":6,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('POCTN', 47, 1794918274170, '{"v":2,"events":[{"seat":0,"move":"=47","by":"person","chance":[],"points":27,"spent":6,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('POCTN', 48, 1794918274174, '{"v":2,"events":[{"seat":0,"move":"10x","by":"person","chance":[],"points":27,"spent":4,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('POCTN', 49, 1794918274181, '{"v":2,"events":[{"seat":1,"move":"20@f6n","by":"person","chance":[],"points":25,"spent":6,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('POCTN', 50, 1794918274188, '{"v":2,"events":[{"seat":1,"move":"39x","by":"person","chance":[],"points":25,"spent":7,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('POCTN', 51, 1794918274195, '{"v":2,"events":[{"seat":0,"move":"47x","by":"person","chance":[],"points":27,"spent":7,"type":"moved"},{"result":{"places":[1,2],"winners":[0],"scores":[{"total":27,"territories":27,"harmony":0,"middle_kingdom":0,"largest":5,"crowns":7,"harmony_reason":{"code":"harmony_not_played","facts":{}},"middle_kingdom_reason":{"code":"middle_not_played","facts":{}}},{"total":25,"territories":25,"harmony":0,"middle_kingdom":0,"largest":7,"crowns":8,"harmony_reason":{"code":"harmony_not_played","facts":{}},"middle_kingdom_reason":{"code":"middle_not_played","facts":{}}}],"decided_by":"points","seed":"68298657796581397828585343322339790225605681570986181750990004994773346894048","salt":"405927af86b7dad9165aa6241b69eac922d5e7d270947f398fa81315207c90f3","deck":[13,22,4,37,16,26,43,9,11,27,36,30,25,29,28,1,6,5,42,35,10,20,39,47]},"type":"finished"}]}');
INSERT INTO public.entries VALUES ('5VJ77', 3, 1794918274322, '{"v":2,"events":[{"game":"5VJ77-1","number":1,"commitment":"06ff5a87a4f5c04bf7334628354b65e54ae39d00e2bbc3e476e3730d736e7599","chance":["kings 0 1 1 0","deal 4 7 23 31"],"type":"began"}]}');
INSERT INTO public.entries VALUES ('5VJ77', 4, 1794918274329, '{"v":2,"events":[{"seat":0,"move":"=4","by":"person","chance":[],"points":0,"spent":7,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('5VJ77', 5, 1794918274336, '{"v":2,"events":[{"seat":1,"move":"=7","by":"person","chance":[],"points":0,"spent":7,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('5VJ77', 6, 1794918274340, '{"v":2,"events":[{"seat":1,"move":"=23","by":"person","chance":[],"points":0,"spent":4,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('5VJ77', 7, 1794918274342, '{"v":2,"events":[{"seat":0,"move":"=31","by":"person","chance":["deal 8 16 44 46"],"points":0,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('5VJ77', 8, 1794918274367, '{"v":2,"events":[{"seat":0,"move":"4@g5n","by":"person","chance":[],"points":0,"spent":25,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('5VJ77', 9, 1794918274369, '{"v":2,"events":[{"seat":0,"move":"=8","by":"person","chance":[],"points":0,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('5VJ77', 10, 1794918274371, '{"v":2,"events":[{"seat":1,"move":"7@g5n","by":"person","chance":[],"points":0,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('POCTN', 52, 1794918274400, '{"v":2,"events":[{"seat":1,"type":"stood"}]}');
INSERT INTO public.entries VALUES ('5VJ77', 11, 1794918274405, '{"v":2,"events":[{"seat":1,"type":"stood"}]}');
INSERT INTO public.entries VALUES ('POCTN', 1, 1794918273777, '{"v":2,"events":[{"rules":"2 classic","dynasty":false,"listed":false,"clock":null,"fixed_deck":false,"host":1,"type":"created"},{"seat":0,"guest":1,"name":"Anna","type":"sat"}]}');
INSERT INTO public.entries VALUES ('5VJ77', 1, 1794918274275, '{"v":2,"events":[{"rules":"2 classic","dynasty":false,"listed":false,"clock":null,"fixed_deck":false,"host":1,"type":"created"},{"seat":0,"guest":1,"name":"Anna","type":"sat"}]}');
INSERT INTO public.entries VALUES ('5VJ77', 2, 1794918274311, '{"v":2,"events":[{"seat":1,"guest":3,"name":"","type":"sat"}]}');
INSERT INTO public.entries VALUES ('NHCTS', 1, 1794918274702, '{"v":2,"events":[{"rules":"3 classic","dynasty":false,"listed":false,"clock":null,"fixed_deck":false,"host":1,"type":"created"},{"seat":0,"guest":1,"name":"Anna","type":"sat"},{"seat":2,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('FESJT', 15, 1794918274720, '{"v":2,"events":[{"seat":1,"move":"28@g5n","by":"clock","chance":[],"points":1,"spent":1008,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('NHCTS', 3, 1794918274761, '{"v":2,"events":[{"game":"NHCTS-1","number":1,"commitment":"636a191309226eee5e34c1d029f57e371458e695738b0e633ea7963c5a76faa8","chance":["kings 2 0 1","deal 12 14 27"],"type":"began"}]}');
INSERT INTO public.entries VALUES ('NHCTS', 4, 1794918274780, '{"v":2,"events":[{"seat":2,"move":"=12","by":"bot","chance":[],"points":0,"spent":19,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('NHCTS', 5, 1794918274786, '{"v":2,"events":[{"seat":1,"level":"page","why":"host","type":"stood_in"}]}');
INSERT INTO public.entries VALUES ('NHCTS', 6, 1794918274788, '{"v":2,"events":[{"seat":0,"move":"=14","by":"person","chance":[],"points":0,"spent":8,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('NHCTS', 7, 1794918274795, '{"v":2,"events":[{"seat":1,"move":"=27","by":"bot","chance":["deal 38 39 47"],"points":0,"spent":7,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('NHCTS', 8, 1794918274802, '{"v":2,"events":[{"seat":2,"move":"12@g6e","by":"bot","chance":[],"points":0,"spent":7,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('NHCTS', 9, 1794918274831, '{"v":2,"events":[{"seat":2,"move":"=39","by":"bot","chance":[],"points":0,"spent":29,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('NHCTS', 10, 1794918274838, '{"v":2,"events":[{"seat":0,"move":"14@g5n","by":"person","chance":[],"points":0,"spent":6,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('NHCTS', 11, 1794918274848, '{"v":2,"events":[{"seat":0,"move":"=38","by":"person","chance":[],"points":0,"spent":10,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('NHCTS', 12, 1794918274852, '{"v":2,"events":[{"seat":1,"move":"27@f6e","by":"bot","chance":[],"points":1,"spent":4,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('NHCTS', 13, 1794918274863, '{"v":2,"events":[{"seat":1,"move":"=47","by":"bot","chance":["deal 1 18 41"],"points":1,"spent":11,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('NHCTS', 14, 1794918274869, '{"v":2,"events":[{"seat":0,"move":"38@g4e","by":"person","chance":[],"points":1,"spent":6,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('FJE2E', 1, 1794918274899, '{"v":3,"events":[{"rules":"2 classic","dynasty":false,"listed":false,"clock":null,"fixed_deck":false,"host":1,"type":"created"},{"position":"2 classic; ## | ##; kings 0 1 1 0; 5:1 17:0 22 40; claim 2; -","type":"from_position"},{"seat":0,"guest":1,"name":"Anna","type":"sat"},{"allowed":true,"type":"hints_set"}]}');
INSERT INTO public.entries VALUES ('FJE2E', 2, 1794918274942, '{"v":2,"events":[{"seat":1,"guest":2,"name":"Boris","type":"sat"}]}');
INSERT INTO public.entries VALUES ('FJE2E', 3, 1794918274957, '{"v":2,"events":[{"game":"FJE2E-1","number":1,"commitment":"fe108f6dda3a225a7f05c8419f31f2a18adecc0ed9ddbd86b3150b3c3b6f932c","chance":[],"type":"began"}]}');
INSERT INTO public.entries VALUES ('FJE2E', 4, 1794918275057, '{"v":2,"events":[{"seat":1,"level":"king","step":3,"type":"hint_used"}]}');
INSERT INTO public.entries VALUES ('FJE2E', 5, 1794918275059, '{"v":2,"events":[{"seat":1,"move":"=22","by":"person","chance":[],"points":0,"spent":102,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('FJE2E', 6, 1794918275061, '{"v":2,"events":[{"seat":0,"move":"=40","by":"person","chance":["deal 33 38 43 44"],"points":0,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('FJE2E', 7, 1794918275065, '{"v":2,"events":[{"seat":1,"move":"5@g5n","by":"person","chance":[],"points":0,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('ABWLQ', 1, 1794918275072, '{"v":2,"events":[{"rules":"2 classic","dynasty":false,"listed":false,"clock":{"kind":"bank","seconds":900,"increment":10},"fixed_deck":false,"host":1,"type":"created"},{"seat":0,"guest":1,"name":"Anna","type":"sat"},{"seat":1,"guest":1,"name":"Anna","type":"sat"}]}');
INSERT INTO public.entries VALUES ('ABWLQ', 2, 1794918275077, '{"v":2,"events":[{"game":"ABWLQ-1","number":1,"commitment":"1db8862a87f37246a4833c3b4b2863c689f5d7002d82e19529fa4f239d2950c5","chance":["kings 1 0 1 0","deal 16 18 35 48"],"type":"began"}]}');
INSERT INTO public.entries VALUES ('ABWLQ', 3, 1794918275085, '{"v":3,"events":[{"seat":1,"covered":true,"spent":8,"type":"covered"}]}');
INSERT INTO public.entries VALUES ('ABWLQ', 4, 1794918275090, '{"v":3,"events":[{"seat":1,"covered":false,"spent":8,"type":"covered"}]}');
INSERT INTO public.entries VALUES ('ABWLQ', 5, 1794918275093, '{"v":2,"events":[{"seat":1,"move":"=16","by":"person","chance":[],"points":0,"spent":11,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('ABWLQ', 6, 1794918275095, '{"v":3,"events":[{"seat":0,"covered":true,"spent":2,"type":"covered"}]}');
INSERT INTO public.entries VALUES ('KYSWD', 1, 1794918275117, '{"v":2,"events":[{"rules":"2 classic","dynasty":false,"listed":false,"clock":null,"fixed_deck":false,"host":1,"type":"created"},{"seat":0,"guest":1,"name":"Anna","type":"sat"},{"allowed":false,"type":"hints_set"}]}');
INSERT INTO public.entries VALUES ('KYSWD', 2, 1794918275151, '{"v":2,"events":[{"seat":1,"guest":2,"name":"Boris","type":"sat"}]}');
INSERT INTO public.entries VALUES ('KYSWD', 3, 1794918275157, '{"v":2,"events":[{"seat":1,"type":"wants_again"}]}');
INSERT INTO public.entries VALUES ('KYSWD', 4, 1794918275158, '{"v":2,"events":[{"seat":1,"type":"not_ready"}]}');
INSERT INTO public.entries VALUES ('Z7C8P', 1, 1794918275259, '{"v":3,"events":[{"rules":"4 classic harmony middle-kingdom","dynasty":false,"listed":false,"clock":null,"fixed_deck":false,"host":1,"type":"created"},{"day":"2026-11-17","counted":true,"type":"challenge"},{"allowed":false,"type":"hints_set"},{"seat":0,"guest":1,"name":"Anna","type":"sat"},{"seat":1,"level":"squire","type":"bot_sat"},{"seat":2,"level":"knight","type":"bot_sat"},{"seat":3,"level":"duke","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('Z7C8P', 2, 1794918275267, '{"v":2,"events":[{"game":"Z7C8P-1","number":1,"commitment":"bb2c0044912f48625365bbdda7655d91a4cd4980f2ce6a0e6e980e9fe1fbd353","chance":["kings 3 1 2 0","deal 11 26 44 48"],"type":"began"}]}');
INSERT INTO public.entries VALUES ('Z7C8P', 3, 1794918275284, '{"v":2,"events":[{"seat":3,"move":"=26","by":"bot","chance":[],"points":0,"spent":17,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('Z7C8P', 4, 1794918275431, '{"v":2,"events":[{"seat":1,"move":"=48","by":"bot","chance":[],"points":0,"spent":147,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('Z7C8P', 5, 1794918275459, '{"v":2,"events":[{"seat":2,"move":"=44","by":"bot","chance":[],"points":0,"spent":28,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('Z7C8P', 6, 1794918275465, '{"v":2,"events":[{"seat":0,"move":"=11","by":"person","chance":["deal 5 12 21 23"],"points":0,"spent":6,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('Z7C8P', 7, 1794918275472, '{"v":2,"events":[{"seat":0,"move":"11@g5n","by":"person","chance":[],"points":0,"spent":6,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('Z7C8P', 8, 1794918275484, '{"v":2,"events":[{"seat":0,"move":"=5","by":"person","chance":[],"points":0,"spent":12,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('Z7C8P', 9, 1794918275548, '{"v":2,"events":[{"seat":3,"move":"26@e7e","by":"bot","chance":[],"points":1,"spent":64,"type":"moved"}]}');
INSERT INTO public.games VALUES ('GGWCQ-1', 'GGWCQ', 1, '2 classic', '["Anna", "Boris"]', '[1, 2]', '34 29', '1 2', '[Ruleset "2 classic"]
[Players "Anna, Boris"]
[Result "1:34 2:29"]
[Commitment "d3c435f8024c679d3939b0fd4b8e8cbb5d15d4636ab96520d187676270e47144"]
[Seed "77615978523275746046306970541667797225893916642568100684584964782131462294706"]
[Salt "d90d912746310e9b6c5838ad4366b0a34171b101fdf976fb76f109c24a0e02a7"]
[Deck "31 1 5 45 43 20 23 30 29 44 7 37 10 27 42 21 16 48 36 3 41 17 46 6"]
kings 1 0 1 0
deal 1 5 31 45 =1 =5 =31 =45
deal 20 23 30 43 1@g5n =20 5@g5n =23 31@g3n =30 45@f6n =43
deal 7 29 37 44 20@e3e =7 23@f4n =29 30@c3e =37 43@f3e =44
deal 10 21 27 42 7@c4n =10 29@g4e =21 37@d4n =27 44@h3e =42
deal 3 16 36 48 10@e4n =3 21@e3n =16 27@f4n =36 42@i5s =48
deal 6 17 41 46 3@f6n =6 16@h6n =17 36@c6e =41 48@e5n =46 6@e6n 17@i7s 41@c7e
46x
', 1794918271449);
INSERT INTO public.games VALUES ('BCG22-1', 'BCG22', 1, '2 revised', '["Anna", "Anna"]', '[1, 1]', '24 6', '1 2', '[Ruleset "2 revised"]
[Players "Anna, Anna"]
[Result "1:24 2:6"]
[Commitment "24b6ff0c0a216123ba8c8d08fa396b8b2002dc84622c6de15c10dba861ff2a16"]
[Seed "23081964417234729826604044192434737844715493086236041889741912530625994006095"]
[Salt "8300438e943a95a2483367e0d3a0d489e0d0c4a94c3f2a10dc2acb371d321b8c"]
[Deck "14 37 46 18 13 42 23 44 11 16 2 25 5 12 32 1 35 9 34 7 15 3 45 10"]
kings 1 1 0 0
deal 14 18 37 46 =14 =18 =37 =46
deal 13 23 42 44 14@g5n =13 18@f6n =23 37@g5n =42 46@f6n =44
deal 2 11 16 25 13@f4n =2 23@f3e =11 42@g4e =16 44@h3e =25
deal 1 5 12 32 2@d3e =1 11@e6n =5 16@f4n =12 25@e3n =32
deal 7 9 34 35 1@c3n =7 5@e4n =9 12@i4n =34 32@g3w =35
deal 3 10 15 45 7x =3 9x =10 34@h5n =15 35@h7e =45 3@d4n 10@c6e 15@e5n 45x
', 1794918271980);
INSERT INTO public.games VALUES ('BCG22-2', 'BCG22', 2, '2 revised', '["Anna", "Anna"]', '[1, 1]', '13 18', '2 1', '[Ruleset "2 revised"]
[Players "Anna, Anna"]
[Result "2:13 1:18"]
[Commitment "e750572ff9b995e96cdb246352e3bf3c7e848262433a40e1489225f3ffc3971f"]
[Seed "27054397607693464869007828787149477537286664324986769136284176997388664434911"]
[Salt "ef262d336c95bcb2d0f34f4ddab4739a31d5b0ebdeb79f372a41fae6d27bc7c0"]
[Deck "18 28 39 14 23 16 26 30 2 48 13 34 33 12 43 29 3 45 20 7 35 1 41 40"]
kings 0 1 0 1
deal 14 18 28 39 =14 =18 =28 =39
deal 16 23 26 30 14@g5n =16 18@g5n =23 28@f5n =26 39@f6n =30
deal 2 13 34 48 16@g4e =2 23@h6n =13 26@f3n =34 30@h4n =48
deal 12 29 33 43 2@e3n =12 13@g3n =29 34@h3w =33 48@f3n =43
deal 3 7 20 45 12@i3n =3 29@e5n =7 33@e6n =20 43@e3n =45
deal 1 35 40 41 3@h6n =1 7@h3e =35 20@h5e =40 45@i4n =41 1x 35x 40x 41@i6n
', 1794918272200);
INSERT INTO public.games VALUES ('BCG22-3', 'BCG22', 3, '2 revised', '["Anna", "Anna"]', '[1, 1]', '23 23', '1 2', '[Ruleset "2 revised"]
[Players "Anna, Anna"]
[Result "1:23 2:23"]
[Commitment "bb1fa836f3b2c2f373c372c50f1137ca720c20988f167bee94ec63bc64332c40"]
[Seed "17635769991337383640145067132774325720226307088053633719986660812733948918373"]
[Salt "b721454e32405aac61b14ecd8ba4e1af18cac626f37b47bcab39edb2d502496c"]
[Deck "3 29 41 8 7 16 4 47 22 26 5 46 30 25 37 24 20 32 33 39 17 10 42 18"]
kings 0 1 1 0
deal 3 8 29 41 =3 =8 =29 =41
deal 4 7 16 47 3@g5n =4 8@g5n =7 29@f6n =16 41@f6n =47
deal 5 22 26 46 4@g3n =5 7@g3n =22 16@h6n =26 47@h6n =46
deal 24 25 30 37 5@e3e =24 22@h5e =25 26@h3n =30 46@h5e =37
deal 20 32 33 39 24@h3n =20 25@i3n =32 30@f3n =33 37@e6n =39
deal 10 17 18 42 20@e4n =10 32@e3n =17 33@e5n =18 39@i7s =42 10x 17x 18x 42@f5s
', 1794918272534);
INSERT INTO public.games VALUES ('YZS35-1', 'YZS35', 1, '2 classic mighty-duel harmony', '["Anna", "Boris"]', '[1, 2]', '40 68', '2 1', '[Ruleset "2 classic mighty-duel harmony"]
[Players "Anna, Boris"]
[Result "2:40 1:68"]
[Commitment "f5c817199200d85339299b7b270108e9fcf0a5032e8c6808f9561d8a8b63467a"]
[Seed "79354077153194353996685525448606921774883076275410610149383215218703080499798"]
[Salt "36c9ac8eefd9d42ee28599428c61e090cf580f778b8d520e76caaa19221ed2e9"]
[Deck "38 17 39 36 13 22 43 35 16 4 30 29 26 41 28 19 14 37 2 32 1 46 48 6 23 15 33 31 12 7 40 24 10 21 42 11 18 20 27 47 45 34 3 5 44 8 9 25"]
kings 0 0 1 1
deal 17 36 38 39 =17 =36 =38 =39
deal 13 22 35 43 17@g5n =13 36@f6n =22 38@g5n =35 39@f5n =43
deal 4 16 29 30 13@g3n =4 22@g2e =16 35@h6n =29 43@g4e =30
deal 19 26 28 41 4@f3n =19 16@g1e =26 29@f3n =28 30@g2n =41
deal 2 14 32 37 19@f1n =2 26@d1e =14 28@f1n =32 41@e3n =37
deal 1 6 46 48 2@d2e =1 14@c2n =6 32@d1e =46 37@c1n =48
deal 15 23 31 33 1@b1n =15 6@d3e =23 46@h3e =31 48@i1n =33
deal 7 12 24 40 15@b3n =7 23@h3n =12 31@g1e =24 33@d2n =40
deal 10 11 21 42 7@c4n =10 12@h6n =11 24@c3n =21 40@i4n =42
deal 18 20 27 47 10@b5n =18 11@c6n =20 21@d4n =27 42@c6e =47
deal 3 5 34 45 18@d4n =3 20@f5w =5 27@e7e =34 47@e6s =45
deal 8 9 25 44 3x =8 5x =9 34@i6n =25 45x =44 8@d6e 9@d7e 25@d7w 44x
', 1794918273413);
INSERT INTO public.games VALUES ('3HYE4-1', '3HYE4', 1, '2 classic', '["Anna", "Boris"]', '[1, 2]', '30 28', '1 2', '[Ruleset "2 classic"]
[Players "Anna, Boris"]
[Result "1:30 2:28"]
[Commitment "078671e1b6d079c52661704b4701ac3352b969a1d2551d1110ea9909c868f6be"]
[Seed "102129719830075602302239742900909654156880985569242395526751578292588920722044"]
[Salt "7ac8b6ad1f3c03d341e5139139f620142f809aa7587487ab500dec786ebd0f0b"]
[Deck "38 23 46 27 34 25 17 9 29 1 5 7 14 6 31 32 41 8 39 43 2 20 11 26"]
kings 0 1 1 0
deal 23 27 38 46 =23 =27 =38 =46
deal 9 17 25 34 23@g5n =9 27@g5n =17 38@f6n =25 46@f5n =34
deal 1 5 7 29 9@h6n =1 17@g4e =5 25@g3e =7 34@h5e =29
deal 6 14 31 32 1@g3n =6 5@e3e =14 7@i3n =31 29@i4e =32
deal 8 39 41 43 6@h3n =8 14@f5s =39 31@e4n =41 32@j3w =43
deal 2 11 20 26 8@i6n =2 39@e6n =11 41@h6n =20 43@f3n =26 2x 11@i6n 20@h5e
26@j5n
', 1794918273735);
INSERT INTO public.games VALUES ('POCTN-1', 'POCTN', 1, '2 classic', '["Anna", ""]', '[1, null]', '27 25', '1 2', '[Ruleset "2 classic"]
[Players "Anna, "]
[Result "1:27 2:25"]
[Commitment "70c91521ed1474da0cf2ba9f671a88855b111d6f38c50a265ecdbfc35b03cda3"]
[Seed "68298657796581397828585343322339790225605681570986181750990004994773346894048"]
[Salt "405927af86b7dad9165aa6241b69eac922d5e7d270947f398fa81315207c90f3"]
[Deck "13 22 4 37 16 26 43 9 11 27 36 30 25 29 28 1 6 5 42 35 10 20 39 47"]
kings 0 1 1 0
deal 4 13 22 37 =4 =13 =22 =37
deal 9 16 26 43 4@g5n =9 13@g5n =16 22@g4e =26 37@f6n =43
deal 11 27 30 36 9@f4n =11 16@g3e =27 26@e3e =30 43@h6n =36
deal 1 25 28 29 11@e6n =1 27@d3n =25 30@e4e =28 36@e4n =29
deal 5 6 35 42 1@d3n =5 25@e5e =6 28@d5n =35 29@g4e =42
deal 10 20 39 47 5@f3e =10 6@h5n =20 35@e6n =39 42@d5n =47 10x 20@f6n 39x 47x
', 1794918274195);
INSERT INTO public.games_guests VALUES (1, 1794918271449, 'GGWCQ-1');
INSERT INTO public.games_guests VALUES (2, 1794918271449, 'GGWCQ-1');
INSERT INTO public.games_guests VALUES (1, 1794918271980, 'BCG22-1');
INSERT INTO public.games_guests VALUES (1, 1794918272200, 'BCG22-2');
INSERT INTO public.games_guests VALUES (1, 1794918272534, 'BCG22-3');
INSERT INTO public.games_guests VALUES (1, 1794918273413, 'YZS35-1');
INSERT INTO public.games_guests VALUES (2, 1794918273413, 'YZS35-1');
INSERT INTO public.games_guests VALUES (1, 1794918273735, '3HYE4-1');
INSERT INTO public.games_guests VALUES (2, 1794918273735, '3HYE4-1');
INSERT INTO public.games_guests VALUES (1, 1794918274195, 'POCTN-1');
INSERT INTO public.guests OVERRIDING SYSTEM VALUE VALUES (1, 'Anna', 'en', 1794918260148);
INSERT INTO public.guests OVERRIDING SYSTEM VALUE VALUES (2, 'Boris', 'en', 1794918260194);
INSERT INTO public.hidden VALUES ('P8RBE-1', 'P8RBE', '2 revised mighty-duel harmony middle-kingdom', '97214615391287075721356548781521153923776811044934055532363130857025668302439', '6ca7c4f2722de9b5d38f9d655a73a7b0418cce2961014ec1ddec77d6edc7fbfc', '32 14 48 36 10 23 37 1 33 11 44 38 17 34 20 26 13 41 4 25 6 42 15 8 47 46 31 45 39 3 7 22 18 29 5 30 40 9 2 43 12 19 16 35 28 27 21 24', '1 1 0 0');
INSERT INTO public.hidden VALUES ('AS5QW-1', 'AS5QW', '4 classic harmony', '93480043032753241295183214271695222244968110702270802226854357593192900596595', '1cb28596a14fa26edaa640d29b610a65b60d0e302cd90edd07093977c3ce5e4f', '30 33 43 22 23 34 46 45 1 3 48 14 38 27 4 21 40 10 28 13 18 26 6 15 31 37 39 7 11 47 8 20 41 19 12 42 5 44 29 17 16 2 32 24 25 36 35 9', '3 0 1 2');
INSERT INTO public.hidden VALUES ('BE3D3-0', 'BE3D3', '2 classic', NULL, NULL, '40 17 23 45 42 34 2 30 16 4 11 8 24 31 48 25 7 19 37 1 36 32 14 9', '0 1 1 0');
INSERT INTO public.hidden VALUES ('BE3D3-1', 'BE3D3', '2 classic', NULL, '73a51d9e8e08afdd65b76bdd6c828d8077a39610060b96a924ef769a7d25c5e1', '40 17 23 45 42 34 2 30 16 4 11 8 24 31 48 25 7 19 37 1 36 32 14 9', '0 1 1 0');
INSERT INTO public.hidden VALUES ('WLBPE-1', 'WLBPE', '2 classic', '12936291617213784650187098678668993270371228154648406930018372195031405319040', '968c2a0c8ffb4a7534fda52dd2b3a031420a3af13ae8d224fe02f03cee2686e1', '25 3 43 21 28 29 32 48 16 27 15 37 2 14 9 30 26 5 24 33 35 40 22 4', '0 1 0 1');
INSERT INTO public.hidden VALUES ('8A5PP-1', '8A5PP', '2 classic', '27255967633413287065294739822644247255978601773603138525885771885840168672808', '98163125938927691f6d9015f0baffccc4bfeea7aaebcb884a47e179e987f43f', '29 26 18 41 23 11 30 33 40 10 42 46 32 16 31 39 12 4 13 5 38 3 34 14', '1 0 0 1');
INSERT INTO public.hidden VALUES ('WVVYD-1', 'WVVYD', '2 classic', '101300394892895941596175906095109420471493154946603383294722685550238568848895', 'd300bd79b7bc651e4c5953bc80d5eb3daf1fda3bf7ea3f505face4f995cfb2b3', '21 9 34 38 20 32 31 3 39 43 1 48 36 22 25 42 44 15 30 46 11 10 2 29', '0 0 1 1');
INSERT INTO public.hidden VALUES ('FESJT-1', 'FESJT', '2 classic', '40294617674382330666874624433736617785195467241280358981419218055826947715514', '2c7e91276ee16dc33db2d84ddeb7d8a62f089935a95e8a051adcbc882af8fd79', '28 17 14 15 48 9 41 21 35 7 45 3 32 42 10 33 5 39 11 19 6 13 22 47', '1 0 1 0');
INSERT INTO public.hidden VALUES ('GGWCQ-1', 'GGWCQ', '2 classic', '77615978523275746046306970541667797225893916642568100684584964782131462294706', 'd90d912746310e9b6c5838ad4366b0a34171b101fdf976fb76f109c24a0e02a7', '31 1 5 45 43 20 23 30 29 44 7 37 10 27 42 21 16 48 36 3 41 17 46 6', '1 0 1 0');
INSERT INTO public.hidden VALUES ('BCG22-1', 'BCG22', '2 revised', '23081964417234729826604044192434737844715493086236041889741912530625994006095', '8300438e943a95a2483367e0d3a0d489e0d0c4a94c3f2a10dc2acb371d321b8c', '14 37 46 18 13 42 23 44 11 16 2 25 5 12 32 1 35 9 34 7 15 3 45 10', '1 1 0 0');
INSERT INTO public.hidden VALUES ('BCG22-2', 'BCG22', '2 revised', '27054397607693464869007828787149477537286664324986769136284176997388664434911', 'ef262d336c95bcb2d0f34f4ddab4739a31d5b0ebdeb79f372a41fae6d27bc7c0', '18 28 39 14 23 16 26 30 2 48 13 34 33 12 43 29 3 45 20 7 35 1 41 40', '0 1 0 1');
INSERT INTO public.hidden VALUES ('BCG22-3', 'BCG22', '2 revised', '17635769991337383640145067132774325720226307088053633719986660812733948918373', 'b721454e32405aac61b14ecd8ba4e1af18cac626f37b47bcab39edb2d502496c', '3 29 41 8 7 16 4 47 22 26 5 46 30 25 37 24 20 32 33 39 17 10 42 18', '0 1 1 0');
INSERT INTO public.hidden VALUES ('YZS35-1', 'YZS35', '2 classic mighty-duel harmony', '79354077153194353996685525448606921774883076275410610149383215218703080499798', '36c9ac8eefd9d42ee28599428c61e090cf580f778b8d520e76caaa19221ed2e9', '38 17 39 36 13 22 43 35 16 4 30 29 26 41 28 19 14 37 2 32 1 46 48 6 23 15 33 31 12 7 40 24 10 21 42 11 18 20 27 47 45 34 3 5 44 8 9 25', '0 0 1 1');
INSERT INTO public.hidden VALUES ('3HYE4-1', '3HYE4', '2 classic', '102129719830075602302239742900909654156880985569242395526751578292588920722044', '7ac8b6ad1f3c03d341e5139139f620142f809aa7587487ab500dec786ebd0f0b', '38 23 46 27 34 25 17 9 29 1 5 7 14 6 31 32 41 8 39 43 2 20 11 26', '0 1 1 0');
INSERT INTO public.hidden VALUES ('3HYE4-2', '3HYE4', '2 classic', '69898766744003850067098088408749645561300661667450176614658448168027984008991', 'c288f1dc161187afcc1de235a0f7c2d504fe2d3c0fc9e62c81388c9f6f9dbcb5', '10 3 9 38 17 46 7 30 8 32 22 20 11 14 1 4 39 25 40 19 2 41 27 29', '1 0 0 1');
INSERT INTO public.hidden VALUES ('POCTN-1', 'POCTN', '2 classic', '68298657796581397828585343322339790225605681570986181750990004994773346894048', '405927af86b7dad9165aa6241b69eac922d5e7d270947f398fa81315207c90f3', '13 22 4 37 16 26 43 9 11 27 36 30 25 29 28 1 6 5 42 35 10 20 39 47', '0 1 1 0');
INSERT INTO public.hidden VALUES ('5VJ77-1', '5VJ77', '2 classic', '108477463741633640909278038816961432984126110358922200952917718033662697468582', 'fbcc6435932ac0443eaf4b78ff06ca7e50b1f58f0a214ea9ebcba1f54b75db55', '4 7 23 31 8 46 44 16 12 29 15 28 45 35 48 9 14 33 34 39 32 24 26 13', '0 1 1 0');
INSERT INTO public.hidden VALUES ('NHCTS-1', 'NHCTS', '3 classic', '74272994483518651103199658053151935929717736169968501195993229659005429947475', '9f88e4a70329d466567f45173efe36e5f1c39a4ed8e0a6ad7a179b325fb7e481', '27 12 14 38 39 47 41 18 1 37 16 10 22 24 29 13 36 28 2 5 30 3 26 44 6 45 35 46 31 25 43 48 17 20 21 7', '2 0 1');
INSERT INTO public.hidden VALUES ('FJE2E-1', 'FJE2E', '2 classic', '105481790416727163351780352108271356563344786215489142610919450441129283500678', '52f5ae0311924ab272b14e620cb2dd2aefc8c44bfdbd21ff80ab72da6212f04c', '43 33 38 44 47 8 9 36 37 10 31 21 26 14 2 42 29 11 35 13', '');
INSERT INTO public.hidden VALUES ('ABWLQ-1', 'ABWLQ', '2 classic', '74861181425692006184737190567985148026458879267339764344797874268435649779028', 'f2d3f925cde7dd68435cf9370c8cdb78b9f008aa209ba244cfbc48132d16632c', '18 16 48 35 34 36 37 4 5 25 31 29 6 26 14 12 41 42 11 3 40 21 45 38', '1 0 1 0');
INSERT INTO public.hidden VALUES ('Z7C8P-1', 'Z7C8P', '4 classic harmony middle-kingdom', '177017279846292318722868376620714361780', '1bcc866e7033aa25c2055ba9be06f568a15d0c5aa2197feaccc105ffc4db854a', '26 44 48 11 23 21 5 12 22 31 29 14 34 30 1 4 32 25 46 41 45 3 28 8 40 19 42 18 15 13 47 2 36 6 38 20 27 37 24 7 33 10 17 9 35 39 16 43', '3 1 2 0');
INSERT INTO public.results VALUES (1, 1794918271449, 'GGWCQ-1', true, 2, 'plain', '', 0, 0, 34, 1, 12, 0, 0, 6, 3, 0, 6, 4, 15);
INSERT INTO public.results VALUES (2, 1794918271449, 'GGWCQ-1', true, 2, 'plain', '', 0, 1, 29, 2, 0, 0, 0, 2, 1, 6, 20, 0, 0);
INSERT INTO public.results VALUES (1, 1794918271980, 'BCG22-1', false, 2, 'plain', '', 0, 0, 24, 1, 12, 0, 0, 0, 2, 9, 5, 6, 2);
INSERT INTO public.results VALUES (1, 1794918272200, 'BCG22-2', false, 2, 'plain', '', 0, 0, 13, 2, 0, 0, 0, 6, 3, 4, 0, 0, 0);
INSERT INTO public.results VALUES (1, 1794918272534, 'BCG22-3', false, 2, 'plain', '', 0, 0, 23, 1, 12, 0, 0, 1, 7, 0, 8, 3, 4);
INSERT INTO public.results VALUES (1, 1794918273413, 'YZS35-1', true, 2, 'mighty_duel', '', 0, 0, 40, 2, 0, 0, 0, 38, 1, 0, 1, 0, 0);
INSERT INTO public.results VALUES (2, 1794918273413, 'YZS35-1', true, 2, 'mighty_duel', '', 0, 1, 68, 1, 12, 0, 0, 2, 9, 16, 11, 10, 20);
INSERT INTO public.results VALUES (1, 1794918273735, '3HYE4-1', true, 2, 'plain', '', 0, 0, 30, 1, 12, 0, 0, 4, 12, 6, 0, 4, 4);
INSERT INTO public.results VALUES (2, 1794918273735, '3HYE4-1', true, 2, 'plain', '', 0, 1, 28, 2, 0, 0, 0, 6, 10, 2, 6, 4, 0);
INSERT INTO public.results VALUES (1, 1794918274195, 'POCTN-1', true, 2, 'plain', '', 0, 0, 27, 1, 12, 0, 0, 0, 5, 0, 20, 2, 0);
INSERT INTO public.seats VALUES ('ASR55', 1, true);
INSERT INTO public.seats VALUES ('ASR55', 2, true);
INSERT INTO public.seats VALUES ('DKUQH', 1, true);
INSERT INTO public.seats VALUES ('O2O35', 1, false);
INSERT INTO public.seats VALUES ('O2O35', 2, true);
INSERT INTO public.seats VALUES ('P8RBE', 1, true);
INSERT INTO public.seats VALUES ('P8RBE', 2, true);
INSERT INTO public.seats VALUES ('AS5QW', 1, true);
INSERT INTO public.seats VALUES ('BE3D3', 1, true);
INSERT INTO public.seats VALUES ('BE3D3', 2, true);
INSERT INTO public.seats VALUES ('WLBPE', 1, true);
INSERT INTO public.seats VALUES ('WLBPE', 2, true);
INSERT INTO public.seats VALUES ('8A5PP', 1, true);
INSERT INTO public.seats VALUES ('8A5PP', 2, true);
INSERT INTO public.seats VALUES ('WVVYD', 1, true);
INSERT INTO public.seats VALUES ('WVVYD', 2, true);
INSERT INTO public.seats VALUES ('FESJT', 1, true);
INSERT INTO public.seats VALUES ('FESJT', 2, true);
INSERT INTO public.seats VALUES ('GGWCQ', 1, true);
INSERT INTO public.seats VALUES ('GGWCQ', 2, true);
INSERT INTO public.seats VALUES ('BCG22', 1, true);
INSERT INTO public.seats VALUES ('YZS35', 1, true);
INSERT INTO public.seats VALUES ('YZS35', 2, true);
INSERT INTO public.seats VALUES ('3HYE4', 1, true);
INSERT INTO public.seats VALUES ('3HYE4', 2, true);
INSERT INTO public.seats VALUES ('POCTN', 1, true);
INSERT INTO public.seats VALUES ('5VJ77', 1, true);
INSERT INTO public.seats VALUES ('NHCTS', 1, true);
INSERT INTO public.seats VALUES ('NHCTS', 2, true);
INSERT INTO public.seats VALUES ('FJE2E', 1, true);
INSERT INTO public.seats VALUES ('FJE2E', 2, true);
INSERT INTO public.seats VALUES ('ABWLQ', 1, true);
INSERT INTO public.seats VALUES ('KYSWD', 1, true);
INSERT INTO public.seats VALUES ('KYSWD', 2, true);
INSERT INTO public.seats VALUES ('Z7C8P', 1, true);
INSERT INTO public.secrets VALUES (1, '\x70b429447b25338d2aee768cac203ce72cc94d03b8a431371fd2cbd12766e2a6', 1829478260148);
INSERT INTO public.secrets VALUES (2, '\xe03f0c746384ed9495f51cba6e68d4607fac52b227db69799b07d0f98dfb940a', 1829478260194);
INSERT INTO public.snapshots VALUES ('DKUQH', 256, 7, '{"rules":"2 classic","version":256,"turned":0,"created":1794918261507,"updated":1794918263727,"dynasty":false,"listed":false,"fixed_deck":false,"hints":null,"clock":null,"host":1,"stage":"gathering","seats":[{"seat":0,"kind":"person","name":"Anna","guest":1,"level":null,"stand_in":null,"timeouts":0,"face":null},{"seat":1,"kind":"bot","name":null,"guest":null,"level":"squire","stand_in":null,"timeouts":0,"face":"miller"}],"game":null,"games":0,"points":[],"undo":null,"undo_since":0,"again":[],"recent":[[{"round":null,"gain":0,"untaken":[]}],[{"round":null,"gain":0,"untaken":[]}],[{"round":null,"gain":0,"untaken":[]}],[{"round":null,"gain":0,"untaken":[]}],[{"round":null,"gain":0,"untaken":[]}],[{"round":null,"gain":0,"untaken":[]}],[{"round":null,"gain":0,"untaken":[]}],[{"round":null,"gain":0,"untaken":[]}],[{"round":null,"gain":0,"untaken":[]}],[{"round":null,"gain":0,"untaken":[]}],[{"round":null,"gain":0,"untaken":[]}],[{"round":null,"gain":0,"untaken":[]}],[{"round":null,"gain":0,"untaken":[]}],[{"round":null,"gain":0,"untaken":[]}],[{"round":null,"gain":0,"untaken":[]}],[{"round":null,"gain":0,"untaken":[]}],[{"round":null,"gain":0,"untaken":[]}],[{"round":null,"gain":0,"untaken":[]}],[{"round":null,"gain":0,"untaken":[]}],[{"round":null,"gain":0,"untaken":[]}],[{"round":null,"gain":0,"untaken":[]}],[{"round":null,"gain":0,"untaken":[]}],[{"round":null,"gain":0,"untaken":[]}],[{"round":null,"gain":0,"untaken":[]}],[{"round":null,"gain":0,"untaken":[]}],[{"round":null,"gain":0,"untaken":[]}],[{"round":null,"gain":0,"untaken":[]}],[{"round":null,"gain":0,"untaken":[]}],[{"round":null,"gain":0,"untaken":[]}],[{"round":null,"gain":0,"untaken":[]}],[{"round":null,"gain":0,"untaken":[]}],[{"round":null,"gain":0,"untaken":[]}],[{"round":null,"gain":0,"untaken":[]}],[{"round":null,"gain":0,"untaken":[]}],[{"round":null,"gain":0,"untaken":[]}],[{"round":null,"gain":0,"untaken":[]}],[{"round":null,"gain":0,"untaken":[]}],[{"round":null,"gain":0,"untaken":[]}],[{"round":null,"gain":0,"untaken":[]}],[{"round":null,"gain":0,"untaken":[]}],[{"round":null,"gain":0,"untaken":[]}],[{"round":null,"gain":0,"untaken":[]}],[{"round":null,"gain":0,"untaken":[]}],[{"round":null,"gain":0,"untaken":[]}],[{"round":null,"gain":0,"untaken":[]}],[{"round":null,"gain":0,"untaken":[]}],[{"round":null,"gain":0,"untaken":[]}],[{"round":null,"gain":0,"untaken":[]}],[{"round":null,"gain":0,"untaken":[]}],[{"round":null,"gain":0,"untaken":[]}],[{"round":null,"gain":0,"untaken":[]}],[{"round":null,"gain":0,"untaken":[]}],[{"round":null,"gain":0,"untaken":[]}],[{"round":null,"gain":0,"untaken":[]}],[{"round":null,"gain":0,"untaken":[]}],[{"round":null,"gain":0,"untaken":[]}],[{"round":null,"gain":0,"untaken":[]}],[{"round":null,"gain":0,"untaken":[]}],[{"round":null,"gain":0,"untaken":[]}],[{"round":null,"gain":0,"untaken":[]}],[{"round":null,"gain":0,"untaken":[]}],[{"round":null,"gain":0,"untaken":[]}],[{"round":null,"gain":0,"untaken":[]}],[{"round":null,"gain":0,"untaken":[]}]],"start":null,"challenge":null}');
INSERT INTO public.tables VALUES ('AS5QW', 15, 'playing', '4 classic harmony', false, false, NULL, 1, '[{"seat":0,"kind":"person","name":"Anna","guest":1,"level":null,"stand_in":null,"timeouts":0,"face":null},{"seat":1,"kind":"bot","name":null,"guest":null,"level":"page","stand_in":null,"timeouts":0,"face":"goose-herd"},{"seat":2,"kind":"bot","name":null,"guest":null,"level":"page","stand_in":null,"timeouts":0,"face":"kitchen-hand"},{"seat":3,"kind":"bot","name":null,"guest":null,"level":"page","stand_in":null,"timeouts":0,"face":"bell-ringer"}]', '1', 0, '1', 1794918265577, 1794918266450);
INSERT INTO public.tables VALUES ('P8RBE', 20, 'playing', '2 revised mighty-duel harmony middle-kingdom', false, false, NULL, 1, '[{"seat":0,"kind":"person","name":"Anna","guest":1,"level":null,"stand_in":null,"timeouts":0,"face":null},{"seat":1,"kind":"person","name":"Boris","guest":2,"level":null,"stand_in":null,"timeouts":0,"face":null}]', '1 2', 0, '1', 1794918264756, 1794918265529);
INSERT INTO public.tables VALUES ('ASR55', 5, 'gathering', '4 classic middle-kingdom', false, true, '{"kind":"bank","seconds":600,"increment":5}', 1, '[{"seat":0,"kind":"person","name":"Anna","guest":1,"level":null,"stand_in":null,"timeouts":0,"face":null},{"seat":1,"kind":"person","name":"Boris","guest":2,"level":null,"stand_in":null,"timeouts":0,"face":null},{"seat":2,"kind":"open","name":null,"guest":null,"level":null,"stand_in":null,"timeouts":0,"face":null},{"seat":3,"kind":"open","name":null,"guest":null,"level":null,"stand_in":null,"timeouts":0,"face":null}]', '1 2', 2, '', 1794918261342, 1794918261424);
INSERT INTO public.tables VALUES ('DKUQH', 301, 'gathering', '2 classic', false, false, NULL, 1, '[{"seat":0,"kind":"person","name":"Anna","guest":1,"level":null,"stand_in":null,"timeouts":0,"face":null},{"seat":1,"kind":"bot","name":null,"guest":null,"level":"page","stand_in":null,"timeouts":0,"face":"goose-herd"}]', '1', 0, '', 1794918261507, 1794918264637);
INSERT INTO public.tables VALUES ('O2O35', 3, 'gathering', '2 classic', false, false, NULL, 2, '[{"seat":0,"kind":"open","name":null,"guest":null,"level":null,"stand_in":null,"timeouts":0,"face":null},{"seat":1,"kind":"person","name":"Boris","guest":2,"level":null,"stand_in":null,"timeouts":0,"face":null}]', '2', 1, '', 1794918264661, 1794918264716);
INSERT INTO public.tables VALUES ('WVVYD', 11, 'playing', '2 classic', false, false, '{"kind":"bank","seconds":900,"increment":10}', 1, '[{"seat":0,"kind":"person","name":"Anna","guest":1,"level":null,"stand_in":null,"timeouts":0,"face":null},{"seat":1,"kind":"person","name":"Boris","guest":2,"level":null,"stand_in":null,"timeouts":0,"face":null}]', '1 2', 0, '2', 1794918267279, 1794918267440);
INSERT INTO public.tables VALUES ('BE3D3', 12, 'playing', '2 classic', false, false, NULL, 1, '[{"seat":0,"kind":"person","name":"Anna","guest":1,"level":null,"stand_in":null,"timeouts":0,"face":null},{"seat":1,"kind":"person","name":"Boris","guest":2,"level":null,"stand_in":null,"timeouts":0,"face":null}]', '1 2', 0, '2', 1794918266473, 1794918266656);
INSERT INTO public.tables VALUES ('8A5PP', 5, 'playing', '2 classic', false, false, NULL, 1, '[{"seat":0,"kind":"person","name":"Anna","guest":1,"level":null,"stand_in":null,"timeouts":0,"face":null},{"seat":1,"kind":"person","name":"Boris","guest":2,"level":null,"stand_in":null,"timeouts":0,"face":null}]', '1 2', 0, '1', 1794918267185, 1794918267245);
INSERT INTO public.tables VALUES ('WLBPE', 24, 'playing', '2 classic', false, false, NULL, 1, '[{"seat":0,"kind":"person","name":"Anna","guest":1,"level":null,"stand_in":null,"timeouts":0,"face":null},{"seat":1,"kind":"person","name":"Boris","guest":2,"level":null,"stand_in":null,"timeouts":0,"face":null}]', '1 2', 0, '2', 1794918266689, 1794918267159);
INSERT INTO public.tables VALUES ('GGWCQ', 52, 'playing', '2 classic', true, false, NULL, 1, '[{"seat":0,"kind":"person","name":"Anna","guest":1,"level":null,"stand_in":null,"timeouts":0,"face":null},{"seat":1,"kind":"person","name":"Boris","guest":2,"level":null,"stand_in":null,"timeouts":0,"face":null}]', '1 2', 0, '', 1794918270689, 1794918271457);
INSERT INTO public.tables VALUES ('BCG22', 148, 'finished', '2 revised', true, false, NULL, 1, '[{"seat":0,"kind":"person","name":"Anna","guest":1,"level":null,"stand_in":null,"timeouts":0,"face":null},{"seat":1,"kind":"person","name":"Anna","guest":1,"level":null,"stand_in":null,"timeouts":0,"face":null}]', '1', 0, '', 1794918271465, 1794918272534);
INSERT INTO public.tables VALUES ('3HYE4', 53, 'playing', '2 classic', false, false, NULL, 1, '[{"seat":0,"kind":"person","name":"Anna","guest":1,"level":null,"stand_in":null,"timeouts":0,"face":null},{"seat":1,"kind":"person","name":"Boris","guest":2,"level":null,"stand_in":null,"timeouts":0,"face":null}]', '1 2', 0, '2', 1794918273436, 1794918273756);
INSERT INTO public.tables VALUES ('YZS35', 99, 'finished', '2 classic mighty-duel harmony', false, false, NULL, 1, '[{"seat":0,"kind":"person","name":"Anna","guest":1,"level":null,"stand_in":null,"timeouts":0,"face":null},{"seat":1,"kind":"person","name":"Boris","guest":2,"level":null,"stand_in":null,"timeouts":0,"face":null}]', '1 2', 0, '', 1794918272572, 1794918273413);
INSERT INTO public.tables VALUES ('FESJT', 15, 'playing', '2 classic', false, false, '{"kind":"move","seconds":1,"increment":0}', 1, '[{"seat":0,"kind":"person","name":"Anna","guest":1,"level":null,"stand_in":null,"timeouts":2,"face":null},{"seat":1,"kind":"person","name":"Boris","guest":2,"level":null,"stand_in":null,"timeouts":2,"face":null}]', '1 2', 0, '2', 1794918267492, 1794918274720);
INSERT INTO public.tables VALUES ('POCTN', 52, 'finished', '2 classic', false, false, NULL, 1, '[{"seat":0,"kind":"person","name":"Anna","guest":1,"level":null,"stand_in":null,"timeouts":0,"face":null},{"seat":1,"kind":"open","name":null,"guest":null,"level":null,"stand_in":null,"timeouts":0,"face":null}]', '1', 1, '', 1794918273777, 1794918274400);
INSERT INTO public.tables VALUES ('FJE2E', 7, 'playing', '2 classic', false, false, NULL, 1, '[{"seat":0,"kind":"person","name":"Anna","guest":1,"level":null,"stand_in":null,"timeouts":0,"face":null},{"seat":1,"kind":"person","name":"Boris","guest":2,"level":null,"stand_in":null,"timeouts":0,"face":null}]', '1 2', 0, '2', 1794918274899, 1794918275065);
INSERT INTO public.tables VALUES ('NHCTS', 14, 'playing', '3 classic', false, false, NULL, 1, '[{"seat":0,"kind":"person","name":"Anna","guest":1,"level":null,"stand_in":null,"timeouts":0,"face":null},{"seat":1,"kind":"person","name":"Boris","guest":2,"level":null,"stand_in":"page","timeouts":0,"face":null},{"seat":2,"kind":"bot","name":null,"guest":null,"level":"page","stand_in":null,"timeouts":0,"face":"goose-herd"}]', '1 2', 0, '1', 1794918274702, 1794918274869);
INSERT INTO public.tables VALUES ('5VJ77', 11, 'playing', '2 classic', false, false, NULL, 1, '[{"seat":0,"kind":"person","name":"Anna","guest":1,"level":null,"stand_in":null,"timeouts":0,"face":null},{"seat":1,"kind":"open","name":null,"guest":null,"level":null,"stand_in":null,"timeouts":0,"face":null}]', '1', 1, '', 1794918274275, 1794918274405);
INSERT INTO public.tables VALUES ('ABWLQ', 6, 'playing', '2 classic', false, false, '{"kind":"bank","seconds":900,"increment":10}', 1, '[{"seat":0,"kind":"person","name":"Anna","guest":1,"level":null,"stand_in":null,"timeouts":0,"face":null},{"seat":1,"kind":"person","name":"Anna","guest":1,"level":null,"stand_in":null,"timeouts":0,"face":null}]', '1', 0, '1', 1794918275072, 1794918275095);
INSERT INTO public.tables VALUES ('KYSWD', 4, 'gathering', '2 classic', false, false, NULL, 1, '[{"seat":0,"kind":"person","name":"Anna","guest":1,"level":null,"stand_in":null,"timeouts":0,"face":null},{"seat":1,"kind":"person","name":"Boris","guest":2,"level":null,"stand_in":null,"timeouts":0,"face":null}]', '1 2', 0, '', 1794918275117, 1794918275158);
INSERT INTO public.tables VALUES ('Z7C8P', 9, 'playing', '4 classic harmony middle-kingdom', false, false, NULL, 1, '[{"seat":0,"kind":"person","name":"Anna","guest":1,"level":null,"stand_in":null,"timeouts":0,"face":null},{"seat":1,"kind":"bot","name":null,"guest":null,"level":"squire","stand_in":null,"timeouts":0,"face":"miller"},{"seat":2,"kind":"bot","name":null,"guest":null,"level":"knight","stand_in":null,"timeouts":0,"face":"falconer"},{"seat":3,"kind":"bot","name":null,"guest":null,"level":"duke","stand_in":null,"timeouts":0,"face":"steward"}]', '1', 0, '', 1794918275259, 1794918275548);
INSERT INTO public.up VALUES ('974b86f8643290a6', 1794918259502, 1794918275653);
INSERT INTO public.up VALUES ('48b834685a2955c7', 1794918276121, 1794918276337);
ALTER TABLE ONLY public.alembic_version
    ADD CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num);
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
ALTER TABLE ONLY public.links
    ADD CONSTRAINT pk_links PRIMARY KEY (hash);
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
CREATE INDEX ix_links_expires ON public.links USING btree (expires);
CREATE INDEX ix_links_guest ON public.links USING btree (guest);
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
