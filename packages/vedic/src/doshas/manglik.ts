import { type Ephemeris, needEphemeris, type SkyContext } from "@almagest/ephemeris";
import {
  type DraftOf,
  defineOperation,
  langQuery,
  type Operation,
  optionalProseList,
  prose,
  requireAyanamsaValue,
  type Words,
} from "@almagest/operation";
import * as z from "zod";
import { presentFrame, presentVedicConventions } from "../birth/present";
import { frameSchema, vedicBirthShape, vedicConventionsSchema } from "../birth/schema";
import type { GrahaId } from "../grahas";
import { type VedicBirthInput, type VedicChart, vedicChartOf } from "../sky/chart";
import { grahaOf } from "../sky/positions";
import { isExalted, isOwnSign } from "../tables/dignity";
import { looksAt } from "../tables/drishti";
import { vedicReader } from "../texts/reader";
import type { ManglikDosha, ManglikDoshaRequest } from "../types";
import { houseFrom, signIndex0 } from "../zodiac/circle";
import { severitySchema } from "./kalsarpa";

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

function isManglikHouse(house: number): house is ManglikHouse {
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

const output = z.object({
  frame: frameSchema,
  present: z.boolean(),
  severity: severitySchema.exactOptional(),
  marsHouse: z.int().min(1).max(12).meta({ description: "From the Lagna, whole signs; this one decides" }),
  marsHouseFromMoon: z.int().min(1).max(12),
  marsHouseFromVenus: z.int().min(1).max(12),
  description: prose,
  effects: z
    .object({ marriage: prose, personality: prose, timing: prose, relationships: prose })
    .exactOptional()
    .meta({ name: "ManglikEffects" }),
  exceptions: z.array(z.string()).exactOptional().meta({
    description: "What lightens it in this chart; it stays present, and its severity that of the house",
  }),
  exceptionRules: z.array(z.string()).exactOptional().meta({ description: "The same as rules, one for each" }),
  remedies: optionalProseList,
  conventions: vedicConventionsSchema,
});

export interface Manglik {
  readonly marsHouse: number;
  readonly marsHouseFromMoon: number;
  readonly marsHouseFromVenus: number;
  readonly severity: z.output<typeof severitySchema> | undefined;
  /** Of a dosha that is there. */
  readonly exceptions: readonly ManglikException[];
}

export interface ManglikFacts extends Manglik {
  readonly chart: VedicChart;
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

export function computeManglik(input: VedicBirthInput, { ephemeris }: { readonly ephemeris: Ephemeris }): ManglikFacts {
  const chart = vedicChartOf(ephemeris, input);
  return { chart, ...manglikOf(chart) };
}

export const manglikDosha: Operation<ManglikDoshaRequest, ManglikDosha, SkyContext> = defineOperation({
  id: "checkManglikDosha",
  method: "POST",
  path: "/vedic-astrology/dosha/manglik",
  summary: "Manglik: Mars in 1, 2, 4, 7, 8 or 12 from the Lagna, with what lightens it",
  description:
    "Whole signs from the Lagna; the houses from Moon and Venus stand beside it. Exceptions are named and lighten the dosha; they do not remove it.",
  query: langQuery,
  body: z.object(vedicBirthShape).check(requireAyanamsaValue),
  output,
  needs: [needEphemeris],
  compute: computeManglik,
  present: presentManglik,
  examples: [{ date: "1990-07-04", time: "10:12:00", latitude: 28.6139, longitude: 77.209, timezone: 5.5 }],
});

function presentManglik(facts: ManglikFacts, words: Words): DraftOf<typeof output> {
  const texts = vedicReader(words);
  const { chart, severity, marsHouse } = facts;
  const common = {
    frame: presentFrame(chart.frame),
    present: severity !== undefined,
    marsHouse,
    marsHouseFromMoon: facts.marsHouseFromMoon,
    marsHouseFromVenus: facts.marsHouseFromVenus,
    conventions: presentVedicConventions(chart),
  };
  if (severity === undefined) return { ...common, description: texts.lookup("manglik.absent") };
  const text = (member: string): string | undefined => texts.lookup(`manglik.${marsHouse}.${member}`);
  const remedies = texts.lookupList("manglik.remedies");
  return {
    ...common,
    severity,
    description: text("description"),
    effects: {
      marriage: text("marriage"),
      personality: text("personality"),
      timing: text("timing"),
      relationships: text("relationships"),
    },
    exceptions: facts.exceptions.map((id) => texts.lookup(`manglik.exceptions.${id}`) ?? MANGLIK_EXCEPTIONS[id]),
    exceptionRules: facts.exceptions.map((id) => MANGLIK_EXCEPTIONS[id]),
    remedies: remedies && [...remedies],
  };
}
