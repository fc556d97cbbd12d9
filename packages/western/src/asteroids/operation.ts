import { needEphemeris, type SkyContext } from "@almagest/ephemeris";
import {
  type BirthOperation,
  defineBirthOperation,
  langQuery,
  natalZodiac,
  placedCenter,
  positionType,
  requireZodiac,
  zodiacShape,
} from "@almagest/operation";
import { housedBirthBody, inAskedSky, inUsualSky } from "@almagest/sky";
import type { Asteroids, AsteroidsRequest, UncertainAsteroids } from "../types";
import { computeAsteroids, computeOpenAsteroids } from "./compute";
import { FURTHER_MEMBERS, furtherShape } from "./further";
import { presentAsteroids, presentOpenAsteroids } from "./present";
import { asteroidsOutput, uncertainAsteroidsOutput } from "./schema";

export const asteroids: BirthOperation<AsteroidsRequest, Asteroids, UncertainAsteroids, "time", SkyContext> =
  defineBirthOperation({
    id: "generateAsteroids",
    method: "POST",
    path: "/astrology/asteroids",
    summary: "Ceres, Pallas, Juno and Vesta in sign and house, with their reading",
    description:
      "The four asteroids of a birth: geocentric apparent places on the true ecliptic of date, their houses, and a reading of each in its sign and house.",
    query: langQuery,
    body: housedBirthBody
      .extend({ ...zodiacShape, zodiac: natalZodiac, positionType, center: placedCenter, ...furtherShape })
      .check(requireZodiac),
    output: asteroidsOutput,
    needs: [needEphemeris],
    compute: inAskedSky(computeAsteroids),
    present: presentAsteroids,
    uncertain: {
      births: ["time"],
      output: uncertainAsteroidsOutput,
      compute: inUsualSky(computeOpenAsteroids, FURTHER_MEMBERS),
      present: presentOpenAsteroids,
    },
    examples: [
      { date: "1990-07-15", time: "14:30:00", latitude: 40.7128, longitude: -74.006, timezone: "America/New_York" },
    ],
  });
