import { datesFrom } from "@almagest/civil-time";
import type { Lang } from "@almagest/operation";
import { definePicture, type Figure, headed, monthSheet, type SheetDay, stacked, weeks } from "@almagest/pictures";
import * as z from "zod";
import { judged, maybe, text } from "./read";
import { titles } from "./titles";
import { words } from "./words";

const SHEET_WIDTH = 900;
/** Corner marks of admitted days; the legend below the sheet explains them. */
const MARKS: Readonly<Record<"preferred" | "admissible", string>> = { preferred: "★", admissible: "☆" };

const readNamed = { name: text, nameLocalized: maybe } as const;

const readDay = z.object({
  date: text,
  nakshatra: z.object(readNamed),
  tithi: z.object({ ...readNamed, paksha: text, pakshaLocalized: maybe }),
  quality: z.enum(["preferred", "admissible"]),
});

type ReadDay = z.output<typeof readDay>;

/** The months of the window, days that pass every rule marked. */
export const grihaPraveshSheet = definePicture({
  operation: "findGrihaPraveshDates",
  form: "sheet",
  title: titles.grihaPravesh,
  reads: z.object({ days: z.array(readDay), window: z.object({ startDate: z.iso.date(), endDate: z.iso.date() }) }),
  draw: ({ days, window: { startDate, endDate } }, { lang }) => {
    const dates = datesFrom(startDate, endDate);
    const months = [...new Set(dates.map((date) => date.slice(0, 7)))];
    return headed(
      {
        heading: titles.grihaPravesh[lang],
        subheading: `${startDate} – ${endDate}`,
        note: (["preferred", "admissible"] as const).map((one) => `${MARKS[one]} ${words[one][lang]}`).join("   "),
      },
      {
        ...stacked(months.map((month) => monthFigure(month, dates, days, lang))),
        isFixed: true,
      },
    );
  },
});

/** Only weeks that the window reaches into; days before and after it have no cell. */
function monthFigure(month: string, dates: readonly string[], days: readonly ReadDay[], lang: Lang): Figure {
  const own = dates.filter((date) => date.startsWith(month)).map((date) => ({ date }));
  return monthSheet({
    subheading: month,
    width: SHEET_WIDTH,
    ...weeks(own, lang, ({ date }) => sheetDay(date, days, lang)),
  });
}

function sheetDay(date: string, days: readonly ReadDay[], lang: Lang): SheetDay {
  const day = days.find((one) => one.date === date);
  const shown = { label: String(Number(date.slice(8))) };
  if (day === undefined) return shown;
  const { nakshatra, tithi, quality } = day;
  const { paint } = judged(quality, lang);
  return {
    ...shown,
    isMarked: quality === "preferred",
    corner: MARKS[quality],
    ground: "wash",
    lines: [
      { text: nakshatra.nameLocalized ?? nakshatra.name, paint, isBold: true },
      tithi.nameLocalized ?? tithi.name,
      tithi.pakshaLocalized ?? tithi.paksha,
    ],
  };
}
