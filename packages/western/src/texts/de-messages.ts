// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import type { MessageTree } from "@almagest/operation";
import aspects from "../../texts/de/aspects.json";
import blackMoon from "../../texts/de/black-moon.json";
import bodies from "../../texts/de/bodies.json";
import chart from "../../texts/de/chart.json";
import chartNames from "../../texts/de/chart-names.json";
import lots from "../../texts/de/lots.json";
import relocation from "../../texts/de/relocation.json";
import signs from "../../texts/de/signs.json";
import { bodyInHouse } from "./de-body-in-house";
import { bodyInSign } from "./de-body-in-sign";
import { horoscope } from "./de-horoscope";
import { natal } from "./de-natal";
import { pairs } from "./de-pairs";
import { relocated } from "./de-relocated";

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
