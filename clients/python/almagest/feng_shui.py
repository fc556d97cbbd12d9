# Generated from the OpenAPI document by `npm run sync`; do not edit.
"""Feng shui. Kua and eight mansions; flying stars of a house, a year and a month; afflictions, bagua, periods"""

from __future__ import annotations

from typing import Literal, TYPE_CHECKING

if TYPE_CHECKING:
    from ._service import Service
    from .types import (
        AnnualAfflictions,
        AnnualStars,
        BaguaSector,
        BaguaSectors,
        EightMansions,
        EightMansionsRequest,
        FengShuiDate,
        FlyingStars,
        KuaChart,
        KuaChartRequest,
        KuaNumber,
        Language,
        MonthlyStars,
        NatalStarChart,
        NatalStarChartRequest,
        NinePeriods,
        UncertainEightMansions,
        UncertainKuaChart,
    )


class FengShuiOperations:
    """The operations of `feng-shui`."""

    def __init__(self, service: Service) -> None:
        self._service = service

    def calculate_kua_number(
        self,
        body: KuaChartRequest,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> KuaChart | UncertainKuaChart:
        """The kua number of a birth, and its eight sectors from North

        The solar year decides, with time and timezone to the second. A date alone is read at
        the start of its day at UTC+8: a birth on the day of Li Chun belongs to the outgoing
        year, one on the lunar new year's day to the new one. 5 is read as 2 for men and 8 for
        women.
        """
        answer: KuaChart | UncertainKuaChart = self._service.ask(
            "calculateKuaNumber",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def get_kua_number(
        self,
        number: int,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
    ) -> KuaNumber:
        """One kua number with its trigram and its eight sectors from North

        5, which has no trigram, is served as 2. Each sector has one of the eight mansions, its
        nature and what it is asked about.
        """
        answer: KuaNumber = self._service.ask(
            "getKuaNumber",
            path={"number": number},
            query={"lang": lang, "detail": detail, "fields": fields},
        )
        return answer

    def generate_eight_mansions(
        self,
        body: EightMansionsRequest | None = None,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> EightMansions | UncertainEightMansions:
        """The eight mansions of a person, best to worst, and where a door faces among them

        Send kua, or date with gender. Where both come, kua is taken; 5 is read as 2.
        """
        answer: EightMansions | UncertainEightMansions = self._service.ask(
            "generateEightMansions",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def generate_flying_star_chart(
        self,
        body: NatalStarChartRequest | None = None,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> NatalStarChart:
        """The flying stars of a house: period, mountain and water star of nine palaces, and
        their structure

        Always the lower chart (xia gua), without replacement stars; a bearing less than 3° from
        a border of its mountain is flagged as straddling. A bearing is taken as measured:
        schools that read a luopan mean magnetic north.
        """
        answer: NatalStarChart = self._service.ask(
            "generateFlyingStarChart",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def get_annual_flying_stars(
        self,
        year: int,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
    ) -> AnnualStars:
        """The flying stars of a solar year in the nine palaces

        The star of the year in the middle and the others as they fly from there. They move in
        at Li Chun, about 4 February, dated at UTC+8.
        """
        answer: AnnualStars = self._service.ask(
            "getAnnualFlyingStars",
            path={"year": year},
            query={"lang": lang, "detail": detail, "fields": fields},
        )
        return answer

    def get_monthly_flying_stars(
        self,
        *,
        lang: Language | None = None,
        year: int | None = None,
        month: int | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
    ) -> MonthlyStars:
        """The flying stars of a solar month in the nine palaces

        Months turn at the jie, the terms that open a sign: the first at Li Chun, about 4
        February.
        """
        answer: MonthlyStars = self._service.ask(
            "getMonthlyFlyingStars",
            query={
                "lang": lang,
                "year": year,
                "month": month,
                "detail": detail,
                "fields": fields,
            },
        )
        return answer

    def list_flying_stars(
        self,
        *,
        lang: Language | None = None,
        limit: int | None = None,
        offset: int | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
    ) -> FlyingStars:
        """The nine flying stars

        Names, element, nature, home palace and period of each, what it means, the phase that
        feeds it and the phase that drains it.
        """
        answer: FlyingStars = self._service.ask(
            "listFlyingStars",
            query={
                "lang": lang,
                "limit": limit,
                "offset": offset,
                "detail": detail,
                "fields": fields,
            },
        )
        return answer

    def get_annual_afflictions(
        self,
        year: int,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
    ) -> AnnualAfflictions:
        """The afflicted sides of a solar year: Tai Sui, Sui Po, San Sha and Five Yellow

        Where each lies on the compass in that year. All of them move at Li Chun, about 4
        February, dated at UTC+8.
        """
        answer: AnnualAfflictions = self._service.ask(
            "getAnnualAfflictions",
            path={"year": year},
            query={"lang": lang, "detail": detail, "fields": fields},
        )
        return answer

    def list_bagua_sectors(
        self,
        *,
        lang: Language | None = None,
        limit: int | None = None,
        offset: int | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
    ) -> BaguaSectors:
        """The nine life areas of the compass bagua, clockwise from North, the middle last

        Laid out by the compass, not from the door: palace, direction, element, colors and the
        trigrams of the Later and the Earlier Heaven.
        """
        answer: BaguaSectors = self._service.ask(
            "listBaguaSectors",
            query={
                "lang": lang,
                "limit": limit,
                "offset": offset,
                "detail": detail,
                "fields": fields,
            },
        )
        return answer

    def get_bagua_sector(
        self,
        id: str,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
    ) -> BaguaSector:
        """One life area of the compass bagua

        Its palace, direction, element, colors, the trigrams of the Later and the Earlier
        Heaven, and what the area stands for. The middle has no direction and no trigram.
        """
        answer: BaguaSector = self._service.ask(
            "getBaguaSector",
            path={"id": id},
            query={"lang": lang, "detail": detail, "fields": fields},
        )
        return answer

    def list_nine_periods(
        self,
        *,
        lang: Language | None = None,
        date: FengShuiDate | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
    ) -> NinePeriods:
        """The nine periods of twenty years from 1864 to 2043, and the one of a date

        The date is read at the start of its day at UTC+8: the day of Li Chun belongs to the
        outgoing year.
        """
        answer: NinePeriods = self._service.ask(
            "listNinePeriods",
            query={"lang": lang, "date": date, "detail": detail, "fields": fields},
        )
        return answer
