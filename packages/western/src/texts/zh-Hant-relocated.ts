// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import chiron from "../../texts/zh-Hant/relocated/chiron.json";
import jupiter from "../../texts/zh-Hant/relocated/jupiter.json";
import lilith from "../../texts/zh-Hant/relocated/lilith.json";
import mars from "../../texts/zh-Hant/relocated/mars.json";
import mercury from "../../texts/zh-Hant/relocated/mercury.json";
import moon from "../../texts/zh-Hant/relocated/moon.json";
import neptune from "../../texts/zh-Hant/relocated/neptune.json";
import northNode from "../../texts/zh-Hant/relocated/north-node.json";
import pluto from "../../texts/zh-Hant/relocated/pluto.json";
import saturn from "../../texts/zh-Hant/relocated/saturn.json";
import southNode from "../../texts/zh-Hant/relocated/south-node.json";
import sun from "../../texts/zh-Hant/relocated/sun.json";
import uranus from "../../texts/zh-Hant/relocated/uranus.json";
import venus from "../../texts/zh-Hant/relocated/venus.json";

/** Effects of living at a place, by the body and the house it falls in there. */
export const relocated = {
  sun,
  moon,
  mercury,
  venus,
  mars,
  jupiter,
  saturn,
  uranus,
  neptune,
  pluto,
  "north-node": northNode,
  "south-node": southNode,
  chiron,
  lilith,
};
