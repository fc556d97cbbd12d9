import { needEphemeris, type SkyContext } from "@almagest/ephemeris";
import { named } from "@almagest/i18n";
import { signs } from "@almagest/i18n/astrology";
import {
  type DraftOf,
  defineOperation,
  InvariantError,
  langQuery,
  type Operation,
  prose,
  type Words,
} from "@almagest/operation";
import { angle, longitudeDeg } from "@almagest/sky";
import * as z from "zod";
import { pointName, presentFrame, presentVedicConventions, signNameAt, wireLongitude } from "../birth/present";
import {
  coordinateSystem,
  frameSchema,
  grahaName,
  rashiName,
  vedicConventionsSchema,
  vedicMomentShape,
} from "../birth/schema";
import { GRAHA_IDS } from "../grahas";
import { type VedicReader, vedicReader } from "../texts/reader";
import type { Drishti as DrishtiAnswer, DrishtiRequest } from "../types";
import { pointNames } from "../vocabulary/points";
import { computeDrishti, type Drishti, type DrishtiFacts } from "./compute";

const ASPECT_TYPES = ["conjunction", "7th", "4th", "8th", "5th", "9th", "3rd", "10th"] as const;
type AspectType = (typeof ASPECT_TYPES)[number];

const FULL_STRENGTH = 100;

const aspectType = z.enum(ASPECT_TYPES).meta({ name: "DrishtiType" });
const strength = z.number().meta({ description: "Whole-sign aspects are full: 100" });

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

const tableRow = z
  .object({
    ...named("planet", grahaName, pointNames),
    aspects: z.array(
      z.object({ ...named("planet", grahaName, pointNames), aspectType, strength }).meta({ name: "DrishtiCast" }),
    ),
  })
  .meta({ name: "DrishtiRow" });

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

export const drishti: Operation<DrishtiRequest, DrishtiAnswer, SkyContext> = defineOperation({
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
    aspectTable: facts.grahas.map(({ id }) => ({
      planet: pointName(id),
      aspects: facts.drishtis.filter(({ from }) => from === id).map(presentCast),
    })),
    mutualAspects: facts.mutual.map(({ first, second, house }) => ({
      planet1: pointName(first),
      planet2: pointName(second),
      aspectType: typeOf(house),
    })),
    frame: presentFrame(facts.frame),
    conventions: {
      ...presentVedicConventions({ ...facts, nodeType: "mean" }),
      aspects: "whole sign to whole sign, full strength; the nodes cast none",
    },
  };
}

/** The text of the sight; of two in one sign the text of their company, under the graha listed first. */
function readingOf({ from, to, house }: Drishti, texts: VedicReader): string | undefined {
  if (house !== 1) return texts.lookup(`drishti.${from}.${to}`);
  const [first, second] = GRAHA_IDS.indexOf(from) < GRAHA_IDS.indexOf(to) ? [from, to] : [to, from];
  return texts.lookup(`conjunctions.${first}.${second}`);
}

function presentCast({ to, house }: Drishti): DrishtiCast {
  return { planet: pointName(to), aspectType: typeOf(house), strength: FULL_STRENGTH };
}

interface DrishtiCast {
  planet: string;
  aspectType: AspectType;
  strength: number;
}

function typeOf(house: number): AspectType {
  if (house === 1) return "conjunction";
  const found = ASPECT_TYPES.find((type) => Number.parseInt(type, 10) === house);
  if (found === undefined) throw new InvariantError("no aspect to this house", { house });
  return found;
}
