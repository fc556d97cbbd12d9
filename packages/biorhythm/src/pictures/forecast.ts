import { curves, definePicture } from "@almagest/pictures";
import * as z from "zod";
import { cycleNames } from "../vocabulary/cycles";
import { DRAWN_CYCLES, LOOKS } from "./paints";
import { titles } from "./titles";

const readDay = z.object({
  date: z.string(),
  daysSinceBirth: z.number(),
  physical: z.number(),
  emotional: z.number(),
  intellectual: z.number(),
  intuitive: z.number(),
  isCritical: z.boolean(),
});

/** About as many dates as find room above the curves. */
const MOST_DATES = 8;

/** The curves day by day, a thick line where a primary cycle passes zero. */
export const forecastCurves = definePicture({
  operation: "getForecast",
  form: "curves",
  title: titles.forecast,
  reads: z.object({ startDate: z.string(), endDate: z.string(), days: z.array(readDay).min(1) }),
  draw: ({ startDate, endDate, days }, { lang }) => {
    const step = Math.ceil(days.length / MOST_DATES);
    const first = days[0]?.daysSinceBirth ?? 0;
    return {
      ...curves({
        heading: titles.forecast[lang],
        subheading: `${startDate} – ${endDate}`,
        from: first,
        to: days.at(-1)?.daysSinceBirth ?? first,
        range: [-104, 104],
        ticks: days.flatMap(({ date, daysSinceBirth, isCritical }, index0) => {
          const isDated = index0 % step === 0;
          return isDated || isCritical
            ? [{ at: daysSinceBirth, isMajor: isCritical, ...(isDated ? { label: date.slice(5) } : {}) }]
            : [];
        }),
        levels: [100, 50, 0, -50, -100].map((value) => ({
          at: value,
          label: value < 0 ? `−${-value}` : String(value),
          isMajor: value === 0,
        })),
        curves: DRAWN_CYCLES.map((id) => ({
          label: cycleNames[id][lang],
          ...LOOKS[id],
          runs: [days.map((day) => ({ at: day.daysSinceBirth, value: day[id] }))],
        })),
      }),
      isFixed: true as const,
    };
  },
});
