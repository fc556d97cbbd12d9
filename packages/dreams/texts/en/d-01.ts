import type { DreamSymbol } from "../../src/symbol";

export const d01: readonly DreamSymbol[] = [
  {
    id: "dagger",
    name: "Dagger",
    aliases: ["dirk", "stiletto"],
    see: ["knife", "blood", "betrayal"],
    meaning:
      "A blade this short only works at close range, which is why daggers turn up in dreams about people who already have your trust. Found in your own hand, it points to a sharp remark you are carrying into a room; found in your back, to a slight you felt and never mentioned. A rusted one is an old feud that has lost its edge.",
  },
  {
    id: "daisy",
    name: "Daisy",
    aliases: ["oxeye"],
    see: ["flower", "garden", "childhood"],
    meaning:
      "He loves me, he loves me not: the daisy is the flower you pull apart for an answer. It tends to bloom in sleep when affection is new and unconfirmed and you are counting signs. A whole field of them has nothing to do with romance; it remembers afternoons when nobody expected anything from you.",
  },
  {
    id: "dam",
    name: "Dam",
    aliases: ["reservoir wall", "barrage"],
    see: ["water", "flood", "river"],
    meaning:
      "You have built something solid to hold a feeling back, and the dam shows how the wall is doing. Water standing quietly behind it says the reserve is deliberate and works well enough. Cracks, leaks or a spillway roaring open say the level has risen higher than the plan allowed, and a controlled release is kinder than a breach.",
  },
  {
    id: "damp",
    name: "Damp",
    aliases: ["moisture", "wet walls"],
    see: ["water", "mold", "house"],
    meaning:
      "Nothing dramatic has happened, and yet the wallpaper is peeling: damp is trouble that arrives slowly and stays out of sight. It belongs to moods you have grown used to, to a household where one subject is never aired. If you were hunting for the source, you have already decided that painting over it again is not enough.",
  },
  {
    id: "dance-floor",
    name: "Dance Floor",
    aliases: ["disco", "ballroom floor"],
    see: ["dancing", "crowd", "music"],
    meaning:
      "An empty dance floor asks who is willing to be seen going first. Standing at the edge with your drink, you are weighing exposure against boredom, at work as often as in love. When the floor is packed and you are swept along, the question turns: which of these steps would you be doing if the others stopped?",
  },
  {
    id: "dancing",
    name: "Dancing",
    aliases: ["dance", "dancer"],
    see: ["music", "party", "dance-floor"],
    meaning:
      "Your body agrees with something before your mind has signed it off. Dancing well with a partner says a cooperation in your life has found its rhythm; treading on toes says the timing is off, not the goodwill. Alone with nobody watching, it is plain appetite for being alive, and it usually follows a week of too much sitting.",
  },
  {
    id: "dandelion",
    name: "Dandelion",
    aliases: ["dandelion clock", "blowball"],
    see: ["weeds", "seed", "wish"],
    meaning:
      "Gardeners fight it, children wish on it, and your dream has taken one of those sides. Blowing the white head sends out hopes without knowing where they land, so it fits times when you have applied, asked or posted and must wait. Digging up roots that snap is a habit that returns because only its top was removed.",
  },
  {
    id: "dandruff",
    name: "Dandruff",
    aliases: ["flakes", "scalp"],
    see: ["hair", "shame", "dirty-clothes"],
    meaning:
      "Small, harmless and visible to everyone but you, dandruff stands for the flaw you imagine others talk about. It falls on dark jackets before interviews and first dates, when you inspect yourself too closely. Brushing it off someone else's shoulder shows a tenderness that wants permission to correct.",
  },
  {
    id: "danger",
    name: "Danger",
    aliases: ["peril", "threat"],
    see: ["fear", "escape", "being-chased"],
    meaning:
      "The alarm goes off in sleep before you know what it is about. Unnamed danger gathers from several sides at once: a bill, a tone of voice, a headline you scrolled past. Notice who in the dream stayed calm, because that figure already has your next step. If you felt excited instead of afraid, you have been too safe lately.",
  },
  {
    id: "darkness",
    name: "Darkness",
    aliases: ["dark", "pitch black"],
    see: ["night", "blindness", "light"],
    meaning:
      "What you cannot see, you fill in yourself, and the dark is the dream's blank page for that. Groping for a switch goes with a decision you must take on too little information. If the blackness felt soft and welcoming, you are simply overexposed: too many screens, questions and faces, and a strong wish to be unobserved.",
  },
  {
    id: "dartboard",
    name: "Dartboard",
    aliases: ["darts", "bull's-eye"],
    see: ["target", "game", "arrow"],
    meaning:
      "Everything narrows to a circle the size of a coin. A dartboard sorts effort by how near it lands, so it hangs there whenever you are measured by one figure: a quota, a grade, a weight. Missing the board altogether says the aim is not the trouble, the distance is. Being the target yourself points to a person who practices remarks on you.",
  },
  {
    id: "dashboard",
    name: "Dashboard",
    aliases: ["instrument panel", "gauges"],
    see: ["driving", "car", "engine"],
    meaning:
      "All the warning lights are lit and you keep driving. The dashboard is how you watch yourself: fuel for stamina, temperature for temper, speed for the pace you agreed to. Dials you cannot read belong to a new role with measures nobody explained. A single blinking lamp deserves a name before the week is out.",
  },
  {
    id: "data-loss",
    name: "Data Loss",
    aliases: ["lost files", "wiped drive"],
    see: ["computer", "deleting", "memory"],
    meaning:
      "Years of files vanish while you watch a progress bar. Losing data in sleep is about work that exists nowhere but in one fragile place, often your own head: the credit never claimed, the story never told. It comes before handovers and moves. If you felt lighter when it was gone, the archive had become a duty.",
  },
  {
    id: "date",
    name: "Date",
    aliases: ["appointment", "calendar date"],
    see: ["calendar", "deadline", "birthday"],
    meaning:
      "One day is circled and you cannot recall why. A date that insists on itself points to an anniversary your body keeps although your calendar does not, or to a promise with a due day you have been walking past. When the number is wrong or from another year, look at what was unfinished then.",
  },
  {
    id: "dates",
    name: "Dates",
    aliases: ["date fruit", "date palm"],
    see: ["fruit", "desert"],
    meaning:
      "Dates are sweetness that keeps, food for crossing dry country. They appear when you are living on stored kindness, an old compliment, one good memory, through a sparse stretch. Being offered some is hospitality you are meant to accept. Biting on the stone warns you that even this comfort has a hard middle to eat around.",
  },
  {
    id: "dating",
    name: "Dating",
    aliases: ["first date", "going out"],
    see: ["kiss", "restaurant", "lateness"],
    meaning:
      "Two people at a table are each pretending not to take an exam. A date in a dream tests the share of you that is shown early, so it also turns up before interviews and new friendships. A no-show says you expect to be measured and dropped. If the other person keeps changing faces, you are shopping for a feeling and have not settled on whose.",
  },
  {
    id: "dating-app",
    name: "Dating App",
    aliases: ["swiping", "online dating"],
    see: ["phone", "dating", "rejection"],
    meaning:
      "Faces slide by, and your thumb decides before you do. The app is choice without contact, and dreaming of it says that some part of life has become a catalog: jobs, apartments, people. Matching with an ex, or with nobody, shows what you suspect about the odds. Seeing your own profile written by someone else is the sharpest version.",
  },
  {
    id: "daughter",
    name: "Daughter",
    aliases: ["girl", "child"],
    see: ["child", "mother", "baby"],
    meaning:
      "Your hopes have small shoes on. A daughter in a dream carries what you began and want to see outgrow you, whether she exists, is grown, or is only imagined. Losing her in a crowd speaks of attention spread thin. If she scolds you, listen: it is your own younger standard talking, and she has not forgotten what you promised her.",
  },
  {
    id: "daughter-in-law",
    name: "Daughter-in-law",
    aliases: ["son's wife"],
    see: ["son", "mother-in-law", "wedding"],
    meaning:
      "She entered the family by choosing one of you, not all of you. A daughter-in-law in sleep marks the border where your customs meet someone else's, over recipes, holidays, how children are put to bed. Quarrels with her are about who hosts now. A warm scene shows you have stopped guarding the door.",
  },
  {
    id: "dawn",
    name: "Dawn",
    aliases: ["daybreak", "first light"],
    see: ["sunrise", "morning", "darkness"],
    meaning:
      "The worst of it is already behind you, and the light says so before the clock does. Dawn belongs to the hour after a decision, when nothing has changed and everything looks possible. Waiting for a dawn that will not come is impatience with recovery. A gray one without color is fine too: it promises a workable day, not a triumph.",
  },
  {
    id: "day-off",
    name: "Day Off",
    aliases: ["free day", "leave"],
    see: ["vacation", "work", "sleeping"],
    meaning:
      "You wander through a Tuesday that belongs to nobody. The stolen day off shows your use for slack, so note where your feet went: bed, water, an old friend, a workshop. If you spent it dreading a call from the office, the job has moved into rooms you pay for yourself.",
  },
  {
    id: "daycare",
    name: "Daycare",
    aliases: ["nursery", "preschool", "kindergarten"],
    see: ["child", "teacher", "forgetting-a-child"],
    meaning:
      "Little coats hang in a row and one of them is your responsibility. Daycare is about handing over what you love to competent strangers, be it a toddler, a project or an aging parent. Arriving late to collect is guilt over divided hours. Being a small child there again means you want rules, naps and someone else in charge.",
  },
  {
    id: "daydream",
    name: "Daydream",
    aliases: ["reverie", "woolgathering"],
    see: ["window", "dream-within-a-dream", "school"],
    meaning:
      "Catching yourself daydreaming while asleep is the mind noticing its own exits. It happens to people who are physically present in meetings, marriages or lectures they left a while ago. What the daydream showed is less telling than what it interrupted. Return to that scene and ask how it became so easy to leave.",
  },
  {
    id: "daylight",
    name: "Daylight",
    aliases: ["broad day"],
    see: ["sun", "window", "light"],
    meaning:
      "Suddenly everything can be seen, dust included. Daylight flooding a dream follows a confession, a diagnosis named at last, a bank balance finally opened. It is rarely cruel; it only ends the guessing. If you pulled the curtains against it, choose the one fact you are prepared to look at and leave the rest for later.",
  },
  {
    id: "dead-animal",
    name: "Dead Animal",
    aliases: ["carcass", "roadkill"],
    see: ["animal", "death", "grief"],
    meaning:
      "An instinct has gone quiet, and the dream lays it where you will find it. Which creature it was matters: a dog for loyalty worn out, a bird for a plan that never left the ground. Burying it is respectful and useful. Stepping around it every day, as in some dreams people do, describes a loss everybody at home pretends not to smell.",
  },
  {
    id: "dead-battery",
    name: "Dead Battery",
    aliases: ["flat battery", "no charge"],
    see: ["phone", "car", "exhaustion"],
    meaning:
      "You turn the key and there is one click, then nothing. A dead battery is not a broken engine: the ability is intact and the charge is gone. It turns up after weeks of giving on a thin diet of rest. Someone arriving with jumper cables is worth remembering by name, because you know who helps when asked.",
  },
  {
    id: "dead-bird",
    name: "Dead Bird",
    aliases: ["fallen bird"],
    see: ["bird", "dead-animal", "window"],
    meaning:
      "It weighs almost nothing in your palm. A bird lying still is a lightness you miss, a song you stopped practicing, a message that never reached its roof. Found under a window pane, it tells of hope that flew at something invisible: a rule, a salary band, a no that looked like open sky.",
  },
  {
    id: "dead-body",
    name: "Dead Body",
    aliases: ["corpse", "cadaver"],
    see: ["death", "funeral", "murder"],
    meaning:
      "Whoever it is, the body stands for a matter that is over and has not been given a place. Finding a stranger's corpse is often the discovery of an ended chapter you did not notice ending. Hiding one is the heavier scene: guilt over something dropped or betrayed, kept from view with great effort. Reporting it, oddly, brings relief.",
  },
  {
    id: "dead-end",
    name: "Dead End",
    aliases: ["cul-de-sac", "blind alley"],
    see: ["road", "wall", "maze"],
    meaning:
      "The street stops at a wall, and you notice how long you have been walking. A dead end is information, not failure: it rules out a route you kept half believing in, a career ladder with no next rung, an argument that loops. Turning around costs less tonight than it will in spring. Climbing the wall says you are sure of what lies behind.",
  },
  {
    id: "dead-fish",
    name: "Dead Fish",
    aliases: ["floating fish"],
    see: ["fish", "water", "dead-animal"],
    meaning:
      "They float belly up, and the water tells you more than the fish. Something that fed you has been left too long: a scheme past its date, a romance kept for display. One dead fish is a missed chance you can name. A whole pond of them asks what was poured into the place where your ideas usually live.",
  },
  {
    id: "dead-flowers",
    name: "Dead Flowers",
    aliases: ["wilted bouquet", "withered flowers"],
    see: ["flower", "vase", "dying-plant"],
    meaning:
      "Nobody threw the bouquet out, and now the water smells. Dead flowers keep a gesture long after the feeling left: the thank-you you never sent, the apology you accepted in words only. Pressed flat in a book, they are gentler, a past you consult and then close. Being handed a withered bunch shows you where courtesy has replaced affection.",
  },
  {
    id: "dead-grandparent",
    name: "Dead Grandparent",
    aliases: ["late grandmother", "late grandfather"],
    see: ["grandmother", "grandfather", "death"],
    meaning:
      "They sit where they always sat, and you are not surprised. A grandparent who has died comes back in sleep as the house rule and the soft lap together, usually when you must act like the elder yourself. What they cooked, mended or said is the advice. Not recognizing you is your own worry about having drifted from where you began.",
  },
  {
    id: "dead-parent",
    name: "Dead Parent",
    aliases: ["late mother", "late father"],
    see: ["mother", "father", "grief"],
    meaning:
      "The phone rings and it is a voice you buried. Dreams of a parent who has died do the talking that was cut short, and they come for years, often around a birthday or a choice you would have run past them. Approval given there is real comfort. If the two of you quarreled, the quarrel is still looking for a softer ending.",
  },
  {
    id: "dead-person-alive",
    name: "Dead Person Alive",
    aliases: ["resurrection", "returned from the dead"],
    see: ["death", "ghost", "dead-parent"],
    meaning:
      "They walk in as though nothing had happened, and the dream expects you to play along. The living dead friend marks a relation that has not ended inside you: their opinions still vote. If you had to hide that they had died, you are sparing someone a truth. When they sit silent, you are the one with something left to tell.",
  },
  {
    id: "dead-pet",
    name: "Dead Pet",
    aliases: ["late dog", "late cat"],
    see: ["dog", "cat", "grief"],
    meaning:
      "The old dog is at the door again, young and dry. A dead pet visits as uncomplicated love, and the dream lets you feel that size of fondness without words. Forgetting to feed it is common and means only that you fear having failed a small creature who trusted you. Let it have its visit, then fill no bowl.",
  },
  {
    id: "dead-tree",
    name: "Dead Tree",
    aliases: ["bare trunk", "snag"],
    see: ["tree", "roots", "forest"],
    meaning:
      "No leaves, yet it stands: the dead tree is a structure that outlived its sap. Look for it in families that meet from habit, firms with a proud name and nothing new. Woodpeckers and owls make homes there, so the dream is not all loss. Felling one safely is a task you have been putting off because of where it will fall.",
  },
  {
    id: "deadline",
    name: "Deadline",
    aliases: ["due date", "time limit"],
    see: ["clock", "exam", "lateness"],
    meaning:
      "The hour is fixed and the page is blank. Deadlines in sleep are less about work than about consequence, and they press hardest on people who are never actually late. Missing one and finding that nobody noticed is a joke worth taking seriously. If the due time kept moving closer, someone else's urgency has been entered in your calendar.",
  },
  {
    id: "deafness",
    name: "Deafness",
    aliases: ["hearing loss", "cannot hear"],
    see: ["ear", "silence", "voice"],
    meaning:
      "Mouths move and no sound arrives. Going deaf in a dream is about not being reached, or about refusing to be: a complaint repeated so often that you have turned the volume down. When others were deaf to you instead, recall what you were shouting. That sentence, said at normal pitch to one person, is the errand.",
  },
  {
    id: "dealer",
    name: "Dealer",
    aliases: ["croupier", "drug dealer"],
    see: ["casino", "drugs", "deck-of-cards"],
    meaning:
      "Somebody else holds the deck and sets the price. A dealer appears when supply is controlled by one person: attention, contracts, a comfort you would rather not need. Being dealt a poor hand is a complaint about rules. Standing on the dealer's side of the table, you have noticed that others have come to depend on what you give out.",
  },
  {
    id: "death",
    name: "Death",
    aliases: ["dying", "mortality"],
    see: ["dead-body", "funeral", "dying"],
    meaning:
      "Dreams use death for endings far more often than for the literal thing. A job, a role, a version of you is finished, and sleep gives it the grandest word it has. Your own death watched calmly belongs to change you have agreed to; fought against, to change that was imposed. It foretells nothing. Ask instead what no longer needs to be kept up.",
  },
  {
    id: "death-of-a-child",
    name: "Death of a Child",
    aliases: ["losing a child"],
    see: ["child", "forgetting-a-child", "grief"],
    meaning:
      "No dream is more cruel to wake from, and few are less literal. A child who dies in sleep is usually a stage that ended, the baby who became a schoolboy, or a young undertaking that you fear you neglected. Parents have it when they are most attentive. Go and look at the sleeper if you like, then look at your timetable.",
  },
  {
    id: "death-of-a-friend",
    name: "Death of a Friend",
    aliases: ["friend dying"],
    see: ["friend", "funeral", "grief"],
    meaning:
      "You grieve, then wake and find them online. Burying a friend at night marks a shift between you: a move, a marriage, an opinion that cooled the old ease. Sometimes what died is the trait you borrowed from them, their nerve, their silliness. Send a message that asks nothing; it answers more than interpretation will.",
  },
  {
    id: "death-of-a-parent",
    name: "Death of a Parent",
    aliases: ["mother dying", "father dying"],
    see: ["mother", "father", "dead-parent"],
    meaning:
      "While they are alive and well you sit at their bedside in a dream. The scene rehearses a separation that has already started: you decide without them now, or they have started leaning on you. It is not a forecast. It asks which conversation you want to have had, and it has the tact to ask while there is time.",
  },
  {
    id: "death-of-a-partner",
    name: "Death of a Partner",
    aliases: ["spouse dying", "widowhood"],
    see: ["husband", "wife", "funeral"],
    meaning:
      "You are suddenly the only one who knows where the spare key hangs. Losing a partner in sleep measures how much of daily life is held in their hands, and it follows quarrels, business trips and also great happiness. Relief in the dream is no crime; it names a burden, not a wish. Take back one small task and see.",
  },
  {
    id: "debate",
    name: "Debate",
    aliases: ["public argument", "dispute"],
    see: ["argument", "audience", "microphone"],
    meaning:
      "Two lecterns, one clock, and you are not sure which side you were given. A debate stages the quarrel between positions you both hold: stay or go, save or spend. Winning by cleverness leaves a flat taste in the dream for good reason. If your opponent spoke your own lines better than you did, concede that point in daylight.",
  },
];
