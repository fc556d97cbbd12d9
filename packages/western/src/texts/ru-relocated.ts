// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import chiron from "../../texts/ru/relocated/chiron.json";
import jupiter from "../../texts/ru/relocated/jupiter.json";
import lilith from "../../texts/ru/relocated/lilith.json";
import mars from "../../texts/ru/relocated/mars.json";
import mercury from "../../texts/ru/relocated/mercury.json";
import moon from "../../texts/ru/relocated/moon.json";
import neptune from "../../texts/ru/relocated/neptune.json";
import northNode from "../../texts/ru/relocated/north-node.json";
import pluto from "../../texts/ru/relocated/pluto.json";
import saturn from "../../texts/ru/relocated/saturn.json";
import southNode from "../../texts/ru/relocated/south-node.json";
import sun from "../../texts/ru/relocated/sun.json";
import uranus from "../../texts/ru/relocated/uranus.json";
import venus from "../../texts/ru/relocated/venus.json";

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
