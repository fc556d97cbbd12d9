import type { DreamSymbol } from "../../src/symbol";

export const f02: readonly DreamSymbol[] = [
  {
    id: "ferry",
    name: "Ferry",
    aliases: ["ferryman", "river crossing"],
    see: ["boat", "river", "departure"],
    meaning:
      "The ramp goes up and for an hour you are nowhere. A ferry makes a change gradual, with engine noise and sandwiches, unlike the leap a bridge expects. It suits separations done decently. The ferryman wants a coin in old tales: what does this crossing cost you? Seeing both banks at once is its real privilege.",
  },
  {
    id: "fetus",
    name: "Fetus",
    aliases: ["embryo", "unborn baby"],
    see: ["pregnancy", "ultrasound", "womb"],
    meaning:
      "Curled, attached, unfinished, it needs you to do almost nothing. A fetus in a dream is a beginning before it can be shown, in many women pregnancy itself being imagined, in others a plan at nine weeks. Protectiveness is the whole instruction. Grief belongs there too, for one that was lost, and asks to be given a name.",
  },
  {
    id: "fever",
    name: "Fever",
    aliases: ["high temperature", "burning up"],
    see: ["disease", "heat", "hallucination"],
    meaning:
      "The wallpaper moves, and everything is urgent. A fever in sleep can be a real one, or a cause that has overheated: jealousy, debate, a market. Heat is how a body fights, so do not despise it. The cool hand on your forehead belongs to whoever can calm you without telling you to be calm.",
  },
  {
    id: "field",
    name: "Field",
    aliases: ["meadow", "open land"],
    see: ["farm", "grass", "harvest"],
    meaning:
      "No trees, no corners, and you can be seen from everywhere. A field is opportunity before anyone has drawn a path, pleasant for some and exposing for others. Plowed, it waits for you; stubbled, it has given. Crossing diagonally toward a single light, you already hold a direction and only miss the company.",
  },
  {
    id: "field-trip",
    name: "Field Trip",
    aliases: ["school outing", "class excursion"],
    see: ["bus", "school", "museum"],
    meaning:
      "Packed lunch, a partner by the hand, and a count at every door. A field trip is learning out in the open under somebody else's care, and adults dream it when they want novelty minus arrangements. Left behind at the museum, you fear the group would not notice. They always count again, and the bus comes back.",
  },
  {
    id: "fig",
    name: "Fig",
    aliases: ["fig tree", "ripe fig"],
    see: ["fruit", "tree", "garden"],
    meaning:
      "The flower is inside, where only a wasp can find it. A fig keeps its bloom private, and it ripens in dreams of sensuality, late talent and Sunday slowness. Split open on the branch, it should be taken today. A tree with leaves and no fruit shows display outrunning substance, your own or a charming acquaintance's.",
  },
  {
    id: "fight",
    name: "Fight",
    aliases: ["brawl", "fistfight"],
    see: ["argument", "enemy"],
    meaning:
      "Your blows land like wet towels. A fight in sleep usually follows peace kept at some cost, and the weakness in the arm is the body lying still, not a verdict on your nerve. With a loved one, it is about distance. Stopping halfway to laugh, as dreamers do, shows the quarrel is nearer to play than to hate.",
  },
  {
    id: "filing-cabinet",
    name: "Filing Cabinet",
    aliases: ["files", "folders"],
    see: ["office", "document", "drawer"],
    meaning:
      "Everything about you, in alphabetical order, under a name spelled wrong. A filing cabinet is memory with rules, and the dream wants a folder that has been sorted by somebody who did not grasp the case. Stuck drawers are subjects closed by habit. Shredding happily, you can let an old grievance lose its evidence.",
  },
  {
    id: "film",
    name: "Film",
    aliases: ["movie", "cinema"],
    see: ["theater", "actor"],
    meaning:
      "You are watching, and then you are in it, and the ending is not shot. A film gives distance to what is too close, letting you see your marriage in wide angle. Which seat you took matters less than whether you left early. If the reel burned through at one frame, that picture stopped you once, and still does.",
  },
  {
    id: "film-set",
    name: "Film Set",
    aliases: ["movie set", "backstage"],
    see: ["director", "actor", "camera"],
    meaning:
      "Behind the bakery front there is nothing but struts. A film set exposes the labor and pretense in a pretty scene, and it comes when you suspect a company, romance or holiday of being all facade. Yet people eat real lunch there. Knowing which wall is painted lets you lean on the other.",
  },
  {
    id: "fin",
    name: "Fin",
    aliases: ["dorsal fin", "shark fin"],
    see: ["shark", "sea", "fish"],
    meaning:
      "A triangle cuts the surface, and the beach goes quiet. A fin is the small visible part of a matter that moves below: a late payment, a changed password, a new name mentioned twice. It may be a dolphin, since people always forget that. Get a better look before you decide to scream or to wave.",
  },
  {
    id: "fine",
    name: "Fine",
    aliases: ["traffic ticket", "penalty"],
    see: ["parking-lot", "police", "money"],
    meaning:
      "The slip under the wiper has your number on it and a sum for standing still. A fine is a small official reproach, and the dream sends one when you broke a rule you made yourself: calories, bedtime, a promise to phone. Contesting it at length costs more. Paid and folded away, it leaves you free of the whole conversation.",
  },
  {
    id: "finger",
    name: "Finger",
    aliases: ["fingers", "pointing"],
    see: ["hand", "ring", "nail"],
    meaning:
      "It points, and the room turns to see. A finger singles out, accuses, tests the soup, wears the ring, so which one it was gives half the meaning. Losing one is the loss of a particular skill or tie. An extra one is cleverness. Snapping them to be obeyed, you heard how somebody else used to call you.",
  },
  {
    id: "fingernail",
    name: "Fingernail",
    aliases: ["nails", "nail biting"],
    see: ["finger", "hand"],
    meaning:
      "They grow while nothing else about you does. Fingernails keep a person presentable and slightly armed; broken in a dream, they tell of effort against a surface that would not open. Bitten to the quick, they show worry eaten in small bites. Long painted ones mean freedom from certain chores, or the wish to look it.",
  },
  {
    id: "fingerprint",
    name: "Fingerprint",
    aliases: ["print", "biometric scan"],
    see: ["finger", "detective"],
    meaning:
      "The glass knows you by your smallest lines. A fingerprint is the trace you cannot help leaving, the phrase that gives away an unsigned note, the cake only your aunt bakes. Smooth tips that no scanner accepts say you feel interchangeable. Finding prints on your things that match your own solves a mystery you had blamed on others.",
  },
  {
    id: "fire",
    name: "Fire",
    aliases: ["flames", "blaze"],
    see: ["house-on-fire", "ember", "ashes"],
    meaning:
      "It warms, it cooks and it takes the house, depending on where it stands. Fire is desire or anger with a fuel supply, and the dream reports its container: hearth, candle, curtain, forest. Watching one in company is the oldest comfort there is. Feeding it with your own chairs shows a passion living off your furniture.",
  },
  {
    id: "fire-alarm",
    name: "Fire Alarm",
    aliases: ["smoke detector", "fire drill"],
    see: ["alarm", "fire", "school"],
    meaning:
      "It shrieks, and everyone looks at everyone. A fire alarm is warning without evidence, and your reflex in the scene, to obey, to finish the email, to fetch the others, is the content. False ones wear down belief. If you pulled the handle yourself, there is something you want stopped and cannot get attention for by talking.",
  },
  {
    id: "fire-drill",
    name: "Fire Drill",
    aliases: ["evacuation practice"],
    see: ["fire-alarm", "school", "crowd"],
    meaning:
      "Lined up on cold grass without a coat, you are counted. A fire drill rehearses danger until it bores people, which is exactly its use. Your dream runs one before an operation, a birth, a layoff season. The child who cries is the one who took it seriously; give that part of you facts rather than a pat.",
  },
  {
    id: "fire-extinguisher",
    name: "Fire Extinguisher",
    aliases: ["foam", "red canister"],
    see: ["fire", "emergency", "kitchen"],
    meaning:
      "Pull, aim, squeeze, and it coughs out a teaspoon. The extinguisher is your means to calm a quarrel or a craving quickly, so its state matters. Used on a candle, it is overreaction with white powder everywhere. One that hangs checked and dated by the door is a coping skill you own, and hardly ever credit.",
  },
  {
    id: "firefighter",
    name: "Firefighter",
    aliases: ["fireman", "fire brigade"],
    see: ["fire", "rescue", "ladder"],
    meaning:
      "They walk toward what everybody else leaves. A firefighter is competent courage with backup, and you meet one when you are the household's crisis manager or need somebody to be. Trapped in the heavy coat, you are expected to rescue in a matter that merely needs talk. Polishing the truck on a quiet day counts as duty.",
  },
  {
    id: "firefly",
    name: "Firefly",
    aliases: ["glowworm", "lightning bug"],
    see: ["insect", "summer", "light"],
    meaning:
      "A spark writes one word and leaves you waiting for the next. Fireflies are brief signals between shy parties: glances, short messages, an idea at two in the morning. A jar of them goes dim by breakfast, as things do when you keep them to own them. A whole hedge flashing together is belonging without a leader.",
  },
  {
    id: "fireplace",
    name: "Fireplace",
    aliases: ["hearth", "chimney corner"],
    see: ["fire", "ember", "living-room"],
    meaning:
      "Everybody's chair is turned the same way. The fireplace is the center of a home, and in apartments without one the dream builds it anyway. Cold and swept, it marks affection that lost its meeting place. Smoke rolling into the room says the outlet is blocked: warmth is present, and so are complaints nobody has let up the chimney.",
  },
  {
    id: "fireworks",
    name: "Fireworks",
    aliases: ["rockets", "sparklers"],
    see: ["explosion", "celebration", "night"],
    meaning:
      "An hour's money becomes ten seconds of gold. Fireworks are excitement made public, a success, an orgasm, a patriotic uncle, and they end in smoke and dog hair. Duds that fizzle belong to anticlimax. Seen from a dark hill a mile away, with the sound late, they show how you observe other people's joy, and who sits next to you.",
  },
  {
    id: "first-day-of-school",
    name: "First Day of School",
    aliases: ["new class", "starting school"],
    see: ["school", "teacher", "backpack"],
    meaning:
      "The shoes are stiff, and everyone seems to know where to hang a coat. First days return whenever you are new, at a firm, at parenthood, in widowhood. The smell of floor polish does the rest. A child who asks to sit beside you is an ally you will meet; look for a person equally busy appearing relaxed.",
  },
  {
    id: "first-day-of-work",
    name: "First Day of Work",
    aliases: ["new job", "orientation"],
    see: ["office", "boss", "work"],
    meaning:
      "No desk, no login, and a lunch you agree to out of fear. The first day at work in a dream tests your right to not know things. It can arrive twenty years into a career, when a tool or a chief has changed. Asking for the restroom was brave; ask the second question as early as that.",
  },
  {
    id: "fish",
    name: "Fish",
    aliases: ["trout", "carp"],
    see: ["fishing", "dead-fish", "aquarium"],
    meaning:
      "Something alive moves under what you can see. A fish is a content of deep water, an idea, a mood, a child in some traditions, glimpsed and easily lost by grabbing. Big ones near the surface want noticing. On a plate it nourishes; gasping on the boards, it is a notion hauled into daylight before it could breathe air.",
  },
  {
    id: "fish-bone",
    name: "Fish Bone",
    aliases: ["bone in the throat"],
    see: ["fish", "choking", "throat"],
    meaning:
      "You stop talking mid-sentence and everybody says bread. A fish bone is a small hard fact inside something pleasant, the clause in an offer, the comment in a compliment. Lodged, it ends the meal. Picking through carefully may look fussy, but your dream sides with the fussy eater and against the gulp.",
  },
  {
    id: "fish-tank",
    name: "Fish Tank",
    aliases: ["aquarium", "goldfish bowl"],
    see: ["fish", "glass", "aquarium"],
    meaning:
      "Life goes by behind glass, lit and soundless. A fish tank is feeling kept decorative, watched more than entered, and it needs a filter like any closed household. Cloudy water tells of unspoken things among people who never leave the room. If it cracked and flooded the carpet, liveliness got in the only way it could.",
  },
  {
    id: "fisherman",
    name: "Fisherman",
    aliases: ["angler", "trawler man"],
    see: ["fishing", "boat", "sea"],
    meaning:
      "He has sat there since four and calls it a good day. The fisherman trusts what he cannot see to come to him, as writers, researchers and single people must. Nets suit those who take whatever comes. When he handed you the rod, you were asked to wait with attention, which is unlike waiting with a phone.",
  },
  {
    id: "fishing",
    name: "Fishing",
    aliases: ["angling", "casting a line"],
    see: ["fish", "fisherman", "hook"],
    meaning:
      "The line goes slack, then it is not slack at all. Fishing is asking the depth for something and accepting its timetable. Casting too often scares the answer off. A boot or a bottle on the hook is past life that needs hauling out first; a catch let go again is contentment with having been right.",
  },
  {
    id: "fist",
    name: "Fist",
    aliases: ["clenched hand", "raised fist"],
    see: ["hand", "fight", "anger"],
    meaning:
      "You look down and your own hand has made a decision. A fist is anger or resolve gathered before use, and the dream catches it closed around something: a coin, a letter, a child's fingers. Raised in a crowd it is solidarity. Opening it joint by joint, as after cold, is harder than striking and gets you further.",
  },
  {
    id: "five",
    name: "Five",
    aliases: ["number five", "5"],
    see: ["numbers", "hand", "finger"],
    meaning:
      "A whole hand, and the count changes fingers. Five in a dream belongs to the body and its reach, five senses, five o'clock, the guest who makes four uneven. It unsettles a neat arrangement and brings it to life. Holding up all five, you meant stop, or hello, and only the face told others which.",
  },
  {
    id: "flag",
    name: "Flag",
    aliases: ["banner", "pennant"],
    see: ["war", "parade"],
    meaning:
      "Cloth on a pole, and people stand up. A flag tells who you are with before you speak, so it flies in dreams about allegiance: family, team, cause, faith. Lowered to half, it mourns for a group. A white one is peace offered with some pride lost. Finding yours faded, decide whether to replace the fabric or the loyalty.",
  },
  {
    id: "flamingo",
    name: "Flamingo",
    aliases: ["pink bird"],
    see: ["bird", "water", "pink"],
    meaning:
      "On one leg, in salt water, unreasonably pink. The flamingo gets its color from its diet, so the thing to look at is what your surroundings have dyed you with. Among thousands it is no longer odd, and that is the comfort. Balanced and asleep, it suggests a posture which looks precarious to others and suits you.",
  },
  {
    id: "flash-flood",
    name: "Flash Flood",
    aliases: ["sudden flood", "wall of water"],
    see: ["flood", "water", "river"],
    meaning:
      "No cloud above, and the riverbed roars. A flash flood comes from rain that fell elsewhere, like a quarrel whose cause lies in someone's childhood or office. It gives minutes. Leaving the car and climbing is the rule in canyons, and a sound one for those arguments: save the people, let the vehicle of the evening go.",
  },
  {
    id: "flashback",
    name: "Flashback",
    aliases: ["reliving the past", "memory replay"],
    see: ["memory", "nightmare", "war"],
    meaning:
      "The years between fold up and you are there, smell and all. A flashback in a dream is memory with no frame around it, and where it returns to real harm, it is the mind's attempt to finish. Being kind to yourself afterward is the first step, company the second, skilled help a good third. Ordinary ones point to a scene left mid-word.",
  },
  {
    id: "flashlight",
    name: "Flashlight",
    aliases: ["torch", "beam"],
    see: ["darkness", "light-bulb", "basement"],
    meaning:
      "A coin of light, and around it the dark grows larger. A flashlight shows you one thing at a time, as a good question does, so the dream is about where you point it. Weak batteries tell of attention worn thin. Shining it in a face ends trust; on the path, for another's feet, it builds some.",
  },
  {
    id: "flat-tire",
    name: "Flat Tire",
    aliases: ["puncture", "blowout"],
    see: ["car", "driving", "road"],
    meaning:
      "A thump, a limp, and the shoulder of the road. A flat tire is interruption by something sharp and small, a remark, a fee, a cold, while the rest of you runs fine. Driving on ruins the rim. The spare in the trunk is a modest reserve, good for fifty slow miles, which is all you need to reach help.",
  },
  {
    id: "flea",
    name: "Flea",
    aliases: ["fleas", "tiny pest"],
    see: ["itch", "dog", "insect"],
    meaning:
      "You never see it, you only see yourself scratch. A flea is a worry too small to complain about and too quick to catch, one colleague's cough, two missing dollars. They come in with something furry and loved. If you jumped like one, over things a thousand times your height, somebody has underrated your legs.",
  },
  {
    id: "flea-market",
    name: "Flea Market",
    aliases: ["secondhand stalls", "bric-a-brac"],
    see: ["shopping", "discount", "antique"],
    meaning:
      "Other people's weddings lie on a blanket, four for ten. A flea market sets out discarded value, and you drift there when you are re-pricing your own past. Recognizing a toy of yours on a stall hurts in a sweet way. Haggling over something you do not even like shows the contest has replaced the want.",
  },
  {
    id: "flirting",
    name: "Flirting",
    aliases: ["banter", "coquetry"],
    see: ["kiss", "dating", "smile"],
    meaning:
      "The sentence had two floors, and you both took the stairs. Flirting in a dream is liveliness testing itself, not a plan, and it breaks out among people who have been useful for too long. With someone unsuitable it borrows their daring. If it fell flat, what you wanted was to be noticed, by a person much closer by.",
  },
  {
    id: "floating",
    name: "Floating",
    aliases: ["hovering", "buoyancy"],
    see: ["flying", "water", "balloon"],
    meaning:
      "No effort, no direction, and your hair goes where the water goes. Floating is support trusted, the opposite of holding yourself together, and bodies dream it after crises and good massages. A few inches off the floor, it is pleasant detachment. Drifting beyond the buoys, you have rested so thoroughly that the shore needs a glance.",
  },
  {
    id: "flock-of-birds",
    name: "Flock of Birds",
    aliases: ["murmuration", "birds migrating"],
    see: ["bird", "sky", "migration"],
    meaning:
      "A thousand turn at once, and no one gave the word. A flock is agreement faster than debate, lovely when you belong and eerie when you are watched by it. One bird out of formation tends to be you. Their leaving tells of a season in company, a team or a street of young families, that is quietly ending.",
  },
  {
    id: "flood",
    name: "Flood",
    aliases: ["deluge", "inundation"],
    see: ["water", "dam", "flash-flood"],
    meaning:
      "First the cellar, then the books on the lowest shelf. A flood is feeling beyond the rooms you gave it, and the height of the waterline tells which parts of life are wet: work below, sleep above. Things float past that you had forgotten owning. Sitting on the roof with neighbors, you found that help rows.",
  },
  {
    id: "flooded-house",
    name: "Flooded House",
    aliases: ["water in the house", "burst pipe"],
    see: ["flood", "house", "leak"],
    meaning:
      "It comes under the door as quietly as a cat. Water inside the house is emotion in private quarters, a sorrow everyone steps around, a tension that has soaked the rugs. The source matters: rain is from outside, a burst pipe from the daily arrangement of things. Open a window, then find the valve before the mop.",
  },
];
