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
  rect,
  type Shape,
  SIZE,
  timeUnknown,
} from "@almagest/pictures";
import * as z from "zod";
import { type Center, centerOf } from "../graph/centers";
import { centers as centerTerms } from "../vocabulary/centers";
import { GATES } from "../wheel/order";
import { FLAT } from "./graph/bodygraph";
import { spotOf } from "./graph/places";
import { nameOf, readGate, readName } from "./read";
import { titles } from "./titles";

const readChannel = readName.extend({
  gateA: readGate,
  gateB: readGate,
  position: z.enum(["upper", "lower"]),
  isCore: z.boolean(),
  defined: z.boolean(),
  gateAHeldBy: z.array(z.number()),
  gateBHeldBy: z.array(z.number()),
});

type ReadChannel = z.output<typeof readChannel>;

const SIZES = { width: 824, band: 76, between: 168, tube: 12, disc: 13, member: 9 } as const;
/** From the edge of a center to the middle of a gate in it. */
const GATE_OFF = 18;
const BANDS = ["throat", "g", "sacral"] as const satisfies readonly Center[];
const FIRST_COLUMN = 140;
const COLUMN = 240;

/** Throat, G Center and Sacral with the six channels between them, and who of the group holds each gate. */
export const pentaFigure = definePicture({
  operation: "calculatePenta",
  form: "penta",
  title: titles.penta,
  reads: z.object({ channels: z.array(readChannel) }),
  draw: ({ channels }, { lang }) => groupFigure(channels, lang),
  uncertain: {
    reads: z.object({
      birthTime: z.object({ state: z.string() }),
      channels: z.array(readChannel.extend({ defined: z.enum(["yes", "no", "depends"]) })),
    }),
    // only those who have a gate at every time are drawn
    draw: ({ birthTime, channels }, { lang }) =>
      groupFigure(
        channels.map((channel) => ({ ...channel, defined: channel.defined === "yes" })),
        lang,
        birthTime.state === "unknown" ? timeUnknown[lang] : undefined,
      ),
  },
});

function groupFigure(channels: readonly ReadChannel[], lang: Lang, subheading?: string): Figure {
  const height = 3 * SIZES.band + 2 * SIZES.between;
  const shapes = [
    ...BANDS.flatMap((center, index0) => bandShapes(center, index0, lang)),
    ...(["upper", "lower"] as const).flatMap((position) =>
      fromLeft(channels.filter((channel) => channel.position === position)).map((channel, column0) =>
        channelShape(channel, FIRST_COLUMN + column0 * COLUMN, topOf(position === "upper" ? 0 : 1) + SIZES.band),
      ),
    ),
  ];
  return headed(
    { heading: titles.penta[lang], ...(subheading === undefined ? {} : { subheading }) },
    { width: SIZES.width, height, shapes, description: channels.map(told).join("; "), isFixed: true },
  );
}

function topOf(band0: number): number {
  return band0 * (SIZES.band + SIZES.between);
}

/** In the places of the bodygraph. */
function fromLeft(channels: readonly ReadChannel[]): readonly ReadChannel[] {
  const x = ({ gateA, gateB }: ReadChannel): number => spotOf(gateA).x + spotOf(gateB).x;
  return [...channels].sort((one, other) => x(one) - x(other));
}

function bandShapes(center: (typeof BANDS)[number], index0: number, lang: Lang): readonly Shape[] {
  const y = topOf(index0);
  return [
    rect(
      { x: 0, y, width: SIZES.width, height: SIZES.band },
      { fill: "wash", stroke: "faint", rx: 8, "data-name": center },
    ),
    label(centerTerms[center][lang], {
      x: 12,
      y: y + SIZES.band / 2,
      size: SIZE.small,
      fill: "muted",
      isBold: true,
      maxWidth: FIRST_COLUMN - SIZES.disc - 20,
    }),
  ];
}

function channelShape(channel: ReadChannel, x: number, top: number): Shape {
  const { gateA, gateB, gateAHeldBy, gateBHeldBy, defined, isCore } = channel;
  const isUpperFirst = isAbove(gateA, gateB);
  const [upper, lower] = isUpperFirst ? [gateA, gateB] : [gateB, gateA];
  const [upperHeldBy, lowerHeldBy] = isUpperFirst ? [gateAHeldBy, gateBHeldBy] : [gateBHeldBy, gateAHeldBy];
  const bottom = top + SIZES.between;
  const middle = (top + bottom) / 2;
  const paint = isCore ? "accent" : "ink";
  const tube = (from: number, to: number): Shape =>
    line(x, from, x, to, { stroke: paint, "stroke-width": SIZES.tube - 2, ...FLAT });
  return group(
    [
      rect(
        { x: x - SIZES.tube / 2, y: top, width: SIZES.tube, height: SIZES.between },
        { fill: "paper", stroke: isCore ? "accent" : "muted" },
      ),
      ...(upperHeldBy.length > 0 ? [tube(top, middle)] : []),
      ...(lowerHeldBy.length > 0 ? [tube(middle, bottom)] : []),
      ...gateShapes(upper, upperHeldBy, x, top - GATE_OFF, top + 24),
      ...gateShapes(lower, lowerHeldBy, x, bottom + GATE_OFF, bottom - 24),
      label(nameOf(channel), {
        x: x + SIZES.tube + 4,
        y: middle,
        size: SIZE.text,
        isBold: defined,
        fill: defined ? paint : "muted",
        maxWidth: COLUMN - 2 * SIZES.tube - 36,
      }),
    ],
    { "data-defined": String(defined) },
    `${gateA}-${gateB}`,
  );
}

const ORDER: Readonly<Partial<Record<Center, number>>> = { throat: 0, g: 1, sacral: 2 };

function isAbove(one: number, other: number): boolean {
  const rank = (number: number): number => {
    const gate = GATES.find((known) => known === number);
    return gate === undefined ? 3 : (ORDER[centerOf(gate)] ?? 3);
  };
  return rank(one) < rank(other);
}

/** The gate in its center, and beside its end of the channel who brings it; a gate that nobody has is dashed. */
function gateShapes(gate: number, heldBy: readonly number[], x: number, y: number, membersY: number): readonly Shape[] {
  const isHeld = heldBy.length > 0;
  return [
    circle(x, y, SIZES.disc, {
      fill: "paper",
      stroke: isHeld ? "ink" : "faint",
      "stroke-width": isHeld ? LINE.bold : LINE.firm,
      "stroke-dasharray": isHeld ? undefined : "3 3",
      "data-gate": gate,
      "data-held": heldBy.length,
    }),
    label(String(gate), { x, y, size: SIZE.text, anchor: "middle", isBold: isHeld, fill: isHeld ? "ink" : "muted" }),
    ...heldBy.flatMap((member0, index0) => {
      const memberX = x + SIZES.tube + 10 + index0 * (2 * SIZES.member + 6);
      return [
        circle(memberX, membersY, SIZES.member, { fill: "accentWash", stroke: "accent" }),
        label(String(member0 + 1), {
          x: memberX,
          y: membersY,
          size: SIZE.small,
          anchor: "middle",
          fill: "accent",
          isBold: true,
        }),
      ];
    }),
  ];
}

function told(channel: ReadChannel): string {
  const side = (gate: number, heldBy: readonly number[]): string =>
    `${gate}: ${heldBy.length === 0 ? "–" : heldBy.map((member0) => member0 + 1).join(", ")}`;
  return `${nameOf(channel)} (${side(channel.gateA, channel.gateAHeldBy)}; ${side(channel.gateB, channel.gateBHeldBy)})`;
}
