import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext, type TextCatalogue } from "@almagest/operation";
import { describe, expect, it } from "vitest";
import { western } from "../domain";
import { en } from "./en";
import * as topics from "./en-topics";

/** The topic of each operation's texts, by the name it is imported by; one that is not here has no prose. */
const TOPICS: Readonly<Record<string, TextCatalogue>> = {
  arabicLots: topics.lotTexts,
  aspectPatterns: topics.aspectTexts,
  aspects: topics.aspectTexts,
  asteroids: topics.asteroidTexts,
  astrocartography: topics.mapLineTexts,
  compatibilityScore: topics.compatibilityTexts,
  compositeChart: topics.compositeTexts,
  currentMoonPhase: topics.moonPhaseTexts,
  dailyHoroscope: topics.horoscopeTexts,
  fixedStars: topics.fixedStarTexts,
  lilith: topics.lilithTexts,
  localSpace: topics.mapLineTexts,
  lunarReturn: topics.returnTexts,
  monthlyHoroscope: topics.horoscopeTexts,
  narrowedTime: topics.narrowedTimeTexts,
  natalChart: topics.natalChartTexts,
  planetMeaning: topics.planetTexts,
  planetMeanings: topics.planetTexts,
  planetPositions: topics.planetTexts,
  planetaryReturn: topics.returnTexts,
  profections: topics.profectionTexts,
  progressions: topics.progressionTexts,
  relocationChart: topics.relocationTexts,
  solarArc: topics.progressionTexts,
  solarReturn: topics.returnTexts,
  synastry: topics.synastryTexts,
  transitAspects: topics.transitTexts,
  transits: topics.transitTexts,
  weeklyHoroscope: topics.horoscopeTexts,
  yearlyHoroscope: topics.horoscopeTexts,
  zodiacSign: topics.signTexts,
  zodiacSigns: topics.signTexts,
};

const ephemeris = swissEphemeris();
const NOON = Date.UTC(2026, 2, 1, 12);

describe.each(western.operations.map((operation) => [western.names[operation.id] ?? operation.id, operation] as const))(
  "%s",
  (name, operation) => {
    it("says with the texts of its topic what it says with all of them", () => {
      const topic = TOPICS[name];
      const answer = (texts: readonly TextCatalogue[]): unknown[] =>
        operation.examples.map((flat) => {
          const parsed = operation.parse({ flat });
          if (!parsed.ok) throw new Error(`an example of ${operation.id} is not valid`);
          return operation.run(parsed.value, createContext({ ephemeris, now: NOON, texts }));
        });
      expect(answer(topic === undefined ? [] : [topic])).toEqual(answer([en]));
    });
  },
);

it("every text belongs to a topic", () => {
  const spoken = new Set(Object.values(topics).flatMap(({ messages }) => Object.keys(messages)));
  expect([...spoken].sort()).toEqual(Object.keys(en.messages).sort());
});
