// Draws images/<card id>.svg, all 78: the scene of each card in a frame, without a caption.
//
//   node packages/tarot/tools/cards.mjs            writes them
//   node packages/tarot/tools/cards.mjs --check    fails where a file is not what would be written
//
// The motifs are in deck/, the scenes in deck/scenes/. The same scenes give the same bytes.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { drawing } from "./deck/card.mjs";
import { DECK } from "./deck/deck.mjs";

const OUT = fileURLToPath(new URL("../images/", import.meta.url));

const files = DECK.map(({ id, ...card }) => [id, drawing(card)]);

if (process.argv.includes("--check")) {
  const stale = files.filter(([id, text]) => readFileSync(`${OUT}${id}.svg`, "utf8") !== text).map(([id]) => id);
  if (stale.length > 0) throw new Error(`not as drawn: ${stale.join(", ")}`);
} else {
  mkdirSync(OUT, { recursive: true });
  for (const [id, text] of files) writeFileSync(`${OUT}${id}.svg`, text);
}
console.log(`${files.length} cards`);
