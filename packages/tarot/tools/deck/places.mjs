// Buildings and furniture: thrones, pillars, castles, boats, walls.
import { starPoints } from "./head.mjs";
import { C, shade } from "./palette.mjs";
import { at, box, disc, dot, flat, limb, line, oval, path, poly } from "./shape.mjs";

/** A crenellated tower with its foot at 0,0. */
export const turret = (x, y, width, height, fill = C.stone, { windows = 1, roof } = {}) => {
  const step = width / 5;
  const teeth = `M${x - width / 2} ${y}V${y - height}H${x - width / 2 + step}V${y - height + 5}H${x - width / 2 + 2 * step}V${y - height}H${x + width / 2 - 2 * step}V${y - height + 5}H${x + width / 2 - step}V${y - height}H${x + width / 2}V${y}Z`;
  const openings = Array.from({ length: windows }, (_, i) =>
    path(
      `M${x - 2.4} ${y - height + 22 + i * 22}V${y - height + 15 + i * 22}Q${x} ${y - height + 11 + i * 22} ${x + 2.4} ${y - height + 15 + i * 22}V${y - height + 22 + i * 22}Z`,
      C.night,
      { stroke: "none" },
    ),
  );
  const top =
    roof === undefined
      ? path(teeth, fill)
      : [
          box(x - width / 2, y - height, width, height, fill),
          poly(
            [
              [x - width * 0.66, y - height],
              [x, y - height - width * 1.2],
              [x + width * 0.66, y - height],
            ],
            roof,
          ),
        ];
  const side = flat(`M${x + width * 0.2} ${y - 1}V${y - height + 6}H${x + width / 2 - 0.8}V${y - 1}Z`, shade(fill));
  return [top, side, openings];
};

export function castle(x, y, s = 1, { fill = C.stone, roof = C.red } = {}) {
  return at(
    [
      turret(-22, 0, 16, 44, fill, { roof }),
      turret(22, 0, 16, 40, fill, { roof }),
      turret(0, 0, 22, 62, fill, { roof, windows: 2 }),
      box(-34, -22, 68, 22, fill),
      path("M-6 0V-10Q0 -18 6 -10V0Z", C.night),
      line("M-30 -14H-12M12 -14H30", 1.1),
    ],
    { x, y, s },
  );
}

export function house(x, y, s = 1, { fill = C.cream, roof = C.red } = {}) {
  return at(
    [
      box(-18, -22, 36, 22, fill),
      poly(
        [
          [-23, -21],
          [0, -40],
          [23, -21],
        ],
        roof,
      ),
      box(8, -42, 6, 12, fill),
      box(-4, -13, 8, 13, C.brown),
      box(-14, -16, 6, 6, C.night, { width: 1.3 }),
      box(8, -16, 6, 6, C.night, { width: 1.3 }),
    ],
    { x, y, s },
  );
}

export const town = (x, y, s = 1, fill = C.stone, roof = C.red) =>
  at(
    [
      house(-36, 0, 0.8, { fill, roof }),
      turret(-8, 0, 14, 46, fill, { roof, windows: 1 }),
      house(20, 0, 0.9, { fill, roof }),
      house(48, 2, 0.66, { fill, roof }),
    ],
    { x, y, s },
  );

export function pillar(x, y, height, width, fill, { capital = fill } = {}) {
  return [
    box(x - width / 2, y - height, width, height, fill),
    path(
      `M${x - width * 0.7} ${y - height}H${x + width * 0.7}L${x + width * 0.8} ${y - height - width * 0.5}H${x - width * 0.8}Z`,
      capital,
    ),
    box(x - width * 0.75, y - width * 0.35, width * 1.5, width * 0.4, capital),
  ];
}

