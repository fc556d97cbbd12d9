// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import adviceMonth from "../../texts/tr/horoscope/advice/month.json";
import adviceWeek from "../../texts/tr/horoscope/advice/week.json";
import adviceYear from "../../texts/tr/horoscope/advice/year.json";
import axis from "../../texts/tr/horoscope/axis.json";
import best from "../../texts/tr/horoscope/best.json";
import between from "../../texts/tr/horoscope/between.json";
import continues from "../../texts/tr/horoscope/continues.json";
import actsJupiter from "../../texts/tr/horoscope/day/acts/jupiter.json";
import actsMars from "../../texts/tr/horoscope/day/acts/mars.json";
import actsMercury from "../../texts/tr/horoscope/day/acts/mercury.json";
import actsNeptune from "../../texts/tr/horoscope/day/acts/neptune.json";
import actsPluto from "../../texts/tr/horoscope/day/acts/pluto.json";
import actsSaturn from "../../texts/tr/horoscope/day/acts/saturn.json";
import actsSun from "../../texts/tr/horoscope/day/acts/sun.json";
import actsUranus from "../../texts/tr/horoscope/day/acts/uranus.json";
import actsVenus from "../../texts/tr/horoscope/day/acts/venus.json";
import dayPlaces from "../../texts/tr/horoscope/day/places.json";
import dayRules from "../../texts/tr/horoscope/day/rules.json";
import dayStands from "../../texts/tr/horoscope/day/stands.json";
import eclipses from "../../texts/tr/horoscope/eclipses.json";
import entersFast from "../../texts/tr/horoscope/enters-fast.json";
import entersSlow from "../../texts/tr/horoscope/enters-slow.json";
import hands from "../../texts/tr/horoscope/hands.json";
import houseAdvice from "../../texts/tr/horoscope/house-advice.json";
import leaving from "../../texts/tr/horoscope/leaving.json";
import meetsInJupiter from "../../texts/tr/horoscope/meets-in/jupiter.json";
import meetsInMars from "../../texts/tr/horoscope/meets-in/mars.json";
import meetsInNeptune from "../../texts/tr/horoscope/meets-in/neptune.json";
import meetsInPluto from "../../texts/tr/horoscope/meets-in/pluto.json";
import meetsInSaturn from "../../texts/tr/horoscope/meets-in/saturn.json";
import meetsInSun from "../../texts/tr/horoscope/meets-in/sun.json";
import meetsInUranus from "../../texts/tr/horoscope/meets-in/uranus.json";
import meetsInVenus from "../../texts/tr/horoscope/meets-in/venus.json";
import jupiter from "../../texts/tr/horoscope/moon/jupiter.json";
import mars from "../../texts/tr/horoscope/moon/mars.json";
import mercury from "../../texts/tr/horoscope/moon/mercury.json";
import neptune from "../../texts/tr/horoscope/moon/neptune.json";
import pluto from "../../texts/tr/horoscope/moon/pluto.json";
import saturn from "../../texts/tr/horoscope/moon/saturn.json";
import sun from "../../texts/tr/horoscope/moon/sun.json";
import uranus from "../../texts/tr/horoscope/moon/uranus.json";
import venus from "../../texts/tr/horoscope/moon/venus.json";
import moonIn from "../../texts/tr/horoscope/moon-in.json";
import moonVisits from "../../texts/tr/horoscope/moon-visits.json";
import names from "../../texts/tr/horoscope/names.json";
import opening from "../../texts/tr/horoscope/opening.json";
import pairing from "../../texts/tr/horoscope/pairing.json";
import quiet from "../../texts/tr/horoscope/quiet.json";
import rest from "../../texts/tr/horoscope/rest.json";
import returns from "../../texts/tr/horoscope/returns.json";
import returnsSlow from "../../texts/tr/horoscope/returns-slow.json";
import rows from "../../texts/tr/horoscope/rows.json";
import rulerMeetsCareer from "../../texts/tr/horoscope/ruler-meets/career.json";
import rulerMeetsFinance from "../../texts/tr/horoscope/ruler-meets/finance.json";
import rulerMeetsHealth from "../../texts/tr/horoscope/ruler-meets/health.json";
import rulerMeetsLove from "../../texts/tr/horoscope/ruler-meets/love.json";
import rules from "../../texts/tr/horoscope/rules.json";
import season from "../../texts/tr/horoscope/season.json";
import career from "../../texts/tr/horoscope/stands/career.json";
import finance from "../../texts/tr/horoscope/stands/finance.json";
import health from "../../texts/tr/horoscope/stands/health.json";
import love from "../../texts/tr/horoscope/stands/love.json";
import stationRows from "../../texts/tr/horoscope/station-rows.json";
import themes from "../../texts/tr/horoscope/themes.json";
import timing from "../../texts/tr/horoscope/timing.json";
import turns from "../../texts/tr/horoscope/turns.json";
import turnsIn from "../../texts/tr/horoscope/turns-in.json";
import visits from "../../texts/tr/horoscope/visits.json";

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
