import { vocabulary } from "@almagest/i18n";

/**
 * The four first asteroids.
 *
 * Chinese names are the astronomers' (the deities of grain, wisdom and the hearth), Juno's the astrologers' 婚神星.
 */
export const asteroids = /* @__PURE__ */ vocabulary("western/asteroids", {
  ceres: "Ceres",
  pallas: "Pallas",
  juno: "Juno",
  vesta: "Vesta",
});
