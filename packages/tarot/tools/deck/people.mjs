// Figures that a robe or a tunic does not make: bare ones, kneeling ones seen from behind, sphinxes, bones.

import { arm, leg, riding } from "./body.mjs";
import { backHead, head, locks } from "./head.mjs";
import { horse } from "./horse.mjs";
import { C, HAIR, SKIN } from "./palette.mjs";
import { at, dot, limb, line, oval, path } from "./shape.mjs";

/** A bare figure, from the front; leaves or cloth at the hips come from `cover`. */
export function bare(figure) {
  const {
    skin = SKIN[1],
    left,
    right,
    legs = [
      [
        [-5, -40],
        [-5, -20],
        [-6, -3],
      ],
      [
        [5, -40],
        [5, -20],
        [6, -3],
      ],
    ],
    cover = [],
    over = [],
    woman = false,
  } = figure;
  const waist = woman ? 7.5 : 9.5;
  const arms = [
    [left, -11],
    [right, 11],
  ].map(([pose, x]) =>
    pose === undefined
      ? []
      : arm({
          from: [x, -70],
          elbow: pose[0],
          hand: pose[1],
          hold: pose[2] ?? [],
          skin,
          sleeve: skin,
          bare: true,
          thick: 9,
        }),
  );
  return [
    at(locks(figure.head), { y: -87, rot: figure.tilt ?? 0 }),
    legs.map(([hip, knee, foot], _i) => [
      limb([hip, knee, foot], 8.4, skin),
      path(`M${foot[0] - 4} ${foot[1] + 3}Q${foot[0]} ${foot[1] - 6} ${foot[0] + 4} ${foot[1] + 3}Z`, skin),
    ]),
    path(
      `M-4 -77Q-13 -76 -13.5 -69L-${waist} -54L-10.5 -39Q0 -33 10.5 -39L${waist} -54L13.5 -69Q13 -76 4 -77Q0 -74 -4 -77Z`,
      skin,
    ),
    woman ? [] : line("M-7 -66Q-3 -62 0 -65Q3 -62 7 -66M0 -60V-52", 1.1),
    cover,
    at(head({ skin, ...figure.head }), { y: -87, rot: figure.tilt ?? 0 }),
    over,
    arms,
  ];
}

/** Leaves about the hips. */
export const girdle = (fill = C.green) =>
  [
    [-9, -40],
    [-3, -38],
    [3, -38],
    [9, -40],
    [-6, -34],
    [0, -33],
    [6, -34],
  ].map(([x, y]) => oval(x, y, 4.4, 5, fill, { width: 1.4 }));

/** Long hair that falls over the breast. */
export const tresses = (fill) => [
  path("M-7 -88Q-12 -76 -10 -62Q-8 -54 -3 -56Q-1 -66 -4 -76Z", fill, { width: 1.5 }),
  path("M7 -88Q12 -76 10 -62Q8 -54 3 -56Q1 -66 4 -76Z", fill, { width: 1.5 }),
];

/** Kneeling with the back to us; about 60 high. */
export const fromBehind = (
  x,
  y,
  s,
  { robe, hair = HAIR.brown, skin = SKIN[1], marks = [], tonsure = false, flip = false, stole },
) =>
  at(
    [
      path("M-6 -42Q-18 -40 -19 -24L-25 2Q0 8 25 2L19 -24Q18 -40 6 -42Z", robe),
      stole === undefined ? [] : path("M-7 -42L-4 -24V4H4V-24L7 -42L2 -42L0 -34L-2 -42Z", stole, { width: 1.3 }),
      line("M-12 -20L-15 0M12 -20L15 0"),
      marks,
      at([backHead(skin, hair), tonsure ? oval(0, -4, 4.6, 4.6, skin, { width: 1.4 }) : []], { x: 0, y: -50 }),
    ],
    { x, y, s, flip },
  );

