import { vocabulary } from "@almagest/i18n";

/** The heavenly sphere of a sephirah; daat has none. */
export const spheres = /* @__PURE__ */ vocabulary("kabbalah/spheres", {
  keter: "Rashith ha-Gilgalim, the first whirlings",
  chokhmah: "Mazloth, the zodiac",
  binah: "Shabbathai, Saturn",
  chesed: "Tzedek, Jupiter",
  gevurah: "Madim, Mars",
  tiferet: "Shemesh, the Sun",
  netzach: "Nogah, Venus",
  hod: "Kokab, Mercury",
  yesod: "Levanah, the Moon",
  malkuth: "Cholem Yesodoth, the elements",
  daat: "No sphere of its own",
});
