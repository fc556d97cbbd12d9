import { needEphemeris, type SkyContext } from "@almagest/ephemeris";
import { type BirthOperation, defineBirthOperation, langQuery, requireZodiac, zodiacShape } from "@almagest/operation";
import { housedBirthBody, inAskedSky, inUsualSky } from "@almagest/sky";
import type { Lilith, LilithRequest, UncertainLilith } from "../types";
import { computeLilith, computeOpenLilith } from "./compute";
import { presentLiliths, presentOpenLiliths } from "./present";
import { lilithOutput, uncertainLilithOutput } from "./schema";

export const lilith: BirthOperation<LilithRequest, Lilith, UncertainLilith, "time", SkyContext> = defineBirthOperation({
  id: "generateLilith",
  method: "POST",
  path: "/astrology/lilith",
  summary: "Black Moon Lilith as mean and as true lunar apogee, in sign and house",
  description:
    "The far point of the Moon's orbit, smoothed (mean, never retrograde) and osculating (true, often retrograde). Charts use the mean one unless asked.",
  query: langQuery,
  body: housedBirthBody.extend(zodiacShape).check(requireZodiac),
  output: lilithOutput,
  needs: [needEphemeris],
  compute: inAskedSky(computeLilith),
  present: presentLiliths,
  uncertain: {
    births: ["time"],
    output: uncertainLilithOutput,
    compute: inUsualSky(computeOpenLilith),
    present: presentOpenLiliths,
  },
  examples: [
    { date: "1961-08-04", time: "19:24:00", latitude: 21.3069, longitude: -157.8583, timezone: "Pacific/Honolulu" },
  ],
});
