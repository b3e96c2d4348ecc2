"""Which lines of some files are executed."""

from __future__ import annotations

from pathlib import Path

from coverage import Coverage

Lines = dict[str, list[int]]  # by file, relative to the package


class Tracer:
    """Records the lines of the given files from `start` to `stop`."""

    def __init__(self, package: Path, files: list[str]) -> None:
        self.paths = {file: str(package / file) for file in files}
        self.coverage = Coverage(data_file=None, config_file=False, include=list(self.paths.values()))
        self.coverage.set_option("run:disable_warnings", ["no-data-collected", "module-not-measured"])

    def start(self) -> None:
        self.coverage.start()

    def stop(self) -> Lines:
        """The lines since the start, those of functions and those of modules that were imported."""
        self.coverage.stop()
        data = self.coverage.get_data()
        return {file: sorted(data.lines(path) or []) for file, path in self.paths.items()}
