"""The examples of the documents, as modules."""

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

EXAMPLES = Path(__file__).parents[1] / "docs" / "examples"


def example(name: str) -> ModuleType:
    specification = spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert specification is not None
    assert specification.loader is not None
    script = module_from_spec(specification)
    specification.loader.exec_module(script)
    return script
