/** A source of the same numbers for the same seed (mulberry32, Tommy Ettinger, public domain). */
export interface Dice {
  /** [0, 1) */
  readonly next: () => number;
  /** A whole number in [0, count). */
  readonly below: (count: number) => number;
  readonly pick: <Value>(list: readonly Value[]) => Value;
  readonly chance: (share: number) => boolean;
}

export function diceFrom(seed: number): Dice {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (count: number): number => Math.floor(next() * count);
  const pick = <Value>(list: readonly Value[]): Value => {
    const [found] = list.slice(below(list.length));
    if (found === undefined) throw new Error("a list to pick from holds something, and nothing undefined");
    return found;
  };
  return { next, below, pick, chance: (share) => next() < share };
}

/** Names that mean something to objects, and names no schema has. */
export const HOSTILE_NAMES: readonly string[] = [
  ...[
    "__proto__",
    "constructor",
    "prototype",
    "toString",
    "valueOf",
    "hasOwnProperty",
    "length",
    "size",
    "then",
    "toJSON",
  ],
  ...["", " ", "0", "-1", "lang", "api_key", "id", "date", "house_system", "HouseSystem", "latitude", "city", "$ref"],
  ...["a.b", "x".repeat(300), "\u0000", "\ud800", "é", "🂡", "{x}", "<b>", "'; DROP TABLE api_key; --"],
];

const EDGES: readonly unknown[] = [
  ...[
    0,
    -0,
    1,
    -1,
    0.1,
    13,
    1e308,
    -1e308,
    5e-324,
    2 ** 53 + 2,
    -(2 ** 31),
    90,
    -90,
    90.000001,
    180,
    -180,
    14,
    -14,
    1600,
  ],
  ...[true, false, null, [], {}, [[]], [null], [{}], ["a", 1, null]],
];

const TEXTS: readonly string[] = [
  ...["", " ", "a", "NaN", "Infinity", "null", "undefined", "true", "0x10", "1e3", "-5", "5.5", "+5:30", "Z", "PST"],
  ...[
    "0000-01-01",
    "0001-01-01",
    "9999-12-31",
    "-271821-04-20",
    "1990-02-30",
    "1582-10-10",
    "2000-02-29",
    "1990-07-15",
  ],
  ...["24:00:00", "23:59:60", "23:59:59", "00:00", "12:00", "99:99:99", "2:30", "14:30:00.5"],
  ...[
    "Europe/Berlin",
    "Etc/GMT+12",
    "Mars/Olympus",
    "New York",
    "../../etc/passwd",
    "+14:00",
    "-14:01",
    "Pacific/Apia",
  ],
  ...[
    "{x}",
    "{x, plural, one {#} other {##}}",
    "'{'",
    "%00",
    "%E0%A4%A",
    "\u0000",
    "\ud800",
    "\u202e",
    "ﷺ",
    "🂡",
    "ß",
    "İ",
  ],
  ...[
    "Ada Lovelace",
    "Иван",
    "孫悟空",
    "x".repeat(5000),
    "aries",
    "TheStar",
    "10-of-cups",
    "mars",
    "koch",
    "__proto__",
  ],
  ...["'; DROP TABLE api_key; --", "<script>alert(1)</script>", "\r\nX: y", "=1+1", "constructor", "toString"],
];

/** Something no schema expects: objects that pose as texts and lists, edges of numbers, prototypes, depth. */
export function hostileValue(dice: Dice, depth = 0): unknown {
  const kind = dice.below(depth > 3 ? 2 : 6);
  switch (kind) {
    case 0:
      return dice.pick(EDGES);
    case 1:
      return dice.pick(TEXTS);
    case 2:
      return impostor(dice);
    case 3:
      return Array.from({ length: dice.below(6) }, () => hostileValue(dice, depth + 1));
    case 4:
      return objectOf(
        Array.from({ length: dice.below(4) }, () => [dice.pick(HOSTILE_NAMES), hostileValue(dice, depth + 1)]),
      );
    default:
      return nested(dice.below(28), dice.chance(0.5));
  }
}

/** Own members whatever their names, even `__proto__`, as in JSON. */
export function objectOf(members: readonly (readonly [string, unknown])[]): Record<string, unknown> {
  return Object.fromEntries(members);
}

function impostor(dice: Dice): Record<string, unknown> {
  const poison = dice.pick<unknown>([{ toString: 1 }, { valueOf: 1, toString: 1 }, -1, 1e9, "9", null, { length: 1 }]);
  return objectOf([
    [dice.pick(["length", "size", "toString", "valueOf", "constructor", "__proto__", "toJSON", "then"]), poison],
  ]);
}

function nested(levels: number, inLists: boolean): unknown {
  let value: unknown = 1;
  for (let level = 0; level < levels; level++) value = inLists ? [value] : { a: value };
  return value;
}
