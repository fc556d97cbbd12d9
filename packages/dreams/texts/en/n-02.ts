import type { DreamSymbol } from "../../src/symbol";

export const n02: readonly DreamSymbol[] = [
  {
    id: "number-thirteen",
    name: "Number thirteen",
    aliases: ["thirteen", "13"],
    see: ["numbers", "luck", "superstition"],
    meaning: "The seat nobody books. Thirteen is one more than the tidy dozen: the uninvited fairy, the leap month, the guest who changes dinner. A dream that puts it on your door jokes with inherited fear. Sit down in row thirteen and see who else does. Often what does not fit is what was needed.",
  },
  {
    id: "number-three",
    name: "Number three",
    aliases: ["three", "3"],
    see: ["numbers", "triangle"],
    meaning: "Beginning, middle, end; you, the other, and the matter between. With three a story can start. Dreamed as knocks, brothers or wishes, it says that the deadlock of two has found a third way to go. It also makes triangles, with someone always at the point. Which corner did you occupy, and was it drafty?",
  },
  {
    id: "number-two",
    name: "Number two",
    aliases: ["two", "2"],
    see: ["numbers", "twins"],
    meaning: "Eyes, doors, options, and the sum that love is made of. Two gives you company and a quarrel in one stroke. Double portions, twin beds, a pair of keys show a choice still held open or a bond in need of balance. When one of the two is faded, you know already which way you lean.",
  },
  {
    id: "number-zero",
    name: "Number zero",
    aliases: ["zero", "nothing", "0"],
    see: ["numbers", "circle"],
    meaning: "An egg, a hole, the account on the thirty-first. Zero changes whatever stands before it and is nothing taken alone. Dreamed as a balance it scares; as a starting line it frees. Something has been cleared. Before you fill the circle again, sit inside it for an evening and find out how large it is.",
  },
  {
    id: "numbers",
    name: "Numbers",
    aliases: ["figures", "digits", "counting"],
    see: ["mathematics", "money", "clock"],
    meaning: "They march across a screen and you are sure they mean a great deal. Numbers in dreams are often plain memory: a house, an age, a PIN. Write them down and ask what in your life comes in that quantity. Adding up wrong over and over shows an account with somebody that is not about money.",
  },
  {
    id: "nun",
    name: "Nun",
    aliases: ["sister", "convent"],
    see: ["church", "monastery", "veil"],
    meaning: "Sensible shoes, a ring to nobody you can see. The nun has said one large no so as to say one large yes, and she looks at you without envy. For pupils of hers she is a ruler on the knuckles. Putting on her habit, you long for a life where the clothes are settled.",
  },
  {
    id: "nurse",
    name: "Nurse",
    aliases: ["ward nurse", "caregiver"],
    see: ["hospital", "doctor", "disease"],
    meaning: "Two in the morning, soft soles, and someone checks that you are breathing. The nurse is care that does instead of promising. In bed, you could do with being looked after by a person who is not frightened of it. In uniform yourself, count the patients: family, friends, team. Is there a chart for you?",
  },
  {
    id: "nursery",
    name: "Nursery",
    aliases: ["baby's room", "creche"],
    see: ["baby", "childhood", "toys"],
    meaning: "Pale walls, a mobile turning over an empty crib. A nursery is room made for what has not arrived, a child or a notion, and it holds as much fear as paint. Finding one behind the study says some tender start has been provided for. Mind the age of the toys: they tell you how long.",
  },
  {
    id: "nuts",
    name: "Nuts",
    aliases: ["walnut", "almond", "hazelnut"],
    see: ["squirrel", "food", "shell"],
    meaning: "All that shell for one sweet bite. Nuts reward people who bring the right tool and some patience. Cracking them with your teeth is a stubbornness you pay for. A squirrel's store found under leaves says you laid something by and forgot where. A hollow one is an argument that sounded better closed.",
  },
  {
    id: "nymph",
    name: "Nymph",
    aliases: ["water spirit", "dryad"],
    see: ["forest", "water"],
    meaning: "She belongs to one spring, one oak, one bend of the brook. A nymph is the liveliness of a particular place, so ask where you last felt your skin wake up. Chasing turns her into reeds; all the old stories agree. Sit by the bank with no aim. Fondness for a spot is a bond too.",
  },
];
