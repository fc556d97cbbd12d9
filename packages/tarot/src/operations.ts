import { type Domain, erase } from "@almagest/operation";
import { getCard, listCards } from "./cards/operations";
import { getDailyCard } from "./daily/operation";
import { drawCards } from "./draw/operation";
import { castCustomSpread } from "./spreads/custom";
import { castCareerSpread, castCelticCross, castLoveSpread, castThreeCard } from "./spreads/operations";
import { castYesNo } from "./yes-no/operation";

/** Tarot as the transports mount it. */
export const tarot: Domain = {
  id: "tarot",
  title: "Tarot",
  description: "The 78 cards of the Rider-Waite-Smith deck, seeded and random draws, spreads and their reading",
  operations: [
    erase(listCards),
    erase(getCard),
    erase(getDailyCard),
    erase(drawCards),
    erase(castCareerSpread),
    erase(castCelticCross),
    erase(castCustomSpread),
    erase(castLoveSpread),
    erase(castThreeCard),
    erase(castYesNo),
  ],
};
