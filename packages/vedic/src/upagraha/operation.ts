import { formatIsoUtc } from "@almagest/civil-time";
import { needEphemeris, type SkyContext } from "@almagest/ephemeris";
import { named } from "@almagest/i18n";
import { signs } from "@almagest/i18n/astrology";
import { nakshatras } from "@almagest/i18n/vedic";
import {
  type BirthOperation,
  type DraftOf,
  defineBirthOperation,
  langQuery,
  prose,
  requireAyanamsaValue,
  type Words,
} from "@almagest/operation";
import { longitudeDeg, SUNRISE_RULE } from "@almagest/sky";
import * as z from "zod";
import {
  presentFrame,
  presentNakshatra,
  presentVedicConventions,
  signNameAt,
  wireDegree,
  wireLongitude,
} from "../birth/present";
import { degreeInRashi, frameSchema, rashiName, vedicChartShape, vedicConventionsSchema } from "../birth/schema";
import { inAskedPositions, inUsualPositions } from "../sky/asked";
import { type VedicReader, vedicReader } from "../texts/reader";
import type { UncertainUpagrahas, Upagrahas, UpagrahasRequest } from "../types";
import { upagrahas as upagrahaTerms } from "../vocabulary/upagrahas";
import { computeUpagrahas, type SunBasedId, type TimeBasedId, type Upagraha, type UpagrahaFacts } from "./compute";
import { computeOpenUpagrahas } from "./open";
import { presentOpenUpagrahas, UPAGRAHA_RULES, uncertainUpagrahasOutput } from "./open-present";

const pointSchema = z
  .object({
    ...named("name", z.string(), upagrahaTerms),
    longitude: longitudeDeg,
    ...named("rashi", rashiName, signs),
    degreeInSign: degreeInRashi,
    ...named("nakshatra", z.string(), nakshatras),
    nakshatraIndex: z.int().min(1).max(27).meta({ description: "1 Ashwini to 27 Revati" }),
    nakshatraPada: z.int().min(1).max(4),
    interpretation: prose,
  })
  .meta({ name: "UpagrahaPoint" });

const output = z.object({
  timeBased: z
    .array(pointSchema)
    .meta({ description: "From the parts of the day or night; empty where the Sun does not rise and set" }),
  sunBased: z.array(pointSchema).meta({ description: "At fixed arcs from the Sun" }),
  ...named(
    "lagnaRashi",
    rashiName.exactOptional().meta({ description: "Sign of the Lagna, the first house", weight: "bulk" }),
    signs,
  ),
  frame: frameSchema,
  conventions: z
    .object({
      ...vedicConventionsSchema.shape,
      sunrise: z.string(),
      sunriseUtc: z
        .string()
        .nullable()
        .meta({ description: "Sunrise that began the day of the birth; null where the Sun does not rise and set" }),
      parts: z.string(),
      instants: z.string(),
    })
    .meta({ name: "UpagrahaConventions" }),
});

export const upagrahas: BirthOperation<UpagrahasRequest, Upagrahas, UncertainUpagrahas, "time", SkyContext> =
  defineBirthOperation({
    id: "getUpagrahaPositions",
    method: "POST",
    path: "/vedic-astrology/upagraha",
    summary: "Upagrahas: Gulika, Mandi and nine other shadowy points",
    description:
      "Six points that rise in parts of the day or night, and five at fixed arcs from the Sun (Brihat Parashara Hora Shastra 3.61-70).",
    query: langQuery,
    body: z.object(vedicChartShape).check(requireAyanamsaValue),
    output,
    needs: [needEphemeris],
    compute: inAskedPositions(computeUpagrahas),
    present: presentUpagrahas,
    uncertain: {
      births: ["time"],
      output: uncertainUpagrahasOutput,
      compute: inUsualPositions(computeOpenUpagrahas),
      present: presentOpenUpagrahas,
    },
    examples: [{ date: "1990-07-04", time: "10:12:00", latitude: 28.6139, longitude: 77.209, timezone: 5.5 }],
  });

function presentUpagrahas(facts: UpagrahaFacts, words: Words): DraftOf<typeof output> {
  const texts = vedicReader(words);
  return {
    timeBased: facts.timeBased.map((point) => presentUpagraha(point, texts)),
    sunBased: facts.sunBased.map((point) => presentUpagraha(point, texts)),
    lagnaRashi: signNameAt(facts.chart.lagnaDeg),
    frame: presentFrame(facts.chart.frame),
    conventions: {
      ...presentVedicConventions(facts.chart),
      sunrise: SUNRISE_RULE,
      sunriseUtc: facts.sunriseEpochMs === undefined ? null : formatIsoUtc(facts.sunriseEpochMs),
      ...UPAGRAHA_RULES,
    },
  };
}

function presentUpagraha(
  { id, longitudeDeg: at }: Upagraha<TimeBasedId | SunBasedId>,
  texts: VedicReader,
): DraftOf<typeof pointSchema> {
  const nakshatra = presentNakshatra(at);
  return {
    name: upagrahaTerms[id].en,
    longitude: wireLongitude(at),
    rashi: signNameAt(at),
    degreeInSign: wireDegree(at),
    nakshatra: nakshatra.name,
    nakshatraIndex: nakshatra.key,
    nakshatraPada: nakshatra.pada,
    interpretation: texts.text(`upagrahas.${id}.text`),
  };
}
