import { readFileSync } from "node:fs";
import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { inSentence, leavesOf, listOf, numberIn, readerFor, type Variables } from "@almagest/i18n";
import { aspects, bodies, signs } from "@almagest/i18n/astrology";
import { loadForms } from "@almagest/i18n/forms";
import { createContext, type Lang, type MessageTree, type Term, type TextCatalogue } from "@almagest/operation";
import { sentencesOf } from "@almagest/telling";
import { beforeAll, describe, expect, test } from "vitest";
import { loadNames } from "../../src/names.generated";
import { natalChart } from "../../src/natal-chart/operation";
import { en } from "../../src/texts/en";

/** A translator's own texts of one answer of today's English, by hand, and the lines of it that are put together. */
const read = (name: string) => JSON.parse(readFileSync(new URL(`./${name}.json`, import.meta.url), "utf8"));

type Translated = "de" | "hi" | "zh-Hans";
type Row = Readonly<Record<"en" | Translated, string>>;
type Line = { readonly values: Readonly<Record<string, unknown>> } & Readonly<
  Record<"en" | Translated, readonly [string, string] | undefined>
>;

const told: Readonly<Record<string, Row>> = read("natal-chart");
const lines: readonly Line[] = read("lines");
const LANGS: readonly Translated[] = ["de", "hi", "zh-Hans"];

const ORDINALS: Readonly<Record<"en" | Translated, Readonly<Record<string, string>>>> = {
  en: { "2": "second", "6": "sixth", "8": "eighth", "9": "ninth" },
  de: { "2": "zweiten", "6": "sechsten", "8": "achten", "9": "neunten" },
  hi: { "2": "दूसरे", "6": "छठे", "8": "अष्टम", "9": "नवम" },
  "zh-Hans": { "2": "第二宫", "6": "第六宫", "8": "第八宫", "9": "第九宫" },
};
const THEMES: Readonly<Record<"en" | Translated, string>> = {
  en: "identity and self-expression",
  de: "Identität und Selbstausdruck",
  hi: "पहचान और आत्म-अभिव्यक्ति",
  "zh-Hans": "自我与自我表达",
};

/** Sentences for a placement, plain and of a planet in the sign of its detriment. */
const PLACEMENTS: Readonly<Record<Translated, Readonly<Record<"plain" | "detriment", string>>>> = {
  de: {
    plain: "{Body_def} steht {sign_in}, im {house} Haus.",
    detriment:
      "{Body_def} steht {sign_in}, dem Zeichen {body_g, select, f {ihres} other {seines}} Exils, im {house} Haus.",
  },
  hi: {
    plain: "{body} {sign} में, {house} भाव में है।",
    detriment: "{body} {sign} में, अपनी राशि से सातवीं राशि में, {house} भाव में है।",
  },
  "zh-Hans": { plain: "{body}在{sign}，{house}。", detriment: "{body}在{sign}，其失势之座，{house}。" },
};

const PLACES: Readonly<Record<string, readonly [sign: string, house: string]>> = {
  sun: ["cancer", "9"],
  moon: ["aries", "6"],
  mercury: ["leo", "9"],
  venus: ["gemini", "8"],
  mars: ["taurus", "6"],
};

/** A catalogue whose other texts are the English ones, so that each of its groups is whole. */
async function translated(lang: Translated): Promise<TextCatalogue> {
  const texts = new Map(leavesOf(en.messages));
  for (const [number, ordinal] of Object.entries(ORDINALS[lang])) texts.set(`chartNames.house.${number}`, ordinal);
  for (const [kind, line] of Object.entries(PLACEMENTS[lang])) texts.set(`chartNames.placement.${kind}`, line);
  for (const [body, [sign, house]] of Object.entries(PLACES)) {
    const [, inSign = "", inHouse = ""] = sentencesOf(told[`${body}.summary`]?.[lang] ?? "");
    texts.set(`bodyInSign.${body}.${sign}.summary`, inSign);
    texts.set(`bodyInHouse.${body}.${house}.summary`, inHouse);
    const [first = "", ...others] = sentencesOf(told[`${body}.detailed`]?.[lang] ?? "");
    texts.set(`bodyInSign.${body}.${sign}.text`, first || "…");
    texts.set(`bodyInHouse.${body}.${house}.text`, others.join(lang === "zh-Hans" ? "" : " ") || "…");
  }
  return { namespace: "western", lang, messages: treeOf(texts), forms: await loadForms(lang) };
}

