import { named } from "@almagest/i18n";
import { compass } from "@almagest/i18n/astrology";
import {
  type DraftOf,
  defineOperation,
  langQuery,
  type Operation,
  optionalProseList,
  prose,
  type Words,
} from "@almagest/operation";
import * as z from "zod";
import {
  cornerId,
  directionId,
  type FacingInput,
  facingOf,
  facingShape,
  inWords,
  isSide,
  requireOneFacing,
  sideId,
} from "../compass";
import { DEVATA_IDS, devataOfPada } from "../grid/devatas";
import { cellOf, placeOfPada, type SideParts, squareOfPada } from "../grid/squares";
import { boundsOf, type Point, sizeOf } from "../outline/polygon";
import { plotSchema, pointAsked, pointSchema, wireLength, wirePoint } from "../outline/schema";
import { cellSchema, gridAsked, gridEcho, squareNumber } from "../schema";
import { sourceSchema } from "../source";
import { type VastuReader, vastuReader } from "../texts/reader";
import type { Entrance, EntranceRequest } from "../types";
import { devataNames } from "../vocabulary/devatas";
import { computeEntrance, type EntranceFacts } from "./compute";
import { AUSPICIOUSNESS, auspiciousnessOf, gainsBeside, sourceOfPada } from "./effects";

const body = z
  .object({
    plot: plotSchema,
    ...facingShape,
    door: pointAsked
      .optional()
      .meta({ description: "The middle of the door; it is moved to the nearest point of the outline" }),
    doorPosition: z
      .number()
      .min(0)
      .max(1)
      .optional()
      .meta({
        description:
          "Part of the facing side, 0 to 1, from the corner where it begins: east from the northeast, south from the southeast, west from the southwest, north from the northwest",
        examples: [0.4],
      }),
    grid: gridAsked,
  })
  .check(requireOneFacing, requireOneDoor)
  .meta({ name: "EntranceAsked" });

const DIVISIONS = { 8: "eighths of each side", 9: "ninths of each side" } as const satisfies Record<SideParts, string>;

const padaNumber = z.int().min(1).max(32);

const output = z.object({
  pada: padaNumber.meta({ description: "1 to 32 from the northeast corner by east, south, west and north" }),
  ...named("side", sideId, compass),
  ...named("startCorner", cornerId, compass),
  ordinalOnSide: z.int().min(1).max(8).meta({ description: "1 to 8 from the corner where the side begins" }),
  square: squareNumber,
  cell: cellSchema,
  devata: z
    .object({
      id: z.enum(DEVATA_IDS).meta({ name: "DevataId" }),
      ...named("name", z.string(), devataNames),
      padaCount: z.int().min(1).max(9).meta({ description: "How many of the 81 squares are its own" }),
    })
    .exactOptional()
    .meta({ name: "EntranceDevata", description: "On the grid of 81 alone" }),
  effect: prose,
  auspiciousness: z.enum(AUSPICIOUSNESS).meta({ name: "VastuAuspiciousness" }),
  reading: prose,
  recommendedPadas: z.array(padaNumber).meta({ description: "Padas of the same side whose fruit is a gain" }),
  door: pointSchema
    .extend({
      distance: z.number().min(0).meta({ description: "From the point sent to the outline, in the unit sent" }),
    })
    .exactOptional()
    .meta({ name: "DoorRead", description: "Where door was sent: the point of the outline that was read" }),
  notices: optionalProseList,
  source: sourceSchema,
  conventions: gridEcho
    .extend({
      division: z.string().meta({
        description:
          "Of a door by doorPosition, and on 64 squares, eighths; of a point on 81 squares ninths, of which the last is the first pada of the next side. A pada owns the border where it begins",
      }),
      doorFrom: z.enum(["door", "doorPosition"]).meta({ description: "What the pada was read from" }),
      facing: directionId,
      fruits: z.string(),
    })
    .meta({ name: "EntranceConventions" }),
});

