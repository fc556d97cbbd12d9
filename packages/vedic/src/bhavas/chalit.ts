import { type Ephemeris, needEphemeris, type SkyContext } from "@almagest/ephemeris";
import { named } from "@almagest/i18n";
import { signs } from "@almagest/i18n/astrology";
import {
  type BirthOperation,
  count,
  type DraftOf,
  defineBirthOperation,
  lang,
  requireAyanamsaValue,
  type Words,
} from "@almagest/operation";
import { angle, longitudeDeg } from "@almagest/sky";
import * as z from "zod";
import { pointName, presentFrame, presentVedicConventions, signNameAt, wireLongitude } from "../birth/present";
import {
  FOCUSES,
  type Focus,
  focus,
  frameSchema,
  grahaName,
  rashiName,
  vedicChartShape,
  vedicConventionsSchema,
} from "../birth/schema";
import type { GrahaId } from "../grahas";
import { inAskedPositions, inUsualPositions } from "../sky/asked";
import { type Bhava, bhavaOf, sripatiBhavas } from "../sky/bhavas";
import { rashiHouse, type VedicBirthInput, type VedicChart, vedicChartOf } from "../sky/chart";
import { vedicReader } from "../texts/reader";
import type { BhavChalit, BhavChalitRequest, UncertainBhavChalit } from "../types";
import { pointNames } from "../vocabulary/points";
import { computeOpenChalit } from "./chalit-open";
import { presentOpenChalit, uncertainChalitOutput } from "./chalit-open-present";
import { houseThemesOf, houseThemesSchema } from "./themes";

export interface ChalitGraha {
  readonly id: GrahaId;
  readonly longitudeDeg: number;
  /** By Sripati's junctions, 1 to 12. */
  readonly bhava: number;
  /** By whole signs, 1 to 12. */
  readonly rashiHouse: number;
  readonly isRetrograde: boolean;
}

export interface BhavChalitFacts {
  readonly chart: VedicChart;
  readonly focus: Focus;
  readonly bhavas: readonly Bhava[];
  readonly grahas: readonly ChalitGraha[];
}

const bhavaSchema = z
  .object({
    house: z.int().min(1).max(12),
    madhya: longitudeDeg.meta({ description: "Middle of the bhava" }),
    start: longitudeDeg.meta({ description: "Junction (sandhi) it begins at" }),
    end: longitudeDeg.meta({ description: "Junction it ends before" }),
    span: z.number(),
    ...named("rashi", rashiName.meta({ description: "Sign of the middle" }), signs),
    ...named("grahas", z.array(grahaName), pointNames),
  })
  .meta({ name: "ChalitBhava" });

const grahaSchema = z
  .object({
    ...named("graha", grahaName, pointNames),
    longitude: longitudeDeg,
    ...named("rashi", rashiName, signs),
    bhava: z.int().min(1).max(12).meta({ description: "House by Sripati's junctions" }),
    rashiHouse: z.int().min(1).max(12).meta({ description: "House by whole signs" }),
    moved: z.boolean().meta({ description: "Whether the two differ" }),
    isRetrograde: z.boolean(),
  })
  .meta({ name: "ChalitGraha" });

const output = z.object({
  ascendant: longitudeDeg,
  midheaven: longitudeDeg,
  bhavas: z.array(bhavaSchema),
  grahas: z.array(grahaSchema),
  movedCount: count,
  houseSystem: z.literal("sripati"),
  focus: z.enum(FOCUSES),
  houseThemes: houseThemesSchema,
  frame: frameSchema,
  conventions: vedicConventionsSchema,
});

/** The chart of moved houses: where Sripati's junctions put each graha, beside its sign's house. */
export function computeBhavChalit(
  input: VedicBirthInput & { readonly focus: Focus },
  { ephemeris }: { readonly ephemeris: Ephemeris },
): BhavChalitFacts {
  const chart = vedicChartOf(ephemeris, input);
  const bhavas = sripatiBhavas(chart);
  return {
    chart,
    focus: input.focus,
    bhavas,
    grahas: chart.grahas.map(({ id, longitudeDeg: at, isRetrograde }) => ({
      id,
      longitudeDeg: at,
      bhava: bhavaOf(at, bhavas),
      rashiHouse: rashiHouse(chart, at),
      isRetrograde,
    })),
  };
}

export const bhavChalit: BirthOperation<BhavChalitRequest, BhavChalit, UncertainBhavChalit, "time", SkyContext> =
  defineBirthOperation({
    id: "calculateBhavChalit",
    method: "POST",
    path: "/vedic-astrology/bhav-chalit",
    summary: "Bhav chalit: Sripati's houses with their junctions, and which grahas move",
    description:
      "Ascendant, midheaven and the points opposite are middles of their bhavas; the arcs between are divided in three, and a bhava reaches halfway to its neighbors.",
    query: z.object({ lang, focus }),
    body: z.object(vedicChartShape).check(requireAyanamsaValue),
    output,
    needs: [needEphemeris],
    compute: inAskedPositions(computeBhavChalit),
    present: presentBhavChalit,
    uncertain: {
      births: ["time"],
      output: uncertainChalitOutput,
      compute: inUsualPositions(computeOpenChalit),
      present: presentOpenChalit,
    },
    examples: [{ date: "1990-07-04", time: "10:12:00", latitude: 28.6139, longitude: 77.209, timezone: 5.5 }],
  });

function presentBhavChalit(facts: BhavChalitFacts, words: Words): DraftOf<typeof output> {
  const { chart, bhavas, grahas } = facts;
  return {
    ascendant: wireLongitude(chart.lagnaDeg),
    midheaven: wireLongitude(chart.midheavenDeg),
    bhavas: bhavas.map((bhava) => ({
      house: bhava.house,
      madhya: wireLongitude(bhava.madhyaDeg),
      start: wireLongitude(bhava.startDeg),
      end: wireLongitude(bhava.endDeg),
      span: angle(bhava.spanDeg),
      rashi: signNameAt(bhava.madhyaDeg),
      grahas: grahas.filter((graha) => graha.bhava === bhava.house).map(({ id }) => pointName(id)),
    })),
    grahas: grahas.map((graha) => ({
      graha: pointName(graha.id),
      longitude: wireLongitude(graha.longitudeDeg),
      rashi: signNameAt(graha.longitudeDeg),
      bhava: graha.bhava,
      rashiHouse: graha.rashiHouse,
      moved: graha.bhava !== graha.rashiHouse,
      isRetrograde: graha.isRetrograde,
    })),
    movedCount: grahas.filter((graha) => graha.bhava !== graha.rashiHouse).length,
    houseSystem: "sripati",
    focus: facts.focus,
    houseThemes: houseThemesOf(vedicReader(words), facts.focus),
    frame: presentFrame(chart.frame),
    conventions: presentVedicConventions(chart, "sripati"),
  };
}
