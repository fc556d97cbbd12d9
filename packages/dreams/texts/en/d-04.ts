import type { DreamSymbol } from "../../src/symbol";

export const d04: readonly DreamSymbol[] = [
  {
    id: "doctor",
    name: "Doctor",
    aliases: ["physician", "surgeon"],
    see: ["hospital", "disease"],
    meaning:
      "Someone in white asks where it hurts and waits for a true answer. The doctor embodies expert attention, the sort you give others and rarely receive. Not being believed in the consulting room repeats an old dismissal. Playing doctor yourself shows the helper's trap, as you are diagnosing a friend or a family from a chair you were never offered.",
  },
  {
    id: "document",
    name: "Document",
    aliases: ["papers", "form"],
    see: ["contract", "signature", "passport"],
    meaning:
      "There is a page to sign and the light is poor. Documents give weight to what was only talk, so they fill dreams about leases, engagements, wills and permissions. Blurred lines mean that you have not grasped the terms. A form with your name already typed in tells you somebody assumed your consent, and a correction is still possible.",
  },
  {
    id: "dog",
    name: "Dog",
    aliases: ["hound", "puppy"],
    see: ["dog-bite", "dog-barking", "dead-pet"],
    meaning:
      "Loyalty has come in and shaken water on the carpet. A dog in a dream is attachment that does not calculate, your own or a friend's, and its condition is the message: glossy, it is well fed with time; chained and thin, it has been taken for granted. A dog that will not let you pass is guarding a boundary you ought to respect.",
  },
  {
    id: "dog-attack",
    name: "Dog Attack",
    aliases: ["attacking dog", "savage dog"],
    see: ["dog", "dog-bite", "fear"],
    meaning:
      "The animal that should have known you comes at full speed. A dog attacking is trust that has turned, the friend who repeated your secret, the team that voted against you. It also stands for your own snapping temper, straining at a lead held by good manners. Standing still, eye averted, worked in the dream for a reason: not every assault wants an answer.",
  },
  {
    id: "dog-barking",
    name: "Dog Barking",
    aliases: ["howling dog", "yapping"],
    see: ["dog", "alarm", "neighbor"],
    meaning:
      "Behind some fence a dog insists, and you cannot see at what. Barking is a warning given in the only word available, so look for a person near you who complains about trifles and means something larger. If it kept you awake inside the dream, your own watchdog is overtired. When it stopped all at once, you felt who had arrived.",
  },
  {
    id: "dog-bite",
    name: "Dog Bite",
    aliases: ["bitten by a dog"],
    see: ["dog", "dog-attack", "hand"],
    meaning:
      "Teeth in the hand that was held out. A dog bite hurts twice, because it comes from a creature you chose to trust, and it fits kindness repaid with criticism. The place matters: a hand for help refused, a heel for progress nipped from behind. If you reached for its bowl first, the dream is fair enough to show that too.",
  },
  {
    id: "doll",
    name: "Doll",
    aliases: ["puppet figure", "rag doll"],
    see: ["dollhouse", "childhood", "puppet"],
    meaning:
      "Her eyes open when you lift her and close when you lay her down. A doll is a person arranged by somebody else, so look at where you are dressed, praised and put back on the shelf. A cracked one keeps a childhood hurt. If she spoke, she said what you were once too well-behaved to say.",
  },
  {
    id: "dollar",
    name: "Dollar",
    aliases: ["banknote", "cash"],
    see: ["money", "wallet", "coin"],
    meaning:
      "A single bill lies on the sidewalk, and you look around before bending. Small cash in a dream measures small worth: the tip you resented, the favor you priced. A torn note is a promise of which you hold half. Strange faces or figures printed on it show doubts about the currency you are paid in, be that thanks, rank or love.",
  },
  {
    id: "dollhouse",
    name: "Dollhouse",
    aliases: ["toy house", "miniature home"],
    see: ["doll", "house", "childhood"],
    meaning:
      "From up here the family looks manageable. A dollhouse is domestic life reduced to a size your hand can rearrange, and it appears when the real household resists all your plans. Missing a front wall, it leaves everyone on view. Finding yourself inside, unable to pass the stairs, says you have outgrown a home that others still furnish for you.",
  },
  {
    id: "dolphin",
    name: "Dolphin",
    aliases: ["porpoise"],
    see: ["sea", "swimming", "whale"],
    meaning:
      "It surfaces beside you, grinning at nothing. The dolphin is intelligence that still plays, and it swims into dreams after weeks of grim competence. Being guided by one through rough water honors a friend whose humor is also a form of rescue. Stranded on sand, it shows wit cut off from its element by too much business.",
  },
  {
    id: "dome",
    name: "Dome",
    aliases: ["cupola", "rotunda"],
    see: ["church", "sky", "ceiling"],
    meaning:
      "Whatever you whisper at one edge arrives at the other. A dome gathers many voices under a single curve, and it suits dreams of institutions: faiths, parliaments, large families. Light falling through its center gives your small errand a ceremony. Cracks overhead say the consensus you shelter in has been patched longer than anyone admits.",
  },
  {
    id: "dominoes",
    name: "Dominoes",
    aliases: ["domino effect", "falling tiles"],
    see: ["game", "chain"],
    meaning:
      "One tile leans, and the rest have no opinion. Dominoes in sleep trace consequence: a canceled meeting that ended in a move, a joke that cost a friendship. Setting them up for hours shows how carefully you avoid bumping anything. Pulling out a single piece halfway is enough, and in your life that piece is probably a conversation.",
  },
  {
    id: "donation",
    name: "Donation",
    aliases: ["charity", "giving away"],
    see: ["gift", "money", "beggar"],
    meaning:
      "You fill a bag with good things, and keep taking one back. Giving in a dream tests whether the hand opens gladly or for the look of it. Blood or a kidney means you offer yourself where money would have done. Receiving charity is the harder role, and your face at that moment tells how you think of need.",
  },
  {
    id: "donkey",
    name: "Donkey",
    aliases: ["ass", "mule", "burro"],
    see: ["horse", "burden"],
    meaning:
      "It stops on the path and no argument moves it. The donkey carries without complaint until a limit only it can feel, and that refusal is sound judgment in long ears. You meet it when your load was packed by others. Riding one in a procession is humility with good company; beating it, you are being harsh with your own tired back.",
  },
  {
    id: "doomsday",
    name: "Doomsday",
    aliases: ["end of days", "last judgment"],
    see: ["apocalypse", "clock", "disaster"],
    meaning:
      "Everyone has been told the hour, and people are watering plants. Doomsday in a dream concentrates the mind on whom to call, what to forgive, which drawer to empty. It feeds on headlines, but it speaks about your own procrastination. If the appointed minute passed and birds kept singing, a dread you have organized your life around has missed its date.",
  },
  {
    id: "door",
    name: "Door",
    aliases: ["entrance", "gate"],
    see: ["doorway", "key", "doorbell"],
    meaning:
      "A door is a decision with a handle on it. Open, it offers a change you need only walk into; shut, it asks whether you have knocked or merely looked. Several in a row are options at one stage of life. The one that leads back to the same room tells you to stop trying exits and rearrange the furniture.",
  },
  {
    id: "door-that-will-not-close",
    name: "Door That Will Not Close",
    aliases: ["door won't lock", "broken latch"],
    see: ["door", "lock", "intruder"],
    meaning:
      "You push, it swings open again, and somebody is coming up the path. The door that refuses to shut is a boundary without a mechanism: the relative who drops in, the inbox at midnight, a memory with no manners. Your shoulder against the wood is exhausting. In daylight a latch is often just one clear sentence.",
  },
  {
    id: "doorbell",
    name: "Doorbell",
    aliases: ["ringing bell", "buzzer"],
    see: ["door", "visitor", "knocking"],
    meaning:
      "It rings in the dream and you sit up wondering if it was real. A doorbell is the outside asking for you by location rather than name, a summons you never signed up for: jury duty, a relative in trouble, an opportunity with odd timing. No one on the step means you anticipate demands before they come.",
  },
  {
    id: "doorknob",
    name: "Doorknob",
    aliases: ["handle", "knob"],
    see: ["door", "lock", "key"],
    meaning:
      "It comes off in your hand. The knob is your grip on an exit, and when it turns uselessly you have the right to leave without the means: no savings, no plan, no one to tell. A knob too high puts you back at three years old. Hot metal is a sensible warning to feel for fire before opening.",
  },
  {
    id: "doorman",
    name: "Doorman",
    aliases: ["bouncer", "porter", "concierge"],
    see: ["door", "guest-list"],
    meaning:
      "He looks at your shoes and then at his list. The doorman guards entry to circles you half despise and would love to join. Waved through without a glance, you have more standing than you assume. If he wore your own face, the bar is one you set, and tonight it kept out somebody who only wanted to talk.",
  },
  {
    id: "doorway",
    name: "Doorway",
    aliases: ["threshold", "door frame"],
    see: ["door", "hallway", "departure"],
    meaning:
      "Neither in nor out, you lean on the frame and listen. A doorway is the pause in a change, engaged but not married, hired but not begun, and your calves can tell for what time you have stood there. Children play in it safely. When others had to squeeze past, your indecision had become part of their route.",
  },
  {
    id: "dormitory",
    name: "Dormitory",
    aliases: ["dorm", "boarding school", "bunk room"],
    see: ["bed", "school", "roommate"],
    meaning:
      "Rows of beds, and someone else's breathing keeps your time. A dormitory puts you back among equals, with no privacy and a great deal of company. You go there when adult life has grown too separate, or when colleagues know too much about you. The empty bunk beside yours belongs to a person you still miss from that year.",
  },
  {
    id: "double",
    name: "Double",
    aliases: ["doppelganger", "twin self"],
    see: ["clone", "mirror"],
    meaning:
      "You meet yourself on the stairs, and the other one seems to be doing better. The double leads the life you turned down: stayed, married, dared. Envy or pity at the encounter is a direct measure of how the choice has aged. If people preferred the copy, you are tired of performing a version that gets more applause than you do.",
  },
  {
    id: "double-booking",
    name: "Double Booking",
    aliases: ["two appointments", "schedule clash"],
    see: ["calendar", "lateness", "meeting"],
    meaning:
      "It is six o'clock in two places and you promised both. Double booking in sleep exposes a split that no planner solves: two loyalties, two cities, a yes said to keep peace. Running between the venues you miss each speech. Make the choice right there, and notice who forgives you; it is usually the one you feared.",
  },
  {
    id: "doubt",
    name: "Doubt",
    aliases: ["uncertainty", "second thoughts"],
    see: ["crossroads", "wedding"],
    meaning:
      "Halfway down the aisle, the stairs, the contract, you slow. Doubt in a dream is a colleague who does his homework late: he arrives with facts you did have and chose not to weigh. Others hurrying you along are voices of convenience. If the hesitation passed once you said it aloud, secrecy had been its only strength.",
  },
  {
    id: "dough",
    name: "Dough",
    aliases: ["bread dough", "kneading"],
    see: ["bread", "baking", "hand"],
    meaning:
      "It rises under the cloth while you do something else. Dough is a matter that needs work first and then to be left alone, like a manuscript, a reconciliation, a teenager. Sticky and clinging, it lacks a dry fact or two. If it collapsed in the oven, somebody opened the door too early to check on you.",
  },
  {
    id: "doughnut",
    name: "Doughnut",
    aliases: ["donut", "fried ring"],
    see: ["cake", "sugar", "hole"],
    meaning:
      "A treat built around nothing at all. The doughnut is pleasure with an absence at the center, the fun evening without the friend, the good salary without the point. Sharing a box at work is easy kindness and should be taken as such. If you kept looking through the hole, you already know which middle is missing.",
  },
  {
    id: "dove",
    name: "Dove",
    aliases: ["turtledove", "white pigeon"],
    see: ["bird"],
    meaning:
      "It comes back with a leaf, which means there is land. The dove brings the first sign that a long quarrel or a wet year is ending, and the sign is small on purpose. Caged, it is peace kept by not talking. A dove shot down shows an apology that was met with sarcasm; consider sending a second bird.",
  },
  {
    id: "downhill",
    name: "Downhill",
    aliases: ["slope", "descent"],
    see: ["bicycle", "mountain", "brakes"],
    meaning:
      "No pedaling now, only wind and a growing interest in the brakes. Going downhill is ease that gains on you, a success that runs itself, a habit sliding. Laughing all the way, you have earned the coasting. Stones under the wheels warn that the part with no effort also has no steering unless you keep a hand on it.",
  },
  {
    id: "downpour",
    name: "Downpour",
    aliases: ["cloudburst", "heavy rain"],
    see: ["rain", "umbrella", "flood"],
    meaning:
      "In ten seconds you are wet to the bone and past caring. A downpour is feeling released in one go, the sob in the parking garage, the row that clears a month of sultry politeness. Running for shelter guards your dignity. Standing still with your face up says you had been waiting for the sky to do what you would not.",
  },
  {
    id: "dowry",
    name: "Dowry",
    aliases: ["bride price", "hope chest"],
    see: ["wedding", "inheritance", "gift"],
    meaning:
      "Linen is counted, and so are you. A dowry asks what someone was expected to bring in order to be welcome: a degree, a figure, good spirits, a house. The dream comes around weddings and hirings alike. Chests full of things you never use are virtues collected for another person's comfort, and you may spend them on yourself.",
  },
  {
    id: "draft",
    name: "Draft",
    aliases: ["conscription", "call-up"],
    see: ["war", "soldier", "letter"],
    meaning:
      "The letter orders you to report on Monday. Being drafted is obligation without consent, and it comes to people assigned to family care, committees or somebody else's feud. An unfit verdict, with its mix of shame and luck, shows you want an honorable way out. Those who served dream it as memory, and need only rest.",
  },
  {
    id: "dragon",
    name: "Dragon",
    aliases: ["wyrm", "fire-breather"],
    see: ["monster", "fire", "treasure"],
    meaning:
      "It sleeps on gold it cannot spend. A dragon guards whatever you want most and fear most in one heap: anger, talent, an inheritance, the truth about a parent. Slaying it is the young man's dream. Older dreamers talk to it, and learn that it was set there, long ago, to keep the treasure from being taken too cheaply.",
  },
  {
    id: "dragonfly",
    name: "Dragonfly",
    aliases: ["damselfly"],
    see: ["insect", "pond", "wings"],
    meaning:
      "For years it was a brown thing on the bottom, then one morning it had wings. The dragonfly belongs to changes that look sudden to others and took you an age. Hovering, it studies you: precision in midair. Catching one by the wings spoils it, and so does explaining a new lightness to people who liked the old weight.",
  },
  {
    id: "drain",
    name: "Drain",
    aliases: ["plughole", "sink drain"],
    see: ["water", "bathtub"],
    meaning:
      "Round and round, and then that swallowing noise. A drain takes away what was used, and dreaming of it asks where your evenings, savings or patience run off unseen. Blocked, it brings back gray water: an old reproach floating up at breakfast. A ring lost down the pipe is a commitment that slipped while your mind was on washing up.",
  },
  {
    id: "drawbridge",
    name: "Drawbridge",
    aliases: ["castle gate", "lifting bridge"],
    see: ["castle", "bridge", "moat"],
    meaning:
      "The chain is on your side. A drawbridge is the privilege of deciding who gets across, and its position tonight shows your policy: always down for callers, or rusted shut since one bad siege. Lowering it for a single lantern is a sensible rate of trust. If someone else works the winch, ask who manages your guests.",
  },
  {
    id: "drawer",
    name: "Drawer",
    aliases: ["chest of drawers", "bottom drawer"],
    see: ["desk", "secret", "key"],
    meaning:
      "It sticks, then opens all at once and spills. Drawers keep what you will not display and cannot discard: letters, teeth, spare keys to doors that are gone. Searching through one after another means the answer is among things already filed. A hidden compartment with nothing in it tells you the secret has expired, though the guarding goes on.",
  },
  {
    id: "drawing",
    name: "Drawing",
    aliases: ["sketch", "pencil"],
    see: ["painting", "art", "paper"],
    meaning:
      "The line goes where you look, not where you think. Drawing in a dream is attention made visible, an honest record of what struck you about a face or a house. If the sketch came alive, a plan has left the paper. Erasing until the sheet tears is perfectionism, and the first version, underneath, was the likeness.",
  },
  {
    id: "dread",
    name: "Dread",
    aliases: ["foreboding", "sinking feeling"],
    see: ["fear", "nightmare", "waiting"],
    meaning:
      "Nothing has happened yet, and the hallway is unbearable. Dread is fear with its object removed, so the dream paints corridors, weather and telephones instead of the thing. It weighs heaviest on the eve of talks you have rehearsed for weeks. Give it a subject and a date, and notice how it drops to ordinary nervousness.",
  },
  {
    id: "dream-catcher",
    name: "Dream Catcher",
    aliases: ["web hoop", "feathers"],
    see: ["nightmare", "bed", "spider-web"],
    meaning:
      "Somebody hung a net between you and the night. In the Ojibwe tradition it comes from, it was woven for infants, and seeing one in sleep is a wish to be looked after while you cannot look out. A torn web shows a protector gone. Finding a bright bead caught there, you have kept the one image worth keeping.",
  },
  {
    id: "dream-within-a-dream",
    name: "Dream Within a Dream",
    aliases: ["false awakening", "nested dream"],
    see: ["sleeping", "bed", "deja-vu"],
    meaning:
      "You wake, brush your teeth, and wake again. Nested dreams happen near morning, when part of the mind has started the day without the rest, and they match lives in which you go through motions on automatic. What gave it away, a wrong light or a moved door, is your private test for reality. Use it on a promise, too.",
  },
  {
    id: "dress",
    name: "Dress",
    aliases: ["gown", "frock"],
    see: ["wedding-dress", "clothes", "dressing"],
    meaning:
      "It hangs on the door, waiting to be somebody. A dress is a way of being seen that you can put on and take off, so its fit is the message: tight for a role that pinches, perfect for one you had not dared. The color matters. Wearing your mother's, you are trying on her choices and finding where they gape.",
  },
  {
    id: "dress-rehearsal",
    name: "Dress Rehearsal",
    aliases: ["run-through", "practice performance"],
    see: ["stage", "theater", "forgetting-lines"],
    meaning:
      "Full costume, empty seats, and still your pulse is real. A rehearsal in a dream runs an event before it counts: the eulogy, the pitch, the talk with your son. Mistakes made there are bargains. Discovering that the audience was present after all means the thing you call preparation has already begun, and is going well enough.",
  },
  {
    id: "dressing",
    name: "Dressing",
    aliases: ["getting dressed", "putting on clothes"],
    see: ["clothes", "closet", "lateness"],
    meaning:
      "The taxi is outside and nothing goes with anything. Getting dressed in sleep is choosing which self to bring, and endless changing means the occasion wants two of you. Buttons that will not meet show a hurried preparation. When somebody else dresses you, child or celebrity, remember whether their hands were gentle or merely efficient.",
  },
  {
    id: "dressing-room",
    name: "Dressing Room",
    aliases: ["changing room", "fitting room"],
    see: ["mirror", "dress", "theater"],
    meaning:
      "Three mirrors, a curtain, and a voice asking if everything is all right. The dressing room lets you try a self in private before paying for it: separated, blond, self-employed. An opened curtain is premature exposure. If you stayed in there all evening while the play began, you are perfecting an entrance that people would forgive.",
  },
];
