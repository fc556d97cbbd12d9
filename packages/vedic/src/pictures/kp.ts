import type { Lang } from "@almagest/operation";
import {
  definePicture,
  type Figure,
  glyphNamed,
  headed,
  type Lane,
  type Span,
  stacked,
  strips,
  type Tick,
  table,
} from "@almagest/pictures";
import * as z from "zod";
import { datesBetween, daysAfter, hoursAfter } from "./clock";
import { degreesAndMinutes } from "./degrees";
import { kpTerms } from "./kp-terms";
import { readBirthTime, whenText } from "./open-charts";
import { maybe, readHouse, readLongitude, readSign, text } from "./read";
import { terms } from "./terms";
import { titles } from "./titles";
import { named, shortName } from "./words";

const readDivision = z.object({
  longitude: readLongitude,
  sign: readSign,
  signLocalized: maybe,
  signLord: text,
  nakshatra: text,
  nakshatraLocalized: maybe,
  starLord: text,
  subLord: text,
  subSubLord: text,
});

type ReadDivision = z.output<typeof readDivision>;

interface Divided {
  readonly name: string;
  readonly place: ReadDivision;
  readonly note?: string;
}

/** Rows of places with their lords, under a title for what they are. */
function lordsTable(rows: readonly Divided[], first: string, heading: string | undefined, lang: Lang): Figure {
  return table({
    heading,
    columns: [
      first,
      kpTerms.degree[lang],
      terms.nakshatra[lang],
      kpTerms.signLord[lang],
      kpTerms.starLord[lang],
      kpTerms.subLord[lang],
      kpTerms.subSubLord[lang],
    ].map((title) => ({ title })),
    rows: rows.map(({ name, place }) => ({
      cells: [
        { text: name, isBold: true },
        { text: degreesAndMinutes(place.longitude % 30), glyph: glyphNamed(place.sign) },
        place.nakshatraLocalized ?? place.nakshatra,
        ...[place.signLord, place.starLord, place.subLord, place.subSubLord].map((lord) => named(lord, lang)),
      ],
    })),
    width: 940,
  });
}

const readCusp = z.object({ house: readHouse, ...readDivision.shape });
const readGraha = z.object({ planet: text, planetLocalized: maybe, ...readDivision.shape });

function cuspRows(cusps: readonly z.output<typeof readCusp>[]): readonly Divided[] {
  return cusps.map(({ house, ...place }) => ({ name: String(house), place }));
}

function grahaRows(grahas: readonly z.output<typeof readGraha>[]): readonly Divided[] {
  return grahas.map(({ planet, planetLocalized = planet, ...place }) => ({ name: planetLocalized, place }));
}

const readEnds = { from: readDivision, to: readDivision } as const;
const readOpenCusp = z.object({ house: readHouse, ...readEnds });
const readOpenGraha = z.object({ planet: text, planetLocalized: maybe, ...readEnds });

/** Two rows where both ends of a span differ in a division that is shown, else one. */
function endRows(
  name: string,
  { from, to }: { readonly from: ReadDivision; readonly to: ReadDivision },
): readonly Divided[] {
  const key = ({ sign, nakshatra, subLord, subSubLord, longitude }: ReadDivision): string =>
    [sign, nakshatra, subLord, subSubLord, degreesAndMinutes(longitude % 30)].join();
  if (key(from) === key(to)) return [{ name, place: from }];
  return [
    { name: `${name} <`, place: from },
    { name: `${name} >`, place: to },
  ];
}

function openCuspRows(cusps: readonly z.output<typeof readOpenCusp>[]): readonly Divided[] {
  return cusps.flatMap(({ house, ...ends }) => endRows(String(house), ends));
}

function openGrahaRows(grahas: readonly z.output<typeof readOpenGraha>[]): readonly Divided[] {
  return grahas.flatMap(({ planet, planetLocalized = planet, ...ends }) => endRows(planetLocalized, ends));
}

export const kpCuspsTable = definePicture({
  operation: "getKpCusps",
  form: "table",
  title: titles.kpCusps,
  reads: z.object({ cusps: z.array(readCusp) }),
  draw: ({ cusps }, { lang }) => lordsTable(cuspRows(cusps), terms.house[lang], titles.kpCusps[lang], lang),
  uncertain: {
    reads: z.object({ birthTime: readBirthTime, cusps: z.array(readOpenCusp) }),
    draw: ({ birthTime, cusps }, { lang }) =>
      headed(
        { heading: titles.kpCusps[lang], subheading: whenText(birthTime, lang) },
        lordsTable(openCuspRows(cusps), terms.house[lang], undefined, lang),
      ),
  },
});

