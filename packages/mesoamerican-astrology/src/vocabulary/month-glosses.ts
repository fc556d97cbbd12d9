import { vocabulary } from "@almagest/i18n";

/** Readings of the Haab months' names; Pío Pérez for most, and for the rest the reading of the glyph. */
export const monthGlosses = /* @__PURE__ */ vocabulary("mesoamerican-astrology/monthGlosses", {
  pop: "mat",
  wo: "frog",
  sip: "red conjunction",
  sotz: "bat",
  sek: "sky and earth",
  xul: "end",
  yaxkin: "new sun",
  mol: "gathering",
  chen: "well",
  yax: "green",
  sak: "white",
  keh: "deer",
  mak: "lid",
  kankin: "yellow sun",
  muwan: "owl",
  pax: "drum",
  kayab: "turtle",
  kumku: "granary",
  wayeb: "nameless days",
});
