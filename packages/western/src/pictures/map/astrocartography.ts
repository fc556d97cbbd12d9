import {
  definePicture,
  type Figure,
  type GlyphName,
  glyph,
  glyphNamed,
  group,
  headed,
  LINE,
  label,
  line,
  moved,
  path,
  type Role,
  type Shape,
  SIZE,
  spreadOnLine,
} from "@almagest/pictures";
import * as z from "zod";
import { BODY_PAINT } from "../bodies";
import { openSubheading, readBirthTime, readMoment, readOpenMoment, subheading } from "../subheading";
import {
  clipped,
  degreesOf,
  MAP_HEIGHT,
  MAP_WIDTH,
  mapGround,
  mapPath,
  NORTH_DEG,
  onMap,
  placeMark,
  SOUTH_DEG,
} from "./plane";
import { titles } from "./titles";

const place = z.object({ longitude: z.number(), latitude: z.number() });
const horizon = z.object({ segments: z.array(z.array(place)) });
const reads = z.object({
  birthDetails: z.object({ ...readMoment.shape, ...place.shape }),
  lines: z.array(
    z.object({
      planet: z.string(),
      planetLocalized: z.string().optional(),
      mc: z.object({ longitude: z.number() }),
      ic: z.object({ longitude: z.number() }),
      ascendant: horizon,
      descendant: horizon,
    }),
  ),
});

type Line = z.output<typeof reads>["lines"][number];
type Place = z.output<typeof place>;

/** A line on its way to its name outside of the map. */
interface Ended {
  readonly planet: string;
  readonly glyph: GlyphName | undefined;
  readonly paint: Role;
  /** Where it leaves the map. */
  readonly x: number;
  readonly y: number;
}

const ROW = 27;
const GLYPH = 17;
const ROOM_HALF = 11;
const DASH = { whole: undefined, dashed: "7 4" } as const;

/**
 * Lines of the earth on which each body culminates (MC), is lowest (IC), rises (AC) and sets (DC): meridians above and
 * below the map by their names, rising lines named above, setting lines below; IC and DC are dashed.
 */
export const astrocartographyMap = definePicture({
  operation: "generateAstrocartography",
  form: "map",
  title: titles.astrocartography,
  reads,
  draw: ({ birthDetails, lines }, { lang }): Figure =>
    headed(
      { heading: titles.astrocartography[lang], subheading: subheading(birthDetails, lang) },
      mapFigure(birthDetails, lines),
    ),
  uncertain: {
    reads: z.object({
      birthTime: readBirthTime,
      birthDetails: z.object({ ...readOpenMoment.shape, ...place.shape }),
      lines: z.array(
        z.object({
          planet: z.string(),
          planetLocalized: z.string().optional(),
          mc: z.object({ from: z.number(), to: z.number() }),
          ic: z.object({ from: z.number(), to: z.number() }),
          ascendant: z.object({ from: horizon, to: horizon }),
          descendant: z.object({ from: horizon, to: horizon }),
        }),
      ),
    }),
    draw: ({ birthTime, birthDetails, lines }, { lang }): Figure => {
      const at = (end: "from" | "to"): readonly Line[] =>
        lines.map(({ mc, ic, ascendant, descendant, ...named }) => ({
          ...named,
          mc: { longitude: mc[end] },
          ic: { longitude: ic[end] },
          ascendant: ascendant[end],
          descendant: descendant[end],
        }));
      return headed(
        {
          heading: titles.astrocartography[lang],
          subheading: openSubheading(birthDetails, birthTime, lang),
        },
        mapFigure(birthDetails, at("from"), at("to")),
      );
    },
  },
});

/** Lines with their names; of a range those of the earliest time, and those of the latest thinner. */
function mapFigure(birthplace: Place, lines: readonly Line[], latest: readonly Line[] = []): Figure {
  const top = 2 * ROW;
  return {
    width: MAP_WIDTH,
    height: MAP_HEIGHT + 4 * ROW,
    isFixed: true,
    description: lines.map((one, index0) => lineText(one, latest[index0])).join("; "),
    shapes: [
      moved(0, top, [
        ...mapGround(),
        clipped(
          [...latest.flatMap((one) => drawnLine(one, "thin")), ...lines.flatMap((one) => drawnLine(one, "firm"))],
          "lines",
        ),
        ...placeMark(birthplace),
      ]),
      ...namesOf(
        "MC",
        lines.map((one) => meridianEnd(one, one.mc, 0)),
        top,
        -1,
      ),
      ...namesOf(
        "AC",
        lines.flatMap((one) => horizonEnd(one, one.ascendant, NORTH_DEG)),
        top,
        -2,
      ),
      ...namesOf(
        "DC",
        lines.flatMap((one) => horizonEnd(one, one.descendant, SOUTH_DEG)),
        top,
        2,
      ),
      ...namesOf(
        "IC",
        lines.map((one) => meridianEnd(one, one.ic, MAP_HEIGHT)),
        top,
        1,
      ),
    ],
  };
}

