import { forms as shared } from "@almagest/i18n/forms/pt";
import type { GrammarForms, TextCatalogue } from "@almagest/operation";
import couple from "../../texts/pt/couple.json";
import matters from "../../texts/pt/judgment/matters.json";
import transit from "../../texts/pt/judgment/transit.json";
import yogaFacts from "../../texts/pt/judgment/yoga-facts.json";
import kp from "../../texts/pt/kp/facts.json";
import { messages } from "./pt-messages";

/** An article, drawn together with the prepositions before it. */
const ARTICLES: Readonly<Record<string, Readonly<Record<"de" | "a" | "em" | "g", string>>>> = {
  o: { de: "do", a: "ao", em: "no", g: "m" },
  a: { de: "da", a: "à", em: "na", g: "f" },
  os: { de: "dos", a: "aos", em: "nos", g: "p" },
};

/** The forms of a phrase that begins with its article: `a sétima`, `o noivo`. */
function formsOf(phrase: string): GrammarForms[string] {
  const [, article = "", rest = ""] = /^(\S+) (.+)$/.exec(phrase) ?? [];
  const bent = ARTICLES[article];
  if (bent === undefined) throw new RangeError(`${phrase} begins with no article`);
  const { g, ...drawn } = bent;
  return {
    ...Object.fromEntries(Object.entries(drawn).map(([form, before]) => [form, `${before} ${rest}`])),
    ...{ def: phrase, g },
  };
}

const PHRASES = [
  ...Object.values(matters.ordinal),
  ...Object.values(yogaFacts.ordinal),
  ...Object.values(couple.person),
  couple.open.both,
  transit.lagna.again,
];
/** Houses in digits, as the Krishnamurti Paddhati counts them, are feminine as the word casa is. */
const HOUSES = Object.values(kp.ordinal).map((house) => [house, formsOf(`a ${house}`)] as const);

/** The Portuguese texts of Vedic astrology, with the forms of names, houses and people in them. */
export const pt: TextCatalogue = {
  namespace: "vedic",
  lang: "pt",
  messages,
  forms: {
    ...shared,
    ...Object.fromEntries([...PHRASES.map((phrase) => [phrase, formsOf(phrase)] as const), ...HOUSES]),
  },
};

/** For the domain. A build of the service has a file in the place of this module, read anew each time. */
export const read = async (): Promise<readonly TextCatalogue[]> => [pt];
