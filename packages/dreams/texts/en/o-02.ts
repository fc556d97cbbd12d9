import type { DreamSymbol } from "../../src/symbol";

export const o02: readonly DreamSymbol[] = [
  {
    id: "overflowing-toilet",
    name: "Overflowing toilet",
    aliases: ["clogged toilet", "blocked toilet"],
    see: ["toilet", "bathroom", "water"],
    meaning: "Everything you sent away comes back, with others watching. It is a coarse dream and a common one among people who swallow what they would like to say. Something in the disposal of anger or disgust does not work at present. Find the plunger: an honest hour alone, some shouting into a pillow, then talk.",
  },
  {
    id: "overpass",
    name: "Overpass",
    aliases: ["flyover", "elevated road"],
    see: ["bridge", "road", "driving"],
    meaning: "You cross above the matter at sixty and see only roofs. An overpass is the route that avoids the town, its lights and its people; a clever detour round a conversation. Standing under it in the noise, you are what others drive over. Take the slip road for once and buy something there.",
  },
  {
    id: "oversleeping",
    name: "Oversleeping",
    aliases: ["slept in", "missed alarm"],
    see: ["alarm-clock", "being-late", "work"],
    meaning: "The sun stands wrong, and you know before you know. Within a dream about lateness this one has a bed in it: your body voted, and won. You resent a duty more than you admit, or simply need the hours. Before scolding yourself, ask who set the alarm, and for whose day.",
  },
  {
    id: "overtime",
    name: "Overtime",
    aliases: ["working late", "extra shift"],
    see: ["office", "work", "night"],
    meaning: "The cleaners have come and gone, and the pile has grown by a hand's breadth. Overtime in sleep is robbed twice, since you pay with rest. Some task promises peace upon completion and has no bottom. The lit window opposite shows a person just like you. Wave; then both of you switch off.",
  },
  {
    id: "owl",
    name: "Owl",
    aliases: ["barn owl", "night bird"],
    see: ["night", "bird", "wisdom"],
    meaning: "Its face is a dish for catching sounds you never heard yourself make. An owl sees in the dark, which means it sees what daylight vanity covers, and says little. Silent wings pass by, and something small is gone. If it turns its head full round to look at you, be truthful for a minute.",
  },
  {
    id: "ox",
    name: "Ox",
    aliases: ["bull", "oxen", "bullock"],
    see: ["bull", "plow", "field"],
    meaning: "Slow, castrated, mighty, and half of a pair. The ox is labor that does not ask what it is for, admirable until you notice the yoke. Pulling well in the dream, take pride. Standing in the furrow unable to lift a hoof, you have served the field enough for this season and want hay.",
  },
  {
    id: "oxygen-mask",
    name: "Oxygen mask",
    aliases: ["breathing mask", "lack of oxygen"],
    see: ["breathing", "airplane", "hospital"],
    meaning: "It drops on a string, yellow, and they say you must help yourself first. Here is the counsel in one gesture: those who look after others go faint while adjusting their neighbors' straps. Trouble getting it on shows how hard that order is for you. Breathe three times before you turn to anyone.",
  },
  {
    id: "oyster",
    name: "Oyster",
    aliases: ["clam", "mussel"],
    see: ["pearl", "sea", "shell"],
    meaning: "Shut tight, ugly outside, and its treasure made round a grain that hurt. Opening an oyster needs a short knife and no sentiment, and cuts the impatient. It is the reserved person in your life or you. If there is no pearl, there is salt and lunch; do not pry them all for jewels.",
  },
];
