import { forms as shared } from "@almagest/i18n/forms/fr";
import type { TextCatalogue } from "@almagest/operation";
import couple from "../../texts/fr/couple.json";
import matters from "../../texts/fr/judgment/matters.json";
import transit from "../../texts/fr/judgment/transit.json";
import yogaFacts from "../../texts/fr/judgment/yoga-facts.json";
import kp from "../../texts/fr/kp/facts.json";
import { messages } from "./fr-messages";
import { type Articles, phraseForms } from "./phrases";

/** An article, drawn together with the prepositions before it. */
const ARTICLES: Articles = {
  le: { de: "du", a: "au", en: "dans le", g: "m" },
  la: { de: "de la", a: "à la", en: "dans la", g: "f" },
  les: { de: "des", a: "aux", en: "dans les", g: "p" },
};

const PHRASES = [
  ...Object.values(matters.ordinal),
  ...Object.values(yogaFacts.ordinal),
  ...Object.values(couple.person),
  couple.open.both,
  transit.lagna.again,
];
/** Houses in digits, as the Krishnamurti Paddhati counts them, are feminine as the word maison is. */
const HOUSES = Object.values(kp.ordinal).map((house) => [house, phraseForms(`la ${house}`, ARTICLES)] as const);

/** The French texts of Vedic astrology, with the forms of names, houses and people in them. */
export const fr: TextCatalogue = {
  namespace: "vedic",
  lang: "fr",
  messages,
  forms: {
    ...shared,
    ...Object.fromEntries([...PHRASES.map((phrase) => [phrase, phraseForms(phrase, ARTICLES)] as const), ...HOUSES]),
  },
};

/** For the domain. A build of the service has a file in the place of this module, read anew each time. */
export const read = async (): Promise<readonly TextCatalogue[]> => [fr];
