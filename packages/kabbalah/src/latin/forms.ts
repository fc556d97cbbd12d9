import { type HebrewWords, hebrewString, wordsOf, writtenWords } from "../hebrew/text";
import { attestedName } from "./attested";
import { CHOICE_IDS, CHOICES, type ChoiceId, choicesIn, mapped, type Readings } from "./letter-map";

/** The origin of a Hebrew form. */
export type FormRule =
  | { readonly kind: "as-written" }
  | { readonly kind: "map"; readonly readings: Readings; readonly told: readonly ChoiceId[] }
  | { readonly kind: "attested"; readonly verses: readonly string[]; readonly hasMappedWords: boolean };

export interface HebrewForm {
  readonly words: HebrewWords;
  readonly rule: FormRule;
}

export interface HebrewForms {
  /** The first is the one that counts. */
  readonly forms: readonly HebrewForm[];
  /** The number of different readings; longer texts have more than are given. */
  readonly total: number;
}

const MOST_FORMS = 32;
/** All forms together hold so many letters at most, one form excepted. */
const MOST_LETTERS = 2000;

const DEFAULTS: Readings = {
  groups: "together",
  s: "samekh",
  t: "tet",
  k: "kaf",
  j: "yod",
  o: "vav",
  endE: "unwritten",
  vowels: "unwritten",
};

/** Every way to settle the open choices: defaults first, the last choice turning fastest. */
function settled(open: readonly ChoiceId[]): readonly Readings[] {
  return open.reduce<readonly Readings[]>(
    (all, id) => all.flatMap((readings) => CHOICES[id].map((value) => ({ ...readings, [id]: value }))),
    [DEFAULTS],
  );
}

/**
 * A text of Latin words in Hebrew letters: first the Bible's spelling where each or some of its words have one, then the
 * letter map with every choice that it leaves open, its defaults first. A spelling that comes out twice is given once.
 */
export function formsOfLatin(words: readonly string[]): HebrewForms {
  const inBible = words.map(attestedName);
  const verses = [...new Set(inBible.flatMap((found) => (found === undefined ? [] : [found.verse])))];
  const open = CHOICE_IDS.filter((id) => words.some((word) => choicesIn(word).includes(id)));
  const byMap = settled(open).map((readings): Candidate => {
    return { words: wordsOf(words.map((word) => mapped(word, readings))), readings };
  });
  const spelled: readonly Candidate[] = verses.length === 0 ? [] : [attestedForm(words, verses)];
  const different = new Map<string, Candidate>();
  for (const form of [...spelled, ...byMap]) {
    const key = hebrewString(form.words);
    if (!different.has(key)) different.set(key, form);
  }
  const forms = [...different.values()];
  const letterCount = Math.max(...forms.map((form) => form.words.flat().length));
  const most = Math.max(1, Math.min(MOST_FORMS, Math.floor(MOST_LETTERS / letterCount)));
  return { forms: forms.slice(0, most).map((form) => ruled(form, words)), total: forms.length };
}

/** A form whose rule is worked out only if it is among those given. */
type Candidate = HebrewForm | { readonly words: HebrewWords; readonly readings: Readings };

function ruled(form: Candidate, latin: readonly string[]): HebrewForm {
  if ("rule" in form) return form;
  const { words, readings } = form;
  return { words, rule: { kind: "map", readings, told: toldIn(latin, readings) } };
}

/** The choices that another letter hangs on in this form, and the vowels: a K that a group has taken in is no choice. */
function toldIn(words: readonly string[], readings: Readings): readonly ChoiceId[] {
  const letters = (others: Readings): string =>
    words
      .map((word) =>
        mapped(word, others)
          .map(({ id }) => id)
          .join("-"),
      )
      .join(" ");
  const own = letters(readings);
  return CHOICE_IDS.filter(
    (id) => id === "vowels" || CHOICES[id].some((value) => letters({ ...readings, [id]: value }) !== own),
  );
}

function attestedForm(words: readonly string[], verses: readonly string[]): HebrewForm {
  const hebrew = words.flatMap((word): HebrewWords => {
    const found = attestedName(word);
    return found === undefined ? wordsOf([mapped(word, DEFAULTS)]) : writtenWords(found.hebrew);
  });
  const hasMappedWords = words.some((word) => attestedName(word) === undefined);
  return { words: hebrew, rule: { kind: "attested", verses, hasMappedWords } };
}
