import { memberKey } from "./fold";

/** The number of letters to insert, delete or replace to turn one text into the other (Levenshtein 1966). */
export function editDistance(one: string, other: string): number {
  let above = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (const [row0, letter] of [...one].entries()) {
    const row = [row0 + 1];
    for (const [column0, otherLetter] of [...other].entries()) {
      const changed = (above[column0] ?? 0) + (letter === otherLetter ? 0 : 1);
      row.push(Math.min(changed, (above[column0 + 1] ?? 0) + 1, (row[column0] ?? 0) + 1));
    }
    above = row;
  }
  return above[above.length - 1] ?? 0;
}

/** A third of the letters may differ; past that a name is another one. */
const MAX_DIFFERENCE = 1 / 3;

/** Less like than any misspelling. */
const ABBREVIATION = 0.5;

/**
 * The difference of two names, from 0 on; undefined where one cannot mean the other. `lng` may mean `longitude`, and
 * `birthdate` `date`.
 */
export function unlikeness(written: string, known: string): number | undefined {
  const share = editDistance(written, known) / Math.max(written.length, known.length, 1);
  if (share <= MAX_DIFFERENCE) return share;
  const [short, long] = written.length < known.length ? [written, known] : [known, written];
  return isAbbreviation(short, long) || isPart(short, long) ? ABBREVIATION : undefined;
}

/** In a list of names a letter may be in another's place, which counts twice: `drak` is `dark`. */
const MAX_DIFFERENCE_OF_LISTED = 1 / 2;

/** The name that a written one is least unlike, of equals the first; undefined where none can be meant. */
export function nearestName(written: string, known: readonly string[]): string | undefined {
  let best: { readonly name: string; readonly difference: number } | undefined;
  for (const name of known) {
    const difference = unlikenessOfListed(memberKey(written), memberKey(name));
    if (difference !== undefined && (best === undefined || difference < best.difference)) best = { name, difference };
  }
  return best?.name;
}

function unlikenessOfListed(written: string, known: string): number | undefined {
  const share = editDistance(written, known) / Math.max(written.length, known.length, 1);
  return unlikeness(written, known) ?? (share <= MAX_DIFFERENCE_OF_LISTED ? share : undefined);
}

/** The same first letter, and the others in the same order. */
function isAbbreviation(short: string, long: string): boolean {
  if (short.length < 2 || short.charAt(0) !== long.charAt(0)) return false;
  let index0 = 0;
  for (const letter of long) if (letter === short.charAt(index0)) index0 += 1;
  return index0 === short.length;
}

/** `date` is a part of `birthdate`. */
function isPart(short: string, long: string): boolean {
  return short.length >= SHORTEST_PART && (long.startsWith(short) || long.endsWith(short));
}

const SHORTEST_PART = 4;
