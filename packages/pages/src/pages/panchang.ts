import type { SkyContext } from "@almagest/ephemeris";
import { answersOf, erase, type NowContext, type Operation } from "@almagest/operation";
import { type Choghadiya, choghadiya, type DetailedPanchang, detailedPanchang, type Hora, hora } from "@almagest/vedic";
import { dayOf } from "../page/day";
import { definePage } from "../page/define";
import { type DayAtPlace, dayAtPlaceBody } from "../page/inputs";
import type { PanchangPage, PanchangPageRequest } from "../types";

const home = "@almagest/vedic";

function dayIn(
  { date, latitude, longitude, timezone }: DayAtPlace,
  now: number,
): Readonly<Record<string, unknown>> & { readonly date: string } {
  return { date: dayOf({ timezone, today: date }, now), latitude, longitude, timezone };
}

export const panchangPage: Operation<PanchangPageRequest, PanchangPage, SkyContext & NowContext> = definePage({
  id: "getPanchangPage",
  page: "panchang",
  summary: "The page of a day's panchang at a place: verdict, limbs, good and bad times, festivals",
  description:
    "The panchang from sunrise to sunrise with its verdict, festivals, and the day before and after, and the choghadiyas and horas of day and night. Each part is the answer of its own operation; chapters say what to show of it.",
  body: dayAtPlaceBody,
  subjects: ({ placeName, ...input }, now) => [{ placeName, date: dayIn(input, now).date }],
  parts: {
    panchang: {
      operation: erase(detailedPanchang),
      answer: answersOf<DetailedPanchang>(detailedPanchang, { name: "DetailedPanchang", home }),
      callsThen: (input, { now }) => dayIn(input, now),
    },
    choghadiya: {
      operation: erase(choghadiya),
      answer: answersOf<Choghadiya>(choghadiya, { name: "Choghadiya", home }),
      callsThen: (input, { now }) => dayIn(input, now),
    },
    hora: {
      operation: erase(hora),
      answer: answersOf<Hora>(hora, { name: "Hora", home }),
      callsThen: (input, { now }) => dayIn(input, now),
    },
  },
  chapters: [
    {
      chapter: "The day",
      contents: [
        { kind: "figure", at: "panchang", form: "clock" },
        { kind: "reading", at: "panchang/verdict" },
        { kind: "facts", at: "panchang", columns: ["sunrise", "sunset", "moonrise", "moonset"] },
        {
          kind: "facts",
          at: "panchang/calendar",
          columns: [
            "amanta/name",
            "purnimanta/name",
            "vikramSamvat",
            "shakaSamvat",
            "samvatsara/north",
            "sidereal/ritu",
            "sidereal/ayana",
          ],
        },
      ],
    },
    {
      chapter: "Limbs",
      contents: [
        { kind: "table", at: "panchang/limbs/tithi", columns: ["name", "start", "end"] },
        { kind: "table", at: "panchang/limbs/nakshatra", columns: ["name", "start", "end"] },
        { kind: "table", at: "panchang/limbs/yoga", columns: ["name", "start", "end"] },
        { kind: "table", at: "panchang/limbs/karana", columns: ["name", "start", "end"] },
        { kind: "table", at: "panchang/moonSigns", columns: ["name", "start", "end"] },
      ],
    },
    { chapter: "Festivals", contents: [{ kind: "table", at: "panchang/festivals", columns: ["name"] }] },
    {
      chapter: "Times",
      contents: [
        {
          kind: "facts",
          at: "panchang",
          columns: [
            "abhijitMuhurta",
            "brahmaMuhurta",
            "vijayaMuhurta",
            "amritKalam",
            "rahuKaal",
            "yamaganda",
            "gulika",
            "durMuhurta",
            "varjyam",
          ],
        },
        { kind: "figure", at: "choghadiya", form: "clock" },
        { kind: "table", at: "choghadiya/dayChoghadiya", columns: ["name", "effect", "start", "end"] },
        { kind: "table", at: "choghadiya/nightChoghadiya", columns: ["name", "effect", "start", "end"] },
        { kind: "table", at: "hora/dayHoras", columns: ["planet", "start", "end"] },
        { kind: "table", at: "hora/nightHoras", columns: ["planet", "start", "end"] },
      ],
    },
    {
      chapter: "Adjacent days",
      contents: [
        { kind: "facts", at: "panchang/previousDay", columns: ["date", "weekday", "tithi", "nakshatra"] },
        { kind: "facts", at: "panchang/nextDay", columns: ["date", "weekday", "tithi", "nakshatra"] },
      ],
    },
  ],
  examples: [
    { date: "2026-02-03", latitude: 28.6139, longitude: 77.209, timezone: "Asia/Kolkata", placeName: "Delhi" },
  ],
});
