import { vocabulary } from "@almagest/i18n";

/** Titles and headings of this domain's pictures. */
export const titles = /* @__PURE__ */ vocabulary("forecast/titles", {
  timeline: "Timeline",
  transits: "Transits of the time ahead",
  significant: "Significant dates",
  digest: "Digest",
  solarReturn: "Solar return",
});
