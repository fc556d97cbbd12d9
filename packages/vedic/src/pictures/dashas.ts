import type { Lang, Term } from "@almagest/operation";
import { definePicture, type Figure, glyphNamed, type Period, type PeriodLevel, periodBars } from "@almagest/pictures";
import * as z from "zod";
import { dashaTerms } from "../vocabulary/dasha-terms";
import { clockMs } from "./clock";
import {
  candidatesOf,
  openCurrentFigure,
  openCurrentReads,
  openDashaFigure,
  openDashaReads,
  readOpenPeriods,
} from "./dashas-open";
import { readBirthTime, whenText } from "./open-charts";
import { maybe, text } from "./read";
import { terms } from "./terms";
import { titles } from "./titles";
import { named } from "./words";

const readPeriod = z.object({ planet: text, planetLocalized: maybe, startDate: text, endDate: text });

type ReadPeriod = z.output<typeof readPeriod>;

const dateOption = {
  date: z.iso.date().optional().meta({ description: "The period that runs at this day's midnight is marked" }),
};

/** Long periods by their days, short ones by hours and minutes too. */
function datesText({ startDate, endDate }: ReadPeriod, isShort: boolean): string {
  const [start, end] = [startDate, endDate].map((one) =>
    isShort ? one.slice(0, 16).replace("T", " ") : one.slice(0, 10),
  );
  return `${start} – ${end}`;
}

function periodOf(period: ReadPeriod, { isMarked = false, isShort = false }): Period {
  const { planet, planetLocalized = planet, startDate, endDate } = period;
  return {
    from: clockMs(startDate),
    to: clockMs(endDate),
    label: planetLocalized,
    glyph: glyphNamed(planet),
    dates: datesText(period, isShort),
    isMarked,
  };
}

/** Periods of one level, under the words that say whose they are. */
function dashaFigure(
  periods: readonly ReadPeriod[],
  words: { readonly heading: string; readonly subheading?: string; readonly title: string },
  { date, isShort = false }: { readonly date?: string | undefined; readonly isShort?: boolean },
): Figure {
  const now = date === undefined ? undefined : clockMs(`${date}T00:00:00`);
  const isRunning = ({ startDate, endDate }: ReadPeriod): boolean =>
    now !== undefined && now >= clockMs(startDate) && now < clockMs(endDate);
  return periodBars({
    heading: words.heading,
    subheading: words.subheading,
    levels: [
      { title: words.title, periods: periods.map((one) => periodOf(one, { isMarked: isRunning(one), isShort })) },
    ],
    now: now === undefined || date === undefined ? undefined : { at: now, label: date },
  });
}

/** The great periods of a life. */
export const majorDashaBars = definePicture({
  operation: "getMajorDashas",
  form: "periods",
  title: titles.vimshottari,
  reads: z.object({ mahadashas: z.array(readPeriod), nakshatraName: text, nakshatraNameLocalized: maybe }),
  options: dateOption,
  draw: ({ mahadashas, nakshatraName, nakshatraNameLocalized = nakshatraName }, { lang, date }) =>
    dashaFigure(
      mahadashas,
      {
        heading: titles.vimshottari[lang],
        subheading: `${terms.moon[lang]}: ${nakshatraNameLocalized}`,
        title: dashaTerms.mahadasha[lang],
      },
      { date },
    ),
  uncertain: {
    reads: openDashaReads({ candidates: candidatesOf({ mahadashas: readOpenPeriods }) }),
    draw: (answer, options) =>
      openDashaFigure(
        answer.birthTime,
        answer.candidates.map(({ mahadashas: periods, ...one }) => ({ ...one, periods })),
        { lords: [], level: dashaTerms.mahadasha },
        options,
      ),
  },
});

/** The lords above a level: Saturn / Venus. */
function pathText(lords: readonly string[], lang: Lang): string {
  return lords.map((lord) => named(lord, lang)).join(" / ");
}

