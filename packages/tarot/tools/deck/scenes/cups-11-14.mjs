// Cups, page to king: water and clear skies.

import { inTunic, seated, strewn } from "../body.mjs";
import { cup } from "../emblems.mjs";
import { hats } from "../head.mjs";
import { cloud, cypress, ground, mountains, sea, sky } from "../nature.mjs";
import { C, HAIR, SKIN } from "../palette.mjs";
import { mounted } from "../people.mjs";
import { scepter, ship, throne } from "../places.mjs";
import { at, disc, line, motif, oval, path } from "../shape.mjs";
import { fish } from "../small-beasts.mjs";

const page = () => [
  sky(C.pale),
  sea(290, C.teal, { rows: 6, gap: 18 }),
  ground(
    [
      [0, 396],
      [150, 388],
      [300, 398],
    ],
    C.sand,
  ),
  at(
    inTunic({
      tunic: C.blue,
      trim: C.rose,
      hose: C.rose,
      shoe: C.ochre,
      skin: SKIN[2],
      sleeve: C.rose,
      skirt: 18,
      head: { cut: "bob", hair: HAIR.brown, look: 2.4, hat: hats.beret(C.navy), mouth: "smile" },
      under: strewn(
        [
          [-7, -66],
          [6, -62],
          [-5, -58],
          [-9, -42],
          [0, -40],
          [9, -42],
          [-5, -35],
        ],
        C.rose,
        2.6,
      ),
      left: [
        [-23, -58],
        [-9, -50],
      ],
      right: [
        [22, -60],
        [31, -67],
      ],
    }),
    { x: 130, y: 424, s: 2.85 },
  ),
  fish(226, 170, 1.7, C.orange, -62),
  cup(222, 234, 2),
];

const knight = () => [
  sky(C.pale),
  mountains(
    300,
    [
      [50, 100],
      [110, 70],
      [260, 110],
    ],
    C.lilac,
  ),
  ground(
    [
      [0, 300],
      [150, 292],
      [300, 302],
    ],
    C.leaf,
  ),
  cypress(40, 330, 1),
  cypress(266, 322, 0.9),
  path("M-10 372Q100 352 180 376Q240 394 310 378V412Q240 424 170 404Q90 384 -10 404Z", C.sky),
  line("M40 384Q54 378 66 384M200 398Q214 392 226 398", 1.7, C.white),
  ground(
    [
      [0, 414],
      [300, 418],
    ],
    C.green,
  ),
  at(
    mounted(
      { fill: C.white, mane: C.sky, gait: "walk", harness: C.blue, saddle: C.blue },
      {
        robe: C.sky,
        trim: C.red,
        hose: C.steel,
        sleeve: C.steel,
        skin: SKIN[1],
        head: {
          cut: "short",
          hair: HAIR.brown,
          hat: [
            hats.helmet(C.steel, C.steel),
            path("M2 -8Q-4 -24 -24 -25Q-20 -21 -21 -18L-17 -18Q-18 -14 -16 -12L-12 -13Q-12 -8 -8 -6Z", C.white),
            line("M-2 -12Q-8 -18 -17 -20M-3 -10Q-8 -14 -13 -14", 1.2),
          ],
        },
        left: [
          [-10, -16],
          [14, -12],
        ],
        right: [[24, -30], [40, -34], []],
      },
    ),
    { x: 122, y: 438, s: 1.95 },
  ),
  cup(200, 240, 1.75),
];

/** The Queen's cup: closed, with two kneeling angels for handles. */
const coveredCup = (x, y, s) =>
  at(
    motif(
      "cup",
      [-1, 1].map((side) =>
        at(
          [
            path("M17 -24Q23 -38 29 -32Q30 -22 24 -14L17 -14Z", C.white, { width: 1.4 }),
            path("M12 -25Q20 -26 20 -17Q23 -12 22 -8H8Q8 -12 12 -15L8 -20Z", C.gold, { width: 1.6 }),
            disc(14, -29, 3.8, C.gold, { width: 1.6 }),
          ],
          { flip: side < 0 },
        ),
      ),
      path("M-10 -28H10Q11 -14 3 -11V-5Q9 -4 10 0H-10Q-9 -4 -3 -5V-11Q-11 -14 -10 -28Z", C.gold),
      path("M-12 -28Q0 -50 12 -28Z", C.ochre),
      line("M0 -40V-52M-4 -48H4", 2.2),
      line("M-6 -22H6", 1.4),
    ),
    { x, y, s },
  );

const pebbles = [
  [40, 424],
  [84, 418],
  [120, 434],
  [196, 432],
  [240, 424],
  [264, 438],
].map(([x, y], i) => oval(x, y, 9, 6, [C.rose, C.white, C.lilac, C.gold, C.leaf, C.sky][i]));

const queen = () => [
  sky(C.pale),
  cloud(70, 80, 1.3),
  cloud(240, 60, 1.1),
  sea(250, C.teal, { rows: 9, gap: 20 }),
  ground(
    [
      [0, 410],
      [90, 392],
      [170, 398],
      [240, 412],
    ],
    C.sand,
  ),
  throne(150, 396, 2.5, { fill: C.steel, back: C.lilac, height: 118, width: 54, top: "shell" }),
  fish(102, 108, 0.9, C.teal, 50),
  fish(198, 108, 0.9, C.teal, 50, true),
  at(
    seated({
      robe: C.blue,
      trim: C.white,
      cape: C.sky,
      mantle: C.white,
      skin: SKIN[0],
      head: { cut: "long", hair: HAIR.fair, look: 2, down: 2, hat: hats.tall(), eyes: "open" },
      left: [
        [-20, -52],
        [6, -48],
      ],
      right: [
        [23, -54],
        [16, -46],
      ],
      sleeve: C.sky,
    }),
    { x: 142, y: 396, s: 2.5 },
  ),
  coveredCup(176, 280, 1.8),
  pebbles,
];

const king = () => [
  sky(C.pale),
  cloud(60, 60, 1.2),
  sea(190, C.blue, { rows: 14, gap: 18 }),
  ship(44, 206, 1.1, { sail: C.red }),
  fish(46, 300, 1.5, C.orange, -52),
  path("M12 346Q24 318 44 322Q34 328 38 334Q56 326 78 346Z", C.pale, { width: 1.6 }),
  path("M50 418Q70 392 96 404L204 404Q230 392 250 418Q210 442 150 440Q90 442 50 418Z", C.stone),
  throne(150, 400, 2.4, { fill: C.steel, back: C.teal, height: 112, width: 54, top: "round" }),
  at(
    seated({
      robe: C.blue,
      cape: C.gold,
      trim: C.gold,
      hem: 24,
      mantle: C.gold,
      skin: SKIN[4],
      head: { cut: "short", hair: HAIR.black, beard: "full", hat: hats.crown(C.gold, C.teal) },
      sleeve: C.sky,
      left: [[-24, -58], [-27, -66], scepter(0, -4, 0.8)],
      right: [[24, -58], [27, -68], cup(0, 3, 0.74)],
      under: [line("M-5 -76Q0 -62 5 -76", 1.6), fish(0, -56, 0.36, C.gold)],
    }),
    { x: 150, y: 400, s: 2.45 },
  ),
  line(
    "M20 440Q40 430 60 440Q80 450 100 440Q120 430 140 440Q160 450 180 440Q200 430 220 440Q240 450 280 438",
    2.4,
    C.pale,
  ),
];

export const cups11to14 = { page, knight, queen, king };
