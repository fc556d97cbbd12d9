// Pentacles, ace to four: gardens, workshops, doors.
import { inTunic, standing } from "../body.mjs";
import { pentacle } from "../emblems.mjs";
import { hats, head } from "../head.mjs";
import { cloudHand, ground, lily, mountains, rose, sky } from "../nature.mjs";
import { C, HAIR, INK, SKIN } from "../palette.mjs";
import { arch, ship, town, turret } from "../places.mjs";
import { at, box, disc, flat, limb, line, path } from "../shape.mjs";

const hedge = (y, color = C.forest) => [
  path(
    `M-10 ${y}Q20 ${y - 14} 50 ${y}Q80 ${y - 12} 106 ${y}V${y + 60}H-10ZM194 ${y}Q220 ${y - 12} 250 ${y}Q280 ${y - 14} 310 ${y}V${y + 60}H194Z`,
    color,
  ),
];

const ace = () => [
  sky(C.pale),
  mountains(
    332,
    [
      [130, 60],
      [176, 70],
    ],
    C.lilac,
    C.white,
  ),
  ground(
    [
      [0, 330],
      [300, 330],
    ],
    C.leaf,
  ),
  hedge(314),
  arch(150, 372, 64, 84, 22, C.forest),
  [
    [98, 330],
    [104, 300],
    [128, 276],
    [150, 270],
    [172, 276],
    [196, 300],
    [202, 330],
    [40, 336],
    [70, 350],
    [236, 344],
    [266, 332],
  ].map(([x, y]) => rose(x, y, 0.95)),
  ground(
    [
      [0, 372],
      [300, 372],
    ],
    C.green,
  ),
  path("M134 372H168Q176 400 232 470H96Q140 410 134 372Z", C.sand),
  [28, 62, 240, 272, 96].map((x, i) => lily(x, 412 + (i % 2) * 12, 1.25)),
  cloudHand(128, 222, 2.3, { skin: SKIN[1] }),
  pentacle(160, 150, 4.4),
];

const two = () => [
  sky(C.pale),
  path("M-10 250Q20 206 60 230Q84 250 110 216Q150 180 190 226Q220 250 250 212Q280 190 310 230V360H-10Z", C.blue),
  line(
    "M20 262Q50 236 84 262M120 250Q150 222 184 252M210 270Q246 240 280 262M40 300Q70 280 100 300M180 300Q220 276 256 300",
    2,
    C.pale,
  ),
  at(ship(0, 0, 1.1, { sail: C.red }), { x: 56, y: 228, rot: -14 }),
  at(ship(0, 0, 1.1, { sail: C.gold }), { x: 246, y: 214, rot: 12 }),
  ground(
    [
      [0, 352],
      [300, 352],
    ],
    C.tan,
  ),
  at(
    inTunic({
      tunic: C.orange,
      trim: C.red,
      hose: C.wine,
      shoe: C.green,
      skin: SKIN[2],
      belt: C.red,
      head: {
        hair: HAIR.brown,
        cut: "short",
        look: -2.4,
        mouth: "smile",
        hat: path("M-10 -6Q-12 -12 -8 -14L-5 -34Q2 -38 7 -33L8 -14Q12 -12 10 -6Q0 -10 -10 -6Z", C.red),
      },
      legs: [
        [
          [-5, -40],
          [-14, -24],
          [-4, -4],
        ],
        [
          [5, -40],
          [20, -30],
          [22, -8],
        ],
      ],
      toes: [-5, 6],
      left: [
        [-24, -58],
        [-28, -50],
      ],
      right: [
        [24, -62],
        [28, -62],
      ],
    }),
    { x: 150, y: 428, s: 2.6 },
  ),
  [
    [13, INK],
    [9, C.leaf],
  ].map(([width, stroke]) =>
    path(
      "M150 282C124 244 92 216 62 238C30 264 40 330 82 328C120 324 180 242 218 226C256 216 276 262 252 296C228 322 178 320 150 282Z",
      "none",
      { width, stroke },
    ),
  ),
  pentacle(66, 286, 2.2),
  pentacle(234, 266, 2.2),
];

