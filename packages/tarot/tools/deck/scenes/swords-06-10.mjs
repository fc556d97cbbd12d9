// Swords, six to ten: cold light, wind and cloud.
import { hand, inTunic, standing } from "../body.mjs";
import { slimSword, sword } from "../emblems.mjs";
import { backHead, hats, head, locks } from "../head.mjs";
import { cloud, ground, mountains, rose, sea, sky, tree } from "../nature.mjs";
import { C, HAIR, SKIN } from "../palette.mjs";
import { boat, castle, tent } from "../places.mjs";
import { at, box, limb, line, oval, path } from "../shape.mjs";

const six = () => [
  sky(C.steel),
  mountains(
    240,
    [
      [60, 40],
      [240, 60],
      [180, 44],
    ],
    C.lilac,
  ),
  [20, 50, 80, 220, 250, 280].map((x) => tree(x, 246, 0.7, { fill: C.forest })),
  path("M-10 240Q150 232 310 240V250H-10Z", C.green),
  sea(250, C.blue, { rows: 10, gap: 20 }),
  Array.from({ length: 6 }, (_, i) => slimSword(150 + i * 20, 250 - (i % 2) * 14 - (i > 3 ? (i - 3) * 4 : 0), 2, 180)),
  at(
    inTunic({
      tunic: C.orange,
      hose: C.brown,
      skin: SKIN[3],
      head: { back: true, hair: HAIR.black },
      left: [
        [-20, -60],
        [-16, -46],
      ],
      right: [
        [18, -66],
        [10, -78],
      ],
      armsBehind: true,
    }),
    { x: 64, y: 366, s: 1.9, rot: 6 },
  ),
  limb(
    [
      [24, 440],
      [104, 170],
    ],
    6,
    C.bark,
  ),
  at(
    [
      path("M-2 -48Q-19 -46 -21 -20L-25 8H25L21 -20Q18 -46 -2 -48Z", C.tan),
      path("M0 -70Q-16 -70 -18 -52Q-19 -42 -15 -34Q2 -26 17 -36Q19 -46 16 -54Q12 -69 0 -70Z", C.tan),
      path("M3 -66Q-8 -64 -11 -50Q-12 -42 -9 -34M8 -65Q13 -58 13 -50Q14 -42 11 -33", "none", { width: 1.3 }),
      line("M-10 -28Q-13 -10 -11 4M0 -26Q4 -10 2 4M11 -29Q15 -10 13 4", 1.5),
    ],
    { x: 122, y: 374, s: 1.5, rot: 7 },
  ),
  at([path("M0 -34Q-12 -32 -14 4H14Q12 -32 0 -34Z", C.red), at(backHead(SKIN[1], HAIR.brown), { y: -44, s: 0.96 })], {
    x: 170,
    y: 372,
    s: 1.4,
  }),
  at(boat(0, 0, 1.62), { x: 146, y: 390 }),
];

const seven = () => [
  sky(C.gold),
  tent(210, 250, 1.5, C.blue, C.gold),
  tent(140, 256, 1.15, C.red, C.cream),
  tent(270, 262, 1.2, C.orange, C.white),
  ground(
    [
      [0, 258],
      [300, 258],
    ],
    C.ochre,
  ),
  ground(
    [
      [0, 380],
      [150, 372],
      [300, 384],
    ],
    C.sand,
  ),
  [
    [34, 330, 0.3],
    [48, 330, 0.3],
    [60, 330, 0.3],
  ].map(([x, y, s]) =>
    at(standing({ robe: C.black, skin: C.black, sleeve: C.black, head: { back: true, hair: C.black } }), {
      x,
      y: y - 30,
      s,
    }),
  ),
  sword(244, 294, 1.75, 180),
  sword(272, 294, 1.75, 180),
  path("M232 408Q244 402 256 408ZM260 408Q272 402 284 408Z", C.ochre),
  at(
    inTunic({
      tunic: C.teal,
      trim: C.gold,
      hose: C.red,
      shoe: C.brown,
      skin: SKIN[1],
      skirt: 16,
      sleeve: C.teal,
      head: { hair: HAIR.brown, cut: "short", look: 3, hat: hats.cap(C.red), mouth: "smile" },
      legs: [
        [
          [-5, -40],
          [-20, -28],
          [-26, -6],
        ],
        [
          [5, -40],
          [2, -20],
          [10, -4],
        ],
      ],
      toes: [-5, -5],
    }),
    { x: 146, y: 414, s: 2.35, rot: -4 },
  ),
  Array.from({ length: 5 }, (_, i) => slimSword(196 - i * 3, 258 + i * 15, 2.25, -78 - i * 8)),
  at(
    [
      limb(
        [
          [-11, -70],
          [-28, -66],
          [-20, -54],
        ],
        8,
        C.teal,
      ),
      hand([-20, -53], [-28, -66], SKIN[1], { fist: true, s: 1.16 }),
      limb(
        [
          [11, -70],
          [22, -60],
          [10, -50],
        ],
        8,
        C.teal,
      ),
      hand([9, -49], [22, -60], SKIN[1], { fist: true, s: 1.16 }),
    ],
    { x: 146, y: 414, s: 2.35, rot: -4 },
  ),
];

const bands = [
  [-62, 0],
  [-54, 1],
  [-46, 0],
  [-38, 1],
].map(([y, lean]) =>
  path(`M-15 ${y}Q0 ${y + 4 + lean} 15 ${y}V${y + 4.6}Q0 ${y + 8.6 + lean} -15 ${y + 4.6}Z`, C.white, { width: 1.5 }),
);

