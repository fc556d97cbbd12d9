import type { Ephemeris } from "@almagest/ephemeris";
import { type HouseSystem, InvariantError } from "@almagest/operation";
import {
  eventInstants,
  type Narrowing,
  type NarrowingBirth,
  type NarrowingInput,
  narrowingBirth,
  narrowingOf,
  type Place,
  searchedSky,
} from "@almagest/sky";
import { KNOWN_MEMBERS } from "../birth-time/members";
import { natalSearch } from "../birth-time/search";
import { type ContactFact, eventPieces, measured } from "./evidence";

export interface NarrowedTimeInput extends Omit<NarrowingInput, keyof Place>, Place {
  readonly houseSystem: HouseSystem;
}

export interface NarrowedTimeFacts extends Omit<NarrowingBirth, "input"> {
  readonly input: NarrowedTimeInput;
  readonly narrowing: Narrowing<ContactFact>;
}

/**
 * The seconds of a birth that agree with what is said of its chart, and the contacts of its angles at dated events.
 * @throws DomainError `unprocessable_entity` for a span that leaves the ephemeris' range; ValidationError for an event
 * that is not of the life.
 */
export function computeNarrowedTime(
  input: NarrowedTimeInput,
  { ephemeris }: { readonly ephemeris: Ephemeris },
): NarrowedTimeFacts {
  const birth = narrowingBirth(ephemeris, input);
  const instants = eventInstants(birth);
  const sky = searchedSky(ephemeris, birth.span);
  // no node is asked for
  const setting = { ...input, nodeType: "true" } as const;
  const search = natalSearch(sky, setting);
  const claims = (input.claims ?? []).map((claim) => {
    const memberOf = KNOWN_MEMBERS[claim.member];
    if (memberOf === undefined) throw new InvariantError("a claim about no member", { member: claim.member });
    return { ...claim, decidedBy: memberOf(search) };
  });
  const pieces = (input.events ?? []).map(({ kind }, index0) =>
    eventPieces(search, { kind, eventMs: instants[index0] ?? 0 }),
  );
  const narrowing = narrowingOf(sky, claims, pieces);
  const evidence = narrowing.evidence.map((ofEvent) =>
    ofEvent.map((piece) => ({ ...piece, facts: piece.facts.map((touch) => measured(sky, touch, piece)) })),
  );
  return { ...birth, input, narrowing: { ...narrowing, evidence } };
}
