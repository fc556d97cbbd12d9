import { vocabulary } from "@almagest/i18n";

/** The ten gods and the day master that they are counted from. */
export const tenGodNames = /* @__PURE__ */ vocabulary("chinese-astrology/tenGodNames", {
  friend: "Friend",
  "rob-wealth": "Rob Wealth",
  "eating-god": "Eating God",
  "hurting-officer": "Hurting Officer",
  "indirect-wealth": "Indirect Wealth",
  "direct-wealth": "Direct Wealth",
  "seven-killings": "Seven Killings",
  "direct-officer": "Direct Officer",
  "indirect-resource": "Indirect Resource",
  "direct-resource": "Direct Resource",
  "day-master": "Day Master",
});
