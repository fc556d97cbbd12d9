// Pentacles, page to king: gardens, workshops, doors.
import { bullHead, goatHead } from "../beast-heads.mjs";
import { inTunic, seated } from "../body.mjs";
import { pentacle } from "../emblems.mjs";
import { hats } from "../head.mjs";
import { grapes, grass, ground, mountains, rose, sky, tree } from "../nature.mjs";
import { C, HAIR, SKIN } from "../palette.mjs";
import { mounted } from "../people.mjs";
import { castle, throne } from "../places.mjs";
import { at, disc, dot, limb, line, path } from "../shape.mjs";
import { rabbit } from "../small-beasts.mjs";

const meadow = (points) =>
  points.map(([x, y], i) => [
    line(`M${x} ${y}V${y + 12}`, 2, C.forest),
    disc(x, y, 4, [C.red, C.white, C.gold, C.lilac][i % 4], { width: 1.3 }),
    dot(x, y, 1.4, C.gold),
  ]);

const furrows = (y) => [
  path(`M150 ${y}H310V${y + 46}H120Z`, C.brown),
  line(
    `M170 ${y + 2}L150 ${y + 44}M200 ${y + 2}L190 ${y + 44}M230 ${y + 2}L232 ${y + 44}M262 ${y + 2}L276 ${y + 44}`,
    1.6,
  ),
];

const page = () => [
  sky(C.gold),
  mountains(320, [[250, 100]], C.blue),
  tree(40, 330, 0.9),
  tree(70, 334, 0.7, { fill: C.forest }),
  ground(
    [
      [0, 326],
      [300, 320],
    ],
    C.leaf,
  ),
  furrows(328),
  ground(
    [
      [0, 384],
      [150, 376],
      [300, 388],
    ],
    C.green,
  ),
  at(
    inTunic({
      tunic: C.green,
      trim: C.brown,
      hose: C.orange,
      shoe: C.brown,
      skin: SKIN[3],
      sleeve: C.tan,
      belt: C.brown,
      head: { side: true, hair: HAIR.black, cut: "short", hat: hats.beret(C.red) },
      tilt: -8,
      left: [
        [12, -58],
        [30, -78],
      ],
      right: [
        [28, -58],
        [38, -78],
      ],
    }),
    { x: 120, y: 424, s: 2.8 },
  ),
  pentacle(220, 172, 2.3),
  meadow([
    [30, 410],
    [60, 430],
    [196, 418],
    [226, 436],
    [262, 414],
    [276, 438],
    [90, 440],
    [160, 440],
    [40, 446],
  ]),
];

const knight = () => [
  sky(C.sand),
  mountains(
    330,
    [
      [40, 50],
      [250, 60],
    ],
    C.leaf,
  ),
  tree(264, 336, 0.8),
  ground(
    [
      [0, 330],
      [300, 326],
    ],
    C.leaf,
  ),
  path("M-10 352H310V410H-10Z", C.brown),
  line("M-10 366H310M-10 380H310M-10 394H310", 1.6),
  ground(
    [
      [0, 408],
      [300, 408],
    ],
    C.green,
  ),
  grass([
    [40, 446],
    [110, 450],
    [200, 446],
    [262, 450],
  ]),
  at(
    mounted(
      { fill: C.black, mane: C.bark, gait: "stand", harness: C.red, hooves: C.slate, saddle: C.red },
      {
        robe: C.wine,
        trim: C.gold,
        hose: C.steel,
        sleeve: C.steel,
        skin: SKIN[0],
        head: { hair: HAIR.brown, hat: [hats.helmet(C.steel, C.green)] },
        left: [
          [-10, -16],
          [12, -14],
        ],
        right: [
          [20, -28],
          [36, -34],
        ],
      },
    ),
    { x: 126, y: 436, s: 1.95 },
  ),
  pentacle(208, 218, 1.9),
];

const bower = [
  path("M-10 60Q40 20 150 26Q260 20 310 60V14H-10Z", C.forest),
  path("M-10 30Q56 100 32 226Q24 250 -10 270ZM310 30Q244 100 268 226Q276 250 310 270Z", C.forest),
  [
    [40, 50],
    [80, 38],
    [120, 42],
    [160, 36],
    [200, 42],
    [240, 40],
    [268, 56],
    [24, 100],
    [276, 104],
    [22, 160],
    [278, 166],
  ].map(([x, y]) => rose(x, y, 1.35)),
];

