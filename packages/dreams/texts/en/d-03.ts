import type { DreamSymbol } from "../../src/symbol";

export const d03: readonly DreamSymbol[] = [
  {
    id: "dice",
    name: "Dice",
    aliases: ["die", "rolling dice"],
    see: ["gambling", "game", "luck"],
    meaning:
      "Once they leave your hand, nobody is to blame. Dice turn up when it would be handy to let chance take a decision whose outcome you already prefer; the face you hoped for is the answer. Loaded ones say the contest was settled before you sat down. Dice that never stop rolling are a result you keep refusing to read.",
  },
  {
    id: "dictator",
    name: "Dictator",
    aliases: ["tyrant", "despot"],
    see: ["king", "boss", "fear"],
    meaning:
      "His portrait hangs in every room, even the bathroom. A dictator is a rule that tolerates no discussion, and it may live in a workplace, a parent's voice or your own schedule. Saluting while hating it shows the cost of your peace. If you were the tyrant, notice how tired he looked: total control means doing everything yourself.",
  },
  {
    id: "dictionary",
    name: "Dictionary",
    aliases: ["word book", "lexicon"],
    see: ["language", "book", "forgetting-words"],
    meaning:
      "The word you want is missing between two you know. A dictionary appears when you need exact language for something felt only as weather, before a hard letter or a first session with a stranger. Pages in an unknown script mean that the other person's terms differ from yours. Look up the word, even badly, and say it.",
  },
  {
    id: "diet",
    name: "Diet",
    aliases: ["slimming", "fasting"],
    see: ["hunger", "food"],
    meaning:
      "Someone has written a list of what you are not to have. The diet in a dream is denial with a chart, and it extends to money, affection and free evenings. Breaking it with delight tells you the rule has grown meaner than its purpose. When others eat your share, self-control has turned into plain going without.",
  },
  {
    id: "different-face",
    name: "Different Face",
    aliases: ["changed face", "stranger's face"],
    see: ["mirror", "mask", "face"],
    meaning:
      "The mirror shows somebody else, and the eyes are still yours. A changed face comes with a changed position: new parent, new widow, new accent, new pronouns at the office door. If no one noticed, you feel the shift is invisible. If the stranger's features pleased you, you are readier to be that person than your diary admits.",
  },
  {
    id: "digging",
    name: "Digging",
    aliases: ["spade", "excavation"],
    see: ["hole", "buried-treasure", "garden"],
    meaning:
      "You go down by handfuls, and the pile beside you grows. Digging is patient curiosity about a foundation, family history, the reason for a dread, what an agreement truly says. Striking a pipe means you have touched something that still serves the house. If the sides kept sliding in, shore up first: not every truth should be got at alone.",
  },
  {
    id: "digging-up-a-body",
    name: "Digging Up a Body",
    aliases: ["exhumation", "grave robbing"],
    see: ["dead-body", "grave", "secret"],
    meaning:
      "What you laid to rest would not stay there. Unearthing a body reopens an affair that was closed in haste, an old betrayal, an inheritance, a breakup with no last talk. The dream is grim but practical: something needs identifying. When it was you who had buried it, you are weary of knowing it alone.",
  },
  {
    id: "digital-clock",
    name: "Digital Clock",
    aliases: ["alarm clock display", "red numbers"],
    see: ["clock", "alarm", "numbers"],
    meaning:
      "Red figures in the dark change without a sound. A digital clock gives exactness minus the sense of passage, and it haunts people whose days are cut into slots. Numbers that make no sense are quite normal in sleep; readers of time cannot read well there. Repeating digits are your attention snagging, and what you were avoiding at that minute is the matter.",
  },
  {
    id: "dimple",
    name: "Dimple",
    aliases: ["dent in the cheek"],
    see: ["smile", "face", "baby"],
    meaning:
      "A tiny hollow that shows only when someone is glad. A dimple in a dream isolates the charm of a person, a beloved, a child, a flirt, and tells you which detail has caught you. Growing one yourself is the discovery that you can please without trying. When it vanished, you noticed before anyone that the smile had become polite.",
  },
  {
    id: "dinner",
    name: "Dinner",
    aliases: ["supper", "evening meal"],
    see: ["table", "food", "family"],
    meaning:
      "Everyone is called and someone is late. Dinner is the daily parliament of a household, and the dream seats people by how you feel about them, so recall who faced whom. An empty plate before you is neglect at close range. If you cooked for hours and nobody spoke, your effort is being eaten and not answered.",
  },
  {
    id: "dinner-party",
    name: "Dinner Party",
    aliases: ["guests", "hosting"],
    see: ["dinner", "guest", "kitchen"],
    meaning:
      "The guests have arrived and the oven is cold. A dinner party sets your competence before an audience of people who do not know each other, the way a new team or a blended family does. Strangers at your table who behave as owners show influence you never invited. A meal that turns out well from scraps is praise for how you improvise.",
  },
  {
    id: "dinosaur",
    name: "Dinosaur",
    aliases: ["tyrannosaurus", "prehistoric beast"],
    see: ["monster", "fossil", "being-chased"],
    meaning:
      "It died out, and here it is in the parking lot. A dinosaur is something huge and outdated that still has force: a grandfather's temper, an industry rule, a first love's jealousy. Being hunted by one shows old alarm using a young body. Riding or feeding it is the cheerful variant, in which an ancient strength has been put to work.",
  },
  {
    id: "diploma",
    name: "Diploma",
    aliases: ["degree", "certificate"],
    see: ["exam", "graduation", "university"],
    meaning:
      "The paper bears your name and you doubt the signature. A diploma is proof for others of what you know, so it surfaces when you feel under-qualified in a room you have every right to occupy. Being told it is invalid and that one course is missing is the classic version. The missing course usually has a name like rest, courage or saying no.",
  },
  {
    id: "diplomat",
    name: "Diplomat",
    aliases: ["ambassador", "envoy"],
    see: ["flag", "embassy"],
    meaning:
      "You carry messages between two parties who will not share a table. The diplomat is whoever keeps peace in your family or team, at the price of having no opinion on record. Wearing the sash yourself asks how long you can translate insults into courtesy. Immunity, in the dream, means you know things that nobody can punish you for saying.",
  },
  {
    id: "directions",
    name: "Directions",
    aliases: ["asking the way", "wayfinding"],
    see: ["map", "labyrinth", "stranger"],
    meaning:
      "You ask the way and get an answer full of landmarks that no longer exist. Directions in sleep are counsel from people who traveled earlier: parents, mentors, forums. Too many turns to remember means that you have asked too many. If you gave the instructions yourself, confidently and wrong, you fear having steered someone you love.",
  },
  {
    id: "director",
    name: "Director",
    aliases: ["film director", "stage director"],
    see: ["theater", "actor", "film-set"],
    meaning:
      "Someone off stage knows how this scene ends. A director in a dream decides pace and pathos, so he shows who is arranging your entrances at present. Sitting in the folding chair, you have grasped that the cast waits for you. A shouted cut in the middle of your best line is a criticism that arrived before you had finished.",
  },
  {
    id: "dirt",
    name: "Dirt",
    aliases: ["soil", "mud", "grime"],
    see: ["earth", "laundry", "dirty-clothes"],
    meaning:
      "It is soil away from home, on a plate instead of in a bed of beans. Dirt on your hands from digging is honest labor and a good sign of being involved. Dirt thrown at you is slander. If you swept the same corner endlessly, the stain is a judgment you took over from someone tidier than you need to be.",
  },
  {
    id: "dirty-bathroom",
    name: "Dirty Bathroom",
    aliases: ["filthy toilet", "public restroom"],
    see: ["toilet", "dirt"],
    meaning:
      "Every stall is worse than the last, and you truly need to go. The filthy restroom is among the commonest of dreams, and it joins two facts: a need that cannot wait and no decent place for it. Often the need is to cry, rage or simply be alone. Sometimes, plainly, it is your bladder. Find out which cleaner room you have overlooked.",
  },
  {
    id: "dirty-clothes",
    name: "Dirty Clothes",
    aliases: ["stained clothes", "laundry"],
    see: ["laundry", "shame"],
    meaning:
      "There is a mark on your shirt and the meeting has begun. Dirty clothes concern how you present yourself after a rough passage: the divorce shows, the late nights show. Wearing someone else's soiled things is taking blame that was not yours. A basket filled to the lid is merely postponement, and one load tonight would shrink the metaphor too.",
  },
  {
    id: "dirty-dishes",
    name: "Dirty Dishes",
    aliases: ["washing up", "full sink"],
    see: ["dishwasher", "kitchen", "plate"],
    meaning:
      "The stack leans and nobody admits to the last pan. Dirty dishes are what remains after pleasure or duty has been consumed: thanks not said, a project without a wrap-up. Doing them alone while laughter comes from the next room speaks of an old imbalance at home. Breaking a plate in the suds is anger that slipped, neatly disguised.",
  },
  {
    id: "dirty-house",
    name: "Dirty House",
    aliases: ["messy home", "clutter"],
    see: ["house", "guest", "cleaning"],
    meaning:
      "Visitors are at the gate and you see the rooms through their eyes. A dirty house is not about housekeeping; it is the state of your private affairs imagined under inspection. Dirt in one room only narrows it down: kitchen for nourishment, bedroom for closeness. If you moved in and found it so, you have inherited a mess, and the cleaning is optional.",
  },
  {
    id: "dirty-water",
    name: "Dirty Water",
    aliases: ["muddy water", "polluted water"],
    see: ["water", "river", "drinking"],
    meaning:
      "You cannot see your own hands below the surface. Murky water is feeling mixed with something else, guilt in love, resentment in care, and it asks to settle before you judge it. Drinking it shows you accepting a bad account because you were thirsty. Where it ran clear upstream, go and look: the silt came in at a particular bend.",
  },
  {
    id: "disability",
    name: "Disability",
    aliases: ["impairment", "crutches"],
    see: ["wheelchair", "body"],
    meaning:
      "Your body has new terms, and the building has not heard of them. To a dreamer without a disability, the scene speaks of limits felt somewhere, a deadline, a grief, a rule, and of the pride that will not ask for a ramp. To a dreamer who lives with one, walking or not walking is ordinary memory and mood. Ask who held the door.",
  },
  {
    id: "disagreement",
    name: "Disagreement",
    aliases: ["difference of opinion"],
    see: ["argument", "fight", "family"],
    meaning:
      "You both raise your voices over something that would fit on a napkin. A dreamed disagreement restores the sentence you swallowed at three in the afternoon, usually sharper and sometimes fairer. With someone mild, it is your own objection that borrows their face. Reaching terms before waking tells you the matter is more solvable than it feels.",
  },
  {
    id: "disappearing",
    name: "Disappearing",
    aliases: ["vanishing", "becoming invisible"],
    see: ["invisibility", "missing-person", "ghost"],
    meaning:
      "You are at the table and the conversation closes over your chair. Vanishing in a dream follows being overlooked, promoted past, talked across, but also the secret wish to slip out unmissed. When another person fades while you hold their sleeve, a bond is thinning that neither has mentioned. Say the name aloud: in the scene it often brought them back.",
  },
  {
    id: "disappointed-parent",
    name: "Disappointed Parent",
    aliases: ["letting parents down"],
    see: ["mother", "father", "shame"],
    meaning:
      "They do not shout, they only sigh, and you are nine. A disappointed parent in sleep is the oldest measure you own, and it is brought out when you break with a family pattern, even wisely. Check whether the real one would mind. If the sigh came from a parent who praised you all your life, the strictness has become yours alone.",
  },
  {
    id: "disaster",
    name: "Disaster",
    aliases: ["catastrophe", "calamity"],
    see: ["earthquake", "flood", "apocalypse"],
    meaning:
      "The sirens start and you know exactly whom to fetch. Large disasters in dreams rarely forecast anything; they give scale to a private upheaval, a breakup, a layoff, a scan result awaited. Your role in it is what counts. Organizers are holding too much together, bystanders want to be asked, and whoever went back for the cat has their priorities in order.",
  },
  {
    id: "discount",
    name: "Discount",
    aliases: ["sale", "bargain price"],
    see: ["shopping", "money"],
    meaning:
      "The tag has three prices, each crossed out. A discount in a dream asks where you reduce yourself: the fee you halved before anyone complained, the affection given for half as much in return. Fighting over a bargain with strangers shows scarcity thinking. Paying the full sum with pleasure is the happier dream and names what you really value.",
  },
  {
    id: "discovery",
    name: "Discovery",
    aliases: ["finding something", "breakthrough"],
    see: ["hidden-room", "treasure", "attic"],
    meaning:
      "You open what you took for a closet, and the floor continues. A discovery in sleep is knowledge you owned already, now with the light on: a knack, a motive, a fact about a parent. The urge to tell someone, and whom, is half of the find. If you closed it again at once, you need time more than courage.",
  },
  {
    id: "disease",
    name: "Disease",
    aliases: ["illness", "sickness"],
    see: ["doctor", "hospital", "infection"],
    meaning:
      "Something is wrong inside and the doctors keep changing its name. Illness in a dream is most often strain asking for the attention that strain never gets by day. It is no diagnosis. See where in the body it sat and which duty sits there too: a throat for words, a back for loads. Being nursed in the scene shows what you would accept if offered.",
  },
  {
    id: "disguise",
    name: "Disguise",
    aliases: ["costume", "false beard"],
    see: ["mask", "spy", "costume"],
    meaning:
      "A hat, a limp, another name, and you pass through. Disguise gets you into places where your plain self expects to be refused, a club, a conversation, a field of work. Forgetting that you wear it is the risk. If a child or an animal recognized you at once, the part of you they greeted is one you could afford to show.",
  },
  {
    id: "disgust",
    name: "Disgust",
    aliases: ["revulsion", "nausea"],
    see: ["vomiting", "rotting-food", "insect"],
    meaning:
      "The mouth twists before the mind has a reason. Disgust guards a border, and in dreams it marks what you were asked to take in and will not: a flattery, a family habit, a role. Slime, hair and insects are only its props. When the revolting thing turned out to be yours, the border lies closer in than you supposed.",
  },
  {
    id: "dish",
    name: "Dish",
    aliases: ["platter", "serving bowl"],
    see: ["plate", "food", "dinner"],
    meaning:
      "What is offered matters less than what it is offered on. A serving dish carries hospitality from one hand to the next, so it appears where giving and receiving are unequal. The good platter, kept for guests, is warmth you save for outsiders. Chipped but still in use, it stands for a bond that has survived being put down hard.",
  },
  {
    id: "dishwasher",
    name: "Dishwasher",
    aliases: ["dish machine"],
    see: ["dirty-dishes", "kitchen", "machine"],
    meaning:
      "You shut the door on the whole mess and press a button. The dishwasher is the hope that unpleasant leftovers can be processed out of sight, by software, a lawyer, a good night's sleep. Foam creeping across the floor says they cannot. Unloading clean plates in a quiet kitchen is one of the small dreams of peace restored.",
  },
  {
    id: "dismissal",
    name: "Dismissal",
    aliases: ["being fired", "sacked"],
    see: ["work", "boss", "layoff"],
    meaning:
      "A box is on your desk before you have heard the sentence. Getting fired in sleep visits the secure as often as the threatened, because it concerns worth and usefulness more than salary. If you cheered in the elevator, the resignation letter writes itself. Being let go for a thing another person did repeats an older injustice with office furniture.",
  },
  {
    id: "disobedience",
    name: "Disobedience",
    aliases: ["defiance", "breaking rules"],
    see: ["teacher", "law"],
    meaning:
      "For once you say no to the raised finger, and the ceiling holds. Disobeying there finds out if a rule is a wall or a curtain. The figure you defied, a nun, a foreman, an aunt, gives the date at which you learned it. Punishment that never arrived is the telling part: the sentence was suspended years ago.",
  },
  {
    id: "distance",
    name: "Distance",
    aliases: ["far away", "gap"],
    see: ["horizon", "telescope", "goodbye"],
    meaning:
      "They wave, and however quickly you walk they stay the same size. Distance in sleep measures a relation in yards because feelings have no ruler. Some of it is chosen, like the width of a table in a tough talk. If you saw the other person clearly from far away, space may be what lets the two of you see.",
  },
  {
    id: "ditch",
    name: "Ditch",
    aliases: ["trench", "gutter"],
    see: ["road", "falling", "mud"],
    meaning:
      "You slid off the edge of the proper road, not far but far enough. A ditch is an error of inches with a day's consequences, the email sent too soon, the joke in the wrong company. Climbing out muddy is comic and human. Digging one across a field is another matter: you are drawing a line that neighbors are meant to notice.",
  },
  {
    id: "diver",
    name: "Diver",
    aliases: ["scuba diver", "frogman"],
    see: ["diving", "deep-water", "mask"],
    meaning:
      "He breathes from a tank and talks with his hands. The diver visits a place he cannot live in, as therapists, mediators and new stepparents do, and success depends on knowing when to come up. A tangled hose is support that has become restriction. If he brought you an object from the bottom, it belonged to you once.",
  },
  {
    id: "diving",
    name: "Diving",
    aliases: ["plunging", "scuba", "high dive"],
    see: ["swimming", "deep-water", "diver"],
    meaning:
      "Your toes curl over the edge, and then there is no more deciding. Diving is entry by choice into something you could have waded into: a love, a study, an old grief. A clean cut through the surface shows trust in preparation. Shallow water under you warns that the matter has less depth than the run-up supposed.",
  },
  {
    id: "divorce",
    name: "Divorce",
    aliases: ["separation", "split"],
    see: ["marriage", "court", "ring"],
    meaning:
      "Papers divide a life into yours and mine, and the cat sits on the dotted line. A divorce dreamed in a good marriage usually concerns another union: with a firm, a faith, a habit. In a shaky one it practices the sentence. For those long divorced it returns at new beginnings, checking that the old contract is truly closed.",
  },
  {
    id: "dizziness",
    name: "Dizziness",
    aliases: ["vertigo", "spinning"],
    see: ["falling", "heights", "carousel"],
    meaning:
      "The room turns and you hold on to the furniture. Dizziness follows too much change in too little time, when each fact shifted before the last one had set. Pleasant spinning, as on a carousel, is infatuation or praise. If only you swayed while everybody else stood level, you are comparing your insides with their outsides.",
  },
  {
    id: "dj",
    name: "DJ",
    aliases: ["disc jockey"],
    see: ["music", "party", "dance-floor"],
    meaning:
      "One person in headphones decides how five hundred bodies feel. The DJ is whoever sets the mood at home or work, reading a room and changing the record before it empties. Playing to no one is generosity without an audience. When you cannot stop a wrong song, some tone, sarcastic or frantic, has been running longer than the company likes.",
  },
  {
    id: "dna-test",
    name: "DNA Test",
    aliases: ["paternity test", "ancestry kit"],
    see: ["family", "blood", "father"],
    meaning:
      "Spit in a tube, and a stranger writes to say who you are. The test wants certainty about belonging, and it surfaces after a family remark, a resemblance, a branch of the story that was always told quickly. A surprising result voices the wish to be from elsewhere. Refusing to open the envelope shows you that love outvotes the evidence.",
  },
  {
    id: "dock",
    name: "Dock",
    aliases: ["pier", "wharf"],
    see: ["boat", "sea", "departure"],
    meaning:
      "Planks end, water begins, and ropes decide how long anything stays. A dock is readiness: for leaving, for meeting, for unloading what you hauled from abroad. Standing there after the boat has gone is regret with a view. If someone tied up and threw you the line, a connection wants to be made fast, and the knot is yours to tie.",
  },
];