/** A throne seen from the front: back, sides and seat; the sitter's feet are at 0,0, the seat is 38 high. */
export function throne(
  x,
  y,
  s = 1,
  { fill = C.stone, back = fill, height = 108, width = 50, top = "round", cushion } = {},
) {
  const half = width / 2;
  const crown = {
    round: `M${-half} 0V${-height + 16}Q0 ${-height - 18} ${half} ${-height + 16}V0Z`,
    square: `M${-half} 0V${-height}H${half}V0Z`,
    gable: `M${-half} 0V${-height + 8}L0 ${-height - 16}L${half} ${-height + 8}V0Z`,
    shell: `M${-half} 0V${-height + 16}Q${-half - 12} ${-height - 6} ${-half * 0.6} ${-height - 6}Q0 ${-height - 28} ${half * 0.6} ${-height - 6}Q${half + 12} ${-height - 6} ${half} ${-height + 16}V0Z`,
  }[top];
  return at(
    [
      path(crown, back),
      cushion === undefined ? [] : box(-half + 6, -height + 18, width - 12, height - 30, cushion, { width: 1.3 }),
      box(-half - 8, -44, 12, 46, fill),
      box(half - 4, -44, 12, 46, fill),
      box(-half - 12, 0, width + 24, 10, fill),
      path(`M${-half - 10} -44H${-half + 6}V-50Q${-half - 2} -54 ${-half - 10} -50Z`, fill),
      path(`M${half + 10} -44H${half - 6}V-50Q${half + 2} -54 ${half + 10} -50Z`, fill),
    ],
    { x, y, s },
  );
}

/** A throne seen from the left side, for a sitter who looks right. */
export const throneSide = (x, y, s = 1, fill = C.stone, { height = 96 } = {}) =>
  at(
    [
      path(`M-26 2V${-height}Q-18 ${-height - 10} -12 ${-height}L-12 -36H14V2Z`, fill),
      box(-30, 2, 70, 9, fill),
      line("M-26 -34H-12M-12 -30H8V-4H-20V-28", 1.2),
      path("M-14 -50H10Q14 -46 10 -43H-14Z", fill),
    ],
    { x, y, s },
  );

export const arch = (x, y, width, height, thick, fill) => {
  const [o, i] = [width / 2 + thick, width / 2];
  const spring = y - height + i;
  return path(
    `M${x - o} ${y}V${spring}C${x - o} ${spring - o * 1.33} ${x + o} ${spring - o * 1.33} ${x + o} ${spring}V${y}H${x + i}V${spring}C${x + i} ${spring - i * 1.33} ${x - i} ${spring - i * 1.33} ${x - i} ${spring}V${y}Z`,
    fill,
  );
};

/** A pointed window with leads; its foot is at x,y. */
export function stainedWindow(x, y, width, height, colors) {
  const half = width / 2;
  const outline = `M${x - half} ${y}V${y - height * 0.55}Q${x - half} ${y - height * 0.85} ${x} ${y - height}Q${x + half} ${y - height * 0.85} ${x + half} ${y - height * 0.55}V${y}Z`;
  const panes = colors.slice(1).map((color, i) => {
    const [px, py] = [x + (i % 2 === 0 ? -1 : 1) * half * 0.46, y - height * (0.16 + 0.25 * Math.floor(i / 2))];
    return poly(
      [
        [px, py - height * 0.1],
        [px + half * 0.36, py],
        [px, py + height * 0.1],
        [px - half * 0.36, py],
      ],
      color,
      { width: 1.5 },
    );
  });
  return [path(outline, colors[0], { width: 3 }), panes, line(`M${x} ${y}V${y - height}`, 1.6)];
}

export const ship = (x, y, s = 1, { sail = C.white, hull = C.brown, flip = false } = {}) =>
  at(
    [
      line("M0 -8V-46", 2.4),
      path("M2 -44Q24 -34 20 -14H2Z", sail),
      path("M-2 -42Q-18 -30 -14 -14H-2Z", sail),
      path("M-24 -10H26L18 4H-16Z", hull),
      path("M0 -46L-12 -50L0 -53Z", C.red, { width: 1.3 }),
    ],
    { x, y, s, flip },
  );

