import type { Lang } from "@almagest/operation";
import {
  circle,
  definePicture,
  type Figure,
  group,
  headed,
  LINE,
  label,
  line,
  path,
  type Shape,
  SIZE,
  stacked,
  table,
} from "@almagest/pictures";
import * as z from "zod";
import { DIRECTIONS, type Direction } from "../compass";
import { roomTypes } from "../field-labels/values";
import { distanceBetween, type Outline, type Point } from "../outline/polygon";
import { outlinePath, type Plan, planAt } from "./plan";
import { judged, lengthText, named, readDirection, readPlot, readPoint, text, windName } from "./read";
import { SIDE_ROOM, sideNames } from "./sides";
import { titles } from "./titles";
import { words } from "./words";

const readZone = z.enum([...DIRECTIONS, "Center"]);

const readRoom = z.object({
  type: text,
  zone: readZone,
  verdict: text,
  polygon: z.array(readPoint).min(3).optional(),
  center: readPoint.optional(),
});

type ReadRoom = z.output<typeof readRoom>;
type Zone = ReadRoom["zone"];

/** Columns and rows of the zones, north above. */
const ZONES: Readonly<Record<Direction | "Center", readonly [column: number, row: number]>> = {
  Northwest: [0, 0],
  North: [1, 0],
  Northeast: [2, 0],
  West: [0, 1],
  Center: [1, 1],
  East: [2, 1],
  Southwest: [0, 2],
  South: [1, 2],
  Southeast: [2, 2],
};

const PLAN = { width: 620, height: 620 } as const;
/** No side is shorter, so that zones have room: a plot that is very long is drawn less so. */
const LEAST_SIDE = { few: 210, many: 420 } as const;
const FEW = 6;
const DISC = 13;
/** Two keys need this much from middle to middle. */
const APART = 2 * DISC + 3;
const ZONE_NAME = 20;

/** The plot in its nine zones with the rooms by number, and what is said of each below. */
export const roomsPlan = definePicture({
  operation: "calculateRoomCompliance",
  form: "plan",
  title: titles.rooms,
  reads: z.object({
    rooms: z.array(readRoom).min(1),
    score: z.number(),
    facing: readDirection,
    plot: readPlot,
  }),
  draw: ({ rooms, score, facing, plot }, { lang }) =>
    headed(
      {
        heading: titles.rooms[lang],
        subheading: `${words.score[lang]} ${lengthText(score)} · ${words.facing[lang]}: ${windName(facing, lang)}`,
        note: words.keysNote[lang],
      },
      stacked([zonesFigure(rooms, plot.polygon, lang), roomsTable(rooms, lang)], 18),
    ),
});

function zonesFigure(rooms: readonly ReadRoom[], outline: Outline, lang: Lang): Figure {
  const plan = planAt(
    outline,
    { x: SIDE_ROOM, y: SIDE_ROOM },
    { ...PLAN, least: rooms.length > FEW ? LEAST_SIDE.many : LEAST_SIDE.few },
  );
  const keys = keyPlaces(rooms, plan);
  return {
    width: plan.width + 2 * SIDE_ROOM,
    height: plan.height + 2 * SIDE_ROOM,
    shapes: [
      ...zoneShapes(plan, lang),
      ...rooms.flatMap((room) => roomShapes(room, plan)),
      group(
        [
          path(outlinePath(outline, plan), {
            fill: "none",
            stroke: "ink",
            "stroke-width": 3,
            "stroke-linejoin": "round",
          }),
        ],
        {},
        "outline",
      ),
      ...rooms.map((room, index0) => keyShape(room, index0 + 1, keys[index0] ?? { x: 0, y: 0 }, lang)),
      ...sideNames(plan.width, plan.height, lang),
    ],
    description: "",
    isFixed: true,
  };
}

/** The upper left corner of a zone on the page. */
function cornerOf(zone: Zone, { x, y, width, height }: Plan): Point {
  const [column, row] = ZONES[zone];
  return { x: x + (column * width) / 3, y: y + (row * height) / 3 };
}

