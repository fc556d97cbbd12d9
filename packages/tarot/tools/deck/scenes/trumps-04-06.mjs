// Trumps 4 to 6.
import { ramHead } from "../beast-heads.mjs";
import { breastplate, seated, standing } from "../body.mjs";
import { hats } from "../head.mjs";
import { cloud, ground, lily, mountains, rose, sky, sun, tree } from "../nature.mjs";
import { C, HAIR, SKIN } from "../palette.mjs";
import { bare, fromBehind, girdle, tresses } from "../people.mjs";
import { crossedKeys, flame, orb, pillar, throne, wings } from "../places.mjs";
import { at, box, disc, flat, limb, line, oval } from "../shape.mjs";
import { snake } from "../small-beasts.mjs";

const ankh = at(
  [
    limb(
      [
        [0, 24],
        [0, -14],
      ],
      3.4,
      C.gold,
    ),
    limb(
      [
        [-8, -14],
        [8, -14],
      ],
      3.4,
      C.gold,
    ),
    oval(0, -24, 5.4, 8, "none", { width: 6 }),
    oval(0, -24, 5.4, 8, "none", { width: 2.6, stroke: C.gold }),
  ],
  { s: 0.9 },
);

const emperor = () => [
  sky(C.orange),
  mountains(
    330,
    [
      [50, 230],
      [250, 240],
      [120, 180],
      [190, 190],
    ],
    C.wine,
  ),
  mountains(
    360,
    [
      [20, 130],
      [280, 140],
    ],
    C.red,
  ),
  ground(
    [
      [0, 372],
      [150, 366],
      [300, 374],
    ],
    C.ochre,
  ),
  throne(150, 404, 2.5, { fill: C.stone, height: 122, width: 60, top: "square" }),
  ramHead(88, 100, 1.25),
  ramHead(212, 100, 1.25),
  ramHead(64, 300, 1.15),
  ramHead(236, 300, 1.15),
  at(
    seated({
      robe: C.red,
      cape: C.wine,
      trim: C.gold,
      hem: 24,
      skin: SKIN[0],
      shoe: C.steel,
      mantle: C.red,
      sleeve: C.steel,
      under: at(breastplate(C.steel), { y: 0 }),
      head: { cut: "short", hair: HAIR.white, beard: "long", hat: hats.tall() },
      left: [[-24, -56], [-27, -72], ankh],
      right: [[24, -54], [22, -40], orb(0, -6, 0.9)],
    }),
    { x: 150, y: 404, s: 2.5 },
  ),
];

const tripleStaff = [
  limb(
    [
      [0, 40],
      [0, -36],
    ],
    3,
    C.gold,
  ),
  [
    [-30, 5],
    [-23, 8],
    [-15, 11],
  ].map(([y, half]) =>
    limb(
      [
        [-half, y],
        [half, y],
      ],
      3,
      C.gold,
    ),
  ),
];

/** Two fingers raised over a closed hand. */
const blessing = [-1.4, 1.4].map((x) =>
  limb(
    [
      [x, 0],
      [x * 1.1, -9.4],
    ],
    2.3,
    SKIN[3],
  ),
);

