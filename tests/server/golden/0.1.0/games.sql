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
INSERT INTO public.alembic_version VALUES ('0001');
INSERT INTO public.entries VALUES ('6WKQY', 1, 1794879751682, '[{"rules":"3 revised harmony","dynasty":false,"listed":false,"clock":null,"fixed_deck":false,"host":1,"type":"created"},{"seat":0,"guest":1,"name":"Anna","type":"sat"},{"seat":2,"level":"page","type":"bot_sat"}]');
INSERT INTO public.entries VALUES ('6WKQY', 2, 1794879752132, '[{"seat":1,"guest":2,"name":"Boris","type":"sat"}]');
INSERT INTO public.entries VALUES ('6WKQY', 3, 1794879752196, '[{"seat":2,"level":"squire","type":"bot_sat"}]');
INSERT INTO public.entries VALUES ('6WKQY', 4, 1794879752244, '[{"seat":2,"type":"stood"}]');
INSERT INTO public.entries VALUES ('6WKQY', 5, 1794879752287, '[{"rules":"4 classic middle-kingdom","dynasty":false,"listed":true,"clock":{"kind":"bank","seconds":600,"increment":5},"type":"configured"}]');
INSERT INTO public.entries VALUES ('FDYAS', 1, 1794879752435, '[{"rules":"2 classic","dynasty":false,"listed":false,"clock":null,"fixed_deck":false,"host":1,"type":"created"},{"seat":0,"guest":1,"name":"Anna","type":"sat"}]');
INSERT INTO public.entries VALUES ('FDYAS', 2, 1794879752660, '[{"seat":1,"guest":2,"name":"Boris","type":"sat"}]');
INSERT INTO public.entries VALUES ('FDYAS', 3, 1794879752736, '[{"seat":0,"type":"stood"},{"guest":2,"type":"host_passed"}]');
INSERT INTO public.entries VALUES ('AW8E8', 1, 1794879752900, '[{"rules":"2 revised mighty-duel harmony middle-kingdom","dynasty":false,"listed":false,"clock":null,"fixed_deck":false,"host":1,"type":"created"},{"seat":0,"guest":1,"name":"Anna","type":"sat"}]');
INSERT INTO public.entries VALUES ('AW8E8', 2, 1794879753652, '[{"seat":1,"guest":2,"name":"Boris","type":"sat"}]');
INSERT INTO public.entries VALUES ('AW8E8', 3, 1794879753801, '[{"game":"AW8E8-1","number":1,"commitment":"99f85bf1f9031863953c86dd7dcaf0c0da6ba0e2c1f9621bbb34d2bb5827c1eb","chance":["kings 0 0 1 1","deal 7 10 19 35"],"type":"began"}]');
INSERT INTO public.entries VALUES ('AW8E8', 4, 1794879753948, '[{"seat":0,"move":"=7","by":"person","chance":[],"points":0,"spent":147,"type":"moved"}]');
INSERT INTO public.entries VALUES ('AW8E8', 5, 1794879753988, '[{"seat":0,"move":"=10","by":"person","chance":[],"points":0,"spent":40,"type":"moved"}]');
INSERT INTO public.entries VALUES ('AW8E8', 6, 1794879754124, '[{"seat":1,"move":"=19","by":"person","chance":[],"points":0,"spent":136,"type":"moved"}]');
INSERT INTO public.entries VALUES ('AW8E8', 7, 1794879754184, '[{"seat":1,"move":"=35","by":"person","chance":["deal 4 26 28 40"],"points":0,"spent":60,"type":"moved"}]');
INSERT INTO public.entries VALUES ('AW8E8', 8, 1794879754280, '[{"seat":0,"move":"7@g5n","by":"person","chance":[],"points":0,"spent":96,"type":"moved"}]');
INSERT INTO public.entries VALUES ('AW8E8', 9, 1794879754336, '[{"seat":0,"move":"=4","by":"person","chance":[],"points":0,"spent":55,"type":"moved"}]');
INSERT INTO public.entries VALUES ('AW8E8', 10, 1794879754400, '[{"seat":0,"move":"10@f6n","by":"person","chance":[],"points":0,"spent":63,"type":"moved"}]');
INSERT INTO public.entries VALUES ('AW8E8', 11, 1794879754424, '[{"seat":0,"move":"=26","by":"person","chance":[],"points":0,"spent":24,"type":"moved"}]');
INSERT INTO public.entries VALUES ('AW8E8', 12, 1794879754536, '[{"seat":1,"move":"19@g5n","by":"person","chance":[],"points":1,"spent":111,"type":"moved"}]');
INSERT INTO public.entries VALUES ('AW8E8', 13, 1794879754588, '[{"seat":1,"move":"=28","by":"person","chance":[],"points":1,"spent":52,"type":"moved"}]');
INSERT INTO public.entries VALUES ('AW8E8', 14, 1794879754712, '[{"seat":1,"move":"35@f5n","by":"person","chance":[],"points":2,"spent":124,"type":"moved"}]');
INSERT INTO public.entries VALUES ('AW8E8', 15, 1794879754736, '[{"seat":1,"move":"=40","by":"person","chance":["deal 8 15 20 27"],"points":2,"spent":23,"type":"moved"}]');
INSERT INTO public.entries VALUES ('AW8E8', 16, 1794879754804, '[{"seat":0,"move":"4@h6n","by":"person","chance":[],"points":0,"spent":68,"type":"moved"}]');
INSERT INTO public.entries VALUES ('AW8E8', 17, 1794879754853, '[{"seat":0,"move":"=8","by":"person","chance":[],"points":0,"spent":49,"type":"moved"}]');
INSERT INTO public.entries VALUES ('AW8E8', 18, 1794879754968, '[{"seat":0,"move":"26@h5e","by":"person","chance":[],"points":3,"spent":115,"type":"moved"}]');
INSERT INTO public.entries VALUES ('AW8E8', 19, 1794879754988, '[{"seat":0,"move":"=15","by":"person","chance":[],"points":3,"spent":20,"type":"moved"}]');
INSERT INTO public.entries VALUES ('AW8E8', 20, 1794879755120, '[{"seat":1,"move":"28@f3n","by":"person","chance":[],"points":4,"spent":132,"type":"moved"}]');
INSERT INTO public.entries VALUES ('LVWEW', 1, 1794879755293, '[{"rules":"4 classic harmony","dynasty":false,"listed":false,"clock":null,"fixed_deck":false,"host":1,"type":"created"},{"seat":0,"guest":1,"name":"Anna","type":"sat"},{"seat":1,"level":"page","type":"bot_sat"},{"seat":2,"level":"page","type":"bot_sat"},{"seat":3,"level":"page","type":"bot_sat"}]');
INSERT INTO public.entries VALUES ('LVWEW', 2, 1794879755372, '[{"game":"LVWEW-1","number":1,"commitment":"bb0edf74a180751afd313d97f6e61f4fc2689fc3cf2e36601815a9c4c378b91c","chance":["kings 3 0 2 1","deal 3 28 32 33"],"type":"began"}]');
INSERT INTO public.entries VALUES ('LVWEW', 3, 1794879755464, '[{"seat":3,"move":"=32","by":"bot","chance":[],"points":0,"spent":92,"type":"moved"}]');
INSERT INTO public.entries VALUES ('LVWEW', 4, 1794879755504, '[{"seat":0,"move":"=3","by":"person","chance":[],"points":0,"spent":40,"type":"moved"}]');
INSERT INTO public.entries VALUES ('LVWEW', 5, 1794879755548, '[{"seat":2,"move":"=28","by":"bot","chance":[],"points":0,"spent":44,"type":"moved"}]');
INSERT INTO public.entries VALUES ('LVWEW', 6, 1794879755584, '[{"seat":1,"move":"=33","by":"bot","chance":["deal 20 39 45 47"],"points":0,"spent":36,"type":"moved"}]');
INSERT INTO public.entries VALUES ('LVWEW', 7, 1794879755644, '[{"seat":0,"move":"3@g5n","by":"person","chance":[],"points":0,"spent":60,"type":"moved"}]');
INSERT INTO public.entries VALUES ('LVWEW', 8, 1794879755680, '[{"seat":0,"move":"=20","by":"person","chance":[],"points":0,"spent":35,"type":"moved"}]');
INSERT INTO public.entries VALUES ('LVWEW', 9, 1794879755726, '[{"seat":2,"move":"28@f7w","by":"bot","chance":[],"points":1,"spent":46,"type":"moved"}]');
INSERT INTO public.entries VALUES ('LVWEW', 10, 1794879755788, '[{"seat":2,"move":"=47","by":"bot","chance":[],"points":1,"spent":62,"type":"moved"}]');
INSERT INTO public.entries VALUES ('LVWEW', 11, 1794879755912, '[{"seat":3,"move":"32@f7s","by":"bot","chance":[],"points":1,"spent":124,"type":"moved"}]');
INSERT INTO public.entries VALUES ('LVWEW', 12, 1794879755960, '[{"seat":3,"move":"=45","by":"bot","chance":[],"points":1,"spent":48,"type":"moved"}]');
INSERT INTO public.entries VALUES ('LVWEW', 13, 1794879756092, '[{"seat":1,"move":"33@f6n","by":"bot","chance":[],"points":1,"spent":132,"type":"moved"}]');
INSERT INTO public.entries VALUES ('LVWEW', 14, 1794879756148, '[{"seat":1,"move":"=39","by":"bot","chance":["deal 7 10 13 19"],"points":1,"spent":56,"type":"moved"}]');
INSERT INTO public.entries VALUES ('LVWEW', 15, 1794879756244, '[{"seat":0,"move":"20@f6n","by":"person","chance":[],"points":1,"spent":96,"type":"moved"}]');
INSERT INTO public.entries VALUES ('8FHRT', 1, 1794879756392, '[{"rules":"2 classic","dynasty":false,"listed":false,"clock":null,"fixed_deck":true,"host":1,"type":"created"},{"seat":0,"guest":1,"name":"Anna","type":"sat"}]');
INSERT INTO public.entries VALUES ('8FHRT', 2, 1794879756631, '[{"seat":1,"guest":2,"name":"Boris","type":"sat"}]');
INSERT INTO public.entries VALUES ('8FHRT', 3, 1794879756796, '[{"game":"8FHRT-1","number":1,"commitment":"baa6380bb513ac1cf3ea6d94074feb6476a5c8e197d951a138d8e8b85988c45d","chance":["kings 0 1 1 0","deal 17 23 40 45"],"type":"began"}]');
INSERT INTO public.entries VALUES ('8FHRT', 4, 1794879756900, '[{"seat":0,"move":"=17","by":"person","chance":[],"points":0,"spent":103,"type":"moved"}]');
INSERT INTO public.entries VALUES ('8FHRT', 5, 1794879756932, '[{"seat":1,"move":"=23","by":"person","chance":[],"points":0,"spent":32,"type":"moved"}]');
INSERT INTO public.entries VALUES ('8FHRT', 6, 1794879756988, '[{"seat":1,"move":"=40","by":"person","chance":[],"points":0,"spent":56,"type":"moved"}]');
INSERT INTO public.entries VALUES ('8FHRT', 7, 1794879757056, '[{"seat":0,"move":"=45","by":"person","chance":["deal 2 30 34 42"],"points":0,"spent":68,"type":"moved"}]');
INSERT INTO public.entries VALUES ('8FHRT', 8, 1794879757188, '[{"seat":0,"move":"17@g5n","by":"person","chance":[],"points":0,"spent":132,"type":"moved"}]');
INSERT INTO public.entries VALUES ('8FHRT', 9, 1794879757244, '[{"seat":0,"move":"=2","by":"person","chance":[],"points":0,"spent":55,"type":"moved"}]');
INSERT INTO public.entries VALUES ('8FHRT', 10, 1794879757364, '[{"seat":1,"move":"23@g5n","by":"person","chance":[],"points":1,"spent":120,"type":"moved"}]');
INSERT INTO public.entries VALUES ('8FHRT', 11, 1794879757446, '[{"seat":1,"move":"=30","by":"person","chance":[],"points":1,"spent":82,"type":"moved"}]');
INSERT INTO public.entries VALUES ('8FHRT', 12, 1794879757572, '[{"seat":1,"move":"40@g3n","by":"person","chance":[],"points":3,"spent":125,"type":"moved"}]');
INSERT INTO public.entries VALUES ('28ZOW', 1, 1794879757732, '[{"rules":"2 classic","dynasty":false,"listed":false,"clock":null,"fixed_deck":false,"host":1,"type":"created"},{"seat":0,"guest":1,"name":"Anna","type":"sat"}]');
INSERT INTO public.entries VALUES ('28ZOW', 2, 1794879757988, '[{"seat":1,"guest":2,"name":"Boris","type":"sat"}]');
INSERT INTO public.entries VALUES ('28ZOW', 3, 1794879758044, '[{"game":"28ZOW-1","number":1,"commitment":"cdfc9f3bf69e7d1ae2a250961647548267430aff922607ed5c59c48fd1f1e9a7","chance":["kings 1 1 0 0","deal 4 19 20 26"],"type":"began"}]');
INSERT INTO public.entries VALUES ('28ZOW', 4, 1794879758089, '[{"seat":1,"move":"=4","by":"person","chance":[],"points":0,"spent":45,"type":"moved"}]');
INSERT INTO public.entries VALUES ('28ZOW', 5, 1794879758136, '[{"seat":1,"move":"=19","by":"person","chance":[],"points":0,"spent":47,"type":"moved"}]');
INSERT INTO public.entries VALUES ('28ZOW', 6, 1794879758164, '[{"seat":0,"move":"=20","by":"person","chance":[],"points":0,"spent":28,"type":"moved"}]');
INSERT INTO public.entries VALUES ('28ZOW', 7, 1794879758220, '[{"seat":0,"move":"=26","by":"person","chance":["deal 16 33 36 41"],"points":0,"spent":56,"type":"moved"}]');
INSERT INTO public.entries VALUES ('28ZOW', 8, 1794879758277, '[{"seat":1,"move":"4@g5n","by":"person","chance":[],"points":0,"spent":57,"type":"moved"}]');
INSERT INTO public.entries VALUES ('28ZOW', 9, 1794879758308, '[{"seat":1,"move":"=16","by":"person","chance":[],"points":0,"spent":30,"type":"moved"}]');
INSERT INTO public.entries VALUES ('28ZOW', 10, 1794879758320, '[{"seat":1,"move":"19@g3n","by":"person","chance":[],"points":1,"spent":11,"type":"moved"}]');
INSERT INTO public.entries VALUES ('28ZOW', 11, 1794879758348, '[{"seat":1,"move":"=33","by":"person","chance":[],"points":1,"spent":27,"type":"moved"}]');
INSERT INTO public.entries VALUES ('28ZOW', 12, 1794879758375, '[{"seat":0,"move":"20@g5n","by":"person","chance":[],"points":1,"spent":27,"type":"moved"}]');
INSERT INTO public.entries VALUES ('28ZOW', 13, 1794879758404, '[{"seat":0,"move":"=36","by":"person","chance":[],"points":1,"spent":29,"type":"moved"}]');
INSERT INTO public.entries VALUES ('28ZOW', 14, 1794879758440, '[{"seat":0,"move":"26@g3n","by":"person","chance":[],"points":3,"spent":35,"type":"moved"}]');
INSERT INTO public.entries VALUES ('28ZOW', 15, 1794879758497, '[{"seat":0,"move":"=41","by":"person","chance":["deal 3 8 27 39"],"points":3,"spent":57,"type":"moved"}]');
INSERT INTO public.entries VALUES ('28ZOW', 16, 1794879758576, '[{"seat":1,"move":"16@f3n","by":"person","chance":[],"points":2,"spent":78,"type":"moved"}]');
INSERT INTO public.entries VALUES ('28ZOW', 17, 1794879758612, '[{"seat":1,"count":1,"type":"undone"}]');
INSERT INTO public.entries VALUES ('28ZOW', 18, 1794879758664, '[{"seat":1,"move":"16@f3n","by":"person","chance":[],"points":2,"spent":166,"type":"moved"}]');
INSERT INTO public.entries VALUES ('28ZOW', 19, 1794879758708, '[{"seat":1,"move":"=3","by":"person","chance":[],"points":2,"spent":44,"type":"moved"}]');
INSERT INTO public.entries VALUES ('28ZOW', 20, 1794879758832, '[{"seat":1,"type":"undo_requested"}]');
INSERT INTO public.entries VALUES ('28ZOW', 21, 1794879758888, '[{"guest":1,"type":"undo_agreed"},{"seat":1,"count":1,"type":"undone"}]');
INSERT INTO public.entries VALUES ('28ZOW', 22, 1794879758985, '[{"seat":1,"move":"=3","by":"person","chance":[],"points":2,"spent":321,"type":"moved"}]');
INSERT INTO public.entries VALUES ('28ZOW', 23, 1794879759024, '[{"seat":1,"type":"undo_requested"}]');
INSERT INTO public.entries VALUES ('28ZOW', 24, 1794879759071, '[{"guest":1,"type":"undo_declined"}]');
INSERT INTO public.entries VALUES ('6BZCP', 1, 1794879759148, '[{"rules":"2 classic","dynasty":false,"listed":false,"clock":null,"fixed_deck":false,"host":1,"type":"created"},{"seat":0,"guest":1,"name":"Anna","type":"sat"}]');
INSERT INTO public.entries VALUES ('6BZCP', 2, 1794879759286, '[{"seat":1,"guest":2,"name":"Boris","type":"sat"}]');
INSERT INTO public.entries VALUES ('6BZCP', 3, 1794879759376, '[{"game":"6BZCP-1","number":1,"commitment":"2ecd9eb7c715fc207c0967917ac99da5fb1181ce1e5dae0491461ddbb5199a28","chance":["kings 1 1 0 0","deal 27 28 29 34"],"type":"began"}]');
INSERT INTO public.entries VALUES ('6BZCP', 4, 1794879759428, '[{"seat":1,"move":"=27","by":"person","chance":[],"points":0,"spent":52,"type":"moved"}]');
INSERT INTO public.entries VALUES ('6BZCP', 5, 1794879759458, '[{"seat":1,"type":"undo_requested"}]');
INSERT INTO public.entries VALUES ('PMNG2', 1, 1794879759588, '[{"rules":"2 classic","dynasty":false,"listed":false,"clock":{"kind":"bank","seconds":900,"increment":10},"fixed_deck":false,"host":1,"type":"created"},{"seat":0,"guest":1,"name":"Anna","type":"sat"}]');
INSERT INTO public.entries VALUES ('PMNG2', 2, 1794879759656, '[{"seat":1,"guest":2,"name":"Boris","type":"sat"}]');
INSERT INTO public.entries VALUES ('PMNG2', 3, 1794879759680, '[{"game":"PMNG2-1","number":1,"commitment":"87e6006bf25d4c7d41e4b70b044ee5683302946e8d44e57f48ac9dee820849a5","chance":["kings 1 1 0 0","deal 2 19 21 30"],"type":"began"}]');
INSERT INTO public.entries VALUES ('PMNG2', 4, 1794879759704, '[{"seat":1,"move":"=2","by":"person","chance":[],"points":0,"spent":23,"type":"moved"}]');
INSERT INTO public.entries VALUES ('PMNG2', 5, 1794879759724, '[{"seat":1,"move":"=19","by":"person","chance":[],"points":0,"spent":19,"type":"moved"}]');
INSERT INTO public.entries VALUES ('PMNG2', 6, 1794879759745, '[{"seat":0,"move":"=21","by":"person","chance":[],"points":0,"spent":21,"type":"moved"}]');
INSERT INTO public.entries VALUES ('PMNG2', 7, 1794879759773, '[{"seat":0,"move":"=30","by":"person","chance":["deal 4 12 27 28"],"points":0,"spent":28,"type":"moved"}]');
INSERT INTO public.entries VALUES ('PMNG2', 8, 1794879759822, '[{"seat":1,"move":"2@g5n","by":"person","chance":[],"points":0,"spent":48,"type":"moved"}]');
INSERT INTO public.entries VALUES ('PMNG2', 9, 1794879759858, '[{"seat":1,"move":"=4","by":"person","chance":[],"points":0,"spent":35,"type":"moved"}]');
INSERT INTO public.entries VALUES ('PMNG2', 10, 1794879759889, '[{"seat":1,"move":"19@g4e","by":"person","chance":[],"points":3,"spent":29,"type":"moved"}]');
INSERT INTO public.entries VALUES ('PMNG2', 11, 1794879759913, '[{"seat":1,"move":"=12","by":"person","chance":[],"points":3,"spent":24,"type":"moved"}]');
INSERT INTO public.entries VALUES ('JPEVB', 1, 1794879760016, '[{"rules":"2 classic","dynasty":false,"listed":false,"clock":{"kind":"move","seconds":1,"increment":0},"fixed_deck":false,"host":1,"type":"created"},{"seat":0,"guest":1,"name":"Anna","type":"sat"}]');
INSERT INTO public.entries VALUES ('JPEVB', 2, 1794879760068, '[{"seat":1,"guest":2,"name":"Boris","type":"sat"}]');
INSERT INTO public.entries VALUES ('JPEVB', 3, 1794879760096, '[{"game":"JPEVB-1","number":1,"commitment":"e74e74aaacee8eaa95ea28190441bd9b8d077e98b64d73e54137e76859422db6","chance":["kings 0 0 1 1","deal 5 12 16 39"],"type":"began"}]');
INSERT INTO public.entries VALUES ('JPEVB', 4, 1794879760124, '[{"seat":0,"move":"=5","by":"person","chance":[],"points":0,"spent":28,"type":"moved"}]');
INSERT INTO public.entries VALUES ('JPEVB', 5, 1794879760135, '[{"seat":0,"move":"=12","by":"person","chance":[],"points":0,"spent":11,"type":"moved"}]');
INSERT INTO public.entries VALUES ('JPEVB', 6, 1794879761172, '[{"seat":1,"move":"=39","by":"clock","chance":[],"points":0,"spent":1037,"type":"moved"}]');
INSERT INTO public.entries VALUES ('JPEVB', 7, 1794879762176, '[{"seat":1,"move":"=16","by":"clock","chance":["deal 2 13 23 37"],"points":0,"spent":1004,"type":"moved"}]');
INSERT INTO public.entries VALUES ('JPEVB', 8, 1794879762192, '[{"seat":0,"move":"5@g5n","by":"person","chance":[],"points":0,"spent":16,"type":"moved"}]');
INSERT INTO public.entries VALUES ('JPEVB', 9, 1794879762208, '[{"seat":0,"move":"=2","by":"person","chance":[],"points":0,"spent":15,"type":"moved"}]');
INSERT INTO public.entries VALUES ('JPEVB', 10, 1794879762244, '[{"seat":0,"move":"12@f6n","by":"person","chance":[],"points":0,"spent":35,"type":"moved"}]');
INSERT INTO public.entries VALUES ('JPEVB', 11, 1794879762260, '[{"seat":0,"move":"=13","by":"person","chance":[],"points":0,"spent":15,"type":"moved"}]');
INSERT INTO public.entries VALUES ('JPEVB', 12, 1794879763292, '[{"seat":1,"move":"16@h8w","by":"clock","chance":[],"points":0,"spent":1031,"type":"moved"},{"seat":1,"level":"knight","why":"time","type":"stood_in"}]');
INSERT INTO public.entries VALUES ('JPEVB', 13, 1794879763305, '[{"seat":1,"type":"came_back"}]');
INSERT INTO public.entries VALUES ('5ZN6U', 1, 1794879763372, '[{"rules":"2 classic","dynasty":true,"listed":false,"clock":null,"fixed_deck":false,"host":1,"type":"created"},{"seat":0,"guest":1,"name":"Anna","type":"sat"}]');
INSERT INTO public.entries VALUES ('5ZN6U', 2, 1794879763460, '[{"seat":1,"guest":2,"name":"Boris","type":"sat"}]');
INSERT INTO public.entries VALUES ('5ZN6U', 3, 1794879763504, '[{"game":"5ZN6U-1","number":1,"commitment":"2a2bcd25742d21b3d88d2f3e618163500da37cfa6deb6c5cfae01c78121f55d3","chance":["kings 1 0 0 1","deal 2 17 35 41"],"type":"began"}]');
INSERT INTO public.entries VALUES ('5ZN6U', 4, 1794879763544, '[{"seat":1,"move":"=2","by":"person","chance":[],"points":0,"spent":39,"type":"moved"}]');
INSERT INTO public.entries VALUES ('5ZN6U', 5, 1794879763568, '[{"seat":0,"move":"=17","by":"person","chance":[],"points":0,"spent":23,"type":"moved"}]');
INSERT INTO public.entries VALUES ('5ZN6U', 6, 1794879763579, '[{"seat":0,"move":"=35","by":"person","chance":[],"points":0,"spent":11,"type":"moved"}]');
INSERT INTO public.entries VALUES ('5ZN6U', 7, 1794879763604, '[{"seat":1,"move":"=41","by":"person","chance":["deal 7 31 32 33"],"points":0,"spent":24,"type":"moved"}]');
INSERT INTO public.entries VALUES ('5ZN6U', 8, 1794879763624, '[{"seat":1,"move":"2@g5n","by":"person","chance":[],"points":0,"spent":19,"type":"moved"}]');
INSERT INTO public.entries VALUES ('5ZN6U', 9, 1794879763640, '[{"seat":1,"move":"=7","by":"person","chance":[],"points":0,"spent":16,"type":"moved"}]');
INSERT INTO public.entries VALUES ('5ZN6U', 10, 1794879763660, '[{"seat":0,"move":"17@g5n","by":"person","chance":[],"points":0,"spent":20,"type":"moved"}]');
INSERT INTO public.entries VALUES ('5ZN6U', 11, 1794879763704, '[{"seat":0,"move":"=31","by":"person","chance":[],"points":0,"spent":44,"type":"moved"}]');
INSERT INTO public.entries VALUES ('5ZN6U', 12, 1794879763724, '[{"seat":0,"move":"35@g3n","by":"person","chance":[],"points":1,"spent":20,"type":"moved"}]');
INSERT INTO public.entries VALUES ('5ZN6U', 13, 1794879763744, '[{"seat":0,"move":"=32","by":"person","chance":[],"points":1,"spent":19,"type":"moved"}]');
INSERT INTO public.entries VALUES ('5ZN6U', 14, 1794879763800, '[{"seat":1,"move":"41@g4e","by":"person","chance":[],"points":2,"spent":55,"type":"moved"}]');
INSERT INTO public.entries VALUES ('5ZN6U', 15, 1794879763828, '[{"seat":1,"move":"=33","by":"person","chance":["deal 11 12 20 21"],"points":2,"spent":27,"type":"moved"}]');
INSERT INTO public.entries VALUES ('5ZN6U', 16, 1794879763834, '[{"seat":1,"move":"7@f6n","by":"person","chance":[],"points":2,"spent":6,"type":"moved"}]');
INSERT INTO public.entries VALUES ('5ZN6U', 17, 1794879763848, '[{"seat":1,"move":"=11","by":"person","chance":[],"points":2,"spent":13,"type":"moved"}]');
INSERT INTO public.entries VALUES ('5ZN6U', 18, 1794879763896, '[{"seat":0,"move":"31@f3n","by":"person","chance":[],"points":4,"spent":48,"type":"moved"}]');
INSERT INTO public.entries VALUES ('5ZN6U', 19, 1794879763919, '[{"seat":0,"move":"=12","by":"person","chance":[],"points":4,"spent":23,"type":"moved"}]');
INSERT INTO public.entries VALUES ('5ZN6U', 20, 1794879763952, '[{"seat":0,"move":"32@e3n","by":"person","chance":[],"points":9,"spent":33,"type":"moved"}]');
INSERT INTO public.entries VALUES ('5ZN6U', 21, 1794879763984, '[{"seat":0,"move":"=20","by":"person","chance":[],"points":9,"spent":32,"type":"moved"}]');
INSERT INTO public.entries VALUES ('5ZN6U', 22, 1794879764004, '[{"seat":1,"move":"33@f5s","by":"person","chance":[],"points":5,"spent":20,"type":"moved"}]');
INSERT INTO public.entries VALUES ('5ZN6U', 23, 1794879764051, '[{"seat":1,"move":"=21","by":"person","chance":["deal 8 36 43 45"],"points":5,"spent":47,"type":"moved"}]');
INSERT INTO public.entries VALUES ('5ZN6U', 24, 1794879764108, '[{"seat":1,"move":"11@g3e","by":"person","chance":[],"points":9,"spent":57,"type":"moved"}]');
INSERT INTO public.entries VALUES ('5ZN6U', 25, 1794879764113, '[{"seat":1,"move":"=8","by":"person","chance":[],"points":9,"spent":5,"type":"moved"}]');
INSERT INTO public.entries VALUES ('5ZN6U', 26, 1794879764128, '[{"seat":0,"move":"12@f6n","by":"person","chance":[],"points":9,"spent":15,"type":"moved"}]');
INSERT INTO public.entries VALUES ('5ZN6U', 27, 1794879764160, '[{"seat":0,"move":"=36","by":"person","chance":[],"points":9,"spent":31,"type":"moved"}]');
INSERT INTO public.entries VALUES ('5ZN6U', 28, 1794879764188, '[{"seat":0,"move":"20@c3e","by":"person","chance":[],"points":13,"spent":28,"type":"moved"}]');
INSERT INTO public.entries VALUES ('5ZN6U', 29, 1794879764190, '[{"seat":0,"move":"=43","by":"person","chance":[],"points":13,"spent":2,"type":"moved"}]');
INSERT INTO public.entries VALUES ('5ZN6U', 30, 1794879764228, '[{"seat":1,"move":"21@e3e","by":"person","chance":[],"points":12,"spent":38,"type":"moved"}]');
INSERT INTO public.entries VALUES ('5ZN6U', 31, 1794879764252, '[{"seat":1,"move":"=45","by":"person","chance":["deal 3 13 23 40"],"points":12,"spent":24,"type":"moved"}]');
INSERT INTO public.entries VALUES ('5ZN6U', 32, 1794879764284, '[{"seat":1,"move":"8@e4n","by":"person","chance":[],"points":14,"spent":31,"type":"moved"}]');
INSERT INTO public.entries VALUES ('JPEVB', 14, 1794879764300, '[{"seat":1,"move":"=23","by":"clock","chance":[],"points":0,"spent":1008,"type":"moved"}]');
INSERT INTO public.entries VALUES ('5ZN6U', 33, 1794879764333, '[{"seat":1,"move":"=3","by":"person","chance":[],"points":14,"spent":49,"type":"moved"}]');
INSERT INTO public.entries VALUES ('5ZN6U', 34, 1794879764376, '[{"seat":0,"move":"36@c4n","by":"person","chance":[],"points":15,"spent":43,"type":"moved"}]');
INSERT INTO public.entries VALUES ('5ZN6U', 35, 1794879764392, '[{"seat":0,"move":"=13","by":"person","chance":[],"points":15,"spent":15,"type":"moved"}]');
INSERT INTO public.entries VALUES ('5ZN6U', 36, 1794879764436, '[{"seat":0,"move":"43@d4n","by":"person","chance":[],"points":18,"spent":43,"type":"moved"}]');
INSERT INTO public.entries VALUES ('5ZN6U', 37, 1794879764451, '[{"seat":0,"move":"=23","by":"person","chance":[],"points":18,"spent":15,"type":"moved"}]');
INSERT INTO public.entries VALUES ('5ZN6U', 38, 1794879764494, '[{"seat":1,"move":"45@d4s","by":"person","chance":[],"points":17,"spent":43,"type":"moved"}]');
INSERT INTO public.entries VALUES ('5ZN6U', 39, 1794879764533, '[{"seat":1,"move":"=40","by":"person","chance":["deal 9 10 39 47"],"points":17,"spent":39,"type":"moved"}]');
INSERT INTO public.entries VALUES ('5ZN6U', 40, 1794879764564, '[{"seat":1,"move":"3@h6n","by":"person","chance":[],"points":17,"spent":31,"type":"moved"}]');
INSERT INTO public.entries VALUES ('5ZN6U', 41, 1794879764602, '[{"seat":1,"move":"=9","by":"person","chance":[],"points":17,"spent":37,"type":"moved"}]');
INSERT INTO public.entries VALUES ('5ZN6U', 42, 1794879764640, '[{"seat":0,"move":"13@e5e","by":"person","chance":[],"points":18,"spent":38,"type":"moved"}]');
INSERT INTO public.entries VALUES ('5ZN6U', 43, 1794879764661, '[{"seat":0,"move":"=10","by":"person","chance":[],"points":18,"spent":21,"type":"moved"}]');
INSERT INTO public.entries VALUES ('5ZN6U', 44, 1794879764676, '[{"seat":0,"move":"23@e6n","by":"person","chance":[],"points":20,"spent":14,"type":"moved"}]');
INSERT INTO public.entries VALUES ('5ZN6U', 45, 1794879764706, '[{"seat":0,"move":"=39","by":"person","chance":[],"points":20,"spent":30,"type":"moved"}]');
INSERT INTO public.entries VALUES ('5ZN6U', 46, 1794879764714, '[{"seat":1,"move":"40@d5n","by":"person","chance":[],"points":21,"spent":8,"type":"moved"}]');
INSERT INTO public.entries VALUES ('5ZN6U', 47, 1794879764752, '[{"seat":1,"move":"=47","by":"person","chance":[],"points":21,"spent":38,"type":"moved"}]');
INSERT INTO public.entries VALUES ('5ZN6U', 48, 1794879764771, '[{"seat":1,"move":"9@e6n","by":"person","chance":[],"points":23,"spent":19,"type":"moved"}]');
INSERT INTO public.entries VALUES ('5ZN6U', 49, 1794879764784, '[{"seat":0,"move":"10@c6n","by":"person","chance":[],"points":22,"spent":13,"type":"moved"}]');
INSERT INTO public.entries VALUES ('5ZN6U', 50, 1794879764822, '[{"seat":0,"move":"39@d6n","by":"person","chance":[],"points":24,"spent":37,"type":"moved"}]');
INSERT INTO public.entries VALUES ('5ZN6U', 51, 1794879764850, '[{"seat":1,"move":"47x","by":"person","chance":[],"points":23,"spent":27,"type":"moved"},{"result":{"places":[1,2],"winners":[0],"scores":[{"total":24,"territories":24,"harmony":0,"middle_kingdom":0,"largest":4,"crowns":9,"harmony_reason":{"code":"harmony_not_played","facts":{}},"middle_kingdom_reason":{"code":"middle_not_played","facts":{}}},{"total":23,"territories":23,"harmony":0,"middle_kingdom":0,"largest":7,"crowns":7,"harmony_reason":{"code":"harmony_not_played","facts":{}},"middle_kingdom_reason":{"code":"middle_not_played","facts":{}}}],"decided_by":"points","seed":"1583447125656184607374267477747774007366237269139089789554617150495563392976","salt":"8458bd72ca9b6f41dc38cf4be287709acff57fc7e808355c1cfc176cd996020a","deck":[35,17,41,2,32,31,33,7,12,21,11,20,36,45,8,43,3,40,13,23,10,47,9,39]},"type":"finished"}]');
INSERT INTO public.entries VALUES ('5ZN6U', 52, 1794879764892, '[{"seat":0,"type":"wants_again"}]');
INSERT INTO public.entries VALUES ('XASAJ', 1, 1794879764944, '[{"rules":"2 revised","dynasty":true,"listed":false,"clock":null,"fixed_deck":false,"host":1,"type":"created"},{"seat":0,"guest":1,"name":"Anna","type":"sat"},{"seat":1,"guest":1,"name":"Anna","type":"sat"}]');
INSERT INTO public.entries VALUES ('XASAJ', 2, 1794879764976, '[{"game":"XASAJ-1","number":1,"commitment":"f788b583bd9e0629afe1fa461cdf58d863edbf4f60efb77f30e44ed807871863","chance":["kings 0 1 1 0","deal 8 9 21 24"],"type":"began"}]');
INSERT INTO public.entries VALUES ('XASAJ', 3, 1794879765004, '[{"seat":0,"move":"=8","by":"person","chance":[],"points":0,"spent":28,"type":"moved"}]');
INSERT INTO public.entries VALUES ('XASAJ', 4, 1794879765010, '[{"seat":1,"move":"=9","by":"person","chance":[],"points":0,"spent":6,"type":"moved"}]');
INSERT INTO public.entries VALUES ('XASAJ', 5, 1794879765023, '[{"seat":1,"move":"=21","by":"person","chance":[],"points":0,"spent":13,"type":"moved"}]');
INSERT INTO public.entries VALUES ('XASAJ', 6, 1794879765040, '[{"seat":0,"move":"=24","by":"person","chance":["deal 6 13 25 39"],"points":0,"spent":17,"type":"moved"}]');
INSERT INTO public.entries VALUES ('XASAJ', 7, 1794879765060, '[{"seat":0,"move":"8@g5n","by":"person","chance":[],"points":0,"spent":19,"type":"moved"}]');
INSERT INTO public.entries VALUES ('XASAJ', 8, 1794879765084, '[{"seat":0,"move":"=6","by":"person","chance":[],"points":0,"spent":23,"type":"moved"}]');
INSERT INTO public.entries VALUES ('XASAJ', 9, 1794879765108, '[{"seat":1,"move":"9@g5n","by":"person","chance":[],"points":0,"spent":23,"type":"moved"}]');
INSERT INTO public.entries VALUES ('XASAJ', 10, 1794879765123, '[{"seat":1,"move":"=13","by":"person","chance":[],"points":0,"spent":15,"type":"moved"}]');
INSERT INTO public.entries VALUES ('XASAJ', 11, 1794879765134, '[{"seat":1,"move":"21@f6n","by":"person","chance":[],"points":1,"spent":11,"type":"moved"}]');
INSERT INTO public.entries VALUES ('XASAJ', 12, 1794879765161, '[{"seat":1,"move":"=25","by":"person","chance":[],"points":1,"spent":27,"type":"moved"}]');
INSERT INTO public.entries VALUES ('XASAJ', 13, 1794879765216, '[{"seat":0,"move":"24@f6n","by":"person","chance":[],"points":1,"spent":54,"type":"moved"}]');
INSERT INTO public.entries VALUES ('XASAJ', 14, 1794879765236, '[{"seat":0,"move":"=39","by":"person","chance":["deal 3 18 22 28"],"points":1,"spent":19,"type":"moved"}]');
INSERT INTO public.entries VALUES ('XASAJ', 15, 1794879765272, '[{"seat":0,"move":"6@f4n","by":"person","chance":[],"points":3,"spent":35,"type":"moved"}]');
INSERT INTO public.entries VALUES ('XASAJ', 16, 1794879765300, '[{"seat":0,"move":"=3","by":"person","chance":[],"points":3,"spent":27,"type":"moved"}]');
INSERT INTO public.entries VALUES ('XASAJ', 17, 1794879765309, '[{"seat":1,"move":"13@f5s","by":"person","chance":[],"points":2,"spent":9,"type":"moved"}]');
INSERT INTO public.entries VALUES ('JPEVB', 15, 1794879765309, '[{"seat":1,"move":"39@e8e","by":"clock","chance":[],"points":2,"spent":1009,"type":"moved"}]');
INSERT INTO public.entries VALUES ('XASAJ', 18, 1794879765335, '[{"seat":1,"move":"=18","by":"person","chance":[],"points":2,"spent":26,"type":"moved"}]');
INSERT INTO public.entries VALUES ('XASAJ', 19, 1794879765356, '[{"seat":1,"move":"25@f3e","by":"person","chance":[],"points":4,"spent":20,"type":"moved"}]');
INSERT INTO public.entries VALUES ('XASAJ', 20, 1794879765376, '[{"seat":1,"move":"=22","by":"person","chance":[],"points":4,"spent":20,"type":"moved"}]');
INSERT INTO public.entries VALUES ('XASAJ', 21, 1794879765404, '[{"seat":0,"move":"39@h6n","by":"person","chance":[],"points":4,"spent":27,"type":"moved"}]');
INSERT INTO public.entries VALUES ('XASAJ', 22, 1794879765416, '[{"seat":0,"move":"=28","by":"person","chance":["deal 23 27 38 41"],"points":4,"spent":12,"type":"moved"}]');
INSERT INTO public.entries VALUES ('XASAJ', 23, 1794879765436, '[{"seat":0,"move":"3@e3n","by":"person","chance":[],"points":6,"spent":19,"type":"moved"}]');
INSERT INTO public.entries VALUES ('XASAJ', 24, 1794879765468, '[{"seat":0,"move":"=23","by":"person","chance":[],"points":6,"spent":32,"type":"moved"}]');
INSERT INTO public.entries VALUES ('XASAJ', 25, 1794879765486, '[{"seat":1,"move":"18@e3n","by":"person","chance":[],"points":5,"spent":17,"type":"moved"}]');
INSERT INTO public.entries VALUES ('XASAJ', 26, 1794879765502, '[{"seat":1,"move":"=27","by":"person","chance":[],"points":5,"spent":16,"type":"moved"}]');
INSERT INTO public.entries VALUES ('XASAJ', 27, 1794879765537, '[{"seat":1,"move":"22@h3n","by":"person","chance":[],"points":7,"spent":35,"type":"moved"}]');
INSERT INTO public.entries VALUES ('XASAJ', 28, 1794879765568, '[{"seat":1,"move":"=38","by":"person","chance":[],"points":7,"spent":30,"type":"moved"}]');
INSERT INTO public.entries VALUES ('XASAJ', 29, 1794879765588, '[{"seat":0,"move":"28@d3n","by":"person","chance":[],"points":13,"spent":20,"type":"moved"}]');
INSERT INTO public.entries VALUES ('XASAJ', 30, 1794879765609, '[{"seat":0,"move":"=41","by":"person","chance":["deal 2 7 31 42"],"points":13,"spent":21,"type":"moved"}]');
INSERT INTO public.entries VALUES ('XASAJ', 31, 1794879765636, '[{"seat":0,"move":"23@e7s","by":"person","chance":[],"points":15,"spent":27,"type":"moved"}]');
INSERT INTO public.entries VALUES ('XASAJ', 32, 1794879765660, '[{"seat":0,"move":"=2","by":"person","chance":[],"points":15,"spent":24,"type":"moved"}]');
INSERT INTO public.entries VALUES ('XASAJ', 33, 1794879765700, '[{"seat":1,"move":"27@d3n","by":"person","chance":[],"points":12,"spent":40,"type":"moved"}]');
INSERT INTO public.entries VALUES ('XASAJ', 34, 1794879765721, '[{"seat":1,"move":"=7","by":"person","chance":[],"points":12,"spent":20,"type":"moved"}]');
INSERT INTO public.entries VALUES ('XASAJ', 35, 1794879765776, '[{"seat":1,"move":"38@d5n","by":"person","chance":[],"points":13,"spent":55,"type":"moved"}]');
INSERT INTO public.entries VALUES ('XASAJ', 36, 1794879765788, '[{"seat":1,"move":"=31","by":"person","chance":[],"points":13,"spent":12,"type":"moved"}]');
INSERT INTO public.entries VALUES ('XASAJ', 37, 1794879765813, '[{"seat":0,"move":"41@h4n","by":"person","chance":[],"points":19,"spent":24,"type":"moved"}]');
INSERT INTO public.entries VALUES ('XASAJ', 38, 1794879765832, '[{"seat":0,"move":"=42","by":"person","chance":["deal 12 15 20 45"],"points":19,"spent":19,"type":"moved"}]');
INSERT INTO public.entries VALUES ('XASAJ', 39, 1794879765844, '[{"seat":0,"move":"2@g3n","by":"person","chance":[],"points":19,"spent":11,"type":"moved"}]');
INSERT INTO public.entries VALUES ('XASAJ', 40, 1794879765869, '[{"seat":0,"move":"=12","by":"person","chance":[],"points":19,"spent":25,"type":"moved"}]');
INSERT INTO public.entries VALUES ('XASAJ', 41, 1794879765888, '[{"seat":1,"move":"7@h5n","by":"person","chance":[],"points":13,"spent":19,"type":"moved"}]');
INSERT INTO public.entries VALUES ('XASAJ', 42, 1794879765908, '[{"seat":1,"move":"=15","by":"person","chance":[],"points":13,"spent":20,"type":"moved"}]');
INSERT INTO public.entries VALUES ('XASAJ', 43, 1794879765936, '[{"seat":1,"move":"31@e5n","by":"person","chance":[],"points":15,"spent":28,"type":"moved"}]');
INSERT INTO public.entries VALUES ('XASAJ', 44, 1794879765956, '[{"seat":1,"move":"=20","by":"person","chance":[],"points":15,"spent":20,"type":"moved"}]');
INSERT INTO public.entries VALUES ('XASAJ', 45, 1794879765996, '[{"seat":0,"move":"42@d5n","by":"person","chance":[],"points":21,"spent":40,"type":"moved"}]');
INSERT INTO public.entries VALUES ('XASAJ', 46, 1794879766012, '[{"seat":0,"move":"=45","by":"person","chance":[],"points":21,"spent":16,"type":"moved"}]');
INSERT INTO public.entries VALUES ('XASAJ', 47, 1794879766039, '[{"seat":0,"move":"12x","by":"person","chance":[],"points":21,"spent":27,"type":"moved"}]');
INSERT INTO public.entries VALUES ('XASAJ', 48, 1794879766076, '[{"seat":1,"move":"15@d7e","by":"person","chance":[],"points":15,"spent":36,"type":"moved"}]');
INSERT INTO public.entries VALUES ('XASAJ', 49, 1794879766097, '[{"seat":1,"move":"20x","by":"person","chance":[],"points":15,"spent":20,"type":"moved"}]');
INSERT INTO public.entries VALUES ('XASAJ', 50, 1794879766121, '[{"seat":0,"move":"45x","by":"person","chance":[],"points":21,"spent":23,"type":"moved"},{"result":{"places":[1,2],"winners":[0],"scores":[{"total":21,"territories":21,"harmony":0,"middle_kingdom":0,"largest":6,"crowns":8,"harmony_reason":{"code":"harmony_not_played","facts":{}},"middle_kingdom_reason":{"code":"middle_not_played","facts":{}}},{"total":15,"territories":15,"harmony":0,"middle_kingdom":0,"largest":4,"crowns":6,"harmony_reason":{"code":"harmony_not_played","facts":{}},"middle_kingdom_reason":{"code":"middle_not_played","facts":{}}}],"decided_by":"points","seed":"79106722930509469411950221484404707229391303793378013070264611688102042389540","salt":"d58f9fbfa59713806ffc2ba59ddc6fac1c27b5b9e462caa71adc810ccf5defae","deck":[24,9,21,8,6,13,39,25,18,28,3,22,41,27,23,38,2,7,31,42,45,15,12,20]},"type":"finished"}]');
INSERT INTO public.entries VALUES ('XASAJ', 51, 1794879766180, '[{"seat":0,"type":"wants_again"},{"seat":1,"type":"wants_again"},{"game":"XASAJ-2","number":2,"commitment":"4b8b9c153ff60c8e3352300d958f933f4854b447927d4518a7843dce5eb1552e","chance":["kings 1 1 0 0","deal 4 12 27 33"],"type":"began"}]');
INSERT INTO public.entries VALUES ('XASAJ', 52, 1794879766232, '[{"seat":1,"move":"=4","by":"person","chance":[],"points":0,"spent":52,"type":"moved"}]');
INSERT INTO public.entries VALUES ('XASAJ', 53, 1794879766272, '[{"seat":1,"move":"=12","by":"person","chance":[],"points":0,"spent":40,"type":"moved"}]');
INSERT INTO public.entries VALUES ('XASAJ', 54, 1794879766299, '[{"seat":0,"move":"=27","by":"person","chance":[],"points":0,"spent":27,"type":"moved"}]');
INSERT INTO public.entries VALUES ('XASAJ', 55, 1794879766316, '[{"seat":0,"move":"=33","by":"person","chance":["deal 18 35 37 42"],"points":0,"spent":17,"type":"moved"}]');
INSERT INTO public.entries VALUES ('JPEVB', 16, 1794879766332, '[{"seat":1,"move":"=37","by":"clock","chance":["deal 1 8 19 26"],"points":2,"spent":1023,"type":"moved"},{"seat":1,"level":"knight","why":"time","type":"stood_in"}]');
INSERT INTO public.entries VALUES ('XASAJ', 56, 1794879766376, '[{"seat":1,"move":"4@g5n","by":"person","chance":[],"points":0,"spent":60,"type":"moved"}]');
INSERT INTO public.entries VALUES ('XASAJ', 57, 1794879766398, '[{"seat":1,"move":"=18","by":"person","chance":[],"points":0,"spent":21,"type":"moved"}]');
INSERT INTO public.entries VALUES ('XASAJ', 58, 1794879766477, '[{"seat":1,"move":"12@f6n","by":"person","chance":[],"points":0,"spent":79,"type":"moved"}]');
INSERT INTO public.entries VALUES ('XASAJ', 59, 1794879766495, '[{"seat":1,"move":"=35","by":"person","chance":[],"points":0,"spent":18,"type":"moved"}]');
INSERT INTO public.entries VALUES ('XASAJ', 60, 1794879766521, '[{"seat":0,"move":"27@g5n","by":"person","chance":[],"points":1,"spent":26,"type":"moved"}]');
INSERT INTO public.entries VALUES ('XASAJ', 61, 1794879766531, '[{"seat":0,"move":"=37","by":"person","chance":[],"points":1,"spent":10,"type":"moved"}]');
INSERT INTO public.entries VALUES ('XASAJ', 62, 1794879766587, '[{"seat":0,"move":"33@g3n","by":"person","chance":[],"points":3,"spent":56,"type":"moved"}]');
INSERT INTO public.entries VALUES ('XASAJ', 63, 1794879766632, '[{"seat":0,"move":"=42","by":"person","chance":["deal 16 26 45 46"],"points":3,"spent":45,"type":"moved"}]');
INSERT INTO public.entries VALUES ('XASAJ', 64, 1794879766731, '[{"seat":1,"move":"18@g4e","by":"person","chance":[],"points":0,"spent":99,"type":"moved"}]');
INSERT INTO public.entries VALUES ('XASAJ', 65, 1794879766776, '[{"seat":1,"move":"=16","by":"person","chance":[],"points":0,"spent":45,"type":"moved"}]');
INSERT INTO public.entries VALUES ('XASAJ', 66, 1794879766840, '[{"seat":1,"move":"35@f3n","by":"person","chance":[],"points":1,"spent":64,"type":"moved"}]');
INSERT INTO public.entries VALUES ('XASAJ', 67, 1794879766867, '[{"seat":1,"move":"=26","by":"person","chance":[],"points":1,"spent":27,"type":"moved"}]');
INSERT INTO public.entries VALUES ('XASAJ', 68, 1794879766905, '[{"seat":0,"move":"37@f3n","by":"person","chance":[],"points":5,"spent":37,"type":"moved"}]');
INSERT INTO public.entries VALUES ('XASAJ', 69, 1794879766948, '[{"seat":0,"move":"=45","by":"person","chance":[],"points":5,"spent":42,"type":"moved"}]');
INSERT INTO public.entries VALUES ('XASAJ', 70, 1794879766960, '[{"seat":0,"move":"42@e3n","by":"person","chance":[],"points":11,"spent":12,"type":"moved"}]');
INSERT INTO public.entries VALUES ('XASAJ', 71, 1794879766977, '[{"seat":0,"move":"=46","by":"person","chance":["deal 5 13 30 47"],"points":11,"spent":17,"type":"moved"}]');
INSERT INTO public.entries VALUES ('XASAJ', 72, 1794879767016, '[{"seat":1,"move":"16@e5n","by":"person","chance":[],"points":1,"spent":38,"type":"moved"}]');
INSERT INTO public.entries VALUES ('XASAJ', 73, 1794879767036, '[{"seat":1,"move":"=5","by":"person","chance":[],"points":1,"spent":20,"type":"moved"}]');
INSERT INTO public.entries VALUES ('XASAJ', 74, 1794879767060, '[{"seat":1,"move":"26@e3n","by":"person","chance":[],"points":2,"spent":24,"type":"moved"}]');
INSERT INTO public.entries VALUES ('XASAJ', 75, 1794879767084, '[{"seat":1,"move":"=13","by":"person","chance":[],"points":2,"spent":23,"type":"moved"}]');
INSERT INTO public.entries VALUES ('XASAJ', 76, 1794879767105, '[{"seat":0,"move":"45@f5n","by":"person","chance":[],"points":13,"spent":20,"type":"moved"}]');
INSERT INTO public.entries VALUES ('XASAJ', 77, 1794879767136, '[{"seat":0,"move":"=30","by":"person","chance":[],"points":13,"spent":31,"type":"moved"}]');
INSERT INTO public.entries VALUES ('XASAJ', 78, 1794879767233, '[{"seat":0,"move":"46@d5e","by":"person","chance":[],"points":19,"spent":96,"type":"moved"}]');
INSERT INTO public.entries VALUES ('XASAJ', 79, 1794879767280, '[{"seat":0,"move":"=47","by":"person","chance":["deal 19 21 25 41"],"points":19,"spent":46,"type":"moved"}]');
INSERT INTO public.entries VALUES ('XASAJ', 80, 1794879767296, '[{"seat":1,"move":"5@d3n","by":"person","chance":[],"points":4,"spent":15,"type":"moved"}]');
INSERT INTO public.entries VALUES ('XASAJ', 81, 1794879767316, '[{"seat":1,"move":"=19","by":"person","chance":[],"points":4,"spent":19,"type":"moved"}]');
INSERT INTO public.entries VALUES ('XASAJ', 82, 1794879767352, '[{"seat":1,"move":"13@h3w","by":"person","chance":[],"points":4,"spent":36,"type":"moved"}]');
INSERT INTO public.entries VALUES ('JPEVB', 17, 1794879767353, '[{"seat":0,"move":"2@g8e","by":"clock","chance":[],"points":0,"spent":1021,"type":"moved"}]');
INSERT INTO public.entries VALUES ('XASAJ', 83, 1794879767392, '[{"seat":1,"move":"=21","by":"person","chance":[],"points":4,"spent":40,"type":"moved"}]');
INSERT INTO public.entries VALUES ('XASAJ', 84, 1794879767483, '[{"seat":0,"move":"30@d3n","by":"person","chance":[],"points":24,"spent":90,"type":"moved"}]');
INSERT INTO public.entries VALUES ('XASAJ', 85, 1794879767532, '[{"seat":0,"move":"=25","by":"person","chance":[],"points":24,"spent":49,"type":"moved"}]');
INSERT INTO public.entries VALUES ('XASAJ', 86, 1794879767568, '[{"seat":0,"move":"47@c5n","by":"person","chance":[],"points":26,"spent":36,"type":"moved"}]');
INSERT INTO public.entries VALUES ('XASAJ', 87, 1794879767592, '[{"seat":0,"move":"=41","by":"person","chance":["deal 8 10 22 28"],"points":26,"spent":23,"type":"moved"}]');
INSERT INTO public.entries VALUES ('XASAJ', 88, 1794879767668, '[{"seat":1,"move":"19@d5n","by":"person","chance":[],"points":7,"spent":76,"type":"moved"}]');
INSERT INTO public.entries VALUES ('XASAJ', 89, 1794879767712, '[{"seat":1,"move":"=8","by":"person","chance":[],"points":7,"spent":44,"type":"moved"}]');
INSERT INTO public.entries VALUES ('XASAJ', 90, 1794879767736, '[{"seat":1,"move":"21@h6n","by":"person","chance":[],"points":8,"spent":24,"type":"moved"}]');
INSERT INTO public.entries VALUES ('XASAJ', 91, 1794879767768, '[{"seat":1,"move":"=10","by":"person","chance":[],"points":8,"spent":32,"type":"moved"}]');
INSERT INTO public.entries VALUES ('XASAJ', 92, 1794879767816, '[{"seat":0,"move":"25@c3n","by":"person","chance":[],"points":27,"spent":48,"type":"moved"}]');
INSERT INTO public.entries VALUES ('XASAJ', 93, 1794879767852, '[{"seat":0,"move":"=22","by":"person","chance":[],"points":27,"spent":36,"type":"moved"}]');
INSERT INTO public.entries VALUES ('XASAJ', 94, 1794879767880, '[{"seat":0,"move":"41@e6n","by":"person","chance":[],"points":29,"spent":28,"type":"moved"}]');
INSERT INTO public.entries VALUES ('XASAJ', 95, 1794879767928, '[{"seat":0,"move":"=28","by":"person","chance":[],"points":29,"spent":48,"type":"moved"}]');
INSERT INTO public.entries VALUES ('XASAJ', 96, 1794879767937, '[{"seat":1,"move":"8x","by":"person","chance":[],"points":8,"spent":9,"type":"moved"}]');
INSERT INTO public.entries VALUES ('XASAJ', 97, 1794879767964, '[{"seat":1,"move":"10x","by":"person","chance":[],"points":8,"spent":27,"type":"moved"}]');
INSERT INTO public.entries VALUES ('XASAJ', 98, 1794879768004, '[{"seat":0,"move":"22@d6n","by":"person","chance":[],"points":33,"spent":39,"type":"moved"}]');
INSERT INTO public.entries VALUES ('XASAJ', 99, 1794879768028, '[{"seat":0,"move":"28x","by":"person","chance":[],"points":33,"spent":23,"type":"moved"},{"result":{"places":[1,2],"winners":[0],"scores":[{"total":33,"territories":33,"harmony":0,"middle_kingdom":0,"largest":4,"crowns":16,"harmony_reason":{"code":"harmony_not_played","facts":{}},"middle_kingdom_reason":{"code":"middle_not_played","facts":{}}},{"total":8,"territories":8,"harmony":0,"middle_kingdom":0,"largest":5,"crowns":4,"harmony_reason":{"code":"harmony_not_played","facts":{}},"middle_kingdom_reason":{"code":"middle_not_played","facts":{}}}],"decided_by":"points","seed":"17985566446255044758924396640128874255456099460754628279101145996116080928794","salt":"2a27d1404c245dd3388ec3322591d701290330d3ffaa9e339a13b7bcbf6989e0","deck":[4,12,27,33,37,42,35,18,26,45,46,16,13,47,30,5,19,21,25,41,28,10,22,8]},"type":"finished"}]');
INSERT INTO public.entries VALUES ('XASAJ', 100, 1794879768106, '[{"seat":0,"type":"wants_again"},{"seat":1,"type":"wants_again"},{"game":"XASAJ-3","number":3,"commitment":"837f549177b1e67fe06fcb95bea9b04f6262d74986e69b3cdeb20e12c2313a7a","chance":["kings 0 1 0 1","deal 24 31 36 37"],"type":"began"}]');
INSERT INTO public.entries VALUES ('XASAJ', 101, 1794879768172, '[{"seat":0,"move":"=24","by":"person","chance":[],"points":0,"spent":66,"type":"moved"}]');
INSERT INTO public.entries VALUES ('XASAJ', 102, 1794879768223, '[{"seat":1,"move":"=31","by":"person","chance":[],"points":0,"spent":51,"type":"moved"}]');
INSERT INTO public.entries VALUES ('XASAJ', 103, 1794879768256, '[{"seat":0,"move":"=36","by":"person","chance":[],"points":0,"spent":32,"type":"moved"}]');
INSERT INTO public.entries VALUES ('XASAJ', 104, 1794879768284, '[{"seat":1,"move":"=37","by":"person","chance":["deal 1 21 32 33"],"points":0,"spent":28,"type":"moved"}]');
INSERT INTO public.entries VALUES ('XASAJ', 105, 1794879768311, '[{"seat":0,"move":"24@g5n","by":"person","chance":[],"points":1,"spent":27,"type":"moved"}]');
INSERT INTO public.entries VALUES ('XASAJ', 106, 1794879768335, '[{"seat":0,"move":"=1","by":"person","chance":[],"points":1,"spent":24,"type":"moved"}]');
INSERT INTO public.entries VALUES ('XASAJ', 107, 1794879768365, '[{"seat":1,"move":"31@g5n","by":"person","chance":[],"points":1,"spent":30,"type":"moved"}]');
INSERT INTO public.entries VALUES ('JPEVB', 18, 1794879768388, '[{"seat":0,"move":"=19","by":"clock","chance":[],"points":0,"spent":1035,"type":"moved"}]');
INSERT INTO public.entries VALUES ('XASAJ', 108, 1794879768400, '[{"seat":1,"move":"=21","by":"person","chance":[],"points":1,"spent":34,"type":"moved"}]');
INSERT INTO public.entries VALUES ('XASAJ', 109, 1794879768448, '[{"seat":0,"move":"36@f6n","by":"person","chance":[],"points":2,"spent":48,"type":"moved"}]');
INSERT INTO public.entries VALUES ('XASAJ', 110, 1794879768487, '[{"seat":0,"move":"=32","by":"person","chance":[],"points":2,"spent":39,"type":"moved"}]');
INSERT INTO public.entries VALUES ('XASAJ', 111, 1794879768513, '[{"seat":1,"move":"37@g4e","by":"person","chance":[],"points":3,"spent":26,"type":"moved"}]');
INSERT INTO public.entries VALUES ('XASAJ', 112, 1794879768553, '[{"seat":1,"move":"=33","by":"person","chance":["deal 4 9 12 19"],"points":3,"spent":39,"type":"moved"}]');
INSERT INTO public.entries VALUES ('XASAJ', 113, 1794879768604, '[{"seat":0,"move":"1@f4n","by":"person","chance":[],"points":2,"spent":50,"type":"moved"}]');
INSERT INTO public.entries VALUES ('XASAJ', 114, 1794879768655, '[{"seat":0,"move":"=4","by":"person","chance":[],"points":2,"spent":51,"type":"moved"}]');
INSERT INTO public.entries VALUES ('XASAJ', 115, 1794879768717, '[{"seat":1,"move":"21@g3e","by":"person","chance":[],"points":5,"spent":62,"type":"moved"}]');
INSERT INTO public.entries VALUES ('XASAJ', 116, 1794879768753, '[{"seat":1,"move":"=9","by":"person","chance":[],"points":5,"spent":36,"type":"moved"}]');
INSERT INTO public.entries VALUES ('XASAJ', 117, 1794879768812, '[{"seat":0,"move":"32@g3n","by":"person","chance":[],"points":4,"spent":59,"type":"moved"}]');
INSERT INTO public.entries VALUES ('XASAJ', 118, 1794879768855, '[{"seat":0,"move":"=12","by":"person","chance":[],"points":4,"spent":43,"type":"moved"}]');
INSERT INTO public.entries VALUES ('XASAJ', 119, 1794879768903, '[{"seat":1,"move":"33@f4n","by":"person","chance":[],"points":9,"spent":48,"type":"moved"}]');
INSERT INTO public.entries VALUES ('XASAJ', 120, 1794879768960, '[{"seat":1,"move":"=19","by":"person","chance":["deal 14 23 30 44"],"points":9,"spent":57,"type":"moved"}]');
INSERT INTO public.entries VALUES ('XASAJ', 121, 1794879769003, '[{"seat":0,"move":"4@h3n","by":"person","chance":[],"points":6,"spent":42,"type":"moved"}]');
INSERT INTO public.entries VALUES ('XASAJ', 122, 1794879769055, '[{"seat":0,"move":"=14","by":"person","chance":[],"points":6,"spent":51,"type":"moved"}]');
INSERT INTO public.entries VALUES ('XASAJ', 123, 1794879769103, '[{"seat":1,"move":"9@e3n","by":"person","chance":[],"points":13,"spent":48,"type":"moved"}]');
INSERT INTO public.entries VALUES ('XASAJ', 124, 1794879769154, '[{"seat":1,"move":"=23","by":"person","chance":[],"points":13,"spent":51,"type":"moved"}]');
INSERT INTO public.entries VALUES ('XASAJ', 125, 1794879769216, '[{"seat":0,"move":"12@h6n","by":"person","chance":[],"points":6,"spent":62,"type":"moved"}]');
INSERT INTO public.entries VALUES ('XASAJ', 126, 1794879769254, '[{"seat":0,"move":"=30","by":"person","chance":[],"points":6,"spent":38,"type":"moved"}]');
INSERT INTO public.entries VALUES ('XASAJ', 127, 1794879769309, '[{"seat":1,"move":"19@d5e","by":"person","chance":[],"points":14,"spent":55,"type":"moved"}]');
INSERT INTO public.entries VALUES ('XASAJ', 128, 1794879769364, '[{"seat":1,"move":"=44","by":"person","chance":["deal 7 13 15 39"],"points":14,"spent":55,"type":"moved"}]');
INSERT INTO public.entries VALUES ('XASAJ', 129, 1794879769452, '[{"seat":0,"move":"14@e3e","by":"person","chance":[],"points":7,"spent":88,"type":"moved"}]');
INSERT INTO public.entries VALUES ('JPEVB', 19, 1794879769478, '[{"seat":0,"move":"13@i6w","by":"clock","chance":[],"points":0,"spent":1090,"type":"moved"},{"seat":0,"level":"knight","why":"time","type":"stood_in"}]');
INSERT INTO public.entries VALUES ('XASAJ', 130, 1794879769500, '[{"seat":0,"move":"=7","by":"person","chance":[],"points":7,"spent":48,"type":"moved"}]');
INSERT INTO public.entries VALUES ('XASAJ', 131, 1794879769539, '[{"seat":1,"move":"23@d4s","by":"person","chance":[],"points":17,"spent":39,"type":"moved"}]');
INSERT INTO public.entries VALUES ('JPEVB', 20, 1794879769540, '[{"seat":0,"move":"=26","by":"bot","chance":[],"points":0,"spent":62,"type":"moved"}]');
INSERT INTO public.entries VALUES ('XASAJ', 132, 1794879769608, '[{"seat":1,"move":"=13","by":"person","chance":[],"points":17,"spent":69,"type":"moved"}]');
INSERT INTO public.entries VALUES ('JPEVB', 21, 1794879769648, '[{"seat":1,"move":"23@h9w","by":"bot","chance":[],"points":4,"spent":108,"type":"moved"}]');
INSERT INTO public.entries VALUES ('XASAJ', 133, 1794879769657, '[{"seat":0,"move":"30@d4e","by":"person","chance":[],"points":8,"spent":49,"type":"moved"}]');
INSERT INTO public.entries VALUES ('XASAJ', 134, 1794879769700, '[{"seat":0,"move":"=15","by":"person","chance":[],"points":8,"spent":43,"type":"moved"}]');
INSERT INTO public.entries VALUES ('JPEVB', 22, 1794879769700, '[{"seat":1,"move":"=1","by":"bot","chance":[],"points":4,"spent":52,"type":"moved"}]');
INSERT INTO public.entries VALUES ('XASAJ', 135, 1794879769824, '[{"seat":1,"move":"44@h5n","by":"person","chance":[],"points":20,"spent":124,"type":"moved"}]');
INSERT INTO public.entries VALUES ('JPEVB', 23, 1794879769871, '[{"seat":1,"move":"37@d7e","by":"bot","chance":[],"points":6,"spent":170,"type":"moved"}]');
INSERT INTO public.entries VALUES ('XASAJ', 136, 1794879769905, '[{"seat":1,"move":"=39","by":"person","chance":["deal 17 22 29 41"],"points":20,"spent":81,"type":"moved"}]');
INSERT INTO public.entries VALUES ('JPEVB', 24, 1794879769921, '[{"seat":1,"move":"=8","by":"bot","chance":["deal 10 28 42 44"],"points":6,"spent":50,"type":"moved"}]');
INSERT INTO public.entries VALUES ('XASAJ', 137, 1794879769968, '[{"seat":0,"move":"7@d5n","by":"person","chance":[],"points":10,"spent":63,"type":"moved"}]');
INSERT INTO public.entries VALUES ('XASAJ', 138, 1794879770020, '[{"seat":0,"move":"=17","by":"person","chance":[],"points":10,"spent":52,"type":"moved"}]');
INSERT INTO public.entries VALUES ('JPEVB', 25, 1794879770061, '[{"seat":1,"move":"1@g10e","by":"bot","chance":[],"points":8,"spent":139,"type":"moved"}]');
INSERT INTO public.entries VALUES ('XASAJ', 139, 1794879770076, '[{"seat":1,"move":"13@d6n","by":"person","chance":[],"points":22,"spent":56,"type":"moved"}]');
INSERT INTO public.entries VALUES ('XASAJ', 140, 1794879770144, '[{"seat":1,"move":"=22","by":"person","chance":[],"points":22,"spent":68,"type":"moved"}]');
INSERT INTO public.entries VALUES ('JPEVB', 26, 1794879770145, '[{"seat":1,"move":"=42","by":"bot","chance":[],"points":8,"spent":84,"type":"moved"}]');
INSERT INTO public.entries VALUES ('JPEVB', 27, 1794879770209, '[{"seat":1,"move":"8@d6e","by":"bot","chance":[],"points":8,"spent":64,"type":"moved"}]');
INSERT INTO public.entries VALUES ('XASAJ', 141, 1794879770232, '[{"seat":0,"move":"15@e5n","by":"person","chance":[],"points":10,"spent":88,"type":"moved"}]');
INSERT INTO public.entries VALUES ('JPEVB', 28, 1794879770264, '[{"seat":1,"move":"=44","by":"bot","chance":[],"points":8,"spent":55,"type":"moved"}]');
INSERT INTO public.entries VALUES ('XASAJ', 142, 1794879770317, '[{"seat":0,"move":"=29","by":"person","chance":[],"points":10,"spent":85,"type":"moved"}]');
INSERT INTO public.entries VALUES ('JPEVB', 29, 1794879770318, '[{"seat":0,"move":"19@i5w","by":"bot","chance":[],"points":2,"spent":54,"type":"moved"}]');
INSERT INTO public.entries VALUES ('XASAJ', 143, 1794879770369, '[{"seat":1,"move":"39@f6n","by":"person","chance":[],"points":23,"spent":51,"type":"moved"}]');
INSERT INTO public.entries VALUES ('JPEVB', 30, 1794879770369, '[{"seat":0,"move":"=28","by":"bot","chance":[],"points":2,"spent":51,"type":"moved"}]');
INSERT INTO public.entries VALUES ('XASAJ', 144, 1794879770428, '[{"seat":1,"move":"=41","by":"person","chance":[],"points":23,"spent":58,"type":"moved"}]');
INSERT INTO public.entries VALUES ('XASAJ', 145, 1794879770458, '[{"seat":0,"move":"17@e7w","by":"person","chance":[],"points":11,"spent":30,"type":"moved"}]');
INSERT INTO public.entries VALUES ('JPEVB', 31, 1794879770493, '[{"seat":0,"move":"26@h4e","by":"bot","chance":[],"points":8,"spent":124,"type":"moved"}]');
INSERT INTO public.entries VALUES ('XASAJ', 146, 1794879770520, '[{"seat":1,"move":"22@e6n","by":"person","chance":[],"points":30,"spent":62,"type":"moved"}]');
INSERT INTO public.entries VALUES ('JPEVB', 32, 1794879770532, '[{"seat":0,"move":"=10","by":"bot","chance":["deal 7 21 27 36"],"points":8,"spent":39,"type":"moved"}]');
INSERT INTO public.entries VALUES ('XASAJ', 147, 1794879770630, '[{"seat":0,"move":"29x","by":"person","chance":[],"points":11,"spent":109,"type":"moved"}]');
INSERT INTO public.entries VALUES ('JPEVB', 33, 1794879770674, '[{"seat":0,"move":"10@h7e","by":"bot","chance":[],"points":8,"spent":142,"type":"moved"}]');
INSERT INTO public.entries VALUES ('XASAJ', 148, 1794879770691, '[{"seat":1,"move":"41x","by":"person","chance":[],"points":30,"spent":60,"type":"moved"},{"result":{"places":[2,1],"winners":[1],"scores":[{"total":11,"territories":11,"harmony":0,"middle_kingdom":0,"largest":7,"crowns":4,"harmony_reason":{"code":"harmony_not_played","facts":{}},"middle_kingdom_reason":{"code":"middle_not_played","facts":{}}},{"total":30,"territories":30,"harmony":0,"middle_kingdom":0,"largest":5,"crowns":10,"harmony_reason":{"code":"harmony_not_played","facts":{}},"middle_kingdom_reason":{"code":"middle_not_played","facts":{}}}],"decided_by":"points","seed":"115263911325117890886687754996521148063128019293431802963310099372232418698476","salt":"bae00538f4dfca9ad83cf209e179f73d33d04e81fc02b20a0ae05b58a0859e52","deck":[24,37,36,31,32,33,1,21,12,4,9,19,14,23,44,30,15,13,7,39,41,17,22,29]},"type":"finished"}]');
INSERT INTO public.entries VALUES ('JPEVB', 34, 1794879770732, '[{"seat":0,"move":"=27","by":"bot","chance":[],"points":8,"spent":58,"type":"moved"}]');
INSERT INTO public.entries VALUES ('JPEVB', 35, 1794879770809, '[{"seat":0,"move":"28@g4w","by":"bot","chance":[],"points":15,"spent":77,"type":"moved"}]');
INSERT INTO public.entries VALUES ('JPEVB', 36, 1794879770856, '[{"seat":0,"move":"=21","by":"bot","chance":[],"points":15,"spent":47,"type":"moved"}]');
INSERT INTO public.entries VALUES ('JPEVB', 37, 1794879770941, '[{"seat":1,"move":"42@f9w","by":"bot","chance":[],"points":15,"spent":84,"type":"moved"}]');
INSERT INTO public.entries VALUES ('Y2S42', 1, 1794879770941, '[{"rules":"2 classic mighty-duel harmony","dynasty":false,"listed":false,"clock":null,"fixed_deck":false,"host":1,"type":"created"},{"seat":0,"guest":1,"name":"Anna","type":"sat"}]');
INSERT INTO public.entries VALUES ('JPEVB', 38, 1794879770988, '[{"seat":1,"move":"=36","by":"bot","chance":[],"points":15,"spent":47,"type":"moved"}]');
INSERT INTO public.entries VALUES ('JPEVB', 39, 1794879771097, '[{"seat":1,"move":"44@e10e","by":"bot","chance":[],"points":20,"spent":109,"type":"moved"}]');
INSERT INTO public.entries VALUES ('JPEVB', 40, 1794879771136, '[{"seat":1,"move":"=7","by":"bot","chance":["deal 9 14 31 43"],"points":20,"spent":39,"type":"moved"}]');
INSERT INTO public.entries VALUES ('Y2S42', 2, 1794879771198, '[{"seat":1,"guest":2,"name":"Boris","type":"sat"}]');
INSERT INTO public.entries VALUES ('JPEVB', 41, 1794879771229, '[{"seat":1,"move":"7@f6e","by":"bot","chance":[],"points":20,"spent":92,"type":"moved"}]');
INSERT INTO public.entries VALUES ('Y2S42', 3, 1794879771261, '[{"game":"Y2S42-1","number":1,"commitment":"179a9d39176288dd49d1bb187f4536f5204a92c39f03607324e6b82605a04c2a","chance":["kings 0 0 1 1","deal 3 9 24 40"],"type":"began"}]');
INSERT INTO public.entries VALUES ('JPEVB', 42, 1794879771294, '[{"seat":1,"move":"=31","by":"bot","chance":[],"points":20,"spent":65,"type":"moved"}]');
INSERT INTO public.entries VALUES ('Y2S42', 4, 1794879771336, '[{"seat":0,"move":"=3","by":"person","chance":[],"points":0,"spent":75,"type":"moved"}]');
INSERT INTO public.entries VALUES ('Y2S42', 5, 1794879771376, '[{"seat":0,"move":"=9","by":"person","chance":[],"points":0,"spent":40,"type":"moved"}]');
INSERT INTO public.entries VALUES ('JPEVB', 43, 1794879771377, '[{"seat":0,"move":"21@f8w","by":"bot","chance":[],"points":18,"spent":83,"type":"moved"}]');
INSERT INTO public.entries VALUES ('Y2S42', 6, 1794879771410, '[{"seat":1,"move":"=24","by":"person","chance":[],"points":0,"spent":33,"type":"moved"}]');
INSERT INTO public.entries VALUES ('Y2S42', 7, 1794879771444, '[{"seat":1,"move":"=40","by":"person","chance":["deal 14 38 41 44"],"points":0,"spent":34,"type":"moved"}]');
INSERT INTO public.entries VALUES ('JPEVB', 44, 1794879771445, '[{"seat":0,"move":"=43","by":"bot","chance":[],"points":18,"spent":68,"type":"moved"}]');
INSERT INTO public.entries VALUES ('Y2S42', 8, 1794879771473, '[{"seat":0,"move":"3@g5n","by":"person","chance":[],"points":0,"spent":29,"type":"moved"}]');
INSERT INTO public.entries VALUES ('Y2S42', 9, 1794879771511, '[{"seat":0,"move":"=14","by":"person","chance":[],"points":0,"spent":38,"type":"moved"}]');
INSERT INTO public.entries VALUES ('JPEVB', 45, 1794879771529, '[{"seat":0,"move":"27@f5w","by":"bot","chance":[],"points":27,"spent":84,"type":"moved"}]');
INSERT INTO public.entries VALUES ('Y2S42', 10, 1794879771549, '[{"seat":0,"move":"9@f6n","by":"person","chance":[],"points":0,"spent":37,"type":"moved"}]');
INSERT INTO public.entries VALUES ('Y2S42', 11, 1794879771584, '[{"seat":0,"move":"=38","by":"person","chance":[],"points":0,"spent":35,"type":"moved"}]');
INSERT INTO public.entries VALUES ('JPEVB', 46, 1794879771584, '[{"seat":0,"move":"=14","by":"bot","chance":[],"points":27,"spent":55,"type":"moved"}]');
INSERT INTO public.entries VALUES ('Y2S42', 12, 1794879771644, '[{"seat":1,"move":"24@g5n","by":"person","chance":[],"points":1,"spent":60,"type":"moved"}]');
INSERT INTO public.entries VALUES ('Y2S42', 13, 1794879771688, '[{"seat":1,"move":"=41","by":"person","chance":[],"points":1,"spent":43,"type":"moved"}]');
INSERT INTO public.entries VALUES ('JPEVB', 47, 1794879771689, '[{"seat":1,"move":"36@d9n","by":"bot","chance":[],"points":28,"spent":104,"type":"moved"}]');
INSERT INTO public.entries VALUES ('Y2S42', 14, 1794879771740, '[{"seat":1,"move":"40@f5n","by":"person","chance":[],"points":2,"spent":51,"type":"moved"}]');
INSERT INTO public.entries VALUES ('JPEVB', 48, 1794879771741, '[{"seat":1,"move":"=9","by":"bot","chance":[],"points":28,"spent":51,"type":"moved"}]');
INSERT INTO public.entries VALUES ('Y2S42', 15, 1794879771812, '[{"seat":1,"move":"=44","by":"person","chance":["deal 5 8 37 46"],"points":2,"spent":72,"type":"moved"}]');
INSERT INTO public.entries VALUES ('JPEVB', 49, 1794879771848, '[{"seat":1,"move":"9@h6n","by":"bot","chance":[],"points":28,"spent":107,"type":"moved"}]');
INSERT INTO public.entries VALUES ('Y2S42', 16, 1794879771864, '[{"seat":0,"move":"14@f4n","by":"person","chance":[],"points":0,"spent":52,"type":"moved"}]');
INSERT INTO public.entries VALUES ('Y2S42', 17, 1794879771908, '[{"seat":0,"move":"=5","by":"person","chance":[],"points":0,"spent":44,"type":"moved"}]');
INSERT INTO public.entries VALUES ('Y2S42', 18, 1794879771936, '[{"seat":0,"move":"38@f3e","by":"person","chance":[],"points":1,"spent":27,"type":"moved"}]');
INSERT INTO public.entries VALUES ('JPEVB', 50, 1794879771937, '[{"seat":0,"move":"14@e6n","by":"bot","chance":[],"points":27,"spent":89,"type":"moved"}]');
INSERT INTO public.entries VALUES ('Y2S42', 19, 1794879771972, '[{"seat":0,"move":"=8","by":"person","chance":[],"points":1,"spent":36,"type":"moved"}]');
INSERT INTO public.entries VALUES ('Y2S42', 20, 1794879772028, '[{"seat":1,"move":"41@e6n","by":"person","chance":[],"points":4,"spent":56,"type":"moved"}]');
INSERT INTO public.entries VALUES ('Y2S42', 21, 1794879772072, '[{"seat":1,"move":"=37","by":"person","chance":[],"points":4,"spent":44,"type":"moved"}]');
INSERT INTO public.entries VALUES ('JPEVB', 51, 1794879772083, '[{"seat":1,"move":"31x","by":"bot","chance":[],"points":28,"spent":145,"type":"moved"}]');
INSERT INTO public.entries VALUES ('Y2S42', 22, 1794879772103, '[{"seat":1,"move":"44@h6n","by":"person","chance":[],"points":6,"spent":31,"type":"moved"}]');
INSERT INTO public.entries VALUES ('JPEVB', 52, 1794879772140, '[{"seat":0,"move":"43x","by":"bot","chance":[],"points":27,"spent":56,"type":"moved"},{"result":{"places":[2,1],"winners":[1],"scores":[{"total":27,"territories":27,"harmony":0,"middle_kingdom":0,"largest":7,"crowns":5,"harmony_reason":{"code":"harmony_not_played","facts":{}},"middle_kingdom_reason":{"code":"middle_not_played","facts":{}}},{"total":28,"territories":28,"harmony":0,"middle_kingdom":0,"largest":7,"crowns":8,"harmony_reason":{"code":"harmony_not_played","facts":{}},"middle_kingdom_reason":{"code":"middle_not_played","facts":{}}}],"decided_by":"points","seed":"26288152736266375176788177172108903661460367871097863014979487198986130683040","salt":"627bdf17c449fb1837640dba1ede3c06811cded1f5568e05d0778d8953545840","deck":[12,39,5,16,37,2,23,13,8,26,1,19,10,42,44,28,7,27,36,21,9,43,31,14]},"type":"finished"}]');
INSERT INTO public.entries VALUES ('Y2S42', 23, 1794879772176, '[{"seat":1,"move":"=46","by":"person","chance":["deal 11 13 25 27"],"points":6,"spent":73,"type":"moved"}]');
INSERT INTO public.entries VALUES ('Y2S42', 24, 1794879772256, '[{"seat":0,"move":"5@g4e","by":"person","chance":[],"points":1,"spent":80,"type":"moved"}]');
INSERT INTO public.entries VALUES ('Y2S42', 25, 1794879772292, '[{"seat":0,"move":"=11","by":"person","chance":[],"points":1,"spent":36,"type":"moved"}]');
INSERT INTO public.entries VALUES ('Y2S42', 26, 1794879772352, '[{"seat":0,"move":"8@e4n","by":"person","chance":[],"points":1,"spent":60,"type":"moved"}]');
INSERT INTO public.entries VALUES ('Y2S42', 27, 1794879772392, '[{"seat":0,"move":"=13","by":"person","chance":[],"points":1,"spent":40,"type":"moved"}]');
INSERT INTO public.entries VALUES ('Y2S42', 28, 1794879772430, '[{"seat":1,"move":"37@h4n","by":"person","chance":[],"points":8,"spent":38,"type":"moved"}]');
INSERT INTO public.entries VALUES ('Y2S42', 29, 1794879772476, '[{"seat":1,"move":"=25","by":"person","chance":[],"points":8,"spent":46,"type":"moved"}]');
INSERT INTO public.entries VALUES ('Y2S42', 30, 1794879772535, '[{"seat":1,"move":"46@f3n","by":"person","chance":[],"points":13,"spent":58,"type":"moved"}]');
INSERT INTO public.entries VALUES ('Y2S42', 31, 1794879772572, '[{"seat":1,"move":"=27","by":"person","chance":["deal 17 21 32 43"],"points":13,"spent":36,"type":"moved"}]');
INSERT INTO public.entries VALUES ('Y2S42', 32, 1794879772612, '[{"seat":0,"move":"11@h6n","by":"person","chance":[],"points":1,"spent":39,"type":"moved"}]');
INSERT INTO public.entries VALUES ('Y2S42', 33, 1794879772638, '[{"seat":0,"move":"=17","by":"person","chance":[],"points":1,"spent":26,"type":"moved"}]');
INSERT INTO public.entries VALUES ('Y2S42', 34, 1794879772684, '[{"seat":0,"move":"13@f2e","by":"person","chance":[],"points":1,"spent":46,"type":"moved"}]');
INSERT INTO public.entries VALUES ('Y2S42', 35, 1794879772712, '[{"seat":0,"move":"=21","by":"person","chance":[],"points":1,"spent":27,"type":"moved"}]');
INSERT INTO public.entries VALUES ('Y2S42', 36, 1794879772760, '[{"seat":1,"move":"25@e4n","by":"person","chance":[],"points":14,"spent":48,"type":"moved"}]');
INSERT INTO public.entries VALUES ('Y2S42', 37, 1794879772791, '[{"seat":1,"move":"=32","by":"person","chance":[],"points":14,"spent":31,"type":"moved"}]');
INSERT INTO public.entries VALUES ('Y2S42', 38, 1794879772845, '[{"seat":1,"move":"27@e3s","by":"person","chance":[],"points":17,"spent":53,"type":"moved"}]');
INSERT INTO public.entries VALUES ('Y2S42', 39, 1794879772888, '[{"seat":1,"move":"=43","by":"person","chance":["deal 12 18 28 45"],"points":17,"spent":43,"type":"moved"}]');
INSERT INTO public.entries VALUES ('Y2S42', 40, 1794879772916, '[{"seat":0,"move":"17@g1e","by":"person","chance":[],"points":1,"spent":28,"type":"moved"}]');
INSERT INTO public.entries VALUES ('Y2S42', 41, 1794879772950, '[{"seat":0,"move":"=12","by":"person","chance":[],"points":1,"spent":33,"type":"moved"}]');
INSERT INTO public.entries VALUES ('Y2S42', 42, 1794879773004, '[{"seat":0,"move":"21@f1w","by":"person","chance":[],"points":5,"spent":54,"type":"moved"}]');
INSERT INTO public.entries VALUES ('Y2S42', 43, 1794879773040, '[{"seat":0,"move":"=18","by":"person","chance":[],"points":5,"spent":35,"type":"moved"}]');
INSERT INTO public.entries VALUES ('Y2S42', 44, 1794879773064, '[{"seat":1,"move":"32@d2n","by":"person","chance":[],"points":20,"spent":23,"type":"moved"}]');
INSERT INTO public.entries VALUES ('Y2S42', 45, 1794879773120, '[{"seat":1,"move":"=28","by":"person","chance":[],"points":20,"spent":56,"type":"moved"}]');
INSERT INTO public.entries VALUES ('Y2S42', 46, 1794879773156, '[{"seat":1,"move":"43@e1e","by":"person","chance":[],"points":22,"spent":36,"type":"moved"}]');
INSERT INTO public.entries VALUES ('Y2S42', 47, 1794879773167, '[{"seat":1,"move":"=45","by":"person","chance":["deal 6 19 23 47"],"points":22,"spent":11,"type":"moved"}]');
INSERT INTO public.entries VALUES ('Y2S42', 48, 1794879773201, '[{"seat":0,"move":"12@h2n","by":"person","chance":[],"points":7,"spent":34,"type":"moved"}]');
INSERT INTO public.entries VALUES ('Y2S42', 49, 1794879773252, '[{"seat":0,"move":"=6","by":"person","chance":[],"points":7,"spent":51,"type":"moved"}]');
INSERT INTO public.entries VALUES ('Y2S42', 50, 1794879773285, '[{"seat":0,"move":"18@c1e","by":"person","chance":[],"points":7,"spent":33,"type":"moved"}]');
INSERT INTO public.entries VALUES ('Y2S42', 51, 1794879773307, '[{"seat":0,"move":"=19","by":"person","chance":[],"points":7,"spent":22,"type":"moved"}]');
INSERT INTO public.entries VALUES ('Y2S42', 52, 1794879773336, '[{"seat":1,"move":"28@c1n","by":"person","chance":[],"points":24,"spent":29,"type":"moved"}]');
INSERT INTO public.entries VALUES ('Y2S42', 53, 1794879773366, '[{"seat":1,"move":"=23","by":"person","chance":[],"points":24,"spent":30,"type":"moved"}]');
INSERT INTO public.entries VALUES ('Y2S42', 54, 1794879773396, '[{"seat":1,"move":"45@g2w","by":"person","chance":[],"points":26,"spent":30,"type":"moved"}]');
INSERT INTO public.entries VALUES ('Y2S42', 55, 1794879775002, '[{"seat":1,"move":"=47","by":"person","chance":["deal 1 10 15 34"],"points":26,"spent":1605,"type":"moved"}]');
INSERT INTO public.entries VALUES ('Y2S42', 56, 1794879775024, '[{"seat":0,"move":"6@b1n","by":"person","chance":[],"points":7,"spent":22,"type":"moved"}]');
INSERT INTO public.entries VALUES ('Y2S42', 57, 1794879775096, '[{"seat":0,"move":"=1","by":"person","chance":[],"points":7,"spent":72,"type":"moved"}]');
INSERT INTO public.entries VALUES ('Y2S42', 58, 1794879775144, '[{"seat":0,"move":"19@d2w","by":"person","chance":[],"points":8,"spent":48,"type":"moved"}]');
INSERT INTO public.entries VALUES ('Y2S42', 59, 1794879775166, '[{"seat":0,"move":"=10","by":"person","chance":[],"points":8,"spent":22,"type":"moved"}]');
INSERT INTO public.entries VALUES ('Y2S42', 60, 1794879775208, '[{"seat":1,"move":"23@h1n","by":"person","chance":[],"points":29,"spent":42,"type":"moved"}]');
INSERT INTO public.entries VALUES ('Y2S42', 61, 1794879775252, '[{"seat":1,"move":"=15","by":"person","chance":[],"points":29,"spent":44,"type":"moved"}]');
INSERT INTO public.entries VALUES ('Y2S42', 62, 1794879775286, '[{"seat":1,"move":"47@i1n","by":"person","chance":[],"points":37,"spent":34,"type":"moved"}]');
INSERT INTO public.entries VALUES ('Y2S42', 63, 1794879775312, '[{"seat":1,"move":"=34","by":"person","chance":["deal 4 20 29 30"],"points":37,"spent":26,"type":"moved"}]');
INSERT INTO public.entries VALUES ('Y2S42', 64, 1794879775376, '[{"seat":0,"move":"1@e2n","by":"person","chance":[],"points":17,"spent":63,"type":"moved"}]');
INSERT INTO public.entries VALUES ('Y2S42', 65, 1794879775436, '[{"seat":0,"move":"=4","by":"person","chance":[],"points":17,"spent":60,"type":"moved"}]');
INSERT INTO public.entries VALUES ('Y2S42', 66, 1794879775476, '[{"seat":0,"move":"10x","by":"person","chance":[],"points":17,"spent":40,"type":"moved"}]');
INSERT INTO public.entries VALUES ('Y2S42', 67, 1794879775538, '[{"seat":0,"move":"=20","by":"person","chance":[],"points":17,"spent":62,"type":"moved"}]');
INSERT INTO public.entries VALUES ('Y2S42', 68, 1794879775572, '[{"seat":1,"move":"15@i4n","by":"person","chance":[],"points":38,"spent":34,"type":"moved"}]');
INSERT INTO public.entries VALUES ('Y2S42', 69, 1794879775605, '[{"seat":1,"move":"=29","by":"person","chance":[],"points":38,"spent":33,"type":"moved"}]');
INSERT INTO public.entries VALUES ('Y2S42', 70, 1794879775681, '[{"seat":1,"move":"34@c3n","by":"person","chance":[],"points":42,"spent":75,"type":"moved"}]');
INSERT INTO public.entries VALUES ('Y2S42', 71, 1794879775737, '[{"seat":1,"move":"=30","by":"person","chance":["deal 7 22 33 39"],"points":42,"spent":56,"type":"moved"}]');
INSERT INTO public.entries VALUES ('Y2S42', 72, 1794879775774, '[{"seat":0,"move":"4@b3n","by":"person","chance":[],"points":17,"spent":36,"type":"moved"}]');
INSERT INTO public.entries VALUES ('Y2S42', 73, 1794879775832, '[{"seat":0,"move":"=7","by":"person","chance":[],"points":17,"spent":58,"type":"moved"}]');
INSERT INTO public.entries VALUES ('Y2S42', 74, 1794879775866, '[{"seat":0,"move":"20@d3n","by":"person","chance":[],"points":27,"spent":34,"type":"moved"}]');
INSERT INTO public.entries VALUES ('Y2S42', 75, 1794879775904, '[{"seat":0,"move":"=22","by":"person","chance":[],"points":27,"spent":38,"type":"moved"}]');
INSERT INTO public.entries VALUES ('Y2S42', 76, 1794879775944, '[{"seat":1,"move":"29@d4n","by":"person","chance":[],"points":51,"spent":40,"type":"moved"}]');
INSERT INTO public.entries VALUES ('Y2S42', 77, 1794879775984, '[{"seat":1,"move":"=33","by":"person","chance":[],"points":51,"spent":40,"type":"moved"}]');
INSERT INTO public.entries VALUES ('Y2S42', 78, 1794879776056, '[{"seat":1,"move":"30@h3e","by":"person","chance":[],"points":53,"spent":72,"type":"moved"}]');
INSERT INTO public.entries VALUES ('Y2S42', 79, 1794879776093, '[{"seat":1,"move":"=39","by":"person","chance":["deal 16 26 36 48"],"points":53,"spent":37,"type":"moved"}]');
INSERT INTO public.entries VALUES ('Y2S42', 80, 1794879776188, '[{"seat":0,"move":"7@c3n","by":"person","chance":[],"points":27,"spent":94,"type":"moved"}]');
INSERT INTO public.entries VALUES ('Y2S42', 81, 1794879776234, '[{"seat":0,"move":"=16","by":"person","chance":[],"points":27,"spent":46,"type":"moved"}]');
INSERT INTO public.entries VALUES ('Y2S42', 82, 1794879776270, '[{"seat":0,"move":"22x","by":"person","chance":[],"points":27,"spent":36,"type":"moved"}]');
INSERT INTO public.entries VALUES ('Y2S42', 83, 1794879776309, '[{"seat":0,"move":"=26","by":"person","chance":[],"points":27,"spent":39,"type":"moved"}]');
INSERT INTO public.entries VALUES ('Y2S42', 84, 1794879776348, '[{"seat":1,"move":"33@g3n","by":"person","chance":[],"points":58,"spent":39,"type":"moved"}]');
INSERT INTO public.entries VALUES ('Y2S42', 85, 1794879776404, '[{"seat":1,"move":"=36","by":"person","chance":[],"points":58,"spent":56,"type":"moved"}]');
INSERT INTO public.entries VALUES ('Y2S42', 86, 1794879776460, '[{"seat":1,"move":"39@c5n","by":"person","chance":[],"points":59,"spent":56,"type":"moved"}]');
INSERT INTO public.entries VALUES ('Y2S42', 87, 1794879776486, '[{"seat":1,"move":"=48","by":"person","chance":["deal 2 31 35 42"],"points":59,"spent":26,"type":"moved"}]');
INSERT INTO public.entries VALUES ('Y2S42', 88, 1794879776516, '[{"seat":0,"move":"16x","by":"person","chance":[],"points":27,"spent":30,"type":"moved"}]');
INSERT INTO public.entries VALUES ('Y2S42', 89, 1794879776541, '[{"seat":0,"move":"=2","by":"person","chance":[],"points":27,"spent":25,"type":"moved"}]');
INSERT INTO public.entries VALUES ('Y2S42', 90, 1794879776578, '[{"seat":0,"move":"26@b5n","by":"person","chance":[],"points":34,"spent":36,"type":"moved"}]');
INSERT INTO public.entries VALUES ('Y2S42', 91, 1794879776628, '[{"seat":0,"move":"=31","by":"person","chance":[],"points":34,"spent":50,"type":"moved"}]');
INSERT INTO public.entries VALUES ('Y2S42', 92, 1794879776663, '[{"seat":1,"move":"36@d6n","by":"person","chance":[],"points":63,"spent":34,"type":"moved"}]');
INSERT INTO public.entries VALUES ('Y2S42', 93, 1794879776750, '[{"seat":1,"move":"=35","by":"person","chance":[],"points":63,"spent":87,"type":"moved"}]');
INSERT INTO public.entries VALUES ('Y2S42', 94, 1794879776844, '[{"seat":1,"move":"48x","by":"person","chance":[],"points":63,"spent":94,"type":"moved"}]');
INSERT INTO public.entries VALUES ('Y2S42', 95, 1794879776896, '[{"seat":1,"move":"=42","by":"person","chance":[],"points":63,"spent":52,"type":"moved"}]');
INSERT INTO public.entries VALUES ('Y2S42', 96, 1794879776924, '[{"seat":0,"move":"2@c5n","by":"person","chance":[],"points":34,"spent":28,"type":"moved"}]');
INSERT INTO public.entries VALUES ('Y2S42', 97, 1794879776967, '[{"seat":0,"move":"31@d5n","by":"person","chance":[],"points":43,"spent":43,"type":"moved"}]');
INSERT INTO public.entries VALUES ('Y2S42', 98, 1794879777004, '[{"seat":1,"move":"35x","by":"person","chance":[],"points":63,"spent":37,"type":"moved"}]');
INSERT INTO public.entries VALUES ('Y2S42', 99, 1794879777085, '[{"seat":1,"move":"42@i7s","by":"person","chance":[],"points":72,"spent":78,"type":"moved"},{"result":{"places":[2,1],"winners":[1],"scores":[{"total":43,"territories":43,"harmony":0,"middle_kingdom":0,"largest":9,"crowns":6,"harmony_reason":{"code":"harmony_gaps","facts":{"empty":6}},"middle_kingdom_reason":{"code":"middle_not_played","facts":{}}},{"total":72,"territories":72,"harmony":0,"middle_kingdom":0,"largest":5,"crowns":28,"harmony_reason":{"code":"harmony_gaps","facts":{"empty":4}},"middle_kingdom_reason":{"code":"middle_not_played","facts":{}}}],"decided_by":"points","seed":"90322369846841792139148440006492861521543310134141587362571312464788023194796","salt":"32a52c455b72ba23f9e484f3ca887697487ba9454fb6822f211886704e6fe6e4","deck":[24,9,40,3,38,44,14,41,46,5,8,37,13,11,25,27,43,32,17,21,18,28,12,45,6,47,23,19,10,1,34,15,20,4,30,29,39,33,22,7,48,16,36,26,31,42,2,35]},"type":"finished"}]');
INSERT INTO public.entries VALUES ('AWYUR', 1, 1794879777368, '[{"rules":"2 classic","dynasty":false,"listed":false,"clock":null,"fixed_deck":false,"host":1,"type":"created"},{"seat":0,"guest":1,"name":"Anna","type":"sat"}]');
INSERT INTO public.entries VALUES ('AWYUR', 2, 1794879777648, '[{"seat":1,"guest":2,"name":"Boris","type":"sat"}]');
INSERT INTO public.entries VALUES ('AWYUR', 3, 1794879777686, '[{"game":"AWYUR-1","number":1,"commitment":"f59112641053a392ae44a4c6b688329595942e13a7bf2e8d76ee25c35ec6bc45","chance":["kings 0 0 1 1","deal 8 16 34 44"],"type":"began"}]');
INSERT INTO public.entries VALUES ('AWYUR', 4, 1794879777748, '[{"seat":0,"move":"=8","by":"person","chance":[],"points":0,"spent":62,"type":"moved"}]');
INSERT INTO public.entries VALUES ('AWYUR', 5, 1794879777760, '[{"seat":0,"move":"=16","by":"person","chance":[],"points":0,"spent":12,"type":"moved"}]');
INSERT INTO public.entries VALUES ('AWYUR', 6, 1794879777778, '[{"seat":1,"move":"=34","by":"person","chance":[],"points":0,"spent":18,"type":"moved"}]');
INSERT INTO public.entries VALUES ('AWYUR', 7, 1794879777808, '[{"seat":1,"move":"=44","by":"person","chance":["deal 7 9 12 47"],"points":0,"spent":30,"type":"moved"}]');
INSERT INTO public.entries VALUES ('AWYUR', 8, 1794879777856, '[{"seat":0,"move":"8@g5n","by":"person","chance":[],"points":0,"spent":48,"type":"moved"}]');
INSERT INTO public.entries VALUES ('AWYUR', 9, 1794879777876, '[{"seat":0,"move":"=7","by":"person","chance":[],"points":0,"spent":19,"type":"moved"}]');
INSERT INTO public.entries VALUES ('AWYUR', 10, 1794879777904, '[{"seat":0,"move":"16@f6n","by":"person","chance":[],"points":0,"spent":27,"type":"moved"}]');
INSERT INTO public.entries VALUES ('AWYUR', 11, 1794879777924, '[{"seat":0,"move":"=9","by":"person","chance":[],"points":0,"spent":20,"type":"moved"}]');
INSERT INTO public.entries VALUES ('AWYUR', 12, 1794879777946, '[{"seat":1,"move":"34@g5n","by":"person","chance":[],"points":1,"spent":21,"type":"moved"}]');
INSERT INTO public.entries VALUES ('AWYUR', 13, 1794879777972, '[{"seat":1,"move":"=12","by":"person","chance":[],"points":1,"spent":26,"type":"moved"}]');
INSERT INTO public.entries VALUES ('AWYUR', 14, 1794879777998, '[{"seat":1,"move":"44@f6n","by":"person","chance":[],"points":3,"spent":25,"type":"moved"}]');
INSERT INTO public.entries VALUES ('AWYUR', 15, 1794879778040, '[{"seat":1,"move":"=47","by":"person","chance":["deal 6 32 35 48"],"points":3,"spent":42,"type":"moved"}]');
INSERT INTO public.entries VALUES ('AWYUR', 16, 1794879778064, '[{"seat":0,"move":"7@g3n","by":"person","chance":[],"points":0,"spent":24,"type":"moved"}]');
INSERT INTO public.entries VALUES ('AWYUR', 17, 1794879778112, '[{"seat":0,"move":"=6","by":"person","chance":[],"points":0,"spent":48,"type":"moved"}]');
INSERT INTO public.entries VALUES ('AWYUR', 18, 1794879778136, '[{"seat":0,"move":"9@e3e","by":"person","chance":[],"points":0,"spent":24,"type":"moved"}]');
INSERT INTO public.entries VALUES ('AWYUR', 19, 1794879778166, '[{"seat":0,"move":"=32","by":"person","chance":[],"points":0,"spent":30,"type":"moved"}]');
INSERT INTO public.entries VALUES ('AWYUR', 20, 1794879778216, '[{"seat":1,"move":"12@e6n","by":"person","chance":[],"points":7,"spent":50,"type":"moved"}]');
INSERT INTO public.entries VALUES ('AWYUR', 21, 1794879778244, '[{"seat":1,"move":"=35","by":"person","chance":[],"points":7,"spent":28,"type":"moved"}]');
INSERT INTO public.entries VALUES ('AWYUR', 22, 1794879778276, '[{"seat":1,"move":"47@e5e","by":"person","chance":[],"points":11,"spent":32,"type":"moved"}]');
INSERT INTO public.entries VALUES ('AWYUR', 23, 1794879778328, '[{"seat":1,"move":"=48","by":"person","chance":["deal 18 22 33 41"],"points":11,"spent":52,"type":"moved"}]');
INSERT INTO public.entries VALUES ('AWYUR', 24, 1794879778344, '[{"seat":0,"move":"6@h6n","by":"person","chance":[],"points":0,"spent":16,"type":"moved"}]');
INSERT INTO public.entries VALUES ('AWYUR', 25, 1794879778372, '[{"seat":0,"move":"=18","by":"person","chance":[],"points":0,"spent":28,"type":"moved"}]');
INSERT INTO public.entries VALUES ('AWYUR', 26, 1794879778396, '[{"seat":0,"move":"32@d3n","by":"person","chance":[],"points":7,"spent":24,"type":"moved"}]');
INSERT INTO public.entries VALUES ('AWYUR', 27, 1794879778476, '[{"seat":0,"move":"=22","by":"person","chance":[],"points":7,"spent":80,"type":"moved"}]');
INSERT INTO public.entries VALUES ('AWYUR', 28, 1794879778498, '[{"seat":1,"move":"35@g4e","by":"person","chance":[],"points":14,"spent":22,"type":"moved"}]');
INSERT INTO public.entries VALUES ('AWYUR', 29, 1794879778524, '[{"seat":1,"move":"=33","by":"person","chance":[],"points":14,"spent":26,"type":"moved"}]');
INSERT INTO public.entries VALUES ('AWYUR', 30, 1794879778560, '[{"seat":1,"move":"48@f3n","by":"person","chance":[],"points":22,"spent":36,"type":"moved"}]');
INSERT INTO public.entries VALUES ('AWYUR', 31, 1794879778592, '[{"seat":1,"move":"=41","by":"person","chance":["deal 21 27 28 37"],"points":22,"spent":32,"type":"moved"}]');
INSERT INTO public.entries VALUES ('AWYUR', 32, 1794879778612, '[{"seat":0,"move":"18@e4n","by":"person","chance":[],"points":7,"spent":20,"type":"moved"}]');
INSERT INTO public.entries VALUES ('AWYUR', 33, 1794879778638, '[{"seat":0,"move":"=21","by":"person","chance":[],"points":7,"spent":26,"type":"moved"}]');
INSERT INTO public.entries VALUES ('AWYUR', 34, 1794879778664, '[{"seat":0,"move":"22@f5s","by":"person","chance":[],"points":9,"spent":26,"type":"moved"}]');
INSERT INTO public.entries VALUES ('AWYUR', 35, 1794879778696, '[{"seat":0,"move":"=27","by":"person","chance":[],"points":9,"spent":32,"type":"moved"}]');
INSERT INTO public.entries VALUES ('AWYUR', 36, 1794879778744, '[{"seat":1,"move":"33@g3e","by":"person","chance":[],"points":27,"spent":48,"type":"moved"}]');
INSERT INTO public.entries VALUES ('AWYUR', 37, 1794879778780, '[{"seat":1,"move":"=28","by":"person","chance":[],"points":27,"spent":36,"type":"moved"}]');
INSERT INTO public.entries VALUES ('AWYUR', 38, 1794879778808, '[{"seat":1,"move":"41@e3n","by":"person","chance":[],"points":29,"spent":27,"type":"moved"}]');
INSERT INTO public.entries VALUES ('AWYUR', 39, 1794879778836, '[{"seat":1,"move":"=37","by":"person","chance":["deal 11 13 26 46"],"points":29,"spent":28,"type":"moved"}]');
INSERT INTO public.entries VALUES ('AWYUR', 40, 1794879778884, '[{"seat":0,"move":"21@d6e","by":"person","chance":[],"points":10,"spent":48,"type":"moved"}]');
INSERT INTO public.entries VALUES ('AWYUR', 41, 1794879778900, '[{"seat":0,"move":"=11","by":"person","chance":[],"points":10,"spent":16,"type":"moved"}]');
INSERT INTO public.entries VALUES ('AWYUR', 42, 1794879778928, '[{"seat":0,"move":"27@h5s","by":"person","chance":[],"points":13,"spent":28,"type":"moved"}]');
INSERT INTO public.entries VALUES ('AWYUR', 43, 1794879778935, '[{"seat":0,"move":"=13","by":"person","chance":[],"points":13,"spent":7,"type":"moved"}]');
INSERT INTO public.entries VALUES ('AWYUR', 44, 1794879778962, '[{"seat":1,"move":"28@i3n","by":"person","chance":[],"points":32,"spent":27,"type":"moved"}]');
INSERT INTO public.entries VALUES ('AWYUR', 45, 1794879779010, '[{"seat":1,"move":"=26","by":"person","chance":[],"points":32,"spent":48,"type":"moved"}]');
INSERT INTO public.entries VALUES ('AWYUR', 46, 1794879779040, '[{"seat":1,"move":"37@h5n","by":"person","chance":[],"points":36,"spent":30,"type":"moved"}]');
INSERT INTO public.entries VALUES ('AWYUR', 47, 1794879779068, '[{"seat":1,"move":"=46","by":"person","chance":[],"points":36,"spent":28,"type":"moved"}]');
INSERT INTO public.entries VALUES ('AWYUR', 48, 1794879779088, '[{"seat":0,"move":"11@d7e","by":"person","chance":[],"points":13,"spent":19,"type":"moved"}]');
INSERT INTO public.entries VALUES ('AWYUR', 49, 1794879779115, '[{"seat":0,"move":"13x","by":"person","chance":[],"points":13,"spent":26,"type":"moved"}]');
INSERT INTO public.entries VALUES ('AWYUR', 50, 1794879779136, '[{"seat":1,"move":"26@h7e","by":"person","chance":[],"points":37,"spent":21,"type":"moved"}]');
INSERT INTO public.entries VALUES ('AWYUR', 51, 1794879779161, '[{"seat":1,"move":"46x","by":"person","chance":[],"points":37,"spent":24,"type":"moved"},{"result":{"places":[2,1],"winners":[1],"scores":[{"total":13,"territories":13,"harmony":0,"middle_kingdom":0,"largest":7,"crowns":4,"harmony_reason":{"code":"harmony_not_played","facts":{}},"middle_kingdom_reason":{"code":"middle_not_played","facts":{}}},{"total":37,"territories":37,"harmony":0,"middle_kingdom":0,"largest":4,"crowns":15,"harmony_reason":{"code":"harmony_not_played","facts":{}},"middle_kingdom_reason":{"code":"middle_not_played","facts":{}}}],"decided_by":"points","seed":"112318594550571349831819774962964647325162106750669572180930776302463757947062","salt":"c0be10409fcec979a5e6e9e4aa4055056dc007889825c82f358c9f0d95db18e7","deck":[44,8,34,16,12,47,7,9,48,32,6,35,18,33,22,41,21,28,27,37,11,13,46,26]},"type":"finished"}]');
INSERT INTO public.entries VALUES ('AWYUR', 52, 1794879779224, '[{"seat":1,"type":"wants_again"}]');
INSERT INTO public.entries VALUES ('AWYUR', 53, 1794879779260, '[{"seat":0,"type":"wants_again"},{"game":"AWYUR-2","number":2,"commitment":"432a18e3e5700da60b9d97518b21b25ef0b2c863f959857438daa516c201b3d9","chance":["kings 0 0 1 1","deal 6 7 8 24"],"type":"began"}]');
INSERT INTO public.entries VALUES ('G3FSC', 3, 1794879779481, '[{"game":"G3FSC-1","number":1,"commitment":"35c07117ac55de8acb2c4ede9e2e7b9ac2b9bb2eda0725988f070a9c4b021e65","chance":["kings 0 0 1 1","deal 34 35 44 47"],"type":"began"}]');
INSERT INTO public.entries VALUES ('G3FSC', 4, 1794879779520, '[{"seat":0,"move":"=34","by":"person","chance":[],"points":0,"spent":38,"type":"moved"}]');
INSERT INTO public.entries VALUES ('G3FSC', 5, 1794879779552, '[{"seat":0,"move":"=35","by":"person","chance":[],"points":0,"spent":32,"type":"moved"}]');
INSERT INTO public.entries VALUES ('G3FSC', 6, 1794879779588, '[{"seat":1,"move":"=44","by":"person","chance":[],"points":0,"spent":36,"type":"moved"}]');
INSERT INTO public.entries VALUES ('G3FSC', 7, 1794879779600, '[{"seat":1,"move":"=47","by":"person","chance":["deal 25 28 32 46"],"points":0,"spent":11,"type":"moved"}]');
INSERT INTO public.entries VALUES ('G3FSC', 8, 1794879779624, '[{"seat":0,"move":"34@g5n","by":"person","chance":[],"points":1,"spent":23,"type":"moved"}]');
INSERT INTO public.entries VALUES ('G3FSC', 9, 1794879779644, '[{"seat":0,"move":"=25","by":"person","chance":[],"points":1,"spent":19,"type":"moved"}]');
INSERT INTO public.entries VALUES ('G3FSC', 10, 1794879779676, '[{"seat":0,"move":"35@g4e","by":"person","chance":[],"points":4,"spent":32,"type":"moved"}]');
INSERT INTO public.entries VALUES ('G3FSC', 11, 1794879779715, '[{"seat":0,"move":"=28","by":"person","chance":[],"points":4,"spent":39,"type":"moved"}]');
INSERT INTO public.entries VALUES ('G3FSC', 12, 1794879779744, '[{"seat":1,"move":"44@g5n","by":"person","chance":[],"points":2,"spent":29,"type":"moved"}]');
INSERT INTO public.entries VALUES ('G3FSC', 13, 1794879779784, '[{"seat":1,"move":"=32","by":"person","chance":[],"points":2,"spent":40,"type":"moved"}]');
INSERT INTO public.entries VALUES ('G3FSC', 14, 1794879779824, '[{"seat":1,"move":"47@f6n","by":"person","chance":[],"points":6,"spent":40,"type":"moved"}]');
INSERT INTO public.entries VALUES ('G3FSC', 15, 1794879779846, '[{"seat":1,"move":"=46","by":"person","chance":["deal 17 19 21 40"],"points":6,"spent":22,"type":"moved"}]');
INSERT INTO public.entries VALUES ('G3FSC', 16, 1794879779872, '[{"seat":0,"move":"25@h3e","by":"person","chance":[],"points":6,"spent":26,"type":"moved"}]');
INSERT INTO public.entries VALUES ('G3FSC', 17, 1794879779906, '[{"seat":0,"move":"=17","by":"person","chance":[],"points":6,"spent":34,"type":"moved"}]');
INSERT INTO public.entries VALUES ('G3FSC', 18, 1794879779944, '[{"seat":0,"move":"28@f3n","by":"person","chance":[],"points":9,"spent":38,"type":"moved"}]');
INSERT INTO public.entries VALUES ('G3FSC', 19, 1794879779960, '[{"seat":0,"move":"=19","by":"person","chance":[],"points":9,"spent":15,"type":"moved"}]');
INSERT INTO public.entries VALUES ('G3FSC', 20, 1794879779988, '[{"seat":1,"move":"32@h6n","by":"person","chance":[],"points":7,"spent":28,"type":"moved"}]');
INSERT INTO public.entries VALUES ('G3FSC', 21, 1794879780040, '[{"seat":1,"move":"=21","by":"person","chance":[],"points":7,"spent":52,"type":"moved"}]');
INSERT INTO public.entries VALUES ('G3FSC', 22, 1794879780056, '[{"seat":1,"move":"46@f5s","by":"person","chance":[],"points":11,"spent":16,"type":"moved"}]');
INSERT INTO public.entries VALUES ('G3FSC', 23, 1794879780072, '[{"seat":1,"move":"=40","by":"person","chance":["deal 3 11 20 26"],"points":11,"spent":16,"type":"moved"}]');
INSERT INTO public.entries VALUES ('G3FSC', 24, 1794879780120, '[{"seat":0,"move":"17@e3n","by":"person","chance":[],"points":12,"spent":47,"type":"moved"}]');
INSERT INTO public.entries VALUES ('G3FSC', 25, 1794879780136, '[{"seat":0,"move":"=3","by":"person","chance":[],"points":12,"spent":16,"type":"moved"}]');
INSERT INTO public.entries VALUES ('G3FSC', 26, 1794879780184, '[{"seat":0,"move":"19@i4n","by":"person","chance":[],"points":14,"spent":48,"type":"moved"}]');
INSERT INTO public.entries VALUES ('G3FSC', 27, 1794879780216, '[{"seat":0,"move":"=11","by":"person","chance":[],"points":14,"spent":32,"type":"moved"}]');
INSERT INTO public.entries VALUES ('G3FSC', 28, 1794879780246, '[{"seat":1,"move":"21@g3n","by":"person","chance":[],"points":12,"spent":30,"type":"moved"}]');
INSERT INTO public.entries VALUES ('G3FSC', 29, 1794879780272, '[{"seat":1,"move":"=20","by":"person","chance":[],"points":12,"spent":25,"type":"moved"}]');
INSERT INTO public.entries VALUES ('G3FSC', 30, 1794879780304, '[{"seat":1,"move":"40@e3e","by":"person","chance":[],"points":14,"spent":31,"type":"moved"}]');
INSERT INTO public.entries VALUES ('G3FSC', 31, 1794879780361, '[{"seat":1,"move":"=26","by":"person","chance":["deal 10 12 33 45"],"points":14,"spent":56,"type":"moved"}]');
INSERT INTO public.entries VALUES ('G3FSC', 32, 1794879780385, '[{"seat":0,"move":"3@f5n","by":"person","chance":[],"points":14,"spent":24,"type":"moved"}]');
INSERT INTO public.entries VALUES ('G3FSC', 33, 1794879780406, '[{"seat":0,"move":"=10","by":"person","chance":[],"points":14,"spent":21,"type":"moved"}]');
INSERT INTO public.entries VALUES ('G3FSC', 34, 1794879780448, '[{"seat":0,"move":"11@h6n","by":"person","chance":[],"points":14,"spent":35,"type":"moved"}]');
INSERT INTO public.entries VALUES ('G3FSC', 35, 1794879780481, '[{"seat":0,"move":"=12","by":"person","chance":[],"points":14,"spent":33,"type":"moved"}]');
INSERT INTO public.entries VALUES ('G3FSC', 36, 1794879780508, '[{"seat":1,"move":"20@h3n","by":"person","chance":[],"points":18,"spent":27,"type":"moved"}]');
INSERT INTO public.entries VALUES ('G3FSC', 37, 1794879780534, '[{"seat":1,"move":"=33","by":"person","chance":[],"points":18,"spent":26,"type":"moved"}]');
INSERT INTO public.entries VALUES ('G3FSC', 38, 1794879780600, '[{"seat":1,"move":"26@i4s","by":"person","chance":[],"points":21,"spent":66,"type":"moved"}]');
INSERT INTO public.entries VALUES ('G3FSC', 39, 1794879780656, '[{"seat":1,"move":"=45","by":"person","chance":["deal 4 8 14 24"],"points":21,"spent":56,"type":"moved"}]');
INSERT INTO public.entries VALUES ('G3FSC', 40, 1794879780692, '[{"seat":0,"move":"10@i6n","by":"person","chance":[],"points":14,"spent":36,"type":"moved"}]');
INSERT INTO public.entries VALUES ('G3FSC', 41, 1794879780746, '[{"seat":0,"move":"=4","by":"person","chance":[],"points":14,"spent":54,"type":"moved"}]');
INSERT INTO public.entries VALUES ('G3FSC', 42, 1794879780800, '[{"seat":0,"move":"12@e7e","by":"person","chance":[],"points":14,"spent":53,"type":"moved"}]');
INSERT INTO public.entries VALUES ('G3FSC', 43, 1794879780840, '[{"seat":0,"move":"=8","by":"person","chance":[],"points":14,"spent":39,"type":"moved"}]');
INSERT INTO public.entries VALUES ('G3FSC', 44, 1794879780904, '[{"seat":1,"move":"33@h5e","by":"person","chance":[],"points":27,"spent":64,"type":"moved"}]');
INSERT INTO public.entries VALUES ('G3FSC', 45, 1794879780945, '[{"seat":1,"move":"=14","by":"person","chance":[],"points":27,"spent":41,"type":"moved"}]');
INSERT INTO public.entries VALUES ('G3FSC', 46, 1794879781040, '[{"seat":1,"move":"45@e4n","by":"person","chance":[],"points":39,"spent":95,"type":"moved"}]');
INSERT INTO public.entries VALUES ('G3FSC', 47, 1794879781104, '[{"seat":1,"move":"=24","by":"person","chance":[],"points":39,"spent":64,"type":"moved"}]');
INSERT INTO public.entries VALUES ('G3FSC', 48, 1794879781152, '[{"seat":0,"move":"4@e5n","by":"person","chance":[],"points":14,"spent":47,"type":"moved"}]');
INSERT INTO public.entries VALUES ('G3FSC', 49, 1794879781188, '[{"seat":0,"move":"8x","by":"person","chance":[],"points":14,"spent":36,"type":"moved"}]');
INSERT INTO public.entries VALUES ('G3FSC', 50, 1794879781223, '[{"seat":1,"move":"14@e6n","by":"person","chance":[],"points":39,"spent":34,"type":"moved"}]');
INSERT INTO public.entries VALUES ('G3FSC', 1, 1794879779355, '[{"rules":"2 classic","dynasty":false,"listed":false,"clock":null,"fixed_deck":false,"host":1,"type":"created"},{"seat":0,"guest":1,"name":"Anna","type":"sat"}]');
INSERT INTO public.entries VALUES ('G3FSC', 51, 1794879781275, '[{"seat":1,"move":"24@i6n","by":"person","chance":[],"points":43,"spent":51,"type":"moved"},{"result":{"places":[2,1],"winners":[1],"scores":[{"total":14,"territories":14,"harmony":0,"middle_kingdom":0,"largest":5,"crowns":5,"harmony_reason":{"code":"harmony_not_played","facts":{}},"middle_kingdom_reason":{"code":"middle_not_played","facts":{}}},{"total":43,"territories":43,"harmony":0,"middle_kingdom":0,"largest":4,"crowns":15,"harmony_reason":{"code":"harmony_not_played","facts":{}},"middle_kingdom_reason":{"code":"middle_not_played","facts":{}}}],"decided_by":"points","seed":"97063009265092216579942727958926883556554409644049208454260535991773663736961","salt":"c41ae1fa3c21a51ac494a803ac8376848dfeab53f7eef0e861ff3a18995cec5b","deck":[34,44,35,47,46,28,25,32,40,19,17,21,11,20,3,26,10,45,12,33,4,14,8,24]},"type":"finished"}]');
INSERT INTO public.entries VALUES ('NVRKU', 3, 1794879781508, '[{"game":"NVRKU-1","number":1,"commitment":"6bda9369e69261222d7059b940bbc3187e731f87af109f112d600e1a19753c00","chance":["kings 1 1 0 0","deal 13 21 23 27"],"type":"began"}]');
INSERT INTO public.entries VALUES ('NVRKU', 4, 1794879781539, '[{"seat":1,"move":"=13","by":"person","chance":[],"points":0,"spent":31,"type":"moved"}]');
INSERT INTO public.entries VALUES ('NVRKU', 5, 1794879781588, '[{"seat":1,"move":"=21","by":"person","chance":[],"points":0,"spent":48,"type":"moved"}]');
INSERT INTO public.entries VALUES ('NVRKU', 6, 1794879781607, '[{"seat":0,"move":"=23","by":"person","chance":[],"points":0,"spent":19,"type":"moved"}]');
INSERT INTO public.entries VALUES ('NVRKU', 7, 1794879781624, '[{"seat":0,"move":"=27","by":"person","chance":["deal 8 19 24 26"],"points":0,"spent":17,"type":"moved"}]');
INSERT INTO public.entries VALUES ('NVRKU', 8, 1794879781644, '[{"seat":1,"move":"13@g5n","by":"person","chance":[],"points":0,"spent":19,"type":"moved"}]');
INSERT INTO public.entries VALUES ('NVRKU', 9, 1794879781658, '[{"seat":1,"move":"=8","by":"person","chance":[],"points":0,"spent":13,"type":"moved"}]');
INSERT INTO public.entries VALUES ('NVRKU', 10, 1794879781688, '[{"seat":1,"move":"21@g4e","by":"person","chance":[],"points":2,"spent":30,"type":"moved"}]');
INSERT INTO public.entries VALUES ('G3FSC', 52, 1794879781846, '[{"seat":1,"type":"stood"}]');
INSERT INTO public.entries VALUES ('NVRKU', 11, 1794879781848, '[{"seat":1,"type":"stood"}]');
INSERT INTO public.entries VALUES ('G3FSC', 2, 1794879779440, '[{"seat":1,"guest":3,"name":"","type":"sat"}]');
INSERT INTO public.entries VALUES ('NVRKU', 1, 1794879781379, '[{"rules":"2 classic","dynasty":false,"listed":false,"clock":null,"fixed_deck":false,"host":1,"type":"created"},{"seat":0,"guest":1,"name":"Anna","type":"sat"}]');
INSERT INTO public.entries VALUES ('NVRKU', 2, 1794879781469, '[{"seat":1,"guest":3,"name":"","type":"sat"}]');
INSERT INTO public.entries VALUES ('YT7LX', 1, 1794879782320, '[{"rules":"3 classic","dynasty":false,"listed":false,"clock":null,"fixed_deck":false,"host":1,"type":"created"},{"seat":0,"guest":1,"name":"Anna","type":"sat"},{"seat":2,"level":"page","type":"bot_sat"}]');
INSERT INTO public.entries VALUES ('YT7LX', 2, 1794879782453, '[{"seat":1,"guest":2,"name":"Boris","type":"sat"}]');
INSERT INTO public.entries VALUES ('YT7LX', 3, 1794879782496, '[{"game":"YT7LX-1","number":1,"commitment":"27771179d9dfcad2a551dc1ca5b9849f4db65ff556f77032d5b3c3f2fff1d5e9","chance":["kings 0 1 2","deal 7 9 23"],"type":"began"}]');
INSERT INTO public.entries VALUES ('YT7LX', 4, 1794879782546, '[{"seat":1,"level":"page","why":"host","type":"stood_in"}]');
INSERT INTO public.entries VALUES ('YT7LX', 5, 1794879782588, '[{"seat":0,"move":"=7","by":"person","chance":[],"points":0,"spent":91,"type":"moved"}]');
INSERT INTO public.entries VALUES ('YT7LX', 6, 1794879782616, '[{"seat":1,"move":"=9","by":"bot","chance":[],"points":0,"spent":28,"type":"moved"}]');
INSERT INTO public.entries VALUES ('YT7LX', 7, 1794879782628, '[{"seat":2,"move":"=23","by":"bot","chance":["deal 3 26 28"],"points":0,"spent":12,"type":"moved"}]');
INSERT INTO public.entries VALUES ('YT7LX', 8, 1794879782652, '[{"seat":0,"move":"7@g5n","by":"person","chance":[],"points":0,"spent":23,"type":"moved"}]');
INSERT INTO public.entries VALUES ('YT7LX', 9, 1794879782660, '[{"seat":0,"move":"=3","by":"person","chance":[],"points":0,"spent":8,"type":"moved"}]');
INSERT INTO public.entries VALUES ('YT7LX', 10, 1794879782684, '[{"seat":1,"move":"9@f6e","by":"bot","chance":[],"points":0,"spent":24,"type":"moved"}]');
INSERT INTO public.entries VALUES ('YT7LX', 11, 1794879782712, '[{"seat":1,"move":"=28","by":"bot","chance":[],"points":0,"spent":28,"type":"moved"}]');
INSERT INTO public.entries VALUES ('YT7LX', 12, 1794879782720, '[{"seat":2,"move":"23@h7n","by":"bot","chance":[],"points":1,"spent":8,"type":"moved"}]');
INSERT INTO public.entries VALUES ('YT7LX', 13, 1794879782752, '[{"seat":2,"move":"=26","by":"bot","chance":["deal 4 16 32"],"points":1,"spent":32,"type":"moved"}]');
INSERT INTO public.entries VALUES ('YT7LX', 14, 1794879782783, '[{"seat":0,"move":"3@f6n","by":"person","chance":[],"points":0,"spent":31,"type":"moved"}]');
INSERT INTO public.games VALUES ('5ZN6U-1', '5ZN6U', 1, '2 classic', '["Anna", "Boris"]', '[1, 2]', '24 23', '1 2', '[Ruleset "2 classic"]
[Players "Anna, Boris"]
[Result "1:24 2:23"]
[Commitment "2a2bcd25742d21b3d88d2f3e618163500da37cfa6deb6c5cfae01c78121f55d3"]
[Seed "1583447125656184607374267477747774007366237269139089789554617150495563392976"]
[Salt "8458bd72ca9b6f41dc38cf4be287709acff57fc7e808355c1cfc176cd996020a"]
[Deck "35 17 41 2 32 31 33 7 12 21 11 20 36 45 8 43 3 40 13 23 10 47 9 39"]
kings 1 0 0 1
deal 2 17 35 41 =2 =17 =35 =41
deal 7 31 32 33 2@g5n =7 17@g5n =31 35@g3n =32 41@g4e =33
deal 11 12 20 21 7@f6n =11 31@f3n =12 32@e3n =20 33@f5s =21
deal 8 36 43 45 11@g3e =8 12@f6n =36 20@c3e =43 21@e3e =45
deal 3 13 23 40 8@e4n =3 36@c4n =13 43@d4n =23 45@d4s =40
deal 9 10 39 47 3@h6n =9 13@e5e =10 23@e6n =39 40@d5n =47 9@e6n 10@c6n 39@d6n
47x
', 1794879764850);
INSERT INTO public.games VALUES ('XASAJ-1', 'XASAJ', 1, '2 revised', '["Anna", "Anna"]', '[1, 1]', '21 15', '1 2', '[Ruleset "2 revised"]
[Players "Anna, Anna"]
[Result "1:21 2:15"]
[Commitment "f788b583bd9e0629afe1fa461cdf58d863edbf4f60efb77f30e44ed807871863"]
[Seed "79106722930509469411950221484404707229391303793378013070264611688102042389540"]
[Salt "d58f9fbfa59713806ffc2ba59ddc6fac1c27b5b9e462caa71adc810ccf5defae"]
[Deck "24 9 21 8 6 13 39 25 18 28 3 22 41 27 23 38 2 7 31 42 45 15 12 20"]
kings 0 1 1 0
deal 8 9 21 24 =8 =9 =21 =24
deal 6 13 25 39 8@g5n =6 9@g5n =13 21@f6n =25 24@f6n =39
deal 3 18 22 28 6@f4n =3 13@f5s =18 25@f3e =22 39@h6n =28
deal 23 27 38 41 3@e3n =23 18@e3n =27 22@h3n =38 28@d3n =41
deal 2 7 31 42 23@e7s =2 27@d3n =7 38@d5n =31 41@h4n =42
deal 12 15 20 45 2@g3n =12 7@h5n =15 31@e5n =20 42@d5n =45 12x 15@d7e 20x 45x
', 1794879766121);
INSERT INTO public.games VALUES ('XASAJ-2', 'XASAJ', 2, '2 revised', '["Anna", "Anna"]', '[1, 1]', '33 8', '1 2', '[Ruleset "2 revised"]
[Players "Anna, Anna"]
[Result "1:33 2:8"]
[Commitment "4b8b9c153ff60c8e3352300d958f933f4854b447927d4518a7843dce5eb1552e"]
[Seed "17985566446255044758924396640128874255456099460754628279101145996116080928794"]
[Salt "2a27d1404c245dd3388ec3322591d701290330d3ffaa9e339a13b7bcbf6989e0"]
[Deck "4 12 27 33 37 42 35 18 26 45 46 16 13 47 30 5 19 21 25 41 28 10 22 8"]
kings 1 1 0 0
deal 4 12 27 33 =4 =12 =27 =33
deal 18 35 37 42 4@g5n =18 12@f6n =35 27@g5n =37 33@g3n =42
deal 16 26 45 46 18@g4e =16 35@f3n =26 37@f3n =45 42@e3n =46
deal 5 13 30 47 16@e5n =5 26@e3n =13 45@f5n =30 46@d5e =47
deal 19 21 25 41 5@d3n =19 13@h3w =21 30@d3n =25 47@c5n =41
deal 8 10 22 28 19@d5n =8 21@h6n =10 25@c3n =22 41@e6n =28 8x 10x 22@d6n 28x
', 1794879768028);
INSERT INTO public.games VALUES ('XASAJ-3', 'XASAJ', 3, '2 revised', '["Anna", "Anna"]', '[1, 1]', '11 30', '2 1', '[Ruleset "2 revised"]
[Players "Anna, Anna"]
[Result "2:11 1:30"]
[Commitment "837f549177b1e67fe06fcb95bea9b04f6262d74986e69b3cdeb20e12c2313a7a"]
[Seed "115263911325117890886687754996521148063128019293431802963310099372232418698476"]
[Salt "bae00538f4dfca9ad83cf209e179f73d33d04e81fc02b20a0ae05b58a0859e52"]
[Deck "24 37 36 31 32 33 1 21 12 4 9 19 14 23 44 30 15 13 7 39 41 17 22 29"]
kings 0 1 0 1
deal 24 31 36 37 =24 =31 =36 =37
deal 1 21 32 33 24@g5n =1 31@g5n =21 36@f6n =32 37@g4e =33
deal 4 9 12 19 1@f4n =4 21@g3e =9 32@g3n =12 33@f4n =19
deal 14 23 30 44 4@h3n =14 9@e3n =23 12@h6n =30 19@d5e =44
deal 7 13 15 39 14@e3e =7 23@d4s =13 30@d4e =15 44@h5n =39
deal 17 22 29 41 7@d5n =17 13@d6n =22 15@e5n =29 39@f6n =41 17@e7w 22@e6n 29x
41x
', 1794879770691);
INSERT INTO public.games VALUES ('JPEVB-1', 'JPEVB', 1, '2 classic', '["Anna", "Boris"]', '[1, 2]', '27 28', '2 1', '[Ruleset "2 classic"]
[Players "Anna, Boris"]
[Result "2:27 1:28"]
[Commitment "e74e74aaacee8eaa95ea28190441bd9b8d077e98b64d73e54137e76859422db6"]
[Seed "26288152736266375176788177172108903661460367871097863014979487198986130683040"]
[Salt "627bdf17c449fb1837640dba1ede3c06811cded1f5568e05d0778d8953545840"]
[Deck "12 39 5 16 37 2 23 13 8 26 1 19 10 42 44 28 7 27 36 21 9 43 31 14"]
kings 0 0 1 1
deal 5 12 16 39 =5 =12 =39 =16
deal 2 13 23 37 5@g5n =2 12@f6n =13 16@h8w =23 39@e8e =37
deal 1 8 19 26 2@g8e =19 13@i6w =26 23@h9w =1 37@d7e =8
deal 10 28 42 44 1@g10e =42 8@d6e =44 19@i5w =28 26@h4e =10
deal 7 21 27 36 10@h7e =27 28@g4w =21 42@f9w =36 44@e10e =7
deal 9 14 31 43 7@f6e =31 21@f8w =43 27@f5w =14 36@d9n =9 9@h6n 14@e6n 31x 43x
', 1794879772140);
INSERT INTO public.games VALUES ('Y2S42-1', 'Y2S42', 1, '2 classic mighty-duel harmony', '["Anna", "Boris"]', '[1, 2]', '43 72', '2 1', '[Ruleset "2 classic mighty-duel harmony"]
[Players "Anna, Boris"]
[Result "2:43 1:72"]
[Commitment "179a9d39176288dd49d1bb187f4536f5204a92c39f03607324e6b82605a04c2a"]
[Seed "90322369846841792139148440006492861521543310134141587362571312464788023194796"]
[Salt "32a52c455b72ba23f9e484f3ca887697487ba9454fb6822f211886704e6fe6e4"]
[Deck "24 9 40 3 38 44 14 41 46 5 8 37 13 11 25 27 43 32 17 21 18 28 12 45 6 47 23 19 10 1 34 15 20 4 30 29 39 33 22 7 48 16 36 26 31 42 2 35"]
kings 0 0 1 1
deal 3 9 24 40 =3 =9 =24 =40
deal 14 38 41 44 3@g5n =14 9@f6n =38 24@g5n =41 40@f5n =44
deal 5 8 37 46 14@f4n =5 38@f3e =8 41@e6n =37 44@h6n =46
deal 11 13 25 27 5@g4e =11 8@e4n =13 37@h4n =25 46@f3n =27
deal 17 21 32 43 11@h6n =17 13@f2e =21 25@e4n =32 27@e3s =43
deal 12 18 28 45 17@g1e =12 21@f1w =18 32@d2n =28 43@e1e =45
deal 6 19 23 47 12@h2n =6 18@c1e =19 28@c1n =23 45@g2w =47
deal 1 10 15 34 6@b1n =1 19@d2w =10 23@h1n =15 47@i1n =34
deal 4 20 29 30 1@e2n =4 10x =20 15@i4n =29 34@c3n =30
deal 7 22 33 39 4@b3n =7 20@d3n =22 29@d4n =33 30@h3e =39
deal 16 26 36 48 7@c3n =16 22x =26 33@g3n =36 39@c5n =48
deal 2 31 35 42 16x =2 26@b5n =31 36@d6n =35 48x =42 2@c5n 31@d5n 35x 42@i7s
', 1794879777085);
INSERT INTO public.games VALUES ('AWYUR-1', 'AWYUR', 1, '2 classic', '["Anna", "Boris"]', '[1, 2]', '13 37', '2 1', '[Ruleset "2 classic"]
[Players "Anna, Boris"]
[Result "2:13 1:37"]
[Commitment "f59112641053a392ae44a4c6b688329595942e13a7bf2e8d76ee25c35ec6bc45"]
[Seed "112318594550571349831819774962964647325162106750669572180930776302463757947062"]
[Salt "c0be10409fcec979a5e6e9e4aa4055056dc007889825c82f358c9f0d95db18e7"]
[Deck "44 8 34 16 12 47 7 9 48 32 6 35 18 33 22 41 21 28 27 37 11 13 46 26"]
kings 0 0 1 1
deal 8 16 34 44 =8 =16 =34 =44
deal 7 9 12 47 8@g5n =7 16@f6n =9 34@g5n =12 44@f6n =47
deal 6 32 35 48 7@g3n =6 9@e3e =32 12@e6n =35 47@e5e =48
deal 18 22 33 41 6@h6n =18 32@d3n =22 35@g4e =33 48@f3n =41
deal 21 27 28 37 18@e4n =21 22@f5s =27 33@g3e =28 41@e3n =37
deal 11 13 26 46 21@d6e =11 27@h5s =13 28@i3n =26 37@h5n =46 11@d7e 13x 26@h7e
46x
', 1794879779161);
INSERT INTO public.games VALUES ('G3FSC-1', 'G3FSC', 1, '2 classic', '["Anna", ""]', '[1, null]', '14 43', '2 1', '[Ruleset "2 classic"]
[Players "Anna, "]
[Result "2:14 1:43"]
[Commitment "35c07117ac55de8acb2c4ede9e2e7b9ac2b9bb2eda0725988f070a9c4b021e65"]
[Seed "97063009265092216579942727958926883556554409644049208454260535991773663736961"]
[Salt "c41ae1fa3c21a51ac494a803ac8376848dfeab53f7eef0e861ff3a18995cec5b"]
[Deck "34 44 35 47 46 28 25 32 40 19 17 21 11 20 3 26 10 45 12 33 4 14 8 24"]
kings 0 0 1 1
deal 34 35 44 47 =34 =35 =44 =47
deal 25 28 32 46 34@g5n =25 35@g4e =28 44@g5n =32 47@f6n =46
deal 17 19 21 40 25@h3e =17 28@f3n =19 32@h6n =21 46@f5s =40
deal 3 11 20 26 17@e3n =3 19@i4n =11 21@g3n =20 40@e3e =26
deal 10 12 33 45 3@f5n =10 11@h6n =12 20@h3n =33 26@i4s =45
deal 4 8 14 24 10@i6n =4 12@e7e =8 33@h5e =14 45@e4n =24 4@e5n 8x 14@e6n 24@i6n
', 1794879781275);
INSERT INTO public.games_guests VALUES (1, 1794879764850, '5ZN6U-1');
INSERT INTO public.games_guests VALUES (2, 1794879764850, '5ZN6U-1');
INSERT INTO public.games_guests VALUES (1, 1794879766121, 'XASAJ-1');
INSERT INTO public.games_guests VALUES (1, 1794879768028, 'XASAJ-2');
INSERT INTO public.games_guests VALUES (1, 1794879770691, 'XASAJ-3');
INSERT INTO public.games_guests VALUES (1, 1794879772140, 'JPEVB-1');
INSERT INTO public.games_guests VALUES (2, 1794879772140, 'JPEVB-1');
INSERT INTO public.games_guests VALUES (1, 1794879777085, 'Y2S42-1');
INSERT INTO public.games_guests VALUES (2, 1794879777085, 'Y2S42-1');
INSERT INTO public.games_guests VALUES (1, 1794879779161, 'AWYUR-1');
INSERT INTO public.games_guests VALUES (2, 1794879779161, 'AWYUR-1');
INSERT INTO public.games_guests VALUES (1, 1794879781275, 'G3FSC-1');
INSERT INTO public.guests OVERRIDING SYSTEM VALUE VALUES (1, 'Anna', 'en', 1794879747192);
INSERT INTO public.guests OVERRIDING SYSTEM VALUE VALUES (2, 'Boris', 'en', 1794879748545);
INSERT INTO public.hidden VALUES ('AW8E8-1', 'AW8E8', '2 revised mighty-duel harmony middle-kingdom', '92304772154303379510743572312400784020866347731942930282050290359970378914635', '5ce6c13d4222e80243cc03a19d4761c72649c77cea6b4a41cf8b58c25471721d', '7 10 35 19 26 4 28 40 27 8 15 20 22 25 14 41 3 5 45 17 1 43 34 12 9 42 18 29 38 39 24 11 37 30 48 33 32 46 21 2 13 23 44 36 31 47 16 6', '0 0 1 1');
INSERT INTO public.hidden VALUES ('LVWEW-1', 'LVWEW', '4 classic harmony', '68043245488046230358841677643547420123406632820569009754677458700970448089724', '59dbd8b50edb9ed64a9c06da702f4a77b508608378ad8c9d8c87bf72b689a5bd', '33 32 28 3 20 45 47 39 19 7 10 13 6 5 35 26 46 24 36 2 29 8 40 43 27 42 23 31 38 4 15 9 21 48 18 34 30 25 41 37 11 14 12 16 44 17 1 22', '3 0 2 1');
INSERT INTO public.hidden VALUES ('8FHRT-0', '8FHRT', '2 classic', NULL, NULL, '40 17 23 45 42 34 2 30 16 4 11 8 24 31 48 25 7 19 37 1 36 32 14 9', '0 1 1 0');
INSERT INTO public.hidden VALUES ('8FHRT-1', '8FHRT', '2 classic', NULL, '38c5a3ee02dadb057088b7eb138e0097e9a4fef3861532dc1ece1502357523b3', '40 17 23 45 42 34 2 30 16 4 11 8 24 31 48 25 7 19 37 1 36 32 14 9', '0 1 1 0');
INSERT INTO public.hidden VALUES ('28ZOW-1', '28ZOW', '2 classic', '27831686266460306575128424274511079783829269738632675525363953849235989887701', '58336f753a249facfd5f66fc730329ce579dbabf977564d3661ed1363f1a463b', '4 20 19 26 33 41 36 16 8 3 27 39 32 38 17 22 37 25 10 18 34 9 24 44', '1 1 0 0');
INSERT INTO public.hidden VALUES ('6BZCP-1', '6BZCP', '2 classic', '62997466740160452785953461845925338368067270511178822318343435471941211632203', 'c2a000ddf0b03cb4fa087c4a432412095701f86d8cee0be7e3cb73a4c435511c', '34 29 27 28 31 14 13 19 30 35 20 12 15 10 11 46 17 1 26 47 3 23 38 22', '1 1 0 0');
INSERT INTO public.hidden VALUES ('PMNG2-1', 'PMNG2', '2 classic', '41890851067931788275098273463542595302269853524167716597209585064572949885405', '27f773952127a4bd3433354892cd2b46abe194ef628dcf2ce59ce31085494bb1', '2 21 30 19 27 4 28 12 6 22 18 13 35 31 10 3 1 46 16 33 34 48 8 39', '1 1 0 0');
INSERT INTO public.hidden VALUES ('JPEVB-1', 'JPEVB', '2 classic', '26288152736266375176788177172108903661460367871097863014979487198986130683040', '627bdf17c449fb1837640dba1ede3c06811cded1f5568e05d0778d8953545840', '12 39 5 16 37 2 23 13 8 26 1 19 10 42 44 28 7 27 36 21 9 43 31 14', '0 0 1 1');
INSERT INTO public.hidden VALUES ('5ZN6U-1', '5ZN6U', '2 classic', '1583447125656184607374267477747774007366237269139089789554617150495563392976', '8458bd72ca9b6f41dc38cf4be287709acff57fc7e808355c1cfc176cd996020a', '35 17 41 2 32 31 33 7 12 21 11 20 36 45 8 43 3 40 13 23 10 47 9 39', '1 0 0 1');
INSERT INTO public.hidden VALUES ('XASAJ-1', 'XASAJ', '2 revised', '79106722930509469411950221484404707229391303793378013070264611688102042389540', 'd58f9fbfa59713806ffc2ba59ddc6fac1c27b5b9e462caa71adc810ccf5defae', '24 9 21 8 6 13 39 25 18 28 3 22 41 27 23 38 2 7 31 42 45 15 12 20', '0 1 1 0');
INSERT INTO public.hidden VALUES ('XASAJ-2', 'XASAJ', '2 revised', '17985566446255044758924396640128874255456099460754628279101145996116080928794', '2a27d1404c245dd3388ec3322591d701290330d3ffaa9e339a13b7bcbf6989e0', '4 12 27 33 37 42 35 18 26 45 46 16 13 47 30 5 19 21 25 41 28 10 22 8', '1 1 0 0');
INSERT INTO public.hidden VALUES ('XASAJ-3', 'XASAJ', '2 revised', '115263911325117890886687754996521148063128019293431802963310099372232418698476', 'bae00538f4dfca9ad83cf209e179f73d33d04e81fc02b20a0ae05b58a0859e52', '24 37 36 31 32 33 1 21 12 4 9 19 14 23 44 30 15 13 7 39 41 17 22 29', '0 1 0 1');
INSERT INTO public.hidden VALUES ('Y2S42-1', 'Y2S42', '2 classic mighty-duel harmony', '90322369846841792139148440006492861521543310134141587362571312464788023194796', '32a52c455b72ba23f9e484f3ca887697487ba9454fb6822f211886704e6fe6e4', '24 9 40 3 38 44 14 41 46 5 8 37 13 11 25 27 43 32 17 21 18 28 12 45 6 47 23 19 10 1 34 15 20 4 30 29 39 33 22 7 48 16 36 26 31 42 2 35', '0 0 1 1');
INSERT INTO public.hidden VALUES ('AWYUR-1', 'AWYUR', '2 classic', '112318594550571349831819774962964647325162106750669572180930776302463757947062', 'c0be10409fcec979a5e6e9e4aa4055056dc007889825c82f358c9f0d95db18e7', '44 8 34 16 12 47 7 9 48 32 6 35 18 33 22 41 21 28 27 37 11 13 46 26', '0 0 1 1');
INSERT INTO public.hidden VALUES ('AWYUR-2', 'AWYUR', '2 classic', '30713310159727255705524343521275888170338433052683686651740949872229308219034', '34bcb14943acdcf9720a2742a8d09973652d60d297ef9a9bf95ad63d8e119595', '8 6 7 24 41 42 26 18 43 23 48 3 21 14 25 40 12 19 16 11 33 22 46 32', '0 0 1 1');
INSERT INTO public.hidden VALUES ('G3FSC-1', 'G3FSC', '2 classic', '97063009265092216579942727958926883556554409644049208454260535991773663736961', 'c41ae1fa3c21a51ac494a803ac8376848dfeab53f7eef0e861ff3a18995cec5b', '34 44 35 47 46 28 25 32 40 19 17 21 11 20 3 26 10 45 12 33 4 14 8 24', '0 0 1 1');
INSERT INTO public.hidden VALUES ('NVRKU-1', 'NVRKU', '2 classic', '115523529159933731320810244033081356268308075494629463299971763595021915999370', '1e17b530e2d5fc2c7d4ca0310cf84e7020b44b49648ff4d497eef88b5df5b53a', '21 13 23 27 8 26 24 19 5 31 28 12 9 29 1 16 18 43 46 10 7 47 37 45', '1 1 0 0');
INSERT INTO public.hidden VALUES ('YT7LX-1', 'YT7LX', '3 classic', '69744874808377603433898095433211782252185164222416020812587379676501172102271', '364c9e3b72d7223594d3037f05dd711de3637873547e0bf2397fd2de7d606cd5', '23 9 7 3 28 26 16 4 32 6 39 8 14 37 15 27 17 2 45 48 20 30 24 10 19 33 38 36 22 13 35 42 11 40 31 21', '0 1 2');
INSERT INTO public.seats VALUES ('6WKQY', 1, true);
INSERT INTO public.seats VALUES ('6WKQY', 2, true);
INSERT INTO public.seats VALUES ('FDYAS', 1, false);
INSERT INTO public.seats VALUES ('FDYAS', 2, true);
INSERT INTO public.seats VALUES ('AW8E8', 1, true);
INSERT INTO public.seats VALUES ('AW8E8', 2, true);
INSERT INTO public.seats VALUES ('LVWEW', 1, true);
INSERT INTO public.seats VALUES ('8FHRT', 1, true);
INSERT INTO public.seats VALUES ('8FHRT', 2, true);
INSERT INTO public.seats VALUES ('28ZOW', 1, true);
INSERT INTO public.seats VALUES ('28ZOW', 2, true);
INSERT INTO public.seats VALUES ('6BZCP', 1, true);
INSERT INTO public.seats VALUES ('6BZCP', 2, true);
INSERT INTO public.seats VALUES ('PMNG2', 1, true);
INSERT INTO public.seats VALUES ('PMNG2', 2, true);
INSERT INTO public.seats VALUES ('JPEVB', 1, true);
INSERT INTO public.seats VALUES ('JPEVB', 2, true);
INSERT INTO public.seats VALUES ('5ZN6U', 1, true);
INSERT INTO public.seats VALUES ('5ZN6U', 2, true);
INSERT INTO public.seats VALUES ('XASAJ', 1, true);
INSERT INTO public.seats VALUES ('Y2S42', 1, true);
INSERT INTO public.seats VALUES ('Y2S42', 2, true);
INSERT INTO public.seats VALUES ('AWYUR', 1, true);
INSERT INTO public.seats VALUES ('AWYUR', 2, true);
INSERT INTO public.seats VALUES ('G3FSC', 1, true);
INSERT INTO public.seats VALUES ('NVRKU', 1, true);
INSERT INTO public.seats VALUES ('YT7LX', 1, true);
INSERT INTO public.seats VALUES ('YT7LX', 2, true);
INSERT INTO public.secrets VALUES (1, '\x244aba089fcb49a0499faea1068cf4721aa37451d48a92aa87e21e6b7d374e05', 1829439747192);
INSERT INTO public.secrets VALUES (2, '\xbeb0595af9fd76109f0f88a88c4b9633e50c796a1f821f24320be48530809251', 1829439748545);
INSERT INTO public.tables VALUES ('6WKQY', 5, 'gathering', '4 classic middle-kingdom', false, true, '{"kind":"bank","seconds":600,"increment":5}', 1, '[{"seat":0,"kind":"person","name":"Anna","guest":1,"level":null,"stand_in":null,"timeouts":0},{"seat":1,"kind":"person","name":"Boris","guest":2,"level":null,"stand_in":null,"timeouts":0},{"seat":2,"kind":"open","name":null,"guest":null,"level":null,"stand_in":null,"timeouts":0},{"seat":3,"kind":"open","name":null,"guest":null,"level":null,"stand_in":null,"timeouts":0}]', '1 2', 2, '', 1794879751682, 1794879752287);
INSERT INTO public.tables VALUES ('FDYAS', 3, 'gathering', '2 classic', false, false, NULL, 2, '[{"seat":0,"kind":"open","name":null,"guest":null,"level":null,"stand_in":null,"timeouts":0},{"seat":1,"kind":"person","name":"Boris","guest":2,"level":null,"stand_in":null,"timeouts":0}]', '2', 1, '', 1794879752435, 1794879752736);
INSERT INTO public.tables VALUES ('28ZOW', 24, 'playing', '2 classic', false, false, NULL, 1, '[{"seat":0,"kind":"person","name":"Anna","guest":1,"level":null,"stand_in":null,"timeouts":0},{"seat":1,"kind":"person","name":"Boris","guest":2,"level":null,"stand_in":null,"timeouts":0}]', '1 2', 0, '2', 1794879757732, 1794879759071);
INSERT INTO public.tables VALUES ('AW8E8', 20, 'playing', '2 revised mighty-duel harmony middle-kingdom', false, false, NULL, 1, '[{"seat":0,"kind":"person","name":"Anna","guest":1,"level":null,"stand_in":null,"timeouts":0},{"seat":1,"kind":"person","name":"Boris","guest":2,"level":null,"stand_in":null,"timeouts":0}]', '1 2', 0, '2', 1794879752900, 1794879755120);
INSERT INTO public.tables VALUES ('PMNG2', 11, 'playing', '2 classic', false, false, '{"kind":"bank","seconds":900,"increment":10}', 1, '[{"seat":0,"kind":"person","name":"Anna","guest":1,"level":null,"stand_in":null,"timeouts":0},{"seat":1,"kind":"person","name":"Boris","guest":2,"level":null,"stand_in":null,"timeouts":0}]', '1 2', 0, '1', 1794879759588, 1794879759913);
INSERT INTO public.tables VALUES ('6BZCP', 5, 'playing', '2 classic', false, false, NULL, 1, '[{"seat":0,"kind":"person","name":"Anna","guest":1,"level":null,"stand_in":null,"timeouts":0},{"seat":1,"kind":"person","name":"Boris","guest":2,"level":null,"stand_in":null,"timeouts":0}]', '1 2', 0, '2', 1794879759148, 1794879759458);
INSERT INTO public.tables VALUES ('LVWEW', 15, 'playing', '4 classic harmony', false, false, NULL, 1, '[{"seat":0,"kind":"person","name":"Anna","guest":1,"level":null,"stand_in":null,"timeouts":0},{"seat":1,"kind":"bot","name":null,"guest":null,"level":"page","stand_in":null,"timeouts":0},{"seat":2,"kind":"bot","name":null,"guest":null,"level":"page","stand_in":null,"timeouts":0},{"seat":3,"kind":"bot","name":null,"guest":null,"level":"page","stand_in":null,"timeouts":0}]', '1', 0, '1', 1794879755293, 1794879756244);
INSERT INTO public.tables VALUES ('8FHRT', 12, 'playing', '2 classic', false, false, NULL, 1, '[{"seat":0,"kind":"person","name":"Anna","guest":1,"level":null,"stand_in":null,"timeouts":0},{"seat":1,"kind":"person","name":"Boris","guest":2,"level":null,"stand_in":null,"timeouts":0}]', '1 2', 0, '2', 1794879756392, 1794879757572);
INSERT INTO public.tables VALUES ('XASAJ', 148, 'finished', '2 revised', true, false, NULL, 1, '[{"seat":0,"kind":"person","name":"Anna","guest":1,"level":null,"stand_in":null,"timeouts":0},{"seat":1,"kind":"person","name":"Anna","guest":1,"level":null,"stand_in":null,"timeouts":0}]', '1', 0, '', 1794879764944, 1794879770691);
INSERT INTO public.tables VALUES ('JPEVB', 52, 'finished', '2 classic', false, false, '{"kind":"move","seconds":1,"increment":0}', 1, '[{"seat":0,"kind":"person","name":"Anna","guest":1,"level":null,"stand_in":"knight","timeouts":0},{"seat":1,"kind":"person","name":"Boris","guest":2,"level":null,"stand_in":"knight","timeouts":0}]', '1 2', 0, '', 1794879760016, 1794879772140);
INSERT INTO public.tables VALUES ('YT7LX', 14, 'playing', '3 classic', false, false, NULL, 1, '[{"seat":0,"kind":"person","name":"Anna","guest":1,"level":null,"stand_in":null,"timeouts":0},{"seat":1,"kind":"person","name":"Boris","guest":2,"level":null,"stand_in":"page","timeouts":0},{"seat":2,"kind":"bot","name":null,"guest":null,"level":"page","stand_in":null,"timeouts":0}]', '1 2', 0, '1', 1794879782320, 1794879782783);
INSERT INTO public.tables VALUES ('5ZN6U', 52, 'playing', '2 classic', true, false, NULL, 1, '[{"seat":0,"kind":"person","name":"Anna","guest":1,"level":null,"stand_in":null,"timeouts":0},{"seat":1,"kind":"person","name":"Boris","guest":2,"level":null,"stand_in":null,"timeouts":0}]', '1 2', 0, '', 1794879763372, 1794879764892);
INSERT INTO public.tables VALUES ('AWYUR', 53, 'playing', '2 classic', false, false, NULL, 1, '[{"seat":0,"kind":"person","name":"Anna","guest":1,"level":null,"stand_in":null,"timeouts":0},{"seat":1,"kind":"person","name":"Boris","guest":2,"level":null,"stand_in":null,"timeouts":0}]', '1 2', 0, '1', 1794879777368, 1794879779260);
INSERT INTO public.tables VALUES ('Y2S42', 99, 'finished', '2 classic mighty-duel harmony', false, false, NULL, 1, '[{"seat":0,"kind":"person","name":"Anna","guest":1,"level":null,"stand_in":null,"timeouts":0},{"seat":1,"kind":"person","name":"Boris","guest":2,"level":null,"stand_in":null,"timeouts":0}]', '1 2', 0, '', 1794879770941, 1794879777085);
INSERT INTO public.tables VALUES ('G3FSC', 52, 'finished', '2 classic', false, false, NULL, 1, '[{"seat":0,"kind":"person","name":"Anna","guest":1,"level":null,"stand_in":null,"timeouts":0},{"seat":1,"kind":"open","name":null,"guest":null,"level":null,"stand_in":null,"timeouts":0}]', '1', 1, '', 1794879779355, 1794879781846);
INSERT INTO public.tables VALUES ('NVRKU', 11, 'playing', '2 classic', false, false, NULL, 1, '[{"seat":0,"kind":"person","name":"Anna","guest":1,"level":null,"stand_in":null,"timeouts":0},{"seat":1,"kind":"open","name":null,"guest":null,"level":null,"stand_in":null,"timeouts":0}]', '1', 1, '', 1794879781379, 1794879781848);
INSERT INTO public.up VALUES ('e7cc0b0d434bdccb', 1794879744772, 1794879783424);
INSERT INTO public.up VALUES ('4e5e71d18fbcb53f', 1794879785800, 1794879789592);
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
