import bhava from "../../texts/en/judgment/bhava.json";
import company from "../../texts/en/judgment/company.json";
import dignity from "../../texts/en/judgment/dignity.json";
import houseLord from "../../texts/en/judgment/house-lord.json";
import lordIn from "../../texts/en/judgment/lord-in.json";
import matters from "../../texts/en/judgment/matters.json";
import node from "../../texts/en/judgment/node.json";
import openTime from "../../texts/en/judgment/open-time.json";
import period from "../../texts/en/judgment/period.json";
import relation from "../../texts/en/judgment/relation.json";
import stage from "../../texts/en/judgment/stage.json";
import star from "../../texts/en/judgment/star.json";
import strength from "../../texts/en/judgment/strength.json";
import transit from "../../texts/en/judgment/transit.json";
import yoga from "../../texts/en/judgment/yoga.json";
import yogaFact from "../../texts/en/judgment/yoga-facts.json";

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
