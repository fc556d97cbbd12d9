import type { Lang } from "@almagest/operation";
import { definePicture, type Figure, glyphNamed, type Period, periodBars } from "@almagest/pictures";
import * as z from "zod";
import { dashaTerms } from "../vocabulary/dasha-terms";
import { clockMs } from "./clock";
import { readBirthTime, whenText } from "./open-charts";
import { maybe, text } from "./read";
import { titles } from "./titles";

const readRuler = {
  planet: maybe,
  planetLocalized: maybe,
  yogini: maybe,
  yoginiLocalized: maybe,
  rashi: maybe,
  rashiLocalized: maybe,
} as const;
const readSub = z.object({ ...readRuler, startDate: text, endDate: text });
const readMajor = z.object({ ...readSub.shape, subPeriods: z.array(readSub) });
const readReach = z.object({ from: text, to: text });
const readOpen = z.object({
  ...readRuler,
  startDate: readReach,
  endDate: readReach,
  nominalStartDate: readReach.optional(),
});
const readSystem = { dashaSystemName: text, dashaSystemNameLocalized: maybe, readingAt: text } as const;
const readKnown = z.object({ ...readSystem, periods: z.array(readMajor) });
const readUncertain = z.object({
  ...readSystem,
  birthTime: readBirthTime,
  candidates: z.array(z.object({ born: readReach, periods: z.array(readOpen) })),
});

type Ruler = z.output<z.ZodObject<typeof readRuler>>;
type Known = z.output<typeof readKnown>;
type Uncertain = z.output<typeof readUncertain>;

function labelOf({ planet, planetLocalized, yogini, yoginiLocalized, rashi, rashiLocalized }: Ruler): string {
  return yoginiLocalized ?? yogini ?? planetLocalized ?? planet ?? rashiLocalized ?? rashi ?? "";
}

function barOf(ruler: Ruler, start: string, end: string, nowMs: number): Period {
  const [from, to] = [clockMs(start), clockMs(end)];
  return {
    from,
    to,
    label: labelOf(ruler),
    glyph: ruler.yogini === undefined ? glyphNamed(ruler.planet ?? ruler.rashi ?? "") : undefined,
    dates: `${start.slice(0, 10)} – ${end.slice(0, 10)}`,
    isMarked: nowMs >= from && nowMs < to,
  };
}

function headingOf({ dashaSystemName, dashaSystemNameLocalized = dashaSystemName }: Known | Uncertain): string {
  return dashaSystemNameLocalized;
}

function nowOf({ readingAt }: Known | Uncertain): { readonly at: number; readonly label: string } {
  return { at: clockMs(readingAt), label: readingAt.slice(0, 10) };
}

/** The major periods, and the parts of the one that runs. */
function knownFigure(answer: Known, lang: Lang): Figure {
  const now = nowOf(answer);
  const bars = (periods: readonly z.output<typeof readSub>[]): Period[] =>
    periods.map((one) => barOf(one, one.startDate, one.endDate, now.at));
  const running = answer.periods.find(
    ({ startDate, endDate }) => now.at >= clockMs(startDate) && now.at < clockMs(endDate),
  );
  return periodBars({
    heading: headingOf(answer),
    levels: [
      { title: dashaTerms.mahadasha[lang], periods: bars(answer.periods) },
      ...(running === undefined ? [] : [{ title: dashaTerms.antardasha[lang], periods: bars(running.subPeriods) }]),
    ],
    now,
  });
}

/** Births of more candidates than these are drawn by the earliest and the latest of all. */
const MOST_CANDIDATES = 4;

/** The major periods of the earliest and of the latest birth of each candidate. */
function openFigure(answer: Uncertain, lang: Lang): Figure {
  const now = nowOf(answer);
  const { candidates } = answer;
  const births = candidates.flatMap((candidate, index0) => {
    const isShown = candidates.length <= MOST_CANDIDATES;
    return [
      // the earliest birth has the latest dates
      ...(isShown || index0 === 0 ? [{ candidate, birth: candidate.born.from, end: "to" as const }] : []),
      ...(isShown || index0 === candidates.length - 1
        ? [{ candidate, birth: candidate.born.to, end: "from" as const }]
        : []),
    ];
  });
  return periodBars({
    heading: headingOf(answer),
    subheading: whenText(answer.birthTime, lang),
    levels: births.map(({ candidate, birth, end }) => ({
      title: `${dashaTerms.mahadasha[lang]} · ${birth.slice(11, 16)}`,
      periods: candidate.periods.map((one) =>
        barOf(one, one.nominalStartDate === undefined ? one.startDate[end] : birth, one.endDate[end], now.at),
      ),
    })),
    now,
  });
}

export const dashaPeriodBars = definePicture({
  operation: "getDashaPeriods",
  form: "periods",
  title: titles.dashaPeriods,
  reads: readKnown,
  options: {},
  draw: (answer, { lang }) => knownFigure(answer, lang),
  uncertain: { reads: readUncertain, draw: (answer, { lang }) => openFigure(answer, lang) },
});
