import type { Shape } from "@almagest/pictures";
import { body, both, dot, dots, fine, hoop, hoops, part, solid, stroke } from "./brush";

/** The wind god's mask: a red beak like a duck's, beard, cap in a point, hooked shell at the ear. */
export const ehecatl: readonly Shape[] = [
  part("M-20-20C-10-26 2-34 12-50C22-38 32-22 36-10Z", "airWash"),
  stroke("M-4-26.5C6-23 22-16 31-20M6-39C10-35 17-31 23-32", 2),
  solid("M12-50C16-45 20-40 23-32C17-31 10-35 6-39Z", "fire"),
  body("M-22-20C-8-26 24-22 36-10C40 4 36 20 28 28C18 34 4 34-6 30L-12 22C-20 16-24 8-24-2Z", "wash"),
  part(
    "M-14-8C-26-12-40-10-47-2C-50 2-50 6-47 8C-40 4-34 5-28 8C-34 8-40 10-43 15C-44 19-42 21-39 21C-34 17-27 17-20 21C-12 25-4 23-1 17C2 8-2-4-14-8Z",
    "fireWash",
  ),
  solid("M-14-8C-26-12-40-10-47-2C-50 2-50 6-47 8C-40 4-34 5-28 8L-6 9C-4 2-7-6-14-8Z", "fire"),
  stroke("M-28 8C-20 11-12 11-6 9"),
  dot(-34, -2, 2, "paper"),
  hoop(4, -8, 8),
  solid("M-3-10A7 7 0 0 1 11-10Z", "fire"),
  dot(4, -6.6, 3.2),
  part("M-14 23C-18 32-18 40-24 48C-14 46-8 40-4 33M-4 29C-6 38-6 44-8 49C0 46 4 40 6 33", "airWash"),
  fine("M-12 28C-13 34-15 40-19 45M0 33C-1 38-2 42-4 46"),
  part(
    "M22-4C30-6 38 0 38 9C38 18 30 24 24 30C22 36 28 40 32 36C34 42 28 48 21 46C13 44 12 34 17 27C22 20 29 16 29 9C29 5 25 4 22 6Z",
  ),
  hoop(23, 1, 4, "airWash"),
];

/** The house from the front: stepped base, posts, lintel with disks, roof of thatch. */
export const calli: readonly Shape[] = [
  part("M-28-14L-20-46H20L28-14Z", "airWash"),
  fine("M-21-18L-15-42M-12.6-18L-9-42M-4.2-18L-3-42M4.2-18L3-42M12.6-18L9-42M21-18L15-42"),
  part("M-25-50H25V-42H-25Z", "fireWash"),
  ...hoops(
    2.4,
    [
      [-16, -46],
      [-5.4, -46],
      [5.4, -46],
      [16, -46],
    ],
    "paper",
    1.4,
  ),
  body("M-40-18H40V-4H-40Z", "wash"),
  ...hoops(
    4,
    [
      [-30, -11],
      [-15, -11],
      [0, -11],
      [15, -11],
      [30, -11],
    ],
    "airWash",
    1.8,
  ),
  body("M-34-4H-17V34H-34Z", "fireWash"),
  body("M17-4H34V34H17Z", "fireWash"),
  solid("M-17-4H17V34H-17Z"),
  part("M-17-4H-10V34H-17ZM10-4H17V34H10Z", "airWash"),
  stroke("M-34 8H-17M-34 21H-17M17 8H34M17 21H34", 2),
  body("M-40 34H40V41H-40Z", "wash"),
  body("M-48 41H48V49H-48Z", "wash"),
];

/** Death: a skull from the side, eye wide, teeth bared, tied with a cord of red. */
export const miquiztli: readonly Shape[] = [
  body(
    "M40-4C42-30 22-44-2-43C-26-41-38-26-36-8C-36-2-40 4-41 8C-40 12-34 12-32 14L-35 24C-22 28-12 28-4 25L0 22C4 30 4 38 0 44C14 46 28 40 30 28C32 18 39 8 40-4Z",
    "paper",
  ),
  part("M-35 30C-22 33-10 33-2 28L0 22C6 30 4 40 0 44C-12 46-26 44-33 40Z"),
  stroke("M-35 24C-22 28-12 28-4 25"),
  stroke(
    "M-27.5 20V26.4M-20 20.4V27.6M-12.5 20V27.4M-5.5 18.6V25.6M-27.5 32V38M-20 32.6V38.6M-12.5 32.4V38.4M-6 30.6V36.6",
    2,
  ),
  stroke("M-33.5 19.5C-22 21-12 21-4 17.5M-33 37.5C-22 39.5-12 39.5-3 36", 1.8),
  hoop(-12, -10, 13.5, "fireWash", 2.6),
  hoop(-12, -10, 8.6, "paper", 1.8),
  dot(-12, -10, 4),
  solid("M-38 3C-33 0-28 2-28 8L-33 11C-36 11-40 10-40.6 8Z", "fire"),
  stroke("M-26-27C-18-34-6-35 2-30", 2.4),
  part("M40-4C30-4 20 2 16 10C14 16 16 20 20 22C28 24 31 22 30.6 27C33 18 39 8 40-4Z", "airWash"),
  fine("M22 14C26 8 31 5 36 4"),
  ...dots(
    2.4,
    [
      [14, -33],
      [23, -26],
      [29, -17],
      [18, -14],
      [26, -5],
    ],
    "fire",
  ),
  hoop(10, 3, 3.4, "paper", 1.8),
];

const SHELL = "M-5 3C-8-3-5-9 0-11C5-9 8-3 5 3Z";

/** Water: waves in their bed, splashes that end in shells, drops between. */
export const atl: readonly Shape[] = [
  body(
    "M-43 6C-42 32-24 45 0 45S42 32 43 6C37 0 37-9 44-17C32-20 22-13 22-3C14-12 10-25 14-38C0-34-8-21-6-6C-12-14-20-19-31-18C-25-11-24-3-28 3C-34-1-41 0-43 6Z",
    "waterWash",
  ),
  fine("M8-28C4-20 4-10 8-1M-22-12C-17-8-14-3-13 3M33-12C29-7 28-1 30 5"),
  stroke("M-39 13C-31 6-26 20-18 14S-6 6 1 13 14 20 22 14 34 7 39 13", 3.2, "water"),
  stroke("M-34 24C-27 18-22 30-14 24S-4 18 3 24 15 30 22 25 30 20 34 24", 2.2, "water"),
  stroke("M-25 34C-19 29-14 39-7 34S4 29 10 34 20 38 25 33", 3.2, "water"),
  ...(
    [
      [-36, -20, -58],
      [16, -41, 18],
      [45, -22, 52],
    ] as const
  ).map(([x, y, turn]) => ({
    tag: "g",
    attributes: { transform: `translate(${x} ${y}) rotate(${turn})` },
    children: [part(SHELL), fine("M0 3V-8M-2.4 3L-3.4-5M2.4 3L3.4-5")],
  })),
  ...hoops(
    4.4,
    [
      [-14, -28],
      [32, -33],
      [-3, -44],
    ],
    "wash",
  ),
  ...dots(1.6, [
    [-14, -28],
    [32, -33],
    [-3, -44],
  ]),
];

/** Grass: blades with seed heads behind a bare jaw with its teeth, notch, hinge and humps. */
export const malinalli: readonly Shape[] = [
  part("M-28 12C-40-2-46-14-45-29C-36-21-28-6-22 8Z", "earthWash"),
  part("M-22 8C-31-10-33-25-28-43C-19-29-13-10-10 8ZM10 6C18-10 21-26 16-45C6-31 0-12-1 6Z", "earthWash"),
  part("M-13 10C-19-12-15-32-5-46C5-32 8-12 4 10Z", "earthWash"),
  solid("M-5-46C0-37 3-29 4-20C5-9 4 2 3 9H-5Z", "earth"),
  fine("M-40-19C-36-9-30 0-25 9M-26-33C-24-17-20-2-16 7M14-35C12-20 9-5 6 5"),
  ...hoops(
    4,
    [
      [-45, -33],
      [-28, -46],
      [-5, -46],
      [17, -46],
    ],
    "airWash",
    1.8,
  ),
  ...[-38, -28, -18, -8, 2].map((x) => part(`M${x - 4.7} 22V8C${x - 4.7} 1 ${x + 4.7} 1 ${x + 4.7} 8V22Z`)),
  body(
    "M-45 20C-49 27-47 36-39 39C-37 46-27 46.5-24 41C-21 46.5-11 46.5-8 41.5C-5 46 4 45.5 6 40C19 39 29 34 35 24C40 15 45 4 47-7L40-11C37-3 32-3 30-11L23-13C22-6 22 4 19 11C17 17 12 20 6 20Z",
  ),
  hoop(44, -12, 5.8, "fireWash"),
  dot(44, -12, 2.1),
  hoop(24, 21, 6.4, "fireWash"),
  dot(24, 21, 2.6),
  fine("M-40 27C-24 31-8 31 8 28M-26 35.6C-16 37-6 37 4 35"),
];