export const kpPlanetsTable = definePicture({
  operation: "getKpPlanets",
  form: "table",
  title: titles.kpPlanets,
  reads: z.object({ planets: z.array(readGraha) }),
  draw: ({ planets }, { lang }) => lordsTable(grahaRows(planets), terms.graha[lang], titles.kpPlanets[lang], lang),
  uncertain: {
    reads: z.object({ birthTime: readBirthTime, planets: z.array(readOpenGraha) }),
    draw: ({ birthTime, planets }, { lang }) =>
      headed(
        { heading: titles.kpPlanets[lang], subheading: whenText(birthTime, lang) },
        lordsTable(openGrahaRows(planets), terms.graha[lang], undefined, lang),
      ),
  },
});

/** Cusps and grahas of a KP chart with their lords. */
export const kpChartTable = definePicture({
  operation: "generateKpChart",
  form: "table",
  title: titles.kpChart,
  reads: z.object({
    cusps: z.array(readCusp),
    planets: z.array(readGraha),
    nodes: z.object({ rahu: readDivision, ketu: readDivision }),
  }),
  draw: ({ cusps, planets, nodes }, { lang }) =>
    headed(
      { heading: titles.kpChart[lang] },
      stacked([
        lordsTable(cuspRows(cusps), terms.house[lang], undefined, lang),
        lordsTable(
          [
            ...grahaRows(planets),
            { name: named("Rahu", lang), place: nodes.rahu },
            { name: named("Ketu", lang), place: nodes.ketu },
          ],
          terms.graha[lang],
          undefined,
          lang,
        ),
      ]),
    ),
  uncertain: {
    reads: z.object({
      birthTime: readBirthTime,
      cusps: z.array(readOpenCusp).optional(),
      planets: z.array(readOpenGraha),
    }),
    draw: ({ birthTime, cusps, planets }, { lang }) =>
      headed(
        { heading: titles.kpChart[lang], subheading: whenText(birthTime, lang) },
        stacked([
          ...(cusps === undefined ? [] : [lordsTable(openCuspRows(cusps), terms.house[lang], undefined, lang)]),
          lordsTable(openGrahaRows(planets), terms.graha[lang], undefined, lang),
        ]),
      ),
  },
});

/** Samples in a row that say the same are one span; the last runs to the end. */
function runs(
  values: readonly string[],
  at: readonly number[],
  end: number,
  labelOf: (value: string) => string,
): readonly Span[] {
  const spans: { from: number; to: number; value: string }[] = [];
  values.forEach((value, index0) => {
    const [from, to] = [at[index0] ?? 0, at[index0 + 1] ?? end];
    const last = spans.at(-1);
    if (last?.value === value) last.to = to;
    else spans.push({ from, to, value });
  });
  return spans.map(({ from, to, value }) => ({ from, to, label: labelOf(value), glyph: glyphNamed(value) }));
}

