import { LANGS, type Lang, type Term, type TermTable } from "@almagest/operation";
import { inSentence } from "../english";
import { SCRIPT, TRADITIONAL_OF } from "./writing";

/** Simplified for one word and right in traditional script for another: a valley is 谷, grain 穀. */
const IN_BOTH = new Set("谷");
const SIMPLIFIED = new Set([...TRADITIONAL_OF.keys()].filter((character) => !IN_BOTH.has(character)));
const TRADITIONAL = new Set(TRADITIONAL_OF.values());

/**
 * Faults of a table of names, a line each: a missing language, a script or a character of another language, stray
 * spaces, a name that occurs twice, a form for sentences that lacks the name.
 * @param scripts what a name may be written with in each language, where the table asks for more than letters
 */
export function wrongTerms(table: TermTable, scripts: Readonly<Record<Lang, RegExp>> = SCRIPT): readonly string[] {
  const entries = Object.entries(table);
  return [
    ...entries.flatMap(([id, term]) => LANGS.flatMap((lang) => wrongName(id, term, lang, scripts[lang]))),
    ...entries.flatMap(([id, term]) => [...wrongMembers(id, term), ...wrongSentence(id, term)]),
    ...LANGS.flatMap((lang) => repeated(table, lang)),
  ];
}

function wrongName(id: string, term: Term, lang: Lang, script: RegExp): readonly string[] {
  const name = term[lang] ?? "";
  const isClean = name === name.normalize("NFC").trim() && !/ {2}|\u0307/.test(name);
  const isOwn = script.test(name) && foreignCharacters(name, lang).length === 0;
  return isClean && isOwn ? [] : [`${id} ${lang}: ${JSON.stringify(name)}`];
}

/** The characters of a text that only the other Chinese script has; none in other languages. */
export function foreignCharacters(text: string, lang: Lang): readonly string[] {
  const foreign = lang === "zh-Hans" ? TRADITIONAL : lang === "zh-Hant" ? SIMPLIFIED : new Set<string>();
  return [...text].filter((character) => foreign.has(character));
}

function wrongMembers(id: string, term: Term): readonly string[] {
  const known: readonly string[] = [...LANGS, "inSentence"];
  return Object.keys(term).flatMap((key) => (known.includes(key) ? [] : [`${id} has ${key}`]));
}

/** The form holds the name, but for capitals and the article that the name itself begins with. */
function wrongSentence(id: string, term: Term): readonly string[] {
  const bare = term.en.toLowerCase().replace(/^(?:the|an?) /, "");
  const isWrong = term.inSentence === term.en || !inSentence(term).toLowerCase().includes(bare);
  return isWrong ? [`${id} in a sentence: ${JSON.stringify(term.inSentence)}`] : [];
}

function repeated(table: TermTable, lang: Lang): readonly string[] {
  const names = Object.values(table).map((term) => term[lang]);
  return names.filter((name, index0) => names.indexOf(name) !== index0).map((name) => `${lang}: ${name} stands twice`);
}
