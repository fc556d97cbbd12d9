import { capitalized } from "@almagest/i18n";
import type { DraftOf } from "@almagest/operation";
import type { Phase } from "../cycle/phases";
import { phaseNamed } from "../present";
import type { ChineseReader } from "../texts/reader";
import { directionsAmong } from "./directions";
import { halfTrinesAmong } from "./half-trines";
import { interactionsBetween, type PlacedPillar, trinesAmong } from "./interactions";
import type { PillarPosition } from "./positions";
import type { meetingSchema } from "./schema";
import { isOfStems, memberTold, speechOf } from "./speech";

type MeetingType = DraftOf<typeof meetingSchema>["type"];

/** A pillar of time that meets pillars of a chart, or the luck pillar that it falls in. */
export interface Meeting {
  readonly type: MeetingType;
  readonly quality: "harmonious" | "challenging";
  /** The time itself is the last. */
  readonly positions: readonly string[];
  readonly members: readonly string[];
  readonly phase: Phase | undefined;
}

/** Every bond of a time's pillar with the others, the trines and directions it completes, the trines it makes half of. */
export function meetingsOf(time: PlacedPillar, others: readonly PlacedPillar[]): readonly Meeting[] {
  const pairs = [...interactionsBetween(others, [time]), ...trinesAmong([...others, time])];
  const halves = halfTrinesAmong([...others, time]);
  return [
    ...pairs.map(({ bond, positions, members }) => ({
      type: bond.type,
      quality: bond.quality,
      positions,
      members,
      phase: bond.transformsTo,
    })),
    ...halves.map(({ phase, positions, members }) => ({
      type: "half-trine" as const,
      quality: "harmonious" as const,
      positions,
      members,
      phase,
    })),
    ...directionsAmong([...others, time]).map(({ direction, positions, members }) => ({
      type: "directional-combination" as const,
      quality: "harmonious" as const,
      positions,
      members,
      phase: direction.phase,
    })),
  ].filter(({ positions }) => positions.at(-1) === time.position);
}

/** Meetings on the wire. `told` keeps the sentences of an answer, so that none is said twice in it. */
export function presentMeetings(
  meetings: readonly Meeting[],
  texts: ChineseReader,
  told: Set<string>,
): DraftOf<typeof meetingSchema>[] {
  return meetings.map((meeting) => {
    const meaning = meetingTold(meeting, texts, isCombinedToo(meeting, meetings));
    const isFresh = meaning !== undefined && !told.has(meaning);
    if (isFresh) told.add(meaning);
    const { type, quality, positions, members, phase } = meeting;
    return {
      type,
      quality,
      positions: [...positions],
      members: [...members],
      transformsTo: phase && phaseNamed(phase),
      meaning: isFresh ? meaning : undefined,
    };
  });
}

/** One meeting in a sentence: which two, and the part of life where it falls. */
export function meetingTold(
  { type, positions, members, phase }: Meeting,
  texts: ChineseReader,
  isCombined = false,
): string | undefined {
  const speech = speechOf(texts);
  const one = memberTold(members.at(-1) ?? "", type, speech);
  // two pillars with one branch close the same trine or direction: in one order they have one sentence
  const others = members
    .slice(0, -1)
    .sort()
    .map((member) => memberTold(member, type, speech));
  const pillar = pillarMet(positions);
  return texts.text(isCombined ? "times.meetingsToo.punishment" : `times.meetings.${type}`, {
    One: capitalized(one),
    other: speech.list(others),
    pillar: speech.position(pillar),
    phase: phase ? speech.phase(phase) : "",
    palace: texts.text(`times.palaces.${pillar === "day" && isOfStems(type) ? "self" : pillar}`) ?? "",
  });
}

/** The Snake and the Monkey combine and punish each other at once. */
function isCombinedToo({ type, positions, members }: Meeting, meetings: readonly Meeting[]): boolean {
  return (
    type === "punishment" &&
    meetings.some(
      (other) =>
        other.type === "six-combination" &&
        other.positions.join() === positions.join() &&
        other.members.join() === members.join(),
    )
  );
}

/** Of two pillars of a trine or direction the nearer to the person. */
function pillarMet(positions: readonly string[]): PillarPosition | "luck" {
  return NEAREST.find((one) => positions.includes(`natal.${one}`)) ?? "luck";
}

const NEAREST = ["day", "month", "hour", "year"] as const satisfies readonly PillarPosition[];
