// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import jupiterInHouse from "../../texts/zh-Hans/graha-in-house/jupiter.json";
import ketuInHouse from "../../texts/zh-Hans/graha-in-house/ketu.json";
import marsInHouse from "../../texts/zh-Hans/graha-in-house/mars.json";
import mercuryInHouse from "../../texts/zh-Hans/graha-in-house/mercury.json";
import moonInHouse from "../../texts/zh-Hans/graha-in-house/moon.json";
import rahuInHouse from "../../texts/zh-Hans/graha-in-house/rahu.json";
import saturnInHouse from "../../texts/zh-Hans/graha-in-house/saturn.json";
import sunInHouse from "../../texts/zh-Hans/graha-in-house/sun.json";
import venusInHouse from "../../texts/zh-Hans/graha-in-house/venus.json";
import jupiterInNakshatra from "../../texts/zh-Hans/graha-in-nakshatra/jupiter.json";
import ketuInNakshatra from "../../texts/zh-Hans/graha-in-nakshatra/ketu.json";
import lagnaInNakshatra from "../../texts/zh-Hans/graha-in-nakshatra/lagna.json";
import marsInNakshatra from "../../texts/zh-Hans/graha-in-nakshatra/mars.json";
import mercuryInNakshatra from "../../texts/zh-Hans/graha-in-nakshatra/mercury.json";
import moonInNakshatra from "../../texts/zh-Hans/graha-in-nakshatra/moon.json";
import rahuInNakshatra from "../../texts/zh-Hans/graha-in-nakshatra/rahu.json";
import saturnInNakshatra from "../../texts/zh-Hans/graha-in-nakshatra/saturn.json";
import sunInNakshatra from "../../texts/zh-Hans/graha-in-nakshatra/sun.json";
import venusInNakshatra from "../../texts/zh-Hans/graha-in-nakshatra/venus.json";
import jupiterInRashi from "../../texts/zh-Hans/graha-in-rashi/jupiter.json";
import ketuInRashi from "../../texts/zh-Hans/graha-in-rashi/ketu.json";
import lagnaInRashi from "../../texts/zh-Hans/graha-in-rashi/lagna.json";
import marsInRashi from "../../texts/zh-Hans/graha-in-rashi/mars.json";
import mercuryInRashi from "../../texts/zh-Hans/graha-in-rashi/mercury.json";
import moonInRashi from "../../texts/zh-Hans/graha-in-rashi/moon.json";
import rahuInRashi from "../../texts/zh-Hans/graha-in-rashi/rahu.json";
import saturnInRashi from "../../texts/zh-Hans/graha-in-rashi/saturn.json";
import sunInRashi from "../../texts/zh-Hans/graha-in-rashi/sun.json";
import venusInRashi from "../../texts/zh-Hans/graha-in-rashi/venus.json";

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
