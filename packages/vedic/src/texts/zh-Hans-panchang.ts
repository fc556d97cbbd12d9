// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import chandrabala from "../../texts/zh-Hans/chandrabala.json";
import choghadiya from "../../texts/zh-Hans/choghadiya.json";
import dayVerdict from "../../texts/zh-Hans/day-verdict.json";
import festivalRules from "../../texts/zh-Hans/festival-rules.json";
import festivals from "../../texts/zh-Hans/festivals.json";
import horas from "../../texts/zh-Hans/horas.json";
import karanas from "../../texts/zh-Hans/karanas.json";
import lunarMonths from "../../texts/zh-Hans/lunar-months.json";
import muhurta from "../../texts/zh-Hans/muhurta.json";
import muhurtas from "../../texts/zh-Hans/muhurtas.json";
import nityaYogas from "../../texts/zh-Hans/nitya-yogas.json";
import panchaka from "../../texts/zh-Hans/panchaka.json";
import tarabala from "../../texts/zh-Hans/tarabala.json";
import tithis from "../../texts/zh-Hans/tithis.json";
import varas from "../../texts/zh-Hans/varas.json";

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
