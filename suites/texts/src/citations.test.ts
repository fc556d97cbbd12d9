import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";

const PACKAGES = fileURLToPath(new URL("../../../packages/", import.meta.url));

/** Sites that anybody may edit, and pages without an editor. */
const UNEDITED =
  /wikipedia|wikimili|findatwiki|wikia|fandom\.com|\bwiki\b|\/forums?\b|forum\.|flipbuilder|flipbook|blogspot|wordpress|reddit\.com|quora\.com/i;
const ADDRESS = /https?:\/\/[^\s"'`)]+/g;

function addressesIn(text: string): readonly string[] {
  return text.match(ADDRESS) ?? [];
}

/** Files under a folder, with their paths below `packages`. */
function filesIn(folder: string, extension: string): readonly string[] {
  return readdirSync(`${PACKAGES}${folder}`, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(extension) && !file.includes("node_modules") && !/\.test\.ts$/.test(file))
    .map((file) => `${folder}/${file}`);
}

const folders = readdirSync(PACKAGES, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);
const has = (folder: string, inside: string): boolean =>
  readdirSync(`${PACKAGES}${folder}`, { withFileTypes: true }).some(
    (entry) => entry.isDirectory() && entry.name === inside,
  );

describe("citations", () => {
  test("are known for what they are", () => {
    expect(UNEDITED.test("https://en.wikipedia.org/wiki/Gematria")).toBe(true);
    expect(UNEDITED.test("https://example.org/forums/topic/4/")).toBe(true);
    expect(UNEDITED.test("https://ssd.jpl.nasa.gov/planets")).toBe(false);
  });

  test("of no text are addresses: a reader is told a book and a place in it", () => {
    const found = folders
      .filter((folder) => has(folder, "texts"))
      .flatMap((folder) => filesIn(`${folder}/texts`, ".json"))
      .flatMap((file) =>
        addressesIn(readFileSync(`${PACKAGES}${file}`, "utf8")).map((address) => `${file}: ${address}`),
      );
    expect(found).toEqual([]);
  });

  test("of no package rest on a wiki, a forum or a flipbook", () => {
    const found = folders
      .filter((folder) => has(folder, "src"))
      .flatMap((folder) => filesIn(`${folder}/src`, ".ts"))
      .flatMap((file) =>
        addressesIn(readFileSync(`${PACKAGES}${file}`, "utf8")).map((address) => `${file}: ${address}`),
      )
      .filter((one) => UNEDITED.test(one));
    expect(found).toEqual([]);
  });
});
