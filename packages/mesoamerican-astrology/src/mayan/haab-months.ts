import { joined, named } from "@almagest/i18n";
import { type DraftOf, defineOperation, langQuery, type Operation, pageQuery, prose } from "@almagest/operation";
import * as z from "zod";
import { monthLength } from "../calendar/haab";
import { HAAB_MONTHS, type HaabMonth as MonthId } from "../calendar/signs";
import { MONTH_NAMES } from "../names/mayan";
import { haabMonthRows } from "../names/resolve";
import { haabMonthId, page } from "../schema";
import { type MesoamericanReader, mesoamericanReader } from "../texts/reader";
import type { HaabMonth, HaabMonthRequest, HaabMonths, HaabMonthsRequest } from "../types";
import { monthGlosses } from "../vocabulary/month-glosses";

const month = z
  .object({
    position: z.int().min(1).max(19),
    id: haabMonthId,
    nameYucatec: z.string(),
    nameClassic: z.string().meta({ description: "Colonial spelling" }),
    length: z.int().meta({ description: "20 days, 5 of Wayeb" }),
    ...named("gloss", z.string(), monthGlosses),
    reading: prose,
  })
  .meta({ name: "HaabMonthRow" });

export const haabMonths: Operation<HaabMonthsRequest, HaabMonths> = defineOperation({
  id: "listHaabMonths",
  method: "GET",
  path: "/mesoamerican-astrology/mayan/haab-months",
  summary: "The nineteen months of the Haab",
  description: "Eighteen months of 20 days, Pop first, and Wayeb of 5.",
  query: z.object({ ...langQuery.shape, ...pageQuery(HAAB_MONTHS.length) }),
  output: z.object({ ...page, months: z.array(month) }),
  needs: [],
  compute: haabMonthRows.page,
  present: ({ rows, ...asked }, words) => {
    const texts = mesoamericanReader(words);
    return { ...asked, months: rows.map((id) => presentMonth(id, texts)) };
  },
  examples: [{ limit: 19, offset: 0 }],
});

export const haabMonth: Operation<HaabMonthRequest, HaabMonth> = defineOperation({
  id: "getHaabMonth",
  method: "GET",
  path: "/mesoamerican-astrology/mayan/haab-months/{id}",
  summary: "One month of the Haab",
  description:
    "Its place in the year, its names and their meaning, its length and a reading. Found in any letter case and with any punctuation.",
  params: z.object({
    id: z
      .string()
      .min(1)
      .max(40)
      .meta({ description: `One of ${HAAB_MONTHS.join(", ")}; case and punctuation are free`, examples: ["pop"] }),
  }),
  query: langQuery,
  output: month,
  needs: [],
  compute: haabMonthRows.byId,
  present: (id, words) => presentMonth(id, mesoamericanReader(words)),
  examples: [{ id: "pop" }],
});

function presentMonth(id: MonthId, texts: MesoamericanReader): DraftOf<typeof month> {
  const { yucatec, classic } = MONTH_NAMES[id];
  return {
    position: HAAB_MONTHS.indexOf(id) + 1,
    id,
    nameYucatec: yucatec,
    nameClassic: classic,
    length: monthLength(id),
    gloss: monthGlosses[id].en,
    reading: joined([texts.text(`haabMonths.${id}.told`), texts.text(`haabMonths.${id}.use`)]),
  };
}
