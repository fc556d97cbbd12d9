import { LANGS } from "@almagest/operation";
import { labelsOf } from "../../../../packages/catalog/src/labels/labels";
import { claimsOf, uncomparedTexts } from "../../../texts/src/compared";
import { coverageFlaws, rowFor } from "../../../texts/src/coverage";
import { speakingOf } from "../../../texts/src/speaking";
import { nameFlaws } from "../names/declared";
import { hasNames } from "../sync/modules";
import type { Check } from "./subject";

/** Request fields and enumerated values that a form cannot name. */
export const unlabeled: Check = ({ domain, folder }) =>
  labelsOf([domain]).missing.map((name) => {
    const [file, what] = name.includes(".") ? ["values", "value"] : ["fields", "field"];
    return `${folder}/src/field-labels/${file}.ts: label the ${what} ${name} in English, its translations in ${folder}/names, and list the table in src/domain.ts`;
  });

/** Names and labels that a language lacks, or has in vain. */
export const untranslated: Check = ({ own }) =>
  own === undefined || !hasNames(own)
    ? []
    : LANGS.filter((lang) => lang !== "en").flatMap((lang) => nameFlaws(own, lang));

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
