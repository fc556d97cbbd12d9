import { needEphemeris, type SkyContext } from "@almagest/ephemeris";
import { named } from "@almagest/i18n";
import { signs } from "@almagest/i18n/astrology";
import { nakshatras as nakshatraTerms, rashis as rashiTerms } from "@almagest/i18n/vedic";
import {
  type DraftOf,
  defineOperation,
  langQuery,
  type Operation,
  prose,
  requireAyanamsaValue,
  type Words,
} from "@almagest/operation";
import { angle, longitudeDeg } from "@almagest/sky";
import * as z from "zod";
import { baladiName } from "../avasthas/schema";
import { baladiOf } from "../avasthas/states";
import { pointName, presentFrame, presentVedicConventions, signNameAt, wireLongitude } from "../birth/present";
import { frameSchema, grahaName, rashiName, vedicBirthShape, vedicConventionsSchema } from "../birth/schema";
import type { ChartPoint } from "../chart/points";
import { entriesByPoint } from "../chart/present";
import { byPoint, house } from "../chart/schema";
import { grahaOf } from "../sky/positions";
import { type VedicReader, vedicReader } from "../texts/reader";
import type { GrahaPositions, GrahaPositionsRequest } from "../types";
import { avasthas as avasthaTerms } from "../vocabulary/avasthas";
import { pointNames } from "../vocabulary/points";
import { nakshatraOf } from "../zodiac/nakshatras";
import { elementOfSign, isOddSign, rashiAt, vedicRashiAt } from "../zodiac/rashis";
import { computeGrahaPositions, type GrahaPositionFacts } from "./compute";

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
    nakshatra: z
      .object({
        key: z.int().min(1).max(27),
        ...named("name", z.string(), nakshatraTerms),
        pada: z.int().min(1).max(4),
        deity: prose,
        symbol: prose,
        characteristics: prose,
      })
      .meta({ name: "NakshatraTold" }),
    rashiDetails: z
      .object({
        ...named("vedicName", z.string(), rashiTerms),
        energy: z.string().meta({ description: "Gender and element" }),
        symbol: prose,
        characteristics: prose,
      })
      .meta({ name: "RashiTold" }),
    frame: frameSchema.exactOptional().meta({ description: "With the Lagna, for all ten" }),
    conventions: vedicConventionsSchema.exactOptional().meta({ description: "With the Lagna, for all ten" }),
  })
  .meta({ name: "GrahaPosition" });

const output = z.object(byPoint(pointSchema));

export const grahaPositions: Operation<GrahaPositionsRequest, GrahaPositions, SkyContext> = defineOperation({
  id: "getPlanetPositions",
  method: "POST",
  path: "/vedic-astrology/planetary-positions",
  summary: "Sidereal positions of the nine grahas and the Lagna",
  description:
    "Sign, nakshatra and pada, whole-sign house, retrogression, distance from the Sun and age (Baladi avastha) of each.",
  query: langQuery,
  body: z.object(vedicBirthShape).check(requireAyanamsaValue),
  output,
  needs: [needEphemeris],
  compute: computeGrahaPositions,
  present: presentGrahaPositions,
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

function presentNakshatraTold(
  longitudeDegrees: number,
  texts: VedicReader,
): DraftOf<typeof pointSchema.shape.nakshatra> {
  const { id, number, pada } = nakshatraOf(longitudeDegrees);
  return {
    key: number,
    name: nakshatraTerms[id].en,
    pada,
    deity: texts.text(`nakshatras.${id}.deity`),
    symbol: texts.text(`nakshatras.${id}.symbol`),
    characteristics: texts.text(`nakshatras.${id}.characteristics`),
  };
}

function presentRashiTold(sign0: number, texts: VedicReader): DraftOf<typeof pointSchema.shape.rashiDetails> {
  const sign = rashiAt(sign0);
  return {
    vedicName: rashiTerms[vedicRashiAt(sign0)].en,
    energy: `${isOddSign(sign0) ? "Masculine" : "Feminine"}, ${ELEMENT_NAMES[elementOfSign(sign0)]}`,
    symbol: texts.text(`rashis.${sign}.symbol`),
    characteristics: texts.text(`rashis.${sign}.characteristics`),
  };
}

const ELEMENT_NAMES = { fire: "Fire", earth: "Earth", air: "Air", water: "Water" } as const;
