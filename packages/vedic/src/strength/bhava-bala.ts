import { type Ephemeris, needEphemeris, type SkyContext } from "@almagest/ephemeris";
import { named } from "@almagest/i18n";
import { signs } from "@almagest/i18n/astrology";
import {
  type BirthOperation,
  type DraftOf,
  defineBirthOperation,
  InvariantError,
  lang,
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
  vedicConventionsSchema,
  vedicPositionsShape,
} from "../birth/schema";
import { inAskedPositions, inUsualPositions } from "../sky/asked";
import { type Bhava, sripatiBhavas } from "../sky/bhavas";
import { type VedicBirthInput, vedicChartOf } from "../sky/chart";
import { vedicReader } from "../texts/reader";
import type { BhavaBala as BhavaBalaAnswer, BhavaBalaRequest, UncertainBhavaBala } from "../types";
import { pointNames } from "../vocabulary/points";
import { signIndex0 } from "../zodiac/circle";
import { lordOfSign, type SignLord } from "../zodiac/rashis";
import { bhavaDigBala } from "./bhava-dig";
import { computeOpenBhavaBala, presentOpenBhavaBala, uncertainBhavaBalaOutput } from "./bhava-open";
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

export const bhavaBala: BirthOperation<BhavaBalaRequest, BhavaBalaAnswer, UncertainBhavaBala, "time", SkyContext> =
  defineBirthOperation({
    id: "calculateBhavaBala",
    method: "POST",
    path: "/vedic-astrology/bhava-bala",
    summary: "Bhava bala: the strength of the twelve houses",
    description:
      "Shadbala of the lord of each house's middle, strength of direction by the kind of its sign, and the sight of benefics and malefics on it; houses of Sripati.",
    query: z.object({ lang, focus }),
    body: z.object(vedicPositionsShape).check(requireAyanamsaValue),
    output,
    needs: [needEphemeris],
    compute: inAskedPositions(computeBhavaBala),
    present: presentBhavaBala,
    uncertain: {
      births: ["time"],
      output: uncertainBhavaBalaOutput,
      compute: inUsualPositions(computeOpenBhavaBala),
      present: presentOpenBhavaBala,
    },
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
