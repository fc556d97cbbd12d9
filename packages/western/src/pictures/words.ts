import { term } from "@almagest/i18n";
import type { Term } from "@almagest/operation";

// Headings of columns and names of bars that no answer has: each by itself, so that a bundle takes the few it shows.

export const lot: Term = /* @__PURE__ */ term("western/lot", "Lot");

export const star: Term = /* @__PURE__ */ term("western/star", "Star");

export const place: Term = /* @__PURE__ */ term("western/place", "Place");

export const house: Term = /* @__PURE__ */ term("western/house", "House");

export const ruler: Term = /* @__PURE__ */ term("western/ruler", "Ruler");

export const magnitude: Term = /* @__PURE__ */ term("western/magnitude", "Magnitude");

export const conjunctions: Term = /* @__PURE__ */ term("western/conjunctions", "Conjunctions");

export const age: Term = /* @__PURE__ */ term("western/age", "Age");

export const romantic: Term = /* @__PURE__ */ term("western/romantic", "Romance");

export const emotional: Term = /* @__PURE__ */ term("western/emotional", "Emotion");

export const intellectual: Term = /* @__PURE__ */ term("western/intellectual", "Mind");

export const physical: Term = /* @__PURE__ */ term("western/physical", "Body");

export const spiritual: Term = /* @__PURE__ */ term("western/spiritual", "Spirit");

export const overall: Term = /* @__PURE__ */ term("western/overall", "Overall");

export const innerRing: Term = /* @__PURE__ */ term("western/innerRing", "Inner ring");

export const outerRing: Term = /* @__PURE__ */ term("western/outerRing", "Outer ring");

export const housesAndAngles: Term = /* @__PURE__ */ term("western/housesAndAngles", "houses and angles");

export const person: Term = /* @__PURE__ */ term("western/person", "Person");
