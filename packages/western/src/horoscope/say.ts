import type { WesternReader } from "../texts/reader";
import { type Line, ROOT } from "./line";
import { firstUpper, type Names, namesOf } from "./names";

export interface Sentence {
  readonly text: string;
  /** Whether it begins a paragraph. */
  readonly opens: boolean;
  /** Keys of its clauses and patterns. */
  readonly keys: readonly string[];
}

export interface Sayer {
  readonly texts: WesternReader;
  /** How many variants a bank has: the keys 1, 2, 3 and so on. */
  readonly sizeOf: (bank: string) => number;
  /** Whether a clause or pattern was used where it should not come again. */
  readonly isTaken: (key: string) => boolean;
}

/** More variants than any bank has. */
const LARGEST_BANK = 40;

/** Every placeholder there is, so that variants can be counted without their names. */
const BLANK: Names = Object.fromEntries(
  "sky means lands is do act manner phase first second sign when from to month day year growth duty theme body house"
    .split(" ")
    .map((placeholder) => [placeholder, 0]),
);

export function bankSizes(texts: WesternReader): (bank: string) => number {
  const sizes = new Map<string, number>();
  return (bank) => {
    const known = sizes.get(bank);
    if (known !== undefined) return known;
    let size = 0;
    while (size < LARGEST_BANK && texts.lookup(`${ROOT}.${bank}.${size + 1}`, BLANK) !== undefined) size++;
    sizes.set(bank, size);
    return size;
  };
}

/**
 * Takes variants of several banks in turn by one counter, as the digits of a number with mixed bases, each turned on by
 * those before it: every bank moves on at each step, and no combination comes back before all have come.
 */
class Counter {
  private rest: number;
  private turn = 0;

  constructor(step: number) {
    this.rest = step;
  }

  take(size: number): number {
    const digit = (this.rest + this.turn) % size;
    this.rest = Math.floor(this.rest / size);
    this.turn += digit;
    return digit;
  }
}

/** Says a line; undefined where a bank of it is empty. */
export function say(line: Line, sayer: Sayer): Sentence | undefined {
  const { texts } = sayer;
  const counter = new Counter(line.step);
  const keys: string[] = [];
  const clause = (bank: string, names?: Names): string | undefined => {
    const key = variantOf(bank, counter, sayer);
    if (key === undefined) return undefined;
    keys.push(key);
    return texts.lookup(`${ROOT}.${key}`, names);
  };
  const names: Record<string, string | number> = { ...namesOf(texts, line) };
  for (const [placeholder, bank] of Object.entries(line.banks)) {
    const text = clause(bank);
    if (text === undefined) return undefined;
    names[placeholder] = text;
  }
  if (line.sky) names.sky = clause(`patterns.sky.${line.sky.form}`, names) ?? "";
  const text = line.family === undefined ? String(names.whole) : clause(`patterns.${line.family}`, names);
  if (text === undefined) return undefined;
  return { text: firstUpper(text, texts.lang), opens: line.opens ?? false, keys };
}

/** The variant whose turn it is, or the next one that is free. */
function variantOf(bank: string, counter: Counter, { sizeOf, isTaken }: Sayer): string | undefined {
  const size = sizeOf(bank);
  if (size === 0) return undefined;
  const start = counter.take(size);
  for (let further = 0; further < size; further++) {
    const key = `${bank}.${((start + further) % size) + 1}`;
    if (!isTaken(key)) return key;
  }
  return `${bank}.${start + 1}`;
}
