import { at, type DraftOf, type Words } from "@almagest/operation";
import { presentMomentConventions } from "@almagest/sky";
import { presentLunar } from "../almanac/present";
import { presentBorders } from "../bazi/border-telling";
import { presentBirthData } from "../bazi/present";
import { STAGE_ROWS, STAGES } from "../bazi/sections/stages";
import { monthNotice } from "../calendar/printed";
import { BRANCH_ROWS } from "../cycle/branches";
import type { Phase } from "../cycle/phases";
import { phaseNamed, pillarChinese, presentCalendarConventions } from "../present";
import { chineseReader } from "../texts/reader";
import { phaseCharacters } from "../vocabulary/characters";
import { stageNames } from "../vocabulary/stages";
import { palaceNames, transformationNames, ziWeiNames } from "../vocabulary/zi-wei";
import { branchOf, type Palace, type PlacedStar, type Transformation, type ZiWeiBirth, type ZiWeiChart } from "./chart";
import type { ZiWeiFacts } from "./compute";
import { DOCTOR_GODS, GENERAL_GODS, YEAR_GODS } from "./gods";
import { type Named, PALACE_ROWS, PALACES } from "./palaces";
import type { dateShape, palaceSchema, transformationSchema, yearSchema, ziWeiChartOutput } from "./schema";
import { STAR_ROWS, type StarId } from "./stars";
import { TRANSFORMATION_ROWS } from "./transformations";
import { YEAR_STAR_ROWS, type YearPalace, type ZiWeiYear } from "./year";

type Answer = DraftOf<typeof ziWeiChartOutput>;

export function presentZiWei(facts: ZiWeiFacts, words: Words): Answer {
  const { bazi, chart, year } = facts;
  return {
    birthData: presentBirthData(bazi),
    conventions: presentConventions(facts, words),
    gender: chart.gender,
    ...presentDate(chart.birth),
    hour: branchOf(chart.birth.hour0),
    pillars: {
      year: chart.birth.yearPillar.id,
      month: bazi.pillars.month.id,
      day: bazi.pillars.day.id,
      hour: bazi.pillars.hour.id,
    },
    ...presentHead(chart),
    palaces: chart.palaces.map((palace) => presentPalace(palace, chart)),
    transformations: chart.transformations.map(presentTransformation),
    annual: year && presentYear(year),
  };
}

function presentConventions({ bazi, chart, ruleSet, rules }: ZiWeiFacts, words: Words): Answer["conventions"] {
  const { dayBoundary, yearBoundary, hourClock } = bazi.input;
  const borders = bazi.borders.flatMap(({ changed: { day, hour }, ...border }) => {
    const changed = { ...(day === undefined ? {} : { day }), ...(hour === undefined ? {} : { hour }) };
    return Object.keys(changed).length === 0 ? [] : [{ ...border, changed }];
  });
  const { meridian, notice } = presentCalendarConventions(bazi.engine, monthNotice(chart.birth.lunar));
  return {
    dayBoundary,
    yearBoundary,
    hourClock,
    ruleSet,
    ...rules,
    meridian,
    calendarNotice: notice,
    hourTime: bazi.hourTime,
    borders: presentBorders(borders, chineseReader(words)),
    ...presentMomentConventions(bazi.moment, bazi.engine),
  };
}

type DateAnswer = { readonly [Member in keyof typeof dateShape]: DraftOf<(typeof dateShape)[Member]> };

export function presentDate({
  lunar,
  dayNumber,
  month,
  yearPillar,
}: ZiWeiBirth): Pick<DateAnswer, "lunar" | "month" | "yearPillar" | "yearPillarChinese" | "zodiacAnimal"> {
  return {
    lunar: presentLunar(lunar, dayNumber),
    month,
    yearPillar: yearPillar.id,
    yearPillarChinese: pillarChinese(yearPillar),
    zodiacAnimal: BRANCH_ROWS[yearPillar.branch].animal,
  };
}

const NUMERALS = ["二", "三", "四", "五", "六"];

export function presentBureau({ phase, number }: { readonly phase: Phase; readonly number: number }): Answer["bureau"] {
  return {
    number,
    element: phaseNamed(phase),
    chinese: `${phaseCharacters[phase]}${at(NUMERALS, number - 2)}局`,
  };
}

