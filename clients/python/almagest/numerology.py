# Generated from the OpenAPI document by `npm run sync`; do not edit.
"""Numerology. Pythagorean and Chaldean numbers of names and dates, in any script, worked out step by step"""

from __future__ import annotations

from typing import Literal, TYPE_CHECKING

if TYPE_CHECKING:
    from ._service import Service
    from .types import (
        BirthDay,
        BirthDayRequest,
        BridgeNumbers,
        BridgeNumbersRequest,
        BusinessName,
        BusinessNameRequest,
        ChaldeanNumbers,
        ChaldeanNumbersRequest,
        CompoundNumber,
        DailyNumber,
        DailyNumberRequest,
        DualReading,
        DualReadingRequest,
        Expression,
        ExpressionRequest,
        KarmicDebt,
        KarmicDebtRequest,
        KarmicLessons,
        KarmicLessonsRequest,
        Language,
        LifePath,
        LifePathRequest,
        Maturity,
        MaturityRequest,
        NumberMeaning,
        NumerologyChart,
        NumerologyChartRequest,
        NumerologyCompatibility,
        NumerologyCompatibilityRequest,
        PersonalDay,
        PersonalDayRequest,
        PersonalMonth,
        PersonalMonthRequest,
        PersonalYear,
        PersonalYearRequest,
        Personality,
        PersonalityRequest,
        SoulUrge,
        SoulUrgeRequest,
    )


