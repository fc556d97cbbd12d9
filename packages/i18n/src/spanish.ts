const GENDERS: Readonly<Record<string, string>> = { el: "m", la: "f", los: "p", las: "p" };
const PREPOSITIONS: Readonly<Record<string, string>> = { def: "", de: "de ", a: "a ", en: "en " };

/**
 * The forms of a phrase that begins with its article, as texts are filled with: `el novio`, `del novio`, `al novio`.
 * Undefined without an article: of a name alone nothing tells whether it takes one.
 */
export function spanishForm(phrase: string, form: string): string | undefined {
  const gender = GENDERS[phrase.slice(0, Math.max(0, phrase.indexOf(" ")))];
  const preposition = PREPOSITIONS[form];
  if (gender === undefined) return undefined;
  if (form === "g") return gender;
  return preposition === undefined ? undefined : `${preposition}${phrase}`.replace(/^(de|a) el /, contracted);
}

function contracted(_: string, preposition: string): string {
  return preposition === "de" ? "del " : "al ";
}
