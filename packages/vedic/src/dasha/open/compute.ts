import type { Ephemeris } from "@almagest/ephemeris";
import type { UncertainRequest } from "@almagest/operation";
import { type Changes, changesOf, type SearchedSky } from "@almagest/sky";
import { type HeldGrahas, heldGrahas } from "../../birth-time/held-grahas";
import { moonStarMembers } from "../../birth-time/members";
import { type OpenVedicBirth, type OpenVedicInput, openVedicBirth } from "../../birth-time/open-birth";
import { grahaOfSecond, type VedicSetting } from "../../birth-time/search";
import type { DashaInput } from "../birth";
import { type DashaCandidate, dashaCandidates } from "./candidates";

export type OpenDashaInput = UncertainRequest<DashaInput, "time">;

/** The cycles that an open time of birth allows, and the state of the lords that all of these births share. */
export interface OpenDashaBirth extends OpenVedicBirth<OpenVedicInput & VedicSetting> {
  readonly changes: Changes;
  readonly candidates: readonly DashaCandidate[];
  readonly grahas: HeldGrahas;
  /** Of the Moon at the earliest and at the latest second, [0, 360). */
  readonly moonFromDeg: number;
  readonly moonToDeg: number;
}

/**
 * The Vimshottari cycles of a birth whose time is open.
 * @throws DomainError `unprocessable_entity` for a span that leaves the ephemeris' range.
 */
export function openDashaBirth(
  input: OpenDashaInput,
  { ephemeris }: { readonly ephemeris: Ephemeris },
): { readonly facts: OpenDashaBirth; readonly sky: SearchedSky } {
  const { birth, sky } = openVedicBirth(ephemeris, input);
  const moonDegAt = (epochMs: number): number =>
    grahaOfSecond(sky.ephemeris, epochMs, { id: "moon", setting: input }).longitudeDeg;
  const facts = {
    ...birth,
    changes: changesOf(sky, moonStarMembers(sky, input)),
    candidates: dashaCandidates(sky, input),
    grahas: heldGrahas(sky, input),
    moonFromDeg: moonDegAt(birth.span.fromEpochMs),
    moonToDeg: moonDegAt(birth.span.toEpochMs),
  };
  return { facts, sky };
}
