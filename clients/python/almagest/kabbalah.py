# Generated from the OpenAPI document by `npm run sync`; do not edit.
"""Kabbalah. Gematria, the Hebrew date, the 72 names, the Tree of Life, Hebrew letters, the count of the Omer"""

from __future__ import annotations

from typing import Literal, TYPE_CHECKING

if TYPE_CHECKING:
    from ._service import Service
    from .types import (
        BirthProfile,
        BirthProfileRequest,
        DailySephirah,
        Gematria,
        GematriaCiphers,
        GematriaRequest,
        HebrewCivilDay,
        HebrewLetter,
        HebrewLetters,
        Language,
        NameCompatibility,
        NameCompatibilityRequest,
        NameProfile,
        NameProfileRequest,
        Sephirah,
        ShemName,
        ShemNames,
        Timezone,
        TreeOfLife,
        UncertainBirthProfile,
    )


class KabbalahOperations:
    """The operations of `kabbalah`."""

    def __init__(self, service: Service) -> None:
        self._service = service

    def calculate_gematria(
        self,
        body: GematriaRequest | None = None,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> Gematria:
        """A text counted in every Hebrew cipher, with the letters that count

        Send text or textHebrew. Latin letters are read by the Bible's own spelling of a name or
        by Mathers' table, and every other reading that the table allows is listed.
        """
        answer: Gematria = self._service.ask(
            "calculateGematria",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def list_gematria_ciphers(
        self,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
    ) -> GematriaCiphers:
        """Every cipher with its definition, age and sources

        Hebrew ciphers, exchanges of letters such as atbash, and Latin ciphers of the
        Renaissance and later. computed is false for one that is listed only.
        """
        answer: GematriaCiphers = self._service.ask(
            "listGematriaCiphers",
            query={"lang": lang, "detail": detail, "fields": fields},
        )
        return answer

    def generate_name_profile(
        self,
        body: NameProfileRequest | None = None,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> NameProfile:
        """A name in Hebrew letters: four values, its letters, its sephirah

        Send name or nameHebrew. The sephirah of a name is a numerical convention of today.
        """
        answer: NameProfile = self._service.ask(
            "generateNameProfile",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def generate_birth_profile(
        self,
        body: BirthProfileRequest,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> BirthProfile | UncertainBirthProfile:
        """A birth: its Hebrew date and birthday, three of the 72 names, a sephirah

        The Hebrew date is arithmetic; whether the sun had set is the caller's word. Names for
        days and degrees are a practice of Renaissance and later writers.
        """
        answer: BirthProfile | UncertainBirthProfile = self._service.ask(
            "generateBirthProfile",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def list_shem_names(
        self,
        *,
        lang: Language | None = None,
        limit: int | None = None,
        offset: int | None = None,
        longitude: float | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
    ) -> ShemNames:
        """The 72 names from Exodus 14:19-21, or the one of a longitude

        Each name has five degrees of the tropical zodiac, counted from 0° Aries. With longitude
        the list has only the name whose arc holds it.
        """
        answer: ShemNames = self._service.ask(
            "listShemNames",
            query={
                "lang": lang,
                "limit": limit,
                "offset": offset,
                "longitude": longitude,
                "detail": detail,
                "fields": fields,
            },
        )
        return answer

    def get_shem_name(
        self,
        number: int,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
    ) -> ShemName:
        """One of the 72 names, with its arc, its choir and its reading

        Letters as the verses give them, the usual Latin form, five degrees of the tropical
        zodiac, and lists in circulation that print other letters.
        """
        answer: ShemName = self._service.ask(
            "getShemName",
            path={"number": number},
            query={"lang": lang, "detail": detail, "fields": fields},
        )
        return answer

    def get_tree_of_life(
        self,
        *,
        lang: Language | None = None,
        tree_variant: Literal["kircher"] | None = None,
        sephirot_system: Literal["classical", "golden-dawn"] | None = None,
        letter_attribution: Literal["sefer-yetzirah-gra", "sefer-yetzirah-short", "sefer-yetzirah-saadia", "golden-dawn"] | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
    ) -> TreeOfLife:
        """The Tree of Life: sephirot, paths, worlds, the lightning flash

        The tree of Athanasius Kircher, 1652. letterAttribution chooses among the traditions
        that give the letters on its paths their planets and signs.
        """
        answer: TreeOfLife = self._service.ask(
            "getTreeOfLife",
            query={
                "lang": lang,
                "treeVariant": tree_variant,
                "sephirotSystem": sephirot_system,
                "letterAttribution": letter_attribution,
                "detail": detail,
                "fields": fields,
            },
        )
        return answer

    def get_sephirah(
        self,
        id: str,
        *,
        lang: Language | None = None,
        sephirot_system: Literal["classical", "golden-dawn"] | None = None,
        letter_attribution: Literal["sefer-yetzirah-gra", "sefer-yetzirah-short", "sefer-yetzirah-saadia", "golden-dawn"] | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
    ) -> Sephirah:
        """One sephirah with the paths that end at it

        keter to malkuth, and daat, which is not counted and has no paths.
        """
        answer: Sephirah = self._service.ask(
            "getSephirah",
            path={"id": id},
            query={
                "lang": lang,
                "sephirotSystem": sephirot_system,
                "letterAttribution": letter_attribution,
                "detail": detail,
                "fields": fields,
            },
        )
        return answer

    def list_hebrew_letters(
        self,
        *,
        lang: Language | None = None,
        letter_attribution: Literal["sefer-yetzirah-gra", "sefer-yetzirah-short", "sefer-yetzirah-saadia", "golden-dawn"] | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
    ) -> HebrewLetters:
        """The 22 letters with values, classes and attributions

        Three mothers, seven doubles and twelve simples. letterAttribution chooses among the
        traditions that give them planets and signs.
        """
        answer: HebrewLetters = self._service.ask(
            "listHebrewLetters",
            query={
                "lang": lang,
                "letterAttribution": letter_attribution,
                "detail": detail,
                "fields": fields,
            },
        )
        return answer

    def get_hebrew_letter(
        self,
        id: str,
        *,
        lang: Language | None = None,
        letter_attribution: Literal["sefer-yetzirah-gra", "sefer-yetzirah-short", "sefer-yetzirah-saadia", "golden-dawn"] | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
    ) -> HebrewLetter:
        """One letter with its values, class and attribution

        Standard and final value, what its name means, its path on Kircher's tree and its trump.
        """
        answer: HebrewLetter = self._service.ask(
            "getHebrewLetter",
            path={"id": id},
            query={
                "lang": lang,
                "letterAttribution": letter_attribution,
                "detail": detail,
                "fields": fields,
            },
        )
        return answer

    def calculate_name_compatibility(
        self,
        body: NameCompatibilityRequest | None = None,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> NameCompatibility:
        """Two names by their values, their sephirot on the tree, and their letters

        Equal standard value 35, place on the tree 25 (same sephirah 25, joined by a path 15,
        same pillar 8), equal value in another cipher 20, shared letters up to 20. A game of
        today with old numbers; no text of Kabbalah judges a couple by it.
        """
        answer: NameCompatibility = self._service.ask(
            "calculateNameCompatibility",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def get_daily_sephirah(
        self,
        *,
        lang: Language | None = None,
        date: HebrewCivilDay | None = None,
        timezone: Timezone | None = None,
        after_sunset: Literal["true", "false"] | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
    ) -> DailySephirah:
        """The day of the Omer with its two sephirot, or the month until the count begins

        49 days from 16 Nisan. No sunset is computed: afterSunset says that the next Hebrew day
        has begun. Outside the count nextStart is the day on which it begins again.
        """
        answer: DailySephirah = self._service.ask(
            "getDailySephirah",
            query={
                "lang": lang,
                "date": date,
                "timezone": timezone,
                "afterSunset": after_sunset,
                "detail": detail,
                "fields": fields,
            },
        )
        return answer