function clockTicks(from: number, to: number): readonly Tick[] {
  const step =
    [0.25, 0.5, 1, 2, 3, 6, 12, 24].find((one) => (to - from) / one <= 12) ?? 24 * Math.ceil((to - from) / 288);
  const first = Math.ceil(from / step) * step;
  return Array.from({ length: Math.max(0, Math.floor((to - first) / step + 1e-9) + 1) }, (_, index0) => {
    const at = first + index0 * step;
    const minutes = Math.round((((at % 24) + 24) % 24) * 60);
    const label = `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
    return { at, label, isMajor: at % 24 === 0 };
  });
}

const PLANETS = ["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"] as const;

/** Sub lords of the grahas from sample to sample. */
export const kpIntervalStrips = definePicture({
  operation: "getKpPlanetsInterval",
  form: "strips",
  title: titles.kpInterval,
  reads: z.object({
    intervalMinutes: z.number(),
    intervals: z
      .array(z.object({ datetime: text, planets: z.partialRecord(z.enum(PLANETS), z.object({ sublord: text })) }))
      .min(1),
  }),
  draw: ({ intervalMinutes, intervals }, { lang }) => {
    const start = intervals[0]?.datetime ?? "";
    const at = intervals.map(({ datetime }) => hoursAfter(start, datetime));
    const end = (at.at(-1) ?? 0) + intervalMinutes / 60;
    const lanes = PLANETS.flatMap((planet): Lane[] => {
      const values = intervals.map(({ planets }) => planets[planet]?.sublord ?? "");
      if (values.every((value) => value === "")) return [];
      return [
        {
          label: named(planet, lang),
          glyph: glyphNamed(planet),
          spans: runs(values, at, end, (value) => named(value, lang)),
        },
      ];
    });
    return strips({
      heading: titles.kpInterval[lang],
      subheading: start.replace("T", " "),
      from: at[0] ?? 0,
      to: end,
      ticks: clockTicks(at[0] ?? 0, end),
      lanes,
    });
  },
});

const RULERS = [
  { key: "dayLord", of: "day", level: undefined },
  { key: "lagnaSignLord", of: "lagna", level: "signLord" },
  { key: "lagnaStarLord", of: "lagna", level: "starLord" },
  { key: "lagnaSublord", of: "lagna", level: "subLord" },
  { key: "lagnaSubSublord", of: "lagna", level: "subSubLord" },
  { key: "moonSignLord", of: "moon", level: "signLord" },
  { key: "moonStarLord", of: "moon", level: "starLord" },
  { key: "moonSublord", of: "moon", level: "subLord" },
  { key: "moonSubSublord", of: "moon", level: "subSubLord" },
] as const;

const readRulers = z.object({
  dayLord: text,
  moonSignLord: text,
  moonStarLord: text,
  moonSublord: text,
  moonSubSublord: text,
  lagnaSignLord: text,
  lagnaStarLord: text,
  lagnaSublord: text,
  lagnaSubSublord: text,
  rulingPlanets: z.array(text),
});

const readRuling = z.object({ datetime: text, ...readRulers.shape });

function rulerName({ of, level }: (typeof RULERS)[number], lang: Lang): string {
  return level === undefined ? kpTerms.dayLord[lang] : `${terms[of][lang]}: ${kpTerms[level][lang]}`;
}

/** The lords of the moment, strongest first, and where each comes from. */
export const kpRulingTable = definePicture({
  operation: "getKpRulingPlanets",
  form: "table",
  title: titles.kpRuling,
  reads: readRuling,
  draw: (answer, { lang }) => rulingTable(answer, lang),
  uncertain: { reads: readRuling, draw: (answer, { lang }) => rulingTable(answer, lang) },
});

/** The moment's own rulers: a birth beside it changes none of them. */
function rulingTable(answer: z.output<typeof readRuling>, lang: Lang): Figure {
  return table({
    heading: titles.kpRuling[lang],
    subheading: `${answer.datetime.slice(0, 16).replace("T", " ")} UTC`,
    columns: [{}, {}],
    rows: [
      ...RULERS.map((ruler) => ({
        cells: [rulerName(ruler, lang), { text: named(answer[ruler.key], lang), glyph: glyphNamed(answer[ruler.key]) }],
      })),
      {
        cells: [kpTerms.rulers[lang], answer.rulingPlanets.map((one) => named(one, lang)).join(", ")],
        isMarked: true,
      },
    ],
  });
}

export const kpRulingStrips = definePicture({
  operation: "getKpRulingInterval",
  form: "strips",
  title: titles.kpRulingInterval,
  reads: z.object({
    intervalMinutes: z.number(),
    intervals: z.array(z.object({ date: text, time: text, ...readRulers.shape })).min(1),
  }),
  draw: ({ intervalMinutes, intervals }, { lang }) => {
    const start = intervals[0]?.date ?? "";
    const at = intervals.map(({ date, time }) =>
      hoursAfter(start, `${date}T${time.length === 5 ? `${time}:00` : time}`),
    );
    const end = (at.at(-1) ?? 0) + intervalMinutes / 60;
    return strips({
      heading: titles.kpRulingInterval[lang],
      subheading: start,
      from: at[0] ?? 0,
      to: end,
      ticks: clockTicks(at[0] ?? 0, end),
      lanes: RULERS.map((ruler) => ({
        label: rulerName(ruler, lang),
        spans: runs(
          intervals.map((one) => one[ruler.key]),
          at,
          end,
          (value) => named(value, lang),
        ),
      })),
      width: 860,
    });
  },
});

/** Days to a lane: a month at most has each its own, longer searches one for a month. */
const MOST_DAY_LANES = 45;

/** A clock that runs on, broken into lanes of days. */
function lanesOfDays(start: string, days: number, spans: readonly Span[]): readonly Lane[] {
  return datesBetween(start, days).map((date, day0) => ({
    label: date,
    spans: spans
      .filter(({ from, to }) => to > day0 && from < day0 + 1)
      .map((span) => ({
        ...span,
        from: Math.max(0, (span.from - day0) * 24),
        to: Math.min(24, (span.to - day0) * 24),
      })),
  }));
}

export const kpSublordStrips = definePicture({
  operation: "getKpSublordChanges",
  form: "strips",
  title: titles.kpSublords,
  reads: z.object({
    planet: text,
    planetLocalized: maybe,
    startDate: text,
    endDate: text,
    changes: z.array(z.object({ datetime: text, fromSublord: text, toSublord: text })),
  }),
  draw: ({ planet, planetLocalized = planet, startDate, endDate, changes }, { lang }) => {
    const days = Math.round(daysAfter(startDate, `${endDate.slice(0, 10)}T00:00:00`)) + 1;
    const spans = changeSpans(
      changes.map(({ datetime, fromSublord, toSublord }) => ({
        at: daysAfter(startDate, datetime),
        from: fromSublord,
        to: toSublord,
      })),
      days,
      lang,
    );
    const words = { heading: titles.kpSublords[lang], subheading: planetLocalized };
    if (days > MOST_DAY_LANES) {
      return strips({
        ...words,
        from: 0,
        to: days,
        ticks: dateTicks(startDate, days),
        lanes: [{ label: planetLocalized, spans }],
      });
    }
    return strips({ ...words, from: 0, to: 24, ticks: clockTicks(0, 24), lanes: lanesOfDays(startDate, days, spans) });
  },
});

/** The states before, between and after changes, over so many days. */
function changeSpans(
  changes: readonly { readonly at: number; readonly from: string; readonly to: string }[],
  days: number,
  lang: Lang,
): readonly Span[] {
  const before = changes[0]?.from;
  const starts = [
    ...(before === undefined ? [] : [{ at: 0, value: before }]),
    ...changes.map(({ at, to }) => ({ at, value: to })),
  ];
  return starts.map(({ at, value }, index0) => ({
    from: at,
    to: starts[index0 + 1]?.at ?? days,
    label: days > MOST_DAY_LANES ? named(value, lang) : shortName(value, lang),
    glyph: glyphNamed(value),
  }));
}

/** The first of each month, or each week where there are few. */
export function dateTicks(start: string, days: number): readonly Tick[] {
  const step = days <= 16 ? 1 : days <= 70 ? 7 : 0;
  return datesBetween(start, days).flatMap((date, day0) => {
    const isFirst = date.endsWith("-01");
    const isShown = step === 0 ? isFirst : day0 % step === 0;
    return isShown ? [{ at: day0, label: days > 400 ? date.slice(0, 7) : date.slice(5), isMajor: isFirst }] : [];
  });
}

export const kpRasiStrips = definePicture({
  operation: "getKpRasiChanges",
  form: "strips",
  title: titles.kpRasiChanges,
  reads: z.object({
    planet: text,
    planetLocalized: maybe,
    startDate: text,
    endDate: text,
    changes: z.array(z.object({ datetime: text, fromSign: readSign, toSign: readSign })),
  }),
  draw: ({ planet, planetLocalized = planet, startDate, endDate, changes }, { lang }) => {
    const days = Math.round(daysAfter(startDate, `${endDate.slice(0, 10)}T00:00:00`)) + 1;
    const moves = changes.map(({ datetime, fromSign, toSign }) => ({
      at: daysAfter(startDate, datetime),
      from: fromSign,
      to: toSign,
    }));
    const spans = changeSpans(moves, days, lang).map((span) => ({ ...span }));
    return stacked([
      strips({
        heading: titles.kpRasiChanges[lang],
        subheading: `${planetLocalized}, ${startDate} – ${endDate}`,
        from: 0,
        to: days,
        ticks: dateTicks(startDate, days),
        lanes: [{ label: planetLocalized, glyph: glyphNamed(planet), spans }],
      }),
      table({
        columns: [{}, {}, {}],
        rows: changes.map(({ datetime, fromSign, toSign }) => ({
          cells: [
            datetime.slice(0, 16).replace("T", " "),
            { text: named(fromSign, lang), glyph: glyphNamed(fromSign), paint: "muted" },
            { text: named(toSign, lang), glyph: glyphNamed(toSign) },
          ],
        })),
      }),
    ]);
  },
});