const three = () => [
  sky(C.slate, false),
  line("M14 120H286M14 200H286M60 40V120M240 120V200", 1.2, C.black),
  flat("M0 402H300V470H0Z", C.stone),
  line("M0 402H300", 2),
  path("M34 402V150Q60 60 150 36Q240 60 266 150V402H240V170Q220 96 150 76Q80 96 60 170V402Z", C.tan),
  box(136, 120, 28, 290, C.tan),
  path("M60 176Q70 120 106 124Q136 130 136 176M164 176Q164 130 194 124Q230 120 240 176", "none", { width: 9 }),
  path("M60 176Q70 120 106 124Q136 130 136 176M164 176Q164 130 194 124Q230 120 240 176", "none", {
    width: 5,
    stroke: C.tan,
  }),
  path("M150 58L198 128L150 152L102 128Z", C.tan, {}),
  pentacle(150, 88, 1.15),
  pentacle(128, 122, 1.15),
  pentacle(172, 122, 1.15),
  box(34, 366, 84, 12, C.brown),
  path("M40 378L34 426H42L50 378ZM104 378L108 426H116L112 378Z", C.brown),
  at(
    inTunic({
      tunic: C.blue,
      hose: C.leaf,
      skin: SKIN[3],
      belt: C.bark,
      sleeve: C.blue,
      head: { side: true, hair: HAIR.black, cut: "short" },
      under: path("M-8 -66H8L9 -38H-9Z", C.gold),
      left: [
        [12, -52],
        [23, -56],
        [
          limb(
            [
              [-1, 8],
              [3, -15],
            ],
            2.4,
            C.tan,
          ),
          at(box(-8, -5, 16, 10, C.brown), { x: 3.4, y: -18, rot: 10 }),
        ],
      ],
      right: [[20, -70], [28, -82], line("M0 6L6 -10", 3, C.steel)],
    }),
    { x: 78, y: 370, s: 1.9 },
  ),
  at(
    standing({
      robe: C.stone,
      belt: C.brown,
      skin: SKIN[0],
      flip: true,
      head: { side: true, hair: HAIR.brown, cut: "none" },
      right: [
        [16, -56],
        [22, -54],
      ],
    }),
    { x: 194, y: 432, s: 1.95, flip: true },
  ),
  at(
    standing({
      robe: C.orange,
      cape: C.red,
      trim: C.gold,
      skin: SKIN[1],
      head: { side: true, cut: "hood", hair: C.orange },
      right: [
        [20, -58],
        [30, -60],
      ],
    }),
    { x: 244, y: 436, s: 2, flip: true },
  ),
  path("M138 316L186 306L192 340L144 350Z", C.white),
  line("M150 342Q152 322 164 318Q176 318 182 334M148 326L186 318", 1.4),
];

const four = () => [
  sky(C.steel),
  town(66, 330, 1, C.cream, C.red),
  town(216, 330, 1, C.cream, C.orange),
  turret(150, 330, 26, 110, C.stone),
  ground(
    [
      [0, 330],
      [300, 330],
    ],
    C.stone,
  ),
  ground(
    [
      [0, 400],
      [300, 400],
    ],
    C.slate,
  ),
  box(60, 336, 30, 62, C.stone),
  box(210, 336, 30, 62, C.stone),
  box(48, 316, 204, 22, C.tan),
  box(72, 396, 156, 16, C.slate),
  path("M96 312Q90 240 118 220Q150 204 182 220Q210 240 204 312L224 330L216 416H84L76 330Z", C.red),
  path("M112 300L96 330L104 410H134L142 330ZM188 300L204 330L196 410H166L158 330Z", C.wine),
  path("M104 220Q150 196 196 220L206 300Q150 320 94 300Z", C.black),
  at(head({ skin: SKIN[1], hair: HAIR.brown, cut: "bob", mouth: "sad", hat: hats.crown() }), {
    x: 150,
    y: 178,
    s: 2.5,
  }),
  pentacle(150, 104, 1.75),
  pentacle(150, 262, 2.5),
  limb(
    [
      [108, 230],
      [92, 274],
      [126, 292],
    ],
    22,
    C.black,
  ),
  limb(
    [
      [192, 230],
      [208, 274],
      [174, 292],
    ],
    22,
    C.black,
  ),
  limb(
    [
      [126, 292],
      [150, 300],
    ],
    14,
    SKIN[1],
  ),
  limb(
    [
      [174, 292],
      [150, 296],
    ],
    14,
    SKIN[1],
  ),
  disc(150, 298, 9, SKIN[1]),
  pentacle(104, 424, 1.75),
  pentacle(196, 424, 1.75),
  path("M92 404Q92 394 106 394Q124 394 124 408H92Z", C.brown),
  path("M208 404Q208 394 194 394Q176 394 176 408H208Z", C.brown),
];

export const pentacles01to04 = { ace, two, three, four };
