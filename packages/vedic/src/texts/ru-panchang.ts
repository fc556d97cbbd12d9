// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import chandrabala from "../../texts/ru/chandrabala.json";
import choghadiya from "../../texts/ru/choghadiya.json";
import dayVerdict from "../../texts/ru/day-verdict.json";
import festivalRules from "../../texts/ru/festival-rules.json";
import festivals from "../../texts/ru/festivals.json";
import horas from "../../texts/ru/horas.json";
import karanas from "../../texts/ru/karanas.json";
import lunarMonths from "../../texts/ru/lunar-months.json";
import muhurta from "../../texts/ru/muhurta.json";
import muhurtas from "../../texts/ru/muhurtas.json";
import nityaYogas from "../../texts/ru/nitya-yogas.json";
import panchaka from "../../texts/ru/panchaka.json";
import tarabala from "../../texts/ru/tarabala.json";
import tithis from "../../texts/ru/tithis.json";
import varas from "../../texts/ru/varas.json";

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
