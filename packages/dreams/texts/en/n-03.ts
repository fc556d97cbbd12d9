import type { DreamSymbol } from "../../src/symbol";

export const n03: readonly DreamSymbol[] = [
  {
    id: "nausea",
    name: "Nausea",
    aliases: ["feeling sick", "queasy"],
    see: ["vomiting", "stomach", "disease"],
    meaning: "Something will not go down and will not come up. If your real stomach is upset, the dream merely reports it. If not, you have accepted what disagrees with you: a deal, a flattery, a secret. Sit still, look at the horizon, breathe through the nose. The body has voted; let the head hear the result.",
  },
  {
    id: "neglect",
    name: "Neglect",
    aliases: ["forgetting to feed", "forgotten baby"],
    see: ["baby", "pet", "plant"],
    meaning: "You remember with a jolt: there was a baby, a fish, a grandmother, in the back room, for weeks. The horror is love arriving late. Hardly ever is it about that creature; some tender duty to yourself lies in there, music, knees, prayer. It has waited and is hungry. Go in without excuses, and bring milk.",
  },
  {
    id: "nephew",
    name: "Nephew",
    aliases: ["niece", "sibling's child"],
    see: ["child", "sibling", "uncle"],
    meaning: "You may spoil them and hand them back. A nephew or niece is youth near you without the nights, so they bring in play, influence from the side, and the passing of years measured on a door frame. Grown taller than you since lunch, time has skipped. What would you tell them that parents cannot say?",
  },
  {
    id: "new-job",
    name: "New job",
    aliases: ["starting work", "first day"],
    see: ["work", "office", "offer-of-a-job"],
    meaning: "No badge yet, and everybody laughs at a joke from last year. A new job in sleep tries your adaptability in a safe place: where are the cups, who really decides? It can stand for any beginning where you rank lowest again. Ask two stupid questions on the first day; on the fortieth they are no longer free.",
  },
  {
    id: "night",
    name: "Night",
    aliases: ["darkness", "nighttime"],
    see: ["darkness", "moon", "star"],
    meaning: "The town goes down to its outlines, and sounds come nearer. Night dreamed at night is a dark within the dark, the place for secrets, rest, lovers and fear. Walking safely there, you have made friends with not knowing. If dawn refuses, a worry keeps its hand on the curtain. What could you see once your eyes adjusted?",
  },
  {
    id: "night-shift",
    name: "Night shift",
    aliases: ["working nights", "graveyard shift"],
    see: ["night", "work", "hospital"],
    meaning: "Neon, vending-machine soup, and the rest of mankind is lying down. The night shift keeps things running for people who never learn your name. It pictures care or effort out of step with everyone you love. Coming home against the stream at seven you feel noble and gray. Who leaves the porch lamp on for you?",
  },
  {
    id: "nipples",
    name: "Nipples",
    aliases: ["breastfeeding", "breast tip"],
    see: ["breast", "baby", "milk"],
    meaning: "Small, plain, and much talked about. They are the first thing most of us ever reached for, and belong to feeding before they belong to desire. Sore ones tell of giving past your supply. Many, like a cat's, of having too many mouths on you. Button up or do not; but eat something yourself.",
  },
  {
    id: "noodles",
    name: "Noodles",
    aliases: ["spaghetti bowl", "ramen"],
    see: ["soup", "eating", "kitchen"],
    meaning: "Long, slippery, impossible to eat with dignity. In some countries they mean long life and must not be bitten through. A bowl at a counter at midnight mends a day. Tangled on the fork, lines of thought will not be wound. Slurp: that is good manners somewhere, and whose guest are you hungry to be?",
  },
  {
    id: "nostalgia",
    name: "Nostalgia",
    aliases: ["longing for the past", "homesickness"],
    see: ["childhood", "old-house"],
    meaning: "The light is from that year, and it hurts sweetly under the ribs. Nostalgia gilds, as it must, for it is love with nowhere to go. Dreams supply the smell of the stairs to prove it. Ask what exactly you miss: time without a watch, being called in to supper? Part of that can be cooked tonight.",
  },
  {
    id: "numbness",
    name: "Numbness",
    aliases: ["numb hand", "losing feeling"],
    see: ["paralysis", "hand", "cold"],
    meaning: "You pinch your own arm and it belongs to the furniture. Often you have slept on it, so move and let it prickle. In the story, numbness guards you after too much: a loss, a year of alarms. Feeling returns with needles, which is why one puts it off. Warm the fingertips first.",
  },
];
