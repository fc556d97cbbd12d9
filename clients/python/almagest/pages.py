# Generated from the OpenAPI document by `npm run sync`; do not edit.
"""Pages. Whole pages in one call: birth chart, kundli, panchang, matching, bodygraph, Four Pillars, the day and the year ahead, each with its chapters"""

from __future__ import annotations

from typing import Literal, TYPE_CHECKING

if TYPE_CHECKING:
    from ._service import Service
    from .types import (
        BirthChartPage,
        BirthChartPageRequest,
        BodygraphPage,
        BodygraphPageRequest,
        DayPage,
        DayPageRequest,
        FourPillarsPage,
        FourPillarsPageRequest,
        KundliPage,
        KundliPageRequest,
        Language,
        MatchingPage,
        MatchingPageRequest,
        PanchangPage,
        PanchangPageRequest,
        YearAheadPage,
        YearAheadPageRequest,
    )


class PagesOperations:
    """The operations of `pages`."""

    def __init__(self, service: Service) -> None:
        self._service = service

    def get_natal_page(
        self,
        body: BirthChartPageRequest,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> BirthChartPage:
        """The natal page: wheel, reading, tables, and the transits of this month

        The natal chart in Placidus houses, and what transits it in the calendar month of today,
        by significance 50 and more. Each part is the answer of its own operation with its
        defaults; chapters say what to show of it.
        """
        answer: BirthChartPage = self._service.ask(
            "getNatalPage",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def get_kundli_page(
        self,
        body: KundliPageRequest,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> KundliPage:
        """The page of a kundli: birth chart and navamsa, dashas open at today, yogas, doshas
        and strengths

        The Vedic birth chart with its navamsa, the mahadashas and the antardashas of the one
        that runs, yogas, Manglik, Kalsarpa and Sade Sati, and shadbala, in Lahiri's ayanamsa.
        Each part is the answer of its own operation with its defaults; chapters say what to
        show of it.
        """
        answer: KundliPage = self._service.ask(
            "getKundliPage",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def get_panchang_page(
        self,
        body: PanchangPageRequest,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> PanchangPage:
        """The page of a day's panchang at a place: verdict, limbs, good and bad times,
        festivals

        The panchang from sunrise to sunrise with its verdict, festivals, and the day before and
        after, and the choghadiyas and horas of day and night. Each part is the answer of its
        own operation; chapters say what to show of it.
        """
        answer: PanchangPage = self._service.ask(
            "getPanchangPage",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def get_matching_page(
        self,
        body: MatchingPageRequest,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> MatchingPage:
        """The page of a match: the eight kootas of two births, and what the count does not see

        Gun milan in Lahiri's ayanamsa, person1 as the groom and person2 as the bride where a
        rule asks for the side. The part is the answer of its own operation with its defaults;
        chapters say what to show of it.
        """
        answer: MatchingPage = self._service.ask(
            "getMatchingPage",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def get_bodygraph_page(
        self,
        body: BodygraphPageRequest,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> BodygraphPage:
        """The page of a bodygraph: type, authority, profile, centers, channels and gates

        The bodygraph of a birth, its design 88 degrees of the Sun before. The part is the
        answer of its own operation with its defaults; chapters say what to show of it.
        """
        answer: BodygraphPage = self._service.ask(
            "getBodygraphPage",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def get_four_pillars_page(
        self,
        body: FourPillarsPageRequest,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> FourPillarsPage:
        """The page of the Four Pillars: the chart, its luck pillars below, and the year

        The BaZi chart by the clock of the birth, the luck pillars where a gender is sent, and
        the year of today. Each part is the answer of its own operation with its defaults;
        chapters say what to show of it.
        """
        answer: FourPillarsPage = self._service.ask(
            "getFourPillarsPage",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def get_day_page(
        self,
        body: DayPageRequest,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> DayPage:
        """The page of a day for one person: horoscope, Moon, number of the day and almanac

        The daily horoscope of the Sun's sign at birth, the Moon at noon, the personal day in
        Pythagorean numerology, and the Chinese almanac of the date. Each part is the answer of
        its own operation with its defaults; chapters say what to show of it.
        """
        answer: DayPage = self._service.ask(
            "getDayPage",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def get_year_ahead_page(
        self,
        body: YearAheadPageRequest,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> YearAheadPage:
        """The page of the year ahead: solar return, lord of the year, and the transits of four
        quarters

        The solar return and the annual profection of the birthday nearest to today, whose year
        of life covers most of the twelve months ahead, and the transits of 52 weeks from today
        in four quarters, by significance 65 and more. Each part is the answer of its own
        operation with its defaults; chapters say what to show of it.
        """
        answer: YearAheadPage = self._service.ask(
            "getYearAheadPage",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer
