import { vocabulary } from "@almagest/i18n";

/** The eight points of the Hamburg School. */
export const uranianPoints = /* @__PURE__ */ vocabulary("western/uranianPoints", {
  cupido: "Cupido",
  hades: "Hades",
  zeus: "Zeus",
  kronos: "Kronos",
  apollon: "Apollon",
  admetos: "Admetos",
  vulkanus: "Vulkanus",
  poseidon: "Poseidon",
});
