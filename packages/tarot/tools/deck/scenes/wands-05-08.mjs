// Wands, five to eight: dry land and warm light.
import { hand, inTunic } from "../body.mjs";
import { wand } from "../emblems.mjs";
import { hats } from "../head.mjs";
import { ground, mountains, sky, tree } from "../nature.mjs";
import { C, HAIR, SKIN } from "../palette.mjs";
import { mounted } from "../people.mjs";
import { castle } from "../places.mjs";
import { at, limb, line, path } from "../shape.mjs";

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
      hand([25, -34], [18, -24], SKIN[1], { fist: true, s: 1.1 }),
      limb(
        [
          [-7, -32],
          [-2, -16],
          [14, -14],
        ],
        8,
        C.orange,
      ),
      hand([15, -14], [-2, -16], SKIN[1], { fist: true, s: 1.1 }),
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
      hand([-17, -53], [-26, -62], SKIN[2], { fist: true, s: 1.13 }),
      limb(
        [
          [11, -70],
          [26, -74],
          [19, -66],
        ],
        8,
        C.gold,
      ),
      hand([18, -66], [26, -74], SKIN[2], { fist: true, s: 1.13 }),
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

export const wands05to08 = { five, six, seven, eight };
