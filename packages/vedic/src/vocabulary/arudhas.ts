import { vocabulary } from "@almagest/i18n";

/** The twelve arudha padas. Chinese by their meaning. */
export const arudhas = /* @__PURE__ */ vocabulary("vedic/arudhas", {
  a1: "Arudha Lagna",
  a2: "Dhana Pada",
  a3: "Vikrama Pada",
  a4: "Matri Pada",
  a5: "Mantra Pada",
  a6: "Roga Pada",
  a7: "Dara Pada",
  a8: "Mrityu Pada",
  a9: "Pitri Pada",
  a10: "Karma Pada",
  a11: "Labha Pada",
  a12: "Upapada",
});
