// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import type { MessageTree } from "@almagest/operation";
import arudhas from "../../texts/zh-Hans/arudhas.json";
import atmakaraka from "../../texts/zh-Hans/atmakaraka.json";
import avasthas from "../../texts/zh-Hans/avasthas.json";
import balas from "../../texts/zh-Hans/balas.json";
import gocharaReasons from "../../texts/zh-Hans/gochara-reasons.json";
import houses from "../../texts/zh-Hans/houses.json";
import karakas from "../../texts/zh-Hans/karakas.json";
import kpCusp from "../../texts/zh-Hans/kp/cusp.json";
import kpFacts from "../../texts/zh-Hans/kp/facts.json";
import kpLevel from "../../texts/zh-Hans/kp/level.json";
import kpMatter from "../../texts/zh-Hans/kp/matter.json";
import kpPromise from "../../texts/zh-Hans/kp/promise.json";
import narrowing from "../../texts/zh-Hans/narrowing.json";
import rashis from "../../texts/zh-Hans/rashis.json";
import strength from "../../texts/zh-Hans/strength.json";
import upagrahas from "../../texts/zh-Hans/upagrahas.json";
import vargas from "../../texts/zh-Hans/vargas.json";
import vargottama from "../../texts/zh-Hans/vargottama.json";
import { antardasha, mahadasha, prana, pratyantardasha, sookshma } from "./zh-Hans-dashas";
import { doshas } from "./zh-Hans-doshas";
import { gocharaFromMoon } from "./zh-Hans-gochara";
import { grahaInHouse, grahaInNakshatra, grahaInRashi } from "./zh-Hans-grahas";
import { judgment } from "./zh-Hans-judgment";
import { matchmaking } from "./zh-Hans-matching";
import { nakshatras } from "./zh-Hans-nakshatras";
import { panchang } from "./zh-Hans-panchang";
import { conjunctions, drishti, lagnaLordInHouse, lordship } from "./zh-Hans-relations";
import { synthesis } from "./zh-Hans-synthesis";
import { yogas } from "./zh-Hans-yogas";

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
