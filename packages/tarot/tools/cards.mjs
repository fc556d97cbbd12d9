// Draws images/<card id>.svg, all 78: number, emblem, name and element, light or dark as the reader's screen is.
//
//   node packages/tarot/tools/cards.mjs            writes them
//   node packages/tarot/tools/cards.mjs --check    fails where a file is not what would be written
//
// An illustrated deck would put its pictures under the same names; nothing else refers to what is drawn here.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { COURTS, MAJORS, PIPS, SUITS } from "./emblems.mjs";

const OUT = fileURLToPath(new URL("../images/", import.meta.url));

/** The trumps with what the Golden Dawn gave each: an element, a planet or a sign (Book T; RWS places Leo at 8). */
const TRUMPS = [
  ["fool", "The Fool", "Air"],
  ["magician", "The Magician", "Mercury"],
  ["high-priestess", "The High Priestess", "Moon"],
  ["empress", "The Empress", "Venus"],
  ["emperor", "The Emperor", "Aries, Fire"],
  ["hierophant", "The Hierophant", "Taurus, Earth"],
  ["lovers", "The Lovers", "Gemini, Air"],
  ["chariot", "The Chariot", "Cancer, Water"],
  ["strength", "Strength", "Leo, Fire"],
  ["hermit", "The Hermit", "Virgo, Earth"],
  ["wheel-of-fortune", "Wheel of Fortune", "Jupiter"],
  ["justice", "Justice", "Libra, Air"],
  ["hanged-man", "The Hanged Man", "Water"],
  ["death", "Death", "Scorpio, Water"],
  ["temperance", "Temperance", "Sagittarius, Fire"],
  ["devil", "The Devil", "Capricorn, Earth"],
  ["tower", "The Tower", "Mars"],
  ["star", "The Star", "Aquarius, Air"],
  ["moon", "The Moon", "Pisces, Water"],
  ["sun", "The Sun", "Sun"],
  ["judgement", "Judgement", "Fire"],
  ["world", "The World", "Saturn"],
];
const ROMAN = "0 I II III IV V VI VII VIII IX X XI XII XIII XIV XV XVI XVII XVIII XIX XX XXI".split(" ");
const SUIT_NAMES = { cups: "Cups", wands: "Wands", swords: "Swords", pentacles: "Pentacles" };
const ELEMENTS = { cups: "Water", wands: "Fire", swords: "Air", pentacles: "Earth" };
const RANKS = "Ace Two Three Four Five Six Seven Eight Nine Ten Page Knight Queen King".split(" ");
const COURT_FROM = 10;

/** Ink for light and for dark screens, by family; each has a contrast of at least 4.5 to 1 with its paper. */
const INKS = {
  major: ["#5b3a8c", "#cdb4f5"],
  cups: ["#1f5f99", "#8fc4f2"],
  wands: ["#a33d17", "#f4a582"],
  swords: ["#4a5560", "#c3ccd4"],
  pentacles: ["#5d6b1c", "#c8d67c"],
};
const PAPER = ["#fbf8f1", "#191722"];

const GRID = { x: 62, y: 62 };
const MIDDLE = { x: 150, y: 232 };

function emblem(drawing, scale, x = 0, y = 0) {
  const round = (value) => Number(value.toFixed(1));
  return `<g transform="translate(${round(MIDDLE.x + x)} ${round(MIDDLE.y + y)}) scale(${scale})" stroke-width="${round(3 / scale)}">${drawing}</g>`;
}

function pips(suit, count) {
  const { scale, places } = PIPS[count - 1];
  return places.map(([x, y]) => emblem(SUITS[suit], scale, x * GRID.x, y * GRID.y)).join("");
}

function court(suit, rank) {
  return emblem(SUITS[suit], 1.3) + emblem(COURTS[rank.toLowerCase()], 1.3);
}

function svg({ family, top, name, below, drawing }) {
  const [ink, inkDark] = INKS[family];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 500" width="300" height="500" role="img" aria-labelledby="t">
<title id="t">${name}</title>
<style>:root{color-scheme:light dark}.p{fill:${PAPER[0]}}.i{fill:${ink}}.s{fill:none;stroke:${ink};stroke-linecap:round;stroke-linejoin:round}text{text-anchor:middle;font-family:Georgia,"Times New Roman",serif}@media (prefers-color-scheme:dark){.p{fill:${PAPER[1]}}.i{fill:${inkDark}}.s{stroke:${inkDark}}}</style>
<rect class="p" width="300" height="500" rx="18"/>
<g class="s"><rect x="12" y="12" width="276" height="476" rx="11" stroke-width="1.5"/><path d="M90 392H210" stroke-width="1"/>${drawing}</g>
<g class="i"><text x="150" y="62" font-size="30">${top}</text><text x="150" y="426" font-size="23">${name}</text><text x="150" y="456" font-size="15" font-style="italic">${below}</text></g>
</svg>
`;
}

function major([id, name, attribution], number) {
  return [id, svg({ family: "major", top: ROMAN[number], name, below: attribution, drawing: emblem(MAJORS[id], 1.9) })];
}

function minor(suit, rank, index0) {
  const isCourt = index0 >= COURT_FROM;
  const drawing = isCourt ? court(suit, rank) : pips(suit, index0 + 1);
  const name = `${rank} of ${SUIT_NAMES[suit]}`;
  const top = isCourt ? rank : String(index0 + 1);
  return [`${rank.toLowerCase()}-of-${suit}`, svg({ family: suit, top, name, below: ELEMENTS[suit], drawing })];
}

const files = [
  ...TRUMPS.map(major),
  ...Object.keys(SUITS).flatMap((suit) => RANKS.map((rank, index0) => minor(suit, rank, index0))),
];

if (process.argv.includes("--check")) {
  const stale = files.filter(([id, text]) => readFileSync(`${OUT}${id}.svg`, "utf8") !== text).map(([id]) => id);
  if (stale.length > 0) throw new Error(`not as drawn: ${stale.join(", ")}`);
} else {
  mkdirSync(OUT, { recursive: true });
  for (const [id, text] of files) writeFileSync(`${OUT}${id}.svg`, text);
}
console.log(`${files.length} cards`);
