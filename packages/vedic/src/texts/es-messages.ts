// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import type { MessageTree } from "@almagest/operation";
import arudhas from "../../texts/es/arudhas.json";
import atmakaraka from "../../texts/es/atmakaraka.json";
import avasthas from "../../texts/es/avasthas.json";
import balas from "../../texts/es/balas.json";
import gocharaReasons from "../../texts/es/gochara-reasons.json";
import karakas from "../../texts/es/karakas.json";
import rashis from "../../texts/es/rashis.json";
import upagrahas from "../../texts/es/upagrahas.json";
import vargas from "../../texts/es/vargas.json";
import vargottama from "../../texts/es/vargottama.json";
import { doshas } from "./es-doshas";
import { gocharaFromMoon } from "./es-gochara";
import { grahaInHouse, grahaInNakshatra, grahaInRashi } from "./es-grahas";
import { judgment } from "./es-judgment";
import { matchmaking } from "./es-matching";
import { panchang } from "./es-panchang";
import { yogas } from "./es-yogas";

/** The texts by the keys of the English ones: groups that are whole. */
export const messages: MessageTree = {
  ...doshas,
  ...matchmaking,
  ...panchang,
  arudhas,
  atmakaraka,
  avasthas,
  balas,
  gocharaFromMoon,
  gocharaReasons,
  grahaInHouse,
  grahaInNakshatra,
  grahaInRashi,
  judgment,
  karakas,
  rashis,
  upagrahas,
  vargas,
  vargottama: vargottama.text,
  yogas,
};
