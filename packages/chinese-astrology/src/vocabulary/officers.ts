import { vocabulary } from "@almagest/i18n";

/** The twelve day officers. */
export const officerNames = /* @__PURE__ */ vocabulary("chinese-astrology/officerNames", {
  jian: "Establish",
  chu: "Remove",
  man: "Full",
  ping: "Balance",
  ding: "Stable",
  zhi: "Hold",
  po: "Break",
  wei: "Danger",
  cheng: "Success",
  shou: "Receive",
  kai: "Open",
  bi: "Close",
});
