import type { CatalogueEntry } from "@almagest/catalog";
import type { Lang } from "@almagest/operation";
import { SHEM_NAMES } from "../../../../packages/kabbalah/src/names/shem";
import { NAHUATL_NAMES } from "../../../../packages/mesoamerican-astrology/src/names/aztec";
import { MONTH_NAMES, SIGN_NAMES } from "../../../../packages/mesoamerican-astrology/src/names/mayan";
import { groupAt, MARKS } from "./pseudo";
import { answerOf, GROUPS, type Texts, textsIn } from "./walk";

/** A text of an answer with a word that the made language does not have. */
export interface Mixed {
  readonly path: string;
  readonly words: string;
}

export interface Voice {
  readonly groups: readonly string[];
  readonly mixed: readonly Mixed[];
}

const WORD = /\p{Script=Latin}{3,}/gu;

/** Names in Latin letters that are spelled alike in every language: those of Maya and Nahua days, and the 72 of Kabbalah. */
const ALIKE: ReadonlySet<string> = new Set(
  [
    ...Object.values(NAHUATL_NAMES),
    ...[SIGN_NAMES, MONTH_NAMES].flatMap((table) => Object.values(table).flatMap((names) => Object.values(names))),
    ...SHEM_NAMES.map(({ traditionalName }) => traditionalName),
  ].flatMap((name) => name.match(WORD) ?? []),
);

/** The words of Latin letters in a text that the request did not say and that no language spells in another way. */
export function latinWords(text: string, said: string): readonly string[] {
  return (text.match(WORD) ?? []).filter((word) => !said.includes(word.toLowerCase()) && !ALIKE.has(word));
}

/** The groups that an operation speaks with, and where English is left in them, by its answers to its examples. */
export function voiceOf(entry: CatalogueEntry, lang: Lang, texts: Texts): Voice {
  const groups = new Set<string>();
  const mixed: Mixed[] = [];
  for (const example of entry.operation.examples) {
    const said = JSON.stringify(example).toLowerCase();
    for (const [path, text] of textsIn(answerOf(entry, example, lang, texts))) {
      const marks = text.match(MARKS) ?? [];
      for (const mark of marks) groups.add(groupAt(GROUPS, mark));
      const words = latinWords(text, said);
      if (marks.length > 0 && words.length > 0) mixed.push({ path, words: words.slice(0, 8).join(" ") });
    }
  }
  return { groups: [...groups].sort(), mixed };
}

/** The file of a domain: a row for each operation that has prose. */
export function voicesFile(rows: ReadonlyMap<string, readonly string[] | null>): string {
  const lines = [...rows].sort(([one], [other]) => (one < other ? -1 : 1));
  return `{\n${lines.map(([id, groups]) => `  ${JSON.stringify(id)}: ${JSON.stringify(groups)}`).join(",\n")}\n}\n`;
}
