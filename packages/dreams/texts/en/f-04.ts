import type { DreamSymbol } from "../../src/symbol";

export const f04: readonly DreamSymbol[] = [
  {
    id: "freeway",
    name: "Freeway",
    aliases: ["highway", "motorway"],
    see: ["driving", "traffic-jam", "exit"],
    meaning:
      "Eight lanes, and everyone is sure. A freeway is life at the general speed, where slowing is the danger and exits come with a number. On foot beside it, you feel what your pace looks like from outside. Missing the turn again and again suggests that you do not, on reflection, wish to get off where you said.",
  },
  {
    id: "freezer",
    name: "Freezer",
    aliases: ["icebox", "deep freeze"],
    see: ["ice", "refrigerator", "meat"],
    meaning:
      "Labeled, dated and hard as a brick. A freezer holds what you mean to deal with when there is time: affection postponed, a book idea, a grief wrapped in foil. Things keep, but they do not grow. A power cut forces a feast or a loss, and the puddle on the floor is warmer than you expected.",
  },
  {
    id: "freezing",
    name: "Freezing",
    aliases: ["turning to ice", "bitter cold"],
    see: ["ice", "snow", "cold"],
    meaning:
      "Your hands belong to someone else. Freezing is feeling withdrawn toward the center to save the heart, as happens in houses where anger is served cold. A warm window you pass is contact you could ask for. Shivering is good: it is the body arguing. Sleepiness in the snow is the stage at which friends should knock.",
  },
  {
    id: "friday",
    name: "Friday",
    aliases: ["end of the week"],
    see: ["calendar", "day-off", "work"],
    meaning:
      "At four in the afternoon the whole building breathes out. Friday in a dream brings release with conditions, since something must be handed in first. One that turns back into Monday at the door shows work following you home. Those with a rest day to prepare may smell bread and hurry toward candles, which is a different and gentler Friday.",
  },
  {
    id: "friend",
    name: "Friend",
    aliases: ["pal", "buddy"],
    see: ["best-friend", "party", "betrayal"],
    meaning:
      "They are there the way a lamp is there. A friend met asleep is an aspect of you which you like best in another's company, bold with one, silly with a second, so cast them by what you become. A stranger introduced as your friend is a trait about to move in. Ask what they laughed at.",
  },
  {
    id: "friends-betrayal",
    name: "Friend's Betrayal",
    aliases: ["backstabbing friend"],
    see: ["betrayal", "friend", "secret"],
    meaning:
      "Your own words come back from a third person's mouth. A friend's betrayal in sleep sometimes reports an actual chill, more often your fear of having shown too much. It can also be reversed: you have been unfaithful to an agreement between you. Meet once without a topic. Suspicion that survives two hours of ordinary talk deserves a question.",
  },
  {
    id: "frog",
    name: "Frog",
    aliases: ["toad's cousin", "tadpole", "tree frog"],
    see: ["pond", "prince", "toad"],
    meaning:
      "Half here and half there, it sings loudest after rain. A frog has changed its whole body once, gills to lungs, so it belongs to awkward middle stages: adolescence, retraining, new fatherhood. Kissing one is a gamble on character. In the throat, it is a thing unsaid that croaks; let the first ugly syllable out.",
  },
  {
    id: "frost",
    name: "Frost",
    aliases: ["hoarfrost", "frozen window"],
    see: ["ice", "winter", "window"],
    meaning:
      "Every twig has been written on in the night. Frost is coolness that has manners and beauty, the courteous tone after a quarrel, the ex at the school gate. It kills tender shoots left out too early, so mind your timing with a fresh idea. A hole breathed into the pane lets you look without going out.",
  },
  {
    id: "frozen-lake",
    name: "Frozen Lake",
    aliases: ["ice sheet", "thin ice"],
    see: ["ice", "lake"],
    meaning:
      "It holds, and it talks under your feet. A frozen lake is deep feeling with a surface you can cross while it lasts, an arrangement between people that works as long as nobody stamps. Cracks running ahead of you are honest notice. Lying flat to spread the weight looks silly and is exactly right.",
  },
  {
    id: "fruit",
    name: "Fruit",
    aliases: ["ripe fruit", "orchard fruit"],
    see: ["apple", "tree", "harvest"],
    meaning:
      "It lets go of the branch when you lift it, or it is not ready. Fruit is result, sweet because of a season you have half forgotten, in work or in a child grown up. Overripe, it accuses delay gently. Wax in a bowl is success for show. A bite with the juice running is a pleasure that asks no towel.",
  },
  {
    id: "frying-pan",
    name: "Frying Pan",
    aliases: ["skillet"],
    see: ["kitchen", "cooking", "fire"],
    meaning:
      "It is heavy enough for eggs and burglars. A frying pan deals quickly with raw matters over high heat, so it fits plain people, short tempers and good breakfasts. Leaping from it into flames is an old joke you may be living through. Seasoned black by years of use, it stands for a way of doing things that should not be scrubbed.",
  },
  {
    id: "fugitive",
    name: "Fugitive",
    aliases: ["on the run", "outlaw"],
    see: ["being-chased", "police", "hiding"],
    meaning:
      "You know the schedule of every bus. A fugitive lives by not being noticed, and in sleep you turn into one when something is owed: a talk, a tax return, a confession of unhappiness. The crime is vague, the running exact. Harboring another shows sympathy for a part of yourself under warrant; give it soup and hear the story.",
  },
  {
    id: "full-moon",
    name: "Full Moon",
    aliases: ["harvest moon"],
    see: ["moon", "night", "werewolf"],
    meaning:
      "Nothing is hidden, and it all looks slightly wrong. A full moon is a feeling at its height, visible to everyone, due to wane by its own rule. Dogs, poets and emergency rooms have their views on it. Working in a field by its light, you can finish by night what daytime reason kept putting off.",
  },
  {
    id: "funeral",
    name: "Funeral",
    aliases: ["burial", "wake"],
    see: ["death", "coffin", "grave"],
    meaning:
      "People you never put in one room stand in a row and sing. A funeral makes an ending official, so your sleep arranges one for a job, a youth, a marriage that stopped quietly. Dry eyes are no scandal there. At your own, listen to the speeches: the praise is what you long to hear while you can still blush.",
  },
  {
    id: "fungus",
    name: "Fungus",
    aliases: ["mushroom growth", "mildew"],
    see: ["mold", "mushroom", "forest"],
    meaning:
      "It came up overnight, and it had been there for years. Fungus is the visible fruit of something spread through the dark, envy in a team, tenderness between friends. It feeds on what is finished. Scraping off the cap changes little. In a healthy wood those threads pass food between trees, so look at the host before the spray.",
  },
  {
    id: "funnel",
    name: "Funnel",
    aliases: ["narrow neck"],
    see: ["bottle", "water", "oil"],
    meaning:
      "Everything must go through one small hole. A funnel gathers wide into narrow, like a family's hopes poured into a single child or a year of learning into a three-hour paper. Overflowing, it needs slower pouring and not a stronger bottle. Held upside down it makes a hat, which is how some dreams advise you to treat pressure.",
  },
  {
    id: "fur",
    name: "Fur",
    aliases: ["pelt", "soft coat"],
    see: ["animal", "cat", "coat"],
    meaning:
      "Your palm goes over it and the day recedes. Fur is touch without conversation, warmth close to animal contentment, and people short of hugs grow it in sleep. On your own arms, it is instinct showing at the cuffs. A stole with the head still on asks what had to be silenced for you to feel expensive.",
  },
  {
    id: "furnace",
    name: "Furnace",
    aliases: ["boiler", "kiln", "smelter"],
    see: ["fire", "basement", "heat"],
    meaning:
      "Down in the cellar something roars so that upstairs can sit in shirts. A furnace is hidden drive, ambition or fury, that heats an entire household. Gone out, it leaves everybody asking what is the matter. Feeding papers into it, you are disposing of proof. In a foundry, by contrast, the heat is making something hold its shape.",
  },
  {
    id: "furniture",
    name: "Furniture",
    aliases: ["chairs and tables", "sofa"],
    see: ["house", "moving", "couch"],
    meaning:
      "All of it has been shifted a foot to the left. Furniture is the arrangement of daily habits, who sits where, what blocks the light, and rearranging it in a dream is reform at the gentlest level. Sheets over everything mean a life on hold. The heavy inherited cupboard is an obligation that came with love and no wheels.",
  },
  {
    id: "fuse-box",
    name: "Fuse Box",
    aliases: ["electrical panel", "circuit breaker"],
    see: ["electricity", "power-outage", "basement"],
    meaning:
      "You stand in the dark, reading labels by match: den, oven, unknown. A fuse box limits how much the house may ask for, and trips before walls burn, like headaches, tears and sick days. Resetting it over and over is a method you know. That one switch with no label, which nobody touched for years, turned out to be the garden.",
  },
  {
    id: "future-self",
    name: "Future Self",
    aliases: ["older me", "time traveler"],
    see: ["aging", "double", "time-travel"],
    meaning:
      "She has your hands and seems amused. A future self is counsel you would accept from no one else, projected forward to give it weight. Regretful or rested, it describes where present habits tend, not where they must end. Ask it a small question if it comes again: what happened to the thing I was so upset about?",
  },
];
