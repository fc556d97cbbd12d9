// Animals, all looking right unless flipped. The ground under them is y 0.
import { C, INK } from "./palette.mjs";
import { at, blob, curve, disc, dot, limb, line, oval, path } from "./shape.mjs";

/** A dog, about 34 high, leaping up at whatever is before it. */
export const leapingDog = (x, y, s = 1, fill = C.white, flip = false) =>
  at(
    [
      limb(
        [
          [-16, -14],
          [-26, -26],
          [-24, -34],
        ],
        4,
        fill,
        { smooth: true },
      ),
      limb(
        [
          [-12, -10],
          [-16, -4],
          [-12, 0],
        ],
        5,
        fill,
      ),
      limb(
        [
          [-8, -10],
          [-4, -4],
          [-2, 0],
        ],
        5,
        fill,
      ),
      limb(
        [
          [10, -22],
          [20, -22],
          [24, -26],
        ],
        4.6,
        fill,
      ),
      limb(
        [
          [8, -20],
          [18, -14],
          [22, -16],
        ],
        4.6,
        fill,
      ),
      path(
        "M-18 -12Q-16 -22 -4 -22L8 -34Q10 -42 18 -42Q22 -40 30 -36Q30 -31 22 -31Q16 -24 12 -18Q2 -6 -10 -6Q-18 -6 -18 -12Z",
        fill,
      ),
      path("M13 -41Q6 -40 5 -30Q10 -28 14 -34Z", fill),
      dot(20, -37.6, 1.1),
      dot(29.4, -35.4, 1.4),
    ],
    { x, y, s, flip },
  );

/** A dog or wolf on its haunches, throwing back its head; about 52 high. */
export const howling = (x, y, s = 1, { fill = C.tan, flip = false, wild = false } = {}) =>
  at(
    [
      wild
        ? path("M-18 -4Q-36 -2 -38 -14Q-30 -10 -16 -14Z", fill)
        : limb(
            [
              [-16, -6],
              [-28, -10],
              [-26, -22],
            ],
            4,
            fill,
            { smooth: true },
          ),
      limb(
        [
          [4, -22],
          [7, -2],
        ],
        5.4,
        fill,
      ),
      limb(
        [
          [10, -24],
          [14, -2],
        ],
        5.4,
        fill,
      ),
      path(
        "M-20 -1Q-22 -16 -8 -26Q-2 -34 2 -44L6 -52L14 -66Q18 -68 18 -63L13 -48Q16 -36 13 -22Q6 -16 2 -12L4 0H-14Q-20 2 -20 -1Z",
        fill,
      ),
      line("M-14 -1Q-4 -4 -4 -12"),
      wild ? path("M4 -49L-5 -57L6 -57Z", fill) : path("M5 -50Q-4 -50 -4 -40Q2 -39 6 -45Z", fill),
      wild ? line("M2 -38L7 -36M-2 -32L4 -30M-4 -26L2 -24", 1.2) : [],
      dot(10.6, -54.6, 1.2),
      line("M13 -50L17.4 -61", 1.2),
      dot(16.6, -66, 1.5),
    ],
    { x, y, s, flip },
  );

/** A dog standing quietly; about 34 high. */
export const dog = (x, y, s = 1, fill = C.white, flip = false) =>
  at(
    [
      limb(
        [
          [-22, -20],
          [-32, -24],
          [-34, -34],
        ],
        3.6,
        fill,
        { smooth: true },
      ),
      [-18, -11, 8, 14].map((lx) =>
        limb(
          [
            [lx, -14],
            [lx + 1, -1],
          ],
          4.6,
          fill,
        ),
      ),
      path(
        "M-24 -18Q-22 -26 -10 -25H6L14 -38Q22 -42 28 -36L36 -32Q36 -27 26 -27Q22 -18 18 -12Q4 -14 -14 -10Q-24 -10 -24 -18Z",
        fill,
      ),
      path("M17 -38Q11 -36 12 -28Q17 -26 20 -32Z", fill),
      dot(25.6, -34, 1.1),
      dot(35, -31.4, 1.4),
    ],
    { x, y, s, flip },
  );

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

