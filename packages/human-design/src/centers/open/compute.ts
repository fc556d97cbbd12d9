import type { Ephemeris } from "@almagest/ephemeris";
import { centerMembers } from "../../birth-time/members";
import { type OpenDesign, type OpenDesignInput, openDesign, searchedBirth } from "../../birth-time/open-design";
import { type DesignTurns, designTurns } from "../../birth-time/timeline";

/** A birth whose time is open, with every set of gates it may have. */
export interface OpenTurns extends OpenDesign {
  readonly turns: DesignTurns;
}

export function computeOpenCenters(
  input: OpenDesignInput,
  { ephemeris }: { readonly ephemeris: Ephemeris },
): OpenTurns {
  const searched = searchedBirth(ephemeris, input);
  return { ...openDesign(searched, centerMembers(searched.search)), turns: designTurns(searched) };
}
