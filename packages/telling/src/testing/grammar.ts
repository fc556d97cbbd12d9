import { withArticle } from "@almagest/i18n";

/** A name that needs its article in a sentence, bare and with the article. */
export interface Named {
  readonly bare: string;
  readonly inSentence: string;
}

/** Characters of text that are shown before a bare name. */
const CONTEXT = 20;

/** Words that may precede a bare name instead of its article. */
const DETERMINERS =
  /(?:^|[\s("])(?:a|an|the|your|their|his|her|its|our|my|this|that|these|those|no|one|two|any|each|every)\s$/i;

/** Places of an English text where an article is wrong: `a 8`, `an 7`, `a eight`, `the the`. */
export function wrongArticles(text: string): readonly string[] {
  const numbers = [...text.matchAll(/\b(an?)\s(\d+)/gi)].filter(
    ([, article = "", digits = ""]) => withArticle(Number(digits)).split(" ")[0] !== article.toLowerCase(),
  );
  const words = [...text.matchAll(/\ba\s(?:eight|eleven|eighteen|eighty|ace|emperor|empress|ascendant|air|earth)\b/gi)];
  const doubled = [...text.matchAll(/\b(?:the|a|an)\s(?:the|a|an)\b/gi)];
  return [...numbers, ...words, ...doubled].map(([found]) => found);
}

/** Names dropped into a text without the article that they have in a sentence: `the face of Page of Pentacles`. */
export function nakedNames(text: string, names: readonly Named[]): readonly string[] {
  return names
    .filter(({ bare, inSentence }) => bare !== inSentence)
    .flatMap(({ bare }) =>
      [...text.matchAll(new RegExp(`\\b${bare}\\b`, "g"))]
        .filter(({ index }) => !DETERMINERS.test(text.slice(0, index)))
        .map(({ index }) => text.slice(Math.max(0, index - CONTEXT), index + bare.length)),
    );
}
