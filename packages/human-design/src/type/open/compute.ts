import type { Ephemeris } from "@almagest/ephemeris";
import { lineMembers, profileMember, strategyMembers } from "../../birth-time/members";
import {
  type OpenBirth,
  type OpenDesign,
  type OpenDesignInput,
  openDesign,
  searchedBirth,
} from "../../birth-time/open-design";
import { type DesignTurns, designTurns, heldOf, type Timed, timed, timedValues } from "../../birth-time/timeline";
import { PROFILES, type Profile } from "../../chart/profile";
import { type Authority, authorityOf, type DesignType, typeOf } from "../../graph/mechanics";
import { LINES, type Line } from "../../wheel/order";

interface Sky {
  readonly ephemeris: Ephemeris;
}

/** Type and authority over the time that a birth may have been at. */
export interface OpenStrategy extends Pick<OpenBirth, "span"> {
  readonly types: readonly Timed<DesignType>[];
  readonly authorities: readonly Timed<Authority>[];
}

export interface OpenType extends OpenDesign, OpenStrategy {
  readonly profiles: readonly Timed<Profile>[];
}

export function computeOpenType(input: OpenDesignInput, { ephemeris }: Sky): OpenType {
  const searched = searchedBirth(ephemeris, input);
  const { search } = searched;
  const open = openDesign(searched, [...strategyMembers(search), profileMember(search)]);
  return { ...open, ...strategyOver(open, designTurns(searched)), profiles: profilesOver(open) };
}

export function strategyOver({ span }: Pick<OpenBirth, "span">, turns: DesignTurns): OpenStrategy {
  return {
    span,
    types: timed(turns, ({ channels }) => typeOf(channels)),
    authorities: timed(turns, ({ centers }) => authorityOf(centers)),
  };
}

export function profilesOver({ changes, span }: OpenDesign): readonly Timed<Profile>[] {
  return timedValues(changes, "profile", span).flatMap(({ value, fromEpochMs }) =>
    PROFILES.flatMap((profile) => (profile === value ? [{ value: profile, fromEpochMs }] : [])),
  );
}

export interface OpenProfile extends OpenDesign {
  readonly profiles: readonly Timed<Profile>[];
  /** Undefined where they change. */
  readonly personalityLine: Line | undefined;
  readonly designLine: Line | undefined;
}

export function computeOpenProfile(input: OpenDesignInput, { ephemeris }: Sky): OpenProfile {
  const searched = searchedBirth(ephemeris, input);
  const open = openDesign(searched, [profileMember(searched.search), ...lineMembers(searched.search)]);
  return { ...open, profiles: profilesOver(open), ...linesOver(open) };
}

export function linesOver(open: OpenDesign): Pick<OpenProfile, "personalityLine" | "designLine"> {
  const held = (member: "personalityLine" | "designLine"): Line | undefined => {
    const value = heldOf(timedValues(open.changes, member, open.span));
    return LINES.find((line) => line === value);
  };
  return { personalityLine: held("personalityLine"), designLine: held("designLine") };
}
