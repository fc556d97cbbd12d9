import { foldName } from "./fold";
import type { SectionReader } from "./format";
import { decodeUtf8 } from "./utf8";

/** Names with the indexes `start <= index < end` of the list. */
export interface NameRange {
  readonly start: number;
  readonly end: number;
}

/** All names of all places, in the order of their folded keys. */
export interface NameList {
  readonly count: number;
  readonly text: (name: number) => string;
  readonly key: (name: number) => string;
  /** The names whose key is this, or begins with it, among those of a range that holds them. */
  readonly exactly: (key: string, within?: NameRange) => NameRange;
  readonly beginningWith: (key: string, within?: NameRange) => NameRange;
  /** Where a name's bearers begin among all; those of a range of names are one run. */
  readonly firstUse: (name: number) => number;
}

/** Every how many names the offset is kept, and the key as text once a search met it: most of one needs no decoding. */
const STEP = 64;

/** Greater than every character of a key, and the least that is greater than none. */
const AFTER_ALL = "\uffff";
const AFTER_NONE = "\u0001";

export function openNames(section: SectionReader): NameList {
  const bytes = section("names");
  const sizes = section("nameBytes");
  const uses = uint16(section("nameUses"));
  const byteStart = runningSums(sizes);
  const useStart = runningSums(uses);
  const text = (name: number): string => {
    const start = byteStart(name);
    return decodeUtf8(bytes, start, start + (sizes[name] ?? 0));
  };
  const key = remembered((name) => foldName(text(name)));
  const list = { count: sizes.length, text, key, firstUse: useStart };
  return { ...list, ...searches(key, sizes.length) };
}

/** Keys kept for the next search, a power of two: halving a list meets the same names again and again. */
const KEPT_KEYS = 8192;

/** The same function, with its last answers kept; a name shares its place with those that differ by a multiple. */
function remembered(keyOf: (name: number) => string): (name: number) => string {
  const kept = new Int32Array(KEPT_KEYS).fill(-1);
  const keys = new Array<string>(KEPT_KEYS).fill("");
  return (name) => {
    const slot = name % KEPT_KEYS;
    if (kept[slot] === name) return keys[slot] ?? "";
    const key = keyOf(name);
    kept[slot] = name;
    keys[slot] = key;
    return key;
  };
}

function searches(keyOf: (name: number) => string, count: number): Pick<NameList, "exactly" | "beginningWith"> {
  const samples = new Array<string | undefined>(Math.ceil(count / STEP)).fill(undefined);
  const sampleAt = (index: number): string => {
    const key = samples[index] ?? keyOf(index * STEP);
    samples[index] = key;
    return key;
  };
  const all = { start: 0, end: count };
  const sampled = (name: number): string => (name % STEP === 0 ? sampleAt(name / STEP) : keyOf(name));
  const firstFrom = (key: string, { start, end }: NameRange): number => {
    const sample = firstIndex(Math.ceil(start / STEP), Math.ceil(end / STEP), (i) => sampleAt(i) >= key);
    return firstIndex(Math.max(start, (sample - 1) * STEP), Math.min(end, sample * STEP), (i) => sampled(i) >= key);
  };
  const between = (low: string, high: string, within: NameRange): NameRange => {
    const start = firstFrom(low, within);
    return { start, end: firstFrom(high, { start, end: within.end }) };
  };
  return {
    exactly: (key, within = all) => {
      const start = firstFrom(key, within);
      const borne = start < within.end && sampled(start) === key;
      return borne ? between(key, key + AFTER_NONE, { start, end: within.end }) : { start, end: start };
    },
    beginningWith: (key, within = all) => between(key, key + AFTER_ALL, within),
  };
}

/** The first index of [start, end) that passes, where all later ones pass too; end where none does. */
export function firstIndex(start: number, end: number, passes: (index: number) => boolean): number {
  let low = start;
  let high = end;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (passes(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** The sum of all values before an index, from sums kept at every 64th. */
function runningSums(values: Uint8Array | Uint16Array): (index: number) => number {
  const sums = new Uint32Array(Math.floor(values.length / STEP) + 1);
  let sum = 0;
  for (let i = 0; i < values.length; i++) {
    if (i % STEP === 0) sums[i / STEP] = sum;
    sum += values[i] ?? 0;
  }
  if (values.length % STEP === 0) sums[values.length / STEP] = sum;
  return (index) => {
    const block = Math.floor(index / STEP);
    let before = sums[block] ?? 0;
    for (let i = block * STEP; i < index; i++) before += values[i] ?? 0;
    return before;
  };
}

function uint16(bytes: Uint8Array): Uint16Array {
  return new Uint16Array(bytes.buffer, bytes.byteOffset, bytes.length / 2);
}
