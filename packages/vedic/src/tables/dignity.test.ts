import { describe, expect, test } from "vitest";
import { SEVEN_GRAHAS } from "../grahas";
import {
  combustionOrbDeg,
  debilityDeg,
  EXALTATION_DEG,
  isCombustible,
  isInMoolatrikona,
  naturalRelation,
  type Relation,
} from "./dignity";

/** Degrees from Aries by sign and degree in it. */
const ARIES = 0;
const TAURUS = 30;
const CANCER = 90;
const LEO = 120;
const VIRGO = 150;
const LIBRA = 180;
const SAGITTARIUS = 240;
const CAPRICORN = 270;
const AQUARIUS = 300;
const PISCES = 330;
/** Well below an arcsecond's rounding, and above that of a tick. */
const JUST_BELOW = 1 / 1800;

/** Brihat Parashara Hora Shastra 3.49-50. */
test("deep exaltations are Parashara's, deep debilities opposite", () => {
  expect(EXALTATION_DEG).toEqual({
    sun: ARIES + 10,
    moon: TAURUS + 3,
    mars: CAPRICORN + 28,
    mercury: VIRGO + 15,
    jupiter: CANCER + 5,
    venus: PISCES + 27,
    saturn: LIBRA + 20,
  });
  expect(SEVEN_GRAHAS.map(debilityDeg)).toEqual([190, 213, 118, 345, 275, 177, 20]);
});

/** Brihat Parashara Hora Shastra 3.51-54. */
describe("moolatrikona", () => {
  test.each([
    ["sun", LEO, LEO + 20],
    ["moon", TAURUS + 3, TAURUS + 30],
    ["mars", ARIES, ARIES + 12],
    ["mercury", VIRGO + 15, VIRGO + 20],
    ["jupiter", SAGITTARIUS, SAGITTARIUS + 10],
    ["venus", LIBRA, LIBRA + 15],
    ["saturn", AQUARIUS, AQUARIUS + 20],
  ] as const)("of %s is from %d to before %d degrees", (graha, fromDeg, toDeg) => {
    const at = (longitudeDeg: number): boolean => isInMoolatrikona(graha, (longitudeDeg + 360) % 360);
    expect([fromDeg - JUST_BELOW, fromDeg, toDeg - JUST_BELOW, toDeg].map(at)).toEqual([false, true, true, false]);
  });
});

/** Brihat Parashara Hora Shastra 3.55: f a friend, n neutral, e an enemy; Sun, Moon, Mars, Mercury, Jupiter, Venus, Saturn. */
describe("natural friendship", () => {
  const LETTERS: Readonly<Record<string, Relation>> = { f: "friend", n: "neutral", e: "enemy" };
  test.each([
    ["sun", "-ffnfee"],
    ["moon", "f-nfnnn"],
    ["mars", "ff-efnn"],
    ["mercury", "fen-nfn"],
    ["jupiter", "fffe-en"],
    ["venus", "eenfn-f"],
    ["saturn", "eeefnf-"],
  ] as const)("of %s is the printed row", (of, row) => {
    for (const [index0, to] of (["sun", "moon", "mars", "mercury", "jupiter", "venus", "saturn"] as const).entries()) {
      if (to !== of) expect(naturalRelation(of, to), to).toBe(LETTERS[row.charAt(index0)]);
    }
  });
});

/** Surya Siddhanta 9.6-9 and 10.1. */
describe("the orb of combustion", () => {
  test.each([
    ["moon", 12, 12],
    ["mars", 17, 17],
    ["mercury", 14, 12],
    ["jupiter", 11, 11],
    ["venus", 10, 8],
    ["saturn", 15, 15],
  ] as const)("of %s is %d degrees, retrograde %d", (graha, direct, retrograde) => {
    expect([combustionOrbDeg(graha, false), combustionOrbDeg(graha, true)]).toEqual([direct, retrograde]);
  });

  test("is none of the Sun's and the nodes'", () => {
    expect((["sun", "rahu", "ketu"] as const).map(isCombustible)).toEqual([false, false, false]);
  });
});
