import { isAlmagestError, LANGS } from "@almagest/operation";
import { describe, expect, it } from "vitest";
import { domains } from "../domains";
import { fieldLabelsOver } from "./field-labels";
import { listLanguages } from "./list-languages";

const getFieldLabels = fieldLabelsOver(() => domains);

describe("listLanguages", () => {
  it("has the ten in the service's order, each by its own name", () => {
    const { languages } = listLanguages({});
    expect(languages.map(({ code }) => code)).toEqual([...LANGS]);
    expect(languages.find(({ code }) => code === "zh-Hant")).toEqual({
      code: "zh-Hant",
      name: "Chinese (Traditional)",
      nativeName: "繁體中文",
    });
  });
});

describe("getFieldLabels", () => {
  it("gives the specification's example", () => {
    const { lang, fields, enums } = getFieldLabels({ lang: "es" });
    expect([lang, fields["birthDate"], enums["nodeType.mean"]]).toEqual(["es", "Fecha de nacimiento", "Nodo medio"]);
  });

  it("answers in English by default, and in a language of any letter case", () => {
    expect(getFieldLabels({})).toMatchObject({ lang: "en", fields: { houseSystem: "House system" } });
    const folded = getFieldLabels(JSON.parse('{ "lang": "zh-hans" }'));
    expect(folded).toMatchObject({ lang: "zh-Hans", fields: { birthDate: "出生日期" } });
    expect(getFieldLabels({ lang: "de" }).fields["houseSystem"]).toBe("Häusersystem");
  });

  it("refuses a language that the service does not speak", () => {
    const ask = (): unknown => getFieldLabels(JSON.parse('{ "lang": "eo" }'));
    expect(ask).toThrow(expect.toSatisfy((error) => isAlmagestError(error) && error.code === "validation_error"));
  });

  it("has the same keys in every language, and splits values on the first dot", () => {
    const english = getFieldLabels({ lang: "en" });
    for (const lang of LANGS) {
      const { fields, enums } = getFieldLabels({ lang });
      expect(Object.keys(fields)).toEqual(Object.keys(english.fields));
      expect(Object.keys(enums)).toEqual(Object.keys(english.enums));
    }
    for (const id of Object.keys(english.enums)) expect(english.fields).toHaveProperty(id.slice(0, id.indexOf(".")));
  });
});
