import { weekdays } from "@almagest/i18n/astrology";
import type { Lang } from "@almagest/operation";
import { definePicture, type Figure, headed, monthSheet, type SheetDay, stacked } from "@almagest/pictures";
import * as z from "zod";
import { cycleNames } from "../vocabulary/cycles";
import { LOOKS } from "./paints";
import { titles } from "./titles";

const DAY_MS = 86_400_000;
/** Wide enough for a cycle on a line of its day. */
const SHEET_WIDTH = 980;
/** ISO 8601 begins a week with Monday. */
const WEEK = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const;

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
  reads: z.object({ startDate: z.string(), endDate: z.string(), criticalDays: z.array(readCritical) }),
  draw: ({ startDate, endDate, criticalDays }, { lang }) => {
    const dates = datesFrom(startDate, endDate);
    const months = [...new Set(dates.map((date) => date.slice(0, 7)))];
    const sheets = months.map((month) => {
      const days = dates.filter((date) => date.startsWith(month));
      return monthFigure(month, days, criticalDays, lang);
    });
    return headed(
      { heading: titles.criticalDays[lang], subheading: `${startDate} – ${endDate}` },
      { ...stacked(sheets), isFixed: true },
    );
  },
});

function datesFrom(startDate: string, endDate: string): readonly string[] {
  const [from, to] = [Date.parse(startDate), Date.parse(endDate)];
  const count = Math.round((to - from) / DAY_MS) + 1;
  return Array.from({ length: count }, (_, index0) => new Date(from + index0 * DAY_MS).toISOString().slice(0, 10));
}

function monthFigure(month: string, days: readonly string[], critical: readonly ReadCritical[], lang: Lang): Figure {
  // 1970-01-01 was a Thursday.
  const before = (((Date.parse(days[0] ?? month) / DAY_MS + 3) % 7) + 7) % 7;
  return monthSheet({
    heading: month,
    width: SHEET_WIDTH,
    columns: WEEK.map((day) => weekdays[day][lang]),
    days: [...new Array<undefined>(before).fill(undefined), ...days.map((date) => dayOf(date, critical, lang))],
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
