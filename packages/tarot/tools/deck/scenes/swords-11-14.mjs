// Swords, page to king: cold light, wind and cloud.

import { inTunic, seated, seatedSide } from "../body.mjs";
import { sword } from "../emblems.mjs";
import { hats } from "../head.mjs";
import { cloud, cypress, grass, ground, mountains, sky } from "../nature.mjs";
import { C, HAIR, SKIN } from "../palette.mjs";
import { mounted } from "../people.mjs";
import { throne, throneSide } from "../places.mjs";
import { at, limb, line, path } from "../shape.mjs";
import { bird, butterfly } from "../small-beasts.mjs";

const gust = (x, y, s = 1) => at(line("M0 0H40Q56 0 54 -10Q50 -18 42 -12M6 10H58M14 20H44", 2, C.white), { x, y, s });

const bent = (x, y, s) =>
  at(
    [
      limb(
        [
          [0, 0],
          [4, -26],
          [16, -48],
        ],
        5,
        C.bark,
        { smooth: true },
      ),
      path("M8 -40Q4 -66 30 -66Q58 -70 66 -52Q50 -40 36 -42Q20 -34 8 -40Z", C.forest),
    ],
    { x, y, s, flip: true },
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
  bent(270, 370, 1),
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
      disc2(18, -66),
      disc2(16, -60),
    ],
    { x: 140, y: 362, s: 2.5 },
  ),
];

function disc2(x, y) {
  return path(
    `M${x - 3.4} ${y}Q${x - 3.4} ${y - 3.4} ${x} ${y - 3.4}Q${x + 3.4} ${y - 3.4} ${x + 3.4} ${y}Q${x + 3.4} ${y + 3.4} ${x} ${y + 3.4}Q${x - 3.4} ${y + 3.4} ${x - 3.4} ${y}Z`,
    SKIN[4],
  );
}

const knight = () => [
  sky(C.steel),
  path("M14 60L120 40L90 70L200 50L160 84L286 60V100L180 116L210 96L100 122L130 98L14 116Z", C.white),
  path("M20 190L110 174L90 194L160 180V196L60 214Z", C.white),
  bent(286, 372, 1.25),
  bent(252, 376, 0.9),
  ground(
    [
      [0, 376],
      [150, 370],
      [300, 378],
    ],
    C.tan,
  ),
  gust(20, 290),
  gust(226, 240, 1),
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
        right: [
          [18, -46],
          [28, -58],
        ],
      },
    ),
    { x: 136, y: 422, s: 1.78, rot: -6 },
  ),
  sword(172, 192, 1.72, 40),
];

const queen = () => [
  sky(C.sky),
  cloud(60, 330, 1.7),
  cloud(250, 330, 1.8),
  cloud(150, 340, 1.6),
  cloud(280, 280, 1.2, C.steel),
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
      cape: C.sky,
      trim: C.blue,
      skin: SKIN[2],
      sleeve: C.white,
      bell: true,
      head: { side: true, cut: "veil", hair: C.white, hat: [hats.tall()] },
      left: [[14, -60], [16, -74], sword(0, 0, 0.84)],
      right: [
        [20, -58],
        [38, -60],
      ],
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
