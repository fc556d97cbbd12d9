import type { Ephemeris } from "@almagest/ephemeris";
import { InvariantError } from "@almagest/operation";
import {
  eventInstants,
  type LifeEvent,
  type Member,
  type MemberValue,
  type Narrowing,
  type NarrowingBirth,
  type NarrowingInput,
  narrowingBirth,
  narrowingOf,
  searchedSky,
} from "@almagest/sky";
import type { BaziSwitches } from "../bazi/birth";
import type { Gender } from "../bazi/luck";
import { baziMembers } from "../birth-time/members";
import { BRANCH_ROWS } from "../cycle/branches";
import { PILLARS, type Pillar } from "../cycle/pillars";
import { eventPieces, type LuckFact } from "./evidence";
import type { BaziEventKind } from "./rules";

export interface BaziEvent extends LifeEvent {
  readonly kind: BaziEventKind;
}

export interface BaziNarrowedTimeInput extends NarrowingInput, BaziSwitches {
  readonly gender?: Gender | undefined;
  readonly events?: readonly BaziEvent[] | undefined;
}

export interface BaziNarrowedTimeFacts extends Omit<NarrowingBirth, "input"> {
  readonly input: BaziNarrowedTimeInput;
  readonly narrowing: Narrowing<LuckFact>;
}

/**
 * The seconds of a birth that agree with what is said of its four pillars, and the luck pillars at dated events.
 * @throws DomainError `unprocessable_entity` for a span that leaves the ephemeris' range; ValidationError for an event
 * that is not of the life.
 */
export function computeBaziNarrowedTime(
  input: BaziNarrowedTimeInput,
  { ephemeris }: { readonly ephemeris: Ephemeris },
): BaziNarrowedTimeFacts {
  const birth = narrowingBirth(ephemeris, input);
  const instants = eventInstants(birth);
  const sky = searchedSky(ephemeris, birth.span);
  const members = baziMembers(sky, input);
  const claims = (input.claims ?? []).map((claim) => ({ ...claim, decidedBy: memberOf(members, claim.member) }));
  const events = (input.events ?? []).map(({ kind }, index0) => ({ kind, eventMs: instants[index0] ?? 0 }));
  // asked for by the schema where there are events
  const evidence = eventPieces(sky, input, { gender: input.gender ?? "female", events });
  return { ...birth, input, narrowing: narrowingOf(sky, claims, evidence) };
}

/** Of the hour its animal or its stem alone. */
const OF_HOUR: Readonly<Record<string, (pillar: Pillar) => string>> = {
  "pillars.hour.animal": ({ branch }) => BRANCH_ROWS[branch].animal,
  "pillars.hour.stem": ({ stem }) => stem,
};

function memberOf(members: readonly Member[], claimed: string): Member {
  const part = OF_HOUR[claimed];
  const found = members.find(({ member }) => member === (part === undefined ? claimed : "pillars.hour"));
  if (found === undefined) throw new InvariantError("a claim about no member", { claimed });
  if (part === undefined) return found;
  return { ...found, valueAt: (sky, epochMs) => part(pillarNamed(found.valueAt(sky, epochMs))) };
}

function pillarNamed(value: MemberValue): Pillar {
  const found = PILLARS.find(({ id }) => id === value);
  if (found === undefined) throw new InvariantError("no pillar of the sixty", { value });
  return found;
}
