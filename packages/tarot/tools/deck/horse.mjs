// The horse, looking right, with its legs by gait. The ground under it is y 0.

import { C, shade } from "./palette.mjs";
import { at, dot, limb, line, path, taper } from "./shape.mjs";

const eyeOf = (x, y) => [dot(x, y, 1.5)];

/** The parts of a horse about 108 high at the poll; legs are drawn by gait. */
function horseBody(fill, mane, harness) {
  return [
    path(
      "M-40 -52C-42 -66 -30 -72 -16 -69Q-2 -66 10 -71Q20 -80 25 -94Q29 -104 37 -106L38 -113L43 -105Q49 -100 53 -88L60 -79Q62 -72 55 -71Q49 -69 46 -74Q41 -78 38 -80Q36 -70 35 -60Q34 -44 24 -40Q6 -33 -14 -38Q-22 -36 -30 -38Q-40 -42 -40 -52Z",
      fill,
    ),
    path(
      "M38 -108Q24 -106 20 -94Q14 -80 6 -72Q4 -66 8 -62Q16 -66 19 -72Q24 -76 25 -82Q30 -86 30 -92Q36 -96 36 -102Z",
      mane,
    ),
    eyeOf(46, -94),
    dot(57.4, -76, 1.2),
    line("M51 -72.6L56 -74", 1.1),
    harness === undefined
      ? []
      : [
          line("M43 -101Q42 -90 48 -76M54 -86Q50 -82 46 -82", 2.4, harness),
          line("M48 -78Q30 -70 12 -70", 2.2, harness),
        ],
  ];
}

/** Joints of the four legs: hip, stifle, hock and fetlock behind, shoulder, elbow, knee and fetlock before. */
const GAITS = {
  stand: {
    tail: "-39 -58 -50 -44 -48 -16",
    far: ["-22 -50 -19 -36 -27 -20 -24 -4", "19 -48 18 -36 19 -20 19 -4"],
    near: ["-29 -52 -27 -37 -36 -21 -33 -4", "26 -52 26 -38 28 -21 28 -4"],
  },
  walk: {
    tail: "-39 -58 -52 -46 -50 -18",
    far: ["-24 -50 -15 -37 -20 -20 -13 -4", "19 -48 17 -35 14 -20 8 -4"],
    near: ["-29 -52 -30 -38 -42 -23 -43 -4", "26 -52 30 -40 43 -31 38 -14"],
  },
  gallop: {
    tail: "-39 -60 -58 -66 -78 -56",
    far: ["-26 -50 -34 -38 -50 -30 -62 -14", "20 -48 36 -40 54 -36 62 -20"],
    near: ["-29 -52 -40 -42 -58 -38 -72 -24", "27 -52 44 -48 62 -50 74 -38"],
  },
  rear: {
    tail: "-39 -58 -56 -46 -62 -20",
    far: ["-22 -50 -8 -37 -24 -22 -17 -5", "20 -48 34 -42 46 -32 40 -16"],
    near: ["-29 -52 -22 -38 -42 -28 -37 -13", "26 -52 42 -50 54 -44 54 -27"],
  },
};

/** Pairs of numbers in a text. */
const joints = (text) => {
  const numbers = text.split(" ").map(Number);
  return numbers.flatMap((x, i) => (i % 2 === 0 ? [[x, numbers[i + 1]]] : []));
};

const hoof = ([kx, ky], [x, y], color) => {
  const angle = (Math.atan2(y - ky, x - kx) * 180) / Math.PI - 90;
  return at(path("M-4.6 -3L4.6 -3L6 4H-6Z", color), { x, y, rot: angle });
};

/** The thigh is wide and grows out of the body; the cannon is thin. */
const horseLeg = (text, widths, fill, color) => {
  const points = joints(text);
  return [taper(points, widths, fill), hoof(points[2], points[3], color)];
};

const HIND = [21, 15, 8, 6.4];
const FORE = [15, 12, 8, 6.2];
const legs = ([hind, fore], fill, color) => [horseLeg(hind, HIND, fill, color), horseLeg(fore, FORE, fill, color)];

/** A horse. `gait`: a key of GAITS (turn the whole for a rearing one). */
export function horse({
  fill = C.white,
  mane = C.cream,
  gait = "walk",
  harness = C.red,
  hooves = C.slate,
  saddle,
} = {}) {
  const { tail, far, near } = GAITS[gait];
  return [
    limb(joints(tail), 9, mane, { smooth: true }),
    legs(far, shade(fill, 0.12), hooves),
    horseBody(fill, mane, harness),
    legs(near, fill, hooves),
    saddle === undefined ? [] : path("M-20 -71Q-4 -64 10 -71Q14 -54 8 -46Q-6 -42 -18 -48Q-22 -60 -20 -71Z", saddle),
  ];
}
