# Generated from the OpenAPI document by `npm run sync`; do not edit.
"""Forecast. What happens to a birth: transits, ingresses, stations, eclipses, dasha changes, critical days, returns"""

from __future__ import annotations

from typing import Literal, TYPE_CHECKING

if TYPE_CHECKING:
    from ._service import Service
    from .types import (
        Digest,
        DigestRequest,
        ForecastSolarReturn,
        ForecastSolarReturnRequest,
        ForecastTransits,
        ForecastTransitsRequest,
        Language,
        SignificantDates,
        SignificantDatesRequest,
        Timeline,
        TimelineRequest,
        Transits,
        UncertainDigest,
        UncertainForecastSolarReturn,
        UncertainForecastTransits,
        UncertainSignificantDates,
        UncertainTimeline,
    )


class ForecastOperations:
    """The operations of `forecast`."""

    def __init__(self, service: Service) -> None:
        self._service = service

    def generate_digest(
        self,
        body: DigestRequest,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> Digest | UncertainDigest:
        """The next 1, 7, 30 and 90 days at a glance

        One search over 90 days: how much happens in each window, by tradition and by kind, and
        the most significant events with what they tend to bring.
        """
        answer: Digest | UncertainDigest = self._service.ask(
            "generateDigest",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def find_significant_dates(
        self,
        body: SignificantDatesRequest,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> SignificantDates | UncertainSignificantDates:
        """The dates of a period that matter most

        The timeline above a floor of 70: slow transits, stations, ingresses of slow planets,
        eclipses, mahadasha and antardasha changes.
        """
        answer: SignificantDates | UncertainSignificantDates = self._service.ask(
            "findSignificantDates",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def forecast_solar_return(
        self,
        body: ForecastSolarReturnRequest,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> ForecastSolarReturn | UncertainForecastSolarReturn:
        """The chart of the Sun's return in a year

        The instant at which the Sun is back at its natal longitude, and the chart of that
        instant at the place given, without a reading. Local times are by the clock of timezone
        on that date.
        """
        answer: ForecastSolarReturn | UncertainForecastSolarReturn = self._service.ask(
            "forecastSolarReturn",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def generate_timeline(
        self,
        body: TimelineRequest,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> Timeline | UncertainTimeline:
        """Transits, ingresses, stations, eclipses, dasha changes and critical days on one
        timeline

        Everything that happens to a birth in up to 90 days, in order of time, each event found
        as a root, with its significance and what it tends to bring. At most 200 events, the
        most significant ones; hasMore says that there are others. Fast Moon events and critical
        days score low; set minSignificance to leave them out.
        """
        answer: Timeline | UncertainTimeline = self._service.ask(
            "generateTimeline",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def forecast_transits(
        self,
        body: ForecastTransitsRequest,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> ForecastTransits | UncertainForecastTransits:
        """Exact transits to a birth chart, ingresses, stations, eclipses and lunations of a
        period

        The Western part of the timeline: Sun to Pluto in the five major aspects to natal Sun to
        Pluto, to the second, and what the sky does by itself. No houses or angles: the place of
        birth need not be known.
        """
        answer: ForecastTransits | UncertainForecastTransits = self._service.ask(
            "forecastTransits",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer
