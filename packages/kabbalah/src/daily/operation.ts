import { civilTimeAt, expandedDateOf, expandedDayNumberOf } from "@almagest/civil-time";
import { sibling } from "@almagest/i18n";
import {
  at,
  civilMoment,
  type DraftOf,
  defineOperation,
  langQuery,
  localizedText,
  type NowContext,
  needNow,
  type Operation,
  prose,
} from "@almagest/operation";
import * as z from "zod";
import { civilCalendar, hebrewCivilDay } from "../calendar/civil-day";
import { type HebrewDate, hebrewDateOf, type MonthId, monthIdOf } from "../calendar/hebrew-date";
import { nextOmerStart, OMER_SEPHIROT, omerDay } from "../calendar/omer";
import { hebrewString, writtenWords } from "../hebrew/text";
import { type KabbalahReader, kabbalahReader } from "../texts/reader";
import { presentSephirahName, sephirahName } from "../tree/present";
import { type SephirahId, sephirahOf } from "../tree/sephirot";
import type { DailySephirah, DailySephirahRequest } from "../types";
import { hebrewMonths } from "../vocabulary/months";

const SUNSET_ANSWERS = ["true", "false"] as const;

const query = z.object({
  ...langQuery.shape,
  date: hebrewCivilDay.optional().meta({
    description:
      "Calendar date (proleptic Gregorian), with a sign and six digits of a year before 0000; today in the timezone by default",
    examples: ["2026-04-04"],
  }),
  timezone: civilMoment.shape.timezone
    .default(0)
    .meta({ description: "Which day today is, where no date is sent; UTC by default", examples: ["Asia/Jerusalem"] }),
  afterSunset: z
    .enum(SUNSET_ANSWERS)
    .default("false")
    .meta({ fold: "case", description: "true for the evening of the date, when the next Hebrew day has begun" }),
});

const output = z.object({
  date: z.string(),
  inOmer: z.boolean(),
  day: z.int().min(1).max(49).exactOptional().meta({ description: "Of the count, 1 on 16 Nisan" }),
  week: z.int().min(1).max(7).exactOptional().meta({ description: "Of the count" }),
  dayInWeek: z.int().min(1).max(7).exactOptional().meta({ description: "Of that week" }),
  weekSephirah: sephirahName.exactOptional(),
  daySephirah: sephirahName.exactOptional(),
  hebrewLabel: z.string().exactOptional(),
  hebrewDate: z.string().meta({ description: "Month and day" }),
  hebrewDateLocalized: localizedText,
  reading: prose,
  nextStart: z.string().exactOptional().meta({
    description: "Outside the count: the daylight of 16 Nisan; the first day is counted on the evening before",
  }),
  conventions: z.object({ calendar: civilCalendar, afterSunset: z.boolean() }).meta({ name: "OmerConventions" }),
});

export interface OmerFacts {
  readonly date: string;
  readonly afterSunset: boolean;
  readonly hebrewDate: HebrewDate;
  /** 1 to 49; undefined outside the count. */
  readonly day: number | undefined;
}

/** The day of the Omer of a civil date or its evening. */
export function computeOmer(input: z.output<typeof query>, { now }: NowContext): OmerFacts {
  const date = expandedDateOf(expandedDayNumberOf(input.date ?? civilTimeAt(now, input.timezone).date));
  const afterSunset = input.afterSunset === "true";
  const hebrewDate = hebrewDateOf(date, afterSunset);
  return { date, afterSunset, hebrewDate, day: omerDay(hebrewDate) };
}

export const dailySephirah: Operation<DailySephirahRequest, DailySephirah, NowContext> = defineOperation({
  id: "getDailySephirah",
  method: "GET",
  path: "/kabbalah/daily",
  summary: "The day of the Omer with its two sephirot, or the month until the count begins",
  description:
    "49 days from 16 Nisan. No sunset is computed: afterSunset says that the next Hebrew day has begun. Outside the count nextStart is the day on which it begins again.",
  query,
  output,
  needs: [needNow],
  isDaily: true,
  compute: computeOmer,
  present: (facts, words) => {
    const texts = kabbalahReader(words);
    return facts.day === undefined ? presentOutside(facts, texts) : presentCounted(facts, facts.day, texts);
  },
  examples: [{ date: "2026-04-04", timezone: "Asia/Jerusalem", afterSunset: "false" }],
});

function presentCounted(facts: OmerFacts, day: number, texts: KabbalahReader): DraftOf<typeof output> {
  const week = Math.ceil(day / 7);
  const dayInWeek = day - (week - 1) * 7;
  const [weekId, dayId] = [at(OMER_SEPHIROT, week - 1), at(OMER_SEPHIROT, dayInWeek - 1)];
  return {
    ...named(facts, texts),
    inOmer: true,
    day,
    week,
    dayInWeek,
    weekSephirah: presentSephirahName(weekId),
    daySephirah: presentSephirahName(dayId),
    hebrewLabel: `${plainName(dayId)} שב${plainName(weekId)}`,
    reading: texts.lookup(`omer.${day}`),
  };
}

function plainName(id: SephirahId): string {
  return hebrewString(writtenWords(sephirahOf(id).hebrew));
}

function presentOutside(facts: OmerFacts, texts: KabbalahReader): DraftOf<typeof output> {
  const nextStart = nextOmerStart(facts.hebrewDate);
  const month: MonthId = monthIdOf(facts.hebrewDate);
  return {
    ...named(facts, texts),
    inOmer: false,
    reading: inParagraphs([
      texts.lookup(`psalms.${weekday0Of(facts)}`),
      texts.lookup(`months.${month}`),
      ...(nextStart === undefined ? [] : [texts.text("nextOmer", { date: nextStart })]),
    ]),
    nextStart,
  };
}

function inParagraphs(parts: readonly (string | undefined)[]): string | undefined {
  return parts.includes(undefined) ? undefined : parts.join("\n\n");
}

/** 1970-01-01 was a Thursday, 4. */
const THURSDAY = 4;

/** Of the Hebrew day, 0 on Sunday: an evening belongs to the day after. */
function weekday0Of({ date, afterSunset }: OmerFacts): number {
  const dayNumber = expandedDayNumberOf(date) + (afterSunset ? 1 : 0);
  return (((dayNumber + THURSDAY) % 7) + 7) % 7;
}

function named(
  { date, hebrewDate, afterSunset }: OmerFacts,
  { lang }: KabbalahReader,
): Pick<DraftOf<typeof output>, "date" | "hebrewDate" | "hebrewDateLocalized" | "conventions"> {
  const month = hebrewMonths[monthIdOf(hebrewDate)];
  const localized = sibling(month, lang);
  return {
    date,
    hebrewDate: `${month.en} ${hebrewDate.day}`,
    hebrewDateLocalized: localized === undefined ? undefined : `${localized} ${hebrewDate.day}`,
    conventions: { calendar: "proleptic-gregorian", afterSunset },
  };
}
