import type { Ephemeris } from "@almagest/ephemeris";
import { fineMembers, type OpenActivation, openActivations } from "../../birth-time/activations";
import { activationMembers } from "../../birth-time/members";
import { type OpenDesign, type OpenDesignInput, openDesign, searchedBirth } from "../../birth-time/open-design";

export interface OpenGates extends OpenDesign {
  readonly activations: readonly OpenActivation[];
}

/** The 26 activations of a birth whose time is open. */
export function computeOpenGates(input: OpenDesignInput, { ephemeris }: { readonly ephemeris: Ephemeris }): OpenGates {
  const searched = searchedBirth(ephemeris, input);
  const { search } = searched;
  const open = openDesign(searched, [...activationMembers(search), ...fineMembers(search)]);
  return { ...open, activations: openActivations(searched, open) };
}
