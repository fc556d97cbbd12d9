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

/** The English texts by their keys. */
export const messages = {
  signs,
  bodies,
  aspects,
  chart,
  chartNames,
  natal,
  narrowing,
  moonPhases,
  compatibility,
  composite,
  synastry,
  pairs,
  bodyInSign,
  bodyInHouse,
  returns,
  relocation,
  relocated,
  progressions,
  profections,
  transitGeneral,
  transitsTold,
  asteroids,
  blackMoon,
  lots,
  mapLines,
  fixedStars,
  horoscope,
};

/** The shape every language of this package fills; its keys are checked where they are used. */
export type WesternTexts = typeof messages;
