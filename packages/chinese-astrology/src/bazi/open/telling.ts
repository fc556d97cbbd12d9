import { capitalized } from "@almagest/i18n";
import { at } from "@almagest/operation";
import { type Piece, wordsOf } from "@almagest/telling";
import { clockOf, heldBy, heldPillar, type OpenBazi, type OpenHour, openPositions } from "../../birth-time/open-birth";
import { BRANCH_ROWS, type Branch } from "../../cycle/branches";
import { naYinOf } from "../../cycle/na-yin";
import { PHASES, type Phase } from "../../cycle/phases";
import type { Pillar } from "../../cycle/pillars";
import { STEM_ROWS } from "../../cycle/stems";
import { telling } from "../../texts/families";
import type { ChineseReader } from "../../texts/reader";
import { leadingCategory } from "../balance";
import { chartPieces } from "../chart-telling";
import { PILLAR_POSITIONS, type PillarPosition } from "../positions";
import { branchTenGod } from "../present";
import { type HourNamed, type Speech, speechOf } from "../speech";
import { VERDICTS } from "../strength";
import { type OpenUseful, openUseful } from "./useful";

const SECOND_MS = 1000;

export type Pieces = readonly (Piece | undefined)[];
export type Section = "chart" | "dayMaster" | "luck" | "year";

/** A chart of an open time, with what is asked of it again and again. */
export interface OpenTold {
  readonly birth: OpenBazi;
  readonly useful: OpenUseful;
  readonly texts: ChineseReader;
  readonly speech: Speech;
  readonly teller: ReturnType<typeof telling.teller>;
}

export function openTold(birth: OpenBazi, texts: ChineseReader): OpenTold {
  return { birth, useful: openUseful(birth.hours), texts, speech: speechOf(texts), teller: telling.teller(texts, 0) };
}

/** An instant as the date's own readers say it: the time alone where it is on the date of birth. */
export function saidAt(birth: OpenBazi): (epochMs: number) => string {
  const clock = clockOf(birth);
  return (epochMs) => {
    const [date = "", time = ""] = clock(epochMs).split("T");
    const short = time.endsWith(":00") ? time.slice(0, 5) : time;
    return date === birth.input.date ? short : `${date} ${short}`;
  };
}

/** The opening: what is open, and in its second sentence what a time would add. */
export function openingPieces({ birth, speech, teller }: OpenTold, section: Section): Pieces {
  const { span, hours } = birth;
  const said = saidAt(birth);
  const open = openPositions(birth);
  const isRange = span.state === "range";
  const ends = { from: said(span.fromEpochMs), to: said(span.toEpochMs) };
  if (open.length === 0) return [teller.tell("openOpening", "range", { section, values: ends })];
  if (open.length === 1 && open[0] === "hour") {
    if (!isRange) return [teller.tell("openOpening", "day", { section })];
    const values = { ...ends, count: new Set(hours.map(({ birth: { pillars } }) => pillars.hour.id)).size };
    return [teller.tell("openOpening", "rangeOpen", { section, values })];
  }
  const values = { ...ends, turns: turnsTold(birth, speech) };
  return [teller.tell("openOpening", isRange ? "rangeDivided" : "dayDivided", { section, values })];
}

/** `the day changed at 23:00`, of the pillars besides the hour. */
function turnsTold(birth: OpenBazi, speech: Speech): string {
  const said = saidAt(birth);
  const turns = birth.hours.slice(1).flatMap((hour, before0) => {
    const before = at(birth.hours, before0);
    const turned = PILLAR_POSITIONS.filter(
      (position) => position !== "hour" && hour.birth.pillars[position] !== before.birth.pillars[position],
    );
    return turned.length === 0 ? [] : [speech.turned(turned, said(hour.fromEpochMs))];
  });
  return speech.list(turns);
}

/** The day master in its month; where one of them changes, each pair with its time. */
export function monthPieces({ birth, speech, teller }: OpenTold): Pieces {
  const section = "chart";
  const said = saidAt(birth);
  const parts = birth.hours.filter((hour, index0, all) => index0 === 0 || pairOf(hour) !== pairOf(at(all, index0 - 1)));
  return parts.flatMap((part, index0) => {
    const { dayMaster, pillars } = part.birth;
    const values = {
      stem: speech.stem(dayMaster),
      animal: speech.branch(pillars.month.branch),
      from: said(part.fromEpochMs),
      until: said(parts[1]?.fromEpochMs ?? part.toEpochMs),
    };
    const line = teller.tell("openPart", index0 === 0 ? "first" : "later", { section, values });
    return [...(parts.length === 1 ? [] : [line]), teller.tell("month", pairOf(part), { section })];
  });
}