/** The reed: an upright shaft with leaves, bound with bands, down at its foot. */
export const acatl: readonly Shape[] = [
  part(
    both(
      "M-6-4C-14-16-28-20-38-14C-34-8-30-6-26-6C-34-4-40 2-42 10C-32 12-22 10-16 6C-22 12-24 18-24 24C-16 24-8 16-6 8Z",
    ),
    "earthWash",
  ),
  fine(both("M-34-12C-24-12-14-6-8 2M-38 8C-28 6-18 4-10 4")),
  body("M-7-36H7V34H-7Z", "airWash"),
  part("M-7-36C-9-42-6-47 0-50C6-47 9-42 7-36Z", "fireWash"),
  solid("M-7-26H7V-20H-7ZM-7-14H7V-11H-7Z", "fire"),
  solid("M-7 14H7V20H-7Z", "water"),
  stroke("M-7 26H7M-7 8H7"),
  part("M-18 34H18C22 34 24 38 22 42C20 46 18 49 16 49H-16C-18 49-20 46-22 42C-24 38-22 34-18 34Z", "wash"),
  fine("M-14 38V46M-7 38V46M0 38V46M7 38V46M14 38V46"),
];

/** Movement: two bands that bend through each other, an eye in the middle. */
export const ollin: readonly Shape[] = [
  body(
    "M-46-44H-22C-22-26-14-14 0-14S22-26 22-44H46C46-22 36-6 20 0C36 6 46 22 46 44H22C22 26 14 14 0 14S-22 26-22 44H-46C-46 22-36 6-20 0C-36-6-46-22-46-44Z",
    "waterWash",
  ),
  solid(
    "M0-14C14-14 22-26 22-44H46C46-22 36-6 20 0C14 4 6 8 0 14C-14 14-22 26-22 44H-46C-46 22-36 6-20 0C-14-4-6-8 0-14Z",
    "fire",
  ),
  stroke(
    "M-46-44H-22C-22-26-14-14 0-14S22-26 22-44H46C46-22 36-6 20 0C36 6 46 22 46 44H22C22 26 14 14 0 14S-22 26-22 44H-46C-46 22-36 6-20 0C-36-6-46-22-46-44Z",
    3,
  ),
  fine("M-34-44C-34-26-26-10-10-6M34 44C34 26 26 10 10 6"),
  stroke("M34-44C34-26 26-10 10-6M-34 44C-34 26-26 10-10 6", 1.4, "paper"),
  ...hoops(
    3.4,
    [
      [-34, -38],
      [34, -38],
      [-34, 38],
      [34, 38],
    ],
    "paper",
    1.8,
  ),
  hoop(0, 0, 12.5, "paper", 2.6),
  hoop(0, 0, 7.6, "fireWash", 1.8),
  dot(0, 0, 3.4),
];

