import { vocabulary } from "@almagest/i18n";

/** The afflictions of a year and the three parts of San Sha. */
export const afflictionNames = /* @__PURE__ */ vocabulary("feng-shui/afflictionNames", {
  taiSui: "Tai Sui",
  suiPo: "Sui Po",
  sanSha: "San Sha",
  fiveYellow: "Five Yellow",
  "jie-sha": "Robbery Sha",
  "zai-sha": "Disaster Sha",
  "sui-sha": "Year Sha",
});
