import { needEphemeris, type SkyContext } from "@almagest/ephemeris";
import {
  type BirthOperation,
  defineBirthOperation,
  lang,
  type NowContext,
  optionalNeed,
  requireAyanamsaValue,
} from "@almagest/operation";
import * as z from "zod";
import { focus, vedicChartShape } from "../birth/schema";
import { inAskedPositions, inUsualPositions } from "../sky/asked";
import type { UncertainVedicBirthChart, VedicBirthChart, VedicBirthChartRequest } from "../types";
import { presentBirthChart } from "./birth-chart-present";
import { birthChartShape } from "./birth-chart-schema";
import { computeBirthChart } from "./compute";
import { computeOpenBirthChart } from "./open/compute";
import { presentOpenBirthChart } from "./open/present";
import { uncertainBirthChartOutput } from "./open/schema";

/** The periods that run now are told where now is known, and those of the birth otherwise. */
const mayKnowNow = optionalNeed<NowContext["now"]>()("now");

export const vedicBirthChart: BirthOperation<
  VedicBirthChartRequest,
  VedicBirthChart,
  UncertainVedicBirthChart,
  "time",
  SkyContext & Partial<NowContext>
> = defineBirthOperation({
  id: "generateBirthChart",
  method: "POST",
  path: "/vedic-astrology/birth-chart",
  summary: "Vedic birth chart (rashi chart): grahas, Lagna, states, combustion, planetary war, yogas",
  description:
    "Nine grahas and the Lagna in the sidereal signs with whole-sign houses, nakshatras, three systems of avasthas and a reading of each; each house judged; the chart as a whole in some 400 words; Uranus, Neptune and Pluto on request.",
  query: z.object({ lang, focus }),
  body: z
    .object({
      ...vedicChartShape,
      modernPlanets: z.boolean().default(false).meta({ description: "Also Uranus, Neptune and Pluto" }),
      avasthaInfo: z.boolean().default(false).meta({ description: "Also what each state says" }),
    })
    .check(requireAyanamsaValue),
  output: z.object(birthChartShape),
  needs: [needEphemeris, mayKnowNow],
  compute: inAskedPositions(computeBirthChart),
  present: presentBirthChart,
  uncertain: {
    births: ["time"],
    output: uncertainBirthChartOutput,
    compute: inUsualPositions(computeOpenBirthChart),
    present: presentOpenBirthChart,
  },
  examples: [
    {
      date: "1990-07-04",
      time: "10:12:00",
      latitude: 28.6139,
      longitude: 77.209,
      timezone: 5.5,
      modernPlanets: true,
      avasthaInfo: true,
    },
  ],
});
