"""The error of every failed call."""

from __future__ import annotations

import email.utils
import time
from collections.abc import Mapping
from datetime import timezone
from typing import Any, TypedDict, cast


class Issue(TypedDict):
    """A field of a request that is not right: its path, and what to send instead."""

    path: str
    message: str
    code: str


class AlmagestError(Exception):
    """A call that failed: the service's error record, or the same of a service that did not answer.

    `code` is for programs. It is the service's own, or one of the client's: `unreachable` where
    nothing answered, `unreadable` where something else answered in its place. `str(error)` is for
    people; its wording may change.
    """

    def __init__(
        self,
        code: str,
        message: str,
        *,
        status: int | None = None,
        record: Mapping[str, Any] | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> None:
        # With the two that the constructor takes, so that pickle and copy can call it.
        super().__init__(code, message)
        self.code = code
        self.message = message
        #: The HTTP status; None where nothing answered.
        self.status = status
        #: The whole record of the service; empty where it sent none.
        self.record: Mapping[str, Any] = record or {}
        #: The headers of the answer: `X-Request-Id` names it in the service's log.
        self.headers: Mapping[str, str] = headers or {}

    @property
    def issues(self) -> list[Issue]:
        """Each field that is not right, where the request was not valid."""
        told = self.record.get("issues")
        return [_issue(one) for one in told if _is_issue(one)] if isinstance(told, list) else []

    @property
    def retry_after_seconds(self) -> float | None:
        """Seconds until it is worth asking again, if the record or the header `Retry-After` says so."""
        seconds = self.record.get("retryAfterSeconds")
        return float(seconds) if isinstance(seconds, (int, float)) else retry_after(self.headers, time.time())

    @property
    def doc_url(self) -> str | None:
        """The page about this code."""
        url = self.record.get("doc_url")
        return url if isinstance(url, str) else None

    def __str__(self) -> str:
        told = "; ".join(dict.fromkeys(f"{one['path'] or 'input'}: {one['message']}" for one in self.issues))
        if told == "":
            return f"{self.code}: {self.message}"
        # The service's message is that of a field, where one is wrong.
        is_told = any(one["message"] == self.message for one in self.issues)
        return f"{self.code}: {told}" if is_told else f"{self.code}: {self.message} ({told})"


def retry_after(headers: Mapping[str, str], now: float) -> float | None:
    """Seconds of `Retry-After`, which may be a date too (RFC 9110, 10.2.3); None where it is missing or unreadable.

    `now` is in seconds since 1970.
    """
    told = next((value.strip() for name, value in headers.items() if name.lower() == "retry-after"), "")
    if told.isascii() and told.isdigit():
        return float(told)
    try:
        date = email.utils.parsedate_to_datetime(told)
        return max(0.0, (date if date.tzinfo else date.replace(tzinfo=timezone.utc)).timestamp() - now)
    except (TypeError, ValueError, OverflowError):
        return None


def error_of(status: int, body: object, headers: Mapping[str, str], text: str) -> AlmagestError:
    """The error of an answer that is no success."""
    if isinstance(body, dict) and isinstance(body.get("code"), str) and isinstance(body.get("error"), str):
        return AlmagestError(body["code"], body["error"], status=status, record=body, headers=headers)
    code, message = "unreadable", f"{status} with a text that is no answer of this service: {text[:80]}"
    target = next((value for name, value in headers.items() if name.lower() == "location"), None)
    if status == 413:
        code, message = "payload_too_large", "The request is larger than the service, or a proxy before it, takes."
    elif 300 <= status < 400 and target is not None:
        message = f"{status} to {target}. No redirect is followed: if that is the service, give its address as base_url."
    return AlmagestError(code, message, status=status, headers=headers)


def _is_issue(one: object) -> bool:
    return isinstance(one, dict) and isinstance(one.get("path"), str) and isinstance(one.get("message"), str)


def _issue(one: dict[str, Any]) -> Issue:
    return cast(Issue, {"code": "", **one})
