import type { DreamSymbol } from "../../src/symbol";

export const g02: readonly DreamSymbol[] = [
  {
    id: "god",
    name: "God",
    aliases: ["deity", "divine presence"],
    see: ["prayer", "church", "light"],
    meaning:
      "A voice without a direction says your name correctly. Dreams of the divine take the form your upbringing gave them, or a light, or an ordinary man who knows. They come at limits, birth, guilt, rescue, beauty. Nobody can interpret them over your head. Notice whether you felt seen or inspected, and what you were told to put down.",
  },
  {
    id: "godparent",
    name: "Godparent",
    aliases: ["godmother", "godfather"],
    see: ["baby", "gift"],
    meaning:
      "They hold you over water and promise things on your behalf. A godparent is chosen kin, an adult with no duty except goodwill, and you dream of one when you need an elder who is not your parent. An envelope at birthdays was the official part. Asked to be one, you are trusted with a beginning not your own.",
  },
  {
    id: "gold",
    name: "Gold",
    aliases: ["gold bar", "golden"],
    see: ["treasure", "ring", "money"],
    meaning:
      "It does not rust, and it will not feed you. Gold in sleep is value past argument, earned, inherited or found in the pan after hours of gravel. Guarding it makes people strange. Turning all you touch into it, the old king lost bread and daughter. A thin worn band of it, on a hand at work, is the metal at its best.",
  },
  {
    id: "goldfish",
    name: "Goldfish",
    aliases: ["fishbowl pet"],
    see: ["fish", "fish-tank", "pet"],
    meaning:
      "Around once, and the castle is new again. A goldfish is a contented life in a small volume, or a complaint about one, and the size of the bowl was the whole question. It grows when moved to a pond. Won at a fair and carried home in a bag, it is a charge accepted on impulse, still alive.",
  },
  {
    id: "golf",
    name: "Golf",
    aliases: ["golf course", "putting"],
    see: ["ball", "grass", "game"],
    meaning:
      "You hit it as far as possible and then go looking. Golf in a dream is patience with oneself in company, deals done sideways, long lawns kept for few. A ball in the reeds is an effort gone where you can hear it and not reach it. Counting your strokes honestly, alone, was the only match being played.",
  },
  {
    id: "gong",
    name: "Gong",
    aliases: ["bell strike", "temple gong"],
    see: ["bell", "meditation"],
    meaning:
      "One stroke, and the silence afterward is different. A gong marks a beginning that does not argue, dinner, battle, prayer, the end of a round. You wait for it when a session has run over and nobody dares. Missing with the mallet is comic. Its long hum in the floorboards is a settled decision still traveling through people.",
  },
  {
    id: "good-luck-charm",
    name: "Good Luck Charm",
    aliases: ["amulet", "talisman", "rabbit's foot"],
    see: ["luck", "exam"],
    meaning:
      "You pat the pocket before the door opens. A charm is courage kept outside of you, a coin, a child's bead, a lucky shirt, and losing it in a dream moves the matter to where it belongs. Whoever gave it to you is its real power. You went in without it and spoke well, which the dream noted.",
  },
  {
    id: "goodbye",
    name: "Goodbye",
    aliases: ["farewell", "parting"],
    see: ["departure", "train", "death"],
    meaning:
      "You say it, and neither of you moves. A farewell in sleep is often the one that life skipped, with the dying, with a friend who drifted, with a house sold over the phone. Arms stay around you as long as needed there. Leaving without it, you kept the door on the latch; now you know for whom.",
  },
  {
    id: "gorilla",
    name: "Gorilla",
    aliases: ["ape", "silverback"],
    see: ["monkey", "zoo", "jungle"],
    meaning:
      "He sits, strips a leaf, and lets his size do the talking. The gorilla is strength that seldom has to prove itself, gentle with infants, terrible in a bluff charge. Fear of him is frequently fear of your own weight in a room. Behind glass, his eyes met yours, and one of you looked away first for good cause.",
  },
  {
    id: "gossip",
    name: "Gossip",
    aliases: ["rumor", "whispering"],
    see: ["voice", "secret", "neighbor"],
    meaning:
      "They stop as you reach the coffee machine. Gossip is news with the person taken out, and dreaming that it is about you puts words to a suspicion you collected in glances. What they said is the useful part, since you composed it. Passing it on yourself, you enjoyed a warmth that had to be paid for by someone absent.",
  },
  {
    id: "gown",
    name: "Gown",
    aliases: ["evening gown", "graduation gown"],
    see: ["dress", "graduation", "hospital"],
    meaning:
      "There is more cloth than you and it rustles ahead. A gown is dress as office: judge, bride, patient, scholar, each handed a garment that says how to treat them. The hospital kind, open at the back, is dignity lent by the hour. Tripping on the hem says the title is an inch too long for your stride.",
  },
  {
    id: "grace",
    name: "Grace",
    aliases: ["saying grace", "table blessing"],
    see: ["prayer", "dinner", "family"],
    meaning:
      "Heads go down, and the soup steams into the silence. Grace before a meal is thanks given first, a pause between want and having. In a house that never said it, the dream adds manners to your luck. Looking up early, you met the eyes of another who peeks, and that was the fellowship.",
  },
  {
    id: "graduation",
    name: "Graduation",
    aliases: ["commencement", "cap and gown"],
    see: ["diploma", "exam", "school"],
    meaning:
      "They call a name, and it takes you a second. Graduation is an ending that pretends to be a beginning, with hats in the air to cover the drop. It recurs when you have learned what a job or a love had to teach. A missing credit keeps you in your seat: some small requirement, a thank-you perhaps, stands open.",
  },
  {
    id: "graffiti",
    name: "Graffiti",
    aliases: ["spray paint", "wall tag"],
    see: ["wall", "paint", "street"],
    meaning:
      "It was clean yesterday, and today it says something about you in green. Graffiti is speech by people without a page, so your dream lets the silenced part write large. Offended owners and admirers both have a case. If the hand on the can was yours, read the wall before it is scrubbed, and note the spelling of the name.",
  },
  {
    id: "grain",
    name: "Grain",
    aliases: ["wheat", "seeds", "cereal"],
    see: ["field", "harvest", "bread"],
    meaning:
      "It pours like water and weighs like sleep. Grain is reserve, the work of a season made small enough to carry, and seeing a full bin calms people with irregular incomes. Mice at the sack are slight regular losses. A handful sown is a risk taken with dinner itself, so consider how hungry you were when you threw it.",
  },
  {
    id: "grandchild",
    name: "Grandchild",
    aliases: ["grandson", "granddaughter"],
    see: ["child", "grandmother", "baby"],
    meaning:
      "They are yours, and you may hand them back. A grandchild in sleep is the future with the strictness taken out, whether or not you have children at all. It marks the thing that will go on after you stop steering. One you fail to recognize at the gate shows a legacy growing in a direction not on your plan.",
  },
  {
    id: "grandfather",
    name: "Grandfather",
    aliases: ["grandpa", "granddad"],
    see: ["dead-grandparent", "father", "aging"],
    meaning:
      "His pockets hold string, mints and a knife worn thin. A grandfather carries the long view, with stories that skip the worst year. Silent on a bench, he offers company in place of advice, often what a hard season needs. If he was severe, you have met the law from before the law, and may ask whether it still applies.",
  },
  {
    id: "grandfather-clock",
    name: "Grandfather Clock",
    aliases: ["pendulum clock", "longcase"],
    see: ["clock", "grandfather", "house"],
    meaning:
      "It clears its throat before it strikes. The grandfather clock is family time, slow, dignified and a few minutes wrong, keeping an order that someone must wind each week. Stopped, it preserves an hour when something happened. Hiding inside it, like the smallest kid in the tale, you were the only one to be spared, and knew why.",
  },
  {
    id: "grandmother",
    name: "Grandmother",
    aliases: ["grandma", "nana", "granny"],
    see: ["dead-grandparent", "mother", "kitchen"],
    meaning:
      "The kitchen is hot, and she is not surprised to see you. A grandmother is love that has given up ambition on your behalf, so she comes when you are worn out with being improved. What she put before you was the cure in its own form. A wolf in her cap is care that has begun to have large teeth.",
  },
  {
    id: "grapes",
    name: "Grapes",
    aliases: ["vine", "bunch of grapes"],
    see: ["fruit", "wine", "harvest"],
    meaning:
      "A whole bunch, and you take one at a time from the end. Grapes are plenty in small portions, sensual and social, and on their way to something stronger. Sour ones hang where you could not reach and decided you did not care. Treading them barefoot is work that looks like a dance, purple to the knees.",
  },
  {
    id: "grass",
    name: "Grass",
    aliases: ["lawn", "meadow"],
    see: ["garden", "field", "lawn-mower"],
    meaning:
      "It gives under you and comes back. Grass is ordinary well-being, unremarked until it browns, so long green blades say that a neglected simple comfort has grown again. Mowed in stripes it is order for neighbors. Standing taller than your head, full of insects and light, it returns the size of an afternoon when you were six.",
  },
  {
    id: "grasshopper",
    name: "Grasshopper",
    aliases: ["cricket", "locust"],
    see: ["insect", "jumping", "field"],
    meaning:
      "It sits on a stem and then it is simply elsewhere. A grasshopper moves by leaps with no visible middle, as some careers and affections do. In the fable it sang all summer; in your dream the ant may look overworked. One in the house, heard and never found, is a bright idea calling from behind the refrigerator.",
  },
  {
    id: "grave",
    name: "Grave",
    aliases: ["tomb", "burial plot"],
    see: ["funeral", "cemetery", "tombstone"],
    meaning:
      "The grass is shorter here, and someone has been with a jar of flowers. A grave gives a loss its address. Visiting one at night means you can approach the matter now; digging your own, that you work with great diligence on your exhaustion. An unmarked mound holds an end nobody acknowledged. A name, even on a stick, would help.",
  },
  {
    id: "gravel",
    name: "Gravel",
    aliases: ["pebbles", "loose stones"],
    see: ["road", "driveway", "stone"],
    meaning:
      "Every step announces you. Gravel is a surface made of many small hard things, remarks, bills, errands, that shifts under whatever weight you bring. Falling on it embeds a few in the palm for days. A raked courtyard of the same stones is thought made calm by lines, which shows it was never the pebbles but their order.",
  },
  {
    id: "gravity",
    name: "Gravity",
    aliases: ["weightlessness", "losing gravity"],
    see: ["floating", "falling"],
    meaning:
      "You let go of the cup, and it stays. Gravity failing is obligation suspended, and at first everybody laughs up near the lamps. Then soup becomes a problem. Doubled instead, it nails you to the mattress with duties you can list. What kept you down in the scene, a hand or an anchor, is probably what you call home.",
  },
  {
    id: "gray",
    name: "Gray",
    aliases: ["gray color", "colorless world"],
    see: ["fog", "ashes"],
    meaning:
      "Somebody has turned the saturation down. Gray is the mood between moods, fatigue, neutrality, the weather of a compromise, and after a loud year it can be a rest for the eyes. A single colored object in such a dream is a quote from your own desire. Gray in the hair is just arithmetic, and suits more people than dread it.",
  },
  {
    id: "grease",
    name: "Grease",
    aliases: ["oil", "lubricant"],
    see: ["machine", "kitchen", "dirt"],
    meaning:
      "It gets on the one thing you meant to keep clean. Grease makes parts move that would otherwise seize, and it stains, so it fits favors, bribes, charm, the chat before business. Too little, and the household squeaks. Sliding helplessly on a kitchen floor, you lost your footing in something that was meant to make matters easier.",
  },
  {
    id: "green",
    name: "Green",
    aliases: ["green color", "emerald shade"],
    see: ["grass", "envy", "garden"],
    meaning:
      "The light comes through leaves and lands on your hands. Green is the color of things still at it, growing, unripe, permitted, envious. The dream tells by shade: lime for nerves, moss for rest. A green light you fail to use, with horns behind, is a permission that was given some while ago and not believed.",
  },
  {
    id: "greenhouse",
    name: "Greenhouse",
    aliases: ["conservatory", "hothouse"],
    see: ["garden", "glass-house", "plant"],
    meaning:
      "Outside there is frost, in here a lemon. A greenhouse forces growth under protection, good for seedlings, sick friends and first novels, and poor at teaching anyone about wind. Broken panes let in a useful cold. Being kept in there with the orchids, admired and watered, you had begun to look for the handle on the inner side.",
  },
  {
    id: "greeting-card",
    name: "Greeting Card",
    aliases: ["birthday card", "condolences"],
    see: ["gift", "writing", "birthday"],
    meaning:
      "Someone else's rhyme, and your name below. A greeting card is feeling outsourced, adequate most days, thin where it mattered. Standing at the rack reading all of them shows you hunting for a phrase about a thing no company prints. The blank kind scared you and was right. One line in your own hand would pay the postage.",
  },
  {
    id: "grief",
    name: "Grief",
    aliases: ["mourning", "sorrow"],
    see: ["funeral", "dead-parent"],
    meaning:
      "It is in the coat sleeve and the second cup. Grief does a good part of its work in sleep, where the lost can be met, fed, argued with. Fresh sorrow in a dream about an old loss is no relapse; a new month found a new room of it. Let the morning be slow, and tell one person their name.",
  },
  {
    id: "grill",
    name: "Grill",
    aliases: ["barbecue", "cookout"],
    see: ["food", "fire", "fourth-of-july"],
    meaning:
      "One person stands in the smoke and everyone has advice. A grill is cooking as theater, raw power tamed before neighbors, often by somebody who is helpless in a kitchen. Charred outside and cold within describes several things you hurried. When the coals would not catch, the gathering went on perfectly well with bread.",
  },
  {
    id: "groom",
    name: "Groom",
    aliases: ["bridegroom"],
    see: ["wedding", "bride", "husband"],
    meaning:
      "He is sweating in good cloth, and his brother has the rings. A groom stands at a promise with his back to the crowd, waiting for something to come up the aisle, so he is readiness and stage fright. A faceless one leaves the vow open. Dressed as one unexpectedly, you have agreed to more than the cake.",
  },
  {
    id: "group-chat",
    name: "Group Chat",
    aliases: ["messages", "thread"],
    see: ["phone", "gossip"],
    meaning:
      "Two hundred messages while you slept, and one of them is about you. The group chat is a table that never rises, warm and tiring, where silence counts as opinion. Being removed from it is exile by thumb. A second thread without you was the discovery of the dream; everybody has one, including you, and somebody is missing there.",
  },
  {
    id: "growing",
    name: "Growing",
    aliases: ["getting taller", "growth spurt"],
    see: ["giant", "heights", "plant"],
    meaning:
      "Your sleeves end at the elbow, and the ceiling is considering you. Growing in a dream happens when a role, a grief or a child enlarges you faster than your habits. Old rooms pinch first. It aches at night in the long bones, as it did at twelve. Stooping to reassure others will cost you the neck.",
  },
  {
    id: "growling",
    name: "Growling",
    aliases: ["snarl", "low growl"],
    see: ["dog", "wolf", "anger"],
    meaning:
      "You feel it in the floor before you locate the throat. A growl is anger's courtesy, the notice given so that nothing worse is needed. Hearing one from an old friend or a sofa means a limit was reached. If it came from you, and your hand went to your own mouth, a clear sentence would spare all parties the teeth.",
  },
  {
    id: "guard",
    name: "Guard",
    aliases: ["sentry", "security guard"],
    see: ["soldier", "gate", "prison"],
    meaning:
      "He has been awake since your last mistake. A guard protects by suspecting, so he belongs to whatever in you reads faces at parties and checks the stove. Asleep at the post, he shows how overdue relief is. When he asked for a password you had chosen yourself, as a child, you remembered the word and he smiled.",
  },
  {
    id: "guardian-angel",
    name: "Guardian Angel",
    aliases: ["protecting angel"],
    see: ["angel", "light", "danger"],
    meaning:
      "A hand takes your collar, and the truck goes by. The guardian angel is care from a source you cannot thank, whether you give it to heaven, to a grandmother or to reflexes. It appears to people who never feel looked after. Arguing with it about a risk, you heard your good sense speak without your usual scorn.",
  },
  {
    id: "guest",
    name: "Guest",
    aliases: ["visitor", "houseguest"],
    see: ["door", "dinner-party", "stranger"],
    meaning:
      "They have brought a suitcase larger than was agreed. A guest is anything you have let in for a limited time, a mood, a lodger, an ambition, and its manners count. Sleeping in your bed, it has mistaken the terms. An honored one for whom you polish everything asks why residents get the chipped cup all year long.",
  },
  {
    id: "guest-list",
    name: "Guest List",
    aliases: ["invitation list", "not on the list"],
    see: ["doorman", "wedding", "party"],
    meaning:
      "The finger slides down the page and stops before your letter. A guest list turns affection into names, so it hurts on both sides: those you left off stand in the street of your dream. Writing it yourself, you rank people in ink. Somebody crossed out and put back belongs in a call, not at table nine.",
  },
  {
    id: "guide",
    name: "Guide",
    aliases: ["mentor", "tour guide"],
    see: ["map", "mountain", "teacher"],
    meaning:
      "She walks ahead and never asks whether you can. A guide knows ground that you only have a map of, so she comes in at thresholds: new faith, new illness, new fatherhood. Losing sight of her around a bend is the lesson. When you turned and found others following, the post had been given to you without a ceremony.",
  },
  {
    id: "guillotine",
    name: "Guillotine",
    aliases: ["beheading machine"],
    see: ["execution", "knife"],
    meaning:
      "Quick, they say, as if speed were the worry. The guillotine separates thinking from everything that carries it, and it drops into the dreams of people who live from the neck up. A cut budget, a cut tie, a cut word will also summon it. Oiled and raised and never released, it is a threat used for governing.",
  },
  {
    id: "guilt",
    name: "Guilt",
    aliases: ["remorse", "bad conscience"],
    see: ["judge", "hiding-a-body", "confession"],
    meaning:
      "You did it, though what it was keeps changing. Guilt looks for a crime in sleep as a key tries doors, which is why kind people dream of murder. Check the true size: an unreturned call, a sharp word, happiness while others suffer. Repair what has an address. For the rest, the dream itself was penance, and is now served.",
  },
  {
    id: "guinea-pig",
    name: "Guinea Pig",
    aliases: ["cavy", "test subject"],
    see: ["pet", "laboratory", "hamster-wheel"],
    meaning:
      "It whistles whenever the refrigerator opens. A guinea pig is soft trust in a cage, and a word for the one on whom things are tried out: first child, new drug, the department with the software. Both meanings share a look. Several together purr and do well; one alone in straw needs company more than lettuce.",
  },
  {
    id: "guitar",
    name: "Guitar",
    aliases: ["acoustic guitar", "strings"],
    see: ["music", "singing"],
    meaning:
      "Somebody left it in the corner of every apartment you ever had. A guitar is a companion for feelings that would be silly as speech, so a missing string silences a definite note. Callused fingers show you earned it. Playing far better than you can by day, you heard what it would sound like to stop practicing apologies.",
  },
];