/** A crouching sphinx seen from the front, about 56 high. */
export const sphinx = (x, y, s, fill, stripe, { flip = false } = {}) =>
  at(
    [
      limb(
        [
          [26, -18],
          [38, -30],
          [32, -42],
        ],
        4,
        fill,
        { smooth: true },
      ),
      path("M-4 -34Q24 -36 32 -14Q34 2 24 4H-6Z", fill),
      path("M-15 4L-17 -4Q-16 -10 -10 -10L-9 -28Q0 -36 9 -28L10 -10Q16 -10 17 -4L15 4Z", fill),
      line("M0 -8V4M-12 -2V4M12 -2V4", 1.3, stripe),
      path("M0 -60Q-14 -60 -15 -46L-18 -26Q-12 -22 -7 -28H7Q12 -22 18 -26L15 -46Q14 -60 0 -60Z", fill, {}),
      line("M-14 -46L-8 -44M-15 -38L-8 -36M14 -46L8 -44M15 -38L8 -36M-6 -58L-4 -54M6 -58L4 -54", 1.5, stripe),
      at(path("M-7 -2C-7 -10 7 -10 7 -2C7 5 3 9 0 9C-3 9 -7 5 -7 -2Z", SKIN[3]), { y: -42 }),
      dot(-3, -43.6, 1),
      dot(3, -43.6, 1),
      line("M0 -43L1 -40H-1", 1),
      line("M-2 -37Q0 -36 2 -37", 1.1),
    ],
    { x, y, s, flip },
  );

/** A skull, its middle at 0,0; looks ahead or aside. */
export const skull = (x, y, s = 1, flip = false) =>
  at(
    [
      path("M-9 -2C-11 -15 11 -15 10 -1Q10 4 6 5V10Q0 13 -5 10V5Q-9 4 -9 -2Z", C.white),
      oval(-2.6, -1, 2.8, 3.2, C.black, { stroke: "none" }),
      oval(5, -1, 2.6, 3.2, C.black, { stroke: "none" }),
      path("M1 3L3 6H0Z", C.black, { stroke: "none" }),
      line("M-3 8V11M0 8V11.6M3 8V11", 1),
    ],
    { x, y, s, flip },
  );

/** A rider on a horse; hands and head are the rider's, measured from the saddle. */
export const mounted = (animal, rider) => [horse(animal), at(riding(rider), { x: -2, y: -67 })];

/** The sign of infinity. */
export const lemniscate = (x, y, s = 1) => {
  const d = "M0 0C-8 -9 -19 -8 -19 0C-19 8 -8 9 0 0C8 -9 19 -8 19 0C19 8 8 9 0 0Z";
  return at([path(d, "none", { width: 6.4 }), path(d, "none", { stroke: C.white, width: 3 })], { x, y, s });
};

/** A child, about 62 high, standing. */
export const child = (
  x,
  y,
  s,
  { robe, skin = SKIN[1], left, right, head: face = {}, flip = false, legs = true, hose },
) =>
  at(
    [
      at(locks(face), { y: -49, s: 0.94 }),
      legs
        ? [
            leg([-4, -16], [-4, -8], [-5, -1], { hose: hose ?? skin, toe: -3, thick: 5 }),
            leg([4, -16], [4, -8], [5, -1], { hose: hose ?? skin, toe: 3, thick: 5 }),
          ]
        : [],
      path("M-4 -40Q-9 -39 -10 -33L-13 -10Q0 -6 13 -10L10 -33Q9 -39 4 -40Z", robe),
      at(head({ skin, ...face }), { y: -49, s: 0.94 }),
      left === undefined
        ? []
        : arm({ from: [-8, -35], elbow: left[0], hand: left[1], hold: left[2] ?? [], sleeve: robe, skin, thick: 6 }),
      right === undefined
        ? []
        : arm({ from: [8, -35], elbow: right[0], hand: right[1], hold: right[2] ?? [], sleeve: robe, skin, thick: 6 }),
    ],
    { x, y, s, flip },
  );
