import { needEphemeris, type SkyContext } from "@almagest/ephemeris";
import {
  type BirthOperation,
  defineBirthOperation,
  langQuery,
  natalZodiac,
  requireZodiac,
  skyShape,
} from "@almagest/operation";
import { inAskedSky, inUsualSky } from "@almagest/sky";
import type { RelocationChart, RelocationChartRequest, UncertainRelocationChart } from "../types";
import { computeRelocation } from "./compute";
import { computeOpenRelocation } from "./open";
import { presentOpenRelocation, presentRelocation } from "./present";
import { relocationBody, relocationOutput, uncertainRelocationOutput } from "./schema";

export const relocationChart: BirthOperation<
  RelocationChartRequest,
  RelocationChart,
  UncertainRelocationChart,
  "time",
  SkyContext
> = defineBirthOperation({
  id: "generateRelocationChart",
  method: "POST",
  path: "/astrology/relocation-chart",
  summary: "The birth chart cast for another place, and what changes there",
  description:
    "The instant and the bodies of the birth with the angles and houses of the new place. Compares houses and rising sign with those of the birthplace, names bodies within three degrees of an angle, and gives distance and direction along the great circle.",
  query: langQuery,
  body: relocationBody.extend({ ...skyShape, zodiac: natalZodiac }).check(requireZodiac),
  output: relocationOutput,
  needs: [needEphemeris],
  compute: inAskedSky(computeRelocation),
  present: presentRelocation,
  uncertain: {
    births: ["time"],
    output: uncertainRelocationOutput,
    compute: inUsualSky(computeOpenRelocation),
    present: presentOpenRelocation,
  },
  examples: [
    {
      date: "1990-07-15",
      time: "14:30:00",
      timezone: "America/New_York",
      birthLatitude: 40.7128,
      birthLongitude: -74.006,
      relocationLatitude: 48.8566,
      relocationLongitude: 2.3522,
    },
  ],
});
