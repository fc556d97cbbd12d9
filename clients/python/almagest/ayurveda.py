# Generated from the OpenAPI document by `npm run sync`; do not edit.
"""Ayurveda. Constitution from a chart, the day by the Sun, the six seasons, the three doshas, six tastes and twenty qualities, each statement with its verse"""

from __future__ import annotations

from typing import Literal, TYPE_CHECKING

if TYPE_CHECKING:
    from ._service import Service
    from .types import (
        AyurvedicConstitution,
        AyurvedicConstitutionRequest,
        CivilDate,
        DailyAyurveda,
        Dinacharya,
        DinacharyaRequest,
        Dosha,
        Doshas,
        Language,
        Latitude,
        Longitude,
        Qualities,
        Ritucharya,
        RitucharyaRequest,
        Tastes,
        Timezone,
        UncertainAyurvedicConstitution,
    )


class AyurvedaOperations:
    """The operations of `ayurveda`."""

    def __init__(self, service: Service) -> None:
        self._service = service

    def calculate_ayurvedic_constitution(
        self,
        body: AyurvedicConstitutionRequest,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> AyurvedicConstitution | UncertainAyurvedicConstitution:
        """Constitution from a birth chart: shares of vata, pitta and kapha

        Rising sign, sign of the Moon and the grahas strong by shadbala, weighed 2, 1, 2, each
        with the verse it rests on; whole percents that sum to 100, and the type. A cultural
        reading, no medical one.
        """
        answer: AyurvedicConstitution | UncertainAyurvedicConstitution = self._service.ask(
            "calculateAyurvedicConstitution",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def get_dinacharya_schedule(
        self,
        body: DinacharyaRequest,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> Dinacharya:
        """A day cut by the doshas, and its routine in the order of the verses

        Sunrise and sunset of the place, brahma muhurta, six periods of the doshas by the Sun or
        by the clock (the other convention stands beside it), and the routine step by step.
        Where the Sun does not rise and set, the periods go by the clock and the answer says so.
        """
        answer: Dinacharya = self._service.ask(
            "getDinacharyaSchedule",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def get_ritucharya(
        self,
        body: RitucharyaRequest,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> Ritucharya:
        """The season of a date, what it does to the doshas, and its regimen

        Six seasons of two solar months, from the Sun's entries into the signs: the Sun's
        course, strength, the taste that grows, each dosha's state and what people do then, each
        with its verse. Two lists of seasons, two zodiacs, both hemispheres.
        """
        answer: Ritucharya = self._service.ask(
            "getRitucharya",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def get_daily_ayurveda_reading(
        self,
        *,
        lang: Language | None = None,
        date: CivilDate | None = None,
        latitude: Latitude | None = None,
        longitude: Longitude | None = None,
        timezone: Timezone | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
    ) -> DailyAyurveda:
        """The day's periods of the doshas and the season around it

        Sunrise, brahma muhurta and the six periods of a place, with the season of the date and
        the states of the doshas, by the default conventions, which are echoed. Without
        coordinates the day is that of latitude 0, longitude 0.
        """
        answer: DailyAyurveda = self._service.ask(
            "getDailyAyurvedaReading",
            query={
                "lang": lang,
                "date": date,
                "latitude": latitude,
                "longitude": longitude,
                "timezone": timezone,
                "detail": detail,
                "fields": fields,
            },
        )
        return answer

    def list_doshas(
        self,
        *,
        lang: Language | None = None,
        limit: int | None = None,
        offset: int | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
    ) -> Doshas:
        """The three doshas: qualities, seats, functions, five forms each, states

        Vata, Pitta and Kapha. Statements name their verses; what books of today add is kept
        apart from them.
        """
        answer: Doshas = self._service.ask(
            "listDoshas",
            query={
                "lang": lang,
                "limit": limit,
                "offset": offset,
                "detail": detail,
                "fields": fields,
            },
        )
        return answer

    def get_dosha(
        self,
        id: str,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
    ) -> Dosha:
        """One dosha: qualities, seats, functions, its five forms and its states

        Statements name their verses; what books of today add is kept apart from them.
        """
        answer: Dosha = self._service.ask(
            "getDosha",
            path={"id": id},
            query={"lang": lang, "detail": detail, "fields": fields},
        )
        return answer

    def list_rasas(
        self,
        *,
        lang: Language | None = None,
        limit: int | None = None,
        offset: int | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
    ) -> Tastes:
        """The six tastes by strength, and which dosha each lowers and raises

        From the taste that gives most strength to the one that gives least. matrix has the
        tastes that lower and raise each dosha.
        """
        answer: Tastes = self._service.ask(
            "listRasas",
            query={
                "lang": lang,
                "limit": limit,
                "offset": offset,
                "detail": detail,
                "fields": fields,
            },
        )
        return answer

    def list_gunas(
        self,
        *,
        lang: Language | None = None,
        limit: int | None = None,
        offset: int | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
    ) -> Qualities:
        """The twenty qualities in ten pairs, what each does, and the doshas that have it

        rule says how they are used: like increases like, and the opposite lessens it.
        """
        answer: Qualities = self._service.ask(
            "listGunas",
            query={
                "lang": lang,
                "limit": limit,
                "offset": offset,
                "detail": detail,
                "fields": fields,
            },
        )
        return answer
