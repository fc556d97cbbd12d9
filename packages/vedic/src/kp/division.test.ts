import { readFileSync } from "node:fs";
import { at } from "@almagest/operation";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { NAKSHATRA_IDS, nakshatraOf } from "../zodiac/nakshatras";
import { KP_PARTS, kpLords, kpPartAt, kpSpan } from "./division";

/** Made by tools/reference_kp_dasha.py from the rules' text, in exact fractions. */
const reference: {
  parts: {
    number: number;
    sign: number;
    star: number;
    starLord: string;
    subLord: string;
    fromArcsec: number;
    toArcsec: number;
  }[];
  probesInHalfArcsec: [string, number, number, number, string, string, string, number][];
} = JSON.parse(readFileSync(new URL("./fixtures/reference.json", import.meta.url), "utf8"));

describe("the 249 parts of the zodiac", () => {
  it("are those of a second implementation, in lords, sign, star and both borders", () => {
    expect(reference.parts).toHaveLength(249);
    for (const [index0, row] of reference.parts.entries()) {
      const part = at(KP_PARTS, index0);
      expect(part).toMatchObject({
        number: row.number,
        signIndex0: row.sign,
        nakshatraIndex0: row.star,
        starLord: row.starLord,
        subLord: row.subLord,
      });
      const { fromDeg, toDeg } = kpSpan(part);
      expect([Math.round(fromDeg * 3600), Math.round(toDeg * 3600)]).toEqual([row.fromArcsec, row.toArcsec]);
    }
  });

  it("begin at their border in whole arcseconds, and one arcsecond before it is the part before", () => {
    for (const { number, fromArcsec } of reference.parts) {
      expect(kpPartAt(fromArcsec / 3600).number).toBe(number);
      expect(kpPartAt(((fromArcsec - 1 + 1_296_000) % 1_296_000) / 3600).number).toBe(number === 1 ? 249 : number - 1);
    }
  });

  it("are cut by signs in six places, second halves 23 63 106 146 189 229, of which none begins a sub", () => {
    const second = KP_PARTS.filter(({ fromTicks, subFromTicks }) => fromTicks !== subFromTicks);
    expect(second.map(({ number }) => number)).toEqual([23, 63, 106, 146, 189, 229]);
    expect(second.map(({ signIndex0 }) => 30 * signIndex0)).toEqual([30, 90, 150, 210, 270, 330]);
    expect(new Set(second.map(({ starLord, subLord }) => `${starLord} ${subLord}`))).toEqual(
      new Set(["sun rahu", "jupiter moon"]),
    );
  });

  it("hold the lords that the second implementation finds at 720 places, down to the sub-sub", () => {
    for (const [halfArcsec, sign, star, pada, starLord, subLord, subSubLord, number] of reference.probesInHalfArcsec) {
      expect(kpLords(Number(halfArcsec) / 7200)).toEqual({
        number,
        signIndex0: sign,
        nakshatraIndex0: star,
        pada,
        starLord,
        subLord,
        subSubLord,
      });
    }
  });

  it("divide into 2187 sub-subs that tile the circle without a gap", () => {
    const thirdsOfAnArcsec = 3 * 1_296_000;
    let found = 1;
    let before = "";
    let begun = 0;
    const lengths: number[] = [];
    for (let tick = 0; tick < thirdsOfAnArcsec; tick += 10) {
      // every sub-sub is a whole multiple of ten thirds of an arcsecond: 10 y z
      const { nakshatraIndex0, subLord, subSubLord } = kpLords((tick + 5) / 10_800);
      const name = `${nakshatraIndex0} ${subLord} ${subSubLord}`;
      if (before !== "" && name !== before) {
        lengths.push(tick - begun);
        begun = tick;
        found++;
      }
      before = name;
    }
    lengths.push(thirdsOfAnArcsec - begun);
    expect(found).toBe(2187);
    expect(lengths.reduce((sum, length) => sum + length, 0)).toBe(thirdsOfAnArcsec);
    expect(Math.min(...lengths)).toBe(10 * 6 * 6);
    expect(Math.max(...lengths)).toBe(10 * 20 * 20);
  });

  it("agree with nakshatra and pada everywhere", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 359_999_999 }).map((millionths) => millionths / 1_000_000),
        (longitudeDeg) => {
          const { nakshatraIndex0, pada } = kpLords(longitudeDeg);
          const place = nakshatraOf(longitudeDeg);
          expect([NAKSHATRA_IDS[nakshatraIndex0], pada]).toEqual([place.id, place.pada]);
        },
      ),
    );
  });
});
