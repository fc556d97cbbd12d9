import { at } from "@almagest/operation";
import { balanceOf, ranked } from "@almagest/telling";
import { heldBy, type OpenHour, openPositions } from "../../birth-time/open-birth";
import { BRANCH_ROWS } from "../../cycle/branches";
import type { Phase } from "../../cycle/phases";
import { STEM_ROWS } from "../../cycle/stems";
import type { ChineseReader } from "../../texts/reader";
import type { MomentTone } from "../../texts/shape";
import type { YearFacts } from "../annual-facts";
import { annualTones, pressOf } from "../annual-telling";
import { phaseFavor } from "../favor";
import type { LuckPillar } from "../luck";
import { momentTone } from "../moment";
import { rolesOf } from "../useful-god";
import type { OpenAnnual } from "./annual-facts";
import { yearsTold } from "./luck-telling";
import { datesIn } from "./schema";
import { candidatePieces, hoursTold, type OpenTold, openingPieces, openTold, type Pieces, timesTold } from "./telling";

const section = "year";

/** A year: its stem and branch, work, money and home as far as every hour agrees on them, else what the hours make of it. */
export function openAnnualPieces({ birth, years }: OpenAnnual, texts: ChineseReader): Pieces {
  if (texts.isEmpty) return [];
  const told = openTold(birth, texts);
  const { teller } = told;
  const stemFavor = heldBy(years, stemFavorIn);
  const stemPress = heldBy(years, (facts) => `${facts.stemGod}.${pressOf(stemFavorIn(facts))}` as const);
  const branch = heldBy(years, (facts) => `${facts.branchGod}.${pressOf(branchFavorIn(facts))}` as const);
  const stem = heldBy(years, (facts) => `${facts.stemGod}.${stemFavorIn(facts)}` as const);
  const tone = heldBy(years, (facts) => balanceOf(annualTones(facts)).tone);
  const yearValues = { year: told.speech.year(String(at(years, 0).year)) };
  const hasAll = stemFavor !== undefined && branch !== undefined;
  return [
    ...openingPieces(told, section),
    ...rolePieces(years, told),
    ...(hasAll ? [] : dividedPieces(years, told)),
    ...(stem === undefined ? [] : [teller.tell("yearStem", stem, { section })]),
    ...(branch === undefined ? [] : [teller.tell("yearBranch", branch, { section })]),
    ...(stemPress === undefined
      ? []
      : [teller.tell("yearWork", stemPress, { section }), teller.tell("yearMoney", stemPress, { section })]),
    ...(branch === undefined ? [] : [teller.tell("yearHome", branch, { section })]),
    ...(tone === undefined ? [] : [teller.tell("yearClose", tone, { section, values: yearValues })]),
  ];
}

function stemFavorIn(facts: YearFacts) {
  return phaseFavor(STEM_ROWS[facts.pillar.stem].phase, facts);
}

function branchFavorIn(facts: YearFacts) {
  return phaseFavor(BRANCH_ROWS[facts.pillar.branch].phase, facts);
}

/** The stem and the branch against the useful god, each where every hour gives it the same role. */
function rolePieces(years: readonly YearFacts[], { useful: { held }, speech, teller }: OpenTold): Pieces {
  if (held === undefined) return [];
  const { pillar, year } = at(years, 0);
  const stemRole = heldBy(years, (facts) => rolesOf(pillar, facts).stemRole);
  const branchRole = heldBy(years, (facts) => rolesOf(pillar, facts).branchRole);
  const values = (name: string, phase: Phase) => ({
    section: "year" as const,
    values: { year: speech.year(String(year)), god: speech.phase(held.phase), name, phase: speech.phase(phase) },
  });
  const ofStem = values(speech.stem(pillar.stem), STEM_ROWS[pillar.stem].phase);
  const ofBranch = values(speech.branch(pillar.branch), BRANCH_ROWS[pillar.branch].phase);
  return [
    ...(stemRole === undefined ? [] : [teller.tell("yearStemRole", stemRole, ofStem)]),
    ...(branchRole === undefined ? [] : [teller.tell("yearBranchRole", branchRole, ofBranch)]),
  ];
}

/** The hours by what the year is to their charts, the rarest first, and the useful gods that make the difference. */
function dividedPieces(years: readonly YearFacts[], told: OpenTold): Pieces {
  const { birth, texts, speech, teller } = told;
  const { pillar, year } = at(years, 0);
  const toneOf = (hour: OpenHour): MomentTone => momentTone(pillar, hour);
  const tones = [...new Set(birth.hours.map(toneOf))];
  const gods = candidatePieces(told, section);
  if (tones.length < 2) return [...partPieces(years, told), ...gods];
  const groups = tones.map((tone) => ({ tone, hours: birth.hours.filter((hour) => toneOf(hour) === tone) }));
  const isByClock = openPositions(birth).length > 1;
  const list = ranked(groups, ({ hours }) => -hours.length).map(({ tone, hours }, index0) => {
    const isLast = index0 === groups.length - 1;
    const when = isByClock ? timesTold(hours, birth, speech) : speech.inHours(hoursTold(hours, birth, speech));
    return texts.text(`openTime.year.${tone}`, { when: isLast ? speech.otherTimes : when }) ?? "";
  });
  const values = {
    year: speech.year(String(year)),
    stemPhase: speech.phase(STEM_ROWS[pillar.stem].phase),
    branchPhase: speech.phase(BRANCH_ROWS[pillar.branch].phase),
    list: speech.shares(list),
  };
  return [teller.tell("openYear", "divided", { section, values }), ...gods];
}

/** The half of a year's pillar that is one thing to some hours and another to the rest, where both come to the same sum. */
function partPieces(years: readonly YearFacts[], { speech, teller }: OpenTold): Pieces {
  const { pillar, year } = at(years, 0);
  const isOpen = heldBy(years, stemFavorIn) === undefined;
  const phase = isOpen ? STEM_ROWS[pillar.stem].phase : BRANCH_ROWS[pillar.branch].phase;
  const part = isOpen ? "stem" : "branch";
  const values = { year: speech.year(String(year)), part: speech.half(part), phase: speech.phase(phase) };
  return [teller.tell("openYear", "part", { section, values })];
}

/** The halves of the luck pillar in force, where every hour gives them the same role. */
export function openAnnualLuckPieces({ birth }: OpenAnnual, luck: readonly LuckPillar[], texts: ChineseReader): Pieces {
  if (texts.isEmpty) return [];
  const { teller, speech, useful } = openTold(birth, texts);
  const { pillar } = at(luck, 0);
  const roles = heldBy(birth.hours, (hour) => rolesOf(pillar, hour));
  if (useful.held === undefined || roles === undefined) return [];
  const god = speech.phase(useful.held.phase);
  const setting = (dates: readonly string[], name: string, phase: Phase) => ({
    section: "luckPillar" as const,
    values: { from: yearsTold(datesIn(dates), speech), name, phase: speech.phase(phase), god },
  });
  const starts = luck.map(({ startDate }) => startDate);
  const halves = luck.map(({ branchFrom }) => branchFrom);
  return [
    teller.tell("decadeStem", roles.stemRole, setting(starts, speech.stem(pillar.stem), STEM_ROWS[pillar.stem].phase)),
    teller.tell(
      "decadeBranch",
      roles.branchRole,
      setting(halves, speech.branch(pillar.branch), BRANCH_ROWS[pillar.branch].phase),
    ),
  ];
}
