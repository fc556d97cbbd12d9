import { addDays } from "@almagest/civil-time";
import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { leavesOf } from "@almagest/i18n";
import { createContext } from "@almagest/operation";
import { repeatedSentences } from "@almagest/telling/testing";
import { describe, expect, test } from "vitest";
import { MONTH_IDS } from "../calendar/hebrew-date";
import { BANDS } from "../compatibility/score";
import { HEBREW_CATALOGUE } from "../gematria/catalogue";
import { LATIN_CIPHER_IDS } from "../gematria/latin";
import { TRANSFORMATION_IDS } from "../gematria/transformations";
import {
  birthProfile,
  dailySephirah,
  hebrewLetters,
  nameCompatibility,
  nameProfile,
  shemName,
  shemNames,
  treeOfLife,
} from "../index";
import { CHOICES } from "../latin/letter-map";
import { LETTER_IDS } from "../letters/letters";
import { LEXICON } from "../lexicon/entries";
import { relationOf } from "../profile/together";
import { PILLARS, SEPHIRAH_IDS } from "../tree/sephirot";
import type { BirthProfile, BirthProfileRequest } from "../types";
import { en } from "./en";
import { messages } from "./en-messages";

const context = createContext({ ephemeris: swissEphemeris(), now: Date.UTC(2026, 0, 1), texts: [en] });
const keys = (group: object): readonly string[] => Object.keys(group).sort();
const sorted = (values: readonly (string | number)[]): readonly string[] => values.map(String).sort();
const upTo = (last: number): readonly number[] => Array.from({ length: last }, (_, index0) => index0 + 1);
const counted = SEPHIRAH_IDS.filter((id) => id !== "daat");

/** Every text of an answer. */
function textsIn(answer: unknown): readonly string[] {
  if (typeof answer === "string") return [answer];
  if (typeof answer !== "object" || answer === null) return [];
  return Object.values(answer).flatMap(textsIn);
}

describe("the texts", () => {
  test("are there for every name, sephirah, letter, path, day, month, cipher and word, and for nothing else", () => {
    expect(keys(messages.shem)).toEqual(sorted(upTo(72)));
    expect(keys(messages.omer)).toEqual(sorted(upTo(49)));
    expect(keys(messages.sephirot)).toEqual(sorted(SEPHIRAH_IDS));
    for (const group of [messages.nameNumbers, messages.birthNumbers, messages.compatibility.same]) {
      expect(keys(group)).toEqual(sorted(counted));
    }
    expect(keys(messages.letters)).toEqual(sorted(LETTER_IDS));
    expect(keys(messages.paths)).toEqual(sorted(LETTER_IDS));
    // Iyyar lies within the count from its first day to its last
    expect(keys(messages.months)).toEqual(sorted(MONTH_IDS.filter((id) => id !== "iyyar")));
    expect(keys(messages.psalms)).toEqual(sorted(upTo(7).map((day) => day - 1)));
    expect(keys(messages.ciphers)).toEqual(sorted([...HEBREW_CATALOGUE, ...TRANSFORMATION_IDS, ...LATIN_CIPHER_IDS]));
    expect(keys(messages.lexicon)).toEqual(sorted(LEXICON.map(({ id }) => id)));
    expect(keys(messages.compatibility.pillars)).toEqual(sorted(PILLARS));
    expect(keys(messages.compatibility.bands)).toEqual(sorted(BANDS));
    for (const [id, values] of Object.entries(CHOICES)) {
      expect(Object.entries(messages.forms.choices).find(([key]) => key === id)?.[1]).toBeDefined();
      expect(values.length).toBe(2);
    }
  });

  test("promise no cure, fortune or fate, command no one, and give nobody a guardian", () => {
    const wrong = [...leavesOf(messages)].filter(([, leaf]) =>
      /\b(?:cures?|guarantee\w*|lucky|guardian angel|fortune|invoke|spell for|protects you from|you must pray|wealth will)\b|—/i.test(
        String(leaf),
      ),
    );
    expect(wrong.map(([key]) => key)).toEqual([]);
  });

  test("do not vowel the Name, nor any text of it in Latin letters", () => {
    for (const [key, leaf] of leavesOf(messages)) expect(String(leaf), key).not.toMatch(/yahwe|jehova|yhwh/i);
  });

  test("say of the sephirah of a name, of the three names of a birth and of a couple what kind of thing it is", () => {
    expect(messages.nameConvention).toMatch(/convention of present-day books/);
    expect(messages.compatibility.scope).toMatch(/No text of Kabbalah/);
    expect(messages.missingBirthday).toMatch(/rabbi/);
  });
});

