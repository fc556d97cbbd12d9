import type { DreamSymbol } from "../../src/symbol";

export const l03: readonly DreamSymbol[] = [
  {
    id: "lost-child",
    name: "Lost Child",
    aliases: ["missing child", "child lost in a crowd"],
    see: ["child", "forgetting-a-child", "crowd"],
    meaning:
      "At every stall there is a small red coat, and it is never the one. A lost child is dread about someone you love, or about the lively and trusting side of you that slipped your hand in the bustle. They announced it over speakers. You found it watching a puppet show, with no fear at all, and some questions.",
  },
  {
    id: "lost-dog",
    name: "Lost Dog",
    aliases: ["missing dog", "runaway dog"],
    see: ["dog", "losing-something"],
    meaning:
      "You call into a field until the name is only a sound. A lost dog is loyalty on the loose, your own perhaps, gone after a fresh scent while you kept to your desk. Posters fade on poles. It was waiting at the old house, the one before last, on the step; it had supposed you would come back there.",
  },
  {
    id: "lost-keys",
    name: "Lost Keys",
    aliases: ["misplaced keys", "cannot find keys"],
    see: ["key", "locked-out", "losing-something"],
    meaning:
      "Pockets, bag, pockets, the little dish, pockets. Lost keys take away your say over who goes in and out, so they vanish in weeks when others seem to run your doors. Retracing steps, you saw the day as a stranger would. They were in the lock, outside, all along; you had been so open, and nothing was missing.",
  },
  {
    id: "lost-luggage",
    name: "Lost Luggage",
    aliases: ["missing suitcase", "baggage claim"],
    see: ["suitcase", "airport", "traveling"],
    meaning:
      "The belt goes round with one pink bag that is no one's. Lost luggage is arriving without your history, your proper shoes, the careful selves you packed, so it worries the prepared. They gave you a toothbrush and a form. By evening, in a borrowed shirt, people were telling you things; it seems the suitcase had done most of the talking.",
  },
  {
    id: "lost-phone",
    name: "Lost Phone",
    aliases: ["missing phone", "stolen phone"],
    see: ["phone", "losing-something", "password"],
    meaning:
      "Your hand goes to the pocket forty times, like a tongue to a gap. A lost phone cuts you off from everyone's number and your own photographs, so it asks who you are by heart. You knew three: your parents' first line, a school friend, one whom you had deleted. At a booth you found a coin, and dialed.",
  },
  {
    id: "lost-voice",
    name: "Lost Voice",
    aliases: ["cannot scream", "no sound", "voiceless"],
    see: ["voice", "throat"],
    meaning:
      "You put everything into it and out comes air. Being unable to scream is a classic of sleep, since breath there runs on its own, and a classic of days on which you nodded. Nobody turned. So you threw a plate. By way of the crash they all looked at your mouth, and they read quite easily what it had been saying.",
  },
  {
    id: "lottery",
    name: "Lottery",
    aliases: ["lottery ticket", "winning numbers"],
    see: ["jackpot", "money", "numbers"],
    meaning:
      "Six numbers, and five are your family's birthdays. A lottery is hope bought with change, a license to furnish another life between Wednesday and Saturday, so a dream of winning shows the furniture. No one should play the figures from sleep. Tearing the ticket in error, you laughed; two of your plans, it turned out, cost almost nothing.",
  },
  {
    id: "lotus",
    name: "Lotus",
    aliases: ["lotus flower", "water blossom"],
    see: ["lily", "pond", "mud"],
    meaning:
      "Rooted in the worst of it, and it comes up clean. The lotus belongs to temples because it does what people hope to, opening without denying the mud, so it graces late recoveries. Its leaf sheds every drop. Seeds have sprouted after a thousand years; yours, in the dream, was in an envelope marked old, and it rattled.",
  },
  {
    id: "loudspeaker",
    name: "Loudspeaker",
    aliases: ["public address", "megaphone"],
    see: ["voice", "noise", "train-station"],
    meaning:
      "Attention, it says, and the rest is gravel. A loudspeaker is authority that cannot hear, so its voice in sleep comes from stations, parades, the head of a large household. You alone got the message, or it was your name. Someone pulled the plug to play music. Half of the square, unasked, recalled how one waltzes with a stranger.",
  },
  {
    id: "love",
    name: "Love",
    aliases: ["being loved", "affection"],
    see: ["falling-in-love", "heart", "kiss"],
    meaning:
      "Nothing happened, you merely sat there, and it was in the air like bread. Love in a dream may have no object or one you find quite impossible, for it is the faculty that is dreamed, stretching. Those who give it without rest are shown how receiving feels. It was easy; you had your feet on a chair.",
  },
  {
    id: "love-letter",
    name: "Love Letter",
    aliases: ["romantic note", "declaration"],
    see: ["letter", "love", "handwriting"],
    meaning:
      "You read the first line, then checked the name on the front again. A love letter puts into a stranger's power what was yours, so writing one is bolder than most battles. Found in an attic, it may not be for your grandfather. Yours, unsigned, had gone round the whole class; it came back with corrections, and a yes.",
  },
  {
    id: "lover",
    name: "Lover",
    aliases: ["sweetheart", "secret partner"],
    see: ["love", "sex", "infidelity"],
    meaning:
      "They come by the window, though there is a door. A lover in sleep is welcome without household, no bins, no aunts, so he or she has the freshness which duty has rubbed off something else, work as often as wedlock. Faces blur by noon. If it was your own spouse at that window, in a ridiculous hat, let them in.",
  },
  {
    id: "luck",
    name: "Luck",
    aliases: ["good fortune", "lucky streak"],
    see: ["dice", "jackpot"],
    meaning:
      "Every light is green and your coat fits. Luck in a dream is ease noticed, and notice seems to be a good half of it: coins lie about for those who look down. It made you nervous. You waited for the bill; no bill came. A passerby asked for the time, and you gave him some, with a generous air.",
  },
  {
    id: "luggage",
    name: "Luggage",
    aliases: ["suitcases", "bags", "baggage"],
    see: ["suitcase", "traveling", "lost-luggage"],
    meaning:
      "It was light at the station and by the hill it had relatives. Luggage is what you think you cannot do without elsewhere, habits, documents, hurts in their own little case, so a dream of hauling it is a packing list. Wheels stuck. On the landing you set down one bag, marked Just in Case, and no just in case arrived.",
  },
  {
    id: "lullaby",
    name: "Lullaby",
    aliases: ["cradle song", "bedtime song"],
    see: ["baby", "singing", "sleeping"],
    meaning:
      "Some of the words are dreadful, and nobody ever minded. A lullaby is voice as rocking, meant for the singer nearly as much as for the child, so it returns to the grown in nights of fever, grief or new fatherhood. You did not know that you knew the third verse. It was in your mother's accent, from before she moved.",
  },
  {
    id: "lumber",
    name: "Lumber",
    aliases: ["timber", "planks", "boards"],
    see: ["wood", "tree", "saw"],
    meaning:
      "It smells of rain and intentions. Lumber is raw matter already cut to size, neither tree nor table, so it stacks up in dreams when you own the means and lack a drawing. Left out it goes gray and warps. Counting the boards, you found them enough for a porch, and for once you thought about who would sit there.",
  },
  {
    id: "lump",
    name: "Lump",
    aliases: ["swelling", "bump under the skin"],
    see: ["body", "doctor", "disease"],
    meaning:
      "Your fingers find it in the shower and come back to it all day. A lump in a dream can be worry lodged somewhere one can touch, a word in the throat, a hardness in a friendship; it tells nothing about health. A real one deserves a real appointment. In the scene it opened like a bud, to everyone's surprise, and was paper.",
  },
  {
    id: "lunch",
    name: "Lunch",
    aliases: ["midday meal", "sandwich"],
    see: ["food", "dinner", "work"],
    meaning:
      "Half an hour, and a bench with sun on one end. Lunch is the truce in a working day, so being without it, or at a table where the chairs are all kept for others, is a dream on breaks and belonging. Your sandwich had been packed by a hand gone eleven years. You traded half, as one does, for an orange.",
  },
  {
    id: "lung",
    name: "Lung",
    aliases: ["lungs", "breathing organ"],
    see: ["breathing", "choking", "smoke"],
    meaning:
      "Two gray wings, and they have never been let out. The lungs take in the same air as everyone, so in sleep they deal with exchange: space, grief, the right to sigh. Tight, they may have a blanket over them or a household. When you breathed out completely, for once, there was a silence, and then, of itself, in it came.",
  },
  {
    id: "luxury",
    name: "Luxury",
    aliases: ["riches", "five-star comfort"],
    see: ["rich", "hotel", "silk"],
    meaning:
      "The towels are warm, and somebody has apologized for the moon. Luxury is care you can buy by the yard, so it turns up for those who would like to be cared for and would never put it like that. It palled by the third bath. What stayed was the maid's remark that you looked tired, and how she drew the curtain.",
  },
  {
    id: "lynx",
    name: "Lynx",
    aliases: ["bobcat", "wildcat"],
    see: ["cat", "forest", "hunting"],
    meaning:
      "You never see it, and then it has been watching you for some time. A lynx is quiet attention with tufts on, sight that goes through a hedge and a story, so it may be the friend from whom you have been hiding something obvious. Its track in the snow crossed yours, twice, and went around the house, softly.",
  },
];
