import { at } from "@almagest/operation";
import type { AmantaMonth } from "../calendar/months";
import type { FestivalOfDay } from "../festivals/occurrences";
import { NAKSHATRA_IDS, type NakshatraId } from "../zodiac/nakshatras";
import { tithiFacts, type YogaId, yogaAt } from "./attributes";
import type { Bhadra } from "./dangers";
import { dayOf, equalParts, type Span } from "./day";
import type { DayLimbs } from "./day-limbs";
import type { LimbKind, LimbSpan } from "./limbs";
import { natureOf, type StarNature } from "./nature";
import { dayPart } from "./windows";

const AMAVASYA0 = 29;
const FULL_MOON0 = 14;
/** Bhadrapada, counted from new Moon to new Moon: its dark half is the fortnight of the forefathers. */
const BHADRAPADA0 = 5;
const TUESDAY0 = 2;
const SATURDAY0 = 6;

/** An objection to a beginning, the gravest first; `star` and `rahu` where no limb has one. */
export type Obstacle =
  | {
      readonly kind: "new-moon" | "empty-tithi" | "fall";
      readonly name: string;
      /** Its beginning, where that is after sunrise. */
      readonly sinceMs: number | undefined;
      readonly untilMs: number;
    }
  | { readonly kind: "yoga"; readonly name: string; readonly span: Span }
  | { readonly kind: "bhadra" | "rahu" | "star"; readonly span: Span }
  | { readonly kind: "tuesday" | "saturday" | "forefathers" }
  | { readonly kind: "adhika"; readonly month0: number }
  | { readonly kind: "free"; readonly festival: string };

/** A change within the day: the obstacle lifts, the Moon passes to a star of another nature, a closed tithi begins. */
export type Turn =
  | { readonly kind: "lifts" | "lasts" | "closes"; readonly atMs: number; readonly name: string }
  | { readonly kind: "passes"; readonly atMs: number; readonly name: string; readonly other: string }
  | { readonly kind: "night" | "within"; readonly atMs: number; readonly star: NakshatraId }
  | { readonly kind: "star"; readonly atMs: number; readonly star: NakshatraId; readonly nature: StarNature }
  | { readonly kind: "none"; readonly atMs: number };

/** A change of daylight or evening that the turn does not tell: a star of another nature, a tithi or yoga that closes the rest. */
export type Later =
  | { readonly kind: "star"; readonly atMs: number; readonly star: NakshatraId; readonly nature: StarNature }
  | { readonly kind: "closes"; readonly atMs: number; readonly name: string };

/** The day weighed: its use, the objection to it, and the time at which it turns. */
export interface DayVerdict {
  readonly star: NakshatraId;
  readonly nature: StarNature;
  /** Whether beginnings are left for another day. */
  readonly isClosed: boolean;
  readonly obstacle: Obstacle;
  readonly turn: Turn | undefined;
  /** In the order of their times. */
  readonly later: readonly Later[];
}

interface Weighed {
  readonly limbs: DayLimbs;
  readonly bhadra: Bhadra;
  readonly month: AmantaMonth | undefined;
  readonly festivals: readonly FestivalOfDay[];
}

/** A limb that is over in the first fifth of daylight does not give the day its color. */
export function verdictOfDay(weighed: Weighed): DayVerdict {
  const { day } = weighed.limbs;
  const fromMs = at(equalParts(dayOf(day), 5), 0).endMs;
  const star = at(NAKSHATRA_IDS, spanAt(weighed.limbs, "nakshatra", fromMs).index0);
  const nature = natureOf(star);
  const obstacle = obstacleOf(weighed, { fromMs, nature });
  const isClosed = ["new-moon", "empty-tithi", "fall", "forefathers"].includes(obstacle.kind);
  const turn = turnOf(weighed.limbs, { obstacle, nature, fromMs });
  const later = laterOf(weighed.limbs, { isClosed: isClosed || obstacle.kind === "free", nature, fromMs, turn });
  return { star, nature, isClosed, obstacle, turn, later };
}

function spanAt({ spans }: DayLimbs, kind: LimbKind, epochMs: number): LimbSpan {
  return spans[kind].find(({ endMs }) => endMs > epochMs) ?? at(spans[kind], 0);
}

/** Two and a half of the days that need no other muhurta; the half one is the first of Kartika. */
const FREE_DAYS = ["gudi-padwa", "akshaya-tritiya", "dussehra"];

