# Generated from the OpenAPI document by `npm run sync`; do not edit.
"""Western astrology. Tropical charts: positions, houses, aspects and their reading; signs and planets"""

from __future__ import annotations

from typing import Any, Literal, TYPE_CHECKING

if TYPE_CHECKING:
    from ._service import Service
    from .types import (
        ArabicLots,
        ArabicLotsRequest,
        AspectPatterns,
        AspectPatternsRequest,
        Aspects,
        AspectsRequest,
        Asteroids,
        AsteroidsRequest,
        Astrocartography,
        AstrocartographyRequest,
        CivilDate,
        CivilTime,
        CompatibilityScore,
        CompatibilityScoreRequest,
        CompositeChart,
        CompositeChartRequest,
        CurrentMoonPhase,
        DailyHoroscope,
        Eclipses,
        EclipsesRequest,
        FixedStars,
        FixedStarsRequest,
        Houses,
        HousesRequest,
        Ingresses,
        IngressesRequest,
        Language,
        Lilith,
        LilithRequest,
        LocalSpace,
        LocalSpaceRequest,
        LunarReturn,
        LunarReturnRequest,
        MonthlyAspects,
        MonthlyAspectsRequest,
        MonthlyEphemeris,
        MonthlyEphemerisRequest,
        MonthlyHoroscope,
        MonthlyParallels,
        MonthlyParallelsRequest,
        MonthlyTransits,
        MonthlyTransitsRequest,
        MoonCalendar,
        NarrowedTime,
        NarrowedTimeRequest,
        NatalChart,
        NatalChartRequest,
        NodePassages,
        NodePassagesRequest,
        PlanetMeaning,
        PlanetMeanings,
        PlanetPositions,
        PlanetPositionsRequest,
        PlanetaryHours,
        PlanetaryHoursRequest,
        PlanetaryReturn,
        PlanetaryReturnRequest,
        PrimaryDirections,
        PrimaryDirectionsRequest,
        Profections,
        ProfectionsRequest,
        Progressions,
        ProgressionsRequest,
        RelocationChart,
        RelocationChartRequest,
        Returns,
        ReturnsRequest,
        SolarArc,
        SolarArcRequest,
        SolarReturn,
        SolarReturnRequest,
        Stations,
        StationsRequest,
        Synastry,
        SynastryRequest,
        TimeLords,
        TimeLordsRequest,
        Timezone,
        TransitAspects,
        TransitAspectsRequest,
        Transits,
        TransitsRequest,
        UncertainArabicLots,
        UncertainAspectPatterns,
        UncertainAspects,
        UncertainAsteroids,
        UncertainAstrocartography,
        UncertainCompatibilityScore,
        UncertainCompositeChart,
        UncertainFixedStars,
        UncertainHouses,
        UncertainLilith,
        UncertainLocalSpace,
        UncertainLunarReturn,
        UncertainNarrowedTime,
        UncertainNatalChart,
        UncertainPlanetPositions,
        UncertainPlanetaryReturn,
        UncertainProfections,
        UncertainProgressions,
        UncertainRelocationChart,
        UncertainReturns,
        UncertainSolarArc,
        UncertainSolarReturn,
        UncertainSynastry,
        UncertainTimeLords,
        UncertainTransitAspects,
        UncertainTransits,
        UpcomingMoonPhases,
        VoidMoons,
        VoidMoonsRequest,
        WeeklyHoroscope,
        YearlyHoroscope,
        ZodiacSign,
        ZodiacSigns,
    )


