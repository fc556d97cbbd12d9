import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { cardName } from "../vocabulary/names";
import { CARDS } from "./cards";
import { imageFile, imagePath } from "./image";

const IMAGES = fileURLToPath(new URL("../../images/", import.meta.url));
const GENERATOR = fileURLToPath(new URL("../../tools/cards.mjs", import.meta.url));
const read = (file: string): string => readFileSync(`${IMAGES}${file}`, "utf8");

describe("pictures", () => {
  test("are one of its own for each card, and nothing else", () => {
    expect(readdirSync(IMAGES).sort()).toEqual(CARDS.map(({ id }) => `${id}.svg`).sort());
    expect(new Set(CARDS.map(({ id }) => read(`${id}.svg`))).size).toBe(78);
  });

  test("are what the generator draws", () => {
    expect(execFileSync(process.execPath, [GENERATOR, "--check"], { encoding: "utf8" })).toBe("78 cards\n");
  });

  test.each([...CARDS])("$id says its name to a screen reader and follows the screen's scheme", (card) => {
    const svg = read(`${card.id}.svg`);
    expect(svg).toContain(`<title id="t">${cardName(card).en}</title>`);
    expect(svg).toContain('role="img" aria-labelledby="t"');
    expect(svg).toContain("prefers-color-scheme:dark");
    expect(svg).not.toMatch(/https?:\/\/(?!www\.w3\.org\/2000\/svg")|<script|NaN|undefined/);
  });

  test("are found by the path that answers give, and by no other", () => {
    expect(imagePath(CARDS[0] ?? never())).toBe("/img/tarot/major/fool.svg");
    for (const card of CARDS) expect(imageFile(imagePath(card))).toBe(`${card.id}.svg`);
    for (const path of ["/img/tarot/minor/fool.svg", "/img/tarot/major/../fool.svg", "constructor", ""]) {
      expect(imageFile(path)).toBeUndefined();
    }
  });
});

function never(): never {
  throw new Error("the deck is not empty");
}
