// Heads: a face that looks ahead, aside or down, hair in several cuts, and what is worn on it.
// The center of the face is 0,0; the chin is at y 9, the crown of the head at y -11.
import { C, HAIR, SKIN, shade } from "./palette.mjs";
import { blob, box, disc, dot, flat, line, oval, path, poly } from "./shape.mjs";

const BEHIND = {
  none: () => [],
  short: () => [],
  long: (fill) => path("M0 -13C-11 -13 -10 0 -11 10Q-12 17 -8 20Q0 23 8 20Q12 17 11 10C10 0 11 -13 0 -13Z", fill),
  flowing: (fill) =>
    path("M0 -13C-12 -13 -10 0 -13 10Q-17 22 -11 34Q-5 28 0 30Q6 28 12 34Q17 22 13 10C10 0 12 -13 0 -13Z", fill),
  bob: (fill) => path("M0 -13C-12 -13 -11 -2 -11 8Q-6 12 0 11Q6 12 11 8C11 -2 12 -13 0 -13Z", fill),
  curly: (fill) =>
    ["-9 -6", "-10 1", "-8 7", "9 -6", "10 1", "8 7", "-5 -11", "5 -11", "0 -13"].map((at) => {
      const [x, y] = at.split(" ").map(Number);
      return disc(x, y, 5, fill);
    }),
  bun: (fill) => [disc(-1, -15, 5, fill), path("M0 -12C-10 -12 -9 -2 -8 3H8C9 -2 10 -12 0 -12Z", fill)],
  hood: (fill) => path("M0 -17C-12 -16 -12 -2 -14 13Q0 19 14 13C12 -2 12 -16 0 -17Z", fill),
  veil: (fill) => path("M0 -13C-12 -13 -11 0 -14 20Q-7 25 0 24Q7 25 14 20C11 0 12 -13 0 -13Z", fill),
};

const FRINGE = {
  none: () => [],
  short: (fill) => path("M-7.5 1C-10 -15 10 -15 7.5 1Q7 -4 4 -6Q-2 -5 -6 -6Q-7 -3 -7.5 1Z", fill),
  long: (fill) => path("M-7.8 4C-10 -15 10 -15 7.8 4Q7 -4 0 -8Q-7 -4 -7.8 4Z", fill),
  flowing: (fill) => FRINGE.long(fill),
  bob: (fill) => path("M-8 3C-10 -15 10 -15 8 3L7 -4H-7Z", fill),
  curly: (fill) =>
    blob(
      [
        [-8, -1],
        [-8, -9],
        [-3, -12],
        [3, -12],
        [8, -9],
        [8, -1],
        [5, -6],
        [0, -7],
        [-5, -6],
      ],
      fill,
    ),
  bun: (fill) => FRINGE.long(fill),
  hood: (fill) =>
    path("M0 -16C-13 -15 -11 0 -10 10L-6.5 7C-8 -2 -7 -9 0 -9C7 -9 8 -2 6.5 7L10 10C11 0 13 -15 0 -16Z", fill),
  veil: (fill) =>
    path("M0 -13C-11 -13 -10 0 -11 12L-7 7C-8 -2 -7 -8 0 -8C7 -8 8 -2 7 7L11 12C10 0 11 -13 0 -13Z", fill),
};

const BEARDS = {
  none: () => [],
  full: (fill) => path("M-7 0Q-8 14 0 18Q8 14 7 0Q5 5 2.5 4H-2.5Q-5 5 -7 0Z", fill),
  long: (fill) => path("M-7 0Q-9 16 -4 26Q0 32 3 26Q9 16 7 0Q5 5 2.5 4H-2.5Q-5 5 -7 0Z", fill),
  pointed: (fill) => path("M-6 4Q-4 8 0 15Q4 8 6 4Q3 5 2 4.4H-2Q-3 5 -6 4Z", fill),
};

function features({ look, down, eyes, mouth }) {
  const [dx, dy] = [look, down];
  const brows = [
    line(
      `M${-4.8 + dx} ${-3.6 + dy}Q${-3 + dx} ${-5 + dy} ${-1.4 + dx} ${-3.8 + dy}M${1.4 + dx} ${-3.8 + dy}Q${3 + dx} ${-5 + dy} ${4.8 + dx} ${-3.6 + dy}`,
      1,
    ),
  ];
  const open = [dot(-3 + dx, -1.4 + dy, 1), dot(3 + dx, -1.4 + dy, 1)];
  const shut = [
    line(
      `M${-4.4 + dx} ${-1.4 + dy}Q${-3 + dx} ${0 + dy} ${-1.6 + dx} ${-1.4 + dy}M${1.6 + dx} ${-1.4 + dy}Q${3 + dx} ${dy} ${4.4 + dx} ${-1.4 + dy}`,
      1,
    ),
  ];
  const nose = line(`M${dx * 1.2} ${-1 + dy}L${dx * 1.3 + 0.9} ${2 + dy}H${dx * 1.2 - 0.6}`, 1);
  const lips = { calm: "Q", smile: "Q", sad: "Q" };
  const bend = { calm: 5.6, smile: 7, sad: 3.4, open: 5 }[mouth];
  const lip =
    mouth === "open"
      ? oval(dx, 5 + dy, 1.6, 2, C.wine, { width: 0.8 })
      : line(`M${-2 + dx} ${5 + dy}${lips[mouth]}${dx} ${bend + dy} ${2 + dx} ${5 + dy}`, 1.1, C.wine);
  return [brows, eyes === "shut" ? shut : open, nose, lip];
}

