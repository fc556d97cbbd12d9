import { createContext, type TextCatalogue } from "@almagest/operation";
import { describe, expect, it } from "vitest";
import { numerology } from "../domain";
import { loadTransliterator } from "../names";
import { en } from "./en";
import * as topics from "./en-topics";

/** The topic of each operation's texts, by the name it is imported by; the whole chart uses all texts. */
const TOPICS: Readonly<Record<string, TextCatalogue>> = {
  birthDay: topics.coreNumberTexts,
  bridgeNumbers: topics.bridgeTexts,
  businessName: topics.chaldeanTexts,
  chaldeanNumbers: topics.chaldeanTexts,
  compoundNumber: topics.chaldeanTexts,
  dailyNumber: topics.dailyNumberTexts,
  dualReading: topics.chaldeanTexts,
  expression: topics.coreNumberTexts,
  karmicDebt: topics.karmicTexts,
  karmicLessons: topics.karmicTexts,
  lifePath: topics.coreNumberTexts,
  maturity: topics.coreNumberTexts,
  numberMeaning: topics.coreNumberTexts,
  numerologyChart: en,
  numerologyCompatibility: topics.compatibilityTexts,
  personalDay: topics.cycleTexts,
  personalMonth: topics.cycleTexts,
  personalYear: topics.cycleTexts,
  personality: topics.coreNumberTexts,
  soulUrge: topics.coreNumberTexts,
};

const given = { transliterate: await loadTransliterator() };
const NOON = Date.UTC(2026, 2, 1, 12);

describe.each(
  numerology.operations.map((operation) => [numerology.names[operation.id] ?? operation.id, operation] as const),
)("%s", (name, operation) => {
  it("says with the texts of its topic what it says with all of them", () => {
    const topic = TOPICS[name];
    const answer = (texts: readonly TextCatalogue[]): unknown[] =>
      operation.examples.map((flat) => {
        const parsed = operation.parse({ flat });
        if (!parsed.ok) throw new Error(`an example of ${operation.id} is not valid`);
        return operation.run(parsed.value, createContext({ ...given, now: NOON, texts }));
      });
    expect(answer(topic === undefined ? [] : [topic])).toEqual(answer([en]));
  });
});
