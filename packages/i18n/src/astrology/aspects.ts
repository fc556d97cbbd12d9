import { vocabulary } from "@almagest/operation/names";

/**
 * The major and minor aspects, 0°, 30°, 45°, 60°, 90°, 120°, 135°, 150° and 180°.
 *
 * Hindi: the names that Hindi astrologers give to exact angular distances (केंद्र योग is 90°, नवपंचम योग 120°,
 * षडाष्टक योग 150°). 135° has no settled name among them: सार्धकेंद्र, a kendra and a half, is formed after
 * अर्धकेंद्र, half a kendra. Turkish astrologers write Quincunx as it is. The mainland speaks of 刑, 拱 and 冲, Taiwan
 * counts the parts of the circle (四分相, 三分相, 對分相); both count them for the sextile and what derives from it or
 * from the eighth of a circle, and so keep clear of 六合, the six harmonies of the branches.
 */
export const aspects = /* @__PURE__ */ vocabulary("i18n/aspects", {
  conjunction: { en: "Conjunction", inSentence: "a conjunction" },
  "semi-sextile": { en: "Semi-sextile", inSentence: "a semi-sextile" },
  "semi-square": { en: "Semi-square", inSentence: "a semi-square" },
  sextile: { en: "Sextile", inSentence: "a sextile" },
  square: { en: "Square", inSentence: "a square" },
  trine: { en: "Trine", inSentence: "a trine" },
  sesquiquadrate: { en: "Sesquiquadrate", inSentence: "a sesquiquadrate" },
  quincunx: { en: "Quincunx", inSentence: "a quincunx" },
  opposition: { en: "Opposition", inSentence: "an opposition" },
});

/**
 * The feel of an aspect; adjectives agree with "aspect". Hindi avoids शुभ and अशुभ, which class planets, not angles.
 */
export const natures = /* @__PURE__ */ vocabulary("i18n/natures", {
  harmonious: { en: "Harmonious", inSentence: "harmonious" },
  challenging: { en: "Challenging", inSentence: "challenging" },
  neutral: { en: "Neutral", inSentence: "neutral" },
});

/** Two bodies at one distance from the equator: on the same side of it, or on both. */
export const parallels = /* @__PURE__ */ vocabulary("i18n/parallels", {
  parallel: "Parallel",
  contraparallel: "Contraparallel",
});
