import type { DreamSymbol } from "../../src/symbol";

export const h02: readonly DreamSymbol[] = [
  {
    id: "heat",
    name: "Heat",
    aliases: ["heat wave", "hot weather"],
    see: ["sun", "summer", "fever"],
    meaning:
      "Nobody moves, and the dog has given up on the tiles. Heat thickens everything, temper, desire, time, and felt at night it tells you that a situation has been on the stove without a lid. The blanket may share the blame. A thunderhead to the west is the quarrel everyone would welcome, and the first wind tips over the lawn chairs.",
  },
  {
    id: "heaven",
    name: "Heaven",
    aliases: ["paradise", "afterlife"],
    see: ["angel", "sky", "death"],
    meaning:
      "It looks like the park near your school, with better bread. Heaven takes its furniture from where you were once content, so read it as a list of needs. Being sent back is a frequent turn: something is not done yet, the gatekeeper says, and it was never the taxes. Who ran to meet you is kept company by your memory.",
  },
  {
    id: "hedge",
    name: "Hedge",
    aliases: ["hedgerow", "boxwood"],
    see: ["garden", "fence", "maze"],
    meaning:
      "Clipped into a wall, it is nevertheless alive and full of sparrows. A hedge is privacy that has to be tended, a boundary by custom, less blunt than boards. Gone ragged, it lets in looks. A hole near the ground was made by children or foxes; through it you saw the neighbors being as unhappy, and as fond, as yourselves.",
  },
  {
    id: "hedgehog",
    name: "Hedgehog",
    aliases: ["spiny animal"],
    see: ["porcupine", "garden", "autumn"],
    meaning:
      "Touched, it becomes a question with no corners. The hedgehog protects a soft belly by a posture, like shy people who turn sarcastic, and it uncurls for those who stand quite still. Philosophers' winter tale of two, too near and too far, might be your week. A saucer of water by the leaves is the right size of approach.",
  },
  {
    id: "heel",
    name: "Heel",
    aliases: ["Achilles heel", "stiletto heel"],
    see: ["shoes", "feet", "snake-bite"],
    meaning:
      "The strong part ends about here. The heel is where heroes are hit, the single spot that love or vanity left undipped, so hurt there tells you which success has no cover. A heel snapped in a grating stops an elegant exit. Digging both in, you wore two grooves into the carpet and held the line on something that deserved it.",
  },
  {
    id: "heights",
    name: "Heights",
    aliases: ["fear of heights", "acrophobia"],
    see: ["falling", "cliff", "ladder"],
    meaning:
      "Your hands sweat before you have looked down. Height in a dream is exposure at an advantage, the new position, the raised profile, the view that comes with wind. Fear of it seldom concerns the climb; it is about being seen to come down. Some noticed a pull, an urge to leap, which is the wish for the suspense to end.",
  },
  {
    id: "helicopter",
    name: "Helicopter",
    aliases: ["chopper", "rescue helicopter"],
    see: ["flying", "rescue", "airplane"],
    meaning:
      "It can stop in midair, at the cost of everyone's hair. A helicopter is intervention from above, a parent who hovers, a consultant, a sudden rescue off the roof. It lands where planes cannot, so it suits delicate visits. Searchlight on your bed, it was looking for somebody. Waving it off, you chose to walk down with a bad ankle.",
  },
  {
    id: "hell",
    name: "Hell",
    aliases: ["inferno", "underworld"],
    see: ["devil", "fire", "guilt"],
    meaning:
      "The flames are painted; the queue is real. Hell in a dream is a state with no appointment for its end, an addiction, a household, an office in August, furnished from sermons and films. It passes no sentence upon you. Notice, as poets did, that there is a way through, mostly downward, with a companion who has been before.",
  },
  {
    id: "helmet",
    name: "Helmet",
    aliases: ["hard hat", "motorcycle helmet"],
    see: ["head", "motorcycle", "soldier"],
    meaning:
      "Your own breath, and a slice of road. A helmet expects the blow, so it is worn in dreams ahead of meetings with certain relatives. Left off for vanity, it marks a risk you can name. A visor that will not lift keeps out kisses and news. Dented and whole underneath, you have been protected from more than you thanked it for.",
  },
  {
    id: "helplessness",
    name: "Helplessness",
    aliases: ["powerless", "unable to act"],
    see: ["paralysis", "voice", "fear"],
    meaning:
      "You see the whole thing coming and your arms are someone else's. Helplessness in sleep owes a good deal to muscles switched off for the night, and the mind builds a plot around that stillness. By day it fits affairs that others decide. Find the inch you could move, a toe, a phone call; the rest started from there.",
  },
  {
    id: "hen",
    name: "Hen",
    aliases: ["broody hen", "mother hen"],
    see: ["chicken", "egg", "rooster"],
    meaning:
      "She counts without numbers and knows when one is gone. A hen is fussing care, warm and close to the ground, feathers out at the sight of a shadow. Sitting on a doorknob, she gives loyalty to something that cannot hatch. Pecked by her, you were put in an order; look who stood above and who was lower yet.",
  },
  {
    id: "herbs",
    name: "Herbs",
    aliases: ["basil", "mint", "rosemary"],
    see: ["garden", "kitchen"],
    meaning:
      "Rub the leaf, and a whole house is back. Herbs are small remedies, flavor and help from a windowsill, so they belong to care that does not call itself care. Drying in bundles, they are wisdom put by. A bitter tea you were told to finish worked, in the dream, because of who stood there until you had.",
  },
  {
    id: "herd",
    name: "Herd",
    aliases: ["cattle drive", "stampede of animals"],
    see: ["cow", "stampede", "crowd"],
    meaning:
      "Warm backs in every direction, and no one chose the direction. A herd gives safety for the price of steering, so it moves through the sleep of commuters, voters and parents at school meetings. Turning against it raises dust. From a horse at its edge you could guide with slight pressure, which is how quiet people change a family.",
  },
  {
    id: "hero",
    name: "Hero",
    aliases: ["superhero", "rescuer"],
    see: ["rescue", "cape", "statue"],
    meaning:
      "The cape is warm, and it catches in doors. A hero saves others in preference to doing his laundry, so the dream examines the bargain: who is allowed to help him? Watching one arrive, you hope for a force outside yourself. Statues of him, pigeons included, suggest the admired person would have liked, at some point, to sit down.",
  },
  {
    id: "hiccups",
    name: "Hiccups",
    aliases: ["hiccough"],
    see: ["throat", "embarrassment", "laughing"],
    meaning:
      "Everyone is solemn, and your chest makes a joke. Hiccups interrupt by small revolts you cannot govern, so they fit a phrase, a doubt or a giggle breaking into some role. Advice comes from all sides: hold your breath, drink upside down. They ended when you forgot about them, as do certain worries, and nobody recalls your toast.",
  },
  {
    id: "hidden-camera",
    name: "Hidden Camera",
    aliases: ["spy camera", "being filmed"],
    see: ["camera", "spy"],
    meaning:
      "The smoke detector has an eye. A hidden camera makes you perform without knowing the play, and you look back over a week for what it has seen. People under review dream of it, and those who were watched as kids. Staring into the lens until it blushed, you changed the direction of the scrutiny, and that was the plot.",
  },
  {
    id: "hidden-door",
    name: "Hidden Door",
    aliases: ["secret passage", "concealed door"],
    see: ["door", "hidden-room", "wall"],
    meaning:
      "The bookcase swings, and you smell cold air. A hidden door says there is a way out of, or further into, something you took to be solid: a job description, a mother's silence. You found it by leaning, not by effort. It closed behind you with a click which sounded, to some dreamers, like trap, to others like privacy.",
  },
  {
    id: "hidden-room",
    name: "Hidden Room",
    aliases: ["secret room", "extra rooms in the house"],
    see: ["house", "hidden-door", "attic"],
    meaning:
      "Behind the coats there is a handle, and then a whole unused wing. Discovering rooms is one of the happiest house dreams: capacity you own and have not furnished, in talent, affection or time. Dust on the piano tells how long. If someone already lived in there, quietly, you might go back and ask what they do all day.",
  },
  {
    id: "hiding",
    name: "Hiding",
    aliases: ["concealment", "taking cover"],
    see: ["being-chased", "closet", "fugitive"],
    meaning:
      "You hold your breath, and your shoes stick out. Hiding keeps you safe from a seeker who is at times a danger, at times a dinner guest. The place you chose tells: under a bed is childhood, behind a curtain is vanity. Long after the steps had gone you stayed, which is the part to think about.",
  },
  {
    id: "hiding-a-body",
    name: "Hiding a Body",
    aliases: ["concealed corpse", "burying evidence"],
    see: ["dead-body", "murder", "guilt"],
    meaning:
      "You have done a neat job, and now it is about the smell. Hiding a corpse is secrecy after the fact, some ending you caused and never announced: a dropped friend, a vow let go. The crime is dreamed, the labor is real. A dog sniffing at the spot is your own honesty. Tell it to one person, kindly put.",
  },
  {
    id: "hieroglyphs",
    name: "Hieroglyphs",
    aliases: ["ancient script", "picture writing"],
    see: ["pyramid", "writing", "foreign-language"],
    meaning:
      "Birds, eyes and water in a row, and they are about you. Hieroglyphs are meaning you can see and not yet read, like a partner's habits or your own dreams. No dictionary fits at once. Copying them out by hand, sign after sign, is how the first scholar began; the name inside the ring gives a place to start.",
  },
  {
    id: "high-heels",
    name: "High Heels",
    aliases: ["stilettos", "pumps"],
    see: ["heel", "shoes", "walking"],
    meaning:
      "You gain three inches and lose the ability to run. High heels are stature purchased with comfort, so they click into dreams about authority, allure and pavement. On a beach they are absurd, and you keep them on. Taken off at last under a table, they let the talk come down to where you had something to say.",
  },
  {
    id: "high-school",
    name: "High School",
    aliases: ["secondary school", "teenage school"],
    see: ["school", "exam", "locker"],
    meaning:
      "You are grown, with a mortgage, and must repeat the year. High school comes back as the place where rank was first public: tables, teams, whispers. It appears when a new setting sorts people again. You knew the answer in the dream and did not raise your hand. The locker opened on the third try; in it, an old appetite.",
  },
  {
    id: "hiking",
    name: "Hiking",
    aliases: ["trekking", "trail walking"],
    see: ["mountain", "backpack", "forest"],
    meaning:
      "The summit keeps being the next one. Hiking is progress by modest steps with everything you need on your back, so a heavy pack is a fair question about what you call need. Blisters are where pride rubs. Resting on a stone you saw your house, and it took you a moment to say why you had wanted distance from it.",
  },
  {
    id: "hill",
    name: "Hill",
    aliases: ["rise", "knoll", "slope"],
    see: ["mountain", "downhill", "field"],
    meaning:
      "It is not a mountain, and it has you breathing. A hill is effort of a human size, an hour's push for a view of the next village. Children roll down it, armies hold it, so whichever you were tells the mood. The house on its top, lights on, was the reason for the climb or the thing that watched.",
  },
  {
    id: "hippopotamus",
    name: "Hippopotamus",
    aliases: ["hippo"],
    see: ["river", "animal", "mouth"],
    meaning:
      "Two ears and a pair of nostrils, and below that, a ton. A hippo is bulk at rest in the water of moods, comical until it yawns, and it has a worse temper than lions. You may know the person. Out at night to graze, it follows one path each time; stand anywhere else, and everybody stays friends.",
  },
  {
    id: "hitchhiking",
    name: "Hitchhiking",
    aliases: ["thumbing a ride", "hitchhiker"],
    see: ["road", "stranger", "driver"],
    meaning:
      "You hold out a thumb and become a judge of headlights. Hitchhiking is trust in being picked up, a career by introductions, love by chance, so a long empty road weighs on it. Giving a lift to someone who grows stranger with each mile is a commitment entered from kindness. They left something on the back seat.",
  },
  {
    id: "hoarding",
    name: "Hoarding",
    aliases: ["clutter", "compulsive collecting"],
    see: ["dirty-house", "attic", "garbage"],
    meaning:
      "A path one person wide leads to the bed. Hoarding keeps every possible future on hand and leaves no room for today, so it concerns more than newspapers: grudges, tabs, apologies. Each thing has its reason. A visitor lifted one cup and asked for its story, and when you had told it, to your surprise, you let it go.",
  },
  {
    id: "hole",
    name: "Hole",
    aliases: ["pit", "gap"],
    see: ["digging", "falling", "ditch"],
    meaning:
      "You walk around it every day, and someone has put a chair beside it. A hole is an absence with edges, what was removed, a tooth, a friend, a year of sleep, and its shape is exact. Filling it with whatever is near never takes. Standing in it to your waist and still digging, you may lay the shovel aside.",
  },
  {
    id: "home",
    name: "Home",
    aliases: ["childhood home", "going home"],
    see: ["house", "homesickness", "door"],
    meaning:
      "You know the key by its weight. Home in a dream is seldom your present address; it is the first kitchen, or a place you have never been and recognized at once. Not being able to get there by any bus is longing's usual plot. The light is on. Whoever stood at the window, they were not worried about the hour.",
  },
  {
    id: "home-invasion",
    name: "Home Invasion",
    aliases: ["break-in", "burglar in the house"],
    see: ["intruder", "burglar", "door-that-will-not-close"],
    meaning:
      "Glass breaks downstairs, and your own stairs take their side. A home invasion is intrusion at the innermost ring, after a breach of trust, a prying relative, a scan at an airport. Where you ran, to a child, a phone, a weapon, ranks what you guard. If the burglar sat down and wept, he came from inside.",
  },
  {
    id: "homelessness",
    name: "Homelessness",
    aliases: ["living on the street", "no shelter"],
    see: ["house", "poor", "eviction"],
    meaning:
      "You know which doorways stay dry. To be homeless in sleep is to lack a place that has to take you in, in a family, a firm, a body that was ill. For those who lived it, the dream is memory and needs warmth. Somebody who learned your name gave you more than the coins, and you told him the truth.",
  },
  {
    id: "homesickness",
    name: "Homesickness",
    aliases: ["longing for home"],
    see: ["home", "exile", "foreign-country"],
    meaning:
      "A smell of floor wax, and you have to sit down. Homesickness in a dream can be for a country, a decade or a person's way of opening a can. It rises amid success, oddly often, when you have arrived. Going back there at night, everything was narrower. Cook the dish, call the cousin; the ache wants a ritual rather than a ticket.",
  },
  {
    id: "homework",
    name: "Homework",
    aliases: ["school assignment", "not done"],
    see: ["school", "teacher", "deadline"],
    meaning:
      "The dog is innocent, and you have nothing to hand in. Homework undone is duty that followed you to where you ought to rest, unread reports, a form, the talk with your son. Subjects you never chose fill the bag. Copying from the boy in front got you the right answer in a language you do not speak.",
  },
  {
    id: "honey",
    name: "Honey",
    aliases: ["honeycomb", "nectar"],
    see: ["bee", "bear"],
    meaning:
      "It takes its time leaving the spoon. Honey is sweetness others worked for, flower by flower, so it sits on dreams of inheritance, flattery and slow healing. A paw in the hive gets both the comb and the stings. Crystallized in an old jar, it is affection that set hard with years and turns golden again in warm water.",
  },
  {
    id: "honeymoon",
    name: "Honeymoon",
    aliases: ["newlywed trip"],
    see: ["wedding", "hotel", "vacation"],
    meaning:
      "Two toothbrushes in one glass, and rain over the lagoon. A honeymoon is beginning kept apart from consequence, and dreams recall it when a new job, house or friendship still shines. With the wrong spouse, it samples another life safely. Luggage gone astray left you with what you stood in, which was funny, and a truer start than planned.",
  },
  {
    id: "hood",
    name: "Hood",
    aliases: ["hoodie", "cowl"],
    see: ["hiding", "head"],
    meaning:
      "Up, and the world is a tunnel with your feet in it. A hood gives privacy on the move, for monks, boxers, teenagers and people who have been crying. It also makes others guess. Lowering it in a doorway is an act of trust. A hooded figure without a face is usually nobody in particular, waiting for a name from you.",
  },
  {
    id: "hoof",
    name: "Hoof",
    aliases: ["horseshoe", "hoofbeat"],
    see: ["horse", "goat", "running"],
    meaning:
      "You hear it on cobbles before dawn, at a walk. Hooves are power with a hard edge, animal purpose arriving, a visitor you cannot pretend is the wind. Split ones belong to gods and goats. A stone wedged in the sole makes a strong creature limp: look for something of about that size, in the one who carries most.",
  },
  {
    id: "hook",
    name: "Hook",
    aliases: ["fishhook", "coat hook"],
    see: ["fishing", "fish", "bait"],
    meaning:
      "It goes in easily, and has an opinion about coming out. A hook is attachment by way of appetite, the free trial, the late message, a cliffhanger each night at nine. You swallowed it with the worm. Pushing it on through, barb first, is the surgeon's advice. The sort on a wall is friendlier: a place where your coat is expected.",
  },
  {
    id: "hope",
    name: "Hope",
    aliases: ["optimism", "longing"],
    see: ["dawn", "ember", "light"],
    meaning:
      "It is small, it has feathers, says a poem, and in your dream it was on the kitchen table. Hope appears in sleep as a practical object, a ticket, a seedling, a lit window, after the reasons for it have run out. Do not ask for its credentials. Cover it at night, and feed it on facts no larger than itself.",
  },
  {
    id: "hopscotch",
    name: "Hopscotch",
    aliases: ["chalk squares", "playground game"],
    see: ["childhood", "game", "chalk"],
    meaning:
      "One foot, one foot, two, turn, and home is written at the end. Hopscotch is a way through life's squares as children draw it, with a stone that picks which one to skip. You may be avoiding just such a square. Rain had thinned the chalk. Your feet knew the pattern, and an adult watching pretended to check her watch.",
  },
  {
    id: "horizon",
    name: "Horizon",
    aliases: ["skyline", "line of the sea"],
    see: ["sea", "distance", "sunset"],
    meaning:
      "Walk toward it and it is polite enough to walk as well. The horizon is the limit of the view from where you stand, hence from a ladder it widens and in a valley it is gone. Longing likes it. A sail coming up hull last says something is nearing whose larger part you cannot see so far.",
  },
  {
    id: "horn",
    name: "Horn",
    aliases: ["car horn", "animal horn", "antler"],
    see: ["bull", "car", "unicorn"],
    meaning:
      "It is there to be noticed and, if need be, used. A horn on the head is force at the front, stubborn, defensive, sexual in old jokes; on a car it is temper with a button. Blowing one across a valley calls your people. Finding your brow sore in two places, you had met somebody you would gladly charge.",
  },
  {
    id: "hornet",
    name: "Hornet",
    aliases: ["hornet nest"],
    see: ["wasp", "bee", "sting"],
    meaning:
      "It comes around the corner like a small loud motorcycle. A hornet is hostility with organization behind it, one complaint that has a whole nest on its side. Standing under the eaves with a broom, you were about to be right at great expense. Waiting for the first hard frost was the plan of the old man next door.",
  },
  {
    id: "horoscope",
    name: "Horoscope",
    aliases: ["star sign", "astrologer"],
    see: ["star", "fortune-teller", "newspaper"],
    meaning:
      "You read three signs and took the one that suited. A horoscope in a dream hands you a sentence with authority you have lent it, so treat the wording as your own note to self. Blank space under your sign is freedom, if alarming. Reading it aloud to an old friend, you both laughed, then both went quiet at the same line.",
  },
];
