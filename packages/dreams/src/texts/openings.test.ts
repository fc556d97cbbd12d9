import { describe, expect, test } from "vitest";
import { dreamCatalogue } from "../symbols/catalogue";
import { en } from "./en";

const { symbols } = dreamCatalogue({ catalogues: [en] });
/** The share of the entries that one opening, or one build of a sentence, may have. */
const SHARE = 0.01;

const sentencesOf = (text: string): readonly string[] => text.split(/(?<=[.!?]["')]?)\s+/);
const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[a-z']+/g) ?? [];
const singular = (word: string): string => word.replace(/'?s'?$/, "");

/** The first words of a sentence, those of the entry's name masked: "A mule is" and "A ram is" are one opening. */
function opening(sentence: string, name: string, count: number): string {
  const own = new Set(wordsOf(name).map(singular));
  const masked = wordsOf(sentence).map((word) => (word.length > 2 && own.has(singular(word)) ? "_" : word));
  return masked.slice(0, count).join(" ");
}

const PLACES = ["first", "middle", "last"] as const;
type Place = (typeof PLACES)[number];

function sentencesAt(place: Place, text: string): readonly string[] {
  const sentences = sentencesOf(text);
  if (place === "middle") return sentences.slice(1, -1);
  return place === "first" ? sentences.slice(0, 1) : sentences.slice(-1);
}

/** The openings that more entries have than their share allows, with their numbers. */
function worn(place: Place, count: number): readonly string[] {
  const owners = new Map<string, number>();
  for (const { name, meaning } of symbols) {
    const keys = new Set(sentencesAt(place, meaning).map((sentence) => opening(sentence, name, count)));
    for (const key of keys) owners.set(key, (owners.get(key) ?? 0) + 1);
  }
  return [...owners]
    .filter(([, number]) => number > symbols.length * SHARE)
    .map(([key, number]) => `${key}: ${number}`);
}

describe("the build of the entries", () => {
  test.each(PLACES)("%s sentences open on the same three words in few of them", (place) => {
    expect(worn(place, 3)).toEqual([]);
  });

  test("the mask joins the names of different entries", () => {
    expect(opening("A mule carries what others pack.", "Mule", 3)).toBe("a _ carries");
    expect(opening("The mule's owner waits.", "Mules", 3)).toBe("the _ owner");
  });

  test("none turn round what they say to vary their first words", () => {
    const turned =
      /^(?:Dreamed of, |To (?:the sleeper|dreamers) |For a dreamer an? |Night turns |(?:Dreams|Sleep) knows? (?:an?|the) |See in (?:an?|the) |The dreamed )/;
    const found = symbols.flatMap(({ meaning }) => sentencesOf(meaning).filter((sentence) => turned.test(sentence)));
    expect(found).toEqual([]);
  });

  test("none point at, or count, a thing that nobody has shown: that cactus, every diamond", () => {
    const found = symbols.filter(({ name, meaning }) =>
      sentencesOf(meaning).some((sentence) =>
        /^(?:that|this|such an?|such|every|any) _ /.test(`${opening(sentence, name, 3)} `),
      ),
    );
    expect(found.map(({ id }) => id)).toEqual([]);
  });

  test("none say that a thing fits or suits where it means", () => {
    const verb = /\b(?:so|and|hence|thus) (?:it |thus )?(?:fits|suits)\b|^It (?:fits|suits)\b/;
    const found = symbols.flatMap(({ meaning }) => sentencesOf(meaning).filter((sentence) => verb.test(sentence)));
    expect(found).toEqual([]);
  });

  test("few close on a condition", () => {
    const conditions = symbols.filter(({ meaning }) => sentencesOf(meaning).at(-1)?.startsWith("If "));
    expect(conditions.map(({ id }) => id).slice(0, Math.floor(symbols.length * SHARE))).toEqual(
      conditions.map(({ id }) => id),
    );
  });

  test("few have the mold that tells the reader in a participle how they do it", () => {
    const mold = /^[A-Z][a-z]*ing\b[^.;:?]*?, you\b/;
    const molded = symbols.filter(({ meaning }) => sentencesOf(meaning).some((sentence) => mold.test(sentence)));
    expect(molded.length, molded.map(({ id }) => id).join(" ")).toBeLessThanOrEqual(symbols.length * SHARE);
  });
});
