// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import bhava from "../../texts/zh-Hans/judgment/bhava.json";
import company from "../../texts/zh-Hans/judgment/company.json";
import dignity from "../../texts/zh-Hans/judgment/dignity.json";
import houseLord from "../../texts/zh-Hans/judgment/house-lord.json";
import lordIn from "../../texts/zh-Hans/judgment/lord-in.json";
import matters from "../../texts/zh-Hans/judgment/matters.json";
import node from "../../texts/zh-Hans/judgment/node.json";
import openTime from "../../texts/zh-Hans/judgment/open-time.json";
import period from "../../texts/zh-Hans/judgment/period.json";
import relation from "../../texts/zh-Hans/judgment/relation.json";
import stage from "../../texts/zh-Hans/judgment/stage.json";
import star from "../../texts/zh-Hans/judgment/star.json";
import strength from "../../texts/zh-Hans/judgment/strength.json";
import transit from "../../texts/zh-Hans/judgment/transit.json";
import yoga from "../../texts/zh-Hans/judgment/yoga.json";
import yogaFact from "../../texts/zh-Hans/judgment/yoga-facts.json";

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
