import { inSentence } from "@almagest/i18n";
import { solarTerms as termNames } from "@almagest/i18n/chinese";
import { at } from "@almagest/operation";
import { type Piece, ranked } from "@almagest/telling";
import { branchBonds } from "../cycle/bonds";
import { BRANCH_ROWS } from "../cycle/branches";
import type { Category } from "../cycle/phases";
import { STEM_ROWS } from "../cycle/stems";
import { TEN_GOD_ROWS } from "../cycle/ten-gods";
import { type ChineseTeller, telling } from "../texts/families";
import type { ChineseReader } from "../texts/reader";
import type { LuckAge, LuckArc } from "../texts/shape";
import { decadePieces } from "./decade";
import { phaseFavor } from "./favor";
import type { LuckPillar } from "./luck";
import type { LuckFacts } from "./luck-facts";
import { branchTenGod } from "./present";
import { type Speech, speechOf } from "./speech";
import type { Needs } from "./useful-god";
import { usefulValues } from "./useful-telling";

/** Of a younger person's decades nobody would say that position or partners found them. */
const GROWN_AGE = 16;
/** From here on offices, weddings and wages are described as other people's. */
const ELDER_AGE = 70;

/** A pillar that begins before this age lies mostly in childhood, and one before the next in school and training. */
const SCHOOL_AGE = 6;
const LEAVING_AGE = 13;

/** Offices, wages and weddings are nothing to a child. */
export function isYoung({ startAge }: Pick<LuckPillar, "startAge">): boolean {
  return startAge < LEAVING_AGE;
}

/** Told once each: a pillar of childhood, one of school years, the first of old age. */
export function ageOf(pillars: readonly Pick<LuckPillar, "startAge">[], index0: number): LuckAge | undefined {
  const startAges = pillars.map(({ startAge }) => startAge);
  const startAge = at(startAges, index0);
  if (startAge < SCHOOL_AGE) return "child";
  if (startAge < LEAVING_AGE) return "youth";
  return index0 === startAges.findIndex((one) => one >= ELDER_AGE) ? "elder" : undefined;
}

/** For each pillar its two halves against the useful god, its stem, and its branch, which carries the last five years. */
export function luckPillarPieces(facts: LuckFacts, texts: ChineseReader): readonly (readonly (Piece | undefined)[])[] {
  const { pillars } = facts;
  const teller = telling.teller(texts, 0);
  const branchUnits = branchPieces(facts, teller);
  return pillars.map(({ pillar, tenGod, index }, index0) => {
    const favor = phaseFavor(STEM_ROWS[pillar.stem].phase, facts);
    const roles = decadePieces(at(pillars, index0), facts, texts);
    const branch = branchUnits[index0] ?? [];
    const age = ageOf(pillars, index0);
    const told = age === undefined ? [] : [teller.tell("luckAge", `${age}.${favor}`, { section: "luckPillar" })];
    // stems come round after ten pillars: a sentence used in youth is not repeated
    if (index > 10) return [...told, ...roles, ...branch];
    if (isYoung(at(pillars, index0))) return [...roles, ...told];
    return [...told, ...roles, teller.tell("luckStem", `${tenGod}.${favor}`, { section: "luckPillar" }), ...branch];
  });
}

/** The branch of each pillar, which carries its last five years: a burden is told once for each god. */
function branchPieces(facts: LuckFacts, teller: ChineseTeller): readonly (readonly (Piece | undefined)[])[] {
  const keys = facts.pillars.map((luck) => {
    const { branch } = luck.pillar;
    const god = isYoung(luck) ? undefined : branchTenGod(facts.birth.dayMaster, branch);
    return { god, isHard: phaseFavor(BRANCH_ROWS[branch].phase, facts) === "unfavorable" };
  });
  return keys.map(({ god, isHard }, index0) => {
    if (god === undefined) return [];
    const isSecond = keys.findIndex((one) => one.god === god) < index0;
    if (isHard && isSecond) return [];
    return [teller.find("luckBranch", `${god}.${isHard ? "hard" : isSecond ? "b" : "a"}`, { section: "luckPillar" })];
  });
}

const WORTH = { favorable: 1, neutral: 0, unfavorable: -1 } as const;

export interface WeighedPillar {
  readonly luck: LuckPillar;
  /** Stem and branch together: -2 to 2. */
  readonly worth: number;
}

export function weighedPillars(facts: Pick<LuckFacts, "pillars"> & Needs): readonly WeighedPillar[] {
  return facts.pillars.map((luck) => {
    const phases = [STEM_ROWS[luck.pillar.stem].phase, BRANCH_ROWS[luck.pillar.branch].phase];
    const worth = phases.reduce((sum, phase) => sum + WORTH[phaseFavor(phase, facts)], 0);
    return { luck, worth };
  });
}

const section = { section: "luck" } as const;

/**
 * The beginning of luck, the useful god by which it is read, the part of life in which it helps, its decades by their weight, the best and the most demanding ten years, and those that meet the branch of the day.
 */
