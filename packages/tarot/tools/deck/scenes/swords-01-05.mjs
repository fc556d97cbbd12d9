// Swords, ace to five: cold light, wind and cloud.
import { hand, inTunic, standing } from "../body.mjs";
import { sword } from "../emblems.mjs";
import { hats, head } from "../head.mjs";
import { cloud, cloudHand, crescent, ground, mountains, rain, rock, sea, sky, torn } from "../nature.mjs";
import { C, HAIR, SKIN, shade } from "../palette.mjs";
import { stainedWindow } from "../places.mjs";
import { at, box, curve, disc, flat, limb, line, motif, path } from "../shape.mjs";

const sprig = (x, y, s, flip, fill) =>
  at(
    [
      curve(
        [
          [0, 0],
          [14, 10],
          [22, 30],
          [22, 52],
        ],
        2.4,
        C.forest,
      ),
      [
        [10, 6, 20],
        [18, 18, 60],
        [22, 32, 80],
        [22, 46, 100],
        [8, 10, 110],
        [15, 24, 130],
        [17, 38, 140],
      ].map(([px, py, rot]) => at(path("M0 0Q6 -6 15 -2Q9 6 0 0Z", fill, { width: 1.4 }), { x: px, y: py, rot })),
    ],
    { x, y, s, flip },
  );

const ace = () => [
  sky(C.steel),
  mountains(
    470,
    [
      [40, 100],
      [110, 140],
      [190, 110],
      [262, 130],
    ],
    C.slate,
  ),
  [
    [70, 190],
    [50, 250],
    [236, 200],
    [250, 260],
    [80, 130],
    [226, 140],
  ].map(([x, y]) =>
    path(`M${x} ${y - 9}Q${x + 6} ${y} ${x} ${y + 4}Q${x - 6} ${y} ${x} ${y - 9}Z`, C.gold, { width: 1.4 }),
  ),
  sword(150, 316, 3.5),
  at(path("M-30 10L-36 -22L-18 -6L0 -28L18 -6L36 -22L30 10Q0 20 -30 10Z", C.gold), { x: 150, y: 112, s: 1.7 }),
  line("M104 122Q150 138 196 122", 1.6),
  disc(150, 114, 5, C.red),
  disc(116, 108, 4, C.blue),
  disc(184, 108, 4, C.blue),
  sprig(196, 116, 1.5, false, C.leaf),
  sprig(104, 116, 1.5, true, C.green),
  path("M150 66L158 92V126H142V92Z", C.steel),
  line("M150 74V122", 1.4, C.slate),
  cloudHand(148, 322, 2, { skin: SKIN[0], grip: true }),
];

const two = () => [
  sky(C.navy),
  crescent(226, 62, 1.4, C.gold, true),
  sea(236, C.blue, { rows: 9, gap: 18 }),
  rock(60, 300, 1.5, C.bark),
  rock(250, 320, 1.7, C.bark),
  rock(30, 350, 1.2, C.bark),
  ground(
    [
      [0, 396],
      [300, 396],
    ],
    C.stone,
  ),
  box(92, 306, 116, 92, C.slate),
  at(
    [
      path(
        "M-5 -77Q-13 -76 -14 -69L-10 -50Q-17 -46 -18 -38L-22 0Q0 5 22 0L18 -38Q17 -46 10 -50L14 -69Q13 -76 5 -77Q0 -72 -5 -77Z",
        C.white,
      ),
      line("M-17 -38Q-11 -46 -5 -38Q-6 -18 -7 -3M17 -38Q11 -46 5 -38Q6 -18 7 -3M-5 -38Q0 -34 5 -38"),
      path("M-9 1Q-10 -5 -5 -4Q-1 -2 -2 2ZM9 1Q10 -5 5 -4Q1 -2 2 2Z", C.tan),
      at(head({ skin: SKIN[1], hair: HAIR.black, cut: "bob", hat: hats.blindfold() }), { y: -87 }),
    ],
    { x: 150, y: 408, s: 2.6 },
  ),
  at(
    [
      limb(
        [
          [11, -70],
          [21, -53],
          [-7, -62.4],
        ],
        8.4,
        C.white,
        { root: [6, -66] },
      ),
      limb(
        [
          [-11, -70],
          [-21, -53],
          [7, -62.4],
        ],
        8.4,
        C.white,
        { root: [-6, -66] },
      ),
      sword(10, -64.5, 0.82, 38),
      sword(-10, -64.5, 0.82, -38),
      hand([-10, -64.5], [21, -53], SKIN[1], { fist: true, s: 1.2 }),
      hand([10, -64.5], [-21, -53], SKIN[1], { fist: true, s: 1.2 }),
    ],
    { x: 150, y: 408, s: 2.6 },
  ),
];

const heart = [
  path("M0 78C-30 48 -86 18 -80 -28C-74 -64 -22 -70 0 -30C22 -70 74 -64 80 -28C86 18 30 48 0 78Z", C.red),
  path("M-62 -30Q-58 -50 -38 -50", "none", { stroke: C.rose, width: 6 }),
];

