import { vocabulary } from "@almagest/i18n";

/** The sephirot by their Hebrew names. */
export const sephirahNames = /* @__PURE__ */ vocabulary("kabbalah/sephirahNames", {
  keter: "Keter",
  chokhmah: "Chokhmah",
  binah: "Binah",
  chesed: "Chesed",
  gevurah: "Gevurah",
  tiferet: "Tiferet",
  netzach: "Netzach",
  hod: "Hod",
  yesod: "Yesod",
  malkuth: "Malkuth",
  daat: "Daat",
});
