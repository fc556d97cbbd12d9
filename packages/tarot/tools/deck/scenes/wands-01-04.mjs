// Wands, ace to four: dry land and warm light.
import { hand, standing } from "../body.mjs";
import { wand } from "../emblems.mjs";
import { hats } from "../head.mjs";
import { cloudHand, grapes, ground, mountains, rose, sea, sky, tree } from "../nature.mjs";
import { C, HAIR, SKIN } from "../palette.mjs";
import { castle, house, ship } from "../places.mjs";
import { at, box, curve, disc, limb, line, oval, path } from "../shape.mjs";

const fallingLeaf = ([x, y, rot]) =>
  at(path("M0 0Q6 -6 15 -2Q9 6 0 0Z", C.leaf, { width: 1.4 }), { x, y, rot, s: 1.1 });

const ace = () => [
  sky(C.sand),
  mountains(
    380,
    [
      [210, 90],
      [266, 70],
    ],
    C.lilac,
  ),
  ground(
    [
      [0, 370],
      [70, 340],
      [140, 372],
      [300, 380],
    ],
    C.leaf,
  ),
  castle(62, 350, 0.8, { fill: C.stone }),
  path("M310 380Q220 388 170 404Q130 424 170 470H230Q200 430 232 416Q270 402 310 404Z", C.sky),
  tree(250, 400, 0.6),
  tree(276, 404, 0.5, { fill: C.forest }),
  ground(
    [
      [0, 448],
      [120, 440],
      [150, 462],
    ],
    C.green,
  ),
  [
    [90, 120, 30],
    [214, 110, 120],
    [230, 190, 60],
    [80, 200, 100],
    [210, 280, 20],
    [96, 320, 140],
  ].map(fallingLeaf),
  wand(150, 190, 2.9, 4),
  cloudHand(146, 214, 2.1, { skin: SKIN[2], grip: true, fill: C.white }),
];

const two = () => [
  sky(C.sand),
  mountains(
    256,
    [
      [200, 70],
      [262, 90],
    ],
    C.lilac,
  ),
  sea(256, C.blue, { rows: 4, gap: 16, until: 330 }),
  path("M-10 250Q60 236 120 256L100 330H-10Z", C.leaf),
  house(40, 262, 0.8),
  tree(84, 268, 0.5),
  box(-10, 330, 320, 140, C.stone),
  line(
    "M14 360H286M14 392H286M14 424H286M60 330V360M150 330V360M240 330V360M100 360V392M200 360V392M60 392V424M150 392V424M240 392V424",
    1.2,
  ),
  [14, 82, 218].map((x) => box(x, 302, 44, 30, C.stone)),
  wand(248, 244, 2.2),
  box(232, 330, 32, 12, C.slate),
  at(
    standing({
      robe: C.orange,
      cape: C.wine,
      belt: C.brown,
      trim: C.gold,
      skin: SKIN[1],
      sleeve: C.orange,
      head: { side: true, hair: HAIR.brown, cut: "short", beard: "full", hat: hats.cap(C.red) },
      left: [
        [16, -54],
        [33, -60],
      ],
    }),
    { x: 130, y: 446, s: 2.75 },
  ),
  disc(226, 264, 20, C.sky),
  path(
    "M212 252Q220 244 230 250Q236 258 226 262Q228 272 218 276Q210 264 212 252ZM234 268Q244 262 245 270Q240 278 234 276Z",
    C.green,
    { width: 1.4 },
  ),
  wand(70, 318, 2.3, -3),
  at(
    [
      limb(
        [
          [-11, -70],
          [-24, -60],
          [-22, -50],
        ],
        8,
        C.orange,
      ),
      hand([-22, -49], [-24, -60], SKIN[1], { fist: true, s: 1.1 }),
    ],
    { x: 130, y: 446, s: 2.75 },
  ),
];

