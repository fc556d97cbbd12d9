import type { DreamSymbol } from "../../src/symbol";

export const t90: readonly DreamSymbol[] = [
  {
    id: "traveling",
    name: "Traveling",
    aliases: ["trip", "being on the road", "foreign travel"],
    see: ["suitcase", "train", "map"],
    meaning: "Somewhere in you the bags are packed before any ticket is bought. Travel puts a change of state into places: you leave a known room, lose your language, are looked at. How you go tells much, by night train, on foot, without papers. If you never arrive, the way suits you. What did you forget to bring?",
  },
  {
    id: "tired",
    name: "Tired",
    aliases: ["tiredness", "fatigue", "too tired to go on"],
    see: ["sleeping", "bed"],
    meaning: "Even asleep you look for somewhere to lie down, on a bench, in the stacks of a library. To be tired while asleep puts a second signature under the first. The hours in bed may be enough and the rest in them poor, for you work on. What would you stop, if it took one word?",
  },
];
