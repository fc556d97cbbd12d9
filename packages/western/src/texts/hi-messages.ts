// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import type { MessageTree } from "@almagest/operation";
import aspects from "../../texts/hi/aspects.json";
import blackMoon from "../../texts/hi/black-moon.json";
import bodies from "../../texts/hi/bodies.json";
import chart from "../../texts/hi/chart.json";
import chartNames from "../../texts/hi/chart-names.json";
import lots from "../../texts/hi/lots.json";
import relocation from "../../texts/hi/relocation.json";
import signs from "../../texts/hi/signs.json";
import { bodyInHouse } from "./hi-body-in-house";
import { bodyInSign } from "./hi-body-in-sign";
import { horoscope } from "./hi-horoscope";
import { natal } from "./hi-natal";
import { pairs } from "./hi-pairs";
import { relocated } from "./hi-relocated";

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
