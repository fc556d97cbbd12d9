import { forms as shared } from "@almagest/i18n/forms/ru";
import type { GrammarForms, TextCatalogue } from "@almagest/operation";
import couple from "../../texts/ru/couple.json";
import matters from "../../texts/ru/judgment/matters.json";
import yogaFacts from "../../texts/ru/judgment/yoga-facts.json";
import ground from "../../texts/ru/synthesis/ground.json";
import { messages } from "./ru-messages";

type Forms = GrammarForms[string];

/** The forms of an ordinal, as adjectives have them: `седьмой`, and soft `третий`. */
function ordinal(name: string): Forms {
  const stem = name.slice(0, -2);
  const [of, to, by, at] = name === "третий" ? ["ьего", "ьему", "ьим", "ьем"] : ["ого", "ому", "ым", "ом"];
  const before = name.startsWith("вт") ? "во" : "в";
  return {
    ...{ gen: stem + of, dat: stem + to, acc: name, ins: stem + by },
    ...{ prep: stem + at, in: `${before} ${stem}${at}`, g: "m" },
  };
}

const HOUSES = [matters, yogaFacts, ground].flatMap((group) => Object.values(group.ordinal));

const PEOPLE: GrammarForms = {
  [couple.person.groom]: {
    ...{ gen: "жениха", dat: "жениху", acc: "жениха", ins: "женихом" },
    ...{ prep: "женихе", in: "в женихе", g: "m" },
  },
  [couple.person.bride]: {
    ...{ gen: "невесты", dat: "невесте", acc: "невесту", ins: "невестой" },
    ...{ prep: "невесте", in: "в невесте", g: "f" },
  },
  [couple.open.both]: {
    ...{ gen: "обоих", dat: "обоим", acc: "обоих", ins: "обоими" },
    ...{ prep: "обоих", in: "в обоих", g: "p" },
  },
};

/** The Russian texts of Vedic astrology, with the forms of names, houses and people in them. */
export const ru: TextCatalogue = {
  namespace: "vedic",
  lang: "ru",
  messages,
  forms: { ...shared, ...Object.fromEntries(HOUSES.map((house) => [house, ordinal(house)])), ...PEOPLE },
};

/** For the domain. A build of the service has a file in the place of this module, read anew each time. */
export const read = async (): Promise<readonly TextCatalogue[]> => [ru];
