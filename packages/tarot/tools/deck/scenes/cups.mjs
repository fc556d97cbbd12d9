// Cups, ace to ten: water and clear skies.
import { dove, lionFace, snake } from "../beasts.mjs";
import { inTunic, standing } from "../body.mjs";
import { cup } from "../emblems.mjs";
import { hats, head, star } from "../head.mjs";
import { cloud, cloudHand, crescent, grapes, ground, mountains, rock, sea, sky, tree } from "../nature.mjs";
import { C, HAIR, SKIN } from "../palette.mjs";
import { child } from "../people.mjs";
import { bridge, castle, house, turret, wings } from "../places.mjs";
import { at, blob, box, curve, disc, dot, limb, line, oval, path } from "../shape.mjs";

const lotus = (x, y, s = 1) =>
  at(
    [
      oval(0, 4, 22, 6, C.green),
      path("M0 2Q-16 2 -18 -8Q-8 -8 -4 -4Q-4 -14 0 -18Q4 -14 4 -4Q8 -8 18 -8Q16 2 0 2Z", C.rose),
    ],
    { x, y, s },
  );

const ace = () => [
  sky(C.pale),
  sea(350, C.teal, { rows: 6, gap: 18 }),
  [
    [60, 392, 1.2],
    [150, 424, 1.3],
    [244, 396, 1.2],
    [216, 440, 0.9],
    [84, 440, 0.9],
  ].map(([x, y, s]) => lotus(x, y, s)),
  [
    [104, 178, 60, 230],
    [126, 172, 96, 280],
    [174, 172, 204, 280],
    [196, 178, 240, 230],
  ].map(([x, y, ex, ey]) =>
    limb(
      [
        [x, y],
        [ex, ey - 60],
        [ex, ey + 128],
      ],
      8,
      C.sky,
      { smooth: true },
    ),
  ),
  cloudHand(120, 300, 2.1, { skin: SKIN[1] }),
  cup(150, 290, 3.9),
  dove(150, 96, 1.5),
  disc(150, 138, 11, C.white),
  line("M150 131V145M143 138H157", 1.8),
  [
    [50, 330],
    [80, 350],
    [220, 350],
    [250, 330],
    [40, 230],
    [262, 230],
  ].map(([x, y]) =>
    path(`M${x} ${y - 9}Q${x + 6} ${y} ${x} ${y + 4}Q${x - 6} ${y} ${x} ${y - 9}Z`, C.sky, { width: 1.4 }),
  ),
];

const two = () => [
  sky(C.pale),
  mountains(
    340,
    [
      [60, 60],
      [240, 70],
    ],
    C.leaf,
  ),
  house(150, 340, 0.9),
  ground(
    [
      [0, 340],
      [150, 334],
      [300, 340],
    ],
    C.leaf,
  ),
  ground(
    [
      [0, 404],
      [300, 404],
    ],
    C.green,
  ),
  limb(
    [
      [150, 300],
      [150, 130],
    ],
    5,
    C.tan,
  ),
  curve(
    [
      [150, 288],
      [132, 268],
      [150, 246],
      [168, 224],
      [150, 202],
      [136, 184],
      [146, 168],
    ],
    6,
    C.forest,
  ),
  curve(
    [
      [150, 288],
      [168, 268],
      [150, 246],
      [132, 224],
      [150, 202],
      [164, 184],
      [154, 168],
    ],
    6,
    C.green,
  ),
  wings(150, 194, 1.25, C.red, C.orange),
  lionFace(150, 100, 1.1),
  at(
    standing({
      robe: C.white,
      cape: C.sky,
      trim: C.blue,
      belt: C.blue,
      skin: SKIN[0],
      head: { cut: "long", hair: HAIR.brown, look: -2, hat: hats.wreath() },
      right: [
        [22, -56],
        [10, -44],
      ],
      left: [
        [-20, -62],
        [-30, -72],
      ],
    }),
    { x: 222, y: 434, s: 2.5 },
  ),
  at(
    inTunic({
      tunic: C.gold,
      trim: C.red,
      hose: C.red,
      shoe: C.brown,
      skin: SKIN[3],
      cape: C.teal,
      head: { hair: HAIR.black, cut: "short", look: 2, hat: hats.flowers(C.red) },
      left: [
        [-20, -58],
        [-10, -46],
      ],
      right: [
        [22, -62],
        [30, -72],
      ],
      legs: [
        [
          [-5, -40],
          [-8, -20],
          [-10, -2],
        ],
        [
          [5, -40],
          [10, -22],
          [14, -2],
        ],
      ],
      toes: [5, 6],
    }),
    { x: 80, y: 434, s: 2.5 },
  ),
  cup(154, 262, 1.25, { flip: true }),
  cup(146 - 28, 262, 1.25),
];

