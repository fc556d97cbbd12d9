import { named } from "@almagest/i18n";
import { type DraftOf, defineOperation, langQuery, type Operation } from "@almagest/operation";
import * as z from "zod";
import { CLASSES, DEVATA_IDS, devataOfSquare, GROUPS } from "../grid/devatas";
import { plotOutlined, plotSchema, pointSchema, wireArea, wirePlot, wirePoint } from "../outline/schema";
import { cellSchema, gridAsked, gridEcho, squareNumber } from "../schema";
import { brihatSamhita, type Source, sourceSchema } from "../source";
import type { Mandala, MandalaRequest } from "../types";
import { devataNames } from "../vocabulary/devatas";
import { computeMandala, type MandalaCell, type MandalaFacts, type PlacedVamsa } from "./compute";
import { AXES, axisOf, isMainDiagonal } from "./lines";
import { ROLES_64 } from "./roles";

const body = z.object({ plot: plotSchema, grid: gridAsked }).meta({ name: "MandalaAsked" });
const devataId = z.enum(DEVATA_IDS).meta({ name: "DevataId" });
const area = z.number().min(0);

const mandalaCell = z
  .object({
    square: squareNumber,
    ...cellSchema.shape,
    devata: devataId.exactOptional(),
    ...named("devataName", z.string().exactOptional(), devataNames),
    class: z.enum(CLASSES).exactOptional().meta({ description: "On 81 squares" }),
    group: z.enum(GROUPS).exactOptional().meta({ description: "Whether its devata holds one, two or three squares" }),
    role: z.enum(ROLES_64).exactOptional().meta({ description: "On 64 squares" }),
    center: pointSchema,
    withinPlot: z.boolean().meta({ description: "Whether the middle of the square lies inside the outline" }),
  })
  .meta({ name: "MandalaCell" });

const vamsa = z
  .object({
    fromSquare: squareNumber,
    fromDevata: devataId,
    toSquare: squareNumber,
    toDevata: devataId,
    axis: z.enum(AXES),
    isMainDiagonal: z.boolean(),
    from: pointSchema,
    to: pointSchema,
  })
  .meta({ name: "MandalaLine" });

const output = z.object({
  grid: gridEcho.shape.grid,
  cells: z.array(mandalaCell).meta({ description: "Row by row from the northwest" }),
  brahmasthan: z
    .object({
      squares: z.array(squareNumber),
      polygon: z.array(pointSchema).meta({ description: "Four corners from the southwest, counterclockwise" }),
      area: area.meta({ description: "In the square of the unit" }),
    })
    .meta({ name: "Brahmasthan" }),
  marma: z
    .object({
      points: z.array(pointSchema).meta({ description: "The middle of every square, in the order of cells" }),
      areaEach: area.meta({ description: "An eighth of a square of the grid, in the square of the unit" }),
    })
    .exactOptional()
    .meta({ name: "MandalaMarmas" }),
  vamsa: z.array(vamsa).exactOptional().meta({ description: "The six lines, in the order of the verse" }),
  atimarma: z.array(squareNumber).exactOptional().meta({ description: "Squares where the lines cross, ascending" }),
  plot: plotOutlined,
  sources: z.array(sourceSchema),
  conventions: gridEcho.extend({ laidOver: z.string() }).meta({ name: "MandalaConventions" }),
});

export const mandala: Operation<MandalaRequest, Mandala> = defineOperation({
  id: "generateMandala",
  method: "POST",
  path: "/vastu/mandala",
  summary: "The mandala of 81 or 64 squares over a plot",
  description:
    "Every square with its devata or role, the Brahmasthan, and on 81 squares the marma points, the six lines and their nine crossings (Brihat Samhita 53.42-64).",
  query: langQuery,
  body,
  output,
  needs: [],
  compute: computeMandala,
  present: presentMandala,
  examples: [
    { plot: { width: 30, depth: 40, unit: "feet" }, grid: "81-pada" },
    {
      plot: {
        polygon: [
          { x: 0, y: 0 },
          { x: 14, y: 0 },
          { x: 14, y: 9 },
          { x: 8, y: 9 },
          { x: 8, y: 16 },
          { x: 0, y: 16 },
        ],
        unit: "metres",
      },
      grid: "64-pada",
    },
  ],
});

function sourcesOf(grid: MandalaFacts["grid"]): Source[] {
  return grid === "81-pada"
    ? [brihatSamhita("42"), brihatSamhita("43-50"), brihatSamhita("57"), brihatSamhita("63"), brihatSamhita("64")]
    : [brihatSamhita("55-56")];
}

function presentMandala(facts: MandalaFacts): DraftOf<typeof output> {
  const { grid, plot, cells, brahmasthan, marmaArea, vamsas, atimarmas } = facts;
  const hasLines = vamsas.length > 0;
  return {
    grid,
    cells: cells.map(presentCell),
    brahmasthan: {
      squares: [...brahmasthan.squares],
      polygon: brahmasthan.outline.map(wirePoint),
      area: wireArea(brahmasthan.area),
    },
    marma:
      marmaArea === undefined
        ? undefined
        : { points: cells.map(({ center }) => wirePoint(center)), areaEach: wireArea(marmaArea) },
    vamsa: hasLines ? vamsas.map(presentVamsa) : undefined,
    atimarma: hasLines ? [...atimarmas] : undefined,
    plot: wirePlot(plot),
    sources: sourcesOf(grid),
    conventions: { grid, laidOver: "extent of the plot, along the compass" },
  };
}

function presentCell(cell: MandalaCell): DraftOf<typeof mandalaCell> {
  const { square, rowFromNorth, columnFromWest, devata, role, center, withinPlot } = cell;
  return {
    square,
    rowFromNorth,
    columnFromWest,
    devata: devata?.id,
    devataName: devata?.name,
    class: devata?.class,
    group: devata?.group,
    role,
    center: wirePoint(center),
    withinPlot,
  };
}

function presentVamsa(line: PlacedVamsa): DraftOf<typeof vamsa> {
  const { fromSquare, toSquare, from, to } = line;
  return {
    fromSquare,
    fromDevata: devataOfSquare(fromSquare).id,
    toSquare,
    toDevata: devataOfSquare(toSquare).id,
    axis: axisOf(line),
    isMainDiagonal: isMainDiagonal(line),
    from: wirePoint(from),
    to: wirePoint(to),
  };
}
