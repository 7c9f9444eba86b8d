"""WebSocket frames (RFC 6455, 5.2): the usual ones, unfragmented and without extensions, read and written at once."""

from __future__ import annotations

from struct import Struct
from typing import Final

try:
    from websockets.speedups import apply_mask
except ImportError:  # where the library has no wheel
    from websockets.utils import apply_mask

#: First bytes of a frame: the end of a message (FIN), and a text, a ping or a pong.
_TEXT: Final = 0x81
_UNFRAGMENTED: Final = frozenset({_TEXT, 0x89, 0x8A})
#: The bit of the second byte that says that the frame is masked, as all frames of clients are.
_MASKED: Final = 0x80
_MASK_BYTES: Final = 4
#: The longest head of a frame that is read here: two bytes, a length of two bytes, a mask.
MOST_HEAD: Final = 4 + _MASK_BYTES
#: Lengths in the second byte that say that the length is in the next two or eight bytes.
_TWO_BYTES: Final = 126
_EIGHT_BYTES: Final = 127
_SHORT: Final = Struct("!BB").pack
_MEDIUM: Final = Struct("!BBH").pack
_LONG: Final = Struct("!BBQ").pack


def text_frame(text: bytes) -> bytes:
    """A text of the server in one frame."""
    size = len(text)
    if size < _TWO_BYTES:
        return _SHORT(_TEXT, size) + text
    if size < 1 << 16:
        return _MEDIUM(_TEXT, _TWO_BYTES, size) + text
    return _LONG(_TEXT, _EIGHT_BYTES, size) + text


def text_in(data: bytes) -> bytes | None:
    """The text in bytes of a client that are one whole frame of text; none where they are anything else."""
    if len(data) <= _MASK_BYTES or data[0] != _TEXT:
        return None
    start, end = _payload(data, 0)
    return apply_mask(data[start:], data[start - _MASK_BYTES : start]) if end == len(data) else None


def are_whole(data: bytes) -> bool:
    """Whether bytes of a client are whole frames of texts, pings and pongs."""
    at, end = 0, len(data)
    while at < end:
        if data[at] not in _UNFRAGMENTED or at + 1 >= end:
            return False
        _, at = _payload(data, at)
        if not at:
            return False
    return at == end


def _payload(data: bytes, at: int) -> tuple[int, int]:
    """Where the payload of the frame at this place begins and ends; 0 and 0 for a frame that the parser has to see."""
    length = data[at + 1] - _MASKED
    if length == _TWO_BYTES:
        length = int.from_bytes(data[at + 2 : at + 4])
        start = at + 4 + _MASK_BYTES
    else:
        start = at + 2 + _MASK_BYTES
    if not length >= 0 or data[at + 1] == _MASKED + _EIGHT_BYTES:
        return 0, 0
    return start, start + length
