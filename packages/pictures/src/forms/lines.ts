import { widthOf } from "../shape";

/** A text in lines of at most this width, broken between its words. */
export function wrapped(text: string, { width, size, isBold = false }: LineLook): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last !== undefined && widthOf(longer, size, isBold) <= width) lines.splice(-1, 1, longer);
    // A separator stays at the end of its line.
    else if (last !== undefined && word === "·") lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  return lines;
}

/** The same, and words wider than a line are broken after a hyphen or, in Chinese, between two characters. */
export function broken(text: string, look: LineLook): readonly string[] {
  const { width, size, isBold = false } = look;
  return wrapped(text, look).flatMap((line) => {
    const lines: string[] = [];
    for (const part of line.match(PARTS) ?? []) {
      const last = lines.at(-1);
      if (last !== undefined && widthOf(last + part, size, isBold) <= width) lines.splice(-1, 1, last + part);
      else lines.push(part);
    }
    return lines;
  });
}

/** Parts that stay whole: a Chinese character with the signs that close after it, else all to a hyphen. */
const PARTS = /[（《“]?\p{Script=Han}[）》”，、。]*|[^\p{Script=Han}（《“-]+-?|-/gu;

interface LineLook {
  readonly width: number;
  readonly size: number;
  readonly isBold?: boolean;
}
