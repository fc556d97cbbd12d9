import chandrabala from "../../texts/en/chandrabala.json";
import choghadiya from "../../texts/en/choghadiya.json";
import dayVerdict from "../../texts/en/day-verdict.json";
import festivalRules from "../../texts/en/festival-rules.json";
import festivals from "../../texts/en/festivals.json";
import horas from "../../texts/en/horas.json";
import karanas from "../../texts/en/karanas.json";
import lunarMonths from "../../texts/en/lunar-months.json";
import muhurta from "../../texts/en/muhurta.json";
import muhurtas from "../../texts/en/muhurtas.json";
import nityaYogas from "../../texts/en/nitya-yogas.json";
import panchaka from "../../texts/en/panchaka.json";
import tarabala from "../../texts/en/tarabala.json";
import tithis from "../../texts/en/tithis.json";
import varas from "../../texts/en/varas.json";

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
