import type { Shape } from "@almagest/pictures";
import { body, both, dot, dots, fine, hatched, hoop, hoops, part, solid, stroke } from "./brush";

/** T95, black: half a disk with its dot on the floor of a long bead, the hatched disk on top of it; upright, 24 by 84. */
export const black: readonly Shape[] = [
  part("M-12-32C-12-40-6-42.5 0-42.5S12-40 12-32V32C12 40 6 42.5 0 42.5S-12 40-12 32Z"),
  solid("M-12 14C-12-10-9-18 0-18S12-10 12 14C8 8-8 8-12 14Z"),
  stroke(hatched([0, -4], [8.6, 12], 4.6), 1.1, "paper"),
  part("M-12 22C-10 8 10 8 12 22V32C12 40 6 42.5 0 42.5S-12 40-12 32Z"),
  ...hoops(
    3.2,
    [
      [-3.2, 9],
      [3.2, 9],
    ],
    "paper",
    1.3,
  ),
  dot(0, 28, 4),
  fine("M-7-34C-4-31 4-31 7-34M-8-27C-4-24 4-24 8-27"),
];

/** T109, red: a hooked horn about a ring, ends rolled outward; upright, 22 by 84. */
export const red: readonly Shape[] = [
  part(
    "M11-42C-2-44-13-36-12-24C-12-16-8-12-3-10C-10-6-10 6-3 10C-8 12-12 16-12 24C-13 36-2 44 11 42C11 36 6 34 2 32C-2 28 0 22 4 19C9 15 11 8 11 0S9-15 4-19C0-22-2-28 2-32C6-34 11-36 11-42Z",
    "fire",
  ),
  hoop(3, 0, 5.4),
  dot(3, 0, 2.2),
  stroke("M-6-30C-7-25-5-20-1-18M-6 30C-7 25-5 20-1 18", 1.5, "paper"),
];

/** T58, white: a ring, a bracket over it, and three rounded leaves; upright, 26 by 84. */
export const white: readonly Shape[] = [
  part(both("M-1-3C-11-4-14-18-10.4-31C-5-28-1-18-1-3Z")),
  part("M0-3C-9-12-9-35 0-43C9-35 9-12 0-3Z"),
  fine(both("M-5-9C-8-14-10-20-9.6-25")),
  fine("M0-11V-35"),
  part("M-12 14C-14-4 14-4 12 14L6.6 15C7.4 5-7.4 5-6.6 15Z"),
  hoop(0, 29, 11.6),
  hoop(0, 29, 5.2),
  dot(0, 29, 1.8),
];

/** T17, green: a cut shell with two curling leaves; lying, 84 by 24. */
export const green: readonly Shape[] = [
  part(both("M-11 8C-16-8-32-14-41-6C-46 0-43 9-36 9C-31 9-30 4-33 2C-26 0-20 4-17 11Z"), "good"),
  part("M-13 12C-14-6-8-13 0-13S14-6 13 12Z"),
  solid("M-7 12C-8 0-5-6 0-6S8 0 7 12Z", "good"),
  fine(both("M-22 1C-26-4-32-6-36-3")),
];

/** T25, ka: the comb, a fin of the fish; lying, 84 by 20. */
export const comb: readonly Shape[] = [
  part("M-40-10C-14-14 14-14 40-10C42-4 42 4 40 10H-40C-42 4-42-4-40-10Z"),
  stroke("M-41-3C-14-6 14-6 41-3"),
  stroke("M-32-3V10M-24-4V10M-16-4.5V10M-8-5V10M0-5V10M8-5V10M16-4.5V10M24-4V10M32-3V10", 2),
];

/** T116, ni: a tail of the sun, three streaks under a bead; lying, 60 by 18. */
export const tail: readonly Shape[] = [
  part("M-30-8C-10-10 10-10 30-8C36 0 30 9 22 9C16 9 14 4 10 2C8 7 4 9 0 9S-8 7-10 2C-14 4-16 9-22 9C-30 9-36 0-30-8Z"),
  fine("M-22-4C-24 0-23 4-20 5M0-4V5M22-4C24 0 23 4 20 5"),
];

/** T142 and the like: three beads below; 60 by 12. */
export const beads: readonly Shape[] = [
  ...hoops(5, [
    [-18, 0],
    [0, 0],
    [18, 0],
  ]),
  ...dots(1.8, [
    [-18, 0],
    [0, 0],
    [18, 0],
  ]),
];

/** T281, k'an: the cross in a ring. */
export const yellowCross: readonly Shape[] = [
  hoop(0, 0, 14, "paper", 2.6),
  part("M-4-14V-4H-14V4H-4V14H4V4H14V-4H4V-14Z", "airWash"),
];

/** T544, k'in: the flower of four petals. */
export const sun: readonly Shape[] = [
  ...[45, 135, 225, 315].map((turn) => ({
    tag: "g",
    attributes: { transform: `rotate(${turn})` },
    children: [
      part("M0 0C-19-9-19-30 0-34C19-30 19-9 0 0Z", "airWash"),
      fine("M0-12V-27M-6-15C-8-20-7-24-5-27M6-15C8-20 7-24 5-27"),
    ],
  })),
  hoop(0, 0, 8.4),
  dot(0, 0, 3.6),
];

/** T552, crossed bands. */
export const crossed: readonly Shape[] = [
  part("M-34-24L-25-32 0-7 25-32 34-24 9 1 34 25 25 33 0 9-25 33-34 25-9 1Z", "wash"),
  fine("M-29.5-28L29.5 29M29.5-28L-29.5 29"),
  hoop(0, 1, 7),
  dot(0, 1, 2.6),
  fine(both("M-37-10C-28-8-24-3-24 1S-28 10-37 12")),
];

/** T548, the year: a drum with its cords, in the lower two thirds of the square. */
export const yearDrum: readonly Shape[] = [
  body("M-45-12H45C48 8 46 30 40 44C20 49-20 49-40 44C-46 30-48 8-45-12Z", "wash"),
  part("M-46-4H46C46.6 0 46.8 4 46.8 8H-46.8C-46.8 4-46.6 0-46-4Z"),
  stroke("M-36-4V8M-24-4V8M-12-4V8M0-4V8M12-4V8M24-4V8M36-4V8", 2),
  part("M-21 46.6C-21 28-12 18 0 18S21 28 21 46.6Z"),
  part("M-11.5 47.3C-11.5 35-7 27.5 0 27.5S11.5 35 11.5 47.3Z"),
  stroke("M-4 36V47.6M4 36V47.6", 2),
  stroke(both("M-46 17C-38 16-31 22-29 32C-28 38-28 42-29 46")),
  ...dots(2.4, [
    [-38, 30],
    [38, 30],
  ]),
];
