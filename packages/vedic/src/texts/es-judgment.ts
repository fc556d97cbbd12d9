// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import bhava from "../../texts/es/judgment/bhava.json";
import company from "../../texts/es/judgment/company.json";
import dignity from "../../texts/es/judgment/dignity.json";
import houseLord from "../../texts/es/judgment/house-lord.json";
import lordIn from "../../texts/es/judgment/lord-in.json";
import matters from "../../texts/es/judgment/matters.json";
import node from "../../texts/es/judgment/node.json";
import openTime from "../../texts/es/judgment/open-time.json";
import period from "../../texts/es/judgment/period.json";
import relation from "../../texts/es/judgment/relation.json";
import stage from "../../texts/es/judgment/stage.json";
import star from "../../texts/es/judgment/star.json";
import strength from "../../texts/es/judgment/strength.json";
import transit from "../../texts/es/judgment/transit.json";
import yoga from "../../texts/es/judgment/yoga.json";
import yogaFact from "../../texts/es/judgment/yoga-facts.json";

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
