import { LANGS } from "@almagest/operation";
import { describe, expect, test } from "vitest";
import { compile } from "./filler";
import { listOf } from "./joints";
import { askedForm, FORMS, formOf } from "./name-forms";
import { turkishForm } from "./turkish";

const GERMAN = {
  Krebs: { in: "im Krebs", g: "m" },
  Zwillinge: { in: "in den Zwillingen", g: "p" },
  Sonne: { def: "die Sonne", g: "f" },
  Mars: { def: "Mars", g: "m" },
};

describe("forms of names in a text", () => {
  const said = (message: string, variables: Readonly<Record<string, string>>): string =>
    compile(message, "de", GERMAN)(variables);

  test("a blank asks for a form by its name, and for a capital by its first letter", () => {
    expect(said("{Body_def} steht {sign_in}.", { body: "Sonne", sign: "Krebs" })).toBe("Die Sonne steht im Krebs.");
    expect(said("{Body_def} steht {sign_in}.", { body: "Mars", sign: "Zwillinge" })).toBe(
      "Mars steht in den Zwillingen.",
    );
    expect(said("Nur {body}, {Body}", { body: "Mars" })).toBe("Nur Mars, Mars");
    expect(said("{Mover_def}, {body_def}", { Mover: "Sonne", body: "sonne" })).toBe("Die Sonne, die Sonne");
  });

  test("a choice by gender", () => {
    const message = "{body_g, select, f {ihr} other {sein}} Zeichen";
    expect(["Sonne", "Mars"].map((body) => said(message, { body }))).toEqual(["ihr Zeichen", "sein Zeichen"]);
  });

  test("the general formatter has them too", () => {
    expect(said("{Body_def}: {share, number, percent}", { body: "Sonne", share: "1" })).toMatch(/^Die Sonne: 100/);
  });

  test("a value of its own goes before a form, and what nobody filled is refused", () => {
    expect(compile("{body_in} {Body}", "de", GERMAN)({ body_in: "da", Body: "X", body: "Mars" })).toBe("da X");
    expect(() => said("{body_gen}", { body: "Mars" })).toThrow("a name without a form that a text asks for");
    expect(() => said("{body_in}", { body: "Pluto" })).toThrow("a name without a form");
    expect(() => said("{sign_in}", { body: "Mars" })).toThrow("a placeholder without its text");
    expect([askedForm("sign_in"), askedForm("sign"), askedForm("planet1_dat")?.name]).toEqual([
      { name: "sign", form: "in" },
      undefined,
      "planet1",
    ]);
  });
});

describe("lists and words in parentheses", () => {
  const SPANISH = {
    Sol: { def: "el Sol", de: "del Sol", g: "m" },
    Luna: { def: "la Luna", de: "de la Luna", g: "f" },
    Marte: { def: "Marte", de: "de Marte", g: "m" },
    Leo: { en: "en Leo", g: "m" },
    Ida: { def: "Ida", de: "de Ida", g: "f" },
  };
  const said = (message: string, variables: Readonly<Record<string, string>>): string =>
    compile(message, "es", SPANISH)(variables);

  test("each name of a list has the form, and the list is a plural", () => {
    const list = (...names: readonly string[]): Readonly<Record<string, string>> => ({ names: listOf(names, "es") });
    expect(said("{Names_def}", list("Luna", "Marte", "Sol"))).toBe("La Luna, Marte y el Sol");
    expect(said("{names_de}", list("Marte", "Sol"))).toBe("de Marte y del Sol");
    expect(said("{names_def}, {names_de}", list("Luna", "Ida"))).toBe("la Luna e Ida, de la Luna y de Ida");
    expect(said("{names_de}", { names: listOf(["Sol", "Luna"], "es", "disjunction") })).toBe("del Sol o de la Luna");
    const verb = "{names_g, select, p {miran} other {mira}}";
    expect([said(verb, list("Luna")), said(verb, list("Luna", "Sol"))]).toEqual(["mira", "miran"]);
    expect(() => said("{names_def}", list("Luna", "Plutón"))).toThrow("a name without a form");
    expect(() => said("{names_def}", { names: "" })).toThrow("a name without a form");
    expect(() => said("{names_def}", { names: "Sol y " })).toThrow("a name without a form");
    expect(said("{names_def}", { names: "Luna (en Leo) y Sol (en Aries)" })).toBe(
      "la Luna (en Leo) y el Sol (en Aries)",
    );
  });

  test("lists of every language with forms are taken apart as they were joined", () => {
    const forms = { Ada: { x: "1" }, Io: { x: "2" }, Oda: { x: "3" } };
    for (const lang of LANGS.filter((each) => FORMS[each].includes("g"))) {
      for (const type of ["conjunction", "disjunction"] as const) {
        expect(formOf(listOf(["Ada", "Io"], lang, type), "x", { lang, forms })).toBe(listOf(["1", "2"], lang, type));
        const three = listOf(["Io", "Ada", "Oda"], lang, type);
        expect(formOf(three, "x", { lang, forms })).toBe(listOf(["2", "1", "3"], lang, type));
      }
    }
  });

  test("a gloss stays behind the form", () => {
    expect(said("{sign_en}: {sign_g}", { sign: "Leo (Simha)" })).toBe("en Leo (Simha): m");
    expect(() => said("{sign_en}", { sign: "Virgo (Kanya)" })).toThrow("a name without a form");
  });
});

test("a month in a Chinese date has figures", () => {
  const said = compile("{month_date}{day}日，{month}", "zh-Hans");
  expect(said({ month: "十一月", day: 3 })).toBe("11月3日，十一月");
  expect(() => said({ month: "闰月", day: 3 })).toThrow("a name without a form");
});

describe("Turkish suffixes follow the sound of a name", () => {
  // the signs as Turkish astrologers write them, by vowel harmony and the hard consonants of Türk Dil Kurumu
  test.each([
    ["Koç", "Koç'ta", "Koç'un", "Koç'u"],
    ["Boğa", "Boğa'da", "Boğa'nın", "Boğa'yı"],
    ["İkizler", "İkizler'de", "İkizler'in", "İkizler'i"],
    ["Yengeç", "Yengeç'te", "Yengeç'in", "Yengeç'i"],
    ["Terazi", "Terazi'de", "Terazi'nin", "Terazi'yi"],
    ["Yay", "Yay'da", "Yay'ın", "Yay'ı"],
    ["Güneş", "Güneş'te", "Güneş'in", "Güneş'i"],
    ["Satürn", "Satürn'de", "Satürn'ün", "Satürn'ü"],
    ["Plüton", "Plüton'da", "Plüton'un", "Plüton'u"],
  ])("%s", (name, loc, gen, acc) => {
    expect(["loc", "gen", "acc"].map((form) => turkishForm(name, form))).toEqual([loc, gen, acc]);
  });

  test("dative and ablative, and what has no case or no vowel", () => {
    expect([turkishForm("Kova", "dat"), turkishForm("Aslan", "dat"), turkishForm("Mars", "abl")]).toEqual([
      "Kova'ya",
      "Aslan'a",
      "Mars'tan",
    ]);
    expect([turkishForm("Kova", "voc"), turkishForm("XYZ1", "loc")]).toEqual([undefined, undefined]);
    expect(formOf("Ay", "loc", { lang: "tr" })).toBe("Ay'da");
    expect(formOf("Şans Noktası", "loc", { lang: "tr", forms: { "Şans Noktası": { loc: "Şans Noktası'nda" } } })).toBe(
      "Şans Noktası'nda",
    );
  });
});
