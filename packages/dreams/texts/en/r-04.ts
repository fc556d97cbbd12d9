import type { DreamSymbol } from "../../src/symbol";

export const r04: readonly DreamSymbol[] = [
  {
    id: "rattlesnake",
    name: "Rattlesnake",
    aliases: ["rattle", "warning snake"],
    see: ["snake", "desert", "warning"],
    meaning: "The only snake with manners: it tells you. A dry buzz in the grass, and you hold your foot in midair. The rattler concerns boundaries announced in advance, by others or by you, which hurried people call aggression. Back up the way you came. Where in your week was there a rattle you talked over?",
  },
  {
    id: "recycling",
    name: "Recycling",
    aliases: ["sorting trash", "bottles"],
    see: ["glass", "paper"],
    meaning: "Green with green, lids off, and a question about the yogurt cup. Recycling in sleep is hope with chores: nothing is lost, everything comes round as a park bench. It visits people who sift their past to see what is of use. One item fits no bin. Keep that on the sill until it tells you why.",
  },
  {
    id: "relief",
    name: "Relief",
    aliases: ["it was only a dream", "waking relieved"],
    see: ["crying", "nightmare"],
    meaning: "The brakes held, the lump was nothing, she had just been in the garden. Relief shows by its size what the load had been, and dreams sometimes arrange a scare for that purpose. Stay in it for longer than a sip. What would you do differently, having got it all back? Start there while your knees are soft.",
  },
  {
    id: "repair",
    name: "Repair",
    aliases: ["fixing something", "mending"],
    see: ["tools", "broken-glass", "mechanic"],
    meaning: "Glue, a clamp, and then not touching it for a day. To repair a thing says that it is worth more to you than a new one. Parts are left over, or it works and nobody knows why. Some breaks are cleaner than the whole was. What did you have on the bench, whose was it, and who dropped it?",
  },
  {
    id: "repeating-the-same-day",
    name: "Repeating the same day",
    aliases: ["time loop", "groundhog day"],
    see: ["alarm-clock", "rat-race", "time"],
    meaning: "The alarm, the song, that dog, again. A day that repeats says your variety has been used up by habit, or that something in it has yet to be done properly. In the film it took learning piano and kindness. You alone know it is a copy. Alter one small thing at noon, and see what follows.",
  },
  {
    id: "report-card",
    name: "Report card",
    aliases: ["grades", "school marks"],
    see: ["school", "exam", "parents"],
    meaning: "Folded, in your satchel, and the way home has become short. A report card sums up a creature in letters, to be signed by those whose love seemed to depend on it. Grown persons dream it around reviews and birthdays. What subject were you failing? Add one they never graded, courage at recess for instance, and mark it fairly.",
  },
  {
    id: "reservation",
    name: "Reservation",
    aliases: ["booking lost", "no table reserved"],
    see: ["restaurant", "hotel", "waiting"],
    meaning: "Your name is not in the book, however you spell it. A lost reservation hurts in the place where you thought somebody had kept a chair. Restaurants are not the point: you had counted on room in a heart, a team, a will. Give another name, the one you went by at home. They may well find it.",
  },
  {
    id: "roulette",
    name: "Roulette",
    aliases: ["casino wheel", "betting"],
    see: ["gambling", "money", "wheel"],
    meaning: "A little ball goes the wrong way round, and grown people pray. Roulette takes skill out and leaves you with chance in its evening dress. It turns on evenings when luck is invited to settle what you would not. Red or black: before the ball drops you find you wished for one. Take your chips, then, and act on it.",
  },
];
