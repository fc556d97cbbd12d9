import { needEphemeris, type SkyContext } from "@almagest/ephemeris";
import {
  type BirthOperation,
  defineBirthOperation,
  langQuery,
  placedSkyShape,
  requireZodiac,
} from "@almagest/operation";
import { inAskedSky, inUsualSky } from "@almagest/sky";
import type { Profections, ProfectionsRequest, UncertainProfections } from "../types";
import { computeProfections } from "./compute";
import { computeOpenProfections } from "./open";
import { presentOpenProfections, presentProfections } from "./present";
import { profectionsBody, profectionsOutput, uncertainProfectionsOutput } from "./schema";

export const profections: BirthOperation<ProfectionsRequest, Profections, UncertainProfections, "time", SkyContext> =
  defineBirthOperation({
    id: "generateProfections",
    method: "POST",
    path: "/astrology/profections",
    summary: "Annual profection: house, sign and lord of the year",
    description:
      "One whole sign from the Ascendant for each completed year of life; the lord of the year is the traditional ruler of the sign reached. houseSystem decides the lord's natal house alone.",
    query: langQuery,
    body: profectionsBody.extend(placedSkyShape).check(requireZodiac),
    output: profectionsOutput,
    needs: [needEphemeris],
    compute: inAskedSky(computeProfections),
    present: presentProfections,
    uncertain: {
      births: ["time"],
      output: uncertainProfectionsOutput,
      compute: inUsualSky(computeOpenProfections),
      present: presentOpenProfections,
    },
    examples: [
      {
        date: "1990-07-15",
        time: "14:30:00",
        latitude: 40.7128,
        longitude: -74.006,
        timezone: "America/New_York",
        targetDate: "2025-08-04",
      },
    ],
  });
