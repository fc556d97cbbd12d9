// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import bhava from "../../texts/de/judgment/bhava.json";
import company from "../../texts/de/judgment/company.json";
import dignity from "../../texts/de/judgment/dignity.json";
import houseLord from "../../texts/de/judgment/house-lord.json";
import lordIn from "../../texts/de/judgment/lord-in.json";
import matters from "../../texts/de/judgment/matters.json";
import node from "../../texts/de/judgment/node.json";
import openTime from "../../texts/de/judgment/open-time.json";
import period from "../../texts/de/judgment/period.json";
import relation from "../../texts/de/judgment/relation.json";
import stage from "../../texts/de/judgment/stage.json";
import star from "../../texts/de/judgment/star.json";
import strength from "../../texts/de/judgment/strength.json";
import transit from "../../texts/de/judgment/transit.json";
import yoga from "../../texts/de/judgment/yoga.json";
import yogaFact from "../../texts/de/judgment/yoga-facts.json";

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
