// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import adviceMonth from "../../texts/pt/horoscope/advice/month.json";
import adviceWeek from "../../texts/pt/horoscope/advice/week.json";
import adviceYear from "../../texts/pt/horoscope/advice/year.json";
import axis from "../../texts/pt/horoscope/axis.json";
import best from "../../texts/pt/horoscope/best.json";
import between from "../../texts/pt/horoscope/between.json";
import continues from "../../texts/pt/horoscope/continues.json";
import actsJupiter from "../../texts/pt/horoscope/day/acts/jupiter.json";
import actsMars from "../../texts/pt/horoscope/day/acts/mars.json";
import actsMercury from "../../texts/pt/horoscope/day/acts/mercury.json";
import actsNeptune from "../../texts/pt/horoscope/day/acts/neptune.json";
import actsPluto from "../../texts/pt/horoscope/day/acts/pluto.json";
import actsSaturn from "../../texts/pt/horoscope/day/acts/saturn.json";
import actsSun from "../../texts/pt/horoscope/day/acts/sun.json";
import actsUranus from "../../texts/pt/horoscope/day/acts/uranus.json";
import actsVenus from "../../texts/pt/horoscope/day/acts/venus.json";
import dayPlaces from "../../texts/pt/horoscope/day/places.json";
import dayRules from "../../texts/pt/horoscope/day/rules.json";
import dayStands from "../../texts/pt/horoscope/day/stands.json";
import eclipses from "../../texts/pt/horoscope/eclipses.json";
import entersFast from "../../texts/pt/horoscope/enters-fast.json";
import entersSlow from "../../texts/pt/horoscope/enters-slow.json";
import hands from "../../texts/pt/horoscope/hands.json";
import houseAdvice from "../../texts/pt/horoscope/house-advice.json";
import leaving from "../../texts/pt/horoscope/leaving.json";
import meetsInJupiter from "../../texts/pt/horoscope/meets-in/jupiter.json";
import meetsInMars from "../../texts/pt/horoscope/meets-in/mars.json";
import meetsInNeptune from "../../texts/pt/horoscope/meets-in/neptune.json";
import meetsInPluto from "../../texts/pt/horoscope/meets-in/pluto.json";
import meetsInSaturn from "../../texts/pt/horoscope/meets-in/saturn.json";
import meetsInSun from "../../texts/pt/horoscope/meets-in/sun.json";
import meetsInUranus from "../../texts/pt/horoscope/meets-in/uranus.json";
import meetsInVenus from "../../texts/pt/horoscope/meets-in/venus.json";
import jupiter from "../../texts/pt/horoscope/moon/jupiter.json";
import mars from "../../texts/pt/horoscope/moon/mars.json";
import mercury from "../../texts/pt/horoscope/moon/mercury.json";
import neptune from "../../texts/pt/horoscope/moon/neptune.json";
import pluto from "../../texts/pt/horoscope/moon/pluto.json";
import saturn from "../../texts/pt/horoscope/moon/saturn.json";
import sun from "../../texts/pt/horoscope/moon/sun.json";
import uranus from "../../texts/pt/horoscope/moon/uranus.json";
import venus from "../../texts/pt/horoscope/moon/venus.json";
import moonIn from "../../texts/pt/horoscope/moon-in.json";
import moonVisits from "../../texts/pt/horoscope/moon-visits.json";
import names from "../../texts/pt/horoscope/names.json";
import opening from "../../texts/pt/horoscope/opening.json";
import pairing from "../../texts/pt/horoscope/pairing.json";
import quiet from "../../texts/pt/horoscope/quiet.json";
import rest from "../../texts/pt/horoscope/rest.json";
import returns from "../../texts/pt/horoscope/returns.json";
import returnsSlow from "../../texts/pt/horoscope/returns-slow.json";
import rows from "../../texts/pt/horoscope/rows.json";
import rulerMeetsCareer from "../../texts/pt/horoscope/ruler-meets/career.json";
import rulerMeetsFinance from "../../texts/pt/horoscope/ruler-meets/finance.json";
import rulerMeetsHealth from "../../texts/pt/horoscope/ruler-meets/health.json";
import rulerMeetsLove from "../../texts/pt/horoscope/ruler-meets/love.json";
import rules from "../../texts/pt/horoscope/rules.json";
import season from "../../texts/pt/horoscope/season.json";
import career from "../../texts/pt/horoscope/stands/career.json";
import finance from "../../texts/pt/horoscope/stands/finance.json";
import health from "../../texts/pt/horoscope/stands/health.json";
import love from "../../texts/pt/horoscope/stands/love.json";
import stationRows from "../../texts/pt/horoscope/station-rows.json";
import themes from "../../texts/pt/horoscope/themes.json";
import timing from "../../texts/pt/horoscope/timing.json";
import turns from "../../texts/pt/horoscope/turns.json";
import turnsIn from "../../texts/pt/horoscope/turns-in.json";
import visits from "../../texts/pt/horoscope/visits.json";

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
