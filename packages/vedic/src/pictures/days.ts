import type { Lang, Term } from "@almagest/operation";
import {
  bars,
  type ClockSpan,
  type DayClockData,
  dayClock,
  daySheet,
  definePicture,
  type Figure,
  glyphNamed,
  headed,
  type Role,
  type SheetRow,
  SIZE,
  stacked,
  widthOf,
} from "@almagest/pictures";
import * as z from "zod";
import { choghadiyaTerms } from "../vocabulary/choghadiyas";
import { clockText, dayAndClock, hoursAfter, spanText } from "./clock";
import { dayTerms } from "./day-terms";
import { LIMBS, limbTerms } from "./limbs";
import { moonDisc } from "./moon";
import { maybe, text } from "./read";
import { terms } from "./terms";
import { titles } from "./titles";

const readSpan = z.object({ start: text, end: text });

type ReadSpan = z.output<typeof readSpan>;

const readHora = z.object({ planet: text, planetLocalized: maybe, ...readSpan.shape });

function hours(date: string, { start, end }: ReadSpan): { readonly from: number; readonly to: number } {
  return { from: hoursAfter(date, start), to: hoursAfter(date, end) };
}

/** The night between parts of the day and the next, and its ends as moments beside the clock. */
function sunOf(
  date: string,
  sunrise: string,
  sunset: string,
  nextSunrise: string,
  lang: Lang,
): Required<Pick<DayClockData, "night" | "points">> {
  return {
    night: { from: hoursAfter(date, sunset), to: hoursAfter(date, nextSunrise) },
    points: [
      { at: hoursAfter(date, sunrise), label: `${dayTerms.sunrise[lang]} ${clockText(sunrise)}` },
      { at: hoursAfter(date, sunset), label: `${dayTerms.sunset[lang]} ${clockText(sunset)}` },
    ],
  };
}

function ends(parts: readonly ReadSpan[]): readonly [string, string] {
  return [parts[0]?.start ?? "", parts.at(-1)?.end ?? ""];
}

/** The twenty-four planetary hours from sunrise. */
export const horaClock = definePicture({
  operation: "getHora",
  form: "clock",
  title: titles.hora,
  reads: z.object({ date: text, dayHoras: z.array(readHora).min(1), nightHoras: z.array(readHora).min(1) }),
  draw: ({ date, dayHoras, nightHoras }, { lang }) => {
    const [sunrise, sunset] = ends(dayHoras);
    const [, nextSunrise] = ends(nightHoras);
    const row = ({ planet, planetLocalized = planet, ...span }: z.output<typeof readHora>): SheetRow => ({
      label: spanText(span),
      text: planetLocalized,
      glyph: glyphNamed(planet),
    });
    return stacked([
      dayClock({
        heading: titles.hora[lang],
        subheading: date,
        rings: [
          {
            thickness: 46,
            // Their names are in the lists below.
            spans: [...dayHoras, ...nightHoras].map(({ planet, planetLocalized = planet, ...span }) => {
              const mark = glyphNamed(planet);
              return { ...hours(date, span), label: mark === undefined ? planetLocalized : "", glyph: mark };
            }),
          },
        ],
        ...sunOf(date, sunrise, sunset, nextSunrise, lang),
        center: [date],
      }),
      daySheet({
        groups: [
          { title: dayTerms.day[lang], rows: dayHoras.map(row) },
          { title: dayTerms.night[lang], rows: nightHoras.map(row) },
        ],
      }),
    ]);
  },
});

const CHOGHADIYAS = ["Udveg", "Amrit", "Rog", "Labh", "Shubh", "Char", "Kaal"] as const;

const readChoghadiya = z.object({
  name: z.enum(CHOGHADIYAS),
  lord: text,
  lordLocalized: maybe,
  effect: text,
  ...readSpan.shape,
});

type ReadChoghadiya = z.output<typeof readChoghadiya>;

/** A sign before the name, so that good and bad are not told by color alone. */
function choghadiyaName({ name, effect }: ReadChoghadiya, lang: Lang): string {
  return `${effect === "Bad" ? "−" : "+"} ${choghadiyaTerms[name][lang]}`;
}

