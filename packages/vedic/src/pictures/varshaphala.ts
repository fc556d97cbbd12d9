import { definePicture } from "@almagest/pictures";
import * as z from "zod";
import { chartOf, readPoints } from "./charts";
import { readFrame, styleOption, text } from "./read";
import { titles } from "./titles";
import { frameText } from "./words";

/** The chart of a year, with its beginning. */
export const varshaChart = definePicture({
  operation: "castVarshaphala",
  form: "chart",
  title: titles.varshaphala,
  reads: z.object({ year: z.object({ age: z.int(), begins: text }), chart: readPoints, frame: readFrame }),
  options: styleOption,
  draw: ({ year, chart, frame }, options) =>
    chartOf(Object.values(chart), options, {
      heading: titles.varshaphala[options.lang],
      subheading: `${year.begins.replace("T", " ")} · ${frameText(options.lang, frame)}`,
      center: [String(year.age)],
    }),
});
