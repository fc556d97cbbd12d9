// Trumps 7 to 9.
import { breastplate, hand, standing } from "../body.mjs";
import { hats, star, starPoints } from "../head.mjs";
import { ground, mountains, rose, sky } from "../nature.mjs";
import { C, HAIR, SKIN, shade } from "../palette.mjs";
import { lemniscate, sphinx } from "../people.mjs";
import { castle, lantern } from "../places.mjs";
import { at, curve, dot, limb, line, oval, path, poly } from "../shape.mjs";

const chariotWheel = (x) => [
  oval(x, 352, 27, 44, C.gold),
  oval(x, 352, 20, 36, C.leaf),
  line(`M${x} 314V390M${x - 22} 352H${x + 22}M${x - 15} 326L${x + 15} 378M${x + 15} 326L${x - 15} 378`, 3),
  oval(x, 352, 6, 10, C.gold),
];

/** A moon in profile that looks left, worn on a shoulder. */
const moonFace = [
  path("M4 -15C-16 -16 -20 12 -2 15Q8 16 13 9Q4 9 0 4L4 2L1 -2Q1 -10 4 -15Z", C.cream, { width: 1.7 }),
  dot(-5, -3, 1.3),
  line("M-8 -7L-3 -7.6M-3 7L1 6.4", 1.2),
].map((shape) => at(shape, { flip: true }));

const chariot = () => [
  sky(C.gold),
  castle(60, 250, 1.3, { fill: C.cream }),
  castle(240, 250, 1.3, { fill: C.cream }),
  castle(150, 244, 1.2, { fill: C.cream }),
  ground(
    [
      [0, 250],
      [150, 246],
      [300, 250],
    ],
    C.leaf,
  ),
  path("M-10 268Q150 256 310 268V290Q150 280 -10 290Z", C.sky),
  ground(
    [
      [0, 384],
      [300, 384],
    ],
    C.ochre,
  ),
  limb(
    [
      [76, 270],
      [76, 74],
    ],
    7,
    C.steel,
  ),
  limb(
    [
      [224, 270],
      [224, 74],
    ],
    7,
    C.steel,
  ),
  path(
    "M58 74Q58 30 150 28Q242 30 242 74V92Q226 82 210 92Q196 82 180 92Q166 82 150 92Q134 82 120 92Q104 82 90 92Q74 82 58 92Z",
    C.blue,
  ),
  [-1, 1].map((side) =>
    at(
      [
        path("M-84 86H-40Q-44 132 -70 160L-64 186H-86Z", shade(C.blue, 0.3)),
        line("M-56 92Q-60 130 -76 152M-70 92Q-72 124 -80 146", 1.4),
        path("M-86 154H-68V164H-86Z", C.gold, { width: 1.5 }),
      ],
      { x: 150, flip: side > 0 },
    ),
  ),
  path(
    "M58 74Q58 30 150 28Q242 30 242 74V92Q226 82 210 92Q196 82 180 92Q166 82 150 92Q134 82 120 92Q104 82 90 92Q74 82 58 92Z",
    C.blue,
  ),
  [
    [84, 62],
    [116, 52],
    [150, 56],
    [184, 52],
    [216, 62],
    [132, 76],
    [168, 76],
  ].map(([x, y]) => star(x, y, 8, C.white)),
  chariotWheel(48),
  chariotWheel(252),
  at(
    standing({
      robe: C.teal,
      skin: SKIN[2],
      belt: C.gold,
      sleeve: C.steel,
      under: breastplate(C.steel),
      head: { cut: "bob", hair: HAIR.fair, hat: [hats.wreath(C.green), star(0, -16, 7)] },
      left: [
        [-25, -56],
        [-22, -44],
      ],
      right: [
        [24, -56],
        [27, -72],
        limb(
          [
            [0, 26],
            [0, -30],
          ],
          3,
          C.gold,
        ),
      ],
    }),
    { x: 150, y: 362, s: 2.3 },
  ),
  [-1, 1].map((side) => at(at(moonFace, { flip: side > 0 }), { x: 150 + side * 36, y: 198 })),
  path("M76 270H224V372H76Z", C.stone),
  line("M76 284H224M76 360H224", 1.6),
  path("M150 292Q176 292 174 316Q172 336 150 346Q128 336 126 316Q124 292 150 292Z", C.white),
  oval(150, 318, 8, 15, C.red),
  line("M136 318H164", 3),
  sphinx(104, 438, 1.36, C.black, C.white, { flip: true }),
  sphinx(196, 438, 1.36, C.white, C.black),
];

const strength = () => [
  sky(C.gold),
  mountains(
    300,
    [
      [230, 110],
      [270, 80],
    ],
    C.blue,
  ),
  ground(
    [
      [0, 300],
      [150, 290],
      [300, 302],
    ],
    C.leaf,
  ),
  ground(
    [
      [0, 392],
      [150, 384],
      [300, 396],
    ],
    C.green,
  ),
  lemniscate(116, 64, 1.3),
  at(
    [
      standing({
        robe: C.white,
        skin: SKIN[1],
        hem: 22,
        head: { cut: "flowing", hair: HAIR.fair, look: 2, down: 2, hat: hats.flowers(C.red) },
        sleeve: C.white,
      }),
    ],
    { x: 78, y: 432, s: 3, rot: 9 },
  ),
  at(
    [
      curve(
        [
          [-9, -52],
          [0, -47],
          [10, -50],
        ],
        1.5,
      ),
      [-9, -5, 0, 5, 10].map((x) => rose(x, -50 + (5 - Math.abs(x)) * 0.5, 0.42)),
    ],
    { x: 78, y: 432, s: 3, rot: 9 },
  ),
  strengthLion,
  strengthArms(),
  [
    [30, 440],
    [96, 446],
    [190, 446],
  ].map(([x, y]) => rose(x, y, 1.1)),
];