type Weight = "firm" | "thin";

function drawnLine(one: Line, weight: Weight): readonly Shape[] {
  const meridian = (angle: string, { longitude }: { longitude: number }, dash: string | undefined): Shape => {
    const { x } = onMap(longitude, 0);
    return line(x, 0, x, MAP_HEIGHT, {
      ...stroke(one, dash, weight),
      "data-name": `${one.planet} ${angle}`,
      "data-at": longitude,
    });
  };
  const curve = (angle: string, { segments }: Line["ascendant"], dash: string | undefined): Shape =>
    path(segments.map(mapPath).join(""), { ...stroke(one, dash, weight), "data-name": `${one.planet} ${angle}` });
  return [
    meridian("MC", one.mc, DASH.whole),
    meridian("IC", one.ic, DASH.dashed),
    curve("AC", one.ascendant, DASH.whole),
    curve("DC", one.descendant, DASH.dashed),
  ];
}

function stroke({ planet }: Line, dash: string | undefined, weight: Weight) {
  return { stroke: paintOf(planet), "stroke-width": LINE[weight], "stroke-dasharray": dash };
}

function paintOf(planet: string): Role {
  return BODY_PAINT[planet] ?? "ink";
}

function ended({ planet }: Line, x: number, y: number): Ended {
  return { planet, glyph: glyphNamed(planet), paint: paintOf(planet), x, y };
}

function meridianEnd(one: Line, { longitude }: { longitude: number }, y: number): Ended {
  return ended(one, onMap(longitude, 0).x, y);
}

/** The end of a horizon line that is nearest to an edge of the map: some turn back before they reach it. */
function horizonEnd(one: Line, { segments }: Line["ascendant"], edgeDeg: number): readonly Ended[] {
  const inside = segments.flat().filter(({ latitude }) => latitude <= NORTH_DEG && latitude >= SOUTH_DEG);
  const nearest = inside.reduce<Place | undefined>(
    (best, next) =>
      best === undefined || Math.abs(next.latitude - edgeDeg) < Math.abs(best.latitude - edgeDeg) ? next : best,
    undefined,
  );
  if (nearest === undefined) return [];
  const { x, y } = onMap(nearest.longitude, nearest.latitude);
  return [ended(one, x, y)];
}

/** A row of glyphs beside the map, each with a thin line to where its own begins; `row` counts away from the map. */
function namesOf(angle: string, ends: readonly Ended[], top: number, row: -2 | -1 | 1 | 2): readonly Shape[] {
  const sorted = [...ends].sort((one, other) => one.x - other.x);
  const room = 2 * ROOM_HALF;
  const wishes = [
    { at: room / 2, half: room / 2, weight: 1e6 },
    ...sorted.map(({ x }) => ({ at: Math.min(Math.max(x, 2 * room), MAP_WIDTH - room), half: ROOM_HALF })),
  ];
  const [, ...places] = spreadOnLine(wishes);
  const edge = row < 0 ? top : top + MAP_HEIGHT;
  const y = row < 0 ? top + (row + 0.5) * ROW : edge + (row - 0.5) * ROW;
  const near = y + (row < 0 ? GLYPH / 2 + 1 : -GLYPH / 2 - 1);
  return [
    label(angle, { x: 0, y, size: SIZE.small, fill: "muted", isBold: true }),
    ...sorted.map((end, index0) => {
      const x = places[index0] ?? end.x;
      return group(
        [
          line(x, near, end.x, top + end.y, { stroke: end.paint, "stroke-width": LINE.hair }),
          ...(end.glyph === undefined ? [] : [glyph(end.glyph, { x, y, size: GLYPH, stroke: end.paint })]),
        ],
        {},
        `${end.planet} ${angle}`,
      );
    }),
  ];
}

function lineText({ planet, planetLocalized = planet, mc, ic }: Line, latest: Line | undefined): string {
  const told = (first: number, last: number | undefined): string =>
    [first, ...(last === undefined ? [] : [last])].map((degrees) => degreesOf(degrees, "E", "W")).join(" – ");
  return `${planetLocalized}: MC ${told(mc.longitude, latest?.mc.longitude)}, IC ${told(ic.longitude, latest?.ic.longitude)}`;
}
