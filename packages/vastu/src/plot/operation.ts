import { named } from "@almagest/i18n";
import { compass } from "@almagest/i18n/astrology";
import { type DraftOf, defineOperation, langQuery, type Operation, prose, type Words } from "@almagest/operation";
import { MOUNTAIN_PLACES, mountainAt } from "@almagest/sky";
import * as z from "zod";
import { type Direction, directionAsked, directionId, facingShape, requireOneFacing } from "../compass";
import { AUSPICIOUSNESS } from "../entrance/effects";
import { plotOutlined, plotSchema, wireArea, wireLength, wirePlot } from "../outline/schema";
import { distinct, type Source, sourceSchema } from "../source";
import { type VastuReader, vastuReader } from "../texts/reader";
import type { PlotAnalysis, PlotAnalysisRequest } from "../types";
import { computePlot, type PlotFacts, type Slope } from "./compute";
import {
  extensionAuspiciousness,
  obstructionSource,
  roadAuspiciousness,
  roadSource,
  SLOPE_SCHOOLS,
  SLOPE_VERDICTS,
  sourceOfCut,
  sourceOfExtension,
  sourceOfSchool,
  waterAuspiciousness,
  waterSource,
} from "./ground";
import { RATIOS, SHAPES, type Shape, sourceOfRatio, sourceOfShape } from "./shape";

const directionsAsked = z.array(directionAsked).max(8).optional();

const body = z
  .object({
    plot: plotSchema,
    ...facingShape,
    slopeLowDirection: directionAsked
      .optional()
      .meta({ fold: "separators", description: "Where the ground is lowest" }),
    road: directionAsked.optional().meta({ fold: "separators", description: "The side on which the road runs" }),
    extensions: directionsAsked.meta({ description: "Where the plot juts out beyond its rectangle" }),
    cuts: directionsAsked.meta({ description: "Where a part of its rectangle is missing" }),
    water: directionAsked.optional().meta({ fold: "separators", description: "Where a well, pond or tank lies" }),
    slopeSchool: z.enum(SLOPE_SCHOOLS).default("brihat-samhita").meta({
      fold: "separators",
      description: "Whose view of the slope the reading follows; both are told",
    }),
  })
  .check(requireOneFacing)
  .check((payload) => {
    const { extensions = [], cuts = [] } = payload.value;
    const both = cuts.find((direction) => extensions.includes(direction));
    if (both === undefined) return;
    const message = `${both} is among the extensions and among the cuts. Send it in one of the two.`;
    payload.issues.push({ code: "custom", path: ["cuts"], message, input: cuts });
  })
  .meta({ name: "PlotAnalysisAsked" });

const schoolSchema = z.enum(SLOPE_SCHOOLS).meta({ name: "SlopeSchool" });
const judged = {
  ...named("direction", directionId, compass),
  effect: prose,
  auspiciousness: z.enum(AUSPICIOUSNESS).meta({ name: "VastuAuspiciousness" }),
  source: sourceSchema,
};
const judgment = z.object(judged).meta({ name: "PlotJudgment" });

const output = z.object({
  orientation: z
    .object({
      ...named("facing", directionId, compass),
      ...named("sitting", directionId.meta({ description: "Opposite of facing" }), compass),
      facingDegrees: z.number().exactOptional().meta({ description: "Degrees clockwise from true north, as sent" }),
      mountain: z
        .enum(MOUNTAIN_PLACES)
        .exactOptional()
        .meta({ description: "Which of the 24 mountains the bearing lies in" }),
    })
    .meta({ name: "PlotOrientation" }),
  dimensions: z
    .object({
      length: z.number().meta({ description: "North to south, of the extent, in the unit" }),
      breadth: z.number().meta({ description: "East to west, of the extent, in the unit" }),
      area: z.number().meta({ description: "Of the outline, in the square of the unit" }),
      ratio: z.number().meta({ description: "Length divided by breadth" }),
    })
    .meta({ name: "PlotDimensions" }),
  shape: z.object({ verdict: z.enum(SHAPES), effect: prose, source: sourceSchema }).meta({ name: "PlotShape" }),
  ratio: z.object({ verdict: z.enum(RATIOS), effect: prose, source: sourceSchema }).meta({ name: "PlotRatio" }),
  slope: z
    .object({
      ...named("lowDirection", directionId, compass),
      ...named("highDirection", directionId, compass),
      reading: prose,
      schools: z.array(
        z
          .object({
            school: schoolSchema,
            verdict: z.enum(SLOPE_VERDICTS),
            verse: z.string().meta({ description: "Chapter and verse; empty where none speaks" }),
            effect: prose,
          })
          .meta({ name: "SlopeByOneSchool" }),
      ),
      chosen: schoolSchema,
    })
    .exactOptional()
    .meta({ name: "PlotSlope" }),
  water: judgment.exactOptional(),
  extensions: z.array(judgment),
  cuts: z.array(judgment),
  road: judgment.exactOptional(),
  plot: plotOutlined,
  sources: z.array(sourceSchema),
  conventions: z
    .object({
      slopeSchool: schoolSchema,
      length: z.string(),
      breadth: z.string(),
      alongCompass: z.string(),
    })
    .meta({ name: "PlotConventions" }),
});

