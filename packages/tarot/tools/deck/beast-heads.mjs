// Heads of lion, bull, ram, goat and eagle: on thrones and in the corners of two trumps.
import { C } from "./palette.mjs";
import { at, blob, disc, dot, limb, line, oval, path } from "./shape.mjs";

/** A lion's face seen from the front, about 52 wide, its middle at 0,0. */
export const lionFace = (x, y, s = 1, { fill = C.ochre, mane = C.orange } = {}) =>
  at(
    [
      blob(
        [
          [0, -27],
          [14, -25],
          [24, -14],
          [27, 2],
          [20, 18],
          [8, 26],
          [-8, 26],
          [-20, 18],
          [-27, 2],
          [-24, -14],
          [-14, -25],
        ],
        mane,
      ),
      line("M-18 -16L-12 -10M18 -16L12 -10M-22 2H-15M22 2H15M-15 18L-10 12M15 18L10 12M0 -25V-17", 1.3),
      disc(-12, -14, 5, fill),
      disc(12, -14, 5, fill),
      path("M-14 -6Q-12 -17 0 -17Q12 -17 14 -6Q14 10 6 17Q0 20 -6 17Q-14 10 -14 -6Z", fill),
      dot(-6, -5, 1.8),
      dot(6, -5, 1.8),
      line("M-10 -9L-4 -8M10 -9L4 -8", 1.5),
      path("M-5 3Q0 1 5 3L0 9Z", C.bark, { width: 1.2 }),
      line("M0 9V12Q-4 15 -7 12M0 12Q4 15 7 12", 1.4),
    ],
    { x, y, s },
  );

export const bullHead = (x, y, s = 1, fill = C.brown) =>
  at(
    [
      path("M-9 -12Q-26 -10 -26 -28Q-16 -20 -6 -20Z", C.cream),
      path("M9 -12Q26 -10 26 -28Q16 -20 6 -20Z", C.cream),
      path("M-10 -10L-22 -4L-11 -1Z", fill),
      path("M10 -10L22 -4L11 -1Z", fill),
      path("M-11 -14Q0 -20 11 -14Q12 2 8 14Q0 20 -8 14Q-12 2 -11 -14Z", fill),
      oval(0, 12, 8, 6, C.tan),
      dot(-3, 12, 1.4),
      dot(3, 12, 1.4),
      dot(-6, -4, 1.6),
      dot(6, -4, 1.6),
    ],
    { x, y, s },
  );

export const ramHead = (x, y, s = 1, fill = C.cream) =>
  at(
    [
      path("M-8 -6L-7 -12Q0 -17 7 -12L8 -6Q8 4 4 14Q0 18 -4 14Q-8 4 -8 -6Z", fill),
      [-1, 1].map((side) => [
        limb(
          [
            [side * 5, -12],
            [side * 15, -15],
            [side * 19, -4],
            [side * 13, 4],
            [side * 9, -2],
          ],
          6.4,
          C.tan,
          { smooth: true },
        ),
        dot(side * 4, -3, 1.3),
      ]),
      dot(-1.8, 12, 0.9),
      dot(1.8, 12, 0.9),
    ],
    { x, y, s },
  );

export const goatHead = (x, y, s = 1, fill = C.cream) =>
  at(
    [
      [-1, 1].map((side) =>
        path(`M${side * 3} -12Q${side * 6} -28 ${side * 16} -32Q${side * 12} -20 ${side * 8} -10Z`, C.tan),
      ),
      path("M-8 -10L-18 -6L-8 -4Z", fill),
      path("M8 -10L18 -6L8 -4Z", fill),
      path("M-8 -12Q0 -16 8 -12Q8 2 4 12L0 22L-4 12Q-8 2 -8 -12Z", fill),
      dot(-4, -4, 1.3),
      dot(4, -4, 1.3),
    ],
    { x, y, s },
  );

export const eagleHead = (x, y, s = 1) =>
  at(
    [
      path("M-16 20Q-18 -4 -4 -14Q8 -18 12 -8L22 -2Q24 4 18 6L10 4Q12 12 16 20Z", C.tan),
      path("M10 -9L22 -2Q24 4 18 6Q16 0 9 1Z", C.gold),
      dot(5, -6, 1.7),
      line("M-10 10L-8 18M-4 8L-2 18M3 8L5 18", 1.3),
    ],
    { x, y, s },
  );
