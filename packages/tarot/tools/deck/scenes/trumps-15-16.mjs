// Trumps 15 to 16.
import { standing } from "../body.mjs";
import { hats, star } from "../head.mjs";
import { cloud, ground, sky } from "../nature.mjs";
import { C, HAIR, SKIN } from "../palette.mjs";
import { bare, girdle, tresses } from "../people.mjs";
import { flame } from "../places.mjs";
import { at, box, disc, dot, limb, line, oval, path } from "../shape.mjs";

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
        [29, -58],
        [22, -46],
      ],
      8,
      C.brown,
    ),
    limb(
      [
        [23, -52],
        [17, -24],
      ],
      4,
      C.tan,
    ),
    flame(16, -16, 0.8),
    disc(22, -46, 4, C.brown),
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

/** From the ring on the block to a neck on the left. */
const chain = [
  [141, 352],
  [131, 358],
  [120, 360],
  [109, 356],
  [100, 346],
  [93, 334],
  [87, 321],
  [82, 308],
  [77, 297],
].map(([x, y], i) => oval(x, y, i % 2 ? 4.4 : 6.6, i % 2 ? 6.6 : 4.4, C.steel, { width: 1.6 }));

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
      tail(flame(22, -50, 0.62)),
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
  chain,
  at(chain, { x: 300, flip: true }),
  path("M52 286Q66 296 80 286V292Q66 302 52 292Z", C.steel, { width: 1.4 }),
  path("M220 286Q234 296 248 286V292Q234 302 220 292Z", C.steel, { width: 1.4 }),
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

export const trumps15to16 = { devil, tower };
