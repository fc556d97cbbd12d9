import { vocabulary } from "@almagest/operation/names";

/** The ten heavenly stems in order, in pinyin without tones and in the Palladius system for Russian. */
export const stems = /* @__PURE__ */ vocabulary("i18n/stems", {
  jia: "Jia",
  yi: "Yi",
  bing: "Bing",
  ding: "Ding",
  wu: "Wu",
  ji: "Ji",
  geng: "Geng",
  xin: "Xin",
  ren: "Ren",
  gui: "Gui",
});
