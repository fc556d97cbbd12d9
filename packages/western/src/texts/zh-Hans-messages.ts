// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import type { MessageTree } from "@almagest/operation";
import aspects from "../../texts/zh-Hans/aspects.json";
import blackMoon from "../../texts/zh-Hans/black-moon.json";
import bodies from "../../texts/zh-Hans/bodies.json";
import chart from "../../texts/zh-Hans/chart.json";
import chartNames from "../../texts/zh-Hans/chart-names.json";
import lots from "../../texts/zh-Hans/lots.json";
import relocation from "../../texts/zh-Hans/relocation.json";
import signs from "../../texts/zh-Hans/signs.json";
import { bodyInHouse } from "./zh-Hans-body-in-house";
import { bodyInSign } from "./zh-Hans-body-in-sign";
import { horoscope } from "./zh-Hans-horoscope";
import { natal } from "./zh-Hans-natal";
import { pairs } from "./zh-Hans-pairs";
import { relocated } from "./zh-Hans-relocated";

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