export const boat = (x, y, s = 1, fill = C.brown) =>
  at(
    [
      path("M-78 -22Q-70 -10 -52 -10H52Q70 -10 82 -28Q82 4 58 14H-52Q-76 8 -78 -22Z", fill),
      line("M-68 0Q-50 4 -46 4H62", 1.4),
    ],
    { x, y, s },
  );

export const tent = (x, y, s = 1, fill = C.red, stripe = C.cream) =>
  at(
    [
      path("M0 -62L-34 -34L-40 0H40L34 -34Z", fill),
      path("M0 -62L-14 -33L-18 0H-4L-4 -33ZM0 -62L14 -33L18 0H30L26 -34Z", stripe, { width: 1.4 }),
      path("M-34 -34Q-28 -26 -22 -34Q-15 -26 -8 -34Q0 -26 8 -34Q15 -26 22 -34Q28 -26 34 -34", fill, { width: 1.6 }),
      line("M0 -62V-72", 2),
      path("M0 -73L12 -69L0 -65Z", C.gold, { width: 1.3 }),
      path("M-3 0L0 -24L5 0Z", C.night),
    ],
    { x, y, s },
  );

export const bridge = (x, y, s = 1, fill = C.stone) =>
  at(
    [
      path("M-50 0V-16Q0 -32 50 -16V0H34Q34 -12 22 -12Q10 -12 10 0H-10Q-10 -12 -22 -12Q-34 -12 -34 0Z", fill),
      line("M-50 -10Q0 -25 50 -10", 1.2),
    ],
    { x, y, s },
  );

/** Brickwork on a wall: the wall itself, then scattered joints. */
export function wall(x, y, width, height, fill = C.stone, row = 16) {
  const joints = [];
  for (let i = 1; i * row < height; i++) {
    const wy = y + i * row;
    joints.push(line(`M${x} ${wy}H${x + width}`, 1.1));
    for (let bx = i % 2 === 0 ? 18 : 36; bx < width; bx += 36)
      joints.push(line(`M${x + bx} ${wy}V${Math.min(wy + row, y + height)}`, 1.1));
  }
  return [box(x, y, width, height, fill), joints];
}

export const scales = (x, y, s = 1, fill = C.gold) =>
  at(
    [
      limb(
        [
          [0, 0],
          [0, -26],
        ],
        3,
        fill,
      ),
      limb(
        [
          [-24, -24],
          [0, -27],
          [24, -24],
        ],
        3,
        fill,
      ),
      [-24, 24].map((px) => [
        line(`M${px} -24L${px - 9} -2M${px} -24L${px + 9} -2`, 1.3),
        path(`M${px - 11} -2H${px + 11}Q${px} 10 ${px - 11} -2Z`, fill),
      ]),
      disc(0, -28, 3, fill),
    ],
    { x, y, s },
  );

export const lantern = (x, y, s = 1) =>
  at(
    [
      disc(0, -2, 5, "none", { width: 1.8 }),
      path("M-9 8L0 2L9 8Z", C.ochre),
      poly(
        [
          [-9, 8],
          [9, 8],
          [12, 30],
          [-12, 30],
        ],
        C.cream,
      ),
      poly(starPoints(0, 20, 9, 6, 0.5), C.gold, { width: 1.2 }),
      box(-13, 30, 26, 5, C.ochre),
      line("M-4 8L-5 13M4 8L5 13", 1.2),
    ],
    { x, y, s },
  );