/** Sixtieths of a harsh yoga that are left out (Muhurta almanacs agree); of Parigha the half. */
const HARSH_GHATIS: Readonly<Partial<Record<YogaId, number>>> = {
  vishkumbha: 3,
  shula: 5,
  ganda: 6,
  atiganda: 6,
  vyaghata: 9,
  vajra: 9,
  parigha: 30,
};

function obstacleOf(
  { limbs, bhadra, month, festivals }: Weighed,
  { fromMs, nature }: { readonly fromMs: number; readonly nature: StarNature },
): Obstacle {
  const { day } = limbs;
  const free = festivals.find(({ kept, school }) => school === undefined && FREE_DAYS.includes(kept.festival.id));
  if (free !== undefined) return { kind: "free", festival: free.kept.festival.id };
  const tithi = spanAt(limbs, "tithi", fromMs);
  const { group, name } = tithiFacts(tithi.index0);
  const yoga = spanAt(limbs, "yoga", fromMs);
  const timesOf = ({
    startMs,
    endMs,
  }: LimbSpan): { readonly sinceMs: number | undefined; readonly untilMs: number } => ({
    sinceMs: startMs > day.sunrise.epochMs ? startMs : undefined,
    untilMs: endMs,
  });
  if (tithi.index0 === AMAVASYA0) return { kind: "new-moon", name, ...timesOf(tithi) };
  if (isForefathers(month, tithi.index0)) return { kind: "forefathers" };
  if (isFall(yoga)) return { kind: "fall", name: yogaAt(yoga.index0).id, ...timesOf(yoga) };
  if (group === "rikta") return { kind: "empty-tithi", name, ...timesOf(tithi) };
  if (month?.isAdhika === true) return { kind: "adhika", month0: month.index0 };
  const harsh = harshPart(limbs, fromMs);
  if (harsh !== undefined) return harsh;
  const onEarth = bhadra.spans.filter(({ residence }) => residence === "earth").map((span) => inDaylight(limbs, span));
  const [vishti] = onEarth.filter((span) => span !== undefined && span.endMs > fromMs);
  if (vishti !== undefined) return { kind: "bhadra", span: vishti };
  if (day.weekday0 === TUESDAY0) return { kind: "tuesday" };
  if (day.weekday0 === SATURDAY0) return { kind: "saturday" };
  const isHard = nature === "sharp" || nature === "fierce" || nature === "mixed";
  return { kind: isHard ? "star" : "rahu", span: dayPart(day, "rahuKaal") };
}

/** An extra month has no such fortnight. */
function isForefathers(month: AmantaMonth | undefined, tithi0: number): boolean {
  return month?.index0 === BHADRAPADA0 && !month.isAdhika && tithi0 > FULL_MOON0;
}

/** The first part of a harsh yoga where daylight has some of it beyond its first fifth. */
function harshPart(limbs: DayLimbs, fromMs: number): Obstacle | undefined {
  for (const { index0, startMs, endMs } of limbs.spans.yoga) {
    const { id } = yogaAt(index0);
    const partMs = ((HARSH_GHATIS[id] ?? 0) / 60) * (endMs - startMs);
    const span = inDaylight(limbs, { startMs, endMs: startMs + partMs });
    if (span !== undefined && span.endMs > fromMs) return { kind: "yoga", name: id, span };
  }
  return undefined;
}

/** The part of a span between sunrise and sunset. */
function inDaylight({ day }: DayLimbs, { startMs, endMs }: Span): Span | undefined {
  const daylight = dayOf(day);
  const span = { startMs: Math.max(startMs, daylight.startMs), endMs: Math.min(endMs, daylight.endMs) };
  return span.endMs > span.startMs ? span : undefined;
}

interface Turning {
  readonly obstacle: Obstacle;
  readonly nature: StarNature;
  readonly fromMs: number;
}

interface Told {
  readonly isClosed: boolean;
  readonly nature: StarNature;
  readonly fromMs: number;
  readonly turn: Turn | undefined;
}

/** Before the evening is over: the next star of another nature, and on an open day what closes the rest of it. */
function laterOf(limbs: DayLimbs, { isClosed: isShut, nature, fromMs, turn }: Told): readonly Later[] {
  const eveningMs = eveningOf(limbs.day);
  const isLater = ({ startMs }: Span): boolean => startMs > fromMs && startMs < eveningMs;
  const next = limbs.spans.nakshatra.find((span) => isLater(span) && natureAt(span) !== nature);
  const closing = isShut || turn?.kind === "closes" ? undefined : closingOf(limbs, fromMs);
  const found: Later[] = [];
  if (next !== undefined && (turn === undefined || !("star" in turn))) {
    const star = at(NAKSHATRA_IDS, next.index0);
    found.push({ kind: "star", atMs: next.startMs, star, nature: natureAt(next) });
  }
  if (closing !== undefined) found.push({ kind: "closes", ...closing });
  return found.toSorted((one, other) => one.atMs - other.atMs);
}

