import { civilTimeAt, dayNumberOf } from "@almagest/civil-time";
import { type Ephemeris, needEphemeris, type SkyContext } from "@almagest/ephemeris";
import { named } from "@almagest/i18n";
import { animals, phases } from "@almagest/i18n/chinese";
import {
  type DraftOf,
  date,
  defineOperation,
  langQuery,
  type NowContext,
  needNow,
  type Operation,
  prose,
  timezone,
  type Words,
} from "@almagest/operation";
import { type Engine, engineOf } from "@almagest/sky";
import * as z from "zod";
import { chineseCalendar } from "../calendar/calendar";
import { lunarDayOf } from "../calendar/lunar";
import { monthNotice } from "../calendar/printed";
import { type Animal, BRANCH_ROWS } from "../cycle/branches";
import { dayPillar, type Pillar, yearPillar } from "../cycle/pillars";
import { STEM_ROWS } from "../cycle/stems";
import { phaseNamed, presentAnimal, presentCalendarConventions } from "../present";
import {
  animalId,
  animalSchema,
  branchId,
  calendarConventionsShape,
  cycleNumber,
  phaseName,
  pillarId,
  stemId,
} from "../schema";
import { chineseReader } from "../texts/reader";
import type { DailyZodiac, DailyZodiacRequest } from "../types";
import { energyRating, type StemEffect, stemEffect } from "./rating";
import { ANIMAL_RELATIONS, type AnimalRelation, branchOfAnimal, relationOf } from "./relations";
import { animalParam, resolveAnimal } from "./resolve";

const relationship = z.enum(ANIMAL_RELATIONS).meta({ name: "AnimalRelation" });

const output = z.object({
  animal: animalSchema,
  date: z.string(),
  dayPillar: z
    .object({
      id: pillarId,
      number: cycleNumber,
      stem: stemId,
      branch: branchId,
      ...named("animal", animalId, animals),
      ...named("element", phaseName.meta({ description: "Of the stem" }), phases),
    })
    .meta({ name: "DailyPillar" }),
  relationship: relationship.meta({ description: "Of the day's animal to the sign" }),
  energyRating: z.int().min(1).max(10),
  overview: prose,
  love: prose,
  career: prose,
  advice: prose,
  year: z
    .object({
      pillar: pillarId,
      ...named("animal", animalId, animals),
      relationship: relationship.meta({ description: "Of the year's animal to the sign" }),
      note: prose,
    })
    .meta({ name: "RunningYear" }),
  benMingNian: z.boolean().meta({ description: "Whether the year is the sign's own" }),
  conventions: z
    .object({ ...calendarConventionsShape, yearBoundary: z.literal("lunar-new-year") })
    .meta({ name: "DailyZodiacConventions" }),
});

export interface DailyZodiacFacts {
  readonly animal: Animal;
  readonly date: string;
  readonly day: Pillar;
  readonly relation: AnimalRelation;
  readonly effect: StemEffect;
  readonly rating: number;
  readonly year: Pillar;
  readonly yearRelation: AnimalRelation;
  readonly engine: Engine;
  readonly notice: string | undefined;
}

export interface DailyZodiacInput {
  readonly id: string;
  readonly date?: string | undefined;
  readonly timezone: number | string;
}

/** A day for those of one animal: its branch against theirs, its stem against the phase of their branch. */
export function computeDailyZodiac(
  { id, date: given, timezone: zone }: DailyZodiacInput,
  { ephemeris, now }: { readonly ephemeris: Ephemeris; readonly now: number },
): DailyZodiacFacts {
  const animal = resolveAnimal(id);
  const asked = given ?? civilTimeAt(now, zone).date;
  const day = dayPillar(dayNumberOf(asked));
  const lunar = lunarDayOf(chineseCalendar(ephemeris), dayNumberOf(asked));
  const year = yearPillar(lunar.year);
  const relation = relationOf(animal, BRANCH_ROWS[day.branch].animal);
  const effect = stemEffect(day.stem, BRANCH_ROWS[branchOfAnimal(animal)].phase);
  return {
    animal,
    date: asked,
    day,
    relation,
    effect,
    rating: energyRating(relation, effect),
    year,
    yearRelation: relationOf(animal, BRANCH_ROWS[year.branch].animal),
    engine: engineOf(ephemeris),
    notice: monthNotice(lunar),
  };
}

export const dailyZodiac: Operation<DailyZodiacRequest, DailyZodiac, SkyContext & NowContext> = defineOperation({
  id: "getDailyZodiacReading",
  method: "GET",
  path: "/chinese-astrology/zodiac/{id}/daily",
  summary: "A day for one animal, by the pillar of the day",
  description:
    "The branch of the day against that of the animal, the stem of the day against its phase, and the animal of the running year, which turns at the lunar new year.",
  params: z.object({ id: animalParam("rat") }),
  query: z.object({
    ...langQuery.shape,
    date: date.optional().meta({ description: "Today in `timezone` by default", examples: ["2026-04-03"] }),
    timezone: timezone.default(0).meta({
      description: "Whose today it is where no date is sent; else not read. UTC by default",
      examples: ["America/New_York"],
    }),
  }),
  output,
  needs: [needEphemeris, needNow],
  isDaily: true,
  compute: computeDailyZodiac,
  present: presentDaily,
  examples: [{ id: "rat", date: "2026-04-03" }],
});

function presentDaily(facts: DailyZodiacFacts, words: Words): DraftOf<typeof output> {
  const texts = chineseReader(words);
  const { animal, day, year, relation, yearRelation, effect } = facts;
  const { phase } = BRANCH_ROWS[branchOfAnimal(animal)];
  const ofDay = BRANCH_ROWS[day.branch].animal;
  const ofYear = BRANCH_ROWS[year.branch].animal;
  const stem = STEM_ROWS[day.stem];
  return {
    animal: presentAnimal(animal),
    date: facts.date,
    dayPillar: {
      id: day.id,
      number: day.number,
      stem: day.stem,
      branch: day.branch,
      animal: ofDay,
      element: phaseNamed(stem.phase),
    },
    relationship: relation,
    energyRating: facts.rating,
    overview: texts.text(`daily.${animal}.overview.${ofDay}`),
    love: texts.text(`dailyLove.${phase}.${day.stem}`),
    career: texts.text(`dailyCareer.${phase}.${day.stem}`),
    advice: texts.text(`dailyAdvice.${relation}.${effect}.${stem.polarity === "yang" ? "a" : "b"}`),
    year: {
      pillar: year.id,
      animal: ofYear,
      relationship: yearRelation,
      note: texts.text(`daily.${animal}.year.${yearRelation}`),
    },
    benMingNian: yearRelation === "same",
    conventions: { ...presentCalendarConventions(facts.engine, facts.notice), yearBoundary: "lunar-new-year" },
  };
}
