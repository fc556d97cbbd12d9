// Wands, ace to ten: dry land and warm light.
import { inTunic, standing } from "../body.mjs";
import { wand } from "../emblems.mjs";
import { hats, head } from "../head.mjs";
import { cloudHand, grapes, ground, mountains, rose, sea, sky, tree } from "../nature.mjs";
import { C, HAIR, SKIN } from "../palette.mjs";
import { mounted } from "../people.mjs";
import { castle, house, ship, town } from "../places.mjs";
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
  castle(66, 350, 1.05, { fill: C.stone }),
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
      disc(-22, -49, 3.4, SKIN[1]),
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
  ship(52, 262, 1.05, { sail: C.white }),
  ship(240, 280, 1.25, { sail: C.red }),
  ship(110, 234, 0.6, { sail: C.cream }),
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
      disc(20, -49, 3.6, SKIN[3]),
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

const brawler = (x, y, s, tunic, hose, skin, face, poses, flip = false) =>
  at(
    inTunic({
      tunic,
      hose,
      skin,
      belt: C.bark,
      head: face,
      left: poses[0],
      right: poses[1],
      legs: [
        [
          [-5, -40],
          [-14, -24],
          [-17, -2],
        ],
        [
          [5, -40],
          [15, -26],
          [14, -2],
        ],
      ],
      toes: [-5, 5],
    }),
    { x, y, s, flip },
  );

const five = () => [
  sky(C.sky),
  ground(
    [
      [0, 350],
      [150, 340],
      [300, 352],
    ],
    C.ochre,
  ),
  ground(
    [
      [0, 410],
      [300, 416],
    ],
    C.tan,
  ),
  brawler(150, 356, 1.6, C.white, C.teal, SKIN[1], { hair: HAIR.fair, cut: "short", mouth: "open" }, [
    [[-14, -86], [-4, -100], wand(0, 0, 0.92, 84)],
    [
      [20, -84],
      [10, -102],
    ],
  ]),
  brawler(70, 372, 1.7, C.blue, C.red, SKIN[4], { hair: HAIR.black, cut: "curly", look: 2, mouth: "open" }, [
    [
      [-16, -82],
      [-2, -96],
    ],
    [[20, -80], [12, -92], wand(0, 0, 1.02, 30)],
  ]),
  brawler(236, 376, 1.7, C.leaf, C.purple, SKIN[0], { hair: HAIR.red, cut: "short", look: -2, mouth: "open" }, [
    [[-24, -74], [-22, -92], wand(0, 0, 1.02, -24)],
    [
      [22, -62],
      [26, -48],
    ],
  ]),
  brawler(112, 438, 1.8, C.red, C.cream, SKIN[2], { back: true, hair: HAIR.brown }, [
    [[-24, -74], [-26, -90], wand(0, 0, 1.02, -42)],
    [
      [22, -62],
      [26, -50],
    ],
  ]),
  brawler(
    196,
    444,
    1.8,
    C.gold,
    C.blue,
    SKIN[3],
    { hair: HAIR.black, cut: "short", look: -2.6, mouth: "smile", hat: hats.cap(C.green) },
    [
      [
        [-20, -58],
        [-14, -50],
      ],
      [[24, -64], [22, -76], wand(0, 0, 1.05, 58)],
    ],
  ),
];

const laurel = [
  Array.from({ length: 10 }, (_, i) =>
    at(path("M0 -5Q5 0 0 6Q-5 0 0 -5Z", C.green, { width: 1.3 }), {
      x: 13 * Math.cos((i * Math.PI) / 5),
      y: 13 * Math.sin((i * Math.PI) / 5),
      rot: i * 36,
      s: 1.15,
    }),
  ),
  path("M-5 13L0 18L5 13Z", C.red, { width: 1.3 }),
];

