import { vocabulary } from "@almagest/i18n";

/** Titles and headings of this domain's pictures. */
export const titles = /* @__PURE__ */ vocabulary("crystals/titles", {
  stone: "A stone",
  daily: "Stone of the day",
  drawn: "A drawn stone",
  birthstones: "Birthstones",
  pairings: "What goes with the stone",
});
