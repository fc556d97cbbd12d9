// Cups, seven to ten: water and clear skies.

import { crossedArms, inTunic, standing } from "../body.mjs";
import { cup } from "../emblems.mjs";
import { head, starPoints } from "../head.mjs";
import { cloud, crescent, ground, mountains, rock, sea, sky, tree } from "../nature.mjs";
import { C, HAIR, SKIN } from "../palette.mjs";
import { child } from "../people.mjs";
import { castle, house } from "../places.mjs";
import { at, box, disc, dot, limb, line, path, poly } from "../shape.mjs";

const visions = [
  (y) => at(head({ cut: "curly", hair: HAIR.fair, skin: SKIN[0] }), { y: y - 8, s: 1.1 }),
  (y) =>
    at(
      [
        poly(starPoints(0, -14, 25, 14, 0.68), C.gold, { width: 1.3 }),
        path("M-5 -20Q-20 -27 -24 -18Q-20 -10 -8 -9ZM5 -20Q20 -27 24 -18Q20 -10 8 -9Z", C.white, { width: 1.6 }),
        path("M-10 2Q-11 -14 -6 -18Q-8 -29 0 -30Q8 -29 6 -18Q11 -14 10 2Z", C.white),
        line("M-5 -18Q0 -15 5 -18M-5 -1Q-6 -8 -4 -13M5 -1Q6 -8 4 -13", 1.3),
      ],
      { y },
    ),
  (y) =>
    at(
      [
        limb(
          [
            [-5, 4],
            [-8, -5],
            [6, -11],
            [-6, -19],
            [2, -28],
          ],
          5,
          C.green,
          { smooth: true },
        ),
        path("M-2 -25Q0 -35 8 -33Q14 -31 12 -28Q6 -24 2 -25Z", C.green, { width: 1.6 }),
        line("M12 -29L18 -28L21 -31M18 -28L21 -26", 1.2, C.red),
        dot(6, -30, 1),
      ],
      { y },
    ),
  (y) => at(castle(0, 0, 0.52, { fill: C.steel }), { y }),
  (y) =>
    [
      [-8, -3, C.red],
      [0, -6, C.sky],
      [8, -3, C.leaf],
      [-4, -12, C.gold],
      [5, -13, C.lilac],
    ].map(([x, dy, color]) =>
      path(`M${x} ${y + dy - 7}L${x + 6} ${y + dy}L${x} ${y + dy + 6}L${x - 6} ${y + dy}Z`, color, { width: 1.4 }),
    ),
  (y) => [
    disc(0, y - 14, 12, "none", { width: 6 }),
    disc(0, y - 14, 12, "none", { width: 3, stroke: C.leaf }),
    dot(-9, y - 6, 2, C.red),
    dot(9, y - 20, 2, C.red),
    dot(10, y - 8, 2, C.red),
  ],
  (y) =>
    at(
      [
        path("M-3 -12Q-10 -34 -27 -32Q-24 -27 -26 -23Q-21 -22 -21 -16Q-16 -17 -13 -10Z", C.teal, { width: 1.6 }),
        line("M-6 -13L-21 -28M-8 -12L-21 -20", 1.1),
        path(
          "M-10 3Q-13 -8 -3 -14Q4 -18 0 -24L-5 -30L2 -29Q10 -31 14 -25L23 -23Q25 -20 20 -19L13 -18L21 -16Q19 -13 12 -14Q10 -7 4 -4Q6 0 10 3Z",
          C.forest,
          { width: 1.7 },
        ),
        line("M-8 -4L-4 -7M-6 -10L-2 -12", 1.1),
        dot(9, -24.4, 1.4, C.gold),
      ],
      { y },
    ),
];

const visionAt = [
  [66, 140],
  [150, 124],
  [234, 140],
  [48, 254],
  [116, 272],
  [184, 272],
  [252, 254],
];

const seven = () => [
  sky(C.sky),
  ground(
    [
      [0, 420],
      [300, 420],
    ],
    C.slate,
  ),
  cloud(70, 150, 2, C.steel),
  cloud(230, 150, 2, C.steel),
  cloud(150, 134, 2.1, C.white),
  cloud(56, 264, 1.9, C.white),
  cloud(246, 264, 1.9, C.white),
  cloud(120, 284, 2, C.steel),
  cloud(184, 284, 1.9, C.steel),
  visionAt.map(([x, y], i) => [at(visions[i](-32), { x, y, s: 1.55 }), cup(x, y, 1.62)]),
  at(
    standing({
      robe: C.black,
      skin: C.black,
      sleeve: C.black,
      head: { back: true, hair: C.black, cut: "short" },
      left: [
        [-26, -76],
        [-32, -94],
      ],
      right: [
        [22, -58],
        [32, -66],
      ],
      hem: 15,
    }),
    { x: 150, y: 470, s: 1.55 },
  ),
];

