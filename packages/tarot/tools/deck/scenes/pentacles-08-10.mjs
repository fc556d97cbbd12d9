// Pentacles, eight to ten: gardens, workshops, doors.
import { dog } from "../beasts.mjs";
import { hand, inTunic, standing, strewn } from "../body.mjs";
import { pentacle } from "../emblems.mjs";
import { hats, head } from "../head.mjs";
import { cypress, grapes, ground, mountains, sky, tree } from "../nature.mjs";
import { C, HAIR, SKIN } from "../palette.mjs";
import { child } from "../people.mjs";
import { arch, castle, town } from "../places.mjs";
import { at, box, disc, flat, limb, line, path } from "../shape.mjs";
import { perched, snail } from "../small-beasts.mjs";

const eight = () => [
  sky(C.pale),
  town(60, 330, 0.8, C.cream, C.red),
  path("M-10 330H310V470H-10Z", C.sand),
  line("M-10 330H310", 2),
  path("M40 330Q80 350 90 400L130 400Q110 350 70 330Z", C.tan),
  box(214, 30, 26, 400, C.brown),
  line("M222 60V120M230 160V240M222 280V340", 1.3, C.tan),
  [62, 118, 174, 230, 286].map((y) => pentacle(227, y, 1.62)),
  pentacle(40, 424, 1.6),
  pentacle(256, 420, 1.62),
  path("M60 372H200V386H60Z", C.brown),
  path("M72 386L62 440H74L84 386ZM176 386L184 440H196L190 386Z", C.brown),
  limb(
    [
      [100, 356],
      [150, 366],
      [158, 420],
    ],
    20,
    C.wine,
  ),
  path("M146 412Q148 428 150 430H184Q178 416 168 412Z", C.bark),
  limb(
    [
      [88, 358],
      [126, 372],
      [114, 420],
    ],
    22,
    C.red,
  ),
  path("M102 412Q104 428 106 430H140Q136 416 126 412Z", C.bark),
  path("M68 366Q60 300 76 276Q104 258 124 276Q128 316 118 368Z", C.blue),
  path("M108 290Q122 320 124 344L140 362Q138 382 126 390Q108 384 98 370Z", C.tan),
  at(head({ side: true, skin: SKIN[3], hair: HAIR.black, cut: "short" }), { x: 108, y: 246, s: 2.4, rot: 16 }),
  pentacle(172, 344, 1.95),
  limb(
    [
      [104, 296],
      [118, 334],
      [148, 330],
    ],
    17,
    C.blue,
  ),
  limb(
    [
      [150, 330],
      [164, 346],
    ],
    4,
    C.steel,
  ),
  disc(150, 329, 7.4, SKIN[3]),
  limb(
    [
      [90, 292],
      [74, 322],
      [118, 300],
    ],
    17,
    C.navy,
  ),
  hand([122, 298], [74, 322], SKIN[3], { fist: true, s: 2.39 }),
  limb(
    [
      [122, 304],
      [142, 280],
    ],
    5,
    C.tan,
  ),
  at(box(-12, -7, 24, 14, C.slate), { x: 144, y: 276, rot: 42 }),
];

const vines = (x) => [
  limb(
    [
      [x, 420],
      [x - 4, 330],
      [x + 4, 240],
      [x, 170],
    ],
    6,
    C.brown,
    { smooth: true },
  ),
  [
    [-18, 200],
    [16, 226],
    [-18, 270],
    [18, 300],
    [-16, 340],
    [14, 180],
  ].map(([dx, y]) =>
    path(`M${x} ${y}Q${x + dx} ${y - 14} ${x + dx * 1.8} ${y}Q${x + dx} ${y + 12} ${x} ${y}Z`, C.green, { width: 1.5 }),
  ),
  grapes(x - 16, 240, 1.1),
  grapes(x + 18, 264, 1.1),
  grapes(x - 14, 310, 1.1),
];

