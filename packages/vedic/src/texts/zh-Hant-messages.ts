// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import type { MessageTree } from "@almagest/operation";
import arudhas from "../../texts/zh-Hant/arudhas.json";
import atmakaraka from "../../texts/zh-Hant/atmakaraka.json";
import avasthas from "../../texts/zh-Hant/avasthas.json";
import balas from "../../texts/zh-Hant/balas.json";
import gocharaReasons from "../../texts/zh-Hant/gochara-reasons.json";
import houses from "../../texts/zh-Hant/houses.json";
import karakas from "../../texts/zh-Hant/karakas.json";
import kpCusp from "../../texts/zh-Hant/kp/cusp.json";
import kpFacts from "../../texts/zh-Hant/kp/facts.json";
import kpLevel from "../../texts/zh-Hant/kp/level.json";
import kpMatter from "../../texts/zh-Hant/kp/matter.json";
import kpPromise from "../../texts/zh-Hant/kp/promise.json";
import narrowing from "../../texts/zh-Hant/narrowing.json";
import rashis from "../../texts/zh-Hant/rashis.json";
import strength from "../../texts/zh-Hant/strength.json";
import upagrahas from "../../texts/zh-Hant/upagrahas.json";
import vargas from "../../texts/zh-Hant/vargas.json";
import vargottama from "../../texts/zh-Hant/vargottama.json";
import { antardasha, mahadasha, prana, pratyantardasha, sookshma } from "./zh-Hant-dashas";
import { doshas } from "./zh-Hant-doshas";
import { gocharaFromMoon } from "./zh-Hant-gochara";
import { grahaInHouse, grahaInNakshatra, grahaInRashi } from "./zh-Hant-grahas";
import { judgment } from "./zh-Hant-judgment";
import { matchmaking } from "./zh-Hant-matching";
import { nakshatras } from "./zh-Hant-nakshatras";
import { panchang } from "./zh-Hant-panchang";
import { conjunctions, drishti, lagnaLordInHouse, lordship } from "./zh-Hant-relations";
import { synthesis } from "./zh-Hant-synthesis";
import { yogas } from "./zh-Hant-yogas";

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