/** A lion's face seen from the front, about 52 wide, its middle at 0,0. */
export const lionFace = (x, y, s = 1, { fill = C.ochre, mane = C.orange, open = false } = {}) =>
  at(
    [
      blob(
        [
          [0, -27],
          [14, -25],
          [24, -14],
          [27, 2],
          [20, 18],
          [8, 26],
          [-8, 26],
          [-20, 18],
          [-27, 2],
          [-24, -14],
          [-14, -25],
        ],
        mane,
      ),
      line("M-18 -16L-12 -10M18 -16L12 -10M-22 2H-15M22 2H15M-15 18L-10 12M15 18L10 12M0 -25V-17", 1.3),
      disc(-12, -14, 5, fill),
      disc(12, -14, 5, fill),
      path("M-14 -6Q-12 -17 0 -17Q12 -17 14 -6Q14 10 6 17Q0 20 -6 17Q-14 10 -14 -6Z", fill),
      dot(-6, -5, 1.8),
      dot(6, -5, 1.8),
      line("M-10 -9L-4 -8M10 -9L4 -8", 1.5),
      path("M-5 3Q0 1 5 3L0 9Z", C.bark, { width: 1.2 }),
      open ? oval(0, 14, 5, 4, C.wine) : line("M0 9V12Q-4 15 -7 12M0 12Q4 15 7 12", 1.4),
    ],
    { x, y, s },
  );

/** A lion standing in profile, its head turned to us; about 62 high. */
export const lion = (x, y, s = 1, { fill = C.ochre, mane = C.orange, flip = false, open = false } = {}) =>
  at(
    [
      limb(
        [
          [-44, -38],
          [-60, -42],
          [-62, -62],
          [-54, -68],
        ],
        5,
        fill,
        { smooth: true },
      ),
      disc(-53, -69, 6, mane),
      [
        [-38, -30, -44, -14, -40, -2],
        [-26, -28, -24, -14, -20, -2],
        [12, -28, 12, -14, 14, -2],
        [24, -28, 28, -14, 30, -2],
      ].map(([a, b, c, d, e, f]) => [
        limb(
          [
            [a, b],
            [c, d],
            [e, f],
          ],
          9,
          fill,
        ),
        path(`M${e - 5} ${f - 3}Q${e + 2} ${f - 6} ${e + 9} ${f + 2}H${e - 5}Z`, fill),
      ]),
      path("M-46 -34Q-46 -48 -28 -46Q0 -48 24 -46Q34 -36 28 -24Q6 -18 -18 -22Q-44 -18 -46 -34Z", fill),
      lionFace(30, -46, 0.86, { fill, mane, open }),
    ],
    { x, y, s, flip },
  );

export const bullHead = (x, y, s = 1, fill = C.brown) =>
  at(
    [
      path("M-9 -12Q-26 -10 -26 -28Q-16 -20 -6 -20Z", C.cream),
      path("M9 -12Q26 -10 26 -28Q16 -20 6 -20Z", C.cream),
      path("M-10 -10L-22 -4L-11 -1Z", fill),
      path("M10 -10L22 -4L11 -1Z", fill),
      path("M-11 -14Q0 -20 11 -14Q12 2 8 14Q0 20 -8 14Q-12 2 -11 -14Z", fill),
      oval(0, 12, 8, 6, C.tan),
      dot(-3, 12, 1.4),
      dot(3, 12, 1.4),
      dot(-6, -4, 1.6),
      dot(6, -4, 1.6),
    ],
    { x, y, s },
  );

export const ramHead = (x, y, s = 1, fill = C.cream) =>
  at(
    [
      path("M-8 -6L-7 -12Q0 -17 7 -12L8 -6Q8 4 4 14Q0 18 -4 14Q-8 4 -8 -6Z", fill),
      [-1, 1].map((side) => [
        limb(
          [
            [side * 5, -12],
            [side * 15, -15],
            [side * 19, -4],
            [side * 13, 4],
            [side * 9, -2],
          ],
          6.4,
          C.tan,
          { smooth: true },
        ),
        dot(side * 4, -3, 1.3),
      ]),
      dot(-1.8, 12, 0.9),
      dot(1.8, 12, 0.9),
    ],
    { x, y, s },
  );

export const goatHead = (x, y, s = 1, fill = C.cream) =>
  at(
    [
      [-1, 1].map((side) =>
        path(`M${side * 3} -12Q${side * 6} -28 ${side * 16} -32Q${side * 12} -20 ${side * 8} -10Z`, C.tan),
      ),
      path("M-8 -10L-18 -6L-8 -4Z", fill),
      path("M8 -10L18 -6L8 -4Z", fill),
      path("M-8 -12Q0 -16 8 -12Q8 2 4 12L0 22L-4 12Q-8 2 -8 -12Z", fill),
      dot(-4, -4, 1.3),
      dot(4, -4, 1.3),
    ],
    { x, y, s },
  );

