CREATE TABLE public.alembic_version (
    version_num character varying(32) NOT NULL
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
INSERT INTO public.alembic_version VALUES ('0002');
INSERT INTO public.entries VALUES ('SGQFG', 1, 1794892819543, '{"v":2,"events":[{"rules":"3 revised harmony","dynasty":false,"listed":false,"clock":null,"fixed_deck":false,"host":1,"type":"created"},{"seat":0,"guest":1,"name":"Anna","type":"sat"},{"seat":2,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('SGQFG', 2, 1794892819577, '{"v":2,"events":[{"seat":1,"guest":2,"name":"Boris","type":"sat"}]}');
INSERT INTO public.entries VALUES ('SGQFG', 3, 1794892819588, '{"v":2,"events":[{"seat":2,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('SGQFG', 4, 1794892819594, '{"v":2,"events":[{"seat":2,"type":"stood"}]}');
INSERT INTO public.entries VALUES ('SGQFG', 5, 1794892819598, '{"v":2,"events":[{"rules":"4 classic middle-kingdom","dynasty":false,"listed":true,"clock":{"kind":"bank","seconds":600,"increment":5},"type":"configured"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 1, 1794892819611, '{"v":2,"events":[{"rules":"2 classic","dynasty":false,"listed":false,"clock":null,"fixed_deck":false,"host":1,"type":"created"},{"seat":0,"guest":1,"name":"Anna","type":"sat"},{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 2, 1794892819621, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 3, 1794892819623, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 4, 1794892819630, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 5, 1794892819632, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 6, 1794892819634, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 7, 1794892819636, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 8, 1794892819638, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 9, 1794892819640, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 10, 1794892819642, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 11, 1794892819647, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 12, 1794892819649, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 13, 1794892819654, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 14, 1794892819656, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 15, 1794892819658, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 16, 1794892819659, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 17, 1794892819661, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 18, 1794892819666, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 19, 1794892819668, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 20, 1794892819670, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 21, 1794892819672, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 22, 1794892819678, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 23, 1794892819680, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 24, 1794892819682, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 25, 1794892819684, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 26, 1794892819686, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 27, 1794892819687, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 28, 1794892819690, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 29, 1794892819692, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 30, 1794892819698, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 31, 1794892819700, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 32, 1794892819702, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 33, 1794892819703, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 34, 1794892819704, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 35, 1794892819706, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 36, 1794892819710, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 37, 1794892819712, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 38, 1794892819714, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 39, 1794892819715, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 40, 1794892819717, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 41, 1794892819718, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 42, 1794892819720, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 43, 1794892819722, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 44, 1794892819723, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 45, 1794892819725, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 46, 1794892819727, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 47, 1794892819729, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 48, 1794892819731, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 49, 1794892819732, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 50, 1794892819734, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 51, 1794892819735, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 52, 1794892819737, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 53, 1794892819739, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 54, 1794892819740, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 55, 1794892819742, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 56, 1794892819744, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 57, 1794892819745, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 58, 1794892819747, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 59, 1794892819749, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 60, 1794892819750, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 61, 1794892819752, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 62, 1794892819754, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 63, 1794892819756, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 64, 1794892819757, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 65, 1794892819759, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 66, 1794892819761, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 67, 1794892819762, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 68, 1794892819764, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 69, 1794892819765, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 70, 1794892819767, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 71, 1794892819768, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 72, 1794892819770, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 73, 1794892819771, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 74, 1794892819773, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 75, 1794892819775, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 76, 1794892819776, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 77, 1794892819778, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 78, 1794892819780, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 79, 1794892819781, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 80, 1794892819783, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 81, 1794892819785, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 82, 1794892819786, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 83, 1794892819788, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 84, 1794892819790, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 85, 1794892819792, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 86, 1794892819793, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 87, 1794892819795, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 88, 1794892819797, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 89, 1794892819799, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 90, 1794892819801, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 91, 1794892819803, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 92, 1794892819805, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 93, 1794892819806, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 94, 1794892819808, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 95, 1794892819810, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 96, 1794892819812, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 97, 1794892819814, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 98, 1794892819816, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 99, 1794892819817, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 100, 1794892819819, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 101, 1794892819821, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 102, 1794892819823, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 103, 1794892819824, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 104, 1794892819826, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 105, 1794892819828, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 106, 1794892819830, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 107, 1794892819831, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 108, 1794892819833, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 109, 1794892819835, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 110, 1794892819837, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 111, 1794892819838, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 112, 1794892819840, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 113, 1794892819842, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 114, 1794892819844, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 115, 1794892819846, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 116, 1794892819847, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 117, 1794892819849, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 118, 1794892819851, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 119, 1794892819852, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 120, 1794892819854, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 121, 1794892819855, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 122, 1794892819857, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 123, 1794892819859, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 124, 1794892819860, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 125, 1794892819862, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 126, 1794892819864, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 127, 1794892819865, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 128, 1794892819867, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 129, 1794892819868, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 130, 1794892819870, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 131, 1794892819871, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 132, 1794892819873, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 133, 1794892819874, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 134, 1794892819876, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 135, 1794892819877, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 136, 1794892819879, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 137, 1794892819880, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 138, 1794892819882, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 139, 1794892819884, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 140, 1794892819885, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 141, 1794892819887, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 142, 1794892819888, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 143, 1794892819890, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 144, 1794892819892, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 145, 1794892819893, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 146, 1794892819894, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 147, 1794892819896, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 148, 1794892819898, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 149, 1794892819899, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 150, 1794892819901, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 151, 1794892819903, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 152, 1794892819905, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 153, 1794892819906, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 154, 1794892819908, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 155, 1794892819910, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 156, 1794892819911, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 157, 1794892819913, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 158, 1794892819915, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 159, 1794892819917, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 160, 1794892819918, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 161, 1794892819920, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 162, 1794892819922, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 163, 1794892819924, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 164, 1794892819925, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 165, 1794892819927, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 166, 1794892819929, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 167, 1794892819930, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 168, 1794892819932, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 169, 1794892819934, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 170, 1794892819936, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 171, 1794892819938, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 172, 1794892819940, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 173, 1794892819941, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 174, 1794892819943, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 175, 1794892819945, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 176, 1794892819947, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 177, 1794892819948, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 178, 1794892819950, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 179, 1794892819952, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 180, 1794892819954, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 181, 1794892819956, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 182, 1794892819957, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 183, 1794892819959, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 184, 1794892819961, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 185, 1794892819963, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 186, 1794892819964, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 187, 1794892819966, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 188, 1794892819968, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 189, 1794892819970, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 190, 1794892819971, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 191, 1794892819973, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 192, 1794892819975, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 193, 1794892819976, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 194, 1794892819978, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 195, 1794892819980, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 196, 1794892819981, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 197, 1794892819983, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 198, 1794892819985, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 199, 1794892819987, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 200, 1794892819988, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 201, 1794892819990, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 202, 1794892819992, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 203, 1794892819993, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 204, 1794892819995, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 205, 1794892819997, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 206, 1794892819998, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 207, 1794892820000, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 208, 1794892820002, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 209, 1794892820003, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 210, 1794892820005, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 211, 1794892820007, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 212, 1794892820008, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 213, 1794892820010, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 214, 1794892820012, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 215, 1794892820013, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 216, 1794892820015, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 217, 1794892820017, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 218, 1794892820019, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 219, 1794892820020, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 220, 1794892820022, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 221, 1794892820024, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 222, 1794892820025, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 223, 1794892820027, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 224, 1794892820028, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 225, 1794892820030, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 226, 1794892820032, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 227, 1794892820034, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 228, 1794892820035, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 229, 1794892820037, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 230, 1794892820038, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 231, 1794892820040, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 232, 1794892820042, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 233, 1794892820044, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 234, 1794892820045, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 235, 1794892820047, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 236, 1794892820049, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 237, 1794892820050, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 238, 1794892820051, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 239, 1794892820052, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 240, 1794892820053, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 241, 1794892820054, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 242, 1794892820056, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 243, 1794892820057, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 244, 1794892820058, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 245, 1794892820059, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 246, 1794892820060, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 247, 1794892820061, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 248, 1794892820062, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 249, 1794892820064, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 250, 1794892820065, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 251, 1794892820066, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 252, 1794892820067, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 253, 1794892820068, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 254, 1794892820069, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 255, 1794892820071, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 256, 1794892820072, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 257, 1794892820075, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 258, 1794892820077, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 259, 1794892820078, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 260, 1794892820080, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 261, 1794892820081, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 262, 1794892820082, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 263, 1794892820083, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 264, 1794892820084, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 265, 1794892820085, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 266, 1794892820087, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 267, 1794892820088, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 268, 1794892820089, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 269, 1794892820090, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 270, 1794892820092, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 271, 1794892820093, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 272, 1794892820095, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 273, 1794892820096, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 274, 1794892820097, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 275, 1794892820098, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 276, 1794892820100, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 277, 1794892820101, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 278, 1794892820103, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 279, 1794892820104, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 280, 1794892820106, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 281, 1794892820107, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 282, 1794892820108, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 283, 1794892820110, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 284, 1794892820111, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 285, 1794892820112, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 286, 1794892820113, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 287, 1794892820114, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 288, 1794892820116, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 289, 1794892820117, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 290, 1794892820118, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 291, 1794892820119, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 292, 1794892820120, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 293, 1794892820122, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 294, 1794892820123, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 295, 1794892820124, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 296, 1794892820125, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 297, 1794892820126, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 298, 1794892820127, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 299, 1794892820128, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 300, 1794892820129, '{"v":2,"events":[{"seat":1,"level":"squire","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('2EFXO', 301, 1794892820130, '{"v":2,"events":[{"seat":1,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('4C8ZR', 1, 1794892820137, '{"v":2,"events":[{"rules":"2 classic","dynasty":false,"listed":false,"clock":null,"fixed_deck":false,"host":1,"type":"created"},{"seat":0,"guest":1,"name":"Anna","type":"sat"}]}');
INSERT INTO public.entries VALUES ('4C8ZR', 2, 1794892820147, '{"v":2,"events":[{"seat":1,"guest":2,"name":"Boris","type":"sat"}]}');
INSERT INTO public.entries VALUES ('4C8ZR', 3, 1794892820151, '{"v":2,"events":[{"seat":0,"type":"stood"},{"guest":2,"type":"host_passed"}]}');
INSERT INTO public.entries VALUES ('MJVPF', 1, 1794892820177, '{"v":2,"events":[{"rules":"2 revised mighty-duel harmony middle-kingdom","dynasty":false,"listed":false,"clock":null,"fixed_deck":false,"host":1,"type":"created"},{"seat":0,"guest":1,"name":"Anna","type":"sat"}]}');
INSERT INTO public.entries VALUES ('MJVPF', 2, 1794892820211, '{"v":2,"events":[{"seat":1,"guest":2,"name":"Boris","type":"sat"}]}');
INSERT INTO public.entries VALUES ('MJVPF', 3, 1794892820221, '{"v":2,"events":[{"game":"MJVPF-1","number":1,"commitment":"0766dcd45a9026dea4abeb95390ad40d58dd7ef34aae1f8745b59a47e4421736","chance":["kings 0 0 1 1","deal 6 17 40 41"],"type":"began"}]}');
INSERT INTO public.entries VALUES ('MJVPF', 4, 1794892820236, '{"v":2,"events":[{"seat":0,"move":"=6","by":"person","chance":[],"points":0,"spent":15,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('MJVPF', 5, 1794892820243, '{"v":2,"events":[{"seat":0,"move":"=17","by":"person","chance":[],"points":0,"spent":7,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('MJVPF', 6, 1794892820246, '{"v":2,"events":[{"seat":1,"move":"=40","by":"person","chance":[],"points":0,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('MJVPF', 7, 1794892820251, '{"v":2,"events":[{"seat":1,"move":"=41","by":"person","chance":["deal 3 9 11 12"],"points":0,"spent":4,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('MJVPF', 8, 1794892820261, '{"v":2,"events":[{"seat":0,"move":"6@g5n","by":"person","chance":[],"points":0,"spent":10,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('MJVPF', 9, 1794892820268, '{"v":2,"events":[{"seat":0,"move":"=3","by":"person","chance":[],"points":0,"spent":7,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('MJVPF', 10, 1794892820287, '{"v":2,"events":[{"seat":0,"move":"17@g4e","by":"person","chance":[],"points":0,"spent":18,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('MJVPF', 11, 1794892820294, '{"v":2,"events":[{"seat":0,"move":"=9","by":"person","chance":[],"points":0,"spent":7,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('MJVPF', 12, 1794892820312, '{"v":2,"events":[{"seat":1,"move":"40@g5n","by":"person","chance":[],"points":1,"spent":18,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('MJVPF', 13, 1794892820320, '{"v":2,"events":[{"seat":1,"move":"=11","by":"person","chance":[],"points":1,"spent":8,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('MJVPF', 14, 1794892820330, '{"v":2,"events":[{"seat":1,"move":"41@f6n","by":"person","chance":[],"points":3,"spent":10,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('MJVPF', 15, 1794892820333, '{"v":2,"events":[{"seat":1,"move":"=12","by":"person","chance":["deal 1 22 25 43"],"points":3,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('MJVPF', 16, 1794892820342, '{"v":2,"events":[{"seat":0,"move":"3@g2n","by":"person","chance":[],"points":0,"spent":9,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('MJVPF', 17, 1794892820347, '{"v":2,"events":[{"seat":0,"move":"=1","by":"person","chance":[],"points":0,"spent":5,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('MJVPF', 18, 1794892820358, '{"v":2,"events":[{"seat":0,"move":"9@h2n","by":"person","chance":[],"points":0,"spent":11,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('MJVPF', 19, 1794892820365, '{"v":2,"events":[{"seat":0,"move":"=22","by":"person","chance":[],"points":0,"spent":7,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('MJVPF', 20, 1794892820375, '{"v":2,"events":[{"seat":1,"move":"11@e6n","by":"person","chance":[],"points":7,"spent":10,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('SNFTN', 1, 1794892820399, '{"v":2,"events":[{"rules":"4 classic harmony","dynasty":false,"listed":false,"clock":null,"fixed_deck":false,"host":1,"type":"created"},{"seat":0,"guest":1,"name":"Anna","type":"sat"},{"seat":1,"level":"page","type":"bot_sat"},{"seat":2,"level":"page","type":"bot_sat"},{"seat":3,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('SNFTN', 2, 1794892820407, '{"v":2,"events":[{"game":"SNFTN-1","number":1,"commitment":"f41f9bdc2b2b5f973e8a2122e9b956881475f00fbdfece5086150949b09bf5e5","chance":["kings 3 1 2 0","deal 4 16 17 26"],"type":"began"}]}');
INSERT INTO public.entries VALUES ('SNFTN', 3, 1794892820804, '{"v":2,"events":[{"seat":3,"move":"=4","by":"bot","chance":[],"points":0,"spent":397,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('SNFTN', 4, 1794892820809, '{"v":2,"events":[{"seat":1,"move":"=16","by":"bot","chance":[],"points":0,"spent":5,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('SNFTN', 5, 1794892820818, '{"v":2,"events":[{"seat":2,"move":"=26","by":"bot","chance":[],"points":0,"spent":8,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('SNFTN', 6, 1794892820823, '{"v":2,"events":[{"seat":0,"move":"=17","by":"person","chance":["deal 36 38 44 46"],"points":0,"spent":4,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('SNFTN', 7, 1794892820851, '{"v":2,"events":[{"seat":3,"move":"4@f7n","by":"bot","chance":[],"points":0,"spent":28,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('SNFTN', 8, 1794892820910, '{"v":2,"events":[{"seat":3,"move":"=46","by":"bot","chance":[],"points":0,"spent":58,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('SNFTN', 9, 1794892820931, '{"v":2,"events":[{"seat":1,"move":"16@g9s","by":"bot","chance":[],"points":0,"spent":21,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('SNFTN', 10, 1794892820938, '{"v":2,"events":[{"seat":1,"move":"=44","by":"bot","chance":[],"points":0,"spent":7,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('SNFTN', 11, 1794892820944, '{"v":2,"events":[{"seat":0,"move":"17@g5n","by":"person","chance":[],"points":0,"spent":6,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('SNFTN', 12, 1794892820950, '{"v":2,"events":[{"seat":0,"move":"=36","by":"person","chance":[],"points":0,"spent":6,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('SNFTN', 13, 1794892820964, '{"v":2,"events":[{"seat":2,"move":"26@f7n","by":"bot","chance":[],"points":1,"spent":14,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('SNFTN', 14, 1794892820977, '{"v":2,"events":[{"seat":2,"move":"=38","by":"bot","chance":["deal 19 23 33 39"],"points":1,"spent":13,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('SNFTN', 15, 1794892820987, '{"v":2,"events":[{"seat":0,"move":"36@f6n","by":"person","chance":[],"points":1,"spent":10,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('LFUFZ', 1, 1794892821011, '{"v":2,"events":[{"rules":"2 classic","dynasty":false,"listed":false,"clock":null,"fixed_deck":true,"host":1,"type":"created"},{"seat":0,"guest":1,"name":"Anna","type":"sat"}]}');
INSERT INTO public.entries VALUES ('LFUFZ', 2, 1794892821034, '{"v":2,"events":[{"seat":1,"guest":2,"name":"Boris","type":"sat"}]}');
INSERT INTO public.entries VALUES ('LFUFZ', 3, 1794892821059, '{"v":2,"events":[{"game":"LFUFZ-1","number":1,"commitment":"e5e376525cbeeb4c5d99589fa87f092ecb488fbc22a69042e6752cf243c78886","chance":["kings 0 1 1 0","deal 17 23 40 45"],"type":"began"}]}');
INSERT INTO public.entries VALUES ('LFUFZ', 4, 1794892821066, '{"v":2,"events":[{"seat":0,"move":"=17","by":"person","chance":[],"points":0,"spent":7,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('LFUFZ', 5, 1794892821068, '{"v":2,"events":[{"seat":1,"move":"=23","by":"person","chance":[],"points":0,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('LFUFZ', 6, 1794892821078, '{"v":2,"events":[{"seat":1,"move":"=40","by":"person","chance":[],"points":0,"spent":10,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('LFUFZ', 7, 1794892821083, '{"v":2,"events":[{"seat":0,"move":"=45","by":"person","chance":["deal 2 30 34 42"],"points":0,"spent":5,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('LFUFZ', 8, 1794892821092, '{"v":2,"events":[{"seat":0,"move":"17@g5n","by":"person","chance":[],"points":0,"spent":9,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('LFUFZ', 9, 1794892821098, '{"v":2,"events":[{"seat":0,"move":"=2","by":"person","chance":[],"points":0,"spent":6,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('LFUFZ', 10, 1794892821117, '{"v":2,"events":[{"seat":1,"move":"23@g5n","by":"person","chance":[],"points":1,"spent":18,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('LFUFZ', 11, 1794892821124, '{"v":2,"events":[{"seat":1,"move":"=30","by":"person","chance":[],"points":1,"spent":7,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('LFUFZ', 12, 1794892821130, '{"v":2,"events":[{"seat":1,"move":"40@g3n","by":"person","chance":[],"points":3,"spent":6,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('JHRUT', 1, 1794892821151, '{"v":2,"events":[{"rules":"2 classic","dynasty":false,"listed":false,"clock":null,"fixed_deck":false,"host":1,"type":"created"},{"seat":0,"guest":1,"name":"Anna","type":"sat"}]}');
INSERT INTO public.entries VALUES ('JHRUT', 2, 1794892821170, '{"v":2,"events":[{"seat":1,"guest":2,"name":"Boris","type":"sat"}]}');
INSERT INTO public.entries VALUES ('JHRUT', 3, 1794892821176, '{"v":2,"events":[{"game":"JHRUT-1","number":1,"commitment":"6a170898ea00b1e365a454a76168de8a8d025309c2c94d0dcb4130fb1fb5f18f","chance":["kings 0 0 1 1","deal 16 23 34 48"],"type":"began"}]}');
INSERT INTO public.entries VALUES ('JHRUT', 4, 1794892821184, '{"v":2,"events":[{"seat":0,"move":"=16","by":"person","chance":[],"points":0,"spent":8,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('JHRUT', 5, 1794892821186, '{"v":2,"events":[{"seat":0,"move":"=23","by":"person","chance":[],"points":0,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('JHRUT', 6, 1794892821191, '{"v":2,"events":[{"seat":1,"move":"=34","by":"person","chance":[],"points":0,"spent":5,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('JHRUT', 7, 1794892821198, '{"v":2,"events":[{"seat":1,"move":"=48","by":"person","chance":["deal 9 35 37 42"],"points":0,"spent":6,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('JHRUT', 8, 1794892821215, '{"v":2,"events":[{"seat":0,"move":"16@g5n","by":"person","chance":[],"points":0,"spent":17,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('JHRUT', 9, 1794892821217, '{"v":2,"events":[{"seat":0,"move":"=9","by":"person","chance":[],"points":0,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('JHRUT', 10, 1794892821222, '{"v":2,"events":[{"seat":0,"move":"23@g4e","by":"person","chance":[],"points":2,"spent":5,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('JHRUT', 11, 1794892821226, '{"v":2,"events":[{"seat":0,"move":"=35","by":"person","chance":[],"points":2,"spent":4,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('JHRUT', 12, 1794892821235, '{"v":2,"events":[{"seat":1,"move":"34@g5n","by":"person","chance":[],"points":1,"spent":9,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('JHRUT', 13, 1794892821243, '{"v":2,"events":[{"seat":1,"move":"=37","by":"person","chance":[],"points":1,"spent":8,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('JHRUT', 14, 1794892821254, '{"v":2,"events":[{"seat":1,"move":"48@f6n","by":"person","chance":[],"points":4,"spent":11,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('JHRUT', 15, 1794892821256, '{"v":2,"events":[{"seat":1,"move":"=42","by":"person","chance":["deal 4 22 28 47"],"points":4,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('JHRUT', 16, 1794892821259, '{"v":2,"events":[{"seat":0,"move":"9@f6n","by":"person","chance":[],"points":2,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('JHRUT', 17, 1794892821261, '{"v":2,"events":[{"seat":0,"count":1,"type":"undone"}]}');
INSERT INTO public.entries VALUES ('JHRUT', 18, 1794892821263, '{"v":2,"events":[{"seat":0,"move":"9@f6n","by":"person","chance":[],"points":2,"spent":7,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('JHRUT', 19, 1794892821265, '{"v":2,"events":[{"seat":0,"move":"=4","by":"person","chance":[],"points":2,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('JHRUT', 20, 1794892821270, '{"v":2,"events":[{"seat":0,"type":"undo_requested"}]}');
INSERT INTO public.entries VALUES ('JHRUT', 21, 1794892821272, '{"v":2,"events":[{"guest":2,"type":"undo_agreed"},{"seat":0,"count":1,"type":"undone"}]}');
INSERT INTO public.entries VALUES ('JHRUT', 22, 1794892821278, '{"v":2,"events":[{"seat":0,"move":"=4","by":"person","chance":[],"points":2,"spent":15,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('JHRUT', 23, 1794892821281, '{"v":2,"events":[{"seat":0,"type":"undo_requested"}]}');
INSERT INTO public.entries VALUES ('JHRUT', 24, 1794892821284, '{"v":2,"events":[{"guest":2,"type":"undo_declined"}]}');
INSERT INTO public.entries VALUES ('XY6A5', 1, 1794892821298, '{"v":2,"events":[{"rules":"2 classic","dynasty":false,"listed":false,"clock":null,"fixed_deck":false,"host":1,"type":"created"},{"seat":0,"guest":1,"name":"Anna","type":"sat"}]}');
INSERT INTO public.entries VALUES ('XY6A5', 2, 1794892821312, '{"v":2,"events":[{"seat":1,"guest":2,"name":"Boris","type":"sat"}]}');
INSERT INTO public.entries VALUES ('XY6A5', 3, 1794892821320, '{"v":2,"events":[{"game":"XY6A5-1","number":1,"commitment":"2c8b6e132297d11c0615ee847c5251117ff77ad7601e1526e72515185e865417","chance":["kings 0 0 1 1","deal 22 30 31 32"],"type":"began"}]}');
INSERT INTO public.entries VALUES ('XY6A5', 4, 1794892821327, '{"v":2,"events":[{"seat":0,"move":"=22","by":"person","chance":[],"points":0,"spent":7,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('XY6A5', 5, 1794892821331, '{"v":2,"events":[{"seat":0,"type":"undo_requested"}]}');
INSERT INTO public.entries VALUES ('HXXJL', 1, 1794892821343, '{"v":2,"events":[{"rules":"2 classic","dynasty":false,"listed":false,"clock":{"kind":"bank","seconds":900,"increment":10},"fixed_deck":false,"host":1,"type":"created"},{"seat":0,"guest":1,"name":"Anna","type":"sat"}]}');
INSERT INTO public.entries VALUES ('HXXJL', 2, 1794892821361, '{"v":2,"events":[{"seat":1,"guest":2,"name":"Boris","type":"sat"}]}');
INSERT INTO public.entries VALUES ('HXXJL', 3, 1794892821367, '{"v":2,"events":[{"game":"HXXJL-1","number":1,"commitment":"283e6e82e6ea29ae1fe0af50d9439f17ae58e01ea4f0f3f459066e2fc2c39c3b","chance":["kings 0 1 1 0","deal 32 37 47 48"],"type":"began"}]}');
INSERT INTO public.entries VALUES ('HXXJL', 4, 1794892821379, '{"v":2,"events":[{"seat":0,"move":"=32","by":"person","chance":[],"points":0,"spent":12,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('HXXJL', 5, 1794892821382, '{"v":2,"events":[{"seat":1,"move":"=37","by":"person","chance":[],"points":0,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('HXXJL', 6, 1794892821384, '{"v":2,"events":[{"seat":1,"move":"=47","by":"person","chance":[],"points":0,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('HXXJL', 7, 1794892821389, '{"v":2,"events":[{"seat":0,"move":"=48","by":"person","chance":["deal 4 16 20 44"],"points":0,"spent":5,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('HXXJL', 8, 1794892821394, '{"v":2,"events":[{"seat":0,"move":"32@g5n","by":"person","chance":[],"points":1,"spent":5,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('HXXJL', 9, 1794892821399, '{"v":2,"events":[{"seat":0,"move":"=4","by":"person","chance":[],"points":1,"spent":5,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('HXXJL', 10, 1794892821417, '{"v":2,"events":[{"seat":1,"move":"37@g5n","by":"person","chance":[],"points":1,"spent":17,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('HXXJL', 11, 1794892821422, '{"v":2,"events":[{"seat":1,"move":"=16","by":"person","chance":[],"points":1,"spent":5,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('GNSNK', 1, 1794892821443, '{"v":2,"events":[{"rules":"2 classic","dynasty":false,"listed":false,"clock":{"kind":"move","seconds":1,"increment":0},"fixed_deck":false,"host":1,"type":"created"},{"seat":0,"guest":1,"name":"Anna","type":"sat"}]}');
INSERT INTO public.entries VALUES ('GNSNK', 2, 1794892821460, '{"v":2,"events":[{"seat":1,"guest":2,"name":"Boris","type":"sat"}]}');
INSERT INTO public.entries VALUES ('GNSNK', 3, 1794892821469, '{"v":2,"events":[{"game":"GNSNK-1","number":1,"commitment":"b4d99a9ae5d571d51967c305352775e69d412db5938ee890e4ee94bf24f4a3d3","chance":["kings 1 0 1 0","deal 2 13 14 30"],"type":"began"}]}');
INSERT INTO public.entries VALUES ('GNSNK', 4, 1794892822481, '{"v":2,"events":[{"seat":1,"move":"=30","by":"clock","chance":[],"points":0,"spent":1012,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('GNSNK', 5, 1794892822491, '{"v":2,"events":[{"seat":0,"move":"=2","by":"person","chance":[],"points":0,"spent":10,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('GNSNK', 6, 1794892823493, '{"v":2,"events":[{"seat":1,"move":"=13","by":"clock","chance":[],"points":0,"spent":1002,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('GNSNK', 7, 1794892823496, '{"v":2,"events":[{"seat":0,"move":"=14","by":"person","chance":["deal 20 37 40 42"],"points":0,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('GNSNK', 8, 1794892823507, '{"v":2,"events":[{"seat":0,"move":"2@g5n","by":"person","chance":[],"points":0,"spent":11,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('GNSNK', 9, 1794892823510, '{"v":2,"events":[{"seat":0,"move":"=20","by":"person","chance":[],"points":0,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('GNSNK', 10, 1794892824550, '{"v":2,"events":[{"seat":1,"move":"13@f6e","by":"clock","chance":[],"points":0,"spent":1039,"type":"moved"},{"seat":1,"level":"knight","why":"time","type":"stood_in"}]}');
INSERT INTO public.entries VALUES ('GNSNK', 11, 1794892824553, '{"v":2,"events":[{"seat":1,"type":"came_back"}]}');
INSERT INTO public.entries VALUES ('OFXWT', 1, 1794892824571, '{"v":2,"events":[{"rules":"2 classic","dynasty":true,"listed":false,"clock":null,"fixed_deck":false,"host":1,"type":"created"},{"seat":0,"guest":1,"name":"Anna","type":"sat"}]}');
INSERT INTO public.entries VALUES ('OFXWT', 2, 1794892824592, '{"v":2,"events":[{"seat":1,"guest":2,"name":"Boris","type":"sat"}]}');
INSERT INTO public.entries VALUES ('OFXWT', 3, 1794892824597, '{"v":2,"events":[{"game":"OFXWT-1","number":1,"commitment":"513c9c1dc81914077f5f5f9a1f1301d8d0892fc1f6ee08929e6826fa70f322ab","chance":["kings 1 0 1 0","deal 12 16 29 30"],"type":"began"}]}');
INSERT INTO public.entries VALUES ('OFXWT', 4, 1794892824607, '{"v":2,"events":[{"seat":1,"move":"=12","by":"person","chance":[],"points":0,"spent":10,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('OFXWT', 5, 1794892824610, '{"v":2,"events":[{"seat":0,"move":"=16","by":"person","chance":[],"points":0,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('OFXWT', 6, 1794892824612, '{"v":2,"events":[{"seat":1,"move":"=29","by":"person","chance":[],"points":0,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('OFXWT', 7, 1794892824614, '{"v":2,"events":[{"seat":0,"move":"=30","by":"person","chance":["deal 23 24 26 46"],"points":0,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('OFXWT', 8, 1794892824622, '{"v":2,"events":[{"seat":1,"move":"12@g5n","by":"person","chance":[],"points":0,"spent":8,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('OFXWT', 9, 1794892824624, '{"v":2,"events":[{"seat":1,"move":"=23","by":"person","chance":[],"points":0,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('OFXWT', 10, 1794892824626, '{"v":2,"events":[{"seat":0,"move":"16@g5n","by":"person","chance":[],"points":0,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('OFXWT', 11, 1794892824630, '{"v":2,"events":[{"seat":0,"move":"=24","by":"person","chance":[],"points":0,"spent":4,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('OFXWT', 12, 1794892824645, '{"v":2,"events":[{"seat":1,"move":"29@f6n","by":"person","chance":[],"points":1,"spent":15,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('OFXWT', 13, 1794892824648, '{"v":2,"events":[{"seat":1,"move":"=26","by":"person","chance":[],"points":1,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('OFXWT', 14, 1794892824659, '{"v":2,"events":[{"seat":0,"move":"30@g3n","by":"person","chance":[],"points":1,"spent":11,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('OFXWT', 15, 1794892824662, '{"v":2,"events":[{"seat":0,"move":"=46","by":"person","chance":["deal 13 37 40 42"],"points":1,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('OFXWT', 16, 1794892824667, '{"v":2,"events":[{"seat":1,"move":"23@h6n","by":"person","chance":[],"points":2,"spent":5,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('OFXWT', 17, 1794892824669, '{"v":2,"events":[{"seat":1,"move":"=13","by":"person","chance":[],"points":2,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('OFXWT', 18, 1794892824679, '{"v":2,"events":[{"seat":0,"move":"24@f3n","by":"person","chance":[],"points":2,"spent":10,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('OFXWT', 19, 1794892824682, '{"v":2,"events":[{"seat":0,"move":"=37","by":"person","chance":[],"points":2,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('OFXWT', 20, 1794892824694, '{"v":2,"events":[{"seat":1,"move":"26@h4n","by":"person","chance":[],"points":4,"spent":11,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('OFXWT', 21, 1794892824697, '{"v":2,"events":[{"seat":1,"move":"=40","by":"person","chance":[],"points":4,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('OFXWT', 22, 1794892824709, '{"v":2,"events":[{"seat":0,"move":"46@f6n","by":"person","chance":[],"points":4,"spent":12,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('OFXWT', 23, 1794892824718, '{"v":2,"events":[{"seat":0,"move":"=42","by":"person","chance":["deal 2 35 43 45"],"points":4,"spent":9,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('OFXWT', 24, 1794892824723, '{"v":2,"events":[{"seat":1,"move":"13@g3n","by":"person","chance":[],"points":5,"spent":4,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('OFXWT', 25, 1794892824726, '{"v":2,"events":[{"seat":1,"move":"=2","by":"person","chance":[],"points":5,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('OFXWT', 26, 1794892824729, '{"v":2,"events":[{"seat":0,"move":"37@h3n","by":"person","chance":[],"points":6,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('OFXWT', 27, 1794892824737, '{"v":2,"events":[{"seat":0,"move":"=35","by":"person","chance":[],"points":6,"spent":8,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('OFXWT', 28, 1794892824741, '{"v":2,"events":[{"seat":1,"move":"40@e3e","by":"person","chance":[],"points":6,"spent":4,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('OFXWT', 29, 1794892824746, '{"v":2,"events":[{"seat":1,"move":"=43","by":"person","chance":[],"points":6,"spent":5,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('OFXWT', 30, 1794892824758, '{"v":2,"events":[{"seat":0,"move":"42@i3n","by":"person","chance":[],"points":12,"spent":11,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('OFXWT', 31, 1794892824760, '{"v":2,"events":[{"seat":0,"move":"=45","by":"person","chance":["deal 4 7 18 19"],"points":12,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('OFXWT', 32, 1794892824762, '{"v":2,"events":[{"seat":1,"move":"2@h3e","by":"person","chance":[],"points":6,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('OFXWT', 33, 1794892824764, '{"v":2,"events":[{"seat":1,"move":"=4","by":"person","chance":[],"points":6,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('OFXWT', 34, 1794892824766, '{"v":2,"events":[{"seat":0,"move":"35@j3n","by":"person","chance":[],"points":17,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('OFXWT', 35, 1794892824768, '{"v":2,"events":[{"seat":0,"move":"=7","by":"person","chance":[],"points":17,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('OFXWT', 36, 1794892824779, '{"v":2,"events":[{"seat":1,"move":"43@f4n","by":"person","chance":[],"points":12,"spent":10,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('OFXWT', 37, 1794892824781, '{"v":2,"events":[{"seat":1,"move":"=18","by":"person","chance":[],"points":12,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('OFXWT', 38, 1794892824793, '{"v":2,"events":[{"seat":0,"move":"45@i5w","by":"person","chance":[],"points":19,"spent":12,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('OFXWT', 39, 1794892824797, '{"v":2,"events":[{"seat":0,"move":"=19","by":"person","chance":["deal 22 28 36 48"],"points":19,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('OFXWT', 40, 1794892824807, '{"v":2,"events":[{"seat":1,"move":"4@i4n","by":"person","chance":[],"points":14,"spent":9,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('OFXWT', 41, 1794892824810, '{"v":2,"events":[{"seat":1,"move":"=22","by":"person","chance":[],"points":14,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('OFXWT', 42, 1794892824819, '{"v":2,"events":[{"seat":0,"move":"7@h6n","by":"person","chance":[],"points":19,"spent":9,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('OFXWT', 43, 1794892824822, '{"v":2,"events":[{"seat":0,"move":"=28","by":"person","chance":[],"points":19,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('OFXWT', 44, 1794892824829, '{"v":2,"events":[{"seat":1,"move":"18@e6n","by":"person","chance":[],"points":15,"spent":6,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('OFXWT', 45, 1794892824836, '{"v":2,"events":[{"seat":1,"move":"=36","by":"person","chance":[],"points":15,"spent":7,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('OFXWT', 46, 1794892824843, '{"v":2,"events":[{"seat":0,"move":"19@j6s","by":"person","chance":[],"points":20,"spent":7,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('OFXWT', 47, 1794892824851, '{"v":2,"events":[{"seat":0,"move":"=48","by":"person","chance":[],"points":20,"spent":7,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('OFXWT', 48, 1794892824855, '{"v":2,"events":[{"seat":1,"move":"22@e4n","by":"person","chance":[],"points":23,"spent":4,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('OFXWT', 49, 1794892824866, '{"v":2,"events":[{"seat":0,"move":"28@i6n","by":"person","chance":[],"points":21,"spent":11,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('OFXWT', 50, 1794892824871, '{"v":2,"events":[{"seat":1,"move":"36@i6n","by":"person","chance":[],"points":25,"spent":4,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('OFXWT', 51, 1794892824880, '{"v":2,"events":[{"seat":0,"move":"48x","by":"person","chance":[],"points":21,"spent":7,"type":"moved"},{"result":{"places":[2,1],"winners":[1],"scores":[{"total":21,"territories":21,"harmony":0,"middle_kingdom":0,"largest":4,"crowns":12,"harmony_reason":{"code":"harmony_not_played","facts":{}},"middle_kingdom_reason":{"code":"middle_not_played","facts":{}}},{"total":25,"territories":25,"harmony":0,"middle_kingdom":0,"largest":6,"crowns":8,"harmony_reason":{"code":"harmony_not_played","facts":{}},"middle_kingdom_reason":{"code":"middle_not_played","facts":{}}}],"decided_by":"points","seed":"33748833174910531318945691116381875381403666815926460056857190136425859714182","salt":"1f60e071e8b1cb4b1afd231654ca5148c8ba84d5729f513dcfba8fe32ddef93b","deck":[12,16,29,30,24,26,46,23,40,42,37,13,45,43,2,35,4,18,19,7,28,48,22,36]},"type":"finished"}]}');
INSERT INTO public.entries VALUES ('OFXWT', 52, 1794892824892, '{"v":2,"events":[{"seat":0,"type":"wants_again"}]}');
INSERT INTO public.entries VALUES ('L3STF', 1, 1794892824904, '{"v":2,"events":[{"rules":"2 revised","dynasty":true,"listed":false,"clock":null,"fixed_deck":false,"host":1,"type":"created"},{"seat":0,"guest":1,"name":"Anna","type":"sat"},{"seat":1,"guest":1,"name":"Anna","type":"sat"}]}');
INSERT INTO public.entries VALUES ('L3STF', 2, 1794892824910, '{"v":2,"events":[{"game":"L3STF-1","number":1,"commitment":"5d2dd314c604ec072db028f4b3efe5ef1ca83c62dd79102d3eccf3b8b75dccb1","chance":["kings 0 1 1 0","deal 2 5 7 26"],"type":"began"}]}');
INSERT INTO public.entries VALUES ('L3STF', 3, 1794892824913, '{"v":2,"events":[{"seat":0,"move":"=2","by":"person","chance":[],"points":0,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('L3STF', 4, 1794892824915, '{"v":2,"events":[{"seat":1,"move":"=5","by":"person","chance":[],"points":0,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('L3STF', 5, 1794892824923, '{"v":2,"events":[{"seat":1,"move":"=7","by":"person","chance":[],"points":0,"spent":8,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('L3STF', 6, 1794892824925, '{"v":2,"events":[{"seat":0,"move":"=26","by":"person","chance":["deal 1 13 27 47"],"points":0,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('L3STF', 7, 1794892824928, '{"v":2,"events":[{"seat":0,"move":"2@g5n","by":"person","chance":[],"points":0,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('L3STF', 8, 1794892824930, '{"v":2,"events":[{"seat":0,"move":"=1","by":"person","chance":[],"points":0,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('L3STF', 9, 1794892824941, '{"v":2,"events":[{"seat":1,"move":"5@g5n","by":"person","chance":[],"points":0,"spent":11,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('L3STF', 10, 1794892824944, '{"v":2,"events":[{"seat":1,"move":"=13","by":"person","chance":[],"points":0,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('L3STF', 11, 1794892824950, '{"v":2,"events":[{"seat":1,"move":"7@f6n","by":"person","chance":[],"points":0,"spent":5,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('L3STF', 12, 1794892824953, '{"v":2,"events":[{"seat":1,"move":"=27","by":"person","chance":[],"points":0,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('L3STF', 13, 1794892824962, '{"v":2,"events":[{"seat":0,"move":"26@g3n","by":"person","chance":[],"points":1,"spent":9,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('L3STF', 14, 1794892824965, '{"v":2,"events":[{"seat":0,"move":"=47","by":"person","chance":["deal 8 24 25 37"],"points":1,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('L3STF', 15, 1794892824971, '{"v":2,"events":[{"seat":0,"move":"1@f3n","by":"person","chance":[],"points":1,"spent":6,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('L3STF', 16, 1794892824974, '{"v":2,"events":[{"seat":0,"move":"=8","by":"person","chance":[],"points":1,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('L3STF', 17, 1794892824980, '{"v":2,"events":[{"seat":1,"move":"13@g3n","by":"person","chance":[],"points":0,"spent":6,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('L3STF', 18, 1794892824982, '{"v":2,"events":[{"seat":1,"move":"=24","by":"person","chance":[],"points":0,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('L3STF', 19, 1794892824995, '{"v":2,"events":[{"seat":1,"move":"27@e3e","by":"person","chance":[],"points":1,"spent":12,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('L3STF', 20, 1794892825000, '{"v":2,"events":[{"seat":1,"move":"=25","by":"person","chance":[],"points":1,"spent":5,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('L3STF', 21, 1794892825003, '{"v":2,"events":[{"seat":0,"move":"47@f6n","by":"person","chance":[],"points":3,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('L3STF', 22, 1794892825011, '{"v":2,"events":[{"seat":0,"move":"=37","by":"person","chance":["deal 4 21 29 39"],"points":3,"spent":8,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('L3STF', 23, 1794892825017, '{"v":2,"events":[{"seat":0,"move":"8@h6n","by":"person","chance":[],"points":3,"spent":6,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('L3STF', 24, 1794892825020, '{"v":2,"events":[{"seat":0,"move":"=4","by":"person","chance":[],"points":3,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('L3STF', 25, 1794892825029, '{"v":2,"events":[{"seat":1,"move":"24@d3n","by":"person","chance":[],"points":4,"spent":9,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('L3STF', 26, 1794892825032, '{"v":2,"events":[{"seat":1,"move":"=21","by":"person","chance":[],"points":4,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('L3STF', 27, 1794892825047, '{"v":2,"events":[{"seat":1,"move":"25@c3n","by":"person","chance":[],"points":9,"spent":14,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('L3STF', 28, 1794892825055, '{"v":2,"events":[{"seat":1,"move":"=29","by":"person","chance":[],"points":9,"spent":8,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('L3STF', 29, 1794892825058, '{"v":2,"events":[{"seat":0,"move":"37@h5e","by":"person","chance":[],"points":4,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('L3STF', 30, 1794892825061, '{"v":2,"events":[{"seat":0,"move":"=39","by":"person","chance":["deal 10 33 34 45"],"points":4,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('L3STF', 31, 1794892825063, '{"v":2,"events":[{"seat":0,"move":"4@h3n","by":"person","chance":[],"points":6,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('L3STF', 32, 1794892825072, '{"v":2,"events":[{"seat":0,"move":"=10","by":"person","chance":[],"points":6,"spent":9,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('L3STF', 33, 1794892825083, '{"v":2,"events":[{"seat":1,"move":"21@e4n","by":"person","chance":[],"points":12,"spent":10,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('L3STF', 34, 1794892825090, '{"v":2,"events":[{"seat":1,"move":"=33","by":"person","chance":[],"points":12,"spent":6,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('L3STF', 35, 1794892825093, '{"v":2,"events":[{"seat":1,"move":"29@f4n","by":"person","chance":[],"points":16,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('L3STF', 36, 1794892825095, '{"v":2,"events":[{"seat":1,"move":"=34","by":"person","chance":[],"points":16,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('L3STF', 37, 1794892825107, '{"v":2,"events":[{"seat":0,"move":"39@i4e","by":"person","chance":[],"points":8,"spent":12,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('L3STF', 38, 1794892825114, '{"v":2,"events":[{"seat":0,"move":"=45","by":"person","chance":["deal 16 23 32 43"],"points":8,"spent":7,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('L3STF', 39, 1794892825119, '{"v":2,"events":[{"seat":0,"move":"10@i3e","by":"person","chance":[],"points":10,"spent":5,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('L3STF', 40, 1794892825121, '{"v":2,"events":[{"seat":0,"move":"=16","by":"person","chance":[],"points":10,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('L3STF', 41, 1794892825130, '{"v":2,"events":[{"seat":1,"move":"33@e6n","by":"person","chance":[],"points":19,"spent":9,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('L3STF', 42, 1794892825133, '{"v":2,"events":[{"seat":1,"move":"=23","by":"person","chance":[],"points":19,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('L3STF', 43, 1794892825135, '{"v":2,"events":[{"seat":1,"move":"34@d6n","by":"person","chance":[],"points":24,"spent":1,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('L3STF', 44, 1794892825137, '{"v":2,"events":[{"seat":1,"move":"=32","by":"person","chance":[],"points":24,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('L3STF', 45, 1794892825142, '{"v":2,"events":[{"seat":0,"move":"45x","by":"person","chance":[],"points":10,"spent":5,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('L3STF', 46, 1794892825144, '{"v":2,"events":[{"seat":0,"move":"=43","by":"person","chance":[],"points":10,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('L3STF', 47, 1794892825146, '{"v":2,"events":[{"seat":0,"move":"16@j6s","by":"person","chance":[],"points":11,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('L3STF', 48, 1794892825148, '{"v":2,"events":[{"seat":1,"move":"23@c5n","by":"person","chance":[],"points":29,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('L3STF', 49, 1794892825154, '{"v":2,"events":[{"seat":1,"move":"32x","by":"person","chance":[],"points":29,"spent":6,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('L3STF', 50, 1794892825157, '{"v":2,"events":[{"seat":0,"move":"43@i6n","by":"person","chance":[],"points":13,"spent":2,"type":"moved"},{"result":{"places":[2,1],"winners":[1],"scores":[{"total":13,"territories":13,"harmony":0,"middle_kingdom":0,"largest":5,"crowns":7,"harmony_reason":{"code":"harmony_not_played","facts":{}},"middle_kingdom_reason":{"code":"middle_not_played","facts":{}}},{"total":29,"territories":29,"harmony":0,"middle_kingdom":0,"largest":4,"crowns":8,"harmony_reason":{"code":"harmony_not_played","facts":{}},"middle_kingdom_reason":{"code":"middle_not_played","facts":{}}}],"decided_by":"points","seed":"85381563934482665406960463458956151714496859996130749094225804759880881539644","salt":"4ce4621a96461537225e2379f29d3932284ff1d287c11927d7ee1d3eac10cae5","deck":[5,26,2,7,1,13,47,27,25,37,8,24,21,29,4,39,45,10,33,34,23,43,32,16]},"type":"finished"}]}');
INSERT INTO public.entries VALUES ('L3STF', 51, 1794892825161, '{"v":2,"events":[{"seat":0,"type":"wants_again"},{"seat":1,"type":"wants_again"},{"game":"L3STF-2","number":2,"commitment":"c37858527f6332d875d11d75e3dbef51611892da09e7aca98873d7acf39d7331","chance":["kings 1 1 0 0","deal 12 25 29 34"],"type":"began"}]}');
INSERT INTO public.entries VALUES ('L3STF', 52, 1794892825168, '{"v":2,"events":[{"seat":1,"move":"=12","by":"person","chance":[],"points":0,"spent":7,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('L3STF', 53, 1794892825171, '{"v":2,"events":[{"seat":1,"move":"=25","by":"person","chance":[],"points":0,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('L3STF', 54, 1794892825178, '{"v":2,"events":[{"seat":0,"move":"=29","by":"person","chance":[],"points":0,"spent":7,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('L3STF', 142, 1794892825569, '{"v":2,"events":[{"seat":1,"move":"=40","by":"person","chance":[],"points":9,"spent":1,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('L3STF', 55, 1794892825182, '{"v":2,"events":[{"seat":0,"move":"=34","by":"person","chance":["deal 14 17 36 43"],"points":0,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('L3STF', 56, 1794892825185, '{"v":2,"events":[{"seat":1,"move":"12@g5n","by":"person","chance":[],"points":0,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('L3STF', 57, 1794892825188, '{"v":2,"events":[{"seat":1,"move":"=14","by":"person","chance":[],"points":0,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('L3STF', 58, 1794892825194, '{"v":2,"events":[{"seat":1,"move":"25@f6n","by":"person","chance":[],"points":1,"spent":5,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('L3STF', 59, 1794892825197, '{"v":2,"events":[{"seat":1,"move":"=17","by":"person","chance":[],"points":1,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('L3STF', 60, 1794892825204, '{"v":2,"events":[{"seat":0,"move":"29@g5n","by":"person","chance":[],"points":1,"spent":7,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('L3STF', 61, 1794892825207, '{"v":2,"events":[{"seat":0,"move":"=36","by":"person","chance":[],"points":1,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('L3STF', 62, 1794892825214, '{"v":2,"events":[{"seat":0,"move":"34@g3n","by":"person","chance":[],"points":3,"spent":7,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('L3STF', 63, 1794892825216, '{"v":2,"events":[{"seat":0,"move":"=43","by":"person","chance":["deal 9 20 26 33"],"points":3,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('L3STF', 64, 1794892825227, '{"v":2,"events":[{"seat":1,"move":"14@h6n","by":"person","chance":[],"points":1,"spent":11,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('L3STF', 65, 1794892825231, '{"v":2,"events":[{"seat":1,"move":"=9","by":"person","chance":[],"points":1,"spent":4,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('L3STF', 66, 1794892825236, '{"v":2,"events":[{"seat":1,"move":"17@f5s","by":"person","chance":[],"points":2,"spent":5,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('L3STF', 67, 1794892825242, '{"v":2,"events":[{"seat":1,"move":"=20","by":"person","chance":[],"points":2,"spent":6,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('L3STF', 68, 1794892825246, '{"v":2,"events":[{"seat":0,"move":"36@f5n","by":"person","chance":[],"points":5,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('L3STF', 69, 1794892825251, '{"v":2,"events":[{"seat":0,"move":"=26","by":"person","chance":[],"points":5,"spent":5,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('L3STF', 70, 1794892825254, '{"v":2,"events":[{"seat":0,"move":"43@f4s","by":"person","chance":[],"points":7,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('L3STF', 71, 1794892825258, '{"v":2,"events":[{"seat":0,"move":"=33","by":"person","chance":["deal 13 21 38 39"],"points":7,"spent":4,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('L3STF', 72, 1794892825261, '{"v":2,"events":[{"seat":1,"move":"9@e3n","by":"person","chance":[],"points":2,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('L3STF', 73, 1794892825267, '{"v":2,"events":[{"seat":1,"move":"=13","by":"person","chance":[],"points":2,"spent":6,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('L3STF', 74, 1794892825278, '{"v":2,"events":[{"seat":1,"move":"20@d3n","by":"person","chance":[],"points":3,"spent":11,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('L3STF', 75, 1794892825281, '{"v":2,"events":[{"seat":1,"move":"=21","by":"person","chance":[],"points":3,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('L3STF', 76, 1794892825284, '{"v":2,"events":[{"seat":0,"move":"26@e3n","by":"person","chance":[],"points":8,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('L3STF', 77, 1794892825287, '{"v":2,"events":[{"seat":0,"move":"=38","by":"person","chance":[],"points":8,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('L3STF', 78, 1794892825291, '{"v":2,"events":[{"seat":0,"move":"33@c3e","by":"person","chance":[],"points":10,"spent":4,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('L3STF', 79, 1794892825298, '{"v":2,"events":[{"seat":0,"move":"=39","by":"person","chance":["deal 4 7 37 48"],"points":10,"spent":7,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('L3STF', 80, 1794892825301, '{"v":2,"events":[{"seat":1,"move":"13@d5e","by":"person","chance":[],"points":4,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('L3STF', 81, 1794892825304, '{"v":2,"events":[{"seat":1,"move":"=4","by":"person","chance":[],"points":4,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('L3STF', 82, 1794892825306, '{"v":2,"events":[{"seat":1,"move":"21@h5s","by":"person","chance":[],"points":6,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('L3STF', 83, 1794892825314, '{"v":2,"events":[{"seat":1,"move":"=7","by":"person","chance":[],"points":6,"spent":8,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('L3STF', 84, 1794892825323, '{"v":2,"events":[{"seat":0,"move":"38@d4n","by":"person","chance":[],"points":11,"spent":9,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('L3STF', 85, 1794892825327, '{"v":2,"events":[{"seat":0,"move":"=37","by":"person","chance":[],"points":11,"spent":4,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('L3STF', 86, 1794892825331, '{"v":2,"events":[{"seat":0,"move":"39@c4n","by":"person","chance":[],"points":14,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('L3STF', 87, 1794892825335, '{"v":2,"events":[{"seat":0,"move":"=48","by":"person","chance":["deal 2 15 45 46"],"points":14,"spent":4,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('L3STF', 88, 1794892825340, '{"v":2,"events":[{"seat":1,"move":"4@d6e","by":"person","chance":[],"points":8,"spent":5,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('L3STF', 89, 1794892825352, '{"v":2,"events":[{"seat":1,"move":"=2","by":"person","chance":[],"points":8,"spent":12,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('L3STF', 90, 1794892825357, '{"v":2,"events":[{"seat":1,"move":"7@f3e","by":"person","chance":[],"points":8,"spent":4,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('L3STF', 91, 1794892825364, '{"v":2,"events":[{"seat":1,"move":"=15","by":"person","chance":[],"points":8,"spent":7,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('L3STF', 92, 1794892825368, '{"v":2,"events":[{"seat":0,"move":"37@e5n","by":"person","chance":[],"points":18,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('L3STF', 93, 1794892825373, '{"v":2,"events":[{"seat":0,"move":"=45","by":"person","chance":[],"points":18,"spent":5,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('L3STF', 94, 1794892825383, '{"v":2,"events":[{"seat":0,"move":"48@e7e","by":"person","chance":[],"points":21,"spent":9,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('L3STF', 95, 1794892825387, '{"v":2,"events":[{"seat":0,"move":"=46","by":"person","chance":[],"points":21,"spent":4,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('L3STF', 96, 1794892825395, '{"v":2,"events":[{"seat":1,"move":"2@d7e","by":"person","chance":[],"points":8,"spent":7,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('L3STF', 97, 1794892825402, '{"v":2,"events":[{"seat":1,"move":"15x","by":"person","chance":[],"points":8,"spent":7,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('L3STF', 98, 1794892825407, '{"v":2,"events":[{"seat":0,"move":"45@d6n","by":"person","chance":[],"points":23,"spent":4,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('L3STF', 143, 1794892825571, '{"v":2,"events":[{"seat":0,"move":"34@h7e","by":"person","chance":[],"points":27,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('L3STF', 144, 1794892825572, '{"v":2,"events":[{"seat":0,"move":"=41","by":"person","chance":[],"points":27,"spent":1,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('L3STF', 145, 1794892825574, '{"v":2,"events":[{"seat":1,"move":"14@e6n","by":"person","chance":[],"points":9,"spent":1,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('L3STF', 146, 1794892825575, '{"v":2,"events":[{"seat":0,"move":"18@i5n","by":"person","chance":[],"points":29,"spent":1,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('L3STF', 147, 1794892825576, '{"v":2,"events":[{"seat":1,"move":"40x","by":"person","chance":[],"points":9,"spent":1,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('L3STF', 99, 1794892825415, '{"v":2,"events":[{"seat":0,"move":"46@c6n","by":"person","chance":[],"points":27,"spent":7,"type":"moved"},{"result":{"places":[1,2],"winners":[0],"scores":[{"total":27,"territories":27,"harmony":0,"middle_kingdom":0,"largest":4,"crowns":17,"harmony_reason":{"code":"harmony_not_played","facts":{}},"middle_kingdom_reason":{"code":"middle_not_played","facts":{}}},{"total":8,"territories":8,"harmony":0,"middle_kingdom":0,"largest":6,"crowns":3,"harmony_reason":{"code":"harmony_not_played","facts":{}},"middle_kingdom_reason":{"code":"middle_not_played","facts":{}}}],"decided_by":"points","seed":"114395297345407333838100832110739338324031325519749596858965825915580201369961","salt":"d0c555de277f1e9bcf9672e148a933c2e7598e620df32d74dace52f5b08be608","deck":[25,34,12,29,36,14,17,43,9,33,20,26,13,38,21,39,4,7,37,48,45,2,15,46]},"type":"finished"}]}');
INSERT INTO public.entries VALUES ('L3STF', 100, 1794892825437, '{"v":2,"events":[{"seat":0,"type":"wants_again"},{"seat":1,"type":"wants_again"},{"game":"L3STF-3","number":3,"commitment":"3049bbb2c6d72b2c32b64a568610505c3f2f530e9416d3703ec6ad37d732b2e4","chance":["kings 1 0 1 0","deal 7 42 46 47"],"type":"began"}]}');
INSERT INTO public.entries VALUES ('L3STF', 101, 1794892825446, '{"v":2,"events":[{"seat":1,"move":"=7","by":"person","chance":[],"points":0,"spent":9,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('L3STF', 102, 1794892825448, '{"v":2,"events":[{"seat":0,"move":"=42","by":"person","chance":[],"points":0,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('L3STF', 103, 1794892825450, '{"v":2,"events":[{"seat":1,"move":"=46","by":"person","chance":[],"points":0,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('L3STF', 104, 1794892825454, '{"v":2,"events":[{"seat":0,"move":"=47","by":"person","chance":["deal 1 20 38 44"],"points":0,"spent":4,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('L3STF', 105, 1794892825456, '{"v":2,"events":[{"seat":1,"move":"7@g5n","by":"person","chance":[],"points":0,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('L3STF', 106, 1794892825461, '{"v":2,"events":[{"seat":1,"move":"=1","by":"person","chance":[],"points":0,"spent":5,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('L3STF', 107, 1794892825464, '{"v":2,"events":[{"seat":0,"move":"42@g5n","by":"person","chance":[],"points":2,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('L3STF', 108, 1794892825466, '{"v":2,"events":[{"seat":0,"move":"=20","by":"person","chance":[],"points":2,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('L3STF', 109, 1794892825468, '{"v":2,"events":[{"seat":1,"move":"46@f6n","by":"person","chance":[],"points":2,"spent":1,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('L3STF', 110, 1794892825469, '{"v":2,"events":[{"seat":1,"move":"=38","by":"person","chance":[],"points":2,"spent":1,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('L3STF', 111, 1794892825475, '{"v":2,"events":[{"seat":0,"move":"47@f6n","by":"person","chance":[],"points":4,"spent":6,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('L3STF', 112, 1794892825477, '{"v":2,"events":[{"seat":0,"move":"=44","by":"person","chance":["deal 3 9 13 24"],"points":4,"spent":1,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('L3STF', 113, 1794892825478, '{"v":2,"events":[{"seat":1,"move":"1@h6n","by":"person","chance":[],"points":2,"spent":1,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('L3STF', 114, 1794892825480, '{"v":2,"events":[{"seat":1,"move":"=3","by":"person","chance":[],"points":2,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('L3STF', 115, 1794892825487, '{"v":2,"events":[{"seat":0,"move":"20@g3n","by":"person","chance":[],"points":5,"spent":7,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('L3STF', 116, 1794892825490, '{"v":2,"events":[{"seat":0,"move":"=9","by":"person","chance":[],"points":5,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('L3STF', 117, 1794892825493, '{"v":2,"events":[{"seat":1,"move":"38@f4n","by":"person","chance":[],"points":4,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('L3STF', 118, 1794892825495, '{"v":2,"events":[{"seat":1,"move":"=13","by":"person","chance":[],"points":4,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('L3STF', 119, 1794892825504, '{"v":2,"events":[{"seat":0,"move":"44@f4n","by":"person","chance":[],"points":9,"spent":9,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('L3STF', 120, 1794892825506, '{"v":2,"events":[{"seat":0,"move":"=24","by":"person","chance":["deal 4 31 36 43"],"points":9,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('L3STF', 121, 1794892825509, '{"v":2,"events":[{"seat":1,"move":"3@f8e","by":"person","chance":[],"points":4,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('L3STF', 122, 1794892825515, '{"v":2,"events":[{"seat":1,"move":"=4","by":"person","chance":[],"points":4,"spent":6,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('L3STF', 123, 1794892825518, '{"v":2,"events":[{"seat":0,"move":"9@h3n","by":"person","chance":[],"points":9,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('L3STF', 124, 1794892825520, '{"v":2,"events":[{"seat":0,"move":"=31","by":"person","chance":[],"points":9,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('L3STF', 125, 1794892825526, '{"v":2,"events":[{"seat":1,"move":"13@e4n","by":"person","chance":[],"points":4,"spent":5,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('L3STF', 126, 1794892825528, '{"v":2,"events":[{"seat":1,"move":"=36","by":"person","chance":[],"points":4,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('L3STF', 127, 1794892825531, '{"v":2,"events":[{"seat":0,"move":"24@e3e","by":"person","chance":[],"points":11,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('L3STF', 128, 1794892825533, '{"v":2,"events":[{"seat":0,"move":"=43","by":"person","chance":["deal 8 15 28 34"],"points":11,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('L3STF', 129, 1794892825536, '{"v":2,"events":[{"seat":1,"move":"4@d4n","by":"person","chance":[],"points":4,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('L3STF', 130, 1794892825538, '{"v":2,"events":[{"seat":1,"move":"=8","by":"person","chance":[],"points":4,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('L3STF', 131, 1794892825546, '{"v":2,"events":[{"seat":0,"move":"31@i3n","by":"person","chance":[],"points":16,"spent":8,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('L3STF', 132, 1794892825549, '{"v":2,"events":[{"seat":0,"move":"=15","by":"person","chance":[],"points":16,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('GNSNK', 12, 1794892825552, '{"v":2,"events":[{"seat":1,"move":"=42","by":"clock","chance":[],"points":0,"spent":1002,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('L3STF', 133, 1794892825554, '{"v":2,"events":[{"seat":1,"move":"36@g4e","by":"person","chance":[],"points":5,"spent":5,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('L3STF', 134, 1794892825557, '{"v":2,"events":[{"seat":1,"move":"=28","by":"person","chance":[],"points":5,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('L3STF', 135, 1794892825559, '{"v":2,"events":[{"seat":0,"move":"43@e4n","by":"person","chance":[],"points":24,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('L3STF', 136, 1794892825561, '{"v":2,"events":[{"seat":0,"move":"=34","by":"person","chance":["deal 14 18 40 41"],"points":24,"spent":1,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('L3STF', 137, 1794892825562, '{"v":2,"events":[{"seat":1,"move":"8x","by":"person","chance":[],"points":5,"spent":1,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('L3STF', 138, 1794892825563, '{"v":2,"events":[{"seat":1,"move":"=14","by":"person","chance":[],"points":5,"spent":1,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('L3STF', 139, 1794892825565, '{"v":2,"events":[{"seat":0,"move":"15@h5n","by":"person","chance":[],"points":26,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('L3STF', 140, 1794892825566, '{"v":2,"events":[{"seat":0,"move":"=18","by":"person","chance":[],"points":26,"spent":1,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('L3STF', 141, 1794892825568, '{"v":2,"events":[{"seat":1,"move":"28@d6n","by":"person","chance":[],"points":9,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('L3STF', 148, 1794892825578, '{"v":2,"events":[{"seat":0,"move":"41x","by":"person","chance":[],"points":29,"spent":2,"type":"moved"},{"result":{"places":[1,2],"winners":[0],"scores":[{"total":29,"territories":29,"harmony":0,"middle_kingdom":0,"largest":5,"crowns":12,"harmony_reason":{"code":"harmony_not_played","facts":{}},"middle_kingdom_reason":{"code":"middle_not_played","facts":{}}},{"total":9,"territories":9,"harmony":0,"middle_kingdom":0,"largest":4,"crowns":5,"harmony_reason":{"code":"harmony_not_played","facts":{}},"middle_kingdom_reason":{"code":"middle_not_played","facts":{}}}],"decided_by":"points","seed":"13824467577665815769014032927742978166336146752179854879046042562020042949029","salt":"35d3f0af155d08be126563c2eaa3177d305af76796c97e44ac893c0692ad1753","deck":[42,7,47,46,20,38,44,1,13,3,24,9,4,36,43,31,15,8,28,34,40,41,14,18]},"type":"finished"}]}');
INSERT INTO public.entries VALUES ('ZJL2E', 1, 1794892825586, '{"v":2,"events":[{"rules":"2 classic mighty-duel harmony","dynasty":false,"listed":false,"clock":null,"fixed_deck":false,"host":1,"type":"created"},{"seat":0,"guest":1,"name":"Anna","type":"sat"}]}');
INSERT INTO public.entries VALUES ('ZJL2E', 2, 1794892825601, '{"v":2,"events":[{"seat":1,"guest":2,"name":"Boris","type":"sat"}]}');
INSERT INTO public.entries VALUES ('ZJL2E', 3, 1794892825610, '{"v":2,"events":[{"game":"ZJL2E-1","number":1,"commitment":"16aa569e611029e7a29e5a6cb2c672f532903aaa2b886330cae07fadd1084e23","chance":["kings 0 1 0 1","deal 13 16 27 29"],"type":"began"}]}');
INSERT INTO public.entries VALUES ('ZJL2E', 4, 1794892825613, '{"v":2,"events":[{"seat":0,"move":"=13","by":"person","chance":[],"points":0,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('ZJL2E', 5, 1794892825618, '{"v":2,"events":[{"seat":1,"move":"=16","by":"person","chance":[],"points":0,"spent":5,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('ZJL2E', 6, 1794892825620, '{"v":2,"events":[{"seat":0,"move":"=27","by":"person","chance":[],"points":0,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('ZJL2E', 7, 1794892825622, '{"v":2,"events":[{"seat":1,"move":"=29","by":"person","chance":["deal 20 22 34 40"],"points":0,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('ZJL2E', 8, 1794892825624, '{"v":2,"events":[{"seat":0,"move":"13@g5n","by":"person","chance":[],"points":0,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('ZJL2E', 9, 1794892825630, '{"v":2,"events":[{"seat":0,"move":"=20","by":"person","chance":[],"points":0,"spent":6,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('ZJL2E', 10, 1794892825633, '{"v":2,"events":[{"seat":1,"move":"16@g5n","by":"person","chance":[],"points":0,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('ZJL2E', 11, 1794892825635, '{"v":2,"events":[{"seat":1,"move":"=22","by":"person","chance":[],"points":0,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('ZJL2E', 12, 1794892825637, '{"v":2,"events":[{"seat":0,"move":"27@g3n","by":"person","chance":[],"points":1,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('ZJL2E', 13, 1794892825638, '{"v":2,"events":[{"seat":0,"move":"=34","by":"person","chance":[],"points":1,"spent":1,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('ZJL2E', 14, 1794892825643, '{"v":2,"events":[{"seat":1,"move":"29@f6n","by":"person","chance":[],"points":1,"spent":5,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('ZJL2E', 15, 1794892825645, '{"v":2,"events":[{"seat":1,"move":"=40","by":"person","chance":["deal 14 25 28 31"],"points":1,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('ZJL2E', 16, 1794892825649, '{"v":2,"events":[{"seat":0,"move":"20@f4n","by":"person","chance":[],"points":4,"spent":4,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('ZJL2E', 17, 1794892825654, '{"v":2,"events":[{"seat":0,"move":"=14","by":"person","chance":[],"points":4,"spent":5,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('ZJL2E', 18, 1794892825658, '{"v":2,"events":[{"seat":1,"move":"22@g4e","by":"person","chance":[],"points":3,"spent":4,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('ZJL2E', 19, 1794892825660, '{"v":2,"events":[{"seat":1,"move":"=25","by":"person","chance":[],"points":3,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('ZJL2E', 20, 1794892825665, '{"v":2,"events":[{"seat":0,"move":"34@g1n","by":"person","chance":[],"points":6,"spent":5,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('ZJL2E', 21, 1794892825671, '{"v":2,"events":[{"seat":0,"move":"=28","by":"person","chance":[],"points":6,"spent":6,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('ZJL2E', 22, 1794892825673, '{"v":2,"events":[{"seat":1,"move":"40@g2n","by":"person","chance":[],"points":5,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('ZJL2E', 23, 1794892825676, '{"v":2,"events":[{"seat":1,"move":"=31","by":"person","chance":["deal 4 7 35 48"],"points":5,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('ZJL2E', 24, 1794892825678, '{"v":2,"events":[{"seat":0,"move":"14@e1e","by":"person","chance":[],"points":7,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('ZJL2E', 25, 1794892825680, '{"v":2,"events":[{"seat":0,"move":"=4","by":"person","chance":[],"points":7,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('ZJL2E', 26, 1794892825683, '{"v":2,"events":[{"seat":1,"move":"25@f2n","by":"person","chance":[],"points":7,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('ZJL2E', 27, 1794892825685, '{"v":2,"events":[{"seat":1,"move":"=7","by":"person","chance":[],"points":7,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('ZJL2E', 28, 1794892825688, '{"v":2,"events":[{"seat":0,"move":"28@i1w","by":"person","chance":[],"points":9,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('ZJL2E', 29, 1794892825690, '{"v":2,"events":[{"seat":0,"move":"=35","by":"person","chance":[],"points":9,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('ZJL2E', 30, 1794892825693, '{"v":2,"events":[{"seat":1,"move":"31@e2n","by":"person","chance":[],"points":9,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('ZJL2E', 31, 1794892825695, '{"v":2,"events":[{"seat":1,"move":"=48","by":"person","chance":["deal 5 26 32 36"],"points":9,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('ZJL2E', 32, 1794892825698, '{"v":2,"events":[{"seat":0,"move":"4@j1n","by":"person","chance":[],"points":11,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('ZJL2E', 33, 1794892825700, '{"v":2,"events":[{"seat":0,"move":"=5","by":"person","chance":[],"points":11,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('ZJL2E', 34, 1794892825702, '{"v":2,"events":[{"seat":1,"move":"7@d1n","by":"person","chance":[],"points":11,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('ZJL2E', 35, 1794892825704, '{"v":2,"events":[{"seat":1,"move":"=26","by":"person","chance":[],"points":11,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('ZJL2E', 36, 1794892825710, '{"v":2,"events":[{"seat":0,"move":"35@k1n","by":"person","chance":[],"points":13,"spent":5,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('ZJL2E', 37, 1794892825712, '{"v":2,"events":[{"seat":0,"move":"=32","by":"person","chance":[],"points":13,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('ZJL2E', 38, 1794892825715, '{"v":2,"events":[{"seat":1,"move":"48@f1e","by":"person","chance":[],"points":18,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('ZJL2E', 39, 1794892825723, '{"v":2,"events":[{"seat":1,"move":"=36","by":"person","chance":["deal 8 42 44 46"],"points":18,"spent":8,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('ZJL2E', 40, 1794892825727, '{"v":2,"events":[{"seat":0,"move":"5@e2e","by":"person","chance":[],"points":15,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('ZJL2E', 41, 1794892825729, '{"v":2,"events":[{"seat":0,"move":"=8","by":"person","chance":[],"points":15,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('ZJL2E', 42, 1794892825732, '{"v":2,"events":[{"seat":1,"move":"26@h2n","by":"person","chance":[],"points":20,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('ZJL2E', 43, 1794892825734, '{"v":2,"events":[{"seat":1,"move":"=42","by":"person","chance":[],"points":20,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('ZJL2E', 44, 1794892825740, '{"v":2,"events":[{"seat":0,"move":"32@h2n","by":"person","chance":[],"points":21,"spent":5,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('ZJL2E', 45, 1794892825742, '{"v":2,"events":[{"seat":0,"move":"=44","by":"person","chance":[],"points":21,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('ZJL2E', 46, 1794892825751, '{"v":2,"events":[{"seat":1,"move":"36@d3n","by":"person","chance":[],"points":22,"spent":8,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('ZJL2E', 47, 1794892825753, '{"v":2,"events":[{"seat":1,"move":"=46","by":"person","chance":["deal 3 10 41 47"],"points":22,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('ZJL2E', 48, 1794892825755, '{"v":2,"events":[{"seat":0,"move":"8@i2n","by":"person","chance":[],"points":25,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('ZJL2E', 49, 1794892825757, '{"v":2,"events":[{"seat":0,"move":"=3","by":"person","chance":[],"points":25,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('ZJL2E', 50, 1794892825760, '{"v":2,"events":[{"seat":1,"move":"42@c1n","by":"person","chance":[],"points":25,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('ZJL2E', 51, 1794892825767, '{"v":2,"events":[{"seat":1,"move":"=10","by":"person","chance":[],"points":25,"spent":7,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('ZJL2E', 52, 1794892825771, '{"v":2,"events":[{"seat":0,"move":"44@f6n","by":"person","chance":[],"points":27,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('ZJL2E', 53, 1794892825773, '{"v":2,"events":[{"seat":0,"move":"=41","by":"person","chance":[],"points":27,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('ZJL2E', 54, 1794892825776, '{"v":2,"events":[{"seat":1,"move":"46@i1w","by":"person","chance":[],"points":35,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('ZJL2E', 55, 1794892825782, '{"v":2,"events":[{"seat":1,"move":"=47","by":"person","chance":["deal 1 18 23 43"],"points":35,"spent":6,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('ZJL2E', 56, 1794892825786, '{"v":2,"events":[{"seat":0,"move":"3@e3n","by":"person","chance":[],"points":29,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('ZJL2E', 57, 1794892825788, '{"v":2,"events":[{"seat":0,"move":"=1","by":"person","chance":[],"points":29,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('ZJL2E', 58, 1794892825794, '{"v":2,"events":[{"seat":1,"move":"10@c3n","by":"person","chance":[],"points":44,"spent":5,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('ZJL2E', 59, 1794892825796, '{"v":2,"events":[{"seat":1,"move":"=18","by":"person","chance":[],"points":44,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('ZJL2E', 60, 1794892825799, '{"v":2,"events":[{"seat":0,"move":"41@h4n","by":"person","chance":[],"points":32,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('ZJL2E', 61, 1794892825808, '{"v":2,"events":[{"seat":0,"move":"=23","by":"person","chance":[],"points":32,"spent":9,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('ZJL2E', 62, 1794892825812, '{"v":2,"events":[{"seat":1,"move":"47@i2n","by":"person","chance":[],"points":46,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('ZJL2E', 63, 1794892825815, '{"v":2,"events":[{"seat":1,"move":"=43","by":"person","chance":["deal 11 21 37 39"],"points":46,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('ZJL2E', 64, 1794892825824, '{"v":2,"events":[{"seat":0,"move":"1@i4n","by":"person","chance":[],"points":34,"spent":9,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('ZJL2E', 65, 1794892825829, '{"v":2,"events":[{"seat":0,"move":"=11","by":"person","chance":[],"points":34,"spent":5,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('ZJL2E', 66, 1794892825835, '{"v":2,"events":[{"seat":1,"move":"18@f4w","by":"person","chance":[],"points":49,"spent":5,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('ZJL2E', 67, 1794892825840, '{"v":2,"events":[{"seat":1,"move":"=21","by":"person","chance":[],"points":49,"spent":5,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('ZJL2E', 68, 1794892825845, '{"v":2,"events":[{"seat":0,"move":"23@j4n","by":"person","chance":[],"points":42,"spent":5,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('ZJL2E', 69, 1794892825852, '{"v":2,"events":[{"seat":0,"move":"=37","by":"person","chance":[],"points":42,"spent":7,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('ZJL2E', 70, 1794892825856, '{"v":2,"events":[{"seat":1,"move":"43@f5w","by":"person","chance":[],"points":52,"spent":4,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('ZJL2E', 71, 1794892825864, '{"v":2,"events":[{"seat":1,"move":"=39","by":"person","chance":["deal 2 9 15 24"],"points":52,"spent":7,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('ZJL2E', 72, 1794892825867, '{"v":2,"events":[{"seat":0,"move":"11@e5n","by":"person","chance":[],"points":42,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('ZJL2E', 73, 1794892825871, '{"v":2,"events":[{"seat":0,"move":"=2","by":"person","chance":[],"points":42,"spent":4,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('ZJL2E', 74, 1794892825881, '{"v":2,"events":[{"seat":1,"move":"21@c5e","by":"person","chance":[],"points":56,"spent":10,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('ZJL2E', 75, 1794892825884, '{"v":2,"events":[{"seat":1,"move":"=9","by":"person","chance":[],"points":56,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('ZJL2E', 76, 1794892825887, '{"v":2,"events":[{"seat":0,"move":"37@j3e","by":"person","chance":[],"points":45,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('ZJL2E', 77, 1794892825894, '{"v":2,"events":[{"seat":0,"move":"=15","by":"person","chance":[],"points":45,"spent":7,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('ZJL2E', 78, 1794892825897, '{"v":2,"events":[{"seat":1,"move":"39@h5n","by":"person","chance":[],"points":58,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('ZJL2E', 79, 1794892825899, '{"v":2,"events":[{"seat":1,"move":"=24","by":"person","chance":["deal 6 30 33 38"],"points":58,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('ZJL2E', 80, 1794892825907, '{"v":2,"events":[{"seat":0,"move":"2@k4n","by":"person","chance":[],"points":49,"spent":7,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('ZJL2E', 81, 1794892825909, '{"v":2,"events":[{"seat":0,"move":"=6","by":"person","chance":[],"points":49,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('ZJL2E', 82, 1794892825912, '{"v":2,"events":[{"seat":1,"move":"9@h7e","by":"person","chance":[],"points":58,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('ZJL2E', 83, 1794892825915, '{"v":2,"events":[{"seat":1,"move":"=30","by":"person","chance":[],"points":58,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('ZJL2E', 84, 1794892825918, '{"v":2,"events":[{"seat":0,"move":"15@h6n","by":"person","chance":[],"points":49,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('ZJL2E', 85, 1794892825921, '{"v":2,"events":[{"seat":0,"move":"=33","by":"person","chance":[],"points":49,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('ZJL2E', 86, 1794892825923, '{"v":2,"events":[{"seat":1,"move":"24@d6w","by":"person","chance":[],"points":60,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('ZJL2E', 87, 1794892825927, '{"v":2,"events":[{"seat":1,"move":"=38","by":"person","chance":["deal 12 17 19 45"],"points":60,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('ZJL2E', 88, 1794892825930, '{"v":2,"events":[{"seat":0,"move":"6x","by":"person","chance":[],"points":49,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('ZJL2E', 89, 1794892825932, '{"v":2,"events":[{"seat":0,"move":"=12","by":"person","chance":[],"points":49,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('ZJL2E', 90, 1794892825935, '{"v":2,"events":[{"seat":1,"move":"30@i6s","by":"person","chance":[],"points":63,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('ZJL2E', 91, 1794892825939, '{"v":2,"events":[{"seat":1,"move":"=17","by":"person","chance":[],"points":63,"spent":4,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('ZJL2E', 92, 1794892825942, '{"v":2,"events":[{"seat":0,"move":"33x","by":"person","chance":[],"points":49,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('ZJL2E', 93, 1794892825945, '{"v":2,"events":[{"seat":0,"move":"=19","by":"person","chance":[],"points":49,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('ZJL2E', 94, 1794892825949, '{"v":2,"events":[{"seat":1,"move":"38@c7e","by":"person","chance":[],"points":65,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('ZJL2E', 95, 1794892825952, '{"v":2,"events":[{"seat":1,"move":"=45","by":"person","chance":[],"points":65,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('ZJL2E', 96, 1794892825954, '{"v":2,"events":[{"seat":0,"move":"12x","by":"person","chance":[],"points":49,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('ZJL2E', 97, 1794892825957, '{"v":2,"events":[{"seat":1,"move":"17@e6n","by":"person","chance":[],"points":69,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('ZJL2E', 98, 1794892825961, '{"v":2,"events":[{"seat":0,"move":"19@i6n","by":"person","chance":[],"points":64,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('ZJL2E', 99, 1794892825965, '{"v":2,"events":[{"seat":1,"move":"45x","by":"person","chance":[],"points":69,"spent":3,"type":"moved"},{"result":{"places":[2,1],"winners":[1],"scores":[{"total":64,"territories":64,"harmony":0,"middle_kingdom":0,"largest":11,"crowns":13,"harmony_reason":{"code":"harmony_gaps","facts":{"empty":6}},"middle_kingdom_reason":{"code":"middle_not_played","facts":{}}},{"total":69,"territories":69,"harmony":0,"middle_kingdom":0,"largest":8,"crowns":23,"harmony_reason":{"code":"harmony_gaps","facts":{"empty":2}},"middle_kingdom_reason":{"code":"middle_not_played","facts":{}}}],"decided_by":"points","seed":"15063399697783165394445361695045641654526002929409611131323770920172090134717","salt":"ec9c4f699d9bfe7cd98b7a5fdcc001e28ec63a8570aa8a254ff182a617987e4a","deck":[13,27,29,16,34,40,22,20,31,25,14,28,48,35,7,4,32,36,26,5,8,42,44,46,10,47,3,41,1,18,43,23,21,11,39,37,24,9,15,2,33,6,30,38,12,45,19,17]},"type":"finished"}]}');
INSERT INTO public.entries VALUES ('KO8A7', 1, 1794892825976, '{"v":2,"events":[{"rules":"2 classic","dynasty":false,"listed":false,"clock":null,"fixed_deck":false,"host":1,"type":"created"},{"seat":0,"guest":1,"name":"Anna","type":"sat"}]}');
INSERT INTO public.entries VALUES ('KO8A7', 2, 1794892825987, '{"v":2,"events":[{"seat":1,"guest":2,"name":"Boris","type":"sat"}]}');
INSERT INTO public.entries VALUES ('KO8A7', 3, 1794892825992, '{"v":2,"events":[{"game":"KO8A7-1","number":1,"commitment":"eab874839b991a0147ae65dae0ade2ed70d8e1f344c39ff0a3663e130bf6a454","chance":["kings 0 0 1 1","deal 15 31 35 42"],"type":"began"}]}');
INSERT INTO public.entries VALUES ('KO8A7', 4, 1794892825997, '{"v":2,"events":[{"seat":0,"move":"=15","by":"person","chance":[],"points":0,"spent":4,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('KO8A7', 5, 1794892826000, '{"v":2,"events":[{"seat":0,"move":"=31","by":"person","chance":[],"points":0,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('KO8A7', 6, 1794892826004, '{"v":2,"events":[{"seat":1,"move":"=35","by":"person","chance":[],"points":0,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('KO8A7', 7, 1794892826006, '{"v":2,"events":[{"seat":1,"move":"=42","by":"person","chance":["deal 1 17 20 38"],"points":0,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('KO8A7', 8, 1794892826010, '{"v":2,"events":[{"seat":0,"move":"15@g5n","by":"person","chance":[],"points":0,"spent":4,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('KO8A7', 9, 1794892826014, '{"v":2,"events":[{"seat":0,"move":"=1","by":"person","chance":[],"points":0,"spent":4,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('KO8A7', 10, 1794892826019, '{"v":2,"events":[{"seat":0,"move":"31@g3n","by":"person","chance":[],"points":1,"spent":4,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('KO8A7', 11, 1794892826022, '{"v":2,"events":[{"seat":0,"move":"=17","by":"person","chance":[],"points":1,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('KO8A7', 12, 1794892826028, '{"v":2,"events":[{"seat":1,"move":"35@g5n","by":"person","chance":[],"points":1,"spent":6,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('KO8A7', 13, 1794892826031, '{"v":2,"events":[{"seat":1,"move":"=20","by":"person","chance":[],"points":1,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('KO8A7', 14, 1794892826034, '{"v":2,"events":[{"seat":1,"move":"42@g4e","by":"person","chance":[],"points":4,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('KO8A7', 15, 1794892826037, '{"v":2,"events":[{"seat":1,"move":"=38","by":"person","chance":["deal 5 11 14 24"],"points":4,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('KO8A7', 16, 1794892826041, '{"v":2,"events":[{"seat":0,"move":"1@f3n","by":"person","chance":[],"points":1,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('KO8A7', 17, 1794892826045, '{"v":2,"events":[{"seat":0,"move":"=5","by":"person","chance":[],"points":1,"spent":4,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('KO8A7', 18, 1794892826049, '{"v":2,"events":[{"seat":0,"move":"17@i3w","by":"person","chance":[],"points":2,"spent":4,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('KO8A7', 19, 1794892826052, '{"v":2,"events":[{"seat":0,"move":"=11","by":"person","chance":[],"points":2,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('KO8A7', 20, 1794892826056, '{"v":2,"events":[{"seat":1,"move":"20@f3n","by":"person","chance":[],"points":6,"spent":4,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('KO8A7', 21, 1794892826059, '{"v":2,"events":[{"seat":1,"move":"=14","by":"person","chance":[],"points":6,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('KO8A7', 22, 1794892826063, '{"v":2,"events":[{"seat":1,"move":"38@e3n","by":"person","chance":[],"points":8,"spent":4,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('KO8A7', 23, 1794892826067, '{"v":2,"events":[{"seat":1,"move":"=24","by":"person","chance":["deal 7 41 44 46"],"points":8,"spent":4,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('KO8A7', 24, 1794892826070, '{"v":2,"events":[{"seat":0,"move":"5@j3n","by":"person","chance":[],"points":2,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('KO8A7', 25, 1794892826073, '{"v":2,"events":[{"seat":0,"move":"=7","by":"person","chance":[],"points":2,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('KO8A7', 26, 1794892826077, '{"v":2,"events":[{"seat":0,"move":"11@f5n","by":"person","chance":[],"points":2,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('KO8A7', 27, 1794892826080, '{"v":2,"events":[{"seat":0,"move":"=41","by":"person","chance":[],"points":2,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('KO8A7', 28, 1794892826083, '{"v":2,"events":[{"seat":1,"move":"14@d3n","by":"person","chance":[],"points":9,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('KO8A7', 29, 1794892826087, '{"v":2,"events":[{"seat":1,"move":"=44","by":"person","chance":[],"points":9,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('KO8A7', 30, 1794892826091, '{"v":2,"events":[{"seat":1,"move":"24@h3w","by":"person","chance":[],"points":11,"spent":4,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('KO8A7', 31, 1794892826095, '{"v":2,"events":[{"seat":1,"move":"=46","by":"person","chance":["deal 3 22 29 36"],"points":11,"spent":4,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('KO8A7', 32, 1794892826100, '{"v":2,"events":[{"seat":0,"move":"7@h4n","by":"person","chance":[],"points":4,"spent":4,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('KO8A7', 33, 1794892826104, '{"v":2,"events":[{"seat":0,"move":"=3","by":"person","chance":[],"points":4,"spent":4,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('KO8A7', 34, 1794892826108, '{"v":2,"events":[{"seat":0,"move":"41@h6n","by":"person","chance":[],"points":6,"spent":4,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('KO8A7', 35, 1794892826114, '{"v":2,"events":[{"seat":0,"move":"=22","by":"person","chance":[],"points":6,"spent":6,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('KO8A7', 36, 1794892826119, '{"v":2,"events":[{"seat":1,"move":"44@d5e","by":"person","chance":[],"points":16,"spent":5,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('KO8A7', 37, 1794892826124, '{"v":2,"events":[{"seat":1,"move":"=29","by":"person","chance":[],"points":16,"spent":5,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('KO8A7', 38, 1794892826129, '{"v":2,"events":[{"seat":1,"move":"46@f5n","by":"person","chance":[],"points":21,"spent":5,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('KO8A7', 39, 1794892826134, '{"v":2,"events":[{"seat":1,"move":"=36","by":"person","chance":["deal 6 30 33 37"],"points":21,"spent":5,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('KO8A7', 40, 1794892826139, '{"v":2,"events":[{"seat":0,"move":"3@i4n","by":"person","chance":[],"points":6,"spent":4,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('KO8A7', 41, 1794892826142, '{"v":2,"events":[{"seat":0,"move":"=6","by":"person","chance":[],"points":6,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('KO8A7', 42, 1794892826148, '{"v":2,"events":[{"seat":0,"move":"22@i6n","by":"person","chance":[],"points":8,"spent":5,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('KO8A7', 43, 1794892826152, '{"v":2,"events":[{"seat":0,"move":"=30","by":"person","chance":[],"points":8,"spent":4,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('KO8A7', 44, 1794892826156, '{"v":2,"events":[{"seat":1,"move":"29@e6w","by":"person","chance":[],"points":22,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('KO8A7', 45, 1794892826160, '{"v":2,"events":[{"seat":1,"move":"=33","by":"person","chance":[],"points":22,"spent":4,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('KO8A7', 46, 1794892826163, '{"v":2,"events":[{"seat":1,"move":"36@h6n","by":"person","chance":[],"points":23,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('KO8A7', 47, 1794892826167, '{"v":2,"events":[{"seat":1,"move":"=37","by":"person","chance":[],"points":23,"spent":4,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('KO8A7', 48, 1794892826170, '{"v":2,"events":[{"seat":0,"move":"6@j5n","by":"person","chance":[],"points":8,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('KO8A7', 49, 1794892826174, '{"v":2,"events":[{"seat":0,"move":"30x","by":"person","chance":[],"points":8,"spent":4,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('KO8A7', 50, 1794892826178, '{"v":2,"events":[{"seat":1,"move":"33@d7e","by":"person","chance":[],"points":25,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('KO8A7', 51, 1794892826182, '{"v":2,"events":[{"seat":1,"move":"37x","by":"person","chance":[],"points":25,"spent":3,"type":"moved"},{"result":{"places":[2,1],"winners":[1],"scores":[{"total":8,"territories":8,"harmony":0,"middle_kingdom":0,"largest":7,"crowns":4,"harmony_reason":{"code":"harmony_not_played","facts":{}},"middle_kingdom_reason":{"code":"middle_not_played","facts":{}}},{"total":25,"territories":25,"harmony":0,"middle_kingdom":0,"largest":4,"crowns":13,"harmony_reason":{"code":"harmony_not_played","facts":{}},"middle_kingdom_reason":{"code":"middle_not_played","facts":{}}}],"decided_by":"points","seed":"54843329416049906411566006725728797004438714851838592622697141428156034252494","salt":"6b6877c41fac3c2dcf7f4d118dbef1197e700debda8701815b0968fe3664fd6c","deck":[35,42,15,31,1,17,38,20,11,14,24,5,46,44,7,41,3,22,36,29,37,30,33,6]},"type":"finished"}]}');
INSERT INTO public.entries VALUES ('KO8A7', 52, 1794892826189, '{"v":2,"events":[{"seat":1,"type":"wants_again"}]}');
INSERT INTO public.entries VALUES ('KO8A7', 53, 1794892826193, '{"v":2,"events":[{"seat":0,"type":"wants_again"},{"game":"KO8A7-2","number":2,"commitment":"8f9c56c2945dfc92434e765b41a1f5b4f36238b88b62ea930e50a1c5ac3cfcbe","chance":["kings 0 1 1 0","deal 7 11 23 38"],"type":"began"}]}');
INSERT INTO public.entries VALUES ('D5242', 3, 1794892826222, '{"v":2,"events":[{"game":"D5242-1","number":1,"commitment":"591f877b41b61afaeeb040a06cf771f8233e05959fb2738035e64373448fe448","chance":["kings 0 1 0 1","deal 2 9 15 32"],"type":"began"}]}');
INSERT INTO public.entries VALUES ('D5242', 4, 1794892826228, '{"v":2,"events":[{"seat":0,"move":"=2","by":"person","chance":[],"points":0,"spent":6,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('D5242', 5, 1794892826231, '{"v":2,"events":[{"seat":1,"move":"=9","by":"person","chance":[],"points":0,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('D5242', 6, 1794892826234, '{"v":2,"events":[{"seat":0,"move":"=15","by":"person","chance":[],"points":0,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('D5242', 7, 1794892826236, '{"v":2,"events":[{"seat":1,"move":"=32","by":"person","chance":["deal 20 29 34 48"],"points":0,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('D5242', 8, 1794892826239, '{"v":2,"events":[{"seat":0,"move":"2@g5n","by":"person","chance":[],"points":0,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('D5242', 9, 1794892826242, '{"v":2,"events":[{"seat":0,"move":"=20","by":"person","chance":[],"points":0,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('D5242', 10, 1794892826246, '{"v":2,"events":[{"seat":1,"move":"9@g5n","by":"person","chance":[],"points":0,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('D5242', 11, 1794892826249, '{"v":2,"events":[{"seat":1,"move":"=29","by":"person","chance":[],"points":0,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('D5242', 12, 1794892826252, '{"v":2,"events":[{"seat":0,"move":"15@g4e","by":"person","chance":[],"points":0,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('D5242', 13, 1794892826256, '{"v":2,"events":[{"seat":0,"move":"=34","by":"person","chance":[],"points":0,"spent":4,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('D5242', 14, 1794892826259, '{"v":2,"events":[{"seat":1,"move":"32@g4e","by":"person","chance":[],"points":3,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('D5242', 15, 1794892826262, '{"v":2,"events":[{"seat":1,"move":"=48","by":"person","chance":["deal 36 42 45 47"],"points":3,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('D5242', 16, 1794892826266, '{"v":2,"events":[{"seat":0,"move":"20@g3e","by":"person","chance":[],"points":4,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('D5242', 17, 1794892826268, '{"v":2,"events":[{"seat":0,"move":"=36","by":"person","chance":[],"points":4,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('D5242', 18, 1794892826274, '{"v":2,"events":[{"seat":1,"move":"29@h3e","by":"person","chance":[],"points":5,"spent":5,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('D5242', 19, 1794892826276, '{"v":2,"events":[{"seat":1,"move":"=42","by":"person","chance":[],"points":5,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('D5242', 20, 1794892826280, '{"v":2,"events":[{"seat":0,"move":"34@i3n","by":"person","chance":[],"points":6,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('D5242', 21, 1794892826282, '{"v":2,"events":[{"seat":0,"move":"=45","by":"person","chance":[],"points":6,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('D5242', 22, 1794892826285, '{"v":2,"events":[{"seat":1,"move":"48@f6n","by":"person","chance":[],"points":8,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('D5242', 23, 1794892826288, '{"v":2,"events":[{"seat":1,"move":"=47","by":"person","chance":["deal 7 8 25 40"],"points":8,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('D5242', 24, 1794892826294, '{"v":2,"events":[{"seat":0,"move":"36@f3n","by":"person","chance":[],"points":8,"spent":6,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('D5242', 25, 1794892826297, '{"v":2,"events":[{"seat":0,"move":"=7","by":"person","chance":[],"points":8,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('D5242', 26, 1794892826301, '{"v":2,"events":[{"seat":1,"move":"42@g3w","by":"person","chance":[],"points":11,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('D5242', 27, 1794892826303, '{"v":2,"events":[{"seat":1,"move":"=8","by":"person","chance":[],"points":11,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('D5242', 28, 1794892826306, '{"v":2,"events":[{"seat":0,"move":"45@e4s","by":"person","chance":[],"points":11,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('D5242', 29, 1794892826311, '{"v":2,"events":[{"seat":0,"move":"=25","by":"person","chance":[],"points":11,"spent":5,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('D5242', 30, 1794892826315, '{"v":2,"events":[{"seat":1,"move":"47@e6n","by":"person","chance":[],"points":18,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('D5242', 31, 1794892826319, '{"v":2,"events":[{"seat":1,"move":"=40","by":"person","chance":["deal 6 19 22 33"],"points":18,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('D5242', 32, 1794892826322, '{"v":2,"events":[{"seat":0,"move":"7@f6n","by":"person","chance":[],"points":11,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('D5242', 33, 1794892826326, '{"v":2,"events":[{"seat":0,"move":"=6","by":"person","chance":[],"points":11,"spent":4,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('D5242', 34, 1794892826330, '{"v":2,"events":[{"seat":1,"move":"8@e4e","by":"person","chance":[],"points":20,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('D5242', 35, 1794892826501, '{"v":2,"events":[{"seat":1,"move":"=19","by":"person","chance":[],"points":20,"spent":171,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('D5242', 36, 1794892826504, '{"v":2,"events":[{"seat":0,"move":"25@e5e","by":"person","chance":[],"points":13,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('D5242', 37, 1794892826510, '{"v":2,"events":[{"seat":0,"move":"=22","by":"person","chance":[],"points":13,"spent":6,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('D5242', 38, 1794892826513, '{"v":2,"events":[{"seat":1,"move":"40@e5e","by":"person","chance":[],"points":21,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('D5242', 39, 1794892826515, '{"v":2,"events":[{"seat":1,"move":"=33","by":"person","chance":["deal 17 21 27 43"],"points":21,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('D5242', 40, 1794892826520, '{"v":2,"events":[{"seat":0,"move":"6@h5e","by":"person","chance":[],"points":13,"spent":5,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('D5242', 41, 1794892826523, '{"v":2,"events":[{"seat":0,"move":"=17","by":"person","chance":[],"points":13,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('D5242', 42, 1794892826529, '{"v":2,"events":[{"seat":1,"move":"19@i5s","by":"person","chance":[],"points":23,"spent":6,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('D5242', 43, 1794892826532, '{"v":2,"events":[{"seat":1,"move":"=21","by":"person","chance":[],"points":23,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('D5242', 44, 1794892826536, '{"v":2,"events":[{"seat":0,"move":"22@h6n","by":"person","chance":[],"points":22,"spent":4,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('D5242', 45, 1794892826544, '{"v":2,"events":[{"seat":0,"move":"=27","by":"person","chance":[],"points":22,"spent":7,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('D5242', 46, 1794892826564, '{"v":2,"events":[{"seat":1,"move":"33@h5n","by":"person","chance":[],"points":31,"spent":19,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('GNSNK', 13, 1794892826564, '{"v":2,"events":[{"seat":0,"move":"14@h6e","by":"clock","chance":[],"points":0,"spent":1012,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('D5242', 47, 1794892826567, '{"v":2,"events":[{"seat":1,"move":"=43","by":"person","chance":[],"points":31,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('D5242', 48, 1794892826573, '{"v":2,"events":[{"seat":0,"move":"17@e6n","by":"person","chance":[],"points":23,"spent":6,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('D5242', 49, 1794892826578, '{"v":2,"events":[{"seat":1,"move":"21@i6n","by":"person","chance":[],"points":34,"spent":4,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('D5242', 50, 1794892826583, '{"v":2,"events":[{"seat":0,"move":"27@i6n","by":"person","chance":[],"points":27,"spent":5,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('D5242', 51, 1794892826585, '{"v":2,"events":[{"seat":1,"move":"43x","by":"person","chance":[],"points":34,"spent":2,"type":"moved"},{"result":{"places":[2,1],"winners":[1],"scores":[{"total":27,"territories":27,"harmony":0,"middle_kingdom":0,"largest":8,"crowns":8,"harmony_reason":{"code":"harmony_not_played","facts":{}},"middle_kingdom_reason":{"code":"middle_not_played","facts":{}}},{"total":34,"territories":34,"harmony":0,"middle_kingdom":0,"largest":7,"crowns":13,"harmony_reason":{"code":"harmony_not_played","facts":{}},"middle_kingdom_reason":{"code":"middle_not_played","facts":{}}}],"decided_by":"points","seed":"24775591230095559547707382402057446927619308944019761041539659720849930175746","salt":"71053d6626aed16a5a918832e776f5a415448d771f741f1b9f23c33fc043deac","deck":[32,15,9,2,29,20,34,48,45,47,36,42,7,25,40,8,19,22,33,6,17,43,27,21]},"type":"finished"}]}');
INSERT INTO public.entries VALUES ('QWY47', 3, 1794892826626, '{"v":2,"events":[{"game":"QWY47-1","number":1,"commitment":"883e8daf55eb4f255da583ae0ff71d27326ad4cbc3601caa0fdfcccdab170b6e","chance":["kings 0 1 1 0","deal 9 11 13 48"],"type":"began"}]}');
INSERT INTO public.entries VALUES ('QWY47', 4, 1794892826631, '{"v":2,"events":[{"seat":0,"move":"=9","by":"person","chance":[],"points":0,"spent":5,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('QWY47', 5, 1794892826634, '{"v":2,"events":[{"seat":1,"move":"=11","by":"person","chance":[],"points":0,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('QWY47', 6, 1794892826641, '{"v":2,"events":[{"seat":1,"move":"=13","by":"person","chance":[],"points":0,"spent":7,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('QWY47', 7, 1794892826644, '{"v":2,"events":[{"seat":0,"move":"=48","by":"person","chance":["deal 21 22 27 46"],"points":0,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('QWY47', 8, 1794892826651, '{"v":2,"events":[{"seat":0,"move":"9@g5n","by":"person","chance":[],"points":0,"spent":6,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('QWY47', 9, 1794892826668, '{"v":2,"events":[{"seat":0,"move":"=21","by":"person","chance":[],"points":0,"spent":17,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('QWY47', 10, 1794892826671, '{"v":2,"events":[{"seat":1,"move":"11@g5n","by":"person","chance":[],"points":0,"spent":2,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('QWY47', 11, 1794892826700, '{"v":2,"events":[{"seat":1,"type":"stood"}]}');
INSERT INTO public.entries VALUES ('D5242', 52, 1794892826707, '{"v":2,"events":[{"seat":1,"type":"stood"}]}');
INSERT INTO public.entries VALUES ('QWY47', 1, 1794892826604, '{"v":2,"events":[{"rules":"2 classic","dynasty":false,"listed":false,"clock":null,"fixed_deck":false,"host":1,"type":"created"},{"seat":0,"guest":1,"name":"Anna","type":"sat"}]}');
INSERT INTO public.entries VALUES ('QWY47', 2, 1794892826622, '{"v":2,"events":[{"seat":1,"guest":3,"name":"","type":"sat"}]}');
INSERT INTO public.entries VALUES ('D5242', 1, 1794892826206, '{"v":2,"events":[{"rules":"2 classic","dynasty":false,"listed":false,"clock":null,"fixed_deck":false,"host":1,"type":"created"},{"seat":0,"guest":1,"name":"Anna","type":"sat"}]}');
INSERT INTO public.entries VALUES ('D5242', 2, 1794892826217, '{"v":2,"events":[{"seat":1,"guest":3,"name":"","type":"sat"}]}');
INSERT INTO public.entries VALUES ('WZ2ZB', 1, 1794892826817, '{"v":2,"events":[{"rules":"3 classic","dynasty":false,"listed":false,"clock":null,"fixed_deck":false,"host":1,"type":"created"},{"seat":0,"guest":1,"name":"Anna","type":"sat"},{"seat":2,"level":"page","type":"bot_sat"}]}');
INSERT INTO public.entries VALUES ('WZ2ZB', 2, 1794892826859, '{"v":2,"events":[{"seat":1,"guest":2,"name":"Boris","type":"sat"}]}');
INSERT INTO public.entries VALUES ('WZ2ZB', 3, 1794892826864, '{"v":2,"events":[{"game":"WZ2ZB-1","number":1,"commitment":"30ff8dda8469d87b72ffc9954f23a94a8c017e0790ffc801e1b50fed114ffedc","chance":["kings 1 2 0","deal 19 20 43"],"type":"began"}]}');
INSERT INTO public.entries VALUES ('WZ2ZB', 4, 1794892826893, '{"v":2,"events":[{"seat":1,"level":"page","why":"host","type":"stood_in"}]}');
INSERT INTO public.entries VALUES ('WZ2ZB', 5, 1794892826901, '{"v":2,"events":[{"seat":1,"move":"=43","by":"bot","chance":[],"points":0,"spent":37,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('WZ2ZB', 6, 1794892826904, '{"v":2,"events":[{"seat":2,"move":"=20","by":"bot","chance":[],"points":0,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('WZ2ZB', 7, 1794892826913, '{"v":2,"events":[{"seat":0,"move":"=19","by":"person","chance":["deal 18 22 36"],"points":0,"spent":9,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('WZ2ZB', 8, 1794892826919, '{"v":2,"events":[{"seat":0,"move":"19@g5n","by":"person","chance":[],"points":1,"spent":5,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('WZ2ZB', 9, 1794892826925, '{"v":2,"events":[{"seat":0,"move":"=18","by":"person","chance":[],"points":1,"spent":6,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('WZ2ZB', 10, 1794892826934, '{"v":2,"events":[{"seat":2,"move":"20@e7e","by":"bot","chance":[],"points":1,"spent":9,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('WZ2ZB', 11, 1794892826937, '{"v":2,"events":[{"seat":2,"move":"=22","by":"bot","chance":[],"points":1,"spent":3,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('WZ2ZB', 12, 1794892827101, '{"v":2,"events":[{"seat":1,"move":"43@g8e","by":"bot","chance":[],"points":2,"spent":164,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('WZ2ZB', 13, 1794892827110, '{"v":2,"events":[{"seat":1,"move":"=36","by":"bot","chance":["deal 27 37 38"],"points":2,"spent":8,"type":"moved"}]}');
INSERT INTO public.entries VALUES ('WZ2ZB', 14, 1794892827122, '{"v":2,"events":[{"seat":0,"move":"18@f6n","by":"person","chance":[],"points":1,"spent":11,"type":"moved"}]}');
INSERT INTO public.games VALUES ('OFXWT-1', 'OFXWT', 1, '2 classic', '["Anna", "Boris"]', '[1, 2]', '21 25', '2 1', '[Ruleset "2 classic"]
[Players "Anna, Boris"]
[Result "2:21 1:25"]
[Commitment "513c9c1dc81914077f5f5f9a1f1301d8d0892fc1f6ee08929e6826fa70f322ab"]
[Seed "33748833174910531318945691116381875381403666815926460056857190136425859714182"]
[Salt "1f60e071e8b1cb4b1afd231654ca5148c8ba84d5729f513dcfba8fe32ddef93b"]
[Deck "12 16 29 30 24 26 46 23 40 42 37 13 45 43 2 35 4 18 19 7 28 48 22 36"]
kings 1 0 1 0
deal 12 16 29 30 =12 =16 =29 =30
deal 23 24 26 46 12@g5n =23 16@g5n =24 29@f6n =26 30@g3n =46
deal 13 37 40 42 23@h6n =13 24@f3n =37 26@h4n =40 46@f6n =42
deal 2 35 43 45 13@g3n =2 37@h3n =35 40@e3e =43 42@i3n =45
deal 4 7 18 19 2@h3e =4 35@j3n =7 43@f4n =18 45@i5w =19
deal 22 28 36 48 4@i4n =22 7@h6n =28 18@e6n =36 19@j6s =48 22@e4n 28@i6n 36@i6n
48x
', 1794892824880);
INSERT INTO public.games VALUES ('L3STF-1', 'L3STF', 1, '2 revised', '["Anna", "Anna"]', '[1, 1]', '13 29', '2 1', '[Ruleset "2 revised"]
[Players "Anna, Anna"]
[Result "2:13 1:29"]
[Commitment "5d2dd314c604ec072db028f4b3efe5ef1ca83c62dd79102d3eccf3b8b75dccb1"]
[Seed "85381563934482665406960463458956151714496859996130749094225804759880881539644"]
[Salt "4ce4621a96461537225e2379f29d3932284ff1d287c11927d7ee1d3eac10cae5"]
[Deck "5 26 2 7 1 13 47 27 25 37 8 24 21 29 4 39 45 10 33 34 23 43 32 16"]
kings 0 1 1 0
deal 2 5 7 26 =2 =5 =7 =26
deal 1 13 27 47 2@g5n =1 5@g5n =13 7@f6n =27 26@g3n =47
deal 8 24 25 37 1@f3n =8 13@g3n =24 27@e3e =25 47@f6n =37
deal 4 21 29 39 8@h6n =4 24@d3n =21 25@c3n =29 37@h5e =39
deal 10 33 34 45 4@h3n =10 21@e4n =33 29@f4n =34 39@i4e =45
deal 16 23 32 43 10@i3e =16 33@e6n =23 34@d6n =32 45x =43 16@j6s 23@c5n 32x
43@i6n
', 1794892825157);
INSERT INTO public.games VALUES ('L3STF-2', 'L3STF', 2, '2 revised', '["Anna", "Anna"]', '[1, 1]', '27 8', '1 2', '[Ruleset "2 revised"]
[Players "Anna, Anna"]
[Result "1:27 2:8"]
[Commitment "c37858527f6332d875d11d75e3dbef51611892da09e7aca98873d7acf39d7331"]
[Seed "114395297345407333838100832110739338324031325519749596858965825915580201369961"]
[Salt "d0c555de277f1e9bcf9672e148a933c2e7598e620df32d74dace52f5b08be608"]
[Deck "25 34 12 29 36 14 17 43 9 33 20 26 13 38 21 39 4 7 37 48 45 2 15 46"]
kings 1 1 0 0
deal 12 25 29 34 =12 =25 =29 =34
deal 14 17 36 43 12@g5n =14 25@f6n =17 29@g5n =36 34@g3n =43
deal 9 20 26 33 14@h6n =9 17@f5s =20 36@f5n =26 43@f4s =33
deal 13 21 38 39 9@e3n =13 20@d3n =21 26@e3n =38 33@c3e =39
deal 4 7 37 48 13@d5e =4 21@h5s =7 38@d4n =37 39@c4n =48
deal 2 15 45 46 4@d6e =2 7@f3e =15 37@e5n =45 48@e7e =46 2@d7e 15x 45@d6n 46@c6n
', 1794892825415);
INSERT INTO public.games VALUES ('L3STF-3', 'L3STF', 3, '2 revised', '["Anna", "Anna"]', '[1, 1]', '29 9', '1 2', '[Ruleset "2 revised"]
[Players "Anna, Anna"]
[Result "1:29 2:9"]
[Commitment "3049bbb2c6d72b2c32b64a568610505c3f2f530e9416d3703ec6ad37d732b2e4"]
[Seed "13824467577665815769014032927742978166336146752179854879046042562020042949029"]
[Salt "35d3f0af155d08be126563c2eaa3177d305af76796c97e44ac893c0692ad1753"]
[Deck "42 7 47 46 20 38 44 1 13 3 24 9 4 36 43 31 15 8 28 34 40 41 14 18"]
kings 1 0 1 0
deal 7 42 46 47 =7 =42 =46 =47
deal 1 20 38 44 7@g5n =1 42@g5n =20 46@f6n =38 47@f6n =44
deal 3 9 13 24 1@h6n =3 20@g3n =9 38@f4n =13 44@f4n =24
deal 4 31 36 43 3@f8e =4 9@h3n =31 13@e4n =36 24@e3e =43
deal 8 15 28 34 4@d4n =8 31@i3n =15 36@g4e =28 43@e4n =34
deal 14 18 40 41 8x =14 15@h5n =18 28@d6n =40 34@h7e =41 14@e6n 18@i5n 40x 41x
', 1794892825578);
INSERT INTO public.games VALUES ('ZJL2E-1', 'ZJL2E', 1, '2 classic mighty-duel harmony', '["Anna", "Boris"]', '[1, 2]', '64 69', '2 1', '[Ruleset "2 classic mighty-duel harmony"]
[Players "Anna, Boris"]
[Result "2:64 1:69"]
[Commitment "16aa569e611029e7a29e5a6cb2c672f532903aaa2b886330cae07fadd1084e23"]
[Seed "15063399697783165394445361695045641654526002929409611131323770920172090134717"]
[Salt "ec9c4f699d9bfe7cd98b7a5fdcc001e28ec63a8570aa8a254ff182a617987e4a"]
[Deck "13 27 29 16 34 40 22 20 31 25 14 28 48 35 7 4 32 36 26 5 8 42 44 46 10 47 3 41 1 18 43 23 21 11 39 37 24 9 15 2 33 6 30 38 12 45 19 17"]
kings 0 1 0 1
deal 13 16 27 29 =13 =16 =27 =29
deal 20 22 34 40 13@g5n =20 16@g5n =22 27@g3n =34 29@f6n =40
deal 14 25 28 31 20@f4n =14 22@g4e =25 34@g1n =28 40@g2n =31
deal 4 7 35 48 14@e1e =4 25@f2n =7 28@i1w =35 31@e2n =48
deal 5 26 32 36 4@j1n =5 7@d1n =26 35@k1n =32 48@f1e =36
deal 8 42 44 46 5@e2e =8 26@h2n =42 32@h2n =44 36@d3n =46
deal 3 10 41 47 8@i2n =3 42@c1n =10 44@f6n =41 46@i1w =47
deal 1 18 23 43 3@e3n =1 10@c3n =18 41@h4n =23 47@i2n =43
deal 11 21 37 39 1@i4n =11 18@f4w =21 23@j4n =37 43@f5w =39
deal 2 9 15 24 11@e5n =2 21@c5e =9 37@j3e =15 39@h5n =24
deal 6 30 33 38 2@k4n =6 9@h7e =30 15@h6n =33 24@d6w =38
deal 12 17 19 45 6x =12 30@i6s =17 33x =19 38@c7e =45 12x 17@e6n 19@i6n 45x
', 1794892825965);
INSERT INTO public.games VALUES ('KO8A7-1', 'KO8A7', 1, '2 classic', '["Anna", "Boris"]', '[1, 2]', '8 25', '2 1', '[Ruleset "2 classic"]
[Players "Anna, Boris"]
[Result "2:8 1:25"]
[Commitment "eab874839b991a0147ae65dae0ade2ed70d8e1f344c39ff0a3663e130bf6a454"]
[Seed "54843329416049906411566006725728797004438714851838592622697141428156034252494"]
[Salt "6b6877c41fac3c2dcf7f4d118dbef1197e700debda8701815b0968fe3664fd6c"]
[Deck "35 42 15 31 1 17 38 20 11 14 24 5 46 44 7 41 3 22 36 29 37 30 33 6"]
kings 0 0 1 1
deal 15 31 35 42 =15 =31 =35 =42
deal 1 17 20 38 15@g5n =1 31@g3n =17 35@g5n =20 42@g4e =38
deal 5 11 14 24 1@f3n =5 17@i3w =11 20@f3n =14 38@e3n =24
deal 7 41 44 46 5@j3n =7 11@f5n =41 14@d3n =44 24@h3w =46
deal 3 22 29 36 7@h4n =3 41@h6n =22 44@d5e =29 46@f5n =36
deal 6 30 33 37 3@i4n =6 22@i6n =30 29@e6w =33 36@h6n =37 6@j5n 30x 33@d7e 37x
', 1794892826182);
INSERT INTO public.games VALUES ('D5242-1', 'D5242', 1, '2 classic', '["Anna", ""]', '[1, null]', '27 34', '2 1', '[Ruleset "2 classic"]
[Players "Anna, "]
[Result "2:27 1:34"]
[Commitment "591f877b41b61afaeeb040a06cf771f8233e05959fb2738035e64373448fe448"]
[Seed "24775591230095559547707382402057446927619308944019761041539659720849930175746"]
[Salt "71053d6626aed16a5a918832e776f5a415448d771f741f1b9f23c33fc043deac"]
[Deck "32 15 9 2 29 20 34 48 45 47 36 42 7 25 40 8 19 22 33 6 17 43 27 21"]
kings 0 1 0 1
deal 2 9 15 32 =2 =9 =15 =32
deal 20 29 34 48 2@g5n =20 9@g5n =29 15@g4e =34 32@g4e =48
deal 36 42 45 47 20@g3e =36 29@h3e =42 34@i3n =45 48@f6n =47
deal 7 8 25 40 36@f3n =7 42@g3w =8 45@e4s =25 47@e6n =40
deal 6 19 22 33 7@f6n =6 8@e4e =19 25@e5e =22 40@e5e =33
deal 17 21 27 43 6@h5e =17 19@i5s =21 22@h6n =27 33@h5n =43 17@e6n 21@i6n 27@i6n
43x
', 1794892826585);
INSERT INTO public.games_guests VALUES (1, 1794892824880, 'OFXWT-1');
INSERT INTO public.games_guests VALUES (2, 1794892824880, 'OFXWT-1');
INSERT INTO public.games_guests VALUES (1, 1794892825157, 'L3STF-1');
INSERT INTO public.games_guests VALUES (1, 1794892825415, 'L3STF-2');
INSERT INTO public.games_guests VALUES (1, 1794892825578, 'L3STF-3');
INSERT INTO public.games_guests VALUES (1, 1794892825965, 'ZJL2E-1');
INSERT INTO public.games_guests VALUES (2, 1794892825965, 'ZJL2E-1');
INSERT INTO public.games_guests VALUES (1, 1794892826182, 'KO8A7-1');
INSERT INTO public.games_guests VALUES (2, 1794892826182, 'KO8A7-1');
INSERT INTO public.games_guests VALUES (1, 1794892826585, 'D5242-1');
INSERT INTO public.guests OVERRIDING SYSTEM VALUE VALUES (1, 'Anna', 'en', 1794892819230);
INSERT INTO public.guests OVERRIDING SYSTEM VALUE VALUES (2, 'Boris', 'en', 1794892819257);
INSERT INTO public.hidden VALUES ('MJVPF-1', 'MJVPF', '2 revised mighty-duel harmony middle-kingdom', '71758234550467660307290343190274652284097267055156899599071879387513862628993', '74bdb025cc8c8bd25ed82e66c0b918c4d1ceccfee745b9844417f977d64ccb10', '40 6 41 17 9 3 11 12 1 22 25 43 18 19 44 10 20 48 23 7 46 32 39 8 16 34 42 31 15 28 13 35 38 27 36 24 29 4 14 2 45 21 37 47 5 30 33 26', '0 0 1 1');
INSERT INTO public.hidden VALUES ('SNFTN-1', 'SNFTN', '4 classic harmony', '55305902451673531943068026637105933336702620660523785076523850513333201054739', 'dddbbb3a652e8940558bee0ee4dbc1945867a3bd13e6c948d51be2729fa60b20', '17 16 4 26 38 46 36 44 19 23 33 39 31 40 45 11 18 35 10 15 29 8 25 5 32 9 3 27 30 22 34 48 12 6 20 41 28 42 14 13 43 24 2 21 47 1 37 7', '3 1 2 0');
INSERT INTO public.hidden VALUES ('LFUFZ-0', 'LFUFZ', '2 classic', NULL, NULL, '40 17 23 45 42 34 2 30 16 4 11 8 24 31 48 25 7 19 37 1 36 32 14 9', '0 1 1 0');
INSERT INTO public.hidden VALUES ('LFUFZ-1', 'LFUFZ', '2 classic', NULL, '427b345ef4f1747db40e6ba05ef0dad6bf015a617e56b399e65073a43be75adc', '40 17 23 45 42 34 2 30 16 4 11 8 24 31 48 25 7 19 37 1 36 32 14 9', '0 1 1 0');
INSERT INTO public.hidden VALUES ('JHRUT-1', 'JHRUT', '2 classic', '90341546851398275639846027167604324695760306687343857325369946325634844004582', '3c0041eb88f68e417d13926ae38a7032a99088cc044c0c5118de315e322f62b6', '48 23 16 34 42 9 35 37 47 22 4 28 30 14 27 10 39 5 24 18 15 33 46 17', '0 0 1 1');
INSERT INTO public.hidden VALUES ('XY6A5-1', 'XY6A5', '2 classic', '47922427534451740892177614819752169873242050762348792946901291507816033909652', 'a242e141014490eacd4088d5e63f4e993adeacb2c628e299e479dc0efb6077b0', '30 32 22 31 20 39 9 5 28 17 36 12 2 45 37 3 34 43 29 33 10 14 19 40', '0 0 1 1');
INSERT INTO public.hidden VALUES ('HXXJL-1', 'HXXJL', '2 classic', '12155038764788361338598565070427454551264408428379548058439843582609525298478', '366fcaa9f706757ae342496fdb9c416f5ce409557db5ba6e8db36b83641c6b1c', '48 37 47 32 20 16 44 4 13 15 22 38 26 19 39 2 33 10 43 42 36 5 11 45', '0 1 1 0');
INSERT INTO public.hidden VALUES ('GNSNK-1', 'GNSNK', '2 classic', '61614025666019426871423112849266823486129508728801631513415618681302344866870', '8200767989f990d2699cc2fab69ede969ddf800023c45100955835f6e5c2e1bd', '13 14 2 30 20 40 42 37 7 33 6 27 29 19 22 5 48 39 38 46 45 15 10 35', '1 0 1 0');
INSERT INTO public.hidden VALUES ('OFXWT-1', 'OFXWT', '2 classic', '33748833174910531318945691116381875381403666815926460056857190136425859714182', '1f60e071e8b1cb4b1afd231654ca5148c8ba84d5729f513dcfba8fe32ddef93b', '12 16 29 30 24 26 46 23 40 42 37 13 45 43 2 35 4 18 19 7 28 48 22 36', '1 0 1 0');
INSERT INTO public.hidden VALUES ('L3STF-1', 'L3STF', '2 revised', '85381563934482665406960463458956151714496859996130749094225804759880881539644', '4ce4621a96461537225e2379f29d3932284ff1d287c11927d7ee1d3eac10cae5', '5 26 2 7 1 13 47 27 25 37 8 24 21 29 4 39 45 10 33 34 23 43 32 16', '0 1 1 0');
INSERT INTO public.hidden VALUES ('L3STF-2', 'L3STF', '2 revised', '114395297345407333838100832110739338324031325519749596858965825915580201369961', 'd0c555de277f1e9bcf9672e148a933c2e7598e620df32d74dace52f5b08be608', '25 34 12 29 36 14 17 43 9 33 20 26 13 38 21 39 4 7 37 48 45 2 15 46', '1 1 0 0');
INSERT INTO public.hidden VALUES ('L3STF-3', 'L3STF', '2 revised', '13824467577665815769014032927742978166336146752179854879046042562020042949029', '35d3f0af155d08be126563c2eaa3177d305af76796c97e44ac893c0692ad1753', '42 7 47 46 20 38 44 1 13 3 24 9 4 36 43 31 15 8 28 34 40 41 14 18', '1 0 1 0');
INSERT INTO public.hidden VALUES ('ZJL2E-1', 'ZJL2E', '2 classic mighty-duel harmony', '15063399697783165394445361695045641654526002929409611131323770920172090134717', 'ec9c4f699d9bfe7cd98b7a5fdcc001e28ec63a8570aa8a254ff182a617987e4a', '13 27 29 16 34 40 22 20 31 25 14 28 48 35 7 4 32 36 26 5 8 42 44 46 10 47 3 41 1 18 43 23 21 11 39 37 24 9 15 2 33 6 30 38 12 45 19 17', '0 1 0 1');
INSERT INTO public.hidden VALUES ('KO8A7-1', 'KO8A7', '2 classic', '54843329416049906411566006725728797004438714851838592622697141428156034252494', '6b6877c41fac3c2dcf7f4d118dbef1197e700debda8701815b0968fe3664fd6c', '35 42 15 31 1 17 38 20 11 14 24 5 46 44 7 41 3 22 36 29 37 30 33 6', '0 0 1 1');
INSERT INTO public.hidden VALUES ('KO8A7-2', 'KO8A7', '2 classic', '38703227534250639654115717559624216511666142547094596941175316787277571277665', '047ba7d84f2cb3d5f5468e827b1ab1f3d860708e8180e7659d2ac85403abdf49', '11 7 38 23 10 28 25 47 6 14 17 32 42 34 3 37 16 43 39 48 5 21 30 13', '0 1 1 0');
INSERT INTO public.hidden VALUES ('D5242-1', 'D5242', '2 classic', '24775591230095559547707382402057446927619308944019761041539659720849930175746', '71053d6626aed16a5a918832e776f5a415448d771f741f1b9f23c33fc043deac', '32 15 9 2 29 20 34 48 45 47 36 42 7 25 40 8 19 22 33 6 17 43 27 21', '0 1 0 1');
INSERT INTO public.hidden VALUES ('QWY47-1', 'QWY47', '2 classic', '106565203261960228299745680772737119371867522949889812529909190198122873169262', '99887e8bc0bf642f9df0b5ba79621adf74948f7a10e2a170390654850121396c', '9 48 13 11 21 46 22 27 23 43 7 36 17 40 34 12 6 26 24 1 28 14 42 38', '0 1 1 0');
INSERT INTO public.hidden VALUES ('WZ2ZB-1', 'WZ2ZB', '3 classic', '13515470504166448311121323581556159550408809841823534176445615002043613123036', '1b41236e31c95f9c6702b0556a00e19de5f714846de5a6930890520620235975', '19 20 43 22 18 36 27 38 37 15 11 23 48 10 16 3 7 21 26 12 6 35 5 31 2 47 17 40 14 34 29 9 39 30 42 25', '1 2 0');
INSERT INTO public.seats VALUES ('SGQFG', 1, true);
INSERT INTO public.seats VALUES ('SGQFG', 2, true);
INSERT INTO public.seats VALUES ('2EFXO', 1, true);
INSERT INTO public.seats VALUES ('4C8ZR', 1, false);
INSERT INTO public.seats VALUES ('4C8ZR', 2, true);
INSERT INTO public.seats VALUES ('MJVPF', 1, true);
INSERT INTO public.seats VALUES ('MJVPF', 2, true);
INSERT INTO public.seats VALUES ('SNFTN', 1, true);
INSERT INTO public.seats VALUES ('LFUFZ', 1, true);
INSERT INTO public.seats VALUES ('LFUFZ', 2, true);
INSERT INTO public.seats VALUES ('JHRUT', 1, true);
INSERT INTO public.seats VALUES ('JHRUT', 2, true);
INSERT INTO public.seats VALUES ('XY6A5', 1, true);
INSERT INTO public.seats VALUES ('XY6A5', 2, true);
INSERT INTO public.seats VALUES ('HXXJL', 1, true);
INSERT INTO public.seats VALUES ('HXXJL', 2, true);
INSERT INTO public.seats VALUES ('GNSNK', 1, true);
INSERT INTO public.seats VALUES ('GNSNK', 2, true);
INSERT INTO public.seats VALUES ('OFXWT', 1, true);
INSERT INTO public.seats VALUES ('OFXWT', 2, true);
INSERT INTO public.seats VALUES ('L3STF', 1, true);
INSERT INTO public.seats VALUES ('ZJL2E', 1, true);
INSERT INTO public.seats VALUES ('ZJL2E', 2, true);
INSERT INTO public.seats VALUES ('KO8A7', 1, true);
INSERT INTO public.seats VALUES ('KO8A7', 2, true);
INSERT INTO public.seats VALUES ('QWY47', 1, true);
INSERT INTO public.seats VALUES ('D5242', 1, true);
INSERT INTO public.seats VALUES ('WZ2ZB', 1, true);
INSERT INTO public.seats VALUES ('WZ2ZB', 2, true);
INSERT INTO public.secrets VALUES (1, '\xd3125b255f72ed23fa11f71ca63454635fce22230014d4d14c2d75afc0650d82', 1829452819230);
INSERT INTO public.secrets VALUES (2, '\x8047d5e604d2f10ac6bd8c5bfffe4f50da3189de40304bf633f66e5aa5131800', 1829452819257);
INSERT INTO public.snapshots VALUES ('2EFXO', 256, 2, '{"rules":"2 classic","version":256,"turned":0,"created":1794892819611,"updated":1794892820072,"dynasty":false,"listed":false,"fixed_deck":false,"clock":null,"host":1,"stage":"gathering","seats":[{"seat":0,"kind":"person","name":"Anna","guest":1,"level":null,"stand_in":null,"timeouts":0},{"seat":1,"kind":"bot","name":null,"guest":null,"level":"squire","stand_in":null,"timeouts":0}],"game":null,"games":0,"points":[],"undo":null,"undo_since":0,"again":[],"recent":[[{"round":null,"gain":0,"untaken":[]}],[{"round":null,"gain":0,"untaken":[]}],[{"round":null,"gain":0,"untaken":[]}],[{"round":null,"gain":0,"untaken":[]}],[{"round":null,"gain":0,"untaken":[]}],[{"round":null,"gain":0,"untaken":[]}],[{"round":null,"gain":0,"untaken":[]}],[{"round":null,"gain":0,"untaken":[]}],[{"round":null,"gain":0,"untaken":[]}],[{"round":null,"gain":0,"untaken":[]}],[{"round":null,"gain":0,"untaken":[]}],[{"round":null,"gain":0,"untaken":[]}],[{"round":null,"gain":0,"untaken":[]}],[{"round":null,"gain":0,"untaken":[]}],[{"round":null,"gain":0,"untaken":[]}],[{"round":null,"gain":0,"untaken":[]}],[{"round":null,"gain":0,"untaken":[]}],[{"round":null,"gain":0,"untaken":[]}],[{"round":null,"gain":0,"untaken":[]}],[{"round":null,"gain":0,"untaken":[]}],[{"round":null,"gain":0,"untaken":[]}],[{"round":null,"gain":0,"untaken":[]}],[{"round":null,"gain":0,"untaken":[]}],[{"round":null,"gain":0,"untaken":[]}],[{"round":null,"gain":0,"untaken":[]}],[{"round":null,"gain":0,"untaken":[]}],[{"round":null,"gain":0,"untaken":[]}],[{"round":null,"gain":0,"untaken":[]}],[{"round":null,"gain":0,"untaken":[]}],[{"round":null,"gain":0,"untaken":[]}],[{"round":null,"gain":0,"untaken":[]}],[{"round":null,"gain":0,"untaken":[]}],[{"round":null,"gain":0,"untaken":[]}],[{"round":null,"gain":0,"untaken":[]}],[{"round":null,"gain":0,"untaken":[]}],[{"round":null,"gain":0,"untaken":[]}],[{"round":null,"gain":0,"untaken":[]}],[{"round":null,"gain":0,"untaken":[]}],[{"round":null,"gain":0,"untaken":[]}],[{"round":null,"gain":0,"untaken":[]}],[{"round":null,"gain":0,"untaken":[]}],[{"round":null,"gain":0,"untaken":[]}],[{"round":null,"gain":0,"untaken":[]}],[{"round":null,"gain":0,"untaken":[]}],[{"round":null,"gain":0,"untaken":[]}],[{"round":null,"gain":0,"untaken":[]}],[{"round":null,"gain":0,"untaken":[]}],[{"round":null,"gain":0,"untaken":[]}],[{"round":null,"gain":0,"untaken":[]}],[{"round":null,"gain":0,"untaken":[]}],[{"round":null,"gain":0,"untaken":[]}],[{"round":null,"gain":0,"untaken":[]}],[{"round":null,"gain":0,"untaken":[]}],[{"round":null,"gain":0,"untaken":[]}],[{"round":null,"gain":0,"untaken":[]}],[{"round":null,"gain":0,"untaken":[]}],[{"round":null,"gain":0,"untaken":[]}],[{"round":null,"gain":0,"untaken":[]}],[{"round":null,"gain":0,"untaken":[]}],[{"round":null,"gain":0,"untaken":[]}],[{"round":null,"gain":0,"untaken":[]}],[{"round":null,"gain":0,"untaken":[]}],[{"round":null,"gain":0,"untaken":[]}],[{"round":null,"gain":0,"untaken":[]}]]}');
INSERT INTO public.tables VALUES ('2EFXO', 301, 'gathering', '2 classic', false, false, NULL, 1, '[{"seat":0,"kind":"person","name":"Anna","guest":1,"level":null,"stand_in":null,"timeouts":0},{"seat":1,"kind":"bot","name":null,"guest":null,"level":"page","stand_in":null,"timeouts":0}]', '1', 0, '', 1794892819611, 1794892820130);
INSERT INTO public.tables VALUES ('XY6A5', 5, 'playing', '2 classic', false, false, NULL, 1, '[{"seat":0,"kind":"person","name":"Anna","guest":1,"level":null,"stand_in":null,"timeouts":0},{"seat":1,"kind":"person","name":"Boris","guest":2,"level":null,"stand_in":null,"timeouts":0}]', '1 2', 0, '1', 1794892821298, 1794892821331);
INSERT INTO public.tables VALUES ('SGQFG', 5, 'gathering', '4 classic middle-kingdom', false, true, '{"kind":"bank","seconds":600,"increment":5}', 1, '[{"seat":0,"kind":"person","name":"Anna","guest":1,"level":null,"stand_in":null,"timeouts":0},{"seat":1,"kind":"person","name":"Boris","guest":2,"level":null,"stand_in":null,"timeouts":0},{"seat":2,"kind":"open","name":null,"guest":null,"level":null,"stand_in":null,"timeouts":0},{"seat":3,"kind":"open","name":null,"guest":null,"level":null,"stand_in":null,"timeouts":0}]', '1 2', 2, '', 1794892819543, 1794892819598);
INSERT INTO public.tables VALUES ('4C8ZR', 3, 'gathering', '2 classic', false, false, NULL, 2, '[{"seat":0,"kind":"open","name":null,"guest":null,"level":null,"stand_in":null,"timeouts":0},{"seat":1,"kind":"person","name":"Boris","guest":2,"level":null,"stand_in":null,"timeouts":0}]', '2', 1, '', 1794892820137, 1794892820151);
INSERT INTO public.tables VALUES ('GNSNK', 13, 'playing', '2 classic', false, false, '{"kind":"move","seconds":1,"increment":0}', 1, '[{"seat":0,"kind":"person","name":"Anna","guest":1,"level":null,"stand_in":null,"timeouts":1},{"seat":1,"kind":"person","name":"Boris","guest":2,"level":null,"stand_in":null,"timeouts":1}]', '1 2', 0, '1', 1794892821443, 1794892826564);
INSERT INTO public.tables VALUES ('SNFTN', 15, 'playing', '4 classic harmony', false, false, NULL, 1, '[{"seat":0,"kind":"person","name":"Anna","guest":1,"level":null,"stand_in":null,"timeouts":0},{"seat":1,"kind":"bot","name":null,"guest":null,"level":"page","stand_in":null,"timeouts":0},{"seat":2,"kind":"bot","name":null,"guest":null,"level":"page","stand_in":null,"timeouts":0},{"seat":3,"kind":"bot","name":null,"guest":null,"level":"page","stand_in":null,"timeouts":0}]', '1', 0, '1', 1794892820399, 1794892820987);
INSERT INTO public.tables VALUES ('MJVPF', 20, 'playing', '2 revised mighty-duel harmony middle-kingdom', false, false, NULL, 1, '[{"seat":0,"kind":"person","name":"Anna","guest":1,"level":null,"stand_in":null,"timeouts":0},{"seat":1,"kind":"person","name":"Boris","guest":2,"level":null,"stand_in":null,"timeouts":0}]', '1 2', 0, '2', 1794892820177, 1794892820375);
INSERT INTO public.tables VALUES ('LFUFZ', 12, 'playing', '2 classic', false, false, NULL, 1, '[{"seat":0,"kind":"person","name":"Anna","guest":1,"level":null,"stand_in":null,"timeouts":0},{"seat":1,"kind":"person","name":"Boris","guest":2,"level":null,"stand_in":null,"timeouts":0}]', '1 2', 0, '2', 1794892821011, 1794892821130);
INSERT INTO public.tables VALUES ('HXXJL', 11, 'playing', '2 classic', false, false, '{"kind":"bank","seconds":900,"increment":10}', 1, '[{"seat":0,"kind":"person","name":"Anna","guest":1,"level":null,"stand_in":null,"timeouts":0},{"seat":1,"kind":"person","name":"Boris","guest":2,"level":null,"stand_in":null,"timeouts":0}]', '1 2', 0, '2', 1794892821343, 1794892821422);
INSERT INTO public.tables VALUES ('JHRUT', 24, 'playing', '2 classic', false, false, NULL, 1, '[{"seat":0,"kind":"person","name":"Anna","guest":1,"level":null,"stand_in":null,"timeouts":0},{"seat":1,"kind":"person","name":"Boris","guest":2,"level":null,"stand_in":null,"timeouts":0}]', '1 2', 0, '1', 1794892821151, 1794892821284);
INSERT INTO public.tables VALUES ('ZJL2E', 99, 'finished', '2 classic mighty-duel harmony', false, false, NULL, 1, '[{"seat":0,"kind":"person","name":"Anna","guest":1,"level":null,"stand_in":null,"timeouts":0},{"seat":1,"kind":"person","name":"Boris","guest":2,"level":null,"stand_in":null,"timeouts":0}]', '1 2', 0, '', 1794892825586, 1794892825965);
INSERT INTO public.tables VALUES ('QWY47', 11, 'playing', '2 classic', false, false, NULL, 1, '[{"seat":0,"kind":"person","name":"Anna","guest":1,"level":null,"stand_in":null,"timeouts":0},{"seat":1,"kind":"open","name":null,"guest":null,"level":null,"stand_in":null,"timeouts":0}]', '1', 1, '', 1794892826604, 1794892826700);
INSERT INTO public.tables VALUES ('D5242', 52, 'finished', '2 classic', false, false, NULL, 1, '[{"seat":0,"kind":"person","name":"Anna","guest":1,"level":null,"stand_in":null,"timeouts":0},{"seat":1,"kind":"open","name":null,"guest":null,"level":null,"stand_in":null,"timeouts":0}]', '1', 1, '', 1794892826206, 1794892826707);
INSERT INTO public.tables VALUES ('L3STF', 148, 'finished', '2 revised', true, false, NULL, 1, '[{"seat":0,"kind":"person","name":"Anna","guest":1,"level":null,"stand_in":null,"timeouts":0},{"seat":1,"kind":"person","name":"Anna","guest":1,"level":null,"stand_in":null,"timeouts":0}]', '1', 0, '', 1794892824904, 1794892825578);
INSERT INTO public.tables VALUES ('KO8A7', 53, 'playing', '2 classic', false, false, NULL, 1, '[{"seat":0,"kind":"person","name":"Anna","guest":1,"level":null,"stand_in":null,"timeouts":0},{"seat":1,"kind":"person","name":"Boris","guest":2,"level":null,"stand_in":null,"timeouts":0}]', '1 2', 0, '1', 1794892825976, 1794892826193);
INSERT INTO public.tables VALUES ('OFXWT', 52, 'playing', '2 classic', true, false, NULL, 1, '[{"seat":0,"kind":"person","name":"Anna","guest":1,"level":null,"stand_in":null,"timeouts":0},{"seat":1,"kind":"person","name":"Boris","guest":2,"level":null,"stand_in":null,"timeouts":0}]', '1 2', 0, '', 1794892824571, 1794892824892);
INSERT INTO public.tables VALUES ('WZ2ZB', 14, 'playing', '3 classic', false, false, NULL, 1, '[{"seat":0,"kind":"person","name":"Anna","guest":1,"level":null,"stand_in":null,"timeouts":0},{"seat":1,"kind":"person","name":"Boris","guest":2,"level":null,"stand_in":"page","timeouts":0},{"seat":2,"kind":"bot","name":null,"guest":null,"level":"page","stand_in":null,"timeouts":0}]', '1 2', 0, '1', 1794892826817, 1794892827122);
INSERT INTO public.up VALUES ('9aa8ce5bb76ece07', 1794892818842, 1794892827329);
INSERT INTO public.up VALUES ('a9f690d9d339c9ae', 1794892827821, 1794892828011);
ALTER TABLE ONLY public.alembic_version
    ADD CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num);
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
CREATE INDEX ix_games_ended ON public.games USING btree (ended);
CREATE INDEX ix_games_guests_game ON public.games_guests USING btree (game);
CREATE INDEX ix_hidden_table ON public.hidden USING btree ("table");
CREATE INDEX ix_links_expires ON public.links USING btree (expires);
CREATE INDEX ix_links_guest ON public.links USING btree (guest);
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
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT fk_seats_table FOREIGN KEY ("table") REFERENCES public.tables(code) ON DELETE CASCADE;
ALTER TABLE ONLY public.secrets
    ADD CONSTRAINT fk_secrets_guest FOREIGN KEY (guest) REFERENCES public.guests(number) ON DELETE CASCADE;
ALTER TABLE ONLY public.snapshots
    ADD CONSTRAINT fk_snapshots_table FOREIGN KEY ("table") REFERENCES public.tables(code) ON DELETE CASCADE;
