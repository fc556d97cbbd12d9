import type { Shape } from "@almagest/pictures";
import { around, both, dot, dots, fine, hatched, hoop, hoops, oval, part, solid, stroke, ticks, zigzag } from "./brush";

/** T501, water lily: a dark disk under the upper edge, half a ring of beads around it, upright lines below. */
export const imix: readonly Shape[] = [
  hoop(0, -21.5, 10.5),
  dot(0, -21.5, 7.2),
  ...hoops(2.6, around([0, -21.5], 16.4, [194, 346], 8), "paper", 1.5),
  stroke("M-33 14C-24 4-12 1 0 1S24 4 33 14"),
  fine("M-33 19C-24 9-12 6 0 6S24 9 33 19"),
  stroke("M0 12V34.5M-9.5 13V34M9.5 13V34M-19 16.5V31.5M19 16.5V31.5", 2.6),
];

/** T503, wind: the T that windows of palaces have. */
export const ik: readonly Shape[] = [
  solid(
    "M-24-24C-24-27-22-28-19-28H19C22-28 24-27 24-24V-12C24-9 22-8 19-8H10.5C8-8 8-6 8-4C8 6 10 14 15 22H-15C-10 14-8 6-8-4C-8-6-8-8-10.5-8H-19C-22-8-24-9-24-12Z",
  ),
  stroke("M-18.5-22H18.5", 1.8, "paper"),
  fine(both("M-37-4C-27-4-24 4-24 14C-24 20-25 24-27 27")),
];

/** T504, darkness: two hanging eyes above, a scalloped ridge with a peak below. */
export const akbal: readonly Shape[] = [
  part(both("M-31-26C-31-14-27-6-18-6S-5-13-5-34")),
  ...dots(4.6, [
    [-17.5, -16],
    [17.5, -16],
  ]),
  part(
    "M-37.5 4C-34-1-28-1-25 4C-22 10-15 10-12 4L0-6 12 4C15 10 22 10 25 4C28-1 34-1 37.5 4C37 22 26 35 0 35S-37 22-37.5 4Z",
    "wash",
  ),
  fine("M-34.5 11C-32 7-28 7-26 11C-22 17-14 17-10.5 10.5L0 1 10.5 10.5C14 17 22 17 26 11C28 7 32 7 34.5 11"),
  hoop(0, 20, 6.2),
  dot(0, 20, 2.6),
  ...dots(2.3, [
    [-15, 24],
    [15, 24],
  ]),
];

/** T506, ripe maize: a kernel with its dark eye over a bent line, two upright strokes below. */
export const kan: readonly Shape[] = [
  part("M-36-12C-22 1 22 1 36-12C34-26 24-34.5 0-34.5S-34-26-36-12Z", "wash"),
  hoop(0, -18.5, 10.5),
  dot(0, -18.5, 5.4),
  fine("M-37-4C-22 8 22 8 37-4"),
  stroke("M-5.5 13V34.5M5.5 13V34.5", 3),
  fine(both("M-16 16V32")),
];

/** The snake's head of T764, with the hatched spot between beads that T508 shows alone. */
export const chikchan: readonly Shape[] = [
  part(
    "M34-6C33-22 20-32 4-31.5C-6-31-12-27-16-24C-22-30-32-29-34-22C-35-16-30-12-26-15C-27-10-31-6-36-4L-34 4C-25 2-15 2-8 6C-3 9-5 14-11 14.5C-19 15-27 13-34 14C-34 22-27 28-14 29C8 31 28 26 33 12C35 6 35 0 34-6Z",
    "wash",
  ),
  solid("M-31 3.6L-28.6 13 -24 2.8Z"),
  solid("M-19 3L-16.6 9.4 -12.6 4.2Z"),
  stroke("M-31 10.6C-27 9-23 10-19.6 12M-31 10.6L-35 8M-31 10.6L-35 12.4", 1.6),
  fine("M-32 19C-20 21.5-8 22-1 17.5C5 13.5 5 7 1 3M-33-19.5C-31.6-21-29.6-20.4-29.6-18.6"),
  hoop(-7, -15, 7.4),
  solid("M-7-20a5 5 0 0 1 5 5h-5z"),
  stroke("M-17-21C-12-26.6-2-26.6 3-21.5", 2),
  solid(oval(20.5, 0, 9.6, 13.4)),
  stroke(hatched([20.5, 0], [9.6, 13.4], 3.8), 1.1, "paper"),
  ...hoops(2.4, around([22, 0], 17, [118, 242], 6), "paper", 1.5),
];

/** T1040, the death's head: closed eye, open nose, bared teeth, and on the cheek the sign of division. */
export const kimi: readonly Shape[] = [
  part(
    "M29-4C30-22 18-32 0-32S-29-24-29-9C-29-5-32-2-33 2C-33 5-29 6-27 6L-29 24C-21 28-13 28-7 26L-4 30C10 31 24 26 27 14C29 8 29 2 29-4Z",
  ),
  hoop(-12, -10, 9.5),
  stroke("M-20.5-8.5C-16-3.5-8-3.5-3.5-8.5", 2.4),
  fine("M-18.5-5L-20-1M-14.5-2.8L-15 1.4M-9.5-2.8L-9 1.4M-5.5-5L-4 -1"),
  solid("M-29-1C-25-1.5-23 1-23.5 4.5L-29 3.5Z"),
  stroke("M-28 15.5H-4"),
  stroke("M-27.6 9H-5C-1 9-1 22-4.5 24", 1.8),
  stroke("M-22 9.5V26.5M-16.5 9.5V27.5M-11 9.5V27", 1.8),
  stroke("M4 20C9 10 14 0 21-8", 2.4),
  dot(7, 1, 4.2),
  dot(19, 11.5, 4.2),
  ...hoops(
    2.4,
    [
      [-2, -27],
      [7, -26.5],
      [15.5, -22.5],
    ],
    "paper",
    1.4,
  ),
];

/** T671, grasping: a hand from the side, its fingers bent over toward the thumb. */
export const manik: readonly Shape[] = [
  part(
    "M34-4C36-22 22-31 8-31L-12-29C-24-28-33-21-34-13C-34-8-29-7-27-10C-25-14-20-16-15-16C-23-14-30-9-30-3C-30 2-25 3-23-1C-21-4-17-6-12-6C-19-4-24 0-24 5C-24 9-19 10-17 7C-15 4-12 3-8 3C-13 5-17 8-16 12C-15 16-11 15-9 13C-6 10-2 10 2 11C-6 15-16 18-25 16C-31 15-36 18-35 23C-34 28-26 30-16 30C4 31 20 31 28 25C34 19 34 6 34-4Z",
    "wash",
  ),
  stroke("M-15-16C-6-18 2-17 8-13M-12-6C-4-8 4-7 9-4M-8 3C-2 1 4 2 9 5M2 11C7 11 11 13 13 17", 2),
  fine(
    "M-32.6-15C-30.6-18-27-18.4-25.4-16.6M-28.6-5.6C-27-8.4-24-9-22-7.6M-22.8 2.6C-21.4 0-19-.6-17.4 .8M-33.6 20.4C-31 18.6-30 22-30.4 25.4",
  ),
  hoop(22, 5, 7.6),
  dot(22, 5, 3),
];

/** T510, the star: four rays and a disk between each two. */
export const lamat: readonly Shape[] = [
  part("M0-34.5C2-10 10-3 38-1C10 1 2 8 0 34.5C-2 8-10 1-38-1C-10-3-2-10 0-34.5Z", "wash"),
  ...hoops(7.4, [
    [-17, -17],
    [17, -17],
    [-17, 15.5],
    [17, 15.5],
  ]),
  ...dots(2.7, [
    [-17, -17],
    [17, -17],
    [-17, 15.5],
    [17, 15.5],
  ]),
  hoop(0, -1, 3, "paper", 1.6),
];

/** T511, jade or water: a bead within a bead, hung from the upper edge. */
export const muluk: readonly Shape[] = [
  fine(both("M-6-34C-6-26-12-22-18-18")),
  hoop(0, 3, 23, "wash", 2.6),
  hoop(0, 3, 17.5, "paper", 1.4),
  hoop(0, 3, 8),
  dot(0, 3, 3.2),
  ...hoops(2.6, [[0, -27.5]], "paper", 1.6),
];

/** The dog's head of T765: torn ear, dark patch at the eye, teeth. */
export const ok: readonly Shape[] = [
  part("M7-18C5-28 12-33.6 20-33.4L21.6-28.6 27-31.6 28-25.6 33.4-26C36-18 33-8 26-6C17-6 9-9 7-18Z", "wash"),
  solid("M13-19C12-25 15-28 18.6-28.6L20.6-23.6 25-26 25.4-20.4 29-20C29-15 27-12 24-11C18-11.6 14-14 13-19Z"),
  part(
    "M-5-18C6-22 17-18 22-6C27 4 31 14 30 25C20 33 6 35-4 34C-2 28-4 23-9 21.6L-24 23C-32 23-35 18-33 14L-15 10C-25 11-33 9-36 4C-39-3-35-8-30-8.6C-24-9.6-19-10-15-13.4C-11-16.6-9-17.6-5-18Z",
  ),
  solid("M-37-1C-38-6-34-8.8-29.6-8.6C-26.4-7-28-1.4-37-1Z"),
  solid("M-31.6 9.6L-30 16.4 -26.6 10.6ZM-24 10.6L-22.4 16 -19.4 10.4Z"),
  solid("M-17-9.6C-13-16.6-5-19-0-14.6C4-10 2-1 -5 .6C-12 1.4-17-3-17-9.6Z"),
  hoop(-7.4, -8, 4.6, "paper", 1),
  dot(-7.8, -8, 1.9),
  fine("M-9 21.6C-1 19 3 13 2 6M12 4C15 10 15 17 12 24M19 6C23 13 23 20 20 27"),
];

/** T520: an arch below with its fringe of short lines, two drops above. */
export const chuwen: readonly Shape[] = [
  part("M-27 29.5C-28 8-18-7 0-7S28 8 27 29.5C18 36-18 36-27 29.5Z", "wash"),
  part("M-12 34C-13 21-8 14 0 14S13 21 12 34Z"),
  stroke(ticks([0, 26], [18, 27], [12, 168], 9), 2.2),
  part(both("M-30-24C-22-27-9-26-5-34C-2-22-9-14-18-13C-26-12-31-17-30-24Z")),
  stroke(both("M-37.5-6C-31-4-29 4-29.5 14")),
  fine(both("M-25-21C-19-22-12-22-9-25")),
];

/** The old man's head with a bare jaw of Eb, and the dotted curve on its temple. */
export const eb: readonly Shape[] = [
  part(
    "M27-22C18-32-2-34-14-29C-23-25-26-17-26-10C-28-5-34 0-35 5C-34 8-29 8-27 9C-29 12-29 14-27 15L-28 25C-18 31-4 31 6 28C20 26 29 18 31 4C32-6 31-16 27-22Z",
  ),
  part("M-27 15C-19 15-12 14-8 10C-2 14-1 23-6 29.5C-14 31-22 29-28 25Z", "wash"),
  stroke("M-27.6 20.6C-20 22-12 21-7 17.6", 1.6),
  stroke("M-21.5 15V25M-16 14.4V25M-10.8 12.6V23", 1.8),
  stroke("M-23-12C-18-16.6-10-16.6-6-11.4C-10-6.4-18-6.4-23-9"),
  dot(-15, -11, 2.7),
  stroke("M-24-19C-18-23-9-23-4-18", 2),
  part("M27-22C22-28 14-31.4 7-31.6C0-22 0-8 8 1C12 6 20 4 31 2C32-8 31-16 27-22Z", "wash"),
  ...dots(2.5, [
    [8, -22],
    [7, -14],
    [9.6, -6.4],
    [15.6, -25.4],
    [14.6, -17.6],
    [16, -10],
    [21, -3.6],
    [23, -20.4],
    [22.6, -12.6],
  ]),
  hoop(17, 13, 7.2),
  dot(17, 13, 2.8),
];

