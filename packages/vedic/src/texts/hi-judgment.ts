// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import bhava from "../../texts/hi/judgment/bhava.json";
import company from "../../texts/hi/judgment/company.json";
import dignity from "../../texts/hi/judgment/dignity.json";
import houseLord from "../../texts/hi/judgment/house-lord.json";
import lordIn from "../../texts/hi/judgment/lord-in.json";
import matters from "../../texts/hi/judgment/matters.json";
import node from "../../texts/hi/judgment/node.json";
import openTime from "../../texts/hi/judgment/open-time.json";
import period from "../../texts/hi/judgment/period.json";
import relation from "../../texts/hi/judgment/relation.json";
import stage from "../../texts/hi/judgment/stage.json";
import star from "../../texts/hi/judgment/star.json";
import strength from "../../texts/hi/judgment/strength.json";
import transit from "../../texts/hi/judgment/transit.json";
import yoga from "../../texts/hi/judgment/yoga.json";
import yogaFact from "../../texts/hi/judgment/yoga-facts.json";

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
