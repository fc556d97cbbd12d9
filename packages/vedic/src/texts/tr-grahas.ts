// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import jupiterInHouse from "../../texts/tr/graha-in-house/jupiter.json";
import ketuInHouse from "../../texts/tr/graha-in-house/ketu.json";
import marsInHouse from "../../texts/tr/graha-in-house/mars.json";
import mercuryInHouse from "../../texts/tr/graha-in-house/mercury.json";
import moonInHouse from "../../texts/tr/graha-in-house/moon.json";
import rahuInHouse from "../../texts/tr/graha-in-house/rahu.json";
import saturnInHouse from "../../texts/tr/graha-in-house/saturn.json";
import sunInHouse from "../../texts/tr/graha-in-house/sun.json";
import venusInHouse from "../../texts/tr/graha-in-house/venus.json";
import jupiterInNakshatra from "../../texts/tr/graha-in-nakshatra/jupiter.json";
import ketuInNakshatra from "../../texts/tr/graha-in-nakshatra/ketu.json";
import lagnaInNakshatra from "../../texts/tr/graha-in-nakshatra/lagna.json";
import marsInNakshatra from "../../texts/tr/graha-in-nakshatra/mars.json";
import mercuryInNakshatra from "../../texts/tr/graha-in-nakshatra/mercury.json";
import moonInNakshatra from "../../texts/tr/graha-in-nakshatra/moon.json";
import rahuInNakshatra from "../../texts/tr/graha-in-nakshatra/rahu.json";
import saturnInNakshatra from "../../texts/tr/graha-in-nakshatra/saturn.json";
import sunInNakshatra from "../../texts/tr/graha-in-nakshatra/sun.json";
import venusInNakshatra from "../../texts/tr/graha-in-nakshatra/venus.json";
import jupiterInRashi from "../../texts/tr/graha-in-rashi/jupiter.json";
import ketuInRashi from "../../texts/tr/graha-in-rashi/ketu.json";
import lagnaInRashi from "../../texts/tr/graha-in-rashi/lagna.json";
import marsInRashi from "../../texts/tr/graha-in-rashi/mars.json";
import mercuryInRashi from "../../texts/tr/graha-in-rashi/mercury.json";
import moonInRashi from "../../texts/tr/graha-in-rashi/moon.json";
import rahuInRashi from "../../texts/tr/graha-in-rashi/rahu.json";
import saturnInRashi from "../../texts/tr/graha-in-rashi/saturn.json";
import sunInRashi from "../../texts/tr/graha-in-rashi/sun.json";
import venusInRashi from "../../texts/tr/graha-in-rashi/venus.json";

/** A graha, or the Lagna, in each sign. */
export const grahaInRashi = {
  lagna: lagnaInRashi,
  sun: sunInRashi,
  moon: moonInRashi,
  mars: marsInRashi,
  mercury: mercuryInRashi,
  jupiter: jupiterInRashi,
  venus: venusInRashi,
  saturn: saturnInRashi,
  rahu: rahuInRashi,
  ketu: ketuInRashi,
};

/** A graha in each house, counted from the Lagna. */
export const grahaInHouse = {
  sun: sunInHouse,
  moon: moonInHouse,
  mars: marsInHouse,
  mercury: mercuryInHouse,
  jupiter: jupiterInHouse,
  venus: venusInHouse,
  saturn: saturnInHouse,
  rahu: rahuInHouse,
  ketu: ketuInHouse,
};

/** A graha, or the Lagna, in each nakshatra. */
export const grahaInNakshatra = {
  lagna: lagnaInNakshatra,
  sun: sunInNakshatra,
  moon: moonInNakshatra,
  mars: marsInNakshatra,
  mercury: mercuryInNakshatra,
  jupiter: jupiterInNakshatra,
  venus: venusInNakshatra,
  saturn: saturnInNakshatra,
  rahu: rahuInNakshatra,
  ketu: ketuInNakshatra,
};
