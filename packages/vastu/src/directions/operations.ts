import { named } from "@almagest/i18n";
import { compass } from "@almagest/i18n/astrology";
import {
  collection,
  type DraftOf,
  defineOperation,
  idFinder,
  langQuery,
  noneNamed,
  type Operation,
  optionalProse,
  pageQuery,
  prose,
} from "@almagest/operation";
import * as z from "zod";
import { DIRECTIONS, type Direction, directionId, isCorner } from "../compass";
import { DEVATA_IDS, devataOfSquare } from "../grid/devatas";
import { waterAuspiciousness } from "../plot/ground";
import { page, squareNumber } from "../schema";
import { sourceSchema } from "../source";
import { type VastuReader, vastuReader } from "../texts/reader";
import type { DikpalaDirection, DikpalaDirectionRequest, DikpalaDirections, DikpalaDirectionsRequest } from "../types";
import { devataNames } from "../vocabulary/devatas";
import { dikpalaNames } from "../vocabulary/dikpalas";
import { DIKPALAS, ELEMENTS, sourcesOfDirection, squaresOfDirection } from "./table";

const row = z
  .object({
    ...named("id", directionId, compass),
    ...named(
      "dikpala",
      z.string().meta({ description: "Lord of the quarter, after Brihat Samhita 54.3" }),
      dikpalaNames,
    ),
    kind: z.enum(["cardinal", "intercardinal"]),
    element: z
      .enum(["fire", "earth", "air", "water"])
      .exactOptional()
      .meta({ description: "Of a corner; modern custom" }),
    squares: z
      .array(squareNumber)
      .meta({ description: "Of 81: a side's eight from its first corner, or a corner's five" }),
    devatas: z
      .array(
        z
          .object({
            square: squareNumber,
            id: z.enum(DEVATA_IDS).meta({ name: "DevataId" }),
            ...named("name", z.string(), devataNames),
          })
          .meta({ name: "DevataOnSquare" }),
      )
      .meta({ description: "In the order of squares" }),
    places: optionalProse,
    water: z
      .object({ effect: prose, auspiciousness: z.enum(["auspicious", "inauspicious"]) })
      .meta({ name: "WaterInDirection" }),
    sources: z.array(sourceSchema),
  })
  .meta({ name: "DikpalaDirectionRow" });

const directionRows = collection({
  rows: DIRECTIONS,
  find: idFinder<Direction>(DIRECTIONS.map((direction) => [direction, direction] as const)),
  missing: noneNamed("direction", DIRECTIONS),
});

export const dikpalaDirections: Operation<DikpalaDirectionsRequest, DikpalaDirections> = defineOperation({
  id: "listDikpalaDirections",
  method: "GET",
  path: "/vastu/directions",
  summary: "The eight directions with their lords, squares and what belongs there",
  description:
    "On the mandala of 81 squares. Each direction names its sources: a verse, or a convention where no verse says it.",
  query: z.object({ ...langQuery.shape, ...pageQuery(DIRECTIONS.length) }),
  output: z.object({ ...page, directions: z.array(row) }),
  needs: [],
  compute: directionRows.page,
  present: ({ rows, ...asked }, words) => {
    const texts = vastuReader(words);
    return { ...asked, directions: rows.map((direction) => presentDirection(direction, texts)) };
  },
  examples: [{ limit: 8, offset: 0 }],
});

export const dikpalaDirection: Operation<DikpalaDirectionRequest, DikpalaDirection> = defineOperation({
  id: "getDikpalaDirection",
  method: "GET",
  path: "/vastu/directions/{id}",
  summary: "One of the eight directions",
  description:
    "Its lord, its squares of the mandala of 81 with their devatas, what water there brings, and the sources of all that.",
  params: z.object({ id: z.string().meta({ description: "Name of a direction", examples: ["Northeast"] }) }),
  query: langQuery,
  output: row,
  needs: [],
  compute: directionRows.byId,
  present: (direction, words) => presentDirection(direction, vastuReader(words)),
  examples: [{ id: "Northeast" }],
});

/**
 * The direction of a name in any letter case, with or without separators.
 * @throws DomainError `not_found` naming the eight.
 */
export const resolveDirection: (text: string) => Direction = directionRows.row;

function presentDirection(direction: Direction, texts: VastuReader): DraftOf<typeof row> {
  const squares = squaresOfDirection(direction);
  const corner = isCorner(direction) ? direction : undefined;
  return {
    id: direction,
    dikpala: DIKPALAS[direction],
    kind: corner ? "intercardinal" : "cardinal",
    element: corner && ELEMENTS[corner],
    squares: [...squares],
    devatas: squares.map((square) => {
      const { id, name } = devataOfSquare(square);
      return { square, id, name };
    }),
    places: corner && texts.text(`places.${corner}`),
    water: { effect: texts.text(`water.${direction}`), auspiciousness: waterAuspiciousness(direction) },
    sources: sourcesOfDirection(direction),
  };
}
