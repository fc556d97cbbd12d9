import type { DreamSymbol } from "../../src/symbol";

export const r03: readonly DreamSymbol[] = [
  {
    id: "ruined-wedding",
    name: "Ruined wedding",
    aliases: ["wedding disaster", "wedding gone wrong"],
    see: ["wedding", "marriage", "rain"],
    meaning: "Rain in the tent, an ex at the microphone, and the cake on the dog. When the great day fails in a dream, perfection is what has been jilted. Couples who are truly engaged get this weekly; so do people who launch anything. In the mud, barefoot, somebody begins to dance. Is the one you wanted still there?",
  },
  {
    id: "ruler",
    name: "Ruler",
    aliases: ["king's rule", "tyrant", "dictator"],
    see: ["king", "palace", "soldier"],
    meaning: "His portrait hangs in the bakery. A tyrant keeps order by being unpredictable, and his subjects learn to read the eyebrow. You met such a one early, or carry one about who rules on rest and cake. Tyrants are afraid, that is their secret service. What joke do people tell of him when the door is shut?",
  },
  {
    id: "running",
    name: "Running",
    aliases: ["jogging", "sprinting"],
    see: ["being-chased", "race", "running-in-place"],
    meaning: "The ground takes off from under your feet, and for some steps you are all lung. Running without a reason is among the finest things a body remembers. With one, look behind: from what, and then ahead, for fleeing and hastening have the same knees. Shoes or none, alone or in stride with a friend?",
  },
  {
    id: "running-in-place",
    name: "Running in place",
    aliases: ["running in slow motion", "legs will not move"],
    see: ["running", "being-chased", "rat-race"],
    meaning: "Air like syrup, thighs of lead, and he comes on at a stroll. The dreamer's legs are switched off by sleep, and a plot is laid round that fact. It fits days when effort and result have been cut apart. Do less. In that film, those who stop pushing and simply walk are found to be getting on.",
  },
  {
    id: "running-out-of-gas",
    name: "Running out of gas",
    aliases: ["empty tank", "out of fuel"],
    see: ["car", "driving", "road"],
    meaning: "A cough, a glide, then birdsong. You have known about the needle for sixty miles. Running dry is not a breakdown: nothing is broken, there is only none left, and you had passed stations, being late. Walk back with the can. Somebody will stop, and you have to let them. What fills you, and where is it sold?",
  },
  {
    id: "rust",
    name: "Rust",
    aliases: ["corrosion", "rusty metal"],
    see: ["iron", "machine", "old-house"],
    meaning: "Air, water, and not being used. Rust is time at work on what was once strong, and it has a lovely color. Tools left out are talents, French, swimming, asking girls to dance. It sits on the surface longer than people think. Oil, a rag, an elbow. If your hand goes through, let it be iron no longer.",
  },
  {
    id: "rv",
    name: "RV",
    aliases: ["motor home", "camper van", "caravan"],
    see: ["driving", "house", "road"],
    meaning: "The house comes along, with all its cupboards shut. Life in a camper promises both, leave and stay, and gives you each in a narrow form: dinner at a folding table, a new view, the same dispute. Alone at the wheel of one you roam with your shell. Where would you park for a month, and who has the upper bunk?",
  },
];