function pairOf({ birth: { dayMaster, pillars } }: OpenHour) {
  return `${dayMaster}.${pillars.month.branch}` as const;
}

/** Charts that differ in a pillar: the midnight school has one of them at both ends of a day. */
function distinct(hours: readonly OpenHour[]): readonly OpenHour[] {
  const keys = hours.map(({ birth: { pillars } }) => PILLAR_POSITIONS.map((one) => pillars[one].id).join());
  return hours.filter((_, index0) => keys.indexOf(at(keys, index0)) === index0);
}

/** The strength where all charts agree on the verdict or the side, else how they are divided. */
export function strengthPieces({ birth: { hours }, speech, teller }: OpenTold, section: "chart" | "dayMaster"): Pieces {
  const dayMaster = heldBy(hours, ({ birth }) => birth.dayMaster);
  if (dayMaster === undefined) return [];
  const verdict = heldBy(hours, ({ strength }) => strength.verdict);
  if (verdict !== undefined) {
    const told = teller.tell("strength", `${dayMaster}.${verdict}`, { section });
    return [teller.tell("openStrengthLine", "held", { section }), told];
  }
  const side = heldBy(hours, ({ strength }) => strength.side);
  const all = distinct(hours);
  const countOf = (wanted: string): number => all.filter(({ strength }) => strength.verdict === wanted).length;
  const stem = speech.stem(dayMaster);
  if (side === "weak" || side === "strong") {
    const values = { stem, plain: countOf(side), very: countOf(`very-${side}`) };
    return [teller.tell("openStrength", side, { section, values })];
  }
  const found = VERDICTS.map((of) => ({ of, count: countOf(of) })).filter(({ count }) => count > 0);
  const list = speech.verdicts(found, all.length);
  return [teller.tell("openStrength", "divided", { section, values: { stem, list } })];
}

/** The useful god where all charts agree on it, else the candidates, their hours and what decides. */
export function usefulPieces(told: OpenTold, section: "chart" | "dayMaster" | "luck"): Pieces {
  const { birth, useful, texts, speech, teller } = told;
  const { held } = useful;
  if (held === undefined) return candidatePieces(told, section);
  const dayMaster = heldBy(birth.hours, (hour) => hour.birth.dayMaster);
  const where = whereTold(held.phase, birth, texts);
  const values = {
    god: speech.phase(held.phase),
    heavy: held.heavy ? speech.phase(held.heavy) : "",
    where,
    stem: dayMaster ? speech.stem(dayMaster) : "",
  };
  const { reason } = held;
  if (reason === undefined || held.heavy === undefined || dayMaster === undefined)
    return [ended(teller.tell("openUseful", "held", { section, values }))];
  return [ended(teller.tell("useful", reason, { section, values }))];
}

/** Without the blank before a last sentence that is not told. */
function ended(piece: Piece | undefined): Piece | undefined {
  return piece && { ...piece, text: piece.text.trimEnd() };
}

/** Candidates by the animals of their hours, or by the clock where more than the hour decides. */
export function candidatePieces({ birth, useful, texts, speech, teller }: OpenTold, section: Section): Pieces {
  const { candidates, decider } = useful;
  if (decider === undefined) return [];
  const byClock = openPositions(birth).length > 1;
  const [most, ...fewer] = candidates;
  if (most === undefined) return [];
  const told = fewer.map(({ phase, hours }) => ({
    phase,
    when: byClock ? timesTold(hours, birth, speech) : speech.inHours(hoursTold(hours, birth, speech)),
  }));
  const list = speech.candidates(told, most.phase);
  const values = { list, decider: texts.text(`openTime.decider.${decider}`) ?? "" };
  const years = speech.yearsOf(candidates.map(({ phase }) => phase));
  return [
    teller.tell("openUseful", "candidates", { section, values }),
    teller.tell("openUseful", "ask", { section, values: { years } }),
  ];
}

