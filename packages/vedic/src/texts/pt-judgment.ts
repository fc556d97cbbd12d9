// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import bhava from "../../texts/pt/judgment/bhava.json";
import company from "../../texts/pt/judgment/company.json";
import dignity from "../../texts/pt/judgment/dignity.json";
import houseLord from "../../texts/pt/judgment/house-lord.json";
import lordIn from "../../texts/pt/judgment/lord-in.json";
import matters from "../../texts/pt/judgment/matters.json";
import node from "../../texts/pt/judgment/node.json";
import openTime from "../../texts/pt/judgment/open-time.json";
import period from "../../texts/pt/judgment/period.json";
import relation from "../../texts/pt/judgment/relation.json";
import stage from "../../texts/pt/judgment/stage.json";
import star from "../../texts/pt/judgment/star.json";
import strength from "../../texts/pt/judgment/strength.json";
import transit from "../../texts/pt/judgment/transit.json";
import yoga from "../../texts/pt/judgment/yoga.json";
import yogaFact from "../../texts/pt/judgment/yoga-facts.json";

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