export function luckPieces(facts: LuckFacts, texts: ChineseReader): readonly (Piece | undefined)[] {
  const teller = telling.teller(texts, 0);
  const speech = speechOf(texts);
  const { direction, boundary, startAge, startAgeMonths } = facts.start;
  const values = {
    age: speech.age(startAge, startAgeMonths),
    term: inSentence(termNames[boundary.id], texts.speaks),
  };
  const decades = weighedPillars(facts);
  return [
    teller.tell("luckStart", direction, { ...section, values }),
    teller.tell("useful", facts.useful.reason, { ...section, values: usefulValues(facts, texts) }),
    ...(decades.length < 3 ? [] : [teller.tell("luckArc", arcOf(decades), section)]),
    ...decadesPieces(decades, teller, speech),
    ...extremes(decades, teller, speech),
    ...dayMeetings(facts, teller, speech),
  ];
}

/** The years with which the decades begin that help on the whole, and of those that work against the chart. */
function decadesPieces(
  decades: readonly WeighedPillar[],
  teller: ChineseTeller,
  speech: Speech,
): readonly (Piece | undefined)[] {
  const yearsOf = (sign: 1 | -1): readonly string[] =>
    decades.filter(({ worth }) => sign * worth > 0).map(({ luck }) => speech.year(luck.startDate.slice(0, 4)));
  const [helping, testing] = [yearsOf(1), yearsOf(-1)];
  if (helping.length === 0 && testing.length === 0) return [];
  const key = testing.length === 0 ? "helping" : helping.length === 0 ? "testing" : "both";
  const values = {
    helping: speech.list(helping),
    help: helping.length,
    testing: speech.list(testing),
    test: testing.length,
  };
  return [teller.tell("luckDecades", key, { ...section, values })];
}

/** The decades of grown years whose branch clashes or combines with that of the day, the first of each. */
function dayMeetings(
  { birth, pillars }: LuckFacts,
  teller: ChineseTeller,
  speech: Speech,
): readonly (Piece | undefined)[] {
  const own = birth.pillars.day.branch;
  return DAY_MEETINGS.flatMap(([type, key]) => {
    const met = pillars.find(
      ({ startAge, pillar }) =>
        startAge >= GROWN_AGE && branchBonds(own, pillar.branch).some((bond) => bond.type === type),
    );
    if (met === undefined) return [];
    const values = {
      years: yearsTold(met, speech),
      branch: speech.branch(met.pillar.branch),
      own: speech.branch(own),
    };
    return [teller.tell("luckDayMeeting", key, { ...section, values })];
  });
}

const DAY_MEETINGS = [
  ["clash", "clash"],
  ["six-combination", "combination"],
] as const;

function yearsTold({ startDate, endDate }: Pick<LuckPillar, "startDate" | "endDate">, speech: Speech): string {
  return speech.yearSpan(speech.year(startDate.slice(0, 4)), speech.year(endDate.slice(0, 4)));
}

/** The ten years that help most and those that work most against the chart, where any does, of those that begin at 16 to 69; of equals the earlier. */
export function extremesOf(all: readonly WeighedPillar[]): {
  readonly best: WeighedPillar | undefined;
  readonly hardest: WeighedPillar | undefined;
} {
  const decades = all.filter(({ luck }) => luck.startAge >= GROWN_AGE && luck.startAge < ELDER_AGE);
  const [best] = ranked(decades, ({ worth }) => worth);
  const [hardest] = ranked(decades, ({ worth }) => -worth);
  return {
    best: best !== undefined && best.worth > 0 ? best : undefined,
    hardest: hardest !== undefined && hardest.worth < 0 ? hardest : undefined,
  };
}

function extremes(
  all: readonly WeighedPillar[],
  teller: ChineseTeller,
  speech: Speech,
): readonly (Piece | undefined)[] {
  const { best, hardest } = extremesOf(all);
  const yearsIn = ({ luck }: WeighedPillar) => ({ ...section, values: { years: yearsTold(luck, speech) } });
  const categoryIn = ({ luck }: WeighedPillar): Category => TEN_GOD_ROWS[luck.tenGod].category;
  return [
    ...(best === undefined ? [] : [teller.tell("luckBest", categoryIn(best), yearsIn(best))]),
    ...(hardest === undefined ? [] : [teller.tell("luckHardest", categoryIn(hardest), yearsIn(hardest))]),
  ];
}

/** The third of the listed life that helps clearly more than the others and has every helping decade; steady where none does. */
export function arcOf(decades: readonly WeighedPillar[]): LuckArc {
  const third = decades.length / 3;
  const averages = (["early", "middle", "late"] as const).map((arc, part0) => {
    const own = decades.filter((_, index0) => Math.floor(index0 / third) === part0);
    return { arc, own, worth: own.reduce((sum, { worth }) => sum + worth, 0) / own.length };
  });
  const [first, second] = ranked(averages, ({ worth }) => worth);
  if (first === undefined || second === undefined || first.worth - second.worth < 0.5) return "steady";
  const helping = decades.filter(({ worth }) => worth > 0);
  return helping.length > 0 && helping.every((decade) => first.own.includes(decade)) ? first.arc : "steady";
}
