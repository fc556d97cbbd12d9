import { addDays } from "@almagest/civil-time";
import { createContext } from "@almagest/operation";
import * as fc from "fast-check";
import { type CheckedText, type Claim, claimedText } from "../../telling/test/claims";
import { biorhythmCompatibility } from "../src/index";
import { en } from "../src/texts/en";
import type { BiorhythmCompatibility } from "../src/types";
import { dates, PRIMARY } from "./lives";

const context = createContext({ now: Date.UTC(2026, 10, 22), texts: [en] });

const least = (says: RegExp, id: (typeof PRIMARY)[number]): Claim<BiorhythmCompatibility> => ({
  says,
  restsOn: PRIMARY.map((one) => `cycles.${one}.alignment`),
  holds: ({ cycles }) => PRIMARY.every((other) => cycles[id].alignment <= cycles[other].alignment),
});

const nearest = (says: RegExp, id: (typeof PRIMARY)[number]): Claim<BiorhythmCompatibility> => ({
  says,
  restsOn: PRIMARY.map((one) => `cycles.${one}.alignment`),
  holds: ({ cycles }) => PRIMARY.every((other) => cycles[id].alignment >= cycles[other].alignment),
});

const PERIODS = [23, 28, 33] as const;
/** Days between two births that are half a period apart on every line, about. */
const OPPOSED = Array.from({ length: 21_252 }, (_, days) => days).filter((days) =>
  PERIODS.every((period) => Math.abs((days % period) - period / 2) <= period / 8),
);
/** Two of them, and a day of both; one pair in five is opposed, as chance seldom has it. */
const pairs = fc
  .tuple(dates, dates, fc.constantFrom(...OPPOSED), fc.nat({ max: 4 }))
  .map(([one, { birthDate }, apart, die]) => [one.birthDate, die === 0 ? addDays(one.birthDate, apart) : birthDate])
  .chain(([one = "", other = ""]) =>
    fc.integer({ min: 0, max: 30_000 }).map((days) => ({
      person1: { birthDate: one },
      person2: { birthDate: other },
      targetDate: addDays(one > other ? one : other, days),
    })),
  );

/** The facts behind the advice for two people. */
export const together: CheckedText = claimedText({
  operation: biorhythmCompatibility,
  member: "advice",
  told: ({ advice: told }) => told,
  requests: pairs,
  answerTo: (request) => biorhythmCompatibility(request, context),
  claims: [
    least(/^Take most care over pace/, "physical"),
    least(/^The tender spot is tone: say first how you are/, "emotional"),
    least(/^The weak joint is understanding/, "intellectual"),
    nearest(/^Your bodies are nearest|^Look for it in pace, where you are nearest/, "physical"),
    nearest(/^Your moods are nearest|^Look for it in mood, where you are nearest/, "emotional"),
    nearest(/^Your minds are nearest|^Look for it in thought, where you are nearest/, "intellectual"),
    {
      says: /^On none of the three lines are you far apart/,
      restsOn: PRIMARY.map((one) => `cycles.${one}.alignment`),
      holds: ({ cycles }) => PRIMARY.every((id) => cycles[id].alignment >= 60),
    },
    {
      says: /^On the whole you two are near each other today/,
      restsOn: ["overallScore", "rating"],
      holds: ({ overallScore }) => overallScore >= 60,
    },
    {
      says: /^Where one is up the other is down, on two lines at least/,
      restsOn: PRIMARY.map((one) => `cycles.${one}.person1Value`),
      holds: ({ cycles }) => PRIMARY.filter((id) => cycles[id].person1Value * cycles[id].person2Value < 0).length >= 2,
    },
  ],
  bank: { catalogue: en, keys: /^compatibility\.(?:advice|least)\./ },
  figures: [],
});
