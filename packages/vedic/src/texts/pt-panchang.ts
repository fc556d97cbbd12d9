// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import chandrabala from "../../texts/pt/chandrabala.json";
import choghadiya from "../../texts/pt/choghadiya.json";
import dayVerdict from "../../texts/pt/day-verdict.json";
import festivalRules from "../../texts/pt/festival-rules.json";
import festivals from "../../texts/pt/festivals.json";
import horas from "../../texts/pt/horas.json";
import karanas from "../../texts/pt/karanas.json";
import lunarMonths from "../../texts/pt/lunar-months.json";
import muhurta from "../../texts/pt/muhurta.json";
import muhurtas from "../../texts/pt/muhurtas.json";
import nityaYogas from "../../texts/pt/nitya-yogas.json";
import panchaka from "../../texts/pt/panchaka.json";
import tarabala from "../../texts/pt/tarabala.json";
import tithis from "../../texts/pt/tithis.json";
import varas from "../../texts/pt/varas.json";

/** The limbs and the hours of a day, by the ids of their vocabularies. */
export const panchang = {
  chandrabala,
  choghadiya,
  dayVerdict,
  festivalRules,
  festivals,
  horas,
  karanas,
  lunarMonths,
  muhurta,
  muhurtas,
  nityaYogas,
  panchaka,
  tarabala,
  tithis,
  varas,
};
