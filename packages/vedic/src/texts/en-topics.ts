import type { TextCatalogue } from "@almagest/operation";
import arudhas from "../../texts/en/arudhas.json";
import atmakaraka from "../../texts/en/atmakaraka.json";
import avasthas from "../../texts/en/avasthas.json";
import balas from "../../texts/en/balas.json";
import chandrabala from "../../texts/en/chandrabala.json";
import conjunctions from "../../texts/en/conjunctions.json";
import couple from "../../texts/en/couple.json";
import prana from "../../texts/en/dasha-levels/prana.json";
import pratyantardasha from "../../texts/en/dasha-levels/pratyantardasha.json";
import sookshma from "../../texts/en/dasha-levels/sookshma.json";
import drishti from "../../texts/en/drishti.json";
import gocharaReasons from "../../texts/en/gochara-reasons.json";
import houses from "../../texts/en/houses.json";
import kalsarpa from "../../texts/en/kalsarpa.json";
import karakas from "../../texts/en/karakas.json";
import kootas from "../../texts/en/kootas.json";
import cusp from "../../texts/en/kp/cusp.json";
import facts from "../../texts/en/kp/facts.json";
import level from "../../texts/en/kp/level.json";
import matter from "../../texts/en/kp/matter.json";
import promise from "../../texts/en/kp/promise.json";
import lagnaLordInHouse from "../../texts/en/lagna-lord-in-house.json";
import mahadasha from "../../texts/en/mahadasha.json";
import manglik from "../../texts/en/manglik.json";
import matching from "../../texts/en/matching.json";
import narrowing from "../../texts/en/narrowing.json";
import papasamyam from "../../texts/en/papasamyam.json";
import poruthams from "../../texts/en/poruthams.json";
import rashis from "../../texts/en/rashis.json";
import sadeSati from "../../texts/en/sade-sati.json";
import strength from "../../texts/en/strength.json";
import tarabala from "../../texts/en/tarabala.json";
import upagrahas from "../../texts/en/upagrahas.json";
import vargas from "../../texts/en/vargas.json";
import vargottama from "../../texts/en/vargottama.json";
import { antardasha } from "./en-dashas";
import { gocharaFromMoon } from "./en-gochara";
import { grahaInHouse, grahaInNakshatra, grahaInRashi } from "./en-grahas";
import { judgment } from "./en-judgment";
import { nakshatras } from "./en-nakshatras";
import { panchang } from "./en-panchang";
import { lordship } from "./en-relations";
import { synthesis } from "./en-synthesis";
import { yogas } from "./en-yogas";

// One constant a topic, each a plain literal: a bundler leaves out those that a program does not name, with their texts.

/** For `vedicBirthChart`. */
export const birthChartTexts: TextCatalogue = {
  namespace: "vedic",
  lang: "en",
  messages: {
    avasthas,
    grahaInHouse,
    grahaInNakshatra,
    grahaInRashi,
    houses,
    judgment,
    lagnaLordInHouse,
    lordship,
    synthesis,
    yogas,
  },
};

/** For `divisionalChart` and `navamsa`. */
export const divisionalTexts: TextCatalogue = {
  namespace: "vedic",
  lang: "en",
  messages: { vargas, vargottama: vargottama.text },
};

/** For `grahaPositions`, `rashis`, `rashi`, `nakshatras`, `nakshatra`. */
export const zodiacTexts: TextCatalogue = { namespace: "vedic", lang: "en", messages: { nakshatras, rashis } };

/** For `vedicNarrowedTime`. */
export const vedicNarrowedTimeTexts: TextCatalogue = { namespace: "vedic", lang: "en", messages: { narrowing } };

/** For `avasthas` and `avastha`. */
export const avasthaTexts: TextCatalogue = { namespace: "vedic", lang: "en", messages: { avasthas } };

/** For `bhavChalit`, `bhavaBala`, and every operation of Krishnamurti Paddhati. */
export const kpTexts: TextCatalogue = {
  namespace: "vedic",
  lang: "en",
  messages: { houses, kp: { cusp, facts, level, matter, promise } },
};

/** For `shadbala`. */
export const strengthTexts: TextCatalogue = { namespace: "vedic", lang: "en", messages: { balas, strength } };

/** For `arudhaPadas`, `charaKarakas` and `upagrahas`. */
export const jaiminiTexts: TextCatalogue = {
  namespace: "vedic",
  lang: "en",
  messages: { arudhas, atmakaraka, karakas, upagrahas },
};

/** For `drishti`. */
export const drishtiTexts: TextCatalogue = { namespace: "vedic", lang: "en", messages: { conjunctions, drishti } };

/** For `currentDasha`, `majorDashas` and the operations of single levels. */
export const dashaTexts: TextCatalogue = {
  namespace: "vedic",
  lang: "en",
  messages: { antardasha, houses, judgment, mahadasha, prana, pratyantardasha, sookshma },
};

/** For `yogaCatalogue`, `yogaEntry`, `detectedYogas`. */
export const yogaTexts: TextCatalogue = { namespace: "vedic", lang: "en", messages: { judgment, yogas } };

/** For `kalsarpaDosha`, `manglikDosha`, `sadhesati`. */
export const doshaTexts: TextCatalogue = { namespace: "vedic", lang: "en", messages: { kalsarpa, manglik, sadeSati } };

/** For `gunMilan`, `dashakoot`, `papasamyam`. */
export const matchingTexts: TextCatalogue = {
  namespace: "vedic",
  lang: "en",
  messages: { couple, judgment, kootas, matching, papasamyam, poruthams },
};

/** For `basicPanchang`, `detailedPanchang`, `choghadiya`, `hora`. */
export const panchangTexts: TextCatalogue = {
  namespace: "vedic",
  lang: "en",
  messages: { ...panchang, nakshatras },
};

/** For `vedicTransit` and `vedicDailyReading`. */
export const gocharaTexts: TextCatalogue = {
  namespace: "vedic",
  lang: "en",
  messages: { chandrabala, gocharaFromMoon, gocharaReasons, houses, judgment, tarabala, yogas },
};
