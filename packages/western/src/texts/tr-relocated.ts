// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import chiron from "../../texts/tr/relocated/chiron.json";
import jupiter from "../../texts/tr/relocated/jupiter.json";
import lilith from "../../texts/tr/relocated/lilith.json";
import mars from "../../texts/tr/relocated/mars.json";
import mercury from "../../texts/tr/relocated/mercury.json";
import moon from "../../texts/tr/relocated/moon.json";
import neptune from "../../texts/tr/relocated/neptune.json";
import northNode from "../../texts/tr/relocated/north-node.json";
import pluto from "../../texts/tr/relocated/pluto.json";
import saturn from "../../texts/tr/relocated/saturn.json";
import southNode from "../../texts/tr/relocated/south-node.json";
import sun from "../../texts/tr/relocated/sun.json";
import uranus from "../../texts/tr/relocated/uranus.json";
import venus from "../../texts/tr/relocated/venus.json";

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
