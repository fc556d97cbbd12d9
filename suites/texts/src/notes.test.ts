import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const PACKAGES = fileURLToPath(new URL("../../../packages/", import.meta.url));
const noted = readdirSync(PACKAGES).filter((folder) => existsSync(join(PACKAGES, folder, "texts/notes.json")));

interface Notes {
  /** By file of texts and blank, what it was filled with. */
  readonly blanks: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
}

test("packages whose texts have blanks say what fills them", () => {
  expect(noted.length).toBeGreaterThan(13);
});

test.each(noted)("the notes of %s are about blanks that its English has, with an example each", (folder) => {
  const { blanks }: Notes = JSON.parse(readFileSync(join(PACKAGES, folder, "texts/notes.json"), "utf8"));
  const flaws = Object.entries(blanks).flatMap(([file, examples]) => {
    const english = join(PACKAGES, folder, "texts/en", `${file}.json`);
    const texts = existsSync(english) ? readFileSync(english, "utf8") : "";
    return Object.entries(examples)
      .filter(([name, filled]) => !new RegExp(`\\{${name}\\b`).test(texts) || filled.length === 0)
      .map(([name]) => `${file}: take ${name} out of notes.json, or write what fills it`);
  });
  expect(flaws).toEqual([]);
});
