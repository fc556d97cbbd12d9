// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import type { MessageTree } from "@almagest/operation";
import aspects from "../../texts/es/aspects.json";
import blackMoon from "../../texts/es/black-moon.json";
import bodies from "../../texts/es/bodies.json";
import chart from "../../texts/es/chart.json";
import chartNames from "../../texts/es/chart-names.json";
import lots from "../../texts/es/lots.json";
import relocation from "../../texts/es/relocation.json";
import signs from "../../texts/es/signs.json";
import { bodyInHouse } from "./es-body-in-house";
import { bodyInSign } from "./es-body-in-sign";
import { horoscope } from "./es-horoscope";
import { natal } from "./es-natal";
import { pairs } from "./es-pairs";
import { relocated } from "./es-relocated";

/** The texts by the keys of the English ones: groups that are whole. */
export const messages: MessageTree = {
  signs,
  bodies,
  aspects,
  chart,
  chartNames,
  natal,
  pairs,
  bodyInSign,
  bodyInHouse,
  relocation,
  relocated,
  blackMoon,
  lots,
  horoscope,
};
