import type { TextCatalogue } from "@almagest/operation";
import aspects from "../../texts/en/aspects.json";
import asteroids from "../../texts/en/asteroids.json";
import blackMoon from "../../texts/en/black-moon.json";
import bodies from "../../texts/en/bodies.json";
import chart from "../../texts/en/chart.json";
import chartNames from "../../texts/en/chart-names.json";
import compatibility from "../../texts/en/compatibility.json";
import fixedStars from "../../texts/en/fixed-stars.json";
import lots from "../../texts/en/lots.json";
import mapLines from "../../texts/en/map-lines.json";
import moonPhases from "../../texts/en/moon-phases.json";
import narrowing from "../../texts/en/narrowing.json";
import relocation from "../../texts/en/relocation.json";
import signs from "../../texts/en/signs.json";
import transitGeneral from "../../texts/en/transit-general.json";
import { bodyInHouse } from "./en-body-in-house";
import { bodyInSign } from "./en-body-in-sign";
import { composite } from "./en-composite";
import { horoscope } from "./en-horoscope";
import { natal } from "./en-natal";
import { pairs } from "./en-pairs";
import { profections } from "./en-profections";
import { progressions } from "./en-progressions";
import { relocated } from "./en-relocated";
import { returns } from "./en-returns";
import { synastry } from "./en-synastry";
import { transitsTold } from "./en-transits-told";

// One constant a topic, each a plain literal: a bundler leaves out those that a program does not name, with their texts.

/** For `zodiacSign`, `zodiacSigns`. */
export const signTexts: TextCatalogue = { namespace: "western", lang: "en", messages: { signs } };

/** For `planetMeaning`, `planetMeanings`, `planetPositions`. */
export const planetTexts: TextCatalogue = { namespace: "western", lang: "en", messages: { bodies, bodyInSign } };

/** For `aspects`, `aspectPatterns`. */
export const aspectTexts: TextCatalogue = { namespace: "western", lang: "en", messages: { aspects, chart } };

/** For `natalChart`. */
export const natalChartTexts: TextCatalogue = {
  namespace: "western",
  lang: "en",
  messages: { aspects, chart, chartNames, natal, pairs, bodyInSign, bodyInHouse },
};

/** For `lilith`. */
export const lilithTexts: TextCatalogue = {
  namespace: "western",
  lang: "en",
  messages: { bodyInSign, bodyInHouse, blackMoon, chartNames },
};

/** For `relocationChart`. */
export const relocationTexts: TextCatalogue = {
  namespace: "western",
  lang: "en",
  messages: { bodyInSign, chartNames, relocated, relocation },
};

/** For `currentMoonPhase`. */
export const moonPhaseTexts: TextCatalogue = { namespace: "western", lang: "en", messages: { moonPhases } };

/** For `compatibilityScore`. */
export const compatibilityTexts: TextCatalogue = {
  namespace: "western",
  lang: "en",
  messages: { chartNames, compatibility, synastry },
};

/** For `synastry`. */
export const synastryTexts: TextCatalogue = { namespace: "western", lang: "en", messages: { synastry } };

/** For `compositeChart`. */
export const compositeTexts: TextCatalogue = { namespace: "western", lang: "en", messages: { composite, synastry } };

/** For `solarReturn`, `lunarReturn`, `planetaryReturn`. */
export const returnTexts: TextCatalogue = { namespace: "western", lang: "en", messages: { chartNames, returns } };

/** For `progressions`, `solarArc`. */
export const progressionTexts: TextCatalogue = {
  namespace: "western",
  lang: "en",
  messages: { chartNames, progressions },
};

/** For `profections`. */
export const profectionTexts: TextCatalogue = {
  namespace: "western",
  lang: "en",
  messages: { chartNames, profections },
};

/** For `transits`, `transitAspects`. */
export const transitTexts: TextCatalogue = {
  namespace: "western",
  lang: "en",
  messages: { transitGeneral, transitsTold },
};

/** For `narrowedTime`. */
export const narrowedTimeTexts: TextCatalogue = { namespace: "western", lang: "en", messages: { narrowing } };

/** For `asteroids`. */
export const asteroidTexts: TextCatalogue = { namespace: "western", lang: "en", messages: { asteroids } };

/** For `arabicLots`. */
export const lotTexts: TextCatalogue = { namespace: "western", lang: "en", messages: { lots } };

/** For `astrocartography`, `localSpace`. */
export const mapLineTexts: TextCatalogue = { namespace: "western", lang: "en", messages: { mapLines } };

/** For `fixedStars`. */
export const fixedStarTexts: TextCatalogue = { namespace: "western", lang: "en", messages: { fixedStars } };

/** For `dailyHoroscope`, `weeklyHoroscope`, `monthlyHoroscope`, `yearlyHoroscope`. */
export const horoscopeTexts: TextCatalogue = { namespace: "western", lang: "en", messages: { horoscope } };
