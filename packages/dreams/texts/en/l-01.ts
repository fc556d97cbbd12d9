import type { DreamSymbol } from "../../src/symbol";

export const l01: readonly DreamSymbol[] = [
  {
    id: "label",
    name: "Label",
    aliases: ["tag", "name tag"],
    see: ["name", "jar"],
    meaning:
      "Somebody has typed what you are, and it itches at the neck. A label spares others the trouble of looking, so it comes off and on in dreams of diagnosis, rank, origin. Soaked from a jar, it leaves gum. You read yours in a mirror, backward, and it said nearly the contrary, with washing instructions.",
  },
  {
    id: "labor-strike",
    name: "Labor Strike",
    aliases: ["picket line", "walkout"],
    see: ["work", "boss", "protest"],
    meaning:
      "The machines stop, and birdsong takes over the yard. A strike is refusal in company, the power of hands that lie still, so you may have one called by your own back, stomach or patience. Listen to the demands: shorter hours, chairs, a thank-you. Crossing the line in secret, you met everyone's eyes at once.",
  },
  {
    id: "laboratory",
    name: "Laboratory",
    aliases: ["lab", "experiment"],
    see: ["doctor", "germs", "school"],
    meaning:
      "Everything is labeled except what is in the cage. A laboratory takes a matter apart under cool light to learn how it goes, and feelings brought there behave oddly. You had a coat and a theory. The result, three times repeated, would not fit, and the old professor clapped you on the back as if you were engaged.",
  },
  {
    id: "labyrinth",
    name: "Labyrinth",
    aliases: ["maze", "winding passages"],
    see: ["maze", "bull"],
    meaning:
      "It has one way, all turns, and you cannot go wrong, only on. A true labyrinth winds toward its middle, unlike a puzzle of dead ends, so it appears when a long affair seems to lead off just before arriving. A thread was tied at the door. What stood in the center breathed, and had been alone a great while.",
  },
  {
    id: "lace",
    name: "Lace",
    aliases: ["lacework", "shoelace trim"],
    see: ["fabric", "dress", "wedding-dress"],
    meaning:
      "Mostly holes, and it costs more than wool. Lace shows by concealing, so it edges dreams of courtship, mourning and good drawers. It is made in bad light by someone else's eyes. Tearing it on a nail, you heard a tiny rip and three generations of women breathing in. Then one of them laughed and fetched a thimble.",
  },
  {
    id: "ladder",
    name: "Ladder",
    aliases: ["stepladder", "rungs"],
    see: ["climbing", "falling", "roof"],
    meaning:
      "It leans on something you cannot see the top of. A ladder is ascent by equal portions, career, prayer, apples, and it is honest about the gap between. A broken rung is a person who left. Holding it steady for another, neck bent back, you did more for that picture than the climber, whose shoes you now know well.",
  },
  {
    id: "ladybug",
    name: "Ladybug",
    aliases: ["ladybird", "spotted beetle"],
    see: ["beetle", "luck", "insect"],
    meaning:
      "It walks to the tip of your finger and considers its options. A ladybug is luck at its smallest, red, round, sent off with a rhyme to its burning house, so it belongs to childhood and to unforced turns. Counting spots gave an age. A hundred of them in the window frame were just wintering, and you let them.",
  },
  {
    id: "lake",
    name: "Lake",
    aliases: ["pond", "still water"],
    see: ["water", "swimming", "frozen-lake"],
    meaning:
      "It repeats the mountain upside down and adds nothing. A lake is feeling gathered and at rest, with a floor somewhere, so the dream looks at its surface: mirror, chop, lily, dark. Rowing to its middle you shipped the oars. Whatever town lies drowned below, by the story, its bell was not rung for you; it just rings.",
  },
  {
    id: "lamb",
    name: "Lamb",
    aliases: ["young sheep", "spring lamb"],
    see: ["sheep", "farm"],
    meaning:
      "Its knees go four ways, and it thinks it can fly. A lamb is gentleness just arrived, with the weather and the knife not yet explained, so it brings out the shepherd in you, or the Sunday cook. Bottle-fed in a kitchen, it butted your thigh. You have carried something like that inside your coat through recent meetings.",
  },
  {
    id: "lamp",
    name: "Lamp",
    aliases: ["desk lamp", "lantern"],
    see: ["light-bulb", "darkness", "light"],
    meaning:
      "It makes a room within the room. A lamp is attention kept low and near, reading, nursing, homework, so its going out concerns a particular watch someone keeps. Several were lit along a hall. Rubbing one by chance to clean it, you were asked for three wishes and discovered, with a certain embarrassment, that the lamp was what you wanted.",
  },
  {
    id: "landing",
    name: "Landing",
    aliases: ["touchdown", "coming down"],
    see: ["airplane", "flying", "car-crash"],
    meaning:
      "The wheels ask, the ground answers, and strangers applaud. Landing brings a high thing to use: a plan, a mood, an affair, so a bumpy one is merely the price of having flown. Circling with no clearance is a homecoming put off. On foot, on grass, after soaring all night, you ran a few steps, and people took you for ordinary.",
  },
  {
    id: "landlord",
    name: "Landlord",
    aliases: ["landlady", "property owner"],
    see: ["rent", "eviction", "house"],
    meaning:
      "He comes up the stairs counting them. A landlord owns the place where you are most yourself, so he is whoever can say out: an employer, a bank, the body at certain ages. Radiators are discussed. Seeing his own flat, bare, with one plate in the rack, put the balance of power in an altogether different light.",
  },
  {
    id: "landslide",
    name: "Landslide",
    aliases: ["mudslide", "rockfall"],
    see: ["mountain", "avalanche", "rain"],
    meaning:
      "After weeks of rain the hill changes its mind. A landslide is slow soaking followed by sudden motion, so it fits resentment, debt and votes. No single drop did it. The road you used is somewhere under there with its lines intact. On the raw slope above, roots hung in the air like wires in an unfinished house.",
  },
  {
    id: "language",
    name: "Language",
    aliases: ["tongue", "speech"],
    see: ["foreign-language", "voice", "dictionary"],
    meaning:
      "There were forty words for it, and you had grown up on three. Language as such appears in a dream when the usual terms no longer carry, love, fine, busy, and something asks to be said otherwise. Gestures worked. A grandmother's idiom for rain that does not wet anyone came up whole; it described your week.",
  },
  {
    id: "lantern",
    name: "Lantern",
    aliases: ["paper lantern", "oil lamp"],
    see: ["lamp", "night"],
    meaning:
      "You can see just your own knees and the next plank. A lantern is portable trust, light for one party of walkers, so it suits guides, night nurses and people leading kids through a hard year. Paper ones let go on the river carry names. Yours turned twice, in an eddy, as though to see that you were all right.",
  },
  {
    id: "laptop",
    name: "Laptop",
    aliases: ["notebook computer", "portable computer"],
    see: ["computer", "work", "data-loss"],
    meaning:
      "It opens like an oyster and wants updating. A laptop is the office that learned to sit on your stomach, so dreaming of one in bed, on a beach, at a grave says how work has been let out. Its fan ran all night. Shut at last, it went on glowing at the edge, like someone who has been asked to leave.",
  },
  {
    id: "late-for-a-train",
    name: "Late for a Train",
    aliases: ["missing the train", "running for the train"],
    see: ["train", "lateness", "train-station"],
    meaning:
      "The doors close on your breath. Running late for a train is a dream about a shared timetable, everybody's age for marrying, owning, knowing, and your feeling of being the one on the platform. Bags multiply as you run. There was another at 9:40, emptier, with a window seat, and it was bound for the place you had meant.",
  },
  {
    id: "late-for-school",
    name: "Late for School",
    aliases: ["tardy bell", "overslept for class"],
    see: ["school", "lateness", "exam"],
    meaning:
      "The corridor is empty and your steps are enormous. Being late for school decades on means that some instance in you still takes the roll. The bell is over, your shoes do not match. Stopping in the yard, since it was useless now, you noticed the morning; no one had ever told you it was kept there during lessons.",
  },
  {
    id: "late-for-work",
    name: "Late for Work",
    aliases: ["overslept", "missed the alarm"],
    see: ["work", "alarm", "hurry"],
    meaning:
      "You shower in your shirt to save a step. Late for work at night is conscience setting an early alarm, most often in those who arrive first. Streets rearrange themselves. When you got there, the desks were gone and people danced, or it was Sunday; the dream had a point, which is that the place copes.",
  },
  {
    id: "lateness",
    name: "Lateness",
    aliases: ["being late", "tardiness"],
    see: ["late-for-a-train", "hurry", "clock"],
    meaning:
      "Everything you need is in the other coat. To be late and later at night hardly turns on minutes: it concerns a stage you feel behind in, compared with a sister, a plan, a magazine. Obstacles arrive with perfect manners. Ask at what, exactly, and by whose watch; the answer is usually a dead person's, running fast.",
  },
  {
    id: "laughing",
    name: "Laughing",
    aliases: ["laughter", "giggling"],
    see: ["smile", "grief", "joker"],
    meaning:
      "You laugh until you have to hold on to a cupboard. Laughter in sleep lets pressure out by the pleasant door and may wake the house, so let it. At a funeral it is life with bad timing. Being laughed at is another matter: pick out from the crowd the one pair of eyes that was not.",
  },
  {
    id: "laundromat",
    name: "Laundromat",
    aliases: ["coin laundry", "self-service wash"],
    see: ["laundry", "dryer"],
    meaning:
      "Strangers, and each one's sheets go round in public. A laundromat is private mess dealt with in company, at two in the morning, beneath neon, so it belongs to the recently single and the honest. Your quarter stuck. A man you would never speak to gave you his, and you folded something large together, walking corner to corner.",
  },
  {
    id: "laundry",
    name: "Laundry",
    aliases: ["washing", "dirty linen"],
    see: ["dirty-clothes", "iron"],
    meaning:
      "It is never finished, merely dry. Laundry is the upkeep of being seen in public, done in private, so heaps of it are obligations of a low and daily sort. A red sock got in. Sheets on a line, full of wind, in a yard you no longer own, were about the cleanest thing that ever happened to you.",
  },
  {
    id: "lava",
    name: "Lava",
    aliases: ["molten rock", "magma"],
    see: ["volcano", "fire", "eruption"],
    meaning:
      "It is in no hurry, and there is nothing you can tell it. Lava is heat that has reached daylight and goes downhill, anger or passion in its unstoppable later stage, best met by moving the cat and chairs. Kids jump from couch to couch over it. Hardened, it is black, sharp and new, and nobody's land yet.",
  },
  {
    id: "lavender",
    name: "Lavender",
    aliases: ["lavender field", "dried sachet"],
    see: ["flower", "garden", "sleeping"],
    meaning:
      "Someone laid it between the sheets in a drawer, to keep off moths and dreams. Lavender is calm that has been grown, cut and sewn into little bags, so it brings older women's hands with it. A field of it hums. Rubbing a gray head between two fingers, you were on a porch, with nothing the matter, in July.",
  },
  {
    id: "law",
    name: "Law",
    aliases: ["statute", "legal rule"],
    see: ["court", "judge", "lawyer"],
    meaning:
      "It is in a book as thick as a loaf, and you are an exception. Law in a dream is what binds everyone, gravity, bedtime, thou shalt not, so breaking or reading it tests your standing. The clause you found was kind. It had been there all along, under Other, and no one who had shouted at you had read so far.",
  },
  {
    id: "lawn",
    name: "Lawn",
    aliases: ["mowed grass", "front yard"],
    see: ["grass", "lawn-mower", "garden"],
    meaning:
      "Every blade the same, and a sign asking you to keep off. A lawn is nature brought to a standstill for the neighbors, so a brown patch can cost sleep. Yours was knee high. Children had made a path through, straight from the gate to the plum tree, and it was easily the best-designed thing on the street.",
  },
  {
    id: "lawn-mower",
    name: "Lawn Mower",
    aliases: ["push mower", "mowing"],
    see: ["lawn", "grass", "noise"],
    meaning:
      "It starts on the ninth pull, and Sunday is over. A lawn mower keeps growth to one height, as editors do and certain schools, so look to what was in flower in front of it. You went around a daisy. From upstairs, it must have appeared odd, that tuft in all the order, and somebody up there was glad.",
  },
  {
    id: "lawsuit",
    name: "Lawsuit",
    aliases: ["being sued", "litigation"],
    see: ["court", "lawyer", "judge"],
    meaning:
      "It says your name versus your name. A lawsuit turns a hurt into pages and gives it a date in October, so you dream of one when a grievance wants witnesses. Both sides pay by the hour. On the courthouse steps you shared a match with the other party; neither knew how the smaller, first thing had been.",
  },
  {
    id: "lawyer",
    name: "Lawyer",
    aliases: ["attorney", "counsel", "advocate"],
    see: ["court", "judge", "contract"],
    meaning:
      "She says nothing until you are done, then says: start with the date. A lawyer speaks for you where speaking for yourself would cost too much, so she is distance, precision, a friend with nerve. Defending a guilty you, she did it well. The bill came to one honest admission, payable within thirty days, to a private individual.",
  },
  {
    id: "layoff",
    name: "Layoff",
    aliases: ["downsizing", "redundancy"],
    see: ["dismissal", "work", "boss"],
    meaning:
      "A meeting with Human in its title. A layoff is dismissal without blame, which leaves the anger nowhere to sit, so it circles through kitchens and sleep. A plant goes home in a box. Colleagues who stayed avoid your eye, out of luck. What you did well went on being yours in the elevator, at the bus, on Monday.",
  },
  {
    id: "laziness",
    name: "Laziness",
    aliases: ["sloth", "lying around"],
    see: ["bed", "sleeping", "day-off"],
    meaning:
      "The sun moves across the rug and you let it. Laziness in a dream is frequently exhaustion under its bad name, accused by an uncle or a calendar. A sloth looked on with sympathy. Chores stood around the bed like relatives. Nothing was ruined by evening, and you had remembered, lying there, what you were going to do.",
  },
  {
    id: "leader",
    name: "Leader",
    aliases: ["chief", "head", "captain"],
    see: ["boss", "king", "guide"],
    meaning:
      "They are waiting for you to say something, with their hats on. Being made leader in sleep happens to the reluctant, at a fire, on a raft, for want of others, and it calls on a voice used only with dogs and children. You pointed, without knowing. They went. Your first act of real command was turning back to look who limped.",
  },
  {
    id: "leaf",
    name: "Leaf",
    aliases: ["leaves", "foliage"],
    see: ["tree", "autumn", "green"],
    meaning:
      "It lets go by itself, at no wind. A leaf is a single day's worth of a tree, its work done in light, so a falling one means a release that has its season. Pressed in a book, it is what you kept of someone. A whole pile raked up for burning was jumped into first; that too is part of the work.",
  },
  {
    id: "leak",
    name: "Leak",
    aliases: ["dripping roof", "leaking pipe"],
    see: ["faucet", "flooded-house", "roof"],
    meaning:
      "You put a pot under it, and then you have a clock. A leak is small steady loss or entry, money, secrets, the sadness of one cousin, which stays a nuisance up to the night the ceiling sags. Water comes out far from where it got in. Follow the beam uphill; with families, too, that is the rule.",
  },
  {
    id: "learning-to-drive",
    name: "Learning to Drive",
    aliases: ["driving lessons", "learner"],
    see: ["driving", "driving-test", "father"],
    meaning:
      "Your father holds the door handle and says you are doing fine. Learning to drive is power acquired at walking pace next to someone pretending calm, so it returns with any new control, of a team, a pump, a budget. Stalling on the hill you heard honking. He told you about his own first hill, and the light changed.",
  },
  {
    id: "leash",
    name: "Leash",
    aliases: ["dog leash", "lead"],
    see: ["dog", "walking"],
    meaning:
      "One end has a clip, the other a wrist, and both feel each tug. A leash is care and control along the same strap, so it fits toddlers, teenagers, spouses with a diet. Who walked whom? With a dropped one trailing behind, the dog kept exactly to your side, and you learned how long it had been decoration.",
  },
  {
    id: "leather",
    name: "Leather",
    aliases: ["hide", "leather jacket"],
    see: ["jacket", "skin", "cow"],
    meaning:
      "It was a skin, and with time it takes on yours. Leather is protection that remembers an animal, so it goes with toughness put on, riders, saddles, the chairs of men with secretaries. Dry, it cracks where it is bent the most. Rubbing in oil with a thumb, you thought of nothing, and the creases came up like a map.",
  },
  {
    id: "leaving-the-stove-on",
    name: "Leaving the Stove On",
    aliases: ["gas left on", "did I lock the door"],
    see: ["fire", "kitchen", "door-that-will-not-close"],
    meaning:
      "You are two hundred miles off when your hand remembers the knob. The stove left on is worry about what happens when you stop watching, so it visits people who hold households together by checking. Turning back, you found it cold, as it always is. A neighbor with a key is the cure, and has been offering.",
  },
  {
    id: "lecture",
    name: "Lecture",
    aliases: ["class", "talk in a hall"],
    see: ["school", "university", "teacher"],
    meaning:
      "He has been speaking for an hour, and you write down the window. A lecture is knowledge poured from one height, so it drones through dreams when advice has replaced company. Your notes were in a child's hand. At the lectern yourself, you looked up from the page and asked who was tired; every arm rose, the dean's among them.",
  },
  {
    id: "leech",
    name: "Leech",
    aliases: ["bloodsucker", "pond leech"],
    see: ["blood", "swamp", "insect"],
    meaning:
      "It does not hurt, which is how it can stay. A leech takes in small amounts for a long time, so you know it as a subscription, a friend, a duty with a sad face. Old doctors used it to heal. Salt makes it let go; so did a plain no in your dream, at which it shrank to the size of a comma.",
  },
  {
    id: "left-hand",
    name: "Left Hand",
    aliases: ["left side", "left-handed"],
    see: ["hand", "writing", "mirror"],
    meaning:
      "It knows how to hold things for the other one. The left hand is skill at one remove, feeling, backing, or in some houses the wrong one, tied in school. Writing with it in sleep gave you a six-year-old's letters and a six-year-old's candor. It had waited a good forty years to sign, and pressed through the paper.",
  },
  {
    id: "leg",
    name: "Leg",
    aliases: ["legs", "limbs"],
    see: ["running", "broken-bone", "knee"],
    meaning:
      "They will not do it, however kindly you ask. Legs carry intention out of the door, so in sleep, when muscles are off, they turn to mud and make a story of it. A missing or wooden one is support you have learned to do without. Long as stilts they took you over the roofs, and you found it merely practical.",
  },
  {
    id: "lemon",
    name: "Lemon",
    aliases: ["citrus", "sour fruit"],
    see: ["fruit", "yellow", "juice"],
    meaning:
      "Your mouth waters before there is anything in it. A lemon is sourness that freshens, truth in small amounts, the used car, the aunt who says it. Sugar makes it company. Trees of them behind a wall, lit up in winter, were more than you had expected of a hard season, and the owner let you fill a hat.",
  },
  {
    id: "lemonade-stand",
    name: "Lemonade Stand",
    aliases: ["kids' stall", "first business"],
    see: ["lemon", "childhood", "money"],
    meaning:
      "Five cents, says the sign, with the S reversed. A lemonade stand is enterprise before it learned to fear, so it is set up again at your curb when you are about to ask money for something homemade. Rain, a dog, one customer who paid and drank to the bottom. You priced the next pitcher at what it was worth.",
  },
];
