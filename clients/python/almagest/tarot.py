# Generated from the OpenAPI document by `npm run sync`; do not edit.
"""Tarot. The 78 cards of the Rider-Waite-Smith deck, seeded and random draws, spreads and their reading"""

from __future__ import annotations

from typing import Literal, TYPE_CHECKING

if TYPE_CHECKING:
    from ._service import Service
    from .types import (
        Arcana,
        CardDraw,
        CardDrawRequest,
        CareerSpread,
        CareerSpreadRequest,
        CelticCross,
        CelticCrossRequest,
        CustomSpread,
        CustomSpreadRequest,
        DailyCard,
        DailyCardRequest,
        Language,
        LoveSpread,
        LoveSpreadRequest,
        Suit,
        TarotCard,
        TarotCards,
        ThreeCardSpread,
        ThreeCardSpreadRequest,
        YesNoOracle,
        YesNoOracleRequest,
    )


class TarotOperations:
    """The operations of `tarot`."""

    def __init__(self, service: Service) -> None:
        self._service = service

    def list_cards(
        self,
        *,
        lang: Language | None = None,
        limit: int | None = None,
        offset: int | None = None,
        arcana: Arcana | None = None,
        suit: Suit | None = None,
        number: int | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
    ) -> TarotCards:
        """The 78 cards, filtered by arcana, suit and number

        Major arcana 0 to 21, then cups, wands, swords and pentacles, each from ace to king.
        Filters combine; total counts what they leave, and is 0 where they exclude each other.
        """
        answer: TarotCards = self._service.ask(
            "listCards",
            query={
                "lang": lang,
                "limit": limit,
                "offset": offset,
                "arcana": arcana,
                "suit": suit,
                "number": number,
                "detail": detail,
                "fields": fields,
            },
        )
        return answer

    def get_card(
        self,
        id: str,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
    ) -> TarotCard:
        """One card in full: keywords and meanings, upright and reversed

        Each way up has keywords, a description, and texts on love, career, finances, health and
        spirituality.
        """
        answer: TarotCard = self._service.ask(
            "getCard",
            path={"id": id},
            query={"lang": lang, "detail": detail, "fields": fields},
        )
        return answer

    def get_daily_card(
        self,
        body: DailyCardRequest | None = None,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> DailyCard:
        """The card of the day

        One card by seed and date, upright or reversed with equal chance: the same all day and
        on every machine. Without a seed it is the day's card for everybody.
        """
        answer: DailyCard = self._service.ask(
            "getDailyCard",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def draw_cards(
        self,
        body: CardDrawRequest,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> CardDraw:
        """Draw 1 to 78 cards

        Cards in the order they came, each once unless allowDuplicates is true. The same seed
        gives the same cards on every machine, and a longer draw begins with a shorter one,
        reversals or not; without a seed the draw is random.
        """
        answer: CardDraw = self._service.ask(
            "drawCards",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def cast_career_spread(
        self,
        body: CareerSpreadRequest | None = None,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> CareerSpread:
        """Seven cards for work

        The situation, strengths, weaknesses, opportunities, threats, advice, outcome. Each
        position says what it makes of its card, and the summary sets the cards against each
        other. The same seed lays the same cards, whatever the question; without one the spread
        is random.
        """
        answer: CareerSpread = self._service.ask(
            "castCareerSpread",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def cast_celtic_cross(
        self,
        body: CelticCrossRequest | None = None,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> CelticCross:
        """The Celtic Cross of ten cards

        From the present situation and what crosses it to hopes, fears and the final outcome.
        Each position says what it makes of its card, and the summary sets the cards against
        each other. The same seed lays the same cards, whatever the question; without one the
        spread is random.
        """
        answer: CelticCross = self._service.ask(
            "castCelticCross",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def cast_custom_spread(
        self,
        body: CustomSpreadRequest,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> CustomSpread:
        """A spread of your own, 1 to 10 positions

        Each position echoes its name, and its interpretation answers what it asks with the card
        that fell there. The same seed lays the same cards in order, however the positions are
        worded.
        """
        answer: CustomSpread = self._service.ask(
            "castCustomSpread",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def cast_love_spread(
        self,
        body: LoveSpreadRequest | None = None,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> LoveSpread:
        """Five cards for two people

        You, the other, what is between you, the challenge, the outcome. Each position says what
        it makes of its card, and the summary sets the cards against each other. The same seed
        lays the same cards, whatever the question; without one the spread is random.
        """
        answer: LoveSpread = self._service.ask(
            "castLoveSpread",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def cast_three_card(
        self,
        body: ThreeCardSpreadRequest | None = None,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> ThreeCardSpread:
        """Three cards: past, present, future

        Each position says what it makes of its card, and the summary sets the cards against
        each other. The same seed lays the same cards, whatever the question; without one the
        spread is random.
        """
        answer: ThreeCardSpread = self._service.ask(
            "castThreeCard",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def cast_yes_no(
        self,
        body: YesNoOracleRequest | None = None,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> YesNoOracle:
        """One card answers yes, no or maybe

        Upright is Yes and reversed No; the Hanged Man, the Wheel of Fortune, Temperance and the
        Two and Four of Swords say Maybe either way up. The same seed and question have the same
        answer; without a seed the card is random.
        """
        answer: YesNoOracle = self._service.ask(
            "castYesNo",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer
