import { points } from "@almagest/i18n/astrology";
import { definePicture, type WheelBody, wheel } from "@almagest/pictures";
import * as z from "zod";
import { aspectOptions, readAspect, readChart, readPlace, wheelAspects, wheelBodies, wheelHouses } from "./chart";
import { readHouseSystem, readMoment, subheading } from "./subheading";
import * as titles from "./titles";

/** The chart of birth: fourteen bodies, Part of Fortune and Vertex, cusps, aspects. */
export const natalWheel = definePicture({
  operation: "generateNatalChart",
  form: "wheel",
  title: titles.natalChart,
  reads: readChart.extend({
    birthDetails: readMoment,
    houseSystem: readHouseSystem,
    aspects: z.array(readAspect),
    partOfFortune: readPlace,
    vertex: readPlace,
  }),
  options: aspectOptions,
  draw: (chart, { lang, aspects }) =>
    wheel({
      lang,
      heading: titles.natalChart[lang],
      subheading: subheading(chart.birthDetails, lang, chart.houseSystem),
      bodies: [
        ...wheelBodies(chart.planets),
        pointBody("part-of-fortune", points["part-of-fortune"][lang], chart.partOfFortune),
        pointBody("vertex", points.vertex[lang], chart.vertex),
      ],
      ...wheelHouses(chart),
      aspects: wheelAspects(chart.aspects, aspects),
    }),
});

function pointBody(
  mark: "part-of-fortune" | "vertex",
  label: string,
  { longitude }: z.output<typeof readPlace>,
): WheelBody {
  return { id: mark, label, longitudeDeg: longitude, mark, paint: "muted" };
}
