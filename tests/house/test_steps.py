"""Steps of `./test` run beside each other, in lanes, and the first failure ends them all."""

import re
import subprocess
import sys
import textwrap
import time
from pathlib import Path

from tools import steps
from tools.steps import Step, run_lanes


def python(code: str) -> list[str]:
    return [sys.executable, "-c", textwrap.dedent(code)]


def test_a_lane_goes_in_order_and_what_a_step_says_is_shown_whole(tmp_path: Path, capfd):
    first = Step(
        "first", python("open('there', 'w'); print('one', flush=True); import sys; print('two', file=sys.stderr)")
    )
    second = Step("second", python("print(open('there').read() + 'three')"))
    # It ends only when the other lane has done its first step: both run at the same time.
    beside = Step("beside", python("import os, time\nwhile not os.path.exists('there'): time.sleep(0.01)"))
    assert run_lanes([[beside], [first, second]], tmp_path) == 0
    shown = capfd.readouterr().out
    assert "── first\none\ntwo\n── first: ok, " in shown
    assert "── second\nthree\n── second: ok, " in shown
    assert "── beside: ok, " in shown
    assert " s of processor time\n" in shown


def test_the_first_failure_is_the_result_and_ends_the_others(tmp_path: Path, capfd):
    waiting = python("""
        import os, subprocess, sys, time
        child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(1000)"])
        with open("writing", "w") as file:
            file.write(str(child.pid))
        os.rename("writing", "pid")
        try:
            time.sleep(1000)
        except KeyboardInterrupt:
            child.wait()
            open("cleared", "w").close()
    """)
    failing = python("""
        import os, sys, time
        while not os.path.exists("pid"):
            time.sleep(0.01)
        print("what is wrong")
        sys.exit(3)
    """)
    never = Step("never", python("open('never', 'w')"))
    assert run_lanes([[Step("waiting", waiting)], [Step("failing", failing), never]], tmp_path) == 3
    shown = capfd.readouterr().out
    assert "── failing\nwhat is wrong\n── failing: failed (3), " in shown
    assert shown.endswith("── waiting: stopped\n")
    assert (tmp_path / "cleared").exists(), "it was interrupted, not killed"
    assert not (tmp_path / "never").exists()
    assert subprocess.run(["ps", "-p", (tmp_path / "pid").read_text()], capture_output=True, check=False).returncode


def test_a_run_that_is_terminated_leaves_no_step_behind(tmp_path: Path):
    waiting = python("""
        import os, time
        try:
            open("writing", "w").close()
            os.rename("writing", "begun")
            time.sleep(1000)
        except KeyboardInterrupt:
            open("cleared", "w").close()
    """)
    running = python(f"""
        from pathlib import Path
        from tools.steps import Step, run_lanes
        run_lanes([[Step("waiting", {waiting!r})]], Path({str(tmp_path)!r}))
    """)
    with subprocess.Popen(running, cwd=Path(steps.__file__).parent.parent) as process:
        while not (tmp_path / "begun").exists():
            assert process.poll() is None
            time.sleep(0.01)
        process.terminate()
        process.wait()
    assert (tmp_path / "cleared").exists()


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
    assert run_lanes([[Step("counting", counting)]], tmp_path) == 0
    out = capfd.readouterr().out
    assert re.search(r"\r\033\[K   counting 7 % \(\d+ s\)\r\033\[K", out)
    assert out.endswith("\r\033[K── counting\n.... [  7%]\n" + shown[-1] + "\n")