function treeOf(texts: ReadonlyMap<string, string | readonly string[]>): MessageTree {
  const inside = new Map<string, Map<string, string | readonly string[]>>();
  const tree: Record<string, MessageTree[string]> = {};
  for (const [key, text] of texts) {
    const dot = key.indexOf(".");
    if (dot < 0) tree[key] = text;
    else {
      const head = key.slice(0, dot);
      inside.set(head, (inside.get(head) ?? new Map()).set(key.slice(dot + 1), text));
    }
  }
  for (const [head, rest] of inside) tree[head] = treeOf(rest);
  return tree;
}

beforeAll(async () => {
  for (const lang of LANGS) await loadNames(lang);
});

const BIRTH = { date: "1990-07-15", time: "14:30:00", latitude: 40.7128, longitude: -74.006, timezone: -4 };
const ephemeris = swissEphemeris();

/** The members that the translator wrote, of an answer with these texts. */
function toldIn(lang: Lang, texts: readonly TextCatalogue[]): readonly (readonly [string, string | undefined])[] {
  const { planets } = natalChart({ ...BIRTH, lang }, createContext({ ephemeris, texts }));
  return Object.keys(told).map((key) => {
    const [body, member] = key.split(".");
    const reading = planets.find(({ name }) => name.toLowerCase() === body)?.interpretation;
    return [key, member === "summary" ? reading?.summary : reading?.detailed];
  });
}
const written = (lang: "en" | Translated) => Object.entries(told).map(([key, row]) => [key, row[lang]]);

describe("a natal chart, translated by hand", () => {
  test("has the English that the translator saw", () => {
    expect(toldIn("en", [en])).toEqual(written("en"));
  });

  test.each(LANGS)("comes out of the machinery in %s as it was written", async (lang) => {
    const { voices: _, ...english } = en;
    expect(toldIn(lang, [await translated(lang), english])).toEqual(written(lang));
  });
});

describe.each(["en", ...LANGS] as const)("lines put together in %s", (lang) => {
  const TABLES: Readonly<Record<string, Readonly<Record<string, Term>>>> = { bodies, signs, aspects };

  function filled(value: unknown): string | number {
    if (Array.isArray(value))
      return listOf(
        value.map((each) => String(filled(each))),
        lang,
      );
    if (typeof value === "number") return Number.isInteger(value) ? value : numberIn(value, lang, 1);
    const [table = "", id = ""] = String(value).split(".");
    if (table === "house") return ORDINALS[lang][id] ?? "";
    if (table === "theme") return THEMES[lang];
    const term = TABLES[table]?.[id];
    return term === undefined ? "" : inSentence(term, lang);
  }

  test("are those of the translator", async () => {
    const own = lines.flatMap((line) => {
      const pair = line[lang];
      return pair === undefined ? [] : [{ values: line.values, pair }];
    });
    const catalogue: TextCatalogue = {
      namespace: "western",
      lang,
      messages: { lines: Object.fromEntries(own.map(({ pair }, index0) => [String(index0), pair[0]])) },
      forms: await loadForms(lang),
    };
    const texts = readerFor<MessageTree>({ lang, catalogues: [catalogue] }, "western");
    const said = own.map(({ values }, index0) => {
      const entries = Object.entries(values).map(([name, value]) => [name, filled(value)] as const);
      const variables: Variables = Object.fromEntries(entries);
      return texts.lookup(`lines.${index0}`, variables);
    });
    expect(said).toEqual(own.map(({ pair }) => pair[1]));
  });
});
