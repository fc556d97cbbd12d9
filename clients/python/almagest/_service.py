"""The calls of one service, whichever its operations are."""

from __future__ import annotations

import math
import urllib.parse
import uuid
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Literal, TypedDict, get_args

from ._batch import BatchLine, BatchResult, batch
from ._errors import AlmagestError, error_of
from ._operations import OPERATIONS, CalendarOperation, Operation, PictureOperation, ReportOperation
from ._sending import Answer, Asked, Options, answered, parsed
from ._writing import written

_JSON = "application/json"
_FEEDS = "/calendars/feeds"
_DAY_SECONDS = 86_400
#: The operations that have a form beside JSON: the service answers JSON, and counts it, where one has not.
_FORMS = {
    "image/svg+xml": ("picture", frozenset(get_args(PictureOperation))),
    "image/png": ("picture", frozenset(get_args(PictureOperation))),
    "application/pdf": ("report", frozenset(get_args(ReportOperation))),
    "text/calendar": ("calendar", frozenset(get_args(CalendarOperation))),
}


class ReportSender(TypedDict, total=False):
    """The sender on the cover of a report."""

    # At most 80 characters.
    name: str
    # PNG, JPEG or SVG as base64: at most 100 kB and 4 million pixels.
    logo: str
    # Of titles, #rrggbb, with a contrast of 4.5 to 1 on white.
    ink: str
    # Of rules and names, likewise.
    accent: str


class NewFeed(TypedDict):
    """A new calendar feed. Its address is a secret, stored nowhere and not told again."""

    id: str
    url: str
    webcal: str
    operation: str
    lang: str


class Feed(TypedDict):
    """A calendar feed in force: its times are ISO 8601, UTC."""

    id: str
    createdAt: str
    chargedHour: str | None


