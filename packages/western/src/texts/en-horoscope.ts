import adviceMonth from "../../texts/en/horoscope/advice/month.json";
import adviceWeek from "../../texts/en/horoscope/advice/week.json";
import adviceYear from "../../texts/en/horoscope/advice/year.json";
import axis from "../../texts/en/horoscope/axis.json";
import best from "../../texts/en/horoscope/best.json";
import between from "../../texts/en/horoscope/between.json";
import continues from "../../texts/en/horoscope/continues.json";
import actsJupiter from "../../texts/en/horoscope/day/acts/jupiter.json";
import actsMars from "../../texts/en/horoscope/day/acts/mars.json";
import actsMercury from "../../texts/en/horoscope/day/acts/mercury.json";
import actsNeptune from "../../texts/en/horoscope/day/acts/neptune.json";
import actsPluto from "../../texts/en/horoscope/day/acts/pluto.json";
import actsSaturn from "../../texts/en/horoscope/day/acts/saturn.json";
import actsSun from "../../texts/en/horoscope/day/acts/sun.json";
import actsUranus from "../../texts/en/horoscope/day/acts/uranus.json";
import actsVenus from "../../texts/en/horoscope/day/acts/venus.json";
import dayPlaces from "../../texts/en/horoscope/day/places.json";
import dayRules from "../../texts/en/horoscope/day/rules.json";
import dayStands from "../../texts/en/horoscope/day/stands.json";
import eclipses from "../../texts/en/horoscope/eclipses.json";
import entersFast from "../../texts/en/horoscope/enters-fast.json";
import entersSlow from "../../texts/en/horoscope/enters-slow.json";
import hands from "../../texts/en/horoscope/hands.json";
import houseAdvice from "../../texts/en/horoscope/house-advice.json";
import leaving from "../../texts/en/horoscope/leaving.json";
import meetsInJupiter from "../../texts/en/horoscope/meets-in/jupiter.json";
import meetsInMars from "../../texts/en/horoscope/meets-in/mars.json";
import meetsInNeptune from "../../texts/en/horoscope/meets-in/neptune.json";
import meetsInPluto from "../../texts/en/horoscope/meets-in/pluto.json";
import meetsInSaturn from "../../texts/en/horoscope/meets-in/saturn.json";
import meetsInSun from "../../texts/en/horoscope/meets-in/sun.json";
import meetsInUranus from "../../texts/en/horoscope/meets-in/uranus.json";
import meetsInVenus from "../../texts/en/horoscope/meets-in/venus.json";
import jupiter from "../../texts/en/horoscope/moon/jupiter.json";
import mars from "../../texts/en/horoscope/moon/mars.json";
import mercury from "../../texts/en/horoscope/moon/mercury.json";
import neptune from "../../texts/en/horoscope/moon/neptune.json";
import pluto from "../../texts/en/horoscope/moon/pluto.json";
import saturn from "../../texts/en/horoscope/moon/saturn.json";
import sun from "../../texts/en/horoscope/moon/sun.json";
import uranus from "../../texts/en/horoscope/moon/uranus.json";
import venus from "../../texts/en/horoscope/moon/venus.json";
import moonIn from "../../texts/en/horoscope/moon-in.json";
import moonVisits from "../../texts/en/horoscope/moon-visits.json";
import names from "../../texts/en/horoscope/names.json";
import opening from "../../texts/en/horoscope/opening.json";
import pairing from "../../texts/en/horoscope/pairing.json";
import quiet from "../../texts/en/horoscope/quiet.json";
import rest from "../../texts/en/horoscope/rest.json";
import returns from "../../texts/en/horoscope/returns.json";
import returnsSlow from "../../texts/en/horoscope/returns-slow.json";
import rows from "../../texts/en/horoscope/rows.json";
import rulerMeetsCareer from "../../texts/en/horoscope/ruler-meets/career.json";
import rulerMeetsFinance from "../../texts/en/horoscope/ruler-meets/finance.json";
import rulerMeetsHealth from "../../texts/en/horoscope/ruler-meets/health.json";
import rulerMeetsLove from "../../texts/en/horoscope/ruler-meets/love.json";
import rules from "../../texts/en/horoscope/rules.json";
import season from "../../texts/en/horoscope/season.json";
import career from "../../texts/en/horoscope/stands/career.json";
import finance from "../../texts/en/horoscope/stands/finance.json";
import health from "../../texts/en/horoscope/stands/health.json";
import love from "../../texts/en/horoscope/stands/love.json";
import stationRows from "../../texts/en/horoscope/station-rows.json";
import themes from "../../texts/en/horoscope/themes.json";
import timing from "../../texts/en/horoscope/timing.json";
import turns from "../../texts/en/horoscope/turns.json";
import turnsIn from "../../texts/en/horoscope/turns-in.json";
import visits from "../../texts/en/horoscope/visits.json";

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
