import { at, type DraftOf } from "@almagest/operation";
import * as z from "zod";
import { zodiacPlace } from "../zodiac/place";
import { zodiacPlaceSchema } from "../zodiac/schema";

export const houseNumber = z.int().min(1).max(12).meta({ description: "House, 1 to 12" });

export const houseCuspSchema = z
  .object({ number: houseNumber, ...zodiacPlaceSchema.shape })
  .meta({ name: "HouseCusp" });

export function presentCusps(cuspsDeg: readonly number[]): DraftOf<typeof houseCuspSchema>[] {
  return Array.from({ length: 12 }, (_, index0) => ({
    number: index0 + 1,
    ...zodiacPlace(at(cuspsDeg, index0)),
  }));
}
