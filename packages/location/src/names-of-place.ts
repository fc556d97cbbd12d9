import type { Gazetteer } from "./gazetteer";
import { firstIndex } from "./names";

/** All names of a place in every script that the gazetteer knows, its own among them, in the order of their keys. */
export function namesOfPlace({ names, bearers }: Gazetteer, place: number): readonly string[] {
  const uses: number[] = [];
  let count = 0;
  bearers(0, names.count, (bearer) => {
    if (bearer === place) uses.push(count);
    count++;
  });
  return uses.map((use) => names.text(firstIndex(0, names.count, (name) => names.firstUse(name + 1) > use)));
}
