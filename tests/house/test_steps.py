"""Steps of `./test` run beside each other, in lanes, and a failure hides none of the others."""

import re
import runpy
import subprocess
import sys
import textwrap
import time
from pathlib import Path

from tools import steps
from tools.steps import Step, run_rounds

ROOT = Path(steps.__file__).parent.parent


def python(code: str) -> list[str]:
    return [sys.executable, "-c", textwrap.dedent(code)]


def test_a_lane_goes_in_order_and_what_a_step_says_is_shown_whole(tmp_path: Path, capfd):
    first = Step(
        "first", python("open('there', 'w'); print('one', flush=True); import sys; print('two', file=sys.stderr)")
    )
    second = Step("second", python("print(open('there').read() + 'three')"))
    # It ends only when the other lane has done its first step: both run at the same time.
    beside = Step("beside", python("import os, time\nwhile not os.path.exists('there'): time.sleep(0.01)"))
    assert run_rounds([[[beside], [first, second]]], tmp_path) == 0
    shown = capfd.readouterr().out
    assert "── first\none\ntwo\n── first: ok, " in shown
    assert "── second\nthree\n── second: ok, " in shown
    assert "── beside: ok, " in shown
    assert " s of processor time\n" in shown


def test_a_failure_is_the_result_and_everything_else_runs_all_the_same(tmp_path: Path, capfd):
    failing = Step("failing", python("print('what is wrong'); import sys; sys.exit(3)"))
    # It ends only after the next step of the lane that failed: it was not stopped.
    beside = Step("beside", python("import os, time\nwhile not os.path.exists('after'): time.sleep(0.01)"))
    after = Step("after", python("open('after', 'w')"))
    too = Step("failing, too", python("import sys; sys.exit(4)"))
    assert run_rounds([[[beside], [failing, after]], [[too]]], tmp_path) == 3
    shown = capfd.readouterr().out
    assert "── failing\nwhat is wrong\n── failing: failed (3), " in shown
    assert "── after: ok, " in shown
    assert "── beside: ok, " in shown
    assert shown.endswith("── failed: failing, failing, too\n")


def test_a_step_that_was_killed_has_failed(tmp_path: Path, capfd):
    assert run_rounds([[[Step("dying", python("import os; os.kill(os.getpid(), 9)"))]]], tmp_path) == -9
    assert capfd.readouterr().out.endswith("── failed: dying\n")


def test_a_run_that_is_terminated_leaves_no_step_behind(tmp_path: Path):
    waiting = python("""
        import os, subprocess, sys, time
        child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(1000)"])
        with open("writing", "w") as file:
            file.write(str(child.pid))
        try:
            os.rename("writing", "pid")
            time.sleep(1000)
        except KeyboardInterrupt:
            child.wait()
            open("cleared", "w").close()
    """)
    running = python(f"""
        import sys
        from pathlib import Path
        from tools.steps import Step, run_rounds
        never = Step("never", [sys.executable, "-c", "open('never', 'w')"])
        sys.exit(run_rounds([[[Step("waiting", {waiting!r}), never]], [[never]]], Path({str(tmp_path)!r})))
    """)
    with subprocess.Popen(running, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        while not (tmp_path / "pid").exists():
            assert process.poll() is None
            time.sleep(0.01)
        process.terminate()
        said, _ = process.communicate()
    assert process.returncode == 130
    assert said.endswith("── waiting: stopped\n")
    assert (tmp_path / "cleared").exists(), "it was interrupted, not killed"
    assert not (tmp_path / "never").exists()
    assert subprocess.run(["ps", "-p", (tmp_path / "pid").read_text()], capture_output=True, check=False).returncode


def test_on_a_terminal_a_line_says_how_far_it_is(tmp_path: Path, capfd, monkeypatch):
    """The step goes on once that has been said."""
    tell = steps._News.tell

    def telling(news, running):
        tell(news, running)
        if "7 %" in shown[-1]:
            (tmp_path / "told").touch()

    def printing(said, **how):
        shown.append(said)
        print(said, **how)

    shown = [""]
    monkeypatch.setattr(steps, "_NEWS", (0.0, 1000.0))
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True, raising=False)
    monkeypatch.setattr(steps, "print", printing, raising=False)
    monkeypatch.setattr(steps._News, "tell", telling)
    counting = python("""
        import os, time
        print(".... [  7%]", flush=True)
        while not os.path.exists("told"):
            time.sleep(0.01)
    """)
    assert run_rounds([[[Step("counting", counting)]]], tmp_path) == 0
    out = capfd.readouterr().out
    assert re.search(r"\r\033\[K   counting 7 % \(\d+ s\)\r\033\[K", out)
    assert out.endswith("\r\033[K── counting\n.... [  7%]\n" + shown[-1] + "\n")


def test_the_cost_of_a_command_includes_the_orphans_it_leaves():
    """The child of a child that nobody waits for, as Chromium's are; it works for 0.4 s of a processor."""
    working = "import time\nwhile time.process_time() < 0.4: pass"
    leaving = f"import subprocess, sys; subprocess.Popen([sys.executable, '-c', {working!r}]); sys.exit(3)"
    command = [sys.executable, "-m", "tools.busy", sys.executable, "-W", "ignore", "-c", leaving]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 3
    found = re.fullmatch(
        r"clock \d+ s, machine busy (\d+) s of \d+, the command (\d+\.\d) s, others \d+ s; load before \d+\.\d\n",
        done.stdout,
    )
    assert found, done
    assert float(found[2]) >= 0.4


def test_a_quick_run_is_a_whole_one_without_the_server_the_browser_and_slow_rooms():
    rounds = runpy.run_path(str(ROOT / "test"))["rounds"]

    def commands(quick: bool) -> dict[str, set[str]]:
        return {
            step.name: set(step.command) for lanes in rounds(sys.executable, quick) for lane in lanes for step in lane
        }

    whole, quick = commands(False), commands(True)
    assert set(whole) - set(quick) == {"tests of the server", "tests in the browser"}
    using = "tests of what uses the engine"
    assert {name for name in quick if quick[name] != whole[name]} == {using}
    left_out = {f"tests/{room}" for room in ("cli", "house", "page", "photo", "tournaments")}
    assert whole[using] - quick[using] == left_out
    tested = {word for command in whole.values() for word in command if word.startswith("tests/")}
    folders = {
        f"tests/{path.parent.relative_to(ROOT / 'tests').parts[0]}" for path in ROOT.glob("tests/*/**/test_*.py")
    }
    assert folders <= tested
