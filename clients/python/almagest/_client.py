# Generated from the OpenAPI document by `npm run sync`; do not edit.
from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from ._service import Service

if TYPE_CHECKING:
    from .angel_numbers import AngelNumbersOperations
    from .astrology import AstrologyOperations
    from .ayurveda import AyurvedaOperations
    from .biorhythm import BiorhythmOperations
    from .chinese_astrology import ChineseAstrologyOperations
    from .crystals import CrystalsOperations
    from .differences import DifferencesOperations
    from .dreams import DreamsOperations
    from .feng_shui import FengShuiOperations
    from .forecast import ForecastOperations
    from .human_design import HumanDesignOperations
    from .iching import IchingOperations
    from .kabbalah import KabbalahOperations
    from .languages import LanguagesOperations
    from .location import LocationOperations
    from .mesoamerican_astrology import MesoamericanAstrologyOperations
    from .numerology import NumerologyOperations
    from .pages import PagesOperations
    from .tarot import TarotOperations
    from .usage import UsageOperations
    from .vastu import VastuOperations
    from .vedic_astrology import VedicAstrologyOperations
    from .webhooks import WebhooksOperations


class Almagest(Service):
    """A client of one service: `Almagest("https://api.example.com/api/v2", key="alm_sk_…")`.

    Each domain is a member, each operation a method of it. An answer is a dict with the keys of
    the document; a failure is an `AlmagestError`.
    """

    @cached_property
    def astrology(self) -> AstrologyOperations:
        from .astrology import AstrologyOperations

        return AstrologyOperations(self)

    @cached_property
    def vedic_astrology(self) -> VedicAstrologyOperations:
        from .vedic_astrology import VedicAstrologyOperations

        return VedicAstrologyOperations(self)

    @cached_property
    def human_design(self) -> HumanDesignOperations:
        from .human_design import HumanDesignOperations

        return HumanDesignOperations(self)

    @cached_property
    def chinese_astrology(self) -> ChineseAstrologyOperations:
        from .chinese_astrology import ChineseAstrologyOperations

        return ChineseAstrologyOperations(self)

    @cached_property
    def feng_shui(self) -> FengShuiOperations:
        from .feng_shui import FengShuiOperations

        return FengShuiOperations(self)

    @cached_property
    def mesoamerican_astrology(self) -> MesoamericanAstrologyOperations:
        from .mesoamerican_astrology import MesoamericanAstrologyOperations

        return MesoamericanAstrologyOperations(self)

    @cached_property
    def vastu(self) -> VastuOperations:
        from .vastu import VastuOperations

        return VastuOperations(self)

    @cached_property
    def ayurveda(self) -> AyurvedaOperations:
        from .ayurveda import AyurvedaOperations

        return AyurvedaOperations(self)

    @cached_property
    def numerology(self) -> NumerologyOperations:
        from .numerology import NumerologyOperations

        return NumerologyOperations(self)

    @cached_property
    def kabbalah(self) -> KabbalahOperations:
        from .kabbalah import KabbalahOperations

        return KabbalahOperations(self)

    @cached_property
    def tarot(self) -> TarotOperations:
        from .tarot import TarotOperations

        return TarotOperations(self)

    @cached_property
    def iching(self) -> IchingOperations:
        from .iching import IchingOperations

        return IchingOperations(self)

    @cached_property
    def angel_numbers(self) -> AngelNumbersOperations:
        from .angel_numbers import AngelNumbersOperations

        return AngelNumbersOperations(self)

    @cached_property
    def crystals(self) -> CrystalsOperations:
        from .crystals import CrystalsOperations

        return CrystalsOperations(self)

    @cached_property
    def dreams(self) -> DreamsOperations:
        from .dreams import DreamsOperations

        return DreamsOperations(self)

    @cached_property
    def biorhythm(self) -> BiorhythmOperations:
        from .biorhythm import BiorhythmOperations

        return BiorhythmOperations(self)

    @cached_property
    def forecast(self) -> ForecastOperations:
        from .forecast import ForecastOperations

        return ForecastOperations(self)

    @cached_property
    def location(self) -> LocationOperations:
        from .location import LocationOperations

        return LocationOperations(self)

    @cached_property
    def pages(self) -> PagesOperations:
        from .pages import PagesOperations

        return PagesOperations(self)

    @cached_property
    def differences(self) -> DifferencesOperations:
        from .differences import DifferencesOperations

        return DifferencesOperations(self)

    @cached_property
    def languages(self) -> LanguagesOperations:
        from .languages import LanguagesOperations

        return LanguagesOperations(self)

    @cached_property
    def usage(self) -> UsageOperations:
        from .usage import UsageOperations

        return UsageOperations(self)

    @cached_property
    def webhooks(self) -> WebhooksOperations:
        from .webhooks import WebhooksOperations

        return WebhooksOperations(self)
