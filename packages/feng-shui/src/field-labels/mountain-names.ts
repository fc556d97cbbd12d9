import { vocabulary } from "@almagest/i18n";

/** The 24 mountains of the feng shui compass, clockwise from N1. */
export const mountains = /* @__PURE__ */ vocabulary("feng-shui/mountains", {
  ren: "Ren",
  zi: "Zi",
  gui: "Gui",
  chou: "Chou",
  gen: "Gen",
  yin: "Yin",
  jia: "Jia",
  mao: "Mao",
  yi: "Yi",
  chen: "Chen",
  xun: "Xun",
  si: "Si",
  bing: "Bing",
  wu: "Wu",
  ding: "Ding",
  wei: "Wei",
  kun: "Kun",
  shen: "Shen",
  geng: "Geng",
  you: "You",
  xin: "Xin",
  xu: "Xu",
  qian: "Qian",
  hai: "Hai",
});
