import type { DreamSymbol } from "../../src/symbol";

export const i01: readonly DreamSymbol[] = [
  {
    id: "ice",
    name: "Ice",
    aliases: ["frozen water", "icy"],
    see: ["frozen-lake", "freezing", "cold"],
    meaning:
      "It is water that has stopped answering. Ice holds a feeling in a shape you can stand on, chip or slip over, and so it suits truces, manners and the day after bad news. Cubes in a glass make a strong thing bearable. A figure frozen inside, quite clear, waits for spring along with whoever put it there.",
  },
  {
    id: "ice-cream",
    name: "Ice Cream",
    aliases: ["gelato", "sundae", "cone"],
    see: ["dessert", "childhood", "summer"],
    meaning:
      "You have about six minutes. Ice cream is pleasure with a melting point, offered to children as comfort and to adults as permission, and hesitating costs you the top scoop. It lands on pavement in many dreams, with a wail. A flavor that does not exist was invented by whatever part of you has been eating sensibly.",
  },
  {
    id: "ice-skating",
    name: "Ice Skating",
    aliases: ["skating", "rink"],
    see: ["frozen-lake", "dancing", "falling"],
    meaning:
      "Two thin blades, and effort becomes line. Skating is grace over something that should not hold you, a manner learned for cold surroundings. Holding the rail you envied the twelve-year-olds. Going backward with ease showed an ability to retreat beautifully. The scratches left behind spell out a track, and it circles one spot more than you thought.",
  },
  {
    id: "iceberg",
    name: "Iceberg",
    aliases: ["berg", "floating ice"],
    see: ["ship", "ice", "sea"],
    meaning:
      "The part you admire is the least of it. An iceberg is a matter with most of its bulk out of sight, a silence at dinner, a small symptom, an almost casual remark. Steering around the tip is not enough. Lit from below in green it was beautiful; you had your first notion of how much someone is not saying.",
  },
  {
    id: "icicle",
    name: "Icicle",
    aliases: ["frozen drip", "roof ice"],
    see: ["ice", "winter", "roof"],
    meaning:
      "It grows by melting, a drop at a time. An icicle is thaw and freeze at once, as in couples who warm by noon and stiffen at night. Over the front door it makes each entry a small risk. Broken off and carried like a sword, it was a child's weapon, and by the gate it had become a wet mitten.",
  },
  {
    id: "idea",
    name: "Idea",
    aliases: ["inspiration", "brainwave"],
    see: ["light-bulb", "invention", "writing"],
    meaning:
      "It was perfect, and you were sure you would remember. An idea in a dream is complete in a manner no page allows, so pencil and paper belong on the nightstand. Most turn out to be soup recipes. The joy of having it is the reliable part: some area of your mind is fed, rested and wants to show you something.",
  },
  {
    id: "identical-rooms",
    name: "Identical Rooms",
    aliases: ["same room again", "repeating rooms"],
    see: ["hallway", "maze", "deja-vu"],
    meaning:
      "Each door opens on the bed, chair and lamp you just left. Identical rooms are days that have lost their differences, shift work, hospital weeks, a routine once meant to free you. Search for the flaw. In the ninth a picture hung crooked, and behind it was a switch, which is to say that novelty begins with a detail.",
  },
  {
    id: "identity-theft",
    name: "Identity Theft",
    aliases: ["stolen identity", "impersonation"],
    see: ["hacker", "passport", "double"],
    meaning:
      "The bank greets another you. Identity theft leaves a person arguing that she is herself, with documents, to a bored clerk, so it shows up whenever a label has replaced you: the divorced one, patient in bed four. Your thief led a more exciting life. Some dreamers would gladly let her keep the debts, on condition of meeting.",
  },
  {
    id: "igloo",
    name: "Igloo",
    aliases: ["snow house"],
    see: ["ice", "snow", "house"],
    meaning:
      "Built from the cold, against the cold. An igloo makes shelter from the very stuff of the trouble, as humor does in grim families and routine does in grief. One candle heats it. Crawling in is undignified, sitting shoulder to shoulder is not. If it dripped on your neck, somebody's warmth has begun to cost the walls.",
  },
  {
    id: "ignition",
    name: "Ignition",
    aliases: ["starting the car", "car won't start"],
    see: ["car", "key", "engine"],
    meaning:
      "You turn it, you plead, you turn it. Failing ignition puts desire and means on either side of a small spark, and it comes with mornings when no reason to start seems enough. Flooding the engine by trying too hard is a known mistake. Wait a minute, do nothing, turn once: a mechanic's advice, and quite good for essays.",
  },
  {
    id: "illiteracy",
    name: "Illiteracy",
    aliases: ["cannot read", "unreadable text"],
    see: ["reading", "book", "foreign-language"],
    meaning:
      "Letters swim about like tadpoles whenever you fix one. Text that will not stay put is normal in dreams, for the reading part of the mind is off duty. As a plot it concerns signals you are supposed to understand: a contract, a mood, a scan. Asking someone to read it out was humbling, and the voice made the sense.",
  },
  {
    id: "immigration",
    name: "Immigration",
    aliases: ["immigrating", "visa office"],
    see: ["border", "passport", "foreign-country"],
    meaning:
      "Take a number, and prove that you intend to stay. Immigration is entry with conditions, to a country, a marriage, a profession, where your old credentials turn into anecdotes. The officer mispronounces your name and you answer to it. Children translated for you. Their ease, and your slight jealousy of it, was the truest minute in that hall.",
  },
  {
    id: "immortality",
    name: "Immortality",
    aliases: ["living forever", "undying"],
    see: ["aging", "death", "time"],
    meaning:
      "Everyone you love keeps leaving, and you get their plants. Living forever is rarely a treat there; it takes the edge off each choice and piles up spoons. It comes up around birthdays and bequests. Something of yours does go on, a phrase, a recipe, a nose. The rest was happier for having an evening.",
  },
  {
    id: "impostor",
    name: "Impostor",
    aliases: ["fake", "pretender"],
    see: ["fraud", "mask", "boss"],
    meaning:
      "They call on the specialist, and people look at you. An impostor dream has you in the coat of an expert, nodding, with an operation due at ten. Real experts have it for life. Your hands, oddly, knew what to do. Checking who hired you, and why, produced no mistake, just a signature you recognized as careful.",
  },
  {
    id: "imprisonment",
    name: "Imprisonment",
    aliases: ["locked up", "behind bars"],
    see: ["prison", "key", "cage"],
    meaning:
      "You have a bed, a bucket and plenty of time to see whose idea this was. Imprisonment in sleep is about limits with guards, a rota, a lease, a temper, an illness. Tallies on the wall show patience. The cell door was not locked in the second half. Sitting there out of respect for it is what you may reconsider.",
  },
  {
    id: "in-laws",
    name: "In-Laws",
    aliases: ["spouse's family"],
    see: ["mother-in-law", "father-in-law", "family"],
    meaning:
      "Nine people have a way of doing potatoes. In-laws are the country you married into, with its jokes, taboos and seating, so they fill the dream at holidays, births and home purchases. Caught snooping in their medicine chest, you wanted a clue. Somebody passed you the good dish without a word; promote that person to ally.",
  },
  {
    id: "incense",
    name: "Incense",
    aliases: ["joss stick", "censer", "resin smoke"],
    see: ["church", "smoke", "prayer"],
    meaning:
      "A thread of smoke goes straight up and then thinks of something. Incense marks an hour off from the rest and carries wishes in a form that leaves ash. In sleep it reaches the oldest room of memory. Coughing from it, you had been handed more solemnity than you can breathe. One stick, though, changed how everybody spoke.",
  },
  {
    id: "incest",
    name: "Incest",
    aliases: ["sex with a relative"],
    see: ["sex", "family"],
    meaning:
      "You wake appalled, and there is no cause to accuse yourself. Dreams pair people by closeness as much as by desire, so a scene like that usually speaks of mixed-up boundaries, borrowed traits, too much or too little distance in a family. Where it touches something that happened, it is memory, and you deserve a skilled and gentle listener.",
  },
  {
    id: "indigestion",
    name: "Indigestion",
    aliases: ["heartburn", "bloating"],
    see: ["stomach", "eating", "feast"],
    meaning:
      "Something sits there like a stone with opinions. Indigestion is matter accepted and not absorbed, a merger, a compliment, your sister's news. Late cheese also explains plenty. Lying propped on three pillows, you went back over the day course by course; at the one where you swallowed a reply, there was a small definite burn.",
  },
  {
    id: "infection",
    name: "Infection",
    aliases: ["contagion", "inflamed wound"],
    see: ["wound", "germs", "disease"],
    meaning:
      "Around the scratch it is red, warm and interested in spreading. An infection is a minor hurt kept closed on dirt, an insult laughed off, a shortcut in a team. It throbs at night. Opening and rinsing stung more than the cut had. The red line that stopped at your elbow shows how soon you noticed; well done.",
  },
  {
    id: "infertility",
    name: "Infertility",
    aliases: ["unable to conceive", "barren"],
    see: ["pregnancy", "baby"],
    meaning:
      "The room is painted, and it echoes. For those who live with it, such a dream is grief speaking plainly and asks for no cleverness. For others it is effort without result, a field, a page, a shop with clean windows. A neighbor's child asleep on your shoulder showed that what you have to give had found an address.",
  },
  {
    id: "infidelity",
    name: "Infidelity",
    aliases: ["cheating", "affair", "unfaithful partner"],
    see: ["betrayal", "husband", "wife"],
    meaning:
      "You catch them in your own kitchen, of all rooms. Infidelity in sleep is common in faithful couples, and is mostly about attention: a phone, a project, a new baby has been getting the looks that were yours. If you strayed, examine the quality of that stranger. Waking angry with an innocent person deserves coffee and a laugh.",
  },
  {
    id: "inheritance",
    name: "Inheritance",
    aliases: ["legacy", "heirloom", "will"],
    see: ["grandmother", "money", "house"],
    meaning:
      "A lawyer reads, and three cousins do arithmetic. An inheritance is what came to you unasked, a clock, a chin, a fear of debt, so the dream takes stock. Being left out hurts as a final sentence. Given the ugly vase that held the door open for forty years, you got, in fact, the whole hallway and her in it.",
  },
  {
    id: "initials",
    name: "Initials",
    aliases: ["monogram", "carved letters"],
    see: ["tree", "name", "signature"],
    meaning:
      "Two letters in bark, grown wide with the trunk. Initials say I was here to strangers and everything to one person. Yours stitched on another's towels shows claims made early. Not knowing whose they were, inside your own ring, kept you busy all night; you tried every name you had nearly taken, and one fitted rather well.",
  },
  {
    id: "injection",
    name: "Injection",
    aliases: ["needle", "shot", "syringe"],
    see: ["doctor", "needle"],
    meaning:
      "Look away, they say, and you look. An injection puts something past your skin for your own good, by consent or nearly so: advice, discipline, hard facts. It stings less than the tray. Given by someone in a hurry who did not tell you what was in it, the dose was an opinion. You may ask for the leaflet.",
  },
  {
    id: "ink",
    name: "Ink",
    aliases: ["inkwell", "spilled ink"],
    see: ["writing", "pen", "stain"],
    meaning:
      "It has not been a word yet, and it is already on the cuff. Ink makes thought permanent, so a spill spreads the fear of having committed something, by signature or remark. Invisible till warmed, it belongs to secrets between the lines. An octopus leaves in a cloud of it. You, with fifty pages, have been doing similarly.",
  },
  {
    id: "insect",
    name: "Insect",
    aliases: ["bug", "creepy-crawly"],
    see: ["beetle", "ant", "fly"],
    meaning:
      "Too many legs, and none of them in doubt. Insects in sleep are small automatic things, habits, nagging tasks, bodily unease, that go about in numbers and do not take to reason. One turned over on its back is Monday. Held in a jar it proved to be enameled and perfect; the shudder, you found, was about the quantity.",
  },
  {
    id: "insect-bite",
    name: "Insect Bite",
    aliases: ["mosquito bite", "itchy bump"],
    see: ["insect", "itch", "mosquito"],
    meaning:
      "It was nothing, and you have been at it for an hour. An insect bite is a trivial wound enlarged by attention, a comment under a photograph, a late thank-you. Scratching is delicious and settles nothing. A cross pressed into the swelling with a nail is a child's cure. It worked, mainly because somebody sat by and did it.",
  },
  {
    id: "insects-under-the-skin",
    name: "Insects Under the Skin",
    aliases: ["bugs crawling in skin", "parasites"],
    see: ["insect", "skin", "itch"],
    meaning:
      "Something moves there, and you are the only one who sees it. Insects beneath the skin are irritation that found no other way in, somebody's voice, a tight deadline, a worry you call silly. Picking makes it real. They came out by themselves in some dreams, wings drying, and flew off, once you had said aloud what bugged you.",
  },
  {
    id: "insomnia",
    name: "Insomnia",
    aliases: ["sleepless", "lying awake"],
    see: ["bed", "night", "clock"],
    meaning:
      "You dream that you cannot sleep, which is at least thrifty. Insomnia within a dream comes from the watchman who will not believe the gate is shut. Sheep arrive with paperwork. Everyone else breathes in the dark, and there is an odd tenderness to being the last one up. He wants to be told, formally, that he is relieved.",
  },
  {
    id: "instruction-manual",
    name: "Instruction Manual",
    aliases: ["directions for use", "assembly guide"],
    see: ["tools", "furniture", "reading"],
    meaning:
      "Forty languages, and the page for step six is missing. An instruction manual is the wish that someone had written this down, for babies, for grief, for a marriage in its ninth year. Left-over screws trouble the tidy. Your neighbor builds without reading, and it stands. The picture of the smiling person helped more than the arrows did.",
  },
  {
    id: "insurance",
    name: "Insurance",
    aliases: ["policy", "claim", "coverage"],
    see: ["accident", "contract", "fire"],
    meaning:
      "The man is pleasant and asks what it would be worth. Insurance puts a sum beside each loss, so it visits when you count your chickens and their heirs. An exclusion in small type is exactly your case. Paying every month against something that never comes is one definition of worry; the dream showed you the receipts.",
  },
  {
    id: "interrogation",
    name: "Interrogation",
    aliases: ["questioning", "police interview"],
    see: ["police", "lamp", "guilt"],
    meaning:
      "A lamp, a table, and the same question in a friendlier voice. Interrogation in sleep means that you are being asked for an account, by a partner, a parent, or the second self who reads your mail. You give in on some trifle. Then it came, that which you were really hiding, a hope, and the officer stopped writing.",
  },
  {
    id: "interview",
    name: "Interview",
    aliases: ["job interview", "being questioned"],
    see: ["office", "boss", "exam"],
    meaning:
      "Tell us about yourself, they say, and you begin with the dog. An interview is judgment by conversation, so it appears in courtship, adoption, first dinners with families. Three on their side and a glass of water on yours. Asking them a question changed the furniture. They too, it emerged, had been wondering if you would stay.",
  },
  {
    id: "intestine",
    name: "Intestine",
    aliases: ["gut", "bowel"],
    see: ["entrails", "stomach", "diarrhea"],
    meaning:
      "Thirty feet of patience, folded. The intestine sorts what serves from what goes, slowly, in the dark, and objects if rushed, so it belongs to matters that need digesting. A knot there is a decision held back. Gut feeling is more than a phrase; in the dream it had spoken before the committee met, and had been minuted nowhere.",
  },
  {
    id: "intruder",
    name: "Intruder",
    aliases: ["stranger in the house", "prowler"],
    see: ["home-invasion", "burglar", "house"],
    meaning:
      "A stair creaks that only creaks for family. An intruder is whatever got past you, an idea, an attraction, a demand with a key of its own, or the simple fear of people alone at night. Lights help, and so does naming. Facing him with a broom, you saw a man as scared as you, holding a bill made out to you.",
  },
  {
    id: "invasion",
    name: "Invasion",
    aliases: ["occupying army", "conquest"],
    see: ["war", "soldier", "alien"],
    meaning:
      "They come over the ridge in good order with a new flag. An invasion is takeover by something organized, relatives in August, a firm, a doctrine, a diagnosis with its timetable. Collaborate or hide the silver, people in the cellar argue. Soldiers asked for bread and one had your brother's ears, and that spoiled the war for everybody.",
  },
  {
    id: "invention",
    name: "Invention",
    aliases: ["inventor", "gadget"],
    see: ["idea", "machine", "workshop"],
    meaning:
      "It does one thing no one has asked for, beautifully. An invention in sleep solves a problem at a slant, so describe it to yourself in full, straps and all: what was it meant to save, time, steps, loneliness? Blown up on trial, it was braver than your plans. The smell of solder is a hobby asking after you.",
  },
  {
    id: "invisibility",
    name: "Invisibility",
    aliases: ["invisible", "unseen"],
    see: ["disappearing", "ghost", "hiding"],
    meaning:
      "You wave, and the waiter sets down somebody else's soup through your hand. Invisibility protects and erases, so the feeling decides: mischief, or that of the oldest at the party. You walked into a closed meeting and heard your work being praised. Coming back by a cough, or by wearing red, is permitted whenever you like.",
  },
  {
    id: "invitation",
    name: "Invitation",
    aliases: ["invite", "RSVP"],
    see: ["envelope", "party", "guest-list"],
    meaning:
      "Thick paper, an hour, and the pleasure of your company. An invitation asks you to appear as yourself somewhere new, so it is a dream about being wanted and having nothing to wear. Arriving a day late, you found chairs on tables. The one you never sent, to someone near, lies in the drawer with its stamp on.",
  },
  {
    id: "iron",
    name: "Iron",
    aliases: ["flat iron", "ironing"],
    see: ["clothes", "heat", "laundry"],
    meaning:
      "Steam goes up, and a sleeve lies down. Ironing removes evidence of having lived in something, a crease at a time, so it suits apologies, minutes of meetings, Sunday nights. A scorch in the shape of the plate is care that paused too long. Wondering on the train if you unplugged it is devotion in its anxious form.",
  },
  {
    id: "iron-bars",
    name: "Iron Bars",
    aliases: ["barred window", "grating"],
    see: ["prison", "cage", "window"],
    meaning:
      "You can see the lilac, in strips. Bars let in the view and keep back the body, so they describe rules which leave you informed: a diet, an office with glass, a marriage by phone. Birds use them as a perch. Testing each, you found a loose one long ago, and have kept it polished like all the rest.",
  },
  {
    id: "island",
    name: "Island",
    aliases: ["isle", "atoll"],
    see: ["desert-island", "sea", "boat"],
    meaning:
      "There is a shore wherever you stop walking. An island is self-sufficiency with a view of what it lacks, good for recovery, poor for gossip. Ferries on Tuesdays. Two of them in sight of each other, with fires at night, may be your marriage. The tide bared a causeway at four in the morning, and you were the one awake.",
  },
  {
    id: "itch",
    name: "Itch",
    aliases: ["itching", "rash", "scratching"],
    see: ["skin", "insect-bite", "flea"],
    meaning:
      "You cannot reach it, and can think of nothing else. An itch is desire or irritation too small for a plan, wanderlust, a retort, the wool of a role. Its place speaks: palms about money, back about behind your back. Somebody's nails found the spot exactly, and the noise you made belonged to a much simpler animal.",
  },
  {
    id: "ivory",
    name: "Ivory",
    aliases: ["tusk", "piano keys"],
    see: ["elephant", "piano", "tower"],
    meaning:
      "It is beautiful, and it belonged to somebody. Ivory is refinement with a cost elsewhere, hence it sits well in dreams on privilege, collections and old families' silver. A tower of it keeps thinkers dry. Running a thumb over yellowed keys, you heard no note, only a large, patient step, and you closed the lid with respect.",
  },
];
