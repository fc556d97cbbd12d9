import { weekdays } from "@almagest/i18n/astrology";
import { definePicture, type Figure, headed, monthSheet, type RingCell, ring } from "@almagest/pictures";
import * as z from "zod";
import { countFigure } from "./numerals";
import { titles } from "./titles";

const text = z.string();
const maybe = z.string().optional();

/** Names of the places in Yucatec, the same in every language. */
const PLACES = ["Bʼakʼtun", "Kʼatun", "Tun", "Winal", "Kʼin"] as const;

function longCountFigure(formatted: string, heading: string, subheading: string): Figure {
  const values = formatted.split(".").map(Number).slice(-PLACES.length);
  const places = PLACES.map((name, index0) => ({ name, value: values[index0] ?? 0 }));
  return { ...headed({ heading, subheading }, countFigure(places)), isFixed: true };
}

/** The Long Count of a birth, with its Calendar Round. */
export const mayanChartCount = definePicture({
  operation: "generateMayanChart",
  form: "count",
  title: titles.longCount,
  reads: z.object({ date: text, calendarRound: text, longCount: z.object({ formatted: text }) }),
  draw: ({ date, calendarRound, longCount }, { lang }) =>
    longCountFigure(longCount.formatted, titles.longCount[lang], `${date} · ${calendarRound} · ${longCount.formatted}`),
});

/** A date in the Long Count. */
export const longCountNumerals = definePicture({
  operation: "convertLongCount",
  form: "count",
  title: titles.longCount,
  reads: z.object({ date: text, calendarRound: text, longCount: text }),
  draw: ({ date, calendarRound, longCount }, { lang }) =>
    longCountFigure(longCount, titles.longCount[lang], `${date} · ${calendarRound} · ${longCount}`),
});

const WEEK = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const;

/** A month by weeks: day sign with its number, and the day of the Haab; first days of trecenas marked. */
export const tzolkinMonthSheet = definePicture({
  operation: "getMonthlyTzolkinCalendar",
  form: "sheet",
  title: titles.month,
  reads: z.object({
    year: z.int(),
    month: z.int(),
    days: z.array(z.object({ date: text, daySignName: text, number: z.int(), haab: text })).min(1),
  }),
  draw: ({ year, month, days }, { lang }) => {
    // 1970-01-01 was a Thursday.
    const before = (Date.parse(days[0]?.date ?? "") / 86_400_000 + 3) % 7;
    const cells = days.map(({ date, daySignName, number, haab }) => ({
      label: String(Number(date.slice(8))),
      lines: [{ text: `${number} ${daySignName}`, isBold: true }, haab],
      isMarked: number === 1,
    }));
    return {
      ...monthSheet({
        heading: titles.month[lang],
        subheading: `${year}-${String(month).padStart(2, "0")}`,
        columns: WEEK.map((day) => weekdays[day][lang]),
        days: [...new Array<undefined>(before).fill(undefined), ...cells],
      }),
      isFixed: true as const,
    };
  },
});

/** Cells around, and within them what they mean where that is told. */
function cycle(heading: string, cells: readonly RingCell[], meanings: readonly string[] = []): Figure {
  const inner = { thickness: 112, cells: meanings.map((label): RingCell => ({ label, ground: "wash" })) };
  const rings = meanings.length === 0 ? [{ thickness: 170, cells }] : [{ thickness: 128, cells }, inner];
  return ring({ heading, rings, isFixed: true });
}

/** Where several are told, the first: crocodile of "crocodile / caiman". */
function firstMeaning(gloss: string): string {
  return gloss.split(" / ")[0] ?? gloss;
}

/** The day signs of the Maya around their count. */
export const mayanSignsRing = definePicture({
  operation: "listMayanDaySigns",
  form: "ring",
  title: titles.mayaSigns,
  reads: z.object({
    daySigns: z.array(z.object({ position: z.int(), nameYucatec: text, gloss: text, glossLocalized: maybe })).min(1),
  }),
  draw: ({ daySigns }, { lang }) =>
    cycle(
      titles.mayaSigns[lang],
      daySigns.map(({ position, nameYucatec }) => ({ label: `${position} ${nameYucatec}` })),
      daySigns.map(({ gloss, glossLocalized = gloss }) => firstMeaning(glossLocalized)),
    ),
});

/** The trecenas in their order, by the sign that each begins with. */
export const mayanTrecenasRing = definePicture({
  operation: "listTrecenas",
  form: "ring",
  title: titles.trecenas,
  reads: z.object({ trecenas: z.array(z.object({ number: z.int(), rulingSignName: text })).min(1) }),
  draw: ({ trecenas }, { lang }) =>
    cycle(
      titles.trecenas[lang],
      trecenas.map(({ number, rulingSignName }) => ({ label: `${number} ${rulingSignName}` })),
    ),
});

const HAAB_DAYS = 365;

/** The months of the Haab by their days: the last is five days long. */
export const haabRing = definePicture({
  operation: "listHaabMonths",
  form: "ring",
  title: titles.haab,
  reads: z.object({
    months: z.array(z.object({ position: z.int().min(1).max(19), nameYucatec: text, length: z.int() })).min(1),
  }),
  draw: ({ months }, { lang }) =>
    cycle(
      titles.haab[lang],
      months.map(({ position, nameYucatec, length }) => ({
        label: `${position} ${nameYucatec}`,
        fromDeg: ((position - 1) * 20 * 360) / HAAB_DAYS,
        toDeg: (((position - 1) * 20 + length) * 360) / HAAB_DAYS,
      })),
    ),
});

/** The day signs of the Nahua around their count. */
export const aztecSignsRing = definePicture({
  operation: "listAztecDaySigns",
  form: "ring",
  title: titles.nahuaSigns,
  reads: z.object({
    daySigns: z.array(z.object({ position: z.int(), nameNahuatl: text, gloss: text, glossLocalized: maybe })).min(1),
  }),
  draw: ({ daySigns }, { lang }) =>
    cycle(
      titles.nahuaSigns[lang],
      daySigns.map(({ position, nameNahuatl }) => ({ label: `${position} ${nameNahuatl}` })),
      daySigns.map(({ gloss, glossLocalized = gloss }) => firstMeaning(glossLocalized)),
    ),
});

/** The same trecenas by their Nahuatl names. */
export const aztecTrecenasRing = definePicture({
  operation: "listAztecTrecenas",
  form: "ring",
  title: titles.trecenas,
  reads: z.object({ trecenas: z.array(z.object({ number: z.int(), startSignName: text })).min(1) }),
  draw: ({ trecenas }, { lang }) =>
    cycle(
      titles.trecenas[lang],
      trecenas.map(({ number, startSignName }) => ({ label: `${number} ${startSignName}` })),
    ),
});
