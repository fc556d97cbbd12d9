const HAN = /\p{Script=Han}/u;
/** Letters that no decomposition takes apart. */
const FOLDED: Readonly<Record<string, string>> = { ı: "i", ß: "ss", ø: "o", ł: "l", đ: "d", æ: "ae", œ: "oe" };

/** Words in lower case without accents, the dotless i as i; Han, which has no spaces, in pairs. */
export function wordsIn(text: string): readonly string[] {
  const plain = text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/\p{Mn}/gu, (mark) => (KEPT_MARKS.test(mark) ? mark : ""))
    .replace(/[ıßøłđæœ]/g, (letter) => FOLDED[letter] ?? letter);
  return (plain.match(/[\p{L}\p{N}\p{M}]+/gu) ?? []).flatMap((word) => (HAN.test(word) ? pairsIn(word) : [word]));
}

/** The vowels of Devanagari are letters of their own, though written as marks; its dots are not. */
const KEPT_MARKS = /[\u093e-\u094d\u0962\u0963]/;

function pairsIn(word: string): readonly string[] {
  return (word.match(/\p{Script=Han}+|[^\p{Script=Han}]+/gu) ?? []).flatMap((run) => {
    const signs = [...run];
    if (!HAN.test(run) || signs.length < 2) return [run];
    return signs.slice(1).map((sign, index0) => `${signs[index0]}${sign}`);
  });
}

/** One of several is a word for one: `charts` is `chart`. */
export function stem(word: string): string {
  if (word.length > 4 && word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  return word.length > 3 && word.endsWith("s") && !word.endsWith("ss") ? word.slice(0, -1) : word;
}

/** Words that a question has whatever it is about. */
const EMPTY = new Set(
  "a about am an and are as at be by can do does for from get give has have how i if in is it me my of on or please show tell than that the their them there this to us was we what when where which who whose why will with would you your".split(
    " ",
  ),
);

/** Whether a word says nothing of what a question is about. */
export function isEmpty(word: string): boolean {
  return EMPTY.has(word);
}
