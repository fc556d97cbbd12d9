import * as z from "zod";
import { date } from "./moment";

/** Frames beside those of the Krishnamurti Paddhati's own formulas: every ayanamsa of Swiss Ephemeris. */
const ENGINE_AYANAMSAS = [
  "fagan-bradley",
  "de-luce",
  "usha-shashi",
  "krishnamurti",
  "krishnamurti-vp291",
  "djwhal-khul",
  "yukteshwar",
  "jn-bhasin",
  "lahiri-1940",
  "lahiri-vp285",
  "lahiri-icrc",
  "true-citra",
  "true-revati",
  "true-pushya",
  "true-mula",
  "true-sheoran",
  "surya-siddhanta",
  "surya-siddhanta-mean-sun",
  "surya-siddhanta-revati",
  "surya-siddhanta-citra",
  "aryabhata",
  "aryabhata-mean-sun",
  "aryabhata-522",
  "babylonian-kugler-1",
  "babylonian-kugler-2",
  "babylonian-kugler-3",
  "babylonian-huber",
  "babylonian-eta-piscium",
  "babylonian-britton",
  "aldebaran-15-taurus",
  "hipparchos",
  "sassanian",
  "valens-moon",
  "galactic-center-0-sagittarius",
  "galactic-center-0-capricorn",
  "galactic-center-mula",
  "galactic-center-gil-brand",
  "galactic-equator",
  "galactic-equator-iau-1958",
  "galactic-equator-mula",
  "galactic-equator-fiorenza",
  "galactic-alignment-mardyks",
  "j2000",
  "j1900",
  "b1950",
] as const;

export const AYANAMSAS = ["lahiri", "raman", "kp-newcomb", "kp-old", "custom", ...ENGINE_AYANAMSAS] as const;
export type AyanamsaChoice = (typeof AYANAMSAS)[number];

/** An ayanamsa, as requests and answers name it. */
export const ayanamsaName = z.enum(AYANAMSAS).meta({ name: "Ayanamsa" });

const NO_AYANAMSA = {
  tropical: "The tropical zodiac has no ayanamsa.",
  sayana: "The tropical zodiac has no ayanamsa.",
  kp: "The Krishnamurti Paddhati has two: kp-newcomb and kp-old.",
} as const;

/** Of a request. A tool list has one line for the names; the refusal of any other name has them all. */
export const ayanamsaChoice = {
  fold: "separators",
  reasons: NO_AYANAMSA,
  listed: "raman, kp-newcomb, 47 more",
} as const;

export const ayanamsa = ayanamsaName.default("lahiri").meta({
  description: "Sidereal frame; custom takes its value from ayanamsaValue",
  ...ayanamsaChoice,
});

export const ayanamsaValue = z
  .number()
  .min(0)
  .max(360)
  .optional()
  .meta({
    description: "Degrees; required with ayanamsa custom, ignored otherwise",
    examples: [23.85],
  });

export const ayanamsaEpoch = date.optional().meta({
  description:
    "With ayanamsa custom: the day, 0h TT, at which ayanamsaValue holds from the mean equinox; precession and nutation carry it to each instant. Without it the value is the same at every instant",
  examples: ["1956-03-21"],
  unlisted: true,
});

/** The members that choose a sidereal frame. A body made of them ends with `.check(requireAyanamsaValue)`. */
export const ayanamsaShape = { ayanamsa, ayanamsaValue, ayanamsaEpoch } as const;

/** The echo of an answer. */
export const ayanamsaEpochUsed = z
  .string()
  .exactOptional()
  .meta({ description: "Of a custom ayanamsa that was sent with its epoch" });

interface Chosen {
  readonly ayanamsa?: AyanamsaChoice | undefined;
  readonly ayanamsaValue?: number | undefined;
  readonly ayanamsaEpoch?: string | undefined;
}

/** A check for bodies that hold these members: `custom` needs its value, and only `custom` has an epoch. */
export function requireAyanamsaValue({ value, issues }: z.core.ParsePayload<Chosen>): void {
  if (value.ayanamsa === "custom" && value.ayanamsaValue === undefined) {
    issues.push({
      code: "invalid_type",
      expected: "number",
      path: ["ayanamsaValue"],
      message: "ayanamsaValue is missing: ayanamsa custom needs it. Send degrees, for example 23.85.",
      input: undefined,
    });
  }
  if (value.ayanamsa !== "custom" && value.ayanamsaEpoch !== undefined) {
    issues.push({
      code: "custom",
      path: ["ayanamsaEpoch"],
      message: `ayanamsaEpoch is of ayanamsa custom alone, and ayanamsa is ${value.ayanamsa}. Send ayanamsa custom with ayanamsaValue, or leave ayanamsaEpoch out.`,
      input: value.ayanamsaEpoch,
    });
  }
}
