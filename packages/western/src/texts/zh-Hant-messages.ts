// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import type { MessageTree } from "@almagest/operation";
import aspects from "../../texts/zh-Hant/aspects.json";
import blackMoon from "../../texts/zh-Hant/black-moon.json";
import bodies from "../../texts/zh-Hant/bodies.json";
import chart from "../../texts/zh-Hant/chart.json";
import chartNames from "../../texts/zh-Hant/chart-names.json";
import lots from "../../texts/zh-Hant/lots.json";
import relocation from "../../texts/zh-Hant/relocation.json";
import signs from "../../texts/zh-Hant/signs.json";
import { bodyInHouse } from "./zh-Hant-body-in-house";
import { bodyInSign } from "./zh-Hant-body-in-sign";
import { horoscope } from "./zh-Hant-horoscope";
import { natal } from "./zh-Hant-natal";
import { pairs } from "./zh-Hant-pairs";
import { relocated } from "./zh-Hant-relocated";

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
