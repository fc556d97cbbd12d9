const HAN = /\p{Script=Han}/u;
/** Letters that no decomposition takes apart. */
const FOLDED: Readonly<Record<string, string>> = { ı: "i", ß: "ss", ø: "o", ł: "l", đ: "d", æ: "ae", œ: "oe" };
/** The vowel marks of Devanagari are separate letters; its dots are not. */
const KEPT_MARKS = /[\u093e-\u094d\u0962\u0963]/;
/** Nasals that Hindi also writes as a dot: बिन्दु is बिंदु. The dot is then dropped, and long i and u become short. */
const NASAL_BEFORE_CONSONANT = /[\u0919\u091e\u0923\u0928\u092e]\u094d(?=[\u0915-\u0939])/g;

/** Letters as a search compares them in any of the languages: lower case without accents, the dotless i as i. */
export function plainLetters(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/\p{Mn}/gu, (mark) => (KEPT_MARKS.test(mark) ? mark : ""))
    .replace(/[ıßøłđæœ]/g, (letter) => FOLDED[letter] ?? letter)
    .replace(NASAL_BEFORE_CONSONANT, "")
    .replace(/[\u0940\u0942]/g, (vowel) => (vowel === "\u0940" ? "\u093f" : "\u0941"));
}

/** Han has no spaces, so each run of it is cut into pairs of neighbours; a single sign and other runs are whole. */
export function hanPairs(word: string): readonly string[] {
  return (word.match(/\p{Script=Han}+|[^\p{Script=Han}]+/gu) ?? []).flatMap((run) => {
    const signs = [...run];
    if (!HAN.test(run) || signs.length < 2) return [run];
    return signs.slice(1).map((sign, index0) => `${signs[index0]}${sign}`);
  });
}

const HAN_PAIR = /^\p{Script=Han}{2}$/u;

/** The pairs of neighbouring Han in a text; none where it has fewer than two together. */
export function hanNeighbors(text: string): readonly string[] {
  return hanPairs(text).filter((pair) => HAN_PAIR.test(pair));
}
