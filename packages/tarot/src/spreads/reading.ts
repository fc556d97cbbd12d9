import { fullStop, sentences } from "@almagest/i18n";
import { type Piece, readingOf } from "@almagest/telling";
import { type Laid, sideOf } from "../deck/laid";
import { toneOf } from "../deck/tones";
import { cardValues, turnOf } from "../texts/card-values";
import { tarotTeller } from "../texts/families";
import type { TarotReader } from "../texts/reader";
import { type PositionId, ROLES, type SpreadId } from "./table";

/** The piece that names the card at its place, and the one that says what this place makes of it. */
export function positionPieces(
  spread: SpreadId,
  position: PositionId,
  laid: Laid,
  texts: TarotReader,
): readonly (Piece | undefined)[] {
  const teller = tarotTeller(texts, turnOf([laid]));
  const setting = { section: "position", values: cardValues(laid, texts) } as const;
  const role = ROLES[position];
  if (role === "hope") return [teller.find("hopes", toneOf(laid), setting)];
  // A hard card is no help as it is, and no example to follow: what it may become has words of its own.
  const ease = (role === "help" || role === "reply") && toneOf(laid) === "hard" ? "-hard" : "";
  const place = teller.find("places", `${spread}.${position}${ease}`, setting);
  const side = `${laid.card.id}.${sideOf(laid)}`;
  if (role === "reply") return [place, teller.find("replies", `${side}.answer`, { section: "position" })];
  // Another person is somebody around you in one spread and the second of two people in another.
  const values = { Other: texts.lookup(`others.${spread}`) ?? "" };
  const part = teller.find("parts", `${side}.${role}`, { section: "position", values });
  return [place, part];
}

/** The card's own reply to what a caller's position asks; `index0` keeps neighbors from opening alike. */
export function customPieces(laid: Laid, index0: number, texts: TarotReader): readonly (Piece | undefined)[] {
  const teller = tarotTeller(texts, index0);
  const values = cardValues(laid, texts);
  return [
    teller.tell("customOpenings", toneOf(laid), { section: "custom", values }),
    teller.find("replies", `${laid.card.id}.${sideOf(laid)}.answer`, { section: "custom" }),
  ];
}

/** A caller's own position answered by its card: the caller's words, with a full stop where they end openly. */
export function customReading(asked: string, laid: Laid, index0: number, texts: TarotReader): string {
  const reading = readingOf(customPieces(laid, index0, texts));
  if (reading === undefined) return asked;
  const text = asked.trimEnd();
  const isOpen = /[\p{L}\p{M}\p{N})\]"'”»」）]$/u.test(text);
  return sentences([isOpen ? text + fullStop(texts.speaks) : text, reading]);
}
