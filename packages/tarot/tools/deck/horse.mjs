// The horse, looking right, with its legs by gait. The ground under it is y 0.

import { C } from "./palette.mjs";
import { at, dot, limb, line, path } from "./shape.mjs";

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
    line("M-28 -44Q-22 -52 -24 -60", 1.2),
    harness === undefined
      ? []
      : [
          line("M43 -101Q42 -90 48 -76M54 -86Q50 -82 46 -82", 2.4, harness),
          line("M48 -78Q30 -70 12 -70", 2.2, harness),
        ],
  ];
}

const GAITS = {
  stand: {
    tail: [
      [-39, -58],
      [-50, -44],
      [-48, -16],
    ],
    far: [
      [
        [-32, -44],
        [-28, -24],
        [-30, -3],
      ],
      [
        [20, -44],
        [22, -22],
        [21, -3],
      ],
    ],
    near: [
      [
        [-33, -46],
        [-38, -24],
        [-36, -3],
      ],
      [
        [27, -46],
        [29, -22],
        [28, -3],
      ],
    ],
  },
  walk: {
    tail: [
      [-39, -58],
      [-52, -46],
      [-50, -18],
    ],
    far: [
      [
        [-30, -44],
        [-20, -24],
        [-18, -3],
      ],
      [
        [20, -44],
        [14, -22],
        [8, -4],
      ],
    ],
    near: [
      [
        [-33, -46],
        [-40, -24],
        [-42, -3],
      ],
      [
        [27, -46],
        [40, -32],
        [38, -12],
      ],
    ],
  },
  gallop: {
    tail: [
      [-39, -60],
      [-58, -66],
      [-78, -56],
    ],
    far: [
      [
        [-30, -44],
        [-52, -34],
        [-66, -18],
      ],
      [
        [20, -44],
        [46, -40],
        [62, -26],
      ],
    ],
    near: [
      [
        [-33, -46],
        [-50, -26],
        [-72, -26],
      ],
      [
        [27, -46],
        [52, -50],
        [74, -40],
      ],
    ],
  },
  rear: {
    tail: [
      [-39, -58],
      [-54, -44],
      [-64, -20],
    ],
    far: [
      [
        [-30, -44],
        [-16, -24],
        [-28, -4],
      ],
      [
        [22, -46],
        [38, -38],
        [34, -20],
      ],
    ],
    near: [
      [
        [-33, -46],
        [-26, -20],
        [-40, -3],
      ],
      [
        [27, -48],
        [48, -46],
        [50, -28],
      ],
    ],
  },
};

const hoof = ([kx, ky], [x, y], color) => {
  const angle = (Math.atan2(y - ky, x - kx) * 180) / Math.PI - 90;
  return at(path("M-4.6 -3L4.6 -3L6 4H-6Z", color), { x, y, rot: angle });
};

const horseLeg = ([hip, knee, foot], fill, color) => [
  limb([hip, knee], 12, fill),
  limb([knee, foot], 7.4, fill),
  hoof(knee, foot, color),
];

/** A horse. `gait`: stand, walk, gallop or rear (turn the whole for a rearing one). */
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
    limb(tail, 9, mane, { smooth: true }),
    far.map((each) => horseLeg(each, fill, hooves)),
    near.map((each) => horseLeg(each, fill, hooves)),
    horseBody(fill, mane, harness),
    saddle === undefined ? [] : path("M-20 -71Q-4 -64 10 -71Q14 -54 8 -46Q-6 -42 -18 -48Q-22 -60 -20 -71Z", saddle),
  ];
}
