/// <reference path="../svg.d.ts" />
import aceOfCups from "../../images/ace-of-cups.svg";
import aceOfPentacles from "../../images/ace-of-pentacles.svg";
import aceOfSwords from "../../images/ace-of-swords.svg";
import aceOfWands from "../../images/ace-of-wands.svg";
import chariot from "../../images/chariot.svg";
import death from "../../images/death.svg";
import devil from "../../images/devil.svg";
import eightOfCups from "../../images/eight-of-cups.svg";
import eightOfPentacles from "../../images/eight-of-pentacles.svg";
import eightOfSwords from "../../images/eight-of-swords.svg";
import eightOfWands from "../../images/eight-of-wands.svg";
import emperor from "../../images/emperor.svg";
import empress from "../../images/empress.svg";
import fiveOfCups from "../../images/five-of-cups.svg";
import fiveOfPentacles from "../../images/five-of-pentacles.svg";
import fiveOfSwords from "../../images/five-of-swords.svg";
import fiveOfWands from "../../images/five-of-wands.svg";
import fool from "../../images/fool.svg";
import fourOfCups from "../../images/four-of-cups.svg";
import fourOfPentacles from "../../images/four-of-pentacles.svg";
import fourOfSwords from "../../images/four-of-swords.svg";
import fourOfWands from "../../images/four-of-wands.svg";
import hangedMan from "../../images/hanged-man.svg";
import hermit from "../../images/hermit.svg";
import hierophant from "../../images/hierophant.svg";
import highPriestess from "../../images/high-priestess.svg";
import judgement from "../../images/judgement.svg";
import justice from "../../images/justice.svg";
import kingOfCups from "../../images/king-of-cups.svg";
import kingOfPentacles from "../../images/king-of-pentacles.svg";
import kingOfSwords from "../../images/king-of-swords.svg";
import kingOfWands from "../../images/king-of-wands.svg";
import knightOfCups from "../../images/knight-of-cups.svg";
import knightOfPentacles from "../../images/knight-of-pentacles.svg";
import knightOfSwords from "../../images/knight-of-swords.svg";
import knightOfWands from "../../images/knight-of-wands.svg";
import lovers from "../../images/lovers.svg";
import magician from "../../images/magician.svg";
import moon from "../../images/moon.svg";
import nineOfCups from "../../images/nine-of-cups.svg";
import nineOfPentacles from "../../images/nine-of-pentacles.svg";
import nineOfSwords from "../../images/nine-of-swords.svg";
import nineOfWands from "../../images/nine-of-wands.svg";
import pageOfCups from "../../images/page-of-cups.svg";
import pageOfPentacles from "../../images/page-of-pentacles.svg";
import pageOfSwords from "../../images/page-of-swords.svg";
import pageOfWands from "../../images/page-of-wands.svg";
import queenOfCups from "../../images/queen-of-cups.svg";
import queenOfPentacles from "../../images/queen-of-pentacles.svg";
import queenOfSwords from "../../images/queen-of-swords.svg";
import queenOfWands from "../../images/queen-of-wands.svg";
import sevenOfCups from "../../images/seven-of-cups.svg";
import sevenOfPentacles from "../../images/seven-of-pentacles.svg";
import sevenOfSwords from "../../images/seven-of-swords.svg";
import sevenOfWands from "../../images/seven-of-wands.svg";
import sixOfCups from "../../images/six-of-cups.svg";
import sixOfPentacles from "../../images/six-of-pentacles.svg";
import sixOfSwords from "../../images/six-of-swords.svg";
import sixOfWands from "../../images/six-of-wands.svg";
import star from "../../images/star.svg";
import strength from "../../images/strength.svg";
import sun from "../../images/sun.svg";
import temperance from "../../images/temperance.svg";
import tenOfCups from "../../images/ten-of-cups.svg";
import tenOfPentacles from "../../images/ten-of-pentacles.svg";
import tenOfSwords from "../../images/ten-of-swords.svg";
import tenOfWands from "../../images/ten-of-wands.svg";
import threeOfCups from "../../images/three-of-cups.svg";
import threeOfPentacles from "../../images/three-of-pentacles.svg";
import threeOfSwords from "../../images/three-of-swords.svg";
import threeOfWands from "../../images/three-of-wands.svg";
import tower from "../../images/tower.svg";
import twoOfCups from "../../images/two-of-cups.svg";
import twoOfPentacles from "../../images/two-of-pentacles.svg";
import twoOfSwords from "../../images/two-of-swords.svg";
import twoOfWands from "../../images/two-of-wands.svg";
import wheelOfFortune from "../../images/wheel-of-fortune.svg";
import world from "../../images/world.svg";

