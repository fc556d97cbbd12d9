"""Requests over HTTP, and the waiting between them."""

from __future__ import annotations

import gzip
import http.client
import json
import time
import urllib.error
import urllib.request
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ._errors import AlmagestError, error_of, retry_after
from ._version import VERSION

#: Statuses that cost nothing and may be another at the next try.
_PASSING = {409, 429, 502, 503, 504}
#: Without a word when, another try would be too fast again, or is refused for good.
_PASSING_IF_TOLD = {409, 429}
#: Seconds before the first try anew where the service does not say; twice as long before each that follows.
FIRST_WAIT_SECONDS = 0.5


class _NoRedirect(urllib.request.HTTPRedirectHandler):
    """A redirect is an answer: a key must not follow it to another host."""

    def redirect_request(self, *_: Any, **__: Any) -> None:
        return None


_opener = urllib.request.build_opener(_NoRedirect)


@dataclass(frozen=True)
class Options:
    """The settings of a client."""

    base_url: str
    key: str | None
    timeout: float
    retries: int
    longest_wait_seconds: float


@dataclass(frozen=True)
class Asked:
    """A request before it is sent."""

    method: str
    address: str
    accept: str
    body: bytes | None = None
    content_type: str = "application/json"
    idempotency_key: str | None = None


@dataclass(frozen=True)
class Answer:
    """An answer of a 2xx, read whole."""

    content_type: str
    headers: Mapping[str, str]
    data: bytes


def opened(options: Options, asked: Asked, *, is_packed: bool = False) -> http.client.HTTPResponse:
    """The answer while it arrives.

    Raises HTTPError for another status than a 2xx, and OSError or HTTPException where nothing answered.
    """
    headers = {"Accept": asked.accept, "User-Agent": f"almagest-python/{VERSION}"}
    if options.key is not None:
        headers["X-API-Key"] = options.key
    if is_packed:
        headers["Accept-Encoding"] = "gzip"
    if asked.body is not None:
        headers["Content-Type"] = asked.content_type
    if asked.idempotency_key is not None:
        headers["Idempotency-Key"] = f'"{asked.idempotency_key}"'
    request = urllib.request.Request(asked.address, data=asked.body, headers=headers, method=asked.method)
    response: http.client.HTTPResponse = _opener.open(request, timeout=options.timeout)
    return response


def answered(options: Options, asked: Asked) -> Answer:
    """Asks until there is an answer, as often as the options allow.

    What the service refused for the moment has cost nothing and is asked again. A connection that
    breaks is tried again only under an idempotency key: the call may have been counted.
    """
    attempt = 0
    while True:
        is_last = attempt >= options.retries
        try:
            with opened(options, asked, is_packed=True) as response:
                headers = dict(response.headers.items())
                data = _unpacked(response.read(), response.headers.get("Content-Encoding"))
            return Answer((response.headers.get("Content-Type") or "").split(";")[0], headers, data)
        except urllib.error.HTTPError as refusal:
            error = refusal_of(refusal)
            wait = None if is_last else wait_seconds(error, attempt, time.time())
        except (OSError, http.client.HTTPException) as broken:
            error = unreachable(asked.address, broken)
            may_repeat = asked.idempotency_key is not None and not is_last
            wait = FIRST_WAIT_SECONDS * 2.0**attempt if may_repeat else None
        if wait is None or wait > options.longest_wait_seconds:
            raise error
        time.sleep(wait)
        attempt += 1


def refusal_of(refusal: urllib.error.HTTPError) -> AlmagestError:
    """The error of an answer with another status than a 2xx; reads and closes it."""
    headers = dict(refusal.headers.items())
    with refusal:
        try:
            data = _unpacked(refusal.read(), refusal.headers.get("Content-Encoding"))
        except (OSError, EOFError, http.client.HTTPException):
            data = b""
    text = data.decode("utf-8", "replace")
    return error_of(refusal.code, parsed(text), headers, text)


def unreachable(address: str, cause: BaseException) -> AlmagestError:
    """The error of a service that did not answer."""
    host = address.split("/")[2] if address.count("/") >= 2 else address
    reason = getattr(cause, "reason", None) or cause
    error = AlmagestError("unreachable", f"{host} did not answer: {reason}")
    error.__cause__ = cause
    return error


def wait_seconds(error: AlmagestError, attempt: int, now: float) -> float | None:
    """Seconds to wait before another try; None where none should be made.

    An unreadable `Retry-After` counts as none. `attempt` counts from 0.
    """
    if error.status not in _PASSING:
        return None
    told = retry_after(error.headers, now)
    if told is None and error.status not in _PASSING_IF_TOLD:
        return FIRST_WAIT_SECONDS * 2.0**attempt
    return told


def parsed(text: str) -> Any:
    """JSON, or None: a proxy on the way may answer with a page."""
    try:
        return json.loads(text)
    except ValueError:
        return None


def _unpacked(data: bytes, coding: str | None) -> bytes:
    return gzip.decompress(data) if coding == "gzip" else data


