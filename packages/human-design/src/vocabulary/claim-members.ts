import { vocabulary } from "@almagest/i18n";

/** Members of a design that somebody may have been told, by their paths. */
export const claimMembers = /* @__PURE__ */ vocabulary("human-design/claimMembers", {
  type: "Type",
  authority: "Authority",
  profile: "Profile",
  definition: "Definition",
  "centers.head": "Head center",
  "centers.ajna": "Ajna center",
  "centers.throat": "Throat center",
  "centers.g": "G center",
  "centers.heart": "Heart center",
  "centers.sacral": "Sacral center",
  "centers.solar-plexus": "Solar Plexus center",
  "centers.spleen": "Spleen center",
  "centers.root": "Root center",
});

/** A center with a channel, and one without. */
export const centerClaims = /* @__PURE__ */ vocabulary("human-design/centerClaims", {
  defined: "Defined",
  undefined: "Undefined",
});