export const choghadiyaClock = definePicture({
  operation: "getChoghadiya",
  form: "clock",
  title: titles.choghadiya,
  reads: z.object({
    date: text,
    dayChoghadiya: z.array(readChoghadiya).min(1),
    nightChoghadiya: z.array(readChoghadiya).min(1),
  }),
  draw: ({ date, dayChoghadiya, nightChoghadiya }, { lang }) => {
    const [sunrise, sunset] = ends(dayChoghadiya);
    const [, nextSunrise] = ends(nightChoghadiya);
    const span = (one: ReadChoghadiya): ClockSpan => ({
      ...hours(date, one),
      label: choghadiyaName(one, lang),
      ...(one.effect === "Bad" ? { ground: "fireWash", paint: "hard" } : { ground: "earthWash", paint: "good" }),
    });
    const row = (one: ReadChoghadiya): SheetRow => ({
      label: spanText(one),
      text: `${choghadiyaName(one, lang)} (${one.lordLocalized ?? one.lord})`,
      paint: one.effect === "Bad" ? "hard" : "good",
    });
    return stacked([
      dayClock({
        heading: titles.choghadiya[lang],
        subheading: date,
        rings: [{ thickness: 90, spans: [...dayChoghadiya, ...nightChoghadiya].map(span) }],
        ...sunOf(date, sunrise, sunset, nextSunrise, lang),
        center: [date],
      }),
      daySheet({
        groups: [
          { title: dayTerms.day[lang], rows: dayChoghadiya.map(row) },
          { title: dayTerms.night[lang], rows: nightChoghadiya.map(row) },
        ],
      }),
    ]);
  },
});

const readLimb = z.object({ name: text, nameLocalized: maybe, ...readSpan.shape });
const readLimbs = z.array(readLimb);
const window = readSpan.nullish();

const FAVORABLE = ["brahmaMuhurta", "abhijitMuhurta", "vijayaMuhurta", "godhuliMuhurta", "nishitaMuhurta"] as const;
const AVOIDED = ["rahuKaal", "yamaganda", "gulika"] as const;

const readPanchang = z.object({
  date: text,
  vara: z.object({ name: text, nameLocalized: maybe }),
  sunrise: text,
  sunset: text,
  nextSunrise: text,
  moonrise: text.nullish(),
  moonset: text.nullish(),
  tithi: z.object({ name: text, nameLocalized: maybe, paksha: text, pakshaLocalized: maybe }),
  limbs: z.object({ tithi: readLimbs, nakshatra: readLimbs, yoga: readLimbs, karana: readLimbs }),
  rahuKaal: window,
  yamaganda: window,
  gulika: window,
  brahmaMuhurta: window,
  abhijitMuhurta: window,
  vijayaMuhurta: window,
  godhuliMuhurta: window,
  nishitaMuhurta: window,
  durMuhurta: z.array(readSpan),
  varjyam: z.array(readSpan),
  amritKalam: z.array(readSpan),
});

type ReadPanchang = z.output<typeof readPanchang>;

type WindowKey = (typeof FAVORABLE)[number] | (typeof AVOIDED)[number];

function windowsOf(
  panchang: ReadPanchang,
  keys: readonly WindowKey[],
  lang: Lang,
): readonly { readonly name: string; readonly span: ReadSpan }[] {
  return keys.flatMap((key) => {
    const span = panchang[key];
    return span === null || span === undefined ? [] : [{ name: dayTerms[key][lang], span }];
  });
}

/** Hours of a limb within a day from sunrise to sunrise. */
interface LimbSpan {
  readonly from: number;
  readonly to: number;
  readonly label: string;
}

/** Limbs and periods of a day from sunrise to sunrise, cut to it. */
function withinDay(
  { date, sunrise, nextSunrise }: ReadPanchang,
  limbs: readonly z.output<typeof readLimb>[],
): readonly LimbSpan[] {
  const [first, last] = [hoursAfter(date, sunrise), hoursAfter(date, nextSunrise)];
  return limbs.flatMap(({ name, nameLocalized = name, start, end }) => {
    const [from, to] = [Math.max(first, hoursAfter(date, start)), Math.min(last, hoursAfter(date, end))];
    return to > from ? [{ from, to, label: nameLocalized }] : [];
  });
}