export const banner = (x, y, height, { fill = C.white, pole = C.brown, emblem = [], width = 46, drop = 40 } = {}) => [
  limb(
    [
      [x, y],
      [x, y - height],
    ],
    4,
    pole,
  ),
  path(
    `M${x} ${y - height + 4}Q${x + width * 0.3} ${y - height - 4} ${x + width * 0.55} ${y - height + 4}Q${x + width * 0.8} ${y - height + 10} ${x + width} ${y - height + 4}V${y - height + 4 + drop}Q${x + width * 0.8} ${y - height + 10 + drop} ${x + width * 0.55} ${y - height + 4 + drop}Q${x + width * 0.3} ${y - height - 4 + drop} ${x} ${y - height + 4 + drop}Z`,
    fill,
  ),
  at(emblem, { x: x + width / 2, y: y - height + 5 + drop / 2 }),
];

/** Two spread wings behind a figure whose shoulders are at 0,-70. */
const WING =
  "M4 -64Q10 -96 36 -108Q54 -114 70 -106Q68 -98 60 -95Q70 -90 70 -80Q62 -80 57 -80Q64 -72 61 -64Q54 -66 50 -67Q53 -58 49 -51Q43 -54 40 -56Q41 -46 35 -41Q30 -46 28 -49Q26 -40 19 -37Q8 -44 4 -52Z";
const COVERTS = "M5 -66Q11 -94 36 -106Q44 -109 50 -108Q52 -98 43 -94Q42 -84 33 -82Q31 -72 22 -72Q18 -62 6 -58Z";

export const wings = (x, y, s = 1, fill = C.white, tip = C.rose) =>
  at(
    [-1, 1].map((side) =>
      at(
        [
          path(WING, fill),
          line(
            "M60 -95Q50 -92 40 -90M57 -80Q46 -80 35 -77M50 -67Q40 -68 30 -70M40 -56Q30 -60 22 -62M28 -49Q20 -54 14 -56",
            1.4,
          ),
          path(COVERTS, tip, { width: 1.4 }),
          line("M34 -98Q28 -94 26 -88M24 -90Q18 -84 17 -76", 1.3),
        ],
        { flip: side < 0 },
      ),
    ),
    { x, y, s },
  );

export const flame = (x, y, s = 1, fill = C.orange, core = C.gold) =>
  at(
    [
      path("M0 -26Q12 -14 8 -2Q6 6 0 6Q-8 6 -9 -3Q-9 -10 -4 -14Q-2 -18 0 -26Z", fill, { width: 1.5 }),
      path("M0 -12Q5 -5 3 1Q0 4 -3 1Q-5 -4 0 -12Z", core, { stroke: "none" }),
    ],
    { x, y, s },
  );

export const bolt = (x, y, s = 1) => at(path("M10 -60L-14 -8H0L-10 30L22 -20H6L26 -60Z", C.gold), { x, y, s });

export const scroll = (x, y, s = 1, rot = 0) =>
  at(
    [
      path("M-16 -7H16V7H-16Z", C.cream),
      oval(-16, 0, 3, 8, C.cream),
      oval(16, 0, 3, 8, C.cream),
      line("M-9 -2H9M-9 2.6H6", 1.1),
    ],
    { x, y, s, rot },
  );

export const crossedKeys = (x, y, s = 1) =>
  at(
    [-1, 1].map((side) =>
      at(
        [
          limb(
            [
              [0, 12],
              [0, -14],
            ],
            3,
            side < 0 ? C.steel : C.gold,
          ),
          disc(0, 15, 5, "none", { width: 3.4 }),
          line("M0 -13H7M0 -8H6", 3),
        ],
        { rot: 42 * side },
      ),
    ),
    { x, y, s },
  );

export const orb = (x, y, s = 1) =>
  at([disc(0, 0, 8, C.gold), line("M-8 -1H8M0 -8V-1", 1.3), line("M0 -8V-16M-4 -13H4", 2)], { x, y, s });

export const scepter = (x, y, s = 1, rot = 0) =>
  at(
    [
      limb(
        [
          [0, 24],
          [0, -26],
        ],
        3,
        C.gold,
      ),
      disc(0, -30, 5, C.gold),
      dot(0, -30, 1.8, C.red),
    ],
    { x, y, s, rot },
  );
