import { lifeEventNames } from "@almagest/i18n/labels";
import { narrowedTimeStrips } from "@almagest/pictures";
import { claimMembers } from "../vocabulary/claim-members";

/** The day of a birth with the times that agree. */
export const vedicBirthTimeStrips = narrowedTimeStrips("narrowVedicBirthTime", {
  members: claimMembers,
  kinds: lifeEventNames,
});
