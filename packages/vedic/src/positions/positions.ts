import { needEphemeris, type SkyContext } from "@almagest/ephemeris";
import { named } from "@almagest/i18n";
import { signs } from "@almagest/i18n/astrology";
import {
  type BirthOperation,
  type DraftOf,
  defineBirthOperation,
  langQuery,
  requireAyanamsaValue,
  type Words,
} from "@almagest/operation";
import { angle, longitudeDeg } from "@almagest/sky";
import * as z from "zod";
import { baladiName } from "../avasthas/schema";
import { baladiOf } from "../avasthas/states";
import { pointName, presentFrame, presentVedicConventions, signNameAt, wireLongitude } from "../birth/present";
import { frameSchema, grahaName, rashiName, vedicChartShape, vedicConventionsSchema } from "../birth/schema";
import type { ChartPoint } from "../chart/points";
import { entriesByPoint } from "../chart/present";
import { byPoint, house } from "../chart/schema";
import { inAskedPositions, inUsualPositions } from "../sky/asked";
import { grahaOf } from "../sky/positions";
import { type VedicReader, vedicReader } from "../texts/reader";
import type { GrahaPositions, GrahaPositionsRequest, UncertainGrahaPositions } from "../types";
import { avasthas as avasthaTerms } from "../vocabulary/avasthas";
import { pointNames } from "../vocabulary/points";
import { computeGrahaPositions, type GrahaPositionFacts } from "./compute";
import { computeOpenPositions, presentOpenPositions, uncertainPositionsOutput } from "./open";
import { nakshatraTold, presentNakshatraTold, presentRashiTold, rashiTold } from "./told";

const pointSchema = z
  .object({
    ...named("graha", grahaName, pointNames),
    ...named("rashi", rashiName, signs),
    longitude: longitudeDeg.meta({ description: "Sidereal ecliptic longitude, degrees" }),
    latitude: z
      .number()
      .exactOptional()
      .meta({ description: "Ecliptic latitude, degrees, north positive; the Lagna has none" }),
    house,
    isRetrograde: z.boolean(),
    isCombust: z.boolean().exactOptional().meta({ description: "Absent for what cannot burn: Sun, nodes, Lagna" }),
    combustionDistance: z
      .number()
      .min(0)
      .max(180)
      .exactOptional()
      .meta({ description: "Degrees of longitude from the Sun" }),
    ...named("awastha", baladiName, avasthaTerms),
    nakshatra: nakshatraTold,
    rashiDetails: rashiTold,
    frame: frameSchema.exactOptional().meta({ description: "With the Lagna, for all ten" }),
    conventions: vedicConventionsSchema.exactOptional().meta({ description: "With the Lagna, for all ten" }),
  })
  .meta({ name: "GrahaPosition" });

const output = z.object(byPoint(pointSchema));

export const grahaPositions: BirthOperation<
  GrahaPositionsRequest,
  GrahaPositions,
  UncertainGrahaPositions,
  "time",
  SkyContext
> = defineBirthOperation({
  id: "getPlanetPositions",
  method: "POST",
  path: "/vedic-astrology/planetary-positions",
  summary: "Sidereal positions of the nine grahas and the Lagna",
  description:
    "Sign, nakshatra and pada, whole-sign house, retrogression, distance from the Sun and age (Baladi avastha) of each.",
  query: langQuery,
  body: z.object(vedicChartShape).check(requireAyanamsaValue),
  output,
  needs: [needEphemeris],
  compute: inAskedPositions(computeGrahaPositions),
  present: presentGrahaPositions,
  uncertain: {
    births: ["time"],
    output: uncertainPositionsOutput,
    compute: inUsualPositions(computeOpenPositions),
    present: presentOpenPositions,
  },
  examples: [{ date: "1990-07-04", time: "10:12:00", latitude: 28.6139, longitude: 77.209, timezone: 5.5 }],
});

function presentGrahaPositions(facts: GrahaPositionFacts, words: Words): DraftOf<typeof output> {
  const texts = vedicReader(words);
  return entriesByPoint(facts.points, (point) => presentPosition(point, facts, texts));
}

function presentPosition(
  point: ChartPoint,
  { chart, combustions }: GrahaPositionFacts,
  texts: VedicReader,
): DraftOf<typeof pointSchema> {
  const { id, longitudeDeg: at } = point;
  const combustion = combustions.find((one) => one.id === id);
  const age = baladiOf(at);
  return {
    graha: pointName(id),
    rashi: signNameAt(at),
    longitude: wireLongitude(at),
    latitude: id === "lagna" ? undefined : angle(grahaOf(chart.grahas, id).latitudeDeg),
    house: point.house,
    isRetrograde: point.isRetrograde,
    isCombust: combustion?.isCombust,
    combustionDistance: combustion && angle(combustion.distanceFromSunDeg),
    awastha: avasthaTerms[age].en,
    nakshatra: presentNakshatraTold(at, texts),
    rashiDetails: presentRashiTold(point.sign0, texts),
    frame: id === "lagna" ? presentFrame(chart.frame) : undefined,
    conventions: id === "lagna" ? presentVedicConventions(chart) : undefined,
  };
}
