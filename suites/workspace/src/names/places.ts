import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { LANGS, type Lang } from "@almagest/operation";
import ts from "typescript";
import { ALL, ROOT } from "../packages";
import { hasNames } from "../sync/modules";
import { englishByName } from "./declared";

/** A name where it is written: `i18n/phases/fire`, `page/headings/house`, `page/words/op:castReading`. */
export interface Place {
  readonly at: string;
  /** The package, or `page`. */
  readonly owner: string;
  readonly names: Readonly<Record<Lang, string>>;
}

const TRANSLATIONS = LANGS.filter((lang) => lang !== "en");
const PAGE = "apps/playground/src";

/** Every name of vocabularies, labels and pictures, and of the page. */
export function allPlaces(): readonly Place[] {
  return [...ALL.filter(hasNames).flatMap(({ folder, id }) => placesOf(folder, id)), ...headings(), ...pageWords()];
}

/** Other words of a language in one file each: titles, lines and texts. */
export interface Said {
  readonly owner: string;
  readonly key: string;
  readonly english: string | undefined;
  readonly text: string;
}

function placesOf(folder: string, id: string): readonly Place[] {
  const files = new Map(TRANSLATIONS.map((lang) => [lang, json(`${folder}/names/${lang}.json`)]));
  return englishByName(folder).map(([name, en]) => {
    const [table = "", ...rest] = name.split(".");
    const key = rest.join(".");
    const names = inEach((lang) => (lang === "en" ? en : (files.get(lang)?.[table]?.[key] ?? "")));
    return { at: `${id}/${table}/${key}`, owner: id, names };
  });
}

function headings(): readonly Place[] {
  const rows: Readonly<Record<string, Record<Lang, string>>> = json(`${PAGE}/build/headings.json`);
  return Object.entries(rows).map(([name, names]) => ({ at: `page/headings/${name}`, owner: "page", names }));
}

function pageWords(): readonly Place[] {
  const files = new Map(LANGS.map((lang) => [lang, wordsIn(`${PAGE}/words/${lang.toLowerCase()}.ts`)]));
  return [...(files.get("en") ?? [])].map(([key]) => ({
    at: `page/words/${key}`,
    owner: "page",
    names: inEach((lang) => files.get(lang)?.get(key) ?? ""),
  }));
}

function inEach(name: (lang: Lang) => string): Readonly<Record<Lang, string>> {
  return {
    en: name("en"),
    tr: name("tr"),
    de: name("de"),
    es: name("es"),
    hi: name("hi"),
    pt: name("pt"),
    fr: name("fr"),
    ru: name("ru"),
    "zh-Hans": name("zh-Hans"),
    "zh-Hant": name("zh-Hant"),
  };
}

/** The strings of a module that is one object of words. */
function wordsIn(file: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && ts.isStringLiteral(node.initializer) && "text" in node.name)
      found.set(node.name.text, node.initializer.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(join(ROOT, file), "utf8"), ts.ScriptTarget.Latest, true));
  return found;
}

/** Titles of the page, and translated texts with their English. */
export function saidIn(lang: Lang): readonly Said[] {
  const titles: Readonly<Record<string, Readonly<Record<string, string>>>> = json(`${PAGE}/build/titles.json`);
  return [
    ...Object.entries(titles).map(([key, one]) => ({
      owner: "page",
      key: `title of ${key}`,
      english: undefined,
      text: one[lang] ?? "",
    })),
    ...linesOf(lang),
    ...ALL.flatMap(({ folder, id }) => textsOf(folder, id, lang)),
  ];
}

/** Lines about operations; each means the tradition whose operation it is. */
function linesOf(lang: Lang): readonly Said[] {
  const english = json(`${PAGE}/build/lines/en.json`);
  return Object.entries<string>(json(`${PAGE}/build/lines/${lang}.json`)).map(([key, text]) => ({
    owner: "page",
    key: `line of ${key}`,
    english: english[key],
    text,
  }));
}

function textsOf(folder: string, id: string, lang: Lang): readonly Said[] {
  const files = readable(`${folder}/texts/${lang}`);
  return files.flatMap((file) => {
    const english = leaves(json(`${folder}/texts/en/${file}`));
    return [...leaves(json(`${folder}/texts/${lang}/${file}`))].map(([key, text]) => ({
      owner: id,
      key: `${file} ${key}`,
      english: english.get(key),
      text,
    }));
  });
}

function readable(folder: string): readonly string[] {
  try {
    return readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" }).filter((file) =>
      file.endsWith(".json"),
    );
  } catch {
    return [];
  }
}

function leaves(tree: unknown, key = ""): ReadonlyMap<string, string> {
  if (typeof tree === "string") return new Map([[key, tree]]);
  if (typeof tree !== "object" || tree === null) return new Map();
  return new Map(
    Object.entries(tree).flatMap(([name, child]) => [...leaves(child, key === "" ? name : `${key}.${name}`)]),
  );
}

function json(file: string): Readonly<Record<string, never>> & Record<string, Record<string, string>> {
  return JSON.parse(readFileSync(join(ROOT, file), "utf8"));
}
