// Trumps 7 to 14.
import { bullHead, eagleHead, horse, lion, lionFace } from "../beasts.mjs";
import { breastplate, inTunic, riding, seated, standing } from "../body.mjs";
import { cup, sword } from "../emblems.mjs";
import { hats, head, locks, star, starPoints } from "../head.mjs";
import { cloud, crescent, ground, iris, mountains, rose, sky, sun } from "../nature.mjs";
import { C, HAIR, SKIN } from "../palette.mjs";
import { child, lemniscate, skull, sphinx } from "../people.mjs";
import { banner, castle, lantern, pillar, scales, throne, turret, wings } from "../places.mjs";
import { at, box, curve, disc, dot, flat, limb, line, oval, path, poly } from "../shape.mjs";

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

const rimBeast = {
  sphinx: at([sphinx(0, 0, 0.98, C.blue, C.gold)], {}),
  anubis: at(
    [
      limb(
        [
          [0, 20],
          [-16, 2],
          [-4, -18],
        ],
        13,
        C.red,
      ),
      limb(
        [
          [-14, 2],
          [10, 8],
        ],
        6,
        C.red,
      ),
      limb(
        [
          [-2, -14],
          [16, -12],
        ],
        6,
        C.red,
      ),
      path("M-10 -20Q-10 -36 0 -38L-2 -52L8 -40Q16 -38 28 -30Q28 -25 14 -24Q6 -18 -10 -20Z", C.red),
      dot(10, -34, 1.5),
    ],
    {},
  ),
};

const wheelMarks = Array.from({ length: 8 }, (_, i) =>
  at([line("M0 -34V-70", 2.6), i % 2 === 0 ? disc(0, -78, 5, C.gold) : star(0, -78, 7, C.white)], { rot: i * 45 }),
);

const wheelOfFortune = () => [
  sky(C.sky),
  cloud(58, 84, 1.25),
  cloud(244, 84, 1.25),
  cloud(58, 428, 1.35),
  cloud(244, 428, 1.35),
  angelBust(56, 66),
  eagleHead(244, 62, 1.3),
  bullHead(56, 404, 1.25),
  lionFace(244, 402, 0.98),
  disc(150, 246, 94, C.orange, { width: 3 }),
  disc(150, 246, 87, C.cream),
  disc(150, 246, 64, C.orange),
  disc(150, 246, 60, C.gold),
  disc(150, 246, 34, C.orange),
  disc(150, 246, 16, C.gold),
  at(wheelMarks, { x: 150, y: 246 }),
  limb(
    [
      [92, 142],
      [62, 166],
      [66, 196],
      [40, 218],
      [54, 252],
      [34, 284],
      [52, 312],
      [44, 340],
    ],
    11,
    C.green,
    { smooth: true },
  ),
  path("M36 334Q32 356 46 362Q58 356 54 338Z", C.green),
  dot(41, 346, 1.7),
  dot(50, 346, 1.7),
  line("M46 362V372", 2, C.red),
  at(rimBeast.anubis, { x: 240, y: 296, s: 1.45, rot: -14 }),
  at(rimBeast.sphinx, { x: 150, y: 148, s: 1.2 }),
  sword(176, 120, 0.85, 62),
];

function angelBust(x, y) {
  const face = at([locks({ cut: "curly", hair: HAIR.fair }), head({ cut: "curly", hair: HAIR.fair, skin: SKIN[1] })], {
    x,
    y,
    s: 1.5,
  });
  return [wings(x, y + 58, 0.74, C.white, C.rose), face, cloud(x, y + 32, 1.1)];
}

