// Trumps 17 to 20.

import { howling } from "../beasts.mjs";
import { hand, standing } from "../body.mjs";
import { head, locks, star, starPoints } from "../head.mjs";
import { horse } from "../horse.mjs";
import { cloud, ground, mountains, sea, sky, sun, sunflower, tree } from "../nature.mjs";
import { C, HAIR, SKIN } from "../palette.mjs";
import { bare, tresses } from "../people.mjs";
import { turret, wall, wings } from "../places.mjs";
import { at, box, disc, limb, line, path, poly } from "../shape.mjs";
import { bird, crayfish } from "../small-beasts.mjs";

const jug = (x, y, s, rot, fill = C.orange) =>
  at(
    [path("M-7 -22H7L6 -16Q16 -8 11 6Q6 12 -6 12Q-14 6 -11 -6Q-10 -12 -6 -16Z", fill), line("M-10 -2Q0 2 11 -2", 1.3)],
    { x, y, s, rot },
  );

const starWoman = [
  limb(
    [
      [-10, -22],
      [-30, -4],
      [-52, -4],
    ],
    13,
    SKIN[2],
  ),
  path("M-50 -10L-60 2H-46Z", SKIN[2]),
  path("M-4 -60Q-15 -58 -14 -48L-12 -34Q-20 -22 -12 -14Q0 -6 10 -14Q12 -28 9 -36L12 -52Q11 -60 4 -60Z", SKIN[2]),
  limb(
    [
      [2, -18],
      [24, -32],
      [22, -2],
    ],
    13,
    SKIN[2],
  ),
  path("M16 2Q17 -6 24 -5L32 2Z", SKIN[2]),
  path("M-16 -26Q0 -16 16 -30L26 -36Q30 -28 24 -22Q10 -8 -8 -8Q-22 -10 -16 -26Z", C.white),
  line("M-8 -18Q4 -14 14 -24", 1.2),
];

const starCard = () => [
  sky(C.blue),
  star(150, 96, 52, C.gold, 8, 0.4),
  star(150, 96, 22, C.white, 8, 0.5),
  [
    [56, 60],
    [244, 60],
    [48, 132],
    [252, 132],
    [88, 176],
    [214, 178],
    [150, 190],
  ].map(([x, y]) => star(x, y, 16, C.white, 8, 0.4)),
  mountains(
    300,
    [
      [70, 80],
      [30, 60],
    ],
    C.lilac,
  ),
  ground(
    [
      [0, 296],
      [80, 292],
      [200, 272],
      [300, 262],
    ],
    C.leaf,
  ),
  tree(254, 274, 1.25, { fill: C.forest }),
  bird(252, 172, 0.9, C.rose, true),
  path("M120 470Q112 400 190 380Q250 366 310 372V470Z", C.teal),
  path("M-10 330Q60 318 130 340Q190 352 176 384Q120 400 124 470H-10Z", C.green),
  path("M246 316Q252 350 246 400Q240 408 232 400Q236 350 232 316Z", C.sky),
  line("M214 408Q238 396 262 408M206 420Q238 406 272 420", 2, C.pale),
  path("M60 344Q46 374 58 410Q64 420 50 440H74Q70 420 72 406Q64 374 74 344Z", C.sky),
  line("M60 412Q40 424 34 444M70 412Q92 424 96 446", 3.4, C.sky),
  at(starWoman, { x: 146, y: 388, s: 2.15 }),
  at(
    [
      path("M-2 -12Q-14 -12 -13 6Q-16 22 -12 34Q-2 36 4 24Q8 10 6 -8Z", HAIR.fair),
      head({ side: true, cut: "long", hair: HAIR.fair, skin: SKIN[2] }),
    ],
    { x: 148, y: 236, s: 2.1 },
  ),
  limb(
    [
      [166, 272],
      [206, 290],
      [236, 292],
    ],
    15,
    SKIN[2],
  ),
  hand([238, 292], [206, 290], SKIN[2], { fist: true, s: 2.26 }),
  jug(242, 308, 1.5, 118),
  limb(
    [
      [122, 276],
      [92, 300],
      [78, 316],
    ],
    15,
    SKIN[2],
  ),
  hand([76, 318], [92, 300], SKIN[2], { fist: true, s: 2.26 }),
  jug(72, 330, 1.5, 225, C.orange),
];

