import * as z from "zod";

/** Text for a reader; absent where no catalogue at hand has it. */
export const prose = z.string().meta({ weight: "prose" }).exactOptional();
export const proseList = z.array(z.string()).meta({ weight: "prose" }).exactOptional();

/** A name in the language asked for, beside its canonical English one; sent only when that is not English. */
export const localizedText = z.string().exactOptional();
export const localizedList = z.array(z.string()).exactOptional();

/** How many there are. */
export const count = z.int().min(0);
