import { addDays } from "@almagest/civil-time";
import * as fc from "fast-check";

export const PRIMARY = ["physical", "emotional", "intellectual"] as const;

/** A birth, and a day of that life. */
export const dates = fc
  .tuple(fc.integer({ min: 0, max: 40_000 }), fc.integer({ min: 0, max: 30_000 }))
  .map(([born, lived]) => ({ birthDate: addDays("1900-01-01", born), date: addDays("1900-01-01", born + lived) }));
