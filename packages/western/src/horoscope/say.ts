import { at } from "@almagest/operation";
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
  /** How often a clause or pattern was used in this answer. */
  readonly usesOf: (key: string) => number;
}

/** The placeholder of a sentence that stands by itself. */
const WHOLE = "whole";

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
    const digit = (((this.rest + this.turn) % size) + size) % size;
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
  const clause = (banks: string | readonly string[], names?: Names): string | undefined => {
    const key = variantOf(freshest(banks, sayer), counter, sayer);
    if (key === undefined) return undefined;
    keys.push(key);
    return texts.lookup(`${ROOT}.${key}`, names);
  };
  const clauses: Record<string, string> = {};
  for (const [placeholder, bank] of Object.entries(line.banks)) {
    const text = clause(bank);
    if (text === undefined) return undefined;
    clauses[placeholder] = text;
  }
  const names = namesOf(texts, line);
  const sky = line.sky ? clause(`patterns.sky.${line.sky.form}`, names) : undefined;
  const pattern = line.family === undefined ? WHOLE : `patterns.${line.family}`;
  const text = pattern === WHOLE ? clauses[WHOLE] : clause(pattern, { ...names, ...clauses, ...(sky ? { sky } : {}) });
  if (text === undefined) return undefined;
  return { text: firstUpper(text, texts.lang), opens: line.opens ?? false, keys };
}

/** The first bank with a variant that the answer has not used; the first of all where there is none. */
function freshest(banks: string | readonly string[], { sizeOf, usesOf }: Sayer): string {
  if (typeof banks === "string") return banks;
  const isFresh = (bank: string): boolean => {
    const size = sizeOf(bank);
    for (let index0 = 0; index0 < size; index0++) if (usesOf(`${bank}.${index0 + 1}`) === 0) return true;
    return false;
  };
  return banks.find(isFresh) ?? at(banks, 0);
}

/** Of the variants used least in this answer the one whose turn it is, or the next. */
function variantOf(bank: string, counter: Counter, { sizeOf, usesOf }: Sayer): string | undefined {
  const size = sizeOf(bank);
  if (size === 0) return undefined;
  const start = counter.take(size);
  let chosen = `${bank}.${start + 1}`;
  let fewest = usesOf(chosen);
  for (let further = 1; further < size && fewest > 0; further++) {
    const key = `${bank}.${((start + further) % size) + 1}`;
    const uses = usesOf(key);
    if (uses >= fewest) continue;
    chosen = key;
    fewest = uses;
  }
  return chosen;
}
