import type { DreamSymbol } from "../../src/symbol";

export const z01: readonly DreamSymbol[] = [
  {
    id: "zebra",
    name: "Zebra",
    aliases: ["striped horse"],
    see: ["horse", "lion", "stripes"],
    meaning: "Nobody can say which color is the ground. A zebra is both at once without turning gray, so it runs through the sleep of people told to decide. In the herd its pattern confuses lions; alone, it draws every eye. It has never been tamed, for all its resemblance to a horse. Let it stay two things.",
  },
  {
    id: "zebra-crossing",
    name: "Zebra crossing",
    aliases: ["crosswalk", "pedestrian crossing"],
    see: ["crossing", "street", "car"],
    meaning: "White bars across the asphalt, and a ton of metal agrees to wait. The crossing is a right of way for those on foot, that is, for the slow and soft in you. If no car stops, ask where your needs yield by habit. Step out with your hand raised; drivers brake for people who look at them.",
  },
  {
    id: "zero-gravity",
    name: "Zero gravity",
    aliases: ["weightlessness", "floating"],
    see: ["outer-space", "flying", "astronaut"],
    meaning: "The spoon drifts off, then the soup, and then you notice your own feet. Weightlessness lifts duty along with pounds, and after the fun there is nothing to push against. It suits days between jobs or loves. Astronauts strap in to sleep. Which one small strap would you like, and to what wall?",
  },
  {
    id: "zipper",
    name: "Zipper",
    aliases: ["stuck zipper", "fly open", "zip"],
    see: ["clothes", "pants-falling-down", "dress"],
    meaning: "Two rows of teeth that get on thanks to a little go-between. A stuck zipper, five minutes before the event, traps you half in and half out of a presentation. Tugging bites the lining. If it was open all morning, somebody was too polite. Back it down gently, free the cloth, try again with breath.",
  },
  {
    id: "zodiac",
    name: "Zodiac",
    aliases: ["star sign", "horoscope"],
    see: ["star", "astrologer", "sky"],
    meaning: "Twelve animals, jugs and twins in a ring about your bed. Dreams use the zodiac as a crowd of characters, so the sign that steps forward matters less for your birthday than for its manner: the crab's side step, the goat on his ledge. Seated in the empty place at that table, what would you be called?",
  },
  {
    id: "zombie",
    name: "Zombie",
    aliases: ["undead", "walking dead"],
    see: ["death", "corpse", "being-chased"],
    meaning: "It keeps coming, it wants your brain, it used to be Gary from accounts. A zombie is life going on without anyone in, routine with an appetite, and it infects by contact. You run, you hide in a mall. Look at your own gait on Monday morning. The cure in such dreams is remembering somebody's name.",
  },
  {
    id: "zoo",
    name: "Zoo",
    aliases: ["zoological garden", "menagerie"],
    see: ["cage", "animal", "lion"],
    meaning: "Nature in numbered rooms, with a snack bar. The zoo keeps your wilder sides safe, fed and visited on Sundays, and one of them paces. Which cage did you stop at longest? If the gates are open and the keepers gone, panic comes first and then a giraffe on the avenue, lovely. Feed what you have locked up.",
  },
  {
    id: "zookeeper",
    name: "Zookeeper",
    aliases: ["animal keeper", "feeding animals"],
    see: ["zoo", "cage", "elephant"],
    meaning: "He goes in with a bucket and no fear, since he knows who bit whom. The keeper stands for a good sense that looks after instincts without either petting or poking them. Neglected animals look at you when you forget the round. List what in you needs meat, what hay, what simply company at dusk.",
  },
];
