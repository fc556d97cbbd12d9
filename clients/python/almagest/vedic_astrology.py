# Generated from the OpenAPI document by `npm run sync`; do not edit.
"""Vedic astrology. Sidereal charts and their strengths, dashas, yogas, matching, the panchang and Krishnamurti Paddhati"""

from __future__ import annotations

from typing import Literal, TYPE_CHECKING

if TYPE_CHECKING:
    from ._service import Service
    from .types import (
        ArudhaPadas,
        ArudhaPadasRequest,
        Ashtakavarga,
        AshtakavargaRequest,
        Avastha,
        Avasthas,
        BasicPanchang,
        BasicPanchangRequest,
        Bhadra,
        BhavChalit,
        BhavChalitRequest,
        BhavaBala,
        BhavaBalaRequest,
        CharaKarakas,
        CharaKarakasRequest,
        Choghadiya,
        ChoghadiyaRequest,
        CivilDate,
        CivilTime,
        CurrentDasha,
        CurrentDashaRequest,
        DashaLord,
        DashaPeriods,
        DashaPeriodsRequest,
        Dashakoot,
        DashakootRequest,
        DetailedPanchang,
        DetailedPanchangRequest,
        DetectedYogas,
        DetectedYogasRequest,
        DivisionalChart,
        DivisionalChartRequest,
        Drishti,
        DrishtiRequest,
        Festivals,
        FestivalsRequest,
        GrahaPositions,
        GrahaPositionsRequest,
        GunMilan,
        GunMilanRequest,
        HeliacalVisibility,
        HeliacalVisibilityRequest,
        Hora,
        HoraRequest,
        Houses,
        KalsarpaDosha,
        KalsarpaDoshaRequest,
        KpAyanamsa,
        KpChart,
        KpChartRequest,
        KpCusps,
        KpCuspsRequest,
        KpDailyFinance,
        KpDailyFinanceRequest,
        KpHorary,
        KpHoraryRequest,
        KpPlanets,
        KpPlanetsInterval,
        KpPlanetsIntervalRequest,
        KpPlanetsRequest,
        KpRasiChanges,
        KpRasiChangesRequest,
        KpRulingInterval,
        KpRulingIntervalRequest,
        KpRulingPlanets,
        KpRulingPlanetsRequest,
        KpSublordChanges,
        KpSublordChangesRequest,
        Language,
        Longitude,
        LunarAspects,
        LunarAspectsRequest,
        Mahadasha,
        MajorDashas,
        MajorDashasRequest,
        ManglikDosha,
        ManglikDoshaRequest,
        MonthlyGrahaAspects,
        MonthlyGrahaAspectsRequest,
        Muhurta,
        MuhurtaRequest,
        Muntha,
        Nakshatra,
        Nakshatras,
        Navamsa,
        NavamsaRequest,
        PanchangMonth,
        PanchangMonthRequest,
        Papasamyam,
        PapasamyamRequest,
        PranaDashas,
        PranaDashasRequest,
        Pratyantardashas,
        PratyantardashasRequest,
        Rashi,
        Rashis,
        ReadingFocus,
        Sadhesati,
        SadhesatiRequest,
        Shadbala,
        ShadbalaRequest,
        SookshmaDashas,
        SookshmaDashasRequest,
        SubDashas,
        SubDashasRequest,
        Timezone,
        UncertainArudhaPadas,
        UncertainAshtakavarga,
        UncertainBhavChalit,
        UncertainBhavaBala,
        UncertainCharaKarakas,
        UncertainCurrentDasha,
        UncertainDashaPeriods,
        UncertainDashakoot,
        UncertainDetectedYogas,
        UncertainDivisionalChart,
        UncertainDrishti,
        UncertainGrahaPositions,
        UncertainGunMilan,
        UncertainKalsarpaDosha,
        UncertainKpChart,
        UncertainKpCusps,
        UncertainKpDailyFinance,
        UncertainKpPlanets,
        UncertainKpRulingPlanets,
        UncertainMajorDashas,
        UncertainManglikDosha,
        UncertainMuhurta,
        UncertainNavamsa,
        UncertainPapasamyam,
        UncertainPranaDashas,
        UncertainPratyantardashas,
        UncertainSadhesati,
        UncertainShadbala,
        UncertainSookshmaDashas,
        UncertainSubDashas,
        UncertainUpagrahas,
        UncertainVedicBirthChart,
        UncertainVedicDailyReading,
        UncertainVedicNarrowedTime,
        UncertainVedicParallels,
        UncertainVedicTransit,
        Upagrahas,
        UpagrahasRequest,
        Varshaphala,
        VarshaphalaRequest,
        VedicBirthChart,
        VedicBirthChartRequest,
        VedicDailyReading,
        VedicDailyReadingRequest,
        VedicEclipticCrossings,
        VedicEclipticCrossingsRequest,
        VedicMonthlyEphemeris,
        VedicMonthlyEphemerisRequest,
        VedicMonthlyParallels,
        VedicMonthlyParallelsRequest,
        VedicMonthlyTransits,
        VedicMonthlyTransitsRequest,
        VedicNarrowedTime,
        VedicNarrowedTimeRequest,
        VedicParallels,
        VedicParallelsRequest,
        VedicTransit,
        VedicTransitRequest,
        YogaCatalogue,
        YogaEntry,
    )


