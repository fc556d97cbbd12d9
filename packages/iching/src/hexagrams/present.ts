import type { DraftOf } from "@almagest/operation";
import type * as z from "zod";
import type { IchingReader } from "../texts/reader";
import { trigramNames } from "../vocabulary/names";
import { imagePath } from "./image";
import type { fullHexagram, identity, line, summary } from "./schema";
import { type HexagramEntry, hexagramOf } from "./table";

type Identity = DraftOf<z.ZodObject<typeof identity>>;
type Summary = DraftOf<typeof summary>;

/** A hexagram's names and signs. */
export function presentIdentity(hexagram: HexagramEntry): Identity {
  const [upper, lower] = [trigramNames[hexagram.upper.id], trigramNames[hexagram.lower.id]];
  return {
    number: hexagram.number,
    symbol: hexagram.symbol,
    chinese: hexagram.chinese,
    english: hexagram.name.en,
    pinyin: hexagram.pinyin,
    upperTrigram: upper.en,
    lowerTrigram: lower.en,
    imageUrl: imagePath(hexagram.number),
  };
}

/** A hexagram with its texts, without its lines; `number` is 1 to 64. */
export function presentSummary(number: number, texts: IchingReader): Summary {
  return { ...presentIdentity(hexagramOf(number)), ...presentContent(number, texts) };
}

/** A hexagram in full, with all six lines. */
export function presentHexagram(number: number, texts: IchingReader): DraftOf<typeof fullHexagram> {
  const hexagram = hexagramOf(number);
  return {
    ...presentIdentity(hexagram),
    binary: hexagram.binary,
    ...presentContent(number, texts),
    changingLines: presentLines(number, POSITIONS, texts),
  };
}

const POSITIONS = [1, 2, 3, 4, 5, 6] as const;

/** Lines of a hexagram, by their positions from 1 at the bottom. */
export function presentLines(
  number: number,
  positions: readonly number[],
  texts: IchingReader,
): DraftOf<typeof line>[] {
  return positions.map((position) => ({
    position,
    text: texts.lookup(`hexagrams.${number}.lines.${position}.text`),
    meaning: texts.lookup(`hexagrams.${number}.lines.${position}.meaning`),
  }));
}

function presentContent(number: number, texts: IchingReader): Pick<Summary, "judgment" | "image" | "interpretation"> {
  const text = (member: string): string | undefined => texts.lookup(`hexagrams.${number}.${member}`);
  return {
    judgment: text("judgment"),
    image: text("image"),
    interpretation: {
      general: text("interpretation.general"),
      love: text("interpretation.love"),
      career: text("interpretation.career"),
      decision: text("interpretation.decision"),
      advice: text("interpretation.advice"),
    },
  };
}
