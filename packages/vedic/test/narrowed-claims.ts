import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext } from "@almagest/operation";
import * as fc from "fast-check";
import { date, time, where } from "../../telling/test/asked";
import { type CheckedText, claimedText } from "../../telling/test/claims";
import { narrowedClaims } from "../../telling/test/narrowed";
import { vedicNarrowedTime } from "../src/index";
import { en } from "../src/texts/en";
import type { UncertainVedicNarrowedTime, VedicNarrowedTime } from "../src/types";
import texts from "../texts/en/narrowing.json";

const context = createContext({ ephemeris: swissEphemeris(), texts: [en] });

const claim = fc.oneof(
  fc.record({
    member: fc.constant("lagna.sign" as const),
    value: fc.constantFrom("Aries", "Leo", "Scorpio", "Capricorn"),
  }),
  fc.record({ member: fc.constant("moon.pada" as const), value: fc.constantFrom("1", "2", "3", "4") }),
);
const kind = fc.constantFrom("marriage", "career", "illness", "mother-death");

const requests = fc.record({
  date,
  ...where,
  latitude: fc.integer({ min: -60, max: 60 }),
  time: fc.option(time),
  claims: fc.array(claim, { maxLength: 3 }),
  years: fc.array(fc.tuple(fc.integer({ min: 18, max: 60 }), kind), { minLength: 1, maxLength: 2 }),
});

/** The summary of times that agree. */
export const narrowed: CheckedText = claimedText({
  operation: vedicNarrowedTime,
  member: "summary",
  told: ({ summary }: VedicNarrowedTime | UncertainVedicNarrowedTime) => summary,
  requests,
  answerTo: ({ years, time: known, ...asked }) => {
    const year = Number(asked.date.slice(0, 4));
    const events = years.map(([age, of]) => ({ date: `${year + age}-05-17`, kind: of }));
    return known === null
      ? vedicNarrowedTime({ ...asked, time: "unknown", events }, context)
      : vedicNarrowedTime({ ...asked, time: known, events }, context);
  },
  claims: narrowedClaims(texts),
  bank: { catalogue: en, keys: /^narrowing\./ },
  figures: [],
});
