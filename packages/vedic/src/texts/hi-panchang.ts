import karanas from "../../texts/hi/karanas.json";
import nityaYogas from "../../texts/hi/nitya-yogas.json";
import tarabala from "../../texts/hi/tarabala.json";
import tithis from "../../texts/hi/tithis.json";
import varas from "../../texts/hi/varas.json";

/** The limbs and the hours of a day, by the ids of their vocabularies. */
export const panchang = {
  karanas,
  nityaYogas,
  tarabala,
  tithis,
  varas,
};
