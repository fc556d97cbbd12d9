import type { Lang } from "@almagest/operation";
import { bars, definePicture, type Period, periodBars, stacked } from "@almagest/pictures";
import * as z from "zod";
import { BRANCH_ROWS, type BranchRow } from "../cycle/branches";
import { STEM_ROWS, type StemRow } from "../cycle/stems";
import { openBirthText, readBirthTime, readOpenBirth } from "./birth";
import { ELEMENT_PAINT, maybe, readBranch, readElement, readGod, readStem, text } from "./read";
import { titles } from "./titles";
import { words } from "./words";

const STEM: Readonly<Record<string, StemRow>> = STEM_ROWS;
const BRANCH: Readonly<Record<string, BranchRow>> = BRANCH_ROWS;

/** 丙午 of bing-wu */
function characters(id: string): string {
  const [stem = "", branch = ""] = id.split("-");
  return `${STEM[stem]?.chinese ?? stem}${BRANCH[branch]?.chinese ?? branch}`;
}

const readReach = z.object({ least: z.number(), most: z.number() });

const readLuck = z.object({
  index: z.int(),
  stem: readStem,
  branch: readBranch,
  tenGod: readGod,
  startAge: z.number(),
  endAge: z.number(),
  startDate: text,
  endDate: text,
});

function yearOf(date: string): number {
  return Number(date.slice(0, 4));
}

function luckPeriod(pillar: z.output<typeof readLuck>, isMarked: boolean): Period {
  const { stem, branch, tenGod, startAge, endAge } = pillar;
  const [startYear, endYear] = [yearOf(pillar.startDate), yearOf(pillar.endDate)];
  const pair = `${stem.chinese}${branch.chinese}`;
  return {
    from: startYear,
    to: endYear,
    label: `${pair} ${tenGod.nameLocalized ?? tenGod.name}`,
    short: pair,
    dates: `${startYear} – ${endYear} (${startAge} – ${endAge})`,
    ...ELEMENT_PAINT[stem.element],
    isMarked,
  };
}

/** The years on which a date may fall, in the middle of them. */
const readDates = z.object({ from: text, to: text });

const readOpenLuck = readLuck
  .omit({ startAge: true, endAge: true, startDate: true, endDate: true, tenGod: true })
  .extend({ tenGod: readGod.optional(), startAge: readReach, startDate: readDates, endDate: readDates });

/** `1998 – 2008`, or `1998/1999 – 2008/2009`. */
function yearsText({ from, to }: z.output<typeof readDates>): string {
  const years = [...new Set([from, to].map((date) => date.slice(0, 4)))];
  return years.join("/");
}

function openPeriod({ stem, branch, tenGod, startAge, startDate, endDate }: z.output<typeof readOpenLuck>): Period {
  const pair = `${stem.chinese}${branch.chinese}`;
  const god = tenGod === undefined ? [] : [tenGod.nameLocalized ?? tenGod.name];
  const ages = [...new Set([startAge.least, startAge.most])].join("/");
  return {
    from: yearOf(startDate.from),
    to: yearOf(endDate.from),
    label: [pair, ...god].join(" "),
    short: pair,
    dates: `${yearsText(startDate)} – ${yearsText(endDate)} (${ages})`,
    ...ELEMENT_PAINT[stem.element],
  };
}

const readCourse = z.object({ from: text, to: text, startMonths: readReach, pillars: z.array(text) });

/** The times of birth that a course of luck is for, and the unit of its scale. */
function courseTitle({ from, to }: z.output<typeof readCourse>, lang: Lang): string {
  return `${from.slice(11, 16)}–${to.slice(11, 16)} (${words.age[lang]})`;
}

function coursePeriods({ startMonths, pillars }: z.output<typeof readCourse>): readonly Period[] {
  const firstAge = Math.floor(startMonths.least / 12);
  return pillars.map((id, index0) => {
    const age = firstAge + 10 * index0;
    return { from: age, to: age + 10, label: characters(id), short: characters(id), dates: `${age} – ${age + 10}` };
  });
}

