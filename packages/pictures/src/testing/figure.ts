import { type AnyPicture, InvariantError } from "@almagest/operation";
import type { Figure } from "../figure";

/** The shapes of any picture of a list, whose own options its type does not know. */
export function figureOf(picture: AnyPicture, answer: unknown, options: object): Figure {
  if (!("figure" in picture) || typeof picture.figure !== "function") {
    throw new InvariantError("a picture was not declared by definePicture", { operation: picture.operation });
  }
  const figure: Figure = picture.figure(answer, options);
  return figure;
}
