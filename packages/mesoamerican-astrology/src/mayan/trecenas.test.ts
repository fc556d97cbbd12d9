import { describe, expect, test } from "vitest";
import { mayanTrecena, mayanTrecenas } from "./trecenas";

/** The days with the number 1 in the order of the count: thirteen days on, the sign is the thirteenth after of twenty. */
const OPENING = [
  ...(["imix", "ix", "manik", "ajaw", "ben", "kimi", "kawak", "eb", "chikchan", "etznab"] as const),
  ...(["chuwen", "kan", "kaban", "ok", "akbal", "kib", "muluk", "ik", "men", "lamat"] as const),
];

describe("the twenty trecenas", () => {
  test("open with the signs that have the number 1, in the order of the count", () => {
    const { total, trecenas } = mayanTrecenas({});
    expect(total).toBe(20);
    expect(trecenas.map(({ rulingSign }) => rulingSign)).toEqual(OPENING);
    expect(trecenas.map(({ number, length }) => [number, length])).toEqual(OPENING.map((_, at0) => [at0 + 1, 13]));
  });

  test("come in pages whose rows are those of the single ones", () => {
    const { trecenas } = mayanTrecenas({ offset: 18, limit: 5 });
    expect(trecenas).toEqual([19, 20].map((number) => mayanTrecena({ number })));
  });
});
