import { aspects as aspectTerms, parallels } from "@almagest/i18n/astrology";
import type { Lang, Term } from "@almagest/operation";
import {
  bars,
  type Cell,
  definePicture,
  type Figure,
  type GlyphName,
  glyphNamed,
  hoursOfBirth,
  type Lane,
  type Span,
  stacked,
  strips,
  table,
  timeUnknown,
} from "@almagest/pictures";
import * as z from "zod";
import { datesBetween, daysAfter } from "./clock";
import { degreesAndMinutes } from "./degrees";
import { dateTicks } from "./kp";
import { monthTerms } from "./month-terms";
import { maybe, readFrame, readLongitude, readSign, text } from "./read";
import { titles } from "./titles";
import { frameText } from "./words";

const MAJOR = ["conjunction", "sextile", "square", "trine", "opposition"] as const;
const WITH_GLYPHS = [...MAJOR, "semi-sextile", "semi-square", "sesqui-square", "quincunx"] as const;

const aspectsOption = {
  aspects: z.enum(["major", "minor"]).default("major").meta({
    description:
      "major: conjunction, sextile, square, trine, opposition; minor: semi-sextile, semi-square, sesqui-square and quincunx as well",
    fold: "case",
  }),
};

const ASPECT_NAMES: ReadonlyMap<string, Term> = new Map(Object.entries(aspectTerms));

function aspectName(aspect: string, lang: Lang): string {
  return ASPECT_NAMES.get(aspect === "sesqui-square" ? "sesquiquadrate" : aspect)?.[lang] ?? aspect;
}

function aspectGlyph(aspect: string, which: "major" | "minor"): GlyphName | undefined {
  const shown: readonly string[] = which === "major" ? MAJOR : WITH_GLYPHS;
  if (!shown.includes(aspect)) return undefined;
  return glyphNamed(aspect === "sesqui-square" ? "sesquiquadrate" : aspect);
}

function monthStart({ year, month }: { readonly year: number; readonly month: number }): string {
  return `${String(year).padStart(4, "0")}-${String(month).padStart(2, "0")}-01`;
}

function daysOf({ year, month }: { readonly year: number; readonly month: number }): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

function monthText(moment: { readonly year: number; readonly month: number }): string {
  return monthStart(moment).slice(0, 7);
}

const readMonth = { year: z.int(), month: z.int() } as const;

/** The Moon's aspects day by day, a lane for each graha. */
export const lunarAspectStrips = definePicture({
  operation: "getLunarAspects",
  form: "strips",
  title: titles.lunarAspects,
  reads: z.object({
    ...readMonth,
    events: z.array(z.object({ planet: text, planetLocalized: maybe, aspect: text, datetime: text })),
  }),
  options: aspectsOption,
  draw: (answer, { lang, aspects }) => {
    const start = monthStart(answer);
    const days = daysOf(answer);
    const byPlanet = new Map<string, Lane & { readonly points: { at: number; label: string; glyph: GlyphName }[] }>();
    for (const { planet, planetLocalized = planet, aspect, datetime } of answer.events) {
      const glyph = aspectGlyph(aspect, aspects);
      if (glyph === undefined) continue;
      const lane = byPlanet.get(planet) ?? { label: planetLocalized, glyph: glyphNamed(planet), points: [] };
      lane.points.push({
        at: daysAfter(start, datetime),
        label: `${datetime.slice(5, 16).replace("T", " ")} ${aspectName(aspect, lang)}`,
        glyph,
      });
      byPlanet.set(planet, lane);
    }
    return strips({
      heading: titles.lunarAspects[lang],
      subheading: monthText(answer),
      from: 0,
      to: days,
      ticks: dayTicks(start, days),
      lanes: [...byPlanet.values()],
      width: 1040,
    });
  },
});

/** Every day has a line, every other a number. */
function dayTicks(start: string, days: number): readonly { at: number; label: string; isMajor: boolean }[] {
  return datesBetween(start, days).map((date, day0) => ({
    at: day0,
    label: String(Number(date.slice(8))),
    isMajor: day0 % 7 === 0,
  }));
}

