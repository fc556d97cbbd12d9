# Generated from the OpenAPI document by `npm run sync`; do not edit.
"""Vastu. Entrance padas, the mandala, plots, ayadi, rooms and days for entering a house, after the Brihat Samhita"""

from __future__ import annotations

from typing import Literal, TYPE_CHECKING

if TYPE_CHECKING:
    from ._service import Service
    from .types import (
        Ayadi,
        AyadiRequest,
        Brahmasthan,
        DevataDetail,
        Devatas,
        DikpalaDirection,
        DikpalaDirections,
        Entrance,
        EntranceRequest,
        GrihaPravesh,
        GrihaPraveshRequest,
        Language,
        Mandala,
        MandalaRequest,
        Muhurta,
        Nakshatra,
        PlotAnalysis,
        PlotAnalysisRequest,
        RoomCompliance,
        RoomComplianceRequest,
    )


class VastuOperations:
    """The operations of `vastu`."""

    def __init__(self, service: Service) -> None:
        self._service = service

    def calculate_entrance_pada(
        self,
        body: EntranceRequest,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> Entrance:
        """The entrance pada of a door, its devata and fruit

        A door by a point near the outline, or by its part of the facing side, on the 32 padas
        of the mandala. Effects after Brihat Samhita 53.72-75.
        """
        answer: Entrance = self._service.ask(
            "calculateEntrancePada",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def generate_mandala(
        self,
        body: MandalaRequest,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> Mandala:
        """The mandala of 81 or 64 squares over a plot

        Every square with its devata or role, the Brahmasthan, and on 81 squares the marma
        points, the six lines and their nine crossings (Brihat Samhita 53.42-64).
        """
        answer: Mandala = self._service.ask(
            "generateMandala",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def calculate_plot_analysis(
        self,
        body: PlotAnalysisRequest,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> PlotAnalysis:
        """A plot by shape, proportion, slope, water, road, cuts and extensions

        Each judgment with its verse, or marked as convention. The slope is told by the Brihat
        Samhita and by modern practice, which differ.
        """
        answer: PlotAnalysis = self._service.ask(
            "calculatePlotAnalysis",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def calculate_ayadi(
        self,
        body: AyadiRequest,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> Ayadi:
        """The six ayadi formulas of a building's measures

        Remainders of length, breadth, circumference, perimeter or area in whole hastas, by one
        of three families of texts.
        """
        answer: Ayadi = self._service.ask(
            "calculateAyadi",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def calculate_room_compliance(
        self,
        body: RoomComplianceRequest,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> RoomCompliance:
        """Rooms by the quarters that they lie in, with a remedy for each

        Twelve types by quarter or by outline. Four of them have a verse (Brihat Samhita
        53.118-119), eight are convention, and the score weighs the first twice.
        """
        answer: RoomCompliance = self._service.ask(
            "calculateRoomCompliance",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def find_griha_pravesh_dates(
        self,
        body: GrihaPraveshRequest,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> GrihaPravesh:
        """Days for entering a new house in a window of up to 93 days

        Nakshatra, tithi, weekday, karana and the Sun at each sunrise, by the rules of Muhurta
        Chintamani and two other texts. What hangs on the owner's chart and the hour is named
        and left open.
        """
        answer: GrihaPravesh = self._service.ask(
            "findGrihaPraveshDates",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def list_dikpala_directions(
        self,
        *,
        lang: Language | None = None,
        limit: int | None = None,
        offset: int | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
    ) -> DikpalaDirections:
        """The eight directions with their lords, squares and what belongs there

        On the mandala of 81 squares. Each direction names its sources: a verse, or a convention
        where no verse says it.
        """
        answer: DikpalaDirections = self._service.ask(
            "listDikpalaDirections",
            query={
                "lang": lang,
                "limit": limit,
                "offset": offset,
                "detail": detail,
                "fields": fields,
            },
        )
        return answer

    def get_dikpala_direction(
        self,
        id: str,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
    ) -> DikpalaDirection:
        """One of the eight directions

        Its lord, its squares of the mandala of 81 with their devatas, what water there brings,
        and the sources of all that.
        """
        answer: DikpalaDirection = self._service.ask(
            "getDikpalaDirection",
            path={"id": id},
            query={"lang": lang, "detail": detail, "fields": fields},
        )
        return answer

    def list_devatas(
        self,
        *,
        lang: Language | None = None,
        limit: int | None = None,
        offset: int | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
    ) -> Devatas:
        """The 45 devatas of the mandala with their squares

        Each with its class, its squares of the 81 and its verses; the 32 on the border also
        with their side and the number of their entrance.
        """
        answer: Devatas = self._service.ask(
            "listDevatas",
            query={
                "lang": lang,
                "limit": limit,
                "offset": offset,
                "detail": detail,
                "fields": fields,
            },
        )
        return answer

    def get_devata(
        self,
        id: str,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
    ) -> DevataDetail:
        """One of the 45 devatas of the mandala

        Class, squares of the 81 and verses; one of the 32 on the border also has its side and
        the number of its entrance.
        """
        answer: DevataDetail = self._service.ask(
            "getDevata",
            path={"id": id},
            query={"lang": lang, "detail": detail, "fields": fields},
        )
        return answer