const drop = (x, y) =>
  path(`M${x} ${y - 8}Q${x + 5} ${y} ${x} ${y + 4}Q${x - 5} ${y} ${x} ${y - 8}Z`, C.gold, { width: 1.3 });

const moon = () => [
  sky(C.navy),
  at(poly(starPoints(0, 0, 76, 20, 0.76), C.gold), { x: 150, y: 104 }),
  disc(150, 104, 54, C.cream),
  path("M170 54Q112 66 116 112Q120 150 168 154Q98 166 96 104Q98 52 170 54Z", C.gold, { width: 1.6 }),
  path("M126 84Q118 96 112 110L122 114", "none", { width: 1.8 }),
  line("M130 92Q138 98 146 92M126 128Q134 132 142 126M128 84Q138 78 148 84", 1.8),
  [
    [60, 190],
    [90, 206],
    [120, 196],
    [150, 212],
    [180, 196],
    [210, 206],
    [240, 190],
    [76, 228],
    [224, 228],
    [150, 240],
  ].map(([x, y]) => drop(x, y)),
  mountains(
    308,
    [
      [150, 80, 80],
      [90, 56],
      [216, 60],
    ],
    C.blue,
  ),
  turret(46, 318, 44, 140, C.stone, { windows: 1 }),
  turret(254, 318, 44, 140, C.stone, { windows: 1 }),
  ground(
    [
      [0, 310],
      [150, 304],
      [300, 310],
    ],
    C.green,
  ),
  path(
    "M142 306Q160 320 140 336Q116 360 150 380Q170 392 150 412L176 412Q196 388 170 372Q148 356 164 336Q176 318 152 306Z",
    C.sand,
  ),
  howling(76, 384, 1.35, { fill: C.tan }),
  howling(224, 384, 1.35, { fill: C.stone, flip: true, wild: true }),
  path("M-10 412Q60 396 150 404Q240 396 310 412V470H-10Z", C.teal),
  line("M40 424Q54 416 68 424M232 424Q246 416 260 424M60 440Q74 432 88 440M210 440Q224 432 238 440", 1.7, C.pale),
  crayfish(152, 430, 1.05),
];

const sunChild = [
  at(locks({ cut: "curly", hair: HAIR.fair }), { y: -49 }),
  path("M-7 -38Q-13 -36 -12 -24L-14 -4Q0 4 13 -4L12 -24Q13 -36 7 -38Z", SKIN[0]),
  line("M-8 -6Q0 -2 8 -6", 1.2),
  limb(
    [
      [4, -4],
      [14, 6],
      [8, 24],
    ],
    10,
    SKIN[0],
  ),
  path("M4 22Q4 30 14 30Q16 24 12 22Z", SKIN[0]),
  path("M-14 -10Q0 -4 13 -10L15 2Q0 10 -16 2Z", C.white),
  at(
    head({
      cut: "curly",
      hair: HAIR.fair,
      skin: SKIN[0],
      mouth: "smile",
      hat: [
        [-8, -10],
        [0, -14],
        [8, -10],
      ].map(([x, y]) => sunflower(x, y, 0.3, 0)),
    }),
    { y: -48, s: 1.06 },
  ),
  limb(
    [
      [-10, -32],
      [-26, -38],
      [-36, -50],
    ],
    7,
    SKIN[0],
  ),
  limb(
    [
      [10, -32],
      [27, -34],
      [42, -46],
    ],
    7,
    SKIN[0],
  ),
  hand([44, -48], [27, -34], SKIN[0], { fist: true, s: 1.2 }),
  hand([-37, -52], [-26, -38], SKIN[0], { s: 1.1 }),
];

