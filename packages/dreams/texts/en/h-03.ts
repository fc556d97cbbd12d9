import type { DreamSymbol } from "../../src/symbol";

export const h03: readonly DreamSymbol[] = [
  {
    id: "horror-movie",
    name: "Horror Movie",
    aliases: ["scary film", "slasher"],
    see: ["film", "monster", "fear"],
    meaning:
      "You know not to open that door, and you are holding the handle. A horror movie brings dread with a frame, so the dream may be digesting last night's screen. Otherwise it is fear at the distance you can bear. Finding the crew behind the wall, drinking coffee, you understood how the effect was made and slept on.",
  },
  {
    id: "horse",
    name: "Horse",
    aliases: ["stallion", "mare", "pony"],
    see: ["riding", "hoof", "barn"],
    meaning:
      "It breathes down your neck, and you are instantly more honest. A horse is bodily force willing to cooperate, libido, health, the drive beneath plans, and how you sit on it tells about the partnership. Bolting, it has been held too hard. One that lay down in the road was no rebel. It had simply carried you until it could not.",
  },
  {
    id: "horse-race",
    name: "Horse Race",
    aliases: ["racetrack", "jockey", "derby"],
    see: ["horse", "gambling", "competition"],
    meaning:
      "A bell, a wall of dust, and your money has four legs. A horse race is rivalry observed from a rail, siblings, firms, suitors, with you betting on someone else's lungs. The favorite makes you nervous. If you were the jockey, light and whipping, ask about the animal; if the horse, what you had been promised at the post.",
  },
  {
    id: "horseshoe",
    name: "Horseshoe",
    aliases: ["lucky horseshoe"],
    see: ["hoof", "luck", "door"],
    meaning:
      "Hung over the lintel, points up, so nothing runs out. A horseshoe began as protection for something that works, and became luck by being nailed where people go in. It stands for the superstition you keep because your uncle did. Thrown at a stake, it rings or thuds. Found in a field, it says heavier labor came by here before you.",
  },
  {
    id: "hospital",
    name: "Hospital",
    aliases: ["ward", "clinic"],
    see: ["doctor", "disease", "emergency-room"],
    meaning:
      "Everyone wears soft shoes and knows something. A hospital is where being looked after is the rule, so it may express tiredness more than fear: permission to lie down with a chart. Corridors that go on are care turned bureaucratic. Visiting hour ended, and you were still in the doorway with fruit. The patient asked for news, not for grapes.",
  },
  {
    id: "hospital-bed",
    name: "Hospital Bed",
    aliases: ["sickbed", "patient bed"],
    see: ["hospital", "bed", "disease"],
    meaning:
      "It goes up at the head with a button that others press. A hospital bed is surrender of height, door and schedule, the posture of being cared for, and for strong people the dream is practice. Empty and stripped, it concerns someone you were late for. Rails on both sides keep you in or keep you safe; you tested which.",
  },
  {
    id: "hostage",
    name: "Hostage",
    aliases: ["captive", "hostage crisis"],
    see: ["kidnapping", "prison", "gun"],
    meaning:
      "You are the argument two other parties are having. A hostage is worth something only to a third person, and kids in divorces, staff in mergers and peacemakers at table know the chair. Kindness from the captor confuses. The one who negotiates has a tired voice that you recognized. Ask, aloud, what is being bought with your good behavior.",
  },
  {
    id: "hotel",
    name: "Hotel",
    aliases: ["inn", "motel", "hotel room"],
    see: ["hallway", "traveling", "elevator"],
    meaning:
      "Somebody has folded the end of the toilet paper into a point. A hotel is a home without history, between addresses, where you might be anyone with a card. It suits affairs, separations and business selves. Not finding your room, floor after floor, is the classic. The old key with its brass weight fitted a door from 1990.",
  },
  {
    id: "hourglass",
    name: "Hourglass",
    aliases: ["sand timer"],
    see: ["time", "sand", "clock"],
    meaning:
      "It makes no sound, which is worse. An hourglass shows time as an amount, half of it lying there in full view, and you dream it before age with a zero, a biopsy, a visa's end. But it can be turned, and all of the sand is still present. Laid on its side, it stops, and so does everything good.",
  },
  {
    id: "house",
    name: "House",
    aliases: ["dwelling", "home building"],
    see: ["door", "hidden-room", "roof"],
    meaning:
      "You live in every part of it, also those you never enter. A house in a dream is the self with plumbing: attic for memory, cellar for instinct, front for the street. What is under repair tells where the work is. Strangers in it, new rooms, no roof, all speak plainly. Notice first how you came in, and if you knocked.",
  },
  {
    id: "house-hunting",
    name: "House Hunting",
    aliases: ["viewing apartments", "open house"],
    see: ["house", "landlord", "moving"],
    meaning:
      "The agent says cozy, and you see a cupboard with a tap. House hunting tries on lives, a quiet one with stairs, a loud one near the station. Disagreeing with your partner about a kitchen is really over how many you will be. Each place had one perfect window. Add those up; they nearly describe what you want, minus walls.",
  },
  {
    id: "house-of-cards",
    name: "House of Cards",
    aliases: ["card tower"],
    see: ["deck-of-cards", "table"],
    meaning:
      "Nobody breathe, it needs just two more. A house of cards is an arrangement that stands by everyone's careful stillness: a budget, a secret, the peace at Christmas. Building it was skill. The cat came in. When all of it lay flat you saw each card was good, and you could use them for an honest game with the others.",
  },
  {
    id: "house-on-fire",
    name: "House on Fire",
    aliases: ["burning house"],
    see: ["fire", "house", "firefighter"],
    meaning:
      "The curtains go first, and your mind makes its list. A burning house is a life being altered by heat, anger at home, passion, illness, with no time left for tidy sorting. What you carried out ranks your values. From the lawn in a blanket, many dreamers feel a guilty lightness: so much of it had been kept for insurance.",
  },
  {
    id: "house-shrinking",
    name: "House Shrinking",
    aliases: ["small rooms", "walls closing in"],
    see: ["house", "growing"],
    meaning:
      "You touch both walls without stretching. A home that contracts is a life you have outgrown or company that takes up the air, such as two people and one desk for a year. Crouching to be polite has become a posture. A wall pushed in irritation went over like scenery, and on the other side was simply more outdoors.",
  },
  {
    id: "house-with-strangers",
    name: "House with Strangers",
    aliases: ["unknown people in the house", "squatters"],
    see: ["house", "intruder", "stranger"],
    meaning:
      "They nod and go on using your spoons. Strangers living in your house are parts of you, or of your family's talk, that moved in while you worked: an ideology, a habit, a rival's taste. Nobody else finds it odd. Asking for rent got silence. Asking for names got three, one of which you had been called as a child.",
  },
  {
    id: "hug",
    name: "Hug",
    aliases: ["embrace", "cuddle"],
    see: ["love", "goodbye", "mother"],
    meaning:
      "Arms come around from behind, and you know them by the sleeve. A hug in sleep supplies in full what days give in handshakes, and bodies remember it on waking. Held too tight, it is affection that forgets your ribs. A stiff one with patting was a truce. If you did not want to let go, nothing in the dream required it.",
  },
  {
    id: "humiliation",
    name: "Humiliation",
    aliases: ["ridicule", "being mocked"],
    see: ["shame", "naked-in-public", "laughing"],
    meaning:
      "They are all in on it, even the teacher. Humiliation is shame with an organizer, so the dream goes back to find out who. It wakes again when a present slight is of the same make. Standing up in your torn skirt and finishing the poem, you altered an old scene by one line, which is what revisiting is for.",
  },
  {
    id: "hummingbird",
    name: "Hummingbird",
    aliases: ["colibri", "nectar bird"],
    see: ["bird", "flower", "wings"],
    meaning:
      "It hangs in the air, working terribly hard at seeming weightless. A hummingbird is joy on high revolutions, sipping and gone, found in people who visit everybody and stay with none. It sleeps near to death each night, then starts up again. One resting on your finger asked for stillness you did not know you had, and got it.",
  },
  {
    id: "hunchback",
    name: "Hunchback",
    aliases: ["bent back", "crooked spine"],
    see: ["back", "burden", "bell"],
    meaning:
      "He carries something that was never put down. In tales the hunchback lives near bells, mocked, strong and faithful, so he is the loyal part of you that felt unsightly. A bent back in sleep has a load you could list. People who have a curved spine dream of stairs and love like everyone; his story is not about them.",
  },
  {
    id: "hunger",
    name: "Hunger",
    aliases: ["starving", "empty stomach"],
    see: ["food", "empty-plate", "famine"],
    meaning:
      "You open cupboard after cupboard, and each holds plates. Hunger is need in its simplest grammar, and at night it may be just supper skipped. If the body was fed, look for what else has been rationed: praise, rest, skin, a reason to get up. The thing you were about to bite into when you woke is a usable clue.",
  },
  {
    id: "hunter",
    name: "Hunter",
    aliases: ["huntsman", "stalker of game"],
    see: ["hunting", "deer", "being-chased"],
    meaning:
      "He reads a bent stem the way you read a face. A hunter wants one thing and goes quiet for it, so he stands for focus, for desire, and for a person who studies your habits. Being the prey sharpens every sense. He lowered the gun when you turned and looked, as the men in fairy tales do in the forest.",
  },
  {
    id: "hunting",
    name: "Hunting",
    aliases: ["stalking game", "shooting animals"],
    see: ["hunter", "deer", "gun"],
    meaning:
      "Everything narrows, and your feet learn to be careful. Hunting in a dream goes after what will not come if called: a job, a partner, proof. Companions and dogs make it festive; alone, it is an obsession with good boots. The animal stopped and gave you the shot. Why you did not take it is worth a walk in daylight.",
  },
  {
    id: "hurdle",
    name: "Hurdle",
    aliases: ["hurdles race", "obstacle"],
    see: ["running", "jumping", "fence"],
    meaning:
      "Seven steps, then lift, then seven more. Hurdles are difficulties at regular spacing, set by somebody for a purpose, which makes them kinder than walls. Term papers, visa stages, court dates. Knocking one over is not a foul. Stopping in front to study its height is what trips people, and the runner beside you hit every single bar.",
  },
  {
    id: "hurricane",
    name: "Hurricane",
    aliases: ["cyclone", "typhoon"],
    see: ["storm", "wind", "eye"],
    meaning:
      "They have given it a friendly name, like an aunt. A hurricane is upheaval you were told about, boards on windows, water in the tub, and then a sound like a train. In its eye the sky is blue and people make tea. Do not unpack in there: know which half of the trouble has gone by and which has not.",
  },
  {
    id: "hurry",
    name: "Hurry",
    aliases: ["rushing", "haste"],
    see: ["lateness", "running", "train"],
    meaning:
      "Your shoelace breaks, your bag splits, the clock eats a sandwich. Hurry in a dream piles up small failures because attention has already left for the destination. Often nobody is waiting there. An old woman ahead takes the stairs one by one with a hand on the rail, and cannot be overtaken; she has something to teach your calves.",
  },
  {
    id: "husband",
    name: "Husband",
    aliases: ["spouse", "married man"],
    see: ["marriage", "wife", "ring"],
    meaning:
      "He is in the next room, running water, and will be for years. A husband there is company beside you in ordinary hours, so small changes tell: a different face, a stranger's coat, no shadow. Unfaithful there, he is often just absorbed elsewhere. For the single, he is commitment wearing a bathrobe, and no prize.",
  },
  {
    id: "hut",
    name: "Hut",
    aliases: ["shack", "cabin", "shed"],
    see: ["forest", "house", "mountain"],
    meaning:
      "One room, one stove, and a nail for each thing. A hut is life reduced to what you can reach from a chair, so it attracts people with three inboxes. An old person in it may test you with chores. If it stood on chicken legs and turned to face you, the simple life had looked back and made demands.",
  },
  {
    id: "hydrant",
    name: "Hydrant",
    aliases: ["fire hydrant"],
    see: ["fire", "water", "street"],
    meaning:
      "It stands on the corner holding back a river. A hydrant is force that the city keeps in plain view for one purpose, and dogs use it for another. You may know that role: reserved for emergencies, meanwhile disrespected. Opened by kids in July, it made the whole block young; somebody had found the right wrench, and no fire at all.",
  },
  {
    id: "hyena",
    name: "Hyena",
    aliases: ["scavenger", "laughing hyena"],
    see: ["lion", "laughing", "animal"],
    meaning:
      "The laugh comes from outside the ring of light. Hyenas wait for what others have killed, and they are cleverer and more faithful to kin than their name. In sleep they stand for mockery at a failure, or for an ability to live on leavings. Alone, each keeps its distance. Raise your arms, look large, and go on with your fire.",
  },
  {
    id: "hypnosis",
    name: "Hypnosis",
    aliases: ["trance", "hypnotist"],
    see: ["sleeping", "voice", "watch"],
    meaning:
      "Your eyelids are heavy, and it is somebody else's idea. Hypnosis is consent to be led, with a watch on a chain or a feed beneath a thumb, and the dream wonders how much you kept. Clucking on stage, you did what the hall wanted. His snap of the fingers woke everyone else, so they at least were asleep too.",
  },
];
