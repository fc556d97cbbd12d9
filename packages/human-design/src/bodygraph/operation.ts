import { needEphemeris, type SkyContext } from "@almagest/ephemeris";
import { type BirthOperation, defineBirthOperation, langQuery } from "@almagest/operation";
import { designBirthBody } from "../chart/schema";
import { computeDesign } from "../gates/operations";
import type { Bodygraph, BodygraphRequest, UncertainBodygraph } from "../types";
import { computeOpenBodygraph } from "./open/compute";
import { presentOpenBodygraph } from "./open/present";
import { uncertainBodygraphOutput } from "./open/schema";
import { presentBodygraph } from "./present";
import { bodygraphOutput } from "./schema";

export const bodygraph: BirthOperation<BodygraphRequest, Bodygraph, UncertainBodygraph, "time", SkyContext> =
  defineBirthOperation({
    id: "generateBodygraph",
    method: "POST",
    path: "/human-design/bodygraph",
    summary: "Bodygraph of a birth: type, authority, profile, cross, centers, channels and gates",
    description:
      "Everything that follows from the instant of birth and from the instant at which the Sun stood 88 degrees of longitude earlier. The place of birth serves only to name the clock: latitude and longitude change nothing.",
    query: langQuery,
    body: designBirthBody,
    output: bodygraphOutput,
    needs: [needEphemeris],
    compute: computeDesign,
    present: presentBodygraph,
    uncertain: {
      births: ["time"],
      output: uncertainBodygraphOutput,
      compute: computeOpenBodygraph,
      present: presentOpenBodygraph,
    },
    examples: [
      { date: "1990-07-15", time: "13:00:00", timezone: "America/New_York" },
      { date: "1961-08-04", time: "19:24:00", timezone: "Pacific/Honolulu", nodeType: "mean" },
    ],
  });
