import type { Ephemeris } from "@almagest/ephemeris";
import type { Changes } from "@almagest/sky";
import { type OpenDesignInput, searchedBirth } from "../../birth-time/open-design";
import { changesFrom, type DesignTurns, designTurns, timed } from "../../birth-time/timeline";
import type { OpenTurns } from "../../centers/open/compute";
import { CHANNELS } from "../../graph/channels";

export function computeOpenChannels(
  input: OpenDesignInput,
  { ephemeris }: { readonly ephemeris: Ephemeris },
): OpenTurns {
  const searched = searchedBirth(ephemeris, input);
  const turns = designTurns(searched);
  return { ...searched.birth, turns, changes: channelChanges(turns) };
}

/** Whether each channel is defined, of those that are at any time. */
export function channelChanges(turns: DesignTurns): Changes {
  return changesFrom(
    CHANNELS.flatMap((channel) => {
      const stays = timed(turns, ({ channels }) => channels.includes(channel));
      return stays.some(({ value }) => value) ? [{ member: `channels.${channel.id}`, stays }] : [];
    }),
  );
}
