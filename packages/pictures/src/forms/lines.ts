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

interface LineLook {
  readonly width: number;
  readonly size: number;
  readonly isBold?: boolean;
}
