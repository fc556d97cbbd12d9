import { inSentence } from "@almagest/i18n";
import { solarTerms as termNames } from "@almagest/i18n/chinese";
import { at } from "@almagest/operation";
import type { Piece } from "@almagest/telling";
import { heldBy, type OpenBazi, openPositions } from "../../birth-time/open-birth";
import { BRANCH_ROWS } from "../../cycle/branches";
import type { Phase } from "../../cycle/phases";
import type { Pillar } from "../../cycle/pillars";
import { STEM_ROWS } from "../../cycle/stems";
import { TEN_GOD_ROWS } from "../../cycle/ten-gods";
import type { ChineseReader } from "../../texts/reader";
import { phaseFavor } from "../favor";
import type { LuckFacts } from "../luck-facts";
import { ageOf, arcOf, extremesOf, isYoung, type WeighedPillar, weighedPillars } from "../luck-telling";
import { branchTenGod } from "../present";
import type { LuckCourse, Speech } from "../speech";
import { rolesOf } from "../useful-god";
import { yearRolePieces } from "../year-roles";
import { datesOf, type OpenLuck, startsOf } from "./luck-facts";
import { type OpenTold, openingPieces, openTold, type Pieces, saidAt, usefulPieces } from "./telling";

interface Reach {
  readonly from: string;
  readonly to: string;
}

/** `1998`, or `1998 or 1999` where the first day may fall in either. */
export function yearsTold({ from, to }: Reach, speech: Speech): string {
  return speech.eitherYear([...new Set([from.slice(0, 4), to.slice(0, 4)])]);
}

/** Of each pillar of luck the halves, the stem and the branch that read alike at every hour; nothing where none does. */
export function openLuckPillarPieces(luck: OpenLuck, texts: ChineseReader): readonly Pieces[] {
  if (texts.isEmpty || !luck.isOneSequence) return [];
  const told = openTold(luck.birth, texts);
  return at(luck.ends, 0).pillars.map((_, index0) => [
    ...agePieces(index0, luck, told),
    ...halfPieces(index0, luck, told),
    ...stemPieces(index0, luck, told),
    ...branchPieces(index0, luck, told),
  ]);
}

const section = "luckPillar";

function stemFavor(index0: number, { ends }: OpenLuck) {
  return heldBy(ends, (facts) => phaseFavor(STEM_ROWS[at(facts.pillars, index0).pillar.stem].phase, facts));
}

function agePieces(index0: number, luck: OpenLuck, { teller }: OpenTold): Pieces {
  const age = heldBy(luck.ends, ({ pillars }) => ageOf(pillars, index0));
  const favor = stemFavor(index0, luck);
  if (age === undefined || favor === undefined) return [];
  return [teller.tell("luckAge", `${age}.${favor}`, { section })];
}

/** The halves against the useful god, which has to be known for it. */
function halfPieces(index0: number, { ends }: OpenLuck, { teller, speech, useful: { held } }: OpenTold): Pieces {
  const { pillar } = at(at(ends, 0).pillars, index0);
  const roles = heldBy(ends, (facts) => rolesOf(pillar, facts));
  if (held === undefined || roles === undefined) return [];
  const told = (name: string, phase: Phase, dateIn: (facts: LuckFacts) => string) => ({
    section: "luckPillar" as const,
    values: {
      from: yearsTold(datesOf(ends, dateIn), speech),
      name,
      phase: speech.phase(phase),
      god: speech.phase(held.phase),
    },
  });
  const [ofStem, ofBranch] = [STEM_ROWS[pillar.stem].phase, BRANCH_ROWS[pillar.branch].phase];
  return [
    teller.tell(
      "decadeStem",
      roles.stemRole,
      told(speech.stem(pillar.stem), ofStem, (facts) => at(facts.pillars, index0).startDate),
    ),
    teller.tell(
      "decadeBranch",
      roles.branchRole,
      told(speech.branch(pillar.branch), ofBranch, (facts) => at(facts.pillars, index0).branchFrom),
    ),
  ];
}

/** Stems come round after ten pillars: a sentence used in youth is not repeated. */
const STEMS_ONCE = 10;

function stemPieces(index0: number, luck: OpenLuck, { teller }: OpenTold): Pieces {
  const god = heldBy(luck.ends, ({ pillars }) => {
    const pillar = at(pillars, index0);
    return isYoung(pillar) ? undefined : pillar.tenGod;
  });
  const favor = stemFavor(index0, luck);
  if (god === undefined || favor === undefined || index0 >= STEMS_ONCE) return [];
  return [teller.tell("luckStem", `${god}.${favor}`, { section })];
}