const sunCard = () => [
  sky(C.sky),
  sun(150, 84, 50, { face: true, rays: 24, reach: 1.75 }),
  [44, 88, 212, 256].map((x, i) => sunflower(x, i === 0 || i === 3 ? 244 : 260, 1.45, 40)),
  wall(-10, 292, 330, 78, C.stone, 20),
  box(-10, 286, 330, 12, C.slate),
  ground(
    [
      [0, 372],
      [150, 364],
      [300, 372],
    ],
    C.leaf,
  ),
  limb(
    [
      [222, 400],
      [204, 186],
    ],
    5,
    C.tan,
  ),
  path("M204 186Q250 168 276 202Q252 216 268 252Q284 290 240 318Q252 268 214 246Z", C.red),
  at(horse({ fill: C.white, mane: C.stone, gait: "walk", harness: undefined }), { x: 142, y: 440, s: 1.65 }),
  at(sunChild, { x: 138, y: 330, s: 1.55 }),
];

const riser = (x, y, s, skin, options = {}) => {
  const body = bare({
    skin,
    legs: [],
    head: { hair: C.slate, cut: "short", ...options.head, down: -2.4 },
    left: [
      [-22, -80],
      [-18, -102],
    ],
    right: [
      [22, -80],
      [18, -102],
    ],
    ...options.body,
  });
  const lid = path("M17 -4L37 -36Q40 -40 44 -37L27 -2Z", C.tan);
  const chest = [
    path("M-34 -4L-30 -10H30L34 -4Z", C.bark),
    path("M-36 -4H36L31 24H-31Z", C.brown),
    line("M-30 4H30M-28 16H28", 1.3),
  ];
  return [
    at([lid, chest[0]], { x, y, s, flip: x > 150 }),
    at(body, { x, y: y + 42 * s, s }),
    at(chest.slice(1), { x, y, s }),
  ];
};

const judgement = () => [
  sky(C.sky),
  sea(250, C.blue, { rows: 9, gap: 22 }),
  mountains(
    254,
    [
      [40, 70],
      [100, 90],
      [170, 70],
      [220, 96],
      [276, 74],
    ],
    C.pale,
  ),
  wings(150, 200, 1.85, C.red, C.orange),
  at(
    standing({
      robe: C.white,
      skin: SKIN[3],
      hem: 12,
      head: { cut: "curly", hair: HAIR.fair, look: -1, down: 2, mouth: "open" },
      sleeve: C.white,
    }),
    { x: 150, y: 220, s: 1.75 },
  ),
  cloud(110, 190, 1.5),
  cloud(194, 190, 1.5),
  cloud(150, 202, 1.5),
  path("M148 76L84 128L62 132L94 172L100 148L154 84Z", C.gold),
  limb(
    [
      [130, 104],
      [120, 124],
      [128, 108],
    ],
    11,
    C.white,
  ),
  hand([130, 104], [120, 124], SKIN[3], { fist: true, s: 1.94 }),
  disc(120, 118, 6, SKIN[3]),
  at([box(0, 0, 44, 44, C.white), path("M17 0H27V17H44V27H27V44H17V27H0V17H17Z", C.red, { width: 1.3 })], {
    x: 112,
    y: 128,
    s: 0.9,
    rot: 8,
  }),
  riser(70, 352, 1.5, C.steel),
  riser(230, 352, 1.5, C.steel, { body: { woman: true, over: tresses(C.slate) }, head: { cut: "long" } }),
  riser(150, 416, 1.2, C.pale, {
    body: {
      left: [
        [-24, -72],
        [-32, -90],
      ],
      right: [
        [24, -72],
        [32, -90],
      ],
    },
  }),
];

export const trumps17to20 = { star: starCard, moon, sun: sunCard, judgement };
