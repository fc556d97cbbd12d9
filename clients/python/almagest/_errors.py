"""The error of every failed call."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypedDict


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
        super().__init__(message)
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
        issues: list[Issue] = list(self.record.get("issues", []))
        return issues

    @property
    def retry_after_seconds(self) -> float | None:
        """Seconds until it is worth asking again, if the service said so."""
        seconds = self.record.get("retryAfterSeconds")
        return float(seconds) if isinstance(seconds, (int, float)) else None

    @property
    def doc_url(self) -> str | None:
        """The page about this code."""
        url = self.record.get("doc_url")
        return url if isinstance(url, str) else None

    def __str__(self) -> str:
        told = "; ".join(f"{one['path'] or 'input'}: {one['message']}" for one in self.issues)
        return f"{self.code}: {self.message}" + (f" ({told})" if told else "")


def error_of(status: int, body: object, headers: Mapping[str, str], text: str) -> AlmagestError:
    """The error of an answer that is no success."""
    if isinstance(body, dict) and isinstance(body.get("code"), str) and isinstance(body.get("error"), str):
        return AlmagestError(body["code"], body["error"], status=status, record=body, headers=headers)
    message = f"{status} with a text that is no answer of this service: {text[:80]}"
    return AlmagestError("unreadable", message, status=status, headers=headers)
