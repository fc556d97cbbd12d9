import { wrongTerms } from "@almagest/i18n/testing";
import { LANGS, type Term, type TermTable } from "@almagest/operation";
import { describe, expect, test } from "vitest";
import { arudhas } from "./arudhas";
import { avasthas } from "./avasthas";
import { bhavas } from "./bhavas";
import { charaKarakas } from "./karakas";
import { lagnaTerms } from "./lagna";
import { limbNames } from "./limbs";
import { modernPlanets } from "./modern-planets";
import { pointNames } from "./points";
import { upagrahas } from "./upagrahas";
import { vargas } from "./vargas";

const TABLES: Readonly<Record<string, TermTable>> = {
  arudhas,
  avasthas,
  bhavas,
  charaKarakas,
  lagna: lagnaTerms,
  modernPlanets,
  upagrahas,
  vargas,
};

describe("tables that name one member together", () => {
  test.each<readonly [string, readonly TermTable[]]>([
    ["limbNames", limbNames],
    ["pointNames", pointNames],
  ])("%s give an English name or id to one term alone", (_, tables) => {
    const words = tables.flatMap((table) =>
      Object.entries<Term>(table).flatMap(([id, term]) => [...new Set([id, term.en])]),
    );
    expect(words.length).toBeGreaterThan(tables.length);
    expect(words.filter((word, index0) => words.indexOf(word) !== index0)).toEqual([]);
  });
});

describe("the words of Vedic charts alone", () => {
  test.each(Object.entries(TABLES))("%s are whole, once each, in the script of each language", (_, terms) => {
    expect(wrongTerms(terms)).toEqual([]);
  });

  test("are Sanskrit: languages of the Latin script spell them alike but for sounds they write otherwise", () => {
    const bare = (text: string): string =>
      text
        .toLowerCase()
        .replace(/ş/g, "sh")
        .replace(/ç/g, "ch")
        .replace(/w/g, "v")
        .replace(/(?<=[aeiou])c(?=[aeiou])/g, "j");
    for (const terms of Object.values(TABLES)) {
      for (const term of Object.values(terms)) {
        for (const lang of LANGS.filter((one) => ["de", "es", "pt", "fr"].includes(one)))
          expect(bare(term[lang]), lang).toBe(bare(term.en));
      }
    }
  });
});
