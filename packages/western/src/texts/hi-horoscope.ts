// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import adviceMonth from "../../texts/hi/horoscope/advice/month.json";
import adviceWeek from "../../texts/hi/horoscope/advice/week.json";
import adviceYear from "../../texts/hi/horoscope/advice/year.json";
import axis from "../../texts/hi/horoscope/axis.json";
import best from "../../texts/hi/horoscope/best.json";
import between from "../../texts/hi/horoscope/between.json";
import continues from "../../texts/hi/horoscope/continues.json";
import actsJupiter from "../../texts/hi/horoscope/day/acts/jupiter.json";
import actsMars from "../../texts/hi/horoscope/day/acts/mars.json";
import actsMercury from "../../texts/hi/horoscope/day/acts/mercury.json";
import actsNeptune from "../../texts/hi/horoscope/day/acts/neptune.json";
import actsPluto from "../../texts/hi/horoscope/day/acts/pluto.json";
import actsSaturn from "../../texts/hi/horoscope/day/acts/saturn.json";
import actsSun from "../../texts/hi/horoscope/day/acts/sun.json";
import actsUranus from "../../texts/hi/horoscope/day/acts/uranus.json";
import actsVenus from "../../texts/hi/horoscope/day/acts/venus.json";
import dayPlaces from "../../texts/hi/horoscope/day/places.json";
import dayRules from "../../texts/hi/horoscope/day/rules.json";
import dayStands from "../../texts/hi/horoscope/day/stands.json";
import eclipses from "../../texts/hi/horoscope/eclipses.json";
import entersFast from "../../texts/hi/horoscope/enters-fast.json";
import entersSlow from "../../texts/hi/horoscope/enters-slow.json";
import hands from "../../texts/hi/horoscope/hands.json";
import houseAdvice from "../../texts/hi/horoscope/house-advice.json";
import leaving from "../../texts/hi/horoscope/leaving.json";
import meetsInJupiter from "../../texts/hi/horoscope/meets-in/jupiter.json";
import meetsInMars from "../../texts/hi/horoscope/meets-in/mars.json";
import meetsInNeptune from "../../texts/hi/horoscope/meets-in/neptune.json";
import meetsInPluto from "../../texts/hi/horoscope/meets-in/pluto.json";
import meetsInSaturn from "../../texts/hi/horoscope/meets-in/saturn.json";
import meetsInSun from "../../texts/hi/horoscope/meets-in/sun.json";
import meetsInUranus from "../../texts/hi/horoscope/meets-in/uranus.json";
import meetsInVenus from "../../texts/hi/horoscope/meets-in/venus.json";
import jupiter from "../../texts/hi/horoscope/moon/jupiter.json";
import mars from "../../texts/hi/horoscope/moon/mars.json";
import mercury from "../../texts/hi/horoscope/moon/mercury.json";
import neptune from "../../texts/hi/horoscope/moon/neptune.json";
import pluto from "../../texts/hi/horoscope/moon/pluto.json";
import saturn from "../../texts/hi/horoscope/moon/saturn.json";
import sun from "../../texts/hi/horoscope/moon/sun.json";
import uranus from "../../texts/hi/horoscope/moon/uranus.json";
import venus from "../../texts/hi/horoscope/moon/venus.json";
import moonIn from "../../texts/hi/horoscope/moon-in.json";
import moonVisits from "../../texts/hi/horoscope/moon-visits.json";
import names from "../../texts/hi/horoscope/names.json";
import opening from "../../texts/hi/horoscope/opening.json";
import pairing from "../../texts/hi/horoscope/pairing.json";
import quiet from "../../texts/hi/horoscope/quiet.json";
import rest from "../../texts/hi/horoscope/rest.json";
import returns from "../../texts/hi/horoscope/returns.json";
import returnsSlow from "../../texts/hi/horoscope/returns-slow.json";
import rows from "../../texts/hi/horoscope/rows.json";
import rulerMeetsCareer from "../../texts/hi/horoscope/ruler-meets/career.json";
import rulerMeetsFinance from "../../texts/hi/horoscope/ruler-meets/finance.json";
import rulerMeetsHealth from "../../texts/hi/horoscope/ruler-meets/health.json";
import rulerMeetsLove from "../../texts/hi/horoscope/ruler-meets/love.json";
import rules from "../../texts/hi/horoscope/rules.json";
import season from "../../texts/hi/horoscope/season.json";
import career from "../../texts/hi/horoscope/stands/career.json";
import finance from "../../texts/hi/horoscope/stands/finance.json";
import health from "../../texts/hi/horoscope/stands/health.json";
import love from "../../texts/hi/horoscope/stands/love.json";
import stationRows from "../../texts/hi/horoscope/station-rows.json";
import themes from "../../texts/hi/horoscope/themes.json";
import timing from "../../texts/hi/horoscope/timing.json";
import turns from "../../texts/hi/horoscope/turns.json";
import turnsIn from "../../texts/hi/horoscope/turns-in.json";
import visits from "../../texts/hi/horoscope/visits.json";

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
