// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import adviceMonth from "../../texts/ru/horoscope/advice/month.json";
import adviceWeek from "../../texts/ru/horoscope/advice/week.json";
import adviceYear from "../../texts/ru/horoscope/advice/year.json";
import axis from "../../texts/ru/horoscope/axis.json";
import best from "../../texts/ru/horoscope/best.json";
import between from "../../texts/ru/horoscope/between.json";
import continues from "../../texts/ru/horoscope/continues.json";
import actsJupiter from "../../texts/ru/horoscope/day/acts/jupiter.json";
import actsMars from "../../texts/ru/horoscope/day/acts/mars.json";
import actsMercury from "../../texts/ru/horoscope/day/acts/mercury.json";
import actsNeptune from "../../texts/ru/horoscope/day/acts/neptune.json";
import actsPluto from "../../texts/ru/horoscope/day/acts/pluto.json";
import actsSaturn from "../../texts/ru/horoscope/day/acts/saturn.json";
import actsSun from "../../texts/ru/horoscope/day/acts/sun.json";
import actsUranus from "../../texts/ru/horoscope/day/acts/uranus.json";
import actsVenus from "../../texts/ru/horoscope/day/acts/venus.json";
import dayPlaces from "../../texts/ru/horoscope/day/places.json";
import dayRules from "../../texts/ru/horoscope/day/rules.json";
import dayStands from "../../texts/ru/horoscope/day/stands.json";
import eclipses from "../../texts/ru/horoscope/eclipses.json";
import entersFast from "../../texts/ru/horoscope/enters-fast.json";
import entersSlow from "../../texts/ru/horoscope/enters-slow.json";
import hands from "../../texts/ru/horoscope/hands.json";
import houseAdvice from "../../texts/ru/horoscope/house-advice.json";
import leaving from "../../texts/ru/horoscope/leaving.json";
import meetsInJupiter from "../../texts/ru/horoscope/meets-in/jupiter.json";
import meetsInMars from "../../texts/ru/horoscope/meets-in/mars.json";
import meetsInNeptune from "../../texts/ru/horoscope/meets-in/neptune.json";
import meetsInPluto from "../../texts/ru/horoscope/meets-in/pluto.json";
import meetsInSaturn from "../../texts/ru/horoscope/meets-in/saturn.json";
import meetsInSun from "../../texts/ru/horoscope/meets-in/sun.json";
import meetsInUranus from "../../texts/ru/horoscope/meets-in/uranus.json";
import meetsInVenus from "../../texts/ru/horoscope/meets-in/venus.json";
import jupiter from "../../texts/ru/horoscope/moon/jupiter.json";
import mars from "../../texts/ru/horoscope/moon/mars.json";
import mercury from "../../texts/ru/horoscope/moon/mercury.json";
import neptune from "../../texts/ru/horoscope/moon/neptune.json";
import pluto from "../../texts/ru/horoscope/moon/pluto.json";
import saturn from "../../texts/ru/horoscope/moon/saturn.json";
import sun from "../../texts/ru/horoscope/moon/sun.json";
import uranus from "../../texts/ru/horoscope/moon/uranus.json";
import venus from "../../texts/ru/horoscope/moon/venus.json";
import moonIn from "../../texts/ru/horoscope/moon-in.json";
import moonVisits from "../../texts/ru/horoscope/moon-visits.json";
import names from "../../texts/ru/horoscope/names.json";
import opening from "../../texts/ru/horoscope/opening.json";
import pairing from "../../texts/ru/horoscope/pairing.json";
import quiet from "../../texts/ru/horoscope/quiet.json";
import rest from "../../texts/ru/horoscope/rest.json";
import returns from "../../texts/ru/horoscope/returns.json";
import returnsSlow from "../../texts/ru/horoscope/returns-slow.json";
import rows from "../../texts/ru/horoscope/rows.json";
import rulerMeetsCareer from "../../texts/ru/horoscope/ruler-meets/career.json";
import rulerMeetsFinance from "../../texts/ru/horoscope/ruler-meets/finance.json";
import rulerMeetsHealth from "../../texts/ru/horoscope/ruler-meets/health.json";
import rulerMeetsLove from "../../texts/ru/horoscope/ruler-meets/love.json";
import rules from "../../texts/ru/horoscope/rules.json";
import season from "../../texts/ru/horoscope/season.json";
import career from "../../texts/ru/horoscope/stands/career.json";
import finance from "../../texts/ru/horoscope/stands/finance.json";
import health from "../../texts/ru/horoscope/stands/health.json";
import love from "../../texts/ru/horoscope/stands/love.json";
import stationRows from "../../texts/ru/horoscope/station-rows.json";
import themes from "../../texts/ru/horoscope/themes.json";
import timing from "../../texts/ru/horoscope/timing.json";
import turns from "../../texts/ru/horoscope/turns.json";
import turnsIn from "../../texts/ru/horoscope/turns-in.json";
import visits from "../../texts/ru/horoscope/visits.json";

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
