import type { Term } from "@almagest/i18n";
import { type Domain, defineOperation, erase, LANGS, type Lang } from "@almagest/operation";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { catalogue, domains } from "../domains";
import { COLLECTIONS } from "./collections";
import { FIELD_LABELS, FIELD_TABLES } from "./fields/index";
import { inputNames } from "./inputs";
import { labelsOf } from "./labels";
import { VALUE_LABELS } from "./values/index";

const ALL: readonly (readonly [string, Term])[] = [
  ...FIELD_LABELS,
  ...Object.entries(VALUE_LABELS).flatMap(([field, table]) =>
    Object.entries(table).map(([value, term]) => [`${field}.${value}`, term] as const),
  ),
];

/** Brackets, digits and the capitals of coordinates and persons stand in every script. */
const ALSO = "XYABNESW\\d\\s.,、:·×'()-";

const SCRIPT: Readonly<Partial<Record<Lang, RegExp>>> = {
  hi: new RegExp(`^[\\p{Script=Devanagari}${ALSO}]+$`, "u"),
  ru: new RegExp(`^[\\p{Script=Cyrillic}${ALSO}]+$`, "u"),
  "zh-Hans": new RegExp(`^[\\p{Script=Han}（）${ALSO}]+$`, "u"),
  "zh-Hant": new RegExp(`^[\\p{Script=Han}（）${ALSO}]+$`, "u"),
};

function operation(id: string, body: z.ZodObject): Domain {
  const parts = { method: "POST" as const, path: `/${id}` as const, summary: id, output: z.unknown(), needs: [] };
  const declared = defineOperation({
    id,
    ...parts,
    body,
    compute: () => 0,
    present: (facts: number) => facts,
    examples: [{}],
  });
  return { id, title: id, description: id, operations: [erase(declared)] };
}

describe("the labels of the catalogue", () => {
  const { fields, enums, missing } = labelsOf(domains);

  it("leave no field and no value without one: add what is named here to packages/catalog/src/labels", () => {
    expect(missing).toEqual([]);
  });

  it("cover every field and parameter of every operation", () => {
    for (const entry of catalogue.entries) {
      for (const field of inputNames(entry.operation).fields) expect(fields.has(field), field).toBe(true);
    }
  });

  it("name the values that a form offers", () => {
    expect(enums.get("nodeType.mean")?.es).toBe("Nodo medio");
    expect(enums.get("houseSystem.whole-sign")?.de).toBe("Ganzzeichen");
    expect(enums.get("aspectTypes.SEMI_SEXTILE")?.en).toBe("Semi-sextile");
    expect(enums.get("planets.North Node")?.["zh-Hans"]).toBe("北交点");
    expect(enums.get("sign.leo")?.ru).toBe("Лев");
    expect(enums.get("lifePath.11")?.hi).toBe("11");
  });

  it("leave out an identifier that is a planet here and a card there", () => {
    for (const id of ["id.mercury", "id.fool", "id.aries"]) expect(enums.has(id), id).toBe(true);
    for (const id of ["id.sun", "id.moon"]) expect(enums.has(id), id).toBe(false);
  });
});

describe("gathering the names of a request", () => {
  const suit = z.enum(["cups", "wands"]);
  const person = z.object({ name: z.string(), gender: z.enum(["male", "female"]).optional() });

  it("finds members of members, of lists and of choices", () => {
    const [declared] = operation(
      "draw",
      z.object({ person1: person, suit: z.array(suit), unit: z.union([suit, z.number()]) }),
    ).operations;
    const names = declared && inputNames(declared);
    expect([...(names?.fields ?? [])]).toEqual(["person1", "name", "gender", "suit", "unit"]);
    expect(names?.values.map(({ field, value }) => `${field}.${value}`)).toEqual([
      "gender.male",
      "gender.female",
      "suit.cups",
      "suit.wands",
      "unit.cups",
      "unit.wands",
    ]);
  });

  it("reports a field and a value without a label, and gives none", () => {
    const labels = labelsOf([operation("odd", z.object({ constructor: z.string(), suit: z.enum(["cups", "coins"]) }))]);
    expect(labels.missing).toEqual(["constructor", "suit.coins"]);
    expect([...labels.fields.keys()]).toEqual(["suit"]);
    expect([...labels.enums.keys()]).toEqual(["suit.cups"]);
  });
});

describe("the identifiers of collections", () => {
  it("are accepted by their operations, each one", () => {
    for (const id of ["getPlanetMeaning", "getZodiacSign", "getCard"]) {
      const asked = catalogue.byId(id)?.operation;
      for (const [name, table] of Object.entries(COLLECTIONS[id] ?? {})) {
        for (const value of Object.keys(table)) {
          const parsed = asked?.parse({ params: { [name]: value }, query: {} });
          expect(parsed?.ok && asked?.run(parsed.value, {}), value).toHaveProperty("name");
        }
      }
    }
  });

  it("belong to operations and parameters of the catalogue", () => {
    for (const [id, parameters] of Object.entries(COLLECTIONS)) {
      const shape = catalogue.byId(id)?.operation.params?.shape ?? {};
      for (const name of Object.keys(parameters)) expect(Object.keys(shape), id).toContain(name);
    }
  });
});

describe("the tables of labels", () => {
  it("have each wire name once", () => {
    expect(FIELD_LABELS.size).toBe(FIELD_TABLES.reduce((sum, table) => sum + Object.keys(table).length, 0));
    for (const name of FIELD_LABELS.keys()) expect(name).toMatch(/^[a-z][A-Za-z0-9]*$/);
  });

  it.each(LANGS)("%s: has every label, composed, trimmed, in its own script and with a capital", (lang) => {
    for (const [id, term] of ALL) {
      expect(term[lang], id).toMatch(/\S/);
      expect(term[lang], id).toBe(term[lang].normalize("NFC").trim());
      expect(term[lang], id).toMatch(SCRIPT[lang] ?? /./);
      expect(term[lang].charAt(0), `${id} ${term[lang]}`).toBe(term[lang].charAt(0).toLocaleUpperCase(lang));
    }
  });

  it("gives no two values of a field one name", () => {
    for (const [field, table] of Object.entries(VALUE_LABELS)) {
      const terms = new Set(Object.values(table));
      for (const lang of LANGS)
        expect(new Set([...terms].map((term) => term[lang])).size, `${field} ${lang}`).toBe(terms.size);
    }
  });

  it("names the languages as the Unicode CLDR does", () => {
    for (const lang of LANGS) {
      const names = new Intl.DisplayNames([lang], { type: "language" });
      for (const code of LANGS) {
        const label = VALUE_LABELS["lang"]?.[code]?.[lang] ?? "";
        expect(label.toLocaleLowerCase(lang)).toBe(
          names.of(code)?.replace("（", "(").replace("）", ")").toLocaleLowerCase(lang),
        );
      }
    }
  });
});
