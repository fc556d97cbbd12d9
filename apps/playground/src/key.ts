/** As the service makes them: the kind of key, 40 random characters and a checksum of six, in Crockford's base 32. */
const FORM = /^alm_[sp]k_[0-9abcdefghjkmnpqrstvwxyz]{46}$/;
const BEGINNING = /^alm_[sp]k_/;
const CHARACTERS = 53;

export type KeyProblem = "beginning" | "length" | "characters";

/** The fault of a key that can be seen without asking the service; an empty text means no key. */
export function keyProblem(text: string): KeyProblem | undefined {
  if (text === "" || FORM.test(text)) return undefined;
  if (!BEGINNING.test(text)) return "beginning";
  return text.length === CHARACTERS ? "characters" : "length";
}
