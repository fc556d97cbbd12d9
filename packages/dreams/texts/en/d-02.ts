import type { DreamSymbol } from "../../src/symbol";

export const d02: readonly DreamSymbol[] = [
  {
    id: "debt",
    name: "Debt",
    aliases: ["owing money", "loan"],
    see: ["money", "debt-collector", "bank"],
    meaning:
      "The sum changes each time you look, but you always owe it. Debt in sleep is seldom about banks alone; it counts favors, years of care, a rescue you never repaid. Being unable to find the creditor is guilt without an address. When someone owes you, the dream wonders why you have not said the figure aloud.",
  },
  {
    id: "debt-collector",
    name: "Debt Collector",
    aliases: ["bailiff", "repo man"],
    see: ["debt", "door", "knocking"],
    meaning:
      "He knows your name and has a list. The collector is your inner bookkeeper, at work on accounts everyone else has forgotten, and he comes on evenings when you have rested. What he carries off tells you the pledge: the television is leisure, the bed is peace. Paying him in small coins is a better plan than hiding.",
  },
  {
    id: "decay",
    name: "Decay",
    aliases: ["rot", "decomposition"],
    see: ["mold", "teeth-falling-out", "compost"],
    meaning:
      "Under the paint the wood is soft. Decay is neglect made visible, and it describes something you meant to tend, a talent, a friendship, a back tooth. Smell it and you have already admitted more than you say. In soil the same process feeds beans, so a dream of compost rather than ruin says the old stuff is ready to be used.",
  },
  {
    id: "december",
    name: "December",
    aliases: ["year's end"],
    see: ["christmas", "snow", "calendar"],
    meaning:
      "The year is adding itself up, and the dream has set the table for it. December scenes collect reckonings: what was promised in spring, who will be missing from the photograph. In the wrong season they show you hurrying to be done. Candles, lists and an overheated room belong to a duty you would like to celebrate less dutifully.",
  },
  {
    id: "deck-of-a-ship",
    name: "Deck of a Ship",
    aliases: ["ship's deck", "promenade"],
    see: ["ship", "sea", "railing"],
    meaning:
      "Solid planks with nothing solid under them: the deck is where you stand while something larger moves you. It suits emigrants, new hires and anyone carried by a decision made above their head. Pacing it in calm weather is pleasant surrender. If the boards were awash, you want a say in the course, or at least a look at the chart.",
  },
  {
    id: "deck-of-cards",
    name: "Deck of Cards",
    aliases: ["playing cards", "card pack"],
    see: ["gambling", "game", "dealer"],
    meaning:
      "Fifty-two small pictures, and the order is everything. A deck in a dream is circumstance before anyone has cut it: what you were given by birth, timing, the people in the room. A missing card is a fact withheld from you. Shuffling without ever dealing describes preparation that has quietly become a way of not playing.",
  },
  {
    id: "decoration",
    name: "Decoration",
    aliases: ["ornament", "garland"],
    see: ["christmas", "party", "house"],
    meaning:
      "Tinsel goes up fastest in rooms nobody wants to talk about. Decorating in sleep is the wish to make something presentable, and it may be generous or evasive depending on what hangs behind. A wreath too heavy for its nail is a celebration that costs you more than it cheers. Taking it all down at last is a small honest pleasure.",
  },
  {
    id: "deep-water",
    name: "Deep Water",
    aliases: ["the deep", "bottomless water"],
    see: ["water", "drowning", "diving"],
    meaning:
      "Your feet stop finding the bottom. Deep water is the part of a feeling that has no edge yet, new love, old grief, the first month of a large loan. Floating there is trust in your own buoyancy. Looking down and seeing movement says a second motive swims under the first, and you would do well to put the mask on and look.",
  },
  {
    id: "deer",
    name: "Deer",
    aliases: ["doe", "stag", "fawn"],
    see: ["forest", "hunting", "headlights"],
    meaning:
      "It looks at you, every muscle ready to leave. A deer is gentleness that survives by noticing, and it visits when a tender thing in you, or in someone near, has come close enough to touch. Sudden movement ruins the scene. Frozen in headlights it is your own stalling at a question; hunted, it is kindness that somebody takes for weakness.",
  },
  {
    id: "defeat",
    name: "Defeat",
    aliases: ["losing", "surrender"],
    see: ["battle", "shame", "competition"],
    meaning:
      "The scoreboard is final and you are still on the field. Defeat in a dream is often kinder than the struggle before it, because the effort may now stop. Shame tells you the contest was about rank; calm tells you it never was. Shaking hands with the winner means you are near to dropping a fight nobody else remembers.",
  },
  {
    id: "defending-someone",
    name: "Defending Someone",
    aliases: ["protecting", "standing up for"],
    see: ["fight", "child"],
    meaning:
      "You step between a raised hand and someone smaller. Whom you shield shows what you think is undefended in your life: a sibling's reputation, a shy idea, your younger self. If your voice failed at the crucial word, practice that word. Being defended by a person you underrated suggests that allies stand closer than you thought.",
  },
  {
    id: "deflated-balloon",
    name: "Deflated Balloon",
    aliases: ["burst balloon", "popped balloon"],
    see: ["balloon", "party"],
    meaning:
      "The party ended and nobody told the ribbon. A limp balloon is enthusiasm after its occasion, the launch that got three likes, the trip that was mostly queues. If it burst in your hand, you gripped a hope too tightly. One still half full of air, nudging the carpet, says the idea has a second use at a lower height.",
  },
  {
    id: "deja-vu",
    name: "Deja Vu",
    aliases: ["already seen", "repetition"],
    see: ["time-loop", "memory", "house"],
    meaning:
      "You have stood in this hallway before, the dream insists, and it is right in its way. Deja vu in sleep flags a pattern wearing new clothes: the same boss with another name, the same kitchen quarrel in a better kitchen. Instead of asking where you saw it, ask what you did last time and whether it worked.",
  },
  {
    id: "delay",
    name: "Delay",
    aliases: ["postponement", "hold-up"],
    see: ["train", "waiting", "lateness"],
    meaning:
      "The board says delayed and gives no reason. A hold-up in a dream puts you between leaving and arriving, where patience and resentment look alike. If you were relieved, you are not as ready as you told people. If you paced, name who has the power to release you, since waiting for an unnamed authority has no end.",
  },
  {
    id: "delayed-flight",
    name: "Delayed Flight",
    aliases: ["flight delay", "canceled flight"],
    see: ["airport", "airplane", "delay"],
    meaning:
      "You are packed, dressed and going nowhere, with a plastic seat for company. The delayed flight belongs to launches that depend on others: visas, approvals, a partner's yes. Notice the fellow passengers, for they are usually the people stuck in the same plan. A cancellation that sends you home hints that the destination was somebody else's idea.",
  },
  {
    id: "deleting",
    name: "Deleting",
    aliases: ["erasing", "delete key"],
    see: ["data-loss", "photograph", "ex"],
    meaning:
      "One press and the picture, the number, the thread is gone. Deleting is the modern form of burning letters, and the sleeping thumb does it once a chapter has ended on paper only. Files that keep coming back are attachments with a backup. Wiping the wrong thing by mistake warns you against settling accounts while angry.",
  },
  {
    id: "delivery",
    name: "Delivery",
    aliases: ["parcel", "shipment"],
    see: ["package", "door", "delivery-driver"],
    meaning:
      "Something you ordered long ago is at the door, and you cannot recall the order. Deliveries are results: the answer to an application, the consequence of a remark. The wrong item in the box says you have been asking for the wrong thing in the right voice. If it was addressed to a neighbor, someone else's outcome is occupying you.",
  },
  {
    id: "delivery-driver",
    name: "Delivery Driver",
    aliases: ["courier", "postman with parcel"],
    see: ["delivery", "knocking", "stranger"],
    meaning:
      "A stranger in a hurry needs your signature. The courier is a messenger who does not know the contents, like the colleague who passed on a rumor or the friend who relayed an invitation. Missing him by seconds is a chance you think is gone, though depots keep things for days. Being the driver, you are carrying other people's urgencies up too many stairs.",
  },
  {
    id: "demolition",
    name: "Demolition",
    aliases: ["wrecking ball", "tearing down"],
    see: ["house", "building"],
    meaning:
      "A wall comes down and there is sky where the wallpaper was. Demolition is change with noise, right for marriages, careers and beliefs that cannot be renovated room by room. Watching calmly means the decision is older than the machine. If people were still inside, slow down: someone depends on the structure you are finished with.",
  },
  {
    id: "demon",
    name: "Demon",
    aliases: ["fiend", "evil spirit"],
    see: ["devil", "possession", "fear"],
    meaning:
      "It has your worst thought and a face to go with it. Demons in dreams dress up drives that were never allowed in company: rage, envy, appetite. They swell when refused a name and shrink once you inquire about their wishes. Fighting one to exhaustion is the less useful version; bargaining shows that you are ready to own a little of it.",
  },
  {
    id: "demotion",
    name: "Demotion",
    aliases: ["lower rank", "losing a title"],
    see: ["work", "boss", "shame"],
    meaning:
      "Your desk has moved closer to the copier. Being demoted in sleep speaks of standing lost in somebody's eyes, a parent who now consults your brother, a child who corrects you. Relief at the lighter duties is worth a long look. Should the new badge carry a name you had years ago, an earlier and simpler work still suits you.",
  },
  {
    id: "den",
    name: "Den",
    aliases: ["lair", "burrow"],
    see: ["cave", "fox", "hiding"],
    meaning:
      "Low ceiling, warm fur, one way in. A den is withdrawal with a purpose: animals go there to heal, to give birth, to outlast the cold. You find it in a dream when you need fewer visitors, not fewer friends. An occupied den, with eyes at the back, says the quiet you want already belongs to someone who is touchy about it.",
  },
  {
    id: "dentist",
    name: "Dentist",
    aliases: ["dental chair", "orthodontist"],
    see: ["teeth-falling-out", "pain", "mouth"],
    meaning:
      "You lie back, mouth open, unable to answer. The dentist is necessary discomfort handled by an expert, and he turns up when you postpone a repair that will only cost more. Unable to speak while others discuss you, you may recognize a meeting. A tooth drawn without pain says the thing you dread losing is already loose.",
  },
  {
    id: "dentures",
    name: "Dentures",
    aliases: ["false teeth"],
    see: ["teeth-falling-out", "mouth", "aging"],
    meaning:
      "The smile is in a glass by the bed. Dentures are confidence you put in for company, well fitted or not: a polished accent, a borrowed opinion, cheerfulness at the counter. Losing them in public exposes the gap you paid to cover. Wearing another person's set shows you speaking in phrases that were molded to a different mouth.",
  },
  {
    id: "deodorant",
    name: "Deodorant",
    aliases: ["antiperspirant"],
    see: ["bathroom", "smell"],
    meaning:
      "A small precaution against being noticed for the wrong thing. Deodorant surfaces in sleep when you are managing an impression at close quarters, in a shared office, a new bed, a crowded family visit. An empty can just before leaving is the fear that effort will show. Remember that the people who matter lean in anyway.",
  },
  {
    id: "department-store",
    name: "Department Store",
    aliases: ["shopping mall", "emporium"],
    see: ["shopping", "escalator", "elevator"],
    meaning:
      "Each floor sells another life: kitchens, perfume, luggage, toys. A department store lays out the versions of yourself on offer, and wandering without buying is the honest state of someone between roles. Lost on the wrong level, you are shopping for an age you have left. After closing time, with dummies for company, the question is what you would take if price were no matter.",
  },
  {
    id: "departure",
    name: "Departure",
    aliases: ["leaving", "setting off"],
    see: ["train", "suitcase", "goodbye"],
    meaning:
      "The bag is closed and the room already looks like someone else's. Departures in dreams mark the instant a decision becomes physical, and the feeling on the threshold is the true verdict on it. Who came to see you off counts. If you kept going back for one more thing, give that object a name: it is the reason you still hesitate.",
  },
  {
    id: "deportation",
    name: "Deportation",
    aliases: ["expulsion", "being sent away"],
    see: ["border", "passport", "exile"],
    meaning:
      "An official says you do not belong here and has a form to prove it. Being deported in a dream speaks to borrowed belonging, in a country, a profession, an in-law's house, where one stamp could undo years. For those with papers at stake it is plain worry and needs no decoding. Otherwise, ask whose approval you treat as a visa.",
  },
  {
    id: "deposit",
    name: "Deposit",
    aliases: ["down payment", "pledge"],
    see: ["bank", "money", "landlord"],
    meaning:
      "You hand over part of the sum to prove you mean it. A deposit is commitment before certainty, fitting for anyone who has put time or trust into something not yet yours. Losing it on a technicality is the sting of a broken engagement, literal or not. Getting it back in full frees you from a plan you had outgrown.",
  },
  {
    id: "desert",
    name: "Desert",
    aliases: ["sand", "wasteland"],
    see: ["thirst", "mirage", "oasis"],
    meaning:
      "Nothing distracts you here, which is the point and the hardship. The desert is a stretch of life stripped of applause, company or results, where you find out what you do without them. Walking with water is discipline. Crawling after shimmering pools says you have mistaken the last three rescues, and the real one will look duller than those.",
  },
  {
    id: "desert-island",
    name: "Desert Island",
    aliases: ["castaway", "shipwrecked"],
    see: ["island", "ship", "loneliness"],
    meaning:
      "One palm, and all your decisions are finally your own. The desert island turns up when you long to be unreachable or already feel it, and the difference is whether you lit a signal fire. What you salvaged from the wreck is what you consider essential. A footprint that is not yours changes the whole story, and you knew at once if it was welcome.",
  },
  {
    id: "deserted-town",
    name: "Deserted Town",
    aliases: ["ghost town", "abandoned city"],
    see: ["empty-house", "city", "loneliness"],
    meaning:
      "Shutters bang, and a table is still laid. A town without people is a social life that moved on while you were busy, or a platform everyone has left. Wandering there in peace means you wanted the streets to yourself. Hearing one radio play behind a window is the detail to follow: somebody stayed and would answer.",
  },
  {
    id: "desk",
    name: "Desk",
    aliases: ["writing table", "workstation"],
    see: ["office", "work", "drawer"],
    meaning:
      "Its surface is your mind with a lamp on it. A clear desk is readiness; a buried one shows several people's problems stacked on the place meant for yours. Finding your desk given to another speaks of standing more than furniture. At a school desk too small for your knees, you are being graded on matters you mastered long ago.",
  },
  {
    id: "dessert",
    name: "Dessert",
    aliases: ["pudding", "sweets"],
    see: ["cake", "sugar", "restaurant"],
    meaning:
      "It comes last and nobody needs it, so dessert is about permission. Enjoyed slowly, it tells you the reward was earned and may be taken. Skipping it while others eat shows rules you keep after the reason for them has gone. When the sweets arrive before the meal, some pleasure in your life is out of order and spoils the appetite for what sustains.",
  },
  {
    id: "destination",
    name: "Destination",
    aliases: ["arrival", "end point"],
    see: ["road", "map", "train"],
    meaning:
      "You get there, and it is not what the brochure said. A destination in sleep is a goal met in the body rather than on paper, so trust the first sensation on arrival. Never reaching it, for all the trains you catch, says the aim was set to keep you moving. A place you did not plan and liked is a better address.",
  },
  {
    id: "destruction",
    name: "Destruction",
    aliases: ["devastation", "wreckage"],
    see: ["demolition", "bomb", "anger"],
    meaning:
      "Everything you see is broken, and part of you had a hand in it. Scenes of destruction drain off anger that has had no legal exit, which is why they can feel like relief. What was spared is the telling object. If you walked the rubble picking up small things, you have passed the fury and reached the sorting.",
  },
  {
    id: "detective",
    name: "Detective",
    aliases: ["investigator", "sleuth"],
    see: ["murder", "police"],
    meaning:
      "You follow a trail, and each clue leads nearer home. The detective is your suspicion with manners: he wants evidence about a partner, a colleague, or a family story with one date that does not fit. Being investigated means you feel watched for a small lie. Close the case in daylight by asking the plain question he circles.",
  },
  {
    id: "detention",
    name: "Detention",
    aliases: ["held back", "kept after school"],
    see: ["school", "teacher", "prison"],
    meaning:
      "The others have gone home and you are copying lines. Detention is punishment by time, and it fits hours you serve for a fault that was minor, shared or somebody else's. Adults have it in open-plan offices. Look who sat in the next row: that is your ally. Leaving by the open door is usually possible and seldom tried.",
  },
  {
    id: "detour",
    name: "Detour",
    aliases: ["diversion", "road closed"],
    see: ["road", "driving", "dead-end"],
    meaning:
      "The sign points left, and left is not where you were going. A detour is an honest admission that the straight way is shut, because of money, health, a child, a rule. Fuming wastes the view. If the side road led through a place from your past, something left there is needed at the end of this trip.",
  },
  {
    id: "devil",
    name: "Devil",
    aliases: ["satan", "lucifer"],
    see: ["demon", "discount", "hell"],
    meaning:
      "He is polite, and the contract is in small print. The devil in a dream sets out what you are tempted to trade: sleep for applause, a friend for a promotion, your word for quiet. Horns and heat come from stories you were told young, so feel the fear and then read the terms. The clause you skipped is where the meaning sits.",
  },
  {
    id: "dew",
    name: "Dew",
    aliases: ["morning moisture"],
    see: ["dawn", "grass", "water"],
    meaning:
      "By nine it will be gone, and it made no noise arriving. Dew is refreshment you did not work for: a kind word at breakfast, a mood that lifted overnight. Walking through it barefoot belongs to recovery and first love. If you tried to collect it in a jar, you are attempting to store what only comes fresh.",
  },
  {
    id: "diamond",
    name: "Diamond",
    aliases: ["brilliant", "gem"],
    see: ["ring", "gem", "rich"],
    meaning:
      "Pressure and time made it, and now it cuts glass. A diamond in sleep is worth that will not be talked down, a principle, a talent, a proposal you want to be certain of. A fake one exposes your doubt about somebody's shine. Finding it in gravel tells you the valuable part of a dull month is small, hard and already in your hand.",
  },
  {
    id: "diaper",
    name: "Diaper",
    aliases: ["nappy", "changing"],
    see: ["baby", "bathroom", "dirty-clothes"],
    meaning:
      "Love at its least glamorous, done again in two hours. A diaper is care for someone who cannot thank you, and it also covers the jobs at work that are cleaned up quietly by the same person each time. Wearing one yourself is the dread of losing control before witnesses. No clean one in the house means your help has run past its supplies.",
  },
  {
    id: "diarrhea",
    name: "Diarrhea",
    aliases: ["loose bowels", "upset stomach"],
    see: ["toilet", "bathroom", "shame"],
    meaning:
      "Things leave you faster than dignity allows. The dream takes its picture from the gut because that is where overload is felt first: too much swallowed, too little digested, words that rush out before they are ready. Afterward comes relief, and it is the honest half of the scene. Ask what you took in lately that never agreed with you.",
  },
  {
    id: "diary",
    name: "Diary",
    aliases: ["journal", "notebook"],
    see: ["secret", "writing", "reading"],
    meaning:
      "A small lock, easily picked. The diary holds the version of events in which you need not be fair, and sleep reports that this version wants to be heard or hidden. Someone reading it is exposure of a thought, not of a deed. Blank pages for a whole month ask where you were while those days took place.",
  },
];
