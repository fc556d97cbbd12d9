# Generated from the OpenAPI document by `npm run sync`; do not edit.
"""Differences. Why two programs differ: the settings by which another program got other values from a birth"""

from __future__ import annotations

from typing import Literal, TYPE_CHECKING

if TYPE_CHECKING:
    from ._service import Service
    from .types import (
        Differences,
        DifferencesRequest,
        Language,
    )


class DifferencesOperations:
    """The operations of `differences`."""

    def __init__(self, service: Service) -> None:
        self._service = service

    def explain_differences(
        self,
        body: DifferencesRequest,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> Differences:
        """Why another program shows other values: the settings that reproduce them

        Takes a birth and values that another program showed, and looks for what it did
        otherwise: zone and daylight saving time, calendar, exchanged day and month, place,
        zodiac, ayanamsa, node, houses, year of dashas, borders of the day and the year, solar
        time. Explanations come by likelihood, ties as ties, and it says where nothing explains
        the values.
        """
        answer: Differences = self._service.ask(
            "explainDifferences",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer
