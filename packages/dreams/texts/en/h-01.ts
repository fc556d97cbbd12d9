import type { DreamSymbol } from "../../src/symbol";

export const h01: readonly DreamSymbol[] = [
  {
    id: "hacker",
    name: "Hacker",
    aliases: ["hacked account", "data thief"],
    see: ["computer", "password", "identity-theft"],
    meaning:
      "Your own account posts things, in your style, only meaner. A hacker is entry without a door, and dreaming of one fits any intimacy taken rather than offered: a diary read, a mood managed, a mother with your passcode. The password was a pet's name. What they published is what you half wished to have said.",
  },
  {
    id: "hail",
    name: "Hail",
    aliases: ["hailstones", "ice storm"],
    see: ["storm", "ice", "car"],
    meaning:
      "It is noon, and the sky throws stones at the lettuce. Hail is sudden hard criticism out of warm weather, leaving dents you can count and a garden in shreds. It lasts minutes. Sheltering under a tray with strangers, people laugh. Picking one up, you cut it open and found rings, for it had been growing layer on layer up there.",
  },
  {
    id: "hair",
    name: "Hair",
    aliases: ["locks", "strands"],
    see: ["haircut", "hair-falling-out"],
    meaning:
      "It grows out of you and becomes an opinion. Hair in sleep is vitality and public image braided together, so length, state and who touches it tell the story. Combing it for another is tenderness with patience. Standing on end, it reports a fright you had laughed off; gone white in one night, a knowledge you would rather not have.",
  },
  {
    id: "hair-falling-out",
    name: "Hair Falling Out",
    aliases: ["hair loss", "balding"],
    see: ["hair", "baldness", "teeth-falling-out"],
    meaning:
      "A handful leaves with the comb, and no pain at all. Losing hair is strength or attractiveness leaving by handfuls, most vivid at times of stress, aging or a breakup with someone who stroked it. Hiding the patch uses more will than the loss. Those who shaved off the rest, in the dream, report wind on the scalp, and nerve.",
  },
  {
    id: "hair-growing",
    name: "Hair Growing",
    aliases: ["long hair", "hair in strange places"],
    see: ["hair", "beard", "growing"],
    meaning:
      "By supper it reaches the floor, and you stop apologizing. Hair that grows fast is force coming in after a thin time, wild, not yet combed. On palms or tongue it is instinct at work or in talk. Rapunzel's kind turns into a ladder: something about you has become long enough for another to climb.",
  },
  {
    id: "hairbrush",
    name: "Hairbrush",
    aliases: ["brush", "comb"],
    see: ["hair", "mother", "mirror"],
    meaning:
      "A hundred strokes, and no one speaks of it. A hairbrush loosens knots, lowest first, which is good advice for arguments too. Full of another's hair, it places a rival or a ghost at your mirror. In the wrong hand it was a tool of punishment once, and your scalp may be the part that recalls it.",
  },
  {
    id: "haircut",
    name: "Haircut",
    aliases: ["getting hair cut", "trim"],
    see: ["hair", "hairdresser", "scissors"],
    meaning:
      "The sheet is around your neck, and you said just a little. A haircut ends a phase at the level of the head, after partings, promotions, births. Too much taken off by someone confident is advice that went further than asked. Cutting your own in a bathroom at midnight is a decision in search of a decision, and it grows back.",
  },
  {
    id: "hairdresser",
    name: "Hairdresser",
    aliases: ["barber", "salon"],
    see: ["haircut", "mirror", "hair"],
    meaning:
      "You tell her everything, by way of the mirror. A hairdresser touches your head and hears your week, and in sleep she stands for a helper in whom you confide because she is outside your circle. Ending up with the style of the woman in the next chair is imitation. Leaving without paying means you owe thanks for a listening ear.",
  },
  {
    id: "halloween",
    name: "Halloween",
    aliases: ["trick or treat", "costume night"],
    see: ["costume", "mask", "pumpkin"],
    meaning:
      "Tonight the monsters ring and say please. Halloween lets fear and begging be charming for an evening, so it visits when you could use an excuse to be odd. What you dressed as is a part you hold in reserve. A house with its lights off on such a night is a heart with nothing left in the bowl.",
  },
  {
    id: "hallucination",
    name: "Hallucination",
    aliases: ["seeing things", "vision"],
    see: ["fever", "ghost", "mirage"],
    meaning:
      "The pattern on the curtain has started a sentence. Seeing things within a dream doubles the doubt, which is a good match for days when your reading of a situation was denied by others. Reach out and touch: that helps there. When somebody else saw it as well, and said so, relief was out of all proportion to the vision.",
  },
  {
    id: "hallway",
    name: "Hallway",
    aliases: ["corridor", "passage"],
    see: ["door", "hidden-room", "hotel"],
    meaning:
      "Doors on both sides, and a carpet that eats your steps. A hallway is the stretch of life between rooms, not yet and no more, and a long one says that the transition lasts beyond what you were told. Light under one door is company. If it narrowed as you went, the options have been closing politely, one at a time.",
  },
  {
    id: "halo",
    name: "Halo",
    aliases: ["aureole", "nimbus"],
    see: ["angel", "saint", "light"],
    meaning:
      "It is slightly crooked, and it hums. A halo is goodness as others see it, hard to sit down in, so it hovers over eldest daughters, nurses and anyone called strong. Polishing it takes up evenings. Hung on a nail for a night it does not tarnish, and the dream was curious what you would do with your hair loose.",
  },
  {
    id: "hammer",
    name: "Hammer",
    aliases: ["mallet", "sledge"],
    see: ["nail", "tools", "building"],
    meaning:
      "Give someone this, and the house is full of nails. A hammer joins or smashes with the same motion, so look at what lay under it. It suits directness, at times the only kindness. A thumb hit in passing is self-reproach with a cause. A rubber one that bounces shows that your insistence lands on stuff made to absorb it.",
  },
  {
    id: "hammock",
    name: "Hammock",
    aliases: ["hanging bed"],
    see: ["sleeping", "vacation", "tree"],
    meaning:
      "Getting in is a negotiation. A hammock gives rest between two fixed points, which in your week may be two people, two duties, two paychecks, and it holds only so long as both stand. Swinging there, you do nothing well. Twisted and dumped on the lawn, you tried to get comfortable with one foot still on the ground.",
  },
  {
    id: "hamster-wheel",
    name: "Hamster Wheel",
    aliases: ["hamster", "running wheel"],
    see: ["running", "work", "cage"],
    meaning:
      "It squeaks at three in the morning, making excellent time. A hamster wheel is exertion that stays where it was, and you need no help in finding your version. The animal is not unhappy, mind you. Stopping lets the wheel carry you once over the top; then, quite simply, there is the floor and a door in the bars.",
  },
  {
    id: "hand",
    name: "Hand",
    aliases: ["palm", "hands"],
    see: ["finger", "handshake"],
    meaning:
      "Before a word is said, it is already reaching. Hands are what you do as opposed to what you think, so wounded or tied ones show hindered action, and huge ones clumsy power. A hand held in the dark is the shortest form of safety. Not recognizing yours, spotted and veined, you saw whose work they have grown to resemble.",
  },
  {
    id: "handbag",
    name: "Handbag",
    aliases: ["purse", "tote"],
    see: ["wallet", "key", "losing-something"],
    meaning:
      "Down there are mints, a summons, and your grandmother's scarf. A handbag holds what you need to be yourself away from home, and losing it in a crowd unhooks name, money and door at once. Emptying it out on a counter is exposure of the practical soul. A lighter one than usual made you check, again, for what you were finally without.",
  },
  {
    id: "handcuffs",
    name: "Handcuffs",
    aliases: ["manacles", "restraints"],
    see: ["police", "arrest", "prison"],
    meaning:
      "Click, and your shoulders change their whole opinion. Handcuffs stop the hands by which you act, give and defend, so they fit contracts, care duties and jealous affection. Linked to a particular person, you move as one or bruise. The tiny key tends to be nearby, under a tongue, on a hook, in the pocket of whoever complains most about the arrangement.",
  },
  {
    id: "handkerchief",
    name: "Handkerchief",
    aliases: ["tissue", "pocket square"],
    see: ["grief", "nose", "goodbye"],
    meaning:
      "Ironed into a square, for tears nobody planned. A handkerchief is consolation within reach, old-fashioned because it means to be returned. Waved from a platform, it lengthens an arm. Dropped on purpose it is flirtation, tied in a corner it is memory. If yours was soaked and you passed it on regardless, you are comforting on a low supply.",
  },
  {
    id: "handshake",
    name: "Handshake",
    aliases: ["shaking hands", "deal"],
    see: ["hand", "contract", "agreement"],
    meaning:
      "Two seconds, and you know the grip of their whole life. A handshake seals what lawyers will only spell out, so a limp, endless or sticky one carries your doubt about a deal or a truce. Your hand left hanging is a snub you still feel. With an old enemy, it said: no affection, merely an end to the shooting.",
  },
  {
    id: "handwriting",
    name: "Handwriting",
    aliases: ["script", "penmanship"],
    see: ["letter", "writing", "signature"],
    meaning:
      "The slope alone tells you who, before you read a word. Handwriting is a voice for the eye, so seeing a dead aunt's on a label stops you in the pantry. Your own, unreadable, shows thinking that outran you or a day spent pleasing. Letters growing smaller toward the edge are somebody running out of the room they allowed themselves.",
  },
  {
    id: "hanging",
    name: "Hanging",
    aliases: ["hanging by a rope", "hanged person"],
    see: ["gallows", "rope", "execution"],
    meaning:
      "The chair is too near, and you look away, which is decent. A hanging in a dream shows something suspended, stopped at the throat where words and breath share a road. It mirrors a grief or harsh self-judgment and foretells nothing. If such pictures come by day also, tell someone today, a friend or a crisis line; it lightens when shared.",
  },
  {
    id: "hanging-from-a-ledge",
    name: "Hanging from a Ledge",
    aliases: ["clinging", "holding on"],
    see: ["falling", "cliff", "heights"],
    meaning:
      "Your fingers are doing all the thinking. To hang from an edge is to hold on to a situation that no longer carries you, a job, an almost-ended love, a version of events. Muscles burn before the heart admits it. Looking down in some of these dreams shows a drop of two feet; a voice has been saying so.",
  },
  {
    id: "happiness",
    name: "Happiness",
    aliases: ["joy", "bliss"],
    see: ["laughing", "sun", "celebration"],
    meaning:
      "For no reason at all, in a parking lot, it fills you to the eyes. Joy dreamed leaves a residue through breakfast, and it is as real as any other weather. It visits the grieving early and asks nothing. Study the plain details, a radio, a sleeve, dusty light, since they tell you how cheap the conditions were.",
  },
  {
    id: "harbor",
    name: "Harbor",
    aliases: ["port", "marina"],
    see: ["ship", "dock", "sea"],
    meaning:
      "Masts click in the dark like people being patient. A harbor is safety for things made to leave, so it holds both your longings. Entering after rough sea, you are owed rest without explanation. A ship that has lain there for years, repainted each spring, knows every gull; ask what the captain is really waiting for.",
  },
  {
    id: "hare",
    name: "Hare",
    aliases: ["jackrabbit", "wild rabbit"],
    see: ["rabbit", "field", "running"],
    meaning:
      "It lies in an open furrow and trusts to stillness until it trusts to speed. The hare has no burrow, hence its nerves and its brilliance, so it is at home in freelancers and the gifted. Boxing in March, it is courtship. Asleep under a tree with the race half run, it mocks an ability that relied on itself for too long.",
  },
  {
    id: "harem",
    name: "Harem",
    aliases: ["seraglio", "many wives"],
    see: ["palace", "jealousy", "sex"],
    meaning:
      "Behind the screen, boredom sits with rivalry. A harem gathers wishes around one center, and the dreamer can be the sultan, a favorite, or the eunuch with the keys. Abundance there is mostly administration. It comes to people who divide attention among many claims, or who would like for once to be chosen with the door shut.",
  },
  {
    id: "harmonica",
    name: "Harmonica",
    aliases: ["mouth organ"],
    see: ["music", "breathing", "train"],
    meaning:
      "In and out both make a note, so nothing is lost. The harmonica is music that fits a shirt pocket, carried by people between places. It sounds as if someone far off were fond of you. Playing it by a fire, you settled the company. With rust on its reeds, a small consolation of yours has been left out in the wet.",
  },
  {
    id: "harness",
    name: "Harness",
    aliases: ["straps", "climbing harness"],
    see: ["horse", "climbing", "rope"],
    meaning:
      "Buckles at the chest, and a stranger tugs to check. A harness holds you for a purpose, pulling or not falling, and that difference decides whether it is a burden or a blessing. Sled dogs leap for it. Too tight, it marks a devotion adjusted to your younger size. Hung up by the door at night, it should stay there until morning.",
  },
  {
    id: "harp",
    name: "Harp",
    aliases: ["lyre", "strings"],
    see: ["music", "angel", "voice"],
    meaning:
      "You only have to touch it, and the air has corners. A harp is feeling laid out in order from low to high, so a dream of one plays on fine differences: hurt and offended, fond and in love. Snapped strings curl like hair. When wind alone drew sound from it, you were reminded that some answers do not need your fingers.",
  },
  {
    id: "harpoon",
    name: "Harpoon",
    aliases: ["spear", "whaling"],
    see: ["whale", "fish", "spear"],
    meaning:
      "You aimed at something forty times your size, and hit. A harpoon fastens hunter to hunted, so the one who throws is dragged: feuds, crushes and grand projects work alike. The rope runs out smoking past your ankle. Cutting it is defeat and sense. If you were the creature, remember who has been towed by your wound since.",
  },
  {
    id: "harvest",
    name: "Harvest",
    aliases: ["reaping", "gathering crops"],
    see: ["field", "grain", "autumn"],
    meaning:
      "All of it is ready in the same week, and the light is going. A harvest is result with a deadline, when reward takes the shape of more work. Neighbors come, or do not. Cutting too early is impatience about a child, too late a loss to birds. A poor yield told truthfully over supper made seed for the following year.",
  },
  {
    id: "hat",
    name: "Hat",
    aliases: ["cap", "fedora"],
    see: ["head", "clothes", "costume"],
    meaning:
      "It enters a second before you do. A hat is a role in portable form, chef, cowboy, mourner, and wearing several at once is a workload many will recognize. Wind taking it bares a thought. One that fits perfectly and belongs to a dead uncle hands you his place at table; look inside the brim for the name.",
  },
  {
    id: "hatching",
    name: "Hatching",
    aliases: ["chick hatching", "breaking the shell"],
    see: ["egg", "chicken", "birth"],
    meaning:
      "First a tapping, then a long rest. Hatching is emergence by one's own beak, slow enough to tempt any onlooker to help, and harmed by it. Your idea or your teenager is at the resting stage. What stepped out wet and cross was not the animal you expected; dry, it will turn into whatever it was all along.",
  },
  {
    id: "hate",
    name: "Hate",
    aliases: ["hatred", "loathing"],
    see: ["enemy", "anger", "love"],
    meaning:
      "It is so clear, cold and restful that it alarms you on waking. Hate in a dream organizes the world for a night, and points at a wound which courtesy has kept from closing. The person is real, the size is the dream's. Written down in full and burned in a sink, it leaves a smaller word: hurt, perhaps, or enough.",
  },
  {
    id: "haunted-house",
    name: "Haunted House",
    aliases: ["ghost house", "creaking mansion"],
    see: ["ghost", "house", "attic"],
    meaning:
      "Everybody told you it was a bargain. A haunted house is a family, marriage or company in which something happened, and the rooms behave accordingly: cold spots in talk, a door nobody uses. Running out gets you the lawn. Staying until the noise spoke, you found that it wanted the truth about one evening to be told in the daytime.",
  },
  {
    id: "hay",
    name: "Hay",
    aliases: ["haystack", "straw"],
    see: ["barn", "farm", "needle"],
    meaning:
      "It smells of a summer that has been put by. Hay is stored warmth for creatures who cannot plan, so it fits savings, school lunches and phone numbers of reliable friends. Stacked damp, it heats until it burns: a comfort laid in too early. Jumping into it from a beam was courage on credit, redeemed with scratches.",
  },
  {
    id: "head",
    name: "Head",
    aliases: ["skull", "losing one's head"],
    see: ["forehead", "face", "guillotine"],
    meaning:
      "It is too heavy for the stalk tonight. The head stands for being in charge, so a dream that removes, doubles or enlarges it comments on command: yours, the boss's, the household's. Two on a single neck disagree over dinner. Carried under the arm and still talking, it reports on a body left to manage by itself.",
  },
  {
    id: "headache",
    name: "Headache",
    aliases: ["migraine", "pressure in the head"],
    see: ["head", "pain", "exhaustion"],
    meaning:
      "Someone is moving furniture behind your left eye. A headache dreamed may be a headache; otherwise it is too many tenants in the attic of thought. Each noise has an owner. Lying on a cold floor with a wet cloth, you were excused from all decisions, and the relief of the excuse is what you should look into.",
  },
  {
    id: "headlights",
    name: "Headlights",
    aliases: ["high beams", "car lights"],
    see: ["driving-in-fog", "deer", "car"],
    meaning:
      "White, twice, and growing. Headlights are attention coming at speed, an inspector, a proposal, fame, and the dream tests if you leap or freeze. Behind them you see only as far as you can stop, roughly speaking. One lamp out makes you a motorcycle to others: you give the impression of less width than you really take.",
  },
  {
    id: "headscarf",
    name: "Headscarf",
    aliases: ["veil", "kerchief"],
    see: ["hair", "veil"],
    meaning:
      "Folded once, tied under the chin, and the wind can say what it likes. A headscarf may be faith, work, cold, chemotherapy or style, and the wearer knows which. In sleep it deals with how much of you the street is entitled to. Putting it on before a mirror was calm; having it pulled, a trespass to be named.",
  },
  {
    id: "healing",
    name: "Healing",
    aliases: ["recovery", "getting well"],
    see: ["wound", "doctor"],
    meaning:
      "It itches, so it must be mending. Healing in dreams goes by odd methods, mud, a dog's tongue, a song in the wrong key, and the body relaxes before the story does. It shows up early, when you still limp by day. Being the healer, with heat in your palms, you gave something you keep in good supply.",
  },
  {
    id: "heart",
    name: "Heart",
    aliases: ["heartbeat", "heart organ"],
    see: ["love", "chest", "blood"],
    meaning:
      "You can hear it from the next room. The heart keeps the count of what matters, racing over things the head calls trifles, so its behavior in sleep deserves belief. Held out it is an offer; in a box, a refusal with a ribbon. A pause between beats let you notice who else had stopped, listening.",
  },
  {
    id: "heart-attack",
    name: "Heart Attack",
    aliases: ["chest pain", "cardiac arrest"],
    see: ["heart", "hospital", "ambulance"],
    meaning:
      "A fist closes where you keep everyone. A heart attack dreamed is commonly grief, fright or overload taking the body's strongest picture, and the fear wakes you with a drum in the ears. Your dream does not examine patients. If the chest hurts while awake, see a doctor at once. If it was all story, ask what was breaking.",
  },
  {
    id: "heartbreak",
    name: "Heartbreak",
    aliases: ["broken heart", "lovesick"],
    see: ["ex", "grief"],
    meaning:
      "It makes no sound, yet you look round to see if others heard. Heartbreak returns in sleep long after friends have stopped asking, usually at a new tenderness, to check the seam. Pieces swept into a drawer still cut. In the dream you cried as you did not then, and that arrears of weeping is now, in good part, paid.",
  },
];
