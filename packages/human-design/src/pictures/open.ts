import type { Lang } from "@almagest/operation";
import { type Figure, label, line, SIZE, timeUnknown } from "@almagest/pictures";
import * as z from "zod";
import { FLAT, MAYBE } from "./graph/bodygraph";
import type { ListedActivation } from "./graph/legend";
import { readGate } from "./read";
import { words } from "./words";

// Pictures of a birth whose time is open: what holds is drawn as ever, what may differ in fine dashes.

export const readBirthTime = z.object({ state: z.string(), from: z.string(), to: z.string() });

export const readOpenActivation = z.object({
  planet: z.string(),
  planetLocalized: z.string().optional(),
  side: z.enum(["personality", "design"]),
  gate: readGate.optional(),
  line: z.number().optional(),
  possible: z.array(z.object({ gate: readGate })).optional(),
});

export type ReadOpenActivation = z.output<typeof readOpenActivation>;

/** `1990-07-15 · time unknown`; of a range both of its ends. */
export function openSubheading({ state, from, to }: z.output<typeof readBirthTime>, lang: Lang): string {
  const [day] = from.split("T");
  if (state === "unknown") return `${day} · ${timeUnknown[lang]}`;
  const [first, last] = [from, to].map((local) => local.slice(0, 16).replace("T", " "));
  return last?.startsWith(day ?? "") ? `${first}–${last.slice(11)}` : `${first} – ${last}`;
}

/** Every gate that an activation may have, in order of time. */
export function gatesWithin({ gate, possible = [] }: ReadOpenActivation): readonly number[] {
  return gate === undefined ? [...new Set(possible.map((stay) => stay.gate))] : [gate];
}

/** `34.2`; `34` where the line changes, `34/9` where the gate does. */
export function placeWithin(activation: ReadOpenActivation): string {
  const gates = gatesWithin(activation).join("/");
  return activation.gate === undefined || activation.line === undefined ? gates : `${gates}.${activation.line}`;
}

/** A column's row of an activation that may change. */
export function listedOpen(activation: ReadOpenActivation): ListedActivation {
  const { planet, gate, line: number } = activation;
  const place = placeWithin(activation);
  return { planet, gate, place, isOpen: gate === undefined || number === undefined };
}

/** Gates that are active all through, and those that may be. */
export function splitGates(activations: readonly ReadOpenActivation[]): {
  readonly held: readonly number[];
  readonly possible: readonly number[];
} {
  const held = activations.flatMap(({ gate }) => (gate === undefined ? [] : [gate]));
  const open = activations.filter(({ gate }) => gate === undefined).flatMap(gatesWithin);
  return { held, possible: open.filter((gate) => !held.includes(gate)) };
}

/** `Sun 34.2, Moon 9/5`. */
export function toldOpen(activations: readonly ReadOpenActivation[]): string {
  return activations
    .map((activation) => `${activation.planetLocalized ?? activation.planet} ${placeWithin(activation)}`)
    .join(", ");
}

/** `57 %`, the part of the time in which something is there. */
export function shareTold(share: number): string {
  return `${Math.round(100 * share)} %`;
}

/** Profiles that a birth may have, where it depends on the time. */
export const readPossibleProfiles = z.array(z.object({ profile: z.string() })).optional();

const SAMPLE = { width: 36, height: 24 } as const;

/** The meaning of fine dashes. */
export function openLegend(width: number, lang: Lang): Figure {
  const y = SAMPLE.height / 2;
  const text = words.unsure[lang];
  return {
    width,
    height: SAMPLE.height,
    shapes: [
      line(0, y, SAMPLE.width, y, { ...MAYBE, ...FLAT }),
      label(text, { x: SAMPLE.width + 8, y, size: SIZE.small, fill: "muted", maxWidth: width - SAMPLE.width - 8 }),
    ],
    description: "",
    isFixed: true,
  };
}
