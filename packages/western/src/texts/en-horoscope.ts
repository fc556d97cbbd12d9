import best from "../../texts/en/horoscope/best.json";
import between from "../../texts/en/horoscope/between.json";
import bodyAdvice from "../../texts/en/horoscope/body-advice.json";
import closing from "../../texts/en/horoscope/closing.json";
import dayRuler from "../../texts/en/horoscope/day-ruler.json";
import eclipses from "../../texts/en/horoscope/eclipses.json";
import entersFast from "../../texts/en/horoscope/enters-fast.json";
import entersSlow from "../../texts/en/horoscope/enters-slow.json";
import hands from "../../texts/en/horoscope/hands.json";
import houseAdvice from "../../texts/en/horoscope/house-advice.json";
import meetsFast from "../../texts/en/horoscope/meets-fast.json";
import meetsSlow from "../../texts/en/horoscope/meets-slow.json";
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
import moonMoves from "../../texts/en/horoscope/moon-moves.json";
import moonVisits from "../../texts/en/horoscope/moon-visits.json";
import names from "../../texts/en/horoscope/names.json";
import opening from "../../texts/en/horoscope/opening.json";
import returns from "../../texts/en/horoscope/returns.json";
import rows from "../../texts/en/horoscope/rows.json";
import rules from "../../texts/en/horoscope/rules.json";
import season from "../../texts/en/horoscope/season.json";
import career from "../../texts/en/horoscope/stands/career.json";
import finance from "../../texts/en/horoscope/stands/finance.json";
import health from "../../texts/en/horoscope/stands/health.json";
import love from "../../texts/en/horoscope/stands/love.json";
import themes from "../../texts/en/horoscope/themes.json";
import turns from "../../texts/en/horoscope/turns.json";

/** The paragraphs that horoscopes are told in, by family. */
export const horoscope = {
  names,
  moon: { sun, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto },
  meets: { ...meetsFast, ...meetsSlow },
  between,
  enters: { ...entersFast, ...entersSlow },
  returns,
  turns,
  eclipses,
  moonIn,
  moonMoves,
  moonVisits,
  stands: { love, career, health, finance },
  rules,
  season,
  themes,
  hands,
  best,
  opening,
  closing,
  houseAdvice,
  bodyAdvice,
  dayRuler,
  rows,
};
