import type * as z from "zod";
import type { GrahaId } from "../grahas";
import type { VedicChart } from "../sky/chart";
import { grahaOf } from "../sky/positions";
import { isExalted, isOwnSign } from "../tables/dignity";
import { looksAt } from "../tables/drishti";
import { houseFrom, signIndex0 } from "../zodiac/circle";
import type { severitySchema } from "./severity";

/** Houses of Mars from the Lagna that make the dosha, and how heavy each is. */
const SEVERITY_BY_HOUSE = {
  1: "Severe",
  2: "Mild",
  4: "Moderate",
  7: "Moderate",
  8: "Severe",
  12: "Mild",
} as const satisfies Readonly<Record<number, z.output<typeof severitySchema>>>;
type ManglikHouse = keyof typeof SEVERITY_BY_HOUSE;

export function isManglikHouse(house: number): house is ManglikHouse {
  return house in SEVERITY_BY_HOUSE;
}

const [
  ARIES0,
  TAURUS0,
  GEMINI0,
  CANCER0,
  LEO0,
  VIRGO0,
  LIBRA0,
  SCORPIO0,
  SAGITTARIUS0,
  CAPRICORN0,
  AQUARIUS0,
  PISCES0,
] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const;

/** Signs in which Mars does no harm from a house (Raman, and the muhurta lists). */
const HARMLESS_SIGNS: Readonly<Record<ManglikHouse, readonly number[]>> = {
  1: [],
  2: [GEMINI0, VIRGO0],
  4: [ARIES0, SCORPIO0],
  7: [CANCER0, CAPRICORN0],
  8: [SAGITTARIUS0, PISCES0],
  12: [TAURUS0, LIBRA0],
};

/**
 * Facts that lighten the dosha, in the order in which they are told; the rule in a few words where no text is at hand.
 */
export const MANGLIK_EXCEPTIONS = {
  ownSign: "Mars stands in a sign of his own",
  exalted: "Mars is exalted",
  withJupiter: "Jupiter stands with Mars",
  seenByJupiter: "Jupiter looks at Mars",
  withMoon: "the Moon stands with Mars",
  withVenus: "Venus stands with Mars",
  beneficInLagna: "Jupiter or Venus stands in the Lagna",
  houseSign: "Mars is harmless in this house in this sign",
  leoAquarius: "Mars stands in Leo or Aquarius",
} as const;
export type ManglikException = keyof typeof MANGLIK_EXCEPTIONS;

export interface Manglik {
  readonly marsHouse: number;
  readonly marsHouseFromMoon: number;
  readonly marsHouseFromVenus: number;
  readonly severity: z.output<typeof severitySchema> | undefined;
  /** Of a dosha that is there. */
  readonly exceptions: readonly ManglikException[];
}

/** Mars in 1, 2, 4, 7, 8 or 12 from the Lagna, and what lightens it. */
export function manglikOf(chart: Pick<VedicChart, "grahas" | "lagnaDeg">): Manglik {
  const sign0 = (id: GrahaId): number => signIndex0(grahaOf(chart.grahas, id).longitudeDeg);
  const mars0 = sign0("mars");
  const marsHouse = houseFrom(signIndex0(chart.lagnaDeg), mars0);
  const isPresent = isManglikHouse(marsHouse);
  return {
    marsHouse,
    marsHouseFromMoon: houseFrom(sign0("moon"), mars0),
    marsHouseFromVenus: houseFrom(sign0("venus"), mars0),
    severity: isPresent ? SEVERITY_BY_HOUSE[marsHouse] : undefined,
    exceptions: isPresent ? exceptionsOf(chart, marsHouse) : [],
  };
}

function exceptionsOf(
  chart: Pick<VedicChart, "grahas" | "lagnaDeg">,
  marsHouse: ManglikHouse,
): readonly ManglikException[] {
  const sign0 = (id: GrahaId): number => signIndex0(grahaOf(chart.grahas, id).longitudeDeg);
  const [mars0, lagna0] = [sign0("mars"), signIndex0(chart.lagnaDeg)];
  const holds: Readonly<Record<ManglikException, boolean>> = {
    ownSign: isOwnSign("mars", mars0),
    exalted: isExalted("mars", mars0),
    withJupiter: sign0("jupiter") === mars0,
    seenByJupiter: looksAt("jupiter", sign0("jupiter"), mars0),
    withMoon: sign0("moon") === mars0,
    withVenus: sign0("venus") === mars0,
    beneficInLagna: sign0("jupiter") === lagna0 || sign0("venus") === lagna0,
    houseSign: HARMLESS_SIGNS[marsHouse].includes(mars0),
    leoAquarius: mars0 === LEO0 || mars0 === AQUARIUS0,
  };
  return EXCEPTION_IDS.filter((id) => holds[id]);
}

const EXCEPTION_IDS = [
  "ownSign",
  "exalted",
  "withJupiter",
  "seenByJupiter",
  "withMoon",
  "withVenus",
  "beneficInLagna",
  "houseSign",
  "leoAquarius",
] as const satisfies readonly ManglikException[];
