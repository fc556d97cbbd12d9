import { LANGS, type Lang } from "@almagest/operation";
import { describe, expect, test } from "vitest";
import { type Concept, conceptFlaws, lookalikesIn, readConcepts, unnamedIn } from "./concepts";
import { allPlaces, type Place, type Said, saidIn } from "./places";

const concepts = readConcepts();
const places = allPlaces();
const translations = LANGS.filter((lang) => lang !== "en");

/** A new line there is a second concept under one English word, or one concept with two names by mistake. */
test("each English name in two places is a concept, and a concept has one name in each language", () => {
  expect(conceptFlaws(concepts, places)).toEqual([]);
  expect(concepts.length).toBeGreaterThan(700);
});

describe.each(translations)("in %s", (lang) => {
  const said: readonly Said[] = [
    ...places.map(({ at, owner, names }) => ({ owner, key: at, english: names.en, text: names[lang] })),
    ...saidIn(lang),
  ];

  test("no name, title or text is a look-alike", () => {
    expect(lookalikesIn(concepts, said, lang)).toEqual([]);
  });

  test("names and texts say the concepts that their English says", () => {
    expect(unnamedIn(concepts, said, lang)).toEqual([]);
  });
});

describe("the checks", () => {
  const names = (en: string, de: string): Record<Lang, string> => ({
    en,
    de,
    es: "",
    fr: "",
    hi: "",
    pt: "",
    ru: "",
    tr: "",
    "zh-Hans": "",
    "zh-Hant": "",
  });
  const place = (at: string, en: string, de: string): Place => ({ at, owner: "kabbalah", names: names(en, de) });
  const tree: Concept = {
    id: "tree",
    en: "Tree of Life",
    at: ["a", "b"],
    said: "tree of life",
    roots: { de: "Baum des Lebens" },
    not: [{ langs: ["de"], word: "Lebensbaum", because: "a second name" }],
  };

  test("find a second name, a name that is nowhere, and an English name without a concept", () => {
    const here = place("a", "Tree of Life", "Baum des Lebens");
    expect(conceptFlaws([tree], [here, place("b", "tree of life", "baum des Lebens")])).toEqual([]);
    expect(conceptFlaws([tree], [here, place("b", "Tree of Life", "Lebensbaum")])).toEqual([
      "tree: b is Lebensbaum in de, a is Baum des Lebens",
    ]);
    expect(conceptFlaws([tree], [here, place("c", "Tree of Life", "Baum des Lebens")])).toEqual([
      "tree: nothing is named at b",
      "c is tree of life, as other places: which concept?",
    ]);
    expect(
      conceptFlaws(
        [
          { ...tree, at: ["a"] },
          { ...tree, id: "other", at: [] },
        ],
        [here],
      ),
    ).toHaveLength(3);
  });

  test("find a look-alike, and a text that does not name what its English names", () => {
    const said = [{ owner: "page", key: "k", english: "The Tree of Life today", text: "Der Lebensbaum heute" }];
    expect(lookalikesIn([tree], said, "de")).toEqual(["page k is Der Lebensbaum heute: not tree, a second name"]);
    expect(lookalikesIn([tree], said, "fr")).toEqual([]);
    expect(unnamedIn([tree], said, "de")).toHaveLength(1);
    expect(unnamedIn([{ ...tree, in: ["kabbalah"] }], said, "de")).toEqual([]);
  });
});
