// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import bhava from "../../texts/ru/judgment/bhava.json";
import company from "../../texts/ru/judgment/company.json";
import dignity from "../../texts/ru/judgment/dignity.json";
import houseLord from "../../texts/ru/judgment/house-lord.json";
import lordIn from "../../texts/ru/judgment/lord-in.json";
import matters from "../../texts/ru/judgment/matters.json";
import node from "../../texts/ru/judgment/node.json";
import openTime from "../../texts/ru/judgment/open-time.json";
import period from "../../texts/ru/judgment/period.json";
import relation from "../../texts/ru/judgment/relation.json";
import stage from "../../texts/ru/judgment/stage.json";
import star from "../../texts/ru/judgment/star.json";
import strength from "../../texts/ru/judgment/strength.json";
import transit from "../../texts/ru/judgment/transit.json";
import yoga from "../../texts/ru/judgment/yoga.json";
import yogaFact from "../../texts/ru/judgment/yoga-facts.json";

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
