// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import type { MessageTree } from "@almagest/operation";
import aspects from "../../texts/pt/aspects.json";
import blackMoon from "../../texts/pt/black-moon.json";
import bodies from "../../texts/pt/bodies.json";
import chart from "../../texts/pt/chart.json";
import chartNames from "../../texts/pt/chart-names.json";
import lots from "../../texts/pt/lots.json";
import relocation from "../../texts/pt/relocation.json";
import signs from "../../texts/pt/signs.json";
import { bodyInHouse } from "./pt-body-in-house";
import { bodyInSign } from "./pt-body-in-sign";
import { horoscope } from "./pt-horoscope";
import { natal } from "./pt-natal";
import { pairs } from "./pt-pairs";
import { relocated } from "./pt-relocated";

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
