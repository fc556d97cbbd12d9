// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import chandrabala from "../../texts/es/chandrabala.json";
import choghadiya from "../../texts/es/choghadiya.json";
import dayVerdict from "../../texts/es/day-verdict.json";
import festivalRules from "../../texts/es/festival-rules.json";
import festivals from "../../texts/es/festivals.json";
import horas from "../../texts/es/horas.json";
import karanas from "../../texts/es/karanas.json";
import lunarMonths from "../../texts/es/lunar-months.json";
import muhurta from "../../texts/es/muhurta.json";
import muhurtas from "../../texts/es/muhurtas.json";
import nityaYogas from "../../texts/es/nitya-yogas.json";
import panchaka from "../../texts/es/panchaka.json";
import tarabala from "../../texts/es/tarabala.json";
import tithis from "../../texts/es/tithis.json";
import varas from "../../texts/es/varas.json";

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
