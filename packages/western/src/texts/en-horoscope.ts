import act from "../../texts/en/horoscope/act.json";
import career from "../../texts/en/horoscope/career.json";
import close from "../../texts/en/horoscope/close.json";
import eclipse from "../../texts/en/horoscope/eclipse.json";
import finance from "../../texts/en/horoscope/finance.json";
import health from "../../texts/en/horoscope/health.json";
import ingress from "../../texts/en/horoscope/ingress.json";
import landing from "../../texts/en/horoscope/landing.json";
import life from "../../texts/en/horoscope/life.json";
import love from "../../texts/en/horoscope/love.json";
import lunation from "../../texts/en/horoscope/lunation.json";
import manner from "../../texts/en/horoscope/manner.json";
import mars from "../../texts/en/horoscope/pairs/mars.json";
import mercury from "../../texts/en/horoscope/pairs/mercury.json";
import moon from "../../texts/en/horoscope/pairs/moon.json";
import slow from "../../texts/en/horoscope/pairs/slow.json";
import sun from "../../texts/en/horoscope/pairs/sun.json";
import venus from "../../texts/en/horoscope/pairs/venus.json";
import patterns from "../../texts/en/horoscope/patterns.json";
import phase from "../../texts/en/horoscope/phase.json";
import station from "../../texts/en/horoscope/station.json";
import year from "../../texts/en/horoscope/year.json";

/** The banks of clauses that horoscopes are told from, and the patterns that join them to sentences. */
export const horoscope = {
  patterns,
  love,
  career,
  health,
  finance,
  life,
  pairs: { moon, mercury, venus, sun, mars, ...slow },
  landing,
  ingress,
  station,
  lunation,
  eclipse,
  manner,
  phase,
  act,
  close,
  year,
};
