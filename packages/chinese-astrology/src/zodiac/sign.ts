import { dayNumberOf } from "@almagest/civil-time";
import { type Ephemeris, needEphemeris, type SkyContext } from "@almagest/ephemeris";
import { named } from "@almagest/i18n";
import { phases } from "@almagest/i18n/chinese";
import { type DraftOf, date, defineOperation, langQuery, type Operation, prose, type Words } from "@almagest/operation";
import { type Engine, engineOf } from "@almagest/sky";
import * as z from "zod";
import { YEAR_BOUNDARIES, type YearBoundary } from "../bazi/birth";
import { chineseCalendar } from "../calendar/calendar";
import { lunarDayOf } from "../calendar/lunar";
import { monthNotice, termNotice } from "../calendar/printed";
import { solarMonthOfDay } from "../calendar/solar-months";
import { BRANCH_ROWS } from "../cycle/branches";
import { naYinOf } from "../cycle/na-yin";
import { type Pillar, yearPillar } from "../cycle/pillars";
import { STEM_ROWS } from "../cycle/stems";
import { phaseNamed, presentAlmanacPillar, presentAnimal, presentCalendarConventions } from "../present";
import { almanacPillarSchema, animalSchema, calendarConventionsShape, phaseName, polarity } from "../schema";
import { chineseReader } from "../texts/reader";
import type { BirthYearAnimal, BirthYearAnimalRequest } from "../types";

const output = z.object({
  date: z.string(),
  animal: animalSchema,
  yearPillar: almanacPillarSchema,
  ...named("element", phaseName.meta({ description: "Of the year's stem" }), phases),
  polarity,
  interpretation: prose,
  naYinReading: prose,
  conventions: z
    .object({ yearBoundary: z.enum(YEAR_BOUNDARIES), ...calendarConventionsShape })
    .meta({ name: "BirthYearConventions" }),
});

export interface BirthYearFacts {
  readonly date: string;
  readonly yearBoundary: YearBoundary;
  readonly pillar: Pillar;
  readonly engine: Engine;
  readonly notice: string | undefined;
}

/** The year of a whole day: at UTC+8 the day of Li Chun, or of the first new moon of the year, belongs to the new one. */
export function computeBirthYear(
  { date: given, yearBoundary }: { readonly date: string; readonly yearBoundary: YearBoundary },
  { ephemeris }: { readonly ephemeris: Ephemeris },
): BirthYearFacts {
  const calendar = chineseCalendar(ephemeris);
  const dayNumber = dayNumberOf(given);
  const engine = engineOf(ephemeris);
  if (yearBoundary === "li-chun") {
    const { solarYear } = solarMonthOfDay(calendar, dayNumber);
    const notice = termNotice(calendar.term(solarYear, 0));
    return { date: given, yearBoundary, pillar: yearPillar(solarYear), engine, notice };
  }
  const lunar = lunarDayOf(calendar, dayNumber);
  return { date: given, yearBoundary, pillar: yearPillar(lunar.year), engine, notice: monthNotice(lunar) };
}

export const birthYearAnimal: Operation<BirthYearAnimalRequest, BirthYearAnimal, SkyContext> = defineOperation({
  id: "calculateZodiacAnimal",
  method: "POST",
  path: "/chinese-astrology/zodiac/sign",
  summary: "The animal and phase of a birth date's year",
  description:
    "By the lunar new year unless li-chun is asked for. The date is a whole day at UTC+8: the day on which the year turns belongs to the new one. A birth with a time is for the Four Pillars.",
  query: langQuery,
  body: z.object({
    date,
    yearBoundary: z.enum(YEAR_BOUNDARIES).default("lunar-new-year").meta({
      description: "Whether the year turns at the lunar new year or at Li Chun (Sun at 315 degrees)",
      fold: "separators",
    }),
  }),
  output,
  needs: [needEphemeris],
  compute: computeBirthYear,
  present: presentSign,
  examples: [{ date: "1990-06-15", yearBoundary: "lunar-new-year" }],
});

function presentSign(facts: BirthYearFacts, words: Words): DraftOf<typeof output> {
  const { pillar, engine, notice, yearBoundary } = facts;
  const texts = chineseReader(words);
  const { phase, polarity: ofStem } = STEM_ROWS[pillar.stem];
  return {
    date: facts.date,
    animal: presentAnimal(BRANCH_ROWS[pillar.branch].animal),
    yearPillar: presentAlmanacPillar(pillar),
    element: phaseNamed(phase),
    polarity: ofStem,
    interpretation: texts.text(`animalYears.${pillar.id}`),
    naYinReading: texts.text(`naYin.${naYinOf(pillar).id}`),
    conventions: { yearBoundary, ...presentCalendarConventions(engine, notice) },
  };
}