class NumerologyOperations:
    """The operations of `numerology`."""

    def __init__(self, service: Service) -> None:
        self._service = service

    def calculate_birth_day(
        self,
        body: BirthDayRequest,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> BirthDay:
        """Birth Day number: the day of the month

        1 to 9 as they are, 11 and 22 kept, all others reduced; 29 gives 11.
        """
        answer: BirthDay = self._service.ask(
            "calculateBirthDay",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def calculate_bridge_numbers(
        self,
        body: BridgeNumbersRequest,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> BridgeNumbers:
        """Bridge numbers: the gaps between the core numbers, 0 to 8

        Master numbers are reduced first; the size of a gap is the quality that closes it.
        """
        answer: BridgeNumbers = self._service.ask(
            "calculateBridgeNumbers",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def calculate_business_name(
        self,
        body: BusinessNameRequest,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> BusinessName:
        """A business name by the Chaldean alphabet

        Rated by root: 1, 3, 5, 6 excellent; 2, 9 good; 7, 8 caution; 4 avoid. A tradition, not
        business advice.
        """
        answer: BusinessName = self._service.ask(
            "calculateBusinessName",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def calculate_chaldean(
        self,
        body: ChaldeanNumbersRequest,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> ChaldeanNumbers:
        """Chaldean numbers of a name: total, compound, root

        Letters count 1 to 8. Of several words each is brought to one digit; their sum is the
        compound.
        """
        answer: ChaldeanNumbers = self._service.ask(
            "calculateChaldean",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def generate_numerology_chart(
        self,
        body: NumerologyChartRequest,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> NumerologyChart:
        """The whole chart of a name and a date of birth

        Six core numbers, lessons, debts, Personal Year and Month, Pinnacles, Challenges,
        letters of the name. Month and age are today's (UTC).
        """
        answer: NumerologyChart = self._service.ask(
            "generateNumerologyChart",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def calculate_num_compatibility(
        self,
        body: NumerologyCompatibilityRequest,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> NumerologyCompatibility:
        """Two people by Life Path, Expression and Soul Urge

        Half Life Path, three tenths Expression, two tenths Soul Urge. Each person by numbers,
        by date and name, or by both; a number wins over what it is computed from.
        """
        answer: NumerologyCompatibility = self._service.ask(
            "calculateNumCompatibility",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def get_compound_number(
        self,
        number: str,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
    ) -> CompoundNumber:
        """A compound number of Cheiro's, 10 to 52

        Its name, nature and meaning after Cheiro, and its root. sameAs names the number whose
        reading it repeats.
        """
        answer: CompoundNumber = self._service.ask(
            "getCompoundNumber",
            path={"number": number},
            query={"lang": lang, "detail": detail, "fields": fields},
        )
        return answer

    def get_daily_number(
        self,
        body: DailyNumberRequest | None = None,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> DailyNumber:
        """The number of a day: one of twelve, drawn by seed and date

        1 to 9, 11, 22 or 33. The same seed and date give the same number on every machine;
        today in UTC by default.
        """
        answer: DailyNumber = self._service.ask(
            "getDailyNumber",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def calculate_dual(
        self,
        body: DualReadingRequest,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> DualReading:
        """A name in the Pythagorean and the Chaldean alphabet

        Pythagorean with all letters added at once, Chaldean word by word. agreement says
        whether both come to the same digit.
        """
        answer: DualReading = self._service.ask(
            "calculateDual",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def calculate_expression(
        self,
        body: ExpressionRequest,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> Expression:
        """Expression number: all letters of the full name

        Pythagorean values, all letters added at once and reduced, with 11, 22 and 33 kept.
        """
        answer: Expression = self._service.ask(
            "calculateExpression",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def check_karmic_debt(
        self,
        body: KarmicDebtRequest | None = None,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> KarmicDebt:
        """Karmic debt: 13, 14, 16 or 19 on the way to a core number

        A date is looked at for the Life Path, a name for Expression, Soul Urge and Personality:
        their totals and what these reduce through, not the reductions of month, day and year.
        """
        answer: KarmicDebt = self._service.ask(
            "checkKarmicDebt",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def analyze_karmic_lessons(
        self,
        body: KarmicLessonsRequest,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> KarmicLessons:
        """Karmic lessons: the digits that the name lacks

        The digits 1 to 9 that no letter has by Pythagorean values, each with its lesson;
        presentNumbers counts the others. A lesson that a core number eases is told so:
        Expression, Soul Urge and Personality, and with a date also Life Path and Birth Day.
        """
        answer: KarmicLessons = self._service.ask(
            "analyzeKarmicLessons",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def calculate_life_path(
        self,
        body: LifePathRequest,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> LifePath:
        """Life Path number of a date of birth

        Month, day and year are reduced each on its own, 11, 22 and 33 kept, then added and
        reduced.
        """
        answer: LifePath = self._service.ask(
            "calculateLifePath",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def calculate_maturity(
        self,
        body: MaturityRequest | None = None,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> Maturity:
        """Maturity number: Life Path and Expression together

        Send the two numbers, or date and name to compute them; a number wins over what it is
        computed from.
        """
        answer: Maturity = self._service.ask(
            "calculateMaturity",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def get_number_meaning(
        self,
        number: str,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
    ) -> NumberMeaning:
        """What a number means: 1 to 9, 11, 22, 33

        The texts that the core numbers use, and whether the number is a single digit or a
        master number.
        """
        answer: NumberMeaning = self._service.ask(
            "getNumberMeaning",
            path={"number": number},
            query={"lang": lang, "detail": detail, "fields": fields},
        )
        return answer

    def calculate_personal_day(
        self,
        body: PersonalDayRequest,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> PersonalDay:
        """Personal Day within the Personal Month

        The Personal Month and the day of the month, brought to one digit. Today in UTC by
        default.
        """
        answer: PersonalDay = self._service.ask(
            "calculatePersonalDay",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def calculate_personal_month(
        self,
        body: PersonalMonthRequest,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> PersonalMonth:
        """Personal Month within the Personal Year

        The Personal Year and the calendar month, brought to one digit. The running month in UTC
        by default.
        """
        answer: PersonalMonth = self._service.ask(
            "calculatePersonalMonth",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def calculate_personal_year(
        self,
        body: PersonalYearRequest,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> PersonalYear:
        """Personal Year: where a calendar year stands in the cycle of nine

        Month and day of birth and the calendar year, added and brought to one digit. The
        running year in UTC by default.
        """
        answer: PersonalYear = self._service.ask(
            "calculatePersonalYear",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def calculate_personality(
        self,
        body: PersonalityRequest,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> Personality:
        """Personality number: the consonants of the full name

        Pythagorean values of all letters that are no vowels, reduced, with 11, 22 and 33 kept.
        """
        answer: Personality = self._service.ask(
            "calculatePersonality",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def calculate_soul_urge(
        self,
        body: SoulUrgeRequest,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> SoulUrge:
        """Soul Urge number: the vowels of the full name

        A, E, I, O, U; where a name has none of them, Y, or as yAsVowel says. A name without any
        vowel is refused.
        """
        answer: SoulUrge = self._service.ask(
            "calculateSoulUrge",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer
