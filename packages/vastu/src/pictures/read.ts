import { winds } from "@almagest/i18n/labels";
import type { Lang, TermTable } from "@almagest/operation";
import type { Role } from "@almagest/pictures";
import * as z from "zod";
import { CORNERS, DIRECTIONS, type Direction, SIDES } from "../compass";
import { centerNames } from "../vocabulary/zones";
import { words } from "./words";

/** Schemas of the members that pictures read. */
export const text = z.string();
export const maybe = z.string().optional();
export const readDirection = z.enum(DIRECTIONS);
export const readSide = z.enum(SIDES);
export const readCorner = z.enum(CORNERS);
export const readPoint = z.object({ x: z.number(), y: z.number() });
export const readPlot = z.object({ polygon: z.array(readPoint).min(3), unit: text });

/** A name of a table, or the key itself where the table lacks it. */
export function named(table: TermTable, key: string, lang: Lang): string {
  return table[key]?.[lang] ?? key;
}

export function windName(direction: Direction | "Center", lang: Lang): string {
  return direction === "Center" ? centerNames.center[lang] : named(winds, direction, lang);
}

interface Judged {
  readonly sign: string;
  readonly paint: Role;
  /** Sign and word, so that nothing is told by color alone. */
  readonly told: string;
}

const GOOD = ["auspicious", "ideal", "preferred"];
const BAD = ["inauspicious", "avoid"];

/** A verdict as a sign, a word and a color. */
export function judged(verdict: string, lang: Lang): Judged {
  const [sign, paint]: [string, Role] = GOOD.includes(verdict)
    ? ["+", "good"]
    : BAD.includes(verdict)
      ? ["−", "hard"]
      : ["±", "neutral"];
  return { sign, paint, told: `${sign} ${named(words, verdict, lang)}` };
}

/** A length as answers hold it, in the language of whole or broken numbers alone. */
export function lengthText(length: number): string {
  return String(Math.round(length * 100) / 100);
}

const UNIT_SIGNS: Readonly<Record<string, string>> = { feet: "ft", metres: "m" };

/** The sign of a unit of length, the same in every language. */
export function unitSign(unit: string): string {
  return UNIT_SIGNS[unit] ?? unit;
}
