import * as z from "zod";

/** A member made of texts alone: it is absent only where the caller loaded none. A service always sends it. */
export function withTexts<Schema extends z.ZodType>(schema: Schema): z.ZodExactOptional<Schema> {
  return schema.exactOptional().meta({ withTexts: true });
}

/** Text for a reader. */
export const prose = withTexts(z.string().meta({ weight: "prose" }));
export const proseList = withTexts(z.array(z.string()).meta({ weight: "prose" }));

/** Text that some answers have and others do not, whatever texts are loaded. */
export const optionalProse = z.string().meta({ weight: "prose" }).exactOptional();
export const optionalProseList = z.array(z.string()).meta({ weight: "prose" }).exactOptional();

/** A name in the language asked for, beside its canonical English one; sent only when that is not English. */
export const localizedText = z.string().exactOptional();
export const localizedList = z.array(z.string()).exactOptional();

/** A number of things. */
export const count = z.int().min(0);
