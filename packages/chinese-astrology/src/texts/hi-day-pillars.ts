// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import bing from "../../texts/hi/day-pillars/bing.json";
import ding from "../../texts/hi/day-pillars/ding.json";
import geng from "../../texts/hi/day-pillars/geng.json";
import gui from "../../texts/hi/day-pillars/gui.json";
import ji from "../../texts/hi/day-pillars/ji.json";
import jia from "../../texts/hi/day-pillars/jia.json";
import ren from "../../texts/hi/day-pillars/ren.json";
import wu from "../../texts/hi/day-pillars/wu.json";
import xin from "../../texts/hi/day-pillars/xin.json";
import yi from "../../texts/hi/day-pillars/yi.json";

/** A day master on its branch, by pillar. */
export const dayPillars = { ...jia, ...yi, ...bing, ...ding, ...wu, ...ji, ...geng, ...xin, ...ren, ...gui };
