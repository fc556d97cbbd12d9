// Land, water, sky and what grows. Grounds reach past the frame on both sides.
import { starPoints } from "./head.mjs";
import { C, shade } from "./palette.mjs";
import { at, box, curve, disc, dot, flat, limb, line, path, poly } from "./shape.mjs";

export const W = 300;
export const H = 460;

/** Strokes of a graver across the sky: two lengths in turn, each row set off from the one above. */
const STROKES = Array.from({ length: 19 }, (_, row) =>
  [0, 1, 2].map((i) => {
    const x = ((row * 83 + i * 107) % 300) - 10;
    return `M${x} ${24 + row * 19}H${x + ((row + i) % 3) * 13 + 16}`;
  }),
)
  .flat()
  .join("");

/** `strokes` false for a wall or a room. */
export const sky = (color, strokes = true) => [
  flat(`M0 0H${W}V${H}H0Z`, color),
  strokes ? line(STROKES, 1.6, shade(color, 0.1)) : [],
];

/** A band of color between two heights, its upper edge smooth through the points. */
export const ground = (points, fill, options) => {
  const edge = blobEdge(points);
  return path([...edge, ["L", [W + 10, H + 10]], ["L", [-10, H + 10]], ["Z"]], fill, options);
};

function blobEdge(points) {
  const all = [[-10, points[0][1]], ...points, [W + 10, points[points.length - 1][1]]];
  return curve(all).commands;
}

export function sea(y, fill = C.blue, { rows = 5, gap = 16, until = H, foam = C.pale } = {}) {
  const waves = Array.from({ length: rows }, (_, row) => {
    const wy = y + 12 + row * gap;
    if (wy > until) return [];
    const start = row % 2 === 0 ? 8 : 34;
    return Array.from({ length: 5 }, (_, i) => {
      const x = start + i * 62;
      return line(`M${x} ${wy}Q${x + 10} ${wy - 6} ${x + 20} ${wy}Q${x + 30} ${wy + 5} ${x + 38} ${wy}`, 1.6, foam);
    });
  });
  return [path(`M-10 ${y}H${W + 10}V${until + 10}H-10Z`, fill), waves];
}

/** Peaks along a base line: [x, height] pairs, with snow if a color is given. */
export function mountains(base, peaks, fill, snow) {
  return peaks.map(([x, height, half = height * 0.62]) => [
    path(
      `M${x - half} ${base}L${x - half * 0.35} ${base - height * 0.58}L${x} ${base - height}L${x + half * 0.4} ${base - height * 0.5}L${x + half} ${base}Z`,
      fill,
    ),
    flat(
      `M${x} ${base - height + 3}L${x + half * 0.08} ${base - height * 0.55}L${x + half * 0.3} ${base - height * 0.2}L${x + half * 0.24} ${base - 1}H${x + half - 1.6}L${x + half * 0.4 - 1} ${base - height * 0.49}Z`,
      shade(fill),
    ),
    snow === undefined
      ? []
      : path(
          `M${x} ${base - height}L${x - half * 0.22} ${base - height * 0.74}L${x - half * 0.04} ${base - height * 0.68}L${x + half * 0.08} ${base - height * 0.76}L${x + half * 0.22} ${base - height * 0.72}Z`,
          snow,
          { width: 1.3 },
        ),
  ]);
}

export function cloud(x, y, s = 1, fill = C.white) {
  return at(path("M-34 10C-48 10 -46 -8 -32 -6C-32 -20 -12 -22 -8 -12C-2 -24 20 -22 20 -8C32 -14 44 4 32 10Z", fill), {
    x,
    y,
    s,
  });
}

/** A cloud torn by the wind, rising to the right. */
export const torn = (x, y, s = 1, fill = C.white) =>
  at(
    path(
      "M0 0Q22 -20 52 -16Q58 -34 86 -32Q108 -46 150 -48Q128 -38 134 -34Q166 -38 196 -54Q176 -20 132 -14Q120 -2 84 -4Q62 8 0 0Z",
      fill,
    ),
    { x, y, s },
  );

