import { term } from "@almagest/i18n";
import type { Term } from "@almagest/operation";

// Titles and headings of this domain's pictures: each by itself, so that a bundle takes the few it shows.

export const natalChart: Term = /* @__PURE__ */ term("western/natalChart", "Natal chart");

export const natalAspects: Term = /* @__PURE__ */ term("western/natalAspects", "Aspects of the natal chart");

export const houses: Term = /* @__PURE__ */ term("western/houses", "Houses");

export const positions: Term = /* @__PURE__ */ term("western/positions", "Positions of the planets");

export const aspects: Term = /* @__PURE__ */ term("western/aspects", "Aspects");

export const patterns: Term = /* @__PURE__ */ term("western/patterns", "Aspect patterns");

export const asteroids: Term = /* @__PURE__ */ term("western/asteroids", "Asteroids");

export const lilith: Term = /* @__PURE__ */ term("western/lilith", "Black Moon Lilith");

export const lots: Term = /* @__PURE__ */ term("western/lots", "Lots");

export const stars: Term = /* @__PURE__ */ term("western/stars", "Fixed stars");

export const synastry: Term = /* @__PURE__ */ term("western/synastry", "Synastry");

export const composite: Term = /* @__PURE__ */ term("western/composite", "Composite chart");

export const compatibility: Term = /* @__PURE__ */ term("western/compatibility", "Compatibility");

export const transits: Term = /* @__PURE__ */ term("western/transits", "Transits");

export const progressions: Term = /* @__PURE__ */ term("western/progressions", "Secondary progressions");

export const primaryDirections: Term = /* @__PURE__ */ term("western/primaryDirections", "Primary directions");

export const solarArc: Term = /* @__PURE__ */ term("western/solarArc", "Solar arc directions");

export const solarReturn: Term = /* @__PURE__ */ term("western/solarReturn", "Solar return");

export const lunarReturn: Term = /* @__PURE__ */ term("western/lunarReturn", "Lunar return");

export const planetaryReturn: Term = /* @__PURE__ */ term("western/planetaryReturn", "Planetary return");

export const relocation: Term = /* @__PURE__ */ term("western/relocation", "Relocated chart");

export const profections: Term = /* @__PURE__ */ term("western/profections", "Annual profection");

export const timeLords: Term = /* @__PURE__ */ term("western/timeLords", "Time lords");

export const planetaryHours: Term = /* @__PURE__ */ term("western/planetaryHours", "Planetary hours");

export const signs: Term = /* @__PURE__ */ term("western/signs", "The twelve signs of the zodiac");

export const sign: Term = /* @__PURE__ */ term("western/sign", "A sign of the zodiac");
