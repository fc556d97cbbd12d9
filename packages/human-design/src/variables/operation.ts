import { needEphemeris, type SkyContext } from "@almagest/ephemeris";
import { type BirthOperation, defineBirthOperation, langQuery } from "@almagest/operation";
import { designBirthBody } from "../chart/schema";
import { computeDesign } from "../gates/operations";
import type { DesignVariables, DesignVariablesRequest, UncertainDesignVariables } from "../types";
import { computeOpenVariables } from "./open/compute";
import { presentOpenVariables } from "./open/present";
import { uncertainVariablesOutput } from "./open/schema";
import { presentVariables } from "./present";
import { variablesOutput } from "./schema";

export const designVariables: BirthOperation<
  DesignVariablesRequest,
  DesignVariables,
  UncertainDesignVariables,
  "time",
  SkyContext
> = defineBirthOperation({
  id: "calculateVariables",
  method: "POST",
  path: "/human-design/variables",
  summary: "The four variables of a birth with their arrows, colors, tones and bases",
  description:
    "Determination and environment of the body, perspective and motivation of the mind. A tone of the Sun lasts 38 minutes: each arrow says whether a birth time that is four minutes off would leave its color and tone as they are.",
  query: langQuery,
  body: designBirthBody,
  output: variablesOutput,
  needs: [needEphemeris],
  compute: computeDesign,
  present: presentVariables,
  uncertain: {
    births: ["time"],
    output: uncertainVariablesOutput,
    compute: computeOpenVariables,
    present: presentOpenVariables,
  },
  examples: [{ date: "1990-07-15", time: "13:00:00", timezone: "America/New_York" }],
});
