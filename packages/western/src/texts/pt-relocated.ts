// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import chiron from "../../texts/pt/relocated/chiron.json";
import jupiter from "../../texts/pt/relocated/jupiter.json";
import lilith from "../../texts/pt/relocated/lilith.json";
import mars from "../../texts/pt/relocated/mars.json";
import mercury from "../../texts/pt/relocated/mercury.json";
import moon from "../../texts/pt/relocated/moon.json";
import neptune from "../../texts/pt/relocated/neptune.json";
import northNode from "../../texts/pt/relocated/north-node.json";
import pluto from "../../texts/pt/relocated/pluto.json";
import saturn from "../../texts/pt/relocated/saturn.json";
import southNode from "../../texts/pt/relocated/south-node.json";
import sun from "../../texts/pt/relocated/sun.json";
import uranus from "../../texts/pt/relocated/uranus.json";
import venus from "../../texts/pt/relocated/venus.json";

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
