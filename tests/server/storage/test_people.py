"""Guests, their secrets and the links between their devices."""

from __future__ import annotations

import asyncio

from kingdomino.server.storage import Guest

from .steps import opened, waited


@waited
async def test_a_guest_has_a_number_a_name_and_a_secret(database):
    async with opened(database) as store:
        ann = await store.add_guest("Ann <b>", "he", b"\x00hash\xff", 1000, 2000)
        bob = await store.add_guest("Bob", "en", b"other", 1000, 2000)
        assert ann == Guest(ann.number, "Ann <b>", "he")
        assert ann.number != bob.number
        assert await store.guest(ann.number) == ann
        assert await store.guest(10**15) is None
        assert await store.secret(ann.number, b"\x00hash\xff") == (ann, 2000)
        assert await store.secret(ann.number, b"other") is None
        assert await store.secret(10**15, b"other") is None


@waited
async def test_secrets_come_last_longer_and_go(database):
    async with opened(database) as store:
        ann = await store.add_guest("Ann", "en", b"first", 0, 2000)
        await store.add_secret(ann.number, b"second", 3000)
        await store.prolong_secret(ann.number, b"first", 9000)
        assert [await store.secret(ann.number, each) for each in (b"first", b"second")] == [(ann, 9000), (ann, 3000)]
        await store.drop_secret(ann.number, b"first")
        await store.drop_secret(ann.number, b"first")
        assert [await store.secret(ann.number, each) for each in (b"first", b"second")] == [None, (ann, 3000)]


@waited
async def test_a_guest_has_a_few_secrets_and_links_and_the_oldest_go(database):
    async with opened(database) as store:
        ann = await store.add_guest("Ann", "en", b"0", 0, 1000)
        bob = await store.add_guest("Bob", "en", b"bob", 0, 1000)
        for number in range(1, 13):
            await store.add_secret(ann.number, b"%d" % number, 1000 + number)
            await store.add_link(ann.number, b"%d" % number, 1000 + number)
        kept = [number for number in range(13) if await store.secret(ann.number, b"%d" % number)]
        assert kept == list(range(3, 13))
        assert [number for number in range(1, 13) if await store.take_link(b"%d" % number, 0)] == kept
        assert await store.secret(bob.number, b"bob") == (bob, 1000)
        await store.add_secret(bob.number, b"older", 10)
        assert await store.secret(bob.number, b"older") == (bob, 10)


@waited
async def test_a_secret_or_link_for_nobody_is_not_kept(database):
    async with opened(database) as store:
        await store.add_secret(77, b"secret", 3000)
        await store.add_link(77, b"link", 3000)
        assert await store.secret(77, b"secret") is None
        assert await store.take_link(b"link", 0) is None


@waited
async def test_a_link_is_used_once_whoever_tries_at_the_same_time(database):
    async with opened(database) as store:
        ann = await store.add_guest("Ann", "en", b"first", 0, 2000)
        await store.add_link(ann.number, b"link", 500)
        tries = await asyncio.gather(*(store.take_link(b"link", 100) for _ in range(8)))
        assert sorted(tries, key=str) == [ann.number] + [None] * 7


@waited
async def test_an_expired_link_leads_nowhere(database):
    async with opened(database) as store:
        ann = await store.add_guest("Ann", "en", b"first", 0, 2000)
        await store.add_link(ann.number, b"link", 500)
        assert await store.take_link(b"link", 500) is None


@waited
async def test_name_and_language_change(database):
    async with opened(database) as store:
        ann = await store.add_guest("Ann", "en", b"first", 0, 2000)
        assert await store.change_guest(ann.number, "Anna", "da") == Guest(ann.number, "Anna", "da")
        assert await store.guest(ann.number) == Guest(ann.number, "Anna", "da")
        assert await store.change_guest(77, "Nobody", "en") is None


@waited
async def test_many_people_come_while_steps_are_written(database):
    from .steps import step

    async with opened(database) as store:
        steps = [store.append(step(f"T{table:04}", number)) for table in range(20) for number in range(1, 6)]
        people = [store.add_guest(f"P{number}", "en", b"%d" % number, 0, 10) for number in range(30)]
        done = await asyncio.gather(*steps, *people)
        assert len({guest.number for guest in done if isinstance(guest, Guest)}) == 30