interface Meeting {
  readonly datetime: string;
  readonly shown: Cell;
  readonly pair: readonly { readonly name: string; readonly label: string }[];
}

/** Meetings of two in their order. */
function meetingsTable(
  meetings: readonly Meeting[],
  words: { readonly heading: string; readonly subheading: string },
): Figure {
  return table({
    ...words,
    columns: [{}, {}, { anchor: "middle" }, {}],
    rows: meetings.map(({ datetime, shown, pair: [first, second] }) => ({
      cells: [
        datetime.slice(0, 16).replace("T", " "),
        { text: first?.label, glyph: glyphNamed(first?.name ?? "") },
        shown,
        { text: second?.label, glyph: glyphNamed(second?.name ?? "") },
      ],
    })),
  });
}

const readPair = {
  planet1: text,
  planet1Localized: maybe,
  planet2: text,
  planet2Localized: maybe,
  datetime: text,
} as const;

function pairOf({
  planet1,
  planet1Localized = planet1,
  planet2,
  planet2Localized = planet2,
}: {
  readonly planet1: string;
  readonly planet1Localized?: string | undefined;
  readonly planet2: string;
  readonly planet2Localized?: string | undefined;
}): Meeting["pair"] {
  return [
    { name: planet1, label: planet1Localized },
    { name: planet2, label: planet2Localized },
  ];
}

export const grahaAspectTable = definePicture({
  operation: "getMonthlyAspects",
  form: "table",
  title: titles.grahaAspects,
  reads: z.object({ ...readMonth, events: z.array(z.object({ ...readPair, aspect: text })) }),
  options: aspectsOption,
  draw: (answer, { lang, aspects }) =>
    meetingsTable(
      answer.events.flatMap((event) => {
        const glyph = aspectGlyph(event.aspect, aspects);
        return glyph === undefined
          ? []
          : [
              {
                datetime: event.datetime,
                shown: { glyph, text: aspectName(event.aspect, lang), paint: "accent" },
                pair: pairOf(event),
              },
            ];
      }),
      { heading: titles.grahaAspects[lang], subheading: monthText(answer) },
    ),
});

/** The kind by its mark and its name. */
function parallelCell(type: string, lang: Lang): Cell {
  const term = type === "parallel" ? parallels.parallel : parallels.contraparallel;
  return { glyph: parallelGlyph(type), text: term[lang], paint: "accent" };
}

function parallelGlyph(type: string): GlyphName {
  return type === "parallel" ? "parallel" : "contra-parallel";
}

export const monthlyParallelTable = definePicture({
  operation: "getMonthlyParallels",
  form: "table",
  title: titles.monthlyParallels,
  reads: z.object({ ...readMonth, events: z.array(z.object({ ...readPair, type: text })) }),
  draw: (answer, { lang }) =>
    meetingsTable(
      answer.events.map((event) => ({
        datetime: event.datetime,
        shown: parallelCell(event.type, lang),
        pair: pairOf(event),
      })),
      { heading: titles.monthlyParallels[lang], subheading: monthText(answer) },
    ),
});

const readParallel = z.object({ ...readPair, datetime: maybe, type: text });
const readEnds = z.object({ from: z.number(), to: z.number() });

/** Declinations north and south of the equator, and who shares one; of an open time the wider orb of those that hold. */
export const parallelBars = definePicture({
  operation: "calculateParallels",
  form: "bars",
  title: titles.parallels,
  reads: z.object({
    datetime: text,
    planets: z.array(z.object({ name: text, nameLocalized: maybe, declination: z.number() })),
    parallels: z.array(readParallel.extend({ orb: z.number() })),
  }),
  draw: ({ datetime, planets, parallels }, { lang }) =>
    declinationBars(
      planets.map(({ declination, ...named }) => ({ ...named, declination, told: signedDegrees(declination) })),
      parallels,
      { lang, subheading: datetime.replace("T", " ") },
    ),
  uncertain: {
    reads: z.object({
      birthTime: z.object({ state: text, from: text, to: text }),
      planets: z.array(z.object({ name: text, nameLocalized: maybe, declination: readEnds })),
      parallels: z.array(readParallel.extend({ orb: readEnds })),
    }),
    draw: ({ birthTime: { state, from, to }, planets, parallels }, { lang }) =>
      declinationBars(
        planets.map(({ declination, ...named }) => ({
          ...named,
          declination: (declination.from + declination.to) / 2,
          told: `${signedDegrees(declination.from)} – ${signedDegrees(declination.to)}`,
        })),
        parallels.map(({ orb, ...pair }) => ({ ...pair, orb: Math.max(orb.from, orb.to) })),
        {
          lang,
          subheading:
            state === "unknown"
              ? `${from.slice(0, 10)} · ${timeUnknown[lang]}`
              : `${from.replace("T", " ")} – ${to.replace("T", " ")}`,
        },
      ),
  },
});