/** Bumps all round, as of wool. */
const scallops = (x, y, radius, count) => {
  const on = (r, i) => {
    const angle = (2 * Math.PI * i) / count;
    return `${x + r * Math.cos(angle)} ${y + r * Math.sin(angle)}`;
  };
  const bumps = Array.from({ length: count }, (_, i) => `Q${on(radius * 1.34, i + 0.5)} ${on(radius, i + 1)}`);
  return `M${on(radius, 0)}${bumps.join("")}Z`;
};

/** A lion on its haunches with its mouth open, three quarters to the left. */
const strengthLion = [
  limb(
    [
      [250, 420],
      [276, 400],
      [272, 356],
      [256, 340],
    ],
    9,
    C.ochre,
    { smooth: true },
  ),
  path(scallops(253, 334, 11, 6), C.orange),
  path("M196 372L194 424Q180 426 182 440H216L220 380Z", shade(C.ochre)),
  path(
    "M150 330Q208 300 238 330Q262 352 262 400Q264 430 250 440H206Q196 436 204 426L214 422Q196 410 190 388L180 426L182 440H144Q140 428 152 424L148 380Z",
    C.ochre,
  ),
  line("M214 422Q234 414 236 388M154 440V433M164 440V433M216 440V434M228 440V434", 1.6),
  path(scallops(160, 326, 44, 13), C.orange),
  line("M182 296L190 288M194 320L206 318M192 348L202 354M174 362L180 372M152 284L150 274", 1.6),
  path("M166 290Q180 282 184 296Q184 308 172 308Z", C.ochre),
  path("M106 334L128 338Q134 352 124 362L106 366Z", C.wine),
  path("M104 362Q112 350 126 354Q128 360 122 366Z", C.rose, { width: 1.3 }),
  path("M109 337L112 346L116 338ZM110 363L113 355L117 362Z", C.white, { width: 1 }),
  path(
    "M176 304Q168 284 146 288Q130 292 124 308L102 316Q92 320 94 332Q98 340 112 339L126 338Q134 346 126 358Q116 362 104 362Q100 372 112 378Q140 382 160 364Q184 340 176 304Z",
    C.ochre,
  ),
  path("M92 326Q92 314 104 315Q108 320 100 326Z", C.bark, { width: 1.4 }),
  dot(134, 310, 2.6),
  line("M127 304Q134 298 142 303M122 322L132 326M120 330L128 332", 1.6),
];

/** One hand lies on the muzzle, the other holds the lower jaw. */
function strengthArms() {
  return [
    [
      [84, 226],
      [62, 306],
      [104, 372],
    ],
    [
      [140, 234],
      [164, 268],
      [116, 304],
    ],
  ].map(([from, elbow, end]) => [
    limb([elbow, end], 14, SKIN[1]),
    limb([from, elbow, [(elbow[0] + end[0]) / 2, (elbow[1] + end[1]) / 2]], 23, C.white, { root: [112, 244] }),
    hand(end, elbow, SKIN[1], { s: 2.7 }),
  ]);
}

const hermit = () => [
  sky(C.night),
  [
    [50, 60],
    [250, 50],
    [270, 130],
    [40, 150],
    [220, 90],
    [90, 40],
    [160, 34],
  ].map(([x, y]) => dot(x, y, 1.8, C.white)),
  mountains(
    420,
    [
      [40, 130],
      [260, 170],
      [210, 110],
    ],
    C.slate,
    C.white,
  ),
  ground(
    [
      [0, 420],
      [60, 396],
      [150, 384],
      [230, 398],
      [300, 424],
    ],
    C.white,
  ),
  line("M60 420Q90 406 110 412M190 412Q210 420 236 416", 1.4, C.stone),
  poly(starPoints(228, 176, 62, 12, 0.6), C.ochre, { stroke: "none" }),
  poly(starPoints(228, 176, 44, 12, 0.7), C.gold, { stroke: "none" }),
  limb(
    [
      [76, 404],
      [92, 128],
    ],
    8,
    C.tan,
  ),
  at(
    [
      path("M-6 -80Q-16 -74 -17 -52L-24 0Q-4 6 18 0Q16 -30 12 -52Q12 -74 6 -78Z", C.stone),
      line("M-10 -60Q-12 -30 -14 -4M2 -52Q2 -24 4 -2"),
    ],
    { x: 138, y: 400, s: 2.7 },
  ),
  at(
    standing({
      robe: C.stone,
      hem: 1,
      skin: SKIN[0],
      head: { side: true, cut: "hood", hair: C.stone, beard: "long", beardColor: HAIR.white, down: 2, eyes: "shut" },
      headX: 2,
      tilt: 10,
      left: [
        [-14, -56],
        [-18, -66],
      ],
      right: [
        [22, -66],
        [34, -82],
      ],
      bell: true,
    }).slice(4),
    { x: 138, y: 400, s: 2.7 },
  ),
  lantern(230, 156, 1.25),
];

export const trumps07to09 = { chariot, strength, hermit };
