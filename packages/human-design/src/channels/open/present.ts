import type { DraftOf, Words } from "@almagest/operation";
import type { OpenBirth } from "../../birth-time/open-design";
import { presentOpenConventions, presentOpenTime, presentTimes } from "../../birth-time/present";
import { type DesignTurns, intervalsWhere, leastAndMost, reachOf, shareOf } from "../../birth-time/timeline";
import type { OpenTurns } from "../../centers/open/compute";
import { CENTERS } from "../../graph/centers";
import { CHANNELS, type Channel } from "../../graph/channels";
import { type HumanDesignReader, humanDesignReader } from "../../texts/reader";
import { presentChannel, presentChannelName, presentEnds } from "../present";
import type { possibleChannels, uncertainChannelsOutput } from "./schema";

export function presentOpenChannels(open: OpenTurns, words: Words): DraftOf<typeof uncertainChannelsOutput> {
  const texts = humanDesignReader(words);
  return {
    birthTime: presentOpenTime(open, open.changes),
    channels: heldChannelsOf(open.turns).map((channel) => presentChannel(channel, texts)),
    possibleChannels: presentPossibleChannels(open.turns, open, texts),
    total: leastAndMost(open.turns, ({ channels }) => channels.length),
    definedCenters: CENTERS.filter((center) => reachOf(open.turns, ({ centers }) => centers.has(center)) === "always"),
    conventions: presentOpenConventions(open),
  };
}

/** The channels that are defined at every second. */
export function heldChannelsOf(turns: DesignTurns): readonly Channel[] {
  return CHANNELS.filter((channel) => reachOf(turns, ({ channels }) => channels.includes(channel)) === "always");
}

export function presentPossibleChannels(
  turns: DesignTurns,
  birth: Pick<OpenBirth, "span">,
  texts: HumanDesignReader,
): DraftOf<typeof possibleChannels> {
  return CHANNELS.flatMap((channel) => {
    const intervals = intervalsWhere(turns, birth.span, ({ channels }) => channels.includes(channel));
    const share = shareOf(intervals, birth.span);
    return share === 0 || share === 1 ? [] : [{ channel, intervals, share }];
  })
    .sort((one, other) => other.share - one.share)
    .map(({ channel, ...times }) => ({
      ...presentChannelName(channel),
      centers: presentEnds(channel),
      ...presentTimes(times, birth),
      description: texts.text(`channels.${channel.id}`),
    }));
}
