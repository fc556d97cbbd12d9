// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import bhava from "../../texts/zh-Hant/judgment/bhava.json";
import company from "../../texts/zh-Hant/judgment/company.json";
import dignity from "../../texts/zh-Hant/judgment/dignity.json";
import houseLord from "../../texts/zh-Hant/judgment/house-lord.json";
import lordIn from "../../texts/zh-Hant/judgment/lord-in.json";
import matters from "../../texts/zh-Hant/judgment/matters.json";
import node from "../../texts/zh-Hant/judgment/node.json";
import openTime from "../../texts/zh-Hant/judgment/open-time.json";
import period from "../../texts/zh-Hant/judgment/period.json";
import relation from "../../texts/zh-Hant/judgment/relation.json";
import stage from "../../texts/zh-Hant/judgment/stage.json";
import star from "../../texts/zh-Hant/judgment/star.json";
import strength from "../../texts/zh-Hant/judgment/strength.json";
import transit from "../../texts/zh-Hant/judgment/transit.json";
import yoga from "../../texts/zh-Hant/judgment/yoga.json";
import yogaFact from "../../texts/zh-Hant/judgment/yoga-facts.json";

/** A graha judged in its chart, and the period it rules. */
export const judgment = {
  bhava,
  company,
  dignity,
  houseLord,
  lordIn,
  matters,
  node,
  openTime,
  period,
  relation,
  stage,
  star,
  strength,
  transit,
  yoga,
  yogaFact,
};
