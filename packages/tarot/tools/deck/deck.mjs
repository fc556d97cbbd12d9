// The 78 cards in the catalogue's order, each with its name, the tint of its frame and its scene.
import { cups } from "./scenes/cups.mjs";
import { cupsCourts } from "./scenes/cups-courts.mjs";
import { majorsA } from "./scenes/majors-a.mjs";
import { majorsB } from "./scenes/majors-b.mjs";
import { majorsC } from "./scenes/majors-c.mjs";
import { pentacles } from "./scenes/pentacles.mjs";
import { pentaclesCourts } from "./scenes/pentacles-courts.mjs";
import { swords } from "./scenes/swords.mjs";
import { swordsCourts } from "./scenes/swords-courts.mjs";
import { wands } from "./scenes/wands.mjs";
import { wandsCourts } from "./scenes/wands-courts.mjs";

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
  cups: { ...cups, ...cupsCourts },
  wands: { ...wands, ...wandsCourts },
  swords: { ...swords, ...swordsCourts },
  pentacles: { ...pentacles, ...pentaclesCourts },
};
const MAJORS = { ...majorsA, ...majorsB, ...majorsC };

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
