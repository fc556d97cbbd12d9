import { vocabulary } from "@almagest/operation/names";

/** The twelve earthly branches in order, from the Rat's. */
export const branches = /* @__PURE__ */ vocabulary("i18n/branches", {
  zi: "Zi",
  chou: "Chou",
  yin: "Yin",
  mao: "Mao",
  chen: "Chen",
  si: "Si",
  wu: "Wu",
  wei: "Wei",
  shen: "Shen",
  you: "You",
  xu: "Xu",
  hai: "Hai",
});
