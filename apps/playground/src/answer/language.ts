/** The languages of an answer: that of its names, and those of its sentences. */
export interface Tongues {
  readonly lang: string;
  readonly languages: readonly string[];
}

/** The scripts of languages that are not written in Latin letters. */
const SCRIPTS: Readonly<Record<string, RegExp>> = {
  hi: /\p{Script=Devanagari}/u,
  ru: /\p{Script=Cyrillic}/u,
  "zh-Hans": /\p{Script=Han}{4}/u,
  "zh-Hant": /\p{Script=Han}{4}/u,
};

/**
 * The language of a text: that of all sentences of its answer, where there is one. Of two, each text is in one of them:
 * its letters tell which, where their scripts differ; else nothing is said of it.
 */
export function languageOfText(text: string, { lang, languages }: Tongues): string | undefined {
  const [only = "en", ...others] = languages;
  if (others.length === 0) return only;
  const script = SCRIPTS[lang];
  if (script === undefined) return undefined;
  return script.test(text) ? lang : "en";
}
