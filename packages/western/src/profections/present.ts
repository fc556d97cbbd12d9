import { bodies as bodyTerms, signs } from "@almagest/i18n/astrology";
import type { DraftOf, Words } from "@almagest/operation";
import { presentBirth, presentConventions, zodiacPlace } from "@almagest/sky";
import { readingOf } from "@almagest/telling";
import { clockOf, presentOpenConventions, presentOpenTime, presentUntimedBirth } from "../birth-time/open-birth";
import type { OpenHousedPoint } from "../birth-time/open-housed";
import { presentOpenPoint } from "../birth-time/present-point";
import { type WesternReader, westernReader } from "../texts/reader";
import type { ProfectionsFacts, ProfectionsInput } from "./compute";
import type { Candidate, OpenProfections } from "./open";
import { lordInShort, openYearInShort, openYearPieces } from "./open-reading";
import { yearInShort, yearPieces } from "./reading";
import type { profectionsOutput, UncertainProfectionsAnswer } from "./schema";

type Answer = DraftOf<typeof profectionsOutput>;

function rulesOf({ houseSystem, nodeType }: Pick<ProfectionsInput, "houseSystem" | "nodeType">) {
  return {
    requestedHouseSystem: houseSystem,
    nodeType,
    profection: "annual-whole-sign-from-ascendant" as const,
    rulers: "traditional" as const,
    leapDayBirthday: "march-1-in-common-years" as const,
  };
}

export function presentProfections(facts: ProfectionsFacts, words: Words): Answer {
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
      ...rulesOf(input),
    },
  };
}

export function presentOpenProfections(facts: OpenProfections, words: Words): UncertainProfectionsAnswer {
  const { input, held, candidates, lords } = facts;
  const texts = westernReader(words);
  const clock = clockOf(facts);
  return {
    birthTime: presentOpenTime(facts, facts.changes),
    birthDetails: presentUntimedBirth(facts),
    targetDate: input.targetDate,
    age: facts.age,
    profectedHouse: facts.profectedHouse,
    profectedSign: held && signs[held.profectedSign].en,
    lordOfYear: held && bodyTerms[held.lord.id].en,
    lordNatalPosition: held && housed(held.lord),
    candidates: held ? undefined : candidates.map((candidate) => presentCandidate(candidate, texts, clock)),
    lords: held
      ? undefined
      : lords.map((lord) => ({
          name: bodyTerms[lord.id].en,
          ...housed(lord),
          interpretation: lordInShort(lord, texts),
        })),
    period: facts.period,
    summary: openYearInShort(facts, texts),
    interpretation: readingOf(openYearPieces(facts, texts)),
    conventions: { ...presentOpenConventions(facts), houseSystem: facts.usedHouseSystem, ...rulesOf(input) },
  };
}

function housed(point: OpenHousedPoint<string>) {
  return { ...presentOpenPoint(point), house: point.house };
}

function presentCandidate(
  { ascendant, profectedSign, lord, rises }: Candidate,
  texts: WesternReader,
  clock: (epochMs: number) => string,
): NonNullable<UncertainProfectionsAnswer["candidates"]>[number] {
  return {
    ascendant: signs[ascendant].en,
    rises: rises.map(({ fromEpochMs, untilEpochMs }) => ({
      from: clock(fromEpochMs),
      until: untilEpochMs === undefined ? undefined : clock(untilEpochMs),
    })),
    profectedSign: signs[profectedSign].en,
    lordOfYear: bodyTerms[lord].en,
    interpretation: texts.text(`profections.sign.${profectedSign}`),
  };
}
