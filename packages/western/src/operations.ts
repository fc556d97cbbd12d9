import { type Domain, erase } from "@almagest/operation";
import { aspects } from "./aspects/operation";
import { houses } from "./houses/operation";
import { natalChart } from "./natal-chart/operation";
import { getPlanetMeaning, listPlanetMeanings } from "./planet-meanings/operations";
import { planetPositions } from "./planets/operation";
import { getZodiacSign, listZodiacSigns } from "./signs/operations";

/** Western astrology as the transports mount it. */
export const western: Domain = {
  id: "astrology",
  title: "Western astrology",
  description: "Tropical charts: positions, houses, aspects and their reading; signs and planets",
  operations: [
    erase(aspects),
    erase(houses),
    erase(natalChart),
    erase(listPlanetMeanings),
    erase(getPlanetMeaning),
    erase(planetPositions),
    erase(listZodiacSigns),
    erase(getZodiacSign),
  ],
};
