import { vocabulary } from "@almagest/i18n";

/** The four worlds by their Hebrew names. */
export const worldNames = /* @__PURE__ */ vocabulary("kabbalah/worldNames", {
  atziluth: "Atziluth",
  briah: "Briah",
  yetzirah: "Yetzirah",
  assiah: "Assiah",
});