/** The flint: a blade half red, with an eye and bared teeth. */
export const tecpatl: readonly Shape[] = [
  body("M0-50C20-34 29-16 29 2C29 22 18 38 0 50C-18 38-29 22-29 2C-29-16-20-34 0-50Z"),
  solid("M2-48C19-33 27.6-16 27.6 2C27.6 21 17 37 2 48L11 34 4 24 11 14 4 4 11-6 4-16 10-26 4-36Z", "fire"),
  stroke("M1-49L4-36 10-26 4-16 11-6 4 4 11 14 4 24 11 34 1 49", 2),
  fine("M-17-25L-23-22M-12-33L-17-32M-20 24L-25 21M-14 33L-19 31M-7 40L-11 40"),
  hoop(-9, -14, 7.2, "paper", 2.2),
  dot(-9, -13.4, 3.2),
  stroke("M-19-22C-14-27-5-27 0-22", 2.6),
  part("M-28.4-2C-20-6-8-4 0 2C-4 13-15 18-27.4 15Z", "fireWash"),
  part("M-25.6-1.6V5.4H-19.6V-2.4ZM-19.6-2.4V5.4H-13.6V-2ZM-13.6-2V5.4H-7.6V-.4Z"),
  part("M-24.8 14.4V8.4H-19.4V13.4ZM-19.4 13.4V8.4H-14V11.4Z"),
];

/** The rain: the face of Tlaloc under clouds, rings about the eyes, a curled lip, long fangs. */
export const quiahuitl: readonly Shape[] = [
  part(
    "M-36-24C-44-32-38-44-27-40C-27-49-13-51-9-43C-5-51 5-51 9-43C13-51 27-49 27-40C38-44 44-32 36-24Z",
    "waterWash",
  ),
  fine("M-27-40C-27-36-25-34-22-33M-9-43C-10-39-8-36-5-35M9-43C10-39 8-36 5-35M27-40C27-36 25-34 22-33"),
  ...dots(
    2.4,
    [
      [-30, -31],
      [-15, -32],
      [0, -32],
      [15, -32],
      [30, -31],
    ],
    "water",
  ),
  body("M-38-26H38C44-10 44 10 36 20C30 25 20 26 0 26S-30 25-36 20C-44 10-44-10-38-26Z", "waterWash"),
  part(both("M-6 26V38C-6 44-9 48-12 49C-16 46-17 40-16 26ZM-20 25V34C-20 39-23 42-25 43C-29 40-30 34-29 23Z")),
  part(
    "M-44 2C-46 14-36 18-32 12C-24 20-10 20 0 16C10 20 24 20 32 12C36 18 46 14 44 2C48 16 44 28 32 28C20 30 8 30 0 26C-8 30-20 30-32 28C-44 28-48 16-44 2Z",
    "airWash",
  ),
  hoop(-18, -8, 14.5, "water", 2.6),
  hoop(18, -8, 14.5, "water", 2.6),
  hoop(-18, -8, 8.6, "paper", 2),
  hoop(18, -8, 8.6, "paper", 2),
  dot(-18, -8, 4),
  dot(18, -8, 4),
  part("M-4-22H4V4C8 5 8 11 4 12H-4C-8 11-8 5-4 4Z", "wash"),
];

/** The flower: petals in a fan, curled sepals, stamens above and a stalk. */
export const xochitl: readonly Shape[] = [
  stroke("M-12-30V-46M0-32V-49M12-30V-46", 2.4),
  ...hoops(
    3.6,
    [
      [-12, -45],
      [0, -46.4],
      [12, -45],
    ],
    "airWash",
    1.8,
  ),
  part(both("M-10 6C-26 10-44 4-47-10C-48-20-40-26-32-23C-38-20-38-13-32-10C-24-8-16-8-8-6Z"), "fireWash"),
  body("M0 12C-12 10-26-4-24-20C-22-30-12-32-7-26C-5-34 5-34 7-26C12-32 22-30 24-20C26-4 12 10 0 12Z", "fireWash"),
  solid("M0 10C-6 0-8-14-5-24C-3-29 3-29 5-24C8-14 6 0 0 10Z", "fire"),
  stroke("M-7-26C-12-14-8 2 0 12M7-26C12-14 8 2 0 12"),
  part("M-14 8C-6 2 6 2 14 8C12 18 8 22 0 22S-12 18-14 8Z", "airWash"),
  ...dots(2, [
    [-6, 12],
    [0, 14],
    [6, 12],
  ]),
  body("M-5 21H5V49H-5Z", "earthWash"),
  part("M5 36C12 26 24 24 34 30C28 40 16 44 5 42Z", "earthWash"),
  part("M-5 36C-12 26-24 24-34 30C-28 40-16 44-5 42Z", "earthWash"),
  fine(both("M-30 31C-20 32-12 36-6 39")),
];
