import type { Ephemeris } from "@almagest/ephemeris";
import { InvariantError, type NodeType } from "@almagest/operation";
import {
  type Member,
  type Narrowing,
  type NarrowingBirth,
  type NarrowingInput,
  narrowingBirth,
  narrowingOf,
} from "@almagest/sky";
import { designMembers } from "../birth-time/members";

export interface DesignNarrowedTimeInput extends Omit<NarrowingInput, "events"> {
  readonly nodeType: NodeType;
}

export interface DesignNarrowedTimeFacts extends NarrowingBirth {
  readonly nodeType: NodeType;
  /** The system has no timing of events by the hour, so that nothing is evidence. */
  readonly narrowing: Narrowing<never>;
}

/**
 * The seconds of a birth that agree with what is said of its design.
 * @throws DomainError `unprocessable_entity` for a span that leaves the ephemeris' range.
 */
export function computeDesignNarrowedTime(
  { nodeType, latitude: _, longitude: __, ...input }: DesignNarrowedTimeInput,
  { ephemeris }: { readonly ephemeris: Ephemeris },
): DesignNarrowedTimeFacts {
  const birth = narrowingBirth(ephemeris, input);
  const { search, members } = designMembers(ephemeris, birth.span, nodeType);
  const claims = (input.claims ?? []).map((claim) => ({ ...claim, decidedBy: memberOf(members, claim.member) }));
  return { ...birth, nodeType, narrowing: narrowingOf(search.sky, claims, []) };
}

function memberOf(members: readonly Member[], claimed: string): Member {
  const found = members.find(({ member }) => member === claimed);
  if (found === undefined) throw new InvariantError("a claim about no member", { claimed });
  if (!claimed.startsWith("centers.")) return found;
  return { ...found, valueAt: (sky, epochMs) => (found.valueAt(sky, epochMs) === true ? "Defined" : "Undefined") };
}
