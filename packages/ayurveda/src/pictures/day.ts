import type { Lang } from "@almagest/operation";
import { type ClockSpan, dayClock, daySheet, definePicture, type Figure, type Role, stacked } from "@almagest/pictures";
import * as z from "zod";
import { titles } from "./titles";

const readSpan = z.object({ start: z.string(), end: z.string() });
const readPeriod = z.object({
  dosha: z.enum(["vata", "pitta", "kapha"]),
  doshaLocalized: z.string().optional(),
  ...readSpan.shape,
});

const readDay = z.object({
  date: z.string(),
  sunrise: z.string().nullish(),
  sunset: z.string().nullish(),
  brahmaMuhurta: readSpan.nullish(),
  doshaPeriods: z.array(readPeriod),
  /** Hours from UTC: answers say what a zone came to on their day. */
  conventions: z.object({ timezone: z.number() }),
});

type ReadDay = z.output<typeof readDay>;
type ReadPeriod = z.output<typeof readPeriod>;

const HOUR_MS = 3_600_000;

/** The doshas by their elements: air, fire, water. */
export const DOSHA_LOOK: Readonly<Record<ReadPeriod["dosha"], { readonly ground: Role; readonly paint: Role }>> = {
  vata: { ground: "airWash", paint: "air" },
  pitta: { ground: "fireWash", paint: "fire" },
  kapha: { ground: "waterWash", paint: "water" },
};

/** A day's moments on the clock of its place. */
interface LocalDay {
  readonly hourOf: (moment: string) => number;
  readonly textOf: (moment: string) => string;
}

function localDay({ date, conventions: { timezone: offsetHours } }: ReadDay): LocalDay {
  const midnight = Date.parse(`${date}T00:00:00Z`);
  return {
    hourOf: (moment) => (Date.parse(moment) - midnight) / HOUR_MS + offsetHours,
    textOf: (moment) => new Date(Date.parse(moment) + offsetHours * HOUR_MS).toISOString().slice(11, 16),
  };
}

function spansOf(periods: readonly ReadPeriod[], { hourOf }: LocalDay): readonly ClockSpan[] {
  return periods.map(({ dosha, doshaLocalized = dosha, start, end }) => ({
    from: hourOf(start),
    to: hourOf(end),
    label: doshaLocalized,
    ...DOSHA_LOOK[dosha],
  }));
}

function dayFigure(
  answer: ReadDay,
  alternate: readonly ReadPeriod[],
  words: { readonly heading: string; readonly center: readonly string[] },
  lang: Lang,
): Figure {
  const day = localDay(answer);
  const { hourOf, textOf } = day;
  const { sunrise, sunset, brahmaMuhurta } = answer;
  const moment = (name: string, at: string | null | undefined): { readonly at: number; readonly label: string }[] =>
    at === null || at === undefined ? [] : [{ at: hourOf(at), label: `${name} ${textOf(at)}` }];
  const clock = dayClock({
    heading: words.heading,
    subheading: answer.date,
    rings: [
      { thickness: 66, spans: spansOf(answer.doshaPeriods, day) },
      ...(alternate.length === 0 ? [] : [{ thickness: 46, spans: spansOf(alternate, day) }]),
    ],
    points: [
      ...moment(titles.sunrise[lang], sunrise),
      ...moment(titles.sunset[lang], sunset),
      ...moment(titles.brahma[lang], brahmaMuhurta?.start),
    ],
    ...(typeof sunrise === "string" && typeof sunset === "string"
      ? { night: { from: hourOf(sunset), to: hourOf(sunrise) + 24 } }
      : {}),
    center: words.center,
  });
  const rows = answer.doshaPeriods.map(({ dosha, doshaLocalized = dosha, start, end }) => ({
    label: `${textOf(start)} – ${textOf(end)}`,
    text: doshaLocalized,
    paint: DOSHA_LOOK[dosha].paint,
  }));
  const half = Math.ceil(rows.length / 2);
  return stacked([clock, daySheet({ groups: [{ rows: rows.slice(0, half) }, { rows: rows.slice(half) }] })]);
}

/** The doshas' hours by the Sun, and by the clock within them. */
export const dinacharyaClock = definePicture({
  operation: "getDinacharyaSchedule",
  form: "clock",
  title: titles.dinacharya,
  reads: z.object({ ...readDay.shape, alternatePeriods: z.array(readPeriod).optional() }),
  draw: (answer, { lang }) =>
    dayFigure(answer, answer.alternatePeriods ?? [], { heading: titles.dinacharya[lang], center: [answer.date] }, lang),
});

export const ayurvedicDayClock = definePicture({
  operation: "getDailyAyurvedaReading",
  form: "clock",
  title: titles.daily,
  reads: z.object({
    ...readDay.shape,
    ritu: z.object({ gloss: z.string(), glossLocalized: z.string().optional(), sanskritName: z.string() }),
  }),
  draw: (answer, { lang }) => {
    const { sanskritName, gloss, glossLocalized = gloss } = answer.ritu;
    return dayFigure(answer, [], { heading: titles.daily[lang], center: [sanskritName, glossLocalized] }, lang);
  },
});
