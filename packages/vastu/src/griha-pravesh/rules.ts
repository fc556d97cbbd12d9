import type { NakshatraId } from "@almagest/vedic/facts";
import { brihatSamhita, convention, type Source } from "../source";

export const MUHURTA_TEXTS = ["muhurta-chintamani", "kalaprakasika"] as const;
export type MuhurtaText = (typeof MUHURTA_TEXTS)[number];

/** In the order in which a day is tested. */
export const RULE_IDS = [
  "nakshatra-admissible",
  "tithi-window",
  "weekday",
  "uttarayana",
  "sun-sign",
  "karana",
] as const;
export type RuleId = (typeof RULE_IDS)[number];

/** Limbs of a day as they are at its sunrise. */
export interface DayLimbs {
  readonly nakshatra: NakshatraId;
  /** 1 to 30. */
  readonly tithi: number;
  /** 0 for Sunday. */
  readonly weekday0: number;
  /** Sidereal longitude of the Sun by Lahiri, [0, 360). */
  readonly sunLongitudeDeg: number;
  readonly isVishti: boolean;
}

/** Soft and fixed nakshatras (Muhurta Chintamani, entering a house, 1; Brihat Samhita 98.6 and 98.10). */
const SOFT_AND_FIXED: readonly NakshatraId[] = [
  "rohini",
  "mrigashira",
  "uttara-phalguni",
  "chitra",
  "anuradha",
  "uttara-ashadha",
  "uttara-bhadrapada",
  "revati",
];

/** The southern ten of Kalamrita and of a compendium quoted beside it: the same, Dhanishta and Shatabhisha. */
const SOUTHERN_TEN: readonly NakshatraId[] = [...SOFT_AND_FIXED, "dhanishta", "shatabhisha"];

export const NAKSHATRAS_BY_TEXT = {
  "muhurta-chintamani": SOFT_AND_FIXED,
  kalaprakasika: SOUTHERN_TEN,
} as const satisfies Record<MuhurtaText, readonly NakshatraId[]>;

/** Empty tithis, 4, 9 and 14 of either half, and the new moon. */
function isOpenTithi(tithi: number): boolean {
  return ![4, 9, 14].includes(((tithi - 1) % 15) + 1) && tithi !== 30;
}

const SUNDAY0 = 0;
const TUESDAY0 = 2;

export type Ayana = "uttarayana" | "dakshinayana";

/** The Sun's northern course, from the sidereal Capricorn through Gemini. */
export function ayanaOf(sunLongitudeDeg: number): Ayana {
  return sunLongitudeDeg >= 270 || sunLongitudeDeg < 90 ? "uttarayana" : "dakshinayana";
}

/** Cancer, Virgo and Aquarius, from Aries as 0. */
const CLOSED_SIGNS0: readonly number[] = [3, 5, 10];

/** Whether a day passes a rule. */
export function passes(rule: RuleId, day: DayLimbs, text: MuhurtaText): boolean {
  switch (rule) {
    case "nakshatra-admissible":
      return NAKSHATRAS_BY_TEXT[text].includes(day.nakshatra);
    case "tithi-window":
      return isOpenTithi(day.tithi);
    case "weekday":
      return day.weekday0 !== SUNDAY0 && day.weekday0 !== TUESDAY0;
    case "uttarayana":
      return ayanaOf(day.sunLongitudeDeg) === "uttarayana";
    case "sun-sign":
      return !CLOSED_SIGNS0.includes(Math.floor(day.sunLongitudeDeg / 30));
    case "karana":
      return !day.isVishti;
  }
}

const SATURDAY0 = 6;

export type Quality = "preferred" | "admissible";

/** Of an admitted day: the bright half on any day but Saturday, which Vasishtha calls steady with some fear of thieves. */
export function qualityOf({ tithi, weekday0 }: DayLimbs): Quality {
  return tithi <= 15 && weekday0 !== SATURDAY0 ? "preferred" : "admissible";
}

function muhurtaChintamani(verse: string): Source {
  return { text: "Muhurta Chintamani", chapter: 13, verse, publicDomain: true };
}

const VISHVAKARMA: Source = {
  text: "Vishvakarma Prakasha",
  verse: "14-16",
  publicDomain: true,
  note: "Chapter on entering a house.",
};

const KALAMRITA: Source = {
  text: "Kalamrita",
  publicDomain: true,
  note: "The ten that southern works list. What Kalaprakasika (N. P. Subramania Iyer, 1917) itself prints was not at hand; it is said to have twelve.",
};

export interface Rule {
  readonly id: RuleId;
  readonly confidence: "high" | "medium";
  readonly source: Source;
}

/** The rules of a text, in the order they are tested: high where two independent texts agree. */
export function rulesOf(text: MuhurtaText): readonly Rule[] {
  const isChintamani = text === "muhurta-chintamani";
  return [
    {
      id: "nakshatra-admissible",
      confidence: isChintamani ? "high" : "medium",
      source: isChintamani ? muhurtaChintamani("1") : KALAMRITA,
    },
    { id: "tithi-window", confidence: "medium", source: muhurtaChintamani("4") },
    { id: "weekday", confidence: "medium", source: muhurtaChintamani("4") },
    { id: "uttarayana", confidence: "high", source: muhurtaChintamani("1") },
    { id: "sun-sign", confidence: "medium", source: VISHVAKARMA },
    { id: "karana", confidence: "medium", source: brihatSamhita("4", { chapter: 100 }) },
  ];
}

/** Beside those of the rules: the one house-entry rule of the Brihat Samhita, and what makes a day preferred. */
export const FURTHER_SOURCES: readonly Source[] = [
  VISHVAKARMA,
  brihatSamhita("16", { chapter: 98 }),
  convention("the bright half and any admitted day but Saturday make a day preferred; no text singles tithis out"),
];