const three = () => [
  sky(C.stone, false),
  rain([
    [40, 190],
    [70, 300, 30],
    [34, 360],
    [90, 380, 30],
    [150, 390],
    [262, 200],
    [236, 310, 30],
    [270, 370],
    [210, 380, 30],
    [120, 420],
    [180, 430],
    [250, 420],
    [60, 430],
    [46, 250, 30],
    [258, 262, 26],
  ]),
  cloud(80, 96, 2.1, C.slate),
  cloud(226, 100, 2.1, C.slate),
  cloud(150, 72, 2.2, C.steel),
  cloud(40, 62, 1.6, C.steel),
  cloud(262, 58, 1.6, C.steel),
  at(heart, { x: 150, y: 236, s: 1.25 }),
  sword(150, 122, 3.1, 180),
  sword(56, 158, 3.1, 128),
  sword(244, 158, 3.1, 232),
];

const four = () => [
  sky(C.stone, false),
  line("M14 120H286M14 200H286M14 280H286M80 40V120M220 120V200M60 200V280M240 200V280", 1.2, C.slate),
  stainedWindow(70, 220, 78, 150, [C.gold, C.blue, C.red, C.red, C.green, C.purple, C.blue]),
  sword(150, 62, 2, 180),
  sword(200, 62, 2, 180),
  sword(250, 62, 2, 180),
  flat("M0 380H300V470H0Z", C.slate),
  line("M0 380H300", 2),
  box(20, 330, 260, 92, C.gold),
  box(12, 316, 276, 18, C.cream),
  box(32, 346, 236, 62, C.ochre),
  sword(66, 378, 2.3, 90),
  path("M50 316Q46 296 66 292H206Q226 296 232 316Z", C.gold),
  path("M40 316L44 300H82L86 316Z", C.white),
  at([path("M0 0Q-2 -10 8 -12L96 -12Q110 -10 122 -16Q128 -4 122 0Z", C.steel), line("M60 -12V0M90 -12V0", 1.3)], {
    x: 112,
    y: 314,
    s: 1.2,
  }),
  path("M84 308Q84 276 110 276L182 280Q176 312 160 314Z", C.steel),
  line("M120 280Q128 296 122 312M150 282V312", 1.4),
  at(
    head({
      side: true,
      skin: C.cream,
      hair: C.steel,
      cut: "short",
      eyes: "shut",
      hat: path("M6 -7C2 -16 -11 -15 -9 4L-3 6Q-3 -3 6 -7Z", C.steel),
    }),
    { x: 64, y: 284, s: 2.1, rot: -90 },
  ),
  limb(
    [
      [150, 290],
      [160, 272],
      [146, 254],
    ],
    11,
    shade(C.steel),
  ),
  path("M137 258L139 222Q142 210 148 221L151 258Z", C.cream),
  limb(
    [
      [104, 286],
      [120, 266],
      [134, 254],
    ],
    13,
    C.steel,
  ),
  path("M128 260L130 226Q133 213 139 223L143 260Z", C.cream),
  path("M131 250Q139 248 142 236Q146 238 144 248Q140 256 132 257Z", C.cream, { width: 1.4 }),
  line("M134 234L134 222M139 240L138 230", 1.1),
];

const five = () => [
  sky(C.steel),
  torn(6, 112, 1.1, C.slate),
  torn(120, 104, 1.15, C.stone),
  torn(-20, 184, 0.9, C.stone),
  torn(170, 196, 0.9, C.slate),
  mountains(
    260,
    [
      [60, 50],
      [120, 40],
    ],
    C.lilac,
  ),
  sea(256, C.blue, { rows: 4, gap: 16, until: 326 }),
  ground(
    [
      [0, 326],
      [150, 320],
      [300, 330],
    ],
    C.sand,
  ),
  at(
    standing({
      robe: C.orange,
      skin: SKIN[2],
      head: { back: true, hair: HAIR.brown },
      left: [
        [-16, -56],
        [-10, -48],
      ],
      right: [
        [18, -56],
        [20, -46],
      ],
    }),
    { x: 266, y: 342, s: 1 },
  ),
  at(
    standing({
      robe: C.wine,
      skin: SKIN[1],
      head: { back: true, hair: HAIR.black },
      left: [
        [-14, -76],
        [-6, -86],
      ],
      right: [
        [14, -76],
        [6, -86],
      ],
    }),
    { x: 232, y: 352, s: 1.15 },
  ),
  sword(78, 268, 1.75, -14),
  sword(62, 272, 1.75, -30),
  at(
    inTunic({
      tunic: C.green,
      trim: C.red,
      hose: C.orange,
      shoe: C.brown,
      skin: SKIN[0],
      head: { hair: HAIR.red, cut: "short", look: 2.6, mouth: "smile" },
      sleeve: C.red,
      left: [
        [-23, -58],
        [-19, -54],
      ],
      right: [
        [24, -56],
        [26, -42],
      ],
    }),
    { x: 122, y: 424, s: 2.65 },
  ),
  sword(192, 312, 1.7, 172),
  at(
    motif(
      "sword",
      path("M0 -3L60 -3L72 0L60 3L0 3Z", C.steel),
      path("M-3 -11Q1 0 -3 11H3Q7 0 3 -11Z", C.gold),
      box(-15, -2, 12, 4, C.brown),
      disc(-18, 0, 3, C.gold),
    ),
    { x: 186, y: 440, s: 1.3, rot: -6 },
  ),
  at(
    motif(
      "sword",
      path("M0 -3L60 -3L72 0L60 3L0 3Z", C.steel),
      path("M-3 -11Q1 0 -3 11H3Q7 0 3 -11Z", C.gold),
      box(-15, -2, 12, 4, C.brown),
      disc(-18, 0, 3, C.gold),
    ),
    { x: 186, y: 400, s: 1.15, rot: 8 },
  ),
];

export const swords01to05 = { ace, two, three, four, five };
