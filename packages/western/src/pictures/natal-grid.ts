import { aspectGrid, definePicture } from "@almagest/pictures";
import * as z from "zod";
import { aspectOptions, gridAspects, gridBodies, readAspect, readBody } from "./chart";
import { openGridAspects, readOpenAspect, readOpenBody } from "./open-chart";
import { openSubheading, readBirthTime, readMoment, readOpenMoment, subheading } from "./subheading";
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
  uncertain: {
    reads: z.object({
      birthTime: readBirthTime,
      birthDetails: readOpenMoment,
      planets: z.array(readOpenBody),
      aspects: z.array(readOpenAspect),
    }),
    draw: (chart, { lang, aspects }) =>
      aspectGrid({
        heading: titles.natalAspects[lang],
        subheading: openSubheading(chart.birthDetails, chart.birthTime, lang),
        rows: gridBodies(chart.planets),
        aspects: openGridAspects(chart.aspects, aspects),
      }),
  },
});
