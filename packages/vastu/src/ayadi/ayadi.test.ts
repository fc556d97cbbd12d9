import { weekdays } from "@almagest/i18n/astrology";
import { nakshatras, tithis } from "@almagest/i18n/vedic";
import { createContext, type Term } from "@almagest/operation";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { en } from "../texts/en";
import { messages } from "../texts/en-messages";
import { computeAyadi } from "./compute";
import { memberTerm, YONIS } from "./members";
import { ayadi } from "./operation";

const context = createContext({ texts: [en] });
type Request = Parameters<typeof ayadi>[0];
const varga = (request: Request, name: string) => ayadi(request, context).vargas.find((one) => one.varga === name);

describe("a count of eleven", () => {
  /** Eleven by eight is 88, twelves leave 4; by nine 99, tens leave 9; by three 33, eights leave 1; 88 holds 27 thrice. */
  test.each(["manasara", "perimeter-texts"] as const)("%s: aya 4, vyaya 9, yoni Dhvaja, vayas 3", (ayadiText) => {
    const answer = ayadi({ length: 11, breadth: 11, perimeter: 11, ayadiText }, context);
    const remainders = Object.fromEntries(answer.vargas.map((one) => [one.varga, one.remainder]));
    expect(remainders).toMatchObject({ aya: 4, vyaya: 9, yoni: 1, rksha: 7 });
    expect(answer.vargas.map((one) => one.varga)).toEqual(["aya", "vyaya", "yoni", "rksha", "tithi", "vara"]);
    expect(varga({ length: 11, breadth: 11, perimeter: 11, ayadiText }, "yoni")).toMatchObject({
      name: "Dhvaja",
      gloss: "flag",
      auspicious: true,
    });
    expect(answer.vayas).toBe(3);
    expect(answer.verdict).toMatchObject({ yoniAuspicious: true, ayaVyaya: "aya-lesser" });
  });
});

describe("an even yoni", () => {
  const readingOf = (request: Request): string => ayadi(request, context).verdict.reading ?? "";

  test("comes with a way to an odd one that is true of what its family counts", () => {
    const sides = fc.integer({ min: 2, max: 500 });
    fc.assert(
      fc.property(sides, sides, (length, breadth) => {
        const yoniOf = (request: Request): number => varga(request, "yoni")?.remainder ?? 0;
        expect(yoniOf({ length, breadth, ayadiText: "perimeter-texts" }) % 2).toBe(0);
        const perimeter = 2 * (length + breadth) + 1;
        expect(yoniOf({ length, breadth, perimeter, ayadiText: "perimeter-texts" }) % 2).toBe(1);
        expect(yoniOf({ length: 2 * length + 1, breadth: 2 * breadth + 1, ayadiText: "utpala" }) % 2).toBe(1);
        expect(yoniOf({ length, breadth: 2 * breadth, ayadiText: "manasara" }) % 2).toBe(0);
        expect(yoniOf({ length, breadth: 2 * breadth + 1, ayadiText: "manasara" }) % 2).toBe(1);
      }),
    );
    expect(readingOf({ length: 10, breadth: 10, ayadiText: "manasara" })).toContain(messages.ayadi.ways.breadth);
    expect(readingOf({ length: 10, breadth: 10, ayadiText: "perimeter-texts" })).toContain(
      messages.ayadi.ways.perimeter,
    );
    expect(readingOf({ length: 10, breadth: 10, ayadiText: "utpala" })).toContain(messages.ayadi.ways.area);
    expect(readingOf({ length: 11, breadth: 11, ayadiText: "utpala" })).not.toContain(messages.ayadi.ways.area);
  });
});

describe("the families", () => {
  const asked = { length: 17, breadth: 10, perimeter: 53, circumference: 41 };
  const operands = (ayadiText: "manasara" | "perimeter-texts" | "utpala") =>
    ayadi({ ...asked, ayadiText }, context).vargas.map(({ operand, operandValue }) => `${operand} ${operandValue}`);

  test("count their own sides: each its own, the perimeter, and for the yoni the area", () => {
    expect(operands("manasara")).toEqual([
      ...["length 17", "breadth 10", "breadth 10", "length 17", "circumference 41", "circumference 41"],
    ]);
    expect(operands("perimeter-texts")).toEqual(Array(6).fill("perimeter 53"));
    expect(operands("utpala")).toEqual([
      ...["perimeter 53", "perimeter 53", "area 170", "perimeter 53", "perimeter 53", "perimeter 53"],
    ]);
  });

  test("of the area the yoni is what eights leave: 170 leaves 2, Dhuma (Garuda Purana 1.46)", () => {
    expect(varga({ ...asked, ayadiText: "utpala" }, "yoni")).toMatchObject({
      ...{ multiplier: 1, divisor: 8, remainder: 2, name: "Dhuma", auspicious: false },
    });
  });

  test("take the vyaya by three over fourteen in the perimeter family alone", () => {
    expect(varga({ ...asked, ayadiText: "perimeter-texts", vyayaFormula: "p3-14" }, "vyaya")).toMatchObject({
      ...{ product: 159, divisor: 14, remainder: 5 },
    });
    const manasara = { ...asked, vyayaFormula: "p3-14" } as const;
    expect(varga(manasara, "vyaya")).toMatchObject({ product: 90, divisor: 10, remainder: 0 });
    expect(ayadi(manasara, context).conventions.vyayaFormula).toBe("p3-14");
  });
});

