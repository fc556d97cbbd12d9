// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import bing from "../../texts/de/day-master-strength/bing.json";
import ding from "../../texts/de/day-master-strength/ding.json";
import geng from "../../texts/de/day-master-strength/geng.json";
import gui from "../../texts/de/day-master-strength/gui.json";
import ji from "../../texts/de/day-master-strength/ji.json";
import jia from "../../texts/de/day-master-strength/jia.json";
import ren from "../../texts/de/day-master-strength/ren.json";
import wu from "../../texts/de/day-master-strength/wu.json";
import xin from "../../texts/de/day-master-strength/xin.json";
import yi from "../../texts/de/day-master-strength/yi.json";

/** A day master by its strength. */
export const dayMasterStrength = { jia, yi, bing, ding, wu, ji, geng, xin, ren, gui };
