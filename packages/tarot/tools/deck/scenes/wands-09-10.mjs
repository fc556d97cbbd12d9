// Wands, nine to ten: dry land and warm light.
import { hand, inTunic } from "../body.mjs";
import { wand } from "../emblems.mjs";
import { backHead, hats } from "../head.mjs";
import { ground, mountains, sky, tree } from "../nature.mjs";
import { C, HAIR, SKIN } from "../palette.mjs";
import { town } from "../places.mjs";
import { at, limb, line, path } from "../shape.mjs";

const nine = () => [
  sky(C.sky),
  mountains(
    344,
    [
      [40, 60],
      [120, 50],
      [262, 66],
    ],
    C.green,
  ),
  ground(
    [
      [0, 340],
      [300, 340],
    ],
    C.leaf,
  ),
  ground(
    [
      [0, 396],
      [300, 396],
    ],
    C.stone,
  ),
  [28, 58, 88, 118, 184, 214, 244, 272].map((x, i) => wand(x, 250 + (i % 2) * 8, 2.35, i % 2 ? 1 : -1)),
  at(
    inTunic({
      tunic: C.orange,
      trim: C.brown,
      hose: C.brown,
      shoe: C.bark,
      skin: SKIN[1],
      sleeve: C.cream,
      belt: C.bark,
      head: { hair: HAIR.brown, cut: "short", look: -3, mouth: "sad", hat: hats.bandage() },
      legs: [
        [
          [-5, -40],
          [-10, -20],
          [-11, -2],
        ],
        [
          [5, -40],
          [12, -22],
          [13, -2],
        ],
      ],
    }),
    { x: 146, y: 432, s: 2.75 },
  ),
  wand(192, 312, 2.35, 5),
  at(
    [
      limb(
        [
          [-11, -70],
          [-14, -52],
          [13, -52],
        ],
        8,
        C.cream,
      ),
      hand([14, -52], [-14, -52], SKIN[1], { fist: true, s: 1.13 }),
      limb(
        [
          [11, -70],
          [25, -58],
          [17, -62],
        ],
        8,
        C.cream,
      ),
      hand([16, -62], [25, -58], SKIN[1], { fist: true, s: 1.13 }),
    ],
    { x: 146, y: 432, s: 2.75 },
  ),
];

const ten = () => [
  sky(C.sky),
  town(236, 330, 0.9, C.cream, C.red),
  tree(200, 332, 0.6),
  ground(
    [
      [0, 330],
      [300, 326],
    ],
    C.leaf,
  ),
  ground(
    [
      [0, 400],
      [300, 404],
    ],
    C.ochre,
  ),
  limb(
    [
      [122, 300],
      [84, 344],
      [64, 418],
    ],
    25,
    C.brown,
  ),
  path("M50 412Q52 428 54 430H88Q84 414 72 410Z", C.bark),
  limb(
    [
      [128, 300],
      [150, 346],
      [134, 418],
    ],
    25,
    C.bark,
  ),
  path("M120 412Q122 430 124 430H160Q156 414 144 410Z", C.bark),
  Array.from({ length: 10 }, (_, i) => wand(134 + i * 12.4, 196 + Math.abs(i - 4.5) * 1.6, 1.95, -5 + i * 2)),
  limb(
    [
      [134, 244],
      [150, 300],
      [214, 290],
    ],
    20,
    C.gold,
  ),
  hand([228, 287], [150, 300], SKIN[2], { s: 2.8, thumb: 1 }),
  path("M88 306Q84 244 122 218Q152 204 164 232Q166 266 154 314Q120 328 88 306Z", C.orange),
  line("M104 306Q106 262 128 238M134 316Q142 284 146 262", 1.6),
  path("M86 296Q118 314 156 304V314Q120 328 87 308Z", C.bark, { width: 1.5 }),
  at(backHead(SKIN[2], HAIR.brown), { x: 158, y: 204, s: 2.3, rot: 28 }),
  limb(
    [
      [116, 240],
      [122, 282],
      [182, 262],
    ],
    21,
    C.gold,
  ),
  hand([196, 257], [122, 282], SKIN[2], { s: 2.8, thumb: 1 }),
];

export const wands09to10 = { nine, ten };
