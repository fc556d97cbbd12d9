// Cups, ace to three: water and clear skies.

import { lionFace } from "../beast-heads.mjs";
import { inTunic, standing } from "../body.mjs";
import { cup } from "../emblems.mjs";
import { hats } from "../head.mjs";
import { cloudHand, grapes, ground, mountains, sea, sky, tree } from "../nature.mjs";
import { C, HAIR, SKIN } from "../palette.mjs";
import { house, wings } from "../places.mjs";
import { at, curve, disc, limb, line, oval, path } from "../shape.mjs";
import { dove } from "../small-beasts.mjs";

const lotus = (x, y, s = 1) =>
  at(
    [
      oval(0, 4, 22, 6, C.green),
      path("M0 2Q-16 2 -18 -8Q-8 -8 -4 -4Q-4 -14 0 -18Q4 -14 4 -4Q8 -8 18 -8Q16 2 0 2Z", C.rose),
    ],
    { x, y, s },
  );

const ace = () => [
  sky(C.pale),
  sea(350, C.teal, { rows: 6, gap: 18 }),
  [-1, 1].map((side) =>
    at(
      [
        path("M-44 -4Q-84 -22 -92 40L-100 210H-82L-84 44Q-80 2 -44 6Z", C.sky, { width: 1.5 }),
        path("M-26 2Q-52 -2 -54 60L-60 234H-42L-44 62Q-42 12 -24 10Z", C.sky, { width: 1.5 }),
        line("M-70 4Q-86 12 -88 48L-92 190M-42 14Q-49 30 -50 70L-52 214", 1.5, C.white),
        [-91, -51].map((x, i) =>
          line(`M${x - 16} ${212 + i * 24}Q${x} ${219 + i * 24} ${x + 16} ${212 + i * 24}`, 2, C.white),
        ),
      ],
      { x: 150, y: 176, flip: side > 0 },
    ),
  ),
  [
    [60, 392, 1.2],
    [150, 424, 1.3],
    [244, 396, 1.2],
    [216, 440, 0.9],
    [84, 440, 0.9],
  ].map(([x, y, s]) => lotus(x, y, s)),
  cloudHand(120, 300, 2.1, { skin: SKIN[1] }),
  cup(150, 290, 3.9),
  dove(150, 96, 1.5),
  disc(150, 138, 11, C.white),
  line("M150 131V145M143 138H157", 1.8),
  [
    [50, 330],
    [80, 350],
    [220, 350],
    [250, 330],
    [40, 230],
    [262, 230],
  ].map(([x, y]) =>
    path(`M${x} ${y - 9}Q${x + 6} ${y} ${x} ${y + 4}Q${x - 6} ${y} ${x} ${y - 9}Z`, C.sky, { width: 1.4 }),
  ),
];

const two = () => [
  sky(C.pale),
  mountains(
    340,
    [
      [60, 60],
      [240, 70],
    ],
    C.leaf,
  ),
  house(150, 340, 0.9),
  ground(
    [
      [0, 340],
      [150, 334],
      [300, 340],
    ],
    C.leaf,
  ),
  ground(
    [
      [0, 404],
      [300, 404],
    ],
    C.green,
  ),
  limb(
    [
      [150, 300],
      [150, 130],
    ],
    5,
    C.tan,
  ),
  curve(
    [
      [150, 288],
      [132, 268],
      [150, 246],
      [168, 224],
      [150, 202],
      [136, 184],
      [146, 168],
    ],
    6,
    C.forest,
  ),
  curve(
    [
      [150, 288],
      [168, 268],
      [150, 246],
      [132, 224],
      [150, 202],
      [164, 184],
      [154, 168],
    ],
    6,
    C.green,
  ),
  wings(150, 194, 1.25, C.red, C.orange),
  lionFace(150, 100, 1.1),
  at(
    standing({
      robe: C.white,
      cape: C.sky,
      trim: C.blue,
      belt: C.blue,
      skin: SKIN[0],
      head: { cut: "long", hair: HAIR.brown, look: -2, hat: hats.wreath() },
      right: [
        [22, -56],
        [10, -44],
      ],
      left: [
        [-20, -62],
        [-30, -72],
      ],
    }),
    { x: 222, y: 434, s: 2.5 },
  ),
  at(
    inTunic({
      tunic: C.gold,
      trim: C.red,
      hose: C.red,
      shoe: C.brown,
      skin: SKIN[3],
      cape: C.teal,
      head: { hair: HAIR.black, cut: "short", look: 2, hat: hats.flowers(C.red) },
      left: [
        [-20, -58],
        [-10, -46],
      ],
      right: [
        [22, -62],
        [30, -72],
      ],
      legs: [
        [
          [-5, -40],
          [-8, -20],
          [-10, -2],
        ],
        [
          [5, -40],
          [10, -22],
          [14, -2],
        ],
      ],
      toes: [5, 6],
    }),
    { x: 80, y: 434, s: 2.5 },
  ),
  cup(154, 262, 1.25, { flip: true }),
  cup(146 - 28, 262, 1.25),
];

const dancer = (x, y, s, options) => at(standing({ hem: 20, ...options }), { x, y, s });

const three = () => [
  sky(C.sky),
  ground(
    [
      [0, 330],
      [150, 320],
      [300, 332],
    ],
    C.leaf,
  ),
  tree(40, 340, 1.5, { fill: C.forest }),
  tree(264, 340, 1.5, { fill: C.green }),
  ground(
    [
      [0, 396],
      [150, 388],
      [300, 398],
    ],
    C.green,
  ),
  dancer(150, 408, 2.35, {
    robe: C.white,
    trim: C.gold,
    belt: C.gold,
    skin: SKIN[4],
    head: { cut: "curly", hair: HAIR.black, hat: hats.flowers(C.red), mouth: "smile" },
    left: [
      [-22, -58],
      [-18, -46],
    ],
    right: [[14, -98], [0, -122], cup(0, -2, 0.72)],
  }),
  dancer(76, 426, 2.35, {
    robe: C.red,
    trim: C.white,
    belt: C.white,
    skin: SKIN[0],
    head: { cut: "long", hair: HAIR.fair, look: 2, hat: hats.wreath(), mouth: "smile" },
    right: [[22, -86], [17, -104], cup(0, -2, 0.72)],
    left: [
      [-20, -54],
      [-22, -36],
    ],
  }),
  dancer(224, 426, 2.35, {
    robe: C.orange,
    trim: C.purple,
    belt: C.purple,
    skin: SKIN[2],
    head: { cut: "flowing", hair: HAIR.brown, look: -2, hat: hats.flowers(C.lilac), mouth: "smile" },
    left: [[-22, -86], [-17, -104], cup(0, -2, 0.72)],
    right: [
      [20, -54],
      [22, -36],
    ],
  }),
  grapes(46, 432, 1.4),
  at([path("M-18 8Q-22 -10 0 -12Q22 -10 18 8Z", C.orange), line("M-8 7Q-10 -4 -4 -11M8 7Q10 -4 4 -11", 1.4)], {
    x: 150,
    y: 432,
    s: 1.2,
  }),
  grapes(262, 430, 1.4, C.wine),
  disc(196, 438, 9, C.red),
  disc(104, 438, 9, C.red),
];

export const cups01to03 = { ace, two, three };