const FRONT = "M-7 -2C-7 -12 7 -12 7 -2C7 5 3 9 0 9C-3 9 -7 5 -7 -2Z";
const SIDE = "M-6 -2C-7 -12 5 -13 6 -5L9.2 0.4L6.6 1.4L6.8 4.4Q6 9.4 1.6 8.6Q-4 8 -6 -2Z";

function sideFace(skin, { eyes, mouth }) {
  const eye = eyes === "shut" ? line("M2.6 -1.6Q4 -0.4 5.2 -1.6", 1) : dot(4, -1.8, 1);
  const bend = mouth === "sad" ? 3.8 : 5.6;
  return [
    path(SIDE, skin),
    eye,
    line("M2.4 -4.4L5.4 -4.6", 1),
    line(`M6.4 4Q5 ${bend} 3.6 ${mouth === "sad" ? 5 : 4.2}`, 1, C.wine),
  ];
}

const SIDE_HAIR = {
  short: (fill) => path("M5.5 -6C3 -13 -10 -14 -8.5 2Q-8 5 -5 4Q-3 0 -3 -4Q2 -4 5.5 -6Z", fill),
  long: (fill) => path("M5.5 -6C3 -14 -12 -14 -10 4Q-10 14 -13 20Q-6 22 -3 16Q-1 8 -3 -3Q2 -4 5.5 -6Z", fill),
  flowing: (fill) => path("M5.5 -6C3 -14 -12 -14 -10 4Q-12 18 -20 26Q-8 28 -3 16Q-1 8 -3 -3Q2 -4 5.5 -6Z", fill),
  hood: (fill) => path("M6 -9C2 -17 -13 -15 -12 2L-12 14Q-4 18 4 13L0 7Q-4 0 0 -7Q3 -9 6 -9Z", fill),
  veil: (fill) => path("M5 -8C2 -14 -12 -14 -11 2L-15 22Q-6 24 -1 16Q-4 2 -1 -6Z", fill),
};

/** A head from behind: ears, and hair that ends above the nape. */
export function backHead(skin, fill) {
  return [
    path("M-3.6 3V13Q0 15 3.6 13V3Z", skin),
    oval(-8, -0.4, 2, 3, skin, { width: 1.5 }),
    oval(8, -0.4, 2, 3, skin, { width: 1.5 }),
    path("M-7.8 1C-11 -15 11 -15 7.8 1Q7 6 4 8.6L2 7L0 9.4L-2 7L-4 8.6Q-7 6 -7.8 1Z", fill),
    line("M0 -8Q-5 -5 -4.6 1M1.4 -8Q5.4 -5 5 1M0 -3V3", 1, shade(fill, 0.45)),
  ];
}

const OVER_SHOULDERS = new Set(["hood", "veil"]);

/** The hair that falls behind the shoulders, to be drawn before the body. */
export function locks({ hair = HAIR.brown, cut = "short", side = false, back = false } = {}) {
  return side || back || OVER_SHOULDERS.has(cut) ? [] : BEHIND[cut](hair);
}

/**
 * A head. `cut`: a key of BEHIND. `look` -3 to 3 turns the face aside, `down` bows it; `side` draws a profile that
 * looks right.
 */
export function head({
  skin = SKIN[1],
  hair = HAIR.brown,
  cut = "short",
  beard = "none",
  look = 0,
  down = 0,
  side = false,
  back = false,
  eyes = "open",
  mouth = "calm",
  hat = [],
  beardColor = hair,
}) {
  const neck = path("M-3.4 5V13Q0 15 3.4 13V5Z", skin);
  if (back) return [backHead(skin, cut === "none" ? skin : hair), hat];
  if (side) {
    const locks = (SIDE_HAIR[cut] ?? SIDE_HAIR.short)(hair);
    const chin =
      beard === "none"
        ? []
        : path(
            beard === "long"
              ? "M-3 3Q-2 20 5 26Q9 16 7 5L3.6 4.6Q1 5 -3 3Z"
              : "M-3 3Q-1 13 5 15Q8 10 7 5L3.6 4.6Q1 5 -3 3Z",
            beardColor,
          );
    return [neck, sideFace(skin, { eyes, mouth }), chin, cut === "none" ? [] : locks, hat];
  }
  const face = [path(FRONT, skin), features({ look, down, eyes, mouth })];
  return [
    OVER_SHOULDERS.has(cut) ? BEHIND[cut](hair) : [],
    neck,
    face,
    BEARDS[beard](beardColor),
    beard === "none" ? [] : line(`M${look - 1.6} ${5.4 + down}H${look + 1.6}`, 1.1, C.wine),
    FRINGE[cut](hair),
    hat,
  ];
}

