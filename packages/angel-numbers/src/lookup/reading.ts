import type { Piece } from "@almagest/telling";
import { stepOf } from "../numbers/classify";
import { type AngelNumberTeller, telling } from "../texts/families";
import type { AngelNumberReader } from "../texts/reader";
import { centerOf, type Sequence } from "./compute";

/** The paragraphs about a number: its form, its striking features and, last, its root. */
export function readingPieces(sequence: Sequence, texts: AngelNumberReader): readonly (Piece | undefined)[] {
  if (sequence.shape === "single") return [];
  const teller = telling.teller(texts, 0);
  const { number, digitRoot, sums } = sequence;
  const [first = digitRoot, second = digitRoot] = sums;
  const sum = texts.text("reading.sum", { number, steps: sums.length, first, second, root: digitRoot }) ?? "";
  return [
    ...formPieces(sequence, teller),
    ...digitPieces(sequence, teller, texts),
    teller.find(number === String(digitRoot) ? "masters" : "roots", String(digitRoot), {
      section: "reading",
      values: { number, sum },
    }),
  ];
}

function formPieces({ number, shape }: Sequence, teller: AngelNumberTeller): readonly (Piece | undefined)[] {
  const values = { number, first: number.charAt(0), second: number.charAt(1) };
  const setting = { section: "reading", values } as const;
  if (shape === "repeating") return [teller.find("repeating", number.charAt(0), setting)];
  const form = teller.find("forms", shape, setting);
  if (shape !== "palindrome") return [form];
  return [form, teller.find("centers", centerOf(number, shape) || "none", setting)];
}

function digitPieces(
  sequence: Sequence,
  teller: AngelNumberTeller,
  texts: AngelNumberReader,
): readonly (Piece | undefined)[] {
  const { number, shape, repeated, inner, run } = sequence;
  if (shape === "repeating") return [];
  const last = number.slice(-1);
  const tellOf = (family: "first" | "inner" | "last", digit: string): Piece | undefined =>
    teller.find(family, digit, { section: "reading", values: { number } });
  return [
    tellOf("first", number.charAt(0)),
    repeated &&
      teller.find("again", repeated.digit, {
        section: "reading",
        values: { number, times: texts.text("reading.times", { count: repeated.count }) ?? "" },
      }),
    run === undefined
      ? undefined
      : teller.find("runs", stepOf(run) > 0 ? "up" : "down", { section: "reading", values: { number, run } }),
    ...inner.map((digit) => tellOf("inner", digit)),
    last === number.charAt(0) ? undefined : tellOf("last", last),
  ].filter((piece) => piece !== undefined);
}