const dancer = (x, y, s, options) => at(standing({ hem: 20, ...options }), { x, y, s });

const three = () => [
  sky(C.sky),
  ground(
    [
      [0, 330],
      [150, 320],
      [300, 332],
    ],
    C.leaf,
  ),
  tree(40, 340, 1.5, { fill: C.forest }),
  tree(264, 340, 1.5, { fill: C.green }),
  ground(
    [
      [0, 396],
      [150, 388],
      [300, 398],
    ],
    C.green,
  ),
  dancer(150, 408, 2.35, {
    robe: C.white,
    trim: C.gold,
    belt: C.gold,
    skin: SKIN[4],
    head: { cut: "curly", hair: HAIR.black, hat: hats.flowers(C.red), mouth: "smile" },
    left: [
      [-22, -58],
      [-18, -46],
    ],
    right: [[14, -98], [0, -122], cup(0, -2, 0.72)],
  }),
  dancer(76, 426, 2.35, {
    robe: C.red,
    trim: C.white,
    belt: C.white,
    skin: SKIN[0],
    head: { cut: "long", hair: HAIR.fair, look: 2, hat: hats.wreath(), mouth: "smile" },
    right: [[22, -86], [17, -104], cup(0, -2, 0.72)],
    left: [
      [-20, -54],
      [-22, -36],
    ],
  }),
  dancer(224, 426, 2.35, {
    robe: C.orange,
    trim: C.purple,
    belt: C.purple,
    skin: SKIN[2],
    head: { cut: "flowing", hair: HAIR.brown, look: -2, hat: hats.flowers(C.lilac), mouth: "smile" },
    left: [[-22, -86], [-17, -104], cup(0, -2, 0.72)],
    right: [
      [20, -54],
      [22, -36],
    ],
  }),
  grapes(46, 432, 1.4),
  at([path("M-18 8Q-22 -10 0 -12Q22 -10 18 8Z", C.orange), line("M-8 7Q-10 -4 -4 -11M8 7Q10 -4 4 -11", 1.4)], {
    x: 150,
    y: 432,
    s: 1.2,
  }),
  grapes(262, 430, 1.4, C.wine),
  disc(196, 438, 9, C.red),
  disc(104, 438, 9, C.red),
];

const crossLegged = ({
  tunic,
  hose,
  skin,
  hair,
  cut = "short",
  hat = [],
  look = 0,
  down = 0,
  eyes = "open",
  mouth = "calm",
  sleeve = tunic,
}) => [
  limb(
    [
      [-8, -8],
      [-30, -4],
      [-6, 4],
    ],
    11,
    hose,
  ),
  limb(
    [
      [8, -8],
      [30, -4],
      [6, 4],
    ],
    11,
    hose,
  ),
  path("M-6 -48Q-14 -47 -15 -40L-13 -4Q0 2 13 -4L15 -40Q14 -47 6 -48Q0 -44 -6 -48Z", tunic),
  at(head({ skin, hair, cut, hat, look, down, eyes, mouth }), { y: -58 }),
  limb(
    [
      [-12, -41],
      [-20, -24],
      [6, -22],
    ],
    8,
    sleeve,
  ),
  limb(
    [
      [12, -41],
      [20, -24],
      [-6, -26],
    ],
    8,
    sleeve,
  ),
  disc(7, -22, 3.2, skin),
  disc(-7, -26, 3.2, skin),
];

