import eclipses from "../../texts/en/eclipses.json";
import houses from "../../texts/en/houses.json";
import ingresses from "../../texts/en/ingresses.json";
import leads from "../../texts/en/leads.json";
import phases from "../../texts/en/phases.json";
import signposts from "../../texts/en/signposts.json";
import stations from "../../texts/en/stations.json";
import touched from "../../texts/en/touched.json";

/** The English texts by their keys. */
export const messages = { leads, ingresses, signposts, stations, eclipses, phases, touched, houses };

/** The shape every language of this package fills; its keys are checked where they are used. */
export type ForecastTexts = typeof messages;
