import { randomUUID } from "node:crypto";

/**
 * JSON texts of answers, to be set into a message that is written as JSON: parsing an answer to write it again would
 * cost as much as computing it.
 */
export interface Splices {
  /** A text that takes the place of this one in a message. */
  text(text: string): string;
  /** An object that takes the place of this JSON text of one. */
  object(json: string): Readonly<Record<string, unknown>>;
  /** The JSON text of a message, with the texts and objects in it. */
  into(message: string): string;
}

interface Splice {
  /** Its place in the JSON text of a message. */
  readonly mark: string;
  readonly json: string;
}

/** For one message: texts and objects are set in the order in which they were given. */
export function splices(): Splices {
  // Nobody outside can know it, so no text of a caller or of an answer holds a mark.
  const nonce = randomUUID();
  const given: Splice[] = [];
  const next = (): string => `${nonce}.${given.length}`;

  return {
    text: (text) => {
      const name = next();
      given.push({ mark: `"${name}"`, json: JSON.stringify(text) });
      return name;
    },
    object: (json) => {
      const name = next();
      given.push({ mark: `{"${name}":0}`, json });
      return { [name]: 0 };
    },
    into: (message) => {
      const pieces: string[] = [];
      let from = 0;
      for (const { mark, json } of given) {
        const at = message.indexOf(mark, from);
        // An error took the place of a result.
        if (at === -1) continue;
        pieces.push(message.slice(from, at), json);
        from = at + mark.length;
      }
      return pieces.join("") + message.slice(from);
    },
  };
}
