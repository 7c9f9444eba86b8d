"""Allowances refill with time, never grow past their burst, and are forgotten before they fill the memory."""

import asyncio
import threading
import time
from functools import partial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kingdomino import KingdominoError
from kingdomino.server.front.api.access import Workshop
from kingdomino.server.front.limits import Bucket, Buckets, Connections, Limits, client_key, cost_of
from kingdomino.server.operation.settings import Settings
from tests.server.thinking.looping import in_loop


class Clock:
    def __init__(self):
        self.now = 0.0

    def __call__(self):
        return self.now


@pytest.fixture
def clock():
    return Clock()


def test_a_burst_is_allowed_and_then_the_rate(clock):
    bucket = Bucket(20, 40, clock)
    assert [bucket.take() for _ in range(41)] == [True] * 40 + [False]
    assert bucket.pause() == pytest.approx(0.05)
    clock.now += 0.05
    assert bucket.take()
    assert not bucket.take()
    clock.now += 1000
    assert sum(bucket.take() for _ in range(100)) == 40


@given(st.lists(st.floats(0, 2), max_size=200))
def test_no_pattern_of_asking_gets_more_than_burst_and_rate(waits):
    clock = Clock()
    bucket = Bucket(5, 10, clock)
    taken = 0
    for wait in waits:
        clock.now += wait
        taken += bucket.take()
    assert taken <= 10 + 5 * clock.now + 1e-6


def test_what_is_charged_beyond_the_allowance_has_to_refill_first(clock):
    buckets = Buckets(2, 10, clock=clock)
    assert [buckets.charge("a", 5) for _ in range(4)] == [0, 0, 2.5, 5]
    assert buckets.charge("a", 1_000) == 5, "never more than a burst"
    clock.now += 5
    assert buckets.charge("a", 1) == 0.5


def test_each_whole_kilobyte_costs_as_much_as_a_message():
    assert [cost_of(size) for size in (0, 1_023, 1_024, 8_192)] == [0, 0, 1, 8]


def test_every_client_has_its_own_allowance(clock):
    buckets = Buckets(1, 2, clock=clock)
    for key in ("a", "b"):
        buckets.take(key)
        buckets.take(key)
        with pytest.raises(KingdominoError) as refused:
            buckets.take(key)
        assert refused.value.code == "too_many_requests"
        assert refused.value.facts == {"seconds": 1}


def test_looking_whether_there_is_some_left_uses_nothing(clock):
    buckets = Buckets(1 / 6, 1, clock=clock)
    for _ in range(5):
        buckets.check("a")
    buckets.take("a")
    with pytest.raises(KingdominoError) as refused:
        buckets.check("a")
    assert refused.value.facts == {"seconds": 6}


def test_memory_is_bounded_and_the_quietest_are_forgotten_first(clock):
    buckets = Buckets(1, 1, most=100, clock=clock)
    buckets.take("loud")
    for number in range(1000):
        buckets.take(str(number))
        with pytest.raises(KingdominoError):
            buckets.take("loud")
    assert len(buckets) == 100


def test_connections_are_counted_while_they_last():
    connections = Connections(2)
    with connections.one("198.51.100.1"), connections.one("198.51.100.1"), connections.one("198.51.100.2"):
        assert len(connections) == 3
        with pytest.raises(KingdominoError) as refused, connections.one("198.51.100.1"):
            pass
        assert refused.value.code == "too_many_connections"
    assert len(connections) == 0
    assert connections._open == {}


def test_a_connection_that_fails_is_given_back():
    connections = Connections(1)
    with pytest.raises(ZeroDivisionError), connections.one("x"):
        raise ZeroDivisionError
    with connections.one("x"):
        assert len(connections) == 1


@pytest.mark.parametrize(
    ("address", "key"),
    [
        ("198.51.100.1", "198.51.100.1"),
        ("::ffff:198.51.100.1", "198.51.100.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("unknown", "unknown"),
        ("", ""),
    ],
)
def test_a_whole_home_network_is_one_client(address, key):
    assert client_key(address) == key


def test_the_allowances_are_those_of_the_settings(clock):
    limits = Limits(Settings(guests_per_hour=2, wrong_codes_per_minute=3, messages_per_second=4, burst=5), clock)
    own = limits.bucket()
    assert sum(own.take() for _ in range(10)) == 5
    for _ in range(2):
        limits.guests.take("a")
    with pytest.raises(KingdominoError) as refused:
        limits.guests.take("a")
    assert refused.value.facts == {"seconds": 1800}


def test_connections_share_what_their_address_and_their_guest_may_send(clock):
    limits = Limits(Settings(connections_per_address=32, messages_per_second=4, burst=5), clock)
    address, guest = limits.messages.of("a"), limits.guest_messages.of("7")
    assert limits.messages.of("a") is address
    for allowance, rate in ((address, 16), (guest, 8)):
        allowance.charge(20 * rate)
        assert allowance.pause(0) == 4 * 5 / 4, "four bursts have to refill at most"
        clock.now += 5
        assert allowance.pause(1) == 1 / rate


def wrong_until_refused(guesses, address, guest):
    for count in range(1_000):
        try:
            guesses.check(address, guest)
        except KingdominoError as refused:
            return count, refused.facts["seconds"]
        guesses.wrong(address, guest)
    return None


def test_wrong_codes_are_counted_for_who_guesses_and_only_many_guests_use_up_an_address(clock):
    guesses = Limits(Settings(wrong_codes_per_minute=3), clock).guesses
    assert wrong_until_refused(guesses, "a", 1) == (3, 20)
    guesses.check("a", 2)
    guesses.check("a", None)
    guesses.check("b", 1)
    assert [wrong_until_refused(guesses, "a", guest)[0] for guest in range(2, 12)] == [3] * 9 + [0]
    with pytest.raises(KingdominoError):
        guesses.check("a", None)
    guesses.check("b", None)


def processor_time(seconds):
    """Work that takes so much of a processor."""
    begun = time.thread_time()
    while time.thread_time() < begun + seconds:
        pass


@in_loop
async def test_who_has_used_much_of_a_processor_waits_and_nobody_else_does():
    workshop, done = Workshop(share=1.0, at_once=0.02), []

    async def one(key):
        await workshop.run(partial(processor_time, 0.05), key)
        done.append(key)

    await asyncio.gather(*map(one, ("busy", "busy", "busy", "other")))
    assert done == ["busy", "busy", "other", "busy"]
    with pytest.raises(ZeroDivisionError):
        await workshop.run(lambda: 1 // 0, "other")


@in_loop
async def test_an_address_with_much_work_that_waits_is_refused_more_and_another_is_not():
    go, workshop = threading.Event(), Workshop()
    waiting = [asyncio.ensure_future(workshop.run(go.wait, "many")) for _ in range(20)]
    other = asyncio.ensure_future(workshop.run(lambda: "done", "other"))
    await asyncio.sleep(0)
    go.set()
    refused = [error for error in await asyncio.gather(*waiting, return_exceptions=True) if error is not True]
    assert [error.code for error in refused] == ["server_busy"] * 4
    assert await other == "done"
    assert not workshop._waiting, "nothing is remembered of who waits no longer"
