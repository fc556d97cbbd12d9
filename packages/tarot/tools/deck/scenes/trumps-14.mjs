// Trump 14.
import { hand, standing } from "../body.mjs";
import { cup } from "../emblems.mjs";
import { ground, iris, mountains, sky, sun } from "../nature.mjs";
import { C, HAIR, SKIN } from "../palette.mjs";
import { wings } from "../places.mjs";
import { at, disc, dot, limb, line, path, poly } from "../shape.mjs";

const temperance = () => [
  sky(C.pale),
  mountains(
    300,
    [
      [38, 120],
      [80, 90],
    ],
    C.lilac,
  ),
  sun(50, 74, 17, { fill: C.gold, reach: 2.2 }),
  ground(
    [
      [0, 300],
      [150, 292],
      [300, 302],
    ],
    C.leaf,
  ),
  path("M34 300Q70 330 50 350Q30 372 100 396L130 380Q76 364 88 344Q96 326 58 298Z", C.sand),
  path("M110 470Q120 398 200 394Q270 392 310 400V470Z", C.blue),
  line("M150 430Q164 422 178 430Q192 438 206 430M220 450Q234 442 248 450M120 452Q134 444 148 452", 1.7, C.pale),
  wings(150, 376, 2.35, C.red, C.orange),
  disc(150, 184, 44, C.gold),
  at(
    [
      standing({
        robe: C.white,
        skin: SKIN[3],
        hem: 16,
        head: { cut: "curly", hair: HAIR.black, down: 1.5, eyes: "shut", hat: dot(0, -10, 2.4, C.gold) },
        under: [
          poly(
            [
              [0, -68],
              [-6, -58],
              [6, -58],
            ],
            C.orange,
          ),
        ],
      }),
    ],
    { x: 150, y: 404, s: 2.5 },
  ),
  path("M118 404Q120 392 132 396L140 408H116Z", SKIN[3]),
  path("M164 412Q168 398 180 402L188 416H162Z", SKIN[3]),
  cup(254, 222, 1.7, { rot: -66 }),
  at(
    [
      limb(
        [
          [-11, -70],
          [-25, -54],
          [-21, -38],
        ],
        9,
        C.white,
      ),
      limb(
        [
          [11, -70],
          [26, -56],
          [35, -69],
        ],
        9,
        C.white,
      ),
      hand([37, -72], [26, -56], SKIN[3], { fist: true, s: 1.15 }),
    ],
    { x: 150, y: 404, s: 2.5 },
  ),
  path("M214 206Q206 278 94 300L82 286Q184 270 200 196Z", C.sky),
  line("M206 212Q194 270 112 286", 1.4, C.white),
  cup(82, 340, 1.7, { rot: 4 }),
  at(hand([-21, -35], [-25, -54], SKIN[3], { fist: true, s: 1.15 }), { x: 150, y: 404, s: 2.5 }),
  iris(262, 360, 1.6),
  iris(284, 372, 1.4),
  iris(238, 368, 1.3),
];

export const trumps14 = { temperance };
