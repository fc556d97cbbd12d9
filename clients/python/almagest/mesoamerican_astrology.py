# Generated from the OpenAPI document by `npm run sync`; do not edit.
"""Mesoamerican astrology. The Maya Tzolkin, Haab and Long Count, night lords, year bearers, the cross; the Nahua tonalpohualli"""

from __future__ import annotations

from typing import Literal, TYPE_CHECKING

if TYPE_CHECKING:
    from ._service import Service
    from .types import (
        AztecDaySign,
        AztecDaySigns,
        AztecTrecena,
        AztecTrecenas,
        CalendarDay,
        DailyAztec,
        DailyMayan,
        HaabMonth,
        HaabMonths,
        Language,
        LongCount,
        LongCountRequest,
        MayanChart,
        MayanChartRequest,
        MayanCompatibility,
        MayanCompatibilityRequest,
        MayanDaySign,
        MayanDaySigns,
        MayanTrecena,
        MayanTrecenas,
        Tonalpohualli,
        TonalpohualliRequest,
        Tzolkin,
        TzolkinMonth,
        TzolkinRequest,
    )


class MesoamericanAstrologyOperations:
    """The operations of `mesoamerican-astrology`."""

    def __init__(self, service: Service) -> None:
        self._service = service

    def calculate_tzolkin(
        self,
        body: TzolkinRequest,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> Tzolkin:
        """A date in the Maya count of 260 days: sign, number and trecena

        By the correlation that is asked for, GMT 584283 by default. A date is a day from
        midnight to midnight; neither hour nor place is asked.
        """
        answer: Tzolkin = self._service.ask(
            "calculateTzolkin",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def generate_mayan_chart(
        self,
        body: MayanChartRequest,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> MayanChart:
        """A date in every Maya count: Tzolkin, Haab, Long Count, night lord, year bearer,
        cross

        The cross is highland practice of today: the day, and those 8 and 6 days before and
        after it. yearBearerSystem says which day of Pop bears the year.
        """
        answer: MayanChart = self._service.ask(
            "generateMayanChart",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def convert_long_count(
        self,
        body: LongCountRequest | None = None,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> LongCount:
        """A date to its Long Count, or a Long Count to its date

        Send either date or longCount. Both ways without loss for the years 1 to 4000.
        """
        answer: LongCount = self._service.ask(
            "convertLongCount",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def get_daily_mayan_reading(
        self,
        *,
        lang: Language | None = None,
        date: CalendarDay | None = None,
        correlation: Literal["gmt-584283", "martinez-hernandez-584281", "astronomical-584285", "martin-skidmore-584286"] | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
    ) -> DailyMayan:
        """The Tzolkin day of a date, read for everybody

        Today in UTC by default: sign, number and trecena, with an overview of the day.
        """
        answer: DailyMayan = self._service.ask(
            "getDailyMayanReading",
            query={
                "lang": lang,
                "date": date,
                "correlation": correlation,
                "detail": detail,
                "fields": fields,
            },
        )
        return answer

    def get_monthly_tzolkin_calendar(
        self,
        *,
        lang: Language | None = None,
        year: int | None = None,
        month: int | None = None,
        correlation: Literal["gmt-584283", "martinez-hernandez-584281", "astronomical-584285", "martin-skidmore-584286"] | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
    ) -> TzolkinMonth:
        """A civil month, day by day, in Tzolkin, Haab and Long Count

        This month in UTC by default, by the correlation that is asked for.
        """
        answer: TzolkinMonth = self._service.ask(
            "getMonthlyTzolkinCalendar",
            query={
                "lang": lang,
                "year": year,
                "month": month,
                "correlation": correlation,
                "detail": detail,
                "fields": fields,
            },
        )
        return answer

    def calculate_mayan_compatibility(
        self,
        body: MayanCompatibilityRequest,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> MayanCompatibility:
        """Two birth days on the round of 260: five ties, score and verdict

        45 points and the weight of every tie that holds, at most 100. A modern reading of an
        old count.
        """
        answer: MayanCompatibility = self._service.ask(
            "calculateMayanCompatibility",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def list_mayan_day_signs(
        self,
        *,
        lang: Language | None = None,
        direction_scheme: Literal["madrid-codex", "landa"] | None = None,
        limit: int | None = None,
        offset: int | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
    ) -> MayanDaySigns:
        """The twenty Maya day signs with names, glosses, quarter and color

        Imix to Ajaw. directionScheme says who gives the signs their quarters: the Madrid Codex
        or Landa, a quarter-turn apart.
        """
        answer: MayanDaySigns = self._service.ask(
            "listMayanDaySigns",
            query={
                "lang": lang,
                "directionScheme": direction_scheme,
                "limit": limit,
                "offset": offset,
                "detail": detail,
                "fields": fields,
            },
        )
        return answer

    def get_mayan_day_sign(
        self,
        id: str,
        *,
        lang: Language | None = None,
        direction_scheme: Literal["madrid-codex", "landa"] | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
    ) -> MayanDaySign:
        """One Maya day sign: names, quarter, meaning and the trecena it opens

        Found in any letter case and with any punctuation. directionScheme decides its quarter
        and color; the trecena is the one that the sign opens with the number 1.
        """
        answer: MayanDaySign = self._service.ask(
            "getMayanDaySign",
            path={"id": id},
            query={
                "lang": lang,
                "directionScheme": direction_scheme,
                "detail": detail,
                "fields": fields,
            },
        )
        return answer

    def list_trecenas(
        self,
        *,
        lang: Language | None = None,
        limit: int | None = None,
        offset: int | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
    ) -> MayanTrecenas:
        """The twenty Maya trecenas in order, each with the sign that opens it

        Thirteen days each, the first from 1 Imix on, with a reading.
        """
        answer: MayanTrecenas = self._service.ask(
            "listTrecenas",
            query={
                "lang": lang,
                "limit": limit,
                "offset": offset,
                "detail": detail,
                "fields": fields,
            },
        )
        return answer

    def get_trecena(
        self,
        number: int,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
    ) -> MayanTrecena:
        """One of the twenty Maya trecenas

        The sign that opens it with the number 1, and a reading of its thirteen days.
        """
        answer: MayanTrecena = self._service.ask(
            "getTrecena",
            path={"number": number},
            query={"lang": lang, "detail": detail, "fields": fields},
        )
        return answer

    def list_haab_months(
        self,
        *,
        lang: Language | None = None,
        limit: int | None = None,
        offset: int | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
    ) -> HaabMonths:
        """The nineteen months of the Haab

        Eighteen months of 20 days, Pop first, and Wayeb of 5.
        """
        answer: HaabMonths = self._service.ask(
            "listHaabMonths",
            query={
                "lang": lang,
                "limit": limit,
                "offset": offset,
                "detail": detail,
                "fields": fields,
            },
        )
        return answer

    def get_haab_month(
        self,
        id: str,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
    ) -> HaabMonth:
        """One month of the Haab

        Its place in the year, its names and their meaning, its length and a reading. Found in
        any letter case and with any punctuation.
        """
        answer: HaabMonth = self._service.ask(
            "getHaabMonth",
            path={"id": id},
            query={"lang": lang, "detail": detail, "fields": fields},
        )
        return answer

    def calculate_tonalpohualli(
        self,
        body: TonalpohualliRequest,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> Tonalpohualli:
        """A date in the Nahua count of 260 days: sign, number, trecena, quarter

        Counted from 1 Coatl on 1521-08-23 (13 August Julian), after Caso. scope says what the
        answer leaves out.
        """
        answer: Tonalpohualli = self._service.ask(
            "calculateTonalpohualli",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def get_daily_aztec_reading(
        self,
        *,
        lang: Language | None = None,
        date: CalendarDay | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
    ) -> DailyAztec:
        """The day of the tonalpohualli, read for everybody

        Today in UTC by default, counted after Caso, with an overview of the day.
        """
        answer: DailyAztec = self._service.ask(
            "getDailyAztecReading",
            query={"lang": lang, "date": date, "detail": detail, "fields": fields},
        )
        return answer

    def list_aztec_day_signs(
        self,
        *,
        lang: Language | None = None,
        limit: int | None = None,
        offset: int | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
    ) -> AztecDaySigns:
        """The twenty Nahua day signs

        Cipactli to Xochitl, each with its gloss, its quarter and what it means.
        """
        answer: AztecDaySigns = self._service.ask(
            "listAztecDaySigns",
            query={
                "lang": lang,
                "limit": limit,
                "offset": offset,
                "detail": detail,
                "fields": fields,
            },
        )
        return answer

    def get_aztec_day_sign(
        self,
        id: str,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
    ) -> AztecDaySign:
        """One Nahua day sign: name, gloss, quarter and meaning

        Found in any letter case and with any punctuation.
        """
        answer: AztecDaySign = self._service.ask(
            "getAztecDaySign",
            path={"id": id},
            query={"lang": lang, "detail": detail, "fields": fields},
        )
        return answer

    def list_aztec_trecenas(
        self,
        *,
        lang: Language | None = None,
        limit: int | None = None,
        offset: int | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
    ) -> AztecTrecenas:
        """The twenty trecenas of the tonalpohualli in order, each with the sign that opens it

        Thirteen days each, the first from 1 Cipactli on, with a reading.
        """
        answer: AztecTrecenas = self._service.ask(
            "listAztecTrecenas",
            query={
                "lang": lang,
                "limit": limit,
                "offset": offset,
                "detail": detail,
                "fields": fields,
            },
        )
        return answer

    def get_aztec_trecena(
        self,
        number: int,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
    ) -> AztecTrecena:
        """One of the twenty trecenas of the tonalpohualli

        The sign that opens it with the number 1, and a reading of its thirteen days.
        """
        answer: AztecTrecena = self._service.ask(
            "getAztecTrecena",
            path={"number": number},
            query={"lang": lang, "detail": detail, "fields": fields},
        )
        return answer