const justice = () => [
  sky(C.gold),
  box(82, 40, 136, 330, C.purple),
  line("M110 46V360M150 46V120M190 46V360", 1.3),
  pillar(48, 410, 350, 46, C.stone),
  pillar(252, 410, 350, 46, C.stone),
  flat("M0 400H300V470H0Z", C.slate),
  line("M0 400H300", 2),
  throne(150, 404, 2.35, { fill: C.steel, height: 108, width: 48, top: "square" }),
  at(
    seated({
      robe: C.red,
      cape: C.wine,
      mantle: C.green,
      trim: C.gold,
      hem: 24,
      skin: SKIN[1],
      shoe: C.white,
      head: { cut: "long", hair: HAIR.brown, hat: hats.crown(C.gold, C.blue) },
      left: [[-24, -58], [-29, -74], sword(0, 0, 0.72)],
      right: [[25, -60], [29, -76], scales(0, 17, 0.64)],
    }),
    { x: 150, y: 404, s: 2.45 },
  ),
];

const hangedMan = () => [
  sky(C.pale),
  limb(
    [
      [150, 460],
      [150, 36],
    ],
    18,
    C.brown,
  ),
  limb(
    [
      [50, 60],
      [250, 60],
    ],
    18,
    C.brown,
  ),
  [
    [60, 48, -40],
    [90, 48, -140],
    [210, 48, -40],
    [240, 48, -130],
    [70, 74, 40],
    [230, 74, 140],
    [104, 72, 120],
    [160, 36, -60],
    [142, 34, -120],
    [192, 72, 60],
  ].map(([x, y, rot]) => at(path("M0 0Q8 -9 22 -4Q13 9 0 0Z", C.leaf, { width: 1.5 }), { x, y, rot })),
  disc(150, 342, 46, C.gold),
  disc(150, 342, 38, C.cream, { width: 1.2 }),
  at(
    inTunic({
      tunic: C.blue,
      trim: C.gold,
      hose: C.red,
      shoe: C.ochre,
      skin: SKIN[1],
      belt: C.gold,
      armsBehind: true,
      skirt: 13,
      legs: [
        [
          [-4, -40],
          [-5, -18],
          [0, 0],
        ],
        [
          [5, -40],
          [20, -28],
          [1, -17],
        ],
      ],
      toes: [4, -5],
      left: [
        [-24, -56],
        [-3, -48],
      ],
      right: [
        [24, -56],
        [3, -48],
      ],
      head: { hair: HAIR.fair, cut: "bob", mouth: "smile", eyes: "open" },
    }),
    { x: 150, y: 102, s: 2.75, rot: 180 },
  ),
  limb(
    [
      [140, 100],
      [160, 100],
    ],
    4,
    C.cream,
  ),
  limb(
    [
      [152, 96],
      [150, 66],
    ],
    4,
    C.cream,
  ),
];

const whiteRose = [star(0, 0, 14, C.white, 5, 0.7), disc(0, 0, 5, C.cream)];

const death = () => [
  sky(C.lilac),
  flat("M0 250H300V470H0Z", C.slate),
  path("M176 280Q230 270 310 276V306Q230 300 176 304Z", C.sky),
  sun(254, 238, 18, { reach: 2.1, rays: 18 }),
  turret(226, 256, 18, 50, C.stone, { windows: 1 }),
  turret(282, 256, 18, 50, C.stone, { windows: 1 }),
  path("M176 250Q240 246 310 252V270H176Z", C.forest),
  ground(
    [
      [0, 340],
      [150, 332],
      [300, 342],
    ],
    C.leaf,
  ),
  banner(152, 262, 226, { fill: C.black, width: 92, drop: 84, emblem: at(whiteRose, { s: 2 }) }),
  at([horse({ fill: C.white, mane: C.stone, gait: "walk", harness: C.black })], { x: 108, y: 404, s: 1.72 }),
  at(
    [
      riding({
        armsBehind: true,
        robe: C.black,
        hose: C.black,
        shoe: C.slate,
        sleeve: C.black,
        skin: C.white,
        head: { cut: "none" },
        left: [
          [-14, -16],
          [14, -14],
        ],
        right: [
          [20, -22],
          [29, -26],
        ],
      }).slice(0, 6),
      line("M-6 -32H6M-7 -26H7M-6 -20H6", 1.6, C.white),
    ],
    { x: 104, y: 288, s: 1.72 },
  ),
  at(
    [
      skull(0, 0, 1),
      path("M-11 -4C-12 -18 12 -18 11 -4L6 -8H-7Z", C.slate),
      path("M-2 -15Q-20 -34 -28 -12Q-18 -18 -8 -12Z", C.red),
    ],
    { x: 106, y: 200, s: 1.95 },
  ),
  at(
    standing({
      robe: C.gold,
      stripe: C.white,
      skin: SKIN[2],
      head: { side: true, hair: HAIR.grey, hat: hats.miter() },
      left: [
        [-14, -52],
        [-18, -60],
      ],
      right: [
        [-10, -54],
        [-18, -64],
      ],
      trim: C.white,
    }),
    { x: 262, y: 430, s: 1.62, flip: true },
  ),
  child(214, 440, 1.35, {
    robe: C.blue,
    skin: SKIN[0],
    flip: true,
    head: { side: true, hair: HAIR.fair, cut: "long" },
    right: [
      [16, -30],
      [22, -38],
      [rose(0, -5, 0.9, C.white), rose(6, -3, 0.9, C.rose)],
    ],
  }),
  at(
    [
      path("M-60 6Q-62 -10 -40 -12L20 -12Q34 -10 34 4Z", C.blue),
      oval(46, -2, 11, 9, SKIN[0]),
      path("M54 -10L72 -14L66 -4L74 2L56 6Z", C.gold),
      line("M42 -4L46 -2M44 4L48 2", 1.3),
      path("M38 4Q36 14 46 12Q52 10 52 6Z", HAIR.grey),
    ],
    { x: 84, y: 430, s: 1.25 },
  ),
];

