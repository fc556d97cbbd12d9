// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import adviceMonth from "../../texts/fr/horoscope/advice/month.json";
import adviceWeek from "../../texts/fr/horoscope/advice/week.json";
import adviceYear from "../../texts/fr/horoscope/advice/year.json";
import axis from "../../texts/fr/horoscope/axis.json";
import best from "../../texts/fr/horoscope/best.json";
import between from "../../texts/fr/horoscope/between.json";
import continues from "../../texts/fr/horoscope/continues.json";
import actsJupiter from "../../texts/fr/horoscope/day/acts/jupiter.json";
import actsMars from "../../texts/fr/horoscope/day/acts/mars.json";
import actsMercury from "../../texts/fr/horoscope/day/acts/mercury.json";
import actsNeptune from "../../texts/fr/horoscope/day/acts/neptune.json";
import actsPluto from "../../texts/fr/horoscope/day/acts/pluto.json";
import actsSaturn from "../../texts/fr/horoscope/day/acts/saturn.json";
import actsSun from "../../texts/fr/horoscope/day/acts/sun.json";
import actsUranus from "../../texts/fr/horoscope/day/acts/uranus.json";
import actsVenus from "../../texts/fr/horoscope/day/acts/venus.json";
import dayPlaces from "../../texts/fr/horoscope/day/places.json";
import dayRules from "../../texts/fr/horoscope/day/rules.json";
import dayStands from "../../texts/fr/horoscope/day/stands.json";
import eclipses from "../../texts/fr/horoscope/eclipses.json";
import entersFast from "../../texts/fr/horoscope/enters-fast.json";
import entersSlow from "../../texts/fr/horoscope/enters-slow.json";
import hands from "../../texts/fr/horoscope/hands.json";
import houseAdvice from "../../texts/fr/horoscope/house-advice.json";
import leaving from "../../texts/fr/horoscope/leaving.json";
import meetsInJupiter from "../../texts/fr/horoscope/meets-in/jupiter.json";
import meetsInMars from "../../texts/fr/horoscope/meets-in/mars.json";
import meetsInNeptune from "../../texts/fr/horoscope/meets-in/neptune.json";
import meetsInPluto from "../../texts/fr/horoscope/meets-in/pluto.json";
import meetsInSaturn from "../../texts/fr/horoscope/meets-in/saturn.json";
import meetsInSun from "../../texts/fr/horoscope/meets-in/sun.json";
import meetsInUranus from "../../texts/fr/horoscope/meets-in/uranus.json";
import meetsInVenus from "../../texts/fr/horoscope/meets-in/venus.json";
import jupiter from "../../texts/fr/horoscope/moon/jupiter.json";
import mars from "../../texts/fr/horoscope/moon/mars.json";
import mercury from "../../texts/fr/horoscope/moon/mercury.json";
import neptune from "../../texts/fr/horoscope/moon/neptune.json";
import pluto from "../../texts/fr/horoscope/moon/pluto.json";
import saturn from "../../texts/fr/horoscope/moon/saturn.json";
import sun from "../../texts/fr/horoscope/moon/sun.json";
import uranus from "../../texts/fr/horoscope/moon/uranus.json";
import venus from "../../texts/fr/horoscope/moon/venus.json";
import moonIn from "../../texts/fr/horoscope/moon-in.json";
import moonVisits from "../../texts/fr/horoscope/moon-visits.json";
import names from "../../texts/fr/horoscope/names.json";
import opening from "../../texts/fr/horoscope/opening.json";
import pairing from "../../texts/fr/horoscope/pairing.json";
import quiet from "../../texts/fr/horoscope/quiet.json";
import rest from "../../texts/fr/horoscope/rest.json";
import returns from "../../texts/fr/horoscope/returns.json";
import returnsSlow from "../../texts/fr/horoscope/returns-slow.json";
import rows from "../../texts/fr/horoscope/rows.json";
import rulerMeetsCareer from "../../texts/fr/horoscope/ruler-meets/career.json";
import rulerMeetsFinance from "../../texts/fr/horoscope/ruler-meets/finance.json";
import rulerMeetsHealth from "../../texts/fr/horoscope/ruler-meets/health.json";
import rulerMeetsLove from "../../texts/fr/horoscope/ruler-meets/love.json";
import rules from "../../texts/fr/horoscope/rules.json";
import season from "../../texts/fr/horoscope/season.json";
import career from "../../texts/fr/horoscope/stands/career.json";
import finance from "../../texts/fr/horoscope/stands/finance.json";
import health from "../../texts/fr/horoscope/stands/health.json";
import love from "../../texts/fr/horoscope/stands/love.json";
import stationRows from "../../texts/fr/horoscope/station-rows.json";
import themes from "../../texts/fr/horoscope/themes.json";
import timing from "../../texts/fr/horoscope/timing.json";
import turns from "../../texts/fr/horoscope/turns.json";
import turnsIn from "../../texts/fr/horoscope/turns-in.json";
import visits from "../../texts/fr/horoscope/visits.json";

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