/** The luck pillars by years and ages, that of the first year asked for marked, and below them every year asked for. */
export const luckPillarBars = definePicture({
  operation: "calculateLuckPillars",
  form: "periods",
  title: titles.luck,
  reads: z.object({
    luckPillars: z.array(readLuck).min(1),
    annualPillars: z.array(z.object({ year: z.int(), id: text, tenGod: readGod, luckPillarIndex: z.int() })).optional(),
  }),
  draw: ({ luckPillars, annualPillars = [] }, { lang }) => {
    const inForce = annualPillars[0]?.luckPillarIndex;
    const annual = annualPillars.map(({ year, id, tenGod }): Period => {
      const pair = characters(id);
      return {
        from: year,
        to: year + 1,
        label: `${pair} ${tenGod.nameLocalized ?? tenGod.name}`,
        short: pair,
        dates: String(year),
      };
    });
    return periodBars({
      heading: titles.luck[lang],
      columns: 2,
      levels: [
        {
          title: `${words.year[lang]} (${words.age[lang]})`,
          periods: luckPillars.map((pillar) => luckPeriod(pillar, pillar.index === inForce)),
        },
        { title: titles.annual[lang], periods: annual, isStretch: true },
      ],
    });
  },
  uncertain: {
    reads: z.object({
      birthTime: readBirthTime,
      birthData: readOpenBirth,
      starts: z.array(readCourse).min(1),
      luckPillars: z.array(readOpenLuck).optional(),
    }),
    draw: ({ birthTime, birthData, starts, luckPillars }, { lang }) =>
      periodBars({
        heading: titles.luck[lang],
        subheading: openBirthText(birthData, birthTime, lang),
        columns: 2,
        levels:
          luckPillars === undefined
            ? starts.map((course) => ({ title: courseTitle(course, lang), periods: coursePeriods(course) }))
            : [{ title: `${words.year[lang]} (${words.age[lang]})`, periods: luckPillars.map(openPeriod) }],
      }),
  },
});

/** The factors of the day master's strength, and the count of each element in the chart. */
export const dayMasterBars = definePicture({
  operation: "calculateDayMasterStrength",
  form: "bars",
  title: titles.strength,
  reads: z.object({
    dayMaster: z.object({ chinese: text, element: readElement, elementLocalized: maybe }),
    score: z.number(),
    factors: z.array(z.object({ name: text, nameLocalized: maybe, chinese: text, contribution: z.number() })),
    fiveElements: z.array(z.object({ element: readElement, elementLocalized: maybe, count: z.number() })),
  }),
  draw: ({ dayMaster, score, factors, fiveElements }, { lang }) => {
    const most = Math.max(1, ...factors.map(({ contribution }) => Math.abs(contribution)));
    const { chinese, element, elementLocalized = element } = dayMaster;
    return stacked([
      bars({
        heading: titles.strength[lang],
        subheading: `${chinese} ${elementLocalized} · ${words.factors[lang]}: ${score}`,
        scale: [-most, most],
        bars: factors.map(({ name, nameLocalized = name, contribution }) => ({
          label: nameLocalized,
          value: contribution,
          paint: contribution < 0 ? ("hard" as const) : ("good" as const),
        })),
      }),
      bars({
        subheading: titles.elements[lang],
        scale: [0, Math.max(1, ...fiveElements.map(({ count }) => count))],
        bars: fiveElements.map((one) => ({
          label: one.elementLocalized ?? one.element,
          value: one.count,
          paint: ELEMENT_PAINT[one.element].paint,
          isMarked: one.element === element,
        })),
      }),
    ]);
  },
  uncertain: {
    reads: z.object({
      birthTime: readBirthTime,
      birthData: readOpenBirth,
      dayMaster: z.object({ chinese: text, element: readElement, elementLocalized: maybe }).optional(),
      factors: z.array(z.object({ name: text, nameLocalized: maybe, contribution: readReach })),
      fiveElements: z.array(readReach.extend({ element: readElement, elementLocalized: maybe })),
    }),
    draw: ({ birthTime, birthData, dayMaster, factors, fiveElements }, { lang }) => {
      const most = Math.max(1, ...factors.flatMap(({ contribution }) => [-contribution.least, contribution.most]));
      const master =
        dayMaster === undefined ? [] : [`${dayMaster.chinese} ${dayMaster.elementLocalized ?? dayMaster.element}`];
      return stacked([
        bars({
          heading: titles.strength[lang],
          subheading: [...master, openBirthText(birthData, birthTime, lang)].join(" · "),
          scale: [-most, most],
          bars: factors.map(({ name, nameLocalized = name, contribution }) => ({
            label: nameLocalized,
            ...reachBar(contribution),
            paint: contribution.most <= 0 ? ("hard" as const) : contribution.least >= 0 ? ("good" as const) : undefined,
          })),
        }),
        bars({
          subheading: titles.elements[lang],
          scale: [0, Math.max(1, ...fiveElements.map((one) => one.most))],
          bars: fiveElements.map((one) => ({
            label: one.elementLocalized ?? one.element,
            ...reachBar(one),
            paint: ELEMENT_PAINT[one.element].paint,
            isMarked: one.element === dayMaster?.element,
          })),
        }),
      ]);
    },
  },
});

/** From the least to the most; of a number that holds from zero, as a bar of a known time. */
function reachBar({ least, most }: z.output<typeof readReach>): { value: number; start?: number; text: string } {
  return least === most
    ? { value: most, text: String(most) }
    : { value: most, start: least, text: `${least} – ${most}` };
}
