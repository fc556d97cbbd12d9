// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import chandrabala from "../../texts/zh-Hant/chandrabala.json";
import choghadiya from "../../texts/zh-Hant/choghadiya.json";
import dayVerdict from "../../texts/zh-Hant/day-verdict.json";
import festivalRules from "../../texts/zh-Hant/festival-rules.json";
import festivals from "../../texts/zh-Hant/festivals.json";
import horas from "../../texts/zh-Hant/horas.json";
import karanas from "../../texts/zh-Hant/karanas.json";
import lunarMonths from "../../texts/zh-Hant/lunar-months.json";
import muhurta from "../../texts/zh-Hant/muhurta.json";
import muhurtas from "../../texts/zh-Hant/muhurtas.json";
import nityaYogas from "../../texts/zh-Hant/nitya-yogas.json";
import panchaka from "../../texts/zh-Hant/panchaka.json";
import tarabala from "../../texts/zh-Hant/tarabala.json";
import tithis from "../../texts/zh-Hant/tithis.json";
import varas from "../../texts/zh-Hant/varas.json";

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
