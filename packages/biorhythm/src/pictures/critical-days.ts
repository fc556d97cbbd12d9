import { datesFrom } from "@almagest/civil-time";
import type { Lang } from "@almagest/operation";
import { definePicture, type Figure, headed, monthSheet, type SheetDay, stacked, weeks } from "@almagest/pictures";
import * as z from "zod";
import { cycleNames } from "../vocabulary/cycles";
import { LOOKS } from "./paints";
import { titles } from "./titles";

/** Wide enough for a cycle on a line of its day. */
const SHEET_WIDTH = 980;

const readCritical = z.object({
  date: z.string(),
  cycle: z.enum(["physical", "emotional", "intellectual"]),
  direction: z.enum(["ascending", "descending"]),
});

type ReadCritical = z.output<typeof readCritical>;

const ARROWS: Readonly<Record<ReadCritical["direction"], string>> = { ascending: "↑", descending: "↓" };

/** The months of the period as sheets, each day with the cycles that pass zero on it and the way they go. */
export const criticalDaysSheet = definePicture({
  operation: "getCriticalDays",
  form: "sheet",
  title: titles.criticalDays,
  reads: z.object({ startDate: z.iso.date(), endDate: z.iso.date(), criticalDays: z.array(readCritical) }),
  draw: ({ startDate, endDate, criticalDays }, { lang }) => {
    const dates = datesFrom(startDate, endDate);
    const months = [...new Set(dates.map((date) => date.slice(0, 7)))];
    const sheets = months.map((month) => {
      const days = dates.filter((date) => date.startsWith(month)).map((date) => ({ date }));
      return monthFigure(month, days, criticalDays, lang);
    });
    return headed(
      { heading: titles.criticalDays[lang], subheading: `${startDate} – ${endDate}` },
      { ...stacked(sheets), isFixed: true },
    );
  },
});

interface Day {
  readonly date: string;
}

function monthFigure(month: string, days: readonly Day[], critical: readonly ReadCritical[], lang: Lang): Figure {
  return monthSheet({
    heading: month,
    width: SHEET_WIDTH,
    ...weeks(days, lang, ({ date }) => dayOf(date, critical, lang)),
  });
}

function dayOf(date: string, critical: readonly ReadCritical[], lang: Lang): SheetDay {
  const found = critical.filter((one) => one.date === date);
  return {
    label: String(Number(date.slice(8))),
    isMarked: found.length > 0,
    lines: found.map(({ cycle, direction }) => ({
      text: `${ARROWS[direction]} ${cycleNames[cycle][lang]}`,
      paint: LOOKS[cycle].paint,
      isBold: true,
    })),
    ...(found.length > 1 ? { corner: "!".repeat(found.length - 1) } : {}),
  };
}
