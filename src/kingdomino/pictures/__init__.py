"""Pictures of a whole table, drawn from the artwork of the client: SVG without a dependency, PNG by the extra."""

from .pixels import png_of
from .table import svg_of, svg_of_kingdom

__all__ = ["png_of", "svg_of", "svg_of_kingdom"]
