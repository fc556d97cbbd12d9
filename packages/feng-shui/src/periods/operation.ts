import { needEphemeris, type SkyContext } from "@almagest/ephemeris";
import { named } from "@almagest/i18n";
import { phases } from "@almagest/i18n/chinese";
import {
  at,
  type DraftOf,
  defineOperation,
  langQuery,
  type NowContext,
  needNow,
  type Operation,
  prose,
} from "@almagest/operation";
import * as z from "zod";
import { homeOf, STARS, type Star } from "../stars/lo-shu";
import { STAR_FACTS, trigramOfStar } from "../stars/stars";
import { CYCLE_END_YEAR, CYCLE_START_YEAR, periodOf } from "../stars/timed";
import { type FengShuiReader, fengShuiReader } from "../texts/reader";
import type { NinePeriods, NinePeriodsRequest } from "../types";
import { eraNames } from "../vocabulary/eras";
import { flyingStars } from "../vocabulary/flying-stars";
import { palaceNames } from "../vocabulary/palaces";
import { presentTrigramName } from "../wire/present";
import { base, birthDate, palace, phase, star, trigramNameSchema, turnDate } from "../wire/schema";
import { liChunDate, yearOfDate } from "../year/solar-year";
import { todayUtc } from "../year/today";

const YEARS = 20;
const ERAS = ["upper", "middle", "lower"] as const;
type Era = (typeof ERAS)[number];

const periodSchema = z
  .object({
    number: z.int().min(1).max(9),
    startYear: z.int(),
    endYear: z.int().meta({ description: "The last solar year of the twenty" }),
    startDate: turnDate.meta({ description: "Li Chun of the first year at UTC+8, YYYY-MM-DD" }),
    era: z.enum(ERAS),
    eraName: z.string().meta({ description: "In the language asked for" }),
    rulingStar: star,
    ...named("rulingStarName", z.string(), flyingStars),
    ...named("element", phase, phases),
    ...named("palace", palace.meta({ description: "Where the ruling star is at home" }), palaceNames),
    trigram: trigramNameSchema.exactOptional(),
    base,
    meaning: prose,
  })
  .meta({ name: "FengShuiPeriod" });

export const ninePeriods: Operation<NinePeriodsRequest, NinePeriods, SkyContext & NowContext> = defineOperation({
  id: "listNinePeriods",
  method: "GET",
  path: "/feng-shui/periods",
  summary: "The nine periods of twenty years from 1864 to 2043, and the one of a date",
  description: "The date is read at the start of its day at UTC+8: the day of Li Chun belongs to the outgoing year.",
  query: z.object({
    ...langQuery.shape,
    date: birthDate
      .optional()
      .meta({ description: "Whose period is wanted; today in UTC by default", examples: ["2026-08-23"] }),
  }),
  output: z.object({
    total: z.literal(STARS.length),
    cycleStartYear: z.literal(CYCLE_START_YEAR),
    cycleEndYear: z.literal(CYCLE_END_YEAR),
    date: z.string().meta({ description: "The date that was read" }),
    currentPeriod: z.int().min(1).max(9).meta({ description: "Of that date, in its own cycle of 180 years" }),
    currentStartYear: z.int().meta({ description: "Its first solar year, listed or not" }),
    periods: z.array(periodSchema).length(9),
  }),
  needs: [needEphemeris, needNow],
  isDaily: true,
  compute: ({ date }, { ephemeris, now }) => {
    const read = date ?? todayUtc(now);
    const { year } = yearOfDate(read, "li-chun", ephemeris);
    return {
      date: read,
      currentPeriod: periodOf(year),
      currentStartYear: CYCLE_START_YEAR + Math.floor((year - CYCLE_START_YEAR) / YEARS) * YEARS,
      startDates: STARS.map((number) => liChunDate(startYearOf(number), ephemeris)),
    };
  },
  present: ({ date, currentPeriod, currentStartYear, startDates }, words) => {
    const texts = fengShuiReader(words);
    return {
      total: STARS.length,
      cycleStartYear: CYCLE_START_YEAR,
      cycleEndYear: CYCLE_END_YEAR,
      date,
      currentPeriod,
      currentStartYear,
      periods: STARS.map((number, index0) => presentPeriod(number, at(startDates, index0), texts)),
    };
  },
  examples: [{ date: "2026-08-23" }],
});

function startYearOf(period: Star): number {
  return CYCLE_START_YEAR + (period - 1) * YEARS;
}

function eraOf(period: Star): Era {
  return at(ERAS, Math.floor((period - 1) / 3));
}

function presentPeriod(number: Star, startDate: string, texts: FengShuiReader): DraftOf<typeof periodSchema> {
  const trigram = trigramOfStar(number);
  const era = eraOf(number);
  return {
    number,
    startYear: startYearOf(number),
    endYear: startYearOf(number) + YEARS - 1,
    startDate,
    era,
    eraName: eraNames[era][texts.lang],
    rulingStar: number,
    rulingStarName: flyingStars[number].en,
    element: STAR_FACTS[number].element,
    palace: homeOf(number),
    trigram: trigram && presentTrigramName(trigram),
    base: number,
    meaning: texts.text(`periods.${number}`),
  };
}
