import type { DreamSymbol } from "../../src/symbol";

export const e01: readonly DreamSymbol[] = [
  {
    id: "eagle",
    name: "Eagle",
    aliases: ["bald eagle", "raptor"],
    see: ["bird", "sky", "mountain"],
    meaning:
      "From that height a quarrel is two dots in a field. The eagle is distance used well, the long view that lets you strike once instead of fussing all day. It lends itself to planners and to the proud. Grounded with a hurt wing, it shows ambition kept at a desk; feeding its young, it is power doing the school run.",
  },
  {
    id: "ear",
    name: "Ear",
    aliases: ["hearing", "eardrum"],
    see: ["deafness", "earring", "listening"],
    meaning:
      "Someone leans close and you feel the words before you hear them. The ear takes in whatever is said, with no lid to shut, so an aching one points to gossip, commands or praise you would rather not have received. A huge ear shows curiosity. Losing it, you have stopped listening to a person whose complaint was accurate.",
  },
  {
    id: "earache",
    name: "Earache",
    aliases: ["ear infection", "sore ear"],
    see: ["ear", "pain", "doctor"],
    meaning:
      "The pain sits exactly where other people's opinions come in. An earache in sleep is sound that hurt: a raised voice, a verdict overheard, a phrase on repeat since Tuesday. Warm oil and a mother's hand are the remedy it remembers. If it was in one ear only, think of who usually stands on that side.",
  },
  {
    id: "earphones",
    name: "Earphones",
    aliases: ["headphones", "earbuds"],
    see: ["music", "silence", "train"],
    meaning:
      "A private soundtrack, and the street becomes a film. Earphones let you choose what reaches you, and in a dream they question the bargain: peace bought with distance. Tangled wires are a simple wish to listen grown complicated. Taking one out for somebody, or sharing the pair, is a gesture whose recipient you should remember.",
  },
  {
    id: "earring",
    name: "Earring",
    aliases: ["ear stud", "hoops"],
    see: ["gem", "ear", "losing-something"],
    meaning:
      "You lie on the carpet with a flashlight, hunting half of a pair. A single earring is a bond that needs two and has one, or a night whose evidence went missing. A gift of earrings asks for your attention first and your looks second. Heavy ones that stretch the lobe are compliments with weight attached.",
  },
  {
    id: "earth",
    name: "Earth",
    aliases: ["ground", "soil"],
    see: ["digging", "dirt", "planet"],
    meaning:
      "You press your palm down and it is cool, crumbly, older than the argument. Earth in a dream offers footing after too much talk and screen, and it asks for something as practical as planting. Cracked earth wants care; black loam has all it needs. Mouthfuls of it, strange as they are, may be hunger for a plain life.",
  },
  {
    id: "earthquake",
    name: "Earthquake",
    aliases: ["tremor", "seismic shock"],
    see: ["house", "disaster"],
    meaning:
      "The one thing you never checked, the floor, begins to move. Earthquakes belong to news that shakes what everything else stood on: a parent's secret, a partner's doubt, a sector closing. Aftershocks in the dream are the days that follow. What stayed on the shelf is sturdier than you supposed; put more weight there.",
  },
  {
    id: "earthworm",
    name: "Earthworm",
    aliases: ["worm", "bait"],
    see: ["digging", "garden", "fishing"],
    meaning:
      "Blind, soft and indispensable, it makes the soil it lives in. An earthworm is humble work below notice, yours or that of the colleague who fixes things before meetings. Recoiling from it shows disdain for a low task that would help. Cut by the spade, it goes on, and the dream likes that stubbornness better than you do.",
  },
  {
    id: "eating",
    name: "Eating",
    aliases: ["meal", "chewing"],
    see: ["food", "hunger", "table"],
    meaning:
      "You eat, and the plate says what you have been taking in: news, affection, orders. Enjoyed slowly, food in sleep is a need correctly met. Chewing something that never gets smaller is a problem you keep in your mouth and will neither swallow nor spit out. When others watch each bite, your wants have become public business.",
  },
  {
    id: "eating-alone",
    name: "Eating Alone",
    aliases: ["table for one"],
    see: ["restaurant", "loneliness", "eating"],
    meaning:
      "One chair, one glass, and a waiter who is being nice about it. A solitary meal in a dream separates loneliness from independence, and your appetite tells which it was. Reading while you chewed, you were fine. A second place laid for someone who never comes is a habit of waiting that has outlived its reason.",
  },
  {
    id: "eating-dirt",
    name: "Eating Dirt",
    aliases: ["eating soil", "pica"],
    see: ["earth", "mouth", "humiliation"],
    meaning:
      "Grit between the teeth, and you swallow it to be agreeable. To eat dirt is to take humiliation as though it were lunch, an insult passed off as a joke, a pay offer. Small children do it happily, so curiosity is the other reading: wanting to know a place by its taste. Spitting it out was not rude.",
  },
  {
    id: "eating-glass",
    name: "Eating Glass",
    aliases: ["chewing glass", "glass in mouth"],
    see: ["broken-glass", "mouth", "teeth-falling-out"],
    meaning:
      "Each careful bite cuts, and politeness keeps you at the table. Glass in the mouth is speech that would wound you or others once released: a resignation, a family truth. People dream it when they have to stay pleasant. Picking splinters from your tongue one by one is slow editing, and the right method.",
  },
  {
    id: "eating-hair",
    name: "Eating Hair",
    aliases: ["hair in mouth", "hair in throat"],
    see: ["hair", "choking", "mouth"],
    meaning:
      "You tug at one strand and a rope follows. Hair in the mouth is a nagging, intimate thing you cannot swallow and cannot politely remove, often someone else's worry lodged where your words should be. The length shows for how long. Cleared at last, the throat says something in its first free second; try to recall what.",
  },
  {
    id: "echo",
    name: "Echo",
    aliases: ["reverberation", "voice coming back"],
    see: ["voice", "cave", "mountain"],
    meaning:
      "You call out and the mountain agrees with everything. An echo is your own opinion returned with delay, as happens among friends who think alike and feeds that know you. Hearing a different sentence come back is the interesting case: somebody is listening, not bouncing. In an empty house, it measures how much has been carried out.",
  },
  {
    id: "eclipse",
    name: "Eclipse",
    aliases: ["solar eclipse", "lunar eclipse"],
    see: ["sun", "moon", "darkness"],
    meaning:
      "At noon the birds go quiet and the light turns to metal. An eclipse is a short obscuring of something that remains perfectly whole: a parent's love behind illness, your gift behind a busy season. It passes by the clock. Looking straight at it hurt, and the dream suggests the pinhole, a small indirect view of a large matter.",
  },
  {
    id: "editing",
    name: "Editing",
    aliases: ["proofreading", "cutting text"],
    see: ["writing", "film", "deleting"],
    meaning:
      "You cut a line and the page breathes. Editing in a dream is hindsight given a pencil, rewording an argument, trimming a year to its best scenes. Someone else's red marks show whose taste you write for. If the text kept restoring itself, you are polishing a story that wants another ending and not another comma.",
  },
  {
    id: "eel",
    name: "Eel",
    aliases: ["conger", "slippery fish"],
    see: ["fish", "river", "snake"],
    meaning:
      "You had it, and your hand is closed on water. An eel is the matter that escapes every grip: an evasive partner, a feeling on the tip of the tongue, a contractor. It lives in mud and travels oceans to spawn, so do not call it shallow. Holding one in dry sand works, and so would a question with a date.",
  },
  {
    id: "egg",
    name: "Egg",
    aliases: ["eggs", "eggshell"],
    see: ["chicken", "nest", "birth"],
    meaning:
      "Perfect, closed, and impossible to improve from outside. An egg is potential that needs warmth and being left alone, an idea at three weeks, a pregnancy, a shy person. Carrying many in one basket makes you walk strangely. A crack from within is good news; from without, it is someone's impatience, and that someone is frequently you.",
  },
  {
    id: "eggplant",
    name: "Eggplant",
    aliases: ["aubergine"],
    see: ["vegetables", "garden", "kitchen"],
    meaning:
      "Glossy purple, heavier than it looks and bitter until it meets salt and heat. An eggplant in sleep is an acquaintance or a task that rewards patience with its first unpleasantness. Rows ripening in a garden are slow gains. If the vegetable made everybody giggle, your dream has simply borrowed a joke from the phone.",
  },
  {
    id: "eight",
    name: "Eight",
    aliases: ["number eight", "8"],
    see: ["numbers", "spider"],
    meaning:
      "The line crosses itself and comes home. Eight in a dream has to do with balance between two loops, giving and getting, city and country, this family and that. Lying on its side it never ends, and neither does a certain discussion. Eight chairs, eight steps or eight o'clock: ask which pair of duties you circle between.",
  },
  {
    id: "elastic-band",
    name: "Elastic Band",
    aliases: ["rubber band", "stretch"],
    see: ["rope", "string"],
    meaning:
      "It stretches farther than you thought and you wait for the sting. An elastic band is tolerance under load, a budget, a grandmother, a long-distance love. Snapped, it tells you the limit after the fact. Worn around the wrist it is a reminder whose purpose you have forgotten; bundled around letters, it holds a whole correspondence in its grip.",
  },
  {
    id: "elbow",
    name: "Elbow",
    aliases: ["funny bone", "nudge"],
    see: ["arm", "crowd", "table"],
    meaning:
      "A sharp little corner that you use to make room. Elbows come into dreams of crowds and careers, where space goes to whoever takes it. Being jostled marks a rival you call a colleague. Leaning on both at a kitchen table, chin in hand, is the posture of a talk you would like to have until two in the morning.",
  },
  {
    id: "election",
    name: "Election",
    aliases: ["voting", "ballot"],
    see: ["politician", "crowd", "choice"],
    meaning:
      "Your name is on the ballot and you cannot find your own box. An election puts a private decision before a noisy public of inner parties, each with posters. Losing narrowly shows a mind nearly made up. Votes counted again and again suggest you keep asking friends the same question in hope of another result.",
  },
  {
    id: "electric-chair",
    name: "Electric Chair",
    aliases: ["execution device"],
    see: ["execution", "guilt", "prison"],
    meaning:
      "Straps, a switch, and a room behind glass. The electric chair is judgment with an audience, and it takes you in after public mistakes: the mail to all, the failed launch. It foretells no punishment. A power cut at the last second belongs to many such dreams and says that you, too, consider the sentence out of proportion.",
  },
  {
    id: "electric-fence",
    name: "Electric Fence",
    aliases: ["live wire", "cattle fence"],
    see: ["fence", "cow", "electricity"],
    meaning:
      "The wire hums, and the grass beyond is the same grass. An electric fence is a lesson learned once by pain and obeyed forever, even with the current off. It surrounds subjects at home and salaries at work. Touching it with a blade of straw, as farm children do, is the cheap way to find out whether it still bites.",
  },
  {
    id: "electric-shock",
    name: "Electric Shock",
    aliases: ["electrocution", "jolt"],
    see: ["electricity", "hand"],
    meaning:
      "The hand flies back before you have thought of anything. A shock is news absorbed by the body first, a name on a screen, a touch that meant more than it should. Faulty wiring points to a home where tempers run unearthed. If the jolt woke you up with odd clearness, it did what coffee and advice had failed to do.",
  },
  {
    id: "electricity",
    name: "Electricity",
    aliases: ["current", "power"],
    see: ["light-bulb", "power-outage", "electric-shock"],
    meaning:
      "It is everywhere in the walls and nobody thinks of it until it stops. Electricity in a dream is invisible force ready for use: attraction across a table, money behind a project, a crowd about to cheer. Sparks at a socket are excitement badly insulated. Paying the bill for a house you left is effort leaking to an old address.",
  },
  {
    id: "elephant",
    name: "Elephant",
    aliases: ["tusker", "mammoth"],
    see: ["zoo", "memory", "trunk"],
    meaning:
      "It has been standing in the room so long that people hang coats on it. The elephant is the large fact nobody mentions, or else a memory that keeps faithful accounts. Gentle with its feet, it can be approached. One charging is patience at an end; a small wooden one, some huge subject made safe for the mantelpiece.",
  },
  {
    id: "elevator",
    name: "Elevator",
    aliases: ["lift"],
    see: ["escalator", "falling", "building"],
    meaning:
      "The doors close, and a button decides your week. Elevators move you between levels without effort or view, as promotions, moods and family ranks do. Stuck between floors, you hold a title but not the room. One that goes sideways or past the roof is common in sleep, and marks a change for which your building had no plan.",
  },
  {
    id: "elevator-falling",
    name: "Elevator Falling",
    aliases: ["plunging lift", "cable snapped"],
    see: ["elevator", "falling", "car-crash"],
    meaning:
      "The number over the door runs backward faster than you can read. A plunging elevator is status dropping under you, a demotion, a diagnosis, a market, and it frightens because there is nothing to hold. Yet the impact is usually missing, and you step out on some low floor. Have a look around: much of life happens on that level.",
  },
  {
    id: "elf",
    name: "Elf",
    aliases: ["sprite", "pixie"],
    see: ["fairy", "forest", "christmas"],
    meaning:
      "You hear laughter, and your keys have moved. Elves do small work in the night and take offense if thanked wrongly, like the unseen helpers in any office. They come when magic and mischief have been scheduled out of your week. A shelf of elves watching you is a childhood fear of being reported, dressed for the holidays.",
  },
  {
    id: "elk",
    name: "Elk",
    aliases: ["moose", "wapiti"],
    see: ["deer", "forest", "antlers"],
    meaning:
      "It crosses the road as if the road were a rumor. The elk is size without aggression, carried quietly, and it suits people who have to take up space and dislike doing so. Velvet on the antlers is strength still growing and tender. Meeting its eye across a lake at dawn asks you for nothing but dignity.",
  },
  {
    id: "elopement",
    name: "Elopement",
    aliases: ["running away to marry"],
    see: ["wedding", "escape", "ladder"],
    meaning:
      "Two suitcases, one car, and no seating plan. An elopement chooses the bond over the ceremony, so it appeals when an honest wish has been swallowed by other people's arrangements. Who you ran with may be a person or a vocation. Turning back for a mother's blessing tells you which guest you did want to invite.",
  },
  {
    id: "email",
    name: "Email",
    aliases: ["inbox", "message"],
    see: ["computer", "email-sent-to-the-wrong-person", "letter"],
    meaning:
      "Four thousand unread, and one subject line in capitals. Email in sleep is the demand that arrives without a body, and the pile measures obligations more than work. A message from a dead friend is about what never got sent. If you wrote a perfect reply and lost it on waking, the gist is still there: it began with no.",
  },
  {
    id: "email-sent-to-the-wrong-person",
    name: "Email Sent to the Wrong Person",
    aliases: ["wrong recipient", "reply all"],
    see: ["email", "shame", "secret"],
    meaning:
      "The little whoosh, and then you see the name. A misdirected message is the truth arriving at an address you did not choose, and dreamers who hold their tongue have it most. Read what you wrote: it was probably fair. If the recipient took it well, the sentence deserves to be delivered, properly dressed, on purpose.",
  },
  {
    id: "embalming",
    name: "Embalming",
    aliases: ["mummy", "preserving a body"],
    see: ["mummy", "dead-body", "museum"],
    meaning:
      "Everything is done to make it look asleep. Embalming keeps the appearance of something that has ended: a company, a marriage at its anniversary, a youth. The perfume covers, the bandages hold. If your own limbs were being wrapped, you are prized for not changing, and it would be well to wiggle a toe.",
  },
  {
    id: "embarrassment",
    name: "Embarrassment",
    aliases: ["blushing", "faux pas"],
    see: ["shame", "naked-in-public", "laughing"],
    meaning:
      "The room falls silent, and your face is the warmest thing in it. Embarrassment in dreams replays a slip at ten times its size, before people who have forgotten it. It protects belonging, so ask whose good opinion felt at risk. Somebody who laughed with you, instead of about you, is better company than the jury you were watching.",
  },
  {
    id: "embassy",
    name: "Embassy",
    aliases: ["consulate"],
    see: ["passport", "diplomat", "border"],
    meaning:
      "A few rooms of home behind a foreign gate. An embassy is protection by membership, the place you run to when local rules turn on you: an old friend's sofa, a mother tongue, a union. Queuing there without the right form shows rusty ties. If the flag was one you had never seen, you are seeking a country that fits.",
  },
  {
    id: "ember",
    name: "Ember",
    aliases: ["glowing coals", "dying fire"],
    see: ["fire", "ashes", "fireplace"],
    meaning:
      "Gray on top, and red as soon as you blow. An ember is a passion everyone took for finished, a craft dropped at twenty, a marriage under routine. It needs breath and small sticks, not a bonfire. Carrying one in a tin through rain is the loyal dream of people who keep a hope alive for a whole family.",
  },
  {
    id: "embroidery",
    name: "Embroidery",
    aliases: ["needlework", "cross-stitch"],
    see: ["needle", "thread", "sewing"],
    meaning:
      "A thousand small stabs, and a rose appears. Embroidery is patience turned into ornament, love that shows only to whoever looks closely. On the reverse are knots and shortcuts, as with every tidy life. Unpicking an initial is the work of removing one name from your linen, your mailbox and your plans, thread by thread.",
  },
  {
    id: "emerald",
    name: "Emerald",
    aliases: ["green gem"],
    see: ["gem", "green", "ring"],
    meaning:
      "Green all the way down, with a garden of flaws inside. An emerald is prized along with its inclusions, so it speaks of loving something because of what marks it. Set in a ring, it hints at loyalty tested by envy. Dull as bottle glass when you bring it to the light, it asks who told you what it was worth.",
  },
  {
    id: "emergency",
    name: "Emergency",
    aliases: ["911 call", "crisis"],
    see: ["ambulance", "phone", "disaster"],
    meaning:
      "Your fingers cannot press the three digits. An emergency in sleep is urgency that finds no line out, typical for those who are everyone else's first call. What needed rescuing is your clue. If you moved with great calm while others froze, the dream reminds you of a competence that ordinary weeks never ask to see.",
  },
  {
    id: "emergency-exit",
    name: "Emergency Exit",
    aliases: ["fire escape", "exit sign"],
    see: ["door", "escape", "stairs"],
    meaning:
      "A green sign glows over a door you have never tried. The emergency exit is the plan you keep and hope not to use: savings, a cousin abroad, a sentence prepared. Blocked with boxes, it shows how secure living has crowded out choice. Merely checking that it opens brought relief, and no alarm rang.",
  },
  {
    id: "emergency-room",
    name: "Emergency Room",
    aliases: ["ER", "casualty department"],
    see: ["hospital", "waiting", "doctor"],
    meaning:
      "They ask you to rate it from one to ten while the clock eats the night. The emergency room sorts pain by urgency, and in your dream you are probably being sorted too low. Giving up your turn for others is a habit with a cost. When the curtain opened and someone said your name properly, half of it eased.",
  },
  {
    id: "emperor",
    name: "Emperor",
    aliases: ["empress", "sovereign"],
    see: ["king", "palace", "throne"],
    meaning:
      "He has conquered so much that he cannot see any of it from his window. An emperor is authority at the scale where it stops hearing, in a father, a founder, a conscience. Unclothed before the crowd, he shows a pretense everybody funds. If the robe was put on you, the weight of it was the first honest advisor.",
  },
];
