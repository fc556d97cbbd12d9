// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import chiron from "../../texts/fr/relocated/chiron.json";
import jupiter from "../../texts/fr/relocated/jupiter.json";
import lilith from "../../texts/fr/relocated/lilith.json";
import mars from "../../texts/fr/relocated/mars.json";
import mercury from "../../texts/fr/relocated/mercury.json";
import moon from "../../texts/fr/relocated/moon.json";
import neptune from "../../texts/fr/relocated/neptune.json";
import northNode from "../../texts/fr/relocated/north-node.json";
import pluto from "../../texts/fr/relocated/pluto.json";
import saturn from "../../texts/fr/relocated/saturn.json";
import southNode from "../../texts/fr/relocated/south-node.json";
import sun from "../../texts/fr/relocated/sun.json";
import uranus from "../../texts/fr/relocated/uranus.json";
import venus from "../../texts/fr/relocated/venus.json";

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
