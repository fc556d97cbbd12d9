import { addDays, dayNumberOf, daysBetween } from "@almagest/civil-time";
import { type Ephemeris, needEphemeris, type SkyContext } from "@almagest/ephemeris";
import { named } from "@almagest/i18n";
import { animals } from "@almagest/i18n/chinese";
import {
  count,
  type DraftOf,
  defineOperation,
  type Issue,
  langQuery,
  type Operation,
  prose,
  ValidationError,
  type Words,
} from "@almagest/operation";
import { type Engine, engineOf } from "@almagest/sky";
import * as z from "zod";
import { chineseCalendar } from "../calendar/calendar";
import { dayNotice } from "../calendar/printed";
import type { Animal } from "../cycle/branches";
import { presentCalendarConventions } from "../present";
import { activityId, almanacDate, almanacDaySchema, animalId, calendarConventionsSchema } from "../schema";
import { chineseReader } from "../texts/reader";
import type { AuspiciousDays, AuspiciousDaysRequest } from "../types";
import { activityNames } from "../vocabulary/activities";
import type { Activity } from "./activities";
import { type AlmanacDayFacts, almanacDayOf } from "./day";
import { OFFICER_ROWS } from "./officers";
import { presentAlmanacDay } from "./present";

const MOST_DAYS = 93;
const [FIRST_DATE, LAST_DATE] = ["1900-01-01", "2100-12-31"];

export interface AuspiciousDaysInput {
  readonly activity: Activity;
  readonly startDate: string;
  readonly endDate: string;
  readonly avoidAnimal?: Animal | undefined;
}

export interface AuspiciousDaysFacts {
  readonly asked: AuspiciousDaysInput;
  readonly daysSearched: number;
  readonly days: readonly AlmanacDayFacts[];
  readonly engine: Engine;
}

/** The days of a range, both ends included, whose officer favors the activity and which do not clash with an animal. */
export function computeAuspiciousDays(
  asked: AuspiciousDaysInput,
  { ephemeris }: { readonly ephemeris: Ephemeris },
): AuspiciousDaysFacts {
  const daysSearched = daysIn(asked);
  const calendar = chineseCalendar(ephemeris);
  const first = dayNumberOf(asked.startDate);
  const days = Array.from({ length: daysSearched }, (_, index0) => almanacDayOf(calendar, first + index0)).filter(
    ({ officer, clashAnimal }) => favors(officer, asked.activity) && clashAnimal !== asked.avoidAnimal,
  );
  return { asked, daysSearched, days, engine: engineOf(ephemeris) };
}

function favors(officer: AlmanacDayFacts["officer"], activity: Activity): boolean {
  return OFFICER_ROWS[officer].favours.some((favored) => favored === activity);
}

function daysIn({ startDate, endDate }: AuspiciousDaysInput): number {
  for (const [path, date] of Object.entries({ startDate, endDate })) {
    if (date >= FIRST_DATE && date <= LAST_DATE) continue;
    const message = `There is no almanac of ${date}. Send a date from ${FIRST_DATE} to ${LAST_DATE}.`;
    throw new ValidationError([{ path, message, code: "custom" }]);
  }
  const days = daysBetween(startDate, endDate) + 1;
  if (days >= 1 && days <= MOST_DAYS) return days;
  const message =
    days < 1
      ? `endDate ${endDate} is before startDate ${startDate}. Send startDate or a later day.`
      : `${startDate} to ${endDate} is ${days} days. Send at most ${MOST_DAYS}, both ends counted: endDate up to ${addDays(startDate, MOST_DAYS - 1)}.`;
  const issue: Issue = { path: "endDate", message, code: "custom" };
  throw new ValidationError([issue]);
}

const output = z.object({
  activity: activityId,
  activityLabel: z.string().meta({ description: "In the language asked for" }),
  startDate: z.string(),
  endDate: z.string(),
  daysSearched: z.int().min(1).max(MOST_DAYS).meta({ description: "Both ends counted" }),
  ...named("avoidAnimal", animalId.exactOptional(), animals),
  total: count,
  days: z.array(almanacDaySchema).meta({ description: "In order of date" }),
  advice: prose,
  conventions: calendarConventionsSchema,
});

export const auspiciousDays: Operation<AuspiciousDaysRequest, AuspiciousDays, SkyContext> = defineOperation({
  id: "lookupAuspiciousDays",
  method: "POST",
  path: "/chinese-astrology/calendar/auspicious-days",
  summary: "The days of a range that the almanac favors for an activity",
  description: `Days whose officer favors the activity, without those that clash with avoidAnimal; at most ${MOST_DAYS} days at once.`,
  query: langQuery,
  body: z.object({
    activity: activityId.meta({ fold: "separators", description: "What the day is for", examples: ["wedding"] }),
    startDate: almanacDate.meta({ description: "First day, included" }),
    endDate: almanacDate.meta({ description: "Last day, included", examples: ["2026-04-30"] }),
    avoidAnimal: animalId
      .optional()
      .meta({ fold: "case", description: "The sign of someone who must not be clashed with", examples: ["rat"] }),
  }),
  output,
  needs: [needEphemeris],
  compute: computeAuspiciousDays,
  present: presentAuspicious,
  examples: [{ activity: "wedding", startDate: "2026-03-01", endDate: "2026-04-30", avoidAnimal: "rat" }],
});

function presentAuspicious(
  { asked, daysSearched, days, engine }: AuspiciousDaysFacts,
  words: Words,
): DraftOf<typeof output> {
  const { activity, avoidAnimal } = asked;
  const notices = new Set(days.map(({ lunar, date }) => dayNotice(lunar, date)).filter((one) => one !== undefined));
  return {
    activity,
    activityLabel: activityNames[activity][words.lang],
    startDate: asked.startDate,
    endDate: asked.endDate,
    daysSearched,
    avoidAnimal,
    total: days.length,
    days: days.map((day) => presentAlmanacDay(day, words)),
    advice: chineseReader(words).text(`activities.${activity}`),
    conventions: presentCalendarConventions(engine, notices.size === 0 ? undefined : [...notices].join(" ")),
  };
}
