import { narrowedTimeStrips } from "@almagest/pictures";
import { claimMembers } from "../vocabulary/claim-members";

/** The day of a birth with the times that agree. */
export const designBirthTimeStrips = narrowedTimeStrips("narrowHumanDesignBirthTime", {
  members: claimMembers,
  kinds: {},
});