const four = () => [
  sky(C.pale),
  mountains(
    330,
    [
      [250, 70],
      [200, 50],
    ],
    C.lilac,
  ),
  ground(
    [
      [0, 330],
      [150, 312],
      [300, 330],
    ],
    C.leaf,
  ),
  ground(
    [
      [0, 384],
      [150, 376],
      [300, 390],
    ],
    C.green,
  ),
  path("M206 392Q222 300 212 180L246 180Q250 300 268 392Z", C.bark),
  blob(
    [
      [120, 130],
      [130, 60],
      [190, 30],
      [260, 30],
      [300, 90],
      [300, 190],
      [240, 200],
      [180, 178],
      [140, 176],
    ],
    C.forest,
  ),
  line("M170 120Q184 130 200 120M220 80Q236 90 250 80M230 160Q244 168 260 158M160 80Q172 88 186 80", 1.6),
  at(
    crossLegged({
      tunic: C.red,
      sleeve: C.wine,
      hose: C.blue,
      skin: SKIN[2],
      hair: HAIR.black,
      look: 0,
      down: 3,
      eyes: "shut",
      mouth: "sad",
    }),
    { x: 208, y: 390, s: 2.25 },
  ),
  cloudHand(84, 228, 1.5, { skin: SKIN[0] }),
  cup(100, 222, 1.7),
  [44, 88, 132].map((x) => cup(x, 440, 1.75)),
];

const five = () => [
  sky(C.stone),
  ground(
    [
      [0, 262],
      [150, 254],
      [300, 262],
    ],
    C.leaf,
  ),
  castle(54, 262, 1.15, { fill: C.slate, roof: C.navy }),
  sea(286, C.blue, { rows: 3, gap: 16, until: 330 }),
  bridge(160, 318, 1.5, C.tan),
  ground(
    [
      [0, 336],
      [150, 330],
      [300, 338],
    ],
    C.sand,
  ),
  at(
    [
      path("M-6 -96Q-20 -90 -18 -68Q-26 -40 -26 0Q0 8 26 0Q24 -40 16 -66Q18 -90 4 -96Z", C.black),
      path("M-6 -96Q-20 -90 -17 -70Q-6 -64 6 -70Q14 -84 4 -96Z", C.black, { stroke: C.slate, width: 1.6 }),
      path("M-12 -84Q-16 -76 -11 -72L-4 -72Q-4 -80 -8 -86Z", SKIN[1], { width: 1.6 }),
      curve(
        [
          [-4, -62],
          [-8, -30],
          [-12, -2],
        ],
        1.6,
        C.slate,
      ),
      curve(
        [
          [6, -62],
          [8, -30],
          [10, -2],
        ],
        1.6,
        C.slate,
      ),
      path("M-14 0Q-16 -6 -8 -5V3Z", C.brown),
    ],
    { x: 160, y: 412, s: 2.7 },
  ),
  cup(100, 388, 1.7, { rot: -82 }),
  cup(104, 434, 1.7, { rot: -98 }),
  cup(26, 366, 1.45, { rot: 76 }),
  path(
    "M44 384Q26 396 32 410Q50 408 52 394ZM50 436Q30 432 28 444Q42 450 54 446ZM70 360Q86 368 84 378Q72 380 68 368Z",
    C.red,
    { width: 1.4 },
  ),
  cup(232, 440, 1.75),
  cup(272, 432, 1.75),
];

const flowerCup = (x, y, s) => [
  at(
    [
      line("M0 -30V-44M-4 -30L-8 -42M4 -30L8 -42", 2, C.forest),
      star(0, -46, 8, C.white, 5, 0.6),
      star(-9, -41, 6, C.white, 5, 0.6),
      star(9, -41, 6, C.white, 5, 0.6),
      dot(0, -46, 2, C.gold),
    ],
    { x, y, s },
  ),
  cup(x, y, s),
];