class AstrologyOperations:
    """The operations of `astrology`."""

    def __init__(self, service: Service) -> None:
        self._service = service

    def calculate_arabic_lots(
        self,
        body: ArabicLotsRequest,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> ArabicLots | UncertainArabicLots:
        """The seven hermetic lots: Fortune, Spirit, Eros, Necessity, Courage, Victory, Nemesis

        Formulas of Paulus Alexandrinus; every lot exchanges its two terms by night. A chart is
        of the day when the Sun is above the horizon, in every house system.
        """
        answer: ArabicLots | UncertainArabicLots = self._service.ask(
            "calculateArabicLots",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def detect_aspect_patterns(
        self,
        body: AspectPatternsRequest,
        *,
        lang: Language | None = None,
        strict_orbs: str | bool | None = None,
        include: str | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> AspectPatterns | UncertainAspectPatterns:
        """Grand trine, kite, T-square, grand cross, yod, mystic rectangle, stellium

        Figures among Sun to Pluto. A grand cross takes up the T-squares of its members, a kite
        its grand trine. include adds Chiron and the North Node; strictOrbs narrows the orbs,
        which are in conventions.
        """
        answer: AspectPatterns | UncertainAspectPatterns = self._service.ask(
            "detectAspectPatterns",
            query={
                "lang": lang,
                "strictOrbs": strict_orbs,
                "include": include,
                "detail": detail,
                "fields": fields,
            },
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def calculate_aspects(
        self,
        body: AspectsRequest,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> Aspects | UncertainAspects:
        """Aspects between the bodies at a moment, with their meaning

        Nine aspect types between the fourteen bodies; each pair makes at most one, the closest
        relative to its orb. The orbs in force are in conventions.
        """
        answer: Aspects | UncertainAspects = self._service.ask(
            "calculateAspects",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def get_monthly_tropical_aspects(
        self,
        body: MonthlyAspectsRequest | None = None,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> MonthlyAspects:
        """Aspects of a month, each at the instant it is exact

        Nine aspects among thirteen bodies (all but the Moon), in order of time: every
        perfection, found by search on the apparent positions, and every closest approach within
        1° at which a pair turns back. The two nodes make none with each other.
        """
        answer: MonthlyAspects = self._service.ask(
            "getMonthlyTropicalAspects",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def generate_asteroids(
        self,
        body: AsteroidsRequest,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> Asteroids | UncertainAsteroids:
        """Ceres, Pallas, Juno and Vesta in sign and house, with their reading

        The four asteroids of a birth: geocentric apparent places on the true ecliptic of date,
        their houses, and a reading of each in its sign and house.
        """
        answer: Asteroids | UncertainAsteroids = self._service.ask(
            "generateAsteroids",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def generate_astrocartography(
        self,
        body: AstrocartographyRequest,
        *,
        lang: Language | None = None,
        include: str | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> Astrocartography | UncertainAstrocartography:
        """Lines on the map where each body rises, culminates and sets

        In mundo: the body itself, with its latitude, stands on the meridian or on the true
        horizon (no refraction). Each horizon line comes as a list of points and as pieces ready
        to draw, to 85 degrees of latitude.
        """
        answer: Astrocartography | UncertainAstrocartography = self._service.ask(
            "generateAstrocartography",
            query={"lang": lang, "include": include, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def calculate_compatibility(
        self,
        body: CompatibilityScoreRequest,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> CompatibilityScore | UncertainCompatibilityScore:
        """Compatibility of two people in five categories

        Romantic, emotional, intellectual, physical and spiritual scores from the aspects
        between two charts, an overall score, the kind of pair they make, and what helps and
        hinders them. All weights and rules are in conventions; 50 is even.
        """
        answer: CompatibilityScore | UncertainCompatibilityScore = self._service.ask(
            "calculateCompatibility",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def generate_composite_chart(
        self,
        body: CompositeChartRequest,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> CompositeChart | UncertainCompositeChart:
        """Composite chart: one chart for a relationship, from the midpoints of two

        Every body, angle and cusp is the midpoint of the two natal ones by the shorter arc.
        Cusps that come out of order are turned by 180 degrees and named in
        conventions.repairedCusps. The composite of a chart with itself is that chart.
        """
        answer: CompositeChart | UncertainCompositeChart = self._service.ask(
            "generateCompositeChart",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def get_planetary_node_passages(
        self,
        body: NodePassagesRequest,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> NodePassages:
        """When the planets cross the ecliptic in a year

        Eleven bodies (Moon, Mercury to Pluto, Chiron, Lilith): each instant of a calendar year
        at which the geocentric apparent latitude of date is zero, with the longitude there.
        Lilith, the projected mean apogee, crosses with the Moon's orbit.
        """
        answer: NodePassages = self._service.ask(
            "getPlanetaryNodePassages",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def generate_fixed_stars(
        self,
        body: FixedStarsRequest,
        *,
        lang: Language | None = None,
        orb: float | None | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> FixedStars | UncertainFixedStars:
        """Forty-four fixed stars at birth, and the bodies and angles that meet them

        Apparent places of date, proper motion included. A star is met by conjunction in
        longitude alone, within the orb, by the fourteen bodies, Ascendant (ASC) and midheaven
        (MC).
        """
        answer: FixedStars | UncertainFixedStars = self._service.ask(
            "generateFixedStars",
            query={"lang": lang, "orb": orb, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def get_daily_horoscope(
        self,
        sign: str,
        *,
        lang: Language | None = None,
        date: CivilDate | None = None,
        timezone: Timezone | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
    ) -> DailyHoroscope:
        """The horoscope of a day for a sign

        Composed from the sky of that day (UTC) by whole-sign solar houses. The events the texts
        speak of are returned with them; same sign and date, same text.
        """
        answer: DailyHoroscope = self._service.ask(
            "getDailyHoroscope",
            path={"sign": sign},
            query={
                "lang": lang,
                "date": date,
                "timezone": timezone,
                "detail": detail,
                "fields": fields,
            },
        )
        return answer

    def get_monthly_horoscope(
        self,
        sign: str,
        *,
        lang: Language | None = None,
        date: CivilDate | None = None,
        timezone: Timezone | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
    ) -> MonthlyHoroscope:
        """The horoscope of a month for a sign

        A calendar month (UTC) by whole-sign solar houses: its lunations, the strongest events
        week by week, and the dates to keep in mind.
        """
        answer: MonthlyHoroscope = self._service.ask(
            "getMonthlyHoroscope",
            path={"sign": sign},
            query={
                "lang": lang,
                "date": date,
                "timezone": timezone,
                "detail": detail,
                "fields": fields,
            },
        )
        return answer

    def get_weekly_horoscope(
        self,
        sign: str,
        *,
        lang: Language | None = None,
        date: CivilDate | None = None,
        timezone: Timezone | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
    ) -> WeeklyHoroscope:
        """The horoscope of a week for a sign

        Monday to Sunday (UTC) by whole-sign solar houses: how the week begins, its turn at the
        strongest event, its end; the lucky days with their rulers' numbers.
        """
        answer: WeeklyHoroscope = self._service.ask(
            "getWeeklyHoroscope",
            path={"sign": sign},
            query={
                "lang": lang,
                "date": date,
                "timezone": timezone,
                "detail": detail,
                "fields": fields,
            },
        )
        return answer

    def calculate_houses(
        self,
        body: HousesRequest,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> Houses | UncertainHouses:
        """House cusps and angles in one system, or in all four

        Placidus, whole sign, equal, Koch or any other system of twelve houses. Where Placidus
        or Koch do not exist (above the polar circles) the cusps are whole-sign and houseSystem
        says so; another system that does not exist there is refused with those that do.
        Ascendant, Midheaven and Vertex are the true angles in every system.
        """
        answer: Houses | UncertainHouses = self._service.ask(
            "calculateHouses",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def generate_lilith(
        self,
        body: LilithRequest,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> Lilith | UncertainLilith:
        """Black Moon Lilith as mean and as true lunar apogee, in sign and house

        The far point of the Moon's orbit, smoothed (mean, never retrograde) and osculating
        (true, often retrograde). Charts use the mean one unless asked.
        """
        answer: Lilith | UncertainLilith = self._service.ask(
            "generateLilith",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def generate_local_space(
        self,
        body: LocalSpaceRequest,
        *,
        lang: Language | None = None,
        include: str | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> LocalSpace | UncertainLocalSpace:
        """Azimuth and altitude of each body at birth, and its line over the Earth

        Directions on the horizon of the birthplace: azimuth clockwise from true north, altitude
        without refraction or parallax. Each line is the great circle that leaves the birthplace
        in that direction.
        """
        answer: LocalSpace | UncertainLocalSpace = self._service.ask(
            "generateLocalSpace",
            query={"lang": lang, "include": include, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def generate_lunar_return(
        self,
        body: LunarReturnRequest,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> LunarReturn | UncertainLunarReturn:
        """Lunar return: the chart of the month, with its reading

        The instant nearest to returnDate at which the Moon is back at its natal longitude,
        within milliseconds, and the chart of that instant at the place given. Tropical, without
        precession correction. Local times are by the clock of timezone on that date.
        """
        answer: LunarReturn | UncertainLunarReturn = self._service.ask(
            "generateLunarReturn",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def get_moon_calendar(
        self,
        year: int,
        month: int,
        *,
        lang: Language | None = None,
        timezone: Timezone | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
    ) -> MoonCalendar:
        """The Moon's phase on each day of a month

        Each day at noon by timezone, UTC by default: one of eight phases, the lit part of the
        disc, days since the last true new moon, and the sign. New, quarter and full moons stand
        on the day of their exact instant.
        """
        answer: MoonCalendar = self._service.ask(
            "getMoonCalendar",
            path={"year": year, "month": month},
            query={"lang": lang, "timezone": timezone, "detail": detail, "fields": fields},
        )
        return answer

    def get_current_moon_phase(
        self,
        *,
        lang: Language | None = None,
        date: CivilDate | None = None,
        time: CivilTime | None = None,
        timezone: Timezone | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
    ) -> CurrentMoonPhase:
        """The Moon's phase, age, sign and distance at a moment

        One of eight phases by the true elongation, the lit part of the disc, days since the
        last true new moon, geocentric distance, and what the phase means. Noon of today in UTC
        where nothing is given.
        """
        answer: CurrentMoonPhase = self._service.ask(
            "getCurrentMoonPhase",
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

    def get_upcoming_moon_phases(
        self,
        *,
        lang: Language | None = None,
        start_date: CivilDate | None = None,
        timezone: Timezone | None = None,
        count: int | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
    ) -> UpcomingMoonPhases:
        """The next new moons, quarters and full moons

        Principal phases at or after the start of a day by timezone, UTC by default: the
        instants at which the Moon's apparent longitude is 0°, 90°, 180° or 270° ahead of the
        Sun's, with the Moon's place in the zodiac.
        """
        answer: UpcomingMoonPhases = self._service.ask(
            "getUpcomingMoonPhases",
            query={
                "lang": lang,
                "startDate": start_date,
                "timezone": timezone,
                "count": count,
                "detail": detail,
                "fields": fields,
            },
        )
        return answer

    def generate_natal_chart(
        self,
        body: NatalChartRequest,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> NatalChart | UncertainNatalChart:
        """Natal (birth) chart: positions, houses, aspects and their reading

        Fourteen bodies in the tropical zodiac (geocentric, apparent, true ecliptic of date)
        with houses, angles, Part of Fortune, Vertex, aspects, aspect patterns, and a reading of
        each body in its sign and house.
        """
        answer: NatalChart | UncertainNatalChart = self._service.ask(
            "generateNatalChart",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def get_monthly_declination_parallels(
        self,
        body: MonthlyParallelsRequest | None = None,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> MonthlyParallels:
        """Parallels and contraparallels of declination in a month

        Thirteen bodies (all but the Moon): each instant at which two stand on one declination
        or on opposite ones, and each closest approach within the orb at which they turn back.
        The two nodes, always contraparallel, are left out as a pair.
        """
        answer: MonthlyParallels = self._service.ask(
            "getMonthlyDeclinationParallels",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def list_planet_meanings(
        self,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
    ) -> PlanetMeanings:
        """What the fourteen bodies mean

        The Sun to Pluto, the lunar nodes, Chiron and Black Moon Lilith, each with its symbol,
        the sign it rules where it rules one, and a short text.
        """
        answer: PlanetMeanings = self._service.ask(
            "listPlanetMeanings",
            query={"lang": lang, "detail": detail, "fields": fields},
        )
        return answer

    def get_planet_meaning(
        self,
        id: str,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
    ) -> PlanetMeaning:
        """One body in full: meaning, dignities, keywords

        Domicile, exaltation, detriment and fall, the time of one revolution, whether the body
        is ever retrograde, keywords, and a short and a long text. A body without dignities,
        such as a node, lacks those members.
        """
        answer: PlanetMeaning = self._service.ask(
            "getPlanetMeaning",
            path={"id": id},
            query={"lang": lang, "detail": detail, "fields": fields},
        )
        return answer

    def generate_planetary_return(
        self,
        body: PlanetaryReturnRequest,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> PlanetaryReturn | UncertainPlanetaryReturn:
        """Return of Mercury, Venus, Mars, Jupiter or Saturn, with its chart and reading

        The instant nearest to approximateDate at which the planet stands at its natal
        longitude, within milliseconds, and the chart of that instant. A planet that turns back
        over the place passes it three times: all passes are listed. Local times are by the
        clock of timezone on that date.
        """
        answer: PlanetaryReturn | UncertainPlanetaryReturn = self._service.ask(
            "generatePlanetaryReturn",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def get_planetary_positions(
        self,
        body: PlanetPositionsRequest,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> PlanetPositions | UncertainPlanetPositions:
        """Positions of the fourteen bodies, each read in its sign

        Geocentric apparent longitude, latitude and speed on the true ecliptic of date. The
        place changes them only with center topocentric.
        """
        answer: PlanetPositions | UncertainPlanetPositions = self._service.ask(
            "getPlanetaryPositions",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def get_monthly_tropical_ephemeris(
        self,
        body: MonthlyEphemerisRequest | None = None,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> MonthlyEphemeris:
        """Daily positions of a month at noon UTC

        Fourteen bodies at 12:00 UTC of each calendar day: geocentric, apparent, true ecliptic
        of date. The nodes are the mean ones, always retrograde.
        """
        answer: MonthlyEphemeris = self._service.ask(
            "getMonthlyTropicalEphemeris",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def generate_profections(
        self,
        body: ProfectionsRequest,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> Profections | UncertainProfections:
        """Annual profection: house, sign and lord of the year

        One whole sign from the Ascendant for each completed year of life; the lord of the year
        is the traditional ruler of the sign reached. houseSystem decides the lord's natal house
        alone.
        """
        answer: Profections | UncertainProfections = self._service.ask(
            "generateProfections",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def generate_progressions(
        self,
        body: ProgressionsRequest,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> Progressions | UncertainProgressions:
        """Secondary progressions for a date, each body read

        A day after birth for a year of life (mean tropical year). Angles are the natal ones
        advanced in longitude by Naibod's 0.98564733 degrees a year; houses are whole signs from
        the progressed Ascendant. A target before birth gives converse progressions.
        """
        answer: Progressions | UncertainProgressions = self._service.ask(
            "generateProgressions",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def generate_relocation_chart(
        self,
        body: RelocationChartRequest,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> RelocationChart | UncertainRelocationChart:
        """The birth chart cast for another place, and what changes there

        The instant and the bodies of the birth with the angles and houses of the new place.
        Compares houses and rising sign with those of the birthplace, names bodies within three
        degrees of an angle, and gives distance and direction along the great circle.
        """
        answer: RelocationChart | UncertainRelocationChart = self._service.ask(
            "generateRelocationChart",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def list_zodiac_signs(
        self,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
    ) -> ZodiacSigns:
        """The twelve signs

        Aries to Pisces with symbol, element, the usual dates of the Sun's stay and a short
        text.
        """
        answer: ZodiacSigns = self._service.ask(
            "listZodiacSigns",
            query={"lang": lang, "detail": detail, "fields": fields},
        )
        return answer

    def get_zodiac_sign(
        self,
        id: str,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
    ) -> ZodiacSign:
        """One sign in full

        What people with the Sun there are like, in a short and a long text, with strengths and
        challenges; element, modality, traditional ruler, usual dates. compatibleSigns are the
        two signs of its trine, then one of its sextile.
        """
        answer: ZodiacSign = self._service.ask(
            "getZodiacSign",
            path={"id": id},
            query={"lang": lang, "detail": detail, "fields": fields},
        )
        return answer

    def generate_solar_arc(
        self,
        body: SolarArcRequest,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> SolarArc | UncertainSolarArc:
        """Solar arc directions for a date, with the natal points they reach

        Every natal body, the Ascendant and the Midheaven moved forward by the arc from the
        natal to the secondary progressed Sun. Contacts are conjunctions, squares and
        oppositions to natal points within one degree.
        """
        answer: SolarArc | UncertainSolarArc = self._service.ask(
            "generateSolarArc",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def generate_solar_return(
        self,
        body: SolarReturnRequest,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> SolarReturn | UncertainSolarReturn:
        """Solar return: the chart of the year, with its reading

        The instant at which the Sun is back at its natal longitude, within milliseconds, and
        the chart of that instant at the place given. Tropical, without precession correction.
        Local times are by the clock of timezone on that date.
        """
        answer: SolarReturn | UncertainSolarReturn = self._service.ask(
            "generateSolarReturn",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def calculate_synastry(
        self,
        body: SynastryRequest,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> Synastry | UncertainSynastry:
        """Synastry: two charts laid over each other

        Every aspect from the fourteen bodies of person1 to those of person2, each body in the
        other's houses, a balance score with the tables it was made with, and what the contacts
        say. Swapping the two people swaps the sides and nothing else.
        """
        answer: Synastry | UncertainSynastry = self._service.ask(
            "calculateSynastry",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def calculate_transit_aspects(
        self,
        body: TransitAspectsRequest,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> TransitAspects | UncertainTransitAspects:
        """Transits to a birth chart in its houses, filtered by body, type and strength

        Every aspect of the fourteen moving bodies to the fourteen natal places at a moment in
        UTC, with the natal house of each body and the reading of each transit. planets filters
        the moving side.
        """
        answer: TransitAspects | UncertainTransitAspects = self._service.ask(
            "calculateTransitAspects",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def calculate_transits(
        self,
        body: TransitsRequest | None = None,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> Transits | UncertainTransits:
        """The sky of a moment, and its aspects to a birth chart

        Positions of the fourteen bodies at a moment, now by default. With a natalChart also
        every aspect of a moving body to a natal place, fourteen by fourteen, with its reading.
        """
        answer: Transits | UncertainTransits = self._service.ask(
            "calculateTransits",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def get_monthly_tropical_transits(
        self,
        body: MonthlyTransitsRequest | None = None,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> MonthlyTransits:
        """Every change of sign in a month, to the second

        Fourteen bodies, the Moon included: positions at 00:00 UTC on the first, then each
        ingress in order of time, also the retrograde return into the sign before. The Sun's
        into Aries, Cancer, Libra and Capricorn are the equinoxes and solstices.
        """
        answer: MonthlyTransits = self._service.ask(
            "getMonthlyTropicalTransits",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def get_yearly_horoscope(
        self,
        sign: str,
        *,
        lang: Language | None = None,
        year: int | None = None,
        timezone: Timezone | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
    ) -> YearlyHoroscope:
        """The horoscope of a year for a sign

        A calendar year (UTC) by whole-sign solar houses: what the slow planets work on,
        eclipses, retrograde times, dated visits of Mercury, Venus and Mars, and the best month
        for each area.
        """
        answer: YearlyHoroscope = self._service.ask(
            "getYearlyHoroscope",
            path={"sign": sign},
            query={
                "lang": lang,
                "year": year,
                "timezone": timezone,
                "detail": detail,
                "fields": fields,
            },
        )
        return answer

    def narrow_western_birth_time(
        self,
        body: NarrowedTimeRequest,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> NarrowedTime | UncertainNarrowedTime:
        """Unknown birth time: which times of the day agree with the chart as told and with
        dated life events

        One to ten claims (sign of the Ascendant, house of a planet) and dated events. Claims
        are exact to the second; events are weighed by solar arcs and slow transits to the
        angles, each contact with its orb, as evidence for and against. Intervals are ranked by
        counts, and no time is pronounced right.
        """
        answer: NarrowedTime | UncertainNarrowedTime = self._service.ask(
            "narrowWesternBirthTime",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def find_stations(
        self,
        body: StationsRequest | None = None,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> Stations:
        """When planets turn retrograde or direct: the next stations, or all of a period

        Mercury to Pluto and Chiron, without a birth: each instant at which the apparent
        longitude stands still and turns, with the place and the motion that begins. Without
        endDate the next ones from now or from startDate; local times by the zone of the
        request.
        """
        answer: Stations = self._service.ask(
            "findStations",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def find_ingresses(
        self,
        body: IngressesRequest | None = None,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> Ingresses:
        """When planets enter signs: the next ingresses, or all of a period

        Any of fourteen bodies into any tropical sign, without a birth, and back over a border
        by retrograde motion. Without endDate the next ones from now or from startDate; local
        times by the zone of the request. The Sun's into Aries, Cancer, Libra and Capricorn are
        the equinoxes and solstices.
        """
        answer: Ingresses = self._service.ask(
            "findIngresses",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def find_eclipses(
        self,
        body: EclipsesRequest | None = None,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> Eclipses:
        """Solar and lunar eclipses: the next ones, or all of a period, and how a place sees
        them

        Each maximum with kind, magnitude and place in the zodiac, without a birth. With
        latitude and longitude also the contacts over that place, altitudes, and what is above
        its horizon; visibleOnly leaves out the others. Without endDate the next ones from now
        or from startDate; local times by the zone of the request.
        """
        answer: Eclipses = self._service.ask(
            "findEclipses",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def find_returns(
        self,
        body: ReturnsRequest,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> Returns | UncertainReturns:
        """When a body is next back at its place at birth: a Saturn return or that of thirteen
        others

        Any of the fourteen bodies: the next return from now or from startDate, or all of a
        period, with every pass where the body turns back over the place. Dates alone: the
        return operations cast and read the chart. Local times by the zone of the request,
        whatever that of the birth.
        """
        answer: Returns | UncertainReturns = self._service.ask(
            "findReturns",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def find_void_moons(
        self,
        body: VoidMoonsRequest | None = None,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> VoidMoons:
        """When the Moon is void of course: the next times, or all of a period

        From the Moon's last exact conjunction, sextile, square, trine or opposition in a sign
        to its entry into the next, without a birth; with the aspect that was the last. One that
        runs at the start is the first of the list, and one that begins by the end of endDate is
        in it. Without endDate the next ones from now or from startDate; local times by the zone
        of the request.
        """
        answer: VoidMoons = self._service.ask(
            "findVoidMoons",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def find_time_lords(
        self,
        body: TimeLordsRequest,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> TimeLords | UncertainTimeLords:
        """Time lords of a life: zodiacal releasing, firdaria or decennials

        The periods of a life with their lords, each with the periods within it, and those that
        run on a targetDate on up to four levels. Zodiacal releasing from any of the seven lots,
        with peaks by the angles of Fortune and the loosing of the bond.
        """
        answer: TimeLords | UncertainTimeLords = self._service.ask(
            "findTimeLords",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def find_planetary_hours(
        self,
        body: PlanetaryHoursRequest,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> PlanetaryHours:
        """Planetary hours of a day and its night at a place

        Twelve hours from sunrise to sunset and twelve to the next sunrise, their lords in
        Chaldean order from the lord of the weekday, and the hour at a time. Local times by the
        zone of the request.
        """
        answer: PlanetaryHours = self._service.ask(
            "findPlanetaryHours",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def find_primary_directions(
        self,
        body: PrimaryDirectionsRequest,
        *,
        lang: Language | None = None,
        detail: Literal["full", "standard", "compact"] | None = None,
        fields: str | None = None,
        idempotency_key: str | None = None,
    ) -> PrimaryDirections:
        """Primary directions of a birth: arcs, ages and dates

        By the semi-arcs of Placidus or the circles of position of Regiomontanus, in the zodiac
        or in mundo, with converse ones, to angles, lights, planets and the Part of Fortune,
        dated by one of seven keys. The time of birth has to be known: four minutes are a year
        of life.
        """
        answer: PrimaryDirections = self._service.ask(
            "findPrimaryDirections",
            query={"lang": lang, "detail": detail, "fields": fields},
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer
