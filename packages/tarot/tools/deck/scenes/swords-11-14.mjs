// Swords, page to king: cold light, wind and cloud.

import { hand, inTunic, seated, seatedSide } from "../body.mjs";
import { sword } from "../emblems.mjs";
import { hats } from "../head.mjs";
import { cloud, cypress, grass, ground, mountains, sky, torn } from "../nature.mjs";
import { C, HAIR, SKIN } from "../palette.mjs";
import { mounted } from "../people.mjs";
import { throne, throneSide } from "../places.mjs";
import { at, limb, line, path } from "../shape.mjs";
import { bird, butterfly } from "../small-beasts.mjs";

const gust = (x, y, s = 1) => at(line("M0 0H40Q56 0 54 -10Q50 -18 42 -12M6 10H58M14 20H44", 2, C.white), { x, y, s });

/** A tree blown to the left: a trunk that leans, and three clumps of leaves that stream from its boughs. */
const bent = (x, y, s) =>
  at(
    [
      path("M-5 0Q-3 -22 -20 -44L-36 -60L-16 -50L-20 -70L-10 -48Q4 -24 6 0Z", C.bark),
      [
        [-6, -62, 1],
        [-24, -52, 0.9],
        [-16, -74, 0.86],
      ].map(([cx, cy, size]) =>
        at(path("M16 2Q20 -12 4 -14Q-16 -16 -36 -6L-24 -3L-38 4L-22 4L-28 11Q-2 16 16 2Z", C.green), {
          x: cx,
          y: cy,
          s: size,
        }),
      ),
    ],
    { x, y, s },
  );

const page = () => [
  sky(C.sky),
  cloud(60, 90, 1.5),
  cloud(230, 60, 1.4),
  cloud(260, 150, 1.1, C.steel),
  cloud(40, 190, 1.2, C.steel),
  [
    [200, 110],
    [220, 122],
    [240, 108],
  ].map(([x, y]) => line(`M${x} ${y}Q${x + 5} ${y - 6} ${x + 9} ${y}Q${x + 13} ${y - 6} ${x + 18} ${y}`, 1.8)),
  mountains(
    330,
    [
      [40, 60],
      [260, 70],
    ],
    C.lilac,
  ),
  gust(28, 270),
  gust(216, 236),
  bent(264, 398, 1),
  ground(
    [
      [0, 396],
      [60, 380],
      [110, 352],
      [190, 350],
      [250, 382],
      [300, 400],
    ],
    C.green,
  ),
  path("M100 392L140 380L170 400M60 430L100 420L130 440M190 420L230 410", "none", { width: 1.8 }),
  at(
    inTunic({
      tunic: C.lilac,
      trim: C.purple,
      hose: C.gold,
      shoe: C.red,
      skin: SKIN[4],
      sleeve: C.purple,
      head: { cut: "curly", hair: HAIR.black, look: -3 },
      legs: [
        [
          [-5, -40],
          [-12, -22],
          [-14, -3],
        ],
        [
          [5, -40],
          [14, -24],
          [18, -2],
        ],
      ],
      toes: [-5, 6],
    }),
    { x: 140, y: 362, s: 2.5 },
  ),
  sword(186, 194, 1.95, 20),
  at(
    [
      limb(
        [
          [11, -70],
          [22, -58],
          [18, -66],
        ],
        8,
        C.purple,
      ),
      limb(
        [
          [-11, -70],
          [-10, -54],
          [14, -62],
        ],
        8,
        C.purple,
      ),
      hand([17.4, -66.6], [22, -58], SKIN[4], { fist: true, s: 1.15 }),
      hand([15.6, -60.6], [-10, -54], SKIN[4], { fist: true, s: 1.15 }),
    ],
    { x: 140, y: 362, s: 2.5 },
  ),
];

const knight = () => [
  sky(C.steel),
  torn(6, 112, 1.05, C.pale),
  torn(108, 88, 1.2),
  torn(-30, 222, 0.9),
  torn(176, 214, 0.86, C.pale),
  ground(
    [
      [0, 376],
      [150, 370],
      [300, 378],
    ],
    C.tan,
  ),
  gust(16, 262, 0.9),
  gust(214, 268, 0.9),
  grass([
    [40, 440],
    [120, 446],
    [220, 442],
    [266, 448],
  ]),
  at(
    mounted(
      { fill: C.white, mane: C.stone, gait: "gallop", harness: C.blue, saddle: C.sky },
      {
        robe: C.steel,
        cape: C.red,
        trim: C.blue,
        hose: C.steel,
        sleeve: C.steel,
        skin: SKIN[1],
        tilt: 10,
        head: { hair: HAIR.brown, hat: hats.helmet(C.steel, C.red), mouth: "open" },
        left: [
          [-6, -16],
          [16, -12],
        ],
        right: [[18, -42], [27, -58], sword(0, 0, 1.02, 46)],
      },
    ),
    { x: 148, y: 424, s: 1.52, rot: -6 },
  ),
];

const queen = () => [
  sky(C.sky),
  cloud(40, 336, 1.6, C.pale),
  cloud(250, 336, 1.8, C.pale),
  cloud(284, 270, 1.2, C.steel),
  bird(232, 70, 0.7, C.white),
  ground(
    [
      [0, 404],
      [300, 404],
    ],
    C.sand,
  ),
  cypress(262, 404, 1),
  throneSide(124, 404, 2.45, C.stone, { height: 104 }),
  butterfly(86, 186, 1.1, C.lilac),
  at(line("M0 0Q-8 -12 4 -14M0 0Q8 -10 2 -16", 1.4), { x: 84, y: 240 }),
  at(
    seatedSide({
      robe: C.white,
      cape: C.slate,
      trim: C.blue,
      skin: SKIN[2],
      sleeve: C.white,
      head: { side: true, cut: "veil", hair: C.cream, hat: [hats.tall()] },
      left: [
        [18, -60],
        [35, -72],
      ],
      right: [[3, -52], [20, -52], sword(0, 0, 0.9, 3)],
    }),
    { x: 124, y: 404, s: 2.5 },
  ),
];

const king = () => [
  sky(C.sky),
  cloud(50, 130, 1.5),
  cloud(254, 100, 1.5),
  cloud(40, 270, 1.2, C.steel),
  cloud(264, 260, 1.2, C.steel),
  bird(250, 62, 0.6, C.white),
  bird(222, 78, 0.5, C.white),
  cypress(36, 380, 1.3),
  cypress(268, 380, 1.3),
  cypress(60, 384, 1),
  ground(
    [
      [0, 384],
      [300, 384],
    ],
    C.green,
  ),
  throne(150, 404, 2.45, { fill: C.stone, back: C.steel, height: 118, width: 54, top: "square" }),
  butterfly(110, 138, 1.5, C.lilac),
  butterfly(190, 138, 1.5, C.lilac),
  butterfly(150, 130, 1.2, C.sky),
  at(
    seated({
      robe: C.blue,
      cape: C.purple,
      trim: C.purple,
      hem: 24,
      mantle: C.purple,
      skin: SKIN[0],
      sleeve: C.blue,
      bell: true,
      head: { cut: "short", hair: HAIR.grey, beard: "full", hat: hats.crown(C.gold, C.purple) },
      left: [[-24, -58], [-28, -70], sword(0, 0, 0.86, -10)],
      right: [
        [24, -54],
        [20, -42],
      ],
    }),
    { x: 150, y: 404, s: 2.5 },
  ),
];

export const swords11to14 = { page, knight, queen, king };
