import { definePicture, monthSheet } from "@almagest/pictures";
import * as z from "zod";
import { OMER_SEPHIROT } from "../calendar/omer";
import { sephirahNames } from "../vocabulary/sephirot";
import { titles } from "./titles";

const DAYS = 49;

/** The forty-nine days, a week a row, each with its two sephirot; the day of the count is set off. */
export const omerSheet = definePicture({
  operation: "getDailySephirah",
  form: "sheet",
  title: titles.omer,
  reads: z.object({
    date: z.string(),
    inOmer: z.boolean(),
    day: z.number().optional(),
    hebrewDate: z.string(),
    hebrewDateLocalized: z.string().optional(),
  }),
  draw: ({ date, day, hebrewDate, hebrewDateLocalized = hebrewDate }, { lang }) => {
    const names = OMER_SEPHIROT.map((id) => sephirahNames[id][lang]);
    return monthSheet({
      heading: titles.omer[lang],
      subheading: `${date} · ${hebrewDateLocalized}`,
      width: 860,
      columns: names,
      rows: names,
      days: Array.from({ length: DAYS }, (_, index0) => ({ label: String(index0 + 1), isMarked: index0 + 1 === day })),
    });
  },
});
