// Trumps 15 to 21.
import { bird, bullHead, crayfish, eagleHead, horse, howling, lionFace } from "../beasts.mjs";
import { standing } from "../body.mjs";
import { hats, head, locks, star, starPoints } from "../head.mjs";
import { cloud, ground, mountains, sea, sky, sun, sunflower, tree } from "../nature.mjs";
import { C, HAIR, SKIN } from "../palette.mjs";
import { bare, girdle, tresses } from "../people.mjs";
import { flame, turret, wall, wings } from "../places.mjs";
import { at, box, curve, disc, dot, limb, line, path, poly } from "../shape.mjs";

const batWing = path(
  "M6 -66Q20 -104 50 -108Q46 -100 52 -92Q70 -86 74 -62Q64 -70 58 -62Q54 -50 48 -52Q38 -56 34 -44Q26 -50 18 -42Q10 -50 6 -54Z",
  C.slate,
);

const fiend = [
  at(batWing, {}),
  at(batWing, { flip: true }),
  path("M-8 -76Q-20 -74 -20 -64L-14 -46Q-24 -40 -26 -26L-14 -6H14L26 -26Q24 -40 14 -46L20 -64Q20 -74 8 -76Z", C.brown),
  path("M-16 -40Q0 -32 16 -40L22 -24Q12 -12 0 -14Q-12 -12 -22 -24Z", C.bark),
  [-1, 1].map((side) => [
    limb(
      [
        [side * 12, -34],
        [side * 24, -24],
        [side * 14, -2],
      ],
      9,
      C.bark,
    ),
    path(`M${side * 10} 0L${side * 8} 8H${side * 20}L${side * 18} 0Z`, C.gold),
  ]),
  line("M-10 -66Q-4 -60 0 -64Q4 -60 10 -66M0 -58V-46", 1.3),
  [-1, 1].map((side) =>
    path(
      `M${side * 4} -97Q${side * 6} -112 ${side * 20} -116Q${side * 24} -110 ${side * 20} -104Q${side * 14} -102 ${side * 10} -94Z`,
      C.tan,
    ),
  ),
  [-1, 1].map((side) => path(`M${side * 9} -92L${side * 21} -92L${side * 10} -86Z`, C.brown)),
  path("M-11 -96Q0 -102 11 -96Q11 -84 6 -78Q4 -66 0 -60Q-4 -66 -6 -78Q-11 -84 -11 -96Z", C.brown),
  at(star(0, 0, 5.4, C.cream), { y: -95, rot: 180 }),
  line("M-8 -88L-3 -86M8 -88L3 -86", 1.6),
  dot(-5, -84.6, 1.5, C.gold),
  dot(5, -84.6, 1.5, C.gold),
  line("M-2 -76L0 -74L2 -76M-3 -72H3", 1.2),
  [
    limb(
      [
        [-15, -68],
        [-28, -70],
        [-26, -88],
      ],
      8,
      C.brown,
    ),
    disc(-26, -91, 4.4, C.brown),
    line("M-28 -94L-30 -101M-26 -95V-102M-24 -94L-22 -101", 2.6),
  ],
  [
    limb(
      [
        [15, -68],
        [28, -60],
        [26, -44],
      ],
      8,
      C.brown,
    ),
    limb(
      [
        [26, -50],
        [31, -22],
      ],
      4,
      C.tan,
    ),
    flame(31.6, -14, 0.8),
    disc(26, -44, 4, C.brown),
  ],
];

const tail = (tip) => [
  limb(
    [
      [8, -36],
      [20, -38],
      [22, -50],
    ],
    3,
    C.tan,
    { smooth: true },
  ),
  tip,
];

