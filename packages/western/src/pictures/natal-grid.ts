import { aspectGrid, definePicture } from "@almagest/pictures";
import * as z from "zod";
import { aspectOptions, gridAspects, gridBodies, readAspect, readBody } from "./chart";
import { readMoment, subheading } from "./subheading";
import * as titles from "./titles";

/** Which body of a birth aspects which, with orbs. */
export const natalAspectGrid = definePicture({
  operation: "generateNatalChart",
  form: "grid",
  title: titles.natalAspects,
  reads: z.object({ birthDetails: readMoment, planets: z.array(readBody), aspects: z.array(readAspect) }),
  options: aspectOptions,
  draw: (chart, { lang, aspects }) =>
    aspectGrid({
      heading: titles.natalAspects[lang],
      subheading: subheading(chart.birthDetails, lang),
      rows: gridBodies(chart.planets),
      aspects: gridAspects(chart.aspects, aspects),
    }),
});
