import { describe, expect, test } from "vitest";
import { hexagramSvg, imageOf, imagePath } from "./image";
import { HEXAGRAMS } from "./table";

/** The strokes at each height of the drawing, bottom line first. */
function strokesOf(svg: string): readonly number[] {
  const strokes = [...svg.matchAll(/M(\d+) (\d+)H(\d+)/g)].map(([, , y]) => Number(y));
  const heights = [...new Set(strokes)].sort((one, other) => other - one);
  return heights.map((height) => strokes.filter((y) => y === height).length);
}

describe("the picture of a hexagram", () => {
  test.each([...HEXAGRAMS])("$number has its lines from the bottom up, whole or broken", (hexagram) => {
    expect(strokesOf(hexagramSvg(hexagram))).toEqual([...hexagram.binary].map((digit) => (digit === "1" ? 1 : 2)));
  });

  test.each([...HEXAGRAMS])("$number says its name to a screen reader and follows the screen's scheme", (hexagram) => {
    const svg = hexagramSvg(hexagram);
    expect(svg).toContain(
      `<title id="hexagram-${hexagram.number}">Hexagram ${hexagram.number}: ${hexagram.name.en}</title>`,
    );
    expect(svg).toContain(`role="img" aria-labelledby="hexagram-${hexagram.number}"`);
    expect(svg).toContain("prefers-color-scheme:dark");
    expect(svg).not.toMatch(/https?:\/\/(?!www\.w3\.org\/2000\/svg")|<script|NaN|undefined/);
  });

  test.each([
    ["de", "Hexagramm 1: "],
    ["ru", "Гексаграмма 1: "],
    ["zh-Hans", "第1卦: 乾"],
  ] as const)("says its name in %s where that is asked for", (lang, title) => {
    const [first] = HEXAGRAMS.map((hexagram) => hexagramSvg(hexagram, { lang }));
    expect(first).toContain(`<title id="hexagram-1">${title}`);
  });

  test("is found by the path that answers give, and by no other", () => {
    for (const hexagram of HEXAGRAMS) expect(imageOf(imagePath(hexagram.number))).toBe(hexagramSvg(hexagram));
    for (const path of ["/img/hexagrams/0.svg", "/img/hexagrams/65.svg", "/img/hexagrams/1.jpg", "constructor", ""]) {
      expect(imageOf(path)).toBeUndefined();
    }
  });
});
