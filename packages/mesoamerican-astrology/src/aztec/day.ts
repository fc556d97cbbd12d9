import { joined, named } from "@almagest/i18n";
import { compass } from "@almagest/i18n/astrology";
import {
  type DraftOf,
  defineOperation,
  langQuery,
  type NowContext,
  needNow,
  type Operation,
  prose,
} from "@almagest/operation";
import * as z from "zod";
import { jdnOf, paddedDate } from "../calendar/days";
import { aztecDirection } from "../calendar/directions";
import { type TonalDay, tonalDayOn } from "../calendar/tonalpohualli";
import { NAHUATL_NAMES } from "../names/aztec";
import { aztecSign, CALENDAR, calendarDate, calendarEcho, coefficient, direction, trecenaNumber } from "../schema";
import { type MesoamericanReader, mesoamericanReader } from "../texts/reader";
import { todayUtc, trecenaPart } from "../today";
import type { DailyAztec, DailyAztecRequest, Tonalpohualli, TonalpohualliRequest } from "../types";
import { aztecGlosses } from "../vocabulary/aztec-glosses";

const dayFields = {
  daySign: aztecSign,
  daySignName: z.string(),
  ...named("gloss", z.string(), aztecGlosses),
  ...named("direction", direction, compass),
  number: coefficient,
  trecena: z
    .object({ number: trecenaNumber, dayOfTrecena: coefficient, startSign: aztecSign, startSignName: z.string() })
    .meta({ name: "AztecTrecenaDay" }),
  keynote: prose.meta({ description: "The sign, and what is recorded of the number" }),
  guidance: prose,
  scope: prose.meta({ description: "What the answer leaves out" }),
  date: z.string(),
  conventions: z
    .object({
      calendar: calendarEcho,
      correlation: z.literal("caso").meta({ description: "1 Coatl on 1521-08-23 (13 August Julian)" }),
    })
    .meta({ name: "AztecConventions" }),
};
const daySchema = z.object(dayFields);

export interface AztecDay extends TonalDay {
  /** YYYY-MM-DD. */
  readonly date: string;
}

/**
 * A date of the years 1 to 4000 (proleptic Gregorian) in the tonalpohualli.
 * @throws ValidationError on `date` where there is no such day.
 */
export function aztecDayOf(date: string): AztecDay {
  const padded = paddedDate(date);
  return { date: padded, ...tonalDayOn(jdnOf(padded)) };
}

export const tonalpohualli: Operation<TonalpohualliRequest, Tonalpohualli> = defineOperation({
  id: "calculateTonalpohualli",
  method: "POST",
  path: "/mesoamerican-astrology/aztec/tonalpohualli",
  summary: "A date in the Nahua count of 260 days: sign, number, trecena, quarter",
  description:
    "Counted from 1 Coatl on 1521-08-23 (13 August Julian), after Caso. scope says what the answer leaves out.",
  query: langQuery,
  body: z.object({ date: calendarDate }),
  output: daySchema,
  needs: [],
  compute: ({ date }) => aztecDayOf(date),
  present: (day, words) => presentDay(day, mesoamericanReader(words)),
  examples: [{ date: "2012-12-21" }],
});

export const dailyAztec: Operation<DailyAztecRequest, DailyAztec, NowContext> = defineOperation({
  id: "getDailyAztecReading",
  method: "GET",
  path: "/mesoamerican-astrology/aztec/daily",
  summary: "The day of the tonalpohualli, read for everybody",
  description: "Today in UTC by default, counted after Caso, with an overview of the day.",
  query: z.object({
    ...langQuery.shape,
    date: calendarDate
      .optional()
      .meta({ description: "Calendar date; today in UTC by default", examples: ["2026-09-02"] }),
  }),
  output: z.object({ ...dayFields, overview: prose }),
  needs: [needNow],
  isDaily: true,
  compute: ({ date }, { now }) => aztecDayOf(date ?? todayUtc(now)),
  present: (day, words) => {
    const texts = mesoamericanReader(words);
    return { ...presentDay(day, texts), overview: overviewOf(day, texts) };
  },
  examples: [{ date: "2026-09-02" }],
});

function presentDay(day: AztecDay, texts: MesoamericanReader): DraftOf<typeof daySchema> {
  const { sign, number, trecena } = day;
  const quarter = aztecDirection(sign);
  return {
    daySign: sign,
    daySignName: NAHUATL_NAMES[sign],
    gloss: aztecGlosses[sign].en,
    direction: quarter,
    number,
    trecena: { ...trecena, startSignName: NAHUATL_NAMES[trecena.startSign] },
    keynote: joined([texts.text(`aztecSigns.${sign}.keynote`), texts.lookup(`aztecNumbers.${number}`)]),
    guidance: texts.text(`aztecSigns.${sign}.guidance`),
    scope: texts.text("scope"),
    date: day.date,
    conventions: { calendar: CALENDAR, correlation: "caso" },
  };
}

/** The use of the day, the judgment on its number, and its place in its trecena. */
function overviewOf({ sign, number, trecena }: AztecDay, texts: MesoamericanReader): string | undefined {
  const tone = toneOf(number);
  return joined([
    texts.text(`aztecSigns.${sign}.day`),
    ...(tone === undefined ? [] : [texts.text(`aztecNumberTones.${tone}`, { number })]),
    texts.text(`aztecDaily.${trecenaPart(trecena.dayOfTrecena)}`, {
      sign: NAHUATL_NAMES[trecena.startSign],
      number,
    }),
  ]);
}

/** The judgment on a number that its own text gives; none of 1 and 2, and the place of 7 and 13 tells theirs. */
function toneOf(number: number): "favored" | "against" | undefined {
  if ([5, 6, 8, 9].includes(number)) return "against";
  return [3, 4, 10, 11, 12].includes(number) ? "favored" : undefined;
}
