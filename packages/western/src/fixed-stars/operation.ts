import { needEphemeris, type SkyContext } from "@almagest/ephemeris";
import {
  type BirthOperation,
  defineBirthOperation,
  langQuery,
  lilithType,
  natalZodiac,
  requireZodiac,
  zodiacShape,
} from "@almagest/operation";
import { inAskedSky, inUsualSky, nodeBirthBody } from "@almagest/sky";
import * as z from "zod";
import type { FixedStars, FixedStarsRequest, UncertainFixedStars } from "../types";
import { computeFixedStars, DEFAULT_STAR_ORB_DEG } from "./compute";
import { computeOpenFixedStars } from "./open";
import { presentFixedStars, presentOpenFixedStars } from "./present";
import { fixedStarsOutput, orb, uncertainFixedStarsOutput } from "./schema";

export const fixedStars: BirthOperation<FixedStarsRequest, FixedStars, UncertainFixedStars, "time", SkyContext> =
  defineBirthOperation({
    id: "generateFixedStars",
    method: "POST",
    path: "/astrology/fixed-stars",
    summary: "Forty-four fixed stars at birth, and the bodies and angles that meet them",
    description:
      "Apparent places of date, proper motion included. A star is met by conjunction in longitude alone, within the orb, by the fourteen bodies, Ascendant (ASC) and midheaven (MC).",
    query: z.object({
      ...langQuery.shape,
      orb: orb
        .nullable()
        .default(DEFAULT_STAR_ORB_DEG)
        .meta({ description: "Greatest difference of longitude in degrees", examples: [1] }),
    }),
    body: nodeBirthBody.extend({ ...zodiacShape, zodiac: natalZodiac, lilithType }).check(requireZodiac),
    output: fixedStarsOutput,
    needs: [needEphemeris],
    compute: inAskedSky(computeFixedStars),
    present: presentFixedStars,
    uncertain: {
      births: ["time"],
      output: uncertainFixedStarsOutput,
      compute: inUsualSky(computeOpenFixedStars),
      present: presentOpenFixedStars,
    },
    examples: [
      { date: "1990-07-15", time: "14:30:00", latitude: 40.7128, longitude: -74.006, timezone: "America/New_York" },
    ],
  });
