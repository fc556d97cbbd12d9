import { expect, test } from "vitest";
import { en } from "../texts/en";
import { vedicReader } from "../texts/reader";
import { DETECTED_IDS, type DetectedYoga } from "./detect";
import { presentYogas } from "./detected";

const yogas = DETECTED_IDS.map(
  (id): DetectedYoga => ({
    id,
    family: "classical",
    suppressedBy: undefined,
    isPresent: true,
    conditions: [{ isMet: true, found: "so it is" }],
  }),
);

test("a yoga told again is equal, and has the texts of its own caller", () => {
  const catalogues = [en];
  const told = presentYogas(yogas, vedicReader({ lang: "en", catalogues }));
  expect(presentYogas(yogas, vedicReader({ lang: "en", catalogues }))).toEqual(told);
  expect(presentYogas(yogas, vedicReader({ lang: "en", catalogues: [en] }))).toEqual(told);
  expect(new Set(told.map(({ description }) => description)).size).toBe(DETECTED_IDS.length);
  for (const yoga of presentYogas(yogas, vedicReader({ lang: "en", catalogues: [] }))) {
    expect(yoga.description).toBeUndefined();
  }
});

test("the texts of rules that were matched are those of this chart, not of another", () => {
  const texts = vedicReader({ lang: "en", catalogues: [en] });
  const [first, second, third] = yogas;
  if (first === undefined || second === undefined || third === undefined) throw new Error("no yogas");
  const description = (matched: NonNullable<DetectedYoga["matched"]>): string | undefined =>
    presentYogas([{ ...first, matched }], texts)[0]?.description;
  const own = description([]);
  expect(description([second.id, third.id])).toBe(`${description([second.id])}\n\n${description([third.id])}`);
  expect(description([])).toBe(own);
});
