import { type Ephemeris, needEphemeris, type SkyContext } from "@almagest/ephemeris";
import { named } from "@almagest/i18n";
import { signs } from "@almagest/i18n/astrology";
import {
  type DraftOf,
  defineOperation,
  InvariantError,
  lang,
  type Operation,
  requireAyanamsaValue,
  type Words,
} from "@almagest/operation";
import { longitudeDeg, SUNRISE_RULE } from "@almagest/sky";
import * as z from "zod";
import { houseThemesOf, houseThemesSchema } from "../bhavas/themes";
import {
  decimals,
  pointName,
  presentFrame,
  presentVedicConventions,
  signNameAt,
  wireLongitude,
} from "../birth/present";
import {
  FOCUSES,
  type Focus,
  focus,
  frameSchema,
  grahaName,
  rashiName,
  vedicBirthShape,
  vedicConventionsSchema,
} from "../birth/schema";
import { type Bhava, sripatiBhavas } from "../sky/bhavas";
import { type VedicBirthInput, vedicChartOf } from "../sky/chart";
import { vedicReader } from "../texts/reader";
import type { BhavaBala as BhavaBalaAnswer, BhavaBalaRequest } from "../types";
import { pointNames } from "../vocabulary/points";
import { degreeInSign, signIndex0 } from "../zodiac/circle";
import { lordOfSign, type SignLord } from "../zodiac/rashis";
import { drikBalaAt } from "./drik";
import { type ShadbalaFacts, shadbalaOf } from "./shadbala";

/** Strength of a house, in virupas. */
export interface BhavaBala {
  readonly bhava: Bhava;
  readonly lord: SignLord;
  /** Shadbala of the lord. */
  readonly adhipati: number;
  readonly dig: number;
  readonly drishti: number;
  readonly total: number;
  /** 1 to 12 by `total`. */
  readonly rank: number;
}

export interface BhavaBalaFacts {
  readonly shadbala: ShadbalaFacts;
  readonly focus: Focus;
  readonly bhavas: readonly BhavaBala[];
}

type SignClass = "human" | "watery" | "quadruped" | "insect";

/** The house in which signs of a class have all their strength of direction (Graha and Bhava Balas 11). */
const STRONG_HOUSE = { human: 1, watery: 4, insect: 7, quadruped: 10 } as const satisfies Readonly<
  Record<SignClass, number>
>;

/** The kind of creature of a longitude's sign; Sagittarius and Capricorn are two each. */
export function signClassOf(longitude: number): SignClass {
  const sign0 = signIndex0(longitude);
  const isFirstHalf = degreeInSign(longitude) < 15;
  if (sign0 === 7) return "insect";
  if (sign0 === 8) return isFirstHalf ? "human" : "quadruped";
  if (sign0 === 9) return isFirstHalf ? "quadruped" : "watery";
  if (sign0 === 3 || sign0 === 11) return "watery";
  return sign0 === 0 || sign0 === 1 || sign0 === 4 ? "quadruped" : "human";
}

/** 60 in the class's strong house, 10 less for each house away by the shorter way: 0 in the 7th from it. */
export function bhavaDigBala(house: number, madhyaDeg: number): number {
  const ahead = (house - STRONG_HOUSE[signClassOf(madhyaDeg)] + 12) % 12;
  return 60 - 10 * Math.min(ahead, 12 - ahead);
}

/** @throws DomainError `unprocessable_entity` as `computeShadbala` does. */
export function computeBhavaBala(
  input: VedicBirthInput & { readonly focus: Focus },
  { ephemeris }: { readonly ephemeris: Ephemeris },
): BhavaBalaFacts {
  const shadbala = shadbalaOf(ephemeris, vedicChartOf(ephemeris, input));
  const unranked = sripatiBhavas(shadbala.chart).map((bhava) => strengthOfBhava(bhava, shadbala));
  const byTotal = [...unranked].sort((a, b) => b.total - a.total);
  return {
    shadbala,
    focus: input.focus,
    bhavas: unranked.map((one) => ({ ...one, rank: byTotal.indexOf(one) + 1 })),
  };
}