describe("members of the groups", () => {
  const yoni = (area: number) => varga({ length: area, breadth: 1, ayadiText: "utpala" }, "yoni");

  test("are the eight yonis around from the east, odd ones good, and none where nothing remains", () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8].map((area) => [yoni(area)?.name, yoni(area)?.auspicious])).toEqual([
      ["Dhvaja", true],
      ["Dhuma", false],
      ["Simha", true],
      ["Svan", false],
      ["Vrisha", true],
      ["Khara", false],
      ["Gaja", true],
      [undefined, false],
    ]);
    expect(ayadi({ length: 8, breadth: 1, ayadiText: "utpala" }, context).verdict.reading).toContain(
      "refused outright",
    );
  });

  test("are the last of the group where nothing remains of nakshatra, tithi and weekday", () => {
    const of = (perimeter: number, name: string) =>
      varga({ length: 1, breadth: 1, perimeter, ayadiText: "perimeter-texts" }, name)?.name;
    expect([of(27, "rksha"), of(30, "tithi"), of(7, "vara")]).toEqual(["Revati", "Amavasya", "Saturday"]);
    // 1 by 8, 1 by 9 and 1 by 9.
    expect([of(1, "rksha"), of(1, "tithi"), of(1, "vara")]).toEqual(["Pushya", "Shukla Navami", "Monday"]);
  });

  test("are told apart by their English names", () => {
    const terms = [nakshatras, tithis, weekdays].flatMap((table) => Object.values<Term>(table));
    expect(terms).toHaveLength(27 + 30 + 7);
    for (const term of terms) expect(memberTerm(term.en)).toBe(term);
    for (const { name } of YONIS) expect(memberTerm(name)).toBeUndefined();
  });

  test("have names in the language asked for only where they are not words of vastu", () => {
    const german = ayadi({ length: 11, breadth: 11, lang: "de" }, context).vargas;
    expect(german.find((one) => one.varga === "yoni")).toMatchObject({
      name: "Dhvaja",
      gloss: "flag",
      glossLocalized: "Banner",
    });
    expect(german.find((one) => one.varga === "vara")).toMatchObject({ name: "Wednesday", nameLocalized: "Mittwoch" });
    expect(german.find((one) => one.varga === "yoni")).not.toHaveProperty("nameLocalized");
  });
});

describe("measures", () => {
  test("come to whole hastas from feet and metres, and count as they came out", () => {
    const feet = ayadi({ length: 40, breadth: 30, unit: "feet" }, context);
    expect(feet.measures).toEqual({ length: 27, breadth: 20, perimeter: 94, circumference: 94, area: 540 });
    const metres = ayadi(
      { length: 12.2, breadth: 9.1, perimeter: 42.6, circumference: 43, unit: "metres", hastaInches: 20 },
      context,
    );
    expect(metres.measures).toEqual({ length: 24, breadth: 18, perimeter: 84, circumference: 85, area: 432 });
    expect(ayadi({ length: 10.4, breadth: 10.6, hastaInches: 99 }, context).measures).toMatchObject({
      length: 10,
      breadth: 11,
    });
  });

  test("below half a hasta are refused, and the message says what to send", () => {
    expect(() => ayadi({ length: 0.4, breadth: 5 }, context)).toThrow(/length 0.4 hasta is less than half a hasta/);
    expect(() => ayadi({ length: 5, breadth: 2e6 }, context)).toThrow(/more than 1000000 hastas/);
  });

  test("stay whole numbers, below their divisors, at any size", () => {
    const side = fc.integer({ min: 1, max: 1_000_000 });
    fc.assert(
      fc.property(
        side,
        side,
        fc.constantFrom("manasara", "perimeter-texts", "utpala"),
        (length, breadth, ayadiText) => {
          const facts = computeAyadi({
            length,
            breadth,
            unit: "hasta",
            hastaInches: 18,
            ayadiText,
            vyayaFormula: "p9-10",
          });
          for (const { product, remainder, divisor } of facts.vargas) {
            expect(Number.isSafeInteger(product)).toBe(true);
            expect((product - remainder) % divisor).toBe(0);
            expect(remainder).toBeLessThan(divisor);
          }
        },
      ),
    );
  });

  test("of gain and expense compare, nothing left over first", () => {
    const balance = (length: number, breadth: number) => ayadi({ length, breadth }, context).verdict.ayaVyaya;
    // Aya 8 L over 12, vyaya 9 B over 10.
    expect([balance(11, 11), balance(11, 16), balance(11, 9), balance(12, 11), balance(11, 10)]).toEqual([
      ...["aya-lesser", "equal", "aya-greater", "zero-remainder", "zero-remainder"],
    ]);
  });
});
