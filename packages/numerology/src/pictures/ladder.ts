import type { Term } from "@almagest/operation";
import {
  circle,
  definePicture,
  type Figure,
  group,
  type Headed,
  headed,
  LINE,
  label,
  path,
  rect,
  type Shape,
  SIZE,
} from "@almagest/pictures";
import * as z from "zod";
import { roles } from "../vocabulary/roles";

const SHEET = { width: 520, letter: 32, letterHeight: 50, perRow: 16, afterLetters: 10, step: 34, disc: 38 } as const;

export interface Letter {
  readonly letter: string;
  readonly value: string;
}

/** A calculation: letters with their values and their sum, and the sums below each other. */
export interface Steps {
  readonly letters: readonly Letter[];
  readonly sums: readonly string[];
}

/** Words of two letters and more with the space after them: the service words its calculations in English. */
const WORDS = /\p{L}[\p{L} ]*\p{L}:? /gu;
const LETTER = /^(\p{L})=(\d+)$/u;

/** Reads a calculation as answers word it: `A=1, D=4 → 1+4 = 5`, `Month: 12 → 1+2 = 3, Day: 4 → 3+4 = 7`. */
export function stepsOf(calculation: string): Steps {
  const plain = calculation.replaceAll(WORDS, "").trim();
  const [first = "", ...rest] = plain.split(" → ");
  const letters = lettersIn(first);
  return letters.length === 0
    ? { letters, sums: dateSums(plain) }
    : { letters, sums: rest.map((sum, index0) => (index0 === 0 ? afterAddends(sum) : sum)) };
}

function lettersIn(list: string): readonly Letter[] {
  return list.split(", ").flatMap((part) => {
    const [, letter, value] = LETTER.exec(part.trim()) ?? [];
    return letter === undefined || value === undefined ? [] : [{ letter, value }];
  });
}

/** Reads a calculation word by word: `J=1, O=7 = 8 | B=2, O=7 = 9 | 8+9 = 17 → 8`; each word with its own sum below it. */
export function wordStepsOf(calculation: string): readonly Steps[] {
  return calculation.split(" | ").map((part): Steps => {
    const cut = part.indexOf(" = ");
    const letters = lettersIn(part.slice(0, cut));
    return { letters, sums: [letters.length === 0 ? part : `Σ ${part.slice(cut + 3)}`] };
  });
}

/** The addends are above with their letters. */
function afterAddends(sum: string): string {
  const [, total] = /^\d+(?:\+\d+)+ = (\d+)$/.exec(sum) ?? [];
  return total === undefined ? sum : `Σ ${total}`;
}

/** Month, day and year each on its line; their sum on the last. */
function dateSums(plain: string): readonly string[] {
  const parts = plain.split(", ");
  const last = parts.at(-1) ?? "";
  const cut = last.lastIndexOf(" → ");
  return parts.length < 2 || cut < 0 ? parts : [...parts.slice(0, -1), last.slice(0, cut), last.slice(cut + 3)];
}

/** Letters, sums, and the number that they come to, from above down. */
export function ladder(heading: string, calculation: string, number: number): Figure {
  const { letters, sums } = stepsOf(calculation);
  return ladderOf({ heading }, [{ letters, sums: sums.filter((sum) => sum !== String(number)) }], number);
}

/** Blocks of letters with their sums below each, one under the other, and in the end the number. */
export function ladderOf(head: Headed, blocks: readonly Steps[], number: number): Figure {
  let top = 0;
  const shapes = blocks.flatMap(({ letters, sums }) => {
    const rows = Math.ceil(letters.length / SHEET.perRow);
    const [lettersTop, sumsTop] = [top, top + rows * SHEET.letterHeight + (rows === 0 ? 0 : SHEET.afterLetters)];
    top = sumsTop + sums.length * SHEET.step + (letters.length > 0 && blocks.length > 1 ? SHEET.afterLetters : 0);
    return [
      ...letters.map((one, index0) => letterShape(one, index0, letters.length, lettersTop)),
      ...sums.map((text, index0) => sumShape(text.trim(), sumsTop + (index0 + 0.5) * SHEET.step)),
    ];
  });
  const discY = top + SHEET.disc + 18;
  const told = blocks.flatMap(({ letters, sums }) => [
    letters.map(({ letter, value }) => `${letter} ${value}`).join(", "),
    ...sums,
  ]);
  return headed(head, {
    width: SHEET.width,
    height: discY + SHEET.disc + 2,
    shapes: [...shapes, ...discShapes(number, discY)],
    description: [...told, String(number)].filter((part) => part !== "").join("; "),
    isFixed: true,
  });
}

function sumShape(text: string, y: number): Shape {
  return label(text, {
    x: SHEET.width / 2,
    y,
    size: SIZE.text,
    anchor: "middle",
    fill: "muted",
    maxWidth: SHEET.width,
  });
}

function discShapes(number: number, y: number): readonly Shape[] {
  const middle = SHEET.width / 2;
  return [
    path(`M${middle} ${y - SHEET.disc - 16}V${y - SHEET.disc - 4}`, { stroke: "accent", "stroke-width": LINE.bold }),
    circle(middle, y, SHEET.disc, { fill: "accentWash", stroke: "accent", "stroke-width": LINE.bold }),
    label(String(number), { x: middle, y, size: 34, anchor: "middle", fill: "accent", isBold: true }),
  ];
}

function letterShape({ letter, value }: Letter, index0: number, count: number, blockTop: number): Shape {
  const row0 = Math.floor(index0 / SHEET.perRow);
  const inRow = Math.min(SHEET.perRow, count - row0 * SHEET.perRow);
  const left = (SHEET.width - inRow * SHEET.letter) / 2 + (index0 % SHEET.perRow) * SHEET.letter;
  const top = blockTop + row0 * SHEET.letterHeight;
  const x = left + SHEET.letter / 2;
  return group(
    [
      rect(
        { x: left + 2, y: top, width: SHEET.letter - 4, height: SHEET.letterHeight - 8 },
        { fill: "wash", stroke: "faint", "stroke-width": LINE.hair, rx: 4 },
      ),
      label(letter, { x, y: top + 13, size: SIZE.text, anchor: "middle", isBold: true }),
      label(value, { x, y: top + 30, size: SIZE.small, anchor: "middle", fill: "accent" }),
    ],
    { "data-value": Number(value) },
  );
}

/** A number of a name or a date, as it is worked out. */
function numberLadder(operation: string, title: Term) {
  return definePicture({
    operation,
    form: "ladder",
    title,
    reads: z.object({ number: z.number(), calculation: z.string() }),
    draw: ({ number, calculation }, { lang }) => ladder(title[lang], calculation, number),
  });
}

export const birthDayLadder = numberLadder("calculateBirthDay", roles.birthDay);
export const expressionLadder = numberLadder("calculateExpression", roles.expression);
export const lifePathLadder = numberLadder("calculateLifePath", roles.lifePath);
export const maturityLadder = numberLadder("calculateMaturity", roles.maturity);
export const personalityLadder = numberLadder("calculatePersonality", roles.personality);
export const soulUrgeLadder = numberLadder("calculateSoulUrge", roles.soulUrge);
