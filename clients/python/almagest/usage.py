# Generated from the OpenAPI document by `npm run sync`; do not edit.
"""Usage. The calling key's own quota and subscription"""

from __future__ import annotations

from typing import Literal, TYPE_CHECKING

if TYPE_CHECKING:
    from ._service import Service
    from .types import (
        Usage,
    )


class UsageOperations:
    """The operations of `usage`."""

    def __init__(self, service: Service) -> None:
        self._service = service

    def get_usage_stats(
        self,
        *,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
    ) -> Usage:
        """Where the calling key stands in its month

        Plan, units used and left in the current UTC calendar month, and the state of the
        subscription. Costs one unit itself.
        """
        answer: Usage = self._service.ask(
            "getUsageStats",
            query={"detail": detail, "fields": fields},
        )
        return answer
