# Generated from the OpenAPI document by `npm run sync`; do not edit.
"""Requests and answers, by the names of their schemas. A key without NotRequired is in every whole answer."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypeAlias, TypedDict, final


AbhijitCount: TypeAlias = "Literal[\"counted\", \"left-out\"]"


AgesSearched = TypedDict(
    "AgesSearched",
    {
        "from": "float",
        "to": "float",
    },
)


AlmanacActivity: TypeAlias = "Literal[\"wedding\", \"travel\", \"moving-house\", \"opening-business\", \"signing-contracts\", \"construction\", \"groundbreaking\", \"burial\", \"medical-treatment\", \"praying\"]"


class AlmanacEntry(TypedDict):
    date: str
    lunar: ChineseLunarDate
    yearPillar: AlmanacPillar
    monthPillar: AlmanacPillar
    dayPillar: AlmanacPillar
    dayOfficer: DayOfficer
    mansion: LunarMansionOfDay
    clashAnimal: ChineseAnimal
    clashAnimalLocalized: NotRequired[str]
    favours: list[AlmanacActivity]
    favoursLocalized: NotRequired[list[str]]
    avoids: list[AlmanacActivity]
    avoidsLocalized: NotRequired[list[str]]


class AlmanacDay(AlmanacEntry):
    """A day of the almanac: pillars, officer, mansion, clash, what it favors and avoids"""

    conventions: ChineseCalendarConventions


class AlmanacPillar(TypedDict):
    id: str
    number: int
    stem: HeavenlyStemId
    branch: EarthlyBranchId
    chinese: str
    naYin: str
    naYinLocalized: NotRequired[str]
    naYinElement: Phase
    naYinElementLocalized: NotRequired[str]


class DailyDoshaPeriod(TypedDict):
    dosha: DoshaId
    doshaLocalized: NotRequired[str]
    start: str
    end: str
    span: DayOrNight
    spanLocalized: NotRequired[str]


class AlternateDoshaPeriod(DailyDoshaPeriod):
    third: NotRequired[int]


class AngelNumber(TypedDict):
    """One angel number in full"""

    number: str
    title: str
    coreMessage: str
    type: AngelNumberType
    typeLocalized: NotRequired[str]
    digitRoot: int
    keywords: list[str]
    energy: AngelNumberEnergy
    energyLocalized: NotRequired[str]
    meaning: AngelNumberMeaning
    biblical: str
    shadow: str
    affirmation: str
    actionSteps: list[str]


AngelNumberEnergy: TypeAlias = "Literal[\"positive\", \"neutral\", \"cautionary\"]"


class AngelNumberMeaning(TypedDict):
    spiritual: str
    love: str
    career: str
    money: str
    twinFlame: str


AngelNumberType: TypeAlias = "Literal[\"repeating\", \"sequential\", \"mirror\", \"master\", \"root\", \"compound\"]"


class AngelNumbers(TypedDict):
    """The 78 angel numbers, filtered by type"""

    total: int
    limit: int
    offset: int
    numbers: list[AngelNumbersNumbers]


class AngelNumbersNumbers(TypedDict):
    number: str
    title: str
    coreMessage: str
    type: AngelNumberType
    typeLocalized: NotRequired[str]
    digitRoot: int
    keywords: list[str]
    energy: AngelNumberEnergy
    energyLocalized: NotRequired[str]


AngleInTime = TypedDict(
    "AngleInTime",
    {
        "sign": "NotRequired[str]",
        "signLocalized": "NotRequired[str]",
        "from": "ZodiacPlace",
        "to": "ZodiacPlace",
    },
)


class AngleToNatal(TypedDict):
    natalPlanet: str
    natalPlanetLocalized: NotRequired[str]
    aspectType: TransitAngleName
    orb: float


class AnimalOfElement(TypedDict):
    element: Phase
    elementLocalized: NotRequired[str]
    polarity: ChinesePolarity
    stem: HeavenlyStemId
    pillar: str
    years: list[int]


AnimalRelation: TypeAlias = "Literal[\"secret-friend\", \"trine\", \"same\", \"neutral\", \"harm\", \"clash\"]"


class AnimalTrine(TypedDict):
    id: Literal["first", "second", "third", "fourth"]
    number: int
    element: Phase
    elementLocalized: NotRequired[str]
    chinese: str
    pinyin: str
    members: list[ChineseAnimal]
    theme: str


class AnnualAfflictions(TypedDict):
    """The afflicted sides of a solar year: Tai Sui, Sui Po, San Sha and Five Yellow"""

    year: int
    yearBranch: Literal["zi", "chou", "yin", "mao", "chen", "si", "wu", "wei", "shen", "you", "xu", "hai"]
    changeoverDate: str
    taiSui: TaiSui
    suiPo: SuiPo
    sanSha: SanSha
    fiveYellow: FiveYellow


class AnnualPillar(TypedDict):
    id: str
    number: int
    stem: HeavenlyStem
    branch: EarthlyBranch
    naYin: str
    naYinLocalized: NotRequired[str]
    naYinChinese: str
    naYinElement: Phase
    naYinElementLocalized: NotRequired[str]


class AnnualPillarOfLuck(TypedDict):
    year: int
    id: str
    number: int
    tenGod: TenGod
    luckPillarIndex: int
    stemRole: UsefulGodRole
    branchRole: UsefulGodRole
    meetings: list[BaziMeeting]
    reading: str


@final
class AnnualReading(TypedDict):
    """A year upon a chart: its ten gods, its relation to the birth year, what it touches"""

    birthData: BaziBirthData
    conventions: BaziConventions
    year: int
    annualPillar: AnnualPillar
    animal: ChineseAnimal
    animalLocalized: NotRequired[str]
    tenGod: TenGod
    branchTenGod: TenGod
    yearBranchRelation: Literal["same", "clash", "harm", "punishment", "none"]
    benMingNian: bool
    yearBranchRelationMeaning: str
    stemRole: UsefulGodRole
    branchRole: UsefulGodRole
    usefulGod: UsefulGod
    interactions: list[BaziInteraction]
    meetings: list[BaziMeeting]
    luckPillar: NotRequired[LuckPillarOfYear]
    moment: NotRequired[BaziMomentPillars]
    summary: str


class BirthMomentOfAnyTime(TypedDict):
    date: CivilDate
    time: NotRequired[BirthTime]
    timezone: Timezone
    calendar: NotRequired[DateCalendar]
    timeAccuracyMinutes: NotRequired[TimeAccuracy]
    # The earliest, instead of time
    timeFrom: NotRequired[CivilTime]
    # The latest, within 24 hours
    timeTo: NotRequired[CivilTime]
    # Day of the latest time
    dateTo: NotRequired[CivilDate]


class BaziPersonOfAnyTime(BirthMomentOfAnyTime):
    # Decimal degrees, north positive; the pillars do not depend on it
    latitude: NotRequired[Latitude]
    # Decimal degrees, east positive; needed unless hourClock is clock
    longitude: NotRequired[Longitude]
    # From 23:00: split-zi keeps the day and takes the next day's hour stem, midnight keeps both,
    # early-zi begins the next day. Default "split-zi"
    dayBoundary: NotRequired[BaziDayBoundary]
    # Whether the year pillar turns at the instant of Li Chun or with the lunar year. Default
    # "li-chun"
    yearBoundary: NotRequired[BaziYearBoundary]
    # The clock of the hour: the civil one, the mean Sun of the longitude, the true Sun. Default
    # "clock"
    hourClock: NotRequired[BaziHourClock]


class AnnualReadingRequest(BaziPersonOfAnyTime):
    # The year
    year: int
    # Adds the luck pillar in force
    gender: NotRequired[BaziGender]
    moment: NotRequired[BaziMoment]


class AnnualStars(TypedDict):
    """The flying stars of a solar year in the nine palaces"""

    year: int
    centerStar: int
    changeoverDate: str
    palaces: list[VisitingStar]


class Mahadasha(TypedDict):
    planet: Literal["Ketu", "Venus", "Sun", "Moon", "Mars", "Rahu", "Jupiter", "Saturn", "Mercury"]
    planetLocalized: NotRequired[str]
    startDate: str
    endDate: str
    nominalStartDate: NotRequired[str]
    durationYears: float
    interpretation: str
    judgment: NotRequired[DashaJudgment]
    significators: NotRequired[DashaSignificators]


class Antardasha(Mahadasha):
    mahadashaLord: Literal["Ketu", "Venus", "Sun", "Moon", "Mars", "Rahu", "Jupiter", "Saturn", "Mercury"]
    mahadashaLordLocalized: NotRequired[str]


class AntisciaOfBody(TypedDict):
    name: str
    nameLocalized: NotRequired[str]
    antiscion: ZodiacPlace
    contraAntiscion: ZodiacPlace
    contacts: list[AntiscionContact]


class AntiscionContact(TypedDict):
    kind: Literal["antiscion", "contra-antiscion"]
    planet: str
    planetLocalized: NotRequired[str]
    orb: float


class ZodiacPlace(TypedDict):
    sign: str
    signLocalized: NotRequired[str]
    degree: float
    longitude: float


class ReleasedLot(ZodiacPlace):
    """Of zodiacal releasing"""

    id: Literal["fortune", "spirit", "eros", "necessity", "courage", "victory", "nemesis"]
    name: str
    nameLocalized: NotRequired[str]


class ArabicLot(ReleasedLot):
    house: int
    ruler: str
    rulerLocalized: NotRequired[str]
    formula: str
    interpretation: str


class ArabicLotInTime(AngleInTime):
    id: Literal["fortune", "spirit", "eros", "necessity", "courage", "victory", "nemesis"]
    name: str
    nameLocalized: NotRequired[str]
    house: NotRequired[int]
    ruler: NotRequired[str]
    rulerLocalized: NotRequired[str]
    formula: NotRequired[str]
    interpretation: str


@final
class ArabicLots(TypedDict):
    """The seven hermetic lots: Fortune, Spirit, Eros, Necessity, Courage, Victory, Nemesis"""

    birthDetails: BirthDetails
    sect: Literal["day", "night"]
    houseSystem: HouseSystem
    lots: list[ArabicLot]
    summary: str
    conventions: ArabicLotsConventions


class TransitMoment(TypedDict):
    calendar: CalendarUsed
    utc: str
    clock: CivilClock
    ephemeris: str
    ut1: Ut1Source
    pole: PoleSource
    deltaT: float
    notice: NotRequired[str]


class SkyConventions(TransitMoment):
    zodiac: ChartZodiac
    ayanamsa: NotRequired[Ayanamsa]
    ayanamsaDegrees: NotRequired[float]
    ayanamsaEpoch: NotRequired[str]
    positions: str
    center: NotRequired[Center]
    positionType: NotRequired[PositionType]
    harmonic: NotRequired[int]
    lilith: LilithUsed
    preset: NotRequired[PresetUsed]


class AsteroidsConventions(SkyConventions):
    requestedHouseSystem: HouseSystem


class ArabicLotsConventions(AsteroidsConventions):
    lots: str
    sectRule: str


class BirthOfAnyTime(BirthMomentOfAnyTime):
    latitude: Latitude
    longitude: Longitude


class BirthWithNodeOfAnyTime(BirthOfAnyTime):
    # Lunar node: smoothed (mean) or osculating (true). Default "true"
    nodeType: NotRequired[NodeType]


class ArabicLotsRequest(BirthWithNodeOfAnyTime):
    # House system; above the polar circles placidus and koch give whole-sign, and the answer says
    # so; any other that has no houses at the place and time is refused with those that have.
    # Default "placidus"
    houseSystem: NotRequired[HouseSystem]
    # Options as this program has them by default; an option that is sent goes before it.
    # astro.com: nodeType true, houseSystem placidus, orbs Chiron 0 and Black Moon Lilith 0
    preset: NotRequired[WesternPreset]
    # sidereal takes the ayanamsa off every longitude, cusps and angles too, and reads signs from
    # there; draconic counts them from the North Node. Default "tropical"
    zodiac: NotRequired[ChartZodiac]
    # With zodiac sidereal; fagan-bradley by default
    ayanamsa: NotRequired[Ayanamsa]
    # Degrees; with ayanamsa custom, which needs it
    ayanamsaValue: NotRequired[float]
    # With ayanamsa custom: the day, 0h TT, at which ayanamsaValue holds from the mean equinox;
    # precession and nutation carry it to each instant. Without it the value is the same at every
    # instant
    ayanamsaEpoch: NotRequired[CivilDate]
    # true is where bodies are at the instant, without the time of light, its bending and
    # aberration. Default "apparent"
    positionType: NotRequired[PositionType]
    # topocentric takes the parallax as seen from the place, at sea level: the Moon moves by up to
    # a degree. Default "geocentric"
    center: NotRequired[PlacedCenter]


Arcana: TypeAlias = "Literal[\"major\", \"minor\"]"


class ArudhaPada(TypedDict):
    id: Literal["a1", "a2", "a3", "a4", "a5", "a6", "a7", "a8", "a9", "a10", "a11", "a12"]
    house: int
    abbreviation: str
    name: str
    nameLocalized: NotRequired[str]
    bhavaRashi: str
    bhavaRashiLocalized: NotRequired[str]
    lord: str
    lordLocalized: NotRequired[str]
    lordRashi: str
    lordRashiLocalized: NotRequired[str]
    rashi: str
    rashiLocalized: NotRequired[str]
    houseFromLagna: int
    exceptionApplied: bool
    meaning: str
    significations: str


@final
class ArudhaPadas(TypedDict):
    """The twelve arudha padas, with Arudha Lagna and Upapada"""

    lagnaRashi: str
    lagnaRashiLocalized: NotRequired[str]
    arudhaLagna: str
    arudhaLagnaLocalized: NotRequired[str]
    upapada: str
    upapadaLocalized: NotRequired[str]
    padas: list[ArudhaPada]
    frame: SiderealFrame
    conventions: ArudhaPadasConventions


class VedicConventions(TransitMoment):
    zodiac: ZodiacUsed
    positions: str
    positionType: NotRequired[PositionType]
    nodeType: Literal["mean", "true"]
    houseSystem: str
    preset: NotRequired[PresetUsed]


class ArudhaPadasConventions(VedicConventions):
    lords: str
    exception: str


class PanchangDayAsked(TypedDict):
    date: CivilDate
    # Decimal hours from UTC (5.5), a fixed offset (+05:30), or an IANA name (Asia/Kolkata)
    # resolved at that date and time. Default 5.5
    timezone: NotRequired[Timezone]
    latitude: Latitude
    longitude: Longitude


class VedicPersonOfAnyTime(PanchangDayAsked):
    time: NotRequired[BirthTime]
    calendar: NotRequired[DateCalendar]
    timeAccuracyMinutes: NotRequired[TimeAccuracy]
    # The earliest, instead of time
    timeFrom: NotRequired[CivilTime]
    # The latest, within 24 hours
    timeTo: NotRequired[CivilTime]
    # Day of the latest time
    dateTo: NotRequired[CivilDate]


class ArudhaPadasRequest(VedicPersonOfAnyTime):
    # Options as this program has them by default; an option that is sent goes before it.
    # jagannatha-hora: nodeType mean, positionType true, scheme eight. parasharas-light: ayanamsa
    # lahiri
    preset: NotRequired[VedicPreset]
    # Sidereal frame; custom takes its value from ayanamsaValue. Default "lahiri"
    ayanamsa: NotRequired[Ayanamsa]
    # Degrees; required with ayanamsa custom, ignored otherwise
    ayanamsaValue: NotRequired[float]
    # With ayanamsa custom: the day, 0h TT, at which ayanamsaValue holds from the mean equinox;
    # precession and nutation carry it to each instant. Without it the value is the same at every
    # instant
    ayanamsaEpoch: NotRequired[CivilDate]
    # true is where bodies are at the instant, without the time of light, its bending and
    # aberration. Default "apparent"
    positionType: NotRequired[PositionType]
    # Rahu: the smoothed (mean) or the osculating (true) node; Ketu stands opposite. Default
    # "mean"
    nodeType: NotRequired[NodeType]


@final
class Ashtakavarga(TypedDict):
    """Ashtakavarga: eight tables of points, their sum, both reductions and the pindas"""

    frame: SiderealFrame
    signs: list[str]
    signsLocalized: NotRequired[list[str]]
    bhinnashtakavarga: list[BinduTable]
    sarvashtakavarga: BinduSum
    reducedBhinnashtakavarga: list[BinduTable]
    reducedSarvashtakavarga: BinduSum
    shodhyaPinda: list[ShodhyaPinda]
    conventions: AshtakavargaConventions


class AshtakavargaConventions(VedicConventions):
    tables: str
    reductions: str


class AshtakavargaRequest(VedicPersonOfAnyTime):
    # Options as this program has them by default; an option that is sent goes before it.
    # jagannatha-hora: nodeType mean, positionType true, scheme eight. parasharas-light: ayanamsa
    # lahiri
    preset: NotRequired[VedicPreset]
    # Sidereal frame; custom takes its value from ayanamsaValue. Default "lahiri"
    ayanamsa: NotRequired[Ayanamsa]
    # Degrees; required with ayanamsa custom, ignored otherwise
    ayanamsaValue: NotRequired[float]
    # With ayanamsa custom: the day, 0h TT, at which ayanamsaValue holds from the mean equinox;
    # precession and nutation carry it to each instant. Without it the value is the same at every
    # instant
    ayanamsaEpoch: NotRequired[CivilDate]
    # true is where bodies are at the instant, without the time of light, its bending and
    # aberration. Default "apparent"
    positionType: NotRequired[PositionType]


AshtottariStart: TypeAlias = "Literal[\"ardra\", \"krittika\"]"


class AskedSkyWebhook(TypedDict):
    """What a webhook is to tell, and to whom"""

    # The https address of the receiver, on the public internet, by the name of its host, at port
    # 443 or one from 1024 on
    url: str
    # One or more kinds of events, each with what its operation takes; {} for all by default
    events: AskedSkyWebhookEvents
    # Language of the deliveries
    lang: NotRequired[Literal["en", "tr", "de", "es", "hi", "pt", "fr", "ru", "zh-Hans", "zh-Hant"]]
    # A secret of your own: whsec_ and 24 to 64 random bytes in base64. Leave it out to get one
    secret: NotRequired[str]


class AskedSkyWebhookEvents(TypedDict):
    """One or more kinds of events, each with what its operation takes; {} for all by default"""

    stations: NotRequired[dict[str, Any]]
    ingresses: NotRequired[dict[str, Any]]
    lunations: NotRequired[dict[str, Any]]
    eclipses: NotRequired[dict[str, Any]]
    voidMoons: NotRequired[dict[str, Any]]
    transits: NotRequired[dict[str, Any]]


class AskedWebhookSecret(TypedDict):
    """A new secret"""

    # One of your own; leave it out to get one
    secret: NotRequired[str]
    # For so long the old secret signs too; 0 ends all old ones at once
    graceHours: NotRequired[int]


class Aspect(TypedDict):
    planet1: str
    planet1Localized: NotRequired[str]
    planet2: str
    planet2Localized: NotRequired[str]
    type: AspectType
    typeLocalized: NotRequired[str]
    angle: float
    orb: float
    isApplying: bool
    strength: int
    interpretation: AspectNature


class AspectDescription(TypedDict):
    short: str
    long: str


class AspectInTime(TypedDict):
    planet1: str
    planet1Localized: NotRequired[str]
    planet2: str
    planet2Localized: NotRequired[str]
    type: AspectType
    typeLocalized: NotRequired[str]
    angle: float
    orb: OrbRange
    exactAt: NotRequired[str]
    isApplying: NotRequired[bool]
    strength: int
    interpretation: AspectNature
    meaning: NotRequired[AspectMeaning]


AspectLatitude: TypeAlias = "Literal[\"none\", \"bianchini\", \"same\"]"


class AspectMeaning(TypedDict):
    name: str
    nameLocalized: NotRequired[str]
    description: AspectDescription
    keywords: list[str]
    nature: AspectNature


AspectNature: TypeAlias = "Literal[\"harmonious\", \"challenging\", \"neutral\"]"


AspectOrbs: TypeAlias = "dict[str, float]"


class AspectPattern(TypedDict):
    kind: Literal["GRAND_CROSS", "KITE", "GRAND_TRINE", "T_SQUARE", "YOD", "MYSTIC_RECTANGLE", "STELLIUM"]
    name: str
    nameLocalized: NotRequired[str]
    planets: list[str]
    planetsLocalized: NotRequired[list[str]]
    apex: NotRequired[str]
    apexLocalized: NotRequired[str]
    element: NotRequired[Literal["fire", "earth", "air", "water"]]
    elementLocalized: NotRequired[str]
    modality: NotRequired[Literal["cardinal", "fixed", "mutable"]]
    modalityLocalized: NotRequired[str]
    dissociate: NotRequired[bool]
    tightness: int
    interpretation: str
    interpretationKey: str
    interpretationVars: dict[str, str]


@final
class AspectPatterns(TypedDict):
    """Grand trine, kite, T-square, grand cross, yod, mystic rectangle, stellium"""

    patterns: list[AspectPattern]
    total: int
    planets: list[BodyPosition]
    options: AspectPatternsOptions
    conventions: AspectPatternsConventions


class AspectPatternsConventions(SkyConventions):
    nodeType: Literal["mean", "true"]
    orbs: dict[str, float]
    stelliumArc: float


class AspectPatternsOptions(TypedDict):
    strictOrbs: bool
    include: list[Literal["chiron", "northNode"]]


class AspectPatternsRequest(BirthWithNodeOfAnyTime):
    # Options as this program has them by default; an option that is sent goes before it.
    # astro.com: nodeType true, houseSystem placidus, orbs Chiron 0 and Black Moon Lilith 0
    preset: NotRequired[WesternPreset]
    # sidereal takes the ayanamsa off every longitude, cusps and angles too, and reads signs from
    # there; draconic counts them from the North Node. Default "tropical"
    zodiac: NotRequired[ChartZodiac]
    # With zodiac sidereal; fagan-bradley by default
    ayanamsa: NotRequired[Ayanamsa]
    # Degrees; with ayanamsa custom, which needs it
    ayanamsaValue: NotRequired[float]
    # With ayanamsa custom: the day, 0h TT, at which ayanamsaValue holds from the mean equinox;
    # precession and nutation carry it to each instant. Without it the value is the same at every
    # instant
    ayanamsaEpoch: NotRequired[CivilDate]
    # Black Moon Lilith: the smoothed (mean) or osculating (true) apogee of the Moon. Default
    # "mean"
    lilithType: NotRequired[LilithType]
    # true is where bodies are at the instant, without the time of light, its bending and
    # aberration. Default "apparent"
    positionType: NotRequired[PositionType]
    # topocentric takes the parallax as seen from the place, at sea level: the Moon moves by up to
    # a degree. Default "geocentric"
    center: NotRequired[PlacedCenter]


class AspectReading(TypedDict):
    summary: str
    keywords: list[str]


class AspectScoring(TypedDict):
    formula: str
    measures: str
    weights: dict[str, float]
    values: dict[str, float]
    hardConjunction: AspectScoringHardConjunction


class AspectScoringHardConjunction(TypedDict):
    value: float
    bodies: list[str]
    bodiesLocalized: NotRequired[list[str]]
    unlessWith: list[str]
    unlessWithLocalized: NotRequired[list[str]]


AspectType: TypeAlias = "Literal[\"CONJUNCTION\", \"OPPOSITION\", \"TRINE\", \"SQUARE\", \"SEXTILE\", \"QUINCUNX\", \"SEMI_SEXTILE\", \"SEMI_SQUARE\", \"SESQUIQUADRATE\"]"


@final
class Aspects(TypedDict):
    """Aspects between the bodies at a moment, with their meaning"""

    date: str
    time: str
    timezone: float
    nodeType: Literal["mean", "true"]
    aspectsFound: int
    aspects: list[AspectsAspects]
    seriesAspects: NotRequired[list[SeriesAspect]]
    patterns: list[AspectPattern]
    summary: AspectsSummary
    conventions: AspectsConventions


class AspectsAspects(Aspect):
    meaning: AspectMeaning


AspectsBirthTime = TypedDict(
    "AspectsBirthTime",
    {
        "state": "BirthTimeState",
        "from": "str",
        "to": "str",
        "holds": "list[AspectsHeld]",
        "changes": "list[AspectsChange]",
        "more": "NotRequired[int]",
        "counted": "NotRequired[list[CountedChanges]]",
    },
)


class AspectsChange(TypedDict):
    member: str
    before: MemberValue
    beforeLocalized: NotRequired[str]
    after: MemberValue
    afterLocalized: NotRequired[str]
    at: str
    utc: NotRequired[str]


class AspectsConventions(SkyConventions):
    orbs: AspectOrbs
    orbSchool: NotRequired[OrbSchool]
    orbRules: NotRequired[list[OrbRuleUsed]]


class AspectsHeld(TypedDict):
    member: str
    value: MemberValue
    valueLocalized: NotRequired[str]


class AspectsRequest(BirthMomentOfAnyTime):
    # Lunar node: smoothed (mean) or osculating (true). Default "true"
    nodeType: NotRequired[NodeType]
    # Keep only aspects between these bodies; all fourteen by default
    planets: NotRequired[list[Literal["Sun", "Moon", "Mercury", "Venus", "Mars", "Jupiter", "Saturn", "Uranus", "Neptune", "Pluto", "North Node", "South Node", "Chiron", "Black Moon Lilith", "Earth"]]]
    # Keep only these types; all nine by default
    aspectTypes: NotRequired[list[AspectType]]
    # Options as this program has them by default; an option that is sent goes before it.
    # astro.com: nodeType true, houseSystem placidus, orbs Chiron 0 and Black Moon Lilith 0
    preset: NotRequired[WesternPreset]
    # sidereal takes the ayanamsa off every longitude, cusps and angles too, and reads signs from
    # there; draconic counts them from the North Node. Default "tropical"
    zodiac: NotRequired[ChartZodiac]
    # With zodiac sidereal; fagan-bradley by default
    ayanamsa: NotRequired[Ayanamsa]
    # Degrees; with ayanamsa custom, which needs it
    ayanamsaValue: NotRequired[float]
    # With ayanamsa custom: the day, 0h TT, at which ayanamsaValue holds from the mean equinox;
    # precession and nutation carry it to each instant. Without it the value is the same at every
    # instant
    ayanamsaEpoch: NotRequired[CivilDate]
    # Black Moon Lilith: the smoothed (mean) or osculating (true) apogee of the Moon. Default
    # "mean"
    lilithType: NotRequired[LilithType]
    # true is where bodies are at the instant, without the time of light, its bending and
    # aberration. Default "apparent"
    positionType: NotRequired[PositionType]
    # heliocentric has the Earth in place of the Sun, and no Moon, nodes or Lilith. Default
    # "geocentric"
    center: NotRequired[UnplacedCenter]
    # The chart of this harmonic: every longitude times the number
    harmonic: NotRequired[int]
    # Greatest orbs: a rule of aspect and body goes before one of the body, that before one of the
    # aspect, all before the school
    orbs: NotRequired[list[OrbRule]]
    # lilly: half of the orbs of both bodies, five aspects; harmonic: 12 degrees divided by the
    # harmonic
    orbSchool: NotRequired[OrbSchool]
    # Aspects of the 5th, 7th, 9th and 10th harmonic, told in seriesAspects
    aspectSeries: NotRequired[list[Literal["quintile", "septile", "novile", "decile"]]]


class AspectsSummary(TypedDict):
    totalAspects: int
    harmonious: int
    challenging: int
    neutral: int
    byType: dict[str, int]


class PlaceInTime(ZodiacPlace):
    latitude: float
    speed: float


class UranianPoint(PlaceInTime):
    name: str
    nameLocalized: NotRequired[str]
    house: int
    isRetrograde: bool


class Asteroid(UranianPoint):
    symbol: str
    interpretation: str


@final
class Asteroids(TypedDict):
    """Ceres, Pallas, Juno and Vesta in sign and house, with their reading"""

    birthDetails: BirthDetails
    houseSystem: HouseSystem
    asteroids: list[Asteroid]
    numbered: NotRequired[list[NumberedAsteroid]]
    uranian: NotRequired[list[UranianPoint]]
    summary: str
    conventions: AsteroidsConventions


class AsteroidsRequest(BirthWithNodeOfAnyTime):
    # House system; above the polar circles placidus and koch give whole-sign, and the answer says
    # so; any other that has no houses at the place and time is refused with those that have.
    # Default "placidus"
    houseSystem: NotRequired[HouseSystem]
    # Options as this program has them by default; an option that is sent goes before it.
    # astro.com: nodeType true, houseSystem placidus, orbs Chiron 0 and Black Moon Lilith 0
    preset: NotRequired[WesternPreset]
    # sidereal takes the ayanamsa off every longitude, cusps and angles too, and reads signs from
    # there; draconic counts them from the North Node. Default "tropical"
    zodiac: NotRequired[ChartZodiac]
    # With zodiac sidereal; fagan-bradley by default
    ayanamsa: NotRequired[Ayanamsa]
    # Degrees; with ayanamsa custom, which needs it
    ayanamsaValue: NotRequired[float]
    # With ayanamsa custom: the day, 0h TT, at which ayanamsaValue holds from the mean equinox;
    # precession and nutation carry it to each instant. Without it the value is the same at every
    # instant
    ayanamsaEpoch: NotRequired[CivilDate]
    # true is where bodies are at the instant, without the time of light, its bending and
    # aberration. Default "apparent"
    positionType: NotRequired[PositionType]
    # topocentric takes the parallax as seen from the place, at sea level: the Moon moves by up to
    # a degree. Default "geocentric"
    center: NotRequired[PlacedCenter]
    # Asteroids by the numbers of the Minor Planet Center; needs their files at the service
    asteroidNumbers: NotRequired[list[int]]
    # true adds Cupido to Poseidon, the eight points of the Hamburg School
    uranianPoints: NotRequired[bool]


@final
class Astrocartography(TypedDict):
    """Lines on the map where each body rises, culminates and sets"""

    birthDetails: BirthDetails
    lines: list[PlanetLines]
    summary: str
    conventions: AstrocartographyConventions


class AstrocartographyConventions(SkyConventions):
    nodeType: Literal["mean", "true"]
    lines: str
    pointsLatitude: AstrocartographyConventionsPointsLatitude
    segmentsLatitude: AstrocartographyConventionsSegmentsLatitude


AstrocartographyConventionsPointsLatitude = TypedDict(
    "AstrocartographyConventionsPointsLatitude",
    {
        "from": "float",
        "to": "float",
        "step": "float",
    },
)


AstrocartographyConventionsSegmentsLatitude = TypedDict(
    "AstrocartographyConventionsSegmentsLatitude",
    {
        "from": "float",
        "to": "float",
    },
)


AstrocartographyRequest: TypeAlias = "BirthWithNodeOfAnyTime"


class AuspiciousDays(TypedDict):
    """The days of a range that the almanac favors for an activity"""

    activity: AlmanacActivity
    activityLabel: str
    startDate: str
    endDate: str
    daysSearched: int
    avoidAnimal: NotRequired[ChineseAnimal]
    avoidAnimalLocalized: NotRequired[str]
    total: int
    days: list[AlmanacEntry]
    advice: str
    conventions: ChineseCalendarConventions


class AuspiciousDaysRequest(TypedDict):
    # What the day is for
    activity: AlmanacActivity
    # First day, included
    startDate: CivilDate
    # Last day, included
    endDate: CivilDate
    # The sign of someone who must not be clashed with
    avoidAnimal: NotRequired[ChineseAnimal]


Avastha: TypeAlias = "AvasthaEntry"


class AvasthaEntry(TypedDict):
    id: str
    name: str
    nameLocalized: NotRequired[str]
    system: AvasthaSystem
    meaning: str
    interpretation: str


class AvasthaInfo(TypedDict):
    """With avasthaInfo: what each state says"""

    awastha: NotRequired[AvasthaTold]
    jagradadi: NotRequired[AvasthaTold]
    deeptadi: NotRequired[AvasthaTold]


AvasthaSystem: TypeAlias = "Literal[\"baladi\", \"jagradadi\", \"deeptadi\"]"


class AvasthaTold(TypedDict):
    meaning: str
    interpretation: str


Avasthas: TypeAlias = "list[AvasthaEntry]"


class Ayadi(TypedDict):
    """The six ayadi formulas of a building's measures"""

    measures: AyadiMeasures
    vargas: list[AyadiVarga]
    vayas: int
    verdict: AyadiVerdict
    conventions: AyadiConventions


class AyadiAsked(TypedDict):
    # Length of the building, in the unit
    length: float
    # Breadth of the building, in the unit
    breadth: float
    # In the unit; twice length and breadth by default
    perimeter: NotRequired[float]
    # In the unit; the perimeter by default
    circumference: NotRequired[float]
    # Unit of every measure sent. Default "hasta"
    unit: NotRequired[Literal["hasta", "feet", "metres"]]
    # Inches in a hasta, of 24 angulas; counts with feet and metres alone. Default 18
    hastaInches: NotRequired[float]
    # Which side is counted: manasara each its own, perimeter-texts the perimeter, utpala the
    # perimeter and for the yoni the area. Default "manasara"
    ayadiText: NotRequired[Literal["manasara", "perimeter-texts", "utpala"]]
    # Perimeter by nine over ten, or by three over fourteen; manasara has its own. Default "p9-10"
    vyayaFormula: NotRequired[Literal["p9-10", "p3-14"]]


class AyadiConventions(TypedDict):
    ayadiText: Literal["manasara", "perimeter-texts", "utpala"]
    vyayaFormula: Literal["p9-10", "p3-14"]
    unit: Literal["hasta", "feet", "metres"]
    hastaInches: float
    rounding: str


class AyadiMeasures(TypedDict):
    length: int
    breadth: int
    perimeter: int
    circumference: int
    area: int


AyadiRequest: TypeAlias = "AyadiAsked"


class AyadiVarga(TypedDict):
    varga: Literal["aya", "vyaya", "yoni", "rksha", "tithi", "vara"]
    operand: Literal["length", "breadth", "circumference", "perimeter", "area"]
    operandValue: int
    multiplier: int
    divisor: int
    product: int
    remainder: int
    groupSize: int
    name: NotRequired[str]
    nameLocalized: NotRequired[str]
    firstName: NotRequired[str]
    gloss: NotRequired[str]
    glossLocalized: NotRequired[str]
    auspicious: NotRequired[bool]
    source: VastuSource


class AyadiVerdict(TypedDict):
    yoniAuspicious: bool
    ayaVyaya: Literal["aya-greater", "equal", "aya-lesser", "zero-remainder"]
    reading: str
    source: VastuSource


AyanaId: TypeAlias = "Literal[\"uttarayana\", \"dakshinayana\"]"


class AyanaOfSeason(TypedDict):
    id: AyanaId
    idLocalized: NotRequired[str]
    source: AyurvedaSource


Ayanamsa: TypeAlias = "Literal[\"lahiri\", \"raman\", \"kp-newcomb\", \"kp-old\", \"custom\", \"fagan-bradley\", \"de-luce\", \"usha-shashi\", \"krishnamurti\", \"krishnamurti-vp291\", \"djwhal-khul\", \"yukteshwar\", \"jn-bhasin\", \"lahiri-1940\", \"lahiri-vp285\", \"lahiri-icrc\", \"true-citra\", \"true-revati\", \"true-pushya\", \"true-mula\", \"true-sheoran\", \"surya-siddhanta\", \"surya-siddhanta-mean-sun\", \"surya-siddhanta-revati\", \"surya-siddhanta-citra\", \"aryabhata\", \"aryabhata-mean-sun\", \"aryabhata-522\", \"babylonian-kugler-1\", \"babylonian-kugler-2\", \"babylonian-kugler-3\", \"babylonian-huber\", \"babylonian-eta-piscium\", \"babylonian-britton\", \"aldebaran-15-taurus\", \"hipparchos\", \"sassanian\", \"valens-moon\", \"galactic-center-0-sagittarius\", \"galactic-center-0-capricorn\", \"galactic-center-mula\", \"galactic-center-gil-brand\", \"galactic-equator\", \"galactic-equator-iau-1958\", \"galactic-equator-mula\", \"galactic-equator-fiorenza\", \"galactic-alignment-mardyks\", \"j2000\", \"j1900\", \"b1950\"]"


AyanamsaPreset: TypeAlias = "Literal[\"parasharas-light\"]"


AyanamsaReach = TypedDict(
    "AyanamsaReach",
    {
        "from": "float",
        "to": "float",
    },
)


AyanamsaSearched: TypeAlias = "Literal[\"lahiri\", \"none\"]"


class AyurvedaScope(TypedDict):
    disclaimer: str


AyurvedaSign: TypeAlias = "Literal[\"aries\", \"taurus\", \"gemini\", \"cancer\", \"leo\", \"virgo\", \"libra\", \"scorpio\", \"sagittarius\", \"capricorn\", \"aquarius\", \"pisces\"]"


class AyurvedaSource(TypedDict):
    text: str
    chapter: str
    verse: str
    translation: str | None
    year: int | None
    publicDomain: bool
    note: NotRequired[str]


@final
class AyurvedicConstitution(TypedDict):
    """Constitution from a birth chart: shares of vata, pitta and kapha"""

    frame: ConstitutionFrame
    lagnaSign: AyurvedaSign
    lagnaSignLocalized: NotRequired[str]
    moonSign: AyurvedaSign
    moonSignLocalized: NotRequired[str]
    factors: list[ConstitutionFactor]
    composite: ConstitutionBlend
    strengthRanking: list[RankedGraha]
    planetDoshas: list[GrahaDoshas]
    summary: str
    conventions: AyurvedicConstitutionConventions
    meta: AyurvedaScope


class AyurvedicConstitutionConventions(TransitMoment):
    signDoshaScheme: Literal["satyacharya", "bphs"]
    ayanamsa: str
    sunrise: str


class AyurvedicConstitutionRequest(VedicPersonOfAnyTime):
    # Sidereal frame; custom takes its value from ayanamsaValue. Default "lahiri"
    ayanamsa: NotRequired[Ayanamsa]
    # Degrees; required with ayanamsa custom, ignored otherwise
    ayanamsaValue: NotRequired[float]
    # With ayanamsa custom: the day, 0h TT, at which ayanamsaValue holds from the mean equinox;
    # precession and nutation carry it to each instant. Without it the value is the same at every
    # instant
    ayanamsaEpoch: NotRequired[CivilDate]
    # Whose humors of the signs: satyacharya (Brihat Jataka 18.20), or bphs (Parashara, by
    # element). Default "satyacharya"
    signDoshaScheme: NotRequired[Literal["satyacharya", "bphs"]]


class AztecConventions(TypedDict):
    calendar: Literal["proleptic-gregorian"]
    correlation: Literal["caso"]


AztecDaySign: TypeAlias = "AztecDaySignRow"


class AztecDaySignRow(TypedDict):
    position: int
    id: AztecSign
    nameNahuatl: str
    gloss: str
    glossLocalized: NotRequired[str]
    direction: Quarter
    directionLocalized: NotRequired[str]
    essence: str
    guidance: str
    keynote: str


class AztecDaySigns(TypedDict):
    """The twenty Nahua day signs"""

    total: int
    limit: int
    offset: int
    daySigns: list[AztecDaySignRow]


AztecSign: TypeAlias = "Literal[\"cipactli\", \"ehecatl\", \"calli\", \"cuetzpalin\", \"coatl\", \"miquiztli\", \"mazatl\", \"tochtli\", \"atl\", \"itzcuintli\", \"ozomahtli\", \"malinalli\", \"acatl\", \"ocelotl\", \"cuauhtli\", \"cozcacuauhtli\", \"ollin\", \"tecpatl\", \"quiahuitl\", \"xochitl\"]"


AztecTrecena: TypeAlias = "AztecTrecenaRow"


class AztecTrecenaDay(TypedDict):
    number: int
    dayOfTrecena: int
    startSign: AztecSign
    startSignName: str


class AztecTrecenaRow(TypedDict):
    number: int
    startSign: AztecSign
    startSignName: str
    length: Literal[13]
    reading: str


class AztecTrecenas(TypedDict):
    """The twenty trecenas of the tonalpohualli in order, each with the sign that opens it"""

    total: int
    limit: int
    offset: int
    trecenas: list[AztecTrecenaRow]


BaguaSector: TypeAlias = "BaguaSectorRow"


class BaguaSectorRow(TypedDict):
    id: Literal["career", "knowledge", "family", "wealth", "fame", "love", "children", "helpful-people", "health"]
    name: str
    nameLocalized: NotRequired[str]
    number: int
    palace: FengShuiPalace
    palaceLocalized: NotRequired[str]
    direction: NotRequired[FengShuiDirection]
    directionLocalized: NotRequired[str]
    element: FengShuiPhase
    elementLocalized: NotRequired[str]
    colors: list[str]
    colorsLocalized: NotRequired[list[str]]
    trigram: NotRequired[FengShuiTrigram]
    earlierHeavenTrigram: NotRequired[FengShuiTrigram]
    focus: str
    meaning: str


class BaguaSectors(TypedDict):
    """The nine life areas of the compass bagua, clockwise from North, the middle last"""

    total: int
    limit: int
    offset: int
    sectors: list[BaguaSectorRow]


class BalaTheme(TypedDict):
    name: str
    meaning: str


class BalaThemes(TypedDict):
    sthanaBala: BalaTheme
    digBala: BalaTheme
    kalaBala: BalaTheme
    chestaBala: BalaTheme
    naisargikaBala: BalaTheme
    drikBala: BalaTheme


BaladiName: TypeAlias = "Literal[\"Bala\", \"Kumara\", \"Yuva\", \"Vriddha\", \"Mrita\"]"


class BasicPanchang(TypedDict):
    """Tithi, nakshatra, yoga and karana of an instant"""

    tithi: PanchangTithi
    nakshatra: PanchangNakshatra
    yoga: PanchangYoga
    karana: PanchangKarana
    sunLongitude: float
    moonLongitude: float
    limbs: InstantLimbs
    borders: NotRequired[list[LimbBorder]]
    conventions: PanchangInstantConventions


BasicPanchangRequest: TypeAlias = "PanchangInstantAsked"


class UntimedBaziBirth(TypedDict):
    date: str
    timezone: float
    latitude: NotRequired[float]
    longitude: NotRequired[float]


class BaziBirthData(UntimedBaziBirth):
    time: str


BaziBirthTime = TypedDict(
    "BaziBirthTime",
    {
        "state": "BirthTimeState",
        "from": "str",
        "to": "str",
        "holds": "list[BaziHeld]",
        "changes": "list[BaziChange]",
        "more": "NotRequired[int]",
        "counted": "NotRequired[list[CountedChanges]]",
    },
)


class BaziChange(TypedDict):
    member: str
    before: MemberValue
    beforeLocalized: NotRequired[str]
    after: MemberValue
    afterLocalized: NotRequired[str]
    at: str
    utc: NotRequired[str]


@final
class BaziChart(TypedDict):
    """The Four Pillars of a birth with ten gods, hidden stems, na yin, phases and interactions"""

    birthData: BaziBirthData
    conventions: BaziChartConventions
    pillars: list[BaziPillar]
    dayMaster: DayMaster
    zodiacAnimal: ChineseAnimal
    zodiacAnimalLocalized: NotRequired[str]
    fiveElements: list[PhaseCount]
    usefulGod: UsefulGod
    interactions: list[BaziInteraction]
    directionalCombinations: NotRequired[list[DirectionalCombination]]
    halfTrines: list[HalfTrine]
    voids: NotRequired[list[BaziVoids]]
    stages: NotRequired[list[PillarLifeStages]]
    stars: NotRequired[list[SymbolicStar]]
    summary: str


class BaziConventions(TransitMoment):
    dayBoundary: BaziDayBoundary
    yearBoundary: BaziYearBoundary
    hourClock: BaziHourClock
    hourTime: str
    lunarYear: str
    borders: NotRequired[list[PillarBorder]]


class BaziChartConventions(BaziConventions):
    sections: NotRequired[list[BaziSection]]
    voidsBy: NotRequired[BaziVoidBase]
    stageOrder: NotRequired[LifeStageOrder]
    earthStages: NotRequired[EarthLifeStages]
    noblemanVerse: NotRequired[NoblemanVerse]
    bladeSchool: NotRequired[GoatBladeSchool]
    gender: NotRequired[BaziGender]


class BaziChartRequest(BaziPersonOfAnyTime):
    # Sections to add: voids (void branches), stages (the twelve stages of life), stars (symbolic
    # stars)
    sections: NotRequired[list[BaziSection]]
    # With voids: the pillar whose decade has them, both by default
    voidsBy: NotRequired[BaziVoidBase]
    # With stages: yin stems backward, by default, or every stem forward with its phase
    stageOrder: NotRequired[LifeStageOrder]
    # With stages: earth has those of fire, by default, or of water
    earthStages: NotRequired[EarthLifeStages]
    # With stars: geng has the Nobleman at ox and goat with jia and wu, by default, or at horse
    # and tiger with xin
    noblemanVerse: NotRequired[NoblemanVerse]
    # With stars: the Goat Blade of yang stems alone, by default, or of all, yin at their peak or
    # after their prosperity
    bladeSchool: NotRequired[GoatBladeSchool]
    # With stars: the Primal Star needs it
    gender: NotRequired[BaziGender]


class BaziClaim(TypedDict):
    member: BaziClaimMember
    value: BaziClaimValue


class BaziClaimAnswer(TypedDict):
    member: str
    memberLocalized: NotRequired[str]
    value: str
    valueLocalized: NotRequired[str]
    minutes: float
    share: float
    intervals: list[TimeInterval]


BaziClaimMember: TypeAlias = "Literal[\"pillars.hour.animal\", \"pillars.hour.stem\", \"dayMaster\", \"zodiacAnimal\"]"


BaziClaimValue: TypeAlias = "Literal[\"rat\", \"ox\", \"tiger\", \"rabbit\", \"dragon\", \"snake\", \"horse\", \"goat\", \"monkey\", \"rooster\", \"dog\", \"pig\", \"jia\", \"yi\", \"bing\", \"ding\", \"wu\", \"ji\", \"geng\", \"xin\", \"ren\", \"gui\"]"


@final
class BaziCompatibility(TypedDict):
    """Two charts of the Four Pillars: day masters, combinations and clashes between them"""

    personA: BaziPersonFacts
    personB: BaziPersonFacts
    dayMasterRelation: Literal["peer", "output", "wealth", "influence", "resource"]
    interactions: list[BaziInteraction]
    score: int
    harmoniousCount: int
    challengingCount: int
    summary: str


class BaziCompatibilityRequest(TypedDict):
    personA: BaziPersonOfAnyTime
    personB: BaziPersonOfAnyTime


class BaziCoupleBirthTimes(TypedDict):
    state: BirthTimeState
    people: list[PersonBirthTime]
    holds: list[BaziCoupleHeld]
    changes: list[BaziCoupleChange]
    more: NotRequired[int]


class NatalChange(TypedDict):
    member: str
    before: MemberValue
    beforeLocalized: NotRequired[str]
    after: MemberValue
    afterLocalized: NotRequired[str]
    at: str
    utc: NotRequired[str]


class BaziCoupleChange(NatalChange):
    which: str


class BaziCoupleHeld(TypedDict):
    which: NotRequired[str]
    member: str
    value: MemberValue
    valueLocalized: NotRequired[str]


BaziDayBoundary: TypeAlias = "Literal[\"split-zi\", \"midnight\", \"early-zi\"]"


class BaziEvent(TypedDict):
    # Day of the event, YYYY-MM-DD
    date: CivilDate
    kind: BaziEventKind
    # To be told apart in the answer
    label: NotRequired[str]


class BaziEventAnswer(TypedDict):
    date: str
    kind: LifeEventKind
    kindLocalized: NotRequired[str]
    label: NotRequired[str]
    rule: BaziEventRule
    minutesFor: float
    minutesAgainst: float
    intervals: list[BaziEvidence]
    more: NotRequired[int]


BaziEventKind: TypeAlias = "Literal[\"marriage\", \"separation\", \"child\", \"career\", \"property\", \"studies\", \"illness\", \"father-death\", \"mother-death\"]"


class BaziEventRule(TypedDict):
    """The category of ten gods under which the event is looked for"""

    category: Literal["peer", "output", "wealth", "influence", "resource"]


TimeInterval = TypedDict(
    "TimeInterval",
    {
        "from": "str",
        "to": "str",
        "minutes": "float",
        "utcFrom": "NotRequired[str]",
        "utcTo": "NotRequired[str]",
    },
)


class BaziEvidence(TimeInterval):
    stance: EvidenceStance
    facts: list[EventLuckPillar]


BaziGender: TypeAlias = "Literal[\"male\", \"female\"]"


class BaziHeld(TypedDict):
    member: str
    value: MemberValue
    valueLocalized: NotRequired[str]


BaziHourClock: TypeAlias = "Literal[\"clock\", \"local-mean\", \"solar\"]"


class BaziInteraction(TypedDict):
    type: BaziInteractionType
    id: str
    chinese: str
    pinyin: str
    quality: BaziInteractionQuality
    positions: list[str]
    members: list[str]
    transformsTo: NotRequired[Phase]
    transformsToLocalized: NotRequired[str]
    variety: NotRequired[Literal["ungrateful", "bullying", "discourteous", "self"]]
    complete: NotRequired[bool]
    meaning: str


BaziInteractionQuality: TypeAlias = "Literal[\"harmonious\", \"challenging\"]"


BaziInteractionType: TypeAlias = "Literal[\"stem-combination\", \"six-combination\", \"trine\", \"clash\", \"harm\", \"punishment\", \"stem-clash\"]"


class BaziMeeting(TypedDict):
    type: BaziMeetingType
    quality: BaziInteractionQuality
    positions: list[str]
    members: list[str]
    transformsTo: NotRequired[Phase]
    transformsToLocalized: NotRequired[str]
    meaning: NotRequired[str]


BaziMeetingType: TypeAlias = "Literal[\"stem-combination\", \"six-combination\", \"trine\", \"clash\", \"harm\", \"punishment\", \"stem-clash\", \"half-trine\", \"directional-combination\"]"


class BaziMoment(TypedDict):
    """Whose month, day and hour are read too; in that year"""

    date: CivilDate
    time: CivilTime
    timezone: Timezone


class BaziMomentPillars(TypedDict):
    """Only where moment was sent"""

    month: TimedPillar
    day: TimedPillar
    hour: TimedPillar


@final
class BaziNarrowedTime(TypedDict):
    """Unknown birth hour in BaZi: double hours that agree with the pillars as told, and luck
    pillars at life events
    """

    at: str
    birthDetails: NarrowedBirth
    agreeing: list[TimeInterval]
    claims: list[BaziClaimAnswer]
    narrowed: NarrowedMinutes
    events: list[BaziEventAnswer]
    ranking: list[RankedTime]
    moreRanked: NotRequired[int]
    summary: str
    conventions: BaziNarrowedTimeConventions


BaziNarrowedTimeConventions = TypedDict(
    "BaziNarrowedTimeConventions",
    {
        "dayBoundary": "Literal[\"split-zi\", \"midnight\", \"early-zi\"]",
        "yearBoundary": "Literal[\"li-chun\", \"lunar-new-year\"]",
        "hourClock": "Literal[\"clock\", \"local-mean\", \"solar\"]",
        "claims": "str",
        "eventHour": "str",
        "timing": "str",
        "for": "str",
        "against": "str",
        "rules": "str",
        "calendar": "CalendarUsed",
        "ephemeris": "str",
        "ut1": "Ut1Source",
        "pole": "PoleSource",
        "deltaT": "float",
        "notice": "NotRequired[str]",
        "utcFrom": "str",
        "utcTo": "str",
    },
)


BaziNarrowedTimeRequest: TypeAlias = "BaziStatementsOfAnyTime"


class BaziPersonFacts(TypedDict):
    pillars: list[BaziPersonPillar]
    dayMaster: DayMaster
    strength: StrengthVerdict
    conventions: BaziConventions


class BaziPersonPillar(AnnualPillar):
    position: PillarPosition
    tenGod: TenGod
    hiddenStems: list[HiddenStem]


class BaziPillar(BaziPersonPillar):
    reading: str


class BaziScoreReach(TypedDict):
    """Points, at least and at most"""

    least: float
    most: float


BaziSection: TypeAlias = "Literal[\"voids\", \"stages\", \"stars\"]"


class BaziStatementsOfAnyTime(BaziPersonOfAnyTime):
    gender: NotRequired[GenderOfLuck]
    # Values that the chart is said to have; 1 to 10 claims and events together
    claims: NotRequired[list[BaziClaim]]
    # Dated events of the life, weighed by the tradition's own timing
    events: NotRequired[list[BaziEvent]]


BaziStretch = TypedDict(
    "BaziStretch",
    {
        "from": "str",
        "to": "str",
    },
)


BaziVoidBase: TypeAlias = "Literal[\"both\", \"day\", \"year\"]"


class BaziVoids(TypedDict):
    by: Literal["day", "year"]
    decade: str
    branches: list[EarthlyBranchId]
    chinese: str
    positions: list[PillarPosition]


BaziYearBoundary: TypeAlias = "Literal[\"li-chun\", \"lunar-new-year\"]"


class MuhurtaWindow(TypedDict):
    start: str
    end: str
    lagna: str
    lagnaLocalized: NotRequired[str]
    nakshatra: str
    nakshatraLocalized: NotRequired[str]
    tithi: str
    tithiLocalized: NotRequired[str]
    score: int


class NextMuhurta(MuhurtaWindow):
    date: str
    weekday: str
    weekdayLocalized: NotRequired[str]


class BestMuhurta(NextMuhurta):
    notes: list[MuhurtaNote]


BestPeriod = TypedDict(
    "BestPeriod",
    {
        "from": "str",
        "to": "str",
        "count": "int",
    },
)


class BeyondTheCount(TypedDict):
    seventhHouse: SeventhHouseVerdict
    seventhLord: str
    seventhLordLocalized: NotRequired[str]
    seventhEvidence: list[str]
    venus: VenusMeans
    manglik: bool
    manglikExceptions: list[str]


class Bhadra(TypedDict):
    """`spans` lists every Vishti between this sunrise and the next"""

    active: bool
    startsAt: str | None
    endsAt: str | None
    spans: list[BhadraSpan]


class BhadraSpan(TypedDict):
    start: str
    end: str
    residence: Literal["heaven", "earth", "netherworld"]


@final
class BhavChalit(TypedDict):
    """Bhav chalit: Sripati's houses with their junctions, and which grahas move"""

    ascendant: float
    midheaven: float
    bhavas: list[ChalitBhava]
    grahas: list[ChalitGraha]
    movedCount: int
    houseSystem: Literal["sripati"]
    focus: Literal["general", "finance"]
    houseThemes: HouseThemes
    frame: SiderealFrame
    conventions: VedicConventions


class BhavChalitRequest(VedicPersonOfAnyTime):
    # Options as this program has them by default; an option that is sent goes before it.
    # jagannatha-hora: nodeType mean, positionType true, scheme eight. parasharas-light: ayanamsa
    # lahiri
    preset: NotRequired[VedicPreset]
    # Sidereal frame; custom takes its value from ayanamsaValue. Default "lahiri"
    ayanamsa: NotRequired[Ayanamsa]
    # Degrees; required with ayanamsa custom, ignored otherwise
    ayanamsaValue: NotRequired[float]
    # With ayanamsa custom: the day, 0h TT, at which ayanamsaValue holds from the mean equinox;
    # precession and nutation carry it to each instant. Without it the value is the same at every
    # instant
    ayanamsaEpoch: NotRequired[CivilDate]
    # true is where bodies are at the instant, without the time of light, its bending and
    # aberration. Default "apparent"
    positionType: NotRequired[PositionType]
    # Rahu: the smoothed (mean) or the osculating (true) node; Ketu stands opposite. Default
    # "mean"
    nodeType: NotRequired[NodeType]


@final
class BhavaBala(TypedDict):
    """Bhava bala: the strength of the twelve houses"""

    bhavas: list[BhavaBalaRow]
    houseSystem: Literal["sripati"]
    focus: Literal["general", "finance"]
    houseThemes: HouseThemes
    frame: SiderealFrame
    conventions: BhavaBalaConventions


class BhavaBalaConventions(VedicConventions):
    sunrise: str
    drik: str


class BhavaBalaRequest(VedicPersonOfAnyTime):
    # Options as this program has them by default; an option that is sent goes before it.
    # jagannatha-hora: nodeType mean, positionType true, scheme eight. parasharas-light: ayanamsa
    # lahiri
    preset: NotRequired[VedicPreset]
    # Sidereal frame; custom takes its value from ayanamsaValue. Default "lahiri"
    ayanamsa: NotRequired[Ayanamsa]
    # Degrees; required with ayanamsa custom, ignored otherwise
    ayanamsaValue: NotRequired[float]
    # With ayanamsa custom: the day, 0h TT, at which ayanamsaValue holds from the mean equinox;
    # precession and nutation carry it to each instant. Without it the value is the same at every
    # instant
    ayanamsaEpoch: NotRequired[CivilDate]
    # true is where bodies are at the instant, without the time of light, its bending and
    # aberration. Default "apparent"
    positionType: NotRequired[PositionType]


class BhavaBalaRow(TypedDict):
    house: int
    madhya: float
    rashi: str
    rashiLocalized: NotRequired[str]
    lord: str
    lordLocalized: NotRequired[str]
    bhavadhipatiBala: float
    digBala: float
    drishtiBala: float
    totalVirupas: float
    totalRupas: float
    rank: int


class BhavaContradiction(TypedDict):
    """The factors that help and hurt most, where both are heavy"""

    helps: BhavaFactor
    hurts: BhavaFactor


BhavaFactor: TypeAlias = "Literal[\"lord\", \"guests\", \"karaka\", \"bindus\", \"varga\"]"


class BhavaJudgment(TypedDict):
    verdict: BhavaVerdict
    score: float
    contradiction: NotRequired[BhavaContradiction]
    evidence: list[str]
    reading: str


BhavaVerdict: TypeAlias = "Literal[\"strong\", \"good\", \"mixed\", \"weak\"]"


class BinduFigureReach(TypedDict):
    """At least and at most"""

    least: int
    most: int


class BinduSum(TypedDict):
    bindus: list[int]
    total: int


class BinduTable(TypedDict):
    planet: str
    planetLocalized: NotRequired[str]
    bindus: list[int]
    total: int


class BiorhythmCompatibility(TypedDict):
    """Two people's primary cycles on a day"""

    person1: BiorhythmCompatibilityPerson1
    person2: BiorhythmCompatibilityPerson2
    targetDate: str
    overallScore: int
    rating: Literal["Highly Aligned", "Well Aligned", "Moderately Aligned", "Misaligned", "Opposed"]
    ratingLocalized: NotRequired[str]
    cycles: BiorhythmCompatibilityCycles
    strengths: list[str]
    challenges: list[str]
    advice: str
    dailySync: BiorhythmCompatibilityDailySync
    conventions: BiorhythmCompatibilityConventions


class BiorhythmConventions(TypedDict):
    counting: Literal["whole-days-from-birth-date"]
    criticalBand: Literal[9]
    criticalDay: Literal["day-that-holds-the-zero"]
    note: str


class BiorhythmCompatibilityConventions(BiorhythmConventions):
    alignment: Literal["values-on-the-day"]


class BiorhythmCompatibilityCycles(TypedDict):
    physical: BiorhythmCyclePair
    emotional: BiorhythmCyclePair
    intellectual: BiorhythmCyclePair


class BiorhythmCompatibilityDailySync(TypedDict):
    physicalDiff: int
    emotionalDiff: int
    intellectualDiff: int


class BiorhythmCompatibilityPerson1(TypedDict):
    birthDate: str


class BiorhythmCompatibilityPerson2(TypedDict):
    birthDate: str


class BiorhythmCompatibilityRequest(TypedDict):
    person1: BiorhythmPerson
    person2: BiorhythmPerson
    # The day, YYYY-MM-DD, not before the birth; today in UTC by default
    targetDate: NotRequired[CivilDate]


class BiorhythmCycle(TypedDict):
    name: str
    nameLocalized: NotRequired[str]
    value: int
    phase: Literal["peak", "high", "rising", "critical_ascending", "critical_descending", "falling", "low", "trough"]
    phaseLabel: str
    dayInCycle: int
    totalDays: int
    daysUntilPeak: int
    daysUntilTrough: int
    daysUntilCritical: int
    trend: Literal["rising", "falling", "peaking", "bottoming"]
    trendLocalized: NotRequired[str]


class BiorhythmCycleConventions(BiorhythmConventions):
    composites: Literal["mean-of-two-primaries"]


class BiorhythmCyclePair(TypedDict):
    name: str
    nameLocalized: NotRequired[str]
    person1Value: int
    person2Value: int
    difference: int
    alignment: int
    phase: Literal["in_sync", "complementary", "neutral", "opposing"]
    phaseLocalized: NotRequired[str]
    description: str


class BiorhythmCycleReading(BiorhythmCycle):
    rawValue: float
    interpretation: str


class BiorhythmForecast(TypedDict):
    """The cycles day by day over a period"""

    birthDate: str
    startDate: str
    endDate: str
    totalDays: int
    summary: BiorhythmForecastSummary
    days: list[BiorhythmForecastDay]
    conventions: BiorhythmConventions


class BiorhythmForecastDay(TypedDict):
    date: str
    daysSinceBirth: int
    physical: int
    emotional: int
    intellectual: int
    intuitive: int
    energyRating: int
    isCritical: bool
    criticalCycles: list[PrimaryCycleId]


class BiorhythmForecastRequest(TypedDict):
    # Date of birth, YYYY-MM-DD (proleptic Gregorian); may lie in the future where the day asked
    # for does too
    birthDate: CivilDate
    # First day, YYYY-MM-DD, not before the birth; today in UTC by default
    startDate: NotRequired[CivilDate]
    # Last day, included; 30 days after the first by default, at most 90
    endDate: NotRequired[CivilDate]


class BiorhythmForecastSummary(TypedDict):
    bestDay: str
    worstDay: str
    criticalDayCount: int
    averageEnergy: float
    periodAdvice: str


class BiorhythmPerson(TypedDict):
    # Date of birth, YYYY-MM-DD (proleptic Gregorian); may lie in the future where the day asked
    # for does too
    birthDate: CivilDate


class BiorhythmPhases(TypedDict):
    """Phase and trend of the ten cycles on a day"""

    birthDate: str
    targetDate: str
    daysSinceBirth: int
    phases: BiorhythmPhasesPhases
    summary: str
    conventions: BiorhythmCycleConventions


class BiorhythmPhasesPhases(TypedDict):
    physical: BiorhythmCycle
    emotional: BiorhythmCycle
    intellectual: BiorhythmCycle
    intuitive: BiorhythmCycle
    aesthetic: BiorhythmCycle
    awareness: BiorhythmCycle
    spiritual: BiorhythmCycle
    passion: BiorhythmCycle
    mastery: BiorhythmCycle
    wisdom: BiorhythmCycle


class BiorhythmPhasesRequest(TypedDict):
    # Date of birth, YYYY-MM-DD (proleptic Gregorian); may lie in the future where the day asked
    # for does too
    birthDate: CivilDate
    # The day, YYYY-MM-DD, not before the birth; today in UTC by default
    targetDate: NotRequired[CivilDate]


class BiorhythmReading(TypedDict):
    """The ten cycles on a day, and their reading"""

    birthDate: str
    targetDate: str
    daysSinceBirth: int
    cycles: BiorhythmReadingCycles
    energyRating: int
    overallPhase: OverallPhase
    overallPhaseLocalized: NotRequired[str]
    criticalCycles: list[PrimaryCycleId]
    interpretation: str
    advice: str
    criticalAlerts: NotRequired[list[CriticalAlert]]
    conventions: BiorhythmCycleConventions


class BiorhythmReadingCycles(TypedDict):
    physical: BiorhythmCycleReading
    emotional: BiorhythmCycleReading
    intellectual: BiorhythmCycleReading
    intuitive: BiorhythmCycleReading
    aesthetic: BiorhythmCycleReading
    awareness: BiorhythmCycleReading
    spiritual: BiorhythmCycleReading
    passion: BiorhythmCycleReading
    mastery: BiorhythmCycleReading
    wisdom: BiorhythmCycleReading


class BiorhythmReadingRequest(TypedDict):
    # Date of birth, YYYY-MM-DD (proleptic Gregorian); may lie in the future where the day asked
    # for does too
    birthDate: CivilDate
    # The day, YYYY-MM-DD, not before the birth; today in UTC by default
    targetDate: NotRequired[CivilDate]


class BiorhythmSpotlight(TypedDict):
    cycle: PrimaryCycleId
    cycleLocalized: NotRequired[str]
    value: int
    phase: Literal["peak", "high", "rising", "critical_ascending", "critical_descending", "falling", "low", "trough"]
    phaseLabel: str
    message: str


class BirthAngel(TypedDict):
    role: Literal["body", "character", "spirit"]
    number: int
    name: str
    romanization: str
    traditionalName: str
    traditionalNameLocalized: NotRequired[str]
    choir: str
    choirLocalized: NotRequired[str]
    window: str
    reading: str


class BirthChartPage(TypedDict):
    """The natal page: wheel, reading, tables, and the transits of this month"""

    page: PageName
    title: str
    titleLocalized: NotRequired[str]
    subjects: list[PageSubject]
    today: NotRequired[CivilDate]
    chapters: list[PageChapter]
    missing: NotRequired[list[MissingPart]]
    parts: BirthChartPageParts


class BirthChartPageParts(TypedDict):
    chart: NatalChart | UncertainNatalChart
    transits: ForecastTransits | UncertainForecastTransits


class PagePersonOfAnyTime(BirthOfAnyTime):
    # For the title of the page and of its figures; nothing is computed of it
    name: NotRequired[str]
    # Name of the place, for titles
    placeName: NotRequired[str]


class BirthChartPageRequest(PagePersonOfAnyTime):
    # The day that the page is read on; by default the current one by the clock of timezone
    today: NotRequired[CivilDate]


class BirthDashaCandidate(TypedDict):
    born: VedicBornBetween
    moonNakshatra: int
    nakshatraName: str
    nakshatraNameLocalized: NotRequired[str]
    nakshatraLord: Literal["Ketu", "Venus", "Sun", "Moon", "Mars", "Rahu", "Jupiter", "Saturn", "Mercury"]
    nakshatraLordLocalized: NotRequired[str]
    birthDashaBalance: DashaBalanceReach


class CoreNumber(TypedDict):
    number: int
    calculation: str
    type: NumberType
    hasKarmicDebt: bool
    karmicDebtNumber: NotRequired[int]
    meaning: NumberReading


class BirthDay(CoreNumber):
    """Birth Day number: the day of the month"""

    karmicDebtMeaning: NotRequired[KarmicDebtMeaning]
    profile: BirthDayProfile


class BirthDayProfile(TypedDict):
    title: str
    keywords: list[str]
    description: str
    strengths: list[str]
    challenges: list[str]
    career: str
    relationships: str
    day: int
    reducesTo: int


class BirthDayRequest(TypedDict):
    # Day of birth
    day: int


class UntimedBirth(TypedDict):
    date: str
    latitude: float
    longitude: float
    timezone: float


class BirthDetails(UntimedBirth):
    time: str


BirthInterval = TypedDict(
    "BirthInterval",
    {
        "from": "str",
        "to": "str",
    },
)


@final
class BirthProfile(TypedDict):
    """A birth: its Hebrew date and birthday, three of the 72 names, a sephirah"""

    birthData: KabbalahBirthData
    hebrewDate: HebrewDate
    hebrewBirthday: HebrewBirthday
    angels: list[BirthAngel]
    together: NotRequired[str]
    notices: NotRequired[list[str]]
    sephirah: SephirahOfBirth
    conventions: BirthProfileConventions


BirthProfileBirthTime = TypedDict(
    "BirthProfileBirthTime",
    {
        "state": "BirthTimeState",
        "from": "str",
        "to": "str",
        "holds": "list[BirthProfileHeld]",
        "changes": "list[BirthProfileChange]",
        "more": "NotRequired[int]",
        "counted": "NotRequired[list[CountedChanges]]",
    },
)


class BirthProfileChange(TypedDict):
    member: str
    before: MemberValue
    beforeLocalized: NotRequired[str]
    after: MemberValue
    afterLocalized: NotRequired[str]
    at: str
    utc: NotRequired[str]


class UncertainBirthProfileConventions(TypedDict):
    calendar: Literal["proleptic-gregorian"]
    angelDating: Literal["solar-longitude", "lenain-blocks"]
    yearStart: Literal["march-21", "march-20"]
    leapDayPolicy: Literal["extend-previous", "next-angel"]
    notice: NotRequired[str]


class BirthProfileConventions(UncertainBirthProfileConventions):
    afterSunset: bool


class BirthProfileHeld(TypedDict):
    member: str
    value: MemberValue
    valueLocalized: NotRequired[str]


class BirthProfileRequest(TypedDict):
    date: HebrewCivilDay
    # Wall-clock time, 24-hour HH:MM:SS; unknown if not known. Default "12:00:00"
    time: NotRequired[str]
    timezone: Timezone
    calendar: NotRequired[DateCalendar]
    # Whether the 72 names share the zodiac by the Sun's tropical longitude, or the days of the
    # year. Default "solar-longitude"
    angelDating: NotRequired[Literal["solar-longitude", "lenain-blocks"]]
    # The day that opens the names' year, with lenain-blocks; Lenain himself opens it on 20 March.
    # Default "march-21"
    yearStart: NotRequired[Literal["march-21", "march-20"]]
    # Whether 29 February counts with the day before or the day after, with lenain-blocks. Default
    # "extend-previous"
    leapDayPolicy: NotRequired[Literal["extend-previous", "next-angel"]]
    # Whether the birth was after sunset, when the next Hebrew day has begun; no sunset is
    # computed. Default false
    afterSunset: NotRequired[bool]
    timeAccuracyMinutes: NotRequired[TimeAccuracy]
    # The earliest, instead of time
    timeFrom: NotRequired[CivilTime]
    # The latest, within 24 hours
    timeTo: NotRequired[CivilTime]
    # Day of the latest time
    dateTo: NotRequired[CivilDate]


BirthTime: TypeAlias = "str | None"


BirthTimeState: TypeAlias = "Literal[\"unknown\", \"range\"]"


class BirthTimes(TypedDict):
    """Where it depends on the time: when it is defined"""

    share: float
    intervals: list[BirthInterval]


class BirthYearAnimal(TypedDict):
    """The animal and phase of a birth date's year"""

    date: str
    animal: ChineseAnimalRow
    yearPillar: AlmanacPillar
    element: Phase
    elementLocalized: NotRequired[str]
    polarity: ChinesePolarity
    interpretation: str
    naYinReading: str
    conventions: BirthYearConventions


class BirthYearAnimalRequest(TypedDict):
    date: CivilDate
    # Whether the year turns at the lunar new year or at Li Chun (Sun at 315 degrees). Default
    # "lunar-new-year"
    yearBoundary: NotRequired[Literal["li-chun", "lunar-new-year"]]


class BirthYearConventions(TypedDict):
    yearBoundary: Literal["li-chun", "lunar-new-year"]
    meridian: str
    ephemeris: str
    notice: NotRequired[str]


class Birthstones(TypedDict):
    """The birthstones of a month"""

    month: int
    monthName: str
    monthNameLocalized: NotRequired[str]
    total: int
    crystals: list[StoneRecord]
    conventions: BirthstonesConventions


class BirthstonesConventions(TypedDict):
    birthstones: Literal["american-trade-list"]


BodyInTime = TypedDict(
    "BodyInTime",
    {
        "name": "str",
        "nameLocalized": "NotRequired[str]",
        "sign": "NotRequired[str]",
        "signLocalized": "NotRequired[str]",
        "from": "PlaceInTime",
        "to": "PlaceInTime",
        "isRetrograde": "NotRequired[bool]",
    },
)


class BodyPosition(PlaceInTime):
    name: str
    nameLocalized: NotRequired[str]
    isRetrograde: bool


class BodyReading(TypedDict):
    summary: str
    detailed: str
    keywords: list[str]


@final
class Bodygraph(TypedDict):
    """Bodygraph of a birth: type, authority, profile, cross, centers, channels and gates"""

    designInstantUtc: str
    type: str
    typeLocalized: NotRequired[str]
    typeDescription: str
    aura: str
    strategy: str
    strategyLocalized: NotRequired[str]
    strategyDescription: str
    authority: str
    authorityLocalized: NotRequired[str]
    authorityDescription: str
    signature: str
    signatureLocalized: NotRequired[str]
    notSelf: str
    notSelfLocalized: NotRequired[str]
    decisionDescription: str
    profile: str
    profileKeynotes: ProfileKeynotes
    profileDescription: str
    definition: DesignDefinition
    definitionLocalized: NotRequired[str]
    definitionDescription: str
    sides: BodygraphSides
    incarnationCross: IncarnationCross
    centers: list[CenterState]
    channels: list[DefinedChannel]
    gates: list[GateActivation]
    conventions: DesignConventions


class BodygraphPage(TypedDict):
    """The page of a bodygraph: type, authority, profile, centers, channels and gates"""

    page: PageName
    title: str
    titleLocalized: NotRequired[str]
    subjects: list[PageSubject]
    today: NotRequired[CivilDate]
    chapters: list[PageChapter]
    missing: NotRequired[list[MissingPart]]
    parts: BodygraphPageParts


class BodygraphPageParts(TypedDict):
    design: Bodygraph | UncertainBodygraph


BodygraphPageRequest: TypeAlias = "PagePersonOfAnyTime"


BodygraphRequest: TypeAlias = "DesignBirthOfAnyTime"


class BodygraphSides(TypedDict):
    """What each of the two sides is"""

    personality: str
    design: str


BorderLimb: TypeAlias = "Literal[\"tithi\", \"nakshatra\"]"


class BoundStart(TypedDict):
    sign: str
    signLocalized: NotRequired[str]
    degree: int


BoundsSchool: TypeAlias = "Literal[\"egyptian\", \"ptolemaic\"]"


class BrahmaMuhurta(TypedDict):
    start: str
    end: str
    muhurtaMinutes: float
    muhurtasPerAhoratra: int
    reading: str
    source: AyurvedaSource


class Brahmasthan(TypedDict):
    squares: list[int]
    polygon: list[PlotPoint]
    area: float


class BridgeEnd(TypedDict):
    name: str
    nameLocalized: NotRequired[str]
    number: int


class BridgeNumbers(TypedDict):
    """Bridge numbers: the gaps between the core numbers, 0 to 8"""

    lifePathExpression: NumberBridge
    expressionPersonality: NumberBridge
    expressionSoulUrge: NumberBridge
    letters: str
    conventions: NameConventions


class BridgeNumbersRequest(TypedDict):
    fullName: FullName
    # Year of birth
    year: int
    # Month of birth
    month: int
    # Day of birth
    day: int
    yAsVowel: NotRequired[YAsVowel]


class ChaldeanCount(TypedDict):
    total: int
    compound: int | None
    root: int
    calculation: str
    compoundMeaning: CompoundMeaning | None


class BusinessName(ChaldeanCount):
    """A business name by the Chaldean alphabet"""

    name: str
    planet: str
    planetLocalized: NotRequired[str]
    rating: Literal["excellent", "good", "caution", "avoid"]
    favorableCompound: bool
    industries: list[str]
    guidance: str
    summary: str
    letters: str
    conventions: NameConventions


class BusinessNameRequest(TypedDict):
    # Name as it is used, in any script
    name: str


CalendarDay: TypeAlias = "str"


CalendarUsed: TypeAlias = "Literal[\"gregorian\", \"proleptic-gregorian\"]"


CapricornYears: TypeAlias = "Literal[\"27\", \"30\"]"


class CardDraw(TypedDict):
    """Draw 1 to 78 cards"""

    cards: list[DrawnCard]
    seed: NotRequired[str]
    conventions: DrawConventions


class CardDrawRequest(TypedDict):
    # How many cards to draw
    count: int
    # Whether cards may lie reversed. Default true
    allowReversals: NotRequired[bool]
    # Whether each card goes back into the deck before the next. Default false
    allowDuplicates: NotRequired[bool]
    # The same seed reproduces the same draw
    seed: NotRequired[str]


class CardOrientation(TypedDict):
    keywords: list[str]
    description: str
    love: str
    career: str
    finances: str
    health: str
    spirituality: str


CareerSpread: TypeAlias = "Spread"


CareerSpreadRequest: TypeAlias = "SpreadQuestion"


class CatalogedCipher(TypedDict):
    id: Literal["mispar-hechrachi", "mispar-gadol", "otiyot-be-milui", "mispar-katan", "mispar-kidmi", "mispar-prati", "mispar-ha-merubah-ha-klali", "mispar-meshulash", "mispar-musafi", "kolel", "mispar-mispari", "atbash", "albam", "simple-ordinal", "alphabet-1683", "agrippa-1533"]
    name: str
    nameLocalized: NotRequired[str]
    tradition: CipherTradition
    century: str
    definition: str
    computed: bool
    multiValued: bool
    sources: list[str]


class CategoryAspect(TypedDict):
    planet1: str
    planet1Localized: NotRequired[str]
    planet2: str
    planet2Localized: NotRequired[str]
    type: AspectType
    typeLocalized: NotRequired[str]
    strength: int


CelticCross: TypeAlias = "Spread"


CelticCrossRequest: TypeAlias = "SpreadQuestion"


Center: TypeAlias = "Literal[\"geocentric\", \"topocentric\", \"heliocentric\"]"


class CenterState(TypedDict):
    id: DesignCenter
    name: str
    nameLocalized: NotRequired[str]
    defined: bool
    motor: bool
    awareness: bool
    theme: str
    notSelfQuestion: str
    biology: str
    gates: list[int]


@final
class CenterStates(TypedDict):
    """The nine centers of a birth: defined, undefined or open"""

    centers: list[CenterState]
    definedCount: int
    conventions: DesignConventions


CenterStatesRequest: TypeAlias = "DesignBirthOfAnyTime"


class ChaldeanNumbers(TypedDict):
    """Chaldean numbers of a name: total, compound, root"""

    name: str
    destiny: ChaldeanCount
    soulUrge: ChaldeanCount
    personality: ChaldeanCount
    numberMeaning: ChaldeanNumbersNumberMeaning
    caution: bool
    summary: str
    letters: str
    conventions: NameConventions


class ChaldeanNumbersNumberMeaning(TypedDict):
    title: str
    keywords: list[str]
    meaning: str
    number: int
    planet: str
    planetLocalized: NotRequired[str]
    caution: bool


class ChaldeanNumbersRequest(TypedDict):
    # Name as it is used, in any script
    name: str
    # When Y is a vowel; by default never
    yAsVowel: NotRequired[YAsVowel]


class ChalitBhava(TypedDict):
    house: int
    madhya: float
    start: float
    end: float
    span: float
    rashi: str
    rashiLocalized: NotRequired[str]
    grahas: list[str]
    grahasLocalized: NotRequired[list[str]]


class ChalitGraha(TypedDict):
    graha: str
    grahaLocalized: NotRequired[str]
    longitude: float
    rashi: str
    rashiLocalized: NotRequired[str]
    bhava: int
    rashiHouse: int
    moved: bool
    isRetrograde: bool


class ChallengeMeaning(TypedDict):
    title: str
    description: str
    lesson: str
    howToOvercome: str


class ChandrabalaWindow(TypedDict):
    validFrom: str
    validTo: str
    timescale: DailyTimescale
    moonSign: str
    moonSignLocalized: NotRequired[str]
    houseFromMoon: int
    favourable: bool
    ashtamaChandra: bool
    description: str


class Chandrabalam(TypedDict):
    """Birth signs that the Moon's sign at sunrise helps, and the one it weighs on"""

    favorableRashis: list[str]
    favorableRashisLocalized: NotRequired[list[str]]
    ashtamaChandraRashi: str
    ashtamaChandraRashiLocalized: NotRequired[str]


ChannelCircuit: TypeAlias = "Literal[\"Individual\", \"Collective\", \"Tribal\"]"


CharaCount: TypeAlias = "Literal[\"kn-rao\", \"parashara\"]"


class CharaKaraka(TypedDict):
    id: Literal["atmakaraka", "amatyakaraka", "bhratrikaraka", "matrikaraka", "pitrikaraka", "putrakaraka", "gnatikaraka", "darakaraka"]
    name: str
    nameLocalized: NotRequired[str]
    abbreviation: str
    graha: str
    grahaLocalized: NotRequired[str]
    rashi: str
    rashiLocalized: NotRequired[str]
    degreeInRashi: float
    rankingDegree: float
    isReversed: bool
    meaning: str
    significations: str


@final
class CharaKarakas(TypedDict):
    """Chara karakas: the grahas ranked by degree, from Atmakaraka to Darakaraka"""

    scheme: Literal["seven", "eight"]
    karakas: list[CharaKaraka]
    atmakaraka: str
    atmakarakaLocalized: NotRequired[str]
    atmakarakaInterpretation: str
    darakaraka: str
    darakarakaLocalized: NotRequired[str]
    frame: SiderealFrame
    conventions: VedicConventions


class CharaKarakasRequest(VedicPersonOfAnyTime):
    # Options as this program has them by default; an option that is sent goes before it.
    # jagannatha-hora: nodeType mean, positionType true, scheme eight. parasharas-light: ayanamsa
    # lahiri
    preset: NotRequired[VedicPreset]
    # Sidereal frame; custom takes its value from ayanamsaValue. Default "lahiri"
    ayanamsa: NotRequired[Ayanamsa]
    # Degrees; required with ayanamsa custom, ignored otherwise
    ayanamsaValue: NotRequired[float]
    # With ayanamsa custom: the day, 0h TT, at which ayanamsaValue holds from the mean equinox;
    # precession and nutation carry it to each instant. Without it the value is the same at every
    # instant
    ayanamsaEpoch: NotRequired[CivilDate]
    # true is where bodies are at the instant, without the time of light, its bending and
    # aberration. Default "apparent"
    positionType: NotRequired[PositionType]
    # Rahu: the smoothed (mean) or the osculating (true) node; Ketu stands opposite. Default
    # "mean"
    nodeType: NotRequired[NodeType]
    # eight counts Rahu. Default "eight"
    scheme: NotRequired[KarakaScheme]


ChartZodiac: TypeAlias = "Literal[\"sidereal\", \"tropical\", \"draconic\"]"


ChineseAnimal: TypeAlias = "Literal[\"rat\", \"ox\", \"tiger\", \"rabbit\", \"dragon\", \"snake\", \"horse\", \"goat\", \"monkey\", \"rooster\", \"dog\", \"pig\"]"


class ChineseAnimalRow(TypedDict):
    id: ChineseAnimal
    name: str
    nameLocalized: NotRequired[str]
    chinese: str
    pinyin: str
    branch: EarthlyBranchId
    element: Phase
    elementLocalized: NotRequired[str]
    polarity: ChinesePolarity


class ChineseAnimalListed(ChineseAnimalRow):
    traits: list[str]


class ChineseAnimalPair(TypedDict):
    first: ChineseAnimalRow
    second: ChineseAnimalRow


class ChineseCalendarConventions(TypedDict):
    meridian: str
    ephemeris: str
    notice: NotRequired[str]


class ChineseLunarDate(TypedDict):
    year: int
    month: int
    day: int
    isLeapMonth: bool
    monthLength: int
    date: str


ChinesePolarity: TypeAlias = "Literal[\"yang\", \"yin\"]"


class Choghadiya(TypedDict):
    """The choghadiyas of a day and its night"""

    date: str
    dayChoghadiya: list[ChoghadiyaSpan]
    nightChoghadiya: list[ChoghadiyaSpan]
    meanings: NotRequired[dict[str, str]]
    conventions: PanchangHoursConventions


ChoghadiyaEffect: TypeAlias = "Literal[\"Good\", \"Bad\"]"


ChoghadiyaName: TypeAlias = "Literal[\"Udveg\", \"Amrit\", \"Rog\", \"Labh\", \"Shubh\", \"Char\", \"Kaal\"]"


ChoghadiyaRequest: TypeAlias = "PanchangDayAsked"


class ChoghadiyaSpan(TypedDict):
    name: ChoghadiyaName
    nameLocalized: NotRequired[str]
    lord: str
    lordLocalized: NotRequired[str]
    effect: ChoghadiyaEffect
    effectLocalized: NotRequired[str]
    start: str
    end: str


class ChosenHebrew(TypedDict):
    hebrew: str
    rule: str


class ChosenName(TypedDict):
    hebrew: str
    romanization: str
    rule: str


CipherTradition: TypeAlias = "Literal[\"rabbinic\", \"renaissance-latin\", \"golden-dawn-transliterated\", \"modern\"]"


class CircumpolarPoint(TypedDict):
    point: str
    pointLocalized: NotRequired[str]
    aspect: NotRequired[Literal["conjunction", "sextile", "square", "trine", "opposition"]]
    aspectLocalized: NotRequired[str]
    ray: NotRequired[Literal["sinister", "dexter"]]
    rayLocalized: NotRequired[str]
    bound: NotRequired[BoundStart]
    state: Literal["never-sets", "never-rises"]
    stateLocalized: NotRequired[str]


CitiesOfCountry: TypeAlias = "CityPage"


class City(TypedDict):
    city: str
    province: str
    country: str
    iso2: str
    latitude: float
    longitude: float
    timezone: str
    utcOffset: float
    population: int
    match: NotRequired[CityGuess]


CityGuess: TypeAlias = "Literal[\"similar\", \"area\"]"


class CityPage(TypedDict):
    total: int
    limit: int
    offset: int
    cities: list[City]


CitySearch: TypeAlias = "CityPage"


CivilClock: TypeAlias = "Literal[\"exact\", \"repeated-hour-first\", \"moved-past-gap\"]"


CivilDate: TypeAlias = "str"


CivilTime: TypeAlias = "str"


ClassicalRituId: TypeAlias = "Literal[\"sisira\", \"vasanta\", \"grisma\", \"varsa\", \"sarad\", \"hemanta\"]"


class CloseMinutes(TypedDict):
    """The reach of a close value beyond its rounding, in minutes of arc"""

    body: float
    angle: float


class CoinCast(TypedDict):
    """Cast three coins six times: the hexagram and what it changes into"""

    seed: NotRequired[str]
    lines: list[Literal[6, 7, 8, 9]]
    changingLinePositions: list[int]
    hexagram: HexagramRecord
    resultingHexagram: NotRequired[HexagramRecord]
    movement: str
    conventions: HexagramCastConventions


class CombustGraha(TypedDict):
    planet: str
    planetLocalized: NotRequired[str]
    distanceFromSun: float
    orb: float


class ComparedName(TypedDict):
    input: str
    hebrew: str
    romanization: str
    rule: str
    standard: int
    reduced: int
    sephirah: SephirahId
    sephirahEnglish: str
    sephirahEnglishLocalized: NotRequired[str]


@final
class CompatibilityScore(TypedDict):
    """Compatibility of two people in five categories"""

    overallScore: int
    categories: CompatibilityScoreCategories
    persons: CompatibilityScorePersons
    signCompatibility: CompatibilityScoreSignCompatibility
    elementBalance: CompatibilityScoreElementBalance
    archetype: CompatibilityScoreArchetype
    strengths: list[str]
    challenges: list[str]
    summary: str
    interpretation: str
    aspectBreakdown: CompatibilityScoreAspectBreakdown
    keyAspects: list[CompatibilityScoreKeyAspects]
    conventions: CompatibilityScoreConventions


class CompatibilityScoreArchetype(TypedDict):
    label: str
    labelLocalized: NotRequired[str]
    description: str


class CompatibilityScoreAspectBreakdown(TypedDict):
    total: int
    harmonious: int
    challenging: int
    neutral: int


class CompatibilityScoreCategories(TypedDict):
    """50 is even, and what a category without aspects gets"""

    romantic: int
    emotional: int
    intellectual: int
    physical: int
    spiritual: int


class CompatibilityScoreConventions(TypedDict):
    zodiac: ChartZodiac
    ayanamsa: NotRequired[Ayanamsa]
    ayanamsaEpoch: NotRequired[str]
    positions: str
    center: NotRequired[Center]
    positionType: NotRequired[PositionType]
    harmonic: NotRequired[int]
    lilith: LilithUsed
    preset: NotRequired[PresetUsed]
    ephemeris: str
    person1: PersonMoment
    person2: PersonMoment
    orbs: AspectOrbs
    scoring: AspectScoring
    categoryWeights: dict[str, float]
    categoryPairs: dict[str, list[str]]
    categoryAspects: dict[str, list[CategoryAspect]]
    elementsOf: str
    archetypeRule: str


class CompatibilityScoreElementBalance(TypedDict):
    person1: ElementCounts
    person2: ElementCounts
    sharedElement: Literal["fire", "earth", "air", "water"] | None
    sharedElementLocalized: NotRequired[str]
    description: str


class CompatibilityScoreKeyAspects(TypedDict):
    planet1: str
    planet1Localized: NotRequired[str]
    planet2: str
    planet2Localized: NotRequired[str]
    type: AspectType
    typeLocalized: NotRequired[str]
    orb: float
    strength: int
    interpretation: AspectNature
    description: str


class CompatibilityScorePersons(TypedDict):
    person1: PersonalPlaces
    person2: PersonalPlaces


class CompatibilityScoreRequest(TypedDict):
    person1: BirthWithNodeOfAnyTime
    person2: BirthWithNodeOfAnyTime
    # Options as this program has them by default; an option that is sent goes before it.
    # astro.com: nodeType true, houseSystem placidus, orbs Chiron 0 and Black Moon Lilith 0
    preset: NotRequired[WesternPreset]
    # sidereal takes the ayanamsa off every longitude, cusps and angles too, and reads signs from
    # there. Default "tropical"
    zodiac: NotRequired[ZodiacUsed]
    # With zodiac sidereal; fagan-bradley by default
    ayanamsa: NotRequired[Ayanamsa]
    # Degrees; with ayanamsa custom, which needs it
    ayanamsaValue: NotRequired[float]
    # With ayanamsa custom: the day, 0h TT, at which ayanamsaValue holds from the mean equinox;
    # precession and nutation carry it to each instant. Without it the value is the same at every
    # instant
    ayanamsaEpoch: NotRequired[CivilDate]
    # Black Moon Lilith: the smoothed (mean) or osculating (true) apogee of the Moon. Default
    # "mean"
    lilithType: NotRequired[LilithType]
    # true is where bodies are at the instant, without the time of light, its bending and
    # aberration. Default "apparent"
    positionType: NotRequired[PositionType]


class CompatibilityScoreSignCompatibility(TypedDict):
    sun: SignPair
    moon: SignPair
    venus: SignPair
    mars: SignPair


class CompletedChannel(TypedDict):
    gateA: int
    gateB: int
    name: str
    nameLocalized: NotRequired[str]
    circuit: ChannelCircuit
    circuitLocalized: NotRequired[str]
    centers: list[DesignCenter]
    kind: CompletionKind
    kindLocalized: NotRequired[str]
    kindDescription: str
    natalGates: list[int]
    transitGates: list[int]
    bodies: list[Literal["sun", "earth", "moon", "north-node", "south-node", "mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto"]]
    until: NotRequired[str]


CompletionKind: TypeAlias = "Literal[\"personal\", \"educational\"]"


@final
class CompositeChart(TypedDict):
    """Composite chart: one chart for a relationship, from the midpoints of two"""

    person1: PersonDetails
    person2: PersonDetails
    compositePlanets: list[CompositePlanet]
    compositeHouses: list[HouseCusp]
    houseSystem: HouseSystem
    compositeAscendant: ZodiacPlace
    compositeMidheaven: ZodiacPlace
    aspects: list[CompositeChartAspects]
    interpretation: CompositeChartInterpretation
    conventions: CompositeChartConventions


class CompositeChartAspects(TypedDict):
    planet1: str
    planet1Localized: NotRequired[str]
    planet2: str
    planet2Localized: NotRequired[str]
    type: AspectType
    typeLocalized: NotRequired[str]
    angle: float
    orb: float
    isApplying: bool
    strength: int
    interpretation: AspectNature


class CompositeChartConventions(TypedDict):
    zodiac: ChartZodiac
    ayanamsa: NotRequired[Ayanamsa]
    ayanamsaEpoch: NotRequired[str]
    positions: str
    center: NotRequired[Center]
    positionType: NotRequired[PositionType]
    harmonic: NotRequired[int]
    lilith: LilithUsed
    preset: NotRequired[PresetUsed]
    ephemeris: str
    person1: PersonMoment
    person2: PersonMoment
    requestedHouseSystem: HouseSystem
    orbs: AspectOrbs
    orbSchool: NotRequired[OrbSchool]
    orbRules: NotRequired[list[OrbRuleUsed]]
    midpoint: Literal["shorter-arc"]
    latitudeAndSpeed: Literal["mean"]
    southNode: Literal["opposite-north-node"]
    cuspOrder: Literal["from-midheaven"]
    repairedCusps: list[int]


class CompositeChartInterpretation(TypedDict):
    summary: str
    strengths: list[str]
    challenges: list[str]


class CompositeChartRequest(TypedDict):
    person1: BirthWithNodeOfAnyTime
    person2: BirthWithNodeOfAnyTime
    # House system; above the polar circles placidus and koch give whole-sign, and the answer says
    # so; any other that has no houses at the place and time is refused with those that have.
    # Default "placidus"
    houseSystem: NotRequired[HouseSystem]
    # Options as this program has them by default; an option that is sent goes before it.
    # astro.com: nodeType true, houseSystem placidus, orbs Chiron 0 and Black Moon Lilith 0
    preset: NotRequired[WesternPreset]
    # sidereal takes the ayanamsa off every longitude, cusps and angles too, and reads signs from
    # there. Default "tropical"
    zodiac: NotRequired[ZodiacUsed]
    # With zodiac sidereal; fagan-bradley by default
    ayanamsa: NotRequired[Ayanamsa]
    # Degrees; with ayanamsa custom, which needs it
    ayanamsaValue: NotRequired[float]
    # With ayanamsa custom: the day, 0h TT, at which ayanamsaValue holds from the mean equinox;
    # precession and nutation carry it to each instant. Without it the value is the same at every
    # instant
    ayanamsaEpoch: NotRequired[CivilDate]
    # Black Moon Lilith: the smoothed (mean) or osculating (true) apogee of the Moon. Default
    # "mean"
    lilithType: NotRequired[LilithType]
    # true is where bodies are at the instant, without the time of light, its bending and
    # aberration. Default "apparent"
    positionType: NotRequired[PositionType]
    # Greatest orbs: a rule of aspect and body goes before one of the body, that before one of the
    # aspect, all before the school
    orbs: NotRequired[list[OrbRule]]
    # lilly: half of the orbs of both bodies, five aspects; harmonic: 12 degrees divided by the
    # harmonic
    orbSchool: NotRequired[OrbSchool]


class CompositePlanet(BodyPosition):
    house: int
    compositeInterpretation: CompositePlanetCompositeInterpretation


class CompositePlanetCompositeInterpretation(TypedDict):
    """The pair's manner (sign) and the part of shared life (house)"""

    summary: str
    relationshipMeaning: str
    keywords: list[str]


class CompositeSignReading(TypedDict):
    summary: str
    keywords: list[str]


class CompoundMeaning(TypedDict):
    number: int
    name: str | None
    nameLocalized: NotRequired[str]
    nature: Literal["fortunate", "unfortunate", "mixed"]
    meaning: str
    sameAs: NotRequired[int]


class CompoundNumber(CompoundMeaning):
    """A compound number of Cheiro's, 10 to 52"""

    root: int


ConnectionDynamic: TypeAlias = "Literal[\"Electromagnetic\", \"Dominance\", \"Compromise\", \"Companionship\"]"


ConnectionPerson: TypeAlias = "Literal[\"personA\", \"personB\"]"


ConstitutionBirthTime = TypedDict(
    "ConstitutionBirthTime",
    {
        "state": "BirthTimeState",
        "from": "str",
        "to": "str",
        "holds": "list[ConstitutionHeld]",
        "changes": "list[ConstitutionChange]",
        "more": "NotRequired[int]",
        "counted": "NotRequired[list[CountedChanges]]",
    },
)


class ConstitutionBlend(TypedDict):
    vata: int
    pitta: int
    kapha: int
    dominant: DoshaId
    dominantLocalized: NotRequired[str]
    secondary: DoshaId
    secondaryLocalized: NotRequired[str]
    type: ConstitutionType
    typeLocalized: NotRequired[str]
    convention: str
    weighting: ConstitutionWeighting


class ConstitutionChange(TypedDict):
    member: str
    before: MemberValue
    beforeLocalized: NotRequired[str]
    after: MemberValue
    afterLocalized: NotRequired[str]
    at: str
    utc: NotRequired[str]


class ConstitutionFactor(TypedDict):
    id: ConstitutionFactorId
    input: str
    inputLocalized: NotRequired[str]
    doshas: list[DoshaId]
    doshasLocalized: NotRequired[list[str]]
    weight: float
    reading: str
    source: AyurvedaSource


ConstitutionFactorId: TypeAlias = "Literal[\"lagna-sign\", \"moon-sign\", \"strongest-planet\"]"


class ConstitutionFrame(TypedDict):
    ayanamsa: str
    ayanamsaDegrees: float
    ayanamsaEpoch: NotRequired[str]


class ConstitutionHeld(TypedDict):
    member: str
    value: MemberValue
    valueLocalized: NotRequired[str]


ConstitutionType: TypeAlias = "Literal[\"vata\", \"pitta\", \"kapha\", \"vata-pitta\", \"vata-kapha\", \"pitta-vata\", \"pitta-kapha\", \"kapha-vata\", \"kapha-pitta\", \"sama\"]"


class ConstitutionWeighting(TypedDict):
    lagnaSign: float
    moonSign: float
    strongestPlanet: float
    strongPlanetThreshold: float
    dualTypeMargin: float


ContactOrbInTime = TypedDict(
    "ContactOrbInTime",
    {
        "from": "float",
        "to": "float",
    },
)


CoordinateSystem: TypeAlias = "Literal[\"sidereal\", \"tropical\"]"


class CorrelationUsed(TypedDict):
    calendar: Literal["proleptic-gregorian"]
    correlation: Literal["gmt-584283", "martinez-hernandez-584281", "astronomical-584285", "martin-skidmore-584286"]


CountByEventType = TypedDict(
    "CountByEventType",
    {
        "critical-day": "NotRequired[int]",
        "dasha-change": "NotRequired[int]",
        "eclipse": "NotRequired[int]",
        "lunar-phase": "NotRequired[int]",
        "retrograde-station": "NotRequired[int]",
        "sign-ingress": "NotRequired[int]",
        "transit-aspect": "NotRequired[int]",
    },
)


class CountByTradition(TypedDict):
    """Those that occur; their sum is count"""

    western: NotRequired[int]
    vedic: NotRequired[int]
    biorhythm: NotRequired[int]


CountReach: TypeAlias = "dict[str, CountReachItem]"


class CountReachItem(TypedDict):
    least: int
    most: int


class CountedChanges(TypedDict):
    """A member that changes too often to be listed for so long a time"""

    member: str
    changes: int


class CountedHebrewLetter(TypedDict):
    glyph: str
    letterId: HebrewLetterId
    name: str
    nameLocalized: NotRequired[str]
    isFinal: bool
    value: int
    standardValue: int


class Countries(TypedDict):
    """Countries with known places"""

    total: int
    limit: int
    offset: int
    countries: list[Country]


class Country(TypedDict):
    name: str
    iso2: str
    iso3: str
    cityCount: int


class CoupleBirthTimes(TypedDict):
    state: BirthTimeState
    people: list[PersonBirthTime]
    holds: list[CoupleHeld]
    changes: list[CoupleChange]
    more: NotRequired[int]


class CoupleChange(NatalChange):
    which: str


class CoupleHeld(TypedDict):
    which: NotRequired[str]
    member: str
    value: MemberValue
    valueLocalized: NotRequired[str]


class CoupleReading(TypedDict):
    """The count for this couple, what it does not see, and a close that weighs both"""

    person1: BeyondTheCount
    person2: BeyondTheCount
    reading: str


class CriticalAlert(TypedDict):
    cycle: Literal["physical", "emotional", "intellectual", "intuitive", "aesthetic", "awareness", "spiritual", "passion", "mastery", "wisdom"]
    cycleLocalized: NotRequired[str]
    type: Literal["zero_crossing"]
    direction: CrossingDirection
    directionLocalized: NotRequired[str]
    advisory: str


class CriticalDay(TypedDict):
    date: str
    daysSinceBirth: int
    cycle: PrimaryCycleId
    cycleLocalized: NotRequired[str]
    period: int
    direction: CrossingDirection
    directionLocalized: NotRequired[str]
    zeroAtDays: float
    severity: Literal["single", "double", "triple"]
    severityLocalized: NotRequired[str]
    advisory: str


class CriticalDays(TypedDict):
    """Days on which a primary cycle passes zero"""

    birthDate: str
    startDate: str
    endDate: str
    totalCriticalDays: int
    criticalDays: list[CriticalDay]
    doubleCriticalDays: list[str]
    tripleCriticalDay: str | None
    conventions: BiorhythmConventions


class CriticalDaysRequest(TypedDict):
    # Date of birth, YYYY-MM-DD (proleptic Gregorian); may lie in the future where the day asked
    # for does too
    birthDate: CivilDate
    # First day, YYYY-MM-DD, not before the birth; today in UTC by default
    startDate: NotRequired[CivilDate]
    # Last day, included; 90 days after the first by default, at most 180
    endDate: NotRequired[CivilDate]


CrossAngle: TypeAlias = "Literal[\"Right Angle\", \"Juxtaposition\", \"Left Angle\"]"


class YearBearer(TypedDict):
    daySign: MayanSign
    daySignName: str
    number: int
    reading: str


class CrossPoint(YearBearer):
    position: Literal["center", "conception", "destiny", "left", "right"]
    offsetDays: int
    daySignKiche: str


CrossingDirection: TypeAlias = "Literal[\"ascending\", \"descending\"]"


class StoneRecord(TypedDict):
    name: str
    nameLocalized: NotRequired[str]
    id: str
    imageUrl: str
    colors: list[str]
    colorsLocalized: NotRequired[list[str]]


class ListedStone(StoneRecord):
    chakras: list[Literal["Root", "Sacral", "Solar Plexus", "Heart", "Throat", "Third Eye", "Crown"]]
    chakrasLocalized: NotRequired[list[str]]


class Crystal(ListedStone):
    """One stone in full: mineralogy, meanings, lore and care"""

    description: str
    meaning: StoneMeaning
    zodiacSigns: list[Literal["Aries", "Taurus", "Gemini", "Cancer", "Leo", "Virgo", "Libra", "Scorpio", "Sagittarius", "Capricorn", "Aquarius", "Pisces"]]
    zodiacSignsLocalized: NotRequired[list[str]]
    planet: Literal["Jupiter", "Mars", "Mercury", "Moon", "Neptune", "Pluto", "Saturn", "Sun", "Uranus", "Venus"]
    planetLocalized: NotRequired[str]
    elements: list[Literal["Earth", "Water", "Fire", "Air", "Storm"]]
    elementsLocalized: NotRequired[list[str]]
    hardness: float
    hardnessRange: HardnessRange
    composition: str
    crystalSystem: Literal["cubic", "tetragonal", "orthorhombic", "hexagonal", "trigonal", "monoclinic", "triclinic", "amorphous", "rock"]
    crystalSystemLocalized: NotRequired[str]
    numericalVibration: int
    keywords: list[str]
    birthMonth: int | None
    affirmation: str
    lore: str
    care: StoneCare
    pairsWith: list[str]
    conventions: StoneConventions


class CrystalColors(TypedDict):
    """Every color of the catalogue"""

    count: int
    colors: list[str]


class CrystalPairings(TypedDict):
    """The stones that go well with a stone"""

    crystal: str
    name: str
    nameLocalized: NotRequired[str]
    count: int
    pairings: list[PairedStone]


class CrystalPlanets(TypedDict):
    """Every planet that rules a stone of the catalogue"""

    count: int
    planets: list[str]


class CrystalSearch(TypedDict):
    """Stones by a word in their name, keywords, description or meanings"""

    query: str
    total: int
    limit: int
    offset: int
    crystals: list[StoneRecord]


class Crystals(TypedDict):
    """The stones, filtered by chakra, sign, element, color and planet"""

    total: int
    limit: int
    offset: int
    crystals: list[ListedStone]


class CrystalsByChakra(TypedDict):
    """The stones of a chakra"""

    chakra: StoneChakra
    chakraLocalized: NotRequired[str]
    total: int
    limit: int
    offset: int
    crystals: list[StoneRecord]


class CrystalsByElement(TypedDict):
    """The stones of an element"""

    element: StoneElement
    elementLocalized: NotRequired[str]
    total: int
    limit: int
    offset: int
    crystals: list[StoneRecord]


class CrystalsByZodiac(TypedDict):
    """The stones of a zodiac sign"""

    sign: Literal["Aries", "Taurus", "Gemini", "Cancer", "Leo", "Virgo", "Libra", "Scorpio", "Sagittarius", "Capricorn", "Aquarius", "Pisces"]
    signLocalized: NotRequired[str]
    total: int
    limit: int
    offset: int
    crystals: list[StoneRecord]


@final
class CurrentDasha(TypedDict):
    """The Vimshottari periods that run now, on five levels"""

    readingAt: str
    moonLongitude: float
    ayanamsa: float
    ayanamsaType: Ayanamsa
    ayanamsaEpoch: NotRequired[str]
    moonNakshatra: int
    nakshatraName: str
    nakshatraNameLocalized: NotRequired[str]
    nakshatraLord: Literal["Ketu", "Venus", "Sun", "Moon", "Mars", "Rahu", "Jupiter", "Saturn", "Mercury"]
    nakshatraLordLocalized: NotRequired[str]
    mahadasha: Mahadasha
    antardasha: Antardasha
    pratyantardasha: Pratyantardasha
    sookshmaDasha: SookshmaDasha
    pranaDasha: PranaDasha
    remainingInMahadasha: DashaSpan
    remainingInAntardasha: DashaSpan
    remainingInPratyantardasha: DashaSpan
    remainingInSookshma: DashaSpan
    remainingInPrana: DashaSpan
    commonHouses: NotRequired[CurrentDashaCommonHouses]
    focus: NotRequired[Literal["general", "finance"]]
    houseThemes: NotRequired[HouseThemes]
    conventions: DashaConventions


class CurrentDashaCommonHouses(TypedDict):
    """Only with significators"""

    allLevels: list[int]
    dashaBhuktiAntara: list[int]


class CurrentDashaRequest(VedicPersonOfAnyTime):
    # Options as this program has them by default; an option that is sent goes before it.
    # jagannatha-hora: nodeType mean, positionType true, scheme eight. parasharas-light: ayanamsa
    # lahiri
    preset: NotRequired[VedicPreset]
    # Sidereal frame; custom takes its value from ayanamsaValue. Default "lahiri"
    ayanamsa: NotRequired[Ayanamsa]
    # Degrees; required with ayanamsa custom, ignored otherwise
    ayanamsaValue: NotRequired[float]
    # With ayanamsa custom: the day, 0h TT, at which ayanamsaValue holds from the mean equinox;
    # precession and nutation carry it to each instant. Without it the value is the same at every
    # instant
    ayanamsaEpoch: NotRequired[CivilDate]
    # true is where bodies are at the instant, without the time of light, its bending and
    # aberration. Default "apparent"
    positionType: NotRequired[PositionType]
    # Counts for significators alone; the dates hang on the Moon. Default "mean"
    nodeType: NotRequired[NodeType]
    # Adds the houses each lord signifies (Placidus). Default false
    significators: NotRequired[bool]
    # The instant to read, as YYYY-MM-DDTHH:MM:SS with Z or an offset; without one, on the birth's
    # clock; now by default
    datetime: NotRequired[DashaInstant]


class CurrentMoonPhase(ZodiacPlace):
    """The Moon's phase, age, sign and distance at a moment"""

    date: str
    time: str
    timezone: float
    phase: MoonPhaseName
    phaseLocalized: NotRequired[str]
    illumination: float
    age: float
    elongation: float
    distance: int
    meaning: MoonPhaseMeaning
    conventions: CurrentMoonPhaseConventions


class CurrentMoonPhaseConventions(TransitMoment):
    zodiac: ChartZodiac
    ayanamsa: NotRequired[Ayanamsa]
    ayanamsaDegrees: NotRequired[float]
    ayanamsaEpoch: NotRequired[str]
    positions: str
    center: NotRequired[Center]
    positionType: NotRequired[PositionType]
    harmonic: NotRequired[int]
    preset: NotRequired[PresetUsed]
    phase: Literal["principal-within-half-a-day"]
    illumination: Literal["geocentric-phase-angle"]


class CuspInTime(AngleInTime):
    number: int


class CustomPosition(TypedDict):
    # What the position is called
    name: str
    # What the position asks
    interpretation: str


class CustomSpread(TypedDict):
    """A spread of your own, 1 to 10 positions"""

    spread: str
    question: NotRequired[str]
    seed: NotRequired[str]
    positions: list[CustomSpreadPositions]
    conventions: DrawConventions


class CustomSpreadPositions(TypedDict):
    position: int
    name: str
    interpretation: str
    card: DrawnCard


class CustomSpreadRequest(TypedDict):
    # The answer's spread. Default "Custom Spread"
    spreadName: NotRequired[str]
    # One card falls in each
    positions: list[CustomPosition]
    # What is asked; echoed in the answer
    question: NotRequired[str]
    # The same seed reproduces the same draw
    seed: NotRequired[str]


class DailyAngelNumber(TypedDict):
    """The angel number of a day: one of 57, drawn by seed and date"""

    date: str
    seed: str
    number: str
    title: str
    coreMessage: str
    type: AngelNumberType
    typeLocalized: NotRequired[str]
    digitRoot: int
    keywords: list[str]
    energy: AngelNumberEnergy
    energyLocalized: NotRequired[str]
    meaning: AngelNumberMeaning
    biblical: str
    shadow: str
    affirmation: str
    actionSteps: list[str]


class DailyAngelNumberRequest(TypedDict):
    # Calendar date; today (UTC) without it
    date: NotRequired[CivilDate]
    # The same seed reproduces the same draw
    seed: NotRequired[str]


class DailyAreas(TypedDict):
    finance: DailyFinance


class DailyAyurveda(TypedDict):
    """The day's periods of the doshas and the season around it"""

    date: str
    sunrise: NotRequired[str]
    sunset: NotRequired[str]
    brahmaMuhurta: NotRequired[WakingHour]
    doshaPeriods: list[DailyDoshaPeriod]
    ritu: DailyRitu
    doshaCycle: list[DailySeasonDosha]
    summary: str
    sources: list[AyurvedaSource]
    conventions: DailyAyurvedaConventions
    meta: AyurvedaScope


class DinacharyaConventions(TransitMoment):
    doshaClock: Literal["sunrise-anchored", "clock-hours"]
    requestedDoshaClock: NotRequired[Literal["sunrise-anchored", "clock-hours"]]
    sunState: SunState
    sunriseRule: str
    timezone: float


class DailyAyurvedaConventions(DinacharyaConventions):
    ritucharyaScheme: Literal["sutrasthana-6", "vimana-8"]
    rituZodiac: Literal["sayana", "nirayana"]
    hemisphere: Literal["northern", "southern"]
    latitude: float
    longitude: float


class DailyAztec(TypedDict):
    """The day of the tonalpohualli, read for everybody"""

    daySign: AztecSign
    daySignName: str
    gloss: str
    glossLocalized: NotRequired[str]
    direction: Quarter
    directionLocalized: NotRequired[str]
    number: int
    trecena: AztecTrecenaDay
    keynote: str
    guidance: str
    scope: str
    date: str
    conventions: AztecConventions
    overview: str


class DailyBiorhythm(TypedDict):
    """A biorhythm of the day without a date of birth"""

    date: str
    seed: str
    energyRating: int
    overallPhase: OverallPhase
    overallPhaseLocalized: NotRequired[str]
    spotlight: BiorhythmSpotlight
    quickRead: DailyBiorhythmQuickRead
    dailyMessage: str
    advice: str
    conventions: DailyBiorhythmConventions


class DailyBiorhythmConventions(TypedDict):
    counting: Literal["days-from-seeded-start", "days-from-1970-01-01"]
    criticalBand: Literal[9]
    criticalDay: Literal["day-that-holds-the-zero"]
    note: str
    draw: Literal["sha256"]


class DailyBiorhythmQuickRead(TypedDict):
    physical: int
    emotional: int
    intellectual: int


class DailyBiorhythmRequest(TypedDict):
    # Calendar date, YYYY-MM-DD; today in UTC by default
    date: NotRequired[CivilDate]
    # Whose rhythm it is; without one everybody shares one
    seed: NotRequired[str]


class DailyCard(TypedDict):
    """The card of the day"""

    date: str
    seed: str
    card: DrawnCard
    dailyMessage: str
    conventions: DrawConventions


class DailyCardRequest(TypedDict):
    # Calendar date, YYYY-MM-DD; today in UTC by default
    date: NotRequired[CivilDate]
    # Whose card it is; without one everybody shares the day's
    seed: NotRequired[str]


class DailyCast(TypedDict):
    """The coin cast of a day"""

    date: str
    seed: str
    lines: list[Literal[6, 7, 8, 9]]
    changingLinePositions: list[int]
    hexagram: HexagramSummary
    changingLines: list[HexagramLine]
    resultingHexagram: NotRequired[HexagramSummary]
    answeringLines: list[HexagramLine]
    movement: str
    conventions: HexagramCastConventions


class DailyCastRequest(TypedDict):
    # Calendar date, YYYY-MM-DD; today in UTC by default
    date: NotRequired[CivilDate]
    # Whose day it is; without one everybody shares it
    seed: NotRequired[str]


class DailyCrystal(TypedDict):
    """The stone of a day, drawn by seed and date"""

    date: str
    seed: str
    name: str
    nameLocalized: NotRequired[str]
    id: str
    imageUrl: str
    description: str
    chakras: list[Literal["Root", "Sacral", "Solar Plexus", "Heart", "Throat", "Third Eye", "Crown"]]
    chakrasLocalized: NotRequired[list[str]]
    zodiacSigns: list[Literal["Aries", "Taurus", "Gemini", "Cancer", "Leo", "Virgo", "Libra", "Scorpio", "Sagittarius", "Capricorn", "Aquarius", "Pisces"]]
    zodiacSignsLocalized: NotRequired[list[str]]
    affirmation: str
    conventions: DailyCrystalConventions


class DailyCrystalConventions(TypedDict):
    draw: Literal["sha256-uniform"]


class DailyCrystalRequest(TypedDict):
    # Calendar date, YYYY-MM-DD; today in UTC by default
    date: NotRequired[CivilDate]
    # Whose stone it is; without one everybody shares the day's
    seed: NotRequired[str]


class DailyDasha(TypedDict):
    level: DailyDashaLevel
    lord: str
    lordLocalized: NotRequired[str]
    startDate: str
    endDate: str
    timescale: DailyTimescale


DailyDashaLevel: TypeAlias = "Literal[\"mahadasha\", \"antardasha\", \"pratyantardasha\"]"


class DailyDreamSymbol(TypedDict):
    """The dream symbol of a day, drawn by seed and date"""

    date: str
    seed: str
    symbol: DailyDreamSymbolSymbol
    dailyMessage: str


class DailyDreamSymbolRequest(TypedDict):
    # Calendar date; today (UTC) without it
    date: NotRequired[CivilDate]
    # The same seed reproduces the same draw
    seed: NotRequired[str]


class DailyDreamSymbolSymbol(TypedDict):
    id: str
    name: str
    nameLocalized: NotRequired[str]
    letter: str
    meaning: str
    aliases: list[str]
    see: list[RelatedDreamSymbol]


class DailyFinance(TypedDict):
    score: int | None
    band: DailyVerdict | None
    positive: int | None
    negative: int | None
    drivers: list[FinanceConnection] | None
    cautions: list[FinanceConnection] | None
    natal: list[WealthYoga]


class DailyFrame(TypedDict):
    ayanamsa: FrameName
    ayanamsaDegrees: float
    ayanamsaEpoch: NotRequired[str]
    at: str
    governs: list[DailyPart]


class DailyFrames(TypedDict):
    natal: DailyFrame
    transit: DailyFrame
    kp: DailyFrame


class DailyGraha(TypedDict):
    graha: str
    grahaLocalized: NotRequired[str]
    sign: str
    signLocalized: NotRequired[str]
    longitude: float
    isRetrograde: bool
    houseFromMoon: int
    timescale: DailyTimescale
    favourable: bool
    favourableHouses: list[int]
    vedhaHouse: int | None
    obstructedBy: list[str]
    obstructedByLocalized: NotRequired[list[str]]
    vedhaExempt: list[str]
    vedhaExemptLocalized: NotRequired[list[str]]
    binduCount: int | None
    kaksha: KakshaPlace
    dignity: GocharaDignity | None
    combust: bool | None
    aspectedByBenefic: list[str]
    aspectedByBeneficLocalized: NotRequired[list[str]]
    aspectedByMalefic: list[str]
    aspectedByMaleficLocalized: NotRequired[list[str]]
    aspectedByEnemy: list[str]
    aspectedByEnemyLocalized: NotRequired[list[str]]
    state: GocharaState
    stateSource: str
    description: NotRequired[str]


class DailyHexagram(TypedDict):
    """The hexagram of a day"""

    date: str
    seed: str
    hexagram: HexagramSummary
    dailyMessage: str


class DailyHexagramRequest(TypedDict):
    # Calendar date, YYYY-MM-DD; today in UTC by default
    date: NotRequired[CivilDate]
    # Whose day it is; without one everybody shares it
    seed: NotRequired[str]


class DailyHoroscope(TypedDict):
    """The horoscope of a day for a sign"""

    sign: str
    signLocalized: NotRequired[str]
    date: str
    overview: str
    love: str
    career: str
    health: str
    finance: str
    advice: str
    column: str
    events: list[HoroscopeEvent]
    luckyNumber: int
    luckyColor: str
    luckyColorLocalized: NotRequired[str]
    compatibleSigns: list[str]
    compatibleSignsLocalized: NotRequired[list[str]]
    activeTransits: list[str]
    moonSign: str
    moonSignLocalized: NotRequired[str]
    moonPhase: str
    moonPhaseLocalized: NotRequired[str]
    energyRating: int
    conventions: HoroscopeConventions


class DailyLimb(TypedDict):
    number: int
    name: str
    nameLocalized: NotRequired[str]
    validTo: str
    next: str
    nextLocalized: NotRequired[str]
    timescale: DailyTimescale


class TzolkinOfChart(TypedDict):
    daySign: MayanSign
    daySignName: str
    daySignClassic: str
    daySignKiche: str
    number: int
    trecena: MayanTrecenaDay
    reading: TzolkinReading


class DailyMayan(TzolkinOfChart):
    """The Tzolkin day of a date, read for everybody"""

    date: str
    overview: str
    conventions: CorrelationUsed


class DailyMoonCandidate(TypedDict):
    """Gochara and chandrabala, counted from one sign of the Moon"""

    born: VedicBornBetween
    janmaRashi: str
    janmaRashiLocalized: NotRequired[str]
    grahas: list[UncertainDailyGraha]
    chandrabala: list[ChandrabalaWindow]
    score: DailyScoreReach
    verdict: NotRequired[DailyVerdict]


DailyMoonReach = TypedDict(
    "DailyMoonReach",
    {
        "from": "float",
        "to": "float",
    },
)


class DailyNumber(TypedDict):
    """The number of a day: one of twelve, drawn by seed and date"""

    date: str
    seed: str
    number: int
    type: NumberType
    dailyMessage: str
    meaning: NumberReading


class DailyNumberRequest(TypedDict):
    # Calendar date; today (UTC) without it
    date: NotRequired[CivilDate]
    # The same seed reproduces the same draw
    seed: NotRequired[str]


class DailyPanchanga(TypedDict):
    """What runs as the day begins"""

    vara: str
    varaLocalized: NotRequired[str]
    varaSanskrit: str
    varaSanskritLocalized: NotRequired[str]
    paksha: str
    pakshaLocalized: NotRequired[str]
    tithi: DailyLimb
    nakshatra: DailyLimb
    yoga: DailyLimb
    karana: DailyLimb


DailyPart: TypeAlias = "Literal[\"subject\", \"grahas\", \"panchanga\", \"tara\", \"chandrabala\", \"dasha\", \"areas.finance\"]"


class DailyPillar(TypedDict):
    id: str
    number: int
    stem: HeavenlyStemId
    branch: EarthlyBranchId
    animal: ChineseAnimal
    animalLocalized: NotRequired[str]
    element: Phase
    elementLocalized: NotRequired[str]


class DailyRitu(TypedDict):
    id: RituId
    sanskritName: str
    gloss: str
    glossLocalized: NotRequired[str]
    start: str
    end: str
    ayana: AyanaId
    phase: SolarPhase
    strength: SeasonalStrength
    tasteIncreasing: RasaId


class DailyScoreReach(TypedDict):
    """Percentage of the nine that are favourable"""

    least: int
    most: int


class DailySeasonDosha(TypedDict):
    dosha: DoshaId
    doshaLocalized: NotRequired[str]
    state: DoshaState
    stateLocalized: NotRequired[str]


class DailySephirah(TypedDict):
    """The day of the Omer with its two sephirot, or the month until the count begins"""

    date: str
    inOmer: bool
    day: NotRequired[int]
    week: NotRequired[int]
    dayInWeek: NotRequired[int]
    weekSephirah: NotRequired[SephirahName]
    daySephirah: NotRequired[SephirahName]
    hebrewLabel: NotRequired[str]
    hebrewDate: str
    hebrewDateLocalized: NotRequired[str]
    reading: str
    nextStart: NotRequired[str]
    conventions: OmerConventions


class DailyStarCandidate(TypedDict):
    """Tara, counted from one nakshatra of the Moon"""

    born: VedicBornBetween
    janmaNakshatra: str
    janmaNakshatraLocalized: NotRequired[str]
    janmaNakshatraNumber: int
    tara: list[TaraWindow]


class DailySubject(TypedDict):
    janmaRashi: str
    janmaRashiLocalized: NotRequired[str]
    janmaNakshatra: str
    janmaNakshatraLocalized: NotRequired[str]
    janmaNakshatraNumber: int
    moonLongitude: float


DailyTimescale: TypeAlias = "Literal[\"hours\", \"days\", \"months\", \"years\"]"


DailyVerdict: TypeAlias = "Literal[\"very-strong\", \"strong\", \"moderate\", \"weak\"]"


class DailyZodiac(TypedDict):
    """A day for one animal, by the pillar of the day"""

    animal: ChineseAnimalRow
    date: str
    dayPillar: DailyPillar
    relationship: AnimalRelation
    energyRating: int
    overview: str
    love: str
    career: str
    advice: str
    year: RunningYear
    benMingNian: bool
    conventions: DailyZodiacConventions


class DailyZodiacConventions(TypedDict):
    meridian: str
    ephemeris: str
    notice: NotRequired[str]
    yearBoundary: Literal["lunar-new-year"]


class DashaBalanceReach(TypedDict):
    least: DashaSpan
    most: DashaSpan


class DashaConventions(VedicConventions):
    yearDays: float


DashaGrade: TypeAlias = "Literal[\"A\", \"B\", \"C\", \"D\"]"


DashaInstant: TypeAlias = "str"


class DashaJudgment(TypedDict):
    tone: DashaTone
    promise: LordshipPromise
    means: GrahaMeans
    evidence: list[str]


DashaLevelName: TypeAlias = "Literal[\"mahadasha\", \"antardasha\", \"pratyantardasha\", \"sookshma\", \"prana\"]"


DashaLord: TypeAlias = "Literal[\"Ketu\", \"Venus\", \"Sun\", \"Moon\", \"Mars\", \"Rahu\", \"Jupiter\", \"Saturn\", \"Mercury\"]"


class DashaLordReading(TypedDict):
    """The lord by its sign, nakshatra, company and place from the Moon, as far as they hold; no
    houses
    """

    planet: Literal["Ketu", "Venus", "Sun", "Moon", "Mars", "Rahu", "Jupiter", "Saturn", "Mercury"]
    planetLocalized: NotRequired[str]
    interpretation: str


@final
class DashaPeriods(TypedDict):
    """Dashas by Ashtottari, Yogini, Kalachakra, Chara, Narayana, Sudarshana"""

    dashaSystem: DashaSystem
    dashaSystemName: str
    dashaSystemNameLocalized: NotRequired[str]
    readingAt: str
    moonLongitude: float
    ayanamsa: float
    ayanamsaType: Ayanamsa
    ayanamsaEpoch: NotRequired[str]
    moonNakshatra: int
    nakshatraName: str
    nakshatraNameLocalized: NotRequired[str]
    birthDashaBalance: DashaSpan
    isConditionMet: NotRequired[bool]
    kalachakra: NotRequired[KalachakraOfBirth]
    periods: list[DashaSystemPeriod]
    running: list[RunningDashaPeriod]
    conventions: DashaPeriodsConventions


class DashaPeriodsCandidate(TypedDict):
    born: VedicBornBetween
    moonNakshatra: int
    nakshatraName: str
    nakshatraNameLocalized: NotRequired[str]
    birthDashaBalance: DashaBalanceReach
    periods: list[UncertainDashaSystemPeriod]
    running: list[UncertainRunningDashaPeriod]


class DashaPeriodsConventions(VedicConventions):
    datedBy: Literal["offset-of-birth"]
    yearLength: DashaYearLength
    yearDays: NotRequired[float]
    ashtottariStart: NotRequired[AshtottariStart]
    abhijit: NotRequired[AbhijitCount]
    charaCount: NotRequired[CharaCount]
    rules: list[str]


class DashaPeriodsRequest(VedicPersonOfAnyTime):
    # Options as this program has them by default; an option that is sent goes before it.
    # jagannatha-hora: nodeType mean, positionType true, scheme eight. parasharas-light: ayanamsa
    # lahiri
    preset: NotRequired[VedicPreset]
    # Sidereal frame; custom takes its value from ayanamsaValue. Default "lahiri"
    ayanamsa: NotRequired[Ayanamsa]
    # Degrees; required with ayanamsa custom, ignored otherwise
    ayanamsaValue: NotRequired[float]
    # With ayanamsa custom: the day, 0h TT, at which ayanamsaValue holds from the mean equinox;
    # precession and nutation carry it to each instant. Without it the value is the same at every
    # instant
    ayanamsaEpoch: NotRequired[CivilDate]
    # true is where bodies are at the instant, without the time of light, its bending and
    # aberration. Default "apparent"
    positionType: NotRequired[PositionType]
    # Rahu: the smoothed (mean) or the osculating (true) node; Ketu stands opposite. Default
    # "mean"
    nodeType: NotRequired[NodeType]
    # vimshottari, ashtottari, yogini and kalachakra are counted from the Moon; chara, narayana
    # and sudarshana from signs, with the Lagna
    dashaSystem: DashaSystem
    # The instant whose periods run, as YYYY-MM-DDTHH:MM:SS with Z or an offset; without one, on
    # the birth's clock; now by default
    datetime: NotRequired[DashaInstant]
    # Days of a year of the dasha; solar is the Sun's return to its sidereal longitude at birth.
    # Default "365.25"
    yearLength: NotRequired[DashaYearLength]
    # Of ashtottari: the star that the groups are counted from, ardra by default
    ashtottariStart: NotRequired[AshtottariStart]
    # Of ashtottari: whether Abhijit (276°40' to 280°53'20") is the third of Saturn's four stars,
    # or Saturn has three; counted by default
    abhijit: NotRequired[AbhijitCount]
    # Of chara: kn-rao (default) gives a lord's dignity no year and ends the parts of a sign with
    # its own; parashara counts dignity and begins with it
    charaCount: NotRequired[CharaCount]


class DashaSignificators(TypedDict):
    house: int
    starLord: Literal["Ketu", "Venus", "Sun", "Moon", "Mars", "Rahu", "Jupiter", "Saturn", "Mercury"]
    starLordLocalized: NotRequired[str]
    subLord: Literal["Ketu", "Venus", "Sun", "Moon", "Mars", "Rahu", "Jupiter", "Saturn", "Mercury"]
    subLordLocalized: NotRequired[str]
    signifies: KpLevelHouses
    signifiedHouses: list[int]
    strongHouses: list[int]
    strength: DashaStrength


class DashaSpan(TypedDict):
    """Whole years of 365.25 days, then months of 30.4375, then days"""

    years: int
    months: int
    days: int
    totalDays: float


class DashaStrength(TypedDict):
    score: float
    grade: DashaGrade
    label: DashaStrengthLabel


DashaStrengthLabel: TypeAlias = "Literal[\"very-strong\", \"strong\", \"moderate\", \"weak\"]"


class DashaSubPeriod(TypedDict):
    planet: NotRequired[Literal["Ketu", "Venus", "Sun", "Moon", "Mars", "Rahu", "Jupiter", "Saturn", "Mercury"]]
    planetLocalized: NotRequired[str]
    yogini: NotRequired[str]
    yoginiLocalized: NotRequired[str]
    rashi: NotRequired[str]
    rashiLocalized: NotRequired[str]
    rashiFromMoon: NotRequired[str]
    rashiFromMoonLocalized: NotRequired[str]
    rashiFromSun: NotRequired[str]
    rashiFromSunLocalized: NotRequired[str]
    house: NotRequired[int]
    startDate: str
    endDate: str
    nominalStartDate: NotRequired[str]
    durationYears: float


DashaSystem: TypeAlias = "Literal[\"vimshottari\", \"ashtottari\", \"yogini\", \"kalachakra\", \"chara\", \"narayana\", \"sudarshana\"]"


class DashaSystemPeriod(DashaSubPeriod):
    subPeriods: list[DashaSubPeriod]


DashaTone: TypeAlias = "Literal[\"good\", \"mixed\", \"hard\"]"


DashaYearLength: TypeAlias = "Literal[\"360\", \"365.25\", \"365.2422\", \"solar\"]"


@final
class Dashakoot(TypedDict):
    """The ten poruthams of a groom and a bride"""

    frame: SiderealFrame
    total: int
    maxTotal: Literal[10]
    verdict: DashakootVerdict
    recommendation: str
    rajju: PoruthamFault
    vedha: PoruthamFault
    breakdown: list[PoruthamRow]
    conventions: MatchingConventions


class DashakootOutcome(TypedDict):
    person1From: str
    person2From: str
    total: int
    verdict: DashakootVerdict


class DashakootRequest(TypedDict):
    # The groom
    person1: VedicPersonOfAnyTime
    # The bride
    person2: VedicPersonOfAnyTime
    # Options as this program has them by default; an option that is sent goes before it.
    # parasharas-light: ayanamsa lahiri
    preset: NotRequired[AyanamsaPreset]
    # Sidereal frame; custom takes its value from ayanamsaValue. Default "lahiri"
    ayanamsa: NotRequired[Ayanamsa]
    # Degrees; required with ayanamsa custom, ignored otherwise
    ayanamsaValue: NotRequired[float]
    # With ayanamsa custom: the day, 0h TT, at which ayanamsaValue holds from the mean equinox;
    # precession and nutation carry it to each instant. Without it the value is the same at every
    # instant
    ayanamsaEpoch: NotRequired[CivilDate]


DashakootVerdict: TypeAlias = "Literal[\"recommended\", \"marginal\", \"rejected\"]"


DateCalendar: TypeAlias = "Literal[\"gregorian\", \"julian\", \"auto\"]"


class DateConventions(TypedDict):
    calendar: Literal["proleptic-gregorian"]
    cycles: Literal["month-day-year"]
    masters: Literal["kept"]


DayForBeginnings: TypeAlias = "Literal[\"free\", \"open\", \"careful\", \"closed\"]"


class DayMaster(TypedDict):
    stem: HeavenlyStemId
    chinese: str
    pinyin: str
    element: Phase
    elementLocalized: NotRequired[str]
    polarity: ChinesePolarity
    nature: str


@final
class DayMasterReading(TypedDict):
    """How strong the day master stands, why, and which phases help it"""

    birthData: BaziBirthData
    conventions: BaziConventions
    dayMaster: DayMaster
    verdict: StrengthVerdict
    score: float
    seasonalState: Literal["prosperous", "supported", "resting", "imprisoned", "dead"]
    seasonalStateChinese: str
    seasonalStateMeaning: str
    rootCount: int
    factors: list[StrengthFactor]
    favorableElements: list[Phase]
    favorableElementsLocalized: NotRequired[list[str]]
    unfavorableElements: list[Phase]
    unfavorableElementsLocalized: NotRequired[list[str]]
    usefulGod: UsefulGod
    fiveElements: list[PhaseCount]
    summary: str


class DayMasterReadingRequest(BirthMomentOfAnyTime):
    # Decimal degrees, north positive; the pillars do not depend on it
    latitude: NotRequired[Latitude]
    # Decimal degrees, east positive; needed unless hourClock is clock
    longitude: NotRequired[Longitude]
    # From 23:00: split-zi keeps the day and takes the next day's hour stem, midnight keeps both,
    # early-zi begins the next day. Default "split-zi"
    dayBoundary: NotRequired[BaziDayBoundary]
    # Whether the year pillar turns at the instant of Li Chun or with the lunar year. Default
    # "li-chun"
    yearBoundary: NotRequired[BaziYearBoundary]
    # The clock of the hour: the civil one, the mean Sun of the longitude, the true Sun. Default
    # "clock"
    hourClock: NotRequired[BaziHourClock]


class DayOfficer(TypedDict):
    id: Literal["jian", "chu", "man", "ping", "ding", "zhi", "po", "wei", "cheng", "shou", "kai", "bi"]
    name: str
    nameLocalized: NotRequired[str]
    chinese: str
    pinyin: str
    quality: Literal["auspicious", "inauspicious"]
    meaning: str


DayOrNight: TypeAlias = "Literal[\"day\", \"night\"]"


class DayPage(TypedDict):
    """The page of a day for one person: horoscope, Moon, number of the day and almanac"""

    page: PageName
    title: str
    titleLocalized: NotRequired[str]
    subjects: list[PageSubject]
    today: NotRequired[CivilDate]
    chapters: list[PageChapter]
    missing: NotRequired[list[MissingPart]]
    parts: DayPageParts


class DayPageParts(TypedDict):
    positions: PlanetPositions | UncertainPlanetPositions
    horoscope: NotRequired[DailyHoroscope]
    moon: CurrentMoonPhase
    number: PersonalDay
    almanac: NotRequired[AlmanacDay]


class DayPageRequest(PagePersonOfAnyTime):
    # The day that the page is read on; by default the current one by the clock of timezone
    today: NotRequired[CivilDate]
    # The Sun's sign at birth, instead of the one that date and time give
    sign: NotRequired[str]


class DaysToTerm(TypedDict):
    """Days from birth to the boundary term, one decimal"""

    least: float
    most: float


DecanSchool: TypeAlias = "Literal[\"chaldean\", \"triplicity\"]"


DecennialDivision: TypeAlias = "Literal[\"proportion\", \"rounds\"]"


class DecidingGate(TypedDict):
    """The times of birth at which this person has this gate"""

    which: ConnectionPerson
    gate: int
    share: float
    intervals: list[BirthInterval]


class DeckConventions(TypedDict):
    deck: Literal["rider-waite-smith"]


DeclinationRange = TypedDict(
    "DeclinationRange",
    {
        "from": "float",
        "to": "float",
    },
)


DeeptadiName: TypeAlias = "Literal[\"Dipta\", \"Svastha\", \"Pramudita\", \"Shanta\", \"Dina\", \"Duhkhita\", \"Vikala\", \"Khala\", \"Kopa\"]"


class DefinedChannel(TypedDict):
    gateA: int
    gateB: int
    name: str
    nameLocalized: NotRequired[str]
    circuit: ChannelCircuit
    circuitLocalized: NotRequired[str]
    centers: list[DesignCenter]
    description: str
    circuitDescription: str


@final
class DefinedChannels(TypedDict):
    """The channels that a birth defines"""

    channels: list[DefinedChannel]
    total: int
    definedCenters: list[DesignCenter]
    conventions: DesignConventions


DefinedChannelsRequest: TypeAlias = "DesignBirthOfAnyTime"


class DegradedComponent(TypedDict):
    component: DegradedPart
    reason: DegradedReason


DegradedPart: TypeAlias = "Literal[\"dayStart\", \"dayEnd\", \"areas.finance.score\"]"


DegradedReason: TypeAlias = "Literal[\"sun-does-not-rise\", \"polar-latitude\"]"


DegreeRange = TypedDict(
    "DegreeRange",
    {
        "from": "float",
        "to": "float",
    },
)


class DependentChannel(TypedDict):
    gateA: int
    gateB: int
    name: str
    nameLocalized: NotRequired[str]
    circuit: ChannelCircuit
    circuitLocalized: NotRequired[str]
    centers: list[DesignCenter]
    defined: DesignByTime
    dynamics: list[ConnectionDynamic]
    dynamicsLocalized: NotRequired[list[str]]
    decidedBy: list[DecidingGate]


class DependingMuhurta(TypedDict):
    """What one possible Moon allows; the others are asked with all of theirs"""

    person: int
    nakshatra: str
    nakshatraLocalized: NotRequired[str]
    sign: str
    signLocalized: NotRequired[str]
    windows: list[MuhurtaWindow]


class DesignBirthOfAnyTime(BirthMomentOfAnyTime):
    # Decimal degrees; accepted as with other charts, and changes nothing here. Default 0
    latitude: NotRequired[Latitude]
    # Decimal degrees; accepted as with other charts, and changes nothing here. Default 0
    longitude: NotRequired[Longitude]
    # Lunar node: smoothed (mean) or osculating (true). Default "true"
    nodeType: NotRequired[NodeType]


DesignBirthTime = TypedDict(
    "DesignBirthTime",
    {
        "state": "BirthTimeState",
        "from": "str",
        "to": "str",
        "holds": "list[DesignHeld]",
        "changes": "list[DesignChange]",
        "more": "NotRequired[int]",
        "counted": "NotRequired[list[CountedChanges]]",
    },
)


class DesignBorder(TypedDict):
    """The design of a birth three minutes earlier or later"""

    side: Literal["earlier", "later"]
    personalitySun: str
    designSun: str
    profile: str
    type: str
    typeLocalized: NotRequired[str]


DesignByTime: TypeAlias = "Literal[\"yes\", \"no\", \"depends\"]"


DesignCenter: TypeAlias = "Literal[\"head\", \"ajna\", \"throat\", \"g\", \"heart\", \"sacral\", \"solar-plexus\", \"spleen\", \"root\"]"


class DesignChange(TypedDict):
    member: str
    before: MemberValue
    beforeLocalized: NotRequired[str]
    after: MemberValue
    afterLocalized: NotRequired[str]
    at: str
    utc: NotRequired[str]


class DesignClaim(TypedDict):
    member: DesignClaimMember
    value: DesignClaimValue


class DesignClaimAnswer(TypedDict):
    member: str
    memberLocalized: NotRequired[str]
    value: str
    valueLocalized: NotRequired[str]
    minutes: float
    share: float
    intervals: list[TimeInterval]


DesignClaimMember: TypeAlias = "Literal[\"type\", \"authority\", \"profile\", \"definition\", \"centers.head\", \"centers.ajna\", \"centers.throat\", \"centers.g\", \"centers.heart\", \"centers.sacral\", \"centers.solar-plexus\", \"centers.spleen\", \"centers.root\"]"


DesignClaimValue: TypeAlias = "Literal[\"Manifestor\", \"Generator\", \"Manifesting Generator\", \"Projector\", \"Reflector\", \"Emotional\", \"Sacral\", \"Splenic\", \"Ego\", \"Self-Projected\", \"Mental\", \"Lunar\", \"1/3\", \"1/4\", \"2/4\", \"2/5\", \"3/5\", \"3/6\", \"4/6\", \"4/1\", \"5/1\", \"5/2\", \"6/2\", \"6/3\", \"None\", \"Single\", \"Split\", \"Triple Split\", \"Quadruple Split\", \"Defined\", \"Undefined\"]"


@final
class DesignConnection(TypedDict):
    """Two people together: the channels they share, complete or meet in"""

    totalChannels: int
    channels: list[SharedChannel]
    centers: list[SharedCenter]
    combinedDefinition: DesignDefinition
    combinedDefinitionLocalized: NotRequired[str]
    summary: DesignConnectionSummary
    reading: str
    conventions: DesignsConventions


class DesignConnectionRequest(TypedDict):
    personA: DesignBirthOfAnyTime
    personB: DesignBirthOfAnyTime


class DesignConnectionSummary(TypedDict):
    electromagnetic: int
    dominance: int
    compromise: int
    companionship: int


class DesignMoment(TypedDict):
    calendar: CalendarUsed
    utc: str
    clock: CivilClock
    ut1: Ut1Source
    deltaT: float
    notice: NotRequired[str]
    nodeType: Literal["mean", "true"]
    borders: NotRequired[list[DesignBorder]]


class DesignConventions(DesignMoment):
    designArcDeg: Literal[88]
    wheel: str
    positions: str
    ephemeris: str


DesignDefinition: TypeAlias = "Literal[\"None\", \"Single\", \"Split\", \"Triple Split\", \"Quadruple Split\"]"


class DesignHeld(TypedDict):
    member: str
    value: MemberValue
    valueLocalized: NotRequired[str]


DesignLongitudeReach = TypedDict(
    "DesignLongitudeReach",
    {
        "from": "float",
        "to": "float",
    },
)


@final
class DesignNarrowedTime(TypedDict):
    """Unknown birth time: which times of the day agree with the type, authority, profile or
    centers as told
    """

    at: str
    birthDetails: NarrowedBirth
    agreeing: list[TimeInterval]
    claims: list[DesignClaimAnswer]
    narrowed: NarrowedMinutes
    summary: str
    conventions: DesignNarrowedTimeConventions


class UncertainDesignMoment(TypedDict):
    calendar: CalendarUsed
    ut1: Ut1Source
    deltaT: float
    notice: NotRequired[str]
    nodeType: Literal["mean", "true"]
    utcFrom: str
    utcTo: str


class DesignNarrowedTimeConventions(UncertainDesignMoment):
    designArcDeg: Literal[88]
    claims: str
    events: str
    ephemeris: str
    pole: PoleSource


DesignNarrowedTimeRequest: TypeAlias = "DesignStatementsOfAnyTime"


@final
class DesignPenta(TypedDict):
    """A group of three to five: the twelve gates it works with, who brings them, what is missing"""

    memberCount: int
    channels: list[PentaChannel]
    gates: list[PentaGate]
    summary: DesignPentaSummary
    reading: str
    conventions: DesignsConventions


class DesignPentaRequest(TypedDict):
    # Three to five births
    members: list[DesignBirthOfAnyTime]


class DesignPentaSummary(TypedDict):
    definedChannels: int
    filledGates: int
    gapGates: list[int]
    coreDefined: bool


@final
class DesignProfile(TypedDict):
    """The profile of a birth: the lines of its two Suns"""

    profile: str
    profileDescription: str
    personalityLine: int
    designLine: int
    personalityKeynote: str
    designKeynote: str
    conventions: DesignConventions


DesignProfileRequest: TypeAlias = "DesignBirthOfAnyTime"


class DesignReach(TypedDict):
    """At least and at most, by the time of birth"""

    least: int
    most: int


DesignSide: TypeAlias = "Literal[\"personality\", \"design\"]"


class DesignStatementsOfAnyTime(DesignBirthOfAnyTime):
    # Values that the chart is said to have; 1 to 10 claims and events together
    claims: NotRequired[list[DesignClaim]]


@final
class DesignTransit(TypedDict):
    """The sky of a moment over a birth: channels it completes and centers it defines for a while"""

    date: str
    time: str
    timezone: Literal[0]
    activations: list[TransitActivation]
    completedChannels: list[CompletedChannel]
    temporaryCenters: list[DesignTransitTemporaryCenters]
    natal: NatalDesign
    withTransit: DesignWithTransit
    summary: str
    reading: str
    conventions: DesignConventions


class DesignTransitRequest(TypedDict):
    birthData: DesignBirthOfAnyTime
    # Calendar date in UTC, YYYY-MM-DD; today by default
    date: NotRequired[CivilDate]
    # Time in UTC, 24-hour HH:MM:SS; the present time of day by default
    time: NotRequired[CivilTime]


class DesignTransitTemporaryCenters(TypedDict):
    id: DesignCenter
    name: str
    nameLocalized: NotRequired[str]
    temporarilyDefined: Literal[True]
    until: NotRequired[str]


@final
class DesignVariables(TypedDict):
    """The four variables of a birth with their arrows, colors, tones and bases"""

    arrows: list[VariableArrow]
    confident: bool
    confidenceMarginDeg: float
    baseDescription: str
    conventions: DesignConventions


DesignVariablesRequest: TypeAlias = "DesignBirthOfAnyTime"


class DesignWithTransit(TypedDict):
    type: str
    typeLocalized: NotRequired[str]
    typeUntil: NotRequired[str]
    parts: int
    partsByBirth: int
    partsUntil: NotRequired[str]


class DesignsBirthTimes(TypedDict):
    state: BirthTimeState
    people: list[PersonBirthTime]
    holds: list[DesignsHeld]
    changes: list[DesignsChange]
    more: NotRequired[int]


class DesignsChange(NatalChange):
    which: str


class DesignsConventions(TypedDict):
    designArcDeg: Literal[88]
    wheel: str
    positions: str
    ephemeris: str
    people: list[DesignMoment]


class DesignsHeld(TypedDict):
    which: NotRequired[str]
    member: str
    value: MemberValue
    valueLocalized: NotRequired[str]


class DetailedPanchang(TypedDict):
    """The panchang of a day at a place, sunrise to sunrise"""

    date: str
    location: PanchangLocation
    vara: PanchangVara
    sunrise: str
    sunset: str
    nextSunrise: str
    moonrise: str | None
    moonset: str | None
    moonSign: PanchangSign
    sunSign: PanchangSign
    sunNakshatra: PanchangStarPlace
    tithi: PanchangTithi
    nakshatra: PanchangNakshatra
    yoga: PanchangYoga
    karana: PanchangKarana
    limbs: PanchangLimbs
    moonSigns: list[LimbStay]
    hora: HoraNow
    rahuKaal: LocalSpan
    yamaganda: LocalSpan
    gulika: LocalSpan
    abhijitMuhurta: LocalSpan | None
    brahmaMuhurta: LocalSpan
    vijayaMuhurta: LocalSpan
    nishitaMuhurta: LocalSpan
    godhuliMuhurta: LocalSpan | None
    pratahSandhya: LocalSpan | None
    sayahnaSandhya: LocalSpan | None
    durMuhurta: list[LocalSpan]
    muhurtas: list[NamedMuhurta]
    varjyam: list[LocalSpan]
    amritKalam: list[LocalSpan]
    chandrabalam: Chandrabalam
    tarabalam: Tarabalam
    panchaka: Panchaka
    bhadra: Bhadra
    transitions: PanchangTransitions
    verdict: str
    calendar: NotRequired[PanchangCalendar]
    festivals: NotRequired[list[FestivalOfDay]]
    previousDay: NotRequired[PanchangNeighbor | None]
    nextDay: NotRequired[PanchangNeighbor]
    borders: NotRequired[list[LimbBorder]]
    meanings: NotRequired[dict[str, str]]
    conventions: PanchangDayConventions


DetailedPanchangRequest: TypeAlias = "PanchangDayAsked"


class DetectedYoga(TypedDict):
    id: str
    name: str
    nameLocalized: NotRequired[str]
    family: Literal["classical", "asraya", "dala", "akriti", "sankhya"]
    quality: Literal["Positive", "Negative", "Both"]
    qualityLocalized: NotRequired[str]
    present: bool
    suppressedBy: NotRequired[Literal["classical", "asraya", "dala", "akriti", "sankhya"]]
    evidence: str
    conditions: list[DetectedYogaConditions]
    matchedRules: NotRequired[list[str]]
    description: str
    result: str


class DetectedYogaConditions(TypedDict):
    met: bool
    found: str


@final
class DetectedYogas(TypedDict):
    """48 yogas looked for in a birth chart, with what makes or breaks each"""

    birthDetails: BirthDetails
    frame: SiderealFrame
    total: int
    yogas: list[DetectedYoga]
    conventions: VedicConventions


class DetectedYogasRequest(VedicPersonOfAnyTime):
    # Options as this program has them by default; an option that is sent goes before it.
    # jagannatha-hora: nodeType mean, positionType true, scheme eight. parasharas-light: ayanamsa
    # lahiri
    preset: NotRequired[VedicPreset]
    # Sidereal frame; custom takes its value from ayanamsaValue. Default "lahiri"
    ayanamsa: NotRequired[Ayanamsa]
    # Degrees; required with ayanamsa custom, ignored otherwise
    ayanamsaValue: NotRequired[float]
    # With ayanamsa custom: the day, 0h TT, at which ayanamsaValue holds from the mean equinox;
    # precession and nutation carry it to each instant. Without it the value is the same at every
    # instant
    ayanamsaEpoch: NotRequired[CivilDate]
    # true is where bodies are at the instant, without the time of light, its bending and
    # aberration. Default "apparent"
    positionType: NotRequired[PositionType]
    # Rahu: the smoothed (mean) or the osculating (true) node; Ketu stands opposite. Default
    # "mean"
    nodeType: NotRequired[NodeType]


DevataDetail: TypeAlias = "DevataRow"


DevataId: TypeAlias = "Literal[\"agni\", \"parjanya\", \"jayanta\", \"indra-outer\", \"surya\", \"satya\", \"bhrisa\", \"antariksha\", \"vayu\", \"pusha\", \"vitatha\", \"brihatkshata\", \"yama\", \"gandharva\", \"bhringaraja\", \"mriga\", \"pitri\", \"dauvarika\", \"sugriva\", \"kusumadanta\", \"varuna\", \"asura\", \"sosha\", \"papayakshma\", \"roga\", \"ahi\", \"mukhya\", \"bhallata\", \"soma\", \"bhujaga\", \"aditi\", \"diti\", \"aryaman\", \"savita\", \"vivasvan\", \"indra-inner\", \"mitra\", \"rajayakshma\", \"prthvidhara\", \"apavatsa\", \"apa\", \"savitra\", \"jaya\", \"rudra\", \"brahma\"]"


class DevataOnSquare(TypedDict):
    square: int
    id: DevataId
    name: str
    nameLocalized: NotRequired[str]


DevataRow = TypedDict(
    "DevataRow",
    {
        "id": "DevataId",
        "name": "str",
        "nameLocalized": "NotRequired[str]",
        "padaCount": "int",
        "class": "Literal[\"perimeter\", \"innerRing\", \"innerCorner\", \"center\"]",
        "group": "NotRequired[Literal[\"padika\", \"dvipada\", \"tripada\"]]",
        "side": "NotRequired[VastuSide]",
        "sideLocalized": "NotRequired[str]",
        "quadrant": "NotRequired[VastuCorner]",
        "quadrantLocalized": "NotRequired[str]",
        "squares": "list[int]",
        "cells": "list[VastuCell]",
        "entrancePada": "NotRequired[int]",
        "role": "str",
        "verses": "list[str]",
        "note": "NotRequired[str]",
        "source": "VastuSource",
    },
)


class Devatas(TypedDict):
    """The 45 devatas of the mandala with their squares"""

    total: int
    limit: int
    offset: int
    devatas: list[DevataRow]


class DifferenceExplanation(TypedDict):
    rank: int
    isTied: bool
    changes: list[SettingChange]
    explained: int
    values: list[ValueExplained]
    likelihood: float
    sentence: str


DifferenceSetting: TypeAlias = "Literal[\"clock\", \"dateOrder\", \"halfDay\", \"calendar\", \"place\", \"positions\", \"zodiac\", \"ayanamsa\", \"node\", \"lilith\", \"houses\", \"yearLength\", \"dayBorder\", \"yearBorder\", \"hourClock\", \"roles\", \"arc\"]"


class Differences(TypedDict):
    """Why another program shows other values: the settings that reproduce them"""

    birthDetails: BirthDetails
    outcome: DifferencesOutcome
    summary: str
    values: list[ValueShown]
    explanations: list[DifferenceExplanation]
    furtherTied: int
    unexplained: list[int]
    tried: DifferencesTried
    notTried: list[str]
    conventions: DifferencesConventions


class MatchedMomentSent(TypedDict):
    date: CivilDate
    time: CivilTime
    timezone: Timezone
    calendar: NotRequired[DateCalendar]


class DifferencesBody(MatchedMomentSent):
    latitude: Latitude
    longitude: Longitude
    # 1 to 40, with those of text
    values: NotRequired[list[ShownValue]]
    # The values as one line, commas between them
    text: NotRequired[str]
    # The second person, where kootas are among the values
    partner: NotRequired[MatchedMomentSent]
    # With partner: whether the birth is the groom's, as without it, or the bride's
    gender: NotRequired[DifferencesGender]
    # Places of the same name, which the other program may have taken
    otherPlaces: NotRequired[list[PlaceOfSameName]]
    # Of your own chart, as the next three are. Default "tropical"
    zodiac: NotRequired[ZodiacUsed]
    # Default "lahiri"
    ayanamsa: NotRequired[NamedAyanamsa]
    # Default "placidus"
    houseSystem: NotRequired[HouseSystem]
    # Default "true"
    nodeType: NotRequired[NodeType]


class DifferencesConventions(TypedDict):
    zodiac: ZodiacUsed
    ayanamsa: str
    houseSystem: HouseSystem
    nodeType: NodeType
    wrongShare: float
    closeMinutes: CloseMinutes
    ephemeris: str


DifferencesGender: TypeAlias = "Literal[\"male\", \"female\"]"


DifferencesOutcome: TypeAlias = "Literal[\"as-sent\", \"close\", \"explained\", \"possible\", \"unexplained\"]"


DifferencesRequest: TypeAlias = "DifferencesBody"


class DifferencesTried(TypedDict):
    births: int
    settings: list[DifferenceSetting]


@final
class Digest(TypedDict):
    """The next 1, 7, 30 and 90 days at a glance"""

    birthData: ForecastSubject
    startDate: str
    endDate: str
    timezone: float | str
    summary: str
    windows: list[DigestWindow]
    conventions: ForecastConventions


class DigestRequest(TypedDict):
    birthData: ForecastBirthOfAnyTime
    # First day by timezone; today by default
    startDate: NotRequired[CivilDate]
    # Of days and local times: decimal hours from UTC, a fixed offset (-05:00), or an IANA name,
    # whose offset at each event counts; UTC by default. Default 0
    timezone: NotRequired[Timezone]
    # What to search; all three by default
    domains: NotRequired[list[Tradition]]
    # Factors of the significance; 1 by default
    domainWeights: NotRequired[DomainWeights]
    # Least significance after weighting. Default 0
    minSignificance: NotRequired[float]
    # Highlights of each window. Default 3
    top: NotRequired[int]


DigestWindow = TypedDict(
    "DigestWindow",
    {
        "days": "int",
        "from": "str",
        "to": "str",
        "count": "int",
        "byDomain": "CountByTradition",
        "byType": "CountByEventType",
        "top": "list[ForecastEvent]",
    },
)


DigestWindowInTime = TypedDict(
    "DigestWindowInTime",
    {
        "days": "int",
        "from": "str",
        "to": "str",
        "count": "int",
        "byDomain": "CountByTradition",
        "byType": "CountByEventType",
        "top": "list[ForecastEventInTime]",
    },
)


DikpalaDirection: TypeAlias = "DikpalaDirectionRow"


class DikpalaDirectionRow(TypedDict):
    id: VastuDirection
    idLocalized: NotRequired[str]
    dikpala: str
    dikpalaLocalized: NotRequired[str]
    kind: Literal["cardinal", "intercardinal"]
    element: NotRequired[Literal["fire", "earth", "air", "water"]]
    squares: list[int]
    devatas: list[DevataOnSquare]
    places: NotRequired[str]
    water: WaterInDirection
    sources: list[VastuSource]


class DikpalaDirections(TypedDict):
    """The eight directions with their lords, squares and what belongs there"""

    total: int
    limit: int
    offset: int
    directions: list[DikpalaDirectionRow]


class Dinacharya(TypedDict):
    """A day cut by the doshas, and its routine in the order of the verses"""

    date: str
    sunrise: NotRequired[str]
    sunset: NotRequired[str]
    nextSunrise: NotRequired[str]
    brahmaMuhurta: NotRequired[BrahmaMuhurta]
    doshaPeriods: list[DoshaPeriod]
    alternatePeriods: list[AlternateDoshaPeriod]
    routine: list[DinacharyaStep]
    summary: str
    sources: list[AyurvedaSource]
    conventions: DinacharyaConventions
    meta: AyurvedaScope


class DinacharyaRequest(TypedDict):
    date: CivilDate
    latitude: Latitude
    longitude: Longitude
    # Decimal hours from UTC, a fixed offset, or an IANA name; decides the local day and the
    # clock's hours. Default 0
    timezone: NotRequired[Timezone]
    # Thirds of the day and of the night by the Sun, or six blocks of four hours by the clock.
    # Default "sunrise-anchored"
    doshaClock: NotRequired[Literal["sunrise-anchored", "clock-hours"]]


class DinacharyaStep(TypedDict):
    order: int
    id: str
    sanskritName: str
    guidance: str
    timing: str
    source: AyurvedaSource


class DirectedBody(TypedDict):
    name: str
    nameLocalized: NotRequired[str]
    natalLongitude: float
    directedLongitude: float
    sign: str
    signLocalized: NotRequired[str]
    degree: float
    house: int
    interpretation: str


class DirectedBodyInTime(TypedDict):
    name: str
    nameLocalized: NotRequired[str]
    natalLongitude: NatalLongitudeInTime
    directedLongitude: DirectedLongitudeInTime
    sign: NotRequired[str]
    signLocalized: NotRequired[str]
    interpretation: str


DirectedLongitudeInTime = TypedDict(
    "DirectedLongitudeInTime",
    {
        "from": "float",
        "to": "float",
    },
)


DirectionKey: TypeAlias = "Literal[\"ptolemy\", \"naibod\", \"cardan\", \"brahe\", \"birthday-longitude\", \"placidus\", \"solar-arc-longitude\"]"


DirectionLatitude: TypeAlias = "Literal[\"none\", \"promissor\", \"significator\", \"both\"]"


DirectionMethod: TypeAlias = "Literal[\"placidus\", \"regiomontanus\"]"


DirectionMotion: TypeAlias = "Literal[\"direct\", \"converse\", \"neo-converse\"]"


class DirectionSchemeUsed(TypedDict):
    directionScheme: Literal["madrid-codex", "landa"]


DirectionSpace: TypeAlias = "Literal[\"zodiac\", \"mundo\"]"


class DirectionalCombination(TypedDict):
    """San hui: the three branches of one season, which make the element of its direction"""

    element: Phase
    elementLocalized: NotRequired[str]
    chinese: str
    pinyin: str
    positions: list[Literal["year", "month", "day", "hour"]]
    members: list[str]
    meaning: NotRequired[str]


@final
class DivisionalChart(TypedDict):
    """A divisional chart (varga), D2 to D60, by Parashara's rules"""

    chart: VargaChart
    division: VargaDivision
    vargottama: list[str]
    vargottamaLocalized: NotRequired[list[str]]
    frame: SiderealFrame
    conventions: VargaConventions


class DivisionalChartRequest(VedicPersonOfAnyTime):
    # Options as this program has them by default; an option that is sent goes before it.
    # jagannatha-hora: nodeType mean, positionType true, scheme eight. parasharas-light: ayanamsa
    # lahiri
    preset: NotRequired[VedicPreset]
    # Sidereal frame; custom takes its value from ayanamsaValue. Default "lahiri"
    ayanamsa: NotRequired[Ayanamsa]
    # Degrees; required with ayanamsa custom, ignored otherwise
    ayanamsaValue: NotRequired[float]
    # With ayanamsa custom: the day, 0h TT, at which ayanamsaValue holds from the mean equinox;
    # precession and nutation carry it to each instant. Without it the value is the same at every
    # instant
    ayanamsaEpoch: NotRequired[CivilDate]
    # true is where bodies are at the instant, without the time of light, its bending and
    # aberration. Default "apparent"
    positionType: NotRequired[PositionType]
    # Rahu: the smoothed (mean) or the osculating (true) node; Ketu stands opposite. Default
    # "mean"
    nodeType: NotRequired[NodeType]
    # Parts in a sign: 9 is the Navamsa
    division: Literal[2, 3, 4, 7, 9, 10, 12, 16, 20, 24, 27, 30, 40, 45, 60]


class DomainWeights(TypedDict):
    western: NotRequired[float]
    vedic: NotRequired[float]
    biorhythm: NotRequired[float]


class DoorRead(TypedDict):
    """Where door was sent: the point of the outline that was read"""

    x: float
    y: float
    distance: float


class Dosha(TypedDict):
    """One dosha: qualities, seats, functions, its five forms and its states"""

    dosha: DoshaRow
    sources: list[AyurvedaSource]
    meta: AyurvedaScope


class DoshaCancellation(TypedDict):
    dosha: str
    doshaLocalized: NotRequired[str]
    rule: str
    reason: str


DoshaId: TypeAlias = "Literal[\"vata\", \"pitta\", \"kapha\"]"


class DoshaPeriod(AlternateDoshaPeriod):
    reading: str


class DoshaReach(TypedDict):
    """Whole percent, at least and at most"""

    least: int
    most: int


class DoshaRow(TypedDict):
    id: DoshaId
    idLocalized: NotRequired[str]
    sanskritName: str
    devanagari: str
    alsoCalled: list[str]
    element: str
    modernElementPair: str
    qualities: list[str]
    qualityGunas: list[str]
    reading: str
    seats: list[str]
    specialSeat: str
    seatsVariant: str
    functions: list[str]
    subDoshas: list[SubDosha]
    states: DoshaStates
    source: AyurvedaSource


DoshaSeverity: TypeAlias = "Literal[\"Mild\", \"Moderate\", \"Severe\"]"


DoshaState: TypeAlias = "Literal[\"accumulating\", \"aggravated\", \"settling\"]"


class DoshaStates(TypedDict):
    balanced: str
    accumulating: str
    aggravated: str
    settlesWith: str
    source: AyurvedaSource


DoshaVerdict: TypeAlias = "Literal[\"yes\", \"no\", \"depends\"]"


class Doshas(TypedDict):
    """The three doshas: qualities, seats, functions, five forms each, states"""

    total: int
    limit: int
    offset: int
    doshas: list[DoshaRow]
    sources: list[AyurvedaSource]
    meta: AyurvedaScope


class DoubleHour(TypedDict):
    start: int
    end: int


class DrawConventions(TypedDict):
    deck: Literal["rider-waite-smith"]
    draw: Literal["sha256-fisher-yates", "system-random"]
    reversals: Literal["one-half", "none"]


class DrawnCard(TypedDict):
    id: str
    name: str
    nameLocalized: NotRequired[str]
    arcana: Arcana
    arcanaLocalized: NotRequired[str]
    suit: Suit | None
    suitLocalized: NotRequired[str]
    number: int
    imageUrl: str
    position: int
    reversed: bool
    keywords: list[str]
    meaning: str
    love: str
    career: str
    finances: str
    health: str
    spirituality: str


class DreamLetters(TypedDict):
    """How many dream symbols each letter has"""

    letters: dict[str, int]
    total: int


class DreamSymbol(TypedDict):
    """One dream symbol: its meaning, other names and the symbols it leads to"""

    id: str
    name: str
    nameLocalized: NotRequired[str]
    letter: str
    meaning: str
    aliases: list[str]
    see: list[RelatedDreamSymbol]


class DreamSymbols(TypedDict):
    """Dream symbols by name, by letter, or by a word in their meaning"""

    total: int
    limit: int
    offset: int
    symbols: list[DreamSymbolsSymbols]


class DreamSymbolsSymbols(TypedDict):
    id: str
    name: str
    nameLocalized: NotRequired[str]
    letter: str


DrekkanaScheme: TypeAlias = "Literal[\"tajika\", \"parashari\"]"


DrekkanaSchemeUsed: TypeAlias = "Literal[\"tajika\", \"parashari\"]"


@final
class Drishti(TypedDict):
    """Graha drishti: what each graha looks at, and who looks back"""

    datetime: str
    planets: list[DrishtiPlanet]
    aspects: list[GrahaDrishti]
    aspectTable: list[DrishtiRow]
    mutualAspects: list[MutualDrishti]
    frame: SiderealFrame
    conventions: DrishtiConventions


class DrishtiCast(TypedDict):
    planet: str
    planetLocalized: NotRequired[str]
    aspectType: DrishtiType
    strength: float


class DrishtiConventions(VedicConventions):
    aspects: str


DrishtiOrbReach = TypedDict(
    "DrishtiOrbReach",
    {
        "from": "float",
        "to": "float",
    },
)


class DrishtiPlanet(TypedDict):
    name: str
    nameLocalized: NotRequired[str]
    longitude: float
    sign: str
    signLocalized: NotRequired[str]


class DrishtiRequest(VedicPersonOfAnyTime):
    # Zodiac of the longitudes; sidereal is Lahiri. Default "sidereal"
    coordinateSystem: NotRequired[CoordinateSystem]


class DrishtiRow(TypedDict):
    planet: str
    planetLocalized: NotRequired[str]
    aspects: list[DrishtiCast]


class DrishtiToNatal(TypedDict):
    natalPlanet: str
    natalPlanetLocalized: NotRequired[str]
    aspectType: DrishtiToNatalType
    strength: Literal[100]
    orb: float


DrishtiToNatalType: TypeAlias = "Literal[\"conjunction\", \"7th\", \"4th\", \"8th\", \"5th\", \"9th\", \"3rd\", \"10th\"]"


DrishtiType: TypeAlias = "Literal[\"conjunction\", \"7th\", \"4th\", \"8th\", \"5th\", \"9th\", \"3rd\", \"10th\"]"


class DualReading(TypedDict):
    """A name in the Pythagorean and the Chaldean alphabet"""

    name: str
    pythagorean: DualReadingPythagorean
    chaldean: DualReadingChaldean
    agreement: bool
    note: str
    letters: str
    conventions: DualReadingConventions


class DualReadingChaldean(ChaldeanCount):
    planet: str
    planetLocalized: NotRequired[str]
    title: str
    caution: bool


class DualReadingConventions(TypedDict):
    system: Literal["pythagorean", "chaldean", "pythagorean-and-chaldean"]
    romanization: list[Literal["latin", "icao-9303", "elot-743", "transliterated"]]
    names: Literal["pythagorean-added-as-one-chaldean-word-by-word"]
    vowels: NotRequired[Literal["aeiou", "y", "aeiou-and-y"]]
    yAsVowel: NotRequired[Literal["if-no-other", "by-syllable", "never"]]


class DualReadingPythagorean(TypedDict):
    number: int
    type: NumberType
    calculation: str
    title: str
    keywords: list[str]


class DualReadingRequest(TypedDict):
    # Name as it is used, in any script
    name: str


EarthLifeStages: TypeAlias = "Literal[\"with-fire\", \"with-water\"]"


class EarthlyBranch(TypedDict):
    id: EarthlyBranchId
    chinese: str
    pinyin: str
    animal: ChineseAnimal
    animalLocalized: NotRequired[str]
    element: Phase
    elementLocalized: NotRequired[str]
    polarity: ChinesePolarity


EarthlyBranchId: TypeAlias = "Literal[\"zi\", \"chou\", \"yin\", \"mao\", \"chen\", \"si\", \"wu\", \"wei\", \"shen\", \"you\", \"xu\", \"hai\"]"


class EclipseAtPlace(TypedDict):
    isVisible: bool
    kind: NotRequired[Literal["total", "annular", "hybrid", "partial", "penumbral"]]
    kindLocalized: NotRequired[str]
    magnitude: NotRequired[float]
    obscuration: NotRequired[float]
    greatest: NotRequired[EclipseContact]
    visibleFrom: NotRequired[EclipseContact]
    visibleTo: NotRequired[EclipseContact]


class EventInstant(TypedDict):
    date: str
    time: str
    datetime: str
    utc: str


class EclipseContact(EventInstant):
    altitude: NotRequired[float]


class EclipseEvent(ZodiacPlace):
    body: Literal["Sun", "Moon"]
    bodyLocalized: NotRequired[str]
    kind: Literal["total", "annular", "hybrid", "partial", "penumbral"]
    kindLocalized: NotRequired[str]
    date: str
    time: str
    datetime: str
    utc: str
    magnitude: float
    obscuration: float
    gamma: float
    stages: NotRequired[list[EclipseStage]]
    local: NotRequired[EclipseAtPlace]


EclipseKind: TypeAlias = "Literal[\"total\", \"annular\", \"partial\", \"penumbral\"]"


class EclipseStage(TypedDict):
    stage: Literal["total", "annular", "hybrid", "partial", "penumbral"]
    stageLocalized: NotRequired[str]
    begins: EclipseContact
    ends: EclipseContact


class Eclipses(TypedDict):
    """Solar and lunar eclipses: the next ones, or all of a period, and how a place sees them"""

    timezone: float | str
    hasMore: bool
    events: list[EclipseEvent]
    conventions: WindowConventions


class EclipsesRequest(TypedDict):
    # First day, from 00:00 by timezone; this moment by default
    startDate: NotRequired[CivilDate]
    # Last day by timezone, included, at most 100 years after the first. Leave it out to get the
    # next events, however far ahead within 100 years
    endDate: NotRequired[CivilDate]
    # Events to return at most, the first in time; 10 by default, or 200 with endDate
    count: NotRequired[int]
    # Of days and local times: decimal hours from UTC, a fixed offset (-05:00), or an IANA name,
    # whose offset at each event counts; UTC by default. Default 0
    timezone: NotRequired[Timezone]
    # Only eclipses of the Sun or of the Moon; both by default
    body: NotRequired[Literal["Sun", "Moon"]]
    # Decimal degrees; with both, each eclipse says how it looks from there
    latitude: NotRequired[Latitude]
    # Decimal degrees; with both, each eclipse says how it looks from there
    longitude: NotRequired[Longitude]
    # Only eclipses of which something is above the horizon of the place. Default false
    visibleOnly: NotRequired[bool]


@final
class EightMansions(TypedDict):
    """The eight mansions of a person, best to worst, and where a door faces among them"""

    kua: Literal[1, 2, 3, 4, 6, 7, 8, 9]
    group: Literal["east", "west"]
    trigram: KuaTrigram
    sectors: list[EightMansionsSector]
    bestSector: FengShuiDirection
    bestSectorLocalized: NotRequired[str]
    worstSector: FengShuiDirection
    worstSectorLocalized: NotRequired[str]
    facingSector: NotRequired[EightMansionsFacing]
    conventions: EightMansionsConventions


class EightMansionsConventions(TypedDict):
    yearBoundary: Literal["li-chun", "lunar-new-year"]
    kuaFrom: Literal["kua", "birth"]
    notice: NotRequired[str]


class EightMansionsFacing(TypedDict):
    direction: FengShuiDirection
    directionLocalized: NotRequired[str]
    star: MansionStar
    nature: FengShuiNature
    reading: str


class EightMansionsRequest(TypedDict):
    # Kua number, 1 to 9; 5 is read as 2
    kua: NotRequired[int]
    date: NotRequired[FengShuiDate]
    # Wall-clock time of birth; decides on the day of Li Chun; unknown if not known
    time: NotRequired[str]
    # Of that time: hours from UTC, an offset, or an IANA name
    timezone: NotRequired[Timezone]
    calendar: NotRequired[DateCalendar]
    gender: NotRequired[FengShuiGender]
    # Where the year turns: at Li Chun, the Sun at 315°, about 4 February, or at the lunar new
    # year. Default "li-chun"
    yearBoundary: NotRequired[Literal["li-chun", "lunar-new-year"]]
    # Where a door, a desk or a bed faces
    facing: NotRequired[FengShuiDirection]
    timeAccuracyMinutes: NotRequired[TimeAccuracy]
    # The earliest, instead of time
    timeFrom: NotRequired[CivilTime]
    # The latest, within 24 hours
    timeTo: NotRequired[CivilTime]
    # Day of the latest time
    dateTo: NotRequired[CivilDate]


class KuaSector(TypedDict):
    direction: FengShuiDirection
    directionLocalized: NotRequired[str]
    star: MansionStar
    starName: str
    starNameLocalized: NotRequired[str]
    nature: FengShuiNature
    rank: int
    domain: str


class EightMansionsSector(KuaSector):
    chinese: str
    pinyin: str
    trigram: FengShuiTrigram
    reading: str


class ElementCounts(TypedDict):
    fire: int
    earth: int
    air: int
    water: int


class ElementReach(TypedDict):
    """Planets of the ten, at least and at most"""

    least: int
    most: int


ElongationInTime = TypedDict(
    "ElongationInTime",
    {
        "from": "float",
        "to": "float",
    },
)


class Entrance(TypedDict):
    """The entrance pada of a door, its devata and fruit"""

    pada: int
    side: VastuSide
    sideLocalized: NotRequired[str]
    startCorner: VastuCorner
    startCornerLocalized: NotRequired[str]
    ordinalOnSide: int
    square: int
    cell: VastuCell
    devata: NotRequired[EntranceDevata]
    effect: str
    auspiciousness: VastuAuspiciousness
    reading: str
    recommendedPadas: list[int]
    door: NotRequired[DoorRead]
    notices: NotRequired[list[str]]
    source: VastuSource
    conventions: EntranceConventions


class EntranceAsked(TypedDict):
    plot: PlotAsked
    # Where the building looks, seen from inside. Send this or facingDegrees
    facing: NotRequired[VastuDirection]
    # The same as a bearing in degrees clockwise from true north. Send this or facing
    facingDegrees: NotRequired[float]
    # The middle of the door; it is moved to the nearest point of the outline
    door: NotRequired[PlotPointAsked]
    # Part of the facing side, 0 to 1, from the corner where it begins: east from the northeast,
    # south from the southeast, west from the southwest, north from the northwest
    doorPosition: NotRequired[float]
    # 81 squares (Paramasayika, names every devata) or 64 (Manduka, structure alone). Default
    # "81-pada"
    grid: NotRequired[Literal["81-pada", "64-pada"]]


class EntranceConventions(TypedDict):
    grid: Literal["81-pada", "64-pada"]
    division: str
    doorFrom: Literal["door", "doorPosition"]
    facing: VastuDirection
    fruits: str


class EntranceDevata(TypedDict):
    """On the grid of 81 alone"""

    id: DevataId
    name: str
    nameLocalized: NotRequired[str]
    padaCount: int


EntranceRequest: TypeAlias = "EntranceAsked"


class EphemerisPosition(TypedDict):
    planet: str
    planetLocalized: NotRequired[str]
    longitude: float
    latitude: float
    sign: str
    signLocalized: NotRequired[str]
    degreeInSign: float
    speed: float
    isRetrograde: bool


EventAxis: TypeAlias = "Literal[\"Ascendant\", \"Midheaven\"]"


EventDashaLevel: TypeAlias = "Literal[\"mahadasha\", \"antardasha\"]"


EventHouseSchool: TypeAlias = "Literal[\"kp\", \"maraka\"]"


class EventLord(TypedDict):
    level: EventDashaLevel
    lord: Literal["Ketu", "Venus", "Sun", "Moon", "Mars", "Rahu", "Jupiter", "Saturn", "Mercury"]
    lordLocalized: NotRequired[str]
    lagna: str
    lagnaLocalized: NotRequired[str]
    rules: list[int]
    occupies: int
    brings: list[int]


class EventLuckPillar(TypedDict):
    luckPillar: str
    dayMaster: HeavenlyStemId
    stemGod: TenGodOfLuck
    stemGodLocalized: NotRequired[str]
    branchGod: TenGodOfLuck
    branchGodLocalized: NotRequired[str]
    fits: list[Literal["stem", "branch"]]


EventTiming: TypeAlias = "Literal[\"angle-by-arc\", \"planet-by-arc\", \"transit\"]"


EvidenceStance: TypeAlias = "Literal[\"for\", \"against\"]"


class Expression(CoreNumber):
    """Expression number: all letters of the full name"""

    karmicDebtMeaning: NotRequired[KarmicDebtMeaning]
    letters: str
    conventions: NameConventions


ExpressionRequest: TypeAlias = "NumerologyName"


FengShuiDate: TypeAlias = "str"


FengShuiDirection: TypeAlias = "Literal[\"North\", \"Northeast\", \"East\", \"Southeast\", \"South\", \"Southwest\", \"West\", \"Northwest\"]"


FengShuiGender: TypeAlias = "Literal[\"male\", \"female\"]"


class FengShuiMountain(TypedDict):
    id: Literal["ren", "zi", "gui", "chou", "gen", "yin", "jia", "mao", "yi", "chen", "xun", "si", "bing", "wu", "ding", "wei", "kun", "shen", "geng", "you", "xin", "xu", "qian", "hai"]
    label: Literal["N1", "N2", "N3", "NE1", "NE2", "NE3", "E1", "E2", "E3", "SE1", "SE2", "SE3", "S1", "S2", "S3", "SW1", "SW2", "SW3", "W1", "W2", "W3", "NW1", "NW2", "NW3"]
    chinese: str
    pinyin: str
    direction: FengShuiDirection
    directionLocalized: NotRequired[str]
    yuan: Literal["earth", "heaven", "human"]
    polarity: Literal["yang", "yin"]
    startDegree: float
    endDegree: float


FengShuiNature: TypeAlias = "Literal[\"auspicious\", \"inauspicious\"]"


FengShuiPalace: TypeAlias = "Literal[\"North\", \"Northeast\", \"East\", \"Southeast\", \"South\", \"Southwest\", \"West\", \"Northwest\", \"Center\"]"


class FengShuiPeriod(TypedDict):
    number: int
    startYear: int
    endYear: int
    startDate: str
    era: Literal["upper", "middle", "lower"]
    eraName: str
    rulingStar: int
    rulingStarName: str
    rulingStarNameLocalized: NotRequired[str]
    element: FengShuiPhase
    elementLocalized: NotRequired[str]
    palace: FengShuiPalace
    palaceLocalized: NotRequired[str]
    trigram: NotRequired[FengShuiTrigramName]
    base: int
    meaning: str


FengShuiPhase: TypeAlias = "Literal[\"Wood\", \"Fire\", \"Earth\", \"Metal\", \"Water\"]"


class FengShuiTrigram(TypedDict):
    number: int
    chinese: str
    english: str
    nameLocalized: NotRequired[str]
    pinyin: str
    symbol: str
    binary: str
    element: FengShuiPhase
    elementLocalized: NotRequired[str]
    direction: FengShuiDirection
    directionLocalized: NotRequired[str]
    familyMember: str
    familyMemberLocalized: NotRequired[str]


class FengShuiTrigramName(TypedDict):
    number: int
    english: str
    englishLocalized: NotRequired[str]
    chinese: str


class FestivalConventions(TransitMoment):
    months: str
    moments: str
    day: str
    sunrise: str


class FestivalElsewhere(TypedDict):
    school: FestivalSchool
    date: str


FestivalKind: TypeAlias = "Literal[\"festival\", \"fast\", \"observance\"]"


class FestivalOfDay(TypedDict):
    id: str
    name: str
    nameLocalized: NotRequired[str]
    kind: FestivalKind
    starts: str | None
    ends: str | None
    school: FestivalSchool | None
    elsewhere: list[FestivalElsewhere]
    about: NotRequired[str]


class FestivalOfYear(TypedDict):
    id: str
    name: str
    nameLocalized: NotRequired[str]
    kind: FestivalKind
    starts: str | None
    ends: str | None
    date: str
    weekday: str
    weekdayLocalized: NotRequired[str]
    month: LunarMonthName | None
    elsewhere: list[FestivalElsewhere]
    borderDate: str | None


FestivalRegion: TypeAlias = "Literal[\"india\", \"north\", \"west\", \"south\", \"east\", \"kerala\", \"tamil-nadu\", \"bengal\", \"punjab\"]"


class FestivalRule(TypedDict):
    id: str
    name: str
    nameLocalized: NotRequired[str]
    kind: FestivalKind
    region: FestivalRegion
    source: FestivalSource
    rule: str
    about: str


FestivalSchool: TypeAlias = "Literal[\"vaishnava\", \"bengal\", \"hemadri\", \"second-evening\", \"first-midday\"]"


class FestivalSource(TypedDict):
    text: str | None
    page: int | None
    convention: str | None


class Festivals(TypedDict):
    """Hindu festivals, fasts and Ekadashis of a year at a place, each with the rule that dates
    it
    """

    year: int
    festivals: list[FestivalOfYear]
    rules: list[FestivalRule]
    conventions: FestivalConventions


class FestivalsAsked(TypedDict):
    # Gregorian, 1900 to 2100
    year: int
    # Decimal hours from UTC (5.5), a fixed offset (+05:30), or an IANA name (Asia/Kolkata)
    # resolved at that date and time. Default 5.5
    timezone: NotRequired[Timezone]
    latitude: Latitude
    longitude: Longitude


FestivalsRequest: TypeAlias = "FestivalsAsked"


class FieldLabels(TypedDict):
    """Labels for forms: every request field and every value it takes"""

    lang: Literal["en", "tr", "de", "es", "hi", "pt", "fr", "ru", "zh-Hans", "zh-Hant"]
    fields: dict[str, str]
    enums: dict[str, str]


class FinanceConnection(TypedDict):
    graha: str
    grahaLocalized: NotRequired[str]
    house: int
    level: int
    grade: LordGrade
    dashaLevels: list[DailyDashaLevel]


FirdariaNodeOrder: TypeAlias = "Literal[\"last\", \"after-mars\"]"


class FiveElements(TypedDict):
    """The five phases with their cycles, stems, branches, season and direction"""

    total: int
    limit: int
    offset: int
    generatingCycle: list[Phase]
    generatingCycleLocalized: NotRequired[list[str]]
    controllingCycle: list[Phase]
    controllingCycleLocalized: NotRequired[list[str]]
    elements: list[FivePhase]


class FivePhase(TypedDict):
    id: Phase
    nameLocalized: NotRequired[str]
    chinese: str
    pinyin: str
    season: str
    seasonLocalized: NotRequired[str]
    direction: str
    directionLocalized: NotRequired[str]
    generates: Phase
    generatesLocalized: NotRequired[str]
    generatedBy: Phase
    generatedByLocalized: NotRequired[str]
    controls: Phase
    controlsLocalized: NotRequired[str]
    controlledBy: Phase
    controlledByLocalized: NotRequired[str]
    stems: list[HeavenlyStemId]
    branches: list[EarthlyBranchId]
    meaning: str


class FiveYellow(TypedDict):
    id: Literal["fiveYellow"]
    name: str
    chinese: str
    pinyin: str
    meaning: str
    palace: FengShuiPalace
    palaceLocalized: NotRequired[str]
    star: int
    remedy: FengShuiPhase
    remedyLocalized: NotRequired[str]


class FixedStar(ZodiacPlace):
    id: str
    name: str
    nameLocalized: NotRequired[str]
    latitude: float
    declination: float
    magnitude: float
    nature: str
    natureLocalized: NotRequired[str]
    keywords: list[str]
    meaning: str
    conjunctions: list[FixedStarConjunctions]


class FixedStarConjunctions(TypedDict):
    point: str
    pointLocalized: NotRequired[str]
    pointLongitude: float
    orb: float


class FixedStarContact(TypedDict):
    star: str
    starLocalized: NotRequired[str]
    point: str
    pointLocalized: NotRequired[str]
    orb: float
    interpretation: str


class FixedStarContactInTime(TypedDict):
    star: str
    starLocalized: NotRequired[str]
    point: str
    pointLocalized: NotRequired[str]
    orb: OrbRange
    exactAt: NotRequired[str]
    interpretation: str


FixedStarInTime = TypedDict(
    "FixedStarInTime",
    {
        "id": "str",
        "name": "str",
        "nameLocalized": "NotRequired[str]",
        "sign": "NotRequired[str]",
        "signLocalized": "NotRequired[str]",
        "from": "StarPlace",
        "to": "StarPlace",
        "magnitude": "float",
        "nature": "str",
        "natureLocalized": "NotRequired[str]",
        "keywords": "list[str]",
        "meaning": "str",
        "conjunctions": "list[FixedStarInTimeConjunctions]",
    },
)


class FixedStarInTimeConjunctions(TypedDict):
    point: str
    pointLocalized: NotRequired[str]
    pointLongitude: LongitudeRange
    orb: OrbRange
    exactAt: NotRequired[str]


@final
class FixedStars(TypedDict):
    """Forty-four fixed stars at birth, and the bodies and angles that meet them"""

    birthDetails: BirthDetails
    orb: float
    stars: list[FixedStar]
    conjunctions: list[FixedStarContact]
    summary: str
    conventions: FixedStarsConventions


class FixedStarsConventions(SkyConventions):
    nodeType: Literal["mean", "true"]
    stars: str
    contact: str
    houses: str
    natures: str


class FixedStarsRequest(BirthWithNodeOfAnyTime):
    # Options as this program has them by default; an option that is sent goes before it.
    # astro.com: nodeType true, houseSystem placidus, orbs Chiron 0 and Black Moon Lilith 0
    preset: NotRequired[WesternPreset]
    # sidereal takes the ayanamsa off every longitude, cusps and angles too, and reads signs from
    # there; draconic counts them from the North Node. Default "tropical"
    zodiac: NotRequired[ChartZodiac]
    # With zodiac sidereal; fagan-bradley by default
    ayanamsa: NotRequired[Ayanamsa]
    # Degrees; with ayanamsa custom, which needs it
    ayanamsaValue: NotRequired[float]
    # With ayanamsa custom: the day, 0h TT, at which ayanamsaValue holds from the mean equinox;
    # precession and nutation carry it to each instant. Without it the value is the same at every
    # instant
    ayanamsaEpoch: NotRequired[CivilDate]
    # Black Moon Lilith: the smoothed (mean) or osculating (true) apogee of the Moon. Default
    # "mean"
    lilithType: NotRequired[LilithType]


class FlyingStar(TypedDict):
    number: int
    name: str
    nameLocalized: NotRequired[str]
    chinese: str
    pinyin: str
    element: FengShuiPhase
    elementLocalized: NotRequired[str]
    nature: FengShuiNature
    keywords: list[str]
    meaning: str
    enhancer: FengShuiPhase
    enhancerLocalized: NotRequired[str]
    remedy: FengShuiPhase
    remedyLocalized: NotRequired[str]
    palace: FengShuiPalace
    palaceLocalized: NotRequired[str]
    period: int
    trigram: NotRequired[FengShuiTrigramName]
    base: int


class FlyingStars(TypedDict):
    """The nine flying stars"""

    total: int
    limit: int
    offset: int
    stars: list[FlyingStar]


class ForecastBirthOfAnyTime(BirthMomentOfAnyTime):
    # Decimal degrees; with both and a time of birth, descriptions name houses
    latitude: NotRequired[Latitude]
    # Decimal degrees; with both and a time of birth, descriptions name houses
    longitude: NotRequired[Longitude]


ForecastBirthTime = TypedDict(
    "ForecastBirthTime",
    {
        "state": "BirthTimeState",
        "from": "str",
        "to": "str",
        "holds": "list[ForecastHeld]",
        "changes": "list[ForecastChange]",
        "more": "NotRequired[int]",
        "counted": "NotRequired[list[CountedChanges]]",
    },
)


class ForecastChange(TypedDict):
    member: str
    before: MemberValue
    beforeLocalized: NotRequired[str]
    after: MemberValue
    afterLocalized: NotRequired[str]
    at: str
    utc: NotRequired[str]


class ForecastConventions(TransitMoment):
    positions: str
    ayanamsa: Literal["lahiri"]
    dashaYearDays: float
    nearMissOrb: float
    eclipses: Literal["greatest-eclipse", "not-available"]
    mostEvents: int
    askedEndDate: NotRequired[str]


class ForecastEvent(TypedDict):
    date: str
    datetime: str
    local: str
    domain: Tradition
    domainLocalized: NotRequired[str]
    type: ForecastEventType
    typeLocalized: NotRequired[str]
    body: str
    bodyLocalized: NotRequired[str]
    target: NotRequired[str]
    targetLocalized: NotRequired[str]
    aspect: NotRequired[str]
    aspectLocalized: NotRequired[str]
    orb: NotRequired[float]
    station: NotRequired[StationMotion]
    stationLocalized: NotRequired[str]
    kind: NotRequired[EclipseKind]
    kindLocalized: NotRequired[str]
    obscuration: NotRequired[float]
    phase: NotRequired[ForecastPhase]
    phaseLocalized: NotRequired[str]
    description: str
    significance: int
    significanceParts: SignificanceParts


ForecastEventInTime = TypedDict(
    "ForecastEventInTime",
    {
        "date": "str",
        "datetime": "NotRequired[str]",
        "local": "NotRequired[str]",
        "domain": "Tradition",
        "domainLocalized": "NotRequired[str]",
        "type": "ForecastEventType",
        "typeLocalized": "NotRequired[str]",
        "body": "str",
        "bodyLocalized": "NotRequired[str]",
        "target": "NotRequired[str]",
        "targetLocalized": "NotRequired[str]",
        "aspect": "NotRequired[str]",
        "aspectLocalized": "NotRequired[str]",
        "orb": "NotRequired[float]",
        "station": "NotRequired[StationMotion]",
        "stationLocalized": "NotRequired[str]",
        "kind": "NotRequired[EclipseKind]",
        "kindLocalized": "NotRequired[str]",
        "obscuration": "NotRequired[float]",
        "phase": "NotRequired[ForecastPhase]",
        "phaseLocalized": "NotRequired[str]",
        "description": "str",
        "significance": "int",
        "significanceParts": "SignificanceParts",
        "from": "NotRequired[str]",
        "to": "NotRequired[str]",
        "isCertain": "NotRequired[bool]",
    },
)


ForecastEventType: TypeAlias = "Literal[\"critical-day\", \"dasha-change\", \"eclipse\", \"lunar-phase\", \"retrograde-station\", \"sign-ingress\", \"transit-aspect\"]"


class ForecastHeld(TypedDict):
    member: str
    value: MemberValue
    valueLocalized: NotRequired[str]


ForecastPhase: TypeAlias = "Literal[\"new-moon\", \"full-moon\"]"


@final
class ForecastSolarReturn(TypedDict):
    """The chart of the Sun's return in a year"""

    birthDate: str
    solarReturnDate: str
    solarReturnYear: int
    location: ReturnLocation
    natalSunPosition: ZodiacPlace
    chart: ReturnChart
    conventions: ReturnConventions


class ForecastSolarReturnRequest(BirthOfAnyTime):
    # The year of the birthday that the return belongs to
    year: int
    # House system; above the polar circles placidus and koch give whole-sign, and the answer says
    # so; any other that has no houses at the place and time is refused with those that have.
    # Default "placidus"
    houseSystem: NotRequired[HouseSystem]


class UntimedForecastSubject(TypedDict):
    date: str
    latitude: NotRequired[float]
    longitude: NotRequired[float]
    timezone: float


class ForecastSubject(UntimedForecastSubject):
    time: str


@final
class ForecastTransits(TypedDict):
    """Exact transits to a birth chart, ingresses, stations, eclipses and lunations of a period"""

    birthData: ForecastSubject
    startDate: str
    endDate: str
    timezone: float | str
    count: int
    hasMore: bool
    events: list[ForecastEvent]
    conventions: ForecastConventions


class ForecastTransitsRequest(TypedDict):
    birthData: ForecastBirthOfAnyTime
    # First day by timezone; today by default
    startDate: NotRequired[CivilDate]
    # Last day by timezone, included; 30 days after the start by default, at most 90
    endDate: NotRequired[CivilDate]
    # Of days and local times: decimal hours from UTC, a fixed offset (-05:00), or an IANA name,
    # whose offset at each event counts; UTC by default. Default 0
    timezone: NotRequired[Timezone]
    # Least significance after weighting. Default 0
    minSignificance: NotRequired[float]


class FourPillarsPage(TypedDict):
    """The page of the Four Pillars: the chart, its luck pillars below, and the year"""

    page: PageName
    title: str
    titleLocalized: NotRequired[str]
    subjects: list[PageSubject]
    today: NotRequired[CivilDate]
    chapters: list[PageChapter]
    missing: NotRequired[list[MissingPart]]
    parts: FourPillarsPageParts


class FourPillarsPageParts(TypedDict):
    pillars: BaziChart | UncertainBaziChart
    luck: NotRequired[LuckReading | UncertainLuckReading]
    year: AnnualReading | UncertainAnnualReading


class FourPillarsPageRequest(PagePersonOfAnyTime):
    # The day that the page is read on; by default the current one by the clock of timezone
    today: NotRequired[CivilDate]
    gender: NotRequired[LuckGender]


FrameName: TypeAlias = "Literal[\"lahiri\", \"raman\", \"kp-newcomb\", \"kp-old\", \"custom\", \"fagan-bradley\", \"de-luce\", \"usha-shashi\", \"krishnamurti\", \"krishnamurti-vp291\", \"djwhal-khul\", \"yukteshwar\", \"jn-bhasin\", \"lahiri-1940\", \"lahiri-vp285\", \"lahiri-icrc\", \"true-citra\", \"true-revati\", \"true-pushya\", \"true-mula\", \"true-sheoran\", \"surya-siddhanta\", \"surya-siddhanta-mean-sun\", \"surya-siddhanta-revati\", \"surya-siddhanta-citra\", \"aryabhata\", \"aryabhata-mean-sun\", \"aryabhata-522\", \"babylonian-kugler-1\", \"babylonian-kugler-2\", \"babylonian-kugler-3\", \"babylonian-huber\", \"babylonian-eta-piscium\", \"babylonian-britton\", \"aldebaran-15-taurus\", \"hipparchos\", \"sassanian\", \"valens-moon\", \"galactic-center-0-sagittarius\", \"galactic-center-0-capricorn\", \"galactic-center-mula\", \"galactic-center-gil-brand\", \"galactic-equator\", \"galactic-equator-iau-1958\", \"galactic-equator-mula\", \"galactic-equator-fiorenza\", \"galactic-alignment-mardyks\", \"j2000\", \"j1900\", \"b1950\", \"tropical\"]"


FullName: TypeAlias = "str"


class GateActivation(TypedDict):
    planet: str
    planetLocalized: NotRequired[str]
    side: DesignSide
    gate: int
    line: int
    color: int
    tone: int
    base: int
    longitude: float
    gateName: str
    gateNameLocalized: NotRequired[str]
    gateDescription: str
    lineMeaning: str
    planetDescription: str
    ichingHexagram: GateHexagram


@final
class GateActivations(TypedDict):
    """The 26 gate activations of a birth, thirteen on each side"""

    personality: list[GateActivation]
    design: list[GateActivation]
    conventions: DesignConventions


GateActivationsRequest: TypeAlias = "DesignBirthOfAnyTime"


class GateHexagram(TypedDict):
    number: int
    english: str
    nameLocalized: NotRequired[str]


GateStay = TypedDict(
    "GateStay",
    {
        "gate": "int",
        "line": "int",
        "from": "str",
    },
)


class Gematria(TypedDict):
    """A text counted in every Hebrew cipher, with the letters that count"""

    input: GematriaInput
    hebrewForms: list[HebrewForm]
    hebrewFormsTotal: int
    chosen: ChosenHebrew
    values: list[NamedGematriaValue]
    transformations: list[LetterTransformation]
    latinValues: NotRequired[list[LatinCipherValue]]
    matches: list[WordOfEqualValue]
    conventions: GematriaConventions


GematriaCipherId: TypeAlias = "Literal[\"mispar-hechrachi\", \"mispar-gadol\", \"otiyot-be-milui\", \"mispar-katan\", \"mispar-kidmi\", \"mispar-prati\", \"mispar-ha-merubah-ha-klali\", \"mispar-meshulash\", \"mispar-musafi\", \"kolel\"]"


class GematriaCiphers(TypedDict):
    """Every cipher with its definition, age and sources"""

    total: int
    ciphers: list[CatalogedCipher]
    transformations: list[CatalogedCipher]
    latinCiphers: list[CatalogedCipher]


class GematriaConventions(TypedDict):
    transliteration: NotRequired[Literal["letter-map-mathers"]]
    misparGadol: Literal["finals-500-900", "milui"]
    atbashOutput: Literal["both", "string", "value"]
    ciphers: list[GematriaCipherId]
    includeMatches: bool
    latinCiphers: bool


class GematriaInput(TypedDict):
    text: NotRequired[str]
    textHebrew: NotRequired[str]


class GematriaRequest(TypedDict):
    text: NotRequired[TextToTransliterate]
    textHebrew: NotRequired[HebrewText]
    # How Latin letters become Hebrew ones; ignored where Hebrew is sent. Default
    # "letter-map-mathers"
    transliteration: NotRequired[Literal["letter-map-mathers"]]
    # Which ciphers to compute; all ten by default
    ciphers: NotRequired[list[Literal["mispar-hechrachi", "mispar-gadol", "otiyot-be-milui", "mispar-katan", "mispar-kidmi", "mispar-prati", "mispar-ha-merubah-ha-klali", "mispar-meshulash", "mispar-musafi", "kolel"]]]
    # What the large count is: final letters as 500 to 900, or letters counted by their names.
    # Default "finals-500-900"
    misparGadol: NotRequired[Literal["finals-500-900", "milui"]]
    # What atbash and albam are given as: the letters, their value, or both. Default "both"
    atbashOutput: NotRequired[Literal["both", "string", "value"]]
    # Whether to look up words of the same standard value. Default true
    includeMatches: NotRequired[bool]
    # Whether to count the Latin letters too. Default false
    latinCiphers: NotRequired[bool]


class GematriaValue(TypedDict):
    id: GematriaCipherId
    value: int
    alternateValues: NotRequired[list[int]]
    tradition: CipherTradition
    source: str


GenderOfLuck: TypeAlias = "Literal[\"male\", \"female\"]"


class GeoPoint(TypedDict):
    latitude: float
    longitude: float


GoatBladeSchool: TypeAlias = "Literal[\"yang-stems\", \"peak\", \"after-prosperity\"]"


class GocharaCandidate(TypedDict):
    """The nine counted from one sign of the Moon, by Phaladeepika 26"""

    born: VedicBornBetween
    moonSign: str
    moonSignLocalized: NotRequired[str]
    transits: list[UncertainJudgedTransit]
    keyTransits: list[KeyTransitFromMoon]
    reading: str


GocharaDignity: TypeAlias = "Literal[\"exalted\", \"own\", \"debilitated\", \"enemy\", \"neutral\"]"


class GocharaReading(TypedDict):
    """The nine through the natal chart, by Phaladeepika 26"""

    transits: list[JudgedTransit]
    reading: str


GocharaState: TypeAlias = "Literal[\"favourable\", \"underdelivered\", \"obstructed\", \"void\", \"aggravated\", \"unfavourable\"]"


class GocharaTally(TypedDict):
    state: TalliedState
    count: int


class GrahaDoshas(TypedDict):
    graha: str
    grahaLocalized: NotRequired[str]
    sanskritName: str
    doshas: list[DoshaId]
    doshasLocalized: NotRequired[list[str]]
    dhatu: str
    dhatuLocalized: NotRequired[str]
    dhatuSanskrit: str
    doshaSource: AyurvedaSource
    dhatuSource: AyurvedaSource


class GrahaDrishti(TypedDict):
    aspectingPlanet: str
    aspectingPlanetLocalized: NotRequired[str]
    aspectedPlanet: str
    aspectedPlanetLocalized: NotRequired[str]
    aspectType: DrishtiType
    orb: float
    strength: float
    interpretation: str


GrahaMeans: TypeAlias = "Literal[\"strong\", \"fair\", \"short\"]"


class GrahaPosition(TypedDict):
    graha: str
    grahaLocalized: NotRequired[str]
    rashi: str
    rashiLocalized: NotRequired[str]
    longitude: float
    latitude: NotRequired[float]
    house: int
    isRetrograde: bool
    isCombust: NotRequired[bool]
    combustionDistance: NotRequired[float]
    awastha: BaladiName
    awasthaLocalized: NotRequired[str]
    nakshatra: NakshatraTold
    rashiDetails: RashiTold
    frame: NotRequired[SiderealFrame]
    conventions: NotRequired[VedicConventions]


@final
class GrahaPositions(TypedDict):
    """Sidereal positions of the nine grahas and the Lagna"""

    Sun: GrahaPosition
    Moon: GrahaPosition
    Mars: GrahaPosition
    Mercury: GrahaPosition
    Jupiter: GrahaPosition
    Venus: GrahaPosition
    Saturn: GrahaPosition
    Rahu: GrahaPosition
    Ketu: GrahaPosition
    Lagna: GrahaPosition


class GrahaPositionsRequest(VedicPersonOfAnyTime):
    # Options as this program has them by default; an option that is sent goes before it.
    # jagannatha-hora: nodeType mean, positionType true, scheme eight. parasharas-light: ayanamsa
    # lahiri
    preset: NotRequired[VedicPreset]
    # Sidereal frame; custom takes its value from ayanamsaValue. Default "lahiri"
    ayanamsa: NotRequired[Ayanamsa]
    # Degrees; required with ayanamsa custom, ignored otherwise
    ayanamsaValue: NotRequired[float]
    # With ayanamsa custom: the day, 0h TT, at which ayanamsaValue holds from the mean equinox;
    # precession and nutation carry it to each instant. Without it the value is the same at every
    # instant
    ayanamsaEpoch: NotRequired[CivilDate]
    # true is where bodies are at the instant, without the time of light, its bending and
    # aberration. Default "apparent"
    positionType: NotRequired[PositionType]
    # Rahu: the smoothed (mean) or the osculating (true) node; Ketu stands opposite. Default
    # "mean"
    nodeType: NotRequired[NodeType]


class GrihaPravesh(TypedDict):
    """Days for entering a new house in a window of up to 93 days"""

    days: list[GrihaPraveshDay]
    total: int
    window: GrihaPraveshWindow
    rejectionsByRule: dict[str, int]
    rules: list[GrihaPraveshRule]
    leftToTheAstrologer: list[str]
    sources: list[VastuSource]
    conventions: GrihaPraveshConventions


class GrihaPraveshAsked(TypedDict):
    # First day, YYYY-MM-DD
    startDate: CivilDate
    # Last day, YYYY-MM-DD; at most 93 days with the first
    endDate: CivilDate
    latitude: Latitude
    longitude: Longitude
    timezone: Timezone
    # Whose nakshatras are admitted: eight of Muhurta Chintamani, or the southern ten. Default
    # "muhurta-chintamani"
    muhurtaText: NotRequired[Literal["muhurta-chintamani", "kalaprakasika"]]


class GrihaPraveshConventions(TypedDict):
    muhurtaText: Literal["muhurta-chintamani", "kalaprakasika"]
    timezone: float
    timezoneAtEnd: NotRequired[float]
    limbsAt: str
    ayanamsa: Literal["lahiri"]
    northernCourse: str
    nakshatras: list[str]
    preferred: str
    ephemeris: str
    notice: NotRequired[str]


class GrihaPraveshDay(TypedDict):
    date: str
    sunrise: NotRequired[str]
    nakshatra: GrihaPraveshNakshatra
    tithi: GrihaPraveshTithi
    vara: GrihaPraveshVara
    ayana: Literal["uttarayana", "dakshinayana"]
    solarLongitude: float
    karana: str
    karanaLocalized: NotRequired[str]
    quality: Literal["preferred", "admissible"]
    admittedBy: list[GrihaPraveshRuleId]
    reading: str


class GrihaPraveshNakshatra(TypedDict):
    number: int
    id: str
    name: str
    nameLocalized: NotRequired[str]


GrihaPraveshRequest: TypeAlias = "GrihaPraveshAsked"


class GrihaPraveshRule(TypedDict):
    id: GrihaPraveshRuleId
    requirement: str
    confidence: Literal["high", "medium"]
    source: VastuSource


GrihaPraveshRuleId: TypeAlias = "Literal[\"nakshatra-admissible\", \"tithi-window\", \"weekday\", \"uttarayana\", \"sun-sign\", \"karana\"]"


class GrihaPraveshTithi(TypedDict):
    number: int
    name: str
    nameLocalized: NotRequired[str]
    paksha: Literal["Shukla", "Krishna"]
    pakshaLocalized: NotRequired[str]


class GrihaPraveshVara(TypedDict):
    number: int
    name: str
    nameLocalized: NotRequired[str]


class GrihaPraveshWindow(TypedDict):
    startDate: str
    endDate: str
    daysEvaluated: int


@final
class GunMilan(TypedDict):
    """Gun Milan: the eight kootas of a groom and a bride, 36 points"""

    frame: SiderealFrame
    total: float
    maxScore: Literal[36]
    percentage: float
    isCompatible: bool
    recommendation: str
    doshas: list[str]
    doshasLocalized: NotRequired[list[str]]
    doshaCancellations: list[DoshaCancellation]
    reliefs: list[KootaRelief]
    breakdown: list[KootaRow]
    couple: NotRequired[CoupleReading]
    conventions: MatchingConventions


class GunMilanOutcome(TypedDict):
    person1From: str
    person2From: str
    total: float
    isCompatible: bool
    doshas: list[str]
    doshasLocalized: NotRequired[list[str]]


class GunMilanRequest(TypedDict):
    # The groom
    person1: VedicPersonOfAnyTime
    # The bride
    person2: VedicPersonOfAnyTime
    # Options as this program has them by default; an option that is sent goes before it.
    # parasharas-light: ayanamsa lahiri
    preset: NotRequired[AyanamsaPreset]
    # Sidereal frame; custom takes its value from ayanamsaValue. Default "lahiri"
    ayanamsa: NotRequired[Ayanamsa]
    # Degrees; required with ayanamsa custom, ignored otherwise
    ayanamsaValue: NotRequired[float]
    # With ayanamsa custom: the day, 0h TT, at which ayanamsaValue holds from the mean equinox;
    # precession and nutation carry it to each instant. Without it the value is the same at every
    # instant
    ayanamsaEpoch: NotRequired[CivilDate]


class Guna(TypedDict):
    id: str
    sanskritName: str
    english: str
    englishLocalized: NotRequired[str]
    action: str
    actionLocalized: NotRequired[str]
    actionSanskrit: str
    doshas: list[DoshaId]
    doshasLocalized: NotRequired[list[str]]
    reading: str


class GunaPair(TypedDict):
    number: int
    a: Guna
    b: Guna
    note: NotRequired[str]


class HaabDay(TypedDict):
    month: HaabMonthId
    monthName: str
    monthClassic: str
    day: int
    dayOfYear: int
    reading: str


HaabMonth: TypeAlias = "HaabMonthRow"


HaabMonthId: TypeAlias = "Literal[\"pop\", \"wo\", \"sip\", \"sotz\", \"sek\", \"xul\", \"yaxkin\", \"mol\", \"chen\", \"yax\", \"sak\", \"keh\", \"mak\", \"kankin\", \"muwan\", \"pax\", \"kayab\", \"kumku\", \"wayeb\"]"


class HaabMonthRow(TypedDict):
    position: int
    id: HaabMonthId
    nameYucatec: str
    nameClassic: str
    length: int
    gloss: str
    glossLocalized: NotRequired[str]
    reading: str


class HaabMonths(TypedDict):
    """The nineteen months of the Haab"""

    total: int
    limit: int
    offset: int
    months: list[HaabMonthRow]


class HalfTrine(TypedDict):
    element: Phase
    elementLocalized: NotRequired[str]
    positions: list[Literal["year", "month", "day", "hour"]]
    members: list[str]
    third: str
    meaning: str


class HardnessRange(TypedDict):
    min: float
    max: float


class HarshaBala(TypedDict):
    graha: str
    grahaLocalized: NotRequired[str]
    joy: Literal[0] | Literal[5]
    dignity: Literal[0] | Literal[5]
    houseSex: Literal[0] | Literal[5]
    hour: Literal[0] | Literal[5]
    total: int


class HeavenlyStem(TypedDict):
    id: HeavenlyStemId
    chinese: str
    pinyin: str
    element: Phase
    elementLocalized: NotRequired[str]
    polarity: ChinesePolarity


HeavenlyStemId: TypeAlias = "Literal[\"jia\", \"yi\", \"bing\", \"ding\", \"wu\", \"ji\", \"geng\", \"xin\", \"ren\", \"gui\"]"


HebrewBirthday = TypedDict(
    "HebrewBirthday",
    {
        "from": "str",
        "date": "str | None",
        "hebrewYear": "int",
        "note": "NotRequired[str]",
    },
)


HebrewCivilDay: TypeAlias = "str"


class HebrewDate(TypedDict):
    year: int
    month: str
    monthLocalized: NotRequired[str]
    monthNumber: int
    day: int
    leapYear: bool
    hebrew: str
    afterSunset: bool


class HebrewForm(TypedDict):
    hebrew: str
    romanization: str
    rule: str
    values: list[GematriaValue]
    letters: list[CountedHebrewLetter]


HebrewLetter: TypeAlias = "HebrewLetterWithConventions"


class HebrewLetterEntry(TypedDict):
    id: HebrewLetterId
    letter: str
    final: str | None
    romanization: str
    name: str
    nameLocalized: NotRequired[str]
    meaning: str
    meaningLocalized: NotRequired[str]
    ordinal: int
    value: int
    finalValue: int | None
    letterClass: Literal["mother", "double", "simple"]
    classReading: str
    attribution: LetterAttribution
    trump: LetterTrump
    path: int | None
    reading: str


HebrewLetterId: TypeAlias = "Literal[\"alef\", \"bet\", \"gimel\", \"dalet\", \"he\", \"vav\", \"zayin\", \"chet\", \"tet\", \"yod\", \"kaf\", \"lamed\", \"mem\", \"nun\", \"samekh\", \"ayin\", \"pe\", \"tzadi\", \"qof\", \"resh\", \"shin\", \"tav\"]"


class HebrewLetterWithConventions(HebrewLetterEntry):
    conventions: LetterConventions


class HebrewLetters(TypedDict):
    """The 22 letters with values, classes and attributions"""

    total: int
    letterAttribution: Literal["sefer-yetzirah-gra", "sefer-yetzirah-short", "sefer-yetzirah-saadia", "golden-dawn"]
    classCounts: LetterClassCounts
    letters: list[HebrewLetterEntry]


HebrewText: TypeAlias = "str"


class HeldAspectCounts(TypedDict):
    """Of the aspects of every pair of times"""

    total: int
    harmonious: int
    challenging: int
    neutral: int


class HeldDrishti(TypedDict):
    aspectingPlanet: str
    aspectingPlanetLocalized: NotRequired[str]
    aspectedPlanet: str
    aspectedPlanetLocalized: NotRequired[str]
    aspectType: DrishtiType
    strength: float
    interpretation: str
    orb: DrishtiOrbReach


HeldKalsarpaArc: TypeAlias = "Literal[\"rahu-to-ketu\", \"ketu-to-rahu\"]"


class HeldMutualDrishti(TypedDict):
    planet1: str
    planet1Localized: NotRequired[str]
    planet2: str
    planet2Localized: NotRequired[str]
    aspectType: DrishtiType


class HeldYoga(TypedDict):
    id: str
    name: str
    nameLocalized: NotRequired[str]
    family: Literal["classical", "asraya", "dala", "akriti", "sankhya"]
    quality: Literal["Positive", "Negative", "Both"]
    qualityLocalized: NotRequired[str]
    present: bool
    suppressedBy: NotRequired[Literal["classical", "asraya", "dala", "akriti", "sankhya"]]
    matchedRules: NotRequired[list[str]]
    description: str
    evidence: str
    conditions: NotRequired[list[HeldYogaConditions]]
    result: NotRequired[str]


class HeldYogaConditions(TypedDict):
    met: bool
    found: str


class HeliacalEvent(TypedDict):
    type: HeliacalEventType
    horizon: HeliacalHorizon
    datetime: str
    timeDegrees: float
    kalamsa: float


HeliacalEventType: TypeAlias = "Literal[\"udaya\", \"asta\"]"


HeliacalHorizon: TypeAlias = "Literal[\"east\", \"west\"]"


class HeliacalRow(TypedDict):
    graha: str
    grahaLocalized: NotRequired[str]
    visible: bool
    horizon: HeliacalHorizon
    timeDegrees: float
    kalamsa: float
    retrograde: bool
    longitudeSeparation: float
    lastEvent: HeliacalEvent | None
    nextEvent: HeliacalEvent | None


class HeliacalVisibility(TypedDict):
    """Heliacal risings and settings: which grahas are out of the Sun's light"""

    date: str
    grahas: list[HeliacalRow]
    conventions: HeliacalVisibilityConventions


class HeliacalVisibilityConventions(TransitMoment):
    horizon: str
    kalamsas: str
    datetimes: str
    searched: str


class HeliacalVisibilityRequest(TypedDict):
    date: CivilDate
    # Decimal hours from UTC (5.5), a fixed offset (+05:30), or an IANA name (Asia/Kolkata)
    # resolved at that date and time. Default 5.5
    timezone: NotRequired[Timezone]
    # Degrees, north positive, at most 60: beyond it the oblique ascensions of the zodiac run
    # together
    latitude: float
    longitude: Longitude


class HexagramSummary(TypedDict):
    number: int
    symbol: str
    chinese: str
    english: str
    englishLocalized: NotRequired[str]
    pinyin: str
    upperTrigram: TrigramName
    upperTrigramLocalized: NotRequired[str]
    lowerTrigram: TrigramName
    lowerTrigramLocalized: NotRequired[str]
    imageUrl: str
    judgment: str
    image: str
    interpretation: HexagramInterpretation


class Hexagram(HexagramSummary):
    """One hexagram in full: judgment, image, readings and its six lines"""

    binary: str
    changingLines: list[HexagramLine]


class HexagramByLines(HexagramSummary):
    """The hexagram with these six lines"""

    binary: str
    changingLines: list[HexagramLine]


class HexagramCastConventions(TypedDict):
    method: Literal["three-coins"]
    draw: Literal["sha256", "system-random"]


class HexagramInterpretation(TypedDict):
    general: str
    love: str
    career: str
    decision: str
    advice: str


class HexagramLine(TypedDict):
    position: int
    text: str
    meaning: str
    moves: NotRequired[bool]


class HexagramRecord(HexagramSummary):
    binary: str
    changingLines: list[HexagramLine]


class Hexagrams(TypedDict):
    """The 64 hexagrams in the order of King Wen"""

    total: int
    limit: int
    offset: int
    hexagrams: list[HexagramsHexagrams]


class HexagramsHexagrams(TypedDict):
    number: int
    symbol: str
    chinese: str
    english: str
    englishLocalized: NotRequired[str]
    pinyin: str
    upperTrigram: TrigramName
    upperTrigramLocalized: NotRequired[str]
    lowerTrigram: TrigramName
    lowerTrigramLocalized: NotRequired[str]
    imageUrl: str


class HiddenStem(TypedDict):
    stem: HeavenlyStem
    role: HiddenStemRole
    tenGod: TenGod


HiddenStemRole: TypeAlias = "Literal[\"principal\", \"middle\", \"residual\"]"


class Hora(TypedDict):
    """The planetary hours of a day and its night"""

    date: str
    dayHoras: list[HoraSpan]
    nightHoras: list[HoraSpan]
    meanings: NotRequired[dict[str, str]]
    conventions: PanchangHoursConventions


class HoraNow(TypedDict):
    """Of the present moment where that is in this day, else the first"""

    current: str
    currentLocalized: NotRequired[str]
    number: int
    start: str
    end: str


HoraRequest: TypeAlias = "PanchangDayAsked"


class HoraSpan(TypedDict):
    planet: str
    planetLocalized: NotRequired[str]
    number: int
    start: str
    end: str


class HorizonLine(TypedDict):
    points: list[GeoPoint]
    circumpolarBeyond: float | None
    segments: list[list[GeoPoint]]
    interpretation: str


class HorizonLineAt(TypedDict):
    points: list[GeoPoint]
    circumpolarBeyond: float | None
    segments: list[list[GeoPoint]]


HorizonLineInTime = TypedDict(
    "HorizonLineInTime",
    {
        "from": "HorizonLineAt",
        "to": "HorizonLineAt",
        "interpretation": "str",
    },
)


class HoroscopeConventions(TypedDict):
    zodiac: ChartZodiac
    positions: str
    ephemeris: str
    houses: Literal["solar-whole-sign"]
    period: HoroscopeConventionsPeriod
    positionsAt: str
    aspects: list[Literal["conjunction", "opposition", "square", "trine", "sextile"]]
    aspectOrbs: dict[str, float]
    stays: Literal["unbroken"]
    eclipses: Literal["greatest-eclipse", "not-available"]
    rules: dict[str, str]


HoroscopeConventionsPeriod = TypedDict(
    "HoroscopeConventionsPeriod",
    {
        "from": "str",
        "to": "str",
    },
)


class HoroscopeEvent(TypedDict):
    type: Literal["aspect", "sign-ingress", "retrograde-station", "lunar-phase", "eclipse", "solar-season"]
    at: str
    bodies: list[str]
    bodiesLocalized: NotRequired[list[str]]
    aspect: NotRequired[Literal["conjunction", "opposition", "square", "trine", "sextile"]]
    aspectLocalized: NotRequired[str]
    phase: NotRequired[str]
    phaseLocalized: NotRequired[str]
    sign: NotRequired[str]
    signLocalized: NotRequired[str]
    house: int
    through: NotRequired[str]


class HoroscopeWeek(TypedDict):
    week: int
    focus: str
    advice: str


class HouseCusp(ZodiacPlace):
    number: int


HouseSystem: TypeAlias = "Literal[\"placidus\", \"whole-sign\", \"equal\", \"koch\", \"porphyry\", \"regiomontanus\", \"campanus\", \"alcabitius\", \"topocentric\", \"vehlow\", \"equal-midheaven\", \"equal-aries\", \"meridian\", \"morinus\", \"krusinski\", \"carter\", \"horizontal\", \"sripati\", \"pullen-delta\", \"pullen-ratio\", \"sunshine\", \"sunshine-makransky\", \"savard\", \"apc\"]"


HouseThemes = TypedDict(
    "HouseThemes",
    {
        "1": "list[str]",
        "2": "list[str]",
        "3": "list[str]",
        "4": "list[str]",
        "5": "list[str]",
        "6": "list[str]",
        "7": "list[str]",
        "8": "list[str]",
        "9": "list[str]",
        "10": "list[str]",
        "11": "list[str]",
        "12": "list[str]",
    },
)


class HousedBody(BodyPosition):
    house: int


ProfectionLordPlace = TypedDict(
    "ProfectionLordPlace",
    {
        "sign": "NotRequired[str]",
        "signLocalized": "NotRequired[str]",
        "from": "PlaceInTime",
        "to": "PlaceInTime",
        "isRetrograde": "NotRequired[bool]",
        "house": "NotRequired[int]",
    },
)


class HousedBodyInTime(ProfectionLordPlace):
    name: str
    nameLocalized: NotRequired[str]


class HousedPlace(ZodiacPlace):
    house: int


@final
class Houses(BirthDetails):
    """House cusps and angles in one system, or in all four"""

    houseSystem: Literal["placidus", "whole-sign", "equal", "koch", "porphyry", "regiomontanus", "campanus", "alcabitius", "topocentric", "vehlow", "equal-midheaven", "equal-aries", "meridian", "morinus", "krusinski", "carter", "horizontal", "sripati", "pullen-delta", "pullen-ratio", "sunshine", "sunshine-makransky", "savard", "apc", "all"]
    ascendant: ZodiacPlace
    midheaven: ZodiacPlace
    vertex: ZodiacPlace
    houses: list[HouseCusp]
    comparison: NotRequired[dict[str, HousesComparison]]
    conventions: HousesConventions


class HousesComparison(TypedDict):
    houseSystem: HouseSystem
    houses: list[HouseCusp]


class HousesConventions(SkyConventions):
    requestedHouseSystem: Literal["placidus", "whole-sign", "equal", "koch", "porphyry", "regiomontanus", "campanus", "alcabitius", "topocentric", "vehlow", "equal-midheaven", "equal-aries", "meridian", "morinus", "krusinski", "carter", "horizontal", "sripati", "pullen-delta", "pullen-ratio", "sunshine", "sunshine-makransky", "savard", "apc", "all"]


HousesCountedFrom: TypeAlias = "Literal[\"Lagna\", \"Moon\"]"


class HousesRequest(BirthOfAnyTime):
    # House system, or all for a comparison of placidus, whole-sign, equal and koch; one that has
    # no houses at the place and time, beyond the polar circles above all, is refused with those
    # that have. Default "placidus"
    houseSystem: NotRequired[Literal["placidus", "whole-sign", "equal", "koch", "porphyry", "regiomontanus", "campanus", "alcabitius", "topocentric", "vehlow", "equal-midheaven", "equal-aries", "meridian", "morinus", "krusinski", "carter", "horizontal", "sripati", "pullen-delta", "pullen-ratio", "sunshine", "sunshine-makransky", "savard", "apc", "all"]]
    # Options as this program has them by default; an option that is sent goes before it.
    # astro.com: nodeType true, houseSystem placidus, orbs Chiron 0 and Black Moon Lilith 0
    preset: NotRequired[WesternPreset]
    # sidereal takes the ayanamsa off every longitude, cusps and angles too, and reads signs from
    # there. Default "tropical"
    zodiac: NotRequired[ZodiacUsed]
    # With zodiac sidereal; fagan-bradley by default
    ayanamsa: NotRequired[Ayanamsa]
    # Degrees; with ayanamsa custom, which needs it
    ayanamsaValue: NotRequired[float]
    # With ayanamsa custom: the day, 0h TT, at which ayanamsaValue holds from the mean equinox;
    # precession and nutation carry it to each instant. Without it the value is the same at every
    # instant
    ayanamsaEpoch: NotRequired[CivilDate]


class HumanDesignCenter(TypedDict):
    """One of the nine centers, and what it means in each state"""

    id: DesignCenter
    name: str
    nameLocalized: NotRequired[str]
    motor: bool
    awareness: bool
    definedMeaning: str
    undefinedMeaning: str
    openMeaning: str
    notSelfQuestion: str
    biology: str


class HumanDesignGate(TypedDict):
    """One of the 64 gates with its six lines, its center and its channels"""

    number: int
    name: str
    nameLocalized: NotRequired[str]
    center: DesignCenter
    centerName: str
    centerNameLocalized: NotRequired[str]
    ichingHexagram: GateHexagram
    channelPartners: list[HumanDesignGateChannelPartners]
    description: str
    lines: list[HumanDesignGateLines]


class HumanDesignGateChannelPartners(TypedDict):
    gate: int
    channel: str
    channelLocalized: NotRequired[str]


class HumanDesignGateLines(TypedDict):
    line: int
    meaning: str


class IncarnationCross(TypedDict):
    name: str
    nameLocalized: NotRequired[str]
    angle: CrossAngle
    angleLocalized: NotRequired[str]
    angleCode: Literal["RAX", "JXT", "LAX"]
    gates: list[int]
    description: str


class IndianNationalDate(TypedDict):
    """Of the Indian national calendar"""

    year: int
    month: str
    monthLocalized: NotRequired[str]
    day: int


class IngressEvent(EventInstant):
    planet: str
    planetLocalized: NotRequired[str]
    fromSign: str
    fromSignLocalized: NotRequired[str]
    toSign: str
    toSignLocalized: NotRequired[str]
    isRetrograde: bool


class Ingresses(TypedDict):
    """When planets enter signs: the next ingresses, or all of a period"""

    timezone: float | str
    hasMore: bool
    events: list[IngressEvent]
    conventions: IngressesConventions


class WindowConventions(TypedDict):
    zodiac: Literal["tropical"]
    positions: str
    center: NotRequired[Center]
    positionType: NotRequired[PositionType]
    harmonic: NotRequired[int]
    lilith: LilithUsed
    preset: NotRequired[PresetUsed]
    calendar: CalendarUsed
    clock: CivilClock
    ephemeris: str
    ut1: Ut1Source
    pole: PoleSource
    deltaT: float
    notice: NotRequired[str]
    window: PeriodSearched


class IngressesConventions(WindowConventions):
    nodeType: Literal["mean", "true"]


class IngressesRequest(TypedDict):
    # First day, from 00:00 by timezone; this moment by default
    startDate: NotRequired[CivilDate]
    # Last day by timezone, included, at most 100 years after the first. Leave it out to get the
    # next events, however far ahead within 100 years
    endDate: NotRequired[CivilDate]
    # Events to return at most, the first in time; 10 by default, or 200 with endDate
    count: NotRequired[int]
    # Of days and local times: decimal hours from UTC, a fixed offset (-05:00), or an IANA name,
    # whose offset at each event counts; UTC by default. Default 0
    timezone: NotRequired[Timezone]
    # Only these bodies; the Sun and Mercury to Pluto by default, without the Moon
    planets: NotRequired[list[Literal["Sun", "Moon", "Mercury", "Venus", "Mars", "Jupiter", "Saturn", "Uranus", "Neptune", "Pluto", "North Node", "South Node", "Chiron", "Black Moon Lilith"]]]
    # Only ingresses into these signs; all twelve by default
    signs: NotRequired[list[Literal["Aries", "Taurus", "Gemini", "Cancer", "Leo", "Virgo", "Libra", "Scorpio", "Sagittarius", "Capricorn", "Aquarius", "Pisces"]]]
    # Lunar node: smoothed (mean) or osculating (true). Default "true"
    nodeType: NotRequired[NodeType]


class InitialLetter(TypedDict):
    """The letter that the name opens with"""

    letterId: HebrewLetterId
    name: str
    nameLocalized: NotRequired[str]
    reading: str


class InstantLimbs(TypedDict):
    """What runs at the instant, each from its beginning to its end"""

    tithi: LimbStay
    nakshatra: LimbStay
    yoga: LimbStay
    karana: LimbStay


class InterAspect(TypedDict):
    planet1: str
    planet1Localized: NotRequired[str]
    planet2: str
    planet2Localized: NotRequired[str]
    type: AspectType
    typeLocalized: NotRequired[str]
    angle: float
    orb: float
    strength: int
    interpretation: AspectNature
    meaning: InterAspectMeaning2


class InterAspectMeaning(TypedDict):
    type: AspectType
    typeLocalized: NotRequired[str]
    short: str
    long: str


class InterAspectMeaning2(AspectMeaning):
    natureLocalized: NotRequired[str]
    relationshipContext: str


IthasalaKind: TypeAlias = "Literal[\"vartamana\", \"purna\", \"bhavishyat\", \"rashyanta\"]"


JagradadiName: TypeAlias = "Literal[\"Jagrat\", \"Swapna\", \"Sushupti\"]"


class JudgedRoom(TypedDict):
    type: Literal["puja", "kitchen", "master-bedroom", "bedroom", "living", "dining", "study", "toilet", "store", "staircase", "water-storage", "entrance"]
    zone: VastuZone
    zoneLocalized: NotRequired[str]
    verdict: Literal["ideal", "acceptable", "avoid"]
    idealDirections: list[VastuDirection]
    idealDirectionsLocalized: NotRequired[list[str]]
    avoidDirections: list[VastuDirection]
    avoidDirectionsLocalized: NotRequired[list[str]]
    reading: str
    remedy: str
    polygon: NotRequired[list[PlotPoint]]
    center: NotRequired[PlotPoint]
    source: VastuSource


class JudgedTransit(TypedDict):
    planet: str
    planetLocalized: NotRequired[str]
    houseFromMoon: int
    natalHouse: int
    state: GocharaState
    stateSource: str
    obstructedBy: list[str]
    obstructedByLocalized: NotRequired[list[str]]
    binduCount: NotRequired[int]
    entered: NotRequired[str]
    leaves: NotRequired[str]
    saturnPart: NotRequired[SaturnPart]
    dashaLevel: NotRequired[TransitDashaLevel]


class KabbalahBirthData(TypedDict):
    date: str
    time: str
    timezone: float


class KabbalahWorld(TypedDict):
    id: Literal["atziluth", "briah", "yetzirah", "assiah"]
    name: str
    nameLocalized: NotRequired[str]
    hebrew: str
    romanization: str
    english: str
    englishLocalized: NotRequired[str]
    sephirot: list[SephirahId]
    sephirotAlternate: list[SephirahId]


class KakshaPart(TypedDict):
    number: int
    lord: str
    lordLocalized: NotRequired[str]
    startDegree: float
    endDegree: float


class KakshaPlace(KakshaPart):
    bindu: bool | None
    binduCount: int | None


class KalaBalaParts(TypedDict):
    """Six decimals; they sum to kalaBala"""

    nathonnatha: float
    paksha: float
    tribhaga: float
    vara: float
    hora: float
    abda: float
    masa: float
    ayana: float


KalachakraDirection: TypeAlias = "Literal[\"savya\", \"apasavya\"]"


class KalachakraOfBirth(TypedDict):
    direction: KalachakraDirection
    pada: int
    deha: str
    dehaLocalized: NotRequired[str]
    jiva: str
    jivaLocalized: NotRequired[str]
    paramayus: float


KalsarpaArc: TypeAlias = "Literal[\"rahu-to-ketu\", \"ketu-to-rahu\"]"


@final
class KalsarpaDosha(TypedDict):
    """Kalsarpa: whether all seven grahas stand on one side of the nodes"""

    frame: SiderealFrame
    present: bool
    type: NotRequired[str]
    severity: NotRequired[DoshaSeverity]
    arc: NotRequired[KalsarpaArc]
    rahuHouse: int
    outside: list[str]
    outsideLocalized: NotRequired[list[str]]
    description: str
    effects: NotRequired[KalsarpaEffects]
    remedies: NotRequired[list[str]]
    conventions: VedicConventions


class KalsarpaDoshaRequest(VedicPersonOfAnyTime):
    # Options as this program has them by default; an option that is sent goes before it.
    # jagannatha-hora: nodeType mean, positionType true, scheme eight. parasharas-light: ayanamsa
    # lahiri
    preset: NotRequired[VedicPreset]
    # Sidereal frame; custom takes its value from ayanamsaValue. Default "lahiri"
    ayanamsa: NotRequired[Ayanamsa]
    # Degrees; required with ayanamsa custom, ignored otherwise
    ayanamsaValue: NotRequired[float]
    # With ayanamsa custom: the day, 0h TT, at which ayanamsaValue holds from the mean equinox;
    # precession and nutation carry it to each instant. Without it the value is the same at every
    # instant
    ayanamsaEpoch: NotRequired[CivilDate]
    # true is where bodies are at the instant, without the time of light, its bending and
    # aberration. Default "apparent"
    positionType: NotRequired[PositionType]
    # Rahu: the smoothed (mean) or the osculating (true) node; Ketu stands opposite. Default
    # "mean"
    nodeType: NotRequired[NodeType]


class KalsarpaEffects(TypedDict):
    duration: str
    career: str
    health: str
    relationships: str
    mindset: str
    positive: str


KarakaDegreeReach = TypedDict(
    "KarakaDegreeReach",
    {
        "from": "float",
        "to": "float",
    },
)


KarakaScheme: TypeAlias = "Literal[\"seven\", \"eight\"]"


KaranaType: TypeAlias = "Literal[\"Movable\", \"Fixed\"]"


class KarmicDebt(TypedDict):
    """Karmic debt: 13, 14, 16 or 19 on the way to a core number"""

    hasKarmicDebt: bool
    debtNumbers: list[int]
    meanings: list[KarmicDebtMeanings]
    message: str
    calculations: dict[str, str]
    letters: NotRequired[str]
    conventions: NotRequired[NameConventions]


class KarmicDebtMeaning(TypedDict):
    description: str
    challenge: str
    resolution: str


class KarmicDebtMeanings(TypedDict):
    description: str
    challenge: str
    resolution: str
    number: int


class KarmicDebtRecord(TypedDict):
    hasKarmicDebt: bool
    debtNumbers: list[int]
    meanings: list[KarmicDebtRecordMeanings]


class KarmicDebtRecordMeanings(TypedDict):
    description: str
    challenge: str
    resolution: str
    number: int


class KarmicDebtRequest(TypedDict):
    fullName: NotRequired[FullName]
    # Year of birth
    year: NotRequired[int]
    # Month of birth
    month: NotRequired[int]
    # Day of birth
    day: NotRequired[int]
    yAsVowel: NotRequired[YAsVowel]


class KarmicLessons(TypedDict):
    """Karmic lessons: the digits that the name lacks"""

    missingNumbers: list[int]
    lessons: list[KarmicLessonsLessons]
    presentNumbers: dict[str, int]
    letters: str
    conventions: NameConventions


class KarmicLessonsLessons(TypedDict):
    lesson: str
    description: str
    howToOvercome: str
    number: int


class KarmicLessonsRecord(TypedDict):
    missingNumbers: list[int]
    lessons: list[KarmicLessonsRecordLessons]
    presentNumbers: dict[str, int]


class KarmicLessonsRecordLessons(TypedDict):
    lesson: str
    description: str
    howToOvercome: str
    number: int


class KarmicLessonsRequest(TypedDict):
    fullName: FullName
    # Year of birth
    year: NotRequired[int]
    # Month of birth
    month: NotRequired[int]
    # Day of birth
    day: NotRequired[int]
    yAsVowel: NotRequired[YAsVowel]


KeyPeriod = TypedDict(
    "KeyPeriod",
    {
        "from": "str",
        "to": "str",
        "body": "str",
        "bodyLocalized": "NotRequired[str]",
        "house": "int",
        "focus": "str",
    },
)


class KeyTransitFromMoon(TypedDict):
    planet: str
    planetLocalized: NotRequired[str]
    houseFromMoon: int
    description: str


class KeyTransit(KeyTransitFromMoon):
    natalHouse: int
    aspects: list[str]
    drishti: list[str]


class KootaRelief(TypedDict):
    koota: str
    kootaLocalized: NotRequired[str]
    rule: str


class KootaRow(TypedDict):
    category: str
    categoryLocalized: NotRequired[str]
    score: float
    maxScore: int
    person1: str
    person1Localized: NotRequired[str]
    person2: str
    person2Localized: NotRequired[str]
    meaning: str
    description: str


class KpAyanamsa(TypedDict):
    """The KP New ayanamsa at an instant"""

    ayanamsa: float
    type: Literal["kp-newcomb"]
    formula: str
    date: str
    instant: str
    calculated: str


@final
class KpChart(TypedDict):
    """Chart of the Krishnamurti Paddhati: cusps, grahas and significators"""

    meta: KpChartMeta
    ascendant: KpPlace
    cusps: list[KpCusp]
    planets: list[KpChartPlanets]
    nodes: KpChartNodes
    significators: KpSignificators
    reading: str
    focus: Literal["general", "finance"]
    houseThemes: HouseThemes
    conventions: KpConventions


class KpChartMeta(BirthDetails):
    ayanamsa: float
    ayanamsaType: str
    houseSystem: Literal["placidus"]


class KpChartNodes(TypedDict):
    rahu: KpNode
    ketu: KpNode


class KpPlace(TypedDict):
    longitude: float
    sign: str
    signLocalized: NotRequired[str]
    signLord: str
    signLordLocalized: NotRequired[str]
    nakshatra: str
    nakshatraLocalized: NotRequired[str]
    nakshatraLord: str
    nakshatraLordLocalized: NotRequired[str]
    pada: int
    starLord: str
    starLordLocalized: NotRequired[str]
    subLord: str
    subLordLocalized: NotRequired[str]
    subSubLord: str
    subSubLordLocalized: NotRequired[str]
    kpNumber: int


class KpCusp(KpPlace):
    house: int


class KpChartPlanets(KpCusp):
    planet: str
    planetLocalized: NotRequired[str]
    retrograde: bool


class KpChartRequest(VedicPersonOfAnyTime):
    # Sidereal frame; custom takes its value from ayanamsaValue. Default "kp-newcomb"
    ayanamsa: NotRequired[Ayanamsa]
    # Degrees; required with ayanamsa custom, ignored otherwise
    ayanamsaValue: NotRequired[float]
    # With ayanamsa custom: the day, 0h TT, at which ayanamsaValue holds from the mean equinox;
    # precession and nutation carry it to each instant. Without it the value is the same at every
    # instant
    ayanamsaEpoch: NotRequired[CivilDate]
    # Rahu: the smoothed (mean) or the osculating (true) node; Ketu stands opposite. Default
    # "mean"
    nodeType: NotRequired[NodeType]


class KpCuspsConventions(TransitMoment):
    zodiac: ZodiacUsed
    positions: str
    positionType: NotRequired[PositionType]
    houseSystem: str
    preset: NotRequired[PresetUsed]
    frame: SiderealFrame
    ayanamsaReadAt: str


class KpConventions(KpCuspsConventions):
    nodeType: Literal["mean", "true"]


@final
class KpCusps(TypedDict):
    """The twelve Placidus cusps with star, sub and sub-sub lord"""

    ayanamsa: float
    houseSystem: Literal["placidus"]
    cusps: list[KpCusp]
    focus: Literal["general", "finance"]
    houseThemes: HouseThemes
    conventions: KpCuspsConventions


class KpCuspsRequest(VedicPersonOfAnyTime):
    # Sidereal frame; custom takes its value from ayanamsaValue. Default "kp-newcomb"
    ayanamsa: NotRequired[Ayanamsa]
    # Degrees; required with ayanamsa custom, ignored otherwise
    ayanamsaValue: NotRequired[float]
    # With ayanamsa custom: the day, 0h TT, at which ayanamsaValue holds from the mean equinox;
    # precession and nutation carry it to each instant. Without it the value is the same at every
    # instant
    ayanamsaEpoch: NotRequired[CivilDate]


@final
class KpDailyFinance(TypedDict):
    """A day's gain and loss by sub lords, dashas, ruling planets and the Moon"""

    date: str
    readingAt: str
    ayanamsa: Ayanamsa
    ayanamsaDegrees: float
    houses: KpDailyFinanceHouses
    significators: KpDailyFinanceSignificators
    layers: KpDailyFinanceLayers
    score: float
    band: KpFinanceBand
    bestWindow: KpFinanceWindow | None
    worstWindows: list[KpFinanceWindow]
    conventions: KpConventions


class KpDailyFinanceHouses(TypedDict):
    gain: list[int]
    loss: list[int]


class KpDailyFinanceLayers(TypedDict):
    cusps: KpDailyFinanceLayersCusps
    dasha: KpDailyFinanceLayersDasha
    rulingPlanets: KpDailyFinanceLayersRulingPlanets
    moonWindows: KpDailyFinanceLayersMoonWindows


class KpDailyFinanceLayersCusps(TypedDict):
    layer: Literal["cusps"]
    weight: float
    score: float
    rows: list[KpDailyFinanceLayersCuspsRows]


class KpDailyFinanceLayersCuspsRows(TypedDict):
    inGain: bool
    inLoss: bool
    verdict: KpFinanceVerdict
    house: int
    longitude: float
    signLord: str
    signLordLocalized: NotRequired[str]
    starLord: str
    starLordLocalized: NotRequired[str]
    subLord: str
    subLordLocalized: NotRequired[str]
    inverted: bool
    score: float


class KpDailyFinanceLayersDasha(TypedDict):
    layer: Literal["dasha"]
    weight: float
    score: float
    rows: list[KpDailyFinanceLayersDashaRows]


class KpDailyFinanceLayersDashaRows(TypedDict):
    inGain: bool
    inLoss: bool
    verdict: KpFinanceVerdict
    level: Literal["mahadasha", "antardasha", "pratyantardasha", "sookshmaDasha"]
    lord: str
    lordLocalized: NotRequired[str]
    startDate: str
    endDate: str
    retrograde: bool
    score: float
    weight: float


class KpDailyFinanceLayersMoonWindows(TypedDict):
    layer: Literal["moonWindows"]
    weight: float
    score: float
    rows: list[KpFinanceWindow]


class KpDailyFinanceLayersRulingPlanets(TypedDict):
    layer: Literal["rulingPlanets"]
    weight: float
    score: float
    rows: list[KpDailyFinanceLayersRulingPlanetsRows]


class KpDailyFinanceLayersRulingPlanetsRows(TypedDict):
    inGain: bool
    inLoss: bool
    verdict: KpFinanceVerdict
    planet: str
    planetLocalized: NotRequired[str]
    retrograde: bool
    score: float


class KpDailyFinanceRequest(TypedDict):
    birthDate: CivilDate
    birthTime: NotRequired[BirthTime]
    calendar: NotRequired[DateCalendar]
    latitude: Latitude
    longitude: Longitude
    # Of birth and reading; an IANA name is resolved at each of them. Default 5.5
    timezone: NotRequired[Timezone]
    # Day to read, YYYY-MM-DD; today in UTC by default
    date: NotRequired[CivilDate]
    # Time of day at which lords and ruling planets are read. Default "12:00:00"
    time: NotRequired[CivilTime]
    # Sidereal frame, read once, at 00:00 UTC of the birth date; custom takes its value from
    # ayanamsaValue. Default "kp-newcomb"
    ayanamsa: NotRequired[Ayanamsa]
    # Degrees; required with ayanamsa custom, ignored otherwise
    ayanamsaValue: NotRequired[float]
    # With ayanamsa custom: the day, 0h TT, at which ayanamsaValue holds from the mean equinox;
    # precession and nutation carry it to each instant. Without it the value is the same at every
    # instant
    ayanamsaEpoch: NotRequired[CivilDate]
    # Rahu: the smoothed (mean) or the osculating (true) node; Ketu stands opposite. Default
    # "mean"
    nodeType: NotRequired[NodeType]
    # Houses of gain. Default [2,11]
    gainHouses: NotRequired[list[int]]
    # Houses of loss; none of gain among them. Default [6,8,12]
    lossHouses: NotRequired[list[int]]
    # Percent of each layer; they sum to 100. Default
    # {"cusps":30,"dasha":40,"rulingPlanets":15,"moonWindows":15}
    weights: NotRequired[KpDailyFinanceRequestWeights]
    birthTimeAccuracyMinutes: NotRequired[TimeAccuracy]
    # The earliest, instead of time
    birthTimeFrom: NotRequired[CivilTime]
    # The latest, within 24 hours
    birthTimeTo: NotRequired[CivilTime]
    # Day of the latest time
    birthDateTo: NotRequired[CivilDate]


class KpDailyFinanceRequestWeights(TypedDict):
    """Percent of each layer; they sum to 100. Default
    {"cusps":30,"dasha":40,"rulingPlanets":15,"moonWindows":15}
    """

    cusps: float
    dasha: float
    rulingPlanets: float
    moonWindows: float


class KpDailyFinanceSignificators(TypedDict):
    gain: list[str]
    gainLocalized: NotRequired[list[str]]
    loss: list[str]
    lossLocalized: NotRequired[list[str]]
    byHouse: list[KpDailyFinanceSignificatorsByHouse]


class KpDailyFinanceSignificatorsByHouse(TypedDict):
    house: int
    group: Literal["gain", "loss"]
    significators: list[str]
    significatorsLocalized: NotRequired[list[str]]


KpDatetime: TypeAlias = "str"


KpDayBegins: TypeAlias = "Literal[\"sunrise\", \"midnight\"]"


KpFinanceBand: TypeAlias = "Literal[\"strong\", \"favourable\", \"mixed\", \"caution\", \"unfavourable\"]"


KpFinanceDateReach = TypedDict(
    "KpFinanceDateReach",
    {
        "from": "str",
        "to": "str",
    },
)


class KpFinanceScoreReach(TypedDict):
    least: float
    most: float


KpFinanceVerdict: TypeAlias = "Literal[\"favourable\", \"mixed\", \"unfavourable\", \"neutral\"]"


KpFinanceWindow = TypedDict(
    "KpFinanceWindow",
    {
        "inGain": "bool",
        "inLoss": "bool",
        "verdict": "KpFinanceVerdict",
        "from": "str",
        "to": "str",
        "subLord": "str",
        "subLordLocalized": "NotRequired[str]",
        "score": "float",
    },
)


class KpHorary(TypedDict):
    """A question by number, 1 to 249, in the Krishnamurti Paddhati"""

    horaryNumber: int
    questionTime: str
    ayanamsaType: str
    ayanamsaDegrees: float
    ascendant: KpHoraryAscendant
    cusps: list[KpHoraryCusps]
    planets: list[KpHoraryPlanets]
    rulingPlanets: KpHoraryRulingPlanets
    significators: KpSignificators
    judgment: NotRequired[KpHoraryJudgment]
    focus: Literal["general", "finance"]
    houseThemes: HouseThemes
    conventions: KpConventions


class KpHoraryAscendant(TypedDict):
    """The middle of the number's part"""

    longitude: float
    sign: str
    signLocalized: NotRequired[str]
    star: str
    starLocalized: NotRequired[str]
    starLord: str
    starLordLocalized: NotRequired[str]
    subLord: str
    subLordLocalized: NotRequired[str]
    kpNumber: int
    degreeInSign: float
    spanFrom: float
    spanTo: float


class KpHoraryCusps(TypedDict):
    house: int
    longitude: float
    sign: str
    signLocalized: NotRequired[str]
    star: str
    starLocalized: NotRequired[str]
    starLord: str
    starLordLocalized: NotRequired[str]
    subLord: str
    subLordLocalized: NotRequired[str]
    kpNumber: int
    reading: str


class KpHoraryJudgment(TypedDict):
    matter: Literal["marriage", "children", "employment", "business", "income", "loan", "property", "education", "travelAbroad", "move"]
    cusp: int
    subLord: str
    subLordLocalized: NotRequired[str]
    signifies: list[int]
    favorable: list[int]
    against: list[int]
    verdict: KpHoraryVerdict
    significators: list[str]
    significatorsLocalized: NotRequired[list[str]]
    rulingSignificators: list[str]
    rulingSignificatorsLocalized: NotRequired[list[str]]
    timing: NotRequired[KpHoraryTiming]
    reading: str


class KpHoraryPlanets(TypedDict):
    planet: str
    planetLocalized: NotRequired[str]
    house: int
    longitude: float
    sign: str
    signLocalized: NotRequired[str]
    star: str
    starLocalized: NotRequired[str]
    starLord: str
    starLordLocalized: NotRequired[str]
    subLord: str
    subLordLocalized: NotRequired[str]
    kpNumber: int
    subSubLord: str
    subSubLordLocalized: NotRequired[str]
    isRetrograde: bool


class PanchangInstantAsked(PanchangDayAsked):
    time: CivilTime
    calendar: NotRequired[DateCalendar]


class KpHoraryRequest(PanchangInstantAsked):
    # Sidereal frame; custom takes its value from ayanamsaValue. Default "kp-newcomb"
    ayanamsa: NotRequired[Ayanamsa]
    # Degrees; required with ayanamsa custom, ignored otherwise
    ayanamsaValue: NotRequired[float]
    # With ayanamsa custom: the day, 0h TT, at which ayanamsaValue holds from the mean equinox;
    # precession and nutation carry it to each instant. Without it the value is the same at every
    # instant
    ayanamsaEpoch: NotRequired[CivilDate]
    # Rahu: the smoothed (mean) or the osculating (true) node; Ketu stands opposite. Default
    # "mean"
    nodeType: NotRequired[NodeType]
    # The number the questioner names, 1 to 249
    horaryNumber: int
    # The matter of the question, judged by its cusp; without one the twelve cusps alone are told
    matter: NotRequired[KpMatter]


class KpHoraryRulingPlanets(TypedDict):
    """Of the moment, by the Ascendant of the clock"""

    dayLord: str
    dayLordLocalized: NotRequired[str]
    moonSignLord: str
    moonSignLordLocalized: NotRequired[str]
    moonStarLord: str
    moonStarLordLocalized: NotRequired[str]
    moonSublord: str
    moonSublordLocalized: NotRequired[str]
    moonSubSublord: str
    moonSubSublordLocalized: NotRequired[str]
    lagnaSignLord: str
    lagnaSignLordLocalized: NotRequired[str]
    lagnaStarLord: str
    lagnaStarLordLocalized: NotRequired[str]
    lagnaSublord: str
    lagnaSublordLocalized: NotRequired[str]
    lagnaSubSublord: str
    lagnaSubSublordLocalized: NotRequired[str]
    rulingPlanets: list[str]
    rulingPlanetsLocalized: NotRequired[list[str]]
    dayBegins: KpDayBegins


KpHoraryTiming = TypedDict(
    "KpHoraryTiming",
    {
        "lords": "list[str]",
        "lordsLocalized": "NotRequired[list[str]]",
        "from": "str",
        "until": "str",
    },
)


KpHoraryVerdict: TypeAlias = "Literal[\"yes\", \"qualified\", \"no\", \"silent\"]"


class KpLevelHouses(TypedDict):
    """A node has those of the grahas it acts for after its own"""

    L1: list[int]
    L2: list[int]
    L3: list[int]
    L4: list[int]


class KpLocation(TypedDict):
    latitude: float
    longitude: float
    timezone: float


KpMatter: TypeAlias = "Literal[\"marriage\", \"children\", \"employment\", \"business\", \"income\", \"loan\", \"property\", \"education\", \"travelAbroad\", \"move\"]"


KpMover: TypeAlias = "Literal[\"Sun\", \"Moon\", \"Mars\", \"Mercury\", \"Jupiter\", \"Venus\", \"Saturn\"]"


class KpNode(KpPlace):
    house: int


class KpPlaceInTime(TypedDict):
    longitude: float
    sign: str
    signLocalized: NotRequired[str]
    signLord: str
    signLordLocalized: NotRequired[str]
    nakshatra: str
    nakshatraLocalized: NotRequired[str]
    nakshatraLord: str
    nakshatraLordLocalized: NotRequired[str]
    pada: int
    starLord: str
    starLordLocalized: NotRequired[str]
    subLord: str
    subLordLocalized: NotRequired[str]
    subSubLord: str
    subSubLordLocalized: NotRequired[str]
    kpNumber: int


class KpPlanetAtInstant(TypedDict):
    longitude: float
    degreeInSign: float
    sign: str
    signLocalized: NotRequired[str]
    signLord: str
    signLordLocalized: NotRequired[str]
    nakshatra: str
    nakshatraLocalized: NotRequired[str]
    nakshatraLord: str
    nakshatraLordLocalized: NotRequired[str]
    sublord: str
    sublordLocalized: NotRequired[str]
    subSublord: str
    subSublordLocalized: NotRequired[str]
    kpNumber: int
    isRetrograde: bool


@final
class KpPlanets(TypedDict):
    """The nine grahas with star, sub and sub-sub lord"""

    ayanamsa: float
    planets: list[KpPlanetsPlanets]
    conventions: KpConventions


class KpPlanetsInterval(TypedDict):
    """The nine grahas with their lords at every step of a range"""

    startDatetime: str
    endDatetime: str
    intervalMinutes: int
    totalIntervals: int
    ayanamsa: str
    ayanamsaEpoch: NotRequired[str]
    ayanamsaValue: float
    intervals: list[KpPlanetsIntervalIntervals]


class KpPlanetsIntervalIntervals(TypedDict):
    datetime: str
    date: str
    time: str
    planets: dict[str, KpPlanetAtInstant]


class KpPlanetsIntervalRequest(TypedDict):
    latitude: Latitude
    longitude: Longitude
    # Decimal hours from UTC (5.5), a fixed offset (+05:30), or an IANA name (Asia/Kolkata)
    # resolved at that date and time. Default 0
    timezone: NotRequired[Timezone]
    # First instant, on the clock of timezone
    startDatetime: KpDatetime
    # Last instant: at most 7 days later
    endDatetime: KpDatetime
    # Minutes between two instants
    intervalMinutes: int
    # Sidereal frame, read at each instant; custom takes its value from ayanamsaValue. Default
    # "kp-newcomb"
    ayanamsa: NotRequired[Ayanamsa]
    # Degrees; required with ayanamsa custom, ignored otherwise
    ayanamsaValue: NotRequired[float]
    # With ayanamsa custom: the day, 0h TT, at which ayanamsaValue holds from the mean equinox;
    # precession and nutation carry it to each instant. Without it the value is the same at every
    # instant
    ayanamsaEpoch: NotRequired[CivilDate]
    # Rahu: the smoothed (mean) or the osculating (true) node; Ketu stands opposite. Default
    # "mean"
    nodeType: NotRequired[NodeType]


class KpPlanetsPlanets(KpPlace):
    planet: str
    planetLocalized: NotRequired[str]
    nakshatraNumber: int
    retrograde: bool


class KpPlanetsRequest(VedicPersonOfAnyTime):
    # Sidereal frame; custom takes its value from ayanamsaValue. Default "kp-newcomb"
    ayanamsa: NotRequired[Ayanamsa]
    # Degrees; required with ayanamsa custom, ignored otherwise
    ayanamsaValue: NotRequired[float]
    # With ayanamsa custom: the day, 0h TT, at which ayanamsaValue holds from the mean equinox;
    # precession and nutation carry it to each instant. Without it the value is the same at every
    # instant
    ayanamsaEpoch: NotRequired[CivilDate]
    # Rahu: the smoothed (mean) or the osculating (true) node; Ketu stands opposite. Default
    # "mean"
    nodeType: NotRequired[NodeType]


class KpRasiChanges(TypedDict):
    """When a graha changes its sign"""

    planet: str
    planetLocalized: NotRequired[str]
    startDate: str
    endDate: str
    timezone: float
    ayanamsa: str
    ayanamsaEpoch: NotRequired[str]
    totalChanges: int
    changes: list[KpRasiChangesChanges]


class KpRasiChangesChanges(TypedDict):
    datetime: str
    date: str
    time: str
    utc: str
    fromSign: str
    fromSignLocalized: NotRequired[str]
    fromSignLord: str
    fromSignLordLocalized: NotRequired[str]
    toSign: str
    toSignLocalized: NotRequired[str]
    toSignLord: str
    toSignLordLocalized: NotRequired[str]


class KpRasiChangesRequest(TypedDict):
    planet: KpMover
    # First day, YYYY-MM-DD, from its midnight on the clock of timezone
    startDate: CivilDate
    # Last day, to its end
    endDate: CivilDate
    # Decimal hours from UTC (5.5), a fixed offset (+05:30), or an IANA name (Asia/Kolkata)
    # resolved at that date and time. Default 0
    timezone: NotRequired[Timezone]
    # Sidereal frame, read at each instant; custom takes its value from ayanamsaValue. Default
    # "kp-newcomb"
    ayanamsa: NotRequired[Ayanamsa]
    # Degrees; required with ayanamsa custom, ignored otherwise
    ayanamsaValue: NotRequired[float]
    # With ayanamsa custom: the day, 0h TT, at which ayanamsaValue holds from the mean equinox;
    # precession and nutation carry it to each instant. Without it the value is the same at every
    # instant
    ayanamsaEpoch: NotRequired[CivilDate]
    # Accepted and without effect: no node is searched. Default "mean"
    nodeType: NotRequired[NodeType]


class KpRulerSignifies(TypedDict):
    planet: str
    planetLocalized: NotRequired[str]
    signifies: list[int]


class KpRulingInstant(TypedDict):
    datetime: str
    date: str
    time: str
    dayLord: str
    dayLordLocalized: NotRequired[str]
    moonSignLord: str
    moonSignLordLocalized: NotRequired[str]
    moonStarLord: str
    moonStarLordLocalized: NotRequired[str]
    moonSublord: str
    moonSublordLocalized: NotRequired[str]
    moonSubSublord: str
    moonSubSublordLocalized: NotRequired[str]
    lagnaSignLord: str
    lagnaSignLordLocalized: NotRequired[str]
    lagnaStarLord: str
    lagnaStarLordLocalized: NotRequired[str]
    lagnaSublord: str
    lagnaSublordLocalized: NotRequired[str]
    lagnaSubSublord: str
    lagnaSubSublordLocalized: NotRequired[str]
    rulingPlanets: list[str]
    rulingPlanetsLocalized: NotRequired[list[str]]
    dayBegins: KpDayBegins
    significators: list[KpRulerSignifies]
    moonSignLordSignifies: KpLevelHouses
    moonStarLordSignifies: KpLevelHouses
    moonSublordSignifies: KpLevelHouses
    moonSignifies: KpLevelHouses


class KpRulingInterval(TypedDict):
    """Ruling planets at every step of a range"""

    startDatetime: str
    endDatetime: str
    intervalMinutes: int
    totalIntervals: int
    ayanamsa: str
    ayanamsaEpoch: NotRequired[str]
    location: KpLocation
    intervals: list[KpRulingInstant]
    focus: Literal["general", "finance"]
    houseThemes: HouseThemes


class KpRulingIntervalRequest(TypedDict):
    latitude: Latitude
    longitude: Longitude
    # Decimal hours from UTC (5.5), a fixed offset (+05:30), or an IANA name (Asia/Kolkata)
    # resolved at that date and time. Default 5.5
    timezone: NotRequired[Timezone]
    # First instant, on the clock of timezone
    startDatetime: KpDatetime
    # Last instant: at most 7 days and 1000 steps later
    endDatetime: KpDatetime
    # Minutes between two instants
    intervalMinutes: int
    # Sidereal frame, read at each instant; custom takes its value from ayanamsaValue. Default
    # "kp-newcomb"
    ayanamsa: NotRequired[Ayanamsa]
    # Degrees; required with ayanamsa custom, ignored otherwise
    ayanamsaValue: NotRequired[float]
    # With ayanamsa custom: the day, 0h TT, at which ayanamsaValue holds from the mean equinox;
    # precession and nutation carry it to each instant. Without it the value is the same at every
    # instant
    ayanamsaEpoch: NotRequired[CivilDate]
    # Rahu: the smoothed (mean) or the osculating (true) node; Ketu stands opposite. Default
    # "mean"
    nodeType: NotRequired[NodeType]


@final
class KpRulingPlanets(TypedDict):
    """The five ruling planets of a moment at a place"""

    datetime: str
    location: KpLocation
    dayLord: str
    dayLordLocalized: NotRequired[str]
    moonSignLord: str
    moonSignLordLocalized: NotRequired[str]
    moonStarLord: str
    moonStarLordLocalized: NotRequired[str]
    moonSublord: str
    moonSublordLocalized: NotRequired[str]
    moonSubSublord: str
    moonSubSublordLocalized: NotRequired[str]
    lagnaSignLord: str
    lagnaSignLordLocalized: NotRequired[str]
    lagnaStarLord: str
    lagnaStarLordLocalized: NotRequired[str]
    lagnaSublord: str
    lagnaSublordLocalized: NotRequired[str]
    lagnaSubSublord: str
    lagnaSubSublordLocalized: NotRequired[str]
    rulingPlanets: list[str]
    rulingPlanetsLocalized: NotRequired[list[str]]
    dayBegins: KpDayBegins
    significators: NotRequired[list[KpRulerSignifies]]
    focus: NotRequired[Literal["general", "finance"]]
    houseThemes: NotRequired[HouseThemes]
    conventions: KpConventions


class KpRulingPlanetsRequest(TypedDict):
    latitude: Latitude
    longitude: Longitude
    # Decimal hours from UTC (5.5), a fixed offset (+05:30), or an IANA name (Asia/Kolkata)
    # resolved at that date and time. Default 5.5
    timezone: NotRequired[Timezone]
    # The moment, on the clock of timezone; now by default
    datetime: NotRequired[KpDatetime]
    # Rahu: the smoothed (mean) or the osculating (true) node; Ketu stands opposite. Default
    # "mean"
    nodeType: NotRequired[NodeType]
    # With birthTime: the rulers' significators in that birth's chart
    birthDate: NotRequired[CivilDate]
    # Needed with birthDate; the birth is at the same place; unknown if not known
    birthTime: NotRequired[str]
    birthTimeAccuracyMinutes: NotRequired[TimeAccuracy]
    # The earliest, instead of time
    birthTimeFrom: NotRequired[CivilTime]
    # The latest, within 24 hours
    birthTimeTo: NotRequired[CivilTime]
    # Day of the latest time
    birthDateTo: NotRequired[CivilDate]


class KpSignificators(TypedDict):
    houseWise: list[KpSignificatorsHouseWise]
    planetWise: list[KpSignificatorsPlanetWise]


class KpSignificatorsHouseWise(TypedDict):
    house: int
    significators: list[KpSignificatorsHouseWiseSignificators]
    all: list[str]
    allLocalized: NotRequired[list[str]]


class KpSignificatorsHouseWiseSignificators(TypedDict):
    level: int
    description: str
    planets: list[str]
    planetsLocalized: NotRequired[list[str]]


class KpSignificatorsPlanetWise(TypedDict):
    planet: str
    planetLocalized: NotRequired[str]
    signifies: list[KpSignificatorsPlanetWiseSignifies]
    allHouses: list[int]


class KpSignificatorsPlanetWiseSignifies(TypedDict):
    level: int
    houses: list[int]


class KpSublordChanges(TypedDict):
    """When a graha changes its sub lord"""

    planet: str
    planetLocalized: NotRequired[str]
    startDate: str
    endDate: str
    timezone: float
    ayanamsa: str
    ayanamsaEpoch: NotRequired[str]
    totalChanges: int
    changes: list[KpSublordChangesChanges]


class KpSublordChangesChanges(TypedDict):
    datetime: str
    date: str
    time: str
    utc: str
    fromKp: int
    toKp: int
    fromSublord: str
    fromSublordLocalized: NotRequired[str]
    toSublord: str
    toSublordLocalized: NotRequired[str]
    fromNakshatraLord: str
    fromNakshatraLordLocalized: NotRequired[str]
    toNakshatraLord: str
    toNakshatraLordLocalized: NotRequired[str]


class KpSublordChangesRequest(TypedDict):
    planet: KpMover
    # First day, YYYY-MM-DD, from its midnight on the clock of timezone
    startDate: CivilDate
    # Last day, to its end
    endDate: CivilDate
    # Decimal hours from UTC (5.5), a fixed offset (+05:30), or an IANA name (Asia/Kolkata)
    # resolved at that date and time. Default 0
    timezone: NotRequired[Timezone]
    # Sidereal frame, read at each instant; custom takes its value from ayanamsaValue. Default
    # "kp-newcomb"
    ayanamsa: NotRequired[Ayanamsa]
    # Degrees; required with ayanamsa custom, ignored otherwise
    ayanamsaValue: NotRequired[float]
    # With ayanamsa custom: the day, 0h TT, at which ayanamsaValue holds from the mean equinox;
    # precession and nutation carry it to each instant. Without it the value is the same at every
    # instant
    ayanamsaEpoch: NotRequired[CivilDate]
    # Accepted and without effect: no node is searched. Default "mean"
    nodeType: NotRequired[NodeType]


KuaBirthTime = TypedDict(
    "KuaBirthTime",
    {
        "state": "BirthTimeState",
        "from": "str",
        "to": "str",
        "holds": "list[KuaHeld]",
        "changes": "list[KuaChange]",
        "more": "NotRequired[int]",
        "counted": "NotRequired[list[CountedChanges]]",
    },
)


class KuaChange(TypedDict):
    member: str
    before: MemberValue
    beforeLocalized: NotRequired[str]
    after: MemberValue
    afterLocalized: NotRequired[str]
    at: str
    utc: NotRequired[str]


@final
class KuaChart(TypedDict):
    """The kua number of a birth, and its eight sectors from North"""

    kua: Literal[1, 2, 3, 4, 6, 7, 8, 9]
    rawKua: int
    reassigned: bool
    gender: Literal["male", "female"]
    group: Literal["east", "west"]
    solarYear: int
    boundaryDate: str
    trigram: KuaTrigram
    meaning: str
    reassignment: NotRequired[str]
    sectors: list[KuaSector]
    conventions: KuaConventions


class KuaChartRequest(TypedDict):
    date: FengShuiDate
    # Wall-clock time of birth; decides on the day of Li Chun; unknown if not known
    time: NotRequired[str]
    # Of that time: hours from UTC, an offset, or an IANA name
    timezone: NotRequired[Timezone]
    calendar: NotRequired[DateCalendar]
    gender: FengShuiGender
    # Where the year turns: at Li Chun, the Sun at 315°, about 4 February, or at the lunar new
    # year. Default "li-chun"
    yearBoundary: NotRequired[Literal["li-chun", "lunar-new-year"]]
    timeAccuracyMinutes: NotRequired[TimeAccuracy]
    # The earliest, instead of time
    timeFrom: NotRequired[CivilTime]
    # The latest, within 24 hours
    timeTo: NotRequired[CivilTime]
    # Day of the latest time
    dateTo: NotRequired[CivilDate]


class KuaConventions(TypedDict):
    yearBoundary: Literal["li-chun", "lunar-new-year"]
    notice: NotRequired[str]


class KuaHeld(TypedDict):
    member: str
    value: MemberValue
    valueLocalized: NotRequired[str]


class KuaNumber(TypedDict):
    """One kua number with its trigram and its eight sectors from North"""

    number: Literal[1, 2, 3, 4, 6, 7, 8, 9]
    group: Literal["east", "west"]
    trigram: KuaTrigram
    meaning: str
    sectors: list[KuaSector]


class KuaTrigram(FengShuiTrigram):
    meaning: str


class KundliPage(TypedDict):
    """The page of a kundli: birth chart and navamsa, dashas open at today, yogas, doshas and
    strengths
    """

    page: PageName
    title: str
    titleLocalized: NotRequired[str]
    subjects: list[PageSubject]
    today: NotRequired[CivilDate]
    chapters: list[PageChapter]
    missing: NotRequired[list[MissingPart]]
    parts: KundliPageParts


class KundliPageParts(TypedDict):
    chart: VedicBirthChart | UncertainVedicBirthChart
    navamsa: Navamsa | UncertainNavamsa
    dashas: MajorDashas | UncertainMajorDashas
    current: NotRequired[CurrentDasha | UncertainCurrentDasha]
    antardashas: NotRequired[SubDashas | UncertainSubDashas]
    manglik: ManglikDosha | UncertainManglikDosha
    kalsarpa: KalsarpaDosha | UncertainKalsarpaDosha
    sadhesati: Sadhesati | UncertainSadhesati
    strengths: NotRequired[Shadbala | UncertainShadbala]


class KundliPageRequest(PagePersonOfAnyTime):
    # The day that the page is read on; by default the current one by the clock of timezone
    today: NotRequired[CivilDate]


Language: TypeAlias = "Literal[\"en\", \"tr\", \"de\", \"es\", \"hi\", \"pt\", \"fr\", \"ru\", \"zh-Hans\", \"zh-Hant\"]"


class Languages(TypedDict):
    """The languages that the parameter lang takes"""

    languages: list[LanguagesLanguages]


class LanguagesLanguages(TypedDict):
    code: Literal["en", "tr", "de", "es", "hi", "pt", "fr", "ru", "zh-Hans", "zh-Hant"]
    name: str
    nativeName: str


class LatinCipherValue(TypedDict):
    id: Literal["simple-ordinal", "alphabet-1683", "agrippa-1533"]
    name: str
    nameLocalized: NotRequired[str]
    value: int
    tradition: CipherTradition
    lineage: str


Latitude: TypeAlias = "float"


class LeadingTransit(TypedDict):
    rank: int
    transitPlanet: str
    transitPlanetLocalized: NotRequired[str]
    natalPlanet: str
    natalPlanetLocalized: NotRequired[str]
    type: AspectType
    typeLocalized: NotRequired[str]
    orb: float
    isApplying: bool
    strength: int
    nature: AspectNature
    index: NotRequired[int]
    passes: list[TransitPass]
    interpretation: NotRequired[TransitReading]


class LeadingTransitInTime(TypedDict):
    rank: int
    transitPlanet: str
    transitPlanetLocalized: NotRequired[str]
    natalPlanet: str
    natalPlanetLocalized: NotRequired[str]
    type: AspectType
    typeLocalized: NotRequired[str]
    orb: OrbReach
    isApplying: NotRequired[bool]
    strength: int
    nature: AspectNature
    index: int
    passes: list[TransitPassInTime]


class LetterAttribution(TypedDict):
    kind: Literal["element", "planet", "sign"]
    value: Literal["air", "water", "fire", "sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn", "aries", "taurus", "gemini", "cancer", "leo", "virgo", "libra", "scorpio", "sagittarius", "capricorn", "aquarius", "pisces"]
    valueLocalized: NotRequired[str]


class LetterClassCounts(TypedDict):
    mother: int
    double: int
    simple: int


class LetterConventions(TypedDict):
    letterAttribution: Literal["sefer-yetzirah-gra", "sefer-yetzirah-short", "sefer-yetzirah-saadia", "golden-dawn"]


class LetterTransformation(TypedDict):
    id: Literal["atbash", "albam"]
    name: str
    nameLocalized: NotRequired[str]
    output: NotRequired[str]
    outputRomanization: NotRequired[str]
    value: NotRequired[int]
    tradition: CipherTradition
    source: str


class LetterTrump(TypedDict):
    id: Literal["fool", "magician", "high-priestess", "empress", "emperor", "hierophant", "lovers", "chariot", "strength", "hermit", "wheel-of-fortune", "justice", "hanged-man", "death", "temperance", "devil", "tower", "star", "moon", "sun", "judgement", "world"]
    number: str
    name: str
    nameLocalized: NotRequired[str]


class LifeEvent(TypedDict):
    # Day of the event, YYYY-MM-DD
    date: CivilDate
    kind: LifeEventKind
    # To be told apart in the answer
    label: NotRequired[str]


LifeEventKind: TypeAlias = "Literal[\"marriage\", \"separation\", \"child\", \"career\", \"property\", \"move\", \"studies\", \"illness\", \"father-death\", \"mother-death\"]"


class LifePath(CoreNumber):
    """Life Path number of a date of birth"""

    karmicDebtMeaning: NotRequired[KarmicDebtMeaning]
    conventions: DateConventions


class LifePathRequest(TypedDict):
    # Year of birth
    year: int
    # Month of birth
    month: int
    # Day of birth
    day: int


class LifeStage(TypedDict):
    id: LifeStageId
    name: str
    nameLocalized: NotRequired[str]
    chinese: str
    pinyin: str


LifeStageId: TypeAlias = "Literal[\"birth\", \"bath\", \"coming-of-age\", \"office\", \"peak\", \"decline\", \"sickness\", \"death\", \"tomb\", \"extinction\", \"conception\", \"nurture\"]"


LifeStageOrder: TypeAlias = "Literal[\"yin-backward\", \"all-forward\"]"


class LifeToLuck(TypedDict):
    """Life from birth until luck begins; only where luckStart was sent, and is not months"""

    years: int
    months: int
    days: int
    hours: int
    minutes: int


@final
class Lilith(TypedDict):
    """Black Moon Lilith as mean and as true lunar apogee, in sign and house"""

    birthDetails: BirthDetails
    houseSystem: HouseSystem
    lilith: list[LilithVariant]
    summary: str
    conventions: LilithConventions


class LilithConventions(TransitMoment):
    zodiac: ChartZodiac
    ayanamsa: NotRequired[Ayanamsa]
    ayanamsaDegrees: NotRequired[float]
    ayanamsaEpoch: NotRequired[str]
    positions: str
    center: NotRequired[Center]
    positionType: NotRequired[PositionType]
    harmonic: NotRequired[int]
    preset: NotRequired[PresetUsed]
    requestedHouseSystem: HouseSystem
    lilith: LilithConventionsLilith


class LilithConventionsLilith(TypedDict):
    mean: str
    true: str


class LilithRequest(BirthWithNodeOfAnyTime):
    # House system; above the polar circles placidus and koch give whole-sign, and the answer says
    # so; any other that has no houses at the place and time is refused with those that have.
    # Default "placidus"
    houseSystem: NotRequired[HouseSystem]
    # Options as this program has them by default; an option that is sent goes before it.
    # astro.com: nodeType true, houseSystem placidus, orbs Chiron 0 and Black Moon Lilith 0
    preset: NotRequired[WesternPreset]
    # sidereal takes the ayanamsa off every longitude, cusps and angles too, and reads signs from
    # there. Default "tropical"
    zodiac: NotRequired[ZodiacUsed]
    # With zodiac sidereal; fagan-bradley by default
    ayanamsa: NotRequired[Ayanamsa]
    # Degrees; with ayanamsa custom, which needs it
    ayanamsaValue: NotRequired[float]
    # With ayanamsa custom: the day, 0h TT, at which ayanamsaValue holds from the mean equinox;
    # precession and nutation carry it to each instant. Without it the value is the same at every
    # instant
    ayanamsaEpoch: NotRequired[CivilDate]


LilithType: TypeAlias = "Literal[\"mean\", \"true\"]"


LilithUsed: TypeAlias = "Literal[\"mean-apogee\", \"osculating-apogee\"]"


class LilithVariant(PlaceInTime):
    variant: Literal["mean", "true"]
    variantLocalized: NotRequired[str]
    house: int
    isRetrograde: bool
    interpretation: str
    note: str


class LimbBorder(TypedDict):
    limb: BorderLimb
    name: str
    nameLocalized: NotRequired[str]
    other: str
    otherLocalized: NotRequired[str]
    changesAt: str


class LimbChange(TypedDict):
    endsAt: str
    next: str
    nextLocalized: NotRequired[str]


class LimbStay(TypedDict):
    """Whole: it may begin before the day and end after it"""

    number: int
    name: str
    nameLocalized: NotRequired[str]
    start: str
    end: str


@final
class LocalSpace(TypedDict):
    """Azimuth and altitude of each body at birth, and its line over the Earth"""

    birthDetails: BirthDetails
    bodies: list[LocalSpaceBody]
    summary: str
    conventions: LocalSpaceConventions


class LocalSpaceBody(TypedDict):
    planet: str
    planetLocalized: NotRequired[str]
    symbol: str
    azimuth: float
    altitude: float
    compassDirection: Literal["N", "NNE", "NE", "ENE", "E", "ESE", "SE", "SSE", "S", "SSW", "SW", "WSW", "W", "WNW", "NW", "NNW"]
    compassDirectionLocalized: NotRequired[str]
    aboveHorizon: bool
    line: LocalSpaceBodyLine
    interpretation: str


class LocalSpaceBodyInTime(TypedDict):
    planet: str
    planetLocalized: NotRequired[str]
    symbol: str
    azimuth: DegreeRange
    altitude: DegreeRange
    compassDirection: NotRequired[Literal["N", "NNE", "NE", "ENE", "E", "ESE", "SE", "SSE", "S", "SSW", "SW", "WSW", "W", "WNW", "NW", "NNW"]]
    compassDirectionLocalized: NotRequired[str]
    aboveHorizon: NotRequired[bool]
    line: LocalSpaceLineInTime
    interpretation: str


class LocalSpaceBodyLine(TypedDict):
    points: list[GeoPoint]
    segments: list[list[GeoPoint]]


class LocalSpaceConventions(SkyConventions):
    nodeType: Literal["mean", "true"]
    horizon: str
    arcStep: float


class LocalSpaceLine(TypedDict):
    points: list[GeoPoint]
    segments: list[list[GeoPoint]]


LocalSpaceLineInTime = TypedDict(
    "LocalSpaceLineInTime",
    {
        "from": "LocalSpaceLine",
        "to": "LocalSpaceLine",
    },
)


LocalSpaceRequest: TypeAlias = "BirthOfAnyTime"


class LocalSpan(TypedDict):
    start: str
    end: str


class LongCount(TypedDict):
    """A date to its Long Count, or a Long Count to its date"""

    date: str
    longCount: str
    daysSinceEpoch: int
    julianDayNumber: int
    calendarRound: str
    lordOfNight: Literal["G1", "G2", "G3", "G4", "G5", "G6", "G7", "G8", "G9"]
    note: NotRequired[str]
    conventions: CorrelationUsed


class LongCountPlaces(TypedDict):
    formatted: str
    baktun: int
    katun: int
    tun: int
    winal: int
    kin: int
    daysSinceEpoch: int
    julianDayNumber: int


class LongCountRequest(TypedDict):
    date: NotRequired[CalendarDay]
    # Baktun, katun, tun, winal, kin with dots between
    longCount: NotRequired[str]
    # Which Julian day number is 0.0.0.0.0; its number ends the name. Default "gmt-584283"
    correlation: NotRequired[Literal["gmt-584283", "martinez-hernandez-584281", "astronomical-584285", "martin-skidmore-584286"]]


Longitude: TypeAlias = "float"


LongitudeRange = TypedDict(
    "LongitudeRange",
    {
        "from": "float",
        "to": "float",
    },
)


LongitudeReach = TypedDict(
    "LongitudeReach",
    {
        "from": "float",
        "to": "float",
    },
)


LordGrade: TypeAlias = "Literal[\"A\", \"B\", \"C\", \"D\"]"


class LordOfNight(TypedDict):
    label: Literal["G1", "G2", "G3", "G4", "G5", "G6", "G7", "G8", "G9"]
    reading: str


LordshipPromise: TypeAlias = "Literal[\"good\", \"mixed\", \"hard\"]"


LoveSpread: TypeAlias = "Spread"


LoveSpreadRequest: TypeAlias = "SpreadQuestion"


class LuckAgeReach(TypedDict):
    """Whole years"""

    least: int
    most: int


class LuckConventions(BaziConventions):
    luckStart: NotRequired[LuckStartRule]


LuckDateReach = TypedDict(
    "LuckDateReach",
    {
        "from": "str",
        "to": "str",
    },
)


LuckGender: TypeAlias = "Literal[\"male\", \"female\"]"


class LuckPillar(TypedDict):
    index: int
    id: str
    number: int
    stem: HeavenlyStem
    branch: EarthlyBranch
    tenGod: TenGod
    startAge: int
    endAge: int
    startYear: int
    endYear: int
    startDate: str
    endDate: str
    stemRole: UsefulGodRole
    branchRole: UsefulGodRole
    branchFrom: str
    meetings: list[BaziMeeting]
    reading: str


class LuckPillarOfYear(TypedDict):
    """The one in force as the year ends; only where gender was sent, and after luck has begun"""

    index: int
    id: str
    number: int
    stem: HeavenlyStem
    branch: EarthlyBranch
    tenGod: TenGod
    stemRole: UsefulGodRole
    branchRole: UsefulGodRole
    startDate: str
    endDate: str
    reading: str


@final
class LuckReading(TypedDict):
    """The ten-year luck pillars of a life, and annual pillars on request"""

    birthData: BaziBirthData
    conventions: LuckConventions
    gender: BaziGender
    direction: Literal["forward", "backward"]
    startAge: int
    startAgeMonths: int
    startsAfter: NotRequired[LifeToLuck]
    daysToTerm: float
    boundaryTerm: SolarTermId
    boundaryTermName: str
    luckPillars: list[LuckPillar]
    annualPillars: NotRequired[list[AnnualPillarOfLuck]]
    usefulGod: UsefulGod
    summary: str


class LuckReadingRequest(BaziPersonOfAnyTime):
    # Decides the direction with the polarity of the year
    gender: BaziGender
    # How many luck pillars. Default 8
    count: NotRequired[int]
    # First year of annual pillars
    annualFromYear: NotRequired[int]
    # With annualFromYear; 10 by default
    annualYears: NotRequired[int]
    # months, the default: ages to the nearest month, dates exact; minutes: exact years to minutes
    # of life; double-hours: whole double hours, ten days each; years: whole days to whole years,
    # one day left dropped, two raised
    luckStart: NotRequired[LuckStartRule]


class LuckStartReach(TypedDict):
    """Months of age, of which twelve are a year of startAge"""

    least: int
    most: int


LuckStartRule: TypeAlias = "Literal[\"months\", \"minutes\", \"double-hours\", \"years\"]"


class LuckyAssociations(TypedDict):
    colors: list[str]
    colorsLocalized: NotRequired[list[str]]
    gemstones: list[str]
    gemstonesLocalized: NotRequired[list[str]]
    day: str
    dayLocalized: NotRequired[str]
    element: str
    elementLocalized: NotRequired[str]
    rulingPlanet: str
    rulingPlanetLocalized: NotRequired[str]
    compatibleNumbers: list[int]
    incompatibleNumbers: list[int]


class LunarAspectEvent(EventInstant):
    planet: str
    planetLocalized: NotRequired[str]
    aspect: MonthAspectName
    exact: bool
    orb: float
    distance: float
    moonLongitude: float
    planetLongitude: float


class LunarAspects(TypedDict):
    """Angles of the Moon with the other grahas in a month"""

    year: int
    month: int
    timezone: float
    events: list[LunarAspectEvent]
    conventions: VedicAspectSearchConventions


LunarAspectsRequest: TypeAlias = "VedicMonthAsked"


class LunarDate(TypedDict):
    """A Gregorian date in the Chinese calendar, or a Chinese one in the Gregorian"""

    gregorianDate: str
    lunar: ChineseLunarDate
    leapMonthOfYear: NotRequired[int]
    referenceOffset: float
    conventions: ChineseCalendarConventions


class LunarDateRequest(TypedDict):
    date: NotRequired[CivilDate]
    # Lunar year
    lunarYear: NotRequired[int]
    # Lunar month
    lunarMonth: NotRequired[int]
    # Day of the lunar month
    lunarDay: NotRequired[int]
    # Whether the second month of that number is meant; false by default
    isLeapMonth: NotRequired[bool]


class LunarMansionOfDay(TypedDict):
    number: int
    name: str
    nameLocalized: NotRequired[str]
    chinese: str
    pinyin: str
    palace: Literal["azure-dragon", "black-tortoise", "white-tiger", "vermilion-bird"]
    planet: MansionPlanet
    planetLocalized: NotRequired[str]
    animal: str
    animalLocalized: NotRequired[str]
    meaning: str


class LunarMonthName(TypedDict):
    name: str
    nameLocalized: NotRequired[str]
    adhika: bool
    suppressed: str | None
    suppressedLocalized: NotRequired[str]


@final
class LunarReturn(TypedDict):
    """Lunar return: the chart of the month, with its reading"""

    birthDate: str
    lunarReturnDate: str
    location: ReturnLocation
    chart: ReturnChart
    natalMoonPosition: ZodiacPlace
    interpretation: ReturnReading
    conventions: ReturnConventions


class LunarReturnRequest(TypedDict):
    birthDate: CivilDate
    birthTime: NotRequired[BirthTime]
    # Of the birth: decimal hours from UTC, a fixed offset, or an IANA name; its clock also tells
    # the return
    timezone: Timezone
    calendar: NotRequired[DateCalendar]
    latitude: Latitude
    longitude: Longitude
    # House system; above the polar circles placidus and koch give whole-sign, and the answer says
    # so; any other that has no houses at the place and time is refused with those that have.
    # Default "placidus"
    houseSystem: NotRequired[HouseSystem]
    # Lunar node: smoothed (mean) or osculating (true). Default "true"
    nodeType: NotRequired[NodeType]
    # The return nearest to this day is given, YYYY-MM-DD (proleptic Gregorian)
    returnDate: CivilDate
    # Options as this program has them by default; an option that is sent goes before it.
    # astro.com: nodeType true, houseSystem placidus, orbs Chiron 0 and Black Moon Lilith 0
    preset: NotRequired[WesternPreset]
    # sidereal takes the ayanamsa off every longitude, cusps and angles too, and reads signs from
    # there. Default "tropical"
    zodiac: NotRequired[ZodiacUsed]
    # With zodiac sidereal; fagan-bradley by default
    ayanamsa: NotRequired[Ayanamsa]
    # Degrees; with ayanamsa custom, which needs it
    ayanamsaValue: NotRequired[float]
    # With ayanamsa custom: the day, 0h TT, at which ayanamsaValue holds from the mean equinox;
    # precession and nutation carry it to each instant. Without it the value is the same at every
    # instant
    ayanamsaEpoch: NotRequired[CivilDate]
    # Black Moon Lilith: the smoothed (mean) or osculating (true) apogee of the Moon. Default
    # "mean"
    lilithType: NotRequired[LilithType]
    # true is where bodies are at the instant, without the time of light, its bending and
    # aberration. Default "apparent"
    positionType: NotRequired[PositionType]
    # Greatest orbs: a rule of aspect and body goes before one of the body, that before one of the
    # aspect, all before the school
    orbs: NotRequired[list[OrbRule]]
    # lilly: half of the orbs of both bodies, five aspects; harmonic: 12 degrees divided by the
    # harmonic
    orbSchool: NotRequired[OrbSchool]
    birthTimeAccuracyMinutes: NotRequired[TimeAccuracy]
    # The earliest, instead of time
    birthTimeFrom: NotRequired[CivilTime]
    # The latest, within 24 hours
    birthTimeTo: NotRequired[CivilTime]
    # Day of the latest time
    birthDateTo: NotRequired[CivilDate]


class LunationInTime(TypedDict):
    phase: NotRequired[Literal["new", "crescent", "first-quarter", "gibbous", "full", "disseminating", "last-quarter", "balsamic"]]
    elongation: ElongationInTime
    interpretation: NotRequired[str]


@final
class MajorDashas(TypedDict):
    """The nine Vimshottari mahadashas of a life"""

    moonLongitude: float
    ayanamsa: float
    ayanamsaType: Ayanamsa
    ayanamsaEpoch: NotRequired[str]
    moonNakshatra: int
    nakshatraName: str
    nakshatraNameLocalized: NotRequired[str]
    nakshatraLord: Literal["Ketu", "Venus", "Sun", "Moon", "Mars", "Rahu", "Jupiter", "Saturn", "Mercury"]
    nakshatraLordLocalized: NotRequired[str]
    birthDashaBalance: DashaSpan
    totalYears: Literal[120]
    mahadashas: list[Mahadasha]
    focus: NotRequired[Literal["general", "finance"]]
    houseThemes: NotRequired[HouseThemes]
    conventions: DashaConventions


class MajorDashasCandidate(BirthDashaCandidate):
    mahadashas: list[UncertainDashaPeriod]


class MajorDashasRequest(VedicPersonOfAnyTime):
    # Options as this program has them by default; an option that is sent goes before it.
    # jagannatha-hora: nodeType mean, positionType true, scheme eight. parasharas-light: ayanamsa
    # lahiri
    preset: NotRequired[VedicPreset]
    # Sidereal frame; custom takes its value from ayanamsaValue. Default "lahiri"
    ayanamsa: NotRequired[Ayanamsa]
    # Degrees; required with ayanamsa custom, ignored otherwise
    ayanamsaValue: NotRequired[float]
    # With ayanamsa custom: the day, 0h TT, at which ayanamsaValue holds from the mean equinox;
    # precession and nutation carry it to each instant. Without it the value is the same at every
    # instant
    ayanamsaEpoch: NotRequired[CivilDate]
    # true is where bodies are at the instant, without the time of light, its bending and
    # aberration. Default "apparent"
    positionType: NotRequired[PositionType]
    # Counts for significators alone; the dates hang on the Moon. Default "mean"
    nodeType: NotRequired[NodeType]
    # Adds the houses each lord signifies (Placidus). Default false
    significators: NotRequired[bool]


class Mandala(TypedDict):
    """The mandala of 81 or 64 squares over a plot"""

    grid: Literal["81-pada", "64-pada"]
    cells: list[MandalaCell]
    brahmasthan: Brahmasthan
    marma: NotRequired[MandalaMarmas]
    vamsa: NotRequired[list[MandalaLine]]
    atimarma: NotRequired[list[int]]
    plot: PlotOutlined
    sources: list[VastuSource]
    conventions: MandalaConventions


class MandalaAsked(TypedDict):
    plot: PlotAsked
    # 81 squares (Paramasayika, names every devata) or 64 (Manduka, structure alone). Default
    # "81-pada"
    grid: NotRequired[Literal["81-pada", "64-pada"]]


MandalaCell = TypedDict(
    "MandalaCell",
    {
        "square": "int",
        "rowFromNorth": "int",
        "columnFromWest": "int",
        "devata": "NotRequired[DevataId]",
        "devataName": "NotRequired[str]",
        "devataNameLocalized": "NotRequired[str]",
        "class": "NotRequired[Literal[\"perimeter\", \"innerRing\", \"innerCorner\", \"center\"]]",
        "group": "NotRequired[Literal[\"padika\", \"dvipada\", \"tripada\"]]",
        "role": "NotRequired[Literal[\"brahma\", \"halved-inner-corner\", \"halved-outer-corner\", \"around-brahma\", \"dvipada\", \"outer\"]]",
        "center": "PlotPoint",
        "withinPlot": "bool",
    },
)


class MandalaConventions(TypedDict):
    grid: Literal["81-pada", "64-pada"]
    laidOver: str


MandalaLine = TypedDict(
    "MandalaLine",
    {
        "fromSquare": "int",
        "fromDevata": "DevataId",
        "toSquare": "int",
        "toDevata": "DevataId",
        "axis": "Literal[\"northwest-southeast\", \"northeast-southwest\"]",
        "isMainDiagonal": "bool",
        "from": "PlotPoint",
        "to": "PlotPoint",
    },
)


class MandalaMarmas(TypedDict):
    points: list[PlotPoint]
    areaEach: float


MandalaRequest: TypeAlias = "MandalaAsked"


ManglikByLagna = TypedDict(
    "ManglikByLagna",
    {
        "from": "str",
        "to": "str",
        "lagna": "str",
        "lagnaLocalized": "NotRequired[str]",
        "marsHouse": "int",
        "present": "bool",
        "severity": "NotRequired[DoshaSeverity]",
    },
)


@final
class ManglikDosha(TypedDict):
    """Manglik: Mars in 1, 2, 4, 7, 8 or 12 from the Lagna, with what lightens it"""

    frame: SiderealFrame
    present: bool
    severity: NotRequired[DoshaSeverity]
    marsHouse: int
    marsHouseFromMoon: int
    marsHouseFromVenus: int
    description: str
    effects: NotRequired[ManglikEffects]
    exceptions: NotRequired[list[str]]
    exceptionRules: NotRequired[list[str]]
    remedies: NotRequired[list[str]]
    conventions: VedicConventions


class ManglikDoshaRequest(VedicPersonOfAnyTime):
    # Options as this program has them by default; an option that is sent goes before it.
    # jagannatha-hora: nodeType mean, positionType true, scheme eight. parasharas-light: ayanamsa
    # lahiri
    preset: NotRequired[VedicPreset]
    # Sidereal frame; custom takes its value from ayanamsaValue. Default "lahiri"
    ayanamsa: NotRequired[Ayanamsa]
    # Degrees; required with ayanamsa custom, ignored otherwise
    ayanamsaValue: NotRequired[float]
    # With ayanamsa custom: the day, 0h TT, at which ayanamsaValue holds from the mean equinox;
    # precession and nutation carry it to each instant. Without it the value is the same at every
    # instant
    ayanamsaEpoch: NotRequired[CivilDate]
    # true is where bodies are at the instant, without the time of light, its bending and
    # aberration. Default "apparent"
    positionType: NotRequired[PositionType]


class ManglikEffects(TypedDict):
    marriage: str
    personality: str
    timing: str
    relationships: str


MansionPlanet: TypeAlias = "Literal[\"Wood\", \"Metal\", \"Earth\", \"Sun\", \"Moon\", \"Fire\", \"Water\"]"


MansionStar: TypeAlias = "Literal[\"sheng-chi\", \"tian-yi\", \"yan-nian\", \"fu-wei\", \"huo-hai\", \"wu-gui\", \"liu-sha\", \"jue-ming\"]"


class MatchedMoment(TypedDict):
    calendar: CalendarUsed
    utc: str
    clock: CivilClock
    ut1: Ut1Source
    pole: PoleSource
    deltaT: float
    notice: NotRequired[str]
    ayanamsaDegrees: float


class MatchingConventions(TypedDict):
    positions: str
    ephemeris: str
    person1: MatchedMoment
    person2: MatchedMoment
    preset: NotRequired[PresetUsed]
    tables: str


class MatchingPage(TypedDict):
    """The page of a match: the eight kootas of two births, and what the count does not see"""

    page: PageName
    title: str
    titleLocalized: NotRequired[str]
    subjects: list[PageSubject]
    today: NotRequired[CivilDate]
    chapters: list[PageChapter]
    missing: NotRequired[list[MissingPart]]
    parts: MatchingPageParts


class MatchingPageParts(TypedDict):
    match: GunMilan | UncertainGunMilan


class MatchingPageRequest(TypedDict):
    # The groom, where a rule asks for the side
    person1: PagePersonOfAnyTime
    # The bride
    person2: PagePersonOfAnyTime


class Maturity(CoreNumber):
    """Maturity number: Life Path and Expression together"""

    karmicDebtMeaning: NotRequired[KarmicDebtMeaning]
    letters: NotRequired[str]
    conventions: NotRequired[NameConventions]


class MaturityRequest(TypedDict):
    fullName: NotRequired[FullName]
    # Year of birth
    year: NotRequired[int]
    # Month of birth
    month: NotRequired[int]
    # Day of birth
    day: NotRequired[int]
    # 1 to 9, 11, 22 or 33
    lifePath: NotRequired[Literal[1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 22, 33]]
    # 1 to 9, 11, 22 or 33
    expression: NotRequired[Literal[1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 22, 33]]


class MayanChart(TypedDict):
    """A date in every Maya count: Tzolkin, Haab, Long Count, night lord, year bearer, cross"""

    date: str
    tzolkin: TzolkinOfChart
    haab: HaabDay
    longCount: LongCountPlaces
    calendarRound: str
    lordOfNight: LordOfNight
    yearBearer: YearBearer
    cross: list[CrossPoint]
    summary: str
    conventions: MayanChartConventions


class MayanChartConventions(TypedDict):
    calendar: Literal["proleptic-gregorian"]
    correlation: Literal["gmt-584283", "martinez-hernandez-584281", "astronomical-584285", "martin-skidmore-584286"]
    yearBearerSystem: Literal["classic", "campeche", "colonial-yucatec"]


class MayanChartRequest(TypedDict):
    date: CalendarDay
    # Which Julian day number is 0.0.0.0.0; its number ends the name. Default "gmt-584283"
    correlation: NotRequired[Literal["gmt-584283", "martinez-hernandez-584281", "astronomical-584285", "martin-skidmore-584286"]]
    # Whether 0, 1 or 2 Pop bears the year: classic, campeche, colonial-yucatec. Default "classic"
    yearBearerSystem: NotRequired[Literal["classic", "campeche", "colonial-yucatec"]]


class MayanCompatibility(TypedDict):
    """Two birth days on the round of 260: five ties, score and verdict"""

    personA: MayanPersonDay
    personB: MayanPersonDay
    daysApart: int
    components: list[MayanTie]
    score: int
    verdict: Literal["excellent", "strong", "workable", "reserved"]
    summary: str
    conventions: MayanCompatibilityConventions


class MayanCompatibilityConventions(TypedDict):
    calendar: Literal["proleptic-gregorian"]
    correlation: Literal["gmt-584283", "martinez-hernandez-584281", "astronomical-584285", "martin-skidmore-584286"]
    directionScheme: Literal["madrid-codex", "landa"]


class MayanCompatibilityRequest(TypedDict):
    personA: MayanPerson
    personB: MayanPerson
    # Which Julian day number is 0.0.0.0.0; its number ends the name. Default "gmt-584283"
    correlation: NotRequired[Literal["gmt-584283", "martinez-hernandez-584281", "astronomical-584285", "martin-skidmore-584286"]]
    # Who gives the day signs their quarters; the two are a quarter-turn apart. Default
    # "madrid-codex"
    directionScheme: NotRequired[Literal["madrid-codex", "landa"]]


class MayanDaySignRow(TypedDict):
    position: int
    id: MayanSign
    nameYucatec: str
    nameClassic: str
    nameKiche: str
    gloss: str
    glossLocalized: NotRequired[str]
    glossAlternate: str
    glossAlternateLocalized: NotRequired[str]
    direction: Quarter
    directionLocalized: NotRequired[str]
    color: QuarterColor
    colorLocalized: NotRequired[str]


class MayanDaySign(MayanDaySignRow):
    """One Maya day sign: names, quarter, meaning and the trecena it opens"""

    keynote: str
    directionReading: str
    essence: str
    strengths: list[str]
    challenges: list[str]
    guidance: str
    trecena: TrecenaOpened
    conventions: DirectionSchemeUsed


class MayanDaySigns(TypedDict):
    """The twenty Maya day signs with names, glosses, quarter and color"""

    total: int
    limit: int
    offset: int
    daySigns: list[MayanDaySignRow]
    conventions: DirectionSchemeUsed


class MayanPerson(TypedDict):
    date: CalendarDay


class MayanPersonDay(TypedDict):
    daySign: MayanSign
    daySignName: str
    daySignClassic: str
    daySignKiche: str
    number: int
    trecena: MayanTrecenaDay
    date: str


MayanSign: TypeAlias = "Literal[\"imix\", \"ik\", \"akbal\", \"kan\", \"chikchan\", \"kimi\", \"manik\", \"lamat\", \"muluk\", \"ok\", \"chuwen\", \"eb\", \"ben\", \"ix\", \"men\", \"kib\", \"kaban\", \"etznab\", \"kawak\", \"ajaw\"]"


class MayanTie(TypedDict):
    id: Literal["same-sign", "same-trecena", "same-number", "cross-partner", "shared-direction"]
    holds: bool
    weight: int
    reading: NotRequired[str]


MayanTrecena: TypeAlias = "MayanTrecenaRow"


class MayanTrecenaDay(TypedDict):
    number: int
    dayOfTrecena: int
    rulingSign: MayanSign
    rulingSignName: str


class MayanTrecenaRow(TypedDict):
    number: int
    rulingSign: MayanSign
    rulingSignName: str
    rulingSignKiche: str
    length: Literal[13]
    reading: str


class MayanTrecenas(TypedDict):
    """The twenty Maya trecenas in order, each with the sign that opens it"""

    total: int
    limit: int
    offset: int
    trecenas: list[MayanTrecenaRow]


MemberValue: TypeAlias = "str | float | bool"


class MeridianLine(TypedDict):
    longitude: float
    interpretation: str


MeridianLineInTime = TypedDict(
    "MeridianLineInTime",
    {
        "from": "float",
        "to": "float",
        "interpretation": "str",
    },
)


class MidpointOfTree(TypedDict):
    point1: str
    point1Localized: NotRequired[str]
    point2: str
    point2Localized: NotRequired[str]
    angle: Literal[0, 45, 90, 135, 180]
    orb: float


class MidpointTree(TypedDict):
    name: str
    nameLocalized: NotRequired[str]
    midpoints: list[MidpointOfTree]


class MissingPart(TypedDict):
    part: str
    reason: str


class ModernPlanet(TypedDict):
    planet: ModernPlanetName
    planetLocalized: NotRequired[str]
    sanskritName: ModernPlanetSanskritName
    sanskritNameLocalized: NotRequired[str]
    rashi: str
    rashiLocalized: NotRequired[str]
    longitude: float
    degreeInRashi: float
    isRetrograde: bool
    nakshatra: NakshatraPlace


ModernPlanetName: TypeAlias = "Literal[\"Uranus\", \"Neptune\", \"Pluto\"]"


ModernPlanetSanskritName: TypeAlias = "Literal[\"Arun\", \"Varun\", \"Yam\"]"


MonthAspectName: TypeAlias = "Literal[\"conjunction\", \"opposition\", \"trine\", \"square\", \"sextile\", \"vigintile\", \"semi-sextile\", \"undecile\", \"semi-quintile\", \"novile\", \"semi-square\", \"septile\", \"quintile\", \"binovile\", \"centile\", \"biseptile\", \"tredecile\", \"sesqui-square\", \"bi-quintile\", \"quincunx\", \"triseptile\", \"quadranovile\"]"


class MonthlyAlmanac(TypedDict):
    """The almanac of a Gregorian month, day by day, with its solar terms"""

    year: int
    month: int
    total: int
    solarTerms: list[SolarTermOfMonth]
    days: list[AlmanacEntry]
    conventions: ChineseCalendarConventions


class MonthlyAspectEvent(EventInstant):
    planet1: str
    planet1Localized: NotRequired[str]
    planet2: str
    planet2Localized: NotRequired[str]
    aspect: Literal["conjunction", "opposition", "trine", "square", "sextile", "quincunx", "semi-sextile", "semi-square", "sesquiquadrate"]
    aspectLocalized: NotRequired[str]
    nature: AspectNature
    natureLocalized: NotRequired[str]
    exact: bool
    orb: float
    separation: float
    planet1Longitude: float
    planet2Longitude: float


class MonthlyAspects(TypedDict):
    """Aspects of a month, each at the instant it is exact"""

    year: int
    month: int
    timezone: float
    events: list[MonthlyAspectEvent]
    conventions: MonthlyAspectsConventions


class MonthlyAspectsConventions(IngressesConventions):
    nearMissOrb: float


class MonthlyAspectsRequest(TypedDict):
    # The year that runs in UTC by default
    year: NotRequired[int]
    # 1 to 12; the month that runs in UTC by default
    month: NotRequired[int]
    # Decimal hours from UTC, a fixed offset (-05:00), or an IANA name; its offset at the start of
    # the period holds throughout. Default 0
    timezone: NotRequired[Timezone]
    # Lunar node: smoothed (mean) or osculating (true). Default "true"
    nodeType: NotRequired[NodeType]


class MonthlyEphemeris(TypedDict):
    """Daily positions of a month at noon UTC"""

    year: int
    month: int
    days: list[MonthlyEphemerisDays]
    conventions: MonthlyEphemerisConventions


class MonthlyEphemerisConventions(TypedDict):
    zodiac: ChartZodiac
    ayanamsa: NotRequired[Ayanamsa]
    ayanamsaDegrees: NotRequired[float]
    ayanamsaEpoch: NotRequired[str]
    positions: str
    center: NotRequired[Center]
    positionType: NotRequired[PositionType]
    harmonic: NotRequired[int]
    lilith: LilithUsed
    preset: NotRequired[PresetUsed]
    calendar: CalendarUsed
    clock: CivilClock
    ephemeris: str
    notice: NotRequired[str]
    nodeType: Literal["mean"]
    positionsAt: str


class MonthlyEphemerisDays(TypedDict):
    date: str
    positions: list[EphemerisPosition]


class MonthlyEphemerisRequest(TypedDict):
    # The year that runs in UTC by default
    year: NotRequired[int]
    # 1 to 12; the month that runs in UTC by default
    month: NotRequired[int]


class MonthlyGrahaAspectEvent(EventInstant):
    planet1: str
    planet1Localized: NotRequired[str]
    planet2: str
    planet2Localized: NotRequired[str]
    aspect: MonthAspectName
    exact: bool
    orb: float
    distance: float
    planet1Longitude: float
    planet2Longitude: float


class MonthlyGrahaAspects(TypedDict):
    """Angles among the grahas in a month, without the Moon"""

    year: int
    month: int
    timezone: float
    events: list[MonthlyGrahaAspectEvent]
    conventions: VedicAspectSearchConventions


MonthlyGrahaAspectsRequest: TypeAlias = "VedicMonthAsked"


class MonthlyHoroscope(TypedDict):
    """The horoscope of a month for a sign"""

    sign: str
    signLocalized: NotRequired[str]
    month: str
    overview: str
    love: str
    career: str
    health: str
    finance: str
    advice: str
    column: str
    events: list[HoroscopeEvent]
    weekByWeek: list[HoroscopeWeek]
    keyDates: list[MonthlyHoroscopeKeyDates]
    luckyNumbers: list[int]
    luckyColor: str
    luckyColorLocalized: NotRequired[str]
    compatibleSigns: list[str]
    compatibleSignsLocalized: NotRequired[list[str]]
    conventions: HoroscopeConventions


class MonthlyHoroscopeKeyDates(TypedDict):
    date: str
    event: str


class MonthlyParallels(TypedDict):
    """Parallels and contraparallels of declination in a month"""

    year: int
    month: int
    timezone: float
    orb: float
    events: list[ParallelEvent]
    conventions: MonthlyParallelsConventions


class MonthlyParallelsConventions(IngressesConventions):
    declinations: str


class MonthlyParallelsRequest(TypedDict):
    # The year that runs in UTC by default
    year: NotRequired[int]
    # 1 to 12; the month that runs in UTC by default
    month: NotRequired[int]
    # Decimal hours from UTC, a fixed offset (-05:00), or an IANA name; its offset at the start of
    # the period holds throughout. Default 0
    timezone: NotRequired[Timezone]
    # Lunar node: smoothed (mean) or osculating (true). Default "true"
    nodeType: NotRequired[NodeType]
    # Greatest orb, in degrees, of a closest approach that is reported. Default 1.5
    orb: NotRequired[float]


class MonthlyStars(TypedDict):
    """The flying stars of a solar month in the nine palaces"""

    year: int
    month: int
    centerStar: int
    yearBranch: Literal["zi", "chou", "yin", "mao", "chen", "si", "wu", "wei", "shen", "you", "xu", "hai"]
    startsAt: str
    endsAt: str
    palaces: list[VisitingStar]


class MonthlyTransitEvent(EventInstant):
    planet: str
    planetLocalized: NotRequired[str]
    fromSign: str
    fromSignLocalized: NotRequired[str]
    toSign: str
    toSignLocalized: NotRequired[str]
    isRetrograde: bool


class MonthlyTransits(TypedDict):
    """Every change of sign in a month, to the second"""

    year: int
    month: int
    timezone: float
    startingPositions: list[StartingPosition]
    transitEvents: list[MonthlyTransitEvent]
    conventions: MonthlyTransitsConventions


class MonthlyTransitsConventions(IngressesConventions):
    startingPositionsAt: str


class MonthlyTransitsRequest(TypedDict):
    # The year that runs in UTC by default
    year: NotRequired[int]
    # 1 to 12; the month that runs in UTC by default
    month: NotRequired[int]
    # Decimal hours from UTC, a fixed offset (-05:00), or an IANA name; its offset at the start of
    # the period holds throughout. Default 0
    timezone: NotRequired[Timezone]
    # Lunar node: smoothed (mean) or osculating (true). Default "true"
    nodeType: NotRequired[NodeType]


class MoonCalendar(TypedDict):
    """The Moon's phase on each day of a month"""

    year: int
    month: int
    monthName: str
    calendar: list[MoonCalendarDay]
    conventions: MoonCalendarConventions


class MoonCalendarConventions(TypedDict):
    zodiac: ChartZodiac
    positions: str
    ephemeris: str
    phase: Literal["principal-within-half-a-day"]
    illumination: Literal["geocentric-phase-angle"]
    evaluatedAt: str


class MoonCalendarDay(TypedDict):
    date: str
    phase: MoonPhaseName
    phaseLocalized: NotRequired[str]
    illumination: float
    age: float
    sign: str
    signLocalized: NotRequired[str]


class MoonConventions(TypedDict):
    zodiac: ChartZodiac
    positions: str
    ephemeris: str


MoonLongitudeReach = TypedDict(
    "MoonLongitudeReach",
    {
        "from": "float",
        "to": "float",
    },
)


class MoonPhaseMeaning(TypedDict):
    name: str
    nameLocalized: NotRequired[str]
    symbol: str
    description: str
    keywords: list[str]
    energy: Literal["waxing", "waning", "new", "full"]
    illumination: str


MoonPhaseName: TypeAlias = "Literal[\"New Moon\", \"Waxing Crescent Moon\", \"First Quarter Moon\", \"Waxing Gibbous Moon\", \"Full Moon\", \"Waning Gibbous Moon\", \"Last Quarter Moon\", \"Waning Crescent Moon\"]"


class MuddaPeriod(TypedDict):
    lord: str
    lordLocalized: NotRequired[str]
    begins: str
    ends: str
    days: float


@final
class Muhurta(TypedDict):
    """Muhurta: whether a day is good for a wedding, a move, a journey or seven other purposes,
    and when
    """

    purpose: MuhurtaPurpose
    answer: str
    openDays: int
    best: list[BestMuhurta]
    days: list[MuhurtaDay]
    people: list[MuhurtaPersonMoon]
    nextOpen: NextMuhurta | None
    conventions: MuhurtaConventions


class MuhurtaAskedOfAnyTime(TypedDict):
    purpose: MuhurtaPurpose
    # First day, YYYY-MM-DD
    date: CivilDate
    # Days from the first on, 1 to 90. Default 1
    days: NotRequired[int]
    # Decimal hours from UTC (5.5), a fixed offset (+05:30), or an IANA name (Asia/Kolkata)
    # resolved at that date and time. Default 5.5
    timezone: NotRequired[Timezone]
    latitude: Latitude
    longitude: Longitude
    # Births of those who take part: star and sign of each Moon are asked of every hour
    people: NotRequired[list[MuhurtaPersonOfAnyTime]]


class MuhurtaConventions(TransitMoment):
    ayanamsa: Literal["lahiri"]
    borders: str
    combustion: str
    eclipses: str
    left: str
    score: str


class MuhurtaDay(TypedDict):
    date: str
    weekday: str
    weekdayLocalized: NotRequired[str]
    open: bool
    refusals: list[MuhurtaRefusal]
    windows: list[MuhurtaWindow]


MuhurtaHalf: TypeAlias = "Literal[\"day\", \"night\"]"


class MuhurtaNote(TypedDict):
    note: MuhurtaNoteId
    weight: int
    grahas: list[str]
    grahasLocalized: NotRequired[list[str]]
    text: str


MuhurtaNoteId: TypeAlias = "Literal[\"lagna\", \"benefics\", \"malefics\", \"occupied\", \"moon-house\", \"eighth\", \"weekday\", \"bright-half\"]"


class MuhurtaPersonMoon(TypedDict):
    """The Moon of the birth, Lahiri"""

    name: str | None
    nakshatra: str
    nakshatraLocalized: NotRequired[str]
    sign: str
    signLocalized: NotRequired[str]


class MuhurtaPersonOfAnyTime(TypedDict):
    # To be told apart in the answer
    name: NotRequired[str]
    date: CivilDate
    time: NotRequired[BirthTime]
    # Decimal hours from UTC (5.5), a fixed offset (+05:30), or an IANA name (Asia/Kolkata)
    # resolved at that date and time. Default 5.5
    timezone: NotRequired[Timezone]
    calendar: NotRequired[DateCalendar]
    timeAccuracyMinutes: NotRequired[TimeAccuracy]
    # The earliest, instead of time
    timeFrom: NotRequired[CivilTime]
    # The latest, within 24 hours
    timeTo: NotRequired[CivilTime]
    # Day of the latest time
    dateTo: NotRequired[CivilDate]


class MuhurtaPossibleMoon(TypedDict):
    born: VedicBornBetween
    nakshatra: str
    nakshatraLocalized: NotRequired[str]
    sign: str
    signLocalized: NotRequired[str]


MuhurtaPurpose: TypeAlias = "Literal[\"wedding\", \"engagement\", \"house-entry\", \"journey\", \"business\", \"naming\", \"first-rice\", \"vehicle\", \"purchase\", \"study\"]"


MuhurtaQuality: TypeAlias = "Literal[\"good\", \"bad\"]"


class MuhurtaRefusal(TypedDict):
    rule: MuhurtaRule
    source: MuhurtaSource
    reason: str


MuhurtaRequest: TypeAlias = "MuhurtaAskedOfAnyTime"


MuhurtaRule: TypeAlias = "Literal[\"sun-sign\", \"adhika\", \"chaturmasa\", \"pitru\", \"venus\", \"jupiter\", \"eclipse\", \"weekday\", \"nakshatra\", \"tithi\", \"bhadra\", \"fall\", \"tara\", \"chandra\", \"short\"]"


class MuhurtaSource(TypedDict):
    text: str | None
    verse: str | None
    convention: str | None


class Muntha(TypedDict):
    """The birth Lagna, a sign on for each completed year"""

    longitude: float
    rashi: str
    rashiLocalized: NotRequired[str]
    degreeInSign: float
    house: int
    lord: str
    lordLocalized: NotRequired[str]


class MutualDrishti(TypedDict):
    planet1: str
    planet1Localized: NotRequired[str]
    planet2: str
    planet2Localized: NotRequired[str]
    aspectType: DrishtiType


Nakshatra: TypeAlias = "NakshatraEntry"


class NakshatraEntry(TypedDict):
    id: str
    number: int
    name: str
    nameLocalized: NotRequired[str]
    lord: str
    lordLocalized: NotRequired[str]
    range: str
    deity: str
    symbol: str
    characteristics: str
    syllables: list[str]
    remedies: NakshatraRemedies
    padas: list[NakshatraPada]


NakshatraLord: TypeAlias = "Literal[\"Ketu\", \"Venus\", \"Sun\", \"Moon\", \"Mars\", \"Rahu\", \"Jupiter\", \"Saturn\", \"Mercury\"]"


class NakshatraPada(TypedDict):
    pada: int
    navamsa: str
    navamsaLocalized: NotRequired[str]
    text: str


class NakshatraPlace(TypedDict):
    key: int
    name: str
    nameLocalized: NotRequired[str]
    lord: NakshatraLord
    lordLocalized: NotRequired[str]
    pada: int


class NakshatraRemedies(TypedDict):
    gemstones: str
    mantras: str
    rituals: str


class NakshatraTold(TypedDict):
    key: int
    name: str
    nameLocalized: NotRequired[str]
    pada: int
    deity: str
    symbol: str
    characteristics: str


Nakshatras: TypeAlias = "list[NakshatraEntry]"


class NameCompatibility(TypedDict):
    """Two names by their values, their sephirot on the tree, and their letters"""

    first: ComparedName
    second: ComparedName
    sharedValues: list[SharedValue]
    sharedLetters: list[HebrewLetterId]
    score: int
    band: Literal["high", "moderate", "low"]
    components: list[NameTie]
    reading: str
    conventions: NameCompatibilityConventions


class NameCompatibilityConventions(TypedDict):
    transliteration: NotRequired[Literal["letter-map-mathers"]]
    misparGadol: Literal["finals-500-900", "milui"]


class NameCompatibilityRequest(TypedDict):
    firstName: NotRequired[TextToTransliterate]
    firstNameHebrew: NotRequired[HebrewText]
    secondName: NotRequired[TextToTransliterate]
    secondNameHebrew: NotRequired[HebrewText]
    # How Latin letters become Hebrew ones; ignored where Hebrew is sent. Default
    # "letter-map-mathers"
    transliteration: NotRequired[Literal["letter-map-mathers"]]
    # What the large count is: final letters as 500 to 900, or letters counted by their names.
    # Default "finals-500-900"
    misparGadol: NotRequired[Literal["finals-500-900", "milui"]]


class NameConventions(TypedDict):
    system: Literal["pythagorean", "chaldean", "pythagorean-and-chaldean"]
    romanization: list[Literal["latin", "icao-9303", "elot-743", "transliterated"]]
    names: Literal["added-as-one", "word-by-word"]
    vowels: NotRequired[Literal["aeiou", "y", "aeiou-and-y"]]
    yAsVowel: NotRequired[Literal["if-no-other", "by-syllable", "never"]]


class NameInput(TypedDict):
    name: NotRequired[str]
    nameHebrew: NotRequired[str]


class NameLetter(TypedDict):
    letter: str
    number: int
    meaning: str


class NameProfile(TypedDict):
    """A name in Hebrew letters: four values, its letters, its sephirah"""

    input: NameInput
    hebrewForms: list[HebrewForm]
    hebrewFormsTotal: int
    chosen: ChosenName
    values: NameValues
    letters: list[CountedHebrewLetter]
    initial: InitialLetter
    sephirah: SephirahOfName
    matches: list[WordOfEqualValue]
    conventions: NameProfileConventions


class NameProfileConventions(TypedDict):
    transliteration: NotRequired[Literal["letter-map-mathers"]]
    misparGadol: Literal["finals-500-900", "milui"]


class NameProfileRequest(TypedDict):
    name: NotRequired[TextToTransliterate]
    nameHebrew: NotRequired[HebrewText]
    # How Latin letters become Hebrew ones; ignored where Hebrew is sent. Default
    # "letter-map-mathers"
    transliteration: NotRequired[Literal["letter-map-mathers"]]
    # What the large count is: final letters as 500 to 900, or letters counted by their names.
    # Default "finals-500-900"
    misparGadol: NotRequired[Literal["finals-500-900", "milui"]]


class NameTie(TypedDict):
    id: Literal["equalStandardValue", "treeRelation", "sharedCipherValue", "sharedLetters"]
    points: int
    maximum: int
    matched: bool


class NameValues(TypedDict):
    """Mispar hechrachi, gadol, katan and kidmi"""

    standard: int
    large: int
    small: int
    preceding: int


NamedAyanamsa: TypeAlias = "Literal[\"lahiri\", \"raman\", \"kp-newcomb\", \"kp-old\", \"fagan-bradley\", \"de-luce\", \"usha-shashi\", \"krishnamurti\", \"krishnamurti-vp291\", \"djwhal-khul\", \"yukteshwar\", \"jn-bhasin\", \"lahiri-1940\", \"lahiri-vp285\", \"lahiri-icrc\", \"true-citra\", \"true-revati\", \"true-pushya\", \"true-mula\", \"true-sheoran\", \"surya-siddhanta\", \"surya-siddhanta-mean-sun\", \"surya-siddhanta-revati\", \"surya-siddhanta-citra\", \"aryabhata\", \"aryabhata-mean-sun\", \"aryabhata-522\", \"babylonian-kugler-1\", \"babylonian-kugler-2\", \"babylonian-kugler-3\", \"babylonian-huber\", \"babylonian-eta-piscium\", \"babylonian-britton\", \"aldebaran-15-taurus\", \"hipparchos\", \"sassanian\", \"valens-moon\", \"galactic-center-0-sagittarius\", \"galactic-center-0-capricorn\", \"galactic-center-mula\", \"galactic-center-gil-brand\", \"galactic-equator\", \"galactic-equator-iau-1958\", \"galactic-equator-mula\", \"galactic-equator-fiorenza\", \"galactic-alignment-mardyks\", \"j2000\", \"j1900\", \"b1950\"]"


class NamedGematriaValue(GematriaValue):
    name: str
    nameLocalized: NotRequired[str]


class NamedMuhurta(TypedDict):
    half: MuhurtaHalf
    number: int
    name: str
    nameLocalized: NotRequired[str]
    quality: MuhurtaQuality
    start: str
    end: str


class NamedPersonOfAnyTime(BirthWithNodeOfAnyTime):
    # Display name, at most 100 characters; echoed and used in texts
    name: NotRequired[str]


class NarrowedBirth(TypedDict):
    date: str
    latitude: NotRequired[float]
    longitude: NotRequired[float]
    timezone: float


class NarrowedMinutes(TypedDict):
    fromMinutes: float
    toMinutes: float
    share: float
    weighedMinutes: NotRequired[float]
    leadingMinutes: NotRequired[float]


@final
class NarrowedTime(TypedDict):
    """Unknown birth time: which times of the day agree with the chart as told and with dated
    life events
    """

    at: str
    birthDetails: NarrowedBirth
    agreeing: list[TimeInterval]
    claims: list[NatalClaimAnswer]
    narrowed: NarrowedMinutes
    events: list[NatalEventAnswer]
    ranking: list[RankedTime]
    moreRanked: NotRequired[int]
    summary: str
    conventions: NarrowedTimeConventions


class NarrowedTimeConventions(TypedDict):
    zodiac: Literal["tropical"]
    houseSystem: HouseSystem
    claims: str
    eventHour: str
    timing: str
    orb: float
    against: str
    rules: str
    calendar: CalendarUsed
    ephemeris: str
    ut1: Ut1Source
    pole: PoleSource
    deltaT: float
    notice: NotRequired[str]
    utcFrom: str
    utcTo: str


NarrowedTimeRequest: TypeAlias = "NatalStatementsOfAnyTime"


NarrowingBirthTime = TypedDict(
    "NarrowingBirthTime",
    {
        "state": "BirthTimeState",
        "from": "str",
        "to": "str",
    },
)


NatalArc = TypedDict(
    "NatalArc",
    {
        "name": "str",
        "nameLocalized": "NotRequired[str]",
        "sign": "NotRequired[str]",
        "signLocalized": "NotRequired[str]",
        "from": "float",
        "to": "float",
        "isDated": "bool",
    },
)


class NatalAspect(Aspect):
    aspectInterpretation: NatalAspectAspectInterpretation


class NatalAspectAspectInterpretation(TypedDict):
    summary: str
    keywords: list[str]


NatalBirthTime = TypedDict(
    "NatalBirthTime",
    {
        "state": "BirthTimeState",
        "from": "str",
        "to": "str",
        "holds": "list[NatalHeld]",
        "changes": "list[NatalChange]",
        "more": "NotRequired[int]",
        "counted": "NotRequired[list[CountedChanges]]",
    },
)


@final
class NatalChart(TypedDict):
    """Natal (birth) chart: positions, houses, aspects and their reading"""

    birthDetails: NatalChartBirthDetails
    summary: NatalChartSummary
    planets: list[NatalPlanet]
    houses: list[HouseCusp]
    houseSystem: HouseSystem
    aspects: list[NatalAspect]
    seriesAspects: NotRequired[list[SeriesAspect]]
    antiscia: NotRequired[list[AntisciaOfBody]]
    midpointTrees: NotRequired[list[MidpointTree]]
    aspectsInterpretation: NatalChartAspectsInterpretation
    patterns: list[AspectPattern]
    ascendant: ZodiacPlace
    midheaven: ZodiacPlace
    partOfFortune: PartOfFortune
    vertex: HousedPlace
    conventions: NatalChartConventions


class NatalChartAspectsInterpretation(TypedDict):
    summary: str
    dominant: Literal["harmonious", "challenging", "balanced"]
    harmonious: int
    challenging: int
    neutral: int


class UntimedPersonDetails(UntimedBirth):
    nodeType: Literal["mean", "true"]


class NatalChartBirthDetails(UntimedPersonDetails):
    time: str


class NatalChartConventions(AspectsConventions):
    requestedHouseSystem: HouseSystem
    boundsSchool: NotRequired[BoundsSchool]
    decanSchool: NotRequired[DecanSchool]
    triplicitySchool: NotRequired[TriplicitySchool]


class NatalChartRequest(BirthWithNodeOfAnyTime):
    # House system; above the polar circles placidus and koch give whole-sign, and the answer says
    # so; any other that has no houses at the place and time is refused with those that have.
    # Default "placidus"
    houseSystem: NotRequired[HouseSystem]
    # Options as this program has them by default; an option that is sent goes before it.
    # astro.com: nodeType true, houseSystem placidus, orbs Chiron 0 and Black Moon Lilith 0
    preset: NotRequired[WesternPreset]
    # sidereal takes the ayanamsa off every longitude, cusps and angles too, and reads signs from
    # there; draconic counts them from the North Node. Default "tropical"
    zodiac: NotRequired[ChartZodiac]
    # With zodiac sidereal; fagan-bradley by default
    ayanamsa: NotRequired[Ayanamsa]
    # Degrees; with ayanamsa custom, which needs it
    ayanamsaValue: NotRequired[float]
    # With ayanamsa custom: the day, 0h TT, at which ayanamsaValue holds from the mean equinox;
    # precession and nutation carry it to each instant. Without it the value is the same at every
    # instant
    ayanamsaEpoch: NotRequired[CivilDate]
    # Black Moon Lilith: the smoothed (mean) or osculating (true) apogee of the Moon. Default
    # "mean"
    lilithType: NotRequired[LilithType]
    # true is where bodies are at the instant, without the time of light, its bending and
    # aberration. Default "apparent"
    positionType: NotRequired[PositionType]
    # topocentric takes the parallax as seen from the place, at sea level: the Moon moves by up to
    # a degree. Default "geocentric"
    center: NotRequired[PlacedCenter]
    # Greatest orbs: a rule of aspect and body goes before one of the body, that before one of the
    # aspect, all before the school
    orbs: NotRequired[list[OrbRule]]
    # lilly: half of the orbs of both bodies, five aspects; harmonic: 12 degrees divided by the
    # harmonic
    orbSchool: NotRequired[OrbSchool]
    # Aspects of the 5th, 7th, 9th and 10th harmonic, told in seriesAspects
    aspectSeries: NotRequired[list[Literal["quintile", "septile", "novile", "decile"]]]
    # true adds antiscia and contra-antiscia, and what is within 1 degree of them
    antiscia: NotRequired[bool]
    # true adds under each point the midpoints it meets by multiples of 45 degrees
    midpointTrees: NotRequired[bool]
    # Adds to each body the ruler of its bounds (terms)
    boundsSchool: NotRequired[BoundsSchool]
    # Adds the ruler of its decan: by the Chaldean order, or by the signs of the element
    decanSchool: NotRequired[DecanSchool]
    # Adds the rulers of its triplicity, the one of the sect first
    triplicitySchool: NotRequired[TriplicitySchool]


class NatalChartSummary(TypedDict):
    interpretation: str
    dominantElement: str
    dominantElementLocalized: NotRequired[str]
    tiedElements: NotRequired[list[str]]
    tiedElementsLocalized: NotRequired[list[str]]
    dominantModality: str
    dominantModalityLocalized: NotRequired[str]
    tiedModalities: NotRequired[list[str]]
    tiedModalitiesLocalized: NotRequired[list[str]]
    retrogradePlanets: list[str]
    retrogradePlanetsLocalized: NotRequired[list[str]]
    elementDistribution: dict[str, int]
    modalityDistribution: dict[str, int]


class NatalClaim(TypedDict):
    member: NatalClaimMember
    value: NatalClaimValue


class NatalClaimAnswer(TypedDict):
    member: str
    memberLocalized: NotRequired[str]
    value: str
    valueLocalized: NotRequired[str]
    minutes: float
    share: float
    intervals: list[TimeInterval]


NatalClaimMember: TypeAlias = "Literal[\"ascendant.sign\", \"midheaven.sign\", \"planets.sun.sign\", \"planets.moon.sign\", \"partOfFortune.sign\", \"planets.sun.house\", \"planets.moon.house\", \"planets.mercury.house\", \"planets.venus.house\", \"planets.mars.house\", \"planets.jupiter.house\", \"planets.saturn.house\", \"planets.uranus.house\", \"planets.neptune.house\", \"planets.pluto.house\", \"partOfFortune.sect\"]"


NatalClaimValue: TypeAlias = "Literal[\"1\", \"2\", \"3\", \"4\", \"5\", \"6\", \"7\", \"8\", \"9\", \"10\", \"11\", \"12\", \"Aries\", \"Taurus\", \"Gemini\", \"Cancer\", \"Leo\", \"Virgo\", \"Libra\", \"Scorpio\", \"Sagittarius\", \"Capricorn\", \"Aquarius\", \"Pisces\", \"day\", \"night\"]"


class NatalDesign(TypedDict):
    """The birth itself, to draw by"""

    gates: list[int]
    centers: list[DesignCenter]


class NatalEventAnswer(TypedDict):
    date: str
    kind: LifeEventKind
    kindLocalized: NotRequired[str]
    label: NotRequired[str]
    rule: NatalEventRule
    minutesFor: float
    minutesAgainst: float
    intervals: list[NatalEvidence]
    more: NotRequired[int]


class NatalEventContact(TypedDict):
    timing: EventTiming
    angle: EventAxis
    angleLocalized: NotRequired[str]
    planet: str
    planetLocalized: NotRequired[str]
    type: Literal["CONJUNCTION", "SQUARE", "OPPOSITION"]
    typeLocalized: NotRequired[str]
    orbFrom: float
    orbTo: float
    exactAt: NotRequired[str]
    arc: NotRequired[float]


class NatalEventRule(TypedDict):
    """The axis that answers to the kind, and the planets that speak of it"""

    angle: EventAxis
    angleLocalized: NotRequired[str]
    planets: list[str]
    planetsLocalized: NotRequired[list[str]]


class NatalEvidence(TimeInterval):
    stance: EvidenceStance
    facts: list[NatalEventContact]


class NatalGraha(DrishtiPlanet):
    house: int
    isRetrograde: bool


class NatalHeld(TypedDict):
    member: str
    value: MemberValue
    valueLocalized: NotRequired[str]


NatalLongitudeInTime = TypedDict(
    "NatalLongitudeInTime",
    {
        "from": "float",
        "to": "float",
    },
)


class NatalMoment(TypedDict):
    utc: str
    timezone: float
    clock: Literal["exact", "repeated-hour-first", "moved-past-gap"]
    nodeType: Literal["mean", "true"]
    notice: NotRequired[str]


NatalOrbReach = TypedDict(
    "NatalOrbReach",
    {
        "from": "float",
        "to": "float",
    },
)


class NatalPalace(TypedDict):
    palace: FengShuiPalace
    palaceLocalized: NotRequired[str]
    base: int
    period: int
    mountain: int
    water: int
    combination: NotRequired[StarCombination]
    reading: str


class NatalPlaceInTime(TypedDict):
    longitude: float
    sign: str
    signLocalized: NotRequired[str]


class NatalPlanet(HousedBody):
    dignity: NotRequired[Literal["domicile", "exaltation", "detriment", "fall", "peregrine"]]
    dignityLocalized: NotRequired[str]
    boundRuler: NotRequired[str]
    boundRulerLocalized: NotRequired[str]
    decanRuler: NotRequired[str]
    decanRulerLocalized: NotRequired[str]
    triplicityRulers: NotRequired[list[str]]
    triplicityRulersLocalized: NotRequired[list[str]]
    interpretation: NatalPlanetInterpretation


class NatalPlanetInterpretation(TypedDict):
    """The body in its sign and house"""

    summary: str
    detailed: str
    keywords: list[str]


NatalPositionInTime = TypedDict(
    "NatalPositionInTime",
    {
        "sign": "NotRequired[str]",
        "signLocalized": "NotRequired[str]",
        "from": "ZodiacPlace",
        "to": "ZodiacPlace",
    },
)


class NatalSky(TypedDict):
    """The chart of birth, to draw by"""

    planets: list[BodyPosition]
    houses: list[HouseCusp]
    houseSystem: HouseSystem
    ascendant: ZodiacPlace
    midheaven: ZodiacPlace


class NatalSkyInTime(TypedDict):
    """The chart of birth, to draw by"""

    planets: list[BodyInTime]


class NatalStarChart(TypedDict):
    """The flying stars of a house: period, mountain and water star of nine palaces, and their
    structure
    """

    period: int
    facing: FengShuiMountain
    sitting: FengShuiMountain
    facingDegrees: NotRequired[float]
    straddling: bool
    mountainCenterStar: int
    waterCenterStar: int
    mountainFlight: Literal["forward", "reverse"]
    waterFlight: Literal["forward", "reverse"]
    structure: NatalStructure
    summary: str
    palaces: list[NatalPalace]
    conventions: NatalStarConventions


class NatalStarChartRequest(TypedDict):
    # Period the house was built in or last rebuilt in, 1 to 9; today's by default
    period: NotRequired[int]
    # Mountain that the house faces: pinyin or place
    facing: NotRequired[Literal["ren", "zi", "gui", "chou", "gen", "yin", "jia", "mao", "yi", "chen", "xun", "si", "bing", "wu", "ding", "wei", "kun", "shen", "geng", "you", "xin", "xu", "qian", "hai", "N1", "N2", "N3", "NE1", "NE2", "NE3", "E1", "E2", "E3", "SE1", "SE2", "SE3", "S1", "S2", "S3", "SW1", "SW2", "SW3", "W1", "W2", "W3", "NW1", "NW2", "NW3"]]
    # Bearing that the house faces, degrees clockwise from north; 360 is 0
    facingDegrees: NotRequired[float]


class NatalStarConventions(TypedDict):
    chart: Literal["xia-gua"]
    north: Literal["as-measured"]
    periodFrom: Literal["request", "today"]


class NatalStatementsOfAnyTime(BirthOfAnyTime):
    # House system; above the polar circles placidus and koch give whole-sign, and the answer says
    # so; any other that has no houses at the place and time is refused with those that have.
    # Default "placidus"
    houseSystem: NotRequired[HouseSystem]
    # Values that the chart is said to have; 1 to 10 claims and events together
    claims: NotRequired[list[NatalClaim]]
    # Dated events of the life, weighed by the tradition's own timing
    events: NotRequired[list[LifeEvent]]


class NatalStructure(TypedDict):
    id: Literal["prosperous-mountain-prosperous-water", "reversed", "double-facing", "double-sitting"]
    name: str
    chinese: str
    meaning: str


@final
class Navamsa(TypedDict):
    """Navamsa (D9), and the grahas that keep their sign in it"""

    chart: VargaChart
    vargottama: list[str]
    vargottamaLocalized: NotRequired[list[str]]
    vargottamaExplanation: str
    frame: SiderealFrame
    conventions: VargaConventions


class NavamsaRequest(VedicPersonOfAnyTime):
    # Options as this program has them by default; an option that is sent goes before it.
    # jagannatha-hora: nodeType mean, positionType true, scheme eight. parasharas-light: ayanamsa
    # lahiri
    preset: NotRequired[VedicPreset]
    # Sidereal frame; custom takes its value from ayanamsaValue. Default "lahiri"
    ayanamsa: NotRequired[Ayanamsa]
    # Degrees; required with ayanamsa custom, ignored otherwise
    ayanamsaValue: NotRequired[float]
    # With ayanamsa custom: the day, 0h TT, at which ayanamsaValue holds from the mean equinox;
    # precession and nutation carry it to each instant. Without it the value is the same at every
    # instant
    ayanamsaEpoch: NotRequired[CivilDate]
    # true is where bodies are at the instant, without the time of light, its bending and
    # aberration. Default "apparent"
    positionType: NotRequired[PositionType]
    # Rahu: the smoothed (mean) or the osculating (true) node; Ketu stands opposite. Default
    # "mean"
    nodeType: NotRequired[NodeType]


class NewSkyWebhook(TypedDict):
    """A new webhook"""

    id: str
    url: str | None
    events: list[Literal["stations", "ingresses", "lunations", "eclipses", "voidMoons", "transits"]]
    options: dict[str, dict[str, Any]]
    lang: str | None
    state: Literal["active", "disabled"]
    createdAt: str
    disabledAt: str | None
    disabledFor: Literal["failures", "gone", None]
    failingSince: str | None
    undelivered: int
    secret: str


class NewWebhookSecret(TypedDict):
    """The new secret of a webhook"""

    id: str
    secret: str
    oldUntil: str | None


class NinePeriods(TypedDict):
    """The nine periods of twenty years from 1864 to 2043, and the one of a date"""

    total: Literal[9]
    cycleStartYear: Literal[1864]
    cycleEndYear: Literal[2043]
    date: str
    currentPeriod: int
    currentStartYear: int
    periods: list[FengShuiPeriod]


NityaYogaQuality: TypeAlias = "Literal[\"good\", \"bad\"]"


NoblemanVerse: TypeAlias = "Literal[\"jia-wu-geng\", \"jia-wu\"]"


class NodePassage(ZodiacPlace):
    planet: str
    planetLocalized: NotRequired[str]
    direction: Literal["ascending", "descending"]
    date: str
    time: str
    datetime: str
    utc: str


class NodePassages(TypedDict):
    """When the planets cross the ecliptic in a year"""

    year: int
    timezone: float
    events: list[NodePassage]
    conventions: WindowConventions


class NodePassagesRequest(TypedDict):
    year: int
    # Decimal hours from UTC, a fixed offset (-05:00), or an IANA name; its offset at the start of
    # the period holds throughout. Default 0
    timezone: NotRequired[Timezone]


NodeType: TypeAlias = "Literal[\"mean\", \"true\"]"


NumberBridge = TypedDict(
    "NumberBridge",
    {
        "bridge": "int",
        "from": "BridgeEnd",
        "to": "BridgeEnd",
        "meaning": "str",
    },
)


class NumberMeaning(TypedDict):
    """What a number means: 1 to 9, 11, 22, 33"""

    number: int
    type: NumberType
    meaning: NumberReading


class NumberPair(TypedDict):
    person1: int
    person2: int
    compatibility: int
    description: str


class NumberReading(TypedDict):
    title: str
    keywords: list[str]
    description: str
    strengths: list[str]
    challenges: list[str]
    career: str
    relationships: str
    spirituality: str


class NumberSequence(TypedDict):
    """Any number of 1 to 8 digits: its type, root and reading"""

    number: str
    type: AngelNumberType
    typeLocalized: NotRequired[str]
    digitRoot: int
    digits: int
    uniqueDigits: int
    isPalindrome: bool
    isRepeating: bool
    knownMeaning: NumberSequenceKnownMeaning | None
    digitRootMeaning: NumberSequenceDigitRootMeaning | None
    reading: NotRequired[str]
    contextNote: NotRequired[str]


class NumberSequenceDigitRootMeaning(TypedDict):
    number: str
    title: str
    coreMessage: str
    meaning: AngelNumberMeaning
    keywords: list[str]
    affirmation: str


class NumberSequenceKnownMeaning(TypedDict):
    title: str
    coreMessage: str
    energy: AngelNumberEnergy
    energyLocalized: NotRequired[str]
    keywords: list[str]
    meaning: AngelNumberMeaning
    biblical: str
    shadow: str
    affirmation: str
    actionSteps: list[str]


NumberType: TypeAlias = "Literal[\"single\", \"master\"]"


class NumberedAsteroid(PlaceInTime):
    number: int
    name: NotRequired[str]
    house: int
    isRetrograde: bool


class NumerologyChart(TypedDict):
    """The whole chart of a name and a date of birth"""

    profile: NumerologyChartProfile
    coreNumbers: NumerologyChartCoreNumbers
    birthDayProfile: NumerologyChartBirthDayProfile
    luckyAssociations: LuckyAssociations
    additionalInsights: NumerologyChartAdditionalInsights
    maturityStatus: NumerologyChartMaturityStatus
    summary: str
    conventions: NumerologyChartConventions


class NumerologyChartAdditionalInsights(TypedDict):
    karmicLessons: KarmicLessonsRecord
    karmicDebt: KarmicDebtRecord
    personalYear: NumerologyChartAdditionalInsightsPersonalYear
    pinnacles: list[NumerologyChartAdditionalInsightsPinnacles]
    challenges: list[NumerologyChartAdditionalInsightsChallenges]
    hiddenPassion: NumerologyChartAdditionalInsightsHiddenPassion
    subconsciousSelf: NumerologyChartAdditionalInsightsSubconsciousSelf
    nameLetters: NumerologyChartAdditionalInsightsNameLetters


class NumerologyChartAdditionalInsightsChallenges(TypedDict):
    position: int
    number: int
    startAge: int
    endAge: int | None
    phase: str
    meaning: ChallengeMeaning


class NumerologyChartAdditionalInsightsHiddenPassion(TypedDict):
    title: str
    description: str
    number: int
    count: int
    allPassions: list[int]


class NumerologyChartAdditionalInsightsNameLetters(TypedDict):
    cornerstone: NameLetter
    capstone: NameLetter
    firstVowel: NumerologyChartAdditionalInsightsNameLettersFirstVowel


class NumerologyChartAdditionalInsightsNameLettersFirstVowel(TypedDict):
    letter: str
    meaning: str


class NumerologyChartAdditionalInsightsPersonalYear(TypedDict):
    theme: str
    forecast: str
    opportunities: list[str]
    challenges: list[str]
    advice: str
    personalYear: int
    cycle: str
    cycleLocalized: NotRequired[str]
    calculation: str
    year: int
    personalMonth: NumerologyChartAdditionalInsightsPersonalYearPersonalMonth


class NumerologyChartAdditionalInsightsPersonalYearPersonalMonth(TypedDict):
    theme: str
    focus: str
    personalMonth: int
    calculation: str
    calendarMonth: int


class NumerologyChartAdditionalInsightsPinnacles(TypedDict):
    position: int
    number: int
    startAge: int
    endAge: int | None
    phase: str
    meaning: PinnacleMeaning


class NumerologyChartAdditionalInsightsSubconsciousSelf(TypedDict):
    title: str
    description: str
    number: int
    uniqueNumbers: list[int]


class NumerologyChartBirthDayProfile(TypedDict):
    title: str
    keywords: list[str]
    description: str
    strengths: list[str]
    challenges: list[str]
    career: str
    relationships: str
    day: int
    reducesTo: int


class NumerologyChartConventions(NameConventions):
    calendar: Literal["proleptic-gregorian"]
    cycles: Literal["month-day-year"]
    masters: Literal["kept"]
    year: Literal["calendar"]


class NumerologyChartCoreNumbers(TypedDict):
    lifePath: CoreNumber
    expression: CoreNumber
    soulUrge: CoreNumber
    personality: CoreNumber
    birthDay: CoreNumber
    maturity: CoreNumber


class NumerologyChartMaturityStatus(TypedDict):
    isActive: bool
    currentAge: int
    activationRange: str


class NumerologyChartProfile(TypedDict):
    name: str
    birthdate: str
    letters: str


class NumerologyChartRequest(TypedDict):
    fullName: FullName
    # Year of birth
    year: int
    # Month of birth
    month: int
    # Day of birth
    day: int
    # Calendar year; the running year (UTC) without it
    currentYear: NotRequired[int]
    yAsVowel: NotRequired[YAsVowel]


class NumerologyCompatibility(TypedDict):
    """Two people by Life Path, Expression and Soul Urge"""

    overallScore: int
    rating: str
    ratingLocalized: NotRequired[str]
    lifePath: NumberPair
    expression: NumberPair
    soulUrge: NumberPair
    strengths: list[str]
    challenges: list[str]
    advice: str
    letters: NumerologyCompatibilityLetters
    conventions: NumerologyCompatibilityConventions


class NumerologyCompatibilityConventions(TypedDict):
    system: Literal["pythagorean"]
    weights: NumerologyCompatibilityConventionsWeights
    masters: Literal["base-digit"]
    yAsVowel: NotRequired[Literal["if-no-other", "by-syllable", "never"]]


class NumerologyCompatibilityConventionsWeights(TypedDict):
    lifePath: float
    expression: float
    soulUrge: float


class NumerologyCompatibilityLetters(TypedDict):
    person1: NotRequired[str]
    person2: NotRequired[str]


class NumerologyCompatibilityRequest(TypedDict):
    person1: NumerologyPerson
    person2: NumerologyPerson
    yAsVowel: NotRequired[YAsVowel]


class NumerologyCycleConventions(TypedDict):
    system: Literal["pythagorean"]
    year: Literal["calendar"]


class NumerologyName(TypedDict):
    fullName: FullName


class NumerologyNameByVowels(TypedDict):
    fullName: FullName
    yAsVowel: NotRequired[YAsVowel]


class NumerologyPerson(TypedDict):
    fullName: NotRequired[FullName]
    # Year of birth
    year: NotRequired[int]
    # Month of birth
    month: NotRequired[int]
    # Day of birth
    day: NotRequired[int]
    # 1 to 9, 11, 22 or 33
    lifePath: NotRequired[Literal[1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 22, 33]]
    # 1 to 9, 11, 22 or 33
    expression: NotRequired[Literal[1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 22, 33]]
    # 1 to 9, 11, 22 or 33
    soulUrge: NotRequired[Literal[1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 22, 33]]


class OmerConventions(TypedDict):
    calendar: Literal["proleptic-gregorian"]
    afterSunset: bool


class OpenReturnEvent(TypedDict):
    passes: list[OpenReturnPass]


OpenReturnPass = TypedDict(
    "OpenReturnPass",
    {
        "from": "NotRequired[EventInstant]",
        "to": "NotRequired[EventInstant]",
        "motion": "Literal[\"direct\", \"retrograde\"]",
        "isCertain": "bool",
    },
)


OrbRange = TypedDict(
    "OrbRange",
    {
        "from": "float",
        "to": "float",
    },
)


class OrbReach(TypedDict):
    """Degrees from exact, at least and at most, by the time of birth"""

    least: float
    most: float


class OrbRule(TypedDict):
    # Without it the rule is of every aspect of its body
    aspect: NotRequired[Literal["CONJUNCTION", "OPPOSITION", "TRINE", "SQUARE", "SEXTILE", "QUINCUNX", "SEMI_SEXTILE", "SEMI_SQUARE", "SESQUIQUADRATE", "QUINTILE", "BIQUINTILE", "SEPTILE", "BISEPTILE", "TRISEPTILE", "NOVILE", "BINOVILE", "QUADNOVILE", "DECILE", "TREDECILE"]]
    # Without it the rule is of every pair of bodies
    body: NotRequired[Literal["Sun", "Moon", "Mercury", "Venus", "Mars", "Jupiter", "Saturn", "Uranus", "Neptune", "Pluto", "North Node", "South Node", "Chiron", "Black Moon Lilith", "Earth"]]
    # Degrees; 0 leaves the aspect out
    orb: float


class OrbRuleUsed(TypedDict):
    aspect: NotRequired[Literal["CONJUNCTION", "OPPOSITION", "TRINE", "SQUARE", "SEXTILE", "QUINCUNX", "SEMI_SEXTILE", "SEMI_SQUARE", "SESQUIQUADRATE", "QUINTILE", "BIQUINTILE", "SEPTILE", "BISEPTILE", "TRISEPTILE", "NOVILE", "BINOVILE", "QUADNOVILE", "DECILE", "TREDECILE"]]
    body: NotRequired[Literal["Sun", "Moon", "Mercury", "Venus", "Mars", "Jupiter", "Saturn", "Uranus", "Neptune", "Pluto", "North Node", "South Node", "Chiron", "Black Moon Lilith", "Earth"]]
    orb: float


OrbSchool: TypeAlias = "Literal[\"lilly\", \"harmonic\"]"


OverallPhase: TypeAlias = "Literal[\"high_energy\", \"mixed\", \"recovery\", \"critical\"]"


class PageChapter(TypedDict):
    chapter: PageChapterName
    chapterLocalized: NotRequired[str]
    contents: list[PageContent]


PageChapterName: TypeAlias = "Literal[\"Chart\", \"Reading\", \"Planets\", \"Houses\", \"Aspects\", \"Patterns\", \"This month\", \"Charts\", \"Grahas\", \"Periods\", \"Yogas\", \"Doshas\", \"Strengths\", \"The day\", \"Limbs\", \"Times\", \"Festivals\", \"Adjacent days\", \"Score\", \"Kootas\", \"The couple\", \"Bodygraph\", \"Type\", \"Profile\", \"Centers\", \"Channels\", \"Gates\", \"Pillars\", \"Day master\", \"Elements\", \"Luck pillars\", \"The year\", \"Horoscope\", \"Moon\", \"Day number\", \"Almanac\", \"Solar return\", \"Year lord\", \"First quarter\", \"Second quarter\", \"Third quarter\", \"Fourth quarter\"]"


class PageContent(TypedDict):
    """A thing to show of a part"""

    kind: PageContentKind
    at: str
    form: NotRequired[str]
    columns: NotRequired[list[str]]
    span: NotRequired[list[str]]
    told: NotRequired[str]
    lang: NotRequired[Literal["en", "tr", "de", "es", "hi", "pt", "fr", "ru", "zh-Hans", "zh-Hant"]]


PageContentKind: TypeAlias = "Literal[\"figure\", \"reading\", \"table\", \"facts\"]"


PageName: TypeAlias = "Literal[\"birth-chart\", \"kundli\", \"panchang\", \"matching\", \"bodygraph\", \"four-pillars\", \"day\", \"year-ahead\"]"


class PageSubject(TypedDict):
    """As it was sent"""

    name: NotRequired[str]
    placeName: NotRequired[str]
    date: str
    time: NotRequired[str]
    timeFrom: NotRequired[str]
    timeTo: NotRequired[str]


class PairOrbReach(TypedDict):
    """Degrees from exact, over every pair of times"""

    least: float
    most: float


class PairedStone(TypedDict):
    name: str
    nameLocalized: NotRequired[str]
    id: str
    imageUrl: str
    description: str
    chakras: list[Literal["Root", "Sacral", "Solar Plexus", "Heart", "Throat", "Third Eye", "Crown"]]
    chakrasLocalized: NotRequired[list[str]]
    keywords: list[str]


Paksha: TypeAlias = "Literal[\"Shukla\", \"Krishna\"]"


class Panchaka(TypedDict):
    active: bool
    type: str | None
    typeLocalized: NotRequired[str]
    startsAt: str | None
    endsAt: str | None
    description: NotRequired[str]


class PanchangCalendar(TypedDict):
    amanta: LunarMonthName
    purnimanta: LunarMonthName
    vikramSamvat: int
    shakaSamvat: int
    gujaratiSamvat: int
    samvatsara: Samvatsaras
    national: IndianNationalDate
    sidereal: PanchangSeason
    tropical: PanchangSeason


class PanchangInstantConventions(TransitMoment):
    ayanamsa: Literal["lahiri"]
    ayanamsaDegrees: float
    positions: str


class PanchangDayConventions(PanchangInstantConventions):
    sunrise: str
    day: str


class PanchangHoursConventions(TransitMoment):
    sunrise: str
    day: str


class PanchangKarana(TypedDict):
    number: int
    name: str
    nameLocalized: NotRequired[str]
    percent: float
    type: KaranaType
    typeLocalized: NotRequired[str]
    characteristics: str


class PanchangLimbs(TypedDict):
    """All that run between this sunrise and the next, in order, those that no sunrise meets
    included
    """

    vara: list[LimbStay]
    tithi: list[LimbStay]
    nakshatra: list[LimbStay]
    yoga: list[LimbStay]
    karana: list[LimbStay]


class PanchangLocation(TypedDict):
    latitude: float
    longitude: float
    timezone: float


class PanchangMonth(TypedDict):
    """The panchang of a month at a place, a row for each day at its sunrise"""

    year: int
    month: int
    days: list[PanchangOfMonth]
    conventions: PanchangMonthConventions


class PanchangMonthAsked(TypedDict):
    # The year that runs in UTC by default
    year: NotRequired[int]
    # 1 to 12; the month that runs in UTC by default
    month: NotRequired[int]
    # Decimal hours from UTC (5.5), a fixed offset (+05:30), or an IANA name (Asia/Kolkata)
    # resolved at that date and time. Default 5.5
    timezone: NotRequired[Timezone]
    latitude: Latitude
    longitude: Longitude


class PanchangMonthConventions(PanchangHoursConventions):
    ayanamsa: Literal["lahiri"]


PanchangMonthRequest: TypeAlias = "PanchangMonthAsked"


class PanchangStarPlace(TypedDict):
    number: int
    name: str
    nameLocalized: NotRequired[str]
    lord: str
    lordLocalized: NotRequired[str]
    pada: int


class PanchangNakshatra(PanchangStarPlace):
    percent: float
    deity: str
    deityLocalized: NotRequired[str]
    symbol: str
    symbolLocalized: NotRequired[str]
    characteristics: str


class PanchangNeighbor(TypedDict):
    """Limbs at its sunrise"""

    date: str
    weekday: str
    weekdayLocalized: NotRequired[str]
    tithi: str
    tithiLocalized: NotRequired[str]
    nakshatra: str
    nakshatraLocalized: NotRequired[str]


class PanchangOfMonth(TypedDict):
    date: str
    weekday: str
    weekdayLocalized: NotRequired[str]
    sunrise: str
    sunset: str
    tithi: TithiOfMonth
    nakshatra: StarOfMonth
    moonSign: str
    moonSignLocalized: NotRequired[str]
    lunarMonth: NotRequired[LunarMonthName]
    festivals: list[str]
    festivalsLocalized: NotRequired[list[str]]
    beginnings: DayForBeginnings
    beginningsLocalized: NotRequired[str]
    verdict: str


class PanchangPage(TypedDict):
    """The page of a day's panchang at a place: verdict, limbs, good and bad times, festivals"""

    page: PageName
    title: str
    titleLocalized: NotRequired[str]
    subjects: list[PageSubject]
    today: NotRequired[CivilDate]
    chapters: list[PageChapter]
    missing: NotRequired[list[MissingPart]]
    parts: PanchangPageParts


class PanchangPageParts(TypedDict):
    panchang: DetailedPanchang
    choghadiya: Choghadiya
    hora: Hora


class PanchangPageRequest(TypedDict):
    # The day; by default the current one by the clock of timezone
    date: NotRequired[CivilDate]
    latitude: Latitude
    longitude: Longitude
    timezone: Timezone
    # Name of the place, for titles
    placeName: NotRequired[str]


class PanchangSeason(TypedDict):
    ritu: str
    rituLocalized: NotRequired[str]
    ayana: str
    ayanaLocalized: NotRequired[str]


class PanchangSign(TypedDict):
    name: str
    nameLocalized: NotRequired[str]
    sanskritName: str
    sanskritNameLocalized: NotRequired[str]


class PanchangTithi(TypedDict):
    number: int
    name: str
    nameLocalized: NotRequired[str]
    paksha: Paksha
    pakshaLocalized: NotRequired[str]
    percent: float
    deity: str
    deityLocalized: NotRequired[str]
    rulingPlanet: str
    rulingPlanetLocalized: NotRequired[str]
    group: TithiGroup
    element: str
    elementLocalized: NotRequired[str]
    characteristics: str


class PanchangTransitions(TypedDict):
    """The first change of each after sunrise, in UTC"""

    tithi: LimbChange
    nakshatra: PanchangTransitionsNakshatra
    yoga: LimbChange
    karana: LimbChange
    moonSign: PanchangTransitionsMoonSign


class PanchangTransitionsMoonSign(TypedDict):
    current: str
    currentLocalized: NotRequired[str]
    changesAt: str
    next: str
    nextLocalized: NotRequired[str]


class PanchangTransitionsNakshatra(TypedDict):
    endsAt: str
    next: str
    nextLocalized: NotRequired[str]
    nextPada: Literal[1]


class PanchangVara(PanchangSign):
    lord: str
    lordLocalized: NotRequired[str]
    characteristics: str


class PanchangYoga(TypedDict):
    number: int
    name: str
    nameLocalized: NotRequired[str]
    percent: float
    quality: NityaYogaQuality
    characteristics: str


class PanchavargiyaBala(TypedDict):
    graha: str
    grahaLocalized: NotRequired[str]
    kshetra: TajikaLordStrength
    uccha: float
    hadda: TajikaLordStrength
    drekkana: TajikaLordStrength
    navamsa: TajikaLordStrength
    total: float
    vishwa: float
    grade: VishwaGrade
    gradeLocalized: NotRequired[str]


class PapaAffliction(TypedDict):
    graha: PapaGraha
    grahaLocalized: NotRequired[str]
    house: int


PapaGraha: TypeAlias = "Literal[\"Mars\", \"Saturn\", \"Sun\", \"Rahu\"]"


PapaReference: TypeAlias = "Literal[\"Lagna\", \"Moon\", \"Venus\"]"


class PapaReferenceRow(TypedDict):
    reference: PapaReference
    referenceLocalized: NotRequired[str]
    weight: float
    afflictions: list[PapaAffliction]


class PapaTotal(TypedDict):
    total: float
    byReference: list[PapaReferenceRow]


@final
class Papasamyam(TypedDict):
    """Papasamyam: the weight of malefics in two charts"""

    frame: SiderealFrame
    person1: PapaTotal
    person2: PapaTotal
    verdict: PapasamyamVerdict
    recommendation: str
    conventions: MatchingConventions


class PapasamyamRequest(TypedDict):
    # The groom
    person1: VedicPersonOfAnyTime
    # The bride
    person2: VedicPersonOfAnyTime
    # Options as this program has them by default; an option that is sent goes before it.
    # parasharas-light: ayanamsa lahiri
    preset: NotRequired[AyanamsaPreset]
    # Sidereal frame; custom takes its value from ayanamsaValue. Default "lahiri"
    ayanamsa: NotRequired[Ayanamsa]
    # Degrees; required with ayanamsa custom, ignored otherwise
    ayanamsaValue: NotRequired[float]
    # With ayanamsa custom: the day, 0h TT, at which ayanamsaValue holds from the mean equinox;
    # precession and nutation carry it to each instant. Without it the value is the same at every
    # instant
    ayanamsaEpoch: NotRequired[CivilDate]


PapasamyamVerdict: TypeAlias = "Literal[\"balanced\", \"unbalanced\"]"


class ParallelEvent(EventInstant):
    planet1: str
    planet1Localized: NotRequired[str]
    planet2: str
    planet2Localized: NotRequired[str]
    type: Literal["parallel", "contraparallel"]
    typeLocalized: NotRequired[str]
    exact: bool
    orb: float
    declination1: float
    declination2: float


ParallelOrbRange = TypedDict(
    "ParallelOrbRange",
    {
        "from": "float",
        "to": "float",
    },
)


class PartOfFortune(HousedPlace):
    sect: Literal["day", "night"]


class PartnerAnimal(TypedDict):
    id: ChineseAnimal
    name: str
    nameLocalized: NotRequired[str]
    chinese: str
    pinyin: str


class PassingAspect(TypedDict):
    planet1: str
    planet1Localized: NotRequired[str]
    planet2: str
    planet2Localized: NotRequired[str]
    type: AspectType
    typeLocalized: NotRequired[str]
    angle: float
    orb: OrbRange
    exactAt: NotRequired[str]
    isApplying: NotRequired[bool]
    strength: int
    interpretation: AspectNature
    aspectInterpretation: NotRequired[AspectReading]
    begins: NotRequired[str]
    ends: NotRequired[str]


class PassingAspectInTime(TypedDict):
    planet1: str
    planet1Localized: NotRequired[str]
    planet2: str
    planet2Localized: NotRequired[str]
    type: AspectType
    typeLocalized: NotRequired[str]
    angle: float
    orb: OrbRange
    exactAt: NotRequired[str]
    isApplying: NotRequired[bool]
    strength: int
    interpretation: AspectNature
    meaning: NotRequired[AspectMeaning]
    begins: NotRequired[str]
    ends: NotRequired[str]


class PassingDrishti(TypedDict):
    aspectingPlanet: str
    aspectingPlanetLocalized: NotRequired[str]
    aspectedPlanet: str
    aspectedPlanetLocalized: NotRequired[str]
    aspectType: DrishtiType
    strength: float
    interpretation: str
    times: list[VedicBornBetween]


class PassingPattern(AspectPattern):
    begins: NotRequired[str]
    ends: NotRequired[str]


class PassingStarContact(FixedStarContactInTime):
    begins: NotRequired[str]
    ends: NotRequired[str]


class VedicParallelInTime(TypedDict):
    planet1: str
    planet1Localized: NotRequired[str]
    planet2: str
    planet2Localized: NotRequired[str]
    type: VedicParallelKind
    typeLocalized: NotRequired[str]
    orb: ParallelOrbRange
    dec1: DeclinationRange
    dec2: DeclinationRange


class PassingVedicParallel(VedicParallelInTime):
    begins: NotRequired[str]
    ends: NotRequired[str]


class PatyayiniPeriod(TypedDict):
    lord: str
    lordLocalized: NotRequired[str]
    begins: str
    ends: str
    days: float


class PentaChannel(TypedDict):
    gateA: int
    gateB: int
    name: str
    nameLocalized: NotRequired[str]
    circuit: ChannelCircuit
    circuitLocalized: NotRequired[str]
    position: Literal["upper", "lower"]
    isCore: bool
    defined: bool
    gateAHeldBy: list[int]
    gateBHeldBy: list[int]
    contribution: str


class PentaGate(TypedDict):
    gate: int
    gateName: str
    gateNameLocalized: NotRequired[str]
    filled: bool
    heldBy: list[int]


class PeopleBirthTimes(TypedDict):
    state: BirthTimeState
    people: list[PersonBirthTime]
    holds: list[PeopleHeld]
    changes: list[PeopleChange]
    more: NotRequired[int]


class PeopleChange(NatalChange):
    which: str


class PeopleHeld(TypedDict):
    which: NotRequired[str]
    member: str
    value: MemberValue
    valueLocalized: NotRequired[str]


PeriodSearched = TypedDict(
    "PeriodSearched",
    {
        "from": "str",
        "to": "str",
    },
)


PersonBirthTime = TypedDict(
    "PersonBirthTime",
    {
        "which": "str",
        "state": "PersonTimeState",
        "from": "str",
        "to": "str",
    },
)


class PersonDetails(UntimedPersonDetails):
    time: str


class PersonMoment(TypedDict):
    calendar: CalendarUsed
    utc: str
    clock: CivilClock
    ut1: Ut1Source
    pole: PoleSource
    deltaT: float
    notice: NotRequired[str]
    nodeType: Literal["mean", "true"]
    ayanamsaDegrees: NotRequired[float]


PersonTimeState: TypeAlias = "Literal[\"known\", \"unknown\", \"range\"]"


class PersonalDay(TypedDict):
    """Personal Day within the Personal Month"""

    personalDay: int
    theme: str
    guidance: str
    calculation: str
    targetDate: str
    personalMonth: int
    personalMonthTheme: str
    personalYear: int
    personalYearTheme: str
    conventions: NumerologyCycleConventions


class PersonalDayRequest(TypedDict):
    # Month of birth
    month: int
    # Day of birth
    day: int
    targetDate: NotRequired[CivilDate]


class PersonalMonth(TypedDict):
    """Personal Month within the Personal Year"""

    theme: str
    focus: str
    personalMonth: int
    calculation: str
    calendarMonth: int
    year: int
    personalYear: int
    personalYearTheme: str
    conventions: NumerologyCycleConventions


class PersonalMonthRequest(TypedDict):
    # Month of birth
    month: int
    # Day of birth
    day: int
    # Calendar year; the running year (UTC) without it
    year: NotRequired[int]
    # Calendar month; the running month (UTC) without it
    targetMonth: NotRequired[int]


class PersonalPlaces(TypedDict):
    sun: SignPlace
    moon: SignPlace
    venus: SignPlace
    mars: SignPlace


class PersonalYear(TypedDict):
    """Personal Year: where a calendar year stands in the cycle of nine"""

    theme: str
    forecast: str
    opportunities: list[str]
    challenges: list[str]
    advice: str
    personalYear: int
    cycle: str
    cycleLocalized: NotRequired[str]
    calculation: str
    year: int
    conventions: NumerologyCycleConventions


class PersonalYearRequest(TypedDict):
    # Month of birth
    month: int
    # Day of birth
    day: int
    # Calendar year; the running year (UTC) without it
    year: NotRequired[int]


class Personality(CoreNumber):
    """Personality number: the consonants of the full name"""

    karmicDebtMeaning: NotRequired[KarmicDebtMeaning]
    letters: str
    conventions: NameConventions


PersonalityRequest: TypeAlias = "NumerologyNameByVowels"


Phase: TypeAlias = "Literal[\"Wood\", \"Fire\", \"Earth\", \"Metal\", \"Water\"]"


class PhaseCount(TypedDict):
    element: Phase
    elementLocalized: NotRequired[str]
    count: int
    level: Literal["deficient", "balanced", "excess"]
    reading: str


class PhaseOfSeason(TypedDict):
    id: SolarPhase
    idLocalized: NotRequired[str]
    tastes: list[SeasonTaste]
    source: AyurvedaSource


PhasePresence: TypeAlias = "Literal[\"plenty\", \"open\", \"hidden\", \"absent\"]"


class PillarBorder(TypedDict):
    side: Literal["earlier", "later"]
    secondsAway: int
    pillars: PillarsAcrossBorder
    note: NotRequired[str]


class PillarLifeStages(TypedDict):
    position: PillarPosition
    branch: EarthlyBranchId
    stage: NotRequired[LifeStage]
    ownSeat: LifeStage


PillarPosition: TypeAlias = "Literal[\"year\", \"month\", \"day\", \"hour\"]"


class PillarsAcrossBorder(TypedDict):
    """Those that differ on the other side"""

    year: NotRequired[str]
    month: NotRequired[str]
    day: NotRequired[str]
    hour: NotRequired[str]


class PinnacleMeaning(TypedDict):
    title: str
    description: str
    opportunities: list[str]
    challenges: list[str]


class PlaceOfSameName(TypedDict):
    name: NotRequired[str]
    latitude: Latitude
    longitude: Longitude
    timezone: Timezone


PlacedCenter: TypeAlias = "Literal[\"geocentric\", \"topocentric\"]"


class PlanetLines(TypedDict):
    planet: str
    planetLocalized: NotRequired[str]
    symbol: str
    rightAscension: float
    declination: float
    mc: MeridianLine
    ic: MeridianLine
    ascendant: HorizonLine
    descendant: HorizonLine


class PlanetLinesInTime(TypedDict):
    planet: str
    planetLocalized: NotRequired[str]
    symbol: str
    rightAscension: DegreeRange
    declination: DegreeRange
    mc: MeridianLineInTime
    ic: MeridianLineInTime
    ascendant: HorizonLineInTime
    descendant: HorizonLineInTime


class PlanetMeaning(TypedDict):
    """One body in full: meaning, dignities, keywords"""

    id: str
    name: str
    nameLocalized: NotRequired[str]
    symbol: str
    category: NotRequired[Literal["personal", "social", "generational"]]
    tagline: str
    rulership: NotRequired[str]
    rulershipLocalized: NotRequired[str]
    exaltation: NotRequired[str]
    exaltationLocalized: NotRequired[str]
    exultation: NotRequired[str]
    exultationLocalized: NotRequired[str]
    detriment: NotRequired[str]
    detrimentLocalized: NotRequired[str]
    fall: NotRequired[str]
    fallLocalized: NotRequired[str]
    temperature: Literal["Hot", "Cold", "Neutral"]
    orbit: str
    retrograde: bool
    keywords: PlanetMeaningKeywords
    description: ShortAndLong


class PlanetMeaningKeywords(TypedDict):
    positive: list[str]
    negative: list[str]


PlanetMeanings: TypeAlias = "list[PlanetMeaningsItem]"


class PlanetMeaningsItem(TypedDict):
    id: str
    name: str
    nameLocalized: NotRequired[str]
    symbol: str
    category: NotRequired[Literal["personal", "social", "generational"]]
    tagline: str
    rulership: NotRequired[str]
    rulershipLocalized: NotRequired[str]
    description: str


@final
class PlanetPositions(TypedDict):
    """Positions of the fourteen bodies, each read in its sign"""

    date: str
    time: str
    timezone: float
    nodeType: Literal["mean", "true"]
    planets: list[PlanetPositionsPlanets]
    earth: NotRequired[BodyPosition]
    conventions: SkyConventions


class PlanetPositionsPlanets(BodyPosition):
    symbol: str
    tagline: str
    description: str
    keywords: list[str]
    interpretation: PositionReading


class PlanetPositionsRequest(BirthWithNodeOfAnyTime):
    # Options as this program has them by default; an option that is sent goes before it.
    # astro.com: nodeType true, houseSystem placidus, orbs Chiron 0 and Black Moon Lilith 0
    preset: NotRequired[WesternPreset]
    # sidereal takes the ayanamsa off every longitude, cusps and angles too, and reads signs from
    # there; draconic counts them from the North Node. Default "tropical"
    zodiac: NotRequired[ChartZodiac]
    # With zodiac sidereal; fagan-bradley by default
    ayanamsa: NotRequired[Ayanamsa]
    # Degrees; with ayanamsa custom, which needs it
    ayanamsaValue: NotRequired[float]
    # With ayanamsa custom: the day, 0h TT, at which ayanamsaValue holds from the mean equinox;
    # precession and nutation carry it to each instant. Without it the value is the same at every
    # instant
    ayanamsaEpoch: NotRequired[CivilDate]
    # Black Moon Lilith: the smoothed (mean) or osculating (true) apogee of the Moon. Default
    # "mean"
    lilithType: NotRequired[LilithType]
    # true is where bodies are at the instant, without the time of light, its bending and
    # aberration. Default "apparent"
    positionType: NotRequired[PositionType]
    # topocentric takes the parallax as seen from the place, at sea level: the Moon moves by up to
    # a degree; heliocentric has the Earth in place of the Sun, and no Moon, nodes or Lilith.
    # Default "geocentric"
    center: NotRequired[Center]
    # The chart of this harmonic: every longitude times the number
    harmonic: NotRequired[int]


class PlanetaryHour(TypedDict):
    part: PlanetaryHourPart
    number: int
    planet: str
    planetLocalized: NotRequired[str]
    begins: EventInstant
    ends: EventInstant


PlanetaryHourPart: TypeAlias = "Literal[\"day\", \"night\"]"


class PlanetaryHours(TypedDict):
    """Planetary hours of a day and its night at a place"""

    date: str
    weekday: str
    weekdayLocalized: NotRequired[str]
    dayLord: str
    dayLordLocalized: NotRequired[str]
    sunrise: EventInstant
    sunset: EventInstant
    nextSunrise: EventInstant
    dayHourMinutes: float
    nightHourMinutes: float
    hours: list[PlanetaryHour]
    running: NotRequired[PlanetaryHour]
    conventions: PlanetaryHoursConventions


class PlanetaryHoursConventions(TypedDict):
    calendar: CalendarUsed
    utc: str
    clock: CivilClock
    ephemeris: str
    ut1: Ut1Source
    pole: PoleSource
    deltaT: float
    notice: NotRequired[str]
    sunrise: str
    datedBy: Literal["clock-of-zone"]
    order: Literal["chaldean"]
    parts: Literal["twelfths-of-day-and-night"]


class PlanetaryHoursRequest(TypedDict):
    # The civil date whose sunrise begins the day, YYYY-MM-DD
    date: CivilDate
    # The time whose hour is wanted, 24-hour HH:MM:SS; before sunrise it belongs to the day that
    # began on the date before
    time: NotRequired[CivilTime]
    timezone: Timezone
    latitude: Latitude
    longitude: Longitude


@final
class PlanetaryReturn(TypedDict):
    """Return of Mercury, Venus, Mars, Jupiter or Saturn, with its chart and reading"""

    planet: str
    planetLocalized: NotRequired[str]
    birthDate: str
    returnDate: str
    location: ReturnLocation
    chart: ReturnChart
    natalPlanetPosition: ZodiacPlace
    approximateCycle: str
    passes: list[PlanetaryReturnPasses]
    interpretation: PlanetaryReturnInterpretation
    conventions: PlanetaryReturnConventions


class ReturnConventions(AspectsConventions):
    nodeType: Literal["mean", "true"]
    requestedHouseSystem: HouseSystem
    returnUtc: str
    precession: Literal["not-corrected"]
    choice: str


class PlanetaryReturnConventions(ReturnConventions):
    passes: int
    searchedDays: float


class PlanetaryReturnInterpretation(TypedDict):
    summary: str
    keyThemes: list[str]


class PlanetaryReturnPasses(TypedDict):
    date: str
    motion: Literal["direct", "retrograde"]
    isReturn: bool


class PlanetaryReturnRequest(TypedDict):
    birthDate: CivilDate
    birthTime: NotRequired[BirthTime]
    # Of the birth: decimal hours from UTC, a fixed offset, or an IANA name; its clock also tells
    # the return
    timezone: Timezone
    calendar: NotRequired[DateCalendar]
    latitude: Latitude
    longitude: Longitude
    # House system; above the polar circles placidus and koch give whole-sign, and the answer says
    # so; any other that has no houses at the place and time is refused with those that have.
    # Default "placidus"
    houseSystem: NotRequired[HouseSystem]
    # Lunar node: smoothed (mean) or osculating (true). Default "true"
    nodeType: NotRequired[NodeType]
    # The returning planet
    planet: Literal["Mercury", "Venus", "Mars", "Jupiter", "Saturn"]
    # The pass nearest to this day is given, YYYY-MM-DD (proleptic Gregorian)
    approximateDate: CivilDate
    # Options as this program has them by default; an option that is sent goes before it.
    # astro.com: nodeType true, houseSystem placidus, orbs Chiron 0 and Black Moon Lilith 0
    preset: NotRequired[WesternPreset]
    # sidereal takes the ayanamsa off every longitude, cusps and angles too, and reads signs from
    # there. Default "tropical"
    zodiac: NotRequired[ZodiacUsed]
    # With zodiac sidereal; fagan-bradley by default
    ayanamsa: NotRequired[Ayanamsa]
    # Degrees; with ayanamsa custom, which needs it
    ayanamsaValue: NotRequired[float]
    # With ayanamsa custom: the day, 0h TT, at which ayanamsaValue holds from the mean equinox;
    # precession and nutation carry it to each instant. Without it the value is the same at every
    # instant
    ayanamsaEpoch: NotRequired[CivilDate]
    # Black Moon Lilith: the smoothed (mean) or osculating (true) apogee of the Moon. Default
    # "mean"
    lilithType: NotRequired[LilithType]
    # true is where bodies are at the instant, without the time of light, its bending and
    # aberration. Default "apparent"
    positionType: NotRequired[PositionType]
    # Greatest orbs: a rule of aspect and body goes before one of the body, that before one of the
    # aspect, all before the school
    orbs: NotRequired[list[OrbRule]]
    # lilly: half of the orbs of both bodies, five aspects; harmonic: 12 degrees divided by the
    # harmonic
    orbSchool: NotRequired[OrbSchool]
    birthTimeAccuracyMinutes: NotRequired[TimeAccuracy]
    # The earliest, instead of time
    birthTimeFrom: NotRequired[CivilTime]
    # The latest, within 24 hours
    birthTimeTo: NotRequired[CivilTime]
    # Day of the latest time
    birthDateTo: NotRequired[CivilDate]


class PlanetaryWar(TypedDict):
    planet1: str
    planet1Localized: NotRequired[str]
    planet2: str
    planet2Localized: NotRequired[str]
    distance: float
    winner: str
    winnerLocalized: NotRequired[str]


class PlotAnalysis(TypedDict):
    """A plot by shape, proportion, slope, water, road, cuts and extensions"""

    orientation: PlotOrientation
    dimensions: PlotDimensions
    shape: PlotShape
    ratio: PlotRatio
    slope: NotRequired[PlotSlope]
    water: NotRequired[PlotJudgment]
    extensions: list[PlotJudgment]
    cuts: list[PlotJudgment]
    road: NotRequired[PlotJudgment]
    plot: PlotOutlined
    sources: list[VastuSource]
    conventions: PlotConventions


class PlotAnalysisAsked(TypedDict):
    plot: PlotAsked
    # Where the building looks, seen from inside. Send this or facingDegrees
    facing: NotRequired[VastuDirection]
    # The same as a bearing in degrees clockwise from true north. Send this or facing
    facingDegrees: NotRequired[float]
    # Where the ground is lowest
    slopeLowDirection: NotRequired[VastuDirection]
    # The side on which the road runs
    road: NotRequired[VastuDirection]
    # Where the plot juts out beyond its rectangle
    extensions: NotRequired[list[VastuDirection]]
    # Where a part of its rectangle is missing
    cuts: NotRequired[list[VastuDirection]]
    # Where a well, pond or tank lies
    water: NotRequired[VastuDirection]
    # Whose view of the slope the reading follows; both are told. Default "brihat-samhita"
    slopeSchool: NotRequired[Literal["brihat-samhita", "modern"]]


PlotAnalysisRequest: TypeAlias = "PlotAnalysisAsked"


class PlotAsked(TypedDict):
    # East to west, in the unit, of a rectangle along the compass
    width: NotRequired[float]
    # North to south, in the unit, of a rectangle along the compass
    depth: NotRequired[float]
    polygon: NotRequired[PlotOutline]
    # Unit of every length; areas are in its square. Default "feet"
    unit: NotRequired[Literal["feet", "metres"]]


class PlotConventions(TypedDict):
    slopeSchool: SlopeSchool
    length: str
    breadth: str
    alongCompass: str


class PlotDimensions(TypedDict):
    length: float
    breadth: float
    area: float
    ratio: float


class PlotJudgment(TypedDict):
    direction: VastuDirection
    directionLocalized: NotRequired[str]
    effect: str
    auspiciousness: VastuAuspiciousness
    source: VastuSource


class PlotOrientation(TypedDict):
    facing: VastuDirection
    facingLocalized: NotRequired[str]
    sitting: VastuDirection
    sittingLocalized: NotRequired[str]
    facingDegrees: NotRequired[float]
    mountain: NotRequired[Literal["N1", "N2", "N3", "NE1", "NE2", "NE3", "E1", "E2", "E3", "SE1", "SE2", "SE3", "S1", "S2", "S3", "SW1", "SW2", "SW3", "W1", "W2", "W3", "NW1", "NW2", "NW3"]]


PlotOutline: TypeAlias = "list[PlotPointAsked]"


class PlotOutlined(TypedDict):
    """The plot as it was read, to draw by"""

    polygon: list[PlotPoint]
    unit: Literal["feet", "metres"]


class PlotPoint(TypedDict):
    x: float
    y: float


class PlotPointAsked(TypedDict):
    # Distance to the east of the origin, in the unit of the request
    x: float
    # Distance to the north of the origin, in the unit of the request
    y: float


class PlotRatio(TypedDict):
    verdict: Literal["square", "moderate", "long", "double", "elongated"]
    effect: str
    source: VastuSource


class PlotShape(TypedDict):
    verdict: Literal["regular", "askew", "irregular"]
    effect: str
    source: VastuSource


class PlotSlope(TypedDict):
    lowDirection: VastuDirection
    lowDirectionLocalized: NotRequired[str]
    highDirection: VastuDirection
    highDirectionLocalized: NotRequired[str]
    reading: str
    schools: list[SlopeByOneSchool]
    chosen: SlopeSchool


class PointReading(TypedDict):
    rashi: str
    nakshatra: str
    house: NotRequired[str]


class PointReadings(TypedDict):
    Sun: PointReading
    Moon: PointReading
    Mars: PointReading
    Mercury: PointReading
    Jupiter: PointReading
    Venus: PointReading
    Saturn: PointReading
    Rahu: PointReading
    Ketu: PointReading
    Lagna: PointReading


class PointsReach(TypedDict):
    """Over every pair of times that the births allow"""

    least: float
    most: float


PoleSource: TypeAlias = "Literal[\"measured\", \"none\"]"


class PoruthamFault(TypedDict):
    active: bool
    reason: str


PoruthamName: TypeAlias = "Literal[\"Dina\", \"Gana\", \"Mahendra\", \"Stree Deergha\", \"Yoni\", \"Rasi\", \"Rasyadhipati\", \"Vasya\", \"Rajju\", \"Vedha\"]"


class PoruthamRow(TypedDict):
    name: PoruthamName
    nameLocalized: NotRequired[str]
    points: int
    maxPoints: Literal[1]
    verdict: PoruthamVerdict
    person1: str
    person1Localized: NotRequired[str]
    person2: str
    person2Localized: NotRequired[str]
    note: str


PoruthamVerdict: TypeAlias = "Literal[\"matched\", \"unmatched\"]"


PoruthamVerdictByTime: TypeAlias = "Literal[\"matched\", \"unmatched\", \"depends\"]"


class PositionReading(TypedDict):
    summary: str
    planetMeaning: str
    signExpression: str
    keywords: list[str]


PositionType: TypeAlias = "Literal[\"apparent\", \"true\"]"


PossibleAngel = TypedDict(
    "PossibleAngel",
    {
        "number": "int",
        "name": "str",
        "romanization": "str",
        "traditionalName": "str",
        "traditionalNameLocalized": "NotRequired[str]",
        "from": "str",
    },
)


PossibleArudha = TypedDict(
    "PossibleArudha",
    {
        "from": "str",
        "rashi": "str",
        "rashiLocalized": "NotRequired[str]",
    },
)


class PossibleAspect(TypedDict):
    planet1: str
    planet1Localized: NotRequired[str]
    planet2: str
    planet2Localized: NotRequired[str]
    type: AspectType
    typeLocalized: NotRequired[str]
    angle: float
    closest: float
    interpretation: AspectNature


PossibleAsteroidSign = TypedDict(
    "PossibleAsteroidSign",
    {
        "sign": "str",
        "signLocalized": "NotRequired[str]",
        "from": "str",
        "interpretation": "NotRequired[str]",
    },
)


class PossibleAuthority(TypedDict):
    authority: str
    authorityLocalized: NotRequired[str]
    share: float
    intervals: list[BirthInterval]
    authorityDescription: str


PossibleBaziPillar = TypedDict(
    "PossibleBaziPillar",
    {
        "id": "str",
        "number": "int",
        "stem": "HeavenlyStem",
        "branch": "EarthlyBranch",
        "naYin": "str",
        "naYinLocalized": "NotRequired[str]",
        "naYinChinese": "str",
        "naYinElement": "Phase",
        "naYinElementLocalized": "NotRequired[str]",
        "position": "PillarPosition",
        "tenGod": "NotRequired[TenGod]",
        "hiddenStems": "list[UncertainHiddenStem]",
        "reading": "NotRequired[str]",
        "from": "str",
    },
)


class PossibleCenter(TypedDict):
    id: DesignCenter
    name: str
    nameLocalized: NotRequired[str]
    share: float
    intervals: list[BirthInterval]


class PossibleChannel(TypedDict):
    gateA: int
    gateB: int
    name: str
    nameLocalized: NotRequired[str]
    circuit: ChannelCircuit
    circuitLocalized: NotRequired[str]
    centers: list[DesignCenter]
    share: float
    intervals: list[BirthInterval]
    description: str


class PossibleCompletion(TypedDict):
    gateA: int
    gateB: int
    name: str
    nameLocalized: NotRequired[str]
    circuit: ChannelCircuit
    circuitLocalized: NotRequired[str]
    centers: list[DesignCenter]
    kind: CompletionKind
    kindLocalized: NotRequired[str]
    natalGates: list[int]
    transitGates: list[int]
    bodies: list[Literal["sun", "earth", "moon", "north-node", "south-node", "mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto"]]
    until: NotRequired[str]
    share: float
    intervals: list[BirthInterval]


class UncertainDashaPeriod(TypedDict):
    planet: Literal["Ketu", "Venus", "Sun", "Moon", "Mars", "Rahu", "Jupiter", "Saturn", "Mercury"]
    planetLocalized: NotRequired[str]
    startDate: VedicDateReach
    endDate: VedicDateReach
    nominalStartDate: NotRequired[VedicDateReach]
    durationYears: float
    bornUntil: NotRequired[str]


class UncertainRunningDasha(UncertainDashaPeriod):
    interpretation: str


class PossibleDasha(UncertainRunningDasha):
    born: VedicBornBetween
    lords: list[Literal["Ketu", "Venus", "Sun", "Moon", "Mars", "Rahu", "Jupiter", "Saturn", "Mercury"]]
    lordsLocalized: NotRequired[list[str]]


class PossibleDashas(TypedDict):
    """Of the first level on which the births differ: each period that may run, in order of the
    time of birth
    """

    level: DashaLevelName
    levelLocalized: NotRequired[str]
    periods: list[PossibleDasha]


class PossibleDefinition(TypedDict):
    definition: DesignDefinition
    definitionLocalized: NotRequired[str]
    share: float
    intervals: list[BirthInterval]
    definitionDescription: str


PossibleFactor = TypedDict(
    "PossibleFactor",
    {
        "id": "ConstitutionFactorId",
        "input": "str",
        "inputLocalized": "NotRequired[str]",
        "doshas": "list[DoshaId]",
        "doshasLocalized": "NotRequired[list[str]]",
        "weight": "float",
        "from": "str",
        "to": "str",
        "reading": "NotRequired[str]",
        "source": "AyurvedaSource",
    },
)


PossibleGrahaPlace = TypedDict(
    "PossibleGrahaPlace",
    {
        "from": "str",
        "rashi": "str",
        "rashiLocalized": "NotRequired[str]",
        "nakshatra": "str",
        "nakshatraLocalized": "NotRequired[str]",
        "nakshatraLord": "Literal[\"Ketu\", \"Venus\", \"Sun\", \"Moon\", \"Mars\", \"Rahu\", \"Jupiter\", \"Saturn\", \"Mercury\"]",
        "nakshatraLordLocalized": "NotRequired[str]",
    },
)


class PossibleHebrewDate(TypedDict):
    civilDate: str
    hebrewDate: HebrewDate
    hebrewBirthday: HebrewBirthday
    sephirah: SephirahOfBirth


PossibleHourPillar = TypedDict(
    "PossibleHourPillar",
    {
        "from": "str",
        "to": "str",
        "id": "str",
        "number": "int",
        "chinese": "str",
        "animal": "ChineseAnimal",
        "animalLocalized": "NotRequired[str]",
        "tenGod": "TenGod",
        "year": "NotRequired[str]",
        "month": "NotRequired[str]",
        "day": "NotRequired[str]",
        "verdict": "StrengthVerdict",
        "score": "float",
        "usefulGod": "Phase",
        "usefulGodLocalized": "NotRequired[str]",
        "method": "UsefulGodMethod",
        "effect": "NotRequired[str]",
    },
)


PossibleKaraka = TypedDict(
    "PossibleKaraka",
    {
        "from": "str",
        "graha": "str",
        "grahaLocalized": "NotRequired[str]",
    },
)


PossibleKua = TypedDict(
    "PossibleKua",
    {
        "from": "str",
        "kua": "Literal[1, 2, 3, 4, 6, 7, 8, 9]",
        "rawKua": "int",
        "reassigned": "bool",
        "group": "Literal[\"east\", \"west\"]",
        "solarYear": "int",
        "trigram": "KuaTrigram",
        "meaning": "str",
        "reassignment": "NotRequired[str]",
        "sectors": "list[KuaSector]",
    },
)


PossibleLilithSign = TypedDict(
    "PossibleLilithSign",
    {
        "sign": "str",
        "signLocalized": "NotRequired[str]",
        "from": "str",
        "interpretation": "NotRequired[str]",
    },
)


PossibleLuck = TypedDict(
    "PossibleLuck",
    {
        "from": "str",
        "to": "str",
        "direction": "Literal[\"forward\", \"backward\"]",
        "boundaryTerm": "SolarTermId",
        "boundaryTermName": "str",
        "daysToTerm": "DaysToTerm",
        "startMonths": "LuckStartReach",
        "startDate": "LuckDateReach",
        "pillars": "list[str]",
    },
)


PossibleMansions = TypedDict(
    "PossibleMansions",
    {
        "from": "str",
        "solarYear": "int",
        "kua": "Literal[1, 2, 3, 4, 6, 7, 8, 9]",
        "group": "Literal[\"east\", \"west\"]",
        "trigram": "KuaTrigram",
        "sectors": "list[EightMansionsSector]",
        "bestSector": "FengShuiDirection",
        "bestSectorLocalized": "NotRequired[str]",
        "worstSector": "FengShuiDirection",
        "worstSectorLocalized": "NotRequired[str]",
        "facingSector": "NotRequired[EightMansionsFacing]",
    },
)


PossibleMoon = TypedDict(
    "PossibleMoon",
    {
        "from": "str",
        "sign": "str",
        "signLocalized": "NotRequired[str]",
        "nakshatra": "str",
        "nakshatraLocalized": "NotRequired[str]",
        "pada": "int",
        "vashya": "str",
        "vashyaLocalized": "NotRequired[str]",
    },
)


PossiblePosition = TypedDict(
    "PossiblePosition",
    {
        "sign": "str",
        "signLocalized": "NotRequired[str]",
        "from": "str",
        "interpretation": "NotRequired[PositionReading]",
    },
)


class PossibleProfile(TypedDict):
    profile: str
    share: float
    intervals: list[BirthInterval]
    profileDescription: str


PossibleProgressedSign = TypedDict(
    "PossibleProgressedSign",
    {
        "sign": "str",
        "signLocalized": "NotRequired[str]",
        "from": "str",
        "interpretation": "NotRequired[str]",
    },
)


PossibleSign = TypedDict(
    "PossibleSign",
    {
        "sign": "str",
        "signLocalized": "NotRequired[str]",
        "from": "str",
        "interpretation": "NotRequired[BodyReading]",
    },
)


PossibleSubLord = TypedDict(
    "PossibleSubLord",
    {
        "subLord": "str",
        "subLordLocalized": "NotRequired[str]",
        "from": "str",
    },
)


class PossibleType(TypedDict):
    type: str
    typeLocalized: NotRequired[str]
    strategy: str
    strategyLocalized: NotRequired[str]
    share: float
    intervals: list[BirthInterval]
    typeDescription: str


PossibleVargaSign = TypedDict(
    "PossibleVargaSign",
    {
        "from": "str",
        "rashi": "str",
        "rashiLocalized": "NotRequired[str]",
    },
)


PossibleZiWeiChart = TypedDict(
    "PossibleZiWeiChart",
    {
        "from": "str",
        "to": "str",
        "hour": "EarthlyBranchId",
        "lunarDay": "int",
        "lifePalace": "EarthlyBranchId",
        "bodyPalace": "ZiWeiPalaceId",
        "bodyPalaceLocalized": "NotRequired[str]",
        "bureau": "ZiWeiBureau",
        "lifeLord": "ZiWeiStarName",
        "lifeStars": "list[ZiWeiStar]",
    },
)


class Pratyantardasha(Antardasha):
    antardashaLord: Literal["Ketu", "Venus", "Sun", "Moon", "Mars", "Rahu", "Jupiter", "Saturn", "Mercury"]
    antardashaLordLocalized: NotRequired[str]


class SookshmaDasha(Pratyantardasha):
    pratyantardashaLord: Literal["Ketu", "Venus", "Sun", "Moon", "Mars", "Rahu", "Jupiter", "Saturn", "Mercury"]
    pratyantardashaLordLocalized: NotRequired[str]


class PranaDasha(SookshmaDasha):
    sookshmaLord: Literal["Ketu", "Venus", "Sun", "Moon", "Mars", "Rahu", "Jupiter", "Saturn", "Mercury"]
    sookshmaLordLocalized: NotRequired[str]


@final
class PranaDashas(TypedDict):
    """The prana dashas of a sookshma dasha"""

    moonLongitude: float
    ayanamsa: float
    ayanamsaType: Ayanamsa
    ayanamsaEpoch: NotRequired[str]
    mahadashaLord: Literal["Ketu", "Venus", "Sun", "Moon", "Mars", "Rahu", "Jupiter", "Saturn", "Mercury"]
    mahadashaLordLocalized: NotRequired[str]
    antardashaLord: Literal["Ketu", "Venus", "Sun", "Moon", "Mars", "Rahu", "Jupiter", "Saturn", "Mercury"]
    antardashaLordLocalized: NotRequired[str]
    pratyantardashaLord: Literal["Ketu", "Venus", "Sun", "Moon", "Mars", "Rahu", "Jupiter", "Saturn", "Mercury"]
    pratyantardashaLordLocalized: NotRequired[str]
    sookshmaLord: Literal["Ketu", "Venus", "Sun", "Moon", "Mars", "Rahu", "Jupiter", "Saturn", "Mercury"]
    sookshmaLordLocalized: NotRequired[str]
    sookshmaPeriod: SookshmaDasha
    pranaDashas: list[PranaDasha]
    focus: NotRequired[Literal["general", "finance"]]
    houseThemes: NotRequired[HouseThemes]
    conventions: DashaConventions


class PranaDashasCandidate(BirthDashaCandidate):
    sookshmaPeriod: UncertainDashaPeriod
    pranaDashas: list[UncertainDashaPeriod]


class PranaDashasRequest(VedicPersonOfAnyTime):
    # Options as this program has them by default; an option that is sent goes before it.
    # jagannatha-hora: nodeType mean, positionType true, scheme eight. parasharas-light: ayanamsa
    # lahiri
    preset: NotRequired[VedicPreset]
    # Sidereal frame; custom takes its value from ayanamsaValue. Default "lahiri"
    ayanamsa: NotRequired[Ayanamsa]
    # Degrees; required with ayanamsa custom, ignored otherwise
    ayanamsaValue: NotRequired[float]
    # With ayanamsa custom: the day, 0h TT, at which ayanamsaValue holds from the mean equinox;
    # precession and nutation carry it to each instant. Without it the value is the same at every
    # instant
    ayanamsaEpoch: NotRequired[CivilDate]
    # true is where bodies are at the instant, without the time of light, its bending and
    # aberration. Default "apparent"
    positionType: NotRequired[PositionType]
    # Counts for significators alone; the dates hang on the Moon. Default "mean"
    nodeType: NotRequired[NodeType]
    # Adds the houses each lord signifies (Placidus). Default false
    significators: NotRequired[bool]


@final
class Pratyantardashas(TypedDict):
    """The pratyantardashas of an antardasha"""

    moonLongitude: float
    ayanamsa: float
    ayanamsaType: Ayanamsa
    ayanamsaEpoch: NotRequired[str]
    mahadashaLord: Literal["Ketu", "Venus", "Sun", "Moon", "Mars", "Rahu", "Jupiter", "Saturn", "Mercury"]
    mahadashaLordLocalized: NotRequired[str]
    antardashaLord: Literal["Ketu", "Venus", "Sun", "Moon", "Mars", "Rahu", "Jupiter", "Saturn", "Mercury"]
    antardashaLordLocalized: NotRequired[str]
    antardashaPeriod: Antardasha
    pratyantardashas: list[Pratyantardasha]
    focus: NotRequired[Literal["general", "finance"]]
    houseThemes: NotRequired[HouseThemes]
    conventions: DashaConventions


class PratyantardashasCandidate(BirthDashaCandidate):
    antardashaPeriod: UncertainDashaPeriod
    pratyantardashas: list[UncertainDashaPeriod]


class PratyantardashasRequest(VedicPersonOfAnyTime):
    # Options as this program has them by default; an option that is sent goes before it.
    # jagannatha-hora: nodeType mean, positionType true, scheme eight. parasharas-light: ayanamsa
    # lahiri
    preset: NotRequired[VedicPreset]
    # Sidereal frame; custom takes its value from ayanamsaValue. Default "lahiri"
    ayanamsa: NotRequired[Ayanamsa]
    # Degrees; required with ayanamsa custom, ignored otherwise
    ayanamsaValue: NotRequired[float]
    # With ayanamsa custom: the day, 0h TT, at which ayanamsaValue holds from the mean equinox;
    # precession and nutation carry it to each instant. Without it the value is the same at every
    # instant
    ayanamsaEpoch: NotRequired[CivilDate]
    # true is where bodies are at the instant, without the time of light, its bending and
    # aberration. Default "apparent"
    positionType: NotRequired[PositionType]
    # Counts for significators alone; the dates hang on the Moon. Default "mean"
    nodeType: NotRequired[NodeType]
    # Adds the houses each lord signifies (Placidus). Default false
    significators: NotRequired[bool]


class PresetUsed(TypedDict):
    name: str
    program: str
    version: str
    proof: str
    options: list[str]
    sentInstead: NotRequired[list[str]]


PrimaryCycleId: TypeAlias = "Literal[\"physical\", \"emotional\", \"intellectual\"]"


class PrimaryDirection(TypedDict):
    date: str
    age: float
    arc: float
    promissor: str
    promissorLocalized: NotRequired[str]
    aspect: NotRequired[Literal["conjunction", "sextile", "square", "trine", "opposition"]]
    aspectLocalized: NotRequired[str]
    ray: NotRequired[Literal["sinister", "dexter"]]
    rayLocalized: NotRequired[str]
    bound: NotRequired[BoundStart]
    significator: str
    significatorLocalized: NotRequired[str]
    motion: DirectionMotion
    motionLocalized: NotRequired[str]


class PrimaryDirections(TypedDict):
    """Primary directions of a birth: arcs, ages and dates"""

    birthDetails: BirthDetails
    method: DirectionMethod
    methodLocalized: NotRequired[str]
    space: DirectionSpace
    spaceLocalized: NotRequired[str]
    key: DirectionKey
    keyLocalized: NotRequired[str]
    ages: AgesSearched
    hasMore: bool
    directions: list[PrimaryDirection]
    circumpolar: list[CircumpolarPoint]
    conventions: PrimaryDirectionsConventions


class PrimaryDirectionsConventions(SkyConventions):
    nodeType: Literal["mean", "true"]
    datedBy: Literal["offset-of-birth"]
    latitudeOf: NotRequired[DirectionLatitude]
    aspectLatitude: NotRequired[AspectLatitude]
    boundsSchool: NotRequired[BoundsSchool]
    angles: Literal["eastern-horizon-and-upper-meridian"]
    degreesPerYear: NotRequired[float]
    yearDays: float
    fortune: NotRequired[Literal["reversed-by-night"]]


class PrimaryDirectionsRequest(MatchedMomentSent):
    latitude: Latitude
    longitude: Longitude
    # placidus compares places by parts of semi-arcs, regiomontanus by circles of position through
    # the north and south points of the horizon. Default "placidus"
    method: NotRequired[DirectionMethod]
    # zodiac: rays fall on degrees of the ecliptic; mundo: on parts of the mundane circle, from
    # the body itself. Default "zodiac"
    space: NotRequired[DirectionSpace]
    # In the zodiac: whose ecliptic latitude counts; none by default
    latitudeOf: NotRequired[DirectionLatitude]
    # With the promissor's latitude, that of its rays: bianchini (by default), sin b' = sin b
    # cos(aspect); same as the body's; or none
    aspectLatitude: NotRequired[AspectLatitude]
    # direct: the sky turns the promissor to the significator; converse: the significator to the
    # promissor; neo-converse: the sky turns back, as the converse of modern programs. Default
    # ["direct"]
    motions: NotRequired[list[DirectionMotion]]
    # All five by default
    aspects: NotRequired[list[Literal["conjunction", "sextile", "square", "trine", "opposition"]]]
    # Sun to Saturn by default
    promissors: NotRequired[list[Literal["Sun", "Moon", "Mercury", "Venus", "Mars", "Jupiter", "Saturn", "Uranus", "Neptune", "Pluto", "North Node", "South Node"]]]
    # Ascendant, Midheaven, Part of Fortune (in the zodiac), Sun and Moon by default
    significators: NotRequired[list[Literal["Ascendant", "Midheaven", "Part of Fortune", "Sun", "Moon", "Mercury", "Venus", "Mars", "Jupiter", "Saturn", "Uranus", "Neptune", "Pluto", "North Node", "South Node"]]]
    # In the zodiac: adds the beginnings of the bounds (terms) as promissors, by their rulers
    boundsSchool: NotRequired[BoundsSchool]
    # Degrees for a year: ptolemy 1, naibod 0°59′08.33″, cardan 0°59′12″; brahe and
    # birthday-longitude, the Sun's motion on the day of birth in right ascension and longitude;
    # placidus and solar-arc-longitude, its real way after birth, a day for a year. Default
    # "naibod"
    key: NotRequired[DirectionKey]
    # First age in years; 0 by default
    fromAge: NotRequired[float]
    # Age at which the list ends; 100 by default
    toAge: NotRequired[float]
    # First day, in place of fromAge
    startDate: NotRequired[CivilDate]
    # Last day, included, in place of toAge
    endDate: NotRequired[CivilDate]
    # Directions to give at most, the first in time. Default 200
    count: NotRequired[int]
    # Lunar node: smoothed (mean) or osculating (true). Default "true"
    nodeType: NotRequired[NodeType]
    # true is where bodies are at the instant, without the time of light, its bending and
    # aberration. Default "apparent"
    positionType: NotRequired[PositionType]
    # topocentric takes the parallax as seen from the place, at sea level: the Moon moves by up to
    # a degree. Default "geocentric"
    center: NotRequired[PlacedCenter]


class ProfectionCandidate(TypedDict):
    ascendant: str
    ascendantLocalized: NotRequired[str]
    rises: list[SignRises]
    profectedSign: str
    profectedSignLocalized: NotRequired[str]
    lordOfYear: str
    lordOfYearLocalized: NotRequired[str]
    interpretation: str


class ProfectionLord(ProfectionLordPlace):
    name: str
    nameLocalized: NotRequired[str]
    interpretation: str


@final
class Profections(TypedDict):
    """Annual profection: house, sign and lord of the year"""

    birthDetails: BirthDetails
    targetDate: str
    age: int
    profectedHouse: int
    profectedSign: str
    profectedSignLocalized: NotRequired[str]
    lordOfYear: str
    lordOfYearLocalized: NotRequired[str]
    lordNatalPosition: HousedPlace
    period: YearOfLife
    summary: str
    interpretation: str
    conventions: ProfectionsConventions


class ProfectionsConventions(AsteroidsConventions):
    houseSystem: HouseSystem
    nodeType: Literal["mean", "true"]
    profection: Literal["annual-whole-sign-from-ascendant"]
    rulers: Literal["traditional"]
    leapDayBirthday: Literal["march-1-in-common-years"]


class ProfectionsRequest(BirthWithNodeOfAnyTime):
    # The day whose year of life is wanted, YYYY-MM-DD, not before the birth
    targetDate: CivilDate
    # House system; above the polar circles placidus and koch give whole-sign, and the answer says
    # so; any other that has no houses at the place and time is refused with those that have.
    # Default "placidus"
    houseSystem: NotRequired[HouseSystem]
    # Options as this program has them by default; an option that is sent goes before it.
    # astro.com: nodeType true, houseSystem placidus, orbs Chiron 0 and Black Moon Lilith 0
    preset: NotRequired[WesternPreset]
    # sidereal takes the ayanamsa off every longitude, cusps and angles too, and reads signs from
    # there; draconic counts them from the North Node. Default "tropical"
    zodiac: NotRequired[ChartZodiac]
    # With zodiac sidereal; fagan-bradley by default
    ayanamsa: NotRequired[Ayanamsa]
    # Degrees; with ayanamsa custom, which needs it
    ayanamsaValue: NotRequired[float]
    # With ayanamsa custom: the day, 0h TT, at which ayanamsaValue holds from the mean equinox;
    # precession and nutation carry it to each instant. Without it the value is the same at every
    # instant
    ayanamsaEpoch: NotRequired[CivilDate]
    # Black Moon Lilith: the smoothed (mean) or osculating (true) apogee of the Moon. Default
    # "mean"
    lilithType: NotRequired[LilithType]
    # true is where bodies are at the instant, without the time of light, its bending and
    # aberration. Default "apparent"
    positionType: NotRequired[PositionType]
    # topocentric takes the parallax as seen from the place, at sea level: the Moon moves by up to
    # a degree. Default "geocentric"
    center: NotRequired[PlacedCenter]


class ProfileKeynotes(TypedDict):
    personalityLine: int
    designLine: int
    personality: str
    design: str


ProgressedBirthTime = TypedDict(
    "ProgressedBirthTime",
    {
        "state": "BirthTimeState",
        "from": "str",
        "to": "str",
        "holds": "list[ProgressedHeld]",
        "changes": "list[ProgressedChange]",
        "more": "NotRequired[int]",
        "counted": "NotRequired[list[CountedChanges]]",
    },
)


class ProgressedBody(BodyPosition):
    house: int
    hasTurned: bool
    interpretation: str


class ProgressedBodyInTime(BodyInTime):
    hasTurned: NotRequired[bool]
    interpretation: NotRequired[str]
    possibleSigns: NotRequired[list[PossibleProgressedSign]]


class ProgressedChange(TypedDict):
    member: str
    before: MemberValue
    beforeLocalized: NotRequired[str]
    after: MemberValue
    afterLocalized: NotRequired[str]
    at: str
    utc: NotRequired[str]


ProgressedDates = TypedDict(
    "ProgressedDates",
    {
        "from": "str",
        "to": "str",
    },
)


class ProgressedHeld(TypedDict):
    member: str
    value: MemberValue
    valueLocalized: NotRequired[str]


class ProgressedNatalSky(TypedDict):
    """The chart of birth, to draw by"""

    planets: list[BodyInTime]


@final
class Progressions(TypedDict):
    """Secondary progressions for a date, each body read"""

    birthDetails: BirthDetails
    targetDate: str
    elapsedYears: float
    progressedDate: str
    planets: list[ProgressedBody]
    ascendant: ZodiacPlace
    midheaven: ZodiacPlace
    natal: NatalSky
    lunation: ProgressionsLunation
    summary: str
    conventions: ProgressionsConventions


class ProgressionsConventions(SkyConventions):
    nodeType: Literal["mean", "true"]
    method: Literal["secondary"]
    yearDays: float
    target: str
    direction: Literal["direct", "converse"]
    progressedUtc: str
    angles: Literal["naibod-in-longitude"]
    anglesDegPerYear: float
    houses: Literal["whole-sign-from-progressed-ascendant"]


class ProgressionsLunation(TypedDict):
    """The phase of the progressed Moon, one of eight of 45 degrees"""

    phase: Literal["new", "crescent", "first-quarter", "gibbous", "full", "disseminating", "last-quarter", "balsamic"]
    elongation: float
    interpretation: str


class ProgressionsRequest(BirthWithNodeOfAnyTime):
    # The day in life to progress to, YYYY-MM-DD; before birth the progression is converse
    targetDate: CivilDate
    # Options as this program has them by default; an option that is sent goes before it.
    # astro.com: nodeType true, houseSystem placidus, orbs Chiron 0 and Black Moon Lilith 0
    preset: NotRequired[WesternPreset]
    # sidereal takes the ayanamsa off every longitude, cusps and angles too, and reads signs from
    # there. Default "tropical"
    zodiac: NotRequired[ZodiacUsed]
    # With zodiac sidereal; fagan-bradley by default
    ayanamsa: NotRequired[Ayanamsa]
    # Degrees; with ayanamsa custom, which needs it
    ayanamsaValue: NotRequired[float]
    # With ayanamsa custom: the day, 0h TT, at which ayanamsaValue holds from the mean equinox;
    # precession and nutation carry it to each instant. Without it the value is the same at every
    # instant
    ayanamsaEpoch: NotRequired[CivilDate]
    # Black Moon Lilith: the smoothed (mean) or osculating (true) apogee of the Moon. Default
    # "mean"
    lilithType: NotRequired[LilithType]
    # true is where bodies are at the instant, without the time of light, its bending and
    # aberration. Default "apparent"
    positionType: NotRequired[PositionType]


class Qualities(TypedDict):
    """The twenty qualities in ten pairs, what each does, and the doshas that have it"""

    total: int
    limit: int
    offset: int
    rule: str
    pairs: list[GunaPair]
    sources: list[AyurvedaSource]
    meta: AyurvedaScope


Quarter: TypeAlias = "Literal[\"east\", \"north\", \"west\", \"south\"]"


QuarterColor: TypeAlias = "Literal[\"red\", \"white\", \"black\", \"yellow\"]"


class RandomCrystal(TypedDict):
    """A stone at random"""

    name: str
    nameLocalized: NotRequired[str]
    id: str
    imageUrl: str
    description: str
    chakras: list[Literal["Root", "Sacral", "Solar Plexus", "Heart", "Throat", "Third Eye", "Crown"]]
    chakrasLocalized: NotRequired[list[str]]
    zodiacSigns: list[Literal["Aries", "Taurus", "Gemini", "Cancer", "Leo", "Virgo", "Libra", "Scorpio", "Sagittarius", "Capricorn", "Aquarius", "Pisces"]]
    zodiacSignsLocalized: NotRequired[list[str]]
    affirmation: str
    conventions: RandomCrystalConventions


class RandomCrystalConventions(TypedDict):
    draw: Literal["system-random"]


class RandomHexagram(HexagramSummary):
    """One of the 64 hexagrams, at random"""

    binary: str
    changingLines: list[HexagramLine]


class RandomSymbols(TypedDict):
    """One to ten dream symbols at random, all different"""

    symbols: list[RandomSymbolsSymbols]


class RandomSymbolsSymbols(TypedDict):
    id: str
    name: str
    nameLocalized: NotRequired[str]
    letter: str
    meaning: str
    aliases: list[str]
    see: list[RelatedDreamSymbol]


class RankedGraha(TypedDict):
    graha: str
    grahaLocalized: NotRequired[str]
    totalVirupas: float
    rank: int
    strong: bool


RankedTime = TypedDict(
    "RankedTime",
    {
        "from": "str",
        "to": "str",
        "minutes": "float",
        "utcFrom": "NotRequired[str]",
        "utcTo": "NotRequired[str]",
        "for": "int",
        "against": "int",
    },
)


RasaId: TypeAlias = "Literal[\"madhura\", \"amla\", \"lavana\", \"tikta\", \"katu\", \"kashaya\"]"


Rashi: TypeAlias = "RashiEntry"


class RashiEntry(TypedDict):
    id: str
    name: str
    nameLocalized: NotRequired[str]
    vedicName: str
    vedicNameLocalized: NotRequired[str]
    symbol: str
    lord: str
    lordLocalized: NotRequired[str]
    dateRange: str
    energy: str
    characteristics: str


class RashiHouse(TypedDict):
    number: int
    rashi: str
    rashiLocalized: NotRequired[str]
    grahas: list[str]
    grahasLocalized: NotRequired[list[str]]


class RashiTold(TypedDict):
    vedicName: str
    vedicNameLocalized: NotRequired[str]
    energy: str
    symbol: str
    characteristics: str


Rashis: TypeAlias = "list[RashiEntry]"


ReadingFocus: TypeAlias = "Literal[\"general\", \"finance\"]"


class RelatedDreamSymbol(TypedDict):
    id: str
    name: str
    nameLocalized: NotRequired[str]


class ReleasedLotName(TypedDict):
    """Of zodiacal releasing"""

    id: Literal["fortune", "spirit", "eros", "necessity", "courage", "victory", "nemesis"]
    name: str
    nameLocalized: NotRequired[str]


class ReturnBodyInTime(ProfectionLordPlace):
    """from and to are of the earliest and the latest return"""

    name: str
    nameLocalized: NotRequired[str]


class RelocatedBodyInTime(ReturnBodyInTime):
    interpretation: NotRequired[RelocatedReading]


class RelocatedReading(TypedDict):
    summary: str
    detailed: str
    keywords: list[str]


class RelocationChanges(TypedDict):
    ascendantSignChanged: bool
    planetsChangedHouse: list[RelocationChangesPlanetsChangedHouse]
    angularPlanets: list[str]
    angularPlanetsLocalized: NotRequired[list[str]]
    angularContacts: list[RelocationChangesAngularContacts]
    distanceKm: float
    direction: Literal["north", "north-northeast", "northeast", "east-northeast", "east", "east-southeast", "southeast", "south-southeast", "south", "south-southwest", "southwest", "west-southwest", "west", "west-northwest", "northwest", "north-northwest", "none"]
    directionLocalized: NotRequired[str]


class RelocationChangesAngularContacts(TypedDict):
    planet: str
    planetLocalized: NotRequired[str]
    angle: Literal["ascendant", "midheaven", "descendant", "imum-coeli"]
    angleLocalized: NotRequired[str]
    orb: float
    interpretation: str


class RelocationChangesInTime(TypedDict):
    ascendantSignChanged: NotRequired[bool]
    planetsChangedHouse: list[RelocationChangesInTimePlanetsChangedHouse]
    angularPlanets: list[str]
    angularPlanetsLocalized: NotRequired[list[str]]
    angularContacts: list[RelocationChangesInTimeAngularContacts]
    distanceKm: float
    direction: Literal["north", "north-northeast", "northeast", "east-northeast", "east", "east-southeast", "southeast", "south-southeast", "south", "south-southwest", "southwest", "west-southwest", "west", "west-northwest", "northwest", "north-northwest", "none"]
    directionLocalized: NotRequired[str]


class RelocationChangesInTimeAngularContacts(TypedDict):
    planet: str
    planetLocalized: NotRequired[str]
    angle: Literal["ascendant", "midheaven", "descendant", "imum-coeli"]
    angleLocalized: NotRequired[str]
    orb: OrbRange
    interpretation: str


class RelocationChangesInTimePlanetsChangedHouse(TypedDict):
    planet: str
    planetLocalized: NotRequired[str]
    natalHouse: int
    relocatedHouse: int


class RelocationChangesPlanetsChangedHouse(TypedDict):
    planet: str
    planetLocalized: NotRequired[str]
    natalHouse: int
    relocatedHouse: int


@final
class RelocationChart(TypedDict):
    """The birth chart cast for another place, and what changes there"""

    birthDetails: BirthDetails
    relocation: RelocationChartRelocation
    planets: list[RelocationChartPlanets]
    houses: list[HouseCusp]
    houseSystem: HouseSystem
    ascendant: ZodiacPlace
    midheaven: ZodiacPlace
    vertex: HousedPlace
    changes: RelocationChanges
    interpretation: RelocationChartInterpretation
    conventions: RelocationChartConventions


class RelocationChartConventions(AsteroidsConventions):
    nodeType: Literal["mean", "true"]
    birthplaceHouseSystem: HouseSystem
    angularOrb: float
    earthRadiusKm: float


class RelocationChartInterpretation(TypedDict):
    summary: str


class RelocationChartPlanets(BodyPosition):
    house: int
    interpretation: RelocatedReading


class RelocationChartRelocation(TypedDict):
    latitude: float
    longitude: float


class RelocationChartRequest(BirthMomentOfAnyTime):
    birthLatitude: Latitude
    birthLongitude: Longitude
    # Of the new place, decimal degrees, north positive
    relocationLatitude: Latitude
    # Of the new place, decimal degrees, east positive
    relocationLongitude: Longitude
    # House system; above the polar circles placidus and koch give whole-sign, and the answer says
    # so; any other that has no houses at the place and time is refused with those that have.
    # Default "placidus"
    houseSystem: NotRequired[HouseSystem]
    # Lunar node: smoothed (mean) or osculating (true). Default "true"
    nodeType: NotRequired[NodeType]
    # Options as this program has them by default; an option that is sent goes before it.
    # astro.com: nodeType true, houseSystem placidus, orbs Chiron 0 and Black Moon Lilith 0
    preset: NotRequired[WesternPreset]
    # sidereal takes the ayanamsa off every longitude, cusps and angles too, and reads signs from
    # there; draconic counts them from the North Node. Default "tropical"
    zodiac: NotRequired[ChartZodiac]
    # With zodiac sidereal; fagan-bradley by default
    ayanamsa: NotRequired[Ayanamsa]
    # Degrees; with ayanamsa custom, which needs it
    ayanamsaValue: NotRequired[float]
    # With ayanamsa custom: the day, 0h TT, at which ayanamsaValue holds from the mean equinox;
    # precession and nutation carry it to each instant. Without it the value is the same at every
    # instant
    ayanamsaEpoch: NotRequired[CivilDate]
    # Black Moon Lilith: the smoothed (mean) or osculating (true) apogee of the Moon. Default
    # "mean"
    lilithType: NotRequired[LilithType]
    # true is where bodies are at the instant, without the time of light, its bending and
    # aberration. Default "apparent"
    positionType: NotRequired[PositionType]


class RemovedSkyWebhook(TypedDict):
    """A webhook that was removed"""

    removed: str


ReturnAngle = TypedDict(
    "ReturnAngle",
    {
        "sign": "str",
        "signLocalized": "NotRequired[str]",
        "from": "ZodiacPlace",
        "to": "ZodiacPlace",
    },
)


class ReturnAspectInTime(TypedDict):
    planet1: str
    planet1Localized: NotRequired[str]
    planet2: str
    planet2Localized: NotRequired[str]
    type: AspectType
    typeLocalized: NotRequired[str]
    angle: float
    orb: ReturnOrb
    isApplying: NotRequired[bool]
    strength: int
    interpretation: AspectNature


class ReturnChart(TypedDict):
    birthDetails: ReturnDetails
    planets: list[HousedBody]
    houses: list[HouseCusp]
    houseSystem: HouseSystem
    aspects: list[Aspect]
    ascendant: ZodiacPlace
    midheaven: ZodiacPlace
    partOfFortune: PartOfFortune
    vertex: HousedPlace


class ReturnDetails(TypedDict):
    date: str
    time: str
    latitude: float
    longitude: float
    timezone: float


class ReturnPass(EventInstant):
    motion: Literal["direct", "retrograde"]


class ReturnEvent(ReturnPass):
    """The instant is that of the first pass from the start on"""

    passes: list[ReturnPass]


class ReturnLocation(TypedDict):
    latitude: float
    longitude: float
    timezone: float


ReturnMomentInTime = TypedDict(
    "ReturnMomentInTime",
    {
        "from": "str",
        "to": "str",
        "latitude": "float",
        "longitude": "float",
        "timezone": "float",
    },
)


ReturnOrb = TypedDict(
    "ReturnOrb",
    {
        "from": "float",
        "to": "float",
    },
)


ReturnPassInTime = TypedDict(
    "ReturnPassInTime",
    {
        "from": "NotRequired[str]",
        "to": "NotRequired[str]",
        "motion": "Literal[\"direct\", \"retrograde\"]",
        "isReturn": "bool",
        "isCertain": "bool",
    },
)


class ReturnReading(TypedDict):
    summary: str
    purpose: str
    keyThemes: list[str]


ReturnSpan = TypedDict(
    "ReturnSpan",
    {
        "from": "str",
        "to": "str",
    },
)


@final
class Returns(TypedDict):
    """When a body is next back at its place at birth: a Saturn return or that of thirteen others"""

    planet: str
    planetLocalized: NotRequired[str]
    timezone: float | str
    hasMore: bool
    natalPosition: ZodiacPlace
    events: list[ReturnEvent]
    conventions: ReturnsConventions


class ReturnsConventions(WindowConventions):
    nodeType: Literal["mean", "true"]


class ReturnsRequest(TypedDict):
    birthData: BirthMomentOfAnyTime
    # The returning body
    planet: Literal["Sun", "Moon", "Mercury", "Venus", "Mars", "Jupiter", "Saturn", "Uranus", "Neptune", "Pluto", "North Node", "South Node", "Chiron", "Black Moon Lilith"]
    # First day, from 00:00 by timezone; this moment by default
    startDate: NotRequired[CivilDate]
    # Last day by timezone, included, at most 100 years after the first. Leave it out to get the
    # next return, however far ahead
    endDate: NotRequired[CivilDate]
    # Returns to give at most, the first in time; one by default, or 200 with endDate
    count: NotRequired[int]
    # Of days and local times: decimal hours from UTC, a fixed offset (-05:00), or an IANA name,
    # whose offset at each event counts; UTC by default. Default 0
    timezone: NotRequired[Timezone]
    # Lunar node: smoothed (mean) or osculating (true). Default "true"
    nodeType: NotRequired[NodeType]


RightAscensionRange = TypedDict(
    "RightAscensionRange",
    {
        "from": "float",
        "to": "float",
    },
)


class Ritu(TypedDict):
    id: RituId
    sanskritName: str
    devanagari: str
    gloss: str
    glossLocalized: NotRequired[str]
    classicalRitu: ClassicalRituId
    start: str
    end: str
    solarMonths: list[SolarMonth]
    reading: str


RituId: TypeAlias = "Literal[\"sisira\", \"vasanta\", \"grisma\", \"varsa\", \"sarad\", \"hemanta\", \"pravrt\"]"


class Ritucharya(TypedDict):
    """The season of a date, what it does to the doshas, and its regimen"""

    date: str
    ritu: Ritu
    ayana: AyanaOfSeason
    phase: PhaseOfSeason
    strength: StrengthOfSeason
    tasteIncreasing: TasteOfSeason
    doshaCycle: list[SeasonDosha]
    regimen: list[SeasonRegimen]
    summary: str
    sources: list[AyurvedaSource]
    conventions: RitucharyaConventions
    meta: AyurvedaScope


class RitucharyaConventions(TransitMoment):
    ritucharyaScheme: Literal["sutrasthana-6", "vimana-8"]
    rituZodiac: Literal["sayana", "nirayana"]
    hemisphere: Literal["northern", "southern"]


class RitucharyaRequest(TypedDict):
    # Calendar date, YYYY-MM-DD; read at 12:00 UTC
    date: CivilDate
    # Six seasons with sisira (sutrasthana-6), or with the first rains in its place (vimana-8).
    # Default "sutrasthana-6"
    ritucharyaScheme: NotRequired[Literal["sutrasthana-6", "vimana-8"]]
    # Solar months of the tropical (sayana) or of the Lahiri zodiac (nirayana), 24 days later.
    # Default "sayana"
    rituZodiac: NotRequired[Literal["sayana", "nirayana"]]
    # southern turns the names of the seasons by half a year; never read from a latitude. Default
    # "northern"
    hemisphere: NotRequired[Literal["northern", "southern"]]


class RoomAsked(TypedDict):
    type: Literal["puja", "kitchen", "master-bedroom", "bedroom", "living", "dining", "study", "toilet", "store", "staircase", "water-storage", "entrance"]
    # The quarter it lies in. Send this or polygon
    direction: NotRequired[VastuDirection]
    polygon: NotRequired[PlotOutline]


class RoomCompliance(TypedDict):
    """Rooms by the quarters that they lie in, with a remedy for each"""

    rooms: list[JudgedRoom]
    score: float
    scoring: RoomScoring
    facing: VastuDirection
    facingLocalized: NotRequired[str]
    plot: PlotOutlined
    sources: list[VastuSource]
    conventions: RoomConventions


RoomComplianceRequest: TypeAlias = "RoomsAsked"


class RoomConventions(TypedDict):
    zones: str
    roomByOutline: str
    facing: str


class RoomScoring(TypedDict):
    sourcedWeight: float
    conventionWeight: float
    idealPoints: float
    neutralPoints: float
    avoidPoints: float


class RoomsAsked(TypedDict):
    plot: PlotAsked
    # Where the building looks, seen from inside. Send this or facingDegrees
    facing: NotRequired[VastuDirection]
    # The same as a bearing in degrees clockwise from true north. Send this or facing
    facingDegrees: NotRequired[float]
    rooms: list[RoomAsked]


class RootReach(TypedDict):
    least: int
    most: int


class RunningDashaPeriod(DashaSubPeriod):
    level: DashaLevelName
    levelLocalized: NotRequired[str]
    remaining: DashaSpan


TimeLordPart = TypedDict(
    "TimeLordPart",
    {
        "level": "int",
        "sign": "NotRequired[str]",
        "signLocalized": "NotRequired[str]",
        "lord": "str",
        "lordLocalized": "NotRequired[str]",
        "fortunePlace": "NotRequired[int]",
        "isPeak": "NotRequired[bool]",
        "isLoosed": "NotRequired[bool]",
        "from": "str",
        "to": "str",
        "days": "float",
    },
)


class TimeLordPeriod(TimeLordPart):
    subPeriods: NotRequired[list[TimeLordPart]]


class RunningTimeLord(TimeLordPeriod):
    levelName: str
    levelNameLocalized: NotRequired[str]


TimeLordInTime = TypedDict(
    "TimeLordInTime",
    {
        "level": "int",
        "sign": "NotRequired[str]",
        "signLocalized": "NotRequired[str]",
        "lord": "str",
        "lordLocalized": "NotRequired[str]",
        "fortunePlace": "NotRequired[int]",
        "isPeak": "NotRequired[bool]",
        "isLoosed": "NotRequired[bool]",
        "from": "TimeLordReach",
        "to": "TimeLordReach",
        "days": "float",
    },
)


class RunningTimeLordInTime(TimeLordInTime):
    levelName: str
    levelNameLocalized: NotRequired[str]
    subPeriods: NotRequired[list[TimeLordInTime]]


class RunningYear(TypedDict):
    pillar: str
    animal: ChineseAnimal
    animalLocalized: NotRequired[str]
    relationship: AnimalRelation
    note: str


class SadeSatiCandidate(TypedDict):
    born: VedicBornBetween
    moonSign: str
    moonSignLocalized: NotRequired[str]
    present: bool
    type: NotRequired[str]
    severity: NotRequired[DoshaSeverity]
    houseFromMoon: int
    smallPanoti: bool
    description: NotRequired[str]
    general: NotRequired[str]
    spans: list[SadeSatiSpan]


class SadeSatiConventions(TransitMoment):
    zodiac: ZodiacUsed
    positions: str
    positionType: NotRequired[PositionType]
    preset: NotRequired[PresetUsed]
    readAt: str


class SadeSatiEffects(TypedDict):
    general: str
    phases: dict[str, str]


SadeSatiPhase: TypeAlias = "Literal[\"rising\", \"peak\", \"setting\"]"


class SadeSatiSpan(TypedDict):
    start: str
    end: str
    stays: list[SaturnStay]


@final
class Sadhesati(TypedDict):
    """Sade Sati: Saturn in the 12th, 1st and 2nd sign from the Moon, now and through life"""

    frame: SiderealFrame
    present: bool
    type: NotRequired[str]
    severity: NotRequired[DoshaSeverity]
    moonSign: str
    moonSignLocalized: NotRequired[str]
    saturnSign: str
    saturnSignLocalized: NotRequired[str]
    houseFromMoon: int
    smallPanoti: bool
    description: str
    effects: NotRequired[SadeSatiEffects]
    remedies: NotRequired[list[str]]
    spans: list[SadeSatiSpan]
    conventions: SadeSatiConventions


class SadhesatiRequest(VedicPersonOfAnyTime):
    # Options as this program has them by default; an option that is sent goes before it.
    # parasharas-light: ayanamsa lahiri
    preset: NotRequired[AyanamsaPreset]
    # Sidereal frame; custom takes its value from ayanamsaValue. Default "lahiri"
    ayanamsa: NotRequired[Ayanamsa]
    # Degrees; required with ayanamsa custom, ignored otherwise
    ayanamsaValue: NotRequired[float]
    # With ayanamsa custom: the day, 0h TT, at which ayanamsaValue holds from the mean equinox;
    # precession and nutation carry it to each instant. Without it the value is the same at every
    # instant
    ayanamsaEpoch: NotRequired[CivilDate]


class SahamPoint(Muntha):
    name: str
    nameLocalized: NotRequired[str]


Samvatsara: TypeAlias = "Literal[\"Prabhava\", \"Vibhava\", \"Shukla\", \"Pramoda\", \"Prajapati\", \"Angira\", \"Shrimukha\", \"Bhava\", \"Yuva\", \"Dhata\", \"Ishvara\", \"Bahudhanya\", \"Pramathi\", \"Vikrama\", \"Vrisha\", \"Chitrabhanu\", \"Subhanu\", \"Tarana\", \"Parthiva\", \"Vyaya\", \"Sarvajit\", \"Sarvadhari\", \"Virodhi\", \"Vikriti\", \"Khara\", \"Nandana\", \"Vijaya\", \"Jaya\", \"Manmatha\", \"Durmukha\", \"Hemalambi\", \"Vilambi\", \"Vikari\", \"Sharvari\", \"Plava\", \"Shubhakrit\", \"Shobhakrit\", \"Krodhi\", \"Vishvavasu\", \"Parabhava\", \"Plavanga\", \"Kilaka\", \"Saumya\", \"Sadharana\", \"Virodhakrit\", \"Paridhavi\", \"Pramadi\", \"Ananda\", \"Rakshasa\", \"Nala\", \"Pingala\", \"Kalayukta\", \"Siddharthi\", \"Raudra\", \"Durmati\", \"Dundubhi\", \"Rudhirodgari\", \"Raktaksha\", \"Krodhana\", \"Kshaya\"]"


class Samvatsaras(TypedDict):
    north: Samvatsara
    south: Samvatsara


class SanSha(TypedDict):
    id: Literal["sanSha"]
    name: str
    chinese: str
    pinyin: str
    meaning: str
    direction: Literal["North", "East", "South", "West"]
    directionLocalized: NotRequired[str]
    frameElement: FengShuiPhase
    frameElementLocalized: NotRequired[str]
    frameDirection: Literal["North", "East", "South", "West"]
    frameDirectionLocalized: NotRequired[str]
    startDegree: float
    endDegree: float
    parts: list[SanShaPart]


class SanShaPart(TypedDict):
    id: Literal["jie-sha", "zai-sha", "sui-sha"]
    name: str
    chinese: str
    pinyin: str
    meaning: str
    mountain: FengShuiMountain


SaturnEntry: TypeAlias = "Literal[\"direct\", \"retrograde\"]"


SaturnPart: TypeAlias = "Literal[\"rising\", \"peak\", \"setting\", \"eighth\", \"fourth\"]"


class SaturnStay(TypedDict):
    phase: SadeSatiPhase
    sign: str
    signLocalized: NotRequired[str]
    start: str
    end: str
    entry: SaturnEntry


class ScoreReach(TypedDict):
    """No pair of times that the births allow has less, and none has more"""

    least: int
    most: int


class SeasonDosha(DailySeasonDosha):
    meaning: str
    note: NotRequired[str]


class SeasonRegimen(TypedDict):
    id: str
    guidance: str
    source: AyurvedaSource


class SeasonTaste(TypedDict):
    id: RasaId
    sanskritName: str
    english: str
    englishLocalized: NotRequired[str]


SeasonalStrength: TypeAlias = "Literal[\"highest\", \"moderate\", \"lowest\"]"


class SecretFriend(PartnerAnimal):
    element: Phase
    elementLocalized: NotRequired[str]


Sephirah: TypeAlias = "SephirahWithPaths"


class SephirahConventions(TypedDict):
    sephirotSystem: Literal["classical", "golden-dawn"]
    letterAttribution: Literal["sefer-yetzirah-gra", "sefer-yetzirah-short", "sefer-yetzirah-saadia", "golden-dawn"]


SephirahId: TypeAlias = "Literal[\"keter\", \"chokhmah\", \"binah\", \"chesed\", \"gevurah\", \"tiferet\", \"netzach\", \"hod\", \"yesod\", \"malkuth\", \"daat\"]"


class SephirahName(TypedDict):
    id: SephirahId
    hebrew: str
    romanization: str
    english: str
    englishLocalized: NotRequired[str]


class SephirahOfBirth(TypedDict):
    id: SephirahId
    number: int | None
    english: str
    englishLocalized: NotRequired[str]
    hebrew: str
    romanization: str
    reduced: int
    meaning: str


class SephirahOfName(TypedDict):
    id: SephirahId
    number: int | None
    english: str
    englishLocalized: NotRequired[str]
    hebrew: str
    reduced: int
    meaning: str
    reading: str


class TreeSephirah(TypedDict):
    id: SephirahId
    number: int | None
    name: str
    nameLocalized: NotRequired[str]
    hebrew: str
    romanization: str
    english: str
    englishLocalized: NotRequired[str]
    pillar: TreePillar
    pillarName: str
    pillarNameLocalized: NotRequired[str]
    world: str | None
    worldLocalized: NotRequired[str]
    attribution: str
    attributionLocalized: NotRequired[str]
    meaning: str


class SephirahWithPaths(TreeSephirah):
    paths: list[TreePath]
    conventions: SephirahConventions


class SeriesAspect(TypedDict):
    planet1: str
    planet1Localized: NotRequired[str]
    planet2: str
    planet2Localized: NotRequired[str]
    type: SeriesAspectType
    typeLocalized: NotRequired[str]
    harmonic: int
    angle: float
    orb: float
    isApplying: bool
    strength: int


SeriesAspectType: TypeAlias = "Literal[\"QUINTILE\", \"BIQUINTILE\", \"SEPTILE\", \"BISEPTILE\", \"TRISEPTILE\", \"NOVILE\", \"BINOVILE\", \"QUADNOVILE\", \"DECILE\", \"TREDECILE\"]"


class SettingChange(TypedDict):
    change: str
    changeLocalized: NotRequired[str]
    setting: DifferenceSetting
    value: str
    place: NotRequired[str]
    orEqually: list[str]


SeventhHouseVerdict: TypeAlias = "Literal[\"strong\", \"good\", \"mixed\", \"weak\"]"


@final
class Shadbala(TypedDict):
    """Shadbala: six strengths of the seven grahas, with every part"""

    planets: list[ShadbalaRow]
    balaThemes: BalaThemes
    frame: SiderealFrame
    conventions: ShadbalaConventions


class ShadbalaConventions(VedicConventions):
    sunrise: str
    sunriseUtc: str
    figures: str
    drik: str
    yuddha: str


class ShadbalaRequest(VedicPersonOfAnyTime):
    # Options as this program has them by default; an option that is sent goes before it.
    # jagannatha-hora: nodeType mean, positionType true, scheme eight. parasharas-light: ayanamsa
    # lahiri
    preset: NotRequired[VedicPreset]
    # Sidereal frame; custom takes its value from ayanamsaValue. Default "lahiri"
    ayanamsa: NotRequired[Ayanamsa]
    # Degrees; required with ayanamsa custom, ignored otherwise
    ayanamsaValue: NotRequired[float]
    # With ayanamsa custom: the day, 0h TT, at which ayanamsaValue holds from the mean equinox;
    # precession and nutation carry it to each instant. Without it the value is the same at every
    # instant
    ayanamsaEpoch: NotRequired[CivilDate]
    # true is where bodies are at the instant, without the time of light, its bending and
    # aberration. Default "apparent"
    positionType: NotRequired[PositionType]


class ShadbalaRow(TypedDict):
    planet: str
    planetLocalized: NotRequired[str]
    sthanaBala: float
    digBala: float
    kalaBala: float
    chestaBala: float
    naisargikaBala: float
    drikBala: float
    totalVirupas: float
    totalRupas: float
    minRequired: float
    strengthRatio: float
    relativeRank: int
    ishtaPhala: float
    kashtaPhala: float
    sthanaParts: SthanaBalaParts
    kalaParts: KalaBalaParts
    interpretation: str


class SharedCenter(TypedDict):
    id: DesignCenter
    name: str
    nameLocalized: NotRequired[str]
    defined: bool
    definedBy: list[Literal["A", "B"]]


class SharedChannel(TypedDict):
    gateA: int
    gateB: int
    name: str
    nameLocalized: NotRequired[str]
    circuit: ChannelCircuit
    circuitLocalized: NotRequired[str]
    centers: list[DesignCenter]
    dynamic: ConnectionDynamic
    dynamicLocalized: NotRequired[str]
    dynamicDescription: str
    personAGates: list[int]
    personBGates: list[int]


SharedSign: TypeAlias = "Literal[\"next-sign\", \"same-sign\"]"


class SharedValue(TypedDict):
    cipher: GematriaCipherId
    name: str
    nameLocalized: NotRequired[str]
    value: int


class ShemDisagreement(TypedDict):
    list: str
    prints: str


ShemName: TypeAlias = "ShemNameEntry"


class ShemNameEntry(TypedDict):
    number: int
    letters: str
    lettersAsWritten: str
    suffix: str
    name: str
    romanization: str
    traditionalName: str
    traditionalNameLocalized: NotRequired[str]
    arcStart: float
    arcEnd: float
    sign: Literal["aries", "taurus", "gemini", "cancer", "leo", "virgo", "libra", "scorpio", "sagittarius", "capricorn", "aquarius", "pisces"]
    signLocalized: NotRequired[str]
    degreeInSign: float
    choir: str
    choirLocalized: NotRequired[str]
    publishedDisagreement: NotRequired[ShemDisagreement]
    reading: str


class ShemNames(TypedDict):
    """The 72 names from Exodus 14:19-21, or the one of a longitude"""

    total: int
    limit: int
    offset: int
    longitude: NotRequired[float]
    names: list[ShemNameEntry]


class ShodhyaPinda(TypedDict):
    planet: str
    planetLocalized: NotRequired[str]
    rashiPinda: int
    grahaPinda: int
    shodhyaPinda: int


class ShortAndLong(TypedDict):
    short: str
    long: str


ShownPoint: TypeAlias = "Literal[\"1\", \"2\", \"3\", \"4\", \"5\", \"6\", \"7\", \"8\", \"9\", \"10\", \"11\", \"12\", \"sun\", \"moon\", \"mercury\", \"venus\", \"mars\", \"jupiter\", \"saturn\", \"uranus\", \"neptune\", \"pluto\", \"north-node\", \"south-node\", \"chiron\", \"lilith\", \"ascendant\", \"midheaven\"]"


ShownRounding: TypeAlias = "Literal[\"cut\", \"rounded\", \"sign-only\"]"


class ShownValue(TypedDict):
    what: ShownWhat
    # Of a position, house, nakshatra or pada: the body or angle; of a cusp: its house, 1 to 12
    of: NotRequired[ShownPoint]
    # As the other program shows it
    value: str
    # The way in which a degree was shortened, where that is known; sign-only where the degree
    # does not count
    rounding: NotRequired[ShownRounding]


ShownWhat: TypeAlias = "Literal[\"position\", \"house\", \"cusp\", \"nakshatra\", \"pada\", \"tithi\", \"weekday\", \"year-pillar\", \"month-pillar\", \"day-pillar\", \"hour-pillar\", \"dasha-lord\", \"dasha-start\", \"kootas\", \"design-type\", \"profile\", \"authority\", \"solar-arc\"]"


class SiderealFrame(TypedDict):
    """The zodiac that the longitudes are told in"""

    ayanamsa: FrameName
    ayanamsaDegrees: float
    ayanamsaEpoch: NotRequired[str]


SignId: TypeAlias = "Literal[\"aries\", \"taurus\", \"gemini\", \"cancer\", \"leo\", \"virgo\", \"libra\", \"scorpio\", \"sagittarius\", \"capricorn\", \"aquarius\", \"pisces\"]"


class SignPair(TypedDict):
    person1Sign: SignId
    person1SignLocalized: NotRequired[str]
    person2Sign: SignId
    person2SignLocalized: NotRequired[str]
    description: str


class SignPlace(TypedDict):
    sign: SignId
    signLocalized: NotRequired[str]
    degree: float


SignRises = TypedDict(
    "SignRises",
    {
        "from": "str",
        "until": "NotRequired[str]",
    },
)


class SignificanceParts(TypedDict):
    base: int
    target: int
    aspect: int
    orb: int
    weight: float


@final
class SignificantDates(TypedDict):
    """The dates of a period that matter most"""

    birthData: ForecastSubject
    startDate: str
    endDate: str
    timezone: float | str
    count: int
    hasMore: bool
    events: list[ForecastEvent]
    conventions: ForecastConventions


class SignificantDatesRequest(TypedDict):
    birthData: ForecastBirthOfAnyTime
    # First day by timezone; today by default
    startDate: NotRequired[CivilDate]
    # Last day by timezone, included; 30 days after the start by default, at most 90
    endDate: NotRequired[CivilDate]
    # Of days and local times: decimal hours from UTC, a fixed offset (-05:00), or an IANA name,
    # whose offset at each event counts; UTC by default. Default 0
    timezone: NotRequired[Timezone]
    # What to search; all three by default
    domains: NotRequired[list[Tradition]]
    # Factors of the significance; 1 by default
    domainWeights: NotRequired[DomainWeights]
    # Least significance after weighting. Default 70
    minSignificance: NotRequired[float]


class SkyDeliveries(TypedDict):
    """The latest hundred deliveries of a webhook; they are kept for 30 days after their end"""

    deliveries: list[SkyDelivery]


class SkyDelivery(TypedDict):
    """A delivery, without its content"""

    id: str
    type: Literal["station", "ingress", "lunation", "eclipse", "void_moon", "transit", "webhook.test"]
    occursAt: str
    state: Literal["pending", "accepted", "failed"]
    attempts: int
    nextAttemptAt: str | None
    waitsForUnits: bool
    settledAt: str | None
    lastStatus: int | None
    lastProblem: Literal["unreachable", "timed_out", "no_units", "too_old", None]


class SkyWebhook(TypedDict):
    """A webhook, without its secret and without births"""

    id: str
    url: str | None
    events: list[Literal["stations", "ingresses", "lunations", "eclipses", "voidMoons", "transits"]]
    options: dict[str, dict[str, Any]]
    lang: str | None
    state: Literal["active", "disabled"]
    createdAt: str
    disabledAt: str | None
    disabledFor: Literal["failures", "gone", None]
    failingSince: str | None
    undelivered: int


class SkyWebhooks(TypedDict):
    """The webhooks of a key, the latest first"""

    webhooks: list[SkyWebhook]


class SlopeByOneSchool(TypedDict):
    school: SlopeSchool
    verdict: Literal["auspicious", "permitted", "inauspicious", "not-stated"]
    verse: str
    effect: str


SlopeSchool: TypeAlias = "Literal[\"brihat-samhita\", \"modern\"]"


SoByTime: TypeAlias = "Literal[\"yes\", \"no\", \"depends\"]"


@final
class SolarArc(TypedDict):
    """Solar arc directions for a date, with the natal points they reach"""

    birthDetails: BirthDetails
    targetDate: str
    elapsedYears: float
    solarArc: float
    directed: list[DirectedBody]
    contacts: list[SolarArcContact]
    summary: str
    conventions: SolarArcConventions


class SolarArcContact(TypedDict):
    directed: str
    directedLocalized: NotRequired[str]
    natal: str
    natalLocalized: NotRequired[str]
    type: Literal["CONJUNCTION", "SQUARE", "OPPOSITION"]
    typeLocalized: NotRequired[str]
    orb: float
    isApplying: bool
    interpretation: NotRequired[str]


class SolarArcContactInTime(TypedDict):
    directed: str
    directedLocalized: NotRequired[str]
    natal: str
    natalLocalized: NotRequired[str]
    type: Literal["CONJUNCTION", "SQUARE", "OPPOSITION"]
    typeLocalized: NotRequired[str]
    orb: ContactOrbInTime
    isApplying: NotRequired[bool]
    interpretation: NotRequired[str]


class SolarArcConventions(SkyConventions):
    nodeType: Literal["mean", "true"]
    method: Literal["secondary"]
    yearDays: float
    target: str
    direction: Literal["direct", "converse"]
    progressedUtc: str
    arc: Literal["true-solar-arc"]
    contactOrb: float


SolarArcInTime = TypedDict(
    "SolarArcInTime",
    {
        "from": "float",
        "to": "float",
    },
)


class SolarArcRequest(BirthWithNodeOfAnyTime):
    # The day in life to progress to, YYYY-MM-DD; before birth the progression is converse
    targetDate: CivilDate
    # Options as this program has them by default; an option that is sent goes before it.
    # astro.com: nodeType true, houseSystem placidus, orbs Chiron 0 and Black Moon Lilith 0
    preset: NotRequired[WesternPreset]
    # sidereal takes the ayanamsa off every longitude, cusps and angles too, and reads signs from
    # there. Default "tropical"
    zodiac: NotRequired[ZodiacUsed]
    # With zodiac sidereal; fagan-bradley by default
    ayanamsa: NotRequired[Ayanamsa]
    # Degrees; with ayanamsa custom, which needs it
    ayanamsaValue: NotRequired[float]
    # With ayanamsa custom: the day, 0h TT, at which ayanamsaValue holds from the mean equinox;
    # precession and nutation carry it to each instant. Without it the value is the same at every
    # instant
    ayanamsaEpoch: NotRequired[CivilDate]
    # Black Moon Lilith: the smoothed (mean) or osculating (true) apogee of the Moon. Default
    # "mean"
    lilithType: NotRequired[LilithType]
    # true is where bodies are at the instant, without the time of light, its bending and
    # aberration. Default "apparent"
    positionType: NotRequired[PositionType]


class SolarMonth(TypedDict):
    index: int
    id: AyurvedaSign
    idLocalized: NotRequired[str]
    sanskritName: str
    sanskritNameLocalized: NotRequired[str]


SolarPhase: TypeAlias = "Literal[\"adana\", \"visarga\"]"


@final
class SolarReturn(TypedDict):
    """Solar return: the chart of the year, with its reading"""

    birthDate: str
    solarReturnDate: str
    solarReturnYear: int
    location: ReturnLocation
    chart: ReturnChart
    natalSunPosition: ZodiacPlace
    interpretation: ReturnReading
    conventions: ReturnConventions


class SolarReturnRequest(TypedDict):
    birthDate: CivilDate
    birthTime: NotRequired[BirthTime]
    # Of the birth: decimal hours from UTC, a fixed offset, or an IANA name; its clock also tells
    # the return
    timezone: Timezone
    calendar: NotRequired[DateCalendar]
    latitude: Latitude
    longitude: Longitude
    # House system; above the polar circles placidus and koch give whole-sign, and the answer says
    # so; any other that has no houses at the place and time is refused with those that have.
    # Default "placidus"
    houseSystem: NotRequired[HouseSystem]
    # Lunar node: smoothed (mean) or osculating (true). Default "true"
    nodeType: NotRequired[NodeType]
    # The year of the birthday that the return belongs to
    returnYear: int
    # Options as this program has them by default; an option that is sent goes before it.
    # astro.com: nodeType true, houseSystem placidus, orbs Chiron 0 and Black Moon Lilith 0
    preset: NotRequired[WesternPreset]
    # sidereal takes the ayanamsa off every longitude, cusps and angles too, and reads signs from
    # there. Default "tropical"
    zodiac: NotRequired[ZodiacUsed]
    # With zodiac sidereal; fagan-bradley by default
    ayanamsa: NotRequired[Ayanamsa]
    # Degrees; with ayanamsa custom, which needs it
    ayanamsaValue: NotRequired[float]
    # With ayanamsa custom: the day, 0h TT, at which ayanamsaValue holds from the mean equinox;
    # precession and nutation carry it to each instant. Without it the value is the same at every
    # instant
    ayanamsaEpoch: NotRequired[CivilDate]
    # Black Moon Lilith: the smoothed (mean) or osculating (true) apogee of the Moon. Default
    # "mean"
    lilithType: NotRequired[LilithType]
    # true is where bodies are at the instant, without the time of light, its bending and
    # aberration. Default "apparent"
    positionType: NotRequired[PositionType]
    # Greatest orbs: a rule of aspect and body goes before one of the body, that before one of the
    # aspect, all before the school
    orbs: NotRequired[list[OrbRule]]
    # lilly: half of the orbs of both bodies, five aspects; harmonic: 12 degrees divided by the
    # harmonic
    orbSchool: NotRequired[OrbSchool]
    birthTimeAccuracyMinutes: NotRequired[TimeAccuracy]
    # The earliest, instead of time
    birthTimeFrom: NotRequired[CivilTime]
    # The latest, within 24 hours
    birthTimeTo: NotRequired[CivilTime]
    # Day of the latest time
    birthDateTo: NotRequired[CivilDate]


class SolarTerm(TypedDict):
    id: SolarTermId
    name: str
    chinese: str
    pinyin: str
    longitude: int
    type: SolarTermType
    instantUtc: str
    localDate: str
    localTime: str


SolarTermId: TypeAlias = "Literal[\"li-chun\", \"yu-shui\", \"jing-zhe\", \"chun-fen\", \"qing-ming\", \"gu-yu\", \"li-xia\", \"xiao-man\", \"mang-zhong\", \"xia-zhi\", \"xiao-shu\", \"da-shu\", \"li-qiu\", \"chu-shu\", \"bai-lu\", \"qiu-fen\", \"han-lu\", \"shuang-jiang\", \"li-dong\", \"xiao-xue\", \"da-xue\", \"dong-zhi\", \"xiao-han\", \"da-han\"]"


class SolarTermOfMonth(TypedDict):
    id: SolarTermId
    name: str
    chinese: str
    pinyin: str
    longitude: int
    type: SolarTermType
    instantUtc: str
    date: str


SolarTermType: TypeAlias = "Literal[\"minor\", \"major\"]"


class SolarTerms(TypedDict):
    """The 24 solar terms of a solar year, to the second"""

    year: int
    referenceOffset: float
    total: int
    terms: list[SolarTerm]
    conventions: ChineseCalendarConventions


@final
class SookshmaDashas(TypedDict):
    """The sookshma dashas of a pratyantardasha"""

    moonLongitude: float
    ayanamsa: float
    ayanamsaType: Ayanamsa
    ayanamsaEpoch: NotRequired[str]
    mahadashaLord: Literal["Ketu", "Venus", "Sun", "Moon", "Mars", "Rahu", "Jupiter", "Saturn", "Mercury"]
    mahadashaLordLocalized: NotRequired[str]
    antardashaLord: Literal["Ketu", "Venus", "Sun", "Moon", "Mars", "Rahu", "Jupiter", "Saturn", "Mercury"]
    antardashaLordLocalized: NotRequired[str]
    pratyantardashaLord: Literal["Ketu", "Venus", "Sun", "Moon", "Mars", "Rahu", "Jupiter", "Saturn", "Mercury"]
    pratyantardashaLordLocalized: NotRequired[str]
    pratyantardashaPeriod: Pratyantardasha
    sookshmaDashas: list[SookshmaDasha]
    focus: NotRequired[Literal["general", "finance"]]
    houseThemes: NotRequired[HouseThemes]
    conventions: DashaConventions


class SookshmaDashasCandidate(BirthDashaCandidate):
    pratyantardashaPeriod: UncertainDashaPeriod
    sookshmaDashas: list[UncertainDashaPeriod]


class SookshmaDashasRequest(VedicPersonOfAnyTime):
    # Options as this program has them by default; an option that is sent goes before it.
    # jagannatha-hora: nodeType mean, positionType true, scheme eight. parasharas-light: ayanamsa
    # lahiri
    preset: NotRequired[VedicPreset]
    # Sidereal frame; custom takes its value from ayanamsaValue. Default "lahiri"
    ayanamsa: NotRequired[Ayanamsa]
    # Degrees; required with ayanamsa custom, ignored otherwise
    ayanamsaValue: NotRequired[float]
    # With ayanamsa custom: the day, 0h TT, at which ayanamsaValue holds from the mean equinox;
    # precession and nutation carry it to each instant. Without it the value is the same at every
    # instant
    ayanamsaEpoch: NotRequired[CivilDate]
    # true is where bodies are at the instant, without the time of light, its bending and
    # aberration. Default "apparent"
    positionType: NotRequired[PositionType]
    # Counts for significators alone; the dates hang on the Moon. Default "mean"
    nodeType: NotRequired[NodeType]
    # Adds the houses each lord signifies (Placidus). Default false
    significators: NotRequired[bool]


class SoulUrge(CoreNumber):
    """Soul Urge number: the vowels of the full name"""

    karmicDebtMeaning: NotRequired[KarmicDebtMeaning]
    letters: str
    conventions: NameConventions


SoulUrgeRequest: TypeAlias = "NumerologyNameByVowels"


class Spread(TypedDict):
    spread: str
    spreadLocalized: NotRequired[str]
    question: NotRequired[str]
    seed: NotRequired[str]
    positions: list[SpreadPosition]
    summary: str
    conventions: DrawConventions


class SpreadPosition(TypedDict):
    position: int
    name: str
    nameLocalized: NotRequired[str]
    interpretation: str
    card: DrawnCard


class SpreadQuestion(TypedDict):
    # What is asked; echoed in the answer
    question: NotRequired[str]
    # The same seed reproduces the same draw
    seed: NotRequired[str]


class StarCombination(TypedDict):
    id: str
    name: str
    nameLocalized: NotRequired[str]
    chinese: str
    nature: FengShuiNature


class StarOfMonth(TypedDict):
    """At sunrise, with its end"""

    number: int
    name: str
    nameLocalized: NotRequired[str]
    end: str


class StarPlace(ZodiacPlace):
    latitude: float
    declination: float


class StartingPosition(ZodiacPlace):
    planet: str
    planetLocalized: NotRequired[str]
    isRetrograde: bool


class StationEvent(ZodiacPlace):
    planet: str
    planetLocalized: NotRequired[str]
    station: Literal["retrograde", "direct"]
    stationLocalized: NotRequired[str]
    date: str
    time: str
    datetime: str
    utc: str


StationMotion: TypeAlias = "Literal[\"retrograde\", \"direct\"]"


class Stations(TypedDict):
    """When planets turn retrograde or direct: the next stations, or all of a period"""

    timezone: float | str
    hasMore: bool
    events: list[StationEvent]
    conventions: WindowConventions


class StationsRequest(TypedDict):
    # First day, from 00:00 by timezone; this moment by default
    startDate: NotRequired[CivilDate]
    # Last day by timezone, included, at most 100 years after the first. Leave it out to get the
    # next events, however far ahead within 100 years
    endDate: NotRequired[CivilDate]
    # Events to return at most, the first in time; 10 by default, or 200 with endDate
    count: NotRequired[int]
    # Of days and local times: decimal hours from UTC, a fixed offset (-05:00), or an IANA name,
    # whose offset at each event counts; UTC by default. Default 0
    timezone: NotRequired[Timezone]
    # Only stations of these; all nine by default
    planets: NotRequired[list[Literal["Mercury", "Venus", "Mars", "Jupiter", "Saturn", "Uranus", "Neptune", "Pluto", "Chiron"]]]


class SthanaBalaParts(TypedDict):
    """Six decimals; they sum to sthanaBala"""

    uccha: float
    saptavargaja: float
    ojayugma: float
    kendradi: float
    drekkana: float


class StoneCare(TypedDict):
    water: Literal["safe", "brief", "avoid"]
    waterLocalized: NotRequired[str]
    lightSensitive: bool
    hazard: Literal["toxic", "dust"] | None
    note: str


StoneChakra: TypeAlias = "Literal[\"Root\", \"Sacral\", \"Solar Plexus\", \"Heart\", \"Throat\", \"Third Eye\", \"Crown\"]"


class StoneConventions(TypedDict):
    hardness: Literal["least-of-range"]
    numericalVibration: Literal["pythagorean-name-sum"]
    planet: Literal["cunningham"]
    elements: Literal["with-storm"]
    birthMonth: Literal["american-trade-list"]


StoneElement: TypeAlias = "Literal[\"Earth\", \"Water\", \"Fire\", \"Air\", \"Storm\"]"


class StoneMeaning(TypedDict):
    """What practice makes of it: lore and reflection, no medicine"""

    spiritual: str
    emotional: str
    physical: str


@final
class StrategyAndAuthority(TypedDict):
    """Type, strategy and authority of a birth"""

    type: str
    typeLocalized: NotRequired[str]
    typeDescription: str
    aura: str
    strategy: str
    strategyLocalized: NotRequired[str]
    strategyDescription: str
    authority: str
    authorityLocalized: NotRequired[str]
    authorityDescription: str
    signature: str
    signatureLocalized: NotRequired[str]
    notSelf: str
    notSelfLocalized: NotRequired[str]
    profile: str
    conventions: DesignConventions


StrategyAndAuthorityRequest: TypeAlias = "DesignBirthOfAnyTime"


class StrengthFactor(TypedDict):
    id: Literal["month-command", "rooting", "party"]
    name: str
    nameLocalized: NotRequired[str]
    chinese: str
    pinyin: str
    contribution: float
    detail: str


class StrengthOfSeason(TypedDict):
    level: SeasonalStrength
    levelLocalized: NotRequired[str]
    source: AyurvedaSource


StrengthVerdict: TypeAlias = "Literal[\"very-weak\", \"weak\", \"balanced\", \"strong\", \"very-strong\"]"


@final
class SubDashas(TypedDict):
    """The antardashas of a mahadasha"""

    moonLongitude: float
    ayanamsa: float
    ayanamsaType: Ayanamsa
    ayanamsaEpoch: NotRequired[str]
    mahadashaLord: Literal["Ketu", "Venus", "Sun", "Moon", "Mars", "Rahu", "Jupiter", "Saturn", "Mercury"]
    mahadashaLordLocalized: NotRequired[str]
    mahadashaPeriod: Mahadasha
    antardashas: list[Antardasha]
    focus: NotRequired[Literal["general", "finance"]]
    houseThemes: NotRequired[HouseThemes]
    conventions: DashaConventions


class SubDashasCandidate(BirthDashaCandidate):
    mahadashaPeriod: UncertainDashaPeriod
    antardashas: list[UncertainDashaPeriod]


class SubDashasRequest(VedicPersonOfAnyTime):
    # Options as this program has them by default; an option that is sent goes before it.
    # jagannatha-hora: nodeType mean, positionType true, scheme eight. parasharas-light: ayanamsa
    # lahiri
    preset: NotRequired[VedicPreset]
    # Sidereal frame; custom takes its value from ayanamsaValue. Default "lahiri"
    ayanamsa: NotRequired[Ayanamsa]
    # Degrees; required with ayanamsa custom, ignored otherwise
    ayanamsaValue: NotRequired[float]
    # With ayanamsa custom: the day, 0h TT, at which ayanamsaValue holds from the mean equinox;
    # precession and nutation carry it to each instant. Without it the value is the same at every
    # instant
    ayanamsaEpoch: NotRequired[CivilDate]
    # true is where bodies are at the instant, without the time of light, its bending and
    # aberration. Default "apparent"
    positionType: NotRequired[PositionType]
    # Counts for significators alone; the dates hang on the Moon. Default "mean"
    nodeType: NotRequired[NodeType]
    # Adds the houses each lord signifies (Placidus). Default false
    significators: NotRequired[bool]


class SubDosha(TypedDict):
    id: str
    sanskritName: str
    devanagari: str
    seat: str
    moves: NotRequired[str]
    function: str
    reading: str
    source: AyurvedaSource


class SuiPo(TypedDict):
    id: Literal["suiPo"]
    name: str
    chinese: str
    pinyin: str
    meaning: str
    mountain: FengShuiMountain
    direction: FengShuiDirection
    directionLocalized: NotRequired[str]


Suit: TypeAlias = "Literal[\"cups\", \"wands\", \"swords\", \"pentacles\"]"


SunState: TypeAlias = "Literal[\"rises-and-sets\", \"midnight-sun\", \"polar-night\"]"


class ZiWeiGod(TypedDict):
    id: str
    name: str
    nameLocalized: NotRequired[str]
    chinese: str
    pinyin: str


class SymbolicStar(ZiWeiGod):
    by: SymbolicStarBase
    seeks: list[SymbolicStarTarget]
    positions: list[PillarPosition]


SymbolicStarBase: TypeAlias = "Literal[\"year-stem\", \"day-stem\", \"month-branch\", \"year-branch\", \"day-branch\", \"year-na-yin\", \"day-pillar\"]"


class SymbolicStarTarget(TypedDict):
    part: Literal["stem", "branch", "pillar"]
    id: str
    chinese: str


@final
class Synastry(TypedDict):
    """Synastry: two charts laid over each other"""

    person1: SynastryPerson
    person2: SynastryPerson
    houseSystem: HouseSystem
    compatibilityScore: int
    interAspects: list[InterAspect]
    glossary: NotRequired[list[InterAspectMeaning]]
    summary: SynastrySummary
    analysis: SynastryAnalysis
    conventions: SynastryConventions


class SynastryAnalysis(TypedDict):
    overall: str
    strengths: list[str]
    challenges: list[str]


class SynastryConventions(TypedDict):
    zodiac: ChartZodiac
    ayanamsa: NotRequired[Ayanamsa]
    ayanamsaEpoch: NotRequired[str]
    positions: str
    center: NotRequired[Center]
    positionType: NotRequired[PositionType]
    harmonic: NotRequired[int]
    lilith: LilithUsed
    preset: NotRequired[PresetUsed]
    ephemeris: str
    person1: PersonMoment
    person2: PersonMoment
    requestedHouseSystem: HouseSystem
    orbs: AspectOrbs
    orbSchool: NotRequired[OrbSchool]
    orbRules: NotRequired[list[OrbRuleUsed]]
    scoring: AspectScoring


class SynastryPerson(TypedDict):
    name: NotRequired[str]
    ascendant: ZodiacPlace
    midheaven: ZodiacPlace
    houses: list[HouseCusp]
    sunSign: str
    sunSignLocalized: NotRequired[str]
    moonSign: str
    moonSignLocalized: NotRequired[str]
    planets: list[SynastryPersonPlanets]


class SynastryPersonPlanets(BodyPosition):
    house: int
    houseInOtherChart: int


class SynastryRequest(TypedDict):
    person1: NamedPersonOfAnyTime
    person2: NamedPersonOfAnyTime
    # House system; above the polar circles placidus and koch give whole-sign, and the answer says
    # so; any other that has no houses at the place and time is refused with those that have.
    # Default "placidus"
    houseSystem: NotRequired[HouseSystem]
    # Options as this program has them by default; an option that is sent goes before it.
    # astro.com: nodeType true, houseSystem placidus, orbs Chiron 0 and Black Moon Lilith 0
    preset: NotRequired[WesternPreset]
    # sidereal takes the ayanamsa off every longitude, cusps and angles too, and reads signs from
    # there. Default "tropical"
    zodiac: NotRequired[ZodiacUsed]
    # With zodiac sidereal; fagan-bradley by default
    ayanamsa: NotRequired[Ayanamsa]
    # Degrees; with ayanamsa custom, which needs it
    ayanamsaValue: NotRequired[float]
    # With ayanamsa custom: the day, 0h TT, at which ayanamsaValue holds from the mean equinox;
    # precession and nutation carry it to each instant. Without it the value is the same at every
    # instant
    ayanamsaEpoch: NotRequired[CivilDate]
    # Black Moon Lilith: the smoothed (mean) or osculating (true) apogee of the Moon. Default
    # "mean"
    lilithType: NotRequired[LilithType]
    # true is where bodies are at the instant, without the time of light, its bending and
    # aberration. Default "apparent"
    positionType: NotRequired[PositionType]
    # Greatest orbs: a rule of aspect and body goes before one of the body, that before one of the
    # aspect, all before the school
    orbs: NotRequired[list[OrbRule]]
    # lilly: half of the orbs of both bodies, five aspects; harmonic: 12 degrees divided by the
    # harmonic
    orbSchool: NotRequired[OrbSchool]


class SynastrySummary(HeldAspectCounts):
    byType: dict[str, int]


class TaiSui(TypedDict):
    id: Literal["taiSui"]
    name: str
    chinese: str
    pinyin: str
    meaning: str
    mountain: FengShuiMountain
    direction: FengShuiDirection
    directionLocalized: NotRequired[str]
    animal: Literal["rat", "ox", "tiger", "rabbit", "dragon", "snake", "horse", "goat", "monkey", "rooster", "dog", "pig"]
    clashingAnimal: Literal["rat", "ox", "tiger", "rabbit", "dragon", "snake", "horse", "goat", "monkey", "rooster", "dog", "pig"]


class TajikaAspect(TypedDict):
    faster: str
    fasterLocalized: NotRequired[str]
    slower: str
    slowerLocalized: NotRequired[str]
    aspect: TajikaAspectKind
    aspectLocalized: NotRequired[str]
    distance: float
    orb: float
    isWithinOrb: bool


TajikaAspectKind: TypeAlias = "Literal[\"open-friend\", \"secret-friend\", \"secret-enemy\", \"open-enemy\"]"


TajikaBond: TypeAlias = "Literal[\"open-friend\", \"secret-friend\", \"secret-enemy\", \"open-enemy\", \"none\"]"


class TajikaLordStrength(TypedDict):
    lord: str
    lordLocalized: NotRequired[str]
    relation: TajikaRelation
    relationLocalized: NotRequired[str]
    units: float


TajikaRank: TypeAlias = "Literal[\"uttama\", \"madhyama\", \"sama\", \"adhama\"]"


TajikaRelation: TypeAlias = "Literal[\"own\", \"friend\", \"neutral\", \"enemy\"]"


TajikaWeakness: TypeAlias = "Literal[\"retrograde\", \"combust\", \"debilitated\", \"house-6-8-12\"]"


class TajikaYogaFound(TypedDict):
    name: str
    nameLocalized: NotRequired[str]
    grahas: list[str]
    grahasLocalized: NotRequired[list[str]]
    third: NotRequired[str]
    thirdLocalized: NotRequired[str]
    houses: list[int]
    kind: NotRequired[IthasalaKind]
    kindLocalized: NotRequired[str]
    moonRank: NotRequired[TajikaRank]
    moonRankLocalized: NotRequired[str]
    thirdRank: NotRequired[TajikaRank]
    thirdRankLocalized: NotRequired[str]
    weaknesses: NotRequired[list[TajikaWeakness]]
    weaknessesLocalized: NotRequired[list[str]]


TalliedState: TypeAlias = "Literal[\"favourable\", \"underdelivered\", \"obstructed\", \"void\", \"aggravated\", \"unfavourable\"]"


TaraName: TypeAlias = "Literal[\"Janma\", \"Sampat\", \"Vipat\", \"Kshema\", \"Pratyari\", \"Sadhaka\", \"Vadha\", \"Mitra\", \"Parama Mitra\"]"


TaraQuality: TypeAlias = "Literal[\"favourable\", \"unfavourable\", \"neutral\"]"


class TaraWindow(TypedDict):
    validFrom: str
    validTo: str
    timescale: DailyTimescale
    moonNakshatra: str
    moonNakshatraLocalized: NotRequired[str]
    number: int
    name: TaraName
    nameLocalized: NotRequired[str]
    quality: TaraQuality
    description: str


class Tarabalam(TypedDict):
    """Birth stars by the tara of the Moon's star at sunrise"""

    favorableNakshatras: list[str]
    favorableNakshatrasLocalized: NotRequired[list[str]]
    unfavorableNakshatras: list[str]
    unfavorableNakshatrasLocalized: NotRequired[list[str]]


class TarotCard(TypedDict):
    """One card in full: keywords and meanings, upright and reversed"""

    id: str
    name: str
    nameLocalized: NotRequired[str]
    arcana: Arcana
    arcanaLocalized: NotRequired[str]
    suit: Suit | None
    suitLocalized: NotRequired[str]
    number: int
    imageUrl: str
    keywords: TarotCardKeywords
    upright: CardOrientation
    reversed: CardOrientation
    conventions: DeckConventions


class TarotCardKeywords(TypedDict):
    upright: list[str]
    reversed: list[str]


class TarotCards(TypedDict):
    """The 78 cards, filtered by arcana, suit and number"""

    total: int
    limit: int
    offset: int
    cards: list[TarotCardsCards]
    conventions: DeckConventions


class TarotCardsCards(TypedDict):
    id: str
    name: str
    nameLocalized: NotRequired[str]
    arcana: Arcana
    arcanaLocalized: NotRequired[str]
    suit: Suit | None
    suitLocalized: NotRequired[str]
    number: int
    imageUrl: str


class Taste(SeasonTaste):
    devanagari: str
    textForm: str
    elements: list[str]
    decreases: list[DoshaId]
    increases: list[DoshaId]
    reading: str


class TasteOfSeason(SeasonTaste):
    """What grows in nature then; no advice to eat it"""

    source: AyurvedaSource


class Tastes(TypedDict):
    """The six tastes by strength, and which dosha each lowers and raises"""

    total: int
    limit: int
    offset: int
    strengthOrder: list[RasaId]
    rasas: list[Taste]
    matrix: TastesMatrix
    sources: list[AyurvedaSource]
    meta: AyurvedaScope


class TastesMatrix(TypedDict):
    vata: TastesOfDosha
    pitta: TastesOfDosha
    kapha: TastesOfDosha


class TastesOfDosha(TypedDict):
    decreasedBy: list[RasaId]
    increasedBy: list[RasaId]


class TenGod(TypedDict):
    id: TenGodId
    name: str
    nameLocalized: NotRequired[str]
    chinese: str
    pinyin: str
    category: TenGodCategory
    keynote: str


TenGodCategory: TypeAlias = "Literal[\"peer\", \"output\", \"wealth\", \"influence\", \"resource\", \"self\"]"


TenGodId: TypeAlias = "Literal[\"friend\", \"rob-wealth\", \"eating-god\", \"hurting-officer\", \"indirect-wealth\", \"direct-wealth\", \"seven-killings\", \"direct-officer\", \"indirect-resource\", \"direct-resource\", \"day-master\"]"


TenGodOfLuck: TypeAlias = "Literal[\"friend\", \"rob-wealth\", \"eating-god\", \"hurting-officer\", \"indirect-wealth\", \"direct-wealth\", \"seven-killings\", \"direct-officer\", \"indirect-resource\", \"direct-resource\"]"


class TestedSkyWebhook(TypedDict):
    """A delivery of type webhook.test, tried once"""

    delivery: SkyDelivery
    ms: int


TextToTransliterate: TypeAlias = "str"


ThreeCardSpread: TypeAlias = "Spread"


ThreeCardSpreadRequest: TypeAlias = "SpreadQuestion"


TimeAccuracy: TypeAlias = "int"


TimeLordBirths = TypedDict(
    "TimeLordBirths",
    {
        "from": "str",
        "to": "str",
    },
)


class TimeLordReach(TypedDict):
    earliest: str
    latest: str


TimeLordTechnique: TypeAlias = "Literal[\"zodiacal-releasing\", \"firdaria\", \"decennials\"]"


TimeLordYear: TypeAlias = "Literal[\"360\", \"365.25\", \"365.2422\"]"


@final
class TimeLords(TypedDict):
    """Time lords of a life: zodiacal releasing, firdaria or decennials"""

    birthDetails: BirthDetails
    technique: TimeLordTechnique
    techniqueLocalized: NotRequired[str]
    sect: Literal["day", "night"]
    sectLocalized: NotRequired[str]
    lot: NotRequired[ReleasedLot]
    startSign: NotRequired[str]
    startSignLocalized: NotRequired[str]
    fortuneSign: NotRequired[str]
    fortuneSignLocalized: NotRequired[str]
    periods: list[TimeLordPeriod]
    targetDate: NotRequired[str]
    targetTime: NotRequired[str]
    running: NotRequired[list[RunningTimeLord]]
    conventions: TimeLordsConventions


class TimeLordsCandidate(TypedDict):
    births: TimeLordBirths
    sect: Literal["day", "night"]
    sectLocalized: NotRequired[str]
    startSign: NotRequired[str]
    startSignLocalized: NotRequired[str]
    fortuneSign: NotRequired[str]
    fortuneSignLocalized: NotRequired[str]
    periods: list[TimeLordInTime]
    running: NotRequired[list[RunningTimeLordInTime]]


class TimeLordsConventions(SkyConventions):
    datedBy: Literal["offset-of-birth"]
    sectRule: str
    yearLength: TimeLordYear
    yearDays: float
    lots: NotRequired[str]
    capricornYears: NotRequired[CapricornYears]
    sharedSign: NotRequired[SharedSign]
    loosing: NotRequired[Literal["opposite-sign-once-after-twelve-from-level-2"]]
    nodeOrder: NotRequired[FirdariaNodeOrder]
    start: NotRequired[Literal["sect-light"]]
    order: NotRequired[Literal["zodiacal-from-sect-light"]]
    subdivision: NotRequired[DecennialDivision]


class TimeLordsRequest(BirthOfAnyTime):
    # Zodiacal releasing (Valens), firdaria (Abu Ma'shar), or decennials (Valens, Hephaistio)
    technique: TimeLordTechnique
    # Of zodiacal releasing: the lot that is released; fortune by default
    lot: NotRequired[Literal["fortune", "spirit", "eros", "necessity", "courage", "victory", "nemesis"]]
    # Of zodiacal releasing: where Spirit begins if Fortune is in its sign; by default in the
    # next, as Valens has it
    sharedSign: NotRequired[SharedSign]
    # Of zodiacal releasing: 27 (Valens; by default), or 30 as its ruler Saturn
    capricornYears: NotRequired[CapricornYears]
    # Of firdaria by night (by day they are one): nodes after all planets (by default), or after
    # Mars (as some read Bonatti)
    nodeOrder: NotRequired[FirdariaNodeOrder]
    # Of decennials below level 2: in proportion (Hephaistio; Valens VI.6; by default), or rounds
    # of 129 days (Valens VI.5)
    subdivision: NotRequired[DecennialDivision]
    # By default 360 days, in firdaria 365.2422
    yearLength: NotRequired[TimeLordYear]
    # Periods that begin before this age are listed. Default 90
    untilAge: NotRequired[int]
    # The day whose periods are told on all levels
    targetDate: NotRequired[CivilDate]
    # Time of targetDate, 24-hour HH:MM:SS, on the clock of birth; 12:00:00 by default
    targetTime: NotRequired[CivilTime]
    # sidereal takes the ayanamsa off every longitude, cusps and angles too, and reads signs from
    # there; draconic counts them from the North Node. Default "tropical"
    zodiac: NotRequired[ChartZodiac]
    # With zodiac sidereal; fagan-bradley by default
    ayanamsa: NotRequired[Ayanamsa]
    # Degrees; with ayanamsa custom, which needs it
    ayanamsaValue: NotRequired[float]
    # With ayanamsa custom: the day, 0h TT, at which ayanamsaValue holds from the mean equinox;
    # precession and nutation carry it to each instant. Without it the value is the same at every
    # instant
    ayanamsaEpoch: NotRequired[CivilDate]
    # true is where bodies are at the instant, without the time of light, its bending and
    # aberration. Default "apparent"
    positionType: NotRequired[PositionType]
    # topocentric takes the parallax as seen from the place, at sea level: the Moon moves by up to
    # a degree. Default "geocentric"
    center: NotRequired[PlacedCenter]


class TimedPillar(TypedDict):
    id: str
    number: int
    stem: HeavenlyStem
    branch: EarthlyBranch
    tenGod: TenGod
    stemRole: UsefulGodRole
    branchRole: UsefulGodRole
    meetings: list[BaziMeeting]
    reading: str


@final
class Timeline(TypedDict):
    """Transits, ingresses, stations, eclipses, dasha changes and critical days on one timeline"""

    birthData: ForecastSubject
    startDate: str
    endDate: str
    timezone: float | str
    count: int
    hasMore: bool
    events: list[ForecastEvent]
    conventions: ForecastConventions


class TimelineRequest(TypedDict):
    birthData: ForecastBirthOfAnyTime
    # First day by timezone; today by default
    startDate: NotRequired[CivilDate]
    # Last day by timezone, included; 30 days after the start by default, at most 90
    endDate: NotRequired[CivilDate]
    # Of days and local times: decimal hours from UTC, a fixed offset (-05:00), or an IANA name,
    # whose offset at each event counts; UTC by default. Default 0
    timezone: NotRequired[Timezone]
    # What to search; all three by default
    domains: NotRequired[list[Tradition]]
    # Factors of the significance; 1 by default
    domainWeights: NotRequired[DomainWeights]
    # Least significance after weighting. Default 0
    minSignificance: NotRequired[float]


Timezone: TypeAlias = "float | str"


TithiGroup: TypeAlias = "Literal[\"nanda\", \"bhadra\", \"jaya\", \"rikta\", \"purna\"]"


class TithiOfMonth(TypedDict):
    """At sunrise, with its end"""

    number: int
    name: str
    nameLocalized: NotRequired[str]
    end: str
    paksha: Paksha
    pakshaLocalized: NotRequired[str]


class Tonalpohualli(TypedDict):
    """A date in the Nahua count of 260 days: sign, number, trecena, quarter"""

    daySign: AztecSign
    daySignName: str
    gloss: str
    glossLocalized: NotRequired[str]
    direction: Quarter
    directionLocalized: NotRequired[str]
    number: int
    trecena: AztecTrecenaDay
    keynote: str
    guidance: str
    scope: str
    date: str
    conventions: AztecConventions


class TonalpohualliRequest(TypedDict):
    date: CalendarDay


Tradition: TypeAlias = "Literal[\"western\", \"vedic\", \"biorhythm\"]"


class TransitActivation(TypedDict):
    body: str
    bodyLocalized: NotRequired[str]
    gate: int
    line: int
    gateName: str
    gateNameLocalized: NotRequired[str]
    ichingHexagram: GateHexagram
    until: NotRequired[str]


TransitAngleName: TypeAlias = "Literal[\"conjunction\", \"sextile\", \"square\", \"trine\", \"opposition\"]"


class TransitAspect(TypedDict):
    transitPlanet: str
    transitPlanetLocalized: NotRequired[str]
    natalPlanet: str
    natalPlanetLocalized: NotRequired[str]
    type: AspectType
    typeLocalized: NotRequired[str]
    angle: float
    orb: float
    isApplying: bool
    strength: int
    nature: AspectNature
    interpretation: TransitReading


class TransitAspectInTime(TypedDict):
    transitPlanet: str
    transitPlanetLocalized: NotRequired[str]
    natalPlanet: str
    natalPlanetLocalized: NotRequired[str]
    type: AspectType
    typeLocalized: NotRequired[str]
    angle: float
    orb: OrbReach
    isApplying: NotRequired[bool]
    strength: int
    nature: AspectNature
    interpretation: NotRequired[TransitReading]


@final
class TransitAspects(TypedDict):
    """Transits to a birth chart in its houses, filtered by body, type and strength"""

    transitDate: str
    houseSystem: HouseSystem
    houses: list[HouseCusp]
    ascendant: ZodiacPlace
    midheaven: ZodiacPlace
    transitPlanets: list[HousedBody]
    natalPlanets: list[HousedBody]
    aspects: list[TransitToNatal]
    leading: list[LeadingTransit]
    summary: TransitAspectsSummary
    conventions: TransitAspectsConventions


class TransitAspectsConventions(AsteroidsConventions):
    orbs: AspectOrbs
    natal: NatalMoment


class TransitAspectsRequest(TypedDict):
    natalChart: TransitAspectsRequestNatalChart
    # Calendar date in UTC, YYYY-MM-DD; today by default
    transitDate: NotRequired[CivilDate]
    # Time in UTC, 24-hour HH:MM:SS. Default "12:00:00"
    transitTime: NotRequired[CivilTime]
    # House system; above the polar circles placidus and koch give whole-sign, and the answer says
    # so; any other that has no houses at the place and time is refused with those that have.
    # Default "placidus"
    houseSystem: NotRequired[HouseSystem]
    # Keep only aspects of these transiting bodies; all fourteen by default
    planets: NotRequired[list[Literal["Sun", "Moon", "Mercury", "Venus", "Mars", "Jupiter", "Saturn", "Uranus", "Neptune", "Pluto", "North Node", "South Node", "Chiron", "Black Moon Lilith"]]]
    # Keep only these types; all nine by default
    aspectTypes: NotRequired[list[AspectType]]
    # Keep only aspects of at least this strength
    minStrength: NotRequired[float]
    # Options as this program has them by default; an option that is sent goes before it.
    # astro.com: nodeType true, houseSystem placidus, orbs Chiron 0 and Black Moon Lilith 0
    preset: NotRequired[WesternPreset]
    # sidereal takes the ayanamsa off every longitude, cusps and angles too, and reads signs from
    # there. Default "tropical"
    zodiac: NotRequired[ZodiacUsed]
    # With zodiac sidereal; fagan-bradley by default
    ayanamsa: NotRequired[Ayanamsa]
    # Degrees; with ayanamsa custom, which needs it
    ayanamsaValue: NotRequired[float]
    # With ayanamsa custom: the day, 0h TT, at which ayanamsaValue holds from the mean equinox;
    # precession and nutation carry it to each instant. Without it the value is the same at every
    # instant
    ayanamsaEpoch: NotRequired[CivilDate]
    # Black Moon Lilith: the smoothed (mean) or osculating (true) apogee of the Moon. Default
    # "mean"
    lilithType: NotRequired[LilithType]
    # true is where bodies are at the instant, without the time of light, its bending and
    # aberration. Default "apparent"
    positionType: NotRequired[PositionType]


class TransitAspectsRequestNatalChart(TypedDict):
    date: str
    time: NotRequired[str | None]
    timezone: Timezone
    calendar: NotRequired[DateCalendar]
    latitude: Latitude
    longitude: Longitude
    nodeType: NotRequired[NodeType]
    timeAccuracyMinutes: NotRequired[TimeAccuracy]
    timeFrom: NotRequired[CivilTime]
    timeTo: NotRequired[CivilTime]
    dateTo: NotRequired[CivilDate]


class TransitAspectsSummary(HeldAspectCounts):
    opening: str
    strongest: TransitToNatal | None
    byType: dict[str, int]


class TransitBinduReach(TypedDict):
    """By all that may have risen; none for the nodes"""

    least: int
    most: int


TransitDashaLevel: TypeAlias = "Literal[\"major\", \"sub\"]"


class TransitPass(TypedDict):
    at: str
    isRetrograde: bool
    isPast: bool


TransitPassInTime = TypedDict(
    "TransitPassInTime",
    {
        "from": "NotRequired[str]",
        "to": "NotRequired[str]",
        "isRetrograde": "bool",
        "isCertain": "bool",
    },
)


class TransitReading(TypedDict):
    """Reading of the transit: three parts of one paragraph of two planets, or a sentence each
    where the orb is too wide
    """

    summary: str
    timing: str
    impact: str
    guidance: str
    keywords: list[str]


class TransitToNatal(Aspect):
    transitInterpretation: TransitReading


class TransitToNatalInTime(TypedDict):
    planet1: str
    planet1Localized: NotRequired[str]
    planet2: str
    planet2Localized: NotRequired[str]
    type: AspectType
    typeLocalized: NotRequired[str]
    angle: float
    orb: OrbReach
    isApplying: NotRequired[bool]
    strength: int
    interpretation: AspectNature
    transitInterpretation: NotRequired[TransitReading]


TransitedBirthTime = TypedDict(
    "TransitedBirthTime",
    {
        "state": "BirthTimeState",
        "from": "str",
        "to": "str",
        "holds": "list[TransitedHeld]",
        "changes": "list[TransitedChange]",
        "more": "NotRequired[int]",
        "counted": "NotRequired[list[CountedChanges]]",
    },
)


class TransitedChange(TypedDict):
    member: str
    before: MemberValue
    beforeLocalized: NotRequired[str]
    after: MemberValue
    afterLocalized: NotRequired[str]
    at: str
    utc: NotRequired[str]


class TransitedHeld(TypedDict):
    member: str
    value: MemberValue
    valueLocalized: NotRequired[str]


class TransitingBodyInTime(BodyPosition):
    house: NotRequired[int]


class TransitingGraha(DrishtiPlanet):
    isRetrograde: bool
    natalHouse: int
    houseFromMoon: int
    aspectsToNatal: list[AngleToNatal]
    drishtiToNatal: list[DrishtiToNatal]
    kaksha: KakshaPlace


@final
class Transits(TypedDict):
    """The sky of a moment, and its aspects to a birth chart"""

    transitDate: str
    transitTime: str
    timezone: float
    transitPlanets: list[BodyPosition]
    transitAspects: NotRequired[list[TransitAspect]]
    leading: NotRequired[list[LeadingTransit]]
    summary: NotRequired[TransitsSummary]
    natal: NotRequired[NatalSky]
    conventions: TransitsConventions


class TransitsConventions(SkyConventions):
    nodeType: Literal["mean", "true"]
    orbs: AspectOrbs
    natal: NotRequired[NatalMoment]


class TransitsRequest(TypedDict):
    # Calendar date, YYYY-MM-DD (proleptic Gregorian); today in the timezone by default
    date: NotRequired[CivilDate]
    # Wall-clock time, 24-hour HH:MM:SS; the present time of day in the timezone by default
    time: NotRequired[CivilTime]
    # Decimal hours from UTC (5.5), a fixed offset (+05:30), or an IANA name (Asia/Kolkata)
    # resolved at that date and time. Default 0
    timezone: NotRequired[Timezone]
    # Lunar node: smoothed (mean) or osculating (true). Default "true"
    nodeType: NotRequired[NodeType]
    # With it the answer holds the transits to this chart
    natalChart: NotRequired[TransitsRequestNatalChart]
    # Options as this program has them by default; an option that is sent goes before it.
    # astro.com: nodeType true, houseSystem placidus, orbs Chiron 0 and Black Moon Lilith 0
    preset: NotRequired[WesternPreset]
    # sidereal takes the ayanamsa off every longitude, cusps and angles too, and reads signs from
    # there. Default "tropical"
    zodiac: NotRequired[ZodiacUsed]
    # With zodiac sidereal; fagan-bradley by default
    ayanamsa: NotRequired[Ayanamsa]
    # Degrees; with ayanamsa custom, which needs it
    ayanamsaValue: NotRequired[float]
    # With ayanamsa custom: the day, 0h TT, at which ayanamsaValue holds from the mean equinox;
    # precession and nutation carry it to each instant. Without it the value is the same at every
    # instant
    ayanamsaEpoch: NotRequired[CivilDate]
    # Black Moon Lilith: the smoothed (mean) or osculating (true) apogee of the Moon. Default
    # "mean"
    lilithType: NotRequired[LilithType]
    # true is where bodies are at the instant, without the time of light, its bending and
    # aberration. Default "apparent"
    positionType: NotRequired[PositionType]


class TransitsRequestNatalChart(TypedDict):
    """With it the answer holds the transits to this chart"""

    date: str
    time: NotRequired[str | None]
    timezone: Timezone
    calendar: NotRequired[DateCalendar]
    latitude: Latitude
    longitude: Longitude
    timeAccuracyMinutes: NotRequired[TimeAccuracy]
    timeFrom: NotRequired[CivilTime]
    timeTo: NotRequired[CivilTime]
    dateTo: NotRequired[CivilDate]


class TransitsSummary(TypedDict):
    """Only with a natalChart"""

    totalAspects: int
    harmonious: int
    challenging: int
    neutral: int
    opening: str


class TrecenaOpened(TypedDict):
    """The one that the sign opens with the number 1"""

    number: int
    reading: str


class TreeConventions(TypedDict):
    treeVariant: Literal["kircher"]
    sephirotSystem: Literal["classical", "golden-dawn"]
    letterAttribution: Literal["sefer-yetzirah-gra", "sefer-yetzirah-short", "sefer-yetzirah-saadia", "golden-dawn"]


class TreeOfLife(TypedDict):
    """The Tree of Life: sephirot, paths, worlds, the lightning flash"""

    sephirot: list[TreeSephirah]
    paths: list[TreePath]
    worlds: list[KabbalahWorld]
    lightningFlash: list[SephirahId]
    conventions: TreeConventions


TreePath = TypedDict(
    "TreePath",
    {
        "path": "int",
        "letter": "HebrewLetterId",
        "letterGlyph": "str",
        "from": "SephirahId",
        "to": "SephirahId",
        "trump": "LetterTrump",
        "attribution": "LetterAttribution",
        "reading": "str",
    },
)


TreePillar: TypeAlias = "Literal[\"left\", \"middle\", \"right\"]"


class Trigram(TypedDict):
    """One trigram with all that belongs to it"""

    number: int
    symbol: str
    chinese: str
    english: TrigramName
    englishLocalized: NotRequired[str]
    pinyin: str
    binary: str
    attribute: str
    attributeLocalized: NotRequired[str]
    element: str
    elementLocalized: NotRequired[str]
    familyMember: str
    familyMemberLocalized: NotRequired[str]
    direction: str
    directionLocalized: NotRequired[str]
    bodyPart: str
    bodyPartLocalized: NotRequired[str]
    animal: str
    animalLocalized: NotRequired[str]
    season: str
    seasonLocalized: NotRequired[str]
    quality: str
    qualityLocalized: NotRequired[str]
    meaning: str


TrigramName: TypeAlias = "Literal[\"Heaven\", \"Earth\", \"Thunder\", \"Wind\", \"Water\", \"Fire\", \"Mountain\", \"Lake\"]"


class Trigrams(TypedDict):
    """The eight trigrams"""

    total: int
    trigrams: list[TrigramsTrigrams]


class TrigramsTrigrams(TypedDict):
    number: int
    symbol: str
    chinese: str
    english: TrigramName
    englishLocalized: NotRequired[str]
    pinyin: str
    binary: str
    attribute: str
    attributeLocalized: NotRequired[str]


TriplicitySchool: TypeAlias = "Literal[\"dorothean\", \"lilly\"]"


class Tzolkin(TzolkinOfChart):
    """A date in the Maya count of 260 days: sign, number and trecena"""

    date: str
    conventions: CorrelationUsed


class TzolkinGridDay(TypedDict):
    date: str
    daySign: MayanSign
    daySignName: str
    number: int
    trecena: int
    haab: str
    longCount: str


class TzolkinMonth(TypedDict):
    """A civil month, day by day, in Tzolkin, Haab and Long Count"""

    year: int
    month: int
    total: int
    days: list[TzolkinGridDay]
    conventions: CorrelationUsed


class TzolkinReading(TypedDict):
    keynote: str
    numberReading: str
    numberBand: NotRequired[Literal["gentle", "indifferent", "violent"]]
    strengths: list[str]
    challenges: list[str]
    guidance: str


class TzolkinRequest(TypedDict):
    date: CalendarDay
    # Which Julian day number is 0.0.0.0.0; its number ends the name. Default "gmt-584283"
    correlation: NotRequired[Literal["gmt-584283", "martinez-hernandez-584281", "astronomical-584285", "martin-skidmore-584286"]]


class UncertainActivation(TypedDict):
    planet: str
    planetLocalized: NotRequired[str]
    side: DesignSide
    gate: NotRequired[int]
    line: NotRequired[int]
    color: NotRequired[int]
    tone: NotRequired[int]
    base: NotRequired[int]
    longitude: DesignLongitudeReach
    gateName: NotRequired[str]
    gateNameLocalized: NotRequired[str]
    gateDescription: str
    lineMeaning: str
    planetDescription: str
    ichingHexagram: NotRequired[GateHexagram]
    possible: NotRequired[list[GateStay]]


UncertainAngle = TypedDict(
    "UncertainAngle",
    {
        "sign": "str",
        "signLocalized": "NotRequired[str]",
        "from": "ZodiacPlace",
        "to": "ZodiacPlace",
    },
)


class UncertainAngleToNatal(TypedDict):
    natalPlanet: str
    natalPlanetLocalized: NotRequired[str]
    aspectType: TransitAngleName
    orb: NatalOrbReach


class UncertainAnnualPillarOfLuck(TypedDict):
    year: int
    id: str
    number: int
    tenGod: NotRequired[TenGod]
    luckPillarIndex: NotRequired[int]
    stemRole: NotRequired[UsefulGodRole]
    branchRole: NotRequired[UsefulGodRole]
    meetings: list[BaziMeeting]
    reading: NotRequired[str]


@final
class UncertainAnnualReading(TypedDict):
    """The answer where the time of birth is unknown, or known to a range: birthTime.state says
    which
    """

    birthTime: BaziBirthTime
    birthData: UntimedBaziBirth
    conventions: UncertainBaziConventions
    year: int
    annualPillar: AnnualPillar
    animal: ChineseAnimal
    animalLocalized: NotRequired[str]
    tenGod: NotRequired[TenGod]
    branchTenGod: NotRequired[TenGod]
    yearBranchRelation: NotRequired[Literal["same", "clash", "harm", "punishment", "none"]]
    benMingNian: NotRequired[bool]
    yearBranchRelationMeaning: NotRequired[str]
    stemRole: NotRequired[UsefulGodRole]
    branchRole: NotRequired[UsefulGodRole]
    usefulGod: NotRequired[UncertainUsefulGod]
    usefulGods: NotRequired[list[UsefulGodCandidate]]
    usefulGodDecidedBy: NotRequired[UsefulGodDecider]
    interactions: list[BaziInteraction]
    meetings: list[BaziMeeting]
    luckPillar: NotRequired[UncertainLuckPillarOfYear]
    moment: NotRequired[UncertainMomentPillars]
    hours: list[PossibleHourPillar]
    summary: str


@final
class UncertainArabicLots(TypedDict):
    """The answer where the time of birth is unknown, or known to a range: birthTime.state says
    which
    """

    birthTime: NatalBirthTime
    birthDetails: UntimedBirth
    sect: NotRequired[Literal["day", "night"]]
    houseSystem: NotRequired[HouseSystem]
    lots: list[ArabicLotInTime]
    summary: str
    conventions: UncertainArabicLotsConventions


class UncertainSkyConventions(TypedDict):
    zodiac: ChartZodiac
    ayanamsa: NotRequired[Ayanamsa]
    ayanamsaDegrees: NotRequired[float]
    ayanamsaEpoch: NotRequired[str]
    positions: str
    center: NotRequired[Center]
    positionType: NotRequired[PositionType]
    harmonic: NotRequired[int]
    lilith: LilithUsed
    preset: NotRequired[PresetUsed]
    calendar: CalendarUsed
    ephemeris: str
    ut1: Ut1Source
    pole: PoleSource
    deltaT: float
    notice: NotRequired[str]
    utcFrom: str
    utcTo: str


class UncertainAsteroidsConventions(UncertainSkyConventions):
    requestedHouseSystem: HouseSystem


class UncertainArabicLotsConventions(UncertainAsteroidsConventions):
    lots: str
    sectRule: str


class UncertainVedicConventions(TypedDict):
    zodiac: ZodiacUsed
    positions: str
    positionType: NotRequired[PositionType]
    nodeType: Literal["mean", "true"]
    houseSystem: str
    preset: NotRequired[PresetUsed]
    calendar: CalendarUsed
    ephemeris: str
    ut1: Ut1Source
    pole: PoleSource
    deltaT: float
    notice: NotRequired[str]
    utcFrom: str
    utcTo: str


class UncertainArudhaConventions(UncertainVedicConventions):
    lords: str
    exception: str


class UncertainArudhaPada(TypedDict):
    id: Literal["a1", "a2", "a3", "a4", "a5", "a6", "a7", "a8", "a9", "a10", "a11", "a12"]
    house: int
    abbreviation: str
    name: str
    nameLocalized: NotRequired[str]
    bhavaRashi: NotRequired[str]
    bhavaRashiLocalized: NotRequired[str]
    lord: NotRequired[str]
    lordLocalized: NotRequired[str]
    lordRashi: NotRequired[str]
    lordRashiLocalized: NotRequired[str]
    rashi: NotRequired[str]
    rashiLocalized: NotRequired[str]
    houseFromLagna: NotRequired[int]
    possible: NotRequired[list[PossibleArudha]]
    meaning: str
    significations: str


@final
class UncertainArudhaPadas(TypedDict):
    """The answer where the time of birth is unknown, or known to a range: birthTime.state says
    which
    """

    birthTime: VedicBirthTime
    lagnaRashi: NotRequired[str]
    lagnaRashiLocalized: NotRequired[str]
    arudhaLagna: NotRequired[str]
    arudhaLagnaLocalized: NotRequired[str]
    upapada: NotRequired[str]
    upapadaLocalized: NotRequired[str]
    padas: list[UncertainArudhaPada]
    frame: SiderealFrame
    conventions: UncertainArudhaConventions


@final
class UncertainAshtakavarga(TypedDict):
    """The answer where the time of birth is unknown, or known to a range: birthTime.state says
    which
    """

    birthTime: VedicBirthTime
    frame: SiderealFrame
    signs: list[str]
    signsLocalized: NotRequired[list[str]]
    bhinnashtakavarga: list[UncertainBinduTable]
    sarvashtakavarga: UncertainBinduSum
    reducedBhinnashtakavarga: list[UncertainReducedBindus]
    reducedSarvashtakavarga: UncertainReducedSum
    shodhyaPinda: list[UncertainShodhyaPinda]
    conventions: UncertainAshtakavargaConventions


class UncertainAshtakavargaConventions(UncertainVedicConventions):
    tables: str
    reductions: str


class UncertainAspect(TypedDict):
    planet1: str
    planet1Localized: NotRequired[str]
    planet2: str
    planet2Localized: NotRequired[str]
    type: AspectType
    typeLocalized: NotRequired[str]
    angle: float
    orb: OrbRange
    exactAt: NotRequired[str]
    isApplying: NotRequired[bool]
    strength: int
    interpretation: AspectNature
    aspectInterpretation: NotRequired[AspectReading]


@final
class UncertainAspectPatterns(TypedDict):
    """The answer where the time of birth is unknown, or known to a range: birthTime.state says
    which
    """

    birthTime: NatalBirthTime
    patterns: list[AspectPattern]
    passingPatterns: list[PassingPattern]
    total: int
    planets: list[BodyInTime]
    options: UncertainAspectPatternsOptions
    conventions: UncertainAspectPatternsConventions


class UncertainAspectPatternsConventions(UncertainSkyConventions):
    nodeType: Literal["mean", "true"]
    orbs: dict[str, float]
    stelliumArc: float


class UncertainAspectPatternsOptions(TypedDict):
    strictOrbs: bool
    include: list[Literal["chiron", "northNode"]]


@final
class UncertainAspects(TypedDict):
    """The answer where the time of birth is unknown, or known to a range: birthTime.state says
    which
    """

    birthTime: AspectsBirthTime
    date: str
    timezone: float
    nodeType: Literal["mean", "true"]
    aspectsFound: int
    aspects: list[AspectInTime]
    passingAspects: list[PassingAspectInTime]
    patterns: list[AspectPattern]
    passingPatterns: list[PassingPattern]
    summary: UncertainAspectsSummary
    conventions: UncertainAspectsConventions


class UncertainAspectsConventions(UncertainSkyConventions):
    orbs: AspectOrbs


class UncertainAspectsSummary(TypedDict):
    totalAspects: int
    harmonious: int
    challenging: int
    neutral: int
    byType: dict[str, int]


class UncertainAsteroid(ProfectionLordPlace):
    name: str
    nameLocalized: NotRequired[str]
    symbol: str
    interpretation: NotRequired[str]
    possibleSigns: NotRequired[list[PossibleAsteroidSign]]


@final
class UncertainAsteroids(TypedDict):
    """The answer where the time of birth is unknown, or known to a range: birthTime.state says
    which
    """

    birthTime: NatalBirthTime
    birthDetails: UntimedBirth
    houseSystem: NotRequired[HouseSystem]
    asteroids: list[UncertainAsteroid]
    summary: NotRequired[str]
    conventions: UncertainAsteroidsConventions


@final
class UncertainAstrocartography(TypedDict):
    """The answer where the time of birth is unknown, or known to a range: birthTime.state says
    which
    """

    birthTime: NatalBirthTime
    birthDetails: UntimedBirth
    lines: list[PlanetLinesInTime]
    summary: str
    conventions: UncertainAstrocartographyConventions


class UncertainAstrocartographyConventions(UncertainSkyConventions):
    nodeType: Literal["mean", "true"]
    lines: str
    pointsLatitude: UncertainAstrocartographyConventionsPointsLatitude
    segmentsLatitude: UncertainAstrocartographyConventionsSegmentsLatitude


UncertainAstrocartographyConventionsPointsLatitude = TypedDict(
    "UncertainAstrocartographyConventionsPointsLatitude",
    {
        "from": "float",
        "to": "float",
        "step": "float",
    },
)


UncertainAstrocartographyConventionsSegmentsLatitude = TypedDict(
    "UncertainAstrocartographyConventionsSegmentsLatitude",
    {
        "from": "float",
        "to": "float",
    },
)


@final
class UncertainAyurvedicConstitution(TypedDict):
    """The answer where the time of birth is unknown, or known to a range: birthTime.state says
    which
    """

    birthTime: ConstitutionBirthTime
    frame: UncertainConstitutionFrame
    lagnaSign: NotRequired[AyurvedaSign]
    lagnaSignLocalized: NotRequired[str]
    moonSign: NotRequired[AyurvedaSign]
    moonSignLocalized: NotRequired[str]
    factors: list[ConstitutionFactor]
    possibleFactors: NotRequired[list[PossibleFactor]]
    openFactors: list[ConstitutionFactorId]
    composite: UncertainConstitutionBlend
    planetDoshas: list[GrahaDoshas]
    summary: str
    conventions: UncertainConstitutionConventions
    meta: AyurvedaScope


@final
class UncertainBaziChart(TypedDict):
    """The answer where the time of birth is unknown, or known to a range: birthTime.state says
    which
    """

    birthTime: BaziBirthTime
    birthData: UntimedBaziBirth
    conventions: UncertainBaziChartConventions
    pillars: list[UncertainBaziPillar]
    possiblePillars: NotRequired[list[PossibleBaziPillar]]
    dayMaster: NotRequired[DayMaster]
    zodiacAnimal: NotRequired[ChineseAnimal]
    zodiacAnimalLocalized: NotRequired[str]
    fiveElements: list[UncertainPhaseCount]
    usefulGod: NotRequired[UncertainUsefulGod]
    usefulGods: NotRequired[list[UsefulGodCandidate]]
    usefulGodDecidedBy: NotRequired[UsefulGodDecider]
    interactions: list[BaziInteraction]
    directionalCombinations: NotRequired[list[DirectionalCombination]]
    halfTrines: list[UncertainHalfTrine]
    hours: list[PossibleHourPillar]
    voids: NotRequired[list[BaziVoids]]
    stages: NotRequired[list[PillarLifeStages]]
    stars: NotRequired[list[SymbolicStar]]
    summary: str


class UncertainBaziConventions(TypedDict):
    dayBoundary: BaziDayBoundary
    yearBoundary: BaziYearBoundary
    hourClock: BaziHourClock
    lunarYear: str
    calendar: CalendarUsed
    ephemeris: str
    ut1: Ut1Source
    pole: PoleSource
    deltaT: float
    notice: NotRequired[str]
    utcFrom: str
    utcTo: str


class UncertainBaziChartConventions(UncertainBaziConventions):
    sections: NotRequired[list[BaziSection]]
    voidsBy: NotRequired[BaziVoidBase]
    stageOrder: NotRequired[LifeStageOrder]
    earthStages: NotRequired[EarthLifeStages]
    noblemanVerse: NotRequired[NoblemanVerse]
    bladeSchool: NotRequired[GoatBladeSchool]
    gender: NotRequired[BaziGender]


@final
class UncertainBaziCompatibility(TypedDict):
    """The answer where the time of birth is unknown, or known to a range: birthTime.state says
    which
    """

    birthTime: BaziCoupleBirthTimes
    personA: UncertainBaziPerson
    personB: UncertainBaziPerson
    dayMasterRelation: NotRequired[Literal["peer", "output", "wealth", "influence", "resource"]]
    interactions: list[BaziInteraction]
    possibleInteractions: list[BaziInteraction]
    score: BaziScoreReach
    harmoniousCount: BaziScoreReach
    challengingCount: BaziScoreReach
    pairs: int
    summary: str


@final
class UncertainBaziNarrowedTime(TypedDict):
    """The answer where the time of birth is unknown, or known to a range: birthTime.state says
    which
    """

    birthTime: NarrowingBirthTime
    birthDetails: NarrowedBirth
    agreeing: list[TimeInterval]
    claims: list[BaziClaimAnswer]
    narrowed: NarrowedMinutes
    events: list[BaziEventAnswer]
    ranking: list[RankedTime]
    moreRanked: NotRequired[int]
    summary: str
    conventions: BaziNarrowedTimeConventions


class UncertainBaziPerson(TypedDict):
    pillars: list[UncertainBaziPillar]
    dayMaster: NotRequired[DayMaster]
    strength: NotRequired[StrengthVerdict]
    conventions: UncertainBaziConventions


class UncertainBaziPillar(AnnualPillar):
    position: PillarPosition
    tenGod: NotRequired[TenGod]
    hiddenStems: list[UncertainHiddenStem]
    reading: NotRequired[str]


class UncertainMuhurtaWindow(TypedDict):
    start: str
    end: str
    lagna: str
    lagnaLocalized: NotRequired[str]
    nakshatra: str
    nakshatraLocalized: NotRequired[str]
    tithi: str
    tithiLocalized: NotRequired[str]
    score: int
    mostScore: int


class UncertainNextMuhurta(UncertainMuhurtaWindow):
    date: str
    weekday: str
    weekdayLocalized: NotRequired[str]


class UncertainBestMuhurta(UncertainNextMuhurta):
    notes: list[MuhurtaNote]


class UncertainBeyondTheCount(TypedDict):
    manglik: SoByTime
    manglikExceptions: NotRequired[list[str]]
    seventhHouse: NotRequired[Literal["strong", "good", "mixed", "weak"]]
    seventhLord: NotRequired[str]
    seventhLordLocalized: NotRequired[str]
    seventhEvidence: NotRequired[list[str]]
    venus: NotRequired[Literal["strong", "fair", "short"]]


@final
class UncertainBhavChalit(TypedDict):
    """The answer where the time of birth is unknown, or known to a range: birthTime.state says
    which
    """

    birthTime: VedicBirthTime
    ascendant: LongitudeReach
    midheaven: LongitudeReach
    bhavas: list[UncertainChalitBhava]
    grahas: list[UncertainChalitGraha]
    houseSystem: Literal["sripati"]
    focus: Literal["general", "finance"]
    houseThemes: HouseThemes
    frame: SiderealFrame
    conventions: UncertainVedicConventions


@final
class UncertainBhavaBala(TypedDict):
    """The answer where the time of birth is unknown, or known to a range: birthTime.state says
    which
    """

    birthTime: VedicBirthTime
    bhavas: list[UncertainBhavaBalaRow]
    leftOut: list[str]
    houseSystem: Literal["sripati"]
    focus: Literal["general", "finance"]
    houseThemes: HouseThemes
    frame: SiderealFrame
    conventions: UncertainBhavaBalaConventions


class UncertainBhavaBalaConventions(UncertainVedicConventions):
    drik: str


class UncertainBhavaBalaRow(TypedDict):
    house: int
    madhya: LongitudeReach
    rashi: NotRequired[str]
    rashiLocalized: NotRequired[str]
    lord: NotRequired[str]
    lordLocalized: NotRequired[str]
    digBala: VirupaReach
    drishtiBala: NotRequired[VirupaReach]


class UncertainBinduSum(TypedDict):
    """Sum of the seven grahas' tables, 337 points"""

    bindus: list[BinduFigureReach]
    withoutLagna: list[BinduFigureReach]
    total: int


class UncertainBinduTable(TypedDict):
    planet: str
    planetLocalized: NotRequired[str]
    bindus: list[BinduFigureReach]
    withoutLagna: list[BinduFigureReach]
    total: int


class UncertainBirthAngel(TypedDict):
    role: Literal["body", "character", "spirit"]
    number: NotRequired[int]
    name: NotRequired[str]
    romanization: NotRequired[str]
    traditionalName: NotRequired[str]
    traditionalNameLocalized: NotRequired[str]
    choir: NotRequired[str]
    choirLocalized: NotRequired[str]
    window: str
    reading: str
    possible: NotRequired[list[PossibleAngel]]


class UncertainBirthChartConventions(UncertainVedicConventions):
    avasthas: str
    combustionOrbs: str


@final
class UncertainBirthProfile(TypedDict):
    """The answer where the time of birth is unknown, or known to a range: birthTime.state says
    which
    """

    birthTime: BirthProfileBirthTime
    birthData: UntimedKabbalahBirth
    hebrewDate: NotRequired[HebrewDate]
    hebrewBirthday: NotRequired[HebrewBirthday]
    sephirah: NotRequired[SephirahOfBirth]
    possibleDates: NotRequired[list[PossibleHebrewDate]]
    decides: NotRequired[str]
    angels: list[UncertainBirthAngel]
    together: NotRequired[str]
    notices: NotRequired[list[str]]
    conventions: UncertainBirthProfileConventions


UncertainBirthRashiChart = TypedDict(
    "UncertainBirthRashiChart",
    {
        "countedFrom": "HousesCountedFrom",
        "from": "str",
        "to": "str",
        "houses": "list[UncertainChartHouse]",
    },
)


@final
class UncertainBodygraph(TypedDict):
    """The answer where the time of birth is unknown, or known to a range: birthTime.state says
    which
    """

    birthTime: DesignBirthTime
    reading: str
    designInstantUtc: UncertainBodygraphDesignInstantUtc
    type: NotRequired[str]
    typeLocalized: NotRequired[str]
    typeDescription: str
    aura: str
    strategy: NotRequired[str]
    strategyLocalized: NotRequired[str]
    strategyDescription: str
    authority: NotRequired[str]
    authorityLocalized: NotRequired[str]
    authorityDescription: str
    signature: NotRequired[str]
    signatureLocalized: NotRequired[str]
    notSelf: NotRequired[str]
    notSelfLocalized: NotRequired[str]
    possibleTypes: NotRequired[list[PossibleType]]
    possibleAuthorities: NotRequired[list[PossibleAuthority]]
    decisionDescription: str
    profile: NotRequired[str]
    profileKeynotes: UncertainProfileKeynotes
    profileDescription: str
    possibleProfiles: NotRequired[list[PossibleProfile]]
    definition: NotRequired[DesignDefinition]
    definitionLocalized: NotRequired[str]
    definitionDescription: str
    possibleDefinitions: NotRequired[list[PossibleDefinition]]
    sides: UncertainBodygraphSides
    incarnationCross: NotRequired[UncertainCross]
    centers: list[UncertainCenterState]
    channels: list[DefinedChannel]
    possibleChannels: list[PossibleChannel]
    gates: list[UncertainActivation]
    conventions: UncertainDesignConventions


UncertainBodygraphDesignInstantUtc = TypedDict(
    "UncertainBodygraphDesignInstantUtc",
    {
        "from": "str",
        "to": "str",
    },
)


class UncertainBodygraphSides(TypedDict):
    """What each of the two sides is"""

    personality: str
    design: str


class UncertainCategories(TypedDict):
    """50 is even, and what a category without aspects gets"""

    romantic: ScoreReach
    emotional: ScoreReach
    intellectual: ScoreReach
    physical: ScoreReach
    spiritual: ScoreReach


class UncertainCenterState(TypedDict):
    id: DesignCenter
    name: str
    nameLocalized: NotRequired[str]
    defined: NotRequired[bool]
    whenDefined: NotRequired[BirthTimes]
    motor: bool
    awareness: bool
    theme: str
    notSelfQuestion: str
    biology: str
    gates: list[int]
    possibleGates: list[int]


@final
class UncertainCenterStates(TypedDict):
    """The answer where the time of birth is unknown, or known to a range: birthTime.state says
    which
    """

    birthTime: DesignBirthTime
    centers: list[UncertainCenterState]
    definedCount: DesignReach
    conventions: UncertainDesignConventions


class UncertainChalitBhava(TypedDict):
    house: int
    madhya: LongitudeReach
    start: LongitudeReach
    end: LongitudeReach
    rashi: NotRequired[str]
    rashiLocalized: NotRequired[str]
    grahas: list[str]
    grahasLocalized: NotRequired[list[str]]


class UncertainChalitGraha(TypedDict):
    graha: str
    grahaLocalized: NotRequired[str]
    longitude: LongitudeReach
    rashi: NotRequired[str]
    rashiLocalized: NotRequired[str]
    bhava: NotRequired[int]
    rashiHouse: NotRequired[int]
    moved: NotRequired[bool]
    isRetrograde: NotRequired[bool]


class UncertainCharaKaraka(TypedDict):
    id: Literal["atmakaraka", "amatyakaraka", "bhratrikaraka", "matrikaraka", "pitrikaraka", "putrakaraka", "gnatikaraka", "darakaraka"]
    name: str
    nameLocalized: NotRequired[str]
    abbreviation: str
    graha: NotRequired[str]
    grahaLocalized: NotRequired[str]
    rashi: NotRequired[str]
    rashiLocalized: NotRequired[str]
    rankingDegree: NotRequired[KarakaDegreeReach]
    isReversed: NotRequired[bool]
    possible: NotRequired[list[PossibleKaraka]]
    meaning: str
    significations: str


@final
class UncertainCharaKarakas(TypedDict):
    """The answer where the time of birth is unknown, or known to a range: birthTime.state says
    which
    """

    birthTime: VedicBirthTime
    scheme: Literal["seven", "eight"]
    karakas: list[UncertainCharaKaraka]
    atmakaraka: NotRequired[str]
    atmakarakaLocalized: NotRequired[str]
    atmakarakaInterpretation: NotRequired[str]
    darakaraka: NotRequired[str]
    darakarakaLocalized: NotRequired[str]
    frame: SiderealFrame
    conventions: UncertainVedicConventions


UncertainChartGraha = TypedDict(
    "UncertainChartGraha",
    {
        "graha": "str",
        "grahaLocalized": "NotRequired[str]",
        "rashi": "NotRequired[str]",
        "rashiLocalized": "NotRequired[str]",
        "from": "VedicPlaceInTime",
        "to": "VedicPlaceInTime",
        "isRetrograde": "NotRequired[bool]",
        "isCombust": "NotRequired[bool]",
        "nakshatra": "NotRequired[UncertainNakshatraPlace]",
        "houseFromMoon": "NotRequired[int]",
        "house": "NotRequired[int]",
        "possible": "NotRequired[list[PossibleGrahaPlace]]",
        "awastha": "NotRequired[BaladiName]",
        "awasthaLocalized": "NotRequired[str]",
        "jagradadi": "NotRequired[JagradadiName]",
        "jagradadiLocalized": "NotRequired[str]",
        "deeptadi": "NotRequired[DeeptadiName]",
        "deeptadiLocalized": "NotRequired[str]",
        "avasthaInfo": "NotRequired[AvasthaInfo]",
        "interpretation": "UncertainPointReading",
        "possibleReadings": "NotRequired[list[UncertainPointReading]]",
    },
)


class UncertainChartHouse(RashiHouse):
    name: str
    nameLocalized: NotRequired[str]
    lord: str
    lordLocalized: NotRequired[str]
    lordHouse: int
    themes: list[str]


UncertainLagna = TypedDict(
    "UncertainLagna",
    {
        "rashi": "str",
        "rashiLocalized": "NotRequired[str]",
        "from": "VedicPlaceInTime",
        "to": "VedicPlaceInTime",
    },
)


class UncertainChartLagna(UncertainLagna):
    """Only where its sign is the same all through"""

    interpretation: NotRequired[str]


class UncertainCompatibilityConventions(TypedDict):
    zodiac: ChartZodiac
    ayanamsa: NotRequired[Ayanamsa]
    ayanamsaEpoch: NotRequired[str]
    positions: str
    center: NotRequired[Center]
    positionType: NotRequired[PositionType]
    harmonic: NotRequired[int]
    lilith: LilithUsed
    preset: NotRequired[PresetUsed]
    ephemeris: str
    person1: UncertainPersonMoment
    person2: UncertainPersonMoment
    orbs: AspectOrbs
    scoring: AspectScoring
    categoryWeights: dict[str, float]
    categoryPairs: dict[str, list[str]]
    elementsOf: str


@final
class UncertainCompatibilityScore(TypedDict):
    """The answer where the time of birth is unknown, or known to a range: birthTime.state says
    which
    """

    birthTime: PeopleBirthTimes
    overallScore: ScoreReach
    categories: UncertainCategories
    persons: UncertainCompatibilityScorePersons
    signCompatibility: UncertainCompatibilityScoreSignCompatibility
    elementBalance: UncertainElementBalance
    strengths: list[str]
    challenges: list[str]
    summary: str
    aspectBreakdown: HeldAspectCounts
    keyAspects: list[UncertainKeyAspect]
    conventions: UncertainCompatibilityConventions


class UncertainCompatibilityScorePersons(TypedDict):
    person1: UncertainPersonalPlaces
    person2: UncertainPersonalPlaces


class UncertainCompatibilityScoreSignCompatibility(TypedDict):
    sun: UncertainSignPair
    moon: UncertainSignPair
    venus: UncertainSignPair
    mars: UncertainSignPair


class UncertainCompositeAspect(TypedDict):
    planet1: str
    planet1Localized: NotRequired[str]
    planet2: str
    planet2Localized: NotRequired[str]
    type: AspectType
    typeLocalized: NotRequired[str]
    angle: float
    orb: PairOrbReach
    strength: int
    interpretation: AspectNature


@final
class UncertainCompositeChart(TypedDict):
    """The answer where the time of birth is unknown, or known to a range: birthTime.state says
    which
    """

    birthTime: PeopleBirthTimes
    person1: UntimedPersonDetails
    person2: UntimedPersonDetails
    compositePlanets: list[UncertainCompositePlanet]
    aspects: list[UncertainCompositeAspect]
    possibleAspects: list[PossibleAspect]
    interpretation: UncertainCompositeReading
    conventions: UncertainCompositeConventions


class UncertainCompositeConventions(TypedDict):
    zodiac: ChartZodiac
    ayanamsa: NotRequired[Ayanamsa]
    ayanamsaEpoch: NotRequired[str]
    positions: str
    center: NotRequired[Center]
    positionType: NotRequired[PositionType]
    harmonic: NotRequired[int]
    lilith: LilithUsed
    preset: NotRequired[PresetUsed]
    ephemeris: str
    person1: UncertainPersonMoment
    person2: UncertainPersonMoment
    orbs: AspectOrbs
    midpoint: Literal["shorter-arc"]
    southNode: Literal["opposite-north-node"]


UncertainCompositePlanet = TypedDict(
    "UncertainCompositePlanet",
    {
        "name": "str",
        "nameLocalized": "NotRequired[str]",
        "sign": "NotRequired[str]",
        "signLocalized": "NotRequired[str]",
        "from": "ZodiacPlace",
        "to": "ZodiacPlace",
        "isOnEitherSide": "bool",
        "isRetrograde": "NotRequired[bool]",
        "compositeInterpretation": "CompositeSignReading",
    },
)


class UncertainCompositeReading(TypedDict):
    summary: str
    strengths: list[str]
    challenges: list[str]


class UncertainConstitutionBlend(TypedDict):
    """Over every second of that time, and over every choice of strong grahas"""

    vata: DoshaReach
    pitta: DoshaReach
    kapha: DoshaReach
    dominant: NotRequired[DoshaId]
    dominantLocalized: NotRequired[str]
    mayLead: list[DoshaId]
    mayLeadLocalized: NotRequired[list[str]]
    type: NotRequired[ConstitutionType]
    typeLocalized: NotRequired[str]
    convention: str
    weighting: ConstitutionWeighting


class UncertainConstitutionConventions(TypedDict):
    signDoshaScheme: Literal["satyacharya", "bphs"]
    ayanamsa: str
    calendar: CalendarUsed
    ephemeris: str
    ut1: Ut1Source
    pole: PoleSource
    deltaT: float
    notice: NotRequired[str]
    utcFrom: str
    utcTo: str


class UncertainConstitutionFrame(TypedDict):
    ayanamsa: str
    ayanamsaDegrees: AyanamsaReach
    ayanamsaEpoch: NotRequired[str]


class UncertainContactMeaning(AspectMeaning):
    natureLocalized: NotRequired[str]
    relationshipContext: str


class UncertainCoupleReading(TypedDict):
    """The count as far as it is known, and of each chart what the time allows"""

    person1: UncertainBeyondTheCount
    person2: UncertainBeyondTheCount
    reading: str


class UncertainCross(TypedDict):
    name: str
    nameLocalized: NotRequired[str]
    angle: CrossAngle
    angleLocalized: NotRequired[str]
    angleCode: Literal["RAX", "JXT", "LAX"]
    gates: NotRequired[list[int]]
    description: str


@final
class UncertainCurrentDasha(TypedDict):
    """The answer where the time of birth is unknown, or known to a range: birthTime.state says
    which
    """

    birthTime: VedicBirthTime
    summary: str
    moonLongitude: MoonLongitudeReach
    ayanamsaType: Ayanamsa
    ayanamsaEpoch: NotRequired[str]
    readingAt: str
    candidates: list[BirthDashaCandidate]
    mahadasha: NotRequired[UncertainRunningDasha]
    antardasha: NotRequired[UncertainRunningDasha]
    pratyantardasha: NotRequired[UncertainRunningDasha]
    sookshmaDasha: NotRequired[UncertainRunningDasha]
    pranaDasha: NotRequired[UncertainRunningDasha]
    remainingInMahadasha: NotRequired[DashaBalanceReach]
    remainingInAntardasha: NotRequired[DashaBalanceReach]
    remainingInPratyantardasha: NotRequired[DashaBalanceReach]
    remainingInSookshma: NotRequired[DashaBalanceReach]
    remainingInPrana: NotRequired[DashaBalanceReach]
    possible: NotRequired[PossibleDashas]
    conventions: UncertainDashaConventions


class UncertainDailyConventions(TypedDict):
    zodiac: ZodiacUsed
    positions: str
    positionType: NotRequired[PositionType]
    preset: NotRequired[PresetUsed]
    calendar: CalendarUsed
    ephemeris: str
    ut1: Ut1Source
    pole: PoleSource
    deltaT: float
    notice: NotRequired[str]
    utcFrom: str
    utcTo: str
    nodeType: Literal["mean", "true"]
    sunrise: str
    rules: str
    yearDays: float


class UncertainDailyDasha(TypedDict):
    level: DailyDashaLevel
    lord: str
    lordLocalized: NotRequired[str]
    startDate: VedicDateReach
    endDate: VedicDateReach
    timescale: DailyTimescale


class UncertainDailyFrames(TypedDict):
    natal: DailyFrame
    transit: DailyFrame
    kp: DailyFrame


class UncertainDailyGraha(TypedDict):
    graha: str
    grahaLocalized: NotRequired[str]
    sign: str
    signLocalized: NotRequired[str]
    longitude: float
    isRetrograde: bool
    houseFromMoon: int
    timescale: DailyTimescale
    favourable: bool
    favourableHouses: list[int]
    vedhaHouse: int | None
    obstructedBy: list[str]
    obstructedByLocalized: NotRequired[list[str]]
    vedhaExempt: list[str]
    vedhaExemptLocalized: NotRequired[list[str]]
    binduCount: TransitBinduReach | None
    dignity: GocharaDignity | None
    combust: bool | None
    aspectedByBenefic: list[str]
    aspectedByBeneficLocalized: NotRequired[list[str]]
    aspectedByMalefic: list[str]
    aspectedByMaleficLocalized: NotRequired[list[str]]
    aspectedByEnemy: list[str]
    aspectedByEnemyLocalized: NotRequired[list[str]]
    description: NotRequired[str]
    kaksha: KakshaPart
    state: NotRequired[GocharaState]
    stateSource: str


class UncertainDailySubject(TypedDict):
    janmaRashi: NotRequired[str]
    janmaRashiLocalized: NotRequired[str]
    janmaNakshatra: NotRequired[str]
    janmaNakshatraLocalized: NotRequired[str]
    moonLongitude: DailyMoonReach


class UncertainDashaConventions(UncertainVedicConventions):
    yearDays: float


@final
class UncertainDashaPeriods(TypedDict):
    """The answer where the time of birth is unknown, or known to a range: birthTime.state says
    which
    """

    birthTime: VedicBirthTime
    dashaSystem: DashaSystem
    dashaSystemName: str
    dashaSystemNameLocalized: NotRequired[str]
    readingAt: str
    moonLongitude: MoonLongitudeReach
    ayanamsaType: Ayanamsa
    ayanamsaEpoch: NotRequired[str]
    candidates: list[DashaPeriodsCandidate]
    conventions: UncertainDashaPeriodsConventions


class UncertainDashaPeriodsConventions(UncertainVedicConventions):
    datedBy: Literal["offset-of-birth"]
    yearLength: DashaYearLength
    yearDays: NotRequired[float]
    ashtottariStart: NotRequired[AshtottariStart]
    abhijit: NotRequired[AbhijitCount]
    charaCount: NotRequired[CharaCount]
    rules: list[str]


class UncertainDashaSystemPeriod(TypedDict):
    planet: NotRequired[Literal["Ketu", "Venus", "Sun", "Moon", "Mars", "Rahu", "Jupiter", "Saturn", "Mercury"]]
    planetLocalized: NotRequired[str]
    yogini: NotRequired[str]
    yoginiLocalized: NotRequired[str]
    rashi: NotRequired[str]
    rashiLocalized: NotRequired[str]
    rashiFromMoon: NotRequired[str]
    rashiFromMoonLocalized: NotRequired[str]
    rashiFromSun: NotRequired[str]
    rashiFromSunLocalized: NotRequired[str]
    house: NotRequired[int]
    startDate: VedicDateReach
    endDate: VedicDateReach
    nominalStartDate: NotRequired[VedicDateReach]
    durationYears: float


@final
class UncertainDashakoot(TypedDict):
    """The answer where the time of birth is unknown, or known to a range: birthTime.state says
    which
    """

    birthTime: CoupleBirthTimes
    frame: SiderealFrame
    total: PointsReach
    maxTotal: Literal[10]
    verdict: NotRequired[DashakootVerdict]
    reading: str
    rajju: UncertainPoruthamFault
    vedha: UncertainPoruthamFault
    breakdown: list[UncertainPoruthamRow]
    outcomes: list[DashakootOutcome]
    person1: UncertainMatched
    person2: UncertainMatched
    conventions: UncertainMatchingConventions


@final
class UncertainDayMasterReading(TypedDict):
    """The answer where the time of birth is unknown, or known to a range: birthTime.state says
    which
    """

    birthTime: BaziBirthTime
    birthData: UntimedBaziBirth
    conventions: UncertainBaziConventions
    dayMaster: NotRequired[DayMaster]
    verdict: NotRequired[StrengthVerdict]
    verdicts: list[StrengthVerdict]
    score: BaziScoreReach
    seasonalState: NotRequired[Literal["prosperous", "supported", "resting", "imprisoned", "dead"]]
    seasonalStateChinese: NotRequired[str]
    seasonalStateMeaning: NotRequired[str]
    rootCount: RootReach
    factors: list[UncertainStrengthFactor]
    favorableElements: NotRequired[list[Phase]]
    favorableElementsLocalized: NotRequired[list[str]]
    unfavorableElements: NotRequired[list[Phase]]
    unfavorableElementsLocalized: NotRequired[list[str]]
    usefulGod: NotRequired[UncertainUsefulGod]
    usefulGods: NotRequired[list[UsefulGodCandidate]]
    usefulGodDecidedBy: NotRequired[UsefulGodDecider]
    fiveElements: list[UncertainPhaseCount]
    hours: list[PossibleHourPillar]
    summary: str


@final
class UncertainDefinedChannels(TypedDict):
    """The answer where the time of birth is unknown, or known to a range: birthTime.state says
    which
    """

    birthTime: DesignBirthTime
    channels: list[DefinedChannel]
    possibleChannels: list[PossibleChannel]
    total: DesignReach
    definedCenters: list[DesignCenter]
    conventions: UncertainDesignConventions


@final
class UncertainDesignConnection(TypedDict):
    """The answer where the time of birth is unknown, or known to a range: birthTime.state says
    which
    """

    birthTime: DesignsBirthTimes
    totalChannels: DesignReach
    channels: list[SharedChannel]
    dependentChannels: list[DependentChannel]
    centers: list[UncertainSharedCenter]
    combinedDefinition: NotRequired[DesignDefinition]
    combinedDefinitionLocalized: NotRequired[str]
    summary: UncertainDynamics
    pairs: int
    reading: str
    conventions: UncertainDesignsConventions


class UncertainDesignConventions(UncertainDesignMoment):
    designArcDeg: Literal[88]
    wheel: str
    positions: str
    ephemeris: str


@final
class UncertainDesignNarrowedTime(TypedDict):
    """The answer where the time of birth is unknown, or known to a range: birthTime.state says
    which
    """

    birthTime: NarrowingBirthTime
    birthDetails: NarrowedBirth
    agreeing: list[TimeInterval]
    claims: list[DesignClaimAnswer]
    narrowed: NarrowedMinutes
    summary: str
    conventions: DesignNarrowedTimeConventions


@final
class UncertainDesignPenta(TypedDict):
    """The answer where the time of birth is unknown, or known to a range: birthTime.state says
    which
    """

    birthTime: DesignsBirthTimes
    memberCount: int
    channels: list[UncertainPentaChannel]
    gates: list[UncertainPentaGate]
    summary: UncertainPentaSummary
    combinations: int
    reading: str
    conventions: UncertainDesignsConventions


@final
class UncertainDesignProfile(TypedDict):
    """The answer where the time of birth is unknown, or known to a range: birthTime.state says
    which
    """

    birthTime: DesignBirthTime
    profile: NotRequired[str]
    profileDescription: str
    personalityLine: NotRequired[int]
    designLine: NotRequired[int]
    personalityKeynote: str
    designKeynote: str
    possibleProfiles: NotRequired[list[PossibleProfile]]
    conventions: UncertainDesignConventions


@final
class UncertainDesignTransit(TypedDict):
    """The answer where the time of birth is unknown, or known to a range: birthTime.state says
    which
    """

    birthTime: DesignBirthTime
    date: str
    time: str
    timezone: Literal[0]
    activations: list[TransitActivation]
    completedChannels: list[CompletedChannel]
    possibleCompletions: list[PossibleCompletion]
    temporaryCenters: list[UncertainDesignTransitTemporaryCenters]
    possibleCenters: list[PossibleCenter]
    natal: UncertainNatalDesign
    withTransit: UncertainDesignWithTransit
    summary: str
    reading: str
    conventions: UncertainDesignConventions


class UncertainDesignTransitTemporaryCenters(TypedDict):
    id: DesignCenter
    name: str
    nameLocalized: NotRequired[str]
    temporarilyDefined: Literal[True]
    until: NotRequired[str]


@final
class UncertainDesignVariables(TypedDict):
    """The answer where the time of birth is unknown, or known to a range: birthTime.state says
    which
    """

    birthTime: DesignBirthTime
    arrows: list[UncertainVariableArrow]
    baseDescription: str
    conventions: UncertainDesignConventions


class UncertainDesignWithTransit(TypedDict):
    type: NotRequired[str]
    typeLocalized: NotRequired[str]
    typeUntil: NotRequired[str]
    parts: DesignReach
    partsByBirth: DesignReach


class UncertainDesignsConventions(TypedDict):
    designArcDeg: Literal[88]
    wheel: str
    positions: str
    ephemeris: str
    people: list[UncertainDesignMoment]


@final
class UncertainDetectedYogas(TypedDict):
    """The answer where the time of birth is unknown, or known to a range: birthTime.state says
    which
    """

    birthTime: VedicBirthTime
    birthDetails: VedicUntimedBirth
    total: YogaTotal
    yogas: list[HeldYoga]
    undecidedYogas: list[UndecidedYoga]
    undecidedCount: int
    frame: SiderealFrame
    conventions: UncertainVedicConventions


@final
class UncertainDigest(TypedDict):
    """The answer where the time of birth is unknown, or known to a range: birthTime.state says
    which
    """

    birthTime: ForecastBirthTime
    birthData: UntimedForecastSubject
    startDate: str
    endDate: str
    timezone: float | str
    natal: list[NatalArc]
    summary: str
    windows: list[DigestWindowInTime]
    conventions: UncertainForecastConventions


@final
class UncertainDivisionalChart(TypedDict):
    """The answer where the time of birth is unknown, or known to a range: birthTime.state says
    which
    """

    birthTime: VedicBirthTime
    grahas: list[UncertainVargaGraha]
    lagna: NotRequired[UncertainVargaLagna]
    vargottama: list[str]
    vargottamaLocalized: NotRequired[list[str]]
    frame: SiderealFrame
    conventions: UncertainVargaConventions
    division: VargaDivision


@final
class UncertainDrishti(TypedDict):
    """The answer where the time of birth is unknown, or known to a range: birthTime.state says
    which
    """

    birthTime: VedicBirthTime
    planets: list[UncertainDrishtiPlanet]
    aspects: list[HeldDrishti]
    passingAspects: list[PassingDrishti]
    aspectTable: list[DrishtiRow]
    mutualAspects: list[HeldMutualDrishti]
    frame: SiderealFrame
    conventions: UncertainDrishtiConventions


class UncertainDrishtiConventions(UncertainVedicConventions):
    aspects: str


class UncertainDrishtiPlanet(TypedDict):
    name: str
    nameLocalized: NotRequired[str]
    sign: NotRequired[str]
    signLocalized: NotRequired[str]
    longitude: LongitudeReach


class UncertainDrishtiToNatal(TypedDict):
    natalPlanet: str
    natalPlanetLocalized: NotRequired[str]
    aspectType: DrishtiToNatalType
    strength: Literal[100]
    orb: NatalOrbReach


class UncertainDynamics(TypedDict):
    electromagnetic: DesignReach
    dominance: DesignReach
    compromise: DesignReach
    companionship: DesignReach


@final
class UncertainEightMansions(TypedDict):
    """The answer where the time of birth is unknown, or known to a range: birthTime.state says
    which
    """

    birthTime: KuaBirthTime
    decides: NotRequired[str]
    kua: NotRequired[Literal[1, 2, 3, 4, 6, 7, 8, 9]]
    group: NotRequired[Literal["east", "west"]]
    trigram: NotRequired[KuaTrigram]
    sectors: NotRequired[list[EightMansionsSector]]
    bestSector: NotRequired[FengShuiDirection]
    bestSectorLocalized: NotRequired[str]
    worstSector: NotRequired[FengShuiDirection]
    worstSectorLocalized: NotRequired[str]
    facingSector: NotRequired[EightMansionsFacing]
    possible: NotRequired[list[PossibleMansions]]
    conventions: UncertainKuaConventions


class UncertainElementBalance(TypedDict):
    """sharedElement only where one element leads in both charts at all times"""

    person1: UncertainElementCounts
    person2: UncertainElementCounts
    sharedElement: NotRequired[Literal["fire", "earth", "air", "water"]]
    sharedElementLocalized: NotRequired[str]


class UncertainElementCounts(TypedDict):
    fire: ElementReach
    earth: ElementReach
    air: ElementReach
    water: ElementReach


@final
class UncertainFixedStars(TypedDict):
    """The answer where the time of birth is unknown, or known to a range: birthTime.state says
    which
    """

    birthTime: NatalBirthTime
    birthDetails: UntimedBirth
    orb: float
    stars: list[FixedStarInTime]
    conjunctions: list[FixedStarContactInTime]
    passingConjunctions: list[PassingStarContact]
    summary: str
    conventions: UncertainFixedStarsConventions


class UncertainFixedStarsConventions(UncertainSkyConventions):
    nodeType: Literal["mean", "true"]
    stars: str
    contact: str
    houses: str
    natures: str


class UncertainForecastConventions(TypedDict):
    calendar: CalendarUsed
    ephemeris: str
    ut1: Ut1Source
    pole: PoleSource
    deltaT: float
    notice: NotRequired[str]
    positions: str
    ayanamsa: Literal["lahiri"]
    dashaYearDays: float
    nearMissOrb: float
    eclipses: Literal["greatest-eclipse", "not-available"]
    mostEvents: int
    askedEndDate: NotRequired[str]
    utcFrom: str
    utcTo: str


@final
class UncertainForecastSolarReturn(TypedDict):
    """The answer where the time of birth is unknown, or known to a range: birthTime.state says
    which
    """

    birthTime: NatalBirthTime
    birthDate: str
    solarReturnDate: ReturnSpan
    solarReturnYear: int
    location: ReturnLocation
    natalSunPosition: NatalPositionInTime
    chart: UncertainReturnChart
    conventions: UncertainReturnConventions


@final
class UncertainForecastTransits(TypedDict):
    """The answer where the time of birth is unknown, or known to a range: birthTime.state says
    which
    """

    birthTime: ForecastBirthTime
    birthData: UntimedForecastSubject
    startDate: str
    endDate: str
    timezone: float | str
    natal: list[NatalArc]
    count: int
    hasMore: bool
    events: list[ForecastEventInTime]
    conventions: UncertainForecastConventions


@final
class UncertainGateActivations(TypedDict):
    """The answer where the time of birth is unknown, or known to a range: birthTime.state says
    which
    """

    birthTime: DesignBirthTime
    personality: list[UncertainActivation]
    design: list[UncertainActivation]
    conventions: UncertainDesignConventions


UncertainGrahaPosition = TypedDict(
    "UncertainGrahaPosition",
    {
        "graha": "str",
        "grahaLocalized": "NotRequired[str]",
        "rashi": "NotRequired[str]",
        "rashiLocalized": "NotRequired[str]",
        "from": "VedicPlaceInTime",
        "to": "VedicPlaceInTime",
        "isRetrograde": "NotRequired[bool]",
        "isCombust": "NotRequired[bool]",
        "nakshatra": "NotRequired[UncertainNakshatraTold]",
        "houseFromMoon": "NotRequired[int]",
        "house": "NotRequired[int]",
        "possible": "NotRequired[list[PossibleGrahaPlace]]",
        "awastha": "NotRequired[BaladiName]",
        "awasthaLocalized": "NotRequired[str]",
        "rashiDetails": "NotRequired[RashiTold]",
    },
)


@final
class UncertainGrahaPositions(TypedDict):
    """The answer where the time of birth is unknown, or known to a range: birthTime.state says
    which
    """

    birthTime: VedicBirthTime
    grahas: list[UncertainGrahaPosition]
    lagna: NotRequired[UncertainLagna]
    charts: list[UncertainRashiChart]
    frame: SiderealFrame
    conventions: UncertainVedicConventions


@final
class UncertainGunMilan(TypedDict):
    """The answer where the time of birth is unknown, or known to a range: birthTime.state says
    which
    """

    birthTime: CoupleBirthTimes
    frame: SiderealFrame
    total: PointsReach
    maxScore: Literal[36]
    percentage: PointsReach
    isCompatible: NotRequired[bool]
    recommendation: str
    doshas: list[str]
    doshasLocalized: NotRequired[list[str]]
    dependentDoshas: list[str]
    dependentDoshasLocalized: NotRequired[list[str]]
    doshaCancellations: list[DoshaCancellation]
    reliefs: list[KootaRelief]
    breakdown: list[UncertainKootaRow]
    outcomes: list[GunMilanOutcome]
    person1: UncertainMatched
    person2: UncertainMatched
    couple: UncertainCoupleReading
    conventions: UncertainMatchingConventions


class UncertainHalfTrine(TypedDict):
    element: Phase
    elementLocalized: NotRequired[str]
    positions: list[Literal["year", "month", "day", "hour"]]
    members: list[str]
    third: str
    meaning: NotRequired[str]


class UncertainHiddenStem(TypedDict):
    stem: HeavenlyStem
    role: HiddenStemRole
    tenGod: NotRequired[TenGod]


@final
class UncertainHouses(UntimedBirth):
    """The answer where the time of birth is unknown, or known to a range: birthTime.state says
    which
    """

    birthTime: NatalBirthTime
    houseSystem: NotRequired[Literal["placidus", "whole-sign", "equal", "koch", "porphyry", "regiomontanus", "campanus", "alcabitius", "topocentric", "vehlow", "equal-midheaven", "equal-aries", "meridian", "morinus", "krusinski", "carter", "horizontal", "sripati", "pullen-delta", "pullen-ratio", "sunshine", "sunshine-makransky", "savard", "apc", "all"]]
    ascendant: AngleInTime
    midheaven: AngleInTime
    vertex: VertexInTime
    houses: list[CuspInTime]
    comparison: NotRequired[dict[str, UncertainHousesComparison]]
    conventions: UncertainHousesConventions


class UncertainHousesComparison(TypedDict):
    houseSystem: NotRequired[HouseSystem]
    houses: list[CuspInTime]


class UncertainHousesConventions(UncertainSkyConventions):
    requestedHouseSystem: Literal["placidus", "whole-sign", "equal", "koch", "porphyry", "regiomontanus", "campanus", "alcabitius", "topocentric", "vehlow", "equal-midheaven", "equal-aries", "meridian", "morinus", "krusinski", "carter", "horizontal", "sripati", "pullen-delta", "pullen-ratio", "sunshine", "sunshine-makransky", "savard", "apc", "all"]


class UncertainInterAspect(UncertainCompositeAspect):
    meaning: UncertainContactMeaning


class UncertainJudgedTransit(TypedDict):
    planet: str
    planetLocalized: NotRequired[str]
    houseFromMoon: int
    obstructedBy: list[str]
    obstructedByLocalized: NotRequired[list[str]]
    entered: NotRequired[str]
    leaves: NotRequired[str]
    saturnPart: NotRequired[SaturnPart]
    dashaLevel: NotRequired[TransitDashaLevel]
    state: NotRequired[GocharaState]
    stateSource: str
    binduCount: NotRequired[TransitBinduReach]
    bindu: NotRequired[bool]


class UncertainKalaParts(TypedDict):
    ayana: VirupaReach
    paksha: NotRequired[VirupaReach]


@final
class UncertainKalsarpaDosha(TypedDict):
    """The answer where the time of birth is unknown, or known to a range: birthTime.state says
    which
    """

    birthTime: VedicBirthTime
    frame: SiderealFrame
    verdict: DoshaVerdict
    present: NotRequired[bool]
    description: str
    remedies: NotRequired[list[str]]
    conventions: UncertainVedicConventions
    type: NotRequired[str]
    severity: NotRequired[DoshaSeverity]
    arc: NotRequired[HeldKalsarpaArc]
    rahuHouse: NotRequired[int]
    outside: NotRequired[list[str]]
    outsideLocalized: NotRequired[list[str]]
    effects: NotRequired[UncertainKalsarpaEffects]


class UncertainKalsarpaEffects(TypedDict):
    """Of a type that holds"""

    duration: NotRequired[str]
    career: NotRequired[str]
    health: NotRequired[str]
    relationships: NotRequired[str]
    mindset: NotRequired[str]
    positive: NotRequired[str]


class UncertainKeyAspect(UncertainCompositeAspect):
    description: str


class UncertainKootaRow(TypedDict):
    category: str
    categoryLocalized: NotRequired[str]
    score: NotRequired[float]
    least: float
    most: float
    maxScore: int
    person1: NotRequired[str]
    person1Localized: NotRequired[str]
    person2: NotRequired[str]
    person2Localized: NotRequired[str]
    meaning: str
    description: str


@final
class UncertainKpChart(TypedDict):
    """The answer where the time of birth is unknown, or known to a range: birthTime.state says
    which
    """

    birthTime: VedicBirthTime
    ayanamsa: float
    ayanamsaType: str
    cusps: NotRequired[list[UncertainKpCusp]]
    planets: list[UncertainKpChartPlanet]
    conventions: UncertainKpConventions


UncertainKpPlanet = TypedDict(
    "UncertainKpPlanet",
    {
        "planet": "str",
        "planetLocalized": "NotRequired[str]",
        "sign": "NotRequired[str]",
        "signLocalized": "NotRequired[str]",
        "signLord": "NotRequired[str]",
        "signLordLocalized": "NotRequired[str]",
        "nakshatra": "NotRequired[str]",
        "nakshatraLocalized": "NotRequired[str]",
        "starLord": "NotRequired[str]",
        "starLordLocalized": "NotRequired[str]",
        "pada": "NotRequired[int]",
        "subLord": "NotRequired[str]",
        "subLordLocalized": "NotRequired[str]",
        "subSubLord": "NotRequired[str]",
        "subSubLordLocalized": "NotRequired[str]",
        "from": "KpPlaceInTime",
        "to": "KpPlaceInTime",
        "retrograde": "NotRequired[bool]",
        "possible": "NotRequired[list[PossibleSubLord]]",
    },
)


class UncertainKpChartPlanet(UncertainKpPlanet):
    house: NotRequired[int]


class UncertainKpConventions(UncertainVedicConventions):
    frame: SiderealFrame
    ayanamsaReadAt: str


UncertainKpCusp = TypedDict(
    "UncertainKpCusp",
    {
        "house": "int",
        "sign": "NotRequired[str]",
        "signLocalized": "NotRequired[str]",
        "signLord": "NotRequired[str]",
        "signLordLocalized": "NotRequired[str]",
        "nakshatra": "NotRequired[str]",
        "nakshatraLocalized": "NotRequired[str]",
        "starLord": "NotRequired[str]",
        "starLordLocalized": "NotRequired[str]",
        "pada": "NotRequired[int]",
        "subLord": "NotRequired[str]",
        "subLordLocalized": "NotRequired[str]",
        "subSubLord": "NotRequired[str]",
        "subSubLordLocalized": "NotRequired[str]",
        "from": "KpPlaceInTime",
        "to": "KpPlaceInTime",
    },
)


@final
class UncertainKpCusps(TypedDict):
    """The answer where the time of birth is unknown, or known to a range: birthTime.state says
    which
    """

    birthTime: VedicBirthTime
    ayanamsa: float
    houseSystem: Literal["placidus"]
    cusps: list[UncertainKpCusp]
    focus: Literal["general", "finance"]
    houseThemes: HouseThemes
    conventions: UncertainKpConventions


@final
class UncertainKpDailyFinance(TypedDict):
    """The answer where the time of birth is unknown, or known to a range: birthTime.state says
    which
    """

    birthTime: VedicBirthTime
    date: str
    readingAt: str
    ayanamsa: Ayanamsa
    ayanamsaDegrees: float
    houses: UncertainKpDailyFinanceHouses
    significators: UncertainKpDailyFinanceSignificators
    layers: UncertainKpDailyFinanceLayers
    score: KpFinanceScoreReach
    band: NotRequired[KpFinanceBand]
    bestWindow: NotRequired[KpFinanceWindow | None]
    worstWindows: list[KpFinanceWindow]
    conventions: UncertainKpConventions


class UncertainKpDailyFinanceHouses(TypedDict):
    gain: list[int]
    loss: list[int]


class UncertainKpDailyFinanceLayers(TypedDict):
    cusps: UncertainKpDailyFinanceLayersCusps
    dasha: UncertainKpDailyFinanceLayersDasha
    rulingPlanets: UncertainKpDailyFinanceLayersRulingPlanets
    moonWindows: UncertainKpDailyFinanceLayersMoonWindows


class UncertainKpDailyFinanceLayersCusps(TypedDict):
    layer: Literal["cusps"]
    weight: float
    score: KpFinanceScoreReach
    rows: list[UncertainKpDailyFinanceLayersCuspsRows]


class UncertainKpDailyFinanceLayersCuspsRows(TypedDict):
    inGain: NotRequired[bool]
    inLoss: NotRequired[bool]
    verdict: NotRequired[KpFinanceVerdict]
    score: NotRequired[float]
    house: int
    signLord: NotRequired[str]
    signLordLocalized: NotRequired[str]
    starLord: NotRequired[str]
    starLordLocalized: NotRequired[str]
    subLord: NotRequired[str]
    subLordLocalized: NotRequired[str]
    inverted: bool


class UncertainKpDailyFinanceLayersDasha(TypedDict):
    """Rows of the levels whose lord is the same for all of these births"""

    layer: Literal["dasha"]
    weight: float
    score: KpFinanceScoreReach
    rows: list[UncertainKpDailyFinanceLayersDashaRows]


class UncertainKpDailyFinanceLayersDashaRows(TypedDict):
    inGain: NotRequired[bool]
    inLoss: NotRequired[bool]
    verdict: NotRequired[KpFinanceVerdict]
    score: NotRequired[float]
    level: Literal["mahadasha", "antardasha", "pratyantardasha", "sookshmaDasha"]
    lord: str
    lordLocalized: NotRequired[str]
    startDate: KpFinanceDateReach
    endDate: KpFinanceDateReach
    retrograde: bool
    weight: float


class UncertainKpDailyFinanceLayersMoonWindows(TypedDict):
    layer: Literal["moonWindows"]
    weight: float
    score: KpFinanceScoreReach
    rows: list[UncertainKpFinanceWindow]


class UncertainKpDailyFinanceLayersRulingPlanets(TypedDict):
    layer: Literal["rulingPlanets"]
    weight: float
    score: KpFinanceScoreReach
    rows: list[UncertainKpDailyFinanceLayersRulingPlanetsRows]


class UncertainKpDailyFinanceLayersRulingPlanetsRows(TypedDict):
    inGain: NotRequired[bool]
    inLoss: NotRequired[bool]
    verdict: NotRequired[KpFinanceVerdict]
    score: NotRequired[float]
    planet: str
    planetLocalized: NotRequired[str]
    retrograde: bool


class UncertainKpDailyFinanceSignificators(TypedDict):
    gain: NotRequired[list[str]]
    gainLocalized: NotRequired[list[str]]
    loss: NotRequired[list[str]]
    lossLocalized: NotRequired[list[str]]


UncertainKpFinanceWindow = TypedDict(
    "UncertainKpFinanceWindow",
    {
        "inGain": "NotRequired[bool]",
        "inLoss": "NotRequired[bool]",
        "verdict": "NotRequired[KpFinanceVerdict]",
        "score": "NotRequired[float]",
        "from": "str",
        "to": "str",
        "subLord": "str",
        "subLordLocalized": "NotRequired[str]",
    },
)


@final
class UncertainKpPlanets(TypedDict):
    """The answer where the time of birth is unknown, or known to a range: birthTime.state says
    which
    """

    birthTime: VedicBirthTime
    ayanamsa: float
    planets: list[UncertainKpPlanet]
    conventions: UncertainKpConventions


@final
class UncertainKpRulingPlanets(TypedDict):
    """The answer where the time of birth is unknown, or known to a range: birthTime.state says
    which
    """

    birthTime: VedicBirthTime
    datetime: str
    location: KpLocation
    dayLord: str
    dayLordLocalized: NotRequired[str]
    moonSignLord: str
    moonSignLordLocalized: NotRequired[str]
    moonStarLord: str
    moonStarLordLocalized: NotRequired[str]
    moonSublord: str
    moonSublordLocalized: NotRequired[str]
    moonSubSublord: str
    moonSubSublordLocalized: NotRequired[str]
    lagnaSignLord: str
    lagnaSignLordLocalized: NotRequired[str]
    lagnaStarLord: str
    lagnaStarLordLocalized: NotRequired[str]
    lagnaSublord: str
    lagnaSublordLocalized: NotRequired[str]
    lagnaSubSublord: str
    lagnaSubSublordLocalized: NotRequired[str]
    rulingPlanets: list[str]
    rulingPlanetsLocalized: NotRequired[list[str]]
    dayBegins: KpDayBegins
    significators: NotRequired[list[KpRulerSignifies]]
    focus: NotRequired[Literal["general", "finance"]]
    houseThemes: NotRequired[HouseThemes]
    conventions: UncertainRulingConventions


@final
class UncertainKuaChart(TypedDict):
    """The answer where the time of birth is unknown, or known to a range: birthTime.state says
    which
    """

    birthTime: KuaBirthTime
    gender: Literal["male", "female"]
    boundaryDate: str
    decides: NotRequired[str]
    kua: NotRequired[Literal[1, 2, 3, 4, 6, 7, 8, 9]]
    rawKua: NotRequired[int]
    reassigned: NotRequired[bool]
    group: NotRequired[Literal["east", "west"]]
    solarYear: NotRequired[int]
    trigram: NotRequired[KuaTrigram]
    meaning: str
    reassignment: NotRequired[str]
    sectors: NotRequired[list[KuaSector]]
    possible: NotRequired[list[PossibleKua]]
    conventions: UncertainKuaConventions


class UncertainKuaConventions(TypedDict):
    yearBoundary: Literal["li-chun", "lunar-new-year"]
    timezone: float | str


@final
class UncertainLilith(TypedDict):
    """The answer where the time of birth is unknown, or known to a range: birthTime.state says
    which
    """

    birthTime: NatalBirthTime
    birthDetails: UntimedBirth
    houseSystem: NotRequired[HouseSystem]
    lilith: list[UncertainLilithVariant]
    summary: NotRequired[str]
    conventions: UncertainLilithConventions


class UncertainLilithConventions(TypedDict):
    zodiac: ChartZodiac
    ayanamsa: NotRequired[Ayanamsa]
    ayanamsaDegrees: NotRequired[float]
    ayanamsaEpoch: NotRequired[str]
    positions: str
    center: NotRequired[Center]
    positionType: NotRequired[PositionType]
    harmonic: NotRequired[int]
    preset: NotRequired[PresetUsed]
    calendar: CalendarUsed
    ephemeris: str
    ut1: Ut1Source
    pole: PoleSource
    deltaT: float
    notice: NotRequired[str]
    utcFrom: str
    utcTo: str
    requestedHouseSystem: HouseSystem
    lilith: UncertainLilithConventionsLilith


class UncertainLilithConventionsLilith(TypedDict):
    mean: str
    true: str


class UncertainLilithVariant(ProfectionLordPlace):
    variant: Literal["mean", "true"]
    variantLocalized: NotRequired[str]
    interpretation: NotRequired[str]
    note: str
    possibleSigns: NotRequired[list[PossibleLilithSign]]


@final
class UncertainLocalSpace(TypedDict):
    """The answer where the time of birth is unknown, or known to a range: birthTime.state says
    which
    """

    birthTime: NatalBirthTime
    birthDetails: UntimedBirth
    bodies: list[LocalSpaceBodyInTime]
    summary: str
    conventions: UncertainLocalSpaceConventions


class UncertainLocalSpaceConventions(UncertainSkyConventions):
    nodeType: Literal["mean", "true"]
    horizon: str
    arcStep: float


class UncertainLuckConventions(UncertainBaziConventions):
    luckStart: NotRequired[LuckStartRule]


class UncertainLuckPillar(TypedDict):
    index: int
    id: str
    number: int
    stem: HeavenlyStem
    branch: EarthlyBranch
    tenGod: NotRequired[TenGod]
    startAge: LuckAgeReach
    startDate: LuckDateReach
    endDate: LuckDateReach
    stemRole: NotRequired[UsefulGodRole]
    branchRole: NotRequired[UsefulGodRole]
    branchFrom: LuckDateReach
    meetings: list[BaziMeeting]
    reading: NotRequired[str]


class UncertainLuckPillarOfYear(TypedDict):
    """The one in force as the year ends; only where gender was sent and every time of birth has
    it
    """

    index: int
    id: str
    number: int
    stem: HeavenlyStem
    branch: EarthlyBranch
    tenGod: NotRequired[TenGod]
    stemRole: NotRequired[UsefulGodRole]
    branchRole: NotRequired[UsefulGodRole]
    startDate: LuckDateReach
    endDate: LuckDateReach
    reading: NotRequired[str]


@final
class UncertainLuckReading(TypedDict):
    """The answer where the time of birth is unknown, or known to a range: birthTime.state says
    which
    """

    birthTime: BaziBirthTime
    birthData: UntimedBaziBirth
    conventions: UncertainLuckConventions
    gender: BaziGender
    direction: NotRequired[Literal["forward", "backward"]]
    startMonths: LuckStartReach
    starts: list[PossibleLuck]
    luckPillars: NotRequired[list[UncertainLuckPillar]]
    annualPillars: NotRequired[list[UncertainAnnualPillarOfLuck]]
    usefulGod: NotRequired[UncertainUsefulGod]
    usefulGods: NotRequired[list[UsefulGodCandidate]]
    usefulGodDecidedBy: NotRequired[UsefulGodDecider]
    hours: list[PossibleHourPillar]
    summary: str


@final
class UncertainLunarReturn(TypedDict):
    """The answer where the time of birth is unknown, or known to a range: birthTime.state says
    which
    """

    birthTime: NatalBirthTime
    birthDate: str
    lunarReturnDate: ReturnSpan
    location: ReturnLocation
    chart: UncertainReturnChart
    natalMoonPosition: NatalPositionInTime
    interpretation: UncertainReturnReading
    conventions: UncertainReturnConventions


@final
class UncertainMajorDashas(TypedDict):
    """The answer where the time of birth is unknown, or known to a range: birthTime.state says
    which
    """

    birthTime: VedicBirthTime
    summary: str
    moonLongitude: MoonLongitudeReach
    ayanamsaType: Ayanamsa
    ayanamsaEpoch: NotRequired[str]
    totalYears: Literal[120]
    candidates: list[MajorDashasCandidate]
    readings: list[DashaLordReading]
    conventions: UncertainDashaConventions


@final
class UncertainManglikDosha(TypedDict):
    """The answer where the time of birth is unknown, or known to a range: birthTime.state says
    which
    """

    birthTime: VedicBirthTime
    frame: SiderealFrame
    verdict: DoshaVerdict
    present: NotRequired[bool]
    description: str
    remedies: NotRequired[list[str]]
    conventions: UncertainVedicConventions
    severity: NotRequired[DoshaSeverity]
    marsHouse: NotRequired[int]
    marsHouseFromMoon: NotRequired[int]
    marsHouseFromVenus: NotRequired[int]
    presentFromMoon: NotRequired[bool]
    presentFromVenus: NotRequired[bool]
    byLagna: list[ManglikByLagna]
    effects: NotRequired[UncertainManglikEffects]
    exceptions: NotRequired[list[str]]
    exceptionRules: NotRequired[list[str]]


class UncertainManglikEffects(TypedDict):
    """Where it is present and its house holds"""

    marriage: NotRequired[str]
    personality: NotRequired[str]
    timing: NotRequired[str]
    relationships: NotRequired[str]


class UncertainMatched(TypedDict):
    moon: list[PossibleMoon]


class UncertainMatchedMoment(TypedDict):
    calendar: CalendarUsed
    ut1: Ut1Source
    pole: PoleSource
    deltaT: float
    notice: NotRequired[str]
    utcFrom: str
    utcTo: str
    ayanamsaDegrees: float


class UncertainMatchingConventions(TypedDict):
    positions: str
    ephemeris: str
    person1: UncertainMatchedMoment
    person2: UncertainMatchedMoment
    tables: str


UncertainModernPlanet = TypedDict(
    "UncertainModernPlanet",
    {
        "planet": "ModernPlanetName",
        "planetLocalized": "NotRequired[str]",
        "sanskritName": "ModernPlanetSanskritName",
        "sanskritNameLocalized": "NotRequired[str]",
        "rashi": "NotRequired[str]",
        "rashiLocalized": "NotRequired[str]",
        "from": "VedicPlaceInTime",
        "to": "VedicPlaceInTime",
        "isRetrograde": "NotRequired[bool]",
        "nakshatra": "NotRequired[str]",
        "nakshatraLocalized": "NotRequired[str]",
    },
)


class UncertainMomentPillars(TypedDict):
    """Only where moment was sent"""

    month: UncertainTimedPillar
    day: UncertainTimedPillar
    hour: UncertainTimedPillar


@final
class UncertainMuhurta(TypedDict):
    """The answer where the time of birth is unknown, or known to a range: birthTime.state says
    which
    """

    birthTime: VedicBirthTime
    purpose: MuhurtaPurpose
    answer: str
    openDays: int
    dependingDays: int
    best: list[UncertainBestMuhurta]
    days: list[UncertainMuhurtaDay]
    people: list[UncertainMuhurtaPerson]
    nextOpen: UncertainNextMuhurta | None
    conventions: MuhurtaConventions


class UncertainMuhurtaDay(TypedDict):
    date: str
    weekday: str
    weekdayLocalized: NotRequired[str]
    open: bool
    refusals: list[MuhurtaRefusal]
    windows: list[UncertainMuhurtaWindow]
    depending: NotRequired[list[DependingMuhurta]]


class UncertainMuhurtaPerson(TypedDict):
    """The Moon of the birth, Lahiri, as far as it is known"""

    name: str | None
    nakshatra: NotRequired[str]
    nakshatraLocalized: NotRequired[str]
    sign: NotRequired[str]
    signLocalized: NotRequired[str]
    possible: NotRequired[list[MuhurtaPossibleMoon]]


class UncertainNakshatraPlace(TypedDict):
    """Only where it is the same all through"""

    key: int
    name: str
    nameLocalized: NotRequired[str]
    lord: NakshatraLord
    pada: NotRequired[int]


class UncertainNakshatraTold(TypedDict):
    """Only where it is the same all through"""

    key: int
    name: str
    nameLocalized: NotRequired[str]
    pada: NotRequired[int]
    deity: str
    symbol: str
    characteristics: str


@final
class UncertainNarrowedTime(TypedDict):
    """The answer where the time of birth is unknown, or known to a range: birthTime.state says
    which
    """

    birthTime: NarrowingBirthTime
    birthDetails: NarrowedBirth
    agreeing: list[TimeInterval]
    claims: list[NatalClaimAnswer]
    narrowed: NarrowedMinutes
    events: list[NatalEventAnswer]
    ranking: list[RankedTime]
    moreRanked: NotRequired[int]
    summary: str
    conventions: NarrowedTimeConventions


@final
class UncertainNatalChart(TypedDict):
    """The answer where the time of birth is unknown, or known to a range: birthTime.state says
    which
    """

    birthTime: NatalBirthTime
    birthDetails: UntimedBirthDetails
    summary: UncertainNatalChartSummary
    planets: list[UncertainNatalPlanet]
    ascendant: NotRequired[UncertainAngle]
    midheaven: NotRequired[UncertainAngle]
    aspects: list[UncertainAspect]
    passingAspects: list[PassingAspect]
    aspectsInterpretation: UncertainNatalChartAspectsInterpretation
    patterns: list[AspectPattern]
    conventions: UncertainNatalConventions


class UncertainNatalChartAspectsInterpretation(TypedDict):
    summary: str
    dominant: Literal["harmonious", "challenging", "balanced"]
    harmonious: int
    challenging: int
    neutral: int


class UncertainNatalChartSummary(TypedDict):
    interpretation: str
    dominantElement: NotRequired[str]
    dominantElementLocalized: NotRequired[str]
    dominantElementMargin: int
    dominantModality: NotRequired[str]
    dominantModalityLocalized: NotRequired[str]
    dominantModalityMargin: int
    retrogradePlanets: list[str]
    retrogradePlanetsLocalized: NotRequired[list[str]]
    elementDistribution: CountReach
    modalityDistribution: CountReach


class UncertainNatalConventions(UncertainAsteroidsConventions):
    orbs: AspectOrbs


class UncertainNatalDesign(TypedDict):
    """The birth itself, to draw by"""

    gates: list[int]
    possibleGates: list[int]
    centers: list[DesignCenter]


UncertainNatalGraha = TypedDict(
    "UncertainNatalGraha",
    {
        "name": "str",
        "nameLocalized": "NotRequired[str]",
        "sign": "NotRequired[str]",
        "signLocalized": "NotRequired[str]",
        "from": "NatalPlaceInTime",
        "to": "NatalPlaceInTime",
    },
)


class UncertainNatalPlanet(AngleInTime):
    name: str
    nameLocalized: NotRequired[str]
    isRetrograde: NotRequired[bool]
    house: NotRequired[int]
    dignity: NotRequired[Literal["domicile", "exaltation", "detriment", "fall", "peregrine"]]
    dignityLocalized: NotRequired[str]
    interpretation: NotRequired[BodyReading]
    possibleSigns: NotRequired[list[PossibleSign]]


@final
class UncertainNavamsa(TypedDict):
    """The answer where the time of birth is unknown, or known to a range: birthTime.state says
    which
    """

    birthTime: VedicBirthTime
    grahas: list[UncertainVargaGraha]
    lagna: NotRequired[UncertainVargaLagna]
    vargottama: list[str]
    vargottamaLocalized: NotRequired[list[str]]
    frame: SiderealFrame
    conventions: UncertainVargaConventions
    vargottamaExplanation: str


class UncertainPapaAffliction(TypedDict):
    graha: PapaGraha
    grahaLocalized: NotRequired[str]
    house: NotRequired[int]


class UncertainPapaRow(TypedDict):
    reference: PapaReference
    referenceLocalized: NotRequired[str]
    weight: float
    least: float
    most: float
    afflictions: list[UncertainPapaAffliction]
    dependent: list[Literal["Mars", "Saturn", "Sun", "Rahu"]]
    dependentLocalized: NotRequired[list[str]]


class UncertainPapaTotal(TypedDict):
    total: PointsReach
    byReference: list[UncertainPapaRow]


@final
class UncertainPapasamyam(TypedDict):
    """The answer where the time of birth is unknown, or known to a range: birthTime.state says
    which
    """

    birthTime: CoupleBirthTimes
    frame: SiderealFrame
    person1: UncertainPapaTotal
    person2: UncertainPapaTotal
    verdict: NotRequired[PapasamyamVerdict]
    reading: str
    conventions: UncertainMatchingConventions


class UncertainPentaChannel(TypedDict):
    gateA: int
    gateB: int
    name: str
    nameLocalized: NotRequired[str]
    circuit: ChannelCircuit
    circuitLocalized: NotRequired[str]
    position: Literal["upper", "lower"]
    isCore: bool
    defined: DesignByTime
    gateAHeldBy: list[int]
    gateAMayBeHeldBy: list[int]
    gateBHeldBy: list[int]
    gateBMayBeHeldBy: list[int]
    contribution: str


class UncertainPentaGate(TypedDict):
    gate: int
    gateName: str
    gateNameLocalized: NotRequired[str]
    filled: DesignByTime
    heldBy: list[int]
    mayBeHeldBy: list[int]


class UncertainPentaSummary(TypedDict):
    definedChannels: DesignReach
    filledGates: DesignReach
    gapGates: list[int]
    dependentGates: list[int]
    coreDefined: DesignByTime


class UncertainPersonMoment(UncertainDesignMoment):
    pole: PoleSource
    ayanamsaDegrees: NotRequired[float]


class UncertainPersonalPlaces(TypedDict):
    sun: UncertainSignPlace
    moon: UncertainSignPlace
    venus: UncertainSignPlace
    mars: UncertainSignPlace


class UncertainPhaseCount(TypedDict):
    """Among the eight characters, hidden stems not counted, over every hour that the birth may
    have
    """

    element: Phase
    elementLocalized: NotRequired[str]
    least: int
    most: int
    level: NotRequired[Literal["deficient", "balanced", "excess"]]
    reading: NotRequired[str]


@final
class UncertainPlanetPositions(TypedDict):
    """The answer where the time of birth is unknown, or known to a range: birthTime.state says
    which
    """

    birthTime: NatalBirthTime
    date: str
    timezone: float
    nodeType: Literal["mean", "true"]
    planets: list[UncertainPosition]
    conventions: UncertainSkyConventions


@final
class UncertainPlanetaryReturn(TypedDict):
    """The answer where the time of birth is unknown, or known to a range: birthTime.state says
    which
    """

    birthTime: NatalBirthTime
    planet: str
    planetLocalized: NotRequired[str]
    birthDate: str
    returnDate: ReturnSpan
    location: ReturnLocation
    chart: UncertainReturnChart
    natalPlanetPosition: NatalPositionInTime
    approximateCycle: str
    passes: list[ReturnPassInTime]
    interpretation: UncertainPlanetaryReturnInterpretation
    conventions: UncertainPlanetaryReturnConventions


class UncertainReturnConventions(UncertainNatalConventions):
    nodeType: Literal["mean", "true"]
    returnUtcFrom: str
    returnUtcTo: str
    precession: Literal["not-corrected"]
    choice: str


class UncertainPlanetaryReturnConventions(UncertainReturnConventions):
    searchedDays: float


class UncertainPlanetaryReturnInterpretation(TypedDict):
    summary: str
    keyThemes: list[str]


class UncertainPlanetaryWar(TypedDict):
    planet1: str
    planet1Localized: NotRequired[str]
    planet2: str
    planet2Localized: NotRequired[str]
    winner: NotRequired[str]
    winnerLocalized: NotRequired[str]


class UncertainPointReading(TypedDict):
    """Of what is the same all through"""

    rashi: NotRequired[str]
    nakshatra: NotRequired[str]
    house: NotRequired[str]


class UncertainPoruthamFault(TypedDict):
    active: SoByTime
    reason: str


class UncertainPoruthamRow(TypedDict):
    name: PoruthamName
    nameLocalized: NotRequired[str]
    least: float
    most: float
    maxPoints: Literal[1]
    verdict: PoruthamVerdictByTime
    person1: NotRequired[str]
    person1Localized: NotRequired[str]
    person2: NotRequired[str]
    person2Localized: NotRequired[str]
    note: str


class UncertainPosition(BodyInTime):
    symbol: str
    tagline: str
    description: str
    keywords: list[str]
    interpretation: NotRequired[PositionReading]
    possibleSigns: NotRequired[list[PossiblePosition]]


@final
class UncertainPranaDashas(TypedDict):
    """The answer where the time of birth is unknown, or known to a range: birthTime.state says
    which
    """

    birthTime: VedicBirthTime
    summary: str
    moonLongitude: MoonLongitudeReach
    ayanamsaType: Ayanamsa
    ayanamsaEpoch: NotRequired[str]
    mahadashaLord: Literal["Ketu", "Venus", "Sun", "Moon", "Mars", "Rahu", "Jupiter", "Saturn", "Mercury"]
    mahadashaLordLocalized: NotRequired[str]
    antardashaLord: Literal["Ketu", "Venus", "Sun", "Moon", "Mars", "Rahu", "Jupiter", "Saturn", "Mercury"]
    antardashaLordLocalized: NotRequired[str]
    pratyantardashaLord: Literal["Ketu", "Venus", "Sun", "Moon", "Mars", "Rahu", "Jupiter", "Saturn", "Mercury"]
    pratyantardashaLordLocalized: NotRequired[str]
    sookshmaLord: Literal["Ketu", "Venus", "Sun", "Moon", "Mars", "Rahu", "Jupiter", "Saturn", "Mercury"]
    sookshmaLordLocalized: NotRequired[str]
    candidates: list[PranaDashasCandidate]
    readings: list[DashaLordReading]
    conventions: UncertainDashaConventions


@final
class UncertainPratyantardashas(TypedDict):
    """The answer where the time of birth is unknown, or known to a range: birthTime.state says
    which
    """

    birthTime: VedicBirthTime
    summary: str
    moonLongitude: MoonLongitudeReach
    ayanamsaType: Ayanamsa
    ayanamsaEpoch: NotRequired[str]
    mahadashaLord: Literal["Ketu", "Venus", "Sun", "Moon", "Mars", "Rahu", "Jupiter", "Saturn", "Mercury"]
    mahadashaLordLocalized: NotRequired[str]
    antardashaLord: Literal["Ketu", "Venus", "Sun", "Moon", "Mars", "Rahu", "Jupiter", "Saturn", "Mercury"]
    antardashaLordLocalized: NotRequired[str]
    candidates: list[PratyantardashasCandidate]
    readings: list[DashaLordReading]
    conventions: UncertainDashaConventions


@final
class UncertainProfections(TypedDict):
    """The answer where the time of birth is unknown, or known to a range: birthTime.state says
    which
    """

    birthTime: NatalBirthTime
    birthDetails: UntimedBirth
    targetDate: str
    age: int
    profectedHouse: int
    profectedSign: NotRequired[str]
    profectedSignLocalized: NotRequired[str]
    lordOfYear: NotRequired[str]
    lordOfYearLocalized: NotRequired[str]
    lordNatalPosition: NotRequired[ProfectionLordPlace]
    candidates: NotRequired[list[ProfectionCandidate]]
    lords: NotRequired[list[ProfectionLord]]
    period: NotRequired[UncertainProfectionsPeriod]
    summary: str
    interpretation: str
    conventions: UncertainProfectionsConventions


class UncertainProfectionsConventions(UncertainAsteroidsConventions):
    houseSystem: NotRequired[HouseSystem]
    nodeType: Literal["mean", "true"]
    profection: Literal["annual-whole-sign-from-ascendant"]
    rulers: Literal["traditional"]
    leapDayBirthday: Literal["march-1-in-common-years"]


UncertainProfectionsPeriod = TypedDict(
    "UncertainProfectionsPeriod",
    {
        "from": "str",
        "to": "str",
    },
)


class UncertainProfileKeynotes(TypedDict):
    personalityLine: NotRequired[int]
    designLine: NotRequired[int]
    personality: str
    design: str


@final
class UncertainProgressions(TypedDict):
    """The answer where the time of birth is unknown, or known to a range: birthTime.state says
    which
    """

    birthTime: ProgressedBirthTime
    birthDetails: UntimedBirth
    targetDate: str
    elapsedYears: float
    progressedDate: ProgressedDates
    planets: list[ProgressedBodyInTime]
    natal: ProgressedNatalSky
    lunation: LunationInTime
    summary: str
    conventions: UncertainProgressionsConventions


class UncertainProgressionsConventions(UncertainSkyConventions):
    nodeType: Literal["mean", "true"]
    method: Literal["secondary"]
    yearDays: float
    target: str
    direction: Literal["direct", "converse"]
    progressedUtcFrom: str
    progressedUtcTo: str


UncertainRashiChart = TypedDict(
    "UncertainRashiChart",
    {
        "countedFrom": "HousesCountedFrom",
        "from": "str",
        "to": "str",
        "houses": "list[RashiHouse]",
    },
)


class UncertainReducedBindus(TypedDict):
    planet: str
    planetLocalized: NotRequired[str]
    bindus: list[BinduFigureReach]
    total: BinduFigureReach


class UncertainReducedSum(TypedDict):
    bindus: list[BinduFigureReach]
    total: BinduFigureReach


@final
class UncertainRelocationChart(TypedDict):
    """The answer where the time of birth is unknown, or known to a range: birthTime.state says
    which
    """

    birthTime: NatalBirthTime
    birthDetails: UntimedBirth
    relocation: UncertainRelocationChartRelocation
    planets: list[RelocatedBodyInTime]
    houses: list[CuspInTime]
    houseSystem: NotRequired[HouseSystem]
    ascendant: AngleInTime
    midheaven: AngleInTime
    vertex: VertexInTime
    changes: RelocationChangesInTime
    interpretation: UncertainRelocationChartInterpretation
    conventions: UncertainRelocationConventions


class UncertainRelocationChartInterpretation(TypedDict):
    summary: str


class UncertainRelocationChartRelocation(TypedDict):
    latitude: float
    longitude: float


class UncertainRelocationConventions(UncertainAsteroidsConventions):
    nodeType: Literal["mean", "true"]
    birthplaceHouseSystem: NotRequired[HouseSystem]
    angularOrb: float
    earthRadiusKm: float


class UncertainReturnChart(TypedDict):
    moment: ReturnMomentInTime
    planets: list[ReturnBodyInTime]
    aspects: NotRequired[list[ReturnAspectInTime]]
    ascendant: NotRequired[ReturnAngle]
    midheaven: NotRequired[ReturnAngle]


class UncertainReturnReading(TypedDict):
    summary: str
    purpose: NotRequired[str]
    keyThemes: NotRequired[list[str]]


@final
class UncertainReturns(TypedDict):
    """The answer where the time of birth is unknown, or known to a range: birthTime.state says
    which
    """

    birthTime: NatalBirthTime
    planet: str
    planetLocalized: NotRequired[str]
    timezone: float | str
    hasMore: bool
    natalPosition: NatalPositionInTime
    events: list[OpenReturnEvent]
    conventions: UncertainReturnsConventions


class UncertainReturnsConventions(TypedDict):
    zodiac: Literal["tropical"]
    positions: str
    center: NotRequired[Center]
    positionType: NotRequired[PositionType]
    harmonic: NotRequired[int]
    lilith: LilithUsed
    preset: NotRequired[PresetUsed]
    calendar: CalendarUsed
    ephemeris: str
    ut1: Ut1Source
    pole: PoleSource
    deltaT: float
    notice: NotRequired[str]
    window: PeriodSearched
    nodeType: Literal["mean", "true"]
    utcFrom: str
    utcTo: str


class UncertainRulingConventions(KpConventions):
    """Of the moment; the birth by its earliest and latest instant"""

    birthUtcFrom: str
    birthUtcTo: str


class UncertainRunningDashaPeriod(TypedDict):
    level: DashaLevelName
    levelLocalized: NotRequired[str]
    planet: NotRequired[Literal["Ketu", "Venus", "Sun", "Moon", "Mars", "Rahu", "Jupiter", "Saturn", "Mercury"]]
    planetLocalized: NotRequired[str]
    yogini: NotRequired[str]
    yoginiLocalized: NotRequired[str]
    rashi: NotRequired[str]
    rashiLocalized: NotRequired[str]
    rashiFromMoon: NotRequired[str]
    rashiFromMoonLocalized: NotRequired[str]
    rashiFromSun: NotRequired[str]
    rashiFromSunLocalized: NotRequired[str]
    house: NotRequired[int]
    endDate: VedicDateReach


class UncertainSadeSatiConventions(TypedDict):
    zodiac: ZodiacUsed
    positions: str
    positionType: NotRequired[PositionType]
    preset: NotRequired[PresetUsed]
    calendar: CalendarUsed
    ephemeris: str
    ut1: Ut1Source
    pole: PoleSource
    deltaT: float
    notice: NotRequired[str]
    utcFrom: str
    utcTo: str
    readAt: str


@final
class UncertainSadhesati(TypedDict):
    """The answer where the time of birth is unknown, or known to a range: birthTime.state says
    which
    """

    birthTime: VedicBirthTime
    frame: SiderealFrame
    summary: str
    present: NotRequired[bool]
    moonSign: NotRequired[str]
    moonSignLocalized: NotRequired[str]
    saturnSign: str
    saturnSignLocalized: NotRequired[str]
    description: NotRequired[str]
    candidates: list[SadeSatiCandidate]
    phases: NotRequired[dict[str, str]]
    remedies: NotRequired[list[str]]
    conventions: UncertainSadeSatiConventions


@final
class UncertainShadbala(TypedDict):
    """The answer where the time of birth is unknown, or known to a range: birthTime.state says
    which
    """

    birthTime: VedicBirthTime
    planets: list[UncertainShadbalaRow]
    leftOut: list[str]
    balaThemes: BalaThemes
    frame: SiderealFrame
    conventions: UncertainShadbalaConventions


class UncertainShadbalaConventions(UncertainBhavaBalaConventions):
    figures: str
    yuddha: str


class UncertainShadbalaRow(TypedDict):
    planet: str
    planetLocalized: NotRequired[str]
    naisargikaBala: float
    chestaBala: VirupaReach
    drikBala: NotRequired[VirupaReach]
    sthanaParts: UncertainSthanaParts
    kalaParts: UncertainKalaParts
    minRequired: float


class UncertainSharedCenter(TypedDict):
    id: DesignCenter
    name: str
    nameLocalized: NotRequired[str]
    defined: DesignByTime
    definedBy: list[Literal["A", "B"]]
    mayBeDefinedBy: list[Literal["A", "B"]]


class UncertainShodhyaPinda(TypedDict):
    planet: str
    planetLocalized: NotRequired[str]
    rashiPinda: BinduFigureReach
    grahaPinda: BinduFigureReach
    shodhyaPinda: BinduFigureReach


class UncertainSignPair(TypedDict):
    """Each sign where it is the same all through; text where both are"""

    person1Sign: NotRequired[SignId]
    person1SignLocalized: NotRequired[str]
    person2Sign: NotRequired[SignId]
    person2SignLocalized: NotRequired[str]
    description: str


UncertainSignPlace = TypedDict(
    "UncertainSignPlace",
    {
        "sign": "NotRequired[SignId]",
        "signLocalized": "NotRequired[str]",
        "from": "ZodiacPlace",
        "to": "ZodiacPlace",
    },
)


@final
class UncertainSignificantDates(TypedDict):
    """The answer where the time of birth is unknown, or known to a range: birthTime.state says
    which
    """

    birthTime: ForecastBirthTime
    birthData: UntimedForecastSubject
    startDate: str
    endDate: str
    timezone: float | str
    natal: list[NatalArc]
    count: int
    hasMore: bool
    events: list[ForecastEventInTime]
    conventions: UncertainForecastConventions


@final
class UncertainSolarArc(TypedDict):
    """The answer where the time of birth is unknown, or known to a range: birthTime.state says
    which
    """

    birthTime: ProgressedBirthTime
    birthDetails: UntimedBirth
    targetDate: str
    elapsedYears: float
    solarArc: SolarArcInTime
    directed: list[DirectedBodyInTime]
    contacts: list[SolarArcContactInTime]
    summary: str
    conventions: UncertainSolarArcConventions


class UncertainSolarArcConventions(UncertainProgressionsConventions):
    arc: Literal["true-solar-arc"]
    contactOrb: float


@final
class UncertainSolarReturn(TypedDict):
    """The answer where the time of birth is unknown, or known to a range: birthTime.state says
    which
    """

    birthTime: NatalBirthTime
    birthDate: str
    solarReturnDate: ReturnSpan
    solarReturnYear: int
    location: ReturnLocation
    chart: UncertainReturnChart
    natalSunPosition: NatalPositionInTime
    interpretation: UncertainReturnReading
    conventions: UncertainReturnConventions


@final
class UncertainSookshmaDashas(TypedDict):
    """The answer where the time of birth is unknown, or known to a range: birthTime.state says
    which
    """

    birthTime: VedicBirthTime
    summary: str
    moonLongitude: MoonLongitudeReach
    ayanamsaType: Ayanamsa
    ayanamsaEpoch: NotRequired[str]
    mahadashaLord: Literal["Ketu", "Venus", "Sun", "Moon", "Mars", "Rahu", "Jupiter", "Saturn", "Mercury"]
    mahadashaLordLocalized: NotRequired[str]
    antardashaLord: Literal["Ketu", "Venus", "Sun", "Moon", "Mars", "Rahu", "Jupiter", "Saturn", "Mercury"]
    antardashaLordLocalized: NotRequired[str]
    pratyantardashaLord: Literal["Ketu", "Venus", "Sun", "Moon", "Mars", "Rahu", "Jupiter", "Saturn", "Mercury"]
    pratyantardashaLordLocalized: NotRequired[str]
    candidates: list[SookshmaDashasCandidate]
    readings: list[DashaLordReading]
    conventions: UncertainDashaConventions


class UncertainSthanaParts(TypedDict):
    uccha: VirupaReach
    saptavargaja: VirupaReach
    ojayugma: VirupaReach
    drekkana: VirupaReach
    kendradi: NotRequired[float]


@final
class UncertainStrategyAndAuthority(TypedDict):
    """The answer where the time of birth is unknown, or known to a range: birthTime.state says
    which
    """

    birthTime: DesignBirthTime
    type: NotRequired[str]
    typeLocalized: NotRequired[str]
    typeDescription: str
    aura: str
    strategy: NotRequired[str]
    strategyLocalized: NotRequired[str]
    strategyDescription: str
    authority: NotRequired[str]
    authorityLocalized: NotRequired[str]
    authorityDescription: str
    signature: NotRequired[str]
    signatureLocalized: NotRequired[str]
    notSelf: NotRequired[str]
    notSelfLocalized: NotRequired[str]
    possibleTypes: NotRequired[list[PossibleType]]
    possibleAuthorities: NotRequired[list[PossibleAuthority]]
    profile: NotRequired[str]
    possibleProfiles: NotRequired[list[PossibleProfile]]
    conventions: UncertainDesignConventions


class UncertainStrengthFactor(TypedDict):
    id: Literal["month-command", "rooting", "party"]
    chinese: str
    pinyin: str
    name: str
    nameLocalized: NotRequired[str]
    contribution: BaziScoreReach
    detail: NotRequired[str]


@final
class UncertainSubDashas(TypedDict):
    """The answer where the time of birth is unknown, or known to a range: birthTime.state says
    which
    """

    birthTime: VedicBirthTime
    summary: str
    moonLongitude: MoonLongitudeReach
    ayanamsaType: Ayanamsa
    ayanamsaEpoch: NotRequired[str]
    mahadashaLord: Literal["Ketu", "Venus", "Sun", "Moon", "Mars", "Rahu", "Jupiter", "Saturn", "Mercury"]
    mahadashaLordLocalized: NotRequired[str]
    candidates: list[SubDashasCandidate]
    readings: list[DashaLordReading]
    conventions: UncertainDashaConventions


UncertainSunBasedUpagraha = TypedDict(
    "UncertainSunBasedUpagraha",
    {
        "name": "str",
        "nameLocalized": "NotRequired[str]",
        "rashi": "NotRequired[str]",
        "rashiLocalized": "NotRequired[str]",
        "nakshatra": "NotRequired[str]",
        "nakshatraLocalized": "NotRequired[str]",
        "from": "VedicPlaceInTime",
        "to": "VedicPlaceInTime",
        "interpretation": "str",
    },
)


@final
class UncertainSynastry(TypedDict):
    """The answer where the time of birth is unknown, or known to a range: birthTime.state says
    which
    """

    birthTime: PeopleBirthTimes
    person1: UncertainSynastryPerson
    person2: UncertainSynastryPerson
    houseSystem: NotRequired[HouseSystem]
    compatibilityScore: ScoreReach
    interAspects: list[UncertainInterAspect]
    possibleAspects: list[PossibleAspect]
    summary: HeldAspectCounts
    analysis: UncertainSynastryAnalysis
    conventions: UncertainSynastryConventions


class UncertainSynastryAnalysis(TypedDict):
    """Only where it is the same for every pair of times"""

    overall: str
    strengths: list[str]
    challenges: list[str]


class UncertainSynastryConventions(TypedDict):
    zodiac: ChartZodiac
    ayanamsa: NotRequired[Ayanamsa]
    ayanamsaEpoch: NotRequired[str]
    positions: str
    center: NotRequired[Center]
    positionType: NotRequired[PositionType]
    harmonic: NotRequired[int]
    lilith: LilithUsed
    preset: NotRequired[PresetUsed]
    ephemeris: str
    person1: UncertainPersonMoment
    person2: UncertainPersonMoment
    requestedHouseSystem: HouseSystem
    orbs: AspectOrbs
    scoring: AspectScoring


class UncertainSynastryPerson(TypedDict):
    name: NotRequired[str]
    ascendant: NotRequired[ZodiacPlace]
    midheaven: NotRequired[ZodiacPlace]
    houses: NotRequired[list[HouseCusp]]
    sunSign: NotRequired[str]
    sunSignLocalized: NotRequired[str]
    moonSign: NotRequired[str]
    moonSignLocalized: NotRequired[str]
    planets: list[UncertainSynastryPlanet]


class UncertainSynastryPlanet(BodyInTime):
    house: NotRequired[int]
    houseInOtherChart: NotRequired[int]


class UncertainTimeBasedUpagraha(TypedDict):
    name: str
    nameLocalized: NotRequired[str]
    places: list[UpagrahaOfDayPart]
    interpretation: str


@final
class UncertainTimeLords(TypedDict):
    """The answer where the time of birth is unknown, or known to a range: birthTime.state says
    which
    """

    birthTime: NatalBirthTime
    birthDetails: UntimedBirth
    technique: TimeLordTechnique
    techniqueLocalized: NotRequired[str]
    lot: NotRequired[ReleasedLotName]
    candidates: list[TimeLordsCandidate]
    targetDate: NotRequired[str]
    targetTime: NotRequired[str]
    conventions: UncertainTimeLordsConventions


class UncertainTimeLordsConventions(UncertainSkyConventions):
    datedBy: Literal["offset-of-birth"]
    sectRule: str
    yearLength: TimeLordYear
    yearDays: float
    lots: NotRequired[str]
    capricornYears: NotRequired[CapricornYears]
    sharedSign: NotRequired[SharedSign]
    loosing: NotRequired[Literal["opposite-sign-once-after-twelve-from-level-2"]]
    nodeOrder: NotRequired[FirdariaNodeOrder]
    start: NotRequired[Literal["sect-light"]]
    order: NotRequired[Literal["zodiacal-from-sect-light"]]
    subdivision: NotRequired[DecennialDivision]


class UncertainTimedPillar(TypedDict):
    id: str
    number: int
    stem: HeavenlyStem
    branch: EarthlyBranch
    meetings: list[BaziMeeting]
    tenGod: NotRequired[TenGod]
    stemRole: NotRequired[UsefulGodRole]
    branchRole: NotRequired[UsefulGodRole]
    reading: NotRequired[str]


@final
class UncertainTimeline(TypedDict):
    """The answer where the time of birth is unknown, or known to a range: birthTime.state says
    which
    """

    birthTime: ForecastBirthTime
    birthData: UntimedForecastSubject
    startDate: str
    endDate: str
    timezone: float | str
    natal: list[NatalArc]
    count: int
    hasMore: bool
    events: list[ForecastEventInTime]
    conventions: UncertainForecastConventions


@final
class UncertainTransitAspects(TypedDict):
    """The answer where the time of birth is unknown, or known to a range: birthTime.state says
    which
    """

    birthTime: TransitedBirthTime
    transitDate: str
    transitPlanets: list[TransitingBodyInTime]
    natalPlanets: list[HousedBodyInTime]
    aspects: list[TransitToNatalInTime]
    leading: list[LeadingTransitInTime]
    summary: UncertainTransitAspectsSummary
    conventions: UncertainTransitAspectsConventions


class UncertainTransitAspectsConventions(AsteroidsConventions):
    orbs: AspectOrbs
    natal: UntimedNatalMoment


class UncertainTransitAspectsSummary(HeldAspectCounts):
    opening: str
    strongest: TransitToNatalInTime | None
    byType: dict[str, int]


class UncertainTransitConventions(UncertainVedicConventions):
    transit: TransitMoment
    aspectOrb: float


class UncertainTransitingGraha(DrishtiPlanet):
    isRetrograde: bool
    houseFromMoon: NotRequired[int]
    kaksha: KakshaPart
    aspectsToNatal: list[UncertainAngleToNatal]
    drishtiToNatal: list[UncertainDrishtiToNatal]


@final
class UncertainTransits(TypedDict):
    """The answer where the time of birth is unknown, or known to a range: birthTime.state says
    which
    """

    birthTime: TransitedBirthTime
    transitDate: str
    transitTime: str
    timezone: float
    transitPlanets: list[BodyPosition]
    transitAspects: list[TransitAspectInTime]
    leading: list[LeadingTransitInTime]
    summary: UncertainTransitsSummary
    natal: NatalSkyInTime
    conventions: UncertainTransitsConventions


class UncertainTransitsConventions(SkyConventions):
    nodeType: Literal["mean", "true"]
    orbs: AspectOrbs
    natal: UntimedNatalMoment


class UncertainTransitsSummary(TypedDict):
    totalAspects: int
    harmonious: int
    challenging: int
    neutral: int
    opening: str


class UncertainUpagrahaConventions(UncertainVedicConventions):
    sunrise: str
    parts: str
    instants: str


@final
class UncertainUpagrahas(TypedDict):
    """The answer where the time of birth is unknown, or known to a range: birthTime.state says
    which
    """

    birthTime: VedicBirthTime
    timeBased: list[UncertainTimeBasedUpagraha]
    sunBased: list[UncertainSunBasedUpagraha]
    lagnaRashi: NotRequired[str]
    lagnaRashiLocalized: NotRequired[str]
    frame: SiderealFrame
    conventions: UncertainUpagrahaConventions


class UncertainUsefulGod(TypedDict):
    """Only where every hour agrees on the element; its other members where every hour agrees on
    them
    """

    element: Phase
    elementLocalized: NotRequired[str]
    category: NotRequired[Literal["peer", "output", "wealth", "influence", "resource"]]
    method: NotRequired[UsefulGodMethod]
    presence: NotRequired[PhasePresence]
    climate: NotRequired[list[Phase]]


class UncertainVargaConventions(UncertainVedicConventions):
    division: str


UncertainVargaGraha = TypedDict(
    "UncertainVargaGraha",
    {
        "graha": "str",
        "grahaLocalized": "NotRequired[str]",
        "rashi": "NotRequired[str]",
        "rashiLocalized": "NotRequired[str]",
        "house": "NotRequired[int]",
        "isRetrograde": "NotRequired[bool]",
        "isVargottama": "NotRequired[bool]",
        "from": "VedicPlaceInTime",
        "to": "VedicPlaceInTime",
        "possible": "NotRequired[list[PossibleVargaSign]]",
    },
)


class UncertainVargaLagna(TypedDict):
    """Of the division; only where it is the same all through"""

    rashi: str
    rashiLocalized: NotRequired[str]


class UncertainVariableArrow(TypedDict):
    key: VariableKey
    name: str
    nameLocalized: NotRequired[str]
    layer: Literal["Primary Health System", "Rave Psychology"]
    layerLocalized: NotRequired[str]
    layerDescription: str
    position: Literal["Top left", "Bottom left", "Bottom right", "Top right"]
    positionLocalized: NotRequired[str]
    activation: UncertainVariableArrowActivation
    color: NotRequired[int]
    tone: NotRequired[int]
    base: NotRequired[int]
    direction: NotRequired[Literal["left", "right"]]
    directionLabel: NotRequired[str]
    directionLabelLocalized: NotRequired[str]
    directionMeaning: str
    colorLabel: NotRequired[str]
    colorLabelLocalized: NotRequired[str]
    colorMeaning: str
    toneMeaning: str
    baseName: NotRequired[str]
    baseNameLocalized: NotRequired[str]
    cognition: NotRequired[UncertainVariableArrowCognition]
    description: str


class UncertainVariableArrowActivation(TypedDict):
    planet: str
    planetLocalized: NotRequired[str]
    side: DesignSide


class UncertainVariableArrowCognition(TypedDict):
    """Only of the determination, by its tone"""

    label: str
    labelLocalized: NotRequired[str]
    description: str


@final
class UncertainVedicBirthChart(TypedDict):
    """The answer where the time of birth is unknown, or known to a range: birthTime.state says
    which
    """

    birthTime: VedicBirthTime
    grahas: list[UncertainChartGraha]
    lagna: NotRequired[UncertainChartLagna]
    lagnaLord: NotRequired[str]
    charts: list[UncertainBirthRashiChart]
    planetaryWar: list[UncertainPlanetaryWar]
    modernPlanets: NotRequired[list[UncertainModernPlanet]]
    yogas: list[HeldYoga]
    undecidedYogas: list[UndecidedYoga]
    summary: UncertainVedicChartSummary
    frame: SiderealFrame
    conventions: UncertainBirthChartConventions


class UncertainVedicChartSummary(TypedDict):
    interpretation: str


@final
class UncertainVedicDailyReading(TypedDict):
    """The answer where the time of birth is unknown, or known to a range: birthTime.state says
    which
    """

    birthTime: VedicBirthTime
    summary: str
    frames: UncertainDailyFrames
    date: str
    dayStart: str
    dayEnd: str
    subject: UncertainDailySubject
    panchanga: DailyPanchanga
    moons: list[DailyMoonCandidate]
    stars: list[DailyStarCandidate]
    dasha: list[UncertainDailyDasha]
    evaluated: Literal[9]
    degraded: list[DegradedComponent]
    conventions: UncertainDailyConventions


@final
class UncertainVedicNarrowedTime(TypedDict):
    """The answer where the time of birth is unknown, or known to a range: birthTime.state says
    which
    """

    birthTime: NarrowingBirthTime
    birthDetails: NarrowedBirth
    agreeing: list[TimeInterval]
    claims: list[VedicClaimAnswer]
    narrowed: NarrowedMinutes
    events: list[VedicEventAnswer]
    ranking: list[RankedTime]
    moreRanked: NotRequired[int]
    summary: str
    conventions: VedicNarrowedTimeConventions


@final
class UncertainVedicParallels(TypedDict):
    """The answer where the time of birth is unknown, or known to a range: birthTime.state says
    which
    """

    birthTime: VedicParallelsBirthTime
    date: str
    timezone: float
    orb: float
    planets: list[VedicDeclinationInTime]
    parallels: list[VedicParallelInTime]
    passingParallels: list[PassingVedicParallel]
    conventions: UncertainVedicParallelsConventions


class UncertainVedicParallelsConventions(TypedDict):
    declinations: str
    calendar: CalendarUsed
    ephemeris: str
    ut1: Ut1Source
    pole: PoleSource
    deltaT: float
    notice: NotRequired[str]
    utcFrom: str
    utcTo: str


@final
class UncertainVedicTransit(TypedDict):
    """The answer where the time of birth is unknown, or known to a range: birthTime.state says
    which
    """

    birthTime: VedicBirthTime
    frame: SiderealFrame
    birthDate: str
    transitDatetime: str
    summary: str
    natalPlanets: list[UncertainNatalGraha]
    transitingPlanets: list[UncertainTransitingGraha]
    candidates: list[GocharaCandidate]
    conventions: UncertainTransitConventions


@final
class UncertainZiWeiChart(TypedDict):
    """The answer where the time of birth is unknown, or known to a range: birthTime.state says
    which
    """

    birthTime: BaziBirthTime
    birthData: UntimedBaziBirth
    conventions: UncertainZiWeiConventions
    gender: BaziGender
    lunar: NotRequired[ChineseLunarDate]
    month: NotRequired[int]
    yearPillar: NotRequired[str]
    yearPillarChinese: NotRequired[str]
    zodiacAnimal: NotRequired[ChineseAnimal]
    zodiacAnimalLocalized: NotRequired[str]
    direction: NotRequired[Literal["forward", "backward"]]
    bodyLord: NotRequired[ZiWeiStarName]
    transformations: NotRequired[list[ZiWeiTransformedStar]]
    stars: list[ZiWeiStarAtBranch]
    charts: list[PossibleZiWeiChart]


class UncertainZiWeiConventions(TypedDict):
    dayBoundary: BaziDayBoundary
    yearBoundary: BaziYearBoundary
    hourClock: BaziHourClock
    calendar: CalendarUsed
    ephemeris: str
    ut1: Ut1Source
    pole: PoleSource
    deltaT: float
    notice: NotRequired[str]
    utcFrom: str
    utcTo: str
    ruleSet: ZiWeiRuleSet
    leapMonth: ZiWeiLeapMonth
    transformationTable: ZiWeiTransformationTable
    kuiYueVerse: ZiWeiKuiYueVerse
    fireBellRule: ZiWeiFireBellRule
    horseBase: ZiWeiHorseBase
    woundRule: ZiWeiWoundRule
    lifeLordBase: ZiWeiLifeLordBase
    firstDecade: ZiWeiFirstDecade
    brightnessTable: ZiWeiBrightnessTable
    meridian: str
    calendarNotice: NotRequired[str]


class UndecidedYoga(TypedDict):
    id: str
    name: str
    nameLocalized: NotRequired[str]
    family: Literal["classical", "asraya", "dala", "akriti", "sankhya"]
    quality: Literal["Positive", "Negative", "Both"]
    qualityLocalized: NotRequired[str]
    decidedBy: YogaDecidedBy
    present: list[VedicBornBetween]
    description: str


UnplacedCenter: TypeAlias = "Literal[\"geocentric\", \"heliocentric\"]"


class UntimedBirthDetails(UntimedBirth):
    nodeType: Literal["mean", "true"]


class UntimedKabbalahBirth(TypedDict):
    date: str
    timezone: float | str


class UntimedNatalMoment(TypedDict):
    utcFrom: str
    utcTo: str
    timezone: float
    nodeType: Literal["mean", "true"]
    notice: NotRequired[str]


class UpagrahaConventions(VedicConventions):
    sunrise: str
    sunriseUtc: str | None
    parts: str
    instants: str


class UpagrahaOfDayPart(TypedDict):
    bornFrom: str
    bornTo: str
    part: UpagrahaPart
    place: VedicPlaceInTime


UpagrahaPart: TypeAlias = "Literal[\"day\", \"night\"]"


class UpagrahaPoint(TypedDict):
    name: str
    nameLocalized: NotRequired[str]
    longitude: float
    rashi: str
    rashiLocalized: NotRequired[str]
    degreeInSign: float
    nakshatra: str
    nakshatraLocalized: NotRequired[str]
    nakshatraIndex: int
    nakshatraPada: int
    interpretation: str


@final
class Upagrahas(TypedDict):
    """Upagrahas: Gulika, Mandi and nine other shadowy points"""

    timeBased: list[UpagrahaPoint]
    sunBased: list[UpagrahaPoint]
    lagnaRashi: NotRequired[str]
    lagnaRashiLocalized: NotRequired[str]
    frame: SiderealFrame
    conventions: UpagrahaConventions


class UpagrahasRequest(VedicPersonOfAnyTime):
    # Options as this program has them by default; an option that is sent goes before it.
    # jagannatha-hora: nodeType mean, positionType true, scheme eight. parasharas-light: ayanamsa
    # lahiri
    preset: NotRequired[VedicPreset]
    # Sidereal frame; custom takes its value from ayanamsaValue. Default "lahiri"
    ayanamsa: NotRequired[Ayanamsa]
    # Degrees; required with ayanamsa custom, ignored otherwise
    ayanamsaValue: NotRequired[float]
    # With ayanamsa custom: the day, 0h TT, at which ayanamsaValue holds from the mean equinox;
    # precession and nutation carry it to each instant. Without it the value is the same at every
    # instant
    ayanamsaEpoch: NotRequired[CivilDate]
    # true is where bodies are at the instant, without the time of light, its bending and
    # aberration. Default "apparent"
    positionType: NotRequired[PositionType]
    # Rahu: the smoothed (mean) or the osculating (true) node; Ketu stands opposite. Default
    # "mean"
    nodeType: NotRequired[NodeType]


class UpcomingMoonPhase(ZodiacPlace):
    date: str
    phase: Literal["New Moon", "First Quarter Moon", "Full Moon", "Third Quarter Moon"]
    phaseLocalized: NotRequired[str]
    utc: str
    datetime: str


class UpcomingMoonPhases(TypedDict):
    """The next new moons, quarters and full moons"""

    phases: list[UpcomingMoonPhase]
    conventions: MoonConventions


class Usage(TypedDict):
    """Where the calling key stands in its month"""

    plan: str
    usedThisMonth: int
    requestsPerMonth: int
    remainingThisMonth: int
    email: str
    status: Literal["active", "cancelled", "suspended", "expired", "pending"]
    endDate: str


class UsefulGod(TypedDict):
    """The element that does the chart most good"""

    element: Phase
    elementLocalized: NotRequired[str]
    category: Literal["peer", "output", "wealth", "influence", "resource"]
    method: UsefulGodMethod
    presence: PhasePresence
    places: list[str]
    climate: list[Phase]
    climateLocalized: NotRequired[list[str]]


class UsefulGodCandidate(TypedDict):
    element: Phase
    elementLocalized: NotRequired[str]
    hours: list[BaziStretch]


UsefulGodDecider: TypeAlias = "Literal[\"day-master\", \"month\", \"strength\", \"pressure\", \"season\", \"strength-and-pressure\"]"


UsefulGodMethod: TypeAlias = "Literal[\"balance\", \"climate\", \"flow\"]"


UsefulGodRole: TypeAlias = "Literal[\"useful\", \"feeds\", \"helps\", \"neutral\", \"masters\", \"burdens\"]"


Ut1Source: TypeAlias = "Literal[\"measured\", \"modeled\"]"


class ValueExplained(TypedDict):
    number: int
    fit: ValueFit
    computed: NotRequired[str]
    offMinutes: NotRequired[float]


ValueFit: TypeAlias = "Literal[\"exact\", \"close\", \"off\"]"


class ValueShown(TypedDict):
    number: int
    what: str
    whatLocalized: NotRequired[str]
    of: NotRequired[str]
    ofLocalized: NotRequired[str]
    shown: str
    yours: NotRequired[str]
    agrees: bool


class VargaChart(TypedDict):
    aries: VargaSign
    taurus: VargaSign
    gemini: VargaSign
    cancer: VargaSign
    leo: VargaSign
    virgo: VargaSign
    libra: VargaSign
    scorpio: VargaSign
    sagittarius: VargaSign
    capricorn: VargaSign
    aquarius: VargaSign
    pisces: VargaSign
    meta: VargaPoints


class VargaConventions(VedicConventions):
    division: str


class VargaDivision(TypedDict):
    number: Literal[2, 3, 4, 7, 9, 10, 12, 16, 20, 24, 27, 30, 40, 45, 60]
    name: str
    nameLocalized: NotRequired[str]
    sanskritName: str
    degreesPerDivision: str
    significance: str


class VargaPoint(TypedDict):
    graha: str
    grahaLocalized: NotRequired[str]
    house: int
    isRetrograde: bool
    longitude: float
    nakshatra: NakshatraPlace


class VargaPointInRashi(VargaPoint):
    rashi: str
    rashiLocalized: NotRequired[str]


class VargaPoints(TypedDict):
    Sun: VargaPointInRashi
    Moon: VargaPointInRashi
    Mars: VargaPointInRashi
    Mercury: VargaPointInRashi
    Jupiter: VargaPointInRashi
    Venus: VargaPointInRashi
    Saturn: VargaPointInRashi
    Rahu: VargaPointInRashi
    Ketu: VargaPointInRashi
    Lagna: VargaPointInRashi


class VargaSign(TypedDict):
    """What stands in a sign"""

    rashi: str
    signs: list[VargaPoint]


class VariableArrow(TypedDict):
    key: VariableKey
    name: str
    nameLocalized: NotRequired[str]
    layer: Literal["Primary Health System", "Rave Psychology"]
    layerLocalized: NotRequired[str]
    layerDescription: str
    position: Literal["Top left", "Bottom left", "Bottom right", "Top right"]
    positionLocalized: NotRequired[str]
    activation: VariableArrowActivation
    color: int
    tone: int
    base: int
    direction: Literal["left", "right"]
    directionLabel: str
    directionLabelLocalized: NotRequired[str]
    directionMeaning: str
    colorLabel: str
    colorLabelLocalized: NotRequired[str]
    colorMeaning: str
    toneMeaning: str
    baseName: str
    baseNameLocalized: NotRequired[str]
    cognition: NotRequired[VariableArrowCognition]
    description: str
    confident: bool


class VariableArrowActivation(TypedDict):
    planet: str
    planetLocalized: NotRequired[str]
    side: DesignSide


class VariableArrowCognition(TypedDict):
    """Only of the determination, by its tone"""

    label: str
    labelLocalized: NotRequired[str]
    description: str


VariableKey: TypeAlias = "Literal[\"determination\", \"environment\", \"perspective\", \"motivation\"]"


class VarshaChart(TypedDict):
    """Houses from the year's Lagna"""

    Sun: VargaPointInRashi
    Moon: VargaPointInRashi
    Mars: VargaPointInRashi
    Mercury: VargaPointInRashi
    Jupiter: VargaPointInRashi
    Venus: VargaPointInRashi
    Saturn: VargaPointInRashi
    Rahu: VargaPointInRashi
    Ketu: VargaPointInRashi
    Lagna: VargaPointInRashi


class Varshaphala(TypedDict):
    """Varshaphala: the Tajika chart of a year of life, its lord, yogas and sahams"""

    year: YearOfTheSun
    chart: VarshaChart
    combust: list[str]
    combustLocalized: NotRequired[list[str]]
    muntha: Muntha
    yearLord: YearLord
    officeBearers: list[YearOfficeBearer]
    panchavargiyaBala: list[PanchavargiyaBala]
    harshaBala: list[HarshaBala]
    aspects: list[TajikaAspect]
    yogas: list[TajikaYogaFound]
    sahams: list[SahamPoint]
    mudda: list[MuddaPeriod]
    patyayini: list[PatyayiniPeriod]
    frame: SiderealFrame
    conventions: VarshaphalaConventions


class VarshaphalaConventions(VedicConventions):
    datedBy: Literal["clock-of-zone"]
    year: str
    day: str
    friendship: str
    drekkana: DrekkanaSchemeUsed
    yearLord: str
    orbs: str
    yogas: str
    sahams: str
    dashas: str


class VarshaphalaRequest(PanchangInstantAsked):
    # Options as this program has them by default; an option that is sent goes before it.
    # jagannatha-hora: nodeType mean, positionType true, scheme eight. parasharas-light: ayanamsa
    # lahiri
    preset: NotRequired[VedicPreset]
    # Sidereal frame; custom takes its value from ayanamsaValue. Default "lahiri"
    ayanamsa: NotRequired[Ayanamsa]
    # Degrees; required with ayanamsa custom, ignored otherwise
    ayanamsaValue: NotRequired[float]
    # With ayanamsa custom: the day, 0h TT, at which ayanamsaValue holds from the mean equinox;
    # precession and nutation carry it to each instant. Without it the value is the same at every
    # instant
    ayanamsaEpoch: NotRequired[CivilDate]
    # true is where bodies are at the instant, without the time of light, its bending and
    # aberration. Default "apparent"
    positionType: NotRequired[PositionType]
    # Rahu: the smoothed (mean) or the osculating (true) node; Ketu stands opposite. Default
    # "mean"
    nodeType: NotRequired[NodeType]
    # Years completed when the year begins: 0 begins at birth; in place of year
    age: NotRequired[int]
    # Calendar year of the birthday that the year begins with; in place of age
    year: NotRequired[int]
    # Latitude where the year begins; the birth's by default
    yearLatitude: NotRequired[Latitude]
    # Its longitude, east positive; goes with yearLatitude
    yearLongitude: NotRequired[Longitude]
    # Lords of the thirds of a sign in the strength: the Tajika table, or those of the drekkana
    # chart (D3). Default "tajika"
    drekkana: NotRequired[DrekkanaScheme]


VastuAuspiciousness: TypeAlias = "Literal[\"auspicious\", \"inauspicious\", \"mixed\"]"


class VastuCell(TypedDict):
    rowFromNorth: int
    columnFromWest: int


VastuCorner: TypeAlias = "Literal[\"Northeast\", \"Southeast\", \"Southwest\", \"Northwest\"]"


VastuDirection: TypeAlias = "Literal[\"North\", \"Northeast\", \"East\", \"Southeast\", \"South\", \"Southwest\", \"West\", \"Northwest\"]"


VastuSide: TypeAlias = "Literal[\"East\", \"South\", \"West\", \"North\"]"


class VastuSource(TypedDict):
    text: str
    chapter: NotRequired[int]
    verse: NotRequired[str]
    translation: NotRequired[str]
    year: NotRequired[int]
    publicDomain: NotRequired[bool]
    basis: NotRequired[str]
    note: NotRequired[str]


VastuZone: TypeAlias = "Literal[\"North\", \"Northeast\", \"East\", \"Southeast\", \"South\", \"Southwest\", \"West\", \"Northwest\", \"Center\"]"


class VedicSearchConventions(TypedDict):
    zodiac: ZodiacSearched
    ayanamsa: AyanamsaSearched
    nodeType: Literal["mean"]
    positions: str
    center: NotRequired[Center]
    positionType: NotRequired[PositionType]
    harmonic: NotRequired[int]
    preset: NotRequired[PresetUsed]
    calendar: CalendarUsed
    clock: CivilClock
    ephemeris: str
    ut1: Ut1Source
    pole: PoleSource
    deltaT: float
    notice: NotRequired[str]
    window: PeriodSearched


class VedicAspectSearchConventions(VedicSearchConventions):
    nearMissOrb: float


@final
class VedicBirthChart(TypedDict):
    """Vedic birth chart (rashi chart): grahas, Lagna, states, combustion, planetary war, yogas"""

    aries: VedicChartSign
    taurus: VedicChartSign
    gemini: VedicChartSign
    cancer: VedicChartSign
    leo: VedicChartSign
    virgo: VedicChartSign
    libra: VedicChartSign
    scorpio: VedicChartSign
    sagittarius: VedicChartSign
    capricorn: VedicChartSign
    aquarius: VedicChartSign
    pisces: VedicChartSign
    meta: VedicChartPoints
    houses: list[VedicChartHouse]
    lagnaLord: str
    combustion: list[CombustGraha]
    planetaryWar: list[PlanetaryWar]
    modernPlanets: NotRequired[list[ModernPlanet]]
    interpretations: PointReadings
    yogas: list[DetectedYoga]
    summary: VedicChartSummary
    frame: SiderealFrame
    conventions: VedicBirthChartConventions


class VedicBirthChartConventions(VedicConventions):
    avasthas: str
    combustionOrbs: str


class VedicBirthChartRequest(VedicPersonOfAnyTime):
    # Options as this program has them by default; an option that is sent goes before it.
    # jagannatha-hora: nodeType mean, positionType true, scheme eight. parasharas-light: ayanamsa
    # lahiri
    preset: NotRequired[VedicPreset]
    # Sidereal frame; custom takes its value from ayanamsaValue. Default "lahiri"
    ayanamsa: NotRequired[Ayanamsa]
    # Degrees; required with ayanamsa custom, ignored otherwise
    ayanamsaValue: NotRequired[float]
    # With ayanamsa custom: the day, 0h TT, at which ayanamsaValue holds from the mean equinox;
    # precession and nutation carry it to each instant. Without it the value is the same at every
    # instant
    ayanamsaEpoch: NotRequired[CivilDate]
    # true is where bodies are at the instant, without the time of light, its bending and
    # aberration. Default "apparent"
    positionType: NotRequired[PositionType]
    # Rahu: the smoothed (mean) or the osculating (true) node; Ketu stands opposite. Default
    # "mean"
    nodeType: NotRequired[NodeType]
    # Also Uranus, Neptune and Pluto. Default false
    modernPlanets: NotRequired[bool]
    # Also what each state says. Default false
    avasthaInfo: NotRequired[bool]


VedicBirthTime = TypedDict(
    "VedicBirthTime",
    {
        "state": "BirthTimeState",
        "from": "str",
        "to": "str",
        "holds": "list[VedicHeld]",
        "changes": "list[VedicChange]",
        "more": "NotRequired[int]",
        "counted": "NotRequired[list[CountedChanges]]",
    },
)


VedicBornBetween = TypedDict(
    "VedicBornBetween",
    {
        "from": "str",
        "to": "str",
    },
)


class VedicChange(TypedDict):
    member: str
    before: MemberValue
    beforeLocalized: NotRequired[str]
    after: MemberValue
    afterLocalized: NotRequired[str]
    at: str
    utc: NotRequired[str]


class VedicChartHouse(TypedDict):
    number: int
    name: str
    nameLocalized: NotRequired[str]
    rashi: str
    rashiLocalized: NotRequired[str]
    lord: str
    lordLocalized: NotRequired[str]
    lordHouse: int
    lordship: str
    description: str
    themes: list[str]
    judgment: NotRequired[BhavaJudgment]


class VedicChartPoint(VargaPoint):
    awastha: NotRequired[BaladiName]
    awasthaLocalized: NotRequired[str]
    jagradadi: NotRequired[JagradadiName]
    jagradadiLocalized: NotRequired[str]
    deeptadi: NotRequired[DeeptadiName]
    deeptadiLocalized: NotRequired[str]


class VedicChartPointInRashi(VedicChartPoint):
    rashi: str
    rashiLocalized: NotRequired[str]
    avasthaInfo: NotRequired[AvasthaInfo]


class VedicChartPoints(TypedDict):
    """The same points by name"""

    Sun: VedicChartPointInRashi
    Moon: VedicChartPointInRashi
    Mars: VedicChartPointInRashi
    Mercury: VedicChartPointInRashi
    Jupiter: VedicChartPointInRashi
    Venus: VedicChartPointInRashi
    Saturn: VedicChartPointInRashi
    Rahu: VedicChartPointInRashi
    Ketu: VedicChartPointInRashi
    Lagna: VedicChartPointInRashi


class VedicChartSign(TypedDict):
    """What stands in a sign"""

    rashi: str
    signs: list[VedicChartPoint]


class VedicChartSummary(TypedDict):
    interpretation: str


class VedicClaim(TypedDict):
    member: VedicClaimMember
    value: VedicClaimValue


class VedicClaimAnswer(TypedDict):
    member: str
    memberLocalized: NotRequired[str]
    value: str
    valueLocalized: NotRequired[str]
    minutes: float
    share: float
    intervals: list[TimeInterval]


VedicClaimMember: TypeAlias = "Literal[\"lagna.sign\", \"lagna.nakshatra\", \"lagna.pada\", \"d9.lagna.sign\", \"moon.sign\", \"moon.nakshatra\", \"moon.pada\", \"dasha.lord\", \"cusps.1.subLord\", \"cusps.2.subLord\", \"cusps.3.subLord\", \"cusps.4.subLord\", \"cusps.5.subLord\", \"cusps.6.subLord\", \"cusps.7.subLord\", \"cusps.8.subLord\", \"cusps.9.subLord\", \"cusps.10.subLord\", \"cusps.11.subLord\", \"cusps.12.subLord\"]"


VedicClaimValue: TypeAlias = "Literal[\"1\", \"2\", \"3\", \"4\", \"Aries\", \"Taurus\", \"Gemini\", \"Cancer\", \"Leo\", \"Virgo\", \"Libra\", \"Scorpio\", \"Sagittarius\", \"Capricorn\", \"Aquarius\", \"Pisces\", \"Ashwini\", \"Bharani\", \"Krittika\", \"Rohini\", \"Mrigashira\", \"Ardra\", \"Punarvasu\", \"Pushya\", \"Ashlesha\", \"Magha\", \"Purva Phalguni\", \"Uttara Phalguni\", \"Hasta\", \"Chitra\", \"Swati\", \"Vishakha\", \"Anuradha\", \"Jyeshtha\", \"Moola\", \"Purva Ashadha\", \"Uttara Ashadha\", \"Shravana\", \"Dhanishta\", \"Shatabhisha\", \"Purva Bhadrapada\", \"Uttara Bhadrapada\", \"Revati\", \"Sun\", \"Moon\", \"Mars\", \"Mercury\", \"Jupiter\", \"Venus\", \"Saturn\", \"Rahu\", \"Ketu\"]"


VedicCrossingDirection: TypeAlias = "Literal[\"ascending\", \"descending\"]"


@final
class VedicDailyReading(TypedDict):
    """One person's day: gochara, tara, chandrabala, dasha and money"""

    frames: DailyFrames
    date: str
    dayStart: str
    dayEnd: str
    subject: DailySubject
    panchanga: DailyPanchanga
    grahas: list[DailyGraha]
    tara: list[TaraWindow]
    chandrabala: list[ChandrabalaWindow]
    dasha: list[DailyDasha]
    areas: DailyAreas
    score: int
    verdict: DailyVerdict
    tally: list[GocharaTally]
    evaluated: Literal[9]
    degraded: list[DegradedComponent]
    houseThemes: HouseThemes
    focus: Literal["general", "finance"]
    conventions: VedicDailyReadingConventions


class VedicDailyReadingConventions(TypedDict):
    zodiac: ZodiacUsed
    positions: str
    positionType: NotRequired[PositionType]
    nodeType: Literal["mean", "true"]
    preset: NotRequired[PresetUsed]
    calendar: CalendarUsed
    clock: CivilClock
    ephemeris: str
    ut1: Ut1Source
    pole: PoleSource
    deltaT: float
    notice: NotRequired[str]
    birth: str
    sunrise: str
    rules: str
    yearDays: float


class VedicDailyReadingRequest(TypedDict):
    birthDate: CivilDate
    birthTime: NotRequired[BirthTime]
    # The day read; the one that runs in UTC by default
    date: NotRequired[CivilDate]
    latitude: Latitude
    longitude: Longitude
    # Decimal hours from UTC (5.5), a fixed offset (+05:30), or an IANA name (Asia/Kolkata)
    # resolved at that date and time. Default 5.5
    timezone: NotRequired[Timezone]
    calendar: NotRequired[DateCalendar]
    # Lunar node: smoothed (mean) or osculating (true). Default "mean"
    nodeType: NotRequired[NodeType]
    birthTimeAccuracyMinutes: NotRequired[TimeAccuracy]
    # The earliest, instead of time
    birthTimeFrom: NotRequired[CivilTime]
    # The latest, within 24 hours
    birthTimeTo: NotRequired[CivilTime]
    # Day of the latest time
    birthDateTo: NotRequired[CivilDate]


VedicDateReach = TypedDict(
    "VedicDateReach",
    {
        "from": "str",
        "to": "str",
    },
)


class VedicDeclination(TypedDict):
    name: str
    nameLocalized: NotRequired[str]
    declination: float
    rightAscension: float


class VedicDeclinationInTime(TypedDict):
    name: str
    nameLocalized: NotRequired[str]
    declination: DeclinationRange
    rightAscension: RightAscensionRange


class VedicEclipticCrossing(EventInstant):
    planet: str
    planetLocalized: NotRequired[str]
    direction: VedicCrossingDirection
    longitude: float
    sign: str
    signLocalized: NotRequired[str]


class VedicEclipticCrossings(TypedDict):
    """When the grahas cross the ecliptic in a year"""

    year: int
    timezone: float
    events: list[VedicEclipticCrossing]
    conventions: VedicSearchConventions


class VedicEclipticCrossingsRequest(TypedDict):
    year: int
    # Decimal hours from UTC, a fixed offset (-05:00), or an IANA name; its offset at the start of
    # the period holds throughout. Default 0
    timezone: NotRequired[Timezone]
    # Zodiac of the longitudes; sidereal is Lahiri. Default "sidereal"
    coordinateSystem: NotRequired[CoordinateSystem]


class VedicEphemerisDay(TypedDict):
    date: str
    positions: list[VedicEphemerisPosition]


class VedicStartingPosition(TypedDict):
    planet: str
    planetLocalized: NotRequired[str]
    sign: str
    signLocalized: NotRequired[str]
    longitude: float
    isRetrograde: bool


class VedicEphemerisPosition(VedicStartingPosition):
    degreeInSign: float


class VedicEventAnswer(TypedDict):
    date: str
    kind: LifeEventKind
    kindLocalized: NotRequired[str]
    label: NotRequired[str]
    rule: VedicEventRule
    minutesFor: float
    minutesAgainst: float
    intervals: list[VedicEvidence]
    more: NotRequired[int]


class VedicEventRule(TypedDict):
    """The houses by which the lords of a period bring the event"""

    houses: list[int]
    school: EventHouseSchool


class VedicEvidence(TimeInterval):
    stance: EvidenceStance
    facts: list[EventLord]


class VedicHeld(TypedDict):
    member: str
    value: MemberValue
    valueLocalized: NotRequired[str]


class VedicMonthAsked(TypedDict):
    # The year that runs in UTC by default
    year: NotRequired[int]
    # 1 to 12; the month that runs in UTC by default
    month: NotRequired[int]
    # Decimal hours from UTC, a fixed offset (-05:00), or an IANA name; its offset at the start of
    # the period holds throughout. Default 0
    timezone: NotRequired[Timezone]
    # Zodiac of the longitudes; sidereal is Lahiri. Default "sidereal"
    coordinateSystem: NotRequired[CoordinateSystem]


class VedicMonthlyEphemeris(TypedDict):
    """Positions of the nine grahas on each day of a month, at noon UTC"""

    year: int
    month: int
    days: list[VedicEphemerisDay]
    frame: SiderealFrame
    conventions: VedicMonthlyEphemerisConventions


class VedicMonthlyEphemerisConventions(TypedDict):
    zodiac: ZodiacUsed
    positions: str
    positionType: NotRequired[PositionType]
    nodeType: Literal["mean", "true"]
    preset: NotRequired[PresetUsed]
    calendar: CalendarUsed
    clock: CivilClock
    ephemeris: str
    ut1: Ut1Source
    pole: PoleSource
    deltaT: float
    notice: NotRequired[str]
    positionsAt: str


class VedicMonthlyEphemerisRequest(TypedDict):
    # The year that runs in UTC by default
    year: NotRequired[int]
    # 1 to 12; the month that runs in UTC by default
    month: NotRequired[int]
    # Zodiac of the longitudes; sidereal is Lahiri. Default "sidereal"
    coordinateSystem: NotRequired[CoordinateSystem]


class VedicMonthlyParallels(TypedDict):
    """Parallels and contraparallels of declination among the seven grahas in a month"""

    year: int
    month: int
    timezone: float
    events: list[VedicParallelEvent]
    conventions: VedicMonthlyParallelsConventions


class VedicMonthlyParallelsConventions(TypedDict):
    positions: str
    center: NotRequired[Center]
    positionType: NotRequired[PositionType]
    harmonic: NotRequired[int]
    preset: NotRequired[PresetUsed]
    calendar: CalendarUsed
    clock: CivilClock
    ephemeris: str
    ut1: Ut1Source
    pole: PoleSource
    deltaT: float
    notice: NotRequired[str]
    window: PeriodSearched
    declinations: str
    greatestGap: float


class VedicMonthlyParallelsRequest(TypedDict):
    # The year that runs in UTC by default
    year: NotRequired[int]
    # 1 to 12; the month that runs in UTC by default
    month: NotRequired[int]
    # Decimal hours from UTC, a fixed offset (-05:00), or an IANA name; its offset at the start of
    # the period holds throughout. Default 0
    timezone: NotRequired[Timezone]


class VedicMonthlyTransits(TypedDict):
    """Every change of sign of the nine grahas in a month"""

    year: int
    month: int
    timezone: float
    startingPositions: list[VedicStartingPosition]
    transitEvents: list[VedicTransitEvent]
    conventions: VedicSearchConventions


class VedicMonthlyTransitsRequest(TypedDict):
    # The year that runs in UTC by default
    year: NotRequired[int]
    # 1 to 12; the month that runs in UTC by default
    month: NotRequired[int]
    # Decimal hours from UTC, a fixed offset (-05:00), or an IANA name; its offset at the start of
    # the period holds throughout. Default 0
    timezone: NotRequired[Timezone]
    # Zodiac of the longitudes; sidereal is Lahiri. Default "sidereal"
    coordinateSystem: NotRequired[CoordinateSystem]


@final
class VedicNarrowedTime(TypedDict):
    """Birth time rectification: hours of the day that agree with Lagna, Moon or KP cusps as
    told, and with dashas at life events
    """

    at: str
    birthDetails: NarrowedBirth
    agreeing: list[TimeInterval]
    claims: list[VedicClaimAnswer]
    narrowed: NarrowedMinutes
    events: list[VedicEventAnswer]
    ranking: list[RankedTime]
    moreRanked: NotRequired[int]
    summary: str
    conventions: VedicNarrowedTimeConventions


VedicNarrowedTimeConventions = TypedDict(
    "VedicNarrowedTimeConventions",
    {
        "ayanamsa": "Ayanamsa",
        "ayanamsaEpoch": "NotRequired[str]",
        "nodeType": "Literal[\"mean\"]",
        "houseSystem": "Literal[\"whole-sign\"]",
        "claims": "str",
        "eventHour": "str",
        "timing": "str",
        "for": "str",
        "against": "str",
        "rules": "str",
        "calendar": "CalendarUsed",
        "ephemeris": "str",
        "ut1": "Ut1Source",
        "pole": "PoleSource",
        "deltaT": "float",
        "notice": "NotRequired[str]",
        "utcFrom": "str",
        "utcTo": "str",
    },
)


VedicNarrowedTimeRequest: TypeAlias = "VedicStatementsOfAnyTime"


class VedicParallel(TypedDict):
    planet1: str
    planet1Localized: NotRequired[str]
    planet2: str
    planet2Localized: NotRequired[str]
    type: VedicParallelKind
    typeLocalized: NotRequired[str]
    orb: float
    dec1: float
    dec2: float


class VedicParallelEvent(VedicParallel):
    date: str
    time: str
    datetime: str
    utc: str
    exact: bool


VedicParallelKind: TypeAlias = "Literal[\"parallel\", \"contraparallel\"]"


@final
class VedicParallels(TypedDict):
    """Declinations of the seven grahas and their parallels at a moment"""

    datetime: str
    orb: float
    planets: list[VedicDeclination]
    parallels: list[VedicParallel]
    conventions: VedicParallelsConventions


VedicParallelsBirthTime = TypedDict(
    "VedicParallelsBirthTime",
    {
        "state": "BirthTimeState",
        "from": "str",
        "to": "str",
        "holds": "list[VedicParallelsHeld]",
        "changes": "list[VedicParallelsChange]",
        "more": "NotRequired[int]",
        "counted": "NotRequired[list[CountedChanges]]",
    },
)


class VedicParallelsChange(TypedDict):
    member: str
    before: MemberValue
    beforeLocalized: NotRequired[str]
    after: MemberValue
    afterLocalized: NotRequired[str]
    at: str
    utc: NotRequired[str]


class VedicParallelsConventions(TransitMoment):
    declinations: str


class VedicParallelsHeld(TypedDict):
    member: str
    value: MemberValue
    valueLocalized: NotRequired[str]


class VedicParallelsRequest(VedicPersonOfAnyTime):
    # Greatest difference of declinations, degrees. Default 1.5
    orb: NotRequired[float]


class VedicPlaceInTime(TypedDict):
    rashi: str
    rashiLocalized: NotRequired[str]
    longitude: float
    degreeInRashi: float
    latitude: NotRequired[float]
    nakshatra: NakshatraPlace


VedicPreset: TypeAlias = "Literal[\"jagannatha-hora\", \"parasharas-light\"]"


class VedicStatementsOfAnyTime(VedicPersonOfAnyTime):
    # Sidereal frame; custom takes its value from ayanamsaValue. Default "lahiri"
    ayanamsa: NotRequired[Ayanamsa]
    # Degrees; required with ayanamsa custom, ignored otherwise
    ayanamsaValue: NotRequired[float]
    # With ayanamsa custom: the day, 0h TT, at which ayanamsaValue holds from the mean equinox;
    # precession and nutation carry it to each instant. Without it the value is the same at every
    # instant
    ayanamsaEpoch: NotRequired[CivilDate]
    # Values that the chart is said to have; 1 to 10 claims and events together
    claims: NotRequired[list[VedicClaim]]
    # Dated events of the life, weighed by the tradition's own timing
    events: NotRequired[list[LifeEvent]]


@final
class VedicTransit(TypedDict):
    """The grahas of a moment over a birth chart: gochara"""

    frame: SiderealFrame
    birthDatetime: str
    transitDatetime: str
    natalPlanets: list[NatalGraha]
    transitingPlanets: list[TransitingGraha]
    keyTransits: list[KeyTransit]
    gochara: NotRequired[GocharaReading]
    conventions: VedicTransitConventions


class VedicTransitConventions(VedicConventions):
    transit: TransitMoment
    aspectOrb: float


class VedicTransitEvent(EventInstant):
    planet: str
    planetLocalized: NotRequired[str]
    fromSign: str
    fromSignLocalized: NotRequired[str]
    toSign: str
    toSignLocalized: NotRequired[str]
    isRetrograde: bool


class VedicTransitRequest(TypedDict):
    birthDate: CivilDate
    birthTime: NotRequired[BirthTime]
    transitDate: CivilDate
    # Wall-clock time, 24-hour HH:MM:SS. Default "12:00:00"
    transitTime: NotRequired[CivilTime]
    # Decimal hours from UTC (5.5), a fixed offset (+05:30), or an IANA name (Asia/Kolkata)
    # resolved at that date and time. Default 5.5
    timezone: NotRequired[Timezone]
    calendar: NotRequired[DateCalendar]
    latitude: Latitude
    longitude: Longitude
    # Zodiac of the longitudes; sidereal is Lahiri. Default "sidereal"
    coordinateSystem: NotRequired[CoordinateSystem]
    birthTimeAccuracyMinutes: NotRequired[TimeAccuracy]
    # The earliest, instead of time
    birthTimeFrom: NotRequired[CivilTime]
    # The latest, within 24 hours
    birthTimeTo: NotRequired[CivilTime]
    # Day of the latest time
    birthDateTo: NotRequired[CivilDate]


class VedicUntimedBirth(TypedDict):
    date: str
    latitude: float
    longitude: float
    timezone: float


VenusMeans: TypeAlias = "Literal[\"strong\", \"fair\", \"short\"]"


VertexInTime = TypedDict(
    "VertexInTime",
    {
        "from": "ZodiacPlace",
        "to": "ZodiacPlace",
    },
)


class VirupaReach(TypedDict):
    """At least and at most"""

    least: float
    most: float


VishwaGrade: TypeAlias = "Literal[\"alpa\", \"madhya\", \"purna\", \"parakrami\"]"


class VisitingStar(TypedDict):
    palace: FengShuiPalace
    palaceLocalized: NotRequired[str]
    star: int
    name: str
    nameLocalized: NotRequired[str]
    element: FengShuiPhase
    elementLocalized: NotRequired[str]
    nature: FengShuiNature
    isRuling: bool
    enhancer: FengShuiPhase
    enhancerLocalized: NotRequired[str]
    remedy: FengShuiPhase
    remedyLocalized: NotRequired[str]
    meaning: str


class VoidMoonEvent(TypedDict):
    sign: str
    signLocalized: NotRequired[str]
    toSign: str
    toSignLocalized: NotRequired[str]
    planet: NotRequired[str]
    planetLocalized: NotRequired[str]
    aspect: NotRequired[Literal["conjunction", "sextile", "square", "trine", "opposition"]]
    aspectLocalized: NotRequired[str]
    begins: EventInstant
    ends: EventInstant


class VoidMoons(TypedDict):
    """When the Moon is void of course: the next times, or all of a period"""

    timezone: float | str
    hasMore: bool
    kind: str
    kindLocalized: NotRequired[str]
    events: list[VoidMoonEvent]
    conventions: WindowConventions


class VoidMoonsRequest(TypedDict):
    # First day, from 00:00 by timezone; this moment by default
    startDate: NotRequired[CivilDate]
    # Last day by timezone, included, at most 100 years after the first. Leave it out to get the
    # next events, however far ahead within 100 years
    endDate: NotRequired[CivilDate]
    # Events to return at most, the first in time; 10 by default, or 200 with endDate
    count: NotRequired[int]
    # Of days and local times: decimal hours from UTC, a fixed offset (-05:00), or an IANA name,
    # whose offset at each event counts; UTC by default. Default 0
    timezone: NotRequired[Timezone]
    # Only aspects to these count; the Sun and Mercury to Pluto by default. Tradition has those to
    # Saturn
    planets: NotRequired[list[Literal["Sun", "Mercury", "Venus", "Mars", "Jupiter", "Saturn", "Uranus", "Neptune", "Pluto"]]]


class WakingHour(TypedDict):
    start: str
    end: str


class WaterInDirection(TypedDict):
    effect: str
    auspiciousness: Literal["auspicious", "inauspicious"]


class WealthYoga(TypedDict):
    id: str
    name: str
    nameLocalized: NotRequired[str]
    quality: WealthYogaQuality
    qualityLocalized: NotRequired[str]
    present: bool
    evidence: str


WealthYogaQuality: TypeAlias = "Literal[\"Positive\", \"Negative\", \"Both\"]"


class WeeklyHoroscope(TypedDict):
    """The horoscope of a week for a sign"""

    sign: str
    signLocalized: NotRequired[str]
    week: str
    overview: str
    love: str
    career: str
    health: str
    finance: str
    advice: str
    column: str
    events: list[HoroscopeEvent]
    luckyDays: list[str]
    luckyDaysLocalized: NotRequired[list[str]]
    luckyNumbers: list[int]
    compatibleSigns: list[str]
    compatibleSignsLocalized: NotRequired[list[str]]
    conventions: HoroscopeConventions


WesternPreset: TypeAlias = "Literal[\"astro.com\"]"


class WordOfEqualValue(TypedDict):
    id: str
    hebrew: str
    romanization: str
    meaning: str
    value: int
    note: str
    sources: list[str]


YAsVowel: TypeAlias = "Literal[\"if-no-other\", \"by-syllable\", \"never\"]"


class YearAheadPage(TypedDict):
    """The page of the year ahead: solar return, lord of the year, and the transits of four
    quarters
    """

    page: PageName
    title: str
    titleLocalized: NotRequired[str]
    subjects: list[PageSubject]
    today: NotRequired[CivilDate]
    chapters: list[PageChapter]
    missing: NotRequired[list[MissingPart]]
    parts: YearAheadPageParts


YearAheadPageParts = TypedDict(
    "YearAheadPageParts",
    {
        "return": "NotRequired[SolarReturn | UncertainSolarReturn]",
        "profection": "NotRequired[Profections | UncertainProfections]",
        "quarter1": "ForecastTransits | UncertainForecastTransits",
        "quarter2": "ForecastTransits | UncertainForecastTransits",
        "quarter3": "ForecastTransits | UncertainForecastTransits",
        "quarter4": "ForecastTransits | UncertainForecastTransits",
    },
)


class YearAheadPageRequest(PagePersonOfAnyTime):
    # The day that the page is read on; by default the current one by the clock of timezone
    today: NotRequired[CivilDate]


class YearEclipse(TypedDict):
    date: str
    kind: EclipseKind
    of: Literal["sun", "moon"]
    ofLocalized: NotRequired[str]
    sign: str
    signLocalized: NotRequired[str]
    house: int
    theme: str


class YearLord(TypedDict):
    graha: str
    grahaLocalized: NotRequired[str]
    chosenBy: YearLordChoice
    chosenByLocalized: NotRequired[str]


YearLordChoice: TypeAlias = "Literal[\"strongest-with-aspect\", \"muntha-lord\"]"


YearOfLife = TypedDict(
    "YearOfLife",
    {
        "from": "str",
        "to": "str",
    },
)


class YearOfTheSun(TypedDict):
    age: int
    begins: str
    beginsUtc: str
    ends: str
    endsUtc: str
    days: float
    latitude: float
    longitude: float
    isDay: bool


YearOffice: TypeAlias = "Literal[\"muntha\", \"birth-lagna\", \"year-lagna\", \"tri-rashi\", \"day-night\"]"


class YearOfficeBearer(TypedDict):
    office: YearOffice
    officeLocalized: NotRequired[str]
    graha: str
    grahaLocalized: NotRequired[str]
    vishwa: float
    aspectOnLagna: TajikaBond
    aspectOnLagnaLocalized: NotRequired[str]


class YearRetrograde(TypedDict):
    date: str
    body: str
    bodyLocalized: NotRequired[str]
    direction: Literal["retrograde", "direct"]
    house: int
    theme: str


YearTheme = TypedDict(
    "YearTheme",
    {
        "body": "str",
        "bodyLocalized": "NotRequired[str]",
        "sign": "str",
        "signLocalized": "NotRequired[str]",
        "house": "int",
        "theme": "str",
        "from": "str",
        "to": "str",
    },
)


class YearlyHoroscope(TypedDict):
    """The horoscope of a year for a sign"""

    sign: str
    signLocalized: NotRequired[str]
    year: int
    overview: str
    love: str
    career: str
    health: str
    finance: str
    advice: str
    column: str
    events: list[HoroscopeEvent]
    themes: list[YearTheme]
    eclipses: list[YearEclipse]
    retrogrades: list[YearRetrograde]
    keyPeriods: list[KeyPeriod]
    bestPeriods: YearlyHoroscopeBestPeriods
    luckyNumbers: list[int]
    luckyColor: str
    luckyColorLocalized: NotRequired[str]
    compatibleSigns: list[str]
    compatibleSignsLocalized: NotRequired[list[str]]
    conventions: HoroscopeConventions


class YearlyHoroscopeBestPeriods(TypedDict):
    love: NotRequired[BestPeriod]
    career: NotRequired[BestPeriod]
    health: NotRequired[BestPeriod]
    finance: NotRequired[BestPeriod]


class YesNoOracle(TypedDict):
    """One card answers yes, no or maybe"""

    question: NotRequired[str]
    seed: NotRequired[str]
    answer: Literal["Yes", "No", "Maybe"]
    answerLocalized: NotRequired[str]
    strength: Literal["Strong", "Qualified"]
    strengthLocalized: NotRequired[str]
    card: YesNoOracleCard
    interpretation: str
    conventions: DrawConventions


class YesNoOracleCard(TypedDict):
    id: str
    name: str
    nameLocalized: NotRequired[str]
    arcana: Arcana
    arcanaLocalized: NotRequired[str]
    reversed: bool
    keywords: list[str]
    imageUrl: str


class YesNoOracleRequest(TypedDict):
    # What is asked; echoed in the answer
    question: NotRequired[str]
    # The same seed reproduces the same draw
    seed: NotRequired[str]


class YogaCatalogue(TypedDict):
    """The 301 yogas of the catalogue"""

    total: int
    yogas: list[YogaCatalogueYogas]


class YogaCatalogueYogas(TypedDict):
    id: str
    name: str
    nameLocalized: NotRequired[str]
    family: NotRequired[YogaFamily]


YogaDecidedBy: TypeAlias = "Literal[\"lagna\", \"grahas\"]"


class YogaEntry(TypedDict):
    """One yoga: what makes it and what it brings"""

    id: str
    name: str
    nameLocalized: NotRequired[str]
    family: NotRequired[YogaFamily]
    quality: YogaQuality
    qualityLocalized: NotRequired[str]
    description: str
    result: str
    source: str


YogaFamily: TypeAlias = "Literal[\"classical\", \"asraya\", \"dala\", \"akriti\", \"sankhya\"]"


YogaQuality: TypeAlias = "Literal[\"Positive\", \"Negative\", \"Both\"]"


class YogaTotal(TypedDict):
    """How many are present, at least and at most"""

    least: int
    most: int


ZiWeiBrightness: TypeAlias = "Literal[\"miao\", \"wang\", \"de\", \"li\", \"ping\", \"bu\", \"xian-idle\", \"xian\"]"


ZiWeiBrightnessTable: TypeAlias = "Literal[\"quan-shu\", \"zhongzhou\"]"


class ZiWeiBureau(TypedDict):
    """The five-element bureau (wu xing ju)"""

    number: int
    element: Phase
    elementLocalized: NotRequired[str]
    chinese: str


@final
class ZiWeiChart(TypedDict):
    """Zi Wei Dou Shu: twelve palaces with their stars, brightness, transformations, decades and
    a year
    """

    birthData: BaziBirthData
    conventions: ZiWeiConventions
    gender: BaziGender
    lunar: ChineseLunarDate
    month: int
    yearPillar: str
    yearPillarChinese: str
    zodiacAnimal: ChineseAnimal
    zodiacAnimalLocalized: NotRequired[str]
    hour: EarthlyBranchId
    pillars: ZiWeiPillars
    direction: Literal["forward", "backward"]
    bureau: ZiWeiBureau
    lifeLord: ZiWeiStarName
    bodyLord: ZiWeiStarName
    bodyPalace: ZiWeiPalaceId
    bodyPalaceLocalized: NotRequired[str]
    palaces: list[ZiWeiPalace]
    transformations: list[ZiWeiTransformation]
    annual: NotRequired[ZiWeiYear]


class ZiWeiChartRequest(BirthMomentOfAnyTime):
    # Decimal degrees, north positive; the pillars do not depend on it
    latitude: NotRequired[Latitude]
    # Decimal degrees, east positive; needed unless hourClock is clock
    longitude: NotRequired[Longitude]
    # From 23:00: split-zi and midnight keep the lunar day, early-zi begins the next one. Default
    # "split-zi"
    dayBoundary: NotRequired[BaziDayBoundary]
    # Whether the year turns with the lunar year or at the instant of Li Chun. Default
    # "lunar-new-year"
    yearBoundary: NotRequired[BaziYearBoundary]
    # The clock of the hour: the civil one, the mean Sun of the longitude, the true Sun. Default
    # "clock"
    hourClock: NotRequired[BaziHourClock]
    # Decides the direction with the polarity of the year
    gender: BaziGender
    # A year to tell: its palaces, transformations, decade
    year: NotRequired[int]
    # Rules on which schools differ, together: those in general use, the Quan Shu to the letter,
    # the Zhongzhou school of Wang Tingzhi. Default "general"
    ruleSet: NotRequired[ZiWeiRuleSet]
    # Birth in a leap month: split counts days 1 to 15 with the month itself, later ones with the
    # next; next and same all of them
    leapMonth: NotRequired[ZiWeiLeapMonth]
    # Stars that a stem transforms; tables differ for wu, geng and ren: quan-ji ren Zuo Fu;
    # quan-shu ren Tian Fu; zhongzhou wu Tai Yang, geng and ren Tian Fu; min geng Tian Tong and
    # Tai Yin; north geng Tian Tong and Tian Xiang
    transformationTable: NotRequired[ZiWeiTransformationTable]
    # Tian Kui and Tian Yue of the stem xin at horse and tiger, at tiger and horse, or at horse
    # and tiger with geng
    kuiYueVerse: NotRequired[ZiWeiKuiYueVerse]
    # Huo Xing and Ling Xing counted on by the hour, or by the year alone
    fireBellRule: NotRequired[ZiWeiFireBellRule]
    # Tian Ma by the branch of the year or of the month
    horseBase: NotRequired[ZiWeiHorseBase]
    # Tian Shang with friends and Tian Shi with health always, or exchanged where decades run
    # backward
    woundRule: NotRequired[ZiWeiWoundRule]
    # Lord of life by the branch of the life palace or of the year
    lifeLordBase: NotRequired[ZiWeiLifeLordBase]
    # Palace of the first decade: life, or the next one along the direction
    firstDecade: NotRequired[ZiWeiFirstDecade]
    # Table of brightness: the Quan Shu's or the Zhongzhou school's
    brightnessTable: NotRequired[ZiWeiBrightnessTable]


class ZiWeiConventions(TransitMoment):
    dayBoundary: BaziDayBoundary
    yearBoundary: BaziYearBoundary
    hourClock: BaziHourClock
    ruleSet: ZiWeiRuleSet
    leapMonth: ZiWeiLeapMonth
    transformationTable: ZiWeiTransformationTable
    kuiYueVerse: ZiWeiKuiYueVerse
    fireBellRule: ZiWeiFireBellRule
    horseBase: ZiWeiHorseBase
    woundRule: ZiWeiWoundRule
    lifeLordBase: ZiWeiLifeLordBase
    firstDecade: ZiWeiFirstDecade
    brightnessTable: ZiWeiBrightnessTable
    meridian: str
    calendarNotice: NotRequired[str]
    hourTime: str
    borders: NotRequired[list[PillarBorder]]


class ZiWeiDecade(TypedDict):
    index: int
    fromAge: int
    toAge: int
    fromYear: int
    toYear: int


class ZiWeiDecadeInForce(TypedDict):
    """None before the first decade"""

    palace: ZiWeiPalaceId
    palaceLocalized: NotRequired[str]
    fromAge: int
    toAge: int
    transformations: list[ZiWeiTransformation]


ZiWeiFireBellRule: TypeAlias = "Literal[\"year-and-hour\", \"year\"]"


ZiWeiFirstDecade: TypeAlias = "Literal[\"life-palace\", \"next-palace\"]"


ZiWeiHorseBase: TypeAlias = "Literal[\"year\", \"month\"]"


ZiWeiKuiYueVerse: TypeAlias = "Literal[\"horse-tiger\", \"tiger-horse\", \"geng-with-xin\"]"


ZiWeiLeapMonth: TypeAlias = "Literal[\"split\", \"next\", \"same\"]"


ZiWeiLifeLordBase: TypeAlias = "Literal[\"life-palace\", \"year\"]"


class ZiWeiPalace(TypedDict):
    id: ZiWeiPalaceId
    name: str
    nameLocalized: NotRequired[str]
    chinese: str
    pinyin: str
    isBody: bool
    stem: HeavenlyStemId
    branch: EarthlyBranchId
    pillarChinese: str
    stars: list[ZiWeiStar]
    decade: ZiWeiDecade
    smallLimitAges: list[int]
    stage: LifeStage
    doctorGod: ZiWeiGod
    yearGod: ZiWeiGod
    generalGod: ZiWeiGod


ZiWeiPalaceId: TypeAlias = "Literal[\"life\", \"siblings\", \"spouse\", \"children\", \"wealth\", \"health\", \"travel\", \"friends\", \"career\", \"property\", \"fortune\", \"parents\"]"


class ZiWeiPillars(TypedDict):
    """The Four Pillars; the month by the solar terms, the year by yearBoundary"""

    year: str
    month: str
    day: str
    hour: str


ZiWeiRuleSet: TypeAlias = "Literal[\"general\", \"quan-shu\", \"zhongzhou\"]"


class ZiWeiStarName(TypedDict):
    id: str
    name: str
    nameLocalized: NotRequired[str]
    chinese: str
    pinyin: str


class ZiWeiStar(ZiWeiStarName):
    kind: ZiWeiStarKind
    brightness: NotRequired[ZiWeiBrightness]
    brightnessLocalized: NotRequired[str]
    transformation: NotRequired[ZiWeiTransformationId]
    transformationLocalized: NotRequired[str]


class ZiWeiStarAtBranch(ZiWeiStarName):
    """A star with its branch, whose palace the hour would decide"""

    branch: EarthlyBranchId


ZiWeiStarKind: TypeAlias = "Literal[\"major\", \"lucky\", \"malefic\", \"supporting\", \"minor\"]"


class ZiWeiTransformedStar(TypedDict):
    id: ZiWeiTransformationId
    name: str
    nameLocalized: NotRequired[str]
    chinese: str
    pinyin: str
    star: ZiWeiStarName


class ZiWeiTransformation(ZiWeiTransformedStar):
    palace: ZiWeiPalaceId
    palaceLocalized: NotRequired[str]


ZiWeiTransformationId: TypeAlias = "Literal[\"lu\", \"quan\", \"ke\", \"ji\"]"


ZiWeiTransformationTable: TypeAlias = "Literal[\"quan-ji\", \"quan-shu\", \"zhongzhou\", \"min\", \"north\"]"


ZiWeiWoundRule: TypeAlias = "Literal[\"fixed\", \"by-direction\"]"


class ZiWeiYear(TypedDict):
    """Only where year was sent"""

    year: int
    age: int
    pillar: str
    pillarChinese: str
    animal: ChineseAnimal
    animalLocalized: NotRequired[str]
    lifePalace: ZiWeiPalaceId
    lifePalaceLocalized: NotRequired[str]
    transformations: list[ZiWeiTransformation]
    palaces: list[ZiWeiYearPalace]
    decade: NotRequired[ZiWeiDecadeInForce]
    smallLimit: ZiWeiPalaceId
    smallLimitLocalized: NotRequired[str]
    firstMonth: ZiWeiPalaceId
    firstMonthLocalized: NotRequired[str]


class ZiWeiYearPalace(TypedDict):
    id: ZiWeiPalaceId
    name: str
    nameLocalized: NotRequired[str]
    chinese: str
    pinyin: str
    natal: ZiWeiPalaceId
    natalLocalized: NotRequired[str]
    stem: HeavenlyStemId
    branch: EarthlyBranchId
    stars: list[ZiWeiStarName]
    yearGod: ZiWeiGod
    generalGod: ZiWeiGod


class ZodiacAnimal(ChineseAnimalListed):
    """One animal: character, love, work, money, partners, trine and the years of its five phases"""

    summary: str
    strengths: list[str]
    weaknesses: list[str]
    love: str
    work: str
    money: str
    compatibilitySummary: str
    hours: DoubleHour
    trine: AnimalTrine
    secretFriend: SecretFriend
    clashPartner: PartnerAnimal
    harmPartner: PartnerAnimal
    elementVariants: list[AnimalOfElement]


class ZodiacAnimals(TypedDict):
    """The twelve animals in the order of their cycle"""

    total: int
    limit: int
    offset: int
    animals: list[ChineseAnimalListed]


class ZodiacCompatibility(TypedDict):
    """Two animals: their one relation, score, strengths and frictions"""

    signs: ChineseAnimalPair
    relationship: AnimalRelation
    relationshipName: str
    relationshipNameLocalized: NotRequired[str]
    relationshipChinese: str
    relationshipPinyin: str
    score: int
    verdict: Literal["excellent", "strong", "workable", "challenging", "difficult"]
    sharedElement: NotRequired[Phase]
    sharedElementLocalized: NotRequired[str]
    summary: str
    strengths: list[str]
    frictions: list[str]
    advice: str


ZodiacSearched: TypeAlias = "Literal[\"sidereal\", \"tropical\"]"


class ZodiacSign(TypedDict):
    """One sign in full"""

    id: str
    name: str
    nameLocalized: NotRequired[str]
    symbol: str
    element: Literal["fire", "earth", "air", "water"]
    elementLocalized: NotRequired[str]
    dates: ZodiacSignDates
    symbolName: str
    modality: Literal["cardinal", "fixed", "mutable"]
    modalityLocalized: NotRequired[str]
    rulingPlanet: str
    rulingPlanetLocalized: NotRequired[str]
    keywords: list[str]
    description: ShortAndLong
    famous: list[str]
    strengths: list[str]
    motto: str
    gifts: str
    challenges: str
    weapon: str
    compatibleSigns: list[str]
    compatibleSignsLocalized: NotRequired[list[str]]


class ZodiacSignDates(TypedDict):
    """Usual dates of the Sun's stay, as `Mar 21`; the true ingress moves by a day or two"""

    start: str
    end: str


ZodiacSigns: TypeAlias = "list[ZodiacSignsItem]"


class ZodiacSignsItem(TypedDict):
    id: str
    name: str
    nameLocalized: NotRequired[str]
    symbol: str
    element: Literal["fire", "earth", "air", "water"]
    elementLocalized: NotRequired[str]
    dates: ZodiacSignsItemDates
    description: str


class ZodiacSignsItemDates(TypedDict):
    """Usual dates of the Sun's stay, as `Mar 21`; the true ingress moves by a day or two"""

    start: str
    end: str


ZodiacUsed: TypeAlias = "Literal[\"sidereal\", \"tropical\"]"
