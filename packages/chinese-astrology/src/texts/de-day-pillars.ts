// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import bing from "../../texts/de/day-pillars/bing.json";
import ding from "../../texts/de/day-pillars/ding.json";
import geng from "../../texts/de/day-pillars/geng.json";
import gui from "../../texts/de/day-pillars/gui.json";
import ji from "../../texts/de/day-pillars/ji.json";
import jia from "../../texts/de/day-pillars/jia.json";
import ren from "../../texts/de/day-pillars/ren.json";
import wu from "../../texts/de/day-pillars/wu.json";
import xin from "../../texts/de/day-pillars/xin.json";
import yi from "../../texts/de/day-pillars/yi.json";

/** A day master on its branch, by pillar. */
export const dayPillars = { ...jia, ...yi, ...bing, ...ding, ...wu, ...ji, ...geng, ...xin, ...ren, ...gui };