/** T584, reed or post: two posts under a beam, two loops above it. */
export const ben: readonly Shape[] = [
  stroke("M-38.3-5H38.3M-38.3 1.5H38.3", 2.4),
  part("M-22 1.5V30.5C-17 33-14 33.6-9 34.3V1.5Z", "wash"),
  part("M22 1.5V30.5C17 33 14 33.6 9 34.3V1.5Z", "wash"),
  fine(both("M-22 9H-9M-22 16H-9M-22 23H-9")),
  part(both("M-24-31V-19C-24-12-8-12-8-19V-34.4"), "wash"),
  ...dots(2.6, [
    [-16, -21],
    [16, -21],
  ]),
];

/** T524, the jaguar's ear: three dark spots under an arch. */
export const ix: readonly Shape[] = [
  part("M-28 28C-31-4-18-23 0-23S31-4 28 28C18 36-18 36-28 28Z", "wash"),
  fine("M-22 31C-25 2-14-17 0-17S25 2 22 31"),
  ...dots(5.6, [
    [0, -4],
    [-9.5, 13],
    [9.5, 13],
  ]),
  ...dots(2.5, [[0, 24.5]]),
  ...hoops(3.7, [
    [-28, -18],
    [28, -18],
  ]),
  fine(both("M-18-31C-16-26-18-23-20-21M-34-6C-30-5-29-3-28 0")),
];

/** T613: the old eagle-like face, with the row of beads that crosses it. */
export const men: readonly Shape[] = [
  part(
    "M31-18C24-32-2-36-14-29C-21-25-24-20-25-15C-36-13-41-1-37 11C-34 6-31 4-26 5C-30 8-29 13-25 14C-21 15-18 13-16 11C-18 20-14 28-4 29C12 31 27 26 32 14C36 4 36-8 31-18Z",
  ),
  fine("M-25-15C-20-12-17-8-18-3C-19 2-22 4-26 5"),
  stroke("M-26 5C-22 5-18 3-15 0", 1.8),
  solid("M-33.6-4.6C-31-6.6-28-6-26.6-4C-29-2.4-32-2.6-33.6-4.6Z"),
  hoop(-7, -10.6, 7.2),
  dot(-8.4, -10.6, 3.2),
  solid("M-19-19C-13-25-2-24 4-16C-3-19-11-20-18-15.6Z"),
  ...hoops(
    2.5,
    [
      [2, 1],
      [3, 8],
      [1, 15],
      [-4, 21],
    ],
    "paper",
    1.6,
  ),
  part("M11-31C5-20 5-8 11 1C16 10 15 20 10 28.4C26 26 34 14 34-2C33-18 24-28 11-31Z", "wash"),
  stroke("M17-26C13-16 14-7 19 1M24-21C20-13 21-5 26 2M21 8C24 13 23 19 20 24M28 6C30 10 30 14 28 18", 2),
];

/** T525: a vase upside down with a large coil in it. */
export const kib: readonly Shape[] = [
  part("M-9 34.3C-9 28-13 25-19 21C-33 13-36-8-27-21C-19-32 19-32 27-21C36-8 33 13 19 21C13 25 9 28 9 34.3", "wash"),
  stroke("M5 34.3C6 26 4 19-3 15C-16 9-22-4-15-15C-7-26 12-25 17-11C20 0 11 9 1 6C-7 3-8-8 1-10C7-11 10-5 5-2", 4.6),
  fine("M-5 34.3C-5 28-7 24-12 21"),
  fine(both("M-37-18C-33-19-31-22-30-27M-36 18C-33 19-29 23-27 28")),
];

