import type { DreamSymbol } from "../../src/symbol";

export const e02: readonly DreamSymbol[] = [
  {
    id: "employee-of-the-month",
    name: "Employee of the Month",
    aliases: ["award at work", "photo on the wall"],
    see: ["boss", "work", "trophy"],
    meaning:
      "Your portrait hangs by the coffee machine, smiling at people who avoid its eyes. Being named best worker in a dream rewards effort in the cheapest coin available. You felt pride and a small cold draft, both correct. The person whose photo came down last month has something to tell you about how long frames stay.",
  },
  {
    id: "empty-classroom",
    name: "Empty Classroom",
    aliases: ["deserted school", "bare desks"],
    see: ["school", "teacher", "exam"],
    meaning:
      "Chalk dust hangs, chairs are up, and yesterday's lesson stands there in white. A vacant classroom is learning without pressure, or a subject you were left alone with. Sitting down in your old seat, you revise an early verdict on your brains. What was written up there, even half a line, is the part you retained.",
  },
  {
    id: "empty-house",
    name: "Empty House",
    aliases: ["vacant house", "bare rooms"],
    see: ["house", "moving", "echo"],
    meaning:
      "Hooks on the wall show where the pictures were. An empty house is a life between tenants, after a divorce, a last child's leaving, a finished job, and sound carries oddly in it. Relief means you can choose each chair. Sorrow means you moved out faster than your heart did; let it walk through every room once.",
  },
  {
    id: "empty-plate",
    name: "Empty Plate",
    aliases: ["no food", "bare plate"],
    see: ["plate", "hunger", "dinner"],
    meaning:
      "Everyone is served, and the spoon passes over you. An empty plate accuses no one, which makes it hard to complain. It marks nourishment that goes around a table, credit, attention, touch, and ends before your chair. Check if you said no thank you earlier out of manners. A second helping of honesty is the usual remedy.",
  },
  {
    id: "empty-wallet",
    name: "Empty Wallet",
    aliases: ["no money", "penniless"],
    see: ["wallet", "money", "poor"],
    meaning:
      "You open it at the till and a receipt falls out. An empty wallet is resources counted at the worst moment, money perhaps, or the patience and wit you draw on all day. The queue behind you is your audience. When a stranger paid and waved you on, you were reminded that exchange is not the only way things are settled.",
  },
  {
    id: "enemy",
    name: "Enemy",
    aliases: ["foe", "rival"],
    see: ["fight", "betrayal", "fear"],
    meaning:
      "He knows your weak spots because he has studied you more closely than friends do. Enemies met in sleep are drawn from what you refuse in yourself, given legs and a grudge. Some are real, of course, and then sleep is rehearsing. Sharing a bench with him, as dreams arrange, you discover one complaint in common.",
  },
  {
    id: "engagement",
    name: "Engagement",
    aliases: ["betrothal", "proposal"],
    see: ["ring", "wedding", "proposal"],
    meaning:
      "Everybody is cheering and you are looking for a chair. An engagement is a promise about a promise, and it covers mergers, moves and mortgages besides love. Being engaged to the wrong person at night is very common before the right wedding. A ring that will not come off says the vow has already altered your hand.",
  },
  {
    id: "engine",
    name: "Engine",
    aliases: ["motor", "machine room"],
    see: ["car", "machine"],
    meaning:
      "Under the hood something turns that you do not fully understand and entirely rely on. The engine is drive, health, the daily will to get up. Its sound tells all: a steady hum, a knock, a scream in low gear. Taking it apart on the lawn, you want to know why you run, and it is wise to lay the parts out in order.",
  },
  {
    id: "entrails",
    name: "Entrails",
    aliases: ["guts", "intestines"],
    see: ["stomach", "blood", "wound"],
    meaning:
      "What should be inside has come out where people can see. Entrails in sleep are the private workings exposed, money quarrels, symptoms, the true reason. Gruesome as it is, you are often oddly practical in the scene, tucking things back. That practicality is a skill. Choose who gets to see such matters, and have them see only some.",
  },
  {
    id: "envelope",
    name: "Envelope",
    aliases: ["sealed letter", "stamped letter"],
    see: ["letter", "mail", "secret"],
    meaning:
      "Paper folded around a fact. An envelope holds you at the moment before knowing, which some people prefer to extend: test results, an offer, a will. One with a window shows your name and no more. Finding it empty after such care to open it cleanly, you learn that the message was the sending itself.",
  },
  {
    id: "envy",
    name: "Envy",
    aliases: ["jealousy of others", "coveting"],
    see: ["enemy", "neighbor", "green"],
    meaning:
      "Her garden is better, and in the dream you can smell it. Envy is a sour teacher of exact taste: it points straight at what you want and have not admitted wanting. Harming the lucky one in your sleep is pressure, not character. Note the single detail that stung, for it is smaller and more attainable than her whole life.",
  },
  {
    id: "epidemic",
    name: "Epidemic",
    aliases: ["plague", "pandemic", "outbreak"],
    see: ["disease", "mask", "quarantine"],
    meaning:
      "The word spreads first, then the fear, and last the fever. An epidemic in dreams tracks anything contagious in a group, panic, burnout, a rumor, and asks how you protect yourself without leaving others to it. Those who lived through a real one still dream of empty shelves. Being immune put you to work, and that fits you.",
  },
  {
    id: "eraser",
    name: "Eraser",
    aliases: ["rubber", "pencil eraser"],
    see: ["pencil", "drawing"],
    meaning:
      "You rub until the paper goes thin and you can still read it. An eraser is the wish for a smaller past, one remark, one year, one name. It removes graphite and leaves a dent. Used with a light hand it is simply correction. If somebody erased your work, find out who edits you in rooms you have left.",
  },
  {
    id: "erection",
    name: "Erection",
    aliases: ["arousal"],
    see: ["penis", "sex", "naked-in-public"],
    meaning:
      "Bodies in sleep follow their own schedule, and this is mostly physiology. Where the dream builds a story around it, the story is about wanting and being seen to want: pride in private, dread in a classroom. It also borrows the organ for plain assertiveness. Failing at the moment concerns pressure more than desire, and pressure can be talked down.",
  },
  {
    id: "eruption",
    name: "Eruption",
    aliases: ["bursting", "outbreak"],
    see: ["volcano", "anger", "explosion"],
    meaning:
      "For years there was only a warm smell, and people built vineyards. An eruption is anger or passion that kept its pressure politely underground until it could not. Ash on everything means others will be cleaning up too. Later, the soil is rich, and dreams know it: some honest conversations begin on the first cooled crust.",
  },
  {
    id: "escalator",
    name: "Escalator",
    aliases: ["moving stairs"],
    see: ["elevator", "stairs", "department-store"],
    meaning:
      "You stand still and rise. An escalator is progress by belonging, the career path, the mortgage, the years of school, and it asks only that you keep to the right. Walking up the down one is a comic picture of your Mondays. When the steps flatten and comb your shoelaces in, you arrived without ever deciding to get off.",
  },
  {
    id: "escape",
    name: "Escape",
    aliases: ["getting away", "breaking out"],
    see: ["prison", "being-chased", "hiding"],
    meaning:
      "The gap is narrow, and you go through it shoulder first. An escape in sleep is less about the jailer than about a moment of nerve, so remember what finally moved you. Getting out and having nowhere to run is the second half that waking plans forget. If you went back for someone, freedom alone was never your aim.",
  },
  {
    id: "essay",
    name: "Essay",
    aliases: ["term paper", "composition"],
    see: ["writing", "exam", "school"],
    meaning:
      "Two thousand words on a subject you have never heard of. The essay is an account demanded of you, why you left, what you believe, where the money went, with a margin for remarks. Copying another's is living by quoted opinions. A first sentence you were proud of survives waking more often than you would expect; write it down.",
  },
  {
    id: "evacuation",
    name: "Evacuation",
    aliases: ["fleeing", "leaving home in danger"],
    see: ["emergency", "suitcase", "flood"],
    meaning:
      "Five minutes, one bag. An evacuation shows your order of value faster than any quiz: papers, photographs, the cat, a useless lamp. It comes before big changes that have to be made quickly. Neighbors who refuse to go are your own objections. If the all-clear sounded while you stood in the street, the threat was mostly its announcement.",
  },
  {
    id: "eviction",
    name: "Eviction",
    aliases: ["being thrown out", "losing a home"],
    see: ["landlord", "house", "moving"],
    meaning:
      "Your things are on the sidewalk, and they look smaller in daylight. Eviction is losing a place you thought was secured by habit, in a flat, a friend group, a parent's new family. The notice often came earlier and lay unopened. Someone who offers a van and an hour is a fact of your life the dream wanted you to see.",
  },
  {
    id: "evil",
    name: "Evil",
    aliases: ["malice", "wicked presence"],
    see: ["demon", "darkness", "fear"],
    meaning:
      "It stands in the corner and needs to do nothing. A sense of evil in sleep is fear distilled, common in half-waking paralysis, when the body lies locked and the mind supplies a cause. Outside of that state it tends to mark a wrong you have felt near, in talk that belittles, and not named. Light, breath and one small movement break it.",
  },
  {
    id: "ex",
    name: "Ex",
    aliases: ["ex-boyfriend", "ex-girlfriend", "former partner"],
    see: ["heartbreak", "ex-spouse", "love"],
    meaning:
      "They turn up with the old jacket and the old way of looking at you. An ex turning up at night has little to do with wanting the person; it is the self you were with them, braver or smaller, asking for a hearing. A sweet scene closes an account. A bitter one points to a pattern the present should not inherit.",
  },
  {
    id: "ex-spouse",
    name: "Ex-Spouse",
    aliases: ["ex-husband", "ex-wife"],
    see: ["divorce", "ex", "ring"],
    meaning:
      "You are married again, somehow, and late for the same dinner. An ex-spouse returns in sleep with the whole apparatus of a shared life, bills, in-laws, the good pan. It happens when a new bond reaches the stage where the last one cracked. Being civil to each other there is progress you can bank, whatever the lawyers said.",
  },
  {
    id: "exam",
    name: "Exam",
    aliases: ["test", "final exam"],
    see: ["school", "forgetting-lines", "lateness"],
    meaning:
      "You graduated long ago, and here is the paper, in a subject you never attended. The exam dream visits competent people before visible tasks; it uses your old fear of being found out to keep you awake. Notice that you have passed every real one it chooses. The blank sheet asks one thing: by whose grading do you live?",
  },
  {
    id: "exam-in-the-wrong-room",
    name: "Exam in the Wrong Room",
    aliases: ["cannot find the classroom"],
    see: ["exam", "school", "labyrinth"],
    meaning:
      "The corridors multiply, and behind each door a different test has begun. Not finding the room separates your readiness from your access: you studied, but nobody will ever know. It suits applicants, immigrants and anyone outside an unwritten code. Asking a passing janitor works surprisingly well, in dreams as elsewhere, for he has the plan of the building.",
  },
  {
    id: "excavator",
    name: "Excavator",
    aliases: ["digger", "backhoe"],
    see: ["digging", "machine", "construction-site"],
    meaning:
      "One lever, and ten years of garden are in the air. An excavator does in an hour what hands would do with thought, so it asks if the subject you are opening deserves that much force. Playing with one is pure five-year-old pleasure. Standing at the edge of somebody else's pit, check which of your walls it undermines.",
  },
  {
    id: "excrement",
    name: "Excrement",
    aliases: ["feces", "poop", "stool"],
    see: ["toilet", "diarrhea", "smell"],
    meaning:
      "Children find it interesting and adults find it funny or appalling; the dream finds it ordinary. Excrement is what is left when you have taken the good out of something, so producing it is completion and being soiled by it is residue from others. Old books tie it to money. Overflow simply means that clearing away is overdue.",
  },
  {
    id: "execution",
    name: "Execution",
    aliases: ["firing squad", "gallows"],
    see: ["death", "guillotine", "guilt"],
    meaning:
      "The drum rolls for a crime you can hardly remember. An execution is a verdict carried out beyond appeal, and it mirrors the harshness with which you end things in yourself: a hobby, a hope, a fault. Watching from the crowd is complicity by silence. A reprieve read aloud at the last step is your own milder judgment arriving late.",
  },
  {
    id: "exercise",
    name: "Exercise",
    aliases: ["workout", "training"],
    see: ["gym", "running", "body"],
    meaning:
      "You count the last ten and your legs argue. Exercising in a dream practices effort whose result will show much later, in language learning or a marriage as well as in muscles. Machines set too heavy were loaded by vanity. If you moved with no fatigue at all, the body has simply filed a request for more of it.",
  },
  {
    id: "exhaustion",
    name: "Exhaustion",
    aliases: ["fatigue", "worn out"],
    see: ["sleeping", "running", "dead-battery"],
    meaning:
      "You fall asleep inside your own dream. Exhaustion that follows you there is unusually plain: the night shift of worry is cutting into the rest. Legs of lead point at one duty, eyes that will not stay open at another. The figure who told you to lie down for a minute was speaking with the full authority of your body.",
  },
  {
    id: "exhibition",
    name: "Exhibition",
    aliases: ["art show", "gallery opening"],
    see: ["museum", "painting", "audience"],
    meaning:
      "White walls, cheap wine, and your private drawers on display. An exhibition turns what you made or suffered into something strangers walk past with their heads tilted. Nobody comes, or everybody does, and both are alarming. The small red dot beside one piece says that this part of your life is wanted elsewhere.",
  },
  {
    id: "exile",
    name: "Exile",
    aliases: ["banishment", "living abroad"],
    see: ["border", "deportation", "homesickness"],
    meaning:
      "You can describe every stone of a street you may not enter. Exile in sleep is distance imposed, from a country, a circle, a version of the family before the quarrel. The food there tastes almost right. Letters are allowed, the dream says, and that is worth testing in waking life, where bans are often older than anyone's anger.",
  },
  {
    id: "exit",
    name: "Exit",
    aliases: ["off-ramp", "way out"],
    see: ["freeway", "driving", "emergency-exit"],
    meaning:
      "The sign gives you a mile, then half, then a choice of lanes. An exit is leaving made official, at speed, with signals, so it differs from escape. Overshooting it belongs to people who decide late and then feel decided upon. The ramp curves so tightly that you have to slow; be thankful, for most endings lack such engineering.",
  },
  {
    id: "expired-food",
    name: "Expired Food",
    aliases: ["past the date", "spoiled milk"],
    see: ["refrigerator", "rotting-food", "milk"],
    meaning:
      "The date was last Thursday and it still looks fine. Expired food is an offer, a plan or an attraction kept past its hour, and your nose knows before you open it. Throwing it out is a small waste that prevents a large one. A shelf full of such things says you stock up on chances faster than you use them.",
  },
  {
    id: "expired-passport",
    name: "Expired Passport",
    aliases: ["invalid passport", "out of date"],
    see: ["passport", "airport", "border"],
    meaning:
      "The officer turns it to the light, and your summer is over. An expired passport is an identity that used to admit you, the young talent, the good daughter, the native, and that nobody stamps anymore. Renewal needs a current photograph, meaning an honest look. It is a matter of forms and weeks, not of worth.",
  },
  {
    id: "explosion",
    name: "Explosion",
    aliases: ["blast", "detonation"],
    see: ["bomb", "dynamite", "fire"],
    meaning:
      "The sound comes after the light, and then comes the quiet. An explosion is pressure released without selection, hurting the near and missing the guilty. Seen from a distance it belongs to another's temper. If you walked out of the smoke intact, feeling light, the outburst you dread may be survivable, though a valve would be cheaper than a window.",
  },
  {
    id: "extra-limb",
    name: "Extra Limb",
    aliases: ["third arm", "second head"],
    see: ["arm", "body", "hand"],
    meaning:
      "A third hand grows where you needed it, and now you must buy different coats. An additional limb is capacity born of overload, the new parent's elbow that opens doors. It works well and looks odd, so you hide it. Cutting it off in shame would be a mistake; refusing one more bag to carry would not.",
  },
  {
    id: "extra-teeth",
    name: "Extra Teeth",
    aliases: ["too many teeth", "rows of teeth"],
    see: ["teeth-falling-out", "mouth", "shark"],
    meaning:
      "Your tongue finds another row behind the first. Too many teeth is bite in excess of need, sharp replies crowding a small mouth, ambition in a modest role. It is the opposite worry from losing them. Smiling widely, you alarm people you meant to charm, and the cure may be as simple as a longer breath before answering.",
  },
  {
    id: "eye",
    name: "Eye",
    aliases: ["eyeball", "gaze"],
    see: ["blindness", "eyeglasses"],
    meaning:
      "It looks back at you without blinking. An eye in a dream is awareness with a direction, and the question is who sees whom: a single one on the wall is conscience or surveillance, a pair at rest on you is love. Sore or sealed, it defends you against a sight. A third, opened in the forehead, is what you call a hunch by day.",
  },
  {
    id: "eye-surgery",
    name: "Eye Surgery",
    aliases: ["laser surgery", "cataract operation"],
    see: ["eye", "surgery", "blindness"],
    meaning:
      "You have to stay awake and keep looking. Surgery on the eye corrects the organ with which you would normally check on things, so it is about trust in a person who makes you see: a therapist, a blunt sister. The bandage period counts as well. What you looked at first when it came off is what you did this for.",
  },
  {
    id: "eyebrow",
    name: "Eyebrow",
    aliases: ["brows"],
    see: ["face", "mirror", "makeup"],
    meaning:
      "Two strokes of hair, and the face can say surprised. Eyebrows carry the small print of expression, so losing them leaves you unreadable, even to yourself. Someone else's raised one is doubt that never reached words. Painting them on, too high, you show an astonishment you do not feel, as one learns to do at certain dinners.",
  },
  {
    id: "eyeglasses",
    name: "Eyeglasses",
    aliases: ["glasses", "spectacles"],
    see: ["eye", "blindness"],
    meaning:
      "You pat the nightstand, the table, your own head. Glasses are the correction you need in order to judge, a second opinion, a diary, a frank friend. Another person's pair makes the floor swim, as their view of things does. New lenses give each leaf an edge, and the first thing you notice with them is what you had been excusing.",
  },
  {
    id: "eyelash",
    name: "Eyelash",
    aliases: ["lashes", "mascara"],
    see: ["eye", "wish", "tears"],
    meaning:
      "One hair on a fingertip, and you are granted a wish. An eyelash is the smallest possible thing worth pausing for, so it comes with tenderness, vanity or grit in the eye. Losing them all leaves your gaze bare. False ones that come unglued at dinner are a charm you had to apply, now hanging by a corner.",
  },
];
