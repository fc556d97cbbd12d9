// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import bing from "../../texts/ru/day-master-months/bing.json";
import ding from "../../texts/ru/day-master-months/ding.json";
import geng from "../../texts/ru/day-master-months/geng.json";
import gui from "../../texts/ru/day-master-months/gui.json";
import ji from "../../texts/ru/day-master-months/ji.json";
import jia from "../../texts/ru/day-master-months/jia.json";
import ren from "../../texts/ru/day-master-months/ren.json";
import wu from "../../texts/ru/day-master-months/wu.json";
import xin from "../../texts/ru/day-master-months/xin.json";
import yi from "../../texts/ru/day-master-months/yi.json";

/** A day master by the branch of its month. */
export const dayMasterMonths = { jia, yi, bing, ding, wu, ji, geng, xin, ren, gui };