/** The parallels of an open time, hour by hour. */
export const parallelHours = /* @__PURE__ */ hoursOfBirth("calculateParallels");

interface ShownDeclination {
  readonly name: string;
  readonly nameLocalized?: string | undefined;
  readonly declination: number;
  readonly told: string;
}

type ShownParallel = z.output<typeof readParallel> & { readonly orb: number };

function declinationBars(
  planets: readonly ShownDeclination[],
  parallels: readonly ShownParallel[],
  { lang, subheading }: { readonly lang: Lang; readonly subheading: string },
): Figure {
  const most = Math.max(24, ...planets.map(({ declination }) => Math.abs(declination)));
  return stacked([
    bars({
      heading: titles.parallels[lang],
      subheading,
      scale: [-most, most],
      bars: planets.map(({ name, nameLocalized = name, declination, told }) => ({
        label: nameLocalized,
        glyph: glyphNamed(name),
        value: declination,
        text: told,
        paint: declination < 0 ? "soft" : "accent",
      })),
    }),
    table({
      columns: [{}, { anchor: "middle" }, {}, { anchor: "end" }],
      rows: parallels.map((one) => {
        const [first, second] = pairOf(one);
        return {
          cells: [
            { text: first?.label, glyph: glyphNamed(first?.name ?? "") },
            parallelCell(one.type, lang),
            { text: second?.label, glyph: glyphNamed(second?.name ?? "") },
            degreesAndMinutes(one.orb),
          ],
        };
      }),
    }),
  ]);
}

function signedDegrees(declination: number): string {
  return `${declination < 0 ? "−" : "+"}${degreesAndMinutes(Math.abs(declination))}`;
}

/** A line for each day, a column for each graha. */
export const ephemerisTable = definePicture({
  operation: "getMonthlyEphemeris",
  form: "table",
  title: titles.ephemeris,
  reads: z.object({
    ...readMonth,
    days: z.array(
      z.object({
        date: text,
        positions: z.array(
          z.object({
            planet: text,
            planetLocalized: maybe,
            longitude: readLongitude,
            sign: readSign,
            isRetrograde: z.boolean(),
          }),
        ),
      }),
    ),
    frame: readFrame,
  }),
  draw: (answer, { lang }) =>
    table({
      heading: titles.ephemeris[lang],
      subheading: `${monthText(answer)}, ${frameText(lang, answer.frame)}`,
      columns: [
        {},
        ...(answer.days[0]?.positions ?? []).map(({ planet, planetLocalized = planet }) => ({
          title: planetLocalized,
        })),
      ],
      rows: answer.days.map(({ date, positions }) => ({
        cells: [
          date.slice(8),
          ...positions.map(
            ({ planet, longitude, sign, isRetrograde }): Cell => ({
              text: `${degreesAndMinutes(longitude % 30)}${isRetrograde && planet !== "Rahu" && planet !== "Ketu" ? " R" : ""}`,
              glyph: glyphNamed(sign),
            }),
          ),
        ],
      })),
      width: 1120,
    }),
});