function presentHead({ direction, bureau, lifeLord, bodyLord, body }: ZiWeiChart) {
  return {
    direction,
    bureau: presentBureau(bureau),
    lifeLord: presentStarName(lifeLord),
    bodyLord: presentStarName(bodyLord),
    bodyPalace: body,
  };
}

export function presentStarName(star: StarId): Answer["lifeLord"] {
  const { chinese, pinyin } = STAR_ROWS[star];
  return { id: star, name: ziWeiNames[star].en, chinese, pinyin };
}

export function presentStar({
  star,
  brightness,
  transformation,
}: PlacedStar): DraftOf<typeof palaceSchema>["stars"][number] {
  return { ...presentStarName(star), kind: STAR_ROWS[star].kind, brightness, transformation };
}

function presentGod(id: keyof typeof ziWeiNames, { chinese, pinyin }: Named): DraftOf<typeof palaceSchema>["yearGod"] {
  return { id, name: ziWeiNames[id].en, chinese, pinyin };
}

/** The oldest age that small limits are told to. */
const OLDEST = 120;

function presentPalace(palace: Palace, { birth, body }: ZiWeiChart): DraftOf<typeof palaceSchema> {
  const { id, pillar, stars, decade, stage0, doctorGod, yearGod, generalGod, smallLimitAge } = palace;
  const stage = at(STAGES, stage0);
  return {
    id,
    name: palaceNames[id].en,
    ...PALACE_ROWS[id],
    isBody: id === body,
    stem: pillar.stem,
    branch: pillar.branch,
    pillarChinese: pillarChinese(pillar),
    stars: stars.map(presentStar),
    decade: { ...decade, fromYear: birth.year + decade.fromAge - 1, toYear: birth.year + decade.toAge - 1 },
    smallLimitAges: Array.from({ length: OLDEST / 12 }, (_, turn) => smallLimitAge + 12 * turn),
    stage: { id: stage, name: stageNames[stage].en, ...STAGE_ROWS[stage] },
    doctorGod: presentGod(doctorGod, DOCTOR_GODS[doctorGod]),
    yearGod: presentGod(yearGod, YEAR_GODS[yearGod]),
    generalGod: presentGod(generalGod, GENERAL_GODS[generalGod]),
  };
}

export function presentTransformation({ id, star, palace }: Transformation): DraftOf<typeof transformationSchema> {
  return {
    id,
    name: transformationNames[id].en,
    ...TRANSFORMATION_ROWS[id],
    star: presentStarName(star),
    palace,
  };
}

function presentYear(told: ZiWeiYear): DraftOf<typeof yearSchema> {
  const { year, age, pillar, palaces, decade } = told;
  return {
    year,
    age,
    pillar: pillar.id,
    pillarChinese: pillarChinese(pillar),
    animal: BRANCH_ROWS[pillar.branch].animal,
    lifePalace: at(palaces, PALACES.indexOf("life")).natal,
    transformations: told.transformations.map(presentTransformation),
    palaces: palaces.map(presentYearPalace),
    decade: decade && {
      palace: decade.palace.id,
      fromAge: decade.palace.decade.fromAge,
      toAge: decade.palace.decade.toAge,
      transformations: decade.transformations.map(presentTransformation),
    },
    smallLimit: told.smallLimit.id,
    firstMonth: told.firstMonth.id,
  };
}

function presentYearPalace({
  id,
  natal,
  pillar,
  stars,
  yearGod,
  generalGod,
}: YearPalace): DraftOf<typeof yearSchema>["palaces"][number] {
  return {
    id,
    name: palaceNames[id].en,
    ...PALACE_ROWS[id],
    natal,
    stem: pillar.stem,
    branch: pillar.branch,
    stars: stars.map((star) => ({ id: star, name: ziWeiNames[star].en, ...YEAR_STAR_ROWS[star] })),
    yearGod: presentGod(yearGod, YEAR_GODS[yearGod]),
    generalGod: presentGod(generalGod, GENERAL_GODS[generalGod]),
  };
}
