import bing from "../../texts/en/day-master-months/bing.json";
import ding from "../../texts/en/day-master-months/ding.json";
import geng from "../../texts/en/day-master-months/geng.json";
import gui from "../../texts/en/day-master-months/gui.json";
import ji from "../../texts/en/day-master-months/ji.json";
import jia from "../../texts/en/day-master-months/jia.json";
import ren from "../../texts/en/day-master-months/ren.json";
import wu from "../../texts/en/day-master-months/wu.json";
import xin from "../../texts/en/day-master-months/xin.json";
import yi from "../../texts/en/day-master-months/yi.json";

/** A day master by the branch of its month. */
export const dayMasterMonths = { jia, yi, bing, ding, wu, ji, geng, xin, ren, gui };
