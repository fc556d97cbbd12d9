import { needEphemeris, type SkyContext } from "@almagest/ephemeris";
import { type BirthOperation, defineBirthOperation, langQuery, requireZodiac, skyShape } from "@almagest/operation";
import { inAskedSky, inUsualSky } from "@almagest/sky";
import type { SolarArc, SolarArcRequest, UncertainSolarArc } from "../types";
import { computeOpenSolarArc, presentOpenSolarArc, uncertainSolarArcOutput } from "./open/solar-arc";
import { progressionBody } from "./schema";
import { computeSolarArc } from "./solar-arc-compute";
import { presentSolarArc } from "./solar-arc-present";
import { solarArcOutput } from "./solar-arc-schema";

export const solarArc: BirthOperation<SolarArcRequest, SolarArc, UncertainSolarArc, "time", SkyContext> =
  defineBirthOperation({
    id: "generateSolarArc",
    method: "POST",
    path: "/astrology/solar-arc",
    summary: "Solar arc directions for a date, with the natal points they reach",
    description:
      "Every natal body, the Ascendant and the Midheaven moved forward by the arc from the natal to the secondary progressed Sun. Contacts are conjunctions, squares and oppositions to natal points within one degree.",
    query: langQuery,
    body: progressionBody.extend(skyShape).check(requireZodiac),
    output: solarArcOutput,
    needs: [needEphemeris],
    compute: inAskedSky(computeSolarArc),
    present: presentSolarArc,
    uncertain: {
      births: ["time"],
      output: uncertainSolarArcOutput,
      compute: inUsualSky(computeOpenSolarArc),
      present: presentOpenSolarArc,
    },
    examples: [
      {
        date: "1990-07-15",
        time: "14:30:00",
        latitude: 40.7128,
        longitude: -74.006,
        timezone: "America/New_York",
        targetDate: "2025-07-15",
      },
    ],
  });
