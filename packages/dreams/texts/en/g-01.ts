import type { DreamSymbol } from "../../src/symbol";

export const g01: readonly DreamSymbol[] = [
  {
    id: "galaxy",
    name: "Galaxy",
    aliases: ["milky way", "star system"],
    see: ["star", "sky"],
    meaning:
      "You lie on your back and scale does the rest. A galaxy shrinks a worry without denying it, and it opens above people who have stared for too long at one square foot. Falling upward into it is wonder near to fright. Finding your street on a map of it, you were told that small addresses count.",
  },
  {
    id: "gallows",
    name: "Gallows",
    aliases: ["hanging scaffold", "noose"],
    see: ["execution", "rope", "guilt"],
    meaning:
      "Carpenters built it, and it is solid work. A gallows is public blame, a place where a group settles its discomfort on one neck, often in offices and always in families. Standing beneath, you fear being the example. Taking it apart plank by plank for a table or a swing is the part of the dream to keep.",
  },
  {
    id: "gambling",
    name: "Gambling",
    aliases: ["betting", "casino"],
    see: ["casino", "dice", "deck-of-cards"],
    meaning:
      "One more, and then the one that makes up for it. Gambling in a dream puts up a stake you cannot name by day, marriage, health, a good reputation, for a quick lift. Winning does not satisfy there. If the habit is yours in daylight too, the scene is a craving passing through and proves nothing about tomorrow.",
  },
  {
    id: "game",
    name: "Game",
    aliases: ["playing", "match"],
    see: ["chess", "ball"],
    meaning:
      "The rules change on your turn. A game makes conflict safe by agreement, so sleep, in staging it, examines the agreement: who wrote it, who keeps score, whether you may stop. Cheats annoy you in proportion to your own temptation. Losing cheerfully against a child was the best-played round of the night.",
  },
  {
    id: "gang",
    name: "Gang",
    aliases: ["street gang", "mob"],
    see: ["fight", "crowd", "being-chased"],
    meaning:
      "They all wear the same jacket and the same look. A gang is belonging purchased with obedience, and it turns up around cliques, boards and in-laws who move as one. Chased by it, you feel outvoted. Having its sign on your own hand, you have to ask what you laughed at in order to stay inside.",
  },
  {
    id: "garage",
    name: "Garage",
    aliases: ["carport", "workshop"],
    see: ["car", "house", "driveway"],
    meaning:
      "Behind the car stand the things you mean to get to. A garage keeps your means of leaving next to everything that holds you here: skis, paint, a crib. No room to park says old projects block new motion. An engine humming in there by itself deserves attention: some drive of yours has been left on, doors closed.",
  },
  {
    id: "garbage",
    name: "Garbage",
    aliases: ["trash", "refuse"],
    see: ["dump", "smell", "cleaning"],
    meaning:
      "The bag is heavier than anything you remember throwing away. Garbage is what has been used and not released, excuses, packaging, talk from last year. Carrying it around at a party, you look for a bin and smile. If you went through it to recover a letter, a matter you called finished has one item worth keeping.",
  },
  {
    id: "garbage-truck",
    name: "Garbage Truck",
    aliases: ["trash collection", "refuse truck"],
    see: ["garbage", "street", "noise"],
    meaning:
      "It comes at dawn, growling, on the one day you forgot. The garbage truck is the chance to be rid of something on a schedule not your own: therapy hour, moving day, confession. Running after it in slippers is comic and hopeful. The men who lift without comment have seen worse than your can, and they know it.",
  },
  {
    id: "garden",
    name: "Garden",
    aliases: ["backyard", "flower garden"],
    see: ["flower", "seed", "weeds"],
    meaning:
      "Left alone it becomes something, though not what you meant. A garden is the cultivated part of your life, where nature and your plan argue every day, and its state in sleep is a fair report. Walls make it private, fruit makes it generous. Someone else weeding there means help or interference; your shoulders knew which.",
  },
  {
    id: "gardener",
    name: "Gardener",
    aliases: ["groundskeeper"],
    see: ["garden", "flower"],
    meaning:
      "He cuts back what is still in bloom and does not explain. The gardener acts for the long term, so he appears as a therapist, a stern teacher, or the part of you that cancels plans. His hands are gentle and his shears sharp. Given his hat, you have to choose which of two good shoots may stay.",
  },
  {
    id: "garlic",
    name: "Garlic",
    aliases: ["clove", "bulb"],
    see: ["kitchen", "vampire", "smell"],
    meaning:
      "One clove, and the whole stairwell knows what you are eating. Garlic protects by being unmistakable, keeping off bloodsuckers and certain kisses, so a string of it at your door is a boundary that works through candor. Peeling it slowly is care with sticky fingers. Reeking of it at court, you brought home into a place that dislikes homes.",
  },
  {
    id: "gas-leak",
    name: "Gas Leak",
    aliases: ["smell of gas", "carbon monoxide"],
    see: ["smell", "explosion", "house"],
    meaning:
      "There is nothing to see, and you should not flip the switch. A gas leak is danger in the air of a place, a tone, a drug problem, a suppressed fury, which the people living there no longer notice. Your nose is the instrument. Open windows first, ask who struck matches later. If the alarm in your bedroom really sounds, obey it.",
  },
  {
    id: "gas-mask",
    name: "Gas Mask",
    aliases: ["respirator"],
    see: ["mask", "war", "smoke"],
    meaning:
      "Your own breath is the loudest thing in the room. A gas mask lets you stay where the atmosphere is harmful, a bitter office, a sickroom, a war of lawyers, at the price of being unkissable. The glass fogs. Noticing that others around you breathe freely, try lifting a corner; the poison may have blown off some time ago.",
  },
  {
    id: "gas-station",
    name: "Gas Station",
    aliases: ["filling station", "petrol"],
    see: ["car", "driving", "road"],
    meaning:
      "Fluorescent light in the middle of nowhere, and coffee that tastes of the pot. A gas station is the necessary stop, so it tells whether you let yourself refuel before the needle touches red. The wrong fuel is rest that does not restore. Whoever you met at the next pump is headed a different way and has news of the road.",
  },
  {
    id: "gate",
    name: "Gate",
    aliases: ["garden gate", "iron gate"],
    see: ["fence", "door", "key"],
    meaning:
      "It squeaks, so nobody comes or goes in secret. A gate divides yours from ours with an option, milder than a door because you can see what waits. Leaning on it to talk is half the social life of villages. Chained, with a path worn around the post, it shows a rule that all have learned to walk past.",
  },
  {
    id: "gathering-flowers",
    name: "Gathering Flowers",
    aliases: ["picking flowers", "bouquet"],
    see: ["flower", "field", "vase"],
    meaning:
      "You meant to take three, and your arms are full. Gathering flowers is collecting small joys for somebody, sometimes in place of a talk. The order in which you picked them resembles a year. Each stem cut will last a week in water; knowing that, you go on choosing, which is the cheerful side of being mortal.",
  },
  {
    id: "gavel",
    name: "Gavel",
    aliases: ["judge's hammer", "auction"],
    see: ["judge", "court", "auction"],
    meaning:
      "One knock, and opinions become outcome. A gavel ends discussion, fairly or not, and the dream lends it to a father, a boss, or to you when a matter has circled long enough. Missing from the bench, it leaves everyone talking. At an auction it marks the second after which your bid, nodded in fun, is binding.",
  },
  {
    id: "gazebo",
    name: "Gazebo",
    aliases: ["pavilion", "summerhouse"],
    see: ["garden", "wedding", "rain"],
    meaning:
      "Roof enough for rain, walls for nobody. A gazebo is company with a view of the exits, where people say things they would not indoors. You may be wanting a space between public and private for one talk. Overgrown with vines, it hides a summer from you in which you nearly said it, and the bench is still dry.",
  },
  {
    id: "gazelle",
    name: "Gazelle",
    aliases: ["antelope", "impala"],
    see: ["deer", "lion", "running"],
    meaning:
      "All legs and listening, it drinks with one eye up. The gazelle is grace produced by danger, a beauty of nerves, found in people raised near sudden tempers. Leaping high for no reason tells the hunter it cannot be caught. Lying at rest in the open grass, it shows what would be possible if the watch were shared.",
  },
  {
    id: "gear",
    name: "Gear",
    aliases: ["cogwheel", "shifting gears"],
    see: ["car", "machine", "clock"],
    meaning:
      "It grinds, and you wince for the machine. Gears pass on force by fitting, tooth into gap, so a crunching one means you and another meet at the wrong speed. Stuck in first, you work hard for little ground. A wheel left over on the bench after the watch is put together again asks whether it was ever needed.",
  },
  {
    id: "geese",
    name: "Geese",
    aliases: ["goose", "flying geese"],
    see: ["bird", "flock-of-birds", "migration"],
    meaning:
      "They pass over in a letter V, arguing about something. Geese take turns at the tiring front, a fact about leadership that your dream may be pointing out. On the ground they guard a yard better than a dog. One honking behind you is a critic who follows, heavily, and backs away as soon as you spread your own arms.",
  },
  {
    id: "gem",
    name: "Gem",
    aliases: ["jewel", "precious stone"],
    see: ["diamond", "treasure", "ring"],
    meaning:
      "You would have taken it for gravel, except that it answered the light. A gem is a rare hard quality found by attention, yours or that of an overlooked person. Cutting it loses weight to gain fire. Swallowed for safekeeping, as smugglers do, it shows a worth you hold inside for so long that it begins to hurt.",
  },
  {
    id: "genie",
    name: "Genie",
    aliases: ["jinn", "wish granter"],
    see: ["wish", "lamp", "bottle"],
    meaning:
      "Three, he says, and already the first is wasted on something to eat. A genie is sudden power handed to a person without a plan, a legacy, a promotion, a viral post. Getting him back in the bottle is the second art. If he looked tired and you asked what he wanted, you spent a wish better than most kings.",
  },
  {
    id: "geranium",
    name: "Geranium",
    aliases: ["window box", "pelargonium"],
    see: ["flower", "window", "balcony"],
    meaning:
      "Red on a sill, over a street that needs it. A geranium is modest, stubborn cheer, kept alive by grandmothers, caretakers and people in one-room flats. It forgives drought. Leaves crushed between fingers bring back a stairwell entire. When yours stood leggy and pale by a north window, the request was simple: more light, and pinch it back.",
  },
  {
    id: "germs",
    name: "Germs",
    aliases: ["bacteria", "contamination"],
    see: ["laundry", "epidemic", "hand"],
    meaning:
      "You cannot see them, so they are everywhere. Germs at night are influence feared at the level of touch, another's mood, luck, opinions. Scrubbing until it stings follows some small guilt more often than real dirt. A microscope makes the enemy into beads and commas, rather pretty, and outnumbered by others that keep you well.",
  },
  {
    id: "getting-lost-in-a-building",
    name: "Getting Lost in a Building",
    aliases: ["endless corridors", "maze of rooms"],
    see: ["labyrinth", "hallway", "elevator"],
    meaning:
      "Room 412 is next to room 90, and the stairs end in a closet. A building that will not make sense is an institution, or a self, put together by several architects who never met. You know your errand and not the system. Opening doors at random led to one with voices and coffee; go in there and ask.",
  },
  {
    id: "ghost",
    name: "Ghost",
    aliases: ["spirit", "apparition", "phantom"],
    see: ["dead-person-alive", "haunted-house", "grave"],
    meaning:
      "It wants something, and lacks the hands for it. A ghost is an unfinished matter with a memory, a person gone without farewell, an earlier tenant of your heart, a habit of your mother's in your mouth. It repeats until addressed. Asked its errand, it nearly always names a thing so ordinary that you could do it by Thursday.",
  },
  {
    id: "ghosting",
    name: "Ghosting",
    aliases: ["no reply", "unanswered messages"],
    see: ["phone", "dating", "silence"],
    meaning:
      "The last word on the screen is yours, and it stays that way. Ghosting turns a person into a blank you fill at night with theories. In the dream they may explain; that speech is your own, and kinder than silence. If you were the one who vanished, two honest lines would lay more than one ghost to rest.",
  },
  {
    id: "giant",
    name: "Giant",
    aliases: ["ogre", "colossus"],
    see: ["dwarf", "monster", "castle"],
    meaning:
      "Seen from below, it is knees and thunder. A giant has the proportions that adults had once, so being small before one takes you back to a kitchen and a raised voice. Some are merely lonely. When you were the giant, careful of roofs, you felt what your success or temper does to rooms built for ordinary people.",
  },
  {
    id: "gift",
    name: "Gift",
    aliases: ["present", "wrapped box"],
    see: ["christmas", "birthday"],
    meaning:
      "The paper is perfect, and you are nervous as you tear it. A gift carries an opinion about you, and the dream shows how well you think you are known: slippers, a horse, nothing. It also sets a debt ticking. One you prepared and never gave is warmth in storage; the ribbon will not improve with keeping.",
  },
  {
    id: "gift-returned",
    name: "Gift Returned",
    aliases: ["rejected present", "sent back"],
    see: ["gift", "rejection", "package"],
    meaning:
      "It comes back with the tape unbroken. A returned gift is affection or effort declined without argument, the essay not read, the help not wanted, and the shame of having offered is half of it. Open it yourself. What you chose for them is frequently what you had needed, and the size, oddly enough, is right.",
  },
  {
    id: "giraffe",
    name: "Giraffe",
    aliases: ["long neck", "savanna animal"],
    see: ["zoo", "neck", "animal"],
    meaning:
      "It eats from a menu nobody else can read. A giraffe has overview, a large heart to pump it up there, and difficulty bending for water, so it suits idealists, tall children and managers. Kneeling with legs splayed it is open to lions. Looking in at your upstairs window, it was curious about what you keep at a height.",
  },
  {
    id: "girl",
    name: "Girl",
    aliases: ["young girl", "schoolgirl"],
    see: ["child", "daughter", "childhood"],
    meaning:
      "She skips a rope and counts in your old accent. A girl in a dream is liveliness before it learned to be agreeable, in men as much as in women. Silent at the edge of the yard, she waits for someone to ask. If she led you by the hand, past the adults, go on thinking about where.",
  },
  {
    id: "giving-a-speech",
    name: "Giving a Speech",
    aliases: ["public speaking", "presentation"],
    see: ["microphone", "stage", "forgetting-lines"],
    meaning:
      "The notes are somebody's shopping list. A speech in a dream sets your view before people who could have asked for it sooner, and dread of it tops the list for most adults. Laughter at the wrong place, a dead microphone, no trousers, these are variations. One face nodded; speak to it, and keep to three sentences, as that was enough.",
  },
  {
    id: "giving-birth",
    name: "Giving Birth",
    aliases: ["labor", "delivery"],
    see: ["baby", "pregnancy", "hospital"],
    meaning:
      "There is no going back into the corridor now. Giving birth brings something out by effort, with company and mess, and dreamers of either sex have it near the end of long work. What arrived may be a kitten, a book or a grown man. The first feeling on seeing it, tenderness or alarm, is what you need help with.",
  },
  {
    id: "glacier",
    name: "Glacier",
    aliases: ["ice field", "moraine"],
    see: ["ice", "mountain", "cold"],
    meaning:
      "It moves a hand's breadth a day and carves valleys. A glacier is slow cold force, an old estrangement, an institution, a grief of generations, and it does not halt because you stand on it. Meltwater running under your feet is the thaw begun. Things lost long ago come out at its tongue, well preserved and no longer anyone's fault.",
  },
  {
    id: "gladiator",
    name: "Gladiator",
    aliases: ["arena fighter"],
    see: ["fight", "audience", "sword"],
    meaning:
      "The crowd has paid, and you are in leather. A gladiator fights for other people's evening, so he appears in litigants, candidates and couples who quarrel before friends. Thumbs decide, and none of the thumbs bleeds. Laying down the net and saluting your opponent, you spoil the show; in the quiet that follows, something can be settled.",
  },
  {
    id: "glass",
    name: "Glass",
    aliases: ["pane", "drinking glass"],
    see: ["broken-glass", "window", "mirror"],
    meaning:
      "You see right through it, until you walk into it. Glass is a barrier that pretends to be nothing, in clinics, offices and polite marriages where everything is visible and nothing is touched. A full one on a table edge is an accident that has not happened. Blown while hot, it shows how a fragile thing gets its shape.",
  },
  {
    id: "glass-house",
    name: "Glass House",
    aliases: ["greenhouse dwelling", "transparent walls"],
    see: ["glass", "house"],
    meaning:
      "You dress, eat and argue in full view of the road. A glass house is life without a backstage, that of politicians, new parents with visitors, people whose phone knows. Throwing nothing is one rule for it. Curtains would be another, and the dream often supplies them, folded, in a closet you took for a showcase.",
  },
  {
    id: "globe",
    name: "Globe",
    aliases: ["world globe", "spinning globe"],
    see: ["map", "traveling", "school"],
    meaning:
      "Your finger comes down on blue, again. A globe offers the world at arm's length, plans without luggage, and it dates itself by countries that no longer exist. Spinning it with eyes shut is a decision handed to the wrist. A lamp glowing inside recalls a bedroom where everywhere seemed reachable, and one place was promised.",
  },
  {
    id: "gloves",
    name: "Gloves",
    aliases: ["mittens", "latex gloves"],
    see: ["hand", "winter", "cold"],
    meaning:
      "You can hold it now, and cannot feel it. Gloves protect at the cost of touch, like professional tone, irony or a chaperone, so taking them off is the event. A single one on a fence spike was lost by someone who has the other. Boxing gloves soften a blow that you fully intend to land.",
  },
  {
    id: "glue",
    name: "Glue",
    aliases: ["paste", "adhesive"],
    see: ["broken-glass", "repair", "paper"],
    meaning:
      "Your fingers stick to the thing you were mending. Glue is connection by force of will, a family event, a promise, a project that holds two people, and it takes pressure and time. The seam will show. If nothing you tried would stay joined, the pieces may have been telling you all along that they came from different vases.",
  },
  {
    id: "goal",
    name: "Goal",
    aliases: ["scoring", "finish", "objective"],
    see: ["football", "target", "competition"],
    meaning:
      "The net bulges, and for a second there is only noise. Scoring is effort arriving visibly, with witnesses, so it belongs to people who do invisible work. Moved goalposts are an old trick of bosses and of your own standards. An empty goal and a shot over the bar say the pressure had gone, and you had not noticed.",
  },
  {
    id: "goat",
    name: "Goat",
    aliases: ["billy goat", "kid goat"],
    see: ["farm", "mountain", "sheep"],
    meaning:
      "It is on the roof of the car, chewing a document. A goat goes where it is not meant to and digests what others throw away, lust, mischief, mountain nerve. Blamed for everything, it is the one sent out with a village's faults upon its back. Ask who in your group wears a bell they did not choose.",
  },
  {
    id: "goblin",
    name: "Goblin",
    aliases: ["imp", "gremlin"],
    see: ["demon", "elf", "monster"],
    meaning:
      "It giggles behind the boiler and the numbers come out wrong. A goblin is petty sabotage, the self that oversleeps before interviews and texts at midnight. It is small, and it likes to be thought large. Putting out a bowl of milk, meaning a bit of licensed silliness each day, has always worked better than traps.",
  },
];
