/** One value of an answer that can be known without the service. */
export interface Value {
  /** Members by name, items of lists by a member: `planets[name=Sun].longitude`; `[2]` is an index, `length` counts. */
  readonly path: string;
  readonly is:
    | string
    | number
    | boolean
    | { readonly near: number; readonly within: number }
    | { readonly starts: string };
  /** A way for somebody else to find it. */
  readonly from: string;
}

/** The expected way to an answer: a tool with its arguments, and the values its answer has to have. */
export interface Expected {
  readonly tool: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly value: Value;
  /** Tools that answer the question as well. */
  readonly orTools?: readonly string[];
}

/** The moment at which the questions are asked: "today" is this day. */
export const ASKED_AT = Date.UTC(2026, 10, 22, 12);

const NEW_YORK = { latitude: 40.7128, longitude: -74.006, timezone: "America/New_York" };
const DELHI = { latitude: 28.6139, longitude: 77.209, timezone: "Asia/Kolkata" };
const ANNA = { date: "1990-07-15", time: "14:30", ...NEW_YORK };
const RAVI = { date: "1985-10-24", time: "07:45", ...DELHI };
const ANNA_RETURNS = { birthDate: "1990-07-15", birthTime: "14:30", ...NEW_YORK };
const LONDON_BIRTH = {
  date: "1988-03-02",
  time: "06:10",
  latitude: 51.5074,
  longitude: -0.1278,
  timezone: "Europe/London",
};

