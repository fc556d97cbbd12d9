import type { DreamSymbol } from "../../src/symbol";

export const l02: readonly DreamSymbol[] = [
  {
    id: "lending",
    name: "Lending",
    aliases: ["loan to a friend", "borrowing"],
    see: ["debt", "friend", "money"],
    meaning:
      "You hand it over, smiling, and already know. Lending tests a bond by means of an object, drill, car, sum, and the dream keeps better books than you. Something comes back broken and no word said. It may be that you lent your patience. Asking for it, lightly, in the doorway, took nine seconds and a year of preparation.",
  },
  {
    id: "leopard",
    name: "Leopard",
    aliases: ["spotted big cat"],
    see: ["jaguar", "cat", "zoo"],
    meaning:
      "It rests along a bough with its dinner hung up beside it. A leopard is solitary competence, seen only if it wishes, and no one talks it out of its markings. That matters where you hoped a person would change. Padding down your stair, it ignored the family and drank from the sink, quite at home with being the exception.",
  },
  {
    id: "leprosy",
    name: "Leprosy",
    aliases: ["leper", "skin falling away"],
    see: ["disease", "skin", "exile"],
    meaning:
      "They ring a bell in front of you, and the street empties. Leprosy in sleep draws on the old terror of being untouchable, after a scandal, a divorce, a layoff, when invitations stop. The illness itself is cured nowadays with pills. Someone came straight over and took your hand, gloveless; that is who you have, and it suffices.",
  },
  {
    id: "letter",
    name: "Letter",
    aliases: ["mail", "written message"],
    see: ["envelope", "handwriting", "mail"],
    meaning:
      "You would know that hand anywhere, and you put it in your pocket for later. A letter is a voice that took its time, so what it brings in a dream has generally been on the way for years. Illegible apart from one line. Those you never sent turned up in a bundle, answered, each of them, in the margin.",
  },
  {
    id: "levitation",
    name: "Levitation",
    aliases: ["rising off the ground", "hovering body"],
    see: ["flying", "floating", "gravity"],
    meaning:
      "An inch, then two, and nobody in the office lifts an eye. Levitating is flight without wish or effort, a lightness that happens when holding on is forgotten, in prayer, boredom, love. Concentrating brought you down. You learned to think about soup. Above the filing cabinets lay years of dust and a lost balloon, still, just about, round.",
  },
  {
    id: "liar",
    name: "Liar",
    aliases: ["lying", "deceit"],
    see: ["fraud", "mask", "secret"],
    meaning:
      "His story has better detail than the truth ever does. A liar in your sleep may be someone you have caught with your ears and not yet with your mind. Telling the lies yourself, fluently, is imagination on overtime for a nervous client. The simplest ones, fine, no trouble, I forgot, were the load-bearing beams; tap those.",
  },
  {
    id: "librarian",
    name: "Librarian",
    aliases: ["archivist", "keeper of books"],
    see: ["library", "book"],
    meaning:
      "She knows where it is, and that it is overdue since March 1988. A librarian keeps order over what everyone has thought and hushes the rest, so she is memory with a cardigan. No fine, she said, only bring it. From under the desk came a volume with your name along the spine, thinner than feared, and much borrowed.",
  },
  {
    id: "library",
    name: "Library",
    aliases: ["stacks", "reading room"],
    see: ["book", "librarian", "silence"],
    meaning:
      "Ladders on rails, green lamps, and a smell of patient paper. A library holds more than you will take in, which comforts some and weighs on others, so it stands behind late studies and big decisions. The shelves went on below ground. You were not lost; your hand, walking along the backs, was in search of a certain height.",
  },
  {
    id: "lice",
    name: "Lice",
    aliases: ["head lice", "nits"],
    see: ["hair", "itch", "insect"],
    meaning:
      "The note comes home in every backpack. Lice are nearness with consequences, caught from hugs and hats, so they bring shame to where there has been mostly affection. A fine comb, a lamp, a lap. Hours of somebody's fingers in your hair were the medicine really, and of that strange afternoon you recall no itching whatsoever.",
  },
  {
    id: "lie-detector",
    name: "Lie Detector",
    aliases: ["polygraph test"],
    see: ["liar", "police", "interrogation"],
    meaning:
      "The needle jumps at your own name. A lie detector measures sweat and calls it honesty, so it tests people who feel guilty by temperament. Easy questions went badly. Do you love her? The pen drew a flat, calm line from edge to edge of the paper, and the technician, an unsentimental man, tore that bit off for you.",
  },
  {
    id: "lifeboat",
    name: "Lifeboat",
    aliases: ["rescue boat", "raft"],
    see: ["ship", "sea", "rescue"],
    meaning:
      "Twelve seats, and you are the one counting. A lifeboat is survival on short terms, with people you did not pick, so it launches in dreams of layoffs, wards and newly merged families. Rowing in turns worked better than votes. Seen from low in the water the great ship looked silly, all lit, the band playing on a slant.",
  },
  {
    id: "lifeguard",
    name: "Lifeguard",
    aliases: ["pool attendant", "beach rescuer"],
    see: ["swimming", "drowning", "rescue"],
    meaning:
      "From the high chair everyone is a head. A lifeguard watches pleasure for the moment it turns, so mothers, hosts and sober drivers have that dream. You blew the whistle at a joke. Off duty, in the water at last, you floated with closed eyes, and found that another had quietly climbed up and was looking at you.",
  },
  {
    id: "light",
    name: "Light",
    aliases: ["brightness", "glow"],
    see: ["sun", "lamp", "darkness"],
    meaning:
      "It came in under the door first, feeling its way. Light in a dream is understanding with a temperature, kind at morning, harsh in offices, holy now and then without explanation. Seen at a tunnel's end it mostly means an end of tunnel. What it fell upon, a cup, a hand, was not special, you had simply not looked.",
  },
  {
    id: "light-bulb",
    name: "Light Bulb",
    aliases: ["burned-out bulb", "flickering light"],
    see: ["lamp", "idea", "electricity"],
    meaning:
      "It flickers like someone making up their mind. A light bulb is an insight that depends upon wiring, so one that has gone out may ask for less genius and more rest. Changing it takes a chair and trust in the chair. In the sudden bright you saw how you had learned, since spring, to cook entirely by touch.",
  },
  {
    id: "light-switch-that-does-not-work",
    name: "Light Switch That Does Not Work",
    aliases: ["broken light switch", "lights won't turn on"],
    see: ["darkness", "electricity", "light-bulb"],
    meaning:
      "Up, down, up, and the dark goes on as before. A switch that fails is among the signs by which dreamers catch themselves dreaming, because sleep is poor at changing the lighting. In the plot it is a remedy that used to work. Stop flicking. Your eyes had already begun to manage, and chairs stepped forward one after the other.",
  },
  {
    id: "lighter",
    name: "Lighter",
    aliases: ["cigarette lighter", "Zippo"],
    see: ["fire", "cigarette"],
    meaning:
      "You flick it for the sound. A lighter is a flame with manners, kept in a pocket, lent in doorways, so much begins with someone asking for one. Empty, it throws sparks: attraction with no fuel. Engraved with a date you cannot place, it had gone through coats and hands to bring this bit of heat to your cold evening.",
  },
  {
    id: "lighthouse",
    name: "Lighthouse",
    aliases: ["beacon", "light tower"],
    see: ["sea", "foghorn", "ship"],
    meaning:
      "Somebody stays awake so that strangers turn aside. A lighthouse helps from a distance and by not moving, as some parents and teachers do, so it comes to people who wish they could rush out in a boat. Four hundred steps, a lamp to polish. The beam passed over your bed at regular times, asking for nothing in return.",
  },
  {
    id: "lightning",
    name: "Lightning",
    aliases: ["thunderbolt", "flash"],
    see: ["thunder", "storm", "electricity"],
    meaning:
      "For a tenth of a second you see all the cows. Lightning is truth by flash, love, insight, a bill, that shows up the entire landscape and leaves you blinder. Counting gives the distance. A tree it split years ago was green on its one side, and swallows had settled within the scar, which was roomy and black and dry.",
  },
  {
    id: "lily",
    name: "Lily",
    aliases: ["water lily", "calla", "white lily"],
    see: ["flower", "funeral", "pond"],
    meaning:
      "It opens as though somebody were going to speak. Lilies stand at altars for both vows and farewells, so one in sleep has the hush of ceremony about it, purity by some accounts. The pollen stains for good. On a pond they closed at four, each in turn, and you rowed home among shut things, feeling trusted.",
  },
  {
    id: "limousine",
    name: "Limousine",
    aliases: ["limo", "stretch car"],
    see: ["car", "driver", "rich"],
    meaning:
      "The door is held, and you cannot find which end to sit at. A limousine is importance by rental, prom, mourning, stars, so it draws up when you have been promoted past your own notion of yourself. Dark glass kept the town from seeing that you waved. The driver and you ate fries on its hood, and were happy.",
  },
  {
    id: "line-of-people",
    name: "Line of People",
    aliases: ["queue", "standing in line"],
    see: ["waiting", "crowd", "delay"],
    meaning:
      "You are ninetieth, then ninety-first. A line is fairness with sore feet, so it fills dreams about turn and merit, siblings, housing, the heart transplant of ambition. Someone slips in up front with a wave. You had forgotten what was handed out up there. The woman behind you knew; it was soup, it was good, there was enough.",
  },
  {
    id: "linen",
    name: "Linen",
    aliases: ["bedsheets", "tablecloth"],
    see: ["bed", "wedding", "laundry"],
    meaning:
      "Cool, heavy, and embroidered with letters that are not yours. Linen is household honor, counted into chests, brought out for births and the dead, so it lies folded beneath family dreams. Wine went over it. An old woman poured salt on the stain while talking of other things; it is the way she dealt with most disasters.",
  },
  {
    id: "lion",
    name: "Lion",
    aliases: ["lioness", "king of beasts"],
    see: ["zoo", "cat"],
    meaning:
      "He yawns, and the plain rearranges itself. A lion is authority that rests twenty hours and needs no title, courage or temper according to who was near. Lionesses do the hunting. Sitting between you and the door, he turned out to have a thorn; you held the paw, feeling its weight, with an amazed, entirely steady hand.",
  },
  {
    id: "lip",
    name: "Lip",
    aliases: ["lips", "mouth"],
    see: ["kiss", "mouth", "lipstick"],
    meaning:
      "They had been about to say it. Lips guard the point where breath turns to word or kiss, so in a dream chapped, sewn or swollen ones tell of what was kept in or overdone. Reading them through a pane, you made out your own name. Bitten, they bled somewhat; the sentence was longer than you had estimated.",
  },
  {
    id: "lipstick",
    name: "Lipstick",
    aliases: ["makeup", "red lips"],
    see: ["lip", "mirror", "makeup"],
    meaning:
      "Two strokes and a press, and you have an opinion. Lipstick draws attention to where speech comes from, hence it is nerve, flirtation, armor for a hard phone call. On a collar it testifies. A message in it on the mirror ran down with steam, in letters a foot high, and it was you who were to be called.",
  },
  {
    id: "listening",
    name: "Listening",
    aliases: ["eavesdropping", "overhearing"],
    see: ["ear", "secret", "wall"],
    meaning:
      "You stop chewing so as to hear it better. Listening in a dream is giving someone the room to be as long as they need, rare enough to be remembered for its own sake. At a keyhole it is hunger of another sort. The voice in the wall went on, low; it was describing you with great patience to a child.",
  },
  {
    id: "litter-box",
    name: "Litter Box",
    aliases: ["cat litter", "kitty tray"],
    see: ["cat", "smell", "cleaning"],
    meaning:
      "Love purrs, and love has to be scooped. A litter box is the backstairs of affection, a humble upkeep that only one of the household ever seems to notice, so you may be annoyed about more than sand. The cat looked elsewhere from tact. In the gray you turned up an earring you had blamed on somebody else.",
  },
  {
    id: "little-brother",
    name: "Little Brother",
    aliases: ["younger brother", "kid brother"],
    see: ["brother", "family", "child"],
    meaning:
      "He has your old jacket on and follows at nine steps. A little brother is your smaller self with a witness's memory, so he turns up lost, armed or famous when seniority is in doubt. You were told to look after him. Now he held the map, forty and bald, and waited at each corner, as you never had.",
  },
  {
    id: "little-sister",
    name: "Little Sister",
    aliases: ["younger sister", "kid sister"],
    see: ["sister", "family", "child"],
    meaning:
      "She tells on you, and she is right. A little sister is the one who saw and reported, copied and adored, so a dream has her small again when you have been seen through. You gave her the bigger half once; she remembers a smaller. Hand in hand on the curb, she looked left and you looked right, a system that nothing has improved upon.",
  },
  {
    id: "living-room",
    name: "Living Room",
    aliases: ["sitting room", "lounge"],
    see: ["couch", "house", "television"],
    meaning:
      "Nobody lives in it, they watch from it. The living room is the household's face for company and its heap on weekday nights, so a dream of one shows how you are together: facing each other or a screen. Plastic on the sofa kept a life for later. The cushions were up as a fort, and you were invited under.",
  },
  {
    id: "lizard",
    name: "Lizard",
    aliases: ["gecko", "salamander"],
    see: ["snake", "chameleon", "tail"],
    meaning:
      "It leaves you the tail and goes on. A lizard lives by warmth and quick exits, old brain in small armor, so it is instinct without drama, basking, blinking, gone. A dropped tail is a sacrifice that grows again. On the wall over your bed it stayed the whole night, throat going, and no mosquito reached you.",
  },
  {
    id: "loan-shark",
    name: "Loan Shark",
    aliases: ["usurer", "moneylender"],
    see: ["debt", "debt-collector", "money"],
    meaning:
      "He calls you friend and knows your sister's street. A loan shark gives quick relief against all your tomorrows, like pills, lies and certain lovers, so look for what you borrowed against sleep. He smelled of mints. Counting out the last of it, you understood that half had been spent on looking unworried.",
  },
  {
    id: "lobby",
    name: "Lobby",
    aliases: ["foyer", "reception hall"],
    see: ["hotel", "waiting", "elevator"],
    meaning:
      "Marble, palms, and no one is from here. A lobby is the part of an institution that smiles, so you wait there in dreams on the way to someone with a door. Your name was not down. An old bellhop, seeing you study the clock, told you which elevator the staff use, and that the big man eats at noon.",
  },
  {
    id: "lobster",
    name: "Lobster",
    aliases: ["crayfish", "lobster claw"],
    see: ["crab", "sea", "restaurant"],
    meaning:
      "It chose the wrong hotel, and waves a banded claw. A lobster must leave its armor to grow and hides, soft, until the next one has set, so it suits people between titles. In the tank its eyes were on stalks and on you. You asked the waiter for the check, a bucket, and directions to the sea.",
  },
  {
    id: "lock",
    name: "Lock",
    aliases: ["padlock", "bolt"],
    see: ["key", "door", "safe"],
    meaning:
      "It is in perfect order and will not know you. A lock is a no with a method, so it depends on the side you stand: kept out, kept safe, keeping. Changing it after a breakup sounds just like that, a drill and then quiet. The combination came to your fingers as they hung there; it was a birthday, not yours.",
  },
  {
    id: "locked-out",
    name: "Locked Out",
    aliases: ["cannot get in", "forgotten keys"],
    see: ["key", "door", "lost-keys"],
    meaning:
      "Your own kitchen is lit, and you are in socks on the step. Locked out, you are kept from what is rightfully yours by a silly inch, after a quarrel, a changed password, a promotion of your child to teenager. Windows were tried. From outside it looked like a home anyone might envy, and through the pane you began to miss it.",
  },
  {
    id: "locker",
    name: "Locker",
    aliases: ["school locker", "gym locker"],
    see: ["school", "lock", "gym"],
    meaning:
      "Left to nine, right past it, and the bell. A locker is the only private cubic foot in a public place, so dreams return to it when you own too little out of sight. Combination gone. A janitor with bolt cutters opened number 214 for you: a sandwich from another age, a scarf, and a note you had never unfolded.",
  },
  {
    id: "locket",
    name: "Locket",
    aliases: ["pendant with picture", "keepsake necklace"],
    see: ["jewelry", "photograph", "heart"],
    meaning:
      "It opens with a thumbnail and a held breath. A locket carries someone at the pulse and shut, so it belongs to loyalties that are not for display. The picture had faded into a sort of light. Whose hair it was you could not say, but your own hand, going up to it during the meeting, knew perfectly well.",
  },
  {
    id: "log-cabin",
    name: "Log Cabin",
    aliases: ["cottage in the woods", "wooden house"],
    see: ["hut", "forest", "fireplace"],
    meaning:
      "Smoke stands straight up from it into the frost. A log cabin is a life built from what stood nearby, by people who knew each tree, so it shelters the wish to be handy and left in peace. The latchstring was out. Inside there were bunks for all your family, and you lay listening to them, three feet away, be quiet.",
  },
  {
    id: "loneliness",
    name: "Loneliness",
    aliases: ["being alone", "isolation"],
    see: ["eating-alone", "empty-house", "stranger"],
    meaning:
      "The party is in full swing behind glass a foot thick. Loneliness at night can put you in a desert or a crowd, for it measures not company but being known. It is a need, like thirst, and no verdict. Someone else stood by the coats, studying a fern. You each had a remark ready about it, the same one.",
  },
  {
    id: "long-hair",
    name: "Long Hair",
    aliases: ["flowing hair", "floor-length hair"],
    see: ["hair", "hair-growing"],
    meaning:
      "It arrives in rooms a little after you do. Long hair is time worn openly, so in a dream its length may be an old grief, a vow or plain pride, and someone always wants to cut it or plait it. It caught in a door. Sitting on it while you talked, you felt yourself held gently to your chair by your own past.",
  },
  {
    id: "looking-for-a-bathroom",
    name: "Looking for a Bathroom",
    aliases: ["searching for a toilet", "urgent need"],
    see: ["toilet", "dirty-bathroom"],
    meaning:
      "Every sign points on, and the one you find has no walls. The search for a bathroom is half bladder, half biography: a need that must be met alone, in a life without a door that shuts. Stages, kitchens, glass. Let the body settle its part first. Then ask which feeling has been walking about all week with crossed legs.",
  },
  {
    id: "looting",
    name: "Looting",
    aliases: ["ransacking", "riot theft"],
    see: ["riot-police", "stealing", "shop"],
    meaning:
      "The window is gone, and Mrs. Hale from choir has a toaster. Looting is want with the lid off, in a crowd where nobody is anyone, so it flares up in dreams of long unfairness or of long good behavior. You took one shoe. Next day, in the swept street, you went back with it, and the owner laughed till he had to sit.",
  },
  {
    id: "losing-something",
    name: "Losing Something",
    aliases: ["lost object", "searching everywhere"],
    see: ["lost-keys", "wallet", "drawer"],
    meaning:
      "You had it a minute ago; you can feel where it was. To lose and look in sleep concerns less the thing than its office, proof, entry, a person's trust. Turn out the bag and other losses come up first. In the end it hung at your neck or sat upon your nose, which is, after all, where such things are kept.",
  },
  {
    id: "losing-your-temper",
    name: "Losing Your Temper",
    aliases: ["blowing up", "snapping at someone"],
    see: ["anger", "lost-voice"],
    meaning:
      "A cup, of all things, and you hear yourself through the wall. Losing your temper in sleep spends what was saved by day at bad interest, so the person shouted at is frequently a stand-in with a similar nose. The hush after it is real. Something true stood amid the noise, five words long, and would survive being spoken softly.",
  },
];
