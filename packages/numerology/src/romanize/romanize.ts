import type { Transliterate } from "../names/transliterator";
import { romanizeHangul } from "./hangul";
import { indicBlock, romanizeIndic } from "./indic";
import { romanizeKana } from "./kana";

const PARTS = /[\u3041-\u3096\u30a1-\u30f6ー]+|[\uac00-\ud7a3]+|[\u0900-\u0d7f\u200c\u200d]+|./gsu;

/**
 * A transliterator that reads Kana, Hangul and the scripts of India by their own rules, and every other character by
 * `general`. A Han character is read as in Mandarin; Arabic and Hebrew have the vowels that are written.
 */
export function transliteratorOver(general: Transliterate): Transliterate {
  const part = (run: string): string => {
    const block = indicBlock(run);
    if (block !== undefined) return romanizeIndic(run, block);
    if (/^[\u3041-\u30f6ー]/u.test(run)) return romanizeKana(run);
    return [...run].map((character) => romanizeHangul(character) ?? general(character)).join("");
  };
  return (run) => repeated(run).replace(PARTS, part);
}

/** The sign 々 repeats the character before it. */
function repeated(run: string): string {
  return run.replace(/(.)々/gsu, "$1$1");
}