/** Hand in a cloud, the open palm or the grip at 0,0, coming from the left. */
export function cloudHand(
  x,
  y,
  s = 1,
  { skin = "#f6d3b3", grip = false, flip = false, fill = C.white, sleeve = C.white } = {},
) {
  const palm = grip
    ? [path("M-16 -8H-2Q8 -10 9 -3Q10 8 2 10Q-6 12 -16 9Z", skin), line("M8 -3H-3M9 1H-3M8 5.4H-3M-3 -7V9", 1.3)]
    : [
        path("M-18 -3Q-8 -6 0 0L12 -1Q18 -2 22 -1Q24 1 20 3L8 8Q-4 13 -18 10Z", skin),
        line("M20 3L6 4.5M14 6L4 7.5", 1.2),
        path("M-4 -2Q0 -9 4 -8Q6 -6 2 -1Z", skin, { width: 1.4 }),
      ];
  const puffs = path(
    "M-22 20C-34 28 -52 22 -52 12C-68 12 -68 -10 -52 -10C-52 -26 -30 -28 -26 -16C-14 -18 -12 -6 -20 -2C-10 2 -12 18 -22 20Z",
    fill,
  );
  return at([box(-32, -8, 18, 18, sleeve), puffs, palm], { x, y, s, flip });
}

export function sun(x, y, radius, { fill = C.gold, rays = 16, face = false, reach = 1.7, ray = C.gold } = {}) {
  const glow = poly(starPoints(x, y, radius * reach, rays, 0.66), ray);
  const look = [
    dot(x - radius * 0.33, y - radius * 0.15, radius * 0.09),
    dot(x + radius * 0.33, y - radius * 0.15, radius * 0.09),
    line(
      `M${x - radius * 0.5} ${y - radius * 0.38}Q${x - radius * 0.3} ${y - radius * 0.52} ${x - radius * 0.14} ${y - radius * 0.36}M${x + radius * 0.14} ${y - radius * 0.36}Q${x + radius * 0.3} ${y - radius * 0.52} ${x + radius * 0.5} ${y - radius * 0.38}`,
    ),
    line(`M${x} ${y - radius * 0.1}L${x + radius * 0.1} ${y + radius * 0.2}H${x - radius * 0.06}`),
    line(
      `M${x - radius * 0.28} ${y + radius * 0.42}Q${x} ${y + radius * 0.62} ${x + radius * 0.28} ${y + radius * 0.42}`,
      1.6,
      C.wine,
    ),
  ];
  return [glow, disc(x, y, radius, fill), face ? look : []];
}

/** A crescent whose horns point right, or left if flipped. */
export const crescent = (x, y, s = 1, fill = C.cream, flip = false, rot = 0) =>
  at(path("M8 -20C-14 -20 -24 6 -8 18C0 24 12 22 16 14C4 18 -6 10 -4 -2C-3 -10 2 -16 8 -20Z", fill), {
    x,
    y,
    s,
    flip,
    rot,
  });

export function tree(x, y, s = 1, { fill = C.green, trunk = C.bark } = {}) {
  return at(
    [
      path("M-5 0Q-3 -20 -4 -40H4Q3 -20 6 0Z", trunk),
      path("M-6 -34C-28 -30 -30 -54 -18 -58C-22 -76 2 -82 8 -72C26 -76 32 -54 22 -48C24 -34 8 -30 -6 -34Z", fill),
      line("M-12 -46Q-6 -42 0 -46M4 -58Q10 -54 16 -58"),
    ],
    { x, y, s },
  );
}

export const cypress = (x, y, s = 1, fill = C.forest) =>
  at(
    [
      box(-2, -8, 4, 8, C.bark),
      path("M0 -64Q-14 -30 -9 -8Q0 -3 9 -8Q14 -30 0 -64Z", fill),
      line("M-2 -44Q-4 -26 -2 -14M3 -34Q4 -22 3 -14"),
    ],
    { x, y, s },
  );

export const palm = (x, y, s = 1) =>
  at(
    [
      limb(
        [
          [0, 0],
          [3, -26],
          [0, -50],
        ],
        6,
        C.tan,
        { smooth: true },
      ),
      [-150, -110, -60, -20, 20, 200].map((rot) =>
        at(path("M0 0Q14 -12 30 2Q14 0 0 4Z", C.green), { x: 0, y: -50, rot }),
      ),
    ],
    { x, y, s },
  );

