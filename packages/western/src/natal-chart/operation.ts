import { needEphemeris, type SkyContext } from "@almagest/ephemeris";
import {
  type BirthOperation,
  defineBirthOperation,
  langQuery,
  placedSkyShape,
  requireZodiac,
} from "@almagest/operation";
import { inAskedSky, inUsualSky } from "@almagest/sky";
import { ORB_MEMBERS, orbsShape, requireOrbsOfSeries, seriesShape } from "../aspects/orbs-schema";
import type { NatalChart, NatalChartRequest, UncertainNatalChart } from "../types";
import { computeNatalChart } from "./compute";
import { EXTRA_MEMBERS, extrasShape } from "./extras/extras";
import { computeOpenNatalChart } from "./open/compute";
import { presentOpenNatalChart } from "./open/present";
import { uncertainNatalChartOutput } from "./open/schema";
import { presentNatalChart } from "./present";
import { natalChartBody, natalChartOutput } from "./schema";

export const natalChart: BirthOperation<NatalChartRequest, NatalChart, UncertainNatalChart, "time", SkyContext> =
  defineBirthOperation({
    id: "generateNatalChart",
    method: "POST",
    path: "/astrology/natal-chart",
    summary: "Natal (birth) chart: positions, houses, aspects and their reading",
    description:
      "Fourteen bodies in the tropical zodiac (geocentric, apparent, true ecliptic of date) with houses, angles, Part of Fortune, Vertex, aspects, aspect patterns, and a reading of each body in its sign and house.",
    query: langQuery,
    body: natalChartBody
      .extend({ ...placedSkyShape, ...orbsShape, ...seriesShape, ...extrasShape })
      .check(requireZodiac, requireOrbsOfSeries),
    output: natalChartOutput,
    needs: [needEphemeris],
    compute: inAskedSky(computeNatalChart),
    present: presentNatalChart,
    uncertain: {
      births: ["time"],
      output: uncertainNatalChartOutput,
      compute: inUsualSky(computeOpenNatalChart, [...ORB_MEMBERS, ...EXTRA_MEMBERS]),
      present: presentOpenNatalChart,
    },
    examples: [
      {
        date: "1990-07-15",
        time: "14:30:00",
        latitude: 40.7128,
        longitude: -74.006,
        timezone: "America/New_York",
      },
    ],
  });
