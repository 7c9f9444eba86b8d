"""Compiling ahead of the first call."""

from kingdomino import kernel
from kingdomino.kernel import batch_loops

from .processes import python


def test_progress_names_every_step_and_ends_when_all_is_ready() -> None:
    heard: list[tuple[int, int, str]] = []
    kernel.warm_up(lambda done, total, name: heard.append((done, total, name)))
    assert [done for done, _, _ in heard] == list(range(len(heard)))
    assert {total for _, total, _ in heard} == {len(heard) - 1}
    assert heard[-1][2] == ""
    assert len({name for _, _, name in heard}) == len(heard)
    assert kernel.is_warm()


def test_every_entry_point_is_compiled_exactly_once() -> None:
    kernel.warm_up()
    points = {name: point for name, point in vars(batch_loops).items() if hasattr(point, "signatures")}
    assert len(points) >= 10
    local = {name: point for name, point in points.items() if point.py_func.__module__ == batch_loops.__name__}
    assert {name: len(point.signatures) for name, point in local.items()} == dict.fromkeys(local, 1)


def test_steps_of_other_rooms_come_last_and_are_done_once() -> None:
    calls: list[str] = []
    more: list[kernel.WarmUpStep] = [("a search", lambda: calls.append("called"))]
    kernel.warm_up(more=more)
    kernel.warm_up(more=more)
    assert calls == ["called"]
    assert kernel.is_warm(more)
    assert not kernel.is_warm([("another", lambda: None)])


def test_machine_code_is_kept_for_other_processes() -> None:
    kernel.warm_up()
    assert kernel.is_kept([("legal_masks", lambda: None)])
    assert not kernel.is_kept([("legal_masks", lambda: None), ("never_compiled", lambda: None)])


def test_the_background_thread_compiles_everything_and_does_not_keep_the_program_alive() -> None:
    thread = kernel.warm_up_in_background()
    assert thread.daemon
    thread.join()
    assert kernel.is_warm()


def test_a_fresh_process_is_not_warm_and_an_uncompiled_one_always_is() -> None:
    code = "from kingdomino import kernel; print(kernel.is_warm())"
    assert python(code).stdout == "False\n"
    assert python(code, {"KINGDOMINO_NO_JIT": "1"}).stdout == "True\n"
