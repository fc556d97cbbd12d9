import { NAKSHATRA_IDS, type NakshatraId } from "../zodiac/nakshatras";

export const PURPOSE_IDS = [
  "wedding",
  "engagement",
  "house-entry",
  "journey",
  "business",
  "naming",
  "first-rice",
  "vehicle",
  "purchase",
  "study",
] as const;
export type PurposeId = (typeof PURPOSE_IDS)[number];

/** A verse that was read, or whose practice a rule is. */
export type Source = { readonly text: string; readonly verse: string } | { readonly convention: string };

/** Values and the text that gives them. */
export interface Sourced<Value> {
  readonly values: readonly Value[];
  readonly source: Source;
}

/** Conditions of whole days that are no limb: each refuses where it holds. */
export type Guard = "adhika" | "chaturmasa" | "pitru" | "venus" | "jupiter" | "eclipse";

export interface Purpose {
  /** Stars that admit it; all others refuse. */
  readonly stars: Sourced<NakshatraId>;
  /** Tithis that refuse it, 1 to 30. */
  readonly tithis: Sourced<number>;
  /** Weekdays that refuse it, 0 Sunday. */
  readonly weekdays: Sourced<number>;
  /** Weekdays that only lower the rank. */
  readonly poorWeekdays?: Sourced<number>;
  /** Signs of the Sun that refuse it, 0 Aries. */
  readonly suns: Sourced<number>;
  readonly guards: Sourced<Guard>;
  /** Rising signs that are preferred, 0 Aries. */
  readonly lagnas: Sourced<number>;
  /** Rising signs that are left out. */
  readonly closedLagnas: Sourced<number>;
  /** Houses from the rising sign that should be empty. */
  readonly emptyHouses: Sourced<number>;
  /** Whether the night serves too. */
  readonly isNightOpen: boolean;
}

const brihatSamhita = (verse: string): Source => ({ text: "Brihat Samhita", verse });
const chintamani = (verse: string): Source => ({ text: "Muhurta Chintamani", verse });
const almanacs: Source = { convention: "present northern almanacs" };
const compendium = (convention: string): Source => ({ convention });

const none = <Value>(source: Source = almanacs): Sourced<Value> => ({ values: [], source });
const given = <Value>(values: readonly Value[], source: Source): Sourced<Value> => ({ values, source });

const FIXED: readonly NakshatraId[] = ["rohini", "uttara-phalguni", "uttara-ashadha", "uttara-bhadrapada"];
const SOFT: readonly NakshatraId[] = ["mrigashira", "chitra", "anuradha", "revati"];
const SWIFT: readonly NakshatraId[] = ["ashwini", "pushya", "hasta"];
const MOVING: readonly NakshatraId[] = ["punarvasu", "swati", "shravana", "dhanishta", "shatabhisha"];
const PURVAS: readonly NakshatraId[] = ["purva-phalguni", "purva-ashadha", "purva-bhadrapada"];

const inBothHalves = (tithis: readonly number[]): readonly number[] => tithis.flatMap((one) => [one, 15 + one]);
const RIKTA = inBothHalves([4, 9, 14]);
const RIKTA_AND_NEW_MOON = [...RIKTA, 30];
/** All thirty but these of both halves. */
const allBut = (tithis: readonly number[]): readonly number[] => {
  const open = inBothHalves(tithis);
  return Array.from({ length: 30 }, (_, index0) => index0 + 1).filter((one) => !open.includes(one));
};

const [SUNDAY, MONDAY, TUESDAY, SATURDAY] = [0, 1, 2, 6];
const MALEFIC_DAYS = [SUNDAY, TUESDAY, SATURDAY];
const FIXED_SIGNS = [1, 4, 7, 10];
const AQUARIUS0 = 10;

const NO_LAGNA = { lagnas: none<number>(), closedLagnas: none<number>(), emptyHouses: given([8], almanacs) } as const;

const WEDDING_STARS: readonly NakshatraId[] = [
  ...FIXED,
  "revati",
  "mrigashira",
  "moola",
  "anuradha",
  "magha",
  "hasta",
  "swati",
];