function zoneShapes(plan: Plan, lang: Lang): readonly Shape[] {
  const dashes = { stroke: "faint", "stroke-width": LINE.thin, "stroke-dasharray": "3 4" } as const;
  const thirds = [1, 2].flatMap((third) => {
    const [x, y] = [plan.x + (third * plan.width) / 3, plan.y + (third * plan.height) / 3];
    return [line(x, plan.y, x, plan.y + plan.height, dashes), line(plan.x, y, plan.x + plan.width, y, dashes)];
  });
  const names = ([...DIRECTIONS, "Center"] as const).map((zone) => {
    const corner = cornerOf(zone, plan);
    return label(windName(zone, lang), {
      x: corner.x + 8,
      y: corner.y + ZONE_NAME - 6,
      size: SIZE.small,
      fill: "muted",
      maxWidth: plan.width / 3 - 16,
    });
  });
  return [...thirds, ...names];
}

/** A room by its outline: framed by what is said of it, broken where it is to be avoided. */
function roomShapes({ polygon, verdict, type }: ReadRoom, plan: Plan): readonly Shape[] {
  if (polygon === undefined) return [];
  const { paint, sign } = judged(verdict, "en");
  const frame = path(outlinePath(polygon, plan), {
    fill: "none",
    stroke: paint,
    "stroke-width": LINE.bold,
    "stroke-linejoin": "round",
    ...(sign === "−" ? { "stroke-dasharray": "8 5" } : {}),
  });
  return [group([frame], {}, type)];
}

function keyShape(room: ReadRoom, number: number, { x, y }: Point, lang: Lang): Shape {
  const { paint } = judged(room.verdict, lang);
  return group(
    [
      circle(x, y, DISC, { fill: "paper", stroke: paint, "stroke-width": LINE.bold }),
      label(String(number), { x, y, size: SIZE.text, anchor: "middle", isBold: true, fill: paint }),
    ],
    { "data-key": number, "data-zone": room.zone },
  );
}

/**
 * Places of the keys: for a room with an outline in its middle, for others in their zone, or in the nearest free place.
 */
function keyPlaces(rooms: readonly ReadRoom[], plan: Plan): readonly Point[] {
  const places = new Map<ReadRoom, Point>();
  const inOrder = [...rooms.filter(({ center }) => center !== undefined), ...rooms];
  for (const room of inOrder) {
    if (!places.has(room)) places.set(room, freePlace(room, [...places.values()], plan));
  }
  return rooms.flatMap((room) => places.get(room) ?? []);
}

/** The free place nearest to the wish, in rows within the zone: clear of its name, of the walls and of other keys. */
function freePlace({ zone, center }: ReadRoom, taken: readonly Point[], plan: Plan): Point {
  const corner = cornerOf(zone, plan);
  const [width, height] = [plan.width / 3, plan.height / 3];
  const [left, top] = [corner.x + DISC + 3, corner.y + ZONE_NAME + DISC];
  const columns = Math.floor((width - 2 * DISC - 6) / APART) + 1;
  const rows = Math.floor((height - ZONE_NAME - 2 * DISC - 3) / APART) + 1;
  const wish =
    center === undefined ? { x: corner.x + width / 2, y: corner.y + (height + ZONE_NAME) / 2 } : plan.place(center);
  const inRows = Array.from({ length: columns * rows }, (_, index0) => ({
    x: left + (index0 % columns) * APART,
    y: top + Math.floor(index0 / columns) * APART,
  }));
  const nearest = inRows.toSorted((a, b) => distanceBetween(a, wish) - distanceBetween(b, wish));
  const isFree = (at: Point): boolean => taken.every((other) => distanceBetween(other, at) >= APART);
  const wished = center === undefined ? [] : [wish];
  return [...wished, ...nearest].find(isFree) ?? wish;
}

function roomsTable(rooms: readonly ReadRoom[], lang: Lang): Figure {
  return table({
    columns: [
      { anchor: "end" },
      { title: words.room[lang] },
      { title: words.quarter[lang] },
      { title: words.verdict[lang] },
    ],
    rows: rooms.map(({ type, zone, verdict }, index0) => {
      const { told, paint } = judged(verdict, lang);
      return {
        cells: [String(index0 + 1), named(roomTypes, type, lang), windName(zone, lang), { text: told, paint }],
      };
    }),
  });
}
