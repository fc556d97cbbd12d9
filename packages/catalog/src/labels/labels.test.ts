import type { Domain, Term } from "@almagest/operation";
import { type DomainLabels, defineDomain, defineOperation, LANGS } from "@almagest/operation";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { createCatalogue } from "../catalogue";
import { catalogue, domains } from "../domains";
import { requireNoCollidingLabels } from "./collisions";
import { inputNames } from "./inputs";
import { labelsOf } from "./labels";

function operation(id: string, body: z.ZodObject, labels: DomainLabels = {}): Domain {
  const parts = { method: "POST" as const, path: `/${id}` as const, summary: id, output: z.unknown(), needs: [] };
  const declared = defineOperation({
    id,
    ...parts,
    body,
    compute: () => 0,
    present: (facts: number) => facts,
    examples: [{}],
  });
  return defineDomain({ id, title: id, description: id, operations: [declared], labels });
}

const named = (en: string): Term => ({
  ...{ en, tr: en, de: en, es: en, hi: en, pt: en, fr: en, ru: en, "zh-Hans": en, "zh-Hant": en },
});

describe("the labels of the catalogue", () => {
  const { fields, enums } = labelsOf(domains);

  it("cover every field and parameter of every operation", () => {
    for (const entry of catalogue.entries) {
      for (const field of inputNames(entry.operation).fields) expect(fields.has(field), field).toBe(true);
    }
  });

  it("leave out the same names whichever languages are compared", () => {
    const compared = labelsOf(domains, LANGS);
    expect([...compared.fields.keys()]).toEqual([...fields.keys()]);
    expect([...compared.enums.keys()]).toEqual([...enums.keys()]);
  });

  it("agree from domain to domain in every language", () => {
    expect(() => requireNoCollidingLabels(domains, LANGS)).not.toThrow();
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
    const suits = { cups: named("Cups") };
    const own = { fields: { suit: named("Suit") }, values: { suit: suits } };
    const body = z.object({ constructor: z.string(), suit: z.enum(["cups", "coins"]) });
    const labels = labelsOf([operation("odd", body, own)]);
    expect(labels.missing).toEqual(["constructor", "suit.coins"]);
    expect([...labels.fields.keys()]).toEqual(["suit"]);
    expect([...labels.enums.keys()]).toEqual(["suit.cups"]);
  });
});

describe("two domains that label one name", () => {
  const body = z.object({ suit: z.string(), shade: z.enum(["one"]) });
  const labels = (suit: string, one: string, differing: readonly string[] = []): DomainLabels => ({
    fields: { suit: named(suit), shade: named("Shade") },
    values: { shade: { one: named(one) } },
    differing,
  });
  const first = operation("first", body, labels("Suit", "One"));

  it("agree", () => {
    expect(() => createCatalogue([first, operation("second", body, labels("Suit", "One"))])).not.toThrow();
  });

  it("are refused where they do not, the name and both folders named", () => {
    expect(() => createCatalogue([first, operation("second", body, labels("Color", "One"))])).toThrow(
      "first and second label suit differently",
    );
    expect(() => createCatalogue([first, operation("second", body, labels("Suit", "Uno"))])).toThrow("label shade.one");
    const shared = operation("third", body, { fields: { date: named("Another date") } });
    expect(() => createCatalogue([first, shared])).toThrow("i18n and third label date");
  });

  it("may differ where one declares it, and then neither label is given", () => {
    const second = operation("second", body, labels("Color", "Uno", ["suit", "shade.one"]));
    const both = labelsOf(createCatalogue([first, second]).domains);
    expect([...both.fields.keys()]).toEqual(["shade"]);
    expect([...both.enums.keys()]).toEqual([]);
  });
});

describe("the identifiers of collections", () => {
  const collections = domains.flatMap(({ labels }) => Object.entries(labels.collections ?? {}));

  it("are accepted by their operations, each one", () => {
    for (const [id, parameters] of collections.filter(([, { id: ids }]) => ids !== undefined)) {
      const asked = catalogue.byId(id)?.operation;
      for (const [name, table] of Object.entries(parameters)) {
        for (const value of Object.keys(table)) {
          const parsed = asked?.parse({ params: { [name]: value }, query: {} });
          expect(parsed?.ok && asked?.run(parsed.value, {}), value).toBeTypeOf("object");
        }
      }
    }
  });

  it("belong to operations and parameters of their own domain", () => {
    for (const { labels, operations } of domains) {
      for (const [id, parameters] of Object.entries(labels.collections ?? {})) {
        const params = operations.find((own) => own.id === id)?.params?.shape;
        for (const parameter of Object.keys(parameters)) expect(params, `${id} ${parameter}`).toHaveProperty(parameter);
      }
    }
  });
});
