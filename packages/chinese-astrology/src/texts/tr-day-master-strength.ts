// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import bing from "../../texts/tr/day-master-strength/bing.json";
import ding from "../../texts/tr/day-master-strength/ding.json";
import geng from "../../texts/tr/day-master-strength/geng.json";
import gui from "../../texts/tr/day-master-strength/gui.json";
import ji from "../../texts/tr/day-master-strength/ji.json";
import jia from "../../texts/tr/day-master-strength/jia.json";
import ren from "../../texts/tr/day-master-strength/ren.json";
import wu from "../../texts/tr/day-master-strength/wu.json";
import xin from "../../texts/tr/day-master-strength/xin.json";
import yi from "../../texts/tr/day-master-strength/yi.json";

/** A day master by its strength. */
export const dayMasterStrength = { jia, yi, bing, ding, wu, ji, geng, xin, ren, gui };