const temperance = () => [
  sky(C.pale),
  mountains(
    300,
    [
      [38, 120],
      [80, 90],
    ],
    C.lilac,
  ),
  sun(44, 120, 16, { fill: C.gold, reach: 2.2 }),
  ground(
    [
      [0, 300],
      [150, 292],
      [300, 302],
    ],
    C.leaf,
  ),
  path("M34 300Q70 330 50 350Q30 372 100 396L130 380Q76 364 88 344Q96 326 58 298Z", C.sand),
  path("M110 470Q120 398 200 394Q270 392 310 400V470Z", C.blue),
  line("M150 430Q164 422 178 430Q192 438 206 430M220 450Q234 442 248 450M120 452Q134 444 148 452", 1.7, C.pale),
  wings(150, 376, 2.35, C.red, C.orange),
  disc(150, 184, 44, C.gold),
  at(
    [
      standing({
        robe: C.white,
        skin: SKIN[3],
        hem: 16,
        head: { cut: "curly", hair: HAIR.black, down: 1.5, eyes: "shut", hat: dot(0, -10, 2.4, C.gold) },
        under: [
          poly(
            [
              [0, -68],
              [-6, -58],
              [6, -58],
            ],
            C.orange,
          ),
        ],
      }),
    ],
    { x: 150, y: 404, s: 2.5 },
  ),
  path("M118 404Q120 392 132 396L140 408H116Z", SKIN[3]),
  path("M164 412Q168 398 180 402L188 416H162Z", SKIN[3]),
  path("M196 256Q186 286 112 306L106 296Q172 280 184 250Z", C.sky),
  cup(232, 258, 1.7, { rot: -62 }),
  cup(98, 346, 1.7, { rot: 10 }),
  at(
    [
      limb(
        [
          [-11, -70],
          [-25, -54],
          [-21, -38],
        ],
        9,
        C.white,
      ),
      disc(-20.5, -37, 3.4, SKIN[3]),
      limb(
        [
          [11, -70],
          [29, -66],
          [29, -60],
        ],
        9,
        C.white,
      ),
      disc(29, -60, 3.4, SKIN[3]),
    ],
    { x: 150, y: 404, s: 2.5 },
  ),
  iris(262, 360, 1.6),
  iris(284, 372, 1.4),
  iris(238, 368, 1.3),
];

export const majorsB = {
  chariot,
  strength,
  hermit,
  "wheel-of-fortune": wheelOfFortune,
  justice,
  "hanged-man": hangedMan,
  death,
  temperance,
};
