import { at } from "@almagest/operation";
import { heldBy, type OpenHour } from "../../birth-time/open-birth";
import type { Phase } from "../../cycle/phases";
import type { UsefulGod } from "../useful-god";

/** The fact on which it depends which of several useful gods a chart has. */
export const USEFUL_DECIDERS = [
  "day-master",
  "month",
  "strength",
  "pressure",
  "season",
  "strength-and-pressure",
] as const;
export type UsefulDecider = (typeof USEFUL_DECIDERS)[number];

/** A useful god that a birth may have, with the charts that have it, in order of time. */
export interface UsefulCandidate {
  readonly phase: Phase;
  readonly hours: readonly OpenHour[];
}

/** The useful god over a span: its phase where all charts agree, else those that they name. */
export interface OpenUseful {
  /** Undefined where the phase changes; its other members are undefined where they change. */
  readonly held: HeldUseful | undefined;
  /** Set if the phase changes: at least two, the one with the longest time first. */
  readonly candidates: readonly UsefulCandidate[];
  readonly decider: UsefulDecider | undefined;
}

type Held = Pick<UsefulGod, "category" | "method" | "reason" | "heavy" | "presence"> & {
  readonly first: Phase;
  readonly second: Phase;
};
export type HeldUseful = { readonly phase: Phase } & { readonly [K in keyof Held]: Held[K] | undefined };

export function openUseful(hours: readonly OpenHour[]): OpenUseful {
  const phase = heldBy(hours, ({ useful }) => useful.phase);
  if (phase !== undefined) return { held: heldUseful(phase, hours), candidates: [], decider: undefined };
  const phases = [...new Set(hours.map(({ useful }) => useful.phase))];
  const candidates = phases.map((one) => ({ phase: one, hours: hours.filter(({ useful }) => useful.phase === one) }));
  return {
    held: undefined,
    candidates: candidates.sort((one, other) => lengthMs(other) - lengthMs(one)),
    decider: deciderOf(hours),
  };
}

function lengthMs({ hours }: UsefulCandidate): number {
  return hours.reduce((sum, { fromEpochMs, toEpochMs }) => sum + toEpochMs - fromEpochMs, 0);
}

function heldUseful(phase: Phase, hours: readonly OpenHour[]): HeldUseful {
  return {
    phase,
    category: heldBy(hours, ({ useful }) => useful.category),
    method: heldBy(hours, ({ useful }) => useful.method),
    reason: heldBy(hours, ({ useful }) => useful.reason),
    heavy: heldBy(hours, ({ useful }) => useful.heavy),
    presence: heldBy(hours, ({ useful }) => useful.presence),
    first: heldBy(hours, ({ useful }) => useful.climate.first),
    second: heldBy(hours, ({ useful }) => useful.climate.second),
  };
}

/** The first fact that, with those before it, leaves one phase for each of its values. */
function deciderOf(hours: readonly OpenHour[]): UsefulDecider {
  const keys: string[] = hours.map(() => "");
  const facts = [
    ["day-master", ({ birth }: OpenHour) => birth.dayMaster],
    ["month", ({ birth }: OpenHour) => birth.pillars.month.id],
    ["strength", ({ strength }: OpenHour) => strength.side],
  ] as const;
  for (const [decider, factOf] of facts) {
    hours.forEach((hour, index0) => {
      keys[index0] += ` ${factOf(hour)}`;
    });
    const isSettled = keys.every((key, index0) => {
      const first = at(hours, keys.indexOf(key));
      return first.useful.phase === at(hours, index0).useful.phase;
    });
    if (isSettled) return decider;
  }
  const side = heldBy(hours, ({ strength }) => strength.side);
  if (side === undefined) return "strength-and-pressure";
  return side === "balanced" ? "season" : "pressure";
}