/** The rules of each purpose; `packages/vedic/sources.md` says where each text was read. */
export const PURPOSES: Readonly<Record<PurposeId, Purpose>> = {
  wedding: {
    stars: given(WEDDING_STARS, brihatSamhita("100.1")),
    tithis: given(RIKTA_AND_NEW_MOON, brihatSamhita("100.2")),
    weekdays: none(),
    poorWeekdays: given(MALEFIC_DAYS, brihatSamhita("100.2")),
    suns: given([3, 4, 5, 6, 8, 11], chintamani("6.13")),
    guards: given(["adhika", "chaturmasa", "venus", "jupiter", "eclipse"], almanacs),
    lagnas: given([2, 5, 6], brihatSamhita("100.1")),
    closedLagnas: none(),
    emptyHouses: given([7], compendium("Muhurta Chintamani as Kedar Datt Joshi's edition is summed up")),
    isNightOpen: true,
  },
  engagement: {
    stars: given(
      [...WEDDING_STARS, ...PURVAS, "krittika"],
      compendium("a verse on betrothal, and the wedding's stars"),
    ),
    tithis: given(RIKTA_AND_NEW_MOON, almanacs),
    weekdays: given([TUESDAY], almanacs),
    suns: given([8, 11], almanacs),
    guards: given(["adhika", "pitru", "venus", "jupiter", "eclipse"], almanacs),
    ...NO_LAGNA,
    isNightOpen: false,
  },
  "house-entry": {
    stars: given([...SOFT, ...FIXED], chintamani("13.1")),
    tithis: given(RIKTA_AND_NEW_MOON, chintamani("13.4")),
    weekdays: given([SUNDAY, TUESDAY], chintamani("13.4")),
    suns: given([3, 4, 5, 6, 7, 8, AQUARIUS0], {
      convention: "the northern course; Aquarius by the Vishvakarma Prakasha, as in Vastu",
    }),
    guards: given(["adhika", "venus", "jupiter", "eclipse"], compendium("Vasistha, quoted in the Muhurtaraja")),
    lagnas: given(FIXED_SIGNS, almanacs),
    closedLagnas: none(),
    emptyHouses: given([8], almanacs),
    isNightOpen: false,
  },
  journey: {
    stars: given(
      [...SWIFT, "mrigashira", "anuradha", "revati", "punarvasu", "shravana", "dhanishta"],
      compendium("a verse on nine stars for setting out, in many almanacs"),
    ),
    tithis: given(
      allBut([2, 3, 5, 7, 10, 11, 13]).filter((one) => one !== 16),
      almanacs,
    ),
    weekdays: none(),
    suns: none(),
    guards: given(["eclipse"], almanacs),
    ...NO_LAGNA,
    isNightOpen: false,
  },
  business: {
    stars: given([...FIXED, ...SOFT, ...SWIFT], compendium("Muhurtaraja and Bharatiya Jyotish, opening a shop")),
    tithis: given(RIKTA_AND_NEW_MOON, compendium("Bharatiya Jyotish, opening a shop")),
    weekdays: given(MALEFIC_DAYS, compendium("Bharatiya Jyotish, opening a shop")),
    suns: none(),
    guards: given(["adhika", "eclipse"], almanacs),
    lagnas: none(),
    closedLagnas: given([AQUARIUS0], compendium("Shripati, quoted in the Muhurtaraja")),
    emptyHouses: given([8, 12], almanacs),
    isNightOpen: false,
  },
  naming: {
    stars: given(
      [...SOFT, ...FIXED, "shravana", "dhanishta", "shatabhisha"],
      compendium("Bharatiya Jyotish, birth rite and naming"),
    ),
    tithis: given([...inBothHalves([4, 8, 9, 14]), 15, 30], compendium("Bharatiya Jyotish, birth rite and naming")),
    weekdays: given(MALEFIC_DAYS, compendium("Bharatiya Jyotish, birth rite and naming")),
    suns: none(),
    guards: given(["eclipse"], almanacs),
    ...NO_LAGNA,
    isNightOpen: false,
  },
  "first-rice": {
    stars: given([...FIXED, ...SOFT, "ashwini", "punarvasu", "hasta", "swati", "shravana", "dhanishta"], almanacs),
    tithis: given([...inBothHalves([1, 4, 6, 8, 9, 11, 12, 14]), 30], compendium("a compendium on the first rice")),
    weekdays: given(MALEFIC_DAYS, almanacs),
    suns: none(),
    guards: given(["adhika", "eclipse"], almanacs),
    lagnas: none(),
    closedLagnas: none(),
    emptyHouses: given([10], compendium("Muhurta Chintamani as Kedar Datt Joshi's edition is summed up")),
    isNightOpen: false,
  },
  vehicle: {
    stars: given([...SWIFT, ...SOFT, ...MOVING], almanacs),
    tithis: given(RIKTA_AND_NEW_MOON, almanacs),
    weekdays: given([TUESDAY, SATURDAY], almanacs),
    suns: none(),
    guards: given(["adhika", "eclipse"], almanacs),
    ...NO_LAGNA,
    isNightOpen: false,
  },
  purchase: {
    stars: given(
      ["revati", "shatabhisha", "ashwini", "swati", "shravana", "chitra"],
      chintamani("chapter on the stars, 16"),
    ),
    tithis: given(RIKTA, almanacs),
    weekdays: given([TUESDAY], almanacs),
    suns: none(),
    guards: given(["eclipse"], almanacs),
    ...NO_LAGNA,
    isNightOpen: false,
  },
  study: {
    stars: given(
      NAKSHATRA_IDS.filter((id) => !["bharani", "krittika", "magha", "vishakha", "jyeshtha"].includes(id)),
      chintamani("38 on first lessons, as quoted"),
    ),
    tithis: given(allBut([2, 3, 5, 6, 10, 11, 12]), chintamani("38 on first lessons, as quoted")),
    weekdays: given([MONDAY, TUESDAY, SATURDAY], chintamani("38 on first lessons, as quoted")),
    suns: none(),
    guards: given(["eclipse"], almanacs),
    ...NO_LAGNA,
    isNightOpen: false,
  },
};