const hierophant = () => [
  sky(C.slate, false),
  box(90, 40, 120, 340, C.wine),
  pillar(48, 400, 340, 50, C.stone),
  pillar(252, 400, 340, 50, C.stone),
  line("M36 80V390M48 80V390M60 80V390M240 80V390M252 80V390M264 80V390", 1.1),
  flat("M0 380H300V470H0Z", C.tan),
  line("M0 380H300", 2),
  line("M0 404H300M60 380L40 460M150 380V460M240 380L260 460", 1.2),
  throne(150, 380, 2.25, { fill: C.steel, height: 112, width: 52, top: "round" }),
  at(
    seated({
      robe: C.red,
      cape: C.red,
      stripe: C.white,
      trim: C.gold,
      hem: 24,
      skin: SKIN[3],
      head: { cut: "short", hair: HAIR.grey, hat: hats.miter() },
      sleeve: C.sky,
      mantle: C.red,
      under: [line("M0 -66V-58M-3 -63H3M0 -42V-34M-3 -39H3M0 -22V-14M-3 -19H3", 2)],
      left: [[-24, -64], [-22, -84], blessing],
      right: [[26, -60], [28, -74], at(tripleStaff, { s: 0.9 })],
    }),
    { x: 150, y: 374, s: 2.35 },
  ),
  crossedKeys(150, 414, 1.5),
  fromBehind(74, 444, 1.85, {
    robe: C.cream,
    tonsure: true,
    hair: HAIR.brown,
    stole: C.gold,
    marks: [
      [-14, -10],
      [-10, -26],
      [12, -28],
      [14, -10],
    ].map(([x, y]) => rose(x, y, 0.6)),
  }),
  fromBehind(226, 444, 1.85, {
    robe: C.blue,
    tonsure: true,
    hair: HAIR.black,
    skin: SKIN[4],
    stole: C.gold,
    marks: [
      [-14, -8],
      [-11, -26],
      [11, -26],
      [14, -8],
    ].map(([x, y]) => lily(x, y, 0.55, 0)),
  }),
];

const apples = [
  [-14, -50],
  [2, -66],
  [14, -54],
  [-4, -42],
  [18, -66],
  [-12, -66],
].map(([x, y]) => disc(x, y, 3.6, C.red, { width: 1.3 }));

const lovers = () => [
  sky(C.pale),
  sun(150, 60, 40, { rays: 24, reach: 2.1 }),
  mountains(390, [[150, 150, 74]], C.tan),
  ground(
    [
      [0, 372],
      [150, 366],
      [300, 372],
    ],
    C.leaf,
  ),
  at(
    [
      wings(0, 0, 1.25, C.red, C.orange),
      standing({
        robe: C.purple,
        skin: SKIN[2],
        hem: 10,
        head: { cut: "flowing", hair: HAIR.red, down: 2, eyes: "shut" },
        left: [
          [-28, -64],
          [-42, -54],
        ],
        right: [
          [28, -64],
          [42, -54],
        ],
        bell: true,
      }),
    ],
    { x: 150, y: 254, s: 1.78 },
  ),
  cloud(120, 232, 1.3),
  cloud(182, 232, 1.3),
  cloud(150, 242, 1.3),
  at([tree(0, 0, 1.9, { fill: C.green }), at(apples, { s: 1.9 })], { x: 46, y: 384 }),
  at(snake(0, 0, 1, C.forest), { x: 46, y: 340, rot: -70 }),
  at(
    [
      limb(
        [
          [0, 0],
          [2, -40],
          [0, -84],
        ],
        9,
        C.bark,
      ),
      [
        [0, -90],
        [-20, -70],
        [20, -72],
        [-26, -44],
        [26, -46],
        [-14, -98],
        [14, -98],
      ].map(([x, y]) => [line(`M0 ${y + 24}L${x} ${y}`, 2.4), flame(x, y, 0.9)]),
    ],
    { x: 262, y: 384, s: 1.3 },
  ),
  at(
    bare({
      woman: true,
      skin: SKIN[0],
      head: { cut: "long", hair: HAIR.fair, look: 1, down: -2.4 },
      cover: girdle(),
      over: tresses(HAIR.fair),
      left: [
        [-22, -54],
        [-26, -38],
      ],
      right: [
        [22, -54],
        [28, -40],
      ],
    }),
    { x: 104, y: 440, s: 1.85 },
  ),
  at(
    bare({
      skin: SKIN[4],
      head: { hair: HAIR.black, cut: "short", look: -2.6 },
      cover: girdle(C.forest),
      left: [
        [-22, -54],
        [-28, -40],
      ],
      right: [
        [23, -54],
        [27, -38],
      ],
    }),
    { x: 198, y: 440, s: 1.85 },
  ),
];

export const trumps04to06 = { emperor, hierophant, lovers };
