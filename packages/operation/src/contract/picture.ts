import type * as z from "zod";
import type { Term } from "../term";
import type { ParseResult, RawInput } from "./request";

/** A picture with its types erased, for domains and transports. Drawn by `@almagest/pictures`. */
export interface AnyPicture {
  /** The id of the operation whose answers it draws. */
  readonly operation: string;
  /** `wheel`, `table` and the like: the pictures of one operation differ in it. */
  readonly form: string;
  /** Its subject, in every language. */
  readonly title: Term;
  /** The options of a caller; every member has a default. */
  readonly options: z.ZodObject;
  /** Every issue at once, or the options with their defaults. */
  readonly parse: (raw: RawInput) => ParseResult<unknown>;
  /**
   * The SVG text of an answer, in the options that `parse` gave.
   * @throws ForeignAnswerError where the answer is not the operation's; DomainError where it has nothing to draw.
   */
  readonly svg: (answer: unknown, options: unknown) => string;
}

/** The pictures of a domain: known by their operations before any code that draws is loaded. */
export interface PictureLoader {
  /** Ids of the operations that have a picture, in the domain's order. */
  readonly of: readonly string[];
  /** In the same order; of several pictures of one operation the first is drawn where no form is asked for. */
  readonly load: () => Promise<{ readonly pictures: readonly AnyPicture[] }>;
}
