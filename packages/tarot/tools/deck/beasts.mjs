// Dogs and wolf, looking right unless flipped. The ground under them is y 0.

import { C } from "./palette.mjs";
import { at, dot, limb, line, path } from "./shape.mjs";

/** A dog, about 34 high, leaping up at whatever is before it. */
export const leapingDog = (x, y, s = 1, fill = C.white, flip = false) =>
  at(
    [
      limb(
        [
          [-16, -14],
          [-26, -26],
          [-24, -34],
        ],
        4,
        fill,
        { smooth: true },
      ),
      limb(
        [
          [-12, -10],
          [-16, -4],
          [-12, 0],
        ],
        5,
        fill,
      ),
      limb(
        [
          [-8, -10],
          [-4, -4],
          [-2, 0],
        ],
        5,
        fill,
      ),
      limb(
        [
          [10, -22],
          [20, -22],
          [24, -26],
        ],
        4.6,
        fill,
      ),
      limb(
        [
          [8, -20],
          [18, -14],
          [22, -16],
        ],
        4.6,
        fill,
      ),
      path(
        "M-18 -12Q-16 -22 -4 -22L8 -34Q10 -42 18 -42Q22 -40 30 -36Q30 -31 22 -31Q16 -24 12 -18Q2 -6 -10 -6Q-18 -6 -18 -12Z",
        fill,
      ),
      path("M13 -41Q6 -40 5 -30Q10 -28 14 -34Z", fill),
      dot(20, -37.6, 1.1),
      dot(29.4, -35.4, 1.4),
    ],
    { x, y, s, flip },
  );

/** A dog or wolf on its haunches, throwing back its head; about 52 high. */
export const howling = (x, y, s = 1, { fill = C.tan, flip = false, wild = false } = {}) =>
  at(
    [
      wild
        ? [
            path("M-15 -2Q-34 4 -40 -10Q-42 -22 -34 -32Q-32 -20 -26 -16Q-20 -12 -12 -14Z", fill),
            line("M-34 -20Q-34 -12 -28 -8M-28 -12L-22 -8", 1.2),
          ]
        : limb(
            [
              [-16, -6],
              [-28, -10],
              [-26, -22],
            ],
            4,
            fill,
            { smooth: true },
          ),
      limb(
        [
          [4, -22],
          [7, -2],
        ],
        5.4,
        fill,
      ),
      limb(
        [
          [10, -24],
          [14, -2],
        ],
        5.4,
        fill,
      ),
      path("M14 -60L20 -71L26 -65Q24 -58 18 -55Z", C.wine, { width: 1.2 }),
      path(
        "M-20 -1Q-22 -16 -8 -26Q-4 -34 -2 -46Q-1 -57 7 -61L16 -73Q21 -77 23 -72Q22 -66 16 -61Q22 -62 26 -66Q29 -64 27 -60Q23 -53 16 -48Q18 -36 13 -22Q6 -16 2 -12L4 0H-14Q-20 2 -20 -1Z",
        fill,
      ),
      line("M-14 -1Q-4 -4 -4 -12"),
      wild ? path("M3 -58L-11 -60L0 -48Z", fill) : path("M4 -57Q-8 -58 -9 -45Q-2 -43 3 -50Z", fill),
      wild ? line("M0 -38L4 -34L3 -40L8 -36M-3 -30L1 -26L1 -32", 1.2) : [],
      dot(9.6, -56.4, 1.3),
      dot(20.6, -73, 1.7),
    ],
    { x, y, s, flip },
  );

/** A dog standing quietly; about 34 high. */
export const dog = (x, y, s = 1, fill = C.white, flip = false) =>
  at(
    [
      limb(
        [
          [-22, -20],
          [-32, -24],
          [-34, -34],
        ],
        3.6,
        fill,
        { smooth: true },
      ),
      [-18, -11, 8, 14].map((lx) =>
        limb(
          [
            [lx, -14],
            [lx + 1, -1],
          ],
          4.6,
          fill,
        ),
      ),
      path(
        "M-24 -18Q-22 -26 -10 -25H6L14 -38Q22 -42 28 -36L36 -32Q36 -27 26 -27Q22 -18 18 -12Q4 -14 -14 -10Q-24 -10 -24 -18Z",
        fill,
      ),
      path("M17 -38Q11 -36 12 -28Q17 -26 20 -32Z", fill),
      dot(25.6, -34, 1.1),
      dot(35, -31.4, 1.4),
    ],
    { x, y, s, flip },
  );
