import { type AnyPicture, InvariantError, type Issue, isAlmagestError, isRecord } from "@almagest/operation";

export const PICTURE_TYPES = ["image/svg+xml", "image/png"] as const;

export type PictureType = (typeof PICTURE_TYPES)[number];

/** A picture that a call asks for. */
export interface AskedPicture {
  readonly picture: AnyPicture;
  /** As its `parse` gave them. */
  readonly options: unknown;
  readonly type: PictureType;
  /** True where the answer is sent too, in the form that the call asks for. It is drawn whole. */
  readonly isBeside: boolean;
}

/** SVG text, or the bytes of a PNG. */
export type Drawn = string | Uint8Array<ArrayBuffer>;

/** A bounded place where SVG text becomes a PNG. */
export interface Painter {
  /** False where so much is waiting that one more picture would wait too long. */
  hasRoom(): boolean;
  /** @throws DomainError where the picture has too many pixels; HeavyQueueFull where there was no room after all. */
  png(svg: string): Promise<Uint8Array<ArrayBuffer>>;
}

/**
 * The SVG text of an operation's own answer.
 * @throws DomainError where there is nothing to draw in it. InvariantError where the picture does not fit the
 * operation: nothing that a caller could send otherwise.
 */
export function svgOf({ picture, options }: Pick<AskedPicture, "picture" | "options">, answer: unknown): string {
  try {
    return picture.svg(answer, options);
  } catch (error) {
    if (isAlmagestError(error) && error.name === "DomainError") throw error;
    const { operation, form } = picture;
    throw new InvariantError("a picture cannot be drawn of its operation's answer", { operation, form }, error);
  }
}

/** Themes that are decided where a picture is shown. */
const DECIDED_LATER: ReadonlySet<unknown> = new Set(["auto", "inherit"]);

/** Faults of options that are fine one by one, but not for this kind of picture. */
export function pictureIssues({ type, options }: Pick<AskedPicture, "type" | "options">): readonly Issue[] {
  const theme = isRecord(options) ? options["theme"] : undefined;
  if (type !== "image/png" || !DECIDED_LATER.has(theme)) return [];
  const message = `A PNG has the colors of one theme, and ${String(theme)} leaves them to the page that shows it. Send light, dark, or print, or ask for SVG.`;
  return [{ path: "theme", message, code: "invalid_value", expected: "light|dark|print" }];
}

/** The picture as it is sent. */
export async function painted(type: PictureType, svg: string, painter: Painter | undefined): Promise<Drawn> {
  if (type === "image/svg+xml") return svg;
  if (painter === undefined) throw new InvariantError("nothing here makes a PNG");
  return painter.png(svg);
}
