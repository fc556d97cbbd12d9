/** ELOT 743 (ISO 843, type 2), as Greek and Cypriot passports print it: single letters from U+0391 (Α) on. */
const LETTERS = "A V G D E Z I TH I K L M N X O P R - S T Y F CH PS O".split(" ");
const FIRST = 0x0391;

function latinOf(letter: string): string {
  return LETTERS[letter.charCodeAt(0) - FIRST] ?? "";
}

const NASALS: Readonly<Record<string, string>> = { ΓΓ: "NG", ΓΞ: "NX", ΓΧ: "NCH", ΓΚ: "GK" };

/** Before these, and before vowels, the Υ of ΑΥ, ΕΥ, ΗΥ is voiced. */
const VOICED = /^[ΑΕΗΙΟΥΩΒΓΔΖΛΜΝΡ]$/u;

interface Letter {
  readonly base: string;
  /** Carries a tonos or another accent. */
  readonly isAccented: boolean;
  readonly hasDiaeresis: boolean;
}

/** A run of Greek letters by passport spelling: ELOT 743. An accent on the first vowel or a diaeresis splits a pair. */
export function romanizeGreek(run: string): string {
  const letters = lettersOf(run);
  let latin = "";
  for (let index = 0; index < letters.length; index++) {
    const pair = pairAt(letters, index);
    const letter = letters[index];
    latin += pair ?? (letter === undefined ? "" : latinOf(letter.base));
    if (pair !== undefined) index++;
  }
  return latin;
}

function lettersOf(run: string): readonly Letter[] {
  const decomposed = run.normalize("NFD").match(/\p{L}\p{M}*/gu) ?? [];
  return decomposed.map((cluster) => ({
    base: [...cluster.toUpperCase()][0] ?? "",
    isAccented: /[\u0300\u0301\u0342]/u.test(cluster),
    hasDiaeresis: cluster.includes("\u0308"),
  }));
}

/** The Latin letters of two Greek ones that are read together; undefined where the next two are not. */
function pairAt(letters: readonly Letter[], index: number): string | undefined {
  const first = letters[index];
  const second = letters[index + 1];
  if (first === undefined || second === undefined) return undefined;
  const isAtEdge = index === 0 || index + 2 === letters.length;
  const both = first.base + second.base;
  if (both === "ΜΠ") return isAtEdge ? "B" : "MP";
  if (both in NASALS) return NASALS[both];
  if (second.base !== "Υ" || first.isAccented || second.hasDiaeresis) return undefined;
  if (first.base === "Ο") return "OU";
  if (!["Α", "Ε", "Η"].includes(first.base)) return undefined;
  const next = letters[index + 2]?.base;
  return latinOf(first.base) + (next !== undefined && VOICED.test(next) ? "V" : "F");
}
