"""People: become a guest, be known again, move to another device, be forgotten."""

from __future__ import annotations

from kingdomino.server.storage import Guest
from kingdomino.tables.answers.guests import GuestChange, Link, LinkCode, NewGuest, Registered
from kingdomino.tables.messages.shapes import GuestView

from .access import Asker, GuesserDep, HubDep, Known, Secret, ServicesDep
from .errors import problems
from .routes import Routes

router = Routes(prefix="/api", tags=["guests"])


def guest_view(guest: Guest) -> GuestView:
    """A person as everybody may see them."""
    return GuestView(guest.number, guest.name, guest.language)


@router.post("/guests", status_code=201, responses=problems(400, 403, 413, 422, 503))
async def register(wish: NewGuest, services: ServicesDep, key: Asker) -> Registered:
    """Become a guest: a number, a name, a language, and a secret to be known by."""
    services.limits.guests.take(key)
    guest, secret = await services.people.register(wish.name, wish.language)
    return Registered(guest_view(guest), secret)


@router.post("/guests/from-link", status_code=201, responses=problems(400, 403, 404, 413, 422, 503))
async def from_link(link: LinkCode, services: ServicesDep, guesser: GuesserDep) -> Registered:
    """Be the same guest on another device: a further secret for a link that was made on the first."""
    guesser.check()
    try:
        guest, secret = await services.people.from_link(link.code)
    except ValueError:
        guesser.was_wrong()
        raise
    return Registered(guest_view(guest), secret)


@router.get("/guest", responses=problems(401, 503))
async def who_am_i(guest: Known) -> GuestView:
    """Whose secret this is."""
    return guest_view(guest)


@router.patch("/guest", responses=problems(400, 401, 403, 413, 422, 503))
async def change(wish: GuestChange, guest: Known, services: ServicesDep) -> GuestView:
    """A new name or language."""
    return guest_view(await services.people.change(guest, wish.name, wish.language))


@router.delete("/guest", status_code=204, responses=problems(401, 403, 503))
async def forget(guest: Known, services: ServicesDep, hub: HubDep) -> None:
    """Delete this guest: they leave their tables, secrets and links go at once, the name wherever it is kept."""
    async with hub.farewell(guest.number):
        await services.people.forget(guest)


@router.delete("/guest/secret", status_code=204, responses=problems(401, 403, 503))
async def sign_out(guest: Known, secret: Secret, services: ServicesDep, hub: HubDep) -> None:  # noqa: ARG001 - only the known may
    """Forget this device's secret; other devices keep theirs."""
    await services.people.sign_out(secret)
    hub.sign_out(secret)


@router.post("/guest/link", status_code=201, responses=problems(401, 403, 503))
async def link(guest: Known, services: ServicesDep) -> Link:
    """A code that works once, for ten minutes, on another device."""
    return Link(*await services.people.link(guest))
