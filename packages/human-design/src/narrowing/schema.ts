import { type DraftOf, NODE_TYPES } from "@almagest/operation";
import {
  checkStatements,
  claimShape,
  claimsOf,
  narrowingBirthTime,
  narrowingConventions,
  narrowingSecond,
} from "@almagest/sky";
import * as z from "zod";
import { designBirthBody } from "../chart/schema";
import { claimMembers } from "../vocabulary/claim-members";
import { CLAIM_MEMBERS, CLAIM_VALUES, CLAIMABLE, claimValueNames } from "./claims";

export const designNarrowedTimeBody = z
  .object({ ...designBirthBody.shape, claims: claimsOf("Design", CLAIM_MEMBERS, CLAIM_VALUES) })
  .check(checkStatements(CLAIMABLE, "claims"))
  .meta({ name: "DesignStatements" });

const shape = {
  ...claimShape({
    name: "Design",
    members: claimMembers,
    values: claimValueNames,
  }),
  conventions: z
    .object({
      designArcDeg: z.literal(88),
      nodeType: z.enum(NODE_TYPES),
      claims: z.string(),
      events: z.string().meta({ description: "Why events are not asked for" }),
      ...narrowingConventions.shape,
    })
    .meta({ name: "DesignNarrowedTimeConventions" }),
};

/** Of a time to the second: one second, in which each claim holds or does not. */
export const designNarrowedTimeOutput = z.object({ at: narrowingSecond, ...shape });
export const uncertainDesignNarrowedTimeOutput = z.object({ birthTime: narrowingBirthTime, ...shape });

export type DesignNarrowedTimeAnswer = DraftOf<typeof designNarrowedTimeOutput>;
export type UncertainDesignNarrowedTimeAnswer = DraftOf<typeof uncertainDesignNarrowedTimeOutput>;
