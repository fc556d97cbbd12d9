// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import adviceMonth from "../../texts/zh-Hant/horoscope/advice/month.json";
import adviceWeek from "../../texts/zh-Hant/horoscope/advice/week.json";
import adviceYear from "../../texts/zh-Hant/horoscope/advice/year.json";
import axis from "../../texts/zh-Hant/horoscope/axis.json";
import best from "../../texts/zh-Hant/horoscope/best.json";
import between from "../../texts/zh-Hant/horoscope/between.json";
import continues from "../../texts/zh-Hant/horoscope/continues.json";
import actsJupiter from "../../texts/zh-Hant/horoscope/day/acts/jupiter.json";
import actsMars from "../../texts/zh-Hant/horoscope/day/acts/mars.json";
import actsMercury from "../../texts/zh-Hant/horoscope/day/acts/mercury.json";
import actsNeptune from "../../texts/zh-Hant/horoscope/day/acts/neptune.json";
import actsPluto from "../../texts/zh-Hant/horoscope/day/acts/pluto.json";
import actsSaturn from "../../texts/zh-Hant/horoscope/day/acts/saturn.json";
import actsSun from "../../texts/zh-Hant/horoscope/day/acts/sun.json";
import actsUranus from "../../texts/zh-Hant/horoscope/day/acts/uranus.json";
import actsVenus from "../../texts/zh-Hant/horoscope/day/acts/venus.json";
import dayPlaces from "../../texts/zh-Hant/horoscope/day/places.json";
import dayRules from "../../texts/zh-Hant/horoscope/day/rules.json";
import dayStands from "../../texts/zh-Hant/horoscope/day/stands.json";
import eclipses from "../../texts/zh-Hant/horoscope/eclipses.json";
import entersFast from "../../texts/zh-Hant/horoscope/enters-fast.json";
import entersSlow from "../../texts/zh-Hant/horoscope/enters-slow.json";
import hands from "../../texts/zh-Hant/horoscope/hands.json";
import houseAdvice from "../../texts/zh-Hant/horoscope/house-advice.json";
import leaving from "../../texts/zh-Hant/horoscope/leaving.json";
import meetsInJupiter from "../../texts/zh-Hant/horoscope/meets-in/jupiter.json";
import meetsInMars from "../../texts/zh-Hant/horoscope/meets-in/mars.json";
import meetsInNeptune from "../../texts/zh-Hant/horoscope/meets-in/neptune.json";
import meetsInPluto from "../../texts/zh-Hant/horoscope/meets-in/pluto.json";
import meetsInSaturn from "../../texts/zh-Hant/horoscope/meets-in/saturn.json";
import meetsInSun from "../../texts/zh-Hant/horoscope/meets-in/sun.json";
import meetsInUranus from "../../texts/zh-Hant/horoscope/meets-in/uranus.json";
import meetsInVenus from "../../texts/zh-Hant/horoscope/meets-in/venus.json";
import jupiter from "../../texts/zh-Hant/horoscope/moon/jupiter.json";
import mars from "../../texts/zh-Hant/horoscope/moon/mars.json";
import mercury from "../../texts/zh-Hant/horoscope/moon/mercury.json";
import neptune from "../../texts/zh-Hant/horoscope/moon/neptune.json";
import pluto from "../../texts/zh-Hant/horoscope/moon/pluto.json";
import saturn from "../../texts/zh-Hant/horoscope/moon/saturn.json";
import sun from "../../texts/zh-Hant/horoscope/moon/sun.json";
import uranus from "../../texts/zh-Hant/horoscope/moon/uranus.json";
import venus from "../../texts/zh-Hant/horoscope/moon/venus.json";
import moonIn from "../../texts/zh-Hant/horoscope/moon-in.json";
import moonVisits from "../../texts/zh-Hant/horoscope/moon-visits.json";
import names from "../../texts/zh-Hant/horoscope/names.json";
import opening from "../../texts/zh-Hant/horoscope/opening.json";
import pairing from "../../texts/zh-Hant/horoscope/pairing.json";
import quiet from "../../texts/zh-Hant/horoscope/quiet.json";
import rest from "../../texts/zh-Hant/horoscope/rest.json";
import returns from "../../texts/zh-Hant/horoscope/returns.json";
import returnsSlow from "../../texts/zh-Hant/horoscope/returns-slow.json";
import rows from "../../texts/zh-Hant/horoscope/rows.json";
import rulerMeetsCareer from "../../texts/zh-Hant/horoscope/ruler-meets/career.json";
import rulerMeetsFinance from "../../texts/zh-Hant/horoscope/ruler-meets/finance.json";
import rulerMeetsHealth from "../../texts/zh-Hant/horoscope/ruler-meets/health.json";
import rulerMeetsLove from "../../texts/zh-Hant/horoscope/ruler-meets/love.json";
import rules from "../../texts/zh-Hant/horoscope/rules.json";
import season from "../../texts/zh-Hant/horoscope/season.json";
import career from "../../texts/zh-Hant/horoscope/stands/career.json";
import finance from "../../texts/zh-Hant/horoscope/stands/finance.json";
import health from "../../texts/zh-Hant/horoscope/stands/health.json";
import love from "../../texts/zh-Hant/horoscope/stands/love.json";
import stationRows from "../../texts/zh-Hant/horoscope/station-rows.json";
import themes from "../../texts/zh-Hant/horoscope/themes.json";
import timing from "../../texts/zh-Hant/horoscope/timing.json";
import turns from "../../texts/zh-Hant/horoscope/turns.json";
import turnsIn from "../../texts/zh-Hant/horoscope/turns-in.json";
import visits from "../../texts/zh-Hant/horoscope/visits.json";

/** The paragraphs that horoscopes are told in, by family. */
export const horoscope = {
  names,
  moon: { sun, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto },
  meetsIn: {
    sun: meetsInSun,
    venus: meetsInVenus,
    mars: meetsInMars,
    jupiter: meetsInJupiter,
    saturn: meetsInSaturn,
    uranus: meetsInUranus,
    neptune: meetsInNeptune,
    pluto: meetsInPluto,
  },
  rulerMeets: {
    love: rulerMeetsLove,
    career: rulerMeetsCareer,
    health: rulerMeetsHealth,
    finance: rulerMeetsFinance,
  },
  between,
  enters: { ...entersFast, ...entersSlow },
  returns: { ...returns, slow: returnsSlow },
  turns: { ...turns, ...turnsIn },
  eclipses,
  moonIn,
  moonVisits,
  stands: { love, career, health, finance },
  rules,
  day: {
    acts: {
      sun: actsSun,
      mercury: actsMercury,
      venus: actsVenus,
      mars: actsMars,
      jupiter: actsJupiter,
      saturn: actsSaturn,
      uranus: actsUranus,
      neptune: actsNeptune,
      pluto: actsPluto,
    },
    places: dayPlaces,
    rules: dayRules,
    stands: dayStands,
  },
  season,
  themes,
  leaving,
  visits,
  axis,
  hands,
  pairing,
  best,
  quiet,
  opening,
  timing,
  continues,
  rest,
  houseAdvice,
  advice: { week: adviceWeek, month: adviceMonth, year: adviceYear },
  rows,
  stationRows,
};
