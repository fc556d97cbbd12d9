import type { DreamSymbol } from "../../src/symbol";

export const w03: readonly DreamSymbol[] = [
  {
    id: "workshop",
    name: "Workshop",
    aliases: ["tool shed", "craft room"],
    see: ["tools", "wood", "carpenter"],
    meaning: "Shavings, a radio, a lamp on a long arm. The workshop is where things are allowed to be half done. Finding one behind your house that you never knew of, you have more maker in you than your job employs. Every tool sharp, begin. All under dust with a project clamped since spring, loosen the clamp and see what held.",
  },
];
