import afflictions from "../../texts/en/afflictions.json";
import annual1 from "../../texts/en/annual-1.json";
import annual2 from "../../texts/en/annual-2.json";
import annual3 from "../../texts/en/annual-3.json";
import bagua from "../../texts/en/bagua.json";
import house from "../../texts/en/house.json";
import kua from "../../texts/en/kua.json";
import mansions1 from "../../texts/en/mansions-1.json";
import mansions2 from "../../texts/en/mansions-2.json";
import monthly1 from "../../texts/en/monthly-1.json";
import monthly2 from "../../texts/en/monthly-2.json";
import monthly3 from "../../texts/en/monthly-3.json";
import natal from "../../texts/en/natal.json";
import pairs1 from "../../texts/en/pairs-1.json";
import pairs2 from "../../texts/en/pairs-2.json";
import pairs3 from "../../texts/en/pairs-3.json";
import periods from "../../texts/en/periods.json";
import stars from "../../texts/en/stars.json";

/** The English texts by their keys. */
export const messages = {
  stars,
  annual: { ...annual1, ...annual2, ...annual3 },
  monthly: { ...monthly1, ...monthly2, ...monthly3 },
  pairs: { ...pairs1, ...pairs2, ...pairs3 },
  ...natal,
  ...house,
  periods,
  mansions: { ...mansions1, ...mansions2 },
  ...kua,
  ...afflictions,
  bagua,
};

/** The shape every language of this package fills; its keys are checked where they are used. */
export type FengShuiTexts = typeof messages;
