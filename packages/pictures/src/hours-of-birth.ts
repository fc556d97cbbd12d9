import { DomainError, type Lang, type Term } from "@almagest/operation";
import { term } from "@almagest/operation/names";
import * as z from "zod";
import { type AskedOptions, definePicture, type Picture } from "./define";
import type { Figure } from "./figure";
import { type Lane, type Span, strips, type Tick } from "./forms/strips";
import { timeUnknown } from "./time-unknown";

const title: Term = /* @__PURE__ */ term("pictures/hoursOfBirth", "What the time of birth decides");

const value = z.union([z.string(), z.number(), z.boolean()]);
const localized = z.string().optional();

const readBirthTime = z.object({
  state: z.string(),
  from: z.string(),
  to: z.string(),
  holds: z.array(z.object({ member: z.string(), value, valueLocalized: localized })),
  changes: z.array(
    z.object({
      member: z.string(),
      before: value,
      beforeLocalized: localized,
      after: value,
      afterLocalized: localized,
      at: z.string(),
    }),
  ),
});

type BirthTime = z.output<typeof readBirthTime>;
type Change = BirthTime["changes"][number];

/** The form of these pictures. */
export const HOURS_OF_BIRTH = "hours";

/**
 * The time in which a birth may be, with a lane for each member of its answer: the value that it has, and from which
 * second another. Drawn of any answer to an open time of birth; the members are named by their paths.
 */
export function hoursOfBirth(operation: string): Picture<AskedOptions<Record<never, never>>> {
  return definePicture({
    operation,
    form: HOURS_OF_BIRTH,
    title,
    reads: z.object({ birthTime: readBirthTime.optional() }),
    draw: ({ birthTime }, { lang }) => {
      if (birthTime === undefined) throw notOpen(operation);
      return hours(birthTime, lang);
    },
  });
}

function notOpen(operation: string): DomainError {
  return new DomainError(
    "unprocessable_entity",
    `This picture is drawn of an answer of ${operation} to an open time of birth, and in this one the time is known. Send time as unknown or null, or with timeAccuracyMinutes, or timeFrom and timeTo.`,
    { form: HOURS_OF_BIRTH },
  );
}

const WIDTH = 1040;
/** Members beyond these are counted in the line below the heading. */
const MOST_LANES = 36;

function hours(birthTime: BirthTime, lang: Lang): Figure {
  const { from, to, changes, holds } = birthTime;
  const members = [...new Set(changes.map(({ member }) => member))];
  const turning = members.map((member) =>
    laneOf(
      changes.filter((change) => change.member === member),
      birthTime,
    ),
  );
  const steady = holds.map(({ member, value: held, valueLocalized }): Lane => {
    return { label: member, spans: [{ from: 0, to: secondsTo(to, from), label: textOf(held, valueLocalized) }] };
  });
  const lanes = [...turning, ...steady];
  const more = lanes.length > MOST_LANES ? [`+${lanes.length - MOST_LANES}`] : [];
  return strips({
    heading: title[lang],
    subheading: [...whenTexts(birthTime, lang), ...more].join(" · "),
    from: 0,
    to: secondsTo(to, from),
    ticks: ticksOf(birthTime),
    lanes: lanes.slice(0, MOST_LANES),
    width: WIDTH,
  });
}

/** `1990-07-15 · time unknown`, or both ends of a range. */
function whenTexts({ state, from, to }: BirthTime, lang: Lang): readonly string[] {
  const [day, lastDay] = [from.slice(0, 10), to.slice(0, 10)];
  if (state === "unknown") return [day, timeUnknown[lang]];
  const end = day === lastDay ? to.slice(11, 16) : to.slice(0, 16).replace("T", " ");
  return [day, `${from.slice(11, 16)}–${end}`];
}

/** Each value from its first second to that of the next; the later ones with the time at which they begin. */
function laneOf(changes: readonly Change[], { from, to }: BirthTime): Lane {
  const [first] = changes;
  const starts: number[] = [];
  // a clock that is put back shows an hour twice: nothing is drawn before what came before it
  for (const { at } of changes) starts.push(Math.max(starts.at(-1) ?? 0, secondsTo(at, from)));
  const end = secondsTo(to, from);
  const spans: Span[] = changes.map(({ after, afterLocalized, at }, index0) => ({
    from: starts[index0] ?? 0,
    to: starts[index0 + 1] ?? end,
    label: `${at.slice(11, 16)} ${textOf(after, afterLocalized)}`,
    short: textOf(after, afterLocalized),
    ground: index0 % 2 === 0 ? "paper" : "wash",
  }));
  const before = first === undefined ? "" : textOf(first.before, first.beforeLocalized);
  return { label: first?.member ?? "", spans: [{ from: 0, to: starts[0] ?? end, label: before }, ...spans] };
}

function textOf(told: Change["after"], name: string | undefined): string {
  if (name !== undefined) return name;
  if (typeof told === "boolean") return told ? "✓" : "–";
  return told === "none" ? "–" : String(told);
}

/** By the clock of the birth. */
function secondsTo(local: string, from: string): number {
  return (Date.parse(`${local}Z`) - Date.parse(`${from}Z`)) / 1000;
}

const MINUTE = 60;
const STEPS = [1, 5, 15, 30, 60, 180].map((minutes) => minutes * MINUTE);
const MOST_TICKS = 10;
const DAY = 24 * 60 * MINUTE;

/** Even times of the clock. */
function ticksOf({ from, to }: BirthTime): readonly Tick[] {
  const end = secondsTo(to, from);
  const step = STEPS.find((seconds) => end / seconds <= MOST_TICKS) ?? DAY;
  const start = secondsTo(from, `${from.slice(0, 10)}T00:00:00`);
  const first = Math.ceil(start / step) * step;
  return Array.from({ length: Math.floor((start + end - first) / step) + 1 }, (_, index0) => {
    const ofDay = (first + index0 * step) % DAY;
    const label = `${twoDigits(Math.floor(ofDay / 3600))}:${twoDigits(Math.floor(ofDay / MINUTE) % 60)}`;
    return { at: first + index0 * step - start, label, isMajor: ofDay % (6 * 60 * MINUTE) === 0 };
  });
}

function twoDigits(count: number): string {
  return String(count).padStart(2, "0");
}
