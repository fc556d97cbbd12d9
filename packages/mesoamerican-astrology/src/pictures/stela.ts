import { definePicture, type Figure } from "@almagest/pictures";
import * as z from "zod";
import { HAAB_MONTHS, type HaabMonth, MAYAN_SIGNS, type MayanSign } from "../calendar/signs";
import { MONTH_NAMES, SIGN_NAMES } from "../names/mayan";
import { PERIODS, type Period } from "./glyphs/glyph";
import { type GridCell, signGrid } from "./sign-grid";
import { haabDaySign, mayanDaySign, periodSign } from "./signs";
import { titles } from "./titles";
import { crossNames, words } from "./words";

const text = z.string();
const sign = z.enum(MAYAN_SIGNS);

/** Names of the places in Yucatec, the same in every language. */
const PLACES: Readonly<Record<Period, string>> = {
  baktun: "Bʼakʼtun",
  katun: "Kʼatun",
  tun: "Tun",
  winal: "Winal",
  kin: "Kʼin",
};

const BLOCK = { cell: 176, sign: 92, text: 14 } as const;

interface Stela {
  readonly heading: string;
  readonly subheading: string;
  readonly longCount: string;
  readonly rest: readonly GridCell[];
  readonly note?: string;
}

/** Blocks in two columns, read in pairs from left to right and down, as inscriptions are. */
function stela({ heading, subheading, longCount, rest, note }: Stela): Figure {
  const counts = longCount.split(".").map(Number).slice(-PERIODS.length);
  const places = PERIODS.map((period, index0): GridCell => {
    const count = counts[index0] ?? 0;
    return { sign: periodSign(period, count), lines: [`${count} ${PLACES[period]}`] };
  });
  const grid = signGrid({ heading, subheading, note, columns: 2, cells: [...places, ...rest], size: BLOCK });
  return { ...grid, isFixed: true };
}

function dayCell(daySign: MayanSign, name: string, number: number, ...below: readonly string[]): GridCell {
  return { sign: mayanDaySign(daySign, number), lines: [`${number} ${name}`, ...below] };
}

function haabCell(month: HaabMonth, name: string, day: number): GridCell {
  return { sign: haabDaySign(month, day), lines: [`${day} ${name}`] };
}

/** The Long Count of a birth with its day, month and year bearer. */
export const mayanChartCount = definePicture({
  operation: "generateMayanChart",
  form: "count",
  title: titles.longCount,
  reads: z.object({
    date: text,
    tzolkin: z.object({ daySign: sign, daySignName: text, number: z.int() }),
    haab: z.object({ month: z.enum(HAAB_MONTHS), monthName: text, day: z.int() }),
    longCount: z.object({ formatted: text }),
    lordOfNight: z.object({ label: text }),
    yearBearer: z.object({ daySign: sign, daySignName: text, number: z.int() }),
  }),
  draw: ({ date, tzolkin, haab, longCount, lordOfNight, yearBearer }, { lang }) =>
    stela({
      heading: titles.longCount[lang],
      subheading: `${date} · ${longCount.formatted}`,
      longCount: longCount.formatted,
      rest: [
        dayCell(tzolkin.daySign, tzolkin.daySignName, tzolkin.number),
        haabCell(haab.month, haab.monthName, haab.day),
        dayCell(yearBearer.daySign, yearBearer.daySignName, yearBearer.number, words.yearBearer[lang]),
      ],
      note: `${words.nightLord[lang]} ${lordOfNight.label}`,
    }),
});

/** The five days of the cross: before and after above and below, left and right at the sides. */
export const mayanChartCross = definePicture({
  operation: "generateMayanChart",
  form: "cross",
  title: titles.cross,
  reads: z.object({
    date: text,
    cross: z.array(
      z.object({
        position: z.enum(["center", "conception", "destiny", "left", "right"]),
        daySign: sign,
        daySignName: text,
        number: z.int(),
      }),
    ),
  }),
  draw: ({ date, cross }, { lang }) => {
    const at = (position: (typeof cross)[number]["position"]): GridCell | undefined => {
      const point = cross.find((one) => one.position === position);
      if (point === undefined) return undefined;
      const cell = dayCell(point.daySign, point.daySignName, point.number, crossNames[position][lang]);
      return { ...cell, isMarked: position === "center" };
    };
    const grid = signGrid({
      heading: titles.cross[lang],
      subheading: date,
      columns: 3,
      size: BLOCK,
      cells: [
        undefined,
        at("conception"),
        undefined,
        ...[at("left"), at("center"), at("right")],
        undefined,
        at("destiny"),
      ],
    });
    return { ...grid, isFixed: true as const };
  },
});

const ROUND = /^(\d+) (\S+) (\d+) (\S+)$/;

/** `4 Ajaw 3 Kʼankʼin` as signs; undefined where it is none. */
function roundCells(calendarRound: string): readonly GridCell[] | undefined {
  const [, number, day, place, month] = ROUND.exec(calendarRound) ?? [];
  const daySign = MAYAN_SIGNS.find((id) => SIGN_NAMES[id].yucatec === day);
  const haab = HAAB_MONTHS.find((id) => MONTH_NAMES[id].yucatec === month);
  if (daySign === undefined || haab === undefined) return undefined;
  return [
    dayCell(daySign, SIGN_NAMES[daySign].yucatec, Number(number)),
    haabCell(haab, MONTH_NAMES[haab].yucatec, Number(place)),
  ];
}

/** A date in the Long Count, with its Calendar Round. */
export const longCountNumerals = definePicture({
  operation: "convertLongCount",
  form: "count",
  title: titles.longCount,
  reads: z.object({
    date: text,
    calendarRound: text.refine((round) => roundCells(round) !== undefined, { error: "no Calendar Round" }),
    longCount: text,
    lordOfNight: text,
  }),
  draw: ({ date, calendarRound, longCount, lordOfNight }, { lang }) =>
    stela({
      heading: titles.longCount[lang],
      subheading: `${date} · ${longCount}`,
      longCount,
      rest: roundCells(calendarRound) ?? [],
      note: `${words.nightLord[lang]} ${lordOfNight}`,
    }),
});
