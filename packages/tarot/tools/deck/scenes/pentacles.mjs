// Pentacles, ace to ten: gardens, workshops, doors.
import { dog, perched, snail } from "../beasts.mjs";
import { inTunic, standing, strewn } from "../body.mjs";
import { pentacle } from "../emblems.mjs";
import { hats, head } from "../head.mjs";
import { cloudHand, cypress, grapes, ground, lily, mountains, rose, sky, tree } from "../nature.mjs";
import { C, HAIR, SKIN } from "../palette.mjs";
import { child } from "../people.mjs";
import { arch, castle, scales, ship, town, turret, wall } from "../places.mjs";
import { at, blob, box, disc, dot, flat, limb, line, oval, path } from "../shape.mjs";

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
  path("M92 268C40 200 20 300 70 312C120 320 180 220 230 236C276 252 262 330 214 316C170 304 120 270 92 268Z", "none", {
    width: 13,
  }),
  path("M92 268C40 200 20 300 70 312C120 320 180 220 230 236C276 252 262 330 214 316C170 304 120 270 92 268Z", "none", {
    width: 9,
    stroke: C.leaf,
  }),
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
  pentacle(70, 286, 2.2),
  pentacle(230, 262, 2.2),
];

const three = () => [
  sky(C.slate),
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
      left: [[12, -54], [22, -58], line("M0 6V-14M-6 -14H6", 4, C.slate)],
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
  box(86, 320, 128, 84, C.stone),
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

const flakes = Array.from({ length: 34 }, (_, i) =>
  dot(((i * 73) % 280) + 12, ((i * 137) % 420) + 20, 2.2 + (i % 3) * 0.5, C.white),
);

const five = () => [
  sky(C.night),
  wall(-10, 0, 320, 330, C.slate, 30),
  path("M60 290V140Q70 50 150 24Q230 50 240 140V290Z", C.gold, { width: 4 }),
  path("M74 282V144Q84 64 150 42Q216 64 226 144V282Z", C.green),
  [
    [112, 0],
    [188, 0],
  ].map(([x]) => line(`M${x} 60V282`, 1.8)),
  line("M74 150H226M74 224H226M150 42V282", 1.8),
  path("M150 60L200 120L150 150L100 120Z", C.blue),
  path("M74 224L112 190L150 224L188 190L226 224V282H74Z", C.red),
  [
    [150, 84],
    [112, 148],
    [188, 148],
    [128, 214],
    [172, 214],
  ].map(([x, y]) => pentacle(x, y, 1.3)),
  ground(
    [
      [0, 372],
      [80, 360],
      [190, 366],
      [300, 356],
    ],
    C.white,
  ),
  at(
    [
      path("M-8 -72Q-22 -60 -20 -30L-24 0H18L14 -34Q14 -66 4 -74Z", C.teal),
      path("M-6 -86Q-20 -80 -18 -58Q-2 -48 12 -60Q12 -78 4 -88Z", C.tan),
      line("M-10 -50Q-14 -24 -12 0M4 -48Q6 -24 6 -2M-20 0L-14 -8L-8 0L-2 -7L4 0L10 -8L18 0", 1.4),
      at(head({ side: true, skin: SKIN[2], hair: C.tan, cut: "hood", down: 2, mouth: "sad" }), {
        x: 2,
        y: -80,
        rot: 14,
      }),
      path("M-16 2Q-16 -5 -9 -4L-2 2ZM6 2Q6 -5 12 -4L20 2Z", SKIN[2]),
    ],
    { x: 216, y: 418, s: 2.15 },
  ),
  at(
    [
      limb(
        [
          [-13, -2],
          [-8, -68],
        ],
        3.4,
        C.brown,
      ),
      limb(
        [
          [22, 0],
          [15, -60],
        ],
        3.4,
        C.brown,
      ),
      limb(
        [
          [-13, -68],
          [-3, -66],
        ],
        3.4,
        C.brown,
      ),
      limb(
        [
          [10, -60],
          [20, -60],
        ],
        3.4,
        C.brown,
      ),
    ],
    { x: 90, y: 430, s: 2.15 },
  ),
  at(
    [
      inTunic({
        tunic: C.blue,
        hose: C.stone,
        shoe: C.white,
        skin: SKIN[0],
        belt: C.bark,
        sleeve: C.slate,
        head: { hair: HAIR.brown, cut: "short", look: 2, mouth: "sad", hat: hats.bandage() },
        legs: [
          [
            [-5, -40],
            [-8, -20],
            [-8, -2],
          ],
          [
            [5, -40],
            [14, -26],
            [6, -14],
          ],
        ],
        left: [
          [-18, -58],
          [-12, -58],
        ],
        right: [
          [20, -56],
          [16, -54],
        ],
      }),
      line("M-5 -77L0 -68L5 -77", 1.4),
      path("M-4 -64Q0 -72 4 -64L5 -58H-5Z", C.gold),
      dot(0, -57, 1.4),
    ],
    { x: 92, y: 430, s: 2.05 },
  ),
  flakes,
];

const six = () => [
  sky(C.steel),
  town(60, 336, 0.9, C.stone, C.slate),
  town(226, 336, 0.9, C.stone, C.slate),
  ground(
    [
      [0, 336],
      [300, 336],
    ],
    C.leaf,
  ),
  ground(
    [
      [0, 404],
      [300, 404],
    ],
    C.tan,
  ),
  at(
    standing({
      robe: C.red,
      cape: C.wine,
      trim: C.gold,
      belt: C.green,
      stripe: C.blue,
      skin: SKIN[1],
      sleeve: C.wine,
      head: { hair: HAIR.brown, cut: "short", beard: "pointed", look: -1.6, down: 1, hat: hats.turban(C.red) },
      left: [
        [-24, -62],
        [-26, -46],
      ],
      right: [[24, -62], [27, -78], scales(0, 17, 0.62)],
    }),
    { x: 152, y: 420, s: 2.65 },
  ),
  [
    [72, 316],
    [86, 330],
    [68, 342],
  ].map(([x, y]) => oval(x, y, 5, 5.4, C.gold, { width: 1.6 })),
  beggar(66, 444, C.gold, SKIN[3], HAIR.black, false),
  beggar(236, 444, C.blue, SKIN[0], HAIR.grey, true),
  [
    [44, 76],
    [98, 56],
    [44, 136],
    [150, 44],
    [256, 60],
    [258, 124],
  ].map(([x, y]) => pentacle(x, y, 1.45)),
];

function beggar(x, y, robe, skin, hair, flip) {
  return at(
    [
      path("M-8 -40Q-20 -38 -20 -22L-28 0H22L16 -22Q14 -38 4 -42Z", robe),
      path("M-20 -24Q-6 -34 14 -24L18 -8Q-4 -18 -24 -6Z", C.tan),
      line("M-10 -10L-12 0M6 -12L8 0"),
      at(head({ side: true, skin, hair, cut: "short", mouth: "open" }), { x: 0, y: -52, rot: -28 }),
      limb(
        [
          [4, -34],
          [20, -36],
          [24, -50],
        ],
        7,
        robe,
      ),
      disc(24, -51, 3.6, skin),
      disc(18, -49, 3.6, skin),
    ],
    { x, y, s: 1.75, flip },
  );
}

const bush = [
  blob(
    [
      [20, 400],
      [30, 300],
      [24, 210],
      [60, 150],
      [104, 160],
      [132, 210],
      [128, 300],
      [140, 400],
      [80, 420],
    ],
    C.forest,
  ),
  line(
    "M40 300Q52 290 64 300M90 350Q102 340 116 350M50 370Q62 360 74 370M50 210Q60 200 72 208M92 270Q102 260 116 268",
    1.8,
    C.leaf,
  ),
  [
    [30, 330, 100],
    [126, 250, -20],
    [52, 160, 200],
    [104, 160, -60],
    [30, 240, 160],
    [128, 340, 10],
  ].map(([x, y, rot]) => at(path("M0 0Q8 -9 24 -4Q14 10 0 0Z", C.leaf, { width: 1.5 }), { x, y, rot })),
];

const seven = () => [
  sky(C.pale),
  mountains(
    320,
    [
      [240, 70],
      [280, 56],
    ],
    C.lilac,
  ),
  ground(
    [
      [0, 320],
      [300, 316],
    ],
    C.leaf,
  ),
  ground(
    [
      [0, 396],
      [300, 400],
    ],
    C.ochre,
  ),
  bush,
  [
    [76, 184],
    [50, 240],
    [104, 240],
    [70, 300],
    [114, 310],
    [62, 362],
  ].map(([x, y]) => pentacle(x, y, 1.55)),
  limb(
    [
      [174, 440],
      [180, 232],
    ],
    6,
    C.tan,
  ),
  path("M160 436H196L192 452L160 446Z", C.slate),
  at(
    inTunic({
      tunic: C.orange,
      hose: C.blue,
      shoe: C.brown,
      skin: SKIN[2],
      belt: C.bark,
      sleeve: C.blue,
      head: { hair: HAIR.black, cut: "short", look: -3, down: 2.4, eyes: "open", mouth: "sad" },
      tilt: -8,
      left: [
        [-20, -58],
        [-20, -70],
      ],
      right: [
        [6, -56],
        [-18, -68],
      ],
      legs: [
        [
          [-5, -40],
          [-6, -20],
          [-6, -2],
        ],
        [
          [5, -40],
          [12, -22],
          [16, -2],
        ],
      ],
      toes: [-5, 5],
    }),
    { x: 222, y: 430, s: 2.6 },
  ),
  pentacle(134, 420, 1.5),
];

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
      [92, 356],
      [130, 372],
      [126, 420],
    ],
    22,
    C.red,
  ),
  path("M114 412Q116 428 118 430H150Q146 416 138 412Z", C.bark),
  path("M68 366Q60 300 76 276Q104 258 124 276Q128 316 118 368Z", C.blue),
  path("M108 288Q124 320 130 380L150 384L140 410Q110 404 96 372Z", C.bark),
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
  disc(122, 298, 7.4, SKIN[3]),
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
  disc(124, 384, 6.6, SKIN[0]),
  dog(166, 448, 0.95, C.white, true),
  dog(236, 450, 0.95, C.steel),
  SEPHIROTH.map(([x, y]) => pentacle(96 + x * 1.22, 42 + y * 1.2, 1.32)),
];

export const pentacles = { ace, two, three, four, five, six, seven, eight, nine, ten };