/** `the hours of the Ox and the Tiger`; two hours of the Rat are told apart. */
export function hoursTold(hours: readonly OpenHour[], { hours: all, ...birth }: OpenBazi, speech: Speech): string {
  const clock = clockOf(birth);
  const rats = new Set(all.filter(isZi).map(({ birth: { pillars } }) => pillars.hour.id)).size;
  const nameOf = (hour: OpenHour): HourNamed => {
    const { branch } = hour.birth.pillars.hour;
    if (!isZi(hour) || rats < 2) return { branch };
    return { branch, rat: clock(hour.fromEpochMs).slice(11) < "12" ? "early" : "late" };
  };
  const names = new Map(hours.map(nameOf).map((name) => [`${name.branch} ${name.rat}`, name]));
  return speech.hours([...names.values()]);
}

function isZi({ birth: { pillars } }: OpenHour): boolean {
  return pillars.hour.branch === "zi";
}

/** `from 05:00 to 11:00`, neighbors joined. */
export function timesTold(hours: readonly OpenHour[], birth: OpenBazi, speech: Speech): string {
  const said = saidAt(birth);
  const told = joinedStretches(hours).map(({ fromEpochMs, toEpochMs }) => {
    const isLast = toEpochMs === birth.span.toEpochMs;
    return speech.stretch(said(fromEpochMs), isLast ? undefined : said(toEpochMs + SECOND_MS));
  });
  return speech.list(told);
}

interface Stretch {
  readonly fromEpochMs: number;
  readonly toEpochMs: number;
}

/** Stretches of which one ends where the next begins, as one. */
export function joinedStretches(hours: readonly Stretch[]): readonly Stretch[] {
  const found: Stretch[] = [];
  for (const { fromEpochMs, toEpochMs } of hours) {
    const last = found.at(-1);
    if (last !== undefined && last.toEpochMs + SECOND_MS === fromEpochMs)
      found.splice(-1, 1, { fromEpochMs: last.fromEpochMs, toEpochMs });
    else found.push({ fromEpochMs, toEpochMs });
  }
  return found;
}

/** The useful god among the pillars that hold, or the hours that would bring it. */
function whereTold(phase: Phase, birth: OpenBazi, texts: ChineseReader): string {
  const speech = speechOf(texts);
  const known = PILLAR_POSITIONS.flatMap((position) => {
    const pillar = heldPillar(birth, position);
    return pillar === undefined ? [] : [{ position, pillar }];
  });
  const open = known.flatMap(({ position, pillar: { stem, branch } }) => [
    ...(position !== "day" && STEM_ROWS[stem].phase === phase ? [speech.place("stem", position)] : []),
    ...(BRANCH_ROWS[branch].phase === phase ? [speech.place("branch", position)] : []),
  ]);
  if (open.length > 0) return texts.text("openTime.where.sure", { places: speech.list(open) }) ?? "";
  const hiding = known.filter(({ pillar }) => isHidden(phase, pillar.branch)).map(({ position }) => position);
  if (hiding.length > 0) return texts.text("openTime.where.hidden", { places: speech.branchesOf(hiding) }) ?? "";
  const bringing = birth.hours.filter(({ birth: { pillars } }) => holds(phase, pillars.hour));
  if (bringing.length > 0)
    return texts.text("openTime.where.none", { hours: hoursTold(bringing, birth, speech) }) ?? "";
  // else a year, month or day that is open too may bring it: then no hour is to be named for it
  const isNowhere = birth.hours.every(({ useful }) => useful.presence === "absent");
  return isNowhere ? (texts.text("usefulGod.where.absent", { god: speech.phase(phase) }) ?? "") : "";
}

function holds(phase: Phase, { stem, branch }: Pillar): boolean {
  return STEM_ROWS[stem].phase === phase || BRANCH_ROWS[branch].phase === phase || isHidden(phase, branch);
}

function isHidden(phase: Phase, branch: Branch): boolean {
  return BRANCH_ROWS[branch].hiddenStems.some((stem) => STEM_ROWS[stem].phase === phase);
}

/** The phases that none of three known pillars has, with the hours that would bring them. */
function missingPieces({ birth, speech, teller }: OpenTold): Pieces {
  const known = PILLAR_POSITIONS.flatMap((position) => heldPillar(birth, position) ?? []);
  if (known.length !== PILLAR_POSITIONS.length - 1) return [];
  const there = new Set(known.flatMap(({ stem, branch }) => [STEM_ROWS[stem].phase, BRANCH_ROWS[branch].phase]));
  const lacking = PHASES.filter((phase) => !there.has(phase));
  const found = lacking.flatMap((phase) => {
    const bringing = birth.hours.filter(({ counts }) => counts.some((one) => one.phase === phase && one.count > 0));
    return bringing.length === 0 ? [] : [{ phase, hours: hoursTold(bringing, birth, speech) }];
  });
  return found.slice(0, 2).map(({ phase, hours }, index0) => {
    const values = { phase: speech.phase(phase), hours, Hours: capitalized(hours) };
    return teller.tell("openMissing", index0 === 0 ? "first" : "second", { section: "chart", values });
  });
}

