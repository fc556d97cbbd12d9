# Generated from the OpenAPI document by `npm run sync`; do not edit.
"""Chinese astrology. Four Pillars with luck pillars and annual forecast, Zi Wei Dou Shu, lunar calendar and solar terms, almanac, the twelve animals"""

from __future__ import annotations

from typing import Literal, TYPE_CHECKING

if TYPE_CHECKING:
    from ._service import Service
    from .types import (
        AlmanacDay,
        AnnualReading,
        AnnualReadingRequest,
        AuspiciousDays,
        AuspiciousDaysRequest,
        BaziChart,
        BaziChartRequest,
        BaziCompatibility,
        BaziCompatibilityRequest,
        BaziNarrowedTime,
        BaziNarrowedTimeRequest,
        BirthYearAnimal,
        BirthYearAnimalRequest,
        CivilDate,
        DailyZodiac,
        DayMasterReading,
        DayMasterReadingRequest,
        FiveElements,
        Language,
        LuckReading,
        LuckReadingRequest,
        LunarDate,
        LunarDateRequest,
        MonthlyAlmanac,
        SolarTerms,
        Timezone,
        UncertainAnnualReading,
        UncertainBaziChart,
        UncertainBaziCompatibility,
        UncertainBaziNarrowedTime,
        UncertainDayMasterReading,
        UncertainLuckReading,
        UncertainZiWeiChart,
        ZiWeiChart,
        ZiWeiChartRequest,
        ZodiacAnimal,
        ZodiacAnimals,
        ZodiacCompatibility,
    )


