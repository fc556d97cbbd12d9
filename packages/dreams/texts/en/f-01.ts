import type { DreamSymbol } from "../../src/symbol";

export const f01: readonly DreamSymbol[] = [
  {
    id: "fabric",
    name: "Fabric",
    aliases: ["cloth", "textile"],
    see: ["sewing", "thread", "scissors"],
    meaning:
      "Whole and uncut, it could become anything. Fabric in sleep is the stuff of a life before pattern: time off, a new city, a talent nobody has shaped yet. Silk asks for delicacy, denim for use. Cutting into it takes nerve, and a hem that unravels shows which commitment was never properly finished.",
  },
  {
    id: "face",
    name: "Face",
    aliases: ["features", "countenance"],
    see: ["mirror", "different-face", "eye"],
    meaning:
      "You know the face at once and cannot place it. Faces in dreams are assembled from many people, and the mixture is the message: your boss with your father's mouth. A blank one is somebody you refuse to know better. Washing yours, slowly, you take off a day in which you had to look pleasant.",
  },
  {
    id: "face-paint",
    name: "Face Paint",
    aliases: ["war paint", "clown makeup"],
    see: ["mask", "clown", "makeup"],
    meaning:
      "Two stripes, and you are allowed to shout. Face paint grants a license for the afternoon, to play, to fight, to belong to a team. Smeared, it shows a role you kept on too long. On a child it is pure magic; on a negotiator, it says someone came prepared for a battle you took for lunch.",
  },
  {
    id: "facelift",
    name: "Facelift",
    aliases: ["cosmetic surgery"],
    see: ["surgery", "mirror", "aging"],
    meaning:
      "The skin is tight and the smile arrives late. A facelift renews the front and leaves the rooms behind as they were, so it appears when a rebrand, a move or a vow covers an old discontent. Friends failing to recognize you is the price. If the bandages revealed the younger you, ask what that one was promised.",
  },
  {
    id: "factory",
    name: "Factory",
    aliases: ["plant", "assembly line"],
    see: ["machine", "work"],
    meaning:
      "The belt does not wait, and your part is one screw. A factory is a life run by repetition, useful and deafening, and you may be dreaming of parenting as much as of work. A jam that stops everything brings guilty joy. Walking out at shift's end into low sun is the picture of a boundary worth copying.",
  },
  {
    id: "failing-grade",
    name: "Failing Grade",
    aliases: ["F", "flunking", "bad report"],
    see: ["exam", "school", "shame"],
    meaning:
      "One letter in red, and the whole summer changes color. A failing grade in sleep condenses a judgment you expect, from a client, a mother-in-law, a scale. It comes most to those who rarely fail. Reading the teacher's comment is better than staring at the mark, because what it says is often surprisingly mild.",
  },
  {
    id: "failure",
    name: "Failure",
    aliases: ["fiasco", "flop"],
    see: ["defeat", "exam", "shame"],
    meaning:
      "It all comes down, in front of everyone, and then you go and have soup. To fail thoroughly in a dream is to try on the thing you spend your days preventing. Most find the clothes fit and the sky holds. What hurt was a single person's look; settle matters with that one, and the rest is weather.",
  },
  {
    id: "fainting",
    name: "Fainting",
    aliases: ["passing out", "swooning"],
    see: ["falling", "dizziness", "blood"],
    meaning:
      "The sounds go far off, and the floor comes up politely. Fainting is an exit the body takes when the mind insists on staying in the room. It suits quarrels, weddings and good news too large to stand under. Who caught you, or stepped aside, is what you actually learned while you were away.",
  },
  {
    id: "fair",
    name: "Fair",
    aliases: ["funfair", "county fair"],
    see: ["carousel", "ferris-wheel", "crowd"],
    meaning:
      "Colored bulbs, scorched sugar, and a goldfish nobody planned for. A fair is pleasure that will be a muddy field on Monday, and it comes when fun has to be seized rather than scheduled. Stalls that cheat a little are forgiven there. Being lost among them as a child is the one part that does not amuse.",
  },
  {
    id: "fairy",
    name: "Fairy",
    aliases: ["pixie", "fairy godmother"],
    see: ["elf", "wand", "wish"],
    meaning:
      "She offers help with a condition and is gone before you ask about midnight. A fairy is aid out of proportion to merit, the scholarship, the introduction, the sudden cure of a mood. Tiny and cross, she is a talent insulted by neglect. If her wand did nothing, you were meant to notice what you had already managed.",
  },
  {
    id: "fairy-tale",
    name: "Fairy Tale",
    aliases: ["once upon a time", "storybook"],
    see: ["princess", "forest", "wolf"],
    meaning:
      "Three brothers, one task, and you know which one you are. A fairy tale orders a muddle into tests and helpers, so your dream uses it when life has lost its plot. The animal you fed early will repay you. Being cast as the witch is no insult: she owns the house, the oven and the exit.",
  },
  {
    id: "falcon",
    name: "Falcon",
    aliases: ["hawk", "kestrel", "peregrine"],
    see: ["bird", "eagle", "hunting"],
    meaning:
      "Hooded on a glove, it waits for your arm to rise. The falcon is speed put under contract, a fierce talent that returns for meat, and it poses the question of who holds the lure. Flown free and not coming back, it tells of a gift that wearied of your errands. Bells on its legs betray it: so does your impatience.",
  },
  {
    id: "fallen-tree",
    name: "Fallen Tree",
    aliases: ["toppled tree", "blocked path"],
    see: ["tree", "storm", "road"],
    meaning:
      "It lies across the way with its roots in the air like a question. A fallen tree is the collapse of something everyone steered by, a grandfather, a firm, a rule, and for a while the light is too bright. Climbing over is quicker; sawing it up feeds a winter. The hole it left shows how shallow the hold was.",
  },
  {
    id: "falling",
    name: "Falling",
    aliases: ["dropping", "plummeting"],
    see: ["flying", "cliff", "elevator-falling"],
    meaning:
      "The step is not there, and your stomach understands first. Falling is the body's picture of support withdrawn, a job, a promise, a balance of accounts, and it also happens simply as muscles let go at the edge of sleep. You nearly always wake before landing. Those who do land report something odd: the ground was softer than the worry.",
  },
  {
    id: "falling-down-stairs",
    name: "Falling Down Stairs",
    aliases: ["tripping on steps"],
    see: ["stairs", "falling", "ankle"],
    meaning:
      "One missed tread, and you meet all the others. A fall on the stairs is a setback inside a structure, rank, schooling, recovery, where each step had been earned. Bruised but sitting halfway, you have lost less than it felt like. If somebody laughed above you, the competition on those steps is real and may be ignored.",
  },
  {
    id: "falling-from-a-building",
    name: "Falling from a Building",
    aliases: ["falling off a roof"],
    see: ["falling", "skyscraper", "roof"],
    meaning:
      "Window after window goes by, with people at their desks. To fall from a building is to come down from something constructed, a reputation, a career, a family's idea of you. You had time to look in, which is the strange gift of the dream. What you saw on those floors might be the life you skipped on the way up.",
  },
  {
    id: "falling-in-love",
    name: "Falling in Love",
    aliases: ["crush", "infatuation"],
    see: ["love", "kiss", "heart"],
    meaning:
      "You have known this stranger for nine minutes, and everything is settled. Falling in love at night wakes you with a borrowed glow, and it need not alarm whoever sleeps beside you. The beloved carries a quality you lack nourishment in: ease, wit, being looked at. Let that quality in by some daily door.",
  },
  {
    id: "falling-into-water",
    name: "Falling into Water",
    aliases: ["splash", "falling overboard"],
    see: ["water", "falling", "drowning"],
    meaning:
      "The air is gone, then the cold slaps you awake. To fall in is to be in a feeling before you chose it, a crush, a family crisis, tears in the supermarket. Clothes drag you down: each is a role. Surfacing with a gasp and laughing is the dream of a person who needed a push.",
  },
  {
    id: "fame",
    name: "Fame",
    aliases: ["celebrity status", "stardom"],
    see: ["celebrity", "audience", "camera"],
    meaning:
      "They scream a name that is almost yours. Fame in a dream is being known without being met, and it follows weeks in which you felt like a function. The lights warm and then flatten. If you looked in that crowd for one particular face, you had no use for the other ten thousand.",
  },
  {
    id: "family",
    name: "Family",
    aliases: ["relatives", "kin"],
    see: ["mother", "father", "dinner"],
    meaning:
      "All of them in one car, and the same song starts the same fight. Family in a dream is less a set of people than a set of places: the peacemaker, the loud one, the one who left. Find yourself in the seating. A member who does not exist is a role still vacant, and you may decline to fill it.",
  },
  {
    id: "family-reunion",
    name: "Family Reunion",
    aliases: ["clan gathering", "relatives meeting"],
    see: ["family", "picnic", "photograph"],
    meaning:
      "Name tags, potato salad, and somebody's second wife. A reunion gathers every version of you that relatives remember, and none is current. Being called by a brother's name says how you feel filed. The odd cousin at the edge of the lawn is worth the walk; you recognized in him whatever the family never quite managed to correct.",
  },
  {
    id: "family-secret",
    name: "Family Secret",
    aliases: ["hidden relative", "skeleton in the closet"],
    see: ["secret", "grandmother", "dna-test"],
    meaning:
      "The adults stop speaking as you enter, and you are forty. A family secret in sleep has the shape of a locked trunk, an unlisted child, a photograph cut in half. Your curiosity is older than your facts. Asking an aunt over dishes, rather than at a feast, is how such trunks have always been opened.",
  },
  {
    id: "famine",
    name: "Famine",
    aliases: ["starvation", "hunger"],
    see: ["hunger", "empty-plate", "drought"],
    meaning:
      "The shelves are bare and people speak in low voices. Famine is want on a scale no effort can fix, so it visits when a whole household or trade is short of something, sleep, praise, orders. In some families it is inherited memory and deserves that respect. Sharing the last heel of bread was the event; all else was scenery.",
  },
  {
    id: "fan",
    name: "Fan",
    aliases: ["ceiling fan", "hand fan"],
    see: ["wind", "heat", "summer"],
    meaning:
      "It moves the hot air around and calls that relief. A fan in a dream is comfort that changes nothing underneath, a weekend away, a joke in a bad meeting. A folding one half hides a face, and invites. Blades that wobble overhead tell you the thing meant to soothe everybody has worked itself loose.",
  },
  {
    id: "fang",
    name: "Fang",
    aliases: ["canine tooth", "vampire tooth"],
    see: ["teeth-falling-out", "snake-bite", "vampire"],
    meaning:
      "You smile, and people step back. A fang is a readiness to wound that shows although you meant to conceal it, a sarcasm, a legal tone. Growing them signals that politeness has stopped working for you. Drawn or filed flat, they raise the opposite worry: that you have made yourself harmless to keep a seat.",
  },
  {
    id: "farm",
    name: "Farm",
    aliases: ["homestead", "ranch"],
    see: ["barn", "cow", "tractor"],
    meaning:
      "Everything there needs you at five in the morning. A farm is responsibility for what lives and grows, and a dream about one tests your stamina for unglamorous care. Weeds and rusted gates show a neglected plot of your affairs. City dreamers visit for another reason: to see an effort turn into something that can be eaten.",
  },
  {
    id: "farmer",
    name: "Farmer",
    aliases: ["grower", "peasant"],
    see: ["farm", "harvest", "tractor"],
    meaning:
      "He looks at the sky before he answers. The farmer is patience with dirt under its nails, someone who knows what can be hurried and what cannot. If he handed you a tool, a season of plain work is due. Angry at trespassers, he defends a field in you that visitors have been crossing to save themselves time.",
  },
  {
    id: "fast-food",
    name: "Fast Food",
    aliases: ["burger", "fries"],
    see: ["drive-through", "eating", "food"],
    meaning:
      "Hot, salty, gone, and you are hungry again by the door. Fast food is satisfaction of the mouth only, much like scrolling, flirting out of boredom or winning a quarrel. Working the counter, you serve other people's cravings at speed. A home meal refused for it shows what kind of closeness feels too slow tonight.",
  },
  {
    id: "fasting",
    name: "Fasting",
    aliases: ["not eating", "abstaining"],
    see: ["hunger", "diet", "prayer"],
    meaning:
      "The table is laid and you are oddly free of it. A fast chosen in a dream clears a space, from food or from noise, opinion and buying, and its test is whether the mind grows light or mean. Forced, it belongs to deprivation. Breaking it with one date and water shows how little was needed all along.",
  },
  {
    id: "fat",
    name: "Fat",
    aliases: ["gaining weight", "overweight body"],
    see: ["body", "mirror"],
    meaning:
      "Your body has doubled and the doorways have not. Weight put on in sleep often has little to do with weight: it is substance, protection, taking up room you were taught to leave. Shame in the scene repeats a voice you could name. If you felt warm and solid instead, the dream recommends exactly that solidity.",
  },
  {
    id: "father",
    name: "Father",
    aliases: ["dad", "papa"],
    see: ["mother", "dead-parent", "family"],
    meaning:
      "He is fixing something and does not look up. A father, in sleep as once at table, sets the measure, approval, risk, how a man talks of money, whether yours was there or not. Smaller than you remember, he can be forgiven. Teaching you to ride, drive or shave, he hands over a skill you are about to need.",
  },
  {
    id: "father-in-law",
    name: "Father-in-law",
    aliases: ["spouse's father"],
    see: ["mother-in-law", "father", "wedding"],
    meaning:
      "He carves the roast and asks about your plans. A father-in-law weighs you by rules from another house, so he fits any moment at which you must be acceptable to people who did not choose you. Arguing politics with him is safer than the true topic. Helping him move a heavy table, you got further than by talking.",
  },
  {
    id: "faucet",
    name: "Faucet",
    aliases: ["tap", "spigot"],
    see: ["water", "leak", "sink"],
    meaning:
      "You turn it, and rust comes, then nothing, then too much. A faucet is feeling on demand, the tears that will not come at the funeral, the warmth you are expected to supply. A drip all night is a small unmet matter. When hot and cold were swapped, somebody's signals have been plumbed the wrong way round.",
  },
  {
    id: "fax-machine",
    name: "Fax Machine",
    aliases: ["facsimile", "old office machine"],
    see: ["office", "printer", "document"],
    meaning:
      "It whistles to itself and pushes out a page in gray. A fax is a message in a form nobody uses, like a family's manner of saying love through road advice. Waiting beside it, you rely on a channel your partner switched off years ago. The smudged sheet was readable in one place, and that line matters.",
  },
  {
    id: "fear",
    name: "Fear",
    aliases: ["terror", "fright"],
    see: ["dread", "nightmare", "being-chased"],
    meaning:
      "It has no shape until you run. Fear in sleep is the alarm tested at night, often loudest when a day asked for courage and got composure. It attaches to whatever furniture stands near. Turning to look, in those dreams where you manage it, tends to reveal something short, embarrassed and carrying a letter.",
  },
  {
    id: "feast",
    name: "Feast",
    aliases: ["banquet", "big dinner"],
    see: ["food", "dinner", "guest"],
    meaning:
      "There is so much that nobody counts. A feast is abundance allowed, after an exam, an estrangement, a thin year, and the best of it is noise. Sitting before it unable to eat, you distrust good times or have promised to pay. Strangers welcome at the lower end of the table show a generosity you can afford.",
  },
  {
    id: "feather",
    name: "Feather",
    aliases: ["plume", "quill"],
    see: ["bird", "wings", "pillow"],
    meaning:
      "It comes down slower than a decision. A feather is what remains of a flight, light proof that something with wings was here: a visitor, a mood, a lost person in some people's telling. Writing with one asks for care. A pillowful all over the room is a fight between siblings that nobody, it turned out, wished to win.",
  },
  {
    id: "february",
    name: "February",
    aliases: ["leap day", "late winter"],
    see: ["winter", "snow", "calendar"],
    meaning:
      "It is the shortest month and takes the longest. February in a dream stands at the point where patience with cold gives out, a long recovery, a thesis, a lean business quarter. A twenty-ninth day is time you were not counting on. Early bulbs through dirty snow tell you the work underground has been going well.",
  },
  {
    id: "feeding",
    name: "Feeding",
    aliases: ["giving food", "bottle-feeding"],
    see: ["baby", "eating", "bird"],
    meaning:
      "A small mouth opens and trusts the spoon. To feed in a dream is to keep something going by repeated, unspectacular giving, and the eater shows what: a project, a grudge, a frail parent. A creature that grows with every bite asks whether you should. Being fed by hand yourself is the rarer, harder half.",
  },
  {
    id: "feeding-animals",
    name: "Feeding Animals",
    aliases: ["zoo feeding", "hay and grain"],
    see: ["animal", "farm", "forgetting-to-feed-a-pet"],
    meaning:
      "They come running before you have closed the gate. Feeding animals is keeping faith with your own instincts, hunger, play, temper, affection, each of which wants its own hay. One that hangs back is the one you frighten. If the sack was empty and they kept looking at you, a promise of rest has been overdrawn.",
  },
  {
    id: "feet",
    name: "Feet",
    aliases: ["foot", "bare feet"],
    see: ["shoes", "walking"],
    meaning:
      "They carry everything and are seldom thanked. Feet are footing, your literal contact with how things are, so sore ones speak of long standing in one position, at work or in an argument. Bare on grass they remember liberty. Turned the wrong way round, they show intentions pointing to a place your face refuses to look at.",
  },
  {
    id: "fence",
    name: "Fence",
    aliases: ["picket fence", "barrier"],
    see: ["neighbor", "wall", "gate"],
    meaning:
      "One side is mowed. A fence is a boundary both parties can see through, unlike a wall, so it suits dreams of neighbors, siblings and colleagues with adjoining tasks. Mending it together is friendship of a sort. Sitting on top is uncomfortable for a reason you know; it has slats, and a date by which people will ask.",
  },
  {
    id: "fencing",
    name: "Fencing",
    aliases: ["foil", "swordplay"],
    see: ["sword", "duel", "mask"],
    meaning:
      "Lunge, parry, salute, and not one honest word. Fencing turns hostility into etiquette, as witty couples and rival departments do, with a mask over every real expression. A touch admitted by the one who was hit is rare grace. When the button comes off the blade, the banter has drawn blood, and it is time to say so without style.",
  },
  {
    id: "fern",
    name: "Fern",
    aliases: ["bracken", "frond"],
    see: ["forest", "green", "plant"],
    meaning:
      "It unrolls as if it had all the time in the world, and it has. A fern grows where light is poor, so it belongs to quiet people and to efforts made without notice. A curled tip is something that must not be straightened by hand. Deep among them, child high, you were perfectly hidden and perfectly safe.",
  },
  {
    id: "ferris-wheel",
    name: "Ferris Wheel",
    aliases: ["big wheel", "fairground wheel"],
    see: ["fair", "heights", "carousel"],
    meaning:
      "Up, pause, the whole town, then down among the ticket stubs. The Ferris wheel is fortune with a timetable: promotion and layoff, spring mood and slump, each giving way. Stopped at the top, swaying, you are asked to bear a good position. If the seat beside you was empty, you recall who is afraid of heights.",
  },
];
