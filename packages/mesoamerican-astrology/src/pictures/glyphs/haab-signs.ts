import type { Shape } from "@almagest/pictures";
import { beads, black, comb, crossed, green, red, sun, tail, white, yearDrum, yellowCross } from "./affixes";
import {
  around,
  body,
  both,
  dot,
  dots,
  fine,
  hatched,
  hoop,
  hoops,
  oval,
  part,
  placed,
  solid,
  stroke,
  ticks,
} from "./brush";
import { framed } from "./cartouche";
import { chuwen, kan, kawak } from "./maya-signs";

/** A main sign under an affix that lies over it. */
function under(affix: readonly Shape[], main: readonly Shape[], foot: readonly Shape[] = []): readonly Shape[] {
  const height = foot.length === 0 ? 0.86 : 0.68;
  return [
    placed(affix, 0, -36, 1.06),
    placed(framed(main), 0, foot.length === 0 ? 14 : 7, height),
    ...(foot.length === 0 ? [] : [placed(foot, 0, 42, 0.95)]),
  ];
}

/** A main sign beside an affix before it. */
function beside(affix: readonly Shape[], main: readonly Shape[], foot: readonly Shape[] = []): readonly Shape[] {
  return [
    placed(affix, -36.6, 0, 1.03),
    placed(framed(main), 13, foot.length === 0 ? 0 : -8, 0.83),
    ...(foot.length === 0 ? [] : [placed(foot, 13, 34.5, 1.3)]),
  ];
}

/** Mat: the yellow cross over a plaited mat. */
export const pop: readonly Shape[] = [
  placed(yellowCross, -31, -32, 1.15),
  part("M-13-48H38C46-48 46-17 38-17H-13C-17-24-17-41-13-48Z"),
  stroke("M-15.4-32.5H43.6M1-48V-32.5M16-48V-32.5M31-48V-32.5M-6-32.5V-17M9-32.5V-17M24-32.5V-17M37-32.5V-17", 1.8),
  ...weave(),
  stroke("M-47-13H47V49H-47Z", 3),
];

/** Bands over and under each other. */
function weave(): readonly Shape[] {
  return [0, 1, 2, 3].flatMap((row) =>
    [0, 1, 2, 3, 4, 5].map((column) => {
      const [x, y] = [-38.4 + column * 15.4, -4.6 + row * 15.2];
      return (row + column) % 2 === 0
        ? placed([part("M-5.2-8.4H5.2V8.4H-5.2Z"), fine("M0-8.4V8.4")], x, y)
        : placed([part("M-8.4-5.2H8.4V5.2H-8.4Z", "wash"), fine("M-8.4 0H8.4")], x, y);
    }),
  );
}

/** Black crossed bands. */
export const wo: readonly Shape[] = beside(black, crossed, beads);

/** Red crossed bands. */
export const sip: readonly Shape[] = beside(red, crossed, beads);

