import { signs } from "@almagest/i18n/astrology";
import { at, InvariantError } from "@almagest/operation";
import { type Changes, SIGN_IDS, type SignId } from "@almagest/sky";

/** A sign that holds a point for a while. */
export interface SignStay {
  readonly sign: SignId;
  /** The first second of it, UTC epoch milliseconds. */
  readonly fromEpochMs: number;
}

/** A point at one instant. */
export interface PointPlace {
  readonly longitudeDeg: number;
  readonly latitudeDeg: number;
  readonly speedDegPerDay: number;
}

/** A point over the time that a birth may have been at. */
export interface OpenPoint<Place extends PointPlace = PointPlace> {
  /** At the earliest and at the latest second. */
  readonly from: Place;
  readonly to: Place;
  /** At least one. */
  readonly stays: readonly SignStay[];
  /** Undefined where it changes. */
  readonly sign: SignId | undefined;
  readonly isRetrograde: boolean | undefined;
}

/** A point at both ends of a span, with what was found to hold and to change of it between them. */
export function openPoint<Place extends PointPlace>(
  ends: { readonly from: Place; readonly to: Place },
  path: string,
  { changes, fromEpochMs }: { readonly changes: Changes; readonly fromEpochMs: number },
): OpenPoint<Place> {
  const { from, to } = ends;
  const stays = signStays(changes, path, fromEpochMs);
  return {
    from,
    to,
    stays,
    sign: stays.length === 1 ? at(stays, 0).sign : undefined,
    isRetrograde: directionOf(from, path, changes),
  };
}

/** The value of a member that holds all through; undefined where it changes or was not looked for. */
export function heldValue({ holds }: Pick<Changes, "holds">, member: string): string | number | boolean | undefined {
  return holds.find((held) => held.member === member)?.value;
}

/** The house that holds all through, 1 to 12. */
export function heldHouse(changes: Pick<Changes, "holds">, path: string): number | undefined {
  const house = heldValue(changes, `${path}.house`);
  return typeof house === "number" ? house : undefined;
}

function directionOf({ speedDegPerDay }: PointPlace, path: string, changes: Changes): boolean | undefined {
  const member = `${path}.isRetrograde`;
  const held = heldValue(changes, member);
  if (typeof held === "boolean") return held;
  return changes.changes.some((change) => change.member === member) ? undefined : speedDegPerDay < 0;
}

/** The signs of a point in order of time: of `ascendant` by its member `ascendant.sign`. */
export function signStays(found: Changes, path: string, fromEpochMs: number): readonly SignStay[] {
  const member = `${path}.sign`;
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
