import { describe, expect, test } from "vitest";
import { faultsOf, type Point, type SetText } from "./set-texts";

const PICTURE = { x: 0, y: 0, width: 100, height: 100 };
const BOX = { x: 10, y: 10, width: 30, height: 12 };

function rectangle(x: number, y: number, width: number, height: number): readonly Point[] {
  return [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ];
}

/** A text of size 10 that fills its box. */
const set: SetText = { text: "Sun", size: 10, left: 10, right: 40, base: 20, corners: rectangle(10, 12, 30, 10) };

describe("a text as a browser sets it", () => {
  test("is right in its box, and may reach a tenth of its size and a pixel out of it", () => {
    expect(faultsOf([set], [BOX], PICTURE)).toEqual([]);
    expect(faultsOf([{ ...set, left: 8.1 }], [BOX], PICTURE)).toEqual([]);
    expect(faultsOf([{ ...set, left: 7.9 }], [BOX], PICTURE)).toEqual([
      '"Sun" of size 10 leaves its box of 30.0 by 2.1',
    ]);
    expect(faultsOf([{ ...set, right: 42.1 }], [BOX], PICTURE)).toHaveLength(1);
  });

  test("reaches further where it is written in Devanagari", () => {
    expect(faultsOf([{ ...set, text: "सूर्य", left: 7.9 }], [BOX], PICTURE)).toEqual([]);
  });

  test("has its base line in its box, and all of it in the picture", () => {
    expect(faultsOf([{ ...set, base: 9.9 }], [BOX], PICTURE)).toEqual(['"Sun" is outside of its box']);
    const corners = rectangle(80, 12, 22, 10);
    expect(faultsOf([{ ...set, corners }], [BOX], PICTURE)).toEqual(['"Sun" leaves the picture']);
  });

  test("is over another where their rectangles meet, turned ones too", () => {
    const moon = { ...set, text: "Moon", corners: rectangle(38, 12, 20, 10) };
    expect(faultsOf([set, moon], [BOX, BOX], PICTURE)).toEqual(['"Sun" lies over "Moon"']);
    expect(faultsOf([set, { ...moon, corners: rectangle(40, 12, 20, 10) }], [BOX, BOX], PICTURE)).toEqual([]);
    // Their upright boxes meet, but the diamond's edge passes the corner of the other.
    const diamond = [
      { x: 52, y: 8 },
      { x: 66, y: 22 },
      { x: 52, y: 36 },
      { x: 38, y: 22 },
    ];
    expect(
      faultsOf(
        [
          { ...set, corners: rectangle(10, 2, 30, 12) },
          { ...moon, corners: diamond },
        ],
        [BOX, BOX],
        PICTURE,
      ),
    ).toEqual([]);
  });

  test("without a box of its own is a fault", () => {
    expect(faultsOf([set, set], [BOX], PICTURE)).toEqual(["2 texts, 1 boxes"]);
  });
});
