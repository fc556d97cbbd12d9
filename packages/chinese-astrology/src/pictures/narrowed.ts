import { lifeEventNames } from "@almagest/i18n/labels";
import { narrowedTimeStrips } from "@almagest/pictures";
import { claimMembers } from "../vocabulary/claim-members";

/** The day of a birth with the times that agree. */
export const chineseBirthTimeStrips = narrowedTimeStrips("narrowChineseBirthTime", {
  members: claimMembers,
  kinds: lifeEventNames,
});