function branchPieces(index0: number, luck: OpenLuck, { teller }: OpenTold): Pieces {
  const key = heldBy(luck.ends, (facts) => {
    const gods = facts.pillars.map((pillar) =>
      isYoung(pillar) ? undefined : branchTenGod(facts.birth.dayMaster, pillar.pillar.branch),
    );
    const god = gods[index0];
    if (god === undefined) return undefined;
    const isSecond = gods.indexOf(god) < index0;
    const isHard = phaseFavor(BRANCH_ROWS[at(facts.pillars, index0).pillar.branch].phase, facts) === "unfavorable";
    if (isHard) return isSecond ? undefined : `${god}.hard`;
    return `${god}.${isSecond ? "b" : "a"}`;
  });
  return key === undefined ? [] : [teller.find("luckBranch", key, { section })];
}

/** A year in a line, where every hour reads it alike. */
export function openYearPieces(
  { year, pillar }: { readonly year: number; readonly pillar: Pillar },
  birth: OpenBazi,
  texts: ChineseReader,
): readonly (Piece | undefined)[] {
  const held = heldBy(birth.hours, ({ useful }) => useful.phase);
  const roles = heldBy(birth.hours, (hour) => rolesOf(pillar, hour));
  if (texts.isEmpty || held === undefined || roles === undefined) return [];
  return yearRolePieces({ ...at(birth.hours, 0), year, pillar }, texts);
}

/** A life's luck: its beginning, the useful god, the arc and its ends where every hour agrees on them. */
export function openLuckPieces(luck: OpenLuck, texts: ChineseReader): Pieces {
  if (texts.isEmpty) return [];
  const told = openTold(luck.birth, texts);
  const { teller } = told;
  const place = { section: "luck" as const };
  const weighed = luck.ends.map(weighedPillars);
  const arc = heldBy(weighed, (decades) => (decades.length < 3 ? undefined : arcOf(decades)));
  const isHourOpen = openPositions(luck.birth).length > 0 && luck.isOneSequence;
  return [
    ...openingPieces(told, "luck"),
    ...startPieces(luck, told),
    ...usefulPieces(told, "luck"),
    ...(luck.isOneSequence && arc !== undefined ? [teller.tell("luckArc", arc, place)] : []),
    ...(luck.isOneSequence ? extremePieces(luck, weighed, told) : []),
    ...(isHourOpen ? [teller.tell("openLuck", told.useful.held === undefined ? "worth" : "dates", place)] : []),
  ];
}

function startPieces(luck: OpenLuck, { birth, texts, teller, speech }: OpenTold): Pieces {
  const starts = startsOf(luck.stretches);
  const said = saidAt(birth);
  const tellings = starts.map((stretches) => {
    const ends = stretches.flatMap((stretch) => stretch.ends);
    return { fromEpochMs: at(stretches, 0).fromEpochMs, start: at(ends, 0).start, ages: agesTold(ends, speech) };
  });
  const [only, second] = tellings;
  if (only === undefined) return [];
  if (second === undefined) {
    const { start, ages } = only;
    const values = {
      age: speech.ageReach(ages),
      term: inSentence(termNames[start.boundary.id], texts.speaks),
    };
    return [teller.tell("luckStart", start.direction, { section: "luck", values })];
  }
  const courses = tellings.map(({ fromEpochMs, start: { direction }, ages }, index0): LuckCourse => {
    const when = index0 === 0 ? { before: said(second.fromEpochMs) } : { from: said(fromEpochMs) };
    return { ...when, direction, ages };
  });
  return [teller.tell("openLuck", "divided", { section: "luck", values: { list: speech.courses(courses) } })];
}

/** `7 years and 2 months`, or the least and the most of it. */
function agesTold(ends: readonly LuckFacts[], speech: Speech): readonly string[] {
  const months = ends.map(({ start: { startAge, startAgeMonths } }) => 12 * startAge + startAgeMonths);
  const reach = [...new Set([Math.min(...months), Math.max(...months)])];
  return reach.map((all) => speech.age(Math.floor(all / 12), all % 12));
}

function extremePieces(
  { ends }: OpenLuck,
  weighed: readonly (readonly WeighedPillar[])[],
  { teller, speech }: OpenTold,
): Pieces {
  const extremes = weighed.map(extremesOf);
  const told = (side: "best" | "hardest") => {
    const index0 = heldBy(extremes, (found) => {
      const end = found[side];
      return end && end.luck.index - 1;
    });
    const god = index0 === undefined ? undefined : heldBy(ends, ({ pillars }) => at(pillars, index0).tenGod);
    if (index0 === undefined || god === undefined) return undefined;
    const first = yearsTold(
      datesOf(ends, ({ pillars }) => at(pillars, index0).startDate),
      speech,
    );
    const last = yearsTold(
      datesOf(ends, ({ pillars }) => at(pillars, index0).endDate),
      speech,
    );
    const values = { years: speech.yearSpan(first, last) };
    return { category: TEN_GOD_ROWS[god].category, setting: { section: "luck" as const, values } };
  };
  const [best, hardest] = [told("best"), told("hardest")];
  return [
    ...(best === undefined ? [] : [teller.tell("luckBest", best.category, best.setting)]),
    ...(hardest === undefined ? [] : [teller.tell("luckHardest", hardest.category, hardest.setting)]),
  ];
}
