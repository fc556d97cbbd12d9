import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { DIVISIONS, vargaPart0, vargaSign0 } from "../vargas/sign";
import { degreeInSign, houseFrom, signIndex0 } from "./circle";
import { NAKSHATRA_IDS, nakshatraOf, VIMSHOTTARI_LORDS, VIMSHOTTARI_YEARS } from "./nakshatras";
import { lordOfSign, RASHI_IDS, signsOwnedBy } from "./rashis";

const ARCSEC_PER_NAKSHATRA = 48_000;
const ARCSEC_PER_PADA = 12_000;
const ARCSEC_PER_SIGN = 108_000;
const ARCSEC_PER_CIRCLE = 1_296_000;

const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);
/** One arcsecond before a border, on it, and one after. */
const around = (arcsec: number): readonly number[] =>
  [-1, 0, 1].map((step) => ((arcsec + step + ARCSEC_PER_CIRCLE) % ARCSEC_PER_CIRCLE) / 3600);

/** The order of Surya Siddhanta 8; lords and years: Brihat Parashara Hora Shastra 46. */
describe("the nakshatras", () => {
  test("are the 27 from Ashwini to Revati", () => {
    const printed = `ashwini bharani krittika rohini mrigashira ardra punarvasu pushya ashlesha
      magha purva-phalguni uttara-phalguni hasta chitra swati vishakha anuradha jyeshtha
      moola purva-ashadha uttara-ashadha shravana dhanishta shatabhisha purva-bhadrapada uttara-bhadrapada revati`;
    expect(NAKSHATRA_IDS).toEqual(printed.split(/\s+/));
  });
  test("have nine lords, who rule 120 years together", () => {
    expect(VIMSHOTTARI_LORDS.map((lord) => [lord, VIMSHOTTARI_YEARS[lord]])).toEqual([
      ["ketu", 7],
      ["venus", 20],
      ["sun", 6],
      ["moon", 10],
      ["mars", 7],
      ["rahu", 18],
      ["jupiter", 16],
      ["saturn", 19],
      ["mercury", 17],
    ]);
  });
});

describe("borders in whole arcseconds", () => {
  test.each(upTo(27))("of nakshatra %d: the one before ends, it begins", (index0) => {
    const numbers = around(index0 * ARCSEC_PER_NAKSHATRA).map((deg) => nakshatraOf(deg).number);
    expect(numbers).toEqual([((index0 + 26) % 27) + 1, index0 + 1, index0 + 1]);
  });

  test.each(upTo(108))("of pada %d", (index0) => {
    const padas = around(index0 * ARCSEC_PER_PADA).map((deg) => nakshatraOf(deg).pada);
    expect(padas).toEqual([((index0 + 3) % 4) + 1, (index0 % 4) + 1, (index0 % 4) + 1]);
  });

  test.each(upTo(12))("of sign %d, whose degree begins at zero", (index0) => {
    expect(around(index0 * ARCSEC_PER_SIGN).map(signIndex0)).toEqual([(index0 + 11) % 12, index0, index0]);
    expect(degreeInSign((index0 * ARCSEC_PER_SIGN) / 3600)).toBe(0);
  });

  test("however the border was computed: by thirds, by multiplication, by addition", () => {
    for (const index0 of upTo(27)) {
      const sum = upTo(index0).reduce((total) => total + 360 / 27, 0);
      for (const deg of [(index0 * 40) / 3, index0 * (360 / 27), sum]) expect(nakshatraOf(deg).number).toBe(index0 + 1);
    }
  });

  test("of every part of every division that is a whole number of arcseconds", () => {
    for (const division of DIVISIONS) {
      if (division === 30 || ARCSEC_PER_SIGN % division !== 0) continue;
      const width = ARCSEC_PER_SIGN / division;
      for (const part of upTo(12 * division)) {
        const [before = 0, at = 0] = around(part * width).map((deg) => vargaPart0(division, deg));
        expect([before, at], `D${division}, part ${part}`).toEqual([(part + division - 1) % division, part % division]);
      }
    }
  });
});

describe("a division", () => {
  const longitude = fc.integer({ min: 0, max: 359_999_999 }).map((millionths) => millionths / 1_000_000);

  test("of nine is counted without a break from Aries, and a pada is a navamsa", () => {
    fc.assert(
      fc.property(longitude, (deg) => {
        const { number, pada } = nakshatraOf(deg);
        expect(vargaSign0(9, deg)).toBe((4 * (number - 1) + pada - 1) % 12);
      }),
    );
  });

  test("puts the luminaries' horas in Leo and Cancer, and never a Trimsamsa there", () => {
    fc.assert(
      fc.property(longitude, (deg) => {
        expect([3, 4]).toContain(vargaSign0(2, deg));
        expect([3, 4]).not.toContain(vargaSign0(30, deg));
      }),
    );
  });
});

describe("signs", () => {
  test("are counted inclusively, and each has one lord", () => {
    expect([houseFrom(0, 0), houseFrom(0, 11), houseFrom(11, 0), houseFrom(7, 1)]).toEqual([1, 12, 2, 7]);
    expect(RASHI_IDS.map((_, sign0) => lordOfSign(sign0)).filter((lord) => lord === "saturn")).toHaveLength(2);
    expect([signsOwnedBy("sun"), signsOwnedBy("moon"), signsOwnedBy("rahu")]).toEqual([[4], [3], []]);
  });
});