export const hats = {
  crown: (fill = C.gold, gem = C.red) => [
    path("M-8 -8L-10 -18L-5 -13L0 -20L5 -13L10 -18L8 -8Q0 -5 -8 -8Z", fill),
    dot(0, -10.4, 1.4, gem),
    dot(-10, -18.5, 1.5, fill),
    dot(10, -18.5, 1.5, fill),
    dot(0, -20.5, 1.5, fill),
  ],
  tall: (fill = C.gold) => [
    path("M-8 -8L-9 -17L-4 -13L-3 -22Q0 -26 3 -22L4 -13L9 -17L8 -8Q0 -5 -8 -8Z", fill),
    dot(0, -11, 1.5, C.red),
  ],
  circlet: (fill = C.gold) => [path("M-8 -6Q0 -10 8 -6L7.6 -8.6Q0 -12.6 -7.6 -8.6Z", fill)],
  wreath: (fill = C.green) =>
    [-8, -5, -1.8, 1.8, 5, 8].map((x, i) =>
      oval(x, -8.5 - (3 - Math.abs(i - 2.5)) * 0.9, 2.4, 2.9, fill, { width: 1.1 }),
    ),
  flowers: (fill = C.rose) =>
    [-7.5, -4, 0, 4, 7.5].map((x, i) => [
      disc(x, -8 - (2 - Math.abs(i - 2)) * 1.2, 2.5, i % 2 ? C.white : fill, { width: 1.1 }),
      dot(x, -8 - (2 - Math.abs(i - 2)) * 1.2, 0.9, C.gold),
    ]),
  cap: (fill = C.red) => path("M-9 -6C-10 -18 10 -18 9 -6Q0 -10 -9 -6Z", fill),
  feather: (fill = C.green, plume = C.red) => [
    path("M-9 -5C-10 -17 9 -17 9 -6Q0 -9 -9 -5Z", fill),
    path("M5 -11Q10 -24 -6 -27Q0 -20 3 -12Z", plume),
  ],
  beret: (fill = C.blue) => [
    path("M-9 -5Q-16 -12 -6 -15Q6 -18 12 -10Q13 -6 8 -5Q0 -9 -9 -5Z", fill),
    path("M10 -8Q22 -2 18 14Q13 8 12 0Q9 -2 8 -5Z", fill),
  ],
  turban: (fill = C.red) => [
    path("M-10 -4C-14 -18 14 -18 10 -4Q0 -9 -10 -4Z", fill),
    line("M-9 -8Q0 -15 9 -12M-6 -14Q2 -14 9 -7", 1.2),
  ],
  helmet: (fill = C.steel, plume = C.red) => [
    path("M-4 -13Q-2 -26 -20 -24Q-14 -20 -16 -12Q-12 -6 -8 -6Z", plume),
    path("M-8.5 2C-11 -17 11 -17 8.5 2L5.5 -4Q0 -6 -5.5 -4Z", fill),
    line("M0 -13V-6", 1.2),
  ],
  miter: (fill = C.gold) => [
    path("M-8 -7L-10 -14H10L8 -7Q0 -4 -8 -7Z", fill),
    path("M-8.5 -14L-8 -20H8L8.5 -14Z", C.white),
    path("M-6 -20L-4 -27Q0 -30 4 -27L6 -20Z", fill),
    box(-0.8, -34, 1.6, 6, fill, { width: 1 }),
  ],
  halo: (fill = C.gold) => disc(0, -2, 15, fill),
  blindfold: () => [
    path("M-7.6 -4.6Q0 -2.6 7.6 -4.6V0.6Q0 2.4 -7.6 0.6Z", C.white),
    flat("M-7 -2L-14 3L-9 -3Z", C.white),
  ],
  bandage: () => [path("M-7.8 -4Q0 -9 7.8 -6V-9.5Q0 -13 -7.8 -8Z", C.white)],
  horns: (fill = C.bark) => [
    path("M-4 -9Q-10 -12 -9 -19Q-4 -16 -1 -10Z", fill),
    path("M4 -9Q10 -12 9 -19Q4 -16 1 -10Z", fill),
  ],
};

/** The ten corners of a star. */
export function starPoints(x, y, radius, corners = 5, inner = 0.42) {
  return Array.from({ length: corners * 2 }, (_, i) => {
    const angle = (Math.PI * i) / corners - Math.PI / 2;
    const r = i % 2 === 0 ? radius : radius * inner;
    return [x + r * Math.cos(angle), y + r * Math.sin(angle)];
  });
}

export const star = (x, y, radius, fill = C.gold, corners = 5, inner = 0.42) =>
  poly(starPoints(x, y, radius, corners, inner), fill);
