// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import type { MessageTree } from "@almagest/operation";
import arudhas from "../../texts/es/arudhas.json";
import atmakaraka from "../../texts/es/atmakaraka.json";
import avasthas from "../../texts/es/avasthas.json";
import balas from "../../texts/es/balas.json";
import gocharaReasons from "../../texts/es/gochara-reasons.json";
import houses from "../../texts/es/houses.json";
import karakas from "../../texts/es/karakas.json";
import kpCusp from "../../texts/es/kp/cusp.json";
import kpFacts from "../../texts/es/kp/facts.json";
import kpLevel from "../../texts/es/kp/level.json";
import kpMatter from "../../texts/es/kp/matter.json";
import kpPromise from "../../texts/es/kp/promise.json";
import narrowing from "../../texts/es/narrowing.json";
import rashis from "../../texts/es/rashis.json";
import strength from "../../texts/es/strength.json";
import upagrahas from "../../texts/es/upagrahas.json";
import vargas from "../../texts/es/vargas.json";
import vargottama from "../../texts/es/vargottama.json";
import { antardasha, mahadasha, prana, pratyantardasha, sookshma } from "./es-dashas";
import { doshas } from "./es-doshas";
import { gocharaFromMoon } from "./es-gochara";
import { grahaInHouse, grahaInNakshatra, grahaInRashi } from "./es-grahas";
import { judgment } from "./es-judgment";
import { matchmaking } from "./es-matching";
import { nakshatras } from "./es-nakshatras";
import { panchang } from "./es-panchang";
import { conjunctions, drishti, lagnaLordInHouse, lordship } from "./es-relations";
import { synthesis } from "./es-synthesis";
import { yogas } from "./es-yogas";

/** The texts by the keys of the English ones: groups that are whole. */
export const messages: MessageTree = {
  ...doshas,
  ...matchmaking,
  ...panchang,
  antardasha,
  arudhas,
  atmakaraka,
  avasthas,
  balas,
  conjunctions,
  drishti,
  gocharaFromMoon,
  gocharaReasons,
  grahaInHouse,
  grahaInNakshatra,
  grahaInRashi,
  houses,
  judgment,
  karakas,
  kp: { cusp: kpCusp, facts: kpFacts, level: kpLevel, matter: kpMatter, promise: kpPromise },
  lagnaLordInHouse,
  lordship,
  mahadasha,
  nakshatras,
  prana,
  pratyantardasha,
  rashis,
  sookshma,
  strength,
  synthesis,
  upagrahas,
  vargas,
  narrowing,
  vargottama: vargottama.text,
  yogas,
};
