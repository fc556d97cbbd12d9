import { describe, expect, test } from "vitest";
import { aztecDaySign, aztecDaySigns } from "./day-signs";

/** Quarters of the world with their five signs each: as the Codex Fejérváry-Mayer, page 1, is read by handbooks; written from memory, in the order of the count. */
const QUARTERS = {
  East: ["cipactli", "coatl", "atl", "acatl", "ollin"],
  North: ["ehecatl", "miquiztli", "itzcuintli", "ocelotl", "tecpatl"],
  West: ["calli", "mazatl", "ozomahtli", "cuauhtli", "quiahuitl"],
  South: ["cuetzpalin", "tochtli", "malinalli", "cozcacuauhtli", "xochitl"],
} as const;

describe("the twenty Nahua day signs", () => {
  const { total, daySigns } = aztecDaySigns({});

  test("are numbered from Cipactli to Xochitl", () => {
    expect(total).toBe(20);
    expect(daySigns.map(({ position }) => position)).toEqual(Array.from({ length: 20 }, (_, at0) => at0 + 1));
    expect([daySigns[0], daySigns[19]].map((sign) => sign?.id)).toEqual(["cipactli", "xochitl"]);
  });

  test.each(Object.entries(QUARTERS))("of the %s are five", (quarter, signs) => {
    const found = daySigns.filter(({ direction }) => direction.toLowerCase() === quarter.toLowerCase());
    expect(found.map(({ id }) => id)).toEqual(signs);
  });

  test("come in pages whose rows are those of the single ones", () => {
    const page = aztecDaySigns({ offset: 18, limit: 5 });
    expect(page.daySigns).toEqual(["quiahuitl", "xochitl"].map((id) => aztecDaySign({ id })));
  });
});
