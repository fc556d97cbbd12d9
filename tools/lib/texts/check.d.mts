/** Words for the reader that are not those of the language here, by language. */
export const OTHER_ADDRESS: Readonly<Record<string, RegExp>>;

/** Flaws of the translations of a package that are found without knowing the language, each with its text's id. */
export function translationFlaws(root: string, folder: string, lang: string): readonly string[];
