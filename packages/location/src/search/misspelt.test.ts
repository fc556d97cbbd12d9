import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { strong } from "../../../../suites/strength";
import { loadGazetteer } from "../node";
import { isOneEdit } from "../one-edit";
import { searchPlaces } from "./search";

/** Optimal string alignment: Damerau's four edits, no part edited twice. */
function distance(a: string, b: string): number {
  const row = (length: number): number[] => new Array<number>(length).fill(0);
  const table = Array.from({ length: a.length + 1 }, () => row(b.length + 1));
  const at = (i: number, j: number): number => table[i]?.[j] ?? 0;
  for (let i = 0; i <= a.length; i++) {
    for (let j = 0; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      const steps = i === 0 || j === 0 ? [i + j] : [at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + same];
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) steps.push(at(i - 2, j - 2) + 1);
      table[i]?.splice(j, 1, Math.min(...steps));
    }
  }
  return at(a.length, b.length);
}

describe("one edit", () => {
  it("is a distance of one by the textbook's table (Damerau 1964)", () => {
    const word = fc.string({ unit: fc.constantFrom("a", "b", "c"), maxLength: 7 });
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(isOneEdit(a, b)).toBe(distance(a, b) === 1);
      }),
      { numRuns: strong(300, 3000) },
    );
  });
});

describe("a misspelt name", () => {
  const gazetteer = loadGazetteer();
  const found = (q: string): readonly string[] =>
    searchPlaces(gazetteer, q, { limit: 50, offset: 0 }).places.map((place) => gazetteer.places.place(place).city);

  it("is found for every single edit of a name that is no other name", () => {
    const name = "reykjavik";
    const letters = [..."aeknrstz"];
    const edits = Array.from({ length: name.length }, (_, at) => {
      const [head, tail] = [name.slice(0, at), name.slice(at)];
      const rest = tail.slice(1);
      const swapped = rest === "" ? [] : [head + rest.charAt(0) + tail.charAt(0) + rest.slice(1)];
      return [head + rest, ...swapped, ...letters.flatMap((letter) => [head + letter + rest, head + letter + tail])];
    }).flat();
    expect(edits.filter((edit) => !found(edit).includes("Reykjavík"))).toEqual([]);
  });

  it.each([
    ["Kolkatta", "Kolkata"],
    ["Kolkatta, India", "Kolkata"],
    ["Kolkatta India", "Kolkata"],
    ["Budapset", "Budapest"],
    ["Ljubjana", "Ljubljana"],
    ["Reykjavic, Iceland", "Reykjavík"],
    ["Berlin, Germny", "Berlin"],
    ["Springfield Masachusetts", "Springfield"],
    ["Москвва", "Moscow"],
    ["Αθήνβα", "Athens"],
  ])("%s is %s", (query, city) => {
    expect(found(query)[0]).toBe(city);
  });

  it("is not looked for where something matches as it stands, nor in three letters", () => {
    expect(found("Paris")).not.toContain("Parish");
    expect(found("qqx")).toEqual([]);
  });

  it("of two edits is not found", () => {
    expect(found("Budapxyt")).not.toContain("Budapest");
  });
});