export const eagleHead = (x, y, s = 1) =>
  at(
    [
      path("M-16 20Q-18 -4 -4 -14Q8 -18 12 -8L22 -2Q24 4 18 6L10 4Q12 12 16 20Z", C.tan),
      path("M10 -9L22 -2Q24 4 18 6Q16 0 9 1Z", C.gold),
      dot(5, -6, 1.7),
      line("M-10 10L-8 18M-4 8L-2 18M3 8L5 18", 1.3),
    ],
    { x, y, s },
  );

/** A bird on the wing. */
export const bird = (x, y, s = 1, fill = C.white, flip = false) =>
  at(
    [
      path("M0 0Q-4 -18 -22 -20Q-16 -8 -10 0Z", fill),
      path("M-20 6Q-12 -4 4 -4Q8 -9 14 -6L19 -3L14 -1Q8 8 -6 8L-24 12Z", fill),
      path("M2 -3Q2 -18 -10 -26Q-12 -10 -6 0Z", fill),
      dot(12, -4, 1),
    ],
    { x, y, s, flip },
  );

/** A dove, wings up, coming down. */
export const dove = (x, y, s = 1) =>
  at(
    [
      path("M-4 -2Q-24 -8 -30 -24Q-12 -24 -2 -8Z", C.white),
      path("M4 -2Q24 -8 30 -24Q12 -24 2 -8Z", C.white),
      path("M-5 -14Q0 -18 5 -14L7 4Q4 12 0 14Q-4 12 -7 4Z", C.white),
      path("M-6 -10L-10 -26H10L6 -10Z", C.white),
      dot(-2.4, 7, 0.9),
      path("M-2 12L0 19L2 12Z", C.gold, { width: 1.1 }),
    ],
    { x, y, s },
  );

export const perched = (x, y, s = 1, fill = C.brown, hood = false) =>
  at(
    [
      path("M-14 14L-8 -4Q-8 -18 2 -18Q10 -18 11 -10L16 -7L10 -5Q10 6 0 10Z", fill),
      path("M-10 8Q-8 -6 2 -6Q4 4 -6 10Z", C.bark, { width: 1.3 }),
      hood ? path("M-4 -15Q2 -22 9 -15L9 -9Q2 -8 -4 -11Z", C.red, { width: 1.4 }) : dot(5, -12, 1.2),
      line("M-1 10V15M3 9V15", 1.5, C.gold),
    ],
    { x, y, s },
  );

export const fish = (x, y, s = 1, fill = C.teal, rot = 0, flip = false) =>
  at(
    [
      path("M-14 0L-25 -8Q-21 0 -25 8Z", fill),
      path("M-16 0Q-6 -11 8 -8Q16 -5 19 0Q16 5 8 8Q-6 11 -16 0Z", fill),
      path("M-2 -9Q2 -15 8 -8Z", fill),
      dot(12, -2, 1.7),
      line("M6 -6Q3 0 6 6M-2 -4Q-4 0 -2 4M-8 -3Q-9 0 -8 3", 1.2),
    ],
    { x, y, s, rot, flip },
  );

export const salamander = (x, y, s = 1, fill = C.orange, flip = false) =>
  at(
    [
      limb(
        [
          [14, -5],
          [2, -3],
          [-8, -6],
          [-18, -2],
          [-26, -9],
        ],
        4,
        fill,
        { smooth: true },
      ),
      [
        [8, 3],
        [-5, 3],
        [10, -11],
        [-3, -11],
      ].map(([a, b]) =>
        limb(
          [
            [a - 2, -4],
            [a + 3, b - 1],
          ],
          2.6,
          fill,
        ),
      ),
      path("M-6 -8Q2 -9 12 -9Q22 -10 25 -4Q20 0 12 0Q2 0 -6 -2Z", fill),
      dot(19, -6, 1.2),
      dot(4, -5, 1, INK),
      dot(10, -5, 1, INK),
    ],
    { x, y, s, flip },
  );

