// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import bing from "../../texts/fr/day-pillars/bing.json";
import ding from "../../texts/fr/day-pillars/ding.json";
import geng from "../../texts/fr/day-pillars/geng.json";
import gui from "../../texts/fr/day-pillars/gui.json";
import ji from "../../texts/fr/day-pillars/ji.json";
import jia from "../../texts/fr/day-pillars/jia.json";
import ren from "../../texts/fr/day-pillars/ren.json";
import wu from "../../texts/fr/day-pillars/wu.json";
import xin from "../../texts/fr/day-pillars/xin.json";
import yi from "../../texts/fr/day-pillars/yi.json";

/** A day master on its branch, by pillar. */
export const dayPillars = { ...jia, ...yi, ...bing, ...ding, ...wu, ...ji, ...geng, ...xin, ...ren, ...gui };
