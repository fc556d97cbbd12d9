import bing from "../../texts/en/day-pillars/bing.json";
import ding from "../../texts/en/day-pillars/ding.json";
import geng from "../../texts/en/day-pillars/geng.json";
import gui from "../../texts/en/day-pillars/gui.json";
import ji from "../../texts/en/day-pillars/ji.json";
import jia from "../../texts/en/day-pillars/jia.json";
import ren from "../../texts/en/day-pillars/ren.json";
import wu from "../../texts/en/day-pillars/wu.json";
import xin from "../../texts/en/day-pillars/xin.json";
import yi from "../../texts/en/day-pillars/yi.json";

/** A day master on its branch, by pillar. */
export const dayPillars = { ...jia, ...yi, ...bing, ...ding, ...wu, ...ji, ...geng, ...xin, ...ren, ...gui };
