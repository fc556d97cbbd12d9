import type { DreamSymbol } from "../../src/symbol";

export const x01: readonly DreamSymbol[] = [
  {
    id: "x-mark",
    name: "X mark",
    aliases: ["cross mark", "letter x"],
    see: ["map", "treasure", "kiss"],
    meaning: "Two strokes, and a place is different from all the rest. An X hides the name of those who cannot write, strikes out, sends a kiss, votes, and tells pirates where to dig. In your dream it is on a door, a day, a sheet of answers. Who drew it, and were they choosing you or crossing you off?",
  },
  {
    id: "x-ray",
    name: "X-ray",
    aliases: ["radiograph", "seeing bones", "body scan"],
    see: ["skeleton", "doctor", "hospital"],
    meaning: "Hold your breath, do not move, and there is your inside on a wall. The X-ray looks past charm and clothing to the framework, so it shows when you want, or dread, to be seen through. A swallowed coin lights up. A hairline crack explains why it hurt to lean there. Read your own picture before they do.",
  },
  {
    id: "xylophone",
    name: "Xylophone",
    aliases: ["marimba", "glockenspiel"],
    see: ["music", "musical-instrument", "childhood"],
    meaning: "Wooden bars in a row like a smile, and any child can do it. The xylophone gives a note for a knock, without breath or bow, hence it rings for joy with little training. Bones are played on it in a famous dance. One bar gone, the tune hops. Hit the wrong note twice and call it yours.",
  },
];
