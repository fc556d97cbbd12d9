import { vocabulary } from "@almagest/i18n";

/** Members of a natal chart that somebody may have been told, by their paths. */
export const claimMembers = /* @__PURE__ */ vocabulary("western/claimMembers", {
  "ascendant.sign": "Sign of the Ascendant",
  "midheaven.sign": "Sign of the Midheaven",
  "planets.sun.sign": "Sign of the Sun",
  "planets.moon.sign": "Sign of the Moon",
  "planets.sun.house": "House of the Sun",
  "planets.moon.house": "House of the Moon",
  "planets.mercury.house": "House of Mercury",
  "planets.venus.house": "House of Venus",
  "planets.mars.house": "House of Mars",
  "planets.jupiter.house": "House of Jupiter",
  "planets.saturn.house": "House of Saturn",
  "planets.uranus.house": "House of Uranus",
  "planets.neptune.house": "House of Neptune",
  "planets.pluto.house": "House of Pluto",
  "partOfFortune.sign": "Sign of the Part of Fortune",
  "partOfFortune.sect": "Born by day or by night",
});

/** The sect of a chart: the Sun above the horizon, or below it. */
export const sects = /* @__PURE__ */ vocabulary("western/sects", {
  day: "By day",
  night: "By night",
});
