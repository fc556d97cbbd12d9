import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { LANGS } from "@almagest/operation";
import { labelsOf } from "../../../../packages/catalog/src/labels/labels";
import { claimsOf, uncomparedTexts } from "../../../texts/src/compared";
import { coverageFlaws, rowFor } from "../../../texts/src/coverage";
import { speakingOf } from "../../../texts/src/speaking";
import { ROOT } from "../packages";
import type { Check } from "./subject";

/** Request fields and enumerated values that a form cannot name. */
export const unlabeled: Check = ({ domain, folder }) =>
  labelsOf([domain]).missing.map((name) => {
    const [file, what] = name.includes(".") ? ["values", "value"] : ["fields", "field"];
    return `${folder}/src/field-labels/${file}.ts: label the ${what} ${name} in English, its translations in ${folder}/names, and list the table in src/domain.ts`;
  });

/** Names that are not there in every language: labels, and what one language has and another lacks. */
export const untranslated: Check = ({ domain: { labels }, folder }) => {
  const tables = [labels.fields ?? {}, ...Object.values(labels.values ?? {})];
  const terms = tables.flatMap((table) => Object.entries(table));
  const unknown = OTHERS.flatMap((lang) =>
    terms.flatMap(([name, term]) =>
      problemOf(() => term[lang], `${folder}/names/${lang}.json has no word for ${name}`),
    ),
  );
  const names = new Map(OTHERS.map((lang) => [lang, namesIn(`${folder}/names/${lang}.json`)]));
  const all = new Set([...names.values()].flatMap((own) => [...own]));
  const lacking = OTHERS.flatMap((lang) =>
    [...all]
      .filter((name) => names.get(lang)?.has(name) === false)
      .map((name) => `${folder}/names/${lang}.json has no ${name}`),
  );
  return [...new Set([...unknown, ...lacking])].map((line) => line.replace(" has no ", ": translate "));
};

const OTHERS = LANGS.filter((lang) => lang !== "en");

/** A name that is asked for and not there says so itself, with its file. */
function problemOf(name: () => string, empty: string): readonly string[] {
  try {
    return name().trim() === "" ? [empty] : [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

/** The names in a file, each by its table and id. */
function namesIn(file: string): ReadonlySet<string> {
  const path = join(ROOT, file);
  const tables: Readonly<Record<string, object>> = existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : {};
  return new Set(Object.entries(tables).flatMap(([table, names]) => Object.keys(names).map((id) => `${table}.${id}`)));
}

/** Operations that answer in a language, in a domain without a text. */
export const unspoken: Check = async ({ domain, folder, own }) => {
  const speaking = domain.operations.filter(({ query }) => "lang" in (query?.shape ?? {}));
  const texts = (await domain.texts.en?.()) ?? [];
  if (own === undefined || speaking.length === 0 || texts.length > 0) return [];
  return [`${folder}/texts/en: write what ${speaking.map(({ id }) => id).join(", ")} say, or take "lang" from them`];
};

/** Counts of texts that `ratchet.json` does not have. */
export const uncounted: Check = async ({ domain }) => {
  const speaking = await speakingOf(domain);
  return LANGS.flatMap((lang) => coverageFlaws(rowFor(speaking, lang)));
};

/** Texts that tell an answer as a whole, and whose sentences nothing compares with it. */
export const uncompared: Check = async ({ domain, own }) => {
  if (own === undefined) return [];
  return uncomparedTexts(domain, await claimsOf(domain.folder));
};
