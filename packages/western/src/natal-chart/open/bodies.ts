import { signs } from "@almagest/i18n/astrology";
import { at, InvariantError } from "@almagest/operation";
import {
  BODY_IDS,
  type BodyId,
  bodyOf,
  type Changes,
  type ChartBody,
  isPlanet,
  SIGN_IDS,
  type SignId,
} from "@almagest/sky";
import { isNode } from "../../chart/aspects";
import { type Dignity, dignityOf } from "../../tables/bodies";

/** A sign that holds a body for a while. */
export interface SignStay {
  readonly sign: SignId;
  /** The first second of it, UTC epoch milliseconds. */
  readonly fromEpochMs: number;
}

/** A body over the time that a birth may have been at. */
export interface OpenBody {
  readonly id: BodyId;
  /** At the earliest and at the latest second. */
  readonly from: ChartBody;
  readonly to: ChartBody;
  /** At least one. */
  readonly stays: readonly SignStay[];
  /** Undefined where it changes. */
  readonly sign: SignId | undefined;
  readonly dignity: Dignity | undefined;
  readonly isRetrograde: boolean | undefined;
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
    const [from, to] = [bodyOf(ends.from, id), bodyOf(ends.to, id)];
    const stays = signStays(changes, id, fromEpochMs);
    const sign = stays.length === 1 ? at(stays, 0).sign : undefined;
    const house = heldValue({ holds: houses }, `planets.${id}.house`);
    return {
      id,
      from,
      to,
      stays,
      sign,
      dignity: sign !== undefined && isPlanet(id) ? dignityOf(id, sign) : undefined,
      isRetrograde: directionOf(from, changes),
      house: typeof house === "number" ? house : undefined,
    };
  });
}

/** The value of a member that holds all through; undefined where it changes or was not looked for. */
export function heldValue({ holds }: Pick<Changes, "holds">, member: string): string | number | boolean | undefined {
  return holds.find((held) => held.member === member)?.value;
}

/** Of the nodes nothing is said: the true ones turn every few days, and the mean ones never. */
function directionOf({ id, speedDegPerDay }: ChartBody, changes: Changes): boolean | undefined {
  const held = heldValue(changes, `planets.${id}.isRetrograde`);
  if (typeof held === "boolean") return held;
  const isTurning = changes.changes.some(({ member }) => member === `planets.${id}.isRetrograde`);
  return isTurning || isNode(id) ? undefined : speedDegPerDay < 0;
}

function signStays(found: Changes, id: BodyId, fromEpochMs: number): readonly SignStay[] {
  const member = `planets.${id}.sign`;
  const moves = found.changes.filter((change) => change.member === member);
  const first = moves[0]?.before ?? heldValue(found, member);
  const later = moves.map(({ after, epochMs }) => ({ sign: signNamed(after), fromEpochMs: epochMs }));
  return [{ sign: signNamed(first), fromEpochMs }, ...later];
}

/** A sign by its English name, as answers have it. */
export function signNamed(name: unknown): SignId {
  const found = SIGN_IDS.find((id) => signs[id].en === name);
  if (found === undefined) throw new InvariantError("no sign has that name", { name });
  return found;
}

/** The signs of all bodies at one time: between two changes of any of them nothing is different. */
export type SignsAt = ReadonlyMap<BodyId, SignId>;

/** Each set of signs that the span has, in order. */
export function signsInTurn(bodies: readonly OpenBody[]): readonly SignsAt[] {
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