function subFigure(
  periods: readonly ReadPeriod[],
  lords: readonly string[],
  level: Term,
  { lang, date, isShort }: { readonly lang: Lang; readonly date?: string | undefined; readonly isShort?: boolean },
): Figure {
  const words = { heading: titles.vimshottari[lang], subheading: pathText(lords, lang), title: level[lang] };
  return dashaFigure(periods, words, { date, isShort: isShort ?? false });
}

const lord = { mahadashaLord: text } as const;
const lords2 = { ...lord, antardashaLord: text } as const;
const lords3 = { ...lords2, pratyantardashaLord: text } as const;

export const antardashaBars = definePicture({
  operation: "getSubDashas",
  form: "periods",
  title: dashaTerms.antardasha,
  reads: z.object({ ...lord, antardashas: z.array(readPeriod) }),
  options: dateOption,
  draw: (answer, options) => subFigure(answer.antardashas, [answer.mahadashaLord], dashaTerms.antardasha, options),
  uncertain: {
    reads: openDashaReads({ ...lord, candidates: candidatesOf({ antardashas: readOpenPeriods }) }),
    draw: (answer, options) =>
      openDashaFigure(
        answer.birthTime,
        answer.candidates.map(({ antardashas: periods, ...one }) => ({ ...one, periods })),
        { lords: [answer.mahadashaLord], level: dashaTerms.antardasha },
        options,
      ),
  },
});

export const pratyantardashaBars = definePicture({
  operation: "getPratyantardashas",
  form: "periods",
  title: dashaTerms.pratyantardasha,
  reads: z.object({ ...lords2, pratyantardashas: z.array(readPeriod) }),
  options: dateOption,
  draw: (answer, options) =>
    subFigure(
      answer.pratyantardashas,
      [answer.mahadashaLord, answer.antardashaLord],
      dashaTerms.pratyantardasha,
      options,
    ),
  uncertain: {
    reads: openDashaReads({ ...lords2, candidates: candidatesOf({ pratyantardashas: readOpenPeriods }) }),
    draw: (answer, options) =>
      openDashaFigure(
        answer.birthTime,
        answer.candidates.map(({ pratyantardashas: periods, ...one }) => ({ ...one, periods })),
        { lords: [answer.mahadashaLord, answer.antardashaLord], level: dashaTerms.pratyantardasha },
        options,
      ),
  },
});

export const sookshmaDashaBars = definePicture({
  operation: "getSookshmaDashas",
  form: "periods",
  title: dashaTerms.sookshma,
  reads: z.object({ ...lords3, sookshmaDashas: z.array(readPeriod) }),
  options: dateOption,
  draw: (answer, options) =>
    subFigure(
      answer.sookshmaDashas,
      [answer.mahadashaLord, answer.antardashaLord, answer.pratyantardashaLord],
      dashaTerms.sookshma,
      { ...options, isShort: true },
    ),
  uncertain: {
    reads: openDashaReads({ ...lords3, candidates: candidatesOf({ sookshmaDashas: readOpenPeriods }) }),
    draw: (answer, options) =>
      openDashaFigure(
        answer.birthTime,
        answer.candidates.map(({ sookshmaDashas: periods, ...one }) => ({ ...one, periods })),
        {
          lords: [answer.mahadashaLord, answer.antardashaLord, answer.pratyantardashaLord],
          level: dashaTerms.sookshma,
        },
        options,
      ),
  },
});

export const pranaDashaBars = definePicture({
  operation: "getPranaDashas",
  form: "periods",
  title: dashaTerms.prana,
  reads: z.object({ ...lords3, sookshmaLord: text, pranaDashas: z.array(readPeriod) }),
  options: dateOption,
  draw: (answer, options) =>
    subFigure(
      answer.pranaDashas,
      [answer.mahadashaLord, answer.antardashaLord, answer.pratyantardashaLord, answer.sookshmaLord],
      dashaTerms.prana,
      { ...options, isShort: true },
    ),
  uncertain: {
    reads: openDashaReads({
      ...lords3,
      sookshmaLord: text,
      candidates: candidatesOf({ pranaDashas: readOpenPeriods }),
    }),
    draw: (answer, options) =>
      openDashaFigure(
        answer.birthTime,
        answer.candidates.map(({ pranaDashas: periods, ...one }) => ({ ...one, periods })),
        {
          lords: [answer.mahadashaLord, answer.antardashaLord, answer.pratyantardashaLord, answer.sookshmaLord],
          level: dashaTerms.prana,
        },
        options,
      ),
  },
});

