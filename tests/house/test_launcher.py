"""`./test` and its kin set themselves up anywhere, or say clearly why not."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent


def in_tools(code: str, root: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run code against a copy of the launchers."""
    return subprocess.run(
        [sys.executable, "-c", f"import sys; sys.path.insert(0, {str(root)!r})\n{code}"],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, **environment},
    )


@pytest.fixture
def clone(tmp_path):
    root = tmp_path / "clone"
    (root / "tools").mkdir(parents=True)
    for name in ("tools/environment.py", "tools/__init__.py", "pyproject.toml", "constraints.txt"):
        shutil.copy(ROOT / name, root / name)
    return root


def test_without_the_venv_module_it_says_what_to_install(clone):
    done = in_tools(
        "sys.modules['ensurepip'] = None\nfrom tools.environment import ready_environment\nready_environment('test')",
        clone,
    )
    assert done.returncode == 1
    assert "venv" in done.stderr and "apt install" in done.stderr and "Traceback" not in done.stderr


def test_a_read_only_clone_is_set_up_in_the_user_s_cache(clone, tmp_path):
    code = (
        "import os\nreal = os.access\n"
        "os.access = lambda path, mode: str(path) != str(tools.ROOT) and real(path, mode)\n"
        "print(tools._folder())"
    )
    done = in_tools(f"import tools.environment as tools\n{code}", clone, XDG_CACHE_HOME=str(tmp_path / "cache"))
    assert done.stdout.startswith(str(tmp_path / "cache" / "kingdomino" / "venv-")), done.stderr


def test_what_is_ready_is_not_set_up_again_and_what_changed_is(clone):
    code = (
        "import tools.environment as tools\n"
        "done = []\n"
        "tools._install = lambda python, extras: done.append(extras)\n"
        "tools.ready_environment('test'); tools.ready_environment('test')\n"
        "(tools.ROOT / 'constraints.txt').write_text('# changed')\n"
        "tools.ready_environment('test')\n"
        "print(len(done), tools._folder() == tools.ROOT / '.venv')"
    )
    done = in_tools(code, clone)
    assert done.stdout.strip().split("\n")[-1] == "2 True", done.stderr


def test_a_failed_installation_is_told_and_tried_again(clone):
    (clone / "constraints.txt").write_text("rich==0.0.1.nonsense\n")
    code = "from tools.environment import ready_environment\nready_environment('test')"
    for _ in range(2):
        done = in_tools(code, clone)
        assert done.returncode == 1
        assert done.stderr.rstrip().split("\n")[-1].startswith("Setting up failed")
