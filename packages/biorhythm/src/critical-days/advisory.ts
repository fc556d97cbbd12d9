import { joined } from "@almagest/i18n";
import { at } from "@almagest/operation";
import { PERIODS, type PrimaryId } from "../curve/cycles";
import { crossingsOn } from "../curve/day";
import type { BiorhythmReader } from "../texts/reader";
import type { Crossing } from "./compute";

const VARIANTS = ["a", "b", "c"] as const;

/**
 * Advice for that day. The wording takes turns from one period to the next. Where cycles meet, their meeting is told
 * once, after the first of them in their order.
 */
export function advisoryOf({ cycle, direction, ageDays }: Crossing, texts: BiorhythmReader): string | undefined {
  const variant = at(VARIANTS, Math.floor(ageDays / PERIODS[cycle]) % VARIANTS.length);
  const own = texts.text(`advisories.${cycle}.${direction}.${variant}`);
  const crossings = crossingsOn(ageDays);
  const meeting = crossings[0] === cycle ? meetingKey(crossings) : undefined;
  return meeting === undefined ? own : joined([own, texts.text(`advisories.meetings.${meeting}`)]);
}

function meetingKey(cycles: readonly PrimaryId[]): MeetingKey | undefined {
  if (cycles.length < 2) return undefined;
  if (cycles.length > 2) return "all";
  if (!cycles.includes("physical")) return "emotionalIntellectual";
  return cycles.includes("emotional") ? "physicalEmotional" : "physicalIntellectual";
}

type MeetingKey = "physicalEmotional" | "physicalIntellectual" | "emotionalIntellectual" | "all";
