// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import bing from "../../texts/ru/day-pillars/bing.json";
import ding from "../../texts/ru/day-pillars/ding.json";
import geng from "../../texts/ru/day-pillars/geng.json";
import gui from "../../texts/ru/day-pillars/gui.json";
import ji from "../../texts/ru/day-pillars/ji.json";
import jia from "../../texts/ru/day-pillars/jia.json";
import ren from "../../texts/ru/day-pillars/ren.json";
import wu from "../../texts/ru/day-pillars/wu.json";
import xin from "../../texts/ru/day-pillars/xin.json";
import yi from "../../texts/ru/day-pillars/yi.json";

/** A day master on its branch, by pillar. */
export const dayPillars = { ...jia, ...yi, ...bing, ...ding, ...wu, ...ji, ...geng, ...xin, ...ren, ...gui };
