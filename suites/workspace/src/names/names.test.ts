import { LANGS } from "@almagest/operation";
import { describe, expect, test } from "vitest";
import { ALL } from "../packages";
import { hasNames } from "../sync/modules";
import { declaredNames, nameFlaws } from "./declared";

const named = ALL.filter(hasNames);
const translations = LANGS.filter((lang) => lang !== "en");

describe.each(named.map((own) => [own.folder, own] as const))("the names of %s", (_, own) => {
  test.each(translations)("are in names/%s.json, each of them and no other", (lang) => {
    expect(nameFlaws(own, lang)).toEqual([]);
  });
});

test("a table that is declared is found, with single names and names in sentences", () => {
  const western = declaredNames("packages/western");
  expect(["moonPhases.full", "dignities.fall"].filter((name) => !western.has(name))).toEqual([]);
  expect(declaredNames("packages/iching").has("single.numbered")).toBe(true);
});
