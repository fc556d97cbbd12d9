// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import type { MessageTree } from "@almagest/operation";
import arudhas from "../../texts/pt/arudhas.json";
import atmakaraka from "../../texts/pt/atmakaraka.json";
import avasthas from "../../texts/pt/avasthas.json";
import balas from "../../texts/pt/balas.json";
import gocharaReasons from "../../texts/pt/gochara-reasons.json";
import houses from "../../texts/pt/houses.json";
import karakas from "../../texts/pt/karakas.json";
import kpCusp from "../../texts/pt/kp/cusp.json";
import kpFacts from "../../texts/pt/kp/facts.json";
import kpLevel from "../../texts/pt/kp/level.json";
import kpMatter from "../../texts/pt/kp/matter.json";
import kpPromise from "../../texts/pt/kp/promise.json";
import narrowing from "../../texts/pt/narrowing.json";
import rashis from "../../texts/pt/rashis.json";
import strength from "../../texts/pt/strength.json";
import upagrahas from "../../texts/pt/upagrahas.json";
import vargas from "../../texts/pt/vargas.json";
import vargottama from "../../texts/pt/vargottama.json";
import { antardasha, mahadasha, prana, pratyantardasha, sookshma } from "./pt-dashas";
import { doshas } from "./pt-doshas";
import { gocharaFromMoon } from "./pt-gochara";
import { grahaInHouse, grahaInNakshatra, grahaInRashi } from "./pt-grahas";
import { judgment } from "./pt-judgment";
import { matchmaking } from "./pt-matching";
import { nakshatras } from "./pt-nakshatras";
import { panchang } from "./pt-panchang";
import { conjunctions, drishti, lagnaLordInHouse, lordship } from "./pt-relations";
import { synthesis } from "./pt-synthesis";
import { yogas } from "./pt-yogas";

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
