import { vocabulary } from "@almagest/i18n";

/** The time in which the Moon makes no aspect before it leaves its sign. */
export const voidNames = /* @__PURE__ */ vocabulary("western/voidNames", {
  void: "Moon void of course",
});