function strengthOfBhava(bhava: Bhava, { chart, moment, grahas }: ShadbalaFacts): Omit<BhavaBala, "rank"> {
  const lord = lordOfSign(signIndex0(bhava.madhyaDeg));
  const strength = grahas.find(({ id }) => id === lord);
  if (strength === undefined) throw new InvariantError("a house without a lord among the seven", { lord });
  const adhipati = strength.total;
  const dig = bhavaDigBala(bhava.house, bhava.madhyaDeg);
  const drishti = drikBalaAt(bhava.madhyaDeg, chart.grahas, moment.beneficence);
  return { bhava, lord, adhipati, dig, drishti, total: adhipati + dig + drishti };
}

const bhavaSchema = z
  .object({
    house: z.int().min(1).max(12),
    madhya: longitudeDeg.meta({ description: "Middle of the bhava" }),
    ...named("rashi", rashiName.meta({ description: "Sign of the middle" }), signs),
    ...named("lord", grahaName, pointNames),
    bhavadhipatiBala: z.number().meta({ description: "Shadbala of the lord, virupas" }),
    digBala: z.number(),
    drishtiBala: z.number(),
    totalVirupas: z.number().meta({ description: "Sum of the three" }),
    totalRupas: z.number(),
    rank: z.int().min(1).max(12),
  })
  .meta({ name: "BhavaBalaRow" });

const output = z.object({
  bhavas: z.array(bhavaSchema),
  houseSystem: z.literal("sripati"),
  focus: z.enum(FOCUSES),
  houseThemes: houseThemesSchema,
  frame: frameSchema,
  conventions: z
    .object({ ...vedicConventionsSchema.shape, sunrise: z.string(), drik: z.string() })
    .meta({ name: "BhavaBalaConventions" }),
});

export const bhavaBala: Operation<BhavaBalaRequest, BhavaBalaAnswer, SkyContext> = defineOperation({
  id: "calculateBhavaBala",
  method: "POST",
  path: "/vedic-astrology/bhava-bala",
  summary: "Bhava bala: the strength of the twelve houses",
  description:
    "Shadbala of the lord of each house's middle, strength of direction by the kind of its sign, and the sight of benefics and malefics on it; houses of Sripati.",
  query: z.object({ lang, focus }),
  body: z.object(vedicBirthShape).check(requireAyanamsaValue),
  output,
  needs: [needEphemeris],
  compute: computeBhavaBala,
  present: presentBhavaBala,
  examples: [{ date: "1990-07-04", time: "10:12:00", latitude: 28.6139, longitude: 77.209, timezone: 5.5 }],
});

function presentBhavaBala(facts: BhavaBalaFacts, words: Words): DraftOf<typeof output> {
  const { chart } = facts.shadbala;
  return {
    bhavas: facts.bhavas.map(({ bhava, lord, adhipati, dig, drishti, total, rank }) => ({
      house: bhava.house,
      madhya: wireLongitude(bhava.madhyaDeg),
      rashi: signNameAt(bhava.madhyaDeg),
      lord: pointName(lord),
      bhavadhipatiBala: decimals(adhipati, 2),
      digBala: dig,
      drishtiBala: decimals(drishti, 2),
      totalVirupas: decimals(total, 2),
      totalRupas: decimals(total / 60, 2),
      rank,
    })),
    houseSystem: "sripati",
    focus: facts.focus,
    houseThemes: houseThemesOf(vedicReader(words), facts.focus),
    frame: presentFrame(chart.frame),
    conventions: {
      ...presentVedicConventions(chart, "sripati"),
      sunrise: SUNRISE_RULE,
      drik: "Brihat Parashara Hora Shastra 26.6-12, a quarter of benefic less malefic sight",
    },
  };
}