const six = () => [
  sky(C.sky),
  ground(
    [
      [0, 380],
      [300, 380],
    ],
    C.leaf,
  ),
  [
    [34, 270, -3],
    [76, 256, 3],
    [232, 262, -3],
    [268, 276, 2],
  ].map(([x, y, rot]) => wand(x, y, 2.35, rot)),
  wand(112, 242, 2.1, 2),
  [
    [36, SKIN[1], HAIR.brown, C.blue],
    [76, SKIN[3], HAIR.black, C.gold],
    [238, SKIN[0], HAIR.red, C.purple],
    [270, SKIN[2], HAIR.black, C.green],
  ].map(([x, skin, hair, tunic], i) =>
    at(
      inTunic({
        tunic,
        hose: C.brown,
        skin,
        head: { hair, cut: i % 2 ? "short" : "bob", look: x < 150 ? 2 : -2, mouth: "open" },
      }),
      { x, y: 416, s: 1.35 },
    ),
  ),
  at(
    mounted(
      { fill: C.white, mane: C.stone, gait: "walk", harness: C.green },
      {
        robe: C.orange,
        cape: C.red,
        trim: C.gold,
        hose: C.brown,
        shoe: C.bark,
        sleeve: C.orange,
        skin: SKIN[1],
        head: { hair: HAIR.brown, cut: "short", hat: hats.wreath(C.green) },
      },
    ),
    { x: 146, y: 438, s: 1.85 },
  ),
  path(
    "M76 326Q100 306 130 322L182 318Q226 330 222 392Q210 402 190 388Q176 396 160 384Q140 396 120 384Q96 396 80 384Q68 360 76 326Z",
    C.green,
  ),
  line("M100 330Q96 360 102 384M140 330Q138 360 142 384M180 326Q184 360 186 384", 1.4),
  limb(
    [
      [148, 316],
      [164, 342],
      [154, 380],
    ],
    15,
    C.brown,
  ),
  path("M146 376Q146 390 150 390H172Q170 380 162 376Z", C.bark),
  wand(186, 176, 2.1, 6),
  at(laurel, { x: 192, y: 84, s: 1.5 }),
  at(
    [
      limb(
        [
          [6, -32],
          [18, -24],
          [24, -32],
        ],
        8,
        C.orange,
      ),
      disc(25, -34, 3.4, SKIN[1]),
      limb(
        [
          [-7, -32],
          [-2, -16],
          [14, -14],
        ],
        8,
        C.orange,
      ),
      disc(15, -14, 3.4, SKIN[1]),
    ],
    { x: 142, y: 314, s: 1.85 },
  ),
];

const seven = () => [
  sky(C.sky),
  ground(
    [
      [0, 430],
      [60, 400],
      [100, 352],
      [180, 344],
      [230, 392],
      [300, 424],
    ],
    C.green,
  ),
  path("M96 360L130 350L186 348L210 372L180 380L150 370L120 378Z", C.leaf),
  path("M40 430L70 410M240 400L262 424M120 400L140 420M180 404L196 424", "none", { width: 1.8 }),
  at(
    inTunic({
      tunic: C.leaf,
      trim: C.forest,
      hose: C.orange,
      skin: SKIN[2],
      sleeve: C.gold,
      belt: C.brown,
      head: { hair: HAIR.black, cut: "short", look: -2, mouth: "open" },
      legs: [
        [
          [-5, -40],
          [-18, -26],
          [-18, -2],
        ],
        [
          [5, -40],
          [17, -28],
          [20, -3],
        ],
      ],
      toes: [-5, 5],
    }),
    { x: 150, y: 358, s: 2.4 },
  ),
  wand(156, 218, 2.3, 62),
  at(
    [
      limb(
        [
          [-11, -70],
          [-26, -62],
          [-18, -54],
        ],
        8,
        C.gold,
      ),
      disc(-17, -53, 3.5, SKIN[2]),
      limb(
        [
          [11, -70],
          [26, -74],
          [19, -66],
        ],
        8,
        C.gold,
      ),
      disc(18, -66, 3.5, SKIN[2]),
    ],
    { x: 150, y: 358, s: 2.4 },
  ),
  [
    [34, 392, 14],
    [72, 402, 10],
    [112, 412, 4],
    [176, 412, -4],
    [222, 402, -10],
    [264, 388, -14],
  ].map(([x, y, rot]) => wand(x, y, 1.75, rot)),
];

