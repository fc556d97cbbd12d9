// Trumps 7 to 9.
import { lion } from "../beasts.mjs";
import { breastplate, standing } from "../body.mjs";
import { hats, star, starPoints } from "../head.mjs";
import { crescent, ground, mountains, rose, sky } from "../nature.mjs";
import { C, HAIR, SKIN } from "../palette.mjs";
import { lemniscate, sphinx } from "../people.mjs";
import { castle, lantern } from "../places.mjs";
import { at, curve, disc, dot, limb, line, oval, path, poly } from "../shape.mjs";

const chariotWheel = (x) => [
  oval(x, 356, 20, 40, C.gold),
  oval(x, 356, 13, 31, C.sand),
  line(`M${x} 318V394M${x - 18} 356H${x + 18}M${x - 12} 328L${x + 12} 384M${x + 12} 328L${x - 12} 384`, 2.4),
  oval(x, 356, 5, 9, C.gold),
];

const chariot = () => [
  sky(C.gold),
  castle(60, 250, 1.3, { fill: C.cream }),
  castle(240, 250, 1.3, { fill: C.cream }),
  castle(150, 244, 1.2, { fill: C.cream }),
  ground(
    [
      [0, 250],
      [150, 246],
      [300, 250],
    ],
    C.leaf,
  ),
  path("M-10 268Q150 256 310 268V290Q150 280 -10 290Z", C.sky),
  ground(
    [
      [0, 384],
      [300, 384],
    ],
    C.ochre,
  ),
  limb(
    [
      [76, 270],
      [76, 74],
    ],
    7,
    C.steel,
  ),
  limb(
    [
      [224, 270],
      [224, 74],
    ],
    7,
    C.steel,
  ),
  path(
    "M58 74Q58 30 150 28Q242 30 242 74V92Q226 82 210 92Q196 82 180 92Q166 82 150 92Q134 82 120 92Q104 82 90 92Q74 82 58 92Z",
    C.blue,
  ),
  [
    [84, 62],
    [116, 52],
    [150, 56],
    [184, 52],
    [216, 62],
    [132, 76],
    [168, 76],
  ].map(([x, y]) => star(x, y, 8, C.white)),
  chariotWheel(56),
  chariotWheel(244),
  at(
    standing({
      robe: C.teal,
      skin: SKIN[2],
      belt: C.gold,
      sleeve: C.steel,
      under: breastplate(C.steel),
      head: { cut: "bob", hair: HAIR.fair, hat: [hats.wreath(C.green), star(0, -16, 7)] },
      left: [
        [-25, -56],
        [-22, -44],
      ],
      right: [
        [24, -56],
        [27, -72],
        limb(
          [
            [0, 26],
            [0, -30],
          ],
          3,
          C.gold,
        ),
      ],
    }),
    { x: 150, y: 362, s: 2.3 },
  ),
  at([crescent(-14, -69, 0.34, C.cream), crescent(14, -69, 0.34, C.cream, true)], { x: 150, y: 362, s: 2.3 }),
  path("M76 270H224V372H76Z", C.stone),
  line("M76 284H224M76 360H224", 1.6),
  path("M150 292Q176 292 174 316Q172 336 150 346Q128 336 126 316Q124 292 150 292Z", C.white),
  oval(150, 318, 8, 15, C.red),
  line("M136 318H164", 3),
  sphinx(82, 436, 1.75, C.black, C.white, { flip: true }),
  sphinx(218, 436, 1.75, C.white, C.black),
];

const strength = () => [
  sky(C.gold),
  mountains(
    300,
    [
      [230, 110],
      [270, 80],
    ],
    C.blue,
  ),
  ground(
    [
      [0, 300],
      [150, 290],
      [300, 302],
    ],
    C.leaf,
  ),
  ground(
    [
      [0, 392],
      [150, 384],
      [300, 396],
    ],
    C.green,
  ),
  lemniscate(116, 64, 1.3),
  at(
    [
      standing({
        robe: C.white,
        skin: SKIN[1],
        hem: 22,
        head: { cut: "flowing", hair: HAIR.fair, look: 2, down: 2, hat: hats.flowers(C.red) },
        sleeve: C.white,
      }),
    ],
    { x: 78, y: 432, s: 3, rot: 9 },
  ),
  at(
    [
      curve(
        [
          [-9, -52],
          [0, -47],
          [10, -50],
        ],
        1.5,
      ),
      [-9, -5, 0, 5, 10].map((x) => rose(x, -50 + (5 - Math.abs(x)) * 0.5, 0.42)),
    ],
    { x: 78, y: 432, s: 3, rot: 9 },
  ),
  at(lion(0, 0, 2.25, { flip: true, open: true }), { x: 216, y: 432 }),
  strengthArms(),
  [
    [30, 440],
    [96, 446],
    [190, 446],
  ].map(([x, y]) => rose(x, y, 1.1)),
];

/** One hand lies on the muzzle, the other holds the lower jaw. */
function strengthArms() {
  return [
    [
      [84, 226],
      [64, 300],
      [118, 368],
    ],
    [
      [140, 234],
      [178, 262],
      [152, 304],
    ],
  ].map(([from, elbow, hand]) => [
    limb([elbow, hand], 14, SKIN[1]),
    limb([from, elbow, [(elbow[0] + hand[0]) / 2, (elbow[1] + hand[1]) / 2]], 23, C.white),
    disc(...hand, 9, SKIN[1]),
  ]);
}

const hermit = () => [
  sky(C.night),
  [
    [50, 60],
    [250, 50],
    [270, 130],
    [40, 150],
    [220, 90],
    [90, 40],
    [160, 34],
  ].map(([x, y]) => dot(x, y, 1.8, C.white)),
  mountains(
    420,
    [
      [40, 130],
      [260, 170],
      [210, 110],
    ],
    C.slate,
    C.white,
  ),
  ground(
    [
      [0, 420],
      [60, 396],
      [150, 384],
      [230, 398],
      [300, 424],
    ],
    C.white,
  ),
  line("M60 420Q90 406 110 412M190 412Q210 420 236 416", 1.4, C.stone),
  poly(starPoints(228, 176, 62, 12, 0.6), C.ochre, { stroke: "none" }),
  poly(starPoints(228, 176, 44, 12, 0.7), C.gold, { stroke: "none" }),
  limb(
    [
      [76, 404],
      [92, 128],
    ],
    8,
    C.tan,
  ),
  at(
    [
      path("M-6 -80Q-16 -74 -17 -52L-24 0Q-4 6 18 0Q16 -30 12 -52Q12 -74 6 -78Z", C.stone),
      line("M-10 -60Q-12 -30 -14 -4M2 -52Q2 -24 4 -2"),
    ],
    { x: 138, y: 400, s: 2.7 },
  ),
  at(
    standing({
      robe: C.stone,
      hem: 1,
      skin: SKIN[0],
      head: { side: true, cut: "hood", hair: C.stone, beard: "long", beardColor: HAIR.white, down: 2, eyes: "shut" },
      headX: 2,
      tilt: 10,
      left: [
        [-14, -56],
        [-18, -66],
      ],
      right: [
        [22, -66],
        [34, -82],
      ],
      bell: true,
    }).slice(4),
    { x: 138, y: 400, s: 2.7 },
  ),
  lantern(230, 156, 1.25),
];

export const trumps07to09 = { chariot, strength, hermit };
