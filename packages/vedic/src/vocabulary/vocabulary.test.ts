import { wrongTerms } from "@almagest/i18n/testing";
import { LANGS, type Term, type TermTable } from "@almagest/operation";
import { describe, expect, test } from "vitest";
import { yogaNames } from "../yoga/names";
import { arudhas } from "./arudhas";
import { avasthas } from "./avasthas";
import { bhavas } from "./bhavas";
import { choghadiyaEffects, choghadiyaTerms } from "./choghadiyas";
import { charaKarakas } from "./karakas";
import { coupleDoshas, ganas, kootaClasses, nadis, rajjuLimbs, varnas, vashyaClasses, yonis } from "./koota-classes";
import { kootaNames } from "./koota-names";
import { lagnaTerms } from "./lagna";
import { karanaTypes, limbDeities, starSymbols, tithiElements } from "./limb-attributes";
import { limbNames } from "./limbs";
import { modernPlanets } from "./modern-planets";
import { muhurtaNames } from "./muhurtas";
import { pointNames } from "./points";
import { taras } from "./taras";
import { upagrahas } from "./upagrahas";
import { vargas } from "./vargas";
import { yogaQualities } from "./yoga-qualities";

const TABLES: Readonly<Record<string, TermTable>> = {
  arudhas,
  avasthas,
  bhavas,
  charaKarakas,
  choghadiyaTerms,
  ganas,
  kootaNames,
  lagna: lagnaTerms,
  limbDeities,
  modernPlanets,
  muhurtaNames,
  nadis,
  rajjuLimbs,
  taras,
  upagrahas,
  vargas,
  vashyaClasses,
};

/** Their names are translated, not spelled. */
const TRANSLATED: Readonly<Record<string, TermTable>> = {
  choghadiyaEffects,
  coupleDoshas,
  karanaTypes,
  starSymbols,
  tithiElements,
  varnas,
  yogaNames: Object.fromEntries(Object.entries<Term>(yogaNames).filter(([, { en }]) => !en.includes("("))),
  yogaQualities,
  yonis,
};

describe("tables that name one member together", () => {
  test.each<readonly [string, readonly TermTable[]]>([
    ["kootaClasses", kootaClasses],
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
  test.each(Object.entries({ ...TABLES, ...TRANSLATED }))(
    "%s are whole, once each, in the script of each language",
    (_, terms) => {
      expect(wrongTerms(terms)).toEqual([]);
    },
  );

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

test("301 yogas have names of their own in every language, the second of a kind with its number", () => {
  for (const lang of LANGS) {
    const names = Object.values<Term>(yogaNames).map((term) => term[lang]);
    expect(new Set(names).size, lang).toBe(301);
    expect(names.filter((name) => /\d/.test(name)).length, lang).toBe(72);
  }
});
