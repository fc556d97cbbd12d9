// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import bing from "../../texts/tr/day-pillars/bing.json";
import ding from "../../texts/tr/day-pillars/ding.json";
import geng from "../../texts/tr/day-pillars/geng.json";
import gui from "../../texts/tr/day-pillars/gui.json";
import ji from "../../texts/tr/day-pillars/ji.json";
import jia from "../../texts/tr/day-pillars/jia.json";
import ren from "../../texts/tr/day-pillars/ren.json";
import wu from "../../texts/tr/day-pillars/wu.json";
import xin from "../../texts/tr/day-pillars/xin.json";
import yi from "../../texts/tr/day-pillars/yi.json";

/** A day master on its branch, by pillar. */
export const dayPillars = { ...jia, ...yi, ...bing, ...ding, ...wu, ...ji, ...geng, ...xin, ...ren, ...gui };
