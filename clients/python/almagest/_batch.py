"""Many calls in few requests, answered a line each while they come."""

from __future__ import annotations

import http.client
import time
import urllib.error
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any, NotRequired, TypedDict

from ._errors import AlmagestError, error_of
from ._operations import Operation
from ._sending import FIRST_WAIT_SECONDS, Asked, Options, opened, parsed, refusal_of, unreachable, wait_seconds
from ._writing import written

#: Lines and characters of one request.
_MOST_LINES = 1_000
_MOST_CHARACTERS = 1_000_000


class BatchLine(TypedDict):
    """One call among many."""

    # A text of 1 to 64 characters or a whole number, different for each line.
    id: str | int
    operation: Operation
    # From path, query and body in one dict; lang, detail and fields too.
    input: NotRequired[Any]


@dataclass(frozen=True)
class BatchResult:
    """The answer to a line or its error, never both and never neither."""

    id: str | int
    data: Any
    error: AlmagestError | None


def batch(options: Options, lines: Iterable[BatchLine], order: str, idempotency_key: str) -> Iterator[BatchResult]:
    """The result of each line."""
    group: list[BatchLine] = []
    characters = 0
    for index, line in enumerate(lines):
        if not isinstance(line, dict) or type(line.get("id")) not in (str, int):
            raise ValueError(f"lines[{index}] is {line!r}. It has to be a dict with an id, a text or a whole number.")
        group.append(line)
        characters += len(written(line, f"lines[{index}]"))
        if len(group) < _MOST_LINES and characters < _MOST_CHARACTERS:
            continue
        yield from _answers(options, group, order, idempotency_key)
        group, characters = [], 0
    if group:
        yield from _answers(options, group, order, idempotency_key)


@dataclass
class _End:
    """The reason that an attempt ended, and whether another one may bring more."""

    error: AlmagestError
    wait: float | None = None
    is_final: bool = False


def _answers(options: Options, lines: list[BatchLine], order: str, key: str) -> Iterator[BatchResult]:
    """Sends lines until each has its result, as long as any attempt brings some."""
    left = lines
    attempt = 0
    while left:
        answered: set[int] = set()
        end = _End(AlmagestError("unreachable", "The batch ended before its last line."))
        for index, told in _attempt(options, left, order, key):
            if isinstance(told, _End):
                end = told
            elif index not in answered:
                answered.add(index)
                yield told
        if answered:
            attempt = 0
        left = [line for index, line in enumerate(left) if index not in answered]
        wait = end.wait if end.wait is not None else FIRST_WAIT_SECONDS * 2.0**attempt
        if end.is_final or attempt >= options.retries or wait > options.longest_wait_seconds:
            for line in left:
                yield BatchResult(line["id"], None, end.error)
            return
        if left:
            time.sleep(wait)
        attempt += 1


def _attempt(
    options: Options, lines: list[BatchLine], order: str, key: str
) -> Iterator[tuple[int, BatchResult | _End]]:
    """Results with the index of their line, and the end of the attempt if it came early."""
    body = "".join(written(line) + "\n" for line in lines).encode()
    address = f"{options.base_url}/batch?order={order}"
    asked = Asked("POST", address, "application/x-ndjson", body, "application/x-ndjson", key)
    try:
        with opened(options, asked) as response:
            for raw in response:
                told = _told(raw, lines)
                if told is not None:
                    yield told
    except urllib.error.HTTPError as refusal:
        error = refusal_of(refusal)
        wait = wait_seconds(error, 0, time.time())
        yield -1, _End(error, wait, is_final=wait is None)
    except (OSError, http.client.HTTPException) as broken:
        yield -1, _End(unreachable(address, broken))


def _told(raw: bytes, lines: list[BatchLine]) -> tuple[int, BatchResult | _End] | None:
    """A line of the answer; None for the end of a whole batch, and for a line that was cut off."""
    told = parsed(raw.decode("utf-8", "replace"))
    if not isinstance(told, dict):
        return None
    record = told.get("error")
    status = told.get("status")
    error = None if record is None else error_of(status if isinstance(status, int) else 200, record, {}, str(record))
    number = told.get("line")
    if not isinstance(number, int) or not 1 <= number <= len(lines):
        return None if error is None else (-1, _End(error))
    return number - 1, BatchResult(lines[number - 1]["id"], None if error else told.get("answer"), error)
