// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import type { MessageTree } from "@almagest/operation";
import aspects from "../../texts/fr/aspects.json";
import blackMoon from "../../texts/fr/black-moon.json";
import bodies from "../../texts/fr/bodies.json";
import chart from "../../texts/fr/chart.json";
import chartNames from "../../texts/fr/chart-names.json";
import lots from "../../texts/fr/lots.json";
import relocation from "../../texts/fr/relocation.json";
import signs from "../../texts/fr/signs.json";
import { bodyInHouse } from "./fr-body-in-house";
import { bodyInSign } from "./fr-body-in-sign";
import { horoscope } from "./fr-horoscope";
import { natal } from "./fr-natal";
import { pairs } from "./fr-pairs";
import { relocated } from "./fr-relocated";

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
