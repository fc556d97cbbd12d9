import { vocabulary } from "@almagest/operation/names";

/**
 * The twelve signs of the zodiac, in zodiac order.
 *
 * Portuguese is Brazilian throughout these tables (Portugal writes Carneiro, Gémeos, Caranguejo, Balança). Aries is
 * 白羊座 on the mainland and 牡羊座 in Taiwan; the other Chinese names differ in script only.
 */
export const signs = /* @__PURE__ */ vocabulary("i18n/signs", {
  aries: "Aries",
  taurus: "Taurus",
  gemini: "Gemini",
  cancer: "Cancer",
  leo: "Leo",
  virgo: "Virgo",
  libra: "Libra",
  scorpio: "Scorpio",
  sagittarius: "Sagittarius",
  capricorn: "Capricorn",
  aquarius: "Aquarius",
  pisces: "Pisces",
});
