import { at, withTexts } from "@almagest/operation";
import { HOUSE_KEYS, type HouseKey } from "@almagest/sky";
import * as z from "zod";
import type { Focus } from "../birth/schema";
import type { VedicReader } from "../texts/reader";

const themes = withTexts(z.array(z.string()));

/** Keywords of the twelve houses, "1" to "12", in the vocabulary of the focus that was asked for. */
export const houseThemesSchema = z
  .object({
    "1": themes,
    "2": themes,
    "3": themes,
    "4": themes,
    "5": themes,
    "6": themes,
    "7": themes,
    "8": themes,
    "9": themes,
    "10": themes,
    "11": themes,
    "12": themes,
  })
  .meta({ name: "HouseThemes" });

/** The keywords of a house, 1 to 12; undefined where no texts are at hand. */
export function themesOfHouse(texts: VedicReader, focus: Focus, house: number): string[] | undefined {
  const found = texts.list(`houses.themes.${focus}.${at(HOUSE_KEYS, house - 1)}`);
  return found && [...found];
}

export type HouseThemes = Record<HouseKey, string[] | undefined>;

export function houseThemesOf(texts: VedicReader, focus: Focus): HouseThemes {
  const of = (house: number): string[] | undefined => themesOfHouse(texts, focus, house);
  return {
    "1": of(1),
    "2": of(2),
    "3": of(3),
    "4": of(4),
    "5": of(5),
    "6": of(6),
    "7": of(7),
    "8": of(8),
    "9": of(9),
    "10": of(10),
    "11": of(11),
    "12": of(12),
  };
}
