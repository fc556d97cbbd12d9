import type { DreamSymbol } from "../../src/symbol";

export const p05: readonly DreamSymbol[] = [
  {
    id: "pyramid",
    name: "Pyramid",
    aliases: ["pyramids", "egyptian tomb"],
    see: ["desert", "mummy", "stone"],
    meaning: "Twenty years of hauling, all for a point. A pyramid is ambition in the shape of a hierarchy, broad backs below and one stone on top with a view. Inside it are narrow ways and a king's lunch. Building it, ask for whom. Seen from far in evening light it frees the mind: look how long things can wait.",
  },
  {
    id: "python",
    name: "Python",
    aliases: ["boa", "constrictor snake"],
    see: ["snake", "choking", "hug"],
    meaning: "No venom, only a hug that gains a little with every breath. The python is the patient one among snakes, and so it pictures a love, or an obligation, with less room in it by the day. It feels cool, it has lovely patterns. To loosen it one starts from the tail: what was its first, lightest coil?",
  },
];
