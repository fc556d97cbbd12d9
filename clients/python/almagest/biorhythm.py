# Generated from the OpenAPI document by `npm run sync`; do not edit.
"""Biorhythm. Ten cycles from a date of birth: their phases on a day, a forecast, critical days, two people compared"""

from __future__ import annotations

from typing import Literal, TYPE_CHECKING

if TYPE_CHECKING:
    from ._service import Service
    from .types import (
        BiorhythmCompatibility,
        BiorhythmCompatibilityRequest,
        BiorhythmForecast,
        BiorhythmForecastRequest,
        BiorhythmPhases,
        BiorhythmPhasesRequest,
        BiorhythmReading,
        BiorhythmReadingRequest,
        CriticalDays,
        CriticalDaysRequest,
        DailyBiorhythm,
        DailyBiorhythmRequest,
        Language,
        Phase,
    )


class BiorhythmOperations:
    """The operations of `biorhythm`."""

    def __init__(self, service: Service) -> None:
        self._service = service

    def calculate_bio_compatibility(
        self,
        body: BiorhythmCompatibilityRequest,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> BiorhythmCompatibility:
        """Two people's primary cycles on a day

        How near the physical, emotional and intellectual curves of two people are to each other
        on a day, today in UTC by default. It speaks of that day: the same two are apart a week
        later.
        """
        answer: BiorhythmCompatibility = self._service.ask(
            "calculateBioCompatibility",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def get_critical_days(
        self,
        body: CriticalDaysRequest,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> CriticalDays:
        """Days on which a primary cycle passes zero

        Every zero of the physical, emotional and intellectual curves from the first day to the
        last, both included: 90 days from today in UTC by default, at most 180. A zero between
        two midnights belongs to the day in which it falls.
        """
        answer: CriticalDays = self._service.ask(
            "getCriticalDays",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def get_daily_biorhythm(
        self,
        body: DailyBiorhythmRequest | None = None,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> DailyBiorhythm:
        """A biorhythm of the day without a date of birth

        By seed and date, the same all day and on every machine: the seed has a rhythm of its
        own that runs on from day to day, and one of the three primary cycles is in the
        spotlight. Without a seed it is everybody's.
        """
        answer: DailyBiorhythm = self._service.ask(
            "getDailyBiorhythm",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def get_forecast(
        self,
        body: BiorhythmForecastRequest,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> BiorhythmForecast:
        """The cycles day by day over a period

        A row a day with the primary cycles and the intuitive one, the day's rating and its
        zeros, from the first day to the last, both included: 30 days from today in UTC by
        default, at most 90.
        """
        answer: BiorhythmForecast = self._service.ask(
            "getForecast",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def get_phases(
        self,
        body: BiorhythmPhasesRequest,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> BiorhythmPhases:
        """Phase and trend of the ten cycles on a day

        The facts of the reading without its texts: value, phase, trend and days to the next
        turns.
        """
        answer: BiorhythmPhases = self._service.ask(
            "getPhases",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def get_reading(
        self,
        body: BiorhythmReadingRequest,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> BiorhythmReading:
        """The ten cycles on a day, and their reading

        Seven sine curves from the date of birth (23, 28, 33, 38, 43, 48 and 53 days) and three
        means of two primary ones: value, phase, trend, days to the next peak, trough and zero,
        and what each means; a rating of the day from the three primary cycles. Today in UTC by
        default.
        """
        answer: BiorhythmReading = self._service.ask(
            "getReading",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer
