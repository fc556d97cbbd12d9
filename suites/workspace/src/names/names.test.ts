import { LANGS } from "@almagest/operation";
import { describe, expect, test } from "vitest";
import { ALL } from "../packages";
import { hasNames } from "../sync/modules";
import { declaredNames, namesInFile } from "./declared";

/** Tables whose ids are those of a catalogue, so that no `vocabulary` lists them; the package's own tests do. */
const BY_CATALOGUE: Readonly<Record<string, readonly string[]>> = {
  crystals: ["stones", "colors"],
};

const named = ALL.filter(hasNames);
const translations = LANGS.filter((lang) => lang !== "en");

describe.each(named.map(({ folder, id }) => [folder, id] as const))("the names of %s", (folder, id) => {
  const declared = declaredNames(folder);
  const isListed = (name: string): boolean => BY_CATALOGUE[id]?.includes(name.split(".", 1)[0] ?? "") !== true;

  test.each(translations)("are in names/%s.json, each of them and no other", (lang) => {
    const present = new Set([...namesInFile(folder, lang)].filter(isListed));
    const missing = [...declared].filter((name) => !present.has(name));
    const unknown = [...present].filter((name) => !declared.has(name));
    expect(missing, "write these names").toEqual([]);
    expect(unknown, "no code declares these names").toEqual([]);
  });
});

test("a table that is declared is found, with single names and names in sentences", () => {
  const western = declaredNames("packages/western");
  expect(["moonPhases.full", "dignities.fall"].filter((name) => !western.has(name))).toEqual([]);
  expect(declaredNames("packages/iching").has("single.numbered")).toBe(true);
});