export const plotAnalysis: Operation<PlotAnalysisRequest, PlotAnalysis> = defineOperation({
  id: "calculatePlotAnalysis",
  method: "POST",
  path: "/vastu/plot",
  summary: "A plot by shape, proportion, slope, water, road, cuts and extensions",
  description:
    "Each judgment with its verse, or marked as convention. The slope is told by the Brihat Samhita and by modern practice, which differ.",
  query: langQuery,
  body,
  output,
  needs: [],
  compute: computePlot,
  present: presentPlot,
  examples: [
    {
      plot: { width: 30, depth: 40, unit: "feet" },
      facingDegrees: 15,
      slopeLowDirection: "Northeast",
      road: "North",
      extensions: ["Northeast"],
      cuts: ["Southwest"],
      water: "Northeast",
      slopeSchool: "brihat-samhita",
    },
  ],
});

function presentPlot(facts: PlotFacts, words: Words): DraftOf<typeof output> {
  const texts = vastuReader(words);
  const { shape, ratio, slope, road, water, extensions, cuts, slopeSchool } = facts;
  return {
    ...measured(facts),
    shape: { verdict: shape, effect: texts.text(`plot.shape.${shapeTold(facts)}`), source: sourceOfShape(shape) },
    ratio: { verdict: ratio, effect: texts.text(`plot.ratio.${ratio}`), source: sourceOfRatio(ratio) },
    slope: slope && presentSlope(slope, texts),
    water: water && presentWater(water, texts),
    extensions: extensions.map((direction) => ({
      direction,
      effect: texts.text(`plot.extensions.${direction}`),
      auspiciousness: extensionAuspiciousness(direction),
      source: sourceOfExtension(direction),
    })),
    cuts: cuts.map((direction) => ({
      direction,
      effect: texts.text(`plot.cuts.${direction}`),
      auspiciousness: "inauspicious" as const,
      source: sourceOfCut(direction),
    })),
    road: road && presentRoad(road, texts),
    plot: wirePlot(facts.plot),
    sources: sourcesOf(facts),
    conventions: {
      slopeSchool,
      length: "north to south",
      breadth: "east to west",
      alongCompass: "sides within the middle mountain of their wind, 7.5 degrees to either hand",
    },
  };
}

/** Four corners are not praised as whole where the caller lists ground beyond them or missing from them. */
function shapeTold({ shape, extensions, cuts }: PlotFacts): Shape | "interrupted" {
  return shape === "regular" && extensions.length + cuts.length > 0 ? "interrupted" : shape;
}

function measured({
  facing,
  sitting,
  length,
  breadth,
  area,
}: PlotFacts): Pick<DraftOf<typeof output>, "orientation" | "dimensions"> {
  const { direction, bearingDeg } = facing;
  return {
    orientation: {
      facing: direction,
      sitting,
      facingDegrees: bearingDeg,
      mountain: bearingDeg === undefined ? undefined : mountainAt(bearingDeg).place,
    },
    dimensions: {
      length: wireLength(length),
      breadth: wireLength(breadth),
      area: wireArea(area),
      ratio: Math.round((length / breadth) * 1000) / 1000,
    },
  };
}

function presentSlope({ low, high, schools, chosen }: Slope, texts: VastuReader): DraftOf<typeof output>["slope"] {
  return {
    lowDirection: low,
    highDirection: high,
    reading: texts.text(`slope.${chosen}.${low}.reading`),
    schools: schools.map(({ school, verdict, verse }) => ({
      school,
      verdict,
      verse,
      effect: texts.text(`slope.${school}.${low}.effect`),
    })),
    chosen,
  };
}

function presentWater(direction: Direction, texts: VastuReader): DraftOf<typeof judgment> {
  return {
    direction,
    effect: texts.text(`water.${direction}`),
    auspiciousness: waterAuspiciousness(direction),
    source: waterSource,
  };
}

function presentRoad(direction: Direction, texts: VastuReader): DraftOf<typeof judgment> {
  return {
    direction,
    effect: texts.text(`plot.roads.${direction}`),
    auspiciousness: roadAuspiciousness(direction),
    source: roadSource,
  };
}

function sourcesOf({ shape, ratio, slope, road, water, extensions, cuts }: PlotFacts): Source[] {
  return distinct([
    sourceOfShape(shape),
    sourceOfRatio(ratio),
    ...(slope?.schools ?? []).map(sourceOfSchool),
    ...(water === undefined ? [] : [waterSource]),
    ...extensions.map(sourceOfExtension),
    ...cuts.map(sourceOfCut),
    ...(road === undefined ? [] : [roadSource, obstructionSource]),
  ]);
}
