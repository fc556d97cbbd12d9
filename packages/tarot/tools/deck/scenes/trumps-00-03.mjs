// Trumps 0 to 3.
import { leapingDog } from "../beasts.mjs";
import { arm, inTunic, seated, standing, strewn } from "../body.mjs";
import { cup, pentacle, sword, wand } from "../emblems.mjs";
import { hats, starPoints } from "../head.mjs";
import { crescent, ground, lily, mountains, pomegranate, rose, sea, sky, sun, tree, wheat } from "../nature.mjs";
import { C, HAIR, SKIN } from "../palette.mjs";
import { lemniscate } from "../people.mjs";
import { pillar, scepter, scroll } from "../places.mjs";
import { at, blob, box, disc, dot, flat, limb, line, path, poly } from "../shape.mjs";

const bundle = [
  limb(
    [
      [6, 8],
      [-24, -30],
    ],
    3,
    C.brown,
  ),
  path("M-24 -32Q-33 -30 -39 -18Q-39 -5 -28 -5Q-15 -5 -16 -18Q-18 -27 -24 -32Z", C.red),
  line("M-24 -30Q-30 -22 -30 -16M-24 -30Q-22 -22 -23 -14", 1.2),
];

const fool = () => [
  sky(C.sand),
  sun(66, 70, 22, { fill: C.white }),
  mountains(
    350,
    [
      [200, 160],
      [268, 130],
      [110, 100],
      [30, 130],
    ],
    C.lilac,
    C.white,
  ),
  path("M-10 366Q60 352 120 362Q178 356 226 362L234 376L216 398L228 420L208 470H-10Z", C.bark),
  path("M-10 366Q60 352 120 362Q178 356 226 362L234 376Q150 380 -10 384Z", C.green),
  line("M60 400L76 420L66 446M130 392L144 414M176 404L168 430", 1.8),
  at(
    inTunic({
      tunic: C.teal,
      trim: C.gold,
      hose: C.cream,
      shoe: C.ochre,
      skin: SKIN[1],
      skirt: 17,
      sleeve: C.gold,
      legs: [
        [
          [-5, -40],
          [-12, -22],
          [-22, -4],
        ],
        [
          [5, -40],
          [16, -26],
          [18, -5],
        ],
      ],
      toes: [5, 6],
      under: strewn(
        [
          [-6, -64],
          [5, -60],
          [-4, -42],
          [7, -41],
          [0, -70],
        ],
        C.gold,
      ),
      head: { side: true, hair: HAIR.fair, cut: "long", hat: hats.feather(C.green, C.red), mouth: "smile" },
      tilt: -16,
      left: [[-20, -60], [-12, -72], bundle],
      right: [[26, -62], [38, -76], at([line("M0 8V-6", 2.4, C.green), rose(0, -10, 1.15, C.white)], { rot: 12 })],
    }),
    { x: 158, y: 364, s: 2.35 },
  ),
  leapingDog(64, 372, 1.5, C.white),
];

const table = [box(26, 318, 248, 18, C.tan), path("M44 336H66L62 420H50ZM234 336H256L250 420H238Z", C.brown)];

const magician = () => [
  sky(C.gold),
  [40, 90, 140, 190, 240, 270].map((x, i) => [
    path(`M${x - 30} 14Q${x} ${52 + (i % 2) * 12} ${x + 34} 14Z`, C.forest),
    rose(x, 36 + (i % 2) * 8, 1.3),
  ]),
  ground(
    [
      [0, 388],
      [150, 380],
      [300, 390],
    ],
    C.green,
  ),
  lemniscate(150, 96, 1.1),
  at(
    standing({
      robe: C.white,
      cape: C.red,
      capeHem: 24,
      belt: C.teal,
      sleeve: C.red,
      skin: SKIN[0],
      bell: true,
      head: { hair: HAIR.black, cut: "bob", hat: hats.circlet(C.white) },
      left: [
        [-24, -82],
        [-29, -106],
        at(
          [
            limb(
              [
                [0, 10],
                [0, -16],
              ],
              3.4,
              C.white,
            ),
            dot(0, -18, 2.4),
            dot(0, 12, 2.4),
          ],
          { rot: -14 },
        ),
      ],
    }),
    { x: 150, y: 410, s: 2.9 },
  ),
  table,
  cup(62, 322, 1.5),
  pentacle(104, 300, 1.35),
  wand(180, 310, 1.15, 84),
  sword(128, 322, 1.25, 88),
  at(
    arm({
      from: [11, -70],
      elbow: [25, -54],
      hand: [40, -42],
      sleeve: C.red,
      skin: SKIN[0],
      bell: true,
      hold: line("M0 0L2 9", 3.6, SKIN[0]),
    }),
    { x: 150, y: 410, s: 2.9 },
  ),
  [
    [30, 446],
    [70, 438],
    [110, 448],
    [196, 446],
    [234, 438],
    [272, 448],
  ].map(([x, y], i) =>
    i % 2 ? [lily(x, y - 18, 1.5)] : [line(`M${x} ${y - 12}V${y + 10}`, 3, C.forest), rose(x, y - 18, 1.5)],
  ),
];

const letterB = (x, y, color) =>
  line(
    `M${x - 5} ${y + 9}V${y - 9}H${x}Q${x + 7} ${y - 5} ${x} ${y}Q${x + 8} ${y + 4} ${x + 1} ${y + 9}ZM${x - 5} ${y}H${x}`,
    3,
    color,
  );

