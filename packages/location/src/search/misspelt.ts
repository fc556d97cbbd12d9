import type { NameList, NameRange } from "../names";
import { isOneEdit } from "../one-edit";

/** A shorter word has too many others at one edit. */
const SHORTEST = 4;

/** So few names are compared one by one. */
const FEW = 256;

/** At a place in a word this many other letters are tried; more there are only where scripts mix. */
const MOST_LETTERS = 40;

/**
 * The names at one edit from a key: a letter missing, too many, another, or two neighbours exchanged. It walks down the
 * list of names by the key's letters, and at each looks up what an edit there would make of it.
 */
export function namesAtOneEdit(names: NameList, key: string): readonly NameRange[] {
  if ([...key].length < SHORTEST) return [];
  const found: NameRange[] = [];
  const keep = (range: NameRange): void => {
    if (range.start < range.end) found.push(range);
  };
  let within: NameRange = { start: 0, end: names.count };
  for (let at = 0; at <= key.length; at++) {
    if (within.end - within.start <= FEW) {
      for (const name of namesNearby(names, key, within)) keep({ start: name, end: name + 1 });
      break;
    }
    for (const edited of editsAt(names, key, at, within)) keep(names.exactly(edited, within));
    within = names.beginningWith(key.slice(0, at + 1), within);
  }
  return found;
}

/** Spellings one edit away from a key at a letter, with the letters that names continue with there. */
function editsAt(names: NameList, key: string, at: number, within: NameRange): readonly string[] {
  const [head, tail] = [key.slice(0, at), key.slice(at)];
  const rest = tail.slice(1);
  const edits = tail === "" ? [] : [head + rest, `${head}${rest.charAt(0)}${tail.charAt(0)}${rest.slice(1)}`];
  for (const letter of lettersAfter(names, key, at, within)) {
    edits.push(head + letter + tail);
    if (tail !== "") edits.push(head + letter + rest);
  }
  return edits.filter((edited) => edited !== key && edited.startsWith(head));
}

const LATIN = [..."abcdefghijklmnopqrstuvwxyz "];

/** The letters to try: of Latin all; of other scripts those that the names of a range, alike up to there, go on with. */
function lettersAfter(names: NameList, key: string, at: number, within: NameRange): readonly string[] {
  if (/^[a-z0-9 ]+$/.test(key)) return LATIN;
  if (at === 0) return [];
  const head = key.slice(0, at);
  const letters: string[] = [];
  let { start } = within;
  while (start < within.end && letters.length < MOST_LETTERS) {
    const letter = names.key(start).charAt(at);
    if (letter !== "") letters.push(letter);
    start = letter === "" ? start + 1 : names.beginningWith(head + letter, { start, end: within.end }).end;
  }
  return letters;
}

function namesNearby(names: NameList, key: string, { start, end }: NameRange): readonly number[] {
  const near: number[] = [];
  for (let name = start; name < end; name++) if (isOneEdit(names.key(name), key)) near.push(name);
  return near;
}
