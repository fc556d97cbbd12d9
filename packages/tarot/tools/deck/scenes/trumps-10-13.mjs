// Trumps 10 to 13.
import { bullHead, eagleHead, lionFace } from "../beast-heads.mjs";
import { inTunic, kneeling, riding, seated, standing } from "../body.mjs";
import { sword } from "../emblems.mjs";
import { hats, head, locks, star } from "../head.mjs";
import { horse } from "../horse.mjs";
import { cloud, ground, rose, sky, sun } from "../nature.mjs";
import { C, HAIR, SKIN, shade } from "../palette.mjs";
import { child, skull, sphinx } from "../people.mjs";
import { banner, pillar, scales, throne, turret, wings } from "../places.mjs";
import { at, box, disc, dot, flat, limb, line, oval, path } from "../shape.mjs";

const HUB = [150, 246];
const onWheel = (radius, degrees) => {
  const angle = (degrees * Math.PI) / 180;
  return [HUB[0] + radius * Math.cos(angle), HUB[1] + radius * Math.sin(angle)];
};

/** A man with a jackal's head, who rises with the wheel on his back. */
const anubis = [
  limb([onWheel(108, 76), onWheel(134, 92), onWheel(110, 112)], 11, shade(C.red)),
  limb([onWheel(106, 38), onWheel(122, 24), onWheel(102, 6)], 9, shade(C.red)),
  limb([onWheel(106, 76), onWheel(110, 56), onWheel(107, 38)], 22, C.red, { smooth: true }),
  limb([onWheel(106, 80), onWheel(107, 66)], 23, C.white),
  limb([onWheel(112, 78), onWheel(136, 76), onWheel(122, 96)], 12, C.red),
  limb([onWheel(112, 40), onWheel(130, 48), onWheel(122, 62)], 9, C.red),
  at(
    [
      path("M-8 16L-9 0L-11 -24Q-4 -18 -2 -9L3 -25Q9 -15 6 -6L21 2Q23 6 19 7.6L9 9Q7 12 8 18Z", C.red),
      path("M-9 12Q0 17 9 12V17Q0 22 -9 17Z", C.gold, { width: 1.4 }),
      line("M-7 -12L-6 -4M3 -14L3 -6M13 6.6L20 5.4", 1.2),
      dot(6, -0.4, 1.6),
    ],
    { x: onWheel(110, 22)[0], y: onWheel(110, 22)[1], s: 1.22, rot: 12 },
  ),
];

/** Signs of the alchemists: mercury, sulfur, water and salt. */
const SIGNS = [
  [disc(0, -1, 4, "none", { width: 2 }), line("M-4 -9Q0 -3 4 -9M0 3V11M-4 7H4", 2)],
  [line("M0 -9L6 0H-6ZM0 0V10M-4 6H4", 2)],
  [line("M-9 -2L-5 -6L-1 -2L3 -6L8 -2M-9 5L-5 1L-1 5L3 1L8 5", 2)],
  [disc(0, 0, 7, "none", { width: 2 }), line("M-7 0H7", 2)],
];

const wheelMarks = [
  Array.from({ length: 8 }, (_, i) => line(`M${onWheel(34, i * 45).join(" ")}L${onWheel(61, i * 45).join(" ")}`, 2.6)),
  SIGNS.map((sign, i) => at(sign, { x: onWheel(75.5, i * 90 - 90)[0], y: onWheel(75.5, i * 90 - 90)[1] })),
  [45, 135, 225, 315].map((degrees) => star(...onWheel(75.5, degrees), 7, C.white)),
];

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
  wheelMarks,
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
  anubis,
  sphinx(150, 148, 1.18, C.blue, C.gold),
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
      right: [[24, -60], [35, -64], scales(0, 21, 0.54)],
    }),
    { x: 150, y: 404, s: 2.45 },
  ),
];

const hangedMan = () => [
  sky(C.pale),
  limb(
    [
      [150, 460],
      [150, 66],
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
    [60, 53, -40],
    [90, 52, -140],
    [210, 53, -40],
    [240, 53, -130],
    [70, 68, 40],
    [230, 68, 140],
    [104, 68, 120],
    [168, 53, -60],
    [134, 53, -120],
    [192, 68, 60],
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

const whiteRose = [
  [0, 1, 2, 3, 4].map((i) =>
    at(path("M0 0Q-13 -5 -9 -13Q-4 -18 0 -14Q4 -18 9 -13Q13 -5 0 0Z", C.white), { rot: i * 72 }),
  ),
  [0, 1, 2, 3, 4].map((i) => at(path("M0 0L-2 -6L0 -8L2 -6Z", C.leaf, { width: 1 }), { rot: i * 72 + 36 })),
  disc(0, 0, 4, C.gold),
];

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
  at(
    kneeling({
      robe: C.rose,
      skin: SKIN[1],
      head: { side: true, hair: HAIR.brown, cut: "long", eyes: "shut", hat: hats.flowers(C.rose), down: 2 },
      tilt: -24,
      right: [
        [6, -32],
        [14, -24],
      ],
    }),
    { x: 206, y: 396, s: 1.15, flip: true },
  ),
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
  child(220, 440, 1.32, {
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

export const trumps10to13 = { "wheel-of-fortune": wheelOfFortune, justice, "hanged-man": hangedMan, death };
