import { type Ephemeris, needEphemeris, type SkyContext } from "@almagest/ephemeris";
import {
  at,
  type DraftOf,
  defineOperation,
  type NodeType,
  type Operation,
  place,
  requireAyanamsaValue,
  type Words,
} from "@almagest/operation";
import { type ChartMoment, type Place, rememberedSky } from "@almagest/sky";
import * as z from "zod";
import { type Focus, indianTimezone } from "../birth/schema";
import type { GrahaId } from "../grahas";
import type { FrameChoice } from "../sky/frame";
import { grahasAt } from "../sky/positions";
import { vedicReader } from "../texts/reader";
import type { KpRulingInterval, KpRulingIntervalRequest } from "../types";
import { lordOfSign } from "../zodiac/rashis";
import { housedSky } from "./chart";
import { placidusCuspsDeg } from "./cusps";
import { kpFrame } from "./frame";
import { focusQuery, focusShape, presentHouseThemes } from "./house-themes";
import { datetime, type IntervalInput, momentAt, type Sampling, samplingOf } from "./instants";
import { isoUtcMilliseconds, localClock, presentLevelHouses, presentRulers } from "./present";
import { type RulingPlanets, type RulingRequest, rulingPlanetsAt } from "./ruling";
import { locationSchema, presentLocation, presentRulerHouses, type RulerHouses, rulerSignifies } from "./ruling-moment";
import { dayBegins, frameUsedShape, levelHousesSchema, meanNode, movingFrameShape, rulersShape } from "./schema";
import { flattened, type HousedSky, housesSignified, type LevelHouses } from "./significators";

const LONGEST_RANGE_DAYS = 7;
const MOST_INSTANTS = 1000;

const body = z
  .object({
    ...place.shape,
    timezone: indianTimezone,
    startDatetime: datetime.meta({ description: "First instant, on the clock of timezone" }),
    endDatetime: datetime.meta({ description: "Last instant: at most 7 days and 1000 steps later" }),
    intervalMinutes: z
      .int()
      .min(1)
      .max(1440)
      .meta({ description: "Minutes between two instants", examples: [5] }),
    ...movingFrameShape,
    nodeType: meanNode,
  })
  .check(requireAyanamsaValue);

const instantSchema = z
  .object({
    datetime: z.string().meta({ description: "ISO 8601 in UTC" }),
    date: z.string().meta({ description: "On the clock of timezone" }),
    time: z.string().meta({ description: "HH:MM on the clock of timezone" }),
    ...rulersShape,
    dayBegins,
    significators: z.array(rulerSignifies).meta({ description: "Of each ruler, in the chart of this moment" }),
    moonSignLordSignifies: levelHousesSchema,
    moonStarLordSignifies: levelHousesSchema,
    moonSublordSignifies: levelHousesSchema,
    moonSignifies: levelHousesSchema,
  })
  .meta({ name: "KpRulingInstant" });

const output = z.object({
  startDatetime: z.string().meta({ description: "As sent" }),
  endDatetime: z.string().meta({ description: "As sent" }),
  intervalMinutes: z.int(),
  totalIntervals: z.int(),
  ...frameUsedShape,
  location: locationSchema,
  intervals: z.array(instantSchema),
  ...focusShape,
});

interface RulingIntervalInput extends IntervalInput, Place, FrameChoice {
  readonly nodeType: NodeType;
  readonly focus: Focus;
}

interface RulingInstant {
  readonly epochMs: number;
  readonly ruling: RulingPlanets;
  readonly significators: readonly RulerHouses[];
  readonly moonSignLord: LevelHouses;
  readonly moonStarLord: LevelHouses;
  readonly moonSublord: LevelHouses;
  readonly moon: LevelHouses;
}

export interface KpRulingIntervalFacts extends Sampling {
  readonly input: RulingIntervalInput;
  readonly instants: readonly RulingInstant[];
}

/**
 * Ruling planets at every step of a range, both ends included, with what they signify in the chart of the step itself.
 * @throws ValidationError for a range too long; DomainError `unprocessable_entity` within the polar circles.
 */
