import { at } from "@almagest/operation";
import { type Letter, type LetterId, letterOf } from "../letters/letters";

/**
 * Where the table leaves a choice, and what may be chosen; the first of each is the default. The table (Mathers 1887)
 * has S for samekh and shin, T for tet and tav, prints v, u and o together as sounds of vav and O again for ayin.
 */
export const CHOICES = {
  groups: ["together", "apart"],
  s: ["samekh", "shin"],
  t: ["tet", "tav"],
  k: ["kaf", "qof"],
  j: ["yod", "tzadi"],
  o: ["vav", "ayin"],
  endE: ["unwritten", "he"],
  vowels: ["unwritten", "written"],
} as const;

export type ChoiceId = keyof typeof CHOICES;
export type Readings = { readonly [Id in ChoiceId]: (typeof CHOICES)[Id][number] };

export const CHOICE_IDS: readonly ChoiceId[] = ["groups", "s", "t", "k", "j", "o", "endE", "vowels"];

/** Groups of two letters that the table prints for one Hebrew letter; tried before single letters. */
const GROUPS: Readonly<Record<string, LetterId>> = {
  CH: "chet",
  SH: "shin",
  TH: "tav",
  TZ: "tzadi",
  TS: "tzadi",
  PH: "pe",
  KH: "kaf",
  GH: "gimel",
  DH: "dalet",
  BH: "bet",
  QH: "qof",
  DZ: "zayin",
};

const CONSONANTS: Readonly<Record<string, LetterId>> = {
  B: "bet",
  D: "dalet",
  F: "pe",
  G: "gimel",
  H: "he",
  L: "lamed",
  M: "mem",
  N: "nun",
  P: "pe",
  Q: "qof",
  R: "resh",
  V: "vav",
  W: "vav",
  Z: "zayin",
};

/** The choices that a word leaves open. */
export function choicesIn(word: string): readonly ChoiceId[] {
  const open: Readonly<Record<ChoiceId, RegExp>> = {
    groups: /CH|SH|TH|TZ|TS|PH|KH|GH|DH|BH|QH|DZ/,
    s: /S(?!H)|SH|TS|C(?=[EIY])/,
    t: /T/,
    k: /[KC]/,
    j: /J/,
    o: /O/,
    endE: /.E$/,
    vowels: /./,
  };
  return CHOICE_IDS.filter((id) => open[id].test(word));
}

/** A word of A to Z, read letter by letter to Hebrew ones; at least one. */
export function mapped(word: string, readings: Readings): readonly Letter[] {
  const text = readings.vowels === "written" ? word : word.replace(/([B-DF-HJ-NP-TV-XZ])\1/g, "$1");
  const letters: LetterId[] = [];
  for (let index = 0; index < text.length; ) {
    const group = readings.groups === "together" ? GROUPS[text.slice(index, index + 2)] : undefined;
    if (group === undefined) letters.push(...single(text, index, readings));
    else letters.push(group);
    index += group === undefined ? 1 : 2;
  }
  return letters.map(letterOf);
}

function single(text: string, index: number, readings: Readings): readonly LetterId[] {
  const character = at([...text], index);
  const consonant = CONSONANTS[character];
  if (consonant !== undefined) return [consonant];
  switch (character) {
    case "S":
      return [readings.s];
    case "T":
      return [readings.t];
    case "K":
      return [readings.k];
    case "J":
      return [readings.j];
    case "X":
      return [readings.k, readings.s];
    case "C":
      return /[EIY]/.test(text[index + 1] ?? "") ? [readings.s] : [readings.k];
    default:
      return readings.vowels === "written" ? writtenVowel(character, readings) : vowel(text, index, readings);
  }
}

/** A separate letter for each vowel, as the Golden Dawn spells. */
function writtenVowel(character: string, readings: Readings): readonly LetterId[] {
  if (character === "A") return ["alef"];
  if (character === "E") return ["he"];
  if (character === "O") return [readings.o];
  return character === "U" ? ["vav"] : ["yod"];
}

/**
 * As Hebrew writes a foreign word: alef opens a word that begins with a vowel, I and Y are yod, O and U vav, each once in
 * a row; A and E within the word are not written, A at its end is he.
 */
function vowel(text: string, index: number, readings: Readings): readonly LetterId[] {
  const character = text[index] ?? "";
  const isLast = index === text.length - 1;
  const opening: readonly LetterId[] = index === 0 && !/^(?:Y|I[AEOU])/.test(text) ? ["alef"] : [];
  if (/[IY]/.test(character)) return /[IY]/.test(text[index - 1] ?? "") ? [] : [...opening, "yod"];
  if (/[OU]/.test(character)) {
    if (/[OU]/.test(text[index - 1] ?? "")) return [];
    return [...opening, character === "O" ? readings.o : "vav"];
  }
  if (index === 0) return opening;
  if (!isLast) return [];
  if (character === "A") return ["he"];
  return readings.endE === "he" ? ["he"] : [];
}
