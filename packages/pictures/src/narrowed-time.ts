import { DomainError, type Lang, type Term } from "@almagest/operation";
import { term } from "@almagest/operation/names";
import * as z from "zod";
import { definePicture, type Picture } from "./define";
import { type Lane, type Span, strips, type Tick } from "./forms/strips";
import type { CommonOptions, commonOptions } from "./options";
import { timeUnknown } from "./time-unknown";

const title: Term = /* @__PURE__ */ term("pictures/narrowedTime", "Times of birth that agree");
const allClaims: Term = /* @__PURE__ */ term("pictures/allClaims", "All claims");

const interval = z.object({ from: z.string(), to: z.string() });

const claim = z.object({
  member: z.string(),
  memberLocalized: z.string().optional(),
  value: z.string(),
  valueLocalized: z.string().optional(),
  intervals: z.array(interval),
});

const event = z.object({
  date: z.string(),
  kind: z.string(),
  kindLocalized: z.string().optional(),
  intervals: z.array(z.object({ ...interval.shape, stance: z.string() })),
});

const openAnswer = z.object({
  birthTime: z.object({ ...interval.shape, state: z.string() }),
  agreeing: z.array(interval),
  claims: z.array(claim),
  events: z.array(event).optional(),
});

type OpenAnswer = z.output<typeof openAnswer>;

/** Names of members and of kinds of events, for answers in English, which have no names beside their ids. */
export interface NarrowedNames {
  readonly members: Readonly<Record<string, Term>>;
  readonly kinds: Readonly<Record<string, Term>>;
}

/**
 * The day of a birth whose time is looked for, as strips: where all claims agree, each claim, and each event with what
 * speaks for it and against it. One drawing for every tradition.
 */
export function narrowedTimeStrips(operation: string, names: NarrowedNames): Picture<z.input<typeof commonOptions>> {
  return definePicture({
    operation,
    form: "strips",
    title,
    reads: z.object({ at: z.string() }),
    draw: refuseKnown,
    uncertain: { reads: openAnswer, draw: (answer, options) => stripsOf(answer, options, names) },
  });
}

function refuseKnown(): never {
  const message =
    "A time to the second is one second of its day, and there is no strip of it. Ask with time unknown, with timeAccuracyMinutes, or with timeFrom and timeTo.";
  throw new DomainError("unprocessable_entity", message);
}

function stripsOf(answer: OpenAnswer, { lang }: CommonOptions, names: NarrowedNames): ReturnType<typeof strips> {
  const { birthTime, claims, events = [] } = answer;
  const start = minuteOf(birthTime.from);
  const spanOf = (one: z.output<typeof interval>, rest?: Partial<Span>): Span => ({
    from: minuteOf(one.from) - start,
    // the last second is among them
    to: minuteOf(one.to) + SECOND - start,
    ...rest,
  });
  const agreeing = answer.agreeing.map((one) => spanOf(one, { isMarked: true }));
  const lanes: readonly Lane[] = [
    ...(claims.length === 0 ? [] : [{ label: allClaims[lang], spans: agreeing }]),
    ...claims.map((one) => ({ label: claimLabel(one, lang, names), spans: one.intervals.map((held) => spanOf(held)) })),
    ...events.map((one) => ({
      label: `${one.kindLocalized ?? names.kinds[one.kind]?.[lang] ?? one.kind} ${one.date.slice(0, 4)}`,
      spans: one.intervals.map(({ stance, ...held }) =>
        spanOf(held, stance === "for" ? { paint: "good", ground: "earthWash" } : { paint: "faint" }),
      ),
    })),
  ];
  const to = minuteOf(birthTime.to) + SECOND - start;
  return strips({
    heading: title[lang],
    subheading: whenOf(birthTime, lang),
    from: 0,
    to,
    ticks: ticksOf(birthTime.from, to),
    lanes,
  });
}

function claimLabel(one: z.output<typeof claim>, lang: Lang, names: NarrowedNames): string {
  const member = one.memberLocalized ?? names.members[one.member]?.[lang] ?? one.member;
  return `${member}: ${one.valueLocalized ?? one.value}`;
}

function whenOf({ state, from, to }: OpenAnswer["birthTime"], lang: Lang): string {
  const [date = ""] = from.split("T");
  const ends = [from, to].map((end) => (end.startsWith(date) ? end.slice(11, 16) : end.slice(0, 16).replace("T", " ")));
  return `${date} · ${state === "unknown" ? timeUnknown[lang] : ends.join("–")}`;
}

const SECOND = 1 / 60;
const MINUTE_MS = 60_000;

/** Minutes on a clock that runs on, which a change of the clock shifts. */
function minuteOf(local: string): number {
  return Date.parse(`${local}Z`) / MINUTE_MS;
}

const STEPS_MINUTES = [1, 5, 15, 60, 180] as const;
const MOST_TICKS = 9;

function ticksOf(from: string, minutes: number): readonly Tick[] {
  const step = STEPS_MINUTES.find((one) => minutes / one <= MOST_TICKS) ?? 180;
  const start = minuteOf(from);
  const first = step * Math.ceil(start / step);
  const count = Math.floor((start + minutes - first) / step) + 1;
  return Array.from({ length: count }, (_, index0) => {
    const minute = first + index0 * step;
    return { at: minute - start, label: new Date(minute * MINUTE_MS).toISOString().slice(11, 16), isMajor: true };
  });
}
