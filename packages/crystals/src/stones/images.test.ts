import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import { describe, expect, test } from "vitest";
import { STONES } from "./catalogue";
import { imageFile, imagePath, titledStone } from "./image";

const IMAGES = fileURLToPath(new URL("../../images/", import.meta.url));
const TOOLS = fileURLToPath(new URL("../../tools/", import.meta.url));
const read = (file: string): string => readFileSync(`${IMAGES}${file}`, "utf8");

describe("pictures", () => {
  test("are one of its own for each stone, and nothing else", () => {
    expect(readdirSync(IMAGES).sort()).toEqual(STONES.map(({ id }) => `${id}.svg`).sort());
    const drawings = STONES.map(({ id }) => read(`${id}.svg`).replace(/<title.*<\/title>/, ""));
    const twins = drawings.filter((drawing, index0) => drawings.indexOf(drawing) !== index0);
    expect(twins.length).toBe(0);
  });

  test("are what the generator draws", () => {
    const drawn = execFileSync(process.execPath, [`${TOOLS}stones.mjs`, "--check"], { encoding: "utf8" });
    expect(drawn).toBe(`${STONES.length} stones\n`);
  });

  test("are drawn in the colors of the stones", async () => {
    const { PICTURES } = await import(pathToFileURL(`${TOOLS}pictures.mjs`).href);
    const drawn = PICTURES.map(([id, name, , , colors]: [string, string, string, string, string[]]) => ({
      id,
      name,
      colors,
    }));
    expect(drawn).toEqual(STONES.map(({ id, name, colors }) => ({ id, name, colors })));
  });

  test.each([...STONES])("$id says its name to a screen reader and follows the screen's scheme", ({ id, name }) => {
    const svg = read(`${id}.svg`);
    expect(svg).toContain(`<title id="${id}">${name}</title>`);
    expect(svg).toContain(`role="img" aria-labelledby="${id}"`);
    expect(svg).toContain("prefers-color-scheme:dark");
    expect(svg).not.toMatch(/https?:\/\/(?!www\.w3\.org\/2000\/svg")|<script|NaN|undefined/);
  });

  test("can stand in one page: no two have an id in common", () => {
    const ids = STONES.flatMap(({ id }) => [...read(`${id}.svg`).matchAll(/ id="([^"]+)"/g)].map(([, each]) => each));
    expect(new Set(ids).size).toBe(ids.length);
    expect(
      STONES.every(({ id }) => [...read(`${id}.svg`).matchAll(/url\(#([^)]+)\)/g)].every(([, to]) => ids.includes(to))),
    ).toBe(true);
  });

  test("take another title", () => {
    expect(titledStone(read("amber.svg"), "A & B")).toContain('<title id="amber">A &amp; B</title>');
    expect(titledStone(read("amber.svg"), "Amber")).toBe(read("amber.svg"));
  });

  test("are found by the path that answers give, and by no other", () => {
    for (const stone of STONES) expect(imageFile(imagePath(stone))).toBe(`${stone.id}.svg`);
    for (const path of ["/img/crystals/fool.svg", "/img/crystals/../amethyst.svg", "constructor", ""]) {
      expect(imageFile(path)).toBeUndefined();
    }
  });
});
