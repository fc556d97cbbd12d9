import { type DraftOf, NODE_TYPES } from "@almagest/operation";
import {
  checkStatements,
  claimShape,
  claimsOf,
  narrowingBirthTime,
  narrowingConventions,
  narrowingSecond,
  valueNames,
} from "@almagest/sky";
import * as z from "zod";
import { designBirthBody } from "../chart/schema";
import { centerClaims, claimMembers } from "../vocabulary/claim-members";
import { definitions } from "../vocabulary/definitions";
import { authorities, types } from "../vocabulary/types";
import { CLAIM_MEMBERS, CLAIM_VALUES, CLAIMABLE } from "./claims";

export const designNarrowedTimeBody = z
  .object({ ...designBirthBody.shape, claims: claimsOf("Design", CLAIM_MEMBERS, CLAIM_VALUES) })
  .check(checkStatements(CLAIMABLE, "claims"))
  .meta({ name: "DesignStatements" });

const shape = {
  ...claimShape({
    name: "Design",
    members: claimMembers,
    values: valueNames(types, authorities, definitions, centerClaims),
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
