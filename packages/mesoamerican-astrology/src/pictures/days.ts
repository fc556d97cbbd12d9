import {
  definePicture,
  type Figure,
  headed,
  moved,
  pageEntries,
  polar,
  type RingCell,
  ring,
  weeks,
} from "@almagest/pictures";
import * as z from "zod";
import { AZTEC_SIGNS, HAAB_MONTHS, MAYAN_SIGNS } from "../calendar/signs";
import { signGrid } from "./sign-grid";
import { aztecDaySign, haabDaySign, mayanDaySign, type Sign } from "./signs";
import { titles } from "./titles";

const text = z.string();
const maybe = z.string().optional();
const mayan = z.enum(MAYAN_SIGNS);
const aztec = z.enum(AZTEC_SIGNS);

/** A month by weeks: every day with its sign, number and day of the Haab; first days of trecenas marked. */
export const tzolkinMonthSheet = definePicture({
  operation: "getMonthlyTzolkinCalendar",
  form: "sheet",
  title: titles.month,
  reads: z.object({
    year: z.int(),
    month: z.int(),
    days: z
      .array(z.object({ date: z.iso.date(), daySign: mayan, daySignName: text, number: z.int().min(1), haab: text }))
      .min(1),
  }),
  draw: ({ year, month, days }, { lang }) => {
    const { columns, days: cells } = weeks(days, lang, ({ date, daySign, daySignName, number, haab }) => ({
      sign: mayanDaySign(daySign, number),
      corner: String(Number(date.slice(8))),
      lines: [`${number} ${daySignName}`, haab],
      isMarked: number === 1,
    }));
    const sheet = signGrid({
      heading: titles.month[lang],
      subheading: `${year}-${String(month).padStart(2, "0")}`,
      columns: columns.length,
      titles: columns,
      cells,
    });
    return { ...sheet, isFixed: true as const };
  },
});

/** A cell of a cycle: its sign outside, its name within, and its meaning below where that is shown. */
interface CycleCell extends RingCell {
  readonly daySign: Sign;
}

/** Room around a ring for the signs, and their size in it. */
const CROWN = { room: 86, sign: 70 } as const;

/** Cells in a circle, with their signs outside and, where shown, their meanings within. */
function cycle(heading: string, cells: readonly CycleCell[], meanings: readonly string[] = []): Figure {
  const inner = { thickness: 112, cells: meanings.map((label): RingCell => ({ label, ground: "wash" })) };
  const rings = meanings.length === 0 ? [{ thickness: 170, cells }] : [{ thickness: 128, cells }, inner];
  const figure = ring({ rings, isFixed: true });
  const [middle, radius] = [figure.width / 2 + CROWN.room, (figure.width + CROWN.room) / 2];
  const signs = cells.flatMap(({ daySign, fromDeg, toDeg }, index0) => {
    const share = 360 / cells.length;
    const at = ((fromDeg ?? index0 * share) + (toDeg ?? (index0 + 1) * share)) / 2;
    const { x, y } = polar(radius, 90 - at);
    return daySign({ x: middle + x, y: middle + y, size: CROWN.sign });
  });
  const crowned: Figure = {
    ...figure,
    width: figure.width + 2 * CROWN.room,
    height: figure.height + 2 * CROWN.room,
    shapes: [moved(CROWN.room, CROWN.room, figure.shapes), ...signs],
  };
  return headed({ heading }, crowned);
}

/** Of several meanings the first: crocodile of "crocodile / caiman". */
function firstMeaning(gloss: string): string {
  return gloss.split(" / ")[0] ?? gloss;
}

/** The day signs of the Maya around their count. */
export const mayanSignsRing = definePicture({
  operation: "listMayanDaySigns",
  form: "ring",
  title: titles.mayaSigns,
  reads: z.object({
    total: z.int(),
    daySigns: z.array(
      z.object({ position: z.int(), id: mayan, nameYucatec: text, gloss: text, glossLocalized: maybe }),
    ),
  }),
  draw: ({ total, daySigns }, { lang }) =>
    cycle(
      titles.mayaSigns[lang],
      pageEntries(daySigns, total).map(({ position, id, nameYucatec }) => ({
        label: `${position} ${nameYucatec}`,
        daySign: mayanDaySign(id),
      })),
      daySigns.map(({ gloss, glossLocalized = gloss }) => firstMeaning(glossLocalized)),
    ),
});

/** The trecenas in their order, by the sign that each begins with. */
export const mayanTrecenasRing = definePicture({
  operation: "listTrecenas",
  form: "ring",
  title: titles.trecenas,
  reads: z.object({
    total: z.int(),
    trecenas: z.array(z.object({ number: z.int(), rulingSign: mayan, rulingSignName: text })),
  }),
  draw: ({ total, trecenas }, { lang }) =>
    cycle(
      titles.trecenas[lang],
      pageEntries(trecenas, total).map(({ number, rulingSign, rulingSignName }) => ({
        label: `${number} ${rulingSignName}`,
        daySign: mayanDaySign(rulingSign),
      })),
    ),
});

const HAAB_DAYS = 365;

/** The months of the Haab by their days: the last is five days long. */
export const haabRing = definePicture({
  operation: "listHaabMonths",
  form: "ring",
  title: titles.haab,
  reads: z.object({
    total: z.int(),
    months: z.array(
      z.object({ position: z.int().min(1).max(19), id: z.enum(HAAB_MONTHS), nameYucatec: text, length: z.int() }),
    ),
  }),
  draw: ({ total, months }, { lang }) =>
    cycle(
      titles.haab[lang],
      pageEntries(months, total).map(({ position, id, nameYucatec, length }) => ({
        daySign: haabDaySign(id),
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
    total: z.int(),
    daySigns: z.array(
      z.object({ position: z.int(), id: aztec, nameNahuatl: text, gloss: text, glossLocalized: maybe }),
    ),
  }),
  draw: ({ total, daySigns }, { lang }) =>
    cycle(
      titles.nahuaSigns[lang],
      pageEntries(daySigns, total).map(({ position, id, nameNahuatl }) => ({
        label: `${position} ${nameNahuatl}`,
        daySign: aztecDaySign(id),
      })),
      daySigns.map(({ gloss, glossLocalized = gloss }) => firstMeaning(glossLocalized)),
    ),
});

/** The same trecenas by their Nahuatl names. */
export const aztecTrecenasRing = definePicture({
  operation: "listAztecTrecenas",
  form: "ring",
  title: titles.trecenas,
  reads: z.object({
    total: z.int(),
    trecenas: z.array(z.object({ number: z.int(), startSign: aztec, startSignName: text })),
  }),
  draw: ({ total, trecenas }, { lang }) =>
    cycle(
      titles.trecenas[lang],
      pageEntries(trecenas, total).map(({ number, startSign, startSignName }) => ({
        label: `${number} ${startSignName}`,
        daySign: aztecDaySign(startSign),
      })),
    ),
});
