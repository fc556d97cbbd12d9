// Wands, page to king: dry land and warm light.

import { lionFace } from "../beast-heads.mjs";
import { hand, inTunic, seated } from "../body.mjs";
import { wand } from "../emblems.mjs";
import { hats } from "../head.mjs";
import { ground, mountains, sky, sunflower } from "../nature.mjs";
import { C, HAIR, SKIN } from "../palette.mjs";
import { mounted } from "../people.mjs";
import { flame, throne } from "../places.mjs";
import { at, curve, flat, limb, line, path, poly } from "../shape.mjs";
import { cat, salamander } from "../small-beasts.mjs";

const pyramid = (x, y, size, fill = C.ochre) => [
  poly(
    [
      [x - size, y],
      [x, y - size * 1.1],
      [x + size, y],
    ],
    fill,
  ),
  poly(
    [
      [x, y - size * 1.1],
      [x + size * 0.3, y],
      [x + size, y],
    ],
    C.brown,
  ),
];

/** A lizard climbing in a bend, 15 long, without a rim: a pattern on cloth. */
const lizard = (x, y, s, rot) =>
  at(
    [
      [-4.4, 2.2].flatMap((ly) => [
        curve(
          [
            [-3.4, ly - 1.6],
            [0, ly],
            [3.4, ly - 0.6],
          ],
          1.8,
          C.wine,
        ),
      ]),
      flat("M0 -8.6Q2 -7.6 1.4 -5.4Q2.4 -2 1.6 1Q1.4 4 3.6 6Q0 6.6 -1.2 2.4Q-2.2 -2 -1.4 -5.4Q-2 -7.6 0 -8.6Z", C.wine),
    ],
    { x, y, s, rot },
  );

const page = () => [
  sky(C.sand),
  pyramid(230, 320, 56),
  pyramid(278, 320, 36),
  pyramid(60, 320, 36),
  ground(
    [
      [0, 318],
      [150, 312],
      [300, 320],
    ],
    C.gold,
  ),
  ground(
    [
      [0, 392],
      [150, 384],
      [300, 396],
    ],
    C.ochre,
  ),
  line("M40 360Q60 352 80 360M220 364Q240 356 262 364M40 430Q60 422 84 430", 1.5),
  at(
    inTunic({
      tunic: C.gold,
      trim: C.red,
      hose: C.orange,
      shoe: C.brown,
      skin: SKIN[3],
      sleeve: C.gold,
      cape: C.red,
      capeHem: 17,
      skirt: 18,
      head: { side: true, hair: HAIR.black, cut: "short", hat: hats.feather(C.cream, C.red), mouth: "open" },
      tilt: -10,
      under: [lizard(-8.6, -41.6, 1.1, 6), lizard(7.6, -41.6, 1.1, -10)],
    }),
    { x: 126, y: 424, s: 2.8 },
  ),
  wand(212, 280, 2.55, 2),
  at(
    [
      limb(
        [
          [-11, -70],
          [-2, -52],
          [28, -52],
        ],
        8,
        C.gold,
      ),
      hand([30, -52], [-2, -52], SKIN[3], { fist: true, s: 1.13 }),
      limb(
        [
          [11, -70],
          [26, -60],
          [30, -68],
        ],
        8,
        C.gold,
      ),
      hand([30, -69], [26, -60], SKIN[3], { fist: true, s: 1.13 }),
    ],
    { x: 126, y: 424, s: 2.8 },
  ),
];

const plume = [
  hats.helmet(C.steel, C.orange),
  path("M-4 -13Q-10 -34 -34 -30Q-26 -24 -30 -16Q-22 -14 -20 -6Q-12 -6 -4 -13Z", C.red),
];

const knight = () => [
  sky(C.gold),
  pyramid(60, 370, 40),
  pyramid(230, 370, 52),
  pyramid(276, 370, 36),
  ground(
    [
      [0, 366],
      [300, 366],
    ],
    C.sand,
  ),
  ground(
    [
      [0, 410],
      [300, 416],
    ],
    C.ochre,
  ),
  at(
    mounted(
      { fill: C.orange, mane: C.bark, gait: "rear", harness: C.green, hooves: C.bark, saddle: C.red },
      {
        robe: C.gold,
        cape: C.red,
        trim: C.red,
        hose: C.steel,
        sleeve: C.steel,
        skin: SKIN[2],
        tilt: 22,
        head: { hair: HAIR.red, hat: plume },
        left: [
          [-4, -16],
          [16, -14],
        ],
        right: [[24, -32], [41, -50], wand(18.2, -25, 0.92, 36)],
      },
    ),
    { x: 184, y: 412, s: 1.85, rot: -24 },
  ),
];

const lionPost = (x) => lionFace(x, 306, 0.72);

const queen = () => [
  sky(C.sky),
  pyramid(262, 330, 40),
  mountains(332, [[40, 60]], C.tan),
  ground(
    [
      [0, 330],
      [300, 330],
    ],
    C.sand,
  ),
  ground(
    [
      [0, 402],
      [300, 402],
    ],
    C.ochre,
  ),
  throne(150, 400, 2.5, { fill: C.stone, back: C.orange, height: 126, width: 60, top: "round" }),
  lionFace(116, 110, 0.62),
  lionFace(184, 110, 0.62, {}),
  sunflower(150, 88, 1.1, 0),
  lionPost(62),
  lionPost(238),
  at(
    seated({
      robe: C.gold,
      cape: C.white,
      trim: C.orange,
      hem: 27,
      skin: SKIN[3],
      sleeve: C.gold,
      head: { cut: "flowing", hair: HAIR.black, hat: [hats.tall(), hats.wreath(C.leaf)], mouth: "smile" },
      left: [[-25, -60], [-30, -72], wand(0, 4, 0.92)],
      right: [[25, -58], [29, -70], sunflower(0, -8, 0.72, 10)],
    }),
    { x: 150, y: 400, s: 2.5 },
  ),
  cat(150, 446, 1.5),
];

const flameCrown = [
  path("M-8 -7L-11 -20L-6 -14L-4 -24L0 -16L4 -24L6 -14L11 -20L8 -7Q0 -4 -8 -7Z", C.orange),
  path("M-8 -7Q0 -4 8 -7V-10Q0 -7 -8 -10Z", C.gold, { width: 1.3 }),
];

const king = () => [
  sky(C.sand),
  ground(
    [
      [0, 384],
      [300, 384],
    ],
    C.ochre,
  ),
  throne(150, 404, 2.45, { fill: C.tan, back: C.gold, height: 126, width: 58, top: "gable" }),
  lionFace(126, 104, 0.6),
  lionFace(174, 104, 0.6),
  at(
    seated({
      robe: C.red,
      cape: C.orange,
      trim: C.gold,
      hem: 25,
      mantle: C.green,
      skin: SKIN[1],
      sleeve: C.red,
      shoe: C.green,
      head: { cut: "short", hair: HAIR.red, beard: "full", beardColor: HAIR.brown, look: -2, hat: flameCrown },
      left: [[-25, -58], [-30, -66], wand(0, 6, 1.02, -4)],
      right: [
        [25, -54],
        [16, -44],
      ],
    }),
    { x: 150, y: 404, s: 2.5 },
  ),
  salamander(234, 436, 1.7, C.orange),
  flame(50, 404, 1.1),
  flame(266, 396, 0.9),
];

export const wands11to14 = { page, knight, queen, king };
