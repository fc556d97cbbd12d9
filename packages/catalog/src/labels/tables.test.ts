import { sharedFields, sharedValues } from "@almagest/i18n/labels";
import { LANGS, type Lang, type Term } from "@almagest/operation";
import { describe, expect, it } from "vitest";
import { createCatalogue } from "../catalogue";
import { domains } from "../domains";

const FIELDS = [sharedFields, ...domains.map(({ labels }) => labels.fields ?? {})];
const VALUES = [sharedValues, ...domains.map(({ labels }) => labels.values ?? {})].flatMap((tables) =>
  Object.entries(tables),
);
const TERMS: readonly (readonly [string, Term])[] = [
  ...FIELDS.flatMap((table) => Object.entries(table)),
  ...VALUES.flatMap(([field, table]) =>
    Object.entries(table).map(([value, term]) => [`${field}.${value}`, term] as const),
  ),
];

/** Brackets, digits, slashes of profiles and the capitals of coordinates and persons occur in every script. */
const ALSO = "XYABNESW\\d\\s.,、:·×'()/-";

const SCRIPT: Readonly<Partial<Record<Lang, RegExp>>> = {
  hi: new RegExp(`^[\\p{Script=Devanagari}${ALSO}]+$`, "u"),
  ru: new RegExp(`^[\\p{Script=Cyrillic}${ALSO}]+$`, "u"),
  "zh-Hans": new RegExp(`^[\\p{Script=Han}（）${ALSO}]+$`, "u"),
  "zh-Hant": new RegExp(`^[\\p{Script=Han}（）${ALSO}]+$`, "u"),
};

/** Names of programs are as their makers write them. */
const isTrademark = (id: string): boolean => id.startsWith("preset.");

describe("the tables of labels", () => {
  it("of all domains agree on every name", () => {
    expect(() => createCatalogue(domains)).not.toThrow();
  });

  it("hold each field once: what two domains have is shared", () => {
    const names = FIELDS.flatMap((table) => Object.keys(table));
    expect(names.filter((name, index0) => names.indexOf(name) !== index0)).toEqual([]);
    for (const name of names) expect(name).toMatch(/^[a-z][A-Za-z0-9]*$/);
    expect(names.length).toBeGreaterThan(170);
  });

  it.each(LANGS)("%s: has every label, composed, trimmed, in its own script and with a capital", (lang) => {
    for (const [id, term] of TERMS) {
      expect(term[lang], id).toMatch(/\S/);
      expect(term[lang], id).toBe(term[lang].normalize("NFC").trim());
      if (isTrademark(id)) continue;
      expect(term[lang], id).toMatch(SCRIPT[lang] ?? /./);
      expect(term[lang].charAt(0), `${id} ${term[lang]}`).toBe(term[lang].charAt(0).toLocaleUpperCase(lang));
    }
  });

  it("give no two values of a field one name", () => {
    for (const [field, table] of VALUES) {
      const terms = new Set(Object.values(table));
      for (const lang of LANGS)
        expect(new Set([...terms].map((term) => term[lang])).size, `${field} ${lang}`).toBe(terms.size);
    }
  });

  it("name the languages as the Unicode CLDR does, Russian with the letter ё that the CLDR leaves out", () => {
    const spelled = (text: string, lang: Lang): string => text.toLocaleLowerCase(lang).replaceAll("ё", "е");
    for (const lang of LANGS) {
      const names = new Intl.DisplayNames([lang], { type: "language" });
      for (const code of LANGS) {
        const label = sharedValues["lang"]?.[code]?.[lang] ?? "";
        const name = names.of(code)?.replace("（", "(").replace("）", ")") ?? "";
        expect(spelled(label, lang)).toBe(spelled(name, lang));
      }
    }
  });
});