/** The leaf-nosed bat. */
export const sotz: readonly Shape[] = [
  part("M-4-24C-14-36-12-45-4-51C10-45 18-36 20-24Z", "wash"),
  fine("M3-27C-3-36-4-41-3-45M11-26C8-33 4-38 0-41"),
  part("M19-26C22-42 32-50 44-51C50-38 47-20 38-9Z", "wash"),
  fine("M26-23C29-36 35-43 42-46M33-16C36-27 40-34 45-38"),
  body(
    "M-4-26C12-34 30-27 38-10C44 8 42 28 34 40C20 48-4 48-20 43C-26 38-24 33-16 31L-31 30C-39 27-39 18-32 13C-39 13-45 8-44 1C-42-6-35-8-26-7C-22-16-15-22-4-26Z",
  ),
  part("M-43-1C-51-12-49-27-38-35C-27-31-22-20-25-8C-31-9-38-7-43-1Z", "wash"),
  fine("M-36-5C-40-14-40-22-37-29M-36-14L-44-18M-36-14L-29-19M-37-22L-43-26M-37-22L-31-26"),
  solid("M-42 4C-40 0-35 0-33 3C-35 7-40 7-42 4Z"),
  hoop(-4, -8, 10.4),
  hoop(-4, -8, 5.6),
  dot(-4, -8, 2.6),
  stroke("M-17-16C-11-25 1-26 8-19"),
  stroke("M-35 13.4C-24 14-13 16-8 22C-4 27-4 30-6 33"),
  part("M-35 13.4L-34 27-26 14.6Z"),
  part("M-20 15.6L-17 25-11.6 18.4Z"),
  part("M11 0C19-4 29 1 31 9C33 18 29 26 20 28C13 23 10 12 11 0Z"),
  solid("M14 4C20 1 26 4 28 10C29 16 26 22 20 24C16 20 14 13 14 4Z"),
  stroke(hatched([20.8, 13], [5.8, 9], 3.4), 1, "paper"),
  ...hoops(
    2.6,
    [
      [5, 8],
      [6, 16],
      [9, 23],
      [14, 30],
    ],
    "paper",
    1.5,
  ),
  fine("M-17 38C-4 42 8 42 18 39M6 37C14 37 22 35 28 31"),
];

/** Two arches of the monkey's sign under the comb. */
export const sek: readonly Shape[] = [
  placed(comb, 0, -32, 1.16),
  placed(framed(chuwen), -23.6, 3, 0.53),
  placed(framed(chuwen), 23.6, 3, 0.53),
  placed(tail, 0, 36, 1.3),
];

/** The dog, with the sun in its ear and the tail of the sun below. */
export const xul: readonly Shape[] = [
  part("M8-28C7-40 13-48 23-50L25-44 32-47 33-39 40-38C40-28 34-20 24-17Z", "wash"),
  solid("M14-29C14-37 17-42 22.6-44L24-38.6 29-40 29.6-34.4 35-33.4C34-28 30-24 24-22.6Z"),
  body(
    "M-6-30C10-35 28-30 36-16C42-4 40 16 32 26C18 32-4 32-20 29C-30 28-33 22-30 17L-14 14C-26 15-40 14-46 8C-50 1-47-6-41-7C-32-8-26-10-20-18C-16-24-12-28-6-30Z",
  ),
  solid("M-48.6 1.4C-49-4-46-7-41-7.2C-36-6-37 1-48.6 1.4Z"),
  solid("M-40 11.4L-38 18-34 13ZM-29 14L-27 20-23.4 14.4Z"),
  stroke("M-46 8C-34 11-20 11-9 6"),
  hoop(-8, -12, 8),
  dot(-9, -12, 3.2),
  stroke("M-18-20C-13-25-4-25 1-20"),
  placed([hoop(0, 0, 34, "paper", 3), ...sun], 17, 1, 0.44),
  fine("M-14 14C-6 16-2 12-2 6M-18 23C-6 27 8 26 18 22"),
  placed(tail, 2, 41, 1.1),
];

/** New sun: green over the flower of the sun, its tail below. */
export const yaxkin: readonly Shape[] = under(green, sun, tail);

/** A small disk in a ring of beads. */
export const mol: readonly Shape[] = [
  body("M-47 0C-47-32-34-47 0-47S47-32 47 0 34 47 0 47-47 32-47 0Z"),
  ...hoops(5.2, around([0, 0], 37.5, [0, 342], 20), "wash", 2),
  hoop(0, 0, 27, "paper", 2.6),
  hoop(0, 0, 20.5, "wash", 1.3),
  hoop(0, 0, 10),
  dot(0, 0, 4.4),
];

/** Black, green, white and red storm. */
export const chen: readonly Shape[] = beside(black, kawak, beads);
export const yax: readonly Shape[] = under(green, kawak);
export const sak: readonly Shape[] = beside(white, kawak, beads);
export const keh: readonly Shape[] = beside(red, kawak, beads);

