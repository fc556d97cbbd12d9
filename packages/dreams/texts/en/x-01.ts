import type { DreamSymbol } from "../../src/symbol";

export const x01: readonly DreamSymbol[] = [
  {
    id: "x-mark",
    name: "X mark",
    aliases: ["letter x", "cross mark"],
    see: ["treasure-map", "letter", "map"],
    meaning: "Two strokes, and it says no, here, kiss or unknown. An X in a dream leaves its meaning to where it stands: on a map it digs, on homework it stings, beneath a letter it is fond. Signing with one, you agree without having read. In an equation it waits, calm, to be found by balancing both sides.",
  },
  {
    id: "x-ray",
    name: "X-ray",
    aliases: ["radiograph", "medical scan"],
    see: ["bones", "doctor", "hospital"],
    meaning: "Lit from behind, there you are, without your manners. An X-ray goes through clothes, charm and fat to what holds, so it shows up when somebody sees too much or you wish they would. A coin in the stomach or a bird behind the ribs: secrets long carried. Glasses that see through others make for lonely dinners.",
  },
  {
    id: "xylophone",
    name: "Xylophone",
    aliases: ["marimba"],
    see: ["music", "child", "toys"],
    meaning: "Each bar has its note, and you cannot play between them. A xylophone is music for beginners and for masters, bright, wooden, without a sigh in it. Ribs in a cartoon sound so: even bones have a tune. Missing the one bar the melody needs, step over it, as people do who manage gaily with something lacking.",
  },
];