export const entrance: Operation<EntranceRequest, Entrance> = defineOperation({
  id: "calculateEntrancePada",
  method: "POST",
  path: "/vastu/entrance",
  summary: "The entrance pada of a door, its devata and fruit",
  description:
    "A door by a point near the outline, or by its part of the facing side, on the 32 padas of the mandala. Effects after Brihat Samhita 53.72-75.",
  query: langQuery,
  body,
  output,
  needs: [],
  compute: computeEntrance,
  present: presentEntrance,
  examples: [
    { plot: { width: 30, depth: 40, unit: "feet" }, facing: "East", doorPosition: 0.4, grid: "81-pada" },
    { plot: { width: 18, depth: 24 }, facing: "North", door: { x: 6.5, y: 24 } },
  ],
});

/** A check of bodies: one door, and a part of a side only where the building faces a side. */
function requireOneDoor(
  payload: z.core.ParsePayload<
    FacingInput & { readonly door?: Point | undefined; readonly doorPosition?: number | undefined }
  >,
): void {
  const { door, doorPosition, facing, facingDegrees } = payload.value;
  const refuse = (path: string, message: string): void => {
    payload.issues.push({ code: "custom", path: [path], message, input: doorPosition });
  };
  if (door !== undefined && doorPosition !== undefined) {
    refuse("doorPosition", "door and doorPosition both came. Send one of them.");
  } else if (door === undefined && doorPosition === undefined) {
    refuse(
      "door",
      "Neither door nor doorPosition came. Send door as a point, or doorPosition as a number from 0 to 1.",
    );
  } else if (doorPosition !== undefined && (facing ?? facingDegrees) !== undefined) {
    const { direction } = facingOf({ facing, facingDegrees });
    if (isSide(direction)) return;
    refuse(
      "doorPosition",
      `doorPosition needs a building that faces North, East, South or West; this one faces ${direction}. Send door as a point instead.`,
    );
  }
}

function presentEntrance(facts: EntranceFacts, words: Words): DraftOf<typeof output> {
  const texts = vastuReader(words);
  const { pada, side, parts, facing, grid, door, from } = facts;
  const square = squareOfPada(pada);
  const { ordinal, startCorner } = placeOfPada(pada);
  const { id, name, squares } = devataOfPada(pada);
  const notices = noticesOf(facts, texts);
  return {
    pada,
    side,
    startCorner,
    ordinalOnSide: ordinal,
    square,
    cell: { ...cellOf(square, 9) },
    devata: grid === "81-pada" ? { id, name, padaCount: squares.length } : undefined,
    effect: texts.text(`padas.${id}.effect`),
    auspiciousness: auspiciousnessOf(pada),
    reading: texts.text(`padas.${id}.reading`),
    recommendedPadas: [...gainsBeside(pada)],
    door: from === "door" ? { ...wirePoint(door.point), distance: wireLength(door.moved) } : undefined,
    notices: notices.length === 0 ? undefined : notices,
    source: sourceOfPada(pada, side),
    conventions: {
      grid,
      division: DIVISIONS[parts],
      doorFrom: from,
      facing: facing.direction,
      fruits: "Kern's text of 53.72-75",
    },
  };
}

/** Tolerance, as a part of the larger extent of the plot: a door drawn on the wall's other face is accepted. */
const NEAR = 0.02;

/** A door far from the outline, on another side than the building faces, or in a corner that the next side counts. */
function noticesOf({ door, plot, side, wall, facing, from }: EntranceFacts, texts: VastuReader): string[] {
  const isFar = door.moved > NEAR * sizeOf(boundsOf(plot.outline));
  const looksElsewhere = from === "door" && isSide(facing.direction) && facing.direction !== wall;
  const values = {
    distance: String(wireLength(door.moved)),
    unit: plot.unit === "feet" ? "feet" : "meters",
    x: String(wireLength(door.point.x)),
    y: String(wireLength(door.point.y)),
    side: inWords(wall),
    next: inWords(side),
    facing: inWords(facing.direction),
  };
  return [
    isFar ? texts.text("entrance.moved", values) : undefined,
    looksElsewhere ? texts.text("entrance.otherSide", values) : undefined,
    side === wall ? undefined : texts.text("entrance.corner", values),
  ].filter((notice) => notice !== undefined);
}
