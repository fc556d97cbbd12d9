import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { EquatorialPlace } from "../map-lines/sphere";
import { arcsToPlace, type DirectionMethod, mundanePlaceDeg, type TurningSphere } from "./mundane";

// The formulas by which books and programs direct, written a second time: meridian distances and ascensional differences
// for Placidus, poles and oblique ascensions under them for Regiomontanus. The program Morinus computes so
// (placidiansapd.py at github.com/Uthopik/morinus-astrology, and its regiomontanpd.py), and flatlib the first.

const RAD = Math.PI / 180;
const sin = (deg: number): number => Math.sin(deg * RAD);
const cos = (deg: number): number => Math.cos(deg * RAD);
const tan = (deg: number): number => Math.tan(deg * RAD);
const asin = (sine: number): number => Math.asin(sine) / RAD;
const atan = (tangent: number): number => Math.atan(tangent) / RAD;
const short = (deg: number): number => deg - 360 * Math.round(deg / 360);

interface Speculum {
  readonly isEastern: boolean;
  readonly isAbove: boolean;
  /** From the nearer meridian of its half, unsigned. */
  readonly meridianDistance: number;
  readonly semiArc: number;
  readonly ascensionalDifference: number;
}

function speculumOf(place: EquatorialPlace, { armcDeg, latitudeDeg }: TurningSphere): Speculum {
  const fromUpper = short(place.rightAscensionDeg - armcDeg);
  const ascensionalDifference = asin(tan(latitudeDeg) * tan(place.declinationDeg));
  const isAbove = Math.abs(fromUpper) < 90 + ascensionalDifference;
  return {
    isEastern: fromUpper > 0,
    isAbove,
    meridianDistance: isAbove ? Math.abs(fromUpper) : 180 - Math.abs(fromUpper),
    semiArc: isAbove ? 90 + ascensionalDifference : 90 - ascensionalDifference,
    ascensionalDifference,
  };
}

/** The promissor is brought to the same proportion of its own semi-arc. */
function semiArcDirection(promissor: EquatorialPlace, significator: EquatorialPlace, sphere: TurningSphere): number {
  const at = speculumOf(significator, sphere);
  const { ascensionalDifference } = speculumOf(promissor, sphere);
  const semiArc = at.isAbove ? 90 + ascensionalDifference : 90 - ascensionalDifference;
  const toMeridian = short(promissor.rightAscensionDeg - sphere.armcDeg - (at.isAbove ? 0 : 180));
  const beyond = (semiArc * at.meridianDistance) / at.semiArc;
  return toMeridian + (at.isEastern === at.isAbove ? -beyond : beyond);
}

/** The difference of the oblique ascensions under the pole of the significator, of descensions in the west. */
function poleDirection(promissor: EquatorialPlace, significator: EquatorialPlace, sphere: TurningSphere): number {
  const { latitudeDeg } = sphere;
  const fromUpper = short(significator.rightAscensionDeg - sphere.armcDeg);
  const isUpper = Math.abs(fromUpper) < 90;
  const distance = isUpper ? Math.abs(fromUpper) : 180 - Math.abs(fromUpper);
  const declination = isUpper ? significator.declinationDeg : -significator.declinationDeg;
  // zenith distance of the circle of position on the prime vertical, from the nadir below
  const first = atan(cos(latitudeDeg) * tan(distance));
  const second = atan(tan(latitudeDeg) * cos(distance)) - declination;
  const third = atan(sin(latitudeDeg) * sin(distance) * tan(second));
  const pole = asin(sin(latitudeDeg) * sin(first + third));
  const under = (place: EquatorialPlace): number => {
    const difference = asin(tan(place.declinationDeg) * tan(pole));
    return place.rightAscensionDeg + (fromUpper > 0 ? -difference : difference);
  };
  return under(promissor) - under(significator);
}

const places = fc.record({
  rightAscensionDeg: fc.double({ min: 0, max: 360, noNaN: true, maxExcluded: true }),
  declinationDeg: fc.double({ min: -28, max: 28, noNaN: true }),
});
const spheres = fc.record({
  armcDeg: fc.double({ min: 0, max: 360, noNaN: true, maxExcluded: true }),
  latitudeDeg: fc.double({ min: -60, max: 60, noNaN: true }),
});

describe("a direction of two points", () => {
  test.each<[DirectionMethod, typeof semiArcDirection]>([
    ["placidus", semiArcDirection],
    ["regiomontanus", poleDirection],
  ])("by %s is that of the formulas of books", (method, direction) => {
    fc.assert(
      fc.property(spheres, places, places, (sphere, promissor, significator) => {
        const placeDeg = mundanePlaceDeg(method, significator, sphere) ?? Number.NaN;
        const [arc = Number.NaN] = arcsToPlace(method, promissor, { sphere, placeDeg });
        expect(Math.abs(short(arc - direction(promissor, significator, sphere)))).toBeLessThan(1e-6);
      }),
      { numRuns: 1000, seed: 1603 },
    );
  });
});
