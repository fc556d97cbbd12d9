import { needEphemeris, type SkyContext } from "@almagest/ephemeris";
import { type BirthOperation, defineBirthOperation, langQuery } from "@almagest/operation";
import { nodeBirthBody } from "@almagest/sky";
import * as z from "zod";
import { includeQuery } from "../chart/include";
import type { Astrocartography, AstrocartographyRequest, UncertainAstrocartography } from "../types";
import { computeAstrocartography } from "./astrocartography-compute";
import { presentAstrocartography, presentOpenAstrocartography } from "./astrocartography-present";
import { astrocartographyOutput } from "./astrocartography-schema";
import { EXTRA } from "./bodies";
import { computeOpenAstrocartography } from "./open";
import { uncertainAstrocartographyOutput } from "./open-schema";

export const astrocartography: BirthOperation<
  AstrocartographyRequest,
  Astrocartography,
  UncertainAstrocartography,
  "time",
  SkyContext
> = defineBirthOperation({
  id: "generateAstrocartography",
  method: "POST",
  path: "/astrology/astrocartography",
  summary: "Lines on the map where each body rises, culminates and sets",
  description:
    "In mundo: the body itself, with its latitude, stands on the meridian or on the true horizon (no refraction). Each horizon line comes as a list of points and as pieces ready to draw, to 85 degrees of latitude.",
  query: z.object({ ...langQuery.shape, include: includeQuery(EXTRA, "Bodies beside Sun to Pluto") }),
  body: nodeBirthBody,
  output: astrocartographyOutput,
  needs: [needEphemeris],
  compute: computeAstrocartography,
  present: presentAstrocartography,
  uncertain: {
    births: ["time"],
    output: uncertainAstrocartographyOutput,
    compute: computeOpenAstrocartography,
    present: presentOpenAstrocartography,
  },
  examples: [
    {
      date: "1990-07-15",
      time: "14:30:00",
      latitude: 40.7128,
      longitude: -74.006,
      timezone: "America/New_York",
      include: "chiron",
    },
  ],
});