const LIMB_RING = 26;
/** Of an hour, along the inner of the two rings of limbs; a name longer than that room would run into the arcs. */
const LIMB_ROOM = { perHour: 38, most: 88, ends: 10 } as const;

/** Whether a part is long enough for its name in small letters, which is told beside the clock else. */
function holdsName({ from, to, label }: LimbSpan): boolean {
  const { perHour, most, ends } = LIMB_ROOM;
  return widthOf(label, SIZE.tiny) <= Math.min(most, (to - from) * perHour - ends);
}

/** Short windows without a name in them: their names and hours are beside the clock. */
interface ThinLane {
  readonly term: Term;
  readonly spans: readonly ReadSpan[];
  readonly look: { readonly ground: Role; readonly paint: Role };
}

const LANE = 6;
const GOOD = { ground: "good", paint: "good" } as const;
const BAD = { ground: "hard", paint: "hard" } as const;

function thinLanes({ amritKalam, durMuhurta, varjyam }: ReadPanchang): readonly ThinLane[] {
  return [
    { term: dayTerms.amritKalam, spans: amritKalam, look: GOOD },
    { term: dayTerms.durMuhurta, spans: durMuhurta, look: BAD },
    { term: dayTerms.varjyam, spans: varjyam, look: BAD },
  ];
}

/** The day's tithis, nakshatras and windows around the clock, and the almanac's page. */
export const panchangClock = definePicture({
  operation: "getDetailedPanchang",
  form: "clock",
  title: titles.panchang,
  reads: readPanchang,
  draw: (panchang, { lang }) => {
    const { date, vara, sunrise, sunset, nextSunrise } = panchang;
    const sun = sunOf(date, sunrise, sunset, nextSunrise, lang);
    const ring = (keys: readonly WindowKey[], look: Pick<ClockSpan, "ground" | "paint">): readonly ClockSpan[] =>
      windowsOf(panchang, keys, lang).map(({ name, span }) => ({ ...hours(date, span), label: name, ...look }));
    const limbs = [withinDay(panchang, panchang.limbs.nakshatra), withinDay(panchang, panchang.limbs.tithi)];
    const lanes = thinLanes(panchang);
    const lane = ({ spans, look }: ThinLane): { thickness: number; spans: readonly ClockSpan[] } => ({
      thickness: LANE,
      spans: spans.map((span) => ({ ...hours(date, span), label: "", ...look })),
    });
    return stacked([
      dayClock({
        heading: titles.panchang[lang],
        subheading: `${date}, ${vara.nameLocalized ?? vara.name}`,
        rings: [
          ...lanes.map(lane),
          ...limbs.map((spans) => ({
            thickness: LIMB_RING,
            spans: spans.map((span) => (holdsName(span) ? span : { ...span, label: "" })),
          })),
          { thickness: 56, spans: ring(FAVORABLE, { ground: "earthWash", paint: "good" }) },
          { thickness: 72, spans: ring(AVOIDED, { ground: "fireWash", paint: "hard" }) },
        ],
        night: sun.night,
        points: [
          ...sun.points,
          ...moonPoints(panchang, lang),
          ...limbs
            .flat()
            .flatMap((span) => (holdsName(span) ? [] : [{ at: (span.from + span.to) / 2, label: span.label }])),
          ...lanes.flatMap(({ term, spans, look }) =>
            spans.map((span) => ({
              at: (hours(date, span).from + hours(date, span).to) / 2,
              label: `${term[lang]} ${spanText(span)}`,
              paint: look.paint,
            })),
          ),
        ],
      }),
      sheetOf(panchang, lang),
    ]);
  },
});

function moonPoints({ date, moonrise, moonset }: ReadPanchang, lang: Lang): NonNullable<DayClockData["points"]> {
  const point = (term: Term, at: string | null | undefined): NonNullable<DayClockData["points"]> =>
    at === null || at === undefined
      ? []
      : [{ at: hoursAfter(date, at), label: `${term[lang]} ${clockText(at)}`, glyph: "moon" }];
  return [...point(dayTerms.moonrise, moonrise), ...point(dayTerms.moonset, moonset)];
}

