import type { Term } from "@almagest/i18n";
import { LANGS } from "@almagest/operation";
import { describe, expect, test } from "vitest";
import { colors } from "./colors";
import { compoundNames } from "./compound-names";
import { cycle } from "./cycle";
import { elements } from "./elements";
import { ratings } from "./ratings";
import { roles } from "./roles";
import { stones } from "./stones";

const TABLES: Readonly<Record<string, Readonly<Record<string, Term>>>> = {
  colors,
  compoundNames,
  cycle,
  elements,
  ratings,
  roles,
  stones,
};

describe.each(Object.entries(TABLES))("%s", (_, terms) => {
  test("has every name in ten languages, once each", () => {
    for (const lang of LANGS) {
      const names = Object.values(terms).map((term) => term[lang]);
      expect(names.every((name) => name.trim() === name && name !== "" && name.normalize("NFC") === name)).toBe(true);
      expect(new Set(names).size, `${lang}: ${names.join(", ")}`).toBe(names.length);
    }
  });

  test("is written in the script of its language", () => {
    for (const term of Object.values(terms)) {
      expect(term.hi).toMatch(/\p{Script=Devanagari}/u);
      expect(term.ru).toMatch(/\p{Script=Cyrillic}/u);
      expect(term["zh-Hans"]).toMatch(/\p{Script=Han}/u);
      expect(term["zh-Hant"]).toMatch(/\p{Script=Han}/u);
    }
  });
});