const devil = () => [
  sky(C.black),
  at(fiend, { x: 150, y: 300, s: 2.3 }),
  box(84, 316, 132, 60, C.stone),
  box(72, 306, 156, 16, C.slate),
  disc(150, 346, 9, "none", { width: 4 }),
  ground(
    [
      [0, 430],
      [150, 424],
      [300, 430],
    ],
    C.bark,
  ),
  at(
    [
      tail(at([disc(0, 0, 3, C.purple), disc(4, -3, 3, C.purple), disc(1, -5, 3, C.purple)], { x: 23, y: -52 })),
      bare({
        woman: true,
        skin: SKIN[0],
        head: { cut: "long", hair: HAIR.red, look: 1, hat: hats.horns() },
        cover: girdle(C.forest),
        over: tresses(HAIR.red),
        left: [
          [-21, -56],
          [-24, -40],
        ],
        right: [
          [20, -54],
          [22, -38],
        ],
      }),
    ],
    { x: 66, y: 440, s: 2, flip: true },
  ),
  at(
    [
      tail(flame(23, -52, 0.5)),
      bare({
        skin: SKIN[2],
        head: { hair: HAIR.black, cut: "short", look: -1.5, hat: hats.horns() },
        cover: girdle(C.forest),
        left: [
          [-22, -54],
          [-24, -38],
        ],
        right: [
          [22, -56],
          [25, -40],
        ],
      }),
    ],
    { x: 234, y: 440, s: 2 },
  ),
  curve(
    [
      [142, 350],
      [112, 352],
      [86, 310],
      [70, 288],
    ],
    5,
    C.stone,
  ),
  curve(
    [
      [158, 350],
      [188, 352],
      [214, 310],
      [230, 288],
    ],
    5,
    C.stone,
  ),
  line("M54 288Q66 296 80 288M222 288Q234 296 248 288", 4, C.stone),
];

const faller = (x, y, rot, robe, cape, skin, hair) =>
  at(
    standing({
      robe,
      cape,
      skin,
      hem: 15,
      capeHem: 18,
      head: { hair, cut: "short", mouth: "open" },
      left: [
        [-24, -76],
        [-32, -92],
      ],
      right: [
        [24, -76],
        [32, -92],
      ],
    }),
    { x, y, s: 0.98, rot },
  );

