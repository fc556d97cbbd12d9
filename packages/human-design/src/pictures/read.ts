import * as z from "zod";
import { CENTERS } from "../graph/centers";
import { type Channel, channelsOf } from "../graph/channels";
import { GATES } from "../wheel/order";
import type { Holder } from "./graph/bodygraph";

export const readCenterId = z.enum(CENTERS);

export const readName = z.object({ name: z.string(), nameLocalized: z.string().optional() });

export const readGate = z.int().min(1).max(64);

export const readActivation = z.object({
  planet: z.string(),
  planetLocalized: z.string().optional(),
  gate: readGate,
  line: z.number(),
});

export type ReadActivation = z.output<typeof readActivation>;

export function nameOf({ name, nameLocalized = name }: z.output<typeof readName>): string {
  return nameLocalized;
}

/** The holder of each gate, where two hold gates: the first solid, the second dashed. */
export function holdersOf(first: Iterable<number>, second: Iterable<number>): ReadonlyMap<number, Holder> {
  const holders = new Map<number, Holder>();
  for (const gate of first) holders.set(gate, "solid");
  for (const gate of second)
    holders.set(gate, holders.get(gate) === "solid" ? "both" : (holders.get(gate) ?? "dashed"));
  return holders;
}

/** Channels whose two gates are held, by whomever. */
export function heldChannels(gates: ReadonlyMap<number, Holder>): readonly Channel[] {
  return channelsOf(new Set(GATES.filter((gate) => gates.has(gate))));
}

/** `Sun 34.2, Earth 20.2`. */
export function toldActivations(activations: readonly ReadActivation[]): string {
  return activations
    .map(({ planet, planetLocalized = planet, gate, line }) => `${planetLocalized} ${gate}.${line}`)
    .join(", ");
}
