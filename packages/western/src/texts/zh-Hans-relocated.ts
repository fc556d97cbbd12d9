// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import chiron from "../../texts/zh-Hans/relocated/chiron.json";
import jupiter from "../../texts/zh-Hans/relocated/jupiter.json";
import lilith from "../../texts/zh-Hans/relocated/lilith.json";
import mars from "../../texts/zh-Hans/relocated/mars.json";
import mercury from "../../texts/zh-Hans/relocated/mercury.json";
import moon from "../../texts/zh-Hans/relocated/moon.json";
import neptune from "../../texts/zh-Hans/relocated/neptune.json";
import northNode from "../../texts/zh-Hans/relocated/north-node.json";
import pluto from "../../texts/zh-Hans/relocated/pluto.json";
import saturn from "../../texts/zh-Hans/relocated/saturn.json";
import southNode from "../../texts/zh-Hans/relocated/south-node.json";
import sun from "../../texts/zh-Hans/relocated/sun.json";
import uranus from "../../texts/zh-Hans/relocated/uranus.json";
import venus from "../../texts/zh-Hans/relocated/venus.json";

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
