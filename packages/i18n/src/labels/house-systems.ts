import { vocabulary } from "@almagest/operation/names";

/** House systems; `all` asks for each of them. */
export const houseSystemNames = /* @__PURE__ */ vocabulary("i18n/houseSystemNames", {
  placidus: "Placidus",
  "whole-sign": "Whole Sign",
  equal: "Equal",
  koch: "Koch",
  all: "All systems",
});
