"""The JSON of requests, and the path of what is none."""

from __future__ import annotations

import json
import math


def written(value: object, place: str = "") -> str:
    """The JSON of a value.

    place: the path of the value itself, that of an issue: `input.date`.
    Raises ValueError with the path of what JSON does not have: a date, a set, NaN.
    """
    try:
        return json.dumps(value, allow_nan=False)
    except (TypeError, ValueError, RecursionError) as error:
        raise ValueError(_wrong(value, place, ()) or f"{place or 'body'} is no JSON: {error}") from None


def _wrong(value: object, path: str, inside: tuple[int, ...]) -> str | None:
    """The first member that is no JSON, with advice; None if all are."""
    if value is None or isinstance(value, (str, bool, int)):
        return None
    if id(value) in inside or len(inside) > 100:
        return f"{path or 'body'} contains itself, or is too deep."
    within = (*inside, id(value))
    if isinstance(value, dict):
        for name, member in value.items():
            if not isinstance(name, str):
                return f"{path or 'body'} has the key {name!r}. Keys have to be texts."
        members = [(f"{path}.{name}" if path else name, member) for name, member in value.items()]
        return next((told for place, one in members if (told := _wrong(one, place, within))), None)
    if isinstance(value, (list, tuple)):
        return next((told for i, one in enumerate(value) if (told := _wrong(one, f"{path}[{i}]", within))), None)
    if isinstance(value, float) and math.isfinite(value):
        return None
    kinds = "a text, a finite number, a bool, None, a list or a dict"
    advice = " isoformat() makes a text of it." if hasattr(value, "isoformat") else ""
    return f"{path or 'body'} is {value!r}. It has to be {kinds}.{advice}"
