import daily from "../../texts/en/daily.json";
import first from "../../texts/en/hexagrams/01-08.json";
import second from "../../texts/en/hexagrams/09-16.json";
import third from "../../texts/en/hexagrams/17-24.json";
import fourth from "../../texts/en/hexagrams/25-32.json";
import fifth from "../../texts/en/hexagrams/33-40.json";
import sixth from "../../texts/en/hexagrams/41-48.json";
import seventh from "../../texts/en/hexagrams/49-56.json";
import eighth from "../../texts/en/hexagrams/57-64.json";
import movement from "../../texts/en/movement.json";
import trigrams from "../../texts/en/trigrams.json";

/** The English texts by their keys. */
export const messages = {
  hexagrams: { ...first, ...second, ...third, ...fourth, ...fifth, ...sixth, ...seventh, ...eighth },
  ...trigrams,
  ...daily,
  ...movement,
};

/** The shape every language of this package fills; its keys are checked where they are used. */
export type IchingTexts = typeof messages;
