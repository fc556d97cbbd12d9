import {
  circle,
  definePicture,
  type Figure,
  glyph,
  glyphNamed,
  group,
  headed,
  LINE,
  label,
  line,
  moved,
  polar,
  type Shape,
  SIZE,
  spreadOnRing,
  turn,
} from "@almagest/pictures";
import * as z from "zod";
import { BODY_PAINT } from "../bodies";
import { openSubheading, readBirthTime, readMoment, readOpenMoment, subheading } from "../subheading";
import { degreesOf } from "./plane";
import { titles } from "./titles";

const reads = z.object({
  birthDetails: readMoment,
  bodies: z.array(
    z.object({
      planet: z.string(),
      planetLocalized: z.string().optional(),
      azimuth: z.number(),
      altitude: z.number(),
      aboveHorizon: z.boolean(),
    }),
  ),
});

const readEnds = z.object({ from: z.number(), to: z.number() });

type Body = z.output<typeof reads>["bodies"][number];

const RADIUS = 250;
const ROOM = 78;
const SIDE = 2 * (RADIUS + ROOM);
const GLYPH = 21;
/** Half of what a name takes of the circle around. */
const HALF_DEG = 5.6;
const WINDS = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"] as const;

/**
 * The horizon from above, north at the top, east on the right: each body in its direction, whole lines for those above
 * the horizon, dashed ones for those below. Names that would touch move apart; the line stays where the body is.
 */
export const localSpaceCompass = definePicture({
  operation: "generateLocalSpace",
  form: "compass",
  title: titles.localSpace,
  reads,
  draw: ({ birthDetails, bodies }, { lang }): Figure =>
    headed(
      { heading: titles.localSpace[lang], subheading: subheading(birthDetails, lang) },
      compassFigure(bodies, bodies.map(bodyText).join("; ")),
    ),
  uncertain: {
    reads: z.object({
      birthTime: readBirthTime,
      birthDetails: readOpenMoment,
      bodies: z.array(
        z.object({ planet: z.string(), planetLocalized: z.string().optional(), azimuth: readEnds, altitude: readEnds }),
      ),
    }),
    draw: ({ birthTime, birthDetails, bodies }, { lang }): Figure => {
      const at = (end: "from" | "to"): readonly Body[] =>
        bodies.map(({ azimuth, altitude, ...named }) => ({
          ...named,
          azimuth: azimuth[end],
          altitude: altitude[end],
          aboveHorizon: altitude[end] > 0,
        }));
      const [first, last] = [at("from"), at("to")];
      const told = first.map((body, index0) =>
        [body, last[index0]].flatMap((one) => (one === undefined ? [] : bodyText(one))).join(" – "),
      );
      return headed(
        { heading: titles.localSpace[lang], subheading: openSubheading(birthDetails, birthTime, lang) },
        compassFigure(first, told.join("; "), last),
      );
    },
  },
});

/** Bodies with their names; of a range those of the earliest time, and the directions of the latest thinner. */
function compassFigure(bodies: readonly Body[], description: string, latest: readonly Body[] = []): Figure {
  const places = spreadOnRing(bodies.map(({ azimuth }) => ({ at: azimuth, half: HALF_DEG })));
  return {
    width: SIDE,
    height: SIDE,
    isFixed: true,
    description,
    shapes: [
      moved(SIDE / 2, SIDE / 2, [
        ...rose(),
        ...latest.map((body) => directionLine(body, LINE.thin)),
        ...bodies.map((body, index0) => bodyShape(body, places[index0] ?? body.azimuth)),
      ]),
    ],
  };
}

/** From the middle to the rim. */
function directionLine({ planet, azimuth, aboveHorizon }: Body, width: number): Shape {
  const [inner, rim] = [toward(azimuth, 6), toward(azimuth, RADIUS)];
  return line(inner.x, inner.y, rim.x, rim.y, {
    stroke: BODY_PAINT[planet] ?? "ink",
    "stroke-width": width,
    "stroke-dasharray": aboveHorizon ? undefined : "5 5",
    "data-at": azimuth,
  });
}

/** Of a direction from the north over the east. */
function toward(azimuthDeg: number, radius: number): { readonly x: number; readonly y: number } {
  return polar(radius, turn(90 - azimuthDeg));
}

function rose(): readonly Shape[] {
  const ticks = Array.from({ length: 72 }, (_, index0) => {
    const azimuth = index0 * 5;
    const [a, b] = [
      toward(azimuth, RADIUS),
      toward(azimuth, RADIUS - (azimuth % 45 === 0 ? 12 : azimuth % 15 === 0 ? 8 : 4)),
    ];
    return line(a.x, a.y, b.x, b.y, { stroke: "faint", "stroke-width": LINE.thin });
  });
  const winds = WINDS.map((wind, index0) => {
    const { x, y } = toward(index0 * 45, RADIUS - 26);
    const isMain = index0 % 2 === 0;
    return label(wind, {
      x,
      y,
      size: isMain ? SIZE.text : SIZE.tiny,
      anchor: "middle",
      isBold: isMain,
      fill: isMain ? "ink" : "muted",
    });
  });
  return [
    circle(0, 0, RADIUS, { fill: "wash", stroke: "muted", "stroke-width": LINE.firm }),
    circle(0, 0, RADIUS / 2, { stroke: "faint", "stroke-width": LINE.hair, "stroke-dasharray": "1 5" }),
    ...ticks,
    ...winds,
  ];
}

function bodyShape(body: Body, placeDeg: number): Shape {
  const paint = BODY_PAINT[body.planet] ?? "ink";
  const [rim, knee] = [toward(body.azimuth, RADIUS), toward(body.azimuth, RADIUS + 7)];
  const [near, sign, text] = [
    toward(placeDeg, RADIUS + 17),
    toward(placeDeg, RADIUS + 31),
    toward(placeDeg, RADIUS + 56),
  ];
  const name = glyphNamed(body.planet);
  return group(
    [
      directionLine(body, LINE.firm),
      line(rim.x, rim.y, knee.x, knee.y, { stroke: paint, "stroke-width": LINE.thin }),
      line(knee.x, knee.y, near.x, near.y, { stroke: paint, "stroke-width": LINE.thin }),
      ...(name === undefined ? [] : [glyph(name, { ...sign, size: GLYPH, stroke: paint })]),
      label(`${Math.round(body.azimuth) % 360}°`, { ...text, size: SIZE.tiny, anchor: "middle", fill: "muted" }),
    ],
    {},
    body.planet,
  );
}

function bodyText({ planet, planetLocalized = planet, azimuth, altitude }: Body): string {
  return `${planetLocalized} ${azimuth.toFixed(1)}°, ${degreesOf(altitude, "↑", "↓")}`;
}
