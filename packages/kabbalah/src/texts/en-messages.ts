import birthNumbers from "../../texts/en/birth-numbers.json";
import ciphers from "../../texts/en/ciphers.json";
import compatibility from "../../texts/en/compatibility.json";
import frames from "../../texts/en/frames.json";
import letters1 from "../../texts/en/letters-1.json";
import letters2 from "../../texts/en/letters-2.json";
import lexicon1 from "../../texts/en/lexicon-1.json";
import lexicon2 from "../../texts/en/lexicon-2.json";
import months from "../../texts/en/months.json";
import nameNumbers from "../../texts/en/name-numbers.json";
import omer1 from "../../texts/en/omer-1.json";
import omer2 from "../../texts/en/omer-2.json";
import paths from "../../texts/en/paths.json";
import psalms from "../../texts/en/psalms.json";
import sephirot from "../../texts/en/sephirot.json";
import shem1 from "../../texts/en/shem-1.json";
import shem2 from "../../texts/en/shem-2.json";
import shem3 from "../../texts/en/shem-3.json";
import threeNames from "../../texts/en/three-names.json";

/** The English texts by their keys. */
export const messages = {
  ciphers,
  sephirot,
  nameNumbers,
  birthNumbers,
  letters: { ...letters1, ...letters2 },
  paths,
  shem: { ...shem1, ...shem2, ...shem3 },
  omer: { ...omer1, ...omer2 },
  months,
  psalms,
  threeNames,
  compatibility,
  lexicon: { ...lexicon1, ...lexicon2 },
  ...frames,
};

/** The shape every language of this package fills; its keys are checked where they are used. */
export type KabbalahTexts = typeof messages;
