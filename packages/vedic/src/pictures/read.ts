import * as z from "zod";
import { CHART_STYLES } from "./indian/data";

const SIGNS = [
  "Aries",
  "Taurus",
  "Gemini",
  "Cancer",
  "Leo",
  "Virgo",
  "Libra",
  "Scorpio",
  "Sagittarius",
  "Capricorn",
  "Aquarius",
  "Pisces",
] as const;

/** The parts of this domain's answers that pictures read. */
export const readSign = z.enum(SIGNS);
export const readLongitude = z.number().min(0).lt(360);
export const readHouse = z.int().min(1).max(12);
export const readFrame = z.object({ ayanamsa: z.string(), ayanamsaDegrees: z.number().optional() });
export const text = z.string();
export const maybe = z.string().optional();

export type SignName = (typeof SIGNS)[number];

export function sign0Of(sign: SignName): number {
  return SIGNS.indexOf(sign);
}

export function sign0At(longitudeDeg: number): number {
  return Math.floor(longitudeDeg / 30);
}

/** The sign of the first house, from any point whose house is told. */
export function lagnaSign0(sign0: number, house: number): number {
  return (sign0 - house + 13) % 12;
}

export const styleOption = {
  style: z.enum(CHART_STYLES).default("north").meta({
    description:
      "north: houses stand fast, the first above, counter-clockwise; south: signs stand fast, clockwise; east: signs stand fast, counter-clockwise",
    fold: "case",
  }),
};
