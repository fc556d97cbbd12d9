import { foldName } from "../fold";

/** A question as folded words: the name asked for and, after each comma, where it lies. */
export interface PlaceQuery {
  /** All parts, one space apart. */
  readonly whole: string;
  /** Before the first comma; the same as `whole` where there is none. */
  readonly name: string;
  /** After the first comma. */
  readonly qualifiers: readonly string[];
}

/** A way to read a query as a name and what qualifies it. */
export interface Reading {
  readonly name: string;
  readonly qualifiers: readonly string[];
}

const COMMAS = /[,;，、،؛|]/;

/** No name and no qualifier has more words. */
const MOST_WORDS = 12;

export function readQuery(text: string): PlaceQuery | undefined {
  const [name, ...qualifiers] = text
    .split(COMMAS)
    .map(foldName)
    .filter((part) => part !== "");
  if (name === undefined) return undefined;
  return { whole: [name, ...qualifiers].join(" "), name, qualifiers };
}

/**
 * The ways to read a query as a name with qualifiers, the longest name first. A comma settles it; without one, the name
 * may end at each space, with one or two qualifiers after it; last come readings whose qualifier is first.
 */
export function readingsOf({ whole, name, qualifiers }: PlaceQuery): readonly Reading[] {
  if (qualifiers.length > 0) return [{ name, qualifiers }];
  const words = whole.split(" ").slice(0, MOST_WORDS + 1);
  if (words.length > MOST_WORDS) return [];
  const cuts = words.slice(1).map((_, index) => words.length - 1 - index);
  const text = (start: number, end?: number): string => words.slice(start, end).join(" ");
  return [
    ...cuts.flatMap((cut) => [
      { name: text(0, cut), qualifiers: [text(cut)] },
      ...cuts
        .filter((second) => second > cut)
        .map((second) => ({ name: text(0, cut), qualifiers: [text(cut, second), text(second)] })),
    ]),
    ...cuts.map((cut) => ({ name: text(cut), qualifiers: [text(0, cut)] })),
  ];
}