describe("answers", () => {
  test("leave no placeholder open and no prose out", () => {
    const answers = [
      nameProfile({ name: "Sarah Miller" }, context),
      birthProfile({ date: "2000-02-29", timezone: 0, angelDating: "lenain-blocks" }, context),
      shemNames({ limit: 72 }, context),
      treeOfLife({}, context),
      hebrewLetters({}, context),
      ...upTo(366).map((day) => dailySephirah({ date: addDays("2026-01-01", day - 1) }, context)),
      ...["David", "Noah", "Anna", "Boris", "Chloe", "Igor", "Mia"].flatMap((firstName) =>
        ["Leah", "Tom", "Uri", "Zoe", "Max"].map((secondName) => nameCompatibility({ firstName, secondName }, context)),
      ),
    ];
    for (const text of answers.flatMap(textsIn)) expect(text).not.toMatch(/[{}]|undefined|\bnull\b/);
    for (const answer of answers.slice(5, 371))
      expect(answer).toMatchObject({ reading: expect.stringMatching(/^.{40,}\.$/s) });
    for (const answer of answers.slice(371))
      expect(answer).toMatchObject({ reading: expect.stringMatching(/over it\.$/) });
  });

  test("of neighboring days begin with a thought of their own, all the year round", () => {
    const readings = upTo(730).map(
      (day) => dailySephirah({ date: addDays("2026-01-01", day - 1) }, context).reading?.split(". ")[0],
    );
    expect(readings.filter((text, index0) => text === undefined || text === readings[index0 - 1])).toEqual([]);
  });

  test("say no sentence twice: births of a year, and names", () => {
    const found = upTo(120).flatMap((index) => {
      const date = addDays("1990-01-01", index * 3);
      const time = `${String(index % 24).padStart(2, "0")}:40:00`;
      return [
        ...repeatedSentences(birthProfile({ date, time, timezone: 0 }, context)),
        ...repeatedSentences(birthProfile({ date, time, timezone: 0, angelDating: "lenain-blocks" }, context)),
      ];
    });
    expect([...new Set(found)]).toEqual([]);
    expect(repeatedSentences(nameCompatibility({ firstName: "Sarah", secondName: "David" }, context))).toEqual([]);
  });

  test("tell a couple of names in 100 to 220 words", () => {
    for (const secondName of ["David", "Leah", "Tom", "Sarah", "Uri"]) {
      const words = nameCompatibility({ firstName: "Sarah", secondName }, context).reading?.split(/\s+/).length ?? 0;
      expect(words, secondName).toBeGreaterThanOrEqual(100);
      expect(words, secondName).toBeLessThanOrEqual(220);
    }
  });

  test("hold no mark that turns the direction of a line, and Hebrew in strings of its own", () => {
    const answers = [
      nameProfile({ nameHebrew: "\u202bשָׂרָה\u202c" }, context),
      treeOfLife({}, context),
      shemNames({ limit: 72 }, context),
    ];
    for (const text of answers.flatMap((answer) => textsIn({ ...answer, input: undefined }))) {
      expect(text).not.toMatch(/[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/);
      if (/[\u05d0-\u05ea]/.test(text)) expect(text).not.toMatch(/[A-Za-z]/);
    }
  });

  test("come without prose where no texts are at hand", () => {
    const { sephirah, chosen } = nameProfile({ name: "Sarah" }, createContext({}));
    expect([sephirah.reading, chosen.rule, chosen.hebrew]).toEqual([undefined, undefined, "שרה"]);
  });
});

/** Psalms whose heading is a verse of its own in the Hebrew Bible and none in English Bibles, among those in the texts. */
const WITH_HEADING = [3, 6, 7, 8, 9, 18, 22, 30, 31, 34, 38, 40, 80, 88, 92, 140] as const;

test("a verse that English Bibles number otherwise is given in both numberings", () => {
  const told = [...Object.values(messages.shem), ...LEXICON.flatMap(({ sources }) => sources)];
  const verses = told.flatMap((text) =>
    [...text.matchAll(/Psalm (\d+):(\d+)(?: \((\d+):(\d+) in English Bibles\))?/g)].map(([, ...numbers]) => numbers),
  );
  const parted = verses.filter(([psalm]) => WITH_HEADING.some((one) => one === Number(psalm)));
  expect(parted).toHaveLength(24);
  for (const [psalm, verse, englishPsalm, englishVerse] of parted) {
    expect([englishPsalm, Number(englishVerse)], `${psalm}:${verse}`).toEqual([psalm, Number(verse) - 1]);
  }
});

/** A birth of which no one says that its time is unknown. */
const profileOf = (birth: BirthProfileRequest): BirthProfile => birthProfile(birth, context);

test("the sephirah of a birth says what was added, so that a reader can add it again", () => {
  // 5 November 1990 is 17 Cheshvan 5751: 17 + 751 = 768, 7 + 6 + 8 = 21, 2 + 1 = 3.
  const { hebrewDate, sephirah } = profileOf({ date: "1990-11-05", timezone: 0 });
  expect([hebrewDate.day, hebrewDate.year, sephirah.reduced]).toEqual([17, 5751, 3]);
  expect(sephirah.meaning).toMatch(
    /Hebrew date, 17 for a birth before sunset, and its year without the thousands, 751, make 768;.* come to 3\./,
  );
  // 29 Elul 5999 is followed by 1 Tishri 6000.
  const round = profileOf({ date: "2239-09-30", timezone: 0 });
  expect([round.hebrewDate.day, round.hebrewDate.year]).toEqual([1, 6000]);
  expect(round.sephirah.meaning).toMatch(/thousands count, 6; they and the day, 1, make 7, .* to 7 /);
});

test("an answer with psalm verses of the names says once whose list they follow", () => {
  const answers = [
    birthProfile({ date: "1990-11-05", timezone: 0 }, context),
    birthProfile({ date: "-000500-03-01", timezone: 0 }, context),
    shemNames({ limit: 72 }, context),
    shemName({ number: 27 }, context),
  ];
  for (const answer of answers) {
    expect(textsIn(answer).filter((text) => text.includes(messages.psalmSource))).toHaveLength(1);
  }
  expect(messages.psalmSource).toMatch(/one list of today.*Kircher and Lenain/);
});

test("letters and names tell a client no past", () => {
  const told = [
    ...Object.values(messages.letters).map(({ reading }) => reading),
    ...Object.values(messages.shem),
    ...Object.values(messages.birthNumbers),
  ];
  const PAST = /\b[Yy]ou (?:had|were|did|have (?:been|known|had|lived))\b|has been good to you|were raised|you did not/;
  for (const text of told) expect(text).not.toMatch(PAST);
});

test("a letter's reading names no bearer who may be the client", () => {
  expect(messages.letters.nun.reading).not.toMatch(/Noah|Nathan/);
});

test("the gold of the ark is a covering of its wood (Exodus 25:10-11)", () => {
  expect(messages.lexicon.zahav.note).toMatch(/wood of the ark was overlaid/);
});

describe("the three names of a birth together", () => {
  const thirds = ["upper", "middle", "lower"] as const;

  test("have a text for every relation of their choirs", () => {
    const relations = thirds.flatMap((body) =>
      thirds.flatMap((character) => thirds.map((spirit) => relationOf(body, character, spirit))),
    );
    const { stands, twice: _, ...relationTexts } = messages.threeNames;
    const written = [...leavesOf(relationTexts)].map(([key]) => key);
    expect([...new Set(relations)].sort()).toEqual(written.sort());
    // Of six orders of a pair's third and the third of the one apart, none is without its own words.
    const pairs = thirds.flatMap((pair) => thirds.filter((lone) => lone !== pair).map((lone) => `${pair}.${lone}`));
    expect([...leavesOf(stands)].map(([key]) => key).sort()).toEqual(pairs.sort());
  });

  test("share a paragraph with few other births", () => {
    const told = upTo(120).map((index) => {
      const time = `${String((index * 7) % 24).padStart(2, "0")}:10:00`;
      const { angels, together = "" } = birthProfile(
        { date: addDays("1980-02-03", index * 37), time, timezone: 0 },
        context,
      );
      return angels.reduce((text, { traditionalName }) => text.replaceAll(traditionalName, "#"), together);
    });
    for (const text of new Set(told)) {
      expect(told.filter((other) => other === text).length, text).toBeLessThan(told.length / 5);
    }
  });

  test("are told by their names, apart from the office of each and its psalm", () => {
    const { angels, together } = birthProfile(
      { date: "1990-06-15", time: "14:30:00", timezone: "America/New_York" },
      context,
    );
    for (const { traditionalName } of angels) expect(together).toContain(traditionalName);
    for (const { reading } of angels) expect(reading?.split("\n\n")).toHaveLength(2);
  });
});

test("no three names of a birth keep company with themselves", () => {
  const told = upTo(400).flatMap((index) => {
    const date = addDays("1980-02-03", index * 11);
    const { angels, together = "" } = birthProfile({ date, time: `0${index % 10}:50:00`, timezone: 0 }, context);
    const names = angels.map(({ traditionalName }) => traditionalName);
    return new Set(names).size === names.length ? [] : [{ names, together }];
  });
  expect(told.length).toBeGreaterThan(5);
  for (const { names, together } of told) {
    for (const name of new Set(names)) expect(together.split(name).length).toBeLessThan(3);
  }
});
