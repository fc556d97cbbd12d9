import { vocabulary } from "@almagest/i18n";

/** The sephirot in plain words. */
export const sephirahGlosses = /* @__PURE__ */ vocabulary("kabbalah/sephirahGlosses", {
  keter: "Crown",
  chokhmah: "Wisdom",
  binah: "Understanding",
  chesed: "Mercy",
  gevurah: "Severity",
  tiferet: "Beauty",
  netzach: "Endurance",
  hod: "Splendor",
  yesod: "Foundation",
  malkuth: "Kingdom",
  daat: "Knowledge",
});
