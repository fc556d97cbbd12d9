import { leavesOf, readerFor } from "@almagest/i18n";
import { LANGS } from "@almagest/operation";
import { unwritten } from "@almagest/telling/testing";
import { describe, expect, test } from "vitest";
import { CYCLE_IDS, PHASE_IDS, PRIMARY_IDS } from "../index";
import { cycleNames } from "../vocabulary/cycles";
import { pairPhases, ratings } from "../vocabulary/pairs";
import { directions, overallPhases, phaseLabels, severities, trends } from "../vocabulary/phases";
import { en } from "./en";
import type { BiorhythmTexts } from "./en-messages";

const texts = readerFor<BiorhythmTexts>({ lang: "en", catalogues: [en] }, "biorhythm");
const words = (text: string | undefined): number => text?.split(/\s+/).length ?? 0;

describe("English texts", () => {
  test.each(CYCLE_IDS)("%s has a reading of 30 to 60 words for each of the eight phases", (id) => {
    const counts = PHASE_IDS.map((phase) => words(texts.text(`readings.${id}.${phase}`)));
    expect(counts.filter((count) => count < 30 || count > 60)).toEqual([]);
  });

  test.each(PRIMARY_IDS)("%s has three advisories of 20 to 45 words each way", (id) => {
    for (const way of ["ascending", "descending"] as const) {
      for (const variant of ["a", "b", "c"] as const) {
        const count = words(texts.text(`advisories.${id}.${way}.${variant}`));
        expect(count >= 20 && count <= 45, `${id} ${way} ${variant}: ${count}`).toBe(true);
      }
    }
  });

  test("of a day come in variants: six tones and closings, three words for the spotlight in each phase", () => {
    const six = [..."abcdef"];
    const days = ["high_energy", "mixed", "recovery", "critical"];
    expect(unwritten(en, [["daily"], ["tone"], days, six])).toEqual([]);
    expect(unwritten(en, [["daily"], ["advice"], PRIMARY_IDS, ["up", "down", "critical", "care"], six])).toEqual([]);
    expect(unwritten(en, [["daily"], ["spotlight"], PRIMARY_IDS, PHASE_IDS, [..."abc"]])).toEqual([]);
  });

  test("name no day of the week and no end of a month, which the date would contradict", () => {
    const named = [...leavesOf(en.messages)].filter(([, leaf]) =>
      /\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b|end of the month|next week|tomorrow or the day after/.test(
        String(leaf),
      ),
    );
    expect(named.map(([key]) => key)).toEqual([]);
  });

  test("say in the note, and nowhere else, what science makes of them", () => {
    const found = [...leavesOf(en.messages)].filter(([, leaf]) =>
      /stud(?:y|ies)|science|scientific/.test(String(leaf)),
    );
    expect(found.map(([key]) => key)).toEqual(["note"]);
  });
});

const TABLES = { cycleNames, phaseLabels, trends, overallPhases, directions, severities, pairPhases, ratings };

describe("names", () => {
  test.each(Object.entries(TABLES))("%s are there in ten languages, none twice in one of them", (_, terms) => {
    for (const lang of LANGS) {
      const names = Object.values(terms).map((term) => term[lang]);
      expect(new Set(names).size, `${lang}: ${names.join(", ")}`).toBe(names.length);
      for (const name of names) expect(name).toBe(name.normalize("NFC").trim());
      expect(names.every((name) => name !== "")).toBe(true);
    }
  });

  test.each(Object.entries(TABLES))("%s are written in the script of their language", (_, terms) => {
    for (const term of Object.values(terms)) {
      expect(term.ru).toMatch(/^[\p{Script=Cyrillic} ()-]+$/u);
      expect(term.hi).toMatch(/^[\p{Script=Devanagari} ()-]+$/u);
      for (const lang of ["zh-Hans", "zh-Hant"] as const) expect(term[lang]).toMatch(/^[\p{Script=Han}（）]+$/u);
      for (const lang of ["en", "tr", "de", "es", "pt", "fr"] as const) {
        expect(term[lang]).toMatch(/^[\p{Script=Latin} ()-]+$/u);
      }
    }
  });
});
