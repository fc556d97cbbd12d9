import { leavesOf } from "@almagest/i18n";
import type { TextCatalogue } from "@almagest/operation";
import { sentencesOf } from "../src/piece";
import type { Claim } from "./claims";

interface Interval {
  readonly from: string;
  readonly to: string;
  readonly minutes: number;
}

/** The members that a summary of a narrowed time rests on, of any tradition. */
export interface NarrowedAnswer {
  readonly agreeing: readonly Interval[];
  readonly claims: readonly { readonly member: string; readonly value: string; readonly minutes: number }[];
  readonly narrowed: {
    readonly fromMinutes: number;
    readonly toMinutes: number;
    readonly weighedMinutes?: number;
    readonly leadingMinutes?: number;
  };
  readonly events?: readonly unknown[];
  readonly ranking?: readonly (Interval & { readonly for: number; readonly against: number })[];
}

const longest = ({ agreeing }: NarrowedAnswer): Interval | undefined =>
  agreeing.toSorted((one, other) => other.minutes - one.minutes)[0];
const weighed = ({ narrowed }: NarrowedAnswer): number => narrowed.weighedMinutes ?? Number.NaN;
const timeOf = (local = ""): string => local.slice(11);

const FIGURES = {
  whole: ({ narrowed }) => narrowed.fromMinutes,
  left: ({ narrowed }) => narrowed.toMinutes,
  percent: ({ narrowed }) => (100 * narrowed.toMinutes) / narrowed.fromMinutes,
  stretches: ({ agreeing }) => agreeing.length,
  from: (answer) => timeOf(longest(answer)?.from),
  to: (answer) => timeOf(longest(answer)?.to),
  claims: ({ claims }) => claims.length,
  claim: ({ claims }) => claims.filter(({ minutes }) => minutes === 0).map(({ value }) => value),
  held: ({ claims }) => claims.filter(({ minutes }) => minutes > 0).length,
  events: ({ events = [] }) => events.length,
  for: ({ ranking = [] }) => ranking[0]?.for ?? Number.NaN,
  against: ({ ranking = [] }) => ranking[0]?.against ?? Number.NaN,
  leading: ({ narrowed }) => narrowed.leadingMinutes ?? Number.NaN,
  leadingPercent: (answer) => (100 * (answer.narrowed.leadingMinutes ?? Number.NaN)) / weighed(answer),
  leadingFrom: ({ ranking = [] }) => timeOf(ranking[0]?.from),
  leadingTo: ({ ranking = [] }) => timeOf(ranking[0]?.to),
} as const satisfies Readonly<Record<string, (answer: NarrowedAnswer) => number | string | readonly string[]>>;

type Figure = keyof typeof FIGURES;

/** Members behind figures: those on events are in answers with events alone. */
const RESTS_ON: Readonly<Record<Figure, readonly string[]>> = {
  whole: ["narrowed.fromMinutes"],
  left: ["narrowed.toMinutes"],
  percent: ["narrowed.toMinutes", "narrowed.fromMinutes"],
  stretches: ["agreeing"],
  from: ["agreeing.*.from"],
  to: ["agreeing.*.to"],
  claims: ["claims"],
  claim: ["claims.*.value", "claims.*.minutes"],
  held: ["claims.*.minutes"],
  events: ["events"],
  for: ["ranking.*.for"],
  against: ["ranking.*.against"],
  leading: ["narrowed.leadingMinutes"],
  leadingPercent: ["narrowed.leadingMinutes", "narrowed.weighedMinutes"],
  leadingFrom: ["ranking.*.from"],
  leadingTo: ["ranking.*.to"],
};

const CLOCK = "(\\d\\d:\\d\\d:\\d\\d)";
const MINUTES = "([\\d.]+) minutes?";
const PERCENT = "([\\d.]+) percent";
const NUMBER = "(\\d+)";

/** By the placeholder of a text: the figure behind it, and what fills it. Those on events have others of the same name. */
const PLACEHOLDERS: Readonly<Record<string, readonly [Figure, string]>> = {
  whole: ["whole", MINUTES],
  minutes: ["left", MINUTES],
  percent: ["percent", PERCENT],
  stretches: ["stretches", NUMBER],
  from: ["from", CLOCK],
  to: ["to", CLOCK],
  claims: ["claims", NUMBER],
  value: ["claim", '([^"]+)'],
  held: ["held", NUMBER],
  events: ["events", NUMBER],
  for: ["for", NUMBER],
  against: ["against", NUMBER],
};
const OF_EVENTS: typeof PLACEHOLDERS = {
  ...PLACEHOLDERS,
  minutes: ["leading", MINUTES],
  percent: ["leadingPercent", PERCENT],
  from: ["leadingFrom", CLOCK],
  to: ["leadingTo", CLOCK],
};

const escaped = (text: string): string => text.replace(/[.*+?^$()[\]|\\]/g, "\\$&");

/** A sentence of a text with its placeholders as groups: its figures are compared with the answer. */
function figured<Answer extends NarrowedAnswer>(
  sentence: string,
  known: typeof PLACEHOLDERS,
): Claim<Answer> | undefined {
  const figures: Figure[] = [];
  const group = (name: string): string => {
    const [figure, pattern] = known[name] ?? ["whole", ".+"];
    if (name in known) figures.push(figure);
    return pattern;
  };
  const says = sentence
    .split(/(\{\w+, plural, one \{[^{}]*\} other \{[^{}]*\}\}|\{\w+\})/)
    .map((part) => {
      const [, counted, one = "", other = ""] = /^\{(\w+), plural, one \{(.*?)\} other \{(.*?)\}\}$/.exec(part) ?? [];
      if (counted !== undefined) {
        const several = escaped(other).replace("#", group(counted));
        return other.includes("#") ? `(?:${escaped(one)}|${several})` : `(?:${escaped(one)}|${escaped(other)})`;
      }
      const [, name] = /^\{(\w+)\}$/.exec(part) ?? [];
      return name === undefined ? escaped(part) : group(name);
    })
    .join("");
  if (figures.length === 0) return undefined;
  return {
    says: new RegExp(`^${says}$`),
    restsOn: figures.flatMap((figure) => RESTS_ON[figure]),
    holds: (answer, [, ...said]) =>
      figures.every((figure, index0) => isTold(FIGURES[figure](answer), said[index0] ?? "1")),
  };
}

/** Minutes are told in tenths below ten of them, and answers have hundredths. */
function isTold(value: number | string | readonly string[], said: string): boolean {
  if (typeof value === "object") return value.includes(said);
  if (typeof value === "string") return value === said;
  return Math.abs(Number(said) - value) <= (Number.isInteger(value) ? 0.5 : value < 10 ? 0.11 : 1.01);
}

/** Every figure in the sentences of a tradition's texts, compared with the members that it rests on. */
export function narrowedClaims<Answer extends NarrowedAnswer>(
  texts: TextCatalogue["messages"],
): readonly Claim<Answer>[] {
  return [...leavesOf(texts)].flatMap(([key, leaf]) => {
    // the search's own ends are in `birthTime`, which an answer to the second has not
    const known =
      key === "scope"
        ? { whole: PLACEHOLDERS["whole"] ?? ["whole", MINUTES] }
        : key.startsWith("events.")
          ? OF_EVENTS
          : PLACEHOLDERS;
    if (typeof leaf !== "string") return [];
    return sentencesOf(leaf).flatMap((sentence) => figured<Answer>(sentence, known) ?? []);
  });
}
