import type { SkyContext } from "@almagest/ephemeris";
import { answersOf, erase, type Operation } from "@almagest/operation";
import { type GunMilan, gunMilan, type UncertainGunMilan } from "@almagest/vedic";
import * as z from "zod";
import { birthIn } from "../page/arguments";
import { definePage } from "../page/define";
import { personBody } from "../page/inputs";
import type { MatchingPage, MatchingPageRequest } from "../types";

export const matchingPage: Operation<MatchingPageRequest, MatchingPage, SkyContext> = definePage({
  id: "getMatchingPage",
  page: "matching",
  summary: "The page of a match: the eight kootas of two births, and what the count does not see",
  description:
    "Gun milan in Lahiri's ayanamsa, person1 as the groom and person2 as the bride where a rule asks for the side. The part is the answer of its own operation with its defaults; chapters say what to show of it.",
  body: z.object({
    person1: personBody.meta({ description: "The groom, where a rule asks for the side" }),
    person2: personBody.meta({ description: "The bride" }),
  }),
  births: ["person1.time", "person2.time"],
  parts: {
    match: {
      operation: erase(gunMilan),
      answer: answersOf<GunMilan | UncertainGunMilan>(gunMilan, { name: "GunMilan", home: "@almagest/vedic" }),
      calls: ({ person1, person2 }) => ({ person1: birthIn(person1), person2: birthIn(person2) }),
    },
  },
  chapters: [
    {
      chapter: "Score",
      contents: [
        { kind: "figure", at: "match", form: "bars" },
        { kind: "facts", at: "match", columns: ["total", "maxScore", "doshas"] },
        { kind: "reading", at: "match/recommendation" },
      ],
    },
    { chapter: "The couple", contents: [{ kind: "reading", at: "match/couple/reading" }] },
    {
      chapter: "Kootas",
      contents: [
        {
          kind: "table",
          at: "match/breakdown",
          columns: ["category", "score", "maxScore", "person1", "person2"],
          told: "description",
        },
      ],
    },
  ],
  examples: [
    {
      person1: {
        date: "1990-07-04",
        time: "10:12:00",
        latitude: 28.6139,
        longitude: 77.209,
        timezone: 5.5,
        name: "Arun",
        placeName: "Delhi",
      },
      person2: {
        date: "1992-11-19",
        time: "06:40:00",
        latitude: 19.076,
        longitude: 72.8777,
        timezone: 5.5,
        name: "Asha",
        placeName: "Mumbai",
      },
    },
  ],
});