/** The first tithi or yoga that closes what is left of the day, where it begins before the evening is over. */
function closingOf(
  { day, spans }: DayLimbs,
  fromMs: number,
): { readonly atMs: number; readonly name: string } | undefined {
  const isLater = ({ startMs }: Span): boolean => startMs > fromMs && startMs < eveningOf(day);
  const tithis = spans.tithi.filter((span) => isLater(span) && isClosed(span));
  const yogas = spans.yoga.filter((span) => isLater(span) && isFall(span));
  return [
    ...tithis.map(({ startMs, index0 }) => ({ atMs: startMs, name: tithiFacts(index0).name })),
    ...yogas.map(({ startMs, index0 }) => ({ atMs: startMs, name: yogaAt(index0).id })),
  ].toSorted((one, other) => one.atMs - other.atMs)[0];
}

function eveningOf({ sunset, nextSunrise }: DayLimbs["day"]): number {
  return sunset.epochMs + EVENING * (nextSunrise.epochMs - sunset.epochMs);
}

/** Pradosha, the first fifth of the night: later than that, nobody begins anything. */
const EVENING = 0.2;

/** In the fortnight of the forefathers no change of the day opens it. */
function turnOf(limbs: DayLimbs, { obstacle, nature, fromMs }: Turning): Turn | undefined {
  if (obstacle.kind === "forefathers") return undefined;
  const { day, spans } = limbs;
  const toMs = day.nextSunrise.epochMs;
  const eveningMs = eveningOf(day);
  if ("untilMs" in obstacle) return endOf(limbs, obstacle, eveningMs);
  const isLater = ({ startMs }: Span): boolean => startMs > fromMs && startMs < toMs;
  const next = spans.nakshatra.find((span) => isLater(span) && natureAt(span) !== nature);
  const closing = closingOf(limbs, fromMs);
  if (closing !== undefined && (next === undefined || closing.atMs < Math.max(next.startMs, day.sunset.epochMs))) {
    return { kind: "closes", ...closing };
  }
  if (next !== undefined) return starTurn(next, { obstacle, eveningMs });
  // a star of another kind at sunrise is a turn already
  return natureAt(at(spans.nakshatra, 0)) === nature ? { kind: "none", atMs: toMs } : undefined;
}

/** The Moon passes to a star of another nature: in the night, in the hours that are left out, or between. */
function starTurn(
  next: LimbSpan,
  { obstacle, eveningMs }: { readonly obstacle: Obstacle; readonly eveningMs: number },
): Turn {
  const star = at(NAKSHATRA_IDS, next.index0);
  const atMs = next.startMs;
  if (atMs >= eveningMs) return { kind: "night", atMs, star };
  const isWithin = "span" in obstacle && atMs >= obstacle.span.startMs && atMs < obstacle.span.endMs;
  return isWithin ? { kind: "within", atMs, star } : { kind: "star", atMs, star, nature: natureAt(next) };
}

type Closing = Extract<Obstacle, { readonly untilMs: number }>;

/** An obstacle that lifts in the day, that gives way to another, or that lasts beyond the evening. */
function endOf({ spans }: DayLimbs, { name, untilMs }: Closing, eveningMs: number): Turn {
  if (untilMs >= eveningMs) return { kind: "lasts", atMs: untilMs, name };
  const running = (span: Span): boolean => span.startMs <= untilMs && span.endMs > untilMs;
  const tithi = spans.tithi.find((span) => running(span) && isClosed(span));
  const yoga = spans.yoga.find((span) => running(span) && isFall(span));
  const other = tithi === undefined ? yoga && yogaAt(yoga.index0).id : tithiFacts(tithi.index0).name;
  return other === undefined ? { kind: "lifts", atMs: untilMs, name } : { kind: "passes", atMs: untilMs, name, other };
}

function isFall({ index0 }: LimbSpan): boolean {
  const { id } = yogaAt(index0);
  return id === "vyatipata" || id === "vaidhriti";
}

const natureAt = ({ index0 }: LimbSpan): StarNature => natureOf(at(NAKSHATRA_IDS, index0));

function isClosed({ index0 }: LimbSpan): boolean {
  return index0 === AMAVASYA0 || tithiFacts(index0).group === "rikta";
}
