"""Guests and their secrets, on a real database, with a clock of the test's own."""

import asyncio
import re
import unicodedata
from collections.abc import Iterator
from hashlib import sha256

import pytest

from kingdomino import KingdominoError
from kingdomino.locales import LANGUAGES
from kingdomino.server.front.people import People
from kingdomino.server.operation.settings import Settings
from kingdomino.server.storage import Store
from kingdomino.tables.names import checked_name

DAY = 86_400_000
BIDI = [*range(0x202A, 0x202F), *range(0x2066, 0x206A), 0x200E, 0x200F, 0x061C]


class World:
    """People on one database, as several servers see them."""

    def __init__(self, folder):
        self.now = 1_800_000_000_000
        self._runner = asyncio.Runner()
        self.store = Store(folder / "people.db")
        self.run(self.store.open())
        self.people = self.another_server()

    def another_server(self):
        return People(self.store, Settings(secret_days=10), clock=lambda: self.now)

    def run(self, work):
        return self._runner.run(work)

    def register(self, name="Ann", language="en"):
        return self.run(self.people.register(name, language))

    def known(self, secret, people=None):
        return self.run((people or self.people).known(secret))

    def refusal(self, secret, people=None):
        with pytest.raises(KingdominoError) as refused:
            self.known(secret, people)
        return refused.value.code

    def close(self):
        self.run(self.store.close())
        self._runner.close()


@pytest.fixture
def world(tmp_path) -> Iterator[World]:
    world = World(tmp_path)
    yield world
    world.close()


def test_a_secret_is_long_and_different_for_everybody(world):
    secrets = {world.register()[1] for _ in range(20)}
    assert len(secrets) == 20
    for secret in secrets:
        assert re.fullmatch(r"[0-9]+\.[A-Za-z0-9_-]{22,}", secret)


def test_the_storage_knows_the_secret_s_hash_only(world, tmp_path):
    guest, secret = world.register()
    token = secret.partition(".")[2]
    kept = world.run(world.store.secret(guest.number, sha256(token.encode()).digest()))
    assert kept == (guest, world.now + 10 * DAY)
    on_disk = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert token.encode() not in on_disk


def test_a_person_is_known_by_their_secret(world):
    guest, secret = world.register("Ζωή", "el")
    assert world.known(secret) == guest
    assert (guest.name, guest.language) == ("Ζωή", "el")


@pytest.mark.parametrize("secret", [None, ""])
def test_without_a_secret_nobody_is_known(world, secret):
    assert world.refusal(secret) == "no_secret"


@pytest.mark.parametrize(
    "change",
    [
        lambda secret: secret[:-1],
        lambda secret: secret + "A",
        lambda secret: secret[:-1] + ("A" if secret[-1] != "A" else "B"),
        lambda secret: secret.swapcase(),
        lambda secret: "9" + secret,
        lambda secret: "0" + secret,
        lambda secret: secret.replace(".", ":"),
        lambda secret: secret.partition(".")[2],
        lambda secret: f" {secret}",
        lambda secret: f"{secret}\n",
        lambda _: "1." + "é" * 22,
        lambda _: "1." + "A" * 100_000,
        lambda _: "9" * 400 + "." + "A" * 22,
    ],
)
def test_a_secret_that_is_a_little_wrong_is_wrong(world, change):
    _, secret = world.register()
    assert world.refusal(change(secret)) == "wrong_secret"


def test_a_secret_expires_when_it_is_not_used(world):
    _, secret = world.register()
    world.now += 10 * DAY - 1
    world.known(secret)
    world.now += 10 * DAY - 1
    world.known(secret)
    world.now += 10 * DAY
    assert world.refusal(secret) == "expired_secret"


def test_a_secret_is_not_prolonged_at_every_use(world):
    guest, secret = world.register()
    world.now += DAY // 2
    world.known(secret)
    _, expires = world.run(world.store.secret(guest.number, sha256(secret.partition(".")[2].encode()).digest()))
    assert expires == world.now + 10 * DAY - DAY // 2


def test_a_flood_of_hellos_asks_the_storage_once(world, monkeypatch):
    guest, secret = world.register()
    asked = []
    real = world.store.secret

    async def counted(number, digest):
        asked.append(number)
        return await real(number, digest)

    monkeypatch.setattr(world.store, "secret", counted)
    assert {world.known(secret) for _ in range(100)} == {guest}
    assert asked == [guest.number]


