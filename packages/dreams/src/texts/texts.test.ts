import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { dreamCatalogue } from "../symbols/catalogue";
import { en } from "./en";

const FOLDER = fileURLToPath(new URL("../../texts/en/", import.meta.url));
const FILES = readdirSync(FOLDER);
const { symbols } = dreamCatalogue({ catalogues: [en] });
const sentencesOf = (text: string): readonly string[] => text.split(/(?<=[.!?]["')]?)\s+/);
const wordsOf = (text: string): readonly string[] => text.split(/\s+/);
const longWordsOf = (text: string): ReadonlySet<string> => new Set(text.toLowerCase().match(/[a-z]{5,}/g) ?? []);

/** Words of five letters and more, with the entries that have them, by their place. */
const OWNERS = new Map<string, number[]>();
for (const [index0, { meaning }] of symbols.entries()) {
  for (const word of longWordsOf(meaning)) OWNERS.set(word, [...(OWNERS.get(word) ?? []), index0]);
}
/** Words of more entries than this tell none of them apart. */
const RARE = 60;
const rareWordsOf = (text: string): readonly string[] =>
  [...longWordsOf(text)].filter((word) => (OWNERS.get(word)?.length ?? 0) <= RARE);

describe("the dictionary", () => {
  test("has more than 2,500 symbols, every letter among them", () => {
    expect(symbols.length).toBeGreaterThan(2500);
    expect(new Set(symbols.map(({ letter }) => letter)).size).toBe(26);
  });

  test.each(FILES)("%s has the symbols of its letter, in the order of their ids", (file) => {
    const ids = Object.keys(JSON.parse(readFileSync(join(FOLDER, file), "utf8")));
    expect(ids.filter((id) => !id.startsWith(file.slice(0, 1)))).toEqual([]);
    expect(ids).toEqual([...ids].sort());
  });

  test("names each symbol once, in ASCII, with its id in lower case and hyphens", () => {
    expect(new Set(symbols.map(({ name }) => name.toLowerCase())).size).toBe(symbols.length);
    expect(symbols.filter(({ name }) => !/^[A-Z][ -~]*$/.test(name)).map(({ id }) => id)).toEqual([]);
    expect(symbols.filter(({ id }) => !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id)).map(({ id }) => id)).toEqual([]);
    expect(symbols.filter(({ name }) => /^(?:the|a|an) /i.test(name)).map(({ id }) => id)).toEqual([]);
  });

  test("leads only to symbols there are, at most four, never to itself", () => {
    const ids = new Set(symbols.map(({ id }) => id));
    const wrong = symbols.filter(
      ({ id, see }) => see.length > 4 || see.some((other) => other === id || !ids.has(other)),
    );
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  test("says 40 to 110 words of each, in two sentences or more", () => {
    const wrong = symbols.filter(({ meaning }) => {
      const count = wordsOf(meaning).length;
      return count < 40 || count > 110 || sentencesOf(meaning).length < 2;
    });
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  test("says no sentence twice", () => {
    const owner = new Map<string, string>();
    const twice = symbols.flatMap(({ id, meaning }) =>
      sentencesOf(meaning).filter((sentence) => {
        const before = owner.get(sentence);
        owner.set(sentence, id);
        return before !== undefined && wordsOf(sentence).length > 3;
      }),
    );
    expect(twice).toEqual([]);
  });

  test("has no two entries that share a third of the words that few entries have", () => {
    const contents = symbols.map(({ meaning }) => rareWordsOf(meaning));
    const shared = new Map<string, number>();
    for (const owners of OWNERS.values()) {
      if (owners.length > RARE) continue;
      for (const [place, one] of owners.entries()) {
        for (const other of owners.slice(place + 1)) {
          const pair = `${one} ${other}`;
          shared.set(pair, (shared.get(pair) ?? 0) + 1);
        }
      }
    }
    const alike = [...shared].filter(([pair, count]) => {
      const sizes = pair.split(" ").map((index0) => contents[Number(index0)]?.length ?? 0);
      return count > 3 && count > Math.min(...sizes) / 3;
    });
    expect(alike.map(([pair]) => pair.split(" ").map((index0) => symbols[Number(index0)]?.id))).toEqual([]);
  });

  test("avoids the formulas of dream books", () => {
    const worn = /^dreaming (?:of|about)|\b(?:symboli[sz]es?|signif(?:y|ies)|may indicate|often suggests?)\b/i;
    expect(symbols.filter(({ meaning }) => worn.test(meaning)).map(({ id }) => id)).toEqual([]);
  });
});
