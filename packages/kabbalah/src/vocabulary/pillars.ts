import { vocabulary } from "@almagest/i18n";

/** The pillars of the tree. */
export const pillars = /* @__PURE__ */ vocabulary("kabbalah/pillars", {
  left: "Pillar of Severity",
  middle: "Pillar of Equilibrium",
  right: "Pillar of Mercy",
});
