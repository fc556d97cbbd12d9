import { vocabulary } from "@almagest/i18n";

/** Whether something is begun on a day. */
export const beginnings = /* @__PURE__ */ vocabulary("vedic/beginnings", {
  free: "free",
  open: "open",
  careful: "careful",
  closed: "closed",
});
