import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { coverageOf } from "@almagest/i18n";
import type { Lang } from "@almagest/operation";
import { inLanguage, type Speaking } from "./speaking";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));

/** The texts of a domain in a language, counted. */
export interface Row {
  readonly folder: string;
  readonly lang: Lang;
  readonly translated: number;
  readonly total: number;
  /** Keys that English lacks: nobody can ever read them. */
  readonly unknown: readonly string[];
}

export function rowFor(speaking: Speaking, lang: Lang): Row {
  const own = inLanguage(speaking, lang);
  const counts = inLanguage(speaking, "en").map((english) => {
    const same = own.find(({ namespace }) => namespace === english.namespace);
    return coverageOf(same ?? { ...english, messages: {} }, english);
  });
  const sum = (part: "translated" | "total"): number => counts.reduce((all, count) => all + count[part], 0);
  const unknown = counts.flatMap((count) => count.unknown);
  return { folder: speaking.domain.folder, lang, translated: sum("translated"), total: sum("total"), unknown };
}

/** A count that the domain's `ratchet.json` does not have, and keys of a translation that English lacks. */
export function coverageFlaws(row: Row): readonly string[] {
  const { folder, lang, translated, unknown } = row;
  const count = recorded(row);
  const change = translated < count ? "texts may not get fewer" : `write ${translated}`;
  return [
    ...(translated === count
      ? []
      : [
          `packages/${folder}/ratchet.json: there are ${translated} texts in ${lang}, "texts" says ${count}: ${change}`,
        ]),
    ...unknown.map((key) => `packages/${folder}/texts/${lang}: English has no text ${key}`),
  ];
}

/** A language that is not there has no texts yet. */
function recorded({ folder, lang }: Row): number {
  const { texts = {} } = JSON.parse(readFileSync(`${ROOT}packages/${folder}/ratchet.json`, "utf8"));
  return texts[lang] ?? 0;
}