const eight = () => [
  sky(C.pale),
  mountains(
    386,
    [
      [230, 40],
      [270, 56],
    ],
    C.lilac,
  ),
  ground(
    [
      [0, 376],
      [80, 362],
      [180, 384],
      [300, 380],
    ],
    C.leaf,
  ),
  tree(50, 376, 0.6),
  tree(76, 374, 0.5, { fill: C.forest }),
  castle(246, 376, 0.42),
  path("M-10 406Q90 396 170 408Q240 418 310 406V432Q230 444 160 430Q80 420 -10 432Z", C.sky),
  line("M40 416Q54 410 66 416M200 424Q214 418 226 424", 1.6, C.white),
  ground(
    [
      [0, 440],
      [300, 446],
    ],
    C.green,
  ),
  Array.from({ length: 8 }, (_, i) => wand(i % 2 ? 204 : 96, 56 + Math.floor(i / 2) * 76 + (i % 2) * 95, 1.5, -62)),
];

const nine = () => [
  sky(C.sky),
  mountains(
    344,
    [
      [40, 60],
      [120, 50],
      [262, 66],
    ],
    C.green,
  ),
  ground(
    [
      [0, 340],
      [300, 340],
    ],
    C.leaf,
  ),
  ground(
    [
      [0, 396],
      [300, 396],
    ],
    C.stone,
  ),
  [28, 58, 88, 118, 184, 214, 244, 272].map((x, i) => wand(x, 250 + (i % 2) * 8, 2.35, i % 2 ? 1 : -1)),
  at(
    inTunic({
      tunic: C.orange,
      trim: C.brown,
      hose: C.brown,
      shoe: C.bark,
      skin: SKIN[1],
      sleeve: C.cream,
      belt: C.bark,
      head: { hair: HAIR.brown, cut: "short", look: -3, mouth: "sad", hat: hats.bandage() },
      legs: [
        [
          [-5, -40],
          [-10, -20],
          [-11, -2],
        ],
        [
          [5, -40],
          [12, -22],
          [13, -2],
        ],
      ],
    }),
    { x: 146, y: 432, s: 2.75 },
  ),
  wand(192, 312, 2.35, 5),
  at(
    [
      limb(
        [
          [-11, -70],
          [-14, -52],
          [13, -52],
        ],
        8,
        C.cream,
      ),
      disc(14, -52, 3.5, SKIN[1]),
      limb(
        [
          [11, -70],
          [25, -58],
          [17, -62],
        ],
        8,
        C.cream,
      ),
      disc(16, -62, 3.5, SKIN[1]),
    ],
    { x: 146, y: 432, s: 2.75 },
  ),
];

const ten = () => [
  sky(C.sky),
  town(236, 330, 0.9, C.cream, C.red),
  tree(200, 332, 0.6),
  ground(
    [
      [0, 330],
      [300, 326],
    ],
    C.leaf,
  ),
  ground(
    [
      [0, 400],
      [300, 404],
    ],
    C.ochre,
  ),
  limb(
    [
      [122, 300],
      [84, 344],
      [64, 418],
    ],
    25,
    C.brown,
  ),
  path("M50 412Q52 428 54 430H88Q84 414 72 410Z", C.bark),
  limb(
    [
      [128, 300],
      [150, 346],
      [134, 418],
    ],
    25,
    C.bark,
  ),
  path("M120 412Q122 430 124 430H160Q156 414 144 410Z", C.bark),
  path("M92 300Q96 232 150 208Q186 204 190 232Q176 262 156 316Q120 328 92 300Z", C.orange),
  line("M110 300Q116 256 146 232M136 312Q140 280 160 250", 1.6),
  at(head({ side: true, skin: SKIN[2], hair: HAIR.fair, cut: "short", mouth: "sad", eyes: "shut" }), {
    x: 196,
    y: 218,
    s: 2.2,
    rot: 42,
  }),
  Array.from({ length: 10 }, (_, i) => wand(160 + i * 7.6, 214 + Math.abs(i - 4.5) * 2.4, 2.5, -27 + i * 6.6)),
  limb(
    [
      [150, 236],
      [158, 288],
      [200, 276],
    ],
    21,
    C.gold,
  ),
  disc(204, 274, 9, SKIN[2]),
  limb(
    [
      [176, 262],
      [196, 306],
      [226, 288],
    ],
    20,
    C.gold,
  ),
  disc(230, 286, 9, SKIN[2]),
];

export const wands = { ace, two, three, four, five, six, seven, eight, nine, ten };
