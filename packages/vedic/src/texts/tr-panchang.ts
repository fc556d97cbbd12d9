// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import chandrabala from "../../texts/tr/chandrabala.json";
import choghadiya from "../../texts/tr/choghadiya.json";
import dayVerdict from "../../texts/tr/day-verdict.json";
import festivalRules from "../../texts/tr/festival-rules.json";
import festivals from "../../texts/tr/festivals.json";
import horas from "../../texts/tr/horas.json";
import karanas from "../../texts/tr/karanas.json";
import lunarMonths from "../../texts/tr/lunar-months.json";
import muhurta from "../../texts/tr/muhurta.json";
import muhurtas from "../../texts/tr/muhurtas.json";
import nityaYogas from "../../texts/tr/nitya-yogas.json";
import panchaka from "../../texts/tr/panchaka.json";
import tarabala from "../../texts/tr/tarabala.json";
import tithis from "../../texts/tr/tithis.json";
import varas from "../../texts/tr/varas.json";

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
