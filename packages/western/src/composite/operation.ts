import { needEphemeris, type SkyContext } from "@almagest/ephemeris";
import { type BirthOperation, defineBirthOperation, langQuery, requireZodiac, skyShape } from "@almagest/operation";
import { inAskedSky, inUsualSky } from "@almagest/sky";
import { ORB_MEMBERS, orbsShape, requireOrbs } from "../aspects/orbs-schema";
import type { CompositeChart, CompositeChartRequest, UncertainCompositeChart } from "../types";
import { computeCompositeChart } from "./compute";
import { computeOpenComposite } from "./open/compute";
import { presentOpenComposite } from "./open/present";
import { uncertainCompositeOutput } from "./open/schema";
import { presentCompositeChart } from "./present";
import { compositeBody, compositeOutput } from "./schema";

export const compositeChart: BirthOperation<
  CompositeChartRequest,
  CompositeChart,
  UncertainCompositeChart,
  "person1.time" | "person2.time",
  SkyContext
> = defineBirthOperation({
  id: "generateCompositeChart",
  method: "POST",
  path: "/astrology/composite-chart",
  summary: "Composite chart: one chart for a relationship, from the midpoints of two",
  description:
    "Every body, angle and cusp is the midpoint of the two natal ones by the shorter arc. Cusps that come out of order are turned by 180 degrees and named in conventions.repairedCusps. The composite of a chart with itself is that chart.",
  query: langQuery,
  body: compositeBody.extend({ ...skyShape, ...orbsShape }).check(requireZodiac, requireOrbs),
  output: compositeOutput,
  needs: [needEphemeris],
  compute: inAskedSky(computeCompositeChart),
  present: presentCompositeChart,
  uncertain: {
    births: ["person1.time", "person2.time"],
    output: uncertainCompositeOutput,
    compute: inUsualSky(computeOpenComposite, ORB_MEMBERS),
    present: presentOpenComposite,
  },
  examples: [
    {
      person1: {
        date: "1990-07-15",
        time: "14:30:00",
        latitude: 40.7128,
        longitude: -74.006,
        timezone: "America/New_York",
      },
      person2: {
        date: "1992-03-20",
        time: "09:15:00",
        latitude: 34.0522,
        longitude: -118.2437,
        timezone: "America/Los_Angeles",
      },
      houseSystem: "placidus",
    },
  ],
});
