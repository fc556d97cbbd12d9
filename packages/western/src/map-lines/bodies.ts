import type { Ephemeris } from "@almagest/ephemeris";
import type { NodeType } from "@almagest/operation";
import { BODY_IDS, type BodyId, isPlanet, skyBodyOf } from "@almagest/sky";
import { CHIRON, included, LILITH, NORTH_NODE } from "../chart/include";
import type { EquatorialPlace } from "./sphere";

export type MappedId = Exclude<BodyId, "south-node">;

/** The values of `include`. */
export const EXTRA = [NORTH_NODE, CHIRON, LILITH] as const;

export interface MappedBody extends EquatorialPlace {
  readonly id: MappedId;
}

/** Sun to Pluto and what `include` names, in canonical order, with their true place on the equator of date. */
export function mappedBodies(
  ephemeris: Ephemeris,
  jdTt: number,
  choice: { readonly include: string | undefined; readonly nodeType: NodeType },
): readonly MappedBody[] {
  const extra: readonly BodyId[] = included(choice.include, EXTRA);
  return BODY_IDS.filter((id): id is MappedId => isPlanet(id) || extra.includes(id)).map((id) => {
    const { rightAscensionDeg, declinationDeg } = ephemeris.equatorial(skyBodyOf(id, choice.nodeType), jdTt);
    return { id, rightAscensionDeg, declinationDeg };
  });
}