export const expected = {
  birthChart: {
    tool: "post_astrology_natal_chart",
    input: ANNA,
    value: {
      path: "planets[name=Sun].longitude",
      is: { near: 113.0045, within: 0.001 },
      from: "swetest -b15.7.1990 -ut18:30:00 -p0 -fPl",
    },
  },
  moonOfTheLanding: {
    tool: "post_astrology_planets",
    input: { date: "1969-07-20", time: "21:56", timezone: "America/Chicago", latitude: 29.76, longitude: -95.37 },
    orTools: ["post_astrology_transits", "post_astrology_natal_chart", "get_astrology_moon_phase_current"],
    value: { path: "planets[name=Moon].sign", is: "Libra", from: "swetest -b21.7.1969 -ut02:56:00 -p1 -fPl: 191.4" },
  },
  mercuryRetrograde: {
    tool: "post_astrology_transits",
    input: { date: "2026-11-01", time: "12:00", timezone: "UTC" },
    orTools: ["post_astrology_planets", "post_astrology_planets_monthly", "post_astrology_transits_monthly"],
    value: {
      path: "transitPlanets[name=Mercury].isRetrograde",
      is: true,
      from: "swetest -b1.11.2026 -ut12:00:00 -p2 -fPls: -1.159 degrees a day",
    },
  },
  couple: {
    tool: "post_astrology_synastry",
    input: { person1: ANNA, person2: LONDON_BIRTH },
    orTools: ["post_astrology_compatibility_score", "post_astrology_composite_chart"],
    value: { path: "person2.sunSign", is: "Pisces", from: "the Sun is in Pisces from 19 February to 20 March" },
  },
  fullMoon: {
    tool: "get_astrology_moon_phase_upcoming",
    input: { startDate: "2026-12-01", count: 4 },
    orTools: ["get_astrology_moon_phase_calendar_year_month"],
    value: {
      path: "phases[phase=Full Moon].utc",
      is: { starts: "2026-12-24T01:28" },
      from: "phases of the Moon, US Naval Observatory: 2026 December 24, 01:28",
    },
  },
  leoToday: {
    tool: "get_astrology_horoscope_sign_daily",
    input: { sign: "leo", date: "2026-11-22" },
    value: { path: "sign", is: "Leo", from: "the question" },
  },
  saturnReturn: {
    tool: "post_astrology_planetary_returns",
    input: { ...ANNA_RETURNS, planet: "Saturn", approximateDate: "2019-12-01" },
    value: {
      path: "returnDate",
      is: { starts: "2020-01-05" },
      from: "swetest -p6: 291.9436 at the birth and on 2020-01-05 at 16:05 UT",
    },
  },
  birthdayChart: {
    tool: "post_astrology_solar_return",
    input: { ...ANNA_RETURNS, returnYear: 2027 },
    orTools: ["post_forecast_solar_return"],
    value: {
      path: "solarReturnDate",
      is: { starts: "2027-07-15T13:0" },
      from: "swetest -b15.7.2027 -ut17:04:57 -p0 -fPl: 113.0045, as at the birth",
    },
  },
  venus: {
    tool: "get_astrology_planet_meanings_id",
    input: { id: "venus" },
    orTools: ["get_astrology_planet_meanings"],
    value: { path: "rulership", is: "Taurus, Libra", from: "Ptolemy, Tetrabiblos I.17" },
  },
  partOfFortune: {
    tool: "post_astrology_arabic_lots",
    input: ANNA,
    orTools: ["post_astrology_natal_chart"],
    value: {
      path: "lots[id=fortune].longitude",
      is: { near: 131.0118, within: 0.001 },
      from: "swetest: Ascendant 216.9476 + Moon 27.0688 - Sun 113.0045, by day",
    },
  },
  profection: {
    tool: "post_astrology_profections",
    input: { ...ANNA, targetDate: "2026-11-22" },
    value: { path: "profectedHouse", is: 1, from: "36 years: three times twelve, and so the first house again" },
  },
  whereToLive: {
    tool: "post_astrology_astrocartography",
    input: ANNA,
    orTools: ["post_astrology_relocation_chart", "post_astrology_local_space"],
    value: {
      path: "lines[planet=Sun].mc.longitude",
      is: { near: -96.015, within: 0.01 },
      from: "swetest: right ascension 114.833 - sidereal time at Greenwich 210.848",
    },
  },
  kundli: {
    tool: "post_vedic_astrology_birth_chart",
    input: RAVI,
    orTools: ["post_vedic_astrology_planetary_positions"],
    value: {
      path: "aquarius.signs[graha=Moon].longitude",
      is: { near: 315.6302, within: 0.002 },
      from: "swetest -b24.10.1985 -ut02:15:00 -sid1 -p1 -fPl",
    },
  },
  dasha: {
    tool: "post_vedic_astrology_dasha_current",
    input: RAVI,
    orTools: ["post_vedic_astrology_dasha_major"],
    value: {
      path: "mahadasha.planet",
      is: "Mercury",
      from: "Moon at 315.63: 0.328 of Rahu's 18 years were left, then Jupiter 16, Saturn 19: September 2026",
    },
  },
  panchang: {
    tool: "post_vedic_astrology_panchang_detailed",
    input: { date: "2026-11-08", ...DELHI },
    orTools: ["post_vedic_astrology_panchang_basic"],
    value: {
      path: "nakshatra.name",
      is: "Swati",
      from: "swetest -b8.11.2026 -ut01:08:08 -sid1 -p1: 187.07, the fifteenth of 13 degrees 20 minutes",
    },
  },
  kundliMatch: {
    tool: "post_vedic_astrology_compatibility",
    input: { person1: RAVI, person2: { date: "1988-03-02", time: "06:10", ...DELHI } },
    orTools: ["post_vedic_astrology_compatibility_dashakoot", "post_vedic_astrology_compatibility_papasamyam"],
    value: {
      path: "breakdown[category=Varna].person1",
      is: "Shudra",
      from: "Moon in Aquarius, an airy sign: shudra in the varna table of Muhurta Chintamani",
    },
  },
  manglik: {
    tool: "post_vedic_astrology_dosha_manglik",
    input: RAVI,
    value: {
      path: "marsHouse",
      is: 12,
      from: "swetest -sid1: Mars 154.1 in Virgo, Ascendant 202.8 in Libra: the sign before the rising one",
    },
  },
  sadeSati: {
    tool: "post_vedic_astrology_dosha_sadhesati",
    input: RAVI,
    value: {
      path: "present",
      is: true,
      from: "swetest -sid1: Moon at 315.6 in Aquarius, Saturn on 22 November 2026 at 344.0 in Pisces, the second",
    },
  },
  choghadiya: {
    tool: "post_vedic_astrology_panchang_choghadiya",
    input: { date: "2026-11-22", ...DELHI },
    value: {
      path: "dayChoghadiya[0].name",
      is: "Udveg",
      from: "22 November 2026 is a Sunday; its first part is Udveg",
    },
  },
  rohini: {
    tool: "get_vedic_astrology_nakshatras_id",
    input: { id: "rohini" },
    orTools: ["get_vedic_astrology_nakshatras"],
    value: { path: "lord", is: "Moon", from: "Brihat Parashara Hora Shastra 46, order of the dashas" },
  },
  ashtakavarga: {
    tool: "post_vedic_astrology_ashtakavarga",
    input: RAVI,
    value: { path: "sarvashtakavarga.total", is: 337, from: "48 + 49 + 39 + 54 + 56 + 52 + 39, in every chart" },
  },
  navamsa: {
    tool: "post_vedic_astrology_navamsa",
    input: RAVI,
    orTools: ["post_vedic_astrology_divisional_chart"],
    value: {
      path: "chart.meta.Sun.rashi",
      is: "Sagittarius",
      from: "Sun at 6.96 of Libra, its third ninth, counted from Libra itself",
    },
  },
  humanDesign: {
    tool: "post_human_design_bodygraph",
    input: ANNA,
    orTools: ["post_human_design_type", "post_human_design_profile"],
    value: {
      path: "profile",
      is: "3/5",
      from: "Sun at 113.0045 and, 88 degrees before, 25.0045: gates 62.3 and 42.5, counted from gate 41 at 302 degrees",
    },
  },
  gate34: {
    tool: "get_human_design_gates_number",
    input: { number: 34 },
    value: { path: "center", is: "sacral", from: "the bodygraph: 34 stands in the Sacral" },
  },
  fourPillars: {
    tool: "post_chinese_astrology_bazi_chart",
    input: ANNA,
    orTools: ["post_chinese_astrology_bazi_day_master"],
    value: {
      path: "dayMaster.stem",
      is: "xin",
      from: "Julian day 2448088: (2448088 + 49) mod 10 is 7, the eighth stem",
    },
  },
  animalOf1988: {
    tool: "post_chinese_astrology_zodiac_sign",
    input: { date: "1988-05-20" },
    value: { path: "animal.id", is: "dragon", from: "(1988 - 4) mod 12 is 4, the fifth animal" },
  },
  tigerAndMonkey: {
    tool: "get_chinese_astrology_zodiac_compatibility_sign1_sign2",
    input: { sign1: "tiger", sign2: "monkey" },
    orTools: ["post_chinese_astrology_bazi_compatibility"],
    value: { path: "relationship", is: "clash", from: "third and ninth branch are six apart: one of the six clashes" },
  },
  lunarDate: {
    tool: "post_chinese_astrology_calendar_lunar_date",
    input: { date: "2027-02-06" },
    orTools: ["get_chinese_astrology_calendar_day_date", "get_chinese_astrology_calendar_monthly"],
    value: { path: "lunar.day", is: 1, from: "Hong Kong Observatory, calendar of 2027: first day of the first month" },
  },
  weddingDays: {
    tool: "post_chinese_astrology_calendar_auspicious_days",
    input: { activity: "wedding", startDate: "2027-03-01", endDate: "2027-03-31" },
    orTools: ["get_chinese_astrology_calendar_monthly"],
    value: { path: "daysSearched", is: 31, from: "the days of March" },
  },
  kua: {
    tool: "post_feng_shui_kua",
    input: { date: "1985-05-10", gender: "male" },
    orTools: ["post_feng_shui_eight_mansions"],
    value: { path: "kua", is: 6, from: "8 + 5 = 13, 1 + 3 = 4, 10 - 4 for a man" },
  },
  starsOf2027: {
    tool: "get_feng_shui_flying_stars_annual_year",
    input: { year: 2027 },
    value: { path: "centerStar", is: 9, from: "2 + 0 + 2 + 7 = 11, 1 + 1 = 2, 11 - 2" },
  },
  taiSui: {
    tool: "get_feng_shui_afflictions_year",
    input: { year: 2026 },
    value: { path: "taiSui.direction", is: "South", from: "2026 is a year of the Horse, whose place is due south" },
  },
  longCount: {
    tool: "post_mesoamerican_astrology_mayan_long_count_convert",
    input: { date: "2012-12-21" },
    orTools: ["post_mesoamerican_astrology_mayan_chart"],
    value: { path: "longCount", is: "13.0.0.0.0", from: "correlation 584283: 2456283 - 584283 = 13 x 144000" },
  },
  aztecDay: {
    tool: "post_mesoamerican_astrology_aztec_tonalpohualli",
    input: { date: "1521-08-23" },
    orTools: ["get_mesoamerican_astrology_aztec_daily"],
    value: {
      path: "daySign",
      is: "coatl",
      from: "Sahagun and Caso: Tenochtitlan fell on 1 Coatl, 13 August 1521 of the Julian calendar",
    },
  },
  mayanSign: {
    tool: "post_mesoamerican_astrology_mayan_tzolkin",
    input: { date: "1990-07-15" },
    orTools: ["post_mesoamerican_astrology_mayan_chart"],
    value: { path: "number", is: 12, from: "1863805 days since 4 Ajaw: (1863805 + 4) mod 13" },
  },
  southeast: {
    tool: "get_vastu_directions_id",
    input: { id: "southeast" },
    orTools: ["get_vastu_directions"],
    value: { path: "dikpala", is: "Agni", from: "Brihat Samhita 54.3" },
  },
  rooms: {
    tool: "post_vastu_rooms",
    input: {
      plot: { width: 30, depth: 40 },
      facing: "North",
      rooms: [
        { type: "kitchen", direction: "Southeast" },
        { type: "toilet", direction: "Northeast" },
      ],
    },
    value: { path: "rooms.length", is: 2, from: "the two rooms of the question" },
  },
  housewarming: {
    tool: "post_vastu_timing_griha_pravesh",
    input: { startDate: "2027-02-01", endDate: "2027-02-28", ...DELHI },
    value: {
      path: "days[date=2027-02-11].nakshatra.name",
      is: "Revati",
      from: "swetest -b11.2.2027 -ut01:33:03 -sid1 -p1: 347.8, the last nakshatra",
    },
  },
  pitta: {
    tool: "get_ayurveda_doshas_id",
    input: { id: "pitta" },
    orTools: ["get_ayurveda_doshas"],
    value: { path: "dosha.element", is: "agni, fire", from: "Ashtanga Hridaya, Sutrasthana 12" },
  },
  tastes: {
    tool: "get_ayurveda_tastes",
    input: {},
    value: {
      path: "rasas[english=sweet].decreases[0]",
      is: "vata",
      from: "Ashtanga Hridaya, Sutrasthana 1.15: sweet, sour and salty bring vata down",
    },
  },
  constitution: {
    tool: "post_ayurveda_constitution",
    input: RAVI,
    value: { path: "lagnaSign", is: "libra", from: "swetest -sid1: Ascendant at 202.75" },
  },
  lifePath: {
    tool: "post_numerology_life_path",
    input: { year: 1990, month: 7, day: 15 },
    orTools: ["post_numerology_chart"],
    value: { path: "number", is: 5, from: "7 + (1 + 5) + (1 + 9 + 9 + 0 = 19, 10, 1) = 14, 1 + 4" },
  },
  expression: {
    tool: "post_numerology_expression",
    input: { fullName: "John Fitzgerald Kennedy" },
    orTools: ["post_numerology_chart"],
    value: { path: "number", is: 8, from: "20 + 54 + 33 = 107 by letters A = 1 to I = 9, J = 1 and so on: 1 + 0 + 7" },
  },
  personalYear: {
    tool: "post_numerology_personal_year",
    input: { month: 7, day: 15, year: 2027 },
    value: { path: "personalYear", is: 6, from: "7 + 6 + (2 + 0 + 2 + 7 = 11, 2) = 15, 1 + 5" },
  },
  shopName: {
    tool: "post_numerology_business_name",
    input: { name: "Blue Lantern" },
    orTools: ["post_numerology_chaldean"],
    value: { path: "total", is: 41, from: "Chaldean letters: 2+3+6+5 and 3+1+5+4+5+2+5" },
  },
  gematria: {
    tool: "post_kabbalah_gematria",
    input: { textHebrew: "שלום" },
    value: { path: "values[id=mispar-hechrachi].value", is: 376, from: "300 + 30 + 6 + 40" },
  },
  tiferet: {
    tool: "get_kabbalah_sephirot_id",
    input: { id: "tiferet" },
    orTools: ["get_kabbalah_tree"],
    value: { path: "number", is: 6, from: "the order of the ten sefirot" },
  },
  tower: {
    tool: "get_tarot_cards_id",
    input: { id: "tower" },
    value: { path: "number", is: 16, from: "Waite, The Pictorial Key to the Tarot: XVI" },
  },
  threeCards: {
    tool: "post_tarot_spreads_three_card",
    input: { question: "my move", seed: "a" },
    orTools: ["post_tarot_draw", "post_tarot_spreads_custom"],
    value: { path: "positions[2].name", is: "Future", from: "the question" },
  },
  yesOrNo: {
    tool: "post_tarot_yes_no",
    input: { question: "Should I take the job?", seed: "a" },
    value: { path: "question", is: "Should I take the job?", from: "the question" },
  },
  coins: {
    tool: "get_iching_cast",
    input: { seed: "a" },
    orTools: ["post_iching_daily_cast"],
    value: { path: "lines.length", is: 6, from: "a hexagram has six lines" },
  },
  hexagram29: {
    tool: "get_iching_hexagrams_number",
    input: { number: 29 },
    value: { path: "upperTrigram", is: "Water", from: "Zhouyi, the twenty-ninth: water doubled" },
  },
  number444: {
    tool: "get_angel_numbers_numbers_number",
    input: { number: "444" },
    orTools: ["get_angel_numbers_lookup"],
    value: { path: "digitRoot", is: 3, from: "4 + 4 + 4 = 12, 1 + 2" },
  },
  birthstone: {
    tool: "get_crystals_birthstone_month",
    input: { month: 4 },
    value: { path: "crystals[0].name", is: "Diamond", from: "Jewelers of America, list of 1912" },
  },
  amethyst: {
    tool: "get_crystals_id",
    input: { id: "amethyst" },
    value: { path: "hardness", is: 7, from: "quartz on the scale of Mohs" },
  },
  teeth: {
    tool: "get_dreams_symbols_id",
    input: { id: "teeth" },
    orTools: ["get_dreams_symbols"],
    value: { path: "name", is: "Teeth", from: "the question" },
  },
  rhythms: {
    tool: "post_biorhythm_reading",
    input: { birthDate: "1990-07-15", targetDate: "2026-11-22" },
    orTools: ["post_biorhythm_phases", "post_biorhythm_forecast"],
    value: { path: "cycles.physical.value", is: 82, from: "13279 days: 100 sin(2 pi 8 / 23)" },
  },
  criticalDays: {
    tool: "post_biorhythm_critical_days",
    input: { birthDate: "1990-07-15", startDate: "2026-12-01", endDate: "2026-12-31" },
    orTools: ["post_biorhythm_forecast"],
    value: {
      path: "criticalDays[cycle=emotional].date",
      is: "2026-12-13",
      from: "13300 days, 950 halves of 28 days",
    },
  },
  bigDates: {
    tool: "post_forecast_significant_dates",
    input: { birthData: ANNA, startDate: "2027-01-01", endDate: "2027-03-31" },
    orTools: ["post_forecast_timeline", "post_forecast_digest", "post_forecast_transits"],
    value: {
      path: "events[type=retrograde-station].date",
      is: "2027-01-10",
      from: "swetest -b10.1.2027 -ut12:59:00 -p4 -fPls: Mars stands still",
    },
  },
  wholeKundli: {
    tool: "post_pages_kundli",
    input: { ...RAVI, fields: "parts.dashas.mahadashas" },
    value: {
      path: "parts.dashas.mahadashas[0].planet",
      is: "Rahu",
      from: "swetest -b24.10.1985 -ut2:15 -p1 -sid1: 315.63, in Shatabhisha, whose lord is Rahu",
    },
  },
  otherProgram: {
    tool: "post_differences_explain",
    input: { ...ANNA, text: "Sun 29°16' Gemini, Ascendant Libra" },
    value: {
      path: "explanations[0].changes[0].setting",
      is: "zodiac",
      from: "swetest -b15.7.1990 -ut18:30 -p0 -sid1: 89.28, which is 29°16' Gemini",
    },
  },
  istanbul: {
    tool: "get_location_search",
    input: { q: "Istanbul" },
    value: { path: "cities[0].timezone", is: "Europe/Istanbul", from: "IANA time zone database" },
  },
} as const satisfies Readonly<Record<string, Expected>>;

export type QuestionId = keyof typeof expected;

/** The questions in one language. */
export type Questions = Readonly<Record<QuestionId, string>>;
