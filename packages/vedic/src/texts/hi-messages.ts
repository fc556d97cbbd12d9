import type { MessageTree } from "@almagest/operation";
import arudhas from "../../texts/hi/arudhas.json";
import atmakaraka from "../../texts/hi/atmakaraka.json";
import avasthas from "../../texts/hi/avasthas.json";
import balas from "../../texts/hi/balas.json";
import houses from "../../texts/hi/houses.json";
import karakas from "../../texts/hi/karakas.json";
import rashis from "../../texts/hi/rashis.json";
import strength from "../../texts/hi/strength.json";
import upagrahas from "../../texts/hi/upagrahas.json";
import vargas from "../../texts/hi/vargas.json";
import vargottama from "../../texts/hi/vargottama.json";
import { mahadasha } from "./hi-dashas";
import { doshas } from "./hi-doshas";
import { grahaInHouse, grahaInNakshatra, grahaInRashi } from "./hi-grahas";
import { judgment } from "./hi-judgment";
import { panchang } from "./hi-panchang";
import { conjunctions, drishti, lagnaLordInHouse } from "./hi-relations";
import { synthesis } from "./hi-synthesis";
import { yogas } from "./hi-yogas";

/** The Hindi texts by their keys. */
export const messages: MessageTree = {
  ...doshas,
  ...panchang,
  arudhas,
  atmakaraka,
  avasthas,
  balas,
  conjunctions,
  drishti,
  grahaInHouse,
  grahaInNakshatra,
  grahaInRashi,
  houses,
  judgment,
  karakas,
  lagnaLordInHouse,
  mahadasha,
  rashis,
  strength,
  synthesis,
  upagrahas,
  vargas,
  vargottama: vargottama.text,
  yogas,
};
