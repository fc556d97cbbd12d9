# Generated from the OpenAPI document by `npm run sync`; do not edit.
"""Angel numbers. 78 angel numbers with their meanings, a reading of any number of up to eight digits, a number of the day"""

from __future__ import annotations

from typing import Any, Literal, TYPE_CHECKING

if TYPE_CHECKING:
    from ._service import Service
    from .types import (
        AngelNumber,
        AngelNumberType,
        AngelNumbers,
        DailyAngelNumber,
        DailyAngelNumberRequest,
        Language,
        NumberSequence,
    )


class AngelNumbersOperations:
    """The operations of `angel-numbers`."""

    def __init__(self, service: Service) -> None:
        self._service = service

    def get_daily_angel_number(
        self,
        body: DailyAngelNumberRequest | None = None,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> DailyAngelNumber:
        """The angel number of a day: one of 57, drawn by seed and date

        Repeating, sequential and mirror numbers of three digits or more. Without a seed
        everybody shares it.
        """
        answer: DailyAngelNumber = self._service.ask(
            "getDailyAngelNumber",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def analyze_number_sequence(
        self,
        *,
        number: str,
        lang: Language | None = None,
        context: Literal["clock", "receipt", "license-plate", "phone", "address", "price"] | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
    ) -> NumberSequence:
        """Any number of 1 to 8 digits: its type, root and reading

        Numbers of the catalogue bring their entry as well. Everything is counted on the digits
        as sent.
        """
        answer: NumberSequence = self._service.ask(
            "analyzeNumberSequence",
            query={
                "lang": lang,
                "number": number,
                "context": context,
                "detail": detail,
                "fields": fields,
            },
        )
        return answer

    def list_angel_numbers(
        self,
        *,
        lang: Language | None = None,
        limit: int | None = None,
        offset: int | None = None,
        type: AngelNumberType | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
    ) -> AngelNumbers:
        """The 78 angel numbers, filtered by type

        By length, then value. total counts what the filter leaves.
        """
        answer: AngelNumbers = self._service.ask(
            "listAngelNumbers",
            query={
                "lang": lang,
                "limit": limit,
                "offset": offset,
                "type": type,
                "detail": detail,
                "fields": fields,
            },
        )
        return answer

    def get_angel_number(
        self,
        number: str,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
    ) -> AngelNumber:
        """One angel number in full

        A number of the catalogue, by its exact digits. Any other is read by
        `/angel-numbers/lookup`.
        """
        answer: AngelNumber = self._service.ask(
            "getAngelNumber",
            path={"number": number},
            query={"lang": lang, "detail": detail, "fields": fields},
        )
        return answer
