// Trump 21.
import { bullHead, eagleHead, lionFace } from "../beast-heads.mjs";
import { hats, head, locks } from "../head.mjs";
import { cloud, sky } from "../nature.mjs";
import { C, HAIR, SKIN } from "../palette.mjs";
import { bare } from "../people.mjs";
import { at, disc, limb, line, path } from "../shape.mjs";

const world = () => [
  sky(C.sky),
  cloud(50, 84, 1.2),
  cloud(250, 84, 1.2),
  cloud(50, 428, 1.3),
  cloud(250, 428, 1.3),
  worldFace(50, 58),
  eagleHead(250, 60, 1.25),
  bullHead(50, 404, 1.2),
  lionFace(250, 402, 0.98),
  Array.from({ length: 40 }, (_, i) =>
    at(path("M0 -13Q9 -6 8 8Q0 16 -8 8Q-9 -6 0 -13Z", i % 2 ? C.green : C.leaf, { width: 1.5 }), {
      x: 150 + 98 * Math.cos((i * Math.PI) / 20),
      y: 234 + 164 * Math.sin((i * Math.PI) / 20),
      rot: i * 9 + (i % 2 ? 24 : -24),
      s: 1.4,
    }),
  ),
  [70, 398].map((y) => at([path("M-26 -10L26 10V-10L-26 10Z", C.red), disc(0, 0, 7, C.red)], { x: 150, y, s: 1.2 })),
  at(
    [
      at(locks({ cut: "flowing", hair: HAIR.black }), { y: -87 }),
      bare({
        woman: true,
        skin: SKIN[3],
        head: { cut: "long", hair: HAIR.black, look: -2, hat: hats.flowers(C.rose) },
        legs: [
          [
            [5, -40],
            [19, -25],
            [-9, -19],
          ],
          [
            [-4, -40],
            [-2, -20],
            [0, -2],
          ],
        ],
        left: [
          [-25, -66],
          [-32, -78],
          limb(
            [
              [0, 14],
              [0, -14],
            ],
            3,
            C.white,
          ),
        ],
        right: [
          [25, -66],
          [32, -78],
          limb(
            [
              [0, 14],
              [0, -14],
            ],
            3,
            C.white,
          ),
        ],
      }),
      path(
        "M14 -74Q4 -66 -12 -68Q-13 -60 -8 -54Q-14 -44 -13 -38Q-4 -28 10 -26Q14 -36 10 -48Q12 -62 22 -66Q34 -56 28 -36Q36 -52 30 -68Q24 -76 14 -74Z",
        C.purple,
      ),
      line("M-6 -52Q2 -44 2 -30M4 -62Q8 -54 6 -44", 1.2),
    ],
    { x: 150, y: 366, s: 2.45 },
  ),
];

function worldFace(x, y) {
  return at([locks({ cut: "curly", hair: HAIR.fair }), head({ cut: "curly", hair: HAIR.fair, skin: SKIN[1] })], {
    x,
    y,
    s: 1.6,
  });
}

export const trumps21 = { world };
