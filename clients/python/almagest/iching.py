# Generated from the OpenAPI document by `npm run sync`; do not edit.
"""I Ching. The 64 hexagrams with their 384 lines, coin casts that a seed repeats, a hexagram for each day, trigrams"""

from __future__ import annotations

from typing import Literal, TYPE_CHECKING

if TYPE_CHECKING:
    from ._service import Service
    from .types import (
        CoinCast,
        DailyCast,
        DailyCastRequest,
        DailyHexagram,
        DailyHexagramRequest,
        Hexagram,
        HexagramByLines,
        Hexagrams,
        Language,
        RandomHexagram,
        Trigram,
        Trigrams,
    )


class IchingOperations:
    """The operations of `iching`."""

    def __init__(self, service: Service) -> None:
        self._service = service

    def cast_reading(
        self,
        *,
        lang: Language | None = None,
        seed: str | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
    ) -> CoinCast:
        """Cast three coins six times: the hexagram and what it changes into

        Lines come from the bottom up. A 6 or a 9 changes; resultingHexagram is there where at
        least one line does. The same seed gives the same cast on every machine; without one it
        is random.
        """
        answer: CoinCast = self._service.ask(
            "castReading",
            query={"lang": lang, "seed": seed, "detail": detail, "fields": fields},
        )
        return answer

    def get_daily_hexagram(
        self,
        body: DailyHexagramRequest | None = None,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> DailyHexagram:
        """The hexagram of a day

        One of 64 by seed and date: the same all day and on every machine. Without a seed
        everybody shares it.
        """
        answer: DailyHexagram = self._service.ask(
            "getDailyHexagram",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def cast_daily_reading(
        self,
        body: DailyCastRequest | None = None,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> DailyCast:
        """The coin cast of a day

        Three coins, six times, by seed and date: the same all day and on every machine.
        changingLines are the lines of the hexagram that change; resultingHexagram is there
        where at least one does.
        """
        answer: DailyCast = self._service.ask(
            "castDailyReading",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def list_hexagrams(
        self,
        *,
        lang: Language | None = None,
        limit: int | None = None,
        offset: int | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
    ) -> Hexagrams:
        """The 64 hexagrams in the order of King Wen

        Names, Unicode sign, trigrams and picture of each; the texts come with a single
        hexagram.
        """
        answer: Hexagrams = self._service.ask(
            "listHexagrams",
            query={
                "lang": lang,
                "limit": limit,
                "offset": offset,
                "detail": detail,
                "fields": fields,
            },
        )
        return answer

    def lookup_hexagram(
        self,
        *,
        lines: str,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
    ) -> HexagramByLines:
        """The hexagram with these six lines

        Six digits from the bottom line up, 1 for yang and 0 for yin. The answer is the whole
        hexagram.
        """
        answer: HexagramByLines = self._service.ask(
            "lookupHexagram",
            query={"lang": lang, "lines": lines, "detail": detail, "fields": fields},
        )
        return answer

    def get_random_hexagram(
        self,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
    ) -> RandomHexagram:
        """One of the 64 hexagrams, at random

        Each equally likely. A cast of coins favors none either, but says which lines change:
        GET /iching/cast.
        """
        answer: RandomHexagram = self._service.ask(
            "getRandomHexagram",
            query={"lang": lang, "detail": detail, "fields": fields},
        )
        return answer

    def get_hexagram(
        self,
        number: int,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
    ) -> Hexagram:
        """One hexagram in full: judgment, image, readings and its six lines

        By its number in the order of King Wen. changingLines has all six lines, from the bottom
        up.
        """
        answer: Hexagram = self._service.ask(
            "getHexagram",
            path={"number": number},
            query={"lang": lang, "detail": detail, "fields": fields},
        )
        return answer

    def list_trigrams(
        self,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
    ) -> Trigrams:
        """The eight trigrams

        Sign, names, lines and attribute of each. The numbers are keys for look-ups, without
        ranking.
        """
        answer: Trigrams = self._service.ask(
            "listTrigrams",
            query={"lang": lang, "detail": detail, "fields": fields},
        )
        return answer

    def get_trigram(
        self,
        id: str,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
    ) -> Trigram:
        """One trigram with all that belongs to it

        By English name or number. Direction and element follow the Later Heaven arrangement;
        family, part of the body and animal the Shuo Gua.
        """
        answer: Trigram = self._service.ask(
            "getTrigram",
            path={"id": id},
            query={"lang": lang, "detail": detail, "fields": fields},
        )
        return answer
