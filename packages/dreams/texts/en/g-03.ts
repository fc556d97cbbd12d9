import type { DreamSymbol } from "../../src/symbol";

export const g03: readonly DreamSymbol[] = [
  {
    id: "gum",
    name: "Gum",
    aliases: ["chewing gum", "bubble"],
    see: ["mouth", "chewing", "teeth-falling-out"],
    meaning:
      "You pull it out, and there is more behind the teeth, in ropes. Endless gum in the mouth is among the stranger common dreams, and it fits speech that is sticky, polite, never finished, words chewed instead of said. It clings to whatever touches it. Spitting the lot into paper was rude, and you spoke clearly right after.",
  },
  {
    id: "gums",
    name: "Gums",
    aliases: ["bleeding gums", "sore gums"],
    see: ["teeth-falling-out", "dentist", "mouth"],
    meaning:
      "Pink on the brush, and you rinse without looking. The gums hold everything you bite with and get no credit, so in dreams they are the support behind visible success: a spouse, sleep, a routine. Receding, they bare roots. Nothing about them needs drama. A soft brush, meaning small daily care of what holds you, is the plain advice.",
  },
  {
    id: "gun",
    name: "Gun",
    aliases: ["pistol", "handgun", "firearm"],
    see: ["shooting", "bullet", "police"],
    meaning:
      "It is heavier than in films and everybody has gone polite. A gun in a dream is power to end a talk from across the room, and fear of it, or the holding of it, shows where you feel outmatched. That it will not fire is very common and simply says force is not your tool. Put down first, ask next.",
  },
  {
    id: "gutter",
    name: "Gutter",
    aliases: ["drain pipe", "roadside gutter"],
    see: ["rain", "ditch", "roof"],
    meaning:
      "Everything the rain wanted to be rid of goes by. A gutter carries off what falls from the roof, so a blocked one means good intentions overflow down the wall: unsorted mail, unaired complaints. Lying in the other sort, at a curb, you see stars, as a wit pointed out. A ball rolled there is just one lost turn.",
  },
  {
    id: "gym",
    name: "Gym",
    aliases: ["fitness center", "locker room"],
    see: ["exercise", "body", "mirror"],
    meaning:
      "Mirrors on three sides and music with no room for thought. A gym is self-improvement in public, where each person pretends not to count the others' plates. Lost among the machines, you feel behind in a program you never joined. An old school gym, with ropes and a whistle, holds a humiliation that has shrunk to fit the changing bench.",
  },
  {
    id: "gymnastics",
    name: "Gymnastics",
    aliases: ["tumbling", "balance beam"],
    see: ["acrobat", "body", "competition"],
    meaning:
      "Four inches wide, and you are asked to smile. Gymnastics is control made to look like pleasure, so it belongs to hostesses, perfectionists and kids of difficult parents. The landing counts most. Falling off the beam and remounting within ten seconds is allowed by the rules, a clause that your own code seems to have dropped.",
  },
];
