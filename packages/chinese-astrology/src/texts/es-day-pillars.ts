// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import bing from "../../texts/es/day-pillars/bing.json";
import ding from "../../texts/es/day-pillars/ding.json";
import geng from "../../texts/es/day-pillars/geng.json";
import gui from "../../texts/es/day-pillars/gui.json";
import ji from "../../texts/es/day-pillars/ji.json";
import jia from "../../texts/es/day-pillars/jia.json";
import ren from "../../texts/es/day-pillars/ren.json";
import wu from "../../texts/es/day-pillars/wu.json";
import xin from "../../texts/es/day-pillars/xin.json";
import yi from "../../texts/es/day-pillars/yi.json";

/** A day master on its branch, by pillar. */
export const dayPillars = { ...jia, ...yi, ...bing, ...ding, ...wu, ...ji, ...geng, ...xin, ...ren, ...gui };
