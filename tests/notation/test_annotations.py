"""Values in comments: read, joined with other comments, and unknown keys kept."""

import pytest

from kingdomino.notation import Annotation, annotate


@pytest.mark.parametrize(
    ("comment", "text", "values"),
    [
        ("", "", {}),
        ("Ben likes lakes", "Ben likes lakes", {}),
        ("100% sure, 5 %o off", "100% sure, 5", {"o": "off"}),
        ("%w .62 %p +3.4 %g mistake %b 13@g8e", "", {"w": ".62", "p": "+3.4", "g": "mistake", "b": "13@g8e"}),
        ("%l +.08 -.03 -.05", "", {"l": "+.08 -.03 -.05"}),
        ("so so %clock 12 s %x", "so so", {"clock": "12 s", "x": ""}),
    ],
)
def test_a_comment_is_text_and_values(comment, text, values):
    found = Annotation.parse(comment)
    assert (found.text, dict(found.values)) == (text, values)
    assert str(found) == comment


def test_values_join_a_comment_with_keys_or_become_one_of_their_own():
    comments = [(1, "hm"), (2, "old %w .5 %x 1"), (2, "%w .4"), (4, "end")]
    written = annotate(comments, {1: {"w": ".6"}, 2: {"w": ".7"}, 3: {"w": ".8"}, 4: {}}, frozenset("w"))
    assert written == [(1, "hm"), (1, "%w .6"), (2, "old %w .7 %x 1"), (3, "%w .8"), (4, "end")]
