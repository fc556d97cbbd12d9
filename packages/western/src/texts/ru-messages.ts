// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import type { MessageTree } from "@almagest/operation";
import aspects from "../../texts/ru/aspects.json";
import blackMoon from "../../texts/ru/black-moon.json";
import bodies from "../../texts/ru/bodies.json";
import chart from "../../texts/ru/chart.json";
import chartNames from "../../texts/ru/chart-names.json";
import lots from "../../texts/ru/lots.json";
import relocation from "../../texts/ru/relocation.json";
import signs from "../../texts/ru/signs.json";
import { bodyInHouse } from "./ru-body-in-house";
import { bodyInSign } from "./ru-body-in-sign";
import { horoscope } from "./ru-horoscope";
import { natal } from "./ru-natal";
import { pairs } from "./ru-pairs";
import { relocated } from "./ru-relocated";

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
