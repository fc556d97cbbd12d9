import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext } from "@almagest/operation";
import * as fc from "fast-check";
import { date, time } from "../../telling/test/asked";
import { type CheckedText, claimedText } from "../../telling/test/claims";
import { narrowedClaims } from "../../telling/test/narrowed";
import { designNarrowedTime } from "../src/index";
import { en } from "../src/texts/en";
import type { DesignNarrowedTime, UncertainDesignNarrowedTime } from "../src/types";
import texts from "../texts/en/narrowing.json";

const context = createContext({ ephemeris: swissEphemeris(), texts: [en] });

const claim = fc.oneof(
  fc.record({ member: fc.constant("type" as const), value: fc.constantFrom("Generator", "Projector", "Reflector") }),
  fc.record({ member: fc.constant("profile" as const), value: fc.constantFrom("1/3", "2/4", "5/1") }),
  fc.record({ member: fc.constant("centers.throat" as const), value: fc.constantFrom("Defined", "Undefined") }),
);

const requests = fc.record({
  date,
  timezone: fc.integer({ min: -11, max: 12 }),
  time: fc.option(time),
  claims: fc.array(claim, { minLength: 1, maxLength: 3 }),
});

/** The summary of times that agree. */
export const narrowed: CheckedText = claimedText({
  operation: designNarrowedTime,
  member: "summary",
  told: ({ summary }: DesignNarrowedTime | UncertainDesignNarrowedTime) => summary,
  requests,
  answerTo: ({ time: known, ...asked }) =>
    known === null
      ? designNarrowedTime({ ...asked, time: "unknown" }, context)
      : designNarrowedTime({ ...asked, time: known }, context),
  claims: narrowedClaims(texts),
  bank: { catalogue: en, keys: /^narrowing\./ },
  figures: [],
});
