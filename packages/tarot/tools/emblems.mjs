// What the cards are drawn with: strokes of one weight in a box of 100 by 100, its middle at 0,0.

const ring = (radius, x = 0, y = 0) => `<circle cx="${x}" cy="${y}" r="${radius}"/>`;
const path = (d) => `<path d="${d}"/>`;
const round = (value) => Number(value.toFixed(1));

/** Straight strokes from one radius to another, evenly round the middle. */
const rays = (count, inner, outer, turn = 0) =>
  path(
    Array.from({ length: count }, (_, index) => {
      const angle = ((index / count) * 360 + turn) * (Math.PI / 180);
      const [x, y] = [Math.sin(angle), -Math.cos(angle)];
      return `M${round(x * inner)} ${round(y * inner)}L${round(x * outer)} ${round(y * outer)}`;
    }).join(""),
  );

/** A closed star of some points. */
const star = (points, inner, outer) =>
  path(
    `M${Array.from({ length: points * 2 }, (_, index) => {
      const radius = index % 2 === 0 ? outer : inner;
      const angle = (index / points) * Math.PI;
      return `${round(Math.sin(angle) * radius)} ${round(-Math.cos(angle) * radius)}`;
    }).join("L")}Z`,
  );

/** The four suits. */
export const SUITS = {
  cups: path("M-26-34H26C26-4 16 10 0 10S-26-4-26-34ZM0 10V34M-18 36H18"),
  wands: path(
    "M-5 40L-5-28A5 5 0 0 1 5-28L5 40ZM5-10C18-12 22-22 20-32C10-30 5-22 5-10ZM-5 10C-18 8-22-2-20-12C-10-10-5-2-5 10Z",
  ),
  swords: path("M0-44L6-34V16H-6V-34ZM-22 16H22M0 16V34") + ring(5, 0, 39),
  pentacles: ring(36) + star(5, 13.2, 30),
};

/** The trumps, each by one thing of its picture. */
export const MAJORS = {
  fool: path("M-34 36L20-30") + ring(14, 26, -28) + path("M16-18L36-18M-34 36C-10 30 6 40 34 34"),
  magician: path("M0 0C-14-22-40-18-40 0S-14 22 0 0S40-22 40 0S14 22 0 0Z"),
  "high-priestess":
    path("M-34 40V-32M-40-36H-28M-40 40H-28M34 40V-32M28-36H40M28 40H40") + ring(14) + path("M8-12A16 16 0 1 0 8 12"),
  empress: ring(20, 0, -16) + path("M0 4V42M-16 24H16"),
  emperor: path("M0 42V-10C0-34-34-36-34-14C-34-4-24-2-22-10M0-10C0-34 34-36 34-14C34-4 24-2 22-10"),
  hierophant: path("M0-44V44M-12-28H12M-20-12H20M-28 4H28"),
  lovers: ring(18, -20, 18) + ring(18, 20, 18) + path("M-30-22C-18-36-6-30 0-18C6-30 18-36 30-22"),
  chariot: path("M-34-34H34V8H-34ZM-34-34L0-46L34-34") + ring(15, -22, 26) + ring(15, 22, 26),
  strength:
    ring(16, 0, 24) +
    rays(12, 20, 28).replace("<path", '<path transform="translate(0 24)"') +
    path("M0-24C-8-36-28-34-28-24S-8-12 0-24S28-36 28-24S8-12 0-24Z"),
  hermit: path("M-14-22H14L20 22H-20ZM-8-22A8 8 0 0 1 8-22M0-30V-44M-24 22H24") + star(6, 5, 11),
  "wheel-of-fortune": ring(38) + ring(26) + ring(7) + rays(8, 7, 26),
  justice: path("M0-42V40M-16 40H16M-34-26H34M-34-26L-44 6H-24ZM34-26L24 6H44Z"),
  "hanged-man": path("M-36-40H36M-26-40V42M6-40V14M6-6L20-15L6-22M6 2L-4 13H16Z") + ring(8, 6, 23),
  death: path("M-24 42C10 30 30 2 26-40M26-40C4-42-20-34-34-16C-16-28 6-30 22-24"),
  temperance: path(
    "M-38-30H-12C-12-12-16-6-25-6S-38-12-38-30ZM12 10H38C38 28 34 34 25 34S12 28 12 10ZM-12-24C6-20 8-6 20 10",
  ),
  devil: path("M-32-40L38 14L-38 14L32-40L0 44Z"),
  tower: path(
    "M-18 42V-14H18V42ZM-22-14H22V-24H12V-20H4V-24H-4V-20H-12V-24H-22ZM-4 42V26H4V42M30-46L16-32L26-30L12-18",
  ),
  star: star(8, 15, 40) + rays(8, 0, 13, 22.5),
  moon:
    path("M12-38A38 38 0 1 0 12 38A30 30 0 1 1 12-38Z") +
    rays(3, 6, 14).replace("<path", '<path transform="translate(14 0)"'),
  sun: ring(18) + rays(16, 24, 40),
  judgement: path("M-40 26L18-18L34-38L42-30L24-12L-34 34ZM-6 0V30H20M20 18V42"),
  world: `<ellipse rx="28" ry="40"/><ellipse rx="21" ry="33"/>${star(4, 5, 18)}`,
};

