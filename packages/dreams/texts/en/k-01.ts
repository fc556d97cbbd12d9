import type { DreamSymbol } from "../../src/symbol";

export const k01: readonly DreamSymbol[] = [
  {
    id: "kaleidoscope",
    name: "Kaleidoscope",
    aliases: ["colored patterns", "toy tube"],
    see: ["mirror", "glass"],
    meaning:
      "A quarter turn, and all of it is different, made of the same crumbs. A kaleidoscope shows that order may be a matter of mirrors, so it suits weeks in which one fact changed and everything looked new. You wished to keep one pattern. Passing it over, you jogged it; the other person said oh, at theirs.",
  },
  {
    id: "kangaroo",
    name: "Kangaroo",
    aliases: ["wallaby", "joey"],
    see: ["jumping", "animal"],
    meaning:
      "It carries the young in front, and boxes. A kangaroo cannot well go backward, so it bounds into dreams of people who moved far with a child, a thesis, a mother in tow. What looked out from the pouch had outgrown it by a good deal. It leaned back on its tail, regarding you, like somebody with time for a chat.",
  },
  {
    id: "karaoke",
    name: "Karaoke",
    aliases: ["singing in public", "backing track"],
    see: ["singing", "microphone", "bar"],
    meaning:
      "The words turn yellow, and it is too late for shame. Karaoke lends you a hit and a room of well-wishers, most of them next. It suits a person with something to sing and no standing as a singer. Your voice cracked on the high line and they roared; nothing in your polished days ever got a sound like that.",
  },
  {
    id: "kayak",
    name: "Kayak",
    aliases: ["canoe", "paddling"],
    see: ["river", "boat"],
    meaning:
      "You wear it more than sit in it. A kayak is a close fit between a person and a current, one paddle, no spectators, so it appears when you at last steer something exactly your size. Tipping is part of the craft. Head down under the cold green you waited one beat, moved your hips, and there was the sky again.",
  },
  {
    id: "keepsake",
    name: "Keepsake",
    aliases: ["memento", "souvenir"],
    see: ["photograph", "attic", "inheritance"],
    meaning:
      "It is worthless, and you went back into the smoke for it. A keepsake holds a day that is otherwise lost, a cork, a hospital band, sand, so the dream asks what you have put your trust in. You had forgotten whose it was. A pocket seemed right for it all the same, and your hand stayed there through the whole of that street.",
  },
  {
    id: "kennel",
    name: "Kennel",
    aliases: ["dog pound", "animal shelter"],
    see: ["dog", "cage", "barking"],
    meaning:
      "They all stand up, and you came for one. A kennel is affection waiting for release papers, twenty times over, so it fits overfull hearts and people who cannot turn down a plea. The quiet one at the back had given up first. It walked out beside you without a lead, matching your step, as if the matter had been settled years ago.",
  },
  {
    id: "kettle",
    name: "Kettle",
    aliases: ["teapot", "boiling water"],
    see: ["tea", "kitchen", "steam"],
    meaning:
      "It begins to mutter long before it screams. A kettle is pressure with a useful end, and a whistle so you need not watch, so it is a rather healthy picture of anger. Boiled dry and glowing, it was left by someone called to the door. Two cups stood ready; your dream had been expecting company and a talk.",
  },
  {
    id: "key",
    name: "Key",
    aliases: ["keys", "house key"],
    see: ["lock", "door", "lost-keys"],
    meaning:
      "It is cut for a single lock, and you have tried eleven. A key is access in its smallest form, a password, a tone, the right question at last, so finding, losing and lending one are all about trust. Rusty, it opens something older than you. Given to you by a stranger, it was warm, from being held for a while.",
  },
  {
    id: "keyboard",
    name: "Keyboard",
    aliases: ["typing", "computer keys"],
    see: ["computer", "writing", "piano"],
    meaning:
      "The letters have been moved, and your fingers still believe. A keyboard stands between what you mean and what others get, so stuck or missing keys leave holes in your statement: no I, no shift, no delete. Typing in your sleep wore you out. The one sentence on the screen at dawn was in lowercase, plain, with no mistake in it.",
  },
  {
    id: "kick",
    name: "Kick",
    aliases: ["kicking", "being kicked"],
    see: ["fight", "feet", "football"],
    meaning:
      "Your leg goes before you do, and the blankets suffer. A kick is refusal from below the waist, quick, childish and informative, aimed at shins, machines, a door that was half open anyway. Being kicked beneath a table tells you to hush. Someone unborn kicks also: a small firm opinion, from inside, that there is not much room left.",
  },
  {
    id: "kidnapping",
    name: "Kidnapping",
    aliases: ["abduction", "being taken"],
    see: ["hostage", "child", "van"],
    meaning:
      "A van, a hand, and the street goes on as if it had not seen. Kidnapping takes a person out of their own story, so it comes when a job, a cult of health, a love carries you off from friends. A child taken is a precious thing at risk. Counting turns in the dark, you kept a map, and you can use that now.",
  },
  {
    id: "kidney",
    name: "Kidney",
    aliases: ["kidneys", "transplant"],
    see: ["surgery", "donation", "body"],
    meaning:
      "You have two, and somebody is looking at you with that arithmetic. The kidneys clear what would poison you, day and night, without credit, so they stand for inner filters and for gifts that leave scars. Giving one in a dream measures a love exactly. If you woke up dry-mouthed, drink; not all messages come by way of legend.",
  },
  {
    id: "killing",
    name: "Killing",
    aliases: ["killing someone", "committing murder"],
    see: ["murder", "death", "hiding-a-body"],
    meaning:
      "You did it, quite practically, and the horror came on waking. To kill in a dream is to put a full stop, with the force you deny yourself by day, to a person's hold, a habit, a former self. It makes nobody dangerous. Take the anger seriously and the plot lightly: who must not have such power over your evenings?",
  },
  {
    id: "killing-an-animal",
    name: "Killing an Animal",
    aliases: ["slaughter", "putting down"],
    see: ["dead-animal", "hunting", "killing"],
    meaning:
      "It looked at you, and you had the tool. Killing a creature in sleep ends an instinct at close range, mercy, fear, appetite, and the species says which. Done badly, it haunts; done to spare it pain, it grieves. There were farms in your family where this was Tuesday. Someone calm held its head then, and could hold yours.",
  },
  {
    id: "kimono",
    name: "Kimono",
    aliases: ["robe", "obi"],
    see: ["dress", "silk", "tea"],
    meaning:
      "It takes two people and half an hour to get you into it. A kimono dresses you in attention, layer on fold, so it appears when an occasion asks for form you were not raised in. Left over right, someone corrects gently. Walking with small steps you saw the garden as it was meant; your ordinary pace had been missing moss.",
  },
  {
    id: "kindergarten",
    name: "Kindergarten",
    aliases: ["preschool class", "nursery school"],
    see: ["daycare", "child", "school"],
    meaning:
      "A hook with a duck on it is still yours. Kindergarten was the first room with other people's rules, so it comes back whenever you must share, nap or take turns at forty-five. Paste, wet wool and a song with gestures. Nobody asked what you did. They wanted to know if you would be the horse, and you were good.",
  },
  {
    id: "kindness",
    name: "Kindness",
    aliases: ["mercy", "compassion"],
    see: ["stranger", "gift"],
    meaning:
      "A woman you never saw before holds the umbrella over you both. Kindness in a dream often comes from nobody in particular, so that you cannot repay it and must take it in. It may be rationed by day. You cried at something as slight as a buttoned coat; there had been, plainly, a good deal of weather.",
  },
  {
    id: "king",
    name: "King",
    aliases: ["monarch", "ruler", "crown"],
    see: ["queen", "throne", "crown"],
    meaning:
      "He eats alone at a table for forty. A king is the center that orders things, in a house, a firm or your own chest, and a land goes as he does: sick, the crops fail. He may be your father in his good suit. When he asked what the people said, you were silent from habit, and he from thirst.",
  },
  {
    id: "kingfisher",
    name: "Kingfisher",
    aliases: ["halcyon bird"],
    see: ["river", "bird", "fishing"],
    meaning:
      "Something blue happened to the river. A kingfisher is the lucky second that rewards an hour of nothing, so you dream it in stale weeks, or just prior to a good idea. It nests in a tunnel of bones, unglamorous. On the same branch next day you waited with a book, which turned out to be the correct bait.",
  },
  {
    id: "kiss",
    name: "Kiss",
    aliases: ["kissing", "lips"],
    see: ["love", "mouth", "falling-in-love"],
    meaning:
      "It stops the talk, which was running out of reasons. A kiss in sleep joins you for a moment to whatever the other one is, brave, forbidden, plain, gone, and need not disturb a marriage. Cheeks mean peace, foreheads blessing, frogs hope. If it tasted of something definite, licorice, smoke, rain, then you have more than a symbol there.",
  },
  {
    id: "kissing-a-stranger",
    name: "Kissing a Stranger",
    aliases: ["unknown lover", "stranger's kiss"],
    see: ["kiss", "stranger", "train"],
    meaning:
      "No names, and you are both extremely polite about it. Kissing somebody unknown is appetite for the new with the social parts removed, often after a spell of being sensible. The face is put together from a barista and a boy at camp. You missed your stop. Whatever you tasted, freedom mainly, is sold in other shapes too.",
  },
  {
    id: "kitchen",
    name: "Kitchen",
    aliases: ["stove", "cookhouse"],
    see: ["cooking", "dinner", "mother"],
    meaning:
      "Whoever lives here, that is where they tell the truth. A kitchen turns raw things into something one can take in, so it is the workshop of the household's feelings, and its state tells how they are handled. Every burner on, no cook. In an unknown one, you put your hand straight on the salt; some part has lived there.",
  },
  {
    id: "kite",
    name: "Kite",
    aliases: ["flying a kite", "string"],
    see: ["wind", "sky", "flying"],
    meaning:
      "It pulls like a fish that wants to go up. A kite is freedom with someone on the ground, so it flies in dreams of parents, managers and the cautiously ambitious. Wind is the partner you cannot hire. With the string cut it did not soar; it tumbled, far, into a tree where other bright things hung already.",
  },
  {
    id: "kitten",
    name: "Kitten",
    aliases: ["baby cat", "litter of kittens"],
    see: ["cat", "baby"],
    meaning:
      "It weighs nothing, and it has plans for your curtain. A kitten is need in its most winning form, play with claws not yet thought through, so it suits new loves, new hobbies, a niece. Found in a box in the rain, it gives you no choice. Your hands had remembered how to hold a thing that is mostly heart.",
  },
  {
    id: "knee",
    name: "Knee",
    aliases: ["kneecap", "kneeling"],
    see: ["leg", "falling", "prayer"],
    meaning:
      "Up the stairs it has a remark at each step. The knee bends for lifting, praying, proposing and giving in, so hurt there may be pride that would not, or did too often. A child's scabbed one is courage in progress. On both before someone, you looked up and saw the underside of their chin, and reconsidered the ranking.",
  },
  {
    id: "kneeling",
    name: "Kneeling",
    aliases: ["on one's knees", "genuflecting"],
    see: ["knee", "prayer", "proposal"],
    meaning:
      "The floor is cold, and you are the right height for the truth. Kneeling makes you small by choice, before God, a lover, a toddler's zipper, a bucket and brush. Made to do it, you keep one knee an inch off. What you could see from down there, hidden under the grand table, was chewing gum and shoes kicked off.",
  },
  {
    id: "knife",
    name: "Knife",
    aliases: ["blade", "kitchen knife"],
    see: ["dagger", "cutting", "blood"],
    meaning:
      "It makes one thing two. A knife is the power to separate, bread from loaf, friend from habit, a word from its softness, so the dream looks at who holds it, handle or edge. Blunt, it is the more dangerous. In the kitchen of your grandmother it lay in its groove, thin from sharpening, and nobody had ever feared it.",
  },
  {
    id: "knight",
    name: "Knight",
    aliases: ["armor", "chivalry"],
    see: ["horse", "sword", "castle"],
    meaning:
      "He cannot get up without help, but he means every word. A knight is honor in a metal suit, service to something not yet met, so he clanks through the sleep of loyal and lonely people. Visor down, he fights his brother by mistake. You held the horse; he asked, in a boy's voice, whether dragons had been seen lately.",
  },
  {
    id: "knitting",
    name: "Knitting",
    aliases: ["knit", "yarn", "needles"],
    see: ["sweater", "thread", "grandmother"],
    meaning:
      "Loop through loop, a single thread becomes a chest. Knitting is time made wearable, thought kept busy at the hands, and mostly meant for someone. One dropped stitch runs down the years. Unraveling a gray sweater to reuse the wool, you came upon a white hair worked in; you kept it, and went on with larger needles.",
  },
  {
    id: "knocking",
    name: "Knocking",
    aliases: ["knock on the door", "rapping"],
    see: ["door", "doorbell", "stranger"],
    meaning:
      "Three, a pause, and your own pulse. Knocking asks for entry without force, hence it is news, opportunity, conscience or a neighbor with your mail. You held still until it went away. Sleep may have made it out of a pipe. But the odd thing, which you knew at the time, was that the sound came from inside the closet.",
  },
  {
    id: "knot",
    name: "Knot",
    aliases: ["tangle", "tied rope"],
    see: ["rope", "string"],
    meaning:
      "It was tied by someone who knew how, or by someone in tears. A knot holds or hinders, and a dream of one may mean a bond, a cramp or a sum that will not come out. Pulling hardens it. Push, said the sailor, give it slack, and feel for the end that has been quiet during the whole argument.",
  },
  {
    id: "koala",
    name: "Koala",
    aliases: ["eucalyptus bear"],
    see: ["bear", "tree", "sleeping"],
    meaning:
      "It holds on to a branch with its whole face and is asleep. A koala lives on leaves that hardly pay for the chewing, and meets the fact by resting twenty hours, so it looks in on the overspent. Lifted off, it clung to your neck and smelled of cough drops. You both disliked the photograph, and neither let go.",
  },
];
