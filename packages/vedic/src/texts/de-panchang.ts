// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import chandrabala from "../../texts/de/chandrabala.json";
import choghadiya from "../../texts/de/choghadiya.json";
import dayVerdict from "../../texts/de/day-verdict.json";
import festivalRules from "../../texts/de/festival-rules.json";
import festivals from "../../texts/de/festivals.json";
import horas from "../../texts/de/horas.json";
import karanas from "../../texts/de/karanas.json";
import lunarMonths from "../../texts/de/lunar-months.json";
import muhurta from "../../texts/de/muhurta.json";
import muhurtas from "../../texts/de/muhurtas.json";
import nityaYogas from "../../texts/de/nitya-yogas.json";
import panchaka from "../../texts/de/panchaka.json";
import tarabala from "../../texts/de/tarabala.json";
import tithis from "../../texts/de/tithis.json";
import varas from "../../texts/de/varas.json";

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
