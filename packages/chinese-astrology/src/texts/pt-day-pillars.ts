// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import bing from "../../texts/pt/day-pillars/bing.json";
import ding from "../../texts/pt/day-pillars/ding.json";
import geng from "../../texts/pt/day-pillars/geng.json";
import gui from "../../texts/pt/day-pillars/gui.json";
import ji from "../../texts/pt/day-pillars/ji.json";
import jia from "../../texts/pt/day-pillars/jia.json";
import ren from "../../texts/pt/day-pillars/ren.json";
import wu from "../../texts/pt/day-pillars/wu.json";
import xin from "../../texts/pt/day-pillars/xin.json";
import yi from "../../texts/pt/day-pillars/yi.json";

/** A day master on its branch, by pillar. */
export const dayPillars = { ...jia, ...yi, ...bing, ...ding, ...wu, ...ji, ...geng, ...xin, ...ren, ...gui };