const eight = () => [
  sky(C.navy),
  crescent(206, 90, 2.2, C.gold),
  disc(200, 92, 42, "none", { stroke: C.gold, width: 2 }),
  line("M196 84Q202 90 208 84M192 104Q200 108 208 103", 1.6),
  mountains(
    300,
    [
      [40, 130],
      [100, 100],
      [270, 150],
      [210, 90],
    ],
    C.slate,
  ),
  sea(290, C.teal, { rows: 4, gap: 14, until: 350 }),
  rock(40, 330, 1.6, C.bark),
  rock(270, 332, 1.8, C.bark),
  path("M-10 350L60 336L120 352L190 330L310 350V470H-10Z", C.forest),
  path("M170 332Q210 320 250 330L310 320V360L240 350Z", C.bark),
  at(
    inTunic({
      tunic: C.red,
      hose: C.brown,
      shoe: C.orange,
      skin: SKIN[1],
      cape: C.red,
      capeHem: 19,
      capeLength: -22,
      head: { back: true, hair: HAIR.black },
      legs: [
        [
          [-5, -40],
          [-8, -22],
          [-14, -2],
        ],
        [
          [5, -40],
          [14, -30],
          [14, -14],
        ],
      ],
      right: [
        [20, -60],
        [26, -52],
        limb(
          [
            [2, -22],
            [0, 52],
          ],
          2.6,
          C.tan,
        ),
      ],
    }),
    { x: 214, y: 346, s: 1.75, rot: 4 },
  ),
  path("M197 224Q214 214 231 224L238 306Q214 314 190 306Z", C.red),
  line("M206 232L202 304M222 232L226 304", 1.4),
  [36, 82, 128, 174, 220].map((x) => cup(x + 22, 444, 1.55)),
  [36, 128, 174].map((x) => cup(x + 22, 396, 1.55)),
];

const nine = () => [
  sky(C.gold),
  box(-10, 404, 320, 80, C.ochre),
  path("M10 250Q150 130 290 250V404H10Z", C.blue),
  path("M10 250Q150 130 290 250V266Q150 148 10 266Z", C.navy),
  line("M40 290V400M80 270V400M220 270V400M260 290V400", 1.3, C.navy),
  Array.from({ length: 9 }, (_, i) => cup(30 + i * 30, 238 - 62 * Math.sin((Math.PI * i) / 8), 1.16)),
  path("M60 392V440H72V392M228 392V440H240V392", C.brown),
  box(48, 372, 204, 22, C.brown),
  line("M54 383H96M204 383H246", 1.3, C.bark),
  path(
    "M112 350Q92 352 88 376L84 430Q104 440 134 434L142 372L150 384L158 372L166 434Q196 440 216 430L212 376Q208 352 188 350Z",
    C.white,
  ),
  line("M96 366Q114 356 132 366M204 366Q186 356 168 366M142 372L150 352L158 372", 1.6),
  path("M98 368Q88 300 112 276Q150 254 188 276Q212 300 202 368Q150 384 98 368Z", C.red),
  path("M98 358Q150 374 202 358V368Q150 384 98 368Z", C.gold, { width: 1.5 }),
  path("M116 430Q116 442 104 444H140L142 434ZM184 430Q184 442 196 444H160L158 434Z", C.brown),
  at(
    head({
      skin: SKIN[2],
      hair: HAIR.brown,
      cut: "short",
      beard: "full",
      mouth: "smile",
      hat: [
        path("M-11 -6Q-14 -14 -6 -18Q6 -22 12 -12Q14 -6 8 -5Q0 -9 -11 -6Z", C.red),
        path("M8 -16Q20 -26 22 -12Q14 -14 10 -10Z", C.white),
      ],
    }),
    { x: 150, y: 234, s: 2.5 },
  ),
  at(crossedArms(C.wine, SKIN[2], { thick: 9 }), { x: 150, y: 476, s: 2.55 }),
];

const rainbowArc = (radius, color) =>
  path(`M${150 - radius} 210Q150 ${210 - radius * 1.5} ${150 + radius} 210`, "none", { stroke: color, width: 15 });

const ten = () => [
  sky(C.sky),
  [
    [168, C.red],
    [154, C.orange],
    [140, C.gold],
    [126, C.green],
    [112, C.blue],
  ].map(([radius, color]) => rainbowArc(radius, color)),
  Array.from({ length: 10 }, (_, i) => {
    const t = (i + 0.5) / 10;
    const x = 26 + 248 * t;
    return cup(x, 206 - 142 * (1 - (2 * t - 1) ** 2) * 0.78, 1.08);
  }),
  ground(
    [
      [0, 290],
      [90, 280],
      [200, 292],
      [300, 276],
    ],
    C.leaf,
  ),
  tree(250, 296, 1.2),
  tree(276, 300, 1, { fill: C.forest }),
  house(60, 300, 1.35),
  path(
    "M180 290Q150 312 190 330Q250 350 200 390Q150 420 170 470H240Q220 430 260 396Q300 350 240 322Q200 306 200 290Z",
    C.sky,
  ),
  ground(
    [
      [0, 420],
      [300, 424],
    ],
    C.green,
  ),
  at(
    inTunic({
      tunic: C.blue,
      hose: C.brown,
      skin: SKIN[1],
      head: { back: true, hair: HAIR.brown },
      left: [
        [-25, -76],
        [-34, -92],
      ],
      right: [
        [18, -56],
        [20, -48],
      ],
    }),
    { x: 92, y: 428, s: 1.55 },
  ),
  at(
    standing({
      robe: C.red,
      skin: SKIN[2],
      head: { back: true, hair: HAIR.black, cut: "long" },
      left: [
        [-18, -56],
        [-16, -48],
      ],
      right: [
        [25, -76],
        [34, -92],
      ],
    }),
    { x: 134, y: 430, s: 1.5 },
  ),
  child(208, 436, 1.45, {
    robe: C.gold,
    skin: SKIN[1],
    head: { cut: "short", hair: HAIR.brown, mouth: "smile" },
    left: [
      [-16, -42],
      [-22, -50],
    ],
    right: [
      [16, -38],
      [26, -38],
    ],
  }),
  child(256, 436, 1.45, {
    robe: C.orange,
    skin: SKIN[2],
    head: { cut: "bob", hair: HAIR.black, mouth: "smile" },
    left: [
      [-14, -38],
      [-18, -40],
    ],
    right: [
      [16, -42],
      [22, -52],
    ],
  }),
];

export const cups07to10 = { seven, eight, nine, ten };