class ChineseAstrologyOperations:
    """The operations of `chinese-astrology`."""

    def __init__(self, service: Service) -> None:
        self._service = service

    def generate_bazi_chart(
        self,
        body: BaziChartRequest,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> BaziChart | UncertainBaziChart:
        """The Four Pillars of a birth with ten gods, hidden stems, na yin, phases and
        interactions

        Year and month turn at the instants of the minor solar terms; day and hour are read on
        the clock of the birth. Three switches for the schools, echoed in conventions.
        """
        answer: BaziChart | UncertainBaziChart = self._service.ask(
            "generateBaziChart",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def calculate_luck_pillars(
        self,
        body: LuckReadingRequest,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> LuckReading | UncertainLuckReading:
        """The ten-year luck pillars of a life, and annual pillars on request

        Forward for a man of a yang year or a woman of a yin one, else backward; three days
        between birth and the minor term are a year, one day is four months.
        """
        answer: LuckReading | UncertainLuckReading = self._service.ask(
            "calculateLuckPillars",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def calculate_day_master_strength(
        self,
        body: DayMasterReadingRequest,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> DayMasterReading | UncertainDayMasterReading:
        """How strong the day master stands, why, and which phases help it

        Season, roots and company of the day master in points. The weights are this service's
        own, named in its documentation: no classic has figures.
        """
        answer: DayMasterReading | UncertainDayMasterReading = self._service.ask(
            "calculateDayMasterStrength",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def calculate_bazi_compatibility(
        self,
        body: BaziCompatibilityRequest,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> BaziCompatibility | UncertainBaziCompatibility:
        """Two charts of the Four Pillars: day masters, combinations and clashes between them

        The score is 50, and 8 more for each harmonious, 4 less for each challenging tie of
        stems and branches between the two charts, kept within 0 to 100.
        """
        answer: BaziCompatibility | UncertainBaziCompatibility = self._service.ask(
            "calculateBaziCompatibility",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def calculate_annual_forecast(
        self,
        body: AnnualReadingRequest,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> AnnualReading | UncertainAnnualReading:
        """A year upon a chart: its ten gods, its relation to the birth year, what it touches

        The pillar of a year of 1900 to 2100, not before the birth: its stem and branch as ten
        gods of the day master, its relation to the branch of the birth year, and every tie with
        the four pillars.
        """
        answer: AnnualReading | UncertainAnnualReading = self._service.ask(
            "calculateAnnualForecast",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def list_zodiac_animals(
        self,
        *,
        lang: Language | None = None,
        limit: int | None = None,
        offset: int | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
    ) -> ZodiacAnimals:
        """The twelve animals in the order of their cycle

        Rat to Pig, each with its branch, element, polarity and traits.
        """
        answer: ZodiacAnimals = self._service.ask(
            "listZodiacAnimals",
            query={
                "lang": lang,
                "limit": limit,
                "offset": offset,
                "detail": detail,
                "fields": fields,
            },
        )
        return answer

    def get_zodiac_animal(
        self,
        id: str,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
    ) -> ZodiacAnimal:
        """One animal: character, love, work, money, partners, trine and the years of its five
        phases

        trine, secretFriend, clashPartner and harmPartner follow from its branch;
        elementVariants are the five kinds of the animal by the phase of the year.
        """
        answer: ZodiacAnimal = self._service.ask(
            "getZodiacAnimal",
            path={"id": id},
            query={"lang": lang, "detail": detail, "fields": fields},
        )
        return answer

    def calculate_zodiac_animal(
        self,
        body: BirthYearAnimalRequest,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> BirthYearAnimal:
        """The animal and phase of a birth date's year

        By the lunar new year unless li-chun is asked for. The date is a whole day at UTC+8: the
        day on which the year turns belongs to the new one. A birth with a time is for the Four
        Pillars.
        """
        answer: BirthYearAnimal = self._service.ask(
            "calculateZodiacAnimal",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def get_zodiac_compatibility(
        self,
        sign1: str,
        sign2: str,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
    ) -> ZodiacCompatibility:
        """Two animals: their one relation, score, strengths and frictions

        The relation of the two branches decides: secret friend, trine, same, neutral, harm or
        clash, each with a fixed score. The order of the two does not change it.
        """
        answer: ZodiacCompatibility = self._service.ask(
            "getZodiacCompatibility",
            path={"sign1": sign1, "sign2": sign2},
            query={"lang": lang, "detail": detail, "fields": fields},
        )
        return answer

    def get_daily_zodiac_reading(
        self,
        id: str,
        *,
        lang: Language | None = None,
        date: CivilDate | None = None,
        timezone: Timezone | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
    ) -> DailyZodiac:
        """A day for one animal, by the pillar of the day

        The branch of the day against that of the animal, the stem of the day against its phase,
        and the animal of the running year, which turns at the lunar new year.
        """
        answer: DailyZodiac = self._service.ask(
            "getDailyZodiacReading",
            path={"id": id},
            query={
                "lang": lang,
                "date": date,
                "timezone": timezone,
                "detail": detail,
                "fields": fields,
            },
        )
        return answer

    def list_solar_terms(
        self,
        year: int,
        *,
        lang: Language | None = None,
        timezone: Timezone | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
    ) -> SolarTerms:
        """The 24 solar terms of a solar year, to the second

        From Li Chun (Sun at 315 degrees) in 15-degree steps of its apparent longitude; Xiao Han
        and Da Han fall in January of the year after.
        """
        answer: SolarTerms = self._service.ask(
            "listSolarTerms",
            path={"year": year},
            query={"lang": lang, "timezone": timezone, "detail": detail, "fields": fields},
        )
        return answer

    def calculate_lunar_date(
        self,
        body: LunarDateRequest | None = None,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> LunarDate:
        """A Gregorian date in the Chinese calendar, or a Chinese one in the Gregorian

        Send date, or lunarYear, lunarMonth and lunarDay; with neither it is today in UTC.
        Months begin on the day of the new moon (UTC+8; from 1912 to 1928 UTC+7:45:40); the one
        with the winter solstice is the 11th.
        """
        answer: LunarDate = self._service.ask(
            "calculateLunarDate",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def get_almanac_day(
        self,
        date: CivilDate,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
    ) -> AlmanacDay:
        """A day of the almanac: pillars, officer, mansion, clash, what it favors and avoids

        Whole days at UTC+8: the day on which a solar term falls belongs to the year and month
        that it opens. Favors and avoids are those of the day officer.
        """
        answer: AlmanacDay = self._service.ask(
            "getAlmanacDay",
            path={"date": date},
            query={"lang": lang, "detail": detail, "fields": fields},
        )
        return answer

    def get_monthly_almanac(
        self,
        *,
        lang: Language | None = None,
        year: int | None = None,
        month: int | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
    ) -> MonthlyAlmanac:
        """The almanac of a Gregorian month, day by day, with its solar terms

        This month in UTC by default. Dates are those of UTC+8, the meridian of the Chinese
        calendar; solar terms are the two or so that fall into the month.
        """
        answer: MonthlyAlmanac = self._service.ask(
            "getMonthlyAlmanac",
            query={
                "lang": lang,
                "year": year,
                "month": month,
                "detail": detail,
                "fields": fields,
            },
        )
        return answer

    def lookup_auspicious_days(
        self,
        body: AuspiciousDaysRequest,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> AuspiciousDays:
        """The days of a range that the almanac favors for an activity

        Days whose officer favors the activity, without those that clash with avoidAnimal; at
        most 93 days at once.
        """
        answer: AuspiciousDays = self._service.ask(
            "lookupAuspiciousDays",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def list_five_elements(
        self,
        *,
        lang: Language | None = None,
        limit: int | None = None,
        offset: int | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
    ) -> FiveElements:
        """The five phases with their cycles, stems, branches, season and direction

        Wood, Fire, Earth, Metal and Water with what each generates and controls, and what
        generates and controls it.
        """
        answer: FiveElements = self._service.ask(
            "listFiveElements",
            query={
                "lang": lang,
                "limit": limit,
                "offset": offset,
                "detail": detail,
                "fields": fields,
            },
        )
        return answer

    def narrow_chinese_birth_time(
        self,
        body: BaziNarrowedTimeRequest,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> BaziNarrowedTime | UncertainBaziNarrowedTime:
        """Unknown birth hour in BaZi: double hours that agree with the pillars as told, and
        luck pillars at life events

        One to ten claims (animal or stem of the hour, day master, animal of the year) and dated
        events. Claims are exact to the second; events are weighed by the luck pillar that runs
        at them, as gods of the day master, for and against. Two hours move luck by ten days, so
        events tell a time only where a pillar turns. Intervals are ranked by counts, and no
        time is pronounced right.
        """
        answer: BaziNarrowedTime | UncertainBaziNarrowedTime = self._service.ask(
            "narrowChineseBirthTime",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def generate_zi_wei_chart(
        self,
        body: ZiWeiChartRequest,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> ZiWeiChart | UncertainZiWeiChart:
        """Zi Wei Dou Shu: twelve palaces with their stars, brightness, transformations,
        decades and a year

        Palaces from the lunar month and the double hour, the fourteen major stars from the
        bureau and the lunar day, the others by year, month, day and hour. Schools by ruleSet or
        one by one, all echoed in conventions.
        """
        answer: ZiWeiChart | UncertainZiWeiChart = self._service.ask(
            "generateZiWeiChart",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer
