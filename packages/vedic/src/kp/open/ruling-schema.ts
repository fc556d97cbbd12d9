import * as z from "zod";
import { openVedicConventions, vedicBirthTime } from "../../birth-time/schema";
import { focusShape } from "../house-themes";
import { locationSchema, rulerSignifies } from "../ruling-moment";
import { dayBegins, kpConventionsSchema, rulersShape } from "../schema";

const { utcFrom, utcTo } = openVedicConventions.shape;

export const openRulingOutput = z.object({
  birthTime: vedicBirthTime,
  datetime: z.string().meta({ description: "The instant, ISO 8601 in UTC" }),
  location: locationSchema,
  ...rulersShape,
  dayBegins,
  significators: z
    .array(rulerSignifies)
    .exactOptional()
    .meta({ description: "Only of a birth known to an hour: rulers whose houses are the same all through" }),
  focus: focusShape.focus.exactOptional(),
  houseThemes: focusShape.houseThemes.exactOptional(),
  conventions: z.object({ ...kpConventionsSchema.shape, birthUtcFrom: utcFrom, birthUtcTo: utcTo }).meta({
    name: "UncertainRulingConventions",
    description: "Of the moment; the birth by its earliest and latest instant",
  }),
});
