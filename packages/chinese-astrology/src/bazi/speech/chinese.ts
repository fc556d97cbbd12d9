import { at } from "@almagest/operation";
import type { InteractionType } from "../../cycle/bonds";
import { BRANCH_ROWS } from "../../cycle/branches";
import type { Phase } from "../../cycle/phases";
import { STEM_ROWS } from "../../cycle/stems";
import { pillarChinese } from "../../present";
import { phaseCharacters } from "../../vocabulary/characters";
import type { PillarPosition } from "../positions";
import type { Verdict } from "../strength";
import type { LuckCourse, Speech } from "./shape";
import { YEAR_ENDS } from "./year-ends";

/** The words of joints that the two scripts, or their regions, write differently. */
export interface ChineseWords {
  readonly positions: Readonly<Record<PillarPosition | "luck", string>>;
  readonly verdicts: Readonly<Record<Verdict, string>>;
  readonly bonds: Readonly<Record<InteractionType, string>>;
  readonly directions: Readonly<Record<LuckCourse["direction"], string>>;
  /** The two hours of the Rat in one day. */
  readonly rat: { readonly early: string; readonly late: string };
  readonly hour: string;
  /** The number two before a measure word. */
  readonly two: string;
  readonly counter: string;
  readonly kinds: string;
  readonly none: string;
  readonly amongCharts: (total: number) => string;
  readonly changed: string;
  readonly after: string;
  readonly otherTimes: string;
  readonly yearEnds: string;
  readonly ages: { readonly years: string; readonly months: string; readonly underOne: string };
  readonly between: string;
  readonly bornThen: string;
  readonly luckBegins: string;
}

/** The joints of Chinese: names are characters, which both scripts share, and nothing is inflected. */
export function chineseSpeech(words: ChineseWords): Speech {
  const { positions, verdicts, ages } = words;
  const numerals = ["零", "一", words.two, "三", "四", "五", "六", "七", "八"];
  const pillarOf = (position: PillarPosition): string => `${positions[position]}柱`;
  return {
    stem: (stem) => STEM_ROWS[stem].chinese,
    branch: (branch) => BRANCH_ROWS[branch].chinese,
    bareBranch: (branch) => BRANCH_ROWS[branch].chinese,
    phase: (phase) => phaseCharacters[phase],
    position: (position) => positions[position],
    pillar: (position, pillar) => `${pillarOf(position)}${pillarChinese(pillar)}`,
    list: (names) => names.join("、"),
    place: (part, position) => `${positions[position]}${part === "stem" ? "干" : "支"}`,
    branchesOf: (places) => places.map((one) => `${positions[one]}支`).join("、"),
    counts: (counts, missing) =>
      [
        ...counts.map(({ of, count }) => `${phaseCharacters[of]}有${at(numerals, count)}${words.counter}`),
        ...(missing.length === 0 ? [] : [`${words.none}${phasesListed(missing)}`]),
      ].join("，"),
    verdict: (verdict) => verdicts[verdict],
    verdicts: (counts, total) =>
      `${words.amongCharts(total)}，${counts.map(({ of, count }) => `${count}${words.kinds}${verdicts[of]}`).join("，")}`,
    turned: (places, time) => `${time}${words.changed}${places.map(pillarOf).join("、")}`,
    hours: (hours) =>
      hours
        .map(({ branch, rat }) => {
          const which = rat === undefined ? "" : words.rat[rat];
          return `${which}${BRANCH_ROWS[branch].chinese}${words.hour}`;
        })
        .join("、"),
    stretch: (from, to) => (to === undefined ? `${from}${words.after}` : `${from}至${to}`),
    candidates: (fewer, most) =>
      `${fewer.map(({ phase, when }) => `${when}用${phaseCharacters[phase]}`).join("，")}，${words.otherTimes}用${phaseCharacters[most]}`,
    inHours: (hours) => hours,
    yearsOf: (phases) =>
      phases.map((phase) => `${phaseCharacters[phase]}${words.yearEnds}${YEAR_ENDS[phase].join("或")}`).join("，"),
    bond: (type) => words.bonds[type],
    timePillar: pillarChinese,
    year: (year) => `${year}年`,
    eitherYear: (years) => years.map((year) => `${year}年`).join("或"),
    yearSpan: (from, to) => `${from}至${to}`,
    age: (years, months) => {
      if (months === 0) return years === 0 ? ages.underOne : `${years}${ages.years}`;
      return years === 0 ? `${months}${ages.months}` : `${years}${ages.years}${months}${ages.months}`;
    },
    ageReach: (told) => (told.length === 1 ? at(told, 0) : `${told.join("到")}${words.between}`),
    courses: (courses) =>
      courses
        .map(({ before, from, direction, ages: told }) => {
          const when = before === undefined ? `${from}${words.after}` : `${before}以前`;
          return `${when}${words.bornThen}${words.directions[direction]}，${told.join("到")}${words.luckBegins}`;
        })
        .join("；"),
    shares: (shares) => shares.join("，"),
    otherTimes: words.otherTimes,
    half: (part) => (part === "stem" ? "天干" : "地支"),
  };
}

/** The last two phases have a conjunction: a bare mark between them reads as one name. */
function phasesListed(phases: readonly Phase[]): string {
  const names = phases.map((phase) => phaseCharacters[phase]);
  if (names.length < 2) return names.join("");
  return `${names.slice(0, -1).join("、")}和${names.slice(-1).join("")}`;
}
