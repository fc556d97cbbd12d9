import { at } from "@almagest/operation";
import { BODY_IDS, type BodyId, bodyOf, type Changes, type ChartBody, isPlanet, type SignId } from "@almagest/sky";
import { heldHouse, type OpenPoint, openPoint } from "../../birth-time/open-point";
import { isNode } from "../../chart/aspects";
import { type Dignity, dignityOf } from "../../tables/bodies";

/** A body over the time that a birth may have been at; of the nodes' direction nothing is said. */
export interface OpenBody extends OpenPoint<ChartBody> {
  readonly id: BodyId;
  /** Undefined where it changes. */
  readonly dignity: Dignity | undefined;
  /** 1 to 12; undefined where it changes, or was not asked. */
  readonly house: number | undefined;
}

/** The bodies at both ends of a span, with what was found to hold and to change between them. */
export function openBodies(
  ends: { readonly from: readonly ChartBody[]; readonly to: readonly ChartBody[] },
  { changes, houses }: { readonly changes: Changes; readonly houses: Changes["holds"] },
  fromEpochMs: number,
): readonly OpenBody[] {
  return BODY_IDS.map((id) => {
    const path = `planets.${id}`;
    const own = { from: bodyOf(ends.from, id), to: bodyOf(ends.to, id) };
    const { isRetrograde, ...point } = openPoint(own, path, { changes, fromEpochMs });
    return {
      id,
      ...point,
      isRetrograde: isNode(id) ? undefined : isRetrograde,
      dignity: point.sign !== undefined && isPlanet(id) ? dignityOf(id, point.sign) : undefined,
      house: heldHouse({ holds: houses }, path),
    };
  });
}

/** The signs of all bodies at one time: between two changes of any of them nothing is different. */
export type SignsAt = ReadonlyMap<BodyId, SignId>;

/** Each set of signs that the span has, in order. */
export function signsInTurn(bodies: readonly Pick<OpenBody, "id" | "stays">[]): readonly SignsAt[] {
  const cuts = [...new Set(bodies.flatMap(({ stays }) => stays.map(({ fromEpochMs }) => fromEpochMs)))].sort(
    (a, b) => a - b,
  );
  return cuts.map(
    (epochMs) =>
      new Map(
        bodies.map(({ id, stays }) => [
          id,
          (stays.findLast((stay) => stay.fromEpochMs <= epochMs) ?? at(stays, 0)).sign,
        ]),
      ),
  );
}
