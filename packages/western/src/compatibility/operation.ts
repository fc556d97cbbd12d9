import { needEphemeris, type SkyContext } from "@almagest/ephemeris";
import { type BirthOperation, defineBirthOperation, langQuery, requireZodiac, skyShape } from "@almagest/operation";
import { inAskedSky, inUsualSky } from "@almagest/sky";
import type { CompatibilityScore, CompatibilityScoreRequest, UncertainCompatibilityScore } from "../types";
import { computeCompatibility } from "./compute";
import { computeOpenCompatibility } from "./open/compute";
import { presentOpenCompatibility } from "./open/present";
import { uncertainCompatibilityOutput } from "./open/schema";
import { presentCompatibility } from "./present";
import { compatibilityBody, compatibilityOutput } from "./schema";

export const compatibilityScore: BirthOperation<
  CompatibilityScoreRequest,
  CompatibilityScore,
  UncertainCompatibilityScore,
  "person1.time" | "person2.time",
  SkyContext
> = defineBirthOperation({
  id: "calculateCompatibility",
  method: "POST",
  path: "/astrology/compatibility-score",
  summary: "Compatibility of two people in five categories",
  description:
    "Romantic, emotional, intellectual, physical and spiritual scores from the aspects between two charts, an overall score, the kind of pair they make, and what helps and hinders them. All weights and rules are in conventions; 50 is even.",
  query: langQuery,
  body: compatibilityBody.extend(skyShape).check(requireZodiac),
  output: compatibilityOutput,
  needs: [needEphemeris],
  compute: inAskedSky(computeCompatibility),
  present: presentCompatibility,
  uncertain: {
    births: ["person1.time", "person2.time"],
    output: uncertainCompatibilityOutput,
    compute: inUsualSky(computeOpenCompatibility),
    present: presentOpenCompatibility,
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
    },
  ],
});
