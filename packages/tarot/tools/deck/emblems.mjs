// The emblems of the four suits. Each is a separate motif, so that those on a finished card can be counted.
import { starPoints } from "./head.mjs";
import { C } from "./palette.mjs";
import { at, box, disc, line, motif, oval, path, poly } from "./shape.mjs";

/** A chalice 30 high with its foot at 0,0. */
const cupShapes = [
  path("M-11 -30H11Q12 -15 3 -12.5V-5Q9 -4 10 0H-10Q-9 -4 -3 -5V-12.5Q-12 -15 -11 -30Z", C.gold),
  path("M5 -28.5H10.4Q10.6 -17 3 -14.4Q6 -20 5 -28.5Z", C.ochre, { stroke: "none" }),
  oval(0, -30, 11, 3, C.ochre),
  disc(0, -9, 2.6, C.ochre),
];

export const cup = (x, y, s = 1, options = {}) => at(motif("cup", cupShapes), { x, y, s, ...options });

/** A sword held at 0,0 with its point up, 84 long. */
const swordShapes = [
  path("M-3.6 -8V-64L0 -74L3.6 -64V-8Z", C.steel),
  line("M0 -12V-62", 1.1, C.slate),
  path("M-12 -10Q0 -6 12 -10V-6Q0 -2 -12 -6Z", C.gold),
  box(-2, -4, 4, 10, C.brown),
  disc(0, 8, 3, C.gold),
];

export const sword = (x, y, s = 1, rot = 0, options = {}) =>
  at(motif("sword", swordShapes), { x, y, s, rot, ...options });

/** The same sword with a short guard, for many in a row. */
const slimShapes = [
  path("M-2.8 -6V-66L0 -76L2.8 -66V-6Z", C.steel),
  line("M0 -12V-62", 1, C.slate),
  path("M-6 -8.4H6V-4.6H-6Z", C.gold),
  box(-1.6, -4, 3.2, 10, C.brown),
  disc(0, 8, 2.6, C.gold),
];

export const slimSword = (x, y, s = 1, rot = 0) => at(motif("sword", slimShapes), { x, y, s, rot });

const leafAt = (x, y, rot, s = 1) => at([path("M0 0Q5 -5 13 -2Q8 5 0 0Z", C.leaf, { width: 1.4 })], { x, y, rot, s });

/** A budding staff 110 long, its middle at 0,0. */
const wandShapes = [
  path("M-3 55L-3.6 0L-3 -50Q-4 -56 0 -57Q4 -56 3.4 -50L3 0L3.4 55Q0 58 -3 55Z", C.brown),
  line("M-0.6 -48V-20M0.8 -8V20M-0.4 30V48", 1, C.tan),
  leafAt(2.4, -40, -35),
  leafAt(-2.4, -26, 205),
  leafAt(2.4, -4, -25),
  leafAt(-2.4, 18, 200),
];

export const wand = (x, y, s = 1, rot = 0, options = {}) => at(motif("wand", wandShapes), { x, y, s, rot, ...options });

/** A coin of radius 15 with a five-pointed star, its middle at 0,0. */
const pentacleShapes = [
  disc(0, 0, 15, C.gold),
  disc(0, 0, 12, C.cream, { width: 1.1 }),
  poly(starPoints(0, 0.4, 11.4), C.ochre, { width: 1.3 }),
];

export const pentacle = (x, y, s = 1, options = {}) => at(motif("pentacle", pentacleShapes), { x, y, s, ...options });

/** One emblem of a suit at a place, by the suit's name. */
export const EMBLEMS = { cup, sword, wand, pentacle };
