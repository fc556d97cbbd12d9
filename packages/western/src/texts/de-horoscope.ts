// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import adviceMonth from "../../texts/de/horoscope/advice/month.json";
import adviceWeek from "../../texts/de/horoscope/advice/week.json";
import adviceYear from "../../texts/de/horoscope/advice/year.json";
import axis from "../../texts/de/horoscope/axis.json";
import best from "../../texts/de/horoscope/best.json";
import between from "../../texts/de/horoscope/between.json";
import continues from "../../texts/de/horoscope/continues.json";
import actsJupiter from "../../texts/de/horoscope/day/acts/jupiter.json";
import actsMars from "../../texts/de/horoscope/day/acts/mars.json";
import actsMercury from "../../texts/de/horoscope/day/acts/mercury.json";
import actsNeptune from "../../texts/de/horoscope/day/acts/neptune.json";
import actsPluto from "../../texts/de/horoscope/day/acts/pluto.json";
import actsSaturn from "../../texts/de/horoscope/day/acts/saturn.json";
import actsSun from "../../texts/de/horoscope/day/acts/sun.json";
import actsUranus from "../../texts/de/horoscope/day/acts/uranus.json";
import actsVenus from "../../texts/de/horoscope/day/acts/venus.json";
import dayPlaces from "../../texts/de/horoscope/day/places.json";
import dayRules from "../../texts/de/horoscope/day/rules.json";
import dayStands from "../../texts/de/horoscope/day/stands.json";
import eclipses from "../../texts/de/horoscope/eclipses.json";
import entersFast from "../../texts/de/horoscope/enters-fast.json";
import entersSlow from "../../texts/de/horoscope/enters-slow.json";
import hands from "../../texts/de/horoscope/hands.json";
import houseAdvice from "../../texts/de/horoscope/house-advice.json";
import leaving from "../../texts/de/horoscope/leaving.json";
import meetsInJupiter from "../../texts/de/horoscope/meets-in/jupiter.json";
import meetsInMars from "../../texts/de/horoscope/meets-in/mars.json";
import meetsInNeptune from "../../texts/de/horoscope/meets-in/neptune.json";
import meetsInPluto from "../../texts/de/horoscope/meets-in/pluto.json";
import meetsInSaturn from "../../texts/de/horoscope/meets-in/saturn.json";
import meetsInSun from "../../texts/de/horoscope/meets-in/sun.json";
import meetsInUranus from "../../texts/de/horoscope/meets-in/uranus.json";
import meetsInVenus from "../../texts/de/horoscope/meets-in/venus.json";
import jupiter from "../../texts/de/horoscope/moon/jupiter.json";
import mars from "../../texts/de/horoscope/moon/mars.json";
import mercury from "../../texts/de/horoscope/moon/mercury.json";
import neptune from "../../texts/de/horoscope/moon/neptune.json";
import pluto from "../../texts/de/horoscope/moon/pluto.json";
import saturn from "../../texts/de/horoscope/moon/saturn.json";
import sun from "../../texts/de/horoscope/moon/sun.json";
import uranus from "../../texts/de/horoscope/moon/uranus.json";
import venus from "../../texts/de/horoscope/moon/venus.json";
import moonIn from "../../texts/de/horoscope/moon-in.json";
import moonVisits from "../../texts/de/horoscope/moon-visits.json";
import names from "../../texts/de/horoscope/names.json";
import opening from "../../texts/de/horoscope/opening.json";
import pairing from "../../texts/de/horoscope/pairing.json";
import quiet from "../../texts/de/horoscope/quiet.json";
import rest from "../../texts/de/horoscope/rest.json";
import returns from "../../texts/de/horoscope/returns.json";
import returnsSlow from "../../texts/de/horoscope/returns-slow.json";
import rows from "../../texts/de/horoscope/rows.json";
import rulerMeetsCareer from "../../texts/de/horoscope/ruler-meets/career.json";
import rulerMeetsFinance from "../../texts/de/horoscope/ruler-meets/finance.json";
import rulerMeetsHealth from "../../texts/de/horoscope/ruler-meets/health.json";
import rulerMeetsLove from "../../texts/de/horoscope/ruler-meets/love.json";
import rules from "../../texts/de/horoscope/rules.json";
import season from "../../texts/de/horoscope/season.json";
import career from "../../texts/de/horoscope/stands/career.json";
import finance from "../../texts/de/horoscope/stands/finance.json";
import health from "../../texts/de/horoscope/stands/health.json";
import love from "../../texts/de/horoscope/stands/love.json";
import stationRows from "../../texts/de/horoscope/station-rows.json";
import themes from "../../texts/de/horoscope/themes.json";
import timing from "../../texts/de/horoscope/timing.json";
import turns from "../../texts/de/horoscope/turns.json";
import turnsIn from "../../texts/de/horoscope/turns-in.json";
import visits from "../../texts/de/horoscope/visits.json";

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
