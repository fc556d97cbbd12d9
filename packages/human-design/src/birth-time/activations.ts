import { InvariantError } from "@almagest/operation";
import { changesOf, isShort, type Member, type MemberValue } from "@almagest/sky";
import type { Activation } from "../chart/activations";
import { DESIGN_BODIES, SIDES } from "../chart/bodies";
import { activationOf } from "../chart/design";
import { GATES, type Gate, LINES, type Line } from "../wheel/order";
import { type FinePart, finePart } from "./members";
import type { OpenDesign, SearchedBirth } from "./open-design";
import type { Activated, DesignSearch } from "./search";
import { heldOf, type Timed, timed, timedValues } from "./timeline";

/** A gate and its line, as `34.2` names them. */
export interface GateLine {
  readonly gate: Gate;
  readonly line: Line;
}

/** An activation over the time that a birth may have been at. */
export interface OpenActivation extends Activated {
  /** At the earliest and at the latest second. */
  readonly from: Activation;
  readonly to: Activation;
  readonly stays: readonly Timed<GateLine>[];
  /** Undefined where it changes. */
  readonly gate: Gate | undefined;
  readonly line: Line | undefined;
  readonly fine: Readonly<Record<FinePart, number | undefined>>;
}

/** The activations of a span, both sides one after the other. */
export function openActivations(
  { birth, search }: SearchedBirth,
  { changes }: Pick<OpenDesign, "changes">,
): readonly OpenActivation[] {
  const [first, last] = [birth.span.fromEpochMs, birth.span.toEpochMs].map((epochMs) =>
    search.designAt(search.sky.ephemeris, epochMs),
  );
  if (first === undefined || last === undefined) return [];
  return SIDES.flatMap((side) =>
    DESIGN_BODIES.map((body) => {
      const stays = timedValues(changes, `${side}.${body}`, birth.span).map(({ value, fromEpochMs }) => ({
        value: gateLineOf(value),
        fromEpochMs,
      }));
      const from = activationOf(first, side, body);
      return {
        side,
        body,
        from,
        to: activationOf(last, side, body),
        stays,
        gate: heldOf(timed(stays, ({ gate }) => gate)),
        line: heldOf(timed(stays, ({ line }) => line)),
        fine: heldParts(search, { side, body }, stays.length === 1),
      };
    }),
  );
}

function gateLineOf(told: MemberValue): GateLine {
  const [gate, line] = String(told).split(".").map(Number);
  return { gate: found(GATES, gate), line: found(LINES, line) };
}

function found<One extends number>(known: readonly One[], wanted: number | undefined): One {
  const one = known.find((number) => number === wanted);
  if (one === undefined) throw new InvariantError("no part of the wheel", { wanted });
  return one;
}

const FINE_PARTS = ["color", "tone", "base"] as const satisfies readonly FinePart[];
const NONE_HELD = { color: undefined, tone: undefined, base: undefined } as const;

/** Only of what begins and ends a span in one place is there anything to look for. */
export function heldParts(search: DesignSearch, activated: Activated, isLineHeld: boolean): OpenActivation["fine"] {
  if (!isLineHeld) return NONE_HELD;
  const { ephemeris, span } = search.sky;
  const [first, last] = [span.fromEpochMs, span.toEpochMs].map((epochMs) =>
    search.placeAt(ephemeris, epochMs, activated),
  );
  const parts: Record<FinePart, number | undefined> = { ...NONE_HELD };
  for (const part of FINE_PARTS) {
    if (first?.[part] !== last?.[part]) break;
    const { holds } = changesOf(search.sky, [finePart(search, activated, part)]);
    if (holds.length === 0) break;
    parts[part] = first?.[part];
  }
  return parts;
}

/** Colors, tones and bases of all activations, where a birth is known to an hour: of a longer time they are too many. */
export function fineMembers(search: DesignSearch): readonly Member[] {
  if (!isShort(search.sky.span)) return [];
  return FINE_PARTS.flatMap((part) =>
    SIDES.flatMap((side) => DESIGN_BODIES.map((body) => finePart(search, { side, body }, part))),
  );
}