function sheetOf(panchang: ReadPanchang, lang: Lang): ReturnType<typeof daySheet> {
  const { tithi, limbs, vara } = panchang;
  const rows = (term: Term, all: readonly z.output<typeof readLimb>[]): readonly SheetRow[] =>
    all.map(({ name, nameLocalized = name, end }) => ({
      label: term[lang],
      text: `${nameLocalized}, ${dayTerms.until[lang]} ${untilText(end, panchang.date, lang)}`,
    }));
  const listed = (term: Term, spans: readonly ReadSpan[]): readonly SheetRow[] =>
    spans.map((span) => ({ label: term[lang], text: windowText(span, panchang.date, lang) }));
  const windows = (keys: readonly WindowKey[]): readonly SheetRow[] =>
    windowsOf(panchang, keys, lang).map(({ name, span }) => ({
      label: name,
      text: windowText(span, panchang.date, lang),
    }));
  return daySheet({
    groups: [
      {
        title: `${dayTerms.limbs[lang]}: ${tithi.pakshaLocalized ?? tithi.paksha}`,
        rows: [
          { label: dayTerms.vara[lang], text: vara.nameLocalized ?? vara.name },
          ...rows(dayTerms.tithi, limbs.tithi),
          ...rows(terms.nakshatra, limbs.nakshatra),
          ...rows(dayTerms.yoga, limbs.yoga),
          ...rows(dayTerms.karana, limbs.karana),
        ],
      },
      {
        title: `+ ${dayTerms.favorable[lang]}`,
        rows: [...windows(FAVORABLE), ...listed(dayTerms.amritKalam, panchang.amritKalam)],
      },
      {
        title: `− ${dayTerms.avoid[lang]}`,
        rows: [
          ...windows(AVOIDED),
          ...listed(dayTerms.durMuhurta, panchang.durMuhurta),
          ...listed(dayTerms.varjyam, panchang.varjyam),
        ],
      },
    ],
  });
}

/** The hour alone on the day itself, the day too after it. */
function untilText(end: string, date: string, lang: Lang): string {
  return end.startsWith(date) ? clockText(end) : dayAndClock(end, lang);
}

/** The day of another date once, before the first hour that is of it. */
function windowText({ start, end }: ReadSpan, date: string, lang: Lang): string {
  const known = end.startsWith(start.slice(0, 10)) ? end.slice(0, 10) : date;
  return `${untilText(start, date, lang)} – ${untilText(end, known, lang)}`;
}

const readMoment = z.object({ name: text, nameLocalized: maybe, percent: z.number() });

const readLimbsOfMoment = z.object({
  tithi: z.object({ ...readMoment.shape, number: z.int(), paksha: text, pakshaLocalized: maybe }),
  nakshatra: readMoment,
  yoga: readMoment,
  karana: readMoment,
  sunLongitude: z.number(),
  moonLongitude: z.number(),
  limbs: z.object({ tithi: readSpan, nakshatra: readSpan, yoga: readSpan, karana: readSpan }),
});

/** The elapsed share of a moment's limbs. */
export const panchangBars = definePicture({
  operation: "getBasicPanchang",
  form: "bars",
  title: titles.panchang,
  reads: readLimbsOfMoment,
  draw: (answer, { lang }) => momentFigure(answer, lang),
});

function momentFigure(answer: z.output<typeof readLimbsOfMoment>, lang: Lang): Figure {
  const { tithi, sunLongitude, moonLongitude } = answer;
  const paksha = tithi.pakshaLocalized ?? tithi.paksha;
  const elongation = (((moonLongitude - sunLongitude) % 360) + 360) % 360;
  return headed(
    { heading: titles.panchang[lang], subheading: `${paksha} ${tithi.nameLocalized ?? tithi.name}` },
    stacked([
      moonDisc(elongation, ""),
      bars({
        scale: [0, 100],
        bars: LIMBS.map((key) => ({
          label: `${limbTerms[key][lang]}: ${answer[key].nameLocalized ?? answer[key].name}`,
          value: answer[key].percent,
          text: `${Math.floor(answer[key].percent)}%, ${dayTerms.until[lang]} ${dayAndClock(answer.limbs[key].end, lang)}`,
        })),
      }),
    ]),
  );
}