const LEVELS = [
  { key: "mahadasha", term: dashaTerms.mahadasha },
  { key: "antardasha", term: dashaTerms.antardasha },
  { key: "pratyantardasha", term: dashaTerms.pratyantardasha },
  { key: "sookshmaDasha", term: dashaTerms.sookshma },
  { key: "pranaDasha", term: dashaTerms.prana },
] as const;

/** The five running periods, each within the one above it. */
export const currentDashaBars = definePicture({
  operation: "getCurrentDasha",
  form: "periods",
  title: titles.vimshottari,
  reads: z.object({
    readingAt: text,
    mahadasha: readPeriod,
    antardasha: readPeriod,
    pratyantardasha: readPeriod,
    sookshmaDasha: readPeriod,
    pranaDasha: readPeriod,
  }),
  draw: (answer, { lang }) =>
    periodBars({
      heading: titles.vimshottari[lang],
      levels: LEVELS.map(({ key, term }, index0) => {
        const running = periodOf(answer[key], { isMarked: true, isShort: index0 > 2 });
        const above = answer[LEVELS[index0 - 1]?.key ?? key];
        return { title: term[lang], periods: withinPeriod(running, clockMs(above.startDate), clockMs(above.endDate)) };
      }),
      now: { at: clockMs(answer.readingAt), label: answer.readingAt.slice(0, 16).replace("T", " ") },
    }),
  uncertain: {
    reads: openCurrentReads,
    draw: openCurrentFigure,
  },
});

/** A period between what goes before and after it. */
function withinPeriod(running: Period, from: number, to: number): readonly Period[] {
  return [
    ...(running.from > from ? [{ from, to: running.from, label: "" }] : []),
    running,
    ...(running.to < to ? [{ from: running.to, to, label: "" }] : []),
  ];
}

const readSpan = z.object({
  start: text,
  end: text,
  stays: z.array(z.object({ sign: text, signLocalized: maybe, start: text, end: text })),
});

function spanLevel({ start, end, stays }: z.output<typeof readSpan>, whose = ""): PeriodLevel {
  return {
    title: `${whose}${start.slice(0, 10)} – ${end.slice(0, 10)}`,
    periods: stays.map(({ sign, signLocalized = sign, ...stay }) => ({
      from: clockMs(stay.start),
      to: clockMs(stay.end),
      label: signLocalized,
      glyph: glyphNamed(sign),
      dates: `${stay.start.slice(0, 10)} – ${stay.end.slice(0, 10)}`,
    })),
  };
}

/** Sade sati over a life: each passage with its stays. */
export const sadhesatiBars = definePicture({
  operation: "checkSadhesati",
  form: "periods",
  title: titles.sadhesati,
  reads: z.object({
    moonSign: text,
    moonSignLocalized: maybe,
    spans: z.array(readSpan),
  }),
  draw: ({ moonSign, moonSignLocalized = moonSign, spans }, { lang }) =>
    periodBars({
      heading: titles.sadhesati[lang],
      subheading: `${terms.moon[lang]}: ${moonSignLocalized}`,
      levels: spans.map((span) => spanLevel(span)),
    }),
  uncertain: {
    reads: z.object({
      birthTime: readBirthTime,
      candidates: z.array(z.object({ moonSign: text, moonSignLocalized: maybe, spans: z.array(readSpan) })),
    }),
    draw: ({ birthTime, candidates }, { lang }) =>
      periodBars({
        heading: titles.sadhesati[lang],
        subheading: whenText(birthTime, lang),
        levels: candidates.flatMap(({ moonSign, moonSignLocalized = moonSign, spans }) =>
          spans.map((span) => spanLevel(span, `${terms.moon[lang]}: ${moonSignLocalized} · `)),
        ),
      }),
  },
});
