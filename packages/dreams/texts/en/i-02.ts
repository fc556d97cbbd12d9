import type { DreamSymbol } from "../../src/symbol";

export const i02: readonly DreamSymbol[] = [
  {
    id: "ivy",
    name: "Ivy",
    aliases: ["climbing vine", "creeper"],
    see: ["wall", "house", "plant"],
    meaning:
      "It holds the house up, or it is pulling it down; experts differ. Ivy is attachment by a thousand small feet, in long marriages, traditions, clever dependents. Torn away, it leaves marks like writing. Looking out through leaves grown over the window you got a green and pretty light, and could not tell any longer what the weather was.",
  },
];
