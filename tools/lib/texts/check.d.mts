/** Words for the reader that are not those of the language here, by language. */
export const OTHER_ADDRESS: Readonly<Record<string, RegExp>>;

/** What a reading of the translations of a package can find without knowing the language, each with its text's id. */
export function translationFlaws(root: string, folder: string, lang: string): readonly string[];
