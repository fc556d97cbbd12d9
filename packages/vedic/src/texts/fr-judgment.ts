// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import bhava from "../../texts/fr/judgment/bhava.json";
import company from "../../texts/fr/judgment/company.json";
import dignity from "../../texts/fr/judgment/dignity.json";
import houseLord from "../../texts/fr/judgment/house-lord.json";
import lordIn from "../../texts/fr/judgment/lord-in.json";
import matters from "../../texts/fr/judgment/matters.json";
import node from "../../texts/fr/judgment/node.json";
import openTime from "../../texts/fr/judgment/open-time.json";
import period from "../../texts/fr/judgment/period.json";
import relation from "../../texts/fr/judgment/relation.json";
import stage from "../../texts/fr/judgment/stage.json";
import star from "../../texts/fr/judgment/star.json";
import strength from "../../texts/fr/judgment/strength.json";
import transit from "../../texts/fr/judgment/transit.json";
import yoga from "../../texts/fr/judgment/yoga.json";
import yogaFact from "../../texts/fr/judgment/yoga-facts.json";

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
