import type { Lang, Term } from "@almagest/operation";
import { type Figure, glyphNamed, type Period, type PeriodLevel, periodBars } from "@almagest/pictures";
import * as z from "zod";
import { dashaTerms } from "../vocabulary/dasha-terms";
import { clockMs } from "./clock";
import { readBirthTime, whenText } from "./open-charts";
import { maybe, text } from "./read";
import { titles } from "./titles";
import { named } from "./words";

const readReach = z.object({ from: text, to: text });
const readOpenPeriod = z.object({
  planet: text,
  planetLocalized: maybe,
  startDate: readReach,
  endDate: readReach,
  nominalStartDate: readReach.optional(),
  bornUntil: maybe,
});
type ReadOpenPeriod = z.output<typeof readOpenPeriod>;

const readCandidate = { born: readReach, nakshatraName: text, nakshatraNameLocalized: maybe } as const;

/** The members of an answer that has its periods under one name in each candidate. */
export function openDashaReads<Own extends z.ZodRawShape>(own: Own) {
  return z.object({ birthTime: readBirthTime, ...own });
}

export const readOpenPeriods = z.array(readOpenPeriod);
export const candidatesOf = <Own extends z.ZodRawShape>(own: Own) => z.array(z.object({ ...readCandidate, ...own }));

interface Candidate extends z.output<z.ZodObject<typeof readCandidate>> {
  readonly periods: readonly ReadOpenPeriod[];
}

interface Asked {
  readonly lang: Lang;
  readonly date?: string | undefined;
}

/**
 * The periods of the earliest and of the latest birth of each candidate: those of all others lie between, so nothing is
 * drawn where it might not be.
 */
export function openDashaFigure(
  birthTime: z.output<typeof readBirthTime>,
  candidates: readonly Candidate[],
  { lords, level }: { readonly lords: readonly string[]; readonly level: Term },
  { lang, date }: Asked,
): Figure {
  const now = date === undefined ? undefined : clockMs(`${date}T00:00:00`);
  const path = lords.map((lord) => named(lord, lang)).join(" / ");
  return periodBars({
    heading: titles.vimshottari[lang],
    subheading: [path, whenText(birthTime, lang)].filter((part) => part !== "").join(" · "),
    levels: candidates.flatMap(({ born, nakshatraName, nakshatraNameLocalized = nakshatraName, periods }) =>
      [born.from, ...(born.to === born.from ? [] : [born.to])].map((birth): PeriodLevel => {
        const own = periods.flatMap((period) => ofBirth(period, birth, born.from) ?? []);
        return {
          title: `${level[lang]} · ${nakshatraNameLocalized} · ${birth.slice(11, 16)}`,
          periods: own.map((one) => ({ ...one, isMarked: now !== undefined && now >= one.from && now < one.to })),
        };
      }),
    ),
    now: now === undefined || date === undefined ? undefined : { at: now, label: date },
  });
}

/** A period of the earliest or of the latest birth, cut at it; undefined where that birth lives none of it. */
function ofBirth(period: ReadOpenPeriod, birth: string, first: string): Period | undefined {
  const { planet, planetLocalized = planet, startDate, endDate, nominalStartDate, bornUntil } = period;
  const isFirst = birth === first;
  if (!isFirst && bornUntil !== undefined) return undefined;
  // the earliest birth has the latest dates
  const end = isFirst ? "to" : "from";
  const began = (nominalStartDate ?? startDate)[end];
  const start = began < birth ? birth : began;
  return {
    from: clockMs(start),
    to: clockMs(endDate[end]),
    label: planetLocalized,
    glyph: glyphNamed(planet),
    dates: `${start.slice(0, 10)} – ${endDate[end].slice(0, 10)}`,
  };
}

const running = readOpenPeriod.optional();

export const openCurrentReads = z.object({
  birthTime: readBirthTime,
  readingAt: text,
  mahadasha: running,
  antardasha: running,
  pratyantardasha: running,
  sookshmaDasha: running,
  pranaDasha: running,
  possible: z
    .object({
      level: text,
      periods: z.array(z.object({ planet: text, planetLocalized: maybe, born: readReach })),
    })
    .optional(),
});

type OpenCurrent = z.output<typeof openCurrentReads>;

const LEVELS = [
  { key: "mahadasha", term: dashaTerms.mahadasha },
  { key: "antardasha", term: dashaTerms.antardasha },
  { key: "pratyantardasha", term: dashaTerms.pratyantardasha },
  { key: "sookshmaDasha", term: dashaTerms.sookshma },
  { key: "pranaDasha", term: dashaTerms.prana },
] as const;

/** The levels on which all births agree, and of the next one each period over the hours of birth that are in it. */
export function openCurrentFigure(answer: OpenCurrent, { lang }: Asked): Figure {
  const { readingAt, possible, birthTime } = answer;
  const shared = LEVELS.flatMap(({ key, term }) => {
    const period = answer[key];
    return period === undefined ? [] : [{ title: term[lang], periods: sharedBars(period) }];
  });
  const next = LEVELS[shared.length];
  const hours = (possible?.periods ?? []).map(({ planet, planetLocalized = planet, born }) => ({
    from: clockMs(born.from),
    to: clockMs(born.to) + SECOND_MS,
    label: planetLocalized,
    glyph: glyphNamed(planet),
    dates: `${born.from.slice(11, 16)} – ${born.to.slice(11, 16)}`,
  }));
  return periodBars({
    heading: titles.vimshottari[lang],
    subheading: whenText(birthTime, lang),
    levels: [...shared, { title: next === undefined ? undefined : next.term[lang], periods: hours }],
    now: { at: clockMs(readingAt), label: readingAt.slice(0, 16).replace("T", " ") },
  });
}

const SECOND_MS = 1000;

/** The part of a period that all births have, between the parts that only some have. */
function sharedBars({ planet, planetLocalized = planet, startDate, endDate }: ReadOpenPeriod): readonly Period[] {
  const [from, start, end, to] = [startDate.from, startDate.to, endDate.from, endDate.to].map(clockMs);
  if (from === undefined || start === undefined || end === undefined || to === undefined) return [];
  const days = [startDate.from, startDate.to, endDate.from, endDate.to].map((date) => date.slice(0, 10));
  return [
    ...(from < start ? [{ from, to: start, label: "" }] : []),
    {
      from: start,
      to: end,
      label: planetLocalized,
      glyph: glyphNamed(planet),
      dates: `${days[0]}/${days[1]} – ${days[2]}/${days[3]}`,
      isMarked: true,
    },
    ...(end < to ? [{ from: end, to, label: "" }] : []),
  ];
}
