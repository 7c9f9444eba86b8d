"""Rulesets: the set-up that follows from players, edition and variants (R3-R6, R13, R15, R27-R29)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kingdomino.rules import EDITIONS, InvalidNotation, KingdominoError, Ruleset
from tests.strategies import ALL_RULESETS, rubbish, rulesets


def facts_of(rules: Ruleset) -> tuple[int, int, int, int, int]:
    return rules.grid, rules.line_size, rules.deck_size, rules.kings_per_player, rules.rounds


@pytest.mark.parametrize("edition", EDITIONS)
def test_two_players_draw_24_dominoes_in_six_lines_of_four_r4_r13(edition: str) -> None:
    """R3: two kings each."""
    assert facts_of(Ruleset(2, edition)) == (5, 4, 24, 2, 6)


def test_three_players_of_the_classic_edition_draw_36_dominoes_in_lines_of_three_r6() -> None:
    assert facts_of(Ruleset(3, "classic")) == (5, 3, 36, 1, 12)


def test_three_players_of_the_revised_edition_use_all_48_in_lines_of_four_r6() -> None:
    assert facts_of(Ruleset(3, "revised")) == (5, 4, 48, 1, 12)


@pytest.mark.parametrize("edition", EDITIONS)
def test_four_players_use_all_48_in_lines_of_four_r5_r13(edition: str) -> None:
    assert facts_of(Ruleset(4, edition)) == (5, 4, 48, 1, 12)


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_mighty_duel_uses_all_48_on_seven_by_seven_r29(edition: str) -> None:
    """R13: twelve rounds; R3: two kings each."""
    assert facts_of(Ruleset(2, edition, mighty_duel=True)) == (7, 4, 48, 2, 12)


@pytest.mark.parametrize(("players", "kings"), [(2, 4), (3, 3), (4, 4)])
def test_there_are_two_kings_each_with_two_players_and_one_each_otherwise_r3(players: int, kings: int) -> None:
    assert Ruleset(players).kings == kings


def test_the_defaults_are_four_players_of_the_classic_edition_without_variants() -> None:
    assert Ruleset() == Ruleset(players=4, edition="classic", mighty_duel=False, harmony=False, middle_kingdom=False)


def test_harmony_and_middle_kingdom_change_nothing_of_the_set_up_r27_r28() -> None:
    for rules in ALL_RULESETS:
        assert facts_of(rules) == facts_of(Ruleset(rules.players, rules.edition, rules.mighty_duel))


def test_any_mix_of_variants_may_be_played_in_both_editions() -> None:
    """R27, R28, R29: 16 rulesets for two, 8 each for three and four."""
    assert len(set(ALL_RULESETS)) == len(set(map(str, ALL_RULESETS))) == 32


@pytest.mark.parametrize(
    ("rules", "text"),
    [
        (Ruleset(), "4 classic"),
        (Ruleset(3, "revised", harmony=True, middle_kingdom=True), "3 revised harmony middle-kingdom"),
        (Ruleset(2, "classic", True, True, True), "2 classic mighty-duel harmony middle-kingdom"),
        (Ruleset(2, "revised", middle_kingdom=True), "2 revised middle-kingdom"),
    ],
)
def test_a_ruleset_is_written_as_players_edition_and_variants_in_order(rules: Ruleset, text: str) -> None:
    assert str(rules) == text
    assert Ruleset.parse(text) == rules


@given(rules=rulesets())
def test_a_ruleset_reads_back_from_its_text(rules: Ruleset) -> None:
    assert Ruleset.parse(str(rules)) == rules


@pytest.mark.parametrize("players", [0, 1, 5, -2, True, 2.0, "4", None, b"4", [4]])
def test_only_two_three_or_four_can_play(players: object) -> None:
    with pytest.raises(KingdominoError) as refused:
        Ruleset(players)
    assert refused.value.code == "players_out_of_range"
    assert (refused.value.facts["least"], refused.value.facts["most"]) == (2, 4)


def test_a_number_of_players_too_long_to_print_is_refused_like_any_other() -> None:
    with pytest.raises(KingdominoError) as refused:
        Ruleset(10**5000)
    assert refused.value.code == "players_out_of_range"


@pytest.mark.parametrize("edition", ["", "Classic", "danish", "classic ", None, 0, True, b"classic", ["classic"], 1.5])
def test_an_edition_is_classic_or_revised(edition: object) -> None:
    with pytest.raises(KingdominoError) as refused:
        Ruleset(4, edition)
    assert refused.value.code == "unknown_edition"
    assert refused.value.facts["known"] == ("classic", "revised")


@pytest.mark.parametrize("variant", ["mighty_duel", "harmony", "middle_kingdom"])
@pytest.mark.parametrize("value", [0, 1, "yes", "", None, 1.0, b"", []])
def test_a_variant_is_played_or_not(variant: str, value: object) -> None:
    with pytest.raises(KingdominoError) as refused:
        Ruleset(2, **{variant: value})
    assert refused.value.code == "variant_not_yes_or_no"
    assert refused.value.facts["variant"] == variant.replace("_", "-")


@pytest.mark.parametrize("players", [3, 4])
def test_the_mighty_duel_is_for_two_r29(players: int) -> None:
    with pytest.raises(KingdominoError) as refused:
        Ruleset(players=players, mighty_duel=True)
    assert refused.value.code == "mighty_duel_needs_two"
    assert refused.value.facts == {"players": players}
    with pytest.raises(KingdominoError) as unread:
        Ruleset.parse(f"{players} classic mighty-duel")
    assert unread.value.code == "mighty_duel_needs_two"


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "4",
        "classic",
        "classic 4",
        "5 classic",
        "04 classic",
        "4  classic",
        " 4 classic",
        "4 classic ",
        "4 classic\n",
        "4\tclassic",
        "4 Classic",
        "2 classic duel",
        "2 classic harmony harmony",
        "2 classic harmony mighty-duel",
        "2 classic middle-kingdom harmony",
        "2 classic mighty-duel harmony middle-kingdom again",
        "2 classic mighty_duel",
        "٢ classic",
        "4 classic\x00",
        "4 classic " + "harmony " * 1_250_000,
        "x" * 10_000_000,
        " " * 10_000_000,
        None,
        4,
        b"4 classic",
        4.0,
        True,
        ["4", "classic"],
    ],
    ids=lambda text: repr(text)[:30],
)
def test_any_other_text_is_no_ruleset(text: object) -> None:
    with pytest.raises(InvalidNotation) as refused:
        Ruleset.parse(text)
    assert refused.value.code == "unreadable_ruleset"
    assert len(str(refused.value.facts["text"])) <= 40


@given(
    words=st.lists(
        st.sampled_from(["2", "3", "4", "classic", "revised", "mighty-duel", "harmony", "middle-kingdom", ""])
    ),
    other=rubbish(),
)
def test_reading_a_ruleset_gives_a_ruleset_with_that_text_or_a_named_refusal(words: list[str], other: object) -> None:
    for text in (" ".join(words), other):
        try:
            rules = Ruleset.parse(text)
        except KingdominoError as refused:
            assert refused.code in {"unreadable_ruleset", "mighty_duel_needs_two"}
        else:
            assert str(rules) == text
