import { DomainError } from "@almagest/operation";
import { cyrillicLanguage, romanizeCyrillic } from "./cyrillic";
import { romanizeGreek } from "./greek";
import { foldLatin } from "./latin";
import type { NameContext } from "./transliterator";

/** The scripts in which the letters of a name were read, in the order in which they appear. */
export type Reading = "latin" | "icao-9303" | "elot-743" | "transliterated";

/** The letters of a name that are counted. */
export interface CountedName {
  /** At least one word; each of A to Z alone, at least one letter. */
  readonly words: readonly string[];
  /** The same letters apart at each space, hyphen, apostrophe and change of script. */
  readonly runs: readonly string[];
  readonly readings: readonly Reading[];
}

interface Script {
  readonly pattern: RegExp;
  readonly reading: Reading;
}

const SCRIPTS: readonly Script[] = [
  { pattern: /^\p{Script=Latin}/u, reading: "latin" },
  { pattern: /^\p{Script=Cyrillic}/u, reading: "icao-9303" },
  { pattern: /^\p{Script=Greek}/u, reading: "elot-743" },
];

/** Letters of one script with their marks and joiners. Apostrophes, hyphens, dots and digits belong to no run. */
const RUNS =
  /(?:\p{Script=Latin}\p{M}*)+|(?:\p{Script=Cyrillic}(?:\p{M}|['’ʼ](?=\p{Script=Cyrillic}))*)+|(?:\p{Script=Greek}\p{M}*)+|(?:(?![\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}])[\p{L}ー々][\p{M}\u200c\u200d]*)+/gu;

/**
 * The letters that count in a name of any script: Latin with its accents folded, Cyrillic and Greek by passport spelling,
 * other scripts by the context's transliterator. `field` names the input in a refusal.
 * @throws DomainError `unprocessable_entity` where no letter can be counted, or a script needs the transliterator.
 */
export function countedName(name: string, context: NameContext | undefined, field: string): CountedName {
  const language = cyrillicLanguage(name);
  const readings = new Set<Reading>();
  const runs: string[] = [];
  const latinOf = (run: string): string => {
    const { reading } = SCRIPTS.find(({ pattern }) => pattern.test(run)) ?? { reading: "transliterated" as const };
    const latin = read(run, reading);
    if (latin !== "") readings.add(reading);
    if (latin !== "") runs.push(latin);
    return latin;
  };
  const read = (run: string, reading: Reading): string => {
    if (reading === "icao-9303") return romanizeCyrillic(run, language);
    if (reading === "elot-743") return romanizeGreek(run);
    return foldLatin(reading === "latin" ? run : transliterated(run, context, field)).replace(/[^A-Z]/g, "");
  };
  const words = name
    .normalize("NFKC")
    .split(/\s+/u)
    .map((word) => (word.match(RUNS) ?? []).map(latinOf).join(""))
    .filter((word) => word !== "");
  if (words.length === 0) throw letterless(name, field);
  return { words, runs, readings: [...readings] };
}

function transliterated(run: string, context: NameContext | undefined, field: string): string {
  // Modifier letters such as the okina sound, and count, like an apostrophe.
  if (/^\p{Lm}+$/u.test(run)) return "";
  if (context?.transliterate !== undefined) return context.transliterate(run);
  throw new DomainError(
    "unprocessable_entity",
    `${field} holds "${run}", which is neither Latin, Cyrillic nor Greek. Put the transliterator of ` +
      "@almagest/numerology/names into the context, or send the name in Latin letters.",
    { field },
  );
}

function letterless(name: string, field: string): DomainError {
  const shown = name.length > 40 ? `${[...name].slice(0, 39).join("")}…` : name;
  return new DomainError(
    "unprocessable_entity",
    `${field} is ${JSON.stringify(shown)} and holds no letter that can be counted. ` +
      "Send a name of at least one letter, in any script.",
    { field },
  );
}

/** The letters as they are shown: words apart. */
export function shownLetters({ words }: CountedName): string {
  return words.join(" ");
}
