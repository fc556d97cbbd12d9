import { type AlmanacDay, almanacDay } from "@almagest/chinese-astrology";
import type { SkyContext } from "@almagest/ephemeris";
import { type PersonalDay, personalDay } from "@almagest/numerology";
import { answersOf, DomainError, erase, type NowContext, type Operation } from "@almagest/operation";
import {
  type CurrentMoonPhase,
  currentMoonPhase,
  type DailyHoroscope,
  dailyHoroscope,
  type PlanetPositions,
  planetPositions,
  type UncertainPlanetPositions,
} from "@almagest/western";
import * as z from "zod";
import { birthIn } from "../page/arguments";
import { dayOf } from "../page/day";
import { definePage } from "../page/define";
import { memberAt } from "../page/frame";
import { personTodayBody } from "../page/inputs";
import { bornIn } from "../page/subject";
import type { DayPage, DayPageRequest } from "../types";

const home = "@almagest/western";

const sign = z
  .string()
  .min(1)
  .max(60)
  .optional()
  .meta({
    description: "The Sun's sign at birth, instead of the one that date and time give",
    examples: ["cancer"],
  });

/** The Sun's sign at birth. @throws DomainError where it is not the same all through the time of birth */
function sunSign(positions: unknown): string {
  const planets = memberAt(positions, "planets");
  const sun = Array.isArray(planets) ? planets.find((one) => memberAt(one, "name") === "Sun") : undefined;
  const found = memberAt(sun, "sign");
  if (typeof found === "string") return found;
  throw new DomainError(
    "unprocessable_entity",
    "The Sun changes its sign within the time that the birth may have been at, and a horoscope is of one sign. Send sign, or a time.",
  );
}

export const dayPage: Operation<DayPageRequest, DayPage, SkyContext & NowContext> = definePage({
  id: "getDayPage",
  page: "day",
  summary: "The page of a day for one person: horoscope, Moon, number of the day and almanac",
  description:
    "The daily horoscope of the Sun's sign at birth, the Moon at noon, the personal day in Pythagorean numerology, and the Chinese almanac of the date. Each part is the answer of its own operation with its defaults; chapters say what to show of it.",
  body: z.object({ ...personTodayBody.shape, sign }),
  births: ["time"],
  today: dayOf,
  // Its figures are of the day, and not of the birth.
  subjects: (input, now) => bornIn(input).map(({ name, placeName }) => ({ name, placeName, date: dayOf(input, now) })),
  parts: {
    positions: {
      operation: erase(planetPositions),
      answer: answersOf<PlanetPositions | UncertainPlanetPositions>(planetPositions, { name: "PlanetPositions", home }),
      calls: ({ sign: _, ...input }) => birthIn(input),
    },
    horoscope: {
      operation: erase(dailyHoroscope),
      answer: answersOf<DailyHoroscope>(dailyHoroscope, { name: "DailyHoroscope", home }).exactOptional(),
      isOptional: true,
      callsThen: (input, { now, answers }) => ({
        sign: input.sign ?? sunSign(answers["positions"]),
        date: dayOf(input, now),
        timezone: input.timezone,
      }),
    },
    moon: {
      operation: erase(currentMoonPhase),
      answer: answersOf<CurrentMoonPhase>(currentMoonPhase, { name: "CurrentMoonPhase", home }),
      callsThen: (input, { now }) => ({ date: dayOf(input, now), timezone: input.timezone }),
    },
    number: {
      operation: erase(personalDay),
      answer: answersOf<PersonalDay>(personalDay, { name: "PersonalDay", home: "@almagest/numerology" }),
      callsThen: (input, { now }) => ({
        month: Number(input.date.slice(-5, -3)),
        day: Number(input.date.slice(-2)),
        targetDate: dayOf(input, now),
      }),
    },
    almanac: {
      operation: erase(almanacDay),
      answer: answersOf<AlmanacDay>(almanacDay, {
        name: "AlmanacDay",
        home: "@almagest/chinese-astrology",
      }).exactOptional(),
      isOptional: true,
      callsThen: (input, { now }) => ({ date: dayOf(input, now) }),
    },
  },
  chapters: [
    {
      chapter: "Horoscope",
      contents: [
        { kind: "reading", at: "horoscope/overview" },
        { kind: "facts", at: "horoscope", columns: ["love", "career", "health", "finance", "advice"] },
        { kind: "figure", at: "horoscope", form: "strips" },
      ],
    },
    {
      chapter: "Moon",
      contents: [
        { kind: "figure", at: "moon", form: "disc" },
        { kind: "facts", at: "moon", columns: ["phase", "sign", "illumination"] },
        { kind: "reading", at: "moon/meaning/description" },
      ],
    },
    {
      chapter: "Day number",
      contents: [
        { kind: "facts", at: "number", columns: ["personalDay", "theme", "personalMonth", "personalYear"] },
        { kind: "reading", at: "number/guidance" },
      ],
    },
    {
      chapter: "Almanac",
      contents: [
        { kind: "figure", at: "almanac", form: "sheet" },
        {
          kind: "facts",
          at: "almanac",
          columns: ["dayPillar/chinese", "dayOfficer/name", "mansion/name", "clashAnimal", "favours", "avoids"],
        },
        { kind: "reading", at: "almanac/dayOfficer/meaning" },
      ],
    },
  ],
  examples: [
    {
      date: "1990-07-15",
      time: "14:30:00",
      latitude: 40.7128,
      longitude: -74.006,
      timezone: "America/New_York",
      name: "Ada",
      placeName: "New York",
      today: "2026-12-01",
    },
  ],
});