def test_what_one_server_revokes_the_others_notice_within_seconds(world):
    guest, secret = world.register()
    other = world.another_server()
    world.known(secret, other)
    world.run(world.people.sign_out(secret))
    assert world.refusal(secret) == "wrong_secret", "at once here"
    world.now += 5_000
    assert world.refusal(secret, other) == "wrong_secret"
    assert world.run(world.store.guest(guest.number)) == guest, "the person stays"


def test_a_link_works_once_and_gives_a_secret_of_its_own(world):
    guest, secret = world.register()
    code, _ = world.run(world.people.link(guest))
    assert re.fullmatch("[A-Za-z0-9_-]{22}", code), "128 bits"
    moved, further = world.run(world.people.from_link(code))
    assert moved == guest
    assert further != secret
    assert world.known(secret) == world.known(further) == guest
    with pytest.raises(KingdominoError, match="wrong_link"):
        world.run(world.people.from_link(code))


def test_a_link_ends_after_ten_minutes(world):
    guest, _ = world.register()
    code, expires = world.run(world.people.link(guest))
    assert expires == world.now + 600_000
    world.now = expires
    with pytest.raises(KingdominoError, match="wrong_link"):
        world.run(world.people.from_link(code))


@pytest.mark.parametrize("code", ["", "A" * 22, "é" * 22, "A" * 10_000])
def test_a_link_that_was_never_given_out_is_none(world, code):
    with pytest.raises(KingdominoError, match="wrong_link"):
        world.run(world.people.from_link(code))


def test_a_new_name_and_a_new_language_are_kept(world):
    guest, secret = world.register()
    world.known(secret)
    changed = world.run(world.people.change(guest, name=" Anna  Bee ", language="tr"))
    assert (changed.name, changed.language) == ("Anna Bee", "tr")
    assert world.known(secret) == changed
    assert world.run(world.people.change(changed)) == changed


def test_a_person_who_was_forgotten_is_nobody(world):
    guest, secret = world.register()
    code, _ = world.run(world.people.link(guest))
    world.known(secret)
    world.run(world.people.forget(guest))
    assert world.refusal(secret) == "wrong_secret"
    with pytest.raises(KingdominoError, match="wrong_link"):
        world.run(world.people.from_link(code))
    with pytest.raises(KingdominoError, match="wrong_secret"):
        world.run(world.people.change(guest, name="Ghost"))


@pytest.mark.parametrize("language", ["", "xx", "EN", "en-GB"])
def test_a_language_that_we_do_not_speak_is_refused(world, language):
    with pytest.raises(KingdominoError) as refused:
        world.register(language=language)
    assert refused.value.code == "unknown_language"
    assert refused.value.facts["known"] == LANGUAGES


WITH_NEEDED_JOINERS = [
    "\u0dc1\u0dca\u200d\u0dbb\u0dd3",  # Sinhala: shri
    "\u06a9\u062a\u0627\u0628\u200c\u0647\u0627",  # Persian: books
    "\u0995\u09cd\u200c\u09b7",  # Bengali
    "\u2764\ufe0f Ann",
    "\u2764\ufe0f\u200d\U0001f525",
    "\U0001f469\U0001f3fd\u200d\U0001f680",
    "\U0001f468\u200d\U0001f469\u200d\U0001f467",
    "\U0001f3f3\ufe0f\u200d\U0001f308",
    "\U0001f469\u200d\u2695\ufe0f",
    "\U0001f642\u200d\u2194\ufe0f",
    "1\ufe0f\u20e3",
    "\u203c\ufe0f",
    "\u1820\u180b\u1828",  # Mongolian
]


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("Ann", "Ann"),
        ("  Ann \t\n Bee  ", "Ann Bee"),
        ("x" * 32, "x" * 32),
        ("<script>alert(1)</script>", "<script>alert(1)</script>"),
        ("רוּת", "רוּת"),
        ("Željko Đ.", "Željko Đ."),
        ("李小龍", "李小龍"),
        ("ആനി", "ആനി"),
        ("👑", "👑"),
        ("علی\u200cرضا", "علی\u200cرضا"),
        ("क्\u200dष", "क्\u200dष"),
        ("👩\u200d🌾", "👩\u200d🌾"),
        ("Zoe\u0308", "Zoë"),
        *((name, name) for name in WITH_NEEDED_JOINERS),
        ("\u00a0Ann\u3000Bee\u2003", "Ann Bee"),
    ],
)
def test_a_name_is_text_of_any_script(name, kept):
    assert checked_name(name) == kept


