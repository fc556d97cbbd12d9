import { named } from "@almagest/i18n";
import { signs } from "@almagest/i18n/astrology";
import { nakshatras } from "@almagest/i18n/vedic";
import { optionalProse, prose } from "@almagest/operation";
import { longitudeDeg } from "@almagest/sky";
import * as z from "zod";
import { rashiName } from "../../birth/schema";
import { bornBetween, dateReach, openVedicConventions, vedicBirthTime } from "../../birth-time/schema";
import { binduReach, kakshaPart } from "../../transit/kaksha-present";
import {
  chandrabalaSchema,
  dailyOutput,
  dailyVerdict,
  dashaSchema,
  degradedSchema,
  gocharaSchema,
  taraSchema,
} from "../schema";

const HELD = "Only where it is the same for all of these births";

const { kaksha: _, state, stateSource, ...known } = gocharaSchema.shape;

const openGocharaSchema = z
  .object({
    ...known,
    binduCount: binduReach.nullable(),
    kaksha: kakshaPart,
    state: state.exactOptional().meta({ description: "Only where every possible Lagna gives the same" }),
    stateSource: stateSource.exactOptional(),
    description: optionalProse.meta({ description: "What the house brings, where nothing takes it away" }),
  })
  .meta({ name: "UncertainDailyGraha" });

const percentReach = z
  .object({ least: z.int().min(0).max(100), most: z.int().min(0).max(100) })
  .meta({ name: "DailyScoreReach", description: "Percentage of the nine that are favourable" });

const moonSchema = z
  .object({
    born: bornBetween,
    ...named("janmaRashi", rashiName, signs),
    grahas: z.array(openGocharaSchema),
    chandrabala: z.array(chandrabalaSchema),
    score: percentReach,
    verdict: dailyVerdict.exactOptional().meta({ description: HELD }),
  })
  .meta({ name: "DailyMoonCandidate", description: "Gochara and chandrabala, counted from one sign of the Moon" });

const starSchema = z
  .object({
    born: bornBetween,
    ...named("janmaNakshatra", z.string(), nakshatras),
    janmaNakshatraNumber: z.int().min(1).max(27),
    tara: z.array(taraSchema),
  })
  .meta({ name: "DailyStarCandidate", description: "Tara, counted from one nakshatra of the Moon" });

const { frames: frameShape, date, dayStart, dayEnd, panchanga, evaluated, conventions } = dailyOutput.shape;
const { nodeType: ___, houseSystem: ____, ...open } = openVedicConventions.shape;
const { sunrise, rules, yearDays } = conventions.shape;

export const openDailyOutput = z.object({
  birthTime: vedicBirthTime,
  summary: prose,
  frames: z
    .object({ natal: frameShape.shape.natal, transit: frameShape.shape.transit, kp: frameShape.shape.kp })
    .meta({ name: "UncertainDailyFrames" }),
  date,
  dayStart,
  dayEnd,
  subject: z
    .object({
      ...named("janmaRashi", rashiName.exactOptional().meta({ description: HELD }), signs),
      ...named("janmaNakshatra", z.string().exactOptional().meta({ description: HELD }), nakshatras),
      moonLongitude: z
        .object({ from: longitudeDeg, to: longitudeDeg })
        .meta({ name: "DailyMoonReach", description: "At the earliest and at the latest second" }),
    })
    .meta({ name: "UncertainDailySubject" }),
  panchanga,
  moons: z.array(moonSchema).min(1),
  stars: z.array(starSchema).min(1),
  dasha: z
    .array(
      z
        .object({ ...dashaSchema.shape, startDate: dateReach, endDate: dateReach })
        .meta({ name: "UncertainDailyDasha" }),
    )
    .meta({ description: "Of the running periods those that all of these births share" }),
  evaluated,
  degraded: z.array(degradedSchema),
  conventions: z
    .object({ ...open, nodeType: conventions.shape.nodeType, sunrise, rules, yearDays })
    .meta({ name: "UncertainDailyConventions" }),
});
