import { civilTimeAt } from "@almagest/civil-time";
import { type Ephemeris, needEphemeris, type SkyContext } from "@almagest/ephemeris";
import { named } from "@almagest/i18n";
import {
  at,
  type DraftOf,
  date,
  defineOperation,
  langQuery,
  type NowContext,
  needNow,
  type Operation,
  time,
  timezone,
  withTexts,
} from "@almagest/operation";
import {
  angle,
  type ChartMoment,
  chartMoment,
  type Engine,
  engineOf,
  longitudeDeg,
  offsetApplied,
  presentConventions,
  signOf,
  skyConventionsSchema,
  zodiacPlace,
  zodiacPlaceSchema,
} from "@almagest/sky";
import * as z from "zod";
import { copyOf, type WesternReader, westernReader } from "../texts/reader";
import type { CurrentMoonPhase, CurrentMoonPhaseRequest } from "../types";
import { moonPhases as phaseTerms } from "../vocabulary/moon-phases";
import { MOON_PHASE_SYMBOLS, type MoonPhase, type MoonPhaseId, moonPhases } from "./phase";
import { presentPhase } from "./present";
import { illuminationRuleSchema, phaseFields, phaseRuleSchema } from "./schema";

const DEFAULT_TIME = "12:00:00";

/** The largest of six decimals below a full circle: rounding must not close it. */
const LAST_ELONGATION_DEG = 359.999999;

const query = z.object({
  ...langQuery.shape,
  date: date.optional().meta({
    description: "Calendar date, YYYY-MM-DD; today in the timezone by default",
    examples: ["2025-12-18"],
  }),
  time: time.default(DEFAULT_TIME),
  timezone: timezone.default(0),
});

const meaningSchema = z
  .object({
    ...named("name", z.string(), phaseTerms),
    symbol: z.string(),
    description: z.string().meta({ weight: "prose" }),
    keywords: z.array(z.string()),
    energy: z.enum(["waxing", "waning", "new", "full"]),
    illumination: z.string(),
  })
  .meta({ name: "MoonPhaseMeaning" });

const output = z.object({
  date: z.string(),
  time: z.string(),
  timezone: offsetApplied,
  ...phaseFields,
  ...zodiacPlaceSchema.shape,
  elongation: longitudeDeg.meta({ description: "Moon less Sun in longitude, degrees" }),
  distance: z.int().meta({ description: "From the Earth's center, km" }),
  meaning: withTexts(meaningSchema),
  conventions: z
    .object({
      ...skyConventionsSchema.omit({ lilith: true }).shape,
      phase: phaseRuleSchema,
      illumination: illuminationRuleSchema,
    })
    .meta({ name: "CurrentMoonPhaseConventions" }),
});

export interface CurrentMoonPhaseFacts {
  readonly moment: ChartMoment;
  readonly engine: Engine;
  readonly moon: MoonPhase;
}

/** The Moon at a civil moment; without a date, today by the timezone's calendar. */
export function computeCurrentMoonPhase(
  input: { readonly date?: string | undefined; readonly time: string; readonly timezone: number | string },
  needs: { readonly ephemeris: Ephemeris; readonly now: number },
): CurrentMoonPhaseFacts {
  const { ephemeris } = needs;
  const day = input.date ?? civilTimeAt(needs.now, input.timezone).date;
  const moment = chartMoment(ephemeris, { date: day, time: input.time, timezone: input.timezone });
  return { moment, engine: engineOf(ephemeris), moon: at(moonPhases(ephemeris, [moment.jdTt]), 0) };
}

export const currentMoonPhase: Operation<CurrentMoonPhaseRequest, CurrentMoonPhase, SkyContext & NowContext> =
  defineOperation({
    id: "getCurrentMoonPhase",
    method: "GET",
    path: "/astrology/moon-phase/current",
    summary: "The Moon's phase, age, sign and distance at a moment",
    description:
      "One of eight phases by the true elongation, the lit part of the disc, days since the last true new moon, geocentric distance, and what the phase means. Noon of today in UTC where nothing is given.",
    query,
    output,
    needs: [needEphemeris, needNow],
    isDaily: true,
    compute: computeCurrentMoonPhase,
    present: ({ moment, engine, moon }, words) => {
      const { lilith: _none, ...conventions } = presentConventions(moment, engine);
      return {
        date: moment.given.date,
        time: moment.given.time,
        timezone: moment.civil.offsetHours,
        ...presentPhase(moon),
        ...zodiacPlace(moon.longitudeDeg),
        elongation: Math.min(angle(moon.elongationDeg), LAST_ELONGATION_DEG),
        distance: Math.round(moon.distanceKm),
        meaning: meaningOf(moon, westernReader(words)),
        conventions: {
          ...conventions,
          phase: "principal-within-half-a-day" as const,
          illumination: "geocentric-phase-angle" as const,
        },
      };
    },
    examples: [{ date: "2025-12-18", time: "12:00:00", timezone: "America/New_York" }],
  });

/** The meaning of the phase, and its effect in the Moon's sign. */
function meaningOf(
  { phase, longitudeDeg }: MoonPhase,
  texts: WesternReader,
): DraftOf<typeof meaningSchema> | undefined {
  const general = texts.text(`moonPhases.${phase}.description`);
  const inSign = texts.text(`moonPhases.sign.${signOf(longitudeDeg)}.${ENERGIES[phase]}`);
  const illumination = texts.text(`moonPhases.${phase}.illumination`);
  const keywords = copyOf(texts.list(`moonPhases.${phase}.keywords`));
  if (!general || !inSign || !illumination || !keywords) return undefined;
  return {
    name: phaseTerms[phase].en,
    symbol: MOON_PHASE_SYMBOLS[phase],
    description: `${general}\n\n${inSign}`,
    keywords,
    energy: ENERGIES[phase],
    illumination,
  };
}

const ENERGIES = {
  new: "new",
  "waxing-crescent": "waxing",
  "first-quarter": "waxing",
  "waxing-gibbous": "waxing",
  full: "full",
  "waning-gibbous": "waning",
  "last-quarter": "waning",
  "waning-crescent": "waning",
} as const satisfies Record<MoonPhaseId, "new" | "waxing" | "full" | "waning">;
