"""Builds the package for pip (PEP 517), of the standard library alone: nothing is fetched to build it.

A wheel is a zip of the package with its metadata (PEP 427), the source distribution a tar of the
folder (PEP 625). Both have the same bytes each time they are built.
"""

from __future__ import annotations

import base64
import gzip
import hashlib
import io
import re
import tarfile
import tomllib
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
#: The first moment that a zip can name.
EPOCH = (1980, 1, 1, 0, 0, 0)


def build_wheel(wheel_directory: str, config_settings: Any = None, metadata_directory: Any = None) -> str:
    """Writes the wheel, and returns its name."""
    name, _ = _name_and_version()
    return _write_wheel(wheel_directory, {path: (ROOT / path).read_bytes() for path in _package_files(name)})


def build_editable(wheel_directory: str, config_settings: Any = None, metadata_directory: Any = None) -> str:
    """Writes a wheel that leads to this folder (PEP 660), and returns its name."""
    name, _ = _name_and_version()
    return _write_wheel(wheel_directory, {f"__editable__.{name}.pth": f"{ROOT}\n".encode()})


def _write_wheel(wheel_directory: str, files: dict[str, bytes]) -> str:
    name, version = _name_and_version()
    info = f"{name}-{version}.dist-info"
    files[f"{info}/METADATA"] = _metadata().encode()
    files[f"{info}/WHEEL"] = b"Wheel-Version: 1.0\nGenerator: almagest\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
    files[f"{info}/licenses/LICENSE"] = (ROOT / "LICENSE").read_bytes()
    record = [f"{path},sha256={_digest(data)},{len(data)}" for path, data in files.items()]
    files[f"{info}/RECORD"] = "".join(f"{line}\n" for line in [*record, f"{info}/RECORD,,"]).encode()
    target = f"{name}-{version}-py3-none-any.whl"
    with zipfile.ZipFile(Path(wheel_directory) / target, "w", zipfile.ZIP_DEFLATED) as archive:
        for path, data in files.items():
            entry = zipfile.ZipInfo(path, EPOCH)
            entry.external_attr = 0o644 << 16
            archive.writestr(entry, data, zipfile.ZIP_DEFLATED)
    return target


def build_sdist(sdist_directory: str, config_settings: Any = None) -> str:
    """Writes the source distribution, and returns its name."""
    name, version = _name_and_version()
    target = f"{name}-{version}.tar.gz"
    paths = [*_package_files(name), "pyproject.toml", "README.md", "LICENSE", "tools/build_almagest.py"]
    files = {path: (ROOT / path).read_bytes() for path in paths}
    plain = io.BytesIO()
    with tarfile.open(fileobj=plain, mode="w", format=tarfile.PAX_FORMAT) as archive:
        for path, data in {**files, "PKG-INFO": _metadata().encode()}.items():
            entry = tarfile.TarInfo(f"{name}-{version}/{path}")
            entry.size = len(data)
            archive.addfile(entry, io.BytesIO(data))
    (Path(sdist_directory) / target).write_bytes(gzip.compress(plain.getvalue(), mtime=0))
    return target


def _project() -> dict[str, Any]:
    project: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    return project


def _name_and_version() -> tuple[str, str]:
    name: str = _project()["name"]
    found = re.search(r'^VERSION = "([^"]+)"$', (ROOT / name / "_version.py").read_text(), re.MULTILINE)
    if found is None:
        raise ValueError("_version.py says no version")
    return name, found[1]


def _package_files(name: str) -> Iterator[str]:
    for path in sorted((ROOT / name).iterdir()):
        if path.suffix == ".py" or path.name == "py.typed":
            yield f"{name}/{path.name}"


def _metadata() -> str:
    project, (name, version) = _project(), _name_and_version()
    lines = [
        "Metadata-Version: 2.4",
        f"Name: {name}",
        f"Version: {version}",
        f"Summary: {project['description']}",
        f"License-Expression: {project['license']}",
        "License-File: LICENSE",
        f"Requires-Python: {project['requires-python']}",
        *(f"Classifier: {one}" for one in project["classifiers"]),
        "Description-Content-Type: text/markdown",
    ]
    readme = (ROOT / str(project["readme"])).read_text()
    return "\n".join([*lines, "", readme])


def _digest(data: bytes) -> str:
    return base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
