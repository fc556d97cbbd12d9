import type { DreamSymbol } from "../../src/symbol";

export const z01: readonly DreamSymbol[] = [
  {
    id: "zebra",
    name: "Zebra",
    aliases: ["zebras"],
    see: ["horse", "stripes", "black"],
    meaning: "Black on white or the reverse, it depends on how you were brought up. A zebra lives with both and does not mix them into gray. It visits those who see a case in stripes, right, wrong, right, and in a herd those very stripes confuse the lion. Ridden bareback it throws you; it never promised to be a horse.",
  },
  {
    id: "zigzag",
    name: "Zigzag",
    aliases: ["winding path", "switchback"],
    see: ["road", "mountain", "lightning"],
    meaning: "Left, right, left, and the hut is no nearer in a straight line. A zigzag is how mountains are climbed by those who get to the top, and how hares save their skin. Called fickle for changing course, you have perhaps been going uphill. If you weave over level ground, someone other than the slope is steering; a drink, or a fear.",
  },
  {
    id: "zipper",
    name: "Zipper",
    aliases: ["stuck zipper", "zip"],
    see: ["clothes", "pants-falling-down", "stuck"],
    meaning: "Every tooth agreed until this one. A zipper is closing made so easy that we forget it, and it sticks in haste, on the finest fabric, with the taxi outside. Open in front of the class, you fear that a private thing shows. Back down an inch, free the bit of lining, and go again: it works on arguments also.",
  },
  {
    id: "zodiac",
    name: "Zodiac",
    aliases: ["zodiac signs", "star signs"],
    see: ["star", "tarot-cards", "calendar"],
    meaning: "Rams, scales, a goat with a fish's tail, all wheeling over the roof. The zodiac is the sky made into a family, with everyone's faults known in advance and forgiven. Which figure looked at you? Finding a thirteenth with your face in it, the ready-made kinds no longer hold you. Read it as a cast list and not a verdict.",
  },
  {
    id: "zombie",
    name: "Zombie",
    aliases: ["undead", "living dead"],
    see: ["death", "being-chased", "grave"],
    meaning: "They are slow, they are many, and one wears your work badge. Zombies are people going through the motions, and the horror lies in how well they do it. Barricading the mall with a handful of the living, you protect whatever in you is awake. If you have been bitten, it takes days: sleep, eat something green, call a friend.",
  },
  {
    id: "zoo",
    name: "Zoo",
    aliases: ["animal park"],
    see: ["cage", "wild-animal", "zookeeper"],
    meaning: "A lion yawns behind glass, and a child says it is fake. The zoo keeps every wildness you have in its own enclosure with a sign and feeding times. That is safe and somewhat sad. Gates standing open at night, with shapes on the lawns, the week's good behavior is off duty. Look who stayed inside by choice.",
  },
  {
    id: "zookeeper",
    name: "Zookeeper",
    aliases: ["animal keeper"],
    see: ["zoo", "cage", "animal"],
    meaning: "He has a bucket, a scar, and names for all of them. The keeper is whoever manages the beasts in your house, the one who knows when not to go in. Carrying the keys yourself, you are trusted with tempers that no one else will feed. Falling asleep with the hatch undone, you were tired, and the tiger, it seems, is considerate.",
  },
  {
    id: "zucchini",
    name: "Zucchini",
    aliases: ["courgette", "squash"],
    see: ["vegetables", "garden", "cooking"],
    meaning: "On Monday a finger, by Thursday a canoe. Zucchini is abundance nobody asked for, left on porches after dark by embarrassed gardeners. Finding your kitchen full of it, you are more productive than you have friends, so widen the circle. Small and with its blossom still on, the thing is perfect now and does not improve by waiting.",
  },
  {
    id: "zip-line",
    name: "Zip line",
    aliases: ["zipline", "aerial runway"],
    see: ["heights", "forest", "flying"],
    meaning: "Clip, nod, and the platform is gone from beneath you. A zip line gives a fall some direction. It suits anyone who wants to get across quickly, over treetops and second thoughts, and trust a cable they did not test. Stopped halfway and dangling, you left one side in a rush; pull yourself over, hand after hand.",
  },
  {
    id: "zen-garden",
    name: "Zen garden",
    aliases: ["rock garden", "raked gravel"],
    see: ["garden", "stone", "silence"],
    meaning: "Gravel combed into sea, and fifteen stones of which one is always hidden. A zen garden is order with nearly everything taken out. It opens to the overfurnished, people with nine open projects. Leaving a footprint in it, you fear to disturb somebody's calm. With the rake in hand, you find that the thinking is in the strokes.",
  },
];