/** The cover: a bracket about a bead over the sign of the breast, the comb below. */
export const mak: readonly Shape[] = [
  part(
    "M-45-24C-47-42-35-50-22-47C-13-45-12-36-18-33C-22-32-25-34-24-38C-31-38-32-30-28-26C-18-29-10-29 0-29S18-29 28-26C32-30 31-38 24-38C25-34 22-32 18-33C12-36 13-45 22-47C35-50 47-42 45-24C38-20 20-20 0-20S-38-20-45-24Z",
    "wash",
  ),
  hoop(0, -38.5, 8),
  dot(0, -38.5, 3.2),
  placed(
    framed([
      part("M-10-31H10V-14H-10Z"),
      stroke("M0-31V-14"),
      ...hoops(3, around([0, -19], 19.6, [196, 344], 8), "paper", 1.6),
      stroke("M-33 14C-24 5-12 3 0 3S24 5 33 14"),
      stroke("M0 11V34M-11 12V33M11 12V33", 2.8),
    ]),
    0,
    10,
    0.78,
  ),
  placed(comb, 0, 42.4, 0.86),
];

/** The ribs on their spine, the tail of the sun below. */
export const kankin: readonly Shape[] = [
  body("M-42-8C-42-36-30-48 0-48S42-36 42-8 30 28 0 28-42 20-42-8Z", "wash"),
  part("M-5-48H5V28H-5Z"),
  fine("M-5-38H5M-5-29H5M-5-20H5M-5-11H5M-5-2H5M-5 7H5M-5 16H5"),
  stroke(both("M-5-34C-18-36-28-28-31-18M-5-20C-16-22-27-15-32-4M-5-6C-15-8-24-2-29 9M-5 8C-12 6-19 10-22 18"), 4.2),
  placed(tail, 0, 40, 1.15),
];

/** The screech owl with feathers in its beak. */
export const muwan: readonly Shape[] = [
  part("M0-31C-4-41 0-48 6-50C8-43 11-38 15-32C18-41 26-47 35-46C30-38 30-31 31-22Z", "wash"),
  solid(
    "M6-50C6.6-46 7.4-44 8.8-41L1.6-42C2.4-46 4-49 6-50ZM35-46C32.4-42 31-38 30.6-35L23.4-38.6C26-43 30-45.6 35-46Z",
  ),
  body("M-10-30C8-38 30-30 38-12C44 4 42 22 34 34C20 42 2 42-12 36C-17 30-19 24-19 18L-15 8-22 2C-28-14-22-26-10-30Z"),
  part("M-22-12C-32-15-41-8-43 2C-44 10-42 17-38 21C-37 13-31 9-22 9L-12 6C-10-2-14-10-22-12Z"),
  stroke("M-31 9.6C-24 6-18 4-12 3", 1.6),
  dot(-33, -2, 1.9),
  hoop(2, -11, 13, "wash"),
  hoop(2, -11, 7.4),
  dot(2, -11, 3.4),
  stroke(ticks([2, -11], [13, 17.4], [0, 330], 15), 1.5),
  part("M-20 17C-30 18-42 24-48 36C-38 38-26 36-15 28Z"),
  solid("M-48 36C-45 29.6-41 25.6-36 22.4L-31 34.8C-36 36.8-42 37.2-48 36Z"),
  fine("M-36 31C-30 28-24 24-18 22"),
  part("M-16 25C-22 32-26 40-24 49C-14 47-7 40-4 31Z"),
  solid("M-24 49C-25 45-24.6 41-23 37.4L-13 43C-16 46-20 48-24 49Z"),
  fine("M-19 41C-16 36-13 32-10 28"),
  ...dots(2.4, [
    [24, -18],
    [30, -9],
  ]),
  stroke("M13 16C17 21 17 27 14 33M21 12C26 19 26 27 23 34M29 8C34 15 35 23 32 30", 2),
];

