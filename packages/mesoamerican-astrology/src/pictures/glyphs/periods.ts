import type { Shape } from "@almagest/pictures";
import { beads, comb, sun, tail, yearDrum } from "./affixes";
import { placed } from "./brush";
import { framed } from "./cartouche";
import { chuwen, kawak } from "./maya-signs";

/** T528 twice: 144,000 days. */
export const baktun: readonly Shape[] = [
  placed(beads, 0, -35, 1.6),
  placed(framed(kawak), -24, 0, 0.54),
  placed(framed(kawak), 24, 0, 0.54),
  placed(tail, 0, 35, 1.35),
];

/** The storm sign between combs over the year: 7,200 days. */
export const katun: readonly Shape[] = [
  placed(comb, -31, -32, 0.4),
  placed(comb, 31, -32, 0.4),
  placed(framed(kawak), 0, -31, 0.4),
  placed(yearDrum, 0, -1, 1),
];

/** The year of 360 days. */
export const tun: readonly Shape[] = [placed(yearDrum, 0, -25, 1.06), placed(tail, 0, 39, 1.15)];

/** T521, twenty days. */
export const winal: readonly Shape[] = [placed(framed(chuwen), 0, -8, 0.92), placed(tail, 0, 40, 1.15)];

/** T544, the day. */
export const kin: readonly Shape[] = [placed(framed(sun), 0, -8, 0.92), placed(tail, 0, 40, 1.15)];
