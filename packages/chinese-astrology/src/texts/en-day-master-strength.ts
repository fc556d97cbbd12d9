import bing from "../../texts/en/day-master-strength/bing.json";
import ding from "../../texts/en/day-master-strength/ding.json";
import geng from "../../texts/en/day-master-strength/geng.json";
import gui from "../../texts/en/day-master-strength/gui.json";
import ji from "../../texts/en/day-master-strength/ji.json";
import jia from "../../texts/en/day-master-strength/jia.json";
import ren from "../../texts/en/day-master-strength/ren.json";
import wu from "../../texts/en/day-master-strength/wu.json";
import xin from "../../texts/en/day-master-strength/xin.json";
import yi from "../../texts/en/day-master-strength/yi.json";

/** A day master by its strength. */
export const dayMasterStrength = { jia, yi, bing, ding, wu, ji, geng, xin, ren, gui };