export function computeKpRulingInterval(
  input: RulingIntervalInput,
  { ephemeris }: { readonly ephemeris: Ephemeris },
): KpRulingIntervalFacts {
  const sampling = samplingOf(input, { days: LONGEST_RANGE_DAYS, instants: MOST_INSTANTS });
  const sky = rememberedSky(ephemeris);
  const instants: RulingInstant[] = [];
  let { date } = momentAt(ephemeris, at(sampling.epochsMs, 0), sampling.offsetHours).given;
  let frame = kpFrame(ephemeris, input, date);
  for (const epochMs of sampling.epochsMs) {
    const moment = momentAt(ephemeris, epochMs, sampling.offsetHours);
    if (moment.given.date !== date) {
      date = moment.given.date;
      frame = kpFrame(ephemeris, input, date);
    }
    instants.push(rulingInstant(sky, { input, moment, frame, day: instants.at(-1)?.ruling.day }));
  }
  return { input, ...sampling, instants };
}

interface InstantRequest extends Pick<RulingRequest, "day" | "frame"> {
  readonly input: RulingIntervalInput;
  readonly moment: ChartMoment;
}

function rulingInstant(ephemeris: Ephemeris, { input, moment, frame, day }: InstantRequest): RulingInstant {
  const ruling = rulingPlanetsAt(ephemeris, { place: input, moment, frame, day });
  const cuspsDeg = placidusCuspsDeg(ephemeris, { input: { ...input, ...moment.given }, moment }, frame);
  const grahas = grahasAt(ephemeris, { jdTt: moment.jdTt, frame, nodeType: input.nodeType });
  const sky: HousedSky = housedSky(grahas, cuspsDeg);
  const known = new Map<GrahaId, LevelHouses>();
  const levels = (id: GrahaId): LevelHouses => {
    const found = known.get(id) ?? housesSignified(sky, id);
    known.set(id, found);
    return found;
  };
  return {
    epochMs: moment.civil.epochMilliseconds,
    ruling,
    significators: ruling.rulers.map((planet) => ({ planet, houses: flattened(levels(planet)) })),
    moonSignLord: levels(lordOfSign(ruling.moon.signIndex0)),
    moonStarLord: levels(ruling.moon.starLord),
    moonSublord: levels(ruling.moon.subLord),
    moon: levels("moon"),
  };
}

export const kpRulingInterval: Operation<KpRulingIntervalRequest, KpRulingInterval, SkyContext> = defineOperation({
  id: "getKpRulingInterval",
  method: "POST",
  path: "/vedic-astrology/kp/ruling-planets-interval",
  summary: "Ruling planets at every step of a range",
  description:
    "The ruling planets of each instant from start to end, both included, with what they and the lords of the Moon signify in the chart of that instant. At most 7 days and 1000 instants.",
  query: focusQuery,
  body,
  output,
  needs: [needEphemeris],
  isHeavy: true,
  compute: computeKpRulingInterval,
  present: presentInterval,
  examples: [
    {
      startDatetime: "2026-02-03T00:00:00",
      endDatetime: "2026-02-03T01:00:00",
      intervalMinutes: 5,
      latitude: 17.385044,
      longitude: 78.486671,
      timezone: 5.5,
    },
  ],
});

function presentInstant(instant: RulingInstant, offsetHours: number): DraftOf<typeof instantSchema> {
  const { date, time } = localClock(instant.epochMs, Math.round(3600 * offsetHours));
  return {
    datetime: isoUtcMilliseconds(instant.epochMs),
    date,
    time,
    ...presentRulers(instant.ruling),
    dayBegins: instant.ruling.dayBegins,
    significators: instant.significators.map(presentRulerHouses),
    moonSignLordSignifies: presentLevelHouses(instant.moonSignLord),
    moonStarLordSignifies: presentLevelHouses(instant.moonStarLord),
    moonSublordSignifies: presentLevelHouses(instant.moonSublord),
    moonSignifies: presentLevelHouses(instant.moon),
  };
}

function presentInterval(facts: KpRulingIntervalFacts, words: Words): DraftOf<typeof output> {
  const { input, offsetHours, instants } = facts;
  return {
    startDatetime: input.startDatetime,
    endDatetime: input.endDatetime,
    intervalMinutes: input.intervalMinutes,
    totalIntervals: instants.length,
    ayanamsa: input.ayanamsa,
    ayanamsaEpoch: input.ayanamsaEpoch,
    location: presentLocation(input, offsetHours),
    intervals: instants.map((instant) => presentInstant(instant, offsetHours)),
    ...presentHouseThemes(vedicReader(words), input.focus),
  };
}
