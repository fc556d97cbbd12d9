import { createContext, defineOperation, langQuery } from "@almagest/operation";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { angle } from "../angle";
import { zodiacPlace } from "./place";
import { zodiacPlaceSchema } from "./schema";
import { signOf } from "./signs";

describe("a longitude on the wire", () => {
  test.each([
    [0, "Aries", 0, 0],
    [29.9999999, "Aries", 29.999999, 29.999999],
    [30, "Taurus", 0, 30],
    [359.99999999, "Pisces", 29.999999, 359.999999],
    [113.0443217, "Cancer", 23.044322, 113.044322],
  ])("%d° is %s %d°", (longitudeDeg, sign, degree, longitude) => {
    expect(zodiacPlace(longitudeDeg)).toEqual({ sign, degree, longitude });
  });

  test("sign, degree and longitude always agree, and no degree reaches 30", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 359_999_999 }).map((millionths) => millionths / 1_000_000),
        (longitudeDeg) => {
          const place = zodiacPlace(longitudeDeg);
          expect(place.degree).toBeLessThan(30);
          expect(place.longitude).toBeLessThan(360);
          expect(signOf(place.longitude)).toBe(signOf(longitudeDeg));
          expect(Math.abs(place.longitude - longitudeDeg)).toBeLessThanOrEqual(1e-6);
        },
      ),
    );
  });

  test("six decimals, and no negative zero", () => {
    expect(angle(-1.23456789)).toBe(-1.234568);
    expect(Object.is(angle(-1e-9), 0)).toBe(true);
  });

  test("the sign's name in another language, behind the English one", () => {
    const place = defineOperation({
      id: "getPlace",
      method: "GET",
      path: "/place",
      summary: "A place",
      description: "A place.",
      query: langQuery,
      output: zodiacPlaceSchema,
      needs: [],
      compute: () => 113,
      present: (longitudeDeg) => zodiacPlace(longitudeDeg),
      examples: [{}],
    });
    expect(JSON.stringify(place({ lang: "de" }, createContext({})))).toBe(
      '{"sign":"Cancer","signLocalized":"Krebs","degree":23,"longitude":113}',
    );
  });
});
