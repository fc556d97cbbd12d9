/** Hepburn syllables of Hiragana from U+3041 on, as Japanese passports print them; `*` is the mark that doubles. */
const SYLLABLES = (
  "a a i i u u e e o o ka ga ki gi ku gu ke ge ko go sa za shi ji su zu se ze so zo ta da chi ji * tsu zu te de to do " +
  "na ni nu ne no ha ba pa hi bi pi fu bu pu he be pe ho bo po ma mi mu me mo ya ya yu yu yo yo " +
  "ra ri ru re ro wa wa i e o n bu ka ke"
).split(" ");

const FIRST_HIRAGANA = 0x3041;
const KATAKANA_OFFSET = 0x60;
const SMALL = /^[ぁぃぅぇぉゃゅょゎ]$/u;

/**
 * A run of Hiragana and Katakana by the Hepburn spelling of Japanese passports: long o and u are written once (Taro, Ono,
 * Yuki; but Inoue), ん is M before B, M and P, っ doubles, before CH as T.
 * Source: Ministry of Foreign Affairs of Japan, table of Hepburn romanization for passports.
 */
export function romanizeKana(run: string): string {
  let latin = "";
  for (const kana of run) {
    const hiragana = hiraganaOf(kana);
    const syllable = SYLLABLES[(hiragana.codePointAt(0) ?? 0) - FIRST_HIRAGANA];
    if (syllable === undefined) continue;
    latin = SMALL.test(hiragana) ? joined(latin, syllable) : latin + syllable;
  }
  return latin
    .replace(/\*ch/g, "tch")
    .replace(/\*([a-z])/g, "$1$1")
    .replaceAll("*", "")
    .replace(/n(?=[bmp])/g, "m")
    .replace(/o(?:o|u(?!e))/g, "o")
    .replace(/((?:y|sh|ch|j)u)u/g, "$1");
}

function hiraganaOf(kana: string): string {
  const codePoint = kana.codePointAt(0) ?? 0;
  return codePoint >= FIRST_HIRAGANA + KATAKANA_OFFSET && codePoint <= 0x30f6
    ? String.fromCodePoint(codePoint - KATAKANA_OFFSET)
    : kana;
}

/** A small syllable takes the place of the vowel before it: ki and ya are kya, shi and ya are sha, fu and a are fa. */
function joined(before: string, small: string): string {
  if (before === "" || before.endsWith("*")) return before + small;
  if (/(?:^|[aeiou])u$/.test(before) && !small.startsWith("y")) return `${before.slice(0, -1)}w${small}`;
  const stem = before.slice(0, -1);
  return stem + (/(?:sh|ch|j)$/.test(stem) ? small.replace(/^y/, "") : small);
}