class VedicAstrologyOperations:
    """The operations of `vedic-astrology`."""

    def __init__(self, service: Service) -> None:
        self._service = service

    def calculate_arudha_padas(
        self,
        body: ArudhaPadasRequest,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> ArudhaPadas | UncertainArudhaPadas:
        """The twelve arudha padas, with Arudha Lagna and Upapada

        As far from the lord of a house as the lord is from the house; a pada in its own house
        or the 7th from it moves to the 10th (Brihat Parashara Hora Shastra 29).
        """
        answer: ArudhaPadas | UncertainArudhaPadas = self._service.ask(
            "calculateArudhaPadas",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def calculate_ashtakavarga(
        self,
        body: AshtakavargaRequest,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> Ashtakavarga | UncertainAshtakavarga:
        """Ashtakavarga: eight tables of points, their sum, both reductions and the pindas

        Points by the tables of Brihat Jataka 9 and Brihat Parashara Hora Shastra 66, trikona
        and ekadhipatya reductions (67, 68), rashi and graha pinda.
        """
        answer: Ashtakavarga | UncertainAshtakavarga = self._service.ask(
            "calculateAshtakavarga",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def calculate_drishti(
        self,
        body: DrishtiRequest,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> Drishti | UncertainDrishti:
        """Graha drishti: what each graha looks at, and who looks back

        Whole-sign aspects of Parashara: all the 7th, Mars also the 4th and 8th, Jupiter the 5th
        and 9th, Saturn the 3rd and 10th; Rahu and Ketu receive and cast none.
        """
        answer: Drishti | UncertainDrishti = self._service.ask(
            "calculateDrishti",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def get_lunar_aspects(
        self,
        body: LunarAspectsRequest | None = None,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> LunarAspects:
        """Angles of the Moon with the other grahas in a month

        Twenty-two angles of the Moon with eight grahas, in order of time, each at the instant
        it is exact. Longitudes in Lahiri or the tropical zodiac; mean node.
        """
        answer: LunarAspects = self._service.ask(
            "getLunarAspects",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def get_monthly_aspects(
        self,
        body: MonthlyGrahaAspectsRequest | None = None,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> MonthlyGrahaAspects:
        """Angles among the grahas in a month, without the Moon

        Twenty-two angles among eight grahas, in order of time: every perfection, and every
        closest approach within 1° at which a pair turns back. Rahu and Ketu make none with each
        other. Longitudes in Lahiri or the tropical zodiac; mean node.
        """
        answer: MonthlyGrahaAspects = self._service.ask(
            "getMonthlyAspects",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def list_avasthas(
        self,
        *,
        lang: Language | None = None,
        system: Literal["baladi", "jagradadi", "deeptadi"] | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
    ) -> Avasthas:
        """The seventeen avasthas: states of a graha by age, wakefulness and mood

        Brihat Parashara Hora Shastra 45; Saravali 5 and Phaladeepika 9 name the moods alike.
        """
        answer: Avasthas = self._service.ask(
            "listAvasthas",
            query={"lang": lang, "system": system, "detail": detail, "fields": fields},
        )
        return answer

    def get_avastha(
        self,
        id: str,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
    ) -> Avastha:
        """One avastha by its id

        The system it belongs to, what its name means, and how a graha in that state is read.
        """
        answer: Avastha = self._service.ask(
            "getAvastha",
            path={"id": id},
            query={"lang": lang, "detail": detail, "fields": fields},
        )
        return answer

    def calculate_bhav_chalit(
        self,
        body: BhavChalitRequest,
        *,
        lang: Language | None = None,
        focus: ReadingFocus | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> BhavChalit | UncertainBhavChalit:
        """Bhav chalit: Sripati's houses with their junctions, and which grahas move

        Ascendant, midheaven and the points opposite are middles of their bhavas; the arcs
        between are divided in three, and a bhava reaches halfway to its neighbors.
        """
        answer: BhavChalit | UncertainBhavChalit = self._service.ask(
            "calculateBhavChalit",
            query={"lang": lang, "focus": focus, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def calculate_bhava_bala(
        self,
        body: BhavaBalaRequest,
        *,
        lang: Language | None = None,
        focus: ReadingFocus | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> BhavaBala | UncertainBhavaBala:
        """Bhava bala: the strength of the twelve houses

        Shadbala of the lord of each house's middle, strength of direction by the kind of its
        sign, and the sight of benefics and malefics on it; houses of Sripati.
        """
        answer: BhavaBala | UncertainBhavaBala = self._service.ask(
            "calculateBhavaBala",
            query={"lang": lang, "focus": focus, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def generate_birth_chart(
        self,
        body: VedicBirthChartRequest,
        *,
        lang: Language | None = None,
        focus: ReadingFocus | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> VedicBirthChart | UncertainVedicBirthChart:
        """Vedic birth chart (rashi chart): grahas, Lagna, states, combustion, planetary war,
        yogas

        Nine grahas and the Lagna in the sidereal signs with whole-sign houses, nakshatras,
        three systems of avasthas and a reading of each; each house judged; the chart as a whole
        in some 400 words; Uranus, Neptune and Pluto on request.
        """
        answer: VedicBirthChart | UncertainVedicBirthChart = self._service.ask(
            "generateBirthChart",
            query={"lang": lang, "focus": focus, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def calculate_chara_karakas(
        self,
        body: CharaKarakasRequest,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> CharaKarakas | UncertainCharaKarakas:
        """Chara karakas: the grahas ranked by degree, from Atmakaraka to Darakaraka

        Jaimini's movable significators by degree in the sign: eight with Rahu counted backward,
        or seven without nodes and without Pitrikaraka.
        """
        answer: CharaKarakas | UncertainCharaKarakas = self._service.ask(
            "calculateCharaKarakas",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def calculate_gun_milan(
        self,
        body: GunMilanRequest,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> GunMilan | UncertainGunMilan:
        """Gun Milan: the eight kootas of a groom and a bride, 36 points

        Varna, Vashya, Tara, Yoni, Graha Maitri, Gana, Bhakoot and Nadi from the two Moons; the
        doshas that stand, those that a rule cancels, and what other schools would accept.
        person1 is the groom: three of the eight tables are not symmetric.
        """
        answer: GunMilan | UncertainGunMilan = self._service.ask(
            "calculateGunMilan",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def get_vedic_daily_reading(
        self,
        body: VedicDailyReadingRequest,
        *,
        lang: Language | None = None,
        focus: ReadingFocus | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> VedicDailyReading | UncertainVedicDailyReading:
        """One person's day: gochara, tara, chandrabala, dasha and money

        From sunrise to sunrise at the birthplace: the nine grahas over the natal Moon judged by
        house, vedha, bindus, sights and dignity with the verse that decides, the windows of
        tara and chandrabala, the running periods and how their lords are bound to houses of
        gain and loss.
        """
        answer: VedicDailyReading | UncertainVedicDailyReading = self._service.ask(
            "getVedicDailyReading",
            query={"lang": lang, "focus": focus, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def get_current_dasha(
        self,
        body: CurrentDashaRequest,
        *,
        lang: Language | None = None,
        focus: ReadingFocus | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> CurrentDasha | UncertainCurrentDasha:
        """The Vimshottari periods that run now, on five levels

        Mahadasha to prana dasha at an instant, now by default, each with its begin, end and
        what is left of it. With significators, the Placidus houses each lord signifies and
        those they have in common.
        """
        answer: CurrentDasha | UncertainCurrentDasha = self._service.ask(
            "getCurrentDasha",
            query={"lang": lang, "focus": focus, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def get_major_dashas(
        self,
        body: MajorDashasRequest,
        *,
        lang: Language | None = None,
        focus: ReadingFocus | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> MajorDashas | UncertainMajorDashas:
        """The nine Vimshottari mahadashas of a life

        Major periods from birth in years of 365.25 days, the first cut at birth, with the
        balance left of it; each lord is judged in this chart. Dates hang on the Moon's sidereal
        longitude alone: 0.01 degrees of it move them by 2 to 5 days.
        """
        answer: MajorDashas | UncertainMajorDashas = self._service.ask(
            "getMajorDashas",
            query={"lang": lang, "focus": focus, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def get_sub_dashas(
        self,
        mahadasha: DashaLord,
        body: SubDashasRequest,
        *,
        lang: Language | None = None,
        focus: ReadingFocus | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> SubDashas | UncertainSubDashas:
        """The antardashas of a mahadasha

        Up to nine parts of a major period, beginning with its own lord's; of the period that
        runs at birth those that end after it.
        """
        answer: SubDashas | UncertainSubDashas = self._service.ask(
            "getSubDashas",
            path={"mahadasha": mahadasha},
            query={"lang": lang, "focus": focus, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def get_pratyantardashas(
        self,
        mahadasha: DashaLord,
        antardasha: DashaLord,
        body: PratyantardashasRequest,
        *,
        lang: Language | None = None,
        focus: ReadingFocus | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> Pratyantardashas | UncertainPratyantardashas:
        """The pratyantardashas of an antardasha

        Up to nine parts of the antardasha, beginning with its own lord's; of one that runs at
        birth those that end after it.
        """
        answer: Pratyantardashas | UncertainPratyantardashas = self._service.ask(
            "getPratyantardashas",
            path={"mahadasha": mahadasha, "antardasha": antardasha},
            query={"lang": lang, "focus": focus, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def get_sookshma_dashas(
        self,
        mahadasha: DashaLord,
        antardasha: DashaLord,
        pratyantardasha: DashaLord,
        body: SookshmaDashasRequest,
        *,
        lang: Language | None = None,
        focus: ReadingFocus | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> SookshmaDashas | UncertainSookshmaDashas:
        """The sookshma dashas of a pratyantardasha

        Up to nine parts of the pratyantardasha, beginning with its own lord's; of one that runs
        at birth those that end after it.
        """
        answer: SookshmaDashas | UncertainSookshmaDashas = self._service.ask(
            "getSookshmaDashas",
            path={
                "mahadasha": mahadasha,
                "antardasha": antardasha,
                "pratyantardasha": pratyantardasha,
            },
            query={"lang": lang, "focus": focus, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def get_prana_dashas(
        self,
        mahadasha: DashaLord,
        antardasha: DashaLord,
        pratyantardasha: DashaLord,
        sookshma: DashaLord,
        body: PranaDashasRequest,
        *,
        lang: Language | None = None,
        focus: ReadingFocus | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> PranaDashas | UncertainPranaDashas:
        """The prana dashas of a sookshma dasha

        Up to nine parts of the sookshma dasha, beginning with its own lord's; of one that runs
        at birth those that end after it.
        """
        answer: PranaDashas | UncertainPranaDashas = self._service.ask(
            "getPranaDashas",
            path={
                "mahadasha": mahadasha,
                "antardasha": antardasha,
                "pratyantardasha": pratyantardasha,
                "sookshma": sookshma,
            },
            query={"lang": lang, "focus": focus, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def get_dasha_periods(
        self,
        body: DashaPeriodsRequest,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> DashaPeriods | UncertainDashaPeriods:
        """Dashas by Ashtottari, Yogini, Kalachakra, Chara, Narayana, Sudarshana

        Major periods and antardashas of a life by one of seven systems, and those that run at
        an instant, now by default. Facts alone: the readings of the Vimshottari operations are
        of no other system.
        """
        answer: DashaPeriods | UncertainDashaPeriods = self._service.ask(
            "getDashaPeriods",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def generate_divisional_chart(
        self,
        body: DivisionalChartRequest,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> DivisionalChart | UncertainDivisionalChart:
        """A divisional chart (varga), D2 to D60, by Parashara's rules

        One of fifteen divisions of Brihat Parashara Hora Shastra 6. Longitude and nakshatra
        stay those of the birth; sign and house are the division's.
        """
        answer: DivisionalChart | UncertainDivisionalChart = self._service.ask(
            "generateDivisionalChart",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def check_kalsarpa_dosha(
        self,
        body: KalsarpaDoshaRequest,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> KalsarpaDosha | UncertainKalsarpaDosha:
        """Kalsarpa: whether all seven grahas stand on one side of the nodes

        The twelve kinds by the house of Rahu, the side that holds the grahas, or those that
        break it. By longitude, mean node; a graha on the axis itself breaks it.
        """
        answer: KalsarpaDosha | UncertainKalsarpaDosha = self._service.ask(
            "checkKalsarpaDosha",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def check_manglik_dosha(
        self,
        body: ManglikDoshaRequest,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> ManglikDosha | UncertainManglikDosha:
        """Manglik: Mars in 1, 2, 4, 7, 8 or 12 from the Lagna, with what lightens it

        Whole signs from the Lagna; the houses from Moon and Venus stand beside it. Exceptions
        are named and lighten the dosha; they do not remove it.
        """
        answer: ManglikDosha | UncertainManglikDosha = self._service.ask(
            "checkManglikDosha",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def check_sadhesati(
        self,
        body: SadhesatiRequest,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> Sadhesati | UncertainSadhesati:
        """Sade Sati: Saturn in the 12th, 1st and 2nd sign from the Moon, now and through life

        Whether it runs at the present moment and in which third; every Sade Sati of a life
        found by search, with each stay of Saturn, the returns of a retrograde one included.
        """
        answer: Sadhesati | UncertainSadhesati = self._service.ask(
            "checkSadhesati",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def get_ecliptic_crossings(
        self,
        body: VedicEclipticCrossingsRequest,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> VedicEclipticCrossings:
        """When the grahas cross the ecliptic in a year

        Moon, Mars, Mercury, Jupiter, Venus and Saturn: each instant of a calendar year at which
        the geocentric apparent latitude is zero, with the sidereal (Lahiri) or tropical
        longitude there.
        """
        answer: VedicEclipticCrossings = self._service.ask(
            "getEclipticCrossings",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def get_heliacal_visibility(
        self,
        body: HeliacalVisibilityRequest,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> HeliacalVisibility:
        """Heliacal risings and settings: which grahas are out of the Sun's light

        Moon, Mars, Mercury, Jupiter, Venus and Saturn by the time degrees of the Surya
        Siddhanta: visible where the arc of the equator between the horizon crossings of graha
        and Sun reaches the kalamsa; the last change and the next, found by search. Latitudes to
        60.
        """
        answer: HeliacalVisibility = self._service.ask(
            "getHeliacalVisibility",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def get_kp_ayanamsa(
        self,
        *,
        lang: Language | None = None,
        date: CivilDate | None = None,
        time: CivilTime | None = None,
        timezone: Timezone | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
    ) -> KpAyanamsa:
        """The KP New ayanamsa at an instant

        The kp-newcomb value at the instant sent. Charts of this school read it at 00:00 UTC of
        their date, which differs by less than 0.14 arcseconds.
        """
        answer: KpAyanamsa = self._service.ask(
            "getKpAyanamsa",
            query={
                "lang": lang,
                "date": date,
                "time": time,
                "timezone": timezone,
                "detail": detail,
                "fields": fields,
            },
        )
        return answer

    def generate_kp_chart(
        self,
        body: KpChartRequest,
        *,
        lang: Language | None = None,
        focus: ReadingFocus | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> KpChart | UncertainKpChart:
        """Chart of the Krishnamurti Paddhati: cusps, grahas and significators

        Placidus cusps and the nine grahas, each to the sub-sub lord, with the four levels of
        significators by house and by graha. Rahu and Ketu act for the grahas in their sign,
        those that aspect them and their sign's lord, in that order.
        """
        answer: KpChart | UncertainKpChart = self._service.ask(
            "generateKpChart",
            query={"lang": lang, "focus": focus, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def get_kp_cusps(
        self,
        body: KpCuspsRequest,
        *,
        lang: Language | None = None,
        focus: ReadingFocus | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> KpCusps | UncertainKpCusps:
        """The twelve Placidus cusps with star, sub and sub-sub lord

        Cusps of Placidus at the geographic latitude, each with its place among the 249 parts of
        the zodiac. Within the polar circles Placidus has no cusps and the answer is a 422.
        """
        answer: KpCusps | UncertainKpCusps = self._service.ask(
            "getKpCusps",
            query={"lang": lang, "focus": focus, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def cast_kp_horary_chart(
        self,
        body: KpHoraryRequest,
        *,
        lang: Language | None = None,
        focus: ReadingFocus | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> KpHorary:
        """A question by number, 1 to 249, in the Krishnamurti Paddhati

        The middle of the number's part of the zodiac is the Ascendant; the other cusps are
        those of Placidus for that Ascendant at the questioner's latitude; the grahas are those
        of the moment. A matter is judged by its cusp's sub lord, with a time. Ruling planets
        are taken by the clock's own Ascendant.
        """
        answer: KpHorary = self._service.ask(
            "castKpHoraryChart",
            query={"lang": lang, "focus": focus, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def get_kp_planets(
        self,
        body: KpPlanetsRequest,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> KpPlanets | UncertainKpPlanets:
        """The nine grahas with star, sub and sub-sub lord

        Positions in the frame of the Krishnamurti Paddhati, each with its place among the 249
        parts of the zodiac. The borders are exact arithmetic; the ayanamsa is read at 00:00 UTC
        of the date.
        """
        answer: KpPlanets | UncertainKpPlanets = self._service.ask(
            "getKpPlanets",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def get_kp_planets_interval(
        self,
        body: KpPlanetsIntervalRequest,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> KpPlanetsInterval:
        """The nine grahas with their lords at every step of a range

        Positions to the sub-sub lord at each instant from start to end, both included, in steps
        of 15 minutes to a day, over at most 7 days.
        """
        answer: KpPlanetsInterval = self._service.ask(
            "getKpPlanetsInterval",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def get_kp_rasi_changes(
        self,
        body: KpRasiChangesRequest,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> KpRasiChanges:
        """When a graha changes its sign

        Every passage from one sidereal sign into another, found by search on the graha's own
        motion with the ayanamsa of the instant; a graha that turns back over a border is told
        each time. At most 3660 days for the Moon, 36600 for the others.
        """
        answer: KpRasiChanges = self._service.ask(
            "getKpRasiChanges",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def get_kp_ruling_planets(
        self,
        body: KpRulingPlanetsRequest,
        *,
        lang: Language | None = None,
        focus: ReadingFocus | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> KpRulingPlanets | UncertainKpRulingPlanets:
        """The five ruling planets of a moment at a place

        Lords of the rising star and sign, of the Moon's star and sign, and of the weekday,
        which begins with sunrise at the place. With a birth, what each of them signifies in its
        chart. The frame is kp-newcomb.
        """
        answer: KpRulingPlanets | UncertainKpRulingPlanets = self._service.ask(
            "getKpRulingPlanets",
            query={"lang": lang, "focus": focus, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def get_kp_ruling_interval(
        self,
        body: KpRulingIntervalRequest,
        *,
        lang: Language | None = None,
        focus: ReadingFocus | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> KpRulingInterval:
        """Ruling planets at every step of a range

        The ruling planets of each instant from start to end, both included, with what they and
        the lords of the Moon signify in the chart of that instant. At most 7 days and 1000
        instants.
        """
        answer: KpRulingInterval = self._service.ask(
            "getKpRulingInterval",
            query={"lang": lang, "focus": focus, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def get_kp_sublord_changes(
        self,
        body: KpSublordChangesRequest,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> KpSublordChanges:
        """When a graha changes its sub lord

        Every passage over a border of the 249 parts of the zodiac, the six that only a sign
        cuts included, found by search on the graha's own motion with the ayanamsa of the
        instant; retrograde passages count. At most 366 days for the Moon, 3660 for the others.
        """
        answer: KpSublordChanges = self._service.ask(
            "getKpSublordChanges",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def list_nakshatras(
        self,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
    ) -> Nakshatras:
        """The twenty-seven nakshatras

        Lord, deity, symbol, extent, quarters, character and traditional observances of each
        lunar mansion.
        """
        answer: Nakshatras = self._service.ask(
            "listNakshatras",
            query={"lang": lang, "detail": detail, "fields": fields},
        )
        return answer

    def get_nakshatra(
        self,
        id: str,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
    ) -> Nakshatra:
        """One nakshatra by its id

        Lord, deity, symbol, extent in the sidereal zodiac, the four quarters, character,
        syllables for names and traditional observances.
        """
        answer: Nakshatra = self._service.ask(
            "getNakshatra",
            path={"id": id},
            query={"lang": lang, "detail": detail, "fields": fields},
        )
        return answer

    def generate_navamsa(
        self,
        body: NavamsaRequest,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> Navamsa | UncertainNavamsa:
        """Navamsa (D9), and the grahas that keep their sign in it

        Ninths of the signs, counted without a break from Aries (Brihat Parashara Hora Shastra
        6.12).
        """
        answer: Navamsa | UncertainNavamsa = self._service.ask(
            "generateNavamsa",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def get_basic_panchang(
        self,
        body: BasicPanchangRequest,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> BasicPanchang:
        """Tithi, nakshatra, yoga and karana of an instant

        The limbs of the panchang that run at the instant sent, how much of each has passed, and
        when each began and ends. Lahiri.
        """
        answer: BasicPanchang = self._service.ask(
            "getBasicPanchang",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def get_choghadiya(
        self,
        body: ChoghadiyaRequest,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> Choghadiya:
        """The choghadiyas of a day and its night

        Eight parts from sunrise to sunset and eight from sunset to the next sunrise, each with
        its lord and whether things are begun in it. Times by the clock of the timezone sent.
        """
        answer: Choghadiya = self._service.ask(
            "getChoghadiya",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def get_detailed_panchang(
        self,
        body: DetailedPanchangRequest,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> DetailedPanchang:
        """The panchang of a day at a place, sunrise to sunrise

        The five limbs at sunrise and all that run before the next one, each with its beginning
        and end; rising and setting of Sun and Moon; rahu kaal, yamaganda, gulika and the
        muhurtas; varjyam and amrita; chandrabala and tarabala; panchaka and bhadra. Lahiri.
        Where the Sun does not rise and set on the date there is no such day, and the refusal
        says why.
        """
        answer: DetailedPanchang = self._service.ask(
            "getDetailedPanchang",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def get_panchang_month(
        self,
        body: PanchangMonthRequest,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> PanchangMonth:
        """The panchang of a month at a place, a row for each day at its sunrise

        For each day of a month from 1900 to 2100: sunrise and sunset, the tithi and the
        nakshatra at sunrise with their ends, the Moon's sign, the lunar month, festivals, and
        whether something is begun that day. Lahiri. Refused where the Sun does not rise and set
        on some day of the month.
        """
        answer: PanchangMonth = self._service.ask(
            "getPanchangMonth",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def get_hora(
        self,
        body: HoraRequest,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> Hora:
        """The planetary hours of a day and its night

        Twelve horas from sunrise to sunset and twelve from sunset to the next sunrise, in one
        chain from the lord of the weekday. Times by the clock of the timezone sent.
        """
        answer: Hora = self._service.ask(
            "getHora",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def calculate_parallels(
        self,
        body: VedicParallelsRequest,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> VedicParallels | UncertainVedicParallels:
        """Declinations of the seven grahas and their parallels at a moment

        Seen from the place sent (the Moon's parallax counts). Two grahas are parallel on one
        side of the equator, contraparallel on both sides, where their declinations agree within
        the orb.
        """
        answer: VedicParallels | UncertainVedicParallels = self._service.ask(
            "calculateParallels",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def get_monthly_parallels(
        self,
        body: VedicMonthlyParallelsRequest | None = None,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> VedicMonthlyParallels:
        """Parallels and contraparallels of declination among the seven grahas in a month

        Sun to Saturn with the Moon: each instant at which two stand on one declination or on
        opposite ones, and each closest approach within 1° at which they turn back. Seen from
        the Earth's center.
        """
        answer: VedicMonthlyParallels = self._service.ask(
            "getMonthlyParallels",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def get_planet_positions(
        self,
        body: GrahaPositionsRequest,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> GrahaPositions | UncertainGrahaPositions:
        """Sidereal positions of the nine grahas and the Lagna

        Sign, nakshatra and pada, whole-sign house, retrogression, distance from the Sun and age
        (Baladi avastha) of each.
        """
        answer: GrahaPositions | UncertainGrahaPositions = self._service.ask(
            "getPlanetPositions",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def get_monthly_ephemeris(
        self,
        body: VedicMonthlyEphemerisRequest | None = None,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> VedicMonthlyEphemeris:
        """Positions of the nine grahas on each day of a month, at noon UTC

        Lahiri or tropical longitudes with the mean node, one row for each calendar day.
        """
        answer: VedicMonthlyEphemeris = self._service.ask(
            "getMonthlyEphemeris",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def list_rashis(
        self,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
    ) -> Rashis:
        """The twelve rashis

        Sanskrit and English name, lord, symbol, the Sun's dates and the character of each
        sidereal sign.
        """
        answer: Rashis = self._service.ask(
            "listRashis",
            query={"lang": lang, "detail": detail, "fields": fields},
        )
        return answer

    def get_rashi(
        self,
        id: str,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
    ) -> Rashi:
        """One rashi by its id

        Also by its Sanskrit or English name.
        """
        answer: Rashi = self._service.ask(
            "getRashi",
            path={"id": id},
            query={"lang": lang, "detail": detail, "fields": fields},
        )
        return answer

    def calculate_shadbala(
        self,
        body: ShadbalaRequest,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> Shadbala | UncertainShadbala:
        """Shadbala: six strengths of the seven grahas, with every part

        Strength of place, direction, time, motion, nature and sight in virupas (Brihat
        Parashara Hora Shastra 26-28, figures of Sripati and Raman), requirement, rank, ishta
        and kashta phala.
        """
        answer: Shadbala | UncertainShadbala = self._service.ask(
            "calculateShadbala",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def calculate_transit(
        self,
        body: VedicTransitRequest,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> VedicTransit | UncertainVedicTransit:
        """The grahas of a moment over a birth chart: gochara

        Houses from the natal Lagna and Moon, drishtis and angles to the natal grahas, kaksha
        with its bindu by the natal ashtakavarga; Jupiter, Saturn, Rahu and Ketu with a reading.
        Whole signs, mean node, Lahiri or tropical.
        """
        answer: VedicTransit | UncertainVedicTransit = self._service.ask(
            "calculateTransit",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def get_monthly_transits(
        self,
        body: VedicMonthlyTransitsRequest | None = None,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> VedicMonthlyTransits:
        """Every change of sign of the nine grahas in a month

        Positions at 00:00 UTC on the first, then each ingress in order of time to the second,
        the retrograde return into the sign before included. Lahiri or tropical; mean node.
        """
        answer: VedicMonthlyTransits = self._service.ask(
            "getMonthlyTransits",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def get_upagraha_positions(
        self,
        body: UpagrahasRequest,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> Upagrahas | UncertainUpagrahas:
        """Upagrahas: Gulika, Mandi and nine other shadowy points

        Six points that rise in parts of the day or night, and five at fixed arcs from the Sun
        (Brihat Parashara Hora Shastra 3.61-70).
        """
        answer: Upagrahas | UncertainUpagrahas = self._service.ask(
            "getUpagrahaPositions",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def list_yogas(
        self,
        *,
        lang: Language | None = None,
        family: Literal["classical", "asraya", "dala", "akriti", "sankhya"] | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
    ) -> YogaCatalogue:
        """The 301 yogas of the catalogue

        Names and ids in the order of B. V. Raman's Three Hundred Important Combinations. A
        family keeps the Nabhasa yogas of that family; classical keeps none, for the others have
        no family here.
        """
        answer: YogaCatalogue = self._service.ask(
            "listYogas",
            query={"lang": lang, "family": family, "detail": detail, "fields": fields},
        )
        return answer

    def detect_yogas(
        self,
        body: DetectedYogasRequest,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> DetectedYogas | UncertainDetectedYogas:
        """48 yogas looked for in a birth chart, with what makes or breaks each

        Twelve classical yogas, the 32 Nabhasa and four of wealth and want, each with the
        conditions it asks for and what the chart has. Whole-sign houses and sights; a yoga of
        shape takes the place of one of kind or number.
        """
        answer: DetectedYogas | UncertainDetectedYogas = self._service.ask(
            "detectYogas",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def get_yoga(
        self,
        id: str,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
    ) -> YogaEntry:
        """One yoga: what makes it and what it brings

        By id or name. source says where the rule is printed.
        """
        answer: YogaEntry = self._service.ask(
            "getYoga",
            path={"id": id},
            query={"lang": lang, "detail": detail, "fields": fields},
        )
        return answer

    def calculate_dashakoot(
        self,
        body: DashakootRequest,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> Dashakoot | UncertainDashakoot:
        """The ten poruthams of a groom and a bride

        Dina, Gana, Mahendra, Stree Deergha, Yoni, Rasi, Rasyadhipati, Vasya, Rajju and Vedha,
        each matched or not, counted from the bride's star. Rajju or Vedha rejects the match
        whatever the total.
        """
        answer: Dashakoot | UncertainDashakoot = self._service.ask(
            "calculateDashakoot",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def calculate_papasamyam(
        self,
        body: PapasamyamRequest,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> Papasamyam | UncertainPapasamyam:
        """Papasamyam: the weight of malefics in two charts

        Mars, Saturn, Sun and Rahu in houses 1, 2, 4, 7, 8 and 12 from Lagna (weight 1), Moon
        (0.5) and Venus (0.25), whole signs. Balanced where the bride's total does not exceed
        the groom's.
        """
        answer: Papasamyam | UncertainPapasamyam = self._service.ask(
            "calculatePapasamyam",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def get_kp_daily_finance(
        self,
        body: KpDailyFinanceRequest,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> KpDailyFinance | UncertainKpDailyFinance:
        """A day's gain and loss by sub lords, dashas, ruling planets and the Moon

        Four layers, each scored from who signifies houses of gain and of loss at birth: sub
        lords of those cusps, the running dasha lords, the ruling planets, the Moon's sub lords
        through the day. A tradition's reading, no advice on money.
        """
        answer: KpDailyFinance | UncertainKpDailyFinance = self._service.ask(
            "getKpDailyFinance",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def list_festivals(
        self,
        body: FestivalsRequest,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> Festivals:
        """Hindu festivals, fasts and Ekadashis of a year at a place, each with the rule that
        dates it

        Some seventy festivals, every Ekadashi, Pradosha, Sankashti, Purnima, Amavasya and
        Sankranti from 1900 to 2100: the date by the tithi, star or entry of the Sun that
        decides it at this place, when that begins and ends, and the date of another school
        where it differs. Lahiri. Refused where the Sun does not rise on some day of the year.
        """
        answer: Festivals = self._service.ask(
            "listFestivals",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def find_muhurta(
        self,
        body: MuhurtaRequest,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> Muhurta | UncertainMuhurta:
        """Muhurta: whether a day is good for a wedding, a move, a journey or seven other
        purposes, and when

        One day or up to 90 at a place, for one person or several. Each day is refused with its
        reason and its verse (the Sun's sign, extra month, Vishnu's sleep, Venus or Jupiter in
        the Sun's light, eclipse, weekday, star, tithi, Bhadra, tara and Moon of those who take
        part), or has windows ranked by the rising sign. The answer in words is kept in every
        form. Lahiri.
        """
        answer: Muhurta | UncertainMuhurta = self._service.ask(
            "findMuhurta",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def narrow_vedic_birth_time(
        self,
        body: VedicNarrowedTimeRequest,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> VedicNarrowedTime | UncertainVedicNarrowedTime:
        """Birth time rectification: hours of the day that agree with Lagna, Moon or KP cusps
        as told, and with dashas at life events

        One to ten claims (Lagna, nakshatra, navamsa Lagna, KP sub lord of a cusp) and dated
        events. Claims are exact to the second; events are weighed by the Vimshottari lords that
        run at them and the houses these rule and occupy from each Lagna, as evidence for and
        against. Intervals are ranked by counts, and no time is pronounced right.
        """
        answer: VedicNarrowedTime | UncertainVedicNarrowedTime = self._service.ask(
            "narrowVedicBirthTime",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def cast_varshaphala(
        self,
        body: VarshaphalaRequest,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> Varshaphala:
        """Varshaphala: the Tajika chart of a year of life, its lord, yogas and sahams

        Cast for the sidereal return of the Sun: Muntha, five office bearers and the lord of the
        year by Panchavargiya Bala, Harsha Bala, Tajika aspects and the sixteen yogas, sahams,
        Mudda and Patyayini dashas. The time of birth must be known: a minute of it moves the
        Lagna of the year.
        """
        answer: Varshaphala = self._service.ask(
            "castVarshaphala",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer
