import { amountIn, dateIn, sentences } from "@almagest/i18n";
import type { Lang, TermTable } from "@almagest/operation";
import type { Interval } from "../changes/agreement";
import type { ValueNames } from "../changes/schema";
import { localDateTimeOf } from "../changes/span";
import type { NarrowingBirth } from "./birth";
import { counted, leadingOf, type Narrowing, secondsIn } from "./narrow";
import { minutesIn } from "./present";
import type { Claimed } from "./request";

/** The sentences that a tradition writes for its summary. */
export type NarrowingKey =
  | "known.claims"
  | "known.events"
  | "scope"
  | "agree.one"
  | "agree.many"
  | "agree.whole"
  | "agree.none"
  | "never"
  | "events.lead"
  | "events.level"
  | "further.first"
  | "further.finer"
  | "further.fine"
  | "further.recheck"
  | "caution";

export interface NarrowingTelling {
  readonly text: (key: NarrowingKey, variables?: Readonly<Record<string, string | number>>) => string | undefined;
  /** The language of these sentences. */
  readonly speaks: Lang;
  readonly members: TermTable;
  readonly values: ValueNames;
}

type Told = string | undefined;

/** The agreeing and the leading times, the next thing to ask, and that none of it is a verdict; undefined without texts. */
export function narrowingSummary(
  birth: NarrowingBirth,
  narrowing: Narrowing<unknown>,
  telling: NarrowingTelling,
): string | undefined {
  const own = birth.span.state === "known" ? knownTold : openTold;
  const told = [...own(birth, narrowing, telling), telling.text("caution")].filter((one) => one !== undefined);
  return told.length === 0 ? undefined : sentences(told);
}

function knownTold(_: NarrowingBirth, narrowing: Narrowing<unknown>, { text }: NarrowingTelling): readonly Told[] {
  const { claims, ranking } = narrowing;
  const [only] = ranking;
  const held = claims.filter(({ intervals }) => intervals.length > 0).length;
  return [
    ...(claims.length === 0 ? [] : [text("known.claims", { held, claims: claims.length })]),
    ...(only === undefined ? [] : [text("known.events", { ...countsOf(only), events: only.stances.length })]),
  ];
}

function openTold(birth: NarrowingBirth, narrowing: Narrowing<unknown>, telling: NarrowingTelling): readonly Told[] {
  const { text, speaks } = telling;
  const { span } = narrowing;
  const ends = {
    from: clockTime(span.fromEpochMs, narrowing, speaks),
    to: clockTime(span.toEpochMs, narrowing, speaks),
  };
  return [
    text("scope", { ...ends, date: dateIn(birth.input.date, speaks), whole: wholeMinutes([span], speaks) }),
    ...claimsTold(narrowing, telling),
    ...eventsTold(narrowing, telling),
    text(`further.${furtherOf(narrowing)}`),
  ];
}

function claimsTold(narrowing: Narrowing<unknown>, telling: NarrowingTelling): readonly Told[] {
  const { text, speaks } = telling;
  const { span, claims, agreeing } = narrowing;
  if (claims.length === 0) return [];
  const all = claims.length;
  const [first] = agreeing;
  if (first === undefined) {
    const never = claims.filter(({ intervals }) => intervals.length === 0);
    return [
      ...(all > 1 ? [text("agree.none", { claims: all })] : []),
      ...never.map((claim) => text("never", claimTold(claim, telling))),
    ];
  }
  if (secondsIn(agreeing) === secondsIn([span])) return [text("agree.whole", { claims: all })];
  const longest = agreeing.reduce((best, one) => (secondsIn([one]) > secondsIn([best]) ? one : best), first);
  const left = {
    ...{ claims: all, stretches: agreeing.length },
    ...{ from: clockTime(longest.fromEpochMs, narrowing, speaks), to: clockTime(longest.toEpochMs, narrowing, speaks) },
    ...{ minutes: wholeMinutes(agreeing, speaks), percent: amountIn(percentOf(agreeing, span), "percent", speaks) },
  };
  return [text(agreeing.length === 1 ? "agree.one" : "agree.many", left)];
}

/** `Sign of the Ascendant` and `Leo`; in English the value as it was sent. */
function claimTold({ member, value }: Claimed, { members, values, speaks }: NarrowingTelling) {
  return {
    member: members[member]?.[speaks] ?? member,
    value: (speaks === "en" ? undefined : values(value)?.[speaks]) ?? value,
  };
}

function eventsTold(narrowing: Narrowing<unknown>, { text, speaks }: NarrowingTelling): readonly Told[] {
  const leading = leadingOf(narrowing);
  const [first] = leading;
  if (first === undefined) return [];
  const told = { ...countsOf(first), events: first.stances.length };
  if (secondsIn(leading) === secondsIn(narrowing.weighed)) return [text("events.level", told)];
  const interval = {
    from: clockTime(first.fromEpochMs, narrowing, speaks),
    to: clockTime(first.toEpochMs, narrowing, speaks),
  };
  const percent = amountIn(percentOf(leading, ...narrowing.weighed), "percent", speaks);
  return [text("events.lead", { ...told, ...interval, minutes: wholeMinutes(leading, speaks), percent })];
}

function countsOf(one: Parameters<typeof counted>[0]): { for: number; against: number } {
  return { for: counted(one, "for"), against: counted(one, "against") };
}

const WIDE_MINUTES = 180;
const NARROW_MINUTES = 20;

/** The advice that fits what is left. */
function furtherOf({ agreeing }: Narrowing<unknown>): "first" | "finer" | "fine" | "recheck" {
  if (agreeing.length === 0) return "recheck";
  const minutes = minutesIn(agreeing);
  if (minutes > WIDE_MINUTES) return "first";
  return minutes > NARROW_MINUTES ? "finer" : "fine";
}

/** `14:30:05`; with its date where the time that is looked through has two. */
function clockTime(epochMs: number, { span }: Pick<Narrowing<unknown>, "span">, speaks: Lang): string {
  const [from = "", to = ""] = [span.fromEpochMs, span.toEpochMs].map((end) => localDateTimeOf(end, span.timezone));
  const local = localDateTimeOf(epochMs, span.timezone);
  return from.slice(0, 10) === to.slice(0, 10)
    ? local.slice(11)
    : `${dateIn(local.slice(0, 10), speaks, "day")} ${local.slice(11)}`;
}

function wholeMinutes(intervals: readonly Interval[], speaks: Lang): string {
  const minutes = minutesIn(intervals);
  return amountIn(minutes < 10 ? Math.round(10 * minutes) / 10 : Math.round(minutes), "minute", speaks);
}

function percentOf(intervals: readonly Interval[], ...whole: readonly Interval[]): number {
  const percent = (100 * secondsIn(intervals)) / secondsIn(whole);
  return percent < 10 ? Math.max(0.1, Math.round(10 * percent) / 10) : Math.min(99, Math.round(percent));
}
