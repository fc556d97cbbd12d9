// The 78 cards in the catalogue's order, each with its name, the tint of its frame and its scene.
import { cups01to03 } from "./scenes/cups-01-03.mjs";
import { cups04to06 } from "./scenes/cups-04-06.mjs";
import { cups07to10 } from "./scenes/cups-07-10.mjs";
import { cups11to14 } from "./scenes/cups-11-14.mjs";
import { pentacles01to04 } from "./scenes/pentacles-01-04.mjs";
import { pentacles05to07 } from "./scenes/pentacles-05-07.mjs";
import { pentacles08to10 } from "./scenes/pentacles-08-10.mjs";
import { pentacles11to14 } from "./scenes/pentacles-11-14.mjs";
import { swords01to05 } from "./scenes/swords-01-05.mjs";
import { swords06to10 } from "./scenes/swords-06-10.mjs";
import { swords11to14 } from "./scenes/swords-11-14.mjs";
import { trumps00to03 } from "./scenes/trumps-00-03.mjs";
import { trumps04to06 } from "./scenes/trumps-04-06.mjs";
import { trumps07to09 } from "./scenes/trumps-07-09.mjs";
import { trumps10to13 } from "./scenes/trumps-10-13.mjs";
import { trumps14 } from "./scenes/trumps-14.mjs";
import { trumps15to16 } from "./scenes/trumps-15-16.mjs";
import { trumps17to20 } from "./scenes/trumps-17-20.mjs";
import { trumps21 } from "./scenes/trumps-21.mjs";
import { wands01to04 } from "./scenes/wands-01-04.mjs";
import { wands05to08 } from "./scenes/wands-05-08.mjs";
import { wands09to10 } from "./scenes/wands-09-10.mjs";
import { wands11to14 } from "./scenes/wands-11-14.mjs";

const TRUMPS = [
  ["fool", "The Fool"],
  ["magician", "The Magician"],
  ["high-priestess", "The High Priestess"],
  ["empress", "The Empress"],
  ["emperor", "The Emperor"],
  ["hierophant", "The Hierophant"],
  ["lovers", "The Lovers"],
  ["chariot", "The Chariot"],
  ["strength", "Strength"],
  ["hermit", "The Hermit"],
  ["wheel-of-fortune", "Wheel of Fortune"],
  ["justice", "Justice"],
  ["hanged-man", "The Hanged Man"],
  ["death", "Death"],
  ["temperance", "Temperance"],
  ["devil", "The Devil"],
  ["tower", "The Tower"],
  ["star", "The Star"],
  ["moon", "The Moon"],
  ["sun", "The Sun"],
  ["judgement", "Judgement"],
  ["world", "The World"],
];
const RANKS = "ace two three four five six seven eight nine ten page knight queen king".split(" ");

/** Frames: one tint for the trumps and one for each suit. */
const TINTS = { major: "#6f4d96", cups: "#2f8a8c", wands: "#c8602a", swords: "#6c6f85", pentacles: "#5d9350" };

const SUITS = {
  cups: { ...cups01to03, ...cups04to06, ...cups07to10, ...cups11to14 },
  wands: { ...wands01to04, ...wands05to08, ...wands09to10, ...wands11to14 },
  swords: { ...swords01to05, ...swords06to10, ...swords11to14 },
  pentacles: { ...pentacles01to04, ...pentacles05to07, ...pentacles08to10, ...pentacles11to14 },
};
const MAJORS = {
  ...trumps00to03,
  ...trumps04to06,
  ...trumps07to09,
  ...trumps10to13,
  ...trumps14,
  ...trumps15to16,
  ...trumps17to20,
  ...trumps21,
};

const capital = (word) => word[0].toUpperCase() + word.slice(1);

const majors = TRUMPS.map(([id, title]) => ({ id, title, tint: TINTS.major, scene: MAJORS[id]() }));

const minors = Object.entries(SUITS).flatMap(([suit, scenes]) =>
  RANKS.map((rank) => ({
    id: `${rank}-of-${suit}`,
    title: `${capital(rank)} of ${capital(suit)}`,
    tint: TINTS[suit],
    scene: scenes[rank](),
  })),
);

export const DECK = [...majors, ...minors];