/**
 * The drawing of each card by its id, as SVG of 300 by 460. A page that leaves them out (it takes no SVG as text) has
 * undefined here.
 */
export const DRAWINGS: Readonly<Partial<Record<string, string>>> = {
  "ace-of-cups": aceOfCups,
  "ace-of-pentacles": aceOfPentacles,
  "ace-of-swords": aceOfSwords,
  "ace-of-wands": aceOfWands,
  chariot,
  death,
  devil,
  "eight-of-cups": eightOfCups,
  "eight-of-pentacles": eightOfPentacles,
  "eight-of-swords": eightOfSwords,
  "eight-of-wands": eightOfWands,
  emperor,
  empress,
  "five-of-cups": fiveOfCups,
  "five-of-pentacles": fiveOfPentacles,
  "five-of-swords": fiveOfSwords,
  "five-of-wands": fiveOfWands,
  fool,
  "four-of-cups": fourOfCups,
  "four-of-pentacles": fourOfPentacles,
  "four-of-swords": fourOfSwords,
  "four-of-wands": fourOfWands,
  "hanged-man": hangedMan,
  hermit,
  hierophant,
  "high-priestess": highPriestess,
  judgement,
  justice,
  "king-of-cups": kingOfCups,
  "king-of-pentacles": kingOfPentacles,
  "king-of-swords": kingOfSwords,
  "king-of-wands": kingOfWands,
  "knight-of-cups": knightOfCups,
  "knight-of-pentacles": knightOfPentacles,
  "knight-of-swords": knightOfSwords,
  "knight-of-wands": knightOfWands,
  lovers,
  magician,
  moon,
  "nine-of-cups": nineOfCups,
  "nine-of-pentacles": nineOfPentacles,
  "nine-of-swords": nineOfSwords,
  "nine-of-wands": nineOfWands,
  "page-of-cups": pageOfCups,
  "page-of-pentacles": pageOfPentacles,
  "page-of-swords": pageOfSwords,
  "page-of-wands": pageOfWands,
  "queen-of-cups": queenOfCups,
  "queen-of-pentacles": queenOfPentacles,
  "queen-of-swords": queenOfSwords,
  "queen-of-wands": queenOfWands,
  "seven-of-cups": sevenOfCups,
  "seven-of-pentacles": sevenOfPentacles,
  "seven-of-swords": sevenOfSwords,
  "seven-of-wands": sevenOfWands,
  "six-of-cups": sixOfCups,
  "six-of-pentacles": sixOfPentacles,
  "six-of-swords": sixOfSwords,
  "six-of-wands": sixOfWands,
  star,
  strength,
  sun,
  temperance,
  "ten-of-cups": tenOfCups,
  "ten-of-pentacles": tenOfPentacles,
  "ten-of-swords": tenOfSwords,
  "ten-of-wands": tenOfWands,
  "three-of-cups": threeOfCups,
  "three-of-pentacles": threeOfPentacles,
  "three-of-swords": threeOfSwords,
  "three-of-wands": threeOfWands,
  tower,
  "two-of-cups": twoOfCups,
  "two-of-pentacles": twoOfPentacles,
  "two-of-swords": twoOfSwords,
  "two-of-wands": twoOfWands,
  "wheel-of-fortune": wheelOfFortune,
  world,
};