const nine = () => [
  sky(C.gold),
  mountains(320, [[150, 60]], C.ochre),
  tree(30, 320, 0.8),
  castle(262, 300, 0.8, { fill: C.cream }),
  cypress(226, 316, 0.8),
  ground(
    [
      [0, 316],
      [300, 312],
    ],
    C.leaf,
  ),
  vines(38),
  vines(264),
  vines(222),
  vines(80),
  ground(
    [
      [0, 404],
      [300, 404],
    ],
    C.green,
  ),
  at(
    standing({
      robe: C.orange,
      cape: C.red,
      trim: C.gold,
      hem: 24,
      skin: SKIN[1],
      sleeve: C.orange,
      bell: true,
      under: strewn(
        [
          [-7, -62],
          [7, -62],
          [-7, -38],
          [6, -34],
          [-10, -20],
          [9, -18],
          [0, -26],
          [0, -10],
          [-15, -8],
          [15, -8],
        ],
        C.white,
        2.4,
      ),
      head: { cut: "bun", hair: HAIR.fair, look: 2, hat: hats.cap(C.red) },
      left: [
        [-22, -54],
        [-27, -40],
      ],
      right: [[24, -62], [28, -74], perched(0, -14, 0.9, C.tan, true)],
    }),
    { x: 146, y: 424, s: 2.65 },
  ),
  [
    [40, 396],
    [76, 396],
    [40, 432],
    [76, 432],
  ].map(([x, y]) => pentacle(x, y, 1.2)),
  [
    [214, 392],
    [250, 392],
    [196, 428],
    [232, 428],
    [268, 428],
  ].map(([x, y]) => pentacle(x, y, 1.2)),
  snail(140, 440, 0.9),
];

const SEPHIROTH = [
  [0, 0],
  [44, 32],
  [-44, 32],
  [44, 92],
  [-44, 92],
  [0, 68],
  [44, 150],
  [-44, 150],
  [0, 122],
  [0, 182],
];

const ten = () => [
  sky(C.pale),
  castle(200, 330, 1.1, { fill: C.cream }),
  tree(250, 336, 0.8),
  ground(
    [
      [0, 330],
      [300, 330],
    ],
    C.leaf,
  ),
  flat("M0 384H300V470H0Z", C.tan),
  line("M0 384H300M0 412H300M80 384L50 450M180 384L190 450M250 384L280 450", 1.4),
  arch(196, 400, 150, 330, 34, C.stone),
  line(
    "M230 90L244 66M160 90L148 66M112 160L86 152M280 160L300 152M88 240H120M88 320H120M272 240H300M272 320H300",
    1.4,
  ),
  at(
    inTunic({
      tunic: C.blue,
      hose: C.brown,
      skin: SKIN[2],
      cape: C.navy,
      capeHem: 18,
      head: {
        back: true,
        hair: HAIR.black,
        hat: limb(
          [
            [14, 40],
            [20, -10],
          ],
          2,
          C.brown,
        ),
      },
    }),
    { x: 228, y: 414, s: 1.6 },
  ),
  at(
    standing({
      robe: C.red,
      skin: SKIN[1],
      trim: C.gold,
      head: { cut: "long", hair: HAIR.brown, look: 2.4, hat: hats.flowers(C.white) },
      right: [
        [18, -58],
        [24, -56],
      ],
      left: [
        [-16, -56],
        [-12, -46],
      ],
    }),
    { x: 178, y: 416, s: 1.55 },
  ),
  child(148, 432, 1.25, {
    robe: C.sky,
    skin: SKIN[1],
    head: { side: true, hair: HAIR.brown, cut: "short" },
    flip: true,
    right: [
      [14, -30],
      [20, -24],
    ],
  }),
  path("M30 452Q20 370 40 330Q66 306 92 330Q108 380 128 446Z", C.purple),
  [
    [52, 350],
    [78, 356],
    [56, 384],
    [86, 394],
    [50, 420],
    [80, 428],
    [104, 432],
  ].map(([x, y], i) =>
    i % 2
      ? at(path("M4 -8Q-8 -6 -4 4Q0 10 8 6Q-2 4 4 -8Z", C.gold, { width: 1.2 }), { x, y })
      : grapes(x, y, 0.6, C.wine),
  ),
  at(head({ side: true, skin: SKIN[0], hair: HAIR.white, cut: "long", beard: "long" }), { x: 66, y: 298, s: 2.1 }),
  limb(
    [
      [72, 346],
      [98, 380],
      [122, 384],
    ],
    16,
    C.purple,
  ),
  hand([124, 384], [98, 380], SKIN[0], { fist: true, s: 2.13 }),
  dog(166, 448, 0.95, C.white, true),
  dog(236, 450, 0.95, C.steel),
  SEPHIROTH.map(([x, y]) => pentacle(96 + x * 1.22, 42 + y * 1.2, 1.32)),
];

export const pentacles08to10 = { eight, nine, ten };
