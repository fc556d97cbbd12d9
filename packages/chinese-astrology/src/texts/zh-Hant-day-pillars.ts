// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import bing from "../../texts/zh-Hant/day-pillars/bing.json";
import ding from "../../texts/zh-Hant/day-pillars/ding.json";
import geng from "../../texts/zh-Hant/day-pillars/geng.json";
import gui from "../../texts/zh-Hant/day-pillars/gui.json";
import ji from "../../texts/zh-Hant/day-pillars/ji.json";
import jia from "../../texts/zh-Hant/day-pillars/jia.json";
import ren from "../../texts/zh-Hant/day-pillars/ren.json";
import wu from "../../texts/zh-Hant/day-pillars/wu.json";
import xin from "../../texts/zh-Hant/day-pillars/xin.json";
import yi from "../../texts/zh-Hant/day-pillars/yi.json";

/** A day master on its branch, by pillar. */
export const dayPillars = { ...jia, ...yi, ...bing, ...ding, ...wu, ...ji, ...geng, ...xin, ...ren, ...gui };