const tower = () => [
  sky(C.black),
  cloud(50, 120, 1.4, C.slate),
  cloud(256, 90, 1.4, C.slate),
  cloud(40, 280, 1.2, C.slate),
  cloud(266, 250, 1.2, C.slate),
  path("M60 470L96 400L120 414L144 380L176 388L190 410L212 398L250 470Z", C.bark),
  line("M110 420L100 450M160 396L152 430M196 416L206 446", 1.6),
  path("M112 400L118 142H190L196 400Z", C.stone),
  line(
    "M116 190H192M115 240H193M114 290H194M113 340H195M140 142V190M168 190V240M140 240V290M168 290V340M140 340V398",
    1.2,
  ),
  path("M108 150V126H122V138H136V126H150L158 138H172V126H200V150Z", C.stone),
  [
    [130, 224],
    [168, 224],
    [150, 310],
  ].map(([x, y]) => [
    path(`M${x - 9} ${y}V${y - 22}Q${x} ${y - 36} ${x + 9} ${y - 22}V${y}Z`, C.night),
    flame(x, y - 4, 1.05),
  ]),
  flame(124, 118, 2.2, C.red),
  flame(158, 110, 2.6),
  flame(188, 120, 2, C.red),
  at([path("M-30 12L-36 -20L-18 -6L0 -28L18 -6L36 -20L30 12Q0 20 -30 12Z", C.gold), line("M-30 4Q0 12 30 4", 1.4)], {
    x: 96,
    y: 68,
    s: 1.2,
    rot: -34,
  }),
  path("M286 20L206 74L224 84L160 132L182 84L168 76L226 20Z", C.gold),
  faller(62, 236, 160, C.blue, C.red, SKIN[1], HAIR.fair),
  faller(244, 272, 200, C.red, C.blue, SKIN[3], HAIR.black),
  [
    [40, 190],
    [56, 330],
    [84, 360],
    [226, 200],
    [262, 330],
    [236, 356],
    [88, 190],
    [214, 160],
    [44, 380],
    [256, 384],
  ].map(([x, y]) =>
    path(`M${x} ${y - 7}Q${x + 4} ${y} ${x} ${y + 3}Q${x - 4} ${y} ${x} ${y - 7}Z`, C.gold, { width: 1.2 }),
  ),
];

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
  disc(238, 292, 7, SKIN[2]),
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
  disc(76, 318, 7, SKIN[2]),
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
      [26, -38],
      [36, -50],
    ],
    7,
    SKIN[0],
  ),
  disc(36, -50, 4, SKIN[0]),
  disc(-36, -50, 4, SKIN[0]),
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
      [238, 400],
      [220, 196],
    ],
    5,
    C.tan,
  ),
  path("M220 196Q262 180 280 214Q252 226 272 262Q292 300 250 330Q262 280 230 254Z", C.orange),
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
  return [
    at(body, { x, y: y + 44 * s, s }),
    path(`M${x - 24 * s} ${y}L${x - 30 * s} ${y + 30 * s}H${x + 30 * s}L${x + 24 * s} ${y}Z`, C.brown),
    path(`M${x - 28 * s} ${y - 6}H${x + 28 * s}V${y + 3}H${x - 28 * s}Z`, C.tan),
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
  disc(130, 104, 6, SKIN[3]),
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

const world = () => [
  sky(C.sky),
  cloud(50, 84, 1.2),
  cloud(250, 84, 1.2),
  cloud(50, 428, 1.3),
  cloud(250, 428, 1.3),
  worldFace(50, 58),
  eagleHead(250, 60, 1.25),
  bullHead(50, 404, 1.2),
  lionFace(250, 402, 0.98),
  Array.from({ length: 40 }, (_, i) =>
    at(path("M0 -13Q9 -6 8 8Q0 16 -8 8Q-9 -6 0 -13Z", i % 2 ? C.green : C.leaf, { width: 1.5 }), {
      x: 150 + 98 * Math.cos((i * Math.PI) / 20),
      y: 234 + 164 * Math.sin((i * Math.PI) / 20),
      rot: i * 9 + (i % 2 ? 24 : -24),
      s: 1.4,
    }),
  ),
  [70, 398].map((y) => at([path("M-26 -10L26 10V-10L-26 10Z", C.red), disc(0, 0, 7, C.red)], { x: 150, y, s: 1.2 })),
  at(
    [
      at(locks({ cut: "flowing", hair: HAIR.black }), { y: -87 }),
      bare({
        woman: true,
        skin: SKIN[3],
        head: { cut: "long", hair: HAIR.black, look: -2, hat: hats.flowers(C.rose) },
        legs: [
          [
            [-4, -40],
            [-2, -20],
            [0, -2],
          ],
          [
            [4, -40],
            [16, -28],
            [3, -18],
          ],
        ],
        left: [
          [-25, -66],
          [-32, -78],
          limb(
            [
              [0, 14],
              [0, -14],
            ],
            3,
            C.white,
          ),
        ],
        right: [
          [25, -66],
          [32, -78],
          limb(
            [
              [0, 14],
              [0, -14],
            ],
            3,
            C.white,
          ),
        ],
      }),
      path(
        "M14 -74Q4 -66 -12 -68Q-13 -60 -8 -54Q-14 -44 -13 -38Q-4 -28 10 -26Q14 -36 10 -48Q12 -62 22 -66Q34 -56 28 -36Q36 -52 30 -68Q24 -76 14 -74Z",
        C.purple,
      ),
      line("M-6 -52Q2 -44 2 -30M4 -62Q8 -54 6 -44", 1.2),
    ],
    { x: 150, y: 366, s: 2.45 },
  ),
];

function worldFace(x, y) {
  return at([locks({ cut: "curly", hair: HAIR.fair }), head({ cut: "curly", hair: HAIR.fair, skin: SKIN[1] })], {
    x,
    y,
    s: 1.6,
  });
}

export const majorsC = { devil, tower, star: starCard, moon, sun: sunCard, judgement, world };
