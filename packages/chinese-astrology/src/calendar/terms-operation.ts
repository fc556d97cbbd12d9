import { civilTimeAt } from "@almagest/civil-time";
import { type Ephemeris, needEphemeris, type SkyContext } from "@almagest/ephemeris";
import { solarTerms as termNames } from "@almagest/i18n/chinese";
import { type DraftOf, defineOperation, type Lang, langQuery, type Operation, timezone } from "@almagest/operation";
import { type Engine, engineOf } from "@almagest/sky";
import * as z from "zod";
import { presentCalendarConventions } from "../present";
import { calendarConventionsSchema, chineseText, pinyinText } from "../schema";
import type { SolarTerms, SolarTermsRequest } from "../types";
import { solarTermCharacters } from "../vocabulary/characters";
import { chineseCalendar, REFERENCE_OFFSET_HOURS, type SolarTerm, solarTermsOf } from "./calendar";
import { termNotice } from "./printed";
import { SOLAR_TERM_PINYIN, SOLAR_TERMS } from "./solar-terms";

/** Members of a term in every list. */
export const termShape = {
  id: z.enum(SOLAR_TERMS).meta({ name: "SolarTermId" }),
  name: z.string().meta({ description: "In the language asked for" }),
  chinese: chineseText,
  pinyin: pinyinText,
  longitude: z.int().min(0).max(345).meta({ description: "Apparent longitude of the Sun, degrees" }),
  type: z.enum(["minor", "major"]).meta({
    name: "SolarTermType",
    description: "minor (jie) opens a solar month, major (zhong qi) stands in its middle",
  }),
  instantUtc: z.string().meta({ description: "ISO 8601, to the nearest second" }),
} as const;

const termSchema = z
  .object({
    ...termShape,
    localDate: z.string().meta({ description: "By timezone, at UTC+8 by default" }),
    localTime: z.string().meta({ description: "The same, HH:MM:SS" }),
  })
  .meta({ name: "SolarTerm" });

export interface SolarTermsFacts {
  readonly year: number;
  readonly terms: readonly SolarTerm[];
  readonly engine: Engine;
  readonly timezone: number | string;
}

/** The 24 terms of the solar year that begins with Li Chun of a year; the last two fall in January of the next. */
export function computeSolarTerms(
  { year, timezone: zone = REFERENCE_OFFSET_HOURS }: { readonly year: number; readonly timezone?: number | string },
  { ephemeris }: { readonly ephemeris: Ephemeris },
): SolarTermsFacts {
  return { year, terms: solarTermsOf(chineseCalendar(ephemeris), year), engine: engineOf(ephemeris), timezone: zone };
}

export const solarTerms: Operation<SolarTermsRequest, SolarTerms, SkyContext> = defineOperation({
  id: "listSolarTerms",
  method: "GET",
  path: "/chinese-astrology/calendar/solar-terms/{year}",
  summary: "The 24 solar terms of a solar year, to the second",
  description:
    "From Li Chun (Sun at 315 degrees) in 15-degree steps of its apparent longitude; Xiao Han and Da Han fall in January of the year after.",
  params: z.object({
    year: z.int().meta({ description: "Solar year, from its Li Chun; 1900 to 2100 are compared", examples: [2026] }),
  }),
  query: langQuery.extend({
    timezone: timezone.default(REFERENCE_OFFSET_HOURS).meta({
      description: "Of local dates and times; UTC+8, the calendar's own, by default",
      examples: ["America/Vancouver"],
    }),
  }),
  output: z.object({
    year: z.int(),
    referenceOffset: z.number().meta({ description: "Hours from UTC of the calendar's own days" }),
    total: z.int(),
    terms: z.array(termSchema).length(24),
    conventions: calendarConventionsSchema,
  }),
  needs: [needEphemeris],
  compute: computeSolarTerms,
  present: ({ year, terms, engine, timezone: zone }, { lang }) => ({
    year,
    referenceOffset: REFERENCE_OFFSET_HOURS,
    total: 24,
    terms: terms.map((term) => presentTerm(term, lang, zone)),
    conventions: presentCalendarConventions(engine, noticesOf(terms)),
  }),
  examples: [{ year: 2026 }],
});

function presentTerm(term: SolarTerm, lang: Lang, zone: number | string): DraftOf<typeof termSchema> {
  const local = civilTimeAt(1000 * term.epochSeconds, zone);
  return {
    ...presentTermName(term, lang),
    longitude: term.longitudeDeg,
    localDate: local.date,
    localTime: local.time,
  };
}

/** A term by its names, its kind and its instant. */
export function presentTermName(
  { id, kind, epochSeconds }: SolarTerm,
  lang: Lang,
): Omit<DraftOf<typeof termSchema>, "longitude" | "localDate" | "localTime"> {
  return {
    id,
    name: termNames[id][lang],
    chinese: solarTermCharacters[id],
    pinyin: SOLAR_TERM_PINYIN[id],
    type: kind,
    instantUtc: new Date(1000 * epochSeconds).toISOString(),
  };
}

/** Notes on those terms that printed calendars have elsewhere, each sentence once. */
export function noticesOf(terms: readonly SolarTerm[]): string | undefined {
  const notices = new Set(terms.map(termNotice).filter((notice) => notice !== undefined));
  return notices.size === 0 ? undefined : [...notices].join(" ");
}
