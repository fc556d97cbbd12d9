// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import chandrabala from "../../texts/hi/chandrabala.json";
import choghadiya from "../../texts/hi/choghadiya.json";
import dayVerdict from "../../texts/hi/day-verdict.json";
import festivalRules from "../../texts/hi/festival-rules.json";
import festivals from "../../texts/hi/festivals.json";
import horas from "../../texts/hi/horas.json";
import karanas from "../../texts/hi/karanas.json";
import lunarMonths from "../../texts/hi/lunar-months.json";
import muhurta from "../../texts/hi/muhurta.json";
import muhurtas from "../../texts/hi/muhurtas.json";
import nityaYogas from "../../texts/hi/nitya-yogas.json";
import panchaka from "../../texts/hi/panchaka.json";
import tarabala from "../../texts/hi/tarabala.json";
import tithis from "../../texts/hi/tithis.json";
import varas from "../../texts/hi/varas.json";

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
