import { needEphemeris, type SkyContext } from "@almagest/ephemeris";
import { defineOperation, langQuery, type Operation } from "@almagest/operation";
import { inAskedSky, withMember } from "@almagest/sky";
import type { PrimaryDirections, PrimaryDirectionsRequest } from "../types";
import { computeDirections } from "./compute";
import { presentDirections } from "./present";
import { directionsBody, directionsOutput } from "./schema";

export const primaryDirections: Operation<PrimaryDirectionsRequest, PrimaryDirections, SkyContext> = defineOperation({
  id: "findPrimaryDirections",
  method: "POST",
  path: "/astrology/primary-directions",
  summary: "Primary directions of a birth: arcs, ages and dates",
  description:
    "By the semi-arcs of Placidus or the circles of position of Regiomontanus, in the zodiac or in mundo, with converse ones, to angles, lights, planets and the Part of Fortune, dated by one of seven keys. The time of birth has to be known: four minutes are a year of life.",
  query: langQuery,
  body: directionsBody,
  output: directionsOutput,
  needs: [needEphemeris],
  compute: withMember("date", inAskedSky(computeDirections)),
  present: presentDirections,
  examples: [
    {
      date: "1990-07-15",
      time: "14:30:00",
      latitude: 40.7128,
      longitude: -74.006,
      timezone: "America/New_York",
      fromAge: 30,
      toAge: 40,
    },
  ],
});
