import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext, type TextCatalogue } from "@almagest/operation";
import { describe, expect, it } from "vitest";
import { vedic } from "../domain";
import { en } from "./en";
import * as topics from "./en-topics";

/** The topic of each operation's texts, by the name it is imported by; one that is not here has no prose. */
const TOPICS: Readonly<Record<string, TextCatalogue>> = {
  arudhaPadas: topics.jaiminiTexts,
  avastha: topics.avasthaTexts,
  avasthas: topics.avasthaTexts,
  basicPanchang: topics.panchangTexts,
  bhavChalit: topics.kpTexts,
  bhavaBala: topics.kpTexts,
  charaKarakas: topics.jaiminiTexts,
  choghadiya: topics.panchangTexts,
  currentDasha: topics.dashaTexts,
  dashakoot: topics.matchingTexts,
  detailedPanchang: topics.panchangTexts,
  detectedYogas: topics.yogaTexts,
  divisionalChart: topics.divisionalTexts,
  drishti: topics.drishtiTexts,
  festivals: topics.panchangTexts,
  grahaPositions: topics.zodiacTexts,
  gunMilan: topics.matchingTexts,
  hora: topics.panchangTexts,
  kalsarpaDosha: topics.doshaTexts,
  kpChart: topics.kpTexts,
  kpCusps: topics.kpTexts,
  kpDailyFinance: topics.kpTexts,
  kpHorary: topics.kpTexts,
  kpPlanets: topics.kpTexts,
  kpRulingInterval: topics.kpTexts,
  kpRulingPlanets: topics.kpTexts,
  majorDashas: topics.dashaTexts,
  manglikDosha: topics.doshaTexts,
  muhurta: topics.panchangTexts,
  nakshatra: topics.zodiacTexts,
  nakshatras: topics.zodiacTexts,
  navamsa: topics.divisionalTexts,
  panchangMonth: topics.panchangTexts,
  papasamyam: topics.matchingTexts,
  pranaDashas: topics.dashaTexts,
  pratyantardashas: topics.dashaTexts,
  rashi: topics.zodiacTexts,
  rashis: topics.zodiacTexts,
  sadhesati: topics.doshaTexts,
  shadbala: topics.strengthTexts,
  sookshmaDashas: topics.dashaTexts,
  subDashas: topics.dashaTexts,
  upagrahas: topics.jaiminiTexts,
  vedicBirthChart: topics.birthChartTexts,
  vedicDailyReading: topics.gocharaTexts,
  vedicNarrowedTime: topics.vedicNarrowedTimeTexts,
  vedicTransit: topics.gocharaTexts,
  yogaCatalogue: topics.yogaTexts,
  yogaEntry: topics.yogaTexts,
};

const ephemeris = swissEphemeris();
const NOON = Date.UTC(2026, 2, 1, 12);

describe.each(vedic.operations.map((operation) => [vedic.names[operation.id] ?? operation.id, operation] as const))(
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
