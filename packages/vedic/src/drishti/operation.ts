import { needEphemeris, type SkyContext } from "@almagest/ephemeris";
import { named } from "@almagest/i18n";
import { signs } from "@almagest/i18n/astrology";
import {
  type BirthOperation,
  type DraftOf,
  defineBirthOperation,
  langQuery,
  prose,
  type Words,
} from "@almagest/operation";
import { angle, longitudeDeg } from "@almagest/sky";
import * as z from "zod";
import { pointName, presentFrame, presentGrahaConventions, signNameAt, wireLongitude } from "../birth/present";
import {
  coordinateSystem,
  frameSchema,
  grahaName,
  rashiName,
  vedicConventionsSchema,
  vedicMomentShape,
} from "../birth/schema";
import { vedicReader } from "../texts/reader";
import type { Drishti as DrishtiAnswer, DrishtiRequest, UncertainDrishti } from "../types";
import { pointNames } from "../vocabulary/points";
import { computeDrishti, type DrishtiFacts } from "./compute";
import { computeOpenDrishti, presentOpenDrishti, uncertainDrishtiOutput } from "./open";
import { aspectType, DRISHTI_RULE, FULL_STRENGTH, presentTable, readingOf, strength, tableRow, typeOf } from "./told";

const aspectSchema = z
  .object({
    ...named("aspectingPlanet", grahaName, pointNames),
    ...named("aspectedPlanet", grahaName, pointNames),
    aspectType,
    orb: z.number().meta({ description: "Difference of the degrees within the two signs, degrees" }),
    strength,
    interpretation: prose,
  })
  .meta({ name: "GrahaDrishti" });

const output = z.object({
  datetime: z.string().meta({ description: "By the clock of the place" }),
  planets: z.array(
    z
      .object({
        ...named("name", grahaName, pointNames),
        longitude: longitudeDeg,
        ...named("sign", rashiName, signs),
      })
      .meta({ name: "DrishtiPlanet" }),
  ),
  aspects: z.array(aspectSchema),
  aspectTable: z.array(tableRow).meta({ description: "The same by the graha that looks" }),
  mutualAspects: z.array(
    z
      .object({
        ...named("planet1", grahaName, pointNames),
        ...named("planet2", grahaName, pointNames),
        aspectType,
      })
      .meta({ name: "MutualDrishti" }),
  ),
  frame: frameSchema,
  conventions: z.object({ ...vedicConventionsSchema.shape, aspects: z.string() }).meta({ name: "DrishtiConventions" }),
});

export const drishti: BirthOperation<DrishtiRequest, DrishtiAnswer, UncertainDrishti, "time", SkyContext> =
  defineBirthOperation({
    id: "calculateDrishti",
    method: "POST",
    path: "/vedic-astrology/aspects",
    summary: "Graha drishti: what each graha looks at, and who looks back",
    description:
      "Whole-sign aspects of Parashara: all the 7th, Mars also the 4th and 8th, Jupiter the 5th and 9th, Saturn the 3rd and 10th; Rahu and Ketu receive and cast none.",
    query: langQuery,
    body: z.object({
      ...vedicMomentShape,
      coordinateSystem,
    }),
    output,
    needs: [needEphemeris],
    compute: computeDrishti,
    present: presentDrishti,
    uncertain: {
      births: ["time"],
      output: uncertainDrishtiOutput,
      compute: computeOpenDrishti,
      present: presentOpenDrishti,
    },
    examples: [{ date: "2026-02-03", time: "12:00:00", latitude: 17.385044, longitude: 78.486671, timezone: 5.5 }],
  });

function presentDrishti(facts: DrishtiFacts, words: Words): DraftOf<typeof output> {
  const texts = vedicReader(words);
  const { date, time } = facts.birth.moment.given;
  return {
    datetime: `${date}T${time}`,
    planets: facts.grahas.map(({ id, longitudeDeg: at }) => ({
      name: pointName(id),
      longitude: wireLongitude(at),
      sign: signNameAt(at),
    })),
    aspects: facts.drishtis.map((one) => ({
      aspectingPlanet: pointName(one.from),
      aspectedPlanet: pointName(one.to),
      aspectType: typeOf(one.house),
      orb: angle(one.orbDeg),
      strength: FULL_STRENGTH,
      interpretation: readingOf(one, texts),
    })),
    aspectTable: presentTable(facts.drishtis),
    mutualAspects: facts.mutual.map(({ first, second, house }) => ({
      planet1: pointName(first),
      planet2: pointName(second),
      aspectType: typeOf(house),
    })),
    frame: presentFrame(facts.frame),
    conventions: {
      ...presentGrahaConventions({ ...facts, nodeType: "mean" }),
      aspects: DRISHTI_RULE,
    },
  };
}
