import { vocabulary } from "@almagest/i18n";

/** The four worlds in plain words. */
export const worldGlosses = /* @__PURE__ */ vocabulary("kabbalah/worldGlosses", {
  atziluth: "Emanation",
  briah: "Creation",
  yetzirah: "Formation",
  assiah: "Action",
});
