import { needEphemeris, type SkyContext } from "@almagest/ephemeris";
import {
  anyCenter,
  type BirthOperation,
  defineBirthOperation,
  harmonic,
  langQuery,
  natalZodiac,
  requireViewing,
  requireZodiac,
  skyShape,
} from "@almagest/operation";
import { inAskedSky, inUsualSky, nodeBirthBody } from "@almagest/sky";
import type { PlanetPositions, PlanetPositionsRequest, UncertainPlanetPositions } from "../types";
import { computePlanetPositions } from "./compute";
import { computeOpenPlanetPositions } from "./open";
import { presentOpenPlanetPositions, presentPlanetPositions } from "./present";
import { planetPositionsOutput, uncertainPlanetPositionsOutput } from "./schema";

export const planetPositions: BirthOperation<
  PlanetPositionsRequest,
  PlanetPositions,
  UncertainPlanetPositions,
  "time",
  SkyContext
> = defineBirthOperation({
  id: "getPlanetaryPositions",
  method: "POST",
  path: "/astrology/planets",
  summary: "Positions of the fourteen bodies, each read in its sign",
  description:
    "Geocentric apparent longitude, latitude and speed on the true ecliptic of date. The place changes them only with center topocentric.",
  query: langQuery,
  body: nodeBirthBody
    .extend({ ...skyShape, zodiac: natalZodiac, center: anyCenter, harmonic })
    .check(requireZodiac, requireViewing),
  output: planetPositionsOutput,
  needs: [needEphemeris],
  compute: inAskedSky(computePlanetPositions),
  present: presentPlanetPositions,
  uncertain: {
    births: ["time"],
    output: uncertainPlanetPositionsOutput,
    compute: inUsualSky(computeOpenPlanetPositions, ["harmonic"]),
    present: presentOpenPlanetPositions,
  },
  examples: [
    { date: "2025-12-18", time: "12:00:00", latitude: 40.7128, longitude: -74.006, timezone: "America/New_York" },
  ],
});
