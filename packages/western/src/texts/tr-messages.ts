// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import type { MessageTree } from "@almagest/operation";
import aspects from "../../texts/tr/aspects.json";
import blackMoon from "../../texts/tr/black-moon.json";
import bodies from "../../texts/tr/bodies.json";
import chart from "../../texts/tr/chart.json";
import chartNames from "../../texts/tr/chart-names.json";
import lots from "../../texts/tr/lots.json";
import relocation from "../../texts/tr/relocation.json";
import signs from "../../texts/tr/signs.json";
import { bodyInHouse } from "./tr-body-in-house";
import { bodyInSign } from "./tr-body-in-sign";
import { horoscope } from "./tr-horoscope";
import { natal } from "./tr-natal";
import { pairs } from "./tr-pairs";
import { relocated } from "./tr-relocated";

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
