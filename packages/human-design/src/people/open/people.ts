import { formatIsoUtc } from "@almagest/civil-time";
import type { Ephemeris } from "@almagest/ephemeris";
import { DomainError, type DraftOf, isAlmagestError } from "@almagest/operation";
import { type OneOfBirths, type PieceMember, pieceChanges } from "@almagest/sky";
import * as z from "zod";
import { type OpenBirth, type OpenDesignInput, searchedBirth } from "../../birth-time/open-design";
import { type DesignTurn, type DesignTurns, designTurns, type Timed } from "../../birth-time/timeline";
import { presentPeopleConventions, presentPersonMoment } from "../../chart/conventions";
import { peopleConventionsSchema, personMomentSchema } from "../../chart/schema";
import type { Gate } from "../../wheel/order";

// One of several people whose time of birth may be open.

export interface OpenHolder extends OpenBirth {
  readonly which: string;
  /** At least one; one where the time is known. */
  readonly turns: DesignTurns;
}

/** @throws DomainError `unprocessable_entity` for a birth that the ephemeris does not reach, which says whose it is. */
export function openHolder(ephemeris: Ephemeris, which: string, input: OpenDesignInput): OpenHolder {
  try {
    const searched = searchedBirth(ephemeris, input);
    return { ...searched.birth, which, turns: designTurns(searched) };
  } catch (error) {
    if (!isAlmagestError(error) || error.code !== "unprocessable_entity") throw error;
    throw new DomainError(error.code, `${which}: ${error.message}`, { ...error.details, path: which });
  }
}

export function isOpen({ span }: OpenBirth): boolean {
  return span.state !== "known";
}

/** Something over the time of a birth or of several. */
export type ByTime = "yes" | "no" | "depends";

export const soByTime = z
  .enum(["yes", "no", "depends"])
  .meta({ name: "DesignByTime", description: "depends where a time of birth decides it" });

export function byTime<One>(all: readonly One[], isSo: (one: One) => boolean): ByTime {
  const count = all.filter(isSo).length;
  if (count === all.length) return "yes";
  return count === 0 ? "no" : "depends";
}

/** Whether a person has a gate. */
export function holdsGate({ turns }: OpenHolder, gate: Gate): ByTime {
  return byTime(turns, ({ value }) => value.gates.has(gate));
}

/** A birth with the gates, of those that matter, that come and go; nothing where the time is known. */
export function gateChanges(
  holder: OpenHolder,
  gates: readonly Gate[],
  more: readonly PieceMember<Timed<DesignTurn>>[] = [],
): OneOfBirths {
  const { which, span, turns } = holder;
  if (!isOpen(holder)) return { which, span, changes: { holds: [], changes: [] } };
  const ofGates = gates.map((gate) => ({
    member: `gates.${gate}`,
    valueIn: ({ value }: Timed<DesignTurn>) => value.gates.has(gate),
  }));
  return { which, span, changes: pieceChanges(turns, [...more, ...ofGates]) };
}

const { utc: _, clock: __, borders: ___, ...instant } = personMomentSchema.shape;

export const openPeopleConventions = z
  .object({
    ...peopleConventionsSchema.omit({ people: true }).shape,
    people: z.array(
      z
        .object({
          ...instant,
          utcFrom: z.string().meta({ description: "The earliest instant, ISO 8601" }),
          utcTo: z.string().meta({ description: "The latest instant, ISO 8601" }),
        })
        .meta({ name: "UncertainDesignMoment" }),
    ),
  })
  .meta({ name: "UncertainDesignsConventions" });

export function presentOpenPeopleConventions(
  first: OpenHolder,
  ...others: readonly OpenHolder[]
): DraftOf<typeof openPeopleConventions> {
  const timed = ({ from, engine, input }: OpenHolder) => {
    return { moment: from, engine, nodeType: input.nodeType, borders: [] };
  };
  const { people: _people, ...conventions } = presentPeopleConventions(timed(first));
  return {
    ...conventions,
    people: [first, ...others].map((holder) => {
      const { utc: _utc, clock: _clock, borders: _borders, ...moment } = presentPersonMoment(timed(holder));
      return {
        ...moment,
        utcFrom: formatIsoUtc(holder.span.fromEpochMs),
        utcTo: formatIsoUtc(holder.span.toEpochMs),
      };
    }),
  };
}
