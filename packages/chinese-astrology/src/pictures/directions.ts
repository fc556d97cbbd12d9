import * as z from "zod";
import { directionOf } from "../cycle/directions";
import { type ReadInteraction, text } from "./read";

/** Left out of an answer where a chart has none. */
export const readDirections = z.array(z.object({ chinese: text, positions: z.array(text) })).default([]);

export const readMeetings = z
  .array(z.object({ type: text, members: z.array(text), positions: z.array(text) }))
  .default([]);

/** Directions, drawn like bonds. */
export function directionBonds(found: z.output<typeof readDirections>): readonly ReadInteraction[] {
  return found.map(({ chinese, positions }) => ({
    type: "directional-combination",
    chinese,
    quality: "harmonious",
    positions,
  }));
}

/** The directions that a year makes with natal pillars alone. */
export function directionsMet(meetings: z.output<typeof readMeetings>): readonly ReadInteraction[] {
  const found = meetings.flatMap(({ type, members, positions }) => {
    const isOfNatal = type === "directional-combination" && !positions.includes("luck");
    const made = isOfNatal ? directionOf(members) : undefined;
    return made === undefined ? [] : [{ chinese: made.chinese, positions }];
  });
  return directionBonds(found);
}
