import { named, numberIn } from "@almagest/i18n";
import { compass } from "@almagest/i18n/astrology";
import { type DraftOf, defineOperation, langQuery, type Operation, prose, type Words } from "@almagest/operation";
import * as z from "zod";
import {
  DIRECTIONS,
  directionAsked,
  directionId,
  type FacingInput,
  facingShape,
  inWords,
  requireOneFacing,
} from "../compass";
import { boundsOf, centroidOf } from "../outline/polygon";
import { outlineSchema, plotOf, plotOutlined, plotSchema, pointSchema, wirePlot, wirePoint } from "../outline/schema";
import { distinct, sourceSchema } from "../source";
import { type VastuReader, vastuReader } from "../texts/reader";
import type { RoomCompliance, RoomComplianceRequest } from "../types";
import { centerNames } from "../vocabulary/zones";
import { computeRooms, type JudgedRoom, type RoomInput, type RoomsFacts } from "./compute";
import { ROOM_RULES, ROOM_TYPES, ROOM_VERDICTS, type RoomRule, SCORING } from "./tables";

const roomAsked = z
  .object({
    type: z.enum(ROOM_TYPES).meta({ fold: "separators", examples: ["kitchen"] }),
    direction: directionAsked
      .optional()
      .meta({ fold: "separators", description: "The quarter it lies in. Send this or polygon" }),
    polygon: outlineSchema.optional(),
  })
  .check((payload) => {
    const { direction, polygon } = payload.value;
    if ((direction === undefined) !== (polygon === undefined)) return;
    const both = direction !== undefined;
    const message = both
      ? "direction and polygon both came. Send one of them."
      : "Neither direction nor polygon came. Send the quarter the room lies in, or its outline.";
    payload.issues.push({ code: "custom", path: [both ? "polygon" : "direction"], message, input: polygon });
  })
  .meta({ name: "RoomAsked" });

const body = z
  .object({ plot: plotSchema, ...facingShape, rooms: z.array(roomAsked).min(1).max(24) })
  .check(requireOneFacing, requireRoomsOnPlot)
  .meta({ name: "RoomsAsked" });

const direction = directionId;

const room = z
  .object({
    type: z.enum(ROOM_TYPES),
    ...named("zone", z.enum([...DIRECTIONS, "Center"]).meta({ name: "VastuZone" }), [compass, centerNames]),
    verdict: z.enum(ROOM_VERDICTS),
    ...named("idealDirections", z.array(direction), compass),
    ...named("avoidDirections", z.array(direction), compass),
    reading: prose,
    remedy: prose,
    polygon: z.array(pointSchema).exactOptional().meta({ description: "The outline, as sent" }),
    center: pointSchema
      .exactOptional()
      .meta({ description: "Center of the outline's area, which decides the zone; in the unit of the plot" }),
    source: sourceSchema,
  })
  .meta({ name: "JudgedRoom" });

const output = z.object({
  rooms: z.array(room),
  score: z.number().min(0).max(100).meta({ description: "Weighted mean of the points, 0 to 100" }),
  scoring: z
    .object({
      sourcedWeight: z.number().meta({ description: "Weight of a room judged by a verse" }),
      conventionWeight: z.number().meta({ description: "Weight of a room judged by convention" }),
      idealPoints: z.number().meta({ description: "Points, of 1" }),
      neutralPoints: z.number().meta({ description: "Points of an acceptable room, of 1" }),
      avoidPoints: z.number().meta({ description: "Points, of 1" }),
    })
    .meta({ name: "RoomScoring" }),
  ...named("facing", direction, compass),
  plot: plotOutlined,
  sources: z.array(sourceSchema),
  conventions: z
    .object({
      zones: z.string(),
      roomByOutline: z.string(),
      facing: z.string(),
    })
    .meta({ name: "RoomConventions" }),
});

export const roomCompliance: Operation<RoomComplianceRequest, RoomCompliance> = defineOperation({
  id: "calculateRoomCompliance",
  method: "POST",
  path: "/vastu/rooms",
  summary: "Rooms by the quarters that they lie in, with a remedy for each",
  description:
    "Twelve types by quarter or by outline. Four of them have a verse (Brihat Samhita 53.118-119), eight are convention, and the score weighs the first twice.",
  query: langQuery,
  body,
  output,
  needs: [],
  compute: computeRooms,
  present: presentRooms,
  examples: [
    {
      plot: { width: 30, depth: 40 },
      facing: "North",
      rooms: [
        { type: "kitchen", direction: "Southeast" },
        {
          type: "puja",
          polygon: [
            { x: 20, y: 30 },
            { x: 28, y: 30 },
            { x: 28, y: 38 },
            { x: 20, y: 38 },
          ],
        },
        { type: "master-bedroom", direction: "Southwest" },
      ],
    },
  ],
});

/** A check of bodies: a room whose center lies off the plot has no quarter there. */
function requireRoomsOnPlot(
  payload: z.core.ParsePayload<
    FacingInput & { readonly plot: Parameters<typeof plotOf>[0]; readonly rooms: readonly RoomInput[] }
  >,
): void {
  if (payload.issues.some(({ path }) => path?.[0] === "plot" || path?.[0] === "rooms")) return;
  const { west, east, south, north } = boundsOf(plotOf(payload.value.plot).outline);
  for (const [index0, { polygon }] of payload.value.rooms.entries()) {
    if (polygon === undefined) continue;
    const { x, y } = centroidOf(polygon);
    if (x >= west && x <= east && y >= south && y <= north) continue;
    payload.issues.push({
      code: "custom",
      path: ["rooms", index0, "polygon"],
      message: `Its center (${numberIn(x, "en", 2)}, ${numberIn(y, "en", 2)}) lies off the plot, which reaches from (${west}, ${south}) to (${east}, ${north}). Send both outlines from one origin and in one unit.`,
      input: polygon,
    });
  }
}

function presentRooms({ plot, facing, rooms, score }: RoomsFacts, words: Words): DraftOf<typeof output> {
  const texts = vastuReader(words);
  return {
    rooms: rooms.map((one) => presentRoom(one, texts)),
    score: Math.round(score * 10) / 10,
    scoring: { ...SCORING },
    facing: facing.direction,
    plot: wirePlot(plot),
    sources: distinct(rooms.map(({ source }) => source)),
    conventions: {
      zones: "thirds of the plot's extent, along the compass",
      roomByOutline: "center of its area",
      facing: "echoed; it moves no zone",
    },
  };
}

function presentRoom(judged: JudgedRoom, texts: VastuReader): DraftOf<typeof room> {
  const { type, zone, verdict, source, outline, center } = judged;
  const { ideal, avoid }: RoomRule = ROOM_RULES[type];
  const place = zone === "Center" ? "center" : verdict;
  const values = { quarter: inWords(zone) };
  return {
    type,
    zone,
    verdict,
    idealDirections: [...ideal],
    avoidDirections: [...avoid],
    reading:
      texts.lookup(`rooms.${type}.${place}.byQuarter.${zone}`) ??
      texts.lookup(`rooms.${type}.${place}.reading`, values),
    remedy: texts.lookup(`rooms.${type}.${place}.remedy`, values),
    polygon: outline?.map(wirePoint),
    center: center && wirePoint(center),
    source,
  };
}
