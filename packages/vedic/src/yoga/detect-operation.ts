import { needEphemeris, type SkyContext } from "@almagest/ephemeris";
import {
  type BirthOperation,
  count,
  type DraftOf,
  defineBirthOperation,
  langQuery,
  requireAyanamsaValue,
  type Words,
} from "@almagest/operation";
import { birthDetailsSchema, presentBirth } from "@almagest/sky";
import * as z from "zod";
import { presentFrame, presentVedicConventions } from "../birth/present";
import { frameSchema, vedicChartShape, vedicConventionsSchema } from "../birth/schema";
import { inAskedPositions, inUsualPositions } from "../sky/asked";
import { vedicReader } from "../texts/reader";
import type { DetectedYogas, DetectedYogasRequest, UncertainDetectedYogas } from "../types";
import { computeDetectedYogas, type DetectedYogasFacts } from "./detect";
import { detectedYogaSchema, presentYogas } from "./detected";
import { computeOpenYogas } from "./open";
import { presentOpenDetected, uncertainYogasOutput } from "./open-present";
import { yogaSettingOf } from "./result";

const output = z.object({
  birthDetails: birthDetailsSchema,
  frame: frameSchema,
  total: count.meta({ description: "How many are present" }),
  yogas: z.array(detectedYogaSchema).length(48),
  conventions: vedicConventionsSchema,
});

export const detectedYogas: BirthOperation<
  DetectedYogasRequest,
  DetectedYogas,
  UncertainDetectedYogas,
  "time",
  SkyContext
> = defineBirthOperation({
  id: "detectYogas",
  method: "POST",
  path: "/vedic-astrology/yoga/detect",
  summary: "48 yogas looked for in a birth chart, with what makes or breaks each",
  description:
    "Twelve classical yogas, the 32 Nabhasa and four of wealth and want, each with the conditions it asks for and what the chart has. Whole-sign houses and sights; a yoga of shape takes the place of one of kind or number.",
  query: langQuery,
  body: z.object(vedicChartShape).check(requireAyanamsaValue),
  output,
  needs: [needEphemeris],
  compute: inAskedPositions(computeDetectedYogas),
  present: presentDetected,
  uncertain: {
    births: ["time"],
    output: uncertainYogasOutput,
    compute: inUsualPositions(computeOpenYogas),
    present: presentOpenDetected,
  },
  examples: [{ date: "1990-07-04", time: "10:12:00", latitude: 28.6139, longitude: 77.209, timezone: 5.5 }],
});

function presentDetected({ chart, standings, yogas }: DetectedYogasFacts, words: Words): DraftOf<typeof output> {
  return {
    birthDetails: presentBirth(chart.birth),
    frame: presentFrame(chart.frame),
    total: yogas.filter(({ isPresent }) => isPresent).length,
    yogas: presentYogas(yogas, vedicReader(words), yogaSettingOf({ chart, standings })),
    conventions: presentVedicConventions(chart),
  };
}
