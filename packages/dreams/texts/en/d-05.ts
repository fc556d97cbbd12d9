import type { DreamSymbol } from "../../src/symbol";

export const d05: readonly DreamSymbol[] = [
  {
    id: "driftwood",
    name: "Driftwood",
    aliases: ["washed-up wood"],
    see: ["beach", "sea", "tree"],
    meaning:
      "It was a tree once, then a passenger, and now it is beautiful. Driftwood belongs to people shaped by moves they did not choose, smooth where the bark was. Collecting it after a storm is making use of wreckage. Lashed into a raft, pieces of three former lives can carry you, which is more than any one did.",
  },
  {
    id: "drill",
    name: "Drill",
    aliases: ["power drill", "boring"],
    see: ["dentist", "noise", "wall"],
    meaning:
      "A noise goes through the wall of your Sunday and straight into the jaw. A drill pushes one point until it gives, like a relentless question or a colleague who will not drop it. In your own hands it is concentration with a cord. Hitting a cable behind the plaster warns that persistence needs a plan of the house.",
  },
  {
    id: "drinking",
    name: "Drinking",
    aliases: ["thirst quenched", "swallowing"],
    see: ["drinking-water", "alcohol", "thirst"],
    meaning:
      "You tip the glass and the thirst stays. Drinking in sleep is taking in what is offered, comfort, ideas, the local mood, and the liquid tells its quality. Endless gulping may be a dry bedroom and nothing more. Sharing one cup with somebody is an old form of contract, and in the morning you know if you meant it.",
  },
  {
    id: "drinking-water",
    name: "Drinking Water",
    aliases: ["glass of water", "clear water"],
    see: ["water", "drinking", "well"],
    meaning:
      "Cold, plain and exactly enough. A drink of clean water is a need met without ceremony, the honest answer, the unbroken night, the friend who came when called. If you offered the glass, you are the steady supply in someone's dry spell. Clouded or tasting of metal, it questions a source that you rely on by habit.",
  },
  {
    id: "drive-through",
    name: "Drive-Through",
    aliases: ["drive-in window", "fast food lane"],
    see: ["car", "food", "hurry"],
    meaning:
      "You shout a wish into a box and hope the next window understood. The drive-through is need served in motion: meals, affection, news, all taken through a gap while the engine runs. A wrong order you are too hurried to return is a familiar sort of loss. Parking and going in to sit down would change the whole dream.",
  },
  {
    id: "driver",
    name: "Driver",
    aliases: ["chauffeur", "taxi driver"],
    see: ["driving", "car"],
    meaning:
      "You watch the back of a head and trust it with your life. Whoever drives in a dream has the steering of your affairs: a father long retired, a spouse, a stranger, nobody. Arguing about the way shows that you know the city too. When the driver fell asleep, you understood that delegating is not the same as resting.",
  },
  {
    id: "drivers-license",
    name: "Driver's License",
    aliases: ["driving permit", "ID card"],
    see: ["driving", "police", "passport"],
    meaning:
      "The officer studies the photograph and then you. A license is permission to be in charge of something heavy, so an expired one raises the question of whether you are allowed: to lead, to parent, to leave. Left at home, it is authority you own but do not carry. The picture, from ten years ago, may need retaking.",
  },
  {
    id: "driveway",
    name: "Driveway",
    aliases: ["garage entrance", "front drive"],
    see: ["car", "house", "garage"],
    meaning:
      "Twenty feet of gravel between the world and your door. A driveway is where you sit with the engine off before going in, gathering the face the household expects. Another car parked there says a place of yours is taken. Snowed shut or cracked by roots, it shows the weeks since company was last asked to come by.",
  },
  {
    id: "driving",
    name: "Driving",
    aliases: ["at the wheel", "steering"],
    see: ["car", "road", "driver"],
    meaning:
      "Both hands on the wheel, you are finally where the choices are made. Driving shows how you conduct your own affairs, so attend to speed, view and who gave directions. A smooth stretch at night is private confidence. Steering from the passenger side, with your feet on nothing, shows responsibility you accepted without the controls.",
  },
  {
    id: "driving-backward",
    name: "Driving Backward",
    aliases: ["reversing", "car in reverse"],
    see: ["driving", "mirror"],
    meaning:
      "You see where you have been quite clearly, in a small mirror. Reversing without end happens when an old house, quarrel or salary is steering the present. A short careful backing out, though, is only undoing a move, and admirable. If you hit something you could not see, it was in the future all along.",
  },
  {
    id: "driving-from-the-back-seat",
    name: "Driving from the Back Seat",
    aliases: ["back-seat driver", "cannot reach the wheel"],
    see: ["driving", "driver", "car"],
    meaning:
      "You stretch for the wheel past a headrest and the street keeps coming. Back there you have the responsibility and not the reach, as interns, stepparents and second-in-commands know well. The empty front chair is a post somebody vacated without saying so. Climbing over is undignified and correct.",
  },
  {
    id: "driving-in-fog",
    name: "Driving in Fog",
    aliases: ["no visibility", "low beams"],
    see: ["fog", "driving", "headlights"],
    meaning:
      "The headlights make a wall of white, and you go on at walking speed. Fog on the road is a choice with real consequences and poor information, a house bought before an inspection, a romance with few facts. Following taillights means doing as others did. Pulling over until it lifts takes more character than pressing on.",
  },
  {
    id: "driving-test",
    name: "Driving Test",
    aliases: ["road test", "examiner"],
    see: ["exam", "drivers-license", "driving"],
    meaning:
      "A stranger with a clipboard sits where your friends usually sit. The test asks you to perform, under observation, what you do well alone, which is exactly why the hands get clumsy. Failing on a rule you never heard of feels like that review meeting. Passing years after you began to drive tells you to believe the evidence.",
  },
  {
    id: "driving-without-brakes",
    name: "Driving Without Brakes",
    aliases: ["brake failure", "pedal to the floor"],
    see: ["brakes", "car", "car-crash"],
    meaning:
      "The pedal sinks and the car has other plans. Failing brakes are among the clearest of dream pictures: you cannot slow a thing you started, overtime, spending, a flirtation, a family crisis run by momentum. Crashing softly into a hedge is wishful and wise. Look for the hand brake, a small no that you have not used.",
  },
  {
    id: "drone",
    name: "Drone",
    aliases: ["quadcopter", "surveillance drone"],
    see: ["spy", "flying", "camera"],
    meaning:
      "A whine overhead, a lens, and no one to complain to. A drone is attention without a face: a manager's dashboard, a mother checking your status light, neighbors behind curtains. Flying one yourself is the pleasure of a wide view with clean shoes. If it fell at your feet, you would like to see who holds the other end.",
  },
  {
    id: "drool",
    name: "Drool",
    aliases: ["dribbling", "saliva"],
    see: ["mouth", "dog", "baby"],
    meaning:
      "The chin is wet and everybody is too kind to say so. Drooling shows appetite ahead of manners, a wish so plain that it leaks, for a job, a body, a second helping. In an infant or an old man it is mere dependence and deserves a napkin. Rabid foam is different: somebody's anger has begun to affect their judgment.",
  },
  {
    id: "dropped-phone",
    name: "Dropped Phone",
    aliases: ["cracked screen", "smashed phone"],
    see: ["phone", "broken-glass", "falling"],
    meaning:
      "It slips, turns once in the air, and you hear the screen go. A dropped phone is connection lost through tiredness rather than intent: the unanswered message, the ended call. Cutting your thumb on the glass, you keep using a channel that hurts. If silence followed like a holiday, the accident did you a favor you would not have asked.",
  },
  {
    id: "dropping-a-baby",
    name: "Dropping a Baby",
    aliases: ["baby falls", "letting a baby fall"],
    see: ["baby", "falling", "guilt"],
    meaning:
      "Your hands were full of love and they opened anyway. Few dreams wake new parents faster, and it comes to the careful, as a measure of stakes. Without children, look for the young thing you hold with aching arms, a firm, a manuscript. The baby unhurt, which is common, says that what you carry is tougher than your grip believes.",
  },
  {
    id: "dropping-something",
    name: "Dropping Something",
    aliases: ["fumbling", "butterfingers"],
    see: ["broken-glass", "hand", "clumsiness"],
    meaning:
      "It was in your hand, and then it was in pieces on the tile. Dropping things at night follows days of carrying too many kinds of matter at once. The object gives the sphere: a tray for duty, a ring for vows, keys for access. If you let go on purpose and looked surprised, that look is worth reviewing.",
  },
  {
    id: "drought",
    name: "Drought",
    aliases: ["dry spell", "parched land"],
    see: ["desert", "rain", "thirst"],
    meaning:
      "The ground has opened in plates and everyone studies the sky. Drought is a long absence of what makes things grow, affection, ideas, clients, borne with rationing and small talk about weather. Digging a well in that dust is the right instinct: supply from below when none comes from above. First drops on the roof ended many such dreams.",
  },
  {
    id: "drowning",
    name: "Drowning",
    aliases: ["going under", "sinking"],
    see: ["water", "deep-water", "swimming"],
    meaning:
      "The water closes and there is no ledge for your hands. Drowning is being in over your head: work past capacity, grief, another person's need. In such scenes people rarely shout, and that is the point to take; say it sooner and louder than feels polite. Breathing under the surface after all means you have adapted to more than you knew.",
  },
  {
    id: "drowning-child",
    name: "Drowning Child",
    aliases: ["child in water", "saving a child from water"],
    see: ["drowning", "child", "rescue"],
    meaning:
      "You see the small face go under, and your clothes weigh a ton. A child drowning is something young being overwhelmed, your own boy perhaps, an idea in committee, the kid you were at a loud table. Reaching in time shows resources you discount. Running on the spot speaks of guilt for hours, not for a lack of love.",
  },
  {
    id: "drugs",
    name: "Drugs",
    aliases: ["narcotics", "pills", "getting high"],
    see: ["addiction", "dealer"],
    meaning:
      "A small dose, and the edges of the evening go soft. Drugs in a dream are relief with a debt attached, which may be wine, scrolling, work or a person. Those in recovery often use in their sleep and wake ashamed; it is memory, not a relapse. Refusing the pill in the scene is practice that counts.",
  },
  {
    id: "drum",
    name: "Drum",
    aliases: ["drumming", "drumbeat"],
    see: ["music", "heart", "march"],
    meaning:
      "You feel it in the ribs before you hear it. A drum sets a common pulse, calling people to dance, to war, to work, so it matters who holds the sticks. Beating it yourself, you want to be followed or simply to be loud. A split skin is a rallying cry used too often; a faint roll far off, a change everyone senses.",
  },
  {
    id: "drunkenness",
    name: "Drunkenness",
    aliases: ["drunk", "intoxicated"],
    see: ["alcohol", "bar"],
    meaning:
      "The floor tilts and you explain yourself at great length. Being drunk in sleep lets out what is held in by day, tenderness as often as temper, and the hangover is your worry about having shown it. A drunk stranger at your table is somebody whose moods run the house. Sober among drinkers, you have had enough of being the reliable one.",
  },
  {
    id: "dry-well",
    name: "Dry Well",
    aliases: ["empty well", "dried-up spring"],
    see: ["well", "bucket", "drought"],
    meaning:
      "You lower the bucket and it knocks on stone. A dry well is a source people keep returning to after it has given out, an inspiration, a benefactor, a mother past her strength. Perhaps it is you they draw on. Dropping a pebble and counting, as someone always does, is the honest measure to take before promising anyone a drink.",
  },
  {
    id: "dryer",
    name: "Dryer",
    aliases: ["tumble dryer", "spin"],
    see: ["laundry", "clothes", "heat"],
    meaning:
      "Round and round behind a window goes everything you wear. A dryer is a matter turned over until the damp leaves it, like the same argument reviewed at night. Warm sheets against the face are a plain comfort your body requested. Clothes shrunk to a child's size warn that some heated treatment has made a role too small.",
  },
  {
    id: "duck",
    name: "Duck",
    aliases: ["drake", "mallard"],
    see: ["duckling", "pond", "bird"],
    meaning:
      "Calm above the waterline, paddling hard below. The duck is composure as a craft, and you dream it when people praise how easily you manage. Rain running off its back is a criticism that need not soak in. A row of ducks crossing the road stops all traffic for family business, and so, occasionally, should you.",
  },
  {
    id: "duckling",
    name: "Duckling",
    aliases: ["baby duck", "ugly duckling"],
    see: ["duck", "swan", "baby"],
    meaning:
      "It follows the first moving thing it saw. A duckling is attachment before judgment, your own early loyalty to a mentor, a city, a way of loving. The ugly one among the yellow tells of measuring yourself by a brood you were never part of. Carrying it in a pocket is tenderness toward a beginner, and the beginner is you.",
  },
  {
    id: "duel",
    name: "Duel",
    aliases: ["sword fight", "pistols at dawn"],
    see: ["fight", "sword"],
    meaning:
      "Ten paces, then turn. A duel narrows a whole conflict to two people and a rule, which is why it can feel cleaner than office life. Seconds, gloves and dawn are the manners around hurt pride. If the opponent fired in the air, somebody is offering you a way to keep face, and it would be gracious to notice.",
  },
  {
    id: "duet",
    name: "Duet",
    aliases: ["two voices", "singing together"],
    see: ["singing", "music", "partner"],
    meaning:
      "Your voice finds the gap beside another, and the hair rises on your arms. A duet is cooperation without one leading all the time, in love, parenting or business. Singing over your partner shows impatience with a slower phrase. A second part that never comes in leaves you holding harmony to a person who has stopped listening.",
  },
  {
    id: "dump",
    name: "Dump",
    aliases: ["landfill", "garbage heap"],
    see: ["garbage", "smell"],
    meaning:
      "Gulls, smoke, and a hill made of things that were once wanted. The dump holds all you have thrown out, including parts you threw too early: a hobby, a friend with bad taste. Finding treasure there is common and fair. If you lived beside it, you have put up with the residue of other people's choices for long enough.",
  },
  {
    id: "dumpling",
    name: "Dumpling",
    aliases: ["pierogi", "gyoza", "ravioli"],
    see: ["kitchen", "food", "grandmother"],
    meaning:
      "Small purses of dough, pinched shut by somebody who loved you. A dumpling hides its filling, like a family that shows care by feeding and never by speech. Making hundreds at a table with others is belonging you can count. Biting into an empty one tells you a gesture has kept its shape and lost the inside.",
  },
  {
    id: "dune",
    name: "Dune",
    aliases: ["sand dune", "sandhill"],
    see: ["desert", "beach", "wind"],
    meaning:
      "Each step up slides half a step down. A dune is an obstacle made by wind, that is, by talk, mood and circumstance, and next year it will stand elsewhere. Resting near the top is fair. Running down the other side with your arms out is one of the purest joys sleep can arrange.",
  },
  {
    id: "dungeon",
    name: "Dungeon",
    aliases: ["cell", "oubliette"],
    see: ["prison", "castle", "basement"],
    meaning:
      "Under the banquet hall there is a stair that nobody mentions. A dungeon is where a proud house keeps what it cannot admit, a disgraced uncle, an old cruelty, your own fury in chains. The key is nearly always on a hook in plain sight. Bringing food down there, you have begun to make terms with the prisoner.",
  },
  {
    id: "dusk",
    name: "Dusk",
    aliases: ["twilight", "nightfall"],
    see: ["dawn", "darkness"],
    meaning:
      "Colors go first, then outlines, and the birds argue about branches. Dusk is the ease or the ache of something closing: a day, a career, the years with children at home. Hurrying to be indoors by dark keeps an old rule of a parent. Those who linger outside are learning that less light is not the same as loss.",
  },
  {
    id: "dust",
    name: "Dust",
    aliases: ["dusty room", "cobwebs"],
    see: ["attic", "cleaning", "empty-house"],
    meaning:
      "Your finger leaves a line, so nobody has touched this for a long time. Dust settles on what is kept but not used: skills, vows, the good china, a language you spoke. Blowing it off brings coughing before clarity. A room so thick with it that your steps show proves you the first visitor, and perhaps the heir.",
  },
  {
    id: "dustpan",
    name: "Dustpan",
    aliases: ["brush and pan", "sweeping up"],
    see: ["broom", "broken-glass", "cleaning"],
    meaning:
      "The breaking is over and somebody has to kneel. A dustpan is the modest work after an outburst, a party or a bankruptcy, collecting splinters so that no one is cut. There is always a thin line it will not pick up. Holding the pan for another who sweeps shows a repair that takes two and little talk.",
  },
  {
    id: "duvet",
    name: "Duvet",
    aliases: ["comforter", "quilt", "bedspread"],
    see: ["bed", "blanket", "sleeping"],
    meaning:
      "You pull it over your head and the world is a rumor. A duvet is warmth, cover and refusal, needed on mornings when being reachable feels like work. Half of it stolen by the other sleeper is a question about fair shares. Feathers leaking everywhere say that your refuge has been used so much it wants mending.",
  },
  {
    id: "dwarf",
    name: "Dwarf",
    aliases: ["little person", "gnome"],
    see: ["giant", "mine", "mountain"],
    meaning:
      "In the tales he mines, forges and knows the price of things. The dwarf of legend is skill that works underground, close to the ore, unnoticed by tall people with titles. Meeting him, you find craft you thought beneath you. A real person of short stature in your dream is simply that person; ask how respectfully you looked.",
  },
  {
    id: "dye",
    name: "Dye",
    aliases: ["coloring", "hair dye"],
    see: ["hair", "stain"],
    meaning:
      "The water turns red and so do your wrists. Dye changes the surface all the way in, and it comes up when you alter how you are read: a new profession, a new faith, a hair color after a breakup. Blotches show where the old fabric resists. Stained hands mean the change has been noticed, whatever you were planning to announce.",
  },
  {
    id: "dying",
    name: "Dying",
    aliases: ["last breath", "deathbed"],
    see: ["death", "hospital", "goodbye"],
    meaning:
      "You lie there and are mostly curious. To dream of your own dying is to feel a role loosen its hold, a stage close, a stubborn fight end, and the people around the bed show who is affected. Fear in the scene is natural and tells no future. Last words came to you, perhaps; say them this week, in good health.",
  },
  {
    id: "dying-plant",
    name: "Dying Plant",
    aliases: ["wilting houseplant", "brown leaves"],
    see: ["dead-flowers", "garden"],
    meaning:
      "You remember it existed when you see the brown tips. A dying plant is slow neglect of something that asks little: a course, a cousin, your own back. Water poured all at once runs straight through the pot. One green shoot at the base, which dreams like to hide there, says cut low and try again nearer to the light.",
  },
  {
    id: "dynamite",
    name: "Dynamite",
    aliases: ["explosives", "blasting"],
    see: ["bomb", "explosion", "tunnel"],
    meaning:
      "A short fuse, and plenty of time to imagine the rest. Dynamite is force meant for rock, so it fits blocked situations where tact has been tried: a will, a lease, a silent house. Handling it with warm familiarity shows you enjoy your own danger. Wet sticks that will not catch are threats you make and nobody believes anymore.",
  },
];
