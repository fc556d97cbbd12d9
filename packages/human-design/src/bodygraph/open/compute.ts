import type { Ephemeris } from "@almagest/ephemeris";
import { type Changes, changesOf } from "@almagest/sky";
import { type OpenActivation, openActivations } from "../../birth-time/activations";
import {
  activationMembers,
  centerMembers,
  crossMember,
  definitionMember,
  profileMember,
  strategyMembers,
} from "../../birth-time/members";
import { type OpenDesign, type OpenDesignInput, searchedBirth } from "../../birth-time/open-design";
import { type DesignTurns, designTurns, type Timed, timed } from "../../birth-time/timeline";
import type { OpenTurns } from "../../centers/open/compute";
import { channelChanges } from "../../channels/open/compute";
import type { Profile } from "../../chart/profile";
import { crossOf, type IncarnationCross } from "../../cross/cross";
import { type Definition, definitionOf } from "../../graph/mechanics";
import { type OpenStrategy, profilesOver, strategyOver } from "../../type/open/compute";

/** All that holds of a design at every second that its birth may have been at, and all that changes. */
export interface OpenBodygraph extends OpenTurns, OpenStrategy {
  readonly profiles: readonly Timed<Profile>[];
  readonly definitions: readonly Timed<Definition>[];
  readonly activations: readonly OpenActivation[];
  /** Undefined where its name changes; its gates are those of the earliest second. */
  readonly cross: IncarnationCross | undefined;
  /** UTC epoch milliseconds of the design side, at the earliest and at the latest. */
  readonly designEpochMs: { readonly from: number; readonly to: number };
}

/**
 * The bodygraph of a birth whose time is open.
 * @throws DomainError `unprocessable_entity` for a birth that the ephemeris does not reach, or whose design side it does not.
 */
export function computeOpenBodygraph(
  input: OpenDesignInput,
  { ephemeris }: { readonly ephemeris: Ephemeris },
): OpenBodygraph {
  const searched = searchedBirth(ephemeris, input);
  const { birth, search } = searched;
  const turns = designTurns(searched);
  const first = changesOf(search.sky, [
    ...strategyMembers(search),
    profileMember(search),
    definitionMember(search),
    crossMember(search),
  ]);
  const last = changesOf(search.sky, [...centerMembers(search), ...activationMembers(search)]);
  const changes = joined([first, channelChanges(turns), last]);
  const open: OpenDesign = { ...birth, changes };
  const { fromEpochMs, toEpochMs } = birth.span;
  return {
    ...open,
    ...strategyOver(open, turns),
    turns,
    profiles: profilesOver(open),
    definitions: definitionsOver(turns),
    activations: openActivations(searched, open),
    cross: first.holds.some(({ member }) => member === "incarnationCross")
      ? crossOf(search.designAt(search.sky.ephemeris, fromEpochMs))
      : undefined,
    designEpochMs: { from: search.designEpochMs(fromEpochMs), to: search.designEpochMs(toEpochMs) },
  };
}

function definitionsOver(turns: DesignTurns): readonly Timed<Definition>[] {
  return timed(turns, ({ channels }) => definitionOf(channels));
}

function joined(parts: readonly Changes[]): Changes {
  return {
    holds: parts.flatMap(({ holds }) => holds),
    changes: parts.flatMap(({ changes }) => changes),
    counted: parts.flatMap(({ counted }) => counted),
  };
}