/** The drum, split above where a sprout comes out. */
export const pax: readonly Shape[] = [
  part("M-3-20C-10-28-12-40-8-49C-2-44 0-36 0-28C0-36 2-44 8-49C12-40 10-28 3-20Z", "earthWash"),
  part(both("M-4-20C-12-22-22-28-24-40C-14-40-6-32-4-24Z"), "earthWash"),
  body("M-44-20C-34-26-20-26-12-20C-8-17-6-12-6-6V44C-18 48-34 47-44 42C-48 22-48-2-44-20Z", "wash"),
  body("M44-20C34-26 20-26 12-20C8-17 6-12 6-6V44C18 48 34 47 44 42C48 22 48-2 44-20Z", "wash"),
  stroke("M-46-4C-34-8-18-8-6-4M-46.6 8C-34 4-18 4-6 8M46-4C34-8 18-8 6-4M46.6 8C34 4 18 4 6 8"),
  ...hoops(6.4, [
    [-25, 24],
    [25, 24],
  ]),
  ...dots(2.6, [
    [-25, 24],
    [25, 24],
  ]),
  fine(both("M-40 36C-30 40-18 40-8 38M-38-14C-32-18-22-18-16-14")),
  stroke("M0-14V44", 1.6),
];

/** The turtle's beaked head with the yellow cross. */
export const kayab: readonly Shape[] = [
  body(
    "M-10-32C12-40 34-30 42-8C48 14 42 34 28 42C8 48-12 46-26 40C-34 36-34 28-26 26L-14 22C-24 24-34 22-40 16C-46 12-48 20-47 26C-52 10-50-6-42-14C-36-18-30-18-26-22C-22-28-16-30-10-32Z",
    "earthWash",
  ),
  part("M-47 26C-52 10-50-6-42-14C-36-18-30-18-26-22C-20-12-20 2-26 12C-32 16-38 16-41 14C-45 13-47 19-47 26Z"),
  dot(-38, -4, 2.2),
  stroke("M-40 16C-30 20-20 18-10 12"),
  hoop(-8, -14, 10),
  dot(-9, -14, 4),
  stroke("M-20-22C-14-29-2-29 4-23"),
  placed(yellowCross, 22, 4, 1.05),
  fine("M-20 33C-6 38 10 38 24 32M6 28C16 32 28 28 36 20M8-28C18-26 28-20 34-12"),
  ...dots(2, [
    [2, 8],
    [-2, 16],
    [-6, 24],
  ]),
];

/** The granary: a heart between leaves over ripe maize. */
export const kumku: readonly Shape[] = under(
  [
    part(both("M-12 6C-20-10-36-14-42-6C-46 2-42 11-34 11C-26 11-18 12-12 10Z"), "wash"),
    part(oval(0, -1, 14, 12)),
    part(oval(0, -1, 7.4, 6.4)),
    dot(0, -1, 2.6),
    ...hoops(
      3,
      [
        [-31, 2],
        [31, 2],
      ],
      "paper",
      1.6,
    ),
    fine(both("M-22 3C-26-2-30-5-36-5")),
  ],
  kan,
);

/** The sleep of the year: a hollow frame of two rings over the sign of the year. */
export const wayeb: readonly Shape[] = [
  part("M-45-13C-50-36-40-49.5-22-49.5C-11-49.5-4-43 0-34C4-43 11-49.5 22-49.5C40-49.5 50-36 45-13Z", "wash"),
  part(both("M-38-22V-33C-38-43-8-45-8-30V-22C-8-20-9-19-11-19H-35C-37-19-38-20-38-22Z")),
  fine(both("M-33-24V-32C-33-38-13-39-13-30V-24")),
  part("M-6-13V-20C-6-26 6-26 6-20V-13Z"),
  ...yearDrum,
];
