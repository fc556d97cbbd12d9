import { at } from "@almagest/operation";
import { DRISHTI_TYPES } from "./schema";

/** The name of a sight by the house that it falls on. */
export function drishtiType(house: number): (typeof DRISHTI_TYPES)[number] {
  if (house === 1) return "conjunction";
  return at(
    DRISHTI_TYPES.filter((type) => Number.parseInt(type, 10) === house),
    0,
  );
}
