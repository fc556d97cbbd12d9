import { createContext, LANGS, type Lang } from "@almagest/operation";
import { figureOf, flawsOf } from "@almagest/pictures/testing";
import { expect, test } from "vitest";
import { iching } from "../domain";
import { oneHexagramLines, pictures, readingHexagrams } from "../pictures";

const context = createContext({
  now: Date.parse("2026-11-22T06:00:00Z"),
  random: (count: number) => new Uint8Array(count),
  texts: [],
});

function answerOf(id: string, lang: Lang, input: object = {}): unknown {
  const operation = iching.operations.find((one) => one.id === id);
  const parsed = operation?.parse({ flat: { ...operation.examples[0], ...input, lang } });
  if (operation === undefined || parsed?.ok !== true) throw new Error(`${id} has no example that can be asked`);
  return JSON.parse(JSON.stringify(operation.run(parsed.value, context)));
}

test.each(pictures.map((picture) => [`${picture.operation} ${picture.form}`, picture] as const))(
  "%s leaves no text outside, empty or over another, in every language",
  (_, picture) => {
    for (const lang of LANGS) {
      const figure = figureOf(picture, answerOf(picture.operation, lang), { lang });
      expect(flawsOf(figure), lang).toEqual([]);
      expect(figure.description.length).toBeGreaterThan(20);
    }
  },
);

/** The lines of an SVG by their heights on the page: the lowest first. */
function linesIn(svg: string): string {
  const lines = [...svg.matchAll(/y1="([\d.]+)"[^>]*data-line="\d" data-value="([01])"/g)];
  return lines
    .sort(([, one], [, other]) => Number(other) - Number(one))
    .map(([, , value]) => value)
    .join("");
}

test("the lines of all 64 stand from the bottom up as the answer tells them", () => {
  for (let number = 1; number <= 64; number += 1) {
    const answer = answerOf("getHexagram", "en", { number });
    expect(linesIn(oneHexagramLines(answer))).toBe(Object(answer).binary);
  }
});

test("a reading shows both hexagrams, and marks each line that changes by what it is", () => {
  for (const seed of ["a", "b", "c", "d", "e", "f"]) {
    const answer = Object(answerOf("castReading", "en", { seed }));
    const svg = readingHexagrams(answer);
    const lines: readonly number[] = answer.lines;
    expect(svg.split('data-mark="ring"').length - 1).toBe(lines.filter((one) => one === 9).length);
    expect(svg.split('data-mark="cross"').length - 1).toBe(lines.filter((one) => one === 6).length);
    expect(svg.match(/data-line=/g)).toHaveLength(lines.some((one) => one === 6 || one === 9) ? 12 : 6);
  }
});
