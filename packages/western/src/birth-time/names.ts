import { signs } from "@almagest/i18n/astrology";
import { type ValueNames, valueNames } from "@almagest/sky";
import { aspectsByCode } from "../chart/schema";

/** Names of the values of natal members: signs, and the Moon's aspects by their codes. */
export const natalValueNames: ValueNames = valueNames(signs, aspectsByCode);