const eight = () => [
  sky(C.steel),
  path("M170 290L200 190L230 160L270 170L310 230V300Z", C.slate),
  castle(236, 176, 1.2, { fill: C.stone, roof: C.red }),
  ground(
    [
      [0, 296],
      [150, 284],
      [300, 300],
    ],
    C.tan,
  ),
  ground(
    [
      [0, 380],
      [300, 384],
    ],
    C.sand,
  ),
  path("M-10 410Q80 396 150 412Q240 430 310 410V470H-10Z", C.sky),
  line("M30 430Q44 424 58 430M220 436Q236 430 250 436M110 444Q124 438 138 444", 1.6, C.white),
  [28, 58, 88].map((x, i) => sword(x, 224 - i * 6, 2.1, 180)),
  [216, 244, 270].map((x, i) => sword(x, 216 + i * 6, 2.1, 180)),
  sword(114, 214, 1.9, 180),
  sword(190, 214, 1.9, 180),
  at(
    [
      standing({
        robe: C.red,
        hem: 15,
        skin: SKIN[1],
        head: { cut: "long", hair: HAIR.black, mouth: "sad", hat: hats.blindfold() },
      }),
      path("M-11 -73Q-17 -66 -14 -50L-9 -40L-6 -52ZM11 -73Q17 -66 14 -50L9 -40L6 -52Z", C.red),
      bands,
    ],
    { x: 152, y: 432, s: 2.65 },
  ),
];

const nine = () => [
  sky(C.black),
  Array.from({ length: 9 }, (_, i) => slimSword(44 + (i % 2) * 10, 50 + i * 24, 2.9, 90)),
  box(-10, 420, 320, 60, C.bark),
  box(22, 262, 20, 172, C.brown),
  box(30, 396, 250, 32, C.brown),
  box(266, 350, 16, 84, C.brown),
  path("M42 340H130Q150 330 168 344L266 350V402H42Z", C.white),
  path("M40 344Q36 318 56 320Q86 316 84 344Z", C.white),
  at(
    [
      path("M-6 -52Q-20 -50 -20 -30L-18 4H22L16 -30Q14 -50 4 -52Z", C.white),
      line("M-4 -34Q-8 -14 -6 0", 1.4),
      at(
        [
          locks({ hair: HAIR.fair, cut: "long" }),
          head({ skin: SKIN[1], hair: HAIR.fair, cut: "long", down: 3, eyes: "shut" }),
        ],
        { y: -60, x: 1, rot: 8 },
      ),
      limb(
        [
          [-13, -42],
          [-16, -22],
          [-3, -56],
        ],
        8,
        C.white,
      ),
      limb(
        [
          [12, -42],
          [17, -22],
          [6, -55],
        ],
        8,
        C.white,
      ),
      path("M-8 -64Q-6 -68 -2 -66L6 -66Q11 -68 11 -62L8 -54H-5Z", SKIN[1]),
      line("M1.5 -66V-55M-3 -65L-2 -56M6 -65L5 -56", 1.1),
    ],
    { x: 118, y: 352, s: 1.95 },
  ),
  path("M70 348Q130 328 176 344L268 354V412H70Z", C.blue),
  Array.from({ length: 7 }, (_, i) => line(`M${98 + i * 25} ${340 + i}V412`, 1.3)),
  line("M70 372H268M70 394H268", 1.3),
  [
    [84, 360],
    [134, 360],
    [184, 362],
    [234, 364],
    [109, 384],
    [159, 384],
    [209, 384],
    [258, 384],
    [84, 404],
    [134, 404],
    [184, 404],
    [234, 404],
  ].map(([x, y]) => rose(x, y, 0.95)),
];

const ten = () => [
  sky(C.black),
  path("M-10 226H310V280H-10Z", C.gold),
  cloud(70, 206, 1.8, C.black),
  cloud(220, 212, 2, C.black),
  mountains(
    290,
    [
      [60, 40],
      [130, 52],
      [220, 44],
      [280, 56],
    ],
    C.navy,
  ),
  sea(288, C.blue, { rows: 3, gap: 16, until: 336 }),
  ground(
    [
      [0, 336],
      [300, 336],
    ],
    C.ochre,
  ),
  ground(
    [
      [0, 420],
      [300, 430],
    ],
    C.bark,
  ),
  path("M222 392Q250 384 286 398V414L224 412Z", C.brown),
  path("M280 392H296V420H280Z", C.bark),
  path("M70 416Q60 384 90 380H220Q240 388 238 416Z", C.red),
  path("M150 384H236Q246 400 236 416H150Q142 400 150 384Z", C.wine),
  line("M180 386Q174 400 180 414M208 386Q202 400 208 414", 1.4),
  limb(
    [
      [88, 404],
      [64, 424],
      [36, 430],
    ],
    13,
    C.white,
  ),
  hand([34, 431], [64, 424], SKIN[1], { fist: true, s: 2.1 }),
  line("M30 432L20 428M30 434L20 434", 3.4, SKIN[1]),
  at([oval(0, 0, 9, 11, HAIR.black), line("M-4 -6Q-2 2 -4 6M2 -8Q3 2 2 8", 1.2, C.slate)], {
    x: 54,
    y: 398,
    s: 1.7,
    rot: 80,
  }),
  Array.from({ length: 10 }, (_, i) =>
    slimSword(84 + i * 17, 266 - (i % 2) * 18, 1.75 + (i % 2) * 0.2, 180 + (i - 4.5) * 1.2),
  ),
];

export const swords06to10 = { six, seven, eight, nine, ten };
