import type { DraftOf } from "@almagest/operation";
import { type CountedName, countedName, shownLetters } from "../names/counted";
import type { NameContext } from "../names/transliterator";
import { type LetterSets, letterSets } from "../numbers/pythagorean";
import type { YAsVowel } from "../numbers/vowels";
import type { nameConventions } from "../schema";

/** A name that was counted by the Pythagorean alphabet. */
export interface NamedLetters {
  readonly field: string;
  readonly counted: CountedName;
  readonly sets: LetterSets;
}

/** @throws DomainError `unprocessable_entity` where no letter can be counted. */
export function namedLetters(
  name: string,
  context: NameContext | undefined,
  field = "fullName",
  yAsVowel?: YAsVowel,
): NamedLetters {
  const counted = countedName(name, context, field);
  return { field, counted, sets: letterSets(counted, yAsVowel) };
}

/** The letters and the choices, as an answer about a name echoes them. */
export function presentName({ counted, sets }: NamedLetters): {
  letters: string;
  conventions: DraftOf<typeof nameConventions>;
} {
  return {
    letters: shownLetters(counted),
    conventions: {
      system: "pythagorean",
      romanization: [...counted.readings],
      names: "added-as-one",
      vowels: sets.vowelRule,
      yAsVowel: sets.yAsVowel,
    },
  };
}
