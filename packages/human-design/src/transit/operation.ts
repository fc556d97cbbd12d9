import { needEphemeris, type SkyContext } from "@almagest/ephemeris";
import {
  type BirthOperation,
  civilMoment,
  defineBirthOperation,
  langQuery,
  type NowContext,
  needNow,
} from "@almagest/operation";
import * as z from "zod";
import { designBirthBody } from "../chart/schema";
import type { DesignTransit, DesignTransitRequest, UncertainDesignTransit } from "../types";
import { computeTransit } from "./compute";
import { computeOpenTransit } from "./open/compute";
import { presentOpenTransit } from "./open/present";
import { uncertainTransitOutput } from "./open/schema";
import { presentTransit } from "./present";
import { transitOutput } from "./schema";

export const designTransit: BirthOperation<
  DesignTransitRequest,
  DesignTransit,
  UncertainDesignTransit,
  "birthData.time",
  SkyContext & NowContext
> = defineBirthOperation({
  id: "generateTransit",
  method: "POST",
  path: "/human-design/transit",
  summary: "The sky of a moment over a birth: channels it completes and centers it defines for a while",
  description:
    "Activations of the moment and of the birth together. A completed channel takes one gate from each, or both from the sky; the centers it defines are not defined at birth.",
  query: langQuery,
  body: z.object({
    birthData: designBirthBody,
    date: civilMoment.shape.date.optional().meta({
      description: "Calendar date in UTC, YYYY-MM-DD; today by default",
      examples: ["2026-05-23"],
    }),
    time: civilMoment.shape.time.optional().meta({
      description: "Time in UTC, 24-hour HH:MM:SS; the present time of day by default",
      examples: ["12:00:00"],
    }),
  }),
  output: transitOutput,
  needs: [needEphemeris, needNow],
  isHeavy: true,
  compute: computeTransit,
  present: presentTransit,
  uncertain: {
    births: ["birthData.time"],
    output: uncertainTransitOutput,
    compute: computeOpenTransit,
    present: presentOpenTransit,
  },
  examples: [
    {
      birthData: { date: "1990-07-15", time: "13:00:00", timezone: "America/New_York" },
      date: "2026-05-23",
      time: "12:00:00",
    },
  ],
});