const letterJ = (x, y, color) =>
  line(`M${x - 5} ${y - 9}H${x + 5}M${x + 1} ${y - 9}V${y + 4}Q${x - 1} ${y + 11} ${x - 6} ${y + 6}`, 3, color);

const moonCrown = [
  path("M-8 -8Q-16 -14 -12 -24Q-8 -16 0 -15Q8 -16 12 -24Q16 -14 8 -8Q0 -12 -8 -8Z", C.steel),
  disc(0, -20, 6, C.white),
];

const highPriestess = () => [
  sky(C.sky),
  sea(150, C.blue, { rows: 3 }),
  flat("M60 92H240V330H60Z", C.purple),
  line("M60 92H240", 2),
  [
    [90, 130],
    [130, 116],
    [170, 116],
    [210, 130],
    [84, 190],
    [216, 190],
    [96, 250],
    [206, 250],
  ].map(([x, y]) => [
    path(
      `M${x - 22} ${y + 14}Q${x - 10} ${y - 12} ${x} ${y - 20}Q${x + 10} ${y - 12} ${x + 22} ${y + 14}Q${x} ${y + 4} ${x - 22} ${y + 14}Z`,
      C.forest,
    ),
    pomegranate(x, y, 1.05),
  ]),
  pillar(48, 400, 322, 44, C.black, { capital: C.slate }),
  pillar(252, 400, 322, 44, C.white, { capital: C.cream }),
  letterB(48, 170, C.white),
  letterJ(252, 170, C.black),
  flat("M0 394H300V470H0Z", C.cream),
  line("M0 394H300", 2),
  line("M0 420H300M70 394L50 450M150 394V450M230 394L250 450", 1.2),
  box(104, 300, 92, 98, C.slate),
  at(
    seated({
      robe: C.blue,
      cape: C.sky,
      trim: C.white,
      hem: 25,
      skin: SKIN[1],
      head: { cut: "veil", hair: C.white, hat: moonCrown },
      sleeve: C.sky,
      under: [line("M0 -66V-56M-5 -62H5", 3.4, C.white)],
      left: [
        [-22, -54],
        [-8, -44],
      ],
      right: [
        [22, -54],
        [9, -44],
      ],
    }),
    { x: 150, y: 404, s: 2.5 },
  ),
  scroll(152, 296, 1.5, -8),
  crescent(112, 414, 1.3, C.gold, false, -70),
];

const venus = [disc(0, -4, 7, "none", { width: 3.4 }), line("M0 3V16M-6 10H6", 3.4)];

const starCrown = [
  hats.circlet(C.gold),
  [-78, -52, -26, 0, 26, 52, 78].map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    return poly(starPoints(15 * Math.sin(angle), -5 - 15 * Math.cos(angle), 4), C.gold, { width: 1.2 });
  }),
];

const empress = () => [
  sky(C.gold),
  [30, 74, 118, 184, 228, 272].map((x, i) => tree(x, 220, i % 2 ? 1.35 : 1.6, { fill: i % 2 ? C.green : C.forest })),
  ground(
    [
      [0, 214],
      [150, 206],
      [300, 216],
    ],
    C.leaf,
  ),
  path("M250 210Q226 250 262 290Q286 330 250 380L310 400V200Z", C.sky),
  line("M262 240Q256 256 270 272M272 300Q282 320 270 340", 1.8, C.white),
  blob(
    [
      [62, 250],
      [70, 180],
      [120, 160],
      [180, 160],
      [232, 182],
      [240, 256],
      [236, 380],
      [64, 380],
    ],
    C.red,
  ),
  line("M70 252Q90 236 104 250M196 250Q212 236 234 252", 1.6),
  blob(
    [
      [50, 310],
      [78, 284],
      [112, 300],
      [112, 380],
      [56, 384],
    ],
    C.orange,
  ),
  blob(
    [
      [250, 310],
      [222, 284],
      [188, 300],
      [188, 380],
      [244, 384],
    ],
    C.orange,
  ),
  at(
    seated({
      robe: C.white,
      trim: C.gold,
      hem: 27,
      skin: SKIN[2],
      head: { cut: "flowing", hair: HAIR.fair, hat: starCrown, mouth: "smile" },
      belt: C.gold,
      under: strewn(
        [
          [-9, -26],
          [9, -26],
          [-12, -12],
          [12, -12],
          [0, -20],
          [-4.6, -57.5],
          [4.6, -57.5],
          [0, -8],
        ],
        C.red,
        2.6,
      ),
      left: [[-22, -58], [-26, -78], scepter(0, -2, 0.8, -8)],
      right: [
        [24, -56],
        [24, -40],
      ],
    }),
    { x: 150, y: 408, s: 2.45 },
  ),
  at(
    [
      path("M0 32C-12 20 -31 8 -29 -11C-27 -27 -8 -28 0 -15C8 -28 27 -27 29 -11C31 8 12 20 0 32Z", C.gold),
      path("M0 24C-9 15 -24 5 -22.6 -9.6C-21 -20 -7 -20 0 -9C7 -20 21 -20 22.6 -9.6C24 5 9 15 0 24Z", C.rose, {
        width: 1.5,
      }),
      at(venus, { y: -2, s: 0.8 }),
    ],
    { x: 230, y: 380, s: 1.5 },
  ),
  [26, 54, 84, 118, 152, 186, 206, 270].map((x, i) => wheat(x, 452, 1.25, i % 2 ? 6 : -6)),
];

export const trumps00to03 = { fool, magician, "high-priestess": highPriestess, empress };
