import { points } from "@almagest/i18n/astrology";
import { definePicture, type WheelBody, wheel } from "@almagest/pictures";
import * as z from "zod";
import { aspectOptions, readAspect, readChart, readPlace, wheelAspects, wheelBodies, wheelHouses } from "./chart";
import { openBodies, openWheelAspects, readOpenAspect, readOpenBody } from "./open-chart";
import {
  openSubheading,
  readBirthTime,
  readHouseSystem,
  readMoment,
  readOpenMoment,
  readZodiac,
  subheading,
  zodiacSubheading,
} from "./subheading";
import * as titles from "./titles";

/**
 * The chart of birth: fourteen bodies, Part of Fortune and Vertex, cusps, aspects. Where the time is open the signs begin
 * with Aries at the left, nothing that turns with the Earth is drawn, and a body has all degrees it may have.
 */
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
    conventions: readZodiac,
  }),
  options: aspectOptions,
  draw: (chart, { lang, aspects }) =>
    wheel({
      lang,
      heading: titles.natalChart[lang],
      subheading: zodiacSubheading(subheading(chart.birthDetails, lang, chart.houseSystem), chart.conventions, lang),
      bodies: [
        ...wheelBodies(chart.planets),
        pointBody("part-of-fortune", points["part-of-fortune"][lang], chart.partOfFortune),
        pointBody("vertex", points.vertex[lang], chart.vertex),
      ],
      ...wheelHouses(chart),
      aspects: wheelAspects(chart.aspects, aspects),
    }),
  uncertain: {
    reads: z.object({
      birthTime: readBirthTime,
      birthDetails: readOpenMoment,
      planets: z.array(readOpenBody),
      aspects: z.array(readOpenAspect),
    }),
    draw: ({ birthTime, ...chart }, { lang, aspects }) =>
      wheel({
        lang,
        heading: titles.natalChart[lang],
        subheading: openSubheading(chart.birthDetails, birthTime, lang),
        bodies: openBodies(chart.planets),
        aspects: openWheelAspects(chart.aspects, aspects),
      }),
  },
});

function pointBody(
  mark: "part-of-fortune" | "vertex",
  label: string,
  { longitude }: z.output<typeof readPlace>,
): WheelBody {
  return { id: mark, label, longitudeDeg: longitude, mark, paint: "muted" };
}
