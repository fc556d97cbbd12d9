// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import chandrabala from "../../texts/fr/chandrabala.json";
import choghadiya from "../../texts/fr/choghadiya.json";
import dayVerdict from "../../texts/fr/day-verdict.json";
import festivalRules from "../../texts/fr/festival-rules.json";
import festivals from "../../texts/fr/festivals.json";
import horas from "../../texts/fr/horas.json";
import karanas from "../../texts/fr/karanas.json";
import lunarMonths from "../../texts/fr/lunar-months.json";
import muhurta from "../../texts/fr/muhurta.json";
import muhurtas from "../../texts/fr/muhurtas.json";
import nityaYogas from "../../texts/fr/nitya-yogas.json";
import panchaka from "../../texts/fr/panchaka.json";
import tarabala from "../../texts/fr/tarabala.json";
import tithis from "../../texts/fr/tithis.json";
import varas from "../../texts/fr/varas.json";

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
