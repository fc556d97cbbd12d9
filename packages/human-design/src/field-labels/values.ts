import { byEnglishName } from "@almagest/i18n/labels";
import type { TermTable } from "@almagest/operation";
import { composedTerm } from "@almagest/operation/names";
import { PROFILES } from "../chart/profile";
import { centerClaims, claimMembers } from "../vocabulary/claim-members";
import { definitions } from "../vocabulary/definitions";
import { authorities, types } from "../vocabulary/types";

/** Names of the enumerated values of a request field, by the field's name on the wire. */
export const values: Readonly<Record<string, TermTable>> = {
  member: claimMembers,
  value: {
    ...byEnglishName([types, authorities, definitions, centerClaims].flatMap((terms) => Object.values(terms))),
    ...Object.fromEntries(PROFILES.map((profile) => [profile, composedTerm(() => profile)])),
  },
};
