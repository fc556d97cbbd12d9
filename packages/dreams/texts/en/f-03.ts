import type { DreamSymbol } from "../../src/symbol";

export const f03: readonly DreamSymbol[] = [
  {
    id: "floor",
    name: "Floor",
    aliases: ["ground", "floorboards"],
    see: ["carpet", "falling", "earthquake"],
    meaning:
      "You never think of it until it gives. A floor is what you take for granted, a salary, a mother in good health, the second person in the bed. Cold tiles at night are fact without rug. A trapdoor in the boards shows an awareness that your security has a seam, and that you know where the seam runs.",
  },
  {
    id: "flour",
    name: "Flour",
    aliases: ["white powder", "sack of flour"],
    see: ["bread", "dough", "mill"],
    meaning:
      "It is on your hands, your nose, the cat. Flour is grain that gave up its shape in order to become something else, which makes it a picture of raw work: notes, savings, early drafts. Weevils in the sack are neglect. Dusting the board before you begin is the whole art of keeping a sticky matter from clinging.",
  },
  {
    id: "flower",
    name: "Flower",
    aliases: ["blossom", "bloom"],
    see: ["garden", "rose", "dead-flowers"],
    meaning:
      "It is doing what it came for, in front of everybody, and briefly. A flower is an opening, of affection, talent, sex, spring in a tired marriage, and it cannot be done with the petals held shut. Picking it keeps the color a week. One pushing up in asphalt praises a persistence you took for stubbornness.",
  },
  {
    id: "flower-bed",
    name: "Flower Bed",
    aliases: ["border", "planting bulbs"],
    see: ["garden", "flower", "weeds"],
    meaning:
      "Somebody decided what goes next to what. A flower bed is affection arranged, as in a well-run family or a team with good manners. Footprints across it tell of a careless visit. Planting bulbs in October mud takes faith in an afternoon six months off, and that is the very act you are being invited to admire.",
  },
  {
    id: "flute",
    name: "Flute",
    aliases: ["recorder", "piper"],
    see: ["music", "breathing", "bird"],
    meaning:
      "A hollow stick, and your breath becomes company. The flute is a voice for those who do not raise theirs, clear because it is empty inside. No sound comes when you press too hard. Following a piper out of town, you have taken a pleasant tune for a purpose; ask for the sheet before the river.",
  },
  {
    id: "fly",
    name: "Fly",
    aliases: ["housefly", "bluebottle"],
    see: ["insect", "rotting-food", "window"],
    meaning:
      "It lands on the cake, the wound, the contract. A fly is a trivial annoyance drawn to something that has started to turn, so chase the source before the buzz. Beating at a pane beside an open window, it does what you did all week. A swarm indoors points at a matter that everybody smells and nobody has carried out.",
  },
  {
    id: "flying",
    name: "Flying",
    aliases: ["soaring", "levitating"],
    see: ["wings", "falling", "sky"],
    meaning:
      "You remember how, as if it had only slipped your mind. Flying is freedom felt in the chest, perspective over roofs and rules, and it follows release: finals over, debt paid, no said. Low wires and heavy arms are doubts brought along. Showing off to people below is fun; what you saw from there was the gift.",
  },
  {
    id: "flying-carpet",
    name: "Flying Carpet",
    aliases: ["magic carpet"],
    see: ["flying", "carpet", "wish"],
    meaning:
      "The living room rug lifts at one corner. A flying carpet is travel without leaving home, escape that keeps the pattern you grew up on. It suits readers, dreamy employees and parents of infants. Threads trailing below mean that fancy is being unpicked by chores. Where you told it to land says plainly where you would rather be.",
  },
  {
    id: "flying-saucer",
    name: "Flying Saucer",
    aliases: ["UFO", "spaceship"],
    see: ["alien", "sky", "light"],
    meaning:
      "Lights stand over the field, and the cows are silent. A flying saucer is something that fits no category you own, a new technology, a strange attraction, a belief of your teenager's. Being taken aboard is fascination past consent. If nobody else looked up, you feel alone with an observation that would sound crazy at dinner.",
  },
  {
    id: "foam",
    name: "Foam",
    aliases: ["froth", "suds", "lather"],
    see: ["bath", "sea", "soap"],
    meaning:
      "So much of it, and almost nothing there. Foam is excitement or talk that takes up room until it settles, and you dream it around launches and gossip. Playing in suds is permitted silliness. When it rises over the edge of the machine and down the hall, a small dose of something was measured with a generous hand.",
  },
  {
    id: "fog",
    name: "Fog",
    aliases: ["mist", "haze"],
    see: ["driving-in-fog", "labyrinth"],
    meaning:
      "The houses across the street have been taken away. Fog is not-knowing as weather: neither danger nor safety, merely no edges. It suits the weeks after a loss and before a decision, when people expect you to see far. Sounds carry in it. Go by voices, a few yards at a time, and keep a hand on the railing.",
  },
  {
    id: "foghorn",
    name: "Foghorn",
    aliases: ["ship's horn", "lighthouse signal"],
    see: ["fog", "ship", "lighthouse"],
    meaning:
      "One low note, every half minute, from nowhere. A foghorn warns without describing, like an instinct about a person or the third remark from a friend. You cannot see the rock it speaks for. Silencing it in the dream brought rest and a sort of shame; perhaps let it sound until someone has charted the coast.",
  },
  {
    id: "folding-chair",
    name: "Folding Chair",
    aliases: ["camp chair", "spare seat"],
    see: ["chair", "party", "audience"],
    meaning:
      "They brought it out for you because the real ones were taken. A folding chair is a temporary place, the stepchild's at the feast, the consultant's at the table. It pinches fingers and does the job. Rows of them set out before an empty stage belong to an occasion you are preparing and have told nobody about.",
  },
  {
    id: "folk-dance",
    name: "Folk Dance",
    aliases: ["circle dance", "square dance"],
    see: ["dancing", "music", "village"],
    meaning:
      "Hands are taken before names are given. A folk dance includes you by steps a child can learn, and a dream about it misses that ease: belonging that needs no invitation. Turning the wrong way gets laughs and a shove. If the ring closed without you, see who kept glancing over a shoulder to leave a gap.",
  },
  {
    id: "following-someone",
    name: "Following Someone",
    aliases: ["trailing", "tailing"],
    see: ["stranger", "detective", "street"],
    meaning:
      "You keep half a block behind and have forgotten why. Following a person in a dream is letting them choose your streets, as one does with mentors, lovers and bold siblings. They never turn, which preserves the spell. Passing them by accident, you felt the fresh air of leading. Being tailed yourself, try stopping at a shop window.",
  },
  {
    id: "food",
    name: "Food",
    aliases: ["meal", "groceries"],
    see: ["eating", "hunger", "kitchen"],
    meaning:
      "What fills the plate is what you are living on. Food in dreams stands in for every kind of nourishment, talk, touch, work with a point, so taste it: bland, too rich, somebody else's. Stealing it shows a need you do not think you may have. Cooking for many and sitting down last is a portrait of more homes than one.",
  },
  {
    id: "food-poisoning",
    name: "Food Poisoning",
    aliases: ["bad oysters", "spoiled meal"],
    see: ["vomiting", "restaurant", "rotting-food"],
    meaning:
      "It tasted fine, and that is the insult. Food poisoning is harm taken in with pleasure, from a host, a forum, a charming adviser, and noticed only hours after. The body then throws it out without debate. Trace the dish. Cooking it yourself and sickening guests, you worry that your good intentions go off in the heat.",
  },
  {
    id: "football",
    name: "Football",
    aliases: ["soccer", "American football"],
    see: ["ball", "stadium", "team"],
    meaning:
      "Everybody shouts your name and the ball is at your feet for one second. Football is effort divided among many with a single figure at the end, so it suits dreams of departments and families under pressure. An own goal stings worst. On the bench in clean socks, you are ready, unasked, and colder each minute.",
  },
  {
    id: "footprint",
    name: "Footprint",
    aliases: ["tracks", "steps in sand"],
    see: ["beach", "snow", "feet"],
    meaning:
      "Somebody passed, barefoot, and lighter than you. Footprints are presence after departure: a parent's way of doing things, the work of whoever had your post before. Fitting your own into them shows imitation with a margin. Tracks that stop in open snow are a story broken off, and you need not follow it into the air.",
  },
  {
    id: "forehead",
    name: "Forehead",
    aliases: ["brow", "temples"],
    see: ["face", "head", "fever"],
    meaning:
      "Somebody kisses it, and you are seven and safe. The forehead is where thinking shows, lined, hot, pressed against a window. Words written on it are what you fear all can read but you. A bump from a door that others saw is a truth you met with your head down; ice, and looking up, will do.",
  },
  {
    id: "foreign-country",
    name: "Foreign Country",
    aliases: ["abroad", "strange land"],
    see: ["passport", "language", "traveling"],
    meaning:
      "The bread is different and no one is in a hurry, or everybody is. A foreign country in sleep is a situation with unknown rules: in-laws, grief, a new trade, a body after surgery. Enjoying the strangeness shows capacity. Trying to pay with coins from home, you rely on customs that worked splendidly, elsewhere, and are only pretty here.",
  },
  {
    id: "foreign-language",
    name: "Foreign Language",
    aliases: ["strange tongue", "speaking in tongues"],
    see: ["foreign-country", "voice", "forgetting-words"],
    meaning:
      "You are fluent and have no idea what you said. A foreign tongue at night is a part of you with its own grammar, emotional, bodily, ancestral, addressing the part that files taxes. Not understanding a lover in it names a present gap. Catching a single word on waking, look at it for sound and mood before sense.",
  },
  {
    id: "forest",
    name: "Forest",
    aliases: ["woods", "jungle"],
    see: ["tree", "labyrinth", "wolf"],
    meaning:
      "The path narrows until it is a matter of opinion. A forest is the unplanned part of life, where you lose your schedule and hear more. Fear there is mostly at the edge; deeper in, dreamers report calm. Something may move parallel to you between trunks, keeping pace, in no hurry, and curious to know if you will greet it.",
  },
  {
    id: "forest-fire",
    name: "Forest Fire",
    aliases: ["wildfire", "burning woods"],
    see: ["fire", "forest", "smoke"],
    meaning:
      "It makes its own wind. A forest fire is anger or rumor that outran the hand that lit it, jumping from crown to crown of a family or a network. Beaters work at the margin, where it can be stopped. After it, certain cones open at last: some seeds in you have been waiting for exactly this heat.",
  },
  {
    id: "forgetting",
    name: "Forgetting",
    aliases: ["lapse", "cannot remember"],
    see: ["memory", "key", "lateness"],
    meaning:
      "You know you were told, and by whom, and the light in the room. Forgetting at night says less about memory than about preference; it marks what you would prefer not to carry, an appointment, a name, a grievance. Panic shows that letting go is punished somewhere. Try the shelf you never consider: what did you remember with no effort at all?",
  },
  {
    id: "forgetting-a-child",
    name: "Forgetting a Child",
    aliases: ["left child behind", "leaving a baby in the car"],
    see: ["child", "baby", "car"],
    meaning:
      "You are on the highway before the silence in the back reaches you. Forgetting a child is the nightmare of people who forget nothing, and it keeps watch over love in an overfull day. It may also mean your own young self, left at some rest stop with a small suitcase. Turn around, in whichever sense applies.",
  },
  {
    id: "forgetting-lines",
    name: "Forgetting Lines",
    aliases: ["stage fright", "blank on stage"],
    see: ["stage", "theater", "audience"],
    meaning:
      "The cue comes, and behind your face there is a field of snow. Lines lost on stage belong to moments when a script is expected, a toast, a diagnosis to relatives, an apology. The prompter whispers something unhelpful. What you said instead, in plain words of your own, was what the play needed, though you woke before applause.",
  },
  {
    id: "forgetting-to-feed-a-pet",
    name: "Forgetting to Feed a Pet",
    aliases: ["starving pet", "neglected animal"],
    see: ["dead-pet", "dog", "feeding-animals"],
    meaning:
      "Behind a door you have not opened in months, it lifts its head. The neglected pet is a living part of you set aside in busy times, drawing, friendship, a body that liked to swim. That it is still alive is the news. Give it a little at a time: a bowl too full overwhelms a starved thing.",
  },
  {
    id: "forgetting-words",
    name: "Forgetting Words",
    aliases: ["speechless", "lost for words"],
    see: ["voice", "foreign-language", "forgetting-lines"],
    meaning:
      "Your mouth opens around the hole where the noun was. Words missing in sleep point to something not yet thought through rather than to any failing, and usually to an emotion filed under business. Everybody waits. Pointing, drawing or making the sound of it got you understood, which suggests a talk that should begin with an example.",
  },
  {
    id: "forgiveness",
    name: "Forgiveness",
    aliases: ["pardon", "making peace"],
    see: ["apology", "enemy"],
    meaning:
      "They say it, and a weight you had counted as bone comes off. Forgiveness dreamed is rehearsal by the kindest part of you, and it may run years ahead of your opinion. It does not oblige you to phone anyone. If it was yourself you pardoned, check whether the sentence had not in fact been served twice.",
  },
  {
    id: "fork",
    name: "Fork",
    aliases: ["tines", "place setting"],
    see: ["knife", "eating", "plate"],
    meaning:
      "Four points, held politely. A fork is aggression trained for the table, so it stands for appetite with manners: competition inside a friendly firm, flirtation at a wedding. Dropped, it brings a visitor, old cooks say. Soup and only a fork before you is the comedy of being equipped for the wrong course of events.",
  },
  {
    id: "fork-in-the-road",
    name: "Fork in the Road",
    aliases: ["parting of ways", "junction"],
    see: ["crossroads", "road", "directions"],
    meaning:
      "Left is wide and slightly downhill. A fork in the road simplifies to two what is usually seven, so be wary of how the dream drew it. Notice the smell of each way, not its sign. Standing there with luggage at your feet, you are waiting for the choice to be made by dusk, and dusk is obliging.",
  },
  {
    id: "fort",
    name: "Fort",
    aliases: ["fortress", "stronghold"],
    see: ["castle", "war", "wall"],
    meaning:
      "Thick walls, small windows, and food for a year. A fort is defense as a way of living, raised in some siege you can date: a divorce, a bully, a recession. It holds well. A children's version of cushions and a blanket is the same wish with laughter inside, and a flap that lifts for friends.",
  },
  {
    id: "fortune-teller",
    name: "Fortune Teller",
    aliases: ["palm reader", "clairvoyant"],
    see: ["tarot-cards", "crystal-ball", "future-self"],
    meaning:
      "She turns your hand to the lamp and hums. A fortune teller voices what you suspect and want confirmed by somebody without interest in the matter. Her warning was phrased in your own slang. Refusing to pay at the end shows that you heard enough, and a cracked crystal ball that the future was never the client.",
  },
  {
    id: "fossil",
    name: "Fossil",
    aliases: ["petrified bone", "ammonite"],
    see: ["dinosaur", "stone", "bone"],
    meaning:
      "A shell turned to stone on a hill far from any sea. A fossil is life that kept its form and lost its softness, an old quarrel's outline, a grandmother's rule nobody believes. Brushing sand off it is loving work. If it stirred under the brush, what you had classed as history has a pulse and an opinion.",
  },
  {
    id: "fountain",
    name: "Fountain",
    aliases: ["water jet", "wishing fountain"],
    see: ["water", "garden", "coin"],
    meaning:
      "It throws away the same water all day, and no one is poorer. A fountain is feeling given in public with ease, charm, teaching, good hosting, provided the basin catches it. Dry, with leaves, it is generosity switched off for the season. Coins under the surface are other people's wishes, and not yours to carry.",
  },
  {
    id: "four",
    name: "Four",
    aliases: ["number four", "4"],
    see: ["numbers", "square", "table"],
    meaning:
      "Four corners, four legs, and it does not wobble. The number belongs to order that holds: seasons, walls, a table of equals. In a dream it steadies or confines, and your breathing tells which. A missing fourth, chair or sibling or tire, is the kind of lack that makes everyone else compensate in silence.",
  },
  {
    id: "fourth-of-july",
    name: "Fourth of July",
    aliases: ["Independence Day", "parade and barbecue"],
    see: ["fireworks", "flag", "barbecue"],
    meaning:
      "Smoke from grills, small flags, and an argument about who may light the fuse. The holiday raises independence as a family matter: who was let go, who seceded, who still pays the phone bill. Rain on the parade is a celebration others planned for you. Driving home through everyone's fireworks is a freedom in itself.",
  },
  {
    id: "fox",
    name: "Fox",
    aliases: ["vixen", "red fox"],
    see: ["animal", "chicken", "wolf"],
    meaning:
      "It trots across the lawn as though it had an appointment. The fox is cleverness that lives near people and owes them nothing, in you or a person who always finds a gap in the wire. Admired, it offers tactics. Blood and feathers by the coop remind you that the charming solution had a cost for somebody smaller.",
  },
  {
    id: "fracture",
    name: "Fracture",
    aliases: ["broken bone", "cracked rib"],
    see: ["broken-bone", "bone", "hospital"],
    meaning:
      "You hear it before it hurts. A fracture is a break in what holds you upright, trust, a schedule, a rule at home, and it forces rest where advice did not. The limb tells the sphere. Set straight, it knits stronger at the line; left crooked by haste, it aches ahead of every change in the weather.",
  },
  {
    id: "frame",
    name: "Frame",
    aliases: ["picture frame", "empty frame"],
    see: ["painting", "photograph", "wall"],
    meaning:
      "Around nothing, a frame still says look here. Frames decide what belongs to the picture, so one in a dream questions your version: who was cropped, which wall it hangs on. A gilded border around a poor print is status. Taking a photo out, you found another behind it, and that was the reason for the dust.",
  },
  {
    id: "fraud",
    name: "Fraud",
    aliases: ["scam", "con artist"],
    see: ["liar", "money", "impostor"],
    meaning:
      "The signature is perfect, and not yours. Fraud in sleep circles around false value, something sold to you, or something you sell of yourself with a better label than content. Being unmasked at a podium is the skilled person's recurring fright. If the swindler was likable, your dream concedes that you wanted the story to be true.",
  },
  {
    id: "freckles",
    name: "Freckles",
    aliases: ["sun spots"],
    see: ["face", "skin", "sun"],
    meaning:
      "Someone has joined the dots on your arm with a pen. Freckles are the body's record of weather, innocent and personal, loved by others before you allow them. New ones overnight point to exposure, good or too long. Powdering them away for a photograph, you remove what would have let old friends pick you out.",
  },
  {
    id: "freedom",
    name: "Freedom",
    aliases: ["liberty", "release"],
    see: ["prison", "escape", "flying"],
    meaning:
      "The gate is open, and the first thing you do is stand still. Freedom in a dream exposes your habits, for without orders you reach for the old timetable. It comes near retirement, separation, the last child's exam. A dog let off the leash knew more: it ran a large circle, then came back because it liked to.",
  },
  {
    id: "freefall",
    name: "Freefall",
    aliases: ["skydive drop"],
    see: ["falling", "parachute"],
    meaning:
      "Past a certain speed it no longer feels like falling. Freefall is surrender to a process you did start, a divorce filed, a resignation sent, and between jump and cord lies an absurd calm. Others drop beside you, holding hands in a ring. Your fingers found the handle, and that knowledge was the floor you stood on.",
  },
];
