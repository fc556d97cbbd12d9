import { needEphemeris, type SkyContext } from "@almagest/ephemeris";
import { bodies as bodyTerms, signs } from "@almagest/i18n/astrology";
import { type DraftOf, defineOperation, langQuery, type Operation, type Words } from "@almagest/operation";
import { presentBirth, presentConventions, zodiacPlace } from "@almagest/sky";
import { readingOf } from "@almagest/telling";
import { westernReader } from "../texts/reader";
import type { Profections, ProfectionsRequest } from "../types";
import { computeProfections, type ProfectionsFacts } from "./compute";
import { yearInShort, yearPieces } from "./reading";
import { profectionsBody, profectionsOutput } from "./schema";

type Answer = DraftOf<typeof profectionsOutput>;

export const profections: Operation<ProfectionsRequest, Profections, SkyContext> = defineOperation({
  id: "generateProfections",
  method: "POST",
  path: "/astrology/profections",
  summary: "Annual profection: house, sign and lord of the year",
  description:
    "One whole sign from the Ascendant for each completed year of life; the lord of the year is the traditional ruler of the sign reached. houseSystem decides the lord's natal house alone.",
  query: langQuery,
  body: profectionsBody,
  output: profectionsOutput,
  needs: [needEphemeris],
  compute: computeProfections,
  present: presentProfections,
  examples: [
    {
      date: "1990-07-15",
      time: "14:30:00",
      latitude: 40.7128,
      longitude: -74.006,
      timezone: "America/New_York",
      targetDate: "2025-08-04",
    },
  ],
});

function presentProfections(facts: ProfectionsFacts, words: Words): Answer {
  const { input, birth, lord, profectedSign } = facts;
  const texts = westernReader(words);
  return {
    birthDetails: presentBirth({ input, moment: birth }),
    targetDate: input.targetDate,
    age: facts.age,
    profectedHouse: facts.profectedHouse,
    profectedSign: signs[profectedSign].en,
    lordOfYear: bodyTerms[lord].en,
    lordNatalPosition: { ...zodiacPlace(facts.lordLongitudeDeg), house: facts.lordHouse },
    period: { from: facts.from, to: facts.to },
    summary: yearInShort(facts, texts),
    interpretation: readingOf(yearPieces(facts, texts)),
    conventions: {
      ...presentConventions(birth, facts.engine),
      houseSystem: facts.usedHouseSystem,
      requestedHouseSystem: input.houseSystem,
      nodeType: input.nodeType,
      profection: "annual-whole-sign-from-ascendant",
      rulers: "traditional",
      leapDayBirthday: "march-1-in-common-years",
    },
  };
}
