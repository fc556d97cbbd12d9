import type { DreamSymbol } from "../../src/symbol";

export const j01: readonly DreamSymbol[] = [
  {
    id: "jacket",
    name: "Jacket",
    aliases: ["coat", "blazer"],
    see: ["clothes", "pocket", "cold"],
    meaning:
      "It still has a ticket in it from when you were another person. A jacket is the outer manner, put on at doors, and its fit tells you whether the part still suits. Lent around someone's shoulders it is the shortest love letter. Leaving it behind on a chair, you meant to return, or to be seen as having been.",
  },
  {
    id: "jackpot",
    name: "Jackpot",
    aliases: ["big win", "slot machine"],
    see: ["lottery", "money", "casino"],
    meaning:
      "Bells, coins, and everyone is your cousin. A jackpot is gain out of scale with effort, so it lights up where you feel underpaid, in cash or in kindness. Scooping it into a skirt, you thought first of one person; there is the sum's real use. Woken before payout, you keep the list of what you would stop doing.",
  },
  {
    id: "jaguar",
    name: "Jaguar",
    aliases: ["panther", "spotted cat"],
    see: ["leopard", "jungle", "cat"],
    meaning:
      "It drops from a branch without disturbing the rain. A jaguar hunts alone, swims, and bites straight through the skull, so it fits a will that strikes once and explains nothing. In forest cultures it walks between worlds at night. Yours lay along the sofa and watched. You lowered your eyes, not in fear, and it began to purr.",
  },
  {
    id: "jail",
    name: "Jail",
    aliases: ["lockup", "county jail"],
    see: ["prison", "imprisonment", "police"],
    meaning:
      "They take your laces, and one call. Jail is the overnight kind of captivity, before any verdict, so it goes with suspended matters: waiting on results, grounded, in the doghouse. Whom you rang, and who picked up, is the heart of it. The cellmate, who had done something far worse, was generous with his blanket and slept well.",
  },
  {
    id: "jam",
    name: "Jam",
    aliases: ["marmalade", "preserves"],
    see: ["fruit", "breakfast", "jar"],
    meaning:
      "Summer is on the label, in your aunt's hand. Jam is a good time boiled down to keep, so it sweetens dreams about memory, thrift and mornings. It sticks to whoever reaches in. Unable to open the lid, you passed it down the table, and every man there tried; a child ran it under the hot tap.",
  },
  {
    id: "janitor",
    name: "Janitor",
    aliases: ["caretaker", "cleaner"],
    see: ["cleaning", "school", "key"],
    meaning:
      "He has all the keys and nobody's attention. A janitor keeps the place running after the important have left, so he is your own upkeep, sleep, dishes, apologies. Ask him where anything is. Discovering that he once taught the subject you fail in was the turn of the dream, and he leaned on his broom and began from the start.",
  },
  {
    id: "january",
    name: "January",
    aliases: ["new year", "first month"],
    see: ["winter", "calendar", "snow"],
    meaning:
      "The tree is on the curb, and everyone has a plan. January brings beginning on credit, in the dark, with last year's body, so it appears whenever you demand a fresh self by a date. Blank diaries can scare. An icy road that had just been sanded let you go slowly; slow, you noticed, was in fact the resolution.",
  },
  {
    id: "jar",
    name: "Jar",
    aliases: ["mason jar", "cookie jar"],
    see: ["jam", "glass", "bottle"],
    meaning:
      "It is shut by someone stronger or crosser than you. A jar keeps a quantity of something safe and visible, cookies, savings, fireflies, a friend's ashes, and so it leaves open the matter of when. Tapping the rim with a spoon is technique. Your hand would not come out while it held the sweet: an old joke, still current.",
  },
  {
    id: "jaw",
    name: "Jaw",
    aliases: ["clenched jaw", "jawbone"],
    see: ["teeth-falling-out", "mouth"],
    meaning:
      "You wake with it locked, and an argument in it. The jaw holds back what a throat would say, all night, tooth on tooth, at a pressure engineers respect. Dreams show it wired, dropped, enormous. Yawning wide, like dogs when a quarrel is over, loosened the subject. Much of your composure seems to be hung on two small hinges.",
  },
  {
    id: "jaywalking",
    name: "Jaywalking",
    aliases: ["crossing against traffic"],
    see: ["road", "traffic", "hurry"],
    meaning:
      "You step out between two bumpers with your hand up. Jaywalking is a short cut through other people's order, half nerve and half lateness, and it tests how the powerful brake. A whistle blows. On the far curb a mother covers her child's eyes. You had saved ninety seconds, and spent them there, out of breath, on what for.",
  },
  {
    id: "jealousy",
    name: "Jealousy",
    aliases: ["jealous rage", "possessiveness"],
    see: ["infidelity", "envy", "love"],
    meaning:
      "You count how often they laughed. Jealousy guards a bond like a dog that bites guests and owners alike, and a dream of it may follow nothing more than a new haircut. It exaggerates the rival and shrinks you. Beneath, as a rule, lies a quite modest request, which begins: lately I miss. It has no villain in it.",
  },
  {
    id: "jeans",
    name: "Jeans",
    aliases: ["denim", "blue jeans"],
    see: ["clothes", "dressing"],
    meaning:
      "Stiff at first, then more yours than your passport. Jeans are the self off duty, honest at the knee, so wearing them to the altar or the board says you would like to be met without polish. They do not close any longer, perhaps. An old pair found in a trunk kept your shape from a year that kept little else.",
  },
  {
    id: "jellyfish",
    name: "Jellyfish",
    aliases: ["sea jelly", "medusa"],
    see: ["sea", "sting", "swimming"],
    meaning:
      "It is beautiful in the way of things with no one inside. A jellyfish drifts and hurts without meaning to, trailing threads far wider than its bell, as do moody people and unowned remarks. Swimming through, you felt the burn before seeing a cause. Washed up, it is a lens on sand, and still able, for some hours.",
  },
  {
    id: "jesus",
    name: "Jesus",
    aliases: ["Christ", "savior"],
    see: ["god", "church", "cross"],
    meaning:
      "He was doing something ordinary with his hands. For believers, such a dream is a meeting, and theirs to weigh; for others he brings mercy, sacrifice or the church of childhood in its best clothes. He looked at you without correcting. Whatever he asked was small and near, a name, a meal, a brother to phone before sunset.",
  },
  {
    id: "jet-lag",
    name: "Jet Lag",
    aliases: ["time zone fatigue"],
    see: ["airplane", "clock", "sleeping"],
    meaning:
      "Your body is having lunch in another country. Jet lag is the part of you that travels slower, after moves, births, sudden luck, so the dream sets clocks wrong all over a hotel. Dogs out at four seemed to understand. One hour per day is the rate at which a soul catches up, people say, and nobody is fired for it.",
  },
  {
    id: "jet-ski",
    name: "Jet Ski",
    aliases: ["personal watercraft"],
    see: ["sea", "water"],
    meaning:
      "All noise and glitter, it writes a loop and deletes it. A jet ski rides on feeling at a speed which keeps you from getting wet, as with holiday flings and breezy jokes about divorce. Thrown off, you learned that the machine circles back slowly. In the silence, chin at water level, the coast looked extremely detailed.",
  },
  {
    id: "jewelry",
    name: "Jewelry",
    aliases: ["necklace", "bracelet", "trinkets"],
    see: ["ring", "diamond", "earring"],
    meaning:
      "It comes in a box that snaps like a mouth. Jewelry is feeling turned into carats, dated by who fastened it at your neck, so lost, stolen or broken pieces are bonds in trouble or finished. A tangle of chains took all night. Wearing the lot at once, for the mirror, you heard your aunts approve and clash.",
  },
  {
    id: "jewelry-store",
    name: "Jewelry Store",
    aliases: ["jeweler", "display case"],
    see: ["jewelry", "ring", "shopping"],
    meaning:
      "Velvet, a lens, and a clerk who guesses your salary. A jewelry store puts commitment under glass with a tiny tag turned down, so it is where the night inquires what you would pay to be sure. An alarm, a thief in a mask, and he took the plain one. That was your choice too; you had not liked to say.",
  },
  {
    id: "jigsaw-puzzle",
    name: "Jigsaw Puzzle",
    aliases: ["puzzle pieces", "missing piece"],
    see: ["game", "table", "box"],
    meaning:
      "A thousand bits of sky, and a lid that shows a mill. A jigsaw is sense to be made by patience, edges first, and you dream it in the sorting part of a story: after a divorce, into a diagnosis. The last piece is under the dog. Forcing one that almost fits bends it, and two weeks later you can still tell.",
  },
  {
    id: "job",
    name: "Job",
    aliases: ["employment", "occupation"],
    see: ["work", "boss", "first-day-of-work"],
    meaning:
      "Somebody hands you an apron as though you knew. A job in sleep is the use the world has for you, so odd ones count: feeding a lighthouse, sorting left gloves. Doing your former one again, at the old wage, means a skill from there is needed. The interview was over, they said; you had it when you held the door.",
  },
  {
    id: "jogging",
    name: "Jogging",
    aliases: ["morning run", "running for exercise"],
    see: ["running", "park", "exercise"],
    meaning:
      "Somewhere after the second bench the thinking stops. Jogging goes nowhere on purpose, with benefits, and so differs from every dream of flight: nobody follows but yourself at forty. Your shoes belong to a faster friend. Passing your own house three times, lit up, you waved in at the window, and someone at your table waved back.",
  },
  {
    id: "joker",
    name: "Joker",
    aliases: ["jester", "wild card"],
    see: ["clown", "deck-of-cards", "laughing"],
    meaning:
      "It can be anything, and so it belongs nowhere. The joker tells the king his breath smells and keeps his head, so he comes when truth needs bells on. As a card, it is the possibility outside the plan, the cousin with a van. Painted grin, tired eyes: you have been amusing people for a living again, gratis.",
  },
  {
    id: "judge",
    name: "Judge",
    aliases: ["magistrate", "justice"],
    see: ["court", "gavel", "guilt"],
    meaning:
      "The robe enters, and your mother stands up as well. A judge in a dream is opinion with consequences, often your own, promoted in childhood and never reviewed. Asked how you plead, you gave the weather. He leaned over, took off the wig, and inquired whether you needed more time. It was the first question that helped.",
  },
  {
    id: "juggling",
    name: "Juggling",
    aliases: ["juggler", "keeping balls in the air"],
    see: ["circus", "ball", "dropping-something"],
    meaning:
      "One up is always more than you can hold. Juggling keeps many things from harm by never owning any of them, a fair account of some weeks: mortgage, mother, cat, thesis. It looks like joy. Let one fall, said the old clown, but pick it, and pick the rubber one. You had begun to forget which was glass.",
  },
  {
    id: "juice",
    name: "Juice",
    aliases: ["fruit juice", "squeezed orange"],
    see: ["fruit", "drinking", "breakfast"],
    meaning:
      "Six oranges for a glass, and you drink it standing. Juice is the good of a thing without the work of chewing, so it fits summaries, praise and infatuation. Squeezed out yourself, you could name the press. A drop ran down to your elbow. Someone caught it with a napkin and looked at you as if you were fruit.",
  },
  {
    id: "july",
    name: "July",
    aliases: ["midsummer", "summer month"],
    see: ["summer", "fourth-of-july", "heat"],
    meaning:
      "School is out, and so is the sense of order. July comes into dreams as the top of the wheel, long light, bare feet, a road trip with three to a seat. Snow falling in it is work that followed you to the lake. Someone called you in for supper by your whole name, and you pretended, once more, to be farther.",
  },
  {
    id: "jump-rope",
    name: "Jump Rope",
    aliases: ["skipping rope"],
    see: ["jumping", "childhood", "rope"],
    meaning:
      "It comes around whether or not you are in. A jump rope is timing in company, chanted by girls who do not wait, so it returns when you need to enter something already moving: a conversation, a firm, a family of six. Rocking on the edge you counted. In. After that the rope seemed slow, and there was room to spin.",
  },
  {
    id: "jumping",
    name: "Jumping",
    aliases: ["leaping", "bounding"],
    see: ["flying", "falling", "hurdle"],
    meaning:
      "The ground does you a favor for a second. Jumping is decision in its bodily form, a bit of air between two facts, and dreams lengthen it until it is nearly flight. Off a roof into leaves you were nine. Across a gap with somebody's hand held out, you noted how the hand had no face yet, and how little that mattered.",
  },
  {
    id: "june",
    name: "June",
    aliases: ["early summer"],
    see: ["summer", "wedding", "graduation"],
    meaning:
      "Everything smells like the end of term. June in a dream is promise at the moment it is kept, roses, vows, doors standing open past nine. If you were indoors writing an exam, it was life to which you said later. A hayfield was being cut. Somebody lent you a hat, and did not ask what you were here for.",
  },
  {
    id: "jungle",
    name: "Jungle",
    aliases: ["rainforest", "tropics"],
    see: ["forest", "monkey", "snake"],
    meaning:
      "Something has been singing since you stopped. A jungle is growth with no editor, drives, moods, tax law, each climbing over another toward light. A path cut on Monday is closed by Friday. Machete in hand, you made ten yards; then a local child walked by, along a trail that began behind you, eating a mango.",
  },
  {
    id: "junk-mail",
    name: "Junk Mail",
    aliases: ["spam", "flyers", "unsolicited offers"],
    see: ["mail", "email", "garbage"],
    meaning:
      "Everyone is writing to you, and it is to Resident. Junk mail is attention without regard, which makes up a fair share of a day, so the dream may bury a real letter inside. You had thrown it out already. By the can, at night, tearing glossy paper, you came on an envelope with your street misspelled by love.",
  },
  {
    id: "junkyard",
    name: "Junkyard",
    aliases: ["scrapyard", "wrecked cars"],
    see: ["dump", "car", "rust"],
    meaning:
      "Rows of cars with their faces off, and a dog on a chain. A junkyard holds things which failed as a whole and are excellent in parts, so it is a hopeful place with bad press. You hunted for a mirror to fit. Your first car was there, third stack, key in; the radio had kept its station.",
  },
  {
    id: "jupiter",
    name: "Jupiter",
    aliases: ["giant planet"],
    see: ["planet", "star", "sky"],
    meaning:
      "Through the lens it has stripes and four small attendants. Jupiter in sleep enlarges whatever it shines upon, luck, girth, verdicts, uncles, and its storm is older than any quarrel of yours. Seeing it rise over the supermarket made you generous. Too near, it pulled the tables along; big people, as you know, seldom feel how they do it.",
  },
  {
    id: "jury",
    name: "Jury",
    aliases: ["jurors", "twelve people"],
    see: ["court", "judge", "guilt"],
    meaning:
      "Twelve strangers examine your shoes. A jury is the opinion of the street, sworn in, and a person raised among aunts carries one for good. You spoke well to eleven. The last, an old woman knitting, did not look up. When she did, she had your own eyes, and it became clear whose vote had been holding up the rest.",
  },
  {
    id: "jury-duty",
    name: "Jury Duty",
    aliases: ["juror summons", "civic duty"],
    see: ["jury", "court", "letter"],
    meaning:
      "A summons, a bad sandwich, and a stranger's life. Jury duty is being asked to weigh what you did not cause, as friends of divorcing couples are, and heads of teams. You would rather be the accused, some moments. Staying out for three days over one word, reasonable, you found that fairness is mostly a matter of chairs and listening.",
  },
  {
    id: "justice",
    name: "Justice",
    aliases: ["fairness", "scales of justice"],
    see: ["judge", "court"],
    meaning:
      "She is blindfolded and holding something heavy at arm's length. Justice turns up in dreams as a thing owed and late, in wages, custody, a shared bathroom, and it is angrier than it looks in marble. You took her place for an hour. The arm shook. Setting down the sword first, as you did, let you feel the difference of an ounce.",
  },
];
