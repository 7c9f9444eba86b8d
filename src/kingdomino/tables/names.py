"""Names of people: text of any script, without what steers, hides or turns round a line."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from kingdomino.rules import KingdominoError

MOST_CHARACTERS: Final = 32
#: Accents, vowel points and subjoined letters on one character. Pointed Hebrew, Burmese and Tibetan need up to five;
#: dozens run over the lines above and below the name.
MOST_MARKS: Final = 6
_UNCARRIED_MARKS: Final = re.compile(rf"(?:^| )M|M{{{MOST_MARKS + 1}}}")

#: Letters and symbols that look like nothing at all: a name needs something to see.
_INVISIBLE: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
#: Letters, numbers, punctuation, symbols; marks alone are nothing to see.
_VISIBLE: Final = "LNPS"
#: Cannot be seen, but some scripts are spelt with them and pictures put together: they join what is around them or not.
_JOINERS: Final = "\u200c\u200d"
#: As `unicodedata.name` begins: the scripts that need joiners within a word, kin of Arabic and of Devanagari.
_JOINING: Final = frozenset(
    {
        "ARABIC", "SYRIAC", "MANDAIC", "NKO", "MONGOLIAN",
        "DEVANAGARI", "BENGALI", "GURMUKHI", "GUJARATI", "ORIYA", "TAMIL", "TELUGU", "KANNADA", "MALAYALAM", "SINHALA",
        "MYANMAR", "KHMER", "BALINESE", "JAVANESE", "SUNDANESE",
    }
)  # fmt: skip
#: Choose between two looks of the character before them: a picture in ink or in colour, a letter's forms in Mongolian.
_SELECTORS: Final = re.compile("[\u180b-\u180d\u180f\ufe00-\ufe0f\U000e0100-\U000e01ef]")
_OF_PICTURES: Final = "\ufe0e\ufe0f"
_OF_MONGOLIAN: Final = "\u180b\u180c\u180d\u180f"
#: A figure or a sign that becomes a key when this follows it.
_KEYS: Final = "0123456789#*"
_KEYCAP: Final = "\ufe0f\u20e3"
#: Have a look as a picture, though their category is another.
_PICTURED: Final = "\u203c\u2049\u2139\u2194\u25fb\u25fc\u25fd\u25fe\u2934\u2935\u3030"
#: What pictures are joined to besides pictures: the arrow of a head that is shaken, and the tones of skin.
_WITH_PICTURES: Final = "\u2194\U0001f3fb\U0001f3fc\U0001f3fd\U0001f3fe\U0001f3ff"


def checked_name(name: str) -> str:
    """A name as it is kept: text of any script, blanks collapsed; nothing that steers, hides or turns round a line."""
    shown = unicodedata.normalize("NFC", " ".join(name.split()))
    if not 1 <= len(shown) <= MOST_CHARACTERS:
        raise KingdominoError("wrong_length_of_name", length=len(shown), most=MOST_CHARACTERS)
    kinds = [unicodedata.category(character)[0] for character in shown if character not in _JOINERS]
    if (
        "C" in kinds
        or not any(kind in _VISIBLE for kind in kinds)
        or not _INVISIBLE.isdisjoint(shown)
        or not all(_is_needed(shown, at) for at in range(len(shown)))
    ):
        raise KingdominoError("unusable_name")
    if not _marks_are_carried(shown):
        raise KingdominoError("too_many_marks", most=MOST_MARKS)
    return shown


def _marks_are_carried(name: str) -> bool:
    """Whether every mark (M) stands on a character, and none carries too many."""
    kinds = "".join(" " if character == " " else unicodedata.category(character)[0] for character in name)
    return not _UNCARRIED_MARKS.search(kinds)


def _is_needed(name: str, at: int) -> bool:
    """Whether what cannot be seen changes what can: a joiner within a word or a picture, a selector after a sign."""
    character, before, after = name[at], name[:at][-1:], name[at + 1 : at + 2]
    if character in _JOINERS:
        script = _script(before)
        if script in _JOINING and script == _script(after):
            return unicodedata.category(after)[0] == "L"
        joined = name[:at].rstrip(_OF_PICTURES)[-1:], after
        return character == "\u200d" and all(_is_picture(each, _WITH_PICTURES) for each in joined)
    if not _SELECTORS.fullmatch(character):
        return True
    if character in _OF_MONGOLIAN:
        return _script(before) == "MONGOLIAN" and unicodedata.category(before)[0] == "L"
    if before and before in _KEYS:
        return name.startswith(_KEYCAP, at)
    return character in _OF_PICTURES and _is_picture(before, _PICTURED)


def _script(character: str) -> str:
    """The first word of a character's name, which is a letter's or a mark's script."""
    return unicodedata.name(character, "").partition(" ")[0] if character else ""


def _is_picture(character: str, besides: str) -> bool:
    return bool(character) and (unicodedata.category(character) == "So" or character in besides)
