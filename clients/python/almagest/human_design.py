# Generated from the OpenAPI document by `npm run sync`; do not edit.
"""Human Design. Bodygraphs: type, authority, profile, centers, channels, gates and lines, variables, transits, groups"""

from __future__ import annotations

from typing import Literal, TYPE_CHECKING

if TYPE_CHECKING:
    from ._service import Service
    from .types import (
        Bodygraph,
        BodygraphRequest,
        Center,
        CenterStates,
        CenterStatesRequest,
        DefinedChannels,
        DefinedChannelsRequest,
        DesignConnection,
        DesignConnectionRequest,
        DesignNarrowedTime,
        DesignNarrowedTimeRequest,
        DesignPenta,
        DesignPentaRequest,
        DesignProfile,
        DesignProfileRequest,
        DesignTransit,
        DesignTransitRequest,
        DesignVariables,
        DesignVariablesRequest,
        GateActivations,
        GateActivationsRequest,
        HumanDesignCenter,
        HumanDesignGate,
        Language,
        StrategyAndAuthority,
        StrategyAndAuthorityRequest,
        UncertainBodygraph,
        UncertainCenterStates,
        UncertainDefinedChannels,
        UncertainDesignConnection,
        UncertainDesignNarrowedTime,
        UncertainDesignPenta,
        UncertainDesignProfile,
        UncertainDesignTransit,
        UncertainDesignVariables,
        UncertainGateActivations,
        UncertainStrategyAndAuthority,
    )


class HumanDesignOperations:
    """The operations of `human-design`."""

    def __init__(self, service: Service) -> None:
        self._service = service

    def generate_bodygraph(
        self,
        body: BodygraphRequest,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> Bodygraph | UncertainBodygraph:
        """Bodygraph of a birth: type, authority, profile, cross, centers, channels and gates

        Everything that follows from the instant of birth and from the instant at which the Sun
        stood 88 degrees of longitude earlier. The place of birth serves only to name the clock:
        latitude and longitude change nothing.
        """
        answer: Bodygraph | UncertainBodygraph = self._service.ask(
            "generateBodygraph",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def calculate_centers(
        self,
        body: CenterStatesRequest,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> CenterStates | UncertainCenterStates:
        """The nine centers of a birth: defined, undefined or open

        A center is defined by a channel of two active gates; without one it is undefined where
        it has an active gate, and open where it has none.
        """
        answer: CenterStates | UncertainCenterStates = self._service.ask(
            "calculateCenters",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def get_center(
        self,
        id: str,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
    ) -> HumanDesignCenter:
        """One of the nine centers, and what it means in each state

        Also whether it is a motor or a center of awareness, its not-self question and its
        biology.
        """
        answer: HumanDesignCenter = self._service.ask(
            "getCenter",
            path={"id": id},
            query={"lang": lang, "detail": detail, "fields": fields},
        )
        return answer

    def calculate_channels(
        self,
        body: DefinedChannelsRequest,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> DefinedChannels | UncertainDefinedChannels:
        """The channels that a birth defines

        A channel is defined where both of its gates are active, on either side of the chart.
        definedCenters are the centers that these channels join.
        """
        answer: DefinedChannels | UncertainDefinedChannels = self._service.ask(
            "calculateChannels",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def calculate_connection(
        self,
        body: DesignConnectionRequest,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> DesignConnection | UncertainDesignConnection:
        """Two people together: the channels they share, complete or meet in

        A channel is listed where the gates of both together hold its two ends. Electromagnetic:
        each has one end. Dominance: one has both, the other none. Compromise: one has both, the
        other one. Companionship: both have both.
        """
        answer: DesignConnection | UncertainDesignConnection = self._service.ask(
            "calculateConnection",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def calculate_gates(
        self,
        body: GateActivationsRequest,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> GateActivations | UncertainGateActivations:
        """The 26 gate activations of a birth, thirteen on each side

        Thirteen places at the birth (personality) and thirteen at the instant when the Sun
        stood 88 degrees before its natal place (design), each as gate, line, color, tone and
        base.
        """
        answer: GateActivations | UncertainGateActivations = self._service.ask(
            "calculateGates",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def get_gate(
        self,
        number: int,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
    ) -> HumanDesignGate:
        """One of the 64 gates with its six lines, its center and its channels

        What the gate does, what each line means, its hexagram of the I Ching, and the gates it
        makes a channel with.
        """
        answer: HumanDesignGate = self._service.ask(
            "getGate",
            path={"number": number},
            query={"lang": lang, "detail": detail, "fields": fields},
        )
        return answer

    def calculate_penta(
        self,
        body: DesignPentaRequest,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> DesignPenta | UncertainDesignPenta:
        """A group of three to five: the twelve gates it works with, who brings them, what is
        missing

        Six channels between the Throat, the G Center and the Sacral. Each gate names the
        members who have it; reading says what the group has and lacks, and on whom it leans.
        """
        answer: DesignPenta | UncertainDesignPenta = self._service.ask(
            "calculatePenta",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def calculate_profile(
        self,
        body: DesignProfileRequest,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> DesignProfile | UncertainDesignProfile:
        """The profile of a birth: the lines of its two Suns

        The first digit is the line of the personality Sun, the second that of the design Sun,
        88 degrees earlier.
        """
        answer: DesignProfile | UncertainDesignProfile = self._service.ask(
            "calculateProfile",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def generate_transit(
        self,
        body: DesignTransitRequest,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> DesignTransit | UncertainDesignTransit:
        """The sky of a moment over a birth: channels it completes and centers it defines for a
        while

        Activations of the moment and of the birth together. A completed channel takes one gate
        from each, or both from the sky; the centers it defines are not defined at birth.
        """
        answer: DesignTransit | UncertainDesignTransit = self._service.ask(
            "generateTransit",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def calculate_type(
        self,
        body: StrategyAndAuthorityRequest,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> StrategyAndAuthority | UncertainStrategyAndAuthority:
        """Type, strategy and authority of a birth

        The type follows from the defined Sacral and from a motor that reaches the Throat, the
        authority from the defined centers; strategy, signature and not-self theme belong to the
        type.
        """
        answer: StrategyAndAuthority | UncertainStrategyAndAuthority = self._service.ask(
            "calculateType",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def calculate_variables(
        self,
        body: DesignVariablesRequest,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> DesignVariables | UncertainDesignVariables:
        """The four variables of a birth with their arrows, colors, tones and bases

        Determination and environment of the body, perspective and motivation of the mind. A
        tone of the Sun lasts 38 minutes: each arrow says whether a birth time that is four
        minutes off would leave its color and tone as they are.
        """
        answer: DesignVariables | UncertainDesignVariables = self._service.ask(
            "calculateVariables",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def narrow_human_design_birth_time(
        self,
        body: DesignNarrowedTimeRequest,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> DesignNarrowedTime | UncertainDesignNarrowedTime:
        """Unknown birth time: which times of the day agree with the type, authority, profile
        or centers as told

        One to ten claims (type, authority, profile, definition, a center defined or not), each
        compared with the design of every second of the day. Events are not asked for: the
        system times none of them by the hour of birth. No time is pronounced right.
        """
        answer: DesignNarrowedTime | UncertainDesignNarrowedTime = self._service.ask(
            "narrowHumanDesignBirthTime",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer
