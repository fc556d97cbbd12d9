// Birds, fish and small animals, looking right unless flipped.
import { C, INK } from "./palette.mjs";
import { at, curve, disc, dot, limb, line, oval, path } from "./shape.mjs";

/** A bird on the wing. */
export const bird = (x, y, s = 1, fill = C.white, flip = false) =>
  at(
    [
      path("M0 0Q-4 -18 -22 -20Q-16 -8 -10 0Z", fill),
      path("M-20 6Q-12 -4 4 -4Q8 -9 14 -6L19 -3L14 -1Q8 8 -6 8L-24 12Z", fill),
      path("M2 -3Q2 -18 -10 -26Q-12 -10 -6 0Z", fill),
      dot(12, -4, 1),
    ],
    { x, y, s, flip },
  );

/** A dove, wings up, coming down. */
export const dove = (x, y, s = 1) =>
  at(
    [
      path("M-4 -12L-11 -31Q-6 -35 0 -32Q6 -35 11 -31L4 -12Z", C.white),
      line("M-4 -31L-2 -18M4 -31L2 -18", 1.1),
      [-1, 1].map((side) =>
        at(
          [
            path("M3 -8Q10 -26 36 -33Q35 -26 30 -23Q34 -20 26 -15Q28 -11 20 -8Q20 -3 13 -1Q8 2 4 2Z", C.white),
            line("M30 -23Q22 -20 16 -16M26 -15Q18 -13 13 -10", 1.1),
          ],
          { flip: side < 0 },
        ),
      ),
      path("M-5 -13Q0 -17 5 -13Q8 -4 4.6 5Q0 9 -4.6 5Q-8 -4 -5 -13Z", C.white),
      disc(0.6, 8, 5.4, C.white),
      path("M1 12.6L3 20L5.4 11Z", C.gold, { width: 1.1 }),
      dot(3, 7.4, 1.1),
    ],
    { x, y, s },
  );

export const perched = (x, y, s = 1, fill = C.brown, hood = false) =>
  at(
    [
      path("M-14 14L-8 -4Q-8 -18 2 -18Q10 -18 11 -10L16 -7L10 -5Q10 6 0 10Z", fill),
      path("M-10 8Q-8 -6 2 -6Q4 4 -6 10Z", C.bark, { width: 1.3 }),
      hood ? path("M-4 -15Q2 -22 9 -15L9 -9Q2 -8 -4 -11Z", C.red, { width: 1.4 }) : dot(5, -12, 1.2),
      line("M-1 10V15M3 9V15", 1.5, C.gold),
    ],
    { x, y, s },
  );

export const fish = (x, y, s = 1, fill = C.teal, rot = 0, flip = false) =>
  at(
    [
      path("M-14 0L-25 -8Q-21 0 -25 8Z", fill),
      path("M-16 0Q-6 -11 8 -8Q16 -5 19 0Q16 5 8 8Q-6 11 -16 0Z", fill),
      path("M-2 -9Q2 -15 8 -8Z", fill),
      dot(12, -2, 1.7),
      line("M6 -6Q3 0 6 6M-2 -4Q-4 0 -2 4M-8 -3Q-9 0 -8 3", 1.2),
    ],
    { x, y, s, rot, flip },
  );

export const salamander = (x, y, s = 1, fill = C.orange, flip = false) =>
  at(
    [
      limb(
        [
          [14, -5],
          [2, -3],
          [-8, -6],
          [-18, -2],
          [-26, -9],
        ],
        4,
        fill,
        { smooth: true },
      ),
      [
        [8, 3],
        [-5, 3],
        [10, -11],
        [-3, -11],
      ].map(([a, b]) =>
        limb(
          [
            [a - 2, -4],
            [a + 3, b - 1],
          ],
          2.6,
          fill,
        ),
      ),
      path("M-6 -8Q2 -9 12 -9Q22 -10 25 -4Q20 0 12 0Q2 0 -6 -2Z", fill),
      dot(19, -6, 1.2),
      dot(4, -5, 1, INK),
      dot(10, -5, 1, INK),
    ],
    { x, y, s, flip },
  );

export const snake = (x, y, s = 1, fill = C.green) =>
  at(
    [
      limb(
        [
          [-20, 0],
          [-8, -6],
          [0, 2],
          [10, -6],
          [18, -14],
        ],
        5,
        fill,
        { smooth: true },
      ),
      path("M14 -14Q18 -22 25 -19Q26 -14 19 -12Z", fill),
      line("M25 -18L31 -20", 1.2, C.red),
      dot(20.6, -17, 1),
    ],
    { x, y, s },
  );

export const snail = (x, y, s = 1) =>
  at(
    [
      path("M-14 0Q-6 -6 8 -5Q10 -12 15 -13Q19 -12 18 -4Q17 0 12 0Z", C.tan),
      disc(-1, -8, 8, C.brown),
      curve(
        [
          [4, -6],
          [1, -12],
          [-5, -9],
          [-2, -5],
          [1, -8],
        ],
        1.4,
      ),
      line("M14 -13L13 -19M17 -12L19 -18", 1.3),
    ],
    { x, y, s },
  );

export const rabbit = (x, y, s = 1, fill = C.tan, flip = false) =>
  at(
    [
      path("M6 -20Q2 -34 8 -36Q12 -30 11 -20Z", fill),
      path("M10 -20Q12 -34 18 -34Q18 -26 14 -18Z", fill),
      path("M-16 -2Q-18 -16 -4 -18Q4 -24 12 -22Q21 -18 19 -13Q16 -9 10 -10Q12 -4 14 0H-12Q-16 0 -16 -2Z", fill),
      disc(-16, -6, 4.4, C.white),
      dot(14, -16, 1.3),
    ],
    { x, y, s, flip },
  );

/** A cat that sits and looks at us. */
export const cat = (x, y, s = 1, fill = C.black) =>
  at(
    [
      limb(
        [
          [12, -4],
          [22, -8],
          [20, -20],
        ],
        4,
        fill,
        { smooth: true },
      ),
      path("M-12 0Q-16 -20 -7 -30H7Q16 -20 12 0Z", fill, { stroke: C.slate, width: 1.2 }),
      path("M-11 -32L-12 -46L-5 -41H5L12 -46L11 -32Q8 -25 0 -25Q-8 -25 -11 -32Z", fill, {
        stroke: C.slate,
        width: 1.2,
      }),
      [-4.6, 4.6].map((ex) => [oval(ex, -35, 2.6, 2, C.gold, { stroke: "none" }), dot(ex, -35, 0.9)]),
      line("M0 -31L-2 -29.5M0 -31L2 -29.5M-3 -2V-12M3 -2V-12", 1.1, C.stone),
    ],
    { x, y, s },
  );

export const crayfish = (x, y, s = 1, fill = C.red) =>
  at(
    [
      [-1, 1].map((side) => [
        limb(
          [
            [side * 5, -12],
            [side * 16, -20],
            [side * 14, -32],
          ],
          4,
          fill,
        ),
        path(
          `M${side * 10} -30Q${side * 6} -46 ${side * 15} -48Q${side * 15} -42 ${side * 16} -40Q${side * 19} -44 ${side * 23} -44Q${side * 24} -32 ${side * 14} -28Z`,
          fill,
        ),
        [0, 6, 12].map((dy) => line(`M${side * 6} ${-6 + dy}Q${side * 14} ${-10 + dy} ${side * 19} ${dy}`, 2)),
        line(`M${side * 2} -18Q${side * 5} -32 ${side * 4} -44`, 1.2),
      ]),
      path("M0 -20Q9 -16 9 -4Q8 6 6 14L9 24H-9L-6 14Q-8 6 -9 -4Q-9 -16 0 -20Z", fill),
      line("M-8 0H8M-7 7H7M-6 14H6", 1.3),
      dot(-3, -13, 1.2),
      dot(3, -13, 1.2),
    ],
    { x, y, s },
  );

export const butterfly = (x, y, s = 1, fill = C.lilac) =>
  at(
    [
      [-1, 1].map((side) => [
        path(`M0 0Q${side * 4} -14 ${side * 15} -12Q${side * 16} -2 0 1Z`, fill, { width: 1.4 }),
        path(`M0 1Q${side * 12} 2 ${side * 10} 10Q${side * 4} 12 0 3Z`, fill, { width: 1.4 }),
      ]),
      line("M0 -6V8", 2.4),
    ],
    { x, y, s },
  );
