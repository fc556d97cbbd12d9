import { type Ephemeris, needEphemeris, type SkyContext } from "@almagest/ephemeris";
import { named } from "@almagest/i18n";
import { signs } from "@almagest/i18n/astrology";
import { grahas, nakshatras } from "@almagest/i18n/vedic";
import {
  at,
  type DraftOf,
  defineOperation,
  langQuery,
  type NodeType,
  type Operation,
  place,
  requireAyanamsaValue,
  timezone,
} from "@almagest/operation";
import type { Place } from "@almagest/sky";
import * as z from "zod";
import { wireDegree } from "../birth/present";
import { type Frame, type FrameChoice, frameAt } from "../sky/frame";
import { grahasAt } from "../sky/positions";
import type { KpPlanetsInterval, KpPlanetsIntervalRequest } from "../types";
import { type KpPlanet, kpPlanet } from "./chart";
import { datetime, type IntervalInput, type Sampling, samplingOf } from "./instants";
import { localClock, nameOf, presentKpPlace } from "./present";
import { frameUsedShape, kpNumber, lordName, meanNode, movingFrameShape } from "./schema";

const LONGEST_RANGE_DAYS = 7;

const body = z
  .object({
    ...place.shape,
    timezone: timezone.default(0),
    startDatetime: datetime.meta({ description: "First instant, on the clock of timezone" }),
    endDatetime: datetime.meta({ description: "Last instant: at most 7 days later" }),
    intervalMinutes: z
      .int()
      .min(15)
      .max(1440)
      .meta({ description: "Minutes between two instants", examples: [60] }),
    ...movingFrameShape,
    nodeType: meanNode,
  })
  .check(requireAyanamsaValue);

const planetSchema = z
  .object({
    longitude: z.number().min(0).max(360).meta({ description: "Degrees in the frame, four decimals" }),
    degreeInSign: z.number().min(0).max(30),
    ...named("sign", z.string(), signs),
    ...named("signLord", lordName, grahas),
    ...named("nakshatra", z.string(), nakshatras),
    ...named("nakshatraLord", lordName, grahas),
    ...named("sublord", lordName, grahas),
    ...named("subSublord", lordName, grahas),
    kpNumber,
    isRetrograde: z.boolean(),
  })
  .meta({ name: "KpPlanetAtInstant" });

const output = z.object({
  startDatetime: z.string().meta({ description: "As sent" }),
  endDatetime: z.string().meta({ description: "As sent" }),
  intervalMinutes: z.int(),
  totalIntervals: z.int(),
  ...frameUsedShape,
  ayanamsaValue: z.number().meta({ description: "Degrees, not rounded; read at the first instant and kept" }),
  intervals: z.array(
    z.object({
      datetime: z.string().meta({ description: "On the clock of timezone" }),
      date: z.string(),
      time: z.string().meta({ description: "HH:MM" }),
      planets: z.record(z.string(), planetSchema).meta({ description: "Nine grahas by their English names" }),
    }),
  ),
});

interface PlanetsIntervalInput extends IntervalInput, Place, FrameChoice {
  readonly nodeType: NodeType;
}

export interface KpPlanetsIntervalFacts extends Sampling {
  readonly input: PlanetsIntervalInput;
  readonly frame: Frame;
  /** Nine grahas at each of the instants. */
  readonly planets: readonly (readonly KpPlanet[])[];
}

/**
 * The nine grahas at every step of a range, both ends included, in the frame of the first instant.
 * @throws ValidationError for a range too long.
 */
export function computeKpPlanetsInterval(
  input: PlanetsIntervalInput,
  { ephemeris }: { readonly ephemeris: Ephemeris },
): KpPlanetsIntervalFacts {
  const instants = LONGEST_RANGE_DAYS * 96 + 1;
  const sampling = samplingOf(input, { days: LONGEST_RANGE_DAYS, instants });
  const jdsTt = sampling.epochsMs.map((epochMs) => ephemeris.timeScales(epochMs).jdTt);
  const frame = frameAt(ephemeris, input, at(jdsTt, 0));
  const planets = jdsTt.map((jdTt) => grahasAt(ephemeris, { jdTt, frame, nodeType: input.nodeType }).map(kpPlanet));
  return { input, ...sampling, frame, planets };
}

export const kpPlanetsInterval: Operation<KpPlanetsIntervalRequest, KpPlanetsInterval, SkyContext> = defineOperation({
  id: "getKpPlanetsInterval",
  method: "POST",
  path: "/vedic-astrology/kp/planets-interval",
  summary: "The nine grahas with their lords at every step of a range",
  description:
    "Positions to the sub-sub lord at each instant from start to end, both included, in steps of 15 minutes to a day, over at most 7 days.",
  query: langQuery,
  body,
  output,
  needs: [needEphemeris],
  isHeavy: true,
  compute: computeKpPlanetsInterval,
  present: presentInterval,
  examples: [
    {
      startDatetime: "2025-01-15T00:00:00Z",
      endDatetime: "2025-01-15T23:59:00Z",
      intervalMinutes: 60,
      latitude: 28.6139,
      longitude: 77.209,
      timezone: 5.5,
    },
  ],
});

function presentPlanet(body: KpPlanet): DraftOf<typeof planetSchema> {
  const { longitude, sign, signLord, nakshatra, nakshatraLord, kpNumber } = presentKpPlace(body);
  return {
    longitude,
    degreeInSign: wireDegree(body.longitudeDeg),
    sign,
    signLord,
    nakshatra,
    nakshatraLord,
    sublord: nameOf(body.subLord),
    subSublord: nameOf(body.subSubLord),
    kpNumber,
    isRetrograde: body.isRetrograde,
  };
}

function presentInterval(facts: KpPlanetsIntervalFacts): DraftOf<typeof output> {
  const { input, frame, epochsMs, offsetHours, planets } = facts;
  return {
    startDatetime: input.startDatetime,
    endDatetime: input.endDatetime,
    intervalMinutes: input.intervalMinutes,
    totalIntervals: epochsMs.length,
    ayanamsa: frame.ayanamsa,
    ayanamsaEpoch: frame.ayanamsaEpoch,
    ayanamsaValue: frame.ayanamsaDeg,
    intervals: epochsMs.map((epochMs, index0) => ({
      ...localClock(epochMs, Math.round(3600 * offsetHours)),
      planets: Object.fromEntries((planets[index0] ?? []).map((body) => [nameOf(body.id), presentPlanet(body)])),
    })),
  };
}
