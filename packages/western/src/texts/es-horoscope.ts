// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import adviceMonth from "../../texts/es/horoscope/advice/month.json";
import adviceWeek from "../../texts/es/horoscope/advice/week.json";
import adviceYear from "../../texts/es/horoscope/advice/year.json";
import axis from "../../texts/es/horoscope/axis.json";
import best from "../../texts/es/horoscope/best.json";
import between from "../../texts/es/horoscope/between.json";
import continues from "../../texts/es/horoscope/continues.json";
import actsJupiter from "../../texts/es/horoscope/day/acts/jupiter.json";
import actsMars from "../../texts/es/horoscope/day/acts/mars.json";
import actsMercury from "../../texts/es/horoscope/day/acts/mercury.json";
import actsNeptune from "../../texts/es/horoscope/day/acts/neptune.json";
import actsPluto from "../../texts/es/horoscope/day/acts/pluto.json";
import actsSaturn from "../../texts/es/horoscope/day/acts/saturn.json";
import actsSun from "../../texts/es/horoscope/day/acts/sun.json";
import actsUranus from "../../texts/es/horoscope/day/acts/uranus.json";
import actsVenus from "../../texts/es/horoscope/day/acts/venus.json";
import dayPlaces from "../../texts/es/horoscope/day/places.json";
import dayRules from "../../texts/es/horoscope/day/rules.json";
import dayStands from "../../texts/es/horoscope/day/stands.json";
import eclipses from "../../texts/es/horoscope/eclipses.json";
import entersFast from "../../texts/es/horoscope/enters-fast.json";
import entersSlow from "../../texts/es/horoscope/enters-slow.json";
import hands from "../../texts/es/horoscope/hands.json";
import houseAdvice from "../../texts/es/horoscope/house-advice.json";
import leaving from "../../texts/es/horoscope/leaving.json";
import meetsInJupiter from "../../texts/es/horoscope/meets-in/jupiter.json";
import meetsInMars from "../../texts/es/horoscope/meets-in/mars.json";
import meetsInNeptune from "../../texts/es/horoscope/meets-in/neptune.json";
import meetsInPluto from "../../texts/es/horoscope/meets-in/pluto.json";
import meetsInSaturn from "../../texts/es/horoscope/meets-in/saturn.json";
import meetsInSun from "../../texts/es/horoscope/meets-in/sun.json";
import meetsInUranus from "../../texts/es/horoscope/meets-in/uranus.json";
import meetsInVenus from "../../texts/es/horoscope/meets-in/venus.json";
import jupiter from "../../texts/es/horoscope/moon/jupiter.json";
import mars from "../../texts/es/horoscope/moon/mars.json";
import mercury from "../../texts/es/horoscope/moon/mercury.json";
import neptune from "../../texts/es/horoscope/moon/neptune.json";
import pluto from "../../texts/es/horoscope/moon/pluto.json";
import saturn from "../../texts/es/horoscope/moon/saturn.json";
import sun from "../../texts/es/horoscope/moon/sun.json";
import uranus from "../../texts/es/horoscope/moon/uranus.json";
import venus from "../../texts/es/horoscope/moon/venus.json";
import moonIn from "../../texts/es/horoscope/moon-in.json";
import moonVisits from "../../texts/es/horoscope/moon-visits.json";
import names from "../../texts/es/horoscope/names.json";
import opening from "../../texts/es/horoscope/opening.json";
import pairing from "../../texts/es/horoscope/pairing.json";
import quiet from "../../texts/es/horoscope/quiet.json";
import rest from "../../texts/es/horoscope/rest.json";
import returns from "../../texts/es/horoscope/returns.json";
import returnsSlow from "../../texts/es/horoscope/returns-slow.json";
import rows from "../../texts/es/horoscope/rows.json";
import rulerMeetsCareer from "../../texts/es/horoscope/ruler-meets/career.json";
import rulerMeetsFinance from "../../texts/es/horoscope/ruler-meets/finance.json";
import rulerMeetsHealth from "../../texts/es/horoscope/ruler-meets/health.json";
import rulerMeetsLove from "../../texts/es/horoscope/ruler-meets/love.json";
import rules from "../../texts/es/horoscope/rules.json";
import season from "../../texts/es/horoscope/season.json";
import career from "../../texts/es/horoscope/stands/career.json";
import finance from "../../texts/es/horoscope/stands/finance.json";
import health from "../../texts/es/horoscope/stands/health.json";
import love from "../../texts/es/horoscope/stands/love.json";
import stationRows from "../../texts/es/horoscope/station-rows.json";
import themes from "../../texts/es/horoscope/themes.json";
import timing from "../../texts/es/horoscope/timing.json";
import turns from "../../texts/es/horoscope/turns.json";
import turnsIn from "../../texts/es/horoscope/turns-in.json";
import visits from "../../texts/es/horoscope/visits.json";

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
