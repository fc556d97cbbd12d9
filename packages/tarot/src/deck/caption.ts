import type { Lang } from "@almagest/operation";
import { cardName } from "../vocabulary/names";
import type { Card } from "./cards";

/** A finished card: the drawing on top, the band of the caption under it. */
const CARD = { width: 300, height: 520, drawing: 460, margin: 16 };
const PAPER = "#f8f1e0";
const INK = "#221c33";
const NAME = { size: 25, baseline: 497, underNumeral: 504 };
const NUMERAL = { size: 15, baseline: 476 };
const ROMAN = "0 I II III IV V VI VII VIII IX X XI XII XIII XIV XV XVI XVII XVIII XIX XX XXI".split(" ");
const FONTS = "Georgia, 'Times New Roman', 'Noto Serif', serif";

export interface CardSvgOptions {
  /** Of the caption and of the title that a screen reader says. */
  readonly lang?: Lang;
}

/**
 * A card with its caption: the numeral of a trump and the name in the language asked for, under the drawing. The font
 * is the reader's, so the caption is set in a size at which a wide one has room.
 * @param drawing the text of `@almagest/tarot/images/{id}.svg`
 * @returns SVG, 300 by 520
 */
export function cardSvg(card: Card, drawing: string, { lang = "en" }: CardSvgOptions = {}): string {
  const name = cardName(card)[lang];
  const { width, height } = CARD;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${name}" lang="${lang}">
<title>${name}</title>
${contentOf(drawing)}
<path fill="${PAPER}" d="M0 ${CARD.drawing}H${width}V${height}H0Z"/>
<g fill="${INK}" font-family="${FONTS}" text-anchor="middle">${caption(card, name)}</g>
</svg>
`;
}

/** The drawing without its title and end tag. It may reach below its frame, where something has to cover it. */
export function contentOf(drawing: string): string {
  const from = drawing.indexOf("</title>") + "</title>".length;
  return drawing.slice(from, drawing.lastIndexOf("</svg>")).trim();
}

function caption(card: Card, name: string): string {
  const middle = CARD.width / 2;
  const text = (y: number, size: number, words: string): string =>
    `<text x="${middle}" y="${y}" font-size="${size}">${words}</text>`;
  if (card.arcana === "minor") return text(NAME.baseline, sizeOf(name), name);
  return text(NUMERAL.baseline, NUMERAL.size, ROMAN[card.number] ?? "") + text(NAME.underNumeral, sizeOf(name), name);
}

const WIDE = /\p{Script=Han}/u;
const CAPITAL = /\p{Lu}/u;
const MARK = /\p{M}/u;

/** The width of a letter in ems, as wide as common serif fonts have it. */
function letterWidth(letter: string): number {
  if (MARK.test(letter)) return 0.42;
  if (WIDE.test(letter)) return 1;
  if (letter === " ") return 0.32;
  return CAPITAL.test(letter) ? 0.88 : 0.68;
}

function sizeOf(name: string): number {
  const ems = [...name].reduce((sum, letter) => sum + letterWidth(letter), 0);
  const room = CARD.width - 2 * CARD.margin;
  return Math.floor(Math.min(NAME.size, room / ems) * 10) / 10;
}