const three = () => [
  sky(C.gold),
  mountains(
    210,
    [
      [40, 50],
      [110, 36],
      [250, 56],
    ],
    C.rose,
  ),
  sea(210, C.orange, { rows: 8, gap: 18, foam: C.cream, until: 380 }),
  ship(94, 264, 1.0, { sail: C.white }),
  ship(232, 296, 0.95, { sail: C.red }),
  ship(258, 232, 0.6, { sail: C.cream }),
  path("M-10 380L40 366L120 360L200 352L260 368L310 366V470H-10Z", C.ochre),
  line("M60 390L80 410L70 440M220 384L240 420", 1.8),
  wand(52, 320, 2.3, -2),
  wand(258, 318, 2.3, 2),
  at(
    standing({
      robe: C.red,
      cape: C.teal,
      capeHem: 22,
      skin: SKIN[3],
      head: { back: true, hair: HAIR.black, hat: path("M-8 -7Q0 -11 8 -7V-10Q0 -14 -8 -10Z", C.white) },
    }),
    { x: 150, y: 424, s: 2.75 },
  ),
  at(
    [
      path("M-8 -75Q-18 -72 -18 -50Q-20 -20 -21 0Q0 5 14 1Q6 -30 8 -75Z", C.teal),
      line("M-8 -68Q-12 -34 -12 -2M0 -72Q-2 -40 2 0", 1.5),
      path("M8 -75Q16 -72 16 -60L20 -2L14 1Q6 -30 8 -75Z", C.leaf),
      line("M14 -58L16 -6", 1.3),
    ],
    { x: 150, y: 424, s: 2.75 },
  ),
  wand(206, 316, 2.4, 1),
  at(
    [
      limb(
        [
          [12, -70],
          [20, -58],
          [20, -50],
        ],
        8,
        C.leaf,
      ),
      hand([20, -49], [20, -58], SKIN[3], { fist: true, s: 1.16 }),
    ],
    { x: 150, y: 424, s: 2.75 },
  ),
];

const garland = [
  curve(
    [
      [56, 104],
      [104, 150],
      [150, 162],
      [196, 150],
      [244, 104],
    ],
    7,
    C.forest,
  ),
  [
    [66, 116, C.red],
    [86, 138, C.gold],
    [108, 152, C.rose],
    [130, 160, C.purple],
    [150, 163, C.red],
    [170, 160, C.gold],
    [192, 152, C.rose],
    [214, 138, C.purple],
    [234, 116, C.red],
  ].map(([x, y, color], i) => [
    oval(x - 9, y - 2, 8, 6, C.green),
    oval(x + 9, y + 2, 8, 6, C.leaf),
    i % 2 ? disc(x, y, 7.5, color) : rose(x, y, 1.4, color),
  ]),
  grapes(104, 172, 1),
  grapes(196, 172, 1),
];

const four = () => [
  sky(C.gold),
  castle(150, 308, 1.9, { fill: C.stone, roof: C.red }),
  castle(60, 310, 1, { fill: C.steel, roof: C.wine }),
  castle(244, 310, 1, { fill: C.steel, roof: C.wine }),
  ground(
    [
      [0, 306],
      [150, 300],
      [300, 306],
    ],
    C.leaf,
  ),
  path("M120 306Q110 360 70 460H230Q190 360 180 306Z", C.sand),
  wand(34, 266, 3.05),
  wand(266, 266, 3.05),
  wand(78, 240, 2.5),
  wand(222, 240, 2.5),
  garland,
  at(
    standing({
      robe: C.white,
      cape: C.red,
      trim: C.red,
      skin: SKIN[0],
      head: { cut: "long", hair: HAIR.fair, hat: hats.wreath(), mouth: "smile" },
      left: [[-22, -84], [-17, -100], bouquet()],
      right: [
        [18, -84],
        [14, -100],
      ],
    }),
    { x: 124, y: 412, s: 1.65 },
  ),
  at(
    standing({
      robe: C.blue,
      cape: C.lilac,
      trim: C.white,
      skin: SKIN[3],
      head: { cut: "curly", hair: HAIR.black, hat: hats.flowers(C.red), mouth: "smile" },
      left: [
        [-18, -84],
        [-14, -100],
      ],
      right: [[22, -84], [17, -100], bouquet()],
    }),
    { x: 178, y: 412, s: 1.65 },
  ),
];

function bouquet() {
  return [
    path("M-3 6L3 6L7 -6H-7Z", C.green),
    rose(-6, -8, 0.8),
    rose(6, -8, 0.8, C.gold),
    rose(0, -13, 0.85, C.white),
  ];
}

export const wands01to04 = { ace, two, three, four };