/** The signs that the grahas go through. */
export const monthlyTransitStrips = definePicture({
  operation: "getMonthlyTransits",
  form: "strips",
  title: titles.monthlyTransits,
  reads: z.object({
    ...readMonth,
    startingPositions: z.array(
      z.object({ planet: text, planetLocalized: maybe, sign: readSign, signLocalized: maybe }),
    ),
    transitEvents: z.array(z.object({ planet: text, toSign: readSign, toSignLocalized: maybe, datetime: text })),
  }),
  draw: (answer, { lang }) => {
    const start = monthStart(answer);
    const days = daysOf(answer);
    return strips({
      heading: titles.monthlyTransits[lang],
      subheading: monthText(answer),
      from: 0,
      to: days,
      ticks: dayTicks(start, days),
      lanes: answer.startingPositions.map(({ planet, planetLocalized = planet, sign, signLocalized = sign }) => {
        const moves = answer.transitEvents.filter((event) => event.planet === planet);
        const starts = [
          { at: 0, sign, label: signLocalized },
          ...moves.map(({ toSign, toSignLocalized = toSign, datetime }) => ({
            at: daysAfter(start, datetime),
            sign: toSign,
            label: toSignLocalized,
          })),
        ];
        const spans = starts.map(
          (one, index0): Span => ({
            from: one.at,
            to: starts[index0 + 1]?.at ?? days,
            label: one.label,
            glyph: glyphNamed(one.sign),
          }),
        );
        return { label: planetLocalized, glyph: glyphNamed(planet), spans };
      }),
      width: 900,
    });
  },
});

/** When grahas cross the ecliptic: upward at the sign of the ascending node, downward at that of the other. */
export const crossingStrips = definePicture({
  operation: "getEclipticCrossings",
  form: "strips",
  title: titles.crossings,
  reads: z.object({
    year: z.int(),
    events: z.array(
      z.object({
        planet: text,
        planetLocalized: maybe,
        datetime: text,
        direction: z.enum(["ascending", "descending"]),
      }),
    ),
  }),
  draw: ({ year, events }, { lang }) => {
    const start = `${String(year).padStart(4, "0")}-01-01`;
    const days = Math.round(daysAfter(start, `${String(year + 1).padStart(4, "0")}-01-01T00:00:00`));
    const lanes = new Map<string, Lane & { readonly points: { at: number; label: string; glyph: GlyphName }[] }>();
    for (const { planet, planetLocalized = planet, datetime, direction } of events) {
      const lane = lanes.get(planet) ?? { label: planetLocalized, glyph: glyphNamed(planet), points: [] };
      lane.points.push({
        at: daysAfter(start, datetime),
        label: datetime.slice(0, 10),
        glyph: direction === "ascending" ? "north-node" : "south-node",
      });
      lanes.set(planet, lane);
    }
    return strips({
      heading: titles.crossings[lang],
      subheading: String(year),
      from: 0,
      to: days,
      ticks: dateTicks(start, days),
      lanes: [...lanes.values()],
    });
  },
});

/** The visible grahas, and the days on which each rises from the Sun's rays and sets in them. */
export const heliacalTable = definePicture({
  operation: "getHeliacalVisibility",
  form: "table",
  title: titles.heliacal,
  reads: z.object({
    date: text,
    grahas: z.array(
      z.object({
        graha: text,
        grahaLocalized: maybe,
        visible: z.boolean(),
        lastEvent: z.object({ type: text, datetime: text }).nullish(),
        nextEvent: z.object({ type: text, datetime: text }).nullish(),
      }),
    ),
  }),
  draw: ({ date, grahas }, { lang }) =>
    table({
      heading: titles.heliacal[lang],
      subheading: date,
      columns: [{}, {}, {}, {}],
      rows: grahas.map(({ graha, grahaLocalized = graha, visible, lastEvent, nextEvent }) => ({
        cells: [
          { text: grahaLocalized, glyph: glyphNamed(graha), isBold: visible },
          {
            text: visible ? `● ${monthTerms.visible[lang]}` : `○ ${monthTerms.hidden[lang]}`,
            paint: visible ? "good" : "muted",
          },
          eventText(lastEvent, lang),
          eventText(nextEvent, lang),
        ],
      })),
    }),
});

function eventText(event: { readonly type: string; readonly datetime: string } | null | undefined, lang: Lang): string {
  if (event === null || event === undefined) return "";
  return `${event.datetime.slice(0, 10)} ${event.type === "udaya" ? monthTerms.rising[lang] : monthTerms.setting[lang]}`;
}
