import type { Gazetteer } from "../gazetteer";
import { firstIndex } from "../names";

/** A beginning of a single letter would be inside of nearly everything. */
const SHORTEST = 2;

/** Visits the names with a word inside, not their first, from which on they begin with the key. */
export function namesWithInnerWord(gazetteer: Gazetteer, key: string, visit: (name: number) => void): void {
  if (key.length < SHORTEST) return;
  const { count, name, word } = gazetteer.innerWords;
  const rest = (index: number): string => fromWord(gazetteer.names.key(name[index] ?? 0), word[index] ?? 0);
  const start = firstIndex(0, count, (index) => rest(index) >= key);
  const end = firstIndex(start, count, (index) => rest(index) >= `${key}\uffff`);
  for (let index = start; index < end; index++) visit(name[index] ?? 0);
}

function fromWord(key: string, word: number): string {
  let start = 0;
  for (let skipped = 0; skipped < word; skipped++) start = key.indexOf(" ", start) + 1;
  return key.slice(start);
}
