import { forms as shared } from "@almagest/i18n/forms/pt";
import type { TextCatalogue } from "@almagest/operation";
import couple from "../../texts/pt/couple.json";
import matters from "../../texts/pt/judgment/matters.json";
import transit from "../../texts/pt/judgment/transit.json";
import yogaFacts from "../../texts/pt/judgment/yoga-facts.json";
import kp from "../../texts/pt/kp/facts.json";
import { type Articles, phraseForms } from "./phrases";
import { messages } from "./pt-messages";

/** An article, drawn together with the prepositions before it. */
const ARTICLES: Articles = {
  o: { de: "do", a: "ao", em: "no", g: "m" },
  a: { de: "da", a: "à", em: "na", g: "f" },
  os: { de: "dos", a: "aos", em: "nos", g: "p" },
};

const PHRASES = [
  ...Object.values(matters.ordinal),
  ...Object.values(yogaFacts.ordinal),
  ...Object.values(couple.person),
  couple.open.both,
  transit.lagna.again,
];
/** Houses in digits, as the Krishnamurti Paddhati counts them, are feminine as the word casa is. */
const HOUSES = Object.values(kp.ordinal).map((house) => [house, phraseForms(`a ${house}`, ARTICLES)] as const);

/** The Portuguese texts of Vedic astrology, with the forms of names, houses and people in them. */
export const pt: TextCatalogue = {
  namespace: "vedic",
  lang: "pt",
  messages,
  forms: {
    ...shared,
    ...Object.fromEntries([...PHRASES.map((phrase) => [phrase, phraseForms(phrase, ARTICLES)] as const), ...HOUSES]),
  },
};

/** For the domain. A build of the service has a file in the place of this module, read anew each time. */
export const read = async (): Promise<readonly TextCatalogue[]> => [pt];