const grain = (x, y) =>
  path(`M${x} ${y + 5}Q${x - 5} ${y} ${x} ${y - 6}Q${x + 5} ${y} ${x} ${y + 5}Z`, C.gold, { width: 1.1 });

export const wheat = (x, y, s = 1, lean = 0) =>
  at(
    [
      curve(
        [
          [0, 0],
          [1, -20],
          [4, -34],
        ],
        2,
        C.ochre,
      ),
      [0, 1, 2].map((i) => [grain(i * 0.6, -25 - i * 8), grain(6.6 + i * 0.6, -28 - i * 8)]),
      grain(5.5, -52),
    ],
    { x, y, s, rot: lean },
  );

export const sunflower = (x, y, s = 1, stem = 46) =>
  at(
    [
      stem > 0
        ? [
            limb(
              [
                [0, 0],
                [0, stem],
              ],
              4,
              C.green,
            ),
            at(path("M0 0Q8 -10 18 -4Q10 6 0 0Z", C.green), { y: stem * 0.6 }),
          ]
        : [],
      poly(starPoints(0, 0, 15, 12, 0.62), C.gold, { width: 1.4 }),
      disc(0, 0, 7.4, C.brown),
    ],
    { x, y, s },
  );

export function rose(x, y, s = 1, fill = C.red) {
  return at([disc(0, 0, 6, fill, { width: 1.5 }), line("M-3 -1Q0 -5 3 -1Q1 3 -1.6 1Q-1 -1 1 0", 1.1)], { x, y, s });
}

export const lily = (x, y, s = 1, stem = 22) =>
  at(
    [
      stem > 0
        ? limb(
            [
              [0, 0],
              [0, stem],
            ],
            3,
            C.green,
          )
        : [],
      path("M0 2Q-10 0 -10 -12Q-5 -8 -3 -6Q-2 -14 0 -16Q2 -14 3 -6Q5 -8 10 -12Q10 0 0 2Z", C.white, { width: 1.5 }),
    ],
    { x, y, s },
  );

export const iris = (x, y, s = 1) =>
  at(
    [
      limb(
        [
          [0, 0],
          [0, 34],
        ],
        3,
        C.green,
      ),
      path("M-3 30Q-8 16 -10 8Q-2 16 0 30Z", C.green, { width: 1.3 }),
      path("M0 2Q-12 4 -10 -6Q-4 -6 0 0Q4 -6 10 -6Q12 4 0 2Z", C.purple, { width: 1.4 }),
      path("M0 0Q-6 -8 0 -14Q6 -8 0 0Z", C.lilac, { width: 1.4 }),
    ],
    { x, y, s },
  );

/** Tufts of grass along a line. */
export const grass = (points, color = C.forest) =>
  points.map(([x, y]) =>
    line(`M${x - 4} ${y}L${x - 6} ${y - 8}M${x} ${y}V${y - 10}M${x + 4} ${y}L${x + 6} ${y - 8}`, 1.5, color),
  );

export const grapes = (x, y, s = 1, fill = C.purple) =>
  at(
    [
      path("M-2 -12Q-14 -16 -12 -4Q-4 -2 0 -8Q6 -2 12 -6Q12 -16 0 -12Z", C.green, { width: 1.3 }),
      [
        [-6, -2],
        [0, -3],
        [6, -2],
        [-3, 3],
        [3, 3],
        [0, 8],
      ].map(([px, py]) => disc(px, py, 3.6, fill, { width: 1.2 })),
    ],
    { x, y, s },
  );

export const rain = (points, color = C.slate) =>
  points.map(([x, y, length = 22]) => line(`M${x} ${y}L${x - length * 0.25} ${y + length}`, 1.8, color));

export const pomegranate = (x, y, s = 1) =>
  at(
    [
      path("M-3 -8L-5 -13L0 -10L5 -13L3 -8Q9 -6 9 1Q8 9 0 9Q-8 9 -9 1Q-9 -6 -3 -8Z", C.red, { width: 1.5 }),
      line("M-3 1L0 5L3 1", 1.1, C.gold),
    ],
    { x, y, s },
  );

export const rock = (x, y, s = 1, fill = C.stone) =>
  at([path("M-24 4L-18 -12L-4 -20L12 -14L24 4Z", fill), line("M-4 -20L-2 -6L-10 4M12 -14L8 -4")], { x, y, s });