const queen = () => [
  sky(C.gold),
  mountains(
    310,
    [
      [60, 70],
      [250, 80],
    ],
    C.blue,
  ),
  ground(
    [
      [0, 310],
      [300, 304],
    ],
    C.leaf,
  ),
  path("M216 316Q250 330 230 350Q214 370 280 392H310V320Z", C.sky),
  ground(
    [
      [0, 392],
      [150, 386],
      [300, 394],
    ],
    C.green,
  ),
  bower,
  throne(150, 404, 2.45, { fill: C.stone, back: C.tan, height: 116, width: 58, top: "round" }),
  goatHead(66, 300, 0.95),
  goatHead(234, 300, 0.95),
  [
    [118, 138],
    [182, 138],
  ].map(([x, y], i) => [
    disc(x, y, 8, i ? C.orange : C.red),
    path(`M${x} ${y - 8}Q${x + 6} ${y - 15} ${x + 10} ${y - 11}Q${x + 6} ${y - 7} ${x} ${y - 8}Z`, C.green, {
      width: 1.3,
    }),
  ]),
  at(
    seated({
      robe: C.white,
      cape: C.green,
      mantle: C.red,
      trim: C.red,
      hem: 25,
      skin: SKIN[4],
      sleeve: C.red,
      head: { cut: "veil", hair: C.green, down: 3, eyes: "shut", hat: hats.crown() },
      left: [
        [-21, -52],
        [-13, -39],
      ],
      right: [
        [21, -52],
        [13, -39],
      ],
    }),
    { x: 150, y: 404, s: 2.5 },
  ),
  pentacle(150, 296, 2.15),
  limb(
    [
      [118, 306],
      [122, 304],
    ],
    12,
    SKIN[4],
  ),
  limb(
    [
      [182, 306],
      [178, 304],
    ],
    12,
    SKIN[4],
  ),
  rabbit(236, 442, 1.2, C.tan, true),
  meadow([
    [40, 420],
    [62, 438],
    [90, 430],
    [266, 416],
  ]),
];

const vineRobe = [
  [-12, -30],
  [12, -30],
  [0, -22],
  [-12, -12],
  [12, -12],
  [-6, -60],
  [7, -60],
  [0, -44],
].map(([x, y], i) =>
  at(
    i % 2 ? grapes(0, 0, 0.42, C.purple) : path("M0 -5Q6 -5 5 1Q2 6 0 5Q-2 6 -5 1Q-6 -5 0 -5Z", C.leaf, { width: 1.2 }),
    { x, y },
  ),
);

const king = () => [
  sky(C.gold),
  castle(56, 300, 1.5, { fill: C.cream, roof: C.wine }),
  castle(250, 306, 1.2, { fill: C.cream, roof: C.wine }),
  ground(
    [
      [0, 300],
      [300, 300],
    ],
    C.forest,
  ),
  ground(
    [
      [0, 396],
      [300, 396],
    ],
    C.green,
  ),
  throne(150, 404, 2.45, { fill: C.black, back: C.slate, height: 118, width: 60, top: "round" }),
  bullHead(96, 140, 1.05),
  bullHead(204, 140, 1.05),
  bullHead(64, 300, 1),
  bullHead(236, 300, 1),
  at(
    seated({
      robe: C.purple,
      cape: C.wine,
      mantle: C.red,
      trim: C.gold,
      hem: 26,
      skin: SKIN[2],
      sleeve: C.wine,
      shoe: C.steel,
      under: vineRobe,
      head: { cut: "short", hair: HAIR.black, down: 1, beard: "full", hat: [hats.crown(), hats.wreath(C.leaf)] },
      left: [
        [-24, -58],
        [-27, -68],
        at(
          [
            limb(
              [
                [0, 16],
                [0, -14],
              ],
              3,
              C.gold,
            ),
            disc(0, -17, 4, C.gold),
          ],
          {},
        ),
      ],
      right: [
        [23, -52],
        [16, -42],
      ],
    }),
    { x: 150, y: 404, s: 2.5 },
  ),
  pentacle(196, 282, 2.1),
  disc(190, 300, 7, SKIN[2]),
  [
    [34, 420],
    [270, 418],
    [250, 442],
    [52, 444],
  ].map(([x, y]) => grapes(x, y, 1.3)),
  [
    [90, 440],
    [214, 438],
  ].map(([x, y]) => rose(x, y, 1)),
];

export const pentacles11to14 = { page, knight, queen, king };
