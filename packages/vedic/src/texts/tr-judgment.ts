// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import bhava from "../../texts/tr/judgment/bhava.json";
import company from "../../texts/tr/judgment/company.json";
import dignity from "../../texts/tr/judgment/dignity.json";
import houseLord from "../../texts/tr/judgment/house-lord.json";
import lordIn from "../../texts/tr/judgment/lord-in.json";
import matters from "../../texts/tr/judgment/matters.json";
import node from "../../texts/tr/judgment/node.json";
import openTime from "../../texts/tr/judgment/open-time.json";
import period from "../../texts/tr/judgment/period.json";
import relation from "../../texts/tr/judgment/relation.json";
import stage from "../../texts/tr/judgment/stage.json";
import star from "../../texts/tr/judgment/star.json";
import strength from "../../texts/tr/judgment/strength.json";
import transit from "../../texts/tr/judgment/transit.json";
import yoga from "../../texts/tr/judgment/yoga.json";
import yogaFact from "../../texts/tr/judgment/yoga-facts.json";

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