/** T526, the earth: two dark disks, a curl over each that ends in a wavy line. */
export const kaban: readonly Shape[] = [
  dot(-20, -14.4, 9.6),
  stroke(hatched([-20, -14.4], [9.6, 9.6], 4.2), 1.1, "paper"),
  stroke("M-33-20C-30-30-16-33-8-26C-1-19-5-9-6-2C-7 5-1 8-5 14C-8 20-3 24-6 30", 4.2),
  ...dots(1.9, [
    [-13, 3],
    [-13.4, 10],
    [-13, 17],
    [-14, 24],
  ]),
  dot(21, 20, 10.2),
  stroke(hatched([21, 20], [10.2, 10.2], 4.2), 1.1, "paper"),
  stroke("M6 33.6C3 20 8 7 20 5C27 4 28 8.4 32 6.4C34.6 5 35 2.6 38.2 3.4", 4.2),
  fine("M10-31.5C13-24 13-16 10-8M20-29C23-22 23-14 20-6M29-24C32-18 32.6-11 30-4"),
];

/** T527, flint: two flaked edges that cross. */
export const etznab: readonly Shape[] = [
  part("M-33-25L-27-30.5 0-8 27-30.5 33-25 8-1 33 23 27 29.5 0 7-27 29.5-33 23-8-1Z", "wash"),
  stroke(zigzag([-28.5, -26.4], [-4, -4.6], 7, 2.1), 1.9),
  stroke(zigzag([28.5, -26.4], [4, -4.6], 7, 2.1), 1.9),
  stroke(zigzag([-28.5, 25.4], [-4, 3.6], 7, 2.1), 1.9),
  stroke(zigzag([28.5, 25.4], [4, 3.6], 7, 2.1), 1.9),
  part("M0-5.6L5-.5 0 4.6-5-.5Z"),
  fine(both("M-9-34C-7-25-4-19 0-16M-9 33C-7 24-4 18 0 15M-38-9C-29-8-23-5-18-1C-23 3-29 6-38 7")),
];

/** T528, storm: a hanging cluster with a wavy line below, a dark disk under an arc of dots, a small cross. */
export const kawak: readonly Shape[] = [
  stroke("M-33-29.5H-1C1-29.5 2-31 3-34.2", 2),
  ...hoops(
    4.5,
    [
      [-26.4, -24],
      [-17.2, -24],
      [-8, -24],
      [-21.8, -15.8],
      [-12.6, -15.8],
      [-17.2, -7.6],
    ],
    "paper",
    1.9,
  ),
  stroke("M-17.2-1C-22 3.6-12.4 8-17.2 13C-22 17.6-12.4 22-17.2 28", 2.4),
  hoop(20, 16, 14.4, "wash", 2.4),
  dot(20, 16, 10),
  stroke(hatched([20, 16], [10, 10], 4.4), 1.1, "paper"),
  ...dots(2, around([20, 16], 19.4, [62, 222], 9)),
  stroke("M17-27L28-15M28-27L17-15", 2.4),
];

/** T533, the lord: a face from the front, eyes and mouth round. */
export const ajaw: readonly Shape[] = [
  part("M-6.5-34.4V-1C-6.5 4 6.5 4 6.5-1V-34.4", "wash"),
  ...hoops(8.2, [
    [-19.5, -12],
    [19.5, -12],
  ]),
  ...dots(3.2, [
    [-19.5, -12],
    [19.5, -12],
  ]),
  hoop(0, 19, 8.6),
  dot(0, 19, 4),
  fine(both("M-37.4 6C-26 7-18 15-17 27M-31 8.5C-23 11-18 20-18 30")),
];