const six = () => [
  sky(C.pale),
  turret(46, 330, 64, 270, C.stone, { windows: 3 }),
  house(206, 320, 2.7, { fill: C.cream, roof: C.orange }),
  ground(
    [
      [0, 322],
      [300, 322],
    ],
    C.leaf,
  ),
  path("M-10 340L310 332V470H-10Z", C.sand),
  line("M-10 380L310 372M-10 420L310 416M60 340L20 460M240 336L280 460", 1.2),
  at(
    standing({
      robe: C.slate,
      skin: SKIN[1],
      head: { back: true, hair: HAIR.brown },
      right: [
        [16, -54],
        [16, -60],
        limb(
          [
            [0, 40],
            [0, -50],
          ],
          2,
          C.brown,
        ),
      ],
    }),
    { x: 106, y: 344, s: 0.85 },
  ),
  at(
    inTunic({
      tunic: C.blue,
      hose: C.red,
      shoe: C.brown,
      skin: SKIN[1],
      head: { side: true, hair: C.red, cut: "hood", mouth: "smile" },
      tilt: 10,
      left: [
        [-4, -58],
        [16, -50],
      ],
      right: [
        [18, -58],
        [28, -52],
      ],
    }),
    { x: 116, y: 408, s: 2.1 },
  ),
  child(212, 410, 2.05, {
    robe: C.gold,
    skin: SKIN[3],
    flip: true,
    head: { side: true, cut: "hood", hair: C.white },
    left: [
      [2, -26],
      [14, -28],
    ],
    right: [
      [16, -30],
      [20, -34],
    ],
  }),
  flowerCup(178, 322, 1.25),
  flowerCup(42, 446, 1.5),
  flowerCup(102, 446, 1.5),
  flowerCup(166, 446, 1.5),
  flowerCup(230, 446, 1.5),
  flowerCup(268, 340, 1.3),
];

const visions = [
  (y) => at(head({ cut: "curly", hair: HAIR.fair, skin: SKIN[0] }), { y: y - 8, s: 1.1 }),
  (y) => [
    path(`M-13 ${y}Q-14 ${y - 34} 0 ${y - 36}Q14 ${y - 34} 13 ${y}Z`, C.white),
    line(`M-6 ${y - 4}Q-8 ${y - 20} -3 ${y - 28}M6 ${y - 4}Q8 ${y - 20} 3 ${y - 28}`, 1.3),
    line(
      `M-22 ${y - 20}L-28 ${y - 22}M22 ${y - 20}L28 ${y - 22}M-14 ${y - 36}L-18 ${y - 42}M14 ${y - 36}L18 ${y - 42}`,
      2,
      C.gold,
    ),
  ],
  (y) => at(snake(0, 0, 1, C.green), { y: y - 10, s: 1.1, rot: -20 }),
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
  (y) => [
    path(
      `M-12 ${y}Q-18 ${y - 16} -6 ${y - 20}Q-4 ${y - 32} 8 ${y - 30}L18 ${y - 24}Q16 ${y - 18} 6 ${y - 20}Q10 ${y - 10} 12 ${y}Z`,
      C.forest,
    ),
    path(`M-8 ${y - 18}Q-24 ${y - 34} -26 ${y - 16}Q-18 ${y - 18} -12 ${y - 8}Z`, C.teal),
    dot(8, y - 26, 1.4, C.gold),
  ],
];
const visionAt = [
  [70, 130],
  [150, 112],
  [230, 130],
  [52, 232],
  [118, 246],
  [184, 246],
  [248, 232],
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
  cloud(70, 140, 1.9, C.steel),
  cloud(230, 140, 1.9, C.steel),
  cloud(150, 120, 2, C.white),
  cloud(60, 240, 1.8, C.white),
  cloud(240, 240, 1.8, C.white),
  cloud(124, 256, 1.9, C.steel),
  cloud(184, 256, 1.7, C.steel),
  visionAt.map(([x, y], i) => [at(visions[i](-34), { x, y, s: 1.16 }), cup(x, y, 1.32)]),
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
    { x: 150, y: 452, s: 1.7 },
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
  box(96, 364, 108, 40, C.brown),
  path("M104 404V440H112V404M188 404V440H196V404", C.brown),
  path("M96 372Q90 300 112 276Q150 254 188 276Q210 300 204 372L212 432Q150 446 88 432Z", C.white),
  path("M96 372Q90 300 112 276Q150 254 188 276Q210 300 204 372Q150 392 96 372Z", C.red),
  line("M128 380L124 432M172 380L176 432", 1.6),
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
  limb(
    [
      [106, 296],
      [96, 338],
      [170, 330],
    ],
    22,
    C.wine,
  ),
  limb(
    [
      [194, 296],
      [204, 338],
      [132, 346],
    ],
    22,
    C.wine,
  ),
  disc(176, 329, 9, SKIN[2]),
  disc(126, 347, 9, SKIN[2]),
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

export const cups = { ace, two, three, four, five, six, seven, eight, nine, ten };
