# Generated from the OpenAPI document by `npm run sync`; do not edit.
"""Crystals. 101 stones with their mineralogy, meanings, lore and care, by sign, chakra, element and birth month, a stone of the day"""

from __future__ import annotations

from typing import Literal, TYPE_CHECKING

if TYPE_CHECKING:
    from ._service import Service
    from .types import (
        Birthstones,
        Crystal,
        CrystalColors,
        CrystalPairings,
        CrystalPlanets,
        CrystalSearch,
        Crystals,
        CrystalsByChakra,
        CrystalsByElement,
        CrystalsByZodiac,
        DailyCrystal,
        DailyCrystalRequest,
        Language,
        RandomCrystal,
        StoneChakra,
        StoneElement,
    )


class CrystalsOperations:
    """The operations of `crystals`."""

    def __init__(self, service: Service) -> None:
        self._service = service

    def list_crystals(
        self,
        *,
        lang: Language | None = None,
        chakra: StoneChakra | None = None,
        zodiac: Literal["aries", "taurus", "gemini", "cancer", "leo", "virgo", "libra", "scorpio", "sagittarius", "capricorn", "aquarius", "pisces"] | None = None,
        element: StoneElement | None = None,
        color: str | None = None,
        planet: str | None = None,
        limit: int | None = None,
        offset: int | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
    ) -> Crystals:
        """The stones, filtered by chakra, sign, element, color and planet

        By name. Filters combine; total counts what they leave, and is 0 where they exclude each
        other.
        """
        answer: Crystals = self._service.ask(
            "listCrystals",
            query={
                "lang": lang,
                "chakra": chakra,
                "zodiac": zodiac,
                "element": element,
                "color": color,
                "planet": planet,
                "limit": limit,
                "offset": offset,
                "detail": detail,
                "fields": fields,
            },
        )
        return answer

    def get_birthstones(
        self,
        month: int,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
    ) -> Birthstones:
        """The birthstones of a month

        The list of the American gem trade, each stone in one month.
        """
        answer: Birthstones = self._service.ask(
            "getBirthstones",
            path={"month": month},
            query={"lang": lang, "detail": detail, "fields": fields},
        )
        return answer

    def get_crystals_by_chakra(
        self,
        chakra: StoneChakra,
        *,
        lang: Language | None = None,
        limit: int | None = None,
        offset: int | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
    ) -> CrystalsByChakra:
        """The stones of a chakra

        By name. A chakra of two words is read with a space, a hyphen or an underscore.
        """
        answer: CrystalsByChakra = self._service.ask(
            "getCrystalsByChakra",
            path={"chakra": chakra},
            query={
                "lang": lang,
                "limit": limit,
                "offset": offset,
                "detail": detail,
                "fields": fields,
            },
        )
        return answer

    def list_crystal_colors(
        self,
        *,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
    ) -> CrystalColors:
        """Every color of the catalogue

        Alphabetical, as the color filter of the list takes them.
        """
        answer: CrystalColors = self._service.ask(
            "listCrystalColors",
            query={"detail": detail, "fields": fields},
        )
        return answer

    def get_daily_crystal(
        self,
        body: DailyCrystalRequest | None = None,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> DailyCrystal:
        """The stone of a day, drawn by seed and date

        The same all day and on every machine. Without a seed it is the day's stone for
        everybody.
        """
        answer: DailyCrystal = self._service.ask(
            "getDailyCrystal",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def get_crystals_by_element(
        self,
        element: StoneElement,
        *,
        lang: Language | None = None,
        limit: int | None = None,
        offset: int | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
    ) -> CrystalsByElement:
        """The stones of an element

        By name. Storm, the fifth, holds all the others: glass of impacts, and stones of
        upheaval.
        """
        answer: CrystalsByElement = self._service.ask(
            "getCrystalsByElement",
            path={"element": element},
            query={
                "lang": lang,
                "limit": limit,
                "offset": offset,
                "detail": detail,
                "fields": fields,
            },
        )
        return answer

    def get_crystal_pairings(
        self,
        id: str,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
    ) -> CrystalPairings:
        """The stones that go well with a stone

        The nearest companion first.
        """
        answer: CrystalPairings = self._service.ask(
            "getCrystalPairings",
            path={"id": id},
            query={"lang": lang, "detail": detail, "fields": fields},
        )
        return answer

    def list_crystal_planets(
        self,
        *,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
    ) -> CrystalPlanets:
        """Every planet that rules a stone of the catalogue

        Alphabetical, as the planet filter of the list takes them; one ruler for each stone.
        """
        answer: CrystalPlanets = self._service.ask(
            "listCrystalPlanets",
            query={"detail": detail, "fields": fields},
        )
        return answer

    def get_random_crystal(
        self,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
    ) -> RandomCrystal:
        """A stone at random

        Another one at each call; the stone of the day is the one that a seed repeats.
        """
        answer: RandomCrystal = self._service.ask(
            "getRandomCrystal",
            query={"lang": lang, "detail": detail, "fields": fields},
        )
        return answer

    def search_crystals(
        self,
        *,
        q: str,
        lang: Language | None = None,
        limit: int | None = None,
        offset: int | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
    ) -> CrystalSearch:
        """Stones by a word in their name, keywords, description or meanings

        Names first, in English and then in the language of the call, then keywords, then stones
        for a wish (anxiety, money), then texts. Case, accents and hyphens are free.
        """
        answer: CrystalSearch = self._service.ask(
            "searchCrystals",
            query={
                "lang": lang,
                "q": q,
                "limit": limit,
                "offset": offset,
                "detail": detail,
                "fields": fields,
            },
        )
        return answer

    def get_crystals_by_zodiac(
        self,
        sign: Literal["aries", "taurus", "gemini", "cancer", "leo", "virgo", "libra", "scorpio", "sagittarius", "capricorn", "aquarius", "pisces"],
        *,
        lang: Language | None = None,
        limit: int | None = None,
        offset: int | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
    ) -> CrystalsByZodiac:
        """The stones of a zodiac sign

        By name. A stone belongs to every sign that modern practice gives it to.
        """
        answer: CrystalsByZodiac = self._service.ask(
            "getCrystalsByZodiac",
            path={"sign": sign},
            query={
                "lang": lang,
                "limit": limit,
                "offset": offset,
                "detail": detail,
                "fields": fields,
            },
        )
        return answer

    def get_crystal(
        self,
        id: str,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
    ) -> Crystal:
        """One stone in full: mineralogy, meanings, lore and care

        By id, English name or a second name in use (nephrite, schorl, rock crystal).
        """
        answer: Crystal = self._service.ask(
            "getCrystal",
            path={"id": id},
            query={"lang": lang, "detail": detail, "fields": fields},
        )
        return answer
