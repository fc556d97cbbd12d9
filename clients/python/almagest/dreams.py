# Generated from the OpenAPI document by `npm run sync`; do not edit.
"""Dreams. A dictionary of dream symbols with search and cross-references, random symbols, a symbol of the day"""

from __future__ import annotations

from typing import Literal, TYPE_CHECKING

if TYPE_CHECKING:
    from ._service import Service
    from .types import (
        DailyDreamSymbol,
        DailyDreamSymbolRequest,
        DreamLetters,
        DreamSymbol,
        DreamSymbols,
        Language,
        RandomSymbols,
    )


class DreamsOperations:
    """The operations of `dreams`."""

    def __init__(self, service: Service) -> None:
        self._service = service

    def get_daily_dream_symbol(
        self,
        body: DailyDreamSymbolRequest | None = None,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> DailyDreamSymbol:
        """The dream symbol of a day, drawn by seed and date

        The same seed and date bring the same symbol. Without a seed everybody shares it.
        """
        answer: DailyDreamSymbol = self._service.ask(
            "getDailyDreamSymbol",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def search_dream_symbols(
        self,
        *,
        lang: Language | None = None,
        q: str | None = None,
        letter: str | None = None,
        limit: int | None = None,
        offset: int | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
    ) -> DreamSymbols:
        """Dream symbols by name, by letter, or by a word in their meaning

        Alphabetical by English name. With q: names that start with it, names that have it
        further on, other names (serpent finds Snake), then meanings; a name counts in English
        and in the language of the call. q and letter combine; total counts every match.
        """
        answer: DreamSymbols = self._service.ask(
            "searchDreamSymbols",
            query={
                "lang": lang,
                "q": q,
                "letter": letter,
                "limit": limit,
                "offset": offset,
                "detail": detail,
                "fields": fields,
            },
        )
        return answer

    def get_symbol_letter_counts(
        self,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
    ) -> DreamLetters:
        """How many dream symbols each letter has

        A letter without symbols is absent; the counts add up to total.
        """
        answer: DreamLetters = self._service.ask(
            "getSymbolLetterCounts",
            query={"lang": lang, "detail": detail, "fields": fields},
        )
        return answer

    def get_random_symbols(
        self,
        *,
        lang: Language | None = None,
        count: int | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
    ) -> RandomSymbols:
        """One to ten dream symbols at random, all different

        Each symbol of the dictionary is equally likely, and each call draws anew.
        """
        answer: RandomSymbols = self._service.ask(
            "getRandomSymbols",
            query={"lang": lang, "count": count, "detail": detail, "fields": fields},
        )
        return answer

    def get_dream_symbol(
        self,
        id: str,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
    ) -> DreamSymbol:
        """One dream symbol: its meaning, other names and the symbols it leads to

        Found in any letter case and with any separators. An unknown id is answered with ids
        that are near it.
        """
        answer: DreamSymbol = self._service.ask(
            "getDreamSymbol",
            path={"id": id},
            query={"lang": lang, "detail": detail, "fields": fields},
        )
        return answer
