import type { Ephemeris } from "@almagest/ephemeris";
import { DomainError } from "@almagest/operation";
import {
  eventInstants,
  type Member,
  type Narrowing,
  type NarrowingBirth,
  type NarrowingInput,
  narrowingBirth,
  narrowingOf,
  type Place,
  type SearchedSky,
  searchedSky,
} from "@almagest/sky";
import { kpCuspMembers } from "../birth-time/kp";
import { KNOWN_MEMBERS } from "../birth-time/members";
import { type VedicSetting, vedicSearch } from "../birth-time/search";
import type { FrameChoice } from "../sky/frame";
import { eventPieces, type LordFact } from "./evidence";

export interface VedicNarrowedTimeInput extends Omit<NarrowingInput, keyof Place>, Place, FrameChoice {}

export interface VedicNarrowedTimeFacts extends Omit<NarrowingBirth, "input"> {
  readonly input: VedicNarrowedTimeInput;
  readonly narrowing: Narrowing<LordFact>;
}

/**
 * The seconds of a birth that agree with what is said of its chart, and the lords of the dashas at dated events.
 * @throws DomainError `unprocessable_entity` for a span that leaves the ephemeris' range, and for cusps where Placidus has
 * none; ValidationError for an event that is not of the life.
 */
export function computeVedicNarrowedTime(
  input: VedicNarrowedTimeInput,
  { ephemeris }: { readonly ephemeris: Ephemeris },
): VedicNarrowedTimeFacts {
  const birth = narrowingBirth(ephemeris, input);
  const instants = eventInstants(birth);
  const sky = searchedSky(ephemeris, birth.span);
  const search = vedicSearch(sky, { ...input, nodeType: "mean" });
  const memberOf = memberFinder(sky, search.setting);
  const claims = (input.claims ?? []).map((claim) => ({
    ...claim,
    decidedBy: KNOWN_MEMBERS[claim.member]?.(search) ?? memberOf(claim.member),
  }));
  const events = (input.events ?? []).map(({ kind }, index0) => ({ kind, eventMs: instants[index0] ?? 0 }));
  return { ...birth, input, narrowing: narrowingOf(sky, claims, eventPieces(sky, search, events)) };
}

/** Cusps are searched for only where one is claimed. */
function memberFinder(sky: SearchedSky, setting: VedicSetting): (member: string) => Member {
  let cusps: readonly Member[] | undefined;
  return (member) => {
    cusps ??= kpCuspMembers(sky, setting);
    const found = cusps.find((one) => one.member === member);
    if (found !== undefined) return found;
    const message = `So near a pole Placidus has no cusps, and ${member} cannot be compared. Leave this claim out.`;
    throw new DomainError("unprocessable_entity", message, { member });
  };
}
