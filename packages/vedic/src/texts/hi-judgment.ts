import relation from "../../texts/hi/judgment/relation.json";

/** A graha judged in its chart, and the period it rules. */
export const judgment = {
  relation,
};
