import type { Term } from "@almagest/operation";
import { expect, test } from "vitest";
import { bodies } from "../astrology/index";
import { wrongTerms } from "./index";

const { sun, moon } = bodies;
const written = (term: Term): Term => ({
  ...{ en: term.en, tr: term.tr, de: term.de, es: term.es, hi: term.hi, pt: term.pt, fr: term.fr, ru: term.ru },
  ...{ "zh-Hans": term["zh-Hans"], "zh-Hant": term["zh-Hant"], inSentence: term.inSentence ?? term.en },
});
const wrong = (change: Partial<Term>): readonly string[] => wrongTerms({ sun: { ...written(sun), ...change } });

test("a sound table has nothing wrong", () => {
  expect(wrongTerms({ sun, moon })).toEqual([]);
});

test("a wrong script, a character of the other Chinese script, stray spaces and decomposed letters are found", () => {
  expect(wrong({ ru: "Sun" })).toEqual(['sun ru: "Sun"']);
  expect(wrong({ "zh-Hans": "太陽" })).toEqual(['sun zh-Hans: "太陽"']);
  expect(wrong({ de: "Sonne " })).toEqual(['sun de: "Sonne "']);
  expect(wrong({ tr: "Gu\u0308nes\u0327" })).toHaveLength(1);
});

test("a name that stands twice and a member that is no language are found", () => {
  expect(wrongTerms({ sun, other: { ...written(moon), fr: sun.fr } })).toEqual(["fr: Soleil stands twice"]);
  expect(wrongTerms({ sun: Object.assign({ it: "Sole" }, written(sun)) })).toEqual(["sun has it"]);
});

test("a form for sentences that is the bare name, or holds another one, is found", () => {
  expect(wrong({ inSentence: "Sun" })).toEqual(['sun in a sentence: "Sun"']);
  expect(wrong({ inSentence: "the Moon" })).toEqual(['sun in a sentence: "the Moon"']);
});