/** What surrounds the middle of a court card. */
export const COURTS = {
  page: path("M-44 52H44"),
  knight: path("M-44 52L0 64L44 52"),
  queen: path("M-32-54L-24-70L-8-58L0-74L8-58L24-70L32-54Z"),
  king: path("M-34-52V-72L-17-60L0-76L17-60L34-72V-52ZM-34-58H34"),
};

/** Where the emblems of a number card stand, one to ten, in units of a grid, with the size they take. */
export const PIPS = [
  { scale: 1.5, places: [[0, 0]] },
  {
    scale: 0.85,
    places: [
      [0, -1],
      [0, 1],
    ],
  },
  {
    scale: 0.8,
    places: [
      [0, -1.2],
      [-0.8, 0.9],
      [0.8, 0.9],
    ],
  },
  {
    scale: 0.72,
    places: [
      [-0.8, -1],
      [0.8, -1],
      [-0.8, 1],
      [0.8, 1],
    ],
  },
  {
    scale: 0.64,
    places: [
      [-0.9, -1.2],
      [0.9, -1.2],
      [0, 0],
      [-0.9, 1.2],
      [0.9, 1.2],
    ],
  },
  {
    scale: 0.58,
    places: [
      [-0.7, -1.3],
      [0.7, -1.3],
      [-0.7, 0],
      [0.7, 0],
      [-0.7, 1.3],
      [0.7, 1.3],
    ],
  },
  {
    scale: 0.54,
    places: [
      [-0.8, -1.3],
      [0.8, -1.3],
      [0, -0.65],
      [-0.8, 0],
      [0.8, 0],
      [-0.8, 1.3],
      [0.8, 1.3],
    ],
  },
  {
    scale: 0.5,
    places: [
      [-0.8, -1.4],
      [0.8, -1.4],
      [-0.8, -0.47],
      [0.8, -0.47],
      [-0.8, 0.47],
      [0.8, 0.47],
      [-0.8, 1.4],
      [0.8, 1.4],
    ],
  },
  {
    scale: 0.5,
    places: [
      [-1, -1.3],
      [0, -1.3],
      [1, -1.3],
      [-1, 0],
      [0, 0],
      [1, 0],
      [-1, 1.3],
      [0, 1.3],
      [1, 1.3],
    ],
  },
  {
    scale: 0.44,
    places: [
      [0, -1.6],
      [-0.6, -0.7],
      [0.6, -0.7],
      [-1.1, 0.2],
      [0, 0.2],
      [1.1, 0.2],
      [-1.1, 1.2],
      [-0.37, 1.2],
      [0.37, 1.2],
      [1.1, 1.2],
    ],
  },
];
