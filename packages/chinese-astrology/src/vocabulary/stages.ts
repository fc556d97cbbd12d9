import { vocabulary } from "@almagest/i18n";

/** The twelve stages of life. */
export const stageNames = /* @__PURE__ */ vocabulary("chinese-astrology/stageNames", {
  birth: "Birth",
  bath: "Bath",
  "coming-of-age": "Coming of Age",
  office: "Taking Office",
  peak: "Peak",
  decline: "Decline",
  sickness: "Sickness",
  death: "Death",
  tomb: "Tomb",
  extinction: "Extinction",
  conception: "Conception",
  nurture: "Nurture",
});
