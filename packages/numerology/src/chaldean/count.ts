import type { CountedName } from "../names/counted";
import { valuesLine } from "../numbers/line";
import type { ValuedLetter } from "../numbers/pythagorean";
import { digitalRoot, digitsOf, sumOf } from "../numbers/reduce";
import { vowelMarks, type YAsVowel } from "../numbers/vowels";
import { COMPOUND_RANGE, chaldeanValue } from "./table";

/** The Chaldean count of all letters of a name, or of its vowels or consonants. */
export interface ChaldeanCount {
  /** The plain sum; 0 where there are no such letters. */
  readonly total: number;
  /** 10 to 52; undefined where it resolves below 10. */
  readonly compound: number | undefined;
  /** 1 to 9; 0 where there are no such letters. */
  readonly root: number;
  readonly calculation: string;
}

type LetterKind = "all" | "vowels" | "consonants";

/** A name's vowels and consonants, word by word; a word may be left without any. */
export function byKind(
  counted: CountedName,
  yAsVowel: YAsVowel,
): Readonly<Record<"vowels" | "consonants", readonly string[]>> {
  const marks = vowelMarks(counted, yAsVowel);
  let from = 0;
  const split = counted.words.map((word) => {
    const letters = [...word];
    const its = marks.slice(from, from + letters.length);
    from += letters.length;
    return {
      vowels: letters.filter((_, at) => its[at]).join(""),
      consonants: letters.filter((_, at) => !its[at]).join(""),
    };
  });
  return { vowels: split.map(({ vowels }) => vowels), consonants: split.map(({ consonants }) => consonants) };
}

/**
 * One word counts by its total; of several each is brought to one digit and these are added (Cheiro's Book of
 * Numbers). A sum above 52 has its digits added once.
 */
export function chaldeanCount(words: readonly string[], kind: LetterKind): ChaldeanCount {
  const counted = words.map((word) =>
    [...word].map((letter): ValuedLetter => ({ letter, value: chaldeanValue(letter) })),
  );
  const totals = counted.map((letters) => sumOf(letters.map(({ value }) => value)));
  const total = sumOf(totals);
  const roots = totals.map(digitalRoot);
  const sum = words.length === 1 ? total : sumOf(roots);
  return {
    total,
    compound: compoundOf(sum),
    root: digitalRoot(total),
    calculation: total === 0 ? `no ${kind} → 0` : lineOf(counted, totals, sum),
  };
}

function compoundOf(sum: number): number | undefined {
  const compound = sum > COMPOUND_RANGE.last ? sumOf(digitsOf(sum)) : sum;
  return compound < COMPOUND_RANGE.first ? undefined : compound;
}

/** `H=5, E=5, L=3, E=5, N=5 = 23 → 5`; several words are divided by bars, their digits added at the end. */
function lineOf(counted: readonly (readonly ValuedLetter[])[], totals: readonly number[], sum: number): string {
  const heard = counted.flatMap((letters, index0) => {
    const total = totals[index0] ?? 0;
    return letters.length === 0 ? [] : [`${valuesLine(letters)} = ${total}${rootTail(total)}`];
  });
  if (counted.length === 1) return heard.join("");
  const digits = totals.filter((total) => total > 0).map(digitalRoot);
  if (digits.length === 1) return heard.join("");
  return [...heard, `${digits.join("+")} = ${sum}${rootTail(sum)}`].join(" | ");
}

/** ` → 10 → 1+0 = 1`: like a Pythagorean line, master numbers reduced too. */
function rootTail(total: number): string {
  const results: number[] = [];
  for (let value = total; value > 9; ) {
    value = sumOf(digitsOf(value));
    results.push(value);
  }
  return results
    .map((result, index0) => {
      const before = results[index0 - 1];
      return before === undefined ? ` → ${result}` : ` → ${digitsOf(before).join("+")} = ${result}`;
    })
    .join("");
}