class Service:
    """A client of one service. It keeps no state, so that threads may share it."""

    def __init__(
        self,
        base_url: str,
        key: str | None = None,
        *,
        timeout: float = 60.0,
        retries: int = 2,
        longest_wait_seconds: float = 30.0,
    ) -> None:
        """Sends nothing. Raises ValueError for an argument that no request can be made with.

        base_url: the address at which the interface begins: `https://api.example.com/api/v2`.
        key: travels in a header, never in an address, and never to another host.
        timeout: seconds without a byte after which a connection counts as broken, up to a day.
        retries: attempts after a refusal that may pass; 0 for none.
        longest_wait_seconds: an answer that asks for a longer wait is an error at once.
        """
        parts = urllib.parse.urlsplit(base_url if isinstance(base_url, str) else "")
        if parts.scheme not in ("http", "https") or parts.netloc == "" or parts.query or parts.fragment:
            raise ValueError(f"base_url is {base_url!r}. It has to be an address such as https://api.example.com/api/v2.")
        if key is not None and not (isinstance(key, str) and key.isascii() and key.isprintable() and key.strip() == key != ""):
            raise ValueError("key has to be a key of the service, alm_sk_…, without blanks around it, or None.")
        if not _is_number(timeout) or not 0 < timeout <= _DAY_SECONDS:
            raise ValueError(f"timeout is {timeout!r}. It has to be seconds, more than 0 and at most {_DAY_SECONDS}.")
        if not _is_number(retries) or not isinstance(retries, int) or retries < 0:
            raise ValueError(f"retries is {retries!r}. It has to be a whole number, 0 or more.")
        if not _is_number(longest_wait_seconds) or longest_wait_seconds < 0:
            raise ValueError(f"longest_wait_seconds is {longest_wait_seconds!r}. It has to be seconds, 0 or more.")
        self._options = Options(base_url.rstrip("/"), key, timeout, retries, longest_wait_seconds)

    def ask(
        self,
        operation: str,
        *,
        path: Mapping[str, object] | None = None,
        query: Mapping[str, object] | None = None,
        body: object = None,
        idempotency_key: str | None = None,
    ) -> Any:
        """The answer to an operation; the methods of domains are typed and call this one."""
        method, pattern, _ = _operation(operation)
        sent = _body(body) if method == "POST" else None
        asked = Asked(method, self._address(pattern, path, query), _JSON, sent, idempotency_key=idempotency_key)
        return _json(answered(self._options, asked))

    def call(
        self, operation: Operation, input: Mapping[str, object] | None = None, *, idempotency_key: str | None = None
    ) -> Any:
        """The answer to an operation by its id, with path, query and body in one input, as a line of a batch has them."""
        return _json(self._form(operation, input, _JSON, idempotency_key=idempotency_key))

    def svg(self, operation: PictureOperation, input: Mapping[str, object] | None = None, **options: object) -> str:
        """The figure of an answer as SVG. Options are those of the document: theme, width, lang, form."""
        return self._form(operation, input, "image/svg+xml", options).data.decode()

    def png(self, operation: PictureOperation, input: Mapping[str, object] | None = None, **options: object) -> bytes:
        """The figure of an answer as PNG, with the same options."""
        return self._form(operation, input, "image/png", options).data

    def pdf(
        self,
        operation: ReportOperation,
        input: Mapping[str, object] | None = None,
        *,
        report: ReportSender | None = None,
        **options: object,
    ) -> bytes:
        """The answer as a report to print, with its sender on the cover."""
        given = dict(input or {})
        if report is not None:
            given["report"] = report
        return self._form(operation, given, "application/pdf", options).data

    def ics(self, operation: CalendarOperation, input: Mapping[str, object] | None = None, **options: object) -> str:
        """The dates of an answer as the text of an `.ics` file."""
        return self._form(operation, input, "text/calendar", options).data.decode()

    def batch(
        self,
        lines: Iterable[BatchLine],
        *,
        order: Literal["kept", "any"] = "kept",
        idempotency_key: str | None = None,
    ) -> Iterator[BatchResult]:
        """Asks many operations, a thousand lines to a request, with a secret key. Each line has one result.

        A line that fails has its error in its result; nothing is raised for it. After a break the
        lines without an answer are sent again, and cost nothing twice. Give a key of your own to go
        on within 24 hours after the program has ended.
        """
        return batch(self._options, lines, order, idempotency_key or str(uuid.uuid4()))

    def make_feed(self, operation: CalendarOperation, input: Mapping[str, object] | None = None, lang: str = "en") -> NewFeed:
        """Makes an address that a calendar program subscribes to, with a secret key."""
        _check_form(operation, "text/calendar")
        body = _body({"operation": operation, "input": dict(input or {}), "lang": lang})
        feed: NewFeed = _json(answered(self._options, Asked("POST", self._address(_FEEDS), _JSON, body)))
        return feed

    def list_feeds(self) -> list[Feed]:
        """The feeds of the key."""
        feeds: list[Feed] = _json(answered(self._options, Asked("GET", self._address(_FEEDS), _JSON)))["feeds"]
        return feeds

    def revoke_feed(self, id: str) -> None:
        """Ends a feed, within two seconds."""
        answered(self._options, Asked("DELETE", self._address(f"{_FEEDS}/{{id}}", {"id": id}), _JSON))

    def _form(
        self,
        operation: str,
        input: Mapping[str, object] | None,
        accept: str,
        options: Mapping[str, object] | None = None,
        idempotency_key: str | None = None,
    ) -> Answer:
        method, pattern, in_query = _operation(operation)
        _check_form(operation, accept)
        given = dict(input or {})
        path = {name: given.pop(name) for name in list(given) if f"{{{name}}}" in pattern}
        query = {name: given.pop(name) for name in list(given) if method != "POST" or name in in_query}
        body = _body(given) if method == "POST" else None
        address = self._address(pattern, path, {**query, **(options or {})})
        asked = Asked(method, address, accept, body, idempotency_key=idempotency_key)
        answer = answered(self._options, asked)
        if answer.content_type != accept:
            text = answer.data[:80].decode("utf-8", "replace")
            raise error_of(200, None, answer.headers, text)
        return answer

    def _address(
        self, pattern: str, path: Mapping[str, object] | None = None, query: Mapping[str, object] | None = None
    ) -> str:
        filled = pattern
        for name, value in (path or {}).items():
            if value is None or str(value) in ("", ".", ".."):
                raise ValueError(f"{name} is {value!r}, which is no part of a path.")
            filled = filled.replace(f"{{{name}}}", urllib.parse.quote(_text(value), safe=""))
        if "{" in filled:
            raise ValueError(f"{pattern} needs {filled[filled.index('{') + 1 : filled.index('}')]}.")
        pairs = [(name, _text(value)) for name, value in (query or {}).items() if value is not None]
        search = urllib.parse.urlencode(pairs)
        return f"{self._options.base_url}{filled}" + (f"?{search}" if search else "")


def _operation(operation: str) -> tuple[str, str, tuple[str, ...]]:
    found = OPERATIONS.get(operation)
    if found is None:
        raise ValueError(f"There is no operation {operation!r}. almagest.OPERATIONS lists them all.")
    return found


def _body(body: object) -> bytes:
    return written({} if body is None else body).encode()


def _check_form(operation: str, accept: str) -> None:
    form, having = _FORMS.get(accept, ("", None))
    if having is not None and operation not in having:
        raise ValueError(f"{operation!r} has no {form}. almagest.{form.capitalize()}Operation lists those that have one.")


def _is_number(value: object) -> bool:
    return isinstance(value, (int, float)) and not isinstance(value, bool) and not math.isnan(value)


def _text(value: object) -> str:
    """A value in an address: a list is joined by commas."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, (list, tuple)):
        return ",".join(_text(one) for one in value)
    return str(value)


def _json(answer: Answer) -> Any:
    text = answer.data.decode("utf-8", "replace")
    body = parsed(text)
    if answer.content_type != _JSON or body is None:
        raise error_of(200, None, answer.headers, text)
    return body


__all__ = ["AlmagestError", "Feed", "NewFeed", "ReportSender", "Service"]