export const snake = (x, y, s = 1, fill = C.green) =>
  at(
    [
      limb(
        [
          [-20, 0],
          [-8, -6],
          [0, 2],
          [10, -6],
          [18, -14],
        ],
        5,
        fill,
        { smooth: true },
      ),
      path("M14 -14Q18 -22 25 -19Q26 -14 19 -12Z", fill),
      line("M25 -18L31 -20", 1.2, C.red),
      dot(20.6, -17, 1),
    ],
    { x, y, s },
  );

export const snail = (x, y, s = 1) =>
  at(
    [
      path("M-14 0Q-6 -6 8 -5Q10 -12 15 -13Q19 -12 18 -4Q17 0 12 0Z", C.tan),
      disc(-1, -8, 8, C.brown),
      curve(
        [
          [4, -6],
          [1, -12],
          [-5, -9],
          [-2, -5],
          [1, -8],
        ],
        1.4,
      ),
      line("M14 -13L13 -19M17 -12L19 -18", 1.3),
    ],
    { x, y, s },
  );

export const rabbit = (x, y, s = 1, fill = C.tan, flip = false) =>
  at(
    [
      path("M6 -20Q2 -34 8 -36Q12 -30 11 -20Z", fill),
      path("M10 -20Q12 -34 18 -34Q18 -26 14 -18Z", fill),
      path("M-16 -2Q-18 -16 -4 -18Q4 -24 12 -22Q21 -18 19 -13Q16 -9 10 -10Q12 -4 14 0H-12Q-16 0 -16 -2Z", fill),
      disc(-16, -6, 4.4, C.white),
      dot(14, -16, 1.3),
    ],
    { x, y, s, flip },
  );

/** A cat that sits and looks at us. */
export const cat = (x, y, s = 1, fill = C.black) =>
  at(
    [
      limb(
        [
          [12, -4],
          [22, -8],
          [20, -20],
        ],
        4,
        fill,
        { smooth: true },
      ),
      path("M-12 0Q-16 -20 -7 -30H7Q16 -20 12 0Z", fill, { stroke: C.slate, width: 1.2 }),
      path("M-11 -32L-12 -46L-5 -41H5L12 -46L11 -32Q8 -25 0 -25Q-8 -25 -11 -32Z", fill, {
        stroke: C.slate,
        width: 1.2,
      }),
      [-4.6, 4.6].map((ex) => [oval(ex, -35, 2.6, 2, C.gold, { stroke: "none" }), dot(ex, -35, 0.9)]),
      line("M0 -31L-2 -29.5M0 -31L2 -29.5M-3 -2V-12M3 -2V-12", 1.1, C.stone),
    ],
    { x, y, s },
  );

export const crayfish = (x, y, s = 1, fill = C.red) =>
  at(
    [
      [-1, 1].map((side) => [
        limb(
          [
            [side * 5, -12],
            [side * 16, -20],
            [side * 14, -32],
          ],
          4,
          fill,
        ),
        path(
          `M${side * 10} -30Q${side * 6} -46 ${side * 15} -48Q${side * 15} -42 ${side * 16} -40Q${side * 19} -44 ${side * 23} -44Q${side * 24} -32 ${side * 14} -28Z`,
          fill,
        ),
        [0, 6, 12].map((dy) => line(`M${side * 6} ${-6 + dy}Q${side * 14} ${-10 + dy} ${side * 19} ${dy}`, 2)),
        line(`M${side * 2} -18Q${side * 5} -32 ${side * 4} -44`, 1.2),
      ]),
      path("M0 -20Q9 -16 9 -4Q8 6 6 14L9 24H-9L-6 14Q-8 6 -9 -4Q-9 -16 0 -20Z", fill),
      line("M-8 0H8M-7 7H7M-6 14H6", 1.3),
      dot(-3, -13, 1.2),
      dot(3, -13, 1.2),
    ],
    { x, y, s },
  );

export const butterfly = (x, y, s = 1, fill = C.lilac) =>
  at(
    [
      [-1, 1].map((side) => [
        path(`M0 0Q${side * 4} -14 ${side * 15} -12Q${side * 16} -2 0 1Z`, fill, { width: 1.4 }),
        path(`M0 1Q${side * 12} 2 ${side * 10} 10Q${side * 4} 12 0 3Z`, fill, { width: 1.4 }),
      ]),
      line("M0 -6V8", 2.4),
    ],
    { x, y, s },
  );