@pytest.mark.parametrize("name", ["", " ", "\n\t", "x" * 33, "\u3000"])
def test_a_name_has_1_to_32_characters(name):
    with pytest.raises(KingdominoError, match="wrong_length_of_name"):
        checked_name(name)


@pytest.mark.parametrize(
    "character",
    [
        "\x00",
        "\x07",
        "\x1b",
        "\x7f",
        "\x9b",
        "\u200b",
        "\u2060",
        "\ufeff",
        "\u3164",
        "\u2800",
        "\ue000",
        "\ufffe",
        "\ud800",
    ]
    + [chr(code) for code in BIDI],
)
def test_a_name_hides_and_steers_nothing(character):
    for name in (character, f"A{character}nn"):
        with pytest.raises(KingdominoError, match=r"unusable_name|wrong_length_of_name"):
            checked_name(name)


@pytest.mark.parametrize(
    "name", ["\u200d", "\u200c", "Ann\u200d", "\u200cAnn", "A\u200c\u200dnn", "Ann \u200dBee", "1\u200d2"]
)
def test_joiners_are_part_of_a_name_only_within_a_word(name):
    with pytest.raises(KingdominoError, match="unusable_name"):
        checked_name(name)


@pytest.mark.parametrize(
    "name",
    [
        "A\u200dnn",
        "A\u200cnn",
        "\u0411\u200d\u043e\u0440\u0438\u0441",
        "\u05e9\u200d\u05e8\u05d4",
        "\u0639\u0644\u06cc\u200dAnn",
        "\U0001f451\u200c\U0001f451",
        "\U0001f451\u200dAnn",
        "Ann\u200d\U0001f451",
        "$\u200d$",
        "$\ufe0f",
        "\u200d\U0001f451A",
        "A\ufe0fnn",
        "Ann\ufe0f",
        "Ann\ufe01",
        "\u674e\ufe00",
        "\u674e\U000e0100",
        "\u2764\ufe0f\ufe0f",
        "\u2764\U000e0100",
        "1\ufe0f",
        "A\u180bnn",
        "\ufe0fAnn",
    ],
    ids=ascii,
)
def test_what_cannot_be_seen_is_part_of_a_name_only_where_it_is_needed(name):
    with pytest.raises(KingdominoError, match="unusable_name"):
        checked_name(name)


@pytest.mark.parametrize("name", ["\ufe0f", "\u0301", "\u180b", "\U000e0100", "\u0301 \ufe0f"])
def test_a_name_has_something_to_see(name):
    with pytest.raises(KingdominoError, match="unusable_name"):
        checked_name(name)


@pytest.mark.parametrize(
    "name",
    [
        "\u05e9\u05bc\u05c1\u05b8\u05dc\u05d5\u05b9\u05dd",  # Hebrew, pointed: shin with dot, dagesh and vowel
        "\u0646\u0651\u064e\u0670\u0631",  # Arabic: shadda, vowel and superscript alef
        "Nguy\u1ec5n Th\u1ecb \u1ede",  # Vietnamese
        "M\u0304\u0301\u0323\u0331a",  # a transcription: four marks
        "\u0e19\u0e49\u0e33\u0e1d\u0e19 \u0e01\u0e34\u0e4a\u0e1f",  # Thai: vowel and tone
        "\u1004\u103c\u103e\u102d\u102f\u1037",  # Burmese: five marks on one letter
        "\u0f66\u0f92\u0fb2\u0f74\u0f56\u0f66",  # Tibetan: two subjoined letters and a vowel
        "\u1780\u17d2\u179a\u17bb\u17c6",  # Khmer
        "\u0915\u093c\u094d\u0937\u0940\u0902",  # Devanagari
        "\u0d36\u0d4d\u0d30\u0d40\u0d2f",  # Malayalam
    ],
    ids=ascii,
)
def test_the_marks_that_a_script_needs_stay_on_their_letters(name):
    assert checked_name(name) == unicodedata.normalize("NFC", name)


@pytest.mark.parametrize(
    "name", ["A" + "\u0336" * 31, "Ann" + "\u0308\u0301" * 4, "\u0301Ann", "Ann \u0301Bee"], ids=ascii
)
def test_a_letter_carries_at_most_six_marks_and_no_mark_stands_alone(name):
    with pytest.raises(KingdominoError) as refused:
        checked_name(name)
    assert (refused.value.code, refused.value.facts) == ("too_many_marks", {"most": 6})
