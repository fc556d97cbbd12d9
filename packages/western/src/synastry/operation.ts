import { needEphemeris, type SkyContext } from "@almagest/ephemeris";
import { type BirthOperation, defineBirthOperation, langQuery, requireZodiac, skyShape } from "@almagest/operation";
import { inAskedSky, inUsualSky } from "@almagest/sky";
import { ORB_MEMBERS, orbsShape, requireOrbs } from "../aspects/orbs-schema";
import type { Synastry, SynastryRequest, UncertainSynastry } from "../types";
import { computeSynastry } from "./compute";
import { computeOpenSynastry } from "./open/compute";
import { presentOpenSynastry } from "./open/present";
import { uncertainSynastryOutput } from "./open/schema";
import { presentSynastry } from "./present";
import { synastryBody, synastryOutput } from "./schema";

export const synastry: BirthOperation<
  SynastryRequest,
  Synastry,
  UncertainSynastry,
  "person1.time" | "person2.time",
  SkyContext
> = defineBirthOperation({
  id: "calculateSynastry",
  method: "POST",
  path: "/astrology/synastry",
  summary: "Synastry: two charts laid over each other",
  description:
    "Every aspect from the fourteen bodies of person1 to those of person2, each body in the other's houses, a balance score with the tables it was made with, and what the contacts say. Swapping the two people swaps the sides and nothing else.",
  query: langQuery,
  body: synastryBody.extend({ ...skyShape, ...orbsShape }).check(requireZodiac, requireOrbs),
  output: synastryOutput,
  needs: [needEphemeris],
  compute: inAskedSky(computeSynastry),
  present: presentSynastry,
  uncertain: {
    births: ["person1.time", "person2.time"],
    output: uncertainSynastryOutput,
    compute: inUsualSky(computeOpenSynastry, ORB_MEMBERS),
    present: presentOpenSynastry,
  },
  examples: [
    {
      person1: {
        date: "1990-07-15",
        time: "14:30:00",
        latitude: 40.7128,
        longitude: -74.006,
        timezone: "America/New_York",
        name: "Alex",
      },
      person2: {
        date: "1992-03-20",
        time: "09:15:00",
        latitude: 34.0522,
        longitude: -118.2437,
        timezone: "America/Los_Angeles",
        name: "Jordan",
      },
    },
  ],
});
