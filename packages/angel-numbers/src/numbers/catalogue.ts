export type Energy = "positive" | "neutral" | "cautionary";

/**
 * The 78 numbers with a meaning in the catalogue, by length and then value, each with the tenor of its message. There
 * is no canonical list of this modern lore (after D. Virtue); docs/conventions.md says how these were chosen.
 */
const POSITIVE =
  "1 2 3 6 7 8 11 22 33 44 77 88 111 123 202 222 303 313 333 345 414 444 456 515 567 616 707 717 777 789 808 818 888 1001 1111 1122 1212 1221 1234 1331 1515 1717 2020 2222 3333 4444 7777 8888";
const NEUTRAL = "0 4 5 9 55 99 101 212 234 505 555 606 678 909 919 999 1010 1313 1414 1616 1818 1919 2121 5555 9999";
const CAUTIONARY = "66 404 666 911 6666";

const listed = (text: string, energy: Energy): readonly (readonly [string, Energy])[] =>
  text.split(" ").map((number) => [number, energy] as const);

const entries = [
  ...listed(POSITIVE, "positive"),
  ...listed(NEUTRAL, "neutral"),
  ...listed(CAUTIONARY, "cautionary"),
].sort(([one], [other]) => one.length - other.length || Number(one) - Number(other));

const energyByNumber: ReadonlyMap<string, Energy> = new Map(entries);

/** Every number of the catalogue, by length, then value. */
export const NUMBERS: readonly string[] = entries.map(([number]) => number);

/** The tenor of a number's message; undefined for a number that is not in the catalogue. */
export function energyOf(number: string): Energy | undefined {
  return energyByNumber.get(number);
}
