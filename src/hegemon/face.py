"""The name that `hegemon.presentation` had before, for packages that were written then."""

from hegemon.presentation import Presentation as Face
from hegemon.presentation import module_of

__all__ = ["Face", "module_of"]