/** The day master's phase in the month, where no verdict on its strength can be told. */
function seasonPieces({ birth: { hours }, teller }: OpenTold): Pieces {
  if (heldBy(hours, ({ strength }) => strength.verdict) !== undefined) return [];
  const key = heldBy(hours, ({ birth, strength }) => `${STEM_ROWS[birth.dayMaster].phase}.${strength.state}` as const);
  return key === undefined ? [] : [teller.tell("season", key, { section: "chart" })];
}

/** The trade of the day master, where its month and side hold. */
function structurePieces({ birth: { hours }, teller }: OpenTold): Pieces {
  const key = heldBy(hours, ({ birth, strength }) => {
    return `${branchTenGod(birth.dayMaster, birth.pillars.month.branch)}.${strength.side}`;
  });
  return key === undefined ? [] : [teller.find("structure", key, { section: "chart" })];
}

/** The phase that leads the count of every chart. */
function leadingPieces({ birth: { hours }, teller }: OpenTold): Pieces {
  const leading = heldBy(hours, ({ birth, counts, strength }) => {
    const category = leadingCategory(birth, counts);
    return category === undefined ? undefined : `${category}.${strength.side}`;
  });
  return leading === undefined ? [] : [teller.find("leading", leading, { section: "chart" })];
}

export function favorPieces({ useful: { held }, teller }: OpenTold, section: "chart" | "dayMaster"): Pieces {
  return held === undefined ? [] : [teller.tell("favor", held.phase, { section })];
}

export function closingPieces({ useful: { held }, birth, teller }: OpenTold, section: "chart" | "dayMaster"): Pieces {
  if (openPositions(birth).length === 0) return [];
  return [teller.tell("openClosing", held === undefined ? "open" : "held", { section })];
}

function naYinPieces({ birth, teller }: OpenTold): Pieces {
  const year = heldPillar(birth, "year" satisfies PillarPosition);
  return year === undefined ? [] : [teller.tell("naYin", naYinOf(year).id, { section: "chart" })];
}

const MOST_WORDS = 400;

/** The parts of a chart in the order in which they are told, each with its weight: the lightest give way first. */
const PARTS: readonly { readonly of: (told: OpenTold) => Pieces; readonly weight: number }[] = [
  { of: (told) => openingPieces(told, "chart"), weight: 10 },
  { of: monthPieces, weight: 9 },
  { of: seasonPieces, weight: 4.5 },
  { of: (told) => strengthPieces(told, "chart"), weight: 8 },
  { of: (told) => usefulPieces(told, "chart"), weight: 7 },
  { of: (told) => favorPieces(told, "chart"), weight: 4 },
  { of: structurePieces, weight: 5 },
  { of: leadingPieces, weight: 2 },
  { of: missingPieces, weight: 3 },
  { of: naYinPieces, weight: 1 },
  { of: (told) => closingPieces(told, "chart"), weight: 6 },
];
const BY_WEIGHT = PARTS.map((_, index0) => index0).sort(
  (one, other) => at(PARTS, other).weight - at(PARTS, one).weight,
);

/** A chart of three pillars, or of what of them is known. */
export function openChartPieces(birth: OpenBazi, texts: ChineseReader): Pieces {
  if (texts.isEmpty) return [];
  const told = openTold(birth, texts);
  const [only, ...others] = birth.hours;
  if (only !== undefined && others.length === 0) return [...openingPieces(told, "chart"), ...chartPieces(only, texts)];
  const parts = PARTS.map(({ of }) => of(told));
  const chosen: Pieces[] = [];
  let words = 0;
  for (const index0 of BY_WEIGHT) {
    const part = at(parts, index0);
    const count = part.reduce((sum, piece) => sum + wordsOf(piece), 0);
    if (words + count > MOST_WORDS) continue;
    chosen[index0] = part;
    words += count;
  }
  return chosen.flat();
}
