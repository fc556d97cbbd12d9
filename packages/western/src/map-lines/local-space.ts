import { needEphemeris, type SkyContext } from "@almagest/ephemeris";
import { type BirthOperation, defineBirthOperation, langQuery } from "@almagest/operation";
import { birthBody } from "@almagest/sky";
import * as z from "zod";
import { includeQuery } from "../chart/include";
import type { LocalSpace, LocalSpaceRequest, UncertainLocalSpace } from "../types";
import { EXTRA } from "./bodies";
import { computeLocalSpace } from "./local-space-compute";
import { presentLocalSpace, presentOpenLocalSpace } from "./local-space-present";
import { localSpaceOutput } from "./local-space-schema";
import { computeOpenLocalSpace } from "./open";
import { uncertainLocalSpaceOutput } from "./open-schema";

export const localSpace: BirthOperation<LocalSpaceRequest, LocalSpace, UncertainLocalSpace, "time", SkyContext> =
  defineBirthOperation({
    id: "generateLocalSpace",
    method: "POST",
    path: "/astrology/local-space",
    summary: "Azimuth and altitude of each body at birth, and its line over the Earth",
    description:
      "Directions on the horizon of the birthplace: azimuth clockwise from true north, altitude without refraction or parallax. Each line is the great circle that leaves the birthplace in that direction.",
    query: z.object({ ...langQuery.shape, include: includeQuery(EXTRA, "Bodies beside Sun to Pluto") }),
    body: birthBody,
    output: localSpaceOutput,
    needs: [needEphemeris],
    compute: computeLocalSpace,
    present: presentLocalSpace,
    uncertain: {
      births: ["time"],
      output: uncertainLocalSpaceOutput,
      compute: computeOpenLocalSpace,
      present: presentOpenLocalSpace,
    },
    examples: [
      {
        date: "1990-07-15",
        time: "14:30:00",
        latitude: 40.7128,
        longitude: -74.006,
        timezone: "America/New_York",
        include: "chiron,lilith",
      },
    ],
  });
